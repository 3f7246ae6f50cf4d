//! A phone's answers, and what is said when they are wrong.

use std::time::{Duration, Instant};

use rollcall::camera::phone::{Address, Phone};
use rollcall::camera::{CameraError, Delivery, FrameSource};

use crate::server::{Server, Talk, number_in, numbered};

fn open(address: &str) -> Result<Phone, CameraError> {
    Phone::open(&address.parse::<Address>().unwrap())
}

/// The numbers in the next pictures; damaged ones are passed over.
#[track_caller]
fn numbers(phone: &mut Phone, count: usize) -> Vec<usize> {
    let until = Instant::now() + Duration::from_secs(10);
    let mut numbers = Vec::new();
    while numbers.len() < count && Instant::now() < until {
        if let Delivery::Frame(frame) = phone.next_frame().unwrap() {
            assert!(phone.take_jpeg().is_some());
            numbers.push(number_in(&frame.picture));
        }
    }
    numbers
}

/// Opens a phone that sends numbered pictures, and reads some: each number follows the one before it.
#[track_caller]
fn counts_on(what: &str, address: &str) {
    let mut phone = open(address).unwrap_or_else(|error| panic!("{what}: {error}"));
    let seen = numbers(&mut phone, 8);
    assert_eq!(seen.len(), 8, "{what}");
    for pair in seen.windows(2) {
        // On a busy machine the oldest that wait make room; none comes twice or too early.
        let step = (pair[1] + 10 - pair[0]) % 10;
        assert!((1..6).contains(&step), "{what}: {seen:?}");
    }
    assert_eq!(phone.info().size, (48, 32), "{what}");
}

#[track_caller]
fn is_refused(what: &str, address: &str, words: &str) -> CameraError {
    let begun = Instant::now();
    let error = open(address).map(|_| ()).expect_err(what);
    assert!(begun.elapsed() < Duration::from_secs(7), "{what}");
    let sentence = error.to_string();
    assert!(sentence.contains(words), "{what}: {sentence}");
    assert!(
        sentence.contains("127.0.0.1"),
        "it names the phone: {sentence}"
    );
    error
}

/// Numbered parts, each written by `part`, until nobody listens.
fn stream(talk: &mut Talk, content_type: &str, part: impl Fn(usize, &[u8]) -> Vec<u8>) {
    talk.answer("200 OK", &format!("Content-Type: {content_type}\r\n"));
    let mut number = 0;
    while talk.send(part(number, &numbered(number))) {
        number += 1;
        talk.wait(20);
    }
}

#[test]
fn boundaries_and_lengths_of_every_style_give_the_same_pictures() {
    type Part = fn(usize, &[u8]) -> Vec<u8>;
    fn with_head(head: &str, jpeg: &[u8]) -> Vec<u8> {
        [head.as_bytes(), jpeg, b"\r\n"].concat()
    }
    let styles: [(&str, &str, Part); 8] = [
        (
            "as the standard has it",
            "multipart/x-mixed-replace; boundary=frame",
            |_, jpeg| {
                let head = format!(
                    "--frame\r\nContent-Type: image/jpeg\r\nContent-Length: {}\r\n\r\n",
                    jpeg.len()
                );
                with_head(&head, jpeg)
            },
        ),
        (
            "quoted",
            "multipart/x-mixed-replace;boundary=\"my frame\"",
            |_, jpeg| with_head("--my frame\r\nContent-Type: image/jpeg\r\n\r\n", jpeg),
        ),
        (
            "written with its dashes",
            "multipart/x-mixed-replace; boundary=--frame",
            |_, jpeg| with_head("--frame\r\nContent-Type: image/jpeg\r\n\r\n", jpeg),
        ),
        ("none stated", "multipart/x-mixed-replace", |_, jpeg| {
            with_head("\n--abc\nContent-Type: image/jpeg\n\n", jpeg)
        }),
        (
            "another than stated",
            "multipart/x-mixed-replace; boundary=one",
            |_, jpeg| with_head("--other\r\n\r\n", jpeg),
        ),
        (
            "too short a length",
            "multipart/x-mixed-replace; boundary=f",
            |_, jpeg| with_head("--f\r\nContent-Length: 12\r\n\r\n", jpeg),
        ),
        (
            "too long a length",
            "multipart/x-mixed-replace; boundary=f",
            |_, jpeg| with_head("--f\r\nContent-Length: 99999\r\n\r\n", jpeg),
        ),
        ("nothing between", "application/octet-stream", |_, jpeg| {
            jpeg.to_vec()
        }),
    ];
    for (what, content_type, part) in styles {
        let server = Server::start(move |talk| stream(talk, content_type, part));
        counts_on(what, &server.address("", "/video"));
    }
}

#[test]
fn chunks_may_be_cut_anywhere_and_damaged_pictures_are_passed_over() {
    let chunked = Server::start(|talk| {
        talk.answer(
            "200 OK",
            "Content-Type: multipart/x-mixed-replace; boundary=f\r\nTransfer-Encoding: chunked\r\n",
        );
        for number in 0.. {
            let part = [b"--f\r\n\r\n".as_slice(), &numbered(number), b"\r\n"].concat();
            for piece in part.chunks(97 + number) {
                let chunk = [format!("{:x}\r\n", piece.len()).as_bytes(), piece, b"\r\n"].concat();
                if !talk.send(chunk) {
                    return;
                }
            }
            talk.wait(20);
        }
    });
    counts_on("chunked", &chunked.address("", "/"));
    let cut = Server::start(|talk| {
        stream(talk, "multipart/x-mixed-replace; boundary=f", |_, jpeg| {
            [
                b"--f\r\n\r\n".as_slice(),
                &jpeg[..jpeg.len() / 2],
                b"\r\n--f\r\n\r\n",
                jpeg,
                b"junk behind the end\r\n",
            ]
            .concat()
        });
    });
    counts_on("cut", &cut.address("", "/"));
}

#[test]
fn one_picture_an_answer_is_asked_for_again_and_again() {
    let server = Server::start(|talk| {
        let jpeg = numbered(talk.number);
        talk.answer(
            "200 OK",
            &format!(
                "Content-Type: image/jpeg\r\nContent-Length: {}\r\n",
                jpeg.len()
            ),
        );
        talk.send(jpeg);
    });
    counts_on("with its length", &server.address("", "/shot.jpg"));
    assert!(server.asked() >= 8);
    let server = Server::start(|talk| {
        let jpeg = numbered(talk.number);
        talk.answer(
            "200 OK",
            "Content-Type: image/jpeg\r\nConnection: close\r\n",
        );
        talk.send(jpeg);
    });
    counts_on("without", &server.address("", "/shot.jpg"));
}

#[test]
fn a_password_opens_and_is_never_told() {
    let server = Server::start(|talk| {
        // mia:s3cr@t
        if talk.head.contains("Basic bWlhOnMzY3JAdA==") {
            stream(talk, "multipart/x-mixed-replace; boundary=f", |_, jpeg| {
                [b"--f\r\n\r\n".as_slice(), jpeg].concat()
            });
        } else {
            talk.answer(
                "401 Unauthorized",
                "WWW-Authenticate: Basic\r\nContent-Length: 0\r\n",
            );
        }
    });
    counts_on("the right one", &server.address("mia:s3cr%40t@", "/video"));
    let error = is_refused(
        "a wrong one",
        &server.address("mia:s3cret@", "/video"),
        "another user name or password",
    );
    assert!(!error.may_pass() && !error.to_string().contains("s3cr"));
    is_refused(
        "none",
        &server.address("", "/video"),
        "http://user:password@127.0.0.1",
    );
}

#[test]
fn redirects_are_followed_and_not_for_ever() {
    let server = Server::start(|talk| {
        if talk.head.starts_with("GET /old ") {
            talk.answer("302 Found", "Location: /video\r\nContent-Length: 0\r\n");
        } else if talk.head.starts_with("GET /round ") {
            talk.answer("301 Moved", "Location: /round\r\nContent-Length: 0\r\n");
        } else if talk.head.starts_with("GET /safe ") {
            let lines = talk.head.lines();
            let host = lines
                .filter_map(|line| line.split_once(": "))
                .find(|(name, _)| name.eq_ignore_ascii_case("host"))
                .map(|(_, host)| host.to_owned())
                .unwrap();
            let to = format!("Location: https://{host}/\r\nContent-Length: 0\r\n");
            talk.answer("301 Moved", &to);
        } else {
            stream(talk, "multipart/x-mixed-replace", |_, jpeg| jpeg.to_vec());
        }
    });
    counts_on("redirected", &server.address("", "/old"));
    is_refused(
        "round and round",
        &server.address("", "/round"),
        "from one address to the next",
    );
    is_refused("encrypted", &server.address("", "/safe"), "HTTPS");
}

#[test]
fn what_is_wrong_is_said_in_words_with_what_to_do() {
    let answers: [(&str, &str, &str, bool); 6] = [
        ("404 Not Found", "", "often it ends in /video", false),
        ("403 Forbidden", "", "does not let this computer in", false),
        ("503 Busy", "", "start the phone's camera app anew", true),
        (
            "200 OK",
            "Content-Type: text/html\r\n",
            "a web page is at that address",
            false,
        ),
        (
            "200 OK",
            "Content-Type: video/mp4\r\n",
            "choose MJPEG",
            false,
        ),
        ("200 OK", "", "answers without a picture", true),
    ];
    for (status, headers, words, may_pass) in answers {
        let server = Server::start(move |talk| {
            talk.answer(status, &format!("{headers}Content-Length: 5\r\n"));
            talk.send("<html");
        });
        let error = is_refused(status, &server.address("", "/x"), words);
        assert_eq!(error.may_pass(), may_pass, "{status}");
    }
    let nobody = {
        let server = Server::start(|_| {});
        let (port, address) = (server.port, server.address("", "/video"));
        drop(server);
        while std::net::TcpStream::connect(("127.0.0.1", port)).is_ok() {
            std::thread::sleep(Duration::from_millis(20));
        }
        address
    };
    is_refused("nobody listens", &nobody, "nothing listens at");
    let no_http = Server::start(|talk| {
        talk.send("220 mail.example ready\r\n\r\n");
    });
    is_refused(
        "no http",
        &no_http.address("", "/"),
        "does not answer as a camera",
    );
    let no_jpeg = Server::start(|talk| {
        talk.answer("200 OK", "Content-Type: application/octet-stream\r\n");
        while talk.send([7; 65_536]) {}
    });
    is_refused(
        "no jpeg",
        &no_jpeg.address("", "/"),
        "something else than JPEG",
    );
}

#[test]
fn what_never_ends_is_given_up() {
    let silent = Server::start(|talk| talk.wait(20_000));
    let header = Server::start(|talk| {
        talk.send("HTTP/1.1 200 OK\r\n");
        while talk.send(format!("X-Endless: {}\r\n", "y".repeat(1000))) {}
    });
    let slow_header = Server::start(|talk| {
        talk.send("HTTP/1.1 200 OK\r\n");
        while talk.send("X") {
            talk.wait(100);
        }
    });
    let picture = Server::start(|talk| {
        talk.begin_stream();
        talk.send("--frame\r\n\r\n");
        let jpeg = numbered(1);
        talk.send(&jpeg[..jpeg.len() - 2]);
        while talk.send([0x5a; 100]) {
            talk.wait(20);
        }
    });
    // All at once: each takes its seconds.
    std::thread::scope(|scope| {
        scope.spawn(|| is_refused("silence", &silent.address("", "/"), "wake the phone"));
        scope.spawn(|| {
            is_refused(
                "a header",
                &header.address("", "/"),
                "does not answer as a camera",
            )
        });
        scope.spawn(|| {
            is_refused(
                "a slow header",
                &slow_header.address("", "/"),
                "wake the phone",
            )
        });
        scope.spawn(|| is_refused("a picture", &picture.address("", "/"), "no whole picture"));
    });
}
