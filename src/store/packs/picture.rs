//! What the first bytes of a picture say: which sort it is, and how large.

use std::fs::File;
use std::io::{self, Cursor, Read as _};
use std::path::Path;

use image::{DynamicImage, ImageDecoder as _, ImageReader, Limits};

/// A photograph of a card is far smaller; larger ones would fill the memory when many cards are looked through.
pub const LARGEST_PICTURE_BYTES: u64 = 8 << 20;
/// A small file can hold a huge picture, which would fill the memory when it is opened.
const LONGEST_SIDE_PX: u32 = 8_000;
/// The size of a picture stands within these, also behind the notes that a camera writes into it.
const HEAD_BYTES: u64 = 256 << 10;

/// A sort of picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sort {
    Png,
    Jpeg,
    Webp,
}

impl Sort {
    fn of(bytes: &[u8]) -> Option<Self> {
        match bytes {
            [0x89, b'P', b'N', b'G', 0x0d, 0x0a, 0x1a, 0x0a, ..] => Some(Self::Png),
            [0xff, 0xd8, 0xff, ..] => Some(Self::Jpeg),
            [
                b'R',
                b'I',
                b'F',
                b'F',
                _,
                _,
                _,
                _,
                b'W',
                b'E',
                b'B',
                b'P',
                ..,
            ] => Some(Self::Webp),
            _ => None,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Png => "PNG",
            Self::Jpeg => "JPEG",
            Self::Webp => "WebP",
        }
    }

    fn ends(self) -> &'static [&'static str] {
        match self {
            Self::Png => &["png"],
            Self::Jpeg => &["jpg", "jpeg"],
            Self::Webp => &["webp"],
        }
    }
}

/// The first bytes of a picture.
pub(super) fn head_of(path: &Path) -> io::Result<Vec<u8>> {
    let mut head = Vec::new();
    File::open(path)?.take(HEAD_BYTES).read_to_end(&mut head)?;
    Ok(head)
}

/// Checks that the bytes are a picture of the sort that its name says, and not too large.
pub(super) fn check(name: &str, bytes: &[u8]) -> Result<(), String> {
    let Some(sort) = Sort::of(bytes) else {
        return Err(
            "this is no PNG, JPEG or WebP, whatever its name says; save it as one of these"
                .to_owned(),
        );
    };
    let end = name
        .rsplit_once('.')
        .map_or("", |(_, end)| end)
        .to_ascii_lowercase();
    if !sort.ends().contains(&end.as_str()) {
        let right = sort.ends().first().copied().unwrap_or("");
        return Err(format!(
            "the picture is a {}; let its name end in .{right}",
            sort.name()
        ));
    }
    let Some([width, height]) = size_of(sort, bytes) else {
        return Err("the picture is damaged; save it again".to_owned());
    };
    if width.max(height) > LONGEST_SIDE_PX {
        return Err(format!(
            "the picture is {width} x {height} dots; make it at most {LONGEST_SIDE_PX} on its longer side"
        ));
    }
    if width.min(height) == 0 {
        return Err("the picture is empty; save it again".to_owned());
    }
    Ok(())
}

/// A picture as it was held, no longer than this on a side; none when it cannot be opened, or has more dots than any camera has.
pub fn opened_small(bytes: &[u8], longest_px: u32) -> Option<DynamicImage> {
    let mut reader = ImageReader::new(Cursor::new(bytes))
        .with_guessed_format()
        .ok()?;
    let mut limits = Limits::default();
    limits.max_image_width = Some(LONGEST_SIDE_PX);
    limits.max_image_height = Some(LONGEST_SIDE_PX);
    reader.limits(limits);
    let mut decoder = reader.into_decoder().ok()?;
    // A telephone writes down how it was held.
    let orientation = decoder.orientation().ok();
    let mut picture = DynamicImage::from_decoder(decoder).ok()?;
    if let Some(orientation) = orientation {
        picture.apply_orientation(orientation);
    }
    let is_small = picture.width().max(picture.height()) <= longest_px;
    Some(if is_small {
        picture
    } else {
        picture.thumbnail(longest_px, longest_px)
    })
}

/// Width and height.
fn size_of(sort: Sort, bytes: &[u8]) -> Option<[u32; 2]> {
    match sort {
        Sort::Png => {
            (bytes.get(12..16)? == b"IHDR").then_some(())?;
            Some([big(bytes.get(16..20)?), big(bytes.get(20..24)?)])
        }
        Sort::Jpeg => jpeg_size(bytes),
        Sort::Webp => webp_size(bytes),
    }
}

/// The size stands in the first frame head; before it lie segments of which only the length matters.
fn jpeg_size(bytes: &[u8]) -> Option<[u32; 2]> {
    let mut at = 2;
    loop {
        // Any number of filling bytes may stand before a mark.
        if *bytes.get(at)? != 0xff {
            return None;
        }
        let mark = *bytes.get(at + 1)?;
        match mark {
            0xff => at += 1,
            0x01 | 0xd0..=0xd8 => at += 2,
            0xc0..=0xcf if !matches!(mark, 0xc4 | 0xc8 | 0xcc) => {
                let height = big(bytes.get(at + 5..at + 7)?);
                let width = big(bytes.get(at + 7..at + 9)?);
                return Some([width, height]);
            }
            // The end, or the picture itself without a frame before it.
            0xd9 | 0xda => return None,
            _ => {
                let length = usize::try_from(big(bytes.get(at + 2..at + 4)?)).ok()?;
                at += 2 + length.max(2);
            }
        }
    }
}

fn webp_size(bytes: &[u8]) -> Option<[u32; 2]> {
    match bytes.get(12..16)? {
        b"VP8 " => {
            let side = |at: usize| Some(little(bytes.get(at..at + 2)?) & 0x3fff);
            Some([side(26)?, side(28)?])
        }
        b"VP8L" => {
            let packed = little(bytes.get(21..25)?);
            Some([(packed & 0x3fff) + 1, (packed >> 14 & 0x3fff) + 1])
        }
        b"VP8X" => Some([
            little(bytes.get(24..27)?) + 1,
            little(bytes.get(27..30)?) + 1,
        ]),
        _ => None,
    }
}

fn big(bytes: &[u8]) -> u32 {
    bytes
        .iter()
        .fold(0, |number, byte| number << 8 | u32::from(*byte))
}

fn little(bytes: &[u8]) -> u32 {
    bytes
        .iter()
        .rev()
        .fold(0, |number, byte| number << 8 | u32::from(*byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A JPEG twice as wide as high, red on the left, with the note that it was held so (EXIF orientation, tag 0x0112).
    fn held(orientation: u8) -> Vec<u8> {
        let picture = image::RgbImage::from_fn(64, 32, |x, _| {
            image::Rgb(if x < 32 { [220, 20, 20] } else { [20, 20, 220] })
        });
        let mut jpeg = Vec::new();
        image::codecs::jpeg::JpegEncoder::new(&mut jpeg)
            .encode_image(&picture)
            .expect("it can be coded");
        let mut note = b"Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0".to_vec();
        note.extend([orientation, 0, 0, 0, 0, 0, 0]);
        let length = (note.len() + 2) as u16;
        let mut bytes = vec![0xff, 0xd8, 0xff, 0xe1];
        bytes.extend(length.to_be_bytes());
        bytes.extend(note);
        bytes.extend(&jpeg[2..]);
        bytes
    }

    #[test]
    fn a_photo_stands_as_it_was_held_and_is_made_small() {
        let as_it_is = opened_small(&held(1), 1_000).expect("a picture");
        assert_eq!((as_it_is.width(), as_it_is.height()), (64, 32));
        // 6: turned by a quarter to the right, what was left is above.
        let turned = opened_small(&held(6), 1_000).expect("a picture").to_rgb8();
        assert_eq!(turned.dimensions(), (32, 64));
        assert!(turned[(16, 8)][0] > 150 && turned[(16, 56)][2] > 150);
        let small = opened_small(&held(6), 16).expect("a picture");
        assert_eq!((small.width(), small.height()), (8, 16));
        assert!(opened_small(&held(6)[..60], 16).is_none());
    }
}
