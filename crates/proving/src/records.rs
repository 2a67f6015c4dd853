//! Whole battles as they were recorded once. Each replays for ever, line by line and digest by digest, also in other
//! words. A record with changed orders, faces or facts does not replay.
//!
//! The files in `records/` of a game are promises to every record that players keep. If one of them no longer replays,
//! the rules have changed. Repair the rules, or raise their version and keep the old rules for old records. Never
//! rewrite a record to make a test pass.

use std::collections::BTreeSet;

use engine::record::Record;
use engine::replay::{Replayed, Sentences};
use engine::{Demand, Seat};

use crate::wing::Wing;
use crate::words;

/// Returns the path and text of every record of a game in the present wording.
fn all(wing: &Wing) -> impl Iterator<Item = (String, String)> {
    wing.records().into_iter().map(|(place, text)| {
        let place = place.display().to_string();
        let replayed = Record::parse(&text).and_then(|record| wing.game.replay(&record));
        let replayed = replayed.unwrap_or_else(|error| panic!("{place}: {error}"));
        (place, replayed.battle.record())
    })
}

/// Demands that every record replays exactly.
pub fn every_record_replays_exactly(wing: &Wing) {
    for (path, text) in wing.records() {
        let place = path.display();
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{place}: {error}"));
        let Replayed { battle, sentences } =
            wing.game.replay(&record).unwrap_or_else(|error| panic!("{place}: {error}"));
        assert_eq!(record.to_string(), text, "{place}: read and written again");
        // In other words it still holds; what digests cover is the same.
        assert_eq!(played_lines(&battle.record()), played_lines(&text), "{place}: written again");
        let reworded = matches!(&sentences, Sentences::Compared { reworded, .. } if !reworded.is_empty());
        assert!(!reworded, "{place}: raise the version of the wording: {sentences}");
        assert!(matches!(battle.demand(), Demand::Over(_)), "{place}: not played to its end");
    }
}

/// Returns the lines of a record that digests cover.
pub fn played_lines(text: &str) -> Vec<&str> {
    text.lines().filter(|line| !line.starts_with("wording ") && !line.starts_with("# ")).collect()
}

/// Demands that the records of a game show every scenario, option and clause of play. One battle was played by hand
/// with its own dice, the others by captains and at random. Clauses without events refuse set-ups, positions and
/// orders.
pub fn show_every_scenario_option_and_clause_of_play(wing: &Wing, silent: &[&str]) {
    let game = wing.game;
    let files = wing.records();
    let lines: Vec<&str> = files.iter().flat_map(|(_, text)| text.lines()).collect();
    let said = |start: &str| -> BTreeSet<&str> {
        lines.iter().filter_map(|line| line.strip_prefix(start)?.split_whitespace().next()).collect()
    };
    // Beside those of the shelf there are examples of clause pages with a scenario of their own.
    let mut scenarios = said("scenario ");
    scenarios.remove("example");
    assert_eq!(scenarios, game.scenarios().iter().map(|file| file.id).collect());
    assert_eq!(said("option "), game.options().iter().map(|option| option.key).collect());
    assert!(lines.contains(&"dice typed"), "one battle has its own dice");
    let told: BTreeSet<&str> =
        lines.iter().filter_map(|line| line.strip_prefix('[')?.split_once(']').map(|(c, _)| c)).collect();
    let table = game.clauses().iter().map(|row| row.clause.0);
    let missing: Vec<&str> = table.filter(|id| !told.contains(id) && !silent.contains(id)).collect();
    assert!(missing.is_empty(), "told in no record: {missing:?}");
}

/// Demands that every record on disk replays, and is written the same in its own wording.
pub fn every_record_on_disk_replays_and_in_its_own_wording_is_the_same(wing: &Wing) {
    for (place, text) in wing.records() {
        let place = place.display();
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{place}: {error}"));
        let replayed = wing.game.replay(&record).unwrap_or_else(|error| panic!("{place}: {error}"));
        let own = replayed.battle.record();
        let today = Record::parse(&own).unwrap_or_else(|error| panic!("{place}: {error}"));
        assert_eq!(today.fingerprint(), record.fingerprint(), "{place}");
        match replayed.sentences {
            Sentences::Compared { reworded, .. } => {
                assert!(
                    reworded.is_empty(),
                    "{place}: a sentence was reworded; give its catalogue a new version"
                );
                assert_eq!(own, text, "{place}");
            }
            Sentences::NotCompared { .. } => {
                let [now, then] = [&today.header.wording, &record.header.wording];
                assert!(now.name == then.name && now.version > then.version, "{place}: {then} against {now}");
            }
        }
    }
}

/// Demands that every game has a record in its present wording.
pub fn every_game_has_a_record_in_its_present_wording(wing: &Wing) {
    let compared = wing.records().into_iter().filter(|(_, text)| {
        let record = Record::parse(text).expect("a record");
        matches!(wing.game.replay(&record).expect("it replays").sentences, Sentences::Compared { .. })
    });
    assert!(compared.count() > 0, "no record would tell that a sentence was reworded");
}

/// Returns a text with one line replaced.
fn with_line(text: &str, at: usize, line: &str) -> String {
    text.lines().enumerate().map(|(i, old)| if i == at { line } else { old }.to_owned() + "\n").collect()
}

/// Demands that a reworded sentence breaks no record and is reported.
pub fn rewording_a_sentence_breaks_no_record_and_is_told(wing: &Wing) {
    for (place, text) in all(wing) {
        let sentences = text.lines().enumerate().filter(|(_, line)| line.starts_with("# "));
        let middle = sentences.clone().count() / 2;
        let at = sentences.map(|(at, _)| at).nth(middle).expect("a record has sentences");
        let reworded = with_line(&text, at, "# Put in other words.");
        let replayed = Record::parse(&reworded).and_then(|record| wing.game.replay(&record));
        let replayed = replayed.unwrap_or_else(|error| panic!("{place}: {error}"));
        assert_eq!(replayed.battle.record(), text, "{place}");
        let Sentences::Compared { reworded, .. } = replayed.sentences else {
            panic!("{place}: not compared")
        };
        assert!(reworded.iter().any(|one| one.line == at + 1), "{place}: line {} is not told", at + 1);
    }
}

/// Demands that a record of any game replays in another language and its record in this one.
pub fn a_record_of_any_game_replays_in_another_language_and_its_record_in_this_one(wing: &Wing) {
    for (place, text) in all(wing) {
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{place}: {error}"));
        let game = wing.game;
        // The program speaks another language.
        let replayed = game.replay_in(&record, Some(words::accented_words(game)));
        let replayed = replayed.unwrap_or_else(|error| panic!("{place}: {error}"));
        let said = replayed.sentences.to_string();
        let wording = "sentences not compared: the record has the wording";
        let own = &record.header.wording;
        let accent = own.to_string().replacen("en ", "en-XA ", 1);
        assert_eq!(said, format!("{wording} {own}, this program {accent}"), "{place}");
        // Its record has other sentences, and the same of all that counts.
        let accented = replayed.battle.record();
        assert!(accented.contains(&format!("\nwording {accent}\n")), "{place}");
        let other = Record::parse(&accented).unwrap_or_else(|error| panic!("{place}: {error}"));
        assert_eq!(other.fingerprint(), record.fingerprint(), "{place}");
        let sentences = |text: &str| text.lines().filter(|line| line.starts_with("# ")).count();
        let same = text.lines().filter(|line| line.starts_with("# ") && accented.contains(line)).count();
        assert_eq!(sentences(&accented), sentences(&text), "{place}");
        assert!(same * 50 < sentences(&text), "{place}: {same} sentences are not reworded");
        // The program speaks English again.
        let back = wing.game.replay(&other).unwrap_or_else(|error| panic!("{place}: {error}"));
        assert_eq!(back.sentences.to_string(), format!("{wording} {accent}, this program {own}"), "{place}");
        assert_eq!(back.battle.record(), text, "{place}");
        // Both in the same language: all sentences are compared.
        let again = game.replay_in(&other, Some(words::accented_words(game))).expect("it replays");
        let Sentences::Compared { number, reworded } = again.sentences else { panic!("{place}") };
        assert_eq!((number, reworded), (sentences(&text), Vec::new()), "{place}");
    }
}

/// Demands that a record in another wording replays, and that the wording is reported.
pub fn another_wording_replays_and_is_told(wing: &Wing) {
    for (place, text) in all(wing) {
        let own = Record::parse(&text).unwrap_or_else(|error| panic!("{place}: {error}")).header.wording;
        let french = text.replacen(&format!("\nwording {own}\n"), "\nwording fr 12\n", 1);
        assert_ne!(french, text, "{place}");
        let record = Record::parse(&french).unwrap_or_else(|error| panic!("{place}: {error}"));
        let replayed = wing.game.replay(&record).unwrap_or_else(|error| panic!("{place}: {error}"));
        let said = replayed.sentences.to_string();
        assert_eq!(
            said,
            format!("sentences not compared: the record has the wording fr 12, this program {own}"),
            "{place}"
        );
    }
}

/// Demands that a changed fact, face or order breaks every record, and that its line is named.
pub fn a_changed_fact_face_or_order_breaks_every_record_and_its_line_is_named(wing: &Wing) {
    for (place, text) in all(wing) {
        let lines: Vec<&str> = text.lines().collect();
        let near = |start: &str| {
            let found: Vec<usize> = (0..lines.len()).filter(|i| lines[*i].starts_with(start)).collect();
            found.get(found.len() / 2).copied()
        };
        let judge = |at: usize, line: String| {
            assert_ne!(line, lines[at], "{place}: line {}", at + 1);
            let record = Record::parse(&with_line(&text, at, &line)).expect("still a record");
            let error = wing.game.replay(&record).err();
            error
                .unwrap_or_else(|| panic!("{place}: line {} becomes {line}, and nobody notices", at + 1))
                .line
        };
        let fact = near("[").expect("a record has events");
        let changed = lines[fact].replacen("\"}", "!\"}", 1).replacen("{\"kind\":\"", "{\"kind\":\"un", 1);
        assert_eq!(judge(fact, changed), fact + 1, "{place}");
        if let Some(roll) = near("  [") {
            let (start, shown) = lines[roll].rsplit_once(' ').expect("a face");
            assert_eq!(judge(roll, format!("{start} {shown}9")), roll + 1, "{place}");
        }
        let order = near("> 1").or(near("> 2")).expect("a record has orders");
        let word = if lines[order].contains("idle") { "nonsense" } else { "idle" };
        let other = format!("{}{word}", &lines[order][..5]);
        let end = (order..lines.len()).find(|i| lines[*i].starts_with("= ")).expect("a digest");
        let named = judge(order, other);
        assert!((order..=end + 1).contains(&named), "{place}: line {named} is named for line {}", order + 1);
    }
}

/// Changes a fact in the last block of a seat's record, and checks that the digest after it is named.
fn edited_seats_record_is_refused(wing: &Wing, place: &str, own: &str) {
    let Some(at) = own.rfind("\n@ ").map(|at| at + 1) else { return };
    let digit = at + own[at..].find(|c: char| c.is_ascii_digit()).expect("a view holds a number");
    let other = if &own[digit..=digit] == "7" { "8" } else { "7" };
    let mut edited = own.to_owned();
    edited.replace_range(digit..=digit, other);
    let line = 1 + own[..digit].lines().count();
    let error =
        Record::parse(&edited).and_then(|record| wing.game.replay(&record)).err().expect("it is refused");
    assert!(error.line >= line && error.what.contains("have been changed"), "{place}: {error}");
}

/// Demands that a seat's record can be read, cannot be replayed, and has only what that seat may know.
pub fn the_record_for_a_seat_is_read_and_not_played_and_tells_that_seat_alone(wing: &Wing) {
    for (place, text) in all(wing) {
        let battle = Record::parse(&text).and_then(|record| wing.game.replay(&record));
        let battle = battle.unwrap_or_else(|error| panic!("{place}: {error}")).battle;
        for seat in [None, Some(Seat(0)), Some(Seat(1))] {
            let own = battle.record_for(seat);
            let record = Record::parse(&own).unwrap_or_else(|error| panic!("{place}: {error}"));
            assert_eq!(record.to_string(), own, "{place}");
            assert_eq!((record.blocks.len(), own.contains("\n| ")), (battle.revealed(), false), "{place}");
            assert!(own.contains("\ndice hidden\n"), "{place}");
            let other = |other: Seat| seat != Some(other) && own.contains(&format!("] (seat {other}) "));
            assert!(!other(Seat(0)) && !other(Seat(1)), "{place}: it tells what others alone may know");
            let error =
                wing.game.replay(&record).err().unwrap_or_else(|| panic!("{place}: it is played again"));
            assert!(error.what.contains("cannot be replayed"), "{place}: {error}");
            edited_seats_record_is_refused(wing, &place, &own);
        }
    }
}
