//! Connected spots of a mask: where, how large, whether they reach the picture's edge.

use image::{GrayImage, ImageBuffer, Luma};
use imageproc::region_labelling::{Connectivity, connected_components};

/// One connected spot, in the pixels of the mask.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Blob {
    /// Pixels in it.
    pub area: f64,
    /// The mean of its pixels.
    pub centre: [f64; 2],
    /// x0, y0, x1, y1, the last ones included.
    pub bounds: [usize; 4],
    /// Whether it touches the edge of the mask.
    pub at_edge: bool,
    /// Its number in the picture of labels.
    pub label: u32,
}

impl Blob {
    /// The longer side of its box, in pixels.
    pub fn length(&self) -> f64 {
        ((self.bounds[2] - self.bounds[0]).max(self.bounds[3] - self.bounds[1]) + 1) as f64
    }

    /// True when the point lies in its box, let out by `margin`.
    pub fn bounds_hold(&self, [x, y]: [f64; 2], margin: f64) -> bool {
        x >= self.bounds[0] as f64 - margin
            && x <= self.bounds[2] as f64 + margin
            && y >= self.bounds[1] as f64 - margin
            && y <= self.bounds[3] as f64 + margin
    }
}

/// A picture in which every pixel holds the number of its spot, 0 outside all.
pub type Labels = ImageBuffer<Luma<u32>, Vec<u32>>;

/// The spots of `mask` (anything above 0) with at least `least_area` pixels, neighbours by side or corner.
pub fn blobs(mask: &GrayImage, least_area: f64) -> Vec<Blob> {
    labelled(mask, least_area).1
}

/// The same with the picture of labels.
pub fn labelled(mask: &GrayImage, least_area: f64) -> (Labels, Vec<Blob>) {
    seeded(mask, mask, least_area)
}

/// The spots of `mask` in which `seeds` is set somewhere (hysteresis: a weak spot counts when something strong is in it).
pub fn seeded(mask: &GrayImage, seeds: &GrayImage, least_area: f64) -> (Labels, Vec<Blob>) {
    #[derive(Clone, Copy)]
    struct Sum {
        area: usize,
        seeds: usize,
        at: [usize; 2],
        bounds: [usize; 4],
    }
    let labels = connected_components(mask, Connectivity::Eight, Luma([0u8]));
    let (width, height) = mask.dimensions();
    let empty = Sum {
        area: 0,
        seeds: 0,
        at: [0; 2],
        bounds: [usize::MAX, usize::MAX, 0, 0],
    };
    let mut sums: Vec<Sum> = Vec::new();
    for (at, (label, seed)) in labels.as_raw().iter().zip(seeds.as_raw()).enumerate() {
        let Some(index) = (*label as usize).checked_sub(1) else {
            continue;
        };
        let (x, y) = (at % width as usize, at / width as usize);
        if index >= sums.len() {
            sums.resize(index + 1, empty);
        }
        let sum = &mut sums[index];
        sum.area += 1;
        sum.seeds += usize::from(*seed > 0);
        sum.at = [sum.at[0] + x, sum.at[1] + y];
        let b = sum.bounds;
        sum.bounds = [b[0].min(x), b[1].min(y), b[2].max(x), b[3].max(y)];
    }
    let spots = sums
        .iter()
        .enumerate()
        .filter(|(_, sum)| sum.seeds > 0 && sum.area as f64 >= least_area)
        .map(|(index, sum)| Blob {
            area: sum.area as f64,
            centre: sum.at.map(|v| v as f64 / sum.area as f64),
            bounds: sum.bounds,
            at_edge: sum.bounds[0] == 0
                || sum.bounds[1] == 0
                || sum.bounds[2] + 1 == width as usize
                || sum.bounds[3] + 1 == height as usize,
            label: index as u32 + 1,
        })
        .collect();
    (labels, spots)
}

#[cfg(test)]
mod tests {
    use super::*;
    use imageproc::gray_image;

    #[test]
    fn spots_are_counted_placed_and_told_from_the_edge() {
        let mask = gray_image!(
            0, 0, 0, 0, 0, 9;
            0, 9, 9, 0, 0, 0;
            0, 0, 9, 0, 0, 0;
            0, 0, 0, 0, 0, 0);
        let found = blobs(&mask, 2.0);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].area, 3.0);
        assert_eq!(found[0].bounds, [1, 1, 2, 2]);
        assert!(!found[0].at_edge);
        let all = blobs(&mask, 1.0);
        assert_eq!(all.len(), 2);
        assert!(all.iter().any(|b| b.at_edge && b.centre == [5.0, 0.0]));
    }
}
