//! A person at a server: requests over HTTP, and a socket.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use rooms::{Rooms, Settings as Terms};
use serde_json::{Value, json};
use server::{Server, Settings};
use store::Memory;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::stand::{Stand, client, settings};

static KEYS: AtomicU64 = AtomicU64::new(1);

/// A server with rooms in memory, which a test may look into.
pub struct House {
    pub stand: Stand,
    pub rooms: Arc<Rooms<Memory>>,
}

impl House {
    pub async fn new() -> Self {
        Self::with(|_| {}).await
    }

    pub async fn with(change: impl FnOnce(&mut Settings)) -> Self {
        let time = || {
            let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
            since.as_millis() as i64
        };
        Self::of(time, terms(), change).await
    }

    /// A server whose rooms have these settings.
    pub async fn with_terms(terms: Terms) -> Self {
        Self::of(|| 1_700_000_000_000, terms, |_| {}).await
    }

    /// A server for which time stands still: two of them say the same, byte for byte.
    pub async fn still() -> Self {
        Self::with_terms(terms()).await
    }

    async fn of(time: impl rooms::Clock, terms: Terms, change: impl FnOnce(&mut Settings)) -> Self {
        let seed = AtomicU64::new(7);
        let random = move |bytes: &mut [u8]| {
            for byte in bytes {
                let drawn = seed.fetch_add(1, Ordering::Relaxed).wrapping_mul(6_364_136_223_846_793_005);
                *byte = (drawn >> 56) as u8;
            }
        };
        let rooms = Arc::new(Rooms::new(games::SHELF.clone(), Memory::default(), time, random, terms));
        let folder = client();
        let mut settings = settings(&folder);
        settings.bounds.burst = 1_000_000;
        settings.bounds.messages = (std::num::NonZeroU32::MAX, std::num::NonZeroU32::MAX);
        change(&mut settings);
        let server = Server::over(settings, Some(rooms.clone())).await.unwrap();
        Self { stand: Stand { server: Some(server), folder }, rooms }
    }

    pub fn address(&self) -> SocketAddr {
        self.stand.address()
    }

    /// Asks a door of programs; all that comes back, byte for byte.
    pub async fn raw(&self, method: &str, path: &str, token: Option<&str>, body: &str) -> String {
        let token = token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: localhost\r\n{token}Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        );
        self.stand.ask(&request).await
    }

    /// Asks a door of programs; the status and the answer.
    pub async fn ask(&self, method: &str, path: &str, token: Option<&str>, body: &str) -> (u16, Value) {
        let answer = self.raw(method, path, token, body).await;
        let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_default();
        let (head, line) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        assert!(!head.contains("content-type: application/json") || head.contains("no-store"), "{head}");
        (status, serde_json::from_str(line).unwrap_or_else(|_| json!(line)))
    }

    /// Makes a room of person 1 and lets person 2 join; its name.
    pub async fn duel(&self, game: &str, scenario: &str, more: Value) -> String {
        let made = self.made(game, scenario, more).await;
        made["room"].as_str().unwrap().to_owned()
    }

    /// Makes a room of person 1 and lets person 2 join; what the maker is told.
    pub async fn made(&self, game: &str, scenario: &str, more: Value) -> Value {
        let mut request =
            json!({"game": game, "scenario": scenario, "name": "Ada", "token": token(1), "key": key()});
        request.as_object_mut().unwrap().extend(more.as_object().cloned().unwrap_or_default());
        let (status, made) = self.ask("POST", "/api/rooms", None, &request.to_string()).await;
        assert_eq!(status, 200, "{made}");
        let room = made["ok"]["room"].as_str().unwrap().to_owned();
        let join =
            json!({"invitation": made["ok"]["invitations"][0]["token"], "token": token(2), "name": "Ben"});
        let (status, joined) =
            self.ask("POST", &format!("/api/rooms/{room}/join"), None, &join.to_string()).await;
        assert_eq!((status, &joined["ok"]["begun"]), (200, &json!(true)), "{joined}");
        made["ok"].clone()
    }

    /// The bytes of a room's picture.
    pub async fn picture(&self, room: &str) -> Vec<u8> {
        let (head, picture) = self.stand.bytes(&format!("/r/{room}/card.png")).await;
        assert!(head.starts_with("HTTP/1.1 200") && head.contains("content-type: image/png"), "{head}");
        picture
    }

    /// Calls over HTTP.
    pub async fn call(&self, room: &str, person: u64, call: Value) -> (u16, Value) {
        self.ask("POST", &format!("/api/rooms/{room}/call"), Some(&token(person)), &call.to_string()).await
    }
}

/// The settings of rooms that most tests have: captains think little, and calls are not counted.
fn terms() -> Terms {
    Terms { nodes: Some(8), calls_a_minute: 1_000_000, ..Terms::default() }
}

/// The token of a person.
pub fn token(person: u64) -> String {
    format!("{person:032x}")
}

/// A key that was not used before.
pub fn key() -> String {
    format!("{:032x}", KEYS.fetch_add(1, Ordering::Relaxed))
}

/// A socket of a person.
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Messages that were pushed and not looked at.
    pub pushed: VecDeque<Value>,
    /// All texts that were heard, byte for byte.
    pub heard: Vec<String>,
}

impl Socket {
    /// Opens a socket without a word.
    pub async fn silent(address: SocketAddr, room: &str) -> Self {
        let (stream, _) =
            tokio_tungstenite::connect_async(format!("ws://{address}/api/rooms/{room}/live")).await.unwrap();
        Self { stream, pushed: VecDeque::new(), heard: Vec::new() }
    }

    /// Opens a socket and says who speaks.
    pub async fn open(address: SocketAddr, room: &str, person: u64, after: Option<u64>) -> Self {
        Self::with(address, room, &token(person), after).await
    }

    /// Opens a socket with a token.
    pub async fn with(address: SocketAddr, room: &str, token: &str, after: Option<u64>) -> Self {
        let mut socket = Self::silent(address, room).await;
        let hello = json!({"id": "hello", "call": "hello", "token": token, "after": after});
        let answer = socket.call(hello).await;
        assert!(answer["ok"]["last"].is_u64(), "{answer}");
        socket
    }

    /// Sends one message.
    pub async fn send(&mut self, message: Message) {
        self.stream.send(message).await.unwrap();
    }

    /// Hears the next message; none if the socket was closed, with the code.
    pub async fn hear(&mut self) -> Result<Value, Option<u16>> {
        loop {
            let message = tokio::time::timeout(Duration::from_secs(20), self.stream.next()).await;
            match message.expect("something is heard in twenty seconds") {
                Some(Ok(Message::Text(line))) => {
                    self.heard.push(line.to_string());
                    return Ok(serde_json::from_str(&line).unwrap());
                }
                Some(Ok(Message::Close(frame))) => return Err(frame.map(|frame| frame.code.into())),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(None),
            }
        }
    }

    /// Calls, and returns the answer; what is pushed meanwhile is kept.
    pub async fn call(&mut self, call: Value) -> Value {
        self.send(Message::text(call.to_string())).await;
        loop {
            let heard = self.hear().await.expect("the socket stays open");
            if heard.get("ok").is_some() || heard.get("error").is_some() {
                return heard;
            }
            self.pushed.push_back(heard);
        }
    }

    /// Returns the next pushed message of that field.
    pub async fn pushed(&mut self, field: &str) -> Value {
        loop {
            let next = match self.pushed.pop_front() {
                Some(next) => next,
                None => self.hear().await.expect("the socket stays open"),
            };
            if next.get(field).is_some() {
                return next;
            }
        }
    }
}
