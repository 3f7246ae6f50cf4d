//! One decoded picture of the table.

use image::RgbImage;

/// One picture of the table with its place in time.
#[derive(Debug, Clone)]
pub struct Frame {
    /// Counts from 1; a skipped or damaged frame still uses its number up.
    pub number: u64,
    /// Milliseconds since the source started.
    pub at_millis: u64,
    /// The pixels, 8-bit sRGB; the centre of the top-left pixel is (0, 0).
    pub picture: RgbImage,
}
