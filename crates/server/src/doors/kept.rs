//! What all doors have: the rooms, the bounds, and how the server ends.

use std::sync::Arc;

use rooms::Rooms;
use serde_json::Value;
use store::Store;

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
            sockets: self.sockets.clone(),
        }
    }
}

impl<S: Store> Doors<S> {
    /// Opens doors to these rooms.
    pub fn new(rooms: Arc<Rooms<S>>, bounds: Bounds, stop: Stop) -> Self {
        let sockets = Places::new("firing_arc_sockets", bounds.connections, bounds.sockets_each);
        Self { rooms, bounds, stop, reminders: Value::Null, sockets }
    }

    /// Tells clients what reminders the server sends.
    pub fn with(self, reminders: Value) -> Self {
        Self { reminders, ..self }
    }
}
