//! One thread or many, undisturbed or resumed: the results are the same.

use std::ops::ControlFlow;
use std::path::PathBuf;

use games::game;
use lab::ladder::{Ladder, Pairings};
use lab::report::{Kind, LadderReport};
use lab::results::Results;
use lab::run::{Ended, RunError, run, run_until};
use lab::sequential::Test;
use lab::series::{Series, Stop, Thinking};
use shelf::{Arena, Opening};

fn arena() -> Box<dyn Arena> {
    game("ftl").unwrap().arena(&Opening::scenario("close-quarters")).unwrap()
}

fn ladder(arena: &dyn Arena) -> Ladder<'_> {
    Ladder {
        arena,
        captains: ["random", "doctrine", "search"].map(str::to_owned).to_vec(),
        anchor: 1,
        pairings: Pairings::All,
        battles: 41,
        seed: 5,
        thinking: Thinking { nodes: Some(4), millis: None },
        stop: Some(Stop { test: Test::BETTER, least: 10 }),
        exploiters: None,
    }
}

/// Returns a run's results without the thinking times.
fn plain(ended: &[Ended]) -> Vec<Ended> {
    let mut plain = ended.to_vec();
    for ended in &mut plain {
        ended.tally.nanos = [0; 2];
    }
    plain
}

fn header() -> Vec<String> {
    vec!["experiment of a test".to_owned()]
}

fn file(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("firing-arc-runs-{}-{name}.results", std::process::id()));
    let _ = std::fs::remove_file(&path);
    path
}

#[test]
fn one_thread_and_many_come_to_the_same() {
    let arena = arena();
    let ladder = ladder(&*arena);
    let series = ladder.series();
    let of = |threads| run(&series, threads, &mut Results::unkept(), &mut |_| {}).unwrap();
    let one = of(1);
    assert_eq!(plain(&one), plain(&of(2)));
    assert_eq!(plain(&one), plain(&of(7)));
    assert_eq!(series.len(), 3);
    let report: LadderReport = ladder.report(&series, &one, Kind::Paired).unwrap();
    assert!(report.ladder[0].strength.elo < report.ladder[1].strength.elo, "{report:?}");
    let stopped = report.pairings.iter().find(|p| p.captains == ["doctrine", "random"]).unwrap();
    assert!((10..41).contains(&stopped.battles) && stopped.battles % 2 == 0, "decided early: {stopped:?}");
}

#[test]
fn a_run_taken_up_anywhere_comes_to_the_same() {
    let arena = arena();
    let ladder = ladder(&*arena);
    let series = ladder.series();
    let path = file("taken-up");
    let mut results = Results::open(&path, &header()).unwrap();
    let whole = run(&series, 3, &mut results, &mut |_| {}).unwrap();
    drop(results);
    let text = std::fs::read(&path).unwrap();
    for cut in (0..12).map(|part| text.len() * part / 12 + part) {
        std::fs::write(&path, &text[..cut]).unwrap();
        let mut results = Results::open(&path, &header()).unwrap();
        let (before, mut told) = (results.len(), 0);
        let again = run(&series, 2, &mut results, &mut |_| told += 1).unwrap();
        assert_eq!(plain(&again), plain(&whole), "cut at {cut}");
        assert!(results.len() >= before && told > 0);
    }
}

#[test]
fn a_run_stops_where_the_caller_asks_and_goes_on_there() {
    let arena = arena();
    let ladder = ladder(&*arena);
    let series = ladder.series();
    let path = file("halted");
    let whole = run(&series, 2, &mut Results::unkept(), &mut |_| {}).unwrap();
    let mut results = Results::open(&path, &header()).unwrap();
    let error = run_until(&series, 2, &mut results, &mut |progress| match progress.done {
        ..7 => ControlFlow::Continue(()),
        _ => ControlFlow::Break(()),
    });
    assert!(matches!(error, Err(RunError::Halted)));
    assert!(results.len() >= 7, "battles already fought are kept: {}", results.len());
    drop(results);
    let mut results = Results::open(&path, &header()).unwrap();
    assert_eq!(plain(&run(&series, 2, &mut results, &mut |_| {}).unwrap()), plain(&whole));
}

#[test]
fn a_series_that_ended_is_not_fought_again_and_may_be_made_longer() {
    let arena = arena();
    let one = |battles| {
        [Series {
            name: "doctrine against random".to_owned(),
            arena: &*arena,
            captains: ["doctrine".to_owned(), "random".to_owned()],
            fixed_sides: false,
            seed: 1,
            thinking: Thinking { nodes: Some(1), millis: None },
            battles,
            stop: None,
            luck: false,
        }]
    };
    let path = file("longer");
    let kept = |battles| {
        let mut results = Results::open(&path, &header()).unwrap();
        let ended = run(&one(battles), 2, &mut results, &mut |_| {}).unwrap();
        (ended, std::fs::read_to_string(&path).unwrap())
    };
    let (first, text) = kept(11);
    assert_eq!(kept(11), (first, text.clone()), "nothing was added, and times are those of the first run");
    let (longer, more) = kept(20);
    assert!(more.starts_with(&text) && more.lines().count() == text.lines().count() + 9);
    assert_eq!(plain(&longer), plain(&run(&one(20), 1, &mut Results::unkept(), &mut |_| {}).unwrap()));
}

#[test]
fn a_battle_that_cannot_be_fought_is_named_with_its_seed() {
    let arena = arena();
    let mut series = ladder(&*arena).series();
    series[1].captains[1] = "nobody".to_owned();
    series[1].name = "the second series".to_owned();
    let error = run(&series, 2, &mut Results::unkept(), &mut |_| {}).unwrap_err();
    assert!(matches!(error, RunError::Battle(..)));
    let text = error.to_string();
    assert!(text.contains("the second series, battle") && text.contains("(seed "), "{text}");
    assert!(text.contains("no captain is called \"nobody\""), "{text}");
}

#[test]
fn luck_is_nothing_on_average_and_goes_with_the_result() {
    let opening = shelf::Opening::scenario("line-duel");
    let game = games::SHELF.game("full-thrust").expect("a game of the shelf");
    let arena = game.arena(&opening).expect("a scenario of the shelf");
    let fought =
        |seed: u64| arena.lucky(&["random", "random"], seed, &mut shelf::Nodes(1)).expect("legal orders");
    let all: Vec<(f64, f64)> = (0..600)
        .map(fought)
        .map(|(fought, luck)| (luck, f64::from(fought.outcome.halves(engine::Side(0))) / 2.0 - 0.5))
        .collect();
    let count = all.len() as f64;
    let mean = all.iter().map(|(luck, _)| luck).sum::<f64>() / count;
    let square = all.iter().map(|(luck, _)| luck * luck).sum::<f64>() / count;
    assert!(square > 1e-3 && mean.abs() < 3.0 * (square / count).sqrt(), "{mean}, {square}");
    let both = all.iter().map(|(luck, share)| luck * share).sum::<f64>() / count;
    assert!(both > 3.0 * (square / count).sqrt() / 2.0, "who is lucky wins: {both}");
}
