//! The options of the rules, by key, each with its clause and its values.

use engine::{Flaw, OptionCard};

use crate::catalogue;
use crate::clauses;

/// The kind of edge that the map has (TAL-1.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edges {
    /// An edge: a ship that crosses it has left.
    Bounded,
    /// No edge: the map is unlimited.
    Floating,
}

/// The options in force in a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub struct Options {
    /// The kind of edge that the map has (TAL-1.1).
    pub map: Edges,
    /// The round after which points decide (TAL-16).
    pub turn_limit: u16,
    /// `true` if ships have their batteries (TAL-10.1).
    pub battery: bool,
    /// `true` if ships have their afterburners (TAL-10.1).
    pub afterburner: bool,
    /// `true` if ships may retreat by FTL (TAL-11.1).
    pub retreat: bool,
    /// `true` if squadrons take part (TAL-12.1).
    pub fighters: bool,
    /// `true` if missiles may be launched (TAL-13.1).
    pub missiles: bool,
    /// `true` if bases take part (TAL-14.1).
    pub bases: bool,
    /// `true` if there is terrain on the map (TAL-17.1).
    pub terrain: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            map: Edges::Bounded,
            turn_limit: 12,
            battery: true,
            afterburner: true,
            retreat: true,
            fighters: true,
            missiles: true,
            bases: true,
            terrain: true,
        }
    }
}

const SWITCH: &[&str] = &["off", "on"];

const fn switch(key: &'static str, clause: engine::Clause, about: &'static str) -> OptionCard {
    OptionCard { key, clause, about, default: "on", values: SWITCH }
}

/// Every option.
pub const OPTIONS: &[OptionCard] = &[
    OptionCard {
        key: "map",
        clause: clauses::MAP,
        about: catalogue::OPTION_MAP,
        default: "bounded",
        values: &["bounded", "floating"],
    },
    OptionCard {
        key: "turn-limit",
        clause: clauses::SCENARIOS,
        about: catalogue::OPTION_TURN_LIMIT,
        default: "12",
        values: &[],
    },
    switch("battery", clauses::BATTERY, catalogue::OPTION_BATTERIES),
    switch("afterburner", clauses::BATTERY, catalogue::OPTION_AFTERBURNERS),
    switch("retreat", clauses::RETREAT, catalogue::OPTION_RETREAT),
    switch("fighters", clauses::FIGHTERS, catalogue::OPTION_SQUADRONS),
    switch("missiles", clauses::MISSILE, catalogue::OPTION_MISSILES),
    switch("bases", clauses::BASE, catalogue::OPTION_BASES),
    switch("terrain", clauses::TERRAIN, catalogue::OPTION_TERRAIN),
];

impl Options {
    /// Sets one option from text.
    ///
    /// # Errors
    /// If there is no such option, or it has no such value. Nothing is changed then.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), Flaw> {
        let card = OptionCard::find(OPTIONS, key)?;
        let on = || card.is_on(value);
        match key {
            "map" => self.map = card.pick(value, &[Edges::Bounded, Edges::Floating])?,
            "battery" => self.battery = on()?,
            "afterburner" => self.afterburner = on()?,
            "retreat" => self.retreat = on()?,
            "fighters" => self.fighters = on()?,
            "missiles" => self.missiles = on()?,
            "bases" => self.bases = on()?,
            "terrain" => self.terrain = on()?,
            _ => self.turn_limit = card.number(value, 1..=1000)?,
        }
        Ok(())
    }

    /// Returns a flaw if the turn limit is out of bounds.
    pub(crate) fn flaws(&self) -> Option<Flaw> {
        let limit = self.turn_limit;
        let bad = !(1..=1000).contains(&limit);
        bad.then(|| {
            let what = catalogue::limit_not_allowed(limit);
            Flaw::against(clauses::SCENARIOS, catalogue::FIELD_TURN_LIMIT, what)
        })
    }
}
