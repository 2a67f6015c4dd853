//! Lists of rooms: open challenges, and the rooms of tokens.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use store::{Due, Hash, Millis, Phase, Role, RoomId, Store};

use crate::dues::DueName;
use crate::limits;
use crate::making::read;
use crate::refusal::{Answer, Refusal, RefusalReason};
use crate::rooms::{Rooms, named};
use crate::token::Token;

impl<S: Store> Rooms<S> {
    /// Lists open challenges: `{"id", "after": [made, room] of the last row seen, "most"}`.
    pub async fn open(&self, line: &str) -> Answer {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Open {
            after: Option<(i64, String)>,
            most: Option<usize>,
        }
        let (id, fields) = referee::fields(line);
        let asked = fields.map_err(|fault| Refusal::of(RefusalReason::Line, fault)).and_then(|fields| {
            let Open { after, most } = read("open", fields)?;
            let after = after.map(|(made, room)| Ok::<_, Refusal>((made, named(&room)?))).transpose()?;
            Ok((after, most.unwrap_or(50).clamp(1, 100)))
        });
        let (after, most) = match asked {
            Ok(asked) => asked,
            Err(refusal) => return self.said(&id, Err(refusal)),
        };
        match self.store.open(after, most).await {
            Ok(rows) => {
                listed(&id, self.now(), rows.iter().filter_map(|row| listed_facts(&row.card.facts, false)))
            }
            Err(error) => self.said(&id, Err(Refusal::store(&error))),
        }
    }

    /// Lists the rooms of tokens: `{"id", "tokens": [token]}`.
    pub async fn mine(&self, line: &str) -> Answer {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Mine {
            tokens: Vec<String>,
        }
        let (id, fields) = referee::fields(line);
        let asked = fields.map_err(|fault| Refusal::of(RefusalReason::Line, fault)).and_then(|fields| {
            let Mine { tokens } = read("mine", fields)?;
            if tokens.len() > limits::MINE {
                let what = format!("{} tokens; at most {}", tokens.len(), limits::MINE);
                return Err(Refusal::limit("tokens", what, None));
            }
            tokens
                .iter()
                .map(|token| Token::read("tokens", token).map(Token::hash))
                .collect::<Result<Vec<_>, _>>()
        });
        let hashes = match asked {
            Ok(hashes) => hashes,
            Err(refusal) => return self.said(&id, Err(refusal)),
        };
        match self.held_by(&hashes).await {
            Ok(rows) => listed(&id, self.now(), rows.into_iter()),
            Err(refusal) => self.said(&id, Err(refusal)),
        }
    }

    /// Returns the rows of the rooms that tokens have a right in. A room with damaged rows hides no other.
    async fn held_by(&self, hashes: &[Hash]) -> Result<Vec<String>, Refusal> {
        let rooms = self.store.rooms_of(hashes).await.map_err(|error| Refusal::store(&error))?;
        let ids: Vec<RoomId> = rooms.iter().map(|(row, _)| row.room).collect();
        let dues = self.store.dues_of(&ids).await.map_err(|error| Refusal::store(&error))?;
        let rows = rooms.iter().zip(&dues).filter_map(|((row, grant), dues)| {
            let token = hashes.iter().position(|hash| *hash == grant.token).unwrap_or_default();
            let seat = match grant.role {
                Role::Seat(seat) => Some(u32::from(seat) + 1),
                Role::Invitation(_) | Role::Spectator => None,
            };
            // The clocks of now would tell spectators who see the battle late that an order is sealed.
            let told = seat.is_some() && row.card.phase == Phase::Playing;
            let due = clocks(if told { dues } else { &[] });
            let facts = listed_facts(&row.card.facts, seat.is_some())?;
            let (seat, changed) = (json!(seat), row.changed);
            Some(format!(
                "{{\"token\":{token},\"seat\":{seat},\"changed\":{changed},\"due\":{due},\"room\":{facts}}}"
            ))
        });
        Ok(rows.collect())
    }
}

/// Returns the clocks of seats that run in a room, as JSON. Its card would not know of time added while no program ran.
fn clocks(dues: &[Due]) -> Value {
    let clocks = dues.iter().filter_map(|due| match DueName::read(&due.what) {
        DueName::Clock(seat) => Some((seat + 1, due.at)),
        _ => None,
    });
    json!(clocks.collect::<Vec<_>>())
}

/// Returns the facts of a card for a list, as JSON; none if they are damaged. Offers of a draw are for seats.
fn listed_facts(facts: &[u8], seat: bool) -> Option<String> {
    let mut facts: BTreeMap<&str, &RawValue> = serde_json::from_slice(facts).ok()?;
    if !seat {
        facts.remove("agreed");
    }
    serde_json::to_string(&facts).ok()
}

/// Returns an answer of rows that are JSON already.
fn listed(id: &str, now: Millis, rows: impl Iterator<Item = String>) -> Answer {
    let rows: Vec<String> = rows.collect();
    let line = format!("{{\"id\":{id},\"ok\":{{\"now\":{now},\"rooms\":[{}]}}}}", rows.join(","));
    Answer { line, refused: None, again: None }
}
