//! Every match that was kept: a list that can be searched, and one of them to be read or gone on with.
//!
//! | file | what it is |
//! | --- | --- |
//! | `mod.rs` | what has been read so far, and what can be asked for |
//! | `view.rs`, `draw.rs` | the page |
//! | `calls.rs` | the kept pictures of the camera's calls, one at a time |

mod calls;
mod draw;
mod view;

use eframe::egui::{self, Key, Modifiers};

use super::ask::Ask;
use super::calendar::when;
use super::keep::{PastMatch, Reading};
use super::place::Destination;
use super::play::Play;
use super::state::RefereeApp;
use super::tongue::tell;

pub use calls::CallPage;
use calls::ShownCall;
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
}

/// A match that was opened to be read.
pub struct OpenedMatch {
    play: Play,
    row: PastMatch,
    /// The entries whose call has a picture, in their order.
    pictures: Vec<u32>,
    shown: Option<ShownCall>,
}

/// What the page remembers while it is open.
#[derive(Default)]
pub struct PastState {
    reading: Option<Box<dyn Reading>>,
    left: usize,
    matches: Vec<PastMatch>,
    chosen: usize,
    opened: Option<OpenedMatch>,
}

/// A match in the words that a search goes through.
fn searched(one: &PastMatch) -> String {
    let mut words: Vec<String> = one.players.iter().map(|(name, _)| name.clone()).collect();
    words.extend(one.kind.map(|kind| kind.name().to_owned()));
    words.extend(one.begun_millis.map(when));
    words.push(view::result_of(one));
    words.join(" ").to_lowercase()
}

impl RefereeApp {
    /// Begins to read the matches anew.
    pub(super) fn open_past(&mut self) {
        self.past = PastState::default();
        match self.shelf.as_mut().map(|shelf| shelf.look_through()) {
            Some(Ok(reading)) => {
                self.past.reading = Some(reading);
                self.read_more();
            }
            Some(Err(why)) => self.warn("disk", tell!("past-cannot-look", why = why)),
            None => {}
        }
    }

    /// Takes in what was read in the meantime; never waits for it.
    pub(super) fn read_on(&mut self, ctx: &egui::Context) {
        if self.past.reading.is_none() {
            return;
        }
        if self.place != Destination::Past {
            // Nobody looks any more.
            self.past.reading = None;
            return;
        }
        self.read_more();
        if self.past.reading.is_some() {
            ctx.request_repaint_after_secs(LOOKS_EVERY);
        }
    }

    fn read_more(&mut self) {
        let Some(reading) = &mut self.past.reading else {
            return;
        };
        let (more, left) = reading.more();
        self.past.matches.extend(more);
        self.past.left = left;
        if left == 0 {
            self.past.reading = None;
        }
    }

    /// The matches that the search finds, each word of it somewhere.
    fn found_matches(&self) -> Vec<&PastMatch> {
        let search = self.texts.get(SEARCH).to_lowercase();
        let words: Vec<&str> = search.split_whitespace().collect();
        let matches = self.past.matches.iter();
        matches
            .filter(|one| {
                let text = searched(one);
                words.iter().all(|word| text.contains(word))
            })
            .collect()
    }

    fn chosen_match(&self) -> Option<&PastMatch> {
        let found = self.found_matches();
        let last = found.len().checked_sub(1)?;
        found.get(self.past.chosen.min(last)).copied()
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
            PastAsk::Open => {
                let Some(row) = self.chosen_match().cloned() else {
                    return;
                };
                let read = self
                    .shelf
                    .as_mut()
                    .map(|shelf| (shelf.open(&row.id), shelf.pictures(&row.id)));
                match read {
                    Some((Ok((play, _)), pictures)) => {
                        self.past.opened = Some(OpenedMatch {
                            play,
                            row,
                            pictures,
                            shown: None,
                        });
                    }
                    Some((Err(why), _)) => self.warn("disk", tell!("past-not-opened", why = why)),
                    None => {}
                }
            }
            PastAsk::GoOn => {
                let opened = self
                    .past
                    .opened
                    .as_ref()
                    .map(|opened| opened.row.id.clone());
                let id = opened.or_else(|| self.chosen_match().map(|one| one.id.clone()));
                if let Some(id) = id {
                    self.go_on_with(&id);
                }
            }
            PastAsk::ShowCalls => self.show_first_call(ctx),
            PastAsk::ShowCall(entry) => self.show_call(entry, ctx),
            PastAsk::MoveCall(by) => self.move_call(by, ctx),
        }
    }

    /// From a picture back to its match, or from the match that was opened back to the list; false when there is none.
    pub(super) fn close_past(&mut self) -> bool {
        let opened = self.past.opened.as_mut();
        let had_picture = opened.is_some_and(|opened| opened.shown.take().is_some());
        had_picture || self.past.opened.take().is_some()
    }

    /// Goes on with a match; one that is in play already is only shown.
    fn go_on_with(&mut self, id: &str) {
        let kept = self.keeper.as_ref().and_then(|keeper| keeper.id());
        if kept.as_deref() == Some(id) && self.play.is_some() {
            self.go(Destination::Match);
            return;
        }
        let gone_on = self.shelf.as_mut().map(|shelf| shelf.go_on_with(id));
        self.take_up(gone_on);
    }

    /// Arrows choose a match also while a search is typed; Esc leaves the field.
    pub(super) fn past_hears(&self, key: Key, _modifiers: Modifiers) -> Option<Option<Ask>> {
        if self.is_typing && key == Key::Escape {
            return Some(None);
        }
        if self.past.opened.is_some() {
            return None;
        }
        let by = match key {
            Key::ArrowDown => 1,
            Key::ArrowUp => -1,
            Key::PageDown => 7,
            Key::PageUp => -7,
            _ => return None,
        };
        Some(Some(Ask::Past(PastAsk::Move(by))))
    }
}
