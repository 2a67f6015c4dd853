//! Levels: named searches, each with a fixed number of nodes and fixed settings for its game.
//!
//! Every level sees its view and nothing else. A lower level searches fewer nodes; none of these plays badly on purpose.
//! Only the recruit does ([`Recruit`](crate::Recruit)).

use crate::{Recipe, Search, Settings};

/// An admiral's upper limit of nodes by the clock, as a multiple of its default.
const PATIENT: u32 = 8;

/// Returns the four levels of a game, weakest first, with the given default number of nodes each.
pub const fn levels<J: Copy>(judge: J, settings: Settings, nodes: [u32; 4]) -> [Search<J>; 4] {
    let cadet = Recipe {
        name: "cadet",
        about: "searches briefly: quick, and easy to surprise",
        settings,
        nodes: nodes[0],
        most: nodes[0],
    };
    let lieutenant = Recipe {
        name: "lieutenant",
        about: "considers a few enemy answers to each idea",
        nodes: nodes[1],
        most: nodes[1],
        ..cadet
    };
    let captain = Recipe {
        name: "captain",
        about: "plays its ideas against likely answers, and is hard to predict",
        nodes: nodes[2],
        most: nodes[2],
        ..cadet
    };
    let admiral = Recipe {
        name: "admiral",
        about: "searches longest, and is hard to beat",
        nodes: nodes[3],
        most: nodes[3].saturating_mul(PATIENT),
        ..cadet
    };
    [
        Search::by(judge, cadet),
        Search::by(judge, lieutenant),
        Search::by(judge, captain),
        Search::by(judge, admiral),
    ]
}

/// Returns the captains of a game with a judge that has tactics, weakest first: random, recruit, doctrine, the four levels,
/// and a search that uses the whole given budget.
///
/// The arguments are the rules, the judge, the settings of its search and the nodes of the levels.
#[macro_export]
macro_rules! ladder {
    ($rules:ty, $judge:ident, $settings:expr, $nodes:expr) => {{
        static SEARCH: $crate::Search<$judge> = $crate::Search::with($judge, $settings);
        static LEVELS: [$crate::Search<$judge>; 4] = $crate::levels::levels($judge, $settings, $nodes);
        static CAPTAINS: [&dyn $crate::Captain<$rules>; 8] = [
            &$crate::Random,
            &$crate::Recruit($judge),
            &$crate::Doctrine($judge),
            &LEVELS[0],
            &LEVELS[1],
            &LEVELS[2],
            &LEVELS[3],
            &SEARCH,
        ];
        &CAPTAINS
    }};
}
