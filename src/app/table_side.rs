//! What the record means for camera and table: which roll is watched, what the simulated table's hands do, where corners lie.

use super::notice::Weight;
use super::place::Destination;
use super::sources::Opened;
use super::state::{Proposal, RefereeApp};
use super::tongue::tell;
use crate::rules::bakugan::Phase;
use crate::vision::Rig;

/// Calm frames that the judge sees before the ball is thrown.
const CALM_FRAMES_BEFORE_THROW: u32 = 20;

impl RefereeApp {
    /// A roll was named: the ball is thrown where the table obeys, or a call that came first is taken up.
    pub(super) fn after_roll(&mut self) {
        let open = self.open_roll();
        self.replay.named_at = Some(self.sight.looked_at);
        if self.loose_call.is_none() {
            self.ghost.roll_named();
        }
        match (self.loose_call.take(), open) {
            (Some(loose), Some(roll)) => {
                self.name_held_roll(&loose.call, roll);
                self.proposal = Some(Proposal { roll, ..loose });
            }
            _ => self.waits_to_throw = self.hands.is_some(),
        }
    }

    /// The number of the roll that is not settled yet.
    pub(super) fn open_roll(&self) -> Option<u32> {
        self.bakugan()?.open_roll().map(|(roll, _)| roll)
    }

    /// Brings watch and table in step with the record.
    pub(super) fn follow_record(&mut self) {
        match self.open_roll() {
            Some(roll) => {
                self.arbiter.begin(roll);
            }
            None => {
                self.arbiter.end();
                self.proposal = None;
                self.arrange_table();
            }
        }
    }

    /// The simulated table is made to look as the record says. Between two fields of gates it stays as it is.
    pub(super) fn arrange_table(&mut self) {
        let Some(now) = self.bakugan() else {
            return;
        };
        if matches!(now.phase(), Phase::SetGates) {
            return;
        }
        let gates: Vec<usize> = now.gates().map(|(gate, _)| gate.index()).collect();
        let standing: Vec<usize> = now
            .gates()
            .flat_map(|(gate, _)| now.standing_on(gate).into_iter().map(move |_| gate.index()))
            .collect();
        if let Some(hands) = &mut self.hands {
            hands.arrange(&gates, &standing);
        }
    }

    /// Throws the ball that was named, once the hands have put the table right.
    pub(super) fn throw_when_ready(&mut self) {
        if !self.waits_to_throw {
            return;
        }
        let Some(hands) = &mut self.hands else {
            self.waits_to_throw = false;
            return;
        };
        // The judge looks a moment later than the hands act, and must have seen the table calm before a roll.
        if hands.is_busy() || self.sight.calm_frames < CALM_FRAMES_BEFORE_THROW {
            return;
        }
        self.waits_to_throw = false;
        let is_open = self.open_roll().is_some();
        if let (true, Some(hands)) = (is_open, &mut self.hands) {
            // What the hands did until now is no roll.
            self.arbiter.look_again();
            hands.throw();
        }
    }
    /// A corner was dragged in the picture: the camera judges by the new place, until it looks again.
    pub(super) fn lay_corner(&mut self, number: usize, corner: usize, to: [f64; 2]) {
        let seen = self.sight.gates.clone();
        let mut gates = seen.clone();
        let by_camera = self.place == Destination::Camera;
        let card = gates.iter_mut().find(|card| {
            if by_camera {
                // That page shows the cards as the camera counts them.
                return card.index + 1 == number;
            }
            self.gate_on_screen(card.index, &seen)
                .is_some_and(|gate| gate.index() + 1 == number)
        });
        let Some(slot) = card.and_then(|card| card.corners_in_image.get_mut(corner)) else {
            return;
        };
        *slot = to;
        let Some(size) = self.sight.texture.as_ref().map(|texture| texture.size()) else {
            return;
        };
        let (card_mm, ball_mm) = self.sizes_in_use();
        match Rig::new(
            card_mm,
            ball_mm,
            gates.clone(),
            (size[0] as u32, size[1] as u32),
        ) {
            Ok(rig) => {
                if let Some(eye) = &mut self.eye {
                    eye.lay_rig(rig);
                }
                self.sight.gates = gates;
                self.notices.clear("corner");
            }
            Err(_) => self.notices.show(
                "corner",
                Weight::Tell,
                tell!("corner-no-card", number = number),
            ),
        }
    }

    pub(super) fn look_again(&mut self) {
        self.put_right.clear();
        self.proposal = None;
        self.table_watch.look_away();
        self.arbiter.look_again();
        if let Some(eye) = &mut self.eye {
            eye.renew_judge();
        }
        if self.open_roll().is_some() {
            self.arrange_table();
            self.waits_to_throw = self.hands.is_some();
        }
    }

    pub(super) fn next_source(&mut self) {
        let Some(sources) = &mut self.sources else {
            return;
        };
        let opened = sources.next();
        self.see_with(opened);
    }

    /// Looks at the table with what was opened.
    pub(super) fn see_with(&mut self, (eye, hands): Opened) {
        if let Some(sources) = &self.sources {
            self.source_words = sources.words_to_keep();
        }
        self.watch_with(eye, hands);
        self.notices.clear("camera");
        self.tell_settings();
    }
}
