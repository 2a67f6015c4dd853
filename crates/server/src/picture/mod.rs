//! Pictures of battles, for previews of links: drawn by the server in the look of the client.

mod board;
mod canvas;
mod hull;
mod letters;
mod lit;
mod noise;
mod scene;
mod sky;

use canvas::{AMBER, Canvas, Colour, TEAL};
use letters::{Ink, Weight, within};
pub use scene::{Scene, description, page_title};

/// Pixels of a picture.
pub const WIDE: usize = 1200;
pub const HIGH: usize = 630;

const TEXT: Colour = [238.0, 243.0, 251.0];
const MUTED: Colour = [170.0, 184.0, 208.0];
const BURST: Colour = [255.0, 241.0, 194.0];
const VOID: Colour = [4.0, 7.0, 14.0];
/// Left edge and width of the words.
const LEFT: f64 = 56.0;
const WORDS: f64 = 500.0;

/// Draws a scene, as a PNG of 1200 by 630 pixels.
///
/// # Errors
/// As the encoder says.
pub fn draw(scene: &Scene) -> Result<Vec<u8>, png::EncodingError> {
    let mut canvas = Canvas::new(WIDE, HIGH);
    sky::paint(&mut canvas, &scene.game, scene.seed);
    board::draw(&mut canvas, &scene.game, scene.pieces.as_deref(), scene.table);
    scrim(&mut canvas);
    words(&mut canvas, scene);
    encode(&canvas)
}

/// Darkens the left, where words are.
fn scrim(canvas: &mut Canvas) {
    for y in 0..canvas.high {
        for x in 0..canvas.wide {
            let across = noise::smooth(660.0, 380.0, x as f64);
            canvas.blend(x, y, VOID, 0.82 * across);
        }
    }
}

fn words(canvas: &mut Canvas, scene: &Scene) {
    let ink = |size, weight, colour| Ink { size, weight, colour, halo: 0.0 };
    let title = within(&scene.title, 27.0, Weight::Medium, WORDS);
    letters::write(canvas, &title, (LEFT, 92.0), ink(27.0, Weight::Medium, MUTED));
    let many = scene.players.len() > 2;
    let (size, step) = if many { (40.0, 58.0) } else { (70.0, 96.0) };
    let mut y = if many { 170.0 } else { 214.0 };
    for player in scene.players.iter().take(4) {
        // A long name is written smaller before it is cut.
        let room = WORDS - size * 0.6;
        let size = (size * (room / letters::width(&player.name, size, Weight::Bold)).min(1.0)).max(32.0);
        let name = within(&player.name, size, Weight::Bold, room);
        board::mark(canvas, player.side, (LEFT + size * 0.2, y - size * 0.34), size * 0.2);
        let colour = if player.side == 1 { TEAL } else { AMBER };
        letters::write(canvas, &name, (LEFT + size * 0.6, y), ink(size, Weight::Bold, colour));
        y += step;
    }
    if scene.players.is_empty() {
        letters::write(canvas, "Firing Arc", (LEFT, 250.0), ink(104.0, Weight::Bold, TEXT));
        y = 330.0;
    }
    y += 10.0;
    for line in lines(&scene.state, 36.0, WORDS).iter().take(3) {
        letters::write(canvas, line, (LEFT, y), ink(36.0, Weight::Bold, BURST));
        y += 46.0;
    }
    if !scene.players.is_empty() {
        let after = letters::write(canvas, "Firing Arc", (LEFT, 578.0), ink(30.0, Weight::Bold, TEXT));
        let line = "Tabletop starship battles by link";
        letters::write(canvas, line, (after + 18.0, 578.0), ink(24.0, Weight::Medium, MUTED));
    }
}

/// Breaks a text into lines of at most `wide` pixels.
fn lines(text: &str, size: f64, wide: f64) -> Vec<String> {
    let mut lines: Vec<String> = vec![String::new()];
    for word in text.split_whitespace() {
        let last = lines.last().map_or("", String::as_str);
        let longer = if last.is_empty() { word.to_owned() } else { format!("{last} {word}") };
        if letters::width(&longer, size, Weight::Bold) <= wide {
            if let Some(last) = lines.last_mut() {
                *last = longer;
            }
        } else {
            lines.push(within(word, size, Weight::Bold, wide));
        }
    }
    lines.retain(|line| !line.is_empty());
    lines
}

fn encode(canvas: &Canvas) -> Result<Vec<u8>, png::EncodingError> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, canvas.wide as u32, canvas.high as u32);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::Balanced);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&canvas.bytes())?;
    writer.finish()?;
    Ok(bytes)
}
