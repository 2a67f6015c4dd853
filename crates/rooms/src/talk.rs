//! Everything that seats write beside their orders: standing orders, names, chat, leaving, rematches.

use engine::{Fact, Seat};
use serde::Deserialize;
use serde_json::{Map, Value};
use store::{Grant, Key, Role, RoomId, Store};

use crate::deed::Deed;
use crate::limits::{self, Counted, Whose};
use crate::making::{key_of, read};
use crate::refusal::{Refusal, Why};
use crate::room::{Room, Standing};
use crate::rooms::{Rooms, Writing};
use crate::terms::Terms;
use crate::token::Token;
use crate::writing::{again, key_used};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OrdersLeft {
    orders: Option<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Name {
    name: String,
    key: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Chat {
    text: String,
    key: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rematch {
    #[serde(default)]
    swap: bool,
    key: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Forget {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Leave {
    key: Option<String>,
}

impl<S: Store> Rooms<S> {
    /// Answers a call of a seat that is not about the battle itself.
    pub(crate) async fn talk(
        &self,
        room: &mut Room,
        seat: Seat,
        token: Token,
        call: &str,
        fields: Map<String, Value>,
    ) -> Result<Fact, Refusal> {
        match call {
            "standing" => self.standing(room, seat, read(call, fields)?).await,
            "remind" => self.remind(room, seat, read(call, fields)?).await,
            "name" => {
                let Name { name, key } = read(call, fields)?;
                limits::name(&name)?;
                self.deed(room, token, key, Deed::Named { seat: seat.0, name }).await
            }
            "chat" => {
                let Chat { text, key } = read(call, fields)?;
                self.chat(room, seat, token, text, key).await
            }
            "rematch" => {
                let Rematch { swap, key } = read(call, fields)?;
                if !room.is_over() || room.referee.is_none() {
                    return Err(Refusal::new(
                        Why::Refused,
                        "call",
                        "a rematch is agreed on after the end of a battle",
                    ));
                }
                let answer = self.deed(room, token, key, Deed::Rematch { seat: seat.0, swap }).await?;
                self.rematch_if_all_wish(room).await?;
                Ok(answer.with([("room", Fact::maybe(room.next.as_ref(), Fact::text))]))
            }
            "leave" => {
                let Leave { key } = read(call, fields)?;
                self.leave(room, token, key).await
            }
            "forget" => {
                read::<Forget>(call, fields)?;
                self.forget(room, seat).await
            }
            unknown => Err(Refusal::new(Why::Call, "call", format!("{unknown} is not offered here"))),
        }
    }

    /// Closes a room whose battle has not begun.
    async fn leave(&self, room: &mut Room, token: Token, key: Option<String>) -> Result<Fact, Refusal> {
        let again = key.as_deref().map(|key| key_of(token, key)).transpose()?;
        let known = again.is_some_and(|key| room.keys.contains_key(&key));
        if room.referee.is_some() && !known {
            let what = "the battle has begun: concede, or stay away";
            return Err(Refusal::new(Why::Refused, "call", what));
        }
        if !known {
            room.goes_on()?;
        }
        self.deed(room, token, key, Deed::Closed { why: "left".to_owned() }).await
    }

    /// Keeps one deed; a key that is known answers with the event it wrote.
    async fn deed(
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

    async fn chat(
        &self,
        room: &mut Room,
        seat: Seat,
        token: Token,
        text: String,
        key: Option<String>,
    ) -> Result<Fact, Refusal> {
        if !room.terms.chat {
            return Err(Refusal::new(
                Why::Refused,
                "call",
                "there is no chat in this room: its maker did not ask for it",
            ));
        }
        limits::text("text", &text, limits::CHAT)?;
        self.gates.pass(Counted::Chat, Whose::Token(room.id, token.hash()), self.now())?;
        self.deed(room, token, key, Deed::Chat { seat: seat.0, text }).await
    }

    async fn standing(&self, room: &mut Room, seat: Seat, asked: OrdersLeft) -> Result<Fact, Refusal> {
        if let Some(orders) = asked.orders {
            room.goes_on()?;
            if orders.len() > limits::STANDING {
                let what = format!("{} orders; at most {}", orders.len(), limits::STANDING);
                return Err(Refusal::limit("orders", what, None));
            }
            let private = vec![room.keep_standing(seat.index(), Standing { orders, dropped: None })];
            self.commit(room, Writing { private, ..Writing::default() }).await?;
            self.settle(room).await?;
        }
        let standing = room.places.get(seat.index()).map(|place| &place.standing);
        Ok(Fact::map([
            ("orders", Fact::texts(standing.map(|standing| standing.orders.clone()).unwrap_or_default())),
            ("dropped", standing.map_or(Fact::Null, Standing::dropped)),
        ]))
    }

    /// Makes the room of a rematch once all people wish for the same one.
    pub(crate) async fn rematch_if_all_wish(&self, room: &mut Room) -> Result<(), Refusal> {
        let Some(swap) = room.wished() else { return Ok(()) };
        let (id, terms, seats) = room.rematch(swap);
        let mut deeds = vec![Deed::Made { terms: terms.clone() }];
        for (seat, name) in &seats {
            deeds.push(Deed::Joined { seat: *seat, name: name.clone() });
        }
        let grants = room.turned_grants(swap);
        match self.create(id, terms, deeds, grants).await {
            Ok(()) => {}
            // It was made before the program ended.
            Err(refusal) if refusal.overtaken => {}
            Err(refusal) => return Err(refusal),
        }
        self.commit(room, Writing::of(vec![Deed::Next { room: id.to_string() }], None)).await?;
        Ok(())
    }
}

impl Room {
    /// Returns the wish for a rematch that all people share, if it is not made yet.
    fn wished(&self) -> Option<bool> {
        if !self.is_over() || self.next.is_some() {
            return None;
        }
        let mut wishes = self.places.iter().filter(|place| place.is_person()).map(|place| place.rematch);
        let first = wishes.next().flatten()?;
        wishes.all(|wish| wish == Some(first)).then_some(first)
    }

    /// Returns the seat that the holder of a seat has in the rematch.
    fn turned(&self, seat: u8, swap: bool) -> u8 {
        if swap { (seat + 1) % self.places.len().max(1) as u8 } else { seat }
    }

    /// Returns the rights of all tokens in the rematch.
    fn turned_grants(&self, swap: bool) -> Vec<Grant> {
        let grants = self.grants.iter().filter_map(|grant| match grant.role {
            Role::Seat(seat) => Some(Grant { role: Role::Seat(self.turned(seat, swap)), ..grant.clone() }),
            Role::Spectator => Some(grant.clone()),
            Role::Invitation(_) => None,
        });
        grants.collect()
    }

    /// Returns the name of the room of a rematch, its terms, and the people with their seats.
    fn rematch(&self, swap: bool) -> (RoomId, Terms, Vec<(u8, String)>) {
        let mut seed = [0; 16];
        seed[..8].copy_from_slice(&self.seed.to_le_bytes());
        let mut own = [0; 16];
        own[..10].copy_from_slice(&self.id.0);
        let id = Token::of(seed).room(Token::of(own));
        let mut captains = self.terms.captains.clone();
        let mut seats = Vec::new();
        for (seat, place) in self.places.iter().enumerate() {
            let to = self.turned(seat as u8, swap);
            captains[usize::from(to)].clone_from(&place.captain);
            if place.is_person() {
                seats.push((to, place.name.clone()));
            }
        }
        (id, Terms { captains, ..self.terms.clone() }, seats)
    }
}
