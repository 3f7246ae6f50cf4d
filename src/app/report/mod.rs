//! A bug report: one file with what helps to find a fault, looked through before it is saved. Nothing is sent anywhere.
//!
//! | file | what it is |
//! | --- | --- |
//! | `mod.rs` | what can be asked for; gathering and saving, beside the window |
//! | `parts.rs` | what comes into it |
//! | `view.rs`, `draw.rs` | the page |

mod draw;
mod parts;
mod view;

use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;

use eframe::egui::{self, TextureHandle};

pub use self::parts::{Part, PartKind};
pub use self::view::{PartPanel, ReportPage};
use super::call_card::card_texture;
use super::state::RefereeApp;
use super::tongue::tell;
use crate::store::exchange::write_free;
use crate::store::zipped;

/// What can be asked of a bug report.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReportAsk {
    /// Leave this part out, or take it in again.
    Toggle(PartKind),
    /// Save what is left in.
    Save,
}

/// A part and whether it comes into the file.
struct Offered {
    part: Part,
    is_in: bool,
    /// Its pictures.
    texture: Option<TextureHandle>,
}

/// What the page remembers while it is open.
#[derive(Default)]
pub struct ReportState {
    parts: Vec<Offered>,
    gathering: Option<Receiver<Vec<Part>>>,
    saving: Option<Receiver<Result<PathBuf, String>>>,
    /// What came of saving; true for something that went wrong.
    said: Option<(bool, String)>,
}

impl RefereeApp {
    /// Begins to gather what a report has in it.
    pub(super) fn open_report(&mut self) {
        self.report = ReportState::default();
        let sources = self.report_sources();
        let (tell, told) = mpsc::channel();
        let gathers = move || {
            // Nobody may look any more.
            let _ = tell.send(sources.parts());
        };
        let thread = thread::Builder::new().name("gather a report".to_owned());
        match thread.spawn(gathers) {
            Ok(_) => self.report.gathering = Some(told),
            Err(why) => self.report.said = Some((true, why.to_string())),
        }
    }

    /// Hears what was gathered and saved.
    pub(super) fn report_on(&mut self, ctx: &egui::Context) {
        if let Some(told) = &self.report.gathering {
            match told.try_recv() {
                // It takes no second.
                Err(TryRecvError::Empty) => ctx.request_repaint_after_secs(0.05),
                Err(TryRecvError::Disconnected) => self.report.gathering = None,
                Ok(parts) => {
                    self.report.gathering = None;
                    let offered = parts.into_iter().map(|part| Offered {
                        is_in: part.kind.is_in_at_first(),
                        texture: part
                            .strip
                            .as_ref()
                            .map(|strip| card_texture(ctx, "pictures of a report", strip)),
                        part,
                    });
                    self.report.parts = offered.collect();
                }
            }
        }
        let Some(told) = &self.report.saving else {
            return;
        };
        let saved = match told.try_recv() {
            Err(TryRecvError::Empty) => return,
            Err(TryRecvError::Disconnected) => Err(String::new()),
            Ok(saved) => saved,
        };
        self.report.saving = None;
        self.report.said = Some(match saved {
            Ok(path) => {
                let path = path.display().to_string();
                (false, tell!("report-saved", path = path))
            }
            Err(why) => (true, tell!("report-not-saved", why = why)),
        });
    }

    /// Carries out what was asked of a report.
    pub(super) fn perform_report(&mut self, ask: ReportAsk, ctx: &egui::Context) {
        match ask {
            ReportAsk::Toggle(kind) => {
                self.report.said = None;
                let mut parts = self.report.parts.iter_mut();
                if let Some(one) = parts.find(|one| one.part.kind == kind) {
                    one.is_in = !one.is_in;
                }
            }
            ReportAsk::Save => self.save_report(ctx),
        }
    }

    fn save_report(&mut self, ctx: &egui::Context) {
        let shelf = self.shelf.as_ref();
        let Some(folder) = shelf.and_then(|shelf| shelf.exports_folder()) else {
            self.report.said = Some((true, tell!("report-no-folder")));
            return;
        };
        if self.report.saving.is_some() {
            return;
        }
        let chosen = self.report.parts.iter().filter(|one| one.is_in);
        let files: Vec<(String, Vec<u8>)> = chosen.flat_map(|one| one.part.files.clone()).collect();
        if files.is_empty() {
            return;
        }
        let (tell, told) = mpsc::channel();
        let ctx = ctx.clone();
        let saves = move || {
            let contents = files.iter();
            let contents = contents.map(|(name, bytes)| (name.clone(), bytes.as_slice()));
            let saved = zipped(contents)
                .map_err(|why| why.to_string())
                .and_then(|zip| {
                    let saved = write_free(&folder, "rollcall-report", "zip", &zip);
                    saved.map_err(|why| why.to_string())
                });
            let _ = tell.send(saved);
            ctx.request_repaint();
        };
        let thread = thread::Builder::new().name("save a report".to_owned());
        match thread.spawn(saves) {
            Ok(_) => self.report.saving = Some(told),
            Err(why) => {
                let why = why.to_string();
                self.report.said = Some((true, tell!("report-not-saved", why = why)));
            }
        }
    }
}
