//! Headers and ends of records: other formats, wrong lines, reserved ones, campaigns, battles that are conceded.

use std::fs;

use engine::record::Record;
use engine::{Demand, Seat, Side};
use shelf::Opening;

use crate::WING;

/// Returns the text of a golden record of FTL.
fn sample() -> String {
    fs::read_to_string(WING.record("conceded")).expect("on disk")
}

fn refused(text: &str) -> (usize, String) {
    let error =
        Record::parse(text).and_then(|record| WING.game.replay(&record)).err().expect("it is refused");
    (error.line, error.what)
}

#[test]
fn older_formats_and_rules_are_refused_by_name() {
    let old = sample().replacen("firing-arc record 2", "firing-arc record 1", 1);
    let (line, what) = refused(&old);
    assert!(
        line == 1 && what.contains("this record has format 1") && what.contains("no program reads any more"),
        "{what}"
    );
    let (line, what) = refused(&sample().replacen("game ftl 2", "game ftl 1", 1));
    assert_eq!(
        (line, what.as_str()),
        (2, "rules version 1 of ftl is no longer supported; the current one is 2")
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
        (instead("dice seed 17", "dice hidden"), "dice hidden", "no dice can be rolled"),
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
fn lines_of_sealed_battles_are_read_and_kept_and_refused_where_dice_come_from_elsewhere() {
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
        assert!(what.contains("belongs to sealed battles"), "{what}");
    }
}

#[test]
fn a_campaign_names_the_battle_before_and_the_record_replays() {
    let before = Record::parse(&sample()).expect("a record").fingerprint();
    let game = WING.game;
    let battle = game.open(&Opening::scenario("duel")).unwrap_or_else(|flaws| panic!("{flaws:?}"));
    let mut record = Record::parse(&battle.record()).expect("a record");
    let name = "The first day".to_owned();
    record.header.follows = Some(engine::record::Before { fingerprint: before.clone(), name });
    let error = WING.game.replay(&record).err().expect("its digest does not cover the link");
    assert_eq!(error.what.split(" its digest is ").next(), Some("the header has been changed:"));
    record.opening.1 = error.what.split([' ', ',']).nth(8).expect("a digest").to_owned();
    let again = Record::parse(&record.to_string()).expect("a record");
    let replayed = WING.game.replay(&again).unwrap_or_else(|error| panic!("{error}"));
    assert!(replayed.battle.record().contains(&format!("\nfollows {before} The first day\n")));
}

#[test]
fn a_conceded_battle_is_over_and_takes_nothing_more() {
    let record = Record::parse(&sample()).expect("a record");
    let mut battle = WING.game.replay(&record).expect("it holds").battle;
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
