//! The search plays every kind of ruleset: dice, face-down cards, markers that look alike, one seat at a time.

use captains::plain::SETTINGS;
use captains::{Budget, Captain, Exploiter, Plain, Random, Search, Seen};
use engine::dice::SeededDice;
use engine::{Demand, Rules, Sealed, Seat, Seeded, Side, Silent, Space, Umpire};
use testkit::toys::alternating_fire::AlternatingFire;
use testkit::toys::bogeys::Bogeys;
use testkit::toys::face_down_deck::FaceDownDeck;
use testkit::toys::hexes_and_impulses::HexesAndImpulses;
use testkit::toys::ten_thousand_orders::TenThousandOrders;

/// Returns the half victories that a search wins against random play, if it knows only the rules. Sides alternate.
fn halves<R: Rules>(rules: &R, battles: u64, nodes: u32) -> u32 {
    let search = Search::with(Plain, SETTINGS);
    (0..battles).map(|seed| battle(rules, &search, nodes, seed)).sum()
}

/// Returns the half victories that an exploiter of random play wins against it, if it knows only the rules.
fn exploited<R: Rules>(rules: &R, battles: u64, nodes: u32) -> u32 {
    let search = Search::with(Plain, SETTINGS);
    let exploiter = Exploiter::of(&Random, &search, (4, nodes)).expect("the search searches");
    (0..battles).map(|seed| battle(rules, &exploiter, Budget::OWN, seed)).sum()
}

fn battle<R: Rules>(rules: &R, search: &dyn Captain<R>, nodes: u32, seed: u64) -> u32 {
    let side = Side((seed % 2) as u8);
    let mut rng = Seeded::new(seed);
    let mut umpire = Umpire::new(SeededDice::new(seed), Silent);
    let mut state = rules.start();
    loop {
        let seats = match rules.demand(&state) {
            Demand::Orders(seats) => seats,
            Demand::Over(outcome) => return outcome.halves(side),
        };
        let write = |seat: Seat| {
            let captain = if rules.side(seat) == side { search } else { &Random };
            let view = rules.view(&state, Some(seat));
            let mut budget = Budget { nodes, stop: &mut || false, crew: None };
            let advice = captain.advise(rules, &Seen::now(seat, &view), &mut rng, &mut budget);
            let space = rules.space(&state, seat);
            assert!(advice.thought.iter().all(|thought| space.check(&thought.order).is_ok()), "{}", R::NAME);
            Sealed::check(&space, seat, advice.order).expect("a legal order")
        };
        let orders: Vec<_> = seats.iter().map(write).collect();
        rules.resolve(&mut umpire, &mut state, &orders);
    }
}

#[test]
fn a_search_without_knowledge_beats_random_at_every_kind_of_game() {
    let results = [
        ("alternating fire", halves(&AlternatingFire, 12, 200)),
        ("bogeys", halves(&Bogeys, 12, 100)),
        ("face-down deck", halves(&FaceDownDeck, 12, 100)),
        ("hexes and impulses", halves(&HexesAndImpulses, 12, 100)),
        ("ten thousand orders", halves(&TenThousandOrders, 12, 100)),
    ];
    let sum: u32 = results.iter().map(|(_, halves)| halves).sum();
    assert!(sum >= 80 && results.iter().all(|(_, halves)| *halves >= 11), "of 24 each: {results:?}");
}

#[test]
fn an_exploiter_without_knowledge_beats_random_at_every_kind_of_game() {
    let results = [
        ("alternating fire", exploited(&AlternatingFire, 12, 200)),
        ("bogeys", exploited(&Bogeys, 12, 100)),
        ("face-down deck", exploited(&FaceDownDeck, 12, 100)),
        ("hexes and impulses", exploited(&HexesAndImpulses, 12, 100)),
        ("ten thousand orders", exploited(&TenThousandOrders, 12, 100)),
    ];
    let sum: u32 = results.iter().map(|(_, halves)| halves).sum();
    assert!(sum >= 80 && results.iter().all(|(_, halves)| *halves >= 11), "of 24 each: {results:?}");
    assert!(Exploiter::<Bogeys>::of(&Random, &Random, (4, 100)).is_none(), "somebody must search");
}
