//! Failures of SQLite in the words of the store.

use crate::StoreError;
use sqlx::migrate::MigrateError;
use std::path::Path;

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        let code = code(&error);
        match (code, error) {
            // The low byte of SQLite's result codes is the kind of failure.
            (Some(5 | 6), _) => Self::Locked,
            (Some(8), _) => Self::ReadOnly,
            (Some(11 | 26), error) => Self::Corrupt(error.to_string()),
            (Some(13), _) => Self::Full,
            (_, sqlx::Error::PoolClosed) => Self::Closed,
            (_, sqlx::Error::PoolTimedOut) => Self::Failed("no reader is free".to_owned()),
            (_, error) => Self::Failed(error.to_string()),
        }
    }
}

fn code(error: &sqlx::Error) -> Option<u32> {
    let code = error.as_database_error()?.code()?;
    code.parse::<u32>().ok().map(|code| code & 0xff)
}

/// Tells why a database cannot be opened.
#[allow(clippy::needless_pass_by_value, reason = "an error is handed over where it ends")]
pub(super) fn not_opened(path: &Path, why: impl ToString) -> StoreError {
    StoreError::NotOpened { path: path.to_owned(), why: why.to_string() }
}

/// Tells a failure while a database is opened, with its path where the failure has none.
pub(super) fn while_opening(path: &Path, error: sqlx::Error) -> StoreError {
    let told = error.to_string();
    match StoreError::from(error) {
        StoreError::Failed(_) | StoreError::ReadOnly => not_opened(path, told),
        StoreError::Corrupt(_) if told.contains("(code: 26)") => not_opened(path, "it is not a database"),
        other => other,
    }
}

/// Tells a failure of bringing a database to this version's format.
pub(super) fn of_migration(path: &Path, known: i64, error: MigrateError) -> StoreError {
    match error {
        MigrateError::VersionMissing(found) => StoreError::Newer { path: path.to_owned(), found, known },
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => while_opening(path, error),
        other => not_opened(path, other),
    }
}
