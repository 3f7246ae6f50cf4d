//! JPEG pictures out of a stream of bytes, whatever stands between them.
//!
//! Phones put boundaries, headers and lengths between their pictures, each in its own way and many of them wrong. A JPEG
//! says itself where it ends: its segments have lengths, and in its pixels the end mark cannot occur. So nothing else is
//! believed, and a picture is handed over with its last byte, not with the first of the next.

/// A picture of more bytes is none.
pub const LARGEST_PICTURE_BYTES: usize = 16 << 20;

/// What a stream is made of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Piece {
    /// A picture from its first mark to its last.
    Whole(Vec<u8>),
    /// Something that began as a picture and did not go on as one.
    Broken(Vec<u8>),
}

/// Takes bytes as they come and gives pictures.
///
/// ```
/// use rollcall::camera::phone::split::{Piece, Splitter};
///
/// let jpeg = [0xff, 0xd8, 0xff, 0xda, 0, 2, 7, 7, 0xff, 0xd9];
/// let mut splitter = Splitter::default();
/// splitter.push(b"--frame\r\nContent-Type: image/jpeg\r\n\r\n");
/// splitter.push(&jpeg);
/// assert_eq!(splitter.next_piece(), Some(Piece::Whole(jpeg.to_vec())));
/// assert_eq!(splitter.next_piece(), None);
/// ```
#[derive(Debug, Default)]
pub struct Splitter {
    buffer: Vec<u8>,
    /// How far the present picture was read; none between two pictures.
    walk: Option<Walk>,
    /// Bytes since the last picture that belong to none.
    strange_bytes: usize,
}

impl Splitter {
    /// Takes the next bytes.
    pub fn push(&mut self, bytes: &[u8]) {
        self.buffer.extend_from_slice(bytes);
    }

    /// The next picture, if its last byte is there.
    pub fn next_piece(&mut self) -> Option<Piece> {
        loop {
            let Some(walk) = &mut self.walk else {
                if !self.find_begin() {
                    return None;
                }
                self.walk = Some(Walk::default());
                continue;
            };
            let (end, is_whole) = match walk.go_on(&self.buffer) {
                Step::More if self.buffer.len() > LARGEST_PICTURE_BYTES => {
                    (self.buffer.len(), false)
                }
                Step::More => return None,
                Step::End(end) => (end, true),
                Step::Broken(at) => (at, false),
            };
            self.walk = None;
            let end = if is_whole { end } else { self.next_begin(end) };
            let rest = self.buffer.split_off(end);
            let picture = std::mem::replace(&mut self.buffer, rest);
            if is_whole {
                self.strange_bytes = 0;
                return Some(Piece::Whole(picture));
            }
            self.strange_bytes = self.strange_bytes.saturating_add(picture.len());
            return Some(Piece::Broken(picture));
        }
    }

    /// What is left of a picture when nothing more will come.
    pub fn rest(&mut self) -> Option<Piece> {
        self.walk.take()?;
        Some(Piece::Broken(std::mem::take(&mut self.buffer)))
    }

    /// Bytes since the last whole picture that belong to none: a web page makes many.
    pub fn strange_bytes(&self) -> usize {
        self.strange_bytes
    }

    /// Where a broken picture may be taken to end: where another begins behind a header, which a wrong length had
    /// swallowed, else where it broke. A small picture inside a large one's header stands behind none.
    fn next_begin(&self, broke_at: usize) -> usize {
        let swallowed = self.buffer.get(3..broke_at).unwrap_or_default();
        let begin = swallowed
            .windows(4)
            .position(|four| four == [b'\n', 0xff, 0xd8, 0xff]);
        begin.map_or(broke_at, |begin| 3 + begin + 1)
    }

    /// Lets go of everything before the next picture; false when none has begun.
    fn find_begin(&mut self) -> bool {
        const BEGIN: [u8; 3] = [0xff, 0xd8, 0xff];
        let begin = self.buffer.windows(3).position(|three| three == BEGIN);
        // Its first two bytes may be there and its third not yet.
        let gone = begin.unwrap_or_else(|| self.buffer.len().saturating_sub(2));
        self.buffer.drain(..gone);
        self.strange_bytes = self.strange_bytes.saturating_add(gone);
        begin.is_some()
    }
}

/// How far a picture was read, mark by mark.
#[derive(Debug)]
struct Walk {
    at: usize,
    is_in_pixels: bool,
    had_pixels: bool,
}

impl Default for Walk {
    fn default() -> Self {
        Self {
            // Behind the mark of its begin.
            at: 2,
            is_in_pixels: false,
            had_pixels: false,
        }
    }
}

enum Step {
    /// More bytes are needed.
    More,
    /// It ends before this byte.
    End(usize),
    /// It is none from this byte on.
    Broken(usize),
}

impl Walk {
    fn go_on(&mut self, bytes: &[u8]) -> Step {
        loop {
            if self.is_in_pixels {
                let Some(pixels) = bytes.get(self.at..) else {
                    return Step::More;
                };
                // Among pixels 0xff is followed by 0 or a restart mark.
                let is_mark =
                    |pair: &[u8]| pair[0] == 0xff && !matches!(pair[1], 0 | 0xd0..=0xd7 | 0xff);
                match pixels.windows(2).position(is_mark) {
                    Some(mark) => {
                        self.at += mark;
                        self.is_in_pixels = false;
                    }
                    None => {
                        self.at = bytes.len().saturating_sub(1).max(self.at);
                        return Step::More;
                    }
                }
            }
            let (Some(first), Some(mark)) = (bytes.get(self.at), bytes.get(self.at + 1)) else {
                return Step::More;
            };
            if *first != 0xff {
                return Step::Broken(self.at);
            }
            match mark {
                0xff => {
                    self.at += 1;
                    continue;
                }
                0xd9 if self.had_pixels => return Step::End(self.at + 2),
                0xd9 => return Step::Broken(self.at + 2),
                // Another picture begins before this one has ended.
                0xd8 => return Step::Broken(self.at),
                0x00 => return Step::Broken(self.at + 1),
                0x01 | 0xd0..=0xd7 => {
                    self.at += 2;
                    continue;
                }
                _ => {}
            }
            let (Some(high), Some(low)) = (bytes.get(self.at + 2), bytes.get(self.at + 3)) else {
                return Step::More;
            };
            let length = usize::from(u16::from_be_bytes([*high, *low]));
            if length < 2 {
                return Step::Broken(self.at + 2);
            }
            self.is_in_pixels = *mark == 0xda;
            self.had_pixels |= self.is_in_pixels;
            self.at += 2 + length;
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use proptest::prelude::*;

    use super::*;

    /// A real picture, different for each number, with a small picture inside its header as cameras put there.
    fn jpeg(number: u8) -> Vec<u8> {
        let picture = image::RgbImage::from_fn(16, 8 + u32::from(number % 4), |x, y| {
            image::Rgb([number, (x * 9) as u8, (y * 31) as u8])
        });
        let mut plain = Vec::new();
        image::codecs::jpeg::JpegEncoder::new_with_quality(&mut plain, 90)
            .encode_image(&picture)
            .unwrap();
        let thumbnail = [0xff, 0xd8, 0xff, 0xda, 0, 2, 5, 0xff, 0xd9];
        let mut bytes = vec![0xff, 0xd8, 0xff, 0xe1, 0, thumbnail.len() as u8 + 2];
        bytes.extend_from_slice(&thumbnail);
        bytes.extend_from_slice(&plain[2..]);
        bytes
    }

    /// Everything that a phone may put before a picture.
    fn between(style: u8, length: usize) -> Vec<u8> {
        match style % 8 {
            0 => format!(
                "\r\n--frame\r\nContent-Type: image/jpeg\r\nContent-Length: {length}\r\n\r\n"
            ),
            1 => "\r\n--\"quoted boundary\"\r\ncontent-type:image/jpeg\r\n\r\n".to_owned(),
            2 => "frame\nContent-Type: image/jpeg\n\n".to_owned(),
            3 => format!("--frame\r\nContent-Length: {}\r\n\r\n", length / 2),
            4 => format!(
                "\r\n\r\n----frame\r\nContent-length: {}\r\n\r\n",
                length * 3
            ),
            5 => String::new(),
            6 => format!("--frame\r\nX-Long: {}\r\n\r\n", "y".repeat(3000)),
            _ => "--frame\r\nContent-Length: many\r\n\r\n".to_owned(),
        }
        .into_bytes()
    }

    fn pieces(stream: &[u8], cuts: &[usize]) -> Vec<Piece> {
        let mut splitter = Splitter::default();
        let mut pieces = Vec::new();
        let mut rest = stream;
        let mut cuts = cuts.iter().cycle();
        while !rest.is_empty() {
            let cut = cuts.next().map_or(1, |cut| *cut).clamp(1, rest.len());
            splitter.push(&rest[..cut]);
            rest = &rest[cut..];
            while let Some(piece) = splitter.next_piece() {
                pieces.push(piece);
            }
        }
        pieces.extend(splitter.rest());
        pieces
    }

    fn whole(pieces: Vec<Piece>) -> Vec<Vec<u8>> {
        let whole = pieces.into_iter().filter_map(|piece| match piece {
            Piece::Whole(picture) => Some(picture),
            Piece::Broken(_) => None,
        });
        whole.collect()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(128))]

        #[test]
        fn every_picture_comes_out_whatever_stands_between_and_however_it_is_cut(
            parts in proptest::collection::vec((any::<u8>(), any::<u8>()), 1..6),
            cuts in proptest::collection::vec(1_usize..700, 1..8),
        ) {
            let mut stream = Vec::new();
            let mut sent = Vec::new();
            for (number, style) in parts {
                let picture = jpeg(number);
                stream.extend(between(style, picture.len()));
                stream.extend_from_slice(&picture);
                sent.push(picture);
            }
            let out = pieces(&stream, &cuts);
            prop_assert_eq!(whole(out), sent);
        }

        #[test]
        fn whatever_comes_nothing_panics_and_a_good_picture_behind_it_is_found(
            noise in proptest::collection::vec(any::<u8>(), 0..400),
            cut in 1_usize..300,
            at in any::<prop::sample::Index>(),
            value in any::<u8>(),
        ) {
            let mut stream = jpeg(1);
            let at = at.index(stream.len());
            stream[at] = value;
            stream.extend_from_slice(&noise);
            // A broken length may swallow one segment, 64 kB, and what it then takes for pixels.
            for _ in 0..150 {
                stream.extend(jpeg(2));
            }
            let out = whole(pieces(&stream, &[cut]));
            prop_assert_eq!(out.last(), Some(&jpeg(2)));
        }
    }

    #[test]
    fn a_picture_comes_with_its_last_byte() {
        let picture = jpeg(3);
        let mut splitter = Splitter::default();
        splitter.push(&picture[..picture.len() - 1]);
        assert_eq!(splitter.next_piece(), None);
        splitter.push(&picture[picture.len() - 1..]);
        assert_eq!(splitter.next_piece(), Some(Piece::Whole(picture)));
        assert_eq!(splitter.rest(), None);
    }

    #[test]
    fn a_picture_that_is_cut_off_does_not_spoil_the_next() {
        let (one, two) = (jpeg(1), jpeg(2));
        let mut stream = one[..one.len() - 9].to_vec();
        stream.extend_from_slice(b"\r\n--frame\r\n\r\n");
        stream.extend_from_slice(&two);
        let out = pieces(&stream, &[4096]);
        assert!(matches!(&out[0], Piece::Broken(_)), "{out:?}");
        assert_eq!(out[1], Piece::Whole(two));
    }

    #[test]
    fn what_is_no_picture_and_what_never_ends_fill_no_memory() {
        let mut splitter = Splitter::default();
        for _ in 0..100 {
            splitter.push(&[b'x'; 65_536]);
            assert_eq!(splitter.next_piece(), None);
        }
        assert!(splitter.strange_bytes() > 6_000_000);
        assert!(splitter.buffer.len() < 3);
        splitter.push(&[0xff, 0xd8, 0xff, 0xda, 0, 2]);
        let mut is_given_up = false;
        for _ in 0..300 {
            splitter.push(&[7; 65_536]);
            while let Some(piece) = splitter.next_piece() {
                is_given_up |= matches!(piece, Piece::Broken(_));
            }
            assert!(splitter.buffer.len() <= LARGEST_PICTURE_BYTES + 65_536);
        }
        assert!(is_given_up);
    }
}
