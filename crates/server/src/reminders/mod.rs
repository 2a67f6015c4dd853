//! Reminders: what rooms ask to be sent to people who are away, sent by push, e-mail and webhooks. Nothing waits for it.

mod mail;
mod push;
pub(crate) mod reach;
mod words;

use std::num::NonZeroU32;
use std::path::PathBuf;
use std::sync::Arc;

use axum::http::StatusCode;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use metrics::{counter, gauge};
use rooms::{Offers, Outcome, Reminder, Rooms, Target};
use serde_json::{Value, json};
use shelf::Shelf;
use store::Store;
use tokio::sync::Semaphore;

use self::mail::Post;
use self::push::Signer;
use self::reach::{Broken, Reach};
use self::words::Words;
use crate::fault::Fault;
use crate::stop::Stop;

pub use self::mail::{Mail, Secure};

/// Reminders that are sent at once.
const HANDS: usize = 8;
/// Reminders a second, and in a row.
const RATE: (NonZeroU32, NonZeroU32) = (some(20), some(100));
/// Reminders to one host a second, and in a row.
const RATE_EACH: (NonZeroU32, NonZeroU32) = (some(5), some(20));
/// E-mails an hour, half of which may come in a row.
const MAILS: NonZeroU32 = some(600);

const fn some(number: u32) -> NonZeroU32 {
    match NonZeroU32::new(number) {
        Some(number) => number,
        None => NonZeroU32::MIN,
    }
}

/// The reminders that a server sends; without any it sends none.
#[derive(Clone, Debug, Default)]
pub struct Reminders {
    /// File of the key that signs what is pushed to browsers; made when it is missing. Absent, nothing is pushed.
    pub push: Option<PathBuf>,
    /// `true` if webhooks are called.
    pub webhooks: bool,
    /// Server that takes e-mail; absent, none is sent.
    pub mail: Option<Mail>,
    /// `true` if push services and webhooks may be at private addresses, and without TLS.
    pub private: bool,
}

/// Sends reminders.
pub struct Sender {
    signer: Option<Signer>,
    post: Option<Post>,
    webhooks: bool,
    reach: Reach,
    words: Words,
    rate: DefaultDirectRateLimiter,
    rate_each: DefaultKeyedRateLimiter<String>,
    mails: DefaultDirectRateLimiter,
}

impl Sender {
    /// Makes ready to send what the settings name. `root` is the URL of the server, without a slash at its end.
    ///
    /// # Errors
    /// [`Fault::PushKey`], [`Fault::Mail`] and [`Fault::Roots`].
    pub fn new(settings: &Reminders, shelf: &Shelf, root: &str) -> Result<Self, Fault> {
        let contact = match &settings.mail {
            _ if root.starts_with("https://") => root.to_owned(),
            Some(mail) => format!("mailto:{}", mail.from),
            None => "https://firing-arc.invalid".to_owned(),
        };
        let signer = settings.push.as_ref().map(|file| Signer::open(file, contact)).transpose()?;
        let post = settings.mail.as_ref().map(|mail| Post::new(mail, root)).transpose()?;
        let calls = settings.webhooks || signer.is_some();
        Ok(Self {
            signer,
            post,
            webhooks: settings.webhooks,
            reach: if calls { Reach::new(settings.private)? } else { Reach::nowhere() },
            words: Words::new(shelf, root),
            rate: RateLimiter::direct(Quota::per_second(RATE.0).allow_burst(RATE.1)),
            rate_each: RateLimiter::keyed(Quota::per_second(RATE_EACH.0).allow_burst(RATE_EACH.1)),
            mails: RateLimiter::direct(Quota::per_hour(MAILS).allow_burst(some(MAILS.get() / 2))),
        })
    }

    /// Returns the kinds of targets that reminders are sent to.
    pub const fn offers(&self) -> Offers {
        Offers {
            push: self.signer.is_some(),
            mail: self.post.is_some(),
            webhooks: self.webhooks,
            plain: self.reach.private(),
        }
    }

    /// Returns what clients are told of it.
    pub fn told(&self) -> Value {
        let push = self.signer.as_ref().map(Signer::public_key);
        json!({"push": push, "mail": self.post.is_some(), "webhooks": self.webhooks})
    }

    /// Tries once to send a reminder.
    async fn send(&self, reminder: &Reminder) -> Outcome {
        let host = match &reminder.target {
            Target::Push(browser) => reach::host(&browser.endpoint),
            Target::Webhook(url) => reach::host(url),
            Target::Mail(address) => address.rsplit('@').next().unwrap_or_default().to_owned(),
        };
        let is_mail = matches!(reminder.target, Target::Mail(_));
        let now = DefaultClock::default().now();
        let soon = self.rate_each.check_key(&host).err().map(|soon| soon.wait_time_from(now));
        let soon = soon.or_else(|| Some(self.rate.check().err()?.wait_time_from(now)));
        let soon = soon.or_else(|| Some(self.mails.check().err().filter(|_| is_mail)?.wait_time_from(now)));
        if let Some(wait) = soon {
            return Outcome::Later(wait.as_millis() as i64 + 1);
        }
        match (&reminder.target, &self.signer, &self.post) {
            (Target::Push(browser), Some(signer), _) => {
                let payload = self.words.payload(reminder);
                match signer.request(browser, &payload, &reminder.room()) {
                    Some(request) => pushed(self.reach.post(request).await),
                    None => Outcome::Gone("its keys are not keys of a browser"),
                }
            }
            (Target::Webhook(url), ..) if self.webhooks => {
                let text = self.words.text(reminder);
                let body = json!({"content": text, "text": text}).to_string();
                match reach::json(url, body) {
                    Some(request) => called(self.reach.post(request).await),
                    None => Outcome::Gone("it is not a URL"),
                }
            }
            (Target::Mail(address), _, Some(post)) => {
                post.send(address, self.words.subject(reminder), self.words.letter(reminder)).await
            }
            _ => Outcome::Gone("this server no longer sends reminders of this kind"),
        }
    }
}

/// Reads the answer of a push service.
fn pushed(answer: Result<StatusCode, Broken>) -> Outcome {
    match answer {
        // The subscription was made for another key.
        Ok(StatusCode::FORBIDDEN) => Outcome::Gone("the push service refuses it"),
        other => called(other),
    }
}

/// Reads the answer to a webhook.
fn called(answer: Result<StatusCode, Broken>) -> Outcome {
    match answer {
        Ok(status) if status.is_success() => Outcome::Sent,
        Ok(StatusCode::NOT_FOUND | StatusCode::GONE) => {
            Outcome::Gone("the service does not know it any more")
        }
        Ok(_) | Err(Broken::Failed) => Outcome::Failed,
        Err(Broken::Private) => Outcome::Gone("its address is not public"),
    }
}

/// Sends the reminders of rooms until the server stops.
pub async fn serve<S: Store>(rooms: Arc<Rooms<S>>, sender: Arc<Sender>, stop: Stop) {
    let free = Arc::new(Semaphore::new(HANDS));
    loop {
        let Ok(hand) = free.clone().acquire_owned().await else { return };
        let reminder = tokio::select! {
            reminder = rooms.wait_for_reminder() => reminder,
            () = stop.begun.cancelled() => return,
        };
        gauge!("firing_arc_reminders_waiting").set(rooms.waiting_reminders() as f64);
        let (rooms, sender) = (rooms.clone(), sender.clone());
        // What is not answered for when the server stops is tried again after its start.
        drop(tokio::spawn(async move {
            let outcome = sender.send(&reminder).await;
            note(&reminder, outcome);
            if let Err(refusal) = rooms.note_outcome(&reminder, outcome).await {
                tracing::error!(%refusal, "the outcome of a reminder was not written");
            }
            drop(hand);
        }));
    }
}

/// Counts a try. Neither the room nor the target is named.
fn note(reminder: &Reminder, outcome: Outcome) {
    let kind = reminder.target.kind();
    let word = match outcome {
        Outcome::Sent => "sent",
        Outcome::Failed => "failed",
        Outcome::Later(_) => "later",
        Outcome::Gone(_) => "gone",
    };
    counter!("firing_arc_reminders_total", "kind" => kind, "outcome" => word).increment(1);
    tracing::info!(kind, outcome = word, "reminder");
}
