//! The window itself: fonts, camera, disk, and eframe around [`RefereeApp`].

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use eframe::egui;

use super::Options;
use super::disk::{self, MatchFolder};
use super::keep::{KeepChoices, Shelf};
use super::keys::Keys;
use super::sources::{Opened, Sources};
use super::state::RefereeApp;
use super::theme;
use super::tongue::tell;
use crate::camera::phone::Address;
use crate::camera::simulated::{DEFAULT_SEED, Pace, Simulated, SimulatedHand};
use crate::camera::threads::Camera;
use crate::camera::view::Turned;
use crate::camera::{Corners, FrameSource, SourceInfo, View, Wanted};
use crate::rules::tongue::{Tongue, speak};
use crate::sound::{Programs, Sound};
use crate::store::data_folder::{self, Access, FolderLock};
use crate::store::{self, RigFolder, Settings};
use crate::vision::detector::Gates;
use crate::vision::{Detector, Rig};

/// Looking for webcams is given up after this long.
const LISTING_PATIENCE: Duration = Duration::from_millis(1_500);

/// Opens the window and stays until it is closed.
///
/// # Errors
/// One sentence that says why there is no window.
pub fn run(options: Options) -> Result<(), String> {
    needs_display()?;
    let asked_at = Some(Instant::now());
    let native = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default()
            .with_title("Rollcall")
            .with_app_id("rollcall")
            .with_inner_size(theme::DESIGN_SIZE)
            .with_min_inner_size(0.5 * theme::DESIGN_SIZE),
        ..eframe::NativeOptions::default()
    };
    eframe::run_native(
        "Rollcall",
        native,
        Box::new(move |creation| {
            creation.egui_ctx.set_fonts(theme::fonts());
            Ok(Box::new(Window {
                app: open_app(&creation.egui_ctx, options),
                asked_at,
            }))
        }),
    )
    .map_err(|error| no_window(&error))
}

/// Why there is no window, without the insides of the libraries that say so.
fn no_window(error: &eframe::Error) -> String {
    let said = error.to_string();
    // What the system says stands behind the place in somebody's source that it was noticed at.
    let reason = match said.split_once(".rs:") {
        Some((_, behind)) => behind.trim_start_matches(|c: char| c.is_ascii_digit() || c == ':'),
        None => &said,
    };
    format!("the window cannot be opened: {}", reason.trim())
}

/// Says so where there is nothing to open a window on.
fn needs_display() -> Result<(), String> {
    if cfg!(any(target_os = "macos", target_os = "windows")) {
        return Ok(());
    }
    let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    if ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"]
        .into_iter()
        .any(is_set)
    {
        Ok(())
    } else {
        Err("there is no display here: neither DISPLAY nor WAYLAND_DISPLAY is set".to_owned())
    }
}

struct Window {
    app: RefereeApp,
    /// When the window was asked for; none once its first picture was drawn.
    asked_at: Option<Instant>,
}

impl eframe::App for Window {
    fn logic(&mut self, ctx: &egui::Context, _frame: &mut eframe::Frame) {
        self.app.listen(ctx);
    }

    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        self.app.draw(ui);
        if let Some(asked_at) = self.asked_at.take() {
            let millis = asked_at.elapsed().as_millis();
            tracing::info!(millis, "the first picture is drawn");
        }
    }

    fn clear_color(&self, _visuals: &egui::Visuals) -> [f32; 4] {
        self.app.theme().background.to_normalized_gamma_f32()
    }
}

fn open_app(ctx: &egui::Context, options: Options) -> RefereeApp {
    let (data, nowhere) = match store::data_dir() {
        Ok(data) => (Some(data), None),
        Err(error) => (
            None,
            Some(tell!("matches-not-saved", why = error.to_string())),
        ),
    };
    speak(system_tongue());
    let settings_file = data.as_deref().map(disk::settings_path);
    let (settings, unreadable) = match &settings_file {
        Some(path) => Settings::load(path),
        None => (Settings::default(), None),
    };
    let choices = disk::choices_from(&settings);
    let (_, unbound) = Keys::read(&settings.keys);
    let mut unusable = None;
    let (lock, only_looks, mut folder_notices) = match data.as_deref() {
        Some(data) => access(data),
        None => (None, None, Vec::new()),
    };
    let shelf =
        data.as_deref().and_then(
            |data| match MatchFolder::open(&disk::matches_folder(data)) {
                Ok(folder) => {
                    let folder = match exports_folder() {
                        Some(exports) => folder.exporting_to(exports),
                        None => folder,
                    };
                    let folder = match &only_looks {
                        Some(why) => folder.only_looked_at(why.clone()),
                        None => folder,
                    };
                    Some(Box::new(folder) as Box<dyn Shelf>)
                }
                Err(why) => {
                    unusable = Some(tell!("matches-not-saved", why = why));
                    None
                }
            },
        );
    let may_write = only_looks.is_none();
    let keep = settings_file.filter(|_| may_write);
    let mut app = RefereeApp::new(store::stamp_now)
        .kept_by(None, shelf)
        .choosing(&choices, keep.map(|path| keep_in(path, settings)));
    if let Some(data) = &data {
        app = app.ruled_by(store::RuleSetFolder::in_data(data));
        app = app.with_packs(store::packs::PackFolder::in_data(data));
        app = app.backed_up(data.clone(), may_write);
        if may_write {
            app = app.remembering(Box::new(store::TableFolder::in_data(data)));
            app = app.played_by(store::PlayersFile::in_data(data));
            app = app.knowing_looks(store::LooksFile::in_data(data));
            app = app.with_rigs(store::RigFolder::in_data(data));
            app = app.keeping_clips_in(store::ClipFolder::in_data(data));
        }
    }
    app.folder_lock = lock;
    folder_notices.extend(only_looks);
    app = app.heard_from(Box::new(Sound::new(Programs::found())));
    let notices: Vec<String> = nowhere
        .into_iter()
        .chain(unreadable)
        .chain(unusable)
        .chain(unbound)
        .chain(folder_notices)
        .collect();
    if !notices.is_empty() {
        app.warn("start", notices.join(" "));
    }
    // A source that was chosen last time is opened again, if it is still one.
    let last = (!choices.source.is_empty())
        .then(|| choices.source.parse::<Wanted>().ok())
        .flatten();
    let preferences = &choices.preferences;
    let phone = preferences.phone.parse().ok();
    let views = preferences.views.iter();
    let views = views.filter_map(|(source, view)| Some((source.clone(), view.parse().ok()?)));
    let rigs = data.as_deref().map(store::RigFolder::in_data);
    let mut sources = RealSources::new(ctx, options.source.or(last), phone, views.collect())
        .set_up_in(rigs.filter(|_| may_write));
    let (eye, hands) = sources.open();
    app.sources = Some(Box::new(sources));
    app.watch_with(eye, hands);
    app
}

/// How the data folder may be used: its lock, why it may only be looked at, and what people should know of it.
fn access(data: &Path) -> (Option<FolderLock>, Option<String>, Vec<String>) {
    match data_folder::open(data) {
        Ok(opening) => {
            let mut notices = opening.notices;
            notices.extend(
                opening
                    .copy
                    .map(|copy| tell!("data-copied", path = copy.display().to_string())),
            );
            match opening.access {
                Access::Own(lock) => (Some(lock), None, notices),
                Access::InUse => (None, Some(tell!("data-in-use")), notices),
                Access::Later(_) => (None, Some(tell!("data-later")), notices),
            }
        }
        Err(why) => {
            let why = tell!("data-not-opened", why = why.to_string());
            (None, Some(why), Vec::new())
        }
    }
}

/// Where matches are written for others: beside what people write themselves.
fn exports_folder() -> Option<PathBuf> {
    // A data folder of one's own is meant to hold everything.
    if std::env::var_os("ROLLCALL_DATA").is_some_and(|folder| !folder.is_empty()) {
        return None;
    }
    let folders = directories::UserDirs::new()?;
    Some(folders.document_dir()?.join("Rollcall"))
}

/// The language of the system, as far as it is spoken here.
pub fn system_tongue() -> Tongue {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|locale| !locale.is_empty())
        .and_then(|locale| Tongue::of_locale(&locale))
        .unwrap_or_default()
}

/// Writes choices into the settings file.
fn keep_in(path: PathBuf, mut settings: Settings) -> Box<KeepChoices> {
    Box::new(move |choices| {
        disk::put_choices(&mut settings, choices);
        settings.save(&path).map_err(|error| error.to_string())
    })
}

/// The sources that the menu goes round.
struct RealSources {
    ctx: egui::Context,
    offered: Vec<Option<Wanted>>,
    present: usize,
    /// The phone that was typed last.
    phone: Option<Address>,
    /// How the picture of each source is turned, by its words without a password.
    views: BTreeMap<String, View>,
    /// Card and ball of each source, by the same words; what is not here is read when it is opened.
    sizes: BTreeMap<String, Sizes>,
    rigs: Option<RigFolder>,
}

/// Width and height of a card, and diameter of a ball, in millimetres.
type Sizes = ([f64; 2], f64);

impl RealSources {
    fn new(
        ctx: &egui::Context,
        asked: Option<Wanted>,
        phone: Option<Address>,
        views: BTreeMap<String, View>,
    ) -> Self {
        let mut offered: Vec<Option<Wanted>> = Vec::new();
        offered.extend(asked.map(Some));
        add_others(&mut offered, phone.as_ref());
        Self {
            ctx: ctx.clone(),
            offered,
            present: 0,
            phone,
            views,
            sizes: BTreeMap::new(),
            rigs: None,
        }
    }

    /// With the folder in which set-ups are kept.
    fn set_up_in(mut self, rigs: Option<RigFolder>) -> Self {
        self.rigs = rigs;
        self
    }

    /// Card and ball as they were set up for the present source.
    fn sizes_set_up(&self) -> Option<Sizes> {
        let words = self.words();
        let read = || {
            let rig = self.rigs.as_ref()?.peek_of_camera(&words)?;
            Some((rig.gate_card.size_mm, rig.ball.diameter_mm))
        };
        self.sizes.get(&words).copied().or_else(read)
    }

    fn open(&mut self) -> Opened {
        let Some(Some(wanted)) = self.offered.get(self.present).cloned() else {
            return (None, None);
        };
        let ctx = self.ctx.clone();
        let wake = move || ctx.request_repaint();
        let view = self.view();
        let sizes = self.sizes_set_up();
        let judge_for = move |info: &SourceInfo| judge_for(info, sizes);
        let Wanted::Simulated(seed) = wanted else {
            let open = move || {
                let source = wanted.open(Corners::AsSetUp)?;
                Ok(Turned::of(source, view))
            };
            let camera = Camera::start(open, judge_for, wake);
            return (Some(Box::new(camera)), None);
        };
        let hand = SimulatedHand::new();
        let for_table = hand.clone();
        let open = move || {
            let table = Simulated::on_order(
                seed.unwrap_or(DEFAULT_SEED),
                Pace::ByClock,
                for_table.clone(),
            );
            Ok(Turned::of(Box::new(table) as Box<dyn FrameSource>, view))
        };
        let camera = Camera::start(open, judge_for, wake);
        (Some(Box::new(camera)), Some(Box::new(hand)))
    }
}

/// Adds what there is beside what was asked for: every webcam, the phone, the simulated table, no camera.
fn add_others(offered: &mut Vec<Option<Wanted>>, phone: Option<&Address>) {
    let webcams = webcams().into_iter();
    let webcams = webcams.map(|name| Some(Wanted::Camera(Some(name))));
    let phone = phone.map(|address| Some(Wanted::Phone(address.clone())));
    let others = [Some(Wanted::Simulated(None)), None];
    for other in webcams.chain(phone).chain(others) {
        if !offered.contains(&other) {
            offered.push(other);
        }
    }
}

/// What a source is called.
fn name_of(source: Option<&Wanted>) -> String {
    match source {
        Some(Wanted::Camera(Some(name))) => name.clone(),
        Some(Wanted::Camera(None)) => tell!("source-first-webcam"),
        Some(Wanted::Phone(address)) => tell!("source-phone", host = address.host()),
        Some(Wanted::Unusable(_)) => tell!("source-no-address"),
        Some(Wanted::Simulated(_)) => tell!("source-simulated"),
        Some(Wanted::Clip(folder)) => {
            tell!("source-clip", folder = folder.display().to_string())
        }
        None => tell!("source-none"),
    }
}

impl Sources for RealSources {
    fn offered(&self) -> Vec<String> {
        let offered = self.offered.iter();
        offered.map(|source| name_of(source.as_ref())).collect()
    }

    fn present_place(&self) -> usize {
        self.present
    }

    fn choose(&mut self, place: usize) -> Opened {
        self.present = place.min(self.offered.len().saturating_sub(1));
        self.open()
    }

    fn choose_simulated(&mut self) -> Opened {
        let is_simulated = |source: &Option<Wanted>| matches!(source, Some(Wanted::Simulated(_)));
        let place = self.offered.iter().position(is_simulated);
        self.choose(place.unwrap_or(self.present))
    }

    fn choose_phone(&mut self, address: Address) -> Opened {
        // The phone of before is forgotten: there is one place for it.
        self.offered
            .retain(|one| !matches!(one, Some(Wanted::Phone(_) | Wanted::Unusable(_))));
        self.offered.insert(0, Some(Wanted::Phone(address.clone())));
        self.phone = Some(address);
        self.choose(0)
    }

    fn phone(&self) -> Option<Address> {
        self.phone.clone()
    }

    fn view(&self) -> View {
        self.views.get(&self.words()).copied().unwrap_or_default()
    }

    fn turn_to(&mut self, view: View) -> Opened {
        let words = self.words();
        if view.is_plain() {
            self.views.remove(&words);
        } else {
            self.views.insert(words, view);
        }
        self.open()
    }

    fn size_as(&mut self, card_mm: [f64; 2], ball_diameter_mm: f64) {
        let words = self.words();
        self.sizes.insert(words, (card_mm, ball_diameter_mm));
    }

    fn look_again(&mut self) {
        let present = self.offered.get(self.present).cloned();
        let mut offered: Vec<Option<Wanted>> = Vec::new();
        offered.extend(present);
        add_others(&mut offered, self.phone.as_ref());
        self.offered = offered;
        self.present = 0;
    }

    fn present(&self) -> String {
        name_of(self.offered.get(self.present).and_then(Option::as_ref))
    }

    fn words(&self) -> String {
        let present = self.offered.get(self.present).and_then(Option::as_ref);
        present.map_or_else(String::new, Wanted::to_string)
    }

    fn words_to_keep(&self) -> String {
        let present = self.offered.get(self.present).and_then(Option::as_ref);
        present.map_or_else(String::new, Wanted::with_password)
    }
}

/// The judge for what was opened: the gates where they were set up, else found in the picture by the sizes that were set up.
fn judge_for(info: &SourceInfo, set_up: Option<Sizes>) -> Detector {
    let (card_mm, ball_diameter_mm) = set_up.unwrap_or((Rig::USUAL_CARD_MM, Rig::USUAL_BALL_MM));
    let gates = match &info.rig {
        Some(rig) if !rig.gates().is_empty() => Gates::Given(rig.clone()),
        Some(rig) => Gates::Find {
            card_mm: rig.card_mm(),
            ball_diameter_mm: rig.ball_diameter_mm(),
        },
        None => Gates::Find {
            card_mm,
            ball_diameter_mm,
        },
    };
    Detector::new(info.size.0, info.size.1, info.fps, gates)
}

/// The names of the webcams; a driver that hangs counts as none.
fn webcams() -> Vec<String> {
    let (tell, told) = mpsc::channel();
    let asked = thread::Builder::new()
        .name("list webcams".to_owned())
        .spawn(move || tell.send(list_webcams()));
    match asked {
        Ok(_) => told.recv_timeout(LISTING_PATIENCE).unwrap_or_default(),
        Err(_) => Vec::new(),
    }
}

#[cfg(feature = "webcam")]
fn list_webcams() -> Vec<String> {
    crate::camera::webcam::list()
        .map(|plugged| crate::camera::webcam::called(&plugged))
        .unwrap_or_default()
}

#[cfg(not(feature = "webcam"))]
fn list_webcams() -> Vec<String> {
    Vec::new()
}
