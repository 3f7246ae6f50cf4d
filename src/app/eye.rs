//! What the app needs of a camera, so that tests can hold one in their hands.

use std::sync::Arc;

use crate::camera::Ring;
use crate::camera::controls::{Control, Setting};
use crate::camera::simulated::SimulatedHand;
use crate::camera::threads::{Camera, Noted, Seen};
use crate::rules::bakugan::{Fact, Gate, OpenGate, Place, Pose};
use crate::sim::Arrangement;
use crate::vision::experience::Experience;
use crate::vision::{self, Call, Rig};

/// A camera with its judge behind it. Nothing here waits.
pub trait Eye {
    /// What has been noted since the last time, oldest first.
    fn notes(&mut self) -> Vec<Noted>;
    /// What was looked at last.
    fn seen(&mut self) -> Option<Seen>;
    /// Learns the table again: gates were laid or taken.
    fn renew_judge(&mut self);
    /// Judges by gates whose corners somebody has laid by hand, until the judge is renewed.
    fn lay_rig(&mut self, rig: Rig);
    /// Judges from now on with what was learnt from the referee.
    fn learn(&mut self, experience: Arc<Experience>);
    /// Expects so many rolls at once: 1, or 2 in a tie.
    fn expect_rolls(&mut self, rolls: u8);
    /// Opens the source again now.
    fn retry(&mut self);
    /// Sets a control of the camera; a note tells what came of it.
    fn set_control(&mut self, _control: Control, _setting: Setting) {}
    /// The last seconds of its pictures; none where none are held.
    fn ring(&mut self) -> Option<Arc<Ring>> {
        None
    }
}

impl Eye for Camera {
    fn notes(&mut self) -> Vec<Noted> {
        Camera::notes(self)
    }

    fn seen(&mut self) -> Option<Seen> {
        Camera::seen(self)
    }

    fn renew_judge(&mut self) {
        Camera::renew_judge(self);
    }

    fn lay_rig(&mut self, rig: Rig) {
        Camera::lay_rig(self, rig);
    }

    fn learn(&mut self, experience: Arc<Experience>) {
        Camera::learn(self, experience);
    }

    fn expect_rolls(&mut self, rolls: u8) {
        Camera::expect_rolls(self, rolls);
    }

    fn retry(&mut self) {
        Camera::retry(self);
    }

    fn set_control(&mut self, control: Control, setting: Setting) {
        Camera::set_control(self, control, setting);
    }

    fn ring(&mut self) -> Option<Arc<Ring>> {
        Some(Camera::ring(self))
    }
}

/// The hands at a table that obeys: the simulated one.
pub trait Hands {
    /// Throws the ball now.
    fn throw(&mut self);
    /// Throws two balls now, as both sides do in a tie.
    fn throw_two(&mut self);
    /// Makes the table look as the record says: the gates in the field, and the gate under each standing Bakugan.
    fn arrange(&mut self, gates: &[usize], standing: &[usize]);
    /// True while something that was asked for is not done yet.
    fn is_busy(&mut self) -> bool;
}

impl Hands for SimulatedHand {
    fn throw(&mut self) {
        self.roll();
    }

    fn throw_two(&mut self) {
        self.roll_two();
    }

    fn arrange(&mut self, gates: &[usize], standing: &[usize]) {
        SimulatedHand::arrange(
            self,
            Arrangement {
                gates: gates.to_vec(),
                standing: standing.to_vec(),
            },
        );
    }

    fn is_busy(&mut self) -> bool {
        SimulatedHand::is_busy(self)
    }
}

/// The camera's gate with this index, as the rules number it.
fn gate(index: usize) -> Option<Gate> {
    u8::try_from(index).ok().map(Gate)
}

/// The content of a call, in the words of the rules.
pub fn fact_of(call: &Call) -> Fact {
    Fact {
        pose: pose_of(call.pose),
        place: match call.place {
            vision::Place::On => Place::On,
            vision::Place::Between => Place::Between,
            vision::Place::Off => Place::Off,
            vision::Place::Gone => Place::Gone,
        },
        gate: call.gate.and_then(gate),
        gates: call.gates.iter().copied().filter_map(gate).collect(),
        open_gate: match call.open_gate {
            vision::OpenGate::Gate(index) => gate(index).map_or(OpenGate::Unknown, OpenGate::Gate),
            vision::OpenGate::Nowhere => OpenGate::Nowhere,
            vision::OpenGate::Unknown => OpenGate::Unknown,
        },
        certainty_percent: call.certainty_percent,
        open_frame: call.open_frame,
    }
}

fn pose_of(pose: vision::Pose) -> Pose {
    match pose {
        vision::Pose::Open => Pose::Open,
        vision::Pose::PartlyOpen => Pose::PartlyOpen,
        vision::Pose::Closed => Pose::Closed,
        vision::Pose::Gone => Pose::Gone,
    }
}

/// Another reading of a call, as the referee would enter it.
pub fn fact_of_alternative(alternative: &vision::Alternative) -> Fact {
    let gate = alternative.gate.and_then(gate);
    match (alternative.pose, gate) {
        (vision::Pose::Open, Some(gate)) => Fact::open_on(gate),
        (vision::Pose::PartlyOpen, Some(gate)) => Fact::partly_open_on(gate),
        (vision::Pose::Closed, Some(gate)) => Fact::closed_on(gate),
        (vision::Pose::Open | vision::Pose::PartlyOpen, None) => Fact::open_off(),
        (vision::Pose::Closed, None) => Fact::closed_off(),
        (vision::Pose::Gone, _) => Fact::gone(),
    }
}
