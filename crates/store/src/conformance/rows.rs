//! Rows, cards and changes that the tests of the suite write and read.

use crate::{Change, Draft, Grant, Hash, Phase, Role, RoomCard, RoomId, Store};

/// Names a room by a number.
pub(super) fn room(number: u16) -> RoomId {
    let [high, low] = number.to_be_bytes();
    RoomId([7, 7, 7, 7, 7, 7, 7, 7, high, low])
}

pub(super) fn card(phase: Phase, open: bool) -> RoomCard {
    RoomCard { phase, open, game: "broadsides".to_owned(), facts: b"facts".to_vec() }
}

/// Makes the first change of a room: one event.
pub(super) fn made() -> Change {
    Change { card: Some(card(Phase::Waiting, false)), ..said("made") }
}

/// Makes a change of one event with that body.
pub(super) fn said(text: &str) -> Change {
    Change { events: vec![Draft::new("said", text)], ..Change::default() }
}

pub(super) fn token(number: u16) -> Hash {
    Hash::of(&number.to_be_bytes())
}

pub(super) fn granted(number: u16, role: Role) -> Grant {
    Grant { token: token(number), role }
}

pub(super) async fn bodies(store: &impl Store, room: RoomId) -> Vec<String> {
    let events = store.rows(room, 0, crate::PAGE).await.expect("rows of a room are read");
    assert!(events.iter().map(|event| event.number).eq(1..=events.len() as u64), "numbers have no gaps");
    events.into_iter().map(|event| String::from_utf8_lossy(&event.body).into_owned()).collect()
}
