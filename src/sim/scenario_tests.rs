//! What a labelled event must keep to.

use super::*;

const SMALL: (u32, u32) = (160, 120);

/// Mean brightness of the pixels around a place.
fn grey(picture: &RgbImage, x: f32, y: f32) -> f32 {
    let at = |v: f32, most: u32| (v.round().max(0.0) as u32).min(most - 1);
    let pixel = picture.get_pixel(at(x, picture.width()), at(y, picture.height()));
    pixel.0.iter().map(|v| f32::from(*v)).sum::<f32>() / 3.0
}

/// A still scene without noise, blur, vignette or things, with white cards on a dark table.
fn plain_scene(seed: u64) -> (Stage, Vec<Card>) {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut setting = Setting::draw(&mut rng, Family::Open, (1280, 960), 3);
    setting.things.clear();
    setting.standing.clear();
    setting.cards.retain(|card| card.gate.is_some());
    setting.cards.truncate(1);
    let scene = &mut setting.scene;
    scene.film.noise = 0.0;
    scene.film.vignette = 0.0;
    scene.film.blur = 0.0;
    let cards = setting.cards.clone();
    (Stage::new(setting.scene.clone(), setting.still()), cards)
}

fn calm_picture(stage: &mut Stage) -> RgbImage {
    stage.picture(&super::super::stage::Moment {
        moving: Vec::new(),
        gains: super::super::film::Gains::CALM,
        number: 1,
    })
}

#[test]
fn each_edge_of_a_card_is_drawn_where_its_corners_say() {
    for seed in 0..4 {
        let (stage, mut cards) = plain_scene(seed);
        // A thin dark card on a white table: one clean edge to measure.
        let mut scene = stage.scene().clone();
        scene.surface.material = super::super::surface::Material::Plain;
        scene.surface.colour = V3::all(0.4);
        scene.surface.half_mm = (3000.0, 3000.0);
        scene.surface.gloss = 0.0;
        scene.film.exposure = 1.0;
        let card = &mut cards[0];
        card.thickness_mm = 0.01;
        card.print.face_up = false;
        card.print.back = 2;
        let (card, view) = (*card, scene.view.clone());
        let still = Still {
            cards: vec![card],
            things: Vec::new(),
        };
        let picture = calm_picture(&mut Stage::new(scene, still));
        let corners = corners_px(&view, &card).map(|c| c.map(|v| v as f32));
        let middle = view.project(card.centre).expect("in view");
        for i in 0..4 {
            let (a, b) = (corners[i], corners[(i + 1) % 4]);
            // The lens bends long edges a little, so the edge's own middle is projected.
            let (w, h) = card.print.half_mm;
            let (x, y) = [(0.0, -h), (w, 0.0), (0.0, h), (-w, 0.0)][i];
            let at = view.project(card.world(x, y)).expect("in view");
            let along = [b[0] - a[0], b[1] - a[1]];
            let long = along[0].hypot(along[1]);
            let mut out = [along[1] / long, -along[0] / long];
            if (middle[0] - at[0]) * out[0] + (middle[1] - at[1]) * out[1] > 0.0 {
                out = [-out[0], -out[1]];
            }
            // Back to light, where a pixel half covered has half the brightness.
            let value = |s: f32| {
                let grey = blend(&picture, at[0] + out[0] * s, at[1] + out[1] * s);
                (grey / 255.0).powf(2.2)
            };
            let (table, rim) = (value(9.0), value(-1.1));
            assert!(
                table > rim + 0.05,
                "seed {seed}: the edge is seen ({table} {rim})"
            );
            // The dark line beside a card reaches down to about two thirds of the table's light.
            let wanted = rim + (0.7 * table - rim) * 0.5;
            let crossing = (-30..30)
                .map(|k| k as f32 * 0.05)
                .find(|s| value(*s) > wanted && value(*s + 0.3) > wanted)
                .expect("the edge is crossed");
            assert!(
                crossing.abs() < 0.5,
                "seed {seed}, edge {i}: off by {crossing} px: {:?}",
                (-6..7).map(|k| value(k as f32 * 0.5)).collect::<Vec<_>>()
            );
        }
    }
}

/// Brightness between pixels.
fn blend(picture: &RgbImage, x: f32, y: f32) -> f32 {
    let (fx, fy) = (x - x.floor(), y - y.floor());
    let at = |dx: f32, dy: f32| grey(picture, x.floor() + dx, y.floor() + dy);
    let upper = at(0.0, 0.0) * (1.0 - fx) + at(1.0, 0.0) * fx;
    let lower = at(0.0, 1.0) * (1.0 - fx) + at(1.0, 1.0) * fx;
    upper * (1.0 - fy) + lower * fy
}

#[test]
fn the_same_seed_gives_the_same_pixels_in_any_order() {
    let mut a = Scenario::draw(5, Family::Open, SMALL);
    let mut b = Scenario::draw(5, Family::Open, SMALL);
    assert_eq!(a.truth(), b.truth());
    let (first, last) = (a.frame(1), a.frame(a.frames()));
    assert_eq!(b.frame(b.frames()), last);
    assert_eq!(b.frame(1), first);
    assert_ne!(first, last);
}

#[test]
fn every_outcome_is_drawn_and_its_frames_are_in_order() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..140 {
        let family = if seed % 4 == 0 {
            Family::KeptOut
        } else {
            Family::Open
        };
        let scenario = Scenario::draw(seed, family, SMALL);
        let truth = scenario.truth();
        seen.insert(truth.outcome);
        let calm = 0.6 * f64::from(truth.fps);
        assert!(truth.event_start_frame as f64 > calm, "seed {seed}");
        assert!(
            truth.frames as f64 > truth.settle_frame as f64 + 1.1 * f64::from(truth.fps),
            "seed {seed}: {} frames, settled at {}",
            truth.frames,
            truth.settle_frame
        );
        let is_roll = !truth.outcome.starts_with("none");
        assert_eq!(truth.rolls, u32::from(is_roll));
        if is_roll {
            let (start, settle) = (
                truth.roll_start_frame.expect("starts"),
                truth.ball_settle_frame.expect("settles"),
            );
            assert!(
                truth.event_start_frame <= start && start < settle && settle <= truth.settle_frame
            );
            let opened = truth.outcome.starts_with("open") || truth.outcome.starts_with("partial");
            if opened {
                let open = truth.first_open_frame.expect("opens");
                assert!(start < open && open <= settle, "seed {seed}");
            }
        }
        let on_gate = truth.outcome.ends_with("on_gate") || truth.outcome.starts_with("straddles");
        assert_eq!(
            truth.gate.is_some(),
            on_gate,
            "seed {seed} {}",
            truth.outcome
        );
        if let Some(distance) = truth.object.and_then(|o| o.distance_to_nearest_gate_mm) {
            assert_eq!(distance < 0.0, on_gate, "seed {seed} {}", truth.outcome);
        }
    }
    let all: std::collections::BTreeSet<&str> = OUTCOMES.iter().map(|(word, _)| *word).collect();
    assert_eq!(seen, all);
}

#[test]
fn the_ball_at_rest_touches_the_point_that_the_truth_names() {
    let mut tried = 0;
    for seed in 0..60 {
        let mut scenario = Scenario::draw(seed, Family::Open, (320, 240));
        let truth = scenario.truth();
        if truth.outcome != "closed_on_gate" && truth.outcome != "closed_off_gate"
            || truth.variant.is_some()
        {
            continue;
        }
        tried += 1;
        let object = truth.object.expect("a roll has an object");
        let (base, bbox) = (
            object.base_px.expect("at rest"),
            object.bbox_px.expect("at rest"),
        );
        // The foot is drawn inside the ball's box, in its lower part or (from above) near its middle.
        assert!(
            base[0] > bbox[0] && base[0] < bbox[2] && base[1] > bbox[1] && base[1] < bbox[3] + 0.5
        );
        // What changes between before and after is the ball and its shadow: the box must be full of change.
        let (before, after) = (scenario.frame(1), scenario.frame(truth.frames));
        let centre = object.centre_px.expect("at rest");
        let radius = (bbox[2] - bbox[0]) / 2.0;
        let mut changed = 0;
        let mut all = 0;
        for (x, y, pixel) in after.enumerate_pixels() {
            if (f64::from(x) - centre[0]).hypot(f64::from(y) - centre[1]) < 0.8 * radius {
                all += 1;
                let was = before.get_pixel(x, y);
                changed += i32::from(pixel.0.iter().zip(&was.0).any(|(a, b)| a.abs_diff(*b) > 8));
            }
        }
        assert!(
            changed * 10 > all * 4,
            "seed {seed}: {changed} of {all} pixels of the ball changed"
        );
        let view = &scenario.setting.scene.view;
        let mm = object.base_mm.expect("at rest").map(|v| v as f32);
        let again = view
            .project(super::super::space::v3(mm[0], mm[1], mm[2]))
            .expect("in view");
        assert!(
            (f64::from(again[0]) - base[0]).abs() < 0.05
                && (f64::from(again[1]) - base[1]).abs() < 0.05
        );
    }
    assert!(tried >= 3, "only {tried} closed balls were drawn");
}

#[test]
fn odd_sizes_are_drawn() {
    for size in [(1, 1), (0, 0), (3, 200), (1920, 1080), (9000, 2)] {
        let mut scenario = Scenario::draw(3, Family::Open, size);
        let picture = scenario.frame(1);
        let setup = scenario.setup();
        assert_eq!(
            (picture.width(), picture.height()),
            (setup.width, setup.height)
        );
        assert!(setup.width >= 1 && setup.width <= 2560);
    }
}
