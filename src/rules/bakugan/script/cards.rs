//! Cards as a script writes them: `Tsunami copper pyrus 20, aquos 80` and `Fire Wall red +50`.

use super::LARGEST;
use crate::rules::bakugan::card::{AbilityCard, AbilityColour, GateCard, GateColour, Moment};
use crate::rules::bakugan::effect::{Amount, Deed, Effect, Whom};
use crate::rules::bakugan::setup::Attribute;
use crate::rules::script::{Problem, Words};

/// The word after which the effects of a card stand.
const DOES: &str = "does";

/// One of the seven Attributes.
pub(super) fn attribute(words: &mut Words) -> Result<Attribute, Problem> {
    let all = Attribute::ALL.map(|attribute| (attribute.name(), attribute));
    words.pick("an Attribute", all)
}

/// A Gate card: its name, and what else is known: colour, numbers, `does` and its effects.
pub(super) fn gate_card(words: &mut Words) -> Result<GateCard, Problem> {
    let colours = GateColour::ALL.map(|colour| (colour.name(), colour));
    let mut stops: Vec<&str> = colours.iter().map(|(name, _)| *name).collect();
    stops.extend(Attribute::ALL.map(Attribute::name));
    stops.push(DOES);
    let mut card = GateCard::named(words.text_until("a gate's name", &stops)?);
    if colours.iter().any(|(name, _)| words.is_next(name)) {
        card.colour = Some(words.pick("a colour", colours)?);
    }
    while !words.is_at_end() && !words.is_next(DOES) {
        let of = attribute(words)?;
        let number = words.number("a gate's number", -LARGEST..=LARGEST)?;
        card.numbers.insert(of, number);
        words.take(",");
    }
    if words.take(DOES) {
        card.effects = effects(words)?;
    }
    Ok(card)
}

/// An ability card: its name, and what else is known: colour, when it is played, what it adds, `does` and its effects.
pub(super) fn ability_card(words: &mut Words) -> Result<AbilityCard, Problem> {
    let colours = AbilityColour::ALL.map(|colour| (colour.name(), colour));
    let moments = [
        ("before flip", Moment::BeforeFlip),
        ("in battle", Moment::InBattle),
        ("after battle", Moment::AfterBattle),
        ("outside battle", Moment::OutsideBattle),
    ];
    let mut stops: Vec<&str> = colours.iter().map(|(name, _)| *name).collect();
    stops.extend(moments.map(|(phrase, _)| phrase));
    stops.push(DOES);
    let mut card = AbilityCard::named(words.text_until("an ability's name", &stops)?);
    if colours.iter().any(|(name, _)| words.is_next(name)) {
        card.colour = Some(words.pick("a colour", colours)?);
    }
    if moments.iter().any(|(phrase, _)| words.is_next(phrase)) {
        card.played = Some(words.pick("a moment", moments)?);
    }
    if !words.is_at_end() {
        words.expect(DOES)?;
        card.effects = effects(words)?;
    }
    Ok(card)
}

/// What a card does: `+50`, `-30 opponent`, several with commas, or a list in JSON as a set-up has it.
pub(super) fn effects(words: &mut Words) -> Result<Vec<Effect>, Problem> {
    if words.peek().is_some_and(|word| word.starts_with('[')) {
        return words.json("the effects");
    }
    words.list(|words| {
        let amount: i32 = words.number("what it adds", -LARGEST..=LARGEST)?;
        let to = if words.take("opponent") {
            Whom::Opponent
        } else if words.take("both") {
            Whom::Both
        } else {
            words.take("own");
            Whom::Own
        };
        let does = Deed::Add(Amount::once(amount));
        Ok(Effect::of(does).to(to))
    })
}
