use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;

use eframe::egui::Key::{self, Enter, Num1, Num2};
use eframe::egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use rollcall::app::RefereeApp;
use rollcall::app::disk::MatchFolder;
use rollcall::store::stamp_now;

use crate::hall::{
    Hall, HeldEye, Stage, closed_on_first, does_not_see, hall, open_on_second, press, screen, sees,
};
use crate::learning::moments;

fn at_home(folder: &Path) -> RefereeApp {
    let shelf = MatchFolder::open(folder).expect("it can be used");
    RefereeApp::new(stamp_now).kept_by(None, Some(Box::new(shelf)))
}

/// Three rolls: called open and taken, called open and said to be closed, called closed without pictures.
fn play_three(folder: &Path) {
    let stage = Rc::new(Stage::default());
    stage.start();
    *stage.moments.borrow_mut() = Some(Arc::new(moments()));
    let app = at_home(folder).seen_by(Box::new(HeldEye(Rc::clone(&stage))), None);
    let mut hall = hall(app);
    // By the rules that ask nothing.
    press(&mut hall, &[Num1, Key::D, Enter, Enter]);
    for (toy, call, answer) in [
        (Num1, open_on_second(97), Key::O),
        (Num1, open_on_second(80), Key::C),
        (Num2, closed_on_first(), Key::O),
    ] {
        if toy == Num2 {
            *stage.moments.borrow_mut() = None;
        }
        press(&mut hall, &[toy]);
        stage.call(call);
        hall.run_ok();
        press(&mut hall, &[answer]);
    }
}

/// The past match, opened.
fn opened(folder: &Path) -> Hall {
    let mut hall = hall(at_home(folder));
    press(&mut hall, &[Key::P]);
    for _ in 0..200 {
        if screen(&hall).contains("Past matches | 1 match") {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
        hall.run_steps(1);
    }
    press(&mut hall, &[Enter]);
    sees(&hall, "steps in its log");
    hall
}

fn kept(folder: &Path) -> Vec<PathBuf> {
    let items = std::fs::read_dir(folder).expect("a folder");
    let folders = items.map(|item| item.expect("an item").path());
    let mut folders = folders.filter(|path| path.extension().is_some_and(|end| end == "pictures"));
    let pictures = std::fs::read_dir(folders.next().expect("one match has pictures"));
    let pictures = pictures.expect("a folder");
    let mut pictures: Vec<PathBuf> = pictures.map(|item| item.expect("a file").path()).collect();
    pictures.sort();
    pictures
}

#[test]
fn kept_pictures_are_shown_by_key_and_arrows_go_round_them() {
    let folder = tempfile::tempdir().expect("a folder");
    play_three(folder.path());
    assert_eq!(kept(folder.path()).len(), 2);
    let mut hall = opened(folder.path());
    sees(&hall, "[V] Pictures of calls");
    press(&mut hall, &[Key::V]);
    sees(&hall, "opens and stands on Gate 2.");
    sees(&hall, "- camera, sure");
    sees(&hall, "picture 1 of 2");
    sees(&hall, "pictures: before, as it opened, at rest");
    hall.get_by_role_and_label(Role::Label, "before, as it opened, at rest");
    press(&mut hall, &[Key::ArrowLeft]);
    sees(&hall, "picture 1 of 2");
    press(&mut hall, &[Key::ArrowRight]);
    sees(&hall, "stays closed");
    sees(&hall, "- referee");
    sees(&hall, "picture 2 of 2");
    press(&mut hall, &[Key::ArrowRight]);
    sees(&hall, "picture 2 of 2");
    hall.get_by_role_and_label(Role::Button, "Earlier call")
        .click();
    hall.run_ok();
    sees(&hall, "picture 1 of 2");
    press(&mut hall, &[Key::Escape]);
    sees(&hall, "steps in its log");
    press(&mut hall, &[Key::Escape]);
    sees(&hall, "Past matches | 1 match");
}

/// The button of the line that says so.
fn click_line(hall: &mut Hall, words: &str) {
    let lines = hall.get_all_by_role(Role::Button);
    let mut lines = lines.filter(|line| {
        use egui_kittest::kittest::NodeT as _;
        let label = line.accesskit_node().label().unwrap_or_default();
        label.starts_with("Picture of step") && label.contains(words)
    });
    lines.next().expect("there is such a line").click();
    drop(lines);
    hall.run_ok();
}

#[test]
fn a_line_is_pressed_and_a_call_without_a_picture_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    play_three(folder.path());
    let mut hall = opened(folder.path());
    click_line(&mut hall, "stands on Gate 2");
    sees(&hall, "picture 1 of 2");
    press(&mut hall, &[Key::Escape]);
    click_line(&mut hall, "stays closed on Gate 1");
    sees(&hall, "No picture of this call is kept.");
    does_not_see(&hall, "pictures:");
    press(&mut hall, &[Key::ArrowLeft]);
    sees(&hall, "picture 2 of 2");
}

#[test]
fn a_damaged_picture_is_told_and_the_next_one_is_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    play_three(folder.path());
    let pictures = kept(folder.path());
    std::fs::write(&pictures[0], b"this is no picture").expect("it is written");
    std::fs::write(&pictures[1], vec![7; 60_000]).expect("it is written");
    let mut hall = opened(folder.path());
    press(&mut hall, &[Key::V]);
    sees(&hall, "its file is damaged. The match itself is whole.");
    press(&mut hall, &[Key::ArrowRight]);
    sees(&hall, "picture 2 of 2");
    sees(&hall, "its file is damaged");
    for picture in &pictures {
        std::fs::remove_file(picture).expect("it is there");
    }
    press(&mut hall, &[Key::ArrowLeft]);
    sees(&hall, "No picture of this call is kept.");
    let mut hall = opened(folder.path());
    does_not_see(&hall, "Pictures of calls");
    click_line(&mut hall, "stands on Gate 2");
    sees(&hall, "No picture of this call is kept.");
}
