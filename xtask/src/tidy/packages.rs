//! Checks the packages: each publishable crate has the right name, describes itself, and reads no file outside its
//! folder.

use super::rust::{self, Kind};
use super::{Fault, File, Place, Tree};
use toml::{Table, Value};

/// The crate whose package is named like the program: `cargo install firing-arc`.
const PROGRAM: &str = "cli";

pub fn check(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for file in tree.ending("/Cargo.toml") {
        let Some(place) = file.in_crate().filter(|place| place.below == "Cargo.toml") else { continue };
        // Another check reports a manifest that cannot be parsed.
        let Ok(manifest) = file.text.parse::<Table>() else { continue };
        let Some(package) = manifest.get("package").and_then(Value::as_table) else { continue };
        if package.get("publish").and_then(Value::as_bool) == Some(false) {
            continue;
        }
        faults.extend(described(file, &place, package));
        faults.extend(introduced(tree, file, &place));
        let source = format!("{}src/", place.home);
        let sources = tree.ending(".rs").filter(|file| file.path.starts_with(&source));
        faults.extend(sources.flat_map(|file| outside(file, place.home)));
    }
    faults
}

/// Checks the package's name, and the lines of the manifest that a registry shows.
fn described(file: &File, place: &Place<'_>, package: &Table) -> Vec<Fault> {
    let name = place.name();
    let name = if name == PROGRAM { "firing-arc".to_owned() } else { format!("firing-arc-{name}") };
    let mut faults = Vec::new();
    if package.get("name").and_then(Value::as_str) != Some(name.as_str()) {
        faults.push(file.fault(0, format!("the package is called `{name}`")));
    }
    for key in ["description", "license", "keywords", "readme"] {
        if !package.contains_key(key) {
            faults.push(file.fault(0, format!("has no `{key}`")));
        }
    }
    faults
}

/// Checks that a README is beside the manifest, and that its example is a doctest of the crate.
fn introduced(tree: &Tree, manifest: &File, place: &Place<'_>) -> Vec<Fault> {
    if !tree.paths.contains(&format!("{}README.md", place.home)) {
        return vec![manifest.fault(0, "has no README.md beside it")];
    }
    let path = format!("{}src/lib.rs", place.home);
    let Some(library) = tree.files.iter().find(|file| file.path == path) else { return Vec::new() };
    let tested = included(library).any(|(_, path)| path == "../README.md");
    if tested {
        Vec::new()
    } else {
        vec![library.fault(0, "does not include ../README.md: its example is no test")]
    }
}

/// Reports files that a source includes from outside its crate's folder; they would not be in the package.
fn outside(file: &File, home: &str) -> Vec<Fault> {
    let leads_out = |path: &str| {
        let place = super::links::resolve(&file.path, path);
        place.is_none_or(|place| !place.starts_with(home))
    };
    let outside = included(file).filter(|(_, path)| leads_out(path));
    outside
        .map(|(line, path)| {
            file.fault(line, format!("`{path}` is outside the package: move it into the crate"))
        })
        .collect()
}

/// Returns the files that a source includes, by `include_str!` and the like, with their lines.
fn included(file: &File) -> impl Iterator<Item = (usize, &str)> {
    let tokens = rust::tokens(&file.text);
    let found: Vec<(usize, &str)> = tokens
        .windows(4)
        .filter_map(|four| match [four[0].kind, four[1].kind, four[2].kind, four[3].kind] {
            [
                Kind::Word("include_str" | "include_bytes" | "include"),
                Kind::Sign('!'),
                Kind::Sign('('),
                Kind::Text(path),
            ] => Some((four[3].line, path)),
            _ => None,
        })
        .collect();
    found.into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANIFEST: &str = "[package]\nname = \"firing-arc-ftl\"\ndescription = \"Games.\"\nlicense = \"MIT\"\n\
        keywords = [\"game\"]\nreadme = \"README.md\"\n";
    const LIBRARY: &str = "#[cfg(doctest)]\n#[doc = include_str!(\"../README.md\")]\nstruct Readme;\n";

    fn faults_of(manifest: &str, library: &str, more: &[(&str, &str)]) -> Vec<String> {
        let mut files = vec![("games/ftl/Cargo.toml", manifest), ("games/ftl/src/lib.rs", library)];
        files.extend(more);
        check(&Tree::of(&files)).into_iter().map(|fault| fault.what).collect()
    }

    const README: (&str, &str) = ("games/ftl/README.md", "# Games\n");

    #[test]
    fn a_whole_package_has_a_name_a_readme_and_its_files() {
        let own = "const A: &str = include_str!(\"../../data/duel.toml\");";
        let own = [README, ("games/ftl/src/captain/mod.rs", own)];
        assert_eq!(faults_of(MANIFEST, LIBRARY, &own), [""; 0]);
        assert_eq!(faults_of(&MANIFEST.replace("firing-arc-", ""), LIBRARY, &[README]).len(), 1);
        assert_eq!(faults_of(&MANIFEST.replace("keywords = [\"game\"]\n", ""), LIBRARY, &[README]).len(), 1);
        assert_eq!(faults_of(MANIFEST, LIBRARY, &[]), ["has no README.md beside it"]);
        assert_eq!(faults_of(MANIFEST, "", &[README]).len(), 1, "an example that is not run");
    }

    #[test]
    fn a_file_from_outside_the_package_is_found() {
        let far = [
            README,
            ("games/ftl/src/files.rs", "const A: &str = include_str!(\"../../../data/duel.toml\");"),
        ];
        let expected = "`../../../data/duel.toml` is outside the package: move it into the crate";
        assert_eq!(faults_of(MANIFEST, LIBRARY, &far), [expected]);
        let neighbour = [README, ("games/ftl/src/files.rs", "include_bytes!(\"../../lab/a.bin\")")];
        assert_eq!(faults_of(MANIFEST, LIBRARY, &neighbour).len(), 1);
    }

    #[test]
    fn what_is_not_published_may_read_where_it_likes() {
        let private = format!("{MANIFEST}publish = false\n");
        let far = [("games/ftl/src/files.rs", "include_str!(\"../../../docs/x.md\")")];
        assert_eq!(faults_of(&private, "", &far), [""; 0]);
    }
}
