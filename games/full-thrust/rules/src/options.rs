//! The options of the rules, by key, each with its clause and its values; all modules are off in the basic game.

use engine::{Clause, Flaw, OptionCard};

use crate::catalogue;
use crate::clauses;

/// The ways to declare ship fire (FT-3.7, FT-4.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fire {
    /// Secretly by both sides at once, resolved together.
    Secret,
    /// Ship by ship in list order for all to see, resolved together.
    Open,
    /// One ship of each side in turn, each taking effect at once (FT-4.2).
    Alternate,
    /// By the program: every ship fires all weapons that bear, at the nearest enemies.
    Automatic,
}

/// The point of its move at which a ship turns (FT-2.6, FT-4.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turning {
    /// All points at the start.
    Start,
    /// One or two points at the start; three or more are split between the start and half-way.
    Curved,
    /// One point half-way; two or more are split between the start and half-way.
    Printed1991,
}

/// The options in force in a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is one module of the rulebook, on or off")]
pub struct Options {
    /// The way ship fire is declared (FT-3.7).
    pub fire: Fire,
    /// The point of its move at which a ship turns (FT-4.3).
    pub turning: Turning,
    /// `true` if half of an odd thrust is rounded up for turning (FT-2.2).
    pub half_up: bool,
    /// The heading of course 12 in degrees, a multiple of 30 (FT-2.1).
    pub twelve: u16,
    /// `true` if damage knocks out systems at threshold points (FT-4.4).
    pub thresholds: bool,
    /// `true` if ships enter as markers (FT-4.5).
    pub bogeys: bool,
    /// The most dummy markers a side may bring (FT-4.5).
    pub dummies: u8,
    /// `true` if only sixes hurt capital ships (FT-4.6).
    pub armour: bool,
    /// `true` if carriers launch fighters (FT-4.7).
    pub fighters: bool,
    /// `true` if ships fire at attacking fighters (FT-4.8).
    pub anti_fighter: bool,
    /// `true` if designs may carry pulse torpedoes (FT-4.9).
    pub torpedoes: bool,
    /// `true` if designs may carry needle beams (FT-4.10).
    pub needles: bool,
    /// `true` if ships may ram (FT-4.11).
    pub ramming: bool,
    /// `true` if designs of one's own may be brought (FT-4.12).
    pub custom_ships: bool,
    /// `true` if fleets may break off (FT-4.14).
    pub morale: bool,
    /// `true` if, with morale, the loss of the flagship forces a test (FT-4.14).
    pub flagship: bool,
    /// The last turn, after which points decide (FT-5.1).
    pub turn_limit: u16,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            fire: Fire::Secret,
            turning: Turning::Start,
            half_up: false,
            twelve: 0,
            thresholds: false,
            bogeys: false,
            dummies: 9,
            armour: false,
            fighters: false,
            anti_fighter: false,
            torpedoes: false,
            needles: false,
            ramming: false,
            custom_ships: false,
            morale: false,
            flagship: false,
            turn_limit: 15,
        }
    }
}

const ON_OFF: &[&str] = &["off", "on"];

const fn module(key: &'static str, clause: Clause, about: &'static str) -> OptionCard {
    OptionCard { key, clause, about, default: "off", values: ON_OFF }
}

/// Every option.
pub const OPTIONS: &[OptionCard] = &[
    OptionCard {
        key: "fire",
        clause: clauses::DECLARING,
        about: catalogue::OPTION_FIRE,
        default: "secret",
        values: &["secret", "open", "alternate", "automatic"],
    },
    OptionCard {
        key: "turning",
        clause: clauses::CURVED,
        about: catalogue::OPTION_TURNS,
        default: "start",
        values: &["start", "curved", "printed-1991"],
    },
    OptionCard {
        key: "half",
        clause: clauses::THRUST,
        about: catalogue::OPTION_ROUNDING,
        default: "down",
        values: &["down", "up"],
    },
    OptionCard {
        key: "course-12",
        clause: clauses::COURSE,
        about: catalogue::OPTION_COURSE_12,
        default: "0",
        values: &[],
    },
    module("thresholds", clauses::THRESHOLDS, catalogue::OPTION_THRESHOLDS),
    module("bogeys", clauses::BOGEYS, catalogue::OPTION_BOGEYS),
    OptionCard {
        key: "dummies",
        clause: clauses::BOGEYS,
        about: catalogue::OPTION_DUMMIES,
        default: "9",
        values: &[],
    },
    module("armour", clauses::ARMOUR, catalogue::OPTION_SIXES),
    module("fighters", clauses::FIGHTERS, catalogue::OPTION_FIGHTERS),
    module("anti-fighter", clauses::ANTI_FIGHTER, catalogue::OPTION_ANTI_FIGHTER),
    module("torpedoes", clauses::TORPEDOES, catalogue::OPTION_TORPEDOES),
    module("needles", clauses::NEEDLES, catalogue::OPTION_NEEDLES),
    module("ramming", clauses::RAMMING, catalogue::OPTION_RAMMING),
    module("custom-ships", clauses::DESIGNS, catalogue::OPTION_CUSTOM_SHIPS),
    module("morale", clauses::MORALE, catalogue::OPTION_MORALE),
    module("flagship", clauses::MORALE, catalogue::OPTION_FLAGSHIP),
    OptionCard {
        key: "turn-limit",
        clause: clauses::VICTORY,
        about: catalogue::OPTION_TURN_LIMIT,
        default: "15",
        values: &[],
    },
];

impl Options {
    /// Sets one option from text.
    ///
    /// # Errors
    /// Returns a flaw if there is no such option, or if it has no such value; then nothing is changed.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), Flaw> {
        let card = OptionCard::find(OPTIONS, key)?;
        let on = || card.is_on(value);
        match key {
            "course-12" => {
                let twelve: u16 = card.number(value, 0..=359)?;
                self.twelve = if twelve.is_multiple_of(30) { twelve } else { return Err(card.wrong(value)) };
            }
            "dummies" => self.dummies = card.number(value, 0..=16)?,
            "turn-limit" => self.turn_limit = card.number(value, 1..=1000)?,
            "fire" => {
                let all = [Fire::Secret, Fire::Open, Fire::Alternate, Fire::Automatic];
                self.fire = card.pick(value, &all)?;
            }
            "turning" => {
                let all = [Turning::Start, Turning::Curved, Turning::Printed1991];
                self.turning = card.pick(value, &all)?;
            }
            "half" => self.half_up = on()?,
            "thresholds" => self.thresholds = on()?,
            "bogeys" => self.bogeys = on()?,
            "armour" => self.armour = on()?,
            "fighters" => self.fighters = on()?,
            "anti-fighter" => self.anti_fighter = on()?,
            "torpedoes" => self.torpedoes = on()?,
            "needles" => self.needles = on()?,
            "ramming" => self.ramming = on()?,
            "custom-ships" => self.custom_ships = on()?,
            "morale" => self.morale = on()?,
            _ => self.flagship = on()?,
        }
        Ok(())
    }
}
