//! Designs of ships, with their flaws.

use engine::Flaw;
use table::Length;

use crate::catalogue;
use crate::clauses;
use crate::state::PanelBox;

/// The most dice of a ship.
pub const DICE: u8 = 24;
/// The most bonus dice of an attack (SS-4.4).
pub const BONUS: u8 = 3;
/// The base range of an attack, and the range that each range die adds (SS-4.3).
pub const RANGE: Length = Length::inches(6);

/// A ship design (SS-1.3); its numbers are checked when a battle is set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Design {
    /// Its id, such as `ufo`.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The number of dice in its pool.
    pub dice: i64,
    /// The most dice in Defence, Movement and Attack; none for no limit, 0 for a box it cannot use.
    pub caps: [Option<i64>; 3],
}

impl Design {
    /// Adds every flaw of the design to `flaws`.
    pub(crate) fn flaws(&self, flaws: &mut Vec<Flaw>) {
        let mut flaw = |clause, field: &str, what: String| {
            flaws.push(Flaw::against(clause, format!("design {}, {field}", self.id), what));
        };
        if !(1..=i64::from(DICE)).contains(&self.dice) {
            flaw(clauses::PANEL, "dice", catalogue::ship_has_dice(self.dice, DICE));
        }
        let most = self.dice.clamp(1, i64::from(DICE));
        for (of, cap) in PanelBox::FUNCTIONS.into_iter().zip(self.caps) {
            let Some(cap) = cap else { continue };
            let least = i64::from(of == PanelBox::Movement);
            if !(least..=most).contains(&cap) {
                let what = catalogue::cap_is(cap, of, least, most);
                flaw(clauses::CAPS, &of.name().to_lowercase(), what);
            }
        }
        if self.name.is_empty() || self.name.chars().any(char::is_control) {
            flaw(clauses::CAPS, "name", catalogue::DESIGN_HAS_NAME.to_owned());
        }
    }

    /// Returns the most dice that each box can hold; without a cap, all its dice.
    pub(crate) fn caps(&self) -> [u8; 3] {
        let dice = self.dice.clamp(0, i64::from(DICE)) as u8;
        self.caps.map(|cap| cap.map_or(dice, |cap| cap.clamp(0, i64::from(dice)) as u8))
    }
}
