//! Looking back on one revealed decision: its orders, and what each did to the chances.

use captains::LookBack;
use captains::assess::Assessment;
#[cfg(feature = "lab")]
use captains::{
    Moment, Seen, Thought,
    assess::{Assessed, assess},
};
#[cfg(feature = "lab")]
use engine::Seat;
use engine::{Battle, Rules, Sealed, Space};

use super::{NotAssessed, Written};
#[cfg(feature = "lab")]
use crate::past::SeatHistory;
use crate::shelved::Shelved;

/// Returns every order of a revealed decision, with the number of legal orders.
pub(crate) fn written<R: Rules>(game: &Battle<R>, index: usize) -> Vec<Written> {
    let Some(decision) = game.past().get(index) else { return Vec::new() };
    let of = |sealed: &Sealed<R::Order>| Written {
        index,
        turn: decision.number,
        seat: sealed.seat(),
        order: sealed.order().to_string(),
        legal: game.rules().space(&decision.before, sealed.seat()).size(),
    };
    decision.orders.iter().map(of).collect()
}

/// Refuses: only programs with a lab look back.
#[cfg(not(feature = "lab"))]
pub(crate) fn assessed<G: Shelved>(
    _game: &Battle<G::Rules>,
    _captain: &str,
    _look: &mut LookBack<'_>,
) -> Result<Assessment<String>, NotAssessed> {
    Err(NotAssessed::NoLab)
}

/// Assesses a revealed decision with a captain's search, from what every seat knew then.
#[cfg(feature = "lab")]
pub(crate) fn assessed<G: Shelved>(
    game: &Battle<G::Rules>,
    captain: &str,
    look: &mut LookBack<'_>,
) -> Result<Assessment<String>, NotAssessed> {
    let rules = game.rules();
    let searcher = G::captains().iter().find(|one| one.name() == captain);
    let searcher = searcher.ok_or_else(|| NotAssessed::NoCaptain(captain.to_owned()))?;
    let index = usize::try_from(look.decision).unwrap_or(usize::MAX);
    let decision = game.past().get(index).ok_or(NotAssessed::NotRevealed(index))?;
    let known = decision.orders.iter().map(|sealed| {
        let seat = sealed.seat();
        let past = SeatHistory { rules, seat, decisions: &game.past()[..index] };
        (rules.view(&decision.before, Some(seat)), past, sealed)
    });
    let known: Vec<_> = known.collect();
    let after = game.past().get(index + 1).map_or(game.state(), |next| &next.before);
    let mut seats = Vec::with_capacity(known.len());
    for (view, past, sealed) in &known {
        seats.push((Seen { seat: sealed.seat(), view, past }, *sealed));
    }
    let moment = Moment { before: &decision.before, after, seats };
    let samples = searcher.look_back(rules, &moment, look);
    let samples = samples.ok_or_else(|| NotAssessed::NoSearch(captain.to_owned()))?;
    let samples: Vec<_> = samples.into_iter().map(|sample| sample.doubted(G::ODDS_ROOTS)).collect();
    Ok(in_words(assess(&samples)))
}

#[cfg(feature = "lab")]
fn in_words<O: ToString>(found: Assessment<O>) -> Assessment<String> {
    let thought = |t: Thought<O>| Thought { order: t.order.to_string(), share: t.share, value: t.value };
    let order = |one: Assessed<O>| Assessed {
        mixture: one.mixture.into_iter().map(thought).collect(),
        seat: one.seat,
        side: one.side,
        written: one.written,
        cost: one.cost,
        stake: one.stake,
        gains: one.gains,
        share: one.share,
    };
    let decision =
        |orders: Vec<(Seat, O)>| orders.into_iter().map(|(seat, o)| (seat, o.to_string())).collect();
    Assessment {
        orders: found.orders.into_iter().map(order).collect(),
        chance: found.chance,
        guessing: found.guessing,
        dice: found.dice,
        after: found.after,
        searches: found.searches,
        continuation: found.continuation.into_iter().map(decision).collect(),
    }
}
