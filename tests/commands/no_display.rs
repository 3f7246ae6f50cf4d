//! Where no window can open, the main job is still shown.

use tempfile::TempDir;

use crate::clips::program;

#[test]
fn one_simulated_roll_goes_from_the_picture_to_the_log() {
    let folder = TempDir::new().unwrap();
    let output = program()
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .env("TMPDIR", folder.path())
        .output()
        .unwrap();
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!(errors.lines().count(), 1, "one sentence: {errors}");
    assert!(errors.contains("no display"), "{errors}");
    let told = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(0), "{told}");
    assert!(told.contains("Player 1 rolls Bakugan 1"), "{told}");
    let picture = told
        .lines()
        .find_map(|line| line.trim().strip_prefix("picture"))
        .unwrap()
        .trim();
    let picture = image::open(picture).unwrap();
    assert_eq!((picture.width(), picture.height()), (640, 480));
}

#[test]
fn a_display_that_does_not_answer_is_named_without_the_insides_of_a_library() {
    let folder = TempDir::new().unwrap();
    let output = program()
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .env("DISPLAY", ":9753")
        .env("TMPDIR", folder.path())
        .env("ROLLCALL_DATA", folder.path())
        .output()
        .unwrap();
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(0), "{errors}");
    assert!(errors.contains("the window cannot be opened: "), "{errors}");
    assert!(!errors.contains(".rs"), "{errors}");
}
