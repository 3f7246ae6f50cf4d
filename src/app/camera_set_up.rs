//! What is set up for a camera: sizes of card and ball, typed or measured with a bank card; profiles; what is set at the
//! camera itself; a test roll that enters nothing.

use std::sync::mpsc;
use std::thread;

use eframe::egui::{self, Key};

use super::arbiter::Certainty;
use super::ask::{Answer, Ask};
use super::bakugan::headline_of;
use super::camera_page::CameraAsk;
use super::eye::fact_of;
use super::keys::{ENTER, Shortcut};
use super::notice::Weight;
use super::page::Radio;
use super::pick::{Form, Pick};
use super::place::Destination;
use super::state::RefereeApp;
use super::tongue::tell;
use crate::camera::View;
use crate::camera::controls::{Control, ControlState, Setting, WantedControls};
use crate::store::{Profile, RigFile, RigFolder, ViewOfRig};
use crate::vision::measure::{Measured, by_bank_card};
use crate::vision::{Call, Rig};

/// So long after one look for a bank card the next begins, in seconds.
const LOOK_AGAIN_SECONDS: f64 = 0.8;

/// A roll that enters nothing.
#[derive(Debug, Clone, PartialEq)]
pub enum TestRoll {
    /// It is waited for.
    Awaited,
    /// What the camera said of it.
    Called(String),
}

/// Looking for a bank card.
enum Measuring {
    /// None was found in the last picture; when that was looked at.
    Looks(f64),
    /// A picture is being looked at.
    Waits(mpsc::Receiver<Option<Measured>>),
    /// It was found.
    Found(Measured),
}

/// What is known of the camera's set-up.
#[derive(Default)]
pub struct CameraSetUp {
    folder: Option<RigFolder>,
    /// What is set up for the present source, and which that is.
    present: Option<RigFile>,
    present_of: String,
    measuring: Option<Measuring>,
    pub(super) test: Option<TestRoll>,
    /// What can be set at the camera, and whether what was kept has been set.
    controls: Vec<ControlState>,
    has_set_controls: bool,
}

/// A control as the page shows it.
#[derive(Debug, Clone, PartialEq)]
pub struct ControlRow {
    /// What it is.
    pub label: String,
    /// How it can be set.
    pub choices: Vec<Radio>,
    /// Goes on to the next.
    pub next: Answer,
}

/// A whole number without a fraction, another with a point or comma as it was typed.
fn number(text: &str) -> Option<f64> {
    let value: f64 = text.trim().replace(',', ".").parse().ok()?;
    value.is_finite().then_some(value)
}

impl RefereeApp {
    /// With the folder in which set-ups of cameras are kept.
    #[must_use]
    pub fn with_rigs(mut self, folder: RigFolder) -> Self {
        self.camera_set_up.folder = Some(folder);
        self
    }

    /// Card and ball of the present source, in millimetres: as the source states them, else as they were set up.
    pub(super) fn sizes_in_use(&self) -> ([f64; 2], f64) {
        let set_up = self.camera_set_up.present.as_ref();
        let set_up = set_up.map(|rig| (rig.gate_card.size_mm, rig.ball.diameter_mm));
        let usual = (Rig::USUAL_CARD_MM, Rig::USUAL_BALL_MM);
        self.sight.sizes.or(set_up).unwrap_or(usual)
    }

    /// Another source is in view: what was set up for it.
    pub(super) fn recall_set_up(&mut self) {
        let source = self.source_in_view();
        let state = &mut self.camera_set_up;
        state.controls.clear();
        state.has_set_controls = false;
        state.measuring = None;
        state.test = None;
        if state.present_of == source {
            return;
        }
        let read = state
            .folder
            .as_ref()
            .map(|folder| folder.of_camera(&source));
        let (present, notice) = read.unwrap_or_default();
        state.present = present;
        state.present_of = source;
        if let Some(notice) = notice {
            self.notices.show("set-up", Weight::Warn, notice);
        }
    }

    /// The set-up in use, as it is kept.
    fn set_up_now(&self) -> RigFile {
        let present = self.camera_set_up.present.clone();
        present.unwrap_or_else(|| RigFile::of_sizes(Rig::USUAL_CARD_MM, Rig::USUAL_BALL_MM))
    }

    /// Keeps a set-up for the present source; false when that fails, which is told. It holds all the same.
    fn keep_set_up(&mut self, rig: RigFile) -> bool {
        let state = &mut self.camera_set_up;
        let kept = state
            .folder
            .as_ref()
            .map(|folder| folder.keep_for_camera(&state.present_of, &rig));
        state.present = Some(rig);
        let Some(Err(why)) = kept else {
            return true;
        };
        let words = tell!("set-up-not-saved", why = why.to_string());
        self.notices.show("set-up", Weight::Warn, words);
        false
    }

    /// Uses a set-up for the present source from now on, and keeps it.
    fn set_up_as(&mut self, rig: RigFile, view: Option<View>) {
        let sizes = (rig.gate_card.size_mm, rig.ball.diameter_mm);
        if self.keep_set_up(rig) {
            self.notices.clear("set-up");
        }
        let Some(sources) = &mut self.sources else {
            return;
        };
        sources.size_as(sizes.0, sizes.1);
        let view = view.unwrap_or_else(|| sources.view());
        self.turn_picture(|_| view);
    }

    fn profiles(&mut self) -> Vec<Profile> {
        let Some(folder) = &self.camera_set_up.folder else {
            return RigFolder::shipped();
        };
        let (profiles, notices) = folder.profiles();
        if !notices.is_empty() {
            self.notices
                .show("profiles", Weight::Warn, notices.join(" "));
        }
        profiles
    }

    /// The list of profiles.
    pub(super) fn open_profiles(&mut self) {
        let profiles = self.profiles();
        let items = profiles.into_iter().map(|profile| {
            let name = profile.name.clone();
            let ask = Ask::Camera(CameraAsk::TakeProfile(Box::new(profile)));
            (name, ask)
        });
        let title = tell!("profiles-title");
        let items = items.collect();
        self.over = super::state::Over::Pick(Box::new(Pick { title, items }));
    }

    /// Sets the present source up as a profile says.
    pub(super) fn take_profile(&mut self, profile: Profile) {
        self.over = super::state::Over::Nothing;
        let view = match profile.rig.view {
            None => None,
            Some(turned) => match View::new(turned.turn_degrees, turned.mirrored) {
                Some(view) => Some(view),
                None => return self.refuse_profile(&profile.name, "turn_degrees: 0, 90, 180, 270"),
            },
        };
        if let Err(why) = WantedControls::read(&profile.rig.controls) {
            return self.refuse_profile(&profile.name, &why);
        }
        self.notices.clear("profiles");
        let rig = RigFile {
            name: Some(profile.name),
            ..profile.rig
        };
        self.set_up_as(rig, view);
    }

    fn refuse_profile(&mut self, name: &str, why: &str) {
        let words = tell!("profile-unreadable", name = name, why = why);
        self.notices.show("profiles", Weight::Warn, words);
    }

    /// Keeps what is set up now as a profile with this name; false when it has none.
    pub(super) fn keep_profile(&mut self, name: &str) -> bool {
        if !name.chars().any(char::is_alphanumeric) {
            let words = tell!("profile-needs-name");
            self.notices.show("profiles", Weight::Tell, words);
            return false;
        }
        let view = self.sources.as_ref().map(|sources| sources.view());
        let view = view.unwrap_or_default();
        let rig = RigFile {
            name: Some(name.to_owned()),
            view: Some(ViewOfRig {
                turn_degrees: view.degrees(),
                mirrored: view.is_mirrored(),
            }),
            gates: Vec::new(),
            picture: None,
            ..self.set_up_now()
        };
        let words = match self.camera_set_up.folder.as_ref() {
            None => tell!("set-up-no-folder"),
            Some(folder) => match folder.keep_profile(&rig) {
                Ok(()) => {
                    self.camera_set_up.present = Some(rig);
                    tell!("profile-kept", name = name)
                }
                Err(why) => tell!("set-up-not-saved", why = why.to_string()),
            },
        };
        self.notices.show("profiles", Weight::Tell, words);
        true
    }

    /// What stands in the fields of the form for sizes when it is opened.
    pub(super) fn typed_sizes(&self) -> [String; 3] {
        let ([width, height], ball) = self.sizes_in_use();
        [width, height, ball].map(|value| value.to_string())
    }

    /// Uses sizes as they were typed; false when they are none, which is told.
    pub(super) fn take_typed_sizes(&mut self, typed: [&str; 3]) -> bool {
        let [Some(width), Some(height), Some(ball)] = typed.map(number) else {
            let words = tell!("sizes-no-number");
            self.notices.show("sizes", Weight::Tell, words);
            return false;
        };
        self.take_sizes([width, height], ball)
    }

    fn take_sizes(&mut self, card_mm: [f64; 2], ball_mm: f64) -> bool {
        if Rig::new(card_mm, ball_mm, Vec::new(), (640, 480)).is_err() {
            let words = tell!("sizes-cannot-be");
            self.notices.show("sizes", Weight::Tell, words);
            return false;
        }
        self.notices.clear("sizes");
        let mut rig = self.set_up_now();
        rig.gate_card.size_mm = card_mm;
        rig.ball.diameter_mm = ball_mm;
        // It is no longer what the profile says.
        rig.name = None;
        self.set_up_as(rig, None);
        true
    }

    /// Looks for a bank card from now on, or no more.
    pub(super) fn measure(&mut self) {
        let measuring = &mut self.camera_set_up.measuring;
        *measuring = match measuring {
            Some(_) => None,
            None => Some(Measuring::Looks(f64::NEG_INFINITY)),
        };
    }

    /// Uses what was measured.
    pub(super) fn take_measured(&mut self) {
        if let Some(Measuring::Found(measured)) = self.camera_set_up.measuring.take() {
            let ball_mm = self.sizes_in_use().1;
            self.take_sizes(measured.card_mm, ball_mm);
        }
    }

    /// Looks for a bank card on a thread of its own, a picture at a time.
    pub(super) fn measure_on(&mut self, ctx: &egui::Context) {
        let now = self.screen_seconds;
        if self.place != Destination::Camera {
            self.camera_set_up.measuring = None;
            self.camera_set_up.test = None;
            return;
        }
        match &self.camera_set_up.measuring {
            None | Some(Measuring::Found(_)) => {}
            Some(Measuring::Waits(answer)) => {
                let next = match answer.try_recv() {
                    Ok(Some(measured)) => Measuring::Found(measured),
                    Err(mpsc::TryRecvError::Empty) => return,
                    Ok(None) | Err(mpsc::TryRecvError::Disconnected) => Measuring::Looks(now),
                };
                self.camera_set_up.measuring = Some(next);
            }
            Some(Measuring::Looks(last)) if now - last < LOOK_AGAIN_SECONDS => {
                ctx.request_repaint_after_secs(0.2);
            }
            Some(Measuring::Looks(_)) => self.look_for_bank_card(ctx),
        }
    }

    fn look_for_bank_card(&mut self, ctx: &egui::Context) {
        let Some(frame) = self.sight.frame.clone() else {
            return;
        };
        let (card_mm, ball_mm) = self.sizes_in_use();
        let gates = self.sight.gates.clone();
        let Ok(rig) = Rig::new(card_mm, ball_mm, gates, frame.picture.dimensions()) else {
            return;
        };
        let (tell, told) = mpsc::channel();
        let ctx = ctx.clone();
        let looks = move || {
            // Nobody may be listening any more.
            let _ = tell.send(by_bank_card(&frame.picture, &rig));
            ctx.request_repaint();
        };
        let thread = thread::Builder::new().name("bank card".to_owned());
        if thread.spawn(looks).is_ok() {
            self.camera_set_up.measuring = Some(Measuring::Waits(told));
        }
    }

    /// The bank card that was found, for its outline in the picture.
    pub(super) fn found_bank_card(&self) -> Option<&Measured> {
        match &self.camera_set_up.measuring {
            Some(Measuring::Found(measured)) => Some(measured),
            _ => None,
        }
    }

    /// Waits for a roll that enters nothing; where the hands obey, it is thrown.
    pub(super) fn begin_test_roll(&mut self) {
        self.camera_set_up.test = Some(TestRoll::Awaited);
        if let Some(hands) = &mut self.hands {
            hands.throw();
        }
    }

    /// Takes a call for the test roll; false when none is waited for.
    pub(super) fn hear_test_roll(&mut self, call: &Call) -> bool {
        if self.camera_set_up.test.is_none() || self.place != Destination::Camera {
            return false;
        }
        let headline = headline_of(&fact_of(call), Certainty::of(call));
        self.camera_set_up.test = Some(TestRoll::Called(headline.text()));
        // It answers no roll of a match.
        self.arbiter.saw_frame(call.call_frame);
        let waits = self.proposal.is_some() || self.loose_call.is_some();
        if !waits && !self.arbiter.is_quiet() {
            self.arbiter.look_again();
        }
        true
    }

    /// What can be set at the camera now. At its start what was kept is set.
    pub(super) fn heed_controls(&mut self, controls: Vec<ControlState>, refused: Option<String>) {
        self.camera_set_up.controls = controls;
        match refused {
            Some(why) => {
                let words = tell!("control-refused", why = why);
                self.notices.show("control", Weight::Tell, words);
            }
            None => self.notices.clear("control"),
        }
        if std::mem::replace(&mut self.camera_set_up.has_set_controls, true) {
            return;
        }
        let kept = self.camera_set_up.present.as_ref();
        let wanted = kept.and_then(|rig| WantedControls::read(&rig.controls).ok());
        let to_set = wanted.unwrap_or_default();
        for (control, setting) in to_set.to_set(&self.camera_set_up.controls) {
            if let Some(eye) = &mut self.eye {
                eye.set_control(control, setting);
            }
        }
    }

    /// Another start of the camera: nothing is set at it yet.
    pub(super) fn forget_controls(&mut self) {
        self.camera_set_up.controls.clear();
        self.camera_set_up.has_set_controls = false;
    }

    /// Sets a control and keeps that for this camera.
    pub(super) fn set_control(&mut self, control: Control, setting: Setting) {
        let mut rig = self.set_up_now();
        let mut wanted = WantedControls::read(&rig.controls).unwrap_or_default();
        wanted.want(control, setting);
        rig.controls = wanted.written();
        self.keep_set_up(rig);
        if let Some(eye) = &mut self.eye {
            eye.set_control(control, setting);
        }
    }

    /// What can be set at the camera, as rows.
    pub(super) fn control_rows(&self) -> Vec<ControlRow> {
        let controls = self.camera_set_up.controls.iter();
        controls
            .map(|state| {
                let (label, key) = match state.control {
                    Control::Exposure => (tell!("control-exposure"), Key::E),
                    Control::Focus => (tell!("control-focus"), Key::F),
                    Control::PowerLine => (tell!("control-power-line"), Key::Z),
                };
                let ask = |setting| Ask::Camera(CameraAsk::Set(state.control, setting));
                let choices = state.settings.iter().map(|setting| {
                    let words = match setting {
                        Setting::Auto => tell!("control-auto"),
                        Setting::Locked => tell!("control-locked"),
                        Setting::Hertz50 => "50 Hz".to_owned(),
                        Setting::Hertz60 => "60 Hz".to_owned(),
                    };
                    let said = format!("{label}: {words}");
                    let mut answer =
                        Answer::with_key(ask(*setting), None, words).said_as(said.as_str());
                    answer.button.id = said;
                    Radio {
                        answer,
                        is_chosen: state.now == Some(*setting),
                    }
                });
                let at = state
                    .settings
                    .iter()
                    .position(|one| state.now == Some(*one));
                let next = at.map_or(0, |at| (at + 1) % state.settings.len().max(1));
                let next = state.settings.get(next).copied().unwrap_or(Setting::Auto);
                ControlRow {
                    choices: choices.collect(),
                    next: Answer::new(ask(next), Shortcut::plain(key), label.clone()).hidden(),
                    label,
                }
            })
            .collect()
    }

    /// What is set up, in words: sizes, profile, what is being measured.
    pub(super) fn set_up_lines(&self) -> Vec<String> {
        let ([width, height], ball) = self.sizes_in_use();
        let mut lines = vec![tell!(
            "set-up-sizes",
            width = width.to_string(),
            height = height.to_string(),
            ball = ball.to_string()
        )];
        let present = self.camera_set_up.present.as_ref();
        if let Some(name) = present.and_then(|rig| rig.name.as_deref()) {
            lines.push(tell!("set-up-profile", name = name));
        }
        match &self.camera_set_up.measuring {
            None => {}
            Some(Measuring::Found(measured)) => {
                let [width, height] = measured.card_mm.map(|side| side.to_string());
                lines.push(tell!("measure-found", width = width, height = height));
            }
            Some(_) if self.sight.gates.is_empty() => lines.push(tell!("measure-needs-gates")),
            Some(_) => lines.push(tell!("measure-lay-card")),
        }
        lines
    }

    /// The buttons of the set-up.
    pub(super) fn set_up_feet(&self) -> Vec<Answer> {
        let key = Shortcut::plain;
        let ask = Ask::Camera;
        let mut feet = Vec::new();
        if self.found_bank_card().is_some() {
            feet.push(
                Answer::new(ask(CameraAsk::TakeMeasured), ENTER, tell!("measure-take")).filled(),
            );
        }
        let is_stated = self.sight.sizes.is_some();
        if !is_stated {
            let form = Ask::Form(Form::CardSizes);
            feet.push(Answer::new(form, key(Key::S), tell!("set-up-type-sizes")));
        }
        if !is_stated && self.sight.texture.is_some() {
            let words = match &self.camera_set_up.measuring {
                None => tell!("measure-begin"),
                Some(_) => tell!("measure-stop"),
            };
            feet.push(Answer::new(ask(CameraAsk::Measure), key(Key::B), words));
        }
        if self.eye.is_some() {
            let profiles = ask(CameraAsk::Profiles);
            feet.push(Answer::new(profiles, key(Key::P), tell!("profiles-choose")));
            let form = Ask::Form(Form::ProfileName);
            feet.push(Answer::new(form, key(Key::W), tell!("profile-keep")));
        }
        feet
    }

    /// What is said of the test roll.
    pub(super) fn test_line(&self) -> Option<String> {
        Some(match self.camera_set_up.test.as_ref()? {
            TestRoll::Awaited => tell!("test-roll-awaited"),
            TestRoll::Called(headline) => tell!("test-roll-called", call = headline.as_str()),
        })
    }

    /// The button of the test roll.
    pub(super) fn test_answer(&self) -> Answer {
        let words = match self.camera_set_up.test {
            Some(TestRoll::Called(_)) => tell!("test-roll-again"),
            _ => tell!("test-roll"),
        };
        let ask = Ask::Camera(CameraAsk::TestRoll);
        Answer::new(ask, Shortcut::plain(Key::R), words)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_with_point_and_comma() {
        assert_eq!(number(" 63,5 "), Some(63.5));
        assert_eq!(number("88"), Some(88.0));
        for wrong in ["", "wide", "inf", "NaN", "6 3"] {
            assert_eq!(number(wrong), None, "{wrong}");
        }
    }
}
