//! Files that survive a stop at any moment: the few operations that results and records need, and the disk behind them.
//!
//! [`Storage`] and [`StoredFile`] are all that is asked of a file system, so that tests can put a faulty one in its place.
//! [`Journal`] is a file that is only added to; [`write_whole`] replaces a file in one step.

mod journal;

use std::fmt;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

pub use journal::{Begin, Journal};

/// The ending of a file that is not whole yet; it is renamed when it is.
const PART: &str = ".firing-arc-part";

/// A file system.
pub trait Storage: fmt::Debug + Send + Sync {
    /// Opens a file for reading and adding to it; none if there is no such file.
    ///
    /// # Errors
    /// If there is one and it cannot be opened.
    fn open(&self, path: &Path) -> io::Result<Option<Box<dyn StoredFile>>>;

    /// Creates a file, or opens one that is there already.
    ///
    /// # Errors
    /// If it cannot be created.
    fn create(&self, path: &Path) -> io::Result<Box<dyn StoredFile>>;

    /// Gives a file another name, in the place of the file that has it now.
    ///
    /// # Errors
    /// If it cannot; both files are then as they were.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Removes a file.
    ///
    /// # Errors
    /// If it cannot.
    fn remove(&self, path: &Path) -> io::Result<()>;

    /// Brings the names in a file's folder to the disk: a file that was created or renamed is found after a power failure.
    ///
    /// # Errors
    /// If it cannot.
    fn sync_folder_of(&self, path: &Path) -> io::Result<()>;

    /// Returns the path with symbolic links followed, so that a file is replaced and not the link to it.
    fn followed(&self, path: &Path) -> PathBuf;
}

/// An open file, which is read whole and added to at its end.
pub trait StoredFile: fmt::Debug + Send {
    /// Locks the file against other programs; returns `false` if another one has it.
    ///
    /// # Errors
    /// If it cannot be locked, except where a file system has no locks: there a second writer is the user's affair.
    fn lock(&self) -> io::Result<bool>;

    /// Returns `true` if it is a file on a disk, and no device, pipe or terminal.
    fn is_plain(&self) -> bool;

    /// Returns all its bytes.
    ///
    /// # Errors
    /// If it cannot be read.
    fn read(&mut self) -> io::Result<Vec<u8>>;

    /// Adds bytes at the end, or the first of them; returns how many.
    ///
    /// # Errors
    /// If none can be added.
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize>;

    /// Cuts away all behind the first `length` bytes.
    ///
    /// # Errors
    /// If it cannot.
    fn cut(&mut self, length: u64) -> io::Result<()>;

    /// Brings its bytes to the disk.
    ///
    /// # Errors
    /// If it cannot; nobody knows then what of it is there.
    fn sync(&mut self) -> io::Result<()>;
}

/// The file system of this machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct Disk;

impl Storage for Disk {
    fn open(&self, path: &Path) -> io::Result<Option<Box<dyn StoredFile>>> {
        match OpenOptions::new().read(true).append(true).open(path) {
            Ok(file) => Ok(Some(Box::new(file))),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    fn create(&self, path: &Path) -> io::Result<Box<dyn StoredFile>> {
        Ok(Box::new(OpenOptions::new().read(true).append(true).create(true).open(path)?))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    fn sync_folder_of(&self, path: &Path) -> io::Result<()> {
        if !cfg!(unix) {
            // Elsewhere a folder cannot be opened, and file systems keep names in a journal of their own.
            return Ok(());
        }
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        match File::open(folder.unwrap_or(Path::new("."))).and_then(|folder| folder.sync_all()) {
            // Some file systems do not synchronise folders.
            Err(e) if matches!(e.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported) => Ok(()),
            // A folder that may be written to, but not read.
            Err(e) if e.kind() == io::ErrorKind::PermissionDenied => Ok(()),
            done => done,
        }
    }

    fn followed(&self, path: &Path) -> PathBuf {
        fs::canonicalize(path).unwrap_or_else(|_| path.to_owned())
    }
}

impl StoredFile for File {
    fn lock(&self) -> io::Result<bool> {
        match self.try_lock() {
            Ok(()) => Ok(true),
            Err(TryLockError::WouldBlock) => Ok(false),
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => Ok(true),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }

    fn is_plain(&self) -> bool {
        self.metadata().is_ok_and(|about| about.is_file())
    }

    fn read(&mut self) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        io::Seek::rewind(self)?;
        self.read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        Write::write(self, bytes)
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        self.set_len(length)
    }

    fn sync(&mut self) -> io::Result<()> {
        self.sync_all()
    }
}

/// Adds all bytes at the end of a file.
fn write_all(file: &mut dyn StoredFile, mut bytes: &[u8]) -> io::Result<()> {
    while !bytes.is_empty() {
        match file.write(bytes) {
            Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
            Ok(written) => bytes = &bytes[written..],
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// Returns the name under which a file is written before it is whole.
fn part_of(path: &Path) -> PathBuf {
    let mut name = path.to_owned().into_os_string();
    name.push(PART);
    PathBuf::from(name)
}

/// Writes a file beside and gives it its name when it is whole and on the disk; the file that had the name is replaced.
/// Whatever fails, nothing stays behind.
///
/// # Errors
/// If it cannot be written; what stood there is as it was.
pub fn write_whole(storage: &dyn Storage, path: &Path, bytes: &[u8]) -> io::Result<()> {
    begun(storage, &storage.followed(path), bytes).map(drop)
}

/// Writes a file as [`write_whole`] does and returns it, locked and open to be added to.
fn begun(storage: &dyn Storage, path: &Path, bytes: &[u8]) -> io::Result<Box<dyn StoredFile>> {
    let part = part_of(path);
    let mut file = storage.create(&part)?;
    if !file.lock()? {
        return Err(io::ErrorKind::ResourceBusy.into());
    }
    let written = file.cut(0).and_then(|()| write_all(&mut *file, bytes)).and_then(|()| file.sync());
    if let Err(error) = written.and_then(|()| storage.rename(&part, path)) {
        // What cannot be removed is cut to nothing when the next run begins.
        let _ = storage.remove(&part);
        return Err(error);
    }
    storage.sync_folder_of(path)?;
    Ok(file)
}

#[cfg(test)]
mod faulty;
#[cfg(test)]
mod tests;
