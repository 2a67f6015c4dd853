//! Refusals of requests before they reach a room: a status and a sentence, as text for people and as JSON for programs.

use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::json;

/// A refused request.
#[derive(Debug)]
pub struct Refused {
    status: StatusCode,
    what: String,
    again: Option<u64>,
}

impl Refused {
    /// Refuses with a status and a sentence.
    pub fn new(status: StatusCode, what: impl Into<String>) -> Self {
        Self { status, what: what.into(), again: None }
    }

    /// Refuses for now; the request may be tried again after `again` milliseconds.
    pub fn for_now(status: StatusCode, what: impl Into<String>, again: u64) -> Self {
        Self { again: Some(again), ..Self::new(status, what) }
    }

    /// Answers a program, in the words of the rooms' protocol.
    pub fn for_programs(&self) -> Response {
        self.dress(self.line(), "application/json")
    }

    /// Returns the refusal as a line of the rooms' protocol.
    pub fn line(&self) -> String {
        let why = match self.status {
            StatusCode::TOO_MANY_REQUESTS => "limit",
            StatusCode::UNAUTHORIZED => "token",
            status if status.is_server_error() => "store",
            _ => "line",
        };
        let mut fault = json!({"what": self.what, "where": "request", "clause": null});
        fault["all"] = json!([fault.clone()]);
        fault["why"] = json!(why);
        if why == "limit" {
            fault["again"] = json!(self.again);
        }
        json!({"id": null, "error": fault}).to_string()
    }

    fn dress(&self, body: String, kind: &'static str) -> Response {
        let mut answer = (self.status, body).into_response();
        answer.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(kind));
        if let Some(again) = self.again {
            answer.headers_mut().insert(RETRY_AFTER, HeaderValue::from(again.div_ceil(1000).max(1)));
        }
        answer
    }
}

impl IntoResponse for Refused {
    /// Answers a person.
    fn into_response(self) -> Response {
        self.dress(format!("{}\n", self.what), "text/plain; charset=utf-8")
    }
}
