//! The laws over every scenario file of the shelf, read as a player's program reads it.

use engine::Rules;
use games::{BlackSkiesGame, FtlGame, FullThrustGame, SHELF, SimpleSpaceshipsGame, TalonGame};
use rules_black_skies::BlackSkies;
use rules_ftl::Ftl;
use rules_full_thrust::FullThrust;
use rules_simple_spaceships::SimpleSpaceships;
use rules_talon::Talon;
use shelf::{Game, Shelved};
use testkit::laws::hold_all_spelled;

fn hold_over_scenarios<G: Shelved>() {
    hold_spelled::<G>(ToString::to_string);
}

/// Holds the laws for a game whose outlines write orders as `spell` does.
fn hold_spelled<G: Shelved>(spell: fn(&<G::Rules as Rules>::Order) -> String) {
    for file in G::SCENARIOS {
        let (rules, _) = G::set_up(file.text, &[]).unwrap_or_else(|flaws| panic!("{}: {flaws:?}", file.id));
        println!("{} {}", G::Rules::NAME, file.id);
        hold_all_spelled(&rules, 2, 9000, spell);
    }
}

#[test]
fn the_laws_hold_over_every_scenario_of_the_shelf() {
    hold_over_scenarios::<FtlGame>();
    hold_spelled::<FullThrustGame>(|order| order.by_target().to_string());
    hold_over_scenarios::<SimpleSpaceshipsGame>();
    hold_over_scenarios::<BlackSkiesGame>();
    hold_over_scenarios::<TalonGame>();
    let held = [Ftl::NAME, FullThrust::NAME, SimpleSpaceships::NAME, BlackSkies::NAME, Talon::NAME];
    assert_eq!(SHELF.iter().map(Game::id).collect::<Vec<_>>(), held, "every game is held to them");
}
