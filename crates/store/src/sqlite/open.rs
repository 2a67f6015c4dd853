//! Opening a database: its lock, its key, its format and its connections.

use super::Settings;
use super::fault::{not_opened, of_migration, while_opening};
use crate::cipher::{Cipher, Place};
use crate::{StoreError, keyfile};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection, SqlSafeStr, SqliteConnection, SqlitePool};
use std::fs::{File, TryLockError};
use std::io::ErrorKind;
use std::path::Path;
use std::time::Duration;

/// Number in the header of each of our databases: “FARC”.
const APPLICATION: i64 = 0x4641_5243;

/// Bytes of a page. An event of up to 2,000 bytes stays whole in its room's page; at 4,096 half of that fits, and the cipher
/// would fill a page of its own.
const PAGE_BYTES: u32 = 8192;

/// Bytes to which the log beside the database is cut after it was written back.
const MOST_LOG: &str = "67108864";

const KNOWN_TEXT: &[u8] = b"firing arc";

/// Migrations by number, in order. One that has been released is never edited.
const MIGRATIONS: [(i64, &str, &str); 1] = [(1, "rooms", include_str!("../../migrations/0001-rooms.sql"))];

pub(super) struct Parts {
    pub writer: SqliteConnection,
    pub readers: SqlitePool,
    pub cipher: Cipher,
    pub lock: File,
}

pub(super) async fn open(path: &Path, key: &Path, settings: Settings) -> Result<Parts, StoreError> {
    let lock = lock(path)?;
    let begun = std::fs::metadata(path).is_ok_and(|about| about.len() > 0);
    // The key comes first: a database without its key is lost, a key without a database is not.
    let secret = match std::fs::exists(key) {
        Ok(false) if !begun => keyfile::make(key)?,
        _ => keyfile::read(key)?,
    };
    if begun {
        is_ours(path).await?;
    } else {
        begin(path).map_err(|error| not_opened(path, error))?;
    }
    let cipher = Cipher::new(&secret);
    let mut writer = connect(path, settings.most_bytes).await?;
    let migrator = migrator();
    let known = MIGRATIONS[MIGRATIONS.len() - 1].0;
    migrator.run_direct(None, &mut writer, false).await.map_err(|error| of_migration(path, known, error))?;
    check_key(&mut writer, &cipher, path).await?;
    let reading = options(path).pragma("query_only", "ON");
    let readers = SqlitePoolOptions::new()
        .max_connections(settings.readers.max(1))
        .acquire_timeout(Duration::from_secs(10))
        .connect_with(reading)
        .await
        .map_err(|error| while_opening(path, error))?;
    Ok(Parts { writer, readers, cipher, lock })
}

/// Locks a file beside the database against other programs. The system frees it when the program ends, however it ends.
fn lock(path: &Path) -> Result<File, StoreError> {
    let beside = path.with_added_extension("lock");
    let named = |error: std::io::Error| not_opened(path, format!("{}: {error}", beside.display()));
    let file = match keyfile::new_private(&beside) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            File::options().write(true).open(&beside).map_err(named)?
        }
        other => other.map_err(named)?,
    };
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::Locked),
        Err(TryLockError::Error(error)) => Err(named(error)),
    }
}

/// Makes the empty file, which its owner alone may read; SQLite gives its other files the same rights.
fn begin(path: &Path) -> std::io::Result<()> {
    match keyfile::new_private(path) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
        other => {
            other?.sync_all()?;
            keyfile::sync_folder(path)
        }
    }
}

/// Checks that a file with content is a store, before anything in it is changed.
async fn is_ours(path: &Path) -> Result<(), StoreError> {
    let looking = SqliteConnectOptions::new().filename(path).busy_timeout(Duration::from_secs(5));
    let named = |error| while_opening(path, error);
    let mut connection = SqliteConnection::connect_with(&looking).await.map_err(named)?;
    let sql =
        "SELECT (SELECT application_id FROM pragma_application_id), (SELECT count(*) FROM sqlite_schema)";
    let found: Result<(i64, i64), _> = sqlx::query_as(sql).fetch_one(&mut connection).await;
    let (application, tables) = found.map_err(named)?;
    connection.close().await.map_err(named)?;
    // A program that was killed while it made the database leaves the list of migrations at most.
    if application == APPLICATION || tables <= 1 {
        return Ok(());
    }
    Err(not_opened(path, "it is a database of another program"))
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .page_size(PAGE_BYTES)
        .busy_timeout(Duration::from_secs(5))
        .journal_mode(SqliteJournalMode::Wal)
        // In WAL mode anything less loses acknowledged rows when the power fails.
        .synchronous(SqliteSynchronous::Full)
        .pragma("fullfsync", "ON")
        .pragma("journal_size_limit", MOST_LOG)
        // What is forgotten is overwritten.
        .pragma("secure_delete", "ON")
        .pragma("trusted_schema", "OFF")
}

async fn connect(path: &Path, most_bytes: Option<u64>) -> Result<SqliteConnection, StoreError> {
    let named = |error| while_opening(path, error);
    let mut options = options(path);
    if let Some(most) = most_bytes {
        let pages = (most / u64::from(PAGE_BYTES)).clamp(1, u64::from(u32::MAX - 1));
        options = options.pragma("max_page_count", pages.to_string());
    }
    let mut writer = SqliteConnection::connect_with(&options).await.map_err(named)?;
    let sql = "SELECT journal_mode, synchronous FROM pragma_journal_mode, pragma_synchronous";
    let (journal, synchronous): (String, i64) =
        sqlx::query_as(sql).fetch_one(&mut writer).await.map_err(named)?;
    if (journal.as_str(), synchronous) != ("wal", 2) {
        let why = format!("this file system keeps no write-ahead log (`{journal}`, {synchronous})");
        return Err(not_opened(path, why));
    }
    Ok(writer)
}

/// Lists the migrations. `sqlx::migrate!` would do so too, and build SQLite a second time for its macro.
fn migrator() -> Migrator {
    let all = MIGRATIONS.map(|(number, name, sql)| {
        Migration::new(number, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(all.into())
}

/// Reads the known text with the key. A database without it is new, and gets it.
async fn check_key(writer: &mut SqliteConnection, cipher: &Cipher, path: &Path) -> Result<(), StoreError> {
    let named = |error| while_opening(path, error);
    let kept: Option<(Vec<u8>,)> = sqlx::query_as("SELECT body FROM key_check WHERE id = 1")
        .fetch_optional(&mut *writer)
        .await
        .map_err(named)?;
    if let Some((kept,)) = kept {
        let fits = cipher.unlock(&Place::KeyCheck, &kept).is_some_and(|text| text == KNOWN_TEXT);
        return if fits { Ok(()) } else { Err(StoreError::WrongKey { path: path.to_owned() }) };
    }
    let body = cipher.lock(&Place::KeyCheck, KNOWN_TEXT).map_err(StoreError::Failed)?;
    sqlx::query("INSERT INTO key_check (id, body) VALUES (1, ?1)")
        .bind(body)
        .execute(&mut *writer)
        .await
        .map_err(named)?;
    Ok(())
}
