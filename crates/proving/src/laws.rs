//! The laws in every scenario file of a game, parsed as a player's program parses it.

use engine::Rules;
use shelf::Shelved;
use testkit::laws::hold_all_spelled;

/// Checks the laws in every scenario of a game whose outlines write orders as `spell` does.
pub fn hold_over_every_scenario<G: Shelved>(spell: fn(&<G::Rules as Rules>::Order) -> String) {
    for file in G::SCENARIOS {
        let (rules, _) = G::set_up(file.text, &[]).unwrap_or_else(|flaws| panic!("{}: {flaws:?}", file.id));
        println!("{} {}", G::Rules::NAME, file.id);
        hold_all_spelled(&rules, 2, 9000, spell);
    }
}
