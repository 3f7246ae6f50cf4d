//! The words of a script that both games of the Bratz pack share.

use super::{Card, Icon, LARGEST_DECK, usual_icons};
use crate::rules::script::{Head, Problem, Usage, Words};
use crate::rules::{BySeat, Seat, SeatSet, TableRule};

/// The lines that both games' heads have.
pub(crate) const HEAD: &[Usage] = &[
    Usage::new(
        "icons NAME, NAME",
        "what the icons are called; else Heart, Star, Moon, Flower, Crown and Bow",
    ),
    Usage::new(
        "cards NUMBER",
        "how many cards the pack has, if they were counted",
    ),
];

/// What those lines say.
pub(crate) struct PackHead {
    pub(crate) icons: Vec<String>,
    pub(crate) deck_size: Option<u32>,
    pub(crate) first: Seat,
}

impl PackHead {
    /// Reads them. The youngest goes first, unless the head says who does.
    pub(crate) fn read<R: TableRule>(head: &Head<R>) -> Result<Self, Problem> {
        let mut read = Self {
            icons: usual_icons(),
            deck_size: None,
            first: match (&head.first, &head.youngest) {
                (None, Some(youngest)) => youngest.value,
                _ => head.first(),
            },
        };
        for mut words in head.own("icons") {
            read.icons = words.list(|words| words.text_until("an icon's name", &[",", "and"]))?;
            words.end()?;
        }
        for mut words in head.own("cards") {
            read.deck_size = Some(cards(&mut words)?);
            words.end()?;
        }
        Ok(read)
    }
}

/// A number of cards.
pub(crate) fn cards(words: &mut Words) -> Result<u32, Problem> {
    words.number("a number of cards", 0..=i64::from(LARGEST_DECK))
}

/// An icon by its name.
pub(crate) fn icon(icons: &[String], words: &mut Words) -> Result<Icon, Problem> {
    let known = Icon::all(icons.len()).zip(icons);
    words.pick("an icon", known.map(|(icon, name)| (name, icon)))
}

/// The name of an event up to the end of the command; none when it is left out.
pub(crate) fn event(words: &mut Words) -> Result<Option<String>, Problem> {
    if words.is_at_end() || words.is_next("because") {
        return Ok(None);
    }
    words.text_until("an event's name", &["because"]).map(Some)
}

/// `Heart`, `event`, `event Party Time`, or `another` for an icon that nobody says.
pub(crate) fn card(icons: &[String], words: &mut Words) -> Result<Card, Problem> {
    if words.take("event") {
        return event(words).map(Card::Event);
    }
    if words.take("another") {
        return Ok(Card::Other);
    }
    icon(icons, words).map(Card::Character)
}

/// A new icon has the number that follows the last: `7 Shoe`.
pub(crate) fn icon_number(words: &mut Words) -> Result<Icon, Problem> {
    let number: u8 = words.number("an icon's number", 1..=255)?;
    Ok(Icon(number.saturating_sub(1)))
}

/// A new name, up to the reason.
pub(crate) fn new_name(words: &mut Words) -> Result<String, Problem> {
    words.text_until("the new name", &["because"])
}

/// `Mia, Ben` or `nobody`.
pub(crate) fn winners(names: &BySeat<String>, words: &mut Words) -> Result<SeatSet, Problem> {
    if words.take("nobody") {
        return Ok(SeatSet::default());
    }
    let seats = words.list(|words| words.player(names))?;
    Ok(seats.into_iter().collect())
}
