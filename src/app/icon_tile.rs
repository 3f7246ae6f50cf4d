//! A button that shows a card's icon, or a number, with its key and its name: what one of several is picked by.

use eframe::egui::{Align2, Rect, Response, pos2, vec2};

use super::art::bratz::{IconMark, icon, icon_slot};
use super::ask::{Answer, Ask};
use super::button::Button;
use super::pen::Pen;
use super::theme::{GAP, text};
use super::words::Words;

/// Lower than this, a tile's name stands beside its picture.
const LEAST_UPRIGHT: f32 = 84.0;
/// Narrower than this there is no room for a name beside a picture, and from this height on there is room below it.
const LEAST_BESIDE: f32 = 150.0;
const LEAST_SLIM: f32 = 54.0;

/// What a tile shows over its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TileMark {
    /// The icon with this name.
    Icon(String),
    /// A number.
    Number(String),
    /// The disc of this seat, from 0.
    Seat(usize),
    /// Nothing: its name is all there is.
    Nothing,
}

/// One of several things to pick.
#[derive(Debug, Clone, PartialEq)]
pub struct IconTile {
    /// What it does, with its words and key.
    pub answer: Answer,
    /// What is drawn.
    pub mark: TileMark,
}

impl IconTile {
    /// Draws it.
    pub fn ui(&self, pen: &mut Pen<'_>, rect: Rect, asks: &mut Vec<Ask>) {
        let button = &self.answer.button;
        if ground(pen, rect, button).clicked() {
            asks.push(self.answer.ask.clone());
        }
        let theme = pen.theme;
        let is_off = button.off_because.is_some();
        let is_filled = button.is_filled && !is_off;
        let ink = match (is_filled, is_off) {
            (true, _) => theme.on_accent,
            (_, true) => theme.quiet,
            _ => theme.text,
        };
        let is_slim = rect.width() < LEAST_BESIDE && rect.height() >= LEAST_SLIM;
        let is_upright = rect.height() >= LEAST_UPRIGHT || is_slim;
        let on_fill = is_filled.then_some(ink);
        if is_upright {
            self.upright_ui(pen, rect, ink);
            let (side, edge) = match rect.height() {
                height if height > 110.0 => (32.0, 10.0),
                height if height >= LEAST_UPRIGHT => (24.0, 10.0),
                _ => (20.0, 4.0),
            };
            let at = rect.left_top() + vec2(edge, edge + 0.5 * side);
            pen.key_cap(at, &button.key, side, on_fill, false);
        } else {
            let at = pos2(rect.left() + 8.0, rect.center().y);
            let is_large = rect.height() >= 56.0 && rect.width() >= LEAST_BESIDE;
            let side = if is_large { 32.0 } else { 24.0 };
            let cap = pen.key_cap(at, &button.key, side, on_fill, false);
            let place = Rect::from_min_max(pos2(cap.right() + GAP, rect.top()), rect.max);
            self.beside_ui(pen, place, ink);
        }
    }

    /// The picture over the name.
    fn upright_ui(&self, pen: &mut Pen<'_>, rect: Rect, ink: eframe::egui::Color32) {
        let is_high = rect.height() > 110.0;
        let (name_height, edge) = match rect.height() {
            height if height > 110.0 => (44.0, 20.0),
            height if height >= LEAST_UPRIGHT => (28.0, 20.0),
            _ => (20.0, 12.0),
        };
        let room = rect.width() - 12.0;
        let name_at = match self.mark {
            TileMark::Nothing => rect.center() + vec2(0.0, 8.0),
            _ => pos2(rect.center().x, rect.bottom() - 0.5 * name_height - 2.0),
        };
        let middle = pos2(
            rect.center().x,
            rect.top() + 0.5 * (rect.height() - name_height + edge) - 6.0,
        );
        match &self.mark {
            TileMark::Icon(name) => {
                let side = (rect.height() - name_height - edge)
                    .min(76.0)
                    .min(0.5 * rect.width());
                let place = Rect::from_center_size(middle, vec2(side, side));
                let painter = pen.ui.painter().clone();
                icon(&painter, &pen.theme, place, IconMark::of(name));
            }
            TileMark::Number(number) => {
                let size = if is_high { text::SCORE } else { text::BOARD };
                let words = Words::bold(number.clone());
                let galley = pen.lay_out(&words, size, Some(ink), (room, 1));
                pen.draw_galley(middle, Align2::CENTER_CENTER, galley);
            }
            TileMark::Seat(seat) => {
                let room = rect.height() - name_height - edge;
                let side = room.min(64.0).min(0.5 * rect.width());
                pen.seat_disc(middle, side, *seat, &self.answer.button.label);
            }
            TileMark::Nothing => {}
        }
        let label = Words::bold(self.answer.button.label.clone());
        let largest = if rect.height() < 84.0 {
            text::STATE
        } else {
            text::BUTTON
        };
        let sizes = [
            (largest, 1),
            (text::STATE, 1),
            (
                text::LOG,
                if self.mark == TileMark::Nothing { 2 } else { 1 },
            ),
            (text::CAPTION, if is_high { 2 } else { 1 }),
        ];
        let galley = pen
            .fitting(&label, Some(ink), room, &sizes)
            .unwrap_or_else(|| pen.lay_out(&label, text::CAPTION, Some(ink), (room, 1)));
        pen.draw_galley(name_at, Align2::CENTER_CENTER, galley);
    }

    /// The picture, and the name on its right.
    fn beside_ui(&self, pen: &mut Pen<'_>, rect: Rect, ink: eframe::egui::Color32) {
        let mut left = rect.left();
        if let TileMark::Icon(name) = &self.mark {
            let side = (rect.height() - 12.0).min(32.0);
            let at = pos2(left + 0.5 * side, rect.center().y);
            let painter = pen.ui.painter().clone();
            let place = Rect::from_center_size(at, vec2(side, side));
            icon(&painter, &pen.theme, place, IconMark::of(name));
            left += side + GAP;
        }
        if let TileMark::Seat(seat) = &self.mark {
            let side = (rect.height() - 12.0).min(32.0);
            let at = pos2(left + 0.5 * side, rect.center().y);
            pen.seat_disc(at, side, *seat, &self.answer.button.label);
            left += side + GAP;
        }
        let label = Words::bold(self.answer.button.label.clone());
        let room = rect.right() - 6.0 - left;
        let rows = if rect.height() >= 48.0 { 2 } else { 1 };
        let sizes = [
            (text::BUTTON, 1),
            (text::STATE, 1),
            (text::STATE, rows),
            (text::LOG, rows),
            (text::CAPTION, rows),
        ];
        let galley = pen.fitting(&label, Some(ink), room, &sizes);
        if galley.is_none() && self.mark != TileMark::Nothing {
            // The picture says it.
            return;
        }
        let galley =
            galley.unwrap_or_else(|| pen.lay_out(&label, text::CAPTION, Some(ink), (room, rows)));
        pen.draw_galley(pos2(left, rect.center().y), Align2::LEFT_CENTER, galley);
    }
}

/// A huge button: key, picture and words in the middle. Without an icon its picture is an empty place.
pub fn huge_ui(
    pen: &mut Pen<'_>,
    rect: Rect,
    answer: &Answer,
    mark: Option<IconMark>,
    asks: &mut Vec<Ask>,
) {
    let button = &answer.button;
    if ground(pen, rect, button).clicked() {
        asks.push(answer.ask.clone());
    }
    let theme = pen.theme;
    let ink = if button.is_filled {
        theme.on_accent
    } else {
        theme.text
    };
    let (cap, picture, sizes): (f32, f32, &[f32]) = if rect.height() >= 96.0 && rect.width() > 360.0
    {
        (56.0, 64.0, &[text::BANNER, text::BOARD, text::PROMPT])
    } else {
        (32.0, 36.0, &[text::PROMPT, text::NAME, text::STATE])
    };
    let gap = 0.4 * picture;
    let words = Words::bold(button.label.clone());
    let room = rect.width() - cap - picture - 2.0 * gap - 48.0;
    let galley = sizes
        .iter()
        .map(|size| pen.lay_out(&words, *size, Some(ink), (room, 1)))
        .find(|galley| !galley.elided)
        .unwrap_or_else(|| pen.lay_out(&words, text::LOG, Some(ink), (room, 2)));
    let width = cap + picture + 2.0 * gap + galley.size().x;
    let middle = rect.center().y;
    let left = rect.center().x - 0.5 * width;
    let on_fill = button.is_filled.then_some(ink);
    let cap = pen.key_cap(pos2(left, middle), &button.key, cap, on_fill, false);
    let at = pos2(cap.right() + gap + 0.5 * picture, middle);
    let place = Rect::from_center_size(at, vec2(picture, picture));
    let painter = pen.ui.painter().clone();
    match mark {
        Some(mark) => icon(&painter, &theme, place, mark),
        None => icon_slot(&painter, &theme, place, Some(ink)),
    }
    pen.draw_galley(
        pos2(place.right() + gap, middle),
        Align2::LEFT_CENTER,
        galley,
    );
}

/// The button without its words, which are drawn by whoever asks for it.
fn ground(pen: &mut Pen<'_>, rect: Rect, button: &Button) -> Response {
    let ground = Button {
        said_as: button.spoken(),
        key: String::new(),
        label: String::new(),
        sub: String::new(),
        ..button.clone()
    };
    pen.button(rect, &ground)
}
