//! Where the rulesets' own files lie: clause pages, transcripts, sources and data.

use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the workspace.
pub fn house() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The folder of the ruleset of that game.
pub fn ruleset(game: &str) -> PathBuf {
    house().join(format!("crates/rules-{game}"))
}

/// The files of a folder with that ending, in order of their names, each with its text.
pub fn files(folder: &Path, ending: &str) -> Vec<(PathBuf, String)> {
    let entries = fs::read_dir(folder).unwrap_or_else(|fault| panic!("{}: {fault}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a readable folder").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|found| found == ending));
    paths.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        (path, text)
    };
    paths.into_iter().map(read).collect()
}

/// A file's name without its folder and ending.
pub fn stem(path: &Path) -> &str {
    path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default()
}

/// Whether a switch such as `UPDATE_PAGES` is set to 1 in the environment.
pub fn switch(name: &str) -> bool {
    std::env::var(name).is_ok_and(|value| value == "1")
}
