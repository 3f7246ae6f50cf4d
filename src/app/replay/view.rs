//! What the replay says.

use eframe::egui::Key;

use super::super::arbiter::Certainty;
use super::super::ask::{Answer, Ask};
use super::super::bakugan::headline_of;
use super::super::keys::{Act, Shortcut, digit};
use super::super::panel::table::PictureTexture;
use super::super::panel::{GateOnScreen, TablePicture};
use super::super::state::{Over, RefereeApp};
use super::super::theme::Weight;
use super::super::tongue::tell;
use super::super::words::{Tone, Words};
use super::ReplayAsk;
use super::film::{Film, Speed};

/// The replay as it is drawn.
#[derive(Debug, Clone, PartialEq)]
pub struct ReplayPage {
    /// What it is a replay of.
    pub title: String,
    /// What was called, what waits, or what came of keeping it.
    pub line: Words,
    /// The picture.
    pub picture: TablePicture,
    /// Frame and time since the roll began.
    pub place: String,
    /// The line of time.
    pub time: TimeLine,
    /// Keep it, leave it.
    pub head: Vec<Answer>,
    /// Back, go on, forward, the speeds, close.
    pub feet: Vec<Answer>,
    /// Keys without a button.
    pub others: Vec<Answer>,
}

/// The line of time with its marks, each from 0 to 1.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct TimeLine {
    /// What is shown.
    pub at: f32,
    /// Where the roll begins.
    pub start: Option<f32>,
    /// Where it opens; of two rolls at once, both.
    pub openings: Vec<f32>,
    /// Where it comes to rest.
    pub rest: Option<f32>,
}

impl ReplayPage {
    /// The replay as text.
    pub fn text(&self) -> String {
        let mut lines = vec![self.title.clone(), self.line.text(), self.picture.text()];
        lines.push(self.place.clone());
        if !self.time.openings.is_empty() {
            lines.push(tell!("replay-opens"));
        }
        for answer in self.head.iter().chain(&self.feet) {
            lines.push(answer.button.text_with_state());
        }
        lines.join("\n")
    }

    /// The answers that keys reach now.
    pub fn answers(&self) -> Vec<Answer> {
        let all = self.head.iter().chain(&self.feet).chain(&self.others);
        all.cloned().collect()
    }
}

/// Hundredths of a second with a sign, for people.
fn seconds(since: f64) -> String {
    let hundredths = (since.abs() * 100.0).round();
    let sign = match since {
        _ if hundredths == 0.0 => "",
        since if since < 0.0 => "−",
        _ => "+",
    };
    format!("{sign}{:.2}", hundredths / 100.0)
}

impl RefereeApp {
    /// The replay, while it is shown.
    pub(in super::super) fn replay_page(&self) -> Option<ReplayPage> {
        let film = self.replay.film.as_ref()?;
        if self.over != Over::Replay {
            return None;
        }
        let place = match film.frame() {
            None => tell!("replay-nothing"),
            Some((number, None)) => tell!("replay-frame", number = number),
            Some((number, Some(since))) => {
                tell!(
                    "replay-frame-since",
                    number = number,
                    seconds = seconds(since)
                )
            }
        };
        let mark = |at: Option<usize>| at.map(|at| film.share_of(at));
        let title = match (film.end_frame, &self.replay.past.shown) {
            (_, Some(past)) => past.title(),
            (Some(_), None) => tell!("replay-title"),
            (None, None) => tell!("replay-title-table"),
        };
        Some(ReplayPage {
            title,
            line: self.replay_line(film),
            picture: replayed_picture(film),
            place,
            time: TimeLine {
                at: film.share_of(film.place()),
                start: mark(film.start),
                openings: film.openings.iter().map(|at| film.share_of(*at)).collect(),
                rest: mark(film.rest),
            },
            head: self.replay_head(),
            feet: replay_feet(film),
            others: self.replay_others(),
        })
    }

    /// What waits behind it comes first, then what came of keeping it, then what the camera said.
    fn replay_line(&self, film: &Film) -> Words {
        if let Some(waiting) = self.call_behind_replay() {
            let headline = headline_of(&waiting.fact, Certainty::of(&waiting.call)).text();
            let words = tell!("replay-call-waits", call = headline);
            return Words::default().with(words, Weight::Bold, Tone::Accent);
        }
        if let Some((is_trouble, words)) = &self.replay.told {
            let tone = if *is_trouble {
                Tone::Warning
            } else {
                Tone::Plain
            };
            return Words::default().with(words.clone(), Weight::Regular, tone);
        }
        if let Some(past) = &self.replay.past.shown {
            return past.line();
        }
        let take = self.replay.take.as_ref();
        let take = take.filter(|take| film.end_frame == Some(take.span.end_frame));
        let Some(take) = take else {
            return Words::quiet(tell!("replay-no-roll"));
        };
        let headlines = take.all_called();
        let headlines = headlines.map(|(call, said)| headline_of(said, Certainty::of(call)).text());
        let headlines: Vec<String> = headlines.collect();
        if headlines.is_empty() {
            return Words::quiet(tell!("replay-camera-silent"));
        }
        Words::quiet(tell!("replay-camera-said", call = headlines.join(", ")))
    }

    fn replay_head(&self) -> Vec<Answer> {
        let keys = &self.keys;
        let back = Answer::of(Ask::Menu, keys, Act::Menu, tell!("back"));
        if let Some(past) = &self.replay.past.shown {
            return past.answers().into_iter().chain([back]).collect();
        }
        let keep = Answer::of(
            Ask::Replay(ReplayAsk::Keep),
            keys,
            Act::KeepRoll,
            tell!("replay-keep"),
        );
        let keep = match self.roll_to_keep() {
            Ok(_) => keep.hint(Act::KeepRoll.hint()),
            Err(why) => keep.off(why.words()),
        };
        vec![keep, back]
    }

    fn replay_others(&self) -> Vec<Answer> {
        let mut others = vec![
            Answer::new(step(i32::MIN), Shortcut::plain(Key::Home), "").hidden(),
            Answer::new(step(i32::MAX), Shortcut::plain(Key::End), "").hidden(),
        ];
        // Every key that opens it leaves it too.
        for key in self.keys.of(Act::Replay) {
            others.push(Answer::new(Ask::Replay(ReplayAsk::Toggle), *key, "").hidden());
        }
        others
    }
}

fn step(by: i32) -> Ask {
    Ask::Replay(ReplayAsk::Step(by))
}

fn replay_feet(film: &Film) -> Vec<Answer> {
    let plain = |ask: ReplayAsk, key: Key, words: String| {
        Answer::new(Ask::Replay(ask), Shortcut::plain(key), words)
    };
    let play = if film.is_playing {
        tell!("replay-pause")
    } else {
        tell!("replay-play")
    };
    let mut feet = vec![
        plain(ReplayAsk::Step(-1), Key::ArrowLeft, String::new()).said_as(tell!("replay-back")),
        plain(ReplayAsk::Play, Key::Space, play).filled(),
        plain(ReplayAsk::Step(1), Key::ArrowRight, String::new()).said_as(tell!("replay-on")),
    ];
    for (place, speed) in Speed::ALL.into_iter().enumerate() {
        let (words, said) = match speed {
            Speed::Quarter => ("1/4", tell!("replay-quarter")),
            Speed::Half => ("1/2", tell!("replay-half")),
            Speed::Full => ("1/1", tell!("replay-full")),
        };
        let ask = Ask::Replay(ReplayAsk::Speed(speed));
        let mut answer = Answer::with_key(ask, digit(place), words).said_as(said);
        answer.button.is_chosen = film.speed == speed;
        feet.push(answer);
    }
    let words = if film.is_close {
        tell!("replay-whole")
    } else {
        tell!("replay-close")
    };
    let close = plain(ReplayAsk::Close, Key::Z, words);
    feet.push(if film.can_be_close() {
        close
    } else {
        close.off(tell!("replay-no-gate"))
    });
    feet
}

fn replayed_picture(film: &Film) -> TablePicture {
    let gates = film.gates.iter();
    let gates = gates.map(|(gate, number)| GateOnScreen {
        number: number.unwrap_or(gate.index + 1),
        corners_in_image: Some(gate.corners_in_image),
        in_question: film.called.contains(&gate.index),
        standing: Vec::new(),
    });
    let label = if film.count() == 0 {
        Some(tell!("replay-nothing"))
    } else if film.openings.contains(&film.place()) {
        Some(tell!("replay-opens"))
    } else {
        None
    };
    TablePicture {
        texture: film.texture.as_ref().map(|texture| PictureTexture {
            id: texture.id(),
            size: texture.size_vec2().into(),
        }),
        gates: gates.collect(),
        label,
        is_close: film.is_close,
        close_to: film.close_to().filter(|_| film.is_close),
        ..TablePicture::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_at_a_glance() {
        assert_eq!(seconds(0.433), "+0.43");
        assert_eq!(seconds(-1.0), "−1.00");
        assert_eq!(seconds(-0.001), "0.00");
    }
}
