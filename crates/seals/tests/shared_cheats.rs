//! Servers and seats that cheat in the mode *shared*, and a server that is curious.

use engine::dice::Party;
use engine::digest::{hex, unhex};
use engine::{Demand, Seat, Seats, Seeded};
use seals::key::SealKeys;
use seals::seal::{Held, Place, Seal};
use seals::shared::{Close, JointRelease, Opening, Wrapped};
use seals::verify::verify;
use seals::{Mail, Mode, Secret, letter};

use crate::pair::fresh;
use crate::three::{Row, Three};

/// Returns the secret of a player's seat.
pub fn secret_of(mail: &Mail) -> Secret {
    let kept = mail.kept();
    let line = kept.lines().find_map(|line| line.strip_prefix("secret ")).expect("a secret");
    Secret::new(unhex(line).expect("32 bytes"))
}

/// Returns the secret of the server: the first bytes that the battle's seed gives.
fn server_of(seed: u64) -> Secret {
    Secret::new(fresh(&mut Seeded::new(seed)))
}

/// Returns a letter of the server with these lines of the decision in hand.
pub fn log_of(three: &Three, lines: &[String]) -> String {
    let place = three.mails[1].playing().expect("it has begun").ledger().place();
    let all = lines.iter().fold(String::new(), |all, line| all + line + "\n");
    let (id, hand) = (hex(&place.id), place.decision);
    letter::write("of a server", &format!("log 1\nof {id}\nhand {hand}\ndecision {hand}\n{all}"))
}

/// Returns a battle in its first decision, in which seat 1 has sealed, with the seal.
pub fn begun(seed: u64) -> (Three, Seal) {
    let mut three = Three::new("ftl", "duel", seed, None);
    let log = three.log(0);
    three.mails[0].take(&games::SHELF, &log).expect("an honest letter");
    three.write(0);
    let seal = three.mails[0].playing().expect("it has begun").ledger().seals()[0].clone();
    (three, seal)
}

/// Returns the lines of a seal of seat 1 that its player made by hand, with the keys for the server and for seat 2.
fn forged(three: &Three, asked: Seats, change: impl Fn(&mut Held)) -> (Seal, Vec<String>) {
    forged_of(three, asked, 256, change)
}

/// Does the same with a seal that is filled up to so many bytes.
fn forged_of(three: &Three, asked: Seats, size: usize, change: impl Fn(&mut Held)) -> (Seal, Vec<String>) {
    let mail = &three.mails[0];
    let ledger = mail.playing().expect("it has begun").ledger();
    let (secret, place) = (secret_of(mail), Place { asked: Some(asked), ..ledger.place() });
    let step = secret.step(place.decision).expect("a step");
    let mut held = Held { order: "idle".to_owned(), step, record_before: ledger.record_before() };
    change(&mut held);
    let seal = Seal::make(&secret, &place, (Seat(0), 1), &held, ([7; 24], size));
    let (seal, mut keys) = Wrapped::all(&secret, &place, seal, &ledger.charter().parties);
    keys.sort_by_key(|key| key.to != Party::Server);
    let lines = std::iter::once(seal.line()).chain(keys.iter().map(Wrapped::line)).collect();
    (seal, lines)
}

/// Gives seat 2 a letter of the server, and returns why it is refused. Seat 2 has released nothing then.
fn refused(three: &mut Three, lines: &[String]) -> String {
    let text = log_of(three, lines);
    let error = three.mails[1].take(&games::SHELF, &text).expect_err("it is false").to_string();
    let mail = &three.mails[1];
    assert!(mail.playing().expect("it has begun").ledger().joint_release().is_none(), "{error}");
    assert!(!mail.letter_body().contains("frees "), "{error}");
    error
}

/// A player's letter, unwrapped.
trait LetterBody {
    fn letter_body(&self) -> String;
}

impl LetterBody for Mail {
    fn letter_body(&self) -> String {
        letter::read(&self.letter()).expect("its own letter")
    }
}

#[test]
fn a_close_without_a_seat_that_the_rules_ask_is_refused_and_names_who_lied() {
    let (mut three, _) = begun(1);
    let server = server_of(1);
    // Seat 1 and the server agree that seat 1 alone must write.
    let alone = Seats::only(Seat(0));
    let (seal, mut lines) = forged(&three, alone, |_| {});
    let place =
        Place { asked: Some(alone), ..three.mails[1].playing().expect("it has begun").ledger().place() };
    lines.push(Close::make(&server, &place, &[seal]).line());
    let error = refused(&mut three, &lines);
    assert!(
        error.contains("seat 1 says that seat 1 must seal") && error.contains("seat 1 and seat 2"),
        "{error}"
    );
    // The server alone closes without waiting for seat 2.
    let (mut three, seal) = begun(1);
    let place = three.mails[1].playing().expect("it has begun").ledger().place_of(Seats::first(2));
    let close = Close::make(&server, &place, std::slice::from_ref(&seal)).line();
    let error = refused(&mut three, &[seal.line(), close]);
    assert!(error.contains("closed decision 1 without the seal of seat 2"), "{error}");
    // An honest server does not close while a seat says that another one must seal.
    let (three, _) = begun(1);
    let (_, lines) = forged(&three, Seats::first(2), |_| {});
    let id = hex(&three.mails[0].playing().expect("it has begun").ledger().place().id);
    for asks in ["asks 1", "asks 2"] {
        let body = format!("turn 1\nof {id}\nseat 1\ndecision 1\n{}\n{asks}\n", lines.join("\n"));
        let mut notary = Three::new("ftl", "duel", 1, None);
        let _ = notary.post(&letter::write("of a battle", &body));
        assert!(notary.notary.ledger().expect("it has begun").close().is_none(), "{asks}");
    }
}

/// Returns a battle in which both have sealed and the server has closed: seat 2 has not seen it yet.
fn closed(seed: u64) -> (Three, Vec<String>) {
    let (mut three, _) = begun(seed);
    let letter = three.mails[0].letter();
    three.post(&letter).expect("an honest letter");
    let log = three.log(1);
    three.mails[1].take(&games::SHELF, &log).expect("an honest letter");
    three.write(1);
    let letter = three.mails[1].letter();
    three.post(&letter).expect("an honest letter");
    let ledger = three.notary.ledger().expect("it has begun");
    assert!(ledger.close().is_some() && ledger.opening().is_none());
    let lines = ledger.lines_in_hand();
    (three, lines)
}

#[test]
fn two_closes_a_changed_seal_and_a_close_of_somebody_else_are_refused() {
    let (mut three, lines) = closed(2);
    let (other, _) = forged(&three, Seats::first(2), |_| {});
    let own = three.mails[1].playing().expect("it has begun").ledger().seals()[1].clone();
    let place = three.mails[1].playing().expect("it has begun").ledger().place_of(Seats::first(2));
    // Another seal of seat 1 under another close: seat 2 has seen the first one.
    let seals = [other, own.clone()];
    let second = [seals[0].line(), own.line(), Close::make(&server_of(2), &place, &seals).line()];
    assert!(refused(&mut three, &second).contains("two seals"));
    // A close that nobody but the server could sign.
    let seals = three.notary.ledger().expect("it has begun").seals();
    let foreign = Close::make(&secret_of(&three.mails[0]), &place, &seals).line();
    let with = |close: String| -> Vec<String> {
        let keep = lines.iter().filter(|line| !line.starts_with("~ close ")).cloned();
        keep.chain(std::iter::once(close)).collect()
    };
    assert!(refused(&mut three, &with(foreign)).contains("did not close decision 1 with these seals"));
    let early = Close::make(&server_of(2), &Place { decision: 2, ..place }, &seals).line();
    assert!(refused(&mut three, &with(early)).contains("did not close decision 1 with these seals"));
    // The honest close is still taken, and released once, whatever is told afterwards.
    let honest = log_of(&three, &lines);
    assert_eq!(three.mails[1].take(&games::SHELF, &honest), Ok(true));
    let released = three.mails[1].letter_body();
    assert!(released.contains("frees 1 1 ") && released.contains("frees 2 1 "), "{released}");
    let error = three.mails[1].take(&games::SHELF, &log_of(&three, &second)).expect_err("a second close");
    assert!(error.to_string().contains("two seals"), "{error}");
    assert_eq!(three.mails[1].letter_body(), released);
}

#[test]
fn a_false_key_or_step_of_the_server_opens_nothing() {
    let (mut three, lines) = closed(3);
    let server = server_of(3);
    let honest = log_of(&three, &lines);
    three.mails[1].take(&games::SHELF, &honest).expect("an honest letter");
    let mut twin = Three::new("ftl", "duel", 3, None);
    twin.rows.clone_from(&three.rows);
    twin.restart(usize::MAX);
    let letter = three.mails[1].letter();
    let opened = twin.notary.take(&letter).expect("an honest letter");
    let true_lines = &opened[0].1;
    let step = |step: [u8; 32]| format!("~ step server {}", hex(&step));
    for (change, why) in [
        (step(server.step(2).expect("a step")), "is not the one it committed to"),
        (step([9; 32]), "is not the one it committed to"),
        (
            format!("~ opened 1 1 {} {}", "0".repeat(64), "0".repeat(64)),
            "with keys that are not those of its seals",
        ),
    ] {
        let word = change[..9].to_owned();
        let told: Vec<String> = true_lines
            .iter()
            .map(|line| if line.starts_with(&word) { change.clone() } else { line.clone() })
            .collect();
        assert_ne!(&told, true_lines);
        let error =
            three.mails[1].take(&games::SHELF, &log_of(&three, &told)).expect_err("false").to_string();
        assert!(error.contains(why), "{error}");
        assert_eq!(three.mails[1].battle().revealed(), 0);
    }
    let honest = log_of(&three, true_lines);
    three.mails[1].take(&games::SHELF, &honest).expect("an honest letter");
    assert_eq!(three.mails[1].battle().revealed(), 1);
}

#[test]
fn two_histories_part_the_players_at_the_next_seal() {
    // Seat 1 seals twice, and the server closes both: seat 2 has sealed the same in both.
    let mut histories = [1, 2].map(|seed| {
        let mut three = Three::new("ftl", "duel", 4, None);
        let log = three.log(0);
        three.mails[0].take(&games::SHELF, &log).expect("an honest letter");
        let order = three.mails[0].battle().drawn(Seat(0), 77 + seed);
        three.mails[0].order(&order, [seed as u8; 32]).expect("it is legal");
        let letter = three.mails[0].letter();
        three.post(&letter).expect("an honest letter");
        three.visit(1, three.messages + 3);
        three.visit(0, usize::MAX);
        assert_eq!(three.mails[0].battle().revealed(), 1);
        three
    });
    let log = histories[1].notary.letter(1).expect("it has begun");
    let three = &mut histories[0];
    three.visit(1, three.messages + 1);
    assert_eq!(three.mails[1].battle().revealed(), 1);
    let error = three.mails[1].take(&games::SHELF, &log).expect_err("another history").to_string();
    assert!(error.contains("another history of decision 1"), "{error}");
    let other = histories[1].mails[0].playing().expect("it has begun").ledger().lines_in_hand();
    assert!(other[0].starts_with("~ seal 1 "));
    let error = refused(&mut histories[0], &other);
    assert!(error.contains("after another history"), "{error}");
}

/// A change of what a seal holds.
type Lie = fn(&mut Held);

#[test]
fn a_seal_that_holds_a_lie_is_named_and_loses_the_battle() {
    let lies: [(Lie, &str); 2] = [
        (|held| held.step = [0; 32], "is not the one it committed to"),
        (|held| held.record_before = [0; 32], "another record before it"),
    ];
    for (lie, why) in lies {
        let mut three = Three::new("ftl", "duel", 5, None);
        let (_, lines) = forged(&three, Seats::first(2), lie);
        let id = hex(&three.mails[0].playing().expect("it has begun").ledger().place().id);
        let body = format!("turn 1\nof {id}\nseat 1\ndecision 1\n{}\nasks 1 2\n", lines.join("\n"));
        three.post(&letter::write("of a battle", &body)).expect("nobody can see into a seal");
        three.visit(1, usize::MAX);
        let wants = three.mails[1].wants();
        assert!(wants.contains("seat 1 held something false") && wants.contains(why), "{wants}");
        let kept = three.mails[1].kept();
        three.mails[1] = Mail::open(&games::SHELF, &kept).expect("it is kept");
        three.restart(usize::MAX);
        three.mails[1].claim().expect("seat 1 lied");
        let record = three.record(1);
        let proof = verify(&games::SHELF, &record).unwrap_or_else(|fault| panic!("{fault}\n{record}"));
        assert_eq!(proof.late, Some(Seat(0)), "{record}");
    }
}

/// Returns the lines of a seal of seat 1 whose key for seat 2 opens nothing, as its player signed them.
pub fn with_false_key(three: &Three) -> Vec<String> {
    let (seal, _) = forged(three, Seats::first(2), |_| {});
    let ledger = three.mails[0].playing().expect("it has begun").ledger();
    let (secret, place) = (secret_of(&three.mails[0]), ledger.place_of(Seats::first(2)));
    let keys = seal.keys_of(&secret, &place);
    let wrap = |to, key| {
        let receives = ledger.charter().parties[&to].receives.expect("it receives");
        Wrapped::make(&secret, &place, &seal, (to, &receives), &key)
    };
    let all = [wrap(Party::Seat(Seat(1)), [9; 32]), wrap(Party::Server, keys.p)];
    let seal = seal.clone().with_keys(&secret, &place, &all);
    std::iter::once(seal.line()).chain(all.iter().map(Wrapped::line)).collect()
}

#[test]
fn a_key_that_opens_nothing_is_its_seats_lie_whoever_seals_first() {
    for liar_first in [true, false] {
        let mut three = Three::new("ftl", "duel", 6, None);
        let lie = by_hand(&three, &with_false_key(&three), "asks 1 2");
        if liar_first {
            three.post(&lie).expect("the server cannot tell");
        } else {
            three.visit(1, usize::MAX);
            three.post(&lie).expect("the server cannot tell");
            assert!(three.notary.ledger().expect("it has begun").close().is_some());
        }
        let log = three.log(1);
        three.mails[1].take(&games::SHELF, &log).expect("the seal is signed");
        three.mails[1] = Mail::open(&games::SHELF, &three.mails[1].kept()).expect("it is kept");
        let mail = &mut three.mails[1];
        if liar_first {
            let error = mail.order("idle", [1; 32]).expect_err("it would be alone").to_string();
            assert!(error.contains("the key that seat 1 signed"), "{error}");
            assert!(error.contains("you can claim the battle"), "{error}");
        }
        assert!(mail.wants().contains("does not open it: you can claim the battle"), "{}", mail.wants());
        assert_eq!(mail.awaited(), Seats::only(Seat(0)), "the liar is awaited");
        mail.claim().expect("seat 1 signed a false key");
        three.restart(usize::MAX);
        let record = three.record(1);
        let proof = verify(&games::SHELF, &record).unwrap_or_else(|fault| panic!("{fault}\n{record}"));
        assert_eq!(proof.late, Some(Seat(0)), "{record}");
        assert_eq!(record.contains("\n~ seal 2 "), !liar_first, "it claims without an order of its own");
        Mail::open(&games::SHELF, &three.mails[1].kept()).expect("the claim is kept");
    }
}

#[test]
fn a_server_takes_no_key_that_its_seat_did_not_sign() {
    let (three, _) = begun(6);
    let (_, lines) = forged(&three, Seats::first(2), |_| {});
    // The key for the server, and the key for seat 2.
    for key in [1, 2] {
        let mut spoilt = lines.clone();
        spoilt[key] = lines[key].replace(['0', 'a'], "1");
        assert_ne!(spoilt, lines);
        let mut other = Three::new("ftl", "duel", 6, None);
        let error =
            other.post(&by_hand(&other, &spoilt, "asks 1 2")).expect_err("nobody signed it").to_string();
        assert!(error.contains("a key that seat 1 signed with its seal of decision 1 is missing"), "{error}");
        other.post(&by_hand(&other, &lines, "asks 1 2")).expect("the true ones");
    }
    // A server that hands on another key, or none, makes nobody a liar.
    let mut told = lines.clone();
    told[2] = lines[2].replace(['0', 'a'], "1");
    for told in [&told, &lines[..2].to_vec()] {
        let mut other = Three::new("ftl", "duel", 6, None);
        let log = log_of(&other, told);
        other.mails[1].take(&games::SHELF, &log).expect("the seal is signed");
        let error = other.mails[1].order("idle", [1; 32]).expect_err("it would be alone").to_string();
        assert!(error.contains("the server has not handed on the key"), "{error}");
        other.mails[1].claim().expect_err("seat 1 did its part");
    }
}

/// Returns a letter of seat 1 with these lines of the decision in hand, as its player wrote it by hand.
fn by_hand(three: &Three, lines: &[String], asks: &str) -> String {
    let place = three.mails[0].playing().expect("it has begun").ledger().place();
    let (id, decision, lines) = (hex(&place.id), place.decision, lines.join("\n"));
    letter::write("of a battle", &format!("turn 1\nof {id}\nseat 1\ndecision {decision}\n{lines}\n{asks}\n"))
}

#[test]
fn a_good_key_is_not_replaced_after_its_receiver_checked_it() {
    for closed_first in [false, true] {
        let (mut three, _) = begun(11);
        let honest = letter::read(&three.mails[0].letter()).expect("a letter");
        let good = honest.lines().find(|line| line.starts_with("~ secret 1 1 2 ")).expect("a key");
        let spoilt = by_hand(&three, &[good.replace(['0', 'a'], "1")], "asks 1 2");
        let letter = three.mails[0].letter();
        three.post(&letter).expect("an honest letter");
        let log = three.log(1);
        three.mails[1].take(&games::SHELF, &log).expect("an honest letter");
        assert!(three.write(1), "the key was good");
        if !closed_first {
            three.post(&spoilt).expect("the server cannot tell");
            let log = three.log(1);
            three.mails[1].take(&games::SHELF, &log).expect("the seal is signed");
        }
        let letter = three.mails[1].letter();
        three.post(&letter).expect("an honest letter");
        assert!(three.notary.ledger().expect("it has begun").close().is_some());
        if closed_first {
            three.post(&spoilt).expect("it is read over");
            let lines = three.notary.ledger().expect("it has begun").lines_in_hand();
            assert!(lines.iter().any(|line| line == good), "the server keeps what was closed");
        }
        three.visit(1, usize::MAX);
        assert_eq!(three.mails[1].battle().revealed(), 1, "seat 2 opens it without seat 1");
    }
}

#[test]
fn a_letter_to_the_server_has_each_decision_once_and_not_too_many() {
    let (mut three, _) = begun(12);
    let honest = letter::read(&three.mails[0].letter()).expect("a letter");
    let again = letter::write("of a battle", &(honest.clone() + "decision 1\n"));
    let error = three.post(&again).expect_err("decision 1 twice").to_string();
    assert!(error.contains("at most 32 decisions"), "{error}");
    let head = &honest[..honest.find("decision ").expect("a decision")];
    let many = (1..=33).fold(head.to_owned(), |body, number| body + &format!("decision {number}\n"));
    let error = three.post(&letter::write("of a battle", &many)).expect_err("33 decisions").to_string();
    assert!(error.contains("at most 32 decisions"), "{error}");
    let letter = three.mails[0].letter();
    three.post(&letter).expect("an honest letter");
}

#[test]
fn a_seal_that_is_far_larger_than_an_order_is_not_taken_and_its_seat_can_be_claimed() {
    let both = Seats::first(2);
    let mut three = Three::new("ftl", "duel", 13, None);
    let (_, lines) = forged_of(&three, both, 8192, |_| {});
    three.post(&by_hand(&three, &lines, "asks 1 2")).expect("the server has no battle");
    let refusal = |three: &mut Three| {
        let log = three.log(1);
        three.mails[1].take(&games::SHELF, &log).expect_err("it is too large").to_string()
    };
    let error = refusal(&mut three);
    assert!(error.contains("seat 1 sealed has 8192 bytes") && error.contains("at most 4096"), "{error}");
    assert!(three.write(1), "seat 2 seals beside it");
    let letter = three.mails[1].letter();
    three.post(&letter).expect("an honest letter");
    assert!(three.notary.ledger().expect("it has begun").close().is_some(), "the server closes both");
    assert_eq!(refusal(&mut three), error);
    assert!(!three.mails[1].letter_body().contains("~ seal 1 "), "it is not sent again");
    three.mails[1].claim().expect("seat 1 has not sealed");
    let record = three.record(1);
    let proof = verify(&games::SHELF, &record).unwrap_or_else(|fault| panic!("{fault}\n{record}"));
    assert_eq!(proof.late, Some(Seat(0)));
    // What the program takes, and what the server takes at most.
    let mut three = Three::new("ftl", "duel", 13, None);
    let (_, lines) = forged_of(&three, both, 4096, |_| {});
    three.post(&by_hand(&three, &lines, "asks 1 2")).expect("it is no larger than an order");
    let log = three.log(1);
    assert_eq!(three.mails[1].take(&games::SHELF, &log), Ok(true));
    let mut three = Three::new("ftl", "duel", 13, None);
    let (_, lines) = forged_of(&three, both, 12_544, |_| {});
    let error = three.post(&by_hand(&three, &lines, "asks 1 2")).expect_err("too large").to_string();
    assert!(error.contains("a server takes at most 12288"), "{error}");
    let (_, mut lines) = forged_of(&three, both, 12_288, |_| {});
    let (_, other) = forged_of(&three, both, 12_288, |held| held.order = "another".to_owned());
    lines.extend(other);
    assert!(by_hand(&three, &lines, "asks 1 2").len() < 60 << 10, "two fit into a letter of a room");
}

/// Returns a battle of Simple Spaceships in a decision that seat 2 alone must write, after the first one. Nobody has
/// sealed, and both know of it.
fn of_seat_2_alone(seed: u64) -> Three {
    let mut three = Three::new("simple-spaceships", "duel", seed, None);
    for _ in 0..50 {
        three.visit(0, usize::MAX);
        let hand = three.notary.ledger().expect("it has begun").place().decision;
        let playing = three.mails[0].playing().expect("it has begun");
        if hand > 1
            && playing.decision() == hand
            && playing.battle().demand() == Demand::Orders(Seats::only(Seat(1)))
        {
            let log = three.log(1);
            three.mails[1].take(&games::SHELF, &log).expect("an honest letter");
            assert_eq!(three.mails[1].playing().expect("it has begun").decision(), hand);
            return three;
        }
        three.visit(1, usize::MAX);
    }
    panic!("no decision is of seat 2 alone");
}

#[test]
fn a_seat_that_states_falsely_who_must_seal_has_lied_and_loses() {
    for (asked, asks) in [(Seats::first(2), "asks 1 2"), (Seats::only(Seat(0)), "asks 1")] {
        let mut three = of_seat_2_alone(14);
        let (lie, lines) = forged(&three, asked, |_| {});
        three.post(&by_hand(&three, &lines, asks)).expect("the server has no rules");
        let log = three.log(1);
        let error = three.mails[1].take(&games::SHELF, &log).expect_err("it lies").to_string();
        assert!(error.contains("seat 1 says that seat 1") && error.contains("it is seat 2"), "{error}");
        three.mails[1] = Mail::open(&games::SHELF, &three.mails[1].kept()).expect("it is kept");
        assert!(three.write(1));
        let wants = three.mails[1].wants();
        assert!(wants.contains("seat 1 signed a seal that states falsely who must seal"), "{wants}");
        let letter = three.mails[1].letter();
        assert!(!three.mails[1].letter_body().contains("~ seal 1 "), "it speaks for itself");
        three.post(&letter).expect("an honest letter");
        let closed = three.notary.ledger().expect("it has begun").close().is_some();
        assert_eq!(closed, asks == "asks 1", "nothing is closed while the seats disagree");
        let shown = letter::read(&three.log(0)).expect("a letter");
        assert_eq!(shown.contains("~ seal 2 "), !closed, "each seat's own seal is kept until a close");
        three.restart(usize::MAX);
        assert_eq!(letter::read(&three.log(0)), Ok(shown), "a restarted server knows the same");
        three.mails[1].claim().expect("seat 1 lied");
        let record = three.record(1);
        let proof = verify(&games::SHELF, &record).unwrap_or_else(|fault| panic!("{fault}\n{record}"));
        assert_eq!(proof.late, Some(Seat(0)), "{record}");
        assert!(record.contains(&lie.line()), "the record shows the lie");
        let claim = three.mails[1].letter();
        three.post(&claim).expect("the server keeps it");
        // The liar cannot claim: its own program says so, and so does the check of a record made by hand.
        let before = three.record(0);
        let log = three.log(0);
        three.mails[0].take(&games::SHELF, &log).expect_err("its own lie");
        let refused = three.mails[0].claim().expect_err("it lied").to_string();
        assert!(refused.contains("your own seal states falsely"), "{refused}");
        let forged = format!("{before}\nend\n{}\n~ late 2\n= 0123456789abcdef\n", lie.line());
        let fault = verify(&games::SHELF, &forged).expect_err("seat 1 lied");
        assert!(fault.what.contains("seat 2 is not late: seat 1 had not done its part"), "{fault}");
    }
}

#[test]
fn a_false_statement_after_the_close_changes_nothing() {
    let mut three = of_seat_2_alone(15);
    assert!(three.write(1));
    let letter = three.mails[1].letter();
    three.post(&letter).expect("an honest letter");
    let (_, lines) = forged(&three, Seats::first(2), |_| {});
    three.post(&by_hand(&three, &lines, "asks 1 2")).expect("it is read over");
    let before = three.mails[1].battle().revealed();
    three.visit(1, usize::MAX);
    assert!(three.mails[1].battle().revealed() > before, "seat 2 opens its decision");
}

#[test]
fn an_honest_seal_beside_another_is_no_lie_that_a_claim_could_show() {
    let mut three = of_seat_2_alone(16);
    assert!(three.write(1));
    let honest = three.mails[1].playing().expect("it has begun").ledger().seals()[0].line();
    let record = three.record(0);
    let forged = format!("{record}\nend\n{honest}\n~ late 2\n= 0123456789abcdef\n");
    let fault = verify(&games::SHELF, &forged).expect_err("it sealed as the rules ask");
    assert!(fault.what.contains("seat 2 is not late: it did all that was asked of it"), "{fault}");
}

/// Returns every run of 32 bytes that a server can find in what it holds, as keys to be tried.
fn found_by_server(three: &Three, server: &Secret) -> Vec<[u8; 32]> {
    let mut found = vec![*server.bytes(), [0; 32]];
    found.extend((1..6).filter_map(|decision| server.step(decision)));
    for row in &three.rows {
        let Row::Letter(text) = row else { continue };
        let body = letter::read(text).expect("a letter");
        for word in body.split_whitespace().filter(|word| word.len() >= 64) {
            let bytes: Vec<u8> = (0..word.len() / 2)
                .filter_map(|at| unhex::<1>(&word[2 * at..2 * at + 2]))
                .map(|[b]| b)
                .collect();
            found.extend(bytes.windows(32).map(|run| <[u8; 32]>::try_from(run).expect("32 bytes")));
        }
    }
    found
}

#[test]
fn a_curious_server_opens_no_seal_and_knows_no_die_before_the_release() {
    let mut opened = 0;
    for seed in 0..4 {
        let server = server_of(seed);
        let (three, _) = closed(seed);
        let ledger = three.notary.ledger().expect("it has begun").clone();
        let place = ledger.place_of(Seats::first(2));
        let found = found_by_server(&three, &server);
        assert!(found.len() > 500, "{}", found.len());
        for seal in ledger.seals() {
            let p = ledger.wrapped(seal.seat, Party::Server).and_then(|key| key.open(&server, &place, &seal));
            let p = p.expect("the server has its key");
            // It tries everything that it has, also what was encrypted to others.
            for to in [Party::Seat(Seat(0)), Party::Seat(Seat(1))] {
                let key = ledger.wrapped(seal.seat, to);
                assert!(key.and_then(|key| key.open(&server, &place, &seal)).is_none(), "{seed}");
            }
            for q in &found {
                for keys in [SealKeys { p, q: *q }, SealKeys { p: *q, q: p }, SealKeys { p: *q, q: *q }] {
                    assert!(seal.open(&place, &keys).is_err(), "{seed}");
                }
            }
            // The step that keys the dice is in no place either.
            let keys = ledger.keys(seal.seat).expect("a seat");
            assert!(found.iter().all(|step| !keys.leads(&keys.commit, 0, *step, 1)), "{seed}");
        }
        // With one release all is open: the search would have found it.
        let mut three = three;
        three.visit(1, usize::MAX);
        let Some(Row::Opened(1, lines)) = three.rows.iter().find(|row| matches!(row, Row::Opened(..))) else {
            panic!("it is opened")
        };
        opened += lines.iter().filter(|line| line.starts_with("~ opened ")).count();
    }
    assert_eq!(opened, 8);
}

#[test]
fn a_release_counts_for_its_close_alone() {
    let (three, _) = closed(8);
    let ledger = three.notary.ledger().expect("it has begun").clone();
    let (place, seals) = (ledger.place_of(Seats::first(2)), ledger.seals());
    let close = *ledger.close().expect("it is closed");
    let secrets = three.mails.each_ref().map(secret_of);
    let q: Vec<[u8; 32]> =
        seals.iter().zip(&secrets).map(|(seal, secret)| seal.keys_of(secret, &place).q).collect();
    let release = JointRelease::make(&secrets[1], &place, Seat(1), (&seals, &q, &close));
    let keys = secrets[1].keys(Mode::Shared);
    assert_eq!(release.check(&keys, &place, &seals, &close), Ok(()));
    let other = Close::make(&server_of(9), &place, &seals);
    assert!(release.check(&keys, &place, &seals, &other).is_err());
    assert!(release.check(&secrets[0].keys(Mode::Shared), &place, &seals, &close).is_err());
    assert!(release.check(&keys, &Place { decision: 2, ..place }, &seals, &close).is_err());
    let swapped = JointRelease::make(&secrets[1], &place, Seat(1), (&seals, &[q[1], q[0]], &close));
    assert!(swapped.check(&keys, &place, &seals, &close).is_err(), "the keys of other seals");
    // What a server opens before the close is refused by the ledger, and so are keys that open nothing.
    let mut trial = three.mails[0].playing().expect("it has begun").ledger().clone();
    let step = server_of(8).step(1).expect("a step");
    let keys = |seal: &Seal, secret| (seal.seat, seal.attempt, seal.keys_of(secret, &place));
    let keys: Vec<_> = seals.iter().zip(&secrets).map(|(seal, secret)| keys(seal, secret)).collect();
    let early = trial.take_opening(Opening { keys: keys.clone(), step }).expect_err("it is not closed");
    assert_eq!(early.kind, "order out of turn", "{early}");
    let mut trial = ledger.clone();
    let swapped = vec![keys[1], keys[0]];
    assert!(trial.take_opening(Opening { keys: swapped, step }).is_err() && trial.opening().is_none());
    assert!(trial.take_opening(Opening { keys, step }).is_ok());
}
