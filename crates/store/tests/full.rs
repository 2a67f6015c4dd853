//! Places where nothing can be written: a full disk and a read-only folder.

use crate::{OTHER, Place, ROOM, made, said};
use store::{Appended, Change, Draft, Settings, Sqlite, Store, StoreError};

fn large() -> Change {
    Change {
        events: vec![Draft::new("said", "small"), Draft::new("said", vec![7; 100_000])],
        ..Change::default()
    }
}

#[tokio::test]
async fn a_full_disk_is_named_and_nothing_is_half_written() {
    let place = Place::new();
    let settings = Settings { most_bytes: Some(600_000), ..Settings::default() };
    let store = Sqlite::open(&place.database(), &place.key(), settings).await.expect("opened");
    store.create(ROOM, made(), 10).await.expect("written");
    store.create(OTHER, made(), 10).await.expect("written");
    let mut last = 1;
    let error = loop {
        match store.append(ROOM, last, large(), 20).await {
            Ok(Appended::Written { last: now }) => last = now,
            Ok(other) => panic!("{other:?}"),
            Err(error) => break error,
        }
        assert!(last < 99, "the disk was never full");
    };
    assert_eq!(error, StoreError::Full);
    let rows = store.rows(ROOM, 0, 99).await.expect("what was written is read");
    assert_eq!(rows.len() as u64, last, "the small event of the refused change is not there");
    assert_eq!(store.room(ROOM).await.expect("read").map(|row| row.last), Some(last));

    // Many at once: the large ones find no place, and the small ones beside them are kept.
    let mut tasks = tokio::task::JoinSet::new();
    for task in 0..10_u64 {
        let store = store.clone();
        tasks.spawn(async move {
            if task == 5 {
                store.append(OTHER, 1, said("small"), 30).await
            } else {
                store.append(ROOM, last, large(), 30).await
            }
        });
    }
    let mut answers = Vec::new();
    while let Some(answer) = tasks.join_next().await {
        answers.push(answer.expect("no task panics"));
    }
    let full = answers.iter().filter(|answer| **answer == Err(StoreError::Full)).count();
    assert_eq!(full, 9, "{answers:?}");
    assert!(answers.contains(&Ok(Appended::Written { last: 2 })), "{answers:?}");
    store.close().await;

    let store = place.open().await;
    assert_eq!(store.rows(ROOM, 0, 99).await.expect("read"), rows);
    store.append(ROOM, last, large(), 40).await.expect("with more room it goes on");
}

/// Reads in a folder where nothing can be written. Root may write everywhere, so the test runs itself as another user.
#[cfg(unix)]
mod read_only {
    use super::*;
    use std::os::unix::fs::PermissionsExt;
    use std::os::unix::process::CommandExt;
    use std::path::Path;
    use std::process::Command;

    const FOLDER: &str = "FIRING_ARC_READ_ONLY_FOLDER";

    fn restrict(path: &Path, mode: u32) {
        let rights = std::fs::Permissions::from_mode(mode);
        std::fs::set_permissions(path, rights).expect("the rights are set");
    }

    #[tokio::test]
    async fn a_read_only_folder_is_named() {
        let place = Place::new();
        let store = place.open().await;
        store.create(ROOM, made(), 10).await.expect("written");
        store.close().await;
        let before = std::fs::read(place.database()).expect("the database is read");
        for file in std::fs::read_dir(place.folder()).expect("the folder is read") {
            // Everybody may read the database; the key is its group's, which the other user is of.
            let path = file.expect("a file").path();
            restrict(&path, if path == place.key() { 0o440 } else { 0o444 });
        }
        let outside = tempfile::tempdir().expect("a folder for the program");
        let program = outside.path().join("tests");
        std::fs::copy(std::env::current_exe().expect("this program"), &program).expect("it is copied");
        restrict(outside.path(), 0o755);
        restrict(place.folder(), 0o555);
        let mut child = Command::new(&program);
        child.args(["full::read_only::opens_a_read_only_folder", "--exact", "--ignored", "--nocapture"]);
        child.env(FOLDER, place.folder()).current_dir(outside.path());
        if std::fs::File::create(place.folder().join("probe")).is_ok() {
            child.uid(65534);
        }
        let output = child.output().expect("the program runs");
        restrict(place.folder(), 0o755);
        let told = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{told}\n{}", String::from_utf8_lossy(&output.stderr));
        assert!(told.contains("1 passed"), "{told}");
        assert_eq!(std::fs::read(place.database()).expect("the database is read"), before);
    }

    #[tokio::test]
    #[ignore = "the test above runs it as another user"]
    async fn opens_a_read_only_folder() {
        let Some(folder) = std::env::var_os(FOLDER) else { return };
        let folder = Path::new(&folder);
        let database = folder.join("rooms.db");
        let error = Sqlite::open(&database, &folder.join("rooms.key"), Settings::default()).await;
        let error = error.map(drop).expect_err("nothing can be written there");
        assert!(matches!(&error, StoreError::NotOpened { path, .. } if *path == database), "{error}");
        assert!(error.to_string().contains("denied"), "{error}");
    }
}
