//! Limits: what one seat and one address may ask for, and how long a name may be. `docs/rooms.md` lists them.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use store::{Hash, Millis, RoomId};

use crate::refusal::{Refusal, RefusalReason};
use crate::terms::ClockTerms;

/// The most letters of a name.
pub(crate) const NAME: usize = 40;
/// The most letters of a line of chat.
pub(crate) const CHAT: usize = 500;
/// The most bytes of a letter, and of all letters of a seat: each of the two has half of the room's space.
pub(crate) const LETTER: usize = seals::letter::MOST_IN_ROOM;
pub(crate) const LETTERS: usize = 8 << 20;
/// The most orders taken back in one decision.
pub(crate) const TAKE_BACKS: u32 = 20;
/// The most offers of a draw, or agreements to one, of a seat in one decision.
pub(crate) const OFFERS: u32 = 5;
/// The most standing orders of a seat.
pub(crate) const STANDING: usize = 20;
/// The most targets of reminders of a seat.
pub(crate) const TARGETS: usize = 6;
/// The most letters of the URL of a target, and of an e-mail address.
pub(crate) const TARGET: usize = 1000;
pub(crate) const ADDRESS: usize = 254;
/// The most events of one answer.
pub(crate) const EVENTS: usize = 500;
/// The most tokens whose rooms are listed at once.
pub(crate) const MINE: usize = 100;
/// The shortest and the longest clock, in seconds: a minute and two weeks.
const EACH: (u32, u32) = (60, 1_209_600);
/// The longest delay of spectators, in decisions.
const DELAY: usize = 1000;
/// The most buckets that are remembered; full ones are forgotten beyond it.
const BUCKETS: usize = 100_000;

const MINUTE: Millis = 60_000;

/// A thing that is counted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Counted {
    /// Rooms made from an address; the last wish for a rematch makes one.
    Makes,
    /// Joins from an address.
    Tries,
    /// Calls in a room: of a seat, or of one address without a seat.
    Calls,
    /// Lines of chat of a token in a room.
    Chat,
    /// Letters of a seat in a room.
    Letters,
    /// Names that a seat takes in a room.
    Names,
    /// Wishes for a rematch of a token.
    Wishes,
    /// Codes sent to an e-mail address.
    Codes,
    /// Targets that a seat adds in a room.
    Targets,
}

/// A rate: `burst` at once, and one more after each `pause`.
#[derive(Clone, Copy, Debug)]
struct Rate {
    burst: i64,
    pause: Millis,
}

impl Counted {
    const fn rate(self, limits: &RateLimits) -> Rate {
        let RateLimits { calls, rooms, .. } = *limits;
        match self {
            Self::Makes => Rate { burst: rooms as i64, pause: 60 * MINUTE / rooms as Millis },
            Self::Targets | Self::Names => Rate { burst: 20, pause: 3 * MINUTE },
            Self::Tries | Self::Letters => Rate { burst: 60, pause: MINUTE / 60 },
            Self::Calls => Rate { burst: calls as i64 / 3, pause: MINUTE / calls as Millis },
            Self::Chat => Rate { burst: 5, pause: MINUTE / 5 },
            Self::Wishes => Rate { burst: 10, pause: 6 * MINUTE },
            Self::Codes => Rate { burst: 3, pause: 8 * 60 * MINUTE },
        }
    }

    fn said(self, limits: &RateLimits) -> (&'static str, String) {
        let (place, what) = match self {
            Self::Makes => {
                return ("room", format!("at most {} new rooms an hour for one address", limits.rooms));
            }
            Self::Tries => ("token", "at most 60 attempts at seats a minute for one address"),
            Self::Calls => {
                ("call", "a seat, or all who watch from one address, reached the limit of calls a minute")
            }
            Self::Chat => ("text", "at most 5 chat lines a minute for one seat"),
            Self::Letters => ("text", "at most 60 letters a minute for one seat"),
            Self::Names => ("name", "at most 20 names an hour for one seat"),
            Self::Wishes => ("call", "at most 10 requests for a rematch an hour for one player"),
            Self::Codes => ("add", "at most 3 codes a day for one e-mail address"),
            Self::Targets => ("add", "at most 20 targets an hour for one seat"),
        };
        (place, what.to_owned())
    }
}

/// The one by which requests are counted.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum RateKey {
    Address(String),
    /// A seat of a room.
    Seat(RoomId, u8),
    /// An e-mail address, by its hash.
    Mail(Hash),
    Token(RoomId, Hash),
    /// An address that calls in a room and has no seat there: all who watch share one token.
    Spectator(RoomId, String),
    /// A token in all of its rooms.
    Player(Hash),
}

/// Rate limits: one bucket for each kind of request and each key.
pub(crate) struct RateLimits {
    /// Calls of a seat a minute.
    calls: u32,
    /// Rooms made from an address an hour.
    rooms: u32,
    /// Earliest time at which each bucket is full again (GCRA).
    full_at: Mutex<BTreeMap<(Counted, RateKey), Millis>>,
}

impl RateLimits {
    pub(crate) fn new(calls: u32, rooms: u32) -> Self {
        Self { calls: calls.max(3), rooms: rooms.max(1), full_at: Mutex::default() }
    }

    /// Lets a request through.
    ///
    /// # Errors
    /// If there were too many; it says when the next may pass.
    pub(crate) fn pass(&self, counted: Counted, key: RateKey, now: Millis) -> Result<(), Refusal> {
        let Rate { burst, pause } = counted.rate(self);
        let mut buckets = self.full_at.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= BUCKETS {
            buckets.retain(|_, full_at| *full_at > now);
        }
        let full_at = buckets.entry((counted, key)).or_insert(now);
        let next = (*full_at).max(now) + pause;
        let again = next - now - burst * pause;
        if again > 0 {
            let (place, what) = counted.said(self);
            return Err(Refusal::limit(place, format!("too many requests: {what}"), Some(again)));
        }
        *full_at = next;
        Ok(())
    }
}

/// Refuses a name that is too long, or has characters that control, turn or hide letters.
pub(crate) fn name(name: &str) -> Result<(), Refusal> {
    let written = Written { field: "name", called: "The name", text: name };
    written.fits(NAME)?;
    written.is_shown()
}

/// Refuses a line of chat that is too long, or has characters that control or turn letters.
pub(crate) fn chat(text: &str) -> Result<(), Refusal> {
    let written = Written { field: "text", called: "The message", text };
    written.fits(CHAT)?;
    written.is_readable()
}

/// Refuses a title of a scenario, or a side's name, that lists and cards cannot show as it is written.
pub(crate) fn title(called: &str, title: &str) -> Result<(), Refusal> {
    Written { field: "text", called, text: title }.is_shown()
}

/// A text that a person wrote and others read.
struct Written<'a> {
    field: &'static str,
    /// The text as a sentence calls it.
    called: &'a str,
    text: &'a str,
}

impl Written<'_> {
    /// Refuses a text of too many letters.
    fn fits(&self, most: usize) -> Result<(), Refusal> {
        let letters = self.text.chars().count();
        if letters <= most {
            return Ok(());
        }
        let what = format!("{} has {letters} letters. Shorten it to {most}.", self.called);
        Err(Refusal::limit(self.field, what, None))
    }

    /// Refuses characters that control or turn letters.
    fn is_readable(&self) -> Result<(), Refusal> {
        self.has_none(controls, "a line break or another control character")?;
        self.has_none(turns, "a character that reverses letters")
    }

    /// Refuses also characters that nobody sees, and a text of nothing else.
    fn is_shown(&self) -> Result<(), Refusal> {
        self.is_readable()?;
        self.has_none(is_unseen, "an invisible character")?;
        if self.text.is_empty() || self.text.chars().any(is_visible) {
            return Ok(());
        }
        let what = format!("{} has no visible letter. Write one, or leave it empty.", self.called);
        Err(Refusal::new(RefusalReason::Line, self.field, what))
    }

    /// Refuses a character of a kind, and says where it is.
    fn has_none(&self, kind: fn(char) -> bool, what: &str) -> Result<(), Refusal> {
        let Some((at, found)) = self.text.char_indices().find(|(_, letter)| kind(*letter)) else {
            return Ok(());
        };
        // A few letters show the place. An earlier character of another kind is not repeated.
        let mut before: Vec<char> = self.text[..at].chars().rev().take(12).collect();
        before.reverse();
        before.retain(|letter| !controls(*letter) && !turns(*letter) && !is_unseen(*letter));
        let before = String::from_iter(before);
        let place =
            if before.is_empty() { "at its beginning".to_owned() } else { format!("after “{before}”") };
        let (called, code) = (self.called, u32::from(found));
        let what = format!("{called} has {what} (U+{code:04X}) {place}. Delete it, or type the text anew.");
        Err(Refusal::new(RefusalReason::Line, self.field, what))
    }
}

fn controls(letter: char) -> bool {
    letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}')
}

/// Returns `true` for a character that turns the direction of the letters after it, so that a text reads otherwise than written.
const fn turns(letter: char) -> bool {
    matches!(letter, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// Returns `true` for a character without a shape of its own. Joiners and variation selectors are none of these: scripts and emoji
/// need them between visible characters.
const fn is_unseen(letter: char) -> bool {
    matches!(letter,
        '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}'..='\u{1160}' | '\u{17B4}'..='\u{17B5}' | '\u{180B}'..='\u{180F}'
        | '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{2060}'..='\u{206F}' | '\u{2800}' | '\u{3164}' | '\u{FEFF}'
        | '\u{FFA0}' | '\u{FFF9}'..='\u{FFFB}' | '\u{E0000}'..='\u{E0FFF}')
}

/// Returns `true` for a character that is seen when it is alone, in a text without unseen ones.
fn is_visible(letter: char) -> bool {
    !letter.is_whitespace() && !matches!(letter, '\u{200C}' | '\u{200D}' | '\u{FE00}'..='\u{FE0F}')
}

/// Refuses clocks that are too short or too long.
pub(crate) fn clock(terms: Option<&ClockTerms>) -> Result<(), Refusal> {
    let Some(terms) = terms else { return Ok(()) };
    if !(EACH.0..=EACH.1).contains(&terms.each) {
        let what = format!("{} seconds; from {} (a minute) to {} (two weeks)", terms.each, EACH.0, EACH.1);
        return Err(Refusal::new(RefusalReason::Line, "clock.each", what));
    }
    if terms.grace > EACH.1 {
        let what = format!("{} seconds; at most {} (two weeks)", terms.grace, EACH.1);
        return Err(Refusal::new(RefusalReason::Line, "clock.grace", what));
    }
    Ok(())
}

/// Refuses a delay of spectators that is too long.
pub(crate) fn delay(delay: Option<usize>) -> Result<(), Refusal> {
    match delay {
        Some(delay) if delay > DELAY => Err(Refusal::new(
            RefusalReason::Line,
            "spectators.delay",
            format!("{delay} decisions; at most {DELAY}"),
        )),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_limit_lets_a_burst_through_and_says_when_the_next_may_pass() {
        let (limits, key) = (RateLimits::new(300, 20), RateKey::Address("here".to_owned()));
        let pass = |now| limits.pass(Counted::Chat, key.clone(), now);
        for _ in 0..5 {
            assert!(pass(1000).is_ok());
        }
        let refused = pass(1000).expect_err("a sixth");
        assert_eq!((refused.why(), refused.again()), (RefusalReason::Limit, Some(12_000)));
        assert!(pass(12_999).is_err() && pass(13_000).is_ok() && pass(13_000).is_err());
        let other = RateKey::Address("there".to_owned());
        assert!(limits.pass(Counted::Chat, other, 13_000).is_ok(), "another address is not disturbed");
    }

    #[test]
    fn a_server_may_let_an_address_make_more_or_fewer_rooms() {
        for most in [1, 20, 1000] {
            let (limits, key) = (RateLimits::new(300, most), RateKey::Address("a club".to_owned()));
            let pass = |now| limits.pass(Counted::Makes, key.clone(), now);
            assert!((0..most).all(|_| pass(0).is_ok()), "{most} at once");
            let refused = pass(0).expect_err("one more");
            let what = format!("too many requests: at most {most} new rooms an hour for one address");
            assert!(refused.to_string().starts_with(&what), "{refused}");
            assert_eq!(refused.again(), Some(60 * MINUTE / Millis::from(most)));
        }
    }

    #[test]
    fn a_name_has_at_most_forty_letters_whatever_their_bytes() {
        assert!(name(&"é".repeat(40)).is_ok() && name(&"é".repeat(41)).is_err());
        assert!(name("a\nb").is_err() && name("a\u{2028}b").is_err());
    }

    #[test]
    fn no_name_turns_letters_round_or_hides_some_and_no_text_turns_them() {
        for turning in ('\u{202A}'..='\u{202E}').chain('\u{2066}'..='\u{2069}') {
            let written = format!("Ada{turning}neB");
            let refused = name(&written).expect_err("it would be read otherwise than written");
            assert_eq!(refused.why(), RefusalReason::Line);
            let place = format!(
                "The name has a character that reverses letters (U+{:04X}) after “Ada”. Delete it",
                u32::from(turning)
            );
            assert!(refused.to_string().starts_with(&place), "{refused}");
            assert!(chat(&written).is_err());
        }
        let hidden = "\u{AD}\u{34F}\u{61C}\u{115F}\u{1160}\u{17B4}\u{17B5}\u{180B}\u{180C}\u{180D}\u{180E}\u{180F}\u{200B}\
            \u{200E}\u{200F}\u{2060}\u{206F}\u{2800}\u{3164}\u{FEFF}\u{FFA0}\u{FFF9}\u{E0000}\u{E0020}\u{E0FFF}";
        for hidden in hidden.chars() {
            assert!(name(&format!("Ada{hidden}")).is_err(), "U+{:04X}", u32::from(hidden));
            assert!(name(&hidden.to_string()).is_err(), "U+{:04X}", u32::from(hidden));
            assert!(title("The title", &format!("At{hidden} home")).is_err(), "U+{:04X}", u32::from(hidden));
            assert!(chat(&format!("Ada{hidden}")).is_ok(), "a chat may bring marks along");
        }
        for whole in ["", "Zoë", "דנה", "نور", "क्‍ष", "👩‍🚀", "❤\u{FE0F}", "Ada (Ben)", "."]
        {
            assert!(name(whole).is_ok(), "{whole}");
        }
    }

    #[test]
    fn a_name_without_a_visible_letter_is_refused() {
        for empty in [" ", "\u{A0}", "\u{3000}\u{2003}", "\u{200D}", "\u{200C} \u{FE0F}"] {
            let refused = name(empty).expect_err("nobody sees it");
            assert!(refused.to_string().starts_with("The name has no visible letter."), "{refused}");
        }
    }

    #[test]
    fn a_refused_name_says_what_is_wrong_where_and_what_to_do() {
        let said = |written: &str| name(written).expect_err("it is refused").to_string();
        assert_eq!(
            said("Ada\u{200B}"),
            "The name has an invisible character (U+200B) after “Ada”. Delete it, or type the text anew. (line)"
        );
        assert!(said("\u{200B}Ada").contains("at its beginning."));
        assert!(said("Augusta Ada\u{200B}\u{2060}").contains("after “Augusta Ada”."));
        assert!(
            said("Ada\n\u{200B}").contains("a line break or another control character (U+000A) after “Ada”")
        );
        assert_eq!(said(&"é".repeat(41)), "The name has 41 letters. Shorten it to 40. (limit)");
    }
}
