//! The end of a room of letters: it is displayed once both seats have signed it, and no other letter closes the room.

use seals::{Mail, letter};
use serde_json::{Value, json};

use crate::desk::Desk;
use crate::{shared_table, strict_table};

/// A battle in a room of letters that goes on: its desk, its room, and the battles of both seats.
type InPlay = (Desk, Value, [Mail; 2]);

/// Begins a strict battle and plays two decisions of it.
fn strict(seed: u64) -> InPlay {
    let mut table = strict_table::Table::new("ftl", "duel", seed, strict_table::Server::Honest);
    table.play(5);
    (table.desk, table.room, table.mails)
}

/// Begins a shared battle and stops before the first seal: later a seat of it cannot concede.
fn shared(seed: u64) -> InPlay {
    let table = shared_table::Table::new("ftl", "duel", seed);
    (table.desk, table.room, table.mails)
}

/// Posts a letter of a seat, and returns how the room is displayed then: its phase, its reason, and whether the letter ends.
fn posted(desk: &mut Desk, room: &Value, person: u64, text: &str) -> (String, Value, bool) {
    let key = desk.key();
    desk.ok(room, person, json!({"call": "letter", "text": text, "awaits": [], "key": key}));
    let letters = desk.ok(room, person, json!({"call": "letters"}));
    let own = letters["letters"].as_array().expect("a list").iter().find(|one| one["seat"] == json!(person));
    let ends = own.expect("the letter lies there")["ends"] == json!(true);
    let told = desk.ok(room, person, json!({"call": "room"}));
    (told["phase"].as_str().expect("a text").to_owned(), told["closed"].clone(), ends)
}

/// Changes the word with this number in the line of the end of a letter, or drops the words from it on.
fn spoiled(text: &str, number: usize, drops: bool) -> String {
    let body = letter::read(text).expect("a letter");
    let mut lines: Vec<String> = body.lines().map(str::to_owned).collect();
    let end = lines.iter_mut().find(|line| line.starts_with("end ")).expect("an end");
    let mut words: Vec<String> = end.split(' ').map(str::to_owned).collect();
    if drops {
        words.truncate(number);
    } else {
        let digit = if words[number].starts_with('0') { "1" } else { "0" };
        words[number].replace_range(..1, digit);
    }
    *end = words.join(" ");
    letter::write("of a battle", &(lines.join("\n") + "\n"))
}

#[test]
fn a_false_signature_under_an_end_closes_no_room() {
    for begun in [strict, shared] {
        let (mut desk, room, mut mails) = begun(3);
        // A room is woken from its rows each time.
        desk.forgetful = true;
        let who = usize::from(!mails[0].must_write());
        mails[who].concede().expect("it may");
        let end = mails[who].letter();
        let [first, second] = [who as u64 + 1, 2 - who as u64];
        let open = ("playing".to_owned(), Value::Null);
        let (phase, closed, ends) = posted(&mut desk, &room, first, &end);
        assert_eq!(((phase, closed), ends), (open.clone(), true));
        let other = &mut mails[1 - who];
        assert!(other.take(&games::SHELF, &end).expect("an honest end"));
        let answer = other.letter();
        // Signature, digest, either key, and an end that shows nothing by which it can be checked.
        for (number, drops) in [(2, false), (3, false), (4, false), (5, false), (3, true)] {
            let false_end = spoiled(&answer, number, drops);
            let (phase, closed, ends) = posted(&mut desk, &room, second, &false_end);
            // A letter that shows another key of the other seat is signed well, and ends another battle.
            let of_other = number == 4 + who;
            assert_eq!(((phase, closed), ends), (open.clone(), of_other), "word {number}");
        }
        // The true one closes it.
        let (phase, closed, ends) = posted(&mut desk, &room, second, &answer);
        assert_eq!((phase.as_str(), closed, ends), ("over", json!("ended"), true));
    }
}

#[test]
fn an_end_of_another_battle_closes_no_room() {
    let (mut desk, room, mut mails) = strict(5);
    let who = usize::from(!mails[0].must_write());
    mails[who].concede().expect("it may");
    let end = mails[who].letter();
    posted(&mut desk, &room, who as u64 + 1, &end);
    // An end of another battle of the same scenario, posted by whoever has the link of the other seat.
    let (_, _, mut own) = strict(6);
    own[who].concede().expect("it may");
    let theirs = own[who].letter();
    own[1 - who].take(&games::SHELF, &theirs).expect("an honest end");
    let (phase, closed, ends) = posted(&mut desk, &room, 2 - who as u64, &own[1 - who].letter());
    assert_eq!((phase.as_str(), closed, ends), ("playing", Value::Null, true), "it ends another battle");
}
