//! The board of a picture: pieces as a view tells them, where each stands on the picture, and the lines beneath them.

use serde_json::Value;

use super::canvas::{AMBER, Canvas, Colour, TEAL};
use super::hull;
use super::letters::{self, Ink, Weight, drawable, within};
use super::lit::{self, Pose};

const WHITE: Colour = [255.0; 3];
const GRID: Colour = [190.0, 214.0, 250.0];
/// The part of the picture in which pieces stand: left, top, right and bottom.
const ART: [f64; 4] = [600.0, 80.0, 1120.0, 540.0];
/// The most pixels of an inch.
const CLOSEST: f64 = 90.0;
/// The most pieces that have their names beneath.
const NAMED: usize = 14;
/// The most pieces that are drawn.
const MOST: usize = 60;

/// A piece on the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Piece {
    pub side: i64,
    /// Thousandths of an inch, up and to the right.
    pub x: f64,
    pub y: f64,
    pub heading: f64,
    pub name: String,
    /// Name of its design, without the form of its side.
    pub design: &'static str,
    pub wreck: bool,
    /// `true` if it stands in a hex.
    pub hex: bool,
}

/// Returns the pieces of a view that stand on the table.
pub fn pieces(game: &str, view: &Value) -> Vec<Piece> {
    let all = view["pieces"].as_array().map_or(&[][..], Vec::as_slice);
    let piece = |piece: &Value| {
        let stands = piece["where"].as_str().unwrap_or("table");
        let wreck = stands == "destroyed";
        if !wreck && !matches!(stands, "table" | "flying") {
            return None;
        }
        let name = piece["title"].as_str().or_else(|| piece["name"].as_str()).unwrap_or_default();
        Some(Piece {
            side: piece["side"].as_i64()?,
            x: piece["x"].as_f64()?,
            y: piece["y"].as_f64()?,
            heading: piece["heading"].as_f64().unwrap_or_default(),
            name: drawable(name).unwrap_or_default(),
            design: design(game, piece),
            wreck,
            hex: !piece["hex"].is_null(),
        })
    };
    all.iter().filter_map(piece).take(MOST).collect()
}

/// Returns the name of a piece's design, as the client chooses among its own.
fn design(game: &str, piece: &Value) -> &'static str {
    let number = |field: &str| piece[field].as_i64();
    match (game, piece["kind"].as_str().unwrap_or_default()) {
        (_, "marker") => "marker",
        (_, "fighters" | "squadron") => "dart",
        (_, "missile") => "missile",
        (_, "base") => "station",
        ("ftl", _) => "spine",
        ("talon", _) => "talon",
        ("black-skies", _) => match piece["weight"].as_str() {
            Some("light") => "light",
            Some("heavy") => "heavy",
            _ => "medium",
        },
        ("simple-spaceships", _) => {
            let named = piece["design"].as_str().unwrap_or_default().to_ascii_lowercase();
            match number("pool").or_else(|| number("dice")).unwrap_or(6) {
                _ if named.contains("sleigh") => "sleigh",
                _ if named.starts_with("ufo") || named.starts_with("saucer") => "saucer",
                ..=3 => "scout",
                4 => "escort",
                5..=8 => "cruiser",
                _ => "capital",
            }
        }
        _ if piece["group"].is_null() => "cruiser",
        _ => match piece["group"].as_str().unwrap_or_default() {
            _ if piece["bays"].as_array().is_some_and(|bays| bays.len() > 1) => "carrier",
            "merchant" => "freighter",
            "capital" => "capital",
            "cruiser" => "cruiser",
            _ if number("hull").is_some_and(|hull| hull <= 4) => "scout",
            _ => "escort",
        },
    }
}

/// Returns half a hull in pixels.
fn unit(design: &str) -> f64 {
    match design {
        "missile" | "dart" => 22.0,
        "scout" => 30.0,
        "escort" | "light" => 38.0,
        "capital" | "station" | "sleigh" | "saucer" => 62.0,
        "carrier" => 56.0,
        _ => 46.0,
    }
}

/// Draws a design of a side.
fn ship(canvas: &mut Canvas, design: &'static str, side: i64, wreck: bool, pose: &Pose) {
    let form = match design {
        "sleigh" => "round",
        "saucer" => "flat",
        _ if side == 1 => "round",
        _ => "flat",
    };
    lit::draw(canvas, hull::named(&format!("{design} {form}")), lit::palette(side, design, wreck), pose);
}

/// The way from the table to the picture.
struct Frame {
    k: f64,
    left: f64,
    top: f64,
    table: f64,
}

impl Frame {
    /// Fits all pieces into the picture.
    fn of(pieces: &[Piece], table: f64) -> Self {
        let bound = |of: fn(&Piece) -> f64| {
            let all = pieces.iter().map(of);
            (all.clone().fold(f64::MAX, f64::min), all.fold(f64::MIN, f64::max))
        };
        let ((x0, x1), (y0, y1)) = (bound(|piece| piece.x), bound(|piece| piece.y));
        let across = (ART[2] - ART[0]) / (x1 - x0).max(1.0);
        let down = (ART[3] - ART[1]) / (y1 - y0).max(1.0);
        let k = across.min(down).min(CLOSEST / 1000.0);
        let left = f64::midpoint(ART[0], ART[2]) - f64::midpoint(x0, x1) * k;
        let top = f64::midpoint(ART[1], ART[3]) - (table - f64::midpoint(y0, y1)) * k;
        Self { k, left, top, table }
    }

    fn place(&self, piece: &Piece) -> (f64, f64) {
        (self.left + piece.x * self.k, self.top + (self.table - piece.y) * self.k)
    }

    /// Draws crosses each six inches, and hairlines through them.
    fn crosses(&self, canvas: &mut Canvas) {
        let step = 6000.0 * self.k;
        let near = |at: f64, from: f64| ((at - from) / step - ((at - from) / step).round()).abs() * step;
        let from_top = self.top + self.table * self.k;
        for y in 0..canvas.high {
            for x in 0..canvas.wide {
                let (dx, dy) = (near(x as f64, self.left), near(y as f64, from_top));
                let line = dx.min(dy) < 0.5;
                let cross = line && dx.max(dy) < 6.0;
                if line {
                    canvas.blend(x, y, GRID, if cross { 0.42 } else { 0.07 });
                }
            }
        }
    }

    /// Draws the edges of hexes an inch across.
    fn hexes(&self, canvas: &mut Canvas) {
        for y in 0..canvas.high {
            for x in 0..canvas.wide {
                let (u, v) = (
                    (x as f64 - self.left) / self.k / 1000.0,
                    self.table / 1000.0 - (y as f64 - self.top) / self.k / 1000.0,
                );
                let column = ((u - 0.577) / 0.866).round();
                let mut ways = [f64::MAX; 2];
                for q in [column - 1.0, column, column + 1.0] {
                    let row = (v - 0.5 - 0.5 * q).round();
                    for r in [row - 1.0, row, row + 1.0] {
                        let far = (u - 0.577 - 0.866 * q).hypot(v - 0.5 - r - 0.5 * q);
                        if far < ways[0] {
                            ways = [far, ways[0]];
                        } else if far < ways[1] {
                            ways[1] = far;
                        }
                    }
                }
                let edge = (ways[1] - ways[0]) / 2.0 * self.k * 1000.0;
                canvas.blend(x, y, GRID, 0.2 * (1.2 - edge).clamp(0.0, 1.0));
            }
        }
    }
}

/// Draws a board; where it may not be seen, a ship of each side instead. The height of the table is in thousandths of an inch.
pub fn draw(canvas: &mut Canvas, game: &str, pieces: Option<&[Piece]>, table: f64) {
    match pieces {
        Some(pieces) if !pieces.is_empty() => draw_pieces(canvas, pieces, table),
        _ => emblem(canvas, game),
    }
}

fn draw_pieces(canvas: &mut Canvas, pieces: &[Piece], table: f64) {
    let frame = Frame::of(pieces, table);
    if pieces.iter().any(|piece| piece.hex) {
        frame.hexes(canvas);
    } else {
        frame.crosses(canvas);
    }
    let scale = (1.12 - 0.045 * pieces.len() as f64).clamp(0.5, 1.0);
    let mut order: Vec<&Piece> = pieces.iter().collect();
    order.sort_by_key(|piece| !piece.wreck);
    for piece in &order {
        let (x, y) = frame.place(piece);
        let pose = Pose { x, y, heading: piece.heading, unit: unit(piece.design) * scale };
        ship(canvas, piece.design, piece.side, piece.wreck, &pose);
    }
    if pieces.len() <= NAMED {
        let mut written: Vec<[f64; 4]> = Vec::new();
        for piece in order.into_iter().filter(|piece| !piece.wreck) {
            let (x, y) = frame.place(piece);
            tag(canvas, piece, (x, y + unit(piece.design) * scale * 1.1 + 16.0), &mut written);
        }
    }
}

/// Writes a piece's name after the mark of its side, unless another name is there already.
fn tag(canvas: &mut Canvas, piece: &Piece, (x, y): (f64, f64), written: &mut Vec<[f64; 4]>) {
    let name = within(&piece.name, 17.0, Weight::Bold, 180.0);
    let wide = letters::width(&name, 17.0, Weight::Bold) + 15.0;
    let x = (x - wide / 2.0).clamp(8.0, canvas.wide as f64 - wide - 8.0);
    let y = y.min(canvas.high as f64 - 10.0);
    let own = [x, y - 16.0, x + wide, y + 5.0];
    if written
        .iter()
        .any(|other| own[0] < other[2] && other[0] < own[2] && own[1] < other[3] && other[1] < own[3])
    {
        return;
    }
    written.push(own);
    mark(canvas, piece.side, (x + 5.0, y - 6.0), 5.0);
    letters::write(
        canvas,
        &name,
        (x + 15.0, y),
        Ink { size: 17.0, weight: Weight::Bold, colour: WHITE, halo: 2.5 },
    );
}

/// Draws the mark of a side: a disc or a diamond.
pub fn mark(canvas: &mut Canvas, side: i64, (x, y): (f64, f64), radius: f64) {
    if side == 1 {
        canvas.disc(x, y, radius * 0.9, TEAL, 1.0);
    } else {
        canvas.diamond(x, y, radius * 1.1, AMBER, 1.0);
    }
}

/// Draws a ship of each side under way, where no board may be seen.
fn emblem(canvas: &mut Canvas, game: &str) {
    let (one, two) = match game {
        "ftl" => ("spine", "spine"),
        "talon" => ("talon", "talon"),
        "black-skies" => ("medium", "medium"),
        "simple-spaceships" => ("sleigh", "saucer"),
        "full-thrust" => ("capital", "capital"),
        _ => ("cruiser", "cruiser"),
    };
    ship(canvas, one, 1, false, &Pose { x: 720.0, y: 420.0, heading: 58.0, unit: 118.0 });
    ship(canvas, two, 2, false, &Pose { x: 1010.0, y: 205.0, heading: 236.0, unit: 104.0 });
}
