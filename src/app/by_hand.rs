//! What is set by hand in the games of cards: what their lists and forms have in common.
//!
//! Each game says in a file of its own what can be set; what has to be typed is a `Blank` here, with buttons for those
//! who have no keyboard at hand.

use super::all_out::AllOutBlank;
use super::ask::{Answer, Ask};
use super::bakugan::beside_the_turn;
use super::got_five::GotFiveBlank;
use super::kaboodl::KaboodlBlank;
use super::panel::{Sheet, SheetRow};
use super::pick::{Form, Pick};
use super::play::{Behind, Deed, Play};
use super::state::RefereeApp;
use super::tongue::tell;
use super::words::Words;
use crate::rules::{BySeat, Seat, SeatSet, Table, all_out, got_five, kaboodl};

/// Something that is set by hand and has to be typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ByHand {
    /// In Kaboodl.
    Kaboodl(KaboodlBlank),
    /// In All Out.
    AllOut(AllOutBlank),
    /// In Got Five.
    GotFive(GotFiveBlank),
}

/// What is typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Typed {
    /// A whole number.
    Number,
    /// A name.
    Name,
}

/// A form that is to be filled in: what it asks, and how it stands now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Blank {
    /// Its headline.
    pub title: String,
    /// What is typed.
    pub typed: Typed,
    /// How it stands now.
    pub now: String,
    /// What else happens; empty for nothing.
    pub hint: String,
}

impl Blank {
    /// A form for a number.
    pub(super) fn number(title: String, now: impl ToString) -> Self {
        Self {
            title,
            typed: Typed::Number,
            now: now.to_string(),
            hint: String::new(),
        }
    }

    /// A form for a name.
    pub(super) fn name(title: String, now: impl Into<String>) -> Self {
        Self {
            title,
            typed: Typed::Name,
            now: now.into(),
            hint: String::new(),
        }
    }

    /// With a sentence that says what else happens.
    pub(super) fn hinted(mut self, hint: String) -> Self {
        self.hint = hint;
        self
    }
}

/// Why a form changes nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Unfilled {
    /// No whole number stands there, or one that counts nothing.
    NoNumber,
    /// It is so already.
    Same,
}

/// A number of cards as it was typed.
pub(super) fn count(typed: &str) -> Result<u32, Unfilled> {
    typed.trim().parse().map_err(|_| Unfilled::NoNumber)
}

/// A number with or without a sign as it was typed.
pub(super) fn signed_number(typed: &str) -> Result<i32, Unfilled> {
    let typed = typed.trim().replace('−', "-");
    let typed = typed.trim_start_matches('+').trim();
    typed.parse().map_err(|_| Unfilled::NoNumber)
}

/// A wish to be entered, if the rules take it now or only ask for a house rule first.
pub(super) fn offered<R: Behind>(now: &R, command: R::Command) -> Option<Ask> {
    let decided = now.decide(&command);
    let is_taken = match &decided {
        Ok(_) => true,
        Err(refusal) => R::rule_needed(refusal).is_some(),
    };
    is_taken.then(|| Ask::Enter(R::deed(command)))
}

/// A line that opens a further list; none where nothing could be picked from it.
pub(super) fn list(title: String, items: Vec<(String, Ask)>) -> Option<(String, Ask)> {
    let words = format!("{title} …");
    (!items.is_empty()).then(|| (words, Ask::Pick(Box::new(Pick { title, items }))))
}

/// A line that opens a form.
pub(super) fn form(words: String, blank: ByHand) -> (String, Ask) {
    (format!("{words} …"), Ask::Form(Form::ByHand(blank)))
}

/// Who can have won, as lines to pick from: each alone, nobody, several together in a list of their own.
pub(super) fn winners(
    names: &BySeat<String>,
    enter: impl Fn(SeatSet) -> Option<Ask>,
) -> Vec<(String, Ask)> {
    let line = |seats: &[Seat]| {
        let said: Vec<&str> = seats
            .iter()
            .filter_map(|seat| names.get(*seat))
            .map(String::as_str)
            .collect();
        let words = match said.as_slice() {
            [] => tell!("by-hand-won-by-nobody"),
            [one] => tell!("pick-player-wins", name = *one),
            [first @ .., last] => {
                let first = first.join(", ");
                tell!("by-hand-won-together", first = first, last = *last)
            }
        };
        enter(seats.iter().copied().collect()).map(|ask| (words, ask))
    };
    let seats: Vec<Seat> = names.seats().collect();
    let mut lines: Vec<(String, Ask)> = seats.iter().filter_map(|seat| line(&[*seat])).collect();
    lines.extend(line(&[]));
    let mut several: Vec<Vec<Seat>> = (0_u32..1 << seats.len().min(MOST_TOGETHER))
        .map(|chosen| {
            let is_in = |seat: &&Seat| chosen >> seat.index() & 1 == 1;
            seats.iter().filter(is_in).copied().collect()
        })
        .filter(|together: &Vec<Seat>| together.len() > 1)
        .collect();
    several.sort_by_key(|together| (together.len(), together.clone()));
    let several = several.iter().filter_map(|seats| line(seats)).collect();
    lines.extend(list(tell!("by-hand-several"), several));
    lines
}

/// No table of these games is larger.
const MOST_TOGETHER: usize = 6;

/// A line for each player, for what is typed about one.
pub(super) fn for_each_player(
    names: &BySeat<String>,
    line: impl Fn(Seat, &str) -> (String, Ask),
) -> Vec<(String, Ask)> {
    let lines = names.iter().map(|(seat, name)| line(seat, name));
    lines.collect()
}

impl RefereeApp {
    /// What else may happen now, or be set by hand, in the game on the table.
    pub(super) fn beside(&self) -> Option<Pick> {
        let play = self.play.as_ref()?;
        let mut items = match play.table() {
            Table::Bakugan(ledger) => return Some(beside_the_turn(self, ledger.now())),
            Table::Kaboodl(ledger) => super::kaboodl::by_hand(self, ledger.now()),
            Table::AllOut(ledger) => super::all_out::by_hand(self, ledger.now()),
            Table::GotFive(ledger) => {
                let mut items = self.got_five_beside(ledger.now());
                items.extend(super::got_five::by_hand(self, ledger.now()));
                items
            }
        };
        items.extend(self.rare_items(play));
        Some(Pick {
            title: tell!("bakugan-beside"),
            items,
        })
    }

    /// The form for something that is set by hand; none when another game lies on the table.
    pub(super) fn blank(&self, by_hand: ByHand) -> Option<Blank> {
        match (by_hand, self.play.as_ref().map(Play::table)?) {
            (ByHand::Kaboodl(blank), Table::Kaboodl(ledger)) => {
                Some(self.kaboodl_blank(ledger.now(), blank))
            }
            (ByHand::AllOut(blank), Table::AllOut(ledger)) => {
                Some(self.all_out_blank(ledger.now(), blank))
            }
            (ByHand::GotFive(blank), Table::GotFive(ledger)) => {
                Some(self.got_five_blank(ledger.now(), blank))
            }
            _ => None,
        }
    }

    /// The deed that a filled form asks for, or why it asks for none.
    pub(super) fn filled(
        &self,
        by_hand: ByHand,
        typed: &str,
        reason: String,
    ) -> Result<Deed, Unfilled> {
        let table = self.play.as_ref().map(Play::table);
        match (by_hand, table) {
            (ByHand::Kaboodl(blank), Some(Table::Kaboodl(ledger))) => {
                super::kaboodl::filled(ledger.now(), blank, typed)
                    .map(|change| Deed::Kaboodl(kaboodl::Command::Adjust { change, reason }))
            }
            (ByHand::AllOut(blank), Some(Table::AllOut(ledger))) => {
                super::all_out::filled(ledger.now(), blank, typed)
                    .map(|change| Deed::AllOut(all_out::Command::Adjust { change, reason }))
            }
            (ByHand::GotFive(blank), Some(Table::GotFive(ledger))) => {
                super::got_five::filled(ledger.now(), blank, typed)
                    .map(|change| Deed::GotFive(got_five::Command::Adjust { change, reason }))
            }
            _ => Err(Unfilled::Same),
        }
    }

    /// Rows for a form: how much more or less by one press, for those without a keyboard, and what else happens.
    pub(super) fn by_hand_rows(&self, sheet: &mut Sheet, by_hand: ByHand) {
        let Some(blank) = self.blank(by_hand) else {
            return;
        };
        let fields = sheet.rows.iter();
        let first_field = fields
            .take_while(|row| !matches!(row, SheetRow::Field(..)))
            .count();
        if blank.typed == Typed::Number {
            let steps = [-10, -1, 1, 10].map(|step: i32| {
                let words = super::board::signed(step);
                let said = tell!("by-hand-step", step = words.as_str());
                Answer::with_key(Ask::StepNumber(step), None, words).said_as(said)
            });
            let steps = SheetRow::Buttons(steps.into());
            sheet.rows.insert(first_field + 1, steps);
        }
        if !blank.hint.is_empty() {
            let hint = SheetRow::Text(Words::quiet(blank.hint));
            sheet.rows.insert(first_field, hint);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_people_type_them() {
        assert_eq!(count(" 7 "), Ok(7));
        assert_eq!(count("-7"), Err(Unfilled::NoNumber));
        assert_eq!(count("seven"), Err(Unfilled::NoNumber));
        assert_eq!(signed_number("−5"), Ok(-5));
        assert_eq!(signed_number("+ 12"), Ok(12));
        assert_eq!(signed_number(""), Err(Unfilled::NoNumber));
    }

    #[test]
    fn everybody_who_can_have_won_is_listed_once() {
        let names: BySeat<String> = ["Mia", "Ben", "Zoe"]
            .map(str::to_owned)
            .into_iter()
            .collect();
        let all = winners(&names, |_| Some(Ask::Undo));
        let words: Vec<&str> = all.iter().map(|(words, _)| words.as_str()).collect();
        assert_eq!(words.len(), 5);
        assert_eq!(words[0], "Mia wins");
        let Some((_, Ask::Pick(several))) = all.last() else {
            panic!("several together are a list: {words:?}");
        };
        let together: Vec<&str> = several
            .items
            .iter()
            .map(|(words, _)| words.as_str())
            .collect();
        assert_eq!(
            together,
            [
                "Mia and Ben together",
                "Mia and Zoe together",
                "Ben and Zoe together",
                "Mia, Ben and Zoe together"
            ]
        );
    }
}
