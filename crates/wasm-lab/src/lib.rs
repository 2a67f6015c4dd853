//! The lab in the browser: battles between captains, fought in workers and counted in one of them; a bundle for each
//! game, compiled for speed.
//!
//! [`bundle!`] makes one of a shelf, as in `firing-arc-wasm`; this crate makes those of our games by its features.
//!
//! Every worker has a [`Desk`]. All open the same question; one hands out parts of its battles and counts what comes
//! back, the others fight. What is counted, in which order and to which figures is the crate `lab`'s affair, so it
//! comes to the same as `firing-arc lab match` and `firing-arc lab run`, byte for byte.

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod count;
mod desk;
mod inquiry;
mod wish;

pub use desk::Desk;

/// Makes a bundle of a shelf, named by its path: the class `Lab`, as JavaScript calls it. The crate that calls it depends
/// on `wasm-bindgen` too, whose macros write paths to it.
#[macro_export]
macro_rules! bundle {
    ($shelf:expr) => {
        /// A desk of the lab for JavaScript.
        #[wasm_bindgen::prelude::wasm_bindgen]
        pub struct Lab($crate::Desk);

        #[wasm_bindgen::prelude::wasm_bindgen]
        impl Lab {
            /// A desk on which nothing lies yet.
            #[wasm_bindgen(constructor)]
            #[allow(clippy::new_without_default, reason = "JavaScript has no defaults")]
            pub fn new() -> Self {
                Self($crate::Desk::new($shelf))
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
