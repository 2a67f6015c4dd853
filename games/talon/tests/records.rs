//! Tests of the records: they show every scenario, option and clause.

use proving::records::show_every_scenario_option_and_clause_of_play;

use crate::WING;

#[test]
fn the_records_show_every_scenario_option_and_clause_of_play() {
    let silent = [
        "TAL-1.4",
        "TAL-2.1",
        "TAL-2.2",
        "TAL-7.1.1",
        "TAL-7.1.2",
        "TAL-7.2.2",
        "TAL-7.4.2",
        "TAL-7.5",
        "TAL-9.3",
        "TAL-12.1",
        "TAL-12.2",
        "TAL-14.1",
        "TAL-15",
    ];
    show_every_scenario_option_and_clause_of_play(&WING, &silent);
}
