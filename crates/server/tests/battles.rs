//! Whole battles of every game between two people on sockets, one of whom loses its connection midway.

use std::sync::LazyLock;

use games::SHELF;
use serde_json::{Value, json};
use shelf::{AnyBattle, Game};
use tokio_tungstenite::tungstenite::Message;

use crate::person::{House, Socket, key};
use engine::record::Record;
use engine::{Demand, Seat};

/// Scenarios of games whose first one is long.
const SHORTER: [(&str, &str); 3] =
    [("ftl", "close-quarters"), ("full-thrust", "skirmish"), ("talon", "duel")];

/// The games with a test of their own here.
const NAMED: [&str; 5] = ["ftl", "full-thrust", "simple-spaceships", "black-skies", "talon"];

/// A short scenario of each game of the shelf.
pub static SHORT: LazyLock<Vec<(&str, &str)>> = LazyLock::new(|| {
    let short = |game: &'static dyn Game| {
        let first = game.scenarios()[0].id;
        SHORTER.into_iter().find(|(id, _)| *id == game.id()).unwrap_or((game.id(), first))
    };
    SHELF.iter().map(short).collect()
});

/// The same battle in this process, made of the room's rows: for drawing orders and for comparing.
pub async fn twin(house: &House, room: &str) -> Box<dyn AnyBattle> {
    let rows = store::Store::rows(house.rooms.store(), room.parse().unwrap(), 0, store::PAGE).await.unwrap();
    let begun = rows.iter().find(|event| event.kind == "begun").expect("it has begun");
    let body: Value = serde_json::from_slice(&begun.body).unwrap();
    let record = Record::parse(body["opening"].as_str().unwrap()).unwrap();
    games::SHELF.replay(&record).unwrap().battle
}

/// The seats that must write.
pub fn awaited(battle: &dyn AnyBattle) -> Vec<Seat> {
    match battle.demand() {
        Demand::Orders(seats) => seats.iter().filter(|seat| !battle.sealed().has(*seat)).collect(),
        Demand::Over(_) => Vec::new(),
    }
}

async fn through(game: &str, scenario: &str) {
    let house = House::new().await;
    let room = house.duel(game, scenario, json!({})).await;
    let mut twin = twin(&house, &room).await;
    let mut sockets = [
        Socket::open(house.address(), &room, 1, Some(0)).await,
        Socket::open(house.address(), &room, 2, Some(0)).await,
    ];
    let (mut numbers, mut revealed, mut dropped) = (Vec::new(), 0, false);
    while !awaited(&*twin).is_empty() {
        for seat in awaited(&*twin) {
            let decision = twin.revealed() + 1;
            let order = twin.drawn(seat, 3 ^ (twin.revealed() as u64) << 3);
            let seal = json!({"id": 1, "call": "seal", "order": order, "decision": decision, "key": key()});
            if seat.0 == 1 && decision >= 3 && !dropped {
                dropped = true;
                // The order is sent, and the connection goes before its answer: nobody knows what became of it.
                sockets[1].send(Message::text(seal.to_string())).await;
                let last = numbers.last().copied().unwrap_or_default();
                sockets[1] = Socket::open(house.address(), &room, 2, Some(last)).await;
            }
            let answer = sockets[seat.index()].call(seal).await;
            assert!(
                answer["ok"]["sealed"] == json!(true) || answer["ok"]["repeated"] == json!(true),
                "{game}: {answer}"
            );
            twin.seal(seat, &order).expect("it is legal");
        }
        // The second person is told of every event once, in order, also across the broken connection.
        while revealed < twin.revealed() {
            let event = sockets[1].pushed("event").await;
            numbers.push(event["event"].as_u64().unwrap());
            revealed += usize::from(event["kind"] == "revealed");
        }
    }
    assert!(dropped, "{game}: the second person wrote too seldom");
    let over = loop {
        let event = sockets[1].pushed("event").await;
        numbers.push(event["event"].as_u64().unwrap());
        if event["kind"] == "over" {
            break event;
        }
    };
    assert!(over["text"].is_string(), "{over}");
    assert_eq!(
        numbers,
        (1..=numbers.len() as u64).collect::<Vec<_>>(),
        "{game}: an event is missing or came twice"
    );
    for socket in &mut sockets {
        let record = socket.call(json!({"call": "record"})).await;
        assert_eq!(record["ok"]["record"].as_str(), Some(twin.record().as_str()), "{game}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ftl_is_played_over_sockets() {
    through("ftl", "close-quarters").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn full_thrust_is_played_over_sockets() {
    through("full-thrust", "skirmish").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn simple_spaceships_is_played_over_sockets() {
    through("simple-spaceships", "duel").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn black_skies_is_played_over_sockets() {
    through("black-skies", "duel").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn talon_is_played_over_sockets() {
    through("talon", "duel").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_other_game_is_played_over_sockets() {
    for &(game, scenario) in SHORT.iter().filter(|(game, _)| !NAMED.contains(game)) {
        through(game, scenario).await;
    }
}
