//! The odds of a volley: the faces that do damage, added to exact odds ([`engine::odds`]).

use engine::Odds;

use crate::rules::FullThrust;
use crate::ships::Group;
use crate::state::Ship;

/// Returns the boxes that a ship has left, without those of its marked damage.
pub fn boxes_left(rules: &FullThrust, ship: &Ship) -> u16 {
    u16::from(rules.class(ship).damage).saturating_sub(ship.damage + ship.marked)
}

/// Returns the odds before any die; all damage that fills the boxes left counts as one amount.
pub fn up_to(boxes: u16) -> Odds {
    Odds::default().capped(usize::from(boxes))
}

/// Adds beam or fighter dice on a hull (FT-3.2, FT-4.6).
///
/// ```
/// # use rules_full_thrust::aids::beams;
/// # use rules_full_thrust::ships::Group;
/// # use rules_full_thrust::{design, FullThrust, Options, Setup, ShipAt};
/// # use table::{Area, Point};
/// # let ship = |side, y| ShipAt { side, class: "HC".into(), name: String::new(), at: Point::inches(24, y), course: 12, velocity: 6 };
/// # let rules = FullThrust::new(&Setup { area: Area::inches(48, 72), classes: design::table(), ships: vec![ship(0, 12), ship(1, 48)],
/// #     sides: Default::default(), options: Options::default(), exit: None, target: None }).unwrap();
/// let odds = beams(engine::Odds::default().capped(3), &rules, 2, Group::Cruiser);
/// let counts: Vec<String> = odds.counts().iter().map(ToString::to_string).collect();
/// assert_eq!(counts, ["9", "12", "10", "5"], "of 36; three or four points both fill the boxes");
/// assert_eq!(odds.mean(12), 16, "two thirds of a point a die");
/// ```
#[must_use]
pub fn beams(odds: Odds, rules: &FullThrust, dice: u32, hull: Group) -> Odds {
    let mut ways = [0u32; 3];
    rules.hits[hull as usize][1..].iter().for_each(|points| ways[usize::from((*points).min(2))] += 1);
    (0..dice).fold(odds, |odds, _| odds.throw(&ways))
}

/// Adds a pulse torpedo that hits on `needs` or more and then does a die of damage (FT-4.9).
#[must_use]
pub fn torpedo(odds: Odds, needs: u8) -> Odds {
    let hits = u32::from(7u8.saturating_sub(needs).min(6));
    odds.throw(&[36 - 6 * hits, hits, hits, hits, hits, hits, hits])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_torpedo_at_six_inches_misses_half_the_time_and_does_a_die_of_damage() {
        let odds = torpedo(Odds::default().capped(20), 4);
        let counts: Vec<String> = odds.counts().iter().map(ToString::to_string).collect();
        assert_eq!(counts, ["18", "3", "3", "3", "3", "3", "3"]);
        assert_eq!((odds.outcomes().exact(), odds.mean(12)), (Some(36), 21), "1.75 points");
    }
}
