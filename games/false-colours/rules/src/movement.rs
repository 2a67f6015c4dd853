//! Movement: all ships at once, each a turn and then hexes ahead (FC-5.1).

use engine::dice::Dice;
use engine::{Audience, Log, Sealed, Umpire};
use table::{Facing, Hex};

use crate::clauses;
use crate::events::Event;
use crate::orders::{Course, Order, Stance, Turn};
use crate::rules::{AHEAD, FalseColours};
use crate::state::State;

impl FalseColours {
    /// Returns the most hexes that a ship may go ahead after a turn without leaving the map (FC-1.4, FC-3.2).
    #[inline]
    pub fn room(&self, at: Hex, facing: Facing, turn: Turn) -> u8 {
        let stays = |ahead: &u8| self.map.holds(Course { turn, ahead: *ahead }.end(at, facing).0);
        (1..=AHEAD).take_while(stays).last().unwrap_or(0)
    }
}

/// Moves all ships as ordered, and tells which of them evade (FC-5.1, FC-3.3).
pub(crate) fn sail<D: Dice, L: Log<Event>>(
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    orders: &[Sealed<Order>],
) {
    for sealed in orders {
        let Order::Plot(plot) = sealed.order() else { continue };
        for part in plot.parts() {
            let ship = state.ship_mut(part.ship);
            let from = ship.at;
            (ship.at, ship.facing) = part.course.end(ship.at, ship.facing);
            let (piece, to, facing, course) = (part.ship, ship.at, ship.facing, part.course);
            if course != Course::default() {
                umpire.tell(Audience::All, clauses::MOVEMENT, || Event::Moved {
                    piece,
                    course,
                    from,
                    to,
                    facing,
                });
            }
            if part.stance == Stance::Evade {
                umpire.tell(Audience::All, clauses::STANCE, || Event::Evades { piece });
            }
        }
    }
}
