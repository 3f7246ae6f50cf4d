//! Raw camera pixels to RGB.

use image::RgbImage;

use super::mode::Packing;
use crate::camera::decode::{self, Damage, yuv_to_rgb as rgb};

/// Decodes one frame; `stride` is the length of a row in bytes where the driver pads rows, else 0.
///
/// # Errors
/// When it is damaged or its length does not fit its size.
pub fn to_rgb(
    bytes: &[u8],
    packing: Packing,
    (width, height): (u32, u32),
    stride: usize,
) -> Result<RgbImage, Damage> {
    if packing == Packing::Mjpeg {
        return decode::jpeg(bytes).map(|decoded| decoded.picture);
    }
    let (w, h) = (width as usize, height as usize);
    let row_bytes = match packing {
        Packing::Yuyv | Packing::Uyvy => w.div_ceil(2) * 4,
        Packing::Rgb | Packing::Bgr => w * 3,
        _ => w,
    };
    let stride = stride.max(row_bytes);
    let chroma_bytes = w.div_ceil(2) * 2;
    // The last row need not be padded.
    let wanted = match packing {
        Packing::Nv12 => stride * h + stride * (h.div_ceil(2).max(1) - 1) + chroma_bytes,
        _ => stride * (h.max(1) - 1) + row_bytes,
    };
    if w == 0 || h == 0 || bytes.len() < wanted {
        return Err(Damage::Length {
            got: bytes.len(),
            wanted,
        });
    }
    let mut out = Vec::with_capacity(w * h * 3);
    for y in 0..h {
        let row = &bytes[y * stride..][..row_bytes];
        match packing {
            Packing::Yuyv => pairs(&mut out, row, w, [0, 2, 1, 3]),
            Packing::Uyvy => pairs(&mut out, row, w, [1, 3, 0, 2]),
            Packing::Rgb => out.extend_from_slice(row),
            Packing::Bgr => {
                out.extend(row.chunks_exact(3).flat_map(|p| [p[2], p[1], p[0]]));
            }
            Packing::Grey | Packing::Mjpeg => out.extend(row.iter().flat_map(|luma| [*luma; 3])),
            Packing::Nv12 => {
                let chroma = &bytes[stride * h + (y / 2) * stride..][..chroma_bytes];
                for (x, luma) in row.iter().enumerate() {
                    let at = x / 2 * 2;
                    out.extend(rgb(*luma, chroma[at], chroma[at + 1]));
                }
            }
        }
    }
    RgbImage::from_raw(width, height, out).ok_or(Damage::Length {
        got: bytes.len(),
        wanted,
    })
}

/// Two pixels in four bytes; `places` of first luma, second luma, U, V.
fn pairs(out: &mut Vec<u8>, row: &[u8], width: usize, places: [usize; 4]) {
    let [first, second, u, v] = places;
    for (at, pair) in row.chunks_exact(4).enumerate() {
        out.extend(rgb(pair[first], pair[u], pair[v]));
        if at * 2 + 1 < width {
            out.extend(rgb(pair[second], pair[u], pair[v]));
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    /// Red in BT.601: Y 81, U 90, V 240.
    #[track_caller]
    fn is_red(picture: &RgbImage, size: (u32, u32)) {
        assert_eq!(picture.dimensions(), size);
        for pixel in picture.pixels() {
            let [r, g, b] = pixel.0;
            assert!(r > 250 && g < 5 && b < 5, "{:?}", pixel.0);
        }
    }

    #[test]
    fn every_packing_gives_the_same_red() {
        let yuyv = [81, 90, 81, 240].repeat(2 * 2);
        is_red(&to_rgb(&yuyv, Packing::Yuyv, (4, 2), 0).unwrap(), (4, 2));
        let uyvy = [90, 81, 240, 81].repeat(2 * 2);
        is_red(&to_rgb(&uyvy, Packing::Uyvy, (4, 2), 0).unwrap(), (4, 2));
        let nv12 = [[81_u8; 8].as_slice(), &[90, 240, 90, 240]].concat();
        is_red(&to_rgb(&nv12, Packing::Nv12, (4, 2), 0).unwrap(), (4, 2));
        let bgr = [0, 0, 255].repeat(8);
        is_red(&to_rgb(&bgr, Packing::Bgr, (4, 2), 0).unwrap(), (4, 2));
        let rgb = [255, 0, 0].repeat(8);
        is_red(&to_rgb(&rgb, Packing::Rgb, (4, 2), 0).unwrap(), (4, 2));
    }

    #[test]
    fn odd_widths_and_padded_rows_work() {
        let yuyv = [81, 90, 81, 240].repeat(2 * 3);
        is_red(&to_rgb(&yuyv, Packing::Yuyv, (3, 3), 0).unwrap(), (3, 3));
        let nv12 = [[81_u8; 9].as_slice(), &[90, 240].repeat(4)].concat();
        assert!(to_rgb(&nv12, Packing::Nv12, (3, 3), 0).is_ok());
        let padded = [10, 10, 99, 10, 10, 99, 10, 10];
        let grey = to_rgb(&padded, Packing::Grey, (2, 3), 3).unwrap();
        assert!(grey.pixels().all(|pixel| pixel.0 == [10; 3]));
    }

    #[test]
    fn too_few_bytes_are_damage() {
        for packing in [
            Packing::Yuyv,
            Packing::Uyvy,
            Packing::Nv12,
            Packing::Rgb,
            Packing::Bgr,
            Packing::Grey,
        ] {
            for length in [0, 1, 15] {
                let result = to_rgb(&vec![7; length], packing, (16, 16), 0);
                assert!(matches!(result, Err(Damage::Length { .. })), "{packing:?}");
            }
            assert!(to_rgb(&[], packing, (0, 0), 0).is_err());
        }
        assert_eq!(
            to_rgb(&[0; 9], Packing::Mjpeg, (4, 4), 0).unwrap_err(),
            Damage::Zeros
        );
    }
}
