//! Opening: keys, locks, formats and folders that do not fit are refused by name, and nothing is changed.

use crate::{Place, ROOM, made};
use std::path::Path;
use store::{Settings, Sqlite, Store, StoreError};

async fn refusal(database: &Path, key: &Path) -> StoreError {
    match Sqlite::open(database, key, Settings::default()).await {
        Err(error) => error,
        Ok(_) => panic!("{} was opened", database.display()),
    }
}

async fn with_a_room() -> Place {
    let place = Place::new();
    let store = place.open().await;
    store.create(ROOM, made(), 10).await.expect("written");
    store.close().await;
    place
}

#[tokio::test]
async fn another_key_is_noticed_at_once() {
    let (place, other) = (with_a_room().await, with_a_room().await);
    let error = refusal(&place.database(), &other.key()).await;
    assert_eq!(error, StoreError::WrongKey { path: place.database() });
    place.open().await.rows(ROOM, 0, 9).await.expect("the right key still fits");
}

#[tokio::test]
async fn a_missing_key_is_named_and_not_made_anew() {
    let place = with_a_room().await;
    let key = std::fs::read(place.key()).expect("the key was made");
    std::fs::remove_file(place.key()).expect("the key is removed");
    let error = refusal(&place.database(), &place.key()).await;
    assert!(matches!(&error, StoreError::KeyFile { path, .. } if *path == place.key()), "{error}");
    assert!(error.to_string().contains("no such file"), "{error}");
    assert!(std::fs::exists(place.key()).is_ok_and(|there| !there), "a new key would fit nothing");
    std::fs::write(place.key(), key).expect("the key is put back");
    restrict(&place.key(), 0o600);
    place.open().await;
}

#[tokio::test]
async fn a_key_file_of_something_else_is_refused() {
    let place = Place::new();
    for text in ["", "no key", &"g".repeat(64), &"0".repeat(63), &"é".repeat(32), &"0".repeat(9999)] {
        std::fs::write(place.key(), text).expect("the file is written");
        restrict(&place.key(), 0o600);
        let error = refusal(&place.database(), &place.key()).await;
        assert!(error.to_string().contains("64 hexadecimal digits"), "{error}");
    }
    assert!(std::fs::exists(place.database()).is_ok_and(|there| !there), "no database without its key");
    let error = refusal(&place.database(), place.folder()).await;
    assert!(error.to_string().contains("64 hexadecimal digits"), "{error}");
}

#[cfg(unix)]
#[tokio::test]
async fn a_key_that_everybody_reads_is_refused() {
    let place = with_a_room().await;
    restrict(&place.key(), 0o644);
    let error = refusal(&place.database(), &place.key()).await;
    assert!(error.to_string().contains("chmod 600"), "{error}");
}

#[tokio::test]
async fn a_second_program_is_kept_out_until_the_first_ends() {
    let place = Place::new();
    let first = place.open().await;
    assert_eq!(refusal(&place.database(), &place.key()).await, StoreError::Locked);
    first.close().await;
    place.open().await.check().await.expect("the lock is free");
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_left_alone() {
    let place = with_a_room().await;
    place
        .tamper(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
            VALUES (99, 'later', TRUE, x'00', 0)",
        )
        .await;
    let error = refusal(&place.database(), &place.key()).await;
    assert_eq!(error, StoreError::Newer { path: place.database(), found: 99, known: 1 });
    place.tamper("DELETE FROM _sqlx_migrations WHERE version = 99").await;
    place.open().await.rows(ROOM, 0, 9).await.expect("nothing was changed");
}

#[tokio::test]
async fn an_edited_format_is_refused() {
    let place = with_a_room().await;
    place.tamper("UPDATE _sqlx_migrations SET checksum = x'00'").await;
    let error = refusal(&place.database(), &place.key()).await;
    assert!(matches!(error, StoreError::NotOpened { .. }), "{error}");
}

#[tokio::test]
async fn another_programs_file_is_left_as_it_is() {
    use sqlx::Connection;
    let place = with_a_room().await;
    let theirs = place.folder().join("theirs.db");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&theirs).create_if_missing(true);
    let mut connection =
        sqlx::SqliteConnection::connect_with(&options).await.expect("their database is made");
    for sql in ["CREATE TABLE a (b)", "CREATE TABLE c (d)"] {
        sqlx::query(sql).execute(&mut connection).await.expect("their table is made");
    }
    connection.close().await.expect("their database is closed");
    let text = place.folder().join("text.db");
    std::fs::write(&text, "Dear diary, ".repeat(100)).expect("a text is written");
    for (file, why) in [(&theirs, "another program"), (&text, "not a database")] {
        let before = std::fs::read(file).expect("the file is read");
        let error = refusal(file, &place.key()).await;
        assert!(matches!(&error, StoreError::NotOpened { path, .. } if path == file), "{error}");
        assert!(error.to_string().contains(why), "{error}");
        assert_eq!(std::fs::read(file).expect("the file is read"), before);
    }
}

#[tokio::test]
async fn a_folder_that_is_not_there_is_named() {
    let place = Place::new();
    let database = place.folder().join("none/rooms.db");
    let error = refusal(&database, &place.key()).await;
    assert!(matches!(&error, StoreError::NotOpened { path, .. } if *path == database), "{error}");
    assert!(std::fs::exists(place.key()).is_ok_and(|there| !there), "no key without its database");
}

#[cfg(unix)]
fn restrict(path: &Path, mode: u32) {
    use std::os::unix::fs::PermissionsExt;
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).expect("the rights are set");
}

#[cfg(not(unix))]
fn restrict(_: &Path, _: u32) {}
