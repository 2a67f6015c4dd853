//! A store that tells a spy everything that the server writes, before it is kept.

use store::{
    Appended, Change, Due, Event, Grant, Hash, Memory, Millis, Phase, RoomId, RoomRow, RoomState, Store,
    StoreError,
};

use super::spy::Spy;

/// Rooms in memory, and the spy who hears of every write.
pub struct Spied {
    pub memory: Memory,
    pub spy: Spy,
}

impl Spied {
    fn tell(&self, change: &Change) {
        let rewritten = change.rewrite.iter().map(|(_, body)| body);
        let private = change.private.iter().map(|row| &row.body);
        let card = change.card.iter().map(|card| &card.facts);
        let bodies = change.events.iter().map(|event| &event.body);
        for body in bodies.chain(rewritten).chain(private).chain(card) {
            self.spy.hear(body);
        }
    }
}

impl Store for Spied {
    async fn create(&self, room: RoomId, change: Change, at: Millis) -> Result<(), StoreError> {
        self.tell(&change);
        self.memory.create(room, change, at).await
    }

    async fn append(
        &self,
        room: RoomId,
        after: u64,
        change: Change,
        at: Millis,
    ) -> Result<Appended, StoreError> {
        self.tell(&change);
        self.memory.append(room, after, change, at).await
    }

    async fn room(&self, room: RoomId) -> Result<Option<RoomRow>, StoreError> {
        self.memory.room(room).await
    }

    async fn state(&self, room: RoomId) -> Result<Option<RoomState>, StoreError> {
        self.memory.state(room).await
    }

    async fn rows(&self, room: RoomId, after: u64, most: usize) -> Result<Vec<Event>, StoreError> {
        self.memory.rows(room, after, most).await
    }

    async fn rooms_of(&self, tokens: &[Hash]) -> Result<Vec<(RoomRow, Grant)>, StoreError> {
        self.memory.rooms_of(tokens).await
    }

    async fn open(&self, after: Option<(Millis, RoomId)>, most: usize) -> Result<Vec<RoomRow>, StoreError> {
        self.memory.open(after, most).await
    }

    async fn dues(&self, after: Option<Due>, until: Millis, most: usize) -> Result<Vec<Due>, StoreError> {
        self.memory.dues(after, until, most).await
    }

    async fn dues_of(&self, rooms: &[RoomId]) -> Result<Vec<Vec<Due>>, StoreError> {
        self.memory.dues_of(rooms).await
    }

    async fn alive(&self, at: Millis) -> Result<(), StoreError> {
        self.memory.alive(at).await
    }

    async fn resume(&self, at: Millis) -> Result<Millis, StoreError> {
        self.memory.resume(at).await
    }

    async fn purge(&self, before: Millis, phase: Phase, most: usize) -> Result<Vec<RoomId>, StoreError> {
        self.memory.purge(before, phase, most).await
    }

    async fn forget(&self, room: RoomId) -> Result<bool, StoreError> {
        self.memory.forget(room).await
    }

    async fn check(&self) -> Result<(), StoreError> {
        self.memory.check().await
    }
}
