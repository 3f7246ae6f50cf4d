//! What can be set at a camera itself: exposure, focus, and the frequency of the power line that lamps flicker with.
//!
//! A camera has some of these or none; those that it has not are not shown.

use std::collections::BTreeMap;
use std::fmt;

/// Something that can be set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Control {
    /// How long each picture is exposed.
    Exposure,
    /// At which distance the picture is sharp.
    Focus,
    /// The frequency of the power line.
    PowerLine,
}

impl Control {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Exposure, Self::Focus, Self::PowerLine];

    /// The word that files name it with.
    pub fn word(self) -> &'static str {
        match self {
            Self::Exposure => "exposure",
            Self::Focus => "focus",
            Self::PowerLine => "power_line",
        }
    }

    /// The settings that it may have at all.
    pub fn settings(self) -> &'static [Setting] {
        match self {
            Self::Exposure | Self::Focus => &[Setting::Auto, Setting::Locked],
            Self::PowerLine => &[Setting::Auto, Setting::Hertz50, Setting::Hertz60],
        }
    }

    fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|control| control.word() == word)
    }
}

/// How it is set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Setting {
    /// The camera sees to it.
    Auto,
    /// It stays as it is.
    Locked,
    /// 50 Hz, as in most of the world.
    Hertz50,
    /// 60 Hz, as in North America.
    Hertz60,
}

impl Setting {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Auto, Self::Locked, Self::Hertz50, Self::Hertz60];

    /// The word that files name it with.
    pub fn word(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Locked => "locked",
            Self::Hertz50 => "50 Hz",
            Self::Hertz60 => "60 Hz",
        }
    }
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A control that a camera has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ControlState {
    /// Which.
    pub control: Control,
    /// How it can be set.
    pub settings: Vec<Setting>,
    /// How it is set now; none for something else.
    pub now: Option<Setting>,
}

/// What somebody wants set.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct WantedControls(BTreeMap<Control, Setting>);

impl WantedControls {
    /// Wants this.
    pub fn want(&mut self, control: Control, setting: Setting) {
        self.0.insert(control, setting);
    }

    /// What is wanted of a control.
    pub fn of(&self, control: Control) -> Option<Setting> {
        self.0.get(&control).copied()
    }

    /// True when nothing is wanted.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What has to be set at a camera that is set so: only what it has, and has otherwise.
    pub fn to_set(&self, has: &[ControlState]) -> Vec<(Control, Setting)> {
        has.iter()
            .filter_map(|state| {
                let wanted = self.of(state.control)?;
                let is_other = state.now != Some(wanted) && state.settings.contains(&wanted);
                is_other.then_some((state.control, wanted))
            })
            .collect()
    }

    /// As files keep it.
    pub fn written(&self) -> BTreeMap<String, String> {
        let each = self.0.iter();
        each.map(|(control, setting)| (control.word().to_owned(), setting.word().to_owned()))
            .collect()
    }

    /// Reads what [`Self::written`] gives.
    ///
    /// # Errors
    /// The first name or word that is none, and what it may be.
    pub fn read(written: &BTreeMap<String, String>) -> Result<Self, String> {
        let mut wanted = Self::default();
        for (name, word) in written {
            let Some(control) = Control::read(name) else {
                let names: Vec<&str> = Control::ALL.map(Control::word).into();
                return Err(format!(
                    "controls has {name:?}: it may have {}",
                    names.join(", ")
                ));
            };
            let mut settings = control.settings().iter();
            let Some(setting) = settings.find(|setting| setting.word() == word) else {
                let words: Vec<&str> = control.settings().iter().map(|one| one.word()).collect();
                return Err(format!("{name} is {word:?}: it is {}", words.join(", ")));
            };
            wanted.want(control, *setting);
        }
        Ok(wanted)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn what_is_wanted_comes_back_as_it_was_written() {
        let mut wanted = WantedControls::default();
        for control in Control::ALL {
            for setting in control.settings() {
                wanted.want(control, *setting);
                assert_eq!(WantedControls::read(&wanted.written()), Ok(wanted.clone()));
            }
        }
        let one = |name: &str, word: &str| BTreeMap::from([(name.to_owned(), word.to_owned())]);
        let error = WantedControls::read(&one("zoom", "auto")).unwrap_err();
        assert!(error.contains("exposure, focus, power_line"), "{error}");
        let error = WantedControls::read(&one("focus", "50 Hz")).unwrap_err();
        assert!(error.contains("auto, locked"), "{error}");
    }

    #[test]
    fn only_what_the_camera_has_and_has_otherwise_is_set() {
        let mut wanted = WantedControls::default();
        wanted.want(Control::Exposure, Setting::Locked);
        wanted.want(Control::Focus, Setting::Locked);
        wanted.want(Control::PowerLine, Setting::Hertz50);
        let has = [
            ControlState {
                control: Control::Exposure,
                settings: vec![Setting::Auto, Setting::Locked],
                now: Some(Setting::Auto),
            },
            ControlState {
                control: Control::PowerLine,
                settings: vec![Setting::Hertz50, Setting::Hertz60],
                now: Some(Setting::Hertz50),
            },
        ];
        assert_eq!(wanted.to_set(&has), [(Control::Exposure, Setting::Locked)]);
        let cannot = [ControlState {
            settings: vec![Setting::Auto],
            ..has[0].clone()
        }];
        assert_eq!(wanted.to_set(&cannot), []);
    }
}
