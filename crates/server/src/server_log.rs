//! The server log: one line for each request, and counts of them. It names no token, no order, no path and no address in full.

use std::io;
use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::middleware::Next;
use axum::response::Response;
use metrics::{counter, histogram};
use tracing::Level;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::asker::Asker;
use crate::listen::Peer;

/// Format of the server log on standard error.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Lines for people.
    Text,
    /// One JSON object a line.
    Json,
}

/// Begins to write the server log to standard error. A second beginning changes nothing.
pub fn begin(form: Form, level: Level) {
    let lines = tracing_subscriber::fmt().with_max_level(level).with_writer(io::stderr).with_target(false);
    // What other libraries say in detail, such as statements of a database, is not looked through for secrets.
    let ours = Targets::new().with_default(level.min(Level::WARN)).with_target("server", level);
    // A program that has begun a log of its own keeps it.
    let _ = match form {
        Form::Text => {
            let colour = io::IsTerminal::is_terminal(&io::stderr());
            lines.with_ansi(colour).finish().with(ours).try_init()
        }
        Form::Json => lines.json().flatten_event(true).finish().with(ours).try_init(),
    };
}

/// Writes down a request and its answer.
pub async fn keep(request: Request, next: Next) -> Response {
    let began = Instant::now();
    let method = request.method().clone();
    // The pattern of the route, never the path: a room's name lets anybody look at it.
    let route = request.extensions().get::<MatchedPath>();
    let route = route.map_or_else(|| "file".to_owned(), |route| route.as_str().to_owned());
    let peer = request.extensions().get::<Peer>().copied();
    let answer = next.run(request).await;
    let status = answer.status().as_u16();
    let took = began.elapsed();
    counter!("firing_arc_requests_total", "route" => route.clone(), "status" => status.to_string())
        .increment(1);
    histogram!("firing_arc_request_seconds", "route" => route.clone()).record(took.as_secs_f64());
    let from = answer.extensions().get::<Asker>().copied();
    let from = from.or_else(|| peer.map(|Peer(peer)| Asker::direct(peer)));
    let from = from.map(|asker| asker.to_string()).unwrap_or_default();
    let micros = took.as_micros() as u64;
    if status >= 500 {
        tracing::error!(%method, route, status, micros, from, "request");
    } else if route.starts_with("/api/") {
        tracing::info!(%method, route, status, micros, from, "request");
    } else {
        tracing::debug!(%method, route, status, micros, from, "request");
    }
    answer
}
