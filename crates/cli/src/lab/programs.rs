//! Programs as players of a match: each gets what its seat may see, a line for every question, and answers with an order.
//!
//! [docs/bots.md](../../../../docs/bots.md) has the lines. A program has a process of its own in every battle. Where it
//! fails, its seat is silent, as the rules say: parts of an order that are illegal count as never written, and after a crash
//! or a timeout the seat writes nothing for the rest of the battle.

mod process;

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use captains::Budget;
use engine::quoting::quoted;
use engine::record::DiceSource;
use engine::{Demand, Seat, Seeded, Side};
use serde::Serialize;
use serde_json::{Value, json};
use shelf::{AnyBattle, Arena, Broken, Fought, Game, Judged, Opening, Timekeeper};

use self::process::{Process, Stop};
use crate::args::ProgramLimits;
use crate::catalogue;
use crate::fault::usage;
use crate::players::players;
use crate::scene::Scene;

/// The word before the command line of a program, in `--seats`.
const WORD: &str = "program:";
/// Number of legal orders drawn for each question.
const DRAWN: u64 = 8;
/// Stream of the generator that gives each seat's program its seed; no seat or phase has that number.
const OWN_SEEDS: u64 = 1 << 33;
/// Time that a program gets to start, besides that of its first decision.
const TO_START: Duration = Duration::from_secs(10);
/// Number of failures that are kept whole.
const MOST_KEPT: usize = 1000;

/// A failure of a program in a battle.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct Failure {
    /// Seed of the battle, for `firing-arc watch`.
    #[serde(serialize_with = "text")]
    pub seed: u64,
    /// Seat of the program, from 1.
    pub seat: u8,
    /// Number of the decision, from 1.
    pub decision: usize,
    /// Number of the turn.
    pub turn: u32,
    /// The kind of failure: `crash`, `timeout` or `illegal`.
    pub kind: &'static str,
    /// Clause that the order breaks, if it is illegal.
    pub clause: Option<&'static str>,
    /// The failure, in words.
    pub what: String,
}

// The signature is serde's.
#[allow(clippy::trivially_copy_pass_by_ref)]
fn text<S: serde::Serializer>(seed: &u64, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&seed.to_string())
}

/// The failures of a program in all battles of a run.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Failures {
    /// Number of battles in which its process ended, could not be started, or wrote a line without end.
    pub crashes: u64,
    /// Number of battles in which it did not answer in time.
    pub timeouts: u64,
    /// Number of orders with an illegal part.
    pub illegal: u64,
    /// Number of decisions in which its seat wrote nothing, because its process had failed.
    pub silent: u64,
    /// The failures, up to 1,000, by seed, seat and decision.
    #[serde(rename = "failures")]
    pub first: Vec<Failure>,
}

/// A set-up in which programs and captains fight.
pub struct Programs {
    game: &'static dyn Game,
    opening: Opening,
    limits: ProgramLimits,
    sides: Vec<Side>,
    failures: Mutex<BTreeMap<String, Failures>>,
}

/// Returns `true` if a player of `--seats` is a program.
pub fn is_program(name: &str) -> bool {
    name.starts_with(WORD)
}

/// Returns the command line of a program, word by word.
fn command(name: &str) -> Vec<&str> {
    name.strip_prefix(WORD).unwrap_or_default().split_whitespace().collect()
}

/// A player of a battle.
enum Player<'a> {
    Captain(&'a str),
    Program { name: &'a str, process: Option<Process>, seed: u64 },
}

impl ProgramLimits {
    /// Returns the limits in words, as a results file records them.
    pub fn text(self) -> String {
        catalogue::program_limits(self.program_millis, self.program_memory)
    }
}

impl Programs {
    /// Returns the arena of a scene for these players: programs, and captains of the game. Every program is started once.
    ///
    /// # Errors
    /// If a captain is unknown, the set-up is invalid, or a program cannot be started.
    pub fn of(scene: &Scene, names: &[String], limits: ProgramLimits) -> anyhow::Result<Self> {
        let captains: Vec<String> = names.iter().filter(|name| !is_program(name)).cloned().collect();
        players(scene.game, &captains, false)?;
        let battle = scene.open(1, Vec::new())?;
        let sides = (0..battle.seats()).map(|seat| battle.side(Seat(seat))).collect();
        for name in names.iter().filter(|name| is_program(name)) {
            if let Err(error) = Process::start(&command(name), limits.program_memory) {
                return usage(catalogue::program_cannot_start(name, error));
            }
        }
        let opening = scene.opening.clone();
        Ok(Self { game: scene.game, opening, limits, sides, failures: Mutex::default() })
    }

    /// Returns the failures of each program so far, in the order of seeds, seats and decisions.
    pub fn failures(&self) -> BTreeMap<String, Failures> {
        let mut all = self.failures.lock().unwrap_or_else(PoisonError::into_inner).clone();
        for of in all.values_mut() {
            of.first.sort();
        }
        all
    }

    fn failed(&self, name: &str, count: impl FnOnce(&mut Failures), failure: Option<Failure>) {
        let mut all = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        let of = all.entry(name.to_owned()).or_default();
        count(of);
        of.first.extend(failure.filter(|_| of.first.len() < MOST_KEPT));
    }

    /// Returns the player of a seat; a program is started and told which battle it plays.
    fn seated<'a>(&self, name: &'a str, battle: &dyn AnyBattle, seat: Seat, seed: u64) -> Player<'a> {
        if !is_program(name) {
            return Player::Captain(name);
        }
        let own = Seeded::keyed(seed, u64::from(seat.0), OWN_SEEDS).bits();
        let process = Process::start(&command(name), self.limits.program_memory).map_err(|error| {
            let failure = failure(battle, seat, seed, "crash", error.to_string());
            self.failed(name, |of| of.crashes += 1, Some(failure));
        });
        let mut process = process.ok();
        if let Some(process) = &mut process {
            process.tell(&opened(battle, seat, own));
        }
        Player::Program { name, process, seed: own }
    }

    /// Asks a program for an order, and seals it. A seat whose program has failed writes nothing.
    fn asked(
        &self,
        battle: &mut dyn AnyBattle,
        seat: Seat,
        player: &mut Player<'_>,
        seed: u64,
    ) -> Result<(), Broken> {
        let Player::Program { name, process, seed: own } = player else { return Ok(()) };
        let answer = process.as_mut().map(|process| {
            process.tell(&question(battle, seat, *own, self.limits.program_millis));
            let start = if process.has_answered() { Duration::ZERO } else { TO_START };
            process.answer(start + Duration::from_millis(self.limits.program_millis))
        });
        let idle = battle.idle(seat);
        let order = match answer {
            Some(Ok(order)) => order,
            Some(Err(stop)) => {
                *process = None;
                let kind = if stop == Stop::Late { "timeout" } else { "crash" };
                let failure = failure(battle, seat, seed, kind, self.told(&stop));
                let count = |of: &mut Failures| match stop {
                    Stop::Late => of.timeouts += 1,
                    Stop::Ended(..) | Stop::Long => of.crashes += 1,
                };
                self.failed(name, count, Some(failure));
                idle
            }
            None => idle,
        };
        if process.is_none() {
            self.failed(name, |of| of.silent += 1, None);
        }
        let fault = |error: &dyn std::fmt::Display| Broken::SetUp(error.to_string());
        let reading = battle.read(seat, &order).map_err(|error| fault(&error))?;
        if let Some(refusal) = reading.refused.first() {
            let what = format!("{}: {refusal}", quoted(&order));
            let failure = failure(battle, seat, seed, "illegal", what);
            let clause = Some(refusal.clause.0);
            self.failed(name, |of| of.illegal += 1, Some(Failure { clause, ..failure }));
        }
        battle.seal_what_stands(seat, &order).map(drop).map_err(|error| fault(&error))
    }

    /// Returns the reason why a program was stopped, in words.
    fn told(&self, stop: &Stop) -> String {
        match stop {
            Stop::Late => catalogue::program_late(self.limits.program_millis),
            Stop::Long => catalogue::program_long(process::LONGEST),
            Stop::Ended(status, wrote) if wrote.is_empty() => catalogue::program_ended(status),
            Stop::Ended(status, wrote) => catalogue::program_ended_saying(status, quoted(wrote)),
        }
    }
}

/// Returns a failure in the present decision of a battle.
fn failure(battle: &dyn AnyBattle, seat: Seat, seed: u64, kind: &'static str, what: String) -> Failure {
    let (decision, turn) = (battle.revealed() + 1, battle.turn());
    Failure { seed, seat: seat.number(), decision, turn, kind, clause: None, what }
}

/// Returns the line that tells a program its battle.
fn opened(battle: &dyn AnyBattle, seat: Seat, seed: u64) -> Value {
    let header = battle.header();
    json!({
        "bots": 1,
        "game": header.game,
        "scenario": header.scenario,
        "options": header.options,
        "seat": seat.number(),
        "side": battle.card().side_name(battle.side(seat)),
        "goal": battle.goal(battle.side(seat)),
        "limit": battle.limit(),
        "seed": seed.to_string(),
    })
}

/// Returns the line that asks a program for an order.
fn question(battle: &dyn AnyBattle, seat: Seat, seed: u64, millis: u64) -> Value {
    let decision = battle.revealed();
    let drawn = (0..DRAWN).map(|n| battle.drawn(seat, Seeded::keyed(seed, decision as u64, n).bits()));
    let view = battle.view(decision, Some(seat));
    let (size, outline) = battle.outline(seat);
    json!({
        "decision": decision + 1,
        "turn": battle.turn(),
        "seat": seat.number(),
        "ask": battle.ask(Some(seat)),
        "millis": millis,
        "view": view.as_ref().map(referee::Wire),
        "size": size.map(|size| size.to_string()),
        "outline": referee::Wire(&outline),
        "idle": battle.idle(seat),
        "drawn": drawn.collect::<Vec<String>>(),
    })
}

impl Arena for Programs {
    fn seats(&self) -> u8 {
        self.sides.len() as u8
    }

    fn side(&self, seat: Seat) -> Side {
        self.sides.get(seat.index()).copied().unwrap_or(Side(0))
    }

    fn fight(&self, captains: &[&str], seed: u64, time: &mut dyn Timekeeper) -> Result<Fought, Broken> {
        let opening = Opening { dice: DiceSource::Seed(seed), ..self.opening.clone() };
        let mut battle = self.game.open(&opening).map_err(|flaws| Broken::SetUp(flaws.to_string()))?;
        let seats = (0..self.seats()).map(Seat);
        let mut players: Vec<Player<'_>> = seats
            .map(|seat| self.seated(captains.get(seat.index()).copied().unwrap_or(""), &*battle, seat, seed))
            .collect();
        let mut turns = 0;
        loop {
            let seats = match battle.demand() {
                Demand::Orders(seats) => seats,
                Demand::Over(outcome) => {
                    ended(&*battle, players);
                    return Ok(Fought { outcome, turns, decisions: battle.revealed() as u32 });
                }
            };
            turns = battle.turn();
            for seat in seats {
                let nodes = time.begin(seat);
                match &mut players[seat.index()] {
                    Player::Captain(name) => advised(&mut *battle, seat, name, seed, nodes, time)?,
                    player @ Player::Program { .. } => self.asked(&mut *battle, seat, player, seed)?,
                }
                time.end(seat);
            }
        }
    }

    fn judged(&self, _: &[&str], _: u64, _: &mut dyn Timekeeper) -> Result<(Fought, Vec<Judged>), Broken> {
        Err(Broken::NoJudge)
    }

    fn lucky(&self, _: &[&str], _: u64, _: &mut dyn Timekeeper) -> Result<(Fought, f64), Broken> {
        Err(Broken::NoJudge)
    }
}

/// Seals the order that a captain advises.
fn advised(
    battle: &mut dyn AnyBattle,
    seat: Seat,
    captain: &str,
    seed: u64,
    nodes: u32,
    time: &mut dyn Timekeeper,
) -> Result<(), Broken> {
    let mut stop = || time.stop();
    let mut budget = Budget::new(nodes, &mut stop);
    let advice = battle.advise(seat, captain, seed, &mut budget).map_err(|e| Broken::SetUp(e.to_string()))?;
    let order = advice.ok_or_else(|| Broken::NoCaptain(seat, captain.to_owned()))?.order;
    battle.seal(seat, &order).map(drop).map_err(|error| Broken::SetUp(error.to_string()))
}

/// Tells programs the end of their battle, and ends them.
fn ended(battle: &dyn AnyBattle, players: Vec<Player<'_>>) {
    let line = json!({ "over": referee::Wire(&battle.outcome()) });
    for player in players {
        if let Player::Program { process: Some(mut process), .. } = player {
            process.tell(&line);
            process.end();
        }
    }
}

/// Returns the failures of a program as lines for the screen: a count, then the first of them.
pub fn lines(name: &str, of: &Failures) -> Vec<String> {
    let counts = catalogue::failure_counts(of.crashes, of.timeouts, of.illegal, of.silent);
    let mut lines = vec![catalogue::program_failures(name, counts)];
    lines.extend(of.first.iter().take(SHOWN).map(|failure| {
        catalogue::program_failure(
            failure.seed,
            failure.seat,
            failure.turn,
            failure.decision,
            failure.kind,
            &failure.what,
        )
    }));
    if of.first.len() > SHOWN {
        lines.push(catalogue::more_failures(of.first.len() - SHOWN));
    }
    lines
}

/// Number of failures of a program on the screen; the JSON has more.
const SHOWN: usize = 5;

#[cfg(test)]
mod tests {
    use shelf::Nodes;

    use super::*;
    use crate::args::SetUp;

    #[test]
    fn captains_fight_here_as_in_the_arena_of_their_game() {
        let limits = ProgramLimits { program_millis: 1, program_memory: 16 };
        for game in ["ftl", "simple-spaceships", "talon"] {
            let scene = Scene::of(&games::SHELF, game, &SetUp::default()).unwrap();
            let names = ["doctrine", "random"];
            let here = Programs::of(&scene, &names.map(str::to_owned), limits).unwrap();
            let there = game_arena(&scene);
            for seed in 0..3 {
                let fought = |arena: &dyn Arena| arena.fight(&names, seed, &mut Nodes(1)).unwrap();
                assert_eq!(fought(&here), fought(&*there), "{game}, seed {seed}");
            }
            assert!(here.failures().is_empty());
        }
    }

    fn game_arena(scene: &Scene) -> Box<dyn Arena> {
        scene.game.arena(&scene.opening).unwrap()
    }
}
