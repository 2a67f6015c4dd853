//! Sentences for the tests of a ruleset: the catalogue of its game, compiled from the source file.

use engine::Catalogue;

/// Compiles an English catalogue.
///
/// # Panics
/// If the text is not a valid catalogue, with all its flaws.
pub fn english(text: &str) -> Catalogue {
    let compiled = words::compile("en", text).unwrap_or_else(|flaws| panic!("{}", flaws.join("\n")));
    Catalogue::read(&compiled).expect("what is compiled can be read")
}
