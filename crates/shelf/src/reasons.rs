//! Reasons: why a captain would write an order, as facts that a game's catalogue puts into words.
//!
//! A game makes the reasons of an order from a seat's view ([`crate::Shelved::reasons`]), never from a state. So a
//! reason can say only what the seat knows. A search makes none: a door asks for the reasons of the orders it shows
//! ([`crate::AnyBattle::reasons`]), and no advice changes with them.

use engine::catalogue::{Catalogue, sentence};
use engine::{Fact, Odds};

/// Beginning of the kind of every reason, which tells it from the kinds of events in a catalogue.
pub const WHY: &str = "why-";

/// Returns a reason of that kind with its facts.
pub fn reason(kind: &'static str, facts: impl IntoIterator<Item = (&'static str, Fact)>) -> Fact {
    debug_assert!(kind.starts_with(WHY), "{kind} is told from the kinds of events");
    Fact::map([("kind", Fact::text(kind))]).with(facts)
}

/// Returns the chance of this total or a larger one in whole per cent.
///
/// The result is 0 or 100 only if the total is impossible or certain.
///
/// ```
/// use engine::{Fact, Odds};
/// use shelf::reasons::chance;
/// let odds = (0..9).fold(Odds::default(), |odds, _| odds.throw(&[5, 1]));
/// assert_eq!(chance(&odds, 9), Fact::Int(1), "one in ten million");
/// assert_eq!([chance(&odds, 10), chance(&odds, 1), chance(&odds, 0)], [0, 81, 100].map(Fact::Int));
/// ```
pub fn chance(odds: &Odds, total: usize) -> Fact {
    let (ways, all) = (odds.at_least(total), odds.outcomes());
    Fact::Int(if ways.is_zero() {
        0
    } else if ways == *all {
        100
    } else {
        odds.share(total, 100).clamp(1, 99) as i64
    })
}

/// Returns the reasons with their sentences in a catalogue, each under `text`.
pub(crate) fn told(words: Option<&Catalogue>, reasons: Vec<Fact>) -> Vec<Fact> {
    let told = |reason: Fact| {
        let text = sentence(words, &reason);
        reason.with([("text", Fact::Text(text))])
    };
    reasons.into_iter().map(told).collect()
}
