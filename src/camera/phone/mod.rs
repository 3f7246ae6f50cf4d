//! A phone as a camera: MJPEG over HTTP, or one JPEG asked for again and again. We are the client; nothing listens here.
//!
//! HTTP itself (chunks, redirects, limits of headers, times) is the `ureq` crate's, without encryption, which no phone
//! app has in a home network. What it carries is taken apart by [`split`], which believes no header.
//!
//! A phone that is slow, asleep or out of reach is an error of the source; whoever reads it opens it anew, with growing
//! pauses.

mod address;
pub mod split;

use std::collections::VecDeque;
use std::io::Read as _;
use std::thread;
use std::time::{Duration, Instant};

use base64::Engine as _;
use ureq::config::{AutoHeaderValue, RedirectAuthHeaders};
use ureq::{Agent, BodyReader, Error, Timeout};

pub use address::{Address, NoAddress};

use self::split::{Piece, Splitter};
use super::decode;
use super::source::{CameraError, Delivery, FrameSource, SourceInfo};
use crate::vision::Frame;

/// All of these together stay below the time in which a camera must have opened.
const FINDING_PATIENCE: Duration = Duration::from_millis(2_500);
/// See [`FINDING_PATIENCE`].
const ANSWER_PATIENCE: Duration = Duration::from_secs(3);
/// The longest silence within a stream.
const READ_PATIENCE: Duration = Duration::from_secs(2);
/// Bytes may come all the time and never become a picture: below the time in which a silent camera is given up.
const PICTURE_PATIENCE: Duration = Duration::from_millis(2_500);
/// Time at the start in which the rate is measured.
const MEASURING: Duration = Duration::from_millis(800);
/// No header of an answer is longer.
const LARGEST_HEADER_BYTES: usize = 64 << 10;
/// From one address to the next at most so often.
const REDIRECTS_AT_MOST: u32 = 4;
/// So many bytes and no picture: it is something else.
const STRANGE_BYTES_AT_MOST: usize = 1 << 20;
/// Pictures that wait to be decoded; a hiccup of the network loses none, and nothing lags for long.
const WAITING_AT_MOST: usize = 4;
/// The shortest time between two questions for a single picture.
const POLL_PAUSE: Duration = Duration::from_millis(33);
/// Rates that are believed, in frames a second.
const SLOWEST_FPS: f64 = 0.5;
/// See [`SLOWEST_FPS`].
const FASTEST_FPS: f64 = 120.0;

/// A phone that sends pictures.
pub struct Phone {
    address: Address,
    agent: Agent,
    body: Option<Body>,
    waiting: VecDeque<Vec<u8>>,
    /// Pieces that were no pictures, not told yet.
    broken: u64,
    /// True when each answer holds one picture.
    is_polled: bool,
    asked_last: Instant,
    info: SourceInfo,
    begun: Instant,
    number: u64,
    jpeg: Option<Vec<u8>>,
}

/// An answer that is being read.
struct Body {
    reader: BodyReader<'static>,
    splitter: Splitter,
    /// It is to hold a single picture.
    is_picture: bool,
    /// It has several parts.
    is_multipart: bool,
    pictures: u64,
}

impl std::fmt::Debug for Phone {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Phone")
            .field("address", &self.address)
            .field("number", &self.number)
            .finish_non_exhaustive()
    }
}

impl Phone {
    /// Asks for pictures and waits for the first ones, which show size and rate.
    ///
    /// # Errors
    /// What is wrong and what to do, in a person's words; never with the password.
    pub fn open(address: &Address) -> Result<Self, CameraError> {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            // A phone is in this network, not behind a proxy.
            .proxy(None)
            // Many phones close a connection without saying so; asking on it again fails then.
            .max_idle_connections(0)
            .max_redirects(REDIRECTS_AT_MOST)
            .redirect_auth_headers(RedirectAuthHeaders::SameHost)
            .max_response_header_size(LARGEST_HEADER_BYTES)
            .user_agent(AutoHeaderValue::None)
            .accept("multipart/x-mixed-replace, image/jpeg, */*")
            .timeout_resolve(Some(FINDING_PATIENCE))
            .timeout_connect(Some(FINDING_PATIENCE))
            .timeout_send_request(Some(ANSWER_PATIENCE))
            .timeout_recv_response(Some(ANSWER_PATIENCE))
            .timeout_per_read(Some(READ_PATIENCE))
            .build();
        let now = Instant::now();
        let mut phone = Self {
            address: address.clone(),
            agent: config.new_agent(),
            body: None,
            waiting: VecDeque::new(),
            broken: 0,
            is_polled: false,
            asked_last: now,
            info: SourceInfo {
                name: address.host().to_owned(),
                fps: 0.0,
                size: (0, 0),
                rig: None,
                live: true,
            },
            begun: now,
            number: 0,
            jpeg: None,
        };
        phone.begin()?;
        Ok(phone)
    }

    /// Reads the first pictures.
    fn begin(&mut self) -> Result<(), CameraError> {
        let deadline = Instant::now() + PICTURE_PATIENCE;
        let mut came = Vec::new();
        loop {
            let is_measured = came
                .first()
                .is_some_and(|first: &Instant| came.len() > 1 && first.elapsed() >= MEASURING);
            if is_measured || came.len() > 1 && Instant::now() > deadline {
                break;
            }
            let jpeg = self.next_jpeg()?;
            came.push(Instant::now());
            if let Ok(decoded) = decode::jpeg(&jpeg) {
                self.info.size = decoded.picture.dimensions();
            }
        }
        if self.info.size == (0, 0) {
            return Err(CameraError::Phone(format!(
                "the pictures of {} are damaged; choose a smaller size or a lower quality in the phone's app",
                self.address.host()
            )));
        }
        let took = came[came.len() - 1] - came[0];
        let fps = (came.len() - 1) as f64 / took.as_secs_f64().max(0.001);
        self.info.fps = fps.clamp(SLOWEST_FPS, FASTEST_FPS);
        tracing::info!("{}: {:?}, {fps:.1} fps", self.address, self.info.size);
        self.begun = Instant::now();
        Ok(())
    }

    /// Asks for pictures.
    fn ask(&mut self) -> Result<(), CameraError> {
        self.asked_last = Instant::now();
        let mut request = self.agent.get(self.address.plain());
        if let Some((user, password)) = self.address.login() {
            let login = base64::prelude::BASE64_STANDARD.encode(format!("{user}:{password}"));
            request = request.header("Authorization", format!("Basic {login}"));
        }
        let answer = request
            .call()
            .map_err(|error| no_answer(&self.address, &error))?;
        if let Some(error) = refusal(&self.address, answer.status().as_u16()) {
            return Err(error);
        }
        let kind = answer
            .headers()
            .get("content-type")
            .and_then(|kind| kind.to_str().ok())
            .unwrap_or_default()
            .to_ascii_lowercase();
        if kind.starts_with("text/html") || kind.starts_with("video/") || kind.starts_with("audio/")
        {
            return Err(no_pictures(&self.address, &kind));
        }
        let body = answer.into_body();
        self.body = Some(Body {
            is_picture: kind.starts_with("image/"),
            is_multipart: kind.starts_with("multipart/"),
            reader: body.into_reader(),
            splitter: Splitter::default(),
            pictures: 0,
        });
        Ok(())
    }

    /// Waits for the next picture's bytes.
    fn next_jpeg(&mut self) -> Result<Vec<u8>, CameraError> {
        let deadline = Instant::now() + PICTURE_PATIENCE;
        let mut chunk = vec![0; 64 << 10];
        loop {
            if let Some(jpeg) = self.waiting.pop_front() {
                return Ok(jpeg);
            }
            let Some(body) = &mut self.body else {
                if self.is_polled {
                    let due = self.asked_last + POLL_PAUSE;
                    thread::sleep(due.saturating_duration_since(Instant::now()));
                }
                self.ask()?;
                continue;
            };
            if Instant::now() > deadline {
                return Err(CameraError::Phone(format!(
                    "{} sends, but no whole picture; bring it nearer to the Wi-Fi, or choose smaller pictures in its app",
                    self.address.host()
                )));
            }
            let read = body
                .reader
                .read(&mut chunk)
                .map_err(|error| no_answer(&self.address, &Error::from(error)))?;
            body.splitter.push(&chunk[..read]);
            while let Some(piece) = body.splitter.next_piece() {
                match piece {
                    Piece::Whole(jpeg) => {
                        body.pictures += 1;
                        if self.waiting.len() >= WAITING_AT_MOST {
                            self.waiting.pop_front();
                        }
                        self.waiting.push_back(jpeg);
                    }
                    Piece::Broken(_) => self.broken += 1,
                }
            }
            if body.splitter.strange_bytes() > STRANGE_BYTES_AT_MOST {
                return Err(no_pictures(&self.address, "other data"));
            }
            let has_all = body.is_picture && body.pictures > 0;
            if read > 0 && !has_all {
                continue;
            }
            let had_pictures = body.pictures > 0;
            let is_stream = body.is_multipart || body.pictures > 1;
            self.body = None;
            if is_stream || !had_pictures {
                if let Some(jpeg) = self.waiting.pop_front() {
                    return Ok(jpeg);
                }
                return Err(CameraError::Phone(if had_pictures {
                    format!(
                        "{} has ended its pictures; wake the phone and look whether its camera app still runs",
                        self.address.host()
                    )
                } else {
                    format!(
                        "{} answers without a picture; look in the phone's camera app for the address of its pictures",
                        self.address.host()
                    )
                }));
            }
            self.is_polled = true;
        }
    }
}

impl FrameSource for Phone {
    fn info(&self) -> &SourceInfo {
        &self.info
    }

    fn next_frame(&mut self) -> Result<Delivery, CameraError> {
        self.jpeg = None;
        if self.broken > 0 {
            self.broken -= 1;
            self.number += 1;
            return Ok(Delivery::Damaged {
                number: self.number,
                reason: format!("frame {} was skipped: it is cut off", self.number),
            });
        }
        let jpeg = self.next_jpeg()?;
        self.number += 1;
        let number = self.number;
        let decoded = decode::jpeg(&jpeg);
        self.jpeg = Some(jpeg);
        Ok(match decoded {
            Ok(decoded) => Delivery::Frame(Frame {
                number,
                at_millis: self.begun.elapsed().as_millis() as u64,
                picture: decoded.picture,
            }),
            Err(damage) => Delivery::Damaged {
                number,
                reason: format!("frame {number} was skipped: {damage}"),
            },
        })
    }

    fn take_jpeg(&mut self) -> Option<Vec<u8>> {
        self.jpeg.take()
    }
}

/// Why nothing came, in a person's words.
fn no_answer(address: &Address, error: &Error) -> CameraError {
    tracing::debug!("{address}: {error}");
    let (host, port) = (address.host(), address.port());
    let sleeps = || {
        CameraError::Phone(format!(
            "{host} does not answer; wake the phone, start its camera app, and see that both are in the same Wi-Fi"
        ))
    };
    match error {
        Error::HostNotFound | Error::Timeout(Timeout::Resolve) => CameraError::Phone(format!(
            "nothing called {host} is in the network; check the address and that the phone is in the same Wi-Fi"
        )),
        Error::TooManyRedirects | Error::RedirectFailed => CameraError::Mistaken(format!(
            "{host} sends from one address to the next; look in the phone's camera app for the address of its pictures"
        )),
        Error::Tls(_) | Error::TlsRequired => CameraError::Mistaken(format!(
            "{host} wants an encrypted connection, which is not offered; switch HTTPS off in the phone's camera app"
        )),
        Error::Io(error) if error.kind() == std::io::ErrorKind::ConnectionRefused => {
            CameraError::Phone(format!(
                "{host} is there, but nothing listens at {port}; start the camera app's server, and check the number behind the colon"
            ))
        }
        Error::LargeResponseHeader(..) | Error::Protocol(_) | Error::Http(_) => {
            CameraError::Phone(format!(
                "{host} does not answer as a camera; check the address, or try another camera app"
            ))
        }
        Error::BadUri(_) => CameraError::Mistaken(NoAddress::Host.to_string()),
        _ => sleeps(),
    }
}

/// What another answer than "here you are" means.
fn refusal(address: &Address, status: u16) -> Option<CameraError> {
    let host = address.host();
    Some(match status {
        200..=299 => return None,
        401 | 407 if address.login().is_some() => CameraError::Mistaken(format!(
            "{host} takes another user name or password; look into the phone's camera app and type the address anew"
        )),
        401 | 407 => CameraError::Mistaken(format!(
            "{host} wants a user name and a password; write them into the address: http://user:password@{host}:{}",
            address.port()
        )),
        403 => CameraError::Mistaken(format!(
            "{host} does not let this computer in; allow it in the phone's camera app"
        )),
        404 | 405 | 410 => CameraError::Mistaken(format!(
            "{host} has no pictures at that address; look in the phone's camera app, often it ends in /video"
        )),
        _ => CameraError::Phone(format!(
            "{host} answers with {status} and no picture; start the phone's camera app anew"
        )),
    })
}

/// Something else is at the address.
fn no_pictures(address: &Address, kind: &str) -> CameraError {
    let host = address.host();
    if kind.starts_with("text/html") {
        return CameraError::Mistaken(format!(
            "a web page is at that address of {host}, and no pictures; often theirs ends in /video"
        ));
    }
    CameraError::Mistaken(format!(
        "{host} sends something else than JPEG pictures there; choose MJPEG in the phone's camera app"
    ))
}
