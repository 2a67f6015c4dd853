//! A curious server: the server as it is built, over real sockets, with a spy at everything that it hears, keeps and draws.
//! It prints every order and die as early as it can. In the modes that promise it that is never before a release.

mod follower;
mod plain;
mod spied;
mod spy;

use std::collections::BTreeMap;
use std::sync::Arc;

use engine::record::Record;
use engine::{Demand, Seat, Seeded};
use rooms::{Rooms, Settings as Terms};
use seals::verify::verify;
use seals::{Keys, Mail, letter};
use serde_json::{Value, json};
use server::Server;
use shelf::{AnyBattle, Opening};
use store::Memory;

use crate::person::{key, token};
use crate::stand::{Stand, client, settings};
use spied::Spied;
use spy::{Entry, Found, Spy, faces, orders};

/// Games whose decisions roll dice: in the first both write at a time, in the second one does.
const GAMES: [(&str, &str); 2] = [("full-thrust", "line-duel"), ("simple-spaceships", "duel")];
/// Decisions of a battle that are played.
const DECISIONS: usize = 6;

/// A running server with its spy.
struct Curious {
    stand: Stand,
    spy: Spy,
    memory: Memory,
}

impl Curious {
    async fn new() -> Self {
        let spy = Spy::default();
        let (told, mut drawn) = (spy.clone(), Seeded::new(77));
        let random = move |bytes: &mut [u8]| {
            bytes.fill_with(|| drawn.below(256) as u8);
            told.drew(bytes);
        };
        let terms = Terms { nodes: Some(8), calls_a_minute: 1_000_000, ..Terms::default() };
        let memory = Memory::default();
        let store = Spied { memory: memory.clone(), spy: spy.clone() };
        let rooms = Rooms::new(games::SHELF.clone(), store, || 1_700_000_000_000, random, terms);
        let folder = client();
        let mut settings = settings(&folder);
        settings.bounds.burst = 1_000_000;
        let server = Server::over(settings, Some(Arc::new(rooms))).await.unwrap();
        Self { stand: Stand { server: Some(server), folder }, spy, memory }
    }

    /// Sends a message of a person, and returns the good part of the answer. The spy hears both.
    async fn ask(&self, path: &str, person: Option<u64>, body: &Value) -> Value {
        self.spy.message();
        let body = body.to_string();
        let token =
            person.map(|person| format!("Authorization: Bearer {}\r\n", token(person))).unwrap_or_default();
        let request = format!(
            "POST /api/rooms{path} HTTP/1.1\r\nHost: localhost\r\n{token}Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        );
        self.spy.hear(request.as_bytes());
        let answer = self.stand.ask(&request).await;
        self.spy.hear(answer.as_bytes());
        let (_, line) = answer.split_once("\r\n\r\n").unwrap();
        let answer: Value = serde_json::from_str(line).unwrap();
        assert!(answer["error"].is_null(), "{answer}");
        answer["ok"].clone()
    }

    /// Makes a room of person 1.
    async fn make(&self, (game, scenario): (&str, &str), mode: &Value) -> Value {
        let wish = json!({
            "game": game, "scenario": scenario, "name": "Ada", "token": token(1), "key": key(), "mode": mode,
        });
        self.ask("", None, &wish).await
    }

    /// Lets person 2 join.
    async fn join(&self, made: &Value) {
        let wish = json!({"invitation": made["invitations"][0]["token"], "token": token(2), "name": "Ben"});
        let room = made["room"].as_str().unwrap();
        let joined = self.ask(&format!("/{room}/join"), None, &wish).await;
        assert_eq!(joined["begun"], json!(true), "{joined}");
    }

    /// Returns a plain room's battle, made of its rows: for drawing orders and for comparing.
    async fn twin(&self, room: &str) -> Box<dyn AnyBattle> {
        let rows = store::Store::rows(&self.memory, room.parse().unwrap(), 0, store::PAGE).await.unwrap();
        let begun = rows.iter().find(|event| event.kind == "begun").expect("it has begun");
        let body: Value = serde_json::from_slice(&begun.body).unwrap();
        let record = Record::parse(body["opening"].as_str().unwrap()).unwrap();
        games::SHELF.replay(&record).unwrap().battle
    }

    /// Returns what the spy found out of a decision during the last message.
    fn found_now(&self, decision: usize) -> Vec<Found> {
        let (log, at) = (self.spy.log(), self.spy.messages());
        log.into_iter().filter(|one| one.decision == decision && one.at == at).map(|one| one.found).collect()
    }
}

/// A message with which a seat opened a decision, by decision and seat.
type Opened = BTreeMap<(usize, Seat), usize>;

/// Two players' programs in a room of letters.
struct Letters {
    server: Curious,
    room: String,
    mails: [Mail; 2],
    shared: bool,
    opened: Opened,
    /// The secret of seat 1.
    hers: [u8; 32],
}

fn fresh(rng: &mut Seeded) -> [u8; 32] {
    std::array::from_fn(|_| rng.below(256) as u8)
}

impl Letters {
    async fn new((game, scenario): (&str, &str), shared: bool) -> Self {
        let (server, mut rng) = (Curious::new().await, Seeded::new(5));
        let made = server.make((game, scenario), &json!(if shared { "shared" } else { "strict" })).await;
        let (opening, ada, hers) = (Opening::scenario(scenario), (Seat(0), "Ada"), fresh(&mut rng));
        let mails = if shared {
            let keys = Keys::parse(made["keys"].as_str().unwrap()).unwrap();
            let ada = Mail::invite_shared(&games::SHELF, game, &opening, ada, &keys, hers).unwrap();
            let ben = Mail::join_shared(&games::SHELF, &ada.letter(), "Ben", &keys, fresh(&mut rng)).unwrap();
            [ada, ben]
        } else {
            let ada = Mail::invite(&games::SHELF, game, &opening, ada, hers).unwrap();
            let ben = Mail::join(&games::SHELF, &ada.letter(), "Ben", fresh(&mut rng)).unwrap();
            [ada, ben]
        };
        let room = made["room"].as_str().unwrap().to_owned();
        let mut table = Self { server, room, mails, shared, opened: Opened::new(), hers };
        table.post(0).await;
        table.server.join(&made).await;
        table.post(1).await;
        let answer = table.mails[1].letter();
        table.mails[0].take(&games::SHELF, &answer).unwrap();
        table
    }

    async fn call(&self, who: usize, call: Value) -> Value {
        self.server.ask(&format!("/{}/call", self.room), Some(who as u64 + 1), &call).await
    }

    /// Sends a player's letter, and notes what it opens.
    async fn post(&mut self, who: usize) {
        let text = self.mails[who].letter();
        self.note(Seat(who as u8), &letter::read(&text).unwrap());
        let awaits: Vec<u8> = self.mails[who].awaited().into_iter().map(Seat::number).collect();
        self.call(who, json!({"call": "letter", "text": text, "awaits": awaits, "key": key()})).await;
    }

    /// Notes which decisions a letter opens that is about to go.
    fn note(&mut self, seat: Seat, body: &str) {
        let (mut decision, next) = (0, self.server.spy.messages() + 1);
        let release = format!("~ release {seat} ");
        for line in body.lines() {
            if let Some(number) = line.strip_prefix("decision ") {
                decision = number.parse().unwrap();
            } else if line.starts_with(&release) {
                // In the mode shared one release opens the seals of both.
                let all = if self.shared { vec![Seat(0), Seat(1)] } else { vec![seat] };
                for seat in all {
                    self.opened.entry((decision, seat)).or_insert(next);
                }
            }
        }
    }

    /// Asks for the letters, and takes them. Returns `true` if one said anything new.
    async fn fetch(&mut self, who: usize) -> bool {
        let known = self.mails[who].playing().map_or(0, |playing| playing.decision() - 1);
        let call =
            if self.shared { json!({"call": "letters", "after": known}) } else { json!({"call": "letters"}) };
        let told = self.call(who, call).await;
        let mail = &mut self.mails[who];
        let mut new = false;
        if let Some(server) = told["server"].as_str() {
            new = mail.take(&games::SHELF, server).expect("an honest letter");
        }
        let other = told["letters"].as_array().unwrap().iter().find(|one| one["seat"] == json!(2 - who));
        if let Some(text) = other.and_then(|other| other["text"].as_str()).filter(|_| !self.shared) {
            new |= mail.take(&games::SHELF, text).unwrap_or_default();
        }
        new
    }

    fn write(&mut self, who: usize) {
        let mail = &mut self.mails[who];
        if mail.must_write() {
            let seed = mail.battle().revealed() as u64 * 2 + who as u64;
            let order = order(mail.battle(), mail.seat(), seed);
            mail.order(&order, [seed as u8; 32]).expect("it is legal");
        }
    }

    /// Plays some decisions. Each player looks in after every message of the other; in every third decision both seal before
    /// they have seen anything.
    async fn play(&mut self) {
        for round in 0..200 {
            for who in [0, 1] {
                if round % 3 == 0 {
                    self.write(who);
                    self.post(who).await;
                }
                let new = self.fetch(who).await;
                self.write(who);
                if new || round % 3 != 0 {
                    self.post(who).await;
                }
            }
            if self.mails.iter().all(|mail| mail.battle().revealed() >= DECISIONS) {
                return;
            }
        }
        panic!("the battle stands still");
    }
}

/// Draws an order that a spy would be glad to read: in *Full Thrust* an idle one would roll no die.
fn order(battle: &dyn AnyBattle, seat: Seat, seed: u64) -> String {
    let advice = battle.advise(seat, "doctrine", seed, &mut captains::Budget::new(50, &mut || false));
    advice.expect("it is asked").expect("a captain").order
}

/// Checks what the spy printed: nothing of a decision before the message that opened it, and everything afterwards.
fn nothing_early(table: &Letters, log: &[Entry]) {
    let spent: Vec<usize> = log.iter().map(|entry| entry.at).collect();
    assert!(spent.is_sorted(), "the log is in order");
    for Entry { at, decision, found } in log {
        let of = |seat: Seat| table.opened.get(&(*decision, seat)).copied().unwrap_or(usize::MAX);
        let allowed = match found {
            Found::Order(seat, _) | Found::Step(seat) => of(*seat),
            Found::Faces(_) => [0, 1].map(|seat| of(Seat(seat))).into_iter().max().unwrap_or_default(),
        };
        assert!(*at >= allowed, "{found:?} of decision {decision} is known at {at}, and opened at {allowed}");
    }
}

/// Checks that the spy read the orders of a decision during the very message that opened them: of both seats in the mode
/// *shared*, of the first to open otherwise. Only a search with keys can: the decision is not played yet. Returns how many.
fn read_at_once(table: &Letters, battle: &dyn AnyBattle, log: &[Entry]) -> usize {
    let mut read = 0;
    for decision in 1..=DECISIONS {
        let of = |seat: Seat| table.opened.get(&(decision, seat)).copied().unwrap_or(usize::MAX);
        let first = of(Seat(0)).min(of(Seat(1)));
        let written = orders(&battle.block(decision - 1).unwrap());
        for (seat, order) in written.into_iter().filter(|(seat, _)| of(*seat) == first) {
            let found = Found::Order(seat, order);
            let entry = log.iter().find(|entry| entry.decision == decision && entry.found == found);
            assert_eq!(entry.map(|entry| entry.at), Some(first), "decision {decision}: {found:?}");
            read += 1;
        }
    }
    read
}

/// Checks that the spy printed every order and every die of the decisions of a battle. Returns the number of dice.
fn everything_in_the_end(battle: &dyn AnyBattle, log: &[Entry], decisions: usize) -> usize {
    let knows =
        |decision, found: Found| log.iter().any(|entry| entry.decision == decision && entry.found == found);
    let mut dice = 0;
    for decision in 1..=decisions {
        let block = battle.block(decision - 1).unwrap();
        for (seat, order) in orders(&block) {
            assert!(knows(decision, Found::Order(seat, order.clone())), "{decision}: {seat} {order}");
        }
        assert!(knows(decision, Found::Faces(faces(&block))), "{decision}:\n{block}\n{log:#?}");
        dice += faces(&block).len();
    }
    dice
}

async fn of_letters(shared: bool) {
    for (game, scenario) in GAMES {
        let mut table = Letters::new((game, scenario), shared).await;
        table.play().await;
        let log = table.server.spy.log();
        nothing_early(&table, &log);
        let battle = table.mails[0].battle();
        let dice = everything_in_the_end(battle, &log, DECISIONS);
        let read = read_at_once(&table, battle, &log);
        assert!(
            read >= if shared { DECISIONS } else { DECISIONS / 2 },
            "{game}: {read} orders were read at once"
        );
        assert!(dice > 0, "{game}: {dice} dice");
        let steps = log.iter().filter(|entry| matches!(entry.found, Found::Step(_))).count();
        assert!(steps >= DECISIONS && table.server.spy.keys() > 3000, "{game}: {steps} steps");
        verify(&games::SHELF, &table.mails[0].playing().unwrap().record()).expect("it is true");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_curious_server_of_a_shared_room_prints_no_order_and_no_die_before_a_release() {
    of_letters(true).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_curious_server_of_a_strict_room_prints_no_order_and_no_die_before_its_writer_opens_it() {
    of_letters(false).await;
}

/// Plays a battle in which seat 1 betrays the keys that the server lacks. Returns how many of its orders and steps the spy
/// read before they were opened.
async fn read_early(shared: bool) -> [usize; 2] {
    let mut table = Letters::new(GAMES[0], shared).await;
    table.server.spy.betray(table.hers);
    table.play().await;
    let is_early = |entry: &&Entry| {
        let (Found::Order(seat, _) | Found::Step(seat)) = &entry.found else { return false };
        table.opened.get(&(entry.decision, *seat)).is_none_or(|opened| entry.at < *opened)
    };
    let log = table.server.spy.log();
    let early: Vec<&Found> = log.iter().filter(is_early).map(|entry| &entry.found).collect();
    let orders = early.iter().filter(|found| matches!(found, Found::Order(Seat(0), _))).count();
    let steps = early.iter().filter(|found| matches!(found, Found::Step(Seat(0)))).count();
    assert!(!early.iter().any(|found| matches!(found, Found::Order(Seat(1), _))), "nobody betrayed seat 2");
    [orders, steps]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_curious_server_that_is_given_the_keys_it_lacks_reads_orders_and_steps_early() {
    for shared in [true, false] {
        let [orders, steps] = read_early(shared).await;
        assert!(orders > 0 && steps > 0, "shared {shared}: {orders} orders, {steps} steps");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_curious_server_of_a_plain_room_prints_every_order_and_the_dice_before_the_reveal() {
    let mut dice = 0;
    for (game, scenario) in GAMES {
        let server = Curious::new().await;
        let made = server.make((game, scenario), &Value::Null).await;
        server.join(&made).await;
        let room = made["room"].as_str().unwrap();
        let mut twin = server.twin(room).await;
        for decision in 1..=DECISIONS {
            let Demand::Orders(seats) = twin.demand() else { break };
            let mut ahead = None;
            for seat in seats {
                let order = order(twin.as_ref(), seat, decision as u64);
                let call = json!({"call": "seal", "order": order, "decision": decision, "key": key()});
                server.ask(&format!("/{room}/call"), Some(u64::from(seat.number())), &call).await;
                twin.seal(seat, &order).unwrap();
                let found = server.found_now(decision);
                assert_eq!(found.first(), Some(&Found::Order(seat, order)), "{game}: it is read at once");
                // What falls if the others write nothing: the dice follow from the server's secret alone.
                ahead = ahead.or_else(|| {
                    found.into_iter().find_map(|found| match found {
                        Found::Faces(faces) => Some(faces),
                        _ => None,
                    })
                });
            }
            let rolled = faces(&twin.block(decision - 1).unwrap());
            if let (Some(first), Some(face)) = (ahead.iter().flatten().next(), rolled.first()) {
                assert_eq!(first, face, "{game}, decision {decision}");
                dice += 1;
            }
        }
    }
    assert!(dice > 0, "{dice} dice");
}
