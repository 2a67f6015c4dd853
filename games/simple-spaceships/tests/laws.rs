//! The laws over every scenario file.

use simple_spaceships::SimpleSpaceshipsGame;

#[test]
fn the_laws_hold_over_every_scenario_of_the_shelf() {
    proving::laws::hold_over_every_scenario::<SimpleSpaceshipsGame>(ToString::to_string);
}
