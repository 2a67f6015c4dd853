//! Law 16 over the wire in rooms of letters: two worlds that differ in one sealed order alone, in everything that anybody is sent.

use engine::Seat;
use seals::{Keys, Mail, letter};
use serde_json::{Value, json};
use shelf::Opening;

use crate::person::{House, Socket, token};
use crate::secrecy::{digest, undated};

/// Replaces every long run of hexadecimal digits in a letter by its length.
fn shape(text: &str) -> String {
    let word = |word: &str| {
        let hidden = word.len() >= 64 && word.bytes().all(|byte| byte.is_ascii_hexdigit());
        if hidden { format!("<{}>", word.len()) } else { word.to_owned() }
    };
    let body = letter::read(text).expect("a letter");
    body.lines().map(|line| line.split(' ').map(word).collect::<Vec<_>>().join(" ") + "\n").collect()
}

/// Replaces the letters in a JSON value by their shapes.
fn shaped(value: &mut Value) {
    match value {
        Value::String(text) if text.starts_with("FIRING ARC LETTER") => *text = shape(text),
        Value::Array(parts) => parts.iter_mut().for_each(shaped),
        Value::Object(parts) => parts.values_mut().for_each(shaped),
        _ => {}
    }
}

/// Returns an answer with its head, byte for byte but for the time and the letters, which are replaced by their shapes. Letters
/// are compressed, so the length of an answer with one is not compared: other digits have another length.
fn shape_of(answer: &str) -> String {
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or(("", answer));
    let Ok(mut value) = serde_json::from_str::<Value>(body) else { return undated(answer) };
    shaped(&mut value);
    let letters = body.contains("FIRING ARC LETTER");
    let head = undated(head);
    let head = head.lines().filter(|line| !letters || !line.starts_with("content-length: "));
    format!("{}\n{value}", head.collect::<Vec<_>>().join("\n"))
}

/// A room of letters, the programs of its players, and a socket of each.
struct World {
    house: House,
    room: String,
    mails: [Mail; 2],
    sockets: [Socket; 2],
    keys: u64,
}

impl World {
    async fn new((game, scenario): (&str, &str), mode: &str) -> Self {
        let house = House::still().await;
        let told = house.made(game, scenario, json!({"mode": mode, "key": token(79)})).await;
        let room = told["room"].as_str().unwrap().to_owned();
        let (opening, maker) = (Opening::scenario(scenario), (Seat(0), "Ada"));
        let mails = match told["keys"].as_str().map(|keys| Keys::parse(keys).unwrap()) {
            Some(keys) => {
                let ada = Mail::invite_shared(&games::SHELF, game, &opening, maker, &keys, [1; 32]).unwrap();
                let ben = Mail::join_shared(&games::SHELF, &ada.letter(), "Ben", &keys, [2; 32]).unwrap();
                [ada, ben]
            }
            None => {
                let ada = Mail::invite(&games::SHELF, game, &opening, maker, [1; 32]).unwrap();
                let ben = Mail::join(&games::SHELF, &ada.letter(), "Ben", [2; 32]).unwrap();
                [ada, ben]
            }
        };
        let sockets = [
            Socket::open(house.address(), &room, 1, Some(0)).await,
            Socket::open(house.address(), &room, 2, Some(0)).await,
        ];
        let mut world = Self { house, room, mails, sockets, keys: 7000 };
        world.post(0).await;
        world.post(1).await;
        let answer = world.mails[1].letter();
        world.mails[0].take(&games::SHELF, &answer).unwrap();
        world
    }

    /// Sends a player's letter. Returns the number of its event.
    async fn post(&mut self, who: usize) -> Value {
        self.keys += 1;
        let awaits: Vec<u8> = self.mails[who].awaited().into_iter().map(Seat::number).collect();
        let line = json!({"call": "letter", "text": self.mails[who].letter(), "awaits": awaits, "key": token(self.keys)});
        let (status, answer) = self.house.call(&self.room, who as u64 + 1, line).await;
        assert_eq!(status, 200, "{answer}");
        answer["ok"]["event"].clone()
    }

    /// Returns everything that is sent to a player and to anybody, over HTTP.
    async fn asked(&self) -> Vec<String> {
        let (house, room) = (&self.house, &self.room);
        let mut answers = Vec::new();
        for who in [Some(token(1)), Some(token(2)), None] {
            let who = who.as_deref();
            for call in ["room", "letters", "events", "scenario", "status", "view", "record"] {
                let path = format!("/api/rooms/{room}/call");
                answers.push(house.raw("POST", &path, who, &json!({"call": call}).to_string()).await);
            }
            answers.push(house.raw("GET", &format!("/api/rooms/{room}"), who, "").await);
            let mine = json!({"tokens": who.into_iter().collect::<Vec<_>>()}).to_string();
            answers.push(house.raw("POST", "/api/mine", None, &mine).await);
        }
        answers.push(house.raw("GET", "/api/open", None, "").await);
        answers.push(house.raw("GET", &format!("/r/{room}"), None, "").await);
        answers.push(digest(&house.picture(room).await));
        answers
    }
}

/// Returns everything that is sent after seat 1 has sealed an order, and once more after seat 2 has sealed one, too.
async fn seen(of: (&str, &str), mode: &str, order: &str) -> Vec<String> {
    let mut world = World::new(of, mode).await;
    world.mails[0].order(order, [7; 32]).expect("it is legal");
    world.post(0).await;
    let mut lines = world.asked().await;
    // Seat 2 has not looked in, so its program seals and opens nothing.
    world.mails[1].order("idle", [8; 32]).expect("it is legal");
    world.post(1).await;
    lines.extend(world.asked().await);
    let facts = world.house.call(&world.room, 1, json!({"call": "room"})).await.1;
    for socket in &mut world.sockets {
        while socket.pushed("event").await["event"] != facts["ok"]["last"] {}
        lines.extend(socket.heard.iter().cloned());
    }
    lines
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_byte_on_the_wire_of_a_room_of_letters_changes_with_a_sealed_order() {
    for of in [("ftl", "duel"), ("full-thrust", "line-duel")] {
        for mode in ["strict", "shared"] {
            let drawn = World::new(of, mode).await.mails[0].battle().drawn(Seat(0), 1);
            let (idle, other) = (seen(of, mode, "idle").await, seen(of, mode, &drawn).await);
            assert_ne!(idle, other, "{of:?}, {mode}: the seals differ");
            assert_eq!(idle.len(), other.len(), "{of:?}, {mode}");
            for (at, (idle, other)) in idle.iter().zip(&other).enumerate() {
                assert_eq!(shape_of(idle), shape_of(other), "{of:?}, {mode}, line {at}");
            }
        }
    }
}
