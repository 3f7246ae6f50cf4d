//! What the table does beside the game, as deeds of whichever game is in play.

use super::super::play::{Behind, Deed, Play};
use super::super::tongue::tell;
use crate::rules::bakugan::{self, Ballot, HouseRule, Motion, Outcome, Phase};
use crate::rules::{CoinSide, Ledger, Remark, Rules as _, Seat, Table, all_out, got_five, kaboodl};

/// One answer to a question that the table votes on, in any game.
#[derive(Debug, Clone, PartialEq)]
pub struct AnyVote {
    words: String,
    /// What follows from it, where the game leaves that to the table.
    outcome: Outcome,
}

impl AnyVote {
    /// An answer from which nothing follows by itself.
    pub fn noted(words: impl Into<String>) -> Self {
        Self {
            words: words.into(),
            outcome: Outcome::Noted,
        }
    }

    /// It in words.
    pub fn words(&self) -> &str {
        &self.words
    }

    /// True when a player wins by it.
    pub fn is_win(&self) -> bool {
        matches!(self.outcome, Outcome::Wins(_))
    }

    /// True when the turn passes by it.
    pub fn is_pass(&self) -> bool {
        self.outcome == Outcome::TurnPasses
    }

    fn motion(&self) -> Motion {
        Motion {
            words: self.words.clone(),
            outcome: self.outcome,
        }
    }
}

impl Deed {
    /// The remark, if it is one.
    pub fn remark(&self) -> Option<&Remark> {
        match self {
            Self::Bakugan(bakugan::Command::Adjust {
                change: bakugan::Adjustment::Remark(remark),
                ..
            })
            | Self::Kaboodl(kaboodl::Command::Adjust {
                change: kaboodl::Adjustment::Remark(remark),
                ..
            })
            | Self::AllOut(all_out::Command::Adjust {
                change: all_out::Adjustment::Remark(remark),
                ..
            })
            | Self::GotFive(got_five::Command::Adjust {
                change: got_five::Adjustment::Remark(remark),
                ..
            }) => Some(remark),
            _ => None,
        }
    }

    /// True when it only stands in the log: a remark, or a note.
    pub fn is_aside(&self) -> bool {
        let is_note = matches!(
            self,
            Self::Bakugan(bakugan::Command::Adjust {
                change: bakugan::Adjustment::Note,
                ..
            }) | Self::Kaboodl(kaboodl::Command::Adjust {
                change: kaboodl::Adjustment::Note,
                ..
            }) | Self::AllOut(all_out::Command::Adjust {
                change: all_out::Adjustment::Note,
                ..
            }) | Self::GotFive(got_five::Command::Adjust {
                change: got_five::Adjustment::Note,
                ..
            })
        );
        is_note || self.remark().is_some()
    }

    /// True when it is what somebody decided about the game: neither aside, nor a house rule, nor the next game.
    pub fn is_call(&self) -> bool {
        let sets_rule = matches!(
            self,
            Self::Bakugan(bakugan::Command::SetRule { .. })
                | Self::Kaboodl(kaboodl::Command::SetRule { .. })
                | Self::AllOut(all_out::Command::SetRule { .. })
                | Self::GotFive(got_five::Command::SetRule { .. })
        );
        !self.is_aside() && !sets_rule && !self.begins_game()
    }

    /// True when another game of the match begins with it.
    fn begins_game(&self) -> bool {
        matches!(
            self,
            Self::Bakugan(bakugan::Command::NextGame)
                | Self::AllOut(all_out::Command::NextGame)
                | Self::GotFive(got_five::Command::NextGame)
        )
    }
}

/// Every deed in force with the number of its entry, oldest first.
fn deeds<R: Behind>(ledger: &Ledger<R>) -> Vec<(u32, Deed)> {
    let acts = ledger.acts().into_iter();
    acts.map(|(entry, command)| (entry, R::deed(command.clone())))
        .collect()
}

impl Play {
    /// A remark as a deed of this game.
    pub fn remark(&self, remark: Remark) -> Deed {
        let reason = tell!("form-usual-reason");
        match self.table() {
            Table::Bakugan(_) => Deed::Bakugan(bakugan::Command::Adjust {
                change: bakugan::Adjustment::Remark(remark),
                reason,
            }),
            Table::Kaboodl(_) => Deed::Kaboodl(kaboodl::Command::Adjust {
                change: kaboodl::Adjustment::Remark(remark),
                reason,
            }),
            Table::AllOut(_) => Deed::AllOut(all_out::Command::Adjust {
                change: all_out::Adjustment::Remark(remark),
                reason,
            }),
            Table::GotFive(_) => Deed::GotFive(got_five::Command::Adjust {
                change: got_five::Adjustment::Remark(remark),
                reason,
            }),
        }
    }

    /// The last deed in force that is more than a line in the log, and the number of its entry.
    pub fn last_deed_of_game(&self) -> Option<(u32, Deed)> {
        let (entry, last) = self.last_deed()?;
        if !last.is_aside() {
            return Some((entry, last));
        }
        let mut deeds = self.deeds().into_iter().rev();
        deeds.find(|(_, deed)| !deed.is_aside())
    }

    /// Every deed in force with the number of its entry, oldest first.
    fn deeds(&self) -> Vec<(u32, Deed)> {
        match self.table() {
            Table::Bakugan(ledger) => deeds(ledger),
            Table::Kaboodl(ledger) => deeds(ledger),
            Table::AllOut(ledger) => deeds(ledger),
            Table::GotFive(ledger) => deeds(ledger),
        }
    }

    /// How many reviews a player has used up in the game under way.
    pub fn reviews_used(&self, seat: Seat) -> u8 {
        let lost = Remark::Review {
            seat,
            is_kept: false,
        };
        let deeds = self.deeds();
        let used = deeds
            .iter()
            .rev()
            .map(|(_, deed)| deed)
            .take_while(|deed| !deed.begins_game())
            .filter(|deed| deed.remark() == Some(&lost));
        u8::try_from(used.count()).unwrap_or(u8::MAX)
    }

    /// What the game leaves to the table now, where a vote or a coin decides; empty where nothing is open.
    pub fn open_to_vote(&self) -> Vec<AnyVote> {
        let Some(now) = self.bakugan().map(Ledger::now) else {
            return Vec::new();
        };
        let wins = |seat: Seat| AnyVote {
            words: tell!(
                "pick-player-wins",
                name = self.name_of(seat).unwrap_or_default()
            ),
            outcome: Outcome::Wins(seat),
        };
        let passes = || AnyVote {
            words: tell!("tools-vote-pass"),
            outcome: Outcome::TurnPasses,
        };
        let nobody = AnyVote {
            words: tell!("pick-nobody-wins"),
            outcome: Outcome::NobodyWins,
        };
        let by_vote = bakugan::Answer::Vote;
        let mut open: Vec<AnyVote> = match now.phase() {
            Phase::Undecided => now.leaders().into_iter().map(wins).collect(),
            Phase::NothingToRoll
                if now.house().setting(HouseRule::NothingToRoll)
                    == crate::rules::Setting::Is(by_vote) =>
            {
                let seats = now.players().seats();
                std::iter::once(passes()).chain(seats.map(wins)).collect()
            }
            _ => return Vec::new(),
        };
        open.push(nobody);
        open
    }

    /// A vote as a deed: what the game leaves to the table follows from it, anything else is noted.
    pub fn voted(&self, question: &str, answers: &[(AnyVote, u8)]) -> Deed {
        let follows = answers
            .iter()
            .any(|(answer, _)| answer.outcome != Outcome::Noted);
        if self.bakugan().is_some() && follows {
            let ballots = answers.iter().map(|(answer, votes)| Ballot {
                motion: answer.motion(),
                votes: *votes,
            });
            return Deed::Bakugan(bakugan::Command::Vote {
                question: question.to_owned(),
                ballots: ballots.collect(),
            });
        }
        let votes = answers
            .iter()
            .map(|(answer, votes)| (answer.words.clone(), *votes));
        self.remark(Remark::Vote {
            question: question.to_owned(),
            votes: votes.collect(),
        })
    }

    /// A coin that decides between two answers, as a deed; none in a game that leaves nothing to a coin.
    pub fn decided_by_coin(
        &self,
        (heads, tails): (AnyVote, AnyVote),
        fell: CoinSide,
    ) -> Option<Deed> {
        self.bakugan()?;
        Some(Deed::Bakugan(bakugan::Command::Coin {
            question: tell!("tools-coin-question"),
            heads: heads.motion(),
            tails: tails.motion(),
            fell,
        }))
    }
}
