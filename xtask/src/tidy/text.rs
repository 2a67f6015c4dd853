//! What holds for the text of any file: module docs, length, trailing blanks, and no trace of one machine.

use super::{Fault, File, Tree};

const LONG: usize = 600;
const REASON: &str = "Long because: ";

/// Endings of the files people write by hand.
const WRITTEN: [&str; 14] = [
    ".rs", ".ts", ".js", ".mjs", ".cjs", ".svelte", ".css", ".html", ".md", ".toml", ".sh", ".yml", ".py",
    ".ci/run",
];

const CODE: [&str; 5] = [".rs", ".ts", ".svelte", ".css", ".py"];

/// Folders that are a machine's own; no file of ours lies there.
const MACHINE: [&str; 4] = ["work", "root", "home", "Users"];

/// The only places packages may be said to come from.
const CRATES: &str = "registry+https://github.com/rust-lang/crates.io-index";
const PACKAGES: &str = "https://registry.npmjs.org/";

fn has_ending(file: &File, endings: &[&str]) -> bool {
    endings.iter().any(|ending| file.path.ends_with(ending))
}

pub fn module_docs(tree: &Tree) -> Vec<Fault> {
    tree.ending(".rs")
        .filter(|file| !file.text.starts_with("//! "))
        .map(|file| file.fault(1, "begin with `//! `: one sentence on what this file is"))
        .collect()
}

pub fn length(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for file in tree.files.iter().filter(|file| has_ending(file, &CODE)) {
        let lines = file.text.lines().count();
        let said = if has_ending(file, &[".rs"]) { format!("//! {REASON}") } else { REASON.to_owned() };
        if lines > LONG && !file.text.contains(&said) {
            faults.push(file.fault(0, format!("{lines} lines: split it, or say `{said}…`")));
        }
    }
    faults
}

pub fn trailing_blanks(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for file in tree.files.iter().filter(|file| has_ending(file, &WRITTEN)) {
        for (at, line) in file.text.split('\n').enumerate() {
            if line.ends_with([' ', '\t']) {
                faults.push(file.fault(at + 1, "blanks at the end of the line"));
            }
        }
        if !file.text.is_empty() && !file.text.ends_with('\n') {
            faults.push(file.fault(0, "the last line does not end"));
        }
    }
    faults
}

pub fn traces(tree: &Tree) -> Vec<Fault> {
    let mut marks: Vec<String> = MACHINE.iter().map(|folder| format!("/{folder}/")).collect();
    marks.push(concat!("/tmp", "/bash").to_owned());
    let mut faults = Vec::new();
    for file in &tree.files {
        for (at, line) in file.text.lines().enumerate() {
            if let Some(mark) = marks.iter().find(|mark| names_folder(line, mark)) {
                faults.push(file.fault(at + 1, format!("`{mark}`: a path of one machine")));
            }
            if let Some(what) = stray_registry(&file.path, line) {
                faults.push(file.fault(at + 1, what));
            }
        }
    }
    faults
}

/// Whether the line holds the path from its very root, not as the middle of another.
fn names_folder(line: &str, mark: &str) -> bool {
    line.match_indices(mark).any(|(at, _)| {
        !line[..at]
            .ends_with(|c: char| c.is_alphanumeric() || matches!(c, '.' | '_' | '-' | '/' | '}' | '*' | ')'))
    })
}

fn stray_registry(path: &str, line: &str) -> Option<&'static str> {
    let value = |key: &str| Some(line.trim().strip_prefix(key)?.trim_start_matches([' ', '=', ':', '"']));
    if [concat!("/api", "/npm/"), concat!("/api", "/cargo/"), concat!("/api", "/pypi/")]
        .iter()
        .any(|mark| line.contains(mark))
    {
        return Some("the address of a private registry");
    }
    let stray = match path.rsplit('/').next().unwrap_or(path) {
        "Cargo.lock" => value("source").is_some_and(|source| !source.starts_with(CRATES)),
        "package-lock.json" => value("\"resolved\"").is_some_and(|source| !source.starts_with(PACKAGES)),
        ".npmrc" => line.contains("registry=") || line.contains("//"),
        "config.toml" => {
            path.starts_with(".cargo/") && (line.contains("[source") || line.contains("[registr"))
        }
        _ => false,
    };
    stray.then_some("packages come from the public registries only")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rust_file_begins_with_what_it_is() {
        let tree = Tree::of(&[("a.rs", "//! Ships.\n"), ("b.rs", "// Ships.\n"), ("c.rs", "\n//! Ships.\n")]);
        assert_eq!(module_docs(&tree).len(), 2);
    }

    #[test]
    fn a_long_file_says_why() {
        let long = "x\n".repeat(LONG + 1);
        let excused = format!("//! Table.\n//! {REASON}one row a clause.\n{long}");
        let tree = Tree::of(&[("a.rs", &long), ("b.rs", &excused), ("c.ts", &long), ("d.lock", &long)]);
        assert_eq!(length(&tree).len(), 2);
    }

    #[test]
    fn blanks_at_the_end_are_found() {
        let tree = Tree::of(&[("a.md", "one \ntwo\n\tthree\t\n"), ("b.rs", "//! x"), ("c.bin", "x ")]);
        assert_eq!(trailing_blanks(&tree).len(), 3);
    }

    #[test]
    fn a_path_of_a_machine_is_told_from_a_part_of_another() {
        let own = format!("see /{}/main and (/{}/x)", "work", "home");
        let other = format!("docs/{0}/a ../{0}/b https://example.org/{0}/c", "work");
        assert!(names_folder(&own, &format!("/{}/", "work")) && names_folder(&own, &format!("/{}/", "home")));
        assert!(!names_folder(&other, &format!("/{}/", "work")));
    }

    #[test]
    fn lock_files_name_public_registries_only() {
        assert_eq!(stray_registry("Cargo.lock", &format!("source = \"{CRATES}\"")), None);
        assert!(stray_registry("Cargo.lock", "source = \"registry+https://example.org/index\"").is_some());
        assert_eq!(
            stray_registry("web/package-lock.json", &format!("  \"resolved\": \"{PACKAGES}x.tgz\",")),
            None
        );
        assert!(
            stray_registry("web/package-lock.json", "\"resolved\": \"https://example.org/x.tgz\",").is_some()
        );
        assert!(stray_registry("web/.npmrc", "registry=https://example.org/").is_some());
    }
}
