//! Measures appends to a database: how many a second, and how long one waits for its answer.
//!
//! `cargo run -p firing-arc-store --example appends -- [EVENTS] [FOLDER]`
//!
//! Each writer has a room of its own and waits for each answer, as a room does. The last numbers of all rooms are added up
//! afterwards, in the database opened anew: a run that lost one event fails.

use std::path::Path;
use std::time::{Duration, Instant};
use store::{Appended, Change, Draft, Phase, RoomCard, RoomId, Settings, Sqlite, Store};
use tokio::task::JoinSet;

/// Bytes of an event's body: about an order of a large fleet.
const BODY: usize = 1500;

type Failure = Box<dyn std::error::Error>;

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let mut arguments = std::env::args().skip(1);
    let events: u64 = arguments.next().map_or(Ok(4096), |text| text.parse())?;
    let folder = arguments.next().map_or_else(tempfile::tempdir, tempfile::tempdir_in)?;
    println!("writers  events    seconds  a second  median ms   p99 ms   most ms  bytes an event");
    for writers in [1, 8, 64] {
        measure(folder.path(), writers, events / u64::from(writers)).await?;
    }
    Ok(())
}

async fn measure(folder: &Path, writers: u16, each: u64) -> Result<(), Failure> {
    let (database, key) = (folder.join(format!("{writers}.db")), folder.join("key"));
    let store = Sqlite::open(&database, &key, Settings::default()).await?;
    for writer in 0..writers {
        let card =
            RoomCard { phase: Phase::Playing, open: false, game: "ftl".to_owned(), facts: vec![0; 200] };
        store.create(room(writer), Change { card: Some(card), ..Change::default() }, 0).await?;
    }
    let begun = Instant::now();
    let mut tasks = JoinSet::new();
    for writer in 0..writers {
        tasks.spawn(append(store.clone(), room(writer), each));
    }
    let mut waits = Vec::new();
    while let Some(waited) = tasks.join_next().await {
        waits.extend(waited??);
    }
    let took = begun.elapsed();
    store.close().await;
    assert_eq!(counted(&database, &key, writers).await?, each * u64::from(writers), "an event is lost");
    waits.sort_unstable();
    let at = |share: usize| waits[(waits.len() * share / 1000).min(waits.len() - 1)].as_secs_f64() * 1e3;
    let bytes = std::fs::metadata(&database)?.len() / waits.len() as u64;
    println!(
        "{writers:7} {:7} {:10.2} {:9.0} {:10.2} {:8.2} {:9.2} {bytes:15}",
        waits.len(),
        took.as_secs_f64(),
        waits.len() as f64 / took.as_secs_f64(),
        at(500),
        at(990),
        at(1000),
    );
    Ok(())
}

async fn append(store: Sqlite, room: RoomId, events: u64) -> Result<Vec<Duration>, store::StoreError> {
    let mut waits = Vec::new();
    for after in 0..events {
        let key = [room.0.as_slice(), &after.to_be_bytes()[2..]].concat().try_into().map(store::Key).ok();
        let change = Change { key, events: vec![Draft::new("sealed", vec![7; BODY])], ..Change::default() };
        let begun = Instant::now();
        let answer = store.append(room, after, change, 1).await?;
        waits.push(begun.elapsed());
        assert_eq!(answer, Appended::Written { last: after + 1 });
    }
    Ok(waits)
}

async fn counted(database: &Path, key: &Path, writers: u16) -> Result<u64, Failure> {
    let store = Sqlite::open(database, key, Settings::default()).await?;
    let mut total = 0;
    for writer in 0..writers {
        let mut after = 0;
        while let Some(event) = store.rows(room(writer), after, store::PAGE).await?.last() {
            after = event.number;
        }
        total += after;
    }
    store.close().await;
    Ok(total)
}

fn room(number: u16) -> RoomId {
    // Spread over the table, as random names are.
    let [high, low] = number.to_be_bytes();
    RoomId([low.wrapping_mul(151), high, low, 4, 5, 6, 7, 8, 9, 10])
}
