//! Flags and calls: how a flag is chosen, called and shown, and which ships are known not to fly it (FC-2, FC-4).

use engine::dice::Dice;
use engine::{Audience, Log, Sealed, Seats, Side, Umpire};

use crate::clauses;
use crate::events::{Event, Why};
use crate::orders::Order;
use crate::rules::{FalseColours, REPAIR};
use crate::state::{Name, State};

/// Carries out the choice of the flagships (FC-2.1, FC-2.5).
pub(crate) fn choose_flags<D: Dice, L: Log<Event>>(
    rules: &FalseColours,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    orders: &[Sealed<Order>],
) {
    for sealed in orders {
        let Order::Flag(piece) = *sealed.order() else { continue };
        state.flags[usize::from(piece.side & 1)] = Some(piece.ship);
        if !rules.options.open {
            let owner = Audience::Only(Seats::only(sealed.seat()));
            umpire.tell(owner, clauses::FLAG, || Event::Flag { piece });
        }
    }
    state.turn = 1;
    if !rules.options.open {
        return umpire.tell(Audience::All, clauses::HIDDEN, || Event::Flags);
    }
    for flagship in [state.flagship(0), state.flagship(1)].into_iter().flatten() {
        show(umpire, state, flagship, Why::Open);
    }
}

/// Makes the calls of both sides (FC-4.1 to FC-4.3).
pub(crate) fn make<D: Dice, L: Log<Event>>(
    rules: &FalseColours,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    orders: &[Sealed<Order>],
) {
    for sealed in orders {
        let Order::Plot(plot) = sealed.order() else { continue };
        let (Some(target), side) = (plot.call(), rules.side_of(sealed.seat())) else { continue };
        state.called[usize::from(side)] += 1;
        let left = rules.calls_left(state, side);
        umpire.tell(Audience::All, clauses::CALL, || Event::Calls { side: Side(side), target, left });
        if state.flagship(target.side) == Some(target) {
            show(umpire, state, target, Why::Call);
        } else {
            clear(rules, umpire, state, target);
        }
    }
}

/// Shows a flag to all, and tells it if it was not known (FC-2.2).
pub(crate) fn show<D: Dice, L: Log<Event>>(
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    flagship: Name,
    why: Why,
) {
    let known = state.is_known(flagship.side);
    state.shown[usize::from(flagship.side & 1)] = true;
    if !known {
        umpire.tell(Audience::All, why.clause(), || Event::Shown { piece: flagship, why });
    }
}

/// Carries out a false call: the ship is cleared and repairs a point (FC-4.3).
fn clear<D: Dice, L: Log<Event>>(
    rules: &FalseColours,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    piece: Name,
) {
    let ship = state.ship_mut(piece);
    ship.cleared = true;
    let hull = rules.options.hull.min(ship.hull + REPAIR);
    let points = hull - ship.hull;
    ship.hull = hull;
    umpire.tell(Audience::All, clauses::FALSE_CALL, || Event::Cleared { piece, repaired: points, hull });
    tell_last(umpire, state, piece.side);
}

/// Tells which ship flies a side's flag if only one is left that may, right after another one was cleared or lost
/// (FC-2.4).
pub(crate) fn tell_last<D: Dice, L: Log<Event>>(umpire: &mut Umpire<D, L>, state: &State, side: u8) {
    let mut left = state.candidates(side);
    if let (false, Some(piece), None) = (state.shown[usize::from(side & 1)], left.next(), left.next()) {
        umpire.tell(Audience::All, clauses::CLEARED, || Event::Shown { piece, why: Why::Last });
    }
}
