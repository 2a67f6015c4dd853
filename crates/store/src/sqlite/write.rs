//! Statements that write. They run inside the writing task's transaction.

use super::read;
use super::writer::{Done, Work};
use crate::cipher::{Cipher, Place};
use crate::{
    Appended, Change, Draft, Grant, Hash, Key, Millis, Phase, Private, Role, RoomCard, RoomId, StoreError,
};
use sqlx::SqliteConnection;

pub(super) async fn work(
    connection: &mut SqliteConnection,
    cipher: &Cipher,
    work: &Work,
) -> Result<Done, StoreError> {
    match work {
        Work::Create { room, change, at } => {
            create(connection, cipher, *room, change, *at).await.map(|()| Done::Number(0))
        }
        Work::Append { room, after, change, at } => {
            append(connection, cipher, *room, *after, change, *at).await.map(Done::Appended)
        }
        Work::Alive(at) => alive(connection, *at).await.map(|()| Done::Number(0)),
        Work::Resume(at) => resume(connection, *at).await.map(Done::Number),
        Work::Purge { changed_before, phase, most } => {
            purge(connection, *changed_before, *phase, *most).await.map(Done::Rooms)
        }
        Work::Forget(room) => forget(connection, *room).await.map(Done::Number),
    }
}

async fn create(
    connection: &mut SqliteConnection,
    cipher: &Cipher,
    room: RoomId,
    change: &Change,
    at: Millis,
) -> Result<(), StoreError> {
    let RoomCard { phase, open, game, facts } = change.first_card(room)?;
    let sql = "INSERT INTO rooms (id, made, changed, last, phase, open, game, facts)
        VALUES (?1, ?2, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT (id) DO NOTHING";
    let made = sqlx::query(sql)
        .bind(&room.0[..])
        .bind(at)
        .bind(change.events.len() as i64)
        .bind(phase_number(phase))
        .bind(open)
        .bind(game)
        .bind(facts)
        .execute(&mut *connection)
        .await?;
    if made.rows_affected() == 0 {
        return Err(StoreError::Exists(room));
    }
    events(connection, cipher, room, 0, change, at).await?;
    beside(connection, cipher, room, change).await
}

async fn append(
    connection: &mut SqliteConnection,
    cipher: &Cipher,
    room: RoomId,
    after: u64,
    change: &Change,
    at: Millis,
) -> Result<Appended, StoreError> {
    let sql =
        "SELECT last, (SELECT number FROM events WHERE room = ?1 AND key = ?2) FROM rooms WHERE id = ?1";
    let found: Option<(i64, Option<i64>)> = sqlx::query_as(sql)
        .bind(&room.0[..])
        .bind(change.key.map(|key| key.0.to_vec()))
        .fetch_optional(&mut *connection)
        .await?;
    let (last, known) = found.ok_or(StoreError::NoRoom(room))?;
    if let Some(number) = known {
        let event = read::event(connection, cipher, room, number.unsigned_abs()).await?;
        return Ok(Appended::Repeated(event));
    }
    let last = last.unsigned_abs();
    if after != last {
        return Err(StoreError::Conflict { room, after, last });
    }
    for (number, body) in &change.rewrite {
        rewrite(connection, cipher, room, *number, body).await?;
    }
    events(connection, cipher, room, last, change, at).await?;
    let last = last + change.events.len() as u64;
    changed(connection, room, last, change.card.as_ref(), at).await?;
    beside(connection, cipher, room, change).await?;
    Ok(Appended::Written { last })
}

async fn events(
    connection: &mut SqliteConnection,
    cipher: &Cipher,
    room: RoomId,
    last: u64,
    change: &Change,
    at: Millis,
) -> Result<(), StoreError> {
    let mut key = change.key;
    for (number, Draft { kind, body }) in (last + 1..).zip(&change.events) {
        let key = key.take();
        let place = Place::Event { room, number, at, key, kind };
        let body = cipher.lock(&place, body).map_err(StoreError::Failed)?;
        sqlx::query("INSERT INTO events (room, number, at, kind, key, body) VALUES (?1, ?2, ?3, ?4, ?5, ?6)")
            .bind(&room.0[..])
            .bind(number as i64)
            .bind(at)
            .bind(&**kind)
            .bind(key.map(|key| key.0.to_vec()))
            .bind(body)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Puts another body in the place of an event's own; all else of its row stays.
async fn rewrite(
    connection: &mut SqliteConnection,
    cipher: &Cipher,
    room: RoomId,
    number: u64,
    body: &[u8],
) -> Result<(), StoreError> {
    let sql = "SELECT at, kind, key FROM events WHERE room = ?1 AND number = ?2";
    let at = i64::try_from(number).unwrap_or(-1);
    let found: Option<(i64, String, Option<Vec<u8>>)> =
        sqlx::query_as(sql).bind(&room.0[..]).bind(at).fetch_optional(&mut *connection).await?;
    let (at, kind, key) = found.ok_or_else(|| StoreError::no_event(room, number))?;
    let key = key.and_then(|key| key.try_into().ok()).map(Key);
    let place = Place::Event { room, number, at, key, kind: &kind };
    let body = cipher.lock(&place, body).map_err(StoreError::Failed)?;
    let query = sqlx::query("UPDATE events SET body = ?3 WHERE room = ?1 AND number = ?2");
    query.bind(&room.0[..]).bind(number as i64).bind(body).execute(&mut *connection).await?;
    Ok(())
}

async fn changed(
    connection: &mut SqliteConnection,
    room: RoomId,
    last: u64,
    card: Option<&RoomCard>,
    at: Millis,
) -> Result<(), StoreError> {
    let sql = "UPDATE rooms SET last = ?2, changed = ?3 WHERE id = ?1";
    let query = match card {
        None => sqlx::query(sql).bind(&room.0[..]).bind(last as i64).bind(at),
        Some(RoomCard { phase, open, game, facts }) => {
            let sql = "UPDATE rooms SET last = ?2, changed = ?3, phase = ?4, open = ?5, game = ?6, facts = ?7
                WHERE id = ?1";
            let query = sqlx::query(sql).bind(&room.0[..]).bind(last as i64).bind(at);
            query.bind(phase_number(*phase)).bind(*open).bind(game).bind(facts)
        }
    };
    query.execute(&mut *connection).await?;
    Ok(())
}

/// Writes what a change has beside its events and its card.
async fn beside(
    connection: &mut SqliteConnection,
    cipher: &Cipher,
    room: RoomId,
    change: &Change,
) -> Result<(), StoreError> {
    for token in &change.revoke {
        revoke(connection, room, token).await?;
    }
    for grant in &change.grants {
        give(connection, room, grant).await?;
    }
    for (what, at) in &change.dues {
        let query = match at {
            Some(at) => sqlx::query(
                "INSERT INTO dues (room, what, at) VALUES (?1, ?2, ?3)
                ON CONFLICT (room, what) DO UPDATE SET at = excluded.at",
            )
            .bind(&room.0[..])
            .bind(what)
            .bind(*at),
            None => {
                sqlx::query("DELETE FROM dues WHERE room = ?1 AND what = ?2").bind(&room.0[..]).bind(what)
            }
        };
        query.execute(&mut *connection).await?;
    }
    for row in &change.private {
        put(connection, cipher, room, row).await?;
    }
    Ok(())
}

async fn revoke(connection: &mut SqliteConnection, room: RoomId, token: &Hash) -> Result<(), StoreError> {
    let revoked = sqlx::query("DELETE FROM grants WHERE room = ?1 AND token = ?2")
        .bind(&room.0[..])
        .bind(&token.0[..])
        .execute(&mut *connection)
        .await?;
    if revoked.rows_affected() == 0 { Err(StoreError::NotGranted(room)) } else { Ok(()) }
}

async fn give(connection: &mut SqliteConnection, room: RoomId, grant: &Grant) -> Result<(), StoreError> {
    let (role, seat) = match grant.role {
        Role::Seat(seat) => (0, seat),
        Role::Invitation(seat) => (1, seat),
        Role::Spectator => (2, 0),
    };
    let sql = "INSERT INTO grants (room, token, role, seat) VALUES (?1, ?2, ?3, ?4)
        ON CONFLICT (room, token) DO NOTHING";
    let given = sqlx::query(sql)
        .bind(&room.0[..])
        .bind(&grant.token.0[..])
        .bind(role)
        .bind(seat)
        .execute(&mut *connection)
        .await?;
    if given.rows_affected() == 0 { Err(StoreError::Granted(room)) } else { Ok(()) }
}

async fn put(
    connection: &mut SqliteConnection,
    cipher: &Cipher,
    room: RoomId,
    row: &Private,
) -> Result<(), StoreError> {
    let Private { seat, kind, body } = row;
    let query = if body.is_empty() {
        sqlx::query("DELETE FROM private WHERE room = ?1 AND seat = ?2 AND kind = ?3")
            .bind(&room.0[..])
            .bind(*seat)
            .bind(&**kind)
    } else {
        let body =
            cipher.lock(&Place::Private { room, seat: *seat, kind }, body).map_err(StoreError::Failed)?;
        let sql = "INSERT INTO private (room, seat, kind, body) VALUES (?1, ?2, ?3, ?4)
            ON CONFLICT (room, seat, kind) DO UPDATE SET body = excluded.body";
        sqlx::query(sql).bind(&room.0[..]).bind(*seat).bind(&**kind).bind(body)
    };
    query.execute(&mut *connection).await?;
    Ok(())
}

async fn alive(connection: &mut SqliteConnection, at: Millis) -> Result<(), StoreError> {
    let sql = "INSERT INTO heartbeat (id, at) VALUES (1, ?1) ON CONFLICT (id) DO UPDATE SET at = excluded.at";
    sqlx::query(sql).bind(at).execute(&mut *connection).await?;
    Ok(())
}

async fn resume(connection: &mut SqliteConnection, at: Millis) -> Result<Millis, StoreError> {
    let last: Option<(Millis,)> =
        sqlx::query_as("SELECT at FROM heartbeat WHERE id = 1").fetch_optional(&mut *connection).await?;
    let down = last.map_or(0, |(last,)| at.saturating_sub(last).max(0));
    if down > 0 {
        // A sum beyond 64 bits would become a float, which the strict table refuses.
        let sql = "UPDATE dues SET at = CASE WHEN at > ?2 - ?1 THEN ?2 ELSE at + ?1 END";
        sqlx::query(sql).bind(down).bind(Millis::MAX).execute(&mut *connection).await?;
    }
    alive(connection, at).await?;
    Ok(down)
}

async fn purge(
    connection: &mut SqliteConnection,
    changed_before: Millis,
    phase: Phase,
    most: usize,
) -> Result<Vec<RoomId>, StoreError> {
    let sql = "DELETE FROM rooms WHERE id IN (
        SELECT id FROM rooms WHERE phase = ?1 AND changed < ?2 ORDER BY changed, id LIMIT ?3) RETURNING id";
    let query = sqlx::query_as(sql).bind(phase_number(phase)).bind(changed_before).bind(most as i64);
    let deleted: Vec<(Vec<u8>,)> = query.fetch_all(&mut *connection).await?;
    Ok(deleted.into_iter().filter_map(|(id,)| id.try_into().ok()).map(RoomId).collect())
}

async fn forget(connection: &mut SqliteConnection, room: RoomId) -> Result<i64, StoreError> {
    let query = sqlx::query("DELETE FROM rooms WHERE id = ?1").bind(&room.0[..]);
    Ok(query.execute(&mut *connection).await?.rows_affected() as i64)
}

fn phase_number(phase: Phase) -> i64 {
    match phase {
        Phase::Waiting => 0,
        Phase::Playing => 1,
        Phase::Over => 2,
    }
}
