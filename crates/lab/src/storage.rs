//! Files that survive a stop at any moment: the file operations that results and records need, and the disk that
//! performs them.
//!
//! [`Storage`] and [`StoredFile`] are the whole interface to the file system, so that tests can substitute a faulty
//! one. [`Journal`] is an append-only file; [`write_whole`] replaces a file atomically.

mod journal;

use std::fmt;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

pub use journal::{Begin, Journal};

/// Suffix of a file that is still being written; the complete file is renamed.
const PART: &str = ".firing-arc-part";

/// A file system.
pub trait Storage: fmt::Debug + Send + Sync {
    /// Opens a file for reading and appending; returns `None` if there is no such file.
    ///
    /// # Errors
    /// If the file exists and cannot be opened.
    fn open(&self, path: &Path) -> io::Result<Option<Box<dyn StoredFile>>>;

    /// Creates a file, or opens the existing one.
    ///
    /// # Errors
    /// If the file cannot be created.
    fn create(&self, path: &Path) -> io::Result<Box<dyn StoredFile>>;

    /// Renames a file; a file that already has the new name is replaced.
    ///
    /// # Errors
    /// If it cannot be renamed; both files are then unchanged.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Removes a file.
    ///
    /// # Errors
    /// If it cannot be removed.
    fn remove(&self, path: &Path) -> io::Result<()>;

    /// Syncs the folder of a file to the disk, so that a file just created or renamed is found after a power
    /// failure.
    ///
    /// # Errors
    /// If the folder cannot be synced.
    fn sync_folder_of(&self, path: &Path) -> io::Result<()>;

    /// Returns the path with symbolic links resolved, so that the file is replaced and not the link to it.
    fn followed(&self, path: &Path) -> PathBuf;
}

/// An open file that is read whole and appended to.
pub trait StoredFile: fmt::Debug + Send {
    /// Locks the file against other programs; returns `false` if another program holds the lock.
    ///
    /// # Errors
    /// If the file cannot be locked. A file system without locks is no error: there the user must avoid a second
    /// writer.
    fn lock(&self) -> io::Result<bool>;

    /// Returns `true` if the file is a regular file, not a device, pipe or terminal.
    fn is_plain(&self) -> bool;

    /// Returns all bytes of the file.
    ///
    /// # Errors
    /// If the file cannot be read.
    fn read(&mut self) -> io::Result<Vec<u8>>;

    /// Appends `bytes`, or only the first of them; returns the number appended.
    ///
    /// # Errors
    /// If nothing can be appended.
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize>;

    /// Truncates the file to its first `length` bytes.
    ///
    /// # Errors
    /// If the file cannot be truncated.
    fn cut(&mut self, length: u64) -> io::Result<()>;

    /// Syncs the file's bytes to the disk.
    ///
    /// # Errors
    /// If the sync fails; it is then unknown which bytes reached the disk.
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
            // Other systems cannot open a folder; their file systems journal file names themselves.
            return Ok(());
        }
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        match File::open(folder.unwrap_or(Path::new("."))).and_then(|folder| folder.sync_all()) {
            // Some file systems do not support syncing a folder.
            Err(e) if matches!(e.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported) => Ok(()),
            // The folder may be writable but not readable.
            Err(e) if e.kind() == io::ErrorKind::PermissionDenied => Ok(()),
            done => done,
        }
    }

    fn followed(&self, path: &Path) -> PathBuf {
        fs::canonicalize(path).unwrap_or_else(|_| path.to_owned())
    }
}

/// The file system of this machine; the files that it creates are for their owner alone.
#[derive(Clone, Copy, Debug, Default)]
pub struct PrivateDisk;

impl Storage for PrivateDisk {
    fn open(&self, path: &Path) -> io::Result<Option<Box<dyn StoredFile>>> {
        Disk.open(path)
    }

    /// Creates a file. An existing one, or a link in its place, is removed first: it may have other rights.
    fn create(&self, path: &Path) -> io::Result<Box<dyn StoredFile>> {
        match fs::remove_file(path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        let mut options = OpenOptions::new();
        options.read(true).append(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        Ok(Box::new(options.open(path)?))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        Disk.rename(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        Disk.remove(path)
    }

    fn sync_folder_of(&self, path: &Path) -> io::Result<()> {
        Disk.sync_folder_of(path)
    }

    fn followed(&self, path: &Path) -> PathBuf {
        Disk.followed(path)
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

/// Appends all bytes to a file.
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

/// Returns the temporary name of a file that is being written.
fn part_of(path: &Path) -> PathBuf {
    let mut name = path.to_owned().into_os_string();
    name.push(PART);
    PathBuf::from(name)
}

/// Writes a temporary file beside `path`, syncs it, and renames it to `path`, replacing any file there. After a
/// failure no temporary file is left.
///
/// # Errors
/// If the file cannot be written; the file at `path` is then unchanged.
pub fn write_whole(storage: &dyn Storage, path: &Path, bytes: &[u8]) -> io::Result<()> {
    begun(storage, &storage.followed(path), bytes).map(drop)
}

/// Writes a file as [`write_whole`] does and returns it, locked and open for appending.
fn begun(storage: &dyn Storage, path: &Path, bytes: &[u8]) -> io::Result<Box<dyn StoredFile>> {
    let part = part_of(path);
    let mut file = storage.create(&part)?;
    if !file.lock()? {
        return Err(io::ErrorKind::ResourceBusy.into());
    }
    let written = file.cut(0).and_then(|()| write_all(&mut *file, bytes)).and_then(|()| file.sync());
    if let Err(error) = written.and_then(|()| storage.rename(&part, path)) {
        // A temporary file that cannot be removed is truncated at the next run.
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
