//! The options of the rules, by key, each with its clause and its values.

use engine::{Flaw, OptionCard};
use table::Length;

use crate::catalogue;
use crate::clauses;

/// Order in which sprints are resolved (FTL-6.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sprints {
    /// All together, in one list ordered by nearness.
    Together,
    /// Piece after piece, first one side and then the other.
    BySide,
}

/// Result of a ship that hits a ship (FTL-6.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ram {
    /// Both ships are lost.
    Lost,
    /// The ship that is run into takes a hit, as from a missile; the other takes none.
    Hit,
}

/// Result of a battle that is undecided after its last turn (FTL-7.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AtLimit {
    /// A draw.
    Draw,
    /// The side that took fewer hits wins. After as many on both sides the side with a ship nearer to the middle of the
    /// table wins.
    Hits,
}

/// The options in force in a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Missiles carried by each ship (FTL-1.3).
    pub missiles: u8,
    /// The radius of a ship's base (FTL-1.2).
    pub ship_radius: Length,
    /// The radius of a missile's base (FTL-1.2).
    pub missile_radius: Length,
    /// Order in which sprints are resolved (FTL-6.9).
    pub sprints: Sprints,
    /// `true` if a piece that does nothing is marked (FTL-6.3).
    pub idle_is_marked: bool,
    /// Result of a ship that hits a ship (FTL-6.6).
    pub ram: Ram,
    /// The last turn of a battle (FTL-7.1).
    pub turn_limit: u16,
    /// Result after that turn (FTL-7.1).
    pub at_limit: AtLimit,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            missiles: 10,
            ship_radius: Length::thousandths(500),
            missile_radius: Length::thousandths(250),
            sprints: Sprints::Together,
            idle_is_marked: false,
            ram: Ram::Lost,
            turn_limit: 200,
            at_limit: AtLimit::Draw,
        }
    }
}

/// Every option.
pub const OPTIONS: &[OptionCard] = &[
    OptionCard {
        key: "missiles",
        clause: clauses::MISSILES,
        about: catalogue::OPTION_MISSILES,
        default: "10",
        values: &[],
    },
    OptionCard {
        key: "ship-radius",
        clause: clauses::BASES,
        about: catalogue::OPTION_SHIP_RADIUS,
        default: "0.5",
        values: &[],
    },
    OptionCard {
        key: "missile-radius",
        clause: clauses::BASES,
        about: catalogue::OPTION_MISSILE_RADIUS,
        default: "0.25",
        values: &[],
    },
    OptionCard {
        key: "sprints",
        clause: clauses::TOGETHER,
        about: catalogue::OPTION_SPRINTS,
        default: "together",
        values: &["together", "by-side"],
    },
    OptionCard {
        key: "idle-is-marked",
        clause: clauses::SPRINT_PATH,
        about: catalogue::OPTION_IDLE_IS_MARKED,
        default: "off",
        values: &["off", "on"],
    },
    OptionCard {
        key: "ram",
        clause: clauses::SHIP_SHIP,
        about: catalogue::OPTION_RAM,
        default: "lost",
        values: &["lost", "hit"],
    },
    OptionCard {
        key: "turn-limit",
        clause: clauses::LIMIT,
        about: catalogue::OPTION_TURN_LIMIT,
        default: "200",
        values: &[],
    },
    OptionCard {
        key: "at-limit",
        clause: clauses::LIMIT,
        about: catalogue::OPTION_AT_LIMIT,
        default: "draw",
        values: &["draw", "hits"],
    },
];

impl Options {
    /// Sets one option from text.
    ///
    /// # Errors
    /// If there is no such option or it has no such value; then nothing is changed.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), Flaw> {
        let card = OptionCard::find(OPTIONS, key)?;
        let before = *self;
        let wrong = || card.wrong(value);
        match key {
            "missiles" => self.missiles = value.parse().map_err(|_| wrong())?,
            "ship-radius" => self.ship_radius = value.parse().map_err(|_| wrong())?,
            "missile-radius" => self.missile_radius = value.parse().map_err(|_| wrong())?,
            "turn-limit" => self.turn_limit = value.parse().map_err(|_| wrong())?,
            "sprints" => self.sprints = card.pick(value, &[Sprints::Together, Sprints::BySide])?,
            "ram" => self.ram = card.pick(value, &[Ram::Lost, Ram::Hit])?,
            "at-limit" => self.at_limit = card.pick(value, &[AtLimit::Draw, AtLimit::Hits])?,
            _ => self.idle_is_marked = card.is_on(value)?,
        }
        match self.flaws().into_iter().find(|f| f.place == format!("option {key}")) {
            Some(flaw) => {
                *self = before;
                Err(flaw)
            }
            None => Ok(()),
        }
    }

    /// Returns a flaw for each option that is out of bounds.
    pub(crate) fn flaws(&self) -> Vec<Flaw> {
        let mut flaws = Vec::new();
        let mut bound = |key: &str, value: i32, least: i32, most: i32, shown: String| {
            if !(least..=most).contains(&value)
                && let Some(choice) = OPTIONS.iter().find(|c| c.key == key)
            {
                flaws.push(Flaw::against(
                    choice.clause,
                    format!("option {key}"),
                    catalogue::value_not_allowed(&shown, choice.about),
                ));
            }
        };
        bound("missiles", i32::from(self.missiles), 0, 99, self.missiles.to_string());
        for (key, radius) in [("ship-radius", self.ship_radius), ("missile-radius", self.missile_radius)] {
            bound(key, radius.in_thousandths(), 100, 3000, radius.to_string());
        }
        bound("turn-limit", i32::from(self.turn_limit), 1, 1000, self.turn_limit.to_string());
        flaws
    }
}
