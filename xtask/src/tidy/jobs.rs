//! Checks that files with the same job have the same name in every game, so that a reader of one game knows the next.

use std::collections::BTreeSet;

use super::rust::{self, Kind};
use super::{Fault, Place, Sort, Tree};

/// The files of every rules crate, below `src/`, without their ending; each may be a folder with a `mod.rs`.
const RULES: [&str; 16] = [
    "aids",
    "catalogue",
    "clauses",
    "events",
    "lib",
    "notation",
    "options",
    "orders",
    "position",
    "reading",
    "rules",
    "setup",
    "space",
    "state",
    "turn",
    "view",
];

/// The files of every wing, below `src/`.
const WING: [&str; 7] =
    ["captain", "captain/doctrine", "captain/features", "captain/judge", "files", "lib", "speech"];

/// Other names that aids have had. A file so called in a rules crate, or in a wing, holds aids in the wrong place.
const OTHER_NAMES: [&str; 8] =
    ["offers", "odds", "plotting", "preview", "previews", "reach", "sights", "threats"];

/// Returns the name of a source file below `src/`, without its ending and without `mod`; `None` for other files.
fn job<'a>(place: &Place<'a>) -> Option<&'a str> {
    let name = place.below.strip_prefix("src/")?.strip_suffix(".rs")?;
    Some(name.strip_suffix("/mod").unwrap_or(name))
}

pub fn check(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for manifest in tree.ending("/Cargo.toml") {
        let Some(home) = manifest.in_crate().filter(|place| place.below == "Cargo.toml") else { continue };
        let names: &[&str] = match home.sort {
            Sort::Rules => &RULES,
            Sort::Wing => &WING,
            _ => continue,
        };
        let there: BTreeSet<&str> = tree
            .ending(".rs")
            .filter_map(super::File::in_crate)
            .filter(|place| place.home == home.home)
            .filter_map(|place| job(&place))
            .collect();
        let missing = names.iter().filter(|name| !there.contains(**name));
        faults.extend(missing.map(|name| {
            manifest.fault(0, format!("has no src/{name}.rs: every game has that file for that job"))
        }));
    }
    faults.extend(misplaced(tree));
    faults
}

/// Finds aids under another name than `aids`, or outside the rules.
fn misplaced(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for file in tree.ending(".rs") {
        let Some(place) = file.in_crate() else { continue };
        let Some(job) = job(&place) else { continue };
        let top = job.split('/').next().unwrap_or_default();
        let known = top == "aids" || OTHER_NAMES.contains(&top);
        let in_aids = place.sort == Sort::Rules && top == "aids";
        if matches!(place.sort, Sort::Rules | Sort::Wing) && known && !in_aids {
            faults.push(file.fault(0, "aids lie in src/aids of the game's rules".to_owned()));
            continue;
        }
        if place.game().is_some() && !in_aids {
            let tokens = rust::tokens(&file.text);
            let implements = tokens
                .windows(2)
                .find(|pair| pair[0].kind == Kind::Word("Aids") && pair[1].kind == Kind::Word("for"));
            faults.extend(implements.map(|pair| {
                file.fault(pair[0].line, "`Aids` is implemented in src/aids of the game's rules".to_owned())
            }));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the faults of a game with all its files except `without`, and with the files `more`.
    fn game(without: &str, more: &[(&str, &str)]) -> Vec<String> {
        let of = |folder: &str, names: &[&str]| -> Vec<String> {
            names.iter().map(|name| format!("games/x/{folder}src/{name}.rs")).collect()
        };
        let mut paths = [of("rules/", &RULES), of("", &WING)].concat();
        paths.extend(["games/x/Cargo.toml".to_owned(), "games/x/rules/Cargo.toml".to_owned()]);
        paths.retain(|path| path != without);
        let files: Vec<(&str, &str)> =
            paths.iter().map(|path| (path.as_str(), "")).chain(more.iter().copied()).collect();
        check(&Tree::of(&files)).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_game_without_a_file_that_every_game_has_is_found() {
        assert_eq!(game("", &[]), [""; 0]);
        let lacks = "has no src/aids.rs: every game has that file for that job";
        assert_eq!(game("games/x/rules/src/aids.rs", &[]), [format!("games/x/rules/Cargo.toml: {lacks}")]);
        assert_eq!(game("games/x/rules/src/aids.rs", &[("games/x/rules/src/aids/mod.rs", "")]), [""; 0]);
        assert_eq!(game("games/x/src/files.rs", &[]).len(), 1);
        assert_eq!(game("games/x/src/captain/doctrine.rs", &[]).len(), 1);
    }

    #[test]
    fn aids_under_another_name_or_in_another_crate_are_found() {
        let wrong = "aids lie in src/aids of the game's rules";
        for path in [
            "games/x/src/aids.rs",
            "games/x/src/aids/mod.rs",
            "games/x/rules/src/plotting.rs",
            "games/x/rules/src/plotting/offers.rs",
            "games/x/rules/src/odds.rs",
        ] {
            assert_eq!(game("", &[(path, "")]), [format!("{path}: {wrong}")]);
        }
        let planted = "//! Hints.\nimpl Aids for X {}\n";
        let found = game("", &[("games/x/rules/src/hints.rs", planted)]);
        let what = "`Aids` is implemented in src/aids of the game's rules";
        assert_eq!(found, [format!("games/x/rules/src/hints.rs:2: {what}")]);
        assert_eq!(game("", &[("games/x/rules/src/aids/odds.rs", planted)]), [""; 0]);
        assert_eq!(game("", &[("crates/testkit/src/odds.rs", planted)]), [""; 0]);
    }
}
