//! The store on a disk: the conformance suite, its files, reopening, backup and what stands in the file.

use crate::{OTHER, Place, ROOM, made, said};
use std::sync::Mutex;
use store::{Change, Draft, Key, Private, Settings, Sqlite, Store, StoreError};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_is_a_store() {
    let places = Mutex::new(Vec::new());
    store::conformance::run(async || {
        let place = Place::new();
        let store = place.open().await;
        places.lock().expect("no other thread holds it").push(place);
        store
    })
    .await;
}

#[tokio::test]
async fn what_was_written_is_there_after_closing() {
    let place = Place::new();
    let store = place.open().await;
    let private = vec![Private { seat: 1, kind: "standing".into(), body: b"idle".to_vec() }];
    let first = Change { private, dues: vec![("turn".to_owned(), Some(50))], ..made() };
    store.create(ROOM, first, 10).await.expect("written");
    store.append(ROOM, 1, Change { key: Some(Key([3; 16])), ..said("more") }, 20).await.expect("written");
    let (state, rows) = (store.state(ROOM).await, store.rows(ROOM, 0, 9).await);
    let clone = store.clone();
    store.close().await;
    assert_eq!(clone.append(ROOM, 2, said("late"), 30).await, Err(StoreError::Closed));
    assert_eq!(clone.room(ROOM).await, Err(StoreError::Closed));
    assert_eq!(clone.check().await, Err(StoreError::Closed));
    drop(clone);
    let store = place.open().await;
    assert_eq!(store.check().await, Ok(()));
    assert_eq!((store.state(ROOM).await, store.rows(ROOM, 0, 9).await), (state, rows));
}

#[tokio::test]
async fn no_file_of_the_database_shows_a_body() {
    const SECRET: &[u8] = b"the secret of the dice";
    let place = Place::new();
    let store = place.open().await;
    let private = vec![Private { seat: 1, kind: "standing".into(), body: SECRET.to_vec() }];
    let events = vec![Draft::new("begun", SECRET)];
    store.create(ROOM, Change { private, events, ..made() }, 10).await.expect("written");
    let holds = |text: &[u8]| {
        let files = std::fs::read_dir(place.folder()).expect("the folder is read");
        let files = files.map(|file| std::fs::read(file.expect("a file").path()).expect("a file is read"));
        files.into_iter().any(|file| file.windows(text.len()).any(|part| part == text))
    };
    assert!(holds(b"begun") && holds(b"facts"), "kinds and cards are public, and the search finds them");
    assert!(!holds(SECRET), "before the log is written back");
    assert_eq!(store.rows(ROOM, 0, 9).await.expect("read")[0].body, SECRET);
    store.close().await;
    assert!(!holds(SECRET), "after the log is written back");
}

#[cfg(unix)]
#[tokio::test]
async fn the_owner_alone_reads_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let place = Place::new();
    let store = place.open().await;
    store.create(ROOM, made(), 10).await.expect("written");
    store.backup(&place.folder().join("copy.db")).await.expect("a backup is made");
    for file in std::fs::read_dir(place.folder()).expect("the folder is read") {
        let file = file.expect("a file");
        let mode = file.metadata().expect("its rights").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{}", file.path().display());
    }
}

#[tokio::test]
async fn a_backup_is_a_database_with_the_same_key() {
    let place = Place::new();
    let copy = place.folder().join("copy.db");
    let store = place.open().await;
    store.create(ROOM, made(), 10).await.expect("written");
    store.backup(&copy).await.expect("a backup is made of an open database");
    store.append(ROOM, 1, said("after the backup"), 20).await.expect("written");
    store.create(OTHER, made(), 20).await.expect("written");
    let restored = Sqlite::open(&copy, &place.key(), Settings::default()).await.expect("the copy is opened");
    let rows = restored.rows(ROOM, 0, 9).await.expect("the copy is read");
    assert_eq!(rows, store.rows(ROOM, 0, 1).await.expect("read"), "as it was at that moment");
    assert_eq!(restored.room(OTHER).await, Ok(None));
    restored.append(ROOM, 1, said("another end"), 20).await.expect("the copy is written");

    let again = store.backup(&copy).await.expect_err("a backup overwrites nothing");
    assert!(again.to_string().contains("copy.db") && again.to_string().contains("exists"), "{again}");
    store.close().await;
    let closed = place.folder().join("closed.db");
    store::backup(&place.database(), &closed).await.expect("a closed database is copied too");
    let restored =
        Sqlite::open(&closed, &place.key(), Settings::default()).await.expect("the copy is opened");
    assert_eq!(restored.rows(ROOM, 0, 9).await.expect("read").len(), 2);
    assert!(std::fs::exists(place.folder().join("closed.db.partial")).is_ok_and(|there| !there));
}

#[tokio::test]
async fn a_backup_of_nothing_or_into_nowhere_names_the_file() {
    let place = Place::new();
    let missing = store::backup(&place.database(), &place.folder().join("copy.db")).await;
    let missing = missing.expect_err("there is no database").to_string();
    assert!(missing.contains("rooms.db"), "{missing}");
    let store = place.open().await;
    let nowhere = store.backup(&place.folder().join("none/copy.db")).await;
    let nowhere = nowhere.expect_err("there is no such folder").to_string();
    assert!(nowhere.contains("copy.db"), "{nowhere}");
}
