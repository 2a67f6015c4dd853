//! Rematches: wishes for one, and the room that is made once all people wish for the same.

use engine::Fact;
use serde::Deserialize;
use store::{Grant, Role, RoomId, Store};

use crate::deed::Deed;
use crate::limits::{Counted, RateKey};
use crate::refusal::{Refusal, RefusalReason};
use crate::room::Room;
use crate::rooms::{Rooms, Writer, Writing};
use crate::terms::Terms;
use crate::token::Token;
use crate::writing::again;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rematch {
    #[serde(default)]
    swap: bool,
    key: Option<String>,
}

impl<S: Store> Rooms<S> {
    /// Answers the call `rematch`: keeps the seat's wish, unless it is the same as before. With the last wish the rematch is made. It
    /// counts as a room made from that address.
    pub(crate) async fn wish(
        &self,
        room: &mut Room,
        by: Writer<'_>,
        asked: Rematch,
    ) -> Result<Fact, Refusal> {
        let (Writer { seat, token, from }, Rematch { swap, key }) = (by, asked);
        if !room.is_over() || room.referee.is_none() {
            let what = "a rematch is possible only after the end of the battle";
            return Err(Refusal::new(RefusalReason::Refused, "call", what));
        }
        let known = room.knows(token, key.as_deref())?;
        let same = room.places.get(seat.index()).is_some_and(|place| place.rematch == Some(swap));
        let answer = if same && !known {
            again(room.last)
        } else {
            if !known {
                // The same tokens speak in all rematches of a battle, and are counted through them.
                self.limits.pass(Counted::Wishes, RateKey::Player(token.hash()), self.now())?;
                if room.wished_with(Some((seat.0, swap))).is_some() {
                    self.limits.pass(Counted::Makes, RateKey::Address(from.to_owned()), self.now())?;
                }
            }
            self.deed(room, token, key, Deed::Rematch { seat: seat.0, swap }).await?
        };
        self.rematch_if_all_wish(room).await?;
        Ok(answer.with([("room", Fact::maybe(room.next.as_ref(), Fact::text))]))
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
