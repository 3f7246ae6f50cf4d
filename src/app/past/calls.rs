//! The kept pictures of the camera's calls in a past match, one at a time with what the log says of it.

use eframe::egui::{Align2, Context, Key, Rect, TextureHandle, pos2, vec2};

use super::super::art::marks::{Mark, mark};
use super::super::ask::{Answer, Ask};
use super::super::call_card::{captions_of, card_texture, unpacked};
use super::super::keys::Shortcut;
use super::super::page::{scrolling, sentence};
use super::super::panel::{LogRow, PictureStrip};
use super::super::pen::Pen;
use super::super::state::RefereeApp;
use super::super::theme::{GAP, text};
use super::super::tongue::tell;
use super::super::words::Words;
use super::{OpenedMatch, PastAsk};
use crate::rules::{LogLine, Source};

/// In less height the pictures stand first, and the rest is scrolled to.
const LEAST_FOR_ALL: f32 = 320.0;

/// The call whose picture is looked at.
pub struct ShownCall {
    entry: u32,
    picture: Kept,
}

/// A kept picture, as far as it is one.
enum Kept {
    Whole(TextureHandle, Vec<String>),
    Missing,
    Damaged,
}

/// What the page says of one call.
#[derive(Debug, Clone, PartialEq)]
pub struct CallPage {
    /// Its line in the log.
    pub row: LogRow,
    /// "2 of 7"; empty where its own picture is none of them.
    pub position: String,
    /// How large its clip is, and whether it is kept for ever; empty where there is none.
    pub clip: String,
    /// The pictures side by side.
    pub strip: Option<PictureStrip>,
    /// Why there is none.
    pub trouble: Option<String>,
}

impl CallPage {
    /// The call as lines of text.
    pub fn text(&self) -> String {
        let row = &self.row;
        let mut lines = vec![format!(
            "{} {} - {}",
            row.time,
            row.sentence.text(),
            row.source
        )];
        lines.push(self.position.clone());
        lines.extend(
            [&self.clip]
                .into_iter()
                .filter(|clip| !clip.is_empty())
                .cloned(),
        );
        let strip = self.strip.as_ref();
        lines.extend(strip.map(|strip| format!("pictures: {}", strip.captions.join(", "))));
        lines.extend(self.trouble.clone());
        lines.join("\n")
    }

    /// Draws it.
    pub fn ui(&self, pen: &mut Pen<'_>, room: Rect) {
        pen.panel(room);
        if room.height() < LEAST_FOR_ALL {
            let inner = room.shrink(12.0);
            scrolling(pen, inner, "call", |pen, place| self.small_ui(pen, place));
            return;
        }
        let inner = room.shrink(24.0);
        let row = &self.row;
        let at = pos2(inner.right(), inner.top() + 14.0);
        let position = Words::quiet(self.position.clone());
        let position = pen.say(at, Align2::RIGHT_CENTER, &position, text::STATE, 200.0);
        let at = pos2(inner.left(), inner.top() + 14.0);
        let width = position.left() - GAP - inner.left();
        pen.say(at, Align2::LEFT_CENTER, &self.about(), text::STATE, width);
        let said = pen.say_rows(
            pos2(inner.left(), inner.top() + 30.0),
            Align2::LEFT_TOP,
            &row.sentence,
            text::PROMPT,
            (inner.width(), 3),
        );
        let top = said.bottom() + 2.0 * GAP;
        let place = Rect::from_min_max(pos2(inner.left(), top), inner.max);
        if let Some(strip) = &self.strip {
            strip.fill_ui(pen, place, text::STATE);
        }
        if let Some(trouble) = &self.trouble {
            let colour = pen.theme.quiet;
            let side = (0.3 * place.height()).min(96.0);
            let at = place.center() - vec2(0.0, 0.5 * side);
            let camera = Rect::from_center_size(at, vec2(side, side));
            mark(pen.ui.painter(), camera, Mark::Camera, colour);
            pen.say_rows(
                pos2(place.center().x, camera.bottom() + GAP),
                Align2::CENTER_TOP,
                &Words::plain(trouble.clone()),
                text::SENTENCE,
                (place.width(), 2),
            );
        }
    }

    /// When it was, and who said so.
    fn about(&self) -> Words {
        let parts = [&self.row.time, &self.row.source, &self.clip];
        let parts = parts.into_iter().filter(|part| !part.is_empty());
        Words::quiet(parts.map(String::as_str).collect::<Vec<_>>().join("   "))
    }

    /// The pictures as wide as they get, and what the log says below them; gives how high all of it is.
    fn small_ui(&self, pen: &mut Pen<'_>, place: Rect) -> f32 {
        let mut y = place.top();
        if let Some(strip) = &self.strip {
            let size = vec2(place.width(), strip.height_in(place.width(), text::LOG));
            strip.fill_ui(pen, Rect::from_min_size(place.min, size), text::LOG);
            y += size.y + GAP;
        }
        if let Some(trouble) = &self.trouble {
            let words = Words::plain(trouble.clone());
            y = sentence(pen, place, y, &words, (text::SENTENCE, 4));
        }
        y = sentence(pen, place, y, &self.row.sentence, (text::STATE, 4));
        y = sentence(pen, place, y, &self.about(), (text::LOG, 1));
        let position = Words::quiet(self.position.clone());
        y = sentence(pen, place, y, &position, (text::LOG, 1));
        y - place.top()
    }
}

impl OpenedMatch {
    /// The entry of each line of the log that has a picture or came from the camera, in the order of the lines.
    pub(super) fn calls(&self, lines: &[LogLine]) -> Vec<Option<u32>> {
        let is_call = |line: &LogLine| {
            matches!(line.source, Source::Camera { .. }) || self.pictures.contains(&line.number)
        };
        let lines = lines.iter();
        lines
            .map(|line| is_call(line).then_some(line.number))
            .collect()
    }

    /// The entry of the call whose picture is shown.
    pub(super) fn shown_entry(&self) -> Option<u32> {
        self.shown.as_ref().map(|shown| shown.entry)
    }

    /// Where among the lines of the log the call stands whose picture is shown.
    pub(super) fn shown_at(&self, lines: &[LogLine]) -> Option<usize> {
        let shown = self.shown_entry()?;
        lines.iter().position(|line| line.number == shown)
    }

    /// The kept picture next to the one that is shown: after it, or before it.
    fn neighbour(&self, by: isize) -> Option<u32> {
        let shown = self.shown_entry()?;
        let mut pictures = self.pictures.iter().copied();
        if by > 0 {
            pictures.find(|entry| *entry > shown)
        } else {
            pictures.rfind(|entry| *entry < shown)
        }
    }

    /// What the page says of the call that is shown, whose line in the log this is, and what may be done there.
    pub(super) fn call_page(&self, row: &LogRow) -> Option<(CallPage, Vec<Answer>)> {
        let shown = self.shown.as_ref()?;
        let place = self.pictures.iter().position(|entry| *entry == shown.entry);
        let page = CallPage {
            row: row.clone(),
            position: place.map_or_else(String::new, |place| {
                let count = self.pictures.len();
                tell!("past-call-of", number = place + 1, count = count)
            }),
            clip: self.clip_in_words(),
            strip: match &shown.picture {
                Kept::Whole(texture, captions) => Some(PictureStrip {
                    id: texture.id(),
                    size: texture.size_vec2().into(),
                    captions: captions.clone(),
                }),
                _ => None,
            },
            trouble: match &shown.picture {
                Kept::Whole(..) => None,
                Kept::Missing if self.clip().is_some() => Some(tell!("past-call-only-clip")),
                Kept::Missing => Some(tell!("past-call-missing")),
                Kept::Damaged => Some(tell!("past-call-damaged")),
            },
        };
        let step = |by: isize, key: Key, words: String, none: String| {
            let ask = Ask::Past(PastAsk::MoveCall(by));
            let answer = Answer::new(ask, Shortcut::plain(key), words);
            match self.neighbour(by) {
                Some(_) => answer,
                None => answer.off(none),
            }
        };
        let mut feet = vec![
            step(
                -1,
                Key::ArrowLeft,
                tell!("past-call-earlier"),
                tell!("past-call-first"),
            ),
            step(
                1,
                Key::ArrowRight,
                tell!("past-call-later"),
                tell!("past-call-last"),
            ),
        ];
        feet.extend(self.clip_feet());
        Some((page, feet))
    }
}

impl RefereeApp {
    pub(super) fn show_first_call(&mut self, ctx: &Context) {
        let opened = self.past.opened.as_ref();
        let first = opened.and_then(|opened| opened.pictures.first().copied());
        if let Some(entry) = first {
            self.show_call(entry, ctx);
        }
    }

    pub(super) fn move_call(&mut self, by: isize, ctx: &Context) {
        let opened = self.past.opened.as_ref();
        if let Some(entry) = opened.and_then(|opened| opened.neighbour(by)) {
            self.show_call(entry, ctx);
        }
    }

    pub(super) fn show_call(&mut self, entry: u32, ctx: &Context) {
        let (Some(opened), Some(shelf)) = (&mut self.past.opened, &self.shelf) else {
            return;
        };
        let picture = match shelf.picture(&opened.row.id, entry) {
            Ok(None) => Kept::Missing,
            Ok(Some(jpeg)) => match unpacked(&jpeg) {
                Some(card) => Kept::Whole(
                    card_texture(ctx, "kept card of a call", &card),
                    captions_of(&card),
                ),
                None => Kept::Damaged,
            },
            Err(why) => {
                tracing::warn!(why, "a kept picture cannot be read");
                Kept::Damaged
            }
        };
        opened.shown = Some(ShownCall { entry, picture });
    }
}
