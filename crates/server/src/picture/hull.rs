//! Hulls: designs of ships in the short form of the client's, and the height and paint that they come to, seen from above.
//!
//! Bow up: −y is ahead, +x starboard, and 1 unit is half a hull. A part stands to starboard and is mirrored to port.

use std::collections::BTreeMap;
use std::sync::OnceLock;

/// The designs by name, a line each. They are copied from `web/src/ships/designs` and `web/src/games/*/hulls.ts`,
/// which a test compares.
const DESIGNS: &str = include_str!("hulls.txt");
/// Units that a map covers to each side of the middle.
pub const EXTENT: f64 = 1.45;
/// A distance farther than any that matters.
const FAR: f64 = 9.0;
/// Straight pieces between two points of a smooth outline.
const PIECES: usize = 3;

/// Surfaces; a palette gives each of them a colour. Glass and lamps glow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Material {
    Dark,
    Hull,
    Light,
    Livery,
    Glass,
    Lamp,
}

#[derive(Clone, Debug)]
enum Shape {
    Polygon(Vec<(f64, f64)>),
    Capsule { from: (f64, f64), to: (f64, f64), r: f64 },
    Disc { x: f64, y: f64, r: f64, hole: f64 },
}

/// A part of a design: a shape that rises from the plan, or paint on what stands there.
#[derive(Clone, Debug)]
pub struct Part {
    shape: Shape,
    pub material: Material,
    base: f64,
    top: f64,
    bevel: f64,
    /// `true` if it is paint, which has no height.
    pub coat: bool,
    /// Left, top, right and bottom, with what lies so near that it matters.
    near: [f64; 4],
}

/// A design.
#[derive(Clone, Debug, Default)]
pub struct Hull {
    pub parts: Vec<Part>,
    /// Mouths of engines: across, along and radius.
    pub engines: Vec<(f64, f64, f64)>,
    /// `true` if bevels are round.
    pub round: bool,
}

/// Returns the design of that name; the plainest one where there is none.
pub fn named(name: &str) -> &'static Hull {
    static ALL: OnceLock<BTreeMap<&'static str, Hull>> = OnceLock::new();
    static NONE: Hull = Hull { parts: Vec::new(), engines: Vec::new(), round: true };
    let all = ALL.get_or_init(|| DESIGNS.lines().filter_map(design).collect());
    all.get(name).or_else(|| all.values().next()).unwrap_or(&NONE)
}

/// Reads a line: name, engines, parts, with bars between.
fn design(line: &'static str) -> Option<(&'static str, Hull)> {
    let mut fields = line.split('|');
    let (name, engines, text) = (fields.next()?, fields.next()?, fields.next()?);
    let engines = engines.split(';').filter_map(|one| match numbers(one)[..] {
        [x, y, r] => Some((x, y, r)),
        _ => None,
    });
    let engines: Vec<_> = engines.collect();
    let mirrored = engines.iter().filter(|(x, ..)| *x > 0.0).map(|(x, y, r)| (-x, *y, *r));
    let engines = engines.iter().copied().chain(mirrored).collect();
    let parts = text.split(';').filter_map(part).collect();
    Some((name, Hull { parts, engines, round: name.ends_with("round") }))
}

/// Returns the numbers of a text, in hundredths.
fn numbers(text: &str) -> Vec<f64> {
    let mut found: Vec<String> = Vec::new();
    let mut fresh = true;
    for letter in text.chars() {
        match letter {
            '-' => {
                found.push("-".to_owned());
                fresh = false;
            }
            '0'..='9' => {
                if fresh {
                    found.push(String::new());
                    fresh = false;
                }
                if let Some(last) = found.last_mut() {
                    last.push(letter);
                }
            }
            _ => fresh = true,
        }
    }
    found.iter().filter_map(|number| number.parse::<f64>().ok()).map(|number| number / 100.0).collect()
}

/// Reads a part: its shape, its material (a capital is paint), and its numbers.
fn part(word: &str) -> Option<Part> {
    let mut letters = word.trim().chars();
    let (shape, material) = (letters.next()?, letters.next()?);
    let coat = material.is_ascii_uppercase();
    let material = match material.to_ascii_lowercase() {
        'd' => Material::Dark,
        'h' => Material::Hull,
        'l' => Material::Light,
        'v' => Material::Livery,
        'g' => Material::Glass,
        _ => Material::Lamp,
    };
    let mut all = numbers(letters.as_str()).into_iter();
    let mut next = || all.next().unwrap_or_default();
    let (base, top, mut bevel) = if coat { (0.0, 0.0, 0.0) } else { (next(), next(), next()) };
    let shape = match shape {
        'c' => {
            let r = if coat { next() } else { bevel };
            bevel = r;
            Shape::Capsule { from: (next(), next()), to: (next(), next()), r }
        }
        'o' => {
            let (r, hole) = (next(), next());
            Shape::Disc { r, hole, x: next(), y: next() }
        }
        _ => {
            let rest: Vec<f64> = all.collect();
            let points: Vec<(f64, f64)> = rest.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect();
            Shape::Polygon(if shape == 's' { rounded(&points) } else { points })
        }
    };
    Some(Part { near: shape.near(), shape, material, base, top, bevel, coat })
}

impl Shape {
    /// Returns the box around it, a little larger.
    fn near(&self) -> [f64; 4] {
        const MARGIN: f64 = 0.15;
        let around = |points: &[(f64, f64)], r: f64| {
            points.iter().fold([FAR, FAR, -FAR, -FAR], |[left, up, right, down], (x, y)| {
                [left.min(x - r), up.min(y - r), right.max(x + r), down.max(y + r)]
            })
        };
        match self {
            Self::Disc { x, y, r, .. } => around(&[(*x, *y)], r + MARGIN),
            Self::Capsule { from, to, r } => around(&[*from, *to], r + MARGIN),
            Self::Polygon(points) => around(points, MARGIN),
        }
    }
}

/// Rounds an outline: a Catmull-Rom curve through its points. One that begins and ends on the centre line is closed by its mirror image.
fn rounded(points: &[(f64, f64)]) -> Vec<(f64, f64)> {
    let count = points.len() as i64;
    let (Some(first), Some(last)) = (points.first(), points.last()) else { return Vec::new() };
    let open = first.0 == 0.0 && last.0 == 0.0;
    let at = |index: i64| -> (f64, f64) {
        let inside = if !open {
            index.rem_euclid(count)
        } else if index < 0 {
            -index
        } else if index >= count {
            2 * count - 2 - index
        } else {
            index
        };
        let (x, y) = points.get(inside as usize).copied().unwrap_or(*last);
        if open && inside != index { (-x, y) } else { (x, y) }
    };
    let mut curve = Vec::new();
    for index in 0..count - i64::from(open) {
        for piece in 0..PIECES {
            let t = piece as f64 / PIECES as f64;
            let [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
            let mix = |a: f64, b: f64, c: f64, d: f64| {
                b + 0.5 * t * (c - a + t * (2.0 * a - 5.0 * b + 4.0 * c - d + t * (3.0 * (b - c) + d - a)))
            };
            curve.push((mix(a.0, b.0, c.0, d.0), mix(a.1, b.1, c.1, d.1)));
        }
    }
    if open {
        curve.push((0.0, last.1));
    }
    curve
}

impl Part {
    /// Returns the distance to the part's edge from a place of the starboard half, negative inside.
    fn distance(&self, x: f64, y: f64) -> f64 {
        match &self.shape {
            Shape::Disc { x: cx, y: cy, r, hole } => {
                let d = (x - cx).hypot(y - cy);
                if *hole > 0.0 { (d - f64::midpoint(*r, *hole)).abs() - (r - hole) / 2.0 } else { d - r }
            }
            Shape::Capsule { from, to, r } => segment(*from, *to, (x, y)) - r,
            Shape::Polygon(points) => polygon(points, (x, y)),
        }
    }

    /// Returns the height of the roof so far inside the edge.
    fn rise(&self, round: bool, inside: f64) -> f64 {
        let t = if self.bevel > 0.0 { (inside / self.bevel).clamp(0.0, 1.0) } else { 1.0 };
        let round = round || matches!(self.shape, Shape::Capsule { .. });
        self.base + (self.top - self.base) * if round { (1.0 - (1.0 - t) * (1.0 - t)).sqrt() } else { t }
    }
}

fn segment((ax, ay): (f64, f64), (bx, by): (f64, f64), (x, y): (f64, f64)) -> f64 {
    let (dx, dy) = (bx - ax, by - ay);
    let length = dx * dx + dy * dy;
    let t = if length > 0.0 { (((x - ax) * dx + (y - ay) * dy) / length).clamp(0.0, 1.0) } else { 0.0 };
    (x - ax - dx * t).hypot(y - ay - dy * t)
}

/// Edges on the centre line are no edges: the mirror image goes on beyond them.
fn polygon(points: &[(f64, f64)], (x, y): (f64, f64)) -> f64 {
    let Some(mut before) = points.last().copied() else { return f64::MAX };
    let (mut nearest, mut inside) = (f64::MAX, false);
    for &at in points {
        if before.0.max(at.0) > 1e-6 {
            nearest = nearest.min(segment(before, at, (x, y)));
            let crosses = (y >= before.1) != (y >= at.1);
            if crosses && x - before.0 < (at.0 - before.0) * (y - before.1) / (at.1 - before.1) {
                inside = !inside;
            }
        }
        before = at;
    }
    if inside { -nearest } else { nearest }
}

/// The surface at one place of a hull.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    pub height: f64,
    /// Distance to the outline, negative inside.
    pub edge: f64,
    pub material: Material,
}

impl Hull {
    /// Returns the surface at a place: of the highest part, in the last paint laid on it.
    pub fn spot(&self, x: f64, y: f64) -> Spot {
        let x = x.abs();
        let mut spot = Spot { height: 0.0, edge: FAR, material: Material::Dark };
        for part in &self.parts {
            let [left, up, right, down] = part.near;
            if x < left || x > right || y < up || y > down {
                continue;
            }
            let d = part.distance(x, y);
            if part.coat {
                let bare = part.material != Material::Livery || spot.material == Material::Hull;
                if d < 0.0 && spot.height > 0.0 && bare {
                    spot.material = part.material;
                }
                continue;
            }
            spot.edge = spot.edge.min(d);
            if d < 0.0 {
                let height = part.rise(self.round, -d);
                if height >= spot.height {
                    (spot.height, spot.material) = (height, part.material);
                }
            }
        }
        spot
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_design_is_that_of_the_client() {
        let source = std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src"));
        let within =
            |folder: &str| std::fs::read_dir(source.join(folder)).unwrap().map(|entry| entry.unwrap().path());
        let hulls = within("games").map(|game| game.join("hulls.ts")).filter(|file| file.exists());
        let mut client = String::new();
        for file in within("ships/designs").chain(hulls) {
            client += &std::fs::read_to_string(file).unwrap();
        }
        // Long texts stand in several pieces there.
        let client = client.replace("' +\n    '", "").replace("' +\n  '", "");
        for line in DESIGNS.lines() {
            let fields: Vec<&str> = line.split('|').collect();
            assert_eq!(fields.len(), 3, "{line}");
            assert!(client.contains(fields[2]), "{}: the client has another", fields[0]);
            assert!(named(fields[0]).parts.len() > 1, "{line}");
        }
    }

    #[test]
    fn a_hull_is_high_in_its_middle_and_ends_at_its_edge() {
        for line in DESIGNS.lines() {
            let hull = named(line.split('|').next().unwrap());
            assert!(hull.spot(0.0, 0.0).height > 0.1 || hull.spot(0.0, -0.6).height > 0.1, "{line}");
            let beside = hull.spot(1.44, -1.44);
            assert!(beside.height == 0.0 && beside.edge > 0.0, "{line}");
        }
    }

    #[test]
    fn numbers_need_no_space_before_a_minus() {
        assert_eq!(numbers("10 22-5 62"), [0.1, 0.22, -0.05, 0.62]);
    }
}
