//! Law 16 over the wire: not a byte that a seat is sent before the reveal changes with what another has sealed.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use shelf::AnyBattle;

use crate::battles::{SHORT, awaited, twin};
use crate::person::{House, Socket, token};
use engine::Seat;

/// Decisions in which a game is looked through for one that two seats write with a choice.
const SEARCHED: usize = 100;

/// The two who must not learn of an order: another seat, on a socket and over HTTP, and those who watch.
struct Seers {
    room: String,
    seat: Seat,
    watch: String,
    sockets: [Socket; 2],
}

impl Seers {
    async fn enter(house: &House, made: &Value, seat: Seat) -> Self {
        let room = made["room"].as_str().expect("a room").to_owned();
        let watch = made["watch"].as_str().expect("it is watched").to_owned();
        let own = Socket::open(house.address(), &room, person(seat), Some(0)).await;
        let other = Socket::with(house.address(), &room, &watch, Some(0)).await;
        Self { room, seat, watch, sockets: [own, other] }
    }

    /// Asks for everything, on sockets and over HTTP. Returns the answers over HTTP, byte for byte but for the time in their heads.
    /// The sockets keep their own messages.
    async fn look(&mut self, house: &House, own: &str, decision: usize) -> Vec<String> {
        let path = format!("/api/rooms/{}/call", self.room);
        let tokens = [token(person(self.seat)), self.watch.clone()];
        let calls = [
            json!({"call": "room"}),
            json!({"call": "status"}),
            json!({"call": "view"}),
            json!({"call": "outline"}),
            json!({"call": "threats"}),
            json!({"call": "record"}),
            json!({"call": "events", "most": 500}),
            json!({"call": "standing"}),
            json!({"call": "turn", "decision": decision}),
            json!({"call": "read", "order": own}),
            json!({"call": "preview", "order": own}),
            json!({"call": "seal", "order": "no such order", "decision": decision, "key": token(999)}),
        ];
        let mut answers = Vec::new();
        for (token, socket) in tokens.iter().zip(&mut self.sockets) {
            for call in &calls {
                socket.call(call.clone()).await;
                answers.push(house.raw("POST", &path, Some(token), &call.to_string()).await);
            }
            let room = format!("/api/rooms/{}", self.room);
            answers.push(house.raw("GET", &room, Some(token), "").await);
            let mine = json!({"tokens": [token]}).to_string();
            answers.push(house.raw("POST", "/api/mine", None, &mine).await);
        }
        answers.push(house.raw("GET", "/api/open", None, "").await);
        answers.push(house.raw("GET", &format!("/r/{}", self.room), None, "").await);
        answers.iter().map(|answer| undated(answer)).collect()
    }

    /// Returns all that the sockets were told, byte for byte: answers, and then what was pushed, which comes between them at any time.
    async fn told(&mut self, last: u64) -> Vec<String> {
        let mut all = Vec::new();
        for socket in &mut self.sockets {
            while socket.pushed("event").await["event"] != json!(last) {}
            let is_answer = |line: &&String| line.starts_with("{\"id\":");
            all.extend(socket.heard.iter().filter(is_answer).cloned());
            all.extend(socket.heard.iter().filter(|line| !is_answer(line)).cloned());
        }
        all
    }
}

/// Returns an answer without the line of its head that has the time of day.
pub fn undated(answer: &str) -> String {
    let lines = answer.split("\r\n").filter(|line| !line.starts_with("date: "));
    lines.collect::<Vec<_>>().join("\r\n")
}

/// Finds the first decision in which both seats write and one of them, the writer, has a choice. Returns its two orders that lie farthest
/// apart, as text.
async fn choice(house: &House, room: &str, writer: Seat) -> Option<(Box<dyn AnyBattle>, [String; 2])> {
    let mut twin = twin(house, room).await;
    loop {
        let seats = awaited(&*twin);
        if seats.len() == 2 {
            let drawn: BTreeSet<String> = (0..40).map(|seed| twin.drawn(writer, seed)).collect();
            if drawn.len() > 1 {
                return Some((twin, [drawn.first()?.clone(), drawn.last()?.clone()]));
            }
        }
        for seat in seats {
            let decision = twin.revealed() + 1;
            if decision > SEARCHED {
                return None;
            }
            let order = twin.drawn(seat, decision as u64);
            let key = format!("{:032x}", decision * 2 + seat.index() + 900);
            let line = json!({"call": "seal", "order": order, "decision": decision, "key": key});
            assert_eq!(house.call(room, person(seat), line).await.0, 200);
            twin.seal(seat, &order).ok()?;
        }
    }
}

/// Returns everything that a seat and the spectators are sent while the other seat seals one of two orders, takes it back, and seals it again.
async fn seen(game: &str, scenario: &str, seer: Seat, largest: bool) -> Option<Vec<String>> {
    let house = House::still().await;
    // The same key names the same room in both worlds.
    let more = json!({"spectators": {"delay": 0}, "challenge": true, "key": token(77)});
    let made = house.made(game, scenario, more).await;
    let room = made["room"].as_str()?.to_owned();
    let writer = Seat(1 - seer.0);
    let (twin, orders) = choice(&house, &room, writer).await?;
    let (order, own, decision) = (&orders[usize::from(largest)], twin.drawn(seer, 3), twin.revealed() + 1);
    let mut seers = Seers::enter(&house, &made, seer).await;
    let (mut lines, mut last) = (Vec::new(), 0);
    for line in [
        json!({"call": "seal", "order": order, "decision": decision, "key": token(9001)}),
        json!({"call": "unseal", "decision": decision, "key": token(9002)}),
        json!({"call": "seal", "order": order, "decision": decision, "key": token(9003)}),
    ] {
        let (status, answer) = house.call(&room, person(writer), line).await;
        assert_eq!(status, 200, "{answer}");
        last = answer["ok"]["event"].as_u64()?;
        lines.extend(seers.look(&house, &own, decision).await);
    }
    lines.extend(seers.told(last).await);
    lines.push(digest(&house.picture(&room).await));
    Some(lines)
}

/// Returns the length of a picture and a sum of all its bytes.
pub fn digest(picture: &[u8]) -> String {
    let sum = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{} bytes, {:x}", picture.len(), picture.iter().fold(0xcbf2_9ce4_8422_2325, sum))
}

/// Returns a scenario with markers, in which the first two of side 1 are a dummy and a cruiser, or the other way round.
fn markers(swapped: bool) -> String {
    let file =
        games::SHELF.game("full-thrust").unwrap().scenarios().iter().find(|file| file.id == "hide-and-seek");
    let text = file.expect("a scenario with markers").text;
    if !swapped {
        return text.to_owned();
    }
    let (dummy, cruiser) =
        ("{ class = \"dummy\", at = [16, 4]", "{ class = \"HC\", name = \"Shadow\", at = [26, 4]");
    assert!(text.contains(dummy) && text.contains(cruiser));
    let text = text.replacen(dummy, "{ class = \"HC\", name = \"Shadow\", at = [16, 4]", 1);
    text.replacen(cruiser, "{ class = \"dummy\", at = [26, 4]", 1)
}

/// Returns everything that seat 2 and the spectators are sent in the first decisions, in which nothing is scanned.
async fn seen_of_markers(swapped: bool) -> Vec<String> {
    let house = House::still().await;
    let more =
        json!({"scenario": null, "text": markers(swapped), "spectators": {"delay": 0}, "key": token(78)});
    let room = house.duel("full-thrust", "", more).await;
    let mut twin = twin(&house, &room).await;
    let mut socket = Socket::open(house.address(), &room, 2, Some(0)).await;
    let mut lines = Vec::new();
    for decision in 1..=3 {
        for seat in awaited(&*twin) {
            // Markers of side 1 drift, as any marker may; side 2 is drawn alike.
            let order = if seat == Seat(0) { twin.idle(seat) } else { twin.drawn(seat, decision) };
            let line = json!({"call": "seal", "order": order, "decision": decision, "key": token(800 + decision * 2 + u64::from(seat.0))});
            assert_eq!(house.call(&room, person(seat), line).await.0, 200);
            twin.seal(seat, &order).unwrap();
        }
        let own = twin.drawn(Seat(1), 3);
        let pieces: Vec<Value> =
            (1..=7).map(|n| json!({"call": "reach", "piece": format!("A{n}")})).collect();
        let calls =
            ["room", "status", "view", "outline", "threats", "record"].map(|call| json!({"call": call}));
        let asked = [
            json!({"call": "read", "order": own}),
            json!({"call": "preview", "order": own}),
            json!({"call": "turn", "decision": decision}),
        ];
        for call in calls.into_iter().chain(asked).chain(pieces) {
            socket.call(call.clone()).await;
            let path = format!("/api/rooms/{room}/call");
            lines.push(undated(&house.raw("POST", &path, Some(&token(2)), &call.to_string()).await));
        }
        lines.push(digest(&house.picture(&room).await));
        lines.push(undated(&house.raw("GET", &format!("/r/{room}"), None, "").await));
    }
    let last = house.call(&room, 2, json!({"call": "room"})).await.1["ok"]["last"].clone();
    while socket.pushed("event").await["event"] != last {}
    let is_answer = |line: &&String| line.starts_with("{\"id\":");
    lines.extend(socket.heard.iter().filter(is_answer).cloned());
    lines.extend(socket.heard.iter().filter(|line| !is_answer(line)).cloned());
    lines
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_byte_on_the_wire_changes_with_what_a_marker_hides() {
    let (one, other) = (seen_of_markers(false).await, seen_of_markers(true).await);
    assert!(one.iter().any(|line| line.contains("\"marker\"")), "no marker is in sight");
    assert!(!one.iter().any(|line| line.contains("Shadow")), "a hidden ship is named");
    assert_eq!(one.len(), other.len());
    for (at, (one, other)) in one.iter().zip(&other).enumerate() {
        assert_eq!(one, other, "line {at}");
    }
}

/// Returns the number of the person at a seat.
fn person(seat: Seat) -> u64 {
    u64::from(seat.0) + 1
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_byte_on_the_wire_changes_with_a_sealed_order() {
    for &(game, scenario) in SHORT.iter() {
        for seer in [Seat(0), Seat(1)] {
            let (least, most) =
                (seen(game, scenario, seer, false).await, seen(game, scenario, seer, true).await);
            let what = format!("{game}: seat {seer} was never to write beside a seat with a choice");
            let (least, most) = (least.expect(&what), most.expect(&what));
            assert_eq!(least.len(), most.len(), "{game}, seat {seer}");
            for (at, (least, most)) in least.iter().zip(&most).enumerate() {
                assert_eq!(
                    least, most,
                    "{game}: the sealed order shows to seat {seer}, or to who watches, in line {at}"
                );
            }
        }
    }
}
