//! `--shard`, `--gather` and `--untimed`: battles split over many processes, and gathered again.

use std::path::{Path, PathBuf};

use engine::quoting::counted;
use lab::results::{Results, UNTIMED};
use lab::run::Ended;
use lab::series::Series;
use lab::shard::{Shard, Split};
use lab::storage::Disk;

use super::fights::{self, Times};
use crate::args::Fighting;
use crate::catalogue;
use crate::screen::Screen;

/// Fights all series, or one shard of them, or gathers their shards. Keeps the battles where `--out` says, and returns the
/// results; `None` after a shard, which has no result of its own.
///
/// `header` identifies the run, `name` names its files in a folder.
///
/// # Errors
/// If a battle cannot be fought or kept, or the shards cannot be gathered.
pub fn fought(
    series: &[Series<'_>],
    mut header: Vec<String>,
    name: &str,
    fighting: &Fighting,
    screen: &mut Screen,
) -> anyhow::Result<Option<(Vec<Ended>, Times)>> {
    let (out, sharding) = (fighting.out.as_deref(), &fighting.sharding);
    header.extend(sharding.untimed.then(|| UNTIMED.to_owned()));
    let split = Split { header: &header, series, round: 1, from: 0 };
    let (folder, name) = place(out, name);
    if let Some(shard) = sharding.shard {
        let file = split.file(&folder, &name, shard);
        let held =
            split.fight(shard, &file, fights::at_once(fighting.threads), &mut fights::shard_progress())?;
        tell(shard, held, &file, screen)?;
        return Ok(None);
    }
    // Files that cannot be gathered are named before a results file is begun.
    let gathered =
        sharding.gather.as_ref().map(|shards| split.read(&split.files(shards, &name)?)).transpose()?;
    let mut results = fights::results(out, &name, &header)?;
    if let Some(fights) = gathered {
        split.add(fights, &mut results)?;
    }
    let (ended, times) = fights::fight(series, fighting.threads, &mut results)?;
    settle(&mut results, &ended)?;
    fights::columns(out, &header, series, &ended, &results)?;
    Ok(Some((ended, times)))
}

/// Puts an untimed results file in order, with the counted battles alone.
///
/// # Errors
/// If the file cannot be written.
pub fn settle(results: &mut Results, ended: &[Ended]) -> anyhow::Result<()> {
    if results.is_untimed() {
        let counted: Vec<u64> = ended.iter().map(|ended| ended.tally.battles).collect();
        results.put_in_order(&Disk, &counted)?;
    }
    Ok(())
}

/// Prints a line about a shard that was fought.
///
/// # Errors
/// If the screen cannot be written.
pub fn tell(shard: Shard, held: u64, file: &Path, screen: &mut Screen) -> anyhow::Result<()> {
    screen.line(&catalogue::shard_done(shard, counted(held, "battle"), file.display()))
}

/// Returns the folder of `--out` and the name of the run's files there.
fn place(out: Option<&Path>, name: &str) -> (PathBuf, String) {
    match out {
        Some(file) if !fights::is_folder(file) => {
            let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
            let stem =
                file.file_stem().map_or_else(|| name.to_owned(), |stem| stem.to_string_lossy().into_owned());
            (folder.unwrap_or(Path::new(".")).to_owned(), stem)
        }
        folder => (folder.unwrap_or(Path::new(".")).to_owned(), name.to_owned()),
    }
}
