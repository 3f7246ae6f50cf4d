//! One player of All Out: the cards in the hand, and each set as a row of icons that grows to ten.

use eframe::egui::{
    Align2, Color32, Id, Rect, Role, Sense, Stroke, StrokeKind, WidgetInfo, pos2, vec2,
};

use super::super::art::bratz::{IconMark, icon, icon_slot};
use super::super::ask::{Answer, Ask};
use super::super::panel::players::short_name;
use super::super::pen::Pen;
use super::super::seat_frame::Strip;
use super::super::theme::{LEAST_PRESSED, SMALL_RADIUS, Weight, text};
use super::super::tongue::tell;
use super::super::words::{Tone, Words};

/// A set of so many wins.
const FULL_SET: u8 = 10;
/// From so many cards on a set stands out.
const NEARLY_FULL: u8 = 8;
/// Lower than this a player is one line.
const LEAST_FOR_SETS: f32 = 84.0;
/// Lower than this the hand's number stands beside the words.
const LEAST_FOR_HAND: f32 = 148.0;
/// Nothing that is pressed with a finger is smaller.
const LEAST_TOUCH: f32 = 48.0;
/// Where the sets begin, in points from the panel's left side.
const SETS_LEFT: f32 = 152.0;
/// Narrower than this a row has no room for ten icons.
const LEAST_FOR_ICONS: f32 = 330.0;

/// One set on the table.
#[derive(Debug, Clone, PartialEq)]
pub struct SetRow {
    /// Its icon's name.
    pub name: String,
    /// How many cards it has.
    pub cards: u8,
    /// What pressing the row does.
    pub answer: Option<Answer>,
}

/// One player.
#[derive(Debug, Clone, PartialEq)]
pub struct AllOutPlayer {
    /// The seat, from 0.
    pub seat: usize,
    /// The name, whole.
    pub name: String,
    /// How many cards are in the hand.
    pub hand: u32,
    /// "nearly out", "misses a turn"; empty for nothing special.
    pub state: String,
    /// True for the player who is asked.
    pub is_active: bool,
    /// Games won, where the match has several.
    pub games: Option<i32>,
    /// The sets.
    pub sets: Vec<SetRow>,
    /// What pressing the number of cards does: puts it right.
    pub correct: Option<Answer>,
}

impl AllOutPlayer {
    /// As one line of text.
    pub fn text(&self) -> String {
        let mark = if self.is_active { "> " } else { "" };
        let sets: Vec<String> = self
            .sets
            .iter()
            .map(|set| format!("{} {}", set.name, set.cards))
            .collect();
        let games = self.games.map_or(String::new(), |won| format!(" ({won})"));
        format!(
            "{mark}{}{games}: {} {}; {}",
            self.name,
            self.hand,
            self.state,
            sets.join(", ")
        )
    }

    /// Draws it as large as its place allows.
    pub fn ui(&self, pen: &mut Pen<'_>, rect: Rect, asks: &mut Vec<Ask>) {
        pen.seat_frame(rect, self.seat, self.is_active, Strip::Left);
        if rect.height() < LEAST_FOR_SETS {
            self.correct_ui(pen, rect, asks);
            return self.line_ui(pen, rect);
        }
        let left = rect.left() + 24.0;
        let below_name = self.hand_ui(pen, (rect, left, SETS_LEFT - 32.0), asks);
        let top = below_name.unwrap_or(rect.top() + 10.0);
        let sets = Rect::from_min_max(
            pos2(rect.left() + SETS_LEFT, top),
            pos2(rect.right() - 16.0, rect.bottom() - 10.0),
        );
        self.sets_ui(pen, sets, asks);
    }

    /// Disc, name, hand; for the rest there is no room.
    fn line_ui(&self, pen: &mut Pen<'_>, rect: Rect) {
        let middle = rect.center().y;
        let disc = (rect.height() - 12.0).min(32.0);
        let at = pos2(rect.left() + 14.0 + 0.5 * disc, middle);
        pen.seat_disc(at, disc, self.seat, &self.name);
        let colour = if self.hand <= 1 {
            pen.theme.warning
        } else {
            pen.theme.text
        };
        let at = pos2(rect.right() - 10.0, middle);
        let hand = self.hand.to_string();
        let digit = pen.number(at, Align2::RIGHT_CENTER, &hand, text::PROMPT, colour);
        let left = rect.left() + disc + 22.0;
        let room = digit.left() - 6.0 - left;
        if room > 40.0 {
            let sizes = [text::NAME, text::STATE, text::LOG, text::CAPTION];
            pen.say_name(pos2(left, middle), &short_name(&self.name), &sizes, room);
        }
    }

    /// Disc and name, and below them how many cards are in the hand. A long name takes the whole line: the sets then begin
    /// at the height that is returned.
    fn hand_ui(
        &self,
        pen: &mut Pen<'_>,
        (rect, left, room): (Rect, f32, f32),
        asks: &mut Vec<Ask>,
    ) -> Option<f32> {
        let is_high = rect.height() >= LEAST_FOR_HAND;
        let disc = if is_high { 32.0 } else { 26.0 };
        let middle = rect.top() + if is_high { 30.0 } else { 22.0 };
        let at = pos2(left + 0.5 * disc, middle);
        pen.seat_disc(at, disc, self.seat, &self.name);
        let name_left = left + disc + 8.0;
        let short = short_name(&self.name);
        let column = room - disc + 8.0;
        let words = Words::bold(short.clone());
        let is_long = pen.lay_out(&words, text::STATE, None, (column, 1)).elided;
        let whole = rect.right() - 16.0 - name_left;
        let name_room = if is_long { whole } else { column };
        let sizes = [text::NAME, text::STATE, text::LOG, text::CAPTION];
        pen.say_name(pos2(name_left, middle), &short, &sizes, name_room);
        let below_name = is_long.then_some(middle + 0.5 * disc + 4.0);
        let size = if is_high { text::SCORE } else { 44.0 };
        let below = middle + 0.5 * disc;
        let foot = if is_high {
            rect.bottom() - 28.0
        } else {
            rect.bottom() - 8.0
        };
        let centre = 0.5 * (below + foot);
        let colour = if self.hand <= 1 {
            pen.theme.warning
        } else {
            pen.theme.text
        };
        let at = pos2(left, centre);
        // Wide enough for a finger, and for two digits.
        let digits = self.hand.to_string().len().max(1) as f32;
        let width = (0.575 * size * digits + 16.0).max(LEAST_TOUCH);
        let ground = vec2(width, (size - 8.0).max(LEAST_TOUCH));
        let ground = Rect::from_min_size(pos2(left - 8.0, centre - 0.5 * ground.y), ground);
        self.correct_ui(pen, ground, asks);
        let digit = pen.number(
            at,
            Align2::LEFT_CENTER,
            &self.hand.to_string(),
            size,
            colour,
        );
        let mut words = if self.state.is_empty() {
            Words::quiet(tell!("bratz-in-hand"))
        } else {
            Words::bold(self.state.clone()).toned(Tone::Warning)
        };
        let mut at = pos2(digit.right() + 8.0, centre + 6.0);
        let mut words_room = left + room - at.x;
        if is_high {
            at = pos2(left, rect.bottom() - 20.0);
            words_room = room + 16.0;
            if let Some(won) = self.games {
                let games = tell!("bratz-games-won", count = won);
                words = words.with(format!("  {games}"), Weight::Bold, Tone::Plain);
                words_room = rect.width() - 40.0;
            }
        }
        let fits = !pen.lay_out(&words, text::LOG, None, (words_room, 1)).elided;
        let size = if fits { text::LOG } else { text::CAPTION };
        pen.say(at, Align2::LEFT_CENTER, &words, size, words_room);
        below_name
    }

    /// The number of cards can be pressed to put it right.
    fn correct_ui(&self, pen: &Pen<'_>, rect: Rect, asks: &mut Vec<Ask>) {
        let Some(answer) = &self.correct else {
            return;
        };
        let id = Id::unique(("hand", self.seat));
        let response = pen.ui.interact(rect, id, Sense::click());
        let name = answer.button.spoken();
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        let is_looked_at = response.hovered() || response.has_focus();
        let (fill, line) = if is_looked_at {
            (pen.theme.raised, Stroke::new(2.0, pen.theme.accent))
        } else {
            (Color32::TRANSPARENT, Stroke::new(1.0, pen.theme.line))
        };
        pen.ui
            .painter()
            .rect(rect, SMALL_RADIUS, fill, line, StrokeKind::Inside);
        if response.clicked() {
            asks.push(answer.ask.clone());
        }
    }

    /// The sets, one below the other; in two columns where they are many.
    pub fn sets_ui(&self, pen: &mut Pen<'_>, rect: Rect, asks: &mut Vec<Ask>) {
        if self.sets.is_empty() {
            pen.say(
                rect.left_center(),
                Align2::LEFT_CENTER,
                &Words::quiet(tell!("bratz-no-set")),
                text::STATE,
                rect.width(),
            );
            return;
        }
        let count = self.sets.len();
        // Rows that can be pressed are high enough for a finger.
        let is_pressed = self.sets.iter().any(|set| set.answer.is_some());
        let least = if is_pressed { LEAST_PRESSED } else { 24.0 };
        let columns = if count as f32 * least > rect.height() {
            2
        } else {
            1
        };
        let rows = count.div_ceil(columns).max(1);
        let step = (rect.height() / rows as f32).min(56.0);
        let width = (rect.width() - 12.0 * (columns - 1) as f32) / columns as f32;
        let top = rect.center().y - 0.5 * step * rows as f32;
        for (place, set) in self.sets.iter().enumerate() {
            let (column, row) = ((place / rows) as f32, (place % rows) as f32);
            let at = pos2(rect.left() + column * (width + 12.0), top + step * row);
            set.ui(
                pen,
                Rect::from_min_size(at, vec2(width, step)),
                self.seat,
                asks,
            );
        }
    }
}

impl SetRow {
    fn ui(&self, pen: &mut Pen<'_>, rect: Rect, seat: usize, asks: &mut Vec<Ask>) {
        if let Some(answer) = &self.answer {
            let id = Id::unique(("set", seat, self.name.as_str()));
            let response = pen.ui.interact(rect, id, Sense::click());
            let name = answer.button.spoken();
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
            if response.hovered() || response.has_focus() {
                let ground = rect.expand2(vec2(6.0, 0.0));
                let line = Stroke::new(2.0, pen.theme.accent);
                let fill = pen.theme.raised;
                pen.ui
                    .painter()
                    .rect(ground, SMALL_RADIUS, fill, line, StrokeKind::Inside);
            }
            if response.clicked() {
                asks.push(answer.ask.clone());
            }
        }
        let tone = if self.cards >= NEARLY_FULL {
            Tone::Warning
        } else {
            Tone::Plain
        };
        let middle = rect.center().y;
        if rect.width() < LEAST_FOR_ICONS {
            self.short_ui(pen, rect, tone);
        } else {
            let name = Words::plain(self.name.clone());
            let fits = !pen.lay_out(&name, text::LOG, None, (NAME_WIDTH, 1)).elided;
            let size = if fits { text::LOG } else { text::CAPTION };
            let at = pos2(rect.left(), middle);
            pen.say(at, Align2::LEFT_CENTER, &name, size, NAME_WIDTH);
            let of_ten = Words::default()
                .with(self.cards.to_string(), Weight::Bold, tone)
                .with(
                    format!(" {}", tell!("bratz-of-ten")),
                    Weight::Regular,
                    Tone::Quiet,
                );
            let at = pos2(rect.right(), middle);
            let said = pen.say(at, Align2::RIGHT_CENTER, &of_ten, text::STATE, 90.0);
            let row = Rect::from_min_max(
                pos2(rect.left() + NAME_WIDTH + 8.0, rect.top()),
                pos2(said.left() - 12.0, rect.bottom()),
            );
            self.icons_ui(pen, row);
        }
    }

    /// Ten places, as many filled as there are cards.
    fn icons_ui(&self, pen: &Pen<'_>, rect: Rect) {
        let side = (rect.height() - 6.0).min(36.0);
        let step = (rect.width() / f32::from(FULL_SET)).min(side + 8.0);
        let side = side.min(step - 3.0);
        let mark = IconMark::of(&self.name);
        let painter = pen.ui.painter().clone();
        for card in 0..FULL_SET {
            let at = pos2(
                rect.left() + step * (f32::from(card) + 0.5),
                rect.center().y,
            );
            let place = Rect::from_center_size(at, vec2(side, side));
            if card < self.cards {
                icon(&painter, &pen.theme, place, mark);
            } else {
                icon_slot(&painter, &pen.theme, place, None);
            }
        }
    }

    /// The icon once, ten small dots, the number.
    fn short_ui(&self, pen: &mut Pen<'_>, rect: Rect, tone: Tone) {
        let middle = rect.center().y;
        let side = (rect.height() - 4.0).min(28.0);
        let painter = pen.ui.painter().clone();
        let at = pos2(rect.left() + 0.5 * side, middle);
        let place = Rect::from_center_size(at, vec2(side, side));
        icon(&painter, &pen.theme, place, IconMark::of(&self.name));
        pen.name(place, &self.name);
        let colour = pen.tone(tone);
        let number = self.cards.to_string();
        let at = pos2(rect.right(), middle);
        let said = pen.number(at, Align2::RIGHT_CENTER, &number, text::STATE, colour);
        let (from, to) = (
            place.right() + 8.0,
            rect.right() - said.width().max(24.0) - 8.0,
        );
        let step = (to - from) / f32::from(FULL_SET);
        if step < 7.0 {
            return;
        }
        let radius = (0.36 * step).min(6.0);
        for card in 0..FULL_SET {
            let at = pos2(from + step * (f32::from(card) + 0.5), middle);
            if card < self.cards {
                painter.circle_filled(at, radius, colour);
            } else {
                let line = Stroke::new(1.0, pen.theme.quiet);
                painter.circle_stroke(at, radius, line);
            }
        }
    }
}

/// Room for an icon's name before its row.
const NAME_WIDTH: f32 = 64.0;
