//! A file that is only added to, piece by piece.

use std::io;
use std::path::{Path, PathBuf};

use super::{Storage, StoredFile, begun, write_all};

/// A file that is only added to. A piece that cannot be written whole is taken back, and nothing is added after it.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: Box<dyn StoredFile>,
    /// Bytes of whole pieces.
    length: u64,
    /// `true` once a piece could not be written or brought to the disk.
    failed: bool,
}

/// Choice where a file stands already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Begin {
    /// It is left alone, and the journal is refused.
    New,
    /// It is replaced in one step.
    Over,
}

impl Journal {
    /// Begins a journal with a first piece: written beside, brought to the disk, and only then given its name.
    ///
    /// # Errors
    /// If it cannot be written; nothing stays behind. `AlreadyExists` if there is a file and it is to be left alone,
    /// `ResourceBusy` if another program is writing to it.
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
                // A device or a pipe is written to, and not replaced.
                write_all(&mut *there, first.as_bytes())?;
                return Ok(Self::of(path, there, first.len() as u64));
            }
        }
        let file = begun(storage, &place, first.as_bytes())?;
        Ok(Self::of(path, file, first.len() as u64))
    }

    /// Opens a journal and locks it, with its bytes; none if there is no such file.
    ///
    /// # Errors
    /// If it cannot be read, or is no file on a disk (`InvalidInput`); `ResourceBusy` if another program is writing to it.
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

    /// Returns where it is, as it was named.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns how many bytes of whole pieces it has.
    pub const fn length(&self) -> u64 {
        self.length
    }

    /// Adds a piece. If that fails, what was written of it is taken back.
    ///
    /// # Errors
    /// If it cannot be written, or one before could not.
    pub fn add(&mut self, piece: &str) -> io::Result<()> {
        self.check()?;
        let written = write_all(&mut *self.file, piece.as_bytes());
        if written.is_err() {
            self.failed = true;
            // Where even this fails, half a piece stays, which the next run drops.
            let _ = self.file.cut(self.length);
            return written;
        }
        self.length += piece.len() as u64;
        Ok(())
    }

    /// Brings all pieces to the disk.
    ///
    /// # Errors
    /// If it cannot; nothing more is added then.
    pub fn sync(&mut self) -> io::Result<()> {
        self.check()?;
        match self.file.sync() {
            // A pipe or a terminal cannot be brought to a disk, and need not be.
            Err(_) if !self.file.is_plain() => Ok(()),
            done => {
                self.failed = done.is_err();
                done
            }
        }
    }

    /// Cuts away all behind the first `length` bytes, and brings that to the disk.
    ///
    /// # Errors
    /// If it cannot.
    pub fn cut(&mut self, length: u64) -> io::Result<()> {
        self.check()?;
        self.file.cut(length)?;
        self.length = length;
        self.sync()
    }

    fn check(&self) -> io::Result<()> {
        if self.failed {
            return Err(io::Error::other("writing to it has failed before"));
        }
        Ok(())
    }
}
