//! What people say of a match, beside its log: a name, a mark, away with it; and the same match once more.

use std::path::Path;

use super::super::ask::Ask;
use super::super::keep::PastMatch;
use super::super::notice::Weight;
use super::super::pick::{Form, Pick};
use super::super::place::Destination;
use super::super::state::{Over, RefereeApp};
use super::super::tongue::tell;
use super::PastAsk;
use super::list::Sort;
use crate::app::home::GAMES;
use crate::rules::record::Mark;
use crate::rules::text::as_name;
use crate::store::Notes;
use crate::store::exchange::ExportFormat;
use crate::store::notes::LONGEST_NAME;

fn ask(ask: PastAsk) -> Ask {
    Ask::Past(ask)
}

/// The way to everything in one file.
fn backup() -> (String, Ask) {
    let words = format!("{} …", tell!("backup-title"));
    (words, Ask::Go(Destination::Backup))
}

/// An item that opens a further list.
fn further(words: String, now: String, items: Vec<(String, Ask)>) -> (String, Ask) {
    let pick = Pick {
        title: words.clone(),
        items,
    };
    (format!("{words}: {now} …"), Ask::Pick(Box::new(pick)))
}

impl RefereeApp {
    /// What the list can be filtered by.
    pub(super) fn filters_pick(&self) -> Pick {
        let filter = &self.past.filter;
        let every = || tell!("past-filter-all");
        let mut games = vec![(every(), ask(PastAsk::FilterGame(None)))];
        games.extend(GAMES.map(|game| {
            let words = game.name().to_owned();
            (words, ask(PastAsk::FilterGame(Some(game))))
        }));
        let mut players = vec![(every(), ask(PastAsk::FilterPlayer(None)))];
        let names = self.past.list.players().into_iter();
        players.extend(names.map(|name| {
            let only = ask(PastAsk::FilterPlayer(Some(name.clone())));
            (name, only)
        }));
        let mut sorts = vec![(every(), ask(PastAsk::FilterSort(None)))];
        sorts.extend(Sort::ALL.map(|sort| (sort.name(), ask(PastAsk::FilterSort(Some(sort))))));
        let game = filter.game.map(|game| game.name().to_owned());
        let sort = filter.sort.map(Sort::name);
        Pick {
            title: tell!("past-filter"),
            items: vec![
                further(tell!("past-filter-game"), game.unwrap_or_else(every), games),
                further(
                    tell!("past-filter-player"),
                    filter.player.clone().unwrap_or_else(every),
                    players,
                ),
                further(tell!("past-filter-sort"), sort.unwrap_or_else(every), sorts),
            ],
        }
    }

    /// What else can be done with a match.
    pub(super) fn more_pick(&self) -> Option<Pick> {
        let Some(one) = self.match_in_hand() else {
            return Some(Pick {
                title: tell!("past-title"),
                items: vec![(tell!("past-import"), ask(PastAsk::Import)), backup()],
            });
        };
        let mut items = Vec::new();
        if one.kind.is_some() {
            items.push((tell!("past-name"), ask(PastAsk::Name)));
            items.push((tell!("past-mark"), ask(PastAsk::Marks)));
        }
        if one.kind.is_some() {
            let formats = ExportFormat::ALL.map(|format| {
                let words = tell!("past-export-as", format = format.ending());
                (words, ask(PastAsk::Export(format)))
            });
            let pick = Pick {
                title: tell!("past-export"),
                items: formats.into(),
            };
            let words = format!("{} …", tell!("past-export"));
            items.push((words, Ask::Pick(Box::new(pick))));
        }
        items.push((tell!("past-delete"), ask(PastAsk::Delete)));
        items.push((tell!("past-import"), ask(PastAsk::Import)));
        items.push(backup());
        Some(Pick {
            title: self.called(&one),
            items,
        })
    }

    pub(super) fn export_match(&mut self, format: ExportFormat) {
        self.over = Over::Nothing;
        let (Some(one), Some(shelf)) = (self.match_in_hand(), &mut self.shelf) else {
            return;
        };
        match shelf.export(&one.id, format) {
            Ok(words) => self.notices.show("exported", Weight::Tell, words),
            Err(why) => self.warn("disk", tell!("past-not-exported", why = why)),
        }
    }

    /// Takes a match over from a file, and shows it in the list.
    pub(in super::super) fn import_match(&mut self, path: &Path) {
        self.over = Over::Nothing;
        let Some(shelf) = &mut self.shelf else {
            return;
        };
        match shelf.import(path) {
            Ok(Some(id)) => {
                let words = tell!("past-imported", name = id.as_str());
                self.notices.show("exported", Weight::Tell, words);
                self.open_past();
                self.past.wanted = Some(id);
            }
            Ok(None) => {
                let words = tell!("past-import-twice");
                self.notices.show("exported", Weight::Tell, words);
            }
            Err(why) => self.warn("disk", tell!("past-not-imported", why = why)),
        }
    }

    /// Chooses the match that was to be chosen once it is read.
    pub(super) fn choose_wanted(&mut self) {
        if let Some(id) = self.past.wanted.take() {
            self.choose_id(&id);
        }
    }

    pub(super) fn marks_pick(&self) -> Option<Pick> {
        let one = self.match_in_hand().filter(|one| one.kind.is_some())?;
        let marks = Mark::ALL
            .into_iter()
            .filter(|mark| one.notes.mark != Some(*mark));
        let mut items: Vec<(String, Ask)> = marks
            .map(|mark| {
                (
                    tell!("past-mark-as", mark = mark.word()),
                    ask(PastAsk::Mark(Some(mark))),
                )
            })
            .collect();
        if one.notes.mark.is_some() {
            items.push((tell!("past-unmark"), ask(PastAsk::Mark(None))));
        }
        Some(Pick {
            title: tell!("past-mark"),
            items,
        })
    }

    /// A match in few words: its own name, or game and players.
    fn called(&self, one: &PastMatch) -> String {
        if let Some(name) = &one.notes.name {
            return name.clone();
        }
        let names: Vec<&str> = one.players.iter().map(|(name, _)| name.as_str()).collect();
        match one.kind {
            Some(kind) => format!("{}: {}", kind.name(), names.join(", ")),
            None => one.id.clone(),
        }
    }

    pub(super) fn name_match(&mut self) {
        let Some(one) = self.match_in_hand().filter(|one| one.kind.is_some()) else {
            return;
        };
        self.open_form(Form::MatchName(one.notes.name.unwrap_or_default()));
    }

    /// The match in hand gets this name; an empty one takes it away.
    pub(in super::super) fn send_match_name(&mut self, typed: &str) {
        self.over = Over::Nothing;
        let name = as_name(typed, LONGEST_NAME);
        let name = name.trim();
        let name = (!name.is_empty()).then(|| name.to_owned());
        self.note_match(|notes| notes.name = name);
    }

    pub(super) fn mark_match(&mut self, mark: Option<Mark>) {
        self.over = Over::Nothing;
        self.note_match(|notes| notes.mark = mark);
    }

    /// Changes what is said of the match in hand, on disk first.
    fn note_match(&mut self, change: impl FnOnce(&mut Notes)) {
        let Some(mut one) = self.match_in_hand().filter(|one| one.kind.is_some()) else {
            return;
        };
        change(&mut one.notes);
        let Some(shelf) = &mut self.shelf else {
            return;
        };
        match shelf.note(&one.id, &one.notes) {
            Ok(()) => {
                self.notices.clear("disk");
                self.put_in_list(one);
            }
            Err(why) => self.warn("disk", tell!("past-not-noted", why = why)),
        }
    }

    /// Shows a match as it is now, and keeps it chosen.
    fn put_in_list(&mut self, mut one: PastMatch) {
        one.searched.clear();
        let id = one.id.clone();
        if let Some(opened) = &mut self.past.opened {
            opened.row = one.clone();
        }
        self.past.list.put(&id, Some(one));
        self.choose_id(&id);
    }

    fn choose_id(&mut self, id: &str) {
        let found = self.found_matches();
        if let Some(place) = found.iter().position(|listed| listed.one.id == id) {
            self.past.chosen = place;
        }
    }

    pub(super) fn delete_match(&mut self) {
        self.over = Over::Nothing;
        let Some(one) = self.match_in_hand() else {
            return;
        };
        if self.is_in_play(&one.id) {
            self.notices
                .show("refusal", Weight::Tell, tell!("past-delete-in-play"));
            return;
        }
        let Some(shelf) = &mut self.shelf else {
            return;
        };
        match shelf.throw_away(&one.id) {
            Ok(()) => {
                self.past.opened = None;
                self.past.list.put(&one.id, None);
                let words = tell!("past-deleted", name = self.called(&one));
                self.notices.show("deleted", Weight::Tell, words);
                self.past.deleted = Some(one);
            }
            Err(why) => self.warn("disk", tell!("past-not-deleted", why = why)),
        }
    }

    pub(super) fn bring_match_back(&mut self) {
        let (Some(one), Some(shelf)) = (self.past.deleted.clone(), &mut self.shelf) else {
            return;
        };
        match shelf.bring_back(&one.id) {
            Ok(()) => {
                self.past.deleted = None;
                self.notices.clear("deleted");
                self.put_in_list(one);
            }
            Err(why) => self.warn("disk", tell!("past-not-back", why = why)),
        }
    }

    /// The same players, rules and toys once more.
    pub(super) fn play_again(&mut self) {
        let opened = self.past.opened.as_ref();
        let setup = match (opened, self.chosen_match()) {
            (Some(opened), _) => Some(Ok(opened.play.setup())),
            (None, Some(listed)) => self.shelf.as_mut().map(|shelf| {
                let opened = shelf.open(&listed.one.id);
                opened.map(|(play, _)| play.setup())
            }),
            (None, None) => None,
        };
        match setup {
            Some(Ok(setup)) => self.begin(setup),
            Some(Err(why)) => self.warn("disk", tell!("past-not-opened", why = why)),
            None => {}
        }
    }
}
