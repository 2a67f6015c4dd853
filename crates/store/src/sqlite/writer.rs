//! The writing task: what waits is committed together, each change under a savepoint of its own.

use super::write;
use crate::cipher::Cipher;
use crate::{Appended, Change, Millis, Phase, RoomId, StoreError};
use sqlx::{Connection, SqliteConnection};
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// Most writes of one transaction.
const MOST_AT_ONCE: usize = 256;

/// Writes that may wait; beyond them callers wait to be let in.
const MOST_WAITING: usize = 1024;

/// One write, to be carried out whole or not at all.
pub(super) enum Work {
    Create { room: RoomId, change: Change, at: Millis },
    Append { room: RoomId, after: u64, change: Change, at: Millis },
    Alive(Millis),
    Resume(Millis),
    Purge { changed_before: Millis, phase: Phase, most: usize },
    Forget(RoomId),
}

/// Answer to a write that was carried out.
pub(super) enum Done {
    Appended(Appended),
    Number(i64),
    Rooms(Vec<RoomId>),
}

impl Done {
    pub(super) fn appended(self) -> Result<Appended, StoreError> {
        match self {
            Self::Appended(appended) => Ok(appended),
            _ => Err(StoreError::Failed("an append has another answer".to_owned())),
        }
    }

    pub(super) fn number(self) -> Result<i64, StoreError> {
        match self {
            Self::Number(number) => Ok(number),
            _ => Err(StoreError::Failed("a count has another answer".to_owned())),
        }
    }

    pub(super) fn rooms(self) -> Result<Vec<RoomId>, StoreError> {
        match self {
            Self::Rooms(rooms) => Ok(rooms),
            _ => Err(StoreError::Failed("a purge has another answer".to_owned())),
        }
    }
}

type Answer = Result<Done, StoreError>;

struct Job {
    work: Work,
    answer: oneshot::Sender<Answer>,
}

enum Wish {
    Write(Box<Job>),
    End(oneshot::Sender<()>),
}

/// Way to the writing task.
pub(super) struct Writer(mpsc::Sender<Wish>);

impl Writer {
    pub(super) fn start(connection: SqliteConnection, cipher: Arc<Cipher>) -> Self {
        let (wishes, waiting) = mpsc::channel(MOST_WAITING);
        tokio::spawn(run(connection, cipher, waiting));
        Self(wishes)
    }

    /// Hands a write to the task, and returns its answer after the commit.
    pub(super) async fn write(&self, work: Work) -> Answer {
        let (answer, answered) = oneshot::channel();
        self.0.send(Wish::Write(Box::new(Job { work, answer }))).await.map_err(|_| StoreError::Closed)?;
        answered.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Waits until all that was handed in is carried out and the connection is closed.
    pub(super) async fn end(&self) {
        let (ended, end) = oneshot::channel();
        if self.0.send(Wish::End(ended)).await.is_ok() {
            // An error says that the task has ended, too.
            let _ = end.await;
        }
    }

    pub(super) fn ended(&self) -> bool {
        self.0.is_closed()
    }
}

async fn run(mut connection: SqliteConnection, cipher: Arc<Cipher>, mut waiting: mpsc::Receiver<Wish>) {
    let mut ending = None;
    while ending.is_none() {
        let mut wishes = Vec::new();
        if waiting.recv_many(&mut wishes, MOST_AT_ONCE).await == 0 {
            break;
        }
        let mut jobs = Vec::new();
        for wish in wishes {
            match wish {
                Wish::Write(job) if ending.is_none() => jobs.push(job),
                Wish::Write(job) => drop(job.answer.send(Err(StoreError::Closed))),
                Wish::End(ended) => ending = Some(ended),
            }
        }
        let works: Vec<&Work> = jobs.iter().map(|job| &job.work).collect();
        let answers = together(&mut connection, &cipher, &works).await;
        for (job, answer) in jobs.into_iter().zip(answers) {
            // Whoever asked may have gone; what was written stays.
            drop(job.answer.send(answer));
        }
    }
    waiting.close();
    // Writes the log back into the database; what fails here is done by the next start.
    drop(connection.close().await);
    if let Some(ended) = ending {
        let _ = ended.send(());
    }
}

/// Writes all in one transaction. If the database fails, each is tried alone, so that one too large for the disk spoils no other.
async fn together(connection: &mut SqliteConnection, cipher: &Cipher, works: &[&Work]) -> Vec<Answer> {
    if works.is_empty() {
        return Vec::new();
    }
    let failure = match commit(connection, cipher, works).await {
        Ok(answers) => return answers,
        Err(failure) => failure,
    };
    if let [_] = works {
        return vec![Err(failure)];
    }
    let mut answers = Vec::with_capacity(works.len());
    for work in works {
        match commit(connection, cipher, &[*work]).await {
            Ok(alone) => answers.extend(alone),
            Err(failure) => answers.push(Err(failure)),
        }
    }
    answers
}

/// Writes all in one transaction, or nothing. The inner answers are refusals, the outer error is the database's.
async fn commit(
    connection: &mut SqliteConnection,
    cipher: &Cipher,
    works: &[&Work],
) -> Result<Vec<Answer>, StoreError> {
    let tried = attempt(connection, cipher, works).await;
    if tried.is_err() {
        // SQLite may have rolled back by itself; then this one fails, and nothing is open either way.
        drop(sqlx::query("ROLLBACK").execute(&mut *connection).await);
    }
    tried
}

async fn attempt(
    connection: &mut SqliteConnection,
    cipher: &Cipher,
    works: &[&Work],
) -> Result<Vec<Answer>, StoreError> {
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    let mut answers = Vec::with_capacity(works.len());
    for work in works {
        sqlx::query("SAVEPOINT one").execute(&mut *connection).await?;
        let answer = write::work(connection, cipher, work).await;
        match &answer {
            Ok(_) => {}
            Err(refusal) if is_refusal(refusal) => {
                sqlx::query("ROLLBACK TO one").execute(&mut *connection).await?;
            }
            Err(failure) => return Err(failure.clone()),
        }
        sqlx::query("RELEASE one").execute(&mut *connection).await?;
        answers.push(answer);
    }
    sqlx::query("COMMIT").execute(&mut *connection).await?;
    Ok(answers)
}

/// Tells a change that does not fit from a database that fails.
fn is_refusal(error: &StoreError) -> bool {
    matches!(
        error,
        StoreError::Exists(_)
            | StoreError::NoRoom(_)
            | StoreError::Conflict { .. }
            | StoreError::NotGranted(_)
            | StoreError::Granted(_)
            | StoreError::Malformed { .. }
            | StoreError::Damaged { .. }
            | StoreError::Unreadable { .. }
    )
}
