//! Checks on the text of files: module docs, length, trailing blanks, and no trace of one machine.

use super::{Fault, File, Tree};

const LONG: usize = 600;
const REASON: &str = "Long because: ";

/// Endings of the files that people write.
const WRITTEN: [&str; 14] = [
    ".rs", ".ts", ".js", ".mjs", ".cjs", ".svelte", ".css", ".html", ".md", ".toml", ".sh", ".yml", ".py",
    ".ci/run",
];

const CODE: [&str; 5] = [".rs", ".ts", ".svelte", ".css", ".py"];

/// First folders of absolute paths that exist on every machine of their kind; the last two are addresses of the
/// page.
const EVERYWHERE: [&str; 8] = ["usr", "bin", "dev", "etc", "tmp", "Applications", "assets", "battle"];

/// First folders of system paths. In the browser client any other `/…/` is an address of the page.
const SYSTEM: [&str; 16] = [
    "Users", "Volumes", "boot", "data", "home", "lib", "media", "mnt", "nix", "opt", "private", "proc",
    "root", "run", "srv", "var",
];

/// The only sources that lock files may name for packages.
const CRATES: &str = "registry+https://github.com/rust-lang/crates.io-index";
const PACKAGES: &str = "https://registry.npmjs.org/";

/// Hosts that keep packages and may be named; their subdomains too.
const PUBLIC: [&str; 6] =
    ["crates.io", "npmjs.org", "npmjs.com", "pypi.org", "pythonhosted.org", "debian.org"];

/// Words that mark the address of a registry, in its host or in the first parts of its path.
const REGISTRY: [&str; 10] =
    ["artifactory", "cargo", "crates", "index", "mirror", "nexus", "npm", "pypi", "registry", "simple"];

fn has_ending(file: &File, endings: &[&str]) -> bool {
    endings.iter().any(|ending| file.path.ends_with(ending))
}

/// Files in which most absolute paths are addresses of a page or a door.
const SITES: [&str; 5] = ["web/", "crates/server/", "crates/crowd/", "docs/serve.md", "docs/security.md"];

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

/// The marks that a merge conflict leaves at the beginning of a line.
const MARKS: [&str; 3] = ["<<<<<<<", ">>>>>>>", "|||||||"];

pub fn half_merged(tree: &Tree) -> Vec<Fault> {
    let marked = |line: &str| line.split(' ').next().is_some_and(|word| MARKS.contains(&word));
    let mut faults = Vec::new();
    for file in &tree.files {
        let lines = file.text.lines().enumerate().filter(|(_, line)| marked(line));
        faults
            .extend(lines.map(|(at, _)| file.fault(at + 1, "a merge left its mark: keep one side, or both")));
    }
    faults
}

pub fn traces(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    // Patterns of git's ignore files begin at the root of the repository.
    for file in tree.files.iter().filter(|file| !file.path.ends_with(".gitignore")) {
        for (at, line) in file.text.lines().enumerate() {
            if let Some(path) = own_path(&file.path, line) {
                faults.push(file.fault(at + 1, format!("`/{path}/`: a path of one machine")));
            }
            if let Some(host) = private_host(line) {
                faults.push(file.fault(at + 1, format!("`{host}`: the address of a private registry")));
            }
            if let Some(what) = stray_registry(&file.path, line) {
                faults.push(file.fault(at + 1, what));
            }
        }
    }
    faults
}

/// Returns the first folder of an absolute path that does not exist on every machine.
fn own_path<'a>(file: &str, line: &'a str) -> Option<&'a str> {
    let web = SITES.iter().any(|site| file.starts_with(site));
    let stands_alone = |before: &str| {
        !before.ends_with(|c: char| c.is_alphanumeric() || "._-/}*)]>$%~^\\".contains(c))
            && !before.ends_with("</")
    };
    let folders =
        line.match_indices('/').filter(|(at, _)| stands_alone(&line[..*at])).filter_map(|(at, _)| {
            let rest = &line[at + 1..];
            let end = rest.find(|c: char| !c.is_alphanumeric() && !matches!(c, '_' | '-' | '.'))?;
            let more = rest[end..].strip_prefix('/')?.starts_with(|c: char| c.is_alphanumeric() || c == '.');
            let named = rest.starts_with(|c: char| c.is_ascii_alphabetic());
            (named && (more || SYSTEM.contains(&&rest[..end]))).then_some(&rest[..end])
        });
    let own = |folder: &&str| if web { SYSTEM.contains(folder) } else { !EVERYWHERE.contains(folder) };
    let mut folders = folders.filter(own);
    folders.next()
}

/// Returns the host of an address that looks like a registry and is not a public one.
fn private_host(line: &str) -> Option<&str> {
    let addresses = line.match_indices("://").map(|(at, mark)| &line[at + mark.len()..]);
    let ends = |c: char| c.is_whitespace() || "\"'`<>)".contains(c);
    let mut addresses = addresses.map(|rest| rest.split(ends).next().unwrap_or(rest));
    addresses.find_map(|address| {
        let (host, path) = address.split_once('/').unwrap_or((address, ""));
        let host = host.rsplit('@').next().unwrap_or(host);
        let host = host.split(':').next().unwrap_or(host);
        let public =
            |name: &&str| host == *name || host.strip_suffix(*name).is_some_and(|h| h.ends_with('.'));
        let mut words =
            host.split(['.', '-']).chain(path.split('/').take(if host == "github.com" { 0 } else { 2 }));
        (!PUBLIC.iter().any(public) && words.any(|word| REGISTRY.contains(&word))).then_some(host)
    })
}

fn stray_registry(path: &str, line: &str) -> Option<&'static str> {
    let value = |key: &str| Some(line.trim().strip_prefix(key)?.trim_start_matches([' ', '=', ':', '"']));
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
    fn marks_of_a_merge_are_found() {
        let text = format!("one\n{} HEAD\ntwo\n=======\nthree\n{} abc (a)\n", MARKS[0], MARKS[1]);
        let tree = Tree::of(&[("a.md", &text), ("b.md", "Title\n=======\n"), ("c.rs", "1 <<<<<<< 2\n")]);
        assert_eq!(half_merged(&tree).len(), 2);
    }

    #[test]
    fn a_path_of_a_machine_is_told_from_a_part_of_another() {
        // Built here piece by piece, because this file is checked too.
        let path = |folder: &str| format!("see /{folder}/main and the rest");
        for folder in ["home", "Users", "srv", "somewhere", "root"] {
            assert_eq!(own_path("README.md", &path(folder)), Some(folder));
        }
        assert_eq!(own_path("a.sh", &format!("cd '/{}/x'", "builds")), Some("builds"));
        assert_eq!(
            own_path("a.toml", &format!("dir = \"/{}/\"", "home")),
            Some("home"),
            "a folder of people's own"
        );
        for folder in EVERYWHERE {
            assert_eq!(own_path("README.md", &path(folder)), None);
        }
        for part in
            ["docs/work/a", "../work/b", "https://example.org/work/c", "{folder}/work/d", "and/or", "R / S"]
        {
            assert_eq!(own_path("README.md", part), None, "{part}");
        }
    }

    #[test]
    fn in_the_client_a_path_is_an_address_unless_a_system_keeps_files_there() {
        assert_eq!(own_path("web/src/lib/route.ts", &format!("go('/{}/ftl')", "rules")), None);
        assert_eq!(own_path("crates/server/src/x.rs", &format!("get(\"/{}/rooms\")", "api")), None);
        assert_eq!(own_path("web/vite.config.ts", &format!("'/{}/me/x'", "home")), Some("home"));
    }

    #[test]
    fn a_private_registry_is_known_by_its_address() {
        let address = |host: &str, path: &str| format!("from \"https:{}{host}/{path}\"", "//");
        for (host, path) in [
            ("npm.example.org", ""),
            ("registry.example.org", "x"),
            ("packages.example.org:8443", "api/pypi/simple"),
            ("user:word@cargo-mirror.example.org", ""),
            ("example.org", "npm/left"),
        ] {
            assert!(private_host(&address(host, path)).is_some(), "{host}/{path}");
        }
        for (host, path) in [
            ("registry.npmjs.org", "x"),
            ("index.crates.io", "config.json"),
            ("pypi.org", "simple"),
            ("deb.debian.org", "debian"),
            ("github.com", "npm/cli"),
            ("example.org", "a/b"),
        ] {
            assert_eq!(private_host(&address(host, path)), None, "{host}/{path}");
        }
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
