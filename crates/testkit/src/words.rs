//! Sentences for the tests of a ruleset: the catalogue that its game is told by, compiled from its file.

use engine::Catalogue;

/// Compiles an English catalogue.
///
/// # Panics
/// If the text is none, with all its flaws.
pub fn english(text: &str) -> Catalogue {
    let compiled = words::compile("en", text).unwrap_or_else(|flaws| panic!("{}", flaws.join("\n")));
    Catalogue::read(&compiled).expect("what is compiled can be read")
}
