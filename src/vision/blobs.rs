//! Connected spots of a mask: where, how large, whether they reach the picture's edge.

use image::{GrayImage, ImageBuffer, Luma};

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
    let mut spots = Spots::default();
    let size = [mask.width() as usize, mask.height() as usize];
    let bits: Vec<u8> = mask.iter().map(|value| u8::from(*value > 0)).collect();
    spots.find(&bits, size, [0, 0, size[0], size[1]], [1, 1], least_area);
    let labels = Labels::from_fn(mask.width(), mask.height(), |x, y| {
        Luma([spots.label(x as usize, y as usize)])
    });
    (labels, spots.blobs)
}

/// What has been counted of one label.
#[derive(Debug, Clone, Copy)]
struct Sum {
    area: usize,
    seeds: usize,
    at: [usize; 2],
    bounds: [usize; 4],
}

/// More spots than this are noise all over the picture.
const USUAL_LABELS: usize = 512;

/// Finds the connected spots of one mask after another in the same memory.
///
/// A mask is a row-by-row picture of bits: one bit says that a pixel belongs to a spot, another that it is strong. A spot in which
/// no pixel is strong is none.
#[derive(Debug, Clone, Default)]
pub struct Spots {
    /// The spots that were found last.
    pub blobs: Vec<Blob>,
    region: [usize; 4],
    labels: Vec<u32>,
    parents: Vec<u32>,
    sums: Vec<Sum>,
}

impl Spots {
    /// Finds the spots of at least `least_area` pixels, neighbours by side or corner, in a `region` (x0, y0, x1, y1, the last ones
    /// excluded) of a mask of `size` (width, height); `bits` are those of a pixel and of a strong one. Outside the region nothing
    /// may be set.
    pub fn find(
        &mut self,
        mask: &[u8],
        size: [usize; 2],
        region: [usize; 4],
        [pixel, strong]: [u8; 2],
        least_area: f64,
    ) {
        let [x0, y0, x1, y1] = region;
        let across = x1.saturating_sub(x0);
        self.region = region;
        self.blobs.clear();
        self.sums.clear();
        self.parents.clear();
        // Label 0 is the ground.
        self.parents.push(0);
        // Memory for the worst that is usual is taken at once, so that none is asked for later.
        self.labels.clear();
        self.labels.reserve(size[0] * size[1]);
        self.sums.reserve(USUAL_LABELS);
        self.parents.reserve(USUAL_LABELS);
        self.blobs.reserve(USUAL_LABELS);
        self.labels.resize(across * y1.saturating_sub(y0), 0);
        for y in y0..y1 {
            let line = &mask[y * size[0] + x0..y * size[0] + x1];
            let at = (y - y0) * across;
            let (above, here) = self.labels.split_at_mut(at);
            let above = &above[at.saturating_sub(across)..];
            for (x, value) in line.iter().enumerate() {
                if value & pixel == 0 {
                    continue;
                }
                let up = |x: usize| above.get(x).copied().unwrap_or(0);
                let left = if x > 0 { here[x - 1] } else { 0 };
                let up_left = if x > 0 { up(x - 1) } else { 0 };
                let up_right = if x + 1 < across { up(x + 1) } else { 0 };
                // The pixel above touches all the others already.
                let label = match (up(x), up_right) {
                    (0, 0) => left.max(up_left),
                    (0, right) => {
                        let other = left.max(up_left);
                        if other > 0 {
                            join(&mut self.parents, right, other);
                        }
                        right
                    }
                    (up, _) => up,
                };
                let label = if label > 0 {
                    label
                } else {
                    self.parents.push(self.parents.len() as u32);
                    self.sums.push(Sum {
                        area: 0,
                        seeds: 0,
                        at: [0; 2],
                        bounds: [usize::MAX, usize::MAX, 0, 0],
                    });
                    self.sums.len() as u32
                };
                here[x] = label;
                let sum = &mut self.sums[label as usize - 1];
                let at = [x + x0, y];
                sum.area += 1;
                sum.seeds += usize::from(value & strong > 0);
                sum.at = [sum.at[0] + at[0], sum.at[1] + at[1]];
                let b = sum.bounds;
                sum.bounds = [
                    b[0].min(at[0]),
                    b[1].min(at[1]),
                    b[2].max(at[0]),
                    b[3].max(at[1]),
                ];
            }
        }
        self.gather(size, least_area);
    }

    /// Adds up what belongs together; a root has the lowest number of its spot.
    fn gather(&mut self, size: [usize; 2], least_area: f64) {
        for label in (1..self.parents.len()).rev() {
            let parent = self.parents[label] as usize;
            if parent == label {
                continue;
            }
            let child = self.sums[label - 1];
            let sum = &mut self.sums[parent - 1];
            sum.area += child.area;
            sum.seeds += child.seeds;
            sum.at = [0, 1].map(|k| sum.at[k] + child.at[k]);
            let (a, b) = (sum.bounds, child.bounds);
            sum.bounds = [
                a[0].min(b[0]),
                a[1].min(b[1]),
                a[2].max(b[2]),
                a[3].max(b[3]),
            ];
        }
        for label in 1..self.parents.len() {
            let parent = self.parents[label];
            self.parents[label] = self.parents[parent as usize];
            let sum = self.sums[label - 1];
            if parent as usize != label || sum.seeds == 0 || (sum.area as f64) < least_area {
                continue;
            }
            self.blobs.push(Blob {
                area: sum.area as f64,
                centre: sum.at.map(|v| v as f64 / sum.area as f64),
                bounds: sum.bounds,
                at_edge: sum.bounds[0] == 0
                    || sum.bounds[1] == 0
                    || sum.bounds[2] + 1 == size[0]
                    || sum.bounds[3] + 1 == size[1],
                label: label as u32,
            });
        }
    }

    /// The label of the spot at a pixel of the mask, 0 outside all.
    pub fn label(&self, x: usize, y: usize) -> u32 {
        let [x0, y0, x1, y1] = self.region;
        if x < x0 || y < y0 || x >= x1 || y >= y1 {
            return 0;
        }
        let label = self.labels[(y - y0) * (x1 - x0) + x - x0];
        self.parents[label as usize]
    }
}

/// The root of a label; the way to it is made shorter.
fn root(parents: &mut [u32], mut label: u32) -> u32 {
    while parents[label as usize] != label {
        let parent = parents[label as usize];
        parents[label as usize] = parents[parent as usize];
        label = parent;
    }
    label
}

fn join(parents: &mut [u32], a: u32, b: u32) {
    let (a, b) = (root(parents, a), root(parents, b));
    parents[a.max(b) as usize] = a.min(b);
}

#[cfg(test)]
mod tests {
    use super::*;
    use imageproc::gray_image;

    #[test]
    fn spots_are_the_same_as_by_another_way_of_counting() {
        use imageproc::region_labelling::{Connectivity, connected_components};
        let mut state = 7_u32;
        for density in [3, 4, 5, 6] {
            let mask = GrayImage::from_fn(37, 29, |_, _| {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                Luma([u8::from((state >> 24) % 8 < density)])
            });
            let (labels, found) = labelled(&mask, 1.0);
            let other = connected_components(&mask, Connectivity::Eight, Luma([0u8]));
            let most = other.iter().max().copied().unwrap_or_default();
            assert_eq!(found.len(), most as usize);
            for blob in &found {
                let (x, y, _) = labels
                    .enumerate_pixels()
                    .find(|(_, _, label)| label[0] == blob.label)
                    .expect("a spot has pixels");
                let same = other.get_pixel(x, y)[0];
                for (label, other) in labels.iter().zip(other.iter()) {
                    assert_eq!(*label == blob.label, *other == same);
                }
                assert_eq!(
                    other.iter().filter(|o| **o == same).count() as f64,
                    blob.area
                );
            }
        }
    }

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
