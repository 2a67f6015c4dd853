//! Findings on a past battle: the doubt of the game is applied to what a search finds.

use captains::{Budget, Seen};
use engine::{Rules, Seat, Seeded};
use ftl::FtlGame;
use rules_ftl::Plot;
use shelf::{Opening, Shelved};

use crate::WING;

#[test]
fn what_the_search_finds_is_doubted_as_the_game_has_it() {
    let mut battle = WING.game.open(&Opening::scenario(FtlGame::SCENARIOS[0].id)).unwrap();
    battle.seal(Seat(0), "A L").unwrap();
    battle.seal(Seat(1), "B S8").unwrap();
    // This few nodes make a single search.
    let found = battle.assess(0, Seat(0), "search", 1, 40, &mut |_| false).unwrap();
    let (rules, _) = FtlGame::set_up(FtlGame::SCENARIOS[0].text, &[]).unwrap();
    let view = rules.view(&rules.start(), Some(Seat(0)));
    let search = FtlGame::captains().iter().find(|one| one.name() == "search").unwrap();
    let (known, order, mut stop) = (Seen::now(Seat(0), &view), "A L".parse::<Plot>().unwrap(), || false);
    let mut rng = Seeded::keyed(1, 0, 0);
    let trial = search.examine(&rules, &known, &order, &mut rng, &mut Budget::new(40, &mut stop)).unwrap();
    assert!((trial.value - 0.5).abs() > 1e-3, "an even chance would not tell");
    assert_eq!(found.chance.value.to_bits(), trial.clone().doubted(1).value.to_bits());
    assert_ne!(found.chance.value.to_bits(), trial.value.to_bits());
}
