//! A server that is restored from a backup: a copy made while orders arrive replaces the rooms, as `docs/serve.md`
//! describes.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context, Result, anyhow, ensure};
use engine::record::Record;
use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio::time::Instant;

use crate::duel::{Drafts, SHORT, home};
use crate::host::Host;
use crate::load::{Table, rooms, write};
use crate::person::Line;

/// The outcome of a run.
#[derive(Debug)]
pub struct Restored {
    /// Number of rooms that were restored as copied, and played on.
    pub rooms: usize,
    /// Number of their events in the copy, each unchanged.
    pub kept: usize,
    /// Number of events after the copy, which are lost as expected.
    pub forgotten: usize,
    /// The server's message when it refuses to start with another key.
    pub refusal: String,
}

/// Plays `count` rooms, backs them up meanwhile, plays on, restores the copy, and compares.
///
/// # Errors
/// If the copy lacks an event that was acknowledged before the backup began, or has one that nobody was sent. If a
/// battle does not continue, or a step of the restoration fails.
pub async fn restore(program: &Path, count: usize) -> Result<Restored> {
    let mut host = Host::start(program, &[]).await?;
    let line = Line::to(host.address);
    let drafts = SHORT.iter().map(|(game, scenario)| Drafts::of(game, scenario, 64));
    let drafts = Arc::new(drafts.collect::<Result<Vec<_>>>()?);
    let tables = rooms(&line, 0..count).await?;
    let keys: Vec<(String, String)> =
        tables.iter().map(|table| (table.duel.path(), table.duel.tokens[0].clone())).collect();
    let copied = Arc::new(AtomicBool::new(false));
    let mut playing: JoinSet<Result<Table>> = JoinSet::new();
    for table in tables {
        playing.spawn(play(line.clone(), table, drafts.clone(), copied.clone()));
    }
    let before = all_events(&line, &keys).await?;
    let copy = host.data().join("copy.db");
    host.back_up(&copy).await?;
    let after = all_events(&line, &keys).await?;
    copied.store(true, Ordering::Relaxed);
    let mut tables = Vec::new();
    while let Some(table) = playing.join_next().await {
        tables.push(table??);
    }
    let told = all_events(&line, &keys).await?;
    let later = rooms(&line, count..count + 1).await?;
    let refused = host.back_up(&copy).await.err().context("a backup overwrites the copy")?;
    ensure!(refused.to_string().contains("exists"), "a backup over a copy says {refused}");
    drop(line);
    host.end().await?;
    host.restore(&copy)?;
    let refusal = host.refuses_another_key().await?;
    host.start_again().await?;
    let line = Line::to(host.address);
    let mut restored = Restored { rooms: count, kept: 0, forgotten: 0, refusal };
    for (at, now) in all_events(&line, &keys).await?.iter().enumerate() {
        let (least, most) = (before[at].len(), after[at].len());
        ensure!((least..=most).contains(&now.len()), "room {at}: {} events of {least} to {most}", now.len());
        ensure!(told[at].starts_with(now), "room {at}: other events than were told");
        restored.kept += now.len();
        restored.forgotten += told[at].len() - now.len();
    }
    let lost = &later[0].duel;
    let answer =
        line.ask(home(count), &lost.path(), Some(&lost.tokens[0]), &json!({"call": "status"})).await?;
    ensure!(answer["error"]["why"] == json!("room"), "a room that was made after the copy answers {answer}");
    for table in tables {
        go_on(&line, table, &drafts).await?;
    }
    host.end().await?;
    Ok(restored)
}

/// Writes orders in a room until some are newer than the copy, or its battle is over.
async fn play(
    line: Line,
    mut table: Table,
    drafts: Arc<Vec<Drafts>>,
    copied: Arc<AtomicBool>,
) -> Result<Table> {
    let mut more = 0;
    while more < 4 && !table.awaited.is_empty() {
        more += usize::from(copied.load(Ordering::Relaxed));
        (table, _) = write(line.clone(), table, drafts.clone(), Instant::now()).await?;
    }
    Ok(table)
}

/// Returns all events of rooms as sent to their first seats.
async fn all_events(line: &Line, keys: &[(String, String)]) -> Result<Vec<Vec<Value>>> {
    let mut all = Vec::new();
    for (number, (path, token)) in keys.iter().enumerate() {
        let mut events: Vec<Value> = Vec::new();
        loop {
            let after = events.last().map_or(json!(0), |event| event["event"].clone());
            let call = json!({"call": "events", "after": after, "most": 500});
            let told = line.insist(home(number), path, Some(token), &call).await?;
            let page = told["events"].as_array().context("events")?;
            if page.is_empty() {
                break;
            }
            events.extend(page.iter().cloned());
        }
        all.push(events);
    }
    Ok(all)
}

/// Plays a restored room to its end, and replays its record.
async fn go_on(line: &Line, mut table: Table, drafts: &Arc<Vec<Drafts>>) -> Result<()> {
    let (path, from, token) = (table.duel.path(), home(table.number), table.duel.tokens[0].clone());
    let ask = async |call: &Value| line.insist(from, &path, Some(&token), call).await;
    table.follow(&ask(&json!({"call": "status"})).await?)?;
    for _ in 0..4 {
        if !table.awaited.is_empty() {
            (table, _) = write(line.clone(), table, drafts.clone(), Instant::now()).await?;
        }
    }
    let status = ask(&json!({"call": "status"})).await?;
    if status["over"].is_null() {
        let decision = status["decisions"].as_u64().context("a number of decisions")? + 1;
        let key = crate::person::secret();
        ask(&json!({"call": "concede", "decision": decision, "key": key})).await?;
    }
    let record = ask(&json!({"call": "record"})).await?;
    let record = Record::parse(record["record"].as_str().context("a record")?)?;
    games::SHELF.replay(&record).map_err(|error| anyhow!("{path} does not replay: {error}"))?;
    Ok(())
}
