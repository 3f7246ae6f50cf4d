//! Packs brought in and given away: by letting go of a file over the window, or by the path of it.

use std::fs;
use std::path::{Path, PathBuf};

use eframe::egui::{self, Key};

use super::super::ask::{Answer, Ask};
use super::super::keys::Shortcut;
use super::super::state::{Over, RefereeApp};
use super::super::tongue::tell;
use super::super::words::Words;
use super::filter::faults_of;
use super::over::Step;
use super::packs::PackPlace;
use super::rows::{PageRow, RowField, RowsPage};
use super::{CardsAsk, CardsOver};
use crate::rules::cards::pack::{PACK_FILE, PictureName};
use crate::store::packs::{BrokenPack, PackError};

/// The field for the path of what is brought in, and for the folder that something is given into.
pub(super) const BRING: &str = "bring path";
pub(super) const GIVE: &str = "give folder";
/// Longer paths some systems do not take.
pub(in super::super) const LONGEST_PATH: usize = 1_000;
/// So many ways to go on with a path are offered.
const OFFERED: usize = 9;
/// A folder with more in it is not looked through to its end: it would keep the window waiting.
const LOOKED_THROUGH: usize = 3_000;
/// How the names of tables end.
const TABLES: [&str; 3] = ["csv", "tsv", "txt"];

/// What can be asked of bringing in and giving away.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BringAsk {
    /// Open the page on which a pack is brought in.
    Open,
    /// The path goes on like this.
    Path(String),
    /// Bring in what lies there.
    Go,
    /// Open the page on which the pack at this place of the list is given away.
    Give(usize),
    /// As a folder.
    AsFolder,
    /// As one file.
    AsZip,
}

/// Why something was not brought in.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum BringFault {
    /// In a person's words.
    Words(String),
    /// The pack has mistakes in it.
    Broken(BrokenPack),
}

impl From<PackError> for BringFault {
    fn from(why: PackError) -> Self {
        match why {
            PackError::Broken(broken) => Self::Broken(broken),
            other => Self::Words(other.to_string()),
        }
    }
}

/// The page on which something is brought in or given away.
#[derive(Debug, Clone, PartialEq, Default)]
pub(super) struct Bring {
    /// The place of the pack that is given away; none where one is brought in.
    give: Option<usize>,
    /// How the path that was typed last can go on.
    typed: Option<String>,
    offered: Vec<String>,
    pub(super) fault: Option<BringFault>,
}

/// How a file is called that could be brought in.
fn can_be_brought(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default();
    let end = end_of(path);
    name == PACK_FILE || end == "zip" || TABLES.contains(&end.as_str())
}

/// The end of a file's name in small letters.
fn end_of(path: &Path) -> String {
    let end = path.extension().unwrap_or_default();
    end.to_string_lossy().to_ascii_lowercase()
}

/// A path as it was typed or dropped: without quotes around it, "~" as the home folder.
pub(in super::super) fn path_of(typed: &str) -> PathBuf {
    let typed = typed.trim().trim_matches(['"', '\'']);
    let typed = typed.strip_prefix("file://").unwrap_or(typed);
    match typed.strip_prefix('~') {
        Some(rest) => match directories::BaseDirs::new() {
            Some(dirs) => dirs.home_dir().join(rest.trim_start_matches(['/', '\\'])),
            None => PathBuf::from(typed),
        },
        None => PathBuf::from(typed),
    }
}

/// How a path can go on: folders first, then the files that are wanted.
pub(in super::super) fn going_on(typed: &str, is_wanted: impl Fn(&Path) -> bool) -> Vec<String> {
    let path = path_of(typed);
    let is_folder = typed.is_empty() || typed.ends_with(['/', '\\']);
    let (folder, begun) = if is_folder {
        (path, String::new())
    } else {
        let begun = path.file_name().unwrap_or_default();
        let begun = begun.to_string_lossy().to_lowercase();
        (path.parent().map(Path::to_owned).unwrap_or_default(), begun)
    };
    let folder = if typed.is_empty() {
        match directories::BaseDirs::new() {
            Some(dirs) => dirs.home_dir().to_owned(),
            None => folder,
        }
    } else if folder.as_os_str().is_empty() {
        PathBuf::from(".")
    } else {
        folder
    };
    let items = fs::read_dir(&folder).into_iter().flatten().flatten();
    let mut found: Vec<(bool, String)> = items
        .take(LOOKED_THROUGH)
        .filter_map(|item| {
            let path = item.path();
            let name = item.file_name().to_string_lossy().into_owned();
            let fits = name.to_lowercase().starts_with(&begun) && !name.starts_with('.');
            if !fits {
                return None;
            }
            let is_folder = path.is_dir();
            if !is_folder && !is_wanted(&path) {
                return None;
            }
            let mut words = path.display().to_string();
            if is_folder {
                words.push(std::path::MAIN_SEPARATOR);
            }
            Some((!is_folder, words))
        })
        .collect();
    found.sort();
    found.truncate(OFFERED);
    found.into_iter().map(|(_, path)| path).collect()
}

impl RefereeApp {
    /// Carries out what was asked of bringing in and giving away.
    pub(super) fn perform_bring(&mut self, ask: BringAsk) {
        match ask {
            BringAsk::Open => self.open_bring(None),
            BringAsk::Give(at) => {
                let documents = directories::UserDirs::new().and_then(|dirs| {
                    let folder = dirs.document_dir().unwrap_or(dirs.home_dir());
                    Some(folder.display().to_string()).filter(|path| Path::new(path).is_dir())
                });
                if self.texts.get(GIVE).trim().is_empty() {
                    self.texts.set(GIVE, documents.unwrap_or_default());
                }
                self.open_bring(Some(at));
            }
            BringAsk::Path(path) => {
                let field = match &self.over {
                    Over::Cards(cards) if cards.bring().is_some_and(|one| one.give.is_some()) => {
                        GIVE
                    }
                    _ => BRING,
                };
                self.texts.set(field, path);
                self.texts.focus(field);
            }
            BringAsk::Go => {
                let path = path_of(self.texts.get(BRING));
                if !self.texts.get(BRING).trim().is_empty() {
                    self.bring(&path);
                }
            }
            BringAsk::AsFolder => self.give(false),
            BringAsk::AsZip => self.give(true),
        }
    }

    fn open_bring(&mut self, give: Option<usize>) {
        if let Over::Cards(cards) = &mut self.over {
            cards.step = Step::Bring(Box::new(Bring {
                give,
                ..Bring::default()
            }));
            self.texts.focus(if give.is_some() { GIVE } else { BRING });
        }
    }

    /// Brings in what lies at a path: a pack as a folder or a zip, a table of cards, or a picture for the card that is
    /// being written.
    pub(super) fn bring(&mut self, path: &Path) {
        if !matches!(self.over, Over::Cards(_)) {
            self.toggle_cards();
        }
        let end = end_of(path);
        if PictureName::ENDS.contains(&end.as_str()) && path.is_file() {
            return self.take_picture_file(path);
        }
        // What is being written is not lost for something that was let go of.
        let is_editing = matches!(&self.over, Over::Cards(cards) if cards.edit().is_some());
        if is_editing {
            return self.refuse_bring_in_edit();
        }
        if TABLES.contains(&end.as_str()) && path.is_file() {
            return self.open_table(path);
        }
        if !matches!(&self.over, Over::Cards(cards) if cards.bring().is_some()) {
            self.texts.set(BRING, path.display().to_string());
            self.open_bring(None);
        }
        if !path.exists() {
            let words = tell!("bring-nothing-there", path = path.display().to_string());
            return self.refuse_bring(BringFault::Words(words));
        }
        let is_folder = path.is_dir();
        if !is_folder && !can_be_brought(path) {
            let words = tell!("bring-no-pack", path = path.display().to_string());
            return self.refuse_bring(BringFault::Words(words));
        }
        match self.packs.folder.clone() {
            Some(folder) => self.bring_beside(folder, path.to_owned()),
            None => self.refuse_bring(BringFault::Words(tell!("card-form-no-folder"))),
        }
    }

    fn refuse_bring_in_edit(&mut self) {
        if let Over::Cards(cards) = &mut self.over
            && let Some(edit) = cards.edit_mut()
        {
            edit.problem = Some(tell!("bring-keep-first"));
        }
    }

    /// Says why something was not brought in.
    pub(super) fn refuse_bring(&mut self, fault: BringFault) {
        if let Over::Cards(cards) = &mut self.over {
            match &mut cards.step {
                Step::Bring(bring) => bring.fault = Some(fault),
                // What was said of the columns is not lost.
                Step::Table(_) => {
                    let words = match fault {
                        BringFault::Words(words) => words,
                        BringFault::Broken(broken) => super::edit::told(broken.into()),
                    };
                    self.refuse_table(words);
                }
                _ => {
                    cards.step = Step::Bring(Box::new(Bring {
                        fault: Some(fault),
                        ..Bring::default()
                    }));
                }
            }
        }
    }

    /// A pack was brought in: its cards are listed.
    pub(super) fn show_brought(&mut self, folder: &Path, left: &[String]) {
        self.texts.clear(BRING);
        self.texts.clear(super::SEARCH);
        self.texts.focus(super::SEARCH);
        let Over::Cards(cards) = &mut self.over else {
            return;
        };
        let Some(at) = cards.packs.at_of(folder) else {
            return;
        };
        cards.step = Step::List;
        cards.list_all();
        let pack = cards.packs.packs().get(at);
        let (name, count) = pack.map_or((String::new(), 0), |pack| {
            (pack.name.clone(), pack.cards.len())
        });
        cards.perform(CardsAsk::OnlyPack(Some(at)));
        cards.said = Some(tell!("bring-done", pack = name, count = count));
        if let Some(first) = left.first() {
            let words = tell!(
                "bring-pictures-left",
                count = left.len(),
                first = first.as_str()
            );
            cards.said = Some(words);
        }
    }

    /// Writes a pack into the folder that was typed.
    fn give(&mut self, as_zip: bool) {
        let Over::Cards(cards) = &self.over else {
            return;
        };
        let Some(at) = cards.bring().and_then(|bring| bring.give) else {
            return;
        };
        let folder = path_of(self.texts.get(GIVE));
        let given = match cards.packs.pack(at) {
            Some(PackPlace::Own(kept)) if folder.is_dir() => {
                let name = kept.path.file_name().unwrap_or("pack".as_ref());
                let mut to = folder.join(name);
                if as_zip {
                    to = folder.join(format!("{}.zip", name.to_string_lossy()));
                    kept.export_zip(&to).map(|()| to)
                } else {
                    kept.export(&to).map(|()| to)
                }
                .map_err(BringFault::from)
            }
            Some(PackPlace::Own(_)) => Err(BringFault::Words(tell!(
                "give-no-folder",
                path = folder.display().to_string()
            ))),
            _ => return,
        };
        match given {
            Ok(to) => {
                if let Over::Cards(cards) = &mut self.over {
                    cards.step = Step::List;
                    cards.said = Some(tell!("give-done", path = to.display().to_string()));
                }
            }
            Err(fault) => self.refuse_bring(fault),
        }
    }

    /// Looks again how the path goes on, when another was typed; true then.
    pub(super) fn look_for_paths(&mut self) -> bool {
        let Over::Cards(cards) = &mut self.over else {
            return false;
        };
        let Step::Bring(bring) = &mut cards.step else {
            return false;
        };
        let only_folders = bring.give.is_some();
        let typed = self.texts.get(if only_folders { GIVE } else { BRING });
        if bring.typed.as_deref() == Some(typed) {
            return false;
        }
        // What was wrong with another path is not wrong with this one.
        if bring.typed.is_some() {
            bring.fault = None;
        }
        bring.typed = Some(typed.to_owned());
        bring.offered = going_on(typed, |path| !only_folders && can_be_brought(path));
        true
    }

    /// Files that somebody let go of over the window.
    pub(in crate::app) fn take_dropped(&mut self, ctx: &egui::Context) {
        let dropped: Vec<PathBuf> = ctx.input(|input| {
            let files = input.raw.dropped_files.iter();
            files.map(|file| file.path().to_owned()).collect()
        });
        for path in dropped {
            self.bring(&path);
        }
    }

    /// The page on which a pack is brought in or given away.
    pub(super) fn bring_page(&self, cards: &CardsOver, bring: &Bring) -> RowsPage {
        let mut rows = Vec::new();
        match &bring.fault {
            Some(BringFault::Words(words)) => rows.push(PageRow::Told(words.clone(), true)),
            Some(BringFault::Broken(broken)) => rows.extend(faults_of(broken)),
            None => {}
        }
        let ask = |ask| Ask::Cards(CardsAsk::Bring(ask));
        let given = bring.give.and_then(|at| cards.packs.packs().get(at));
        let (title, how, label, slot) = match given {
            Some(pack) => (
                tell!("give-title", pack = pack.name.as_str()),
                tell!("give-how"),
                tell!("give-folder"),
                GIVE,
            ),
            None => (
                tell!("bring-title"),
                tell!("bring-how"),
                tell!("bring-path"),
                BRING,
            ),
        };
        rows.push(PageRow::Words(Words::plain(how)));
        rows.push(PageRow::Fields(vec![RowField {
            hint: String::new(),
            label,
            slot: slot.to_owned(),
            longest: LONGEST_PATH,
            is_wrong: bring.fault.is_some(),
        }]));
        for path in &bring.offered {
            let mut answer =
                Answer::with_key(ask(BringAsk::Path(path.clone())), None, path.clone());
            answer.button.is_left_aligned = true;
            rows.push(PageRow::Buttons(vec![answer]));
        }
        let feet = if given.is_some() {
            vec![
                Answer::new(
                    ask(BringAsk::AsZip),
                    Shortcut::ctrl(Key::S),
                    tell!("give-zip"),
                )
                .filled(),
                Answer::new(
                    ask(BringAsk::AsFolder),
                    Shortcut::ctrl(Key::D),
                    tell!("give-as-folder"),
                ),
            ]
        } else {
            let go = Answer::new(ask(BringAsk::Go), Shortcut::ctrl(Key::S), tell!("bring-go"));
            vec![go.filled()]
        };
        let fact = match self.packs.progress {
            Some((read, of)) => tell!("packs-reading", read = read, of = of),
            None => String::new(),
        };
        RowsPage {
            title: self.rows_title(title, fact),
            rows,
            feet,
            beside: None,
            name: "bring",
        }
    }
}

impl CardsOver {
    /// The page on which something is brought in or given away, while it is open.
    pub(super) fn bring(&self) -> Option<&Bring> {
        match &self.step {
            Step::Bring(bring) => Some(bring),
            _ => None,
        }
    }
}
