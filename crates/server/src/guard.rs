//! The guard before every door: names of hosts, origins, floods and time; and the headers that a strict page wants.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HeaderName, HeaderValue, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use metrics::counter;

use crate::asker::Asker;
use crate::hosts::Hosts;
use crate::listen::Peer;
use crate::rates::Rates;
use crate::refused::Refused;

/// The rights of the page: its own files and nothing else, and no other page may frame it.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'";

/// The paths whose answers are for programs; pages of other origins have no business there.
const FOR_PROGRAMS: &str = "/api/";
/// The paths of rooms' own pages and pictures: a room is woken for them, so they count as requests of programs do.
const OF_ROOMS: &str = "/r/";
/// Doors that are asked by address alone; they tell nothing.
const HEALTH: [&str; 2] = ["/healthz", "/readyz"];

/// Names, rates and times that every request is held to.
#[derive(Clone)]
pub struct Guard(Arc<Held>);

struct Held {
    hosts: Hosts,
    /// Rates of requests to the doors of programs and for pages of rooms, and of requests for files.
    rates: Rates,
    files: Rates,
    proxied: bool,
    request_time: Duration,
}

impl Guard {
    /// Makes a guard with these hosts, rates and time. Each rate is for an address; `files` is that of files.
    pub fn new(hosts: Hosts, rates: Rates, files: Rates, proxied: bool, request_time: Duration) -> Self {
        Self(Arc::new(Held { hosts, rates, files, proxied, request_time }))
    }

    /// Forgets addresses that have been quiet.
    pub fn sweep(&self) {
        self.0.rates.sweep();
        self.0.files.sweep();
    }

    /// Judges a request, and says who asks.
    fn judge(&self, request: &Request) -> Result<Option<Asker>, Refused> {
        let peer = request.extensions().get::<Peer>();
        let asker = peer.map(|Peer(peer)| Asker::of(*peer, request.headers(), self.0.proxied));
        let path = request.uri().path();
        if HEALTH.contains(&path) {
            return Ok(asker);
        }
        let Some(host) = self.0.hosts.named(request.uri(), request.headers()) else {
            counter!("firing_arc_refused_total", "why" => "host").increment(1);
            let what = "this server does not have that host name; --host NAME adds one";
            return Err(Refused::new(StatusCode::MISDIRECTED_REQUEST, what));
        };
        let for_programs = path.starts_with(FOR_PROGRAMS);
        if for_programs && !self.0.hosts.may_write(&host, request.headers()) {
            counter!("firing_arc_refused_total", "why" => "origin").increment(1);
            let what =
                "pages of another origin may not use the rooms; --public URL names the origin of this server";
            return Err(Refused::new(StatusCode::FORBIDDEN, what));
        }
        let works = for_programs || path.starts_with(OF_ROOMS);
        let rates = if works { &self.0.rates } else { &self.0.files };
        if let Some(again) = asker.and_then(|asker| rates.too_soon(asker)) {
            counter!("firing_arc_refused_total", "why" => "rate").increment(1);
            let what = "too many requests from this address";
            return Err(Refused::for_now(StatusCode::TOO_MANY_REQUESTS, what, again));
        }
        Ok(asker)
    }
}

/// Lets a request through to its door, or refuses it.
pub async fn pass(State(guard): State<Guard>, mut request: Request, next: Next) -> Response {
    let for_programs = request.uri().path().starts_with(FOR_PROGRAMS);
    let refuse =
        |refused: Refused| if for_programs { refused.for_programs() } else { refused.into_response() };
    let asker = match guard.judge(&request) {
        Ok(asker) => asker,
        Err(refused) => return refuse(refused),
    };
    if let Some(asker) = asker {
        request.extensions_mut().insert(asker);
    }
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    if !reads && !for_programs {
        return refuse(Refused::new(StatusCode::METHOD_NOT_ALLOWED, "only GET and HEAD are allowed"));
    }
    match tokio::time::timeout(guard.0.request_time, next.run(request)).await {
        Ok(mut answer) => {
            // For the server log.
            if let Some(asker) = asker {
                answer.extensions_mut().insert(asker);
            }
            answer
        }
        Err(_) => {
            let what = "the server could not answer in time";
            refuse(Refused::for_now(StatusCode::SERVICE_UNAVAILABLE, what, 1000))
        }
    }
}

/// Adds the headers of a strict page to an answer.
pub async fn dress(request: Request, next: Next) -> Response {
    let for_programs = request.uri().path().starts_with(FOR_PROGRAMS);
    let mut answer = next.run(request).await;
    let headers = answer.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    let opener = HeaderName::from_static("cross-origin-opener-policy");
    headers.insert(opener, HeaderValue::from_static("same-origin"));
    if for_programs {
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    answer
}
