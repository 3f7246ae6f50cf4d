//! Which source of frames is wanted, in the words of `--source`.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

use super::clip::Corners;
use super::files;
use super::guarded::Guarded;
use super::phone::{Address, NoAddress, Phone};
use super::simulated::{DEFAULT_SEED, Pace, Simulated};
use super::source::{CameraError, FrameSource};

/// A source of frames as a person names it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wanted {
    /// `camera`: the first webcam; `camera:NAME`: the one whose name holds NAME.
    Camera(Option<String>),
    /// `simulated` or `simulated:SEED`.
    Simulated(Option<u64>),
    /// `http://...`: a phone.
    Phone(Address),
    /// A clip folder, a folder of pictures or a recording.
    Clip(PathBuf),
    /// Words that are no source and are not to be repeated, because a password may be among them: why they are none.
    Unusable(String),
}

/// Why the words name no source.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
pub enum UnknownSource {
    /// A seed that is no number.
    #[error("the seed {0:?} is not a whole number: write simulated:7")]
    Seed(String),
    /// A scheme that is not offered.
    #[error(
        "{0:?} cannot be used: write camera, camera:NAME, http://PHONE, simulated, simulated:SEED, a clip folder or a recording"
    )]
    Scheme(String),
}

impl FromStr for Wanted {
    type Err = UnknownSource;

    fn from_str(words: &str) -> Result<Self, Self::Err> {
        if words == "camera" {
            return Ok(Self::Camera(None));
        }
        if words == "simulated" {
            return Ok(Self::Simulated(None));
        }
        if let Some(name) = words.strip_prefix("camera:") {
            let name = name.trim();
            return Ok(Self::Camera((!name.is_empty()).then(|| name.to_owned())));
        }
        if let Some(seed) = words.strip_prefix("simulated:") {
            return seed
                .trim()
                .parse()
                .map(|seed| Self::Simulated(Some(seed)))
                .map_err(|_| UnknownSource::Seed(seed.to_owned()));
        }
        if words.contains("://") {
            return match words.parse() {
                Ok(address) => Ok(Self::Phone(address)),
                // Who is told of an error repeats the words.
                Err(why) if words.contains('@') || why != NoAddress::Scheme => {
                    Ok(Self::Unusable(why.to_string()))
                }
                Err(_) => Err(UnknownSource::Scheme(words.to_owned())),
            };
        }
        if words.is_empty() {
            return Err(UnknownSource::Scheme(words.to_owned()));
        }
        Ok(Self::Clip(PathBuf::from(words)))
    }
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Camera(None) => f.write_str("camera"),
            Self::Camera(Some(name)) => write!(f, "camera:{name}"),
            Self::Simulated(None) => f.write_str("simulated"),
            Self::Simulated(Some(seed)) => write!(f, "simulated:{seed}"),
            Self::Phone(address) => write!(f, "{address}"),
            Self::Clip(folder) => write!(f, "{}", folder.display()),
            Self::Unusable(_) => f.write_str("http://***"),
        }
    }
}

impl Wanted {
    /// The words that name it, with the password of a phone: for the settings alone.
    pub fn with_password(&self) -> String {
        match self {
            Self::Phone(address) => address.with_password(),
            other => other.to_string(),
        }
    }

    /// Opens it. A camera may take a second or hang, and stays on the thread that opened it: call this on a thread of
    /// its own, as [`Camera`](super::Camera) does.
    ///
    /// # Errors
    /// Why it gives no pictures, in a person's words.
    pub fn open(&self, corners: Corners) -> Result<Box<dyn FrameSource>, CameraError> {
        match self {
            Self::Clip(path) => files::open(path, corners),
            Self::Phone(address) => Ok(Box::new(Phone::open(address)?)),
            Self::Unusable(why) => Err(CameraError::Mistaken(why.clone())),
            #[cfg(feature = "webcam")]
            Self::Camera(name) => Ok(Box::new(super::webcam::open(name.as_deref())?)),
            #[cfg(not(feature = "webcam"))]
            Self::Camera(_) => Err(CameraError::Absent(
                "this build has no webcam support; use a clip folder or the simulated table"
                    .to_owned(),
            )),
            Self::Simulated(seed) => Ok(Box::new(Simulated::automatic(
                seed.unwrap_or(DEFAULT_SEED),
                Pace::ByClock,
            ))),
        }
    }

    /// Opens it so that waiting for it always ends: a webcam or a phone gets a thread of its own, and the simulated table comes as
    /// fast as it can be drawn.
    ///
    /// # Errors
    /// As [`Wanted::open`]; also when a camera does not open in time.
    pub fn open_guarded(&self, corners: Corners) -> Result<Box<dyn FrameSource>, CameraError> {
        match self {
            Self::Camera(_) | Self::Phone(_) => {
                let wanted = self.clone();
                let open = move || wanted.open(corners);
                Ok(Box::new(Guarded::open(Arc::new(open))?))
            }
            // Nobody watches: no need to wait for the clock.
            Self::Simulated(seed) => Ok(Box::new(Simulated::automatic(
                seed.unwrap_or(DEFAULT_SEED),
                Pace::AsFast,
            ))),
            Self::Clip(_) | Self::Unusable(_) => self.open(corners),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phones_password_is_kept_and_never_shown() {
        let phone: Wanted = "http://mia:s3cret@phone".parse().expect("it is an address");
        assert_eq!(phone.to_string(), "http://mia:***@phone:8080/video");
        assert_eq!(phone.with_password().parse().as_ref(), Ok(&phone));
        assert!(!format!("{phone:?}").contains("s3cret"));
        for wrong in [
            "https://mia:s3cret@phone",
            "http://mia:s3cret@phone:x",
            "http://s3cret me",
        ] {
            let wanted: Wanted = wrong.parse().expect("it is told when it is opened");
            let error = wanted.open(Corners::AsSetUp).map(|_| ());
            let error = error.expect_err("it is no address").to_string();
            for shown in [error, wanted.to_string(), format!("{wanted:?}")] {
                assert!(!shown.contains("s3cret"), "{shown}");
            }
        }
    }

    #[test]
    fn every_source_has_its_words() {
        let wanted = |words: &str| words.parse::<Wanted>();
        assert_eq!(wanted("camera"), Ok(Wanted::Camera(None)));
        assert_eq!(
            wanted("camera:HD Pro"),
            Ok(Wanted::Camera(Some("HD Pro".to_owned())))
        );
        assert_eq!(wanted("simulated"), Ok(Wanted::Simulated(None)));
        assert_eq!(wanted("simulated:7"), Ok(Wanted::Simulated(Some(7))));
        assert_eq!(wanted("a/clip"), Ok(Wanted::Clip("a/clip".into())));
        for words in ["camera", "camera:HD Pro", "simulated:7", "a/clip"] {
            let again = wanted(words).map(|wanted| wanted.to_string());
            assert_eq!(again.as_deref(), Ok(words));
        }
        assert_eq!(
            wanted("simulated:x"),
            Err(UnknownSource::Seed("x".to_owned()))
        );
        assert!(wanted("ftp://phone").is_err());
        assert!(wanted("").is_err());
    }
}
