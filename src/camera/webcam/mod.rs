//! Webcams: two ways to reach them, one behaviour.
//!
//! The nokhwa crate reaches cameras on every system. On Linux it refuses some that are in order (rates that are not
//! whole numbers, a mode left behind by another program, a driver that adjusts what it is asked for), so a second way
//! stands behind it there and is taken by itself. `ROLLCALL_WEBCAM=nokhwa` or `=v4l2` takes one of them alone.
//!
//! A camera is opened, read and dropped on one thread; see [`capture`](super::capture). Every open looks the device up
//! anew, because a replugged camera comes back under another number.

pub mod knobs;
pub mod mode;
mod nokhwa;
pub mod pixels;
#[cfg(target_os = "linux")]
mod v4l2;

use std::time::{Duration, Instant};

use self::knobs::Knobs;
use self::mode::Mode;
use super::controls::{Control, ControlState, Setting};
use super::source::{CameraError, Delivery, FrameSource, SourceInfo};
use crate::vision::Frame;

/// A camera that is plugged in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plugged {
    /// Its name as the system gives it.
    pub name: String,
    /// Tells two cameras of one name apart; stays the same while it is plugged in.
    pub id: String,
    index: u32,
}

/// One frame as the driver gave it.
///
/// It is copied out of the driver's memory before it is decoded: some drivers write the next frame over it meanwhile.
#[derive(Debug, Default)]
struct Raw {
    bytes: Vec<u8>,
    /// The driver says that it is broken.
    is_damaged: bool,
}

/// An open camera.
trait Device {
    fn mode(&self) -> Mode;
    /// Length of a row in bytes, 0 when rows are not padded.
    fn stride(&self) -> usize;
    /// Waits for the next frame and puts it in the place of what `raw` held.
    fn read(&mut self, raw: &mut Raw) -> Result<(), CameraError>;
}

/// The cameras that are plugged in now; may take a second, so not on the window's thread.
///
/// # Errors
/// When the system does not tell, in a person's words.
pub fn list() -> Result<Vec<Plugged>, CameraError> {
    #[cfg(target_os = "linux")]
    return Ok(v4l2::list());
    #[cfg(not(target_os = "linux"))]
    nokhwa::list()
}

/// A camera with everything that it offers.
#[derive(Debug, Clone, PartialEq)]
pub struct Described {
    /// The camera.
    pub camera: Plugged,
    /// Where the system keeps it, as `/dev/video0`.
    pub device: String,
    /// The modes that can be read, best first; the first would be asked for.
    pub modes: Vec<Mode>,
    /// Formats that it offers and that cannot be read, by their letters.
    pub unreadable: Vec<String>,
    /// What can be set at it.
    pub controls: Vec<ControlState>,
    /// Why it told nothing of itself, in a person's words.
    pub trouble: Option<String>,
}

/// The cameras that are plugged in, with what they offer; may take seconds, and a driver may hang.
///
/// # Errors
/// When the system does not tell, in a person's words.
pub fn describe() -> Result<Vec<Described>, CameraError> {
    nokhwa::ask_permission()?;
    let describe = |camera: Plugged| {
        #[cfg(target_os = "linux")]
        let (device, told) = (v4l2::path_of(&camera), v4l2::offered(&camera));
        #[cfg(not(target_os = "linux"))]
        let (device, told) = (camera.index.to_string(), nokhwa::offered(&camera));
        let (modes, unreadable, trouble) = match told {
            Ok((modes, unreadable)) => (mode::best_first(modes), unreadable, None),
            Err(error) => (Vec::new(), Vec::new(), Some(error.to_string())),
        };
        Described {
            controls: knobs_of(&camera).map_or_else(Vec::new, |knobs| knobs::controls(&*knobs)),
            camera,
            device,
            modes,
            unreadable,
            trouble,
        }
    };
    Ok(list()?.into_iter().map(describe).collect())
}

/// What can be turned at a camera; only Linux lets us.
fn knobs_of(camera: &Plugged) -> Option<Box<dyn Knobs>> {
    #[cfg(target_os = "linux")]
    return knobs::open(&v4l2::path_of(camera));
    #[cfg(not(target_os = "linux"))]
    {
        let _ = camera;
        None
    }
}

/// What a camera is called among others: its name, and behind it its id where another has the same name.
pub fn called(plugged: &[Plugged]) -> Vec<String> {
    let is_twice = |name: &str| plugged.iter().filter(|one| one.name == name).count() > 1;
    plugged
        .iter()
        .map(|one| match one.id.as_str() {
            "" => one.name.clone(),
            id if is_twice(&one.name) => format!("{} [{id}]", one.name),
            _ => one.name.clone(),
        })
        .collect()
}

/// Opens the camera whose name (or id) holds `name`, whatever its case; without a name the first that opens.
///
/// # Errors
/// What is wrong and what to do, in a person's words.
pub fn open(name: Option<&str>) -> Result<Webcam, CameraError> {
    nokhwa::ask_permission()?;
    let plugged = list()?;
    let wanted = match name {
        None => plugged.clone(),
        Some(name) => named(&plugged, name),
    };
    let mut first_error = None;
    for camera in wanted {
        match open_patiently(&camera) {
            Ok(webcam) => return Ok(webcam),
            Err(error) => {
                tracing::debug!("{}: {error}", camera.name);
                first_error.get_or_insert(error);
            }
        }
    }
    Err(first_error.unwrap_or_else(|| absent(name, &plugged)))
}

/// Whoever has just let go of the camera (often we ourselves, turning its picture) needs a moment for it.
fn open_patiently(camera: &Plugged) -> Result<Webcam, CameraError> {
    const PAUSES: [Duration; 2] = [Duration::from_millis(200), Duration::from_millis(400)];
    for pause in PAUSES {
        match open_one(camera) {
            Err(CameraError::Refused(_)) => std::thread::sleep(pause),
            done => return done,
        }
    }
    open_one(camera)
}

/// Exact names first, then names that contain it. A name with an id behind it, as [`called`] writes it, is that camera,
/// or one of its name when it is plugged in elsewhere now.
fn named(plugged: &[Plugged], name: &str) -> Vec<Plugged> {
    if let Some((plain, id)) = name
        .strip_suffix(']')
        .and_then(|name| name.rsplit_once(" ["))
    {
        let mut of_name: Vec<Plugged> = plugged
            .iter()
            .filter(|camera| camera.name == plain)
            .cloned()
            .collect();
        if !of_name.is_empty() {
            of_name.sort_by_key(|camera| camera.id != id);
            of_name.truncate(1);
            return of_name;
        }
    }
    let name = name.to_lowercase();
    let same = |camera: &&Plugged| camera.name.to_lowercase() == name || camera.id == name;
    let holds = |camera: &&Plugged| camera.name.to_lowercase().contains(&name);
    let exact: Vec<Plugged> = plugged.iter().filter(same).cloned().collect();
    if exact.is_empty() {
        plugged.iter().filter(holds).cloned().collect()
    } else {
        exact
    }
}

fn absent(name: Option<&str>, plugged: &[Plugged]) -> CameraError {
    let names: Vec<&str> = plugged.iter().map(|camera| camera.name.as_str()).collect();
    CameraError::Absent(match (name, names.as_slice()) {
        (Some(name), []) => {
            format!("the camera {name:?} is not plugged in, and no other is; plug it in")
        }
        (Some(name), names) => format!(
            "no camera is called {name:?}; plugged in: {}",
            names.join(", ")
        ),
        (None, _) => "no camera was found; plug one in, or use the simulated table".to_owned(),
    })
}

fn open_one(camera: &Plugged) -> Result<Webcam, CameraError> {
    let way = std::env::var("ROLLCALL_WEBCAM").unwrap_or_default();
    #[cfg(target_os = "linux")]
    if way == "v4l2" {
        return Webcam::start(camera, Box::new(v4l2::Camera::open(camera)?));
    }
    let by_nokhwa =
        nokhwa::Camera::open(camera).and_then(|device| Webcam::start(camera, Box::new(device)));
    #[cfg(target_os = "linux")]
    if way != "nokhwa"
        && let Err(error) = &by_nokhwa
    {
        tracing::debug!("{}: nokhwa: {error}; trying V4L2", camera.name);
        return Webcam::start(camera, Box::new(v4l2::Camera::open(camera)?));
    }
    let _ = way;
    by_nokhwa
}

/// An open webcam as a source of frames.
pub struct Webcam {
    device: Box<dyn Device>,
    knobs: Option<Box<dyn Knobs>>,
    raw: Raw,
    info: SourceInfo,
    begun: Instant,
    number: u64,
}

/// Time at the start in which the real rate is measured: in the dark many webcams send half of what they state.
const MEASURING: Duration = Duration::from_millis(500);
/// Intervals between frames that a rate needs at least.
const INTERVALS_AT_LEAST: usize = 3;

impl Webcam {
    /// Reads the first frames: they show the size and the real rate, and many cameras send the very first one broken.
    fn start(camera: &Plugged, mut device: Box<dyn Device>) -> Result<Self, CameraError> {
        let mode = device.mode();
        let stride = device.stride();
        let mut size = (mode.width, mode.height);
        let mut raw = Raw::default();
        device.read(&mut raw)?;
        device.read(&mut raw)?;
        let begun = Instant::now();
        let mut intervals: Vec<Duration> = Vec::new();
        let mut last = begun;
        while begun.elapsed() < MEASURING || intervals.len() < INTERVALS_AT_LEAST {
            device.read(&mut raw)?;
            intervals.push(last.elapsed());
            last = Instant::now();
        }
        if let Ok(picture) = pixels::to_rgb(&raw.bytes, mode.packing, size, stride) {
            size = picture.dimensions();
        }
        // The middle one: a frame that waited while the program was busy says nothing about the camera.
        intervals.sort();
        let measured = 1.0 / intervals[intervals.len() / 2].as_secs_f64().max(0.001);
        let fps = match mode.fps {
            Some(stated) if (0.6..1.6).contains(&(measured / stated)) => stated,
            _ => measured,
        };
        tracing::info!("{}: {mode}, measured {measured:.1} fps", camera.name);
        Ok(Self {
            device,
            knobs: knobs_of(camera),
            raw,
            info: SourceInfo {
                name: camera.name.clone(),
                fps,
                size,
                rig: None,
                live: true,
            },
            begun: Instant::now(),
            number: 0,
        })
    }
}

impl std::fmt::Debug for Webcam {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Webcam")
            .field("info", &self.info)
            .field("number", &self.number)
            .finish_non_exhaustive()
    }
}

impl FrameSource for Webcam {
    fn info(&self) -> &SourceInfo {
        &self.info
    }

    fn next_frame(&mut self) -> Result<Delivery, CameraError> {
        let mode = self.device.mode();
        let stride = self.device.stride();
        self.device.read(&mut self.raw)?;
        let raw = &self.raw;
        self.number += 1;
        let number = self.number;
        let at_millis = self.begun.elapsed().as_millis() as u64;
        let damaged = |reason: String| {
            Ok(Delivery::Damaged {
                number,
                reason: format!("frame {number} was skipped: {reason}"),
            })
        };
        if raw.is_damaged {
            return damaged("the camera marks it as broken".to_owned());
        }
        // A camera that never sends Huffman tables is in order: nothing to tell.
        match pixels::to_rgb(&raw.bytes, mode.packing, (mode.width, mode.height), stride) {
            Err(damage) => damaged(damage.to_string()),
            Ok(picture) => Ok(Delivery::Frame(Frame {
                number,
                at_millis,
                picture,
            })),
        }
    }

    fn take_jpeg(&mut self) -> Option<Vec<u8>> {
        let is_jpeg = self.device.mode().packing == mode::Packing::Mjpeg;
        (is_jpeg && !self.raw.bytes.is_empty()).then(|| std::mem::take(&mut self.raw.bytes))
    }

    fn controls(&self) -> Vec<ControlState> {
        let knobs = self.knobs.as_ref();
        knobs.map_or_else(Vec::new, |knobs| knobs::controls(&**knobs))
    }

    fn set_control(&mut self, control: Control, setting: Setting) -> Result<(), String> {
        let Some(knobs) = &self.knobs else {
            return Err("nothing can be set at this camera".to_owned());
        };
        knobs::set(&**knobs, control, setting).map_err(|error| error.to_string())
    }
}

/// What a driver's error text or number means to a person.
fn in_words(camera: &str, text: &str) -> CameraError {
    let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
    if has(&["os error 16)", "busy", "in use", "0xC00D3704", "0xC00D3EA3"]) {
        CameraError::Refused(format!(
            "the camera {camera} is used by another program; close it there (a browser tab or a video call, perhaps)"
        ))
    } else if has(&["os error 13)", "os error 1)", "denied", "0x80070005"]) {
        let how = if cfg!(target_os = "linux") {
            "add yourself to the group \"video\" and log in again"
        } else {
            "allow it in the system's privacy settings"
        };
        CameraError::Refused(format!(
            "the system does not let Rollcall use the camera {camera}; {how}"
        ))
    } else if has(&["os error 19)", "os error 2)", "os error 6)", "os error 5)"]) {
        CameraError::Stopped(format!("the camera {camera} is gone; plug it in again"))
    } else {
        CameraError::Stopped(format!(
            "the camera {camera} gives no pictures ({text}); unplug it and plug it in again, or choose another"
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plugged(name: &str, index: u32) -> Plugged {
        Plugged {
            name: name.to_owned(),
            id: format!("bus-{index}"),
            index,
        }
    }

    #[test]
    fn a_camera_is_found_by_its_name_or_a_part_of_it() {
        let all = [
            plugged("HD Pro Webcam", 0),
            plugged("Pro", 2),
            plugged("Eye", 3),
        ];
        let indexes = |name| -> Vec<u32> {
            named(&all, name)
                .iter()
                .map(|camera| camera.index)
                .collect()
        };
        assert_eq!(indexes("pro"), [2]);
        assert_eq!(indexes("webcam"), [0]);
        assert_eq!(indexes("bus-3"), [3]);
        assert_eq!(indexes("e"), [0, 3]);
        assert!(indexes("phone").is_empty());
    }

    #[test]
    fn two_cameras_of_one_name_are_told_apart_by_where_they_are_plugged_in() {
        let all = [plugged("Eye", 0), plugged("Pro", 2), plugged("Eye", 3)];
        assert_eq!(called(&all), ["Eye [bus-0]", "Pro", "Eye [bus-3]"]);
        for (camera, name) in all.iter().zip(called(&all)) {
            assert_eq!(named(&all, &name).first(), Some(camera));
        }
        let elsewhere = named(&all[..1], "Eye [bus-3]");
        assert_eq!(elsewhere, all[..1], "plugged in elsewhere");
        let odd = [plugged("Cam [HD]", 1)];
        assert_eq!(named(&odd, "Cam [HD]"), odd);
    }

    #[test]
    fn a_missing_camera_is_named_with_those_that_are_there() {
        let sentence = absent(Some("phone"), &[plugged("Eye", 0)]).to_string();
        assert_eq!(sentence, r#"no camera is called "phone"; plugged in: Eye"#);
        assert!(
            absent(None, &[]).to_string().contains("simulated table"),
            "it says what else can be done"
        );
    }

    #[test]
    fn driver_errors_become_sentences() {
        let busy = in_words(
            "Eye",
            "VIDIOC_REQBUFS: Device or resource busy (os error 16)",
        );
        assert!(matches!(&busy, CameraError::Refused(s) if s.contains("another program")));
        let denied = in_words("Eye", "Permission denied (os error 13)");
        assert!(matches!(&denied, CameraError::Refused(s) if s.contains("does not let")));
        let gone = in_words("Eye", "No such device (os error 19)");
        assert!(matches!(&gone, CameraError::Stopped(s) if s.contains("plug it in again")));
    }
}
