//! Memory of searches and battles, measured by the allocator and compared with what they count.

use captains::{Budget, Captain, Judge, Search, Seen, Selection, Settings};
use engine::record::{Block, Record};
use engine::{Demand, Rules, Seat, Seeded};
use shelf::{AnyBattle, Opening, Shelved};

use crate::wing::Wing;

/// Bytes that are not in the trees: imagined states, and ideas and orders while they are made.
const BESIDE: u64 = 2 << 20;

/// A search in the first decision of a scenario.
struct Put<G: Shelved, J> {
    rules: G::Rules,
    search: Search<J>,
    nodes: u32,
}

impl<G: Shelved, J: Judge<G::Rules> + Copy> Put<G, J> {
    fn to(judge: J, settings: Settings, scenario: &str, nodes: u32) -> Self {
        let file = G::SCENARIOS.iter().find(|file| file.id == scenario).expect("a scenario of the shelf");
        let (rules, _) = G::set_up(file.text, &[]).expect("a sound scenario");
        Self { rules, search: Search::with(judge, settings), nodes }
    }

    /// Calls `f` with the arguments of a search, and returns the peak number of bytes allocated meanwhile.
    fn held(&self, mut f: impl FnMut(&Search<J>, &Seen<'_, G::Rules>, &mut Seeded, &mut Budget<'_>)) -> u64 {
        let state = self.rules.start();
        let Demand::Orders(seats) = self.rules.demand(&state) else { panic!("over before it began") };
        let seat = seats.iter().next().unwrap_or(Seat(0));
        let view = self.rules.view(&state, Some(seat));
        let (mut rng, mut stop) = (Seeded::new(5), || false);
        let mut budget = Budget::new(self.nodes, &mut stop);
        let spent = allocation_counter::measure(|| {
            f(&self.search, &Seen::now(seat, &view), &mut rng, &mut budget);
        });
        spent.bytes_max
    }

    /// Returns the peak number of bytes allocated, and the number that the search counted.
    fn bytes(&self) -> (u64, u64) {
        let mut counted = 0;
        let held = self.held(|search, seen, rng, budget| {
            counted = search.bytes(&self.rules, seen, rng, budget) as u64;
        });
        (held, counted)
    }

    /// Returns the peak number of bytes allocated, and the advice with the exact bits of its numbers.
    fn advice(&self) -> (u64, String) {
        let mut said = String::new();
        let held = self.held(|search, seen, rng, budget| {
            let advice = search.advise(&self.rules, seen, rng, budget);
            said = advice.order.to_string();
            for thought in advice.thought {
                let (share, value) = (thought.share.to_bits(), thought.value.to_bits());
                said += &format!("; {} {share} {value}", thought.order);
            }
        });
        (held, said)
    }
}

/// Returns the settings of a game's own search.
fn usual<G: Shelved>() -> Settings {
    G::captains().iter().find_map(|captain| captain.recipe()).expect("a captain that searches").settings
}

/// Demands that a search holds no more than it counts.
pub fn a_search_holds_no_more_than_it_counts<G: Shelved, J: Judge<G::Rules> + Copy>(judge: J) {
    for (selection, widen) in [(Selection::Uct, 0.0), (Selection::Regret, 1.0)] {
        let all = Settings { memory: usize::MAX, selection, widen, ..usual::<G>() };
        for file in G::SCENARIOS {
            let (held, counted) = Put::<G, J>::to(judge, all, file.id, 400).bytes();
            let named = format!("{} {} {selection:?}", G::Rules::NAME, file.id);
            assert!(held <= counted + BESIDE, "{named}: {held} bytes held, {counted} counted");
        }
        let (held, counted) = Put::<G, J>::to(judge, all, G::SCENARIOS[0].id, 4000).bytes();
        let named = format!("{} {selection:?}", G::Rules::NAME);
        assert!(held <= counted + BESIDE / 8, "{named}: {held} bytes held, {counted} counted");
        assert!(counted < 4 * held, "{named}: {held} bytes held, {counted} counted: too dear");
    }
}

/// Demands that a search stops growing at its budget.
pub fn a_search_stops_growing_at_its_budget<G: Shelved, J: Judge<G::Rules> + Copy>(judge: J) {
    for selection in [Selection::Uct, Selection::Regret] {
        let all = Settings { memory: usize::MAX, selection, ..usual::<G>() };
        let bytes = |settings, nodes| Put::<G, J>::to(judge, settings, G::SCENARIOS[0].id, nodes).bytes();
        let (roots, (_, all_of_it)) = (bytes(all, 1).1, bytes(all, 3000));
        let budget = usize::midpoint(roots as usize, all_of_it as usize);
        let (held, counted) = bytes(Settings { memory: budget, ..all }, 3000);
        let named = format!("{} {selection:?}, {all_of_it} bytes without a budget", G::Rules::NAME);
        assert!(all_of_it > roots, "{named}: nothing has grown");
        assert!(counted <= budget as u64, "{named}: {counted} of {budget} bytes");
        assert!(held <= counted + BESIDE / 8, "{named}: {held} bytes held, {counted} counted");
    }
}

/// Demands that no level reaches the default memory budget, so that every level advises as without one.
pub fn no_level_reaches_the_usual_budget_so_all_advise_as_without_one<
    G: Shelved,
    J: Judge<G::Rules> + Copy,
>(
    judge: J,
) {
    let levels = G::captains().iter().filter_map(|captain| captain.recipe());
    let nodes = levels.map(|recipe| recipe.nodes).max().unwrap_or(0);
    let file = &G::SCENARIOS[0];
    let all = Settings { memory: usize::MAX, ..usual::<G>() };
    let with = Put::<G, J>::to(judge, usual::<G>(), file.id, nodes).advice();
    assert_eq!(with, Put::<G, J>::to(judge, all, file.id, nodes).advice(), "{} {}", G::Rules::NAME, file.id);
    for file in G::SCENARIOS {
        // What a tree keeps grows no faster than its nodes.
        let (_, counted) = Put::<G, J>::to(judge, all, file.id, nodes / 8).bytes();
        assert!(counted < Settings::MEMORY as u64 / 8, "{} {}: {counted} bytes", G::Rules::NAME, file.id);
    }
}

/// Demands that a search whose budget is spent still learns.
pub fn a_search_whose_budget_is_spent_still_learns<G: Shelved, J: Judge<G::Rules> + Copy>(judge: J) {
    let none = Settings { memory: 0, ..usual::<G>() };
    let [few, many] = [50, 500].map(|nodes| Put::<G, J>::to(judge, none, G::SCENARIOS[0].id, nodes).advice());
    assert!(many.0 <= BESIDE, "{}: {} bytes", G::Rules::NAME, many.0);
    assert_ne!(few.1, many.1, "{}: shares and values change without a byte to spare", G::Rules::NAME);
}

/// Plays a number of decisions at random.
fn played(opening: &Opening, game: &dyn shelf::Game, decisions: usize) -> Box<dyn AnyBattle> {
    let mut battle = game.open(opening).expect("a sound scenario");
    for seed in 0..decisions {
        let Demand::Orders(seats) = battle.demand() else { break };
        for seat in seats {
            let mut stop = || false;
            let advice = battle.advise(seat, "random", seed as u64, &mut Budget::new(1, &mut stop));
            let order = advice.expect("asked").expect("a captain").order;
            battle.seal(seat, &order).expect("a legal order");
        }
    }
    battle
}

/// Demands that a battle holds no more than it counts.
pub fn a_battle_holds_no_more_than_it_counts(wing: &Wing) {
    let game = wing.game;
    // Read once a program, not once a battle.
    assert!(!game.catalogues().is_empty());
    for file in game.scenarios() {
        for decisions in [0, 5, 60] {
            let mut kept = None;
            let opening = Opening { names: vec!["Ada".repeat(100); 2], ..Opening::scenario(file.id) };
            let spent = allocation_counter::measure(|| kept = Some(played(&opening, game, decisions)));
            let battle = kept.expect("it was played");
            let (held, counted) = (spent.bytes_current, battle.bytes(0));
            let named = format!("{} {} after {decisions}", game.id(), file.id);
            assert!(held <= counted as i64, "{named}: {held} bytes held, {counted} counted");
            let parts = battle.bytes(0) - battle.bytes(battle.revealed() / 2);
            assert!(parts < counted || battle.revealed() == 0, "{named}: decisions count one by one");
        }
    }
}

/// Demands that a record of too many decisions is refused before it is played.
pub fn a_record_of_too_many_decisions_is_refused_before_it_is_played(wing: &Wing) {
    let game = wing.game;
    let battle = played(&Opening::scenario(game.scenarios()[0].id), game, 1);
    let mut record = Record::parse(&battle.record()).expect("a record");
    assert!(game.replay(&record).is_ok());
    // A decision of every game counts at least 100 bytes.
    let block = Block { lines: record.blocks[0].lines[..1].to_vec() };
    record.blocks = vec![block; (128 << 20) / 100];
    let mut error = None;
    let spent = allocation_counter::measure(|| error = game.replay(&record).err());
    let error = error.expect("a fault");
    assert!(error.what.contains("more than 128 MiB"), "{}: {error}", game.id());
    assert!(spent.bytes_max < 1 << 20, "{}: {} bytes to refuse it", game.id(), spent.bytes_max);
}
