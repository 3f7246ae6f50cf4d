//! The cards of Bakugan: the sorts of cards, what cards can do, the Attributes, a printed series, and of a match what
//! everybody at the table has seen.

use super::series::{SERIES_2_SIZE, series_2};
use super::{Card, Kind, Number, Picture, entered, inferred, sentence, sheet, sort};
use crate::rules::bakugan::HouseRule::{
    AbilityOrder, BeforeFlip, ClosedOnGate, Knocked, MissGoesTo,
};
use crate::rules::bakugan::{
    AbilityCard, AbilityColour, Attribute, Bakugan, Event, Face, GateCard, GateColour, HouseRule,
    Moment, Section, Toy, Zone,
};
use crate::rules::lookup::Paragraph;
use crate::rules::lookup::Part::{self, House, Inferred, Sheet};
use crate::rules::tongue::{RULES, tell};
use crate::rules::{GameKind, GroundKind, Ledger, Rules as _, Seat, TableRules};

type Parts = &'static [Part<Section, HouseRule>];

const GATE: Parts = &[
    Sheet(Section::Battle, "does"),
    Sheet(Section::Battle, "number"),
    Sheet(Section::Play, "set"),
    Sheet(Section::Winning, "win"),
    Sheet(Section::SetUp, "three"),
    Inferred("secret"),
];

const ABILITY: Parts = &[
    Sheet(Section::Battle, "when"),
    Sheet(Section::Battle, "how"),
    Sheet(Section::Battle, "first"),
    House(AbilityOrder),
    House(BeforeFlip),
    Sheet(Section::PlayingCards, "who"),
    Sheet(Section::PlayingCards, "at-once"),
    Sheet(Section::AdditionalRules, "right"),
    Inferred("secret"),
];

const BAKUGAN: Parts = &[
    Sheet(Section::Play, "roll"),
    Sheet(Section::Battle, "power"),
    Sheet(Section::AdditionalRules, "partly"),
    House(ClosedOnGate),
    House(MissGoesTo),
    House(Knocked),
    Sheet(Section::SetUp, "three"),
];

const COLOUR: Parts = &[Inferred("does"), Sheet(Section::SetUp, "one")];

const CLEAR: Parts = &[
    Sheet(Section::AdditionalRules, "takes"),
    Sheet(Section::AdditionalRules, "both"),
];

/// What cards can do.
const EFFECTS: [&str; 12] = [
    "add",
    "subtract",
    "times",
    "becomes",
    "swap",
    "number",
    "attribute",
    "lower",
    "no-abilities",
    "replace",
    "return",
    "out",
];

/// Every card, those of the match first.
pub(super) fn cards(game: Option<&Ledger<Bakugan>>) -> Vec<Card> {
    let house = match game {
        Some(game) => game.now().house().clone(),
        None => TableRules::as_printed(),
    };
    let sort = |id: &str, kind, picture, parts: Parts| {
        sort(GameKind::Bakugan, id, (kind, picture), &house, parts)
    };
    let mut cards = game.map(of_the_match).unwrap_or_default();
    cards.push(sort("gate", Kind::Gate, Picture::GateBack, GATE));
    for colour in GateColour::ALL {
        let picture = Picture::Gate(Some(colour));
        let id = format!("gate-{}", colour.name());
        cards.push(sort(&id, Kind::Gate, picture, COLOUR));
    }
    cards.push(sort(
        "ability",
        Kind::Ability,
        Picture::Ability(None),
        ABILITY,
    ));
    for colour in AbilityColour::ALL {
        let picture = Picture::Ability(Some(colour));
        let id = format!("ability-{}", colour.name());
        cards.push(sort(&id, Kind::Ability, picture, COLOUR));
    }
    cards.push(sort(
        "bakugan",
        Kind::Bakugan,
        Picture::Bakugan(None),
        BAKUGAN,
    ));
    cards.extend(Attribute::SIX.map(attribute));
    let clear = Picture::Attribute(Attribute::Clear);
    cards.push(sort("clear", Kind::Attribute, clear, CLEAR));
    cards.extend(EFFECTS.map(effect));
    cards.extend(series_2().iter().enumerate().map(of_series_2));
    cards
}

fn attribute(attribute: Attribute) -> Card {
    let name = attribute.name();
    Card {
        id: format!("bakugan-attribute-{}", name.to_lowercase()),
        game: GameKind::Bakugan,
        kind: Kind::Attribute,
        name: name.to_owned(),
        about: Kind::Attribute.words(),
        now: None,
        picture: Picture::Attribute(attribute),
        numbers: Vec::new(),
        paragraphs: vec![
            inferred(tell!("card-bakugan-attribute-is", attribute = name)),
            sheet(
                Section::Battle,
                tell!("card-bakugan-attribute-number", attribute = name),
            ),
        ],
        also: tell!("card-bakugan-attribute-also", attribute = name),
    }
}

fn effect(id: &str) -> Card {
    let own = |end: &str| RULES.say(&format!("card-bakugan-effect-{id}-{end}"), &[]);
    Card {
        id: format!("bakugan-effect-{id}"),
        game: GameKind::Bakugan,
        kind: Kind::Effect,
        name: own("name"),
        about: Kind::Effect.words(),
        now: None,
        picture: Picture::Gate(Some(GateColour::Copper)),
        numbers: Vec::new(),
        paragraphs: vec![
            inferred(own("does")),
            sheet(Section::Battle, tell!("card-bakugan-effect-when")),
            sheet(Section::AdditionalRules, tell!("card-bakugan-effect-first")),
        ],
        also: tell!("card-bakugan-effect-also"),
    }
}

fn of_series_2((place, card): (usize, &GateCard)) -> Card {
    let ground = |words| Paragraph {
        kind: GroundKind::Inferred,
        words,
        rests_on: tell!("card-series-2-ground"),
        setting: None,
    };
    let mut paragraphs: Vec<Paragraph> = doing(card).into_iter().map(ground).collect();
    paragraphs.push(sheet(Section::Battle, tell!("card-bakugan-gate-when")));
    let number = place + 1;
    Card {
        id: format!("bakugan-series-2-{number}"),
        about: tell!(
            "card-series-2-about",
            gate = about_gate(card),
            number = number,
            count = SERIES_2_SIZE
        ),
        also: tell!("card-series-2-also"),
        ..gate(card, paragraphs)
    }
}

/// What a Gate card does, a sentence each.
fn doing(card: &GateCard) -> Vec<String> {
    if card.effects.is_empty() {
        return vec![tell!("card-bakugan-gate-numbers-only")];
    }
    let effects = card.effects.iter();
    effects.map(|effect| sentence(&effect.words())).collect()
}

fn about_gate(card: &GateCard) -> String {
    tell!(
        "card-bakugan-gate-about",
        colour = card.colour.map_or("none", GateColour::name)
    )
}

fn gate(card: &GateCard, paragraphs: Vec<Paragraph>) -> Card {
    let numbers = Attribute::SIX.into_iter().filter_map(|attribute| {
        Some(Number {
            what: attribute.name().to_owned(),
            attribute: Some(attribute),
            amount: *card.numbers.get(&attribute)?,
        })
    });
    Card {
        id: String::new(),
        game: GameKind::Bakugan,
        kind: Kind::Gate,
        name: card.name.clone(),
        about: about_gate(card),
        now: None,
        picture: Picture::Gate(card.colour),
        numbers: numbers.collect(),
        paragraphs,
        also: String::new(),
    }
}

fn gate_id(name: &str) -> String {
    format!("match-gate-{}", name.trim().to_lowercase())
}

fn ability_id(name: &str) -> String {
    format!("match-ability-{}", name.trim().to_lowercase())
}

/// What everybody has seen in this match: gates that were turned over, abilities that were played, the Bakugan.
fn of_the_match(game: &Ledger<Bakugan>) -> Vec<Card> {
    let now = game.now();
    let mut gates: Vec<(Option<Seat>, GateCard)> = now
        .shown_gates()
        .into_iter()
        .map(|(owner, card)| (Some(owner), card))
        .collect();
    let mut abilities: Vec<(Option<Seat>, AbilityCard)> = now
        .played_abilities()
        .into_iter()
        .map(|(seat, card)| (Some(seat), card))
        .collect();
    // What has gone back to a hand since was seen all the same.
    for event in game.events() {
        match event {
            Event::GateFlipped {
                name: Some(name),
                card,
                ..
            } => {
                let known = |(_, one): &(_, GateCard)| gate_id(&one.name) == gate_id(name);
                if !gates.iter().any(known) {
                    let card = card.clone().unwrap_or_else(|| GateCard::named(name));
                    gates.push((None, card));
                }
            }
            Event::AbilityPlayed { seat, name, .. } => {
                let known = |(_, one): &(_, AbilityCard)| ability_id(&one.name) == ability_id(name);
                if !abilities.iter().any(known) {
                    abilities.push((Some(*seat), AbilityCard::named(name)));
                }
            }
            _ => {}
        }
    }
    let mut cards: Vec<Card> = Vec::new();
    for (owner, card) in gates {
        let one = match_gate(now, owner, &card);
        if !cards.iter().any(|known| known.id == one.id) {
            cards.push(one);
        }
    }
    for (seat, card) in abilities {
        let one = match_ability(now, seat, &card);
        if !cards.iter().any(|known| known.id == one.id) {
            cards.push(one);
        }
    }
    for (bakugan, toy) in now.toys() {
        if toy.kind.is_some() {
            let player = name_of(now, Some(bakugan.seat));
            let id = format!("match-toy-{}-{}", bakugan.seat.0, bakugan.number);
            cards.push(match_toy(id, player, toy));
        }
    }
    cards
}

fn name_of(now: &Bakugan, seat: Option<Seat>) -> Option<String> {
    let player = now.players().get(seat?)?;
    Some(player.name.clone())
}

fn match_gate(now: &Bakugan, owner: Option<Seat>, card: &GateCard) -> Card {
    let mut paragraphs: Vec<Paragraph> = if card.effects.is_empty() && card.numbers.is_empty() {
        vec![entered(tell!("card-bakugan-gate-read"))]
    } else {
        doing(card).into_iter().map(entered).collect()
    };
    paragraphs.push(sheet(Section::Battle, tell!("card-bakugan-gate-when")));
    let lies = now.gates().find(|(_, field)| {
        let is_owner = owner.is_none_or(|owner| owner == field.owner);
        let name = match &field.face {
            Face::Up(name) => name.as_deref(),
            Face::Down => None,
        };
        is_owner && name.is_some_and(|name| gate_id(name) == gate_id(&card.name))
    });
    let player = name_of(now, owner);
    Card {
        id: gate_id(&card.name),
        now: Some(match (lies, player) {
            (Some((gate, _)), _) => tell!("card-bakugan-gate-lies", gate = gate.to_string()),
            (None, Some(player)) => tell!("card-bakugan-gate-was-shown-by", player = player),
            (None, None) => tell!("card-bakugan-gate-was-shown"),
        }),
        also: tell!("card-in-this-match"),
        ..gate(card, paragraphs)
    }
}

fn match_ability(now: &Bakugan, seat: Option<Seat>, card: &AbilityCard) -> Card {
    let mut paragraphs: Vec<Paragraph> = Vec::new();
    if card.effects.is_empty() {
        paragraphs.push(entered(tell!("card-bakugan-ability-read")));
    }
    let effects = card.effects.iter();
    paragraphs.extend(effects.map(|effect| entered(sentence(&effect.words()))));
    let moment = card.played.map_or("none", |moment| match moment {
        Moment::BeforeFlip => "before-flip",
        Moment::InBattle => "in-battle",
        Moment::AfterBattle => "after-battle",
        Moment::OutsideBattle => "outside-battle",
    });
    let when = tell!("card-bakugan-ability-played", moment = moment);
    paragraphs.push(match card.played {
        Some(_) => entered(when),
        None => sheet(Section::Battle, when),
    });
    let player = name_of(now, seat);
    Card {
        id: ability_id(&card.name),
        game: GameKind::Bakugan,
        kind: Kind::Ability,
        name: card.name.clone(),
        about: tell!(
            "card-bakugan-ability-about",
            colour = card.colour.map_or("none", AbilityColour::name)
        ),
        now: player.map(|player| tell!("card-bakugan-ability-was-played", player = player)),
        picture: Picture::Ability(card.colour),
        numbers: Vec::new(),
        paragraphs,
        also: tell!("card-in-this-match"),
    }
}

fn match_toy(id: String, player: Option<String>, toy: &Toy) -> Card {
    let (zone, gate) = match toy.zone {
        Zone::Unused => ("unused", String::new()),
        Zone::Rolling => ("rolling", String::new()),
        Zone::Standing { gate, .. } => ("standing", gate.to_string()),
        Zone::Used => ("used", String::new()),
        Zone::Out => ("out", String::new()),
    };
    let number = toy.g_power.map(|amount| Number {
        what: tell!("card-number-g-power"),
        attribute: None,
        amount,
    });
    let attribute = toy.attribute.map_or("none", Attribute::name);
    Card {
        id,
        game: GameKind::Bakugan,
        kind: Kind::Bakugan,
        name: toy.name.clone(),
        about: tell!(
            "card-bakugan-toy-about",
            attribute = attribute,
            player = player.unwrap_or_default()
        ),
        now: Some(tell!("card-bakugan-toy-where", zone = zone, gate = gate)),
        picture: Picture::Bakugan(toy.attribute),
        numbers: number.into_iter().collect(),
        paragraphs: vec![
            sheet(Section::Battle, tell!("card-bakugan-bakugan-power")),
            sheet(
                Section::Battle,
                tell!("card-bakugan-attribute-number", attribute = attribute),
            ),
        ],
        also: tell!("card-in-this-match"),
    }
}

/// The id of the gate that was turned over, or the ability that was played, last.
pub(super) fn now(game: &Ledger<Bakugan>) -> Option<String> {
    game.events().rev().find_map(|event| match event {
        Event::GateFlipped { name, .. } => Some(match name {
            Some(name) => gate_id(name),
            None => "bakugan-gate".to_owned(),
        }),
        Event::AbilityPlayed { name, .. } => Some(ability_id(name)),
        _ => None,
    })
}
