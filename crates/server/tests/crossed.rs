//! Tokens, seats and rooms that are crossed, forged or stale, and lines that are no lines.

use serde_json::json;
use store::{Change, Store};
use tokio_tungstenite::tungstenite::Message;

use crate::person::{House, Socket, key, token};

#[tokio::test]
async fn a_token_speaks_for_its_own_seat_in_its_own_room_alone() {
    let house = House::new().await;
    let room = house.duel("ftl", "close-quarters", json!({})).await;
    let more = json!({"token": token(3), "key": key()});
    let (status, other) = {
        let request = json!({"game": "ftl", "scenario": "duel", "token": more["token"], "key": more["key"]});
        house.ask("POST", "/api/rooms", None, &request.to_string()).await
    };
    assert_eq!(status, 200, "{other}");
    let other = other["ok"]["room"].as_str().unwrap();
    let status_of = json!({"id": 1, "call": "status"});
    for (room, person) in [(room.as_str(), 3), (other, 1), (other, 2), (room.as_str(), 999)] {
        let (status, answer) = house.call(room, person, status_of.clone()).await;
        assert_eq!((status, &answer["error"]["why"]), (401, &json!("token")), "{answer}");
        let mut socket = Socket::silent(house.address(), room).await;
        let hello = json!({"id": 7, "call": "hello", "token": token(person)});
        let answer = socket.call(hello).await;
        assert_eq!((&answer["id"], &answer["error"]["why"]), (&json!(7), &json!("token")), "{answer}");
        assert_eq!(socket.hear().await, Err(Some(1008)));
    }
    for seat in [json!(1), json!(2), json!(null)] {
        let crossed = json!({"call": "view", "seat": seat});
        assert_eq!(house.call(&room, 1, crossed).await.0, 400, "a seat is not for the asking");
    }
    assert_eq!(house.call(&room, 1, json!({"call": "position"})).await.1["error"]["why"], "call");
}

#[tokio::test]
async fn forged_and_misplaced_tokens_are_refused() {
    let house = House::new().await;
    let room = house.duel("ftl", "close-quarters", json!({})).await;
    let path = format!("/api/rooms/{room}/call");
    let call = r#"{"call":"status"}"#;
    for forged in ["", "x", &"0".repeat(31), &"A".repeat(32), &"0".repeat(33), &"g".repeat(32), "' or 1=1 --"]
    {
        let (status, answer) = house.ask("POST", &path, Some(forged), call).await;
        assert!(matches!(status, 400 | 401), "{forged}: {status} {answer}");
    }
    let (status, _) = house.ask("POST", &path, None, call).await;
    assert_eq!(status, 401);
    let in_the_query = format!("{path}?token={}", token(1));
    assert_eq!(house.ask("POST", &in_the_query, None, call).await.0, 401, "a query gives no right");
    assert_eq!(house.ask("GET", &format!("/api/open?token={}", token(1)), None, "").await.0, 400);
    let (status, told) = house.ask("GET", &format!("/api/rooms/{room}"), None, "").await;
    assert_eq!((status, &told["ok"]["you"]), (200, &json!(null)), "{told}");
    let (_, told) = house.ask("GET", &format!("/api/rooms/{room}"), Some(&token(2)), "").await;
    assert_eq!(told["ok"]["you"], json!(2), "{told}");
}

#[tokio::test]
async fn a_stale_decision_and_a_key_for_another_request_are_refused() {
    let house = House::new().await;
    let room = house.duel("ftl", "close-quarters", json!({})).await;
    let seal = |decision: usize, order: &str, key: &str| json!({"call": "seal", "order": order, "decision": decision, "key": key});
    let first = key();
    assert_eq!(house.call(&room, 1, seal(1, "A S2", &first)).await.0, 200);
    let (status, again) = house.call(&room, 1, seal(1, "A S2", &first)).await;
    assert_eq!((status, &again["ok"]["repeated"]), (200, &json!(true)), "{again}");
    let (status, other) = house.call(&room, 1, seal(1, "A S3", &first)).await;
    assert_eq!((status, &other["error"]["why"]), (409, &json!("key")), "{other}");
    assert_eq!(house.call(&room, 2, seal(1, "B S2", &key())).await.0, 200);
    let (status, late) = house.call(&room, 1, seal(1, "A S2", &key())).await;
    assert_eq!((status, &late["error"]["why"]), (409, &json!("stale")), "{late}");
    let (status, early) = house.call(&room, 1, seal(9, "A S2", &key())).await;
    assert_eq!((status, &early["error"]["why"]), (409, &json!("stale")), "{early}");
}

#[tokio::test]
async fn what_is_no_line_is_refused_and_what_is_too_long_is_not_read() {
    let house = House::new().await;
    let room = house.duel("ftl", "close-quarters", json!({})).await;
    let path = format!("/api/rooms/{room}/call");
    for bad in [
        "",
        "null",
        "[]",
        "{",
        "{}",
        "{\"call\":7}",
        "{\"call\":\"status\",\"call\":\"view\"}",
        "\u{0}",
        &"[".repeat(9000),
    ] {
        let (status, answer) = house.ask("POST", &path, Some(&token(1)), bad).await;
        assert_eq!((status, &answer["error"]["why"]), (400, &json!("line")), "{bad}: {answer}");
    }
    let long = format!("{{\"call\":\"read\",\"order\":\"{}\"}}", "x".repeat(200_000));
    let (status, answer) = house.ask("POST", &path, Some(&token(1)), &long).await;
    assert_eq!(status, 413, "{answer}");
    let raw = format!(
        "POST {path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {}\r\nContent-Length: 100\r\n\r\n{{\"call\"",
        token(1)
    );
    let slow = house.stand.ask(&raw).await;
    assert!(slow.starts_with("HTTP/1.1 408"), "a body that never ends: {slow}");
    for (path, expected) in [
        ("/api", 404),
        ("/api/", 404),
        ("/api/nothing", 404),
        ("/api/rooms/x", 404),
        ("/api/rooms/0123456789abcdef", 404),
        ("/api/rooms/%00", 404),
        ("/api/rooms/..%2f..", 404),
        ("/api/mine", 405),
    ] {
        let (status, answer) = house.ask("GET", path, None, "").await;
        assert_eq!(status, expected, "{path}: {answer}");
    }
}

#[tokio::test]
async fn an_invitation_works_once() {
    let house = House::new().await;
    let request =
        json!({"game": "ftl", "scenario": "duel", "token": token(1), "key": key(), "challenge": true});
    let (_, made) = house.ask("POST", "/api/rooms", None, &request.to_string()).await;
    let room = made["ok"]["room"].as_str().unwrap();
    let (_, open) = house.ask("GET", "/api/open?most=10", None, "").await;
    assert_eq!(open["ok"]["rooms"][0]["room"], json!(room), "{open}");
    let join = |person: u64| {
        json!({"invitation": made["ok"]["invitations"][0]["token"], "token": token(person)}).to_string()
    };
    let path = format!("/api/rooms/{room}/join");
    assert_eq!(house.ask("POST", &path, None, &join(2)).await.0, 200);
    assert_eq!(house.ask("POST", &path, None, &join(2)).await.0, 200, "a repetition is harmless");
    let (status, answer) = house.ask("POST", &path, None, &join(3)).await;
    assert_eq!(status, 401, "{answer}");
    let mine = json!({"tokens": [token(2), token(77)]}).to_string();
    let (_, mine) = house.ask("POST", "/api/mine", None, &mine).await;
    assert_eq!(mine["ok"]["rooms"].as_array().map(Vec::len), Some(1), "{mine}");
    let (_, open) = house.ask("GET", "/api/open", None, "").await;
    assert_eq!(open["ok"]["rooms"], json!([]), "{open}");
}

#[tokio::test]
async fn a_socket_that_misbehaves_is_closed_with_a_code() {
    let house = House::with(|settings| {
        settings.bounds.ping_time = std::time::Duration::from_millis(200);
        settings.bounds.message = 4096;
        settings.bounds.sockets_each = 5;
    })
    .await;
    let room = house.duel("ftl", "close-quarters", json!({})).await;
    let open = async || Socket::open(house.address(), &room, 1, None).await;
    let mut silent = Socket::silent(house.address(), &room).await;
    assert_eq!(silent.hear().await, Err(Some(1008)), "no hello in time");
    let mut wrong = Socket::silent(house.address(), &room).await;
    wrong.send(Message::text("{\"call\":\"status\"}")).await;
    assert!(wrong.hear().await.unwrap()["error"]["what"].as_str().unwrap().contains("hello"));
    assert_eq!(wrong.hear().await, Err(Some(1008)));
    let mut binary = open().await;
    binary.send(Message::binary(vec![0; 10])).await;
    assert_eq!(close_of(&mut binary).await, Some(1003));
    let mut long = open().await;
    long.send(Message::text("x".repeat(10_000))).await;
    assert!(matches!(close_of(&mut long).await, Some(1009) | None));
    drop((silent, wrong, binary, long));
    tokio::time::sleep(std::time::Duration::from_millis(1500)).await;
    let held = [open().await, open().await, open().await, open().await, open().await];
    let refused =
        tokio_tungstenite::connect_async(format!("ws://{}/api/rooms/{room}/live", house.address())).await;
    assert!(refused.unwrap_err().to_string().contains("429"));
    drop(held);
}

#[tokio::test]
async fn a_room_that_cannot_be_read_bids_the_socket_connect_again() {
    let house = House::new().await;
    let room = house.duel("ftl", "close-quarters", json!({})).await;
    let id = room.parse().unwrap();
    let rows = Store::rows(house.rooms.store(), id, 0, 100).await.unwrap();
    let rewritten = async |body: Vec<u8>| {
        let change = Change { rewrite: vec![(1, body)], ..Change::default() };
        house.rooms.store().append(id, rows.len() as u64, change, 1).await.unwrap();
        house.rooms.rest();
    };
    rewritten(b"spoilt".to_vec()).await;
    let mut socket = Socket::silent(house.address(), &room).await;
    socket.send(Message::text(json!({"call": "hello", "token": token(1)}).to_string())).await;
    assert_eq!(socket.hear().await.unwrap()["error"]["why"], "store");
    assert_eq!(socket.hear().await, Err(Some(1011)), "the token may well be right");
    rewritten(rows[0].body.clone()).await;
    drop(Socket::open(house.address(), &room, 1, None).await);
    let mut forged = Socket::silent(house.address(), &room).await;
    forged.send(Message::text(json!({"call": "hello", "token": token(99)}).to_string())).await;
    assert_eq!(forged.hear().await.unwrap()["error"]["why"], "token");
    assert_eq!(forged.hear().await, Err(Some(1008)));
}

#[tokio::test]
async fn a_page_of_another_origin_opens_no_socket() {
    let house = House::new().await;
    let room = house.duel("ftl", "close-quarters", json!({})).await;
    let ask = |origin: &str, host: &str| {
        format!(
            "GET /api/rooms/{room}/live HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
    };
    let refused = house.stand.ask(&ask("http://evil.example", "localhost")).await;
    assert!(refused.starts_with("HTTP/1.1 403"), "{refused}");
    let refused = house.stand.ask(&ask("http://evil.example", "evil.example")).await;
    assert!(refused.starts_with("HTTP/1.1 421"), "{refused}");
    let plain = house.ask("GET", &format!("/api/rooms/{room}/live"), None, "").await;
    assert_eq!(plain.0, 400, "{plain:?}");
}

#[tokio::test]
async fn presence_is_told_and_a_client_far_behind_is_told_of_the_gap() {
    let house = House::new().await;
    let room = house.duel("ftl", "close-quarters", json!({"chat": false})).await;
    let mut first = Socket::open(house.address(), &room, 1, None).await;
    let second = Socket::open(house.address(), &room, 2, None).await;
    assert_eq!(first.pushed("present").await["present"], json!([1, 2]));
    drop(second);
    assert_eq!(first.pushed("present").await["present"], json!([1]));
    // As many events as two people can write in two decisions.
    for decision in 1..=2 {
        let seal = |order: &str| json!({"call": "seal", "order": order, "decision": decision, "key": key()});
        let people = [(1, "A R15"), (2, "B R15")];
        for (person, order) in people {
            for _ in 0..20 {
                assert_eq!(house.call(&room, person, seal(order)).await.0, 200);
                let back = json!({"call": "unseal", "decision": decision, "key": key()});
                assert_eq!(house.call(&room, person, back).await.0, 200);
            }
        }
        for (person, order) in people {
            assert_eq!(house.call(&room, person, seal(order)).await.0, 200);
        }
    }
    let mut late = Socket::open(house.address(), &room, 2, Some(1)).await;
    let gap = late.pushed("gap").await;
    assert_eq!(gap["gap"], json!(1), "{gap}");
    let page = late.call(json!({"call": "events", "after": 1, "most": 500})).await;
    assert!(page["ok"]["events"].as_array().unwrap().len() > 100);
}

#[tokio::test]
async fn a_stop_closes_sockets_and_says_that_it_goes_away() {
    let house = House::new().await;
    let room = house.duel("ftl", "close-quarters", json!({})).await;
    let mut socket = Socket::open(house.address(), &room, 1, None).await;
    let House { mut stand, .. } = house;
    let server = stand.server.take().unwrap();
    let stopped = tokio::spawn(server.stop());
    assert_eq!(close_of(&mut socket).await, Some(1001));
    stopped.await.unwrap();
}

/// Hears until the socket is closed; the code.
async fn close_of(socket: &mut Socket) -> Option<u16> {
    loop {
        if let Err(code) = socket.hear().await {
            return code;
        }
    }
}
