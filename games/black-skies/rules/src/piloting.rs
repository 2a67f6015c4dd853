//! Piloting checks: the multiplier of a difficulty, and checks that need no die (BS-3.4, BS-3.7).

use crate::rules::BlackSkies;
use crate::state::State;

/// Returns `true` if a pilot passes without a roll, because even a 1 is enough.
#[inline]
pub(crate) const fn is_sure(skill: u8, difficulty: u8) -> bool {
    skill + 1 >= difficulty
}

/// Returns `true` if a fighter is crippled: at half its hull or less (BS-5.3).
#[inline]
pub fn is_crippled(rules: &BlackSkies, state: &State, element: usize, who: usize) -> bool {
    2 * state.pilots[element][who].hull <= rules.frame(element).hull
}

/// Returns the multiplier of a pilot's difficulties: 1, 2 or 4 (BS-3.7).
#[inline]
pub(crate) fn times(rules: &BlackSkies, state: &State, element: usize, who: usize) -> u8 {
    let crippled = 1 + u8::from(is_crippled(rules, state, element, who));
    crippled * (1 + u8::from(state.pilots[element][who].failed))
}

/// Counts the faces, out of six, that pass a check.
pub fn passing(skill: u8, difficulty: u8) -> u8 {
    (skill + 6).saturating_sub(difficulty.saturating_sub(1)).min(6)
}
