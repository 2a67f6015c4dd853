//! Letters of a room without a battle: they are kept as they came, and handed to the other seat.

use std::collections::BTreeSet;

use engine::Fact;
use seals::mail::Outside;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use store::{Millis, Phase, Store};

use crate::carried::Last;
use crate::clocks::SeatClock;
use crate::deed::{Deed, Party, Posted};
use crate::limits::{self, Counted, RateKey};
use crate::making::key_of;
use crate::outbox::Waits;
use crate::refusal::{Refusal, RefusalReason};
use crate::room::{Room, Writes};
use crate::rooms::{Rooms, Writer, Writing};
use crate::writing::{again, key_used};

/// The reason for which a room is closed whose seats have both signed an end.
const ENDED: &str = "ended";

/// A letter to be carried.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Letter {
    text: String,
    /// The seats that the writer waits for, from 1.
    awaits: Vec<u8>,
    key: String,
}

/// A request for letters.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Asked {
    /// The number of decisions that the reader knows.
    #[serde(default)]
    after: u32,
}

impl<S: Store> Rooms<S> {
    /// Answers the call `letter`: keeps a letter of the seat, unless it is the one that it sent last.
    pub(crate) async fn letter(
        &self,
        room: &mut Room,
        by: Writer<'_>,
        wish: Letter,
    ) -> Result<Fact, Refusal> {
        let Writer { seat, token, .. } = by;
        let key = key_of(token, &wish.key)?;
        if let Some((event, deed)) = self.repeated(room, key).await? {
            return match deed {
                Deed::Letter(was) if was.seat == seat.0 && was.text == wish.text => Ok(again(event)),
                _ => Err(key_used()),
            };
        }
        let letter = room.posted(seat.0, wish)?;
        if let Some(event) = room.carries(&letter) {
            return Ok(again(event));
        }
        room.goes_on()?;
        self.limits.pass(Counted::Letters, RateKey::Token(room.id, token.hash()), self.now())?;
        room.has_space_for(&letter)?;
        let opened = room.notarize(&letter)?;
        let mut deeds = room.with_letter(letter);
        deeds.splice(1..1, opened);
        let event = self.commit(room, Writing::of(deeds, Some(key))).await?;
        Ok(Fact::map([("event", Fact::Int(event as i64))]))
    }

    /// Answers the call `letters`: the last letter of each seat, and who is awaited since when.
    pub(crate) async fn letters(
        &self,
        room: &mut Room,
        party: Party,
        Asked { after }: Asked,
    ) -> Result<Fact, Refusal> {
        let mut letters = Vec::new();
        let known: Vec<Last> = room.letters.last.values().copied().collect();
        for last in known {
            let rows = self.store.rows(room.id, last.event - 1, 1).await;
            for event in rows.map_err(|error| Refusal::store(&error))? {
                let Deed::Letter(letter) = Deed::read(&event)? else { continue };
                letters.push(Fact::map([
                    ("seat", Fact::Int(i64::from(letter.seat) + 1)),
                    ("event", Fact::Int(last.event as i64)),
                    ("at", Fact::Int(event.at)),
                    ("decision", Fact::Int(last.decision as i64)),
                    ("ends", Fact::Bool(last.end.is_some())),
                    ("text", Fact::Text(letter.text)),
                ]));
            }
        }
        let since =
            room.awaited().into_iter().filter_map(|seat| Some((seat, room.letters.awaits.get(&seat)?)));
        let since =
            Fact::list(since, |(seat, at)| Fact::List(vec![Fact::Int(seat as i64 + 1), Fact::Int(*at)]));
        let now = self.now();
        Ok(Fact::map([
            ("letters", Fact::List(letters)),
            ("server", Fact::maybe(room.letter_of_server(after), Fact::Text)),
            ("begun", Fact::Bool(room.has_begun())),
            ("since", since),
            ("now", Fact::Int(now)),
            ("clock", room.clock(party, now)),
            ("closed", Fact::maybe(room.closed.as_ref(), Fact::text)),
            ("last", Fact::Int(room.last as i64)),
        ]))
    }
}

impl Room {
    /// Reads the outside of a letter.
    ///
    /// # Errors
    /// If it is too long, no letter, or of another seat; if it waits for a seat that there is not.
    fn posted(&self, seat: u8, wish: Letter) -> Result<Posted, Refusal> {
        let Letter { text, awaits, .. } = wish;
        if text.len() > limits::LETTER {
            let what = format!("the letter has {} bytes; at most {}", text.len(), limits::LETTER);
            return Err(Refusal::limit("text", what, None));
        }
        if !seals::letter::is_bare(&text) {
            let what = "this is not one letter alone: send it from its first line to its last, with nothing around it";
            return Err(Refusal::new(RefusalReason::Line, "text", what.to_owned()));
        }
        let outside = Outside::read(&text)
            .map_err(|error| Refusal::new(RefusalReason::Line, "text", error.to_string()))?;
        if outside.seat.0 != seat {
            let what =
                format!("this letter is of seat {}, and the token is of seat {}", outside.seat, seat + 1);
            return Err(Refusal::new(RefusalReason::Refused, "text", what));
        }
        let seats = self.places.len() as u8;
        if let Some(wrong) = awaits.iter().find(|number| !(1..=seats).contains(*number)) {
            let what = format!("there is no seat {wrong}; the seats are 1 to {seats}");
            return Err(Refusal::new(RefusalReason::Line, "awaits", what));
        }
        let awaits = awaits.into_iter().map(|number| number - 1).collect();
        let decision = outside.decision as usize;
        Ok(Posted { seat, decision, awaits, ends: outside.end.is_some(), text })
    }

    /// Returns the event of a letter that the room has as the seat's last one, if it also waits for the same seats.
    fn carries(&self, letter: &Posted) -> Option<u64> {
        let last = self.letters.last.get(&letter.seat)?;
        // Before every seat is taken and after the end, nobody's letter is awaited.
        let waits = self.phase == Phase::Playing;
        let same = !waits || self.letters.awaits.keys().copied().eq(seats(&letter.awaits));
        (last.hash == hash(&letter.text) && same).then_some(last.event)
    }

    /// Refuses a letter for which the room has no space.
    fn has_space_for(&self, letter: &Posted) -> Result<(), Refusal> {
        let filled = self.letters.bytes.get(&letter.seat).copied().unwrap_or_default();
        if filled + letter.text.len() <= limits::LETTERS {
            return Ok(());
        }
        let what = format!(
            "the letters of seat {} in this room fill {} MB, the limit; the battle goes on by pasted letters, or in \
             another room",
            letter.seat + 1,
            limits::LETTERS >> 20
        );
        Err(Refusal::limit("text", what, None))
    }

    /// Returns the deeds of a letter: itself, the seat's return, and the end of the room once both have signed one of the same
    /// battle.
    fn with_letter(&self, letter: Posted) -> Vec<Deed> {
        let (seat, end) = (letter.seat, signed_end(&letter));
        let both_end =
            end.is_some() && self.letters.last.iter().any(|(other, last)| *other != seat && last.end == end);
        let ended = both_end.then(|| Deed::Closed { why: ENDED.to_owned() });
        let back = self.places.get(usize::from(seat)).is_some_and(crate::room::Place::is_absent);
        let back = back.then_some(Deed::Returned { seat });
        std::iter::once(Deed::Letter(letter)).chain(back).chain(ended).collect()
    }

    /// Notes a letter.
    pub(crate) fn note_letter(&mut self, event: u64, at: Millis, letter: &Posted) {
        let Posted { seat, decision, ref text, .. } = *letter;
        let (end, hash) = (signed_end(letter), hash(text));
        *self.letters.bytes.entry(seat).or_default() += text.len();
        let last = self.letters.last.insert(seat, Last { event, decision, end, hash });
        let is_new = last.is_none_or(|last| last.hash != hash);
        if let Some(place) = self.places.get_mut(usize::from(seat)) {
            place.writes = Writes::Holder;
        }
        let awaits: Vec<usize> = seats(&letter.awaits).collect();
        // The same letter with other seats awaited gives its writer no new time.
        self.wait_for(&awaits, is_new.then_some(usize::from(seat)), at);
    }

    /// Begins a room of letters once every seat is taken: who has sent no letter is awaited.
    pub(crate) fn begin_letters(&mut self, at: Millis) {
        if self.phase != Phase::Waiting || self.places.iter().any(|place| !place.taken) {
            return;
        }
        self.phase = Phase::Playing;
        let silent = |seat: &usize| !self.letters.last.contains_key(&(*seat as u8));
        let silent: Vec<usize> = (0..self.places.len()).filter(silent).collect();
        self.wait_for(&silent, None, at);
    }

    /// Waits for these seats. A seat that was awaited before keeps its clock, unless it has written since.
    fn wait_for(&mut self, awaits: &[usize], writer: Option<usize>, at: Millis) {
        if self.phase != Phase::Playing {
            return;
        }
        self.abandoned = Some(at.saturating_add(crate::clocks::ABANDONED));
        let terms = self.terms.clock.clone();
        for (seat, place) in self.places.iter_mut().enumerate() {
            let known = self.letters.awaits.contains_key(&seat) && writer != Some(seat);
            if !awaits.contains(&seat) {
                self.letters.awaits.remove(&seat);
                (place.clock, place.waits) = (SeatClock::default(), Waits::default());
            } else if !known {
                self.letters.awaits.insert(seat, at);
                place.clock =
                    terms.as_ref().map_or_else(SeatClock::default, |terms| SeatClock::start(terms, at));
                place.waits = Waits::of(terms.as_ref(), &place.clock, at);
            }
        }
    }
}

/// Returns seats in order, each once.
fn seats(numbers: &[u8]) -> impl Iterator<Item = usize> {
    numbers.iter().map(|seat| usize::from(*seat)).collect::<BTreeSet<_>>().into_iter()
}

/// Returns the hash of the end that a letter signs. It is read from the text each time, because a row keeps only `ends`.
fn signed_end(letter: &Posted) -> Option<[u8; 32]> {
    letter.ends.then(|| Outside::read(&letter.text).ok()?.end).flatten()
}

/// Returns the hash of what a letter says: the same words in another wrapping are the same letter.
fn hash(text: &str) -> [u8; 32] {
    let body = seals::letter::read(text).unwrap_or_else(|_| text.to_owned());
    Sha256::digest(body.as_bytes()).into()
}
