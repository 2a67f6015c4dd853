//! Records on disk. Each turn is written in a single write, so that a stop at any moment leaves the last complete turn
//! readable.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use engine::quoting::counted;
use lab::storage::{Begin, Disk, Journal, write_whole};
use shelf::AnyBattle;

use crate::catalogue;
use crate::fault::usage;
use crate::visible::warn;

/// The record of one battle in a file.
#[derive(Debug)]
pub struct Keeper {
    path: PathBuf,
    journal: Journal,
    kept: usize,
    ended: bool,
}

impl Keeper {
    /// Begins a record with its opening. Without `force` an existing file is refused; with it, the file is replaced
    /// atomically.
    ///
    /// # Errors
    /// If the file exists, is being written to, or cannot be written; an existing file then stays unchanged.
    pub fn begin(path: &Path, battle: &dyn AnyBattle, force: bool) -> anyhow::Result<Self> {
        let how = if force { Begin::Over } else { Begin::New };
        let journal = match Journal::begin(&Disk, path, how, &battle.opening()) {
            Err(e) if e.kind() == io::ErrorKind::AlreadyExists => {
                let what = catalogue::FILE_EXISTS;
                return usage(format!("{}: {what}", path.display()));
            }
            other => other.or_else(|error| unwritten(path, error))?,
        };
        let mut keeper = Self { path: path.to_owned(), journal, kept: 0, ended: false };
        keeper.keep(battle)?;
        Ok(keeper)
    }

    /// Continues a record after its complete turns, which are the first `whole` bytes of its file.
    ///
    /// # Errors
    /// If the file is being written to, or cannot be written.
    pub fn go_on(path: &Path, battle: &dyn AnyBattle, whole: usize, damaged: bool) -> anyhow::Result<Self> {
        let opened = Journal::open(&Disk, path).or_else(|error| unwritten(path, error))?;
        let (journal, bytes) = opened.with_context(|| catalogue::record_is_gone(path.display()))?;
        let (kept, ended) = (battle.revealed(), battle.end_block().is_some());
        let mut keeper = Self { path: path.to_owned(), journal, kept, ended };
        if damaged {
            set_aside(path, &bytes)?;
        }
        if bytes.len() != whole + 1 {
            let cut = keeper.journal.cut(whole as u64);
            cut.with_context(|| catalogue::cannot_write_record(path.display()))?;
            keeper.write("\n")?;
        }
        Ok(keeper)
    }

    /// Returns the path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes every revealed turn that the file lacks, and the end if the players have ended the battle; then syncs the
    /// file.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn keep(&mut self, battle: &dyn AnyBattle) -> anyhow::Result<()> {
        while let Some(block) = battle.block(self.kept) {
            self.write(&block)?;
            self.kept += 1;
        }
        if let Some(end) = battle.end_block().filter(|_| !self.ended) {
            self.write(&end)?;
            self.ended = true;
        }
        Ok(())
    }

    fn write(&mut self, text: &str) -> anyhow::Result<()> {
        let written = self.journal.add(text).and_then(|()| self.journal.sync());
        written.with_context(|| {
            let kept = counted(self.kept, "decision");
            catalogue::cannot_write_record_beyond(self.path.display(), &kept)
        })
    }
}

/// Returns the error for a record that cannot be written.
fn unwritten<T>(path: &Path, error: io::Error) -> anyhow::Result<T> {
    if error.kind() == io::ErrorKind::ResourceBusy {
        bail!("{}", catalogue::another_writes(path.display()));
    }
    Err(error).with_context(|| catalogue::cannot_write_record(path.display()))
}

/// Copies the whole damaged file to a free name, before the end of the file is cut off.
fn set_aside(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    for number in 1..1000 {
        let end = if number == 1 { ".damaged".to_owned() } else { format!(".damaged.{number}") };
        let mut name = path.to_owned().into_os_string();
        name.push(end);
        let name = Path::new(&name);
        if name.symlink_metadata().is_err() {
            write_whole(&Disk, name, bytes).with_context(|| catalogue::cannot_write(name.display()))?;
            warn(&catalogue::copy_of_damaged(name.display()));
            return Ok(());
        }
    }
    bail!("{}", catalogue::too_many_copies(path.display()))
}

/// Returns a new file name below the user's data directory, for a battle without a named record.
///
/// # Errors
/// If there is no such directory and it cannot be created.
pub fn unnamed(battle: &dyn AnyBattle, seed: u64) -> anyhow::Result<PathBuf> {
    let folder = battles_folder().context(catalogue::NO_HOME)?;
    fs::create_dir_all(&folder).with_context(|| catalogue::cannot_create_record_folder(folder.display()))?;
    let stem = format!("{}-{}-{seed}", battle.header().game, battle.header().scenario);
    let names = (1..1000).map(|n| if n == 1 { format!("{stem}.arc") } else { format!("{stem}-{n}.arc") });
    names.map(|name| folder.join(name)).find(|path| !path.exists()).context(catalogue::TOO_MANY_RECORDS)
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
