//! Levels and budgets: each level's number of nodes, threads that change nothing, and a stop that works at once.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use captains::{Advice, Budget, Captain, Crew, Job, Recipe, Search, Seen, Selection, Settings};
use engine::{Rules, Seat, Seeded};
use ftl::captain::FtlJudge;
use rules_ftl::{Ftl, Plot, State};

use super::set_ups::{captain, play, rules};

/// A crew of real threads, and the number of jobs it was given.
struct Hands(usize, AtomicU32);

impl Crew for Hands {
    fn hands(&self) -> usize {
        self.0
    }

    fn run(&self, jobs: Vec<Job<'_>>, watch: &mut dyn FnMut()) {
        self.1.fetch_add(jobs.len() as u32, Ordering::Relaxed);
        let left = AtomicU32::new(jobs.len() as u32);
        let jobs = Mutex::new(jobs.into_iter());
        let next = || jobs.lock().expect("no job panics").next();
        thread::scope(|scope| {
            for _ in 0..self.0 {
                scope.spawn(|| {
                    while let Some(job) = next() {
                        job();
                        left.fetch_sub(1, Ordering::Relaxed);
                    }
                });
            }
            while left.load(Ordering::Relaxed) > 0 {
                watch();
                thread::yield_now();
            }
        });
    }
}

/// Returns the set-up, and a position in the midst of missiles.
fn midst() -> (Ftl, State) {
    let rules = rules("close-quarters", &[]);
    let mut state = rules.start();
    let mut rngs = [5, 6].map(Seeded::new);
    for _ in 0..5 {
        play(&rules, &mut state, [captain("doctrine"); 2], 1, &mut rngs);
    }
    (rules, state)
}

fn advise(rules: &Ftl, state: &State, search: &dyn Captain<Ftl>, mut budget: Budget<'_>) -> Advice<Plot> {
    let view = rules.view(state, Some(Seat(0)));
    search.advise(rules, &Seen::now(Seat(0), &view), &mut Seeded::new(3), &mut budget)
}

#[test]
fn by_nodes_threads_change_nothing() {
    let (rules, state) = midst();
    for selection in [Selection::Uct, Selection::Regret] {
        let settings = Settings { selection, depth: 2, playout: 1, ..Settings::USUAL };
        let search = Search::with(FtlJudge, settings);
        let alone = advise(&rules, &state, &search, Budget::new(8200, &mut || false));
        for hands in [1, 2, 3] {
            let crew = Hands(hands, AtomicU32::new(0));
            let budget = Budget { nodes: 8200, stop: &mut || false, crew: Some(&crew) };
            assert_eq!(advise(&rules, &state, &search, budget), alone, "{selection:?}, {hands} hands");
            let jobs = if hands == 1 { 0 } else { 2 };
            assert_eq!(crew.1.into_inner(), jobs, "{hands} hands: a tree a job, none for one hand");
        }
    }
}

#[test]
fn a_crew_is_stopped_at_once() {
    let (rules, state) = midst();
    let crew = Hands(2, AtomicU32::new(0));
    let mut asked = 0;
    let mut stop = || {
        asked += 1;
        asked > 3
    };
    let budget = Budget { nodes: Budget::CLOCK, stop: &mut stop, crew: Some(&crew) };
    assert!(!advise(&rules, &state, captain("search"), budget).thought.is_empty());
    assert!(asked > 3, "it would never have ended of itself");
}

#[test]
fn a_level_has_nodes_of_its_own_and_a_most_by_the_clock() {
    let (rules, state) = midst();
    let cadet = captain("cadet");
    let own = advise(&rules, &state, cadet, Budget::new(Budget::OWN, &mut || false));
    assert_eq!(own, advise(&rules, &state, cadet, Budget::new(Budget::CLOCK, &mut || false)));
    let recipe = Recipe { nodes: 7, most: 21, ..Recipe::search(Settings::USUAL) };
    let asked = [Budget::OWN, Budget::CLOCK, 5].map(|nodes| recipe.nodes(nodes));
    assert_eq!(asked, [7, 21, 5]);
}

#[test]
fn a_search_by_regrets_writes_legal_orders_and_mixes() {
    let (rules, state) = midst();
    let settings = Settings { selection: Selection::Regret, floor: 0.02, widen: 1.0, ..Settings::USUAL };
    let advice = advise(&rules, &state, &Search::with(FtlJudge, settings), Budget::new(600, &mut || false));
    let space = rules.space(&state, Seat(0));
    assert!(advice.thought.len() > 1, "{advice:?}");
    for thought in &advice.thought {
        assert_eq!(engine::Space::check(&space, &thought.order), Ok(()));
    }
}
