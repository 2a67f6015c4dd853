//! Writing: orders sealed and taken back, agreed and conceded ends, claims. Each names its decision and has a key.

use engine::{Fact, Seat};
use serde::Deserialize;
use serde_json::json;
use store::{Key, Store};

use crate::clocks::SeatClock;
use crate::deed::{By, Deed, Party, Sealed};
use crate::limits;
use crate::making::key_of;
use crate::refusal::{Refusal, RefusalReason};
use crate::room::{Place, Room};
use crate::rooms::{Rooms, Writer, Writing};
use crate::terms::TimeoutRule;
use crate::waking::fields;

/// An order to be sealed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Seal {
    order: String,
    #[serde(default)]
    lenient: bool,
    decision: usize,
    key: String,
}

/// Another write of a seat in a decision.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct InDecision {
    decision: usize,
    key: String,
}

/// A deed of a seat in a decision, beside sealing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Act {
    Unseal,
    Agree,
    Disagree,
    Concede,
    Claim,
}

impl<S: Store> Rooms<S> {
    /// Answers the call `seal`.
    pub(crate) async fn seal(&self, room: &mut Room, by: Writer<'_>, wish: Seal) -> Result<Fact, Refusal> {
        let Writer { seat, token, .. } = by;
        let key = key_of(token, &wish.key)?;
        if let Some((event, deed)) = self.repeated(room, key).await? {
            return match deed {
                Deed::Sealed(was)
                    if (was.seat, was.decision, was.text.as_str(), was.lenient)
                        == (seat.0, wish.decision, wish.order.as_str(), wish.lenient) =>
                {
                    let facts = [("order", Fact::text(&was.order)), ("sealed", Fact::Bool(true))];
                    Ok(again(event).with(facts).with([("status", self.status(room, Party::Seat(seat))?)]))
                }
                _ => Err(key_used()),
            };
        }
        room.stands_at(wish.decision)?;
        let (deeds, reading) = room.seal(seat.0, &wish.order, wish.lenient, By::Seat, self.now())?;
        let event = self.commit(room, Writing::of(deeds, Some(key))).await?;
        self.settle(room).await?;
        let status = self.status(room, Party::Seat(seat))?;
        let sealed = [("sealed", Fact::Bool(true)), ("event", Fact::Int(event as i64)), ("status", status)];
        Ok(reading.with(sealed))
    }

    /// Answers the call of a deed in a decision.
    pub(crate) async fn act(
        &self,
        room: &mut Room,
        by: Writer<'_>,
        act: Act,
        wish: InDecision,
    ) -> Result<Fact, Refusal> {
        let Writer { seat, token, .. } = by;
        let key = key_of(token, &wish.key)?;
        if let Some((event, deed)) = self.repeated(room, key).await? {
            let at = (seat.0, wish.decision);
            let same = match (act, deed) {
                (Act::Unseal, Deed::Unsealed { seat, decision })
                | (Act::Agree, Deed::Agreed { seat, decision })
                | (Act::Disagree, Deed::Disagreed { seat, decision })
                | (Act::Concede, Deed::Conceded { seat, decision, claimed: None })
                | (Act::Claim, Deed::Conceded { decision, claimed: Some(seat), .. }) => {
                    at == (seat, decision)
                }
                _ => false,
            };
            let status = self.status(room, Party::Seat(seat))?;
            return if same { Ok(again(event).with([("status", status)])) } else { Err(key_used()) };
        }
        room.stands_at(wish.decision)?;
        if act == Act::Agree && room.places.get(seat.index()).is_some_and(|place| place.agreed) {
            // An agreement that is valid already is not written again.
            let status = self.status(room, Party::Seat(seat))?;
            return Ok(again(room.last).with([("status", status)]));
        }
        let deeds = match act {
            Act::Unseal => room.unseal(seat.0)?,
            Act::Agree => room.agree(seat.0)?,
            Act::Disagree => room.disagree(seat.0)?,
            Act::Concede => room.concede(seat.0, None)?,
            Act::Claim => room.claim(seat.0)?,
        };
        let again = if act == Act::Unseal { room.stand_again(seat.index()) } else { None };
        let private = again.into_iter().collect();
        let writing = Writing { private, ..Writing::of(deeds, Some(key)) };
        let event = self.commit(room, writing).await?;
        self.settle(room).await?;
        let status = self.status(room, Party::Seat(seat))?;
        Ok(Fact::map([("event", Fact::Int(event as i64)), ("status", status)]))
    }

    /// Returns the event that a key wrote before.
    pub(crate) async fn repeated(&self, room: &mut Room, key: Key) -> Result<Option<(u64, Deed)>, Refusal> {
        let Some(number) = room.keys.get(&key).copied() else { return Ok(None) };
        let rows = self.store.rows(room.id, number - 1, 1).await.map_err(|error| Refusal::store(&error))?;
        rows.first().map(|event| Ok((number, Deed::read(event)?))).transpose()
    }
}

/// Returns the beginning of the answer to a request that was kept before.
pub(crate) fn again(event: u64) -> Fact {
    Fact::map([("repeated", Fact::Bool(true)), ("event", Fact::Int(event as i64))])
}

pub(crate) fn key_used() -> Refusal {
    Refusal::new(RefusalReason::Key, "key", "the key was used for another request; generate a new one")
}

impl Room {
    /// Refuses what is meant for another decision than the one that is being written.
    fn stands_at(&self, decision: usize) -> Result<(), Refusal> {
        self.begun()?;
        self.goes_on()?;
        let now = self.decision();
        if decision == now {
            return Ok(());
        }
        let what = if decision < now { "is past" } else { "has not begun" };
        let what = format!("decision {decision} {what}; the current decision is {now}");
        Err(Refusal::new(RefusalReason::Stale, "decision", what))
    }

    /// Refuses what comes after the end.
    pub(crate) fn goes_on(&self) -> Result<(), Refusal> {
        match (&self.over, &self.closed) {
            (Some((_, text)), _) => {
                Err(Refusal::new(RefusalReason::Over, "room", format!("the battle is over: {text}")))
            }
            (None, Some(why)) => {
                Err(Refusal::new(RefusalReason::Over, "room", format!("the room is closed: {why}")))
            }
            (None, None) => Ok(()),
        }
    }

    /// Seals an order on the battle, and returns what is to be kept of it and how it was read.
    pub(crate) fn seal(
        &mut self,
        seat: u8,
        text: &str,
        lenient: bool,
        by: By,
        now: store::Millis,
    ) -> Result<(Vec<Deed>, Fact), Refusal> {
        let (before, decision) = (self.revealed(), self.decision());
        let place = self.places.get(usize::from(seat));
        let own = by == By::Seat || by == By::Standing;
        // The seal of a captain or of a silent seat yields to that of the seat itself.
        let instead = own && place.is_some_and(|p| matches!(p.sealed, Some(By::Captain | By::Idle)));
        let back = own && place.is_some_and(Place::is_absent);
        let left = place.and_then(|place| place.clock.left_at(now));
        if instead {
            self.ahead = true;
            self.ask_for("unseal", seat)?;
        }
        let request = json!({"call": "seal", "seat": seat + 1, "order": text, "lenient": lenient});
        let mut reading = self.ask(fields(request))?;
        self.ahead = true;
        if let Fact::Map(entries) = &mut reading {
            entries.retain(|(name, _)| !matches!(*name, "sealed" | "status"));
        }
        let order = match reading.get("order") {
            Some(Fact::Text(order)) => order.clone(),
            _ => text.to_owned(),
        };
        let text = text.to_owned();
        let mut deeds =
            vec![Deed::Sealed(Sealed { seat, decision, text, lenient, order, by, instead, left })];
        if back {
            deeds.push(Deed::Returned { seat });
        }
        deeds.extend(self.revealed_since(before));
        deeds.extend(self.ended());
        Ok((deeds, reading))
    }

    /// Returns the decisions revealed since, each with its block of the record.
    fn revealed_since(&self, before: usize) -> Vec<Deed> {
        let Some(battle) = self.battle() else { return Vec::new() };
        let blocks = (before..battle.revealed()).filter_map(|index| Some((index + 1, battle.block(index)?)));
        blocks.map(|(decision, block)| Deed::Revealed { decision, block }).collect()
    }

    /// Returns the end, if the battle is over now.
    fn ended(&self) -> Option<Deed> {
        let outcome = self.battle()?.outcome();
        let winner = match outcome.get("winner")? {
            Fact::Int(side) => Some(*side),
            _ => None,
        };
        let text = match outcome.get("text")? {
            Fact::Text(text) => text.clone(),
            _ => String::new(),
        };
        Some(Deed::Over { winner, text })
    }

    fn unseal(&mut self, seat: u8) -> Result<Vec<Deed>, Refusal> {
        let place = self.places.get(usize::from(seat));
        if place.is_some_and(|place| place.taken_back >= limits::TAKE_BACKS) {
            let what =
                format!("this seat has taken back {} orders in this decision, the limit", limits::TAKE_BACKS);
            return Err(Refusal::limit("decision", what, None));
        }
        if place.is_some_and(|place| matches!(place.sealed, Some(By::Captain | By::Idle))) {
            let what = "the seat did not seal this order itself; seal another to replace it";
            return Err(Refusal::new(RefusalReason::Refused, "seat", what));
        }
        let decision = self.decision();
        // An order sealed after the clock had run out left no time: without its order the seat is absent again.
        let late = self.terms.clock.is_some() && place.is_some_and(|place| place.clock.left.is_none());
        self.ask_for("unseal", seat)?;
        self.ahead = true;
        let absent = late.then_some(Deed::Absent { seat, decision });
        Ok(std::iter::once(Deed::Unsealed { seat, decision }).chain(absent).collect())
    }

    fn agree(&mut self, seat: u8) -> Result<Vec<Deed>, Refusal> {
        let decision = self.decision();
        if self.places.get(usize::from(seat)).is_some_and(|place| place.offers >= limits::OFFERS) {
            let what = format!(
                "this seat has agreed to a draw {} times in this decision, the limit",
                limits::OFFERS
            );
            return Err(Refusal::limit("decision", what, None));
        }
        self.ahead = true;
        self.agree_if_all_do(seat)?;
        Ok(std::iter::once(Deed::Agreed { seat, decision }).chain(self.ended()).collect())
    }

    /// Ends the battle as a draw if every other seat agrees to one. Until then the battle is told nothing, so that an agreement
    /// can be withdrawn.
    ///
    /// # Errors
    /// If the battle is over.
    pub(crate) fn agree_if_all_do(&mut self, seat: u8) -> Result<(), Refusal> {
        if (0_u8..).zip(&self.places).any(|(other, place)| other != seat && !place.agreed) {
            return Ok(());
        }
        for all in 0..self.places.len() as u8 {
            self.ask_for("agree", all)?;
        }
        Ok(())
    }

    /// Takes a draw off the table: the seat withdraws its agreement, or declines that of the others.
    fn disagree(&self, seat: u8) -> Result<Vec<Deed>, Refusal> {
        if !self.places.iter().any(|place| place.agreed) {
            return Err(Refusal::new(
                RefusalReason::Refused,
                "seat",
                "no seat offers a draw in this decision",
            ));
        }
        Ok(vec![Deed::Disagreed { seat, decision: self.decision() }])
    }

    fn concede(&mut self, seat: u8, claimed: Option<u8>) -> Result<Vec<Deed>, Refusal> {
        let decision = self.decision();
        self.ask_for("concede", seat)?;
        self.ahead = true;
        let mut ended = self.ended();
        if let (Some(Deed::Over { text, .. }), Some(by)) = (&mut ended, claimed) {
            *text = self.claimed_text(seat, by)?;
        }
        Ok(std::iter::once(Deed::Conceded { seat, decision, claimed }).chain(ended).collect())
    }

    /// Returns how a battle ended that a seat has claimed, in words. The record has a concession.
    fn claimed_text(&self, late: u8, by: u8) -> Result<String, Refusal> {
        let battle = self.begun()?;
        let [won, lost] = [by, late].map(|seat| battle.card().side_name(battle.side(Seat(seat))));
        Ok(format!("{won} wins: {lost} ran out of time"))
    }

    /// Claims the battle: a seat of another side whose clock has run out concedes.
    fn claim(&mut self, seat: u8) -> Result<Vec<Deed>, Refusal> {
        let refuse = |what: &str| Err(Refusal::new(RefusalReason::Refused, "seat", what));
        if !self.terms.clock.as_ref().is_some_and(|clock| clock.then == TimeoutRule::Claim) {
            return refuse("this room has no claims: its clock does not allow them");
        }
        let own = self.begun()?.side(Seat(seat));
        let out = |place: &SeatClock| place.out;
        let late = self.awaited().into_iter().find(|at| {
            let other = self.battle().is_some_and(|battle| battle.side(Seat(*at as u8)) != own);
            other && self.places.get(*at).is_some_and(|place| out(&place.clock))
        });
        match late {
            Some(late) => self.concede(late as u8, Some(seat)),
            None => refuse("no seat of another side has run out of time"),
        }
    }
}
