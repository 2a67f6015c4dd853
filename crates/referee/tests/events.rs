//! `docs/events.md` lists every kind of event of every game, and the names of its facts.

use std::collections::{BTreeMap, BTreeSet};

use engine::record::DiceSource;
use engine::{Demand, Fact, Seat};
use games::SHELF;
use shelf::{AnyBattle, Game, Opening};

const PAGE: &str = include_str!("../../../docs/events.md");

/// The names of the facts, by kind of event.
type Kinds = BTreeMap<String, BTreeSet<String>>;

/// The facts that every event has.
const OF_ALL: [&str; 4] = ["clause", "text", "rolls", "kind"];

/// Returns the kinds of a game that the page lists.
fn listed(game: &dyn Game) -> Kinds {
    let heading = format!("## {}\n", game.title());
    let section = PAGE.split(&heading).nth(1).unwrap_or_else(|| panic!("no section \"{}\"", game.title()));
    let section = section.split("\n## ").next().unwrap_or_default();
    let mut kinds = Kinds::new();
    for row in section.lines().filter(|line| line.starts_with("| `")) {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let kind = cells[1].trim_matches('`').to_owned();
        let names = cells[2].split(", ").filter(|name| !name.is_empty());
        let names = names.map(|name| name.trim_matches('`').to_owned()).collect();
        assert_eq!(kinds.insert(kind, names), None, "{}: a kind is listed twice: {row}", game.id());
    }
    kinds
}

/// Adds the events of a battle, as every seat and a spectator hear them.
fn hear(battle: &dyn AnyBattle, kinds: &mut Kinds) {
    for index in 0..battle.revealed() {
        for seat in (0..battle.seats()).map(|seat| Some(Seat(seat))).chain([None]) {
            let turn = battle.revealed_turn(index, seat).expect("a revealed decision");
            let Some(Fact::List(told)) = turn.get("told") else { panic!("nothing is told in {turn:?}") };
            for event in told {
                let (Fact::Map(facts), Some(Fact::Text(kind))) = (event, event.get("kind")) else {
                    panic!("no kind: {event:?}")
                };
                let names = facts.iter().map(|(name, _)| name.to_string());
                let names: BTreeSet<String> = names.filter(|name| !OF_ALL.contains(&&name[..])).collect();
                let known = kinds.entry(kind.clone()).or_insert_with(|| names.clone());
                assert_eq!(*known, names, "{kind} is told with different facts");
            }
        }
    }
}

/// Plays a battle of random orders to its end, and adds its events.
fn at_random(game: &dyn Game, scenario: &str, seed: u64, kinds: &mut Kinds) {
    let opening = Opening { dice: DiceSource::Seed(seed), ..Opening::scenario(scenario) };
    let mut battle = game.open(&opening).expect("a scenario of the shelf");
    while let Demand::Orders(seats) = battle.demand() {
        for seat in seats {
            let mut stop = || false;
            let mut budget = captains::Budget { nodes: 1, stop: &mut stop, crew: None };
            let captain = if seed.is_multiple_of(2) { "random" } else { "doctrine" };
            let advice =
                battle.advise(seat, captain, seed, &mut budget).expect("it is asked").expect("a captain");
            battle.seal(seat, &advice.order).expect("an order that stands");
        }
    }
    hear(&*battle, kinds);
}

/// Returns the kinds of event that occur in the rulebook's examples and in random battles of every scenario.
fn told(game: &dyn Game) -> Kinds {
    let mut kinds = Kinds::new();
    for example in game.rulebook().into_iter().flat_map(|s| s.pages).flat_map(|page| page.examples) {
        if let Some(battle) = example.play(game).battle {
            hear(&*battle, &mut kinds);
        }
    }
    for (at, file) in game.scenarios().iter().enumerate() {
        at_random(game, file.id, at as u64, &mut kinds);
    }
    kinds
}

#[test]
fn the_page_lists_every_kind_of_event_with_its_facts_and_no_others() {
    for game in &SHELF {
        let (listed, told) = (listed(game), told(game));
        for (kind, facts) in &told {
            assert_eq!(listed.get(kind), Some(facts), "{}: {kind}, as listed and as told", game.id());
        }
        for kind in listed.keys() {
            assert!(told.contains_key(kind), "{}: {kind} is listed and never told", game.id());
        }
    }
}
