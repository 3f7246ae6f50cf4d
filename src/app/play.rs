//! A match of any game by one door: the same acts, whichever rulebook stands behind them.
//!
//! A [`Deed`] is a command of one of the four rulebooks. Keys, buttons and the camera all hand in deeds; a deed of another
//! game than the one in play is refused like any other.

use super::tongue::tell;
use crate::rules::all_out::{self, AllOut};
use crate::rules::bakugan::{self, Bakugan};
use crate::rules::got_five::{self, GotFive};
use crate::rules::kaboodl::{self, Kaboodl};
use crate::rules::{
    Board, Choice, EntryOf, GameKind, Ground, HouseLine, Ledger, LogLine, Misfits, Prompt,
    ReplaceError, Rules, RulingNeeded, RulingOption, Seat, Source, Stamp, Standing, Table, What,
    ruling_needed,
};

/// A command of one of the games.
#[derive(Debug, Clone, PartialEq)]
pub enum Deed {
    /// Of Bakugan.
    Bakugan(bakugan::Command),
    /// Of Kaboodl.
    Kaboodl(kaboodl::Command),
    /// Of All Out.
    AllOut(all_out::Command),
    /// Of Got Five.
    GotFive(got_five::Command),
}

/// An entry of one of the games, to be kept.
#[derive(Debug, Clone, PartialEq)]
pub enum AnyEntry {
    /// Of Bakugan.
    Bakugan(EntryOf<Bakugan>),
    /// Of Kaboodl.
    Kaboodl(EntryOf<Kaboodl>),
    /// Of All Out.
    AllOut(EntryOf<AllOut>),
    /// Of Got Five.
    GotFive(EntryOf<GotFive>),
}

/// What was agreed before the first turn of one of the games.
#[derive(Debug, Clone, PartialEq)]
pub enum AnySetup {
    /// Of Bakugan.
    Bakugan(bakugan::Setup),
    /// Of Kaboodl.
    Kaboodl(kaboodl::Setup),
    /// Of All Out.
    AllOut(all_out::Setup),
    /// Of Got Five.
    GotFive(got_five::Setup),
}

impl AnySetup {
    /// Which rulebook it is for.
    pub fn kind(&self) -> GameKind {
        match self {
            Self::Bakugan(_) => GameKind::Bakugan,
            Self::Kaboodl(_) => GameKind::Kaboodl,
            Self::AllOut(_) => GameKind::AllOut,
            Self::GotFive(_) => GameKind::GotFive,
        }
    }

    /// The match before its first act.
    pub fn table(&self) -> Table {
        match self {
            Self::Bakugan(setup) => Table::Bakugan(Ledger::new(setup.clone())),
            Self::Kaboodl(setup) => Table::Kaboodl(Ledger::new(setup.clone())),
            Self::AllOut(setup) => Table::AllOut(Ledger::new(setup.clone())),
            Self::GotFive(setup) => Table::GotFive(Ledger::new(setup.clone())),
        }
    }
}

/// A rulebook that stands behind the door.
pub trait Behind: Rules {
    /// One of its commands as a deed.
    fn deed(command: Self::Command) -> Deed;
    /// Its command, if the deed is one of this game.
    fn command(deed: &Deed) -> Option<&Self::Command>;
    /// One of its entries as any entry.
    fn entry(entry: EntryOf<Self>) -> AnyEntry;
}

macro_rules! behind {
    ($game:ty, $name:ident) => {
        impl Behind for $game {
            fn deed(command: Self::Command) -> Deed {
                Deed::$name(command)
            }
            fn command(deed: &Deed) -> Option<&Self::Command> {
                match deed {
                    Deed::$name(command) => Some(command),
                    _ => None,
                }
            }
            fn entry(entry: EntryOf<Self>) -> AnyEntry {
                AnyEntry::$name(entry)
            }
        }
    };
}
behind!(Bakugan, Bakugan);
behind!(Kaboodl, Kaboodl);
behind!(AllOut, AllOut);
behind!(GotFive, GotFive);

/// The same expression for whichever ledger is in play.
macro_rules! each {
    ($table:expr, $ledger:ident => $do:expr) => {
        match $table {
            Table::Bakugan($ledger) => $do,
            Table::Kaboodl($ledger) => $do,
            Table::AllOut($ledger) => $do,
            Table::GotFive($ledger) => $do,
        }
    };
}

/// Why a deed was not entered. Nothing has changed.
#[derive(Debug, Clone, PartialEq)]
pub enum Refused {
    /// A house rule must be answered first.
    NeedsRuling(RulingNeeded<Deed>),
    /// The rules say no, in a sentence.
    No(String),
    /// It belongs to another game.
    OtherGame,
}

/// What an undo, a redo or a correction did.
#[derive(Debug, Clone, PartialEq)]
pub struct Turned {
    /// The entry that was written.
    pub entry: AnyEntry,
    /// What to do on the table, one sentence a piece.
    pub put_right: Vec<String>,
}

/// Why an older entry was not corrected. Nothing has changed.
#[derive(Debug, Clone, PartialEq)]
pub enum CorrectionRefused {
    /// It has been taken back, it is not an act, or it is of another game.
    NotInForce,
    /// The new deed is not allowed there, or needs a house rule, in a sentence.
    No(String),
    /// A later entry no longer fits.
    Misfit {
        /// Its number.
        entry: u32,
        /// Why, in a sentence.
        why: String,
    },
}

impl CorrectionRefused {
    /// It as a sentence.
    pub fn told(self) -> String {
        match self {
            Self::NotInForce => tell!("correction-not-in-force"),
            Self::No(why) => tell!("correction-refused", why = why),
            Self::Misfit { entry, why } => tell!("correction-misfit", entry = entry, why = why),
        }
    }
}

/// A match in play.
#[derive(Debug, Clone)]
pub struct Play {
    table: Table,
}

impl Play {
    /// A match in play.
    pub fn new(table: Table) -> Self {
        Self { table }
    }

    /// The match itself.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// What any screen needs of it.
    pub fn board(&self) -> &dyn Board {
        self.table.board()
    }

    /// Which game it is.
    pub fn kind(&self) -> GameKind {
        self.table.kind()
    }

    /// The match, if it is Bakugan.
    pub fn bakugan(&self) -> Option<&Ledger<Bakugan>> {
        match &self.table {
            Table::Bakugan(ledger) => Some(ledger),
            _ => None,
        }
    }

    /// What was agreed before the first turn.
    pub fn setup(&self) -> AnySetup {
        match &self.table {
            Table::Bakugan(ledger) => AnySetup::Bakugan(ledger.setup().clone()),
            Table::Kaboodl(ledger) => AnySetup::Kaboodl(ledger.setup().clone()),
            Table::AllOut(ledger) => AnySetup::AllOut(ledger.setup().clone()),
            Table::GotFive(ledger) => AnySetup::GotFive(ledger.setup().clone()),
        }
    }

    /// Enters a deed, if the rules allow it.
    ///
    /// # Errors
    /// Why it was not entered.
    pub fn act(&mut self, deed: &Deed, source: Source, at: Stamp) -> Result<AnyEntry, Refused> {
        fn act<R: Behind>(
            ledger: &mut Ledger<R>,
            deed: &Deed,
            source: Source,
            at: Stamp,
        ) -> Result<AnyEntry, Refused> {
            let command = R::command(deed).ok_or(Refused::OtherGame)?.clone();
            match ledger.act(command, source, at) {
                Ok(entry) => Ok(R::entry(entry.clone())),
                Err(refusal) => Err(refused::<R>(&refusal)),
            }
        }
        each!(&mut self.table, ledger => act(ledger, deed, source, at))
    }

    /// What a deed would lead to, one sentence an event; nothing changes.
    ///
    /// # Errors
    /// Why it would not be entered.
    pub fn consider(&self, deed: &Deed) -> Result<Vec<String>, Refused> {
        fn consider<R: Behind>(ledger: &Ledger<R>, deed: &Deed) -> Result<Vec<String>, Refused> {
            let command = R::command(deed).ok_or(Refused::OtherGame)?;
            let events = ledger.now().decide(command);
            let events = events.map_err(|refusal| refused::<R>(&refusal))?;
            Ok(events.iter().map(|event| ledger.now().say(event)).collect())
        }
        each!(&self.table, ledger => consider(ledger, deed))
    }

    /// Takes back the last step in force; none when there is nothing to take back.
    pub fn undo(&mut self, at: Stamp) -> Option<Turned> {
        fn undo<R: Behind>(ledger: &mut Ledger<R>, at: Stamp) -> Option<Turned> {
            ledger.undo(at).map(turned::<R>)
        }
        each!(&mut self.table, ledger => undo(ledger, at))
    }

    /// Brings back the step taken back last; none when there is nothing.
    pub fn redo(&mut self, at: Stamp) -> Option<Turned> {
        fn redo<R: Behind>(ledger: &mut Ledger<R>, at: Stamp) -> Option<Turned> {
            ledger.redo(at).map(turned::<R>)
        }
        each!(&mut self.table, ledger => redo(ledger, at))
    }

    /// Corrects an older entry; see [`Ledger::replace`].
    ///
    /// # Errors
    /// Why it was not corrected.
    pub fn correct(
        &mut self,
        entry: u32,
        deed: &Deed,
        misfits: &Misfits,
        source: Source,
        at: Stamp,
    ) -> Result<Turned, CorrectionRefused> {
        fn correct<R: Behind>(
            ledger: &mut Ledger<R>,
            (entry, deed): (u32, &Deed),
            misfits: &Misfits,
            source: Source,
            at: Stamp,
        ) -> Result<Turned, CorrectionRefused> {
            let command = R::command(deed).ok_or(CorrectionRefused::NotInForce)?;
            let undone = ledger.replace(entry, command.clone(), misfits, source, at);
            undone.map(turned::<R>).map_err(|error| match error {
                ReplaceError::NotInForce(_) => CorrectionRefused::NotInForce,
                ReplaceError::Refused(refusal) => CorrectionRefused::No(refusal.to_string()),
                ReplaceError::Misfit { entry, refusal } => CorrectionRefused::Misfit {
                    entry,
                    why: refusal.to_string(),
                },
            })
        }
        each!(&mut self.table, ledger => correct(ledger, (entry, deed), misfits, source, at))
    }

    /// The legal deeds now, likeliest first.
    pub fn choices(&self) -> Vec<Choice<Deed>> {
        fn choices<R: Behind>(state: &R) -> Vec<Choice<Deed>> {
            as_deeds::<R>(state.choices())
        }
        each!(&self.table, ledger => choices(ledger.now()))
    }

    /// The deeds that were legal when this entry was made, with its own; none when it is no act in force.
    pub fn choices_at(&self, entry: u32) -> Option<Vec<Choice<Deed>>> {
        fn choices<R: Behind>(ledger: &Ledger<R>, entry: u32) -> Option<Vec<Choice<Deed>>> {
            Some(as_deeds::<R>(ledger.before(entry)?.choices()))
        }
        each!(&self.table, ledger => choices(ledger, entry))
    }

    /// The deed of an entry in force.
    pub fn deed_of(&self, entry: u32) -> Option<Deed> {
        fn deed<R: Behind>(ledger: &Ledger<R>, entry: u32) -> Option<Deed> {
            let acts = ledger.acts();
            let (_, command) = acts.into_iter().find(|(number, _)| *number == entry)?;
            Some(R::deed(command.clone()))
        }
        each!(&self.table, ledger => deed(ledger, entry))
    }

    /// The number of the entry that undo would take back, and its deed. A correction counts as the entry it corrects.
    pub fn last_deed(&self) -> Option<(u32, Deed)> {
        fn last<R: Behind>(ledger: &Ledger<R>) -> Option<(u32, Deed)> {
            let entry = ledger.undo_entry()?;
            let number = match &entry.what {
                What::Replaced { entry, .. } => *entry,
                _ => entry.number,
            };
            Some((number, R::deed(entry.what.command()?.clone())))
        }
        each!(&self.table, ledger => last(ledger))
    }

    /// The rulings of the last act: what happened, one sentence each, and what it rests on.
    pub fn last_rulings(&self) -> Vec<(String, Ground)> {
        fn rulings<R: Behind>(ledger: &Ledger<R>) -> Vec<(String, Ground)> {
            let events = ledger.undo_entry().map(|entry| entry.what.events());
            events
                .into_iter()
                .flatten()
                .filter_map(|event| Some((ledger.now().say(event), R::ground(event)?)))
                .collect()
        }
        each!(&self.table, ledger => rulings(ledger))
    }

    /// The name of a seat; none when nobody sits there.
    pub fn name_of(&self, seat: Seat) -> Option<&str> {
        each!(&self.table, ledger => {
            let player = ledger.now().players().get(seat);
            player.map(|player| player.name.as_str())
        })
    }

    /// What is asked of the table now.
    pub fn prompt(&self) -> Prompt {
        self.board().prompt()
    }

    /// Names, scores, turn and winner.
    pub fn standing(&self) -> Standing {
        self.board().standing()
    }

    /// The whole log, oldest first.
    pub fn log(&self) -> Vec<LogLine> {
        self.board().log()
    }

    /// The last lines of the log, newest first.
    pub fn last_lines(&self, count: usize) -> Vec<LogLine> {
        each!(&self.table, ledger => ledger.last_lines(count))
    }

    /// How many entries were ever written.
    pub fn entries(&self) -> usize {
        each!(&self.table, ledger => ledger.entries().len())
    }

    /// When the first entry was made.
    pub fn begun(&self) -> Option<Stamp> {
        each!(&self.table, ledger => ledger.entries().first().map(|entry| entry.at))
    }

    /// Every house rule with its value.
    pub fn house_lines(&self) -> Vec<HouseLine> {
        self.board().house_lines()
    }
}

fn turned<R: Behind>(undone: crate::rules::UndoneOf<R>) -> Turned {
    Turned {
        entry: R::entry(undone.entry),
        put_right: undone.put_right,
    }
}

fn refused<R: Behind>(refusal: &R::Refusal) -> Refused {
    match ruling_needed::<R>(refusal) {
        Some(needed) => Refused::NeedsRuling(RulingNeeded {
            id: needed.id,
            question: needed.question,
            options: needed
                .options
                .into_iter()
                .map(|option| RulingOption {
                    id: option.id,
                    words: option.words,
                    speaks_for: option.speaks_for,
                    command: R::deed(option.command),
                })
                .collect(),
        }),
        None => Refused::No(refusal.to_string()),
    }
}

fn as_deeds<R: Behind>(choices: Vec<Choice<R::Command>>) -> Vec<Choice<Deed>> {
    choices
        .into_iter()
        .map(|choice| Choice {
            label: choice.label,
            likeliest: choice.likeliest,
            command: R::deed(choice.command),
        })
        .collect()
}
