//! The window: the only place that names egui.

use crate::camera::Wanted;

/// What the command line says about the window.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// Where its pictures come from; without it the first webcam, else the simulated table.
    pub source: Option<Wanted>,
}

/// Opens the window and stays until it is closed.
///
/// # Errors
/// One sentence that says why there is no window.
pub fn run(options: Options) -> Result<(), String> {
    let _ = options;
    Err("this build has no window yet; try `rollcall detect --help`".to_owned())
}
