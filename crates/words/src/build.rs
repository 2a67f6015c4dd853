//! Catalogues of a game that is built: read from its folder, written where the compiler looks.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Compiles every catalogue in the folders of `words`, one folder a game, for the crate whose build script calls this: each
/// becomes a file `<game>.rs` in the folder of the build, a list of texts, English first.
///
/// # Errors
/// If a file cannot be read or written, or is no catalogue; every flaw is named.
pub fn build(words: &Path) -> io::Result<()> {
    println!("cargo::rerun-if-changed={}", words.display());
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("no build is running"))?);
    for game in sorted(words)? {
        let name = game.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let texts = folder(&game)?;
        fs::write(out.join(format!("{name}.rs")), format!("&{texts:?}"))?;
    }
    Ok(())
}

/// Returns the compiled catalogues in a folder, `<language>.ftl` each, English first.
///
/// # Errors
/// If a file cannot be read or is no catalogue; every flaw is named.
pub fn folder(folder: &Path) -> io::Result<Vec<String>> {
    let mut files = sorted(folder)?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "ftl"));
    files.sort_by_key(|file| file.file_stem().is_none_or(|language| language != "en"));
    files.iter().map(|file| compiled(file)).collect()
}

fn compiled(file: &Path) -> io::Result<String> {
    let language = file.file_stem().unwrap_or_default().to_string_lossy();
    crate::compile(&language, &fs::read_to_string(file)?).map_err(|flaws| {
        let what = format!("{}:\n  {}", file.display(), flaws.join("\n  "));
        io::Error::new(io::ErrorKind::InvalidData, what)
    })
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| entry.map(|e| e.path())).collect::<Result<_, _>>()?;
    paths.sort();
    Ok(paths)
}
