//! Battles in an arena: captains play as in an opened battle, and the same seed gives the same end.

use captains::Budget;
use engine::record::DiceSource;
use engine::{Demand, Outcome, Seat};
use shelf::{Broken, Fought, Game, Opening, Timekeeper};

use crate::wing::Wing;

/// A captain's budget of a fixed number of steps for every order. It counts the orders.
struct Steps {
    nodes: u32,
    begun: u32,
    ended: u32,
}

impl Timekeeper for Steps {
    fn begin(&mut self, _: Seat) -> u32 {
        self.begun += 1;
        self.nodes
    }

    fn stop(&mut self) -> bool {
        false
    }

    fn end(&mut self, _: Seat) {
        self.ended += 1;
    }
}

/// Plays the same battle by text, order by order.
fn by_text(game: &dyn Game, scenario: &str, captains: &[&str], nodes: u32, seed: u64) -> (Outcome, u32, u32) {
    let opening = Opening { dice: DiceSource::Seed(seed), ..Opening::scenario(scenario) };
    let mut battle = game.open(&opening).expect("an opening that stands");
    let (mut turns, mut decisions) = (0, 0);
    loop {
        let seats = match battle.demand() {
            Demand::Over(outcome) => return (outcome, turns, decisions),
            Demand::Orders(seats) => seats,
        };
        turns = battle.turn();
        let advise = |seat: Seat| {
            let mut budget = Budget { nodes, stop: &mut || false, crew: None };
            let advice = battle.advise(seat, captains[seat.index()], seed, &mut budget);
            (seat, advice.expect("a seat that is asked").expect("a captain of the shelf").order)
        };
        let orders: Vec<(Seat, String)> = seats.iter().map(advise).collect();
        for (seat, order) in orders {
            battle.seal(seat, &order).expect("a captain's order is legal");
        }
        decisions += 1;
    }
}

/// Demands that a battle in the arena is the battle of its seed.
pub fn a_battle_in_the_arena_is_the_battle_of_its_seed(wing: &Wing) {
    let game = wing.game;
    let scenario = game.scenarios()[0].id;
    let names: Vec<&str> = game.captains().iter().map(|(name, _)| *name).take(3).collect();
    let arena = game.arena(&Opening::scenario(scenario)).expect("a sound scenario");
    assert_eq!(arena.seats(), 2);
    for (seed, pair) in [[names[0], names[1]], [names[1], names[0]], [names[1], names[2]]].iter().enumerate()
    {
        let mut steps = Steps { nodes: 3, begun: 0, ended: 0 };
        let Fought { outcome, turns, decisions } =
            arena.fight(pair, seed as u64, &mut steps).expect("a sound scenario");
        let text = by_text(game, scenario, pair, 3, seed as u64);
        assert_eq!((outcome, turns, decisions), text, "{} {scenario}, {pair:?}, seed {seed}", game.id());
        assert!(steps.begun >= decisions && steps.begun == steps.ended);
    }
}

/// Demands that the error for an unknown captain names it.
pub fn a_captain_that_is_not_there_is_named(wing: &Wing) {
    let arena = wing.game.arena(&Opening::scenario(wing.game.scenarios()[0].id)).expect("a sound scenario");
    let mut steps = Steps { nodes: 1, begun: 0, ended: 0 };
    let broken = arena.fight(&["random", "nobody"], 1, &mut steps).expect_err("there is none");
    assert_eq!(broken, Broken::NoCaptain(Seat(1), "nobody".to_owned()));
    assert_eq!(broken.to_string(), "seat 2: no captain is called \"nobody\"");
    assert!(wing.game.arena(&Opening::scenario("nowhere")).is_err());
}
