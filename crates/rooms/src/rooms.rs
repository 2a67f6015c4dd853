//! All rooms: who calls, which room, and the order of a write. Memory never runs ahead of what is durable.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use engine::{Fact, Seat};
use serde_json::{Map, Value};
use shelf::Shelf;
use store::{Appended, Change, Grant, Hash, Key, Millis, Private, RoomId, Store};

use crate::awake::{Awake, Held};
use crate::deed::{Deed, Party};
use crate::dues::DueName;
use crate::errands::Queue;
use crate::hall::{Halls, Listening};
use crate::limits::{Counted, RateKey, RateLimits};
use crate::outbox::Post;
use crate::pauses::Pauses;
use crate::refusal::{Answer, Refusal, RefusalReason};
use crate::retention::Retention;
use crate::room::Room;
use crate::targets::Offers;
use crate::token::Token;
use crate::waking;

/// Tells the time in milliseconds since 1970.
pub trait Clock: Send + Sync + 'static {
    /// Returns the time now.
    fn now(&self) -> Millis;
}

impl<F: Fn() -> Millis + Send + Sync + 'static> Clock for F {
    fn now(&self) -> Millis {
        self()
    }
}

/// The settings that a program may change.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Most bytes of awake rooms, by an estimate that is never too low.
    pub awake_bytes: usize,
    /// Calls of a seat a minute; a third of them may come at once.
    pub calls_a_minute: u32,
    /// Rooms that one address may make in an hour, and at once; at least 1.
    pub rooms_an_hour: u32,
    /// Nodes of a captain's search; none leaves it to the captain.
    pub nodes: Option<u32>,
    /// Time for which rooms are kept.
    pub retention: Retention,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            awake_bytes: 256 << 20,
            calls_a_minute: 300,
            rooms_an_hour: 20,
            nodes: None,
            retention: Retention::default(),
        }
    }
}

/// Source of random bytes.
type Entropy = Box<dyn FnMut(&mut [u8]) + Send>;

/// All rooms of a store.
pub struct Rooms<S> {
    pub(crate) shelf: Shelf,
    pub(crate) store: S,
    clock: Box<dyn Clock>,
    entropy: Mutex<Entropy>,
    pub(crate) settings: Settings,
    pub(crate) awake: Awake,
    pub(crate) halls: Halls,
    pub(crate) limits: RateLimits,
    pub(crate) pauses: Pauses,
    pub(crate) queue: Arc<Queue>,
    pub(crate) post: Post,
    pub(crate) offers: OnceLock<Offers>,
    refused: Mutex<BTreeMap<RefusalReason, u64>>,
}

/// The one who calls: a token, and the address that it came from.
#[derive(Clone, Copy)]
pub(crate) struct Caller<'a> {
    pub(crate) token: Token,
    pub(crate) from: &'a str,
}

/// A seat that calls.
#[derive(Clone, Copy)]
pub(crate) struct Writer<'a> {
    pub(crate) seat: Seat,
    pub(crate) token: Token,
    /// The address that it calls from.
    pub(crate) from: &'a str,
}

/// One write to a room, not yet kept.
#[derive(Default)]
pub(crate) struct Writing {
    pub(crate) key: Option<Key>,
    pub(crate) deeds: Vec<Deed>,
    pub(crate) revoke: Vec<Hash>,
    pub(crate) grants: Vec<Grant>,
    pub(crate) private: Vec<Private>,
    /// Bodies that take the place of earlier events' own.
    pub(crate) rewrite: Vec<(u64, Vec<u8>)>,
}

impl Writing {
    pub(crate) fn of(deeds: Vec<Deed>, key: Option<Key>) -> Self {
        Self { key, deeds, ..Self::default() }
    }
}

impl<S: Store> Rooms<S> {
    /// Opens the rooms of a store. `entropy` fills bytes with secret random numbers.
    pub fn new(
        shelf: Shelf,
        store: S,
        clock: impl Clock,
        entropy: impl FnMut(&mut [u8]) + Send + 'static,
        settings: Settings,
    ) -> Self {
        Self {
            shelf,
            store,
            clock: Box::new(clock),
            entropy: Mutex::new(Box::new(entropy)),
            settings,
            awake: Awake::new(settings.awake_bytes),
            halls: Halls::default(),
            limits: RateLimits::new(settings.calls_a_minute, settings.rooms_an_hour),
            pauses: Pauses::default(),
            queue: Arc::default(),
            post: Post::default(),
            offers: OnceLock::new(),
            refused: Mutex::default(),
        }
    }

    /// Returns the games that are played.
    pub const fn shelf(&self) -> &Shelf {
        &self.shelf
    }

    /// Returns the store.
    pub const fn store(&self) -> &S {
        &self.store
    }

    /// Answers a request about one room. `from` names the address it came from, for limits; `token` speaks for a seat or a
    /// spectator, and without one only `room` and `scenario` are answered.
    pub async fn call(&self, from: &str, room: &str, token: Option<&str>, line: &str) -> Answer {
        let (id, fields) = referee::fields(line);
        let said = match fields {
            Ok(fields) => self.answer(from, room, token, fields).await,
            Err(fault) => Err(Refusal::of(RefusalReason::Line, fault)),
        };
        self.said(&id, said)
    }

    /// Begins to listen to a room with a token: while the value lives, the seat is present.
    ///
    /// # Errors
    /// If there is no such room, or the token gives no right there.
    pub async fn listen(&self, room: &str, token: &str) -> Result<Listening, Refusal> {
        let id = named(room)?;
        let token = Token::read("token", token)?.hash();
        let held = self.hold(id).await?;
        let party = held.room.as_ref().map(|room| room.party(token));
        self.awake.put_back(held);
        party.unwrap_or_else(|| Err(Refusal::no_room(id))).map(|party| self.halls.enter(id, party))
    }

    /// Lets all rooms rest that no call holds; the next call wakes them from their rows.
    pub fn rest(&self) {
        self.awake.forget_all();
    }

    /// Returns how many rooms are awake, and about how many bytes they hold.
    pub fn awake(&self) -> (usize, usize) {
        self.awake.size()
    }

    /// Returns how many requests were refused so far, by their reason.
    pub fn refused(&self) -> BTreeMap<RefusalReason, u64> {
        self.refused.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(crate) fn said(&self, id: &str, said: Result<Fact, Refusal>) -> Answer {
        if let Err(refusal) = &said {
            let mut refused = self.refused.lock().unwrap_or_else(PoisonError::into_inner);
            *refused.entry(refusal.why).or_default() += 1;
        }
        Answer::new(id, said)
    }

    pub(crate) fn now(&self) -> Millis {
        self.clock.now()
    }

    /// Draws secret random bytes.
    pub(crate) fn draw<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        (self.entropy.lock().unwrap_or_else(PoisonError::into_inner))(&mut bytes);
        bytes
    }

    /// Holds a room, awake.
    ///
    /// # Errors
    /// If there is no such room, or it cannot be woken.
    pub(crate) async fn hold(&self, id: RoomId) -> Result<Held, Refusal> {
        let mut held = self.awake.hold(id).await;
        if held.room.is_some() {
            return Ok(held);
        }
        match waking::wake(&self.store, &self.shelf, id).await {
            Ok(room) => held.room = Some(room),
            Err(refusal) => {
                drop(held);
                self.awake.forget(id);
                return Err(refusal);
            }
        }
        // What a program that ended left undone.
        if let Some(room) = held.room.as_mut() {
            self.settle(room).await?;
        }
        Ok(held)
    }

    /// Answers a request, again if another writer was first.
    async fn answer(
        &self,
        from: &str,
        room: &str,
        token: Option<&str>,
        fields: Map<String, Value>,
    ) -> Result<Fact, Refusal> {
        let id = named(room)?;
        let token = token.map(|token| Token::read("token", token)).transpose()?;
        let caller = token.map(|token| Caller { token, from });
        retry_overtaken(|tried| self.answer_once(id, caller, fields.clone(), tried == 0)).await
    }

    /// Answers a request once; it is counted only where it is `first` tried.
    async fn answer_once(
        &self,
        id: RoomId,
        caller: Option<Caller<'_>>,
        fields: Map<String, Value>,
        first: bool,
    ) -> Result<Fact, Refusal> {
        let mut held = self.hold(id).await?;
        let Some(room) = held.room.as_mut() else { return Err(Refusal::no_room(id)) };
        let counted = match caller.filter(|_| first) {
            Some(caller) => self.limits.pass(Counted::Calls, room.counted_as(caller), self.now()),
            None => Ok(()),
        };
        let answer = match counted {
            Ok(()) => self.dispatch(room, caller, fields).await,
            Err(refusal) => Err(refusal),
        };
        self.put_back(held);
        answer
    }

    /// Puts a room back that is no further than its rows; another rests.
    pub(crate) fn put_back(&self, held: Held) {
        if held.room.as_ref().is_some_and(|room| !room.ahead) {
            self.awake.put_back(held);
        }
    }

    /// Keeps a write, and tells the listeners. Returns the number of its first event.
    ///
    /// # Errors
    /// If the store did not keep it; the room is ahead of its rows then, and must not be kept awake.
    pub(crate) async fn commit(&self, room: &mut Room, mut writing: Writing) -> Result<u64, Refusal> {
        let (now, after) = (self.now(), room.last);
        room.ahead = true;
        for (number, deed) in (after + 1..).zip(&writing.deeds) {
            room.note(number, now, deed);
        }
        if room.is_over() {
            writing.private.extend(room.forget_targets());
        }
        let running = room.running(now);
        let change = room.change(&writing, &running);
        let (key, first) = (writing.key, after + 1);
        match self.store.append(room.id, after, change, now).await {
            Ok(Appended::Written { .. }) => {}
            // Somebody wrote it: the room is read again, and finds the key.
            Ok(Appended::Repeated(_)) => {
                return Err(Refusal::new(RefusalReason::Store, "key", "it was kept before").for_another_try());
            }
            Err(error) => return Err(Refusal::store(&error)),
        }
        room.kept = running;
        room.keys.extend(key.map(|key| (key, first)));
        room.grants.retain(|grant| !writing.revoke.contains(&grant.token));
        room.grants.extend(writing.grants);
        room.ahead = false;
        self.halls.ring(room.id);
        Ok(first)
    }
}

impl Room {
    /// Returns by what the calls of somebody are counted: a seat by its token, everybody else by address.
    fn counted_as(&self, caller: Caller<'_>) -> RateKey {
        let token = caller.token.hash();
        match self.party(token) {
            Ok(Party::Seat(_)) => RateKey::Token(self.id, token),
            Ok(Party::Spectator) | Err(_) => RateKey::Spectator(self.id, caller.from.to_owned()),
        }
    }

    /// Returns the change that a write makes to the rows.
    pub(crate) fn change(&self, writing: &Writing, running: &BTreeMap<DueName, Millis>) -> Change {
        let set = running.iter().filter(|(name, at)| self.kept.get(*name) != Some(at));
        let set = set.map(|(name, at)| (name.to_string(), Some(*at)));
        let stopped = self.kept.keys().filter(|name| !running.contains_key(*name));
        Change {
            key: writing.key,
            events: writing.deeds.iter().map(Deed::draft).collect(),
            rewrite: writing.rewrite.clone(),
            card: Some(self.card()),
            revoke: writing.revoke.clone(),
            grants: writing.grants.clone(),
            dues: set.chain(stopped.map(|name| (name.to_string(), None))).collect(),
            private: writing.private.clone(),
        }
    }
}

/// Reads the name of a room.
pub(crate) fn named(room: &str) -> Result<RoomId, Refusal> {
    room.parse()
        .map_err(|error: store::NotARoomId| Refusal::new(RefusalReason::Room, "room", error.to_string()))
}

/// Tries a request up to three times, as long as another writer was first. `attempt` gets the number of the try, from 0.
pub(crate) async fn retry_overtaken<A: Future<Output = Result<Fact, Refusal>>>(
    attempt: impl Fn(usize) -> A,
) -> Result<Fact, Refusal> {
    let mut tried = 0;
    loop {
        let answer = attempt(tried).await;
        tried += 1;
        match answer {
            Err(refusal) if refusal.overtaken && tried < 3 => {}
            other => return other,
        }
    }
}
