//! The laws over every scenario file.

use false_colours::FalseColoursGame;

#[test]
fn the_laws_hold_over_every_scenario_of_the_shelf() {
    proving::laws::hold_over_every_scenario::<FalseColoursGame>(ToString::to_string);
}
