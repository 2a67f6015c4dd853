//! Set-ups and battles that the tests share.

use captains::{Budget, Captain, Seen};
use engine::dice::NoDice;
use engine::{Demand, Outcome, Rules, Sealed, Seat, Seeded, Silent, Umpire};
use ftl::captain::captains_ftl;
use rules_ftl::{Ftl, Options, Setup, Ship, State};
use table::{Area, Point};

/// Starting places of the ships of a scenario: side, x, y, degrees.
type Places = &'static [(u8, i32, i32, i32)];

/// A scenario: its id on the shelf, the width of its table in inches, its ships and its missiles.
type Scenario = (&'static str, i32, Places, u8);

/// Every scenario; a test (`copies`) compares them with the files of the shelf.
pub const SCENARIOS: [Scenario; 9] = [
    ("duel-sharp", 48, &[(0, 12, 22, 90), (1, 36, 26, 270)], 10),
    ("crossing-courses-sharp", 48, &[(0, 24, 6, 0), (1, 42, 24, 270)], 10),
    ("close-quarters-sharp", 48, &[(0, 18, 20, 90), (1, 30, 28, 270)], 3),
    ("fleet-sharp", 60, FLEET, 5),
    ("duel", 48, &[(0, 12, 24, 90), (1, 36, 24, 270)], 10),
    ("crossing-courses", 48, &[(0, 24, 6, 0), (1, 42, 24, 270)], 10),
    ("close-quarters", 48, &[(0, 18, 24, 90), (1, 30, 24, 270)], 3),
    ("perft", 48, &[(0, 6, 24, 90), (1, 42, 24, 270)], 10),
    ("fleet", 60, FLEET, 5),
];

/// Ships of the fleets.
const FLEET: Places = &[
    (0, 12, 14, 90),
    (0, 10, 24, 90),
    (0, 12, 34, 90),
    (1, 48, 14, 270),
    (1, 50, 24, 270),
    (1, 48, 34, 270),
];

/// Options of the sharp scenarios.
const SHARP: &[(&str, &str)] =
    &[("idle-is-marked", "on"), ("ram", "hit"), ("turn-limit", "20"), ("at-limit", "hits")];

/// Sets of options that captains must cope with.
const OPTIONS: [&[(&str, &str)]; 7] = [
    &[],
    &[("sprints", "by-side")],
    &[("idle-is-marked", "on")],
    &[("missiles", "0")],
    &[("missiles", "1"), ("turn-limit", "8")],
    &[("idle-is-marked", "on"), ("ram", "hit"), ("turn-limit", "9"), ("at-limit", "hits")],
    &[("ship-radius", "2"), ("missile-radius", "0.5"), ("sprints", "by-side"), ("idle-is-marked", "on")],
];

/// Returns the rules of a scenario with options.
pub fn rules(scenario: &str, chosen: &[(&str, &str)]) -> Ftl {
    let (_, width, places, missiles) =
        SCENARIOS.iter().find(|(name, ..)| *name == scenario).expect("a scenario");
    let ship = |(side, x, y, degrees): &(u8, i32, i32, i32)| Ship {
        side: *side,
        at: Point::inches(*x, *y),
        degrees: *degrees,
    };
    let mut options = Options { missiles: *missiles, ..Options::default() };
    let own = if scenario.ends_with("-sharp") { SHARP } else { &[] };
    for (key, value) in own.iter().chain(chosen) {
        options.set(key, value).expect("an option");
    }
    let ships = places.iter().map(ship).collect();
    Ftl::new(&Setup { area: Area::inches(*width, 48), ships, options }).expect("a sound set-up")
}

/// Returns every scenario under every set of options, by name.
pub fn all() -> Vec<(String, Ftl)> {
    let with = |(scenario, ..): &Scenario| {
        OPTIONS.map(|options| (format!("{scenario} {options:?}"), rules(scenario, options)))
    };
    SCENARIOS.iter().flat_map(with).collect()
}

/// Returns a captain of the shelf by name.
pub fn captain(name: &str) -> &'static dyn Captain<Ftl> {
    *captains_ftl().iter().find(|captain| captain.name() == name).expect("a captain of the shelf")
}

/// Plays a turn: each seat writes what its captain advises, and the order is checked.
pub fn play(
    rules: &Ftl,
    state: &mut State,
    captains: [&dyn Captain<Ftl>; 2],
    nodes: u32,
    rngs: &mut [Seeded; 2],
) {
    let orders: Vec<_> = [Seat(0), Seat(1)]
        .into_iter()
        .map(|seat| {
            let view = rules.view(state, Some(seat));
            let mut budget = Budget { nodes, stop: &mut || false, crew: None };
            let captain = captains[seat.index()];
            let advice = captain.advise(rules, &Seen::now(seat, &view), &mut rngs[seat.index()], &mut budget);
            Sealed::check(&rules.space(state, seat), seat, advice.order).expect("a legal order")
        })
        .collect();
    rules.resolve(&mut Umpire::new(NoDice, Silent), state, &orders);
}

/// Returns the outcome of a battle between two captains, and its number of turns.
pub fn battle(rules: &Ftl, names: [&str; 2], nodes: u32, seed: u64) -> (Outcome, u32) {
    let captains = names.map(captain);
    let mut rngs = [0, 1].map(|seat| Seeded::keyed(seed, seat, 0));
    let mut state = rules.start();
    loop {
        if let Demand::Over(outcome) = rules.demand(&state) {
            return (outcome, rules.turn(&state) - 1);
        }
        play(rules, &mut state, captains, nodes, &mut rngs);
    }
}
