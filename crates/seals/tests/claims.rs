//! The end and the seals of records that a changed program wrote: `verify` names every false line in them.

use engine::digest::hex;
use engine::record::Record;
use engine::{Demand, Seat, Seats};
use seals::release::Release;
use seals::seal::{Held, Seal};
use seals::verify::{sign_end, verify};
use seals::{Fault, Mail, letter};

use crate::pair::Pair;
use crate::shared_cheats::{begun, log_of, secret_of, with_false_key};
use crate::three::Three;

/// Returns a player's record with an end that shows these lines and says that the other is late, as that player can sign
/// it.
fn claimed(mail: &Mail, shown: &[String]) -> String {
    let playing = mail.playing().expect("it has begun");
    let record = Record::parse(&playing.record()).expect("its own record");
    let mut battle = games::SHELF.replay(&record).expect("it replays").battle;
    battle.forfeit(Seat(1 - mail.seat().0), shown).expect("it goes on");
    let end = battle.end_lines().expect("it is over").to_owned();
    let id = playing.ledger().charter().id;
    let signature = sign_end(&secret_of(mail), &id, &battle.digest_before_end().0, &end);
    battle.sign(&[format!("~ signed {} {}", mail.seat(), hex(&signature))]).expect("it is over");
    battle.record()
}

/// Checks that a claim is true with these lines, and named with any of the other ones before or behind them, or with one
/// less of its own.
fn only_these_lines(mail: &Mail, honest: &[String], false_lines: &[String]) {
    let late = Some(Seat(1 - mail.seat().0));
    assert_eq!(verify(&games::SHELF, &claimed(mail, honest)).map(|proof| proof.late), Ok(late));
    for line in false_lines.iter().chain(honest) {
        for at in [0, honest.len()] {
            let mut shown = honest.to_vec();
            shown.insert(at, line.clone());
            let record = claimed(mail, &shown);
            let fault = verify(&games::SHELF, &record).expect_err(line);
            let end = record.lines().position(|own| own == "end").expect("an end") + 1;
            assert!(fault.line >= end, "{line}: {fault}");
        }
    }
}

fn part(word: &str, bytes: usize) -> String {
    format!("~ {word} {}", "0a".repeat(bytes))
}

#[test]
fn a_claim_by_file_shows_what_was_sealed_and_opened_and_nothing_else() {
    let mut pair = Pair::new("full-thrust", "line-duel", 9, Some("doctrine"));
    assert!(pair.write(0));
    let shown = |pair: &Pair| pair.mails[0].playing().expect("it has begun").ledger().lines();
    let false_lines = [part("close", 64), part("step 2", 32), part("release 2", 64), part("step server", 32)];
    assert_eq!(shown(&pair).len(), 1, "its own seal");
    only_these_lines(&pair.mails[0], &shown(&pair), &false_lines);
    // Both have sealed, and seat 1 has opened.
    assert!(pair.write(1));
    pair.deliver(1).expect("an honest letter");
    assert_eq!(shown(&pair).len(), 5, "two seals, and what seat 1 opened");
    only_these_lines(&pair.mails[0], &shown(&pair), &false_lines);
    let mut swapped = shown(&pair);
    swapped.swap(0, 1);
    assert!(verify(&games::SHELF, &claimed(&pair.mails[0], &swapped)).is_err(), "not in their order");
}

#[test]
fn a_claim_of_the_mode_shared_shows_what_follows_from_the_seals_and_nothing_else() {
    let (three, seal) = begun(21);
    let steps = ["step 1", "step 2", "step server"].map(|word| part(word, 32));
    let more = [part("close", 64), part("release 2", 64)];
    let false_lines: Vec<String> = steps.into_iter().chain(more).collect();
    only_these_lines(&three.mails[0], &[seal.line()], &false_lines);
}

#[test]
fn a_claim_of_a_false_key_shows_the_key_and_what_opens_it_and_nothing_else() {
    let mut three = Three::new("ftl", "duel", 22, None);
    let lines = with_false_key(&three);
    let log = log_of(&three, &lines);
    three.mails[1].take(&games::SHELF, &log).expect("the seal is signed");
    let before = three.mails[1].kept();
    three.mails[1].claim().expect("seat 1 signed a false key");
    let record = three.record(1);
    let shown = record.split_once("\nend\n").expect("an end").1.lines();
    let shown: Vec<String> =
        shown.take_while(|line| !line.starts_with("~ late ")).map(str::to_owned).collect();
    let words: Vec<&str> = shown.iter().filter_map(|line| line.split(' ').nth(1)).collect();
    assert_eq!(words, ["seal", "secret", "receiving"]);
    let mail = Mail::open(&games::SHELF, &before).expect("it is kept");
    let false_lines = [part("receiving 1", 32), part("receiving 2", 32), part("close", 64), lines[2].clone()];
    only_these_lines(&mail, &shown, &false_lines);
    for other in [part("receiving 2", 32), part("receiving 1", 32)] {
        let spoilt = [shown[0].clone(), shown[1].clone(), other];
        let fault = verify(&games::SHELF, &claimed(&mail, &spoilt)).expect_err("it proves nothing");
        assert_eq!(fault.kind, "key", "{fault}");
    }
}

/// Returns the record of a battle by file after one decision, in which seat 1 sealed an idle order of so many bytes.
fn with_a_seal_of(bytes: usize) -> Result<u32, Fault> {
    let pair = Pair::new("ftl", "duel", 5, None);
    let playing = pair.mails[0].playing().expect("it has begun");
    let record = Record::parse(&playing.record()).expect("its own record");
    let mut battle = games::SHELF.replay(&record).expect("it replays").battle;
    let (mut ledger, both) = (playing.ledger().clone(), Seats::first(2));
    assert_eq!(battle.demand(), Demand::Orders(both));
    let (place, secrets) = (ledger.place(), pair.mails.each_ref().map(secret_of));
    for (seat, secret) in both.into_iter().zip(&secrets) {
        let step = secret.step(1).expect("a step");
        let held = Held { order: battle.idle(seat), step, record_before: ledger.record_before() };
        let size = if seat == Seat(0) { bytes } else { 256 };
        ledger
            .take_seal(Seal::make(secret, &place, (seat, 1), &held, ([7; 24], size)), both)
            .expect("a seal");
    }
    let seals = ledger.seals();
    for (seat, secret) in both.into_iter().zip(&secrets) {
        let release = Release::make(secret, &place, seat, &seals).expect("a release");
        ledger.take_release(release, both).expect("it opens its seal");
    }
    let opened = ledger.complete().expect("all is open");
    battle.open_steps(opened.lines);
    for (seat, held) in opened.held {
        battle.seal_what_stands(seat, &held.order).expect("it is legal");
    }
    verify(&games::SHELF, &battle.record()).map(|proof| proof.decisions)
}

#[test]
fn a_seal_in_a_decision_that_is_far_larger_than_an_order_is_named() {
    assert_eq!(with_a_seal_of(4096), Ok(1), "no larger than an order may be");
    let fault = with_a_seal_of(8192).expect_err("no program would have taken it");
    assert_eq!(fault.kind, "seal");
    assert!(fault.what.contains("seat 1 sealed has 8192 bytes") && fault.line > 1, "{fault}");
}

#[test]
fn what_is_changed_beside_the_signature_of_a_concession_blames_nobody() {
    let mut pair = Pair::new("ftl", "duel", 1, None);
    pair.mails[0].concede().expect("it goes on");
    let body = letter::read(&pair.mails[0].letter()).expect("a letter");
    let line = body.lines().find(|line| line.starts_with("end ")).expect("an end");
    let words: Vec<&str> = line.split(' ').collect();
    assert_eq!(words.len(), 6, "the digest and two keys stand behind the signature");
    for word in 3..6 {
        let zeros = "0".repeat(words[word].len());
        let mut changed = words.clone();
        changed[word] = &zeros;
        let text = letter::write("of a battle", &body.replacen(line, &changed.join(" "), 1));
        let mut ben = Mail::open(&games::SHELF, &pair.mails[1].kept()).expect("it is kept");
        ben.take(&games::SHELF, &text).expect("the signature is good");
        assert!(matches!(ben.battle().demand(), Demand::Over(_)), "{word}");
    }
}
