//! Everything in one file, and back: a page over the same calls that `rollcall backup` and `rollcall restore` use.
//!
//! Both may take a while, so they work beside the window.

use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::thread;

use eframe::egui::{self, Key};

use super::ask::{Answer, Ask};
use super::cards::{LONGEST_PATH, PageRow, RowField, RowsPage, going_on, path_of};
use super::keys::{Act, Shortcut};
use super::page::Title;
use super::state::RefereeApp;
use super::tongue::tell;
use super::words::Words;
use crate::rules::Stamp;
use crate::store::PlayersFile;
use crate::store::backup::{Restored, back_up, free_name, restore};

/// The field for the folder that a backup goes into, and for the one that is taken back.
const INTO: &str = "backup folder";
const FROM: &str = "backup file";
/// So many of the files that came beside others are named.
const NAMED: usize = 6;

/// What can be asked of the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BackupAsk {
    /// The keyboard to the folder.
    TypeFolder,
    /// The keyboard to the file.
    TypeFile,
    /// The folder or the file goes on like this.
    Path(bool, String),
    /// Make one.
    BackUp,
    /// Take one back.
    Restore,
}

/// What came of it.
#[derive(Debug, Clone, PartialEq)]
enum Done {
    /// So many files are in this backup.
    Made(PathBuf, usize),
    /// This came back.
    Restored(Restored),
    /// It did not work, in a person's words.
    Failed(String),
}

/// What the page remembers.
#[derive(Default)]
pub struct BackupState {
    /// The data folder, and whether it may be written to.
    data: Option<(PathBuf, bool)>,
    told: Option<mpsc::Receiver<Done>>,
    done: Option<Done>,
    /// What was typed last in both fields, and how that can go on.
    typed: [String; 2],
    /// The field that had the keyboard last: how its path goes on stays while one goes through that.
    shown: Option<usize>,
    offered: [Vec<String>; 2],
}

/// True for what can be a backup, by its name.
fn may_be_backup(path: &Path) -> bool {
    let end = path.extension().unwrap_or_default();
    end.eq_ignore_ascii_case("zip")
}

/// "rollcall-2026-11-30": sorts by itself.
fn name_of(now: Stamp) -> String {
    match super::calendar::sortable_day(now.millis()) {
        Some(day) => format!("rollcall-{day}"),
        None => "rollcall".to_owned(),
    }
}

impl RefereeApp {
    /// With the folder in which everything is kept; false where it may only be looked at.
    #[must_use]
    pub fn backed_up(mut self, data: PathBuf, may_write: bool) -> Self {
        self.backup.data = Some((data, may_write));
        self
    }

    /// True while a backup is made or taken back.
    pub fn is_backing_up(&self) -> bool {
        self.backup.told.is_some()
    }

    /// The page is opened: what was said before is over, and a folder is proposed.
    pub(super) fn open_backup(&mut self) {
        if self.backup.told.is_none() {
            self.backup.done = None;
        }
        self.backup.shown = None;
        if self.texts.get(INTO).trim().is_empty() {
            let documents = directories::UserDirs::new().and_then(|dirs| {
                let folder = dirs.document_dir().unwrap_or(dirs.home_dir());
                folder.is_dir().then(|| folder.display().to_string())
            });
            self.texts.set(INTO, documents.unwrap_or_default());
        }
        self.look_for_backup_paths();
    }

    /// Files that were let go of over the page: the last one is taken for the backup.
    pub(super) fn take_dropped_backup(&mut self, ctx: &egui::Context) {
        let dropped = ctx.input(|input| input.raw.dropped_files.clone());
        if let Some(file) = dropped.last() {
            self.texts.set(FROM, file.path().display().to_string());
            self.backup.done = None;
            self.look_for_backup_paths();
        }
    }

    /// Carries out what was asked of the page.
    pub(super) fn perform_backup(&mut self, ask: BackupAsk, ctx: &egui::Context) {
        match ask {
            BackupAsk::TypeFolder => self.texts.focus(INTO),
            BackupAsk::TypeFile => self.texts.focus(FROM),
            BackupAsk::Path(is_file, path) => {
                let field = if is_file { FROM } else { INTO };
                self.texts.set(field, path);
                self.texts.focus(field);
            }
            BackupAsk::BackUp => self.make_backup(ctx),
            BackupAsk::Restore => self.take_backup_back(ctx),
        }
    }

    fn beside_window(&mut self, ctx: &egui::Context, work: impl FnOnce() -> Done + Send + 'static) {
        let (tell, told) = mpsc::channel();
        let wakes = ctx.clone();
        let works = move || {
            let _ = tell.send(work());
            wakes.request_repaint();
        };
        self.backup.done = None;
        match thread::Builder::new()
            .name("backup".to_owned())
            .spawn(works)
        {
            Ok(_) => self.backup.told = Some(told),
            Err(why) => self.backup.done = Some(Done::Failed(why.to_string())),
        }
    }

    fn make_backup(&mut self, ctx: &egui::Context) {
        let Some((data, _)) = self.backup.data.clone().filter(|_| !self.is_backing_up()) else {
            return;
        };
        let folder = path_of(self.texts.get(INTO));
        if !folder.is_dir() {
            let words = tell!("give-no-folder", path = folder.display().to_string());
            self.backup.done = Some(Done::Failed(words));
            return;
        }
        let name = name_of(self.now());
        self.beside_window(ctx, move || {
            let out = free_name(&folder, &name);
            match back_up(&data, &out) {
                Ok(files) => Done::Made(out, files),
                Err(why) => Done::Failed(why.to_string()),
            }
        });
    }

    fn take_backup_back(&mut self, ctx: &egui::Context) {
        let Some((data, may_write)) = self.backup.data.clone().filter(|_| !self.is_backing_up())
        else {
            return;
        };
        if !may_write {
            self.backup.done = Some(Done::Failed(tell!("backup-only-looks")));
            return;
        }
        let typed = self.texts.get(FROM).trim();
        if typed.is_empty() {
            self.texts.focus(FROM);
            return;
        }
        let from = path_of(typed);
        self.beside_window(ctx, move || match restore(&from, &data) {
            Ok(restored) => Done::Restored(restored),
            Err(why) => Done::Failed(why.to_string()),
        });
    }

    /// Takes in what came of it in the meantime.
    pub(super) fn backup_on(&mut self) {
        let told = self.backup.told.as_ref().map(mpsc::Receiver::try_recv);
        match told {
            Some(Ok(done)) => {
                self.backup.told = None;
                if let Done::Restored(restored) = &done {
                    let beside = restored.beside.clone();
                    self.use_restored(&beside);
                }
                self.backup.done = Some(done);
            }
            Some(Err(mpsc::TryRecvError::Disconnected)) => self.backup.told = None,
            Some(Err(mpsc::TryRecvError::Empty)) | None => {}
        }
    }

    /// What came back is used at once, as far as it can be: players are put together, packs and looks are read anew. Past
    /// matches are read whenever they are looked at.
    fn use_restored(&mut self, beside: &[PathBuf]) {
        if let Some(file) = &self.players_file {
            let (mut players, _) = file.load();
            players.take_in(self.players.clone());
            for path in beside.iter().filter(|path| PlayersFile::is_one(path)) {
                // One that cannot be read lies there and is named with the others.
                if let Ok(others) = PlayersFile::read_other(path) {
                    players.take_in(others);
                }
            }
            if players != self.players {
                self.players = players;
                self.keep_players();
            }
            self.forget_player_pictures();
        }
        self.read_packs();
        self.read_gate_looks();
    }

    /// Looks again how the paths go on, where others were typed; true then.
    pub(super) fn look_for_backup_paths(&mut self) -> bool {
        let mut has_changed = false;
        let focused = self.texts.focused();
        let field = [INTO, FROM]
            .iter()
            .position(|field| focused == Some(*field));
        self.backup.shown = field.or(self.backup.shown);
        for (at, field) in [INTO, FROM].into_iter().enumerate() {
            let typed = self.texts.get(field);
            if self.backup.typed[at] == typed {
                continue;
            }
            has_changed = true;
            self.backup.typed[at] = typed.to_owned();
            self.backup.offered[at] = if typed.is_empty() {
                Vec::new()
            } else {
                going_on(typed, |path| field == FROM && may_be_backup(path))
            };
        }
        has_changed
    }

    /// What the page says now.
    pub(super) fn backup_page(&self) -> RowsPage {
        let state = &self.backup;
        let ask = |ask| Ask::Backup(ask);
        let mut rows = Vec::new();
        rows.extend(state.done.iter().flat_map(said));
        if state.told.is_some() {
            rows.push(PageRow::Words(Words::bold(tell!("backup-works"))));
        }
        let mut part = |at: usize, heading: String, how: String, (label, slot): (String, &str)| {
            rows.push(PageRow::Heading(heading));
            rows.push(PageRow::Words(Words::plain(how)));
            rows.push(PageRow::Fields(vec![RowField {
                label,
                slot: slot.to_owned(),
                hint: String::new(),
                longest: LONGEST_PATH,
                is_wrong: false,
            }]));
            // How it goes on is only shown where somebody typed last.
            let is_typed = state.shown == Some(at);
            for path in state.offered[at].iter().filter(|_| is_typed) {
                let meant = ask(BackupAsk::Path(slot == FROM, path.clone()));
                let mut answer = Answer::with_key(meant, None, path.clone());
                answer.button.is_left_aligned = true;
                rows.push(PageRow::Buttons(vec![answer]));
            }
        };
        part(
            0,
            tell!("backup-make"),
            tell!("backup-make-how"),
            (tell!("backup-folder"), INTO),
        );
        part(
            1,
            tell!("backup-restore"),
            tell!("backup-restore-how"),
            (tell!("backup-file"), FROM),
        );
        let feet = vec![
            Answer::new(
                ask(BackupAsk::BackUp),
                Shortcut::ctrl(Key::S),
                tell!("backup-make"),
            ),
            Answer::new(
                ask(BackupAsk::Restore),
                Shortcut::ctrl(Key::R),
                tell!("backup-restore"),
            ),
            Answer::new(
                ask(BackupAsk::TypeFolder),
                Shortcut::plain(Key::F),
                tell!("backup-type-folder"),
            ),
            Answer::new(
                ask(BackupAsk::TypeFile),
                Shortcut::plain(Key::D),
                tell!("backup-type-file"),
            ),
        ];
        let off = match (&state.data, &state.told) {
            (None, _) => Some(tell!("backup-nowhere")),
            (_, Some(_)) => Some(tell!("backup-works")),
            _ => None,
        };
        let feet = feet.into_iter().enumerate().map(|(at, answer)| match &off {
            Some(because) if at < 2 => answer.off(because.clone()),
            _ => answer,
        });
        RowsPage {
            title: Title {
                words: tell!("backup-title"),
                fact: match &state.data {
                    Some((data, _)) => data.display().to_string(),
                    None => tell!("backup-nowhere"),
                },
                back: Answer::of(Ask::Menu, &self.keys, Act::Menu, tell!("back")),
            },
            rows,
            feet: feet.collect(),
            beside: None,
            name: "backup",
        }
    }
}

/// What came of it, in rows.
fn said(done: &Done) -> Vec<PageRow> {
    let good = |words| PageRow::Told(words, false);
    match done {
        Done::Made(path, files) => vec![good(tell!(
            "backup-made",
            count = *files,
            path = path.display().to_string()
        ))],
        Done::Failed(why) => vec![PageRow::Told(why.clone(), true)],
        Done::Restored(restored) => {
            let mut rows = vec![good(tell!(
                "backup-restored",
                new = restored.new,
                same = restored.same
            ))];
            if !restored.beside.is_empty() {
                let count = restored.beside.len();
                rows.push(PageRow::Words(Words::plain(tell!(
                    "backup-beside",
                    count = count
                ))));
                let names = restored.beside.iter().take(NAMED);
                rows.extend(
                    names.map(|path| PageRow::Words(Words::quiet(path.display().to_string()))),
                );
                if count > NAMED {
                    let words = tell!("backup-beside-more", count = count - NAMED);
                    rows.push(PageRow::Words(Words::quiet(words)));
                }
            }
            rows
        }
    }
}
