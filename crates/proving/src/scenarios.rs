//! Checks of scenario files: those on the shelf load, and a bad one is refused with every flaw at its place.

use engine::Side;
use shelf::{Game, Opening};

use crate::tree;
use crate::wing::Wing;

/// Returns the flaws of a scenario file as text.
///
/// # Panics
/// If the file is valid.
pub fn flaws(game: &dyn Game, text: &str) -> Vec<String> {
    let opening = Opening { text: Some(text.to_owned()), ..Opening::scenario("of one's own") };
    match game.open(&opening) {
        Ok(battle) => panic!("this stands: {}\n{text}", battle.position()),
        Err(flaws) => flaws.iter().map(ToString::to_string).collect(),
    }
}

/// Returns the flaws of a game's first scenario after one text in it is replaced.
pub fn told(game: &dyn Game, from: &str, to: &str) -> String {
    let text = game.scenarios()[0].text;
    assert!(text.contains(from), "{from} stands in {text}");
    let opening = Opening { text: Some(text.replacen(from, to, 1)), ..Opening::scenario("x") };
    let flaws = game.open(&opening).err().expect("a flaw");
    flaws.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

/// Demands that every scenario file is on the shelf and loads.
pub fn every_scenario_file_is_on_the_shelf_and_loads(wing: &Wing) {
    let game = wing.game;
    let folder = wing.folder().join("data/scenarios");
    let files = tree::files(&folder, "toml");
    assert_eq!(files.len(), game.scenarios().len(), "{}: files in data and on the shelf", game.id());
    for (path, text) in files {
        let id = tree::stem(&path);
        let shelved = game.scenarios().iter().find(|file| file.id == id);
        assert_eq!(shelved.map(|file| file.text), Some(text.as_str()), "{id}: the file and the shelf");
        let card = game.card(id).unwrap_or_else(|| panic!("{id}: no card"));
        assert!(!card.title.is_empty() && !card.brief.is_empty(), "{id}: title and brief");
        assert!(card.sides.iter().all(|name| !name.is_empty()), "{id}: a side without a name");
        let battle = game.open(&Opening::scenario(id)).unwrap_or_else(|flaws| panic!("{id}: {flaws:?}"));
        let again = Opening { position: Some(battle.position()), ..Opening::scenario(id) };
        let again = game.open(&again).unwrap_or_else(|flaws| panic!("{id}: {flaws:?}"));
        assert_eq!(again.position(), battle.position(), "{id}: its position as text, there and back");
    }
}

/// Demands that every scenario tells both sides in one or two short sentences how they win.
pub fn every_scenario_tells_each_side_how_it_wins(wing: &Wing) {
    let game = wing.game;
    for file in game.scenarios() {
        let battle =
            game.open(&Opening::scenario(file.id)).unwrap_or_else(|flaws| panic!("{}: {flaws:?}", file.id));
        for side in [Side(0), Side(1)] {
            let goal = battle.goal(side);
            let words = goal.split_whitespace().count();
            assert!(goal.ends_with('.') && (3..=24).contains(&words), "{}: {words} words: {goal}", file.id);
        }
    }
}

/// Demands that every game names the field of a wrong value.
pub fn every_game_names_the_field_of_a_wrong_value(wing: &Wing) {
    let game = wing.game;
    let said = told(game, "title = ", "title = 3 #");
    assert!(said.contains("title: a text in quotation marks, not 3"), "{}: {said}", game.id());
    let opening = |text: String| Opening { text: Some(text), ..Opening::scenario("x") };
    let text = format!("{}\n[options]\nspeed = [1]\n", game.scenarios()[0].text);
    let flaws = game.open(&opening(text)).err().expect("a flaw");
    let said: Vec<String> = flaws.iter().map(ToString::to_string).collect();
    let names = said.iter().any(|flaw| {
        flaw.contains("options.speed: a text in quotation marks, a number, true or false")
            || flaw.contains("the key \"options\" appears twice")
    });
    assert!(names, "{}: {said:?}", game.id());
}

/// Demands that every scenario accepts an option or lists it as fixed.
pub fn an_option_is_free_in_a_scenario_or_told_to_be_fixed_there(wing: &Wing) {
    let game = wing.game;
    for file in game.scenarios() {
        let fixed = game.card(file.id).expect("a scenario of the shelf stands").fixed;
        for (key, value) in &fixed {
            let known =
                game.options().iter().any(|option| option.key == *key && option.values.contains(value));
            assert!(known, "{} {}: {key}={value} is no option", game.id(), file.id);
        }
        for option in game.options() {
            let always = fixed.iter().find(|(key, _)| *key == option.key).map(|(_, value)| *value);
            for value in option.values {
                let mut opening = Opening::scenario(file.id);
                opening.options.push((option.key.to_owned(), (*value).to_owned()));
                let flaws = game.open(&opening).err().map(Vec::from).unwrap_or_default();
                let free = always.is_none_or(|always| always == *value);
                let said = format!("{} {}: {}={value}: {flaws:?}", game.id(), file.id, option.key);
                assert_eq!(flaws.is_empty(), free, "{said}");
                assert!(flaws.iter().all(|flaw| flaw.clause.is_some()), "{said}");
            }
        }
    }
}
