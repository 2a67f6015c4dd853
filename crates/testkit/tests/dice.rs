//! Dice at their edges, and battles that wait for dice.

use engine::dice::{Committed, Dice, DiceFault, Kept, NoDice, Odometer, Script, SeededDice};
use engine::record::{DiceSource, Header};
use engine::{Clause, Demand, Match, MatchError, Seat, Seats};
use testkit::toys::ten_thousand_orders::{Order, TenThousandOrders};

const WHY: Clause = Clause("T-1");

fn battle(dice: DiceSource) -> Match<TenThousandOrders> {
    Match::new(TenThousandOrders, Header { dice, ..Header::default() }).expect("a battle")
}

fn order(text: &str) -> Order {
    text.parse().expect("an order")
}

/// One die at the hull of the enemy, and nothing else.
fn one_shot() -> Order {
    order("turn 0 by 0; dice 0 0 1; crews 0")
}

#[test]
fn orders_stay_sealed_until_every_face_is_there() {
    let mut battle = battle(DiceSource::Typed);
    battle.seal(Seat(0), one_shot()).expect("the first seals");
    let missing = Err(MatchError::Dice(DiceFault::Missing { why: Clause("TEN-2"), faces: 6 }));
    assert_eq!(battle.seal(Seat(1), one_shot()), missing, "both dice are missing");
    assert_eq!((battle.sealed(), battle.past().len()), (Seats::first(2), 0));
    assert_eq!(battle.roll_in(&[6]), missing, "one is still missing");
    assert_eq!((battle.turn(), battle.faces_left()), (1, 1), "nothing is half played");
    assert_eq!(battle.roll_in(&[2]), Ok(()));
    assert_eq!((battle.turn(), battle.faces_left(), battle.sealed()), (2, 0, Seats::NONE));
    assert_eq!(battle.past()[0].faces, [6, 2]);
}

#[test]
fn an_order_may_be_taken_back_while_the_dice_are_missing() {
    let mut battle = battle(DiceSource::Typed);
    battle.seal(Seat(0), one_shot()).expect("the first seals");
    assert!(battle.seal(Seat(1), one_shot()).is_err());
    assert_eq!(battle.unseal(Seat(1)), Ok(one_shot()));
    assert_eq!(battle.roll_in(&[4]), Ok(()), "one order is missing again, so the face waits");
    let idle = order("turn 0 by 0; dice 0 0 0; crews 0");
    assert_eq!(battle.seal(Seat(1), idle), Ok(()), "the first seat's die is there, the second rolls none");
    assert_eq!(battle.past()[0].faces, [4]);
}

#[test]
fn faces_a_die_does_not_have_are_dropped_and_the_orders_wait() {
    for wrong in [0, 7, 255] {
        let mut battle = battle(DiceSource::Typed);
        battle.seal(Seat(0), one_shot()).expect("the first seals");
        assert!(battle.seal(Seat(1), one_shot()).is_err());
        let fault = DiceFault::Impossible { why: Clause("TEN-2"), faces: 6, face: wrong };
        assert_eq!(battle.roll_in(&[3, wrong, 1]), Err(MatchError::Dice(fault)));
        assert_eq!((battle.faces_left(), battle.sealed()), (0, Seats::first(2)));
        assert_eq!(battle.roll_in(&[3, 1]), Ok(()));
        assert_eq!(battle.past()[0].faces, [3, 1], "and nothing of the wrong faces remains");
    }
}

#[test]
fn typed_faces_are_taken_by_typed_dice_alone() {
    let mut battle = battle(DiceSource::Seed(3));
    assert_eq!(battle.roll_in(&[1, 2, 3]), Ok(()));
    assert_eq!(battle.faces_left(), 0);
}

#[test]
fn a_refused_order_leaves_the_battle_as_it_was() {
    let mut battle = battle(DiceSource::Seed(3));
    let before = (battle.record(), battle.digest());
    let too_much = battle.seal(Seat(0), order("turn 4 by 5; dice 0 0 0; crews 0"));
    assert!(
        matches!(too_much, Err(MatchError::Refused(ref r)) if r.clause == Clause("TEN-1")),
        "{too_much:?}"
    );
    assert_eq!(battle.seal(Seat(2), one_shot()), Err(MatchError::NotAsked(Seat(2))));
    assert_eq!(battle.unseal(Seat(0)), Err(MatchError::NothingSealed(Seat(0))));
    assert_eq!(battle.unseal(Seat(9)), Err(MatchError::NotAsked(Seat(9))));
    battle.seal(Seat(0), one_shot()).expect("it seals");
    assert_eq!(battle.seal(Seat(0), one_shot()), Err(MatchError::AlreadySealed(Seat(0))));
    assert_eq!(
        (battle.record(), battle.digest(), battle.sealed()),
        (before.0, before.1, Seats::only(Seat(0)))
    );
}

#[test]
fn a_battle_that_is_over_takes_no_orders() {
    let position = Some("8 0 4 8 6 9 0 4 8 6 9".to_owned());
    let header = Header { position, ..Header::default() };
    let mut battle = Match::new(TenThousandOrders, header).expect("a battle");
    let idle = order("turn 0 by 0; dice 0 0 0; crews 0");
    for seat in [Seat(1), Seat(0)] {
        battle.seal(seat, idle).expect("it seals");
    }
    assert!(matches!(battle.demand(), Demand::Over(outcome) if outcome.winner.is_none()));
    assert_eq!(battle.seal(Seat(0), idle), Err(MatchError::Over));
    assert_eq!(battle.roll_in(&[6]), Ok(()), "dice after the end do no harm");
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
