//! A turn of a plain duel with random orders that are not written: the lab's random battles consist of these turns.

use engine::dice::Dice;
use engine::{Seeded, Silent, Umpire};

use crate::movement::Left;
use crate::orders::Plot;
use crate::play::Play;
use crate::rules::FullThrust;
use crate::state::{Phase, Place, State};

/// Plays out a turn of a plain duel in one step, without writing the orders. Both ships must be on the table and have
/// all their systems. The draws, the dice and the result are the same as with written orders. Returns `false` if this
/// is not such a turn; then nothing has been done.
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
    let on_table = one.place == Place::Table && other.place == Place::Table;
    if !on_table || (one.lost | other.lost) != 0 {
        return false;
    }
    Play::new(rules, umpire, state).plain_duel(rng);
    true
}

impl<D: Dice> Play<'_, D, Silent> {
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "the way of every playout")]
    fn plain_duel(&mut self, rng: &mut Seeded) {
        let mut left = Left::new();
        for place in 0..2 {
            let ship = &self.state.ships[place];
            let (turn, thrust) = self.rules.draw_move(self.rules.thrust(ship), ship.velocity, rng);
            self.move_ship(place, &Plot { turn, thrust, ..Plot::default() }, &mut left);
        }
        if left.is_empty() {
            self.engage();
        } else {
            self.all_leave(&left);
        }
        self.end_plain_turn();
    }
}
