//! Checks that a build is up to date: a digest of its sources is stored beside it.

use crate::house::House;
use anyhow::{Context, Result};

use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};

/// Folders with generated files, which are never sources.
const MADE: [&str; 8] =
    ["target", "node_modules", ".git", "dist", "test-results", "playwright-report", ".toolchain", ".vite"];

/// The digest of the sources of one build, and the file that stores it.
pub struct Stamp {
    file: PathBuf,
    digest: String,
}

impl Stamp {
    /// Reads every source (files, or folders with everything below them); `file` stores the digest.
    pub fn of(house: &House, file: PathBuf, sources: &[&str]) -> Result<Self> {
        let mut paths = Vec::new();
        for source in sources {
            paths.extend(files(&house.root.join(source))?);
        }
        Ok(Self { file, digest: digest(&paths)? })
    }

    /// Returns `true` if the outputs exist unchanged and were built from exactly these sources.
    pub fn is_kept(&self, outputs: &[PathBuf]) -> bool {
        let kept = std::fs::read_to_string(&self.file);
        kept.is_ok_and(|kept| self.with(outputs).is_ok_and(|now| kept == now))
    }

    /// Records that these outputs were built from these sources.
    pub fn keep(&self, outputs: &[PathBuf]) -> Result<()> {
        if let Some(folder) = self.file.parent() {
            std::fs::create_dir_all(folder)?;
        }
        std::fs::write(&self.file, self.with(outputs)?)
            .with_context(|| format!("cannot write {}", self.file.display()))
    }

    fn with(&self, outputs: &[PathBuf]) -> Result<String> {
        Ok(format!("{} {}\n", self.digest, digest(outputs)?))
    }
}

/// Returns one digest of the names and contents of files; a missing file is an error.
fn digest(paths: &[PathBuf]) -> Result<String> {
    let mut hasher = DefaultHasher::new();
    for path in paths {
        let bytes = std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        hasher.write(path.as_os_str().as_encoded_bytes());
        hasher.write_usize(bytes.len());
        hasher.write(&bytes);
    }
    Ok(format!("{:016x}", hasher.finish()))
}

/// Returns all files at or below a path, sorted; none if the path does not exist.
pub fn files(path: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    gather(path, &mut found)?;
    found.sort();
    Ok(found)
}

fn gather(path: &Path, found: &mut Vec<PathBuf>) -> Result<()> {
    if path.is_file() {
        found.push(path.to_path_buf());
    } else if path.is_dir() {
        for entry in path.read_dir().with_context(|| format!("cannot list {}", path.display()))? {
            let entry = entry?;
            if !MADE.iter().any(|made| entry.file_name() == *made) {
                gather(&entry.path(), found)?;
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_changed_source_is_noticed_and_a_touched_one_is_not() {
        let root = std::env::temp_dir().join(format!("firing-arc-fresh-{}", std::process::id()));
        std::fs::create_dir_all(root.join("src")).unwrap();
        let house = House { root: root.clone(), target: root.join("target") };
        let stamp = || Stamp::of(&house, root.join("stamp"), &["src"]).unwrap();
        let output = [root.join("out")];
        std::fs::write(root.join("src/a"), "one").unwrap();
        std::fs::write(&output[0], "built").unwrap();
        assert!(!stamp().is_kept(&output), "nothing is kept yet");
        stamp().keep(&output).unwrap();
        assert!(stamp().is_kept(&output));
        std::fs::write(&output[0], "overwritten").unwrap();
        assert!(!stamp().is_kept(&output));
        std::fs::write(&output[0], "built").unwrap();
        assert!(stamp().is_kept(&output));
        std::fs::write(root.join("src/a"), "one").unwrap();
        assert!(stamp().is_kept(&output));
        std::fs::write(root.join("src/a"), "two").unwrap();
        assert!(!stamp().is_kept(&output));
        std::fs::remove_dir_all(root).unwrap();
    }
}
