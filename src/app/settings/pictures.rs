//! The part of the settings about kept pictures: whether any are kept, how much room they take, where they are, away with
//! all of them. Counting and deleting run beside the window.

use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;

use eframe::egui::{self, Key};

use super::super::ask::{Answer, Ask};
use super::super::confirm::Confirm;
use super::super::keys::Shortcut;
use super::super::notice::Weight;
use super::super::past::megabytes;
use super::super::state::{Over, RefereeApp};
use super::super::tongue::tell;
use super::view::{SettingRow, row};
use super::{Section, SettingsAsk};
use crate::store::{Held, KeptPictures};

/// How much room clips may take, in megabytes.
const ROOMS: [u32; 5] = [100, 250, 500, 1_000, 2_000];

/// What is known of the pictures that are kept.
#[derive(Debug, Default)]
pub struct PicturesState {
    held: Option<Held>,
    /// A counting that is under way, after a deletion where one was asked for.
    counting: Option<Receiver<Counted>>,
}

/// What is there, and why something could not be deleted; true when deleting was asked for.
#[derive(Debug)]
struct Counted {
    held: Held,
    deleted: Option<Result<(), String>>,
}

/// What is kept, in words: "12 pictures, 8 clips (2 kept for ever), 1 test: 43.1 MB".
fn in_words(held: &Held) -> String {
    if held.is_nothing() {
        return tell!("pictures-held-none");
    }
    tell!(
        "pictures-held",
        pictures = held.pictures,
        clips = held.clips,
        ever = held.for_ever,
        tests = held.tests,
        size = megabytes(held.bytes)
    )
}

impl RefereeApp {
    /// Where pictures are kept; none when nowhere.
    fn kept_pictures(&self) -> Option<KeptPictures> {
        let matches = self.shelf.as_ref()?.matches_folder()?;
        let tests = self.replay.clips.as_ref();
        Some(KeptPictures::new(&matches, tests.map(|tests| tests.path())))
    }

    /// Counts what is kept, beside the window; deletes all of it first where that is asked for.
    pub(super) fn count_pictures(&mut self, deletes: bool, ctx: &egui::Context) {
        let Some(kept) = self.kept_pictures() else {
            return;
        };
        if deletes {
            self.refuse_clips();
            // What is looked at of past matches shows pictures that are gone.
            self.past.close_pictures();
        }
        let (tell, told) = mpsc::channel();
        let (ctx, landings) = (ctx.clone(), self.replay.landings.clone());
        let counts = move || {
            let deleted = deletes.then(|| kept.delete_all(&landings));
            let deleted = deleted.map(|deleted| deleted.map_err(|why| why.to_string()));
            // The settings may be closed by now.
            let _ = tell.send(Counted {
                held: kept.held(),
                deleted,
            });
            ctx.request_repaint();
        };
        let thread = thread::Builder::new().name("count pictures".to_owned());
        match thread.spawn(counts) {
            Ok(_) => self.settings.pictures.counting = Some(told),
            Err(why) => self.warn("pictures", why.to_string()),
        }
    }

    /// Hears what was counted.
    pub(in super::super) fn hear_of_pictures(&mut self) {
        let Some(told) = &self.settings.pictures.counting else {
            return;
        };
        let counted = match told.try_recv() {
            Err(TryRecvError::Empty) => return,
            Err(TryRecvError::Disconnected) => None,
            Ok(counted) => Some(counted),
        };
        self.settings.pictures.counting = None;
        let Some(counted) = counted else {
            return;
        };
        self.settings.pictures.held = Some(counted.held);
        match counted.deleted {
            None => {}
            Some(Ok(())) => {
                let words = tell!("pictures-deleted");
                self.notices.show("pictures", Weight::Tell, words);
            }
            Some(Err(why)) => self.warn("pictures", tell!("pictures-not-deleted", why = why)),
        }
    }

    /// Asks whether all of them are to be deleted.
    pub(super) fn ask_to_delete_pictures(&mut self) {
        let held = self.settings.pictures.held.unwrap_or_default();
        if let Some(Err(why)) = self.shelf.as_ref().map(|shelf| shelf.may_change()) {
            return self.warn("pictures", why);
        }
        let yes = Ask::Settings(SettingsAsk::DeletePictures);
        self.over = Over::Confirm(Box::new(Confirm {
            title: tell!("pictures-delete-title"),
            words: vec![in_words(&held), tell!("pictures-delete-what")],
            yes: (tell!("pictures-delete-yes"), yes),
            no: tell!("pictures-delete-no"),
        }));
    }

    /// What is chosen about pictures.
    pub(super) fn pictures_rows(&self) -> Vec<SettingRow> {
        let preferences = &self.preferences;
        let keeps = preferences.keeps_pictures;
        let keep = vec![
            (
                SettingsAsk::Pictures(true),
                tell!("settings-pictures-keep"),
                keeps,
            ),
            (
                SettingsAsk::Pictures(false),
                tell!("settings-pictures-none"),
                !keeps,
            ),
        ];
        let rooms = ROOMS.into_iter().map(|room| {
            let words = tell!("settings-room-of", megabytes = room);
            let holds = preferences.clips_megabytes == room;
            (SettingsAsk::ClipsMegabytes(room), words, holds)
        });
        let blurs = preferences.blurs_surroundings;
        let blur = vec![
            (SettingsAsk::Blur(true), tell!("settings-blur-on"), blurs),
            (SettingsAsk::Blur(false), tell!("settings-blur-off"), !blurs),
        ];
        let label = tell!("settings-pictures");
        vec![
            row(0, (label, self.about_pictures()), keep),
            row(
                1,
                (tell!("settings-room"), tell!("settings-room-about")),
                rooms.collect(),
            ),
            row(
                2,
                (tell!("settings-blur"), tell!("settings-blur-about")),
                blur,
            ),
        ]
    }

    /// What is kept, how much room it takes, and where.
    fn about_pictures(&self) -> String {
        let about = tell!("settings-pictures-about");
        let (Some(kept), Some(held)) = (self.kept_pictures(), self.settings.pictures.held) else {
            return about;
        };
        let folder = kept.place().display().to_string();
        let held = in_words(&held);
        tell!(
            "settings-pictures-where",
            about = about,
            held = held,
            folder = folder
        )
    }

    /// Away with all of them.
    pub(super) fn pictures_feet(&self) -> Option<Answer> {
        let ask = Ask::Settings(SettingsAsk::AskToDeletePictures);
        let key = Shortcut::plain(Key::Delete);
        let delete = Answer::new(ask, key, tell!("pictures-delete"));
        let delete = delete.said_as(tell!("pictures-delete-title"));
        let is_shown = self.settings.section == Section::Pictures;
        let held = self.settings.pictures.held;
        is_shown.then(|| match held {
            Some(held) if !held.is_nothing() => delete,
            _ => delete.off(tell!("pictures-held-none")),
        })
    }
}
