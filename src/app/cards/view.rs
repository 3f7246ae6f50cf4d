//! What the open cards say.

use super::super::ask::{Answer, Ask};
use super::super::home::GAMES;
use super::super::keys::{Act, ENTER, Shortcut};
use super::super::page::{Radio, Title};
use super::super::state::{Over, RefereeApp};
use super::super::theme::Weight;
use super::super::tongue::tell;
use super::super::words::{Tone, Words};
use super::over::Step;
use super::photo::Photo;
use super::rows::RowsPage;
use super::{CardsAsk, CardsOver};
use crate::rules::cards::Card;
use crate::rules::lookup::Paragraph;
use crate::rules::{GameKind, GroundKind};
use eframe::egui::Key;

/// The cards as they are shown.
#[derive(Debug, Clone, PartialEq)]
pub struct CardsPage {
    /// The top of it.
    pub title: Title,
    pub(super) cards: CardsOver,
    /// The picture that people keep with the chosen card.
    pub photo: Option<Photo>,
    /// The games to choose from, and all of them.
    pub games: Vec<Radio>,
    /// Reads the chosen card in large letters.
    pub read: Answer,
    /// What else can be done beside the list.
    pub feet: Vec<Answer>,
    /// Opens what is wrong with packs, where something is.
    pub faults: Option<Answer>,
    /// The card before, and the one after.
    pub turns: [Answer; 2],
    /// What to do when nothing was found.
    pub nothing: String,
    /// Another page of the cards, which lies over the list.
    pub rows: Option<RowsPage>,
}

impl CardsPage {
    /// True while a card is read in large letters.
    pub fn is_reading(&self) -> bool {
        self.cards.step == Step::Reading
    }

    /// It as lines of text.
    pub fn text(&self) -> String {
        if let Some(rows) = &self.rows {
            return rows.text();
        }
        let mut lines = vec![self.title.text()];
        if !self.is_reading() {
            lines.extend(self.games.iter().map(Radio::text));
            lines.extend(self.cards.said.clone());
            let answers = self.feet.iter().chain(&self.faults);
            lines.extend(answers.map(|answer| {
                let button = &answer.button;
                button.text()
            }));
            for (place, card) in self.cards.cards().enumerate() {
                let sign = if place == self.cards.chosen { ">" } else { "-" };
                lines.push(format!("{sign} {} | {}", card.name, what_it_is(&card)));
            }
        }
        match self.cards.chosen() {
            Some(card) => lines.extend(lines_of(&card)),
            None => lines.push(self.nothing.clone()),
        }
        lines.extend(self.photo.map(|_| "with a picture".to_owned()));
        lines.join("\n")
    }

    /// The answers on it.
    pub fn answers(&self) -> Vec<Answer> {
        if let Some(rows) = &self.rows {
            return rows.answers();
        }
        let mut answers = vec![self.title.back.clone()];
        if self.is_reading() {
            answers.extend(self.turns.iter().cloned());
        } else {
            answers.push(self.read.clone());
            answers.extend(self.feet.iter().chain(&self.faults).cloned());
            answers.extend(self.games.iter().map(|radio| radio.answer.clone()));
        }
        answers
    }
}

/// A card as lines of text.
pub(super) fn lines_of(card: &Card) -> Vec<String> {
    let mut lines = vec![what_it_is(card)];
    lines.extend(card.now.clone());
    let numbers = card.numbers.iter();
    lines.extend(numbers.map(|number| format!("{} {}", number.what, number.amount)));
    for one in &card.paragraphs {
        lines.push(one.words.clone());
        lines.push(ground_of(card, one).text());
    }
    lines
}

/// What a card is, and of which game.
pub(super) fn what_it_is(card: &Card) -> String {
    let game = card.game.name();
    if card.about == card.name {
        game.to_owned()
    } else {
        format!("{} · {game}", card.about)
    }
}

/// What a paragraph rests on.
pub(super) fn ground_of(card: &Card, paragraph: &Paragraph) -> Words {
    let (kind, tone) = match paragraph.kind {
        GroundKind::Sheet => (tell!("rules-sheet"), Tone::Accent),
        GroundKind::Inferred => (tell!("rules-inferred"), Tone::Success),
        GroundKind::House => (tell!("rules-house"), Tone::Warning),
        // What a pack says holds in every match.
        GroundKind::Referee if card.id.starts_with("match-") => {
            (tell!("cards-this-match"), Tone::Accent)
        }
        GroundKind::Referee => (tell!("cards-on-the-card"), Tone::Accent),
    };
    let rests_on = paragraph.rests_on.trim_end_matches('.');
    let words = Words::default().with(kind, Weight::Bold, tone).with(
        format!(": {rests_on}"),
        Weight::Regular,
        Tone::Quiet,
    );
    match &paragraph.setting {
        Some(setting) => words.with(format!(" \u{2013} {setting}"), Weight::Bold, Tone::Plain),
        None => words,
    }
}

impl RefereeApp {
    /// What the open cards say now; none while they are not open.
    pub(in crate::app) fn cards_page(&self) -> Option<CardsPage> {
        let Over::Cards(cards) = &self.over else {
            return None;
        };
        let name = |kind: GameKind| kind.name().trim_start_matches("Bratz: ").to_owned();
        let mut games: Vec<(Option<GameKind>, String)> = vec![(None, tell!("cards-all-games"))];
        games.extend(GAMES.iter().map(|kind| (Some(*kind), name(*kind))));
        let games = games.into_iter().map(|(only, label)| Radio {
            answer: Answer::with_key(Ask::Cards(CardsAsk::Only(only)), None, label),
            is_chosen: cards.filter.game == only,
        });
        let turn = |key, by, words| {
            Answer::new(Ask::Cards(CardsAsk::Move(by)), Shortcut::plain(key), words)
        };
        let mut count = tell!("cards-count", count = cards.count());
        if let Some((read, of)) = self.packs.progress {
            count = format!("{count}, {}", tell!("packs-reading", read = read, of = of));
        }
        let back = Answer::of(Ask::Menu, &self.keys, Act::Menu, tell!("back"));
        let title = match cards.chosen().filter(|_| cards.step == Step::Reading) {
            Some(card) => Title {
                words: card.name.clone(),
                fact: String::new(),
                back,
            },
            None => Title {
                words: tell!("cards-title"),
                fact: count,
                back,
            },
        };
        let picture = cards.picture_wanted();
        let photo = picture.and_then(|(pack, picture)| self.photos.shown(pack, picture));
        Some(CardsPage {
            title,
            photo,
            feet: self.cards_feet(cards),
            faults: self.faults_answer(cards),
            rows: self.rows_of_cards(cards),
            games: games.collect(),
            read: Answer::new(Ask::Cards(CardsAsk::Read), ENTER, tell!("cards-read")).filled(),
            turns: [
                turn(Key::ArrowLeft, -1, tell!("cards-before")),
                turn(Key::ArrowRight, 1, tell!("cards-after")),
            ],
            nothing: tell!("cards-nothing"),
            cards: CardsOver::clone(cards),
        })
    }
}
