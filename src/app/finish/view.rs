//! What is said of a photo finish, and how its pictures are drawn.

use eframe::egui::{Align2, Color32, Rect, Stroke, StrokeKind, TextureId, pos2, vec2};

use super::super::arbiter::Certainty;
use super::super::ask::{Answer, Ask};
use super::super::bakugan::certainty_tone;
use super::super::keys::{Act, ENTER};
use super::super::panel::Question;
use super::super::panel::question::call_headline;
use super::super::pen::Pen;
use super::super::play::Deed;
use super::super::state::RefereeApp;
use super::super::theme::{GAP, SMALL_RADIUS, Weight, text};
use super::super::tongue::tell;
use super::super::words::{Tone, Words, capital};
use super::{Finish, FinishAsk};
use crate::rules::bakugan::Command;
use crate::sound::Tone as Sound;
use crate::vision::order::First;

/// Room for the name of a row.
const NAME_WIDTH: f32 = 96.0;
/// Room for the line of time below the pictures.
const TIME_HEIGHT: f32 = 28.0;

/// The pictures of a photo finish as they are drawn.
#[derive(Debug, Clone, PartialEq)]
pub struct StripsOnScreen {
    /// All pictures in one, row by row; none until they are ready.
    pub texture: Option<TextureId>,
    /// What stands below each column, and whether one of the two opened there.
    pub times: Vec<(String, bool)>,
    /// The rows: their names, the column in which that one opened, and whether it was first.
    pub rows: [(String, Option<usize>, bool); 2],
}

impl StripsOnScreen {
    /// The pictures in words.
    pub fn text(&self) -> String {
        let times: Vec<&str> = self.times.iter().map(|(time, _)| time.as_str()).collect();
        let rows = self.rows.iter().map(|(name, opens, is_first)| {
            let opens = opens.and_then(|column| times.get(column));
            let opens = opens.map_or("stays closed".to_owned(), |at| format!("opens at {at}"));
            format!("{name} {opens}{}", if *is_first { " (first)" } else { "" })
        });
        let rows: Vec<String> = rows.collect();
        format!("photo finish: {}; {}", rows.join(", "), times.join(" "))
    }

    /// Draws them.
    pub fn ui(&self, pen: &mut Pen<'_>, rect: Rect) {
        pen.panel(rect);
        let inner = rect.shrink(GAP);
        let columns = self.times.len().max(1) as f32;
        let room = inner.width() - NAME_WIDTH;
        let by_height = (inner.height() - TIME_HEIGHT - GAP) / self.rows.len() as f32;
        let side = (room / columns - 4.0).min(by_height).max(1.0);
        let left = inner.left() + NAME_WIDTH;
        let height = side * self.rows.len() as f32 + GAP + TIME_HEIGHT;
        let top = inner.center().y - 0.5 * height;
        for (row, (name, opens, is_first)) in self.rows.iter().enumerate() {
            let y = top + row as f32 * (side + GAP);
            let words = Words::bold(name.clone()).toned(match is_first {
                true => Tone::Success,
                false => Tone::Plain,
            });
            let place = Rect::from_min_size(pos2(inner.left(), y), vec2(NAME_WIDTH - GAP, side));
            let sizes = [text::NAME, text::STATE, text::CAPTION];
            if let Some(galley) = pen.fitting(&words, None, place.width(), &sizes.map(|s| (s, 1))) {
                let said = pen.draw_galley(place.left_center(), Align2::LEFT_CENTER, galley);
                pen.name(said, name);
            }
            for column in 0..self.times.len() {
                let at = pos2(left + column as f32 * (side + 4.0), y);
                let cell = Rect::from_min_size(at, vec2(side, side));
                let (x, down) = (column as f32 / columns, row as f32 / 2.0);
                let piece = Rect::from_min_size(pos2(x, down), vec2(1.0 / columns, 0.5));
                let theme = pen.theme;
                let painter = pen.ui.painter();
                match self.texture {
                    Some(texture) => {
                        painter.image(texture, cell, piece, Color32::WHITE);
                    }
                    None => {
                        painter.rect_filled(cell, SMALL_RADIUS, theme.raised);
                    }
                }
                if *opens == Some(column) {
                    let colour = if *is_first {
                        theme.success
                    } else {
                        theme.accent
                    };
                    let stroke = Stroke::new(4.0, colour);
                    painter.rect_stroke(cell, SMALL_RADIUS, stroke, StrokeKind::Inside);
                }
            }
        }
        let y = top + height - 0.5 * TIME_HEIGHT;
        for (column, (time, is_opening)) in self.times.iter().enumerate() {
            let x = left + column as f32 * (side + 4.0) + 0.5 * side;
            let (weight, tone) = match is_opening {
                true => (Weight::Bold, Tone::Plain),
                false => (Weight::Regular, Tone::Quiet),
            };
            let words = Words::default().with(time.clone(), weight, tone);
            pen.say(
                pos2(x, y),
                Align2::CENTER_CENTER,
                &words,
                text::LOG,
                side + 4.0,
            );
        }
    }
}

impl Finish {
    /// The pictures, as they are drawn.
    pub(in super::super) fn on_screen(&self) -> Option<StripsOnScreen> {
        let strips = self.strips.as_ref()?;
        let first = self.order.map(|order| order.first);
        let is_opening = |column: usize| strips.opens.contains(&Some(column));
        let times = strips.at_millis.iter().enumerate().map(|(column, at)| {
            let at = if *at == 0 {
                "0 ms".to_owned()
            } else {
                format!("{at:+}")
            };
            (at, is_opening(column))
        });
        let [left, right] = strips.opens;
        Some(StripsOnScreen {
            texture: strips.texture.as_ref().map(|texture| texture.id()),
            times: times.collect(),
            rows: [
                (tell!("finish-row-left"), left, first == Some(First::Left)),
                (
                    tell!("finish-row-right"),
                    right,
                    first == Some(First::Right),
                ),
            ],
        })
    }

    /// What was seen, without how sure it is.
    fn outcome(&self) -> String {
        match self.order.map(|order| order.first) {
            Some(First::Left) => tell!("finish-left"),
            Some(First::Right) => tell!("finish-right"),
            Some(First::DeadHeat) => tell!("finish-dead-heat"),
            None => tell!("finish-nobody"),
        }
    }

    fn headline(&self) -> Words {
        let (certainty, outcome) = (self.certainty(), self.outcome());
        let tone = certainty_tone(certainty);
        match certainty {
            Certainty::NotSure => call_headline(&capital(&outcome), "?", tone),
            _ => call_headline(&outcome.to_uppercase(), "", tone),
        }
    }

    fn certainty(&self) -> Certainty {
        if self.asks {
            Certainty::NotSure
        } else {
            Certainty::of_percent(self.certainty_percent())
        }
    }

    fn detail(&self) -> String {
        let whole = self.left.is_some() && self.right.is_some();
        let gap = self.order.and_then(|order| {
            let by_clock = self.strips.as_ref().and_then(|strips| strips.gap_millis);
            Some((order.gap_frames?, by_clock.or(order.gap_millis)?))
        });
        let is_heat = self.order.map(|order| order.first) == Some(First::DeadHeat);
        match (gap, self.order.is_some()) {
            _ if !whole => tell!("finish-one-seen"),
            (Some((frames, millis)), _) if is_heat => {
                tell!("finish-heat-gap", frames = frames, millis = millis)
            }
            (Some((frames, millis)), _) => tell!("finish-gap", frames = frames, millis = millis),
            (None, true) => tell!("finish-only-one"),
            (None, false) => tell!("finish-none-opened"),
        }
    }
}

impl RefereeApp {
    /// The question about what was seen of a tie roll.
    pub(in super::super) fn finish_question(
        &self,
        finish: &Finish,
        answers: Vec<Answer>,
        why_key: String,
    ) -> Question {
        let whose = match (finish.asks, finish.first_and_other().is_some()) {
            (true, _) => tell!("finish-say"),
            (false, true) => tell!("finish-whose"),
            (false, false) => String::new(),
        };
        let mut detail = Words::plain(format!("{} {whose}", finish.detail()));
        if let Some(seat) = finish.by_colour.filter(|_| !finish.asks) {
            let hint = tell!("finish-by-colour", name = self.name_of(seat));
            detail = detail.with(format!(" {hint}"), Weight::Regular, Tone::Quiet);
        }
        Question {
            headline: finish.headline(),
            is_call: true,
            certainty: Some(finish.certainty()),
            detail,
            answers,
            why_key,
            ..Question::default()
        }
    }

    /// The answers to it, from those by hand: the key of whoever was first takes over what the camera saw.
    pub(in super::super) fn finish_answers(
        &self,
        finish: &Finish,
        by_hand: Vec<Answer>,
    ) -> Vec<Answer> {
        let mut answers: Vec<Answer> = Vec::new();
        let enter =
            |ask: FinishAsk, label: String| Answer::new(Ask::Finish(ask), ENTER, label).filled();
        if !finish.asks {
            match finish.order.map(|order| order.first) {
                Some(First::DeadHeat) => {
                    answers.push(enter(FinishAsk::DeadHeat, tell!("finish-yes-heat")));
                }
                None => answers.push(enter(FinishAsk::Nobody, tell!("finish-yes-nobody"))),
                Some(First::Left | First::Right) => {}
            }
        }
        let has_first = !finish.asks && finish.first_and_other().is_some();
        answers.extend(by_hand.into_iter().map(|answer| {
            let Ask::Enter(Deed::Bakugan(Command::TieFirst { seat: Some(seat) })) = answer.ask
            else {
                return answer;
            };
            if !has_first {
                return answer;
            }
            let taken = Answer {
                ask: Ask::Finish(FinishAsk::First(seat)),
                ..answer
            };
            if finish.by_colour == Some(seat) {
                taken.filled()
            } else {
                taken
            }
        }));
        let again = Answer::of(
            Ask::Finish(FinishAsk::Again),
            &self.keys,
            Act::LookAgain,
            tell!("finish-again"),
        );
        answers.push(again.said_as(tell!("finish-again-said")).link());
        answers
    }

    /// Says and sounds what was seen.
    pub(super) fn tell_finish(&mut self) {
        let Some(finish) = &self.finish.seen else {
            return;
        };
        let (asks, words) = (finish.asks, finish.outcome());
        self.tone(if asks { Sound::Ask } else { Sound::Call });
        if !asks {
            self.aloud(&words);
        }
    }
}
