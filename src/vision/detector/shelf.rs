//! Pictures that are kept for a while, in memory that is used again.

use std::sync::Arc;

use image::RgbImage;

/// Lends memory for pictures. As many are made as are kept at the same time, and no more.
#[derive(Debug, Default)]
pub(super) struct Shelf {
    pictures: Vec<Arc<RgbImage>>,
}

impl Shelf {
    /// A copy of a picture, in memory that nobody keeps any more where there is some.
    pub(super) fn keep(&mut self, picture: &RgbImage) -> Arc<RgbImage> {
        // Pictures of another size are of a camera that has changed.
        self.pictures
            .retain(|kept| kept.dimensions() == picture.dimensions());
        for kept in &mut self.pictures {
            if let Some(memory) = Arc::get_mut(kept) {
                memory.copy_from_slice(picture);
                return Arc::clone(kept);
            }
        }
        let new = Arc::new(picture.clone());
        self.pictures.push(Arc::clone(&new));
        new
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use image::Rgb;

    #[test]
    fn memory_that_is_not_kept_is_used_again_and_kept_pictures_stay() {
        let mut shelf = Shelf::default();
        let of = |value: u8| RgbImage::from_pixel(2, 2, Rgb([value; 3]));
        let first = shelf.keep(&of(1));
        drop(shelf.keep(&of(2)));
        let third = shelf.keep(&of(3));
        assert_eq!((shelf.pictures.len(), first.as_ref()), (2, &of(1)));
        assert_eq!(third.as_ref(), &of(3));
        shelf.keep(&RgbImage::new(1, 1));
        assert_eq!(shelf.pictures.len(), 1);
    }
}
