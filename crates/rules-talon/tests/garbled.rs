//! Positions and orders garbled word by word: whatever is read can be written, read again and played to its end.

use engine::dice::SeededDice;
use engine::{Demand, Rules, Sealed, Seat, Seeded, Silent, Space, Umpire};
use rules_talon::{Order, Post, Setup, ShipAt, State, Talon, Terrain};
use table::{Hex, HexMap};

use crate::setups::{rules, setup};

const WORDS: &[&str] = &[
    "0",
    "1",
    "2",
    "3",
    "6",
    "7",
    "12",
    "40",
    "255",
    "256",
    "65536",
    "-1",
    "−1",
    "8,2",
    "0,0",
    "-3,5",
    "1.5,2",
    "3.0",
    "x",
    "CA-1",
    "T-CA-1",
    "T-DD-1",
    "SQ-1",
    "SQ-2",
    "CV-1",
    "BASE-1",
    "M1",
    "M2",
    "M0",
    "M01",
    "Ä1",
    "é",
    "on",
    "aboard",
    "map",
    "left",
    "right",
    "straight",
    "slip-left",
    "slip-right",
    "afterburner",
    "launch",
    "land",
    "to",
    "fires",
    "at",
    "speed",
    "retreat",
    "off",
    "done",
    "idle",
    "first",
    "shield",
    "front",
    "rear",
    "charge",
    "reinforce",
    "slip",
    "through",
    "battery",
    "change",
    "defend",
    "redirect",
    "power",
    "round",
    "impulse",
    "A",
    "F",
    "step",
    "move",
    "fire",
    "speeds",
    "over",
    "hull",
    "count",
    "facing",
    "lost",
    "destroyed",
    "retreated",
    "shields",
    "down",
    "helm",
    "0/0/0/0",
    "1+1",
    ":",
    ",",
    ";",
    "+",
    "/",
];

/// A text with some of its words left out, doubled, swapped or replaced.
fn garbled(text: &str, rng: &mut Seeded) -> String {
    let spaced = text.replace(';', " ;").replace(',', " ,").replace(':', " :");
    let glued = rng.chance(1, 2);
    let mut words: Vec<&str> = if glued { text.split(' ').collect() } else { spaced.split(' ').collect() };
    for _ in 0..=rng.below(2) {
        let (at, other) = (rng.below(words.len() as u32) as usize, rng.below(words.len() as u32) as usize);
        match rng.below(6) {
            0 if words.len() > 1 => drop(words.remove(at)),
            1 => words.insert(at, words[other]),
            2 => words.swap(at, other),
            _ => words[at] = *rng.pick::<&str>(WORDS),
        }
    }
    words.join(" ").replace(" ;", ";").replace(" ,", ",").replace(" :", ":")
}

/// Everything there is, close together: a carrier with squadrons, a base, missiles, terrain.
fn crowd() -> Setup {
    let ships = &[
        (0, "CA", (4, 3), 0),
        (0, "CV", (5, 3), 1),
        (0, "BASE", (3, 4), 2),
        (1, "T-CA", (6, 5), 3),
        (1, "T-DD", (4, 6), 3),
        (1, "T-DN", (5, 6), 4),
    ];
    let mut crowd = setup(ships, &[("turn-limit", "4")]);
    let squadron =
        |carrier| ShipAt { side: 0, class: "SQ".into(), name: String::new(), post: Post::Aboard(carrier) };
    for (place, carrier) in [(3, 1), (4, 1), (5, 2)] {
        crowd.ships.insert(place, squadron(carrier));
    }
    crowd.map = HexMap { columns: 10, rows: 10 };
    crowd.terrain = [(5, 4, Terrain::Asteroids), (4, 4, Terrain::Nebula), (6, 3, Terrain::Planet)]
        .map(|(q, r, terrain)| (Hex { q, r }, terrain))
        .to_vec();
    crowd
}

fn plays_to_its_end(rules: &Talon, mut state: State, rng: &mut Seeded) {
    let mut umpire = Umpire::new(SeededDice::new(rng.bits()), Silent);
    let mut decisions = 0;
    while let Demand::Orders(seats) = rules.demand(&state) {
        let mut orders = Vec::new();
        for seat in seats.iter() {
            let space = rules.space(&state, seat);
            let idle = space.idle();
            assert!(space.check(&idle).is_ok(), "{idle}: {}", rules.write_position(&state));
            orders.push(Sealed::sample(&space, seat, rng));
        }
        rules.resolve(&mut umpire, &mut state, &orders);
        decisions += 1;
        assert!(decisions < 20_000, "{}", rules.write_position(&state));
    }
}

/// Reads a garbled order: what stands is legal, and every refusal names its clause.
fn hold_order(rules: &Talon, state: &State, seat: Seat, text: &str) -> bool {
    let reading = rules.read(state, seat, text);
    let space = rules.space(state, seat);
    assert!(space.check(&reading.order).is_ok(), "{text} is read as {}", reading.order);
    for refusal in &reading.refused {
        assert!(refusal.clause.0.starts_with("TAL-") && !refusal.reason.is_empty(), "{text}: {refusal}");
    }
    let Ok(order) = text.parse::<Order>() else {
        assert!(!reading.refused.is_empty(), "{text} is no order, and stands as {}", reading.order);
        return false;
    };
    assert_eq!(order.to_string().parse::<Order>(), Ok(order), "{text}");
    let _ = rules.space(state, Seat(1 - seat.0)).check(&order);
    space.check(&order).is_ok()
}

#[test]
fn garbled_positions_are_refused_or_played_and_garbled_orders_refused_or_legal() {
    let mut rng = Seeded::new(17);
    let (mut stood, mut read, mut refused) = (0, 0, 0);
    let rules = rules(&crowd());
    for seed in 0..60 {
        let mut umpire = Umpire::new(SeededDice::new(seed), Silent);
        let mut state = rules.start();
        while let Demand::Orders(seats) = rules.demand(&state) {
            let mut orders = Vec::new();
            for seat in seats.iter() {
                let order = Sealed::sample(&rules.space(&state, seat), seat, &mut rng);
                for _ in 0..3 {
                    let text = garbled(&order.order().to_string(), &mut rng);
                    let stands = hold_order(&rules, &state, seat, &text);
                    *if stands { &mut read } else { &mut refused } += 1;
                }
                orders.push(order);
            }
            let text = garbled(&rules.write_position(&state), &mut rng);
            if let Ok(other) = rules.read_position(&text) {
                let again = rules.write_position(&other);
                assert_eq!(rules.read_position(&again).as_ref(), Ok(&other), "{text}\n{again}");
                stood += 1;
                if stood % 8 == 0 {
                    plays_to_its_end(&rules, other, &mut rng);
                }
            }
            rules.resolve(&mut umpire, &mut state, &orders);
        }
    }
    assert!(
        stood > 30 && read > 100 && refused > 1_000,
        "{stood} positions, {read} orders, {refused} refusals"
    );
}

#[test]
fn rubbish_is_refused_with_a_clause() {
    let rules = rules(&crowd());
    let state = rules.start();
    let mut rng = Seeded::new(5);
    for _ in 0..4_000 {
        let words: Vec<&str> = (0..=rng.below(7)).map(|_| *rng.pick(WORDS)).collect();
        for between in [" ", ""] {
            let text = words.join(between);
            for seat in [0, 1] {
                hold_order(&rules, &state, Seat(seat), &text);
            }
            let _ = rules.read_position(&text);
        }
    }
}
