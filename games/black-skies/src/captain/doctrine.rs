//! The doctrine: cards against the places where the enemy may be, options and fire by their mean worth.

use captains::Tactics;
use rules_black_skies::BlackSkies;

use super::judge::BlackSkiesJudge;

impl Tactics<BlackSkies> for BlackSkiesJudge {
    const ABOUT: &'static str =
        "picks cards for the enemy's likely position, stays fast and on the table, and fires for most damage";
}
