//! Runs of the program, with their input, output and exit code.

use std::fs;
use std::path::{Path, PathBuf};

/// Path of the program under test.
pub const PROGRAM: &str = env!("CARGO_BIN_EXE_firing-arc");

/// The output and exit code of a run.
#[derive(Debug)]
pub struct Said {
    pub out: String,
    pub err: String,
    pub code: i32,
}

/// Returns the text of a document.
pub fn document(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name);
    fs::read_to_string(path).unwrap()
}

/// Runs the program with arguments separated by blanks.
pub fn run(words: &str) -> Said {
    run_with(words, "")
}

/// Runs the program with arguments separated by blanks, and text on standard input.
pub fn run_with(words: &str, input: impl Into<Vec<u8>>) -> Said {
    said(&words.split_whitespace().collect::<Vec<_>>(), input)
}

/// Runs the program with arguments that may contain blanks and worse.
pub fn run_args(words: &[&str]) -> Said {
    said(words, "")
}

fn said(words: &[&str], input: impl Into<Vec<u8>>) -> Said {
    let mut command = assert_cmd::Command::new(PROGRAM);
    let output = command
        .args(words)
        .env("FIRING_ARC_BATTLES", folder("unnamed"))
        .env("COLUMNS", "80")
        .env("LINES", "40")
        .write_stdin(input)
        .output()
        .unwrap();
    Said {
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
        code: output.status.code().unwrap(),
    }
}

/// Runs the program, asserts that it succeeds, and returns its output.
pub fn fine(words: &str) -> String {
    let said = run(words);
    assert_eq!(said.code, 0, "{words}: {}", said.err);
    said.out
}

/// Returns a folder name for one test.
pub fn folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Returns a file for one test that does not exist yet, in an empty folder of its own.
pub fn fresh(name: &str) -> PathBuf {
    let folder = folder(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder.join(format!("{name}.arc"))
}

/// Returns the root of the repository.
pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}
