//! What cannot be used is named; what is damaged or odd is lived with.

use std::fs;

use image::RgbImage;
use serde_json::{Value, json};

use crate::clips::{Clip, Ran, WIDTH, detect, jpeg, program, setup, setup_with, table};

#[test]
fn a_folder_that_is_not_there_or_holds_nothing_is_named() {
    detect("no/such/clip".as_ref()).is_refused_with(&["no/such/clip", "no such folder"]);
    let clip = Clip::with_a_roll();
    fs::remove_file(clip.path().join("setup.json")).unwrap();
    detect(&clip.path()).is_refused_with(&["setup.json", "cannot be read"]);
    let clip = Clip::of([]);
    detect(&clip.path()).is_refused_with(&["frames", "holds no frame"]);
    for name in ["0000.jpg", "9000000.jpg", "5000.jpg"] {
        let stray = Clip::of([jpeg(&table(1))]);
        fs::write(stray.path().join("frames").join(name), jpeg(&table(1))).unwrap();
        detect(&stray.path()).is_refused_with(&["made_clip/frames"]);
    }
    let twice = Clip::of([jpeg(&table(1))]);
    fs::write(twice.path().join("frames/1.jpg"), jpeg(&table(1))).unwrap();
    detect(&twice.path()).is_refused_with(&["the same frame number"]);
    fs::remove_dir_all(clip.path().join("frames")).unwrap();
    detect(&clip.path()).is_refused_with(&["frames", "no such folder"]);
}

#[test]
fn a_set_up_that_cannot_be_is_named_by_its_field() {
    let clip = Clip::with_a_roll();
    let corners = |corners: Value| json!([{"index": 0, "corners_px": corners, "face": "up"}]);
    let faced = |face: Value| {
        let mut cards = setup()["cards"].clone();
        cards[0]["face"] = face;
        cards
    };
    let cases = [
        ("fps", Value::Null, "fps is missing"),
        ("fps", json!("thirty"), "fps is \"thirty\""),
        ("fps", json!(0), "fps is 0"),
        ("fps", json!(-30), "fps is -30"),
        ("fps", json!(1e9), "fps is 1000000000"),
        ("format", Value::Null, "format is missing"),
        ("format", json!(2), "format is 2"),
        ("width", Value::Null, "width is missing"),
        ("width", json!(0), "width is 0"),
        ("width", json!(640.5), "width is 640.5"),
        ("height", json!(-1), "height is -1"),
        ("height", json!(4_000_000_000_u64), "height is 4000000000"),
        ("card_mm", Value::Null, "card_mm is missing"),
        ("card_mm", json!(63), "card_mm is 63"),
        ("card_mm", json!([63]), "card_mm is [63]"),
        ("card_mm", json!([0, 0]), "card_mm is 0 x 0"),
        ("card_mm", json!([63, 1e300]), "card_mm is [63,1e+300]"),
        (
            "ball_diameter_mm",
            Value::Null,
            "ball_diameter_mm is missing",
        ),
        ("ball_diameter_mm", json!(0), "ball_diameter_mm is 0"),
        (
            "ball_diameter_mm",
            json!(-1e300),
            "ball_diameter_mm is -1e+300",
        ),
        ("ball_diameter_mm", json!([32]), "ball_diameter_mm is [32]"),
        ("cards", Value::Null, "cards is missing"),
        ("cards", json!({}), "cards is {}"),
        ("cards", json!([7]), "cards[0] is not an object"),
        (
            "cards",
            json!([{"index": 0}]),
            "cards[0].corners_px is missing",
        ),
        (
            "cards",
            json!([{"index": -1, "corners_px": []}]),
            "cards[0].index is -1",
        ),
        (
            "cards",
            corners(json!([[1, 1], [2, 1], [2, 2]])),
            "cards[0].corners_px is",
        ),
        (
            "cards",
            corners(json!([[110, 60], [204, 192], [204, 60], [110, 192]])),
            "corners_px of card 0",
        ),
        (
            "cards",
            corners(json!([[110, 60], [9999, 60], [9999, 192], [110, 192]])),
            "outside the picture",
        ),
        (
            "cards",
            corners(json!([[-30, 60], [204, 60], [204, 192], [110, 192]])),
            "cards[0].corners_px has the corner [-30.0, 60.0], which is outside the picture",
        ),
        (
            "cards",
            corners(json!([[1e300, 60], [204, 60], [204, 192], [110, 192]])),
            "[1e300, 60.0], which is outside the picture",
        ),
        (
            "cards",
            faced(json!("sideways")),
            "cards[0].face is \"sideways\"",
        ),
        ("cards", faced(json!(1)), "cards[0].face is 1"),
        (
            "cards",
            corners(json!([[110, 60], [110, 60], [110, 60], [110, 60]])),
            "corners_px of card 0",
        ),
    ];
    for (field, value, sentence) in cases {
        clip.set_up(&setup_with(field, value));
        detect(&clip.path()).is_refused_with(&["made_clip/setup.json", sentence]);
    }
    let mut two = setup();
    two["cards"] = json!([two["cards"][0], two["cards"][0]]);
    clip.set_up(&two);
    detect(&clip.path()).is_refused_with(&["setup.json", "index 0"]);
    for text in ["", "{", "[1]", "{\"format\": 1,}"] {
        fs::write(clip.path().join("setup.json"), text).unwrap();
        detect(&clip.path()).is_refused_with(&["setup.json", "JSON"]);
    }
}

#[test]
fn a_card_may_hang_a_little_over_the_edge() {
    let clip = Clip::with_a_roll();
    let mut over = setup();
    over["cards"] = json!([{
        "index": 0, "face": "up", "corners_px": [[-10, 60], [90, 60], [90, 192], [-10, 192]],
    }]);
    clip.set_up(&over);
    detect(&clip.path()).end();
}

/// Reading a pipe or a device in place of a file would never end.
#[test]
#[cfg(unix)]
fn what_is_not_a_file_is_never_waited_for() {
    let endless = |path: &std::path::Path| {
        fs::remove_file(path).unwrap();
        std::os::unix::fs::symlink("/dev/zero", path).unwrap();
    };
    let clip = Clip::with_a_roll();
    endless(&clip.frame(9));
    let ran = detect(&clip.path());
    assert_eq!(ran.end()["frames_damaged"], 1);
    assert!(ran.errors.contains("0009.jpg"), "{ran:?}");
    endless(&clip.path().join("setup.json"));
    detect(&clip.path()).is_refused_with(&["setup.json", "not a file"]);
}

/// Warnings and refusals that nobody can hear are no reason to fall over.
#[test]
#[cfg(target_os = "linux")]
fn a_full_standard_error_changes_nothing() {
    let full = || fs::File::options().write(true).open("/dev/full").unwrap();
    let clip = Clip::with_a_roll();
    fs::write(clip.frame(9), "").unwrap();
    for (path, status) in [(clip.path(), 0), ("no/such/clip".into(), 2)] {
        let ran = program()
            .arg("detect")
            .arg(path)
            .stderr(full())
            .output()
            .unwrap();
        assert_eq!(ran.status.code(), Some(status));
    }
}

#[test]
fn stills_are_read_as_webcams_send_them_and_named_when_they_cannot_be() {
    let folder = tempfile::tempdir().unwrap();
    let find_cards = |name: &str, bytes: &[u8]| {
        let path = folder.path().join(name);
        fs::write(&path, bytes).unwrap();
        let mut program = program();
        program.args(["find-cards", "--format", "json"]).arg(path);
        Ran::of(program.output().unwrap())
    };
    let whole = jpeg(&table(1));
    let found = find_cards("still.jpg", &whole);
    assert_eq!(found.status, Some(0));
    let bare = find_cards("still.jpg", &without_huffman_tables(&whole));
    assert_eq!(bare.lines, found.lines);
    let cut = find_cards("cut.jpg", &whole[..whole.len() - 200]);
    assert_eq!(cut.status, Some(0));
    assert!(cut.errors.contains("cut.jpg: it is cut off"), "{cut:?}");
    for bytes in [b"".as_slice(), b"not a picture", &[0; 500], b"\xff\xd8\xff"] {
        find_cards("bad.jpg", bytes).is_refused_with(&["bad.jpg: it cannot be read as a picture"]);
    }
}

#[test]
fn frames_of_changing_size_end_it() {
    let clip = Clip::of((1..=4).map(|number| jpeg(&table(number))));
    fs::write(clip.frame(3), jpeg(&RgbImage::new(WIDTH, 100))).unwrap();
    detect(&clip.path()).is_refused_with(&["0003.jpg", "320 x 100", "width and height"]);
}

#[test]
fn damaged_frames_are_skipped_and_counted() {
    let clip = Clip::with_a_roll();
    let whole = fs::read(clip.frame(3)).unwrap();
    fs::write(clip.frame(2), &whole[..whole.len() / 2]).unwrap();
    fs::write(clip.frame(3), b"this is no picture").unwrap();
    fs::write(clip.frame(4), vec![0; 4000]).unwrap();
    fs::write(clip.frame(5), []).unwrap();
    fs::write(clip.frame(6), &whole[..100]).unwrap();
    fs::remove_file(clip.frame(7)).unwrap();
    let ran = detect(&clip.path());
    let end = ran.end();
    assert_eq!(end["frames"], 50);
    assert_eq!(end["frames_damaged"], 6);
    assert_eq!(ran.errors.lines().count(), 6, "a warning each: {ran:?}");
    assert!(
        ran.errors
            .contains("frames/0002.jpg was skipped: it is cut off")
    );
    assert!(
        ran.errors
            .contains("frames/0003.jpg was skipped: it is not a JPEG")
    );
    assert!(ran.errors.contains("frames/0007.jpg is missing"));
}

#[test]
fn frames_without_huffman_tables_are_mended_and_judged_the_same() {
    let clip = Clip::with_a_roll();
    let before = detect(&clip.path());
    for number in 1..=50 {
        let bytes = without_huffman_tables(&fs::read(clip.frame(number)).unwrap());
        fs::write(clip.frame(number), bytes).unwrap();
    }
    let after = detect(&clip.path());
    assert_eq!(after.end()["frames_damaged"], 50);
    assert!(after.errors.contains("Huffman"));
    assert_eq!(after.calls(), before.calls());
}

#[test]
fn a_clip_with_nothing_but_damage_still_ends_well() {
    let clip = Clip::of((0..5).map(|_| vec![0; 50]));
    let ran = detect(&clip.path());
    assert_eq!(ran.end()["frames_damaged"], 5);
    assert!(ran.end()["look_micros_p50"].is_null());
}

#[test]
fn odd_clips_are_valid() {
    let one = Clip::of([jpeg(&table(1))]);
    assert_eq!(detect(&one.path()).end()["frames"], 1);

    for fps in [5, 120] {
        let clip = Clip::with_a_roll();
        clip.set_up(&setup_with("fps", json!(fps)));
        assert_eq!(detect(&clip.path()).end()["frames"], 50);
    }

    let no_cards = Clip::with_a_roll();
    no_cards.set_up(&setup_with("cards", json!([])));
    assert_eq!(detect(&no_cards.path()).end()["frames"], 50);
}

#[test]
fn the_smallest_and_the_largest_picture_work() {
    for ((width, height), frames) in [((1, 1), 30), ((3, 2), 30), ((8000, 6000), 2)] {
        let picture = jpeg(&RgbImage::from_fn(width, height, |x, y| {
            image::Rgb([(x / 32 % 200) as u8, (y / 32 % 200) as u8, 90])
        }));
        let clip = Clip::of((0..frames).map(|_| picture.clone()));
        let mut setup = setup();
        setup["width"] = json!(width);
        setup["height"] = json!(height);
        setup["cards"] = json!([]);
        clip.set_up(&setup);
        let ran = detect(&clip.path());
        assert_eq!(ran.end()["frames"], frames, "{width} x {height}");
        assert_eq!(ran.end()["frames_damaged"], 0);
        assert!(ran.calls().is_empty());
        let found = Ran::of(
            program()
                .arg("detect")
                .arg(clip.path())
                .args(["--find-cards", "--format", "json"])
                .output()
                .unwrap(),
        );
        assert!(found.end()["cards"].is_array());
    }
}

#[test]
fn a_set_up_of_its_own_is_checked_like_a_clips() {
    let clip = Clip::with_a_roll();
    let file = clip.path().join("other.json");
    let with_setup = |setup: &Value| {
        fs::write(&file, setup.to_string()).unwrap();
        let mut program = program();
        program
            .arg("detect")
            .arg(clip.path())
            .args(["--format", "json", "--setup"]);
        Ran::of(program.arg(&file).output().unwrap())
    };
    with_setup(&setup_with("width", json!(640))).is_refused_with(&["other.json", "640 x 240"]);
    with_setup(&setup_with("cards", Value::Null)).is_refused_with(&["other.json", "cards is"]);
    let mut renamed = setup();
    renamed["cards"][0]["index"] = json!(3);
    assert_eq!(with_setup(&renamed).calls()[0]["gate"], 3);
}

#[test]
fn sources_that_cannot_be_are_refused() {
    let source = |source: &str| {
        let mut program = program();
        program.args([
            "detect",
            "--format",
            "json",
            "--seconds",
            "1",
            "--source",
            source,
        ]);
        Ran::of(program.output().unwrap())
    };
    source("camera:no camera has this name").is_refused_with(&["no camera has this name"]);
    source("no/such/folder").is_refused_with(&["no/such/folder"]);
    for words in ["ftp://phone:8080/video", "simulated:x"] {
        let ran = source(words);
        assert_eq!(ran.status, Some(2));
        assert!(
            ran.errors.contains(words.split(':').next().unwrap()),
            "{ran:?}"
        );
    }
}

fn without_huffman_tables(bytes: &[u8]) -> Vec<u8> {
    let mut out = bytes[..2].to_vec();
    let mut at = 2;
    while bytes[at + 1] != 0xda {
        let length = usize::from(u16::from_be_bytes([bytes[at + 2], bytes[at + 3]])) + 2;
        if bytes[at + 1] != 0xc4 {
            out.extend_from_slice(&bytes[at..at + length]);
        }
        at += length;
    }
    out.extend_from_slice(&bytes[at..]);
    out
}
