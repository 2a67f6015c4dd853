//! Statements that read.

use crate::cipher::{Cipher, Place};
use crate::{
    Due, Event, Grant, Hash, Key, Millis, PAGE, Phase, Private, Role, RoomCard, RoomId, RoomRow, RoomState,
    StoreError,
};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};
use std::borrow::Cow;
use std::cmp::Reverse;
use std::collections::BTreeSet;

pub(super) async fn room(reader: &mut SqliteConnection, room: RoomId) -> Result<Option<RoomRow>, StoreError> {
    let sql = "SELECT id, made, changed, last, phase, open, game, facts FROM rooms WHERE id = ?1";
    let row = sqlx::query(sql).bind(&room.0[..]).fetch_optional(reader).await?;
    row.map(|row| room_row(&row)).transpose()
}

pub(super) async fn state(
    reader: &mut SqliteConnection,
    key: &Cipher,
    id: RoomId,
) -> Result<Option<RoomState>, StoreError> {
    let Some(row) = room(&mut *reader, id).await? else { return Ok(None) };
    let sql = "SELECT token, role, seat FROM grants WHERE room = ?1 ORDER BY role, seat, token";
    let grants = sqlx::query(sql).bind(&id.0[..]).fetch_all(&mut *reader).await?;
    let grants = grants.iter().map(|row| grant_row(row, id)).collect::<Result<_, _>>()?;
    let sql = "SELECT room, what, at FROM dues WHERE room = ?1 ORDER BY at, what";
    let dues = sqlx::query(sql).bind(&id.0[..]).fetch_all(&mut *reader).await?;
    let dues = dues.iter().map(due_row).collect::<Result<_, _>>()?;
    let sql = "SELECT seat, kind, body FROM private WHERE room = ?1 ORDER BY seat, kind";
    let private = sqlx::query(sql).bind(&id.0[..]).fetch_all(&mut *reader).await?;
    let private = private.iter().map(|row| private_row(row, key, id)).collect::<Result<_, _>>()?;
    Ok(Some(RoomState { row, grants, dues, private }))
}

pub(super) async fn rows(
    reader: &mut SqliteConnection,
    key: &Cipher,
    room: RoomId,
    after: u64,
    most: usize,
) -> Result<Vec<Event>, StoreError> {
    let sql = "SELECT number, at, kind, key, body FROM events WHERE room = ?1 AND number > ?2
        ORDER BY number LIMIT ?3";
    let after = i64::try_from(after).unwrap_or(i64::MAX);
    let query = sqlx::query(sql).bind(&room.0[..]).bind(after).bind(most as i64);
    let found = query.fetch_all(reader).await?;
    let events = found.iter().map(|row| event_row(row, key, room)).collect::<Result<Vec<_>, _>>()?;
    // A row that was taken out of the file is noticed, unless it was the last.
    let mut expected = after.unsigned_abs().saturating_add(1)..;
    match events.iter().find(|event| expected.next() != Some(event.number)) {
        None => Ok(events),
        Some(event) => Err(damaged(room, format!("the event before number {}", event.number))),
    }
}

pub(super) async fn event(
    reader: &mut SqliteConnection,
    key: &Cipher,
    room: RoomId,
    number: u64,
) -> Result<Event, StoreError> {
    let mut found = rows(reader, key, room, number.saturating_sub(1), 1).await?;
    found.pop().ok_or_else(|| damaged(room, format!("event {number}")))
}

pub(super) async fn rooms_of(
    reader: &mut SqliteConnection,
    tokens: &[Hash],
) -> Result<Vec<(RoomRow, Grant)>, StoreError> {
    let sql = "SELECT id, made, changed, last, phase, open, game, facts, token, role, seat
        FROM grants JOIN rooms ON id = room WHERE token = ?1 ORDER BY changed DESC, id DESC LIMIT ?2";
    let mut found = Vec::new();
    for token in tokens.iter().collect::<BTreeSet<_>>() {
        let query = sqlx::query(sql).bind(&token.0[..]).bind(PAGE as i64);
        for row in query.fetch_all(&mut *reader).await? {
            // A damaged row hides no other room of the list.
            let read = room_row(&row).and_then(|room| grant_row(&row, room.room).map(|grant| (room, grant)));
            match read {
                Err(StoreError::Damaged { .. }) => {}
                read => found.push(read?),
            }
        }
    }
    found.sort_by_key(|(row, grant)| (Reverse((row.changed, row.room)), grant.token));
    found.truncate(PAGE);
    Ok(found)
}

pub(super) async fn open(
    reader: &mut SqliteConnection,
    after: Option<(Millis, RoomId)>,
    most: usize,
) -> Result<Vec<RoomRow>, StoreError> {
    let query = match after {
        None => sqlx::query(
            "SELECT id, made, changed, last, phase, open, game, facts FROM rooms
            WHERE open = 1 ORDER BY made DESC, id DESC LIMIT ?1",
        )
        .bind(most as i64),
        Some((made, room)) => sqlx::query(
            "SELECT id, made, changed, last, phase, open, game, facts FROM rooms
            WHERE open = 1 AND (made, id) < (?2, ?3) ORDER BY made DESC, id DESC LIMIT ?1",
        )
        .bind(most as i64)
        .bind(made)
        .bind(room.0.to_vec()),
    };
    query.fetch_all(reader).await?.iter().map(room_row).collect()
}

pub(super) async fn dues(
    reader: &mut SqliteConnection,
    after: Option<Due>,
    until: Millis,
    most: usize,
) -> Result<Vec<Due>, StoreError> {
    // No clock stands before the first of all.
    let Due { at, room, what } =
        after.unwrap_or(Due { at: Millis::MIN, room: RoomId([0; 10]), what: String::new() });
    let sql = "SELECT room, what, at FROM dues WHERE at <= ?1 AND (at, room, what) > (?3, ?4, ?5) \
               ORDER BY at, room, what LIMIT ?2";
    let query = sqlx::query(sql).bind(until).bind(most as i64).bind(at).bind(room.0.to_vec()).bind(what);
    let found = query.fetch_all(reader).await?;
    found.iter().map(due_row).collect()
}

pub(super) async fn dues_of(
    reader: &mut SqliteConnection,
    rooms: &[RoomId],
) -> Result<Vec<Vec<Due>>, StoreError> {
    let sql = "SELECT room, what, at FROM dues WHERE room = ?1 ORDER BY at, what";
    let mut found = Vec::new();
    for room in rooms {
        let rows = sqlx::query(sql).bind(&room.0[..]).fetch_all(&mut *reader).await?;
        found.push(rows.iter().map(due_row).collect::<Result<_, _>>().unwrap_or_default());
    }
    Ok(found)
}

/// Reads a row of each list that a server asks for all the time.
pub(super) async fn check(reader: &mut SqliteConnection) -> Result<(), StoreError> {
    let sql =
        "SELECT (SELECT at FROM heartbeat), (SELECT id FROM rooms LIMIT 1), (SELECT at FROM dues LIMIT 1)";
    sqlx::query(sql).fetch_one(reader).await?;
    Ok(())
}

fn damaged(room: RoomId, what: String) -> StoreError {
    StoreError::Damaged { room, what }
}

fn id(row: &SqliteRow, column: &str) -> Result<RoomId, StoreError> {
    let bytes: &[u8] = row.try_get(column)?;
    let bytes = bytes.try_into();
    bytes.map(RoomId).map_err(|_| StoreError::Corrupt("a room's name has not ten bytes".to_owned()))
}

fn room_row(row: &SqliteRow) -> Result<RoomRow, StoreError> {
    let room = id(row, "id")?;
    let phase = match row.try_get::<i64, _>("phase")? {
        0 => Phase::Waiting,
        1 => Phase::Playing,
        2 => Phase::Over,
        other => return Err(damaged(room, format!("the phase {other}"))),
    };
    let (open, game, facts) = (row.try_get("open")?, row.try_get("game")?, row.try_get("facts")?);
    let last: i64 = row.try_get("last")?;
    Ok(RoomRow {
        room,
        card: RoomCard { phase, open, game, facts },
        made: row.try_get("made")?,
        changed: row.try_get("changed")?,
        last: last.unsigned_abs(),
    })
}

fn event_row(row: &SqliteRow, cipher: &Cipher, room: RoomId) -> Result<Event, StoreError> {
    let number = row.try_get::<i64, _>("number")?.unsigned_abs();
    let at = row.try_get("at")?;
    let kind: String = row.try_get("kind")?;
    let key: Option<&[u8]> = row.try_get("key")?;
    let key = key.map(<[u8; 16]>::try_from).transpose();
    let key = key.map_err(|_| damaged(room, format!("event {number}")))?.map(Key);
    let place = Place::Event { room, number, at, key, kind: &kind };
    let body = cipher.unlock(&place, row.try_get("body")?);
    let body = body.ok_or_else(|| damaged(room, format!("event {number}")))?;
    Ok(Event { number, at, kind: Cow::Owned(kind), body, key })
}

fn grant_row(row: &SqliteRow, room: RoomId) -> Result<Grant, StoreError> {
    let token: &[u8] = row.try_get("token")?;
    let token = token.try_into().map(Hash).map_err(|_| damaged(room, "a token".to_owned()))?;
    let seat: u8 = row.try_get("seat")?;
    let role = match row.try_get::<i64, _>("role")? {
        0 => Role::Seat(seat),
        1 => Role::Invitation(seat),
        2 => Role::Spectator,
        other => return Err(damaged(room, format!("the role {other} of a token"))),
    };
    Ok(Grant { token, role })
}

fn due_row(row: &SqliteRow) -> Result<Due, StoreError> {
    Ok(Due { at: row.try_get("at")?, room: id(row, "room")?, what: row.try_get("what")? })
}

fn private_row(row: &SqliteRow, cipher: &Cipher, room: RoomId) -> Result<Private, StoreError> {
    let seat: u8 = row.try_get("seat")?;
    let kind: String = row.try_get("kind")?;
    let body = cipher.unlock(&Place::Private { room, seat, kind: &kind }, row.try_get("body")?);
    let body = body.ok_or_else(|| damaged(room, format!("the private row “{kind}” of seat {seat}")))?;
    Ok(Private { seat, kind: Cow::Owned(kind), body })
}
