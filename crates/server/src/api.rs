//! The doors as a document of `OpenAPI`, for programs that are written against them.
//!
//! Nothing is sent as these types: they say what form the rooms' own lines have. A test holds what the doors answer to them.

#![allow(dead_code, reason = "forms are read by macros alone")]

use axum::Json;
use serde::Serialize;
use serde_json::Value;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::{Modify, OpenApi, ToSchema};

/// Document of all doors.
#[derive(OpenApi)]
#[openapi(
    info(title = "Firing Arc", description = "Rooms for battles between people. docs/rooms.md has the calls."),
    paths(make, room, join, call, live, open, mine, reminders),
    components(schemas(Make, Clock, Spectators, Join, Call, Mine, Hello, Event, Answer, Fault, Refusal, Why)),
    modifiers(&Bearer)
)]
struct Doors;

/// Adds how a token is sent.
struct Bearer;

impl Modify for Bearer {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        let scheme = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        api.components.get_or_insert_with(Default::default).add_security_scheme("token", scheme);
    }
}

/// Answers with the document.
pub async fn document() -> Json<utoipa::openapi::OpenApi> {
    Json(Doors::openapi())
}

/// Answers with the JSON Schema of a room's events.
pub async fn schema() -> Json<Value> {
    Json(events())
}

/// Returns the JSON Schema of events.
fn events() -> Value {
    let api = serde_json::to_value(Doors::openapi()).unwrap_or_default();
    let mut schema = api["components"]["schemas"]["Event"].clone();
    if let Some(fields) = schema.as_object_mut() {
        fields.insert("$schema".to_owned(), "https://json-schema.org/draft/2020-12/schema".into());
        fields.insert("title".to_owned(), "Event of a room".into());
    }
    schema
}

/// Request for a new room.
#[derive(Serialize, ToSchema)]
struct Make {
    /// Game of the shelf, such as `ftl`.
    game: String,
    /// Id of a scenario; `text` may stand in its place.
    scenario: Option<String>,
    /// Scenario file.
    text: Option<String>,
    /// Options of the rules by key.
    options: Option<Value>,
    /// One entry a seat: `"me"`, `"open"` or `{"captain": "admiral"}`.
    seats: Option<Vec<Value>>,
    /// Name of the maker.
    #[schema(max_length = 40)]
    name: Option<String>,
    /// Token of the maker.
    #[schema(pattern = "^[0-9a-f]{32}$")]
    token: String,
    /// Makes a repetition harmless.
    #[schema(pattern = "^[0-9a-f]{32}$")]
    key: Option<String>,
    /// Clock of every seat.
    clock: Option<Clock>,
    /// `true`: the room is listed, and anybody may take an open seat.
    challenge: Option<bool>,
    /// Terms for people who watch.
    spectators: Option<Spectators>,
    /// `true`: seats may write to each other.
    chat: Option<bool>,
    /// `strict`: the room carries letters, and the server has no battle.
    #[schema(pattern = "^strict$")]
    mode: Option<String>,
}

/// Clock of a seat.
#[derive(Serialize, ToSchema)]
struct Clock {
    /// Seconds for one order.
    #[schema(minimum = 60, maximum = 1_209_600)]
    each: u32,
    /// Seconds more.
    #[schema(maximum = 1_209_600)]
    grace: u32,
    /// `"silent"`, `"claim"` or `{"captain": "admiral"}`.
    then: Value,
}

/// Terms for people who watch.
#[derive(Serialize, ToSchema)]
struct Spectators {
    /// Decisions that they are behind.
    #[schema(maximum = 1000)]
    delay: u32,
}

/// Request for a seat.
#[derive(Serialize, ToSchema)]
struct Join {
    /// Invitation; absent in an open challenge.
    #[schema(pattern = "^[0-9a-f]{32}$")]
    invitation: Option<String>,
    /// Token of the joining player, new.
    #[schema(pattern = "^[0-9a-f]{32}$")]
    token: String,
    /// Name of the joining player.
    #[schema(max_length = 40)]
    name: Option<String>,
    /// Number of the seat, in an open challenge.
    seat: Option<u32>,
}

/// Call in a room; its other fields are those of docs/rooms.md.
#[derive(Serialize, ToSchema)]
struct Call {
    /// Comes back as it was written.
    id: Option<Value>,
    /// Name of the call, such as `status`.
    call: String,
}

/// Tokens whose rooms are asked for.
#[derive(Serialize, ToSchema)]
struct Mine {
    /// Tokens of seats.
    #[schema(max_items = 100)]
    tokens: Vec<String>,
}

/// First message on a socket.
#[derive(Serialize, ToSchema)]
struct Hello {
    /// Comes back as it was written.
    id: Option<Value>,
    /// `hello`.
    #[schema(pattern = "^hello$")]
    call: String,
    /// Token of a seat or of spectators.
    #[schema(pattern = "^[0-9a-f]{32}$")]
    token: String,
    /// Last event that the client has; absent, later ones alone are told.
    after: Option<u64>,
}

/// Numbered event of a room. Its kind says which other fields it has.
#[derive(Serialize, ToSchema)]
#[expect(clippy::struct_field_names, reason = "the field is called so on the wire")]
struct Event {
    /// Number, from 1 without gaps.
    #[schema(minimum = 1)]
    event: u64,
    /// Milliseconds since 1970.
    at: i64,
    /// Kind of the event.
    #[schema(inline)]
    kind: Kind,
    /// Seat that it is about.
    #[schema(minimum = 1)]
    seat: Option<u32>,
    /// Decision that it is about.
    #[schema(minimum = 1)]
    decision: Option<u64>,
    /// Name of the player.
    name: Option<String>,
    /// Captain that writes from now on.
    captain: Option<String>,
    /// SHA-256 commitment of the server's secret.
    commitment: Option<String>,
    /// Writer of an order, told to its seat alone.
    #[schema(inline)]
    by: Option<By>,
    /// Side that won.
    winner: Option<i64>,
    /// Text of a chat, or how the battle ended.
    text: Option<String>,
    /// `true` if another seat claimed it.
    claimed: Option<bool>,
    /// `true` if seats are to change in a rematch.
    swap: Option<bool>,
    /// Room of the rematch.
    room: Option<String>,
    /// Seats that the writer of a letter waits for.
    awaits: Option<Vec<u32>>,
    /// `true` if a letter has a signature under an end.
    ends: Option<bool>,
    /// Reason of a closing.
    why: Option<String>,
}

/// Kind of an event.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Made,
    Joined,
    Named,
    Begun,
    Sealed,
    Unsealed,
    Revealed,
    Late,
    Absent,
    Substitute,
    Returned,
    Agreed,
    Disagreed,
    Conceded,
    Over,
    Chat,
    Rematch,
    Letter,
    Next,
    Closed,
}

/// Writer of an order.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum By {
    Seat,
    Standing,
    Captain,
    Silent,
}

/// Answer of a door; what is in `ok` is said by the call.
#[derive(Serialize, ToSchema)]
struct Answer {
    /// Id of the request, or `null`.
    #[schema(required)]
    id: Option<Value>,
    /// Facts that were asked for.
    #[schema(value_type = Object)]
    ok: Value,
}

/// Refusal of a door.
#[derive(Serialize, ToSchema)]
struct Refusal {
    /// Id of the request, or `null`.
    #[schema(required)]
    id: Option<Value>,
    /// Reason, and all that is wrong.
    error: Fault,
}

/// Reason of a refusal, with all that is wrong.
#[derive(Serialize, ToSchema)]
struct Fault {
    /// Reason as a word.
    why: Why,
    /// Milliseconds after which to try again, where a limit refuses.
    again: Option<i64>,
    /// The fault, and what would be right.
    what: String,
    /// Field, piece or call.
    r#where: String,
    /// Rule that it rests on.
    #[schema(required)]
    clause: Option<String>,
    /// Every fault.
    all: Vec<Value>,
}

/// Reason of a refusal.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Why {
    Line,
    Call,
    Room,
    Token,
    Waiting,
    Over,
    Stale,
    Key,
    Taken,
    Refused,
    Limit,
    Store,
}

/// Makes a room. `ok` is `{room, seat, begun, invitations, watch, last}`.
#[utoipa::path(post, path = "/api/rooms", request_body = Make, responses(
    (status = 200, body = Answer), (status = "4XX", body = Refusal), (status = "5XX", body = Refusal)))]
fn make() {}

/// Tells what anybody may know of a room.
#[utoipa::path(get, path = "/api/rooms/{room}", params(("room" = String, Path, pattern = "^[0-9a-hjkmnp-tv-z]{16}$")),
    responses((status = 200, body = Answer), (status = "4XX", body = Refusal)), security((), ("token" = [])))]
fn room() {}

/// Takes a seat. `ok` is `{room, seat, begun, last}`.
#[utoipa::path(post, path = "/api/rooms/{room}/join", params(("room" = String, Path)), request_body = Join,
    responses((status = 200, body = Answer), (status = "4XX", body = Refusal), (status = "5XX", body = Refusal)))]
fn join() {}

/// Calls for the seat of the token.
#[utoipa::path(post, path = "/api/rooms/{room}/call", params(("room" = String, Path)), request_body = Call,
    responses((status = 200, body = Answer), (status = "4XX", body = Refusal), (status = "5XX", body = Refusal)),
    security((), ("token" = [])))]
fn call() {}

/// Opens a WebSocket. The first message is a `Hello`; then come calls and answers, and pushed events.
#[utoipa::path(get, path = "/api/rooms/{room}/live", params(("room" = String, Path)),
    responses((status = 101, description = "the socket is open"), (status = "4XX", body = Refusal)))]
fn live() {}

/// Lists open challenges, the newest first. `ok` is `{now, rooms: [card]}`.
#[utoipa::path(get, path = "/api/open", params(
    ("made" = Option<i64>, Query, description = "time of the last row seen"),
    ("room" = Option<String>, Query, description = "room of the last row seen"),
    ("most" = Option<u32>, Query, description = "rows wanted, at most 100")),
    responses((status = 200, body = Answer), (status = "4XX", body = Refusal)))]
fn open() {}

/// Lists the rooms of tokens. `ok` is `{now, rooms: [{token, seat, changed, due, room: card}]}`, where `token` is its place in the
/// list asked for, and `due` has the clocks that run as `[seat, time]`, for a token that has a seat.
#[utoipa::path(post, path = "/api/mine", request_body = Mine,
    responses((status = 200, body = Answer), (status = "4XX", body = Refusal)))]
fn mine() {}

/// Tells what reminders the server sends. `ok` is `{push, mail, webhooks}`; `push` is the key that browsers subscribe with, or `null`.
#[utoipa::path(get, path = "/api/reminders", responses((status = 200, body = Answer), (status = "4XX", body = Refusal)))]
fn reminders() {}
