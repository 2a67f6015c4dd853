//! Pages: the client's own, also under the address of a room, with what other sites show of them; and whether the server is well.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{Extension, Path, Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HOST};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use rooms::{RefusalReason, Rooms, Shown};
use shelf::Shelf;
use store::{RoomId, Store};
use tokio::sync::{Mutex, Semaphore};
use tokio::time::Instant;

use crate::asker::Asker;
use crate::cards::{Pictures, PreviewCard};
use crate::picture::{Scene, description, page_title};
use crate::refused::Refused;
use crate::site::Site;
use crate::stop::Stop;

/// The time for which the word of the store holds that it is well: however often it is asked for, it is looked at once.
const WELL: Duration = Duration::from_secs(1);

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
                && refusal.why() != RefusalReason::Room
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
    /// Work on rooms that is done together, here and behind the doors of programs; more waits.
    hands: Arc<Semaphore>,
    /// The time at which the store was asked last, and if it was well.
    well: Arc<Mutex<Option<(Instant, bool)>>>,
    pictures: Pictures,
    /// The URL by which people reach the server, without a slash at its end.
    public: Option<String>,
    stop: Stop,
}

impl Pages {
    /// Makes the pages of a client, and of rooms if there are any; `hands` work on these.
    pub fn new(
        site: Site,
        rooms: Option<Arc<dyn Told>>,
        hands: Arc<Semaphore>,
        pictures: Pictures,
        public: Option<&str>,
        stop: Stop,
    ) -> Self {
        let public = public.map(|public| public.trim_end_matches('/').to_owned());
        Self { site, rooms, hands, well: Arc::default(), pictures, public, stop }
    }

    /// Returns what anybody may see of a room, once there is a hand for it.
    async fn shown<'a>(&'a self, room: &str) -> Option<(&'a Shelf, Shown)> {
        let rooms = self.rooms.as_ref()?;
        // The hands are never taken away.
        let _hand = self.hands.acquire().await.ok()?;
        Some((rooms.games(), rooms.shown(room).await?))
    }

    /// Returns `true` if there are no rooms, or their store answered a moment ago.
    async fn is_well(&self) -> bool {
        let Some(rooms) = &self.rooms else { return true };
        let mut known = self.well.lock().await;
        if let Some((_, well)) = known.filter(|(since, _)| since.elapsed() < WELL) {
            return well;
        }
        let well = rooms.is_well().await;
        *known = Some((Instant::now(), well));
        well
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
        .route("/r/", get(no_room))
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
    if !pages.is_well().await {
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

/// Answers with the client's page under an address that is no room's: the page says so, and leads on.
async fn no_room(State(pages): State<Pages>) -> Result<Response, Refused> {
    let page = html(from_the_root(&whole(&pages).await?));
    Ok((StatusCode::NOT_FOUND, page).into_response())
}

/// Answers with the client's page under the address of a room.
async fn room(
    State(pages): State<Pages>,
    Path(room): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    if named(&room).is_err() {
        return no_room(State(pages)).await;
    }
    let shown = pages.shown(&room).await;
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
    if pages.rooms.is_none() {
        return Err(none());
    }
    pages.pictures.pass(asker.map(|Extension(asker)| asker))?;
    let (games, shown) = pages.shown(&room).await.ok_or_else(none)?;
    let scene = Scene::of(games, &shown).ok_or_else(none)?;
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
    use std::sync::atomic::{AtomicUsize, Ordering};

    use axum::body::Body;
    use tower::ServiceExt;

    /// Rooms that count how often they are asked, and how many looks at them are taken together.
    #[derive(Default)]
    struct Counting {
        asked: AtomicUsize,
        together: AtomicUsize,
        most: AtomicUsize,
    }

    impl Told for Counting {
        fn is_well(&self) -> BoxFuture<'_, bool> {
            Box::pin(async {
                tokio::time::sleep(Duration::from_millis(10)).await;
                // The store fails at the second look.
                self.asked.fetch_add(1, Ordering::SeqCst) != 1
            })
        }

        fn shown<'a>(&'a self, _: &'a str) -> BoxFuture<'a, Option<Shown>> {
            Box::pin(async {
                let together = self.together.fetch_add(1, Ordering::SeqCst) + 1;
                self.most.fetch_max(together, Ordering::SeqCst);
                tokio::time::sleep(Duration::from_millis(10)).await;
                self.together.fetch_sub(1, Ordering::SeqCst);
                None
            })
        }

        fn games(&self) -> &Shelf {
            &games::SHELF
        }
    }

    /// Returns the routes of pages over these rooms, with two hands, and the client's folder, which the test removes.
    fn over(rooms: &Arc<Counting>, name: &str) -> (Router, std::path::PathBuf) {
        let folder = std::env::temp_dir().join(format!("firing-arc-pages-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join("index.html"), "<title>Firing Arc</title>").unwrap();
        let (hands, told) = (Arc::new(Semaphore::new(2)), rooms.clone());
        let site = Site::new(folder.clone());
        let pages = Pages::new(site, Some(told), hands, Pictures::new(), None, Stop::default());
        (routes(pages), folder)
    }

    /// Returns the status of the answers to `count` requests for a path at once.
    async fn asked(routes: &Router, path: &str, count: usize) -> Vec<u16> {
        let one = |_| {
            let request = Request::builder().uri(path).body(Body::empty()).unwrap();
            tokio::spawn(routes.clone().oneshot(request))
        };
        let mut all = Vec::new();
        for answer in (0..count).map(one).collect::<Vec<_>>() {
            all.push(answer.await.unwrap().unwrap().status().as_u16());
        }
        all
    }

    #[tokio::test(start_paused = true)]
    async fn the_store_is_looked_at_once_a_second_however_often_it_is_asked_for() {
        let rooms = Arc::new(Counting::default());
        let (routes, folder) = over(&rooms, "ready");
        assert_eq!(asked(&routes, "/readyz", 50).await, [200; 50]);
        assert_eq!(asked(&routes, "/readyz", 50).await, [200; 50]);
        assert_eq!(rooms.asked.load(Ordering::SeqCst), 1);
        tokio::time::sleep(WELL).await;
        assert_eq!(asked(&routes, "/readyz", 50).await, [503; 50], "the store does not answer any more");
        tokio::time::sleep(WELL).await;
        assert_eq!(asked(&routes, "/readyz", 50).await, [200; 50]);
        assert_eq!(rooms.asked.load(Ordering::SeqCst), 3);
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[tokio::test]
    async fn pages_of_rooms_are_worked_at_by_so_many_hands_and_all_are_answered() {
        let rooms = Arc::new(Counting::default());
        let (routes, folder) = over(&rooms, "hands");
        assert_eq!(asked(&routes, "/r/7h3k9q2m4n8p1rst", 20).await, [200; 20]);
        assert_eq!(asked(&routes, "/r/7h3k9q2m4n8p1rst/card.png", 20).await, [404; 20]);
        assert_eq!(rooms.most.load(Ordering::SeqCst), 2);
        std::fs::remove_dir_all(folder).unwrap();
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
