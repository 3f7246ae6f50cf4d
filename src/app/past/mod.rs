//! Every match that was kept: a list that can be searched, and one of them to be read, gone on with or told apart.
//!
//! | file | what it is |
//! | --- | --- |
//! | `mod.rs` | what has been read so far, and what can be asked for |
//! | `list.rs` | the matches, and those that a search and a filter find |
//! | `said.rs` | what people say of a match: name, mark, away with it; the same match again |
//! | `step.rs` | a match that was opened, step by step |
//! | `view.rs`, `draw.rs` | the page |
//! | `calls.rs`, `clips.rs` | the kept pictures and clips of the camera's calls, one at a time |

mod calls;
mod clips;
mod draw;
pub mod list;
mod said;
mod step;
mod view;

use std::rc::Rc;

use eframe::egui::{self, Key, Modifiers};

use super::ask::Ask;
use super::keep::{PastMatch, Reading};
use super::pick::Form;
use super::place::Destination;
use super::state::{Over, RefereeApp};
use super::tongue::tell;
use crate::rules::GameKind;
use crate::rules::record::Mark;
use crate::store::exchange::ExportFormat;

pub use calls::CallPage;
pub(super) use clips::megabytes;
pub use list::SearchWords;
use list::{Filter, List, Listed, Rows, Sort};
pub use step::OpenedMatch;
pub use view::{OpenedPage, PastDetails, PastPage, PastRow};

/// The field to search in.
pub(super) const SEARCH: &str = "search past matches";
/// The screen looks for more this often while matches are being read, in seconds.
const LOOKS_EVERY: f32 = 0.1;

/// What can be asked of the past matches.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PastAsk {
    /// The keyboard to the field to search in.
    Search,
    /// Choose a match by its place in the list that is shown.
    Choose(usize),
    /// Move the choice.
    Move(isize),
    /// Open the match that is chosen.
    Open,
    /// Go on with the match that is chosen.
    GoOn,
    /// Show the first kept picture of a call in the match that is open.
    ShowCalls,
    /// Show the kept picture of the call that this entry settled.
    ShowCall(u32),
    /// Show the next kept picture after the one that is shown, or before it.
    MoveCall(isize),
    /// Show the kept clip of the call that is looked at.
    ReplayCall,
    /// Never drop the clip of the call that is looked at to make room; or it may be dropped again.
    KeepClip(bool),
    /// Ask whether the clip of the call that is looked at is to be deleted.
    DeleteClip,
    /// Delete it.
    DeleteClipSurely,
    /// Show the match as it was so many entries later, or earlier.
    Step(isize),
    /// Show the match as it was after so many entries.
    StepTo(usize),
    /// What can be filtered by.
    Filters,
    /// Only matches of this game, or of all.
    FilterGame(Option<GameKind>),
    /// Only matches with this player, or with all.
    FilterPlayer(Option<String>),
    /// Only matches of this sort, or of all.
    FilterSort(Option<Sort>),
    /// What else can be done with the match that is chosen.
    More,
    /// Give it a name.
    Name,
    /// What it can be marked as.
    Marks,
    /// Mark it, or take its mark away.
    Mark(Option<Mark>),
    /// Into the trash with it.
    Delete,
    /// The match that was deleted last comes back.
    BringBack,
    /// The same players, rules and toys again.
    Rematch,
    /// Write it to a file for others.
    Export(ExportFormat),
    /// The keyboard to the name of a file to take a match over from.
    Import,
}

/// What the page remembers while it is open.
#[derive(Default)]
pub struct PastState {
    reading: Option<Box<dyn Reading>>,
    left: usize,
    list: List,
    filter: Filter,
    chosen: usize,
    opened: Option<OpenedMatch>,
    /// The match that was deleted last.
    deleted: Option<PastMatch>,
    /// The match to be chosen when all are read.
    wanted: Option<String>,
}

impl PastState {
    /// Every match that was read.
    pub(super) fn matches(&self) -> &List {
        &self.list
    }

    /// No picture of the match that is open is there any more.
    pub(super) fn close_pictures(&mut self) {
        if let Some(opened) = &mut self.opened {
            opened.shown = None;
            opened.know_pictures(Vec::new(), Vec::new());
        }
    }

    /// True while more are being read.
    pub(super) fn is_reading(&self) -> bool {
        self.reading.is_some()
    }
}

impl RefereeApp {
    /// Begins to read the matches anew.
    pub(super) fn open_past(&mut self) {
        let (filter, deleted) = (
            std::mem::take(&mut self.past.filter),
            self.past.deleted.take(),
        );
        self.past = PastState {
            filter,
            deleted,
            ..PastState::default()
        };
        match self.shelf.as_mut().map(|shelf| shelf.look_through()) {
            Some(Ok(reading)) => {
                self.past.reading = Some(reading);
                self.read_more();
            }
            Some(Err(why)) => self.warn("disk", tell!("past-cannot-look", why = why)),
            None => {}
        }
    }

    /// Files that were dragged into the window are matches to be taken over, where matches are looked at.
    pub(super) fn take_dropped_matches(&mut self, ctx: &egui::Context) {
        let dropped = ctx.input(|input| input.raw.dropped_files.clone());
        for file in dropped {
            self.import_match(file.path());
        }
    }

    /// Takes in what was read in the meantime; never waits for it.
    pub(super) fn read_on(&mut self, ctx: &egui::Context) {
        if self.past.reading.is_none() {
            return;
        }
        if !matches!(self.place, Destination::Past | Destination::Statistics) {
            // Nobody looks any more.
            self.past.reading = None;
            return;
        }
        self.read_more();
        if self.past.reading.is_none() {
            self.choose_wanted();
        }
        if self.past.reading.is_some() {
            ctx.request_repaint_after_secs(LOOKS_EVERY);
        }
    }

    fn read_more(&mut self) {
        let Some(reading) = &mut self.past.reading else {
            return;
        };
        let (more, left) = reading.more();
        self.past.list.take_in(more);
        self.past.left = left;
        if left == 0 {
            self.past.reading = None;
        }
    }

    /// The matches that search and filter find.
    fn found_matches(&self) -> Rows {
        let past = &self.past;
        past.list.found(self.texts.get(SEARCH), &past.filter)
    }

    fn chosen_match(&self) -> Option<Rc<Listed>> {
        let found = self.found_matches();
        let last = found.len().checked_sub(1)?;
        found.get(self.past.chosen.min(last)).cloned()
    }

    /// The match that is open, or the one that is chosen in the list.
    fn match_in_hand(&self) -> Option<PastMatch> {
        let opened = self.past.opened.as_ref();
        let chosen = || Some(self.chosen_match()?.one.clone());
        opened.map(|opened| opened.row.clone()).or_else(chosen)
    }

    /// Carries out what was asked of the past matches.
    pub(super) fn perform_past(&mut self, ask: PastAsk, ctx: &egui::Context) {
        match ask {
            PastAsk::Search => self.texts.focus(SEARCH),
            PastAsk::Choose(place) => self.past.chosen = place,
            PastAsk::Move(by) => {
                let last = self.found_matches().len().saturating_sub(1);
                let now = self.past.chosen.min(last);
                self.past.chosen = now.saturating_add_signed(by).min(last);
            }
            PastAsk::Open => self.open_chosen(),
            PastAsk::GoOn => {
                if let Some(one) = self.match_in_hand() {
                    self.go_on_with(&one.id);
                }
            }
            PastAsk::ShowCalls => self.show_first_call(ctx),
            PastAsk::ShowCall(entry) => self.show_call(entry, ctx),
            PastAsk::MoveCall(by) => self.move_call(by, ctx),
            PastAsk::ReplayCall => self.replay_call(ctx),
            PastAsk::KeepClip(is_for_ever) => self.keep_clip_for_ever(is_for_ever),
            PastAsk::DeleteClip => self.ask_to_delete_clip(),
            PastAsk::DeleteClipSurely => self.delete_clip(),
            PastAsk::Step(by) => {
                if let Some(opened) = &mut self.past.opened {
                    opened.step(by);
                }
            }
            PastAsk::StepTo(entries) => {
                if let Some(opened) = &mut self.past.opened {
                    opened.step_to(entries);
                }
            }
            PastAsk::Filters => self.over = Over::Pick(Box::new(self.filters_pick())),
            PastAsk::FilterGame(game) => self.filter_by(|filter| filter.game = game),
            PastAsk::FilterPlayer(player) => self.filter_by(|filter| filter.player = player),
            PastAsk::FilterSort(sort) => self.filter_by(|filter| filter.sort = sort),
            PastAsk::More => {
                if let Some(pick) = self.more_pick() {
                    self.over = Over::Pick(Box::new(pick));
                }
            }
            PastAsk::Name => self.name_match(),
            PastAsk::Marks => {
                if let Some(pick) = self.marks_pick() {
                    self.over = Over::Pick(Box::new(pick));
                }
            }
            PastAsk::Mark(mark) => self.mark_match(mark),
            PastAsk::Delete => self.delete_match(),
            PastAsk::BringBack => self.bring_match_back(),
            PastAsk::Rematch => self.play_again(),
            PastAsk::Export(format) => self.export_match(format),
            PastAsk::Import => {
                self.over = Over::Nothing;
                self.open_form(Form::ImportFrom);
            }
        }
    }

    fn filter_by(&mut self, change: impl FnOnce(&mut Filter)) {
        change(&mut self.past.filter);
        self.past.chosen = 0;
        self.over = Over::Nothing;
    }

    /// From a picture back to its match, or from the match that was opened back to the list; false when there is none.
    pub(super) fn close_past(&mut self) -> bool {
        let opened = self.past.opened.as_mut();
        let had_picture = opened.is_some_and(|opened| opened.shown.take().is_some());
        had_picture || self.past.opened.take().is_some()
    }

    /// Goes on with a match; one that is in play already is only shown.
    fn go_on_with(&mut self, id: &str) {
        if self.is_in_play(id) {
            self.go(Destination::Match);
            return;
        }
        let gone_on = self.shelf.as_mut().map(|shelf| shelf.go_on_with(id));
        self.take_up(gone_on);
    }

    fn is_in_play(&self, id: &str) -> bool {
        let kept = self.keeper.as_ref().and_then(|keeper| keeper.id());
        kept.as_deref() == Some(id) && self.play.is_some()
    }

    /// Arrows choose a match also while a search is typed; Esc leaves the field.
    pub(super) fn past_hears(&self, key: Key, _modifiers: Modifiers) -> Option<Option<Ask>> {
        if self.is_typing && key == Key::Escape {
            return Some(None);
        }
        let all = isize::MAX / 2;
        if let Some(opened) = &self.past.opened {
            if opened.shown.is_some() {
                return None;
            }
            let by = match key {
                Key::ArrowDown => 1,
                Key::ArrowUp => -1,
                Key::PageDown => 10,
                Key::PageUp => -10,
                Key::Home => -all,
                Key::End => all,
                _ => return None,
            };
            return Some(Some(Ask::Past(PastAsk::Step(by))));
        }
        let by = match key {
            Key::ArrowDown => 1,
            Key::ArrowUp => -1,
            Key::PageDown => 7,
            Key::PageUp => -7,
            Key::Home if !self.is_typing => -all,
            Key::End if !self.is_typing => all,
            _ => return None,
        };
        Some(Some(Ask::Past(PastAsk::Move(by))))
    }
}
