//! The memory held by all battles of a referee, and the deadline of a call.

use std::cell::Cell;
use std::collections::BTreeMap;

use engine::{Describe, Fact};
use shelf::{AnyBattle, Finding};

use crate::Referee;
use crate::limits::{HELD, MOST_MILLIS};
use crate::wire::Fault;

/// Upper bound of the bytes that the open battles hold.
#[derive(Default)]
pub(crate) struct Held {
    battles: BTreeMap<u32, Counted>,
    all: usize,
}

/// The part of one battle that has been counted.
#[derive(Default)]
struct Counted {
    decisions: usize,
    bytes: usize,
}

impl Held {
    /// Returns a fault if `bytes` more would exceed the limit.
    pub(crate) fn room(&self, bytes: usize) -> Result<(), Fault> {
        if self.all.saturating_add(bytes) <= HELD {
            return Ok(());
        }
        let what = format!("the open battles hold {} MiB, the limit for all; close one first", HELD >> 20);
        Err(Fault::plain("battle", what))
    }

    /// Counts a new battle, or the growth of a known one.
    pub(crate) fn keep(&mut self, number: u32, battle: &dyn AnyBattle) {
        let counted = self.battles.entry(number).or_default();
        if counted.bytes > 0 && counted.decisions == battle.revealed() {
            return;
        }
        let more = battle.bytes(if counted.bytes == 0 { 0 } else { counted.decisions });
        counted.bytes += more;
        counted.decisions = battle.revealed();
        self.all += more;
    }

    /// Counts a finding about a battle.
    pub(crate) fn found(&mut self, number: u32, finding: &Finding) {
        let bytes = 1024 + 2 * texts(&finding.describe());
        self.battles.entry(number).or_default().bytes += bytes;
        self.all += bytes;
    }

    /// Removes a closed battle from the count.
    pub(crate) fn close(&mut self, number: u32) {
        self.all -= self.battles.remove(&number).map_or(0, |counted| counted.bytes);
    }
}

/// Returns an upper bound of the bytes of a fact's texts.
fn texts(fact: &Fact) -> usize {
    match fact {
        Fact::Text(text) => 64 + text.len(),
        Fact::List(items) => items.iter().map(texts).sum(),
        Fact::Map(entries) => entries.iter().map(|(_, fact)| texts(fact)).sum(),
        Fact::Null | Fact::Bool(_) | Fact::Int(_) => 8,
    }
}

/// The call being answered: its id and its deadline.
#[derive(Default)]
pub(crate) struct Deadline {
    id: String,
    end: Option<f64>,
    /// Number of checks so far: only some of them read the clock.
    asked: Cell<u32>,
}

/// The reason why a call was stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Halt {
    Cancelled,
    TooLong,
}

/// Number of checks for each reading of the clock.
const GLANCE: u32 = 8;

impl Referee {
    /// Begins a call and sets its deadline.
    pub(crate) fn begin(&mut self, id: &str) {
        let millis = f64::from(self.most_millis());
        let end = self.clock.as_ref().map(|clock| clock.millis() + millis);
        self.deadline = Deadline { id: id.to_owned(), end, asked: Cell::new(0) };
    }

    /// Returns `true` if the call must end, because it is cancelled or its time is up.
    pub(crate) fn must_end(&self) -> bool {
        let asked = &self.deadline.asked;
        asked.set(asked.get().wrapping_add(1));
        let cancelled = self.cancels.as_ref().is_some_and(|cancels| cancels.cancelled(&self.deadline.id));
        cancelled || (asked.get().is_multiple_of(GLANCE) && self.is_late())
    }

    /// Returns the time limit of a call in milliseconds.
    pub(crate) fn most_millis(&self) -> u32 {
        self.most_millis.unwrap_or(MOST_MILLIS)
    }

    fn is_late(&self) -> bool {
        let timed = self.clock.as_ref().zip(self.deadline.end);
        timed.is_some_and(|(clock, end)| clock.millis() >= end)
    }

    /// Returns a fault if the call was cancelled or ran out of time. A search with a time budget (`timed`) is never
    /// late.
    pub(crate) fn ended(&self, call: &str, timed: bool) -> Result<(), Fault> {
        let cancelled = self.cancels.as_ref().is_some_and(|cancels| cancels.cancelled(&self.deadline.id));
        let halt = if cancelled {
            Some(Halt::Cancelled)
        } else {
            (!timed && self.is_late()).then_some(Halt::TooLong)
        };
        match halt {
            None => Ok(()),
            Some(Halt::Cancelled) => Err(Fault::plain(call, "cancelled before it finished")),
            Some(Halt::TooLong) => {
                let most = self.most_millis();
                let what =
                    format!("not finished within {most} milliseconds, the limit for a call; request less");
                Err(Fault::plain(call, what))
            }
        }
    }
}
