//! Law 16 over rooms: what a seat is sent before the reveal does not change with what another has sealed, or with what is hidden.

use engine::Seat;
use serde_json::{Value, json};

use crate::desk::{Desk, awaited, name, now};
use crate::play::SHORT;

/// Every answer that a person can ask for.
fn asked(desk: &Desk, room: &Value, person: u64, decisions: usize, order: &str) -> Vec<String> {
    let mut calls = vec![
        json!({"call": "room"}),
        json!({"call": "status"}),
        json!({"call": "view"}),
        json!({"call": "outline"}),
        json!({"call": "threats"}),
        json!({"call": "record"}),
        json!({"call": "events", "most": 500}),
        json!({"call": "read", "order": order}),
        json!({"call": "preview", "order": order}),
        json!({"call": "standing"}),
        json!({"call": "seal", "order": "no such order", "decision": decisions + 1, "key": crate::desk::token(999)}),
        json!({"call": "unseal", "decision": decisions + 1, "key": crate::desk::token(998)}),
    ];
    calls.extend((1..=decisions).map(|decision| json!({"call": "turn", "decision": decision})));
    calls.extend((1..=decisions).map(|decision| json!({"call": "view", "decision": decision})));
    let pieces =
        serde_json::from_str::<Value>(&desk.line(room, Some(person), json!({"call": "view"}))).expect("JSON");
    for piece in pieces["ok"]["pieces"].as_array().into_iter().flatten() {
        calls.push(json!({"call": "reach", "piece": piece["name"]}));
    }
    calls.into_iter().map(|call| desk.line(room, Some(person), call)).collect()
}

/// Plays a game to a decision in which both seats write, and compares what the other seat is sent for two orders; `true` if it came
/// to one.
fn compares(game: &str, scenario: &str, decisions: usize) -> bool {
    let worlds: Vec<Option<Vec<String>>> = [7, 8]
        .into_iter()
        .map(|seed| {
            let mut desk = Desk::new();
            let room = desk.duel(
                game,
                scenario,
                json!({"clock": {"each": 600, "then": "silent"}, "spectators": {"delay": 0}}),
            );
            let mut twin = crate::play::play(&mut desk, &room, 11, decisions);
            while awaited(&*twin).len() < 2 {
                let seat = *awaited(&*twin).first()?;
                let order = twin.drawn(seat, 1);
                desk.seal(&room, u64::from(seat.0) + 1, &order);
                twin.seal(seat, &order).expect("it is legal");
            }
            let own = twin.drawn(Seat(1), 3);
            let orders: Vec<String> = (0..40).map(|seed| twin.drawn(Seat(0), seed)).collect();
            let order = if seed == 7 { orders.iter().min()? } else { orders.iter().max()? };
            if orders.iter().min() == orders.iter().max() {
                return None;
            }
            desk.seal(&room, 1, order);
            let mut seen = asked(&desk, &room, 2, twin.revealed(), &own);
            // A room that is woken tells no more.
            desk.rooms.rest();
            seen.extend(asked(&desk, &room, 2, twin.revealed(), &own));
            Some(seen)
        })
        .collect();
    let [Some(first), Some(second)] = &worlds[..] else { return false };
    assert_eq!(first, second, "{game}: the sealed order shows");
    true
}

#[test]
fn nothing_told_before_the_reveal_changes_with_a_sealed_order() {
    for &(game, scenario) in SHORT.iter() {
        let compared = [0, 2, 5].into_iter().filter(|decisions| compares(game, scenario, *decisions)).count();
        assert!(compared > 0, "{game}: nothing was compared");
    }
}

#[test]
fn no_answer_holds_a_secret_of_the_room() {
    for &(game, scenario) in SHORT.iter() {
        let mut desk = Desk::new();
        let room = desk.duel(game, scenario, json!({"spectators": {"delay": 2}}));
        let twin = crate::play::play(&mut desk, &room, 2, 6);
        let opening = twin.opening();
        let secret =
            opening.lines().find_map(|line| line.split(" opened ").nth(1)).expect("the secret of the dice");
        for person in [1, 2] {
            let order = awaited(&*twin).first().map(|seat| twin.drawn(*seat, 0)).unwrap_or_default();
            for line in asked(&desk, &room, person, twin.revealed(), &order) {
                assert!(!line.contains(secret), "{game}: the dice are told: {line}");
            }
        }
        let key = desk.key();
        desk.ok(&room, 1, json!({"call": "concede", "decision": twin.revealed() + 1, "key": key}));
        let record = desk.line(&room, Some(2), json!({"call": "record"}));
        assert!(record.contains(secret), "{game}: at the end the dice are opened");
    }
}

/// Plays two rooms in which seat 1 writes other orders, as long as the rules show seat 2 no difference; how often they were compared.
fn hides(game: &str, scenario: &str, seed: u64) -> usize {
    let mut worlds = [Desk::new(), Desk::new()].map(|mut desk| {
        let room = desk.duel(game, scenario, json!({"spectators": {"delay": 0}}));
        let twin = desk.twin(&room);
        (desk, room, twin)
    });
    let mut compared = 0;
    for step in 0..8 {
        let [seats, others] = [0, 1].map(|at| awaited(&*worlds[at].2));
        if seats != others || seats.is_empty() {
            break;
        }
        for seat in seats {
            let first = worlds[0].2.drawn(seat, seed + step);
            let mut tried = (0..40).map(|n| worlds[1].2.drawn(seat, seed + step + n));
            let second =
                if seat == Seat(0) { tried.find(|order| *order != first) } else { Some(first.clone()) };
            let orders = [first.clone(), second.unwrap_or(first)];
            for ((desk, room, twin), order) in worlds.iter_mut().zip(&orders) {
                if twin.read(seat, order).is_ok_and(|reading| !reading.refused.is_empty()) {
                    return compared;
                }
                desk.seal(room, u64::from(seat.0) + 1, order);
                twin.seal(seat, order).expect("it is legal");
            }
        }
        let [shown, other] = [0, 1].map(|at| {
            let twin = &worlds[at].2;
            let now = twin.revealed();
            (twin.view(now, Some(Seat(1))), twin.revealed_turn(now - 1, Some(Seat(1))))
        });
        if shown != other {
            break;
        }
        let order =
            awaited(&*worlds[0].2).first().map(|seat| worlds[0].2.drawn(*seat, 1)).unwrap_or_default();
        let [told, same] = [0, 1].map(|at| {
            let (desk, room, twin) = &worlds[at];
            asked(desk, room, 2, twin.revealed(), &order)
        });
        assert_eq!(told, same, "{game}: what is hidden shows");
        compared += 1;
    }
    compared
}

#[test]
fn nothing_told_changes_with_what_the_rules_still_hide() {
    let compared: usize = (0..6).map(|seed| hides("black-skies", "duel", seed * 100)).sum();
    assert!(compared > 0, "black-skies: nothing was compared");
}

/// Rooms in which the first two markers of side 1 are a dummy and a cruiser, or the other way round.
fn of_markers(swapped: bool, delay: usize) -> (Desk, Value) {
    let games = games::SHELF.game("full-thrust").expect("on the shelf").scenarios();
    let mut text = games
        .iter()
        .find(|file| file.id == "hide-and-seek")
        .expect("a scenario with markers")
        .text
        .to_owned();
    if swapped {
        let (dummy, cruiser) =
            ("class = \"dummy\", at = [16, 4]", "class = \"HC\", name = \"Shadow\", at = [26, 4]");
        assert!(text.contains(dummy) && text.contains(cruiser));
        text = text.replacen(dummy, "class = \"HC\", name = \"Shadow\", at = [16, 4]", 1);
        text = text.replacen(cruiser, "class = \"dummy\", at = [26, 4]", 1);
    }
    let mut desk = Desk::new();
    let room =
        desk.make(json!({"game": "full-thrust", "text": text, "name": "P1", "spectators": {"delay": delay}}));
    desk.join(&room, 2, 2);
    (desk, room)
}

#[test]
fn nothing_told_changes_with_what_a_marker_hides() {
    for delay in [0, 1] {
        let worlds = [false, true].map(|swapped| {
            let (mut desk, room) = of_markers(swapped, delay);
            let mut twin = desk.twin(&room);
            let mut seen = Vec::new();
            for step in 0..4 {
                for seat in awaited(&*twin) {
                    // Markers of side 1 drift, as any marker may; side 2 is drawn alike.
                    let order = if seat == Seat(0) { twin.idle(seat) } else { twin.drawn(seat, step) };
                    desk.seal(&room, u64::from(seat.0) + 1, &order);
                    twin.seal(seat, &order).expect("it is legal");
                }
                let own = twin.drawn(Seat(1), 9);
                seen.extend(asked(&desk, &room, 2, twin.revealed(), &own));
                let shown =
                    crate::desk::now(desk.rooms.shown(crate::desk::name(&room))).expect("it is shown");
                seen.push(format!("{} {:?}", shown.room, shown.view));
                let watch = room["watch"].as_str().expect("it may be watched");
                for call in ["status", "view", "record", "events"] {
                    let line = json!({"id": 1, "call": call}).to_string();
                    seen.push(
                        crate::desk::now(desk.rooms.call(
                            "here",
                            crate::desk::name(&room),
                            Some(watch),
                            &line,
                        ))
                        .line,
                    );
                }
                desk.rooms.rest();
            }
            seen
        });
        let [one, other] = worlds;
        assert!(one.iter().any(|line| line.contains("\"marker\"")), "no marker is in sight");
        assert!(one.iter().all(|line| !line.contains("Shadow")), "a hidden ship is named");
        assert_eq!(one, other, "with a delay of {delay}");
    }
}

#[test]
fn a_room_that_nobody_may_watch_shows_no_board() {
    let mut desk = Desk::new();
    let hidden = desk.duel("ftl", "duel", json!({}));
    let watched = desk.duel("ftl", "duel", json!({"spectators": {"delay": 3}}));
    let shown = |desk: &Desk, room: &Value| {
        crate::desk::now(desk.rooms.shown(crate::desk::name(room))).expect("it is there")
    };
    assert!(shown(&desk, &hidden).view.is_none());
    let begun = shown(&desk, &watched).view.expect("a board");
    crate::play::play(&mut desk, &watched, 5, 3);
    assert_eq!(shown(&desk, &watched).view.as_ref(), Some(&begun), "three decisions late: as it began");
    let longer = desk.duel("ftl", "duel", json!({"spectators": {"delay": 3}}));
    crate::play::play(&mut desk, &longer, 5, 4);
    assert_ne!(shown(&desk, &longer).view, Some(begun), "the first decision of four is shown");
    crate::play::play(&mut desk, &hidden, 5, 4);
    assert!(shown(&desk, &hidden).view.is_none());
    assert!(crate::desk::now(desk.rooms.shown("0123456789abcdef")).is_err());
}

#[test]
fn rows_that_do_not_stand_are_refused_without_a_word_of_the_sealed_order_in_them() {
    use store::{Change, Store};
    let spoilt: [fn(&mut Value); 3] = [
        |body| body["text"] = json!("A R999 secret"),
        |body| body["by"] = json!("A R999 secret"),
        |body| body["seat"] = json!("A R999 secret"),
    ];
    for spoil in spoilt {
        let mut desk = Desk::new();
        let clock = json!({"clock": {"each": 600, "grace": 60, "then": "silent"}});
        let room = desk.duel("ftl", "close-quarters", clock);
        desk.seal(&room, 1, "A L");
        let (id, store) = (name(&room).parse().expect("a room"), desk.rooms.store().clone());
        let rows = now(store.rows(id, 0, store::PAGE)).expect("the store answers");
        let row = rows.iter().rfind(|row| row.kind == "sealed").expect("sealed");
        let mut body: Value = serde_json::from_slice(&row.body).expect("JSON");
        spoil(&mut body);
        let rewrite = vec![(row.number, body.to_string().into_bytes())];
        let change = Change { rewrite, ..Change::default() };
        now(store.append(id, rows.len() as u64, change, desk.time())).expect("it is kept");
        desk.rooms.rest();
        let mut said: Vec<String> = [None, Some(1), Some(2)]
            .iter()
            .map(|person| desk.line(&room, *person, json!({"call": "room"})))
            .collect();
        desk.clock.fetch_add(600_000, std::sync::atomic::Ordering::SeqCst);
        said.push(now(desk.rooms.tick()).expect_err("the room cannot be woken").to_string());
        for said in said {
            assert!(said.contains("(sealed)"), "it names the event: {said}");
            assert!(!said.contains("999") && !said.contains("secret"), "{said}");
        }
    }
}
