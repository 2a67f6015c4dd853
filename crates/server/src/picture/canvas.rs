//! A picture in memory: pixels of three channels, and the few ways in which they are changed.

/// Red, green and blue, 0 to 255 each.
pub type Colour = [f64; 3];

/// The colours of the sides.
pub const TEAL: Colour = [63.0, 224.0, 205.0];
pub const AMBER: Colour = [255.0, 179.0, 71.0];

/// A picture.
pub struct Canvas {
    pub wide: usize,
    pub high: usize,
    pixels: Vec<[f32; 3]>,
}

impl Canvas {
    /// Makes a black picture.
    pub fn new(wide: usize, high: usize) -> Self {
        Self { wide, high, pixels: vec![[0.0; 3]; wide * high] }
    }

    /// Sets a pixel of the picture.
    pub fn set(&mut self, x: usize, y: usize, colour: Colour) {
        if let Some(pixel) = self.pixels.get_mut(y * self.wide + x) {
            *pixel = colour.map(|one| one as f32);
        }
    }

    /// Lays a colour over a pixel with an opacity of 0 to 1; beside the picture nothing happens.
    pub fn blend(&mut self, x: usize, y: usize, colour: Colour, opacity: f64) {
        if x >= self.wide {
            return;
        }
        if let Some(pixel) = self.pixels.get_mut(y * self.wide + x) {
            for (old, new) in pixel.iter_mut().zip(colour) {
                *old += (new as f32 - *old) * opacity.clamp(0.0, 1.0) as f32;
            }
        }
    }

    /// Adds light to a pixel.
    pub fn add(&mut self, x: usize, y: usize, colour: Colour, light: f64) {
        if x >= self.wide {
            return;
        }
        if let Some(pixel) = self.pixels.get_mut(y * self.wide + x) {
            for (old, new) in pixel.iter_mut().zip(colour) {
                *old += (new * light) as f32;
            }
        }
    }

    /// Lays a shape over the picture; `cover` says for the middle of a pixel how much of it the shape covers.
    pub fn fill(
        &mut self,
        [left, up, right, down]: [f64; 4],
        colour: Colour,
        opacity: f64,
        cover: impl Fn(f64, f64) -> f64,
    ) {
        let bound = |at: f64, most: usize| at.clamp(0.0, most as f64) as usize;
        for y in bound(up.floor(), self.high)..bound(down.ceil(), self.high) {
            for x in bound(left.floor(), self.wide)..bound(right.ceil(), self.wide) {
                let covered = cover(x as f64 + 0.5, y as f64 + 0.5).clamp(0.0, 1.0);
                if covered > 0.0 {
                    self.blend(x, y, colour, opacity * covered);
                }
            }
        }
    }

    /// Lays a disc over the picture.
    pub fn disc(&mut self, x: f64, y: f64, radius: f64, colour: Colour, opacity: f64) {
        let reach = radius + 1.0;
        self.fill([x - reach, y - reach, x + reach, y + reach], colour, opacity, |px, py| {
            radius + 0.5 - (px - x).hypot(py - y)
        });
    }

    /// Lays a square on its corner over the picture.
    pub fn diamond(&mut self, x: f64, y: f64, radius: f64, colour: Colour, opacity: f64) {
        let reach = radius + 1.0;
        self.fill([x - reach, y - reach, x + reach, y + reach], colour, opacity, |px, py| {
            (radius - (px - x).abs() - (py - y).abs()) * 0.7 + 0.5
        });
    }

    /// Returns the pixels as bytes, row by row.
    pub fn bytes(&self) -> Vec<u8> {
        self.pixels.iter().flatten().map(|one| one.clamp(0.0, 255.0).round() as u8).collect()
    }
}
