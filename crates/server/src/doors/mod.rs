//! Doors to rooms: lines of the rooms' protocol over HTTP and over a WebSocket.

mod kept;
mod lines;
mod live;
mod words;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::{any, get, post};
use store::Store;

use crate::api;
use crate::refused::Refused;

pub use kept::Doors;

impl<S: Store> Doors<S> {
    /// Returns the routes of the doors.
    pub fn routes(self) -> Router {
        Router::new()
            .route("/api/rooms", post(lines::make::<S>))
            .route("/api/rooms/{room}", get(lines::room::<S>))
            .route("/api/rooms/{room}/join", post(lines::join::<S>))
            .route("/api/rooms/{room}/call", post(lines::call::<S>))
            .route("/api/rooms/{room}/live", get(live::door::<S>))
            .route("/api/open", get(lines::open::<S>))
            .route("/api/mine", post(lines::mine::<S>))
            .route("/api/reminders", get(lines::reminders::<S>))
            .route("/api/openapi.json", get(api::document))
            .route("/api/schema.json", get(api::schema))
            .route("/api/{*rest}", any(nowhere))
            .method_not_allowed_fallback(wrong_method)
            .with_state(self)
    }
}

async fn nowhere() -> Response {
    Refused::new(StatusCode::NOT_FOUND, "there is no such door; /api/openapi.json lists them").for_programs()
}

async fn wrong_method<S: Store>(State(_): State<Doors<S>>) -> Response {
    let what = "this door takes another method; /api/openapi.json lists them";
    Refused::new(StatusCode::METHOD_NOT_ALLOWED, what).for_programs()
}
