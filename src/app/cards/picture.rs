//! What is drawn of a card: drawings of our own, none of them the only sign of anything.

use eframe::egui::{Color32, Painter, Rect, Stroke, StrokeKind, vec2};

use super::super::art::bakugan::{Ball, ball, gate_back, gate_face};
use super::super::art::bratz::{IconMark, card_slot, icon};
use super::super::art::creatures::{Creature, colours, creature, creatures};
use super::super::art::kaboodl::{self, CardFace};
use super::super::art::marks::{Mark, mark};
use super::super::bakugan::shape_of;
use super::super::shapes::{BadgeFill, badge};
use super::super::theme::{CARD_SLOT, Hue, KABOODL_CARD, Metal, Theme};
use crate::rules::bakugan::{AbilityColour, GateColour};
use crate::rules::cards::Picture;
use crate::rules::kaboodl::{CommandCard, Grid};

/// Draws it in the middle of `rect`, as large as fits.
pub fn picture(painter: &Painter, theme: &Theme, rect: Rect, what: &Picture, grid: &Grid) {
    match what {
        Picture::GateBack => gate_back(painter, theme, rect),
        Picture::Gate(colour) => {
            let metal = colour.map(|colour| match colour {
                GateColour::Gold => Metal::Gold,
                GateColour::Silver => Metal::Silver,
                GateColour::Copper => Metal::Copper,
            });
            gate_face(painter, theme, rect, metal);
        }
        Picture::Ability(colour) => {
            let colour = colour.map_or(theme.quiet, |colour| {
                theme.hue(match colour {
                    AbilityColour::Red => Hue::Red,
                    AbilityColour::Blue => Hue::Blue,
                    AbilityColour::Green => Hue::Green,
                })
            });
            let inner = paper(painter, theme, rect, colour);
            mark(painter, inner, Mark::BallOpen, colour);
        }
        Picture::Bakugan(attribute) => {
            ball(painter, theme, rect, attribute.map(shape_of), Ball::Open);
        }
        Picture::Attribute(attribute) => {
            let shape = shape_of(*attribute);
            badge(
                painter,
                theme,
                rect.shrink(0.1 * rect.width()),
                shape,
                BadgeFill::Filled,
            );
        }
        Picture::Kaboodl {
            creature,
            colour,
            dots,
        } => kaboodl_card(painter, theme, rect, (*creature, *colour, *dots), grid),
        Picture::Creature => {
            let inner = paper(painter, theme, rect, theme.quiet);
            let first = creatures(&grid.creatures).first().copied();
            creature(
                painter,
                theme,
                inner,
                first.unwrap_or(Creature::Beak),
                Hue::Grey,
            );
        }
        Picture::Colour => {
            let inner = paper(painter, theme, rect, theme.quiet);
            let hues = colours(&grid.colours);
            let side = 0.44 * inner.width();
            for (place, hue) in hues.iter().take(4).enumerate() {
                let (column, row) = ((place % 2) as f32, (place / 2) as f32);
                let step = vec2(column - 0.5, row - 0.5) * 0.54 * inner.width();
                let spot = Rect::from_center_size(inner.center() + step, vec2(side, side));
                kaboodl::swatch(painter, theme, spot, *hue);
            }
        }
        Picture::Dots => {
            let inner = paper(painter, theme, rect, theme.quiet);
            kaboodl::dots(painter, theme, inner.shrink(0.08 * inner.width()), 3);
        }
        Picture::Command(command) => {
            let inner = paper(painter, theme, rect, theme.accent);
            match command {
                CommandCard::Wild => icon(painter, theme, inner, IconMark::Star),
                CommandCard::Kbaam => icon(painter, theme, inner, IconMark::Bolt),
                CommandCard::Kbosh => mark(painter, inner, Mark::Lock, theme.success),
            }
        }
        Picture::Character => {
            let place = fitting(rect, CARD_SLOT.x / CARD_SLOT.y);
            card_slot(painter, theme, place, Some(IconMark::Star));
        }
        Picture::Icon(name) => icon(painter, theme, rect, IconMark::of(name)),
        Picture::Event => {
            let inner = paper(painter, theme, rect, theme.warning);
            icon(painter, theme, inner, IconMark::Letter('!'));
        }
    }
}

/// A card of paper with a coloured frame; gives the place for what stands on it.
fn paper(painter: &Painter, theme: &Theme, rect: Rect, colour: Color32) -> Rect {
    let card = fitting(rect, KABOODL_CARD.x / KABOODL_CARD.y);
    let width = (0.04 * card.width()).max(1.5);
    painter.rect(
        card,
        0.08 * card.width(),
        theme.raised,
        Stroke::new(width, colour),
        StrokeKind::Inside,
    );
    let side = 0.7 * card.width();
    Rect::from_center_size(card.center(), vec2(side, side))
}

/// The largest place of this form, width by height, in the middle of `rect`.
fn fitting(rect: Rect, form: f32) -> Rect {
    let width = rect.width().min(rect.height() * form);
    Rect::from_center_size(rect.center(), vec2(width, width / form))
}

fn kaboodl_card(
    painter: &Painter,
    theme: &Theme,
    rect: Rect,
    (creature, colour, dots): (u8, u8, u8),
    grid: &Grid,
) {
    let looks = creatures(&grid.creatures)
        .get(usize::from(creature))
        .copied();
    let hue = colours(&grid.colours).get(usize::from(colour)).copied();
    let (Some(looks), Some(hue)) = (looks, hue) else {
        return;
    };
    let face = CardFace {
        creature: looks,
        creature_name: &grid.creature_name(creature).unwrap_or_default(),
        hue,
        colour_name: &grid.colour_name(colour).unwrap_or_default(),
        dots,
    };
    let place = fitting(rect, KABOODL_CARD.x / KABOODL_CARD.y);
    kaboodl::card(painter, theme, place, &face, None);
}
