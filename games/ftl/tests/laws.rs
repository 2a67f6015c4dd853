//! The laws over every scenario file.

use ftl::FtlGame;

#[test]
fn the_laws_hold_over_every_scenario_of_the_shelf() {
    proving::laws::hold_over_every_scenario::<FtlGame>(ToString::to_string);
}
