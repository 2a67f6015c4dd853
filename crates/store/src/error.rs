//! Refusals and failures of a store.

use crate::RoomId;
use std::path::PathBuf;

/// Reason why a store did not do what it was asked. Nothing was written, except perhaps after `Failed`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// A room of that name was made before.
    #[error("room {0} exists")]
    Exists(RoomId),
    /// There is no such room, or not any more.
    #[error("there is no room {0}")]
    NoRoom(RoomId),
    /// The room has gone on: the writer knows an older last event.
    #[error("room {room} is at event {last}, but the writer knew only {after}")]
    Conflict {
        /// Room of the write.
        room: RoomId,
        /// Last number the writer knew.
        after: u64,
        /// Last number there is.
        last: u64,
    },
    /// A token to revoke has no grant: an invitation that was used, for example.
    #[error("a token to revoke has no grant in room {0}; an invitation works once")]
    NotGranted(RoomId),
    /// A token to grant has a grant in the room.
    #[error("a token to grant has a grant in room {0}")]
    Granted(RoomId),
    /// No store takes such a change.
    #[error("a change to room {room} cannot be kept: {what}")]
    Malformed {
        /// Room of the write.
        room: RoomId,
        /// Part of the change, and what is wrong with it.
        what: String,
    },
    /// A row was altered outside the store, or its bytes were damaged.
    #[error("{what} of room {room} is damaged or was altered; restore it from a backup")]
    Damaged {
        /// Room of the row.
        room: RoomId,
        /// Name of the row.
        what: String,
    },
    /// A row means nothing to this version.
    #[error("{what} of room {room} cannot be read: {why}")]
    Unreadable {
        /// Room of the row.
        room: RoomId,
        /// Name of the row.
        what: String,
        /// Reason.
        why: String,
    },
    /// The key file cannot be used.
    #[error("the key file {} cannot be used: {why}", path.display())]
    KeyFile {
        /// The file.
        path: PathBuf,
        /// Reason.
        why: String,
    },
    /// The key is another than the one the database was made with.
    #[error("the key does not fit {}: another key encrypts it", path.display())]
    WrongKey {
        /// The database.
        path: PathBuf,
    },
    /// The database was written by a newer version of the program.
    #[error("{} has format {found}, but this version reads only up to {known}; use a newer version", path.display())]
    Newer {
        /// The database.
        path: PathBuf,
        /// Format of the database.
        found: i64,
        /// Newest format this version knows.
        known: i64,
    },
    /// The database cannot be opened or is no store.
    #[error("{} cannot be opened: {why}", path.display())]
    NotOpened {
        /// The database.
        path: PathBuf,
        /// Reason.
        why: String,
    },
    /// No room is left on the disk, or the database reached its limit.
    #[error("the disk of the database is full; nothing was written")]
    Full,
    /// The database may only be read.
    #[error("the database is read-only; nothing was written")]
    ReadOnly,
    /// Another program holds the database.
    #[error("another program holds the database; try again when it has ended")]
    Locked,
    /// The file of the database is damaged.
    #[error("the file of the database is damaged ({0}); restore it from a backup")]
    Corrupt(String),
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
    /// Another failure of what keeps the rows.
    #[error("the database failed: {0}")]
    Failed(String),
}

impl StoreError {
    /// Refuses a change that rewrites an event which is not there.
    pub(crate) fn no_event(room: crate::RoomId, number: u64) -> Self {
        Self::Malformed { room, what: format!("it rewrites event {number}, which is not there") }
    }
}
