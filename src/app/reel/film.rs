//! The reel itself: clips in, one animated GIF out. It tells how far it is and stops when it is told to.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};

use image::codecs::gif::{GifEncoder, Repeat};
use image::{Delay, DynamicImage, Frame, RgbImage, imageops};

use super::super::replay::CallFile;
use crate::camera::KeptFrame;

/// The reel is so wide, in pixels.
const WIDTH: u32 = 480;
/// Between two of its pictures, of the roll's own time.
const STEP_MILLIS: u64 = 100;
/// A picture stays for so long: a little slower than it was.
const SHOWN_MILLIS: u32 = 130;
/// The last of each roll stays for so long.
const LAST_SHOWN_MILLIS: u32 = 1_000;
/// So long before it opened, or came to rest where it did not, each roll begins.
const LEAD_MILLIS: u64 = 1_200;
/// So long after its rest it ends.
const TAIL_MILLIS: u64 = 600;
/// How hard the encoder looks for good colours, from 1 (hardest) to 30.
const SPEED: i32 = 10;

/// Why there is no reel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum NoReel {
    /// It was told to stop.
    Stopped,
    /// None of the clips has a picture.
    Empty,
    /// It cannot be written.
    Failed(String),
}

/// The frames of a roll that come into the reel: one for each step.
fn picked(call: &CallFile, frames: &[KeptFrame]) -> Vec<usize> {
    let span = call.span();
    let at = |number: u64| {
        let mut frames = frames.iter();
        frames
            .find(|frame| frame.number >= number)
            .map(|frame| frame.at_millis)
    };
    let rest = at(span.settle_frame);
    let main = span.open_frame.and_then(at).or(rest);
    let from = main.map_or(0, |at| at.saturating_sub(LEAD_MILLIS));
    let to = rest.map_or(u64::MAX, |at| at + TAIL_MILLIS);
    let mut next = 0;
    let within = frames.iter().enumerate();
    let within = within.filter(|(_, frame)| (from..=to).contains(&frame.at_millis));
    within
        .filter(|(_, frame)| {
            let is_due = frame.at_millis >= next;
            if is_due {
                next = frame.at_millis + STEP_MILLIS;
            }
            is_due
        })
        .map(|(place, _)| place)
        .collect()
}

/// All pictures of a reel have this size, in pixels: that of its first roll, made as wide as a reel is.
fn size_of(call: &CallFile) -> (u32, u32) {
    let [width, height] = call.size.map(|side| side.max(1));
    let width_now = width.min(WIDTH);
    let height = u64::from(height) * u64::from(width_now) / u64::from(width);
    (width_now, (height as u32).clamp(1, 4 * WIDTH))
}

/// A picture in the middle of one of this size.
fn fitted(picture: &RgbImage, (width, height): (u32, u32)) -> RgbImage {
    let scale = (f64::from(width) / f64::from(picture.width()))
        .min(f64::from(height) / f64::from(picture.height()));
    let side = |side: u32, most: u32| ((f64::from(side) * scale).round() as u32).clamp(1, most);
    let size = (side(picture.width(), width), side(picture.height(), height));
    let small = imageops::thumbnail(picture, size.0, size.1);
    if size == (width, height) {
        return small;
    }
    let mut whole = RgbImage::new(width, height);
    let left = i64::from((width - size.0) / 2);
    let top = i64::from((height - size.1) / 2);
    imageops::replace(&mut whole, &small, left, top);
    whole
}

/// Writes the reel. `rolls` gives one roll after another; `tell` is told when the next one begins.
pub(super) fn write(
    rolls: impl Iterator<Item = (CallFile, Vec<KeptFrame>)>,
    out: impl io::Write,
    stop: &AtomicBool,
    mut tell: impl FnMut(usize),
) -> Result<(), NoReel> {
    let failed = |why: image::ImageError| NoReel::Failed(why.to_string());
    let mut encoder = GifEncoder::new_with_speed(out, SPEED);
    encoder.set_repeat(Repeat::Infinite).map_err(failed)?;
    let mut size = None;
    for (done, (call, frames)) in rolls.enumerate() {
        tell(done);
        let size = *size.get_or_insert_with(|| size_of(&call));
        let places = picked(&call, &frames);
        for (at, place) in places.iter().enumerate() {
            if stop.load(Ordering::Relaxed) {
                return Err(NoReel::Stopped);
            }
            // A damaged picture is passed over.
            let Some(Ok(picture)) = frames.get(*place).map(KeptFrame::decode) else {
                continue;
            };
            let shown = if at + 1 == places.len() {
                LAST_SHOWN_MILLIS
            } else {
                SHOWN_MILLIS
            };
            let picture = DynamicImage::ImageRgb8(fitted(&picture, size)).into_rgba8();
            let delay = Delay::from_numer_denom_ms(shown, 1);
            let frame = Frame::from_parts(picture, 0, 0, delay);
            encoder.encode_frame(frame).map_err(failed)?;
        }
    }
    if stop.load(Ordering::Relaxed) {
        return Err(NoReel::Stopped);
    }
    size.map(|_| ()).ok_or(NoReel::Empty)
}

#[cfg(test)]
mod tests {
    use image::AnimationDecoder as _;
    use image::codecs::gif::GifDecoder;

    use super::*;
    use crate::camera::ring::coded;

    /// Four seconds of a picture that grows lighter; it opens after two seconds and lies still after two and a half.
    fn roll(size: (u32, u32)) -> (CallFile, Vec<KeptFrame>) {
        let frames: Vec<KeptFrame> = (1..=120_u64)
            .map(|number| {
                let picture =
                    RgbImage::from_pixel(size.0, size.1, image::Rgb([2 * number as u8; 3]));
                let jpeg = coded(&picture).expect("it can be coded");
                KeptFrame::new(1, (number, (number - 1) * 33), size, jpeg)
            })
            .collect();
        let times: Vec<(u64, u64)> = frames
            .iter()
            .map(|frame| (frame.number, frame.at_millis))
            .collect();
        let text = serde_json::json!({
            "format": 1, "size": [size.0, size.1], "is_blurred": true, "frames": times,
            "roll_start_frame": 31, "open_frame": 61, "settle_frame": 76, "call_frame": 90,
            "pose": "open", "gate": 0, "certainty_percent": 97, "asks": false,
            "box_in_image": null, "gates": [],
        });
        (
            CallFile::read(&text.to_string()).expect("it is one"),
            frames,
        )
    }

    #[test]
    fn a_reel_shows_each_roll_around_its_opening_and_any_program_plays_it() {
        let (stop, mut told, mut out) = (AtomicBool::new(false), Vec::new(), Vec::new());
        let rolls = [roll((960, 540)), roll((640, 480))];
        let written = write(rolls.into_iter(), &mut out, &stop, |done| told.push(done));
        assert_eq!((written, told), (Ok(()), vec![0, 1]));
        let decoder = GifDecoder::new(io::Cursor::new(&out)).expect("it is a GIF");
        let frames = decoder.into_frames().collect_frames().expect("all of it");
        // From 0.8 to 3.1 seconds, one each tenth of a second or the next picture after it.
        assert_eq!(frames.len() % 2, 0);
        let each = frames.len() / 2;
        assert!((18..=24).contains(&each), "{each}");
        for frame in &frames {
            assert_eq!(frame.buffer().dimensions(), (480, 270));
        }
        let level = |at: usize| frames[at].buffer().get_pixel(240, 135).0[0];
        // It begins 1.2 seconds before the opening in frame 61: with about frame 25.
        assert!(level(0).abs_diff(50) < 12, "{}", level(0));
        assert!(level(each - 1).abs_diff(188) < 12, "{}", level(each - 1));
        let millis = |at: usize| frames[at].delay().numer_denom_ms().0;
        assert_eq!((millis(0), millis(each - 1)), (130, 1_000));
    }

    #[test]
    fn it_stops_when_it_is_told_to_and_without_a_roll_there_is_none() {
        let stop = AtomicBool::new(false);
        let rolls = [roll((64, 48)), roll((64, 48))];
        let written = write(rolls.into_iter(), io::sink(), &stop, |done| {
            stop.store(done == 1, Ordering::Relaxed);
        });
        assert_eq!(written, Err(NoReel::Stopped));
        let stop = AtomicBool::new(false);
        let written = write(std::iter::empty(), io::sink(), &stop, |_| {});
        assert_eq!(written, Err(NoReel::Empty));
    }
}
