//! Law 16 through the protocol: two worlds that differ only in facts hidden from a seat give it the same answers, byte
//! for byte.

use std::collections::BTreeSet;

use black_skies::BlackSkiesGame;
use engine::dice::SeededDice;
use engine::{Demand, Rules, Sealed, Seat, Seats, Seeded, Silent, Umpire};
use ftl::FtlGame;
use full_thrust::FullThrustGame;
use serde_json::{Value, json};
use shelf::Shelved;
use simple_spaceships::SimpleSpaceshipsGame;
use talon::TalonGame;

use crate::JsonReferee;

/// Number of orders kept from a battle, to be parsed and previewed in others.
const KEPT: usize = 8;
/// Number of further decisions over which two worlds are compared.
const ON: u32 = 5;
/// Number of a captain's nodes.
const NODES: u32 = 3;

/// One of two worlds: a referee with one battle.
struct World {
    desk: JsonReferee,
    battle: Value,
}

impl World {
    /// Opens a battle; `None` if the opening is refused.
    fn open(opening: &Value) -> Option<Self> {
        let mut desk = JsonReferee::new();
        let answer = desk.answer(opening);
        let battle = answer["ok"]["battle"].clone();
        (!battle.is_null()).then_some(Self { desk, battle })
    }

    /// Returns the answer line of a call about the battle.
    fn line(&mut self, mut request: Value) -> String {
        request["battle"] = self.battle.clone();
        self.desk.0.line(&request.to_string())
    }

    fn ok(&mut self, request: &Value) -> Value {
        let line = self.line(request.clone());
        let answer: Value = serde_json::from_str(&line).expect("answers are JSON");
        assert!(answer["error"].is_null(), "{request} was answered {line}");
        answer["ok"].clone()
    }

    /// Returns the numbers of the seats that must write.
    fn demand(&mut self) -> Vec<u64> {
        let status = self.ok(&json!({"call": "status"}));
        status["demand"].as_array().expect("a list").iter().filter_map(Value::as_u64).collect()
    }

    /// Returns a captain's order for a seat.
    fn order(&mut self, seat: u64, captain: &str, seed: u64) -> String {
        let ask = json!({"call": "captain", "seat": seat, "captain": captain, "seed": seed.to_string(), "nodes": 1});
        self.ok(&ask)["order"].as_str().expect("text").to_owned()
    }

    /// Returns `true` if no part of the order is refused.
    fn takes(&mut self, seat: u64, order: &str) -> bool {
        self.ok(&json!({"call": "read", "seat": seat, "order": order}))["refused"] == json!([])
    }

    fn seal(&mut self, seat: u64, order: &str) {
        let sealed = self.ok(&json!({"call": "seal", "seat": seat, "order": order}));
        assert_eq!(sealed["sealed"], json!(true), "{order}: {sealed}");
    }
}

/// The pieces, orders and captains that the worlds are asked about.
struct Questions {
    pieces: Vec<String>,
    orders: Vec<String>,
    captains: Vec<&'static str>,
}

impl Questions {
    /// Collects every name in the positions and an unknown name; the kept orders, unchanged and with another piece in
    /// each.
    fn new<G: Shelved>(positions: &[String], kept: &[String], rng: &mut Seeded) -> Self {
        let first = |part: &str| part.split_whitespace().next().unwrap_or_default().to_owned();
        let names: BTreeSet<String> =
            positions.iter().flat_map(|text| text.split(';')).skip(1).map(first).collect();
        let pieces: Vec<String> = names.into_iter().chain(["nobody".to_owned()]).collect();
        let mut orders: Vec<String> = kept.to_vec();
        for text in kept {
            let words: Vec<&str> = text.split(' ').collect();
            let names_one = |word: &&&str| pieces.iter().any(|p| p == word.trim_end_matches([':', ',', ';']));
            if let Some(old) = words.iter().rev().find(names_one) {
                let old = old.trim_end_matches([':', ',', ';']);
                let other: &String = rng.pick(&pieces);
                orders.push(text.replace(old, other));
            }
        }
        orders.push(String::new());
        let all = G::captains();
        let captains = [0, 1, all.len() - 1].iter().filter_map(|i| all.get(*i)).map(|c| c.name()).collect();
        Self { pieces, orders, captains }
    }

    /// Makes every call that a seat may make, and returns each request with its answer line.
    fn put(&self, world: &mut World, seat: Option<u64>) -> Vec<(String, String)> {
        let mut all = vec![json!({"call": "status"}), json!({"call": "view", "seat": seat})];
        all.push(json!({"call": "record", "seat": seat}));
        let revealed = world.ok(&json!({"call": "status"}))["decisions"].as_u64().expect("a number");
        for decision in 1..=revealed {
            all.push(json!({"call": "turn", "seat": seat, "decision": decision}));
            all.push(json!({"call": "view", "seat": seat, "decision": decision}));
        }
        if seat.is_some() {
            all.push(json!({"call": "outline", "seat": seat}));
            all.push(json!({"call": "threats", "seat": seat}));
            for piece in &self.pieces {
                all.push(json!({"call": "reach", "seat": seat, "piece": piece}));
            }
            for order in &self.orders {
                all.push(json!({"call": "read", "seat": seat, "order": order}));
                all.push(json!({"call": "preview", "seat": seat, "order": order}));
            }
            for captain in &self.captains {
                all.push(
                    json!({"call": "captain", "seat": seat, "captain": captain, "nodes": NODES, "seed": "4"}),
                );
            }
        }
        all.into_iter().map(|request| (request.to_string(), world.line(request))).collect()
    }

    /// Asserts that both worlds give a seat the same answers.
    ///
    /// # Panics
    /// At the first answer that differs.
    fn hold(&self, worlds: &mut [World; 2], seat: Option<u64>, what: &str) {
        let [a, b] = worlds;
        let (one, two) = (self.put(a, seat), self.put(b, seat));
        assert_eq!(one.len(), two.len(), "{what}: as many decisions");
        for ((request, a), (_, b)) in one.iter().zip(&two) {
            assert_eq!(a, b, "{what}: {request} tells the worlds apart");
        }
    }
}

/// A battle after some random decisions, with some of its orders.
struct Aged<G: Shelved> {
    rules: G::Rules,
    state: <G::Rules as Rules>::State,
    orders: Vec<String>,
}

impl<G: Shelved> Aged<G> {
    /// Plays until `enough` returns `true`, but not to the end; `None` if the battle ends first.
    fn new(scenario: &str, seed: u64, enough: impl Fn(u32, Seats) -> bool) -> Option<Self> {
        let file = G::SCENARIOS.iter().find(|file| file.id == scenario).expect("on the shelf");
        let (rules, _) = G::set_up(file.text, &[]).expect("a sound scenario");
        let (mut state, mut rng) = (rules.start(), Seeded::keyed(seed, 16, 0));
        let (mut umpire, mut orders, mut decisions) =
            (Umpire::new(SeededDice::new(seed), Silent), Vec::new(), 0);
        loop {
            let Demand::Orders(seats) = rules.demand(&state) else { return None };
            if enough(decisions, seats) {
                orders.reverse();
                orders.truncate(KEPT);
                return Some(Self { rules, state, orders });
            }
            let sealed: Vec<_> =
                seats.iter().map(|s| Sealed::sample(&rules.space(&state, s), s, &mut rng)).collect();
            orders.extend(sealed.iter().map(|order| order.order().to_string()));
            rules.resolve(&mut umpire, &mut state, &sealed);
            decisions += 1;
        }
    }

    fn opening(scenario: &str, position: &str, seed: u64) -> Value {
        json!({"call": "new", "game": G::Rules::NAME, "scenario": scenario, "position": position, "dice": {"seed": seed.to_string()}})
    }
}

/// Compares two worlds that differ in facts hidden from a seat, now and over further decisions. Returns the number of
/// comparisons.
fn hides<G: Shelved>(scenario: &str, seat: Option<Seat>, seed: u64, depth: u32) -> usize {
    let Some(aged) = Aged::<G>::new(scenario, seed, |decisions, _| decisions >= depth) else { return 0 };
    let mut rng = Seeded::keyed(seed, 17, u64::from(depth));
    let imagined = aged.rules.imagine(&aged.rules.view(&aged.state, seat), &mut rng);
    if imagined == aged.state {
        return 0;
    }
    let positions = [&aged.state, &imagined].map(|state| aged.rules.write_position(state));
    let opening = |at: usize| Aged::<G>::opening(scenario, &positions[at], seed);
    // An imagined position may be unreachable in play, and is refused then.
    let (Some(a), Some(b)) = (World::open(&opening(0)), World::open(&opening(1))) else { return 0 };
    let (mut worlds, mut kept, mut compared) = ([a, b], aged.orders, 0);
    let number = seat.map(|seat| u64::from(seat.0) + 1);
    for step in 0..ON {
        let what = format!(
            "{scenario}, seed {seed}, depth {depth}+{step}, seat {number:?}\n{}\n{}",
            positions[0], positions[1]
        );
        Questions::new::<G>(&positions, &kept, &mut rng).hold(&mut worlds, number, &what);
        compared += 1;
        let demand = worlds[0].demand();
        let mut chosen = Vec::new();
        for seat in &demand {
            let mut tried = (0..12).map(|n| (usize::from(n % 2 == 1), u64::from(step) * 12 + n));
            let legal = tried.find_map(|(from, seed)| {
                let order = worlds[from].order(*seat, "random", seed);
                worlds.iter_mut().all(|world| world.takes(*seat, &order)).then_some(order)
            });
            let Some(order) = legal else { return compared };
            chosen.push((*seat, order));
        }
        if chosen.is_empty() {
            break;
        }
        for (seat, order) in chosen {
            for world in &mut worlds {
                world.seal(seat, &order);
            }
            kept.insert(0, order);
        }
        kept.truncate(KEPT);
        // The decision may have revealed a difference between the worlds.
        let [a, b] = &mut worlds;
        let view = json!({"call": "view", "seat": number});
        if a.line(view.clone()) != b.line(view) {
            break;
        }
    }
    compared
}

/// Compares two worlds in which the other seats have sealed different orders, at a decision of several seats. Returns
/// the number of comparisons.
fn seals<G: Shelved>(scenario: &str, seed: u64, depth: u32) -> usize {
    let many = |decisions: u32, seats: Seats| decisions >= depth && seats.len() > 1;
    let Some(aged) = Aged::<G>::new(scenario, seed, many) else { return 0 };
    let position = aged.rules.write_position(&aged.state);
    let opening = Aged::<G>::opening(scenario, &position, seed);
    let mut rng = Seeded::keyed(seed, 18, u64::from(depth));
    let mut compared = 0;
    for seat in [1, 2] {
        let open = || World::open(&opening).expect("a position of its own");
        let (mut worlds, other) = ([open(), open()], 3 - seat);
        let orders = (0..12).map(|n| worlds[0].order(other, "random", n)).collect::<BTreeSet<_>>();
        let (Some(first), Some(last)) = (orders.first(), orders.last()) else { continue };
        if first == last {
            continue;
        }
        worlds[0].seal(other, first);
        worlds[1].seal(other, last);
        let kept: Vec<String> = aged.orders.iter().chain(&orders).take(KEPT).cloned().collect();
        let questions = Questions::new::<G>(std::slice::from_ref(&position), &kept, &mut rng);
        for who in [Some(seat), None] {
            let what =
                format!("{scenario}, seed {seed}, depth {depth}: {first} and {last} sealed by {other}");
            questions.hold(&mut worlds, who, &what);
            compared += 1;
        }
    }
    compared
}

/// Compares worlds with different sealed orders over scenarios, seeds and depths.
fn over_seals<G: Shelved>(scenarios: &[&str], depths: &[u32]) {
    for scenario in scenarios {
        let all = depths.iter().enumerate();
        let compared: usize = all.map(|(seed, depth)| seals::<G>(scenario, seed as u64, *depth)).sum();
        assert!(compared > 0, "{scenario}: nothing was compared");
    }
}

/// Compares worlds with different hidden facts over scenarios, seeds and depths.
fn over_hidden<G: Shelved>(scenarios: &[&str], depths: &[u32]) {
    for scenario in scenarios {
        let mut compared = 0;
        for (seed, depth) in depths.iter().enumerate() {
            for seat in [Some(Seat(0)), Some(Seat(1)), None] {
                compared += hides::<G>(scenario, seat, seed as u64, *depth);
            }
        }
        assert!(compared > depths.len(), "{scenario}: {compared} comparisons");
    }
}

#[test]
fn no_answer_tells_a_seat_what_another_has_sealed() {
    over_seals::<FtlGame>(&["duel", "close-quarters", "fleet"], &[0, 1, 3, 6]);
    over_seals::<FullThrustGame>(&["skirmish", "carrier-strike", "hide-and-seek"], &[0, 1, 2, 5]);
    over_seals::<SimpleSpaceshipsGame>(&["duel", "patrol"], &[0, 5, 20]);
    over_seals::<BlackSkiesGame>(&["duel", "squadron"], &[0, 1, 2]);
    over_seals::<TalonGame>(&["duel", "fleet-action"], &[0, 20]);
}

#[test]
fn no_answer_tells_a_seat_what_markers_of_full_thrust_hide() {
    over_hidden::<FullThrustGame>(&["hide-and-seek"], &[0, 1, 2, 3, 4, 6, 8]);
}

#[test]
fn no_answer_tells_a_seat_which_cards_of_black_skies_lie_face_down() {
    over_hidden::<BlackSkiesGame>(&["duel", "squadron", "rocks"], &[4, 6, 9, 14, 20]);
}

/// Asserts that an imagined state is the true one after random decisions of a game without hidden facts.
fn hides_nothing<G: Shelved>(scenario: &str) {
    let mut rng = Seeded::new(3);
    for depth in [0, 3, 9, 27] {
        let Some(aged) = Aged::<G>::new(scenario, 5, |decisions, _| decisions >= depth) else { return };
        for seat in [Some(Seat(0)), Some(Seat(1)), None] {
            let imagined = aged.rules.imagine(&aged.rules.view(&aged.state, seat), &mut rng);
            assert!(imagined == aged.state, "{scenario} hides something from {seat:?} after {depth}");
        }
    }
}

#[test]
fn the_other_games_hide_nothing_but_sealed_orders() {
    hides_nothing::<FtlGame>("fleet");
    hides_nothing::<SimpleSpaceshipsGame>("patrol");
    hides_nothing::<TalonGame>("fleet-action");
}
