//! Self-play: battles between captains, with the judge's reading of their positions.
//!
//! A battle has one outcome, however many of its positions are read. Code that learns or counts from positions must
//! therefore keep the positions of a battle together.

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use engine::{Flaws, Seat, Seeded, Side};
use shelf::{Arena, Broken, Game, Judged, Nodes, Opening};

/// The battles to play.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The scenarios, each with two seats; battles take them in rotation.
    pub scenarios: Vec<Opening>,
    /// The captains of the two seats; battles take these pairs in rotation too.
    pub pairs: Vec<[String; 2]>,
    /// Number of battles.
    pub battles: usize,
    /// Maximum number of positions kept per battle.
    pub positions: usize,
    /// Maximum number of search nodes that a captain spends on an order.
    pub nodes: u32,
    /// Seed of the whole plan; the same seed gives the same battles.
    pub seed: u64,
    /// Purpose of the battles; another purpose gives other battles from the same seed.
    pub purpose: Purpose,
    /// Number of threads; it changes only the time taken.
    pub threads: usize,
}

/// Purpose of battles; no battle serves both purposes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// The battles fit weights.
    Fit,
    /// The battles check a judge.
    Check,
}

/// One battle with a sample of its positions.
#[derive(Clone, PartialEq, Debug)]
pub struct Sampled {
    /// Position of its scenario in the plan.
    pub scenario: usize,
    /// The first side's share of the victory: 0, ½ or 1.
    pub share: f64,
    /// Positions from all parts of the battle, in order.
    pub positions: Vec<Judged>,
}

/// A reason why battles could not be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unplayed {
    /// The plan lacks something: battles, positions, nodes, scenarios, captains or threads.
    Nothing(&'static str),
    /// A scenario has flaws.
    Flawed(String, Flaws),
    /// A scenario does not have two seats and two sides.
    NotTwo(String),
    /// A battle broke off: the scenario, and the cause.
    Broken(String, Broken),
}

impl fmt::Display for Unplayed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing(of) => write!(f, "the number of {of} must be 1 or more"),
            Self::Flawed(of, flaws) => write!(f, "scenario {of}: {flaws}"),
            Self::NotTwo(of) => write!(f, "scenario {of} is not for two seats of two sides"),
            Self::Broken(of, why) => write!(f, "scenario {of}: {why}"),
        }
    }
}

impl std::error::Error for Unplayed {}

/// Plays the battles of a plan. `done` is called after each battle, from any thread.
///
/// The battles and their order depend on the plan alone.
///
/// # Errors
/// If the plan lacks something, a scenario has flaws or is not for two seats and sides, or a battle breaks off.
pub fn play(game: &dyn Game, plan: &Plan, done: &(dyn Fn() + Sync)) -> Result<Vec<Sampled>, Unplayed> {
    for (many, of) in [
        (plan.battles, "battles"),
        (plan.positions, "positions"),
        (plan.nodes as usize, "nodes"),
        (plan.scenarios.len(), "scenarios"),
        (plan.pairs.len(), "captains"),
        (plan.threads, "threads"),
    ] {
        if many == 0 {
            return Err(Unplayed::Nothing(of));
        }
    }
    let arenas = arenas(game, plan)?;
    let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    let played: Mutex<Vec<Option<Sampled>>> = Mutex::new(vec![None; plan.battles]);
    let fault: Mutex<Option<(usize, Unplayed)>> = Mutex::new(None);
    let work = || {
        while !stop.load(Ordering::Relaxed) {
            let battle = next.fetch_add(1, Ordering::Relaxed);
            if battle >= plan.battles {
                return;
            }
            match play_one(plan, &arenas, battle) {
                Ok(sampled) => {
                    played.lock().unwrap_or_else(PoisonError::into_inner)[battle] = Some(sampled);
                    done();
                }
                Err(why) => {
                    stop.store(true, Ordering::Relaxed);
                    let mut fault = fault.lock().unwrap_or_else(PoisonError::into_inner);
                    if fault.as_ref().is_none_or(|(first, _)| battle < *first) {
                        *fault = Some((battle, why));
                    }
                }
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..plan.threads.min(plan.battles) {
            scope.spawn(work);
        }
    });
    match fault.into_inner().unwrap_or_else(PoisonError::into_inner) {
        Some((_, why)) => Err(why),
        None => {
            Ok(played.into_inner().unwrap_or_else(PoisonError::into_inner).into_iter().flatten().collect())
        }
    }
}

fn arenas(game: &dyn Game, plan: &Plan) -> Result<Vec<Box<dyn Arena>>, Unplayed> {
    let arena = |opening: &Opening| {
        let name = || opening.scenario.clone();
        let arena = game.arena(opening).map_err(|flaws| Unplayed::Flawed(name(), flaws))?;
        let two = arena.seats() == 2 && arena.side(Seat(0)) == Side(0) && arena.side(Seat(1)) == Side(1);
        if two { Ok(arena) } else { Err(Unplayed::NotTwo(name())) }
    };
    plan.scenarios.iter().map(arena).collect()
}

fn play_one(plan: &Plan, arenas: &[Box<dyn Arena>], battle: usize) -> Result<Sampled, Unplayed> {
    let scenario = battle % arenas.len();
    let [first, second] = &plan.pairs[battle / arenas.len() % plan.pairs.len()];
    let stream = match plan.purpose {
        Purpose::Fit => 21,
        Purpose::Check => 22,
    };
    let mut rng = Seeded::keyed(plan.seed, battle as u64, stream);
    let captains = [first.as_str(), second.as_str()];
    let fought = arenas[scenario].judged(&captains, rng.bits(), &mut Nodes(plan.nodes));
    let (fought, all) =
        fought.map_err(|why| Unplayed::Broken(plan.scenarios[scenario].scenario.clone(), why))?;
    let share = f64::from(fought.outcome.halves(Side(0))) / 2.0;
    Ok(Sampled { scenario, share, positions: spread(all, plan.positions, &mut rng) })
}

/// Returns at most `most` of a battle's positions: one drawn from each of `most` stretches of equal length.
fn spread(all: Vec<Judged>, most: usize, rng: &mut Seeded) -> Vec<Judged> {
    let count = all.len();
    if count <= most {
        return all;
    }
    let kept: Vec<usize> = (0..most)
        .map(|stretch| {
            let (from, to) = (stretch * count / most, (stretch + 1) * count / most);
            from + rng.below((to - from) as u32) as usize
        })
        .collect();
    let mut kept = kept.into_iter().peekable();
    all.into_iter().enumerate().filter(|(i, _)| kept.next_if_eq(i).is_some()).map(|(_, one)| one).collect()
}

#[cfg(test)]
mod tests {
    use engine::record::DiceSource;
    use games::{SHELF, game};

    use super::*;

    fn plan(scenario: &str, battles: usize) -> Plan {
        Plan {
            scenarios: vec![Opening::scenario(scenario)],
            pairs: vec![["doctrine".to_owned(), "doctrine".to_owned()]],
            battles,
            positions: 5,
            nodes: 1,
            seed: 3,
            purpose: Purpose::Fit,
            threads: 1,
        }
    }

    /// Returns the features that the judge reads off a position, or `None` if the text is not a position.
    fn read(game: &dyn Game, scenario: &str, position: String) -> Option<Vec<f64>> {
        let opening = Opening { position: Some(position), ..Opening::scenario(scenario) };
        let arena = game.arena(&opening).ok()?;
        let (_, all) = arena.judged(&["doctrine"; 2], 1, &mut Nodes(1)).ok()?;
        all.first().map(|one| one.features.clone())
    }

    /// Returns the position with the two sides exchanged: A for B, and the pieces sorted by name again.
    fn exchanged(position: &str) -> String {
        let other = |word: &str| match word.as_bytes() {
            [b'A', rest @ ..] if rest.iter().all(|c| !c.is_ascii_lowercase()) => format!("B{}", &word[1..]),
            [b'B', rest @ ..] if rest.iter().all(|c| !c.is_ascii_lowercase()) => format!("A{}", &word[1..]),
            _ => word.to_owned(),
        };
        let (head, pieces) = position.split_once("; ").expect("a turn and pieces");
        let mut pieces: Vec<String> = pieces
            .split("; ")
            .map(|piece| {
                let (name, rest) = piece.split_once(' ').expect("a name");
                format!("{} {rest}", other(name))
            })
            .collect();
        pieces.sort_by_key(|piece| {
            (piece.split(' ').next().is_some_and(|name| name.contains('.')), piece.clone())
        });
        format!("{head}; {}", pieces.join("; "))
    }

    #[test]
    fn features_change_their_sign_when_the_sides_change_places() {
        for (id, scenario, least) in
            [("ftl", "duel", 20), ("full-thrust", "line-duel", 6), ("simple-spaceships", "duel", 1)]
        {
            let game = game(id).expect("on the shelf");
            let opening = Opening { dice: DiceSource::Seed(2), ..Opening::scenario(scenario) };
            let mut battle = game.open(&opening).expect("a battle");
            let mut compared = 0;
            while let engine::Demand::Orders(seats) = battle.demand() {
                let position = battle.position();
                // Where only one side is to write, or a ship is active, exchanging the pieces is not enough.
                let both = seats.len() == 2;
                let here = read(game, scenario, position.clone()).expect("a position of a battle");
                if both && let Some(there) = read(game, scenario, exchanged(&position)) {
                    for (a, b) in here.iter().zip(&there) {
                        assert!((a + b).abs() < 1e-9, "{id}: {position}\n{here:?}\n{there:?}");
                    }
                    compared += u32::from(here.iter().any(|feature| *feature != 0.0));
                }
                for seat in seats {
                    let mut never = || false;
                    let mut budget = captains::Budget::new(1, &mut never);
                    let advice =
                        battle.advise(seat, "doctrine", 5, &mut budget).expect("asked").expect("there");
                    battle.seal(seat, &advice.order).expect("legal");
                }
            }
            assert!(compared >= least, "{id}: {compared} positions compared");
        }
    }

    #[test]
    fn every_judge_reads_finite_features_and_shares() {
        for game in &SHELF {
            let scenario = game.scenarios()[0].id;
            let all = play(game, &plan(scenario, 3), &|| {}).expect("battles");
            assert_eq!(all.len(), 3);
            for position in all.iter().flat_map(|battle| &battle.positions) {
                assert_eq!(position.features.len(), game.features().len(), "{}", game.id());
                assert!(position.features.iter().all(|feature| feature.is_finite()), "{position:?}");
                assert!((0.0..=1.0).contains(&position.share), "{position:?}");
                assert!((-1.0..=1.0).contains(&position.features[0]), "the lead is within 1: {position:?}");
            }
        }
    }

    #[test]
    fn battles_depend_on_the_plan_and_not_on_the_threads() {
        let game = game("ftl").expect("on the shelf");
        let one = play(game, &plan("duel", 6), &|| {}).expect("battles");
        let two = play(game, &Plan { threads: 3, ..plan("duel", 6) }, &|| {}).expect("battles");
        let check =
            play(game, &Plan { purpose: Purpose::Check, ..plan("duel", 6) }, &|| {}).expect("battles");
        assert_eq!(one, two);
        assert_ne!(one, check, "other battles check than fit");
        assert!(one.iter().all(|battle| battle.positions.len() == 5));
    }

    #[test]
    fn a_plan_that_lacks_something_is_refused_by_name() {
        let game = game("ftl").expect("on the shelf");
        let none = play(game, &plan("duel", 0), &|| {}).expect_err("no battles");
        assert_eq!(none.to_string(), "the number of battles must be 1 or more");
        let nowhere = play(game, &plan("nowhere", 1), &|| {}).expect_err("no scenario");
        assert!(nowhere.to_string().starts_with("scenario nowhere: "), "{nowhere}");
        let nobody = Plan { pairs: vec![["doctrine".to_owned(), "nobody".to_owned()]], ..plan("duel", 2) };
        let nobody = play(game, &nobody, &|| {}).expect_err("no captain");
        assert!(nobody.to_string().contains("\"nobody\""), "{nobody}");
    }
}
