//! Law 16 over the wire: not a byte that a seat is sent before the reveal changes with what another has sealed.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::battles::{SHORT, awaited, twin};
use crate::person::{House, Socket, key, token};
use engine::Seat;

/// Decisions in which a game is looked through for one that two seats write with a choice.
const SEARCHED: usize = 100;

/// All that a seat is sent after the other has sealed one of two orders, in the first decision in which both write and the other has a choice.
async fn seen(game: &str, scenario: &str, seer: Seat, largest: bool) -> Option<Vec<String>> {
    let house = House::new().await;
    let room = house.duel(game, scenario, json!({})).await;
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
    let line = json!({"call": "seal", "order": order, "decision": decision, "key": key()});
    assert_eq!(house.call(&room, person(writer), line).await.0, 200);
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
        lines.push(timeless(socket.call(call.clone()).await));
        lines.push(timeless(house.call(&room, person(seer), call).await.1));
    }
    socket.send(Message::text("{\"call\":\"status\"}")).await;
    lines.extend(socket.pushed.drain(..).map(timeless));
    Some(lines)
}

/// Takes out the times of the clock on the wall and the random name and commitment of the room, which differ between two servers.
fn timeless(mut line: Value) -> String {
    fn clean(value: &mut Value) {
        match value {
            Value::Object(fields) => {
                for field in ["at", "made", "now", "room", "commitment"] {
                    fields.remove(field);
                }
                fields.values_mut().for_each(clean);
            }
            Value::Array(values) => values.iter_mut().for_each(clean),
            _ => {}
        }
    }
    clean(&mut line);
    line.to_string()
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
