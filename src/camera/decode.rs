//! Bytes of a camera or a clip into pictures; what is damaged is named, never guessed at.
//!
//! Decoders fill the missing part of a cut frame with grey and say nothing; a judge would see the lower half of the
//! table change. So the end of the frame is looked for first, and the decoder runs in its strict mode.

use std::borrow::Cow;

use image::RgbImage;
use thiserror::Error;
use zune_core::{bytestream::ZCursor, colorspace::ColorSpace, options::DecoderOptions};
use zune_jpeg::JpegDecoder;

/// Width and height beyond this are taken for damage, in pixels.
pub const LARGEST_SIDE_PX: u32 = 16_384;

/// Why a frame gives no picture.
#[derive(Debug, Error, PartialEq, Eq)]
pub enum Damage {
    /// Not a byte.
    #[error("it is empty")]
    Empty,
    /// A buffer that was never written to.
    #[error("it holds nothing but zeros")]
    Zeros,
    /// Something else altogether.
    #[error("it is not a JPEG")]
    NotAJpeg,
    /// The end is missing.
    #[error("it is cut off")]
    Cut,
    /// The decoder gave up.
    #[error("it cannot be decoded: {0}")]
    Undecodable(String),
    /// Raw pixels of another length than the mode promises.
    #[error("it has {got} bytes where {wanted} were promised")]
    Length {
        /// Bytes that came.
        got: usize,
        /// Bytes that the mode needs.
        wanted: usize,
    },
}

/// A decoded JPEG.
#[derive(Debug)]
pub struct Decoded {
    /// The pixels, 8-bit sRGB.
    pub picture: RgbImage,
    /// True when its Huffman tables were missing and the standard ones were put in.
    pub tables_added: bool,
}

/// The frame alone, as any program can read it: what lies behind its end is cut off, and missing Huffman tables are put
/// in, which is told. Its pixels are as they came.
///
/// # Errors
/// What is wrong with its parts; whether it can be decoded is not looked at.
pub fn mended(bytes: &[u8]) -> Result<(Cow<'_, [u8]>, bool), Damage> {
    let parts = Parts::of(bytes)?;
    let whole = &bytes[..parts.end];
    if parts.has_huffman_tables {
        return Ok((Cow::Borrowed(whole), false));
    }
    let mut repaired = Vec::with_capacity(whole.len() + STANDARD_HUFFMAN_TABLES.len());
    repaired.extend_from_slice(&whole[..parts.scan]);
    repaired.extend_from_slice(&STANDARD_HUFFMAN_TABLES);
    repaired.extend_from_slice(&whole[parts.scan..]);
    Ok((Cow::Owned(repaired), true))
}

/// Decodes one JPEG, which may lack its Huffman tables (many webcams leave them out) or have old data behind it.
///
/// # Errors
/// What is wrong with it; a cut frame is an error even where most of it could be shown.
pub fn jpeg(bytes: &[u8]) -> Result<Decoded, Damage> {
    let (bytes, tables_added) = mended(bytes)?;
    let options = DecoderOptions::default()
        .jpeg_set_out_colorspace(ColorSpace::RGB)
        .set_max_width(LARGEST_SIDE_PX as usize)
        .set_max_height(LARGEST_SIDE_PX as usize)
        .set_strict_mode(true);
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(bytes.as_ref()), options);
    let undecodable = |error: zune_jpeg::errors::DecodeErrors| {
        Damage::Undecodable(error.to_string().trim_matches('"').to_owned())
    };
    let pixels = decoder.decode().map_err(undecodable)?;
    let (width, height) = decoder.dimensions().unwrap_or_default();
    RgbImage::from_raw(width as u32, height as u32, pixels)
        .filter(|picture| picture.width() > 0 && picture.height() > 0)
        .map(|picture| Decoded {
            picture,
            tables_added,
        })
        .ok_or_else(|| Damage::Undecodable(format!("{width} x {height} pixels are not there")))
}

/// One pixel in BT.601 of limited range, which raw pixels mostly are; in 1/256.
pub(super) fn yuv_to_rgb(luma: u8, u: u8, v: u8) -> [u8; 3] {
    let c = 298 * (i32::from(luma) - 16) + 128;
    let (d, e) = (i32::from(u) - 128, i32::from(v) - 128);
    let byte = |value: i32| (value >> 8).clamp(0, 255) as u8;
    [
        byte(c + 409 * e),
        byte(c - 100 * d - 208 * e),
        byte(c + 516 * d),
    ]
}

/// Where the parts of a JPEG lie in its bytes.
struct Parts {
    /// The first start-of-scan marker.
    scan: usize,
    /// One past the end-of-image marker.
    end: usize,
    has_huffman_tables: bool,
}

impl Parts {
    fn of(bytes: &[u8]) -> Result<Self, Damage> {
        if bytes.is_empty() {
            return Err(Damage::Empty);
        }
        if !bytes.starts_with(&[0xff, 0xd8, 0xff]) {
            let zeros = bytes.iter().all(|byte| *byte == 0);
            return Err(if zeros {
                Damage::Zeros
            } else {
                Damage::NotAJpeg
            });
        }
        let mut has_huffman_tables = false;
        let mut first_scan = None;
        let mut at = 2;
        // Headers, one marker after another, until the end of the picture.
        loop {
            if *bytes.get(at).ok_or(Damage::Cut)? != 0xff {
                return Err(Damage::NotAJpeg);
            }
            let marker = *bytes.get(at + 1).ok_or(Damage::Cut)?;
            match marker {
                0xff => {
                    at += 1;
                    continue;
                }
                0xd9 => {
                    let scan = first_scan.ok_or(Damage::NotAJpeg)?;
                    return Ok(Self {
                        scan,
                        end: at + 2,
                        has_huffman_tables,
                    });
                }
                // Another frame begins where this one's end should be.
                0xd8 => return Err(Damage::Cut),
                0xc4 => has_huffman_tables = true,
                _ => {}
            }
            let [high, low] = [bytes.get(at + 2), bytes.get(at + 3)];
            let (Some(high), Some(low)) = (high, low) else {
                return Err(Damage::Cut);
            };
            let length = usize::from(u16::from_be_bytes([*high, *low]));
            if marker == 0xda {
                first_scan.get_or_insert(at);
                at = Self::end_of_scan(bytes, at + 2 + length).ok_or(Damage::Cut)?;
            } else {
                at += 2 + length;
            }
        }
    }

    /// The marker after the entropy-coded bytes that begin at `from`: in them 0xff is followed by 0 or a restart mark.
    fn end_of_scan(bytes: &[u8], from: usize) -> Option<usize> {
        let scan = bytes.get(from..)?;
        let ends_at = scan
            .windows(2)
            .position(|pair| pair[0] == 0xff && !matches!(pair[1], 0 | 0xd0..=0xd7 | 0xff))?;
        Some(from + ends_at)
    }
}

/// The four tables of annex K.3 of the JPEG standard as one DHT segment: what a frame without tables means.
#[rustfmt::skip]
const STANDARD_HUFFMAN_TABLES: [u8; 420] = [
    255, 196, 1, 162, 0, 0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2,
    3, 4, 5, 6, 7, 8, 9, 10, 11, 16, 0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0,
    1, 125, 1, 2, 3, 0, 4, 17, 5, 18, 33, 49, 65, 6, 19, 81, 97, 7, 34, 113, 20, 50, 129, 145,
    161, 8, 35, 66, 177, 193, 21, 82, 209, 240, 36, 51, 98, 114, 130, 9, 10, 22, 23, 24, 25, 26, 37, 38,
    39, 40, 41, 42, 52, 53, 54, 55, 56, 57, 58, 67, 68, 69, 70, 71, 72, 73, 74, 83, 84, 85, 86, 87,
    88, 89, 90, 99, 100, 101, 102, 103, 104, 105, 106, 115, 116, 117, 118, 119, 120, 121, 122, 131, 132, 133, 134, 135,
    136, 137, 138, 146, 147, 148, 149, 150, 151, 152, 153, 154, 162, 163, 164, 165, 166, 167, 168, 169, 170, 178, 179, 180,
    181, 182, 183, 184, 185, 186, 194, 195, 196, 197, 198, 199, 200, 201, 202, 210, 211, 212, 213, 214, 215, 216, 217, 218,
    225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 1, 0, 3, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    11, 17, 0, 2, 1, 2, 4, 4, 3, 4, 7, 5, 4, 4, 0, 1, 2, 119, 0, 1, 2, 3, 17, 4,
    5, 33, 49, 6, 18, 65, 81, 7, 97, 113, 19, 34, 50, 129, 8, 20, 66, 145, 161, 177, 193, 9, 35, 51,
    82, 240, 21, 98, 114, 209, 10, 22, 36, 52, 225, 37, 241, 23, 24, 25, 26, 38, 39, 40, 41, 42, 53, 54,
    55, 56, 57, 58, 67, 68, 69, 70, 71, 72, 73, 74, 83, 84, 85, 86, 87, 88, 89, 90, 99, 100, 101, 102,
    103, 104, 105, 106, 115, 116, 117, 118, 119, 120, 121, 122, 130, 131, 132, 133, 134, 135, 136, 137, 138, 146, 147, 148,
    149, 150, 151, 152, 153, 154, 162, 163, 164, 165, 166, 167, 168, 169, 170, 178, 179, 180, 181, 182, 183, 184, 185, 186,
    194, 195, 196, 197, 198, 199, 200, 201, 202, 210, 211, 212, 213, 214, 215, 216, 217, 218, 226, 227, 228, 229, 230, 231,
    232, 233, 234, 242, 243, 244, 245, 246, 247, 248, 249, 250,
];

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    fn encoded(width: u32, height: u32) -> Vec<u8> {
        let picture = RgbImage::from_fn(width, height, |x, y| {
            image::Rgb([(x * 5) as u8, (y * 7) as u8, ((x ^ y) * 3) as u8])
        });
        let mut bytes = Vec::new();
        image::codecs::jpeg::JpegEncoder::new_with_quality(&mut bytes, 90)
            .encode_image(&picture)
            .unwrap();
        bytes
    }

    fn without_tables(bytes: &[u8]) -> Vec<u8> {
        let mut out = bytes[..2].to_vec();
        let mut at = 2;
        while bytes[at + 1] != 0xda {
            let length = usize::from(u16::from_be_bytes([bytes[at + 2], bytes[at + 3]])) + 2;
            if bytes[at + 1] != 0xc4 {
                out.extend_from_slice(&bytes[at..at + length]);
            }
            at += length;
        }
        out.extend_from_slice(&bytes[at..]);
        out
    }

    #[test]
    fn a_whole_frame_has_its_size_and_colours() {
        let decoded = jpeg(&encoded(40, 24)).unwrap();
        assert_eq!(decoded.picture.dimensions(), (40, 24));
        assert!(!decoded.tables_added);
        let [red, green, _] = decoded.picture.get_pixel(30, 10).0;
        assert!(red.abs_diff(150) < 25 && green.abs_diff(70) < 25);
    }

    #[test]
    fn missing_huffman_tables_are_put_in() {
        let whole = encoded(64, 48);
        let decoded = jpeg(&without_tables(&whole)).unwrap();
        assert!(decoded.tables_added);
        assert_eq!(decoded.picture, jpeg(&whole).unwrap().picture);
    }

    #[test]
    fn old_data_behind_the_frame_does_no_harm() {
        let whole = encoded(64, 48);
        let mut long = whole.clone();
        long.extend_from_slice(&whole[whole.len() / 2..]);
        long.extend_from_slice(&[0; 100]);
        assert_eq!(jpeg(&long).unwrap().picture, jpeg(&whole).unwrap().picture);
    }

    /// Webcams are known to leave a few bytes between the last pixel and the end marker.
    #[test]
    fn spare_bytes_before_the_end_do_no_harm() {
        let whole = encoded(64, 48);
        for spare in [
            [0x00, 0x00].as_slice(),
            &[0x5a; 7],
            &[0xff, 0x00, 0x12],
            &[0xff],
        ] {
            let mut longer = whole[..whole.len() - 2].to_vec();
            longer.extend_from_slice(spare);
            longer.extend_from_slice(&[0xff, 0xd9]);
            let decoded = jpeg(&longer).unwrap();
            assert_eq!(decoded.picture, jpeg(&whole).unwrap().picture, "{spare:?}");
        }
    }

    #[test]
    fn a_frame_cut_anywhere_is_damaged() {
        let whole = encoded(64, 48);
        for length in 3..whole.len() - 1 {
            assert!(jpeg(&whole[..length]).is_err(), "cut at {length}");
        }
        assert_eq!(jpeg(&whole[..whole.len() / 2]).unwrap_err(), Damage::Cut);
        // Cut, with an older whole frame behind it.
        let mut two = whole[..whole.len() / 2].to_vec();
        two.extend_from_slice(&whole);
        assert_eq!(jpeg(&two).unwrap_err(), Damage::Cut);
    }

    #[test]
    fn what_is_no_jpeg_is_named() {
        assert_eq!(jpeg(&[]).unwrap_err(), Damage::Empty);
        assert_eq!(jpeg(&[0; 500]).unwrap_err(), Damage::Zeros);
        assert_eq!(jpeg(b"GIF89a").unwrap_err(), Damage::NotAJpeg);
        assert!(jpeg(&[0xff, 0xd8, 0xff, 0xd9]).is_err());
    }

    #[test]
    fn changed_bytes_never_panic() {
        let whole = encoded(64, 48);
        for at in 2..whole.len() {
            for value in [0, 0x7f, 0xff] {
                let mut changed = whole.clone();
                changed[at] = value;
                if let Ok(decoded) = jpeg(&changed) {
                    assert!(decoded.picture.width() > 0);
                }
            }
        }
    }
}
