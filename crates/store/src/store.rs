//! The contract of a store: appends to rooms, and what is read of them.

use crate::{
    Appended, Change, Due, Event, Grant, Hash, Millis, Phase, RoomId, RoomRow, RoomState, StoreError,
};
use std::future::Future;

/// Keeps rooms: numbered events, and beside them a card, grants, dues and private rows.
///
/// Each write is one transaction, and is answered after it is durable. If a call fails, nothing of it was written, with one
/// exception: after [`StoreError::Failed`] a write may have been kept. A writer that repeats it with its key learns which.
///
/// A call that is dropped before its answer may still be carried out.
pub trait Store: Send + Sync + 'static {
    /// Makes a room with its first change, which must have a card.
    ///
    /// # Errors
    /// [`StoreError::Exists`]; [`StoreError::Malformed`]; failures.
    fn create(
        &self,
        room: RoomId,
        change: Change,
        at: Millis,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Writes a change to a room whose last event is number `after`.
    ///
    /// A key that the room knows is answered first, before anything else is compared: [`Appended::Repeated`].
    ///
    /// # Errors
    /// [`StoreError::NoRoom`], [`StoreError::Conflict`], [`StoreError::NotGranted`], [`StoreError::Granted`],
    /// [`StoreError::Malformed`]; failures.
    fn append(
        &self,
        room: RoomId,
        after: u64,
        change: Change,
        at: Millis,
    ) -> impl Future<Output = Result<Appended, StoreError>> + Send;

    /// Returns the room as lists show it, or `None` if there is no such room.
    ///
    /// # Errors
    /// Failures.
    fn room(&self, room: RoomId) -> impl Future<Output = Result<Option<RoomRow>, StoreError>> + Send;

    /// Returns all of a room but its events, or `None` if there is no such room.
    ///
    /// # Errors
    /// [`StoreError::Damaged`]; failures.
    fn state(&self, room: RoomId) -> impl Future<Output = Result<Option<RoomState>, StoreError>> + Send;

    /// Returns the events after a number, in order, at most `most` and at most [`crate::PAGE`]; none if there is no such room.
    ///
    /// # Errors
    /// [`StoreError::Damaged`]; failures.
    fn rows(
        &self,
        room: RoomId,
        after: u64,
        most: usize,
    ) -> impl Future<Output = Result<Vec<Event>, StoreError>> + Send;

    /// Returns the rooms in which the tokens have a right, the last changed first, at most [`crate::PAGE`]. A room whose own row is
    /// damaged is left out.
    ///
    /// # Errors
    /// Failures.
    fn rooms_of(
        &self,
        tokens: &[Hash],
    ) -> impl Future<Output = Result<Vec<(RoomRow, Grant)>, StoreError>> + Send;

    /// Returns a page of open challenges, the newest first, at most `most` and at most [`crate::PAGE`].
    ///
    /// `after` is [`RoomRow::made`] and [`RoomRow::room`] of the last row of the page before.
    ///
    /// # Errors
    /// Failures.
    fn open(
        &self,
        after: Option<(Millis, RoomId)>,
        most: usize,
    ) -> impl Future<Output = Result<Vec<RoomRow>, StoreError>> + Send;

    /// Returns the clocks that have run out at `until`, that moment among them, the earliest first; at most `most` and at
    /// most [`crate::PAGE`]. Those at one moment are in the order of [`Due`]; `after` is the last one of the page before.
    ///
    /// # Errors
    /// Failures.
    fn dues(
        &self,
        after: Option<Due>,
        until: Millis,
        most: usize,
    ) -> impl Future<Output = Result<Vec<Due>, StoreError>> + Send;

    /// Returns the clocks that run in each of some rooms, one list for each name asked for, the earliest clock first. All are of one
    /// moment. A room that does not exist has none, nor has one whose clocks cannot be read: it hides no other. Private rows are not
    /// read.
    ///
    /// # Errors
    /// Failures.
    fn dues_of(&self, rooms: &[RoomId]) -> impl Future<Output = Result<Vec<Vec<Due>>, StoreError>> + Send;

    /// Writes the heartbeat: the program was alive at that time.
    ///
    /// # Errors
    /// Failures.
    fn alive(&self, at: Millis) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Adds the time since the last heartbeat to every clock, writes the heartbeat, and returns the time added: 0 without a
    /// heartbeat, or if the clock was set back. For the start of a program.
    ///
    /// One transaction, so a program that is killed while it starts does not add the time twice.
    ///
    /// # Errors
    /// Failures.
    fn resume(&self, at: Millis) -> impl Future<Output = Result<Millis, StoreError>> + Send;

    /// Deletes rooms of a phase that were last changed before a time, the oldest first, at most `most` and at most
    /// [`crate::PAGE`]. Returns their names; ask again until there is none.
    ///
    /// # Errors
    /// Failures.
    fn purge(
        &self,
        changed_before: Millis,
        phase: Phase,
        most: usize,
    ) -> impl Future<Output = Result<Vec<RoomId>, StoreError>> + Send;

    /// Deletes a room with all its rows. Returns `true` if there was one.
    ///
    /// # Errors
    /// Failures.
    fn forget(&self, room: RoomId) -> impl Future<Output = Result<bool, StoreError>> + Send;

    /// Checks that the store answers.
    ///
    /// # Errors
    /// The failure, if it does not.
    fn check(&self) -> impl Future<Output = Result<(), StoreError>> + Send;
}
