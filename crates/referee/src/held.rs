//! What a referee holds, and how long it may think: bytes of all battles, and the deadline of a call.

use std::cell::Cell;
use std::collections::BTreeMap;

use engine::{Describe, Fact};
use shelf::{Battle, Finding};

use crate::Referee;
use crate::limits::{HELD, MOST_MILLIS};
use crate::wire::Fault;

/// Bytes of the open battles, by a count from above.
#[derive(Default)]
pub(crate) struct Held {
    battles: BTreeMap<u32, Counted>,
    all: usize,
}

/// What has been counted of one battle.
#[derive(Default)]
struct Counted {
    decisions: usize,
    bytes: usize,
}

impl Held {
    /// Refuses what there is no room for.
    pub(crate) fn room(&self, bytes: usize) -> Result<(), Fault> {
        if self.all.saturating_add(bytes) <= HELD {
            return Ok(());
        }
        let what =
            format!("the open battles hold {} MiB, the most that is kept; close one first", HELD >> 20);
        Err(Fault::plain("battle", what))
    }

    /// Counts a battle that is kept, or what has come to it since.
    pub(crate) fn keep(&mut self, number: u32, battle: &dyn Battle) {
        let counted = self.battles.entry(number).or_default();
        if counted.bytes > 0 && counted.decisions == battle.revealed() {
            return;
        }
        let more = battle.bytes(if counted.bytes == 0 { 0 } else { counted.decisions });
        counted.bytes += more;
        counted.decisions = battle.revealed();
        self.all += more;
    }

    /// Counts a finding of a battle.
    pub(crate) fn found(&mut self, number: u32, finding: &Finding) {
        let bytes = 1024 + 2 * texts(&finding.describe());
        self.battles.entry(number).or_default().bytes += bytes;
        self.all += bytes;
    }

    /// Forgets a battle that is closed.
    pub(crate) fn close(&mut self, number: u32) {
        self.all -= self.battles.remove(&number).map_or(0, |counted| counted.bytes);
    }
}

/// Bytes of a fact's texts, and as many as they take at least.
fn texts(fact: &Fact) -> usize {
    match fact {
        Fact::Text(text) => 64 + text.len(),
        Fact::List(items) => items.iter().map(texts).sum(),
        Fact::Map(entries) => entries.iter().map(|(_, fact)| texts(fact)).sum(),
        Fact::Null | Fact::Bool(_) | Fact::Int(_) => 8,
    }
}

/// The call that is being answered: its id, and when it must have ended.
#[derive(Default)]
pub(crate) struct Deadline {
    id: String,
    end: Option<f64>,
    /// How often it was asked, so that the clock is not looked at every time.
    asked: Cell<u32>,
}

/// Why a call did not come to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Halt {
    Cancelled,
    TooLong,
}

/// How many times a call asks whether it must end for one look at the clock.
const GLANCE: u32 = 8;

impl Referee {
    /// Begins a call.
    pub(crate) fn begin(&mut self, id: &str) {
        let millis = f64::from(self.most_millis());
        let end = self.clock.as_ref().map(|clock| clock.millis() + millis);
        self.deadline = Deadline { id: id.to_owned(), end, asked: Cell::new(0) };
    }

    /// `true` if the call must end: it is cancelled, or its time is up.
    pub(crate) fn must_end(&self) -> bool {
        let asked = &self.deadline.asked;
        asked.set(asked.get().wrapping_add(1));
        let cancelled = self.cancels.as_ref().is_some_and(|cancels| cancels.cancelled(&self.deadline.id));
        cancelled || (asked.get().is_multiple_of(GLANCE) && self.is_late())
    }

    /// The most milliseconds that a call may take here.
    pub(crate) fn most_millis(&self) -> u32 {
        self.most_millis.unwrap_or(MOST_MILLIS)
    }

    fn is_late(&self) -> bool {
        let timed = self.clock.as_ref().zip(self.deadline.end);
        timed.is_some_and(|(clock, end)| clock.millis() >= end)
    }

    /// Refuses what a call came to if it had to end before. A search that was given its time has used it, and is not late.
    pub(crate) fn ended(&self, call: &str, timed: bool) -> Result<(), Fault> {
        let cancelled = self.cancels.as_ref().is_some_and(|cancels| cancels.cancelled(&self.deadline.id));
        let halt = if cancelled {
            Some(Halt::Cancelled)
        } else {
            (!timed && self.is_late()).then_some(Halt::TooLong)
        };
        match halt {
            None => Ok(()),
            Some(Halt::Cancelled) => Err(Fault::plain(call, "cancelled before it was done")),
            Some(Halt::TooLong) => {
                let most = self.most_millis();
                let what = format!("not done within {most} milliseconds, the most of a call; ask for less");
                Err(Fault::plain(call, what))
            }
        }
    }
}
