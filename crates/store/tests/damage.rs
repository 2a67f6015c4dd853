//! Damage: rows that were altered behind the store's back are refused by room and number, and no others.

use crate::{OTHER, Place, ROOM, made, said};
use store::{Appended, Change, Key, Private, Store, StoreError};

/// Makes a room with three events, the second under a key, and a private row; and another room with one event.
async fn with_rooms() -> Place {
    let place = Place::new();
    let store = place.open().await;
    let private = vec![Private { seat: 1, kind: "standing".into(), body: b"idle".to_vec() }];
    store.create(ROOM, Change { private, ..made() }, 10).await.expect("written");
    store.append(ROOM, 1, Change { key: Some(Key([3; 16])), ..said("two") }, 20).await.expect("written");
    store.append(ROOM, 2, said("three"), 20).await.expect("written");
    store.create(OTHER, made(), 10).await.expect("written");
    store.close().await;
    place
}

fn damaged(what: &str) -> StoreError {
    StoreError::Damaged { room: ROOM, what: what.to_owned() }
}

/// Alters the database with a statement, and checks that event 2 is refused and all others are read.
async fn spoils_the_second(sql: &'static str) {
    let place = with_rooms().await;
    place.tamper(sql).await;
    let store = place.open().await;
    assert_eq!(store.rows(ROOM, 0, 9).await, Err(damaged("event 2")), "{sql}");
    assert_eq!(store.rows(ROOM, 0, 1).await.expect("the first is whole").len(), 1, "{sql}");
    assert_eq!(store.rows(ROOM, 2, 9).await.expect("the third is whole").len(), 1, "{sql}");
    assert_eq!(store.rows(OTHER, 0, 9).await.expect("the other room is whole").len(), 1, "{sql}");
    let more = store.append(OTHER, 1, said("more"), 30).await;
    assert_eq!(more, Ok(Appended::Written { last: 2 }), "other rooms go on: {sql}");
}

#[tokio::test]
async fn a_changed_byte_is_refused_by_room_and_number() {
    spoils_the_second(
        "UPDATE events SET body = CAST(substr(body, 1, 40)
            || CASE hex(substr(body, 41, 1)) WHEN 'FF' THEN x'00' ELSE x'ff' END || substr(body, 42) AS BLOB)
        WHERE number = 2",
    )
    .await;
    let told = damaged("event 2").to_string();
    assert_eq!(told, "event 2 of room 040g2081040g2081 is damaged or was altered; restore it from a backup");
}

#[tokio::test]
async fn a_row_of_another_place_is_refused() {
    spoils_the_second(
        "UPDATE events SET body = (SELECT body FROM events AS e WHERE e.room = events.room AND e.number = 3)
        WHERE number = 2",
    )
    .await;
    spoils_the_second(
        "UPDATE events SET body = (SELECT body FROM events AS e WHERE e.room <> events.room AND e.number = 1)
        WHERE number = 2",
    )
    .await;
}

#[tokio::test]
async fn an_altered_kind_time_or_key_is_refused() {
    spoils_the_second("UPDATE events SET kind = 'over' WHERE number = 2").await;
    spoils_the_second("UPDATE events SET at = at + 1 WHERE number = 2").await;
    spoils_the_second("UPDATE events SET key = NULL WHERE number = 2").await;
    spoils_the_second("UPDATE events SET body = x'' WHERE number = 2").await;
}

#[tokio::test]
async fn swapped_rows_are_both_refused() {
    let place = with_rooms().await;
    place
        .tamper(
            "UPDATE events SET body = other.body FROM (SELECT room, number, body FROM events) AS other
            WHERE other.room = events.room AND other.number = 5 - events.number AND events.number IN (2, 3)",
        )
        .await;
    let store = place.open().await;
    assert_eq!(store.rows(ROOM, 1, 1).await, Err(damaged("event 2")));
    assert_eq!(store.rows(ROOM, 2, 1).await, Err(damaged("event 3")));
    let again = store.append(ROOM, 3, Change { key: Some(Key([3; 16])), ..said("again") }, 30).await;
    assert_eq!(again, Err(damaged("event 2")), "no answer is made of a damaged row");
}

#[tokio::test]
async fn a_row_that_was_taken_out_is_missed() {
    let place = with_rooms().await;
    place.tamper("DELETE FROM events WHERE number = 2").await;
    let store = place.open().await;
    assert_eq!(store.rows(ROOM, 0, 9).await, Err(damaged("the event before number 3")));
}

#[tokio::test]
async fn an_altered_private_row_is_refused() {
    let place = with_rooms().await;
    place.tamper("UPDATE private SET seat = 0").await;
    let store = place.open().await;
    assert_eq!(store.state(ROOM).await, Err(damaged("the private row “standing” of seat 0")));
    assert_eq!(store.rows(ROOM, 0, 9).await.expect("events are whole").len(), 3);
}

#[tokio::test]
async fn a_damaged_room_hides_no_other_in_a_list() {
    use store::{Grant, Hash, Role};
    let place = with_rooms().await;
    let store = place.open().await;
    let token = Hash([5; 32]);
    for (room, last) in [(ROOM, 3), (OTHER, 1)] {
        let grants = vec![Grant { token, role: Role::Seat(0) }];
        let change = Change { grants, dues: vec![("clock-1".to_owned(), Some(50))], ..Change::default() };
        store.append(room, last, change, 30).await.expect("written");
    }
    store.close().await;
    place.tamper("UPDATE private SET seat = 0").await;
    let store = place.open().await;
    let listed = store.rooms_of(&[token]).await.expect("lists read no private rows");
    assert_eq!(listed.len(), 2);
    let dues = store.dues_of(&[ROOM, OTHER]).await.expect("clocks are read beside private rows");
    assert_eq!(dues.iter().map(Vec::len).collect::<Vec<_>>(), [1, 1]);
    store.close().await;
    place.tamper("UPDATE dues SET what = CAST(x'ff' AS TEXT) WHERE room = x'01010101010101010101'").await;
    place.tamper("PRAGMA ignore_check_constraints = ON; UPDATE grants SET role = 7 WHERE room = x'01010101010101010101'").await;
    let store = place.open().await;
    let dues = store.dues_of(&[ROOM, OTHER]).await.expect("the other room is whole");
    assert_eq!(dues.iter().map(Vec::len).collect::<Vec<_>>(), [0, 1]);
    let listed = store.rooms_of(&[token]).await.expect("the other room is whole");
    assert_eq!(listed.iter().map(|(row, _)| row.room).collect::<Vec<_>>(), [OTHER]);
}

/// Every page but the first is overwritten, so SQLite itself must notice.
#[tokio::test]
async fn a_file_of_rubbish_behind_a_good_header_is_named() {
    let place = with_rooms().await;
    let mut file = std::fs::read(place.database()).expect("the file is read");
    file[8192..].fill(0xa5);
    std::fs::write(place.database(), file).expect("the file is written");
    let error = place.try_open().await.map(drop).expect_err("it is rubbish");
    assert!(matches!(error, StoreError::Corrupt(_)), "{error}");
}
