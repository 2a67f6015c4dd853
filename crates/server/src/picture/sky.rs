//! The sky behind a battle, as the client paints it: a nebula, a world or a sun at one corner, and stars.

use super::canvas::{Canvas, Colour};
use super::noise::{hash, layered, smooth};

/// A world seen from far above its rim. `bands` makes a gas giant; `clouds` lie over land and sea.
struct World {
    sea: Colour,
    land: Colour,
    air: Colour,
    dusk: Colour,
    bands: f64,
    clouds: f64,
    size: f64,
}

/// Colours of a sky from the dark ground to the bright core; `tilt`, `off` and `wide` place its belt.
struct Preset {
    ground: Colour,
    first: Colour,
    second: Colour,
    core: Colour,
    tilt: f64,
    off: f64,
    wide: f64,
    gain: f64,
    world: Option<World>,
}

/// The colour of the far sun where a sky has no world.
const SUN: Colour = [236.0, 244.0, 255.0];
/// The luminance that almost no pixel of a nebula exceeds, so that ships and words are seen before it.
const AIM: f64 = 0.13;
/// The luminance towards which a world's bright side is held.
const HELD: f64 = 0.12;
/// Pixels of the picture for one of the nebula, which is soft.
const COARSE: usize = 3;

/// The sky of each game; the first is also that of games without one.
static SKIES: [(&str, Preset); 5] = [
    (
        "full-thrust",
        Preset {
            ground: [5.0, 9.0, 20.0],
            first: [10.0, 80.0, 106.0],
            second: [90.0, 52.0, 152.0],
            core: [200.0, 120.0, 92.0],
            tilt: -0.42,
            off: 0.02,
            wide: 0.38,
            gain: 1.25,
            world: Some(World {
                sea: [8.0, 34.0, 62.0],
                land: [40.0, 96.0, 100.0],
                air: [90.0, 200.0, 255.0],
                dusk: [255.0, 120.0, 50.0],
                bands: 0.0,
                clouds: 0.7,
                size: 0.62,
            }),
        },
    ),
    (
        "ftl",
        Preset {
            ground: [5.0, 6.0, 19.0],
            first: [54.0, 46.0, 134.0],
            second: [20.0, 92.0, 152.0],
            core: [168.0, 150.0, 220.0],
            tilt: 0.3,
            off: -0.1,
            wide: 0.26,
            gain: 1.05,
            world: None,
        },
    ),
    (
        "talon",
        Preset {
            ground: [6.0, 8.0, 19.0],
            first: [34.0, 60.0, 132.0],
            second: [122.0, 42.0, 94.0],
            core: [220.0, 130.0, 122.0],
            tilt: 0.8,
            off: 0.05,
            wide: 0.42,
            gain: 1.15,
            world: Some(World {
                sea: [52.0, 18.0, 46.0],
                land: [116.0, 52.0, 80.0],
                air: [244.0, 122.0, 160.0],
                dusk: [120.0, 80.0, 255.0],
                bands: 15.0,
                clouds: 0.0,
                size: 0.5,
            }),
        },
    ),
    (
        "black-skies",
        Preset {
            ground: [9.0, 6.0, 12.0],
            first: [122.0, 30.0, 44.0],
            second: [72.0, 34.0, 112.0],
            core: [255.0, 140.0, 82.0],
            tilt: -0.15,
            off: 0.2,
            wide: 0.34,
            gain: 1.15,
            world: Some(World {
                sea: [92.0, 34.0, 16.0],
                land: [176.0, 92.0, 48.0],
                air: [255.0, 124.0, 66.0],
                dusk: [255.0, 70.0, 40.0],
                bands: 11.0,
                clouds: 0.0,
                size: 0.74,
            }),
        },
    ),
    (
        "simple-spaceships",
        Preset {
            ground: [4.0, 10.0, 20.0],
            first: [14.0, 114.0, 94.0],
            second: [40.0, 72.0, 162.0],
            core: [140.0, 230.0, 192.0],
            tilt: 0.12,
            off: 0.12,
            wide: 0.4,
            gain: 1.2,
            world: Some(World {
                sea: [14.0, 56.0, 92.0],
                land: [70.0, 128.0, 150.0],
                air: [110.0, 226.0, 255.0],
                dusk: [120.0, 255.0, 200.0],
                bands: 0.0,
                clouds: 0.55,
                size: 0.66,
            }),
        },
    ),
];

fn preset(game: &str) -> &'static Preset {
    &SKIES.iter().find(|(name, _)| *name == game).unwrap_or(&SKIES[0]).1
}

fn linear(byte: f64) -> f64 {
    let share = byte.clamp(0.0, 255.0) / 255.0;
    if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
}

/// Returns the relative luminance of a colour, 0 to 1.
pub fn luminance([red, green, blue]: Colour) -> f64 {
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/// Returns the nebula's energy at each coarse pixel, before exposure.
fn field(preset: &Preset, seed: u32, wide: usize, high: usize) -> Vec<Colour> {
    let most = wide.max(high) as f64;
    let tilt = preset.tilt + (hash(7, 7, seed) - 0.5) * 0.5;
    let off = preset.off + (hash(8, 7, seed) - 0.5) * 0.1;
    let (sin, cos) = tilt.sin_cos();
    let mut found = Vec::with_capacity(wide * high);
    for j in 0..high {
        for i in 0..wide {
            let (x, y) = ((i as f64 - wide as f64 / 2.0) / most, (j as f64 - high as f64 / 2.0) / most);
            let (u, v) = (x * 5.2, y * 5.2);
            let bend = layered(u + 3.1, v + 1.7, seed, 4);
            let fold = layered(u * 0.9 + 3.2 * bend, v * 0.9 + 2.2 * bend + 9.0, seed + 20, 4);
            let cloud = layered(u * 1.1 + 2.1 * fold, v * 1.1 + 2.0 * bend, seed + 40, 5);
            let away = x * sin + y * cos - off + (bend - 0.5) * 0.22;
            let belt = (-(away * away) / (preset.wide * preset.wide * 0.16)).exp();
            let one = smooth(0.32, 0.85, cloud) * (0.16 + belt) * 0.95;
            let two = smooth(0.34, 0.82, fold).powf(1.5) * (0.12 + belt) * 0.95;
            let core = (cloud * fold * 2.4 - 0.5).max(0.0).powi(2) * belt * 1.1;
            let lanes =
                smooth(0.48, 0.74, layered(u * 2.2 + 7.0 + fold * 2.0, v * 2.2 + bend, seed + 60, 4)) * belt;
            let rest = (1.0 - 0.72 * lanes) * (1.0 - 0.55 * (x * x * 1.6 + y * y * 2.2));
            found.push([0, 1, 2].map(|at| {
                let light = preset.first[at] * one + preset.second[at] * two + preset.core[at] * core;
                (preset.ground[at] + light * (1.0 - 0.72 * lanes)) * rest
            }));
        }
    }
    found
}

fn exposed(energy: f64, gain: f64) -> f64 {
    285.0 * (1.0 - (-energy * gain / 210.0).exp())
}

/// Returns the most light, up to the preset's, at which the field stays as dark as it must.
fn exposure(energy: &[Colour], most: f64) -> f64 {
    let over = |gain: f64| {
        let bright = energy.iter().step_by(7);
        let above =
            bright.clone().filter(|one| luminance(one.map(|energy| exposed(energy, gain))) > AIM).count();
        above as f64 > bright.count() as f64 * 0.006
    };
    if !over(most) {
        return most;
    }
    let (mut low, mut high) = (0.0, most);
    for _ in 0..12 {
        let middle = f64::midpoint(low, high);
        if over(middle) { high = middle } else { low = middle }
    }
    low
}

/// The place of the world or sun, and the direction of its light.
struct Body {
    x: f64,
    y: f64,
    radius: f64,
    light: Colour,
}

/// Places the body at a corner on the right, most of it outside the picture: words are at the left.
fn body(preset: &Preset, seed: u32, wide: f64, high: f64) -> Body {
    let low = hash(2, 1, seed) > 0.35;
    let Some(world) = &preset.world else {
        return Body {
            x: wide * 0.9,
            y: high * if low { 0.86 } else { 0.11 },
            radius: 0.0,
            light: [0.0, 0.0, 1.0],
        };
    };
    let radius = high * world.size * (0.9 + 0.2 * hash(3, 1, seed));
    let inward = radius * (0.2 + 0.3 * hash(4, 1, seed));
    let out = radius * (0.5 + 0.12 * hash(5, 1, seed));
    let light = [-0.72, if low { -0.66 } else { 0.72 }, 0.24];
    Body { x: wide - inward, y: if low { high + out } else { -out }, radius, light }
}

/// Returns the colour of the world's surface at a place of its disc.
fn ground(world: &World, body: &Body, seed: u32, x: f64, y: f64) -> Colour {
    let z = (1.0 - x * x - y * y).max(0.0).sqrt();
    let day = (x * body.light[0] + y * body.light[1] + z * body.light[2]).max(0.0);
    let tilt = 0.3 + hash(9, 1, seed) * 0.5;
    let (px, py) = (x * tilt.cos() - y * tilt.sin(), x * tilt.sin() + y * tilt.cos());
    let around = px.atan2(z) * 1.6;
    let wave = layered(around * 1.4 + 2.0, py * 4.0, seed + 80, 4);
    let land = if world.bands > 0.0 {
        (0.5 + 0.5 * (py * world.bands + (wave - 0.5) * 5.0).sin()) * 0.7
            + 0.3 * layered(around * 3.0, py * 22.0 + wave * 3.0, seed + 89, 4)
    } else {
        smooth(0.42, 0.62, layered(around * 1.5 + wave * 1.4, py * 2.2 + wave, seed + 85, 6))
    };
    let cloud = smooth(0.5, 0.78, layered(around * 2.2 + 1.5 * wave, py * 4.4, seed + 110, 5)) * world.clouds;
    let rim = (1.0 - z).powf(2.6) * (0.12 + day * 1.5);
    let edge = smooth(0.0, 0.35, day) * (1.0 - smooth(0.2, 0.6, day));
    let lit = [0, 1, 2].map(|at| {
        let colour = world.sea[at] + (world.land[at] - world.sea[at]) * land;
        let colour = colour + (180.0 - colour) * cloud;
        let light = colour * (day.powf(0.9) * 1.05 + 0.012)
            + world.air[at] * rim * 1.1
            + world.dusk[at] * edge * 0.14;
        255.0 * (1.0 - (-light / 170.0).exp())
    });
    // The bright side is held down as a whole, so that ships can pass before it.
    let bright = luminance(lit);
    let held =
        if bright > 0.001 { ((HELD * (1.0 - (-bright / HELD).exp())) / bright).powf(0.45) } else { 1.0 };
    lit.map(|one| one * held)
}

/// Paints the world with its air.
fn paint_world(canvas: &mut Canvas, world: &World, body: &Body, seed: u32) {
    let reach = body.radius * 1.12;
    for j in 0..canvas.high {
        for i in 0..canvas.wide {
            let (dx, dy) = (i as f64 + 0.5 - body.x, j as f64 + 0.5 - body.y);
            if dx.abs() > reach || dy.abs() > reach {
                continue;
            }
            let (x, y) = (dx / body.radius, dy / body.radius);
            let far = x.hypot(y);
            if far > 1.12 {
                continue;
            }
            let towards = ((x * body.light[0] + y * body.light[1]) / far.max(0.001) * 0.75 + 0.35).max(0.0);
            let out = (far - 1.0).max(0.0);
            let thin = ((1.0 - out / 0.12).max(0.0).powi(3) * towards * 0.95).min(1.0);
            let glow = 0.5 + 0.34 * (1.0 - out / 0.012).max(0.0);
            let solid = ((1.0 - far) * body.radius + 0.5).clamp(0.0, 1.0);
            if solid < 1.0 {
                canvas.blend(i, j, world.air.map(|one| one * glow), thin);
            }
            if solid > 0.0 {
                canvas.blend(i, j, ground(world, body, seed, x, y), solid);
            }
        }
    }
}

fn paint_sun(canvas: &mut Canvas, body: &Body) {
    let least = canvas.high as f64;
    for j in 0..canvas.high {
        for i in 0..canvas.wide {
            let far = (i as f64 - body.x).hypot(j as f64 - body.y) / least;
            if far < 0.6 {
                let disc = 1.0 - smooth(0.004, 0.015, far);
                let light = disc + 0.7 * (-far / 0.02).exp() + 0.16 * (-far / 0.085).exp();
                canvas.add(i, j, SUN, light);
            }
        }
    }
}

/// Strews stars: most are specks, a few carry a cross.
fn paint_stars(canvas: &mut Canvas, seed: u32) {
    const TINTS: [Colour; 4] =
        [[255.0; 3], [190.0, 214.0, 255.0], [255.0, 226.0, 190.0], [200.0, 255.0, 245.0]];
    let count = canvas.wide * canvas.high / 1500;
    for at in 0..count + 6 {
        let of = |which| hash(at as i32, which, seed + 200);
        let strong = of(2).powi(6);
        let cross = at >= count;
        let light = if cross { 0.95 } else { 0.22 + 0.7 * strong };
        let (x, y) = (of(0) * canvas.wide as f64, of(1) * canvas.high as f64);
        let tint = TINTS[(of(3) * 4.0) as usize % 4];
        canvas.disc(x, y, 0.45 + strong * 1.1 + if cross { 0.6 } else { 0.0 }, tint, light);
        if cross {
            let arm = 5.0 + of(4) * 9.0;
            for step in 1..arm as i32 {
                let faint = 0.5 * (1.0 - f64::from(step) / arm);
                for (dx, dy) in [(step, 0), (-step, 0), (0, step), (0, -step)] {
                    canvas.disc(x + f64::from(dx), y + f64::from(dy), 0.5, tint, faint);
                }
            }
        }
    }
}

/// Paints the sky of a game over the whole picture.
pub fn paint(canvas: &mut Canvas, game: &str, seed: u32) {
    let preset = preset(game);
    let (wide, high) = (canvas.wide / COARSE, canvas.high / COARSE);
    let energy = field(preset, seed, wide, high);
    let gain = exposure(&energy, preset.gain);
    let coarse: Vec<Colour> = energy.iter().map(|one| one.map(|energy| exposed(energy, gain))).collect();
    for j in 0..canvas.high {
        for i in 0..canvas.wide {
            let place = |at: usize, of: usize| {
                let at = ((at as f64 + 0.5) / COARSE as f64 - 0.5).clamp(0.0, of as f64 - 1.0);
                (at as usize, (at as usize + 1).min(of - 1), at.fract())
            };
            let ((left, right, f), (up, down, g)) = (place(i, wide), place(j, high));
            let mixed = [0, 1, 2].map(|at| {
                let of = |x: usize, y: usize| coarse[y * wide + x][at];
                let above = of(left, up) + (of(right, up) - of(left, up)) * f;
                let below = of(left, down) + (of(right, down) - of(left, down)) * f;
                above + (below - above) * g
            });
            canvas.set(i, j, mixed);
        }
    }
    paint_stars(canvas, seed);
    let body = body(preset, seed, canvas.wide as f64, canvas.high as f64);
    match &preset.world {
        Some(world) => paint_world(canvas, world, &body, seed),
        None => paint_sun(canvas, &body),
    }
}
