//! The live door: a WebSocket on which a seat or a spectator calls, and is told what happens.
//!
//! The first message says who speaks: `{"call": "hello", "token": TOKEN, "after": N}`. From then on every message is a call, and
//! is answered in order. Between answers come events (`{"event": N, …}`), who is connected (`{"present": [seat]}`), and, to a client
//! that is far behind, the number to ask for events from (`{"gap": N}`).

use std::time::Duration;

use axum::Extension;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use metrics::counter;
use rooms::{Listening, News, Refusal, RefusalReason};
use serde::Deserialize;
use serde_json::{Value, json};
use store::Store;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use super::kept::Doors;
use super::words::count;
use crate::asker::Asker;
use crate::refused::Refused;

const READ_BUFFER: usize = 4 * 1024;
/// Events that are pushed in one go; a client that is further behind asks for them.
const MOST_PUSHED: usize = 100;

/// The first message of a socket.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Hello {
    #[serde(default)]
    id: Value,
    call: Call,
    token: String,
    /// The last event that the client has; absent, it is told of later ones alone.
    after: Option<u64>,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Call {
    Hello,
}

/// The end of a socket: the code and the words that are sent, and the word under which it is counted.
#[derive(Clone, Copy)]
struct End {
    code: u16,
    said: &'static str,
    why: &'static str,
}

impl End {
    const fn new(code: u16, said: &'static str, why: &'static str) -> Self {
        Self { code, said, why }
    }

    fn count(self) {
        counter!("firing_arc_sockets_ended_total", "why" => self.why).increment(1);
    }
}

/// A socket whose client has said who it is.
struct Live<S> {
    doors: Doors<S>,
    socket: WebSocket,
    /// The address that it comes from, as limits count it.
    from: String,
    room: String,
    token: String,
    listening: Listening,
    /// The last event that was told, or was left to the client.
    told: u64,
    present: Vec<usize>,
    rate: DefaultDirectRateLimiter,
}

/// `GET /api/rooms/{room}/live`: opens a socket.
pub async fn door<S: Store>(
    State(doors): State<Doors<S>>,
    Path(room): Path<String>,
    Extension(asker): Extension<Asker>,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Response {
    let upgrade = match upgrade {
        Ok(upgrade) => upgrade,
        Err(refused) => return Refused::new(StatusCode::BAD_REQUEST, refused.to_string()).for_programs(),
    };
    let Some(place) = doors.sockets.take(asker) else {
        counter!("firing_arc_refused_total", "why" => "sockets").increment(1);
        let what = "too many sockets are open from this address";
        return Refused::for_now(StatusCode::TOO_MANY_REQUESTS, what, 10_000).for_programs();
    };
    let most = doors.bounds.message;
    let upgrade = upgrade.read_buffer_size(READ_BUFFER).write_buffer_size(READ_BUFFER);
    let upgrade = upgrade.max_message_size(most).max_frame_size(most);
    upgrade.on_upgrade(move |socket| async move {
        let open = doors.stop.open.token();
        let now = doors.stop.now.clone();
        tokio::select! {
            end = serve(doors, socket, asker.counted().to_string(), room) => end.count(),
            () = now.cancelled() => GOING.count(),
        }
        drop((place, open));
    })
}

/// Serves a socket; returns how it ended.
async fn serve<S: Store>(doors: Doors<S>, mut socket: WebSocket, from: String, room: String) -> End {
    let stuck = doors.bounds.stuck_time;
    let greeted = tokio::select! {
        greeted = greet(&doors, &mut socket, &room) => greeted,
        () = doors.stop.begun.cancelled() => Err(GOING),
    };
    let (hello, listening) = match greeted {
        Ok(greeted) => greeted,
        Err(end) => {
            close(&mut socket, end, stuck).await;
            return end;
        }
    };
    let quota = Quota::per_second(doors.bounds.messages.0).allow_burst(doors.bounds.messages.1);
    let rate = RateLimiter::direct(quota);
    let Hello { id, call: Call::Hello, token, after } = hello;
    let told = after.unwrap_or(u64::MAX);
    let mut live = Live { doors, socket, from, room, token, listening, told, present: Vec::new(), rate };
    let end = match live.begin(&id).await {
        Ok(()) => live.go_on().await,
        Err(end) => end,
    };
    close(&mut live.socket, end, stuck).await;
    end
}

const GOING: End = End::new(close_code::AWAY, "the server is stopping", "stopping");
const GONE: End = End::new(close_code::NORMAL, "", "left");
const SILENT: End = End::new(close_code::POLICY, "no message arrived in time", "silent");
const STUCK: End = End::new(close_code::POLICY, "the client did not read in time", "stuck");
const NO_HELLO: End = End::new(close_code::POLICY, "the first message must be hello", "hello");
const NO_RIGHT: End = End::new(close_code::POLICY, "the token gives no right in this room", "refused");
const NO_TEXT: End = End::new(close_code::UNSUPPORTED, "messages must be text", "form");
const NO_FRAME: End = End::new(close_code::PROTOCOL, "this is not a WebSocket message", "form");
const TOO_LONG: End = End::new(close_code::SIZE, "the message is too long", "long");
const BROKEN: End = End::new(close_code::ERROR, "the server failed", "failed");
const NO_ROOM: End = End::new(close_code::ERROR, "the room cannot be read; connect again", "room");

/// Hears who speaks.
async fn greet<S: Store>(
    doors: &Doors<S>,
    socket: &mut WebSocket,
    room: &str,
) -> Result<(Hello, Listening), End> {
    let first = timeout(doors.bounds.head_time, heard(socket)).await.map_err(|_| SILENT)??;
    let hello: Hello = match serde_json::from_str(&first) {
        Ok(hello) => hello,
        Err(error) => {
            let what =
                format!("the first message is {{\"call\":\"hello\",\"token\":…,\"after\":…}}: {error}");
            let line = Refused::new(StatusCode::BAD_REQUEST, what).line();
            let _ = timeout(doors.bounds.stuck_time, socket.send(Message::text(line))).await;
            return Err(NO_HELLO);
        }
    };
    let rooms = doors.rooms.clone();
    let (named, token) = (room.to_owned(), hello.token.clone());
    let listening = tokio::spawn(async move { rooms.listen(&named, &token).await }).await;
    match listening {
        Ok(Ok(listening)) => Ok((hello, listening)),
        Ok(Err(refusal)) => {
            count(refusal.why());
            let line = refusal.line(&hello.id.to_string());
            let _ = timeout(doors.bounds.stuck_time, socket.send(Message::text(line))).await;
            // The token may well be right: the client connects again.
            Err(if refusal.why() == RefusalReason::Store { NO_ROOM } else { NO_RIGHT })
        }
        Err(_) => Err(BROKEN),
    }
}

impl<S: Store> Live<S> {
    /// Answers the hello.
    async fn begin(&mut self, id: &Value) -> Result<(), End> {
        let news = self.news().await?;
        self.told = self.told.min(news.last);
        self.present.clone_from(&news.present);
        let line = json!({"id": id, "ok": {"room": self.room, "last": news.last, "present": news.present}});
        self.send(line.to_string()).await?;
        self.tell().await
    }

    /// Answers calls and tells events until the socket ends.
    async fn go_on(&mut self) -> End {
        let mut pulse = interval(self.doors.bounds.ping_time);
        pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut last_heard = Instant::now();
        loop {
            let done = tokio::select! {
                message = self.socket.recv() => {
                    last_heard = Instant::now();
                    match message.map_or(Err(GONE), |message| message.map_err(|error| broken(&error))) {
                        Ok(Message::Text(line)) => self.answer(line.to_string()).await,
                        Ok(Message::Ping(_) | Message::Pong(_)) => Ok(()),
                        Ok(Message::Binary(_)) => Err(NO_TEXT),
                        Ok(Message::Close(_)) => Err(GONE),
                        Err(end) => Err(end),
                    }
                }
                () = self.listening.changed() => self.tell().await,
                _ = pulse.tick() => {
                    if last_heard.elapsed() > self.doors.bounds.ping_time * 5 / 2 {
                        Err(SILENT)
                    } else {
                        self.put(Message::Ping(axum::body::Bytes::new())).await
                    }
                }
                () = self.doors.stop.begun.cancelled() => Err(GOING),
            };
            if let Err(end) = done {
                return end;
            }
        }
    }

    /// Answers one call.
    async fn answer(&mut self, line: String) -> Result<(), End> {
        counter!("firing_arc_socket_messages_total").increment(1);
        if let Err(soon) = self.rate.check() {
            counter!("firing_arc_refused_total", "why" => "messages").increment(1);
            let again = soon.wait_time_from(DefaultClock::default().now());
            let what = "too many messages on this socket";
            let refused = Refused::for_now(StatusCode::TOO_MANY_REQUESTS, what, again.as_millis() as u64 + 1);
            // Whoever floods waits for its answers.
            tokio::time::sleep(again.min(Duration::from_secs(1))).await;
            return self.send(refused.line()).await;
        }
        let rooms = self.doors.rooms.clone();
        let (from, room, token) = (self.from.clone(), self.room.clone(), self.token.clone());
        let ask = || async move { rooms.call(&from, &room, Some(&token), &line).await };
        let answer = self.doors.worked(ask).await.map_err(|_| BROKEN)?;
        if let Some(why) = answer.refused {
            count(why);
        }
        self.send(answer.line).await
    }

    /// Tells what is new.
    async fn tell(&mut self) -> Result<(), End> {
        loop {
            let news = self.news().await?;
            if news.present != self.present {
                self.send(json!({"present": news.present}).to_string()).await?;
                self.present = news.present;
            }
            if news.last.saturating_sub(self.told) > MOST_PUSHED as u64 {
                let line = json!({"gap": self.told, "last": news.last}).to_string();
                self.told = news.last;
                return self.send(line).await;
            }
            if news.events.is_empty() {
                return Ok(());
            }
            for (number, line) in news.events {
                self.send(line).await?;
                self.told = number;
            }
        }
    }

    async fn news(&mut self) -> Result<News, End> {
        // Reading a room takes 6 kB. Boxed, a socket that waits does not keep them.
        let news = Box::pin(self.doors.rooms.news(&self.listening, self.told, MOST_PUSHED)).await;
        news.map_err(|refusal: Refusal| {
            count(refusal.why());
            NO_ROOM
        })
    }

    async fn send(&mut self, line: String) -> Result<(), End> {
        self.put(Message::text(line)).await
    }

    async fn put(&mut self, message: Message) -> Result<(), End> {
        match timeout(self.doors.bounds.stuck_time, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(GONE),
            Err(_) => Err(STUCK),
        }
    }
}

/// Hears the next text.
async fn heard(socket: &mut WebSocket) -> Result<String, End> {
    loop {
        match socket.recv().await {
            Some(Ok(Message::Text(line))) => return Ok(line.to_string()),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            Some(Ok(Message::Binary(_))) => return Err(NO_TEXT),
            Some(Ok(Message::Close(_))) | None => return Err(GONE),
            Some(Err(error)) => return Err(broken(&error)),
        }
    }
}

fn broken(error: &axum::Error) -> End {
    // The library behind names the reason in words alone.
    let said = error.to_string();
    let names = |words: &[&str]| words.iter().any(|words| said.contains(words));
    match () {
        () if names(&["too long", "too big"]) => TOO_LONG,
        // Whoever goes without a word has sent nothing wrong.
        () if names(&["Connection reset", "without closing handshake"]) => GONE,
        () if names(&["protocol error", "UTF-8", "utf-8"]) => NO_FRAME,
        () => GONE,
    }
}

/// Says why the socket ends, as far as the other side still listens.
async fn close(socket: &mut WebSocket, end: End, time: Duration) {
    let frame = CloseFrame { code: end.code, reason: end.said.into() };
    let _ = timeout(time, socket.send(Message::Close(Some(frame)))).await;
    // The answer to the close, so that the other side reads it before the connection goes.
    let _ =
        timeout(time.min(Duration::from_secs(1)), async { while let Some(Ok(_)) = socket.recv().await {} })
            .await;
}
