//! A phone on this machine: an HTTP server that answers as each test wants it.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use image::{Rgb, RgbImage};

/// One question that was asked.
pub struct Talk {
    stream: TcpStream,
    /// The question with its headers.
    pub head: String,
    /// Counts the questions, from 0.
    pub number: usize,
    stop: Arc<AtomicBool>,
}

impl Talk {
    /// Sends bytes; false when nobody takes them any more.
    pub fn send(&mut self, bytes: impl AsRef<[u8]>) -> bool {
        !self.is_over() && self.stream.write_all(bytes.as_ref()).is_ok()
    }

    /// Waits, unless the server is stopped.
    pub fn wait(&self, millis: u64) {
        let mut left = millis;
        while left > 0 && !self.is_over() {
            let step = left.min(20);
            thread::sleep(Duration::from_millis(step));
            left -= step;
        }
    }

    pub fn is_over(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Status, headers and the blank line behind them.
    pub fn answer(&mut self, status: &str, headers: &str) -> bool {
        self.send(format!("HTTP/1.1 {status}\r\n{headers}\r\n"))
    }

    /// The head of a stream in the usual form.
    pub fn begin_stream(&mut self) -> bool {
        self.answer(
            "200 OK",
            "Content-Type: multipart/x-mixed-replace; boundary=frame\r\n",
        )
    }

    /// One part in the usual form.
    pub fn send_part(&mut self, jpeg: &[u8]) -> bool {
        let head = format!(
            "--frame\r\nContent-Type: image/jpeg\r\nContent-Length: {}\r\n\r\n",
            jpeg.len()
        );
        self.send(head) && self.send(jpeg) && self.send("\r\n")
    }
}

/// A server that stops when it is dropped.
pub struct Server {
    pub port: u16,
    stop: Arc<AtomicBool>,
    asked: Arc<AtomicUsize>,
}

impl Server {
    /// Answers every question with `answer`, each on a thread of its own.
    pub fn start(answer: impl Fn(&mut Talk) + Send + Sync + 'static) -> Self {
        Self::start_at(0, answer)
    }

    /// The same at a port that was known before.
    pub fn start_at(port: u16, answer: impl Fn(&mut Talk) + Send + Sync + 'static) -> Self {
        let listener = (0..100)
            .find_map(|_| {
                let bound = TcpListener::bind(("127.0.0.1", port)).ok();
                if bound.is_none() {
                    thread::sleep(Duration::from_millis(50));
                }
                bound
            })
            .expect("a port of this machine");
        let port = listener.local_addr().unwrap().port();
        let stop = Arc::new(AtomicBool::new(false));
        let asked = Arc::new(AtomicUsize::new(0));
        let answer = Arc::new(answer);
        let (stop_now, count) = (Arc::clone(&stop), Arc::clone(&asked));
        thread::spawn(move || {
            for stream in listener.incoming() {
                if stop_now.load(Ordering::Relaxed) {
                    return;
                }
                let Ok(stream) = stream else { continue };
                let (stop, answer) = (Arc::clone(&stop_now), Arc::clone(&answer));
                let count = Arc::clone(&count);
                thread::spawn(move || {
                    let _ = stream.set_nodelay(true);
                    let _ = stream.set_read_timeout(Some(Duration::from_secs(20)));
                    let _ = stream.set_write_timeout(Some(Duration::from_secs(5)));
                    let mut talk = Talk {
                        stream,
                        head: String::new(),
                        number: 0,
                        stop,
                    };
                    if read_head(&mut talk) {
                        talk.number = count.fetch_add(1, Ordering::Relaxed);
                        answer(&mut talk);
                    }
                });
            }
        });
        Self { port, stop, asked }
    }

    pub fn address(&self, login: &str, path: &str) -> String {
        format!("http://{login}127.0.0.1:{}{path}", self.port)
    }

    /// How many questions were asked.
    pub fn asked(&self) -> usize {
        self.asked.load(Ordering::Relaxed)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        // Wakes the thread that waits for the next question.
        let _ = TcpStream::connect(("127.0.0.1", self.port));
    }
}

fn read_head(talk: &mut Talk) -> bool {
    let mut byte = [0];
    while !talk.head.ends_with("\r\n\r\n") {
        match talk.stream.read(&mut byte) {
            Ok(1) => talk.head.push(char::from(byte[0])),
            _ => return false,
        }
    }
    true
}

/// A picture that shows a number from 0 to 9.
pub fn numbered(number: usize) -> Vec<u8> {
    let bright = 20 + 24 * (number % 10) as u8;
    let picture = RgbImage::from_fn(48, 32, |x, y| {
        // Something besides one colour, so that its bytes differ in length.
        let dot = if (x + y) as usize % 16 == number % 10 {
            6
        } else {
            0
        };
        Rgb([bright + dot; 3])
    });
    encoded(&picture)
}

pub fn encoded(picture: &RgbImage) -> Vec<u8> {
    let mut bytes = Vec::new();
    image::codecs::jpeg::JpegEncoder::new_with_quality(&mut bytes, 90)
        .encode_image(picture)
        .unwrap();
    bytes
}

/// The number that a picture shows.
pub fn number_in(picture: &RgbImage) -> usize {
    let sum: u64 = picture.pixels().map(|pixel| u64::from(pixel.0[0])).sum();
    let mean = sum as f64 / f64::from(picture.width() * picture.height());
    ((mean - 20.0) / 24.0).round() as usize
}
