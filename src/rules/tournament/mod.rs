//! Formats beyond one match: round robin, single elimination, the table of an evening over all games.
//!
//! ```
//! use rollcall::rules::tournament::{Entrants, round_robin};
//! let entrants = Entrants::check(["Mia", "Ben", "Zoe"])?;
//! let rounds = round_robin(&entrants);
//! assert_eq!(rounds.len(), 3);
//! assert!(rounds.iter().all(|round| round.pairs.len() == 1 && round.bye.is_some()));
//! # Ok::<(), rollcall::rules::tournament::EntrantsProblem>(())
//! ```
//!
//! | file | what it is |
//! | --- | --- |
//! | `mod.rs` | who takes part; everybody against everybody; the tree of knock-out rounds |
//! | `evening.rs` | one ranking over matches of all games |
//! | `print.rs` | all of it as text and as tables |

mod evening;
pub mod print;

use thiserror::Error;

use super::text::is_name;
use super::tongue::tell;

pub use evening::{Evening, EveningPlayer};

/// The fewest that a tournament is for.
pub const FEWEST: usize = 2;
/// The most that a tournament is for.
pub const MOST: usize = 16;

/// Why these cannot play a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum EntrantsProblem {
    /// Too few or too many.
    #[error("{}", tell!("tournament-count", count = *.0, least = FEWEST, most = MOST))]
    Count(usize),
    /// A name that fits nowhere.
    #[error("{}", tell!("tournament-name", number = *.0))]
    Name(usize),
    /// Two of one name.
    #[error("{}", tell!("tournament-same-name", name = .0))]
    SameName(String),
}

/// Those who take part, in the order in which they are listed: the strongest first, if that is known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entrants(Vec<String>);

impl Entrants {
    /// Takes names in, without the blanks around them.
    ///
    /// # Errors
    /// Which name is wrong, or how many there must be.
    pub fn check<T: Into<String>>(
        names: impl IntoIterator<Item = T>,
    ) -> Result<Self, EntrantsProblem> {
        let names: Vec<String> = names
            .into_iter()
            .map(|name| name.into().trim().to_owned())
            .collect();
        if !(FEWEST..=MOST).contains(&names.len()) {
            return Err(EntrantsProblem::Count(names.len()));
        }
        for (at, name) in names.iter().enumerate() {
            if !is_name(name) {
                return Err(EntrantsProblem::Name(at + 1));
            }
            if names[..at].contains(name) {
                return Err(EntrantsProblem::SameName(name.clone()));
            }
        }
        Ok(Self(names))
    }

    /// The names from a text: one a line, or with commas or semicolons between them. Empty ones are passed over.
    ///
    /// # Errors
    /// As [`Self::check`].
    pub fn read(text: &str) -> Result<Self, EntrantsProblem> {
        let parts = text.split(['\n', ',', ';']).map(str::trim);
        Self::check(parts.filter(|part| !part.is_empty()))
    }

    /// The names, in order.
    pub fn names(&self) -> &[String] {
        &self.0
    }

    /// A name by its place.
    pub fn name(&self, place: usize) -> &str {
        self.0.get(place).map_or("", String::as_str)
    }
}

/// One round of everybody against everybody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    /// Who plays whom, by their places in the list.
    pub pairs: Vec<(usize, usize)>,
    /// Who rests, where the number of players is odd.
    pub bye: Option<usize>,
}

/// Everybody against everybody once, nobody twice in one round, and with an odd number everybody rests once.
pub fn round_robin(entrants: &Entrants) -> Vec<Round> {
    let players = entrants.names().len();
    // With an odd number one chair stays empty; who is to play it rests.
    let chairs = players + players % 2;
    // The first chair stays, the others go round.
    let seated = |round: usize, chair: usize| match chair {
        0 => 0,
        chair => (chair - 1 + round) % (chairs - 1) + 1,
    };
    let rounds = (0..chairs - 1).map(|round| {
        let mut made = Round {
            pairs: Vec::new(),
            bye: None,
        };
        for chair in 0..chairs / 2 {
            let one = seated(round, chair);
            let other = seated(round, chairs - 1 - chair);
            let (first, second) = (one.min(other), one.max(other));
            if second >= players {
                made.bye = Some(first);
            } else if round % 2 == 0 {
                made.pairs.push((first, second));
            } else {
                // So that nobody is named first every time.
                made.pairs.push((second, first));
            }
        }
        made
    });
    rounds.collect()
}

/// Who comes into a place of a knock-out match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Comer {
    /// A player, by the place in the list.
    Player(usize),
    /// Whoever wins the match with this number, from 1.
    WinnerOf(usize),
}

/// One match of a knock-out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KnockOutMatch {
    /// Its number, from 1 over all rounds.
    pub number: usize,
    /// Who plays.
    pub players: (Comer, Comer),
}

/// The rounds of a knock-out: who loses is out. The last round is the final. With a number of players that is no power of
/// two, the first ones of the list rest in the first round, so that nobody rests later.
pub fn single_elimination(entrants: &Entrants) -> Vec<Vec<KnockOutMatch>> {
    let players = entrants.names().len();
    let size = players.next_power_of_two();
    // The strongest meet as late as possible: 1 and 2 only in the final.
    let mut seeds = vec![0_usize];
    while seeds.len() < size {
        let last = 2 * seeds.len() - 1;
        seeds = seeds
            .into_iter()
            .flat_map(|seed| [seed, last - seed])
            .collect();
    }
    let mut comers: Vec<Option<Comer>> = seeds
        .into_iter()
        .map(|seed| (seed < players).then_some(Comer::Player(seed)))
        .collect();
    let (mut rounds, mut number) = (Vec::new(), 0);
    while comers.len() > 1 {
        let mut round = Vec::new();
        let next = comers.chunks(2).map(|pair| match *pair {
            [Some(one), Some(other)] => {
                number += 1;
                round.push(KnockOutMatch {
                    number,
                    players: (one, other),
                });
                Some(Comer::WinnerOf(number))
            }
            // Who has nobody to play comes into the next round.
            [one, other] => one.or(other),
            _ => None,
        });
        comers = next.collect();
        rounds.push(round);
    }
    rounds
}
