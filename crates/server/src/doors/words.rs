//! Words between HTTP and rooms: the token of a request, its one line, and the status of an answer.

use std::time::Duration;

use axum::body::Body;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use metrics::counter;
use rooms::{Answer, RefusalReason};

use crate::refused::Refused;

/// Reads the body of a request as text, within a size and a time.
pub async fn line(body: Body, most: usize, time: Duration) -> Result<String, Refused> {
    let read = tokio::time::timeout(time, axum::body::to_bytes(body, most)).await;
    let late = |_| Refused::new(StatusCode::REQUEST_TIMEOUT, "the request's line did not come in time");
    let bytes = read.map_err(late)?.map_err(|_| {
        Refused::new(
            StatusCode::PAYLOAD_TOO_LARGE,
            format!("the request's line was cut off, or has more than {most} bytes"),
        )
    })?;
    String::from_utf8(bytes.to_vec())
        .map_err(|_| Refused::new(StatusCode::BAD_REQUEST, "the request's line is not UTF-8 text"))
}

/// Reads the token of a request: `Authorization: Bearer` and 32 digits.
pub fn token(headers: &HeaderMap) -> Result<Option<String>, Refused> {
    let mut values = headers.get_all(AUTHORIZATION).iter();
    let Some(value) = values.next() else { return Ok(None) };
    let bad =
        || Refused::new(StatusCode::UNAUTHORIZED, "a token is sent once, as Authorization: Bearer TOKEN");
    if values.next().is_some() {
        return Err(bad());
    }
    let (scheme, token) = value.to_str().ok().and_then(|text| text.split_once(' ')).ok_or_else(bad)?;
    if scheme.eq_ignore_ascii_case("bearer") { Ok(Some(token.trim().to_owned())) } else { Err(bad()) }
}

/// Answers with the line of a room, and a status that says why it refused.
pub fn told(answer: Answer) -> Response {
    let mut told = (answer.refused.map_or(StatusCode::OK, status), answer.line).into_response();
    told.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    if let Some(why) = answer.refused {
        count(why);
    }
    if let Some(again) = answer.again {
        let seconds = u64::try_from(again).unwrap_or_default().div_ceil(1000).max(1);
        told.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
    }
    told
}

/// Counts a refusal.
pub fn count(why: RefusalReason) {
    counter!("firing_arc_room_refusals_total", "why" => why.word()).increment(1);
}

const fn status(why: RefusalReason) -> StatusCode {
    match why {
        RefusalReason::Line | RefusalReason::Call => StatusCode::BAD_REQUEST,
        RefusalReason::Room => StatusCode::NOT_FOUND,
        RefusalReason::Token => StatusCode::UNAUTHORIZED,
        RefusalReason::Waiting
        | RefusalReason::Over
        | RefusalReason::Stale
        | RefusalReason::Key
        | RefusalReason::Taken => StatusCode::CONFLICT,
        RefusalReason::Refused => StatusCode::UNPROCESSABLE_ENTITY,
        RefusalReason::Limit => StatusCode::TOO_MANY_REQUESTS,
        RefusalReason::Store => StatusCode::SERVICE_UNAVAILABLE,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_read_from_its_header_alone() {
        let of = |values: &[&str]| {
            let mut headers = HeaderMap::new();
            for value in values {
                headers.append(AUTHORIZATION, value.parse().unwrap());
            }
            token(&headers)
        };
        assert_eq!(of(&[]).unwrap(), None);
        assert_eq!(of(&["Bearer abc"]).unwrap(), Some("abc".to_owned()));
        assert_eq!(of(&["bearer abc"]).unwrap(), Some("abc".to_owned()));
        for bad in [&["Basic abc"][..], &["abc"], &[""], &["Bearer a", "Bearer b"]] {
            assert!(of(bad).is_err(), "{bad:?}");
        }
    }
}
