//! Doors of one line: a request, a line of JSON, an answer.
//!
//! A room's work runs in a task of its own: a visitor who leaves early does not break off a write.

use std::future::Future;

use axum::body::Body;
use axum::extract::{Path, RawQuery, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::{Extension, Json};
use rooms::Answer;
use serde_json::{Map, Value, json};
use store::Store;
use tokio::task::JoinError;

use super::kept::Doors;
use super::words::{line, token, told};
use crate::asker::Asker;
use crate::refused::Refused;

/// `POST /api/rooms`: makes a room.
pub async fn make<S: Store>(
    State(doors): State<Doors<S>>,
    Extension(asker): Extension<Asker>,
    body: Body,
) -> Response {
    doors.one(body, |rooms, line| async move { rooms.make(&asker.counted().to_string(), &line).await }).await
}

/// `GET /api/rooms/{room}`: what anybody may know of a room; with a token, also which seat it speaks for.
pub async fn room<S: Store>(
    State(doors): State<Doors<S>>,
    Path(room): Path<String>,
    Extension(asker): Extension<Asker>,
    headers: HeaderMap,
) -> Response {
    let token = match token(&headers) {
        Ok(token) => token,
        Err(refused) => return refused.for_programs(),
    };
    let (rooms, from) = (doors.rooms.clone(), asker.counted().to_string());
    let ask = || async move { rooms.call(&from, &room, token.as_deref(), r#"{"call":"room"}"#).await };
    doors.apart(ask).await
}

/// `POST /api/rooms/{room}/join`: takes a seat.
pub async fn join<S: Store>(
    State(doors): State<Doors<S>>,
    Path(room): Path<String>,
    Extension(asker): Extension<Asker>,
    body: Body,
) -> Response {
    let from = asker.counted().to_string();
    doors.one(body, |rooms, line| async move { rooms.join(&from, &room, &line).await }).await
}

/// `POST /api/rooms/{room}/call`: one call, for the seat that the token speaks for.
pub async fn call<S: Store>(
    State(doors): State<Doors<S>>,
    Path(room): Path<String>,
    Extension(asker): Extension<Asker>,
    headers: HeaderMap,
    body: Body,
) -> Response {
    let token = match token(&headers) {
        Ok(token) => token,
        Err(refused) => return refused.for_programs(),
    };
    let from = asker.counted().to_string();
    doors
        .one(body, |rooms, line| async move { rooms.call(&from, &room, token.as_deref(), &line).await })
        .await
}

/// `GET /api/open`: open challenges, the newest first; `made` and `room` of the last one seen ask for those behind it.
pub async fn open<S: Store>(State(doors): State<Doors<S>>, RawQuery(query): RawQuery) -> Response {
    let Some(line) = asked(query.as_deref().unwrap_or_default()) else {
        let what = "the fields of this door are made and room (of the last row seen) and most (a number)";
        return Refused::new(StatusCode::BAD_REQUEST, what).for_programs();
    };
    let rooms = doors.rooms.clone();
    doors.apart(|| async move { rooms.open(&line).await }).await
}

/// `POST /api/mine`: the rooms in which tokens have a right.
pub async fn mine<S: Store>(State(doors): State<Doors<S>>, body: Body) -> Response {
    doors.one(body, |rooms, line| async move { rooms.mine(&line).await }).await
}

/// `GET /api/reminders`: the kinds of reminders that the server sends, and the key for those to browsers.
pub async fn reminders<S: Store>(State(doors): State<Doors<S>>) -> Json<Value> {
    Json(json!({"id": null, "ok": doors.reminders}))
}

impl<S: Store> Doors<S> {
    /// Answers the one line of a body.
    async fn one<F, A>(&self, body: Body, ask: F) -> Response
    where
        F: FnOnce(std::sync::Arc<rooms::Rooms<S>>, String) -> A,
        A: Future<Output = Answer> + Send + 'static,
    {
        match line(body, self.bounds.body, self.bounds.body_time).await {
            Ok(line) => self.apart(|| ask(self.rooms.clone(), line)).await,
            Err(refused) => refused.for_programs(),
        }
    }

    /// Waits for an answer that is made whether or not anybody waits.
    async fn apart<A>(&self, ask: impl FnOnce() -> A) -> Response
    where
        A: Future<Output = Answer> + Send + 'static,
    {
        match self.worked(ask).await {
            Ok(answer) => told(answer),
            Err(error) => {
                // Its text is that of the panic, which may quote an order.
                tracing::error!(panicked = error.is_panic(), "a call to a room broke off");
                Refused::new(StatusCode::INTERNAL_SERVER_ERROR, "the server failed at this request")
                    .for_programs()
            }
        }
    }

    /// Works at a call in a task of its own, once there is a hand for it: whoever leaves breaks off no write. What waits for a
    /// hand is a line of text, and no more.
    pub(super) async fn worked<A>(&self, ask: impl FnOnce() -> A) -> Result<Answer, JoinError>
    where
        A: Future<Output = Answer> + Send + 'static,
    {
        // The hands are never taken away.
        let hand = self.hands.clone().acquire_owned().await.ok();
        let answer = ask();
        tokio::spawn(async move {
            let answer = answer.await;
            drop(hand);
            answer
        })
        .await
    }
}

/// Reads the fields of a query into a line; none if it has others.
fn asked(query: &str) -> Option<String> {
    let mut fields = Map::new();
    let (mut made, mut room) = (None, None);
    for pair in query.split('&').filter(|pair| !pair.is_empty()) {
        match pair.split_once('=')? {
            ("made", value) => made = Some(value.parse::<i64>().ok()?),
            ("room", value) => room = Some(value.to_owned()),
            ("most", value) => {
                drop(fields.insert("most".to_owned(), Value::from(value.parse::<u32>().ok()?)));
            }
            _ => return None,
        }
    }
    if made.is_some() != room.is_some() {
        return None;
    }
    if let Some(after) = made.zip(room) {
        fields.insert("after".to_owned(), json!(after));
    }
    Some(Value::Object(fields).to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_query_becomes_a_line_and_an_unknown_field_is_refused() {
        assert_eq!(asked("").unwrap(), "{}");
        assert_eq!(asked("most=5").unwrap(), r#"{"most":5}"#);
        assert_eq!(asked("made=7&room=abc").unwrap(), r#"{"after":[7,"abc"]}"#);
        for bad in ["token=abc", "most", "most=x", "most=-1", "made=7", "room=abc", "most=1&x=2"] {
            assert_eq!(asked(bad), None, "{bad}");
        }
    }
}
