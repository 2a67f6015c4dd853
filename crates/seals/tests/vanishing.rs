//! A player vanishes at messages of whole battles: every one of *Full Thrust*, a sample of the others: the other can end the battle, and the record says who did not answer.

use engine::{Demand, Seat, Seeded};
use seals::Mail;
use seals::verify::verify;

use crate::by_file::BATTLES;
use crate::pair::Pair;

/// One of how many letters of each battle are tried: every one where a battle is short, a seeded sample where it has
/// hundreds.
const ONE_OF: [u32; 4] = [12, 1, 40, 60];

/// Checks that the one who is left can end the battle, if the other sends nothing any more. Returns `true` if it goes on.
fn is_named(now: &Pair, gone: usize, game: &str) -> bool {
    let stays = 1 - gone;
    let mut mail = Mail::open(&games::SHELF, &now.mails[stays].kept()).expect("it is kept");
    if mail.must_write() {
        let order = mail.battle().drawn(mail.seat(), 1);
        mail.order(&order, [3; 32]).expect("it is legal");
    }
    if matches!(mail.battle().demand(), Demand::Over(_)) {
        return false;
    }
    let decided = mail.battle().revealed();
    mail.claim().unwrap_or_else(|error| panic!("{game}, decision {}: {error}", decided + 1));
    let record = mail.playing().expect("it has begun").record();
    let proof = verify(&games::SHELF, &record).unwrap_or_else(|fault| panic!("{game}: {fault}\n{record}"));
    assert_eq!((proof.late, proof.decisions), (Some(Seat(gone as u8)), decided as u32), "{game}");
    assert!(proof.outcome.is_some_and(|said| said.contains("forfeits")), "{game}");
    true
}

#[test]
fn whoever_vanishes_at_a_letter_of_a_whole_battle_of_any_game_is_named_and_has_lost() {
    for ((game, scenario), one_of) in BATTLES.into_iter().zip(ONE_OF) {
        let (mut pair, mut rng) = (Pair::new(game, scenario, 9, Some("doctrine")), Seeded::new(24));
        let mut named = 0;
        while !pair.is_over() {
            for who in [0, 1] {
                pair.write(who);
                if rng.chance(1, one_of) {
                    named += [0, 1].into_iter().filter(|gone| is_named(&pair, *gone, game)).count();
                }
                pair.deliver(who).expect("an honest letter");
            }
        }
        assert!(named > 6, "{game}: {named}");
    }
}

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
