//! The picture of each game, for its tile and for the last match.

use eframe::egui::{Painter, Rect};

use super::bakugan::{self, Ball};
use super::bratz::{self, IconMark};
use super::creatures::{self, Creature};
use super::sketch::{At, Outline, Sketch};
use crate::app::theme::{AttributeShape, Hue, Metal, Theme};
use crate::rules::GameKind;

/// A picture is drawn in a box of this size.
const BOX: At = (256.0, 128.0);
/// Thickness of the line around its cards.
const LINE: f32 = 2.4;

/// The picture of a game, twice as wide as high, as large as fits. The game's name stands beside it.
pub fn game_tile(painter: &Painter, theme: &Theme, rect: Rect, game: GameKind) {
    let tile = Tile {
        sketch: Sketch::new(painter, rect, BOX),
        theme,
    };
    match game {
        GameKind::Bakugan => tile.bakugan(),
        GameKind::Kaboodl => tile.kaboodl(),
        GameKind::AllOut => tile.all_out(),
        GameKind::GotFive => tile.got_five(),
    }
}

struct Tile<'a> {
    sketch: Sketch<'a>,
    theme: &'a Theme,
}

impl Tile<'_> {
    fn bakugan(&self) {
        for (x, y, degrees, metal) in [
            (58.0, 66.0, -13.0, Metal::Gold),
            (198.0, 66.0, 13.0, Metal::Silver),
            (128.0, 62.0, 0.0, Metal::Copper),
        ] {
            bakugan::gate_part(&self.sketch, self.theme, ((x, y), 74.0, degrees), metal);
        }
        let at = ((128.0, 66.0), 96.0);
        let fire = Some(AttributeShape::Triangle);
        bakugan::ball_part(&self.sketch, self.theme, at, fire, Ball::Open);
    }

    fn kaboodl(&self) {
        for (x, y, creature, hue, dots) in [
            (56.0, 70.0, Creature::Scale, Hue::Green, 1_u8),
            (128.0, 58.0, Creature::Fang, Hue::Red, 2),
            (200.0, 70.0, Creature::Beak, Hue::Blue, 3),
        ] {
            self.card(
                &self.sketch.part((x, y), (64.0, 106.0), 64.0, 0.0),
                64.0,
                106.0,
            );
            creatures::creature_part(
                &self.sketch,
                self.theme,
                ((x, y - 12.0), 46.0),
                creature,
                hue,
            );
            for dot in 0..dots {
                let right = 15.0 * (f32::from(dot) - 0.5 * f32::from(dots - 1));
                self.sketch
                    .disc((x + right, y + 33.0), 4.6, self.theme.text);
            }
        }
    }

    fn all_out(&self) {
        let icons = [
            IconMark::Flower,
            IconMark::Moon,
            IconMark::Star,
            IconMark::Heart,
            IconMark::Bow,
        ];
        for (at, icon) in (-2_i8..).zip(icons) {
            let degrees = 13.0 * f32::from(at);
            let (sine, cosine) = degrees.to_radians().sin_cos();
            // All cards turn about one place far below.
            let middle = (128.0 + 138.0 * sine, 194.0 - 138.0 * cosine);
            let card = self.sketch.part(middle, (64.0, 92.0), 64.0, degrees);
            self.card(&card, 64.0, 92.0);
            bratz::icon_part(&card, self.theme, ((18.0, 19.0), 25.0, 0.0), icon);
        }
    }

    fn got_five(&self) {
        let (width, height) = (45.0, 74.0);
        for slot in 0..5_u8 {
            let x = 128.0 + 51.5 * (f32::from(slot) - 2.0);
            let card = self.sketch.part((x, 64.0), (width, height), width, 0.0);
            if slot < 4 {
                self.card(&card, width, height);
                let at = ((0.5 * width, 0.5 * height), 31.0, 0.0);
                bratz::icon_part(&card, self.theme, at, IconMark::Star);
            } else {
                let outline = card_outline(width, height);
                let dashes = Sketch::dash_count(&outline, 5.5);
                let line = card.thick(LINE, self.theme.quiet);
                card.dashed(&outline, dashes, 0.55, line);
            }
        }
    }

    /// A card with nothing on it, in a box of its own size.
    fn card(&self, card: &Sketch<'_>, width: f32, height: f32) {
        let line = card.thick(LINE, self.theme.text);
        card.framed(&card_outline(width, height), self.theme.button, line);
    }
}

fn card_outline(width: f32, height: f32) -> Outline {
    let half = 0.5 * LINE;
    Outline::rounded((half, half), (width - LINE, height - LINE), 6.0)
}
