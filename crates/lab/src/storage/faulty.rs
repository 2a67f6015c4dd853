//! An in-memory file system for tests that injects faults and power failures.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use super::{Storage, StoredFile};

/// A fault at an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The operation fails and does nothing.
    Eio,
    /// A write accepts half of its bytes.
    Short,
    /// A write accepts half of its bytes, and the disk is full from then on; other operations that need space fail.
    Full,
    /// A sync fails, and the unsynced bytes are lost at the next power failure.
    NoSync,
    /// Power fails before the operation; everything unsynced is lost.
    Lost,
    /// Power fails; the unsynced changes are there, the last of them by half.
    Torn,
    /// Power fails; the file has its full length, with zeros in place of the unsynced bytes.
    Zeros,
    /// Power fails; the later half of the unsynced bytes is there, with zeros before it.
    Reordered,
}

impl Fault {
    pub const ALL: [Self; 8] = [
        Self::Eio,
        Self::Short,
        Self::Full,
        Self::NoSync,
        Self::Lost,
        Self::Torn,
        Self::Zeros,
        Self::Reordered,
    ];

    /// Returns `true` for a power failure.
    pub const fn is_crash(self) -> bool {
        matches!(self, Self::Lost | Self::Torn | Self::Zeros | Self::Reordered)
    }
}

#[derive(Clone, Debug)]
enum Change {
    Write(Vec<u8>),
    Cut(usize),
}

/// A file: its bytes on the disk, and the changes since the last sync.
#[derive(Clone, Debug, Default)]
struct Node {
    kept: Vec<u8>,
    since: Vec<Change>,
    locked: bool,
}

impl Node {
    fn now(&self) -> Vec<u8> {
        applied(&self.kept, &self.since)
    }

    /// Returns the bytes found after a power failure of this kind.
    fn after(&self, crash: Fault) -> Vec<u8> {
        let whole = self.now();
        match crash {
            Fault::Torn => {
                let mut some = self.since.clone();
                if let Some(Change::Write(bytes)) = some.last_mut() {
                    bytes.truncate(bytes.len() / 2);
                }
                applied(&self.kept, &some)
            }
            Fault::Zeros | Fault::Reordered if whole.len() > self.kept.len() => {
                let mut found = whole.clone();
                let written = found.len() - self.kept.len();
                let zeros = if crash == Fault::Zeros { written } else { written / 2 };
                found[self.kept.len()..self.kept.len() + zeros].fill(0);
                found
            }
            _ => self.kept.clone(),
        }
    }
}

fn applied(kept: &[u8], changes: &[Change]) -> Vec<u8> {
    let mut bytes = kept.to_vec();
    for change in changes {
        match change {
            Change::Write(more) => bytes.extend(more),
            Change::Cut(length) => bytes.truncate(*length),
        }
    }
    bytes
}

#[derive(Debug, Default)]
struct Inner {
    nodes: Vec<Node>,
    names: BTreeMap<PathBuf, usize>,
    kept_names: BTreeMap<PathBuf, usize>,
    operations: usize,
    fault: Option<(usize, Fault)>,
    full: bool,
    dead: bool,
}

impl Inner {
    /// Counts an operation, and returns the fault that it injects, if any.
    fn next(&mut self) -> io::Result<Option<Fault>> {
        if self.dead {
            return Err(io::Error::other("no power"));
        }
        self.operations += 1;
        match self.fault {
            Some((at, fault)) if at == self.operations && fault.is_crash() => {
                self.dead = true;
                Err(io::Error::other("power fails"))
            }
            Some((at, Fault::Eio)) if at == self.operations => Err(io::Error::from_raw_os_error(5)),
            Some((at, fault)) if at == self.operations => Ok(Some(fault)),
            _ => Ok(None),
        }
    }
}

/// A file system that fails at one operation, counted from 1.
#[derive(Clone, Debug, Default)]
pub struct Faulty(Arc<Mutex<Inner>>);

impl Faulty {
    /// Returns an empty file system; `fault` gives the operation at which it fails, and how.
    pub fn new(fault: Option<(usize, Fault)>) -> Self {
        Self(Arc::new(Mutex::new(Inner { fault, ..Inner::default() })))
    }

    /// Returns the number of operations so far.
    pub fn operations(&self) -> usize {
        self.0.lock().unwrap().operations
    }

    /// Returns the file system after a restart, with space on the disk and no fault.
    pub fn again(&self) -> Self {
        let inner = self.0.lock().unwrap();
        let crash = inner.fault.map(|(_, fault)| fault).filter(|_| inner.dead);
        let found = |node: &Node| {
            let kept = crash.map_or_else(|| node.now(), |crash| node.after(crash));
            Node { kept, ..Node::default() }
        };
        let nodes = inner.nodes.iter().map(found).collect();
        // A power failure may lose a name that was not synced. Here `Lost` and `Zeros` lose it.
        let names = match crash {
            Some(Fault::Lost | Fault::Zeros) => inner.kept_names.clone(),
            _ => inner.names.clone(),
        };
        let inner = Inner { nodes, kept_names: names.clone(), names, ..Inner::default() };
        Self(Arc::new(Mutex::new(inner)))
    }

    /// Returns the names of all files.
    pub fn names(&self) -> Vec<PathBuf> {
        self.0.lock().unwrap().names.keys().cloned().collect()
    }

    /// Returns the bytes of a file.
    pub fn bytes(&self, path: &Path) -> Option<Vec<u8>> {
        let inner = self.0.lock().unwrap();
        inner.names.get(path).map(|at| inner.nodes[*at].now())
    }

    /// Puts a file there, already synced.
    pub fn put(&self, path: &Path, bytes: &[u8]) {
        let mut inner = self.0.lock().unwrap();
        inner.nodes.push(Node { kept: bytes.to_vec(), ..Node::default() });
        let at = inner.nodes.len() - 1;
        inner.names.insert(path.to_owned(), at);
        inner.kept_names.insert(path.to_owned(), at);
    }
}

impl Storage for Faulty {
    fn open(&self, path: &Path) -> io::Result<Option<Box<dyn StoredFile>>> {
        let mut inner = self.0.lock().unwrap();
        inner.next()?;
        let found = inner.names.get(path).copied();
        Ok(found.map(|at| Box::new(Open { of: self.clone(), at }) as Box<dyn StoredFile>))
    }

    fn create(&self, path: &Path) -> io::Result<Box<dyn StoredFile>> {
        let mut inner = self.0.lock().unwrap();
        if inner.next()? == Some(Fault::Full) || inner.full {
            inner.full = true;
            return Err(io::ErrorKind::StorageFull.into());
        }
        let fresh = inner.nodes.len();
        let at = *inner.names.entry(path.to_owned()).or_insert(fresh);
        if at == fresh {
            inner.nodes.push(Node::default());
        }
        Ok(Box::new(Open { of: self.clone(), at }))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        let mut inner = self.0.lock().unwrap();
        inner.next()?;
        let at = inner.names.remove(from).ok_or(io::ErrorKind::NotFound)?;
        inner.names.insert(to.to_owned(), at);
        Ok(())
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        let mut inner = self.0.lock().unwrap();
        inner.next()?;
        inner.names.remove(path).map(drop).ok_or_else(|| io::ErrorKind::NotFound.into())
    }

    fn sync_folder_of(&self, _: &Path) -> io::Result<()> {
        let mut inner = self.0.lock().unwrap();
        if inner.next()? == Some(Fault::NoSync) {
            return Err(io::Error::from_raw_os_error(5));
        }
        inner.kept_names = inner.names.clone();
        Ok(())
    }

    fn followed(&self, path: &Path) -> PathBuf {
        path.to_owned()
    }
}

/// An open file of a [`Faulty`] file system.
#[derive(Debug)]
struct Open {
    of: Faulty,
    at: usize,
}

impl Drop for Open {
    fn drop(&mut self) {
        if let Ok(mut inner) = self.of.0.lock() {
            inner.nodes[self.at].locked = false;
        }
    }
}

impl StoredFile for Open {
    fn lock(&self) -> io::Result<bool> {
        let mut inner = self.of.0.lock().unwrap();
        Ok(!std::mem::replace(&mut inner.nodes[self.at].locked, true))
    }

    fn is_plain(&self) -> bool {
        true
    }

    fn read(&mut self) -> io::Result<Vec<u8>> {
        let mut inner = self.of.0.lock().unwrap();
        inner.next()?;
        Ok(inner.nodes[self.at].now())
    }

    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut inner = self.of.0.lock().unwrap();
        let fault = inner.next()?;
        if inner.full {
            return Err(io::ErrorKind::StorageFull.into());
        }
        let taken = match fault {
            Some(Fault::Short | Fault::Full) => bytes.len().div_ceil(2),
            _ => bytes.len(),
        };
        inner.full = fault == Some(Fault::Full);
        inner.nodes[self.at].since.push(Change::Write(bytes[..taken].to_vec()));
        Ok(taken)
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        let mut inner = self.of.0.lock().unwrap();
        inner.next()?;
        inner.nodes[self.at].since.push(Change::Cut(length as usize));
        Ok(())
    }

    fn sync(&mut self) -> io::Result<()> {
        let mut inner = self.of.0.lock().unwrap();
        if inner.next()? == Some(Fault::NoSync) {
            // As on Linux, a failed sync drops the bytes that it could not write.
            return Err(io::Error::from_raw_os_error(5));
        }
        let node = &mut inner.nodes[self.at];
        node.kept = node.now();
        node.since.clear();
        Ok(())
    }
}
