//! One player's five places.

use eframe::egui::{Align2, Id, Rect, Role, Sense, Stroke, StrokeKind, WidgetInfo, pos2, vec2};

use super::super::art::bratz::{IconMark, card_slot, icon};
use super::super::ask::{Answer, Ask};
use super::super::panel::players::short_name;
use super::super::pen::Pen;
use super::super::seat_frame::Strip;
use super::super::theme::{CARD_SLOT, RADIUS, Weight, text};
use super::super::tongue::tell;
use super::super::words::{Tone, Words};
use crate::rules::got_five::CARDS_TO_WIN;

/// Lower than this a player is one line.
const LEAST_FOR_SLOTS: f32 = 132.0;

/// One player.
#[derive(Debug, Clone, PartialEq)]
pub struct GotFivePlayer {
    /// The seat, from 0.
    pub seat: usize,
    /// The name, whole.
    pub name: String,
    /// The starter's icon, once it was given.
    pub icon: Option<String>,
    /// How many of the five there are.
    pub cards: u32,
    /// True for the player who is asked.
    pub is_active: bool,
    /// Games won, where the match has several.
    pub games: Option<i32>,
    /// What pressing the panel does: picks the starter, while the player has none.
    pub answer: Option<Answer>,
}

impl GotFivePlayer {
    /// As one line of text.
    pub fn text(&self) -> String {
        let mark = if self.is_active { "> " } else { "" };
        let icon = self.icon.as_deref().unwrap_or("-");
        let games = self.games.map_or(String::new(), |won| format!(" ({won})"));
        format!(
            "{mark}{}{games}: {icon} {} of {CARDS_TO_WIN}",
            self.name, self.cards
        )
    }

    /// Draws it as large as its place allows.
    pub fn ui(&self, pen: &mut Pen<'_>, rect: Rect, asks: &mut Vec<Ask>) {
        pen.seat_frame(rect, self.seat, self.is_active, Strip::Top);
        if let Some(answer) = &self.answer {
            self.press_ui(pen, rect, answer, asks);
        }
        if rect.height() < LEAST_FOR_SLOTS {
            self.line_ui(pen, rect);
        } else {
            self.whole_ui(pen, rect);
        }
    }

    fn press_ui(&self, pen: &Pen<'_>, rect: Rect, answer: &Answer, asks: &mut Vec<Ask>) {
        let id = Id::unique(("got five player", self.seat));
        let response = pen.ui.interact(rect, id, Sense::click());
        let name = answer.button.spoken();
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        if response.has_focus() || response.hovered() {
            let stroke = Stroke::new(2.0, pen.theme.accent);
            pen.ui
                .painter()
                .rect_stroke(rect, RADIUS, stroke, StrokeKind::Inside);
        }
        if response.clicked() {
            asks.push(answer.ask.clone());
        }
    }

    /// Disc, name, icon, how many.
    fn line_ui(&self, pen: &mut Pen<'_>, rect: Rect) {
        let middle = rect.center().y + 4.0;
        let disc = (rect.height() - 16.0).min(32.0);
        let at = pos2(rect.left() + 8.0 + 0.5 * disc, middle);
        pen.seat_disc(at, disc, self.seat, &self.name);
        let colour = pen.theme.text;
        let at = pos2(rect.right() - 10.0, middle);
        let number = self.cards.to_string();
        let digit = pen.number(at, Align2::RIGHT_CENTER, &number, text::PROMPT, colour);
        let mut right = digit.left() - 6.0;
        if let Some(name) = &self.icon {
            let place = Rect::from_center_size(pos2(right - 12.0, middle), vec2(24.0, 24.0));
            let painter = pen.ui.painter().clone();
            icon(&painter, &pen.theme, place, IconMark::of(name));
            pen.name(place, name);
            right = place.left() - 4.0;
        }
        let left = rect.left() + disc + 16.0;
        if right - left > 36.0 {
            let sizes = [text::NAME, text::STATE, text::LOG, text::CAPTION];
            pen.say_name(
                pos2(left, middle),
                &short_name(&self.name),
                &sizes,
                right - left,
            );
        }
    }

    fn whole_ui(&self, pen: &mut Pen<'_>, rect: Rect) {
        let theme = pen.theme;
        let (left, right) = (rect.left() + 16.0, rect.right() - 16.0);
        let is_low = rect.height() < 216.0;
        let head = if is_low { 52.0 } else { 72.0 };
        let middle = rect.top() + 14.0 + 0.5 * head;
        let size = if is_low { 48.0 } else { text::SCORE };
        let at = pos2(right, middle - 2.0);
        let number = self.cards.to_string();
        let digit = pen.number(at, Align2::RIGHT_CENTER, &number, size, theme.text);
        let disc = if is_low { 32.0 } else { 40.0 };
        let at = pos2(left + 0.5 * disc, middle);
        pen.seat_disc(at, disc, self.seat, &self.name);
        let words_left = left + disc + 12.0;
        let room = digit.left() - 8.0 - words_left;
        let lift = if self.icon.is_some() { 11.0 } else { 0.0 };
        let sizes = [text::NAME, text::SENTENCE, text::STATE, text::LOG];
        let name_at = pos2(words_left, middle - lift);
        pen.say_name(name_at, &short_name(&self.name), &sizes, room);
        if let Some(name) = &self.icon {
            let at = pos2(words_left + 10.0, middle + 15.0);
            let place = Rect::from_center_size(at, vec2(20.0, 20.0));
            let painter = pen.ui.painter().clone();
            icon(&painter, &theme, place, IconMark::of(name));
            pen.say(
                pos2(words_left + 26.0, middle + 15.0),
                Align2::LEFT_CENTER,
                &Words::quiet(name.clone()),
                text::LOG,
                room - 26.0,
            );
        }
        let foot = if is_low { 32.0 } else { 44.0 };
        let top = rect.top() + 14.0 + head + if is_low { 2.0 } else { 10.0 };
        let places = Rect::from_min_max(pos2(left, top), pos2(right, rect.bottom() - foot));
        self.slots_ui(pen, places);
        let at = pos2(left, rect.bottom() - 0.5 * foot - 2.0);
        self.to_go_ui(pen, at, right - left);
    }

    /// The five places, as large as they fit; a starter that is not given yet leaves them empty.
    pub fn slots_ui(&self, pen: &mut Pen<'_>, rect: Rect) {
        let gap = 5.0;
        let count = CARDS_TO_WIN as f32;
        let most = (rect.width() - gap * (count - 1.0)) / count;
        let scale = (most / CARD_SLOT.x).min(rect.height() / CARD_SLOT.y);
        let slot = CARD_SLOT * scale;
        // In a wide panel the places stand a little apart.
        let step = slot.x + ((rect.width() - slot.x * count) / (count - 1.0)).clamp(gap, 24.0);
        let mark = self.icon.as_deref().map(IconMark::of);
        let painter = pen.ui.painter().clone();
        for card in 0..CARDS_TO_WIN {
            let at = pos2(
                rect.left() + step * card as f32,
                rect.center().y - 0.5 * slot.y,
            );
            let place = Rect::from_min_size(at, slot);
            let filled = mark.filter(|_| card < self.cards);
            card_slot(&painter, &pen.theme, place, filled);
        }
        let words = tell!("bratz-of-five", count = self.cards);
        pen.name(rect, &words);
    }

    fn to_go_ui(&self, pen: &mut Pen<'_>, at: eframe::egui::Pos2, room: f32) {
        let left_over = CARDS_TO_WIN.saturating_sub(self.cards);
        let to_go = tell!("bratz-to-go", count = left_over);
        let mut words = match (left_over, &self.icon) {
            (_, None) => Words::quiet(tell!("bratz-no-starter")),
            (0 | 1, _) => Words::bold(to_go).toned(Tone::Accent),
            _ => Words::quiet(to_go),
        };
        if let Some(won) = self.games {
            let games = tell!("bratz-games-won", count = won);
            words = words.with(format!("   {games}"), Weight::Bold, Tone::Plain);
        }
        pen.say(at, Align2::LEFT_CENTER, &words, text::LOG, room);
    }
}
