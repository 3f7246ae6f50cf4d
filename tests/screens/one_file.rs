use std::path::{Path, PathBuf};

use eframe::egui::Key;
use rollcall::app::RefereeApp;
use rollcall::app::disk::MatchFolder;
use rollcall::store::{Players, PlayersFile, stamp_now};

use crate::brought::drop_on;
use crate::hall::{Hall, does_not_see, hall, press, press_ctrl, sees, type_into};

/// A window on this data folder.
fn at(data: &Path, may_write: bool) -> RefereeApp {
    let shelf = MatchFolder::open(&data.join("matches")).expect("it can be used");
    RefereeApp::new(stamp_now)
        .kept_by(None, Some(Box::new(shelf)))
        .played_by(PlayersFile::in_data(data))
        .backed_up(data.to_owned(), may_write)
}

/// Players with a thing or two, and a match of Got Five that was begun.
fn filled(data: &Path) {
    std::fs::create_dir_all(data).expect("a folder");
    let mut players = Players::default();
    players.get_or_add("Zoe").colour = Some(2);
    PlayersFile::in_data(data)
        .save(&players)
        .expect("it is kept");
    let mut hall = hall(at(data, true));
    press(&mut hall, &[Key::Num4, Key::Enter]);
}

fn wait(hall: &mut Hall) {
    for _ in 0..1_000 {
        hall.run_ok();
        if !hall.state().is_backing_up() {
            hall.run_ok();
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    panic!("it never ends");
}

fn zips(folder: &Path) -> Vec<PathBuf> {
    let items = std::fs::read_dir(folder).expect("a folder");
    let paths = items.map(|item| item.expect("an item").path());
    let mut paths: Vec<PathBuf> = paths
        .filter(|path| path.extension().is_some_and(|end| end == "zip"))
        .collect();
    paths.sort();
    paths
}

#[test]
fn everything_goes_into_one_file_and_comes_back_elsewhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let (data, out) = (folder.path().join("data"), folder.path().join("stick"));
    filled(&data);
    std::fs::create_dir_all(&out).expect("a folder");
    let mut hall = hall(at(&data, true));
    press(&mut hall, &[Key::S, Key::K]);
    sees(&hall, "Backup | ");
    press(&mut hall, &[Key::F]);
    type_into(&mut hall, "Folder for the backup", "/nowhere/at all");
    press_ctrl(&mut hall, Key::S);
    wait(&mut hall);
    sees(&hall, "! There is no folder /nowhere/at all.");
    press(&mut hall, &[Key::Escape]);
    type_into(
        &mut hall,
        "Folder for the backup",
        &out.display().to_string(),
    );
    for _ in 0..2 {
        press_ctrl(&mut hall, Key::S);
        wait(&mut hall);
        sees(&hall, "files are in the backup");
    }
    let made = zips(&out);
    assert_eq!(made.len(), 2, "never over another: {made:?}");

    // Elsewhere, where Ben plays and another Zoe.
    let other = folder.path().join("other");
    std::fs::create_dir_all(&other).expect("a folder");
    let mut players = Players::default();
    players.get_or_add("Ben").colour = Some(1);
    players.get_or_add("Zoe").initials = Some("ZZ".to_owned());
    let file = PlayersFile::in_data(&other);
    file.save(&players).expect("it is kept");
    let mut there = crate::hall::hall(at(&other, true));
    press(&mut there, &[Key::P, Key::M, Key::Num2]);
    sees(&there, "Backup | ");
    drop_on(&mut there, &made[0]);
    does_not_see(&there, "came back");
    press_ctrl(&mut there, Key::R);
    wait(&mut there);
    sees(&there, "came back");
    sees(&there, "1 file is different from the one here.");
    let (players, _) = file.load();
    let zoe = players.get("Zoe").expect("she is there");
    assert_eq!((zoe.colour, zoe.short().as_str()), (Some(2), "ZZ"));
    assert!(players.get("Ben").is_some());
    assert_eq!(there.state().players(), &players);
    press(&mut there, &[Key::Escape]);
    for _ in 0..300 {
        there.run_steps(1);
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    sees(&there, "Past matches | 1 match");
}

#[test]
fn what_is_no_backup_is_named_and_a_window_that_only_looks_takes_none_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    filled(&data);
    let torn = folder.path().join("torn.zip");
    std::fs::write(&torn, "no zip at all").expect("it is written");
    let mut hall = hall(at(&data, true));
    press(&mut hall, &[Key::S, Key::K, Key::D]);
    type_into(&mut hall, "File of the backup", &torn.display().to_string());
    press_ctrl(&mut hall, Key::R);
    wait(&mut hall);
    sees(&hall, "! this is no whole backup");
    sees(&hall, "torn.zip");
    press(&mut hall, &[Key::Escape, Key::Escape]);
    sees(&hall, "Settings");
    let mut only_looks = crate::hall::hall(at(&data, false));
    press(&mut only_looks, &[Key::S, Key::K]);
    drop_on(&mut only_looks, &torn);
    press_ctrl(&mut only_looks, Key::R);
    wait(&mut only_looks);
    sees(&only_looks, "! This window only looks");
    // Nothing is kept anywhere: both are off, with the reason.
    let mut nowhere = crate::hall::hall(crate::hall::idle_app());
    press(&mut nowhere, &[Key::S, Key::K]);
    sees(&nowhere, "There is no place where data is kept.");
    press_ctrl(&mut nowhere, Key::S);
    assert!(!nowhere.state().is_backing_up());
}
