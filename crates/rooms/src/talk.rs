//! Names, chat and leaving.

use engine::Fact;
use serde::Deserialize;
use store::{Key, Store};

use crate::deed::Deed;
use crate::limits::{self, Counted, RateKey};
use crate::making::key_of;
use crate::refusal::{Refusal, RefusalReason};
use crate::room::Room;
use crate::rooms::{Rooms, Writer, Writing};
use crate::token::Token;
use crate::writing::{again, key_used};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Name {
    name: String,
    key: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Chat {
    text: String,
    key: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Leave {
    key: Option<String>,
}

impl<S: Store> Rooms<S> {
    /// Answers the call `name`; the name that the seat has already is not written again.
    pub(crate) async fn name(&self, room: &mut Room, by: Writer<'_>, asked: Name) -> Result<Fact, Refusal> {
        let (Writer { seat, token, .. }, Name { name, key }) = (by, asked);
        limits::name(&name)?;
        if !room.knows(token, key.as_deref())? {
            if room.places.get(seat.index()).is_some_and(|place| place.name == name) {
                return Ok(again(room.last));
            }
            self.limits.pass(Counted::Names, RateKey::Seat(room.id, seat.0), self.now())?;
        }
        self.deed(room, token, key, Deed::Named { seat: seat.0, name }).await
    }

    /// Answers the call `leave`: closes a room whose battle has not begun.
    pub(crate) async fn leave(&self, room: &mut Room, by: Writer<'_>, asked: Leave) -> Result<Fact, Refusal> {
        let (Writer { token, .. }, Leave { key }) = (by, asked);
        let known = room.knows(token, key.as_deref())?;
        if room.has_begun() && !known {
            let what = "the battle has begun: concede instead";
            return Err(Refusal::new(RefusalReason::Refused, "call", what));
        }
        if !known {
            room.goes_on()?;
        }
        self.deed(room, token, key, Deed::Closed { why: "left".to_owned() }).await
    }

    /// Keeps one deed; a key that is known answers with the event it wrote.
    pub(crate) async fn deed(
        &self,
        room: &mut Room,
        token: Token,
        key: Option<String>,
        deed: Deed,
    ) -> Result<Fact, Refusal> {
        let key: Option<Key> = key.as_deref().map(|key| key_of(token, key)).transpose()?;
        if let Some(key) = key
            && let Some((event, was)) = self.repeated(room, key).await?
        {
            return if was == deed { Ok(again(event)) } else { Err(key_used()) };
        }
        let event = self.commit(room, Writing::of(vec![deed], key)).await?;
        Ok(Fact::map([("event", Fact::Int(event as i64))]))
    }

    /// Answers the call `chat`.
    pub(crate) async fn chat(&self, room: &mut Room, by: Writer<'_>, asked: Chat) -> Result<Fact, Refusal> {
        let (Writer { seat, token, .. }, Chat { text, key }) = (by, asked);
        if !room.terms.chat {
            return Err(Refusal::new(
                RefusalReason::Refused,
                "call",
                "this room has no chat: its maker did not enable it",
            ));
        }
        limits::chat(&text)?;
        if !room.knows(token, key.as_deref())? {
            self.limits.pass(Counted::Chat, RateKey::Token(room.id, token.hash()), self.now())?;
        }
        self.deed(room, token, key, Deed::Chat { seat: seat.0, text }).await
    }
}

impl Room {
    /// Returns `true` if a request with this key was kept before.
    pub(crate) fn knows(&self, token: Token, key: Option<&str>) -> Result<bool, Refusal> {
        let key = key.map(|key| key_of(token, key)).transpose()?;
        Ok(key.is_some_and(|key| self.keys.contains_key(&key)))
    }
}
