//! Set-ups of cameras: one for each camera, and profiles that can be chosen for any. TOML files, written whole.

use std::fs;
use std::path::{Path, PathBuf};

use super::rigs::RigFile;
use super::tables::file_name_of;
use super::{StoreError, read_whole, set_aside_and_tell};

/// The profiles that come along.
const SHIPPED: [(&str, &str); 2] = [
    (
        "calibration/webcam-45.toml",
        include_str!("../../calibration/webcam-45.toml"),
    ),
    (
        "calibration/phone-above.toml",
        include_str!("../../calibration/phone-above.toml"),
    ),
];

/// A size of a picture with which sizes of cards are checked.
const ANY_SIZE: (u32, u32) = (640, 480);

/// The folders with set-ups.
#[derive(Debug, Clone)]
pub struct RigFolder {
    profiles: PathBuf,
    cameras: PathBuf,
}

/// A set-up with a name.
#[derive(Debug, Clone, PartialEq)]
pub struct Profile {
    /// What it is called.
    pub name: String,
    /// What is set up.
    pub rig: RigFile,
    /// True when it comes along with the program.
    pub is_shipped: bool,
}

impl RigFolder {
    /// The set-ups in a data folder.
    pub fn in_data(data: &Path) -> Self {
        Self {
            profiles: data.join("profiles"),
            cameras: data.join("cameras"),
        }
    }

    /// The profiles that come along.
    pub fn shipped() -> Vec<Profile> {
        let all = SHIPPED.iter();
        all.filter_map(|(path, text)| {
            let rig = RigFile::parse(text, Path::new(path)).ok()?;
            Some(Profile {
                name: rig.name.clone()?,
                rig,
                is_shipped: true,
            })
        })
        .collect()
    }

    /// Every profile, those that come along first, and what people should know: a file that cannot be read is set aside under a
    /// name that the notice tells.
    pub fn profiles(&self) -> (Vec<Profile>, Vec<String>) {
        let (mut all, mut notices) = (Self::shipped(), Vec::new());
        let mut paths: Vec<PathBuf> = match fs::read_dir(&self.profiles) {
            Ok(entries) => entries.flatten().map(|entry| entry.path()).collect(),
            // There is none yet.
            Err(_) => Vec::new(),
        };
        paths.retain(|path| path.extension().is_some_and(|ending| ending == "toml"));
        paths.sort();
        for path in paths {
            match load(&path) {
                Ok(Some(rig)) => {
                    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
                    let name = rig.name.clone().unwrap_or_else(|| stem.into_owned());
                    // One of the same name takes the place of what comes along.
                    all.retain(|other| other.name != name);
                    all.push(Profile {
                        name,
                        rig,
                        is_shipped: false,
                    });
                }
                Ok(None) => {}
                Err(why) => notices.push(told("A profile", &path, &why)),
            }
        }
        (all, notices)
    }

    /// Keeps a profile under the name in it; one of the same name makes room.
    ///
    /// # Errors
    /// When the disk refuses; the old file stands then.
    pub fn keep_profile(&self, rig: &RigFile) -> Result<(), StoreError> {
        rig.save(&self.profile_path(rig.name.as_deref().unwrap_or_default()))
    }

    /// The file of the profile with this name. Names that differ in signs alone would give one file: the later has a number.
    fn profile_path(&self, name: &str) -> PathBuf {
        let stem = match file_name_of(name) {
            stem if stem.is_empty() => "profile".to_owned(),
            stem => stem,
        };
        let mut path = self.profiles.join(format!("{stem}.toml"));
        let mut number = 1;
        // What cannot be read is not this one, and stays.
        let is_another = |path: &Path| {
            let held = RigFile::load(path).map(|rig| rig.and_then(|rig| rig.name));
            path.exists() && held.ok().flatten().as_deref() != Some(name)
        };
        while is_another(&path) {
            number += 1;
            path = self.profiles.join(format!("{stem}-{number}.toml"));
        }
        path
    }

    /// What is set up for a source of pictures, as `--source` takes it; a file that cannot be read is set aside and named.
    pub fn of_camera(&self, source: &str) -> (Option<RigFile>, Option<String>) {
        let path = self.camera_path(source);
        match load(&path) {
            Ok(rig) => (rig, None),
            Err(why) => (None, Some(told("A set-up of the camera", &path, &why))),
        }
    }

    /// The same for those who cannot tell people of a bad file: it stays for [`RigFolder::of_camera`].
    pub fn peek_of_camera(&self, source: &str) -> Option<RigFile> {
        load(&self.camera_path(source)).ok().flatten()
    }

    /// Keeps what is set up for a source of pictures.
    ///
    /// # Errors
    /// When the disk refuses; the old file stands then.
    pub fn keep_for_camera(&self, source: &str, rig: &RigFile) -> Result<(), StoreError> {
        rig.save(&self.camera_path(source))
    }

    fn camera_path(&self, source: &str) -> PathBuf {
        let name = file_name_of(source);
        self.cameras.join(format!("camera-{name}.toml"))
    }
}

/// Reads and checks one.
fn load(path: &Path) -> Result<Option<RigFile>, StoreError> {
    let Some(text) = read_whole(path)? else {
        return Ok(None);
    };
    let rig = RigFile::parse(&text, path)?;
    match rig.rig(ANY_SIZE) {
        Ok(_) => Ok(Some(rig)),
        Err(why) => Err(StoreError::Mistake {
            why: why.to_string(),
            path: path.to_owned(),
        }),
    }
}

/// Says of a file that it cannot be read and was set aside.
fn told(what: &str, path: &Path, why: &StoreError) -> String {
    set_aside_and_tell(path, (what, "It is kept"), why, "")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::rigs::{GateCard, ViewOfRig};

    fn own(name: &str) -> RigFile {
        RigFile {
            name: Some(name.to_owned()),
            gate_card: GateCard {
                size_mm: [57.0, 81.5],
            },
            view: Some(ViewOfRig {
                turn_degrees: 90,
                mirrored: true,
            }),
            controls: [("focus".to_owned(), "locked".to_owned())].into(),
            ..RigFile::shipped().expect("it is good")
        }
    }

    #[test]
    fn two_profiles_come_along_and_can_be_used() {
        let shipped = RigFolder::shipped();
        assert_eq!(shipped.len(), SHIPPED.len());
        for profile in shipped {
            assert!(profile.rig.rig(ANY_SIZE).is_ok(), "{}", profile.name);
            assert!(profile.rig.view.is_some() && !profile.rig.controls.is_empty());
        }
    }

    #[test]
    fn profiles_and_set_ups_come_back_as_they_were_kept() {
        let data = tempfile::tempdir().expect("a folder");
        let folder = RigFolder::in_data(data.path());
        assert_eq!(folder.profiles(), (RigFolder::shipped(), Vec::new()));
        let mine = own("Kitchen table, lamp on");
        folder.keep_profile(&mine).expect("it can be kept");
        let (all, notices) = folder.profiles();
        assert_eq!(notices, Vec::<String>::new());
        assert_eq!(all.len(), 3);
        assert_eq!(
            (&all[2].name, &all[2].rig),
            (&"Kitchen table, lamp on".to_owned(), &mine)
        );
        assert!(!all[2].is_shipped);
        // The same name again is the same profile; that of one that comes along takes its place.
        folder
            .keep_profile(&own("Kitchen table, lamp on"))
            .expect("kept");
        let first = all[0].name.clone();
        folder.keep_profile(&own(&first)).expect("kept");
        let (all, _) = folder.profiles();
        let names = all.iter().filter(|one| one.name == first).count();
        assert_eq!((all.len(), names), (3, 1));
        assert_eq!(folder.of_camera("camera:Eye"), (None, None));
        folder.keep_for_camera("camera:Eye", &mine).expect("kept");
        assert_eq!(folder.of_camera("camera:Eye"), (Some(mine), None));
        assert_eq!(folder.of_camera("camera:Pro"), (None, None));
    }

    #[test]
    fn names_that_differ_in_signs_alone_are_two_profiles() {
        let data = tempfile::tempdir().expect("a folder");
        let folder = RigFolder::in_data(data.path());
        for name in ["A!", "A?", "!!!", "A!"] {
            folder.keep_profile(&own(name)).expect("kept");
        }
        let (all, notices) = folder.profiles();
        let mut names: Vec<&str> = all[2..].iter().map(|one| one.name.as_str()).collect();
        names.sort_unstable();
        assert_eq!((names, notices), (vec!["!!!", "A!", "A?"], Vec::new()));
    }

    #[test]
    fn a_look_ahead_leaves_a_bad_set_up_to_whoever_can_tell_of_it() {
        let data = tempfile::tempdir().expect("a folder");
        let folder = RigFolder::in_data(data.path());
        let path = folder.camera_path("camera:Eye");
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(&path, "format = 1\n[gate_card").expect("a file");
        assert_eq!(folder.peek_of_camera("camera:Eye"), None);
        let (rig, notice) = folder.of_camera("camera:Eye");
        assert_eq!(rig, None);
        assert!(notice.is_some_and(|notice| notice.contains("line 2")));
        folder
            .keep_for_camera("camera:Eye", &own("Eye"))
            .expect("kept");
        assert_eq!(folder.peek_of_camera("camera:Eye"), Some(own("Eye")));
    }

    #[test]
    fn what_cannot_be_read_is_named_and_set_aside() {
        let data = tempfile::tempdir().expect("a folder");
        let folder = RigFolder::in_data(data.path());
        folder.keep_profile(&own("Good")).expect("kept");
        let bad = data.path().join("profiles/bad.toml");
        fs::write(
            &bad,
            "format = 1\n[gate_card]\nsize_mm = [6.0, 88.0]\n[ball]\ndiameter_mm = 32.0",
        )
        .expect("a file");
        let torn = data.path().join("profiles/torn.toml");
        fs::write(&torn, "format = 1\n[gate_card").expect("a file");
        let (all, notices) = folder.profiles();
        assert_eq!(all.len(), 3);
        assert_eq!(notices.len(), 2);
        assert!(
            notices[0].contains("6 x 88") && notices[0].contains("bad.toml.unreadable-"),
            "{notices:?}"
        );
        assert!(notices[1].contains("line 2"), "{notices:?}");
        assert!(!bad.exists() && !torn.exists(), "they are set aside");
        assert_eq!(folder.profiles().1, Vec::<String>::new(), "told once");
    }
}
