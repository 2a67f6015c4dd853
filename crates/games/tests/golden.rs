//! Golden records: battles of captains and at random, with real dice, conceded, drawn by agreement; and all records of all
//! games in other words, and with facts, faces and orders changed.
//!
//! `UPDATE_RECORDS=1 cargo test -p firing-arc-games --test main golden` writes records of the list below that are not there yet, and no
//! other. From format 2 on a record replays for ever: never write one anew.

use std::fs;
use std::path::PathBuf;

use captains::Budget;
use engine::record::{DiceSource, Record};
use engine::replay::Sentences;
use engine::{Demand, Seat, Side};
use games::{SHELF, game};
use shelf::{Battle, Opening};

use crate::{tree, words};

/// How a battle of the list ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// By its rules.
    Rules,
    /// Seat 2 concedes after so many decisions.
    Conceded(usize),
    /// Both agree to a draw after so many decisions.
    Agreed(usize),
}

struct Golden {
    game: &'static str,
    file: &'static str,
    scenario: &'static str,
    options: &'static [(&'static str, &'static str)],
    captain: &'static str,
    typed: bool,
    end: End,
}

const fn of(game: &'static str, file: &'static str, scenario: &'static str, end: End) -> Golden {
    Golden { game, file, scenario, options: &[], captain: "doctrine", typed: false, end }
}

const LIST: &[Golden] = &[
    Golden {
        options: &[("missiles", "4"), ("turn-limit", "30")],
        ..of("ftl", "doctrine", "close-quarters", End::Rules)
    },
    Golden {
        options: &[("sprints", "by-side")],
        captain: "random",
        ..of("ftl", "conceded", "duel", End::Conceded(5))
    },
    of("ftl", "agreed-by-both", "crossing-courses", End::Agreed(4)),
    Golden {
        options: &[("missiles", "6"), ("turn-limit", "20")],
        ..of("ftl", "doctrine-wording-2", "fleet", End::Rules)
    },
    Golden {
        options: &[("thresholds", "on"), ("turn-limit", "8")],
        ..of("full-thrust", "doctrine", "line-duel", End::Rules)
    },
    Golden { typed: true, ..of("full-thrust", "by-hand", "duel-heavy-cruisers", End::Rules) },
    Golden {
        options: &[("morale", "on")],
        captain: "random",
        ..of("full-thrust", "agreed-by-both", "carrier-strike", End::Agreed(7))
    },
    of("simple-spaceships", "doctrine", "duel", End::Rules),
    Golden {
        options: &[("edge", "wrap"), ("assignment", "open-alternating")],
        captain: "random",
        ..of("simple-spaceships", "conceded", "duel", End::Conceded(30))
    },
    of("simple-spaceships", "agreed-by-both", "santa", End::Agreed(12)),
    Golden { options: &[("turn-limit", "4")], ..of("black-skies", "doctrine", "lancers", End::Rules) },
    Golden { typed: true, captain: "random", ..of("black-skies", "conceded", "duel", End::Conceded(10)) },
    Golden {
        options: &[("penalty", "target")],
        ..of("black-skies", "agreed-by-both", "duel", End::Agreed(10))
    },
    Golden { options: &[("turn-limit", "2")], ..of("talon", "doctrine", "duel", End::Rules) },
    Golden {
        options: &[("turn-limit", "2")],
        ..of("talon", "doctrine-wording-2", "chance-encounter", End::Rules)
    },
    Golden {
        options: &[("map", "floating"), ("retreat", "off")],
        captain: "random",
        ..of("talon", "conceded", "chance-encounter", End::Conceded(40))
    },
    Golden { typed: true, ..of("talon", "agreed-by-both", "duel", End::Agreed(30)) },
];

/// The golden records of a game, by the names of their files.
pub fn files(game: &str) -> impl Iterator<Item = &'static str> {
    LIST.iter().filter(move |golden| golden.game == game).map(|golden| golden.file)
}

impl Golden {
    fn path(&self) -> PathBuf {
        tree::ruleset(self.game).join("tests/transcripts").join(self.file).with_extension("arc")
    }

    fn opening(&self) -> Opening {
        Opening {
            options: self
                .options
                .iter()
                .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
                .collect(),
            dice: if self.typed { DiceSource::Typed } else { DiceSource::Seed(17) },
            names: vec![self.captain.to_owned(); 2],
            ..Opening::scenario(self.scenario)
        }
    }

    /// Plays it to its end.
    fn play(&self) -> Box<dyn Battle> {
        let game = game(self.game).expect("on the shelf");
        let mut battle =
            game.open(&self.opening()).unwrap_or_else(|flaws| panic!("{}: {flaws:?}", self.file));
        let mut face = 0;
        while let Demand::Orders(seats) = battle.demand() {
            match self.end {
                End::Conceded(after) if battle.revealed() >= after => {
                    battle.concede(Seat(1)).expect("it goes on");
                }
                End::Agreed(after) if battle.revealed() >= after => {
                    battle.agree(Seat(1)).expect("it goes on");
                    assert_eq!(battle.agreed().len(), 1, "one is not enough");
                    battle.agree(Seat(0)).expect("it goes on");
                }
                _ => self.decide(&mut *battle, &seats.iter().collect::<Vec<_>>(), &mut face),
            }
        }
        battle
    }

    /// Writes one decision, and rolls for it.
    fn decide(&self, battle: &mut dyn Battle, seats: &[Seat], face: &mut u32) {
        let seed = battle.revealed() as u64 + 1;
        for seat in seats {
            let mut budget = Budget { nodes: 1, stop: &mut || false, crew: None };
            let advice = battle.advise(*seat, self.captain, seed, &mut budget).expect("it is asked");
            let order = advice.expect("there is such a captain").order;
            battle.seal(*seat, &order).unwrap_or_else(|error| panic!("{}: {order}: {error}", self.file));
        }
        while let Some(wanted) = battle.wanted().cloned() {
            *face = (*face * 7 + 3) % 1009;
            let die = (*face % u32::from(wanted.faces)) as u8 + 1;
            battle.roll_in(&[die]).expect("a face of that die");
        }
    }
}

#[test]
fn every_game_has_its_golden_records() {
    for golden in LIST {
        let path = golden.path();
        if tree::switch("UPDATE_RECORDS") && !path.exists() {
            fs::write(&path, golden.play().record())
                .unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        }
        let text = fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        let header =
            Record::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display())).header;
        let opening = golden.opening();
        assert_eq!(
            (header.scenario.as_str(), &header.options, &header.dice, &header.names),
            (golden.scenario, &opening.options, &opening.dice, &opening.names),
            "{}",
            path.display()
        );
        let last = match golden.end {
            End::Rules => continue,
            End::Conceded(_) => "\nend\n> 2  concedes\n= ",
            End::Agreed(_) => "\nend\n> 1  agrees\n> 2  agrees\n= ",
        };
        assert!(text.contains(last), "{}", path.display());
    }
}

/// Every record of every game as its file has it: in the wording of the program that wrote it.
fn files_of_all() -> impl Iterator<Item = (String, String)> {
    SHELF.iter().flat_map(|game| {
        let files = tree::files(&tree::ruleset(game.id()).join("tests/transcripts"), "arc");
        files.into_iter().map(|(path, text)| (path.display().to_string(), text))
    })
}

/// Every record of every game in the wording of this program, and where it lies.
fn all() -> impl Iterator<Item = (String, String)> {
    files_of_all().map(|(place, text)| {
        let replayed = Record::parse(&text).and_then(|record| games::replay(&record));
        let replayed = replayed.unwrap_or_else(|error| panic!("{place}: {error}"));
        (place, replayed.battle.record())
    })
}

#[test]
fn every_record_on_disk_replays_and_in_its_own_wording_is_the_same() {
    for (place, text) in files_of_all() {
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{place}: {error}"));
        let replayed = games::replay(&record).unwrap_or_else(|error| panic!("{place}: {error}"));
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

#[test]
fn every_game_has_a_record_in_its_present_wording() {
    for game in SHELF.iter() {
        let here = |place: &str| place.contains(&format!("rules-{}/", game.id()));
        let compared = files_of_all().filter(|(place, _)| here(place)).filter(|(_, text)| {
            let record = Record::parse(text).expect("a record");
            matches!(games::replay(&record).expect("it replays").sentences, Sentences::Compared { .. })
        });
        assert!(compared.count() > 0, "{}: no record would tell that a sentence was reworded", game.id());
    }
}

/// A text with another line in the place of the one at that index.
fn with_line(text: &str, at: usize, line: &str) -> String {
    text.lines().enumerate().map(|(i, old)| if i == at { line } else { old }.to_owned() + "\n").collect()
}

#[test]
fn rewording_a_sentence_breaks_no_record_and_is_told() {
    for (place, text) in all() {
        let sentences = text.lines().enumerate().filter(|(_, line)| line.starts_with("# "));
        let middle = sentences.clone().count() / 2;
        let at = sentences.map(|(at, _)| at).nth(middle).expect("a record has sentences");
        let reworded = with_line(&text, at, "# Put in other words.");
        let replayed = Record::parse(&reworded).and_then(|record| games::replay(&record));
        let replayed = replayed.unwrap_or_else(|error| panic!("{place}: {error}"));
        assert_eq!(replayed.battle.record(), text, "{place}");
        let Sentences::Compared { reworded, .. } = replayed.sentences else {
            panic!("{place}: not compared")
        };
        assert!(reworded.iter().any(|one| one.line == at + 1), "{place}: line {} is not told", at + 1);
    }
}

#[test]
fn a_record_of_any_game_replays_in_another_language_and_its_record_in_this_one() {
    for (place, text) in all() {
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{place}: {error}"));
        let game = game(&record.header.game).expect("on the shelf");
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
        let back = games::replay(&other).unwrap_or_else(|error| panic!("{place}: {error}"));
        assert_eq!(back.sentences.to_string(), format!("{wording} {accent}, this program {own}"), "{place}");
        assert_eq!(back.battle.record(), text, "{place}");
        // Both in the same language: all sentences are compared.
        let again = game.replay_in(&other, Some(words::accented_words(game))).expect("it replays");
        let Sentences::Compared { number, reworded } = again.sentences else { panic!("{place}") };
        assert_eq!((number, reworded), (sentences(&text), Vec::new()), "{place}");
    }
}

#[test]
fn another_wording_replays_and_is_told() {
    for (place, text) in all() {
        let own = Record::parse(&text).unwrap_or_else(|error| panic!("{place}: {error}")).header.wording;
        let french = text.replacen(&format!("\nwording {own}\n"), "\nwording fr 12\n", 1);
        assert_ne!(french, text, "{place}");
        let record = Record::parse(&french).unwrap_or_else(|error| panic!("{place}: {error}"));
        let replayed = games::replay(&record).unwrap_or_else(|error| panic!("{place}: {error}"));
        let said = replayed.sentences.to_string();
        assert_eq!(
            said,
            format!("sentences not compared: the record has the wording fr 12, this program {own}"),
            "{place}"
        );
    }
}

#[test]
fn a_changed_fact_face_or_order_breaks_every_record_and_its_line_is_named() {
    for (place, text) in all() {
        let lines: Vec<&str> = text.lines().collect();
        let near = |start: &str| {
            let found: Vec<usize> = (0..lines.len()).filter(|i| lines[*i].starts_with(start)).collect();
            found.get(found.len() / 2).copied()
        };
        let judge = |at: usize, line: String| {
            assert_ne!(line, lines[at], "{place}: line {}", at + 1);
            let record = Record::parse(&with_line(&text, at, &line)).expect("still a record");
            let error = games::replay(&record).err();
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

/// The text of a golden record of FTL.
fn sample() -> String {
    let golden = LIST.iter().find(|golden| golden.file == "conceded").expect("in the list");
    fs::read_to_string(golden.path()).expect("on disk")
}

fn refused(text: &str) -> (usize, String) {
    let error = Record::parse(text).and_then(|record| games::replay(&record)).err().expect("it is refused");
    (error.line, error.what)
}

#[test]
fn older_formats_and_rules_are_refused_by_name() {
    let old = sample().replacen("firing-arc record 2", "firing-arc record 1", 1);
    let (line, what) = refused(&old);
    assert!(
        line == 1 && what.contains("this record is format 1") && what.contains("kept for ever"),
        "{what}"
    );
    let (line, what) = refused(&sample().replacen("game ftl 2", "game ftl 1", 1));
    assert_eq!(
        (line, what.as_str()),
        (2, "rules version 1 of ftl is no longer played; the present one is 2")
    );
    let (line, what) = refused(&sample().replacen("game ftl 2", "game ftl 3", 1));
    assert_eq!((line, what.contains("rules version 3 of ftl is newer")), (2, true), "{what}");
}

/// A wrong line of a header is named, whatever is wrong with it.
#[test]
fn a_wrong_line_of_a_header_is_named() {
    let text = sample();
    let with = |before: &str, line: &str| text.replacen(before, &format!("\n{line}{before}"), 1);
    let instead = |line: &str, other: &str| {
        assert!(text.contains(&format!("\n{line}\n")), "{line}");
        text.replacen(&format!("\n{line}\n"), &format!("\n{other}\n"), 1)
    };
    for (spoiled, line, said) in [
        (instead("option sprints by-side", "option sprints by-luck"), "option sprints by-luck", "by-luck"),
        (instead("option sprints by-side", "option sails on"), "option sails on", "no such option"),
        (instead("dice seed 17", "dice hidden"), "dice hidden", "nothing can be rolled"),
        (with("\n| title", "position turn 1; A 24,24"), "position turn 1; A 24,24", ""),
        (instead("| width = 48", "| width = \"wide\""), "| width = \"wide\"", "table.width"),
        (instead("| [table]", "| [cloth]"), "| [cloth]", "unknown field"),
        (instead("| width = 48", "| width = 0"), "| title = \"Duel\"", "its scenario is invalid"),
    ] {
        let (number, what) = refused(&spoiled);
        assert_eq!(spoiled.lines().nth(number - 1), Some(line), "{what}");
        assert!(what.contains(said), "{line}: {what}");
    }
}

#[test]
fn reserved_lines_are_read_and_kept_and_no_replay_pretends_to_honour_them() {
    let key = "0f".repeat(32);
    for (before, line) in [
        ("\n| title", "~ mode shared".to_owned()),
        ("\n| title", format!("~ commit server {key}")),
        ("\n> 1", format!("~ step 2 {key}")),
        ("\n= ", "~ void 1 illegal".to_owned()),
    ] {
        let from = if before == "\n= " { sample().find("\nturn ").expect("a turn") } else { 0 };
        let at = from + sample()[from..].find(before).expect("such a line") + 1;
        let text = format!("{}{line}\n{}", &sample()[..at], &sample()[at..]);
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(record.to_string(), text, "{line}");
        let (number, what) = refused(&text);
        assert_eq!(text.lines().nth(number - 1), Some(line.as_str()), "{what}");
        assert!(what.contains("reserved") && what.contains("not yet supported by this version"), "{what}");
    }
}

#[test]
fn a_campaign_names_the_battle_before_and_the_record_replays() {
    let before = Record::parse(&sample()).expect("a record").fingerprint();
    let game = game("ftl").expect("on the shelf");
    let battle = game.open(&Opening::scenario("duel")).unwrap_or_else(|flaws| panic!("{flaws:?}"));
    let mut record = Record::parse(&battle.record()).expect("a record");
    let name = "The first day".to_owned();
    record.header.follows = Some(engine::record::Before { fingerprint: before.clone(), name });
    let error = games::replay(&record).err().expect("its digest does not cover the link");
    assert_eq!(error.what.split(" its digest is ").next(), Some("the header has been changed:"));
    record.opening.1 = error.what.split([' ', ',']).nth(8).expect("a digest").to_owned();
    let again = Record::parse(&record.to_string()).expect("a record");
    let replayed = games::replay(&again).unwrap_or_else(|error| panic!("{error}"));
    assert!(replayed.battle.record().contains(&format!("\nfollows {before} The first day\n")));
}

#[test]
fn a_conceded_battle_is_over_and_takes_nothing_more() {
    let record = Record::parse(&sample()).expect("a record");
    let mut battle = games::replay(&record).expect("it holds").battle;
    let Demand::Over(outcome) = battle.demand() else { panic!("it is over") };
    assert_eq!(outcome.winner.map(Side::number), Some(1));
    assert!(!outcome.by_rules());
    assert!(battle.concede(Seat(0)).is_err() && battle.agree(Seat(0)).is_err());
    assert!(battle.seal(Seat(0), "idle").is_err());
    let (_, what) = refused(&sample().replace("> 2  concedes", "> 3  concedes"));
    assert_eq!(what, "there is no seat 3 in this battle");
    let (_, what) = refused(&sample().replace("> 2  concedes", "> 2  agrees"));
    assert!(what.contains("not every seat agrees"), "{what}");
}

/// Changes a fact in the last block of a seat's record: the digest below it is named.
fn edited_seats_record_is_refused(place: &str, own: &str) {
    let Some(at) = own.rfind("\n@ ").map(|at| at + 1) else { return };
    let digit = at + own[at..].find(|c: char| c.is_ascii_digit()).expect("a view holds a number");
    let other = if &own[digit..=digit] == "7" { "8" } else { "7" };
    let mut edited = own.to_owned();
    edited.replace_range(digit..=digit, other);
    let line = 1 + own[..digit].lines().count();
    let error =
        Record::parse(&edited).and_then(|record| games::replay(&record)).err().expect("it is refused");
    assert!(error.line >= line && error.what.contains("have been changed"), "{place}: {error}");
}

#[test]
fn the_record_for_a_seat_is_read_and_not_played_and_tells_that_seat_alone() {
    for (place, text) in all() {
        let battle = Record::parse(&text).and_then(|record| games::replay(&record));
        let battle = battle.unwrap_or_else(|error| panic!("{place}: {error}")).battle;
        for seat in [None, Some(Seat(0)), Some(Seat(1))] {
            let own = battle.record_for(seat);
            let record = Record::parse(&own).unwrap_or_else(|error| panic!("{place}: {error}"));
            assert_eq!(record.to_string(), own, "{place}");
            assert_eq!((record.blocks.len(), own.contains("\n| ")), (battle.revealed(), false), "{place}");
            assert!(own.contains("\ndice hidden\n"), "{place}");
            let other = |other: Seat| seat != Some(other) && own.contains(&format!("] (seat {other}) "));
            assert!(!other(Seat(0)) && !other(Seat(1)), "{place}: it tells what others alone may know");
            let error = games::replay(&record).err().unwrap_or_else(|| panic!("{place}: it is played again"));
            assert!(error.what.contains("cannot be played again"), "{place}: {error}");
            edited_seats_record_is_refused(&place, &own);
        }
    }
}
