//! Backup: a copy of a database as it is at one moment, in a file of its own.

use super::fault::{not_opened, while_opening};
use crate::{StoreError, keyfile};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};
use std::fs::File;
use std::path::Path;
use std::time::Duration;

/// Writes a copy of a database to a new file, whether or not a program has the database open. Needs no key.
///
/// The copy gets its name after it is durable and checked: a backup that was broken off leaves a file ending in `.partial`.
///
/// To restore: end the server, move the database and the files beside it (`-wal`, `-shm`) away, put the copy in the place
/// of the database, and start the server with the same key file.
///
/// # Errors
/// [`StoreError::NotOpened`]: there is no such database, or the copy exists or cannot be written; [`StoreError::Corrupt`];
/// failures.
pub async fn backup(database: &Path, to: &Path) -> Result<(), StoreError> {
    if to.try_exists().map_err(|error| not_opened(to, error))? {
        return Err(not_opened(to, "the file exists, and a backup never overwrites a file"));
    }
    let partial = to.with_added_extension("partial");
    let Some(name) = partial.to_str() else { return Err(not_opened(to, "its name is not UTF-8")) };
    let named = |error: std::io::Error| not_opened(&partial, error);
    if partial.try_exists().map_err(named)? {
        std::fs::remove_file(&partial).map_err(named)?;
    }
    // SQLite fills an empty file, so the copy has this file's rights.
    keyfile::new_private(&partial).map_err(named)?;
    let mut from = connect(database).await?;
    sqlx::query("VACUUM INTO ?1").bind(name).execute(&mut from).await?;
    from.close().await?;
    check(&partial).await?;
    File::open(&partial).and_then(|file| file.sync_all()).map_err(named)?;
    std::fs::rename(&partial, to).map_err(named)?;
    keyfile::sync_folder(to).map_err(named)
}

async fn connect(path: &Path) -> Result<SqliteConnection, StoreError> {
    let options = SqliteConnectOptions::new().filename(path).busy_timeout(Duration::from_secs(5));
    SqliteConnection::connect_with(&options).await.map_err(|error| while_opening(path, error))
}

async fn check(copy: &Path) -> Result<(), StoreError> {
    let mut copied = connect(copy).await?;
    let (told,): (String,) = sqlx::query_as("PRAGMA quick_check(1)").fetch_one(&mut copied).await?;
    copied.close().await?;
    if told == "ok" { Ok(()) } else { Err(StoreError::Corrupt(told)) }
}
