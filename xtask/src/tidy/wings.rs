//! Checks that the core names no game. Facts about one game belong to its wing.

use std::collections::BTreeSet;

use super::rust::{self, Kind};
use super::{Fault, File, Sort, Tree};

/// Crates of `crates/` that know games: doors to our games, and tools for them.
const KNOWS_GAMES: [&str; 10] =
    ["cli", "crowd", "fuzz", "python", "server", "vector", "vector-c", "wasm", "wasm-lab", "yardstick"];

/// Crates that read catalogues of sentences. The ending `ftl` of these files is also the name of a game.
const READS_FLUENT: [&str; 2] = ["words", "proving"];

/// Returns the short names of the games, which are those of their folders.
pub fn games(tree: &Tree) -> BTreeSet<&str> {
    let manifests = tree.ending("/Cargo.toml").filter_map(File::in_crate);
    manifests
        .filter(|place| place.sort == Sort::Wing && place.below == "Cargo.toml")
        .filter_map(|place| place.game())
        .collect()
}

/// Finds games that sources of the core name, in a text or as a crate. Tests may name them.
pub fn named(tree: &Tree) -> Vec<Fault> {
    let games = games(tree);
    let crates: BTreeSet<String> = games
        .iter()
        .flat_map(|game| {
            let name = game.replace('-', "_");
            [format!("rules_{name}"), name]
        })
        .collect();
    let mut faults = Vec::new();
    for file in tree.ending(".rs") {
        let Some(place) = file.in_crate().filter(|place| place.sort == Sort::Core) else { continue };
        let name = place.name();
        let is_test = !place.below.starts_with("src/") || place.below.ends_with("tests.rs");
        if KNOWS_GAMES.contains(&name.as_str()) || is_test {
            continue;
        }
        let reads_fluent = READS_FLUENT.contains(&name.as_str());
        let source = file.text.split("#[cfg(test)]").next().unwrap_or_default();
        for token in rust::tokens(source) {
            let name = match token.kind {
                Kind::Text("ftl") if reads_fluent => continue,
                Kind::Text(text) if games.contains(text) => text,
                Kind::Word(word) if crates.contains(word) => word,
                _ => continue,
            };
            faults.push(file.fault(token.line, format!("`{name}` is a game: the core names none")));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_in_the_core_is_found_and_one_in_its_tests_is_not() {
        let found = |path: &str, source: &str| {
            let files = [("games/far-off/Cargo.toml", ""), (path, source)];
            named(&Tree::of(&files)).len()
        };
        assert_eq!(found("crates/shelf/src/a.rs", "const A: &str = \"far-off\";"), 1);
        assert_eq!(found("crates/shelf/src/a.rs", "use rules_far_off::State;"), 1);
        assert_eq!(found("crates/shelf/src/a.rs", "//! far-off\n#[cfg(test)]\nmod t { use far_off::A; }"), 0);
        assert_eq!(found("crates/shelf/tests/a.rs", "use far_off::A;"), 0);
        assert_eq!(found("crates/cli/src/a.rs", "use far_off::A;"), 0);
    }
}
