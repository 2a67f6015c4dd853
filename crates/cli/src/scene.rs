//! Games, scenarios and options by name. An error names the unknown word and the known ones.

use std::path::Path;

use engine::Side;
use engine::record::DiceSource;
use shelf::{AnyBattle, Game, Opening, Shelf};

use crate::args::SetUp;
use crate::catalogue;
use crate::fault::{Flaws, usage};
use crate::salvage::read_text;

/// A game and the set-up for its battles.
pub struct Scene {
    /// The game.
    pub game: &'static dyn Game,
    /// The set-up.
    pub opening: Opening,
}

impl Scene {
    /// Returns the scene that the command line names.
    ///
    /// # Errors
    /// If game, scenario or option is unknown, or a scenario file cannot be read.
    pub fn of(shelf: &Shelf, name: &str, set_up: &SetUp) -> anyhow::Result<Self> {
        let game = game(shelf, name)?;
        let first = game.scenarios().first().map_or("", |file| file.id);
        let scenario = set_up.scenario.as_deref().unwrap_or(first);
        let mut opening =
            if is_path(scenario) { of_file(Path::new(scenario))? } else { of_shelf(game, scenario)? };
        check_options(game, first, &set_up.options)?;
        opening.options.clone_from(&set_up.options);
        let mut scene = Self { game, opening };
        if let Some((side, steps)) = set_up.handicap {
            scene.weaken(Side(side - 1), steps)?;
        }
        Ok(scene)
    }

    /// Lets a side start weaker by a number of steps.
    fn weaken(&mut self, side: Side, steps: u32) -> anyhow::Result<()> {
        let Some(start) = self.stands(self.game.weakened(&self.opening, side, steps))? else {
            let weaker = |steps: &u32| matches!(self.game.weakened(&self.opening, side, *steps), Ok(Some(_)));
            let most = (1..steps).take_while(weaker).count();
            return usage(catalogue::no_such_handicap(&side, steps, most));
        };
        self.opening.position = Some(start.position);
        self.opening.handicap =
            (steps > 0).then(|| catalogue::handicap_found(&self.side_name(side), &start.told));
        Ok(())
    }

    /// Returns the name of a side in the scenario, or `Side` with its number.
    pub fn side_name(&self, side: Side) -> String {
        let card = self.game.card(&self.opening.scenario);
        card.map_or_else(|| format!("Side {side}"), |card| card.side_name(side))
    }

    /// Opens a battle with this seed and these names of the seats.
    ///
    /// # Errors
    /// Every flaw of the set-up.
    pub fn open(&self, seed: u64, names: Vec<String>) -> anyhow::Result<Box<dyn AnyBattle>> {
        let opening = Opening { dice: DiceSource::Seed(seed), names, ..self.opening.clone() };
        self.stands(self.game.open(&opening))
    }

    /// Adds the scenario's name to the flaws of an opening.
    ///
    /// # Errors
    /// The flaws.
    pub fn stands<T>(&self, result: Result<T, engine::Flaws>) -> anyhow::Result<T> {
        let of = format!("scenario {}", self.opening.scenario);
        result.map_err(|flaws| Flaws { of, flaws }.into())
    }
}

/// Returns the game with that name.
///
/// # Errors
/// If there is no such game.
pub fn game(shelf: &Shelf, name: &str) -> anyhow::Result<&'static dyn Game> {
    match shelf.game(name) {
        Some(game) => Ok(game),
        None => usage(catalogue::no_game(name, list(shelf.ids()))),
    }
}

/// Returns the game with this name, or every game of the shelf for `all`.
///
/// # Errors
/// If no game has this name.
pub fn games(shelf: &Shelf, name: &str) -> anyhow::Result<Vec<&'static dyn Game>> {
    if name == "all" { Ok(shelf.iter().collect()) } else { Ok(vec![game(shelf, name)?]) }
}

/// Joins names with commas.
pub fn list<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    names.into_iter().collect::<Vec<_>>().join(", ")
}

/// Returns `true` if a scenario's name means a file: it contains a separator, or ends in `.toml`.
fn is_path(scenario: &str) -> bool {
    scenario.contains(['/', '\\'])
        || Path::new(scenario).extension().is_some_and(|e| e.eq_ignore_ascii_case("toml"))
}

fn of_file(path: &Path) -> anyhow::Result<Opening> {
    let text = read_text(path, catalogue::SCENARIO_FILE)?;
    let stem = path.file_stem().map_or_else(String::new, |s| s.to_string_lossy().into_owned());
    let plain: String =
        stem.chars().map(|c| if c.is_control() || c.is_whitespace() { '-' } else { c }).collect();
    Ok(Opening { scenario: plain, text: Some(text), ..Opening::default() })
}

fn of_shelf(game: &dyn Game, scenario: &str) -> anyhow::Result<Opening> {
    if game.scenarios().iter().any(|file| file.id == scenario) {
        return Ok(Opening::scenario(scenario));
    }
    let ids = list(game.scenarios().iter().map(|file| file.id));
    if ids.is_empty() {
        return usage(catalogue::no_included_scenario(game.id()));
    }
    usage(catalogue::no_scenario_or_file(game.id(), scenario, &ids))
}

/// Checks that the game has these options and that their values are valid.
fn check_options(game: &dyn Game, scenario: &str, options: &[(String, String)]) -> anyhow::Result<()> {
    let cards = game.options();
    for (key, _) in options {
        if !cards.iter().any(|card| card.key == key) {
            let keys = list(cards.iter().map(|card| card.key));
            return usage(catalogue::no_option(game.id(), key, &keys));
        }
    }
    let opening = Opening { options: options.to_vec(), ..Opening::scenario(scenario) };
    match game.open(&opening) {
        Ok(_) => Ok(()),
        Err(flaws) => usage(flaws.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")),
    }
}
