//! Cards: what other sites show of a link to this one. Tags in the head of a page, and the picture they name.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

use axum::http::StatusCode;
use tokio::sync::Semaphore;

use crate::asker::Asker;
use crate::picture::{self, Scene};
use crate::rates::Rates;
use crate::refused::Refused;

/// Pictures that one address may ask for in a row, and then a second.
const BURST: u32 = 30;
const RATE: u32 = 1;
/// Pictures that are drawn at a time, and that may wait to be drawn.
const AT_ONCE: usize = 1;
const WAITING: usize = 8;
/// Bytes of the pictures that are kept.
const KEPT: usize = 16 << 20;

/// The pictures of rooms: drawn when they are asked for, some of them kept, and none in a hurry.
#[derive(Clone)]
pub struct Pictures(Arc<Drawn>);

struct Drawn {
    rates: Rates,
    hands: Arc<Semaphore>,
    line: Arc<Semaphore>,
    kept: Mutex<Kept>,
}

/// Pictures by what they show, in the order in which they were drawn.
#[derive(Default)]
struct Kept {
    all: BTreeMap<String, Arc<[u8]>>,
    order: VecDeque<String>,
    bytes: usize,
}

impl Kept {
    fn keep(&mut self, key: String, picture: Arc<[u8]>) {
        self.bytes += picture.len();
        self.order.push_back(key.clone());
        if let Some(old) = self.all.insert(key, picture) {
            self.bytes -= old.len();
        }
        while self.bytes > KEPT {
            let Some(oldest) = self.order.pop_front() else { break };
            // Drawn twice, it is in the order twice.
            self.bytes -= self.all.remove(&oldest).map_or(0, |old| old.len());
        }
    }
}

impl Pictures {
    /// Makes an empty cache of pictures.
    pub fn new() -> Self {
        Self(Arc::new(Drawn {
            rates: Rates::new(RATE, BURST),
            hands: Arc::new(Semaphore::new(AT_ONCE)),
            line: Arc::new(Semaphore::new(WAITING)),
            kept: Mutex::default(),
        }))
    }

    /// Forgets addresses that have been quiet.
    pub fn sweep(&self) {
        self.0.rates.sweep();
    }

    /// Lets an address ask for a picture.
    ///
    /// # Errors
    /// If it has asked for too many.
    pub fn pass(&self, asker: Option<Asker>) -> Result<(), Refused> {
        match asker.and_then(|asker| self.0.rates.too_soon(asker)) {
            None => Ok(()),
            Some(again) => {
                metrics::counter!("firing_arc_refused_total", "why" => "rate").increment(1);
                let what = "too many pictures for this address";
                Err(Refused::for_now(StatusCode::TOO_MANY_REQUESTS, what, again))
            }
        }
    }

    /// Returns the picture of a scene, kept or drawn now on a thread that nothing else waits for.
    ///
    /// # Errors
    /// If too many wait to be drawn, or it cannot be drawn.
    pub async fn of(&self, scene: Scene) -> Result<Arc<[u8]>, Refused> {
        let key = format!("{scene:?}");
        if let Some(kept) = self.kept(&key) {
            return Ok(kept);
        }
        let busy = || {
            let what = "too many pictures are being drawn; try again";
            Refused::for_now(StatusCode::SERVICE_UNAVAILABLE, what, 2000)
        };
        let place = self.0.line.clone().try_acquire_owned().map_err(|_| busy())?;
        let hand = self.0.hands.clone().acquire_owned().await.map_err(|_| busy())?;
        // Whoever was first may have drawn it meanwhile.
        if let Some(kept) = self.kept(&key) {
            return Ok(kept);
        }
        let drawn = tokio::task::spawn_blocking(move || {
            let drawn = picture::draw(&scene);
            // Held here, so that who goes away frees no hand before the work is done.
            drop((place, hand));
            drawn
        });
        let broken = |error: &dyn std::fmt::Display| {
            tracing::error!(%error, "a picture cannot be drawn");
            Refused::new(StatusCode::INTERNAL_SERVER_ERROR, "the picture cannot be drawn")
        };
        let drawn = drawn.await.map_err(|error| broken(&error))?.map_err(|error| broken(&error))?;
        let picture: Arc<[u8]> = drawn.into();
        self.0.kept.lock().unwrap_or_else(PoisonError::into_inner).keep(key, picture.clone());
        Ok(picture)
    }

    fn kept(&self, key: &str) -> Option<Arc<[u8]>> {
        self.0.kept.lock().unwrap_or_else(PoisonError::into_inner).all.get(key).cloned()
    }
}

/// Title, texts and picture that a page offers to other sites.
pub struct PreviewCard {
    pub title: String,
    pub about: String,
    /// The addresses of the page and of its picture, whole.
    pub page: String,
    pub picture: String,
    /// The picture in words.
    pub shows: String,
}

impl PreviewCard {
    /// Gives a page this title and these tags, in the place of its own.
    pub fn put(&self, page: &str) -> String {
        let tag = |name: &str, value: &str| {
            let attribute =
                if name.starts_with("twitter") || name == "description" { "name" } else { "property" };
            format!("<meta {attribute}=\"{name}\" content=\"{}\" />", escaped(value))
        };
        let (wide, high) = (picture::WIDE.to_string(), picture::HIGH.to_string());
        let tags: String = [
            ("description", self.about.as_str()),
            ("og:title", &self.title),
            ("og:description", &self.about),
            ("og:site_name", "Firing Arc"),
            ("og:type", "website"),
            ("og:url", &self.page),
            ("og:image", &self.picture),
            ("og:image:type", "image/png"),
            ("og:image:width", &wide),
            ("og:image:height", &high),
            ("og:image:alt", &self.shows),
            ("twitter:card", "summary_large_image"),
            ("twitter:title", &self.title),
            ("twitter:description", &self.about),
            ("twitter:image", &self.picture),
            ("twitter:image:alt", &self.shows),
        ]
        .map(|(name, value)| tag(name, value))
        .concat();
        let page = without_own(page);
        match (page.find("<title>"), page.find("</title>")) {
            (Some(from), Some(to)) if from < to => {
                let after = &page[to + "</title>".len()..];
                format!("{}<title>{}</title>{tags}{after}", &page[..from], escaped(&self.title))
            }
            _ => page,
        }
    }
}

/// Takes the page's own tags out, which are those of the first page.
fn without_own(page: &str) -> String {
    let own = |line: &&str| {
        let line = line.trim_start();
        line.starts_with("<meta")
            && ["=\"description\"", "=\"og:", "=\"twitter:"].iter().any(|one| line.contains(one))
    };
    page.split_inclusive('\n').filter(|line| !own(line)).collect()
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

    fn card(title: &str) -> PreviewCard {
        let said = |text: &str| text.to_owned();
        let (page, picture) = (said("https://arc.example/r/x"), said("https://arc.example/r/x/card.png"));
        PreviewCard { title: said(title), about: said("FTL"), page, picture, shows: said("A battle") }
    }

    #[test]
    fn texts_of_strangers_stay_text() {
        let page = card("<script>\"'&").put("<head><title>Firing Arc</title></head>");
        assert!(page.starts_with("<head><title>&lt;script&gt;&quot;&#39;&amp;</title><meta name="), "{page}");
        assert!(!page.contains("<script") && page.matches('<').count() == 20, "{page}");
        assert!(
            page.contains("<meta property=\"og:title\" content=\"&lt;script&gt;&quot;&#39;&amp;\" />"),
            "{page}"
        );
    }

    #[test]
    fn the_page_has_one_set_of_tags() {
        let own = "<head>\n  <meta name=\"description\" content=\"old\" />\n  <meta property=\"og:image\" content=\"old\" />\n  \
            <meta name=\"viewport\" content=\"kept\" />\n<title>Old</title></head>";
        let page = card("New").put(own);
        assert!(!page.contains("old") && !page.contains("Old") && page.contains("kept"), "{page}");
        assert_eq!(page.matches("og:image\"").count(), 1);
    }

    #[test]
    fn only_so_many_bytes_of_pictures_are_kept() {
        let mut kept = Kept::default();
        for number in 0..40 {
            kept.keep(format!("{}", number % 35), vec![0; 1 << 20].into());
            let held: usize = kept.all.values().map(|one| one.len()).sum();
            assert!(kept.bytes == held && held <= KEPT, "{held}");
        }
        assert!(kept.all.contains_key("4") && !kept.all.contains_key("12"));
    }
}
