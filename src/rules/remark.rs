//! What the table does beside the game and wants to find in the log: a coin, dice, a lot, a vote, a review of a call.
//!
//! A remark changes nothing in any game. Chance comes in as a value, so that a replay is exact.

use serde::{Deserialize, Serialize};

use super::script::{Problem, Words};
use super::tongue::tell;
use super::{BySeat, Seat, text};

/// So many dice are thrown at once at most.
pub const MOST_DICE: usize = 6;
/// So many answers a vote has at most.
pub const MOST_ANSWERS: usize = 6;

/// A side of a coin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CoinSide {
    /// The head lies up.
    Heads,
    /// The number lies up.
    Tails,
}

/// Something that was done at the table and changes nothing in the game.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Remark {
    /// A coin was tossed and fell so.
    Coin(CoinSide),
    /// Dice with six sides were thrown and fell so.
    Dice(Vec<u8>),
    /// A player was drawn by lot.
    Lot(Seat),
    /// The players voted.
    Vote {
        /// On what.
        question: String,
        /// The answers with their votes.
        votes: Vec<(String, u8)>,
    },
    /// A player had a call looked at again.
    Review {
        /// Who asked for it.
        seat: Seat,
        /// True when the call was wrong: the player keeps the review then.
        is_kept: bool,
    },
}

impl Remark {
    /// What is wrong with it at a table with these players.
    ///
    /// # Errors
    /// One sentence.
    pub(super) fn check(&self, players: usize) -> Result<(), String> {
        match self {
            Self::Coin(_) => Ok(()),
            Self::Dice(fell) => {
                let can_fall = fell.iter().all(|face| (1..=6).contains(face));
                if can_fall && (1..=MOST_DICE).contains(&fell.len()) {
                    Ok(())
                } else {
                    Err(tell!("remark-no-dice", most = MOST_DICE))
                }
            }
            Self::Lot(seat) | Self::Review { seat, .. } if seat.index() >= players => {
                Err(tell!("remark-no-seat", seat = seat.to_string()))
            }
            Self::Lot(_) | Self::Review { .. } => Ok(()),
            Self::Vote { question, votes } => {
                text::one_line(question, "needs-vote-question")?;
                if !(2..=MOST_ANSWERS).contains(&votes.len()) {
                    return Err(tell!("remark-no-answers", most = MOST_ANSWERS));
                }
                for (answer, _) in votes {
                    text::one_line(answer, "needs-answer-words")?;
                }
                let cast: usize = votes.iter().map(|(_, votes)| usize::from(*votes)).sum();
                if cast == 0 || cast > players {
                    return Err(tell!("remark-no-votes", votes = cast, players = players));
                }
                Ok(())
            }
        }
    }

    /// It as a sentence; `name` says who sits where.
    pub(super) fn told(&self, name: impl Fn(Seat) -> String) -> String {
        match self {
            Self::Coin(side) => {
                let side = match side {
                    CoinSide::Heads => "heads",
                    CoinSide::Tails => "tails",
                };
                tell!("remark-coin", side = side)
            }
            Self::Dice(fell) => {
                let faces: Vec<String> = fell.iter().map(u8::to_string).collect();
                let sum: u32 = fell.iter().map(|face| u32::from(*face)).sum();
                tell!(
                    "remark-dice",
                    count = fell.len(),
                    faces = text::listed(faces),
                    sum = sum
                )
            }
            Self::Lot(seat) => tell!("remark-lot", player = name(*seat)),
            Self::Vote { question, votes } => {
                // What was typed is one line but for what stands around it.
                let question = question.trim();
                let most = votes.iter().map(|(_, votes)| *votes).max();
                let mut ahead = votes.iter().filter(|(_, votes)| Some(*votes) == most);
                let counts = votes
                    .iter()
                    .map(|(answer, votes)| format!("{} {votes}", answer.trim()))
                    .collect();
                match (ahead.next(), ahead.next()) {
                    (Some((answer, _)), None) => tell!(
                        "remark-vote",
                        question = question,
                        counts = text::listed(counts),
                        answer = answer.trim()
                    ),
                    _ => tell!(
                        "remark-vote-level",
                        question = question,
                        counts = text::listed(counts)
                    ),
                }
            }
            Self::Review { seat, is_kept } => {
                let outcome = if *is_kept { "wrong" } else { "right" };
                tell!("remark-review", player = name(*seat), call = outcome)
            }
        }
    }

    /// Reads one in a script: `coin heads`, `dice 3 5`, `lot Mia`, `poll "again?" "yes" 2, "no" 1`, `review Mia kept`.
    /// None, and nothing is read, when the words are no remark.
    pub(super) fn read(names: &BySeat<String>, words: &mut Words) -> Result<Option<Self>, Problem> {
        if words.take("coin") {
            let sides = [("heads", CoinSide::Heads), ("tails", CoinSide::Tails)];
            return Ok(Some(Self::Coin(words.pick("a side of the coin", sides)?)));
        }
        if words.take("dice") {
            let mut fell = vec![words.number("what a die shows", 1..=6)?];
            while words.is_number_next() {
                fell.push(words.number("what a die shows", 1..=6)?);
            }
            return Ok(Some(Self::Dice(fell)));
        }
        if words.take("lot") {
            return Ok(Some(Self::Lot(words.player(names)?)));
        }
        if words.take("poll") {
            let question = words.word("the question, in quotes")?;
            let votes = words.list(|words| {
                let answer = words.word("an answer, in quotes")?;
                Ok((answer, words.number("a number of votes", 0..=99)?))
            })?;
            return Ok(Some(Self::Vote { question, votes }));
        }
        if words.take("review") {
            let seat = words.player(names)?;
            let outcomes = [("kept", true), ("lost", false)];
            let is_kept = words.pick("what becomes of the review", outcomes)?;
            return Ok(Some(Self::Review { seat, is_kept }));
        }
        Ok(None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(seat: Seat) -> String {
        ["Mia", "Ben", "Zoe"][seat.index()].to_owned()
    }

    fn vote(yes: u8, no: u8) -> Remark {
        Remark::Vote {
            question: "Once more?".to_owned(),
            votes: vec![("yes".to_owned(), yes), ("no".to_owned(), no)],
        }
    }

    #[test]
    fn says_what_fell_and_what_was_decided() {
        for (remark, said) in [
            (Remark::Coin(CoinSide::Heads), "A coin is tossed: heads."),
            (Remark::Dice(vec![4]), "A die is thrown: 4."),
            (
                Remark::Dice(vec![4, 6]),
                "2 dice are thrown: 4 and 6, together 10.",
            ),
            (Remark::Lot(Seat(1)), "Drawn by lot: Ben."),
            (
                vote(2, 1),
                "A vote, Once more?: yes 2 and no 1. It is decided: yes.",
            ),
            (
                vote(1, 1),
                "A vote, Once more?: yes 1 and no 1. Nothing is decided.",
            ),
            (
                Remark::Review {
                    seat: Seat(2),
                    is_kept: true,
                },
                "Zoe asks for a review: the call was wrong, the review is kept.",
            ),
            (
                Remark::Review {
                    seat: Seat(2),
                    is_kept: false,
                },
                "Zoe asks for a review: the call stands, the review is used up.",
            ),
        ] {
            assert_eq!(remark.check(3), Ok(()));
            assert_eq!(remark.told(name), said);
        }
    }

    #[test]
    fn what_stands_around_typed_words_does_not_stand_in_the_log() {
        let typed = Remark::Vote {
            question: " Once more?\n".to_owned(),
            votes: vec![("\nyes".to_owned(), 2), ("no ".to_owned(), 1)],
        };
        assert_eq!(typed.check(3), Ok(()));
        assert_eq!(typed.told(name), vote(2, 1).told(name));
    }

    #[test]
    fn what_cannot_be_is_refused() {
        for remark in [
            Remark::Dice(Vec::new()),
            Remark::Dice(vec![7]),
            Remark::Dice(vec![1; MOST_DICE + 1]),
            Remark::Lot(Seat(3)),
            Remark::Review {
                seat: Seat(3),
                is_kept: true,
            },
            vote(0, 0),
            vote(3, 1),
            Remark::Vote {
                question: String::new(),
                votes: vec![("yes".to_owned(), 1), ("no".to_owned(), 1)],
            },
            Remark::Vote {
                question: "Once more?".to_owned(),
                votes: vec![("yes".to_owned(), 1)],
            },
        ] {
            assert!(remark.check(3).is_err(), "{remark:?}");
        }
    }

    #[test]
    fn a_script_can_write_every_one() {
        let names = BySeat::from_iter(["Mia", "Ben", "Zoe"].map(str::to_owned));
        for (line, remark) in [
            ("coin tails", Remark::Coin(CoinSide::Tails)),
            ("dice 3 5", Remark::Dice(vec![3, 5])),
            ("lot Ben", Remark::Lot(Seat(1))),
            ("poll \"Once more?\" \"yes\" 2, \"no\" 1", vote(2, 1)),
            (
                "review Zoe kept",
                Remark::Review {
                    seat: Seat(2),
                    is_kept: true,
                },
            ),
        ] {
            let mut words = Words::of(1, line).expect("it is a line");
            let read = Remark::read(&names, &mut words).expect("it can be read");
            assert_eq!(read, Some(remark), "{line}");
            assert!(words.is_at_end(), "{line}");
        }
        let mut words = Words::of(1, "turn Mia").expect("it is a line");
        assert_eq!(Remark::read(&names, &mut words), Ok(None));
        assert_eq!(words.peek(), Some("turn"));
    }
}
