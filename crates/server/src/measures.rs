//! Measures: counts of the whole server, given out on a loopback address of their own.

use std::sync::OnceLock;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::get;
use metrics::{Unit, describe_counter, describe_gauge, describe_histogram};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

/// The time after which old samples are put away.
pub const UPKEEP: Duration = Duration::from_secs(5);

/// The measure of open connections.
pub const CONNECTIONS: &str = "firing_arc_connections";
/// The measure of open connections to the address of the measures.
pub const OWN_CONNECTIONS: &str = "firing_arc_metrics_connections";

const SECONDS: [f64; 10] = [0.0005, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.0, 10.0];

static RECORDER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

/// Begins to count, once a process. Returns nothing if the program counts in its own way already.
pub fn begin() -> Option<PrometheusHandle> {
    RECORDER.get_or_init(install).clone()
}

fn install() -> Option<PrometheusHandle> {
    let recorder = PrometheusBuilder::new().set_buckets(&SECONDS).ok()?.build_recorder();
    let handle = recorder.handle();
    metrics::set_global_recorder(recorder).ok()?;
    describe_gauge!(CONNECTIONS, "Open connections, sockets among them");
    describe_gauge!(OWN_CONNECTIONS, "Open connections to the address of the metrics");
    describe_gauge!("firing_arc_sockets", "Open sockets");
    describe_counter!("firing_arc_socket_messages_total", "Messages that came on sockets");
    describe_gauge!("firing_arc_rooms_awake", "Rooms in memory");
    describe_gauge!("firing_arc_rooms_awake_bytes", "Bytes of rooms in memory, counted from above");
    describe_gauge!("firing_arc_captains_waiting", "Captains that are to write");
    describe_counter!(
        "firing_arc_rooms_deleted_total",
        "Rooms deleted because their time was over, by phase"
    );
    describe_counter!("firing_arc_room_refusals_total", "Requests that rooms refused, by reason");
    describe_counter!(
        "firing_arc_connections_refused_total",
        "Connections refused because too many were open"
    );
    describe_counter!("firing_arc_connections_broken_total", "Connections that broke off, by reason");
    describe_counter!("firing_arc_sockets_ended_total", "Sockets that ended, by reason");
    describe_counter!("firing_arc_requests_total", "Requests by route and status");
    describe_counter!(
        "firing_arc_refused_total",
        "Requests and messages refused before they reached a room, by reason"
    );
    describe_counter!("firing_arc_reminders_total", "Tries to send a reminder, by kind and outcome");
    describe_gauge!("firing_arc_reminders_waiting", "Reminders that wait to be sent");
    describe_histogram!(
        "firing_arc_request_seconds",
        Unit::Seconds,
        "Time to the head of the answer, by route"
    );
    Some(handle)
}

/// Returns the routes of the metrics' own address.
pub fn routes(handle: PrometheusHandle) -> Router {
    Router::new().route("/metrics", get(render)).with_state(handle)
}

async fn render(State(handle): State<PrometheusHandle>) -> impl IntoResponse {
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], handle.render())
}
