//! Keeping rooms: their store and secrets, and the tasks that drive clocks and captains.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use metrics::{counter, gauge};
use rooms::{Deleted, Rooms};
use shelf::Shelf;
use store::{Sqlite, Store};
use tokio_util::sync::CancellationToken;

use crate::fault::Fault;
use crate::stop::Stop;

/// The time between two looks at the clocks.
const TICK: Duration = Duration::from_secs(1);
/// The ticks between two heartbeats.
const BEATS: u32 = 10;
/// The ticks from a purge that found nothing to the next.
const PURGE_PAUSE: u32 = 60;

const DATABASE: &str = "rooms.db";
const KEY: &str = "rooms.key";
const PUSH_KEY: &str = "push.key";

/// The place in which rooms are kept.
#[derive(Clone, Debug)]
pub struct Keeping {
    /// Folder of the database.
    pub data: PathBuf,
    /// File of the key that encrypts it; absent, it lies in the same folder.
    pub key: Option<PathBuf>,
    /// Settings of the rooms, such as the memory that they may hold.
    pub rooms: rooms::Settings,
}

impl Keeping {
    /// Returns the file of the key that signs pushed reminders: `push.key` beside the key of the rooms.
    pub fn push_key(&self) -> PathBuf {
        let folder = self.key.as_deref().and_then(Path::parent).unwrap_or(&self.data);
        folder.join(PUSH_KEY)
    }

    /// Opens the rooms; what is not there yet is made.
    ///
    /// # Errors
    /// [`Fault::Data`] and [`Fault::Store`].
    pub async fn open(&self, games: Shelf) -> Result<Rooms<Sqlite>, Fault> {
        make_folder(&self.data).map_err(|error| Fault::Data(self.data.clone(), error))?;
        let key = self.key.clone().unwrap_or_else(|| self.data.join(KEY));
        let store = Sqlite::open(&self.data.join(DATABASE), &key, store::Settings::default()).await?;
        // The system is asked once before anybody depends on it.
        getrandom::fill(&mut [0])
            .map_err(|error| Fault::System("random bytes", io::Error::other(error.to_string())))?;
        Ok(Rooms::new(games, store, now, random, self.rooms))
    }
}

/// Makes the folder, for its owner alone, and tries to write there.
fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)?;
    let tried = folder.join(".tried");
    std::fs::write(&tried, b"")?;
    std::fs::remove_file(&tried)
}

fn now() -> store::Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

#[expect(
    clippy::expect_used,
    reason = "the system gave random bytes at the start, and secrets must not be guessed"
)]
fn random(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("the system gave random bytes before");
}

/// Drives the clocks and the captains of rooms until the server stops; the tasks that do so count among what is open.
///
/// # Errors
/// [`Fault::Rooms`], if the time of the stop cannot be added to the clocks.
pub async fn drive<S: Store>(rooms: Arc<Rooms<S>>, stop: &Stop) -> Result<(), Fault> {
    let added = rooms.resume().await.map_err(|refusal| Fault::Rooms(refusal.to_string()))?;
    tracing::info!(
        seconds = added / 1000,
        "rooms go on; the time since the last heartbeat is added to their clocks"
    );
    let hands = available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1));
    let (now, open) = (stop.now.clone(), stop.open.token());
    let thinking = rooms.clone().serve_errands(hands, move || now.is_cancelled(), open);
    let ending = stop.begun.clone();
    stop.open.spawn(async move {
        // No captain begins to think after the stop; those that think may come to an end.
        tokio::select! {
            () = thinking => {}
            () = ending.cancelled() => {}
        }
    });
    let (ending, now) = (stop.begun.clone(), stop.now.clone());
    stop.open.spawn(async move {
        tokio::select! {
            () = look(&rooms, &ending) => {}
            () = now.cancelled() => {}
        }
    });
    Ok(())
}

/// Looks at the clocks until the server stops.
async fn look<S: Store>(rooms: &Rooms<S>, ending: &CancellationToken) {
    let (mut beat, mut purging) = (0, Purging::default());
    while tokio::time::timeout(TICK, ending.cancelled()).await.is_err() {
        beat = (beat + 1) % BEATS;
        tick(rooms, beat == 0).await;
        purging.step(rooms).await;
    }
    // The stop begins now, and not at the last heartbeat.
    if let Err(refusal) = rooms.alive().await {
        tracing::error!(%refusal, "the last heartbeat was not kept");
    }
}

/// The purge of rooms: a step each tick as long as there is something to delete, and a look once a minute else.
#[derive(Default)]
struct Purging {
    pause: u32,
}

impl Purging {
    async fn step<S: Store>(&mut self, rooms: &Rooms<S>) {
        if self.pause > 0 {
            self.pause -= 1;
            return;
        }
        match rooms.purge().await {
            Ok(deleted) => {
                let Deleted { finished, waiting } = deleted;
                for (why, count) in [("finished", finished), ("waiting", waiting)] {
                    counter!("firing_arc_rooms_deleted_total", "why" => why).increment(count as u64);
                }
                if deleted == Deleted::default() {
                    self.pause = PURGE_PAUSE;
                }
            }
            Err(refusal) => {
                tracing::error!(%refusal, "old rooms were not deleted; it is tried again");
                self.pause = PURGE_PAUSE;
            }
        }
    }
}

async fn tick<S: Store>(rooms: &Rooms<S>, beats: bool) {
    if let Err(refusal) = rooms.tick().await {
        tracing::error!(%refusal, "a clock was not fired; it is tried again");
    }
    if beats && let Err(refusal) = rooms.alive().await {
        tracing::error!(%refusal, "the heartbeat was not kept");
    }
    let (awake, bytes) = rooms.awake();
    gauge!("firing_arc_rooms_awake").set(awake as f64);
    gauge!("firing_arc_rooms_awake_bytes").set(bytes as f64);
    gauge!("firing_arc_captains_waiting").set(rooms.waiting_for_captains() as f64);
}

/// Copies the database of a folder to a new file, also while a server uses it. The key is not in the copy.
///
/// # Errors
/// [`Fault::Store`]: there is no database, or the file exists or cannot be written; [`Fault::System`].
pub fn backup(data: &Path, to: &Path) -> Result<(), Fault> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Fault::System("threads", error))?;
    Ok(runtime.block_on(store::backup(&data.join(DATABASE), to))?)
}
