//! Expectations of many writers at once: nothing is lost, and nobody suffers for the mistake of another.

use super::rows::{bodies, made, room, said};
use crate::{Appended, Change, Key, Store, StoreError};
use std::sync::Arc;
use tokio::task::JoinSet;

const ROOMS: u16 = 16;
const EVENTS: u16 = 20;

pub async fn many_tasks_lose_nothing(store: impl Store) {
    let store = Arc::new(store);
    let mut tasks = JoinSet::new();
    for number in 0..ROOMS {
        let store = Arc::clone(&store);
        tasks.spawn(async move {
            store.create(room(number), made(), 10).await.expect("a room is made");
            for event in 1..=EVENTS {
                let change = said(&format!("{number}:{event}"));
                let answer = store.append(room(number), u64::from(event), change, 20).await;
                assert_eq!(answer, Ok(Appended::Written { last: u64::from(event) + 1 }));
            }
        });
    }
    all(tasks).await;
    for number in 0..ROOMS {
        let expected: Vec<String> = std::iter::once("made".to_owned())
            .chain((1..=EVENTS).map(|event| format!("{number}:{event}")))
            .collect();
        assert_eq!(bodies(&*store, room(number)).await, expected);
    }
}

/// Each writer repeats until its change is in: a conflict tells it the last number, a repetition that it has been in already.
pub async fn writers_of_one_room_take_turns(store: impl Store) {
    let store = Arc::new(store);
    store.create(room(1), made(), 10).await.expect("a room is made");
    let mut tasks = JoinSet::new();
    for writer in 0..ROOMS {
        let store = Arc::clone(&store);
        tasks.spawn(async move {
            let mut after = 1;
            let change =
                || Change { key: Some(Key([writer as u8; 16])), ..said(&format!("writer {writer}")) };
            loop {
                match store.append(room(1), after, change(), 20).await {
                    Ok(Appended::Written { .. }) => break,
                    Err(StoreError::Conflict { last, .. }) => after = last,
                    other => panic!("a writer is written or told of a conflict, not {other:?}"),
                }
            }
            let again = store.append(room(1), 0, change(), 30).await;
            assert!(matches!(again, Ok(Appended::Repeated(_))), "{again:?}");
        });
    }
    all(tasks).await;
    let mut said = bodies(&*store, room(1)).await;
    assert_eq!(said.remove(0), "made");
    said.sort();
    let mut expected: Vec<String> = (0..ROOMS).map(|writer| format!("writer {writer}")).collect();
    expected.sort();
    assert_eq!(said, expected);
}

pub async fn a_refused_change_spoils_no_other(store: impl Store) {
    let store = Arc::new(store);
    for number in 0..ROOMS {
        store.create(room(number), made(), 10).await.expect("a room is made");
    }
    let mut tasks = JoinSet::new();
    for number in 0..ROOMS {
        let store = Arc::clone(&store);
        tasks.spawn(async move {
            let stale = number % 2 == 1;
            let answer = store.append(room(number), u64::from(!stale), said("more"), 20).await;
            let refused = StoreError::Conflict { room: room(number), after: 0, last: 1 };
            assert_eq!(answer, if stale { Err(refused) } else { Ok(Appended::Written { last: 2 }) });
        });
    }
    all(tasks).await;
    for number in 0..ROOMS {
        let expected: &[&str] = if number % 2 == 1 { &["made"] } else { &["made", "more"] };
        assert_eq!(bodies(&*store, room(number)).await, expected);
    }
}

async fn all(mut tasks: JoinSet<()>) {
    while let Some(ended) = tasks.join_next().await {
        ended.expect("no task of the suite panics");
    }
}
