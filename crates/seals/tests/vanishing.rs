//! A player vanishes at messages of whole battles by file: the other ends the battle, and the record says who did not answer.
//!
//! The suite tries every message of *Full Thrust* and a seeded sample of the others. The tests that are ignored try every
//! message of all games; `docs/security.md` has their figures.

use std::collections::BTreeSet;

use engine::{Demand, Seat, Seeded};
use seals::Mail;
use seals::verify::verify;

use crate::by_file::BATTLES;
use crate::pair::{Pair, fingerprint, result};

/// One of how many letters of each battle are tried in the suite.
const ONE_OF: [u32; 4] = [8, 1, 12, 24];

/// The moments of a battle that were tried.
#[derive(Default)]
struct Tried {
    messages: usize,
    /// Number of times that a player vanished for good.
    gone: usize,
    /// Number of claims of the other then. Otherwise the battle was over.
    claimed: usize,
    /// Number of times that a player came back: with its own copy, or without.
    back: usize,
    /// The states of those who were left or came back, each once.
    states: BTreeSet<(usize, u64)>,
}

/// Lets a player vanish for good: the other claims the battle, and its record says who is late and all that was decided.
fn for_good(now: &Pair, gone: usize, honest: &[String], tried: &mut Tried) {
    let stays = 1 - gone;
    tried.gone += 1;
    if !tried.states.insert((gone, fingerprint(&[now.mails[stays].kept()]))) {
        return;
    }
    let how = format!("seat {} gone at message {}", gone + 1, tried.messages);
    let mail = &mut Mail::open(&games::SHELF, &now.mails[stays].kept()).expect("it is kept");
    now.pen.write(mail);
    let over = matches!(mail.battle().demand(), Demand::Over(_));
    if !over {
        mail.claim().unwrap_or_else(|error| panic!("{how}: {error}"));
        tried.claimed += 1;
    }
    let record = mail.playing().expect("it has begun").record();
    let proof = verify(&games::SHELF, &record).unwrap_or_else(|fault| panic!("{how}: {fault}\n{record}"));
    assert_eq!((proof.late, proof.decisions), ((!over).then_some(Seat(gone as u8)), decided(mail)), "{how}");
    assert!(proof.signed.has(Seat(stays as u8)), "{how}");
    let said = proof.outcome.expect("it is over");
    assert_eq!(said.contains("forfeits"), !over, "{how}: {said}");
    // What was decided stands as in the honest battle.
    let found = result(mail);
    assert!(honest.starts_with(&found), "{how}");
    assert!(!over || found.len() == honest.len(), "{how}");
    if tried.claimed % 8 == 1 {
        let kept = Mail::open(&games::SHELF, &mail.kept()).expect("it is kept");
        assert_eq!(kept.playing().expect("it has begun").record(), record, "{how}");
    }
}

fn decided(mail: &Mail) -> u32 {
    mail.battle().revealed() as u32
}

/// Lets a player vanish with its last letter and come back: a decision later all is as in the honest battle, and now and
/// then at the end. It comes back with its own copy, or with its recovery text and the other's copy.
fn comes_back(now: &Pair, gone: usize, honest: &[String], tried: &mut Tried) {
    tried.back += 1;
    if !tried.states.insert((gone, fingerprint(&now.mails.each_ref().map(Mail::kept)))) {
        return;
    }
    let lost = (tried.states.len() % 2 == 1).then_some(gone);
    let how =
        format!("seat {} back at message {}, lost its copy: {}", gone + 1, tried.messages, lost.is_some());
    let mut again = now.copy(lost);
    let until = if tried.back % 64 == 1 { usize::MAX } else { now.mails[gone].battle().revealed() + 1 };
    let behind = |pair: &Pair| pair.mails.iter().any(|mail| mail.battle().revealed() < until);
    for _ in 0..10_000 {
        if again.is_over() || !behind(&again) {
            break;
        }
        for who in [1 - gone, gone] {
            again.write(who);
            again.deliver(who).unwrap_or_else(|error| panic!("{how}: {error}"));
        }
    }
    assert!(again.is_over() || !behind(&again), "{how}: the battle stops");
    for found in again.mails.each_ref().map(result) {
        assert!(honest.starts_with(&found), "{how}");
        assert!(!again.is_over() || found.len() == honest.len(), "{how}");
    }
}

/// Plays a battle to its end. At a sample of one message in `one_of`, each player vanishes for good, and the writer of the
/// message vanishes and comes back.
fn everybody_vanishes(game: &str, scenario: &str, one_of: u32) -> Tried {
    let battle = || Pair::new(game, scenario, 9, Some("doctrine"));
    let honest = {
        let mut pair = battle();
        pair.in_turn(usize::MAX, 0);
        result(&pair.mails[0])
    };
    let (mut pair, mut rng, mut tried) = (battle(), Seeded::new(24), Tried::default());
    for _ in 0..10_000 {
        if pair.is_over() {
            break;
        }
        for who in [0, 1] {
            pair.write(who);
            tried.messages += 1;
            if rng.chance(1, one_of) {
                for gone in [0, 1] {
                    for_good(&pair, gone, &honest, &mut tried);
                }
                comes_back(&pair, who, &honest, &mut tried);
            }
            pair.deliver(who).expect("an honest letter");
        }
    }
    assert!(pair.is_over(), "{game}: the battle stops");
    assert_eq!(result(&pair.mails[1]), honest, "{game}");
    tried
}

/// Lets everybody vanish at every message of a battle, and prints the figures.
fn at_every_message(number: usize) {
    let (game, scenario) = BATTLES[number];
    let Tried { messages, gone, claimed, back, states } = everybody_vanishes(game, scenario, 1);
    println!(
        "{game}, by file: {messages} messages; {gone} times a player gone for good, {back} times back, in {} states; {claimed} \
         claims, each proved",
        states.len()
    );
    assert_eq!((gone, back), (2 * messages, messages), "{game}");
}

#[test]
fn whoever_vanishes_at_a_letter_is_named_and_has_lost_or_comes_back_and_goes_on() {
    for ((game, scenario), one_of) in BATTLES.into_iter().zip(ONE_OF) {
        let tried = everybody_vanishes(game, scenario, one_of);
        assert!(tried.claimed > 4 && tried.back > 3, "{game}: {}, {}", tried.claimed, tried.back);
    }
}

#[test]
#[ignore = "every message; docs/security.md has the command"]
fn whole_ftl_by_file() {
    at_every_message(0);
}

#[test]
#[ignore = "every message; docs/security.md has the command"]
fn whole_full_thrust_by_file() {
    at_every_message(1);
}

#[test]
#[ignore = "every message; docs/security.md has the command"]
fn whole_simple_spaceships_by_file() {
    at_every_message(2);
}

#[test]
#[ignore = "every message; docs/security.md has the command"]
fn whole_talon_by_file() {
    at_every_message(3);
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
