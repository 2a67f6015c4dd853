//! Speed by shape: a flat state of a known size, and turns that are played without an allocation.

use engine::dice::NoDice;
use engine::{Demand, Rules, Sealed, Seeded, Silent, Umpire};
use rules_ftl::{Piece, State};

use crate::setups::{NAMES, OPTIONS, rules};

/// Counts the bytes in addition to the pieces: ships left, the turn, quiet turns, and the number of pieces.
#[test]
fn a_state_is_sixteen_bytes_a_piece() {
    assert_eq!(size_of::<Piece>(), 16);
    assert_eq!(size_of::<State>(), 256 * 16 + 12);
}

#[test]
fn a_turn_without_listeners_allocates_nothing() {
    let mut turns = 0;
    for name in NAMES {
        for (option, change) in OPTIONS {
            let rules = rules(name, change);
            let (mut state, mut rng) = (rules.start(), Seeded::new(4));
            while let Demand::Orders(seats) = rules.demand(&state) {
                let draw = |seat| Sealed::sample(&rules.space(&state, seat), seat, &mut rng);
                let orders: Vec<_> = seats.iter().map(draw).collect();
                let spent = allocation_counter::measure(|| {
                    rules.resolve(&mut Umpire::new(NoDice, Silent), &mut state, &orders);
                });
                assert_eq!(spent.count_total, 0, "{name}, {option}: {}", rules.write_position(&state));
                turns += 1;
            }
        }
    }
    assert!(turns > 500, "{turns} turns are too few to say so");
    let rules = rules("duel", |_| {});
    let told = allocation_counter::measure(|| drop(rules.write_position(&rules.start())));
    assert!(told.count_total > 0, "the counter counts");
}
