//! The laws over every scenario file of the shelf, read as a player's program reads it.

use engine::Rules;
use games::{SHELF, Shelved};
use rules_black_skies::BlackSkies;
use rules_ftl::Ftl;
use rules_full_thrust::FullThrust;
use rules_simple_spaceships::SimpleSpaceships;
use rules_talon::Talon;
use testkit::laws::hold_all;

fn hold_over_scenarios<R: Shelved>() {
    for file in R::SCENARIOS {
        let (rules, _) =
            R::set_up(R::VERSION, file.text, &[]).unwrap_or_else(|flaws| panic!("{}: {flaws:?}", file.id));
        println!("{} {}", R::NAME, file.id);
        hold_all(&rules, 2, 9000);
    }
}

#[test]
fn the_laws_hold_over_every_scenario_of_the_shelf() {
    hold_over_scenarios::<Ftl>();
    hold_over_scenarios::<FullThrust>();
    hold_over_scenarios::<SimpleSpaceships>();
    hold_over_scenarios::<BlackSkies>();
    hold_over_scenarios::<Talon>();
    let held = [Ftl::NAME, FullThrust::NAME, SimpleSpaceships::NAME, BlackSkies::NAME, Talon::NAME];
    assert_eq!(SHELF.iter().map(|game| game.id()).collect::<Vec<_>>(), held, "every game is held to them");
}
