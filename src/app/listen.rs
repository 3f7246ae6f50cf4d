//! Listening to the camera: notes become notices and proposals, frames become the texture on the screen.

use std::sync::Arc;

use eframe::egui::{self, ColorImage, TextureOptions};

use super::arbiter::{Hearing, Trust};
use super::bakugan::roll_line_in_image;
use super::camera_page::trouble_in_words;
use super::eye::fact_of;
use super::notice::Weight;
use super::place::Destination;
use super::play::Play;
use super::state::{Countdown, Over, Proposal, RefereeApp};
use super::table_watch::{TableSeen, gate_by_number};
use super::tongue::tell;
use crate::camera::checklist::faults;
use crate::camera::threads::{Note, Seen};
use crate::rules::Ledger;
use crate::rules::bakugan::{Fact, Gate, OpenGate, Place};
use crate::vision::moments::Moments;
use crate::vision::{Call, Frame, GateInImage, Motion, Rig};

/// Three, two, one, and two seconds of "roll".
const COUNT_IN_SECONDS: f64 = 5.0;

impl RefereeApp {
    /// Collects what the camera has to say; never waits for it. Runs before each drawing, also while the window is hidden.
    pub fn listen(&mut self, ctx: &egui::Context) {
        self.screen_seconds = ctx.input(|input| input.time);
        self.count_in_on(ctx);
        self.tell_count();
        self.time_the_turn(ctx);
        self.tell_trouble();
        self.read_on(ctx);
        self.sum_up();
        self.load_player_pictures(ctx);
        self.load_card(ctx);
        self.read_packs_on(ctx);
        self.photos_on(ctx);
        self.gate_looks_on(ctx);
        self.backup_on();
        self.replay_on(ctx);
        self.hear_of_pictures();
        self.reel_on();
        self.report_on(ctx);
        let Some(eye) = &mut self.eye else {
            return;
        };
        let (notes, seen) = (eye.notes(), eye.seen());
        for noted in notes {
            if noted.session < self.sight.session {
                continue;
            }
            self.sight.session = noted.session;
            self.heed(noted.note);
        }
        if let Some(seen) = seen
            && seen.session >= self.sight.session
        {
            self.see(ctx, seen);
        }
        self.ghost_on(ctx);
        self.measure_on(ctx);
        self.throw_when_ready();
        self.finish_on(ctx);
        self.count_down(ctx);
    }

    fn heed(&mut self, note: Note) {
        match note {
            Note::Opening => {
                self.sight.is_running = false;
                self.notices
                    .show("camera", Weight::Tell, tell!("camera-opening"));
            }
            Note::Started(info) => {
                self.forget_controls();
                self.sight.trouble = None;
                self.notices.clear("picture");
                self.sight.is_running = true;
                self.sight.name = info.name;
                self.sight.fps = info.fps;
                self.sight.sizes = info
                    .rig
                    .as_ref()
                    .map(|rig| (rig.card_mm(), rig.ball_diameter_mm()));
                self.sight.frame_in_texture = None;
                self.arbiter.source_changed();
                self.notices.clear("camera");
            }
            Note::Controls(controls, refused) => self.heed_controls(controls, refused),
            Note::NoPicture => {
                self.table_watch.look_away();
                self.notices
                    .show("camera", Weight::Warn, tell!("camera-no-picture"))
            }
            Note::PictureBack => self.notices.clear("camera"),
            Note::Health(trouble) => {
                self.sight.trouble = trouble;
                match trouble {
                    Some(trouble) => {
                        let words = trouble_in_words(trouble);
                        self.notices.show("picture", Weight::Tell, words);
                    }
                    None => self.notices.clear("picture"),
                }
            }
            Note::Failed { sentence, gave_up } => {
                self.sight.is_running = false;
                self.table_watch.forget();
                self.sight.texture = None;
                self.sight.frame_in_texture = None;
                let more = if gave_up {
                    tell!("camera-by-hand")
                } else {
                    tell!("camera-tried-again")
                };
                self.notices.show(
                    "camera",
                    Weight::Warn,
                    format!("{} {more}", as_sentence(&sentence)),
                );
            }
            Note::Ended => {
                self.table_watch.forget();
                self.notices
                    .show("camera", Weight::Tell, tell!("camera-clip-ended"));
            }
            Note::Call {
                call,
                frame,
                gates,
                moments,
            } => self.hear(*call, (Some(frame), moments), gates),
        }
    }

    /// A call of the judge.
    pub(super) fn hear(
        &mut self,
        call: Call,
        (frame, moments): (Option<Arc<Frame>>, Option<Arc<Moments>>),
        gates: Vec<GateInImage>,
    ) {
        if self.hear_test_roll(&call) {
            return;
        }
        if self.over == Over::Ghost {
            // Hands put something back.
            return;
        }
        if self.finish_hears(&call, &gates) {
            return;
        }
        self.ghost.roll_called(self.sight.session, &call);
        let fact = self.fact_on_screen(&call, &gates);
        let (said, lay) = (fact.clone(), gates.clone());
        let proposal = |roll| Proposal {
            fact,
            roll,
            countdown: None,
            frame,
            gates,
            moments,
            call: call.clone(),
        };
        let hearing = self.arbiter.hear(&call);
        tracing::debug!(?call, ?hearing, "the judge calls");
        match hearing {
            Hearing::Ignored => self.hold_roll(&call, &said, &lay, None),
            Hearing::Unnamed => {
                // A hand that tidies up is no roll: only while a name is asked for, and a ball was seen to lie somewhere.
                // Where the hands obey, nothing is rolled unasked.
                let is_roll = self.hands.is_none() && call.gate.is_some();
                if is_roll && self.is_waiting_for_a_name() {
                    self.loose_call = Some(proposal(0));
                    self.hold_roll(&call, &said, &lay, None);
                }
            }
            Hearing::Answers { .. } if self.waits_to_throw => self.arbiter.look_again(),
            Hearing::Answers { roll, trust } => {
                self.put_right.clear();
                self.shows_more = false;
                self.proposal = Some(proposal(roll));
                self.hold_roll(&call, &said, &lay, Some(roll));
                self.tell_call();
                // Nothing is decided behind a replay.
                let trust = if self.over == Over::Replay {
                    Trust::Ask
                } else {
                    trust
                };
                match trust {
                    Trust::Ask => {}
                    Trust::AtOnce => self.accept(),
                    Trust::Countdown(millis) => {
                        let takes = f64::from(millis) / 1_000.0;
                        if let Some(proposal) = &mut self.proposal {
                            proposal.countdown = Some(Countdown {
                                ends_at: self.screen_seconds + takes,
                                takes,
                            });
                        }
                    }
                }
            }
        }
    }

    /// Wakes the screen at each step of a count-in; a moment after the roll it is over.
    fn count_in_on(&mut self, ctx: &egui::Context) {
        let Some(begun) = self.count_in_at else {
            return;
        };
        let since = self.screen_seconds - begun;
        if since >= COUNT_IN_SECONDS {
            self.count_in_at = None;
        } else {
            ctx.request_repaint_after_secs((1.0 - since.fract()) as f32 + 0.01);
        }
    }

    /// Wakes the screen at each second of a timed turn, and tells once when its time is up.
    fn time_the_turn(&mut self, ctx: &egui::Context) {
        let turn_seconds = self.preferences.turn_clock_seconds;
        if turn_seconds == 0 {
            return;
        }
        // Between games and rounds nobody has a turn, whoever begins then.
        let seat = self.play.as_ref().and_then(|play| {
            let standing = play.standing();
            let has_turn = standing.result.is_none() && self.banner_headline(play).0.is_some();
            standing.turn.filter(|_| has_turn)
        });
        self.turn_clock.follow(seat, self.screen_seconds);
        let left = self
            .turn_clock
            .left_seconds(turn_seconds, self.screen_seconds);
        let Some(left) = left.filter(|_| self.is_in_match()) else {
            return;
        };
        if self
            .turn_clock
            .has_just_run_out(turn_seconds, self.screen_seconds)
        {
            self.tell_time_is_up(seat);
        } else if left > 0.0 && !self.turn_clock.is_paused() {
            ctx.request_repaint_after_secs((left - (left.ceil() - 1.0)) as f32 + 0.01);
        }
    }

    fn count_down(&mut self, ctx: &egui::Context) {
        let Some(countdown) = self.proposal.as_ref().and_then(|p| p.countdown) else {
            return;
        };
        if self.screen_seconds >= countdown.ends_at {
            self.accept();
        } else {
            ctx.request_repaint_after_secs(0.1);
        }
    }

    fn see(&mut self, ctx: &egui::Context, seen: Seen) {
        self.arbiter.saw_frame(seen.frame.number);
        self.sight.has_hand_in_view = seen.look.hand_in_view;
        let is_calm = seen.look.motion == Motion::Calm && !seen.look.hand_in_view;
        let is_busy = self.hands.as_mut().is_some_and(|hands| hands.is_busy());
        if !is_calm || is_busy {
            self.sight.calm_frames = 0;
        } else if self.sight.looked_at != (seen.session, seen.frame.number) {
            self.sight.calm_frames = self.sight.calm_frames.saturating_add(1);
        }
        self.sight.looked_at = (seen.session, seen.frame.number);
        let on_table = TableSeen {
            session: seen.session,
            cards: seen.cards.as_deref(),
            gates: &seen.gates,
            picture: &seen.frame.picture,
            is_calm: is_calm && !is_busy,
            seconds: self.screen_seconds,
        };
        let play = self.play.as_ref().and_then(Play::bakugan);
        self.table_watch.follow(play.map(Ledger::now), &on_table);
        self.ghost
            .follow(seen.session, &seen.frame, is_calm && !is_busy);
        // While a call waits for its answer, its own picture stands still as the evidence; a toy is put back by the live one.
        let evidence = self
            .proposal
            .as_ref()
            .filter(|_| self.over != Over::Ghost)
            .and_then(|proposal| Some((proposal.frame.clone()?, proposal.gates.clone())));
        self.sight.frame = Some(Arc::clone(&seen.frame));
        let (frame, gates): (Arc<Frame>, Vec<GateInImage>) = match evidence {
            Some(evidence) => evidence,
            None => (seen.frame, seen.gates),
        };
        let shown = (seen.session, frame.number);
        if self.sight.frame_in_texture == Some(shown) {
            return;
        }
        self.sight.frame_in_texture = Some(shown);
        if self.place == Destination::Camera {
            let sizes = self.sizes_in_use();
            self.sight.steady.look(&frame.picture, frame.at_millis);
            self.sight.faults = faults(&frame.picture, &gates, sizes, &self.sight.steady);
        }
        let (width, height) = frame.picture.dimensions();
        if width == 0 || height == 0 {
            return;
        }
        let size = [width as usize, height as usize];
        let picture = ColorImage::from_rgb(size, frame.picture.as_raw());
        match &mut self.sight.texture {
            Some(texture) => texture.set(picture, TextureOptions::LINEAR),
            None => {
                self.sight.texture =
                    Some(ctx.load_texture("table", picture, TextureOptions::LINEAR));
            }
        }
        self.work_out_roll_line(&gates, (width, height));
        self.sight.gates = gates;
    }

    fn work_out_roll_line(&mut self, gates: &[GateInImage], size: (u32, u32)) {
        // Outlines tremble by a pixel from frame to frame; the line need not.
        let nearly = |a: &GateInImage, b: &GateInImage| {
            a.index == b.index
                && a.corners_in_image
                    .iter()
                    .zip(&b.corners_in_image)
                    .all(|(a, b)| (a[0] - b[0]).abs() < 2.0 && (a[1] - b[1]).abs() < 2.0)
        };
        let before = &self.sight.roll_line_of;
        if before.len() == gates.len() && before.iter().zip(gates).all(|(a, b)| nearly(a, b)) {
            return;
        }
        let (card_mm, ball_mm) = self.sizes_in_use();
        self.sight.roll_line = Rig::new(card_mm, ball_mm, gates.to_vec(), size)
            .map(|rig| roll_line_in_image(&rig, size))
            .unwrap_or_default();
        self.sight.roll_line_of = gates.to_vec();
    }

    /// The gate on the screen that is the camera's card with this index.
    ///
    /// Where the table is watched, that is known from when the cards were laid; else by their numbers and order.
    pub(super) fn gate_on_screen(&self, index: usize, seen: &[GateInImage]) -> Option<Gate> {
        let field: Vec<Gate> = self
            .bakugan()
            .map(|now| now.gates().map(|(gate, _)| gate).collect())
            .unwrap_or_default();
        if let Some(known) = self.table_watch.gate_of(index, &field) {
            return known;
        }
        let known: Vec<usize> = seen.iter().map(|gate| gate.index).collect();
        gate_by_number(index, &known, &field)
    }

    /// The content of a call, gates numbered as on the screen. A card that is not in the field is no gate.
    pub(super) fn fact_on_screen(&self, call: &Call, seen: &[GateInImage]) -> Fact {
        let raw = fact_of(call);
        let place_of = |gate: Gate| self.gate_on_screen(gate.index(), seen);
        let gate = raw.gate.and_then(place_of);
        let gates: Vec<Gate> = raw.gates.iter().copied().filter_map(place_of).collect();
        let place = match raw.place {
            Place::On if gate.is_none() => Place::Off,
            Place::Between if gates.len() < 2 && gate.is_some() => Place::On,
            Place::Between if gates.len() < 2 => Place::Off,
            place => place,
        };
        let open_gate = match raw.open_gate {
            OpenGate::Gate(gate) => place_of(gate).map_or(OpenGate::Nowhere, OpenGate::Gate),
            other => other,
        };
        Fact {
            gate,
            gates,
            place,
            open_gate,
            ..raw
        }
    }
}

/// Begins with a capital and ends with a full stop.
fn as_sentence(words: &str) -> String {
    let words = words.trim().trim_end_matches('.');
    let mut letters = words.chars();
    match letters.next() {
        Some(first) => format!("{}{}.", first.to_uppercase(), letters.as_str()),
        None => String::new(),
    }
}
