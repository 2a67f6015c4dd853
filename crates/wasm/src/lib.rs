//! The referee in the browser: the same lines as everywhere, in-process; a bundle for each game.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;

    #[wasm_bindgen(js_namespace = crypto, js_name = getRandomValues)]
    fn fill_at_random(bytes: &mut [u8]);
}

/// A seed from the browser's own source of randomness.
fn fresh_seed() -> u64 {
    let mut bytes = [0; 8];
    fill_at_random(&mut bytes);
    u64::from_le_bytes(bytes)
}

/// Keeps battles and answers requests; see `docs/protocol.md`.
#[wasm_bindgen]
pub struct Referee(referee::Referee);

#[wasm_bindgen]
impl Referee {
    /// A referee that measures captains' time by the browser's clock, draws seeds from the browser, and numbers its battles
    /// from `first` on.
    #[wasm_bindgen(constructor)]
    pub fn new(first: u32) -> Self {
        Self(referee::Referee::with_clock(now).with_seeds(fresh_seed).counting_from(first))
    }

    /// Answers one request line with one line.
    pub fn line(&mut self, text: &str) -> String {
        self.0.line(text)
    }
}
