//! Who plays whom, of up to sixteen: everybody against everybody, or a knock-out; to be read, and written to a file.

use eframe::egui::{Key, Rect, pos2, vec2};

use super::ask::{Answer, Ask};
use super::field::Field;
use super::keys::{Act, Shortcut};
use super::notice::Weight as NoticeWeight;
use super::page::{
    LEAST_FOR_COLUMNS, Radio, Title, buttons, choice, in_panel, problem, scrolling, sentence,
};
use super::pen::Pen;
use super::state::RefereeApp;
use super::texts::Texts;
use super::theme::{BUTTON_HEIGHT, GAP, MARGIN, Weight, text};
use super::tongue::tell;
use super::words::Words;
use crate::rules::tournament::print::{
    round_robin_table, round_robin_text, single_elimination_table, single_elimination_text,
};
use crate::rules::tournament::{Entrants, MOST, round_robin, single_elimination};

/// The field for the names.
const NAMES: &str = "tournament names";
/// Letters in it, at most: sixteen names.
const LONGEST: usize = 700;

/// What can be asked of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TournamentAsk {
    /// The keyboard to the names.
    Type,
    /// Everybody against everybody, or a knock-out.
    Kind(Kind),
    /// Write it to a text file.
    Text,
    /// Write it to a table.
    Table,
}

/// How it is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Kind {
    /// Everybody against everybody.
    #[default]
    RoundRobin,
    /// Who loses is out.
    KnockOut,
}

/// The page.
#[derive(Debug, Clone, PartialEq)]
pub struct TournamentPage {
    /// The title.
    pub title: Title,
    /// The keyboard to the names.
    pub names: Answer,
    /// How it is played.
    pub kinds: Vec<Radio>,
    /// Who plays whom, a line each; empty while the names are wrong.
    pub lines: Vec<String>,
    /// What is wrong with the names.
    pub problem: Option<String>,
    /// What may be done.
    pub feet: Vec<Answer>,
}

impl TournamentPage {
    /// The page as text.
    pub fn text(&self) -> String {
        let mut lines = vec![self.title.text()];
        lines.extend(self.kinds.iter().map(Radio::text));
        lines.extend(self.lines.iter().cloned());
        lines.extend(self.problem.iter().map(|words| format!("! {words}")));
        for answer in &self.feet {
            let button = &answer.button;
            lines.push(button.text());
        }
        lines.join("\n")
    }

    /// The answers that keys reach now.
    pub fn answers(&self) -> Vec<Answer> {
        let mut all = vec![self.names.clone()];
        all.extend(self.kinds.iter().map(|radio| radio.answer.clone()));
        all.extend(self.feet.iter().cloned());
        all.push(self.title.back.clone());
        all
    }

    /// Draws it; true while a field has the keyboard.
    pub fn ui(
        &self,
        pen: &mut Pen<'_>,
        screen: Rect,
        texts: &mut Texts,
        asks: &mut Vec<Ask>,
    ) -> bool {
        let below = self.title.ui(pen, screen, asks).shrink(MARGIN);
        let foot = if self.feet.is_empty() {
            0.0
        } else {
            BUTTON_HEIGHT + GAP
        };
        let room = Rect::from_min_max(below.min, below.max - vec2(0.0, foot));
        let field = Rect::from_min_size(room.min, vec2(room.width() - 52.0, BUTTON_HEIGHT));
        let label = tell!("tournament-names");
        let is_typing = pen.field(
            field,
            &Field {
                slot: NAMES,
                label: &label,
                hint: &tell!("tournament-names-hint"),
                size: text::SENTENCE,
                weight: Weight::Regular,
                longest: LONGEST,
                is_wrong: self.problem.is_some(),
            },
            texts,
        );
        let cap = pos2(field.right() + 16.0, field.center().y);
        pen.key_cap(cap, &self.names.button.key, 32.0, None, false);
        let rest = Rect::from_min_max(pos2(room.left(), field.bottom() + GAP), room.max);
        scrolling(pen, rest, "tournament", |pen, place| {
            let y = choice(pen, place, place.top(), &self.kinds, asks);
            let below = Rect::from_min_max(pos2(place.left(), y), place.max);
            let height = in_panel(pen, below, |pen, inner| {
                self.lines_ui(pen, inner) - inner.top()
            });
            y + height - place.top()
        });
        let feet = Rect::from_min_max(pos2(below.left(), room.bottom() + GAP), below.max);
        buttons(pen, feet, feet.top(), &self.feet, asks);
        is_typing
    }

    /// The rounds, in two columns where there is room.
    fn lines_ui(&self, pen: &mut Pen<'_>, place: Rect) -> f32 {
        if let Some(words) = &self.problem {
            return problem(pen, place, place.top(), words);
        }
        let rounds: Vec<&[String]> = self
            .lines
            .split(|line| line.is_empty())
            .filter(|round| !round.is_empty())
            .collect();
        let columns = if place.width() >= LEAST_FOR_COLUMNS {
            3
        } else {
            1
        };
        let width = (place.width() - GAP * (columns as f32 - 1.0)) / columns as f32;
        let mut bottoms = vec![place.top(); columns];
        for (number, round) in rounds.iter().enumerate() {
            let (column, whole) = if number == 0 {
                (0, place.width())
            } else {
                ((number - 1) % columns, width)
            };
            let left = place.left() + column as f32 * (width + GAP);
            let at = Rect::from_min_size(pos2(left, place.top()), vec2(whole, place.height()));
            let mut y = bottoms[column];
            for (line, words) in round.iter().enumerate() {
                let (words, size) = if line == 0 {
                    (Words::bold(words.clone()), text::STATE)
                } else {
                    (Words::plain(words.trim().to_owned()), text::LOG)
                };
                y = sentence(pen, at, y, &words, (size, 2));
            }
            y += GAP;
            if number == 0 {
                bottoms.fill(y);
            } else {
                bottoms[column] = y;
            }
        }
        bottoms.into_iter().fold(place.top(), f32::max)
    }
}

impl RefereeApp {
    /// Puts the names of those who play here into the field, where it is empty.
    pub(super) fn open_tournament(&mut self) {
        if self.texts.get(NAMES).trim().is_empty() {
            let players = self.players.all.iter().map(|player| player.name.as_str());
            let known = self.preferences.known_names.iter().map(String::as_str);
            let mut names: Vec<&str> = Vec::new();
            for name in players.chain(known) {
                if !names.contains(&name) && names.len() < MOST {
                    names.push(name);
                }
            }
            let names = names.join(", ");
            self.texts.set(NAMES, names);
        }
    }

    /// Carries out what was asked of a tournament.
    pub(super) fn perform_tournament(&mut self, ask: TournamentAsk) {
        match ask {
            TournamentAsk::Type => self.texts.focus(NAMES),
            TournamentAsk::Kind(kind) => self.tournament_kind = kind,
            TournamentAsk::Text => self.write_tournament("txt"),
            TournamentAsk::Table => self.write_tournament("csv"),
        }
    }

    fn write_tournament(&mut self, ending: &str) {
        let Ok(entrants) = Entrants::read(self.texts.get(NAMES)) else {
            return;
        };
        let written = match (self.tournament_kind, ending) {
            (Kind::RoundRobin, "csv") => round_robin_table(&entrants, &round_robin(&entrants)),
            (Kind::KnockOut, "csv") => {
                single_elimination_table(&entrants, &single_elimination(&entrants))
            }
            (Kind::RoundRobin, _) => Ok(round_robin_text(&entrants, &round_robin(&entrants))),
            (Kind::KnockOut, _) => Ok(single_elimination_text(
                &entrants,
                &single_elimination(&entrants),
            )),
        };
        let Some(shelf) = &mut self.shelf else {
            return;
        };
        let kept = written.and_then(|text| shelf.write_out("tournament", ending, &text));
        match kept {
            Ok(path) => {
                let words = tell!("past-exported", path = path);
                self.notices.show("exported", NoticeWeight::Tell, words);
            }
            Err(why) => self.warn("disk", tell!("past-not-exported", why = why)),
        }
    }

    /// What the page of a tournament says now.
    pub(super) fn tournament_page(&self) -> TournamentPage {
        let ask = |ask| Ask::Tournament(ask);
        let entrants = Entrants::read(self.texts.get(NAMES));
        let printed = entrants
            .as_ref()
            .map(|entrants| match self.tournament_kind {
                Kind::RoundRobin => round_robin_text(entrants, &round_robin(entrants)),
                Kind::KnockOut => single_elimination_text(entrants, &single_elimination(entrants)),
            });
        let kinds = [
            (Kind::RoundRobin, Key::Num1, tell!("tournament-everybody")),
            (Kind::KnockOut, Key::Num2, tell!("tournament-knock-out")),
        ];
        let kinds = kinds.into_iter().map(|(kind, key, words)| Radio {
            answer: Answer::new(ask(TournamentAsk::Kind(kind)), Shortcut::plain(key), words),
            is_chosen: kind == self.tournament_kind,
        });
        let feet = if entrants.is_ok() && self.shelf.is_some() {
            vec![
                Answer::new(
                    ask(TournamentAsk::Text),
                    Shortcut::plain(Key::W),
                    tell!("tournament-write"),
                ),
                Answer::new(
                    ask(TournamentAsk::Table),
                    Shortcut::plain(Key::X),
                    tell!("tournament-write-table"),
                ),
            ]
        } else {
            Vec::new()
        };
        TournamentPage {
            title: Title {
                words: tell!("tournament-title"),
                fact: String::new(),
                back: Answer::of(Ask::Menu, &self.keys, Act::Menu, tell!("back")),
            },
            names: Answer::new(
                ask(TournamentAsk::Type),
                Shortcut::plain(Key::N),
                tell!("tournament-names"),
            ),
            kinds: kinds.collect(),
            lines: printed
                .as_ref()
                .map(|text| text.lines().map(str::to_owned).collect())
                .unwrap_or_default(),
            problem: entrants.as_ref().err().map(|why| {
                let why = super::words::capital(&why.to_string());
                format!("{why}.")
            }),
            feet,
        }
    }
}
