//! Letters: texts drawn in the client's own typeface, which the program carries. No font of the system is looked for.

use std::sync::OnceLock;

use ab_glyph::{Font, FontRef, Glyph, ScaleFont, point};

use super::canvas::{Canvas, Colour};

/// All Latin letters of Saira Semi Condensed, in two weights (`OFL.txt` beside them).
const MEDIUM: &[u8] = include_bytes!("range-500.ttf");
const BOLD: &[u8] = include_bytes!("range-700.ttf");

/// The thickness of letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    Medium,
    Bold,
}

fn font(weight: Weight) -> Option<&'static FontRef<'static>> {
    static FONTS: OnceLock<[Option<FontRef<'static>>; 2]> = OnceLock::new();
    let fonts = FONTS.get_or_init(|| [MEDIUM, BOLD].map(|bytes| FontRef::try_from_slice(bytes).ok()));
    fonts[usize::from(weight == Weight::Bold)].as_ref()
}

/// Returns what can be drawn of a text of strangers, in one line; none if that is less than half of its letters.
///
/// Scripts and signs that the typeface does not have are left out, and so is all that turns or joins letters.
pub fn drawable(text: &str) -> Option<String> {
    let font = font(Weight::Bold)?;
    let (mut kept, mut lost) = (String::new(), 0_usize);
    for letter in text.chars() {
        let known = !letter.is_control() && font.glyph_id(letter).0 != 0;
        if letter.is_whitespace() {
            if !kept.is_empty() && !kept.ends_with(' ') {
                kept.push(' ');
            }
        } else if known {
            kept.push(letter);
        } else {
            lost += 1;
        }
    }
    let kept = kept.trim().to_owned();
    let letters = kept.chars().filter(|letter| !letter.is_whitespace()).count();
    (letters > 0 && letters >= lost).then_some(kept)
}

/// Returns the width of a text in pixels.
pub fn width(text: &str, size: f64, weight: Weight) -> f64 {
    let Some(font) = font(weight) else { return 0.0 };
    let scaled = font.as_scaled(scale(font, size));
    text.chars().map(|letter| f64::from(scaled.h_advance(font.glyph_id(letter)))).sum()
}

/// Returns the text, cut with an ellipsis where it is wider than `wide` pixels.
pub fn within(text: &str, size: f64, weight: Weight, wide: f64) -> String {
    if width(text, size, weight) <= wide {
        return text.to_owned();
    }
    let mut cut: String = text.to_owned();
    while cut.pop().is_some() {
        let shown = format!("{}…", cut.trim_end());
        if width(&shown, size, weight) <= wide {
            return shown;
        }
    }
    String::new()
}

/// Sizes are those of style sheets: of the em, not of the line.
fn scale(font: &FontRef<'_>, size: f64) -> f32 {
    let em = font.units_per_em().unwrap_or(1000.0);
    (size as f32) * font.height_unscaled() / em
}

/// A text that is drawn.
#[derive(Clone, Copy)]
pub struct Ink {
    pub size: f64,
    pub weight: Weight,
    pub colour: Colour,
    /// Radius of a dark halo behind the letters; 0 for none.
    pub halo: f64,
}

/// Draws a text from a place on its base line; returns where it ends.
pub fn write(canvas: &mut Canvas, text: &str, (x, y): (f64, f64), ink: Ink) -> f64 {
    let Some(font) = font(ink.weight) else { return x };
    let scale = scale(font, ink.size);
    let scaled = font.as_scaled(scale);
    let mut at = x;
    let mut glyphs: Vec<Glyph> = Vec::new();
    for letter in text.chars() {
        let id = font.glyph_id(letter);
        glyphs.push(id.with_scale_and_position(scale, point(at as f32, y as f32)));
        at += f64::from(scaled.h_advance(id));
    }
    if ink.halo > 0.0 {
        for turn in 0..12 {
            let (sin, cos) = (f64::from(turn) * std::f64::consts::FRAC_PI_6).sin_cos();
            let by = (cos * ink.halo, sin * ink.halo);
            cover(canvas, font, &glyphs, by, [4.0, 7.0, 14.0], 0.5);
        }
    }
    cover(canvas, font, &glyphs, (0.0, 0.0), ink.colour, 1.0);
    at
}

fn cover(
    canvas: &mut Canvas,
    font: &FontRef<'_>,
    glyphs: &[Glyph],
    by: (f64, f64),
    colour: Colour,
    opacity: f64,
) {
    for glyph in glyphs {
        let mut glyph = glyph.clone();
        glyph.position.x += by.0 as f32;
        glyph.position.y += by.1 as f32;
        let Some(outlined) = font.outline_glyph(glyph) else { continue };
        let bounds = outlined.px_bounds();
        outlined.draw(|i, j, covered| {
            let (px, py) = (bounds.min.x as i64 + i64::from(i), bounds.min.y as i64 + i64::from(j));
            if let (Ok(px), Ok(py)) = (usize::try_from(px), usize::try_from(py)) {
                canvas.blend(px, py, colour, opacity * f64::from(covered));
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_drawn_as_far_as_the_typeface_goes() {
        let drawn = |text: &str| drawable(text).unwrap_or_else(|| "-".to_owned());
        assert_eq!(drawn("Ada"), "Ada");
        assert_eq!(drawn("Ærøskøbing Žižka Nguyễn"), "Ærøskøbing Žižka Nguyễn");
        assert_eq!(drawn("<b>&amp;\"'"), "<b>&amp;\"'", "markup is letters like others");
        assert_eq!(drawn("Ada 🚀🚀"), "Ada");
        assert_eq!(drawn("🚀🚀🚀🚀 A"), "-", "less than half");
        assert_eq!(drawn("\u{202e}Ada\u{202c}"), "Ada", "nothing turns the letters that follow");
        assert_eq!([drawn("مرحبا"), drawn("שלום"), drawn("艦隊"), drawn(" ")], ["-"; 4]);
    }

    #[test]
    fn a_long_text_is_cut_to_its_width() {
        let long = "W".repeat(40);
        let cut = within(&long, 40.0, Weight::Bold, 300.0);
        assert!(cut.ends_with('…') && width(&cut, 40.0, Weight::Bold) <= 300.0, "{cut}");
        assert_eq!(within("Ada", 40.0, Weight::Bold, 300.0), "Ada");
    }
}
