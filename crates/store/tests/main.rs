//! Tests of the stores from outside.

mod crash;
mod damage;
mod full;
mod memory;
mod opening;
mod sqlite;

use std::path::{Path, PathBuf};
use store::{Change, Draft, Phase, RoomCard, RoomId, Settings, Sqlite, StoreError};

/// A folder with a database and its key file.
struct Place(tempfile::TempDir);

impl Place {
    fn new() -> Self {
        Self(tempfile::tempdir().expect("a folder for the test"))
    }

    fn folder(&self) -> &Path {
        self.0.path()
    }

    fn database(&self) -> PathBuf {
        self.folder().join("rooms.db")
    }

    fn key(&self) -> PathBuf {
        self.folder().join("rooms.key")
    }

    async fn try_open(&self) -> Result<Sqlite, StoreError> {
        Sqlite::open(&self.database(), &self.key(), Settings::default()).await
    }

    async fn open(&self) -> Sqlite {
        self.try_open().await.expect("a database is opened")
    }

    /// Changes the closed database behind the store's back.
    async fn tamper(&self, sql: &'static str) {
        use sqlx::Connection;
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(self.database()).foreign_keys(false);
        let mut connection =
            sqlx::SqliteConnection::connect_with(&options).await.expect("the file is opened");
        let done = sqlx::query(sql).execute(&mut connection).await.expect("the statement is good");
        assert!(done.rows_affected() > 0, "nothing was changed");
        connection.close().await.expect("the file is closed");
    }
}

const ROOM: RoomId = RoomId([1; 10]);
const OTHER: RoomId = RoomId([2; 10]);

fn made() -> Change {
    let card =
        RoomCard { phase: Phase::Playing, open: true, game: "ftl".to_owned(), facts: b"facts".to_vec() };
    Change { card: Some(card), ..said("made") }
}

fn said(text: &str) -> Change {
    Change { events: vec![Draft::new("said", text)], ..Change::default() }
}
