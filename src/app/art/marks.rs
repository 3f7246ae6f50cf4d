//! Small line drawings in one colour, a coin and a die.

use eframe::egui::{Color32, Painter, Rect};

use super::sketch::{At, Outline, Sketch};
use crate::app::theme::{Hue, Theme};

/// A mark is drawn in a box of this size, in lines of [`LINE`].
const BOX: At = (24.0, 24.0);
/// Thickness of a mark's lines in units of its box.
const LINE: f32 = 2.0;

/// A small line drawing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A tick: done, agreed, won.
    Check,
    /// A triangle with an exclamation mark: look here.
    Warning,
    /// A cross: no, away.
    Cross,
    /// A crown: the winner.
    Crown,
    /// A cup: the match is won.
    Cup,
    /// A magnifying glass: search.
    Magnifier,
    /// A camera.
    Camera,
    /// A loudspeaker: sound is on.
    Speaker,
    /// A loudspeaker with a cross: sound is off.
    SpeakerOff,
    /// A lock: secret.
    Lock,
    /// An open eye: everybody may see it.
    Eye,
    /// A closed eye: covered.
    EyeClosed,
    /// Six dots: drag here.
    Handle,
    /// An hourglass: wait.
    Hourglass,
    /// A clock: time.
    Clock,
    /// An arrow to the left.
    ArrowLeft,
    /// An arrow to the right.
    ArrowRight,
    /// An arrow up.
    ArrowUp,
    /// An arrow down.
    ArrowDown,
    /// A pencil: change.
    Pencil,
    /// A bin: delete.
    Trash,
    /// A closed ball.
    BallClosed,
    /// An open ball.
    BallOpen,
}

impl Mark {
    /// All of them.
    pub const ALL: [Self; 23] = [
        Self::Check,
        Self::Warning,
        Self::Cross,
        Self::Crown,
        Self::Cup,
        Self::Magnifier,
        Self::Camera,
        Self::Speaker,
        Self::SpeakerOff,
        Self::Lock,
        Self::Eye,
        Self::EyeClosed,
        Self::Handle,
        Self::Hourglass,
        Self::Clock,
        Self::ArrowLeft,
        Self::ArrowRight,
        Self::ArrowUp,
        Self::ArrowDown,
        Self::Pencil,
        Self::Trash,
        Self::BallClosed,
        Self::BallOpen,
    ];
}

/// A mark in `colour`, as large as fits.
pub fn mark(painter: &Painter, rect: Rect, mark: Mark, colour: Color32) {
    let sketch = Sketch::new(painter, rect, BOX);
    let turned = match mark {
        Mark::ArrowRight => sketch.part((12.0, 12.0), BOX, BOX.0, 180.0),
        Mark::ArrowUp => sketch.part((12.0, 12.0), BOX, BOX.0, 90.0),
        Mark::ArrowDown => sketch.part((12.0, 12.0), BOX, BOX.0, -90.0),
        _ => sketch,
    };
    let lines = Lines {
        sketch: turned,
        colour,
    };
    lines.draw(mark);
}

/// A mark being drawn.
struct Lines<'a> {
    sketch: Sketch<'a>,
    colour: Color32,
}

impl Lines<'_> {
    fn draw(&self, mark: Mark) {
        match mark {
            Mark::Check => self.through(&[(4.0, 12.5), (9.5, 18.0), (20.0, 6.5)]),
            Mark::Warning => self.warning(),
            Mark::Cross => {
                self.through(&[(5.5, 5.5), (18.5, 18.5)]);
                self.through(&[(18.5, 5.5), (5.5, 18.5)]);
            }
            Mark::Crown => self.crown(),
            Mark::Cup => self.cup(),
            Mark::Magnifier => {
                self.ring((10.5, 10.5), 6.5);
                self.through(&[(15.4, 15.4), (20.5, 20.5)]);
            }
            Mark::Camera => self.camera(),
            Mark::Speaker => {
                self.speaker();
                self.line(&Outline::of_arc((12.0, 12.0), 4.3, -50.0, 50.0));
                self.line(&Outline::of_arc((12.0, 12.0), 8.6, -50.0, 50.0));
            }
            Mark::SpeakerOff => {
                self.speaker();
                self.through(&[(15.5, 9.3), (21.0, 14.7)]);
                self.through(&[(21.0, 9.3), (15.5, 14.7)]);
            }
            Mark::Lock => self.lock(),
            Mark::Eye => self.eye(),
            Mark::EyeClosed => self.eye_closed(),
            Mark::Handle => {
                for x in [8.5, 15.5] {
                    for y in [5.5, 12.0, 18.5] {
                        self.dot((x, y), 1.8);
                    }
                }
            }
            Mark::Hourglass => self.hourglass(),
            Mark::Clock => {
                self.ring((12.0, 12.0), 9.0);
                self.through(&[(12.0, 6.8), (12.0, 12.0), (15.6, 14.2)]);
            }
            Mark::ArrowLeft | Mark::ArrowRight | Mark::ArrowUp | Mark::ArrowDown => {
                self.through(&[(20.0, 12.0), (4.5, 12.0)]);
                self.through(&[(11.0, 5.0), (4.0, 12.0), (11.0, 19.0)]);
            }
            Mark::Pencil => {
                self.closed(&Outline::through(&[
                    (3.5, 20.5),
                    (4.8, 15.4),
                    (16.0, 4.2),
                    (19.8, 8.0),
                    (8.6, 19.2),
                ]));
                self.through(&[(13.2, 7.0), (17.0, 10.8)]);
            }
            Mark::Trash => self.trash(),
            Mark::BallClosed => self.ball_closed(),
            Mark::BallOpen => self.ball_open(),
        }
    }

    fn line(&self, outline: &Outline) {
        self.sketch.line(outline, LINE, self.colour);
    }

    fn through(&self, places: &[At]) {
        self.line(&Outline::through(places));
    }

    fn closed(&self, outline: &Outline) {
        self.sketch.closed(outline, LINE, self.colour);
    }

    fn ring(&self, at: At, radius: f32) {
        self.sketch.ring(at, radius, LINE, self.colour);
    }

    fn dot(&self, at: At, radius: f32) {
        self.sketch.disc(at, radius, self.colour);
    }

    fn warning(&self) {
        let half = Outline::from((12.0, 3.0))
            .bend((10.9, 3.0), (10.3, 4.0))
            .to((2.7, 18.0))
            .bend((1.9, 20.5), (4.2, 20.8))
            .to((12.0, 20.8));
        self.closed(&half.both_sides(12.0));
        self.through(&[(12.0, 9.0), (12.0, 13.2)]);
        self.dot((12.0, 17.0), 1.3);
    }

    fn crown(&self) {
        let half = Outline::from((12.0, 4.5))
            .to((7.8, 11.0))
            .to((2.8, 7.2))
            .to((4.6, 17.0))
            .to((12.0, 17.0));
        self.closed(&half.both_sides(12.0));
        self.through(&[(5.0, 20.8), (19.0, 20.8)]);
    }

    fn cup(&self) {
        let bowl = Outline::from((12.0, 3.5))
            .to((6.8, 3.5))
            .to((6.8, 8.5))
            .curve((6.8, 12.5), (9.0, 15.0), (12.0, 15.0));
        self.closed(&bowl.both_sides(12.0));
        let handle =
            Outline::from((6.8, 5.5))
                .to((3.0, 5.5))
                .curve((3.0, 9.5), (4.5, 11.5), (7.6, 11.6));
        self.line(&handle);
        self.line(&handle.mirrored(12.0));
        self.through(&[(12.0, 15.0), (12.0, 20.5)]);
        self.through(&[(7.5, 20.5), (16.5, 20.5)]);
    }

    fn camera(&self) {
        let half = Outline::from((12.0, 4.5))
            .to((9.0, 4.5))
            .to((7.2, 7.2))
            .to((4.2, 7.2))
            .bend((2.5, 7.2), (2.5, 9.0))
            .to((2.5, 18.0))
            .bend((2.5, 19.8), (4.2, 19.8))
            .to((12.0, 19.8));
        self.closed(&half.both_sides(12.0));
        self.ring((12.0, 13.2), 3.6);
    }

    fn speaker(&self) {
        self.closed(&Outline::through(&[
            (2.8, 9.2),
            (6.4, 9.2),
            (11.0, 5.0),
            (11.0, 19.0),
            (6.4, 14.8),
            (2.8, 14.8),
        ]));
    }

    fn lock(&self) {
        self.closed(&Outline::rounded((4.5, 10.5), (15.0, 10.5), 2.0));
        let bow = Outline::from((7.8, 10.5))
            .arc((12.0, 7.2), 4.2, 180.0, 360.0)
            .to((16.2, 10.5));
        self.line(&bow);
        self.through(&[(12.0, 14.6), (12.0, 16.6)]);
    }

    fn eye(&self) {
        let lids = Outline::from((2.2, 12.0))
            .curve((6.0, 3.8), (18.0, 3.8), (21.8, 12.0))
            .curve((18.0, 20.2), (6.0, 20.2), (2.2, 12.0));
        self.closed(&lids);
        self.ring((12.0, 12.0), 3.0);
    }

    fn eye_closed(&self) {
        let lid = Outline::from((2.5, 9.0)).curve((7.0, 16.4), (17.0, 16.4), (21.5, 9.0));
        self.line(&lid);
        for lash in [
            [(5.3, 12.3), (3.4, 15.2)],
            [(9.7, 14.4), (8.9, 18.0)],
            [(14.3, 14.4), (15.1, 18.0)],
            [(18.7, 12.3), (20.6, 15.2)],
        ] {
            self.through(&lash);
        }
    }

    fn hourglass(&self) {
        self.through(&[(5.0, 3.0), (19.0, 3.0)]);
        self.through(&[(5.0, 21.0), (19.0, 21.0)]);
        let glass = Outline::from((7.0, 3.0))
            .curve((7.0, 9.0), (10.8, 9.2), (10.8, 12.0))
            .curve((10.8, 14.8), (7.0, 15.0), (7.0, 21.0));
        self.line(&glass);
        self.line(&glass.mirrored(12.0));
        let sand = Outline::from((12.0, 15.5))
            .bend((9.5, 17.0), (9.0, 19.6))
            .to((12.0, 19.6));
        self.sketch.fill(&sand.both_sides(12.0), self.colour);
    }

    fn trash(&self) {
        self.through(&[(3.5, 6.5), (20.5, 6.5)]);
        self.through(&[(9.0, 6.5), (9.0, 3.2), (15.0, 3.2), (15.0, 6.5)]);
        self.through(&[(5.6, 6.5), (6.8, 20.8), (17.2, 20.8), (18.4, 6.5)]);
        self.through(&[(10.0, 10.8), (10.2, 16.6)]);
        self.through(&[(14.0, 10.8), (13.8, 16.6)]);
    }

    fn ball_closed(&self) {
        self.ring((12.0, 12.0), 9.5);
        self.ring((12.0, 12.0), 3.0);
        for side in [-1.0, 1.0] {
            let at = |along: f32, down: f32| (12.0 + side * along, 12.0 + side * down);
            self.line(&Outline::from(at(3.0, 0.0)).bend(at(6.8, -0.6), at(9.4, 1.6)));
            self.line(&Outline::from(at(0.0, -3.0)).bend(at(0.6, -6.8), at(-1.6, -9.4)));
        }
    }

    fn ball_open(&self) {
        let shell = Outline::from((8.6, 2.6))
            .curve((1.0, 4.6), (-0.4, 16.4), (5.4, 20.6))
            .curve((6.4, 21.4), (7.6, 21.6), (8.8, 21.4))
            .curve((5.6, 15.0), (5.8, 8.6), (8.6, 2.6));
        self.closed(&shell);
        self.closed(&shell.mirrored(12.0));
        self.ring((12.0, 12.0), 3.0);
    }
}

/// A side of a coin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CoinSide {
    /// A face.
    Heads,
    /// A number.
    Tails,
}

/// A coin that shows this side.
pub fn coin(painter: &Painter, theme: &Theme, rect: Rect, side: CoinSide) {
    let sketch = Sketch::new(painter, rect, (48.0, 48.0));
    let middle = (24.0, 24.0);
    let ink = theme.ink();
    let line = theme.drawing_line(sketch.points(2.0));
    sketch.framed_disc(middle, 22.0, theme.hue(Hue::Yellow), line);
    sketch.ring(middle, 18.0, 1.6, theme.shade(theme.hue(Hue::Yellow)));
    match side {
        CoinSide::Heads => {
            for x in [18.0, 30.0] {
                sketch.line(&Outline::through(&[(x, 18.5), (x, 21.5)]), 3.6, ink);
            }
            let smile = Outline::from((15.5, 27.0)).curve((18.5, 35.0), (29.5, 35.0), (32.5, 27.0));
            sketch.line(&smile, 3.0, ink);
        }
        CoinSide::Tails => {
            let one = Outline::through(&[(18.5, 18.5), (25.0, 13.5), (25.0, 34.0)]);
            sketch.line(&one, 4.2, ink);
            sketch.line(&Outline::through(&[(18.5, 34.0), (31.5, 34.0)]), 4.2, ink);
        }
    }
}

/// A die that shows this face; a number that no die has shows none.
pub fn die(painter: &Painter, theme: &Theme, rect: Rect, face: u8) {
    let sketch = Sketch::new(painter, rect, (48.0, 48.0));
    let body = Outline::rounded((3.0, 3.0), (42.0, 42.0), 9.0);
    let line = theme.drawing_line(sketch.points(2.4));
    sketch.framed(&body, theme.hue(Hue::White), line);
    let (near, middle, far) = (13.0, 24.0, 35.0);
    let pips: &[At] = match face {
        1 => &[(middle, middle)],
        2 => &[(near, near), (far, far)],
        3 => &[(near, near), (middle, middle), (far, far)],
        4 => &[(near, near), (far, near), (near, far), (far, far)],
        5 => &[
            (near, near),
            (far, near),
            (middle, middle),
            (near, far),
            (far, far),
        ],
        6 => &[
            (near, near),
            (far, near),
            (near, middle),
            (far, middle),
            (near, far),
            (far, far),
        ],
        _ => &[],
    };
    for at in pips {
        sketch.disc(*at, if face == 1 { 5.4 } else { 4.6 }, theme.ink());
    }
}
