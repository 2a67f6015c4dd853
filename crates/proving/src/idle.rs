//! The word `idle`, which the terminal offers in every game.

use captains::Budget;
use engine::Demand;
use shelf::Opening;

use crate::wing::Wing;

/// Decisions of each battle in which the word is typed.
const DECISIONS: usize = 60;

/// Demands that the word `idle` is accepted at each decision of a random battle.
pub fn at_each_decision_of_a_random_battle_the_word_idle_is_taken(wing: &Wing) {
    let game = wing.game;
    for (number, scenario) in game.scenarios().iter().enumerate() {
        let mut battle = game.open(&Opening::scenario(scenario.id)).unwrap_or_else(|f| panic!("{f:?}"));
        let mut read = 0;
        while read < DECISIONS {
            let Demand::Orders(seats) = battle.demand() else { break };
            for seat in seats {
                let idle = battle.read(seat, "idle").expect("the seat is asked");
                let at = format!("{} {}: {}", game.id(), scenario.id, battle.ask(Some(seat)));
                assert!(idle.refused.is_empty() && idle.ignored.is_empty(), "{at}: {idle:?}");
                read += 1;
                let mut budget = Budget { nodes: 1, stop: &mut || false, crew: None };
                let seed = (number * 1000 + read) as u64;
                let advice = battle.advise(seat, "random", seed, &mut budget).expect("the seat is asked");
                let order = advice.expect("a captain of every game").order;
                battle.seal(seat, &order).expect("an order of the space");
            }
        }
        assert!(read > 0, "{} {}", game.id(), scenario.id);
    }
}
