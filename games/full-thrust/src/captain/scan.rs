//! Ideas for active scans: visible ships scan everything they can; of a hidden fleet, one ship of little value scans.

use rules_full_thrust::Part;
use rules_full_thrust::aids;

use super::helm::inches;
use super::picture::TacticalPicture;

/// The distance in inches within which markers are revealed anyway.
const SHOWN: f64 = 36.0;

/// Returns the scan of each of these ships, if it makes one.
pub(crate) fn scans(eye: TacticalPicture<'_>, places: &[usize]) -> Vec<Vec<Part>> {
    let mut looked: Vec<usize> = Vec::new();
    let hidden = |place: &&usize| eye.ship(**place).hidden;
    // A scan reveals the scanner too. Of hidden ships only the least valuable scans, and only while no ship in sight
    // may scan.
    let worth = |place: &&usize| {
        let craft = eye.craft(**place);
        (craft.kill + craft.left) as u32
    };
    let seen = places.iter().any(|place| !eye.ship(*place).hidden);
    let scout = if seen { None } else { places.iter().filter(hidden).min_by_key(worth).copied() };
    let mut scan = |place: usize| {
        if eye.ship(place).hidden && scout != Some(place) {
            return Vec::new();
        }
        let mut chosen: Option<(f64, usize)> = None;
        for marker in aids::scannable(eye.rules, eye.state, place) {
            let far = inches(eye.ship(place).at, eye.ship(marker).at);
            if far > SHOWN && !looked.contains(&marker) && chosen.is_none_or(|(best, _)| far < best) {
                chosen = Some((far, marker));
            }
        }
        let Some((_, marker)) = chosen else { return Vec::new() };
        looked.push(marker);
        vec![Part::Scan(eye.rules.name(place), eye.rules.name(marker))]
    };
    places.iter().map(|place| scan(*place)).collect()
}
