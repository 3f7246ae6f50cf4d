//! One card, from the fields of its table.

use std::collections::BTreeMap;
use std::ops::Range;

use serde::Deserialize as _;
use toml::Spanned;
use toml::de::{DeTable, DeValue, ValueDeserializer};

use super::fault::{instead, shown};
use super::fields::{Fields, Value, kind_of, whole_number};
use super::spelling::{
    ABILITY_COLOURS, ATTRIBUTES, COMMANDS, GATE_COLOURS, KINDS, KindWord, MOMENTS, games, kinds_of,
};
use super::{
    Collecting, Content, LONGEST_CODE, LONGEST_TEXT, MOST_DOTS, MOST_EFFECTS, PackCard, PictureName,
};
use crate::rules::GameKind;
use crate::rules::bakugan::Attribute;
use crate::rules::bakugan::effect::{Deed, Effect};
use crate::rules::bakugan::setup::LARGEST_NUMBER;
use crate::rules::script::nearest;

/// Every field that some kind of card has.
const ALL_FIELDS: [&str; 21] = [
    "game",
    "kind",
    "name",
    "code",
    "text",
    "when",
    "picture",
    "language",
    "colour",
    "numbers",
    "effects",
    "played",
    "attribute",
    "g_power",
    "creature",
    "dots",
    "command",
    "icon",
    "format",
    "author",
    "version",
];

/// What a pack says of all its cards.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Usual {
    pub(super) game: Option<GameKind>,
    /// True when the pack names a game that there is not: the cards are not blamed for it.
    pub(super) has_wrong_game: bool,
}

/// Reads a card; none when something is wrong with it, which is noted then. Also says where its picture is named.
pub(super) fn card(
    mut fields: Fields<'_, '_>,
    usual: Usual,
) -> Option<(PackCard, Option<Range<usize>>)> {
    let before = fields.count();
    let game = game(&mut fields, usual);
    let kind = kind(&mut fields, game);
    let code = fields.line("code", LONGEST_CODE);
    let text = fields.lines("text", LONGEST_TEXT);
    let when = fields.line("when", LONGEST_TEXT);
    let language = language(&mut fields);
    let picture_place = fields.has("picture").then(|| fields.value_place("picture"));
    let picture = picture(&mut fields);
    // A Kaboodl card is called by what it shows.
    let has_own_name = !matches!(kind, Some(KindWord::Kaboodl | KindWord::Collecting));
    let name = if has_own_name {
        fields.name("name", "write name = \"\u{2026}\" under [[card]]")
    } else {
        fields.name_if_there("name")
    };
    let content = kind.and_then(|kind| content(&mut fields, kind));
    let what = kind.and_then(|kind| KINDS.iter().find(|(_, one, _)| *one == kind));
    if let Some((.., what)) = what {
        fields.refuse_others(what, &ALL_FIELDS);
    } else {
        // Which fields there are depends on the kind: only what no kind has is told.
        fields.refuse_unknown(&ALL_FIELDS);
    }
    if fields.count() > before {
        return None;
    }
    let (game, content) = (game?, content?);
    let card = PackCard {
        name: name.or_else(|| called(&content))?,
        game,
        code,
        text,
        when,
        picture,
        language,
        content,
    };
    Some((card, picture_place))
}

/// What a card is called that has no name of its own.
pub(super) fn called(content: &Content) -> Option<String> {
    match content {
        Content::Kaboodl {
            creature,
            colour,
            dots,
        } => Some(format!("{colour} {creature} {dots}")),
        Content::Collecting(Collecting::Creature(name) | Collecting::Colour(name)) => {
            Some(name.clone())
        }
        Content::Collecting(Collecting::Dots(dots)) => Some(dots.to_string()),
        _ => None,
    }
}

fn game(fields: &mut Fields<'_, '_>, usual: Usual) -> Option<GameKind> {
    if fields.has("game") {
        return fields.word("game", &games());
    }
    fields.asks("game");
    if usual.game.is_none() && !usual.has_wrong_game {
        fields.missing(
            "game",
            "write it at the top of pack.toml, or under [[card]], as game = \"bakugan\"",
        );
    }
    usual.game
}

fn kind(fields: &mut Fields<'_, '_>, game: Option<GameKind>) -> Option<KindWord> {
    let Some(game) = game else {
        fields.take("kind");
        return None;
    };
    if !fields.has("kind") {
        fields.asks("kind");
        let (first, _) = kinds_of(game).first()?;
        fields.missing("kind", &format!("write kind = \"{first}\" under [[card]]"));
        return None;
    }
    let (word, span) = fields.text("kind")?;
    let elsewhere = KINDS.iter().any(|(one, ..)| *one == word);
    if elsewhere && !kinds_of(game).iter().any(|(one, _)| *one == word) {
        let known: Vec<&str> = kinds_of(game).iter().map(|(word, _)| *word).collect();
        let why = format!(
            "{} has no card of kind \"{word}\"; it can be: {}",
            game.name(),
            known.join(", ")
        );
        fields.fault(&span, "kind", why);
        return None;
    }
    fields.known("kind", &word, &span, kinds_of(game))
}

/// A language by its code.
pub(super) fn language(fields: &mut Fields<'_, '_>) -> Option<String> {
    let (code, span) = fields.text("language")?;
    let mut parts = code.split('-');
    let is_first = |part: &str| {
        (2..=3).contains(&part.len()) && part.chars().all(|letter| letter.is_ascii_lowercase())
    };
    let is_second =
        |part: &str| part.len() == 2 && part.chars().all(|letter| letter.is_ascii_uppercase());
    let is_code = parts.next().is_some_and(is_first)
        && parts.next().is_none_or(is_second)
        && parts.next().is_none();
    if is_code {
        return Some(code);
    }
    let known = [
        ("english", "en"),
        ("german", "de"),
        ("deutsch", "de"),
        ("french", "fr"),
        ("spanish", "es"),
    ];
    let near = nearest(&code, known.map(|(name, _)| name));
    let meant = known.into_iter().find(|(name, _)| Some(*name) == near);
    let meant = meant.map_or_else(
        || "write \"en\" for English, \"de\" for German".to_owned(),
        |(_, code)| format!("did you mean \"{code}\"?"),
    );
    fields.fault(
        &span,
        "language",
        format!("\"{}\" is no code of a language; {meant}", shown(&code)),
    );
    None
}

fn picture(fields: &mut Fields<'_, '_>) -> Option<PictureName> {
    let (path, span) = fields.text("picture")?;
    PictureName::check(&path)
        .map_err(|why| fields.fault(&span, "picture", why))
        .ok()
}

fn content(fields: &mut Fields<'_, '_>, kind: KindWord) -> Option<Content> {
    Some(match kind {
        KindWord::Gate => Content::Gate {
            colour: fields.word("colour", &GATE_COLOURS),
            numbers: numbers(fields),
            effects: effects(fields),
        },
        KindWord::Ability => Content::Ability {
            colour: fields.word("colour", &ABILITY_COLOURS),
            played: fields.word("played", &MOMENTS),
            effects: effects(fields),
        },
        KindWord::Bakugan => Content::Bakugan {
            attribute: fields.word("attribute", &ATTRIBUTES),
            g_power: fields
                .number("g_power", 0, LARGEST_NUMBER.into())
                .and_then(|number| i32::try_from(number).ok()),
        },
        KindWord::Kaboodl => {
            let creature = fields.name(
                "creature",
                "write creature = \"Beak\", as it is called at your table",
            );
            let colour = fields.name(
                "colour",
                "write colour = \"red\", as it is called at your table",
            );
            if !fields.has("dots") {
                fields.missing("dots", "write dots = 1, or how many there are");
            }
            let dots = dots(fields);
            Content::Kaboodl {
                creature: creature?,
                colour: colour?,
                dots: dots?,
            }
        }
        KindWord::Collecting => {
            let given = ["creature", "colour", "dots"]
                .into_iter()
                .filter(|field| fields.has(field));
            let given: Vec<&str> = given.collect();
            let creature = fields.name_if_there("creature").map(Collecting::Creature);
            let second_place = given.get(1).map(|field| (fields.place_of(field), *field));
            let colour = fields.name_if_there("colour").map(Collecting::Colour);
            let dots = dots(fields).map(Collecting::Dots);
            if let Some((place, field)) = second_place {
                fields.fault(
                    &place,
                    field,
                    "a card to collect with shows only one thing; remove the others",
                );
            }
            if given.is_empty() {
                fields.missing(
                    "creature",
                    "write what the card shows: creature, colour or dots",
                );
            }
            Content::Collecting(creature.or(colour).or(dots)?)
        }
        KindWord::Command => {
            if !fields.has("command") {
                fields.missing(
                    "command",
                    "write command = \"wild\", \"kbaam\" or \"kbosh\"",
                );
            }
            Content::Command(fields.word("command", &COMMANDS)?)
        }
        KindWord::Character => Content::Character {
            icon: fields.name(
                "icon",
                "write icon = \"Heart\", as it is called at your table",
            )?,
        },
        KindWord::Event => Content::Event,
    })
}

fn dots(fields: &mut Fields<'_, '_>) -> Option<u8> {
    let dots = fields.number("dots", 1, MOST_DOTS.into())?;
    u8::try_from(dots).ok()
}

/// The numbers of a gate, by Attribute.
fn numbers(fields: &mut Fields<'_, '_>) -> BTreeMap<Attribute, i32> {
    let mut numbers = BTreeMap::new();
    let Some(value) = fields.take("numbers") else {
        return numbers;
    };
    let span = value.span();
    let table = match value.into_inner() {
        DeValue::Table(table) => table,
        other => {
            let why = format!(
                "it is {}; write it as numbers = {{ pyrus = 140, aquos = 120 }}",
                kind_of(&other)
            );
            fields.fault(&span, "numbers", why);
            return numbers;
        }
    };
    let largest = i64::from(LARGEST_NUMBER);
    let mut given: Vec<_> = table.into_iter().collect();
    given.sort_by_key(|(key, _)| key.span().start);
    for (key, value) in given {
        let word = key.as_ref().to_string();
        let attribute = ATTRIBUTES.iter().find(|(one, _)| *one == word);
        let Some((_, attribute)) = attribute else {
            let six = ATTRIBUTES.iter().take(6).map(|(word, _)| *word);
            let why = format!("there is no such Attribute; {}", instead(&word, six));
            fields.fault(&key.span(), &format!("numbers.{word}"), why);
            continue;
        };
        if *attribute == Attribute::Clear {
            let why = "a gate has no number for clear; remove it";
            fields.fault(&key.span(), "numbers.clear", why);
            continue;
        }
        match whole_number(&word, value.as_ref(), -largest, largest).map(i32::try_from) {
            Ok(Ok(number)) => {
                numbers.insert(*attribute, number);
            }
            Ok(Err(_)) => {}
            Err(why) => fields.fault(&value.span(), &format!("numbers.{word}"), why),
        }
    }
    numbers
}

/// What a card does, in order.
fn effects(fields: &mut Fields<'_, '_>) -> Vec<Effect> {
    let Some(value) = fields.take("effects") else {
        return Vec::new();
    };
    let span = value.span();
    let list: Vec<Value<'_>> = match value.into_inner() {
        DeValue::Array(list) => list.into_iter().collect(),
        other => {
            let why = format!(
                "it is {}; write it as effects = [{{ does = \"no_abilities\" }}]",
                kind_of(&other)
            );
            fields.fault(&span, "effects", why);
            return Vec::new();
        }
    };
    if list.len() > MOST_EFFECTS {
        let why = format!("a card does at most {MOST_EFFECTS} things; remove some");
        fields.fault(&span, "effects", why);
        return Vec::new();
    }
    let mut effects = Vec::new();
    for (number, value) in (1..).zip(list) {
        let field = format!("effect {number}");
        let whole = value.span();
        match effect(value) {
            Ok(effect) => match effect.problem() {
                None => effects.push(effect),
                Some(problem) => {
                    fields.fault(&whole, &field, format!("{problem}; look at the card again"))
                }
            },
            Err((span, why)) => fields.fault(&span.unwrap_or(whole), &field, why),
        }
    }
    effects
}

/// The word of the one deed that has, or has not, something behind it.
pub(super) const CHANGE_ATTRIBUTE: &str = "change_attribute";

type Wrong = (Option<Range<usize>>, String);

fn effect(mut value: Value<'_>) -> Result<Effect, Wrong> {
    let is_chosen = match value.get_mut() {
        DeValue::Table(table) => is_chosen_attribute(table),
        _ => false,
    };
    match Effect::deserialize(ValueDeserializer::from(value)) {
        Ok(effect) if is_chosen => Ok(Effect {
            does: Deed::ChangeAttribute(None),
            ..effect
        }),
        Ok(effect) => Ok(effect),
        Err(error) => Err((
            error.span(),
            effect_fault(&error.message().replace('\n', ", ")),
        )),
    }
}

/// True for `does = "change_attribute"`, of which TOML can say nothing more; another deed without more takes its place
/// for the reader's sake.
fn is_chosen_attribute(table: &mut DeTable<'_>) -> bool {
    let Some((_, does)) = table.iter_mut().find(|(key, _)| key.as_ref() == "does") else {
        return false;
    };
    let is_chosen = matches!(does.as_ref(), DeValue::String(word) if word == CHANGE_ATTRIBUTE);
    if is_chosen {
        *does = Spanned::new(does.span(), DeValue::String("swap".into()));
    }
    is_chosen
}

/// What a reader says of an effect, in plain words with what to do.
fn effect_fault(message: &str) -> String {
    let quoted: Vec<&str> = message.split('`').skip(1).step_by(2).collect();
    let (found, known) = quoted
        .split_first()
        .map_or(("", &[][..]), |(found, known)| (*found, known));
    if message.starts_with("unknown variant") {
        return format!(
            "there is no \"{}\"; {}",
            shown(found),
            instead(found, known.iter().copied())
        );
    }
    if message.starts_with("unknown field") {
        return format!(
            "there is no field \"{}\" in an effect; {}",
            shown(found),
            instead(found, known.iter().copied())
        );
    }
    if message.starts_with("missing field") {
        let example = match found {
            "does" => "{ does = \"no_abilities\" }",
            _ => "{ does = { add = { amount = 50 } } }",
        };
        return format!("\"{}\" is missing; write it as {example}", shown(found));
    }
    if message.contains("unit variant") {
        return "something is missing behind the word; write it as { add = { amount = 50 } }"
            .to_owned();
    }
    format!(
        "this is no effect ({}); compare it with \"What a card does\" in the description",
        shown(message)
    )
}
