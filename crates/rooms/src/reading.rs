//! Calls that only read: the room, its events, and the battle as a party may know it.

use engine::{Fact, Seat};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use store::Store;

use crate::deed::{Deed, Party, told};
use crate::limits;
use crate::making::read;
use crate::refusal::{Refusal, RefusalReason};
use crate::room::Room;
use crate::rooms::{Caller, Rooms};

/// Calls of the room itself, and of the battle, that are offered here.
const OFFERED: &[&str] = &[
    "room", "scenario", "events", "status", "view", "turn", "record", "outline", "threats", "reach", "read",
    "preview", "seal", "unseal", "agree", "disagree", "concede", "claim", "standing", "name", "chat",
    "rematch", "remind", "leave", "forget",
];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct After {
    #[serde(default)]
    after: u64,
    most: Option<usize>,
}

impl<S: Store> Rooms<S> {
    /// Answers a call.
    pub(crate) async fn dispatch(
        &self,
        room: &mut Room,
        caller: Option<Caller<'_>>,
        mut fields: Map<String, Value>,
    ) -> Result<Fact, Refusal> {
        let missing = || {
            Refusal::new(
                RefusalReason::Line,
                "call",
                "the field \"call\" must name a call, such as \"status\"",
            )
        };
        let Some(Value::String(call)) = fields.remove("call") else { return Err(missing()) };
        let party = caller.map(|caller| room.party(caller.token.hash())).transpose()?;
        if call == "room" {
            read::<Nothing>("room", fields).map(drop)?;
            return Ok(room.facts(party.and_then(Party::seat), &self.halls.connected(room.id)));
        }
        if call == "scenario" {
            read::<Nothing>("scenario", fields).map(drop)?;
            return Ok(room.terms.scenario());
        }
        for field in ["battle", "seat"] {
            if fields.contains_key(field) {
                let what = "the room and the token determine it; omit the field";
                return Err(Refusal::new(RefusalReason::Line, field, what));
            }
        }
        if !OFFERED.contains(&call.as_str()) {
            let what = format!("no call \"{call}\" in a room; there are {}", OFFERED.join(", "));
            return Err(Refusal::new(RefusalReason::Call, "call", what));
        }
        let (Some(party), Some(caller)) = (party, caller) else {
            return Err(Refusal::new(
                RefusalReason::Token,
                "token",
                "this call needs a token; only \"room\" and \"scenario\" need none",
            ));
        };
        self.reply(room, party, caller, &call, fields).await
    }

    /// Answers a call that is offered, of a party that is known.
    async fn reply(
        &self,
        room: &mut Room,
        party: Party,
        caller: Caller<'_>,
        call: &str,
        mut fields: Map<String, Value>,
    ) -> Result<Fact, Refusal> {
        match call {
            "events" => self.events(room, party, read("events", fields)?).await,
            "status" => {
                read::<Nothing>("status", fields).map(drop)?;
                self.status(room, party)
            }
            "view" | "turn" => {
                fields.insert("seat".to_owned(), json!(party.seat().map(Seat::number)));
                self.battle_call(room, party, call, fields)
            }
            "record" => {
                // At the end nothing is secret any more.
                if !room.is_over() {
                    fields.insert("seat".to_owned(), json!(party.seat().map(Seat::number)));
                }
                self.battle_call(room, party, call, fields)
            }
            "outline" | "threats" | "reach" | "read" | "preview" => {
                let Party::Seat(seat) = party else { return Err(not_for_spectators(call)) };
                fields.insert("seat".to_owned(), json!(seat.number()));
                self.battle_call(room, party, call, fields)
            }
            _ => match party {
                Party::Seat(seat) => self.write(room, seat, caller, call, fields).await,
                Party::Spectator => Err(not_for_spectators(call)),
            },
        }
    }

    fn battle_call(
        &self,
        room: &mut Room,
        party: Party,
        call: &str,
        mut fields: Map<String, Value>,
    ) -> Result<Fact, Refusal> {
        fields.insert("call".to_owned(), json!(call));
        room.asked(&self.shelf, party, Value::Object(fields))
    }

    /// Returns the status of the battle for a party.
    pub(crate) fn status(&self, room: &mut Room, party: Party) -> Result<Fact, Refusal> {
        room.status(&self.shelf, party, &self.halls.connected(room.id), self.now())
    }

    /// Returns the events that a party may be told, from the rows.
    async fn events(&self, room: &mut Room, party: Party, asked: After) -> Result<Fact, Refusal> {
        let (id, horizon) = (room.id, room.horizon(party));
        let most = asked.most.unwrap_or(100).clamp(1, limits::EVENTS);
        let rows =
            if asked.after < horizon { self.store.rows(id, asked.after, most).await } else { Ok(Vec::new()) };
        let rows = rows.map_err(|error| Refusal::store(&error))?;
        let mut events = Vec::new();
        for event in rows.iter().filter(|event| event.number <= horizon) {
            events.push(told(event.number, event.at, &Deed::read(event)?, party));
        }
        Ok(Fact::map([("events", Fact::List(events)), ("last", Fact::Int(horizon as i64))]))
    }
}

fn not_for_spectators(call: &str) -> Refusal {
    Refusal::new(
        RefusalReason::Call,
        "call",
        format!("\"{call}\" is for seats only; this token is a spectator's"),
    )
}
