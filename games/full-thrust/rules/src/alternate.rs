//! Alternate fire: a ship of each side in turn, each taking effect at once (FT-4.2).

use arrayvec::ArrayVec;
use engine::dice::Dice;
use engine::{Log, Sealed, Side};

use crate::clauses;
use crate::events::Event;
use crate::orders::Order;
use crate::play::{NeedleHits, Play, parts_of, streams};
use crate::rules::FullThrust;
use crate::ships::ARMS;
use crate::state::{Place, Shot, State};
use crate::volleys;

/// Returns the side with more ships on the table, hidden ones included and dummies not; `None` if they are equal.
pub(crate) fn more_ships(rules: &FullThrust, state: &State) -> Option<u8> {
    let counts = [0, 1].map(|side| {
        let ships = &state.ships[rules.fleet(side)];
        ships.iter().filter(|s| s.place == Place::Table && !rules.is_dummy(s)).count()
    });
    match counts[0].cmp(&counts[1]) {
        std::cmp::Ordering::Greater => Some(0),
        std::cmp::Ordering::Less => Some(1),
        std::cmp::Ordering::Equal => None,
    }
}

/// Returns `true` if a side has a ship that has not fired yet and bears on an enemy.
pub(crate) fn can_fire(rules: &FullThrust, state: &State, side: u8) -> bool {
    let may = |i: usize| !state.ships[i].done && volleys::may_fire(rules, state, i);
    rules.fleet(usize::from(side)).any(may)
}

impl<D: Dice, L: Log<Event>> Play<'_, D, L> {
    /// Rolls a die for the first slot between equal fleets: on 1 to 3 the first side has it.
    pub(crate) fn first_by_die(&mut self) -> u8 {
        self.stream(streams::FIRST);
        let face = self.roll(clauses::ALTERNATE);
        let side = u8::from(face > 3);
        self.tell(clauses::ALTERNATE, || Event::First { side: Side(side), face });
        side
    }

    /// Fires all shots of one ship, or notes that the side passes.
    pub(crate) fn slot_fire(&mut self, orders: &[Sealed<Order>], hits: &mut NeedleHits) {
        let mut shots: ArrayVec<Shot, ARMS> = ArrayVec::new();
        for (_, part) in parts_of(orders) {
            let shot = volleys::shot(self.rules, self.state, part).ok();
            shots.extend(shot.into_iter().take(shots.remaining_capacity()));
        }
        let Some(first) = shots.first() else {
            self.state.passes += 1;
            let side = Side(self.state.slot);
            self.tell(clauses::ALTERNATE, || Event::Passes { side });
            return;
        };
        self.state.passes = 0;
        self.state.ships[usize::from(first.ship)].done = true;
        self.tell_declared(&shots);
        self.fire_all(&shots, hits);
    }
}
