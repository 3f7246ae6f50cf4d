//! The camera's picture with the gates that were found in it, and which camera it is.

use eframe::egui::{Align2, Key, Modifiers, Rect, pos2, vec2};

use super::art::marks::{Mark, mark};
use super::ask::{Answer, Ask};
use super::camera_set_up::ControlRow;
use super::keys::{Act, Shortcut, digit};
use super::notice::Weight;
use super::page::{
    LEAST_FOR_COLUMNS, Radio, Title, buttons, choice, heading, in_panel, scrolling, sentence,
};
use super::panel::TablePicture;
use super::panel::table::{GateOnScreen, PictureTexture};
use super::pen::Pen;
use super::pick::Form;
use super::state::RefereeApp;
use super::theme::{GAP, MARGIN, text};
use super::tongue::tell;
use super::words::Words;
use crate::camera::View;
use crate::camera::checklist::{Fault, Grade, Side, grade, side_of};
use crate::camera::controls::{Control, Setting};
use crate::camera::health::Trouble;
use crate::camera::phone::{Address, NoAddress};
use crate::store::Profile;
use crate::vision::GateInImage;
use crate::vision::measure::Measured;

/// What can be asked for on the camera's page.
#[derive(Debug, Clone, PartialEq)]
pub enum CameraAsk {
    /// Pictures come from this source, by its place in the list.
    Choose(usize),
    /// Look for cameras again.
    FindCameras,
    /// The picture is turned clockwise by a quarter.
    Turn,
    /// Left and right of the picture are exchanged.
    Mirror,
    /// Find the gates again.
    FindGates,
    /// Take hold of the next corner of a gate, for the arrow keys.
    NextCorner,
    /// Move the corner that is held, by so many pixels.
    Nudge(f64, f64),
    /// Wait for a roll that enters nothing.
    TestRoll,
    /// Look for a bank card that the gates are measured by, or no more.
    Measure,
    /// Use what was measured.
    TakeMeasured,
    /// Show the profiles.
    Profiles,
    /// Set the camera up as a profile says.
    TakeProfile(Box<Profile>),
    /// Set something at the camera itself.
    Set(Control, Setting),
}

/// What the page says.
#[derive(Debug, Clone, PartialEq)]
pub struct CameraPage {
    /// The title.
    pub title: Title,
    /// The picture.
    pub table: TablePicture,
    /// Why there is no picture.
    pub no_picture: Option<String>,
    /// The sources of pictures.
    pub sources: Vec<Radio>,
    /// How fit it is for a match, with the word for it; none without a picture.
    pub grade: Option<(Grade, String)>,
    /// What is said of the test roll.
    pub test: Option<String>,
    /// Rolls once for a test.
    pub test_answer: Option<Answer>,
    /// Sizes, profile, what is being measured.
    pub set_up: Vec<String>,
    /// What can be set up.
    pub set_up_feet: Vec<Answer>,
    /// What can be set at the camera itself.
    pub controls: Vec<ControlRow>,
    /// What is seen: true for what is as it should be.
    pub seen: Vec<(bool, String)>,
    /// How corners are moved.
    pub corners: String,
    /// What else may be done.
    pub feet: Vec<Answer>,
}

impl CameraPage {
    /// The page as text.
    pub fn text(&self) -> String {
        let mut lines = vec![self.title.text(), self.table.text()];
        lines.extend(self.no_picture.clone());
        lines.extend(self.sources.iter().map(Radio::text));
        lines.extend(self.grade.iter().map(|(_, words)| words.clone()));
        for (is_good, words) in &self.seen {
            let mark = if *is_good { "ok" } else { "!" };
            lines.push(format!("{mark} {words}"));
        }
        lines.extend(self.test.clone());
        lines.push(self.corners.clone());
        lines.extend(self.set_up.clone());
        for row in &self.controls {
            lines.push(format!("# [{}] {}", row.next.button.key, row.label));
            lines.extend(row.choices.iter().map(Radio::text));
        }
        let feet = self.test_answer.iter().chain(&self.set_up_feet);
        for answer in feet.chain(&self.feet).filter(|answer| !answer.is_hidden) {
            let button = &answer.button;
            lines.push(button.text());
        }
        lines.join("\n")
    }

    /// The answers that keys reach now.
    pub fn answers(&self) -> Vec<Answer> {
        let sources = self.sources.iter().map(|radio| &radio.answer);
        let rows = self.controls.iter().map(|row| &row.next);
        let set_up = self.test_answer.iter().chain(&self.set_up_feet).chain(rows);
        let all = sources
            .chain(set_up)
            .chain(&self.feet)
            .chain([&self.title.back]);
        all.cloned().collect()
    }

    /// Draws it.
    pub fn ui(&self, pen: &mut Pen<'_>, screen: Rect, asks: &mut Vec<Ask>) {
        let below = self.title.ui(pen, screen, asks).shrink(MARGIN);
        if screen.width() < LEAST_FOR_COLUMNS {
            scrolling(pen, below, "camera", |pen, place| {
                let size = vec2(place.width(), 0.6 * place.width());
                let picture = Rect::from_min_size(place.min, size);
                self.picture_ui(pen, picture, asks);
                let rest = Rect::from_min_max(
                    pos2(place.left(), picture.bottom() + GAP),
                    place.max + vec2(0.0, 2_000.0),
                );
                picture.height() + GAP + self.list_ui(pen, rest, asks)
            });
            return;
        }
        let width = 704.0 * (below.width() / 1_248.0);
        let picture = Rect::from_min_size(below.min, vec2(width, below.height() - GAP));
        self.picture_ui(pen, picture, asks);
        let list = Rect::from_min_max(pos2(picture.right() + MARGIN, below.top()), below.max);
        scrolling(pen, list, "camera", |pen, place| {
            self.list_ui(pen, place, asks)
        });
    }

    fn picture_ui(&self, pen: &mut Pen<'_>, rect: Rect, asks: &mut Vec<Ask>) {
        let Some(words) = &self.no_picture else {
            self.table.ui(pen, rect, asks);
            return;
        };
        pen.panel(rect);
        let colour = pen.theme.quiet;
        let place = Rect::from_center_size(rect.center() - vec2(0.0, 48.0), vec2(96.0, 96.0));
        mark(pen.ui.painter(), place, Mark::Camera, colour);
        pen.say_rows(
            rect.center() + vec2(0.0, 16.0),
            Align2::CENTER_TOP,
            &Words::quiet(words.clone()),
            text::SENTENCE,
            (rect.width() - 64.0, 4),
        );
    }

    fn list_ui(&self, pen: &mut Pen<'_>, place: Rect, asks: &mut Vec<Ask>) -> f32 {
        let mut top = place.top();
        top += in_panel(pen, place, |pen, inner| {
            let mut y = heading(pen, inner, inner.top(), &tell!("camera-source"));
            for radio in &self.sources {
                let rect = Rect::from_min_size(pos2(inner.left(), y), vec2(inner.width(), 56.0));
                radio.ui(pen, rect, asks);
                y = rect.bottom() + GAP;
            }
            y - GAP - inner.top()
        }) + GAP;
        let rest = Rect::from_min_max(pos2(place.left(), top), place.max);
        top += in_panel(pen, rest, |pen, inner| {
            let mut y = heading(pen, inner, inner.top(), &tell!("camera-what-is-seen"));
            if let Some((grade, words)) = &self.grade {
                y = grade_ui(pen, inner, y, *grade, words);
            }
            for (is_good, words) in &self.seen {
                let spot = Rect::from_min_size(pos2(inner.left(), y), vec2(22.0, 22.0));
                let (sign, colour) = if *is_good {
                    (Mark::Check, pen.theme.success)
                } else {
                    (Mark::Warning, pen.theme.warning)
                };
                mark(pen.ui.painter(), spot, sign, colour);
                let beside = Rect::from_min_max(pos2(inner.left() + 32.0, y), inner.max);
                let words = Words::plain(words.clone());
                y = sentence(pen, beside, y, &words, (text::LOG, 3)).max(y + 26.0);
            }
            if let Some(words) = &self.test {
                y = sentence(pen, inner, y, &Words::bold(words.clone()), (text::STATE, 3));
            }
            if let Some(answer) = &self.test_answer {
                y = buttons(pen, inner, y, std::slice::from_ref(answer), asks);
            }
            y = sentence(
                pen,
                inner,
                y,
                &Words::quiet(self.corners.clone()),
                (text::LOG, 4),
            );
            buttons(pen, inner, y, &self.feet, asks) - GAP - inner.top()
        }) + GAP;
        let rest = Rect::from_min_max(pos2(place.left(), top), place.max);
        top += in_panel(pen, rest, |pen, inner| {
            let mut y = heading(pen, inner, inner.top(), &tell!("camera-set-up"));
            for words in &self.set_up {
                y = sentence(pen, inner, y, &Words::plain(words.clone()), (text::LOG, 3));
            }
            y = buttons(pen, inner, y, &self.set_up_feet, asks);
            y - GAP - inner.top()
        });
        if !self.controls.is_empty() {
            let rest = Rect::from_min_max(pos2(place.left(), top + GAP), place.max);
            top = rest.top() + in_panel(pen, rest, |pen, inner| self.controls_ui(pen, inner, asks));
        }
        top - place.top()
    }

    fn controls_ui(&self, pen: &mut Pen<'_>, inner: Rect, asks: &mut Vec<Ask>) -> f32 {
        let mut y = heading(pen, inner, inner.top(), &tell!("camera-controls"));
        for row in &self.controls {
            let cap = pen.key_cap(
                pos2(inner.left(), y + 12.0),
                &row.next.button.key,
                24.0,
                None,
                false,
            );
            pen.say(
                pos2(cap.right() + 12.0, y + 12.0),
                Align2::LEFT_CENTER,
                &Words::bold(row.label.clone()),
                text::STATE,
                inner.right() - cap.right() - 12.0,
            );
            y = choice(pen, inner, y + 32.0, &row.choices, asks);
        }
        y - GAP - inner.top()
    }
}

impl RefereeApp {
    /// What the camera's page says now.
    pub(super) fn camera_page(&self) -> CameraPage {
        let key = |key| Shortcut::plain(key);
        let sources = self.sources.as_ref();
        let present = sources.map(|sources| sources.present_place());
        let offered = sources.map(|sources| sources.offered()).unwrap_or_default();
        let sources: Vec<Radio> = offered
            .into_iter()
            .enumerate()
            .map(|(place, words)| Radio {
                answer: Answer::with_key(
                    Ask::Camera(CameraAsk::Choose(place)),
                    digit(place),
                    words,
                ),
                is_chosen: Some(place) == present,
            })
            .collect();
        let cards = &self.sight.gates;
        let has_picture = self.sight.texture.is_some();
        let no_picture = (!has_picture).then(|| match (&self.eye, self.sight.is_running) {
            (None, _) => tell!("camera-page-none"),
            (Some(_), _) => tell!("camera-page-waits"),
        });
        let mut seen = Vec::new();
        if self.eye.is_some() {
            seen.push((
                has_picture,
                if has_picture {
                    tell!("camera-page-picture")
                } else {
                    tell!("camera-line-waits")
                },
            ));
        }
        if let Some(trouble) = self.sight.trouble {
            seen.push((false, trouble_in_words(trouble)));
        }
        if has_picture {
            if !cards.is_empty() {
                seen.push((true, tell!("camera-page-gates", count = cards.len())));
            }
            seen.push(if self.sight.has_hand_in_view {
                (false, tell!("camera-page-hand"))
            } else {
                (true, tell!("camera-page-free"))
            });
        }
        let faults = &self.sight.faults;
        if has_picture {
            let said = faults.iter().map(|fault| fault_in_words(*fault, cards));
            // What is wrong with the pictures themselves is said once.
            let is_said = |words: &String| seen.iter().any(|(_, said)| said == words);
            let said: Vec<String> = said.filter(|words| !is_said(words)).collect();
            seen.extend(said.into_iter().map(|words| (false, words)));
            if faults.is_empty() && self.sight.trouble.is_none() {
                seen.push((true, tell!("camera-check-good")));
            }
        }
        let grade = has_picture.then(|| {
            let grade = grade(faults, self.sight.trouble);
            let words = match grade {
                Grade::Good => tell!("camera-grade-good"),
                Grade::Usable => tell!("camera-grade-usable"),
                Grade::NotYet => tell!("camera-grade-not-yet"),
            };
            (grade, words)
        });
        let held = self.held_corner.filter(|(number, _)| {
            let mut cards = cards.iter();
            cards.any(|card| card.index + 1 == *number)
        });
        let corners = match held {
            _ if cards.is_empty() => String::new(),
            Some((number, corner)) => {
                tell!(
                    "camera-page-corner-held",
                    number = number,
                    corner = corner + 1
                )
            }
            None => tell!("camera-page-corners"),
        };
        let mut feet = vec![Answer::new(
            Ask::Camera(CameraAsk::FindCameras),
            key(Key::N),
            tell!("camera-page-find-cameras"),
        )];
        feet.push(Answer::new(
            Ask::Form(Form::Phone),
            key(Key::H),
            tell!("camera-page-phone"),
        ));
        if self.eye.is_some() {
            feet.push(Answer::new(
                Ask::Camera(CameraAsk::Turn),
                key(Key::T),
                tell!("camera-page-turn"),
            ));
            feet.push(Answer::new(
                Ask::Camera(CameraAsk::Mirror),
                key(Key::M),
                tell!("camera-page-mirror"),
            ));
        }
        if has_picture {
            feet.push(Answer::new(
                Ask::Camera(CameraAsk::FindGates),
                key(Key::L),
                tell!("camera-page-find-gates"),
            ));
        }
        if !cards.is_empty() {
            feet.push(Answer::new(
                Ask::Camera(CameraAsk::NextCorner),
                key(Key::K),
                tell!("camera-page-next-corner"),
            ));
        }
        CameraPage {
            title: Title {
                words: tell!("camera-page-title"),
                fact: self.camera_line().1,
                back: Answer::of(Ask::Menu, &self.keys, Act::Menu, tell!("back")),
            },
            table: TablePicture {
                texture: self.sight.texture.as_ref().map(|texture| PictureTexture {
                    id: texture.id(),
                    size: texture.size_vec2().into(),
                }),
                gates: cards
                    .iter()
                    .map(|card| GateOnScreen {
                        number: card.index + 1,
                        corners_in_image: Some(card.corners_in_image),
                        in_question: false,
                        standing: Vec::new(),
                    })
                    .collect(),
                roll_line_in_image: if self.preferences.shows_roll_line {
                    self.sight.roll_line.clone()
                } else {
                    Vec::new()
                },
                marked_in_image: self.found_bank_card().map(box_of).into_iter().collect(),
                held_corner: held,
                ..TablePicture::default()
            },
            no_picture,
            sources,
            grade,
            test: self.test_line(),
            test_answer: has_picture.then(|| self.test_answer()),
            set_up: self.set_up_lines(),
            set_up_feet: self.set_up_feet(),
            controls: self.control_rows(),
            seen,
            corners,
            feet,
        }
    }

    /// Carries out what was asked on the camera's page.
    pub(super) fn perform_camera(&mut self, ask: CameraAsk) {
        match ask {
            CameraAsk::Choose(place) => {
                let opened = self.sources.as_mut().map(|sources| sources.choose(place));
                if let Some(opened) = opened {
                    self.see_with(opened);
                }
            }
            CameraAsk::FindCameras => {
                if let Some(sources) = &mut self.sources {
                    sources.look_again();
                }
            }
            CameraAsk::Turn => self.turn_picture(View::turned),
            CameraAsk::Mirror => self.turn_picture(View::mirrored),
            CameraAsk::FindGates => {
                self.held_corner = None;
                if let Some(eye) = &mut self.eye {
                    eye.renew_judge();
                }
            }
            CameraAsk::TestRoll => self.begin_test_roll(),
            CameraAsk::Measure => self.measure(),
            CameraAsk::TakeMeasured => self.take_measured(),
            CameraAsk::Profiles => self.open_profiles(),
            CameraAsk::TakeProfile(profile) => self.take_profile(*profile),
            CameraAsk::Set(control, setting) => self.set_control(control, setting),
            CameraAsk::NextCorner => {
                let mut numbers: Vec<usize> =
                    self.sight.gates.iter().map(|card| card.index + 1).collect();
                numbers.sort_unstable();
                let all: Vec<(usize, usize)> = numbers
                    .into_iter()
                    .flat_map(|number| (0..4).map(move |corner| (number, corner)))
                    .collect();
                let at = self
                    .held_corner
                    .and_then(|held| all.iter().position(|one| *one == held));
                self.held_corner = match at {
                    None => all.first().copied(),
                    Some(at) => all.get(at + 1).copied(),
                };
            }
            CameraAsk::Nudge(right, down) => {
                let Some((number, corner)) = self.held_corner else {
                    return;
                };
                let mut cards = self.sight.gates.iter();
                let card = cards.find(|card| card.index + 1 == number);
                let at = card.and_then(|card| card.corners_in_image.get(corner).copied());
                if let Some([x, y]) = at {
                    self.lay_corner(number, corner, [x + right, y + down]);
                }
            }
        }
    }

    /// Shows the picture otherwise from now on, and whenever it comes from there.
    pub(super) fn turn_picture(&mut self, turn: impl Fn(View) -> View) {
        let Some(sources) = &mut self.sources else {
            return;
        };
        let view = turn(sources.view());
        let opened = sources.turn_to(view);
        let words = sources.words();
        if view.is_plain() {
            self.preferences.views.remove(&words);
        } else {
            self.preferences.views.insert(words, view.to_string());
        }
        self.held_corner = None;
        self.see_with(opened);
    }

    /// Takes pictures from the phone whose address was typed; false when it is none, which is told.
    pub(super) fn use_phone(&mut self, words: &str) -> bool {
        let Some(sources) = &mut self.sources else {
            return true;
        };
        let address = match words.parse::<Address>() {
            Ok(address) => address,
            Err(why) => {
                self.notices
                    .show("phone", Weight::Tell, no_address_in_words(why));
                return false;
            }
        };
        let address = match sources.phone() {
            Some(known) => address.completed_by(&known),
            None => address,
        };
        self.preferences.phone = address.with_password();
        let opened = sources.choose_phone(address);
        self.notices.clear("phone");
        self.see_with(opened);
        true
    }

    /// Arrows move the corner that is held; with Shift further.
    pub(super) fn camera_hears(&self, key: Key, modifiers: Modifiers) -> Option<Option<Ask>> {
        self.held_corner?;
        let step = if modifiers.shift { 8.0 } else { 1.0 };
        let (right, down) = match key {
            Key::ArrowLeft => (-step, 0.0),
            Key::ArrowRight => (step, 0.0),
            Key::ArrowUp => (0.0, -step),
            Key::ArrowDown => (0.0, step),
            _ => return None,
        };
        Some(Some(Ask::Camera(CameraAsk::Nudge(right, down))))
    }
}

/// The grade in large letters, with its mark.
fn grade_ui(pen: &mut Pen<'_>, place: Rect, y: f32, grade: Grade, words: &str) -> f32 {
    let (sign, colour) = match grade {
        Grade::Good => (Mark::Check, pen.theme.success),
        Grade::Usable => (Mark::Warning, pen.theme.warning),
        Grade::NotYet => (Mark::Warning, pen.theme.danger),
    };
    let spot = Rect::from_min_size(pos2(place.left(), y + 2.0), vec2(32.0, 32.0));
    mark(pen.ui.painter(), spot, sign, colour);
    let words = Words::bold(words);
    let room = (place.width() - 44.0, 2);
    let galley = pen.lay_out(&words, text::NAME, None, room);
    let height = galley.size().y.max(36.0);
    let at = pos2(
        place.left() + 44.0,
        y + 0.5 * (36.0 - galley.size().y).max(0.0),
    );
    let said = pen.draw_galley(at, Align2::LEFT_TOP, galley);
    pen.name(said, &words.text());
    y + height + GAP
}

/// The box around the bank card, in pixels.
fn box_of(measured: &Measured) -> [f64; 4] {
    let corners = &measured.bank_card_in_image;
    let least = |k: usize| corners.iter().map(|c| c[k]).fold(f64::INFINITY, f64::min);
    let most = |k: usize| {
        corners
            .iter()
            .map(|c| c[k])
            .fold(f64::NEG_INFINITY, f64::max)
    };
    [least(0), least(1), most(0), most(1)]
}

/// What is wrong with the picture and what to do.
pub(super) fn trouble_in_words(trouble: Trouble) -> String {
    match trouble {
        Trouble::Black => tell!("camera-trouble-black"),
        Trouble::Frozen => tell!("camera-trouble-frozen"),
        Trouble::Half => tell!("camera-trouble-half"),
        Trouble::TooBright => tell!("camera-trouble-too-bright"),
        Trouble::Blurred => tell!("camera-trouble-blurred"),
        Trouble::TooDark => tell!("camera-trouble-too-dark"),
        Trouble::Slow => tell!("camera-trouble-slow"),
    }
}

/// What to mend at the camera.
fn fault_in_words(fault: Fault, gates: &[GateInImage]) -> String {
    match fault {
        Fault::Glare(index) => match side_of(index, gates) {
            Some(Side::Left) => tell!("camera-check-glare-left"),
            Some(Side::Right) => tell!("camera-check-glare-right"),
            Some(Side::Far) => tell!("camera-check-glare-far"),
            Some(Side::Near) => tell!("camera-check-glare-near"),
            None => tell!("camera-check-glare", number = index + 1),
        },
        Fault::NoCard => tell!("camera-page-no-gates"),
        Fault::OneCard => tell!("camera-check-one-card"),
        Fault::TooDark => tell!("camera-trouble-too-dark"),
        Fault::Shaky => tell!("camera-check-shaky"),
        Fault::Trembling => tell!("camera-check-trembling"),
        Fault::TooSlow => tell!("camera-trouble-slow"),
        Fault::Slow => tell!("camera-check-slow"),
        Fault::TooLow => tell!("camera-check-too-low"),
        Fault::TooFar => tell!("camera-check-too-far"),
    }
}

/// What is wrong with an address; the address itself is not repeated, because a password may be in it.
fn no_address_in_words(why: NoAddress) -> String {
    match why {
        NoAddress::Scheme => tell!("phone-no-scheme"),
        NoAddress::Host => tell!("phone-no-host"),
        NoAddress::Port => tell!("phone-no-port"),
        NoAddress::Letters => tell!("phone-no-letters"),
    }
}
