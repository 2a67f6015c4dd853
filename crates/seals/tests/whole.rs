//! Whole battles in the mode *shared* in which every party vanishes: a player, or the server.
//!
//! In *Full Thrust* each of the three vanishes at every message. Battles of the other games have hundreds of messages, so there
//! it is a seeded sample of them.

use std::cell::RefCell;
use std::rc::Rc;

use engine::Seeded;

use crate::three::Three;

/// The moments of a battle that were tried.
#[derive(Default)]
struct Tried {
    moments: usize,
    /// The results of the party that was left: who was gone, at which message, and the result.
    results: Vec<(String, Vec<String>)>,
    /// Decisions that were opened without the player who had vanished.
    alone: usize,
    /// A battle to which everybody came back.
    back: Option<Three>,
}

/// Returns the number of decisions that are open or closed.
fn closed(three: &Three) -> usize {
    let ledger = three.notary.ledger().expect("it has begun");
    ledger.place().decision as usize - 1 + usize::from(ledger.close().is_some())
}

/// Lets a player vanish: the other goes on as far as it is closed at least.
fn without_player(now: &Three, gone: usize, tried: &mut Tried) {
    let (closed, mut left, who) = (closed(now), now.copy(Some(gone)), format!("seat {}", gone + 1));
    left.visit(1 - gone, usize::MAX);
    let result = left.result(1 - gone);
    assert!(result.len() >= closed, "{who} gone at {}: {closed} closed", now.messages);
    tried.alone += usize::from(result.len() > now.mails[gone].battle().revealed());
    tried.results.push((format!("{who} gone at {}", now.messages), result));
}

/// Lets the server stop and lose its last rows: the players go on.
fn without_server(now: &Three, lost: usize, tried: &mut Tried) -> Three {
    let mut again = now.copy(None);
    assert_eq!(again.notary.letter(1), now.notary.letter(1), "the server stopped at {}", now.messages);
    again.restart(again.rows.len().saturating_sub(lost));
    for who in [0, 1] {
        again.visit(who, usize::MAX);
        assert!(again.mails[who].battle().revealed() >= now.mails[who].battle().revealed());
        let how = format!("the server stopped at {} and lost {lost} rows", now.messages);
        tried.results.push((how, again.result(who)));
    }
    again
}

/// Plays a battle to its end, and lets each party vanish at one of so many messages. Everybody comes back once.
fn everybody_vanishes(game: &str, scenario: &str, one_of: u32) {
    let (mut three, mut rng) = (Three::new(game, scenario, 9, Some("doctrine")), Seeded::new(24));
    let tried = Rc::new(RefCell::new(Tried::default()));
    let told = tried.clone();
    three.watch = Some(Box::new(move |now| {
        if !rng.chance(1, one_of) {
            return;
        }
        let tried = &mut *told.borrow_mut();
        tried.moments += 1;
        without_player(now, 0, tried);
        without_player(now, 1, tried);
        let again = without_server(now, rng.below(4) as usize, tried);
        if tried.moments % 4 == 3 {
            tried.back = Some(again);
        }
    }));
    three.play(usize::MAX);
    let honest = three.result(0);
    let Tried { moments, results, alone, back } = tried.take();
    for (how, result) in &results {
        assert!(honest.starts_with(result), "{game}: {how}");
    }
    let mut back = back.expect("somebody comes back");
    back.play(usize::MAX);
    assert_eq!((back.result(0), back.record(0)), (honest, back.record(1)), "{game}");
    assert!(moments > 4 && alone > 3, "{game}: {moments} of {} messages, {alone}", three.messages);
}

#[test]
fn every_party_vanishes_at_every_message_of_full_thrust() {
    everybody_vanishes("full-thrust", "line-duel", 1);
}

#[test]
fn every_party_vanishes_at_messages_of_ftl() {
    everybody_vanishes("ftl", "close-quarters", 24);
}

#[test]
fn every_party_vanishes_at_messages_of_simple_spaceships() {
    everybody_vanishes("simple-spaceships", "duel", 90);
}

#[test]
fn every_party_vanishes_at_messages_of_talon() {
    everybody_vanishes("talon", "duel", 60);
}
