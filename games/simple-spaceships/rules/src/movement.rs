//! Movement: dice spent, legs flown, facings changed, and the edge (SS-3.1 to SS-3.5).

use engine::dice::Dice;
use engine::{Audience, Log, Umpire};
use table::{Edge, Point, Vector};

use crate::clauses;
use crate::damage;
use crate::edge::{Stands, stands};
use crate::events::Event;
use crate::front::overlaps;
use crate::orders::Way;
use crate::rules::SimpleSpaceships;
use crate::state::{Die, How, PanelBox, Place, State};

/// Spends a Movement die of the active ship, to be flown now (SS-3.1).
#[inline]
pub(crate) fn spend<D: Dice, L: Log<Event>>(
    rules: &SimpleSpaceships,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
) {
    let place = usize::from(state.active);
    let panel = &mut state.ships[place].panel;
    panel[PanelBox::Movement] -= 1;
    panel[PanelBox::Reserve] += 1;
    let left = panel[PanelBox::Movement];
    state.die = Die { open: true, turned: false, flown: 0 };
    umpire.tell(Audience::All, clauses::SPENDING, || Event::Spent { ship: rules.name(place), left });
}

/// Changes the active ship's facing by one side (SS-3.3).
#[inline]
pub(crate) fn turn<D: Dice, L: Log<Event>>(
    rules: &SimpleSpaceships,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    way: Way,
) {
    let place = usize::from(state.active);
    let ship = &mut state.ships[place];
    ship.heading = way.turned(ship.heading);
    state.die.turned = true;
    let heading = ship.heading;
    umpire.tell(Audience::All, clauses::STEPS, || Event::Turned { ship: rules.name(place), way, heading });
}

/// Flies the active ship straight ahead (SS-3.2), and over the edge as the option has it (SS-3.5).
#[inline]
pub(crate) fn fly<D: Dice, L: Log<Event>>(
    rules: &SimpleSpaceships,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    halves: u8,
) {
    let place = usize::from(state.active);
    let ship = state.ships[place];
    let step = rules.leg(ship.heading, halves);
    let to = ship.at + step;
    state.die.flown += halves;
    let name = rules.name(place);
    umpire.tell(Audience::All, clauses::MOVEMENT_DIE, || Event::Flown {
        ship: name,
        halves,
        from: ship.at,
        to,
    });
    if rules.run.is_none() && rules.area.holds(to) {
        state.ships[place].at = to;
    } else if !end_leg(rules, umpire, state, place, halves) {
        return;
    }
    let at = state.ships[place].at;
    if L::HEARS {
        for (other, ship) in state.ships.iter().enumerate() {
            if other != place && ship.on_table() && overlaps(ship.at - at) {
                umpire.tell(Audience::All, clauses::NO_COLLISIONS, || Event::Overlaps {
                    ship: name,
                    other: rules.name(other),
                });
            }
        }
    }
}

/// Ends a leg that may lead off the table or to the far edge: the ship stands where the option `edge` has it. Returns
/// `false` if it has crossed the far edge or left (SS-3.5, SS-5.1).
#[inline(never)]
fn end_leg<D: Dice, L: Log<Event>>(
    rules: &SimpleSpaceships,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    place: usize,
    halves: u8,
) -> bool {
    let (ship, name) = (state.ships[place], rules.name(place));
    let step = rules.leg(ship.heading, halves);
    let to = ship.at + step;
    if crosses(rules, rules.side_of(place), ship.at, step) {
        state.ships[place].at = to;
        damage::decide(rules, umpire, state, rules.side_of(place), How::Crossed);
        return false;
    }
    let (at, kept) = match stands(rules, ship.at, ship.heading, halves) {
        Stands::Flown(at) => (at, None),
        Stands::Stopped(at) => (at, Some(false)),
        Stands::Wrapped(at) => (at, Some(true)),
        Stands::Left => {
            umpire.tell(Audience::All, clauses::EDGE, || Event::Left { ship: name, at: to });
            state.end_activation();
            damage::remove(rules, umpire, state, place, Place::Left);
            return false;
        }
    };
    if let Some(wrapped) = kept {
        umpire.tell(Audience::All, clauses::EDGE, || Event::Edge { ship: name, at, wrapped });
    }
    state.ships[place].at = at;
    true
}

/// Returns `true` if a leg brings a ship of the running side to the far edge, before any other edge (SS-5.1).
#[inline]
pub(crate) fn crosses(rules: &SimpleSpaceships, side: u8, from: Point, step: Vector) -> bool {
    rules.run == Some(side)
        && match rules.area.left_by(from, step) {
            Some(edge) => edge == Edge::Top,
            None => (from + step).y == rules.area.height.in_thousandths(),
        }
}
