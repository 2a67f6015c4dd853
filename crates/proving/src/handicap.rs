//! Handicaps: every weaker start of a game is a position that can be written, opened, played and replayed.

use engine::record::{DiceSource, Record};
use engine::{Demand, Rules, Seat, Side};
use shelf::{Game, Opening, Shelved, WeakerStart};

use crate::hidden::write;
use crate::wing::Wing;

/// Decisions played from a weaker start before its record is replayed.
const PLAYED: usize = 40;

/// Demands, for each side in the first scenario and in that with most pieces, that 0 steps are the start itself, that
/// each step changes it until there are no more, and that battles from it are played and replayed. Demands nothing of a
/// game without handicaps.
pub fn a_battle_may_start_with_a_weaker_side(wing: &Wing) {
    let game = wing.game;
    let pieces = |id: &str| game.card(id).map_or(0, |card| card.all_pieces());
    let ids = || game.scenarios().iter().map(|scenario| scenario.id);
    for id in ids().next().into_iter().chain(ids().max_by_key(|id| pieces(id))) {
        let opening = Opening::scenario(id);
        let start = game.open(&opening).expect("a sound scenario").position();
        for side in [Side(0), Side(1)] {
            let weakened = |steps| game.weakened(&opening, side, steps).expect("a sound scenario");
            let starts: Vec<WeakerStart> = (0..).map_while(weakened).collect();
            if starts.is_empty() {
                assert!(game.handicaps(id).is_empty(), "{id}: handicaps without weaker starts");
                continue;
            }
            let most = starts.len() - 1;
            assert!(most > 0 && weakened(most as u32 + 2).is_none(), "{id}, {side}: {most} steps");
            assert_eq!(starts[0], WeakerStart { position: start.clone(), told: String::new() });
            for pair in starts.windows(2) {
                assert_ne!(pair[0].position, pair[1].position, "{id}, {side}");
                assert_ne!(pair[0].told, pair[1].told, "{id}, {side}");
            }
            for steps in [1, most.div_ceil(2), most] {
                play(game, &opening, &starts[steps], steps as u64);
            }
        }
    }
}

/// Returns the position of a start in which a side is weaker, and what it lacks; `None` if it cannot be.
///
/// # Panics
/// If the scenario is unknown or invalid.
pub fn start(wing: &Wing, scenario: &str, side: u8, steps: u32) -> Option<(String, String)> {
    let start = wing.game.weakened(&Opening::scenario(scenario), Side(side), steps);
    start.expect("a sound scenario").map(|start| (start.position, start.told))
}

/// Checks the position of a start, and what the weaker side lacks.
///
/// # Panics
/// If they are others.
pub fn starts(wing: &Wing, scenario: &str, side: u8, steps: u32, position: &str, told: &str) {
    assert_eq!(start(wing, scenario, side, steps), Some((position.to_owned(), told.to_owned())));
}

/// Plays a battle of the first captain from a weaker start, replays its record, and plays one at random to its end.
fn play(game: &dyn Game, opening: &Opening, start: &WeakerStart, seed: u64) {
    let position = Some(start.position.clone());
    let opening = Opening { position, dice: DiceSource::Seed(seed), ..opening.clone() };
    let mut battle = game.open(&opening).unwrap_or_else(|flaws| panic!("{}: {flaws:?}", start.position));
    assert_eq!(battle.position(), start.position);
    let captain = game.captains()[0].0;
    while let Demand::Orders(seats) = battle.demand()
        && battle.revealed() < PLAYED
    {
        let orders: Vec<(Seat, String)> =
            seats.iter().map(|seat| (seat, write(&*battle, seat, captain, seed, 1).order)).collect();
        for (seat, order) in orders {
            battle.seal(seat, &order).expect("a legal order");
        }
    }
    let text = battle.record();
    let replayed = Record::parse(&text).and_then(|record| game.replay(&record));
    assert_eq!(replayed.unwrap_or_else(|error| panic!("{error}:\n{text}")).battle.record(), text);
    game.playouts(&opening, 0..1, seed).expect("a sound opening");
}

/// Demands that every weaker start of a scenario is exactly the state that is read from its text.
pub fn every_weaker_start_is_read_as_it_was_written<G: Shelved>(scenario: &str) {
    let file = G::SCENARIOS.iter().find(|file| file.id == scenario).expect("a scenario of the shelf");
    let (rules, _) = G::set_up(file.text, &[]).unwrap_or_else(|flaws| panic!("{flaws:?}"));
    for side in [Side(0), Side(1)] {
        for (state, told) in (0..).map_while(|steps| G::weakened(&rules, side, steps)) {
            let text = rules.write_position(&state);
            let read = rules.read_position(&text).unwrap_or_else(|flaws| panic!("{told}: {text}: {flaws:?}"));
            assert_eq!(read, state, "{told}: {text}");
        }
    }
}

/// Checks the handicaps of the shelf: each can be played, its captains are known, and fresh battles agree with it. In a
/// game with weaker starts the first battle of the starter set has one.
///
/// # Panics
/// If a handicap is not so.
pub fn every_handicap_on_the_shelf_holds(wing: &Wing) {
    let game = wing.game;
    let known: Vec<&str> = game.captains().iter().map(|(name, _)| *name).collect();
    let first = game.scenarios().iter().find(|scenario| scenario.teaches.is_some());
    if let Some(first) = first.filter(|first| start(wing, first.id, 1, 1).is_some()) {
        assert!(!game.handicaps(first.id).is_empty(), "{}: no handicap of its present file", first.id);
    }
    for scenario in game.scenarios() {
        for handicap in game.handicaps(scenario.id) {
            let place = |name: &String| known.iter().position(|known| known == name);
            let (weak, strong) = (place(&handicap.weak), place(&handicap.strong));
            assert!(weak.is_some() && weak < strong, "{}: {handicap:?}", scenario.id);
            let start = game.weakened(&Opening::scenario(scenario.id), handicap.side, handicap.steps);
            assert!(start.is_ok_and(|start| start.is_some()), "{}: {handicap:?}", scenario.id);
            assert!(handicap.holds(), "{}: fresh battles say otherwise: {handicap:?}", scenario.id);
        }
    }
}
