//! The laws over every scenario file.

use black_skies::BlackSkiesGame;

#[test]
fn the_laws_hold_over_every_scenario_of_the_shelf() {
    proving::laws::hold_over_every_scenario::<BlackSkiesGame>(ToString::to_string);
}
