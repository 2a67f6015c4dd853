//! Assessment of one revealed decision: its orders, their value, and the luck of the dice.

use captains::assess::{Assessment, assess, trees};
use captains::judge::Fitted;
use captains::{Budget, Seen, Thought};
use engine::dice::SeededDice;
use engine::{Battle, Demand, Rules, Sealed, Seat, Seeded, Side, Silent, Space, Umpire};

use super::{Luck, NotAssessed, Written};
use crate::past::SeatHistory;
use crate::shelved::{Order, Shelved};

/// Number of times that the dice of a decision are rolled again.
const ROLLS: u64 = 256;

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

/// Assesses an order with a captain's search and the knowledge that the seat had then.
///
/// The nodes decide the number of independent searches, each with its own seed. `stop` is called with the number of a
/// search, from 0, and ends that search if it returns `true`.
pub(crate) fn assessed<G: Shelved>(
    game: &Battle<G::Rules>,
    (index, seat): (usize, Seat),
    captain: &str,
    seed: u64,
    nodes: u32,
    stop: &mut dyn FnMut(u32) -> bool,
) -> Result<Assessment<String>, NotAssessed> {
    let rules = game.rules();
    let searcher = G::captains().iter().find(|one| one.name() == captain);
    let searcher = searcher.ok_or_else(|| NotAssessed::NoCaptain(captain.to_owned()))?;
    let not_written = || NotAssessed::NotWritten(seat, index);
    let decision = game.past().get(index).ok_or_else(not_written)?;
    let sealed = decision.orders.iter().find(|sealed| sealed.seat() == seat).ok_or_else(not_written)?;
    let view = rules.view(&decision.before, Some(seat));
    let past = SeatHistory { rules, seat, decisions: &game.past()[..index] };
    let known = Seen { seat, view: &view, past: &past };
    let trees = trees(nodes);
    let mut trials = Vec::new();
    for tree in 0..trees {
        let mut rng = Seeded::keyed(seed, index as u64, u64::from(seat.0) * 256 + u64::from(tree));
        let share =
            if nodes == Budget::CLOCK { nodes } else { nodes / trees + u32::from(tree < nodes % trees) };
        let mut stop = || stop(tree);
        let mut budget = Budget::new(share, &mut stop);
        let trial = searcher.examine(rules, &known, sealed.order(), &mut rng, &mut budget);
        let trial = trial.ok_or_else(|| NotAssessed::NoSearch(captain.to_owned()))?;
        trials.push(trial.doubted(G::ODDS_ROOTS));
    }
    let found = assess(&trials, sealed.order()).ok_or_else(not_written)?;
    let in_words =
        |t: &Thought<Order<G>>| Thought { order: t.order.to_string(), share: t.share, value: t.value };
    Ok(Assessment {
        mixture: found.mixture.iter().map(in_words).collect(),
        chance: found.chance,
        written: found.written,
        cost: found.cost,
        share: found.share,
        trees: found.trees,
    })
}

/// Returns the luck of a decision; `None` if no dice were rolled or the game has no judge.
pub(crate) fn luck<G: Shelved>(game: &Battle<G::Rules>, index: usize, seed: u64) -> Option<Luck> {
    let (rules, decision, judge) = (game.rules(), game.past().get(index)?, G::judge()?);
    if decision.faces.is_empty() {
        return None;
    }
    let after = game.past().get(index + 1).map_or(game.state(), |next| &next.before);
    let mut sides = shares(rules, judge, after);
    for roll in 0..ROLLS {
        let mut state = decision.before.clone();
        let dice = SeededDice::new(Seeded::keyed(seed, index as u64, roll).bits());
        rules.resolve(&mut Umpire::new(dice, Silent), &mut state, &decision.orders);
        for (side, share) in sides.iter_mut().zip(shares(rules, judge, &state)) {
            *side -= share / ROLLS as f64;
        }
    }
    Some(Luck { index, sides })
}

/// Returns each side's share of the victory: the result if the battle is over, otherwise the judge's expectation.
fn shares<R: Rules>(rules: &R, judge: &dyn Fitted<R>, state: &R::State) -> Vec<f64> {
    let sides = (0..rules.seats()).map(|seat| rules.side(Seat(seat)).index() + 1).max().unwrap_or(0);
    let mut shares = vec![0.0; sides];
    match rules.demand(state) {
        Demand::Orders(_) => judge.weigh(rules, state, &mut shares),
        Demand::Over(outcome) => {
            for (side, share) in shares.iter_mut().enumerate() {
                *share = f64::from(outcome.halves(Side(side as u8))) / 2.0;
            }
        }
    }
    shares
}
