//! A run for an edge: its scenario fixes the fate of a ship beyond the edges.

use shelf::Opening;

use crate::WING;

#[test]
fn the_edge_of_a_run_is_fixed_and_no_option_changes_it() {
    let run = "santa";
    assert!(WING.game.card(run).expect("on the shelf").fixed.contains(&("edge", "leave")));
    let mut opening = Opening::scenario(run);
    opening.options.push(("edge".to_owned(), "wrap".to_owned()));
    let flaws = WING.game.open(&opening).err().expect("it is fixed");
    assert!(flaws.iter().all(|flaw| flaw.clause.is_some()), "{flaws:?}");
}
