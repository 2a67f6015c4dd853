//! Tamperings of finished battles: `verify` names every one.

use std::collections::BTreeMap;

use captains::Budget;
use engine::dice::commitment;
use engine::record::DiceSource;
use engine::{Demand, Seeded};
use seals::verify::{Proof, verify};
use shelf::Opening;

use crate::attacker::{derived, digested};
use crate::by_file::BATTLES;
use crate::pair::Pair;
use crate::three::Three;

/// A way to tamper with the lines of a record.
type Tamper = fn(&mut Vec<String>, &mut Seeded);

/// Every way, with its name.
const WAYS: [(&str, Tamper); 11] = [
    ("a changed character", |lines, rng| changed_character(lines, rng)),
    ("a changed digit of a seal, key, step or signature", |lines, rng| changed_digit(lines, rng)),
    ("a lost line", lost_line),
    ("a line twice", line_twice),
    ("a cut end", cut_end),
    ("a lost decision", lost_decision),
    ("swapped keys, seals or signatures", swapped),
    ("another order", |lines, rng| another_order(lines, rng)),
    ("another key or commitment", |lines, rng| another_key(lines, rng)),
    ("a forged concession", forged_concession),
    ("a forfeit that was none", forged_forfeit),
];

/// More ways in the mode *shared*.
const SHARED: [(&str, Tamper); 3] = [
    ("a close, key or step of another decision", of_another_decision),
    ("a lost close, key or step", lost_part),
    ("another step of the server", |lines, rng| another_step(lines, rng)),
];

/// Number of tamperings by the kind of fault that a check names, or *unfinished*, or *unsigned*.
type Kinds = BTreeMap<&'static str, usize>;

#[test]
fn a_thousand_of_a_thousand_tamperings_are_named() {
    let record_of = |(game, scenario): (&str, &str)| {
        let mut pair = Pair::new(game, scenario, 11, Some("doctrine"));
        pair.play();
        pair.record()
    };
    let kinds = all_are_named(&WAYS, BATTLES.map(record_of), 250, true);
    // By file a seat signs its opened keys and step, so a change of them is one of its signature.
    are_among(
        &kinds,
        &["commitment", "digest", "end", "order", "release", "seal", "signature", "transcript"],
    );
}

#[test]
fn a_thousand_of_a_thousand_tamperings_of_shared_battles_are_named() {
    let record_of = |(game, scenario): (&str, &str)| {
        let mut three = Three::new(game, scenario, 11, Some("doctrine"));
        three.play(usize::MAX);
        three.record(0)
    };
    let ways: Vec<(&str, Tamper)> = WAYS.into_iter().chain(SHARED).collect();
    let kinds = all_are_named(&ways, BATTLES.map(record_of), 250, true);
    are_among(&kinds, &["close", "commitment", "end", "opening", "order", "seal", "signature", "step"]);
}

#[test]
fn every_tampering_of_a_claim_or_a_concession_is_named() {
    let mut records = Vec::new();
    for ends in [Pair::concede, Pair::claim_unsealed, Pair::claim_unopened] {
        let mut pair = Pair::new("full-thrust", "line-duel", 12, Some("doctrine"));
        pair.in_turn(4, 1);
        records.push(ends(&mut pair));
    }
    let kinds = all_are_named(&WAYS, records, 110, true);
    are_among(&kinds, &["end", "seal", "signature", "step", "unfinished"]);
    let mut three = Three::new("full-thrust", "line-duel", 12, Some("doctrine"));
    three.play(20);
    three.visit(0, usize::MAX);
    three.mails[0].claim().expect("the other has not sealed");
    let record = three.record(0);
    let ways: Vec<(&str, Tamper)> = WAYS.into_iter().chain(SHARED).collect();
    let kinds = all_are_named(&ways, [record], 140, true);
    are_among(&kinds, &["close", "end", "opening", "signature", "step", "unfinished"]);
}

#[test]
fn a_thousand_of_a_thousand_tamperings_of_battles_whose_server_committed_to_the_dice_are_named() {
    let of_keys = ["a changed digit", "swapped keys", "another key", "a forged", "a forfeit"];
    let plain = WAYS.into_iter().filter(|(how, _)| !of_keys.iter().any(|word| how.starts_with(word)));
    let more: [(&str, Tamper); 3] = [
        ("another commitment or secret", |lines, rng| another_secret(lines, rng)),
        ("another die", |lines, rng| another_die(lines, rng)),
        ("a concession before the end", |lines, rng| {
            cut_end(lines, rng);
            lines.extend(["", "end", "> 2  concedes", "= 0123456789abcdef"].map(str::to_owned));
        }),
    ];
    let ways: Vec<(&str, Tamper)> = plain.chain(more).collect();
    // Two of them keep secrets for longer than a decision.
    let hiding = [("black-skies", "duel"), ("full-thrust", "hide-and-seek")];
    let records = BATTLES.into_iter().chain(hiding).map(|(game, scenario)| of_a_plain_room(game, scenario));
    let kinds = all_are_named(&ways, records, 180, false);
    are_among(&kinds, &["commitment", "record", "unfinished"]);
}

/// Returns the record of a battle as a plain room gives it at the end: the server committed to the secret of the dice.
fn of_a_plain_room(game: &str, scenario: &str) -> String {
    let secret = [24; 32];
    let dice = DiceSource::Committed { commitments: vec![commitment(&secret)], secrets: vec![secret] };
    let opening =
        Opening { dice, names: vec!["Ada".to_owned(), "Ben".to_owned()], ..Opening::scenario(scenario) };
    let mut battle = games::SHELF.game(game).expect("a game").open(&opening).expect("a battle");
    while let Demand::Orders(seats) = battle.demand() {
        let seed = battle.revealed() as u64;
        for seat in seats {
            let advice = battle.advise(seat, "doctrine", seed, &mut Budget::new(50, &mut || false));
            let order = advice.expect("it is asked").expect("a captain").order;
            battle.seal(seat, &order).expect("it is legal");
        }
    }
    battle.record()
}

/// Tampers so many times with each record, in each of these ways in turn, and derives it again if `derive`: a fault in a
/// seal, key, step or signature is then the only one. Returns how often which kind of fault was named.
fn all_are_named(
    ways: &[(&str, Tamper)],
    records: impl IntoIterator<Item = String>,
    times: usize,
    derive: bool,
) -> Kinds {
    let (mut rng, mut kinds) = (Seeded::new(24), Kinds::new());
    for record in records {
        let honest = verify(&games::SHELF, &record).unwrap_or_else(|fault| panic!("{fault}\n{record}"));
        if derive {
            assert_eq!(derived(&record).as_ref(), Some(&record), "the attacker derives what is true");
        }
        for time in 0..times {
            let (how, tamper) = ways[time % ways.len()];
            let mut lines: Vec<String> = record.lines().map(str::to_owned).collect();
            tamper(&mut lines, &mut rng);
            let text = lines.join("\n") + "\n";
            assert_ne!(text, record, "{how} changes nothing");
            let again = derived(&text).filter(|again| derive && *again != record);
            let fitting = again.unwrap_or_else(|| digested(&text));
            let text = if fitting == record { text } else { fitting };
            let kind = named(&honest, &text).unwrap_or_else(|| panic!("{how} is not named:\n{text}"));
            *kinds.entry(kind).or_default() += 1;
        }
    }
    kinds
}

/// Checks that these kinds of fault were named.
fn are_among(kinds: &Kinds, expected: &[&str]) {
    for kind in expected {
        assert!(kinds.contains_key(kind), "no {kind} in {kinds:?}");
    }
}

/// Returns the kind of fault that a check names; or the word that it has for a record without its end, with fewer
/// signatures under it, or whose sentences could not be compared. `None` if it takes the record for the honest one.
fn named(honest: &Proof, text: &str) -> Option<&'static str> {
    match verify(&games::SHELF, text) {
        Err(fault) => Some(fault.kind),
        Ok(proof) if proof.outcome.is_none() => Some("unfinished"),
        Ok(proof) if proof.signed.len() < honest.signed.len() => Some("unsigned"),
        Ok(proof) if proof.sentences != honest.sentences => Some("sentence"),
        Ok(_) => None,
    }
}

/// Draws the place of a line that fits.
fn place(lines: &[String], rng: &mut Seeded, fits: impl Fn(&str) -> bool) -> usize {
    let places: Vec<usize> = (0..lines.len()).filter(|at| fits(&lines[*at])).collect();
    *rng.pick(&places)
}

/// Replaces a character by another one; digits become other digits.
fn changed_character(lines: &mut [String], rng: &mut Seeded) {
    let at = place(lines, rng, |line| !line.is_empty());
    let mut letters: Vec<char> = lines[at].chars().collect();
    let letter = rng.below(letters.len() as u32) as usize;
    let others = if letters[letter].is_ascii_digit() { "0123456789" } else { "abcdefghij" };
    let others: Vec<char> = others.chars().filter(|other| *other != letters[letter]).collect();
    letters[letter] = *rng.pick(&others);
    lines[at] = letters.into_iter().collect();
}

/// Changes a hexadecimal digit of something that was sealed, opened or signed.
fn changed_digit(lines: &mut [String], rng: &mut Seeded) {
    let at = place(lines, rng, |line| line.starts_with("~ ") && line.len() > 70);
    let words: Vec<&str> = lines[at].split(' ').filter(|word| word.len() >= 64).collect();
    let word = *rng.pick(&words);
    let digit = rng.below(word.len() as u32) as usize;
    let other = if word.as_bytes()[digit] == b'0' { "1" } else { "0" };
    let changed = format!("{}{other}{}", &word[..digit], &word[digit + 1..]);
    lines[at] = lines[at].replace(word, &changed);
}

fn lost_line(lines: &mut Vec<String>, rng: &mut Seeded) {
    let at = place(lines, rng, |_| true);
    lines.remove(at);
}

fn line_twice(lines: &mut Vec<String>, rng: &mut Seeded) {
    let at = place(lines, rng, |_| true);
    lines.insert(at, lines[at].clone());
}

/// Cuts the record after the header, or after any decision.
fn cut_end(lines: &mut Vec<String>, rng: &mut Seeded) {
    let last = lines.len() - 1;
    let at = place(&lines[..last], rng, |line| line.starts_with("= "));
    lines.truncate(at + 1);
}

fn lost_decision(lines: &mut Vec<String>, rng: &mut Seeded) {
    let from = place(lines, rng, |line| line.starts_with("turn "));
    let to = (from..lines.len()).find(|at| lines[*at].starts_with("= ")).expect("a digest");
    lines.drain(from - 1..=to);
}

/// Swaps two lines of what was sealed, opened or signed; the same line twice is lost instead.
fn swapped(lines: &mut Vec<String>, rng: &mut Seeded) {
    let [one, two] = [(), ()].map(|()| place(lines, rng, |line| line.starts_with("~ ") && line.len() > 70));
    lines.swap(one, two);
    if one == two || lines[one] == lines[two] {
        lines.remove(one);
    }
}

/// Puts a line of the server's part, or a key, in the place of one of the same kind.
fn of_another_decision(lines: &mut Vec<String>, rng: &mut Seeded) {
    let word = *rng.pick(&["~ close ", "~ opened ", "~ step server "]);
    let [one, two] = [(), ()].map(|()| place(lines, rng, |line| line.starts_with(word)));
    if lines[one] == lines[two] {
        lines.remove(one);
    } else {
        lines[one] = lines[two].clone();
    }
}

fn lost_part(lines: &mut Vec<String>, rng: &mut Seeded) {
    let words = ["~ close ", "~ opened ", "~ step "];
    let at = place(lines, rng, |line| words.iter().any(|word| line.starts_with(word)));
    lines.remove(at);
}

fn another_step(lines: &mut [String], rng: &mut Seeded) {
    let at = place(lines, rng, |line| line.starts_with("~ step server "));
    let (start, step) = lines[at].rsplit_once(' ').expect("a step");
    let other: String = step.chars().rev().collect();
    lines[at] = format!("{start} {other}");
}

/// Turns a commitment or an opened secret round.
fn another_secret(lines: &mut [String], rng: &mut Seeded) {
    let at = place(lines, rng, |line| line.starts_with("dice committed "));
    let mut words: Vec<String> = lines[at].split(' ').map(str::to_owned).collect();
    let word = *rng.pick(&[2, 4]);
    let other: String = words[word].chars().rev().collect();
    // A secret may read the same both ways.
    words[word] = if other == words[word] { "0f".repeat(32) } else { other };
    lines[at] = words.join(" ");
}

/// Changes the face of a die; in a battle without dice, an event.
fn another_die(lines: &mut [String], rng: &mut Seeded) {
    let rolled = lines.iter().any(|line| line.starts_with("  ["));
    let at = place(lines, rng, |line| line.starts_with(if rolled { "  [" } else { "[" }));
    let last = lines[at].pop().expect("a line");
    lines[at].push(if last == '1' { '2' } else { '1' });
}

/// Writes the order of another line, or one with more in it.
fn another_order(lines: &mut [String], rng: &mut Seeded) {
    let [one, two] = [(), ()].map(|()| place(lines, rng, |line| line.starts_with("> ")));
    let order = lines[two].split_once("  ").map_or("idle", |(_, order)| order).to_owned();
    let written = format!("{}  {order}", &lines[one][..3]);
    lines[one] = if written == lines[one] { format!("{written} x") } else { written };
}

fn another_key(lines: &mut [String], rng: &mut Seeded) {
    let at = place(lines, rng, |line| line.starts_with("~ key ") || line.starts_with("~ commit "));
    let (start, key) = lines[at].rsplit_once(' ').expect("a key");
    let other: String = key.chars().rev().collect();
    lines[at] = format!("{start} {other}");
}

/// Puts a concession that nobody signed in place of the end, or of the last decisions.
fn forged_concession(lines: &mut Vec<String>, rng: &mut Seeded) {
    forged_end(lines, rng, "> 2  concedes");
}

/// Puts a forfeit of somebody who did its part in place of the end, or of the last decisions.
fn forged_forfeit(lines: &mut Vec<String>, rng: &mut Seeded) {
    forged_end(lines, rng, "~ late 1");
}

fn forged_end(lines: &mut Vec<String>, rng: &mut Seeded, end: &str) {
    let signed = lines.iter().rfind(|line| line.starts_with("~ signed ")).expect("a signature").clone();
    cut_end(lines, rng);
    lines.extend(["", "end", end, &signed, "= 0123456789abcdef"].map(str::to_owned));
}
