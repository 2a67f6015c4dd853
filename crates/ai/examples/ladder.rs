//! Measures captains of *Faster Than Light* against each other: N battles, sides swapped halfway, on two threads.
//!
//! `cargo run --release -p ai --example ladder -- search doctrine --battles 100 --millis 100 --scenario duel`

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use ai::ftl::{Doctrine, FtlJudge};
use ai::{Budget, Captain, Random, Search, Settings};
use engine::{Match, Outcome, Seat, Seeded, Side, record::Header};
use rules_ftl::{Ftl, Options, Setup, Ship};
use table::{Area, Point};

/// What is measured.
struct Plan {
    names: [String; 2],
    battles: usize,
    millis: Option<u64>,
    nodes: u32,
    seed: u64,
    threads: usize,
    rules: Ftl,
    scenario: String,
    record: Option<usize>,
}

/// One battle's result for the first captain.
#[derive(Clone, Copy)]
struct Played {
    halves: u32,
    turns: u32,
}

fn main() {
    let plan = read_arguments();
    let next = AtomicUsize::new(0);
    let began = Instant::now();
    if let Some(index) = plan.record {
        println!("{}", battle(&plan, index).record());
        return;
    }
    let work = || {
        let mut played = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= plan.battles {
                return played;
            }
            played.push(result(&plan, index));
        }
    };
    let played: Vec<Played> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..plan.threads).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("a battle")).collect()
    });
    report(&plan, &played, began.elapsed());
}

fn read_arguments() -> Plan {
    let mut names = Vec::new();
    let (mut battles, mut millis, mut nodes, mut seed, mut threads) = (100, None, 1000, 1, 2);
    let (mut scenario, mut options, mut record) = ("duel".to_owned(), Vec::new(), None);
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().expect("a value");
        match argument.as_str() {
            "--battles" => battles = value().parse().expect("a number of battles"),
            "--millis" => millis = Some(value().parse().expect("milliseconds a turn")),
            "--nodes" => nodes = value().parse().expect("iterations a turn"),
            "--seed" => seed = value().parse().expect("a seed"),
            "--threads" => threads = value().parse().expect("a number of threads"),
            "--record" => record = Some(value().parse().expect("the number of a battle")),
            "--scenario" => scenario = value(),
            "--option" => options.push(value()),
            name => names.push(name.to_owned()),
        }
    }
    let names = names.try_into().expect("two captains");
    let rules = rules(&scenario, &options);
    Plan { names, battles, millis, nodes, seed, threads, rules, scenario, record }
}

fn rules(scenario: &str, texts: &[String]) -> Ftl {
    let ship = |side, x, y, degrees| Ship { side, at: Point::inches(x, y), degrees };
    let mut options = Options::default();
    let ships = match scenario {
        "duel" => vec![ship(0, 12, 24, 90), ship(1, 36, 24, 270)],
        "crossing" => vec![ship(0, 24, 6, 0), ship(1, 42, 24, 270)],
        "close" => {
            options.missiles = 3;
            vec![ship(0, 18, 24, 90), ship(1, 30, 24, 270)]
        }
        "perft" => vec![ship(0, 6, 24, 90), ship(1, 42, 24, 270)],
        "fleet" => {
            let line = |side, x, degrees| [16, 24, 32].map(|y| ship(side, x, y, degrees));
            line(0, 10, 90).into_iter().chain(line(1, 38, 270)).collect()
        }
        _ => panic!("scenarios are duel, crossing, close, perft and fleet"),
    };
    for text in texts {
        let (key, value) = text.split_once('=').expect("an option as key=value");
        options.set(key, value).expect("an option");
    }
    Ftl::new(&Setup { area: Area::inches(48, 48), ships, options }).expect("a sound set-up")
}

/// A captain of the shelf, or a search with settings of its own, such as `search/habit=4/playout=6`.
fn captain(name: &str) -> Box<dyn Captain<Ftl>> {
    let mut settings = Settings::USUAL;
    let mut words = name.split('/');
    let name = words.next().unwrap_or_default();
    for word in words {
        let (key, value) = word.split_once('=').expect("a setting as key=value");
        let number: f64 = value.parse().expect("a number");
        match key {
            "explore" => settings.explore = number,
            "habit" => settings.habit = number as u32,
            "depth" => settings.depth = number as usize,
            "playout" => settings.playout = number as usize,
            "floor" => settings.floor = number,
            _ => panic!("settings are explore, habit, depth, playout and floor"),
        }
    }
    match name {
        "random" => Box::new(Random),
        "doctrine" => Box::new(Doctrine),
        "search" => Box::new(Search::with(FtlJudge, settings)),
        _ => panic!("captains are random, doctrine and search"),
    }
}

/// Plays a battle; in the second half of them the captains have changed sides.
fn battle(plan: &Plan, index: usize) -> Match<Ftl> {
    let swapped = usize::from(index >= plan.battles / 2);
    let captains = [captain(&plan.names[swapped]), captain(&plan.names[1 - swapped])];
    let mut rngs = [0, 1].map(|seat| Seeded::keyed(plan.seed, index as u64, seat));
    let mut battle = Match::new(plan.rules.clone(), Header::default()).expect("a battle");
    while battle.outcome().is_none() {
        for seat in [Seat(0), Seat(1)] {
            let view = battle.view(Some(seat));
            let until = plan.millis.map(|millis| Instant::now() + Duration::from_millis(millis));
            let mut stop = || until.is_some_and(|until| Instant::now() >= until);
            let nodes = if plan.millis.is_some() { u32::MAX } else { plan.nodes };
            let mut budget = Budget { nodes, stop: &mut stop };
            let rng = &mut rngs[seat.index()];
            let advice = captains[seat.index()].advise(&plan.rules, &view, seat, rng, &mut budget);
            battle.seal(seat, advice.order).expect("captains write legal orders");
            if battle.outcome().is_some() {
                break;
            }
        }
    }
    battle
}

fn result(plan: &Plan, index: usize) -> Played {
    let battle = battle(plan, index);
    let side = Side(u8::from(index >= plan.battles / 2));
    let outcome: Outcome = battle.outcome().expect("it is over");
    Played { halves: outcome.halves(side), turns: battle.past().len() as u32 }
}

fn report(plan: &Plan, played: &[Played], took: Duration) {
    let count = |halves| played.iter().filter(|p| p.halves == halves).count();
    let (wins, draws, losses) = (count(2), count(1), count(0));
    let n = played.len() as f64;
    let points = (2 * wins + draws) as f64 / 2.0;
    let turns: u32 = played.iter().map(|p| p.turns).sum();
    let long = played.iter().filter(|p| p.turns >= 200).count();
    let (low, high) = wilson(points / n, n);
    println!(
        "{} {} v {}: {wins} won, {draws} drawn, {losses} lost: {:.1}% ({:.1} to {:.1}), {:.1} turns, {long} to the limit, {:.0} s",
        plan.scenario,
        plan.names[0],
        plan.names[1],
        100.0 * points / n,
        100.0 * low,
        100.0 * high,
        f64::from(turns) / n,
        took.as_secs_f64()
    );
}

/// The Wilson interval of a share at 95 %.
fn wilson(share: f64, n: f64) -> (f64, f64) {
    let z = 1.96f64;
    let centre = (share + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z / (1.0 + z * z / n) * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    (centre - half, centre + half)
}
