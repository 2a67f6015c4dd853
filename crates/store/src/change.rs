//! Rows of a room: what a change writes, and what is read back.

use crate::{Hash, Key, Millis, RoomId, StoreError};
use std::borrow::Cow;
use std::collections::BTreeSet;

/// Most rows that one call reads; a larger wish is cut to it.
pub const PAGE: usize = 1000;

/// Most bytes of a body, of a card's facts and of a private row: 4 MiB.
pub const MOST_BYTES: usize = 4 << 20;

/// Most events, grants, dues or private rows of one change.
pub const MOST_ROWS: usize = 1000;

/// Most bytes of a kind, of a due's name and of a game's name.
pub const MOST_LETTERS: usize = 60;

/// An event that has no number yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// Word by which readers tell events apart, such as `sealed`. Not encrypted at rest.
    pub kind: Cow<'static, str>,
    /// Content, which the store does not read. Encrypted at rest.
    pub body: Vec<u8>,
}

impl Draft {
    /// Drafts an event.
    pub fn new(kind: impl Into<Cow<'static, str>>, body: impl Into<Vec<u8>>) -> Self {
        Self { kind: kind.into(), body: body.into() }
    }
}

/// An event of a room as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Place in the room: 1, 2, 3 and so on, without gaps.
    pub number: u64,
    /// Time of the write, by the writer's clock.
    pub at: Millis,
    /// Word by which readers tell events apart.
    pub kind: Cow<'static, str>,
    /// Content, which the store does not read.
    pub body: Vec<u8>,
    /// Key of the change that wrote the event; only the first event of a change has it.
    pub key: Option<Key>,
}

/// Stage of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Phase {
    /// Some seats are not filled.
    Waiting,
    /// The battle is on.
    Playing,
    /// The battle has ended, or the room was closed.
    Over,
}

/// Public facts of a room, for lists. Not encrypted at rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomCard {
    /// Stage of the room.
    pub phase: Phase,
    /// `true` if the room is listed as an open challenge.
    pub open: bool,
    /// Name of the game.
    pub game: String,
    /// Further facts, which the store does not read.
    pub facts: Vec<u8>,
}

/// A room as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomRow {
    /// Name of the room.
    pub room: RoomId,
    /// Public facts.
    pub card: RoomCard,
    /// Time of making.
    pub made: Millis,
    /// Time of the last change.
    pub changed: Millis,
    /// Number of the last event; 0 if there is none.
    pub last: u64,
}

/// Right that a token gives in a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    /// To write for the seat, counted from 0.
    Seat(u8),
    /// To take the seat, once: the change that uses it revokes it.
    Invitation(u8),
    /// To watch.
    Spectator,
}

/// A token's right in a room. A room has at most one grant a token.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Grant {
    /// Hash of the token.
    pub token: Hash,
    /// Right that the token gives.
    pub role: Role,
}

/// A clock that runs in a room. A room has at most one due a name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Due {
    /// Time at which the clock runs out.
    pub at: Millis,
    /// Room of the clock.
    pub room: RoomId,
    /// Name of the clock in its room.
    pub what: String,
}

/// A row that no list and no event shows, such as a seat's standing orders. Encrypted at rest.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Private {
    /// Seat that the row belongs to, counted from 0.
    pub seat: u8,
    /// Word by which a seat's rows are told apart; a seat has at most one row a kind.
    pub kind: Cow<'static, str>,
    /// Content, which the store does not read.
    pub body: Vec<u8>,
}

/// One write to a room: all of it is kept, or nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// Key that makes a repetition harmless; needs an event, which carries it.
    pub key: Option<Key>,
    /// Events to append, in order.
    pub events: Vec<Draft>,
    /// New bodies for events that are there already, by number: the one way in which a row changes, for texts that a player has
    /// asked to be forgotten. What was there before is overwritten.
    pub rewrite: Vec<(u64, Vec<u8>)>,
    /// New public facts.
    pub card: Option<RoomCard>,
    /// Tokens to revoke. Each must have a grant in the room, or the change is refused: so an invitation works once.
    pub revoke: Vec<Hash>,
    /// Rights to give, after revoking. None may be given to a token that has one in the room.
    pub grants: Vec<Grant>,
    /// Clocks by name: the new time, or `None` to stop. To stop a clock that does not run is harmless.
    pub dues: Vec<(String, Option<Millis>)>,
    /// Private rows to put; an empty body deletes the row.
    pub private: Vec<Private>,
}

/// Answer to a write that was not refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Appended {
    /// The change is durable; `last` is the number of the room's last event now.
    Written {
        /// Number of the room's last event.
        last: u64,
    },
    /// A change with that key was written before, and this is its first event. Nothing was changed.
    Repeated(Event),
}

/// All of a room but its events: what waking it needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomState {
    /// Room as lists show it.
    pub row: RoomRow,
    /// Rights in the room, by role.
    pub grants: Vec<Grant>,
    /// Clocks that run, by time.
    pub dues: Vec<Due>,
    /// Private rows of all seats, by seat and kind.
    pub private: Vec<Private>,
}

impl Change {
    /// Checks what can be checked without the room.
    ///
    /// # Errors
    /// [`StoreError::Malformed`], which says what no store takes.
    pub fn check(&self, room: RoomId) -> Result<(), StoreError> {
        self.fault().map_or(Ok(()), |what| Err(StoreError::Malformed { room, what }))
    }

    /// Returns the card of a room's first change.
    pub(crate) fn first_card(&self, room: RoomId) -> Result<RoomCard, StoreError> {
        if let Some((number, _)) = self.rewrite.first() {
            return Err(StoreError::no_event(room, *number));
        }
        let missing = || StoreError::Malformed { room, what: "a new room needs a card".to_owned() };
        self.card.clone().ok_or_else(missing)
    }

    fn fault(&self) -> Option<String> {
        if self.key.is_some() && self.events.is_empty() {
            return Some("it has a key and no event to carry it".to_owned());
        }
        let rows = [
            ("events", self.events.len()),
            ("events to rewrite", self.rewrite.len()),
            ("grants", self.grants.len()),
            ("tokens to revoke", self.revoke.len()),
            ("dues", self.dues.len()),
            ("private rows", self.private.len()),
        ];
        if let Some((what, rows)) = rows.into_iter().find(|(_, rows)| *rows > MOST_ROWS) {
            return Some(format!("it has {rows} {what}; at most {MOST_ROWS} are kept at once"));
        }
        let events = self.events.iter().map(|draft| ("event", &*draft.kind, draft.body.len()));
        let rewrite = self.rewrite.iter().map(|(_, body)| ("event", "rewritten", body.len()));
        let private = self.private.iter().map(|row| ("private row", &*row.kind, row.body.len()));
        let dues = self.dues.iter().map(|(what, _)| ("due", what.as_str(), 0));
        let card = self.card.iter().map(|card| ("card", card.game.as_str(), card.facts.len()));
        let mut all = events.chain(rewrite).chain(private).chain(dues).chain(card);
        all.find_map(|(what, name, bytes)| ill_named(what, name).or_else(|| too_large(what, name, bytes)))
            .or_else(|| self.named_twice())
    }

    fn named_twice(&self) -> Option<String> {
        let mut seen = BTreeSet::new();
        if let Some((what, _)) = self.dues.iter().find(|(what, _)| !seen.insert(what)) {
            return Some(format!("it names the due “{what}” twice"));
        }
        let mut seen = BTreeSet::new();
        let row = self.private.iter().find(|row| !seen.insert((row.seat, &row.kind)))?;
        Some(format!("it names the private row “{}” of seat {} twice", row.kind, row.seat))
    }
}

fn ill_named(what: &str, name: &str) -> Option<String> {
    let fits = (1..=MOST_LETTERS).contains(&name.len()) && name.bytes().all(|byte| byte.is_ascii_graphic());
    (!fits).then(|| format!("the {what} “{name}” needs a name of 1 to {MOST_LETTERS} visible ASCII letters"))
}

fn too_large(what: &str, name: &str, bytes: usize) -> Option<String> {
    (bytes > MOST_BYTES)
        .then(|| format!("the {what} “{name}” has {bytes} bytes; at most {MOST_BYTES} are kept"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_that_no_store_takes_is_refused_with_its_fault() {
        let drafts = |kind: &str, bytes: usize| vec![Draft::new(kind.to_owned(), vec![0; bytes])];
        let faults = [
            (Change { key: Some(Key([0; 16])), ..Change::default() }, "no event to carry"),
            (Change { events: drafts("", 0), ..Change::default() }, "needs a name"),
            (Change { events: drafts("two words", 0), ..Change::default() }, "needs a name"),
            (Change { events: drafts("big", MOST_BYTES + 1), ..Change::default() }, "4194305 bytes"),
            (Change { events: vec![Draft::new("x", ""); MOST_ROWS + 1], ..Change::default() }, "1001 events"),
            (
                Change { dues: vec![("turn".to_owned(), None); 2], ..Change::default() },
                "names the due “turn” twice",
            ),
        ];
        for (change, expected) in faults {
            let error = change.check(RoomId([0; 10])).expect_err(expected);
            assert!(error.to_string().contains(expected), "{error}");
        }
        assert_eq!(Change { events: drafts("sealed", MOST_BYTES), ..Change::default() }.fault(), None);
    }
}
