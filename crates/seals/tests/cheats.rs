//! Letters that lie: each is refused, and the refusal says what is false and what is wanted.

use engine::dice::Party;
use engine::digest::{hex, unhex};
use engine::{Seat, Seats, Seeded};
use seals::charter::with_charter;
use seals::letter;
use seals::release::Release;
use seals::seal::{Held, Seal};
use seals::verify::verify;
use seals::{Mail, Mode, Secret, mail::MailError};
use shelf::Opening;

use crate::pair::{Pair, fresh};

/// Returns the answer to a letter whose body is changed.
fn told(pair: &mut Pair, from: usize, change: impl Fn(&str) -> String) -> Result<bool, MailError> {
    let body = letter::read(&pair.mails[from].letter()).expect("a letter");
    let changed = change(&body);
    assert_ne!(changed, body, "the change changes something");
    let before = pair.mails[1 - from].kept();
    let answer = pair.mails[1 - from].take(&games::SHELF, &letter::write("of a battle", &changed));
    if answer.is_err() {
        assert_eq!(pair.mails[1 - from].kept(), before, "a refused letter changes nothing: {answer:?}");
    }
    answer
}

/// Changes the last digit of every line with this word.
fn spoiled(body: &str, word: &str) -> String {
    let spoil = |line: &str| {
        let last = if line.ends_with('0') { "1" } else { "0" };
        if line.starts_with(word) { format!("{}{last}", &line[..line.len() - 1]) } else { line.to_owned() }
    };
    body.lines().map(|line| spoil(line) + "\n").collect()
}

#[test]
fn wrong_letters_are_told_from_old_ones_and_the_wanted_one_is_named() {
    let mut pair = Pair::new("ftl", "duel", 1, None);
    let other = Pair::new("ftl", "duel", 2, None);
    let old = pair.mails[0].letter();
    pair.write(0);
    let own =
        pair.mails[1].take(&games::SHELF, &pair.mails[1].letter().clone()).expect_err("its own").to_string();
    assert!(own.contains("your own") && own.contains("wanted"), "{own}");
    let foreign =
        pair.mails[1].take(&games::SHELF, &other.mails[0].letter()).expect_err("foreign").to_string();
    assert!(
        foreign.contains("this letter is of battle") && foreign.contains("wanted: your order"),
        "{foreign}"
    );
    pair.deliver(0).expect("an honest letter");
    assert_eq!(pair.mails[1].take(&games::SHELF, &old), Ok(false), "an old letter says nothing new");
    assert_eq!(pair.deliver(0), Ok(false), "nor does the same one again");
    for rubbish in ["", "hello", "FIRING ARC LETTER\nEND OF LETTER", "FIRING ARC LETTER\nABC\nEND OF LETTER"]
    {
        assert!(
            matches!(pair.mails[1].take(&games::SHELF, rubbish), Err(MailError::NoLetter(_))),
            "{rubbish}"
        );
    }
    let joined =
        Mail::join(&games::SHELF, &pair.mails[0].letter(), "Cy", [3; 32]).err().expect("no invitation");
    assert!(joined.to_string().contains("no invitation"), "{joined}");
}

#[test]
fn an_invitation_has_one_answer() {
    let mut rng = Seeded::new(1);
    let opening = Opening::scenario("duel");
    let mut ada =
        Mail::invite(&games::SHELF, "ftl", &opening, (Seat(0), "Ada"), fresh(&mut rng)).expect("it goes");
    let invitation = ada.letter();
    assert!(ada.order("A L", fresh(&mut rng)).is_err(), "nobody has answered");
    let join =
        |name: &str, bytes| Mail::join(&games::SHELF, &invitation, name, bytes).expect("it is an invitation");
    let (ben, cy) = (join("Ben", fresh(&mut rng)), join("Cy", fresh(&mut rng)));
    let other = Pair::new("ftl", "duel", 8, None);
    assert!(ada.take(&games::SHELF, &other.mails[1].letter()).is_err(), "the answer to another invitation");
    assert_eq!(ada.take(&games::SHELF, &ben.letter()), Ok(true));
    let late = ada.take(&games::SHELF, &cy.letter()).expect_err("the second answer").to_string();
    assert!(late.contains("this letter is of battle"), "{late}");
    assert!(ada.take(&games::SHELF, &invitation).is_err(), "an invitation in a battle");
}

#[test]
fn every_false_seal_step_key_and_signature_is_refused() {
    let mut pair = Pair::new("full-thrust", "line-duel", 1, Some("doctrine"));
    pair.write(0);
    for (word, kind) in [("~ seal", "signature"), ("of ", "battle")] {
        let error = told(&mut pair, 0, |body| spoiled(body, word)).expect_err("it is false").to_string();
        assert!(error.contains(kind), "{word}: {error}");
    }
    pair.deliver(0).expect("an honest letter");
    pair.write(1);
    for word in ["~ release", "~ opened", "~ step"] {
        let body = letter::read(&pair.mails[1].letter()).expect("a letter");
        let text = letter::write("of a battle", &spoiled(&body, word));
        let error = pair.mails[0].take(&games::SHELF, &text).expect_err("it is false");
        assert!(matches!(error, MailError::False(_)), "{word}: {error}");
        // The seal beside it is true, and is kept; nothing is opened by it.
        let opened = pair.mails[0].playing().expect("it has begun").ledger().opened();
        assert!(!opened.has(Seat(1)) && pair.mails[0].battle().revealed() == 0, "{word}");
    }
    assert_eq!(pair.deliver(1), Ok(true), "the honest letter is still taken");
}

#[test]
fn a_seat_that_seals_twice_is_named() {
    let mut pair = Pair::new("ftl", "duel", 1, None);
    let kept = pair.mails[0].kept();
    let mut twin = Mail::open(&games::SHELF, &kept).expect("it is kept");
    let bytes = [fresh(&mut pair.rng), fresh(&mut pair.rng)];
    pair.mails[0].order("A L", bytes[0]).expect("it is legal");
    twin.order("A R15", bytes[1]).expect("it is legal");
    pair.deliver(0).expect("an honest letter");
    let error = pair.mails[1].take(&games::SHELF, &twin.letter()).expect_err("a second seal").to_string();
    assert!(error.contains("two seals"), "{error}");
}

/// Returns the secret of a player's seat.
fn secret_of(mail: &Mail) -> Secret {
    let kept = mail.kept();
    let line = kept.lines().find_map(|line| line.strip_prefix("secret ")).expect("a secret");
    Secret::new(unhex(line).expect("32 bytes"))
}

/// Returns a letter of seat 1 with a seal of its own making in decision 1.
fn forged(pair: &Pair, change: impl Fn(&mut Held), line: impl Fn(Seal) -> String) -> String {
    forged_of(pair, 256, change, line)
}

/// Returns a letter of seat 1 with a seal of its own making in decision 1, filled up to a number of bytes.
fn forged_of(pair: &Pair, size: usize, change: impl Fn(&mut Held), line: impl Fn(Seal) -> String) -> String {
    let mail = &pair.mails[0];
    let ledger = mail.playing().expect("it has begun").ledger();
    let (secret, place) = (secret_of(mail), ledger.place());
    let step = secret.step(1).expect("the first step");
    let mut held = Held { order: "idle".to_owned(), step, record_before: ledger.record_before() };
    change(&mut held);
    let seal = Seal::make(&secret, &place, (Seat(0), 1), &held, ([7; 24], size));
    let body = format!("turn 1\nof {}\nseat 1\ndecision 1\n{}\n", hex(&place.id), line(seal));
    letter::write("of a battle", &body)
}

#[test]
fn a_seal_out_of_form_is_refused_and_one_that_lies_inside_counts_as_never_opened() {
    let without = |seal: Seal| Seal { ciphertext: Vec::new(), ..seal }.line();
    let nought = |seal: Seal| Seal { attempt: 0, ..seal }.line();
    let cut = |seal: Seal| Seal { ciphertext: seal.ciphertext[..100].to_vec(), ..seal }.line();
    for (line, why) in [
        (&without as &dyn Fn(Seal) -> String, "cannot be read"),
        (&nought, "cannot be read"),
        (&cut, "has not the form of a seal"),
    ] {
        let mut pair = Pair::new("ftl", "duel", 1, None);
        let text = forged(&pair, |_| {}, line);
        let before = pair.mails[1].kept();
        let error = pair.mails[1].take(&games::SHELF, &text).expect_err("out of form").to_string();
        assert!(error.contains(why), "{error}");
        assert_eq!(pair.mails[1].kept(), before);
    }
    // Signed and in form, but it holds another record before it, or another step than the one that is opened.
    for (lie, why) in [
        (&(|held: &mut Held| held.record_before = [0; 32]) as &dyn Fn(&mut Held), "another record"),
        (
            &|held: &mut Held| held.step = [0; 32],
            "the step that seat 1 sealed in decision 1 is not the one it opened",
        ),
    ] {
        let mut pair = Pair::new("ftl", "duel", 1, None);
        let text = forged(&pair, lie, |seal| seal.line());
        pair.mails[1].take(&games::SHELF, &text).expect("nobody can see into a seal");
        pair.write(1);
        let ledger = pair.mails[1].playing().expect("it has begun").ledger().clone();
        let seals = ledger.seals();
        let release =
            Release::make(&secret_of(&pair.mails[0]), &ledger.place(), Seat(0), &seals).expect("a release");
        let lines = release.lines().join("\n");
        let body = format!("turn 1\nof {}\nseat 1\ndecision 1\n{lines}\n", hex(&ledger.place().id));
        let error =
            pair.mails[1].take(&games::SHELF, &letter::write("of a battle", &body)).expect_err("it lies");
        assert!(error.to_string().contains(why), "{error}");
        pair.mails[1].claim().expect("seat 1 has not opened");
        let record = pair.mails[1].playing().expect("it has begun").record();
        assert_eq!(verify(&games::SHELF, &record).expect("it is true").late, Some(Seat(0)));
    }
}

#[test]
fn a_seal_that_is_far_larger_than_an_order_is_not_kept() {
    let mut pair = Pair::new("ftl", "duel", 1, None);
    let before = pair.mails[1].kept();
    let large = forged_of(&pair, 8192, |_| {}, |seal| seal.line());
    let error = pair.mails[1].take(&games::SHELF, &large).expect_err("it is too large").to_string();
    assert!(error.contains("has 8192 bytes") && error.contains("at most"), "{error}");
    assert_eq!(pair.mails[1].kept(), before);
    let allowed = forged_of(&pair, 4096, |_| {}, |seal| seal.line());
    assert_eq!(pair.mails[1].take(&games::SHELF, &allowed), Ok(true));
}

#[test]
fn a_letter_without_a_signature_does_not_make_the_joiner_forget_its_answer() {
    let mut rng = Seeded::new(1);
    let opening = Opening::scenario("duel");
    let mut ada =
        Mail::invite(&games::SHELF, "ftl", &opening, (Seat(0), "Ada"), fresh(&mut rng)).expect("it goes");
    let mut ben = Mail::join(&games::SHELF, &ada.letter(), "Ben", fresh(&mut rng)).expect("an invitation");
    let id = hex(&ben.playing().expect("it has begun").ledger().place().id);
    let bare = letter::write("of a battle", &format!("turn 1\nof {id}\nseat 1\n"));
    assert_eq!(ben.take(&games::SHELF, &bare), Ok(false), "it says nothing");
    // The maker has not taken the answer yet. It can, from any later letter.
    assert_eq!(ada.take(&games::SHELF, &ben.letter()), Ok(true));
    ada.order("A L", fresh(&mut rng)).expect("it is legal");
    ben.take(&games::SHELF, &ada.letter()).expect("an honest letter");
    assert!(
        !letter::read(&ben.letter()).expect("a letter").contains("answer "),
        "a seal of the maker shows it"
    );
}

#[test]
fn each_kind_of_refusal_says_what_to_do_and_has_a_word_for_programs() {
    let mut pair = Pair::new("ftl", "duel", 1, None);
    let mut twin = Mail::open(&games::SHELF, &pair.mails[0].kept()).expect("it is kept");
    twin.order("A R15", [9; 32]).expect("it is legal");
    pair.mails[0].order("A L", [8; 32]).expect("it is legal");
    pair.deliver(0).expect("an honest letter");
    let error = pair.mails[1].take(&games::SHELF, &twin.letter()).expect_err("a second seal");
    assert_eq!(error.kind(), "false");
    let (fault, closing) =
        error.to_string().split_once(". ").map(|(a, b)| (a.to_owned(), b.to_owned())).expect("two");
    assert_eq!(fault, "two seals: seat 1 has signed two seals of decision 1");
    assert!(
        closing.starts_with("Keep your record and this letter") && closing.ends_with("cannot go on"),
        "{closing}"
    );
    let false_seal = told(&mut pair, 1, |body| {
        body.to_owned() + &format!("~ release 2 {}\n~ step 2 {}\n", "0".repeat(128), "0".repeat(64))
    })
    .expect_err("it is out of turn");
    assert_eq!(false_seal.kind(), "false");
    assert!(
        false_seal.to_string().ends_with("Ask the other player for its last letter again"),
        "{false_seal}"
    );
    let hides =
        Mail::invite(&games::SHELF, "black-skies", &Opening::scenario("duel"), (Seat(0), ""), [1; 32]);
    assert_eq!(hides.err().map(|error| error.kind()), Some("hides"));
    assert_eq!(pair.mails[0].take(&games::SHELF, "hello").map_err(|error| error.kind()), Err("no-letter"));
    // A fault of a record has its line, and no letter to ask for.
    let kept = pair.mails[0].kept().replacen("~ commit 1 ", "~ commit 1 0", 1);
    let fault = Mail::open(&games::SHELF, &kept).err().expect("it is spoiled").to_string();
    assert!(!fault.contains("letter again"), "{fault}");
}

#[test]
fn a_changed_name_makes_another_battle() {
    let mut rng = Seeded::new(1);
    let opening = Opening::scenario("duel");
    let mut ada =
        Mail::invite(&games::SHELF, "ftl", &opening, (Seat(0), "Ada"), fresh(&mut rng)).expect("it goes");
    let ben = Mail::join(&games::SHELF, &ada.letter(), "Ben", fresh(&mut rng)).expect("an invitation");
    let body = letter::read(&ben.letter()).expect("a letter").replace(" Ben\n", " Bob\n");
    let error =
        ada.take(&games::SHELF, &letter::write("of a battle", &body)).expect_err("another name").to_string();
    assert!(error.contains("another invitation"), "{error}");
    assert_eq!(ada.take(&games::SHELF, &ben.letter()), Ok(true));
}

#[test]
fn nobody_wins_by_saying_that_another_is_late_before_doing_its_own_part() {
    let pair = Pair::new("full-thrust", "line-duel", 9, None);
    let mail = &pair.mails[0];
    let record = mail.playing().expect("it has begun").record();
    let end = |lines: &str| {
        let digest = record.lines().last().and_then(|line| line.strip_prefix("= ")).expect("a digest");
        let before: [u8; 8] = unhex(digest).expect("a digest");
        let id = mail.playing().expect("it has begun").ledger().place().id;
        let text = format!("end\n{lines}");
        let signature = hex(&seals::verify::sign_end(&secret_of(mail), &id, &before, &text));
        format!("{record}\n{text}~ signed 1 {signature}\n= 0123456789abcdef\n")
    };
    let fault = verify(&games::SHELF, &end("~ late 2\n")).expect_err("seat 1 has sealed nothing");
    assert!(fault.what.contains("had not done its part"), "{fault}");
    // One player alone can invent a battle that a stranger lost: the check says who signed nothing.
    let mut pair = Pair::new("full-thrust", "line-duel", 9, None);
    pair.write(0);
    pair.mails[0].claim().expect("it has sealed");
    let proof = verify(&games::SHELF, &pair.record()).expect("nothing in it is false");
    assert_eq!((proof.late, proof.silent), (Some(Seat(1)), Seats::only(Seat(1))));
    pair.write(1);
    pair.mails[1].take(&games::SHELF, &pair.mails[0].letter()).expect_err("it is said to be late");
    let own = pair.mails[1].playing().expect("it has begun").record();
    assert_eq!(
        verify(&games::SHELF, &own).expect("it is true").silent,
        Seats::first(2),
        "nothing is decided"
    );
    let battle = mail.playing().expect("it has begun");
    let mut parties = battle.ledger().charter().parties.clone();
    parties.remove(&Party::Seat(Seat(1)));
    let alone = with_charter(mail.battle().header().clone(), Mode::Strict, &parties).opening();
    let fault = verify(&games::SHELF, &alone).expect_err("a battle without an opponent");
    assert_eq!(fault.kind, "commitment", "{fault}");
}

#[test]
fn a_copy_of_the_other_player_brings_no_secret_along() {
    let pair = Pair::new("ftl", "duel", 1, None);
    let history = pair.mails[1].history().expect("it has begun");
    let more = history.replacen("record\n", &format!("secret {}\nrecord\n", "0f".repeat(32)), 1);
    assert!(Mail::recover(&games::SHELF, &pair.mails[0].recovery(), &more).is_err());
}

#[test]
fn a_seat_cannot_write_for_the_other_or_out_of_turn() {
    let mut pair = Pair::new("ftl", "duel", 1, None);
    pair.write(0);
    pair.deliver(0).expect("an honest letter");
    let error = told(&mut pair, 0, |body| body.replace("seat 1\n", "seat 2\n"))
        .expect_err("another seat")
        .to_string();
    assert!(error.contains("your own"), "{error}");
    let later = told(&mut pair, 0, |body| body.replace("decision 1\n", "decision 2\n"))
        .expect_err("later")
        .to_string();
    assert!(later.contains("which comes later"), "{later}");
    let lost =
        told(&mut pair, 0, |body| body.replace("turn 1\n", "turn 2\n")).expect_err("newer").to_string();
    assert!(lost.contains("newer program"), "{lost}");
}
