//! Scenarios, options and clauses that the records show.

use proving::records::show_every_scenario_option_and_clause_of_play;

use crate::WING;

#[test]
fn the_records_show_every_scenario_option_and_clause_of_play() {
    let silent = ["FC-1.1", "FC-1.2", "FC-1.3", "FC-1.4", "FC-2.3", "FC-3.1", "FC-3.2", "FC-3.4"];
    show_every_scenario_option_and_clause_of_play(&WING, &silent);
}
