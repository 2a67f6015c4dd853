//! Servers that are killed: people who play on meanwhile, and a count of what became of every acknowledged order.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail, ensure};
use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use engine::record::{Record, parse_input};
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::duel::{Drafts, Duel, SHORT, home};
use crate::host::Host;
use crate::person::{Line, Socket, Tries, secret};

/// The plan of a run.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Rooms that are played at a time, of all games in turn.
    pub rooms: usize,
    /// Times that the server is killed.
    pub kills: usize,
    /// Decisions after which one side concedes, if the battle has not ended by then.
    pub decisions: usize,
    /// The most milliseconds that a server lives, from its first answer.
    pub longest_life: u64,
    /// The seed of the lengths of these lives.
    pub seed: u64,
}

/// The outcome of a run.
#[derive(Debug)]
pub struct Survived {
    /// Battles that ended, each with a record that was played again.
    pub battles: usize,
    /// Orders that were acknowledged; each is in its record, as it was acknowledged.
    pub orders: usize,
    /// Requests that got no answer and were sent again.
    pub repeated: usize,
    /// Times that the server was killed.
    pub kills: usize,
}

/// The parts that all people of a run share.
struct Common {
    line: Line,
    host: std::net::SocketAddr,
    drafts: Vec<Drafts>,
    plan: Plan,
    killed: AtomicBool,
    repeated: AtomicUsize,
    next: AtomicUsize,
}

/// Plays rooms while the server is killed, and holds every final record against the acknowledged orders.
///
/// # Errors
/// If an order that was acknowledged is missing or another one, an event is missing or came twice, a record does not replay, or the
/// server does not come up again.
pub async fn survive(program: &Path, plan: Plan) -> Result<Survived> {
    let mut host = Host::start(program, &[]).await?;
    let drafts = SHORT.iter().map(|(game, scenario)| Drafts::of(game, scenario, 64));
    let common = Arc::new(Common {
        line: Line::to(host.address),
        host: host.address,
        drafts: drafts.collect::<Result<_>>()?,
        plan,
        killed: AtomicBool::new(plan.kills == 0),
        repeated: AtomicUsize::new(0),
        next: AtomicUsize::new(0),
    });
    let mut people = JoinSet::new();
    for _ in 0..plan.rooms {
        people.spawn(battles(common.clone()));
    }
    let mut lives = ChaCha8Rng::seed_from_u64(plan.seed);
    for _ in 0..plan.kills {
        let life = 20 + lives.next_u64() % plan.longest_life.max(1);
        tokio::time::sleep(Duration::from_millis(life)).await;
        host.kill_and_start().await?;
    }
    common.killed.store(true, Ordering::Relaxed);
    let mut survived = Survived { battles: 0, orders: 0, repeated: 0, kills: plan.kills };
    while let Some(played) = people.join_next().await {
        for orders in played?? {
            survived.battles += 1;
            survived.orders += orders;
        }
    }
    survived.repeated = common.repeated.load(Ordering::Relaxed);
    Ok(survived)
}

/// Plays battle after battle until the last kill has been survived; returns the orders of each.
async fn battles(common: Arc<Common>) -> Result<Vec<usize>> {
    let mut orders = Vec::new();
    loop {
        let number = common.next.fetch_add(1, Ordering::Relaxed);
        orders.push(battle(&common, number).await.with_context(|| format!("battle {number}"))?);
        if common.killed.load(Ordering::Relaxed) {
            return Ok(orders);
        }
    }
}

/// A seat of a duel that calls over HTTP, or over a socket that it opens again when it breaks.
struct Writer<'a> {
    common: &'a Common,
    duel: &'a Duel,
    number: usize,
    seat: usize,
    socket: Option<Socket>,
    /// `true` if it calls over a socket.
    live: bool,
    /// The number of the last event it was told of.
    told: u64,
}

impl Writer<'_> {
    /// Calls until there is an answer.
    async fn call(&mut self, call: &Value) -> Result<Value> {
        let tries = Tries::begin();
        loop {
            let answer = self.once(call).await;
            if answer.is_err() {
                self.common.repeated.fetch_add(1, Ordering::Relaxed);
                self.socket = None;
            }
            match tries.weigh(answer)? {
                ControlFlow::Break(ok) => return Ok(ok),
                ControlFlow::Continue(pause) => tokio::time::sleep(pause).await,
            }
        }
    }

    async fn once(&mut self, call: &Value) -> Result<Value> {
        let (from, token) = (home(self.number), self.duel.tokens[self.seat].as_str());
        if !self.live {
            return self.common.line.ask(from, &self.duel.path(), Some(token), call).await;
        }
        let socket = match &mut self.socket {
            Some(socket) => socket,
            none => {
                none.insert(Socket::open(self.common.host, from, &self.duel.room, token, self.told).await?)
            }
        };
        let answer = socket.call(call).await;
        for number in socket.told.drain(..) {
            ensure!(number == self.told + 1, "event {number} after event {}", self.told);
            self.told = number;
        }
        answer
    }
}

/// Plays one battle to its end; returns how many orders were acknowledged.
async fn battle(common: &Common, number: usize) -> Result<usize> {
    let duel = Duel::make(&common.line, number).await?;
    let drafts = &common.drafts[number % SHORT.len()];
    let live = number / SHORT.len() % 2 == 1;
    let writer = |seat| Writer { common, duel: &duel, number, seat, socket: None, live, told: 0 };
    let mut writers = [writer(0), writer(1)];
    let mut acknowledged = BTreeMap::new();
    loop {
        let status = writers[0].call(&json!({"call": "status"})).await?;
        if !status["over"].is_null() {
            break;
        }
        let decision = status["decisions"].as_u64().context("a number")? as usize + 1;
        if decision > common.plan.decisions {
            let concede = json!({"call": "concede", "decision": decision, "key": secret()});
            writers[number % 2].call(&concede).await?;
            continue;
        }
        for (at, writer) in writers.iter_mut().enumerate() {
            let wanted = |list: &Value| list.as_array().is_some_and(|list| list.contains(&json!(at + 1)));
            if !wanted(&status["demand"]) || wanted(&status["sealed"]) {
                continue;
            }
            let draft = drafts.order(at, number + decision);
            let order = writer.call(&json!({"call": "read", "order": draft})).await?["order"].clone();
            let request = json!({"call": "seal", "order": order, "decision": decision, "key": secret()});
            writer.call(&request).await?;
            acknowledged.insert((decision, at), order.as_str().context("a text")?.to_owned());
        }
    }
    for writer in &mut writers {
        let record = writer.call(&json!({"call": "record"})).await?;
        compare(record["record"].as_str().context("a record")?, &acknowledged)?;
    }
    Ok(acknowledged.len())
}

/// Holds a record against the orders that were acknowledged, by decision and seat, and plays it again.
fn compare(text: &str, acknowledged: &BTreeMap<(usize, usize), String>) -> Result<()> {
    let record = Record::parse(text)?;
    let mut kept = BTreeMap::new();
    for (index, block) in record.blocks.iter().enumerate() {
        for (seat, order) in block.lines.iter().filter_map(|(_, line)| parse_input(line)) {
            if let Some(seat) = seat {
                kept.insert((index + 1, seat.index()), order.to_owned());
            }
        }
    }
    for (at, order) in acknowledged {
        let found = kept.get(at);
        if found != Some(order) {
            bail!("decision {}, seat {}: {order:?} was acknowledged, and {found:?} kept", at.0, at.1 + 1);
        }
    }
    games::SHELF.replay(&record).map_err(|error| anyhow!("it does not replay: {error}"))?;
    Ok(())
}
