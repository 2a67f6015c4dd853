//! A player vanishes at every message: the other can end the battle, and the record says who did not answer.

use engine::{Demand, Seat};
use seals::verify::verify;

use crate::pair::Pair;

#[test]
fn whoever_vanishes_at_any_message_is_named_and_has_lost() {
    let honest = {
        let mut pair = Pair::new("full-thrust", "line-duel", 9, Some("doctrine"));
        pair.in_turn(usize::MAX, 0);
        pair.record()
    };
    for vanishes in [0, 1] {
        let other = 1 - vanishes;
        let mut forfeits = 0;
        for letters in 0..16 {
            let mut pair = Pair::new("full-thrust", "line-duel", 9, Some("doctrine"));
            pair.in_turn(letters, vanishes);
            pair.write(other);
            if matches!(pair.mails[other].battle().demand(), Demand::Over(_)) {
                continue;
            }
            pair.mails[other].claim().expect("the other's letter is awaited");
            let record = pair.mails[other].playing().expect("it has begun").record();
            let proof =
                verify(&games::SHELF, &record).unwrap_or_else(|fault| panic!("{letters}: {fault}\n{record}"));
            assert_eq!(proof.late, Some(Seat(vanishes as u8)), "{letters}");
            assert_eq!(proof.signed.iter().collect::<Vec<_>>(), [Seat(other as u8)]);
            let said = proof.outcome.expect("it is over");
            assert!(said.contains("forfeits"), "{said}");
            // What was decided stands as in the honest battle.
            let decided = record.split("\nend\n").next().expect("an end");
            assert!(honest.starts_with(decided), "{letters}:\n{decided}");
            let kept = seals::Mail::open(&games::SHELF, &pair.mails[other].kept()).expect("it is kept");
            assert_eq!(kept.playing().expect("it has begun").record(), record);
            forfeits += 1;
        }
        assert!(forfeits > 8, "{forfeits}");
    }
}

#[test]
fn nobody_is_late_who_has_opened_or_whose_turn_it_is_not() {
    let mut pair = Pair::new("full-thrust", "line-duel", 9, Some("doctrine"));
    assert!(pair.mails[0].claim().is_err(), "its own order is awaited, too");
    pair.write(0);
    pair.write(1);
    pair.deliver(0).expect("an honest letter");
    pair.deliver(1).expect("an honest letter");
    // Both have opened: seat 1 has gone on, seat 2 waits for its opening.
    assert!(pair.mails[0].claim().is_err());
    let error = pair.mails[1].concede().expect_err("it has opened this decision").to_string();
    assert!(error.contains("you have opened this decision"), "{error}");
}
