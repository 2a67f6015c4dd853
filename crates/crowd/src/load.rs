//! Load: many rooms and sockets that rest, and orders that come at a steady rate.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio::time::Instant;

use crate::duel::{Drafts, Duel, SHORT, home};
use crate::host::Host;
use crate::person::{Line, Socket, secret};

/// Requests that are on their way at a time while rooms and sockets are opened.
const SIDE_BY_SIDE: usize = 32;

/// The plan of a run.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Rooms, of all games in turn.
    pub rooms: usize,
    /// Sockets that listen and say nothing.
    pub sockets: usize,
    /// Orders a second.
    pub rate: u32,
    /// Seconds for which orders come.
    pub seconds: u32,
    /// MiB that the server may keep awake rooms in.
    pub rooms_memory: u32,
}

/// Measures of a run.
#[derive(Debug, Default)]
pub struct Measured {
    /// Rooms that were opened.
    pub rooms: usize,
    /// Bytes of memory that each room added to the server, and each socket; none where the system does not tell.
    pub room_bytes: Option<u64>,
    /// See `room_bytes`.
    pub socket_bytes: Option<u64>,
    /// Bytes that each room added to the files.
    pub room_disk: u64,
    /// Bytes of memory of the server at the end.
    pub memory: Option<u64>,
    /// Bytes of awake rooms at the end, as the server counts them.
    pub awake: u64,
    /// Orders that were acknowledged; each is among the events of its room.
    pub orders: usize,
    /// Microseconds from the moment at which each order was due to its acknowledgement, the shortest first.
    pub waits: Vec<u64>,
    /// Seconds from the first order due to the last acknowledgement.
    pub seconds: f64,
}

impl Measured {
    /// Returns the wait in milliseconds that this share of orders, in thousandths, did not exceed.
    #[must_use]
    pub fn wait(&self, thousandths: usize) -> f64 {
        let at = (self.waits.len() * thousandths / 1000).min(self.waits.len().saturating_sub(1));
        self.waits.get(at).copied().unwrap_or_default() as f64 / 1000.0
    }
}

/// A room, and the decision that is written in it.
pub(crate) struct Table {
    pub(crate) duel: Duel,
    pub(crate) number: usize,
    decision: u64,
    /// The seats that are to write; none if the battle is over.
    pub(crate) awaited: Vec<usize>,
    /// Orders that it was sent and has acknowledged.
    sent: usize,
}

impl Table {
    /// Reads from a status whose order is awaited.
    pub(crate) fn follow(&mut self, status: &Value) -> Result<()> {
        let seats = |field: &str| status[field].as_array().map(|list| list.iter().filter_map(Value::as_u64));
        let sealed: Vec<u64> = seats("sealed").context("sealed seats")?.collect();
        let demand = seats("demand").context("demanded seats")?;
        self.awaited = demand.filter(|seat| !sealed.contains(seat)).map(|seat| seat as usize - 1).collect();
        if !status["over"].is_null() {
            self.awaited.clear();
        }
        self.decision = status["decisions"].as_u64().context("a number of decisions")? + 1;
        Ok(())
    }
}

/// Opens rooms and sockets, sends orders, and measures.
///
/// # Errors
/// If the server does not start, refuses a request, or has lost an order that it acknowledged.
pub async fn measure(program: &Path, plan: Plan) -> Result<Measured> {
    let metrics = free_port()?;
    let flags = ["--rooms-memory", &plan.rooms_memory.to_string(), "--metrics", &metrics.to_string()];
    let host = Host::start(program, &flags.map(str::to_owned)).await?;
    let line = Line::to(host.address);
    let mut measured = Measured::default();
    // What the first rooms cost is the program's own: code that is read in, buffers, a page of the database.
    let first = SHORT.len() * 10;
    rooms(&line, 0..first).await?;
    let (memory, disk) = (host.memory(), host.disk());
    let tables = rooms(&line, first..first + plan.rooms).await?;
    let each = |before: Option<u64>, after: Option<u64>, count: usize| {
        Some(after?.saturating_sub(before?) / count.max(1) as u64)
    };
    measured.rooms = tables.len();
    measured.room_bytes = each(memory, host.memory(), plan.rooms);
    measured.room_disk = host.disk().saturating_sub(disk) / plan.rooms.max(1) as u64;
    let before = host.memory();
    let open = sockets(&host, &tables, plan.sockets).await?;
    measured.socket_bytes = each(before, host.memory(), open.len()).filter(|_| !open.is_empty());
    let tables = orders(&line, tables, plan, &mut measured).await?;
    measured.memory = host.memory();
    measured.awake = awake_bytes(metrics).await?;
    measured.orders = count(&line, &tables).await?;
    drop(open);
    Ok(measured)
}

/// Returns an address of this machine that nobody listens on.
fn free_port() -> Result<SocketAddr> {
    Ok(std::net::TcpListener::bind(("127.0.0.1", 0))?.local_addr()?)
}

/// Reads from the metrics of a server how many bytes it counts in awake rooms.
async fn awake_bytes(metrics: SocketAddr) -> Result<u64> {
    let told = Line::to(metrics).read("/metrics").await?;
    let value = told.lines().find_map(|line| line.strip_prefix("firing_arc_rooms_awake_bytes "));
    let bytes: f64 = value.context("no measure of awake rooms")?.trim().parse()?;
    Ok(bytes as u64)
}

/// Opens rooms, some side by side.
pub(crate) async fn rooms(line: &Line, numbers: std::ops::Range<usize>) -> Result<Vec<Table>> {
    let (mut making, mut tables) = (JoinSet::new(), Vec::new());
    for number in numbers {
        if making.len() == SIDE_BY_SIDE {
            tables.extend(making.join_next().await.transpose()?.transpose()?);
        }
        let line = line.clone();
        making.spawn(async move {
            let duel = Duel::make(&line, number).await?;
            let mut table = Table { duel, number, decision: 0, awaited: Vec::new(), sent: 0 };
            let (path, token) = (table.duel.path(), Some(table.duel.tokens[0].as_str()));
            let status = line.insist(home(number), &path, token, &json!({"call": "status"})).await?;
            table.follow(&status)?;
            anyhow::Ok(table)
        });
    }
    while let Some(table) = making.join_next().await {
        tables.push(table??);
    }
    Ok(tables)
}

/// Opens sockets that listen, in as many rooms, both seats of a room before the next.
async fn sockets(host: &Host, tables: &[Table], count: usize) -> Result<Vec<Socket>> {
    ensure!(count <= tables.len() * 2, "a room has two seats: at most {} sockets", tables.len() * 2);
    let (mut opening, mut open) = (JoinSet::new(), Vec::new());
    for at in 0..count {
        if opening.len() == SIDE_BY_SIDE {
            open.extend(opening.join_next().await.transpose()?.transpose()?);
        }
        let (address, table) = (host.address, &tables[at / 2]);
        let (from, room, token) =
            (home(table.number), table.duel.room.clone(), table.duel.tokens[at % 2].clone());
        opening.spawn(async move { Socket::open(address, from, &room, &token, u64::MAX >> 1).await });
    }
    while let Some(socket) = opening.join_next().await {
        open.push(socket??);
    }
    Ok(open)
}

/// Sends orders at the rate of the plan, each to the next room that waits for one. That an answer is late delays no order of another room;
/// an order that finds all rooms at work waits, and this wait counts.
async fn orders(line: &Line, tables: Vec<Table>, plan: Plan, measured: &mut Measured) -> Result<Vec<Table>> {
    let drafts = SHORT.iter().map(|(game, scenario)| Drafts::of(game, scenario, 64));
    let drafts = Arc::new(drafts.collect::<Result<Vec<_>>>()?);
    let (mut resting, mut over) = (VecDeque::from(tables), Vec::new());
    let mut writing: JoinSet<Result<(Table, u64)>> = JoinSet::new();
    let start = Instant::now();
    for order in 0..plan.rate * plan.seconds {
        let due = start + Duration::from_secs(1) * order / plan.rate;
        tokio::time::sleep_until(due).await;
        while let Some(done) = writing.try_join_next() {
            rest(done??, measured, &mut resting, &mut over);
        }
        while resting.is_empty() {
            let done =
                writing.join_next().await.context("all battles are over: fewer seconds, or more rooms")?;
            rest(done??, measured, &mut resting, &mut over);
        }
        let table = resting.pop_front().context("a room that waits")?;
        writing.spawn(write(line.clone(), table, drafts.clone(), due));
    }
    while let Some(done) = writing.join_next().await {
        rest(done??, measured, &mut resting, &mut over);
    }
    measured.seconds = start.elapsed().as_secs_f64();
    measured.waits.sort_unstable();
    over.extend(resting);
    Ok(over)
}

/// Notes a wait, and puts a room back in the row if it waits for another order.
fn rest(
    (table, wait): (Table, u64),
    measured: &mut Measured,
    resting: &mut VecDeque<Table>,
    over: &mut Vec<Table>,
) {
    measured.waits.push(wait);
    if table.awaited.is_empty() { over.push(table) } else { resting.push_back(table) }
}

/// Seals a drawn order, or its legal part, for the first seat that is awaited; returns the microseconds from when it was due.
pub(crate) async fn write(
    line: Line,
    mut table: Table,
    drafts: Arc<Vec<Drafts>>,
    due: Instant,
) -> Result<(Table, u64)> {
    let (path, from, decision) = (table.duel.path(), home(table.number), table.decision);
    let seat = *table.awaited.first().context("a seat that is awaited")?;
    let order = drafts[table.number % SHORT.len()].order(seat, table.number + decision as usize);
    let request =
        json!({"call": "seal", "order": order, "lenient": true, "decision": decision, "key": secret()});
    let token = Some(table.duel.tokens[seat].as_str());
    let sealed = line.insist(from, &path, token, &request).await?;
    let wait = due.elapsed().as_micros() as u64;
    table.sent += 1;
    table.follow(&sealed["status"])?;
    Ok((table, wait))
}

/// Counts the orders among the events of every room, and compares them with those that were acknowledged.
async fn count(line: &Line, tables: &[Table]) -> Result<usize> {
    let mut all = 0;
    for table in tables.iter().filter(|table| table.sent > 0) {
        let call = json!({"call": "events", "most": 500});
        let token = Some(table.duel.tokens[0].as_str());
        let told = line.insist(home(table.number), &table.duel.path(), token, &call).await?;
        let sealed =
            told["events"].as_array().context("events")?.iter().filter(|event| event["kind"] == "sealed");
        let kept = sealed.count();
        ensure!(
            kept == table.sent,
            "room {}: {} orders acknowledged, {kept} kept",
            table.duel.room,
            table.sent
        );
        all += kept;
    }
    Ok(all)
}
