//! Battles of more than two seats: demands, audiences, and ends by the players.

use engine::record::{DiceSource, Header, Record};
use engine::replay::replay;
use engine::{Battle, BattleError, Demand, Fact, Heard, Outcome, Rules, Seat, Seats, Side};
use testkit::toys::many_seats::{Event, ManySeats, Order};

fn battle(rules: ManySeats, position: Option<&str>) -> Battle<ManySeats> {
    let position = position.map(str::to_owned);
    let header = Header { position, ..Header::of::<ManySeats>(DiceSource::Seed(4)) };
    Battle::new(rules, header).unwrap_or_else(|flaws| panic!("{flaws}"))
}

/// Demands that a battle's record replays to the same end.
fn same(battle: &Battle<ManySeats>) {
    let record = Record::parse(&battle.record()).expect("a record");
    let again = replay(*battle.rules(), &record).unwrap_or_else(|error| panic!("{error}")).battle;
    assert_eq!((again.record(), again.outcome()), (battle.record(), battle.outcome()));
}

fn asked(battle: &Battle<ManySeats>) -> Vec<u8> {
    match battle.demand() {
        Demand::Orders(seats) => seats.iter().map(Seat::number).collect(),
        Demand::Over(outcome) => panic!("{outcome:?}"),
    }
}

#[test]
fn a_decision_waits_for_every_seat_of_every_side_and_for_nobody_who_is_lost() {
    // Seat 3, of the second side, has no hull left.
    let mut battle = battle(ManySeats::PAIRS, Some("3 2 6 2 6 0 6 2 6"));
    assert_eq!(asked(&battle), [1, 2, 4]);
    assert_eq!(battle.seal(Seat(2), Order::Wait), Err(BattleError::NotAsked(Seat(2))));
    let refused = battle.seal(Seat(0), Order::Fire(Seat(1))).expect_err("it is of the same side");
    assert!(refused.to_string().starts_with("[MANY-1] fire 2"), "{refused}");
    for seat in [Seat(3), Seat(0)] {
        battle.seal(seat, Order::Wait).expect("it is asked");
        assert!(battle.past().is_empty(), "seat 2 has not written");
    }
    battle.seal(Seat(1), Order::Fire(Seat(3))).expect("it is asked");
    let seats: Vec<u8> = battle.past()[0].orders.iter().map(|order| order.seat().number()).collect();
    assert_eq!(seats, [1, 2, 4], "in the order of seats, whoever sealed first");
    same(&battle);
}

#[test]
fn what_a_side_is_told_all_its_seats_are_told_and_no_other() {
    let mut battle = battle(ManySeats::PAIRS, None);
    battle.seal(Seat(0), Order::Fire(Seat(2))).expect("it is asked");
    for seat in [Seat(1), Seat(2), Seat(3)] {
        battle.seal(seat, Order::Wait).expect("it is asked");
    }
    let told = &battle.past()[0].told;
    let magazine = |seat: Option<Seat>| {
        Heard::for_seat(told, seat)
            .any(|told| matches!(told.event, Event::Magazine { seat: Seat(0), shots: 5 }))
    };
    assert_eq!(
        [Some(0), Some(1), Some(2), Some(3), None].map(|seat| magazine(seat.map(Seat))),
        [true, true, false, false, false]
    );
    assert!(battle.record().contains("\n[MANY-3] (seat 1, 2) {\"kind\":\"magazine\""), "{}", battle.record());
    let shots = |seat: Option<Seat>| match battle.rules().describe(&battle.view(seat)).get("ships") {
        Some(Fact::List(ships)) => ships[0].get("shots").cloned(),
        other => panic!("{other:?}"),
    };
    assert_eq!([Some(Seat(1)), Some(Seat(3)), None].map(shots), [5, 0, 0].map(|n| Some(Fact::int(n))));
    let read = |seat: Seat| battle.orders(0, Some(seat)).map(|order| order.seat().0).collect::<Vec<_>>();
    assert_eq!((read(Seat(1)), read(Seat(2))), (vec![0, 1], vec![0, 2, 3]));
}

#[test]
fn any_captain_concedes_for_a_side_of_several_seats() {
    for seat in [Seat(2), Seat(3)] {
        let mut battle = battle(ManySeats::PAIRS, None);
        battle.concede(seat).expect("there are two sides");
        let won = Outcome { winner: Some(Side(0)), why: Outcome::CONCEDED };
        assert_eq!(battle.outcome(), Some(won), "seat {seat}");
        same(&battle);
    }
}

#[test]
fn among_three_sides_nobody_can_concede_and_the_battle_goes_on() {
    let mut battle = battle(ManySeats::THREE_SIDES, None);
    for seat in (0..5).map(Seat) {
        assert_eq!(battle.concede(seat), Err(BattleError::Sides));
    }
    let said = BattleError::Sides.to_string();
    assert_eq!(said, "a seat can concede only in a battle of two sides");
    assert_eq!(asked(&battle), [1, 2, 3, 4, 5]);
    let conceded = battle.record() + "\nend\n> 1  concedes\n= 0123456789abcdef\n";
    let error =
        replay(*battle.rules(), &Record::parse(&conceded).expect("a record")).expect_err("three sides");
    assert_eq!((error.line, error.what), (conceded.lines().count() - 1, said));
}

#[test]
fn a_draw_needs_every_seat_of_every_side() {
    for rules in [ManySeats::PAIRS, ManySeats::THREE_SIDES, ManySeats::MOST] {
        let mut battle = battle(rules, None);
        let all = Seats::first(rules.seats() - 1).iter().map(|seat| Seat(seat.0 + 1)).chain([Seat(0)]);
        for (i, seat) in all.enumerate() {
            assert_eq!((battle.agreed().len(), battle.outcome()), (i, None));
            battle.agree(seat).expect("it goes on");
        }
        assert_eq!(battle.outcome(), Some(Outcome { winner: None, why: Outcome::AGREED }));
        let lines: Vec<String> = (1..=rules.seats()).map(|seat| format!("> {seat}  agrees")).collect();
        assert!(
            battle.record().contains(&format!("\nend\n{}\n= ", lines.join("\n"))),
            "in the order of seats"
        );
        same(&battle);
        let one_less = battle.record().replacen("> 2  agrees\n", "", 1);
        let error = replay(rules, &Record::parse(&one_less).expect("a record")).expect_err("one is missing");
        assert!(error.what.contains("not every seat agrees"), "{error}");
    }
}
