use super::*;
use crate::rules::GameKind;
use crate::rules::cards::pack::Content;

/// A picture of one dot, as far as its head says.
const PNG: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x02\0\0\0";
const HEAD: &str = "format = 1\nname = \"Ours\"\ngame = \"bakugan\"\n";
const CARD: &str = "[[card]]\nkind = \"gate\"\nname = \"Rope Bridge\"\n";

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// A data folder with one pack in it.
fn with_pack(text: &str) -> (tempfile::TempDir, PackFolder, PathBuf) {
    let data = tempfile::tempdir().expect("a folder");
    let folder = PackFolder::in_data(data.path());
    let pack = folder.path().join("ours");
    fs::create_dir_all(&pack).expect("a folder");
    fs::write(pack.join(PACK_FILE), text).expect("a file");
    (data, folder, pack)
}

/// Everything in a folder, with what stands in it.
fn contents(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut all = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for item in fs::read_dir(folder).expect("a folder") {
            let path = item.expect("an item").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                all.push((path.clone(), fs::read(path).expect("a file")));
            }
        }
    }
    all.sort();
    all
}

#[track_caller]
fn why(pack: &Path) -> String {
    read(pack).expect_err("it is broken").to_string()
}

#[test]
fn every_damaged_pack_is_told_in_whole_messages_and_left_as_it_is() {
    let folder = here("tests/data/packs/damaged");
    let before = contents(&folder);
    let mut packs: Vec<PathBuf> = fs::read_dir(&folder)
        .expect("the damaged packs")
        .map(|item| item.expect("an item").path())
        .filter(|path| path.is_dir())
        .collect();
    packs.sort();
    assert!(packs.len() >= 30, "{}", packs.len());
    let mut all = String::new();
    for pack in &packs {
        let broken = read(pack).expect_err("it is broken");
        let name = pack.file_name().expect("a name").to_string_lossy();
        all += &format!("{name}\n");
        for fault in &broken.faults {
            let told = fault.to_string();
            let mut parts = told.splitn(5, ':');
            let file = parts.next().expect("a file");
            assert!(file.ends_with(".toml"), "{told}");
            for number in [fault.line, fault.column] {
                assert!(number > 0, "{told}");
                assert_eq!(parts.next(), Some(number.to_string().as_str()), "{told}");
            }
            assert!(!fault.field.is_empty() && fault.why.len() > 15, "{told}");
            all += &format!("    {told}\n");
        }
    }
    assert_eq!(contents(&folder), before);
    let told = here("tests/data/packs/damaged.txt");
    if std::env::var_os("REGENERATE").is_some() {
        fs::write(&told, &all).expect("it is written");
    }
    let known = fs::read_to_string(&told).expect("the messages");
    assert_eq!(
        all,
        known.replace("\r\n", "\n"),
        "REGENERATE=1 writes them anew"
    );
}

#[test]
fn the_packs_that_come_along_can_be_used() {
    let found = PackFolder(here("assets/packs")).load();
    assert_eq!(found.broken, []);
    let names: Vec<&str> = found
        .packs
        .iter()
        .map(|kept| kept.pack.name.as_str())
        .collect();
    assert_eq!(names.len(), 5, "{names:?}");
}

#[test]
fn a_broken_pack_is_named_and_the_others_are_there() {
    let (_data, folder, pack) = with_pack(&format!("{HEAD}{CARD}"));
    let broken = folder.path().join("another");
    fs::create_dir_all(&broken).expect("a folder");
    fs::write(broken.join(PACK_FILE), "nonsense").expect("a file");
    fs::create_dir_all(folder.path().join(".hidden")).expect("a folder");
    fs::create_dir_all(folder.path().join("half.new-17")).expect("a folder");
    fs::write(folder.path().join("note.txt"), "mine").expect("a file");
    let found = folder.load();
    assert_eq!(found.packs.len(), 1);
    assert_eq!(found.packs[0].path, pack);
    assert_eq!(found.broken.len(), 1);
    assert_eq!(found.broken[0].path, broken);
    assert_eq!(
        PackFolder(folder.path().join("none")).load(),
        Found::default()
    );
}

#[test]
fn a_pack_is_named_by_its_folder_or_by_its_file() {
    let (data, _folder, pack) = with_pack(&format!("{HEAD}{CARD}"));
    let by_folder = read(&pack).expect("it can be used");
    assert_eq!(read(&pack.join(PACK_FILE)), Ok(by_folder));
    assert!(why(&data.path().join("none")).contains("there is no such folder"));
    let file = data.path().join("file");
    fs::write(&file, "x").expect("a file");
    assert!(why(&file).contains("this is a file"));
}

#[cfg(unix)]
#[test]
fn a_link_that_leads_out_of_the_pack_is_refused() {
    use std::os::unix::fs::symlink;
    let (data, _folder, pack) = with_pack(&format!("{HEAD}{CARD}picture = \"pictures/a.png\"\n"));
    let outside = data.path().join("outside");
    fs::create_dir_all(&outside).expect("a folder");
    fs::write(outside.join("a.png"), PNG).expect("a file");
    symlink(&outside, pack.join("pictures")).expect("a link");
    assert_eq!(
        why(&pack),
        "pack.toml:7:11: picture: it is a link that leads out of the folder of the pack; put the file itself there"
    );
    // Nor is anything written through it.
    let plain = format!("{HEAD}{CARD}");
    fs::write(pack.join(PACK_FILE), plain).expect("a file");
    let kept = read(&pack).expect("it can be used");
    for name in ["pictures/b.png", "pictures/deep/b.png"] {
        assert!(matches!(
            kept.keep_picture(name, PNG),
            Err(PackError::Picture { .. })
        ));
    }
    assert_eq!(contents(&outside).len(), 1);
    fs::remove_file(pack.join("pictures")).expect("it is removed");
    symlink("/dev/zero", pack.join("zero.toml")).expect("a link");
    assert!(why(&pack).starts_with("zero.toml:1:1: file: it is a link that leads out"));
    fs::remove_file(pack.join("zero.toml")).expect("it is removed");
    // A link within the pack is as good as the file.
    fs::write(pack.join("real.png"), PNG).expect("a file");
    symlink("real.png", pack.join("link.png")).expect("a link");
    fs::write(
        pack.join(PACK_FILE),
        format!("{HEAD}{CARD}picture = \"link.png\"\n"),
    )
    .expect("a file");
    let kept = read(&pack).expect("it can be used");
    let picture = kept.pack.cards[0].picture.clone().expect("a picture");
    assert_eq!(kept.picture(&picture).expect("it is there"), PNG);
}

#[test]
fn files_and_pictures_have_a_largest_size() {
    let (_data, _folder, pack) = with_pack(&format!("{HEAD}{CARD}picture = \"a.png\"\n"));
    let size = usize::try_from(LARGEST_PICTURE_BYTES).expect("a size");
    let mut picture = PNG.to_vec();
    picture.resize(size, 0);
    fs::write(pack.join("a.png"), &picture).expect("a file");
    let kept = read(&pack).expect("it can be used");
    picture.push(0);
    fs::write(pack.join("a.png"), &picture).expect("a file");
    assert_eq!(
        why(&pack),
        "pack.toml:7:11: picture: the picture is larger than 8 MB; make it smaller"
    );
    assert!(kept.keep_picture("b.png", &picture).is_err());
    let size = usize::try_from(LARGEST_FILE_BYTES).expect("a size");
    fs::write(pack.join(PACK_FILE), "#".repeat(size + 1)).expect("a file");
    assert_eq!(
        why(&pack),
        "pack.toml:1:1: file: it is larger than 4 MB, which no such file is; make several files of it"
    );
    for number in 0..=MOST_FILES {
        fs::write(pack.join(format!("{number}.toml")), "").expect("a file");
    }
    assert!(why(&pack).contains("more than 100 files"));
}

#[test]
fn the_size_of_a_picture_is_read_of_every_sort() {
    let jpeg = b"\xff\xd8\xff\xe0\0\x04ab\xff\xff\xc0\0\x11\x08\x01\x02\x03\x04\x03rest";
    let lossy = b"RIFF\0\0\0\0WEBPVP8 \0\0\0\0\0\0\0\x9d\x01\x2a\x10\0\x20\0";
    let lossless = b"RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2f\x0f\xc0\x07\0";
    let extended = b"RIFF\0\0\0\0WEBPVP8X\0\0\0\0\0\0\0\0\xff\x3f\0\x01\0\0";
    assert_eq!(picture::check("a.png", PNG), Ok(()));
    assert_eq!(picture::check("a.JPG", jpeg), Ok(()));
    assert_eq!(picture::check("a.webp", lossy), Ok(()));
    assert_eq!(picture::check("a.webp", lossless), Ok(()));
    assert_eq!(
        picture::check("a.webp", extended),
        Err("the picture is 16384 x 2 dots; make it at most 8000 on its longer side".to_owned())
    );
    // Cut off anywhere, it is refused and nothing worse.
    for bytes in [PNG, jpeg, lossy, lossless, extended] {
        for end in 0..bytes.len().min(20) {
            for name in ["a.png", "a.jpg", "a.webp"] {
                let _ = picture::check(name, &bytes[..end]);
            }
        }
    }
    let end_without_frame = b"\xff\xd8\xff\xd9";
    assert!(picture::check("a.jpg", end_without_frame).is_err());
}

#[test]
fn a_pack_comes_back_as_it_was_written_and_its_cards_can_be_changed() {
    let data = tempfile::tempdir().expect("a folder");
    let folder = PackFolder::in_data(data.path());
    let card = |name: &str| PackCard::of(GameKind::AllOut, name, Content::Event);
    let pack = Pack {
        name: "\u{dc}ber uns / ..".to_owned(),
        cards: vec![card("One"), card("Two")],
        ..Pack::default()
    };
    let kept = folder.create(&pack).expect("it can be kept");
    assert_eq!(kept.path, folder.path().join("ber-uns"));
    assert_eq!(kept.pack, pack);
    let second = folder.create(&pack).expect("it can be kept");
    assert_eq!(second.path, folder.path().join("ber-uns-2"));
    let name = kept.keep_picture("one.png", PNG).expect("it can be kept");
    let again = kept.keep_picture("one.png", PNG).expect("it can be kept");
    assert_eq!((name.as_str(), again.as_str()), ("one.png", "one-2.png"));
    let with_picture = PackCard {
        picture: Some(name.clone()),
        ..card("Uno")
    };
    let changed = kept.change(0, &with_picture).expect("it can be changed");
    let changed = changed.add(&card("Three")).expect("it can be added");
    let changed = changed.remove(1).expect("it can be removed");
    assert_eq!(changed.pack.cards, [with_picture.clone(), card("Three")]);
    assert_eq!(read(&kept.path), Ok(changed.clone()));
    assert_eq!(changed.picture(&name).expect("it is there"), PNG);
    let files: Vec<PathBuf> = contents(&kept.path)
        .into_iter()
        .map(|(path, _)| path)
        .collect();
    assert_eq!(files.len(), 3, "nothing half written is left: {files:?}");
}

#[test]
fn a_card_that_would_be_wrong_or_has_changed_since_is_not_written() {
    let (_data, _folder, pack) = with_pack(&format!("{HEAD}{CARD}"));
    let kept = read(&pack).expect("it can be used");
    let before = contents(&pack);
    let event = PackCard::of(GameKind::AllOut, "Late", Content::Event);
    let long = PackCard {
        name: "x".repeat(50),
        ..event.clone()
    };
    let lost = PackCard {
        picture: PictureName::check("lost.png").ok(),
        ..event.clone()
    };
    for wrong in [&long, &lost, &kept.pack.cards[0]] {
        assert!(
            matches!(kept.add(wrong), Err(PackError::Broken(_))),
            "{wrong:?}"
        );
    }
    assert!(matches!(kept.change(7, &event), Err(PackError::Changed(_))));
    assert_eq!(contents(&pack), before);
    fs::write(pack.join(PACK_FILE), format!("{HEAD}{CARD}code = \"1\"\n")).expect("a file");
    assert!(matches!(kept.change(0, &event), Err(PackError::Changed(_))));
    // A pack that was broken since is not touched.
    fs::write(pack.join(PACK_FILE), "nonsense").expect("a file");
    assert!(matches!(kept.add(&event), Err(PackError::Broken(_))));
    assert_eq!(
        fs::read_to_string(pack.join(PACK_FILE)).expect("it is there"),
        "nonsense"
    );
}

#[test]
fn an_exported_pack_is_the_same_pack_and_can_be_imported() {
    let (data, folder, pack) = with_pack(&format!("{HEAD}{CARD}picture = \"deep/a.png\"\n"));
    fs::write(
        pack.join("more.toml"),
        CARD.replace("Rope Bridge", "Old Well"),
    )
    .expect("a file");
    fs::create_dir_all(pack.join("deep")).expect("a folder");
    fs::write(pack.join("deep/a.png"), PNG).expect("a file");
    fs::write(pack.join("private.txt"), "mine").expect("a file");
    let kept = read(&pack).expect("it can be used");
    let to = data.path().join("copy");
    kept.export(&to).expect("it can be exported");
    let copy = read(&to).expect("it can be used");
    assert_eq!((&copy.pack, &copy.places), (&kept.pack, &kept.places));
    assert!(!to.join("private.txt").exists());
    assert!(matches!(kept.export(&to), Err(PackError::Taken(_))));
    let imported = folder.import(&to).expect("it can be imported");
    assert_eq!(imported.path, folder.path().join("ours-2"));
    assert_eq!(imported.pack, kept.pack);
    fs::write(to.join("more.toml"), "nonsense").expect("a file");
    assert!(matches!(folder.import(&to), Err(PackError::Broken(_))));
    assert_eq!(folder.load().packs.len(), 2);
    fs::remove_file(pack.join("deep/a.png")).expect("it is removed");
    let again = data.path().join("again");
    assert!(kept.export(&again).is_err());
    assert!(!again.exists());
    assert_eq!(
        fs::read_dir(data.path()).expect("a folder").count(),
        2,
        "nothing half written is left"
    );
}
