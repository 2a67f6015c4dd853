//! Records on disk: each turn in a single write, so that a stop at any moment leaves the last whole turn readable.

use engine::wording::counted;
use std::env;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use games::Battle;

use crate::fault::usage;
use crate::visible::warn;

/// Keeps the record of one battle in a file.
#[derive(Debug)]
pub struct Keeper {
    path: PathBuf,
    file: File,
    kept: usize,
}

impl Keeper {
    /// Begins a record with its opening; a file that exists is left alone unless `force` is given.
    ///
    /// # Errors
    /// If the file exists, is being written to, or cannot be written.
    pub fn begin(path: &Path, battle: &dyn Battle, force: bool) -> anyhow::Result<Self> {
        let opened = OpenOptions::new().append(true).create(force).create_new(!force).open(path);
        let file = match opened {
            Err(e) if e.kind() == io::ErrorKind::AlreadyExists => {
                let what =
                    "there is a file already; --force overwrites it, `play --resume` goes on with its battle";
                return usage(format!("{}: {what}", path.display()));
            }
            other => other.with_context(|| format!("{}: the record cannot be written", path.display()))?,
        };
        let mut keeper = Self { path: path.to_owned(), file, kept: 0 };
        keeper.lock()?;
        keeper
            .file
            .set_len(0)
            .or_else(|e| if keeper.file.metadata().is_ok_and(|m| m.is_file()) { Err(e) } else { Ok(()) })?;
        keeper.write(&battle.opening())?;
        keeper.keep(battle)?;
        Ok(keeper)
    }

    /// Goes on behind the whole turns of a record, which take up so many bytes of its file.
    ///
    /// # Errors
    /// If the file is being written to, or cannot be written.
    pub fn go_on(path: &Path, battle: &dyn Battle, whole: usize, damaged: bool) -> anyhow::Result<Self> {
        let file = OpenOptions::new().append(true).read(true).open(path);
        let file = file.with_context(|| format!("{}: the record cannot be written", path.display()))?;
        let mut keeper = Self { path: path.to_owned(), file, kept: battle.revealed() };
        keeper.lock()?;
        if damaged {
            keeper.set_aside()?;
        }
        let length = keeper.file.metadata()?.len();
        if length != whole as u64 + 1 {
            keeper.file.set_len(whole as u64).and_then(|()| keeper.file.sync_data())?;
            keeper.write("\n")?;
        }
        Ok(keeper)
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes every revealed turn that the file lacks.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn keep(&mut self, battle: &dyn Battle) -> anyhow::Result<()> {
        while let Some(block) = battle.block(self.kept) {
            self.write(&block)?;
            self.kept += 1;
        }
        Ok(())
    }

    fn write(&mut self, text: &str) -> anyhow::Result<()> {
        let written = self.file.write_all(text.as_bytes()).and_then(|()| self.file.flush());
        let failed = || {
            format!(
                "{}: the record cannot be written; it holds {}",
                self.path.display(),
                counted(self.kept, "decision")
            )
        };
        written.with_context(failed)?;
        // A pipe or a terminal cannot be synchronised, and need not be.
        match self.file.sync_data() {
            Err(e) if self.file.metadata().is_ok_and(|m| m.is_file()) => Err(e).with_context(failed),
            _ => Ok(()),
        }
    }

    /// Two programs writing one record would spoil it.
    fn lock(&self) -> anyhow::Result<()> {
        match self.file.try_lock() {
            Err(TryLockError::WouldBlock) => {
                bail!("{}: another firing-arc is writing this record", self.path.display())
            }
            // A file system without locks keeps records none the less.
            Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
        }
    }

    /// Copies the damaged file, whole, to a name that is free, before anything of it is cut away.
    fn set_aside(&self) -> anyhow::Result<()> {
        let bytes = fs::read(&self.path)?;
        for number in 1..1000 {
            let end = if number == 1 { ".damaged".to_owned() } else { format!(".damaged.{number}") };
            let mut name = self.path.clone().into_os_string();
            name.push(end);
            match OpenOptions::new().write(true).create_new(true).open(&name) {
                Err(e) if e.kind() == io::ErrorKind::AlreadyExists => {}
                Err(e) => {
                    return Err(e)
                        .with_context(|| format!("{}: cannot be written", Path::new(&name).display()));
                }
                Ok(mut copy) => {
                    copy.write_all(&bytes).and_then(|()| copy.sync_all())?;
                    warn(&format!("The damaged file is kept as {}.", Path::new(&name).display()));
                    return Ok(());
                }
            }
        }
        bail!("{}: there are too many damaged copies already", self.path.display())
    }
}

/// A file name for a battle whose record nobody named, below the user's data directory; never one that exists.
///
/// # Errors
/// If there is no such directory and none can be made.
pub fn unnamed(battle: &dyn Battle, seed: u64) -> anyhow::Result<PathBuf> {
    let folder = battles_folder().context("no home directory is known: name a file with --record")?;
    fs::create_dir_all(&folder)
        .with_context(|| format!("{} cannot be made: name a file with --record", folder.display()))?;
    let stem = format!("{}-{}-{seed}", battle.header().game, battle.header().scenario);
    let names = (1..1000).map(|n| if n == 1 { format!("{stem}.arc") } else { format!("{stem}-{n}.arc") });
    names
        .map(|name| folder.join(name))
        .find(|path| !path.exists())
        .context("too many battles of this name are kept")
}

fn battles_folder() -> Option<PathBuf> {
    let set = |name: &str| env::var_os(name).filter(|v| !v.is_empty()).map(PathBuf::from);
    if let Some(folder) = set("FIRING_ARC_BATTLES") {
        return Some(folder);
    }
    let data = set("XDG_DATA_HOME")
        .or_else(|| set("APPDATA"))
        .or_else(|| set("HOME").map(|h| h.join(".local/share")));
    data.map(|folder| folder.join("firing-arc").join("battles"))
}
