//! One player: seat, name, gates won, toys.

use eframe::egui::{Align2, Rect, pos2, vec2};

use super::super::pen::Pen;
use super::super::seat_frame::Strip;
use super::super::shapes::{BadgeFill, badge, unknown_badge};
use super::super::theme::{AttributeShape, Weight, text};
use super::super::tongue::tell;
use super::super::words::{Tone, Words};

/// Where a toy is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ToyState {
    /// Can be rolled.
    Unused,
    /// Named and on its way.
    Rolling,
    /// Stands on this gate (number on screen, from 1).
    OnGate(usize),
    /// In the used pile.
    Used,
    /// Out of the game.
    Out,
}

impl ToyState {
    /// As it stands where there is little room.
    fn short_words(&self) -> String {
        match self {
            Self::OnGate(number) => tell!("bakugan-toy-gate", number = *number),
            other => other.words(),
        }
    }

    /// As it stands on the screen.
    pub fn words(&self) -> String {
        match self {
            Self::Unused => tell!("bakugan-toy-unused"),
            Self::Rolling => tell!("bakugan-toy-rolling"),
            Self::OnGate(number) => tell!("bakugan-toy-on-gate", number = *number),
            Self::Used => tell!("bakugan-toy-used"),
            Self::Out => tell!("bakugan-toy-out"),
        }
    }
}

/// One Bakugan of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Toy {
    /// Its name with its Attribute.
    pub name: String,
    /// Its Attribute, if that is known.
    pub shape: Option<AttributeShape>,
    /// Where it is.
    pub state: ToyState,
}

/// What a player's panel says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerPanel {
    /// The seat, from 0.
    pub seat: usize,
    /// The name, whole.
    pub name: String,
    /// "rolls now", "next".
    pub state: String,
    /// True for the player who is asked.
    pub is_active: bool,
    /// Gates won.
    pub won: usize,
    /// Gates needed.
    pub needed: usize,
    /// The toys, in order.
    pub toys: Vec<Toy>,
    /// What is left in the hand, as a sentence.
    pub hand: String,
}

/// Names that do not fit end in an ellipsis after this many letters.
pub const NAME_LETTERS: usize = 12;

/// A name as it is drawn.
pub fn short_name(name: &str) -> String {
    if name.chars().count() <= NAME_LETTERS {
        return name.to_owned();
    }
    let mut short: String = name.chars().take(NAME_LETTERS).collect();
    short.push('…');
    short
}

impl PlayerPanel {
    /// The panel as lines of text.
    pub fn text(&self) -> String {
        let mut lines = vec![format!(
            "{}{}: {} of {} ({})",
            if self.is_active { "> " } else { "" },
            self.name,
            self.won,
            self.needed,
            self.state
        )];
        for toy in &self.toys {
            lines.push(format!("  {} - {}", toy.name, toy.state.words()));
        }
        lines.push(format!("  {}", self.hand));
        lines.join("\n")
    }

    /// Draws it in a column, from 160 points high.
    pub fn ui(&self, pen: &mut Pen<'_>, rect: Rect) {
        let theme = pen.theme;
        pen.seat_frame(rect, self.seat, self.is_active, Strip::Left);
        if rect.height() < 100.0 {
            self.one_line_ui(pen, rect);
            return;
        }
        if rect.height() < 220.0 {
            self.compact_ui(pen, rect);
            return;
        }
        let (left, right) = (rect.left() + 24.0, rect.right() - 16.0);
        let top = rect.top() + 16.0;
        let digit = pen.number(
            pos2(right, top + 24.0),
            Align2::RIGHT_CENTER,
            &self.won.to_string(),
            text::SCORE,
            theme.text,
        );
        pen.seat_disc(pos2(left + 20.0, top + 24.0), 40.0, self.seat, &self.name);
        let room = digit.left() - 8.0 - (left + 52.0);
        pen.say(
            pos2(left + 52.0, top + 14.0),
            Align2::LEFT_CENTER,
            &Words::bold(short_name(&self.name)),
            text::NAME,
            room,
        );
        let state = if self.is_active {
            Words::default().with(self.state.clone(), Weight::Bold, Tone::Accent)
        } else {
            Words::quiet(self.state.clone())
        };
        pen.say(
            pos2(left + 52.0, top + 39.0),
            Align2::LEFT_CENTER,
            &state,
            text::CAPTION,
            room,
        );
        let pips = pen.pips(pos2(left, top + 76.0), self.won, self.needed);
        pen.say(
            pos2(pips.right() + 16.0, top + 76.0),
            Align2::LEFT_CENTER,
            &Words::quiet(tell!("bakugan-gates-won")),
            text::CAPTION,
            right - pips.right() - 16.0,
        );
        let rows = self.toys.len() as f32;
        let room_for_rows = rect.bottom() - 40.0 - (top + 100.0);
        let step = (room_for_rows / rows.max(1.0)).clamp(24.0, 32.0);
        let mut y = top + 100.0 + 0.5 * step;
        for toy in &self.toys {
            toy.ui(pen, (left, right), y);
            y += step;
        }
        pen.say(
            pos2(left, rect.bottom() - 22.0),
            Align2::LEFT_CENTER,
            &Words::quiet(self.hand.clone()),
            text::CAPTION,
            right - left,
        );
    }

    /// Name, pips and score in one line; below it the toys: a line each, or a row of marks where that is too high.
    fn compact_ui(&self, pen: &mut Pen<'_>, rect: Rect) {
        let (left, right) = (rect.left() + 24.0, rect.right() - 16.0);
        let has_lines = rect.height() >= 150.0;
        let top = rect.top() + if has_lines { 12.0 } else { 8.0 };
        let size = if has_lines { text::SCORE } else { 56.0 };
        let colour = pen.theme.text;
        let digit = pen.number(
            pos2(right, top + 26.0),
            Align2::RIGHT_CENTER,
            &self.won.to_string(),
            size,
            colour,
        );
        pen.seat_disc(pos2(left + 20.0, top + 26.0), 40.0, self.seat, &self.name);
        let pips = digit.left() - 12.0 - (24.0 * self.needed.max(self.won) as f32 - 8.0);
        pen.pips(pos2(pips, top + 26.0), self.won, self.needed);
        let room = pips - 8.0 - (left + 52.0);
        let name = Words::bold(short_name(&self.name));
        let sizes = [text::NAME, text::SENTENCE, text::LOG];
        let fitting = sizes
            .into_iter()
            .find(|size| !pen.lay_out(&name, *size, None, (room, 1)).elided);
        pen.say(
            pos2(left + 52.0, top + 15.0),
            Align2::LEFT_CENTER,
            &name,
            fitting.unwrap_or(text::LOG),
            room,
        );
        let state = if self.is_active {
            Words::default().with(self.state.clone(), Weight::Bold, Tone::Accent)
        } else {
            Words::quiet(self.state.clone())
        };
        pen.say(
            pos2(left + 52.0, top + 40.0),
            Align2::LEFT_CENTER,
            &state,
            text::CAPTION,
            room,
        );
        if has_lines {
            let first = top + 64.0;
            let step = ((rect.bottom() - 12.0 - first) / self.toys.len().max(1) as f32).min(30.0);
            for (line, toy) in self.toys.iter().enumerate() {
                toy.ui(pen, (left, right), first + step * (line as f32 + 0.5));
            }
            return;
        }
        let width = (right - left) / self.toys.len().max(1) as f32;
        for (place, toy) in self.toys.iter().enumerate() {
            let x = left + place as f32 * width;
            toy.mark_ui(
                pen,
                Rect::from_min_max(
                    pos2(x, top + 56.0),
                    pos2(x + width - 6.0, rect.bottom() - 6.0),
                ),
            );
        }
    }

    fn one_line_ui(&self, pen: &mut Pen<'_>, rect: Rect) {
        let middle = rect.center().y;
        let left = rect.left() + 20.0;
        pen.seat_disc(pos2(left + 16.0, middle), 32.0, self.seat, &self.name);
        let digit = pen.number(
            pos2(rect.right() - 16.0, middle),
            Align2::RIGHT_CENTER,
            &self.won.to_string(),
            40.0,
            pen.theme.text,
        );
        let name = pen.say_name(
            pos2(left + 40.0, middle),
            &short_name(&self.name),
            &[text::NAME, text::STATE, text::LOG, text::CAPTION],
            digit.left() - left - 46.0,
        );
        let pips_width = 24.0 * self.needed as f32;
        if digit.left() - name.right() > pips_width + 24.0 {
            pen.pips(
                pos2(digit.left() - pips_width - 8.0, middle),
                self.won,
                self.needed,
            );
        }
    }
}

impl Toy {
    /// Its mark, larger, with its state beside it where there is something to say, and the name below. A filled mark alone
    /// can be rolled.
    fn mark_ui(&self, pen: &mut Pen<'_>, rect: Rect) {
        let is_gone = matches!(self.state, ToyState::Used | ToyState::Out);
        let fill = if is_gone {
            BadgeFill::Outline
        } else {
            BadgeFill::Filled
        };
        let y = rect.top() + 14.0;
        let place = Rect::from_center_size(pos2(rect.left() + 13.0, y), vec2(26.0, 26.0));
        let painter = pen.ui.painter().clone();
        match self.shape {
            Some(shape) => badge(&painter, &pen.theme, place, shape, fill),
            None => unknown_badge(&painter, &pen.theme, place, fill),
        }
        let (weight, tone) = self.look();
        if self.state == ToyState::Unused {
            pen.name(place, &self.state.words());
        } else {
            pen.say(
                pos2(rect.left() + 32.0, y),
                Align2::LEFT_CENTER,
                &Words::default().with(self.state.short_words(), weight, tone),
                text::CAPTION,
                rect.width() - 32.0,
            );
        }
        let name = Words::plain(self.name.clone());
        let name = if is_gone {
            name.toned(Tone::Quiet)
        } else {
            name
        };
        pen.say(
            pos2(rect.left(), rect.top() + 38.0),
            Align2::LEFT_CENTER,
            &name,
            text::CAPTION,
            rect.width(),
        );
    }

    fn look(&self) -> (Weight, Tone) {
        match self.state {
            ToyState::Unused => (Weight::Bold, Tone::Plain),
            ToyState::Rolling => (Weight::Bold, Tone::Accent),
            ToyState::OnGate(_) => (Weight::Bold, Tone::Success),
            ToyState::Used | ToyState::Out => (Weight::Regular, Tone::Quiet),
        }
    }

    fn ui(&self, pen: &mut Pen<'_>, (left, right): (f32, f32), y: f32) {
        let is_gone = matches!(self.state, ToyState::Used | ToyState::Out);
        let fill = if is_gone {
            BadgeFill::Outline
        } else {
            BadgeFill::Filled
        };
        let place = Rect::from_center_size(pos2(left + 10.0, y), vec2(20.0, 20.0));
        let painter = pen.ui.painter().clone();
        match self.shape {
            Some(shape) => badge(&painter, &pen.theme, place, shape, fill),
            None => unknown_badge(&painter, &pen.theme, place, fill),
        }
        let (weight, tone) = self.look();
        let state = pen.say(
            pos2(right, y),
            Align2::RIGHT_CENTER,
            &Words::default().with(self.state.words(), weight, tone),
            text::CAPTION,
            110.0,
        );
        let name = Words::plain(self.name.clone());
        let name = if is_gone {
            name.toned(Tone::Quiet)
        } else {
            name
        };
        pen.say(
            pos2(left + 28.0, y),
            Align2::LEFT_CENTER,
            &name,
            text::LOG,
            state.left() - 8.0 - (left + 28.0),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_name_ends_in_an_ellipsis_by_letters_not_bytes() {
        assert_eq!(short_name("Mia"), "Mia");
        assert_eq!(short_name("Ümläutönämelang"), "Ümläutönämel…");
    }
}
