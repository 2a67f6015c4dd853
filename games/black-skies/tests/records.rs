//! Scenarios, options and clauses that the records show.

use proving::records::show_every_scenario_option_and_clause_of_play;

use crate::WING;

#[test]
fn the_records_show_every_scenario_option_and_clause_of_play() {
    let silent = [
        "BS-1.1", "BS-1.2", "BS-1.3", "BS-1.4", "BS-1.5", "BS-1.6", "BS-1.8", "BS-2.3", "BS-5.4", "BS-5.5",
        "BS-5.6", "BS-6.1", "BS-6.4",
    ];
    show_every_scenario_option_and_clause_of_play(&WING, &silent);
}
