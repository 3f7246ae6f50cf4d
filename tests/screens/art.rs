//! The drawings: each stays in the place it is given, at any size and in all colours.

use std::rc::Rc;

use eframe::egui::{self, Context, Painter, RawInput, Rect, Shape, Vec2, pos2, vec2};
use rollcall::app::art::bakugan::{Ball, ball, gate_back, gate_face};
use rollcall::app::art::bratz::{IconMark, card_slot, icon, icon_slot};
use rollcall::app::art::creatures::{Creature, creature};
use rollcall::app::art::game_tile;
use rollcall::app::art::kaboodl::{CardFace, card, dots, empty_place, mini_card, swatch};
use rollcall::app::art::marks::{CoinSide, Mark, coin, die, mark};
use rollcall::app::shapes::{BadgeFill, badge};
use rollcall::app::theme::{self, AttributeShape, Hue, Metal, Scheme, Theme};
use rollcall::rules::GameKind;

type Draw = Rc<dyn Fn(&Painter, &Theme, Rect)>;

/// A drawing, its name, and how wide and high it is on the sheet.
struct Drawing {
    name: String,
    size: Vec2,
    draw: Draw,
}

#[derive(Default)]
struct Drawings(Vec<Drawing>);

impl Drawings {
    fn add(
        &mut self,
        name: impl Into<String>,
        size: Vec2,
        draw: impl Fn(&Painter, &Theme, Rect) + 'static,
    ) {
        self.0.push(Drawing {
            name: name.into(),
            size,
            draw: Rc::new(draw),
        });
    }
}

const SCHEMES: [Scheme; 3] = [Scheme::Dark, Scheme::Light, Scheme::HighContrast];
const CREATURES: [Creature; 7] = [
    Creature::Beak,
    Creature::Gill,
    Creature::Scale,
    Creature::Fang,
    Creature::Blip,
    Creature::Wob,
    Creature::Letter('Q'),
];
const HUES: [Hue; 12] = [
    Hue::Red,
    Hue::Blue,
    Hue::Green,
    Hue::Yellow,
    Hue::Orange,
    Hue::Purple,
    Hue::Pink,
    Hue::Turquoise,
    Hue::Brown,
    Hue::White,
    Hue::Grey,
    Hue::Black,
];
const ATTRIBUTES: [AttributeShape; 7] = [
    AttributeShape::Triangle,
    AttributeShape::Drop,
    AttributeShape::Square,
    AttributeShape::Star,
    AttributeShape::Crescent,
    AttributeShape::Leaf,
    AttributeShape::Circle,
];

/// Draws with a card that shows this creature in this colour, with as many dots as its place in the list says.
fn with_face(
    at: usize,
    draw: impl Fn(&Painter, &Theme, Rect, &CardFace<'_>) + 'static,
) -> impl Fn(&Painter, &Theme, Rect) + 'static {
    let (creature, hue) = (CREATURES[at], HUES[at]);
    let creature_name = match creature {
        Creature::Letter(letter) => format!("{letter}uax"),
        drawn => format!("{drawn:?}"),
    };
    let colour_name = format!("{hue:?}").to_lowercase();
    move |painter, theme, rect| {
        let face = CardFace {
            creature,
            creature_name: &creature_name,
            hue,
            colour_name: &colour_name,
            dots: at as u8 % 3 + 1,
        };
        draw(painter, theme, rect, &face);
    }
}

fn games(all: &mut Drawings) {
    for game in [
        GameKind::Bakugan,
        GameKind::Kaboodl,
        GameKind::AllOut,
        GameKind::GotFive,
    ] {
        for size in [vec2(256.0, 128.0), vec2(140.0, 70.0)] {
            all.add(game.name(), size, move |painter, theme, rect| {
                game_tile(painter, theme, rect, game);
            });
        }
    }
}

fn bakugan(all: &mut Drawings) {
    for how in [Ball::Closed, Ball::Open] {
        let shapes = ATTRIBUTES.into_iter().map(Some).chain([None]);
        for (shape, side) in shapes.map(|shape| (shape, 56.0)).chain([
            (Some(AttributeShape::Drop), 120.0),
            (Some(AttributeShape::Triangle), 32.0),
            (Some(AttributeShape::Leaf), 20.0),
        ]) {
            let name = format!("{how:?} {shape:?}");
            all.add(name, vec2(side, side), move |painter, theme, rect| {
                ball(painter, theme, rect, shape, how);
            });
        }
    }
    for size in [vec2(96.0, 132.0), vec2(48.0, 66.0), vec2(16.0, 22.0)] {
        all.add("gate back", size, gate_back);
        for metal in [
            Some(Metal::Gold),
            Some(Metal::Silver),
            Some(Metal::Copper),
            None,
        ] {
            let name = format!("gate {metal:?}");
            all.add(name, size, move |painter, theme, rect| {
                gate_face(painter, theme, rect, metal);
            });
        }
    }
    for shape in ATTRIBUTES {
        let name = format!("badge {shape:?}");
        all.add(name, vec2(56.0, 56.0), move |painter, theme, rect| {
            badge(painter, theme, rect, shape, BadgeFill::Filled);
        });
    }
}

fn kaboodl(all: &mut Drawings) {
    for side in [96.0, 56.0, 34.0, 20.0] {
        for (which, hue) in CREATURES.into_iter().zip(HUES) {
            let name = format!("{which:?}");
            all.add(name, vec2(side, side), move |painter, theme, rect| {
                creature(painter, theme, rect, which, hue);
            });
        }
    }
    for (at, hue) in HUES.into_iter().enumerate() {
        all.add(
            format!("{hue:?}"),
            vec2(12.0, 12.0),
            move |painter, theme, rect| {
                swatch(painter, theme, rect, hue);
            },
        );
        let which = CREATURES[at % CREATURES.len()];
        all.add(
            format!("{hue:?}"),
            vec2(48.0, 48.0),
            move |painter, theme, rect| {
                creature(painter, theme, rect, which, hue);
            },
        );
    }
    for count in 1..=9 {
        all.add(
            format!("{count} dots"),
            vec2(84.0, 24.0),
            move |painter, theme, rect| {
                dots(painter, theme, rect, count);
            },
        );
    }
    for at in 0..CREATURES.len() {
        let one = with_face(at, |painter, theme, rect, face| {
            card(painter, theme, rect, face, None);
        });
        all.add("card", theme::KABOODL_CARD, one);
    }
    for at in 0..CREATURES.len() {
        for size in [theme::KABOODL_MINI_CARD, vec2(52.0, 72.0), vec2(30.0, 42.0)] {
            let one = with_face(at, move |painter, theme, rect, face| {
                let frame = (at == 1).then(|| egui::Stroke::new(2.0, theme.warning));
                mini_card(painter, theme, rect, face, frame);
            });
            all.add("mini card", size, one);
        }
    }
    all.add(
        "empty place",
        theme::KABOODL_CARD,
        |painter, theme, rect| {
            empty_place(painter, theme, rect, None);
        },
    );
    all.add("stolen?", theme::KABOODL_CARD, |painter, theme, rect| {
        empty_place(painter, theme, rect, Some(theme.warning));
    });
}

fn bratz(all: &mut Drawings) {
    for side in [96.0, 56.0, 24.0] {
        for which in IconMark::drawn().chain(["Shoe", "Überfall", "7"].map(IconMark::of)) {
            let name = format!("{which:?}");
            all.add(name, vec2(side, side), move |painter, theme, rect| {
                icon(painter, theme, rect, which);
            });
        }
        all.add("slot", vec2(side, side), |painter, theme, rect| {
            icon_slot(painter, theme, rect, None);
        });
    }
    for which in [Some(IconMark::Star), Some(IconMark::Bow), None] {
        all.add(
            "card slot",
            theme::CARD_SLOT,
            move |painter, theme, rect| {
                card_slot(painter, theme, rect, which);
            },
        );
    }
}

fn marks(all: &mut Drawings) {
    for side in [64.0, 32.0, 20.0] {
        for which in Mark::ALL {
            let name = format!("{which:?}");
            all.add(name, vec2(side, side), move |painter, theme, rect| {
                mark(painter, rect, which, theme.text);
            });
        }
    }
    for side in [56.0, 24.0] {
        for which in [CoinSide::Heads, CoinSide::Tails] {
            let name = format!("{which:?}");
            all.add(name, vec2(side, side), move |painter, theme, rect| {
                coin(painter, theme, rect, which);
            });
        }
        for number in 1..=6 {
            all.add(
                format!("die {number}"),
                vec2(side, side),
                move |painter, theme, rect| {
                    die(painter, theme, rect, number);
                },
            );
        }
    }
}

fn all_drawings() -> Vec<(&'static str, Vec<Drawing>)> {
    let of = |fill: fn(&mut Drawings)| {
        let mut all = Drawings::default();
        fill(&mut all);
        all.0
    };
    vec![
        ("games", of(games)),
        ("bakugan", of(bakugan)),
        ("kaboodl", of(kaboodl)),
        ("bratz", of(bratz)),
        ("marks", of(marks)),
    ]
}

fn context() -> Context {
    let ctx = Context::default();
    ctx.set_fonts(theme::fonts());
    // Fonts come with the next pass.
    let mut output = ctx.run_ui(RawInput::default(), |_| {});
    output.textures_delta.clear();
    ctx
}

/// The boxes of what `draw` paints. What is painted without it is left out.
fn boxes(ctx: &Context, draw: impl Fn(&Painter)) -> Vec<Rect> {
    let input = RawInput {
        screen_rect: Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 720.0))),
        ..RawInput::default()
    };
    let mut found = Vec::new();
    let mut output = ctx.run_ui(input, |ui| {
        let painter = ui.painter();
        let mut before = 0;
        painter.for_each_shape(|_| before += 1);
        draw(painter);
        found.clear();
        painter.for_each_shape(|shape| found.push(shape.shape.clone()));
        found.drain(..before);
    });
    output.textures_delta.clear();
    found
        .iter()
        .filter(|shape| !matches!(shape, Shape::Noop))
        .map(Shape::visual_bounding_rect)
        .collect()
}

#[test]
fn every_drawing_stays_in_its_place_and_fills_it() {
    let ctx = context();
    let mut wrong = Vec::new();
    for (sheet, drawings) in all_drawings() {
        for Drawing { name, size, draw } in drawings {
            for scheme in SCHEMES {
                for side in [20.0, 56.0, 200.0] {
                    let theme = Theme::of(scheme);
                    for size in [vec2(side, side), size * side / size.max_elem()] {
                        let rect = Rect::from_min_size(pos2(301.0, 202.0), size);
                        let painted = boxes(&ctx, |painter| draw(painter, &theme, rect));
                        let place = format!("{sheet}: {name} at {size:?}, {scheme:?}");
                        let all = painted.iter().fold(Rect::NOTHING, |all, one| all | *one);
                        let fills = (all.width() / rect.width()).max(all.height() / rect.height());
                        if painted.is_empty() {
                            wrong.push(format!("{place}: nothing is painted"));
                        } else if !rect.expand(0.5).contains_rect(all) {
                            wrong.push(format!("{place}: {all:?} leaves {rect:?}"));
                        } else if fills < 0.4 {
                            wrong.push(format!("{place}: {all:?} is lost in {rect:?}"));
                        }
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_two_icons_and_no_two_creatures_are_drawn_alike() {
    let ctx = context();
    let theme = Theme::of(Scheme::Dark);
    let rect = Rect::from_min_size(pos2(300.0, 200.0), vec2(200.0, 200.0));
    let icons =
        IconMark::drawn().map(|which| boxes(&ctx, |painter| icon(painter, &theme, rect, which)));
    let creatures = CREATURES.into_iter().map(|which| {
        boxes(&ctx, |painter| {
            creature(painter, &theme, rect, which, Hue::Red)
        })
    });
    let all: Vec<Vec<Rect>> = icons.chain(creatures).collect();
    for at in 1..all.len() {
        assert!(!all[..at].contains(&all[at]), "the drawing number {at}");
    }
}

/// All drawings on one sheet, written to the folder that ROLLCALL_PICTURES names.
#[test]
fn sheets() {
    use std::path::PathBuf;

    use eframe::egui::{Align2, CornerRadius};
    use egui_kittest::Harness;
    use rollcall::app::theme::{Weight, font, text};

    let Some(folder) = std::env::var_os("ROLLCALL_PICTURES").map(PathBuf::from) else {
        return;
    };
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    for (sheet, drawings) in all_drawings() {
        let drawings = Rc::new(drawings);
        for (scheme, pixels_per_point) in SCHEMES
            .into_iter()
            .flat_map(|scheme| [(scheme, 1.0), (scheme, 2.0)])
        {
            let theme = Theme::of(scheme);
            let (width, gap) = (1240.0, 8.0);
            let mut places = Vec::new();
            let (mut at, mut row) = (pos2(gap, 40.0), 0.0_f32);
            for drawing in drawings.iter() {
                if at.x + drawing.size.x + gap > width {
                    at = pos2(gap, at.y + row + gap);
                    row = 0.0;
                }
                places.push(Rect::from_min_size(at, drawing.size));
                at.x += drawing.size.x + gap;
                row = row.max(drawing.size.y);
            }
            let height = at.y + row + gap;
            let shown = Rc::clone(&drawings);
            let mut harness = Harness::builder()
                .with_size(vec2(width, height))
                .with_pixels_per_point(pixels_per_point)
                .with_context_setup(|ctx| ctx.set_fonts(theme::fonts()))
                .build_ui(move |ui| {
                    let painter = ui.painter();
                    let all = Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height));
                    painter.rect_filled(all, CornerRadius::ZERO, theme.panel);
                    painter.text(
                        pos2(gap, gap),
                        Align2::LEFT_TOP,
                        format!("{sheet}, {}", scheme.name()),
                        font(text::STATE, Weight::Bold),
                        theme.text,
                    );
                    for (drawing, place) in shown.iter().zip(&places) {
                        (drawing.draw)(painter, &theme, *place);
                    }
                });
            harness.run_ok();
            let picture = harness.render().expect("it can be rendered");
            picture
                .save(folder.join(format!("art-{sheet}-{scheme:?}-{pixels_per_point}x.png")))
                .expect("it can be written");
        }
    }
}
