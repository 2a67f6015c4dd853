//! Two ends against each other, by file: the longer record shows what was played, and not who was late.

use engine::{Seat, Seeded};
use seals::Mail;
use seals::verify::{Proof, verify};

use crate::pair::{Pair, fresh};

/// Checks a player's record.
fn proof(mail: &Mail) -> Proof {
    verify(&games::SHELF, &mail.playing().expect("it has begun").record()).expect("every line is true")
}

#[test]
fn two_claims_against_each_other_are_both_true_and_neither_is_taken() {
    let mut pair = Pair::new("ftl", "duel", 1, None);
    pair.write(1);
    pair.write(0);
    pair.deliver(1).expect("Ada opens");
    pair.deliver(0).expect("Ben opens in his own copy, and answers nothing");
    pair.mails[0].claim().expect("Ben has not opened");
    pair.write(1);
    pair.mails[1].claim().expect("Ada has not sealed the next decision");
    let [ada, ben] = pair.mails.each_ref().map(proof);
    assert_eq!((ada.late, ada.decisions), (Some(Seat(1)), 0));
    assert_eq!((ben.late, ben.decisions), (Some(Seat(0)), 1));
    let kept = pair.mails.each_ref().map(Mail::kept);
    for from in [0, 1] {
        assert!(pair.deliver(from).is_err(), "neither signs the claim against itself");
    }
    assert_eq!(pair.mails.each_ref().map(Mail::kept), kept);
}

#[test]
fn a_concession_from_an_old_copy_is_signed_though_the_newer_copy_plays_on() {
    let mut pair = Pair::new("ftl", "duel", 1, None);
    pair.write(0);
    let mut old = Mail::open(&games::SHELF, &pair.mails[0].kept()).expect("it is kept");
    pair.write(1);
    pair.deliver(0).expect("Ben has both seals, and opens");
    pair.deliver(1).expect("Ada opens in the newer copy, and plays the decision");
    assert_eq!(pair.mails[0].battle().revealed(), 1);
    old.concede().expect("this copy has opened nothing");
    pair.mails[1].take(&games::SHELF, &old.letter()).expect("a concession");
    let order = pair.mails[0].battle().drawn(Seat(0), 5);
    pair.mails[0].order(&order, fresh(&mut Seeded::new(6))).expect("it is legal");
    pair.mails[0].claim().expect("Ben has not sealed");
    let (ben, ada) = (proof(&pair.mails[1]), proof(&pair.mails[0]));
    assert_eq!((ben.late, ben.decisions, ben.signed.len()), (None, 0, 2), "both signed the concession");
    assert_eq!((ada.late, ada.decisions, ada.signed.len()), (Some(Seat(1)), 1, 1));
}
