//! Recordings and pictures that people have, whole and damaged.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use image::codecs::gif::GifEncoder;
use image::{Delay, RgbImage};
use rollcall::camera::{CameraError, Corners, Delivery, FrameSource, Wanted};
use tempfile::TempDir;

use crate::server::{number_in, numbered};

struct Files(TempDir);

impl Files {
    fn new() -> Self {
        Self(TempDir::new().unwrap())
    }

    fn with(&self, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
        let path = self.0.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, bytes).unwrap();
        path
    }
}

fn open(path: &Path) -> Result<Box<dyn FrameSource>, CameraError> {
    Wanted::Clip(path.to_owned()).open(Corners::AsSetUp)
}

/// Every frame: its number as shown and its time, or what is wrong with it.
#[track_caller]
fn frames(path: &Path) -> Vec<Result<(usize, u64), String>> {
    let mut source = open(path).unwrap_or_else(|error| panic!("{error}"));
    let mut frames = Vec::new();
    loop {
        match source.next_frame().unwrap() {
            Delivery::End => return frames,
            Delivery::Frame(frame) => {
                assert_eq!(frame.number as usize, frames.len() + 1);
                assert_eq!(frame.picture.dimensions(), source.info().size);
                frames.push(Ok((number_in(&frame.picture), frame.at_millis)));
            }
            Delivery::Damaged { reason, .. } => frames.push(Err(reason)),
            other => panic!("{other:?}"),
        }
        assert!(frames.len() < 1000, "it never ends");
    }
}

#[track_caller]
fn shows(path: &Path, wanted: &[(usize, u64)]) {
    let wanted: Vec<_> = wanted.iter().copied().map(Ok).collect();
    assert_eq!(frames(path), wanted);
}

#[track_caller]
fn refuses(path: &Path, words: &[&str]) {
    let error = open(path)
        .map(|_| ())
        .expect_err("it cannot be used")
        .to_string();
    let name = path.file_name().unwrap().to_string_lossy();
    for word in [name.as_ref()].iter().chain(words) {
        assert!(error.contains(word), "{word:?} is not in {error}");
    }
    assert_eq!(error.lines().count(), 1, "{error}");
}

/// Opens and reads it however damaged it is.
fn survives(path: &Path) {
    if let Ok(mut source) = open(path) {
        for _ in 0..500 {
            match source.next_frame() {
                Ok(Delivery::End) | Err(_) => return,
                Ok(_) => {}
            }
        }
        panic!("{} never ends", path.display());
    }
}

/// The file cut at many places, and with many of its bytes changed.
fn damaged(files: &Files, name: &str, whole: &[u8]) {
    let step = (whole.len() / 60).max(1);
    for at in (0..whole.len()).step_by(step).chain(0..64.min(whole.len())) {
        survives(&files.with(name, &whole[..at]));
        for value in [0, 0x7f, 0xff] {
            let mut changed = whole.to_vec();
            changed[at] = value;
            survives(&files.with(name, changed));
        }
    }
}

fn chunk(name: &[u8], content: &[u8]) -> Vec<u8> {
    let mut bytes = name.to_vec();
    bytes.extend((content.len() as u32).to_le_bytes());
    bytes.extend_from_slice(content);
    if content.len() % 2 == 1 {
        bytes.push(0);
    }
    bytes
}

fn list(kind: &[u8], content: &[u8]) -> Vec<u8> {
    chunk(b"LIST", &[kind, content].concat())
}

/// An AVI as recorders write it: sound first, then the film, an index behind.
fn avi(codec: &[u8; 4], frames: &[Vec<u8>]) -> Vec<u8> {
    let avih = [40_000_u32.to_le_bytes(), [0; 4]].concat();
    let strh = |kind: &[u8], codec: &[u8]| {
        let mut bytes = [kind, codec].concat();
        bytes.extend([0; 12]);
        bytes.extend(1_u32.to_le_bytes());
        bytes.extend(20_u32.to_le_bytes());
        bytes.extend([0; 28]);
        chunk(b"strh", &bytes)
    };
    let mut strf = vec![0; 16];
    strf.extend_from_slice(codec);
    let sound = list(
        b"strl",
        &[strh(b"auds", b"\0\0\0\0"), chunk(b"strf", &[1; 18])].concat(),
    );
    let film = list(
        b"strl",
        &[strh(b"vids", codec), chunk(b"strf", &strf)].concat(),
    );
    let header = list(b"hdrl", &[chunk(b"avih", &avih), sound, film].concat());
    let mut movi = Vec::new();
    for frame in frames {
        movi.extend(chunk(b"00wb", &[3; 33]));
        movi.extend(list(b"rec ", &chunk(b"01dc", frame)));
    }
    let content = [
        b"AVI ".to_vec(),
        list(b"INFO", &chunk(b"ISFT", b"test")),
        header,
        chunk(b"JUNK", &[0; 11]),
        list(b"movi", &movi),
        chunk(b"idx1", &[0; 16]),
    ]
    .concat();
    chunk(b"RIFF", &content)
}

fn three() -> Vec<Vec<u8>> {
    (1..=3).map(numbered).collect()
}

#[test]
fn an_avi_of_jpegs_is_read_at_its_rate() {
    let files = Files::new();
    let whole = avi(b"MJPG", &three());
    shows(&files.with("a.avi", &whole), &[(1, 0), (2, 50), (3, 100)]);
    // A recording that was broken off has no lengths of lists.
    let mut open_ended = whole.clone();
    let movi = whole.windows(4).position(|four| four == b"movi").unwrap();
    open_ended[movi - 4..movi].fill(0);
    open_ended[4..8].fill(0);
    shows(
        &files.with("b.avi", &open_ended),
        &[(1, 0), (2, 50), (3, 100)],
    );
    let cut = frames(&files.with("c.avi", &open_ended[..open_ended.len() - 200]));
    assert_eq!(cut[..2], [Ok((1, 0)), Ok((2, 50))]);
    assert!(cut.last().unwrap().is_err(), "{cut:?}");
    damaged(&files, "d.avi", &whole);
}

#[test]
fn an_avi_of_something_else_is_named_with_the_line_that_converts_it() {
    let files = Files::new();
    let path = files.with("it's h264.avi", avi(b"H264", &three()));
    refuses(
        &path,
        &[
            "H264",
            "ffmpeg -i '",
            "-c:v mjpeg",
            "it'\\''s h264.rollcall.avi'",
        ],
    );
    refuses(
        &files.with("none.avi", chunk(b"RIFF", b"AVI ")),
        &["no film"],
    );
    let mp4 = [b"\0\0\0\x18ftypmp42".as_slice(), &[0; 40]].concat();
    refuses(
        &files.with("phone.mp4", mp4),
        &["ffmpeg -i", "phone.rollcall.avi"],
    );
    refuses(
        &files.with("phone.mov", b"\0\0\0\x08mdat\0\0\0\0"),
        &["ffmpeg -i"],
    );
    refuses(
        &files.with("phone.mkv", [0x1a, 0x45, 0xdf, 0xa3, 1]),
        &["ffmpeg -i"],
    );
    refuses(
        &files.with("note.txt", "hello"),
        &["no clip folder and no recording"],
    );
    refuses(&files.with("nothing.avi", ""), &["it is empty"]);
    refuses(
        &files.with("one.png", b"\x89PNG\r\n\x1a\n"),
        &["one picture"],
    );
}

#[test]
fn one_jpeg_behind_another_is_read() {
    let files = Files::new();
    let whole = three().concat();
    shows(&files.with("a.mjpeg", &whole), &[(1, 0), (2, 33), (3, 67)]);
    let cut = frames(&files.with("b.mjpg", &whole[..whole.len() - 20]));
    assert_eq!(cut.len(), 3);
    assert!(
        cut[2].as_ref().is_err_and(|why| why.contains("cut off")),
        "{cut:?}"
    );
    damaged(&files, "c.mjpeg", &whole);
}

#[test]
fn a_gif_moves_by_its_delays() {
    let files = Files::new();
    let mut whole = Vec::new();
    let mut encoder = GifEncoder::new(&mut whole);
    for number in 1..=3 {
        let picture = image::load_from_memory(&numbered(number))
            .unwrap()
            .into_rgba8();
        let delay = Delay::from_numer_denom_ms(40 * number as u32, 1);
        encoder
            .encode_frame(image::Frame::from_parts(picture, 0, 0, delay))
            .unwrap();
    }
    drop(encoder);
    shows(&files.with("a.gif", &whole), &[(1, 0), (2, 40), (3, 120)]);
    damaged(&files, "b.gif", &whole);
}

#[test]
fn a_y4m_is_read_in_every_8_bit_form() {
    use y4m::Colorspace;
    let files = Files::new();
    let forms = [
        (Colorspace::Cmono, (0, 0)),
        (Colorspace::C420jpeg, (2, 2)),
        (Colorspace::C422, (2, 1)),
        (Colorspace::C444, (1, 1)),
    ];
    for (form, (across, down)) in forms {
        // An odd size, where planes of colour are rounded up.
        let (width, height) = (47_usize, 31_usize);
        let chroma = match across {
            0 => Vec::new(),
            _ => vec![128; width.div_ceil(across) * height.div_ceil(down)],
        };
        let mut whole = Vec::new();
        let mut encoder = y4m::encode(width, height, y4m::Ratio::new(25, 1))
            .with_colorspace(form)
            .write_header(&mut whole)
            .unwrap();
        for number in 1..=3_usize {
            // Of limited range: 16 is black and 235 white.
            let bright = 16.0 + (20.0 + 24.0 * number as f64) * 219.0 / 255.0;
            let luma = vec![bright as u8; width * height];
            encoder
                .write_frame(&y4m::Frame::new([&luma, &chroma, &chroma], None))
                .unwrap();
        }
        shows(&files.with("a.y4m", &whole), &[(1, 0), (2, 40), (3, 80)]);
        damaged(&files, "b.y4m", &whole);
    }
    let huge = "YUV4MPEG2 W99999999999 H99999999999 F25:1 C420\nFRAME\n";
    refuses(&files.with("c.y4m", huge), &["width and height"]);
    let deep = "YUV4MPEG2 W4 H4 F25:1 C420p10\nFRAME\n";
    refuses(
        &files.with("d.y4m", deep),
        &["more than 8 bits", "ffmpeg -i"],
    );
}

#[test]
fn a_folder_of_pictures_is_read_by_their_names() {
    let files = Files::new();
    for number in [1, 2, 9, 10] {
        files.with(&format!("p/shot {number}.jpg"), numbered(number));
    }
    let png = RgbImage::from_pixel(48, 32, image::Rgb([20 + 24 * 3; 3]));
    png.save(files.0.path().join("p/shot 3.PNG")).unwrap();
    files.with("p/notes.txt", "no picture");
    let folder = files.0.path().join("p");
    shows(&folder, &[(1, 0), (2, 33), (3, 67), (9, 100), (0, 133)]);
    files.with("p/shot 4.png", "broken");
    files.with("p/shot 5.jpg", &numbered(5)[..200]);
    fs::create_dir(folder.join("shot 6.jpg")).unwrap();
    let small = RgbImage::new(8, 8);
    small.save(folder.join("shot 7.png")).unwrap();
    let seen = frames(&folder);
    let wrong: Vec<&str> = seen
        .iter()
        .filter_map(|one| one.as_ref().err().map(String::as_str))
        .collect();
    assert_eq!(wrong.len(), 4, "{seen:?}");
    for (why, words) in wrong.iter().zip([
        "shot 4.png",
        "cut off",
        "shot 6.jpg",
        "8 x 8 and not 48 x 32",
    ]) {
        assert!(why.contains(words), "{why}");
    }
    let empty = files.0.path().join("empty");
    fs::create_dir(&empty).unwrap();
    refuses(&empty, &["neither a clip", "nor pictures"]);
}

#[test]
fn a_file_with_no_picture_that_can_be_read_is_refused() {
    let files = Files::new();
    let path = files.with("a.avi", avi(b"MJPG", &[b"x".to_vec(), b"y".to_vec()]));
    refuses(&path, &["no picture"]);
    let file = File::open(path).unwrap();
    assert!(file.metadata().unwrap().len() > 0);
}
