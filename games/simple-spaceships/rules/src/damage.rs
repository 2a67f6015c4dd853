//! Hits: they meet Defence dice, then remove dice named by both sides in turn (SS-4.5 to SS-4.7). The end of a battle.

use arrayvec::ArrayVec;
use engine::dice::Dice;
use engine::{Audience, Log, Outcome, Side, Umpire};

use crate::clauses;
use crate::events::Event;
use crate::rules::SimpleSpaceships;
use crate::state::{How, NONE, PanelBox, Phase, Place, Ship, State};

/// Returns the boxes from which the target can lose a die now.
#[inline]
pub(crate) fn losses(state: &State) -> ArrayVec<PanelBox, 3> {
    let panel = state.ships[usize::from(state.target)].panel;
    PanelBox::LOSSES.into_iter().filter(|of| panel[*of] > 0).collect()
}

/// Resolves hits: they meet Defence dice, which are spent; the hits left over remove dice from the target.
#[inline]
pub(crate) fn hit<D: Dice, L: Log<Event>>(
    rules: &SimpleSpaceships,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    target: usize,
    hits: u8,
) {
    let panel = &mut state.ships[target].panel;
    let met = hits.min(panel[PanelBox::Defence]);
    panel[PanelBox::Defence] -= met;
    panel[PanelBox::Reserve] += met;
    let left = panel[PanelBox::Defence];
    if met > 0 {
        let met = Event::Met { target: rules.name(target), hits: met, left };
        umpire.tell(Audience::All, clauses::DEFENCE, || met);
    }
    if hits > met {
        state.phase = Phase::Loss;
        (state.target, state.hits, state.own_pick) = (target as u8, hits - met, false);
    }
}

/// Returns the side that names the next die: the attacker's side first, then each in turn.
#[inline]
pub(crate) fn names_next(rules: &SimpleSpaceships, state: &State) -> u8 {
    rules.side_of(usize::from(state.active)) ^ u8::from(state.own_pick)
}

/// Asks the side that names the next die, if there is a choice; the activation goes on when all hits are used up.
pub(crate) fn run_on<D: Dice, L: Log<Event>>(
    rules: &SimpleSpaceships,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
) -> Option<u8> {
    let boxes = losses(state);
    let dice = state.ships[usize::from(state.target)].panel.dice();
    if boxes.len() > 1 && state.hits < dice {
        return Some(1 << names_next(rules, state));
    }
    match boxes.first() {
        Some(of) => lose(rules, umpire, state, *of),
        None => state.phase = Phase::Active,
    }
    None
}

/// Removes a die of the target's box for good (SS-1.7); the last die destroys the target (SS-4.7).
pub(crate) fn lose<D: Dice, L: Log<Event>>(
    rules: &SimpleSpaceships,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    of: PanelBox,
) {
    let place = usize::from(state.target);
    let by = names_next(rules, state);
    let panel = &mut state.ships[place].panel;
    panel[of] -= 1;
    let left = panel.dice();
    let target = rules.name(place);
    umpire.tell(Audience::All, clauses::HITS, || Event::Lost { target, of, by, left });
    state.hits -= 1;
    state.own_pick = !state.own_pick;
    if left > 0 && state.hits > 0 {
        return;
    }
    state.phase = Phase::Active;
    (state.target, state.hits, state.own_pick) = (NONE, 0, false);
    if left == 0 {
        umpire.tell(Audience::All, clauses::DESTROYED, || Event::Destroyed { ship: target });
        remove(rules, umpire, state, place, Place::Destroyed);
    }
}

/// Removes a ship; a side without ships in play has lost (SS-5.3).
pub(crate) fn remove<D: Dice, L: Log<Event>>(
    rules: &SimpleSpaceships,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    place: usize,
    to: Place,
) {
    state.ships[place] = Ship { place: to, ..Ship::default() };
    let side = rules.side_of(place);
    if !state.ships[rules.fleet(usize::from(side))].iter().any(Ship::in_play) {
        decide(rules, umpire, state, 1 - side, How::Fleet);
    }
}

/// Decides the battle.
pub(crate) fn decide<D: Dice, L: Log<Event>>(
    rules: &SimpleSpaceships,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    winner: u8,
    how: How,
) {
    (state.phase, state.asked, state.winner, state.how) = (Phase::Over, 0, winner, how);
    let outcome = outcome(rules, state);
    umpire.tell(Audience::All, outcome.why, || Event::Over { winner: outcome.winner, how });
}

/// Returns the outcome of a decided battle.
pub(crate) fn outcome(rules: &SimpleSpaceships, state: &State) -> Outcome {
    let why = match state.how {
        How::Crossed => clauses::RUN,
        How::Limit if rules.run.is_some() => clauses::RUN,
        How::Limit | How::Fleet => clauses::VICTORY,
    };
    Outcome { winner: (state.winner != NONE).then_some(Side(state.winner)), why }
}
