//! Whole battles in the mode *shared*, with parties that vanish and messages that are lost, repeated and crossed.

use engine::{Demand, Seat, Seats, Seeded};
use seals::mail::MailError;
use seals::verify::verify;
use seals::{Mail, Mode, letter};
use shelf::Opening;

use crate::by_file::BATTLES;
use crate::three::Three;

#[test]
fn both_players_have_the_same_battle_and_prove_it() {
    for (game, scenario) in BATTLES {
        let mut three = Three::new(game, scenario, 5, Some("doctrine"));
        three.play(usize::MAX);
        let record = three.record(0);
        assert_eq!(record, three.record(1), "{game}");
        let proof =
            verify(&games::SHELF, &record).unwrap_or_else(|fault| panic!("{game}: {fault}\n{record}"));
        assert_eq!(
            (proof.signed, proof.seats, proof.mode),
            (Seats::first(2), Seats::first(2), Some(Mode::Shared))
        );
        assert!(proof.decisions > 1 && proof.outcome.is_some() && proof.late.is_none(), "{game}: {proof:?}");
        assert!(record.contains("~ close ") && record.contains("~ step server "), "{game}");
        assert_eq!(three.notary.name(), Some(proof.name));
    }
}

#[test]
fn a_seat_that_is_not_asked_need_not_be_there() {
    // In Simple Spaceships one seat writes at a time.
    let mut three = Three::new("simple-spaceships", "duel", 4, Some("doctrine"));
    let mut alone = 0;
    while !three.is_over() {
        for who in [0, 1] {
            let before = three.mails[who].battle().revealed();
            three.visit(who, usize::MAX);
            let after = three.mails[who].battle().revealed();
            // The other has not looked in meanwhile: what it sealed in the first decision is all that it gave.
            alone += usize::from(after > before.max(three.mails[1 - who].battle().revealed()));
        }
        three.sign();
    }
    assert!(alone > 5, "{alone} decisions were opened by their writer alone");
    assert_eq!(three.record(0), three.record(1));
}

#[test]
fn a_server_that_stops_or_is_restored_from_an_older_copy_goes_on_with_the_same_battle() {
    let mut honest = Three::new("ftl", "close-quarters", 3, None);
    honest.play(60);
    let result = honest.result(0);
    assert!(result.len() > 4);
    for messages in (1..40).step_by(3) {
        for lost in [0, 1, 2, 3, 100] {
            let mut three = Three::new("ftl", "close-quarters", 3, None);
            three.play(messages);
            three.restart(three.rows.len().saturating_sub(lost));
            three.play(messages + 60);
            let found = three.result(0);
            assert!(found.len() > 4 && found[..4] == result[..4], "{messages} messages, {lost} rows lost");
        }
    }
}

#[test]
fn whoever_has_lost_more_decisions_than_a_letter_holds_gets_them_in_several() {
    // Many decisions, and few large ones: the seals of a fleet.
    for (game, scenario, decisions, page) in
        [("simple-spaceships", "duel", 40, 32), ("full-thrust", "fleet-action", 8, 5)]
    {
        let mut three = Three::new(game, scenario, 4, None);
        let first = three.mails[1].kept();
        while three.mails[0].battle().revealed() < decisions {
            three.play(three.messages + 4);
        }
        let hand = three.notary.ledger().expect("it has begun").place().decision;
        // A player who has lost them all, and whom the server tells.
        let mut lost = Mail::open(&games::SHELF, &first).expect("it is kept");
        let mut letters = 0;
        while lost.playing().expect("it has begun").decision() < hand {
            let before = lost.playing().expect("it has begun").decision();
            let log = three.notary.letter(before).expect("it has begun");
            assert!(log.len() <= letter::MOST_IN_ROOM, "{game}: {} bytes", log.len());
            lost.take(&games::SHELF, &log).expect("an honest letter");
            let told = lost.playing().expect("it has begun").decision() - before;
            assert!(told >= 1 && told <= page, "{game}: {told} decisions in one letter");
            letters += 1;
        }
        assert!(letters > 1, "{game}");
        // A server that has lost them all, and whom the players tell.
        three.restart(0);
        let record = three.record(0);
        three.play(three.messages + 30);
        assert!(three.record(0).starts_with(&record) && three.record(0) != record, "{game}");
    }
}

#[test]
fn messages_may_be_lost_repeated_late_and_crossed() {
    let mut honest = Three::new("talon", "duel", 6, None);
    honest.play(usize::MAX);
    for seed in 0..3 {
        let mut rng = Seeded::new(seed);
        let mut three = Three::new("talon", "duel", 6, None);
        let other = Three::new("talon", "duel", 7, None);
        // Who it goes to (2 is the server), and what.
        let mut underway: Vec<(usize, String)> = Vec::new();
        let mut refused = 0;
        for _ in 0..60_000 {
            if three.is_over() {
                break;
            }
            for who in [0, 1] {
                three.write(who);
                underway.push((2, three.mails[who].letter()));
                underway.push((who, three.log(who)));
                underway.push((who, three.mails[1 - who].letter()));
            }
            if rng.chance(1, 9) {
                underway.push((2, other.mails[0].letter()));
                underway.push((rng.below(2) as usize, other.log(0)));
            }
            for _ in 0..4 {
                let at = rng.below(underway.len() as u32) as usize;
                let (to, text) = match rng.below(3) {
                    0 => underway.swap_remove(at),
                    1 => underway[at].clone(),
                    _ => continue,
                };
                let taken = match to {
                    2 => three.post(&text),
                    who => three.mails[who].take(&games::SHELF, &text).map(drop),
                };
                match taken {
                    Ok(()) => {}
                    Err(MailError::Unwanted(_)) => refused += 1,
                    Err(error) => panic!("seed {seed}: an honest letter: {error}"),
                }
            }
            let length = underway.len();
            underway.drain(..length.saturating_sub(16));
        }
        assert!(three.is_over() && refused > 3, "seed {seed}");
        assert_eq!(three.result(0), honest.result(0), "seed {seed}");
        assert_eq!(three.record(0), three.record(1), "seed {seed}");
    }
}

#[test]
fn the_last_letter_of_another_battle_is_refused_by_its_name() {
    let (mut ended, mut three) =
        (Three::new("full-thrust", "line-duel", 3, None), Three::new("ftl", "duel", 4, None));
    ended.play(usize::MAX);
    let refused =
        three.notary.take(&ended.mails[0].letter()).expect_err("it is of another battle").to_string();
    let [other, own] = [&ended, &three].map(|battle| battle.notary.name().expect("it has begun"));
    assert!(refused.contains(&other) && refused.contains(&own), "{refused}");
}

#[test]
fn a_battle_is_kept_lost_and_taken_up_again() {
    let mut three = Three::new("full-thrust", "line-duel", 3, Some("doctrine"));
    for round in 0..8 {
        for who in [0, 1] {
            three.visit(who, usize::MAX);
            let kept = three.mails[who].kept();
            let again = Mail::open(&games::SHELF, &kept).unwrap_or_else(|error| panic!("{error}\n{kept}"));
            assert_eq!((again.kept(), again.letter()), (kept, three.mails[who].letter()), "{round}");
            three.mails[who] = again;
            let history = three.mails[1 - who].history().expect("it has begun");
            assert!(!history.contains("secret 1") || history.contains("~ secret"), "no secret of a seat");
            let recovery = three.mails[who].recovery();
            let lost = Mail::recover(&games::SHELF, &recovery, &history).expect("it is taken up again");
            three.mails[who] = lost;
        }
    }
    three.play(usize::MAX);
    assert_eq!(three.record(0), three.record(1));
}

#[test]
fn what_keeps_secrets_is_not_offered_and_keys_of_another_mode_are_refused() {
    let three = Three::new("ftl", "duel", 1, None);
    let keys = *three.notary.keys();
    for (game, scenario) in [("black-skies", "duel"), ("full-thrust", "hide-and-seek")] {
        let opening = Opening::scenario(scenario);
        let mail = Mail::invite_shared(&games::SHELF, game, &opening, (Seat(0), "Ada"), &keys, [1; 32]);
        let why = mail.err().expect("it is refused").to_string();
        assert!(why.contains("the rules hide something from a seat"), "{game}: {why}");
    }
    let strict = seals::Keys { receives: None, ..keys };
    let opening = Opening::scenario("duel");
    let mail = Mail::invite_shared(&games::SHELF, "ftl", &opening, (Seat(0), "Ada"), &strict, [1; 32]);
    assert!(mail.err().expect("it is refused").to_string().contains("receives"));
}

#[test]
fn a_seat_concedes_before_it_seals_and_is_claimed_only_if_it_did_not_seal() {
    let mut three = Three::new("ftl", "duel", 7, None);
    for who in [0, 1] {
        let log = three.log(who);
        three.mails[who].take(&games::SHELF, &log).expect("an honest letter");
    }
    let mut conceded = Mail::open(&games::SHELF, &three.mails[1].kept()).expect("it is kept");
    conceded.concede().expect("it has sealed nothing");
    let mut wins = Mail::open(&games::SHELF, &three.mails[0].kept()).expect("it is kept");
    assert_eq!(wins.take(&games::SHELF, &conceded.letter()), Ok(true));
    let record = wins.playing().expect("it has begun").record();
    let proof = verify(&games::SHELF, &record).expect("it is true");
    assert!(proof.signed.len() == 2 && proof.outcome.is_some_and(|said| said.contains("concedes")));
    three.write(0);
    assert!(three.mails[0].concede().is_err(), "it has sealed");
    let letter = three.mails[0].letter();
    three.post(&letter).expect("an honest letter");
    let mut claims = Mail::open(&games::SHELF, &three.mails[0].kept()).expect("it is kept");
    claims.claim().expect("seat 2 has not sealed");
    let record = claims.playing().expect("it has begun").record();
    assert_eq!(verify(&games::SHELF, &record).expect("it is true").late, Some(Seat(1)));
    // Once it has sealed nobody can say so, whether it looks in again or not.
    let log = three.log(1);
    three.mails[1].take(&games::SHELF, &log).expect("an honest letter");
    three.write(1);
    let letter = three.mails[1].letter();
    three.post(&letter).expect("an honest letter");
    let log = three.log(0);
    three.mails[0].take(&games::SHELF, &log).expect("an honest letter");
    let refused = three.mails[0].claim().expect_err("it is closed").to_string();
    assert!(refused.contains("is closed"), "{refused}");
    assert!(matches!(three.mails[0].battle().demand(), Demand::Orders(_)));
    let mut lines: Vec<&str> = record.lines().collect();
    let forged = three.mails[1].playing().expect("it has begun").ledger().lines();
    let at = lines.iter().position(|line| *line == "~ late 2").expect("a forfeit");
    lines.splice(at - 1..at, forged.iter().map(String::as_str).filter(|line| line.starts_with("~ seal ")));
    let fault = verify(&games::SHELF, &(lines.join("\n") + "\n")).expect_err("it was not late");
    assert!(fault.what.contains("not late"), "{fault}");
}
