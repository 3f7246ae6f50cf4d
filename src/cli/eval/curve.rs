//! The picture of the curve: right answers against answered rolls, and stated certainty against what was right.

use image::{Rgb, RgbImage};

use super::super::score::certainty::{Bin, Curve, Reliability, Step};
use super::super::score::{Rates, Score};
use super::canvas::{Anchor, Canvas, Point};

const WIDTH: u32 = 1280;
const HEIGHT: u32 = 620;
const GROUND: Rgb<u8> = Rgb([255, 255, 255]);
const INK: Rgb<u8> = Rgb([34, 40, 49]);
const QUIET_INK: Rgb<u8> = Rgb([106, 115, 125]);
const GRID: Rgb<u8> = Rgb([228, 231, 235]);
const CURVE: Rgb<u8> = Rgb([24, 98, 168]);
const BAND: Rgb<u8> = Rgb([214, 229, 244]);
const NOW: Rgb<u8> = Rgb([200, 84, 20]);
const HEAD: f32 = 26.0;
const TEXT: f32 = 18.0;
const SMALL: f32 = 15.0;

/// Height of the lines that say what the marks mean.
const LEGEND: f32 = 598.0;

/// Lower ends that the axis of right answers may have, in percent: the highest that leaves the curve room.
const LOWER_ENDS: [f64; 5] = [98.0, 95.0, 90.0, 80.0, 50.0];
/// Thresholds that are written beside the curve, where there is room.
const WRITTEN: [u8; 7] = [99, 97, 95, 90, 80, 70, 50];
/// Least distance between two of them, in pixels.
const APART: f32 = 56.0;

/// A rectangle of the picture with an axis each way.
struct Plot {
    left: f32,
    right: f32,
    top: f32,
    bottom: f32,
    x_range: [f64; 2],
    y_range: [f64; 2],
}

impl Plot {
    fn x(&self, value: f64) -> f32 {
        let share = (value - self.x_range[0]) / (self.x_range[1] - self.x_range[0]);
        self.left + (self.right - self.left) * share.clamp(0.0, 1.0) as f32
    }

    fn y(&self, value: f64) -> f32 {
        let share = (value - self.y_range[0]) / (self.y_range[1] - self.y_range[0]);
        self.bottom - (self.bottom - self.top) * share.clamp(0.0, 1.0) as f32
    }

    /// Lines across at every fifth of the range, with their percent.
    fn rule_across(&self, canvas: &mut Canvas) {
        let step = (self.y_range[1] - self.y_range[0]) / 5.0;
        for line in 0..=5 {
            let value = self.y_range[0] + f64::from(line) * step;
            let y = self.y(value);
            canvas.line(&[[self.left, y], [self.right, y]], 1.0, GRID);
            let words = if step < 1.0 {
                format!("{value:.1} %")
            } else {
                format!("{value:.0} %")
            };
            canvas.words(
                &words,
                [self.left - 10.0, y + 5.0],
                SMALL,
                Anchor::Right,
                QUIET_INK,
            );
        }
    }

    fn title(&self, canvas: &mut Canvas, title: &str, below: &str) {
        canvas.words(title, [self.left, self.top - 22.0], TEXT, Anchor::Left, INK);
        let middle = (self.left + self.right) / 2.0;
        canvas.words(
            below,
            [middle, self.bottom + 62.0],
            SMALL,
            Anchor::Middle,
            QUIET_INK,
        );
    }
}

/// Draws both diagrams.
pub fn drawn(score: &Score) -> RgbImage {
    let total = score.total();
    let mut canvas = Canvas::new(WIDTH, HEIGHT, GROUND);
    canvas.words(
        "How often the judge is right, and how often it answers",
        [40.0, 46.0],
        HEAD,
        Anchor::Left,
        INK,
    );
    let said = format!(
        "{} rolls in {} clips; the light areas hold what the true share is, 95 % sure",
        total.rolls, total.clips
    );
    canvas.words(&said, [40.0, 72.0], SMALL, Anchor::Left, QUIET_INK);
    draw_curve(&mut canvas, &score.curve(), &total.into());
    draw_reliability(&mut canvas, &score.reliability());
    canvas.picture
}

fn draw_curve(canvas: &mut Canvas, curve: &Curve, now: &Rates) {
    let place = |step: &Step| step.answered.percent.zip(step.right.percent);
    let lowest = curve
        .steps
        .iter()
        .filter_map(place)
        .chain(now.answered.percent.zip(now.right.percent))
        .fold(100.0, |lowest: f64, (_, right)| lowest.min(right));
    let lower_end = LOWER_ENDS
        .into_iter()
        .find(|end| *end < lowest - 0.2 * (100.0 - end));
    let plot = Plot {
        left: 100.0,
        right: 620.0,
        top: 150.0,
        bottom: 510.0,
        x_range: [0.0, 100.0],
        y_range: [lower_end.unwrap_or_default(), 100.0],
    };
    plot.rule_across(canvas);
    plot.title(
        canvas,
        "Right among answered, if it asked below a certainty",
        "rolls answered",
    );
    for percent in [0, 20, 40, 60, 80, 100] {
        let at = [plot.x(f64::from(percent)), plot.bottom + 24.0];
        canvas.words(
            &format!("{percent} %"),
            at,
            SMALL,
            Anchor::Middle,
            QUIET_INK,
        );
    }
    let placed: Vec<(&Step, Point, Point)> = curve
        .steps
        .iter()
        .filter_map(|step| {
            let (covered, right) = place(step)?;
            let least = step.right.at_least_percent_95?;
            let x = plot.x(covered);
            Some((step, [x, plot.y(right)], [x, plot.y(least)]))
        })
        .collect();
    let upper = placed.iter().map(|(_, at, _)| *at);
    let lower = placed.iter().rev().map(|(_, _, least)| *least);
    canvas.fill(&[upper.clone().chain(lower).collect()], BAND, 1.0);
    canvas.line(&upper.collect::<Vec<_>>(), 3.0, CURVE);
    let mut last = f32::NEG_INFINITY;
    for from in WRITTEN {
        let Some((_, at, _)) = placed.iter().rfind(|(step, ..)| step.from_percent >= from) else {
            continue;
        };
        if at[0] - last < APART {
            continue;
        }
        last = at[0];
        canvas.disc(*at, 5.0, CURVE);
        // To the left, as the curve falls to the right.
        let beside = [at[0] - 4.0, at[1] + 22.0];
        let words = format!("{from} %");
        canvas.words(&words, beside, SMALL, Anchor::Right, CURVE);
    }
    if let Some((covered, right)) = now.answered.percent.zip(now.right.percent) {
        let at = [plot.x(covered), plot.y(right)];
        canvas.disc(at, 9.0, GROUND);
        canvas.disc(at, 7.0, NOW);
        let least = now.right.at_least_percent_95.unwrap_or_default();
        let words = format!(
            "as it asks now: {right:.1} % right (at least {least:.1} %), {covered:.1} % answered"
        );
        let legend = [plot.left, LEGEND];
        canvas.disc([legend[0] - 6.0, legend[1] - 5.0], 6.0, NOW);
        canvas.words(
            &words,
            [legend[0] + 8.0, legend[1]],
            SMALL,
            Anchor::Left,
            INK,
        );
    }
}

fn draw_reliability(canvas: &mut Canvas, found: &Reliability) {
    let plot = Plot {
        left: 750.0,
        right: 1240.0,
        top: 150.0,
        bottom: 510.0,
        x_range: [0.0, found.bins.len().max(1) as f64],
        y_range: [0.0, 100.0],
    };
    plot.rule_across(canvas);
    plot.title(
        canvas,
        "Right among the calls said so sure",
        "stated certainty, and number of calls",
    );
    let half = ((plot.right - plot.left) / found.bins.len().max(1) as f32 * 0.32).min(28.0);
    for (bin, at) in found.bins.iter().zip(0..) {
        let x = plot.x(f64::from(at) + 0.5);
        draw_bin(canvas, &plot, bin, x, half);
    }
    let legend = [plot.left + 10.0, LEGEND];
    canvas.line(
        &[
            [legend[0] - 10.0, legend[1] - 5.0],
            [legend[0] + 14.0, legend[1] - 5.0],
        ],
        4.0,
        NOW,
    );
    canvas.words(
        "said",
        [legend[0] + 22.0, legend[1]],
        SMALL,
        Anchor::Left,
        INK,
    );
    canvas.disc([legend[0] + 84.0, legend[1] - 5.0], 6.0, CURVE);
    canvas.words(
        "right",
        [legend[0] + 98.0, legend[1]],
        SMALL,
        Anchor::Left,
        INK,
    );
}

fn draw_bin(canvas: &mut Canvas, plot: &Plot, bin: &Bin, x: f32, half: f32) {
    let bar = [plot.y(bin.high_percent_95), plot.y(bin.low_percent_95)];
    canvas.rectangle([x - half, bar[0]], [x + half, bar[1]], BAND);
    let said = plot.y(bin.stated_percent);
    canvas.line(&[[x - half, said], [x + half, said]], 4.0, NOW);
    canvas.disc([x, plot.y(bin.right_percent)], 6.0, CURVE);
    let range = format!("{}\u{2013}{}", bin.from_percent, bin.to_percent);
    canvas.words(&range, [x, plot.bottom + 22.0], SMALL, Anchor::Middle, INK);
    let calls = bin.calls.to_string();
    canvas.words(
        &calls,
        [x, plot.bottom + 41.0],
        SMALL,
        Anchor::Middle,
        QUIET_INK,
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_judged_is_drawn_all_the_same() {
        let picture = drawn(&Score::default());
        assert_eq!(picture.dimensions(), (WIDTH, HEIGHT));
    }

    #[test]
    fn values_stand_on_their_axes() {
        let plot = Plot {
            left: 100.0,
            right: 300.0,
            top: 50.0,
            bottom: 150.0,
            x_range: [0.0, 100.0],
            y_range: [90.0, 100.0],
        };
        assert_eq!(
            (plot.x(0.0), plot.x(50.0), plot.x(100.0)),
            (100.0, 200.0, 300.0)
        );
        assert_eq!(
            (plot.y(90.0), plot.y(100.0), plot.y(10.0)),
            (150.0, 50.0, 150.0)
        );
    }
}
