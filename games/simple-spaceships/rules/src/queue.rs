//! The order of ships: those with dice to assign, and those to be active, by number and coin (SS-2.3).

use engine::Fact;

use crate::catalogue;
use crate::clauses;
use crate::rules::SimpleSpaceships;
use crate::state::{NONE, PanelBox, Phase, State};

/// Returns the places of a side's ships that have dice to assign and have not done so.
#[inline]
pub(crate) fn waiting(rules: &SimpleSpaceships, state: &State, side: usize) -> impl Iterator<Item = usize> {
    rules.fleet(side).filter(|place| {
        let ship = &state.ships[*place];
        ship.in_play() && !ship.done && ship.panel[PanelBox::Reserve] > 0
    })
}

/// Returns the most Movement dice of a ship that has yet to be active; [`NONE`] if all have been (SS-2.3).
#[inline]
pub(crate) fn number(state: &State) -> u8 {
    let left = state.ships.iter().filter(|ship| ship.in_play() && !ship.done);
    left.map(|ship| ship.panel[PanelBox::Movement]).max().unwrap_or(NONE)
}

/// Returns the places of a side's ships at that number that have yet to be active.
#[inline]
pub(crate) fn at_number(
    rules: &SimpleSpaceships,
    state: &State,
    side: usize,
    number: u8,
) -> impl Iterator<Item = usize> {
    rules.fleet(side).filter(move |place| {
        let ship = &state.ships[*place];
        ship.in_play() && !ship.done && ship.panel[PanelBox::Movement] == number
    })
}

/// Returns the ships that have yet to be active this turn as plain data, by number from the largest. The list is empty
/// while dice are assigned, because the numbers are not known yet, and when the battle is over.
pub(crate) fn describe(rules: &SimpleSpaceships, state: &State) -> Fact {
    let mut groups = Vec::new();
    if matches!(state.phase, Phase::Coin | Phase::Assign | Phase::Over) {
        return Fact::List(groups);
    }
    let waiting = state.ships.iter().filter(|ship| ship.in_play() && !ship.done);
    let mut numbers: Vec<u8> = waiting.map(|ship| ship.panel[PanelBox::Movement]).collect();
    numbers.sort_unstable_by(|a, b| b.cmp(a));
    numbers.dedup();
    for number in numbers {
        groups.push(group(rules, state, number));
    }
    Fact::List(groups)
}

/// Returns the ships of one number, the side that goes next, and the reason.
fn group(rules: &SimpleSpaceships, state: &State, number: u8) -> Fact {
    let names = |side: usize| -> Vec<String> {
        at_number(rules, state, side, number).map(|place| rules.name(place).to_string()).collect()
    };
    let (first, second) = (names(0), names(1));
    let coined = state.coined == number;
    let (side, why) = match (first.is_empty(), second.is_empty()) {
        (false, false) if coined => (Some(state.next + 1), catalogue::COIN_HAS_FALLEN),
        (false, false) => (None, catalogue::COIN_WILL_SAY),
        (none, _) => (Some(if none { 2 } else { 1 }), catalogue::ALONE_AT_NUMBER),
    };
    let why = if number == 0 && side.is_some() && !coined { catalogue::LAST_OF_ALL } else { why };
    let clause = if number == 0 { clauses::ADRIFT } else { clauses::ACTIVATION };
    Fact::map([
        ("number", Fact::int(number)),
        ("pieces", Fact::texts(first.into_iter().chain(second))),
        ("side", Fact::maybe(side, Fact::int)),
        ("why", Fact::text(why)),
        ("clause", Fact::text(clause.0)),
    ])
}
