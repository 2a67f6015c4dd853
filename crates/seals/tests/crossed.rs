//! Whole battles in which every message is lost once, comes late once, comes twice, and goes to somebody it is not for.
//!
//! The suite does so with the first decisions of each battle, the tests that are ignored with all of them.

use seals::mail::MailError;
use seals::{Mail, Notary};

use crate::by_file::BATTLES;
use crate::pair::{Pair, result};
use crate::three::Three;

/// Decisions of a battle in the suite.
const FIRST: usize = 3;
/// Number of older messages that come again after each message.
const OLDER: usize = 6;
/// Battles of each game and mode: in three of them a third of the messages is lost, in three it comes late, in the last none.
const RUNS: [usize; 7] = [0, 1, 2, 3, 4, 5, 6];

/// The messages that were tried.
#[derive(Default)]
struct Tried {
    messages: usize,
    lost: usize,
    late: usize,
    /// Messages that came again.
    again: usize,
    crossed: usize,
}

impl Tried {
    /// Counts a message. Returns `true` if it does not come now.
    fn is_lost(&mut self, run: usize) -> bool {
        self.messages += 1;
        let lost = run < 6 && self.messages % 3 == run % 3;
        self.lost += usize::from(lost);
        lost
    }

    /// Returns a message that did not come, if it comes late: after the next one.
    fn late(&mut self, run: usize, lost: &mut Option<String>) -> Option<String> {
        let late = lost.take().filter(|_| run >= 3)?;
        (self.late, self.lost) = (self.late + 1, self.lost - 1);
        Some(late)
    }

    /// Checks that a player learns nothing from a message that it had before, or that is not for it.
    fn nothing_new(&mut self, mail: &mut Mail, text: &str, foreign: bool) {
        let before = mail.kept();
        match mail.take(&games::SHELF, text) {
            Ok(new) => assert!(!new && !foreign, "message {}: {text}", self.messages),
            Err(MailError::Unwanted(_)) => {}
            Err(error) => panic!("message {}: {error}", self.messages),
        }
        assert_eq!(mail.kept(), before, "message {}", self.messages);
        *(if foreign { &mut self.crossed } else { &mut self.again }) += 1;
    }

    /// Checks that the server does nothing for a message that it had before, or that is not for it.
    fn nothing_done(&mut self, notary: &mut Notary, text: &str, foreign: bool) {
        let shown = |notary: &Notary| {
            let ledger = notary.ledger().expect("it has begun");
            (ledger.place().decision, ledger.lines_in_hand())
        };
        let before = shown(notary);
        match notary.take(text) {
            Ok(opened) => assert!(opened.is_empty() && !foreign, "message {}: {text}", self.messages),
            Err(MailError::Unwanted(_)) => {}
            Err(error) => panic!("message {}: {error}", self.messages),
        }
        assert_eq!(shown(notary), before, "message {}", self.messages);
        *(if foreign { &mut self.crossed } else { &mut self.again }) += 1;
    }
}

/// Checks that a late message is not called false.
fn no_lie<T>(taken: Result<T, MailError>) {
    match taken {
        Ok(_) | Err(MailError::Unwanted(_)) => {}
        Err(error) => panic!("an honest letter: {error}"),
    }
}

/// Plays a battle by file beside another of the same game. Returns the result.
fn by_file(game: &str, scenario: &str, decisions: usize, run: usize, tried: &mut Tried) -> Vec<String> {
    let battle = |seed| Pair::new(game, scenario, seed, Some("doctrine"));
    let (mut pair, mut other) = (battle(9), battle(10));
    let mut sent: [Vec<String>; 2] = [Vec::new(), Vec::new()];
    let mut lost: [Option<String>; 2] = [None, None];
    tried.messages = 0;
    for _ in 0..10_000 {
        if pair.is_over() || pair.mails.iter().all(|mail| mail.battle().revealed() >= decisions) {
            return result(&pair.mails[0]);
        }
        for who in [0, 1] {
            let to = 1 - who;
            pair.write(who);
            if !other.is_over() {
                other.write(who);
                other.deliver(who).expect("an honest letter");
            }
            let letter = pair.mails[who].letter();
            if tried.is_lost(run) {
                lost[who] = Some(letter);
                continue;
            }
            pair.deliver(who).expect("an honest letter");
            if let Some(late) = tried.late(run, &mut lost[who]) {
                no_lie(pair.mails[to].take(&games::SHELF, &late));
            }
            sent[who].push(letter);
            for text in sent[who].iter().rev().take(OLDER) {
                tried.nothing_new(&mut pair.mails[to], text, false);
            }
            for text in [pair.mails[to].letter(), other.mails[0].letter(), other.mails[1].letter()] {
                tried.nothing_new(&mut pair.mails[to], &text, true);
            }
        }
    }
    panic!("{game}: the battle stops after message {}", tried.messages);
}

/// The messages of a battle of the mode *shared* to each player, and to the server.
#[derive(Default)]
struct Post {
    sent: [Vec<String>; 3],
    lost: [Option<String>; 3],
}

impl Post {
    /// Takes the server's letter to a player.
    fn player_takes(&mut self, three: &mut Three, other: &Three, who: usize, run: usize, tried: &mut Tried) {
        let log = three.log(who);
        if tried.is_lost(run) {
            self.lost[who] = Some(log);
            return;
        }
        let mail = &mut three.mails[who];
        mail.take(&games::SHELF, &log).expect("an honest letter");
        if let Some(late) = tried.late(run, &mut self.lost[who]) {
            no_lie(mail.take(&games::SHELF, &late));
        }
        self.sent[who].push(log);
        for text in self.sent[who].iter().rev().take(OLDER) {
            tried.nothing_new(mail, text, false);
        }
        for text in [mail.letter(), other.log(who), other.mails[1 - who].letter()] {
            tried.nothing_new(mail, &text, true);
        }
    }

    /// Takes a player's letter to the server.
    fn server_takes(&mut self, three: &mut Three, other: &Three, who: usize, run: usize, tried: &mut Tried) {
        let letter = three.mails[who].letter();
        if tried.is_lost(run) {
            self.lost[2] = Some(letter);
            return;
        }
        three.post(&letter).expect("an honest letter");
        if let Some(late) = tried.late(run, &mut self.lost[2]) {
            no_lie(three.post(&late));
        }
        self.sent[2].push(letter);
        for text in self.sent[2].iter().rev().take(OLDER) {
            tried.nothing_done(&mut three.notary, text, false);
        }
        for text in [three.log(who), other.log(who), other.mails[who].letter()] {
            tried.nothing_done(&mut three.notary, &text, true);
        }
    }
}

/// Plays a battle of the mode *shared* beside another of the same game. Returns the result.
fn shared(game: &str, scenario: &str, decisions: usize, run: usize, tried: &mut Tried) -> Vec<String> {
    let battle = |seed| Three::new(game, scenario, seed, Some("doctrine"));
    let (mut three, mut other, mut post) = (battle(9), battle(10), Post::default());
    tried.messages = 0;
    for _ in 0..10_000 {
        if three.is_over() || three.mails.iter().all(|mail| mail.battle().revealed() >= decisions) {
            return three.result(0);
        }
        for who in [0, 1] {
            if !other.is_over() {
                other.visit(who, other.messages + 2);
                other.sign();
            }
            post.player_takes(&mut three, &other, who, run, tried);
            three.write(who);
            post.server_takes(&mut three, &other, who, run, tried);
        }
        three.sign();
    }
    panic!("{game}: the battle stops after message {}", tried.messages);
}

/// Plays a battle with messages that are lost, late, repeated and crossed. All runs lead to the honest result.
fn every_message(number: usize, decisions: usize, runs: &[usize]) {
    let (game, scenario) = BATTLES[number];
    let mut pair = Pair::new(game, scenario, 9, Some("doctrine"));
    for _ in 0..10_000 {
        if pair.is_over() || pair.mails[0].battle().revealed() >= decisions {
            break;
        }
        pair.in_turn(1, 0);
    }
    let mut three = Three::new(game, scenario, 9, Some("doctrine"));
    for _ in 0..10_000 {
        if three.is_over() || three.mails[0].battle().revealed() >= decisions {
            break;
        }
        for who in [0, 1] {
            three.visit(who, usize::MAX);
        }
        three.sign();
    }
    let common = |found: &[String], honest: &[String]| {
        let length = found.len().min(honest.len());
        assert!(length >= decisions.min(honest.len()) && found[..length] == honest[..length], "{game}");
    };
    for (mode, honest) in [("by file", result(&pair.mails[0])), ("shared", three.result(0))] {
        let mut tried = Tried::default();
        let play = if mode == "shared" { shared } else { by_file };
        let mut messages = 0;
        for run in runs {
            common(&play(game, scenario, decisions, *run, &mut tried), &honest);
            messages += tried.messages;
        }
        let Tried { lost, late, again, crossed, .. } = tried;
        println!(
            "{game}, {mode}: {messages} messages in {} battles, {lost} lost, {late} late, {again} again, {crossed} crossed",
            runs.len()
        );
        assert!(lost > 1 && late > 1 && again > lost && crossed > lost, "{game}, {mode}");
    }
}

#[test]
fn messages_of_the_first_decisions_may_be_lost_late_repeated_and_crossed() {
    for number in 0..BATTLES.len() {
        every_message(number, FIRST, &[0, 3, 6]);
    }
}

#[test]
#[ignore = "every message; docs/security.md has the command"]
fn whole_ftl_lost_and_crossed() {
    every_message(0, usize::MAX, &RUNS);
}

#[test]
#[ignore = "every message; docs/security.md has the command"]
fn whole_full_thrust_lost_and_crossed() {
    every_message(1, usize::MAX, &RUNS);
}

#[test]
#[ignore = "every message; docs/security.md has the command"]
fn whole_simple_spaceships_lost_and_crossed() {
    every_message(2, usize::MAX, &RUNS);
}

#[test]
#[ignore = "every message; docs/security.md has the command"]
fn whole_talon_lost_and_crossed() {
    every_message(3, usize::MAX, &RUNS);
}
