//! Everything that seats write beside their orders: standing orders, names, chat, leaving, rematches.

use engine::{Fact, Seat};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use store::{Grant, Hash, Key, Role, RoomId, Store};

use crate::deed::Deed;
use crate::limits::{self, Counted, RateKey};
use crate::making::{key_of, read};
use crate::refusal::{Refusal, RefusalReason};
use crate::room::{Room, Standing, Wrote};
use crate::rooms::{Caller, Rooms, Writing};
use crate::terms::Terms;
use crate::token::Token;
use crate::writing::{again, key_used};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OrdersLeft {
    orders: Option<Vec<String>>,
    base: Option<u64>,
    key: Option<String>,
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
        caller: Caller<'_>,
        call: &str,
        fields: Map<String, Value>,
    ) -> Result<Fact, Refusal> {
        let token = caller.token;
        match call {
            "standing" => self.standing(room, seat, token, read(call, fields)?).await,
            "remind" => self.remind(room, seat, read(call, fields)?).await,
            "name" => {
                let Name { name, key } = read(call, fields)?;
                limits::name(&name)?;
                if !room.knows(token, key.as_deref())? {
                    if room.places.get(seat.index()).is_some_and(|place| place.name == name) {
                        return Ok(again(room.last));
                    }
                    self.gates.pass(Counted::Names, RateKey::Seat(room.id, seat.0), self.now())?;
                }
                self.deed(room, token, key, Deed::Named { seat: seat.0, name }).await
            }
            "chat" => {
                let Chat { text, key } = read(call, fields)?;
                self.chat(room, seat, token, text, key).await
            }
            "rematch" => {
                let Rematch { swap, key } = read(call, fields)?;
                self.wish(room, seat, caller, swap, key).await
            }
            "leave" => {
                let Leave { key } = read(call, fields)?;
                self.leave(room, token, key).await
            }
            "forget" => {
                read::<Forget>(call, fields)?;
                self.forget(room, seat).await
            }
            unknown => {
                Err(Refusal::new(RefusalReason::Call, "call", format!("{unknown} is not available here")))
            }
        }
    }

    /// Keeps a wish for a rematch, which is made with the last of them: it counts as a room made from that address. The wish that
    /// is valid already is not written again.
    async fn wish(
        &self,
        room: &mut Room,
        seat: Seat,
        caller: Caller<'_>,
        swap: bool,
        key: Option<String>,
    ) -> Result<Fact, Refusal> {
        if !room.is_over() || room.referee.is_none() {
            let what = "a rematch is possible only after the end of the battle";
            return Err(Refusal::new(RefusalReason::Refused, "call", what));
        }
        let token = caller.token;
        let known = room.knows(token, key.as_deref())?;
        let stands = room.places.get(seat.index()).is_some_and(|place| place.rematch == Some(swap));
        let answer = if stands && !known {
            again(room.last)
        } else {
            if !known {
                // The same tokens speak in all rematches of a battle, and are counted through them.
                self.gates.pass(Counted::Wishes, RateKey::Player(token.hash()), self.now())?;
                if room.wished_with(Some((seat.0, swap))).is_some() {
                    self.gates.pass(Counted::Makes, RateKey::Address(caller.from.to_owned()), self.now())?;
                }
            }
            self.deed(room, token, key, Deed::Rematch { seat: seat.0, swap }).await?
        };
        self.rematch_if_all_wish(room).await?;
        Ok(answer.with([("room", Fact::maybe(room.next.as_ref(), Fact::text))]))
    }

    /// Closes a room whose battle has not begun.
    async fn leave(&self, room: &mut Room, token: Token, key: Option<String>) -> Result<Fact, Refusal> {
        let known = room.knows(token, key.as_deref())?;
        if room.referee.is_some() && !known {
            let what = "the battle has begun: concede instead";
            return Err(Refusal::new(RefusalReason::Refused, "call", what));
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
                RefusalReason::Refused,
                "call",
                "this room has no chat: its maker did not enable it",
            ));
        }
        limits::chat(&text)?;
        if !room.knows(token, key.as_deref())? {
            self.gates.pass(Counted::Chat, RateKey::Token(room.id, token.hash()), self.now())?;
        }
        self.deed(room, token, key, Deed::Chat { seat: seat.0, text }).await
    }

    async fn standing(
        &self,
        room: &mut Room,
        seat: Seat,
        token: Token,
        asked: OrdersLeft,
    ) -> Result<Fact, Refusal> {
        let OrdersLeft { orders, base, key } = asked;
        let mut repeated = false;
        if let Some(orders) = orders {
            let missing = |field| Refusal::new(RefusalReason::Line, field, "it is required with `orders`");
            let base = base.ok_or_else(|| missing("base"))?;
            let key = key_of(token, &key.ok_or_else(|| missing("key"))?)?;
            let wrote = Wrote { key: key.0, orders: Hash::of(json!(orders).to_string().as_bytes()).0 };
            repeated = room.wrote_before(seat, &wrote)?;
            if !repeated {
                room.may_stand(seat, &orders, base)?;
                let private = vec![room.change_standing(seat.index(), orders, None, Some(wrote))];
                self.commit(room, Writing { private, ..Writing::default() }).await?;
                self.settle(room).await?;
            }
        }
        let standing = room.places.get(seat.index()).map(|place| &place.standing);
        let again = repeated.then_some(("repeated", Fact::Bool(true)));
        Ok(Fact::map([
            ("orders", Fact::texts(standing.map(|standing| standing.orders.clone()).unwrap_or_default())),
            ("dropped", standing.map_or(Fact::Null, Standing::dropped)),
            ("version", Fact::Int(standing.map_or(0, |standing| standing.version) as i64)),
        ])
        .with(again))
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
    /// Returns `true` if a request with this key was kept before.
    fn knows(&self, token: Token, key: Option<&str>) -> Result<bool, Refusal> {
        let key = key.map(|key| key_of(token, key)).transpose()?;
        Ok(key.is_some_and(|key| self.keys.contains_key(&key)))
    }

    /// Returns `true` if this request wrote the standing orders of the seat last.
    fn wrote_before(&self, seat: Seat, request: &Wrote) -> Result<bool, Refusal> {
        let last = self.places.get(seat.index()).and_then(|place| place.standing.wrote.as_ref());
        match last.filter(|last| last.key == request.key) {
            Some(last) if last == request => Ok(true),
            Some(_) => Err(key_used()),
            None => Ok(false),
        }
    }

    /// Refuses standing orders that are too many, or meant for others than the seat has now.
    fn may_stand(&self, seat: Seat, orders: &[String], base: u64) -> Result<(), Refusal> {
        self.goes_on()?;
        if orders.len() > limits::STANDING {
            let what = format!("{} orders; at most {}", orders.len(), limits::STANDING);
            return Err(Refusal::limit("orders", what, None));
        }
        let now = self.places.get(seat.index()).map_or(0, |place| place.standing.version);
        if base != now {
            let what = format!("the standing orders have changed: they are at version {now}, not {base}");
            return Err(Refusal::new(RefusalReason::Stale, "base", what));
        }
        Ok(())
    }

    /// Returns the wish for a rematch that all people share, if it is not made yet.
    fn wished(&self) -> Option<bool> {
        self.wished_with(None)
    }

    /// Returns the wish that all people share once one of them has this one: a seat, and if sides are swapped.
    fn wished_with(&self, more: Option<(u8, bool)>) -> Option<bool> {
        if !self.is_over() || self.next.is_some() {
            return None;
        }
        // The wish of somebody who has left the room for good is none.
        let here = |seat| self.grants.iter().any(|grant| grant.role == Role::Seat(seat));
        let people = (0_u8..).zip(&self.places).filter(|(_, place)| place.is_person());
        let mut wishes = people.map(|(seat, place)| {
            let wish = more.filter(|(wisher, _)| *wisher == seat).map(|(_, swap)| swap).or(place.rematch);
            wish.filter(|_| here(seat))
        });
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
