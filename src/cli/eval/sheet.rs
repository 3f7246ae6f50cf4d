//! One picture of a clip that was not called as it should be: before, rolling, opening, at rest, and what was made of it.

use std::path::Path;

use image::imageops::{self, FilterType};
use image::{Rgb, RgbImage};

use super::super::Failure;
use super::super::evidence::{CALLED_GATE_COLOUR, GATE_COLOUR, OBJECT_COLOUR, safe_name};
use super::super::score::{End, Trial};
use super::canvas::{Anchor, Canvas, Point};
use super::notes::Note;
use super::unwritable;
use crate::camera::{Clip, Corners, Delivery, FrameSource as _};
use crate::vision::{Call, GateInImage};

const GROUND: Rgb<u8> = Rgb([24, 28, 33]);
const INK: Rgb<u8> = Rgb([235, 238, 242]);
const QUIET_INK: Rgb<u8> = Rgb([160, 168, 178]);
const FOOTPRINT: Rgb<u8> = Rgb([90, 200, 255]);
const LABELLED: Rgb<u8> = Rgb([255, 255, 255]);
/// Sides of the enlarged pictures, and width of the whole one.
const ENLARGED: u32 = 300;
const WHOLE: u32 = 400;
const GAP: u32 = 12;
const HEAD: u32 = 68;
const FOOT: u32 = 60;
const TEXT: f32 = 19.0;
const SMALL: f32 = 15.0;
/// The enlarged part reaches this far beyond the thing, as a share of the thing,
const AROUND: f64 = 0.8;
/// is never smaller than this, in pixels,
const LEAST_PART: f64 = 64.0;
/// and grows to hold the rolling thing up to this many times.
const MOST_GROWTH: f64 = 2.0;
/// The calm table is shown as it was this long after the clip began, in seconds.
const CALM_SECONDS: f64 = 0.2;

/// Where the moments of a roll are found in a clip.
#[derive(Debug, Clone, PartialEq)]
struct Moments {
    before: u64,
    rolling: u64,
    /// The opening, or where it stopped when nothing opened.
    opening: u64,
    opened: bool,
    rest: u64,
}

impl Moments {
    /// From the call, else from the close look, else from the labels; a clip without any shows its end.
    fn of(trial: &Trial, note: Option<&Note>, last_frame: u64) -> Self {
        let (call, truth) = (trial.counts.as_ref(), &trial.truth);
        let before = (CALM_SECONDS * truth.fps).round().max(1.0) as u64;
        let rest = call
            .map(|call| call.call_frame)
            .or(note.map(|note| note.call_frame))
            .or(truth.settle_frame.map(|frame| frame + before))
            .unwrap_or(last_frame)
            .min(last_frame);
        let opened = call.map_or(truth.first_open_frame, |call| call.open_frame);
        let opening = opened
            .or(call.map(|call| call.settle_frame))
            .or(truth.ball_settle_frame)
            .unwrap_or(rest)
            .min(rest);
        let rolling = note
            .and_then(|note| note.way.iter().rfind(|(frame, _)| *frame < opening))
            .map_or(opening.saturating_sub(1).max(1), |(frame, _)| *frame);
        Self {
            before: before.min(last_frame),
            rolling,
            opening,
            opened: opened.is_some(),
            rest,
        }
    }
}

/// The close look that a clip's picture shows: that of the call that counts, else the last at which something lay there.
fn shown_note<'a>(trial: &Trial, notes: &'a [Note]) -> Option<&'a Note> {
    let of_call = trial.counts.as_ref().and_then(|call| {
        let same = |note: &&Note| note.call_frame == call.call_frame;
        notes.iter().rfind(same)
    });
    of_call
        .or_else(|| notes.iter().rfind(|note| note.thing.is_some()))
        .or_else(|| notes.last())
}

/// Writes the picture of one clip into a folder and gives the file's name. `frames` is the clip's length.
///
/// # Errors
/// When the clip cannot be read again or the file not be written.
pub fn write(
    folder: &Path,
    clip: &Path,
    trial: &Trial,
    notes: &[Note],
    gates: &[GateInImage],
    frames: u64,
) -> Result<String, Failure> {
    let note = shown_note(trial, notes);
    let moments = Moments::of(trial, note, frames);
    let pictures = read(clip, &moments)?;
    if pictures.is_empty() {
        return Err(Failure::Unusable(format!(
            "{}: none of its frames can be shown",
            clip.display()
        )));
    }
    let sheet = Sheet {
        trial,
        note,
        gates,
        moments,
        pictures: &pictures,
    };
    let name = format!(
        "{}_{}.png",
        trial.end.word().replace(' ', "_"),
        safe_name(&trial.clip)
    );
    std::fs::create_dir_all(folder).map_err(|error| unwritable(folder, &error))?;
    let path = folder.join(&name);
    let drawn = sheet.drawn();
    drawn
        .save(&path)
        .map_err(|error| unwritable(&path, &error))?;
    Ok(name)
}

/// The frames of these moments, as far as they can be read, with their numbers.
fn read(clip: &Path, moments: &Moments) -> Result<Vec<(u64, RgbImage)>, Failure> {
    let wanted = [
        moments.before,
        moments.rolling,
        moments.opening,
        moments.rest,
    ];
    let mut clip = Clip::open(clip, Corners::ToBeFound)?;
    let mut pictures = Vec::new();
    loop {
        match clip.next_frame()? {
            Delivery::End => return Ok(pictures),
            Delivery::Frame(frame) | Delivery::Repaired { frame, .. }
                if wanted.contains(&frame.number) =>
            {
                pictures.push((frame.number, frame.picture));
            }
            _ => {}
        }
    }
}

/// The text that names every picture of the folder, the worst first.
pub fn index(trials: &[Trial]) -> String {
    let mut lines = Vec::new();
    for end in [
        End::FalseCall,
        End::Wrong,
        End::Uncalled,
        End::FalseQuestion,
        End::Asked,
    ] {
        let of_end: Vec<(&Trial, &str)> = trials
            .iter()
            .filter(|trial| trial.end == end)
            .filter_map(|trial| Some((trial, trial.picture.as_deref()?)))
            .collect();
        if of_end.is_empty() {
            continue;
        }
        lines.push(format!("{} ({})", end.word(), of_end.len()));
        for (trial, file) in of_end {
            lines.push(format!("  {file}  {}", trial.in_words()));
        }
    }
    lines.push(String::new());
    lines.join("\n")
}

/// Everything that one picture shows.
struct Sheet<'a> {
    trial: &'a Trial,
    note: Option<&'a Note>,
    gates: &'a [GateInImage],
    moments: Moments,
    pictures: &'a [(u64, RgbImage)],
}

/// A part of the clip's picture, shown in the sheet at another size.
#[derive(Debug, Clone, Copy)]
struct View {
    /// Left top corner of the part, in the clip's pixels.
    from: [f64; 2],
    /// The same corner in the sheet.
    to: [f32; 2],
    /// Pixels of the sheet for each of the clip.
    scale: f64,
    /// Width and height in the sheet.
    size: [f32; 2],
}

impl View {
    /// Where a point of the clip's picture is in the sheet; its pixels are counted from their centres.
    fn at(&self, point: [f64; 2]) -> Point {
        [0, 1].map(|k| self.to[k] + ((point[k] + 0.5 - self.from[k]) * self.scale) as f32)
    }

    fn holds(&self, [x, y]: Point) -> bool {
        (self.to[0]..=self.to[0] + self.size[0]).contains(&x)
            && (self.to[1]..=self.to[1] + self.size[1]).contains(&y)
    }

    /// Draws the lines of a closed outline as far as they lie in the view.
    fn outline(&self, canvas: &mut Canvas, points: &[[f64; 2]], width: f32, colour: Rgb<u8>) {
        let points: Vec<Point> = points.iter().map(|point| self.at(*point)).collect();
        for (a, b) in points.iter().zip(points.iter().cycle().skip(1)) {
            // In short pieces, so that a line ends where the view does.
            let pieces = ((b[0] - a[0]).hypot(b[1] - a[1]) / 4.0).ceil().max(1.0) as u16;
            let along = |piece: u16| {
                let share = f32::from(piece) / f32::from(pieces);
                [0, 1].map(|k| a[k] + (b[k] - a[k]) * share)
            };
            let inside: Vec<[Point; 2]> = (0..pieces)
                .map(|piece| [along(piece), along(piece + 1)])
                .filter(|piece| piece.iter().all(|point| self.holds(*point)))
                .collect();
            if let [first, .., last] = inside.as_slice() {
                canvas.line(&[first[0], last[1]], width, colour);
            } else if let [only] = inside.as_slice() {
                canvas.line(only, width, colour);
            }
        }
    }
}

impl Sheet<'_> {
    fn drawn(&self) -> RgbImage {
        let (width, height) = self
            .pictures
            .first()
            .map_or((1, 1), |(_, p)| p.dimensions());
        let whole_height = WHOLE * height / width.max(1);
        let sheet_width = GAP + WHOLE + 5 * (GAP + ENLARGED) + GAP;
        let sheet_height = HEAD + whole_height.max(ENLARGED) + FOOT;
        let mut canvas = Canvas::new(sheet_width, sheet_height, GROUND);
        let left = GAP as f32;
        canvas.words(
            &self.trial.in_words(),
            [left, 28.0],
            TEXT,
            Anchor::Left,
            INK,
        );
        let measured = match self.note {
            None => "nothing was looked at closely".to_owned(),
            Some(note) if self.trial.counts.is_none() => format!("not called: {}", note.measured),
            Some(note) => note.measured.clone(),
        };
        canvas.words(&measured, [left, 52.0], SMALL, Anchor::Left, QUIET_INK);

        let moments = &self.moments;
        let part = self.part([width, height].map(f64::from));
        let at_rest = self.picture(moments.rest);
        let whole = self.place(
            &mut canvas,
            at_rest,
            [GAP, HEAD],
            [0.0, 0.0],
            [f64::from(width), f64::from(height)],
            [WHOLE, whole_height],
        );
        self.mark(&mut canvas, &whole, 1.5);
        let [[x0, y0], side] = [part.0, [part.1; 2]];
        let corners = [
            [x0, y0],
            [x0 + side[0], y0],
            [x0 + side[0], y0 + side[1]],
            [x0, y0 + side[1]],
        ];
        whole.outline(&mut canvas, &corners, 1.5, LABELLED);

        let truth = &self.trial.truth;
        let labelled = |frame: Option<u64>, none: &str| match (frame, none) {
            (Some(frame), _) => format!(" (labels: {frame})"),
            (None, "") => String::new(),
            (None, none) => format!(" (labels: {none})"),
        };
        let opening = if moments.opened {
            let truly = labelled(truth.first_open_frame, "never");
            format!("opens, frame {}{truly}", moments.opening)
        } else {
            let truly = labelled(truth.ball_settle_frame, "");
            format!("stops, frame {}{truly}", moments.opening)
        };
        let rest = format!(
            "at rest, frame {}{}",
            moments.rest,
            labelled(truth.settle_frame, "")
        );
        let captions = [
            (moments.before, format!("before, frame {}", moments.before)),
            (
                moments.rolling,
                format!("rolling, frame {}", moments.rolling),
            ),
            (moments.opening, opening),
            (moments.rest, rest),
            (moments.rest, "what was seen there".to_owned()),
        ];
        for ((frame, caption), column) in captions.iter().zip(0..) {
            let x = GAP + WHOLE + GAP + column * (ENLARGED + GAP);
            let view = self.place(
                &mut canvas,
                self.picture(*frame),
                [x, HEAD],
                part.0,
                [part.1; 2],
                [ENLARGED; 2],
            );
            if column == 4 {
                self.mark(&mut canvas, &view, 2.0);
            } else if column == 2 {
                self.cards(&mut canvas, &view, 1.5);
            }
            let below = [x as f32, (HEAD + ENLARGED + 20) as f32];
            canvas.words(caption, below, SMALL, Anchor::Left, INK);
        }
        self.legend(&mut canvas, [left, (sheet_height - 10) as f32]);
        canvas.picture
    }

    /// The part of the picture that is enlarged: its left top corner and its side.
    fn part(&self, size: [f64; 2]) -> ([f64; 2], f64) {
        let call = self.trial.counts.as_ref();
        let object = self.trial.truth.object.as_ref();
        let seen = self
            .note
            .and_then(|note| note.thing.as_ref())
            .map(|thing| thing.bounds);
        let way = |frame: u64| {
            let way = &self.note?.way;
            way.iter().rfind(|(n, _)| *n <= frame).map(|(_, at)| *at)
        };
        let point = |[x, y]: [f64; 2]| [x - 8.0, y - 8.0, x + 8.0, y + 8.0];
        let bounds = seen
            .or(call.and_then(|call| call.box_in_image))
            .or(object.and_then(|object| object.bbox_px))
            .or(way(self.moments.rest).map(point));
        let Some([x0, y0, x1, y1]) = bounds else {
            return ([0.0, (size[1] - size[0]) / 2.0], size[0]);
        };
        let side = (x1 - x0).max(y1 - y0);
        let mut least = [x0, y0].map(|v| v - AROUND * side);
        let mut most = [x1, y1].map(|v| v + AROUND * side);
        let usual = (most[0] - least[0]).max(most[1] - least[1]).max(LEAST_PART);
        if let Some([x, y]) = way(self.moments.rolling) {
            let with =
                |low: f64, high: f64, v: f64| (low.min(v - 0.6 * side), high.max(v + 0.6 * side));
            let (left, right) = with(least[0], most[0], x);
            let (top, bottom) = with(least[1], most[1], y);
            if (right - left).max(bottom - top) <= MOST_GROWTH * usual {
                (least, most) = ([left, top], [right, bottom]);
            }
        }
        let side = (most[0] - least[0]).max(most[1] - least[1]).max(usual);
        ([0, 1].map(|k| (least[k] + most[k] - side) / 2.0), side)
    }

    /// The picture of a frame, or that of the moment before where it cannot be shown.
    fn picture(&self, frame: u64) -> &RgbImage {
        let at = self
            .pictures
            .partition_point(|(number, _)| *number <= frame);
        &self.pictures[at.saturating_sub(1)].1
    }

    /// Lays a part of a picture into the sheet.
    fn place(
        &self,
        canvas: &mut Canvas,
        picture: &RgbImage,
        to: [u32; 2],
        from: [f64; 2],
        part: [f64; 2],
        size: [u32; 2],
    ) -> View {
        let from = from.map(f64::floor);
        let part = part.map(|side| side.ceil().max(1.0));
        // What lies outside of the picture stays dark.
        let mut cut = RgbImage::from_pixel(part[0] as u32, part[1] as u32, Rgb([0, 0, 0]));
        imageops::replace(&mut cut, picture, -from[0] as i64, -from[1] as i64);
        let enlarged = imageops::resize(&cut, size[0], size[1], FilterType::CatmullRom);
        imageops::replace(
            &mut canvas.picture,
            &enlarged,
            i64::from(to[0]),
            i64::from(to[1]),
        );
        View {
            from,
            to: to.map(|v| v as f32),
            scale: f64::from(size[0]) / part[0],
            size: size.map(|v| v as f32),
        }
    }

    fn cards(&self, canvas: &mut Canvas, view: &View, width: f32) {
        let called = |gate: &GateInImage| {
            let gates = self.trial.counts.as_ref().map(|call: &Call| &call.gates);
            gates.is_some_and(|gates| gates.contains(&gate.index))
        };
        for gate in self.gates {
            let colour = if called(gate) {
                CALLED_GATE_COLOUR
            } else {
                GATE_COLOUR
            };
            view.outline(canvas, &gate.corners_in_image, width, colour);
            let at = view.at(gate.middle());
            if view.holds(at) {
                canvas.words(
                    &(gate.index + 1).to_string(),
                    at,
                    SMALL,
                    Anchor::Middle,
                    colour,
                );
            }
        }
    }

    /// Draws everything that was seen, and where the labels say that it stands.
    fn mark(&self, canvas: &mut Canvas, view: &View, width: f32) {
        self.cards(canvas, view, width);
        for (_, at) in self.note.iter().flat_map(|note| &note.way) {
            let at = view.at(*at);
            if view.holds(at) {
                canvas.disc(at, 1.6, OBJECT_COLOUR);
            }
        }
        if let Some(thing) = self.note.and_then(|note| note.thing.as_ref()) {
            view.outline(canvas, &thing.ball, width, OBJECT_COLOUR);
            view.outline(canvas, &thing.footprint, width, FOOTPRINT);
        }
        let object = self.trial.truth.object.as_ref();
        if let Some(at) = object
            .and_then(|object| object.base_px)
            .map(|base| view.at(base))
            && view.holds(at)
        {
            let [x, y] = at;
            canvas.line(&[[x - 6.0, y], [x + 6.0, y]], width, LABELLED);
            canvas.line(&[[x, y - 6.0], [x, y + 6.0]], width, LABELLED);
        }
    }

    fn legend(&self, canvas: &mut Canvas, [mut x, y]: Point) {
        for (colour, words) in [
            (GATE_COLOUR, "Gate card"),
            (CALLED_GATE_COLOUR, "the called one"),
            (
                OBJECT_COLOUR,
                "its way, and the closed ball that explains it best",
            ),
            (FOOTPRINT, "where that ball touches the table"),
            (LABELLED, "cross: where it stands by the labels"),
        ] {
            canvas.rectangle([x, y - 10.0], [x + 12.0, y + 2.0], colour);
            canvas.words(words, [x + 20.0, y], SMALL, Anchor::Left, QUIET_INK);
            x += canvas.length(words, SMALL) + 48.0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::score::{Judged, Scene, TrueObject, Truth};
    use super::*;
    use crate::vision::{OpenGate, Place, Pose};

    fn truth() -> Truth {
        Truth {
            outcome: "open_on_gate".to_owned(),
            gate: Some(0),
            fps: 30.0,
            skip: false,
            settle_frame: Some(60),
            ball_settle_frame: Some(58),
            first_open_frame: Some(50),
            object: Some(TrueObject::default()),
            scene: Scene::default(),
        }
    }

    fn call(open_frame: Option<u64>, asks: bool) -> Call {
        Call {
            roll: 1,
            pose: if open_frame.is_some() {
                Pose::Open
            } else {
                Pose::Closed
            },
            place: Place::On,
            gate: Some(0),
            gates: vec![0],
            open_gate: OpenGate::Unknown,
            certainty_percent: 90,
            asks,
            alternatives: Vec::new(),
            roll_start_frame: 30,
            open_frame,
            settle_frame: 57,
            call_frame: 65,
            box_in_image: None,
            traits: crate::vision::experience::Traits::default(),
            learnt: crate::vision::experience::Shift::default(),
            colour: crate::vision::colour::Colour::default(),
            let_go: None,
        }
    }

    fn trial(clip: &str, calls: Vec<Call>) -> Trial {
        let judged = Judged {
            calls,
            ..Judged::default()
        };
        Trial::of(clip, &truth(), &judged)
    }

    fn note(call_frame: u64) -> Note {
        Note {
            call_frame,
            way: vec![(40, [10.0, 20.0]), (48, [30.0, 20.0]), (52, [31.0, 20.0])],
            thing: None,
            measured: String::new(),
            without: Vec::new(),
        }
    }

    #[test]
    fn moments_come_from_the_call_then_from_the_look_then_from_the_labels() {
        let of = |calls, note: Option<Note>| {
            let m = Moments::of(&trial("a", calls), note.as_ref(), 80);
            (m.before, m.rolling, m.opening, m.opened, m.rest)
        };
        assert_eq!(
            of(vec![call(Some(51), false)], Some(note(65))),
            (6, 48, 51, true, 65)
        );
        assert_eq!(of(vec![call(None, false)], None), (6, 56, 57, false, 65));
        assert_eq!(of(vec![], Some(note(70))), (6, 48, 50, true, 70));
        assert_eq!(of(vec![], None), (6, 49, 50, true, 66));
    }

    #[test]
    fn the_look_of_the_call_is_shown_else_the_last_with_a_thing() {
        let notes = [note(40), note(65), note(70)];
        let shown = |trial: &Trial| shown_note(trial, &notes).map(|note| note.call_frame);
        assert_eq!(shown(&trial("a", vec![call(None, false)])), Some(65));
        assert_eq!(shown(&trial("a", vec![])), Some(70));
        assert_eq!(shown_note(&trial("a", vec![]), &[]), None);
    }

    #[test]
    fn the_worst_are_named_first() {
        let shown = |clip, picture: &str, asks| {
            let mut trial = trial(clip, vec![call(None, asks)]);
            trial.picture = Some(picture.to_owned());
            trial
        };
        let text = index(&[
            shown("a", "asked_a.png", true),
            shown("b", "wrong_b.png", false),
            trial("c", vec![call(Some(50), false)]),
        ]);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "wrong (1)");
        assert!(lines[1].starts_with("  wrong_b.png  b: open_on_gate 1: roll 1: CLOSED"));
        assert_eq!(lines[2], "asked (1)");
        assert_eq!(lines.len(), 4);
    }
}
