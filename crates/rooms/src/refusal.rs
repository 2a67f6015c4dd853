//! Refusals with their reason as a word, and answers as lines.

use std::fmt;

use engine::{Describe, Fact};
use referee::{Fault, answer_line};
use store::{Millis, RoomId, StoreError};

/// The reason for a refusal; `docs/rooms.md` says what a program does then.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum RefusalReason {
    /// The line or one of its fields is wrong.
    Line,
    /// The call is not available here, or not to this party.
    Call,
    /// There is no such room.
    Room,
    /// The token gives no right in the room.
    Token,
    /// The battle has not begun.
    Waiting,
    /// The battle is over, or the room is closed.
    Over,
    /// The request means another decision than the present one.
    Stale,
    /// The key was used for another request.
    Key,
    /// The seat is taken.
    Taken,
    /// The rules or the terms of the room refuse it.
    Refused,
    /// A limit is reached.
    Limit,
    /// The store could not keep it.
    Store,
}

impl RefusalReason {
    /// Returns the word of an error.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Line => "line",
            Self::Call => "call",
            Self::Room => "room",
            Self::Token => "token",
            Self::Waiting => "waiting",
            Self::Over => "over",
            Self::Stale => "stale",
            Self::Key => "key",
            Self::Taken => "taken",
            Self::Refused => "refused",
            Self::Limit => "limit",
            Self::Store => "store",
        }
    }
}

/// A refused request: nothing has changed, except perhaps where the store failed.
#[derive(Clone, Debug)]
pub struct Refusal {
    pub(crate) why: RefusalReason,
    fault: Fault,
    again: Option<Millis>,
    /// `true` if another writer was first, and the request is to be tried on the room as it is now.
    pub(crate) overtaken: bool,
}

impl Refusal {
    pub(crate) fn new(why: RefusalReason, place: impl Into<String>, what: impl Into<String>) -> Self {
        Self::of(why, Fault::plain(place, what))
    }

    pub(crate) const fn of(why: RefusalReason, fault: Fault) -> Self {
        Self { why, fault, again: None, overtaken: false }
    }

    /// Returns the refusal of what passes a limit; it may be tried again after `again` milliseconds.
    pub(crate) fn limit(place: &str, what: impl Into<String>, again: Option<Millis>) -> Self {
        Self { again, ..Self::new(RefusalReason::Limit, place, what) }
    }

    /// Returns the refusal of a request for a room that does not exist.
    pub(crate) fn no_room(room: RoomId) -> Self {
        Self::new(RefusalReason::Room, "room", format!("there is no room {room}"))
    }

    /// Returns the refusal of a write that the store did not keep, or may not have kept.
    pub(crate) fn store(error: &StoreError) -> Self {
        let overtaken = matches!(error, StoreError::Conflict { .. });
        let (why, what) = match error {
            StoreError::NoRoom(room) => {
                return Self::no_room(*room);
            }
            // Paths and causes are for the log of the server, not for players.
            StoreError::Full => (RefusalReason::Store, "the disk of the server is full"),
            _ => (RefusalReason::Store, "the server could not write or read it"),
        };
        let what = format!("{what}; send the same request again, with the same key");
        Self { overtaken, ..Self::new(why, "store", what) }
    }

    /// Returns what is wrong, in a sentence.
    pub(crate) fn said(&self) -> String {
        match self.fault.describe().get("what") {
            Some(Fact::Text(text)) => text.clone(),
            _ => String::new(),
        }
    }

    /// Returns this refusal for one more try: another writer was first.
    pub(crate) fn for_another_try(self) -> Self {
        Self { overtaken: true, ..self }
    }

    /// Returns the refusal as an answer line; `id` is JSON text.
    pub fn line(&self, id: &str) -> String {
        answer_line(id, "error", &self.describe())
    }

    /// Returns the reason for the refusal.
    pub const fn why(&self) -> RefusalReason {
        self.why
    }

    /// Returns the milliseconds after which the request may be tried again, where a limit refuses it.
    pub const fn again(&self) -> Option<Millis> {
        self.again
    }
}

impl Describe for Refusal {
    fn describe(&self) -> Fact {
        let mut facts = vec![("why", Fact::text(self.why.word()))];
        if self.why == RefusalReason::Limit {
            facts.push(("again", Fact::maybe(self.again, Fact::int)));
        }
        match self.fault.describe() {
            Fact::Map(entries) => Fact::Map(facts.into_iter().chain(entries).collect()),
            other => other,
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.said(), self.why.word())
    }
}

impl std::error::Error for Refusal {}

/// An answer: a line of JSON, and why the request was refused, if it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The line, without a line break.
    pub line: String,
    /// The reason for the refusal; none if the request was not refused.
    pub refused: Option<RefusalReason>,
    /// The milliseconds after which the request may be tried again, where a limit refuses it.
    pub again: Option<Millis>,
}

impl Answer {
    pub(crate) fn new(id: &str, said: Result<Fact, Refusal>) -> Self {
        match said {
            Ok(facts) => Self { line: answer_line(id, "ok", &facts), refused: None, again: None },
            Err(refusal) => Self {
                line: answer_line(id, "error", &refusal.describe()),
                refused: Some(refusal.why),
                again: refusal.again,
            },
        }
    }
}
