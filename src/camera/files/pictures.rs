//! A folder of pictures, one after another by their names.

use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};

use image::{ImageFormat, ImageReader};

use super::{CameraError, Held, LARGEST_FRAME_BYTES, Reel, USUAL_FPS, refused};

struct Pictures {
    paths: std::vec::IntoIter<PathBuf>,
}

pub(super) fn open(folder: &Path) -> Result<Box<dyn Reel>, CameraError> {
    let entries = fs::read_dir(folder)
        .map_err(|error| refused(folder, &format!("it cannot be read: {error}")))?;
    let is_picture = |path: &PathBuf| {
        let extension = path.extension().unwrap_or_default().to_ascii_lowercase();
        ["jpg", "jpeg", "png"].iter().any(|one| extension == *one)
    };
    let mut paths: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(is_picture)
        .collect();
    if paths.is_empty() {
        return Err(refused(
            folder,
            "it holds neither a clip (frames/0001.jpg ... and setup.json) nor pictures (.jpg, .png)",
        ));
    }
    paths.sort_by_cached_key(|path| {
        in_order(&path.file_name().unwrap_or_default().to_string_lossy())
    });
    Ok(Box::new(Pictures {
        paths: paths.into_iter(),
    }))
}

/// So that `2.jpg` comes before `10.jpg`: numbers are compared by their length first.
fn in_order(name: &str) -> Vec<(usize, String)> {
    let mut parts: Vec<(usize, String)> = Vec::new();
    let mut was_digit = None;
    for letter in name.chars() {
        let is_digit = letter.is_ascii_digit();
        if was_digit != Some(is_digit) {
            parts.push((0, String::new()));
            was_digit = Some(is_digit);
        }
        if let Some((digits, part)) = parts.last_mut() {
            let is_leading_zero = is_digit && letter == '0' && part.is_empty();
            if !is_leading_zero {
                part.push(letter);
                *digits += usize::from(is_digit);
            }
        }
    }
    parts
}

impl Reel for Pictures {
    fn fps(&self) -> f64 {
        USUAL_FPS
    }

    fn next(&mut self) -> Option<(Held, Option<u64>)> {
        let path = self.paths.next()?;
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        Some((
            read(&path).unwrap_or_else(|why| Held::Damaged(format!("{name}: {why}"))),
            None,
        ))
    }
}

fn read(path: &Path) -> Result<Held, String> {
    let about = fs::metadata(path).map_err(|error| error.to_string())?;
    if !about.is_file() || about.len() > LARGEST_FRAME_BYTES {
        return Err("it is no picture".to_owned());
    }
    let bytes = fs::read(path).map_err(|error| error.to_string())?;
    if bytes.starts_with(&[0xff, 0xd8]) {
        return Ok(Held::Jpeg(bytes));
    }
    let picture = ImageReader::with_format(Cursor::new(bytes), ImageFormat::Png).decode();
    match picture {
        Ok(picture) => Ok(Held::Picture(picture.into_rgb8())),
        Err(error) => Err(format!("it cannot be read as a picture: {error}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_come_in_the_order_of_their_numbers() {
        let mut names = [
            "b10.jpg",
            "b2.jpg",
            "b002b.jpg",
            "a.jpg",
            "b1.png",
            "B.jpg",
            "10.jpg",
            "9.jpg",
        ];
        names.sort_by_cached_key(|name| in_order(name));
        assert_eq!(
            names,
            [
                "B.jpg",
                "a.jpg",
                "b1.png",
                "b2.jpg",
                "b002b.jpg",
                "b10.jpg",
                "9.jpg",
                "10.jpg"
            ]
        );
    }
}
