//! Positions and orders garbled word by word: whatever is read can be written, read again and played to its end.

use engine::dice::SeededDice;
use engine::{Demand, Rules, Sealed, Seat, Seeded, Silent, Space, Umpire};
use rules_black_skies::{BlackSkies, Order, State};

use crate::setups::{Played, rocky, small};

const WORDS: &[&str] = &[
    "0",
    "1",
    "2",
    "3",
    "6",
    "12",
    "13",
    "40",
    "60",
    "255",
    "256",
    "-1",
    "−1",
    "24,20",
    "0,0",
    "-3,5",
    "1.0005,2",
    "x",
    "AE1",
    "AE2",
    "BE1",
    "A1",
    "A4",
    "B1",
    "B2",
    "E1",
    "E2",
    "C1",
    "Ä1",
    "é",
    "pass",
    "known",
    "deck",
    "hull",
    "speed",
    "facing",
    "retrograde",
    "penalty",
    "last",
    "spent",
    "missile1",
    "tail1",
    "laser1+laser1",
    "failed",
    "done",
    "left",
    "destroyed",
    "waiting",
    "choice",
    "phase",
    "toss",
    "deploy",
    "decks",
    "option",
    "check",
    "fire",
    "next",
    "over",
    "Steady",
    "Break",
    "Left-first",
    "Only",
    "Straight",
    "Snake",
    "Bootlegger",
    "Hard-Left",
    "Accelerate-2",
    "fly",
    "skip",
    "hold",
    ",",
    ";",
    "+",
];

/// A text with some of its words left out, doubled, swapped or replaced.
fn garbled(text: &str, rng: &mut Seeded) -> String {
    let spaced = text.replace(';', " ;").replace(',', " ,");
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
    words.join(" ").replace(" ;", ";").replace(" ,", ",")
}

fn plays_to_its_end(rules: &BlackSkies, mut state: State, rng: &mut Seeded) {
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
        assert!(decisions < 5_000, "{}", rules.write_position(&state));
    }
}

#[test]
fn garbled_positions_are_refused_or_played_and_garbled_orders_refused_or_legal() {
    let elements: &[(u8, &str, &[u8])] =
        &[(0, "ace", &[1, 1]), (0, "bomber", &[1, 2]), (1, "ace", &[1, 1]), (1, "lancer", &[1])];
    let mut rng = Seeded::new(17);
    let (mut stood, mut read) = (0, 0);
    for rules in [rocky(elements, &[("turn-limit", "6")]), small(elements, &[("turn-limit", "6")])] {
        for seed in 0..150 {
            let mut umpire = Umpire::new(SeededDice::new(seed), Silent);
            let mut state = rules.start();
            while let Demand::Orders(seats) = rules.demand(&state) {
                let mut orders = Vec::new();
                for seat in seats.iter() {
                    let order = Sealed::sample(&rules.space(&state, seat), seat, &mut rng);
                    let text = garbled(&order.order().to_string(), &mut rng);
                    let reading = rules.read(&state, seat, &text);
                    let space = rules.space(&state, seat);
                    assert!(space.check(&reading.order).is_ok(), "{text} is read as {}", reading.order);
                    for refusal in &reading.refused {
                        assert!(refusal.clause.0.starts_with("BS-"), "{text}: {refusal}");
                    }
                    if let Ok(order) = text.parse::<Order>() {
                        read += usize::from(space.check(&order).is_ok());
                        assert_eq!(order.to_string().parse::<Order>(), Ok(order), "{text}");
                        let _ = rules.space(&state, Seat(1 - seat.0)).check(&reading.order);
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
    }
    assert!(stood > 60 && read > 100, "{stood} positions and {read} orders are too few to say so");
}

#[test]
fn an_order_may_be_typed_with_any_dash() {
    for dash in ["−", "–", "—", "‐", "－"] {
        let typed = format!("deploy E1 {dash}1,3 24,{dash}0.5");
        assert_eq!(typed.parse::<Order>(), "deploy E1 -1,3 24,-0.5".parse(), "{typed}");
        // Read as a place, and refused because that place is off the table.
        let rules = small(&[(0, "ace", &[1, 1]), (1, "ace", &[1, 1])], &[]);
        let mut battle = Played { state: rules.start(), rules };
        battle.play(&[(1, "toss")], &[1]);
        let refusal = battle.refused(1, &typed);
        assert_eq!(refusal, battle.refused(1, "deploy E1 -1,3 24,-0.5"));
        assert!(!refusal.contains("cannot be read"), "{refusal}");
    }
}
