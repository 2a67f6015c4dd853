//! A turn of a plain duel with random orders that are not written: the lab's random battles consist of these turns.

use engine::dice::Dice;
use engine::{Seeded, Silent, Umpire};

use crate::movement::Left;
use crate::orders::Plot;
use crate::play::Play;
use crate::plots;
use crate::rules::FullThrust;
use crate::seat::OrderSpace;
use crate::state::{Phase, Place, Ship, State};

/// Plays out a turn of a plain duel in one step, without writing the orders. Both ships must be in play and have all
/// their systems. The draws, the dice and the result are the same as with written orders. Returns `false` if this is not
/// such a turn; then nothing has been done.
#[inline]
pub(crate) fn play<D: Dice>(
    rules: &FullThrust,
    umpire: &mut Umpire<D, Silent>,
    state: &mut State,
    rng: &mut Seeded,
) -> bool {
    if !rules.plain_duel || state.phase != Phase::Orders {
        return false;
    }
    let [one, other] = state.ships.as_slice() else { return false };
    if !one.in_play() || !other.in_play() || (one.lost | other.lost) != 0 || is_noted(one) || is_noted(other)
    {
        return false;
    }
    Play::new(rules, umpire, state).plain_duel(rng);
    true
}

/// Returns `true` if a ship has notes of an earlier phase, as few positions have: the end of the turn would clear them.
#[inline]
const fn is_noted(ship: &Ship) -> bool {
    ship.lines[0] | ship.lines[1] != 0 || ship.done
}

impl<D: Dice> Play<'_, D, Silent> {
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "the way of every playout")]
    fn plain_duel(&mut self, rng: &mut Seeded) {
        let mut left = Left::new();
        for place in 0..2 {
            let ship = &self.state.ships[place];
            if ship.place == Place::Table {
                let (turn, thrust) = self.rules.draw_move(self.rules.thrust(ship), ship.velocity, rng);
                self.move_ship(place, &Plot { turn, thrust, ..Plot::default() }, &mut left);
            } else if self.state.turn >= ship.back {
                self.come_back(place, rng, &mut left);
            }
        }
        if !left.is_empty() {
            self.all_leave(&left);
        } else if self.engage() {
            self.take_plain_effect();
        }
        self.next_turn();
    }

    /// Draws the entry of a ship that may come back, or none, and carries it out.
    #[inline(never)]
    fn come_back(&mut self, place: usize, rng: &mut Seeded, left: &mut Left) {
        let orders = OrderSpace { rules: self.rules, state: self.state, side: place };
        let plot = plots::draw(&orders, place, rng);
        if plot.enter > 0 && self.enters(place, &plot) {
            self.move_ship(place, &plot, left);
        }
    }
}
