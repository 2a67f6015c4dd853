//! Expectations of one writer: numbers, conflicts, keys, grants, and that nothing is half written.

use super::rows::{bodies, card, granted, made, room, said, token};
use crate::{Appended, Change, Draft, Due, Key, Phase, Private, Role, Store, StoreError};

const WRITTEN: &str = "a change that fits is written";

pub async fn numbers_have_no_gaps(store: &impl Store) {
    store.create(room(1), made(), 10).await.expect(WRITTEN);
    let three =
        Change { events: vec![Draft::new("a", "1"), Draft::new("b", "2"), Draft::new("c", "3")], ..made() };
    let answer = store.append(room(1), 1, three, 20).await;
    assert_eq!(answer, Ok(Appended::Written { last: 4 }));
    let answer = store.append(room(1), 4, Change::default(), 30).await;
    assert_eq!(answer, Ok(Appended::Written { last: 4 }), "a change without events takes no number");
    let answer = store.append(room(1), 4, said("5"), 40).await;
    assert_eq!(answer, Ok(Appended::Written { last: 5 }));
    let events = store.rows(room(1), 0, 100).await.expect("rows are read");
    let told: Vec<(u64, i64, &str)> =
        events.iter().map(|event| (event.number, event.at, &*event.kind)).collect();
    assert_eq!(told, [(1, 10, "said"), (2, 20, "a"), (3, 20, "b"), (4, 20, "c"), (5, 40, "said")]);
    let page = store.rows(room(1), 2, 2).await.expect("a page is read");
    assert_eq!(page, events[2..4]);
    assert_eq!(store.rows(room(1), 5, 9).await, Ok(vec![]), "nothing follows the last event");
    assert_eq!(store.rows(room(1), u64::MAX, 9).await, Ok(vec![]));
    assert_eq!(store.rows(room(2), 0, 9).await, Ok(vec![]), "an unknown room has no rows");
}

pub async fn a_stale_writer_is_refused(store: &impl Store) {
    store.create(room(1), made(), 10).await.expect(WRITTEN);
    store.append(room(1), 1, said("first"), 20).await.expect(WRITTEN);
    for after in [0, 1, 3, u64::MAX] {
        let answer = store.append(room(1), after, said("late"), 30).await;
        assert_eq!(answer, Err(StoreError::Conflict { room: room(1), after, last: 2 }));
    }
    let answer = store.append(room(2), 0, said("nowhere"), 30).await;
    assert_eq!(answer, Err(StoreError::NoRoom(room(2))));
    assert_eq!(bodies(store, room(1)).await, ["made", "first"]);
}

pub async fn a_repeated_key_is_given_the_first_answer(store: &impl Store) {
    store.create(room(1), made(), 10).await.expect(WRITTEN);
    let key = Some(Key([1; 16]));
    let two =
        Change { key, events: vec![Draft::new("sealed", "mine"), Draft::new("revealed", "all")], ..made() };
    assert_eq!(store.append(room(1), 1, two, 20).await, Ok(Appended::Written { last: 3 }));
    store.append(room(1), 3, said("later"), 30).await.expect(WRITTEN);
    // The writer that lost the answer knows the old last number, and may have gone on meanwhile.
    for after in [1, 3, 4] {
        let again = Change { key, ..said("again") };
        let Ok(Appended::Repeated(event)) = store.append(room(1), after, again, 40).await else {
            panic!("a known key is a repetition, whatever the writer knows");
        };
        assert_eq!((event.number, event.at, &*event.kind), (2, 20, "sealed"));
        assert_eq!((event.body.as_slice(), event.key), (b"mine".as_slice(), key));
    }
    assert_eq!(bodies(store, room(1)).await, ["made", "mine", "all", "later"]);
    let keys: Vec<bool> =
        store.rows(room(1), 0, 9).await.expect("rows").iter().map(|e| e.key.is_some()).collect();
    assert_eq!(keys, [false, true, false, false], "the first event of a change has its key");
}

pub async fn keys_are_of_one_room(store: &impl Store) {
    let keyed = |text: &str| Change { key: Some(Key([1; 16])), ..said(text) };
    for number in [1, 2] {
        let first = Change { card: Some(card(Phase::Waiting, false)), ..keyed("made") };
        store.create(room(number), first, 10).await.expect("another room's key is free");
        let again = store.append(room(number), 1, keyed("again"), 20).await;
        assert!(matches!(again, Ok(Appended::Repeated(_))), "the key of making a room counts");
    }
    let refused = Change { key: Some(Key([2; 16])), ..said("late") };
    store.append(room(1), 0, refused.clone(), 20).await.expect_err("a stale writer is refused");
    let answer = store.append(room(1), 1, refused, 20).await;
    assert_eq!(answer, Ok(Appended::Written { last: 2 }), "the key of a refused change is free");
}

pub async fn a_room_is_made_once_and_with_a_card(store: &impl Store) {
    let bare = store.create(room(1), said("made"), 10).await;
    assert!(matches!(bare, Err(StoreError::Malformed { .. })), "{bare:?}");
    assert_eq!(store.room(room(1)).await, Ok(None));
    store.create(room(1), made(), 10).await.expect(WRITTEN);
    assert_eq!(store.create(room(1), made(), 20).await, Err(StoreError::Exists(room(1))));
    let row = store.room(room(1)).await.expect("a room is read").expect("it was made");
    assert_eq!((row.made, row.changed, row.last), (10, 10, 1));
}

pub async fn an_invitation_works_once(store: &impl Store) {
    let invites =
        Change { grants: vec![granted(1, Role::Seat(0)), granted(2, Role::Invitation(1))], ..made() };
    store.create(room(1), invites, 10).await.expect(WRITTEN);
    let join = |own: u16| Change {
        revoke: vec![token(2)],
        grants: vec![granted(own, Role::Seat(1))],
        ..said("joined")
    };
    store.append(room(1), 1, join(3), 20).await.expect(WRITTEN);
    let second = store.append(room(1), 2, join(4), 30).await;
    assert_eq!(second, Err(StoreError::NotGranted(room(1))));
    assert_eq!(bodies(store, room(1)).await, ["made", "joined"]);
    let state = store.state(room(1)).await.expect("its state is read").expect("the room is there");
    let left = [granted(1, Role::Seat(0)), granted(3, Role::Seat(1))];
    assert_eq!(state.grants, left, "the invitation is used, and the second one that used it has no right");
}

pub async fn a_token_has_one_grant_in_a_room(store: &impl Store) {
    let twice = Change { grants: vec![granted(1, Role::Seat(0)), granted(1, Role::Spectator)], ..made() };
    assert_eq!(store.create(room(1), twice, 10).await, Err(StoreError::Granted(room(1))));
    assert_eq!(store.room(room(1)).await, Ok(None));
    let once = || Change { grants: vec![granted(1, Role::Seat(0))], ..made() };
    store.create(room(1), once(), 10).await.expect(WRITTEN);
    store.create(room(2), once(), 10).await.expect("another room may know the token too");
    assert_eq!(store.append(room(1), 1, once(), 20).await, Err(StoreError::Granted(room(1))));
    // Revoking comes first, so a token can change its role.
    let other =
        Change { revoke: vec![token(1)], grants: vec![granted(1, Role::Spectator)], ..Change::default() };
    store.append(room(1), 1, other, 30).await.expect(WRITTEN);
    for (number, role) in [(1, Role::Spectator), (2, Role::Seat(0))] {
        let state = store.state(room(number)).await.expect("its state is read").expect("the room is there");
        assert_eq!(state.grants, [granted(1, role)], "a grant is of one room");
    }
}

pub async fn a_refused_change_leaves_no_trace(store: &impl Store) {
    store.create(room(1), made(), 10).await.expect(WRITTEN);
    let before = store.state(room(1)).await;
    let all = || Change {
        key: Some(Key([9; 16])),
        events: vec![Draft::new("said", "never")],
        rewrite: vec![(1, b"never".to_vec())],
        card: Some(card(Phase::Over, true)),
        revoke: vec![token(1)],
        grants: vec![granted(2, Role::Seat(0))],
        dues: vec![("turn".to_owned(), Some(5))],
        private: vec![Private { seat: 0, kind: "standing".into(), body: b"idle".to_vec() }],
    };
    assert_eq!(store.append(room(1), 1, all(), 20).await, Err(StoreError::NotGranted(room(1))));
    let malformed = Change { dues: vec![("turn".to_owned(), None); 2], ..all() };
    let refused = store.append(room(1), 1, malformed, 20).await;
    assert!(matches!(refused, Err(StoreError::Malformed { .. })), "{refused:?}");
    let unwritten = Change { rewrite: Vec::new(), ..all() };
    assert_eq!(store.create(room(2), unwritten, 20).await, Err(StoreError::NotGranted(room(2))));
    assert_eq!(store.state(room(1)).await, before);
    assert_eq!(store.state(room(2)).await, Ok(None));
    assert_eq!(bodies(store, room(1)).await, ["made"]);
    assert_eq!(store.dues(None, 100, 9).await, Ok(Vec::<Due>::new()));
    assert_eq!(store.open(None, 9).await, Ok(vec![]));
}

pub async fn bodies_come_back_as_they_were(store: &impl Store) {
    store.create(room(1), made(), -10).await.expect("a time may be before 1970");
    let large: Vec<u8> = (0..200_000_u32).map(|at| (at % 251) as u8).collect();
    let bodies = [Vec::new(), vec![0], vec![255, 0, 254], large];
    let events = bodies.iter().map(|body| Draft::new("said", body.clone())).collect();
    store.append(room(1), 1, Change { events, ..Change::default() }, i64::MAX).await.expect(WRITTEN);
    let events = store.rows(room(1), 1, 9).await.expect("rows are read");
    assert!(events.iter().all(|event| event.at == i64::MAX));
    assert!(events.iter().map(|event| &event.body).eq(&bodies));
}

pub async fn an_event_is_rewritten_in_its_place(store: &impl Store) {
    let key = Some(Key([4; 16]));
    store.create(room(1), made(), 10).await.expect(WRITTEN);
    store.create(room(2), made(), 10).await.expect(WRITTEN);
    store.append(room(1), 1, Change { key, ..said("Ada") }, 20).await.expect(WRITTEN);
    store.append(room(1), 2, said("kept"), 30).await.expect(WRITTEN);
    let rewrite = |number, body: &str| Change { rewrite: vec![(number, body.into())], ..said("gone") };
    assert_eq!(
        store.append(room(1), 3, rewrite(2, "-"), 40).await,
        Ok(Appended::Written { last: 4 }),
        "a change rewrites and appends"
    );
    let events = store.rows(room(1), 0, 9).await.expect("rows are read");
    assert_eq!(bodies(store, room(1)).await, ["made", "-", "kept", "gone"]);
    assert_eq!((events[1].number, events[1].at, events[1].key), (2, 20, key), "all else stays as it was");
    for number in [0, 5, 6, u64::MAX] {
        let refused = store.append(room(1), 4, rewrite(number, "x"), 50).await;
        assert!(matches!(refused, Err(StoreError::Malformed { .. })), "event {number}: {refused:?}");
    }
    let stale = store.append(room(1), 3, rewrite(1, "x"), 50).await;
    assert!(matches!(stale, Err(StoreError::Conflict { .. })), "{stale:?}");
    let both = Change { card: Some(card(Phase::Over, false)), ..rewrite(1, "x") };
    assert!(store.create(room(3), both, 50).await.is_err(), "a new room has nothing to rewrite");
    assert_eq!(
        bodies(store, room(1)).await,
        ["made", "-", "kept", "gone"],
        "what is refused changes nothing"
    );
    assert_eq!(bodies(store, room(2)).await, ["made"], "no other room is touched");
}
