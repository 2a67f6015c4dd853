//! An append-only file, written piece by piece.

use std::io;
use std::path::{Path, PathBuf};

use super::{Storage, StoredFile, begun, write_all};

/// An append-only file. A piece that cannot be written whole is removed again, and nothing is appended after it.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: Box<dyn StoredFile>,
    /// Number of bytes of whole pieces.
    length: u64,
    /// `true` once a piece could not be written or synced.
    failed: bool,
}

/// Behaviour where a file exists already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Begin {
    /// The file is left alone, and the journal is refused.
    New,
    /// The file is replaced atomically.
    Over,
}

impl Journal {
    /// Begins a journal with a first piece: written to a temporary file, synced, and then renamed.
    ///
    /// # Errors
    /// If it cannot be written; no temporary file is left. `AlreadyExists` if the file exists and `how` is
    /// [`Begin::New`], `ResourceBusy` if another program is writing to it.
    pub fn begin(storage: &dyn Storage, path: &Path, how: Begin, first: &str) -> io::Result<Self> {
        let place = storage.followed(path);
        if let Some(mut there) = storage.open(&place)? {
            if how == Begin::New {
                return Err(io::ErrorKind::AlreadyExists.into());
            }
            if !there.lock()? {
                return Err(io::ErrorKind::ResourceBusy.into());
            }
            if !there.is_plain() {
                // A device or a pipe is written to, not replaced.
                write_all(&mut *there, first.as_bytes())?;
                return Ok(Self::of(path, there, first.len() as u64));
            }
        }
        let file = begun(storage, &place, first.as_bytes())?;
        Ok(Self::of(path, file, first.len() as u64))
    }

    /// Opens and locks a journal; returns it with its bytes, or `None` if there is no such file.
    ///
    /// # Errors
    /// If the file cannot be read, or is not a regular file (`InvalidInput`); `ResourceBusy` if another program is
    /// writing to it.
    pub fn open(storage: &dyn Storage, path: &Path) -> io::Result<Option<(Self, Vec<u8>)>> {
        let Some(mut file) = storage.open(path)? else { return Ok(None) };
        if !file.lock()? {
            return Err(io::ErrorKind::ResourceBusy.into());
        }
        if !file.is_plain() {
            // A device may have no end to read to.
            return Err(io::ErrorKind::InvalidInput.into());
        }
        let bytes = file.read()?;
        let length = bytes.len() as u64;
        Ok(Some((Self::of(path, file, length), bytes)))
    }

    fn of(path: &Path, file: Box<dyn StoredFile>, length: u64) -> Self {
        Self { path: path.to_owned(), file, length, failed: false }
    }

    /// Returns the path, as it was given.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the number of bytes of whole pieces.
    pub const fn length(&self) -> u64 {
        self.length
    }

    /// Appends a piece. If that fails, the part that was written is removed again.
    ///
    /// # Errors
    /// If the piece cannot be written, or an earlier write or sync failed.
    pub fn add(&mut self, piece: &str) -> io::Result<()> {
        self.check()?;
        let written = write_all(&mut *self.file, piece.as_bytes());
        if written.is_err() {
            self.failed = true;
            // If even this fails, part of a piece stays; the next run drops it.
            let _ = self.file.cut(self.length);
            return written;
        }
        self.length += piece.len() as u64;
        Ok(())
    }

    /// Syncs all pieces to the disk.
    ///
    /// # Errors
    /// If the sync fails; nothing can be appended after that.
    pub fn sync(&mut self) -> io::Result<()> {
        self.check()?;
        match self.file.sync() {
            // A pipe or a terminal cannot be synced, and need not be.
            Err(_) if !self.file.is_plain() => Ok(()),
            done => {
                self.failed = done.is_err();
                done
            }
        }
    }

    /// Truncates the file to its first `length` bytes, and syncs that.
    ///
    /// # Errors
    /// If the file cannot be truncated or synced.
    pub fn cut(&mut self, length: u64) -> io::Result<()> {
        self.check()?;
        self.file.cut(length)?;
        self.length = length;
        self.sync()
    }

    /// Replaces the whole file by `text`, atomically; a file that holds `text` already is left alone.
    ///
    /// # Errors
    /// If it cannot be written; the file is then unchanged.
    pub fn replace(&mut self, storage: &dyn Storage, text: &str) -> io::Result<()> {
        self.check()?;
        if !self.file.is_plain() || self.file.read()? == text.as_bytes() {
            return Ok(());
        }
        self.file = begun(storage, &storage.followed(&self.path), text.as_bytes())?;
        self.length = text.len() as u64;
        Ok(())
    }

    fn check(&self) -> io::Result<()> {
        if self.failed {
            return Err(io::Error::other("writing to it has failed before"));
        }
        Ok(())
    }
}
