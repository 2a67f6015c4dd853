//! Law 16 over the wire: not a byte that a seat is sent before the reveal changes with what another has sealed.

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::battles::{SHORT, awaited, twin};
use crate::person::{House, Socket, key, token};
use engine::Seat;

/// All that seat 2 is sent after seat 1 has sealed one of two orders; none if the game gives no choice here.
async fn seen(game: &str, scenario: &str, largest: bool) -> Option<Vec<String>> {
    let house = House::new().await;
    let room = house.duel(game, scenario, json!({})).await;
    let mut twin = twin(&house, &room).await;
    while awaited(&*twin).len() < 2 {
        let seat = *awaited(&*twin).first()?;
        let order = twin.drawn(seat, 1);
        let line = json!({"call": "seal", "order": order, "decision": twin.revealed() + 1, "key": format!("{:032x}", twin.revealed() + 900)});
        assert_eq!(house.call(&room, u64::from(seat.0) + 1, line).await.0, 200);
        twin.seal(seat, &order).ok()?;
    }
    let orders: Vec<String> = (0..40).map(|seed| twin.drawn(Seat(0), seed)).collect();
    let (least, most) = (orders.iter().min()?, orders.iter().max()?);
    if least == most {
        return None;
    }
    let decision = twin.revealed() + 1;
    let mut socket = Socket::open(house.address(), &room, 2, Some(0)).await;
    let order = if largest { most } else { least };
    let line = json!({"call": "seal", "order": order, "decision": decision, "key": key()});
    assert_eq!(house.call(&room, 1, line).await.0, 200);
    let own = twin.drawn(Seat(1), 3);
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
        lines.push(timeless(house.call(&room, 2, call).await.1));
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

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_byte_on_the_wire_changes_with_a_sealed_order() {
    let mut compared = 0;
    for (game, scenario) in SHORT {
        let (Some(least), Some(most)) = (seen(game, scenario, false).await, seen(game, scenario, true).await)
        else {
            continue;
        };
        assert_eq!(least, most, "{game}: the sealed order shows");
        compared += 1;
    }
    assert!(compared >= 3, "only {compared} games were compared");
}
