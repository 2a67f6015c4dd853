//! Pages: the client's own, also under the address of a room, and whether the server is well.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use rooms::Rooms;
use serde_json::Value;
use store::{RoomId, Store};

use crate::refused::Refused;
use crate::site::Site;
use crate::stop::Stop;

/// A future without a name.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// The words of pages about rooms.
pub trait Told: Send + Sync + 'static {
    /// Returns `true` if rooms can be read and written.
    fn is_well(&self) -> BoxFuture<'_, bool>;

    /// Returns the title of a room, for the page and for previews of its link; none if there is no such room.
    fn title<'a>(&'a self, room: &'a str) -> BoxFuture<'a, Option<String>>;
}

impl<S: Store> Told for Rooms<S> {
    fn is_well(&self) -> BoxFuture<'_, bool> {
        Box::pin(async { self.store().check().await.is_ok() })
    }

    fn title<'a>(&'a self, room: &'a str) -> BoxFuture<'a, Option<String>> {
        Box::pin(async {
            let answer = self.call(room, None, r#"{"call":"room"}"#).await;
            let told: Value = serde_json::from_str(&answer.line).ok()?;
            title(&told["ok"])
        })
    }
}

/// Returns the title of a room from its public facts: the scenario, and who plays.
fn title(room: &Value) -> Option<String> {
    let scenario = room["title"].as_str()?;
    let name = |seat: &Value| {
        let name = seat["name"].as_str().filter(|name| !name.is_empty());
        name.or_else(|| seat["captain"].as_str()).unwrap_or("an open seat").to_owned()
    };
    let seats: Vec<String> = room["seats"].as_array()?.iter().map(name).collect();
    Some(format!("{scenario}: {} – Firing Arc", seats.join(" against ")))
}

/// The folder of the client, its rooms, and whether the server is about to end.
#[derive(Clone)]
pub struct Pages {
    site: Site,
    rooms: Option<Arc<dyn Told>>,
    stop: Stop,
}

/// Returns the routes of pages and files.
pub fn routes(site: Site, rooms: Option<Arc<dyn Told>>, stop: Stop) -> Router {
    Router::new()
        .route("/healthz", get(async || "ok\n"))
        .route("/readyz", get(ready))
        .route("/r/{room}", get(room))
        .fallback(file)
        .with_state(Pages { site, rooms, stop })
}

async fn ready(State(pages): State<Pages>) -> Result<&'static str, Refused> {
    let not = |what: &str| Err(Refused::for_now(StatusCode::SERVICE_UNAVAILABLE, what, 5000));
    if pages.stop.begun.is_cancelled() {
        return not("the server is stopping");
    }
    if !pages.site.is_built() {
        return not("the client is not built");
    }
    if let Some(rooms) = &pages.rooms
        && !rooms.is_well().await
    {
        return not("the store of the rooms does not answer");
    }
    Ok("ready\n")
}

async fn file(State(pages): State<Pages>, request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return Refused::new(StatusCode::METHOD_NOT_ALLOWED, "only GET and HEAD").into_response();
    }
    pages.site.answer(request.uri().path(), request.headers()).await
}

/// Answers with the client's page under the address of a room.
async fn room(State(pages): State<Pages>, Path(room): Path<String>) -> Result<Response, Refused> {
    room.parse::<RoomId>().map_err(|error| Refused::new(StatusCode::NOT_FOUND, error.to_string()))?;
    let title = match &pages.rooms {
        Some(rooms) => rooms.title(&room).await,
        None => None,
    };
    let page = pages.site.text("index.html").await.map_err(|error| {
        tracing::error!(%error, "the page cannot be read");
        Refused::new(StatusCode::INTERNAL_SERVER_ERROR, "the page cannot be read")
    })?;
    let head = [(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-cache")];
    let page = from_the_root(&page);
    Ok((head, title.map_or(page.clone(), |title| titled(&page, &title))).into_response())
}

/// Makes the relative addresses of a page lead to the root of the site.
fn from_the_root(page: &str) -> String {
    page.replace("=\"./", "=\"/")
}

/// Gives a page another title, and the tags by which other sites show a link to it.
fn titled(page: &str, title: &str) -> String {
    let title = escaped(title);
    let head = format!(
        "<title>{title}</title><meta property=\"og:title\" content=\"{title}\" />\
         <meta property=\"og:site_name\" content=\"Firing Arc\" /><meta property=\"og:type\" content=\"website\" />"
    );
    match (page.find("<title>"), page.find("</title>")) {
        (Some(from), Some(to)) if from < to => {
            format!("{}{head}{}", &page[..from], &page[to + "</title>".len()..])
        }
        _ => page.to_owned(),
    }
}

/// Writes text of strangers so that it is text in a page and in an attribute.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            _ => safe.push(letter),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_of_strangers_stays_text() {
        let room = serde_json::json!({"title": "Duel", "seats": [{"name": "<script>\"'&"}, {"name": "", "captain": null}]});
        let title = title(&room).unwrap();
        assert_eq!(title, "Duel: <script>\"'& against an open seat – Firing Arc");
        let page = titled("<head><title>Firing Arc</title></head>", &title);
        assert!(page.starts_with("<head><title>Duel: &lt;script&gt;&quot;&#39;&amp; against"), "{page}");
        assert!(page.ends_with("</head>") && page.matches('<').count() == 7, "{page}");
    }

    #[test]
    fn a_page_under_another_address_finds_its_files() {
        let page =
            r#"<link href="./assets/a.css"><script src="./assets/a.js"></script><a href="https://x/./y">"#;
        let moved =
            r#"<link href="/assets/a.css"><script src="/assets/a.js"></script><a href="https://x/./y">"#;
        assert_eq!(from_the_root(page), moved);
    }
}
