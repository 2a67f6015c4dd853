//! Listening: connections are taken within bounds, answered, and brought to an end when the server stops.

use std::error::Error;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use metrics::counter;
use tokio::net::{TcpListener, TcpStream};
use tower::ServiceExt;

use crate::asker::Asker;
use crate::patience::Patient;
use crate::places::{Place, Places};
use crate::settings::Bounds;
use crate::stop::Stop;

/// Time to rest when the system has no more connections to give.
const REST: Duration = Duration::from_millis(100);
/// Time in which what is cut off comes to its end.
const CUT: Duration = Duration::from_secs(2);
/// Fields in the head of a request.
const FIELDS: usize = 64;
const BUFFER: usize = 64 * 1024;

/// The address at the other end of a connection, as requests carry it.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub SocketAddr);

/// Answers connections until the server stops, and waits for those that are open; `measure` tells how many.
pub async fn serve(
    listener: TcpListener,
    routes: Router,
    bounds: Bounds,
    proxied: bool,
    stop: Stop,
    measure: &'static str,
) {
    let each = if proxied { usize::MAX } else { bounds.connections_each };
    let places = Places::new(measure, bounds.connections, each);
    loop {
        let taken = tokio::select! {
            taken = listener.accept() => taken,
            () = stop.begun.cancelled() => break,
        };
        match taken {
            Ok((stream, peer)) => match places.take(Asker::direct(peer)) {
                Some(place) => {
                    let talk = converse(stream, peer, routes.clone(), bounds, place, stop.clone());
                    stop.open.spawn(talk);
                }
                None => refuse(&stream),
            },
            // The visitor left before it was answered.
            Err(error)
                if matches!(
                    error.kind(),
                    io::ErrorKind::ConnectionAborted | io::ErrorKind::ConnectionReset
                ) => {}
            Err(error) => {
                tracing::error!(%error, "no connection can be taken");
                tokio::time::sleep(REST).await;
            }
        }
    }
    drop(listener);
    stop.open.close();
    if tokio::time::timeout(bounds.stop_time, stop.open.wait()).await.is_err() {
        tracing::warn!(open = stop.open.len(), "what is left is cut off");
        stop.now.cancel();
        if tokio::time::timeout(CUT, stop.open.wait()).await.is_err() {
            tracing::error!(open = stop.open.len(), "what is left does not end");
        }
    }
}

/// Says that there is no room, in as much as the system takes at once.
fn refuse(stream: &TcpStream) {
    counter!("firing_arc_connections_refused_total").increment(1);
    let answer = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";
    // Whoever comes when all is full is owed no more.
    let _ = stream.try_write(answer);
}

async fn converse(
    stream: TcpStream,
    peer: SocketAddr,
    routes: Router,
    bounds: Bounds,
    place: Place,
    stop: Stop,
) {
    // Small answers should not wait for each other; where the system cannot do it, they do.
    let _ = stream.set_nodelay(true);
    let service = routes.map_request(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(Peer(peer));
        request
    });
    let mut builder = http1::Builder::new();
    builder
        .timer(TokioTimer::new())
        .header_read_timeout(bounds.head_time)
        .max_headers(FIELDS)
        .max_header_size(bounds.head)
        .max_buf_size(BUFFER);
    let io = TokioIo::new(Patient::new(stream, bounds.stuck_time, place));
    let talk = builder.serve_connection(io, TowerToHyperService::new(service)).with_upgrades();
    tokio::pin!(talk);
    let ended = tokio::select! {
        ended = talk.as_mut() => ended,
        () = stop.begun.cancelled() => {
            talk.as_mut().graceful_shutdown();
            tokio::select! {
                ended = talk.as_mut() => ended,
                () = stop.now.cancelled() => Ok(()),
            }
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection broke off");
        if let Some(why) = broken(&error) {
            counter!("firing_arc_connections_broken_total", "why" => why).increment(1);
        }
    }
}

/// Returns the word under which a connection that broke off is counted; none if patience has counted it.
fn broken(error: &hyper::Error) -> Option<&'static str> {
    let io = error.source().and_then(|source| source.downcast_ref::<io::Error>());
    match io.map(io::Error::kind) {
        Some(io::ErrorKind::TimedOut) => None,
        _ if error.is_parse() => Some("malformed"),
        _ if error.is_timeout() => Some("late"),
        _ => Some("lost"),
    }
}
