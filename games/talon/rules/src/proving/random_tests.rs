//! What holds after every decision of battles thrown together at random.

use arrayvec::ArrayVec;
use engine::dice::SeededDice;
use engine::{Demand, Rules, Sealed, Seeded, Silent, Umpire};

use super::{Proving, hex};
use crate::rules::Talon;
use crate::ships::Terrain;
use crate::state::{Affair, Place, Question, State};

const BATTLES: u64 = 200;
const TERRAN: [&str; 6] = ["CA", "CV", "BB", "SQ", "BASE", "TR"];
const TALON: [&str; 3] = ["T-CA", "T-DD", "T-DN"];

/// Up to a dozen ships close together, facing anyhow, among terrain.
fn thrown_together(rng: &mut Seeded) -> Talon {
    let mut free: Vec<(i16, i16)> = (7..15).flat_map(|q| (0..8).map(move |r| (q, r))).collect();
    let mut draw = |rng: &mut Seeded| free.swap_remove(rng.below(free.len() as u32) as usize);
    let mut ships = Vec::new();
    let mut fleet = |rng: &mut Seeded, classes: &[&'static str], most: u32, first: Option<&'static str>| {
        for class in first.into_iter().map(Some).chain((0..=rng.below(most)).map(|_| None)) {
            let (q, r) = draw(rng);
            ships.push((class.unwrap_or_else(|| *rng.pick(classes)), q, r, i64::from(rng.below(6))));
        }
        if first.is_some() {
            ships.extend((0..rng.below(4)).map(|_| ("SQ", -1, 0, 0)));
        }
    };
    fleet(rng, &TERRAN, 5, Some("CV"));
    fleet(rng, &TALON, 6, None);
    let kinds = [Terrain::Nebula, Terrain::Asteroids, Terrain::Planet];
    let hexes: Vec<(i16, i16)> = (0..rng.below(8)).map(|_| draw(rng)).collect();
    let terrain: Vec<_> = hexes.into_iter().map(|(q, r)| (hex(q, r), *rng.pick(&kinds))).collect();
    Proving::on(&terrain, &ships, &[]).rules
}

/// What is wrong with a position between two decisions.
fn fault(rules: &Talon, state: &State) -> Option<&'static str> {
    let quiet = state.question == Question::None;
    if quiet && (state.affair != Affair::None || !state.blasts.is_empty()) {
        return Some("nothing is asked, and something is left half done");
    }
    for missile in &state.missiles {
        let target = &state.ships[usize::from(missile.target)];
        if !target.on_map() || target.at == missile.at || missile.hits == 0 {
            return Some("a missile flies that should have hit, or be gone");
        }
    }
    for (place, ship) in state.ships.iter().enumerate() {
        let card = &rules.cards[place];
        if ship.on_map() && usize::from(ship.hull) >= card.hull.len() {
            return Some("a ship without a hull box is on the map");
        }
        if ship.shields.iter().zip(card.shields).any(|(left, of)| *left > of) {
            return Some("a shield has grown");
        }
        if ship.place == Place::Aboard && !state.ships[usize::from(ship.carrier)].on_map() {
            return Some("a squadron is aboard a ship that is gone");
        }
        if rules.aboard(state, place).count() > usize::from(card.squadrons) {
            return Some("more squadrons are aboard than there is room for");
        }
    }
    None
}

#[test]
fn nothing_is_left_half_done_and_nothing_outlives_what_it_hangs_on() {
    for seed in 0..BATTLES {
        let mut rng = Seeded::new(seed);
        let rules = thrown_together(&mut rng);
        let mut state = rules.start();
        let mut umpire = Umpire::new(SeededDice::new(seed), Silent);
        while let Demand::Orders(seats) = rules.demand(&state) {
            let draw = |seat| Sealed::sample(&rules.space(&state, seat), seat, &mut rng);
            let orders: ArrayVec<_, 2> = seats.iter().map(draw).collect();
            rules.resolve(&mut umpire, &mut state, &orders);
            if let Some(fault) = fault(&rules, &state) {
                panic!("seed {seed}: {fault}: {}", rules.write_position(&state));
            }
        }
    }
}
