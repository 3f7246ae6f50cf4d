//! One source from its first frame to its last before the judge: the path that `detect` and `eval` share.

use std::time::{Duration, Instant};

use crate::camera::health::Health;
use crate::camera::{Delivery, FrameSource, SourceInfo};
use crate::vision::{Call, Detector, Frame, GateInImage, Gates, Motion, Order, PhotoFinish};

use super::Failure;

/// Sizes taken where nobody has set any up: a game card, and a ball of the usual size.
const USUAL_CARD_MM: [f64; 2] = [63.0, 88.0];
const USUAL_BALL_MM: f64 = 32.0;

/// Who decides where the Gate cards lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cards {
    /// The set-up, where there is one.
    AsSetUp,
    /// The judge finds them itself.
    Found,
}

/// What happened, told while it happens.
#[derive(Debug)]
pub enum Heard<'a> {
    /// A call, with the frame that decided it and the gates as they lie.
    Call(&'a Call, &'a Frame, &'a [GateInImage]),
    /// Which of two rolls at once opened first, where two are expected.
    Order(&'a Order),
    /// A frame was skipped or mended, or the source was lost or is back.
    Warning(&'a str),
}

/// How it went, when the source has ended.
#[derive(Debug, Default, Clone)]
pub struct Finished {
    /// Frames that came, damaged ones too.
    pub frames: u64,
    /// Frames that were skipped or mended.
    pub frames_damaged: u64,
    /// Calls made.
    pub calls: u64,
    /// Time of each look, and what the picture did in it.
    pub looks: Vec<(Duration, Motion)>,
    /// The gates at the end.
    pub gates: Vec<GateInImage>,
}

/// When to stop before the source ends.
#[derive(Debug, Default, Clone, Copy)]
pub struct Limits {
    /// After so many seconds of the source's own time (and, if it is live, of the wall's).
    pub seconds: Option<f64>,
    /// After so many calls.
    pub calls: Option<u64>,
}

/// Builds the judge for a source.
pub fn detector_for(source: &dyn FrameSource, cards: Cards) -> Detector {
    detector_of(source.info(), cards)
}

/// The same for what is known of a source.
fn detector_of(info: &SourceInfo, cards: Cards) -> Detector {
    let (card_mm, ball_diameter_mm) = info
        .rig
        .as_ref()
        .map_or((USUAL_CARD_MM, USUAL_BALL_MM), |rig| {
            (rig.card_mm(), rig.ball_diameter_mm())
        });
    let gates = match (&info.rig, cards) {
        (Some(rig), Cards::AsSetUp) if !rig.gates().is_empty() => Gates::Given(rig.clone()),
        _ => Gates::Find {
            card_mm,
            ball_diameter_mm,
        },
    };
    Detector::new(info.size.0, info.size.1, info.fps, gates)
}

/// Judges a source until it ends or a limit is reached.
///
/// # Errors
/// When the source fails, or when `hear` does.
pub fn judge(
    source: &mut dyn FrameSource,
    cards: Cards,
    limits: Limits,
    hear: &mut dyn FnMut(Heard<'_>) -> Result<(), Failure>,
) -> Result<Finished, Failure> {
    judge_prepared(source, cards, limits, &|_| {}, hear)
}

/// The same with a judge that `prepare` has changed before its first frame.
///
/// # Errors
/// When the source fails, or when `hear` does.
pub fn judge_prepared(
    source: &mut dyn FrameSource,
    cards: Cards,
    limits: Limits,
    prepare: &dyn Fn(&mut Detector),
    hear: &mut dyn FnMut(Heard<'_>) -> Result<(), Failure>,
) -> Result<Finished, Failure> {
    let mut detector = detector_for(source, cards);
    prepare(&mut detector);
    let info = source.info();
    let mut finish =
        (detector.expected_rolls() > 1).then(|| PhotoFinish::new(info.fps, info.size.0));
    let mut finished = Finished::default();
    let live = source.info().live;
    let mut size = source.info().size;
    let mut health = Health::default();
    let begun = Instant::now();
    let is_over = |at_millis: u64| {
        limits.seconds.is_some_and(|seconds| {
            at_millis as f64 >= seconds * 1000.0 || live && begun.elapsed().as_secs_f64() >= seconds
        })
    };
    loop {
        let delivery = match source.next_frame() {
            // Whoever asked for so many seconds is to have what came until then.
            Err(error) if live && limits.seconds.is_some() => {
                hear(Heard::Warning(&error.to_string()))?;
                break;
            }
            other => other?,
        };
        let frame = match delivery {
            Delivery::End => break,
            Delivery::Nothing => {
                if is_over(0) {
                    break;
                }
                continue;
            }
            Delivery::Interrupted { reason } => {
                hear(Heard::Warning(&reason))?;
                // Camera or cards may stand elsewhere when it is back.
                detector = detector_for(source, cards);
                size = source.info().size;
                prepare(&mut detector);
                // Frames may be counted anew from here on.
                if let Some(order) = finish.as_mut().and_then(PhotoFinish::end) {
                    hear(Heard::Order(&order))?;
                }
                continue;
            }
            Delivery::Damaged { reason, .. } => {
                finished.frames += 1;
                finished.frames_damaged += 1;
                hear(Heard::Warning(&reason))?;
                if is_over(0) {
                    break;
                }
                continue;
            }
            Delivery::Repaired { frame, reason } => {
                finished.frames_damaged += 1;
                hear(Heard::Warning(&reason))?;
                frame
            }
            Delivery::Frame(frame) => frame,
        };
        if is_over(frame.at_millis) {
            break;
        }
        finished.frames += 1;
        if source.info().is_camera() && health.look(&frame.picture, frame.at_millis) {
            hear(Heard::Warning(match health.worst() {
                Some(trouble) => trouble.sentence(),
                None => "the picture is good again",
            }))?;
        }
        if frame.picture.dimensions() != size {
            // Only a live camera changes its size; where the cards lie is no longer known then.
            size = frame.picture.dimensions();
            let info = SourceInfo {
                size,
                rig: None,
                ..source.info().clone()
            };
            detector = detector_of(&info, cards);
            prepare(&mut detector);
        }
        let looking = Instant::now();
        let look = detector.look(&frame);
        finished.looks.push((looking.elapsed(), look.motion));
        if let Some(call) = &look.call {
            finished.calls += 1;
            hear(Heard::Call(call, &frame, &detector.gates()))?;
            if let Some(order) = finish.as_mut().and_then(|finish| finish.hear(call)) {
                hear(Heard::Order(&order))?;
            }
            if limits.calls.is_some_and(|most| finished.calls >= most) {
                break;
            }
        } else if let Some(order) = finish.as_mut().and_then(|f| f.pass(frame.number)) {
            hear(Heard::Order(&order))?;
        }
    }
    if let Some(order) = finish.as_mut().and_then(PhotoFinish::end) {
        hear(Heard::Order(&order))?;
    }
    finished.gates = detector.gates();
    Ok(finished)
}
