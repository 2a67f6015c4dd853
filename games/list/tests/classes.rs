//! Records name classes of ships and weapons and do not hold them, so a class may change only with the version of the rules.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use engine::digest::Digest;
use games::SHELF;

/// Folders of a game's data that hold classes.
const FOLDERS: [&str; 3] = ["fighters", "ships", "weapons"];

/// The list as it was when these versions of the rules were new: game, version, file, digest of what the file says.
const KEPT: &str = include_str!("classes.txt");

/// The list as the data is now; comments and blanks of a file do not count.
fn now() -> String {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("data");
    let mut text = String::new();
    for game in SHELF.iter() {
        let mut classes = BTreeMap::new();
        for folder in FOLDERS {
            let Ok(files) = fs::read_dir(data.join(game.id()).join(folder)) else { continue };
            for file in files {
                let path = file.expect("an entry").path();
                let says: toml::Table = fs::read_to_string(&path).expect("text").parse().expect("TOML");
                let name = path.file_name().expect("a name").to_string_lossy().into_owned();
                classes.insert(format!("{folder}/{name}"), Digest::of(&says.to_string()));
            }
        }
        for (file, digest) in classes {
            writeln!(text, "{} {} {file} {digest}", game.id(), game.version()).expect("a string");
        }
    }
    text
}

#[test]
fn a_class_changes_with_the_version_of_its_rules_alone() {
    let now = now();
    let kept: BTreeMap<&str, &str> = KEPT.lines().filter_map(|line| line.rsplit_once(' ')).collect();
    for line in now.lines() {
        let (class, digest) = line.rsplit_once(' ').expect("a digest");
        assert_eq!(
            kept.get(class),
            Some(&digest),
            "{class}: records of this version name it and would replay otherwise; raise the version and keep the old class, or \
             add a new class to classes.txt. The list now:\n{now}"
        );
    }
    assert_eq!(kept.len(), now.lines().count(), "a class is gone that records name. The list now:\n{now}");
}
