//! What happened to a roll, physically. A camera's call and a referee's key are both one of these.

use serde::{Deserialize, Serialize};

use super::event::Gate;

/// How the rolled Bakugan lies when it has come to rest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pose {
    /// Opened all the way, or nearly.
    Open,
    /// Opened a little; the sheet counts it as open.
    PartlyOpen,
    /// Still a closed ball.
    Closed,
    /// No longer to be seen.
    Gone,
}

/// Where it lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Place {
    /// On one Gate card.
    On,
    /// Across two or more.
    Between,
    /// Beside every Gate card.
    Off,
    /// Off the table or out of the picture.
    Gone,
}

/// The Gate card it touched when it began to open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum OpenGate {
    /// This one.
    Gate(Gate),
    /// It opened beside every gate, or never.
    Nowhere,
    /// Where it opened was not seen.
    Unknown,
}

/// What happened to a roll, physically: the content of a camera's call or of a referee's key. The rules make a ruling of it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fact {
    /// How it lies.
    pub pose: Pose,
    /// Where it lies.
    pub place: Place,
    /// The gate under its base; between two gates none means about equal.
    pub gate: Option<Gate>,
    /// Every gate it touches.
    pub gates: Vec<Gate>,
    /// The gate it touched when it began to open.
    pub open_gate: OpenGate,
    /// The camera's certainty; 100 from the referee.
    pub certainty_percent: u8,
    /// The frame in which it was first seen open, when a camera saw it; decides who stood first.
    #[serde(default)]
    pub open_frame: Option<u64>,
}

impl Fact {
    fn at(pose: Pose, place: Place, gate: Option<Gate>, open_gate: OpenGate) -> Self {
        Self {
            pose,
            place,
            gate,
            gates: gate.into_iter().collect(),
            open_gate,
            certainty_percent: 100,
            open_frame: None,
        }
    }

    /// Open on a gate, where it also opened.
    pub fn open_on(gate: Gate) -> Self {
        Self::at(Pose::Open, Place::On, Some(gate), OpenGate::Gate(gate))
    }

    /// Opened a little, on a gate.
    pub fn partly_open_on(gate: Gate) -> Self {
        Self {
            pose: Pose::PartlyOpen,
            ..Self::open_on(gate)
        }
    }

    /// A closed ball on a gate.
    pub fn closed_on(gate: Gate) -> Self {
        Self::at(Pose::Closed, Place::On, Some(gate), OpenGate::Nowhere)
    }

    /// A closed ball beside the gates.
    pub fn closed_off() -> Self {
        Self::at(Pose::Closed, Place::Off, None, OpenGate::Nowhere)
    }

    /// Open beside the gates, having opened there.
    pub fn open_off() -> Self {
        Self::at(Pose::Open, Place::Off, None, OpenGate::Nowhere)
    }

    /// Opened on a gate, then slid off every gate.
    pub fn slid_off(gate: Gate) -> Self {
        Self::at(Pose::Open, Place::Off, None, OpenGate::Gate(gate))
    }

    /// Opened beside the gates, then came to lie on one.
    pub fn opened_before(gate: Gate) -> Self {
        Self::at(Pose::Open, Place::On, Some(gate), OpenGate::Nowhere)
    }

    /// Open across several gates; `base` is the one under its base, none when that is about equal.
    pub fn between(gates: impl IntoIterator<Item = Gate>, base: Option<Gate>) -> Self {
        let gates: Vec<Gate> = gates.into_iter().collect();
        Self {
            gates,
            ..Self::at(
                Pose::Open,
                Place::Between,
                base,
                base.map_or(OpenGate::Unknown, OpenGate::Gate),
            )
        }
    }

    /// It left the table.
    pub fn gone() -> Self {
        Self::at(Pose::Gone, Place::Gone, None, OpenGate::Nowhere)
    }
}
