//! A net of knots over a piece of the picture: what is smooth is worked out at the knots and mixed between them.

use super::draw::Rect;

/// Knots every `stride` pixels, and on the last row and column.
#[derive(Debug, Clone, Copy)]
pub struct Net {
    area: Rect,
    stride: usize,
    columns: usize,
    rows: usize,
}

impl Net {
    /// A net over `area`; with a stride of 1 every pixel is a knot.
    pub fn over(area: Rect, stride: usize) -> Self {
        let stride = stride.max(1);
        let count = |pixels: usize| pixels.saturating_sub(1).div_ceil(stride) + 1;
        Self {
            area,
            stride,
            columns: count(area.x1 - area.x0),
            rows: count(area.y1 - area.y0),
        }
    }

    /// How many knots there are.
    pub fn knots(&self) -> usize {
        self.columns * self.rows
    }

    /// Number, x and y of every knot whose neighbourhood touches `part`, which lies in the net's area.
    pub fn knots_around(&self, part: Rect) -> impl Iterator<Item = (usize, usize, usize)> + use<> {
        let Self {
            area,
            stride,
            columns,
            rows,
        } = *self;
        let span = move |from: usize, to: usize, start: usize, count: usize| {
            if from >= to {
                return 0..0;
            }
            let last = (to - 1 - start).div_ceil(stride) + 1;
            (from - start) / stride..last.min(count)
        };
        let across = span(part.x0, part.x1, area.x0, columns);
        span(part.y0, part.y1, area.y0, rows).flat_map(move |row| {
            let y = (area.y0 + row * stride).min(area.y1 - 1);
            across.clone().map(move |column| {
                let x = (area.x0 + column * stride).min(area.x1 - 1);
                (row * columns + column, x, y)
            })
        })
    }

    /// A value for every pixel of the area, row by row.
    pub fn filled(&self, knots: Vec<f32>) -> Vec<f32> {
        if self.stride == 1 {
            return knots;
        }
        let (width, height) = (self.area.x1 - self.area.x0, self.area.y1 - self.area.y0);
        let columns = ways(width, self.stride);
        let mut pixels = Vec::with_capacity(width * height);
        let mut row = vec![0.0; self.columns];
        for (knot, share) in ways(height, self.stride) {
            let upper = &knots[knot * self.columns..(knot + 1) * self.columns];
            let below = (knot + 1).min(self.rows - 1);
            let lower = &knots[below * self.columns..(below + 1) * self.columns];
            for ((mixed, a), b) in row.iter_mut().zip(upper).zip(lower) {
                *mixed = a + (b - a) * share;
            }
            pixels.extend(columns.iter().map(|&(knot, share)| {
                let (a, b) = (row[knot], row[(knot + 1).min(self.columns - 1)]);
                a + (b - a) * share
            }));
        }
        pixels
    }
}

/// For each pixel the knot before it and how far it is on the way to the next one.
fn ways(pixels: usize, stride: usize) -> Vec<(usize, f32)> {
    (0..pixels)
        .map(|at| {
            let knot = at / stride;
            let before = knot * stride;
            let next = (before + stride).min(pixels - 1);
            let share = (at - before) as f32 / (next - before).max(1) as f32;
            (knot, share)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(x0: usize, y0: usize, x1: usize, y1: usize) -> Rect {
        Rect { x0, y0, x1, y1 }
    }

    #[test]
    fn a_slope_is_the_same_through_a_net_of_any_stride() {
        for whole in [area(3, 5, 20, 17), area(0, 0, 1, 1), area(7, 2, 9, 40)] {
            for stride in [1, 2, 4, 7] {
                let net = Net::over(whole, stride);
                let mut knots = vec![f32::NAN; net.knots()];
                for (at, x, y) in net.knots_around(whole) {
                    knots[at] = 2.0 * x as f32 - y as f32;
                }
                let pixels = net.filled(knots);
                assert_eq!(pixels.len(), whole.area());
                for y in whole.y0..whole.y1 {
                    for x in whole.x0..whole.x1 {
                        let wanted = 2.0 * x as f32 - y as f32;
                        let got = pixels[whole.index(x, y)];
                        assert!((got - wanted).abs() < 1e-3, "{got} {wanted} at {x}, {y}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_part_reaches_the_knots_on_all_sides_of_it() {
        let net = Net::over(area(0, 0, 100, 100), 4);
        let around: Vec<_> = net.knots_around(area(9, 13, 11, 14)).collect();
        assert_eq!(
            around.iter().map(|(_, x, y)| (*x, *y)).collect::<Vec<_>>(),
            [(8, 12), (12, 12), (8, 16), (12, 16)]
        );
        assert_eq!(net.knots_around(Rect::NOTHING).count(), 0);
    }
}
