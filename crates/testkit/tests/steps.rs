//! Battles whose dice follow from steps, and their ends, by the engine alone.

use engine::dice::{Party, Steps};
use engine::digest::hex;
use engine::example::{Broadsides, Order};
use engine::record::{DiceSource, Header, Record};
use engine::replay::replay;
use engine::{Battle, BattleError, Outcome, Rules, Seat, Side};

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// Returns a battle between two seats that have committed themselves.
fn battle() -> Battle<Broadsides> {
    let mut header = Header::of::<Broadsides>(DiceSource::Steps);
    header.sealed_lines = SEATS.map(|seat| format!("~ commit {seat} {}", hex(&[seat.0; 32]))).into();
    header.sealed_lines.push(format!("~ id {}", hex(&[9; 32])));
    Battle::new(Broadsides, header).expect("it has an id and parties")
}

/// Returns the lines of steps of these seats.
fn steps(seats: &[Seat], number: u8) -> Vec<String> {
    seats.iter().map(|seat| format!("~ step {seat} {}", hex(&[number + seat.0; 32]))).collect()
}

/// Plays a decision with these steps.
fn decide(battle: &mut Battle<Broadsides>, number: u8) {
    battle.open_steps(steps(&SEATS, number));
    for seat in SEATS {
        battle.seal(seat, Order(3)).expect("its dice are keyed");
    }
}

fn replayed(battle: &Battle<Broadsides>) -> Battle<Broadsides> {
    let record = Record::parse(&battle.record()).expect("a record");
    replay(Broadsides, &record).unwrap_or_else(|error| panic!("{error}\n{record}")).battle
}

#[test]
fn dice_follow_from_the_steps_of_all_and_the_record_replays() {
    let faces = |number: u8| {
        let mut battle = battle();
        decide(&mut battle, number);
        assert_eq!(replayed(&battle).record(), battle.record());
        let again = battle.until(1, None).expect("one decision");
        assert_eq!(again.record(), battle.record(), "an earlier moment has the same dice");
        battle.past()[0].faces.clone()
    };
    assert_eq!(faces(1), faces(1));
    assert_ne!(faces(1), faces(7));
}

#[test]
fn no_order_is_sealed_before_every_step_is_open() {
    let mut battle = battle();
    let mut refused = |lines: Vec<String>| {
        battle.open_steps(lines);
        assert_eq!(battle.seal(Seat(0), Order(1)), Err(BattleError::NoSteps));
    };
    refused(Vec::new());
    refused(steps(&SEATS[..1], 1));
    refused([steps(&SEATS, 1), steps(&SEATS[..1], 2)].concat());
    refused([steps(&SEATS, 1), steps(&[Seat(2)], 1)].concat());
    decide(&mut battle, 1);
    assert_eq!(battle.seal(Seat(0), Order(1)), Err(BattleError::NoSteps), "the next decision needs its own");
    let mut dice = Steps::new([0; 32], SEATS.map(Party::Seat).into());
    dice.give(1, &[(Party::Server, [0; 32]), (Party::Seat(Seat(0)), [0; 32])]);
    assert!(!dice.is_keyed());
}

#[test]
fn a_battle_without_id_or_parties_has_no_dice() {
    for lines in
        [vec![], vec![format!("~ id {}", hex(&[9; 32]))], vec![format!("~ commit 1 {}", hex(&[1; 32]))]]
    {
        let header = Header { sealed_lines: lines, ..Header::of::<Broadsides>(DiceSource::Steps) };
        let Err(flaws) = Battle::new(Broadsides, header) else { panic!("a battle without dice") };
        let flaws = flaws.to_string();
        assert!(flaws.contains("~ commit") && flaws.contains("~ id"), "{flaws}");
    }
}

#[test]
fn a_forfeit_shows_what_was_sealed_and_signatures_replace_each_other() {
    let mut battle = battle();
    decide(&mut battle, 1);
    let signed = |letter: &str| vec![format!("~ signed 1 {}", letter.repeat(128))];
    assert_eq!(battle.sign(&signed("a")), Err(BattleError::NotOver));
    let shown = [format!("~ release 1 {}", "0f".repeat(64))];
    battle.forfeit(Seat(1), &shown).expect("it goes on");
    let outcome = battle.outcome().expect("it is over");
    assert_eq!((outcome.winner, outcome.why), (Some(Broadsides.side(Seat(0))), Outcome::FORFEITED));
    assert!(!outcome.by_rules());
    battle.sign(&signed("a")).expect("it is over");
    battle.sign(&signed("b")).expect("it is over");
    let end = battle.end_lines().expect("an end");
    assert_eq!(end, format!("end\n{}\n~ late 2\n{}\n", shown[0], signed("b")[0]));
    assert_eq!(replayed(&battle).record(), battle.record());
    assert_eq!(battle.forfeit(Seat(0), &[]), Err(BattleError::Over));
}

#[test]
fn a_battle_that_the_rules_decided_is_signed_and_keeps_its_outcome() {
    let mut battle = battle();
    for number in 1.. {
        if battle.outcome().is_some() {
            break;
        }
        decide(&mut battle, number);
    }
    let outcome = battle.outcome();
    assert!(battle.end_block().is_none());
    let before = battle.digest();
    battle.sign(&[format!("~ signed 1 {}", "0".repeat(128))]).expect("it is over");
    assert_eq!((battle.outcome(), battle.digest_before_end()), (outcome, before));
    assert_ne!(battle.digest(), before);
    assert!(outcome.is_some_and(|outcome| outcome.winner.is_none_or(|side| side <= Side(1))));
    assert_eq!(replayed(&battle).record(), battle.record());
}

#[test]
fn fingerprints_tell_every_moment_and_end_with_that_of_the_record() {
    let mut battle = battle();
    let mut seen = Vec::new();
    for number in 1..4 {
        decide(&mut battle, number);
        let record = Record::parse(&battle.record()).expect("a record");
        let all: Vec<String> = record.fingerprints().map(|print| hex(&print)).collect();
        assert_eq!(all.len(), usize::from(number) + 1);
        assert_eq!(all.last(), Some(&record.fingerprint()));
        assert!(all.starts_with(&seen), "what came before stays");
        seen = all;
    }
}
