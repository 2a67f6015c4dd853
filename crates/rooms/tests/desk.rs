//! A desk for tests: rooms over a store that fails when it is told to, a clock that is set by hand, and scripted people.

use std::future::Future;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll, Waker};

use engine::record::Record;
use engine::{Demand, Seat};
use rooms::{Rooms, Settings};
use serde_json::{Value, json};
use shelf::AnyBattle;
use store::{
    Appended, Change, Draft, Due, Event, Grant, Hash, Memory, Millis, Phase, RoomId, RoomRow, RoomState,
    Store, StoreError,
};

/// A way in which a write fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fails {
    /// Nothing is kept.
    Before,
    /// It is kept, and the answer is lost.
    After,
}

/// A store whose writes fail by a plan: the n-th from now, before or after it is kept.
#[derive(Clone, Default)]
pub struct Faulty {
    pub memory: Memory,
    plan: Arc<Mutex<Option<(u64, Fails)>>>,
    writes: Arc<AtomicU64>,
    spoilt: Arc<Mutex<Option<RoomId>>>,
}

impl Faulty {
    /// Damages the encrypted rows of a room: its events and private rows cannot be read any more.
    pub fn spoil(&self, room: RoomId) {
        *self.spoilt.lock().expect("no test panics here") = Some(room);
    }

    fn whole(&self, room: RoomId) -> Result<(), StoreError> {
        match *self.spoilt.lock().expect("no test panics here") {
            Some(spoilt) if spoilt == room => Err(StoreError::Damaged { room, what: "a row".to_owned() }),
            _ => Ok(()),
        }
    }

    /// Lets the n-th write from now fail, from 1.
    pub fn fail(&self, write: u64, how: Fails) {
        *self.plan.lock().expect("no test panics here") =
            Some((self.writes.load(Ordering::SeqCst) + write, how));
    }

    fn fails(&self) -> Option<Fails> {
        let write = self.writes.fetch_add(1, Ordering::SeqCst) + 1;
        let mut plan = self.plan.lock().expect("no test panics here");
        match *plan {
            Some((at, how)) if at == write => {
                *plan = None;
                Some(how)
            }
            _ => None,
        }
    }
}

fn broken() -> StoreError {
    StoreError::Failed("the test pulled the plug".to_owned())
}

impl Store for Faulty {
    async fn create(&self, room: RoomId, change: Change, at: Millis) -> Result<(), StoreError> {
        match self.fails() {
            None => self.memory.create(room, change, at).await,
            Some(Fails::Before) => Err(broken()),
            Some(Fails::After) => self.memory.create(room, change, at).await.and(Err(broken())),
        }
    }

    async fn append(
        &self,
        room: RoomId,
        after: u64,
        change: Change,
        at: Millis,
    ) -> Result<Appended, StoreError> {
        match self.fails() {
            None => self.memory.append(room, after, change, at).await,
            Some(Fails::Before) => Err(broken()),
            Some(Fails::After) => self.memory.append(room, after, change, at).await.and(Err(broken())),
        }
    }

    async fn room(&self, room: RoomId) -> Result<Option<RoomRow>, StoreError> {
        self.memory.room(room).await
    }

    async fn state(&self, room: RoomId) -> Result<Option<RoomState>, StoreError> {
        self.whole(room)?;
        self.memory.state(room).await
    }

    async fn rows(&self, room: RoomId, after: u64, most: usize) -> Result<Vec<Event>, StoreError> {
        self.whole(room)?;
        self.memory.rows(room, after, most).await
    }

    async fn rooms_of(&self, tokens: &[Hash]) -> Result<Vec<(RoomRow, Grant)>, StoreError> {
        self.memory.rooms_of(tokens).await
    }

    async fn open(&self, after: Option<(Millis, RoomId)>, most: usize) -> Result<Vec<RoomRow>, StoreError> {
        self.memory.open(after, most).await
    }

    async fn dues(&self, after: Option<Due>, until: Millis, most: usize) -> Result<Vec<Due>, StoreError> {
        self.memory.dues(after, until, most).await
    }

    async fn dues_of(&self, rooms: &[RoomId]) -> Result<Vec<Vec<Due>>, StoreError> {
        self.memory.dues_of(rooms).await
    }

    async fn alive(&self, at: Millis) -> Result<(), StoreError> {
        self.memory.alive(at).await
    }

    async fn resume(&self, at: Millis) -> Result<Millis, StoreError> {
        self.memory.resume(at).await
    }

    async fn purge(&self, before: Millis, phase: Phase, most: usize) -> Result<Vec<RoomId>, StoreError> {
        self.memory.purge(before, phase, most).await
    }

    async fn forget(&self, room: RoomId) -> Result<bool, StoreError> {
        self.memory.forget(room).await
    }

    async fn check(&self) -> Result<(), StoreError> {
        self.memory.check().await
    }
}

/// Runs what never waits: a store in memory answers at once.
pub fn now<T>(future: impl Future<Output = T>) -> T {
    let mut future = std::pin::pin!(future);
    match future.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(value) => value,
        Poll::Pending => panic!("a call waits for something"),
    }
}

/// Rooms with a clock that is set by hand.
pub struct Desk {
    pub rooms: Rooms<Faulty>,
    pub clock: Arc<AtomicI64>,
    /// Lets all rooms rest before each call.
    pub forgetful: bool,
    keys: u64,
}

/// The token of a person: any number makes one.
pub fn token(person: u64) -> String {
    format!("{person:032x}")
}

impl Desk {
    pub fn new() -> Self {
        Self::over(Faulty::default(), 1_000_000)
    }

    /// A desk of a program with these settings.
    pub fn set(settings: Settings) -> Self {
        Self::with(Faulty::default(), 1_000_000, settings)
    }

    /// Starts a program over a store, at a time.
    pub fn over(store: Faulty, at: Millis) -> Self {
        // Time stands still in most tests, so that calls would be too many.
        Self::with(store, at, Settings { nodes: Some(8), calls_a_minute: 1_000_000, ..Settings::default() })
    }

    /// Starts another program over a copy of a room's rows.
    pub fn copy(&self, room: &Value) -> Self {
        let (id, from, to) =
            (name(room).parse().expect("a room"), &self.rooms.store().memory, Faulty::default());
        let state = now(from.state(id)).expect("the store answers").expect("a room");
        let mut change = Change {
            card: Some(state.row.card),
            grants: state.grants,
            dues: state.dues.into_iter().map(|due| (due.what, Some(due.at))).collect(),
            private: state.private,
            ..Change::default()
        };
        let mut copied = 0;
        loop {
            let rows = now(from.rows(id, copied, store::PAGE)).expect("the store answers");
            let length = rows.len() as u64;
            change.events = rows.into_iter().map(|row| Draft::new(row.kind, row.body)).collect();
            match copied {
                0 => now(to.memory.create(id, change, self.time())),
                _ => now(to.memory.append(id, copied, change, self.time())).map(drop),
            }
            .expect("it is kept");
            (copied, change) = (copied + length, Change::default());
            if copied == state.row.last {
                return Self { keys: self.keys, ..Self::over(to, self.time()) };
            }
        }
    }

    fn with(store: Faulty, at: Millis, settings: Settings) -> Self {
        let clock = Arc::new(AtomicI64::new(at));
        let (told, mut drawn) = (clock.clone(), at as u64);
        let entropy = move |bytes: &mut [u8]| {
            for byte in bytes {
                drawn = drawn.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                *byte = (drawn >> 56) as u8;
            }
        };
        let time = move || told.load(Ordering::SeqCst);
        let rooms = Rooms::new(games::SHELF.clone(), store, time, entropy, settings);
        Self { rooms, clock, forgetful: false, keys: 0 }
    }

    pub fn time(&self) -> Millis {
        self.clock.load(Ordering::SeqCst)
    }

    /// Lets seconds pass, and fires the clocks.
    pub fn pass(&self, seconds: i64) {
        self.clock.fetch_add(seconds * 1000, Ordering::SeqCst);
        now(self.rooms.tick()).expect("the store keeps it");
        now(self.rooms.run_errands()).expect("the store keeps it");
    }

    /// Returns a key that was not used before.
    pub fn key(&mut self) -> String {
        self.keys += 1;
        format!("{:032x}", self.keys)
    }

    /// Makes a room; the answer.
    pub fn make(&mut self, fields: Value) -> Value {
        let mut request = json!({"id": 1, "token": token(1), "key": self.key()});
        merge(&mut request, fields);
        ok(&now(self.rooms.make("here", &request.to_string())).line)
    }

    /// Joins with an invitation.
    pub fn join(&self, made: &Value, seat: usize, person: u64) -> Value {
        let invitation = &made["invitations"].as_array().expect("a list")[seat - 2]["token"];
        let request =
            json!({"id": 1, "invitation": invitation, "token": token(person), "name": format!("P{person}")});
        ok(&now(self.rooms.join("there", name(made), &request.to_string())).line)
    }

    /// A room of two people, begun.
    pub fn duel(&mut self, game: &str, scenario: &str, more: Value) -> Value {
        let mut fields = json!({"game": game, "scenario": scenario, "name": "P1"});
        merge(&mut fields, more);
        let made = self.make(fields);
        let joined = self.join(&made, 2, 2);
        assert_eq!(joined["begun"], json!(true), "{joined}");
        made
    }

    /// The answer line to a call.
    pub fn line(&self, room: &Value, person: Option<u64>, call: Value) -> String {
        if self.forgetful {
            self.rooms.rest();
        }
        let mut request = json!({"id": 1});
        merge(&mut request, call);
        now(self.rooms.call("here", name(room), person.map(token).as_deref(), &request.to_string())).line
    }

    /// The good part of an answer.
    pub fn ok(&self, room: &Value, person: u64, call: Value) -> Value {
        ok(&self.line(room, Some(person), call))
    }

    /// The reason for the refusal.
    pub fn refused(&self, room: &Value, person: u64, call: Value) -> String {
        let line = self.line(room, Some(person), call.clone());
        let answer: Value = serde_json::from_str(&line).expect("answers are JSON");
        let why = answer["error"]["why"].as_str();
        why.unwrap_or_else(|| panic!("{call} was taken: {answer}")).to_owned()
    }

    pub fn status(&self, room: &Value, person: u64) -> Value {
        self.ok(room, person, json!({"call": "status"}))
    }

    /// Seals an order in the present decision.
    pub fn seal(&mut self, room: &Value, person: u64, order: &str) -> Value {
        let decision = self.status(room, person)["decisions"].as_u64().expect("a number") + 1;
        let key = self.key();
        self.ok(room, person, json!({"call": "seal", "order": order, "decision": decision, "key": key}))
    }

    /// Takes back what a person has sealed in the present decision.
    pub fn take_back(&mut self, room: &Value, person: u64) -> Value {
        let decision = self.status(room, person)["decisions"].as_u64().expect("a number") + 1;
        let key = self.key();
        self.ok(room, person, json!({"call": "unseal", "decision": decision, "key": key}))
    }

    /// A call that leaves standing orders in place of those that a person has now.
    pub fn leaving(&mut self, room: &Value, person: u64, orders: Value) -> Value {
        let base = self.ok(room, person, json!({"call": "standing"}))["version"].clone();
        json!({"call": "standing", "orders": orders, "base": base, "key": self.key()})
    }

    /// All events told to a person.
    pub fn events(&self, room: &Value, person: u64) -> Vec<Value> {
        let mut all: Vec<Value> = Vec::new();
        loop {
            let after = all.last().map_or(0, |event| event["event"].as_u64().expect("a number"));
            let page = self.ok(room, person, json!({"call": "events", "after": after, "most": 200}));
            let page = page["events"].as_array().expect("a list").clone();
            if page.is_empty() {
                return all;
            }
            all.extend(page);
        }
    }

    /// The kinds of all events told to a person.
    pub fn kinds(&self, room: &Value, person: u64) -> Vec<String> {
        self.events(room, person)
            .iter()
            .map(|event| event["kind"].as_str().expect("a text").to_owned())
            .collect()
    }

    /// A battle in this process that stands where the room's does, made of its rows: for drawing orders and for comparing.
    pub fn twin(&self, room: &Value) -> Box<dyn AnyBattle> {
        let id = name(room).parse().expect("a room");
        let rows = now(self.rooms.store().rows(id, 0, store::PAGE)).expect("the store answers");
        let begun = rows.iter().find(|event| event.kind == "begun").expect("it has begun");
        let body: Value = serde_json::from_slice(&begun.body).expect("JSON");
        let record = Record::parse(body["opening"].as_str().expect("a text")).expect("a record");
        games::SHELF.replay(&record).expect("it replays").battle
    }
}

/// The name of a room that was made.
pub fn name(room: &Value) -> &str {
    room["room"].as_str().expect("the name of a room")
}

pub fn ok(line: &str) -> Value {
    let answer: Value = serde_json::from_str(line).expect("answers are JSON");
    assert!(answer["error"].is_null(), "{answer}");
    answer["ok"].clone()
}

/// Adds fields to a request.
pub fn merge(request: &mut Value, fields: Value) {
    if let (Value::Object(request), Value::Object(fields)) = (request, fields) {
        request.extend(fields);
    }
}

/// The seats that a battle asks and that have not sealed.
pub fn awaited(battle: &dyn AnyBattle) -> Vec<Seat> {
    match battle.demand() {
        Demand::Orders(seats) => seats.iter().filter(|seat| !battle.sealed().has(*seat)).collect(),
        Demand::Over(_) => Vec::new(),
    }
}
