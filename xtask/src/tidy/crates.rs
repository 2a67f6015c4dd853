//! Checks that dependencies run one way, as in ARCHITECTURE.md, by reading the manifests.

use super::{Fault, File, Tree};
use std::collections::BTreeMap;
use toml::{Table, Value};

/// The crates by floor, lowest first; a crate may depend on lower floors only.
const FLOORS: [&[&str]; 12] = [
    &["table", "words", "store"],
    &["engine"],
    &["rules-ftl", "rules-full-thrust", "rules-simple-spaceships", "rules-black-skies", "rules-talon"],
    &["captains"],
    &["shelf"],
    &["referee", "lab"],
    &["ai"],
    &["games", "yardstick"],
    &["rooms"],
    &["wasm", "wasm-lab", "server", "crowd", "python"],
    &["cli", "fuzz"],
    &["testkit"],
];

/// The crates that may depend on the store; the store itself depends on none of our crates.
const STORE_IS_SEEN_BY: [&str; 4] = ["rooms", "server", "cli", "fuzz"];

/// The crates that `testkit` may depend on. Other crates use `testkit` in tests only.
const TESTKIT_SEES: [&str; 3] = ["table", "engine", "words"];

/// The core crates, which know no game, so that anyone's game can stand on a shelf beside ours.
const KNOWS_NO_GAME: [&str; 4] = ["captains", "shelf", "referee", "lab"];

/// The crates of our games, beside their rulesets.
const GAMES: [&str; 3] = ["ai", "games", "yardstick"];

const KNOWS_JSON: [&str; 9] =
    ["referee", "rooms", "wasm", "wasm-lab", "cli", "fuzz", "python", "server", "crowd"];

/// Doors with generated unsafe code, which the workspace forbids; they list their lints themselves.
const OWN_LINTS: [&str; 3] = ["wasm", "wasm-lab", "python"];

/// The kind of dependency on another crate.
#[derive(Clone, Copy, PartialEq)]
enum Use {
    Always,
    Tests,
}

pub fn edges(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut manifests = Vec::new();
    for file in tree.ending("/Cargo.toml") {
        if let Some((folder, "Cargo.toml")) = file.in_crate() {
            match file.text.parse::<Table>() {
                Ok(table) => manifests.push((file, folder, table)),
                Err(error) => faults.push(file.fault(0, format!("cannot be read: {}", error.message()))),
            }
        }
    }
    // The name of a package may differ from its folder.
    let folders: BTreeMap<String, String> = manifests
        .iter()
        .filter_map(|(_, folder, table)| {
            let name = table.get("package")?.get("name")?.as_str()?;
            Some((name.to_owned(), (*folder).to_owned()))
        })
        .collect();
    let shared = shared(tree);
    for (file, folder, table) in &manifests {
        for Named { key, package, usage } in dependencies(table, &shared) {
            let seen = folders.get(&package).map(String::as_str);
            if let Some(what) = judge(folder, &package, seen, usage) {
                faults.push(named(file, &key, what));
            }
        }
        if floor(folder).is_none() {
            faults.push(
                file.fault(0, "a new crate: give it a floor in xtask/src/tidy/crates.rs and ARCHITECTURE.md"),
            );
        }
        let shared =
            table.get("lints").and_then(|lints| lints.get("workspace")) == Some(&Value::Boolean(true));
        if !shared && !OWN_LINTS.contains(folder) {
            faults.push(file.fault(0, "take the lints of the workspace: `[lints] workspace = true`"));
        }
    }
    faults
}

fn floor(folder: &str) -> Option<usize> {
    FLOORS.iter().position(|floor| floor.contains(&folder))
}

/// Returns the fault of a dependency, if it has one.
fn judge(folder: &str, package: &str, seen: Option<&str>, usage: Use) -> Option<String> {
    if package == "serde_json" && usage == Use::Always && !KNOWS_JSON.contains(&folder) {
        return Some(format!("only {} know JSON", KNOWS_JSON.join(", ")));
    }
    let seen = seen?;
    if seen == "testkit" {
        return (usage == Use::Always).then(|| "`testkit` is for tests: a dev-dependency".to_owned());
    }
    if seen == "store" && !STORE_IS_SEEN_BY.contains(&folder) {
        return Some(format!("only {} know the store", STORE_IS_SEEN_BY.join(", ")));
    }
    if folder == "testkit" {
        let legal = TESTKIT_SEES.contains(&seen) || usage == Use::Tests;
        return (!legal).then(|| format!("`testkit` sees {} only", TESTKIT_SEES.join(" and ")));
    }
    if folder.starts_with("rules-") && seen.starts_with("rules-") {
        return Some("no ruleset sees another".to_owned());
    }
    let of_a_game = seen.starts_with("rules-") || GAMES.contains(&seen);
    if KNOWS_NO_GAME.contains(&folder) && of_a_game {
        // Its tests may use our games.
        return (usage == Use::Always).then(|| format!("`{folder}` knows no game: it is handed a shelf"));
    }
    let (from, to) = (floor(folder)?, floor(seen)?);
    (to >= from).then(|| format!("dependencies run one way: `{folder}` stands below or beside `{seen}`"))
}

/// A dependency: its key in the manifest, and its package.
struct Named {
    key: String,
    package: String,
    usage: Use,
}

/// Returns the packages of the workspace's dependencies whose keys have another name.
fn shared(tree: &Tree) -> BTreeMap<String, String> {
    let root = tree.text("Cargo.toml").and_then(|text| text.parse::<Table>().ok());
    let listed = root.as_ref().and_then(|root| root.get("workspace")?.get("dependencies")?.as_table());
    let named =
        |(key, value): (&String, &Value)| Some((key.clone(), value.get("package")?.as_str()?.to_owned()));
    listed.into_iter().flatten().filter_map(named).collect()
}

/// Returns every package that the manifest names, for any platform; `shared` are the renamed packages of the
/// workspace.
fn dependencies(manifest: &Table, shared: &BTreeMap<String, String>) -> Vec<Named> {
    let mut found = Vec::new();
    let platforms = manifest.get("target").and_then(Value::as_table);
    let platforms = platforms.into_iter().flat_map(|targets| targets.values().filter_map(Value::as_table));
    for table in std::iter::once(manifest).chain(platforms) {
        for (list, usage) in [
            ("dependencies", Use::Always),
            ("build-dependencies", Use::Always),
            ("dev-dependencies", Use::Tests),
        ] {
            let listed = table.get(list).and_then(Value::as_table);
            for (key, value) in listed.into_iter().flatten() {
                let inherits = value.get("workspace").and_then(Value::as_bool) == Some(true);
                let own = value.get("package").and_then(Value::as_str);
                let of_all = shared.get(key).filter(|_| inherits).map(String::as_str);
                let package = own.or(of_all).unwrap_or(key).to_owned();
                found.push(Named { key: key.clone(), package, usage });
            }
        }
    }
    found
}

fn named(file: &File, key: &str, what: String) -> Fault {
    let line = file.text.lines().position(|line| line.trim_start().starts_with(key));
    file.fault(line.map_or(0, |at| at + 1), what)
}

/// Checks that the JavaScript generator has the version that we link: the lock file must hold one version of each.
pub fn one_bindgen(tree: &Tree) -> Vec<Fault> {
    let Some(lock) = tree.files.iter().find(|file| file.path == "Cargo.lock") else {
        return vec![Fault {
            path: "Cargo.lock".to_owned(),
            line: 0,
            what: "belongs in the tree".to_owned(),
        }];
    };
    let Ok(table) = lock.text.parse::<Table>() else { return vec![lock.fault(0, "cannot be read")] };
    let packages = table.get("package").and_then(Value::as_array);
    let versions = |name: &str| -> Vec<&str> {
        let all = packages.into_iter().flatten();
        let named = all.filter(|package| package.get("name").and_then(Value::as_str) == Some(name));
        named.filter_map(|package| package.get("version").and_then(Value::as_str)).collect()
    };
    let (linked, generator) = (versions("wasm-bindgen"), versions("wasm-bindgen-cli-support"));
    if linked.len() > 1 || generator.len() > 1 || (linked != generator && !linked.is_empty()) {
        let what =
            format!("wasm-bindgen {linked:?} and wasm-bindgen-cli-support {generator:?} must be one version");
        return vec![lock.fault(0, what)];
    }
    Vec::new()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINTS: &str = "[lints]\nworkspace = true\n";

    fn faults_of(folder: &str, dependencies: &str) -> Vec<String> {
        let manifest = |name: &str, rest: &str| format!("[package]\nname = \"{name}\"\n{LINTS}{rest}\n");
        let known =
            ["table", "engine", "rules-ftl", "rules-talon", "captains", "shelf", "games", "testkit", "store"];
        let mut files: Vec<(String, String)> =
            known.iter().map(|name| (format!("crates/{name}/Cargo.toml"), manifest(name, ""))).collect();
        files.retain(|(path, _)| *path != format!("crates/{folder}/Cargo.toml"));
        files.push((format!("crates/{folder}/Cargo.toml"), manifest(folder, dependencies)));
        let files: Vec<(&str, &str)> =
            files.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
        edges(&Tree::of(&files)).into_iter().map(|fault| fault.what).collect()
    }

    #[test]
    fn a_crate_sees_the_floors_below() {
        assert_eq!(
            faults_of("rules-ftl", "[dependencies]\nengine.workspace = true\ntable = { path = \"x\" }"),
            [""; 0]
        );
        assert_eq!(faults_of("games", "[dependencies]\nrules-ftl = {}\nserde = \"1\""), [""; 0]);
        assert_eq!(faults_of("engine", "[dependencies]\nrules-ftl = {}").len(), 1);
        assert_eq!(
            faults_of("engine", "[target.'cfg(unix)'.dependencies]\nr = { package = \"games\" }").len(),
            1
        );
    }

    #[test]
    fn no_ruleset_sees_another() {
        assert_eq!(faults_of("rules-talon", "[dependencies]\nrules-ftl = {}"), ["no ruleset sees another"]);
        assert_eq!(
            faults_of("rules-talon", "[dev-dependencies]\nrules-ftl = {}"),
            ["no ruleset sees another"]
        );
    }

    #[test]
    fn the_core_knows_no_game() {
        assert_eq!(
            faults_of("shelf", "[dependencies]\ncaptains = {}\nrules-ftl = {}"),
            ["`shelf` knows no game: it is handed a shelf"]
        );
        assert_eq!(faults_of("shelf", "[dependencies]\ngames = {}").len(), 1);
        assert_eq!(faults_of("shelf", "[dev-dependencies]\ngames = {}"), [""; 0]);
        assert_eq!(faults_of("games", "[dependencies]\nshelf = {}\nrules-ftl = {}"), [""; 0]);
    }

    #[test]
    fn a_key_of_the_workspace_stands_for_its_package() {
        let manifest = |name: &str, rest: &str| format!("[package]\nname = \"{name}\"\n{LINTS}{rest}\n");
        let seen = |dependency: &str| {
            let root =
                "[workspace.dependencies]\nftl = { package = \"firing-arc-rules-ftl\", path = \"x\" }\n";
            let ftl = manifest("firing-arc-rules-ftl", "");
            let talon = manifest("firing-arc-rules-talon", &format!("[dependencies]\n{dependency}"));
            let files = [
                ("Cargo.toml", root),
                ("crates/rules-ftl/Cargo.toml", ftl.as_str()),
                ("crates/rules-talon/Cargo.toml", talon.as_str()),
            ];
            edges(&Tree::of(&files)).into_iter().map(|fault| (fault.line, fault.what)).collect::<Vec<_>>()
        };
        assert_eq!(seen("ftl.workspace = true"), [(6, "no ruleset sees another".to_owned())]);
        assert_eq!(seen("ftl = { workspace = true }"), [(6, "no ruleset sees another".to_owned())]);
        assert_eq!(seen("ftl = \"1\""), [], "a package of that name from elsewhere");
    }

    #[test]
    fn the_store_is_known_to_rooms_only() {
        assert_eq!(faults_of("rooms", "[dependencies]\nstore = {}"), [""; 0]);
        assert_eq!(
            faults_of("shelf", "[dependencies]\nstore = {}"),
            ["only rooms, server, cli, fuzz know the store"]
        );
        assert_eq!(faults_of("store", "[dependencies]\ntable = {}").len(), 1);
    }

    #[test]
    fn the_testkit_is_for_tests() {
        assert_eq!(faults_of("rules-ftl", "[dev-dependencies]\ntestkit.workspace = true"), [""; 0]);
        assert_eq!(faults_of("rules-ftl", "[dependencies]\ntestkit.workspace = true").len(), 1);
        assert_eq!(faults_of("testkit", "[dependencies]\nrules-ftl.workspace = true").len(), 1);
    }

    #[test]
    fn json_stays_at_the_doors() {
        assert_eq!(faults_of("games", "[dependencies]\nserde_json = \"1\"").len(), 1);
        assert_eq!(faults_of("referee", "[dependencies]\nserde_json = \"1\""), [""; 0]);
        assert_eq!(faults_of("games", "[dev-dependencies]\nserde_json = \"1\""), [""; 0]);
    }

    #[test]
    fn a_second_wasm_bindgen_is_noticed() {
        let lock = |linked: &str, generator: &str| {
            let row = |name: &str, version: &str| {
                format!("[[package]]\nname = \"{name}\"\nversion = \"{version}\"\n")
            };
            row("wasm-bindgen", linked) + &row("wasm-bindgen-cli-support", generator)
        };
        assert_eq!(one_bindgen(&Tree::of(&[("Cargo.lock", &lock("0.2.1", "0.2.1"))])), []);
        assert_eq!(one_bindgen(&Tree::of(&[("Cargo.lock", &lock("0.2.1", "0.2.2"))])).len(), 1);
        assert_eq!(one_bindgen(&Tree::of(&[])).len(), 1);
    }
}
