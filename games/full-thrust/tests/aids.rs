//! The aids as the shelf gives them: offers, and previews of orders.

use engine::{Demand, Fact, Seat};
use full_thrust::FullThrustGame;
use shelf::{AnyBattle, Opening};

fn open(scenario: &str) -> Box<dyn AnyBattle> {
    let game = shelf::game::<FullThrustGame>();
    game.open(&Opening::scenario(scenario)).unwrap_or_else(|flaws| panic!("{flaws:?}"))
}

fn seal(battle: &mut dyn AnyBattle, order: &str) {
    let Demand::Orders(seats) = battle.demand() else { panic!("the battle is over") };
    for seat in seats {
        let order = if seat == Seat(0) { order } else { "idle" };
        battle.seal(seat, order).unwrap_or_else(|e| panic!("{order}: {e}"));
    }
}

fn items<'a>(fact: &'a Fact, name: &str) -> &'a [Fact] {
    match fact.get(name) {
        Some(Fact::List(items)) => items,
        other => panic!("{name}: {other:?}"),
    }
}

#[test]
fn a_carrier_is_offered_two_launches_and_every_move_of_its_thrust() {
    let battle = open("carrier-strike");
    let reach = battle.reach(Seat(0), "a1").expect("the carrier writes orders");
    assert_eq!(reach.get("launches"), Some(&Fact::Int(2)));
    assert_eq!(items(&reach, "actions").len(), 5 + 2 * 3, "thrust 2: five speeds, a point and one speed");
    assert!(battle.reach(Seat(0), "B1").is_none(), "an enemy is nobody's to order");
}

#[test]
fn groups_launched_are_offered_a_disc_one_at_a_time() {
    let mut battle = open("carrier-strike");
    let preview = battle.preview(Seat(0), "A1 +0; launch 2").expect("it can be read");
    assert_eq!(items(&preview, "launches").len(), 2);
    seal(&mut *battle, "A1 +0; launch 2");
    let flight = battle.reach(Seat(0), "AG2").expect("the second group may fly");
    assert_eq!(flight.get("kind"), Some(&Fact::text("flight")));
    assert_eq!(flight.get("radius"), Some(&Fact::Int(18_000)));
    assert!(battle.reach(Seat(0), "A1").is_none(), "ships have moved");
}

#[test]
fn courses_turn_with_the_face_of_the_clock() {
    let options = vec![("course-12".to_owned(), "90".to_owned())];
    let game = shelf::game::<FullThrustGame>();
    let opening = Opening { options, ..Opening::scenario("carrier-strike") };
    let mut battle = game.open(&opening).unwrap_or_else(|flaws| panic!("{flaws:?}"));
    let preview = battle.preview(Seat(0), "A1 +0; launch 1").expect("it can be read");
    assert_eq!(items(&preview, "launches")[0].get("heading"), Some(&Fact::Int(90)));
    seal(&mut *battle, "A1 +0; launch 1");
    let flight = battle.reach(Seat(0), "G1").expect("the group may fly");
    assert_eq!(items(&flight, "headings")[..2], [Fact::Int(120), Fact::Int(150)]);
    assert_eq!(items(&flight, "headings")[11], Fact::Int(90));
}

#[test]
fn a_volley_is_told_with_all_its_outcomes() {
    let mut battle = open("line-duel");
    let Demand::Orders(seats) = battle.demand() else { panic!("it begins with orders") };
    for seat in seats {
        battle.seal(seat, if seat == Seat(0) { "A1 S2,+2" } else { "B1 S2,+2" }).expect("both are legal");
    }
    let preview = battle.preview(Seat(0), "A1 > B1").expect("it can be read");
    let [volley] = items(&preview, "volleys") else { panic!("one target") };
    let odds = volley.get("odds").expect("odds");
    let counts = ["9", "12", "10", "4", "1"].map(Fact::text);
    assert_eq!(items(odds, "counts"), counts);
    assert_eq!(odds.get("outcomes"), Some(&Fact::text("36")));
    assert_eq!(odds.get("mean"), Some(&Fact::Int(1333)));
    assert_eq!(volley.get("destroys"), Some(&Fact::text("0")));
}
