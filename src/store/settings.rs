//! What a person has chosen: TOML, written whole.

use std::collections::BTreeMap;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::{FORMAT, StoreError, read_whole, set_aside_and_tell, write_toml};
use crate::rules::Format;
use crate::rules::tongue::Tongue;

/// So much room clips may take where nobody has said so, in megabytes: those of some hundred rolls.
pub const CLIPS_MEGABYTES: u32 = 500;

/// How the window looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// Light on near-black blue.
    #[default]
    Dark,
    /// Dark on white.
    Light,
    /// The strongest contrast.
    HighContrast,
}

/// How far a call of the camera is trusted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TrustLevel {
    /// The referee says yes first.
    #[default]
    Ask,
    /// Entered after a short countdown, unless somebody objects.
    Countdown,
    /// Entered at once; undo remains.
    AtOnce,
}

/// How far each kind of call is trusted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Trust {
    /// Open, or a little open, on one gate.
    pub open: TrustLevel,
    /// Closed on a gate.
    pub closed: TrustLevel,
    /// Beside every gate, or gone.
    pub missed: TrustLevel,
    /// Across gates.
    pub between: TrustLevel,
}

/// What the window lets one hear.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sounds {
    /// Nothing.
    #[default]
    Off,
    /// Short tones.
    Tones,
    /// Short tones, and calls said aloud.
    TonesAndVoice,
}

/// Who begins a match, or deals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Starts {
    /// Drawn at random.
    Random,
    /// The youngest.
    Youngest,
    /// Whoever was picked.
    Picked,
}

/// What was chosen for the last match of one game.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct GameChoices {
    /// The name of the rule set; empty for the sheet as it is printed.
    pub rules: String,
    /// Who begins, if somebody chose other than the sheet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub starts: Option<Starts>,
    /// How many games make the match.
    pub format: Format,
}

/// Everything a person has chosen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Settings {
    /// The version of the layout.
    pub format: u32,
    /// How the window looks.
    pub theme: Theme,
    /// How large everything is, in percent; 50 to 300.
    pub scale_percent: u16,
    /// Where the pictures came from last, as `--source` takes it; empty for the first camera, else the simulated table.
    pub last_source: String,
    /// The language; none for the system's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<Tongue>,
    /// True when nothing may move on the screen that need not.
    pub reduced_motion: bool,
    /// What the window lets one hear.
    pub sounds: Sounds,
    /// How many calls each player may have looked at again in a match; 0 for none.
    pub challenges: u8,
    /// How long a turn may take, in seconds; 0 for as long as one likes.
    pub turn_clock_seconds: u16,
    /// True once the first start's steps were shown.
    pub welcomed: bool,
    /// True when pictures and a short clip of each call are kept with the match.
    pub keep_pictures: bool,
    /// So much room all clips may take, in megabytes; the oldest are dropped.
    pub clips_megabytes: u32,
    /// True when kept pictures are made unreadable around the field.
    pub blur_surroundings: bool,
    /// True when the line that a roll starts behind is drawn, and a hand that was nearer is told.
    pub roll_line: bool,
    /// The players' names, as last used.
    pub names: Vec<String>,
    /// Every name that was ever used, newest first.
    pub known_names: Vec<String>,
    /// Who was marked as the youngest last; empty for nobody.
    pub youngest: String,
    /// The address of the phone that was typed last, with its password; empty for none.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub phone: String,
    /// How far calls are trusted.
    pub trust: Trust,
    /// Keys that were bound anew: the command's name and its keys.
    pub keys: BTreeMap<String, Vec<String>>,
    /// How the picture of each source is turned: `90`, `0 mirrored`; by its words as `--source` takes them.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub views: BTreeMap<String, String>,
    /// What was chosen for the last match of each game, by the word that files name it with.
    pub games: BTreeMap<String, GameChoices>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            format: FORMAT,
            theme: Theme::default(),
            scale_percent: 100,
            last_source: String::new(),
            language: None,
            reduced_motion: false,
            sounds: Sounds::default(),
            challenges: 1,
            turn_clock_seconds: 0,
            welcomed: false,
            keep_pictures: true,
            clips_megabytes: CLIPS_MEGABYTES,
            blur_surroundings: true,
            roll_line: true,
            names: Vec::new(),
            known_names: Vec::new(),
            youngest: String::new(),
            phone: String::new(),
            trust: Trust::default(),
            keys: BTreeMap::new(),
            views: BTreeMap::new(),
            games: BTreeMap::new(),
        }
    }
}

impl Settings {
    /// Reads settings; none there is as good as none chosen. A file that cannot be read is set aside under a name that
    /// the notice tells, and the defaults hold.
    pub fn load(path: &Path) -> (Self, Option<String>) {
        let why = match read_whole(path).map(|text| text.map(|text| Self::from_toml(&text))) {
            Ok(None) => return (Self::default(), None),
            Ok(Some(Ok(settings))) => return (settings, None),
            Ok(Some(Err(why))) => why,
            Err(error) => {
                return (
                    Self::default(),
                    Some(format!("{error}. The defaults hold.")),
                );
            }
        };
        let what = ("The settings", "They are kept");
        let notice = set_aside_and_tell(path, what, why, "; the defaults hold");
        (Self::default(), Some(notice))
    }

    /// Keeps the settings.
    ///
    /// # Errors
    /// When the disk refuses; the old file stands then.
    pub fn save(&self, path: &Path) -> Result<(), StoreError> {
        write_toml(path, toml::to_string_pretty(self))
    }

    fn from_toml(text: &str) -> Result<Self, String> {
        let settings: Self = toml::from_str(text).map_err(|why| one_line(&why))?;
        if settings.format != FORMAT {
            return Err(format!("format is {}, not {FORMAT}", settings.format));
        }
        if !(50..=300).contains(&settings.scale_percent) {
            return Err(format!(
                "scale_percent is {}: it is between 50 and 300",
                settings.scale_percent
            ));
        }
        Ok(settings)
    }
}

/// A TOML error without its drawing of the line.
pub(super) fn one_line(error: &toml::de::Error) -> String {
    error.message().replace('\n', ", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_come_back_as_they_were_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("deep/settings.toml");
        assert_eq!(Settings::load(&path), (Settings::default(), None));
        let mine = Settings {
            theme: Theme::HighContrast,
            scale_percent: 150,
            last_source: "simulated:7".to_owned(),
            names: vec!["Mia".to_owned(), "Ben \"the Ball\"".to_owned()],
            trust: Trust {
                open: TrustLevel::AtOnce,
                ..Trust::default()
            },
            language: Some(Tongue::German),
            sounds: Sounds::TonesAndVoice,
            known_names: vec!["Zoe".to_owned(), "Mia".to_owned()],
            games: BTreeMap::from([(
                "kaboodl".to_owned(),
                GameChoices {
                    rules: "Our table".to_owned(),
                    starts: Some(Starts::Picked),
                    format: Format::FirstTo(200),
                },
            )]),
            ..Settings::default()
        };
        mine.save(&path).expect("it can be kept");
        assert_eq!(Settings::load(&path), (mine, None));
    }

    #[test]
    fn a_file_of_an_older_rollcall_is_read() {
        let old = "format = 1\ntheme = \"light\"\nscale_percent = 120\nlast_source = \"camera\"\n\
                   names = [\"Mia\", \"Ben\"]\n[trust]\nopen = \"at_once\"\n[keys]\nclosed = [\"Z\"]\n";
        let read = Settings::from_toml(old).expect("it is read");
        assert_eq!(read.names, ["Mia", "Ben"]);
        assert_eq!((read.language, read.challenges), (None, 1));
        assert!(!read.welcomed && read.games.is_empty());
    }

    #[test]
    fn unreadable_settings_are_kept_and_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.toml");
        for wrong in [
            "theme = \"pink\"",
            "thema = \"dark\"",
            "scale_percent = 7",
            "\u{0}",
        ] {
            std::fs::write(&path, wrong).expect("a file");
            let (settings, notice) = Settings::load(&path);
            assert_eq!(settings, Settings::default());
            let notice = notice.expect("a notice");
            assert!(notice.contains("settings.toml.unreadable-"), "{notice}");
            assert!(!path.exists());
        }
        let kept = std::fs::read_dir(folder.path()).expect("a folder").count();
        assert_eq!(kept, 4);
    }
}
