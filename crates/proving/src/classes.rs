//! Checks of classes. Records name classes of ships and weapons without their values, so a class may change only with the
//! version of the rules.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;

use engine::digest::Digest;

use crate::tree;
use crate::wing::Wing;

/// Folders of a game's data that hold classes.
const FOLDERS: [&str; 3] = ["fighters", "ships", "weapons"];

/// Returns the list for the present data of a game: version, file, and digest of the file without comments and blanks.
fn now(wing: &Wing) -> String {
    let mut text = String::new();
    for folder in FOLDERS {
        let folder_of = wing.folder().join("data").join(folder);
        if !folder_of.is_dir() {
            continue;
        }
        for (path, says) in tree::files(&folder_of, "toml") {
            let says: toml::Table = says.parse().expect("TOML");
            let (file, digest) = (tree::stem(&path), Digest::of(&says.to_string()));
            writeln!(text, "{} {folder}/{file}.toml {digest}", wing.game.version()).expect("a string");
        }
    }
    text
}

/// Demands that a class changes only with the version of its rules.
pub fn a_class_changes_with_the_version_of_its_rules_alone(wing: &Wing) {
    let now = now(wing);
    // The list as it was when these versions of the rules were new; a game without classes has none.
    let kept = fs::read_to_string(wing.folder().join("tests/classes.txt")).unwrap_or_default();
    let kept: BTreeMap<&str, &str> = kept.lines().filter_map(|line| line.rsplit_once(' ')).collect();
    for line in now.lines() {
        let (class, digest) = line.rsplit_once(' ').expect("a digest");
        assert_eq!(
            kept.get(class),
            Some(&digest),
            "{class}: records of this version name it and would replay otherwise; raise the version and keep the old class, or \
             add a new class to tests/classes.txt. The list now:\n{now}"
        );
    }
    assert_eq!(kept.len(), now.lines().count(), "a class is gone that records name. The list now:\n{now}");
}
