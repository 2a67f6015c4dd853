//! Bad input that is counted: sockets and connections, each by the reason of its end.

use std::num::NonZeroU32;
use std::time::Duration;

use serde_json::json;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

use crate::person::{House, Socket, token};
use crate::stand::everything;

/// The metrics of a house.
async fn metrics(house: &House) -> String {
    let mut stream = TcpStream::connect(house.stand.server().metrics().unwrap()).await.unwrap();
    stream.write_all(b"GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await.unwrap();
    everything(&mut stream).await
}

/// Waits until a measure has at least this value.
async fn counts(house: &House, measure: &str, least: u64) {
    let mut told = String::new();
    for _ in 0..100 {
        told = metrics(house).await;
        let value = told.lines().find_map(|line| line.strip_prefix(measure)?.trim().parse::<u64>().ok());
        if value.unwrap_or_default() >= least {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("{measure} never has {least}: {told}");
}

fn ended(why: &str) -> String {
    format!("firing_arc_sockets_ended_total{{why=\"{why}\"}}")
}

fn broke(why: &str) -> String {
    format!("firing_arc_connections_broken_total{{why=\"{why}\"}}")
}

/// A house with metrics.
async fn counting() -> House {
    House::with(|settings| settings.metrics = Some(([127, 0, 0, 1], 0).into())).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_is_counted_by_the_reason_of_its_end() {
    let house = counting().await;
    let room = house.duel("ftl", "close-quarters", json!({})).await;
    let first = async |message: Message| {
        let mut socket = Socket::silent(house.address(), &room).await;
        socket.send(message).await;
        loop {
            if let Err(code) = socket.hear().await {
                return code;
            }
        }
    };
    assert_eq!(first(Message::text("hello?")).await, Some(1008));
    counts(&house, &ended("hello"), 1).await;
    let forged = json!({"call": "hello", "token": token(99)}).to_string();
    assert_eq!(first(Message::text(forged)).await, Some(1008));
    counts(&house, &ended("refused"), 1).await;
    assert_eq!(first(Message::binary(vec![1, 2])).await, Some(1003));
    counts(&house, &ended("form"), 1).await;
    assert_eq!(first(Message::text("x".repeat(200_000))).await, Some(1009));
    counts(&house, &ended("long"), 1).await;
    assert_eq!(Socket::silent(house.address(), &room).await.hear().await, Err(Some(1008)));
    counts(&house, &ended("silent"), 1).await;
    drop(Socket::open(house.address(), &room, 1, None).await);
    counts(&house, &ended("left"), 1).await;
}

#[tokio::test]
async fn what_is_no_message_of_a_socket_is_counted() {
    let house = counting().await;
    let room = house.duel("ftl", "close-quarters", json!({})).await;
    let mut stream = TcpStream::connect(house.address()).await.unwrap();
    let head = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n";
    let key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    let request = format!("GET /api/rooms/{room}/live HTTP/1.1\r\nHost: localhost\r\n{head}{key}\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    // Bits that nobody has given a sense to, and no mask.
    stream.write_all(&[0xff, 0x05, 1, 2, 3, 4, 5]).await.unwrap();
    counts(&house, &ended("form"), 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_that_takes_nothing_is_counted() {
    let house = counting().await;
    let room = house.duel("full-thrust", "skirmish", json!({})).await;
    let mut socket = Socket::open(house.address(), &room, 1, None).await;
    for _ in 0..4000 {
        socket.send(Message::text(r#"{"call":"view"}"#)).await;
    }
    // Whichever sees it first: the socket, whose message does not go out, or the patience with its connection.
    let (sockets, connections) = (ended("stuck"), broke("stuck"));
    tokio::select! {
        () = counts(&house, &sockets, 1) => {}
        () = counts(&house, &connections, 1) => {}
    }
}

#[tokio::test]
async fn messages_that_come_too_fast_are_counted() {
    let house = House::with(|settings| {
        settings.metrics = Some(([127, 0, 0, 1], 0).into());
        settings.bounds.messages = (NonZeroU32::MIN, NonZeroU32::MIN);
    })
    .await;
    let room = house.duel("ftl", "close-quarters", json!({})).await;
    let mut socket = Socket::open(house.address(), &room, 1, None).await;
    assert!(socket.call(json!({"call": "status"})).await["error"].is_null());
    assert_eq!(socket.call(json!({"call": "status"})).await["error"]["why"], "limit");
    counts(&house, "firing_arc_refused_total{why=\"messages\"}", 1).await;
}

#[tokio::test]
async fn a_connection_that_breaks_off_is_counted_by_its_reason() {
    let house = counting().await;
    house.stand.ask("nonsense\r\n\r\n").await;
    counts(&house, &broke("malformed"), 1).await;
    let mut slow = TcpStream::connect(house.address()).await.unwrap();
    slow.write_all(b"GET / HTTP/1.1\r\nHost: loc").await.unwrap();
    everything(&mut slow).await;
    counts(&house, &broke("late"), 1).await;
    let mut lost = TcpStream::connect(house.address()).await.unwrap();
    lost.write_all(b"GET / HTTP/1.1\r\nHost: loc").await.unwrap();
    tokio::time::sleep(Duration::from_millis(50)).await;
    drop(lost);
    counts(&house, &broke("lost"), 1).await;
}
