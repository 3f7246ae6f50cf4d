//! Geometry in the picture plane: points, lines and four-cornered outlines.

use super::super::rig::PointInImage;

/// Four corners in order around an outline.
pub(super) type Corners = [PointInImage; 4];

pub(super) fn add(a: PointInImage, b: PointInImage) -> PointInImage {
    [a[0] + b[0], a[1] + b[1]]
}

pub(super) fn sub(a: PointInImage, b: PointInImage) -> PointInImage {
    [a[0] - b[0], a[1] - b[1]]
}

pub(super) fn scaled(a: PointInImage, by: f64) -> PointInImage {
    [a[0] * by, a[1] * by]
}

pub(super) fn dot(a: PointInImage, b: PointInImage) -> f64 {
    a[0] * b[0] + a[1] * b[1]
}

/// Positive when `b` lies clockwise of `a` on the screen (y runs down).
pub(super) fn cross(a: PointInImage, b: PointInImage) -> f64 {
    a[0] * b[1] - a[1] * b[0]
}

pub(super) fn length(a: PointInImage) -> f64 {
    // Pictures are small: the library's `hypot`, safe from overflow, is several times slower.
    (a[0] * a[0] + a[1] * a[1]).sqrt()
}

pub(super) fn distance(a: PointInImage, b: PointInImage) -> f64 {
    length(sub(a, b))
}

/// The vector's direction; the zero vector stays zero.
pub(super) fn unit(a: PointInImage) -> PointInImage {
    let long = length(a);
    if long > 0.0 { scaled(a, 1.0 / long) } else { a }
}

/// Where two lines, each through a point along a direction, meet; none when they are all but parallel.
pub(super) fn meet(
    point: PointInImage,
    along: PointInImage,
    other_point: PointInImage,
    other_along: PointInImage,
) -> Option<PointInImage> {
    let turn = cross(along, other_along);
    if turn.abs() < 1e-9 {
        return None;
    }
    let t = cross(sub(other_point, point), other_along) / turn;
    let met = add(point, scaled(along, t));
    met.iter().all(|v| v.is_finite()).then_some(met)
}

/// Twice the signed area, halved: positive when the corners run clockwise on the screen.
pub(super) fn signed_area(corners: &[PointInImage]) -> f64 {
    (0..corners.len())
        .map(|i| cross(corners[i], corners[(i + 1) % corners.len()]))
        .sum::<f64>()
        / 2.0
}

/// True when the corners run clockwise around a convex outline.
pub(super) fn is_clockwise_convex(corners: &Corners) -> bool {
    (0..4).all(|i| {
        let [a, b, c] = [corners[i], corners[(i + 1) % 4], corners[(i + 2) % 4]];
        cross(sub(b, a), sub(c, b)) > 1e-6
    })
}

/// The corners, turned to run clockwise on the screen.
pub(super) fn clockwise(corners: Corners) -> Corners {
    if signed_area(&corners) < 0.0 {
        [corners[0], corners[3], corners[2], corners[1]]
    } else {
        corners
    }
}

/// The area that two clockwise convex outlines share, in square pixels.
pub(super) fn shared_area(one: &Corners, other: &Corners) -> f64 {
    let mut rest: Vec<PointInImage> = one.to_vec();
    for i in 0..4 {
        let (a, b) = (other[i], other[(i + 1) % 4]);
        let side = |p: PointInImage| cross(sub(b, a), sub(p, a));
        let mut kept = Vec::with_capacity(rest.len() + 1);
        for k in 0..rest.len() {
            let (p, q) = (rest[k], rest[(k + 1) % rest.len()]);
            let (sp, sq) = (side(p), side(q));
            if sp >= 0.0 {
                kept.push(p);
            }
            if (sp > 0.0 && sq < 0.0) || (sp < 0.0 && sq > 0.0) {
                kept.push(add(p, scaled(sub(q, p), sp / (sp - sq))));
            }
        }
        rest = kept;
        if rest.len() < 3 {
            return 0.0;
        }
    }
    signed_area(&rest).abs()
}

/// The shortest side of an outline, in pixels.
pub(super) fn shortest_side(corners: &Corners) -> f64 {
    (0..4)
        .map(|i| distance(corners[i], corners[(i + 1) % 4]))
        .fold(f64::INFINITY, f64::min)
}
