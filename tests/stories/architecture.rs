use std::fs;
use std::path::{Path, PathBuf};

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// Every Rust file under a folder, with its path from `src` and its code without comments. Unit tests are left out: they
/// may read pictures.
fn files(under: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut folders = vec![source().join(under)];
    while let Some(folder) = folders.pop() {
        for item in fs::read_dir(folder).unwrap() {
            let path = item.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|kind| kind == "rs")
                && path.file_name().is_some_and(|name| name != "tests.rs")
            {
                let text = fs::read_to_string(&path).unwrap();
                let unit_tests = text.find("#[cfg(test)]\nmod tests {");
                let code = text[..unit_tests.unwrap_or(text.len())]
                    .lines()
                    .filter(|line| !line.trim_start().starts_with("//"))
                    .fold(String::new(), |code, line| code + line + "\n");
                let name = path.strip_prefix(source()).unwrap().display().to_string();
                found.push((name.replace('\\', "/"), code));
            }
        }
    }
    assert!(!found.is_empty(), "nothing under {under}");
    found
}

/// Whether a word stands in code, not as part of another word.
fn names(code: &str, word: &str) -> bool {
    let part_of_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    code.match_indices(word).any(|(at, _)| {
        !code[..at].ends_with(part_of_word) && !code[at + word.len()..].starts_with(part_of_word)
    })
}

#[test]
fn rules_vision_and_sim_know_no_clock_file_thread_window_or_camera() {
    let edges = [
        "egui",
        "eframe",
        "nokhwa",
        "rayon",
        "std::fs",
        "std::thread",
        "std::net",
        "std::process",
        "SystemTime",
        "Instant",
        "println",
        "eprintln",
    ];
    for core in ["rules", "vision", "sim"] {
        for (name, code) in files(core) {
            for word in edges {
                assert!(!names(&code, word), "{name} names {word}");
            }
            for path in code.match_indices("crate::").map(|(at, _)| &code[at + 7..]) {
                assert!(
                    path.starts_with(&format!("{core}::")),
                    "{name} reaches out: crate::{}",
                    &path[..20.min(path.len())]
                );
            }
            if core == "rules" {
                for word in ["image", "imageproc", "nalgebra", "rand"] {
                    assert!(!names(&code, &format!("{word}::")), "{name} names {word}");
                }
            }
        }
    }
}

#[test]
fn the_sound_edge_uses_nothing_of_ours_and_only_it_starts_programs() {
    for (name, code) in files("sound") {
        assert!(!code.contains("rollcall::"), "{name} names the crate");
        for path in code.match_indices("crate::").map(|(at, _)| &code[at + 7..]) {
            assert!(path.starts_with("sound::"), "{name} reaches out");
        }
    }
    for (name, code) in files("") {
        if name.starts_with("sound/") {
            continue;
        }
        for (at, used) in code.match_indices("std::process") {
            let what = code[at + used.len()..].trim_start_matches("::");
            assert!(
                what.starts_with("ExitCode") || what.starts_with("id()"),
                "{name} uses std::process for more than its end and its number"
            );
        }
    }
}

#[test]
fn the_map_of_the_crate_names_every_module() {
    let map = fs::read_to_string(source().join("lib.rs")).unwrap();
    let modules: Vec<&str> = map
        .lines()
        .filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'))
        .collect();
    assert!(modules.len() > 5, "{modules:?}");
    for module in modules {
        assert!(
            map.contains(&format!("//! | [`{module}`] |")),
            "the map leaves out {module}"
        );
    }
}

#[test]
fn only_the_app_names_the_window_and_only_the_webcam_names_the_camera_driver() {
    for (name, code) in files("") {
        if !name.starts_with("app/") {
            assert!(
                !names(&code, "egui") && !names(&code, "eframe"),
                "{name} names egui"
            );
        }
        if !name.starts_with("camera/webcam") {
            assert!(!names(&code, "nokhwa"), "{name} names nokhwa");
        }
    }
}

#[test]
fn a_word_inside_another_word_is_not_that_word() {
    assert!(names("use std::fs;", "std::fs"));
    assert!(!names("let regui = 1;", "egui"));
    assert!(!names("InstantLike", "Instant"));
}
