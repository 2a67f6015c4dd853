//! The goal of each side, in words, for each kind of victory.

use engine::Side;
use games::SHELF;
use shelf::Opening;

/// Returns the goals of both sides of a scenario.
fn goals(game: &str, scenario: &str) -> [String; 2] {
    let battle = SHELF.game(game).expect("a game").open(&Opening::scenario(scenario)).expect("a scenario");
    [Side(0), Side(1)].map(|side| battle.goal(side))
}

#[test]
fn each_kind_of_victory_is_told_to_each_side() {
    let same = |text: &str| [text.to_owned(), text.to_owned()];
    assert_eq!(goals("ftl", "duel"), same("Hit the enemy ship three times."));
    assert_eq!(
        goals("ftl", "fleet-sharp"),
        same("Hit every enemy ship three times; after turn 20 fewer hits win.")
    );
    assert_eq!(
        goals("full-thrust", "line-duel"),
        same("Destroy every enemy ship or drive it off; after turn 15 more damage done wins.")
    );
    assert_eq!(
        goals("full-thrust", "convoy-even"),
        [
            "Score 81 points by the end of turn 20. Your ships score by leaving over the right edge.",
            "Keep the enemy below 81 points until the end of turn 20."
        ]
    );
    assert_eq!(
        goals("simple-spaceships", "santa-even"),
        [
            "Reach the upper edge by the end of turn 30.",
            "Stop the enemy: it must not reach the upper edge by the end of turn 30."
        ]
    );
    assert_eq!(
        goals("talon", "turning-circle"),
        same("Hold the enemy in your front arc, at range 3 or less, for three impulses running.")
    );
}
