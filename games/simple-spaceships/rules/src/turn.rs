//! The order of play: assign, activate ship by ship, the next turn.
//!
//! A decision is resolved, and then play runs on until a side has a choice to make. Nobody is asked when only one order
//! is possible: one ship to activate, nothing but the end of an activation, one box to lose a die from.

use engine::dice::Dice;
use engine::{Audience, Clause, Log, Sealed, Seat, Umpire};

use crate::activity::Split;
use crate::clauses;
use crate::events::Event;
use crate::orders::{Assignments, Attack, Dealt, Entry, Order};
use crate::queue::{at_number, number, waiting};
use crate::rules::SimpleSpaceships;
use crate::shares::Share;
use crate::space::OrderSpace;
use crate::state::{Die, How, NONE, PanelBox, Phase, Place, State};
use crate::{attack, damage, movement};

/// Plays out one decision, and runs on to the next (SS-2.1 to SS-5.3).
pub(crate) fn resolve<D: Dice, L: Log<Event>>(
    rules: &SimpleSpaceships,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    orders: &[Sealed<Order>],
) {
    if state.phase == Phase::Assign {
        assign_all(rules, umpire, state, orders);
    } else if let Some(sealed) = orders.first() {
        carry_out(rules, umpire, state, sealed.order());
    }
    run_on(rules, umpire, state);
}

/// Carries out the order of the one side that was asked.
#[inline]
fn carry_out<D: Dice, L: Log<Event>>(
    rules: &SimpleSpaceships,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    order: &Order,
) {
    match order {
        Order::Fly(halves) => movement::fly(rules, umpire, state, *halves),
        Order::Turn(way) => movement::turn(rules, umpire, state, *way),
        Order::Spend => movement::spend(rules, umpire, state),
        Order::End => end_activation(rules, umpire, state),
        Order::Attack(Attack { target, range, bonus, roll }) => {
            if let Some(target) = rules.find(*target) {
                let split = Split { range: *range, bonus: *bonus, roll: *roll };
                attack::attack(rules, umpire, state, target, split);
            }
        }
        Order::Lose(of) => damage::lose(rules, umpire, state, *of),
        Order::Activate(name) => {
            if let Some(place) = rules.find(*name) {
                activate(rules, umpire, state, place);
            }
        }
        Order::Enter(entry) => enter(rules, umpire, state, entry),
        Order::Flip => {
            umpire.phase(u32::from(state.turn), 0);
            state.next = flip(umpire, clauses::ASSIGNING);
            state.phase = Phase::Assign;
        }
        Order::Assign(_) | Order::Idle => {}
    }
}

/// Runs on until a side has a choice, or the battle is decided.
#[inline]
pub(crate) fn run_on<D: Dice, L: Log<Event>>(
    rules: &SimpleSpaceships,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
) {
    loop {
        let asked = match state.phase {
            Phase::Active => activity(rules, umpire, state),
            Phase::Loss => damage::run_on(rules, umpire, state),
            Phase::Pick => pick(rules, umpire, state),
            Phase::Assign => assignment(rules, umpire, state),
            Phase::Enter => Some(1 << rules.side_of(usize::from(state.active))),
            Phase::Coin => Some(1),
            Phase::Over => Some(0),
        };
        if let Some(asked) = asked {
            state.asked = asked;
            return;
        }
    }
}

/// Flips a coin and returns the side it falls for (1 is the first side listed).
fn flip<D: Dice, L: Log<Event>>(umpire: &mut Umpire<D, L>, why: Clause) -> u8 {
    let side = umpire.roll(why, 2) - 1;
    umpire.tell(Audience::All, why, || Event::Coin { side });
    side
}

/// Begins a turn: spent dice are in Reserve, and the option `recall` returns all others to it too (SS-1.5, SS-2.1).
fn begin<D: Dice, L: Log<Event>>(rules: &SimpleSpaceships, umpire: &mut Umpire<D, L>, state: &mut State) {
    let turn = state.turn;
    umpire.phase(u32::from(turn), 0);
    umpire.tell(Audience::All, clauses::TURN, || Event::Turn { turn });
    (state.phase, state.coined, state.next) = (Phase::Assign, NONE, 0);
    state.ships.iter_mut().for_each(|ship| ship.done = false);
    if rules.options.recall {
        recall(rules, umpire, state);
    }
    let both = (0..2).all(|side| waiting(rules, state, side).next().is_some());
    if rules.options.one_at_a_time() && both {
        state.next = flip(umpire, clauses::ASSIGNING);
    }
}

fn recall<D: Dice, L: Log<Event>>(rules: &SimpleSpaceships, umpire: &mut Umpire<D, L>, state: &mut State) {
    for (place, ship) in state.ships.iter_mut().enumerate() {
        let dice = ship.panel.dice();
        if ship.in_play() && ship.panel[PanelBox::Reserve] < dice {
            ship.panel.0 = [0, 0, 0, dice];
            umpire
                .tell(Audience::All, clauses::RESERVE, || Event::Recalled { ship: rules.name(place), dice });
        }
    }
}

/// Puts a ship's dice into its boxes.
fn deal<D: Dice, L: Log<Event>>(
    rules: &SimpleSpaceships,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    place: usize,
    dealt: Dealt,
) {
    let panel = &mut state.ships[place].panel;
    for (of, n) in PanelBox::FUNCTIONS.into_iter().zip(dealt) {
        panel[of] += n;
        panel[PanelBox::Reserve] -= n;
    }
    let panel = *panel;
    umpire.tell(Audience::All, clauses::ASSIGNING, || Event::Assigned {
        ship: rules.name(place),
        dealt,
        panel,
    });
}

/// Carries out the assignments. A side without a choice was not asked: each of its ships makes its only assignment.
fn assign_all<D: Dice, L: Log<Event>>(
    rules: &SimpleSpaceships,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    orders: &[Sealed<Order>],
) {
    let none = Assignments::default();
    let of_side = |side: usize| {
        let sealed = orders.iter().find(|sealed| sealed.seat().index() == side)?;
        match sealed.order() {
            Order::Assign(all) => Some(all),
            _ => None,
        }
    };
    if rules.options.one_at_a_time() {
        let side = usize::from(state.next);
        for (name, dealt) in of_side(side).unwrap_or(&none).parts() {
            assign_one(rules, umpire, state, rules.find(*name), *dealt);
        }
        return;
    }
    let mut parts = [0, 1].map(|side| of_side(side).unwrap_or(&none).parts().iter());
    assign_by(rules, umpire, state, |side, share| {
        parts[side].next().map_or_else(|| share.idle(), |(_, dealt)| *dealt)
    });
}

/// Carries out secret assignments: `dealt` gives each ship with dice in Reserve its share, side after side in list order.
#[inline]
pub(crate) fn assign_by<D: Dice, L: Log<Event>>(
    rules: &SimpleSpaceships,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    mut dealt: impl FnMut(usize, &Share) -> Dealt,
) {
    for side in 0..2 {
        for place in rules.fleet(side) {
            let ship = &state.ships[place];
            if ship.in_play() && ship.panel[PanelBox::Reserve] > 0 {
                let dealt = dealt(side, &Share::of(rules, state, place));
                deal(rules, umpire, state, place, dealt);
            }
        }
    }
    state.phase = Phase::Pick;
}

/// Assigns one ship's dice in the open; then it is the other side's turn.
fn assign_one<D: Dice, L: Log<Event>>(
    rules: &SimpleSpaceships,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    place: Option<usize>,
    dealt: Dealt,
) {
    let Some(place) = place else { return };
    deal(rules, umpire, state, place, dealt);
    state.ships[place].done = true;
    state.next = 1 - rules.side_of(place);
}

/// Asks the sides that have a choice to assign dice (SS-2.2); assignments without a choice are made at once.
fn assignment<D: Dice, L: Log<Event>>(
    rules: &SimpleSpaceships,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
) -> Option<u8> {
    if !rules.options.one_at_a_time() {
        let choosing =
            |side| waiting(rules, state, side).any(|place| Share::of(rules, state, place).is_free());
        match u8::from(choosing(0)) | u8::from(choosing(1)) << 1 {
            0 => assign_all(rules, umpire, state, &[]),
            asked => return Some(asked),
        }
        return None;
    }
    let has = |side: u8| waiting(rules, state, usize::from(side)).next().is_some();
    let side = if has(state.next) { state.next } else { 1 - state.next };
    if !has(side) {
        state.ships.iter_mut().for_each(|ship| ship.done = false);
        (state.phase, state.next) = (Phase::Pick, 0);
        return None;
    }
    (state.next, state.asked) = (side, 1 << side);
    if let Some(Order::Assign(all)) = OrderSpace::new(rules, state, Seat(side)).only() {
        for (name, dealt) in all.parts() {
            assign_one(rules, umpire, state, rules.find(*name), *dealt);
        }
        return None;
    }
    Some(state.asked)
}

/// Picks the side that activates next: the one at the greatest number, by a coin if both are at it (SS-2.3).
fn pick<D: Dice, L: Log<Event>>(
    rules: &SimpleSpaceships,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
) -> Option<u8> {
    let number = number(state);
    if number == NONE {
        end_turn(rules, umpire, state);
        return None;
    }
    let left = state.ships.iter().filter(|ship| ship.in_play() && !ship.done).count();
    umpire.phase(u32::from(state.turn), 1 + left as u8);
    let has = |side: usize| at_number(rules, state, side, number).next().is_some();
    let side = match (has(0), has(1)) {
        (true, true) => {
            if state.coined != number {
                state.next = flip(umpire, clauses::ACTIVATION);
                state.coined = number;
            }
            state.next
        }
        (first, _) => u8::from(!first),
    };
    let mut ships = at_number(rules, state, usize::from(side), number);
    match (ships.next(), ships.next()) {
        (Some(only), None) => {
            drop(ships);
            activate(rules, umpire, state, only);
            None
        }
        _ => {
            drop(ships);
            state.next = side;
            Some(1 << side)
        }
    }
}

/// Makes a ship the active one; it spends its first Movement die at once (SS-2.3, SS-3.1).
#[inline]
fn activate<D: Dice, L: Log<Event>>(
    rules: &SimpleSpaceships,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    place: usize,
) {
    state.next = 1 - rules.side_of(place);
    state.active = place as u8;
    let ship = &mut state.ships[place];
    ship.done = true;
    let number = ship.panel[PanelBox::Movement];
    let why = if number == 0 { clauses::ADRIFT } else { clauses::ACTIVATION };
    umpire.tell(Audience::All, why, || Event::Activated { ship: rules.name(place), number });
    if ship.place == Place::Away {
        state.phase = Phase::Enter;
        return;
    }
    state.phase = Phase::Active;
    if number > 0 {
        movement::spend(rules, umpire, state);
    }
}

/// Brings the active ship onto the table by an edge; it spends its first die there (SS-5.1).
fn enter<D: Dice, L: Log<Event>>(
    rules: &SimpleSpaceships,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    entry: &Entry,
) {
    let place = usize::from(state.active);
    let at = entry.point(rules.area());
    let ship = &mut state.ships[place];
    (ship.at, ship.heading, ship.place) = (at, entry.heading, Place::Table);
    umpire.tell(Audience::All, clauses::RUN, || Event::Entered {
        ship: rules.name(place),
        at,
        heading: entry.heading,
    });
    state.phase = Phase::Active;
    if state.ships[place].panel[PanelBox::Movement] > 0 {
        movement::spend(rules, umpire, state);
    }
}

/// Asks the active ship's side, if the ship can do anything but end.
#[inline]
fn activity<D: Dice, L: Log<Event>>(
    rules: &SimpleSpaceships,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
) -> Option<u8> {
    let die = state.die;
    let moves = die.open && (die.flown < Die::MOST || !die.turned);
    let panel = state.ships[usize::from(state.active)].panel;
    let asked = moves
        || (die.open && panel[PanelBox::Movement] > 0)
        || (panel[PanelBox::Attack] > 0 && crate::activity::Activity::of(rules, state).count() > 1);
    if asked {
        return Some(1 << rules.side_of(usize::from(state.active)));
    }
    end_activation(rules, umpire, state);
    None
}

#[inline]
pub(crate) fn end_activation<D: Dice, L: Log<Event>>(
    rules: &SimpleSpaceships,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
) {
    let place = usize::from(state.active);
    umpire.tell(Audience::All, clauses::ACTIVATION, || Event::Ended { ship: rules.name(place) });
    state.end_activation();
}

/// Ends a turn when all ships have been active: the next begins, or after the last one the dice are counted (SS-5.3).
fn end_turn<D: Dice, L: Log<Event>>(rules: &SimpleSpaceships, umpire: &mut Umpire<D, L>, state: &mut State) {
    state.turn += 1;
    if state.turn <= rules.options.turn_limit {
        return begin(rules, umpire, state);
    }
    let dice = |side: usize| -> u32 {
        let ships = state.ships[rules.fleet(side)].iter().filter(|ship| ship.in_play());
        ships.map(|ship| u32::from(ship.panel.dice())).sum()
    };
    let winner = match (rules.run, dice(0), dice(1)) {
        (Some(runner), _, _) => 1 - runner,
        (None, a, b) if a == b => NONE,
        (None, a, b) => u8::from(a < b),
    };
    damage::decide(rules, umpire, state, winner, How::Limit);
}
