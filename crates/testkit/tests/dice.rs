//! Dice at their edges, and battles that wait for dice.

use engine::dice::{Committed, Dice, DiceFault, Kept, NoDice, Odometer, Script, SeededDice};
use engine::record::{DiceSource, Header};
use engine::{Battle, BattleError, Clause, Demand, Heard, Rules, Seat, Seats, Umpire};
use testkit::toys::ten_thousand_orders::{Order, TenThousandOrders};

const WHY: Clause = Clause("T-1");

fn battle(dice: DiceSource) -> Battle<TenThousandOrders> {
    Battle::new(TenThousandOrders, Header { dice, ..Header::default() }).expect("a battle")
}

fn order(text: &str) -> Order {
    text.parse().expect("an order")
}

/// One die at the hull of the enemy, and nothing else.
fn one_shot() -> Order {
    order("turn 0 by 0; dice 0 0 1; crews 0")
}

/// A battle of real dice in which both sides have sealed these orders.
fn sealed(first: Order, second: Order) -> Battle<TenThousandOrders> {
    let mut battle = battle(DiceSource::Typed);
    battle.seal(Seat(0), first).expect("the first seals");
    battle.seal(Seat(1), second).expect("the second seals, though the dice are missing");
    battle
}

#[test]
fn orders_stay_sealed_until_every_face_is_there_and_the_next_die_is_named() {
    let mut battle = sealed(one_shot(), one_shot());
    let wanted = battle.wanted().expect("a die is missing").clone();
    assert_eq!((wanted.why, wanted.faces, wanted.least), (Clause("TEN-2"), 6, 1));
    assert_eq!((wanted.typed, wanted.dropped), (vec![], vec![]));
    assert_eq!((battle.sealed(), battle.past().len()), (Seats::first(2), 0));
    assert_eq!(battle.roll_in(&[6]), Ok(()));
    let wanted = battle.wanted().expect("one is still missing");
    assert_eq!((wanted.faces, &wanted.typed), (6, &vec![6]));
    assert!(wanted.after.is_some(), "the first shot is told before the second is rolled: {wanted:?}");
    assert_eq!((battle.turn(), battle.faces_left()), (1, 1), "nothing is half played");
    assert_eq!(battle.roll_in(&[2]), Ok(()));
    assert_eq!((battle.turn(), battle.faces_left(), battle.sealed()), (2, 0, Seats::NONE));
    assert_eq!((battle.past()[0].faces.as_slice(), battle.wanted()), (&[6, 2][..], None));
}

#[test]
fn dice_that_are_rolled_in_a_row_are_wanted_together() {
    let mut dice = Umpire::new(Script::new(&[2]), Heard::default());
    dice.roll_sum::<<TenThousandOrders as Rules>::Event>(WHY, 4, &[0, 0, 1, 1, 1, 2]);
    assert_eq!(dice.fault(), Some(DiceFault::Missing { why: WHY, faces: 6, least: 3 }));
}

#[test]
fn nobody_writes_anything_else_once_dice_are_rolled_for_the_orders() {
    let mut battle = sealed(one_shot(), one_shot());
    assert_eq!(battle.unseal(Seat(1)), Err(BattleError::Rolling), "the die tells what the orders do");
    battle.roll_in(&[4]).expect("a face");
    for seat in [Seat(0), Seat(1)] {
        assert_eq!(battle.unseal(seat), Err(BattleError::Rolling));
        assert_eq!(battle.seal(seat, one_shot()), Err(BattleError::Rolling));
    }
    battle.roll_in(&[5]).expect("a face");
    assert_eq!(battle.past()[0].faces, [4, 5]);
}

#[test]
fn faces_laid_ready_wait_and_an_order_may_be_taken_back_before_all_are_in() {
    let mut battle = battle(DiceSource::Typed);
    battle.lay_ready(&[4]);
    battle.seal(Seat(0), one_shot()).expect("the first seals");
    assert_eq!(battle.unseal(Seat(0)), Ok(one_shot()));
    battle.seal(Seat(0), one_shot()).expect("the first seals again");
    let idle = order("turn 0 by 0; dice 0 0 0; crews 0");
    assert_eq!(battle.seal(Seat(1), idle), Ok(()), "the first seat's die is there, the second rolls none");
    assert_eq!(battle.past()[0].faces, [4]);
}

#[test]
fn faces_that_a_die_does_not_have_are_refused_and_none_of_the_call_is_kept() {
    for wrong in [0, 7, 255] {
        let mut battle = sealed(one_shot(), one_shot());
        let fault = DiceFault::Impossible { why: Clause("TEN-2"), faces: 6, face: wrong };
        for (place, faces) in [(2, vec![3, wrong]), (1, vec![wrong, 3]), (2, vec![3, wrong, 1])] {
            assert_eq!(battle.roll_in(&faces), Err(BattleError::Dice { place, fault }));
            assert_eq!((battle.faces_left(), battle.sealed()), (0, Seats::first(2)));
        }
        battle.roll_in(&[3]).expect("a face");
        assert_eq!(battle.roll_in(&[wrong]), Err(BattleError::Dice { place: 1, fault }));
        assert_eq!(battle.wanted().map(|wanted| wanted.typed.clone()), Some(vec![3]), "what stood stands");
        assert_eq!(battle.roll_in(&[1]), Ok(()));
        assert_eq!(battle.past()[0].faces, [3, 1]);
    }
}

#[test]
fn faces_laid_ready_that_a_die_does_not_have_are_dropped_and_said_to_be() {
    let mut battle = battle(DiceSource::Typed);
    battle.lay_ready(&[3, 9, 1]);
    for seat in [Seat(0), Seat(1)] {
        battle.seal(seat, one_shot()).expect("it seals");
    }
    let wanted = battle.wanted().expect("the second die is missing").clone();
    assert_eq!((wanted.typed, wanted.dropped), (vec![3], vec![9, 1]));
    battle.roll_in(&[2]).expect("a face");
    assert_eq!(battle.past()[0].faces, [3, 2]);
}

#[test]
fn faces_that_nobody_waits_for_are_refused() {
    for source in [DiceSource::Seed(3), DiceSource::Typed] {
        let mut battle = battle(source);
        assert_eq!(battle.roll_in(&[1, 2, 3]), Err(BattleError::NoDiceWanted));
        battle.seal(Seat(0), one_shot()).expect("it seals");
        assert_eq!(battle.roll_in(&[1]), Err(BattleError::NoDiceWanted), "an order is missing");
        assert_eq!(battle.faces_left(), 0);
    }
    let mut battle = sealed(one_shot(), one_shot());
    assert_eq!(battle.roll_in(&[1, 2, 3, 4]), Err(BattleError::TooManyFaces { needed: 2, given: 4 }));
    assert_eq!((battle.faces_left(), battle.past().len()), (0, 0), "none is kept");
}

#[test]
fn a_refused_order_leaves_the_battle_as_it_was() {
    let mut battle = battle(DiceSource::Seed(3));
    let before = (battle.record(), battle.digest());
    let too_much = battle.seal(Seat(0), order("turn 4 by 5; dice 0 0 0; crews 0"));
    assert!(
        matches!(too_much, Err(BattleError::Refused(ref r)) if r.clause == Clause("TEN-1")),
        "{too_much:?}"
    );
    assert_eq!(battle.seal(Seat(2), one_shot()), Err(BattleError::NotAsked(Seat(2))));
    assert_eq!(battle.unseal(Seat(0)), Err(BattleError::NothingSealed(Seat(0))));
    assert_eq!(battle.unseal(Seat(9)), Err(BattleError::NotAsked(Seat(9))));
    battle.seal(Seat(0), one_shot()).expect("it seals");
    assert_eq!(battle.seal(Seat(0), one_shot()), Err(BattleError::AlreadySealed(Seat(0))));
    assert_eq!(
        (battle.record(), battle.digest(), battle.sealed()),
        (before.0, before.1, Seats::only(Seat(0)))
    );
}

#[test]
fn a_battle_that_is_over_takes_no_orders() {
    let position = Some("8 0 4 8 6 9 0 4 8 6 9".to_owned());
    let header = Header { position, ..Header::default() };
    let mut battle = Battle::new(TenThousandOrders, header).expect("a battle");
    let idle = order("turn 0 by 0; dice 0 0 0; crews 0");
    for seat in [Seat(1), Seat(0)] {
        battle.seal(seat, idle).expect("it seals");
    }
    assert!(matches!(battle.demand(), Demand::Over(outcome) if outcome.winner.is_none()));
    assert_eq!(battle.seal(Seat(0), idle), Err(BattleError::Over));
    assert_eq!(battle.roll_in(&[6]), Err(BattleError::NoDiceWanted), "nobody rolls after the end");
}

#[test]
fn the_odometer_counts_dice_of_one_face_and_no_dice_at_all() {
    let mut none = Odometer::default();
    assert_eq!((none.outcomes(), none.advance()), (1, false));
    let (mut dice, mut faces) = (Odometer::default(), Vec::new());
    loop {
        faces.push([dice.roll(WHY, 1), dice.roll(WHY, 3), dice.roll(WHY, 1)]);
        assert_eq!(dice.outcomes(), 3);
        if !dice.advance() {
            break;
        }
    }
    assert_eq!(faces, [[1, 1, 1], [1, 2, 1], [1, 3, 1]]);
    assert_eq!(dice.roll(WHY, 2), 1, "and it begins anew");
}

#[test]
fn every_kind_of_dice_stays_within_its_faces() {
    for faces in [1, 2, 3, 6, 12, 20, 100, 255] {
        let (mut seeded, mut committed) = (SeededDice::new(9), Committed::new(&[[1; 32], [2; 32]]));
        let sources: [&mut dyn Dice; 3] = [&mut seeded, &mut committed, &mut NoDice];
        for dice in sources {
            assert!((0..500).all(|_| (1..=faces).contains(&dice.roll(WHY, faces))), "d{faces}");
        }
    }
}

#[test]
fn faces_of_a_seed_are_frozen() {
    let mut dice = SeededDice::new(7);
    dice.open(2, 1);
    let seeded: Vec<u8> = (0..12).map(|_| dice.roll(WHY, 6)).collect();
    let mut dice = Committed::new(&[[1; 32], [2; 32]]);
    dice.open(2, 1);
    let committed: Vec<u8> = (0..12).map(|_| dice.roll(WHY, 6)).collect();
    assert_eq!((seeded, committed), (FROZEN_SEEDED.to_vec(), FROZEN_COMMITTED.to_vec()));
}

// Found again by a program of a few lines in another language, from the definitions of xoshiro256++ and ChaCha12.
const FROZEN_SEEDED: [u8; 12] = [6, 2, 5, 2, 1, 6, 1, 3, 3, 6, 5, 4];
const FROZEN_COMMITTED: [u8; 12] = [3, 6, 5, 2, 5, 5, 2, 2, 2, 3, 3, 5];

#[test]
fn a_copy_of_dice_goes_on_as_the_dice_do() {
    let mut committed = Committed::new(&[[7; 32]]);
    committed.open(1, 3);
    for _ in 0..5 {
        committed.roll(WHY, 20);
    }
    let mut copy = committed.clone();
    assert!((0..50).all(|_| copy.roll(WHY, 20) == committed.roll(WHY, 20)));
    let (mut kept, mut script) = (Kept::new(SeededDice::new(1)), Script::default());
    assert_eq!((kept.roll(WHY, 4), kept.faces().len(), kept.fault()), (kept.faces()[0], 1, None));
    script.add(kept.faces());
    script.add(&[2]);
    assert_eq!((script.roll(WHY, 4), script.left()), (kept.faces()[0], 1), "faces left over are counted");
}

#[test]
fn each_phase_of_each_turn_has_a_stream_of_its_own() {
    let faces = |turn, phase| {
        let mut dice = SeededDice::new(5);
        dice.open(turn, phase);
        (0..24).map(|_| dice.roll(WHY, 6)).collect::<Vec<_>>()
    };
    let mut streams: Vec<_> = (1..20).flat_map(|turn| (0..14).map(move |phase| faces(turn, phase))).collect();
    streams.sort();
    streams.dedup();
    assert_eq!(streams.len(), 19 * 14);
}
