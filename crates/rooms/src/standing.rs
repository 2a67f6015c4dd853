//! Standing orders: written by a seat for its next decisions, sealed when an order is demanded, or dropped.

use engine::{Fact, Seat};
use serde::Deserialize;
use serde_json::json;
use store::{Hash, Millis, Private, Store};

use crate::deed::By;
use crate::limits;
use crate::making::key_of;
use crate::refusal::{Refusal, RefusalReason};
use crate::room::{Dropped, Place, Room, Standing, Wrote};
use crate::rooms::{Rooms, Writer, Writing};
use crate::waking::STANDING;
use crate::writing::key_used;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OrdersLeft {
    orders: Option<Vec<String>>,
    base: Option<u64>,
    key: Option<String>,
}

impl<S: Store> Rooms<S> {
    /// Answers the call `standing`: reads the standing orders of the seat, or replaces all of them.
    pub(crate) async fn standing(
        &self,
        room: &mut Room,
        by: Writer<'_>,
        asked: OrdersLeft,
    ) -> Result<Fact, Refusal> {
        let Writer { seat, token, .. } = by;
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
}

impl Room {
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

    /// Seals the next standing order of a seat that is asked; if it is not legal, all are dropped.
    pub(crate) fn next_standing(&mut self, now: Millis) -> Option<Writing> {
        // Who has taken an order back in this decision writes the next one by hand.
        let next = |place: &Place| place.taken_back == 0 && !place.standing.orders.is_empty();
        let seat = self.awaited().into_iter().find(|seat| self.places.get(*seat).is_some_and(next))?;
        let order = self.places.get(seat)?.standing.orders.first()?.clone();
        let (orders, dropped, deeds) = match self.seal(seat as u8, &order, false, By::Standing, now) {
            Ok((deeds, _)) => {
                let rest = self.places[seat].standing.orders.iter().skip(1).cloned().collect();
                (rest, None, deeds)
            }
            Err(refusal) => {
                let dropped = Dropped { decision: self.decision(), order, why: refusal.said() };
                (Vec::new(), Some(dropped), Vec::new())
            }
        };
        let private = vec![self.change_standing(seat, orders, dropped, None)];
        Some(Writing { deeds, private, ..Writing::default() })
    }

    /// Changes the standing orders of a seat, and returns their private row.
    fn change_standing(
        &mut self,
        seat: usize,
        orders: Vec<String>,
        dropped: Option<Dropped>,
        wrote: Option<Wrote>,
    ) -> Private {
        let mut body = Vec::new();
        if let Some(place) = self.places.get_mut(seat) {
            let was = std::mem::take(&mut place.standing);
            let (version, wrote) = (was.version + 1, wrote.or(was.wrote));
            place.standing = Standing { orders, dropped, version, wrote };
            body = json!(place.standing).to_string().into_bytes();
        }
        Private { seat: seat as u8, kind: STANDING.into(), body }
    }

    /// Puts a standing order that was taken back before the others again; nothing if another order was taken back.
    pub(crate) fn stand_again(&mut self, seat: usize) -> Option<Private> {
        let place = self.places.get(seat)?;
        let first = place.stood.clone().filter(|_| place.standing.orders.len() < limits::STANDING)?;
        let orders = std::iter::once(first).chain(place.standing.orders.iter().cloned()).collect();
        Some(self.change_standing(seat, orders, place.standing.dropped.clone(), None))
    }
}
