//! Compiles the catalogues of a game: reads their folder, and writes the file that the compiler includes.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Compiles every catalogue in a folder, `<language>.ftl` each, for the crate whose build script calls this. Writes one
/// file in the build folder, `words.rs` for the folder `words`: a list of texts, English first.
///
/// # Errors
/// If there is no catalogue, a file cannot be read or written, a file is not a catalogue, or it lacks something that
/// the first has. The error names the file and every flaw.
pub fn build(words: &Path) -> io::Result<()> {
    println!("cargo::rerun-if-changed={}", words.display());
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("no build is running"))?);
    let texts = folder(words)?;
    if texts.is_empty() {
        let what = format!("{}: no catalogue, <language>.ftl", words.display());
        return Err(io::Error::new(io::ErrorKind::NotFound, what));
    }
    let name = words.file_name().unwrap_or_default().to_string_lossy();
    let file = out.join(format!("{name}.rs"));
    fs::write(&file, format!("&{texts:?}")).map_err(|fault| at(&file, &fault))
}

/// Returns the compiled catalogues in a folder, `<language>.ftl` each, English first. Each is compared with the first.
///
/// # Errors
/// If a file cannot be read, is not a catalogue, or lacks something that the first has. The error names the file and
/// every flaw.
pub fn folder(folder: &Path) -> io::Result<Vec<String>> {
    let mut files = sorted(folder)?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "ftl"));
    files.sort_by_key(|file| file.file_stem().is_none_or(|language| language != "en"));
    let texts: Vec<String> = files
        .iter()
        .map(|file| fs::read_to_string(file).map_err(|fault| at(file, &fault)))
        .collect::<Result<_, _>>()?;
    let both = files.iter().zip(&texts);
    both.map(|(file, text)| compiled(file, text, &texts[0]).map_err(|flaws| flawed(file, &flaws))).collect()
}

fn compiled(file: &Path, text: &str, first: &str) -> Result<String, Vec<String>> {
    let language = file.file_stem().unwrap_or_default().to_string_lossy();
    let compiled = crate::compile(&language, text)?;
    let flaws = crate::beside::flaws(first, text)?;
    if flaws.is_empty() { Ok(compiled) } else { Err(flaws) }
}

fn flawed(file: &Path, flaws: &[String]) -> io::Error {
    let what = format!("{}:\n  {}", file.display(), flaws.join("\n  "));
    io::Error::new(io::ErrorKind::InvalidData, what)
}

/// Adds the path to an error of the file system.
fn at(path: &Path, fault: &io::Error) -> io::Error {
    io::Error::new(fault.kind(), format!("{}: {fault}", path.display()))
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).map_err(|fault| at(folder, &fault))?;
    let paths = entries.map(|entry| entry.map(|e| e.path()));
    let mut paths: Vec<PathBuf> = paths.collect::<Result<_, _>>().map_err(|fault| at(folder, &fault))?;
    paths.sort();
    Ok(paths)
}
