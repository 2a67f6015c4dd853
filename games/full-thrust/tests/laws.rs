//! The laws over every scenario file.

use full_thrust::FullThrustGame;

#[test]
fn the_laws_hold_over_every_scenario_of_the_shelf() {
    proving::laws::hold_over_every_scenario::<FullThrustGame>(|order| order.by_target().to_string());
}
