//! The knobs of a Linux camera (V4L2 controls), and what of them are our controls.

use std::io;

use crate::camera::controls::{Control, ControlState, Setting};

/// A knob: its number, and the values that it may have; empty where any may be tried.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Knob {
    /// The kernel's number of it.
    pub id: u32,
    /// The values of a menu or a switch.
    pub values: Vec<i64>,
}

/// The knobs of one camera.
pub trait Knobs: Send {
    /// Those that can be turned.
    fn all(&self) -> Vec<Knob>;
    /// Where one stands.
    ///
    /// # Errors
    /// What the driver says.
    fn value(&self, id: u32) -> io::Result<i64>;
    /// Turns one.
    ///
    /// # Errors
    /// What the driver says.
    fn turn(&self, id: u32, value: i64) -> io::Result<()>;
}

/// The kernel's numbers (`linux/v4l2-controls.h`).
pub const POWER_LINE_FREQUENCY: u32 = 0x0098_0918;
/// See above.
pub const EXPOSURE_AUTO: u32 = 0x009a_0901;
/// See above.
pub const FOCUS_AUTO: u32 = 0x009a_090c;

fn id_of(control: Control) -> u32 {
    match control {
        Control::Exposure => EXPOSURE_AUTO,
        Control::Focus => FOCUS_AUTO,
        Control::PowerLine => POWER_LINE_FREQUENCY,
    }
}

/// The values that mean a setting, the usual one first. Webcams call their automatic exposure "aperture priority" (3).
fn values_of(control: Control, setting: Setting) -> &'static [i64] {
    match (control, setting) {
        (Control::Exposure, Setting::Auto) => &[3, 0],
        (Control::Exposure, Setting::Locked) => &[1],
        (Control::Focus, Setting::Auto) => &[1],
        (Control::Focus, Setting::Locked) => &[0],
        (Control::PowerLine, Setting::Auto) => &[3],
        (Control::PowerLine, Setting::Hertz50) => &[1],
        (Control::PowerLine, Setting::Hertz60) => &[2],
        _ => &[],
    }
}

/// The value that a knob takes for a setting; none where it has none.
fn value_for(knob: &Knob, control: Control, setting: Setting) -> Option<i64> {
    let mut values = values_of(control, setting).iter().copied();
    values.find(|value| knob.values.contains(value))
}

/// Our controls among the knobs. One that can be set in one way alone is nothing to choose.
pub fn controls(knobs: &dyn Knobs) -> Vec<ControlState> {
    let all = knobs.all();
    let state = |control: Control| {
        let knob = all.iter().find(|knob| knob.id == id_of(control))?;
        let settings = control.settings().iter().copied();
        let settings: Vec<Setting> = settings
            .filter(|setting| value_for(knob, control, *setting).is_some())
            .collect();
        let value = knobs.value(knob.id).ok();
        let now = settings.iter().copied().find(|setting| {
            value.is_some_and(|value| values_of(control, *setting).contains(&value))
        });
        (settings.len() > 1).then_some(ControlState {
            control,
            settings,
            now,
        })
    };
    Control::ALL.into_iter().filter_map(state).collect()
}

/// Sets a control.
///
/// # Errors
/// When the camera has it not, or the driver says no.
pub fn set(knobs: &dyn Knobs, control: Control, setting: Setting) -> io::Result<()> {
    let all = knobs.all();
    let knob = all.iter().find(|knob| knob.id == id_of(control));
    let value = knob.and_then(|knob| value_for(knob, control, setting));
    match value {
        Some(value) => knobs.turn(id_of(control), value),
        None => Err(io::Error::other(format!(
            "it has no {} {setting}",
            control.word()
        ))),
    }
}

/// The knobs of a camera that is plugged in; none where they cannot be reached.
#[cfg(target_os = "linux")]
pub fn open(path: &str) -> Option<Box<dyn Knobs>> {
    let device = v4l::Device::with_path(path).ok()?;
    Some(Box::new(Node { device }))
}

#[cfg(target_os = "linux")]
struct Node {
    device: v4l::Device,
}

#[cfg(target_os = "linux")]
impl Knobs for Node {
    fn all(&self) -> Vec<Knob> {
        use v4l::control::{Flags, Type};
        // The crate breaks down at names that are no text and at menus without a step; a knob is not worth a picture.
        let query = std::panic::AssertUnwindSafe(|| self.device.query_controls());
        let Ok(Ok(descriptions)) = std::panic::catch_unwind(query) else {
            return Vec::new();
        };
        descriptions
            .into_iter()
            .filter(|one| !one.flags.intersects(Flags::DISABLED | Flags::READ_ONLY))
            .filter_map(|one| {
                let values = match one.typ {
                    Type::Boolean => vec![0, 1],
                    Type::Menu => {
                        let items = one.items.unwrap_or_default();
                        items.iter().map(|(index, _)| i64::from(*index)).collect()
                    }
                    _ => return None,
                };
                Some(Knob { id: one.id, values })
            })
            .collect()
    }

    fn value(&self, id: u32) -> io::Result<i64> {
        use v4l::control::Value;
        match self.device.control(id)?.value {
            Value::Integer(value) => Ok(value),
            Value::Boolean(value) => Ok(i64::from(value)),
            _ => Err(io::Error::other("it is no number")),
        }
    }

    fn turn(&self, id: u32, value: i64) -> io::Result<()> {
        use v4l::control::{Control, Value};
        self.device.set_control(Control {
            id,
            value: Value::Integer(value),
        })
    }
}

#[cfg(test)]
pub(super) mod tests {
    #![allow(clippy::unwrap_used)]
    use std::collections::BTreeMap;
    use std::sync::Mutex;

    use super::*;

    /// A camera whose driver takes only the values that it lists.
    pub struct FakeKnobs {
        pub knobs: Vec<Knob>,
        pub at: Mutex<BTreeMap<u32, i64>>,
    }

    impl FakeKnobs {
        pub fn new(knobs: &[(u32, &[i64], i64)]) -> Self {
            Self {
                knobs: knobs
                    .iter()
                    .map(|(id, values, _)| Knob {
                        id: *id,
                        values: values.to_vec(),
                    })
                    .collect(),
                at: Mutex::new(knobs.iter().map(|(id, _, at)| (*id, *at)).collect()),
            }
        }

        /// As most webcams have them.
        pub fn usual() -> Self {
            Self::new(&[
                (0x0098_0900, &[], 128),
                (POWER_LINE_FREQUENCY, &[0, 1, 2], 2),
                (EXPOSURE_AUTO, &[1, 3], 3),
                (FOCUS_AUTO, &[0, 1], 1),
            ])
        }
    }

    impl Knobs for FakeKnobs {
        fn all(&self) -> Vec<Knob> {
            self.knobs.clone()
        }

        fn value(&self, id: u32) -> io::Result<i64> {
            let at = self.at.lock().unwrap();
            at.get(&id)
                .copied()
                .ok_or_else(|| io::Error::from_raw_os_error(22))
        }

        fn turn(&self, id: u32, value: i64) -> io::Result<()> {
            let knob = self.knobs.iter().find(|knob| knob.id == id);
            if !knob.is_some_and(|knob| knob.values.contains(&value)) {
                return Err(io::Error::from_raw_os_error(34));
            }
            self.at.lock().unwrap().insert(id, value);
            Ok(())
        }
    }

    #[test]
    fn a_usual_webcam_has_all_three_and_takes_what_it_lists() {
        let knobs = FakeKnobs::usual();
        let now = |control| {
            let all = controls(&knobs);
            all.into_iter().find(|one| one.control == control).unwrap()
        };
        assert_eq!(now(Control::Exposure).now, Some(Setting::Auto));
        assert_eq!(
            now(Control::PowerLine).settings,
            [Setting::Hertz50, Setting::Hertz60],
            "it does not know by itself"
        );
        for control in Control::ALL {
            for setting in now(control).settings {
                set(&knobs, control, setting).unwrap();
                assert_eq!(now(control).now, Some(setting), "{control:?}");
            }
        }
        let error = set(&knobs, Control::PowerLine, Setting::Auto).unwrap_err();
        assert!(error.to_string().contains("no power_line auto"), "{error}");
    }

    #[test]
    fn what_a_camera_has_not_or_has_in_one_way_alone_is_not_shown() {
        assert_eq!(controls(&FakeKnobs::new(&[])), []);
        let fixed = FakeKnobs::new(&[(EXPOSURE_AUTO, &[0], 0), (FOCUS_AUTO, &[], 0)]);
        assert_eq!(controls(&fixed), []);
        // The other kind of automatic exposure, and a lamp frequency that is switched off.
        let other = FakeKnobs::new(&[
            (EXPOSURE_AUTO, &[0, 1], 0),
            (POWER_LINE_FREQUENCY, &[0, 1, 2, 3], 0),
        ]);
        let all = controls(&other);
        assert_eq!(all[0].now, Some(Setting::Auto));
        assert_eq!(all[1].now, None);
        set(&other, Control::PowerLine, Setting::Auto).unwrap();
        assert_eq!(controls(&other)[1].now, Some(Setting::Auto));
    }
}
