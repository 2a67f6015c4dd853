//! Expectations of readers across rooms: pages, clocks, private rows, purging and forgetting.

use super::rows::{bodies, card, granted, made, room, said, token};
use crate::{Change, Due, Grant, Phase, Private, Role, RoomId, Store};

const WRITTEN: &str = "a change that fits is written";
const READ: &str = "what is kept is read";

fn open_at(number: u16) -> Change {
    Change {
        card: Some(card(Phase::Waiting, true)),
        grants: vec![granted(number, Role::Seat(0))],
        ..said("made")
    }
}

fn due(room: RoomId, what: &str, at: i64) -> Due {
    Due { at, room, what: what.to_owned() }
}

fn clocks(dues: &[(&str, Option<i64>)]) -> Change {
    let dues = dues.iter().map(|(what, at)| ((*what).to_owned(), *at)).collect();
    Change { dues, ..Change::default() }
}

pub async fn the_card_is_the_last_one_written(store: &impl Store) {
    store.create(room(1), made(), 10).await.expect(WRITTEN);
    store.append(room(1), 1, said("more"), 20).await.expect(WRITTEN);
    let row = store.room(room(1)).await.expect(READ).expect("the room is there");
    assert_eq!(row.card, card(Phase::Waiting, false), "a change without a card keeps the old one");
    let over = Change { card: Some(card(Phase::Over, true)), ..Change::default() };
    store.append(room(1), 2, over, 30).await.expect(WRITTEN);
    let row = store.room(room(1)).await.expect(READ).expect("the room is there");
    assert_eq!((row.card, row.made, row.changed, row.last), (card(Phase::Over, true), 10, 30, 2));
}

pub async fn open_challenges_come_in_pages(store: &impl Store) {
    // Two rooms are made in each moment, so a page can end between two of one time.
    for number in 0..9 {
        store.create(room(number), open_at(number), i64::from(number / 2)).await.expect(WRITTEN);
    }
    store.create(room(100), made(), 3).await.expect(WRITTEN);
    let taken = Change { card: Some(card(Phase::Playing, false)), ..Change::default() };
    store.append(room(4), 1, taken, 99).await.expect(WRITTEN);
    let mut seen = Vec::new();
    let mut after = None;
    loop {
        let page = store.open(after, 3).await.expect(READ);
        let Some(last) = page.last() else { break };
        assert!(page.len() <= 3);
        after = Some((last.made, last.room));
        seen.extend(page.into_iter().map(|row| row.room));
    }
    assert_eq!(
        seen,
        [8, 7, 6, 5, 3, 2, 1, 0].map(room),
        "the newest first, each once, none that is not open"
    );
    assert_eq!(store.open(None, usize::MAX).await.expect(READ).len(), 8);
}

pub async fn rooms_are_found_by_tokens(store: &impl Store) {
    for number in 0..4 {
        store.create(room(number), open_at(number), i64::from(number)).await.expect(WRITTEN);
    }
    let watches = Change { grants: vec![granted(1, Role::Spectator)], ..said("watched") };
    store.append(room(3), 1, watches, 50).await.expect(WRITTEN);
    let found = store.rooms_of(&[token(1), token(2), token(77)]).await.expect(READ);
    let found: Vec<(RoomId, Grant)> = found.into_iter().map(|(row, grant)| (row.room, grant)).collect();
    let expected = [
        (room(3), granted(1, Role::Spectator)),
        (room(2), granted(2, Role::Seat(0))),
        (room(1), granted(1, Role::Seat(0))),
    ];
    assert_eq!(found, expected, "the last changed first");
    assert_eq!(store.rooms_of(&[]).await, Ok(vec![]));
    let twice = store.rooms_of(&[token(2), token(2)]).await.expect(READ);
    assert_eq!(twice.len(), 1, "a token named twice finds its rooms once");
}

pub async fn clocks_start_move_and_stop(store: &impl Store) {
    for number in [1, 2] {
        store.create(room(number), made(), 10).await.expect(WRITTEN);
    }
    store.append(room(1), 1, clocks(&[("seat-0", Some(50)), ("seat-1", Some(40))]), 20).await.expect(WRITTEN);
    store.append(room(2), 1, clocks(&[("seat-0", Some(40))]), 20).await.expect(WRITTEN);
    assert_eq!(store.dues(None, 39, 9).await, Ok(vec![]));
    let at_40 = [due(room(1), "seat-1", 40), due(room(2), "seat-0", 40)];
    assert_eq!(store.dues(None, 40, 9).await.expect(READ), at_40, "the moment itself counts as run out");
    assert_eq!(store.dues(None, 99, 1).await.expect(READ), at_40[..1], "the earliest come first");
    let behind = store.dues(Some(at_40[0].clone()), 99, 1).await.expect(READ);
    assert_eq!(behind, at_40[1..], "the next page begins behind the last");
    let behind = store.dues(Some(at_40[1].clone()), 99, 9).await.expect(READ);
    assert_eq!(behind, [due(room(1), "seat-0", 50)]);
    store
        .append(room(1), 1, clocks(&[("seat-1", Some(70)), ("seat-0", None), ("none", None)]), 30)
        .await
        .expect(WRITTEN);
    assert_eq!(
        store.dues(None, 99, 9).await.expect(READ),
        [due(room(2), "seat-0", 40), due(room(1), "seat-1", 70)]
    );
    let state = store.state(room(1)).await.expect(READ).expect("the room is there");
    assert_eq!(state.dues, [due(room(1), "seat-1", 70)]);
}

pub async fn clocks_are_read_by_room(store: &impl Store) {
    let hidden = Private { seat: 0, kind: "standing".into(), body: b"idle".to_vec() };
    for number in [1, 2, 3] {
        store
            .create(room(number), Change { private: vec![hidden.clone()], ..made() }, 10)
            .await
            .expect(WRITTEN);
    }
    store.append(room(1), 1, clocks(&[("seat-0", Some(50)), ("seat-1", Some(40))]), 20).await.expect(WRITTEN);
    store.append(room(2), 1, clocks(&[("seat-0", Some(40))]), 20).await.expect(WRITTEN);
    let [first, second] =
        [vec![due(room(1), "seat-1", 40), due(room(1), "seat-0", 50)], vec![due(room(2), "seat-0", 40)]];
    let asked = [room(2), room(77), room(3), room(1), room(2)];
    let expected = [second.clone(), vec![], vec![], first, second];
    assert_eq!(
        store.dues_of(&asked).await.expect(READ),
        expected,
        "in the order asked for, the earliest first"
    );
    assert_eq!(store.dues_of(&[]).await, Ok(vec![]));
}

pub async fn down_time_is_added_to_clocks_once(store: &impl Store) {
    assert_eq!(store.resume(1000).await, Ok(0), "without a heartbeat nothing is known of the time before");
    let timed = Change { card: Some(card(Phase::Playing, false)), ..clocks(&[("turn", Some(2000))]) };
    store.create(room(1), timed, 1000).await.expect(WRITTEN);
    store.alive(1200).await.expect(WRITTEN);
    assert_eq!(store.resume(1500).await, Ok(300));
    assert_eq!(store.dues(None, 9999, 9).await.expect(READ), [due(room(1), "turn", 2300)]);
    assert_eq!(store.resume(1500).await, Ok(0), "started again at once");
    assert_eq!(store.resume(1400).await, Ok(0), "a clock that was set back adds nothing");
    assert_eq!(store.dues(None, 9999, 9).await.expect(READ), [due(room(1), "turn", 2300)]);
    assert_eq!(store.resume(1450).await, Ok(50), "the heartbeat is by the new clock");
}

pub async fn private_rows_are_put_and_deleted(store: &impl Store) {
    let row =
        |seat, kind: &'static str, body: &[u8]| Private { seat, kind: kind.into(), body: body.to_vec() };
    let put = |rows: Vec<Private>| Change { private: rows, ..Change::default() };
    store.create(room(1), made(), 10).await.expect(WRITTEN);
    store.create(room(2), made(), 10).await.expect(WRITTEN);
    let rows = vec![row(1, "standing", b"a"), row(0, "standing", b"b"), row(0, "remind", b"c")];
    store.append(room(1), 1, put(rows), 20).await.expect(WRITTEN);
    let state = store.state(room(1)).await.expect(READ).expect("the room is there");
    assert_eq!(state.private, [row(0, "remind", b"c"), row(0, "standing", b"b"), row(1, "standing", b"a")]);
    let rows = vec![row(0, "standing", b"new"), row(0, "remind", b""), row(5, "none", b"")];
    store.append(room(1), 1, put(rows), 30).await.expect(WRITTEN);
    let state = store.state(room(1)).await.expect(READ).expect("the room is there");
    assert_eq!(state.private, [row(0, "standing", b"new"), row(1, "standing", b"a")]);
    let other = store.state(room(2)).await.expect(READ).expect("the room is there");
    assert_eq!(other.private, [], "private rows are of one room");
}

pub async fn old_rooms_are_purged_by_phase(store: &impl Store) {
    for number in 0..6 {
        let phase = if number == 2 { Phase::Playing } else { Phase::Over };
        let first = Change { card: Some(card(phase, false)), ..said("made") };
        store.create(room(number), first, 10 * i64::from(number)).await.expect(WRITTEN);
    }
    assert_eq!(store.purge(0, Phase::Over, 9).await, Ok(vec![]), "that very moment is not before");
    let mut oldest = store.purge(40, Phase::Over, 2).await.expect(WRITTEN);
    oldest.sort_unstable();
    assert_eq!(oldest, [room(0), room(1)], "the oldest first, no more than asked for, and by name");
    assert_eq!(store.room(room(1)).await, Ok(None));
    assert_eq!(store.purge(40, Phase::Waiting, 9).await, Ok(vec![]), "another phase has no such rooms");
    assert_eq!(store.purge(40, Phase::Over, 9).await, Ok(vec![room(3)]));
    assert_eq!(store.purge(40, Phase::Over, 9).await, Ok(vec![]));
    assert_eq!(bodies(store, room(0)).await, [""; 0], "events go with their room");
    let mut left = Vec::new();
    for number in 0..6 {
        left.extend(store.room(room(number)).await.expect(READ).map(|_| number));
    }
    assert_eq!(left, [2, 4, 5]);
}

pub async fn a_forgotten_room_leaves_nothing(store: &impl Store) {
    let full = || Change {
        dues: vec![("turn".to_owned(), Some(5))],
        private: vec![Private { seat: 0, kind: "standing".into(), body: b"idle".to_vec() }],
        ..open_at(1)
    };
    store.create(room(1), full(), 10).await.expect(WRITTEN);
    store.create(room(2), made(), 10).await.expect(WRITTEN);
    assert_eq!(store.forget(room(1)).await, Ok(true));
    assert_eq!(store.forget(room(1)).await, Ok(false));
    assert_eq!(store.state(room(1)).await, Ok(None));
    assert_eq!(bodies(store, room(1)).await, [""; 0]);
    assert_eq!(store.dues(None, 100, 9).await, Ok(vec![]));
    assert_eq!(store.rooms_of(&[token(1)]).await, Ok(vec![]));
    assert_eq!(store.open(None, 9).await, Ok(vec![]));
    assert_eq!(bodies(store, room(2)).await, ["made"]);
    store.create(room(1), made(), 20).await.expect("the name is free again");
    let state = store.state(room(1)).await.expect(READ).expect("the room is there");
    assert_eq!((state.grants, state.dues, state.private), (vec![], vec![], vec![]));
}
