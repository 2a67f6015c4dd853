//! The order of play: first both choose their flagships; then turn by turn calls, movement, fire and the end of the turn.

use engine::dice::Dice;
use engine::{Audience, Log, Sealed, Side, Umpire};

use crate::calls;
use crate::clauses;
use crate::ending;
use crate::events::Event;
use crate::fire;
use crate::movement;
use crate::orders::{Course, Order, Stance};
use crate::rules::FalseColours;
use crate::state::State;

/// Carries out one decision: the choice of the flagships, or a turn (FC-2.1, FC-3.1).
pub(crate) fn resolve<D: Dice, L: Log<Event>>(
    rules: &FalseColours,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    orders: &[Sealed<Order>],
) {
    if state.chooses_flags() {
        return calls::choose_flags(rules, umpire, state, orders);
    }
    tell_silent(rules, umpire, orders);
    calls::make(rules, umpire, state, orders);
    movement::sail(umpire, state, orders);
    let hits = fire::fire(umpire, state, orders);
    ending::end(rules, umpire, state, hits);
}

/// Tells which sides have ordered nothing (FC-3.5).
fn tell_silent<D: Dice, L: Log<Event>>(
    rules: &FalseColours,
    umpire: &mut Umpire<D, L>,
    orders: &[Sealed<Order>],
) {
    for sealed in orders {
        let Order::Plot(plot) = sealed.order() else { continue };
        let rests =
            plot.parts().iter().all(|part| part.course == Course::default() && part.stance == Stance::Hold);
        if rests && plot.call().is_none() {
            let side = Side(rules.side_of(sealed.seat()));
            umpire.tell(Audience::All, clauses::SILENT, || Event::Silent { side });
        }
    }
}
