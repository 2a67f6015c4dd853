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

/// Reads and compiles the English catalogue of one of our games, by its id.
///
/// # Panics
/// If there is none, or it is flawed.
pub fn of_game(id: &str) -> Catalogue {
    let path = format!("{}/../games/words/{id}/en.ftl", env!("CARGO_MANIFEST_DIR"));
    english(&std::fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{path}: {fault}")))
}
