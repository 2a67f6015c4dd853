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

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use rooms::{Answer, Rooms};
    use store::Memory;
    use tokio::sync::Semaphore;

    use super::*;
    use crate::settings::Bounds;
    use crate::stop::Stop;

    #[tokio::test]
    async fn only_so_many_calls_are_worked_at_together_and_all_are_answered() {
        let settings = rooms::Settings::default();
        let rooms = Rooms::new(games::SHELF.clone(), Memory::new(), || 0, |_: &mut [u8]| {}, settings);
        let bounds = Bounds { calls: 3, ..Bounds::default() };
        let hands = Arc::new(Semaphore::new(bounds.calls));
        let doors = Doors::new(Arc::new(rooms), bounds, hands, Stop::default());
        let counts = Arc::new((AtomicUsize::new(0), AtomicUsize::new(0)));
        let calls: Vec<_> = (0..40)
            .map(|_| {
                let (doors, counts) = (doors.clone(), counts.clone());
                tokio::spawn(async move {
                    let ask = || async move {
                        let together = counts.0.fetch_add(1, Ordering::SeqCst) + 1;
                        counts.1.fetch_max(together, Ordering::SeqCst);
                        for _ in 0..5 {
                            tokio::task::yield_now().await;
                        }
                        counts.0.fetch_sub(1, Ordering::SeqCst);
                        Answer { line: "done".to_owned(), refused: None, again: None }
                    };
                    doors.worked(ask).await
                })
            })
            .collect();
        for call in calls {
            assert_eq!(call.await.unwrap().unwrap().line, "done");
        }
        assert_eq!(counts.1.load(Ordering::SeqCst), 3);
    }
}
