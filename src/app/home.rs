//! The first screen: the last match, the four games, the other places.

use eframe::egui::{Align2, Rect, Stroke, pos2, vec2};

use super::ask::{Answer, Ask};
use super::keep::LastMatch;
use super::keys::{Act, ENTER, digit};
use super::pen::{Button, Pen};
use super::set_up::SetUpAsk;
use super::state::RefereeApp;
use super::theme::{GAP, MARGIN, text};
use super::tongue::tell;
use super::words::{Tone, Words};
use crate::rules::GameKind;

/// The games in the order of their tiles.
pub const GAMES: [GameKind; 4] = [
    GameKind::Bakugan,
    GameKind::Kaboodl,
    GameKind::AllOut,
    GameKind::GotFive,
];

/// What the first screen says.
#[derive(Debug, Clone, PartialEq)]
pub struct HomePage {
    /// The match to go on with.
    pub last: Option<LastMatch>,
    /// A tile for each game.
    pub games: Vec<(GameKind, Answer)>,
    /// To go on with the last match.
    pub go_on: Option<Answer>,
    /// The other places.
    pub places: Vec<Answer>,
}

/// How many can play a game, in words.
fn players_of(kind: GameKind) -> String {
    match kind {
        GameKind::Bakugan => tell!("home-players-bakugan"),
        GameKind::Kaboodl => tell!("home-players-kaboodl"),
        GameKind::AllOut => tell!("home-players-all-out"),
        GameKind::GotFive => tell!("home-players-got-five"),
    }
}

impl HomePage {
    /// The screen as text.
    pub fn text(&self) -> String {
        let mut lines = vec![tell!("home-title")];
        if let Some(last) = &self.last {
            lines.push(last_headline(last));
        }
        for answer in self.answers() {
            lines.push(format!(
                "[{}] {}",
                answer.button.key,
                answer.button.spoken()
            ));
        }
        lines.join("\n")
    }

    /// The answers that keys reach.
    pub fn answers(&self) -> Vec<Answer> {
        let games = self.games.iter().map(|(_, answer)| answer.clone());
        let mut all: Vec<Answer> = self.go_on.iter().cloned().chain(games).collect();
        all.extend(self.places.iter().cloned());
        all
    }

    /// Draws it.
    pub fn ui(&self, pen: &mut Pen<'_>, screen: Rect, asks: &mut Vec<Ask>) {
        let (left, right) = (screen.left() + MARGIN, screen.right() - MARGIN);
        let title = pen.say(
            pos2(left, screen.top() + 48.0),
            Align2::LEFT_CENTER,
            &Words::bold(tell!("home-title")),
            text::BANNER,
            right - left,
        );
        pen.say(
            pos2(title.right() + 24.0, screen.top() + 52.0),
            Align2::LEFT_CENTER,
            &Words::quiet(tell!("home-subtitle")),
            text::SENTENCE,
            right - title.right() - 24.0,
        );
        let mut top = screen.top() + 96.0;
        if let (Some(last), Some(go_on)) = (&self.last, &self.go_on) {
            let rect = Rect::from_min_size(pos2(left, top), vec2(right - left, 112.0));
            last_ui(pen, rect, last, go_on, asks);
            top = rect.bottom() + MARGIN;
        }
        let places_top = screen.bottom() - 80.0 - 72.0;
        let tiles = Rect::from_min_max(pos2(left, top), pos2(right, places_top - MARGIN));
        let width = (tiles.width() - 3.0 * GAP) / 4.0;
        for (place, (kind, answer)) in self.games.iter().enumerate() {
            let x = left + place as f32 * (width + GAP);
            let rect = Rect::from_min_size(pos2(x, tiles.top()), vec2(width, tiles.height()));
            tile_ui(pen, rect, *kind, answer, asks);
        }
        let width = (right - left - 3.0 * GAP) / 4.0;
        for (place, answer) in self.places.iter().enumerate() {
            let x = left + place as f32 * (width + GAP);
            let rect = Rect::from_min_size(pos2(x, places_top), vec2(width, 72.0));
            let mut button = answer.button.clone();
            button.is_left_aligned = true;
            if pen.button(rect, &button).clicked() {
                asks.push(answer.ask.clone());
            }
        }
        pen.say(
            pos2(right, screen.bottom() - 40.0),
            Align2::RIGHT_CENTER,
            &Words::quiet(tell!("home-everything-stays")),
            text::CAPTION,
            right - left,
        );
    }
}

fn last_headline(last: &LastMatch) -> String {
    match &last.turn {
        Some(name) => tell!(
            "home-last-turn",
            game = last.kind.name(),
            name = name.as_str()
        ),
        None => tell!("home-last", game = last.kind.name()),
    }
}

fn last_ui(pen: &mut Pen<'_>, rect: Rect, last: &LastMatch, go_on: &Answer, asks: &mut Vec<Ask>) {
    pen.panel_framed(rect, Stroke::new(2.0, pen.theme.accent));
    let left = rect.left() + 24.0;
    let button = Rect::from_min_size(
        pos2(rect.right() - 24.0 - 240.0, rect.center().y - 32.0),
        vec2(240.0, 64.0),
    );
    let room = button.left() - 24.0 - left;
    pen.say(
        pos2(left, rect.top() + 24.0),
        Align2::LEFT_CENTER,
        &Words::bold(tell!("home-last-caption")).toned(Tone::Accent),
        text::CAPTION,
        room,
    );
    pen.say(
        pos2(left, rect.top() + 52.0),
        Align2::LEFT_CENTER,
        &Words::bold(last_headline(last)),
        text::PROMPT,
        room,
    );
    let mut x = left;
    for (seat, (name, score)) in last.players.iter().enumerate() {
        if x > button.left() - 120.0 {
            break;
        }
        pen.seat_disc(pos2(x + 14.0, rect.top() + 86.0), 28.0, seat, name);
        let words = Words::plain(format!("{name} ")).with(
            score.to_string(),
            super::theme::Weight::Bold,
            Tone::Plain,
        );
        let said = pen.say(
            pos2(x + 36.0, rect.top() + 86.0),
            Align2::LEFT_CENTER,
            &words,
            text::STATE,
            (button.left() - 24.0 - x - 36.0).min(200.0),
        );
        x = said.right() + 24.0;
    }
    if pen.button(button, &go_on.button).clicked() {
        asks.push(go_on.ask.clone());
    }
}

fn tile_ui(pen: &mut Pen<'_>, rect: Rect, kind: GameKind, answer: &Answer, asks: &mut Vec<Ask>) {
    let ground = Button {
        label: String::new(),
        key: String::new(),
        said_as: answer.button.spoken(),
        ..answer.button.clone()
    };
    if pen.button(rect, &ground).clicked() {
        asks.push(answer.ask.clone());
    }
    let foot = rect.bottom() - 40.0;
    let cap = pen.key_cap(
        pos2(rect.center().x - 16.0, foot),
        &answer.button.key,
        32.0,
        None,
        false,
    );
    pen.say(
        pos2(rect.center().x, cap.top() - 28.0),
        Align2::CENTER_CENTER,
        &Words::quiet(players_of(kind)),
        text::LOG,
        rect.width() - 16.0,
    );
    pen.say(
        pos2(rect.center().x, cap.top() - 64.0),
        Align2::CENTER_CENTER,
        &Words::bold(answer.button.label.clone()),
        text::PROMPT,
        rect.width() - 16.0,
    );
}

impl RefereeApp {
    /// What the first screen says now.
    pub(super) fn home_page(&self) -> HomePage {
        let games = GAMES.iter().enumerate().map(|(place, kind)| {
            let key = digit(place).unwrap_or(ENTER);
            let answer = Answer::new(Ask::SetUp(SetUpAsk::Open(*kind)), key, kind.name());
            (*kind, answer.said_as(kind.name()))
        });
        let go_on = self
            .last_match
            .as_ref()
            .map(|_| Answer::new(Ask::ContinueMatch, ENTER, tell!("home-continue")).filled());
        HomePage {
            last: self.last_match.clone(),
            games: games.collect(),
            go_on,
            places: vec![
                Answer::of(Ask::Menu, &self.keys, Act::Menu, Act::Menu.label()),
                Answer::of(Ask::Rules, &self.keys, Act::Rules, Act::Rules.label()),
                Answer::of(Ask::Why, &self.keys, Act::Why, Act::Why.label()),
            ],
        }
    }
}
