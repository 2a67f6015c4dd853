//! Every kind of event of every game must appear in a golden record.
//!
//! Some kinds never happen in battles of captains or at random. For them an example of a clause page is played to its
//! end, drawn by agreement, and stored. `UPDATE_RECORDS=1 cargo test -p firing-arc-games --test main kinds` writes
//! records for kinds that are in none yet, and no others. A page may change later; a record replays for ever.

use std::collections::BTreeSet;
use std::fs;

use engine::record::Record;
use engine::{Demand, Fact, Seat};
use shelf::{AnyBattle, Played};

use crate::wing::Wing;
use crate::{tree, words};

/// Returns the kinds of events in a record.
fn told(record: &str) -> BTreeSet<String> {
    let record = Record::parse(record).unwrap_or_else(|error| panic!("{error}"));
    let lines = record.blocks.iter().flat_map(|block| &block.lines).map(|(_, line)| line);
    let events = lines.filter(|line| line.starts_with('['));
    let kind = |line: &String| Some(line.split_once("{\"kind\":\"")?.1.split_once('"')?.0.to_owned());
    events.map(|line| kind(line).unwrap_or_else(|| panic!("no kind: {line}"))).collect()
}

/// Returns the kinds of events that no stored record of a game contains.
fn missing(wing: &Wing) -> BTreeSet<String> {
    let files = wing.records();
    let told: BTreeSet<String> = files.iter().flat_map(|(_, text)| told(text)).collect();
    words::kinds(wing).difference(&told).cloned().collect()
}

/// Plays a battle to the end of its example, then ends it as a draw by agreement.
fn ended(mut battle: Box<dyn AnyBattle>) -> Box<dyn AnyBattle> {
    for seat in (0..battle.seats()).map(Seat) {
        if matches!(battle.demand(), Demand::Orders(_)) {
            battle.agree(seat).expect("it goes on");
        }
    }
    battle
}

/// Stores the examples with kinds that no record has. Examples with the most such kinds come first.
fn store(wing: &Wing) {
    let game = wing.game;
    let pages = game.rulebook().into_iter().flat_map(|section| section.pages);
    // An order of which not all stands is another matter, which records of it show.
    let whole = |played: Played| played.battle.filter(|_| played.notes.is_empty());
    let examples: Vec<String> = pages
        .flat_map(|page| page.examples)
        .filter_map(|example| Some(ended(whole(example.play(game))?).record()))
        .collect();
    loop {
        let missing = missing(wing);
        let shows = |record: &&String| told(record).intersection(&missing).count();
        // Of examples that show as many, the shortest.
        let best = examples.iter().max_by_key(|record| (shows(record), usize::MAX - record.len()));
        let Some(record) = best.filter(|record| shows(record) > 0) else { return };
        let kinds: Vec<String> = told(record).intersection(&missing).cloned().collect();
        let path = wing.record(&format!("shows-{}", kinds.join("-")));
        assert!(!path.exists(), "{} is there already", path.display());
        fs::write(&path, record).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
    }
}

/// Demands that the records show every kind of event.
pub fn the_records_show_every_kind_of_event(wing: &Wing) {
    if tree::switch("UPDATE_RECORDS") {
        store(wing);
    }
    let missing = missing(wing);
    assert!(missing.is_empty(), "told in no record: {missing:?}");
}

/// Asserts that the kinds read from a record are the kinds that its battle told to anybody.
pub fn the_kinds_of_a_record_are_read_from_its_facts(wing: &Wing) {
    let (_, text) = &wing.records()[0];
    let battle = wing.game.replay(&Record::parse(text).expect("a record")).expect("it replays").battle;
    let mut kinds = BTreeSet::new();
    for (index, seat) in
        (0..battle.revealed()).flat_map(|i| [None, Some(Seat(0)), Some(Seat(1))].map(|s| (i, s)))
    {
        let turn = battle.revealed_turn(index, seat).expect("revealed");
        let Some(Fact::List(events)) = turn.get("told") else { panic!("nothing is told in {turn:?}") };
        kinds.extend(events.iter().map(|event| match event.get("kind") {
            Some(Fact::Text(kind)) => kind.clone(),
            other => panic!("no kind: {other:?}"),
        }));
    }
    assert_eq!(told(text), kinds);
}
