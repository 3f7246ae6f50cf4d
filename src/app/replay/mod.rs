//! Instant replay: the last roll once more, slowly, frame by frame, close to its gate; and the key that keeps it as a test.
//!
//! | file | what it is |
//! | --- | --- |
//! | `take.rs` | the last roll, as it was seen |
//! | `film.rs` | what is being shown: where it is, how fast it goes |
//! | `clip.rs`, `call_file.rs` | the short clip of each call, kept with its match |
//! | `past.rs` | the kept clip of a past match, once more |
//! | `keep.rs` | a roll as a clip with the referee's word for it |
//! | `view.rs`, `draw.rs` | what the replay says, and how it is drawn |
//!
//! The game goes on meanwhile: a call that comes waits and is named on the replay, and nothing is entered by itself.

mod call_file;
mod clip;
mod draw;
mod film;
mod keep;
mod past;
mod take;
mod view;

use std::sync::{Arc, mpsc};

use eframe::egui::{self, ColorImage, TextureOptions};

pub use call_file::CallFile;
pub(super) use clip::{Cut, field_around};
pub use draw::{OverHead, over_screen};
pub use film::{Film, Speed};
pub use past::PastReplay;
pub(super) use past::clip_answers;
pub use take::{Called, KeepsWith, Sizes, Span, Take};
pub use view::ReplayPage;

use super::state::{Over, Proposal, RefereeApp};
use crate::camera::Ring;
use crate::rules::bakugan::{Command, Fact, Pose};
use crate::store::{ClipFolder, Landings};
use crate::vision::{Call, GateInImage};

/// Without a roll the last of these milliseconds are shown.
const WITHOUT_ROLL_MILLIS: u64 = 4_000;

/// Something about the replay.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum ReplayAsk {
    /// Show it, or leave it.
    Toggle,
    /// Go on, or stand still; from the end begin again.
    Play,
    /// So many frames on, and stand still.
    Step(i32),
    /// To this share of it, from 0 to 1.
    Seek(f32),
    /// How fast it goes.
    Speed(Speed),
    /// Close to the gate of the call, or back to the whole table.
    Close,
    /// Keep this roll as a test.
    Keep,
}

/// What is known of replays. Nothing of it is part of the match.
#[derive(Default)]
pub struct ReplayState {
    /// The last roll.
    pub(super) take: Option<Take>,
    /// The session and the frame in which the roll was named that is under way.
    pub(super) named_at: Option<(u32, u64)>,
    /// What is being shown.
    pub(super) film: Option<Film>,
    /// Where rolls are kept as tests.
    pub(super) clips: Option<ClipFolder>,
    /// The writing that is under way.
    pub(super) writing: Option<mpsc::Receiver<keep::KeptTest>>,
    /// What is being written of kept rolls lands by these.
    pub(super) landings: Landings,
    /// The clips of calls that are being written.
    pub(super) writings: clip::Writings,
    /// The kept clip that is shown or being read.
    pub(super) past: past::PastReplays,
    /// What came of the last writing, while the replay is shown; true for something that went wrong.
    pub(super) told: Option<(bool, String)>,
    /// How fast it went last.
    pub(super) speed: Speed,
}

impl RefereeApp {
    /// With a folder in which rolls are kept as tests.
    #[must_use]
    pub fn keeping_clips_in(mut self, folder: ClipFolder) -> Self {
        self.replay.clips = Some(folder);
        self
    }

    /// The last seconds of the camera.
    pub(super) fn ring(&mut self) -> Option<Arc<Ring>> {
        self.eye.as_mut().and_then(|eye| eye.ring())
    }

    /// A call was heard: its roll is the last one from now on.
    pub(super) fn hold_roll(
        &mut self,
        call: &Call,
        said: &Fact,
        gates: &[GateInImage],
        roll: Option<u32>,
    ) {
        // The referee was quicker: the call is of the roll that was settled by hand.
        let by_hand = self.replay.take.as_ref().filter(|take| {
            let during = take.span.start_frame..=take.span.end_frame;
            take.called.is_none()
                && take.session == self.sight.session
                && during.contains(&call.roll_start_frame)
        });
        let roll_by_hand = by_hand.and_then(|take| take.roll);
        let is_kept = by_hand.is_some_and(|take| take.is_kept) && roll.is_none();
        let called = Some((call.clone(), said.clone()));
        self.hold(called, Span::of(call), gates, roll.or(roll_by_hand));
        if let Some(take) = &mut self.replay.take {
            take.is_kept = is_kept;
        }
    }

    /// The referee settled a roll of which the camera has said nothing: it is the last one, as far as it was seen.
    pub(super) fn hold_by_hand(&mut self, roll: u32) {
        let (session, settled_frame) = self.sight.looked_at;
        let named_at = self.replay.named_at.take();
        let named = named_at.filter(|(at, frame)| *at == session && *frame < settled_frame);
        let held = self.replay.take.as_ref();
        if held.is_some_and(|take| take.is_of(roll)) {
            return;
        }
        let Some((_, named_frame)) = named else {
            return;
        };
        let gates = self.sight.gates.clone();
        let span = Span::by_hand(named_frame, settled_frame);
        self.hold(None, span, &gates, Some(roll));
        let (ring, now) = (self.ring(), self.screen_seconds);
        if let Some(take) = &mut self.replay.take {
            take.gather(ring.as_deref(), now);
        }
    }

    /// The rolls of a tie were heard, the one that opened first before the other: together they are the last one from now on.
    pub(super) fn hold_tie(
        &mut self,
        first: Called,
        other: Option<Called>,
        rolls: &[u32],
        gates: &[GateInImage],
    ) {
        let span = Span::of(&first.0);
        let span = other
            .as_ref()
            .map_or(span, |(other, _)| span.with(Span::of(other)));
        self.hold(Some(first), span, gates, None);
        if let Some(take) = &mut self.replay.take {
            take.other = other;
            take.tie_rolls = rolls.to_vec();
        }
    }

    fn hold(
        &mut self,
        called: Option<Called>,
        span: Span,
        gates: &[GateInImage],
        roll: Option<u32>,
    ) {
        // The roll of before is kept as far as it was seen.
        let (ring, now) = (self.ring(), self.screen_seconds);
        if let Some(take) = &mut self.replay.take
            && take.keeps_with.is_some()
        {
            take.gather(ring.as_deref(), now);
        }
        self.write_clip(None, true);
        let numbers = gates
            .iter()
            .map(|gate| {
                let shown = self.gate_on_screen(gate.index, gates);
                shown.map(|gate| gate.index() + 1)
            })
            .collect();
        self.replay.take = Some(Take {
            session: self.sight.session,
            called,
            other: None,
            span,
            gates: gates.to_vec(),
            numbers,
            sizes: self.sight.sizes,
            roll,
            tie_rolls: Vec::new(),
            frames: Vec::new(),
            heard_at: now,
            is_whole: false,
            is_kept: false,
            keeps_with: None,
            permit: self.replay.landings.permit(),
        });
    }

    /// The call of a roll that nobody had named was taken up for this one.
    pub(super) fn name_held_roll(&mut self, call: &Call, roll: u32) {
        if let Some(take) = &mut self.replay.take
            && take.span.end_frame == call.call_frame
        {
            take.roll = Some(roll);
        }
    }

    /// Another match or another camera: its rolls are gone.
    pub(super) fn forget_replay(&mut self) {
        self.write_clip(None, true);
        self.replay.take = None;
        self.replay.named_at = None;
        self.replay.film = None;
        self.replay.told = None;
        if self.over == Over::Replay {
            self.over = Over::Nothing;
        }
    }

    /// True when there is something to show.
    pub(super) fn has_replay(&self) -> bool {
        let is_bakugan = self.is_in_match() && self.bakugan().is_some();
        is_bakugan && (self.replay.take.is_some() || self.sight.has_past)
    }

    /// What the referee or the camera said of the roll that is held, as the record has it now.
    pub(super) fn word_for_roll(&self, take: &Take) -> Option<Fact> {
        let roll = take.roll?;
        let ledger = self.play.as_ref()?.bakugan()?;
        let mut acts = ledger.acts().into_iter().rev();
        acts.find_map(|(_, command)| match command {
            Command::Settle { roll: of, fact } if *of == roll => Some(fact.clone()),
            _ => None,
        })
    }

    /// True right after the referee said otherwise than the camera, or said something where it said nothing, until that
    /// roll is kept.
    pub(super) fn may_keep_overruled(&self) -> bool {
        let Some(take) = self.replay.take.as_ref().filter(|take| !take.is_kept) else {
            return false;
        };
        let is_last = self
            .last_settled()
            .is_some_and(|(_, roll)| take.roll == Some(roll));
        let otherwise = |fact: Fact| {
            let Some((_, said)) = &take.called else {
                // It said nothing at all.
                return !take.frames.is_empty();
            };
            let opens = |pose: Pose| matches!(pose, Pose::Open | Pose::PartlyOpen);
            opens(fact.pose) != opens(said.pose)
                || (fact.gate.is_some() || opens(fact.pose)) && fact.gate != said.gate
        };
        is_last
            && self.may_correct()
            && self.replay.clips.is_some()
            && self.preferences.keeps_pictures
            && self.word_for_roll(take).is_some_and(otherwise)
    }

    /// Carries out what was asked about the replay.
    pub(super) fn perform_replay(&mut self, ask: ReplayAsk, ctx: &egui::Context) {
        let now = self.screen_seconds;
        match ask {
            ReplayAsk::Toggle if self.over == Over::Replay => self.over = Over::Nothing,
            ReplayAsk::Toggle => self.open_replay(),
            ReplayAsk::Keep => self.keep_roll(ctx),
            other => {
                let Some(film) = &mut self.replay.film else {
                    return;
                };
                match other {
                    ReplayAsk::Play => film.play(now),
                    ReplayAsk::Step(by) => film.step(by),
                    ReplayAsk::Seek(share) => film.seek(share),
                    ReplayAsk::Speed(speed) => {
                        film.set_speed(speed, now);
                        self.replay.speed = speed;
                    }
                    ReplayAsk::Close => film.is_close = !film.is_close && film.can_be_close(),
                    ReplayAsk::Toggle | ReplayAsk::Keep => {}
                }
            }
        }
        self.replay_on(ctx);
    }

    fn open_replay(&mut self) {
        let (ring, now) = (self.ring(), self.screen_seconds);
        if let Some(take) = &mut self.replay.take {
            take.gather(ring.as_deref(), now);
        }
        let speed = self.replay.speed;
        let roll = self.replay.take.as_ref();
        let film = match roll.filter(|take| !take.frames.is_empty()) {
            Some(take) => Film::of_roll(take, speed, now),
            None => {
                let frames = ring.map(|ring| ring.newest(WITHOUT_ROLL_MILLIS));
                Film::of_table(frames.unwrap_or_default(), &self.sight.gates, speed, now)
            }
        };
        self.show_film(film);
    }

    fn show_film(&mut self, film: Film) {
        self.replay.told = None;
        self.replay.film = Some(film);
        self.over = Over::Replay;
    }

    /// Lets the replay go on, gathers what still belongs to the last roll, and hears what came of a writing. Nothing is drawn
    /// again because of it while the replay stands still.
    pub(super) fn replay_on(&mut self, ctx: &egui::Context) {
        self.hear_of_writing();
        self.hear_of_clips();
        let now = self.screen_seconds;
        if self.over != Over::Replay {
            self.replay.film = None;
            self.replay.past.shown = None;
        }
        self.hear_of_past_clip();
        let ring = self.ring();
        self.sight.has_past = ring.as_ref().is_some_and(|ring| ring.held().0 > 1);
        if let Some(take) = &mut self.replay.take
            && !take.is_growing(now)
        {
            take.gather(ring.as_deref(), now);
        }
        self.write_clip(Some(ctx), false);
        let Some(film) = &mut self.replay.film else {
            return;
        };
        if let Some(wait_seconds) = film.go_on(now) {
            ctx.request_repaint_after_secs(wait_seconds);
        }
        let Some(picture) = film.new_picture() else {
            return;
        };
        let size = [picture.width() as usize, picture.height() as usize];
        let picture = ColorImage::from_rgb(size, picture.as_raw());
        match &mut film.texture {
            Some(texture) => texture.set(picture, TextureOptions::LINEAR),
            None => {
                film.texture = Some(ctx.load_texture("replay", picture, TextureOptions::LINEAR));
            }
        }
    }

    /// A call that came while a replay of something else is shown.
    pub(super) fn call_behind_replay(&self) -> Option<&Proposal> {
        let shown = self.replay.film.as_ref()?.end_frame;
        let proposal = self.proposal.as_ref().or(self.loose_call.as_ref())?;
        (shown != Some(proposal.call.call_frame)).then_some(proposal)
    }
}
