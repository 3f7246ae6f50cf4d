//! On every screen: words whole and apart, nothing too small to press, a name for everything, Tab in reading order,
//! colours that can be told from their ground, and no drawing while nothing happens.

mod known;
mod painted;
mod reached;

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use eframe::egui::accesskit::Role;
use eframe::egui::text::LayoutJob;
use eframe::egui::{self, Align2, Color32, FontId, Id, Key, Rect, Sense, ViewportId, pos2, vec2};
use egui_kittest::Harness;
use rollcall::app::keys::Act;
use rollcall::app::theme::Scheme;
use rollcall::app::view::Page;
use rollcall::rules::tongue::Tongue;

use self::known::{KNOWN, KNOWN_TWICE};
use self::painted::Row;
use self::reached::Widget;
use crate::hall::{Hall, HeldEye, Stage, app, hall, press, quick_game};
use crate::scenes::{ALL_LONG, EMOJI, Walk};

/// The smallest thing that a finger finds, in points.
const LEAST_SIDE: f32 = 48.0;

/// What is looked at in every state.
struct Looks {
    /// Words, sizes and names.
    at_all: bool,
    /// The order of Tab.
    at_tab: bool,
    /// Whether anything is drawn without a reason.
    at_rest: bool,
    /// The least contrast.
    least_contrast: f64,
}

impl Looks {
    fn in_scheme(scheme: Scheme) -> Self {
        Self {
            at_all: false,
            at_tab: false,
            at_rest: false,
            least_contrast: if scheme == Scheme::HighContrast {
                7.0
            } else {
                4.5
            },
        }
    }
}

/// Collects what is wrong everywhere and fails at the end with all of it.
fn walk_looking(looks: &Looks, change: impl FnOnce(&mut Walk<'_>)) {
    let faults: RefCell<Vec<String>> = RefCell::default();
    let states = Cell::new(0_usize);
    let texts = Cell::new(0_usize);
    let is_known = |state: &str, fault: &str, known: &[(&str, &str, &str)]| {
        let mut known = known.iter();
        known.any(|(name, part, _)| state.starts_with(name) && fault.contains(part))
    };
    let visit = |state: &str, hall: &mut Hall| {
        states.set(states.get() + 1);
        texts.set(texts.get() + painted::rows(&hall.output().shapes).len());
        let mut found = faint(hall, looks.least_contrast);
        if looks.at_all {
            found.extend(look(hall));
        }
        if looks.at_rest {
            found.extend(restless(hall));
        }
        if looks.at_tab {
            found.extend(tab(hall));
        }
        let is_twice = hall.ctx.zoom_factor() > 1.5;
        found.retain(|fault| {
            let is_known_twice = is_twice && is_known(state, fault, KNOWN_TWICE);
            !is_known_twice && !is_known(state, fault, KNOWN)
        });
        let found = found.into_iter().map(|fault| format!("{state}: {fault}"));
        faults.borrow_mut().extend(found);
    };
    let mut walk = Walk::usual(&visit);
    let part = std::env::var("ROLLCALL_PICTURES_OF").unwrap_or_default();
    let wants = |name: &str| name.contains(&part);
    walk.wants = &wants;
    change(&mut walk);
    walk.everywhere();
    if part.is_empty() {
        assert!(states.get() > 100, "only {} states", states.get());
        // Twice as large, fewer of them find room.
        assert!(texts.get() > 15 * states.get(), "hardly any words are seen");
    }
    let faults = faults.into_inner();
    let all = faults.join("\n");
    assert!(faults.is_empty(), "{} faults:\n{all}", faults.len());
}

/// Everything that can be seen without pressing anything.
fn look(hall: &mut Hall) -> Vec<String> {
    let rows = painted::rows(&hall.output().shapes);
    let widgets = reached::widgets(hall);
    let screen = hall.ctx.content_rect();
    // Words in a field move as they are typed.
    let is_typed = |row: &Row| {
        let mut fields = widgets.iter().filter(|one| one.role == Role::TextInput);
        let middle = row.rect.intersect(row.clip).center();
        fields.any(|field| field.seen.contains(middle))
    };
    let rows: Vec<Row> = rows.into_iter().filter(|row| !is_typed(row)).collect();
    let model = hall.state().model();
    let is_match = matches!(model.page, Page::Match(_)) && !model.is_covered();
    let log_top = if is_match {
        screen.bottom() - 104.0
    } else {
        f32::INFINITY
    };
    let play = hall.state().play().filter(|_| is_match);
    let undo = play.and_then(|play| play.board().undo_target());
    let mut faults = words_cut_or_meeting(&rows, screen, |row| {
        may_be_cut(row, undo.as_deref(), log_top)
    });
    faults.extend(words_beyond_their_button(&rows, &widgets));
    faults.extend(too_small(&widgets, hall.ctx.zoom_factor()));
    faults.extend(badly_named(&widgets));
    faults
}

/// Words that are cut by intent, each with its reason.
fn may_be_cut(row: &Row, undo: Option<&str>, log_top: f32) -> bool {
    let words = row.words.to_lowercase();
    // A name of twenty letters, and what has it in it: whole in the hint, the log and for a screen reader.
    let has_long_name = ALL_LONG
        .iter()
        .any(|name| words.contains(&name.to_lowercase()));
    // A name that was cut after twelve letters before, or has drawn signs.
    let has_short_name = words.contains('…') || words.contains(EMOJI);
    // What undo would take back, after two rows: whole in the hint, and the newest line of the log.
    let is_undo = undo.is_some_and(|undo| undo.trim_end_matches('.') == row.words);
    // A line below the match: whole in the whole log.
    let is_log = row.rect.top() > log_top;
    has_long_name || has_short_name || is_undo || is_log
}

fn words_cut_or_meeting(
    rows: &[Row],
    screen: Rect,
    may_be_cut: impl Fn(&Row) -> bool,
) -> Vec<String> {
    let mut faults = Vec::new();
    for (place, row) in rows.iter().enumerate() {
        let words = &row.words;
        if row.is_cut && !may_be_cut(row) {
            faults.push(format!("cut: {words:?} at {:?}", row.rect));
        }
        if row.is_covered {
            faults.push(format!("covered: {words:?} at {:?}", row.rect));
        }
        let is_scrolled = row.clip.height() < screen.height() - 1.0;
        let tall = if is_scrolled { f32::INFINITY } else { 1.0 };
        if !row.clip.expand2(vec2(1.0, tall)).contains_rect(row.rect) {
            faults.push(format!("beyond its place: {words:?} at {:?}", row.rect));
        }
        for other in &rows[place + 1..] {
            let common = row.rect.intersect(row.clip);
            let common = common.intersect(other.rect.intersect(other.clip));
            if other.text != row.text && common.width() > 1.0 && common.height() > 1.0 {
                let other = &other.words;
                faults.push(format!("meeting: {words:?} and {other:?} at {common:?}"));
            }
        }
    }
    faults
}

fn words_beyond_their_button(rows: &[Row], widgets: &[Widget]) -> Vec<String> {
    let mut faults = Vec::new();
    for row in rows {
        let middle = row.rect.intersect(row.clip).center();
        let around = widgets.iter().filter(|widget| widget.seen.contains(middle));
        let around: Vec<&Widget> = around.collect();
        let is_whole = |widget: &&Widget| widget.rect.expand(2.0).contains_rect(row.rect);
        if let Some(widget) = around.first()
            && !around.iter().any(is_whole)
        {
            let (words, name) = (&row.words, &widget.name);
            faults.push(format!("beyond {name:?}: {words:?} at {:?}", row.rect));
        }
    }
    faults
}

/// A finger does not grow with the letters: what counts are points of the window before anything is made larger.
fn too_small(widgets: &[Widget], zoom: f32) -> Vec<String> {
    let small = |widget: &&Widget| {
        let size = zoom * widget.rect.size() + vec2(0.1, 0.1);
        size.x < LEAST_SIDE || size.y < LEAST_SIDE
    };
    let widgets = widgets.iter().filter(small);
    widgets
        .map(|widget| {
            format!(
                "small: {:?} {:?} {:?}",
                widget.role, widget.name, widget.rect
            )
        })
        .collect()
}

fn badly_named(widgets: &[Widget]) -> Vec<String> {
    let mut faults = Vec::new();
    for (place, widget) in widgets.iter().enumerate() {
        if widget.name.trim().is_empty() {
            faults.push(format!("no name: {:?} {:?}", widget.role, widget.rect));
        } else if widgets[..place]
            .iter()
            .any(|other| other.name == widget.name)
        {
            faults.push(format!("named twice: {:?} {:?}", widget.name, widget.rect));
        }
    }
    faults
}

fn tab(hall: &mut Hall) -> Vec<String> {
    let before = reached::widgets(hall);
    let round = reached::tab_round(hall, 2 * before.len() + 6);
    let after = reached::widgets(hall);
    let mut faults = Vec::new();
    for widget in after.iter().filter(|widget| widget.takes_keyboard) {
        let times = round.iter().filter(|one| one.id == widget.id).count();
        if times != 1 {
            faults.push(format!("reached {times} times by Tab: {:?}", widget.name));
        }
    }
    // Where all of them are at one and the same time, scrolled alike.
    let places: Vec<&Widget> = round
        .iter()
        .filter_map(|one| after.iter().find(|widget| widget.id == one.id))
        .collect();
    let panels = painted::panels(&hall.output().shapes);
    for pair in places.windows(2) {
        if panel_of(pair[0], &panels) == panel_of(pair[1], &panels)
            && is_backwards(pair[0], pair[1])
        {
            let [(a, at), (b, to)] = [0, 1].map(|at| (&pair[at].name, pair[at].rect));
            faults.push(format!("Tab goes back: {a:?} {at:?} to {b:?} {to:?}"));
        }
    }
    faults
}

/// The panel that something lies on.
fn panel_of(widget: &Widget, panels: &[Rect]) -> Option<[i32; 4]> {
    let around = panels.iter().filter(|panel| {
        panel.expand(1.0).contains_rect(widget.rect) && panel.area() > 1.3 * widget.rect.area()
    });
    let panel = around.min_by(|a, b| a.area().total_cmp(&b.area()))?;
    Some([panel.left(), panel.top(), panel.right(), panel.bottom()].map(|side| side as i32))
}

/// True when nobody would read the second after the first.
fn is_backwards(first: &Widget, second: &Widget) -> bool {
    // The corners of a card are numbered round it.
    if first.role == Role::Slider && second.role == Role::Slider {
        return false;
    }
    // What is scrolled away is shown as Tab comes to it.
    if !first.seen.is_positive() || !second.seen.is_positive() {
        return false;
    }
    // The small keys belong to the headline, also where they stand below the answers.
    if first.name == Act::Why.label() {
        return false;
    }
    let (a, b) = (first.seen, second.seen);
    let common = a.y_range().intersection(b.y_range()).span();
    let is_one_row = common > 0.5 * a.height().min(b.height());
    if is_one_row {
        b.left() < a.left()
    } else {
        b.center().y < a.center().y && b.left() < a.left() + 1.0
    }
}

fn luminance(colour: Color32) -> f64 {
    let channel = |value: u8| {
        let value = f64::from(value) / 255.0;
        if value <= 0.039_28 {
            value / 12.92
        } else {
            ((value + 0.055) / 1.055).powf(2.4)
        }
    };
    0.2126 * channel(colour.r()) + 0.7152 * channel(colour.g()) + 0.0722 * channel(colour.b())
}

fn contrast(a: Color32, b: Color32) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

fn faint(hall: &mut Hall, least: f64) -> Vec<String> {
    let mut faults = Vec::new();
    for row in painted::rows(&hall.output().shapes) {
        for ground in &row.grounds {
            for ink in &row.inks {
                let found = contrast(*ink, *ground);
                if found < least {
                    let words = &row.words;
                    faults.push(format!("{words:?} has {found:.2}: {ink:?} on {ground:?}"));
                }
            }
        }
    }
    faults.dedup();
    faults
}

fn restless(hall: &mut Hall) -> Vec<String> {
    let delays = [(); 2].map(|()| {
        hall.step();
        hall.output().viewport_output[&ViewportId::ROOT].repaint_delay
    });
    if delays[1] == Duration::MAX {
        return Vec::new();
    }
    vec![format!(
        "drawn again after {delays:?}: {:?}",
        hall.ctx.repaint_causes()
    )]
}

#[test]
fn every_state_is_sound() {
    let looks = Looks {
        at_all: true,
        at_tab: true,
        at_rest: true,
        ..Looks::in_scheme(Scheme::Dark)
    };
    walk_looking(&looks, |_| {});
}

#[test]
fn every_state_is_sound_at_twice_the_size() {
    let looks = Looks {
        at_all: true,
        at_tab: true,
        ..Looks::in_scheme(Scheme::Dark)
    };
    walk_looking(&looks, |walk| walk.zoom_percent = 200);
}

#[test]
fn every_state_is_sound_in_german_and_light() {
    let looks = Looks {
        at_all: true,
        ..Looks::in_scheme(Scheme::Light)
    };
    walk_looking(&looks, |walk| {
        walk.tongue = Tongue::German;
        walk.scheme = Scheme::Light;
    });
}

#[test]
fn every_state_is_sound_with_long_names_and_in_high_contrast() {
    let looks = Looks {
        at_all: true,
        ..Looks::in_scheme(Scheme::HighContrast)
    };
    walk_looking(&looks, |walk| {
        walk.has_long_names = true;
        walk.scheme = Scheme::HighContrast;
    });
}

/// Faults that were put there are found.
#[test]
fn what_is_wrong_is_noticed() {
    let paint = |ui: &mut egui::Ui| {
        let painter = ui.painter().clone();
        let font = FontId::proportional(20.0);
        let (dark, grey) = (Color32::from_gray(20), Color32::from_gray(60));
        painter.rect_filled(ui.max_rect(), 0.0, dark);
        let mut job = LayoutJob::simple(
            "a text that is far too long".to_owned(),
            font.clone(),
            Color32::WHITE,
            60.0,
        );
        job.wrap.max_rows = 1;
        let cut = painter.layout_job(job);
        painter.galley(pos2(20.0, 20.0), cut, Color32::WHITE);
        for x in [20.0, 30.0] {
            painter.text(
                pos2(x, 60.0),
                Align2::LEFT_TOP,
                "meets",
                font.clone(),
                Color32::WHITE,
            );
        }
        painter.text(
            pos2(20.0, 100.0),
            Align2::LEFT_TOP,
            "faint",
            font.clone(),
            grey,
        );
        painter.text(
            pos2(20.0, 140.0),
            Align2::LEFT_TOP,
            "hidden",
            font.clone(),
            Color32::WHITE,
        );
        painter.rect_filled(
            Rect::from_min_size(pos2(10.0, 135.0), vec2(90.0, 40.0)),
            0.0,
            dark,
        );
        painter.text(
            pos2(20.0, 180.0),
            Align2::LEFT_TOP,
            "half",
            font,
            Color32::WHITE,
        );
        painter.rect_filled(
            Rect::from_min_size(pos2(40.0, 175.0), vec2(90.0, 40.0)),
            0.0,
            dark,
        );
        let at = Rect::from_min_size(pos2(300.0, 20.0), vec2(30.0, 30.0));
        ui.interact(at, Id::unique("small"), Sense::click());
    };
    let harness = Harness::builder()
        .with_size(vec2(400.0, 300.0))
        .build_ui(paint);
    let rows = painted::rows(&harness.output().shapes);
    let of = |words: &str| {
        let mut found = rows.iter().filter(|row| row.words == words);
        found.next()
    };
    assert!(of("hidden").is_none());
    assert!(of("half").is_some_and(|row| row.is_covered));
    let faint = of("faint").expect("it is seen");
    assert!(contrast(faint.inks[0], faint.grounds[0]) < 4.5);
    let faults = words_cut_or_meeting(&rows, Rect::EVERYTHING, |_| false).join(" | ");
    for part in ["cut: \"a text", "meeting: \"meets\"", "covered: \"half\""] {
        assert!(faults.contains(part), "{part} is missing in {faults}");
    }
    let small = reached::all(&harness);
    assert_eq!(too_small(&small, 1.0).len(), 1);
    assert_eq!(too_small(&small, 2.0).len(), 0);
    assert_eq!(badly_named(&small).len(), 1);
    let named = |name: &str, left: f32| Widget {
        name: name.to_owned(),
        rect: Rect::from_min_size(pos2(left, 0.0), vec2(50.0, 50.0)),
        seen: Rect::from_min_size(pos2(left, 0.0), vec2(50.0, 50.0)),
        ..small[0].clone()
    };
    assert_eq!(
        badly_named(&[named("Yes", 0.0), named("Yes", 60.0)]).len(),
        1
    );
    assert!(is_backwards(&named("b", 60.0), &named("a", 0.0)));
    assert!(!is_backwards(&named("a", 0.0), &named("b", 60.0)));
}

/// With a camera, a drawing follows each picture that wakes the screen, and no other.
#[test]
fn a_camera_wakes_the_screen_once_for_each_picture() {
    let stage = Rc::new(Stage::default());
    stage.start();
    let seen = HeldEye(Rc::clone(&stage));
    let mut hall = hall(app(quick_game()).seen_by(Box::new(seen), None));
    press(&mut hall, &[Key::Enter]);
    for _ in 0..3 {
        hall.ctx.request_repaint();
        assert_eq!(restless(&mut hall), Vec::<String>::new());
    }
}
