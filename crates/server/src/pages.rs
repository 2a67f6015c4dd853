//! Pages: the client's own, also under the address of a room, with what other sites show of them; and whether the server is well.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use axum::Router;
use axum::extract::{Extension, Path, Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HOST};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use rooms::{Rooms, Shown, Why};
use shelf::Shelf;
use store::{RoomId, Store};

use crate::asker::Asker;
use crate::cards::{Pictures, PreviewCard};
use crate::picture::{Scene, description, page_title};
use crate::refused::Refused;
use crate::site::Site;
use crate::stop::Stop;

/// A future without a name.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// The part of the rooms that pages may show.
pub trait Told: Send + Sync + 'static {
    /// Returns `true` if rooms can be read and written.
    fn is_well(&self) -> BoxFuture<'_, bool>;

    /// Returns what anybody may see of a room; none if there is no such room, or it cannot be read now.
    fn shown<'a>(&'a self, room: &'a str) -> BoxFuture<'a, Option<Shown>>;

    /// Returns the games that are played.
    fn games(&self) -> &Shelf;
}

impl<S: Store> Told for Rooms<S> {
    fn is_well(&self) -> BoxFuture<'_, bool> {
        Box::pin(async { self.store().check().await.is_ok() })
    }

    fn shown<'a>(&'a self, room: &'a str) -> BoxFuture<'a, Option<Shown>> {
        Box::pin(async {
            let shown = Self::shown(self, room).await;
            if let Err(refusal) = &shown
                && refusal.why() != Why::Room
            {
                tracing::warn!(%refusal, "a room cannot be shown");
            }
            shown.ok()
        })
    }

    fn games(&self) -> &Shelf {
        self.shelf()
    }
}

/// The folder of the client, its rooms, and whether the server is about to end.
#[derive(Clone)]
pub struct Pages {
    site: Site,
    rooms: Option<Arc<dyn Told>>,
    pictures: Pictures,
    /// The URL by which people reach the server, without a slash at its end.
    public: Option<String>,
    stop: Stop,
}

impl Pages {
    /// Has the pages of a client, and of rooms if there are any.
    pub fn new(
        site: Site,
        rooms: Option<Arc<dyn Told>>,
        pictures: Pictures,
        public: Option<&str>,
        stop: Stop,
    ) -> Self {
        let public = public.map(|public| public.trim_end_matches('/').to_owned());
        Self { site, rooms, pictures, public, stop }
    }

    /// Returns the URL under which a request found the server: the public one, or the host that it named.
    fn root(&self, headers: &HeaderMap) -> String {
        let host = || headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
        self.public.clone().unwrap_or_else(|| format!("http://{}", host()))
    }
}

/// Returns the routes of pages and files.
pub fn routes(pages: Pages) -> Router {
    Router::new()
        .route("/healthz", get(async || "ok\n"))
        .route("/readyz", get(ready))
        .route("/", get(home))
        .route("/index.html", get(home))
        .route("/r/{room}", get(room))
        .route("/card.png", get(cover))
        .route("/r/{room}/card.png", get(picture))
        .fallback(file)
        .with_state(pages)
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
        return not("the database of the rooms does not answer");
    }
    Ok("ready\n")
}

async fn file(State(pages): State<Pages>, request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return Refused::new(StatusCode::METHOD_NOT_ALLOWED, "only GET and HEAD are allowed").into_response();
    }
    pages.site.answer(request.uri().path(), request.headers()).await
}

/// Answers with the client's page under the address of a room.
async fn room(
    State(pages): State<Pages>,
    Path(room): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    named(&room)?;
    let shown = match &pages.rooms {
        Some(rooms) => rooms.shown(&room).await.map(|shown| (rooms.games(), shown)),
        None => None,
    };
    let page = from_the_root(&whole(&pages).await?);
    let page = match shown {
        Some((games, shown)) => {
            card(games, &shown, &pages.root(&headers), &room).map_or(page.clone(), |card| card.put(&page))
        }
        None => page,
    };
    Ok(html(page))
}

/// Returns the card of a room.
fn card(games: &Shelf, shown: &Shown, root: &str, name: &str) -> Option<PreviewCard> {
    let title = page_title(&shown.room)?;
    let about = description(games, &shown.room);
    let address = format!("{root}/r/{name}");
    // The number changes with each event, so that other sites do not show an old picture for ever.
    let picture = format!("{address}/card.png?{}", shown.room["last"].as_u64().unwrap_or_default());
    let alt = match shown.view {
        Some(_) => format!("The board of {title}. {about}"),
        None => format!("Two ships under way. {about}"),
    };
    Some(PreviewCard { title, about, page: address, picture, shows: alt })
}

/// Answers with the client's first page.
async fn home(State(pages): State<Pages>, headers: HeaderMap) -> Result<Response, Refused> {
    let root = pages.root(&headers);
    let card = PreviewCard {
        title: "Firing Arc".to_owned(),
        about: "Tabletop starship battles in the browser: plot in secret, seal, reveal.".to_owned(),
        page: format!("{root}/"),
        picture: format!("{root}/card.png"),
        shows: "Two ships under way under a deep sky, and the words: Firing Arc".to_owned(),
    };
    Ok(html(card.put(&whole(&pages).await?)))
}

/// Answers with the picture of the first page.
async fn cover(State(pages): State<Pages>, asker: Option<Extension<Asker>>) -> Result<Response, Refused> {
    pages.pictures.pass(asker.map(|Extension(asker)| asker))?;
    Ok(png(&pages.pictures.of(Scene::cover()).await?))
}

/// Answers with the picture of a room.
async fn picture(
    State(pages): State<Pages>,
    Path(room): Path<String>,
    asker: Option<Extension<Asker>>,
) -> Result<Response, Refused> {
    named(&room)?;
    let none = || Refused::new(StatusCode::NOT_FOUND, format!("there is no room {room}"));
    let rooms = pages.rooms.as_ref().ok_or_else(none)?;
    pages.pictures.pass(asker.map(|Extension(asker)| asker))?;
    let shown = rooms.shown(&room).await.ok_or_else(none)?;
    let scene = Scene::of(rooms.games(), &shown).ok_or_else(none)?;
    let picture = pages.pictures.of(scene).await?;
    Ok(png(&picture))
}

fn png(picture: &[u8]) -> Response {
    let head = [(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, "public, max-age=60")];
    (head, picture.to_vec()).into_response()
}

/// Refuses what is no name of a room.
fn named(room: &str) -> Result<RoomId, Refused> {
    room.parse().map_err(|error: store::NotARoomId| Refused::new(StatusCode::NOT_FOUND, error.to_string()))
}

/// Reads the client's page.
async fn whole(pages: &Pages) -> Result<String, Refused> {
    pages.site.text("index.html").await.map_err(|error| {
        tracing::error!(%error, "the page cannot be read");
        Refused::new(StatusCode::INTERNAL_SERVER_ERROR, "the page cannot be read")
    })
}

fn html(page: String) -> Response {
    ([(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-cache")], page).into_response()
}

/// Makes the relative addresses of a page lead to the root of the site.
fn from_the_root(page: &str) -> String {
    page.replace("=\"./", "=\"/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_under_another_address_finds_its_files() {
        let page =
            r#"<link href="./assets/a.css"><script src="./assets/a.js"></script><a href="https://x/./y">"#;
        let moved =
            r#"<link href="/assets/a.css"><script src="/assets/a.js"></script><a href="https://x/./y">"#;
        assert_eq!(from_the_root(page), moved);
    }
}
