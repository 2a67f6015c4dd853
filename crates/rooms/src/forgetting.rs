//! Forgetting: a player takes name and words out of a room whose battle is over, and gives up the seat's token. With the last of
//! them the whole room goes.

use engine::{Fact, Seat};
use shelf::AnyBattle;
use store::{Event, Grant, Private, Role, Store};

use crate::deed::{Deed, Posted};
use crate::outbox::Outbox;
use crate::refusal::{Refusal, RefusalReason};
use crate::room::Room;
use crate::rooms::{Rooms, Writing};
use crate::targets::Targets;
use crate::waking::{STANDING, all_events};

impl<S: Store> Rooms<S> {
    /// Answers the call `forget`.
    ///
    /// # Errors
    /// If the battle goes on; or if the store did not keep it.
    pub(crate) async fn forget(&self, room: &mut Room, seat: Seat) -> Result<Fact, Refusal> {
        if !room.is_over() {
            let what = "the battle is not over: concede first, or leave the room if the battle has not begun";
            return Err(Refusal::new(RefusalReason::Refused, "call", what));
        }
        let others =
            room.grants.iter().any(|grant| matches!(grant.role, Role::Seat(other) if other != seat.0));
        if !others {
            room.ahead = true;
            self.store.forget(room.id).await.map_err(|error| Refusal::store(&error))?;
            self.halls.ring(room.id);
            return Ok(Fact::map([("deleted", Fact::Bool(true))]));
        }
        let events = all_events(&self.store, room.id).await?;
        let rewrite = room.without(seat, &events)?;
        let of_seat = |grant: &&Grant| grant.role == Role::Seat(seat.0);
        let revoke = room.grants.iter().filter(of_seat).map(|grant| grant.token).collect();
        let standing = Private { seat: seat.0, kind: STANDING.into(), body: Vec::new() };
        let private = vec![Targets::default().row(seat.0), Outbox::default().row(seat.0), standing];
        let deeds = vec![Deed::Named { seat: seat.0, name: String::new() }];
        self.commit(room, Writing { deeds, revoke, private, rewrite, ..Writing::default() }).await?;
        // What is awake still knows the name; the next call wakes the room from its rows.
        room.ahead = true;
        Ok(Fact::map([("deleted", Fact::Bool(false))]))
    }
}

impl Room {
    /// Returns the battle without the name of a seat's player; none if it has no such name.
    fn renamed(&self, seat: Seat) -> Result<Option<Box<dyn AnyBattle>>, Refusal> {
        let Some(battle) = self.battle() else { return Ok(None) };
        let mut names = battle.header().names.clone();
        let Some(name) = names.get_mut(seat.index()).filter(|name| !name.is_empty()) else { return Ok(None) };
        name.clear();
        let again =
            || Refusal::new(RefusalReason::Store, "room", "the record cannot be written without the name");
        battle.branch(battle.revealed(), Some(names)).map(Some).ok_or_else(again)
    }

    /// Returns the events that name a seat's player or hold the player's words, as they are without.
    ///
    /// The record of the battle is written anew, since its digests cover the names.
    fn without(&self, seat: Seat, events: &[Event]) -> Result<Vec<(u64, Vec<u8>)>, Refusal> {
        let renamed = self.renamed(seat)?;
        let mut rewritten = Vec::new();
        for event in events {
            let mut deed = Deed::read(event)?;
            let changed = match &mut deed {
                Deed::Joined { seat: of, name } | Deed::Named { seat: of, name } if *of == seat.0 => {
                    cleared(name)
                }
                Deed::Chat { seat: of, text } if *of == seat.0 => cleared(text),
                Deed::Letter(Posted { seat: of, text, .. }) if *of == seat.0 => cleared(text),
                Deed::Begun { opening, .. } => {
                    renamed.as_ref().is_some_and(|battle| replaced(opening, Some(battle.opening())))
                }
                Deed::Revealed { decision, block } => {
                    let index = decision.saturating_sub(1);
                    renamed.as_ref().is_some_and(|battle| replaced(block, battle.block(index)))
                }
                // None of these has words of a player.
                Deed::Joined { .. }
                | Deed::Named { .. }
                | Deed::Chat { .. }
                | Deed::Letter(_)
                | Deed::Made { .. }
                | Deed::Sealed(_)
                | Deed::Unsealed { .. }
                | Deed::Late { .. }
                | Deed::Absent { .. }
                | Deed::Substitute { .. }
                | Deed::Returned { .. }
                | Deed::Agreed { .. }
                | Deed::Disagreed { .. }
                | Deed::Conceded { .. }
                | Deed::Over { .. }
                | Deed::Pledged { .. }
                | Deed::Opened { .. }
                | Deed::Rematch { .. }
                | Deed::Next { .. }
                | Deed::Closed { .. } => false,
            };
            if changed {
                rewritten.push((event.number, deed.draft().body));
            }
        }
        Ok(rewritten)
    }
}

/// Empties a text. Returns `true` if there was any.
fn cleared(text: &mut String) -> bool {
    !std::mem::take(text).is_empty()
}

/// Puts another text in its place. Returns `true` if it differs.
fn replaced(text: &mut String, other: Option<String>) -> bool {
    match other {
        Some(other) if other != *text => {
            *text = other;
            true
        }
        _ => false,
    }
}
