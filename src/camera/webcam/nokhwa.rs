//! Cameras through the nokhwa crate; the only file that names it.

use std::sync::mpsc;
use std::time::Duration;

use ::nokhwa::utils::{
    CameraFormat, CameraIndex, FrameFormat, RequestedFormat, RequestedFormatType,
};
use ::nokhwa::{Camera as Driver, NokhwaError};

use super::mode::{Mode, Packing, best_first};
use super::{CameraError, Device, Plugged, Raw, in_words};

const READABLE: [FrameFormat; 6] = [
    FrameFormat::MJPEG,
    FrameFormat::YUYV,
    FrameFormat::NV12,
    FrameFormat::RAWRGB,
    FrameFormat::RAWBGR,
    FrameFormat::GRAY,
];
/// Modes that are tried before the camera is called unusable.
const TRIES: usize = 5;
/// Fractions of a rate are listed by their denominator alone; such "rates" are passed over.
const RATES_AT_MOST: u32 = 240;
/// How long a person may think about the system's question.
const ANSWER_PATIENCE: Duration = Duration::from_secs(60);

/// Asks the system whether cameras may be used, where it wants to be asked.
pub(super) fn ask_permission() -> Result<(), CameraError> {
    if !cfg!(target_os = "macos") || ::nokhwa::nokhwa_check() {
        return Ok(());
    }
    let (answer, answered) = mpsc::channel();
    ::nokhwa::nokhwa_initialize(move |granted| {
        // Nobody may be listening any more.
        let _ = answer.send(granted);
    });
    match answered.recv_timeout(ANSWER_PATIENCE) {
        Ok(true) => Ok(()),
        _ => Err(CameraError::Refused(
            "the system does not let Rollcall use the camera; allow it in System Settings, Privacy & Security, Camera"
                .to_owned(),
        )),
    }
}

/// The cameras that the system knows.
#[cfg(not(target_os = "linux"))]
pub(super) fn list() -> Result<Vec<Plugged>, CameraError> {
    let cameras = ::nokhwa::query(::nokhwa::utils::ApiBackend::Auto)
        .map_err(|error| in_words("", &error.to_string()))?;
    Ok(cameras
        .iter()
        .filter_map(|camera| {
            Some(Plugged {
                name: camera.human_name(),
                id: camera.misc(),
                index: camera.index().as_index().ok()?,
            })
        })
        .collect())
}

/// The modes that can be read; the formats that cannot are not told.
#[cfg(not(target_os = "linux"))]
pub(super) fn offered(camera: &Plugged) -> Result<(Vec<Mode>, Vec<String>), CameraError> {
    let request = RequestedFormat::with_formats(RequestedFormatType::None, &READABLE);
    let mut driver = Driver::new(CameraIndex::Index(camera.index), request)
        .map_err(|error| in_words(&camera.name, &error.to_string()))?;
    let listed = driver.compatible_camera_formats().unwrap_or_default();
    let modes = listed
        .iter()
        .filter(|format| format.frame_rate() <= RATES_AT_MOST)
        .map(mode_of);
    Ok((modes.collect(), Vec::new()))
}

/// An open camera.
pub(super) struct Camera {
    driver: Driver,
    mode: Mode,
    name: String,
}

impl Camera {
    /// Opens it in the best mode that it really takes.
    pub(super) fn open(camera: &Plugged) -> Result<Self, CameraError> {
        let words = |error: &NokhwaError| in_words(&camera.name, &error.to_string());
        let index = CameraIndex::Index(camera.index);
        let request = |kind| RequestedFormat::with_formats(kind, &READABLE);
        // Opened in any mode first: only an open camera lists its modes.
        let mut driver = Driver::new(index.clone(), request(RequestedFormatType::None))
            .map_err(|error| words(&error))?;
        let listed = driver.compatible_camera_formats().unwrap_or_default();
        let modes = listed
            .iter()
            .filter(|format| format.frame_rate() <= RATES_AT_MOST)
            .map(mode_of)
            .collect();
        let mut last_error = None;
        for mode in best_first(modes).into_iter().take(TRIES) {
            let exact = request(RequestedFormatType::Exact(format_of(mode)));
            if let Err(error) = driver.set_camera_requset(exact) {
                last_error = Some(error);
                continue;
            }
            return Self::streaming(driver, camera);
        }
        tracing::debug!("{}: no listed mode was taken: {last_error:?}", camera.name);
        if !READABLE.contains(&driver.frame_format()) {
            let error = last_error.unwrap_or(NokhwaError::UnitializedError);
            return Err(words(&error));
        }
        Self::streaming(driver, camera)
    }

    /// Starts the stream in the mode that is set.
    fn streaming(mut driver: Driver, camera: &Plugged) -> Result<Self, CameraError> {
        driver
            .open_stream()
            .map_err(|error| in_words(&camera.name, &error.to_string()))?;
        Ok(Self {
            mode: mode_of(&driver.camera_format()),
            driver,
            name: camera.name.clone(),
        })
    }
}

impl Device for Camera {
    fn mode(&self) -> Mode {
        self.mode
    }

    fn stride(&self) -> usize {
        0
    }

    fn read(&mut self, raw: &mut Raw) -> Result<(), CameraError> {
        let name = &self.name;
        let words = |error: NokhwaError| in_words(name, &error.to_string());
        raw.bytes.clear();
        // On macOS frames queue up without end, and only `frame` empties the queue; elsewhere it copies once more.
        if cfg!(target_os = "macos") {
            let buffer = self.driver.frame().map_err(words)?;
            raw.bytes.extend_from_slice(buffer.buffer());
        } else {
            let bytes = self.driver.frame_raw().map_err(words)?;
            raw.bytes.extend_from_slice(&bytes);
        }
        Ok(())
    }
}

fn mode_of(format: &CameraFormat) -> Mode {
    Mode {
        packing: match format.format() {
            FrameFormat::MJPEG => Packing::Mjpeg,
            FrameFormat::YUYV => Packing::Yuyv,
            FrameFormat::NV12 => Packing::Nv12,
            FrameFormat::GRAY => Packing::Grey,
            FrameFormat::RAWRGB => Packing::Rgb,
            FrameFormat::RAWBGR => Packing::Bgr,
        },
        width: format.width(),
        height: format.height(),
        fps: Some(f64::from(format.frame_rate())).filter(|fps| *fps > 0.0),
    }
}

fn format_of(mode: Mode) -> CameraFormat {
    let packing = match mode.packing {
        Packing::Mjpeg => FrameFormat::MJPEG,
        // Never listed by nokhwa, so never asked for.
        Packing::Yuyv | Packing::Uyvy => FrameFormat::YUYV,
        Packing::Nv12 => FrameFormat::NV12,
        Packing::Grey => FrameFormat::GRAY,
        Packing::Rgb => FrameFormat::RAWRGB,
        Packing::Bgr => FrameFormat::RAWBGR,
    };
    let fps = mode.fps.unwrap_or(30.0) as u32;
    CameraFormat::new_from(mode.width, mode.height, packing, fps)
}
