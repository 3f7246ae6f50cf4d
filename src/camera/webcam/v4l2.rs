//! Linux cameras through the kernel's own interface, for those that nokhwa refuses.
//!
//! It sets a mode before it reads one, takes any rate and whatever size the driver answers with, waits with a limit,
//! and hands over only the bytes that the frame fills.

use std::io;
use std::time::Duration;

use v4l::buffer::{Flags as BufferFlags, Type};
use v4l::capability::Flags as Capability;
use v4l::format::{Format, FourCC};
use v4l::fraction::Fraction;
use v4l::frameinterval::FrameIntervalEnum;
use v4l::framesize::{FrameSizeEnum, Stepwise};
use v4l::io::mmap::Stream;
use v4l::io::traits::CaptureStream as _;
use v4l::video::Capture as _;
use v4l::video::capture::Parameters;

use super::mode::{Mode, Packing, WANTED_SIZE, best_first};
use super::{CameraError, Device, Plugged, Raw, in_words};

/// Frames that the driver may fill while we are busy.
const BUFFERS: u32 = 4;
/// A camera that sends nothing for so long is given up.
const PATIENCE: Duration = Duration::from_secs(3);
/// poll(2): there is data to read.
const POLL_IN: i16 = 1;
/// Modes that are tried before the camera is called unusable.
const TRIES: usize = 6;
/// Rate asked for where a camera lists none, in frames a second.
const USUAL_FPS: f64 = 30.0;

const FOURCCS: [(&[u8; 4], Packing); 8] = [
    (b"MJPG", Packing::Mjpeg),
    (b"JPEG", Packing::Mjpeg),
    (b"YUYV", Packing::Yuyv),
    (b"UYVY", Packing::Uyvy),
    (b"NV12", Packing::Nv12),
    (b"RGB3", Packing::Rgb),
    (b"BGR3", Packing::Bgr),
    (b"GREY", Packing::Grey),
];

fn packing_of(fourcc: FourCC) -> Option<Packing> {
    let same = |(name, _): &&(&[u8; 4], Packing)| **name == fourcc.repr;
    FOURCCS.iter().find(same).map(|(_, packing)| *packing)
}

/// Every node that can capture and stream; a webcam's second node, which carries only data about frames, cannot.
pub(super) fn list() -> Vec<Plugged> {
    let mut nodes = v4l::context::enum_devices();
    nodes.sort_by_key(v4l::context::Node::index);
    let mut plugged = Vec::new();
    for node in nodes {
        let index = node.index();
        let name = node.name().unwrap_or_else(|| format!("video{index}"));
        // A node that may not be opened is listed: opening it will say why.
        let id = match v4l::Device::with_path(node.path()).and_then(|device| device.query_caps()) {
            Ok(caps) => {
                let wanted = Capability::VIDEO_CAPTURE | Capability::STREAMING;
                if !caps.capabilities.contains(wanted) {
                    continue;
                }
                caps.bus
            }
            Err(_) => String::new(),
        };
        plugged.push(Plugged {
            name,
            id,
            index: index as u32,
        });
    }
    plugged
}

/// Where the system keeps a camera.
pub(super) fn path_of(camera: &Plugged) -> String {
    format!("/dev/video{}", camera.index)
}

/// The modes that can be read, and the formats that cannot, without changing anything at the camera.
pub(super) fn offered(camera: &Plugged) -> Result<(Vec<Mode>, Vec<String>), CameraError> {
    let told = v4l::Device::with_path(path_of(camera)).and_then(|device| {
        let formats = device.enum_formats()?;
        let mut readable = Vec::new();
        let mut unreadable = Vec::new();
        for format in formats {
            match packing_of(format.fourcc) {
                Some(packing) => readable.extend(modes(&device, format.fourcc, packing)),
                None => unreadable.push(format.fourcc.to_string()),
            }
        }
        Ok((readable, unreadable))
    });
    told.map_err(|error| in_words(&camera.name, &error.to_string()))
}

/// An open camera.
pub(super) struct Camera {
    stream: Stream<'static>,
    mode: Mode,
    stride: usize,
    is_streaming: bool,
    name: String,
}

impl Camera {
    /// Opens it in the mode that the driver makes of our wish.
    pub(super) fn open(camera: &Plugged) -> Result<Self, CameraError> {
        Self::try_open(camera).map_err(|error| in_words(&camera.name, &error.to_string()))
    }

    fn try_open(camera: &Plugged) -> io::Result<Self> {
        let device = v4l::Device::with_path(path_of(camera))?;
        let formats = device.enum_formats()?;
        let modes = formats
            .iter()
            .filter_map(|format| Some((format.fourcc, packing_of(format.fourcc)?)))
            .flat_map(|(fourcc, packing)| modes(&device, fourcc, packing))
            .collect();
        let offered: Vec<String> = formats.iter().map(|f| f.fourcc.to_string()).collect();
        let mut last = io::Error::other(format!(
            "it offers only {}, which Rollcall cannot read",
            offered.join(", ")
        ));
        for mode in best_first(modes).into_iter().take(TRIES) {
            match Self::start(&device, mode, camera) {
                Ok(camera) => return Ok(camera),
                Err(error) => last = error,
            }
        }
        Err(last)
    }

    fn start(device: &v4l::Device, wish: Mode, camera: &Plugged) -> io::Result<Self> {
        let fourcc = FOURCCS
            .iter()
            .filter(|(_, packing)| *packing == wish.packing)
            .map(|(name, _)| FourCC::new(name))
            .find(|fourcc| {
                let listed = device.enum_formats().unwrap_or_default();
                listed.iter().any(|format| format.fourcc == *fourcc)
            })
            .ok_or_else(|| io::Error::other("the format is no longer offered"))?;
        let taken = device.set_format(&Format::new(wish.width, wish.height, fourcc))?;
        let packing = packing_of(taken.fourcc)
            .ok_or_else(|| io::Error::other(format!("it answers with {}", taken.fourcc)))?;
        let rate = wish.fps.unwrap_or(USUAL_FPS);
        let interval = if (rate - rate.round()).abs() < 1e-6 {
            Fraction::new(1, rate.round() as u32)
        } else {
            Fraction::new(1000, (rate * 1000.0).round() as u32)
        };
        // Some drivers have no rate to set: they are read as they run.
        let interval = device
            .set_params(&Parameters::new(interval))
            .map(|taken| taken.interval)
            .ok();
        let fps = interval
            .filter(|interval| interval.numerator > 0 && interval.denominator > 0)
            .map(|interval| f64::from(interval.denominator) / f64::from(interval.numerator));
        let mut stream = Stream::with_buffers(device, Type::VideoCapture, BUFFERS)?;
        stream.set_timeout(PATIENCE);
        Ok(Self {
            stream,
            mode: Mode {
                packing,
                width: taken.width,
                height: taken.height,
                fps,
            },
            stride: taken.stride as usize,
            is_streaming: false,
            name: camera.name.clone(),
        })
    }

    /// Waits until a frame is there: taking one is only tried then, because the stream is of no use after it has timed
    /// out once.
    fn wait(&self) -> io::Result<()> {
        let handle = self.stream.handle();
        let until = std::time::Instant::now() + PATIENCE;
        loop {
            let left = until.saturating_duration_since(std::time::Instant::now());
            match handle.poll(POLL_IN, left.as_millis() as i32) {
                Ok(0) => return Err(io::Error::other("nothing came for 3 seconds")),
                Ok(_) => return Ok(()),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
    }
}

impl Device for Camera {
    fn mode(&self) -> Mode {
        self.mode
    }

    fn stride(&self) -> usize {
        self.stride
    }

    fn read(&mut self, raw: &mut Raw) -> Result<(), CameraError> {
        let name = &self.name;
        let words = |error: io::Error| in_words(name, &error.to_string());
        if self.is_streaming {
            self.wait().map_err(words)?;
        }
        self.is_streaming = true;
        let (bytes, about) = self.stream.next().map_err(words)?;
        let used = match about.bytesused as usize {
            0 => bytes.len(),
            used => used.min(bytes.len()),
        };
        raw.bytes.clear();
        raw.bytes.extend_from_slice(&bytes[..used]);
        raw.is_damaged = about.flags.contains(BufferFlags::ERROR);
        Ok(())
    }
}

/// The modes of one format; a range of sizes gives the size nearest to the wanted one.
fn modes(device: &v4l::Device, fourcc: FourCC, packing: Packing) -> Vec<Mode> {
    let mut modes = Vec::new();
    for size in device.enum_framesizes(fourcc).unwrap_or_default() {
        let (width, height) = match size.size {
            FrameSizeEnum::Discrete(size) => (size.width, size.height),
            FrameSizeEnum::Stepwise(range) => nearest(&range),
        };
        let rates = device
            .enum_frameintervals(fourcc, width, height)
            .unwrap_or_default();
        let mut with_rate = |fps| {
            modes.push(Mode {
                packing,
                width,
                height,
                fps,
            });
        };
        let rate = |interval: &Fraction| {
            (interval.numerator > 0)
                .then(|| f64::from(interval.denominator) / f64::from(interval.numerator))
        };
        if rates.is_empty() {
            with_rate(None);
        }
        for interval in rates {
            match interval.interval {
                FrameIntervalEnum::Discrete(interval) => with_rate(rate(&interval)),
                // From its shortest interval on everything goes; more than 30 a second is not wanted.
                FrameIntervalEnum::Stepwise(range) => {
                    with_rate(rate(&range.min).map(|most| most.min(USUAL_FPS)));
                }
            }
        }
    }
    modes
}

/// The wanted size brought into a range, on its grid.
fn nearest(range: &Stepwise) -> (u32, u32) {
    let fit = |wanted: u32, least: u32, most: u32, step: u32| {
        let step = step.max(1);
        let inside = wanted.clamp(least, most.max(least));
        least + (inside - least) / step * step
    };
    (
        fit(
            WANTED_SIZE.0,
            range.min_width,
            range.max_width,
            range.step_width,
        ),
        fit(
            WANTED_SIZE.1,
            range.min_height,
            range.max_height,
            range.step_height,
        ),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_of_sizes_gives_one_near_the_wanted() {
        let range = |least, most, step| Stepwise {
            min_width: least,
            max_width: most,
            step_width: step,
            min_height: least,
            max_height: most,
            step_height: step,
        };
        assert_eq!(nearest(&range(2, 8192, 2)), (1280, 720));
        assert_eq!(nearest(&range(16, 640, 16)), (640, 640));
        assert_eq!(nearest(&range(48, 4096, 0)), (1280, 720));
        assert_eq!(
            nearest(&range(48, 10, 7)),
            (48, 48),
            "nonsense does no harm"
        );
    }

    #[test]
    fn fourccs_are_known_by_their_letters() {
        assert_eq!(packing_of(FourCC::new(b"GREY")), Some(Packing::Grey));
        assert_eq!(packing_of(FourCC::new(b"MJPG")), Some(Packing::Mjpeg));
        assert_eq!(packing_of(FourCC::new(b"YV12")), None);
    }
}
