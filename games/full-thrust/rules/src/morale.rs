//! Morale: fleets that have lost half their ships may break off; they then make for their own edge (FT-4.14).

use engine::dice::Dice;
use engine::{Log, Side};

use crate::clauses;
use crate::events::Event;
use crate::movement;
use crate::play::Play;
use crate::rules::FullThrust;
use crate::state::{Place, State};

/// Returns `true` if the side's fleet has broken off and the ship is on the table: it is then bound.
pub(crate) fn binds(state: &State, side: usize, place: usize) -> bool {
    state.tallies[side].broken && state.ships[place].place == Place::Table
}

/// Returns `true` if a move brings a ship nearer to the line of its side's set-up edge.
fn nearer(rules: &FullThrust, state: &State, place: usize, (turn, thrust): (i8, i8)) -> bool {
    let ship = &state.ships[place];
    let edge = rules.edges[rules.side_of(place)];
    let end = movement::path(rules, ship, turn, thrust).end;
    edge.distance(&rules.area, end) < edge.distance(&rules.area, ship.at)
}

/// Returns `true` if a ship has any move that brings it nearer to its edge.
pub(crate) fn any_nearer(rules: &FullThrust, state: &State, place: usize) -> bool {
    let ship = &state.ships[place];
    rules.moves(rules.thrust(ship), ship.velocity).iter().any(|m| nearer(rules, state, place, *m))
}

/// Returns `true` if a bound ship may make a move: one that brings it nearer to its edge, or none at all.
pub(crate) fn allows(rules: &FullThrust, state: &State, place: usize, way: (i8, i8)) -> bool {
    way == (0, 0) || nearer(rules, state, place, way)
}

impl<D: Dice, L: Log<Event>> Play<'_, D, L> {
    /// Rolls a die for every ship lost, from the loss that reaches half of the fleet on. With the option `flagship`, an
    /// earlier loss of the flagship is tested too.
    pub(crate) fn morale(&mut self, flagship: bool) {
        for side in 0..2 {
            let real = |i: &usize| !self.rules.is_dummy(&self.state.ships[*i]);
            let fleet = self.rules.fleet(side).filter(real).count();
            let left = |i: usize| matches!(self.state.ships[i].place, Place::Table | Place::Away);
            let any_left = self.rules.fleet(side).filter(real).any(left);
            let tally = self.state.tallies[side];
            self.state.tallies[side].tested = tally.lost;
            for loss in tally.tested + 1..=tally.lost {
                let tally = self.state.tallies[side];
                if tally.broken || !any_left {
                    break;
                }
                if 2 * usize::from(loss) >= fleet {
                    let needs = if tally.needed == 0 { 6 } else { tally.needed };
                    self.state.tallies[side].needed = (needs - 1).max(1);
                    self.test(side, needs);
                } else if flagship && tally.flagship_at == loss {
                    self.test(side, 6);
                }
            }
        }
    }

    fn test(&mut self, side: usize, needs: u8) {
        let face = self.roll(clauses::MORALE);
        self.state.tallies[side].broken |= face >= needs;
        self.tell(clauses::MORALE, || Event::Morale { side: Side(side as u8), needs, face });
    }
}
