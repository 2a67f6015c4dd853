//! Purging: rooms whose time is over go, a few at a time.

use store::{Millis, Phase, RoomId, Store};

use crate::refusal::Refusal;
use crate::retention::Retention;
use crate::rooms::Rooms;

/// The most rooms of a phase that are deleted at once, so that writers wait for a moment only.
const STEP: usize = 5;

/// Numbers of rooms that were deleted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Deleted {
    /// Rooms whose battle was over, or that were closed.
    pub finished: usize,
    /// Rooms whose battle never began.
    pub waiting: usize,
}

impl<S: Store> Rooms<S> {
    /// Deletes a few rooms whose time of keeping is over, the oldest first; to be asked again until there is none.
    ///
    /// # Errors
    /// If the store does not delete them.
    pub async fn purge(&self) -> Result<Deleted, Refusal> {
        let Retention { finished, waiting } = self.settings.retention;
        let finished = self.purge_of(Phase::Over, finished).await?;
        Ok(Deleted { finished, waiting: self.purge_of(Phase::Waiting, waiting).await? })
    }

    async fn purge_of(&self, phase: Phase, kept: Option<Millis>) -> Result<usize, Refusal> {
        let Some(kept) = kept else { return Ok(0) };
        let before = self.now().saturating_sub(kept);
        let deleted = self.store.purge(before, phase, STEP).await.map_err(|error| Refusal::store(&error))?;
        for id in &deleted {
            self.lose(*id).await;
        }
        Ok(deleted.len())
    }

    /// Lets go of a room that was deleted: of what is awake of it, and of who listens.
    async fn lose(&self, id: RoomId) {
        // Whoever holds it is waited for; what is not put back is not awake any more.
        drop(self.awake.hold(id).await);
        self.awake.forget(id);
        self.halls.ring(id);
    }
}
