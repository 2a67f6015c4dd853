//! Checks that the house documents exist, and that every data file is on the shelf.

use super::rust::{self, Kind};
use super::{Fault, Sort, Tree};

const DOCUMENTS: [&str; 11] = [
    "README.md",
    "ARCHITECTURE.md",
    "STYLE.md",
    "GLOSSARY.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
    "docs/protocol.md",
    "docs/add-a-ruleset.md",
    ".ci/run",
];

pub fn documents(tree: &Tree) -> Vec<Fault> {
    let missing = DOCUMENTS.iter().filter(|path| !tree.paths.contains(**path));
    let mut faults: Vec<Fault> = missing
        .map(|path| Fault { path: (*path).to_owned(), line: 0, what: "is missing".to_owned() })
        .collect();
    if let Some(text) = tree.text("CHANGELOG.md")
        && !text.contains("\n## [Unreleased]\n")
    {
        faults.push(Fault {
            path: "CHANGELOG.md".to_owned(),
            line: 0,
            what: "has no `## [Unreleased]`".to_owned(),
        });
    }
    faults
}

/// Returns a fault for each data file of a game that none of its sources names. Such a file is never loaded, and so
/// never checked.
pub fn on_the_shelf(tree: &Tree) -> Vec<Fault> {
    let mut named = Vec::new();
    for file in tree.ending(".rs").filter(|file| file.in_crate().is_some_and(|p| p.sort == Sort::Wing)) {
        for token in rust::tokens(&file.text) {
            if let Kind::Text(text) = token.kind {
                named.push((file.in_crate().map(|place| place.home), text));
            }
        }
    }
    tree.ending(".toml")
        .filter(|file| {
            let place = file.in_crate().filter(|place| place.sort == Sort::Wing);
            place.is_some_and(|place| {
                let own = named.iter().filter(|(home, _)| *home == Some(place.home));
                place
                    .below
                    .strip_prefix("data/")
                    .is_some_and(|path| !own.clone().any(|(_, text)| is_end(text, path)))
            })
        })
        .map(|file| file.fault(0, "no source names it: put it on the shelf in the game's src"))
        .collect()
}

/// Returns `true` if a string of the source ends with the path, on a folder boundary.
fn is_end(text: &str, path: &str) -> bool {
    text.strip_suffix(path).is_some_and(|before| before.is_empty() || before.ends_with('/'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_data_file_that_nothing_loads_is_found() {
        let tree = Tree::of(&[
            ("games/ftl/src/lib.rs", r#"const DUEL: &str = include_str!("../data/scenarios/duel.toml");"#),
            ("games/ftl/data/scenarios/duel.toml", ""),
            ("games/ftl/data/scenarios/lost.toml", ""),
        ]);
        let faults = on_the_shelf(&tree);
        assert_eq!(faults.len(), 1);
        assert_eq!(faults[0].path, "games/ftl/data/scenarios/lost.toml");
    }

    #[test]
    fn a_missing_document_is_named() {
        assert_eq!(documents(&Tree::of(&[])).len(), DOCUMENTS.len());
    }
}
