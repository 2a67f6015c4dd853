//! Random fleets: a set-up with ships drawn anew for every pair of battles.
//!
//! The scenario gives the places: each entry in a side's list of ships is a place for a ship of a drawn class. The
//! seed of a pair determines both fleets. In the second battle the fleets swap sides, which cancels the advantage
//! of a side and of its places.

use engine::{Flaw, Flaws, Seat, Seeded, Side};
use serde::Serialize;
use shelf::{Arena, Broken, FleetLists, Fought, Game, Judged, Opening, Timekeeper};
use toml::{Table, Value};

/// Names of the two fleets of a pair, used in place of captains' names.
pub const FLEETS: [&str; 2] = ["first fleet", "second fleet"];

/// A class of ships that fleets are drawn from.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Classed {
    /// Its id, as scenario files use it.
    pub id: String,
    /// Its name; empty if the shelf does not give one.
    pub name: String,
    /// Its nominal worth, such as printed points.
    pub worth: Option<f64>,
}

impl Classed {
    /// Returns its name, or its id if it has no name.
    pub fn title(&self) -> &str {
        if self.name.is_empty() { &self.id } else { &self.name }
    }
}

/// The scale on which values are reported.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scale {
    /// The values of all classes have the same sum as their worths.
    Sum,
    /// The class at this index has its own worth as its value.
    Class(usize),
}

/// The rules by which fleets are drawn, and their battlefield.
#[derive(Clone)]
pub struct Fleets {
    /// The game.
    pub game: &'static dyn Game,
    /// The description of how its scenarios list ships.
    pub lists: &'static FleetLists,
    /// The opening of every battle, except for the ships.
    pub opening: Opening,
    /// The scenario, parsed from its file.
    pub scenario: Table,
    /// The captain of both fleets.
    pub captain: String,
    /// The classes to draw from.
    pub classes: Vec<Classed>,
    /// Name of the classes' worth, such as "printed points".
    pub worth: String,
    /// Minimum and maximum number of ships in a fleet.
    pub ships: [usize; 2],
    /// Range from which the budget of a fleet is drawn: the most that its ships may be worth together.
    pub budget: Option<[f64; 2]>,
    /// The scale on which values are reported.
    pub scale: Scale,
}

impl Fleets {
    /// Returns the number of classes whose value is compared with a worth.
    pub fn compared(&self) -> usize {
        let fixed = |at: usize| {
            self.scale == Scale::Class(at) || (self.scale == Scale::Sum && self.classes.len() == 1)
        };
        self.classes.iter().enumerate().filter(|(at, class)| class.worth.is_some() && !fixed(*at)).count()
    }

    /// Returns the two fleets of a pair of battles; each is a list of indices into [`Self::classes`].
    ///
    /// The number of ships is drawn uniformly between the bounds, and so is each class. With a budget, which is
    /// drawn too, ships are drawn among the classes still affordable, until there is none or the fleet is full.
    pub fn draw(&self, seed: u64) -> [Vec<usize>; 2] {
        let mut rng = Seeded::keyed(seed, 0, 7);
        std::array::from_fn(|_| self.fleet(&mut rng))
    }

    fn fleet(&self, rng: &mut Seeded) -> Vec<usize> {
        let between =
            |rng: &mut Seeded, low: usize, high: usize| low + rng.below((high - low) as u32 + 1) as usize;
        let ships = between(rng, self.ships[0], self.ships[1]);
        let mut left = self.budget.map_or(f64::INFINITY, |[low, high]| {
            // The budget is one of 1,001 evenly spaced amounts between the bounds.
            low + (high - low) * f64::from(rng.below(1_001)) / 1_000.0
        });
        let cost = |class: usize| self.classes[class].worth.unwrap_or(0.0);
        let mut fleet = Vec::with_capacity(ships);
        while fleet.len() < ships {
            let able = |class: &usize| self.budget.is_none() || cost(*class) <= left;
            let able: Vec<usize> = (0..self.classes.len()).filter(able).collect();
            if able.is_empty() {
                break;
            }
            let class = *rng.pick(&able);
            left -= cost(class);
            fleet.push(class);
        }
        fleet
    }

    /// Returns, for each class, the number of ships in the first fleet minus that in the second.
    pub fn difference(&self, fleets: &[Vec<usize>; 2]) -> Vec<f64> {
        let count = |fleet: &[usize], class: usize| fleet.iter().filter(|c| **c == class).count() as f64;
        (0..self.classes.len()).map(|class| count(&fleets[0], class) - count(&fleets[1], class)).collect()
    }

    /// Returns a fleet as text, such as `2 DD, HC`.
    pub fn text(&self, fleet: &[usize]) -> String {
        let of = |class: usize| {
            let id = &self.classes[class].id;
            match fleet.iter().filter(|c| **c == class).count() {
                0 => None,
                1 => Some(id.clone()),
                many => Some(format!("{many} {id}")),
            }
        };
        (0..self.classes.len()).filter_map(of).collect::<Vec<String>>().join(", ")
    }

    /// Returns the scenario's text with these fleets; the first side's fleet comes first.
    ///
    /// # Errors
    /// If a fleet has more ships than places, or the scenario cannot be serialised.
    pub fn scenario(&self, fleets: [&[usize]; 2]) -> Result<String, Flaw> {
        let mut table = self.scenario.clone();
        for (side, fleet) in fleets.iter().enumerate() {
            let places = places(&mut table, self.lists, side)?;
            if fleet.len() > places.len() {
                let what = format!("{} ships for {} places", fleet.len(), places.len());
                return Err(Flaw::plain(format!("side.{}.{}", side + 1, self.lists.list), what));
            }
            places.truncate(fleet.len());
            for (place, class) in places.iter_mut().zip(*fleet) {
                if let Value::Table(entry) = place {
                    let id = self.classes[*class].id.clone();
                    entry.insert(self.lists.class.to_owned(), Value::String(id));
                }
            }
        }
        toml::to_string(&table).map_err(|error| Flaw::plain("scenario", error.to_string()))
    }

    /// Returns the set-up with these fleets.
    ///
    /// # Errors
    /// Every flaw of the set-up.
    pub fn arena(&self, fleets: [&[usize]; 2]) -> Result<Box<dyn Arena>, Flaws> {
        let text = self.scenario(fleets).map_err(|flaw| vec![flaw])?;
        self.game.arena(&Opening { text: Some(text), ..self.opening.clone() })
    }

    /// Returns everything that battles depend on besides the experiment's own file, line by line.
    pub fn pinned(&self) -> Vec<String> {
        let class = |class: &Classed| {
            let worth = class.worth.map_or_else(String::new, |worth| format!(", {worth}"));
            format!("class {}{worth}", class.id)
        };
        let mut lines: Vec<String> = self.classes.iter().map(class).collect();
        let text = toml::to_string(&self.scenario).unwrap_or_default();
        lines.extend(text.lines().map(|line| format!("| {line}")));
        lines
    }

    fn of_pair(&self, names: &[&str], seed: u64) -> Result<Box<dyn Arena>, Broken> {
        let fleets = self.draw(seed);
        let of = |seat: usize| -> &[usize] {
            let second = names.get(seat).is_some_and(|name| *name == FLEETS[1]);
            &fleets[usize::from(second)]
        };
        self.arena([of(0), of(1)]).map_err(|flaws| {
            let flaws: Vec<String> = flaws.iter().map(ToString::to_string).collect();
            let [first, second] = [self.text(of(0)), self.text(of(1))];
            Broken::SetUp(format!("{first} against {second}: {}", flaws.join("; ")))
        })
    }
}

/// Returns the places of a side: the entries of its list of ships.
fn places<'a>(scenario: &'a mut Table, lists: &FleetLists, side: usize) -> Result<&'a mut Vec<Value>, Flaw> {
    let missing = || {
        let what = "the scenario has no such list; its entries would be the places for ships";
        Flaw::plain(format!("side.{}.{}", side + 1, lists.list), what)
    };
    let sides = scenario.get_mut("side").and_then(Value::as_array_mut).ok_or_else(missing)?;
    let of_side = sides.get_mut(side).and_then(Value::as_table_mut).ok_or_else(missing)?;
    of_side.get_mut(lists.list).and_then(Value::as_array_mut).ok_or_else(missing)
}

/// Returns the number of places on each side.
///
/// # Errors
/// If a side has no list of ships.
pub fn room(scenario: &Table, lists: &FleetLists) -> Result<[usize; 2], Flaw> {
    let mut table = scenario.clone();
    Ok([places(&mut table, lists, 0)?.len(), places(&mut table, lists, 1)?.len()])
}

impl Arena for Fleets {
    fn seats(&self) -> u8 {
        2
    }

    fn side(&self, seat: Seat) -> Side {
        Side(seat.0)
    }

    fn fight(&self, fleets: &[&str], seed: u64, time: &mut dyn Timekeeper) -> Result<Fought, Broken> {
        let captains = [self.captain.as_str(); 2];
        self.of_pair(fleets, seed)?.fight(&captains, seed, time)
    }

    fn judged(
        &self,
        fleets: &[&str],
        seed: u64,
        time: &mut dyn Timekeeper,
    ) -> Result<(Fought, Vec<Judged>), Broken> {
        let captains = [self.captain.as_str(); 2];
        self.of_pair(fleets, seed)?.judged(&captains, seed, time)
    }

    fn lucky(&self, fleets: &[&str], seed: u64, time: &mut dyn Timekeeper) -> Result<(Fought, f64), Broken> {
        let captains = [self.captain.as_str(); 2];
        self.of_pair(fleets, seed)?.lucky(&captains, seed, time)
    }
}

#[cfg(test)]
mod tests {
    use shelf::Nodes;

    use super::*;
    use crate::experiment::Experiment;
    use crate::series::Came;

    const FILE: &str = "title = \"t\"\nasks = \"a\"\nkind = \"points\"\ngame = \"full-thrust\"\nscenario = \"skirmish\"\n\
        captain = \"doctrine\"\nbattles = 20\n[fleets]\nclasses = [\"S\", \"FF\", \"DD\"]\n";

    fn fleets(more: &str) -> Fleets {
        let experiment = Experiment::read(&games::SHELF, "test", &format!("{FILE}{more}"));
        let experiment = experiment.unwrap_or_else(|flaws| panic!("{flaws:?}"));
        experiment.fleets.expect("fleets are drawn")
    }

    #[test]
    fn fleets_keep_to_their_number_and_their_budget_and_follow_from_the_seed() {
        let (counted, paid) = (fleets("ships = [1, 3]\n"), fleets("budget = [3, 25]\n"));
        let mut seen = std::collections::BTreeSet::new();
        for seed in 0..300 {
            for fleet in counted.draw(seed) {
                assert!((1..=3).contains(&fleet.len()));
                seen.insert((fleet.len(), fleet[0]));
            }
            for fleet in paid.draw(seed) {
                let worth: f64 = fleet.iter().filter_map(|class| paid.classes[*class].worth).sum();
                assert!(!fleet.is_empty() && fleet.len() <= 3 && worth <= 25.0, "{fleet:?}");
            }
            assert_eq!(counted.draw(seed), counted.draw(seed));
        }
        assert_eq!(seen.len(), 9, "every number of ships, and every class");
        let draw = [vec![0, 2, 2], vec![1]];
        assert_eq!(paid.difference(&draw), [1.0, -1.0, 2.0]);
        assert_eq!(paid.text(&draw[0]), "S, 2 DD");
    }

    /// Returns the classes of each side, in the order of the scenario's file.
    fn classes(text: &str) -> [Vec<String>; 2] {
        let table: Table = toml::from_str(text).unwrap_or_else(|error| panic!("{error}"));
        let class = |ship: &Value| ship["class"].as_str().map(str::to_owned);
        [0, 1].map(|side| {
            let ships = table["side"][side]["ship"].as_array().into_iter().flatten();
            ships.filter_map(class).collect()
        })
    }

    #[test]
    fn fleets_stand_in_the_places_of_the_scenario_and_change_sides() {
        let fleets = fleets("ships = 2\n");
        let text = fleets.scenario([&[0, 0], &[2, 1]]).unwrap_or_else(|flaw| panic!("{flaw}"));
        assert_eq!(classes(&text), [["S", "S"], ["DD", "FF"]]);
        let changed = fleets.scenario([&[2, 1], &[0, 0]]).unwrap_or_else(|flaw| panic!("{flaw}"));
        assert_eq!(classes(&changed), [["DD", "FF"], ["S", "S"]]);
        assert!(fleets.scenario([&[0, 0, 0, 0], &[0]]).is_err(), "there are three places");
        let experiment = Experiment::read(&games::SHELF, "test", &format!("{FILE}ships = 2\n"))
            .unwrap_or_else(|f| panic!("{f:?}"));
        let arenas = experiment.arenas().unwrap_or_else(|flaws| panic!("{flaws:?}"));
        let series = &experiment.series(&arenas, 20)[0];
        for battle in 0..20 {
            let seed = series.seed_of(battle);
            let [first, second] = fleets.draw(seed);
            let swapped = battle % 2 == 1;
            let sides = if swapped { [&second[..], &first] } else { [&first[..], &second] };
            let arena = fleets.arena(sides).unwrap_or_else(|flaws| panic!("{flaws:?}"));
            let fought = arena.fight(&["doctrine"; 2], seed, &mut Nodes(captains::Budget::OWN));
            let fought = fought.unwrap_or_else(|broken| panic!("{broken}"));
            let own = Side(u8::from(swapped));
            let came = match fought.outcome.winner {
                None => Came::Draw,
                Some(side) if side == own => Came::Win,
                Some(_) => Came::Loss,
            };
            let fight = series.fight(battle).unwrap_or_else(|broken| panic!("{broken}"));
            assert_eq!((fight.came, fight.turns, fight.decisions), (came, fought.turns, fought.decisions));
        }
        assert_eq!(series.seed_of(6), series.seed_of(7));
    }
}
