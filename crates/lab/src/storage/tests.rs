//! Injects every fault at every operation: the next run recovers the same results, or names the damage.

use std::path::Path;

use engine::record::Record;
use games::game;
use shelf::Opening;

use super::faulty::{Fault, Faulty};
use super::{Begin, Journal, Storage, write_whole};
use crate::results::{Results, ResultsError};
use crate::series::{Came, Fight};

const BATTLES: u64 = 6;

fn file() -> &'static Path {
    Path::new("folder/a.results")
}

fn header() -> Vec<String> {
    vec!["experiment match".to_owned(), "seed 1".to_owned()]
}

fn fight(battle: u64) -> Fight {
    let n = battle as u32;
    Fight { came: Came::Win, turns: n, decisions: n, orders: [n, n], nanos: [battle, 8], luck: 0 }
}

/// Fights the missing battles and syncs after every second one; `sure` becomes the number of battles synced.
fn fought(storage: &dyn Storage, sure: &mut u64) -> Result<Vec<Fight>, ResultsError> {
    let mut results = Results::open_on(storage, file(), &header())?;
    for battle in 0..BATTLES {
        if results.get(0, battle).is_none() {
            results.add(0, battle, fight(battle))?;
        }
        if battle % 2 == 1 {
            results.sync()?;
            *sure = (*sure).max(battle + 1);
        }
    }
    Ok((0..BATTLES).filter_map(|battle| results.get(0, battle).copied()).collect())
}

#[test]
fn after_any_fault_results_come_to_the_same_or_name_the_damaged_line() {
    let sound = Faulty::new(None);
    let undisturbed = fought(&sound, &mut 0).unwrap();
    let (text, operations) = (sound.bytes(file()).unwrap(), sound.operations());
    assert!(operations > 15, "every step is one: {operations}");
    let mut named = 0;
    for fault in Fault::ALL {
        for at in 1..=operations {
            let place = format!("{fault:?} at operation {at}");
            let disk = Faulty::new(Some((at, fault)));
            let mut sure = 0;
            let first = fought(&disk, &mut sure);
            if fault == Fault::Short {
                assert_eq!(first.unwrap(), undisturbed, "{place}: the rest is written");
                assert_eq!(disk.bytes(file()).unwrap(), text, "{place}");
                continue;
            }
            let disk = disk.again();
            match fought(&disk, &mut 0) {
                Ok(found) => {
                    assert_eq!(found, undisturbed, "{place}");
                    assert_eq!(disk.bytes(file()).unwrap(), text, "{place}");
                    assert_eq!(disk.names(), [file()], "{place}: nothing stays behind");
                }
                Err(ResultsError::Damaged(_, line, what)) => {
                    assert_eq!(fault, Fault::Reordered, "{place}: {what}");
                    assert!(line as u64 > 4 + sure, "{place}: line {line} was brought to the disk: {what}");
                    named += 1;
                }
                Err(error) => panic!("{place}: {error}"),
            }
        }
    }
    assert!(named > 0, "a hole in the file is named");
}

#[test]
fn battles_that_were_brought_to_the_disk_are_there_after_any_loss_of_power() {
    for fault in Fault::ALL.into_iter().filter(|fault| fault.is_crash()) {
        for at in 1..40 {
            let disk = Faulty::new(Some((at, fault)));
            let mut sure = 0;
            let _ = fought(&disk, &mut sure);
            let found = disk.again().bytes(file()).unwrap_or_default();
            let lines = String::from_utf8_lossy(&found);
            for battle in 0..sure {
                let start = format!("0 {battle} win ");
                assert!(
                    lines.lines().any(|line| line.starts_with(&start)),
                    "{fault:?} at {at}: {battle} is lost"
                );
            }
        }
    }
}

#[test]
fn a_full_disk_leaves_nothing_that_blocks_the_next_run() {
    let operations = {
        let disk = Faulty::new(None);
        Journal::begin(&disk, file(), Begin::New, "all of it\n").unwrap();
        disk.operations()
    };
    for at in 1..=operations {
        let disk = Faulty::new(Some((at, Fault::Full)));
        let begun = Journal::begin(&disk, file(), Begin::New, "all of it\n");
        if begun.is_ok() {
            continue;
        }
        assert!(disk.names().is_empty(), "operation {at}: {:?}", disk.names());
        let mut again = Journal::begin(&disk.again(), file(), Begin::New, "all of it\n").unwrap();
        again.add("more\n").unwrap();
    }
}

#[test]
fn after_a_failed_write_nothing_is_added_to_half_a_line() {
    let disk = Faulty::new(None);
    let mut results = Results::open_on(&disk, file(), &header()).unwrap();
    results.add(0, 0, fight(0)).unwrap();
    let (whole, operations) = (disk.bytes(file()).unwrap(), disk.operations());
    drop(results);
    let disk = Faulty::new(Some((operations + 1, Fault::Full)));
    let mut results = Results::open_on(&disk, file(), &header()).unwrap();
    results.add(0, 0, fight(0)).unwrap();
    assert!(results.add(0, 1, fight(1)).is_err());
    assert!(results.add(0, 2, fight(2)).is_err(), "others that are still fought are not put behind it");
    assert!(results.get(0, 1).is_none() && results.get(0, 2).is_none());
    assert_eq!(disk.bytes(file()).unwrap(), whole);
}

#[test]
fn a_file_is_replaced_in_one_step_whatever_fails() {
    let replaced = |disk: &Faulty| write_whole(disk, file(), b"the new one");
    let sound = Faulty::new(None);
    sound.put(file(), b"the old one");
    replaced(&sound).unwrap();
    assert_eq!(sound.bytes(file()).unwrap(), b"the new one");
    for fault in Fault::ALL {
        for at in 1..=sound.operations() {
            let disk = Faulty::new(Some((at, fault)));
            disk.put(file(), b"the old one");
            let done = replaced(&disk);
            let found = disk.again().bytes(file()).unwrap();
            let new = found == b"the new one";
            assert!(new || found == b"the old one", "{fault:?} at operation {at}: {found:?}");
            assert!(new || done.is_err(), "{fault:?} at operation {at}: said to be written");
            if fault == Fault::Full && done.is_err() {
                assert_eq!(disk.names(), [file()], "operation {at}: nothing stays behind");
            }
        }
    }
}

/// Returns the pieces of a record in the order they are written: its header, then its turns.
fn battle() -> Vec<String> {
    let mut battle = game("ftl").unwrap().open(&Opening::scenario("duel")).unwrap();
    for (first, second) in [("L", "R-45"), ("A R15; A.1 S8", "idle"), ("S1", "B R45")] {
        battle.seal(engine::Seat(0), first).unwrap();
        battle.seal(engine::Seat(1), second).unwrap();
    }
    let blocks = (0..battle.revealed()).filter_map(|index| battle.block(index));
    std::iter::once(battle.opening()).chain(blocks).collect()
}

#[test]
fn a_turn_that_was_kept_is_in_the_record_after_any_fault() {
    let pieces = battle();
    let path = Path::new("battle.arc");
    let kept = |disk: &Faulty| -> usize {
        let Ok(mut journal) = Journal::begin(disk, path, Begin::New, &pieces[0]) else { return 0 };
        let mut kept = 1;
        for piece in &pieces[1..] {
            if journal.add(piece).and_then(|()| journal.sync()).is_err() {
                break;
            }
            kept += 1;
        }
        kept
    };
    let sound = Faulty::new(None);
    assert_eq!(kept(&sound), pieces.len());
    for fault in Fault::ALL {
        for at in 1..=sound.operations() {
            let place = format!("{fault:?} at operation {at}");
            let disk = Faulty::new(Some((at, fault)));
            let kept = kept(&disk);
            let disk = disk.again();
            let Some(bytes) = disk.bytes(path) else {
                assert_eq!(kept, 0, "{place}: the record is lost");
                continue;
            };
            // The terminal cuts away bytes that are not text.
            let text = String::from_utf8_lossy(&bytes);
            let (record, _) = Record::salvage(&text).unwrap_or_else(|error| panic!("{place}: {error}"));
            assert!(record.blocks.len() + 1 >= kept, "{place}: {} of {kept}", record.blocks.len() + 1);
            games::replay(&record).unwrap_or_else(|error| panic!("{place}: {error}"));
        }
    }
}
