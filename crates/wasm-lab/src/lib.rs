//! The lab in the browser: battles between captains, fought in workers and counted in one of them; a bundle for each
//! game, compiled for speed.
//!
//! Every worker has a [`Desk`]. All open the same question; one hands out parts of its battles and counts what comes
//! back, the others fight. What is counted, in which order and to which figures is the crate `lab`'s affair, so it
//! comes to the same as `firing-arc lab match` and `firing-arc lab run`, byte for byte.

mod count;
mod desk;
mod inquiry;
mod wish;

pub use desk::Desk;
use wasm_bindgen::prelude::*;

/// A desk of the lab for JavaScript.
#[wasm_bindgen]
#[derive(Default)]
pub struct Lab(Desk);

#[wasm_bindgen]
impl Lab {
    /// A desk on which nothing lies yet.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// Answers one request line with one line.
    pub fn line(&mut self, text: &str) -> String {
        self.0.line(text)
    }
}
