//! Odds of a shot: what each face of a die does.

use engine::Odds;

use crate::rules::FACES;

/// Returns the odds of the hits of some dice that each need a face (FC-6.4).
///
/// ```
/// use rules_false_colours::aids::odds::of_shot;
/// let odds = of_shot(2, 5);
/// assert_eq!(odds.counts().iter().map(ToString::to_string).collect::<Vec<_>>(), ["16", "16", "4"], "of 36");
/// ```
pub fn of_shot(dice: u8, needs: u8) -> Odds {
    let (hits, misses) = (u32::from(FACES + 1 - needs), u32::from(needs - 1));
    (0..dice).fold(Odds::default(), |odds, _| odds.throw(&[misses, hits]))
}
