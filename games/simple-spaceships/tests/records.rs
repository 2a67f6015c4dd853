//! The scenarios, options and clauses that the records show.

use proving::records::show_every_scenario_option_and_clause_of_play;

use crate::WING;

#[test]
fn the_records_show_every_scenario_option_and_clause_of_play() {
    let silent = ["SS-1.1", "SS-1.2", "SS-1.3", "SS-1.4", "SS-1.6", "SS-1.7", "SS-4.2", "SS-4.3", "SS-5.2"];
    show_every_scenario_option_and_clause_of_play(&WING, &silent);
}
