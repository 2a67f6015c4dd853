//! Checks that every Rust file of a crate is compiled, and that each crate has one test program.

use super::rust::{self, Kind};
use super::{Fault, File, Tree};
use std::collections::BTreeSet;
use toml::{Table, Value};

pub fn check(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for manifest in tree.ending("Cargo.toml") {
        let Some(folder) = manifest.path.strip_suffix("Cargo.toml").filter(|folder| !folder.is_empty())
        else {
            continue;
        };
        let Ok(table) = manifest.text.parse::<Table>() else { continue };
        let below: Vec<&File> = tree
            .ending(".rs")
            .filter(|file| file.path.starts_with(folder) && owner(tree, file) == folder)
            .collect();
        let roots = roots(folder, &table, &below);
        let mut reached = BTreeSet::new();
        for root in &roots {
            walk(tree, root, true, &mut reached);
        }
        let lost = below.iter().filter(|file| !reached.contains(&file.path));
        faults
            .extend(lost.map(|file| file.fault(0, "forgotten: no `mod` names it, so it is never compiled")));
        let tests = roots.iter().filter(|root| root[folder.len()..].starts_with("tests/")).count();
        if tests > 1 {
            faults.push(
                manifest.fault(
                    0,
                    format!("{tests} test programs: make it one, tests/main.rs with a list of mods"),
                ),
            );
        }
    }
    faults
}

/// Returns the folder of the package that a file belongs to: that of the nearest manifest above it.
fn owner<'a>(tree: &Tree, file: &'a File) -> &'a str {
    let mut folder = file.path.as_str();
    while let Some(at) = folder.rfind('/') {
        folder = &folder[..at];
        if tree.paths.contains(&format!("{folder}/Cargo.toml")) {
            return &file.path[..=at];
        }
    }
    ""
}

/// Returns the files that Cargo compiles by convention or because the manifest names them.
fn roots(folder: &str, manifest: &Table, below: &[&File]) -> BTreeSet<String> {
    let finds = |key: &str| {
        let package = manifest.get("package").and_then(|package| package.get(key));
        package.and_then(Value::as_bool).unwrap_or(true)
    };
    let mut roots: BTreeSet<String> =
        ["src/lib.rs", "src/main.rs", "build.rs"].iter().map(|path| format!("{folder}{path}")).collect();
    let kinds = [
        ("src/bin", "autobins"),
        ("tests", "autotests"),
        ("benches", "autobenches"),
        ("examples", "autoexamples"),
    ];
    for (place, _) in kinds.into_iter().filter(|(_, key)| finds(key)) {
        for file in below {
            let rest = file.path[folder.len()..].strip_prefix(place).and_then(|rest| rest.strip_prefix('/'));
            if rest.is_some_and(|rest| {
                !rest.contains('/') || rest.ends_with("/main.rs") && rest.matches('/').count() == 1
            }) {
                roots.insert(file.path.clone());
            }
        }
    }
    for kind in ["bin", "test", "bench", "example"] {
        for target in manifest.get(kind).and_then(Value::as_array).into_iter().flatten() {
            if let Some(path) = target.get("path").and_then(Value::as_str) {
                roots.insert(format!("{folder}{path}"));
            }
        }
    }
    if let Some(path) = manifest.get("lib").and_then(|lib| lib.get("path")).and_then(Value::as_str) {
        roots.insert(format!("{folder}{path}"));
    }
    roots
}

/// Follows `mod name;` from file to file.
fn walk(tree: &Tree, path: &str, root: bool, reached: &mut BTreeSet<String>) {
    let Some(text) = tree.text(path) else { return };
    if !reached.insert(path.to_owned()) {
        return;
    }
    let (folder, name) = path.rsplit_once('/').unwrap_or(("", path));
    let inner = match name.trim_end_matches(".rs") {
        _ if root => folder.to_owned(),
        "mod" => folder.to_owned(),
        stem => format!("{folder}/{stem}"),
    };
    for (module, named) in modules(text) {
        let places = match named {
            Some(named) => vec![format!("{folder}/{named}")],
            None => vec![format!("{inner}/{module}.rs"), format!("{inner}/{module}/mod.rs")],
        };
        for place in places {
            walk(tree, &place, false, reached);
        }
    }
}

/// Returns the modules that a file declares, with the path of a `#[path = "…"]`.
fn modules(text: &str) -> Vec<(String, Option<String>)> {
    let tokens: Vec<Kind<'_>> = rust::tokens(text).iter().map(|token| token.kind).collect();
    let mut found = Vec::new();
    let mut named = None;
    for (at, kind) in tokens.iter().enumerate() {
        match (kind, tokens.get(at + 1), tokens.get(at + 2)) {
            (Kind::Word("path"), Some(Kind::Sign('=')), Some(Kind::Text(path))) => {
                named = Some((*path).to_owned());
            }
            (Kind::Word("mod"), Some(Kind::Word(module)), Some(Kind::Sign(';'))) => {
                found.push(((*module).to_owned(), named.take()));
            }
            (Kind::Sign(';' | '}'), _, _) => named = None,
            _ => {}
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lost(files: &[(&str, &str)]) -> Vec<String> {
        check(&Tree::of(files)).into_iter().map(|fault| fault.path).collect()
    }

    #[test]
    fn a_file_that_no_mod_names_is_forgotten() {
        let files = [
            ("crates/x/Cargo.toml", "[package]\nautotests = false\n[[test]]\npath = \"tests/main.rs\"\n"),
            ("crates/x/src/lib.rs", "mod a;\npub mod b;\n#[path = \"odd.rs\"]\nmod c;\n// mod lost;\n"),
            ("crates/x/src/a.rs", "mod deep;"),
            ("crates/x/src/a/deep.rs", ""),
            ("crates/x/src/b/mod.rs", "mod inner;"),
            ("crates/x/src/b/inner.rs", ""),
            ("crates/x/src/odd.rs", ""),
            ("crates/x/src/lost.rs", ""),
            ("crates/x/tests/main.rs", "mod laws;"),
            ("crates/x/tests/laws.rs", ""),
            ("crates/x/tests/forgotten.rs", ""),
        ];
        assert_eq!(lost(&files), ["crates/x/src/lost.rs", "crates/x/tests/forgotten.rs"]);
    }

    #[test]
    fn a_crate_has_one_test_program() {
        let files = [
            ("crates/x/Cargo.toml", "[package]\n"),
            ("crates/x/tests/main.rs", "mod laws;"),
            ("crates/x/tests/laws.rs", ""),
        ];
        assert_eq!(lost(&files), ["crates/x/Cargo.toml"]);
    }

    #[test]
    fn a_package_inside_another_is_its_own() {
        let files = [
            ("xtask/Cargo.toml", "[package]\n"),
            ("xtask/src/main.rs", ""),
            ("xtask/inner/Cargo.toml", "[package]\n"),
            ("xtask/inner/src/main.rs", ""),
        ];
        assert_eq!(lost(&files), [""; 0]);
    }
}
