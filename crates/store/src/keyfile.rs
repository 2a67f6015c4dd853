//! The key file: 32 bytes that encrypt a database, kept outside of it.

use crate::StoreError;
use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::Path;

/// Longest file that is read as a key: the digits and some white space.
const MOST: u64 = 200;

/// Reads the key: 64 hexadecimal digits.
///
/// # Errors
/// [`StoreError::KeyFile`]: the file is missing, holds something else, or other users may read it.
pub(crate) fn read(path: &Path) -> Result<[u8; 32], StoreError> {
    let fault = |why: String| StoreError::KeyFile { path: path.to_owned(), why };
    let about = std::fs::metadata(path).map_err(|error| match error.kind() {
        ErrorKind::NotFound => {
            fault("there is no such file, but the database needs the key that encrypts it".into())
        }
        _ => fault(error.to_string()),
    })?;
    if !about.is_file() || about.len() > MOST {
        return Err(fault("it does not consist of 64 hexadecimal digits".into()));
    }
    if everybody_reads(&about) {
        return Err(fault("other users may read it; `chmod 600` protects it".into()));
    }
    let text = std::fs::read_to_string(path).map_err(|error| fault(error.to_string()))?;
    key_of(text.trim()).ok_or_else(|| fault("it does not hold 64 hexadecimal digits".into()))
}

/// Draws a key and writes it to a new file that its owner alone may read. Returns after it is durable.
///
/// # Errors
/// [`StoreError::KeyFile`]: the file exists or cannot be written.
pub(crate) fn make(path: &Path) -> Result<[u8; 32], StoreError> {
    let fault = |why: String| StoreError::KeyFile { path: path.to_owned(), why };
    let mut key = [0; 32];
    getrandom::fill(&mut key).map_err(|error| fault(format!("the system gives no random bytes: {error}")))?;
    let mut digits = String::new();
    for byte in key {
        digits
            .extend([byte >> 4, byte & 15].map(|digit| char::from(b"0123456789abcdef"[usize::from(digit)])));
    }
    // A file that is cut short by a crash would lock its owner out, so it is given its name last.
    let partial = path.with_added_extension("partial");
    let written = (|| {
        if path.try_exists()? {
            return Err(ErrorKind::AlreadyExists.into());
        }
        if partial.try_exists()? {
            std::fs::remove_file(&partial)?;
        }
        let mut file = new_private(&partial)?;
        writeln!(file, "{digits}")?;
        file.sync_all()?;
        std::fs::rename(&partial, path)?;
        sync_folder(path)
    })();
    written.map_err(|error: std::io::Error| fault(format!("it cannot be made: {error}")))?;
    Ok(key)
}

fn key_of(digits: &str) -> Option<[u8; 32]> {
    let mut key = [0; 32];
    if digits.len() != 64 || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    for (at, byte) in key.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&digits[2 * at..2 * at + 2], 16).ok()?;
    }
    Some(key)
}

/// Makes a file that its owner alone may read and write.
pub(crate) fn new_private(path: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Makes the names in a file's folder durable.
pub(crate) fn sync_folder(path: &Path) -> std::io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

#[cfg(unix)]
fn everybody_reads(about: &std::fs::Metadata) -> bool {
    std::os::unix::fs::MetadataExt::mode(about) & 0o007 != 0
}

#[cfg(not(unix))]
fn everybody_reads(_: &std::fs::Metadata) -> bool {
    false
}
