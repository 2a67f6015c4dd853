//! The end of a server.

use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// The end of a server: who is told of it, and who must be waited for.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    /// Cancelled when the server begins to stop: no new connections, no new requests, sockets are closed.
    pub begun: CancellationToken,
    /// Cancelled when patience is over.
    pub now: CancellationToken,
    /// Connections and sockets that are still open, and the tasks that drive rooms.
    pub open: TaskTracker,
}

impl Stop {
    /// Returns a stop that begins with this one, and waits for connections of its own.
    pub fn alone(&self) -> Self {
        Self { begun: self.begun.clone(), now: CancellationToken::new(), open: TaskTracker::new() }
    }
}
