//! State shared by all doors: the rooms, the bounds, and the signal that ends the server.

use std::sync::Arc;

use rooms::Rooms;
use serde_json::Value;
use store::Store;
use tokio::sync::Semaphore;

use crate::places::Places;
use crate::settings::Bounds;
use crate::stop::Stop;

/// The rooms, and how much their doors take.
pub struct Doors<S> {
    pub(super) rooms: Arc<Rooms<S>>,
    pub(super) bounds: Bounds,
    pub(super) stop: Stop,
    /// The reminders that the server sends, as clients are told.
    pub(super) reminders: Value,
    /// Calls that are worked at; others wait.
    pub(super) hands: Arc<Semaphore>,
    /// Sockets of each address, also where all come through one proxy.
    pub(super) sockets: Places,
}

impl<S> Clone for Doors<S> {
    fn clone(&self) -> Self {
        Self {
            rooms: Arc::clone(&self.rooms),
            bounds: self.bounds,
            stop: self.stop.clone(),
            reminders: self.reminders.clone(),
            hands: Arc::clone(&self.hands),
            sockets: self.sockets.clone(),
        }
    }
}

impl<S: Store> Doors<S> {
    /// Opens doors to these rooms, at which so many hands work.
    pub fn new(rooms: Arc<Rooms<S>>, bounds: Bounds, hands: Arc<Semaphore>, stop: Stop) -> Self {
        let sockets = Places::new("firing_arc_sockets", bounds.connections, bounds.sockets_each);
        Self { rooms, bounds, stop, reminders: Value::Null, hands, sockets }
    }

    /// Tells clients what reminders the server sends.
    pub fn with(self, reminders: Value) -> Self {
        Self { reminders, ..self }
    }
}
