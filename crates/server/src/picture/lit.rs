//! Ships as they are lit: from the upper left of the picture at any heading, in the colours of their side, with burning engines.

use super::canvas::{Canvas, Colour};
use super::hull::{EXTENT, Hull, Material, Spot};
use super::noise::smooth;

/// The direction of the light, of length 1.
const LIGHT: [f64; 3] = [-0.526, -0.620, 0.582];
/// Flames reach so much further than the map.
const FLAME: f64 = 1.3;

/// Colours of a ship, a surface each.
pub struct Palette {
    dark: Colour,
    hull: Colour,
    light: Colour,
    livery: Colour,
    glass: Colour,
    lamp: Colour,
    rim: Colour,
    flame: Option<Colour>,
}

const TEAL: Palette = Palette {
    dark: [60.0, 76.0, 88.0],
    hull: [188.0, 206.0, 214.0],
    light: [228.0, 238.0, 242.0],
    livery: [20.0, 172.0, 154.0],
    glass: [150.0, 240.0, 255.0],
    lamp: [255.0, 236.0, 190.0],
    rim: [63.0, 224.0, 205.0],
    flame: Some([120.0, 226.0, 255.0]),
};
const AMBER: Palette = Palette {
    dark: [44.0, 38.0, 36.0],
    hull: [94.0, 82.0, 75.0],
    light: [142.0, 124.0, 109.0],
    livery: [236.0, 138.0, 26.0],
    glass: [255.0, 214.0, 120.0],
    lamp: [255.0, 200.0, 120.0],
    rim: [255.0, 179.0, 71.0],
    flame: Some([255.0, 158.0, 62.0]),
};
const SLEIGH: Palette = Palette {
    dark: [74.0, 48.0, 34.0],
    hull: [150.0, 106.0, 68.0],
    light: [255.0, 206.0, 92.0],
    livery: [196.0, 30.0, 44.0],
    glass: [255.0, 72.0, 58.0],
    ..TEAL
};
const SAUCER: Palette = Palette {
    dark: [46.0, 46.0, 56.0],
    hull: [112.0, 112.0, 126.0],
    light: [168.0, 170.0, 184.0],
    glass: [136.0, 255.0, 98.0],
    ..AMBER
};
const WRECK: Palette = Palette {
    dark: [46.0, 44.0, 45.0],
    hull: [98.0, 92.0, 91.0],
    light: [120.0, 114.0, 110.0],
    livery: [90.0, 76.0, 68.0],
    glass: [30.0, 28.0, 28.0],
    lamp: [30.0, 28.0, 28.0],
    rim: [158.0, 136.0, 122.0],
    flame: None,
};

/// Returns the palette of a ship.
pub const fn palette(side: i64, design: &str, wreck: bool) -> &'static Palette {
    match design.as_bytes() {
        _ if wreck => &WRECK,
        [b's', b'l', b'e', ..] => &SLEIGH,
        [b's', b'a', b'u', ..] => &SAUCER,
        _ if side == 1 => &TEAL,
        _ => &AMBER,
    }
}

/// A ship as it stands on the picture.
pub struct Pose {
    pub x: f64,
    pub y: f64,
    /// Degrees clockwise from up.
    pub heading: f64,
    /// Half a hull in pixels.
    pub unit: f64,
}

/// A hull seen from above, sampled once for a picture.
struct Map {
    side: usize,
    unit: f64,
    spots: Vec<Spot>,
}

impl Map {
    fn of(hull: &Hull, unit: f64) -> Self {
        let side = (2.0 * EXTENT * unit * 1.5).ceil().clamp(16.0, 460.0) as usize;
        let unit = side as f64 / (2.0 * EXTENT);
        let place = |at: usize| (at as f64 + 0.5) / unit - EXTENT;
        let half = side.div_ceil(2);
        let mut spots = Vec::with_capacity(side * side);
        for j in 0..side {
            let row: Vec<Spot> = (0..half).map(|i| hull.spot(place(i), place(j))).collect();
            spots.extend((0..side).map(|i| row[if i < half { i } else { side - 1 - i }]));
        }
        Self { side, unit, spots }
    }

    /// Returns the spot nearest to a place, if it lies on the map.
    fn spot(&self, x: f64, y: f64) -> Option<&Spot> {
        let at = |place: f64| (place + EXTENT) * self.unit;
        let (i, j) = (at(x), at(y));
        let on = |at: f64| at >= 0.0 && at < self.side as f64;
        if on(i) && on(j) { self.spots.get(j as usize * self.side + i as usize) } else { None }
    }

    fn height(&self, x: f64, y: f64) -> f64 {
        self.spot(x, y).map_or(0.0, |spot| spot.height)
    }

    /// Returns the distance to the outline between four spots, so that the outline is smooth.
    fn edge(&self, x: f64, y: f64) -> Option<f64> {
        let at = |place: f64| (place + EXTENT) * self.unit - 0.5;
        let (i, j) = (at(x), at(y));
        let last = self.side as f64 - 1.0;
        if i < 0.0 || j < 0.0 || i >= last || j >= last {
            return None;
        }
        let (f, g) = (i.fract(), j.fract());
        let of =
            |right: usize, down: usize| self.spots[(j as usize + down) * self.side + i as usize + right].edge;
        let above = of(0, 0) + (of(1, 0) - of(0, 0)) * f;
        let below = of(0, 1) + (of(1, 1) - of(0, 1)) * f;
        Some(above + (below - above) * g)
    }
}

/// Draws a ship.
pub fn draw(canvas: &mut Canvas, hull: &Hull, palette: &Palette, pose: &Pose) {
    let map = Map::of(hull, pose.unit);
    let (sin, cos) = pose.heading.to_radians().sin_cos();
    if let Some(colour) = palette.flame {
        for engine in &hull.engines {
            flame(canvas, *engine, colour, pose, (sin, cos));
        }
    }
    let reach = EXTENT * pose.unit * 1.42;
    let bound = |at: f64, most: usize| at.clamp(0.0, most as f64) as usize;
    for j in bound(pose.y - reach, canvas.high)..bound(pose.y + reach, canvas.high) {
        for i in bound(pose.x - reach, canvas.wide)..bound(pose.x + reach, canvas.wide) {
            let (sx, sy) = ((i as f64 + 0.5 - pose.x) / pose.unit, (j as f64 + 0.5 - pose.y) / pose.unit);
            let (x, y) = (sx * cos + sy * sin, sy * cos - sx * sin);
            let (Some(spot), Some(edge)) = (map.spot(x, y), map.edge(x, y)) else { continue };
            let spot = Spot { edge, ..*spot };
            let (colour, cover) = shade(&map, palette, pose.unit, (x, y), spot, (sin, cos));
            if cover > 0.0 {
                canvas.blend(i, j, colour, cover);
            }
        }
    }
}

/// Returns the colour of a place of the hull, and how much of the pixel it covers.
fn shade(
    map: &Map,
    palette: &Palette,
    unit: f64,
    (x, y): (f64, f64),
    spot: Spot,
    (sin, cos): (f64, f64),
) -> (Colour, f64) {
    let rim = (0.9 / unit).max(0.013);
    let cover = (0.5 + (rim - spot.edge) * unit).clamp(0.0, 1.0);
    let hull = (0.5 - spot.edge * unit).clamp(0.0, 1.0);
    if cover <= 0.0 {
        return (palette.rim, 0.0);
    }
    let step = 1.0 / map.unit;
    let slope =
        |dx: f64, dy: f64| (map.height(x - dx, y - dy) - map.height(x + dx, y + dy)) * 0.55 * map.unit;
    let (gx, gy) = (slope(step, 0.0), slope(0.0, step));
    let flat = 1.0 / (gx * gx + gy * gy + 1.0).sqrt();
    let (nx, ny, nz) = (gx * flat, gy * flat, flat);
    let (wx, wy) = (nx * cos - ny * sin, nx * sin + ny * cos);
    let lambert = (wx * LIGHT[0] + wy * LIGHT[1] + nz * LIGHT[2]).max(0.0);
    let shadow = shadow(map, spot.height, (x, y), (sin, cos));
    let gloss = ((wx * LIGHT[0] * 0.7 + wy * LIGHT[1] * 0.7 + nz * 1.06) / 1.4).max(0.0).powi(26);
    let bright = lambert * 1.04 * shadow + 0.2;
    let (surface, glow, shine) = match spot.material {
        Material::Dark => (palette.dark, 0.0, 0.35),
        Material::Hull => (palette.hull, 0.0, 1.0),
        Material::Light => (palette.light, 0.0, 1.0),
        Material::Livery => (palette.livery, 0.0, 1.0),
        Material::Glass => (palette.glass, 0.85, 1.0),
        Material::Lamp => (palette.lamp, 0.9, 1.0),
    };
    let edge = (0.5 + (spot.edge + 1.4 / unit) * unit).clamp(0.0, 1.0);
    let colour = [0, 1, 2].map(|at| {
        let ambient = [8.0, 12.0, 22.0][at];
        let lit = surface[at] * bright + 255.0 * gloss * 0.34 * shadow * shine + ambient;
        let lit = lit + (surface[at] - lit) * glow;
        let lined = lit + (lit * 0.55 + palette.rim[at] * (0.34 + 0.3 * lambert) - lit) * edge;
        (palette.rim[at] + (lined - palette.rim[at]) * hull).min(255.0)
    });
    (colour, cover)
}

/// Walks towards the light: about a half where something higher stands between, 1 where nothing does.
fn shadow(map: &Map, height: f64, (x, y): (f64, f64), (sin, cos): (f64, f64)) -> f64 {
    let (lx, ly) = (LIGHT[0] * cos + LIGHT[1] * sin, LIGHT[1] * cos - LIGHT[0] * sin);
    (1..=8).fold(1.0, |shadow: f64, step| {
        let far = f64::from(step) * 0.028;
        let over = map.height(x + lx * far, y + ly * far) - height - far * 0.95 - 0.012;
        if over > 0.0 { shadow.min(1.0 - 0.55 * smooth(0.0, 0.06, over)) } else { shadow }
    })
}

/// Draws the flame of an engine.
fn flame(
    canvas: &mut Canvas,
    (x, y, r): (f64, f64, f64),
    colour: Colour,
    pose: &Pose,
    (sin, cos): (f64, f64),
) {
    let unit = pose.unit;
    let (long, wide) = (r * unit * 7.5 * FLAME, r * unit * 1.3);
    let (cx, cy) = (pose.x + (x * cos - y * sin) * unit, pose.y + (x * sin + y * cos) * unit);
    let reach = long + wide * 2.0;
    let bound = |at: f64, most: usize| at.clamp(0.0, most as f64) as usize;
    for j in bound(cy - reach, canvas.high)..bound(cy + reach, canvas.high) {
        for i in bound(cx - reach, canvas.wide)..bound(cx + reach, canvas.wide) {
            let (dx, dy) = (i as f64 + 0.5 - cx, j as f64 + 0.5 - cy);
            let t = (-dx * sin + dy * cos) / long;
            if !(-0.02..1.0).contains(&t) {
                continue;
            }
            let across = (dx * cos + dy * sin) / (wide * (1.0 - 0.88 * t.max(0.0).powf(0.8)));
            let body = (-across * across * 2.4).exp() * (1.0 - t).powf(1.2) * smooth(-0.02, 0.03, t);
            if body >= 0.01 {
                let white = smooth(0.0, 0.42, 0.42 - t.max(0.0)) * (-across * across * 4.0).exp();
                canvas.blend(i, j, colour.map(|one| one + (255.0 - one) * white), (body * 1.15).min(1.0));
            }
        }
    }
}
