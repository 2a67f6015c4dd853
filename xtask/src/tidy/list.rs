//! The list of games and what follows from it: every folder of a game has its line in the list, its two lines in the
//! workspace's manifest, and its feature in each crate that is built for one game at a time.

use super::rust::{self, Kind};
use super::{Fault, File, Tree, wings};
use std::collections::BTreeSet;
use toml::{Table, Value};

/// The source of the list.
const LIST: &str = "games/list/src/lib.rs";
/// The manifests with a feature for each game.
const FEATURED: [&str; 3] = ["games/list/Cargo.toml", "crates/wasm/Cargo.toml", "crates/wasm-lab/Cargo.toml"];
/// Features that are no game.
const OTHER_FEATURES: [&str; 2] = ["default", "games"];

/// Finds games that are missing in the list, in a manifest or in a set of features, and entries that are no game.
pub fn check(tree: &Tree) -> Vec<Fault> {
    let games = wings::games(tree);
    let mut faults = Vec::new();
    for file in &tree.files {
        match file.path.as_str() {
            LIST => faults.extend(compare(file, "the list", &games, &listed(&file.text))),
            "Cargo.toml" => faults.extend(workspace(file, &games)),
            path if FEATURED.contains(&path) => faults.extend(features(file, &games)),
            _ => {}
        }
    }
    faults
}

/// Returns a fault for each game that an enumeration lacks, and for each entry that is no game.
fn compare(file: &File, place: &str, games: &BTreeSet<&str>, found: &BTreeSet<&str>) -> Vec<Fault> {
    let lacks = games.difference(found).map(|game| format!("{place} lacks `{game}`"));
    let extra =
        found.difference(games).map(|entry| format!("{place} has `{entry}`, which has no folder in games/"));
    lacks.chain(extra).map(|what| file.fault(0, what)).collect()
}

/// Returns the first texts of the lines of `list!`.
fn listed(source: &str) -> BTreeSet<&str> {
    let Some((_, body)) = source.split_once("\nlist! {") else { return BTreeSet::new() };
    let body = body.split("\n}").next().unwrap_or_default();
    let texts = rust::tokens(body).into_iter().filter_map(|token| match token.kind {
        Kind::Text(text) => Some(text),
        _ => None,
    });
    texts.collect()
}

/// Compares the features of a manifest, and those that are on by default, with the games.
fn features(file: &File, games: &BTreeSet<&str>) -> Vec<Fault> {
    // Another check reports a manifest that cannot be parsed.
    let Ok(manifest) = file.text.parse::<Table>() else { return Vec::new() };
    let Some(features) = manifest.get("features").and_then(Value::as_table) else {
        return vec![file.fault(0, "has no features: each game is one")];
    };
    let own = features.keys().map(String::as_str).filter(|key| !OTHER_FEATURES.contains(key)).collect();
    let usual = features.get("default").and_then(Value::as_array);
    let usual = usual.into_iter().flatten().filter_map(Value::as_str).collect();
    let mut faults = compare(file, "[features]", games, &own);
    faults.extend(compare(file, "the default features", games, &usual));
    faults
}

/// Compares the crates in `games/` that the workspace's manifest names with the games: a wing and its rules each.
fn workspace(file: &File, games: &BTreeSet<&str>) -> Vec<Fault> {
    let Ok(manifest) = file.text.parse::<Table>() else { return Vec::new() };
    let dependencies = manifest.get("workspace").and_then(|workspace| workspace.get("dependencies"));
    let dependencies = dependencies.and_then(Value::as_table).into_iter().flatten();
    let places: BTreeSet<&str> =
        dependencies.filter_map(|(_, entry)| entry.get("path")?.as_str()?.strip_prefix("games/")).collect();
    let wings =
        places.iter().copied().filter(|place| *place != "list" && !place.ends_with("/rules")).collect();
    let rules = places.iter().filter_map(|place| place.strip_suffix("/rules")).collect();
    let mut faults = compare(file, "[workspace.dependencies]", games, &wings);
    faults.extend(compare(file, "the rules in [workspace.dependencies]", games, &rules));
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANIFEST: &str = "[workspace.dependencies]\nfar-off = { path = \"games/far-off\" }\n\
        rules-far-off = { path = \"games/far-off/rules\" }\ngames = { path = \"games/list\" }\n";
    const FEATURES: &str = "[features]\ndefault = [\"far-off\"]\ngames = []\nfar-off = []\n";
    const SOURCE: &str = "//! The list.\nlist! {\n    \"far-off\" far_off::FarOff,\n}\n";

    fn faults(list: &str, manifest: &str, features: &str) -> usize {
        let folder = ("games/far-off/Cargo.toml", "");
        check(&Tree::of(&[folder, (LIST, list), ("Cargo.toml", manifest), (FEATURED[1], features)])).len()
    }

    #[test]
    fn a_game_that_is_not_everywhere_is_found() {
        assert_eq!(faults(SOURCE, MANIFEST, FEATURES), 0);
        assert_eq!(faults("list! {\n}\n", MANIFEST, FEATURES), 1);
        assert_eq!(faults(SOURCE, "[workspace.dependencies]\n", FEATURES), 2);
        assert_eq!(faults(SOURCE, MANIFEST, "[features]\ndefault = []\n"), 2);
        assert_eq!(faults(SOURCE, MANIFEST, ""), 1);
    }

    #[test]
    fn an_entry_without_a_folder_is_found() {
        assert_eq!(faults(&SOURCE.replace("far-off", "gone"), MANIFEST, FEATURES), 2);
        assert_eq!(faults(SOURCE, &MANIFEST.replace("far-off/rules", "gone/rules"), FEATURES), 2);
        assert_eq!(faults(SOURCE, MANIFEST, &format!("{FEATURES}gone = []\n")), 1);
    }
}
