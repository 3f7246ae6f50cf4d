//! The window itself: fonts, camera, disk, and eframe around [`RefereeApp`].

use std::sync::mpsc;
use std::thread;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use eframe::egui;

use super::Options;
use super::eye::Eye;
use super::sources::{Opened, Sources};
use super::state::RefereeApp;
use super::theme;
use crate::camera::threads::Camera;
use crate::camera::{Corners, SourceInfo, Wanted};
use crate::rules::bakugan::Setup;
use crate::rules::{Ledger, Stamp};
use crate::vision::Detector;
use crate::vision::detector::Gates;

/// Card and ball where nobody has measured them, in millimetres.
const USUAL_CARD_MM: [f64; 2] = [63.0, 88.0];
/// See [`USUAL_CARD_MM`].
const USUAL_BALL_MM: f64 = 32.0;
/// Looking for webcams is given up after this long.
const LISTING_PATIENCE: Duration = Duration::from_millis(1_500);

/// Opens the window and stays until it is closed.
///
/// # Errors
/// One sentence that says why there is no window.
pub fn run(options: Options) -> Result<(), String> {
    needs_display()?;
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
            }))
        }),
    )
    .map_err(|error| format!("the window cannot be opened: {error}"))
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
}

impl eframe::App for Window {
    fn logic(&mut self, ctx: &egui::Context, _frame: &mut eframe::Frame) {
        self.app.listen(ctx);
    }

    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        self.app.draw(ui);
    }

    fn clear_color(&self, _visuals: &egui::Visuals) -> [f32; 4] {
        self.app.theme().background.to_normalized_gamma_f32()
    }
}

fn now() -> Stamp {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    Stamp::from_millis(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

fn open_app(ctx: &egui::Context, options: Options) -> RefereeApp {
    let game = Ledger::new(Setup::quick("Player 1", "Player 2"));
    let mut app = RefereeApp::new(game, now);
    let mut sources = RealSources::new(ctx, options.source);
    let (eye, hands) = sources.open();
    app.watch_with(eye, hands);
    app.sources = Some(Box::new(sources));
    app
}

/// The sources that the menu goes round.
struct RealSources {
    ctx: egui::Context,
    offered: Vec<Option<Wanted>>,
    present: usize,
}

impl RealSources {
    fn new(ctx: &egui::Context, asked: Option<Wanted>) -> Self {
        let mut offered: Vec<Option<Wanted>> = Vec::new();
        offered.extend(asked.map(Some));
        let mut others: Vec<Option<Wanted>> = webcams()
            .into_iter()
            .map(|name| Some(Wanted::Camera(Some(name))))
            .collect();
        others.extend([Some(Wanted::Simulated(None)), None]);
        for other in others {
            if !offered.contains(&other) {
                offered.push(other);
            }
        }
        Self {
            ctx: ctx.clone(),
            offered,
            present: 0,
        }
    }

    fn open(&mut self) -> Opened {
        let Some(Some(wanted)) = self.offered.get(self.present).cloned() else {
            return (None, None);
        };
        let ctx = self.ctx.clone();
        let camera = Camera::start(
            move || wanted.open(Corners::AsSetUp),
            judge_for,
            move || ctx.request_repaint(),
        );
        (Some(Box::new(camera) as Box<dyn Eye>), None)
    }
}

impl Sources for RealSources {
    fn next(&mut self) -> Opened {
        self.present = (self.present + 1) % self.offered.len().max(1);
        self.open()
    }

    fn present(&self) -> String {
        match self.offered.get(self.present) {
            Some(Some(Wanted::Camera(Some(name)))) => name.clone(),
            Some(Some(Wanted::Camera(None))) => "the first webcam".to_owned(),
            Some(Some(Wanted::Simulated(_))) => "the simulated table".to_owned(),
            Some(Some(Wanted::Clip(folder))) => format!("the clip {}", folder.display()),
            Some(None) | None => "none".to_owned(),
        }
    }
}

/// The judge for what was opened: the gates where they were set up, else found in the picture.
fn judge_for(info: &SourceInfo) -> Detector {
    let gates = match &info.rig {
        Some(rig) if !rig.gates().is_empty() => Gates::Given(rig.clone()),
        Some(rig) => Gates::Find {
            card_mm: rig.card_mm(),
            ball_diameter_mm: rig.ball_diameter_mm(),
        },
        None => Gates::Find {
            card_mm: USUAL_CARD_MM,
            ball_diameter_mm: USUAL_BALL_MM,
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
        .map(|plugged| plugged.into_iter().map(|one| one.name).collect())
        .unwrap_or_default()
}

#[cfg(not(feature = "webcam"))]
fn list_webcams() -> Vec<String> {
    Vec::new()
}
