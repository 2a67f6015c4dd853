//! Captains with every module at once.

use shelf::Opening;

use crate::WING;

#[test]
fn every_captain_plays_with_every_module() {
    let game = WING.game;
    let modules = game.options();
    let on = modules.iter().filter(|option| option.values == ["off", "on"]);
    let on: Vec<_> = on.map(|option| (option.key.to_owned(), "on".to_owned())).collect();
    assert!(on.len() >= 11, "{on:?}");
    for (scenario, fire) in
        game.scenarios().iter().zip(["secret", "open", "alternate", "automatic"].iter().cycle())
    {
        for (captain, nodes) in [("doctrine", 1), ("search", 2)] {
            let mut opening = Opening::scenario(scenario.id);
            opening.options.clone_from(&on);
            opening.options.push(("fire".to_owned(), (*fire).to_owned()));
            proving::captains::battle(game, &opening, [captain; 2], nodes, 5);
        }
    }
}
