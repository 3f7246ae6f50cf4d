//! The witnesses of a toy's pose: what each adds to the odds that it is open.
//!
//! Each is wrong in its own way:
//! - **model**: a network that was taught what a ball looks like that came apart ([`super::model`]); it has seen no real toy;
//! - **silhouette**: a closed ball ends where its outline ends; parts of a toy cover table beyond it and have sharp edges there,
//!   and what opened a little is best fitted by too large a ball; shadow right under a ball may look like a thing;
//! - **inside**: between the parts of an opened toy it is dark; so is the pattern of some balls;
//! - **look back**: what is seen around it at rest, and was not while it rolled, came out of it;
//! - **growth**: what opens covers more of the picture than it did while it rolled, lamp and lens being the same; a ball that
//!   rolled over its own colour was seen too small before;
//! - **motion**: a ball that rolls out lies as soon as it stands, a toy that opens moves where it stands; the magnet in a Gate
//!   card catches a ball at once, and a ball that rolls out brakes evenly; a ball can also run into something;
//! - **place**: a Gate card opens most balls; beside it a ball has no reason to open.
//!
//! Their sum is a logarithm of odds. The weights are round numbers near a logistic regression over labelled clips of
//! the simulated table; the shares at which open and closed are equally likely have their reason beside them.

use super::model::Opinion;
use super::rest::Rest;
use super::shape::Shape;
use super::way::{EVEN_GROWTH, WayWitness};

/// Odds that a thing on a Gate card has, whose magnet opens most balls; beside it a ball has no reason to open.
const ON_GATE_WEIGHT: f64 = 0.9;
/// Share of the ring just outside the outline that shows a thing at which open and closed are equally likely: the outline is
/// known to a pixel or so, and a dark shadow right under a ball passes for one.
const EVEN_RIM: f64 = 0.05;
/// Odds for the whole ring.
const RIM_WEIGHT: f64 = 1.9;
const MOST_RIM: f64 = 0.35;
/// Odds for each ball's area of a thing beyond the outline, of which a closed ball shows none.
const BEYOND_WEIGHT: f64 = 0.33;
const MOST_BEYOND: f64 = 0.8;
/// Length of sharp edges beyond the outline at which open and closed are equally likely, in outlines: hard shadows have some.
const EVEN_EDGES: f64 = 0.3;
/// Odds for each outline's length of them.
const EDGES_WEIGHT: f64 = 0.19;
const MOST_EDGES: f64 = 2.5;
/// Area beyond the outline, shadow or not, that was not there while it rolled at which open and closed are equally likely, in
/// balls: another ground shows the shadow differently.
const EVEN_NEW: f64 = 0.08;
/// Odds for each ball's area of it.
const NEW_WEIGHT: f64 = 1.85;
const NEW_THAT_SPEAKS: [f64; 2] = [-0.2, 0.8];
/// Brightness of the darkest tenth over that of the middle at which open and closed are equally likely: the side away from the
/// lamp.
const EVEN_DARKEST: f64 = 0.57;
/// Odds for each share darker, as far as it is also darker than it was while it rolled: the side away from a hard lamp is dark
/// all the way.
const DARKEST_WEIGHT: f64 = 3.0;
const DARKEST_THAT_SPEAK: [f64; 2] = [0.35, 0.85];
/// Darker than while it rolled than it must be, and by how much that can speak.
const DARKER_ALLOWANCE: f64 = 0.03;
const DARKER_THAT_SPEAKS: [f64; 2] = [-0.15, 0.25];
/// Where it was not seen while it rolled, darkness speaks no louder than this.
const DARKNESS_ALONE: f64 = 0.05;
/// Sizes that change by this much from one sight to the next (as a logarithm) say half of what steady ones do.
const UNSTEADY: f64 = 0.1;
/// The true ball differs from the stated size by a few percent; one that fits best with more than this has opened.
const TRUE_DIAMETER: f64 = 1.02;
/// Odds for each share of the diameter more.
const DIAMETER_WEIGHT: f64 = 2.4;
/// Odds for each share of growth.
const GROWTH_WEIGHT: f64 = 1.3;
const GROWTHS_THAT_SPEAK: [f64; 2] = [0.6, 2.0];
/// A rolling spot below this share of a ball was hardly seen, and its growth and unrest say little.
const SEEN_WELL: f64 = 0.95;
/// Unrest at which open and closed are equally likely, in diameters of rolling: noise makes up to a tenth.
const EVEN_UNREST: f64 = 0.12;
/// Odds for each diameter of unrest, up to the one beyond which more says nothing more.
const UNREST_WEIGHT: f64 = 1.35;
const MOST_UNREST: f64 = 0.6;
/// Speed lost at once at which open and closed are equally likely, in diameters a second.
const EVEN_STOP: f64 = 1.2;
/// Odds for each diameter a second of it; a stop has other causes, so it counts for little.
const STOP_WEIGHT: f64 = 0.56;
const MOST_STOP: f64 = 7.0;
/// Odds for each of the learned model's own: the mean of its networks is less sure than each of them. The other witnesses count for
/// what they add to it.
const MODEL_WEIGHT: f64 = 1.1;
/// The model's own log-odds at which open and closed are equally likely: it overlooks a crack that faces away more often than it
/// imagines one.
const EVEN_MODEL: f64 = -0.6;
/// However sure it is, it says no more than this.
const MOST_MODEL: f64 = 8.0;

/// Who speaks of the pose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Witness {
    /// The learned model; also of where the toy stands, and whether it is one.
    Model,
    /// The outline.
    Silhouette,
    /// The gaps inside it.
    Inside,
    /// What was not there while it rolled.
    LookBack,
    /// How it grew.
    Growth,
    /// How it stopped.
    Motion,
    /// Where it lies.
    Place,
}

impl Witness {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Model,
        Self::Silhouette,
        Self::Inside,
        Self::LookBack,
        Self::Growth,
        Self::Motion,
        Self::Place,
    ];

    /// A short name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Model => "model",
            Self::Silhouette => "silhouette",
            Self::Inside => "inside",
            Self::LookBack => "look back",
            Self::Growth => "growth",
            Self::Motion => "motion",
            Self::Place => "place",
        }
    }
}

/// What each witness adds to the logarithm of the odds that it is open.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Terms {
    /// The learned model.
    pub model: f64,
    /// Rim, parts and edges beyond the outline, diameter.
    pub silhouette: f64,
    /// Gaps inside the outline.
    pub inside: f64,
    /// What was not there while it rolled.
    pub look_back: f64,
    /// How much larger it is than while it rolled.
    pub growth: f64,
    /// How it stopped, and whether it moved on where it stood.
    pub motion: f64,
    /// Whether it lies on a gate.
    pub place: f64,
}

impl Terms {
    /// Hears the witnesses. `on_gate` is the share of the probability that it lies on a gate.
    pub fn of(
        rest: &Rest,
        rolling: Option<&Shape>,
        witness: &WayWitness,
        opinion: Option<&Opinion>,
        on_gate: f64,
    ) -> Self {
        let shape = &rest.shape;
        let [shrunk, grown] = GROWTHS_THAT_SPEAK;
        let [darkest, brightest] = DARKEST_THAT_SPEAK;
        let [gone, new] = NEW_THAT_SPEAKS;
        let trust = (witness.rolling_size / SEEN_WELL).clamp(0.0, 1.0).powi(2)
            / (1.0 + (witness.wobble / UNSTEADY).powi(2));
        let dark = EVEN_DARKEST - shape.darkest.clamp(darkest, brightest);
        let [lighter, darker] = DARKER_THAT_SPEAKS;
        let gap = dark.min(rolling.map_or(DARKNESS_ALONE, |r| {
            (r.darkest - shape.darkest + DARKER_ALLOWANCE).clamp(lighter, darker)
        }));
        // Not seen well before, it may or may not have been there.
        let beyond_new = rolling.map_or(EVEN_NEW, |r| {
            (shape.beyond_any - r.beyond_any).clamp(gone, new)
        });
        Self {
            model: opinion.map_or(0.0, |o| {
                MODEL_WEIGHT * (o.open_log_odds.clamp(-MOST_MODEL, MOST_MODEL) - EVEN_MODEL)
            }),
            silhouette: RIM_WEIGHT * (shape.near_solid.min(MOST_RIM) - EVEN_RIM)
                + BEYOND_WEIGHT * shape.beyond_solid.min(MOST_BEYOND)
                + EDGES_WEIGHT * (shape.beyond_edges.min(MOST_EDGES) - EVEN_EDGES)
                + DIAMETER_WEIGHT * (rest.scale - TRUE_DIAMETER).max(0.0),
            inside: DARKEST_WEIGHT * gap,
            look_back: NEW_WEIGHT * (beyond_new - EVEN_NEW),
            growth: trust * GROWTH_WEIGHT * (witness.growth.clamp(shrunk, grown) - EVEN_GROWTH),
            motion: trust * UNREST_WEIGHT * (witness.unrest.clamp(0.0, MOST_UNREST) - EVEN_UNREST)
                + STOP_WEIGHT * (witness.stop.clamp(0.0, MOST_STOP) - EVEN_STOP),
            place: ON_GATE_WEIGHT * on_gate,
        }
    }

    /// What one witness says.
    pub fn term(&self, witness: Witness) -> f64 {
        match witness {
            Witness::Model => self.model,
            Witness::Silhouette => self.silhouette,
            Witness::Inside => self.inside,
            Witness::LookBack => self.look_back,
            Witness::Growth => self.growth,
            Witness::Motion => self.motion,
            Witness::Place => self.place,
        }
    }

    /// The logarithm of the odds, from the witnesses that are not silenced.
    pub fn log_odds(&self, silenced: &[Witness]) -> f64 {
        let heard = Witness::ALL.into_iter().filter(|w| !silenced.contains(w));
        heard.map(|witness| self.term(witness)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::super::close_up::CloseUp;
    use super::*;

    fn witness(growth: f64, unrest: f64, stop: f64) -> WayWitness {
        WayWitness {
            growth,
            rolling_size: 1.2,
            wobble: 0.05,
            stop,
            unrest,
            stop_frame: 1,
            growth_frame: None,
            open_frame: 1,
        }
    }

    /// What is seen of a closed ball, and of one that opened wide.
    const BALL: Shape = Shape {
        inside_any: 1.0,
        inside_solid: 0.95,
        near_solid: 0.02,
        beyond_solid: 0.0,
        beyond_any: 0.5,
        beyond_edges: 0.2,
        darkest: 0.65,
    };
    const TOY: Shape = Shape {
        near_solid: 0.3,
        beyond_solid: 0.8,
        beyond_any: 1.6,
        beyond_edges: 1.9,
        darkest: 0.45,
        ..BALL
    };

    fn rest(shape: Shape) -> Rest {
        Rest {
            spot_mm: [0.0; 2],
            scale: 1.02,
            ball_middle: [0.0; 2],
            ball_radius_px: 12.0,
            close_up: CloseUp::default(),
            shape,
            edge_support: 1.0,
            iou: 0.9,
            area_in_balls: 1.0,
            centre: [0.0; 2],
            bounds: [0.0; 4],
        }
    }

    fn odds(rest: &Rest, rolling: Option<&Shape>, witness: &WayWitness) -> f64 {
        Terms::of(rest, rolling, witness, None, 0.0).log_odds(&[])
    }

    #[test]
    fn a_large_thing_that_grew_is_open_and_a_disc_that_ran_out_is_closed() {
        let opened = odds(&rest(TOY), Some(&BALL), &witness(2.2, 0.9, 6.0));
        assert!(opened > 4.0, "{opened}");
        let closed = odds(&rest(BALL), Some(&BALL), &witness(1.0, 0.0, 0.5));
        assert!(closed < -0.8, "{closed}");
    }

    #[test]
    fn a_disc_that_was_caught_and_moved_on_is_not_called_closed() {
        let odds = odds(&rest(BALL), Some(&BALL), &witness(1.1, 0.3, 5.0));
        assert!(odds > -0.8, "{odds}");
    }

    #[test]
    fn a_ball_hardly_seen_while_it_rolled_is_judged_by_its_rest() {
        let seen_late = WayWitness {
            rolling_size: 0.2,
            ..witness(4.0, 0.6, 1.0)
        };
        assert!(odds(&rest(BALL), None, &seen_late) < 0.0);
    }

    #[test]
    fn a_shadow_that_was_there_while_it_rolled_is_no_part_of_a_toy() {
        let shaded = Shape {
            beyond_any: 1.5,
            ..BALL
        };
        let way = witness(1.0, 0.0, 0.5);
        let with_shadow = odds(&rest(shaded), Some(&shaded), &way);
        assert!((with_shadow - odds(&rest(BALL), Some(&BALL), &way)).abs() < 1e-9);
    }
}
