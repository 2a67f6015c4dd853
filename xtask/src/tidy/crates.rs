//! Checks that dependencies run one way, as in ARCHITECTURE.md, by reading the manifests.

use super::{Fault, File, Place, Sort, Tree};
use std::collections::BTreeMap;
use toml::{Table, Value};

/// The crates by floor, lowest first; a crate may depend on lower floors only.
const FLOORS: [&[&str]; 13] = [
    &["table", "words", "store"],
    &["engine"],
    &[RULES],
    &["captains"],
    &["shelf"],
    &["seals"],
    &["referee", "lab"],
    &[WINGS],
    &["games", "yardstick"],
    &["rooms"],
    &["wasm", "wasm-lab", "server", "crowd", "vector"],
    &["cli", "fuzz", "python", "vector-c"],
    &["testkit", "proving"],
];

/// The rules of any game, and the wing of any.
const RULES: &str = "rules-*";
const WINGS: &str = "a wing";

/// The crates that may depend on the store; the store itself depends on none of our crates.
const STORE_IS_SEEN_BY: [&str; 4] = ["rooms", "server", "cli", "fuzz"];

/// The crates for tests only, with the crates that they may depend on: the laws of rulesets, and the checks of games.
const FOR_TESTS: [(&str, &[&str]); 2] = [
    ("testkit", &["table", "engine", "words"]),
    ("proving", &["testkit", "engine", "captains", "shelf", "words"]),
];

/// Crates that know no game, so that anybody's game can be put on a shelf beside ours.
const KNOWS_NO_GAME: [&str; 6] = ["captains", "shelf", "seals", "referee", "lab", "rooms"];

const KNOWS_JSON: [&str; 9] =
    ["referee", "rooms", "wasm", "wasm-lab", "cli", "fuzz", "python", "server", "crowd"];

/// Doors with unsafe code, generated or for C, which the workspace forbids; they list their lints themselves.
const OWN_LINTS: [&str; 4] = ["wasm", "wasm-lab", "python", "vector-c"];

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
        if let Some(place) = file.in_crate().filter(|place| place.below == "Cargo.toml") {
            match file.text.parse::<Table>() {
                Ok(table) => manifests.push((file, place, table)),
                Err(error) => faults.push(file.fault(0, format!("cannot be read: {}", error.message()))),
            }
        }
    }
    // A package may be called otherwise than its folder.
    let places: BTreeMap<String, Place<'_>> = manifests
        .iter()
        .filter_map(|(_, place, table)| {
            let name = table.get("package")?.get("name")?.as_str()?;
            Some((name.to_owned(), *place))
        })
        .collect();
    let shared = shared(tree);
    for (file, place, table) in &manifests {
        for Named { key, package, usage } in dependencies(table, &shared) {
            if let Some(what) = judge(place, &package, places.get(&package), usage) {
                faults.push(named(file, &key, what));
            }
        }
        if floor(place).is_none() {
            faults.push(
                file.fault(0, "a new crate: give it a floor in xtask/src/tidy/crates.rs and ARCHITECTURE.md"),
            );
        }
        let shared =
            table.get("lints").and_then(|lints| lints.get("workspace")) == Some(&Value::Boolean(true));
        if !shared && !OWN_LINTS.contains(&place.name().as_str()) {
            faults.push(file.fault(0, "take the lints of the workspace: `[lints] workspace = true`"));
        }
    }
    faults
}

fn floor(place: &Place<'_>) -> Option<usize> {
    let name = place.name();
    let name = match place.sort {
        Sort::Rules => RULES,
        Sort::Wing => WINGS,
        Sort::Core | Sort::List => &name,
    };
    FLOORS.iter().position(|floor| floor.contains(&name))
}

/// Returns the fault of a dependency, if it has one.
fn judge(from: &Place<'_>, package: &str, seen: Option<&Place<'_>>, usage: Use) -> Option<String> {
    let (folder, always) = (from.name(), usage == Use::Always);
    if package == "serde_json" && always && !KNOWS_JSON.contains(&folder.as_str()) {
        return Some(format!("only {} know JSON", KNOWS_JSON.join(", ")));
    }
    let (place, seen) = (seen?, seen?.name());
    if let Some((_, sees)) = FOR_TESTS.iter().find(|(name, _)| *name == folder) {
        let legal = sees.contains(&seen.as_str()) || !always;
        return (!legal).then(|| format!("`{folder}` sees {} only", sees.join(" and ")));
    }
    if FOR_TESTS.iter().any(|(name, _)| *name == seen) {
        return always.then(|| format!("`{seen}` is for tests: a dev-dependency"));
    }
    if seen == "store" && !STORE_IS_SEEN_BY.contains(&folder.as_str()) {
        return Some(format!("only {} know the store", STORE_IS_SEEN_BY.join(", ")));
    }
    if let (Some(game), Some(other)) = (from.game(), place.game())
        && game != other
    {
        return Some("no game sees another".to_owned());
    }
    let of_a_game = place.sort != Sort::Core || seen == "yardstick";
    if KNOWS_NO_GAME.contains(&folder.as_str()) && of_a_game {
        // Its tests may play ours.
        return always.then(|| format!("`{folder}` knows no game: it is handed a shelf"));
    }
    let (own, below) = (floor(from)?, floor(place)?);
    (below >= own).then(|| format!("dependencies run one way: `{folder}` stands below or beside `{seen}`"))
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
        let known = ["table", "engine", "captains", "shelf", "testkit", "proving", "store"];
        let home = |name: &str| match name {
            "games" => "games/list/Cargo.toml".to_owned(),
            "ftl" | "talon" => format!("games/{name}/Cargo.toml"),
            _ => match name.strip_prefix("rules-") {
                Some(game) => format!("games/{game}/rules/Cargo.toml"),
                None => format!("crates/{name}/Cargo.toml"),
            },
        };
        let ours = ["games", "ftl", "rules-ftl", "rules-talon", "talon"];
        let mut files: Vec<(String, String)> =
            known.iter().chain(&ours).map(|name| (home(name), manifest(name, ""))).collect();
        files.retain(|(path, _)| *path != home(folder));
        files.push((home(folder), manifest(folder, dependencies)));
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
        assert_eq!(faults_of("games", "[dependencies]\nftl = {}\nserde = \"1\""), [""; 0]);
        assert_eq!(faults_of("ftl", "[dependencies]\nrules-ftl = {}\nshelf = {}"), [""; 0]);
        assert_eq!(faults_of("rules-ftl", "[dependencies]\nftl = {}").len(), 1);
        assert_eq!(faults_of("engine", "[dependencies]\nrules-ftl = {}").len(), 1);
        assert_eq!(
            faults_of("engine", "[target.'cfg(unix)'.dependencies]\nr = { package = \"games\" }").len(),
            1
        );
    }

    #[test]
    fn no_game_sees_another() {
        assert_eq!(faults_of("rules-talon", "[dependencies]\nrules-ftl = {}"), ["no game sees another"]);
        assert_eq!(faults_of("rules-talon", "[dev-dependencies]\nrules-ftl = {}"), ["no game sees another"]);
        assert_eq!(faults_of("talon", "[dev-dependencies]\nftl = {}"), ["no game sees another"]);
        assert_eq!(faults_of("talon", "[dependencies]\nrules-ftl = {}"), ["no game sees another"]);
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
                ("games/ftl/rules/Cargo.toml", ftl.as_str()),
                ("games/talon/rules/Cargo.toml", talon.as_str()),
            ];
            edges(&Tree::of(&files)).into_iter().map(|fault| (fault.line, fault.what)).collect::<Vec<_>>()
        };
        assert_eq!(seen("ftl.workspace = true"), [(6, "no game sees another".to_owned())]);
        assert_eq!(seen("ftl = { workspace = true }"), [(6, "no game sees another".to_owned())]);
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
        assert_eq!(faults_of("ftl", "[dev-dependencies]\nproving.workspace = true"), [""; 0]);
        assert_eq!(faults_of("ftl", "[dependencies]\nproving.workspace = true").len(), 1);
        assert_eq!(faults_of("proving", "[dependencies]\ntestkit = {}\nshelf = {}"), [""; 0]);
        assert_eq!(faults_of("proving", "[dependencies]\ngames = {}").len(), 1);
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
