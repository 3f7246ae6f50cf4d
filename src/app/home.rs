//! The first screen: the last match, the four games, the other places.

use eframe::egui::{Align2, Key, Pos2, Rect, Stroke, pos2, vec2};

use super::art::game_tile;
use super::art::marks::{Mark, mark};
use super::ask::{Answer, Ask};
use super::button::Button;
use super::calendar::when;
use super::keep::LastMatch;
use super::keys::{Act, ENTER, Shortcut, digit};
use super::page::{LEAST_FOR_COLUMNS, button, scrolling};
use super::pen::Pen;
use super::place::Destination;
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
    /// How the camera is: true when it sees the table.
    pub camera: (bool, String),
    /// Keys without buttons.
    pub hidden: Vec<Answer>,
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
        let mut lines = vec![tell!("home-title"), tell!("home-subtitle")];
        if let Some(last) = &self.last {
            lines.push(tell!("home-last-caption"));
            lines.push(last_headline(last));
        }
        for answer in self.answers().iter().filter(|answer| !answer.is_hidden) {
            let button = &answer.button;
            lines.push(button.text());
        }
        lines.push(self.camera.1.clone());
        lines.join("\n")
    }

    /// The answers that keys reach.
    pub fn answers(&self) -> Vec<Answer> {
        let games = self.games.iter().map(|(_, answer)| answer.clone());
        let mut all: Vec<Answer> = self.go_on.iter().cloned().chain(games).collect();
        all.extend(self.places.iter().chain(&self.hidden).cloned());
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
        let top = screen.top() + 96.0;
        if screen.width() < LEAST_FOR_COLUMNS {
            let room = Rect::from_min_max(pos2(left, top), pos2(right, screen.bottom()));
            scrolling(pen, room, "home", |pen, place| {
                self.narrow_ui(pen, place, asks)
            });
            return;
        }
        let mut top = top;
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
        let count = self.places.len().max(1) as f32;
        let width = (right - left - (count - 1.0) * GAP) / count;
        for (place, answer) in self.places.iter().enumerate() {
            let x = left + place as f32 * (width + GAP);
            let rect = Rect::from_min_size(pos2(x, places_top), vec2(width, 72.0));
            place_ui(pen, rect, answer, asks);
        }
        let foot = screen.bottom() - 47.0;
        let stays = pen.say(
            pos2(right, foot),
            Align2::RIGHT_CENTER,
            &Words::quiet(tell!("home-everything-stays")),
            text::LOG,
            0.4 * (right - left),
        );
        self.camera_ui(pen, pos2(left, foot), stays.left() - MARGIN - left);
    }

    /// The same under one another, where there is little room.
    fn narrow_ui(&self, pen: &mut Pen<'_>, place: Rect, asks: &mut Vec<Ask>) -> f32 {
        let place = Rect::from_min_max(place.min, place.max - vec2(12.0, 0.0));
        let mut y = place.top();
        if let (Some(last), Some(go_on)) = (&self.last, &self.go_on) {
            let rect = Rect::from_min_size(pos2(place.left(), y), vec2(place.width(), 112.0));
            last_ui(pen, rect, last, go_on, asks);
            y = rect.bottom() + GAP;
        }
        let width = 0.5 * (place.width() - GAP);
        for (at, (kind, answer)) in self.games.iter().enumerate() {
            let min = pos2(
                place.left() + (at % 2) as f32 * (width + GAP),
                y + (at / 2) as f32 * (208.0 + GAP),
            );
            let rect = Rect::from_min_size(min, vec2(width, 208.0));
            tile_ui(pen, rect, *kind, answer, asks);
        }
        y += 2.0 * (208.0 + GAP);
        for answer in &self.places {
            let rect = Rect::from_min_size(pos2(place.left(), y), vec2(place.width(), 64.0));
            place_ui(pen, rect, answer, asks);
            y = rect.bottom() + GAP;
        }
        self.camera_ui(pen, pos2(place.left(), y + 16.0), place.width());
        y + 40.0 - place.top()
    }

    fn camera_ui(&self, pen: &mut Pen<'_>, at: Pos2, room: f32) {
        let (is_good, words) = &self.camera;
        let (sign, colour) = if *is_good {
            (Mark::Check, pen.theme.success)
        } else {
            (Mark::Camera, pen.theme.quiet)
        };
        let spot = Rect::from_center_size(at + vec2(10.0, 0.0), vec2(20.0, 20.0));
        mark(pen.ui.painter(), spot, sign, colour);
        pen.say(
            at + vec2(28.0, 0.0),
            Align2::LEFT_CENTER,
            &Words::quiet(words.clone()),
            text::LOG,
            room - 28.0,
        );
    }
}

fn place_ui(pen: &mut Pen<'_>, rect: Rect, answer: &Answer, asks: &mut Vec<Ask>) {
    let mut answer = answer.clone();
    answer.button.is_left_aligned = true;
    button(pen, rect, &answer, asks);
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
    let mut left = rect.left() + 24.0;
    if rect.width() >= LEAST_FOR_COLUMNS {
        let picture = Rect::from_min_size(rect.min + vec2(24.0, 14.0), vec2(168.0, 84.0));
        let painter = pen.ui.painter().clone();
        game_tile(&painter, &pen.theme, picture, last.kind);
        left = picture.right() + 24.0;
    }
    let width = pen.button_width(&go_on.button).max(0.19 * rect.width());
    let button = Rect::from_min_size(
        pos2(rect.right() - 24.0 - width, rect.center().y - 32.0),
        vec2(width, 64.0),
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
    let kept = last.kept_millis.map(when).filter(|kept| !kept.is_empty());
    if let Some(kept) = kept {
        let words = Words::quiet(tell!("home-kept", when = kept));
        let galley = pen.lay_out(&words, text::STATE, None, (f32::INFINITY, 1));
        if x + galley.size().x < button.left() - 24.0 {
            let at = pos2(x, rect.top() + 86.0);
            pen.say(at, Align2::LEFT_CENTER, &words, text::STATE, f32::INFINITY);
        }
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
    let has_room = rect.height() >= 260.0;
    let (foot, between) = if has_room { (40.0, 28.0) } else { (28.0, 22.0) };
    let foot = rect.bottom() - foot;
    let cap = pen.key_cap(
        pos2(rect.center().x - 16.0, foot),
        &answer.button.key,
        if has_room { 32.0 } else { 24.0 },
        None,
        false,
    );
    let players = pen.say(
        pos2(rect.center().x, cap.top() - between),
        Align2::CENTER_CENTER,
        &Words::quiet(players_of(kind)),
        text::LOG,
        rect.width() - 16.0,
    );
    let name = pen.say(
        pos2(rect.center().x, players.top() - 22.0),
        Align2::CENTER_CENTER,
        &Words::bold(answer.button.label.clone()),
        if has_room { 34.0 } else { text::PROMPT },
        rect.width() - 16.0,
    );
    let picture = Rect::from_min_max(
        rect.min + vec2(24.0, 20.0),
        pos2(rect.right() - 24.0, name.top() - 8.0),
    );
    if picture.height() >= 40.0 {
        let painter = pen.ui.painter().clone();
        game_tile(&painter, &pen.theme, picture, kind);
    }
}

impl RefereeApp {
    /// What the first screen says now.
    pub(super) fn home_page(&self) -> HomePage {
        let games = GAMES.iter().enumerate().map(|(place, kind)| {
            let key = digit(place).unwrap_or(ENTER);
            let label = kind.name().trim_start_matches("Bratz: ");
            let answer = Answer::new(Ask::SetUp(SetUpAsk::Open(*kind)), key, label);
            (*kind, answer.said_as(kind.name()))
        });
        let go_on = self
            .last_match
            .as_ref()
            .map(|_| Answer::new(Ask::ContinueMatch, ENTER, tell!("home-continue")).filled());
        let place = |destination, key, words| {
            Answer::new(Ask::Go(destination), Shortcut::plain(key), words)
        };
        let mut places = vec![place(Destination::Past, Key::P, tell!("home-past"))];
        places.push(place(Destination::Players, Key::L, tell!("players-title")));
        // What opens by a key of its own, where it is there.
        for act in [Act::Cards, Act::Rules] {
            if let Some(ask) = act.ask() {
                places.push(Answer::of(ask, &self.keys, act, act.label()));
            }
        }
        places.push(place(Destination::Camera, Key::C, tell!("home-camera")));
        places.push(place(Destination::Settings, Key::S, tell!("home-settings")));
        HomePage {
            last: self.last_match.clone(),
            games: games.collect(),
            go_on,
            places,
            camera: self.camera_line(),
            hidden: vec![
                Answer::of(Ask::Menu, &self.keys, Act::Menu, Act::Menu.label()).hidden(),
                Answer::of(Ask::Why, &self.keys, Act::Why, Act::Why.label()).hidden(),
            ],
        }
    }
}
