//! Packs and cards as text, and one card changed in a file without touching what stands around it.

use std::fmt::Write as _;
use std::ops::Range;

use thiserror::Error;
use toml::de::{DeTable, DeValue};

use super::card::{CHANGE_ATTRIBUTE, called};
use super::spelling::{
    ABILITY_COLOURS, ATTRIBUTES, COMMANDS, GATE_COLOURS, MOMENTS, game_word, word_of,
};
use super::{Collecting, Content, FORMAT, Pack, PackCard};
use crate::rules::GameKind;
use crate::rules::bakugan::effect::{Deed, Effect};

/// Why a file cannot be changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum EditError {
    /// It has a mistake in it.
    #[error("the file has a mistake in it; put that right first")]
    Damaged,
    /// It has no such card.
    #[error("the card is no longer in the file")]
    NoSuchCard,
}

/// A whole pack as one `pack.toml`.
pub fn pack_text(pack: &Pack) -> String {
    let mut text = String::new();
    line(&mut text, "format", &FORMAT.to_string());
    line(&mut text, "name", &quoted(&pack.name));
    for (field, value) in [
        ("author", &pack.author),
        ("version", &pack.version),
        ("language", &pack.language),
    ] {
        if let Some(value) = value {
            line(&mut text, field, &quoted(value));
        }
    }
    let first = pack.cards.first().map(|card| card.game);
    let usual = first.filter(|game| pack.cards.iter().all(|card| card.game == *game));
    if let Some(game) = usual {
        line(&mut text, "game", &quoted(game_word(game)));
    }
    for card in &pack.cards {
        text.push('\n');
        text.push_str(&block(card, usual));
    }
    text
}

/// A card as it stands in a file, from `[[card]]` on.
pub fn card_text(card: &PackCard) -> String {
    block(card, None)
}

/// A file with one card more at its end.
///
/// # Errors
/// When the file has a mistake in it.
pub fn added(text: &str, card: &PackCard) -> Result<String, EditError> {
    added_all(text, std::slice::from_ref(card))
}

/// A file with several cards more at its end.
///
/// # Errors
/// When the file has a mistake in it.
pub fn added_all(text: &str, cards: &[PackCard]) -> Result<String, EditError> {
    blocks(text)?;
    let cards: Vec<String> = cards.iter().map(card_text).collect();
    let gap = match text {
        "" => "",
        text if text.ends_with('\n') => "\n",
        _ => "\n\n",
    };
    Ok(format!(
        "{text}{}",
        like(text, &format!("{gap}{}", cards.join("\n")))
    ))
}

/// A file with another card in the place of its card of this number, counted from 0. Notes that stood among the lines of
/// the old card stand above the new one.
///
/// # Errors
/// When the file has a mistake in it, or no such card.
pub fn replaced(text: &str, number: usize, card: &PackCard) -> Result<String, EditError> {
    let (before, after) = around(text, number)?;
    let end = text.len() - after.len();
    let old = text.get(before.len()..end).unwrap_or("");
    let notes: String = notes_in(old)
        .into_iter()
        .map(|note| format!("{note}\n"))
        .collect();
    let new = like(text, &format!("{notes}{}", card_text(card)));
    Ok(format!("{before}{new}{after}"))
}

/// The notes in a piece of TOML, each from its sign on.
fn notes_in(text: &str) -> Vec<&str> {
    let mut notes = Vec::new();
    // What closes the text in quotes that is open here.
    let mut closes: Option<&str> = None;
    let mut at = 0;
    while let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) {
        let first = rest.chars().next().map_or(1, char::len_utf8);
        if let Some(end) = closes {
            if rest.starts_with('\\') && end.starts_with('"') {
                let escaped = rest.chars().nth(1).map_or(0, char::len_utf8);
                at += first + escaped;
            } else if rest.starts_with(end) {
                closes = None;
                at += end.len();
            } else {
                at += first;
            }
            continue;
        }
        let opens = ["\"\"\"", "'''", "\"", "'"];
        if let Some(quote) = opens.into_iter().find(|quote| rest.starts_with(quote)) {
            closes = Some(quote);
            at += quote.len();
        } else if rest.starts_with('#') {
            let note = rest.lines().next().unwrap_or(rest);
            notes.push(note.trim_end());
            at += note.len();
        } else {
            at += first;
        }
    }
    notes
}

/// A file without its card of this number, counted from 0.
///
/// # Errors
/// When the file has a mistake in it, or no such card.
pub fn without(text: &str, number: usize) -> Result<String, EditError> {
    let (before, after) = around(text, number)?;
    let after = after
        .strip_prefix("\r\n")
        .or_else(|| after.strip_prefix('\n'));
    Ok(format!(
        "{before}{}",
        after.unwrap_or(around(text, number)?.1)
    ))
}

/// What stands before and behind a card.
fn around(text: &str, number: usize) -> Result<(&str, &str), EditError> {
    let block = blocks(text)?
        .into_iter()
        .nth(number)
        .ok_or(EditError::NoSuchCard)?;
    let before = text.get(..block.start).ok_or(EditError::Damaged)?;
    let rest = text.get(block.end..).ok_or(EditError::Damaged)?;
    let end = rest.find('\n').map_or(rest.len(), |at| at + 1);
    Ok((before, rest.get(end..).unwrap_or("")))
}

/// Where each card of a file stands, from its first bracket to the end of its last value.
fn blocks(text: &str) -> Result<Vec<Range<usize>>, EditError> {
    let mark = if text.starts_with('\u{feff}') {
        '\u{feff}'.len_utf8()
    } else {
        0
    };
    let shown = text.get(mark..).unwrap_or("");
    let (table, errors) = DeTable::parse_recoverable(shown);
    if !errors.is_empty() {
        return Err(EditError::Damaged);
    }
    let cards = table
        .as_ref()
        .iter()
        .find(|(key, _)| key.as_ref() == "card");
    let Some((_, cards)) = cards else {
        return Ok(Vec::new());
    };
    let DeValue::Array(cards) = cards.as_ref() else {
        return Err(EditError::Damaged);
    };
    let found: Vec<Range<usize>> = cards
        .iter()
        .map(|card| {
            let end = card.span().end.max(end_of(card.as_ref()));
            card.span().start + mark..end + mark
        })
        .collect();
    let is_own = |block: &Range<usize>| {
        text.get(block.start..)
            .is_some_and(|rest| rest.starts_with("[["))
    };
    if found.iter().all(is_own) {
        Ok(found)
    } else {
        Err(EditError::Damaged)
    }
}

/// Where the last value within this one ends.
fn end_of(value: &DeValue<'_>) -> usize {
    let ends: Vec<usize> = match value {
        DeValue::Array(items) => items
            .iter()
            .map(|item| item.span().end.max(end_of(item.as_ref())))
            .collect(),
        DeValue::Table(table) => {
            let values = table.values();
            values
                .map(|item| item.span().end.max(end_of(item.as_ref())))
                .collect()
        }
        _ => Vec::new(),
    };
    ends.into_iter().max().unwrap_or(0)
}

/// New lines with the line ends that a file has.
fn like(file: &str, lines: &str) -> String {
    if file.contains("\r\n") {
        lines.replace('\n', "\r\n")
    } else {
        lines.to_owned()
    }
}

fn block(card: &PackCard, usual: Option<GameKind>) -> String {
    let mut text = "[[card]]\n".to_owned();
    if usual != Some(card.game) {
        line(&mut text, "game", &quoted(game_word(card.game)));
    }
    line(&mut text, "kind", &quoted(card.content.kind_word()));
    if called(&card.content).as_ref() != Some(&card.name) {
        line(&mut text, "name", &quoted(&card.name));
    }
    if let Some(code) = &card.code {
        line(&mut text, "code", &quoted(code));
    }
    content(&mut text, &card.content);
    if let Some(words) = &card.text {
        line(&mut text, "text", &quoted(words));
    }
    for (field, value) in [("when", &card.when), ("language", &card.language)] {
        if let Some(value) = value {
            line(&mut text, field, &quoted(value));
        }
    }
    if let Some(picture) = &card.picture {
        line(&mut text, "picture", &quoted(picture.as_str()));
    }
    text
}

fn content(text: &mut String, content: &Content) {
    match content {
        Content::Gate {
            colour,
            numbers,
            effects,
        } => {
            if let Some(colour) = colour {
                line(text, "colour", &quoted(word_of(&GATE_COLOURS, colour)));
            }
            if !numbers.is_empty() {
                let given: Vec<String> = ATTRIBUTES
                    .iter()
                    .filter_map(|(word, attribute)| {
                        Some(format!("{word} = {}", numbers.get(attribute)?))
                    })
                    .collect();
                line(text, "numbers", &format!("{{ {} }}", given.join(", ")));
            }
            write_effects(text, effects);
        }
        Content::Ability {
            colour,
            played,
            effects,
        } => {
            if let Some(colour) = colour {
                line(text, "colour", &quoted(word_of(&ABILITY_COLOURS, colour)));
            }
            if let Some(played) = played {
                line(text, "played", &quoted(word_of(&MOMENTS, played)));
            }
            write_effects(text, effects);
        }
        Content::Bakugan { attribute, g_power } => {
            if let Some(attribute) = attribute {
                line(text, "attribute", &quoted(word_of(&ATTRIBUTES, attribute)));
            }
            if let Some(g_power) = g_power {
                line(text, "g_power", &g_power.to_string());
            }
        }
        Content::Kaboodl {
            creature,
            colour,
            dots,
        } => {
            line(text, "creature", &quoted(creature));
            line(text, "colour", &quoted(colour));
            line(text, "dots", &dots.to_string());
        }
        Content::Collecting(Collecting::Creature(name)) => line(text, "creature", &quoted(name)),
        Content::Collecting(Collecting::Colour(name)) => line(text, "colour", &quoted(name)),
        Content::Collecting(Collecting::Dots(dots)) => line(text, "dots", &dots.to_string()),
        Content::Command(command) => line(text, "command", &quoted(word_of(&COMMANDS, command))),
        Content::Character { icon } => line(text, "icon", &quoted(icon)),
        Content::Event => {}
    }
}

fn write_effects(text: &mut String, effects: &[Effect]) {
    if effects.is_empty() {
        return;
    }
    let written: Vec<String> = effects.iter().filter_map(effect).collect();
    if let [one] = written.as_slice() {
        line(text, "effects", &format!("[{one}]"));
    } else {
        let lines: Vec<String> = written.iter().map(|one| format!("    {one},\n")).collect();
        line(text, "effects", &format!("[\n{}]", lines.concat()));
    }
}

/// An effect on one line. Every effect can be written: what TOML has no word for has one of its own.
fn effect(effect: &Effect) -> Option<String> {
    let is_chosen = effect.does == Deed::ChangeAttribute(None);
    let plain = Effect {
        does: if is_chosen {
            Deed::Swap
        } else {
            effect.does.clone()
        },
        ..effect.clone()
    };
    let mut table = toml::Table::try_from(plain).ok()?;
    if is_chosen {
        table.insert("does".to_owned(), CHANGE_ATTRIBUTE.into());
    }
    Some(toml::Value::Table(table).to_string())
}

fn line(text: &mut String, field: &str, value: &str) {
    // Writing to a text cannot fail.
    let _ = writeln!(text, "{field} = {value}");
}

/// A text in quotes.
fn quoted(text: &str) -> String {
    toml::Value::String(text.to_owned()).to_string()
}
