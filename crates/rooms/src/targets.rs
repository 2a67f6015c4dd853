//! Targets: the places to which a seat has its reminders sent, and how they are written down.

use std::fmt;

use engine::Fact;
use serde::{Deserialize, Serialize};
use store::Private;

use crate::limits;
use crate::refusal::{Refusal, RefusalReason};

/// Kind of the private row that keeps the targets of a seat.
pub(crate) const TARGETS: &str = "targets";
/// Wrong codes after which an e-mail address is given up.
const TRIES: u32 = 10;
/// Reminders in a row that may fail before their target is given up.
const FAILURES: u32 = 3;
/// Notices of dropped targets that are kept for a seat.
const NOTICES: usize = 5;
/// Letters of the base64 of a browser's public key (65 bytes) and of its secret (16 bytes).
const KEY_LETTERS: (usize, usize) = (87, 22);

/// A place to which reminders are sent. Its `Debug` form is the kind alone, because the rest is a secret of its seat.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Target {
    /// A browser, by its push service.
    Push(Browser),
    /// An e-mail address.
    Mail(String),
    /// A URL that takes JSON as chat servers do.
    Webhook(String),
}

/// The subscription of a browser, in the words of the Push API.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Browser {
    /// URL at the push service.
    pub endpoint: String,
    /// Public key of the browser, in base64 for URLs.
    pub p256dh: String,
    /// Secret shared with the browser, in base64 for URLs.
    pub auth: String,
}

/// The kinds of targets that a program sends to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "they are chosen one by one")]
pub struct Offers {
    /// Browsers, by push services.
    pub push: bool,
    /// E-mail.
    pub mail: bool,
    /// Webhooks.
    pub webhooks: bool,
    /// `true` if `http:` is taken besides `https:`, as tests and private networks need.
    pub plain: bool,
}

/// A target as a seat keeps it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Kept {
    /// Number of the target; no other target of the seat has or had it.
    pub(crate) number: u32,
    pub(crate) target: Target,
    /// Reminders in a row that came to nothing.
    failed: u32,
    /// Code that an e-mail address still has to prove.
    pub(crate) code: Option<String>,
    /// Wrong codes so far.
    wrong: u32,
}

/// A target that was given up, and why.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Notice {
    kind: String,
    why: String,
}

/// All targets of a seat, as its private row has them.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) struct Targets {
    pub(crate) all: Vec<Kept>,
    dropped: Vec<Notice>,
    given: u32,
}

impl fmt::Debug for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind())
    }
}

impl fmt::Debug for Targets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.all.iter().map(|kept| &kept.target)).finish()
    }
}

impl Target {
    /// Returns the word of its kind.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Push(_) => "push",
            Self::Mail(_) => "mail",
            Self::Webhook(_) => "webhook",
        }
    }

    /// Returns the endpoint, the address or the URL, by which a target is known.
    fn place(&self) -> &str {
        match self {
            Self::Push(browser) => &browser.endpoint,
            Self::Mail(place) | Self::Webhook(place) => place,
        }
    }

    /// Refuses what is not offered, or cannot be a target.
    pub(crate) fn check(&self, offers: Offers) -> Result<(), Refusal> {
        let (offered, fits) = match self {
            Self::Push(browser) => (offers.push, is_url(&browser.endpoint, offers) && browser.has_keys()),
            Self::Mail(address) => (offers.mail, is_address(address)),
            Self::Webhook(url) => (offers.webhooks, is_url(url, offers)),
        };
        let kind = self.kind();
        if !offered {
            return Err(Refusal::new(
                RefusalReason::Refused,
                "add",
                format!("this server sends no reminders by {kind}"),
            ));
        }
        if !fits {
            let what = format!("this is no target of reminders by {kind}; docs/rooms.md has the forms");
            return Err(Refusal::new(RefusalReason::Line, "add", what));
        }
        Ok(())
    }
}

impl Browser {
    fn has_keys(&self) -> bool {
        let fits = |text: &str, letters| {
            let text = text.trim_end_matches('=');
            text.len() == letters && text.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_".contains(&b))
        };
        fits(&self.p256dh, KEY_LETTERS.0) && fits(&self.auth, KEY_LETTERS.1)
    }
}

/// Returns `true` for a URL with a name of a host. A server looks closer before it sends anything there.
fn is_url(text: &str, offers: Offers) -> bool {
    let rest =
        text.strip_prefix("https://").or_else(|| text.strip_prefix("http://").filter(|_| offers.plain));
    let host = rest.and_then(|rest| rest.split(['/', '?']).next()).unwrap_or_default();
    let plain = text.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'#' && byte != b'\\');
    plain && text.len() <= limits::TARGET && !host.is_empty() && !host.contains('@')
}

/// Returns `true` for what may be one e-mail address and nothing more.
fn is_address(text: &str) -> bool {
    let Some((name, host)) = text.rsplit_once('@') else { return false };
    let plain = text
        .bytes()
        .all(|byte| byte.is_ascii_graphic() && !b"\"(),:;<>@[\\]".contains(&byte) || byte == b'@');
    plain && text.len() <= limits::ADDRESS && !name.is_empty() && !name.contains('@') && host.contains('.')
}

impl Targets {
    /// Adds a target, or takes its keys over if it is there; returns its number, and whether a code must be sent to it.
    pub(crate) fn add(
        &mut self,
        target: Target,
        code: impl FnOnce() -> String,
    ) -> Result<(u32, bool), Refusal> {
        if let Some(kept) = self.all.iter_mut().find(|kept| kept.target.place() == target.place()) {
            kept.target = target;
            kept.failed = 0;
            return Ok((kept.number, kept.code.is_some()));
        }
        if self.all.len() >= limits::TARGETS {
            let what = format!("a seat has at most {} targets; remove one first", limits::TARGETS);
            return Err(Refusal::limit("add", what, None));
        }
        let code = matches!(target, Target::Mail(_)).then(code);
        let asks = code.is_some();
        self.given += 1;
        self.all.push(Kept { number: self.given, target, failed: 0, code, wrong: 0 });
        Ok((self.given, asks))
    }

    /// Removes a target; one that is gone is no fault.
    pub(crate) fn remove(&mut self, number: u32) {
        self.all.retain(|kept| kept.number != number);
    }

    /// Takes the code of an e-mail address. Returns `false` if it is wrong.
    pub(crate) fn confirm(&mut self, code: &str) -> bool {
        let said = code.trim().to_ascii_lowercase();
        if let Some(kept) = self.all.iter_mut().find(|kept| kept.code.as_deref() == Some(&said)) {
            kept.code = None;
            return true;
        }
        for kept in self.all.iter_mut().filter(|kept| kept.code.is_some()) {
            kept.wrong += 1;
        }
        let spent = self.all.iter().find(|kept| kept.wrong >= TRIES).map(|kept| kept.number);
        if let Some(number) = spent {
            self.give_up(number, "too many wrong codes");
        }
        false
    }

    /// Returns the targets that may be reminded.
    pub(crate) fn ready(&self) -> impl Iterator<Item = &Kept> {
        self.all.iter().filter(|kept| kept.code.is_none())
    }

    /// Returns a target by its number.
    pub(crate) fn get(&self, number: u32) -> Option<&Kept> {
        self.all.iter().find(|kept| kept.number == number)
    }

    /// Notes that a reminder arrived.
    pub(crate) fn arrived(&mut self, number: u32) {
        if let Some(kept) = self.all.iter_mut().find(|kept| kept.number == number) {
            kept.failed = 0;
        }
    }

    /// Notes that a reminder came to nothing after all its tries; a target that fails too often is given up.
    pub(crate) fn failed(&mut self, number: u32) {
        let Some(kept) = self.all.iter_mut().find(|kept| kept.number == number) else { return };
        kept.failed += 1;
        if kept.failed >= FAILURES || kept.code.is_some() {
            self.give_up(number, "it could not be reached");
        }
    }

    /// Drops a target, and keeps a notice for the seat.
    pub(crate) fn give_up(&mut self, number: u32, why: &str) {
        let Some(at) = self.all.iter().position(|kept| kept.number == number) else { return };
        let kept = self.all.remove(at);
        self.dropped.push(Notice { kind: kept.target.kind().to_owned(), why: why.to_owned() });
        let many = self.dropped.len().saturating_sub(NOTICES);
        self.dropped.drain(..many);
    }

    /// Returns what the seat is told of its targets.
    pub(crate) fn facts(&self) -> Fact {
        let target = |kept: &Kept| {
            Fact::map([
                ("number", Fact::Int(i64::from(kept.number))),
                ("kind", Fact::text(kept.target.kind())),
                ("to", Fact::text(kept.target.place())),
                ("confirmed", Fact::Bool(kept.code.is_none())),
            ])
        };
        let notice = |notice: &Notice| {
            Fact::map([("kind", Fact::text(&notice.kind)), ("why", Fact::text(&notice.why))])
        };
        Fact::map([
            ("targets", Fact::list(&self.all, target)),
            ("dropped", Fact::list(&self.dropped, notice)),
        ])
    }

    /// Returns the numbers of targets and of notices, for the status of the seat.
    pub(crate) fn counts(&self) -> Fact {
        let (ready, dropped) = (self.ready().count() as i64, self.dropped.len() as i64);
        Fact::map([("targets", Fact::Int(ready)), ("dropped", Fact::Int(dropped))])
    }

    /// Returns the private row of a seat.
    pub(crate) fn row(&self, seat: u8) -> Private {
        let empty = self.all.is_empty() && self.dropped.is_empty();
        // Targets are text and numbers, which JSON always takes.
        let body = if empty { Vec::new() } else { serde_json::to_vec(self).unwrap_or_default() };
        Private { seat, kind: TARGETS.into(), body }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_one_address_or_one_url_is_a_target() {
        let all = Offers { push: true, mail: true, webhooks: true, plain: false };
        let mail = |text: &str| Target::Mail(text.to_owned()).check(all).is_ok();
        assert!(mail("ada@example.org") && mail("ada+arc@mail.example.org"));
        for wrong in [
            "ada",
            "ada@host",
            "@example.org",
            "a@b.c, d@e.f",
            "a@b.c\r\nBcc: d@e.f",
            "a b@c.d",
            "<a@b.c>",
            "a@b@c.d",
            "a@b.c>",
            "\"a\"@b.c",
            "a@[127.0.0.1]",
        ] {
            assert!(!mail(wrong), "{wrong:?}");
        }
        let hook = |text: &str| Target::Webhook(text.to_owned()).check(all).is_ok();
        assert!(hook("https://chat.example/api/webhooks/1/abc") && hook("https://chat.example:8443?x=1"));
        for wrong in [
            "http://chat.example/",
            "https://",
            "https:///x",
            "https://a@b/",
            "https://a/ b",
            "https://a/\n",
            "ftp://a/",
        ] {
            assert!(!hook(wrong), "{wrong:?}");
        }
        let none = Target::Mail("ada@example.org".to_owned()).check(Offers::default());
        assert_eq!(none.map_err(|refusal| refusal.why()), Err(RefusalReason::Refused));
    }

    #[test]
    fn an_address_is_given_up_after_ten_wrong_codes() {
        let mut targets = Targets::default();
        let added = targets.add(Target::Mail("ada@example.org".to_owned()), || "abcdef".to_owned());
        assert_eq!(added.map_err(|refusal| refusal.why()), Ok((1, true)));
        for _ in 0..9 {
            assert!(!targets.confirm("nonono") && targets.all.len() == 1);
        }
        assert!(targets.ready().next().is_none(), "it is not confirmed");
        let mut other = targets.clone();
        assert!(other.confirm(" ABCDEF ") && other.ready().count() == 1);
        assert!(!targets.confirm("nonono") && targets.all.is_empty());
        assert!(!targets.confirm("abcdef") && targets.all.is_empty());
    }

    #[test]
    fn a_target_that_fails_three_times_in_a_row_is_given_up_with_a_notice() {
        let mut targets = Targets::default();
        let target = Target::Webhook("https://chat.example/x".to_owned());
        assert!(targets.add(target.clone(), String::new).is_ok());
        assert_eq!(format!("{target:?} {targets:?}"), "webhook [webhook]", "the URL is a secret");
        targets.failed(1);
        targets.failed(1);
        targets.arrived(1);
        targets.failed(1);
        targets.failed(1);
        assert_eq!(targets.all.len(), 1);
        targets.failed(1);
        assert!(targets.all.is_empty() && targets.dropped.len() == 1);
        assert!(
            targets.add(target, String::new).is_ok_and(|(number, _)| number == 2),
            "numbers are never given twice"
        );
    }
}
