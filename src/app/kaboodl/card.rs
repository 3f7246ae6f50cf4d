//! One card of the grid: a button while it lies there, and afterwards the place it left, with the name of who has it.

use eframe::egui::{Align2, Rect, Stroke, pos2, vec2};

use super::super::art::creatures::Creature;
use super::super::art::kaboodl::{self as art, CardFace};
use super::super::ask::{Answer, Ask};
use super::super::button::Button;
use super::super::panel::players::short_name;
use super::super::pen::Pen;
use super::super::theme::{Hue, RADIUS, text};
use super::super::tongue::tell;
use super::super::words::{Tone, Words};

/// Narrower than this a card has no room for words.
const LEAST_FOR_WORDS: f32 = 92.0;

/// One card of the grid.
#[derive(Debug, Clone, PartialEq)]
pub struct GridCard {
    /// Its name: "yellow Fang 3".
    pub name: String,
    /// How its creature looks, and what that is called.
    pub creature: (Creature, String),
    /// Its colour, and what that is called.
    pub colour: (Hue, String),
    /// Its dots.
    pub dots: u8,
    /// Who has it (seat from 0, name); none while it lies in the Kaboodl.
    pub owner: Option<(usize, String)>,
    /// True once it is out of the game.
    pub is_out: bool,
    /// True while a K'baam on it waits for the discard.
    pub is_wanted: bool,
    /// What pressing it does.
    pub answer: Option<Answer>,
    /// Why it cannot be pressed, where it cannot.
    pub off_because: String,
    /// The key of its place, as printed.
    pub key: String,
}

impl GridCard {
    /// As text: its key, its name, who has it.
    pub fn text(&self) -> String {
        let owner = self.owner.as_ref().map_or("", |(_, name)| name);
        let wanted = if self.is_wanted { "?" } else { "" };
        format!("[{}] {} {owner}{wanted}", self.key, self.name)
    }

    /// What is drawn of it.
    pub fn face(&self) -> CardFace<'_> {
        CardFace {
            creature: self.creature.0,
            creature_name: &self.creature.1,
            hue: self.colour.0,
            colour_name: &self.colour.1,
            dots: self.dots,
        }
    }

    /// Draws it.
    pub fn ui(&self, pen: &mut Pen<'_>, rect: Rect, asks: &mut Vec<Ask>) {
        let theme = pen.theme;
        let ground = Button {
            id: format!("card {}", self.name),
            said_as: match (&self.answer, &self.owner) {
                (Some(answer), _) => answer.button.spoken(),
                (None, Some((_, name))) => format!("{}: {name}", self.name),
                (None, None) => self.name.clone(),
            },
            off_because: match &self.answer {
                Some(_) => None,
                None => Some(self.off_because.clone()),
            },
            ..Button::default()
        };
        let response = pen.button(rect, &ground);
        if let Some(answer) = &self.answer
            && response.clicked()
        {
            asks.push(answer.ask.clone());
        }
        let is_small = rect.width() < LEAST_FOR_WORDS;
        let painter = pen.ui.painter().clone();
        if self.owner.is_none() && !self.is_out {
            let is_lit = response.has_focus() || (self.answer.is_some() && response.hovered());
            let frame = is_lit.then(|| Stroke::new(2.0, theme.accent));
            art::card(&painter, &theme, rect, &self.face(), frame);
            if self.answer.is_some() {
                self.key_ui(pen, rect, is_small);
            }
            return;
        }
        painter.rect_filled(rect, RADIUS, theme.background);
        let line = if response.has_focus() || (self.answer.is_some() && response.hovered()) {
            Some(theme.accent)
        } else {
            self.is_wanted.then_some(theme.warning)
        };
        art::empty_place(&painter, &theme, rect.shrink(1.0), line);
        if is_small {
            self.small_place_ui(pen, rect);
        } else {
            self.place_ui(pen, rect);
        }
        if self.answer.is_some() {
            self.key_ui(pen, rect, is_small);
        }
    }

    /// The key in the right top corner.
    fn key_ui(&self, pen: &Pen<'_>, rect: Rect, is_small: bool) {
        let side: f32 = if is_small { 20.0 } else { 24.0 };
        let edge = if is_small { 2.0 } else { 8.0 };
        // The letter decides how wide the cap is: it is laid from its right end.
        let letters = pen.lay_out(
            &Words::bold(self.key.clone()),
            text::CAPTION,
            None,
            (f32::INFINITY, 1),
        );
        let width = side.max(letters.size().x + 16.0);
        let at = pos2(rect.right() - edge - width, rect.top() + edge + 0.5 * side);
        pen.key_cap(at, &self.key, side, None, false);
    }

    /// Who has it, and what it was.
    fn place_ui(&self, pen: &mut Pen<'_>, rect: Rect) {
        let middle = rect.center() + vec2(0.0, 8.0);
        let room = rect.width() - 12.0;
        if self.is_wanted {
            pen.say(
                pos2(rect.left() + 10.0, rect.top() + 20.0),
                Align2::LEFT_CENTER,
                &Words::bold(tell!("kaboodl-stolen")).toned(Tone::Warning),
                text::CAPTION,
                rect.width() - 54.0,
            );
        }
        if let Some((seat, name)) = &self.owner {
            pen.seat_disc(middle - vec2(0.0, 26.0), 40.0, *seat, name);
            pen.say(
                middle + vec2(0.0, 12.0),
                Align2::CENTER_CENTER,
                &Words::bold(short_name(name)),
                text::LOG,
                room,
            );
        } else {
            pen.say(
                middle,
                Align2::CENTER_CENTER,
                &Words::quiet(tell!("kaboodl-out")),
                text::CAPTION,
                room,
            );
        }
        pen.say(
            middle + vec2(0.0, 36.0),
            Align2::CENTER_CENTER,
            &Words::quiet(format!("{}, {}", self.creature.1, self.colour.1)),
            text::CAPTION,
            room,
        );
    }

    fn small_place_ui(&self, pen: &mut Pen<'_>, rect: Rect) {
        if let Some((seat, name)) = &self.owner {
            let size = 0.5 * rect.width().min(rect.height());
            pen.seat_disc(rect.center() + vec2(-6.0, 6.0), size, *seat, name);
        }
    }
}
