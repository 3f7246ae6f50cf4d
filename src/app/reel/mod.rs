//! The best rolls of the evening as one animated picture, made by one press from the kept clips.
//!
//! | file | what it is |
//! | --- | --- |
//! | `mod.rs` | begins it, follows it, says where it is |
//! | `rank.rs` | which rolls are the best |
//! | `film.rs` | the picture itself |

mod film;
mod rank;

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, TryRecvError};
use std::sync::{Arc, mpsc::Receiver};
use std::thread;

use eframe::egui;

use self::film::NoReel;
use self::rank::{Highlight, best, highlights};
use super::ask::Answer;
use super::ask::Ask;
use super::calendar::evening_of;
use super::keys::Act;
use super::panel::{Sheet, SheetRow};
use super::replay::CallFile;
use super::state::{Over, RefereeApp};
use super::tongue::tell;
use super::words::Words;
use crate::camera::KeptFrame;
use crate::rules::{GameKind, Table};
use crate::store::exchange::write_free;
use crate::store::{CallClips, read_table};

/// What comes of a reel while it is made.
#[derive(Debug)]
enum Note {
    /// So many rolls come into it.
    Rolls(usize),
    /// So many of them are done.
    Done(usize),
    /// It is there, or why it is not.
    End(Result<PathBuf, NoReel>),
}

/// A reel that is made, or was.
#[derive(Debug, Default)]
pub struct ReelState {
    told: Option<Receiver<Note>>,
    stop: Arc<AtomicBool>,
    rolls: usize,
    done: usize,
    end: Option<Result<PathBuf, NoReel>>,
}

impl Drop for ReelState {
    fn drop(&mut self) {
        // Nobody waits for it any more.
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// The best rolls among the clips of these matches.
fn chosen(matches: &[CallClips]) -> Vec<Highlight> {
    let all = matches.iter().enumerate().flat_map(|(place, clips)| {
        let kept = clips.all();
        if kept.is_empty() {
            return Vec::new();
        }
        match read_table(clips.journal()).map(|kept| kept.table) {
            Ok(Table::Bakugan(ledger)) => highlights(place, &ledger, &kept),
            _ => Vec::new(),
        }
    });
    best(all.collect())
}

/// Makes a reel of the best rolls and writes it into a folder.
fn make(
    matches: &[CallClips],
    (folder, name): (&std::path::Path, &str),
    stop: &AtomicBool,
    tell: &dyn Fn(Note),
) -> Result<PathBuf, NoReel> {
    let chosen = chosen(matches);
    tell(Note::Rolls(chosen.len()));
    let rolls = chosen.iter().filter_map(|one| {
        let clip = matches.get(one.of_match)?.read(one.entry);
        // A damaged clip is passed over; where it is shown by itself that is told.
        let clip = clip.ok().flatten()?;
        let call = CallFile::read(&clip.call).ok()?;
        let frames: Vec<KeptFrame> = call.kept_frames(clip.frames);
        Some((call, frames))
    });
    let mut bytes = Vec::new();
    film::write(rolls, &mut bytes, stop, |done| tell(Note::Done(done)))?;
    let written = write_free(folder, name, "gif", &bytes);
    written.map_err(|why| NoReel::Failed(why.to_string()))
}

impl RefereeApp {
    /// Makes the reel of the last evening, beside the window.
    pub(super) fn begin_reel(&mut self, ctx: &egui::Context) {
        let Some(shelf) = &self.shelf else {
            return;
        };
        if let Err(why) = shelf.may_change() {
            return self.warn("reel", why);
        }
        let Some(folder) = shelf.exports_folder() else {
            return;
        };
        let all: Vec<_> = self.past.matches().all().collect();
        let evenings = all.iter().filter_map(|one| one.begun_millis);
        let last = evenings.filter_map(evening_of).max();
        let of_evening = all.iter().filter(|one| {
            let evening = one.begun_millis.and_then(evening_of);
            one.kind == Some(GameKind::Bakugan) && evening == last
        });
        let matches: Vec<CallClips> = of_evening.filter_map(|one| shelf.clips(&one.id)).collect();
        let day = last.map(|day| day.to_string()).unwrap_or_default();
        let name = format!("rollcall-{day}");
        let (tell, told) = mpsc::channel();
        let stop = Arc::new(AtomicBool::new(false));
        let (ctx, stops) = (ctx.clone(), Arc::clone(&stop));
        let makes = move || {
            let note = |note| {
                // The window may be gone.
                let _ = tell.send(note);
                ctx.request_repaint();
            };
            let made = make(&matches, (&folder, &name), &stops, &note);
            note(Note::End(made));
        };
        let thread = thread::Builder::new().name("make a reel".to_owned());
        match thread.spawn(makes) {
            Ok(_) => {
                self.reel = ReelState::default();
                (self.reel.told, self.reel.stop) = (Some(told), stop);
                self.over = Over::Reel;
            }
            Err(why) => self.warn("reel", tell!("reel-failed", why = why.to_string())),
        }
    }

    /// Hears how far it is; closing its sheet stops it.
    pub(super) fn reel_on(&mut self) {
        if self.over != Over::Reel {
            if self.reel.told.is_some() {
                self.reel = ReelState::default();
            }
            return;
        }
        while let Some(told) = &self.reel.told {
            match told.try_recv() {
                Err(TryRecvError::Empty) => return,
                Err(TryRecvError::Disconnected) => self.reel.told = None,
                Ok(Note::Rolls(rolls)) => self.reel.rolls = rolls,
                Ok(Note::Done(done)) => self.reel.done = done,
                Ok(Note::End(end)) => {
                    self.reel.end = Some(end);
                    self.reel.told = None;
                }
            }
        }
    }

    /// What the sheet of the reel says.
    pub(super) fn reel_sheet(&self) -> Sheet {
        let reel = &self.reel;
        let (words, close) = match &reel.end {
            None if reel.rolls == 0 => (tell!("reel-looks"), tell!("reel-stop")),
            None => {
                let words = tell!("reel-at", number = reel.done + 1, count = reel.rolls);
                (words, tell!("reel-stop"))
            }
            Some(Ok(path)) => {
                let path = path.display().to_string();
                let words = tell!("reel-done", count = reel.rolls, path = path);
                (words, tell!("reel-close"))
            }
            Some(Err(NoReel::Empty)) => (tell!("reel-nothing"), tell!("reel-close")),
            Some(Err(NoReel::Stopped)) => (tell!("reel-stopped"), tell!("reel-close")),
            Some(Err(NoReel::Failed(why))) => {
                let why = why.as_str();
                (tell!("reel-failed", why = why), tell!("reel-close"))
            }
        };
        let close = Answer::of(Ask::Menu, &self.keys, Act::Menu, close).filled();
        Sheet {
            title: tell!("reel-title"),
            rows: vec![
                SheetRow::Paragraph(Words::plain(words)),
                SheetRow::Paragraph(Words::quiet(tell!("reel-which"))),
                SheetRow::Buttons(vec![close]),
            ],
            is_wide: false,
        }
    }
}
