//! The referee in the browser: the same lines as everywhere, in-process; a bundle for each game.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// Keeps battles and answers requests; see `docs/protocol.md`.
#[wasm_bindgen]
pub struct Referee(referee::Referee);

#[wasm_bindgen]
impl Referee {
    /// A referee that measures captains' time by the browser's clock, and numbers its battles from `first` on.
    #[wasm_bindgen(constructor)]
    pub fn new(first: u32) -> Self {
        Self(referee::Referee::with_clock(now).counting_from(first))
    }

    /// Answers one request line with one line.
    pub fn line(&mut self, text: &str) -> String {
        self.0.line(text)
    }
}
