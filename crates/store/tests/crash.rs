//! A program that is killed while it writes: all that was acknowledged is there afterwards.

use crate::{Place, said};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use store::{Appended, Change, Draft, Phase, RoomCard, RoomId, Settings, Sqlite, Store, StoreError};

const FOLDER: &str = "FIRING_ARC_CRASH_FOLDER";
const ROUND: &str = "FIRING_ARC_CRASH_ROUND";
const ROUNDS: u64 = 20;
const WRITERS: u8 = 8;

fn room(round: u64, writer: u8) -> RoomId {
    RoomId([round as u8, writer, 0, 0, 0, 0, 0, 0, 0, 0])
}

/// Kills a writing program with SIGKILL, twenty times over the same database, after another number of answers each time.
#[tokio::test]
async fn a_killed_program_loses_nothing_it_acknowledged() {
    let place = Place::new();
    let mut kept: BTreeMap<RoomId, u64> = BTreeMap::new();
    for round in 0..ROUNDS {
        let acknowledged = killed_after(place.folder(), round, 1 + (round as usize * 37) % 200);
        assert!(!acknowledged.is_empty(), "round {round}: nothing was acknowledged");
        let store = place.open().await;
        for (writer, number) in acknowledged {
            kept.insert(room(round, writer), number);
        }
        for (room, number) in &kept {
            let rows = store.rows(*room, 0, store::PAGE).await.expect("rows are whole");
            let numbers = rows.iter().map(|event| event.number);
            assert!(numbers.eq(1..=rows.len() as u64), "round {round}: a gap in {room}");
            assert!(rows.len() as u64 >= *number, "round {round}: {room} lost events after {}", rows.len());
            let row = store.room(*room).await.expect("read").expect("the room is there");
            assert_eq!(row.last, rows.len() as u64, "round {round}: the number beside {room}");
            assert_eq!(row.last % 2, 0, "round {round}: half a change in {room}");
        }
        store.close().await;
    }
    assert!(kept.len() > ROUNDS as usize, "several writers were at work");
}

/// Starts the program below, kills it after `answers` answers, and returns each writer's last acknowledged number.
fn killed_after(folder: &Path, round: u64, answers: usize) -> BTreeMap<u8, u64> {
    let program = std::env::current_exe().expect("this program");
    let mut child = Command::new(program)
        .args(["crash::writes_until_it_is_killed", "--exact", "--ignored", "--nocapture"])
        .env(FOLDER, folder)
        .env(ROUND, round.to_string())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let output = child.stdout.take().expect("its output is piped");
    let mut acknowledged = BTreeMap::new();
    let mut seen = 0;
    for line in BufReader::new(output).lines() {
        let line = line.expect("a line is read");
        // What is cut off by the kill has no mark at its end.
        let Some(answer) = line.strip_prefix("ack ").and_then(|rest| rest.strip_suffix(" .")) else {
            continue;
        };
        let (writer, number) = answer.split_once(' ').expect("two numbers");
        acknowledged.insert(writer.parse().expect("a writer"), number.parse().expect("a number"));
        seen += 1;
        if seen == answers {
            child.kill().expect("the program is killed");
        }
    }
    let status = child.wait().expect("the program has ended");
    assert!(!status.success() && seen >= answers, "it ended by itself after {seen} answers: {status}");
    acknowledged
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "the test above runs it as a program of its own, and kills it"]
async fn writes_until_it_is_killed() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let folder = Path::new(&folder);
    let round: u64 = std::env::var(ROUND).expect("a round").parse().expect("a number");
    let (database, key) = (folder.join("rooms.db"), folder.join("rooms.key"));
    let store = Sqlite::open(&database, &key, Settings::default()).await;
    let store = store.expect("the database is opened after every kill");
    let mut tasks = tokio::task::JoinSet::new();
    for writer in 0..WRITERS {
        tasks.spawn(write(store.clone(), round, writer));
    }
    while let Some(ended) = tasks.join_next().await {
        ended.expect("no task panics").expect("writing goes on until the end");
    }
}

async fn write(store: Sqlite, round: u64, writer: u8) -> Result<(), StoreError> {
    // Two events a change: an odd number would be half of one.
    let two = || Change {
        events: vec![Draft::new("sealed", vec![writer; 500]), Draft::new("told", "")],
        ..said("")
    };
    let card = RoomCard { phase: Phase::Playing, open: false, game: "ftl".to_owned(), facts: Vec::new() };
    store.create(room(round, writer), Change { card: Some(card), ..two() }, 0).await?;
    let mut last = 2;
    loop {
        acknowledge(writer, last);
        match store.append(room(round, writer), last, two(), 1).await? {
            Appended::Written { last: now } => last = now,
            Appended::Repeated(event) => panic!("{event:?}"),
        }
    }
}

fn acknowledge(writer: u8, number: u64) {
    let mut out = std::io::stdout().lock();
    // One call, so that no two writers mix their lines.
    out.write_all(format!("ack {writer} {number} .\n").as_bytes()).expect("the output is open");
    out.flush().expect("the output is open");
}
