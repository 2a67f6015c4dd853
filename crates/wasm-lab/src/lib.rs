//! The lab in the browser: workers fight battles between captains, and one of them counts. Each game has its own
//! bundle, compiled for speed.
//!
//! [`bundle!`] makes a bundle of a shelf, as in `firing-arc-wasm`; this crate makes those of our games by its
//! features.
//!
//! A desk also looks back on a battle, as `firing-arc analyse` does, plays battles by file and checks what records prove:
//! the tables' bundles cannot.
//!
//! Every worker has a [`Desk`]. All desks open the same question; one hands out parts of its battles and counts the
//! results, the others fight. The crate `lab` does the counting and the statistics, so the results equal those of
//! `firing-arc lab match` and `firing-arc lab run`, byte for byte.

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod count;
mod desk;
mod form;
mod handicap;
mod inquiry;
mod mail;
mod past;
mod wish;

pub use desk::Desk;

/// Makes a bundle of a shelf, given by its path: the class `Lab` for JavaScript. The calling crate must depend on
/// `wasm-bindgen` too, because its macros write paths to it.
#[macro_export]
macro_rules! bundle {
    ($shelf:expr) => {
        /// A desk of the lab for JavaScript.
        #[wasm_bindgen::prelude::wasm_bindgen]
        pub struct Lab($crate::Desk);

        #[wasm_bindgen::prelude::wasm_bindgen]
        impl Lab {
            /// Returns a desk without an open question.
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
