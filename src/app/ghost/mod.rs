//! The picture before the last roll, pale over the live one, to put a knocked toy back; a tick when it fits.
//!
//! | file | what it is |
//! | --- | --- |
//! | `mod.rs` | which picture is the one before, and whether the table fits it |
//! | `view.rs`, `draw.rs` | what is said, and how it is drawn |
//!
//! Nothing of it is part of the match. What a hand does while it is shown is no roll.

mod draw;
mod view;

use std::sync::Arc;

use eframe::egui::{self, ColorImage, TextureHandle, TextureOptions};

pub use view::GhostPage;

use super::state::{Over, RefereeApp};
use crate::vision::ghost::differences;
use crate::vision::{Call, Frame};

/// The table has been calm for so many looks when its picture is kept.
const CALM_LOOKS: u32 = 4;
/// Of so many frames one is compared.
const COMPARED_EVERY: u64 = 3;
/// So often in a row it has to fit for the tick: a hand that passes hides what differs.
const FITS_IN_A_ROW: u32 = 2;
/// What was rolled lies there by right, and so much around it, as a share of its box.
const AROUND: f64 = 0.3;

/// Something about the picture before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GhostAsk {
    /// Show it, or leave it.
    Toggle,
}

/// A picture of the calm table.
#[derive(Debug, Clone)]
struct Calm {
    session: u32,
    frame: Arc<Frame>,
}

/// What is known of the picture before.
#[derive(Default)]
pub struct GhostState {
    /// The newest picture of the calm table, and the one before something moved last.
    calm: Option<Calm>,
    earlier: Option<Calm>,
    /// Looks in a row in which nothing moved.
    calm_looks: u32,
    /// The table before the last roll.
    before: Option<Calm>,
    /// A roll was named and nothing has moved since: the table before it is the one that is seen.
    follows: bool,
    /// Where what was rolled lies, in pixels.
    aside: Vec<[f64; 4]>,
    shown: Option<Shown>,
}

/// What is shown of it.
struct Shown {
    texture: TextureHandle,
    /// The frame that was compared last.
    compared: Option<u64>,
    /// What stands otherwise, in pixels.
    differs: Vec<[f64; 4]>,
    fits_in_a_row: u32,
}

impl GhostState {
    /// Takes what is seen now; `is_calm` when nothing moves and no hand is in view.
    pub(super) fn follow(&mut self, session: u32, frame: &Arc<Frame>, is_calm: bool) {
        if !is_calm {
            self.calm_looks = 0;
            self.follows = false;
            return;
        }
        self.calm_looks = self.calm_looks.saturating_add(1);
        if self.calm_looks < CALM_LOOKS {
            return;
        }
        let now = Calm {
            session,
            frame: Arc::clone(frame),
        };
        if self.calm_looks == CALM_LOOKS {
            self.earlier = self.calm.take();
        }
        if self.follows {
            self.before = Some(now.clone());
        }
        self.calm = Some(now);
    }

    /// A roll was named: the table as it stands until something moves is the one before.
    pub(super) fn roll_named(&mut self) {
        self.follows = true;
        self.aside.clear();
        if self.calm_looks >= CALM_LOOKS {
            self.before.clone_from(&self.calm);
        }
    }

    /// A call was heard: the table before its roll is the one before.
    pub(super) fn roll_called(&mut self, session: u32, call: &Call) {
        let calm = [&self.calm, &self.earlier].into_iter().flatten();
        let newest = calm
            .filter(|calm| calm.session == session)
            .filter(|calm| calm.frame.number < call.roll_start_frame)
            .max_by_key(|calm| calm.frame.number);
        if let Some(newest) = newest {
            self.before = Some(newest.clone());
        }
        self.follows = false;
        self.aside = call
            .box_in_image
            .map(|[x0, y0, x1, y1]| {
                let (dx, dy) = (AROUND * (x1 - x0), AROUND * (y1 - y0));
                [x0 - dx, y0 - dy, x1 + dx, y1 + dy]
            })
            .into_iter()
            .collect();
    }

    /// True when there is a picture before, of the same kind as the live one.
    fn is_there(&self, session: u32, live: Option<&Arc<Frame>>) -> bool {
        let size = live.map(|frame| frame.picture.dimensions());
        self.before.as_ref().is_some_and(|before| {
            before.session == session && Some(before.frame.picture.dimensions()) == size
        })
    }
}

impl RefereeApp {
    /// True when the picture before the last roll can be shown.
    pub(super) fn has_ghost(&self) -> bool {
        let is_bakugan = self.is_in_match() && self.bakugan().is_some();
        let live = self.sight.frame.as_ref();
        is_bakugan && self.sight.is_running && self.ghost.is_there(self.sight.session, live)
    }

    /// Carries out what was asked about it.
    pub(super) fn perform_ghost(&mut self, ask: GhostAsk, ctx: &egui::Context) {
        match ask {
            GhostAsk::Toggle if self.over == Over::Ghost => self.over = Over::Nothing,
            GhostAsk::Toggle if self.has_ghost() => self.over = Over::Ghost,
            GhostAsk::Toggle => {}
        }
        self.ghost_on(ctx);
    }

    /// Compares the live picture with the one before while that is shown.
    pub(super) fn ghost_on(&mut self, ctx: &egui::Context) {
        if self.over == Over::Ghost && !self.has_ghost() {
            // The camera was lost, or the match was left.
            self.over = Over::Nothing;
        }
        if self.over != Over::Ghost {
            if self.ghost.shown.take().is_some() {
                self.leave_ghost();
            }
            return;
        }
        let (Some(before), Some(live)) = (&self.ghost.before, &self.sight.frame) else {
            return;
        };
        let shown = self.ghost.shown.get_or_insert_with(|| {
            let picture = &before.frame.picture;
            let size = [picture.width() as usize, picture.height() as usize];
            let picture = ColorImage::from_rgb(size, picture.as_raw());
            Shown {
                texture: ctx.load_texture("table before", picture, TextureOptions::LINEAR),
                compared: None,
                differs: Vec::new(),
                fits_in_a_row: 0,
            }
        });
        let is_due = shown
            .compared
            .is_none_or(|last| live.number < last || live.number >= last + COMPARED_EVERY);
        if !is_due {
            return;
        }
        shown.compared = Some(live.number);
        let found = differences(&before.frame.picture, &live.picture, &self.ghost.aside);
        shown.differs = found.unwrap_or_default();
        if shown.differs.is_empty() && !self.sight.has_hand_in_view {
            shown.fits_in_a_row += 1;
        } else {
            shown.fits_in_a_row = 0;
        }
    }

    /// What hands have put back in the meantime is no roll.
    fn leave_ghost(&mut self) {
        let call_waits = self.proposal.is_some() || self.loose_call.is_some();
        if !call_waits && !self.arbiter.is_quiet() {
            self.arbiter.look_again();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use image::RgbImage;

    fn frame(number: u64) -> Arc<Frame> {
        Arc::new(Frame {
            number,
            at_millis: number * 33,
            picture: RgbImage::new(8, 6),
        })
    }

    fn see(ghost: &mut GhostState, numbers: std::ops::Range<u64>, is_calm: bool) {
        for number in numbers {
            ghost.follow(1, &frame(number), is_calm);
        }
    }

    fn before(ghost: &GhostState) -> Option<u64> {
        ghost.before.as_ref().map(|before| before.frame.number)
    }

    #[test]
    fn the_picture_before_is_the_last_calm_one_before_the_ball_was_thrown() {
        let mut ghost = GhostState::default();
        see(&mut ghost, 1..20, true);
        assert_eq!(before(&ghost), None, "nothing was rolled yet");
        ghost.roll_named();
        see(&mut ghost, 20..30, true);
        assert_eq!(before(&ghost), Some(29));
        see(&mut ghost, 30..60, false);
        see(&mut ghost, 60..90, true);
        assert_eq!(
            before(&ghost),
            Some(29),
            "the knocked table is not the one before"
        );
        assert!(ghost.is_there(1, Some(&frame(91))));
        assert!(!ghost.is_there(2, Some(&frame(91))), "another camera");
        assert!(!ghost.is_there(1, None));
    }

    #[test]
    fn a_moment_of_calm_between_two_hands_is_no_picture() {
        let mut ghost = GhostState::default();
        see(&mut ghost, 1..10, true);
        see(&mut ghost, 10..20, false);
        see(&mut ghost, 20..23, true);
        see(&mut ghost, 23..30, false);
        ghost.roll_named();
        assert_eq!(before(&ghost), None, "hands are at work");
    }
}
