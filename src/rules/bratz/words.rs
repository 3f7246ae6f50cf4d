//! What reads alike in both games of the Bratz pack.

use super::{Card, Icon, icon_name};
use crate::rules::text::listed;
use crate::rules::tongue::tell;
use crate::rules::{BySeat, MatchResult, Seat, SeatSet};

/// "1 card", "3 cards".
pub(crate) fn cards(count: u32) -> String {
    tell!("cards", count = count)
}

/// The player who has a seat; `name` gives a player's name. A file can name seats that nobody has.
pub(crate) fn player<P>(players: &BySeat<P>, seat: Seat, name: impl Fn(&P) -> &String) -> String {
    players
        .get(seat)
        .map_or_else(|| seat.to_string(), |player| name(player).clone())
}

/// A character with this icon: "a Star card", "an Eye card".
pub(crate) fn character(icons: &[String], icon: Icon) -> String {
    let name = icon_name(icons, icon);
    let vowel = name.starts_with(['A', 'E', 'I', 'O', 'U', 'a', 'e', 'i', 'o', 'u']);
    tell!(
        "bratz-character",
        icon = name,
        begins = if vowel { "vowel" } else { "consonant" }
    )
}

/// A card that lies face up.
pub(crate) fn card(icons: &[String], card: &Card) -> String {
    match card {
        Card::Character(icon) => character(icons, *icon),
        Card::Event(Some(name)) => tell!("bratz-event-named", name = name),
        Card::Event(None) => tell!("bratz-event"),
        Card::Other => tell!("bratz-other"),
    }
}

/// The draw pile with its size, as the first part of a line about the piles.
pub(crate) fn draw_pile(count: Option<u32>) -> String {
    match count {
        Some(count) => tell!("bratz-draw-pile", count = count),
        None => tell!("bratz-draw-pile-uncounted"),
    }
}

/// What goes back to, or comes from, a draw pile that nobody has counted, so that as many cards lie elsewhere as `to`.
pub(crate) fn uncounted_put_right(from: u32, to: u32) -> Option<String> {
    if from > to {
        return Some(tell!("bratz-put-on-pile", cards = cards(from - to)));
    }
    (to > from).then(|| tell!("bratz-put-from-pile", cards = cards(to - from)))
}

/// How a game has ended, from what each of its winners has won it by: "Mia wins".
pub(crate) fn game_ended(wins: Vec<String>) -> String {
    if wins.is_empty() {
        return tell!("bratz-nobody-wins");
    }
    format!("{}.", listed(wins))
}

/// How a match has ended, with the table's reason if it ended it; `name` says who sits where.
pub(crate) fn match_ended(
    result: MatchResult,
    reason: Option<&str>,
    name: impl Fn(Seat) -> String,
) -> String {
    let why = reason.map_or_else(String::new, |why| format!(" ({why})"));
    format!("{}{why}.", result.told("match", name))
}

/// That a game was ended by hand; `name` says who sits where.
pub(crate) fn ended_by_hand(winners: SeatSet, name: impl Fn(Seat) -> String) -> String {
    let who: Vec<String> = winners.iter().map(name).collect();
    tell!("bratz-by-hand-end", count = who.len(), who = listed(who))
}

/// That a game was won by these; `name` says who sits where.
pub(crate) fn won_by_hand(game: u16, winners: SeatSet, name: impl Fn(Seat) -> String) -> String {
    let who: Vec<String> = winners.iter().map(name).collect();
    tell!(
        "bratz-by-hand-winners",
        game = game,
        count = who.len(),
        who = listed(who)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::bratz::{icon_names, usual_icons};
    use crate::rules::tongue::{Tongue, speak};

    /// What is said in English and in German.
    fn in_both<T>(said: impl Fn() -> T) -> [T; 2] {
        let both = Tongue::ALL.map(|tongue| {
            speak(tongue);
            said()
        });
        speak(Tongue::English);
        both
    }

    #[test]
    fn the_usual_icons_have_names_in_every_language_and_the_tables_own_stay() {
        let mut icons = usual_icons();
        icons.push("Silver Shoe".to_owned());
        let [english, german] = in_both(|| icon_names(&icons));
        assert_eq!(english, icons);
        let shown = [
            "Herz",
            "Stern",
            "Mond",
            "Blume",
            "Krone",
            "Schleife",
            "Silver Shoe",
        ];
        assert_eq!(german, shown);
    }

    #[test]
    fn two_icons_never_share_a_name() {
        let icons = ["Heart", "Herz", "Star"].map(str::to_owned);
        assert_eq!(
            in_both(|| icon_names(&icons)).concat(),
            ["Heart", "Herz", "Star", "Heart", "Herz", "Stern"]
        );
    }

    #[test]
    fn a_card_has_the_article_of_its_language() {
        let icons = ["Star", "eye"].map(str::to_owned);
        let said = |at| in_both(|| character(&icons, Icon(at)));
        assert_eq!(said(0), ["a Star card", "eine Karte mit Stern"]);
        assert_eq!(said(1), ["an eye card", "eine Karte mit eye"]);
        assert_eq!(said(2), ["an icon 3 card", "eine Karte mit Symbol 3"]);
    }
}
