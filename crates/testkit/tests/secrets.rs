//! Law 16 on states made by hand: two tables that differ in nothing a seat may know.

use engine::dice::SeededDice;
use engine::{Demand, Heard, Rules, Sealed, Seat, Seeded, Umpire};
use testkit::laws::{chances_sum_to_one, looks_alike, told_apart_is_seen_apart};
use testkit::toys::bogeys::Bogeys;
use testkit::toys::face_down_deck::FaceDownDeck;
use testkit::toys::ten_thousand_orders::TenThousandOrders;

const FIRST: Option<Seat> = Some(Seat(0));
const SECOND: Option<Seat> = Some(Seat(1));

fn read<R: Rules>(rules: &R, text: &str) -> R::State {
    rules.read_position(text).unwrap_or_else(|flaws| panic!("{text}: {flaws:?}"))
}

#[test]
fn a_dummy_and_a_cruiser_look_alike_until_they_are_shown() {
    let low = "2 1 0 1 0 4 0 0 1 0 6 2 0 1 0";
    let a = read(&Bogeys, &format!("1 {low} 18 0 0 1 0 20 2 0 1 0 22 1 0 1 0"));
    let b = read(&Bogeys, &format!("1 {low} 18 2 0 1 0 20 0 0 1 0 22 1 0 1 0"));
    assert_eq!(looks_alike(&Bogeys, &a, &b, FIRST), Ok(()));
    assert_eq!(looks_alike(&Bogeys, &a, &b, None), Ok(()), "a spectator sees no more");
    assert!(looks_alike(&Bogeys, &a, &b, SECOND).is_err(), "their owner knows");
    let shown = |kind| read(&Bogeys, &format!("1 {low} 18 {kind} 1 1 0 20 {} 0 1 0 22 1 0 1 0", 2 - kind));
    assert!(looks_alike(&Bogeys, &shown(2), &shown(0), FIRST).is_err(), "shown is shown");
}

#[test]
fn cards_face_down_and_the_order_of_decks_are_known_to_their_owner_alone() {
    let rules = FaceDownDeck;
    let deck = |second: &str, damage: &str| {
        read(&rules, &format!("1 0 3 3 3 3 3 3 3 6 0 0 0 1 1 1 0 2 2 0 {second} {damage}"))
    };
    let a = deck("0 0 0 1 1 0 2 2 0", "0 1 1 1 2 3");
    let b = deck("2 3 0 0 1 0 1 1 0", "3 1 0 2 1 1");
    assert_eq!(looks_alike(&rules, &a, &b, FIRST), Ok(()));
    assert_eq!(looks_alike(&rules, &a, &b, None), Ok(()));
    assert!(looks_alike(&rules, &a, &b, SECOND).is_err());
    let flipped = deck("0 0 1 1 1 0 2 2 0", "0 1 1 1 2 3");
    assert!(looks_alike(&rules, &a, &flipped, FIRST).is_err(), "whose card it was is remembered");
}

#[test]
fn a_secret_shuffle_is_heard_by_nobody_and_a_card_laid_by_its_owner() {
    let rules = FaceDownDeck;
    let (state, mut rng) = (rules.start(), Seeded::new(2));
    let orders: Vec<_> =
        [Seat(0), Seat(1)].map(|seat| Sealed::sample(&rules.space(&state, seat), seat, &mut rng)).into();
    let mut umpire = Umpire::new(SeededDice::new(8), Heard::default());
    rules.resolve(&mut umpire, &mut state.clone(), &orders);
    let kinds =
        |seat| -> Vec<&str> { Heard::for_seat(umpire.log.all(), seat).map(|told| told.event.kind).collect() };
    assert_eq!(kinds(FIRST), ["deck", "begin", "flip"]);
    assert_eq!(kinds(None), ["begin", "flip"]);
    let rolls: usize = Heard::for_seat(umpire.log.all(), FIRST).map(|told| told.rolls.len()).sum();
    assert_eq!(rolls, 1, "the coin, and none of the shuffle");
    assert_eq!(told_apart_is_seen_apart(&rules, &state, &orders, &mut rng), Ok(()));
}

#[test]
fn chances_are_counted_where_they_are_few_and_left_where_they_are_many() {
    let (rules, mut rng) = (TenThousandOrders, Seeded::new(1));
    let state = read(&rules, "1 0 4 8 2 9 0 4 8 2 9");
    let Demand::Orders(seats) = rules.demand(&state) else { panic!("somebody writes") };
    let mut counted = [0; 2];
    for _ in 0..60 {
        let orders: Vec<_> =
            seats.iter().map(|seat| Sealed::sample(&rules.space(&state, seat), seat, &mut rng)).collect();
        let few = chances_sum_to_one(&rules, &state, &orders, 300).expect("the chances sum to one");
        counted[usize::from(few)] += 1;
    }
    assert!(counted.iter().all(|n| *n > 2), "{counted:?}");
    let idle: Vec<_> = seats.iter().map(|seat| Sealed::idle(&rules.space(&state, seat), seat)).collect();
    assert_eq!(chances_sum_to_one(&rules, &state, &idle, 1), Ok(true), "one outcome without dice");
}

#[test]
fn a_hundred_thousand_orders_are_visited_one_by_one() {
    let (rules, mut count) = (TenThousandOrders, 0u32);
    let state = rules.start();
    Sealed::all(&rules.space(&state, Seat(0)), Seat(0), |_| count += 1);
    assert_eq!(count, 113 * 84 * 11);
}
