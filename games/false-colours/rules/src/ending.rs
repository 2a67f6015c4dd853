//! The end of a turn: damage, lost ships, and the outcome (FC-6.6, FC-7).

use std::cmp::Ordering;

use engine::dice::Dice;
use engine::{Audience, Log, Outcome, Side, Umpire};

use crate::calls;
use crate::clauses;
use crate::events::{Event, How, Why};
use crate::fire::Hits;
use crate::rules::FalseColours;
use crate::state::State;

/// Damages ships, removes lost ones, and passes to the next turn or tells the end.
pub(crate) fn end<D: Dice, L: Log<Event>>(
    rules: &FalseColours,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    hits: Hits,
) {
    let known = [0, 1].map(|side| state.is_known(side));
    let mut lost = [0; 2];
    for piece in rules.ships() {
        let (side, ship) = (usize::from(piece.side), usize::from(piece.ship));
        let points = hits[side][ship].min(state.ship(piece).hull);
        if points == 0 {
            continue;
        }
        let ship = state.ship_mut(piece);
        ship.hull -= points;
        let left = ship.hull;
        umpire.tell(Audience::All, clauses::HITS, || Event::Damaged { piece, lost: points, left });
        if left == 0 {
            lost[side] += 1;
            umpire.tell(Audience::All, clauses::LOST, || Event::Destroyed { piece });
        }
    }
    state.turn += 1;
    if let Some(outcome) = rules.outcome(state) {
        return tell_over(umpire, state, known, outcome);
    }
    for side in [0, 1] {
        if lost[usize::from(side)] > 0 && !known[usize::from(side)] {
            calls::tell_last(umpire, state, side);
        }
    }
}

/// Tells the flags that were not known, the winner and the hull points left (FC-7.1 to FC-7.4).
fn tell_over<D: Dice, L: Log<Event>>(
    umpire: &mut Umpire<D, L>,
    state: &State,
    known: [bool; 2],
    outcome: Outcome,
) {
    for piece in [0, 1].into_iter().filter_map(|side| state.flagship(side)) {
        if !known[usize::from(piece.side)] {
            umpire.tell(Audience::All, clauses::END, || Event::Shown { piece, why: Why::End });
        }
    }
    umpire.tell(Audience::All, outcome.why, || Event::Over { winner: outcome.winner, how: how(state) });
    umpire.tell(Audience::All, clauses::MARGIN, || Event::Margin {
        points: [0, 1].map(|side| state.points(side)),
    });
}

impl FalseColours {
    /// Returns the outcome of a position, if it is decided (FC-7.1, FC-7.2).
    #[inline]
    pub(crate) fn outcome(&self, state: &State) -> Option<Outcome> {
        let winner = match flagships_lost(state) {
            [false, false] if state.turn <= self.options.turns => return None,
            [false, true] => Some(Side(0)),
            [true, false] => Some(Side(1)),
            _ => return Some(Outcome { winner: ahead(state), why: clauses::POINTS }),
        };
        Some(Outcome { winner, why: clauses::FLAGSHIP_LOST })
    }
}

/// Returns which sides have lost their flagship.
#[inline]
fn flagships_lost(state: &State) -> [bool; 2] {
    [0, 1].map(|side| state.flagship(side).is_some_and(|flagship| !state.ship(flagship).on_table()))
}

/// Returns the side with more hull points on the table; `None` if both have as many (FC-7.2).
fn ahead(state: &State) -> Option<Side> {
    match state.points(0).cmp(&state.points(1)) {
        Ordering::Greater => Some(Side(0)),
        Ordering::Less => Some(Side(1)),
        Ordering::Equal => None,
    }
}

/// Returns how a decided battle ended.
fn how(state: &State) -> How {
    match flagships_lost(state) {
        [true, true] => How::Both,
        [false, false] => How::Limit,
        _ => How::Flagship,
    }
}
