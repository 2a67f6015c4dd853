//! Law 16 over the wire: not a byte that a seat is sent before the reveal changes with what another has sealed.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::battles::{SHORT, awaited, twin};
use crate::person::{House, Socket, token};
use engine::Seat;

/// Decisions in which a game is looked through for one that two seats write with a choice.
const SEARCHED: usize = 100;

/// All that a seat is sent after the other has sealed one of two orders, in the first decision in which both write and the other has a choice.
async fn seen(game: &str, scenario: &str, seer: Seat, largest: bool) -> Option<Vec<String>> {
    let house = House::still().await;
    // The same key names the same room in both worlds.
    let more = json!({"spectators": {"delay": 0}, "key": token(77)});
    let room = house.duel(game, scenario, more).await;
    let mut twin = twin(&house, &room).await;
    let writer = Seat(1 - seer.0);
    let drawn = loop {
        let seats = awaited(&*twin);
        if seats.len() == 2 {
            let drawn: BTreeSet<String> = (0..40).map(|seed| twin.drawn(writer, seed)).collect();
            if drawn.len() > 1 {
                break drawn;
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
            assert_eq!(house.call(&room, person(seat), line).await.0, 200);
            twin.seal(seat, &order).ok()?;
        }
    };
    let (least, most) = (drawn.first()?, drawn.last()?);
    let decision = twin.revealed() + 1;
    let mut socket = Socket::open(house.address(), &room, person(seer), Some(0)).await;
    let order = if largest { most } else { least };
    let seal = json!({"call": "seal", "order": order, "decision": decision, "key": token(9001)});
    let back = json!({"call": "unseal", "decision": decision, "key": token(9002)});
    let again = json!({"call": "seal", "order": order, "decision": decision, "key": token(9003)});
    for line in [seal, back, again] {
        assert_eq!(house.call(&room, person(writer), line).await.0, 200);
    }
    let own = twin.drawn(seer, 3);
    let mut lines = Vec::new();
    for call in [
        json!({"call": "room"}),
        json!({"call": "status"}),
        json!({"call": "view"}),
        json!({"call": "outline"}),
        json!({"call": "threats"}),
        json!({"call": "record"}),
        json!({"call": "events", "most": 500}),
        json!({"call": "read", "order": own}),
        json!({"call": "preview", "order": own}),
        json!({"call": "seal", "order": "no such order", "decision": decision, "key": token(999)}),
    ] {
        lines.push(socket.call(call.clone()).await.to_string());
        lines.push(house.call(&room, person(seer), call).await.1.to_string());
    }
    socket.send(Message::text("{\"call\":\"status\"}")).await;
    lines.extend(socket.pushed.drain(..).map(|line| line.to_string()));
    let mine = json!({"tokens": [token(person(seer))]}).to_string();
    lines.push(house.ask("POST", "/api/mine", None, &mine).await.1.to_string());
    lines.push(digest(&house.picture(&room).await));
    lines.push(page(&house, &room).await);
    Some(lines)
}

/// The page of a room, without its head, which has the time.
async fn page(house: &House, room: &str) -> String {
    let answer = house.stand.get(&format!("/r/{room}")).await;
    answer.split_once("\r\n\r\n").map(|(_, page)| page.to_owned()).expect("a page")
}

/// The length of a picture and a sum of all its bytes.
fn digest(picture: &[u8]) -> String {
    let sum = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{} bytes, {:x}", picture.len(), picture.iter().fold(0xcbf2_9ce4_8422_2325, sum))
}

/// A scenario with markers, in which the first two of side 1 are a dummy and a cruiser, or the other way round.
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

/// All that seat 2 and onlookers are sent in the first decisions, in which nothing is scanned.
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
            lines.push(socket.call(call.clone()).await.to_string());
            lines.push(house.call(&room, 2, call).await.1.to_string());
        }
        lines.push(digest(&house.picture(&room).await));
        lines.push(page(&house, &room).await);
    }
    lines.extend(socket.pushed.drain(..).map(|line| line.to_string()));
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
    for (game, scenario) in SHORT {
        for seer in [Seat(0), Seat(1)] {
            let (least, most) =
                (seen(game, scenario, seer, false).await, seen(game, scenario, seer, true).await);
            assert!(least.is_some(), "{game}: seat {seer} was never to write beside a seat with a choice");
            assert_eq!(least, most, "{game}: the sealed order shows to seat {seer}");
        }
    }
}
