//! Battles by mail: two people who look in now and then and stay away for days, three times in ten. All battles finish by themselves.
//!
//! `ROOMS_MAIL_BATTLES=100 cargo nextest run -p firing-arc-rooms mail` plays a hundred.

use engine::Seat;
use serde_json::{Value, json};
use shelf::AnyBattle;

use crate::desk::{Desk, name, now};
use crate::play::SHORT;

/// A battle in this process that follows the rows of a room.
struct Mirror {
    battle: Box<dyn AnyBattle>,
    after: u64,
}

impl Mirror {
    fn follow(&mut self, desk: &Desk, room: &Value) {
        use store::Store;
        let id = name(room).parse().expect("a room");
        loop {
            let rows = now(desk.rooms.store().rows(id, self.after, store::PAGE)).expect("the store answers");
            let Some(last) = rows.last() else { return };
            self.after = last.number;
            for row in rows {
                let body: Value = serde_json::from_slice(&row.body).expect("JSON");
                let Some(seat) = body["seat"].as_u64().map(|seat| Seat(seat as u8)) else { continue };
                match &*row.kind {
                    "sealed" => {
                        if body["instead"] == json!(true) {
                            self.battle.unseal(seat).expect("a substitute had sealed");
                        }
                        self.battle.seal(seat, body["text"].as_str().expect("a text")).expect("it is legal");
                    }
                    "unsealed" => self.battle.unseal(seat).expect("it was sealed"),
                    "conceded" => self.battle.concede(seat).expect("it goes on"),
                    _ => {}
                }
            }
        }
    }
}

/// Whole numbers that look random.
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % most
    }
}

/// The course of one battle.
struct Went {
    days: i64,
    decisions: usize,
    absences: usize,
    end: String,
    /// Kinds of its events, with standing orders and claims as kinds of their own.
    kinds: Vec<String>,
}

fn by_mail(number: u64) -> Went {
    const HOUR: i64 = 3600;
    let (game, scenario) = SHORT[number as usize % SHORT.len()];
    let then = [json!("silent"), json!({"captain": "random"}), json!("claim")]
        [number as usize / SHORT.len() % 3]
        .clone();
    let mut desk = Desk::over(crate::desk::Faulty::default(), 1_000_000 + number as i64);
    let room =
        desk.duel(game, scenario, json!({"clock": {"each": 24 * HOUR, "grace": 12 * HOUR, "then": then}}));
    let mut mirror = Mirror { battle: desk.twin(&room), after: 0 };
    let mut chance = Chance(number.wrapping_mul(77) + 1);
    let (start, mut away) = (desk.time(), [0_i64; 2]);
    // A quarter of an hour at a time.
    for step in 0_i64.. {
        assert!(step < 4 * 24 * 120, "{game} ({then}) does not end: {:?}", desk.status(&room, 1));
        desk.pass(HOUR / 4);
        // A program that ends and begins again is not noticed.
        if chance.below(50) == 0 {
            desk.rooms.rest();
        }
        for person in [1_u64, 2] {
            let at = person as usize - 1;
            if step % 96 == 0 {
                away[at] = if chance.below(10) < 3 { step + 96 } else { away[at] };
            }
            // Who is there looks in four times a day.
            if step < away[at] || chance.below(24) > 0 {
                continue;
            }
            visit(&mut desk, &room, person, &mut mirror, &mut chance);
        }
        let card = desk.ok(&room, 1, json!({"call": "room"}));
        if card["phase"] == json!("over") {
            mirror.follow(&desk, &room);
            let record =
                desk.ok(&room, 2, json!({"call": "record"}))["record"].as_str().expect("a text").to_owned();
            assert_eq!(record, mirror.battle.record(), "{game}: another record than that of the same orders");
            let read = engine::record::Record::parse(&record).expect("a record");
            games::SHELF.replay(&read).expect("it replays");
            let kinds = [1, 2].iter().flat_map(|person| desk.events(&room, *person)).flat_map(kinds);
            let kinds: Vec<String> = kinds.collect();
            let absences = desk.kinds(&room, 1).iter().filter(|kind| *kind == "absent").count();
            let end =
                if card["closed"].is_null() { card["over"]["text"].clone() } else { card["closed"].clone() };
            return Went {
                days: (desk.time() - start) / 86_400_000,
                decisions: mirror.battle.revealed(),
                absences,
                end: format!("{game}: {}", end.as_str().unwrap_or_default()),
                kinds,
            };
        }
    }
    unreachable!("the steps have no end")
}

/// Returns the kind of an event, and that of its writer.
fn kinds(event: Value) -> Vec<String> {
    let kind = event["kind"].as_str().expect("a text").to_owned();
    let writer = event["by"].as_str().map(str::to_owned);
    let claimed = (event["claimed"] == json!(true)).then(|| "claimed".to_owned());
    std::iter::once(kind).chain(writer).chain(claimed).collect()
}

/// Somebody looks in, and writes what is asked, or claims.
fn visit(desk: &mut Desk, room: &Value, person: u64, mirror: &mut Mirror, chance: &mut Chance) {
    let status = desk.status(room, person);
    let decision = status["decisions"].as_u64().expect("a number") + 1;
    let in_list = |list: &Value| list.as_array().is_some_and(|list| list.contains(&json!(person)));
    let absent =
        status["absent"].as_array().is_some_and(|list| list.iter().any(|seat| *seat != json!(person)));
    if absent && status["clock"]["then"] == json!("claim") && status["over"].is_null() {
        let key = desk.key();
        let claim = desk.line(room, Some(person), json!({"call": "claim", "decision": decision, "key": key}));
        // Who was away may have come back to another decision.
        assert!(claim.contains("\"ok\"") || claim.contains("\"refused\""), "{claim}");
    }
    let captain_sealed = in_list(&status["absent"]) && in_list(&status["sealed"]);
    let wanted = in_list(&status["demand"]) && (!in_list(&status["sealed"]) || captain_sealed);
    if wanted && desk.status(room, person)["over"].is_null() {
        mirror.follow(desk, room);
        let order = mirror.battle.drawn(Seat(person as u8 - 1), chance.below(1 << 30));
        if chance.below(4) == 0 {
            // The second one is legal in the next decision, or is dropped there.
            let call = desk.leaving(room, person, json!([order, order]));
            desk.ok(room, person, call);
        } else {
            desk.seal(room, person, &order);
        }
    }
    let status = desk.status(room, person);
    let own = in_list(&status["sealed"]) && !in_list(&status["absent"]) && status["over"].is_null();
    if own && chance.below(5) == 0 {
        desk.take_back(room, person);
    }
}

#[test]
fn mail_battles_with_absences_all_finish_and_replay() {
    let battles = std::env::var("ROOMS_MAIL_BATTLES").ok().and_then(|text| text.parse().ok()).unwrap_or(15);
    let (mut absences, mut told) = (0, std::collections::BTreeMap::new());
    for number in 0..battles {
        let Went { days, decisions, absences: away, end, kinds } = by_mail(number);
        println!("{number}: {days} days, {decisions} decisions, {away} absences, {end}");
        absences += away;
        assert!(!end.ends_with("abandoned"), "{number}: nobody ended it: {end}");
        for kind in kinds {
            *told.entry(kind).or_insert(0) += 1;
        }
    }
    assert!(absences > 0, "nobody was absent");
    // Each of these came up, and none of them held a battle up.
    for kind in ["unsealed", "substitute", "returned", "standing", "claimed"] {
        assert!(told.contains_key(kind), "no battle had {kind}: {told:?}");
    }
}
