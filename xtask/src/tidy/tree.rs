//! The tree that is checked, its files, and faults found in them.

use super::place::Place;
use crate::fresh;
use crate::run;
use anyhow::{Result, bail};
use std::collections::BTreeSet;
use std::fmt;
use std::path::Path;
use std::process::Command;

/// A file of the tree: its path from the root, and its text.
pub struct File {
    pub path: String,
    pub text: String,
}

/// All files that git tracks or would track.
pub struct Tree {
    pub files: Vec<File>,
    /// All paths, including those of files that are not text.
    pub paths: BTreeSet<String>,
}

/// One breach of a convention.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fault {
    pub path: String,
    /// Line number from 1; 0 for the file as a whole.
    pub line: usize,
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.path, self.what),
            line => write!(f, "{}:{line}: {}", self.path, self.what),
        }
    }
}

impl Tree {
    /// Reads all files that git tracks or would track; without git, all files except generated ones.
    pub fn read(root: &Path) -> Result<Self> {
        let paths = match from_git(root) {
            Ok(paths) => paths,
            Err(_) => from_folders(root)?,
        };
        if paths.is_empty() {
            bail!("there is no file in {}", root.display());
        }
        let read = |path: &String| {
            let text = std::fs::read_to_string(root.join(path)).ok()?;
            Some(File { path: path.clone(), text })
        };
        Ok(Self { files: paths.iter().filter_map(read).collect(), paths })
    }

    /// Returns the files whose path ends with `end`.
    pub fn ending<'a>(&'a self, end: &'a str) -> impl Iterator<Item = &'a File> {
        self.files.iter().filter(move |file| file.path.ends_with(end))
    }

    pub fn text(&self, path: &str) -> Option<&str> {
        self.files.iter().find(|file| file.path == path).map(|file| file.text.as_str())
    }

    /// Returns a made-up tree for a test.
    #[cfg(test)]
    pub fn of(files: &[(&str, &str)]) -> Self {
        let file = |(path, text): &(&str, &str)| File { path: (*path).to_owned(), text: (*text).to_owned() };
        let files: Vec<File> = files.iter().map(file).collect();
        let paths = files.iter().map(|file| file.path.clone()).collect();
        Self { files, paths }
    }
}

fn from_git(root: &Path) -> Result<BTreeSet<String>> {
    let mut list = Command::new("git");
    // Git refuses a repository of another owner unless it is declared safe.
    list.current_dir(root).args(["-c", "safe.directory=*"]);
    list.args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
    let list = run::read(&mut list)?;
    Ok(list.split('\0').filter(|path| root.join(path).is_file()).map(str::to_owned).collect())
}

fn from_folders(root: &Path) -> Result<BTreeSet<String>> {
    let paths = fresh::files(root)?.into_iter().filter_map(|path| {
        let path = path.strip_prefix(root).ok()?.to_str()?.replace('\\', "/");
        (!path.starts_with("web/src/wasm/")).then_some(path)
    });
    Ok(paths.collect())
}

impl File {
    /// Returns a fault of this file.
    pub fn fault(&self, line: usize, what: impl Into<String>) -> Fault {
        Fault { path: self.path.clone(), line, what: what.into() }
    }

    /// Returns the crate of the file.
    pub fn in_crate(&self) -> Option<Place<'_>> {
        Place::of(&self.path)
    }
}
