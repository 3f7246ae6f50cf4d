//! The creatures and colours of Kaboodl: drawings of our own, and which name means which.

use eframe::egui::{Color32, Painter, Rect, Stroke};

use super::sketch::{At, Outline, Sketch};
use super::{first_letter, known};
use crate::app::theme::{Hue, Theme};

/// The creatures are drawn in a box of this size.
const BOX: At = (64.0, 64.0);
/// Width of the line around a creature, in units of its box.
const LINE: f32 = 2.8;

/// How a creature looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Creature {
    /// A round bird with a large beak.
    Beak,
    /// A fish.
    Gill,
    /// A dragon with spikes.
    Scale,
    /// A cat with two long teeth.
    Fang,
    /// A dome with an aerial.
    Blip,
    /// A ghost with one eye.
    Wob,
    /// A plain body with a letter, when all drawn ones are taken.
    Letter(char),
}

/// The drawn creatures and the words for them, English and German.
const CREATURES: [(Creature, &[&str]); 6] = [
    (
        Creature::Beak,
        &["beak", "wing", "bird", "schnabel", "vogel", "flügel"],
    ),
    (
        Creature::Gill,
        &["gill", "fin", "fish", "kieme", "flosse", "fisch"],
    ),
    (
        Creature::Scale,
        &["scale", "lizard", "dragon", "schuppe", "echse", "drache"],
    ),
    (
        Creature::Fang,
        &["fang", "cat", "claw", "zahn", "reißzahn", "katze", "kralle"],
    ),
    (Creature::Blip, &["blip", "robot", "alien", "roboter"]),
    (Creature::Wob, &["wob", "ghost", "geist", "gespenst"]),
];

/// The colours and the words for them, English and German.
const COLOURS: [(Hue, &[&str]); 12] = [
    (Hue::Red, &["red", "rot"]),
    (Hue::Blue, &["blue", "blau"]),
    (Hue::Green, &["green", "grün"]),
    (Hue::Yellow, &["yellow", "gelb"]),
    (Hue::Orange, &["orange"]),
    (Hue::Purple, &["purple", "violet", "lila", "violett"]),
    (Hue::Pink, &["pink", "rosa"]),
    (Hue::Turquoise, &["turquoise", "türkis"]),
    (Hue::Brown, &["brown", "braun"]),
    (Hue::White, &["white", "weiß"]),
    (Hue::Grey, &["grey", "gray", "grau"]),
    (Hue::Black, &["black", "schwarz"]),
];

/// How the creatures of these names look: a known name as it says, any other as a drawn one that is still free, and when
/// there is none, as a body with the name's first letter.
pub fn creatures(names: &[String]) -> Vec<Creature> {
    shared_out(names, &CREATURES, |name, _| {
        Creature::Letter(first_letter(name))
    })
}

/// The colours of these names: a known name as it says, any other as a colour that is still free.
pub fn colours(names: &[String]) -> Vec<Hue> {
    shared_out(names, &COLOURS, |_, at| COLOURS[at % COLOURS.len()].0)
}

/// Gives each name what it says, then each of the others the first thing that is left.
fn shared_out<T: Copy + PartialEq>(
    names: &[String],
    things: &[(T, &[&str])],
    otherwise: impl Fn(&str, usize) -> T,
) -> Vec<T> {
    let said: Vec<Option<T>> = names.iter().map(|name| known(name, things)).collect();
    let mut free: Vec<T> = things
        .iter()
        .map(|(thing, _)| *thing)
        .filter(|thing| !said.contains(&Some(*thing)))
        .rev()
        .collect();
    let each = names.iter().zip(said).enumerate();
    each.map(|(at, (name, said))| {
        said.or_else(|| free.pop())
            .unwrap_or_else(|| otherwise(name, at))
    })
    .collect()
}

/// A creature in its colour, as large as fits.
pub fn creature(painter: &Painter, theme: &Theme, rect: Rect, creature: Creature, hue: Hue) {
    draw_creature(&Sketch::new(painter, rect, BOX), theme, creature, hue);
}

/// A creature `width` units of `sketch` wide.
pub(super) fn creature_part(
    sketch: &Sketch<'_>,
    theme: &Theme,
    (at, width): (At, f32),
    creature: Creature,
    hue: Hue,
) {
    draw_creature(&sketch.part(at, BOX, width, 0.0), theme, creature, hue);
}

/// One creature being drawn.
struct Body<'a> {
    sketch: &'a Sketch<'a>,
    theme: &'a Theme,
    colour: Color32,
    ink: Color32,
    line: Stroke,
}

fn draw_creature(sketch: &Sketch<'_>, theme: &Theme, creature: Creature, hue: Hue) {
    let body = Body {
        sketch,
        theme,
        colour: theme.hue(hue),
        ink: theme.ink(),
        line: theme.drawing_line(sketch.points(LINE)),
    };
    match creature {
        Creature::Beak => body.beak(),
        Creature::Gill => body.gill(),
        Creature::Scale => body.scale(),
        Creature::Fang => body.fang(),
        Creature::Blip => body.blip(),
        Creature::Wob => body.wob(),
        Creature::Letter(letter) => body.letter(letter),
    }
}

impl Body<'_> {
    fn skin(&self, outline: &Outline) {
        self.sketch.framed(outline, self.colour, self.line);
    }

    fn mouth(&self, outline: &Outline) {
        self.sketch.line(outline, 2.8, self.ink);
    }

    /// An eye that looks a little to the right and down.
    fn eye(&self, at: At, radius: f32) {
        let white = self.theme.hue(Hue::White);
        let ring = self.sketch.thick(2.0, self.ink);
        self.sketch.framed_disc(at, radius, white, ring);
        let pupil = (at.0 + 0.22 * radius, at.1 + 0.14 * radius);
        self.sketch.disc(pupil, 0.5 * radius, self.ink);
        if self.sketch.points(radius) > 7.0 {
            let glint = (pupil.0 + 0.16 * radius, pupil.1 - 0.18 * radius);
            self.sketch.disc(glint, 0.15 * radius, white);
        }
    }

    fn has_details(&self) -> bool {
        self.sketch.points(BOX.0) >= 30.0
    }

    fn beak(&self) {
        let (sketch, orange) = (self.sketch, self.theme.hue(Hue::Orange));
        let wing = Outline::from((21.0, 27.0))
            .curve((13.0, 15.0), (2.5, 14.0), (2.5, 24.0))
            .curve((2.5, 35.0), (6.0, 42.0), (9.0, 49.0))
            .bend((16.0, 48.0), (22.0, 43.0));
        for side in [wing.clone(), wing.mirrored(32.0)] {
            self.skin(&side);
        }
        if self.has_details() {
            let feather = Outline::from((7.5, 26.0)).bend((9.0, 35.0), (12.5, 42.0));
            for side in [feather.clone(), feather.mirrored(32.0)] {
                sketch.line(&side, 2.0, self.theme.shade(self.colour));
            }
        }
        for x in [27.0, 37.0] {
            let foot = Outline::through(&[(x, 54.0), (x, 59.0)]);
            sketch.cased(&foot, 3.0, orange, self.line);
        }
        // A tuft behind the head.
        let tuft = Outline::from((27.0, 17.0))
            .bend((22.0, 12.0), (22.5, 7.5))
            .bend((26.0, 8.0), (29.0, 11.0))
            .bend((29.5, 6.0), (32.0, 2.5))
            .both_sides(32.0);
        self.skin(&tuft);
        self.skin(&Outline::ellipse((32.0, 34.0), (15.5, 21.5)));
        for x in [25.5, 38.5] {
            self.eye((x, 27.5), 5.8);
        }
        let beak = Outline::from((25.0, 36.5))
            .bend((32.0, 33.5), (39.0, 36.5))
            .bend((36.5, 44.0), (32.0, 48.0))
            .bend((27.5, 44.0), (25.0, 36.5));
        sketch.framed(&beak, orange, sketch.thick(2.0, self.ink));
    }

    fn gill(&self) {
        let sketch = self.sketch;
        let back_fin = Outline::from((17.0, 24.0))
            .bend((25.0, 7.0), (43.0, 9.0))
            .bend((40.0, 16.0), (43.0, 27.0));
        let belly_fin = Outline::from((23.0, 46.0))
            .bend((28.0, 58.0), (42.0, 57.0))
            .bend((38.0, 51.0), (39.0, 42.0));
        self.skin(&back_fin);
        self.skin(&belly_fin);
        let body = Outline::from((3.0, 36.0))
            .curve((8.0, 16.0), (34.0, 10.0), (47.0, 29.0))
            .bend((55.0, 25.0), (61.5, 17.0))
            .bend((57.0, 33.5), (61.5, 50.0))
            .bend((55.0, 42.0), (47.0, 38.0))
            .curve((36.0, 55.0), (10.0, 55.0), (3.0, 36.0));
        self.skin(&body);
        for (x, half) in [(28.0, 9.5), (35.0, 6.0)] {
            let gill = Outline::from((x, 34.0 - half)).bend((x + 5.5, 34.0), (x, 34.0 + half));
            self.mouth(&gill);
        }
        self.mouth(&Outline::from((6.5, 41.0)).bend((11.0, 44.5), (15.5, 40.5)));
        self.eye((16.5, 29.5), 7.0);
        if self.has_details() {
            for y in [28.5, 34.0, 39.5] {
                let ray = Outline::through(&[(51.0, 0.4 * y + 20.4), (56.5, y)]);
                sketch.line(&ray, 1.8, self.theme.shade(self.colour));
            }
        }
        let thin = self.theme.drawing_line(0.7 * self.line.width);
        sketch.framed_disc((6.5, 18.0), 3.0, self.colour, thin);
        sketch.framed_disc((12.5, 7.5), 4.4, self.colour, thin);
    }

    fn scale(&self) {
        let head = Outline::from((32.0, 3.0))
            .to((25.5, 14.0))
            .to((18.0, 7.5))
            .to((15.5, 19.5))
            .to((5.5, 17.5))
            .to((8.5, 29.0))
            .bend((2.5, 35.0), (2.5, 43.5))
            .curve((2.5, 55.0), (14.0, 61.0), (32.0, 61.0))
            .both_sides(32.0);
        self.skin(&head);
        for x in [21.0, 43.0] {
            self.eye((x, 30.5), 6.5);
        }
        for x in [28.0, 36.0] {
            self.sketch.disc((x, 41.5), 1.8, self.ink);
        }
        self.mouth(&Outline::from((11.5, 46.0)).curve((18.0, 55.5), (46.0, 55.5), (52.5, 46.0)));
        if self.has_details() {
            let shade = self.theme.shade(self.colour);
            for (x, y) in [(32.0, 15.0), (28.0, 20.5), (36.0, 20.5)] {
                let scale = Outline::from((x - 3.0, y)).bend((x, y + 5.0), (x + 3.0, y));
                self.sketch.line(&scale, 2.0, shade);
            }
        }
    }

    fn fang(&self) {
        let sketch = self.sketch;
        let head = Outline::from((32.0, 19.5))
            .to((24.5, 19.5))
            .bend((16.0, 14.0), (10.0, 4.0))
            .bend((4.5, 17.0), (3.5, 33.0))
            .bend((4.5, 46.0), (11.5, 54.5))
            .bend((20.0, 61.5), (32.0, 61.5))
            .both_sides(32.0);
        self.skin(&head);
        if self.has_details() {
            let ear = Outline::from((11.5, 12.0))
                .bend((8.5, 19.0), (8.5, 25.0))
                .bend((12.5, 22.0), (18.5, 20.0))
                .bend((14.5, 17.0), (11.5, 12.0));
            for side in [ear.clone(), ear.mirrored(32.0)] {
                sketch.fill(&side, self.theme.shade(self.colour));
            }
        }
        for x in [20.5, 43.5] {
            self.eye((x, 32.5), 6.5);
        }
        let tooth = Outline::through(&[(21.5, 47.0), (29.5, 47.0), (25.5, 57.0)]);
        for side in [tooth.clone(), tooth.mirrored(32.0)] {
            sketch.framed(
                &side,
                self.theme.hue(Hue::White),
                sketch.thick(1.8, self.ink),
            );
        }
        self.mouth(&Outline::through(&[(17.0, 46.5), (47.0, 46.5)]));
        let nose = Outline::through(&[(29.5, 38.5), (34.5, 38.5), (32.0, 41.5)]);
        sketch.fill(&nose, self.ink);
    }

    fn blip(&self) {
        let sketch = self.sketch;
        let stalk = Outline::through(&[(32.0, 12.0), (32.0, 24.0)]);
        sketch.cased(&stalk, 3.0, self.colour, self.line);
        sketch.framed_disc((32.0, 7.5), 5.0, self.colour, self.line);
        let dome = Outline::from((32.0, 20.5))
            .curve((16.0, 20.5), (8.0, 33.0), (7.5, 57.0))
            .bend((7.5, 61.0), (11.5, 61.0))
            .to((32.0, 61.0))
            .both_sides(32.0);
        self.skin(&dome);
        if self.has_details() {
            let rim = Outline::through(&[(14.5, 55.5), (49.5, 55.5)]);
            sketch.line(&rim, 2.2, self.theme.shade(self.colour));
        }
        for x in [22.5, 41.5] {
            self.eye((x, 36.0), 6.3);
        }
        self.mouth(&Outline::from((23.5, 46.0)).bend((32.0, 53.0), (40.5, 46.0)));
    }

    fn wob(&self) {
        let ghost = Outline::from((32.0, 3.0))
            .curve((16.0, 3.0), (7.5, 14.5), (7.5, 30.0))
            .to((7.5, 56.0))
            .bend((7.5, 62.0), (12.0, 59.5))
            .bend((15.5, 51.5), (19.5, 51.5))
            .bend((23.5, 51.5), (26.5, 57.0))
            .bend((29.0, 61.0), (32.0, 61.0))
            .both_sides(32.0);
        self.skin(&ghost);
        self.eye((32.0, 25.5), 10.5);
        self.mouth(&Outline::from((24.0, 43.0)).bend((32.0, 46.5), (40.0, 43.0)));
    }

    fn letter(&self, letter: char) {
        for x in [21.0, 43.0] {
            self.skin(&Outline::ellipse((x, 57.5), (7.5, 4.0)));
        }
        self.skin(&Outline::ellipse((32.0, 31.0), (27.0, 27.0)));
        self.sketch.letter((32.0, 31.0), 36.0, letter, self.ink);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(words: &[&str]) -> Vec<String> {
        words.iter().map(|word| (*word).to_owned()).collect()
    }

    #[test]
    fn a_known_creature_keeps_its_look_and_the_others_take_what_is_free() {
        assert_eq!(
            creatures(&names(&["Bobo", "beak", "Drache"])),
            [Creature::Gill, Creature::Beak, Creature::Scale]
        );
    }

    #[test]
    fn twelve_unknown_creatures_and_colours_all_look_different() {
        let twelve: Vec<String> = ('a'..='l').map(|letter| format!("{letter}xx")).collect();
        let (looks, hues) = (creatures(&twelve), colours(&twelve));
        for at in 1..12 {
            assert!(!looks[..at].contains(&looks[at]), "{:?}", looks[at]);
            assert!(!hues[..at].contains(&hues[at]), "{:?}", hues[at]);
        }
        assert_eq!(looks[11], Creature::Letter('L'));
    }

    #[test]
    fn colours_are_known_in_both_languages() {
        assert_eq!(
            colours(&names(&["Grün", "RED", "mud", "gelb"])),
            [Hue::Green, Hue::Red, Hue::Blue, Hue::Yellow]
        );
    }
}
