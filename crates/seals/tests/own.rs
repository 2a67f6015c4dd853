//! A seat's own letter in a room: an old copy takes up what it can, and otherwise notices that the battle went on elsewhere.

use engine::digest::hex;
use seals::{Mail, letter};

use crate::pair::{Pair, fresh};

fn opened(kept: &str) -> Mail {
    Mail::open(&games::SHELF, kept).expect("it is kept")
}

/// Seals an order that is drawn for the position.
fn seal(mail: &mut Mail, seed: u64, pair: &mut Pair) {
    let order = mail.battle().drawn(mail.seat(), seed);
    mail.order(&order, fresh(&mut pair.rng)).expect("it is legal");
}

/// Lets both players play one decision.
fn one_decision(pair: &mut Pair) {
    let before = pair.mails[0].battle().revealed();
    while pair.mails.iter().any(|mail| mail.battle().revealed() == before) {
        for who in [0, 1] {
            if pair.mails[who].battle().revealed() == before {
                pair.write(who);
            }
            pair.deliver(who).expect("an honest letter");
        }
    }
}

#[test]
fn an_old_copy_takes_its_own_seal_from_the_room_and_does_not_seal_twice() {
    let mut pair = Pair::new("ftl", "duel", 1, None);
    one_decision(&mut pair);
    let old = pair.mails[0].kept();
    pair.write(0);
    let mut copy = opened(&old);
    assert!(copy.must_write());
    assert_eq!(copy.take_own(&pair.mails[0].letter()), Ok(true));
    assert_eq!(copy.kept(), pair.mails[0].kept());
    assert!(!copy.must_write(), "its order is sealed");
    assert_eq!(copy.take_own(&pair.mails[0].letter()), Ok(true), "the same letter again");
}

#[test]
fn a_copy_that_has_sealed_something_else_is_not_the_battle_any_more() {
    let mut pair = Pair::new("ftl", "duel", 1, None);
    let old = pair.mails[0].kept();
    pair.write(0);
    let mut copy = opened(&old);
    seal(&mut copy, 99, &mut pair);
    let before = copy.kept();
    assert_eq!(copy.take_own(&pair.mails[0].letter()), Ok(false));
    assert_eq!(copy.kept(), before);
}

#[test]
fn the_last_decisions_of_an_own_letter_count_however_many_stand_before() {
    let mut pair = Pair::new("ftl", "duel", 1, None);
    let mut copy = opened(&pair.mails[0].kept());
    pair.write(0);
    seal(&mut copy, 99, &mut pair);
    let body = letter::read(&pair.mails[0].letter()).expect("a letter");
    let long = body.replacen("seat 1\n", &format!("seat 1\n{}", "decision 9\n".repeat(6)), 1);
    assert_eq!(copy.take_own(&letter::write("of a battle", &long)), Ok(false));
}

#[test]
fn an_old_copy_catches_up_with_both_letters_of_a_room_and_a_much_older_one_stops() {
    let mut pair = Pair::new("ftl", "duel", 1, None);
    let oldest = pair.mails[0].kept();
    one_decision(&mut pair);
    let old = pair.mails[0].kept();
    one_decision(&mut pair);
    pair.write(0);
    let [own, theirs] = pair.mails.each_ref().map(Mail::letter);
    let mut copy = opened(&old);
    assert_eq!(copy.take_own(&own), Ok(false), "the decision after is not known yet");
    copy.take(&games::SHELF, &theirs).expect("an honest letter");
    assert_eq!(copy.take_own(&own), Ok(true));
    assert_eq!(copy.letter(), own);
    let mut copy = opened(&oldest);
    assert_eq!(copy.take_own(&own), Ok(false));
    assert!(copy.take(&games::SHELF, &theirs).is_err(), "its decision comes later");
    assert_eq!(copy.take_own(&own), Ok(false));
}

#[test]
fn an_old_copy_notices_a_concession_a_claim_and_an_answer_that_were_sent_elsewhere() {
    let mut pair = Pair::new("ftl", "duel", 1, None);
    let mut copy = opened(&pair.mails[0].kept());
    pair.mails[0].concede().expect("it goes on");
    assert_eq!(copy.take_own(&pair.mails[0].letter()), Ok(false));
    let mut pair = Pair::new("ftl", "duel", 1, None);
    pair.write(0);
    let mut copy = opened(&pair.mails[0].kept());
    pair.mails[0].claim().expect("it has sealed");
    assert_eq!(copy.take_own(&pair.mails[0].letter()), Ok(false));
    // A claim that shows both seals, one decision later: its letter has nothing of the decisions before.
    let mut pair = Pair::new("ftl", "duel", 1, None);
    let older = pair.mails[0].kept();
    one_decision(&mut pair);
    let old = pair.mails[0].kept();
    pair.write(1);
    pair.write(0);
    pair.deliver(1).expect("an honest letter");
    pair.mails[0].claim().expect("both have sealed, and it has opened");
    for kept in [older, old] {
        assert_eq!(opened(&kept).take_own(&pair.mails[0].letter()), Ok(false));
    }
    // The maker's file from before the answer.
    let opening = shelf::Opening::scenario("duel");
    let bytes = fresh(&mut pair.rng);
    let mut ada =
        Mail::invite(&games::SHELF, "ftl", &opening, (engine::Seat(0), "Ada"), bytes).expect("it goes");
    let mut copy = opened(&ada.kept());
    let ben = Mail::join(&games::SHELF, &ada.letter(), "Ben", [7; 32]).expect("an invitation");
    assert_eq!(copy.take_own(&ada.letter()), Ok(true), "its own invitation");
    ada.take(&games::SHELF, &ben.letter()).expect("an answer");
    assert_eq!(copy.take_own(&ada.letter()), Ok(true), "nothing is sealed yet");
    seal(&mut ada, 1, &mut pair);
    assert_eq!(copy.take_own(&ada.letter()), Ok(false));
}

#[test]
fn what_anybody_could_have_written_in_a_seats_place_does_not_stop_it() {
    let mut pair = Pair::new("ftl", "duel", 1, None);
    one_decision(&mut pair);
    let kept = pair.mails[0].kept();
    let honest = letter::read(&pair.mails[0].letter()).expect("a letter");
    let id = hex(&pair.mails[0].playing().expect("it has begun").ledger().place().id);
    pair.write(0);
    let signed = letter::read(&pair.mails[0].letter()).expect("a letter");
    let seal = signed.lines().rfind(|line| line.starts_with("~ seal 1 ")).expect("a seal");
    let zeros = |length: usize| "0".repeat(length);
    for body in [
        format!("turn 1\nof {id}\nseat 1\n"),
        honest.clone() + &format!("~ release 1 {}\n~ step 1 {}\n", zeros(128), zeros(64)),
        format!("turn 1\nof {id}\nseat 1\ndecision 9\n~ step 1 {}\n", zeros(64)),
        format!("turn 1\nof {id}\nseat 1\ndecision 2\n{}{}\n", &seal[..seal.len() - 8], zeros(8)),
        format!("turn 1\nof {id}\nseat 1\nend 1 {}\n> 1  concedes\n", zeros(128)),
        format!("turn 1\nof {id}\nseat 1\nend 4294967295 {}\n", zeros(128)),
        format!("turn 1\nof {}\nseat 1\ndecision 9\n~ step 1 {}\n", zeros(64), zeros(64)),
    ] {
        let mut copy = opened(&kept);
        assert_eq!(copy.take_own(&letter::write("of a battle", &body)), Ok(true), "{body}");
        assert_eq!(copy.kept(), kept, "{body}");
    }
    let mut copy = opened(&kept);
    assert!(copy.take_own(&pair.mails[1].letter()).is_err(), "the other seat's letter");
    assert!(copy.take_own("hello").is_err());
}
