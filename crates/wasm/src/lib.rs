//! The referee in the browser: the same lines as everywhere, in-process; a bundle for each game.
//!
//! [`bundle!`] makes a bundle of a shelf; this crate makes those of our games by its features. A crate with other games takes
//! this one without them, is a `cdylib`, and says no more than:
//!
//! ```ignore
//! firing_arc_wasm::bundle!(shelf::Shelf::of(&[shelf::game::<MyGame>()]));
//! ```

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

use wasm_bindgen::prelude::*;

#[doc(hidden)]
pub use referee;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;

    #[wasm_bindgen(js_namespace = crypto, js_name = getRandomValues)]
    fn fill_at_random(bytes: &mut [u8]);
}

/// Returns a seed from the browser's own source of randomness.
fn fresh_seed() -> u64 {
    let mut bytes = [0; 8];
    fill_at_random(&mut bytes);
    u64::from_le_bytes(bytes)
}

/// Returns a referee over these games. It measures captains' time by the browser's clock, draws seeds from the browser,
/// and numbers its battles from `first` on.
pub fn over(shelf: shelf::Shelf, first: u32) -> referee::Referee {
    referee::Referee::new(shelf).with_clock(now).with_seeds(fresh_seed).counting_from(first)
}

/// Makes a bundle of a shelf, named by its path: the class `Referee`, as JavaScript calls it. The crate that calls it depends
/// on `wasm-bindgen` too, whose macros write paths to it.
#[macro_export]
macro_rules! bundle {
    ($shelf:expr) => {
        /// Keeps battles and answers requests; see `docs/protocol.md`.
        #[wasm_bindgen::prelude::wasm_bindgen]
        pub struct Referee($crate::referee::Referee);

        #[wasm_bindgen::prelude::wasm_bindgen]
        impl Referee {
            /// Returns a referee that measures captains' time by the browser's clock, draws seeds from the browser, and
            /// numbers its battles from `first` on.
            #[wasm_bindgen(constructor)]
            pub fn new(first: u32) -> Self {
                Self($crate::over($shelf, first))
            }

            /// Answers one request line with one line.
            pub fn line(&mut self, text: &str) -> String {
                self.0.line(text)
            }
        }
    };
}

#[cfg(feature = "games")]
bundle!(games::SHELF.clone());
