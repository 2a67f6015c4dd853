//! Pauses of rooms whose clocks could not be fired, so that they do not take the time of all others again and again.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use store::{Millis, RoomId};

/// The first pause, and the longest.
const PAUSES: (Millis, Millis) = (1000, 15 * 60 * 1000);

/// For each room that failed the moment of its next try, and the pause before that.
#[derive(Default)]
pub(crate) struct Pauses(Mutex<BTreeMap<RoomId, (Millis, Millis)>>);

impl Pauses {
    /// Returns `true` if a room is not to be tried yet.
    pub(crate) fn holds(&self, room: RoomId, now: Millis) -> bool {
        let pauses = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        pauses.get(&room).is_some_and(|(next, _)| *next > now)
    }

    /// Notes how a try ended.
    pub(crate) fn note(&self, room: RoomId, now: Millis, good: bool) {
        let mut pauses = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if good {
            pauses.remove(&room);
            return;
        }
        let pause = pauses.get(&room).map_or(PAUSES.0, |(_, pause)| (pause * 2).min(PAUSES.1));
        pauses.insert(room, (now.saturating_add(pause), pause));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pause_doubles_until_a_quarter_of_an_hour_and_ends_with_a_good_try() {
        let (pauses, room) = (Pauses::default(), RoomId([1; 10]));
        let mut now = 0;
        for pause in [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900] {
            assert!(!pauses.holds(room, now));
            pauses.note(room, now, false);
            assert!(pauses.holds(room, now + pause * 1000 - 1), "{pause}");
            now += pause * 1000;
        }
        pauses.note(room, now, true);
        assert!(!pauses.holds(room, 0));
        pauses.note(room, now, false);
        assert!(!pauses.holds(room, now + 1000), "it begins anew");
    }
}
