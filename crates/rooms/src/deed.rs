//! Deeds: what the numbered events of a room say, at rest and to each party.

use engine::{Fact, Seat};
use serde::{Deserialize, Serialize};
use store::{Draft, Event, Millis};

use crate::refusal::{Refusal, RefusalReason};
use crate::terms::Terms;

/// The writer of a sealed order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum By {
    Seat,
    Standing,
    Captain,
    /// The order that the rules assume; `silent` in the record.
    #[serde(rename = "silent")]
    Idle,
}

impl By {
    const fn word(self) -> &'static str {
        match self {
            Self::Seat => "seat",
            Self::Standing => "standing",
            Self::Captain => "captain",
            Self::Idle => "silent",
        }
    }
}

/// A sealed order at rest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Sealed {
    pub(crate) seat: u8,
    pub(crate) decision: usize,
    /// The order as it was sent.
    pub(crate) text: String,
    pub(crate) lenient: bool,
    /// The order as it was understood.
    pub(crate) order: String,
    pub(crate) by: By,
    /// `true` if it takes the place of an order that somebody else sealed for the seat.
    #[serde(default)]
    pub(crate) instead: bool,
    /// Milliseconds that the seat's clock had left.
    pub(crate) left: Option<Millis>,
}

/// A letter at rest, with what its writer says about it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Posted {
    pub(crate) seat: u8,
    /// The decision that it is about.
    pub(crate) decision: usize,
    /// The seats that its writer waits for.
    pub(crate) awaits: Vec<u8>,
    /// `true` if it has a good signature under an end of the battle.
    pub(crate) ends: bool,
    pub(crate) text: String,
}

/// One thing that happened in a room. Seats count from 0 here, decisions from 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(crate) enum Deed {
    Made {
        terms: Terms,
    },
    Joined {
        seat: u8,
        name: String,
    },
    Named {
        seat: u8,
        name: String,
    },
    /// The opening of the record, with the secret of the dice; the seed is that of the captains.
    Begun {
        commitment: String,
        opening: String,
        seed: u64,
    },
    Sealed(Sealed),
    Unsealed {
        seat: u8,
        decision: usize,
    },
    /// The decision as a block of the record.
    Revealed {
        decision: usize,
        block: String,
    },
    Late {
        seat: u8,
        decision: usize,
    },
    Absent {
        seat: u8,
        decision: usize,
    },
    Substitute {
        seat: u8,
        decision: usize,
        captain: Option<String>,
    },
    /// The seat has written again. It was stored as `present` before.
    #[serde(alias = "present")]
    Returned {
        seat: u8,
    },
    Agreed {
        seat: u8,
        decision: usize,
    },
    /// The seat wants no draw: every agreement to one lapses.
    Disagreed {
        seat: u8,
        decision: usize,
    },
    Conceded {
        seat: u8,
        decision: usize,
        claimed: Option<u8>,
    },
    Over {
        winner: Option<i64>,
        text: String,
    },
    Chat {
        seat: u8,
        text: String,
    },
    Rematch {
        seat: u8,
        swap: bool,
    },
    /// A letter of a seat, as it is carried.
    Letter(Posted),
    /// The server's secret in a shared room, and its public keys.
    Pledged {
        secret: [u8; 32],
        keys: String,
    },
    /// A decision of a shared room with all keys and steps, as lines of the record.
    Opened {
        decision: usize,
        lines: Vec<String>,
    },
    Next {
        room: String,
    },
    Closed {
        why: String,
    },
}

impl Deed {
    pub(crate) const fn kind(&self) -> &'static str {
        match self {
            Self::Made { .. } => "made",
            Self::Joined { .. } => "joined",
            Self::Named { .. } => "named",
            Self::Begun { .. } => "begun",
            Self::Sealed(_) => "sealed",
            Self::Unsealed { .. } => "unsealed",
            Self::Revealed { .. } => "revealed",
            Self::Late { .. } => "late",
            Self::Absent { .. } => "absent",
            Self::Substitute { .. } => "substitute",
            Self::Returned { .. } => "returned",
            Self::Agreed { .. } => "agreed",
            Self::Disagreed { .. } => "disagreed",
            Self::Conceded { .. } => "conceded",
            Self::Over { .. } => "over",
            Self::Chat { .. } => "chat",
            Self::Rematch { .. } => "rematch",
            Self::Letter(_) => "letter",
            Self::Pledged { .. } => "pledged",
            Self::Opened { .. } => "opened",
            Self::Next { .. } => "next",
            Self::Closed { .. } => "closed",
        }
    }

    /// Drafts the event.
    pub(crate) fn draft(&self) -> Draft {
        // A deed is text, numbers and lists, which JSON always takes.
        Draft::new(self.kind(), serde_json::to_vec(self).unwrap_or_default())
    }

    /// Reads an event.
    ///
    /// # Errors
    /// If its body says nothing to this version.
    pub(crate) fn read(event: &Event) -> Result<Self, Refusal> {
        // The fault quotes the body, which may be a sealed order.
        serde_json::from_slice(&event.body).map_err(|_| {
            let what = format!("event {} ({}) cannot be read", event.number, event.kind);
            Refusal::new(RefusalReason::Store, "room", what)
        })
    }

    /// Returns the seat that the deed is about.
    pub(crate) const fn seat(&self) -> Option<u8> {
        match self {
            Self::Joined { seat, .. }
            | Self::Named { seat, .. }
            | Self::Sealed(Sealed { seat, .. })
            | Self::Letter(Posted { seat, .. })
            | Self::Unsealed { seat, .. }
            | Self::Late { seat, .. }
            | Self::Absent { seat, .. }
            | Self::Substitute { seat, .. }
            | Self::Returned { seat }
            | Self::Agreed { seat, .. }
            | Self::Disagreed { seat, .. }
            | Self::Conceded { seat, .. }
            | Self::Chat { seat, .. }
            | Self::Rematch { seat, .. } => Some(*seat),
            Self::Made { .. }
            | Self::Begun { .. }
            | Self::Pledged { .. }
            | Self::Opened { .. }
            | Self::Revealed { .. }
            | Self::Over { .. }
            | Self::Next { .. }
            | Self::Closed { .. } => None,
        }
    }
}

/// A person who asks, or is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Party {
    /// The holder of a seat.
    Seat(Seat),
    /// Somebody who watches.
    Spectator,
}

impl Party {
    /// Returns the seat, if the party has one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }
}

/// Returns what a party is told of a deed. This is the only place where a numbered event becomes something that is sent.
pub(crate) fn told(number: u64, at: Millis, deed: &Deed, party: Party) -> Fact {
    let mut facts =
        vec![("event", Fact::Int(number as i64)), ("at", Fact::Int(at)), ("kind", Fact::text(deed.kind()))];
    if let Some(seat) = deed.seat() {
        facts.push(("seat", Fact::int(Seat(seat).number())));
    }
    let decision = |decision: &usize| ("decision", Fact::Int(*decision as i64));
    match deed {
        Deed::Made { .. } | Deed::Returned { .. } => {}
        Deed::Joined { name, .. } | Deed::Named { name, .. } => facts.push(("name", Fact::text(name))),
        Deed::Begun { commitment, .. } => facts.push(("commitment", Fact::text(commitment))),
        Deed::Sealed(sealed) => {
            facts.push(decision(&sealed.decision));
            if party == Party::Seat(Seat(sealed.seat)) {
                facts.push(("by", Fact::text(sealed.by.word())));
            }
        }
        Deed::Unsealed { decision: n, .. }
        | Deed::Revealed { decision: n, .. }
        | Deed::Opened { decision: n, .. }
        | Deed::Late { decision: n, .. }
        | Deed::Absent { decision: n, .. }
        | Deed::Agreed { decision: n, .. }
        | Deed::Disagreed { decision: n, .. } => facts.push(decision(n)),
        Deed::Substitute { decision: n, captain, .. } => {
            facts.extend([decision(n), ("captain", Fact::maybe(captain.as_ref(), Fact::text))]);
        }
        Deed::Conceded { claimed, .. } => facts.push(("claimed", Fact::Bool(claimed.is_some()))),
        Deed::Over { winner, text } => {
            facts.extend([("winner", Fact::maybe(*winner, Fact::Int)), ("text", Fact::text(text))]);
        }
        Deed::Pledged { keys, .. } => facts.push(("keys", Fact::text(keys))),
        Deed::Chat { text, .. } => facts.push(("text", Fact::text(text))),
        // The text is asked for by `letters`: of a seat only the last one matters.
        Deed::Letter(letter) => {
            let awaits = Fact::list(&letter.awaits, |seat| Fact::int(Seat(*seat).number()));
            facts.extend([decision(&letter.decision), ("awaits", awaits), ("ends", Fact::Bool(letter.ends))]);
        }
        Deed::Rematch { swap, .. } => facts.push(("swap", Fact::Bool(*swap))),
        Deed::Next { room } => facts.push(("room", Fact::text(room))),
        Deed::Closed { why } => facts.push(("why", Fact::text(why))),
    }
    Fact::Map(facts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_that_returned_is_also_read_under_the_earlier_name() {
        for kind in ["returned", "present"] {
            let body = format!("{{\"kind\":\"{kind}\",\"seat\":1}}").into_bytes();
            let event = Event { number: 7, at: 0, kind: kind.into(), body, key: None };
            let read = Deed::read(&event).expect("an event");
            assert_eq!(read, Deed::Returned { seat: 1 });
            assert_eq!(read.kind(), "returned");
        }
    }
}
