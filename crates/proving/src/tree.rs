//! The files of a game's folder.

use std::fs;
use std::path::{Path, PathBuf};

/// Returns the files of a folder with that ending, in order of their names, each with its text.
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

/// Returns a file's name without its folder and ending.
pub fn stem(path: &Path) -> &str {
    path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default()
}

/// Returns `true` if a switch such as `UPDATE_PAGES` is set to 1 in the environment.
pub fn switch(name: &str) -> bool {
    std::env::var(name).is_ok_and(|value| value == "1")
}
