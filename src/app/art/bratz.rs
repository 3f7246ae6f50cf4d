//! Both games of the Bratz pack: icons as discs with a mark of our own, and the places of cards.

use eframe::egui::{Color32, Painter, Rect, Stroke, StrokeKind, vec2};

use super::sketch::{At, Outline, Sketch, dashed_rect};
use super::{first_letter, known};
use crate::app::theme::{CARD_SLOT, Hue, Theme};

/// An icon's disc is drawn in a box of this size.
const BOX: At = (32.0, 32.0);
/// A mark is drawn in a box of this size, inside the disc.
const MARK_BOX: At = (24.0, 24.0);
/// How wide the mark's box is, in units of the disc's box.
const MARK_WIDTH: f32 = 20.5;

/// What is drawn for an icon.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum IconMark {
    /// A heart.
    Heart,
    /// A star with five tips.
    Star,
    /// A crescent.
    Moon,
    /// A flower with five petals.
    Flower,
    /// A crown with three tips.
    Crown,
    /// A ribbon's bow.
    Bow,
    /// A leaf.
    Leaf,
    /// Two waves.
    Wave,
    /// A sun with eight rays.
    Sun,
    /// A butterfly.
    Butterfly,
    /// A cut gem.
    Gem,
    /// A flash of lightning.
    Bolt,
    /// A cloud.
    Cloud,
    /// A note.
    Note,
    /// A pair of lips.
    Lips,
    /// A cat's head.
    Cat,
    /// A rabbit's head.
    Bunny,
    /// An angel's wings.
    Wings,
    /// A paw.
    Paw,
    /// Two cherries.
    Cherry,
    /// The first letter of a name that has no drawing.
    Letter(char),
}

/// The drawn icons and the words for them, English and German.
const ICONS: [(IconMark, &[&str]); 20] = [
    (IconMark::Heart, &["heart", "hearts", "herz", "herzen"]),
    (IconMark::Star, &["star", "stars", "stern", "sterne"]),
    (IconMark::Moon, &["moon", "moons", "mond", "monde"]),
    (
        IconMark::Flower,
        &["flower", "flowers", "blossom", "blume", "blumen", "blüte"],
    ),
    (
        IconMark::Crown,
        &[
            "crown",
            "crowns",
            "princess",
            "krone",
            "kronen",
            "prinzessin",
        ],
    ),
    (
        IconMark::Bow,
        &["bow", "bows", "ribbon", "schleife", "schleifen"],
    ),
    (IconMark::Leaf, &["leaf", "leaves", "blatt", "blätter"]),
    (
        IconMark::Wave,
        &["wave", "waves", "water", "welle", "wellen", "wasser"],
    ),
    (IconMark::Sun, &["sun", "suns", "sonne", "sonnen"]),
    (
        IconMark::Butterfly,
        &[
            "butterfly",
            "butterflies",
            "schmetterling",
            "schmetterlinge",
        ],
    ),
    (
        IconMark::Gem,
        &["gem", "gems", "diamond", "jewel", "diamant", "edelstein"],
    ),
    (
        IconMark::Bolt,
        &["bolt", "lightning", "flash", "blitz", "blitze"],
    ),
    (IconMark::Cloud, &["cloud", "clouds", "wolke", "wolken"]),
    (
        IconMark::Note,
        &["note", "notes", "music", "musik", "noten"],
    ),
    (
        IconMark::Lips,
        &["lips", "kiss", "mouth", "lippen", "kuss", "mund"],
    ),
    (IconMark::Cat, &["cat", "cats", "kitty", "katze", "katzen"]),
    (
        IconMark::Bunny,
        &["bunny", "rabbit", "hase", "hasen", "häschen", "kaninchen"],
    ),
    (
        IconMark::Wings,
        &["angel", "wing", "wings", "engel", "flügel"],
    ),
    (IconMark::Paw, &["paw", "paws", "pfote", "pfoten", "tatze"]),
    (
        IconMark::Cherry,
        &["cherry", "cherries", "kirsche", "kirschen"],
    ),
];

impl IconMark {
    /// What is drawn for an icon of this name: a known name, in English or German, as it says; any other by its letter.
    pub fn of(name: &str) -> Self {
        known(name, &ICONS).unwrap_or_else(|| Self::Letter(first_letter(name)))
    }

    /// All that have a drawing.
    pub fn drawn() -> impl Iterator<Item = Self> {
        ICONS.iter().map(|(mark, _)| *mark)
    }

    /// The colour of its disc; a letter has none.
    fn hue(self) -> Option<Hue> {
        Some(match self {
            Self::Heart => Hue::Coral,
            Self::Star | Self::Bolt => Hue::Yellow,
            Self::Moon | Self::Butterfly => Hue::Purple,
            Self::Flower => Hue::Pink,
            Self::Crown | Self::Sun => Hue::Orange,
            Self::Bow | Self::Note => Hue::Turquoise,
            Self::Leaf => Hue::Green,
            Self::Wave | Self::Gem => Hue::Blue,
            Self::Cloud | Self::Wings | Self::Bunny => Hue::White,
            Self::Lips | Self::Cherry => Hue::Red,
            Self::Cat => Hue::Grey,
            Self::Paw => Hue::Brown,
            Self::Letter(_) => return None,
        })
    }
}

/// An icon as a disc with its mark, or as a ring with its letter.
pub fn icon(painter: &Painter, theme: &Theme, rect: Rect, mark: IconMark) {
    draw_icon(&Sketch::new(painter, rect, BOX), theme, mark);
}

/// An icon `width` units of `sketch` wide, turned clockwise by `degrees`.
pub(super) fn icon_part(
    sketch: &Sketch<'_>,
    theme: &Theme,
    (at, width, degrees): (At, f32, f32),
    mark: IconMark,
) {
    draw_icon(&sketch.part(at, BOX, width, degrees), theme, mark);
}

/// The empty place of an icon: a dashed circle in `colour`, or as quiet as a caption.
pub fn icon_slot(painter: &Painter, theme: &Theme, rect: Rect, colour: Option<Color32>) {
    let sketch = Sketch::new(painter, rect, BOX);
    let circle = Outline::ellipse((16.0, 16.0), (14.0, 14.0));
    let line = sketch.thick(2.0, colour.unwrap_or(theme.quiet));
    sketch.dashed(&circle, 12, 0.55, line);
}

/// The place of a card, made for [`CARD_SLOT`]: a card with its icon, or a dashed line without one.
pub fn card_slot(painter: &Painter, theme: &Theme, rect: Rect, mark: Option<IconMark>) {
    let scale = (rect.width() / CARD_SLOT.x).min(rect.height() / CARD_SLOT.y);
    let (radius, width) = (6.0 * scale, (2.0 * scale).max(1.2));
    let Some(mark) = mark else {
        dashed_rect(painter, rect, radius, width, theme.quiet);
        return;
    };
    let frame = Stroke::new(width, theme.quiet);
    painter.rect(rect, radius, theme.raised, frame, StrokeKind::Inside);
    let side = 32.0 * scale;
    let disc = Rect::from_center_size(rect.center(), vec2(side, side));
    icon(painter, theme, disc, mark);
}

fn draw_icon(sketch: &Sketch<'_>, theme: &Theme, mark: IconMark) {
    let middle = (16.0, 16.0);
    let Some(hue) = mark.hue() else {
        sketch.ring(middle, 14.0, 2.2, theme.text);
        if let IconMark::Letter(letter) = mark {
            sketch.letter(middle, 18.0, letter, theme.text);
        }
        return;
    };
    let line = theme.drawing_line(sketch.points(1.6));
    sketch.framed_disc(middle, 14.6, theme.hue(hue), line);
    let stamp = Stamp {
        sketch: sketch.part(middle, MARK_BOX, MARK_WIDTH, 0.0),
        ink: theme.ink(),
        ground: theme.hue(hue),
    };
    stamp.press(mark);
}

/// A mark being drawn on its disc.
struct Stamp<'a> {
    sketch: Sketch<'a>,
    ink: Color32,
    /// The disc's colour, for what is left out of the mark.
    ground: Color32,
}

impl Stamp<'_> {
    fn press(&self, mark: IconMark) {
        match mark {
            IconMark::Heart => self.heart(),
            IconMark::Star => self.fill(&Outline::star((12.0, 13.0), 5, 11.5, 4.8)),
            IconMark::Moon => {
                self.fill(&Outline::crescent((11.5, 12.5), 9.8, (16.2, 9.6), 8.2));
            }
            IconMark::Flower => self.flower(),
            IconMark::Crown => self.crown(),
            IconMark::Bow => self.bow(),
            IconMark::Leaf => self.leaf(),
            IconMark::Wave => self.wave(),
            IconMark::Sun => self.sun(),
            IconMark::Butterfly => self.butterfly(),
            IconMark::Gem => self.gem(),
            IconMark::Bolt => self.fill(&Outline::through(&[
                (14.5, 1.5),
                (4.5, 13.5),
                (11.0, 13.5),
                (9.0, 22.5),
                (19.5, 9.5),
                (12.8, 9.5),
            ])),
            IconMark::Cloud => self.cloud(),
            IconMark::Note => self.note(),
            IconMark::Lips => self.lips(),
            IconMark::Cat => self.cat(),
            IconMark::Bunny => self.bunny(),
            IconMark::Wings => self.wings(),
            IconMark::Paw => self.paw(),
            IconMark::Cherry => self.cherry(),
            IconMark::Letter(_) => {}
        }
    }

    fn fill(&self, outline: &Outline) {
        self.sketch.fill(outline, self.ink);
    }

    /// Fills an outline and its mirror image.
    fn fill_both(&self, outline: &Outline) {
        self.fill(outline);
        self.fill(&outline.mirrored(12.0));
    }

    fn disc(&self, at: At, radius: f32) {
        self.sketch.disc(at, radius, self.ink);
    }

    fn line(&self, outline: &Outline, width: f32) {
        self.sketch.line(outline, width, self.ink);
    }

    /// A line of the ground through the mark.
    fn cut(&self, outline: &Outline, width: f32) {
        self.sketch.line(outline, width, self.ground);
    }

    fn hole(&self, at: At, radius: f32) {
        self.sketch.disc(at, radius, self.ground);
    }

    fn heart(&self) {
        let half = Outline::from((12.0, 7.2))
            .curve((10.2, 2.2), (2.0, 2.2), (2.0, 9.6))
            .curve((2.0, 14.5), (7.5, 18.5), (12.0, 22.0));
        self.fill(&half.both_sides(12.0));
    }

    fn flower(&self) {
        for petal in 0..5_u8 {
            let angle = (72.0 * f32::from(petal) - 90.0).to_radians();
            self.disc((12.0 + 6.1 * angle.cos(), 12.4 + 6.1 * angle.sin()), 4.5);
        }
        self.hole((12.0, 12.4), 3.1);
    }

    fn crown(&self) {
        let half = Outline::from((12.0, 5.5))
            .to((7.8, 12.0))
            .to((2.5, 7.5))
            .to((4.2, 19.5))
            .to((12.0, 19.5));
        self.fill(&half.both_sides(12.0));
        for at in [(12.0, 5.0), (2.8, 7.4), (21.2, 7.4)] {
            self.disc(at, 1.9);
        }
        self.cut(&Outline::through(&[(6.0, 16.4), (18.0, 16.4)]), 1.5);
    }

    fn bow(&self) {
        let loop_of_left = Outline::from((12.0, 11.0))
            .curve((7.0, 4.0), (1.5, 3.5), (1.5, 7.0))
            .to((1.5, 14.5))
            .curve((1.5, 18.0), (7.0, 17.5), (12.0, 11.0));
        self.fill_both(&loop_of_left);
        let tail = Outline::through(&[(10.5, 12.0), (6.0, 21.0), (10.2, 20.4), (12.6, 14.0)]);
        self.fill_both(&tail);
        self.hole((12.0, 11.0), 4.1);
        self.disc((12.0, 11.0), 2.9);
    }

    fn leaf(&self) {
        let blade = Outline::from((4.0, 20.5))
            .curve((2.0, 9.0), (8.0, 2.5), (21.5, 2.5))
            .curve((22.5, 15.0), (14.5, 22.0), (4.0, 20.5));
        self.fill(&blade);
        self.cut(
            &Outline::from((7.0, 17.5)).bend((10.0, 12.0), (15.5, 8.5)),
            1.6,
        );
        self.line(&Outline::through(&[(5.5, 19.0), (2.5, 22.0)]), 2.2);
    }

    fn wave(&self) {
        for y in [8.6, 15.8] {
            let wave = Outline::from((2.2, y + 1.2))
                .curve((5.2, y - 4.2), (8.8, y - 3.0), (12.0, y))
                .curve((15.2, y + 3.0), (18.8, y + 4.2), (21.8, y - 1.2));
            self.line(&wave, 3.0);
        }
    }

    fn sun(&self) {
        self.disc((12.0, 12.0), 5.0);
        for ray in 0..8_u8 {
            let (sine, cosine) = (45.0 * f32::from(ray)).to_radians().sin_cos();
            let at = |radius: f32| (12.0 + radius * cosine, 12.0 + radius * sine);
            self.line(&Outline::through(&[at(7.8), at(10.4)]), 2.4);
        }
    }

    fn butterfly(&self) {
        let upper = Outline::from((11.0, 12.0))
            .curve((10.0, 4.0), (1.5, 1.0), (1.0, 6.5))
            .curve((1.0, 12.0), (5.5, 13.8), (11.0, 12.6));
        let lower = Outline::from((11.0, 13.8))
            .curve((6.0, 13.6), (2.5, 15.5), (3.8, 19.0))
            .curve((5.2, 22.5), (10.5, 20.0), (11.0, 13.8));
        self.fill_both(&upper);
        self.fill_both(&lower);
        self.line(&Outline::through(&[(12.0, 8.0), (12.0, 19.0)]), 1.8);
        let feeler = Outline::from((12.0, 8.5)).bend((11.5, 4.5), (8.8, 2.6));
        self.line(&feeler, 1.3);
        self.line(&feeler.mirrored(12.0), 1.3);
    }

    fn gem(&self) {
        let half = Outline::from((12.0, 3.5))
            .to((6.0, 3.5))
            .to((1.5, 9.5))
            .to((12.0, 22.0));
        self.fill(&half.both_sides(12.0));
        self.cut(&Outline::through(&[(3.0, 9.8), (21.0, 9.8)]), 1.5);
        let edge = Outline::through(&[(9.5, 4.5), (8.0, 9.8), (12.0, 19.5)]);
        self.cut(&edge, 1.3);
        self.cut(&edge.mirrored(12.0), 1.3);
    }

    fn cloud(&self) {
        self.disc((6.6, 14.6), 5.0);
        self.disc((12.0, 10.4), 6.2);
        self.disc((17.8, 14.8), 4.8);
        self.fill(&Outline::rounded((6.6, 12.0), (11.2, 7.6), 1.0));
    }

    fn note(&self) {
        self.fill(&Outline::ellipse((8.0, 18.3), (4.4, 3.5)));
        self.line(&Outline::through(&[(11.4, 18.0), (11.4, 3.2)]), 2.2);
        let flag = Outline::from((11.4, 3.0))
            .curve((13.0, 7.0), (19.5, 7.5), (18.5, 14.0))
            .curve((17.5, 10.5), (14.0, 10.0), (11.4, 9.2));
        self.fill(&flag);
    }

    fn lips(&self) {
        let half = Outline::from((12.0, 8.0))
            .curve((9.5, 4.8), (6.0, 6.0), (0.8, 12.0))
            .curve((4.5, 18.5), (8.5, 19.5), (12.0, 19.5));
        self.fill(&half.both_sides(12.0));
        let mouth = Outline::from((3.6, 12.0))
            .curve((7.5, 11.0), (9.5, 13.8), (12.0, 12.6))
            .curve((14.5, 13.8), (16.5, 11.0), (20.4, 12.0));
        self.cut(&mouth, 1.6);
    }

    fn cat(&self) {
        let half = Outline::from((12.0, 7.2))
            .bend((10.2, 7.0), (8.6, 7.6))
            .bend((5.8, 5.6), (3.4, 1.8))
            .bend((1.8, 8.0), (2.2, 13.0))
            .curve((2.2, 18.5), (6.5, 21.8), (12.0, 21.8));
        self.fill(&half.both_sides(12.0));
        for x in [8.0, 16.0] {
            self.hole((x, 12.8), 1.6);
        }
        self.hole((12.0, 16.4), 1.2);
    }

    fn bunny(&self) {
        let ear = Outline::from((9.6, 12.0))
            .curve((5.0, 9.0), (4.0, 1.0), (7.2, 1.0))
            .curve((10.0, 1.0), (11.4, 6.0), (11.2, 11.0));
        self.fill_both(&ear);
        self.fill(&Outline::ellipse((12.0, 15.8), (7.6, 6.6)));
        for x in [9.2, 14.8] {
            self.hole((x, 14.8), 1.4);
        }
        self.hole((12.0, 18.2), 1.1);
    }

    fn wings(&self) {
        let wing = Outline::from((11.0, 10.2))
            .curve((7.0, 5.0), (1.0, 4.0), (0.8, 8.6))
            .curve((0.8, 11.5), (2.0, 13.0), (4.0, 13.6))
            .curve((3.8, 16.0), (5.2, 17.6), (7.2, 17.4))
            .curve((7.4, 19.6), (9.2, 21.2), (11.0, 21.0));
        self.fill_both(&wing);
        self.sketch
            .closed(&Outline::ellipse((12.0, 3.8), (4.6, 1.8)), 1.5, self.ink);
    }

    fn paw(&self) {
        let pad = Outline::from((12.0, 11.2))
            .curve((8.5, 11.2), (5.0, 15.5), (5.0, 18.2))
            .curve((5.0, 22.5), (9.0, 21.6), (12.0, 20.4));
        self.fill(&pad.both_sides(12.0));
        let toe = Outline::ellipse((8.6, 6.0), (2.3, 3.1));
        let outer_toe = Outline::ellipse((3.6, 10.6), (2.1, 2.8));
        self.fill_both(&toe);
        self.fill_both(&outer_toe);
    }

    fn cherry(&self) {
        self.disc((6.6, 17.0), 4.6);
        self.disc((17.0, 17.6), 4.6);
        let stalk = Outline::from((6.8, 13.0)).bend((8.0, 6.0), (13.5, 2.6));
        self.line(&stalk, 1.7);
        self.line(
            &Outline::from((16.8, 13.4)).bend((16.0, 7.0), (13.5, 2.6)),
            1.7,
        );
        let leaf = Outline::from((13.5, 3.0))
            .curve((16.0, 0.5), (20.0, 1.2), (21.5, 4.2))
            .curve((18.5, 6.4), (15.5, 6.0), (13.5, 3.0));
        self.fill(&leaf);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::bratz::usual_icons;

    #[test]
    fn every_usual_icon_has_a_drawing_of_its_own() {
        let marks: Vec<IconMark> = usual_icons()
            .iter()
            .map(|name| IconMark::of(name))
            .collect();
        for (at, mark) in marks.iter().enumerate() {
            assert!(!matches!(mark, IconMark::Letter(_)), "{mark:?}");
            assert!(!marks[..at].contains(mark), "{mark:?}");
        }
    }

    #[test]
    fn a_name_is_known_in_both_languages_and_any_other_by_its_letter() {
        assert_eq!(IconMark::of(" Sterne "), IconMark::Star);
        assert_eq!(IconMark::of("BLÄTTER"), IconMark::Leaf);
        assert_eq!(IconMark::of("élan"), IconMark::Letter('É'));
        assert_eq!(IconMark::of("7up"), IconMark::Letter('7'));
        assert_eq!(IconMark::of(""), IconMark::Letter('?'));
    }
}
