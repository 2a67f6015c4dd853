//! Law 16 for captains: facts hidden by a marker change no captain's order.

use engine::Seat;
use full_thrust::FullThrustGame;
use proving::hidden::alike;

use crate::WING;

#[test]
fn what_a_view_hides_changes_no_captains_order() {
    let mut compared = 0;
    for seed in 0..16 {
        for seat in [Seat(0), Seat(1)] {
            compared += alike::<FullThrustGame>(WING.game, "hide-and-seek", seat, seed);
        }
    }
    assert!(compared >= 4, "{compared} comparisons");
}
