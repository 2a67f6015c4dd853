//! Draws by agreement in *Faster Than Light*: who offers one, and battles that end by it (FTL-7.2).

use captains::{Advice, Budget, Seen};
use engine::dice::NoDice;
use engine::{Demand, Rules, Sealed, Seat, Seeded, Silent, Space, Umpire};
use ftl::captain::captains_ftl;
use rules_ftl::{Ftl, Plot, State};

use super::set_ups::{captain, rules};

fn advise(rules: &Ftl, state: &State, seat: Seat, name: &str, seed: u64) -> Advice<Plot> {
    let view = rules.view(state, Some(seat));
    captain(name).advise(
        rules,
        &Seen::now(seat, &view),
        &mut Seeded::new(seed),
        &mut Budget::new(40, &mut || false),
    )
}

fn becalmed(hits: [u8; 2]) -> (Ftl, State) {
    let rules = rules("duel", &[("missiles", "0")]);
    let [own, enemy] = hits;
    let text = format!("turn 30 quiet 10; A 12,24 h90 hits {own}; B 36,24 h270 hits {enemy}");
    let state = rules.read_position(&text).expect("a quiet position");
    (rules, state)
}

#[test]
fn the_doctrine_takes_a_draw_unless_it_is_ahead_in_hits() {
    for (hits, takes) in [([0, 0], true), ([1, 1], true), ([2, 1], true), ([0, 1], false), ([1, 2], false)] {
        let (rules, state) = becalmed(hits);
        for seed in 0..20 {
            let advice = advise(&rules, &state, Seat(0), "doctrine", seed);
            assert_eq!(advice.order.is_draw(), takes, "{hits:?}, seed {seed}: {}", advice.order);
            assert!(advice.thought.iter().all(|thought| thought.order.is_draw() == takes), "{advice:?}");
        }
    }
}

#[test]
fn every_captain_writes_legal_orders_where_a_draw_may_be_offered() {
    for hits in [[0, 0], [2, 0], [0, 2]] {
        let (rules, state) = becalmed(hits);
        for captain in captains_ftl() {
            for seat in [Seat(0), Seat(1)] {
                let order = advise(&rules, &state, seat, captain.name(), 1).order;
                assert_eq!(rules.space(&state, seat).check(&order), Ok(()), "{}: {order}", captain.name());
            }
        }
    }
}

#[test]
fn two_doctrines_that_are_even_end_a_becalmed_battle_at_once() {
    let (rules, mut state) = becalmed([1, 1]);
    let plots = [Seat(0), Seat(1)].map(|seat| {
        let order = advise(&rules, &state, seat, "doctrine", 3).order;
        Sealed::check(&rules.space(&state, seat), seat, order).expect("legal")
    });
    rules.resolve(&mut Umpire::new(NoDice, Silent), &mut state, &plots);
    let Demand::Over(outcome) = rules.demand(&state) else { panic!("the battle goes on") };
    assert_eq!((outcome.winner, outcome.why.0), (None, "FTL-7.2"));
}
