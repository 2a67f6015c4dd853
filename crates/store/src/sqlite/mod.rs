//! A store in one SQLite file: one task writes, and commits what waits together; readers go beside it.

mod backup;
mod fault;
mod open;
mod read;
mod write;
mod writer;

use crate::cipher::Cipher;
use crate::{
    Appended, Change, Due, Event, Grant, Hash, Millis, PAGE, Phase, RoomId, RoomRow, RoomState, Store,
    StoreError,
};
use sqlx::SqlitePool;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use writer::{Done, Work, Writer};

pub use backup::backup;

/// Sizes of a database's connections and file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Connections that read at once, beside the one that writes.
    pub readers: u32,
    /// Most bytes of the database file; beyond them writes fail with [`StoreError::Full`]. The log beside it is not counted.
    pub most_bytes: Option<u64>,
}

impl Default for Settings {
    fn default() -> Self {
        Self { readers: 4, most_bytes: None }
    }
}

/// Rooms in a file of SQLite. A clone is the same store.
///
/// Event bodies and private rows are encrypted with the key file. Cards, kinds, times and hashes of tokens are not.
#[derive(Clone)]
pub struct Sqlite(Arc<Opened>);

struct Opened {
    path: PathBuf,
    writer: Writer,
    readers: SqlitePool,
    cipher: Arc<Cipher>,
    /// Held as long as the store is open, so that no second program opens the database.
    _lock: File,
}

impl Sqlite {
    /// Opens a database, or makes it if there is none; then a missing key file is made too.
    ///
    /// Needs a Tokio runtime, on which the writing task runs until the last clone is dropped.
    ///
    /// # Errors
    /// [`StoreError::KeyFile`], [`StoreError::WrongKey`], [`StoreError::Newer`], [`StoreError::Locked`],
    /// [`StoreError::NotOpened`]; failures.
    pub async fn open(database: &Path, key: &Path, settings: Settings) -> Result<Self, StoreError> {
        let parts = open::open(database, key, settings).await?;
        let cipher = Arc::new(parts.cipher);
        let writer = Writer::start(parts.writer, Arc::clone(&cipher));
        Ok(Self(Arc::new(Opened {
            path: database.to_owned(),
            writer,
            readers: parts.readers,
            cipher,
            _lock: parts.lock,
        })))
    }

    /// Writes a copy of the database, as it is at one moment, to a new file. Writers and readers go on meanwhile.
    ///
    /// Bodies in the copy stay encrypted: keep the key file too, in another place.
    ///
    /// # Errors
    /// [`StoreError::NotOpened`]: the file exists or cannot be written; failures.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        backup::backup(&self.0.path, to).await
    }

    /// Ends the writing task after all it was given, and closes the database. Later calls on other clones are refused.
    pub async fn close(self) {
        self.0.writer.end().await;
        self.0.readers.close().await;
    }

    async fn write(&self, work: Work) -> Result<Done, StoreError> {
        self.0.writer.write(work).await
    }
}

impl Store for Sqlite {
    async fn create(&self, room: RoomId, change: Change, at: Millis) -> Result<(), StoreError> {
        change.check(room)?;
        change.first_card(room)?;
        self.write(Work::Create { room, change, at }).await.map(drop)
    }

    async fn append(
        &self,
        room: RoomId,
        after: u64,
        change: Change,
        at: Millis,
    ) -> Result<Appended, StoreError> {
        change.check(room)?;
        self.write(Work::Append { room, after, change, at }).await?.appended()
    }

    async fn room(&self, room: RoomId) -> Result<Option<RoomRow>, StoreError> {
        let mut reader = self.0.readers.acquire().await?;
        read::room(&mut reader, room).await
    }

    async fn state(&self, room: RoomId) -> Result<Option<RoomState>, StoreError> {
        // One transaction: all rows are of one moment.
        let mut reader = self.0.readers.begin().await?;
        read::state(&mut reader, &self.0.cipher, room).await
    }

    async fn rows(&self, room: RoomId, after: u64, most: usize) -> Result<Vec<Event>, StoreError> {
        let mut reader = self.0.readers.acquire().await?;
        read::rows(&mut reader, &self.0.cipher, room, after, most.min(PAGE)).await
    }

    async fn rooms_of(&self, tokens: &[Hash]) -> Result<Vec<(RoomRow, Grant)>, StoreError> {
        let mut reader = self.0.readers.begin().await?;
        read::rooms_of(&mut reader, tokens).await
    }

    async fn open(&self, after: Option<(Millis, RoomId)>, most: usize) -> Result<Vec<RoomRow>, StoreError> {
        let mut reader = self.0.readers.acquire().await?;
        read::open(&mut reader, after, most.min(PAGE)).await
    }

    async fn dues(&self, after: Option<Due>, until: Millis, most: usize) -> Result<Vec<Due>, StoreError> {
        let mut reader = self.0.readers.acquire().await?;
        read::dues(&mut reader, after, until, most.min(PAGE)).await
    }

    async fn dues_of(&self, rooms: &[RoomId]) -> Result<Vec<Vec<Due>>, StoreError> {
        // One transaction: all rows are of one moment.
        let mut reader = self.0.readers.begin().await?;
        read::dues_of(&mut reader, rooms).await
    }

    async fn alive(&self, at: Millis) -> Result<(), StoreError> {
        self.write(Work::Alive(at)).await.map(drop)
    }

    async fn resume(&self, at: Millis) -> Result<Millis, StoreError> {
        self.write(Work::Resume(at)).await?.number()
    }

    async fn purge(
        &self,
        changed_before: Millis,
        phase: Phase,
        most: usize,
    ) -> Result<Vec<RoomId>, StoreError> {
        self.write(Work::Purge { changed_before, phase, most: most.min(PAGE) }).await?.rooms()
    }

    async fn forget(&self, room: RoomId) -> Result<bool, StoreError> {
        Ok(self.write(Work::Forget(room)).await?.number()? > 0)
    }

    async fn check(&self) -> Result<(), StoreError> {
        if self.0.writer.ended() {
            return Err(StoreError::Closed);
        }
        let mut reader = self.0.readers.acquire().await?;
        read::check(&mut reader).await
    }
}
