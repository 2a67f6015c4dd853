//! Levels: searches with names a player understands, each a fixed recipe of nodes and settings for its game.
//!
//! All of them see their view and nothing else, and none plays badly on purpose: a lower level thinks less.

use crate::{Recipe, Search, Settings};

/// How many times its own nodes an admiral may take by the clock.
const PATIENT: u32 = 8;

/// The four levels of a game by the nodes of each, from the weakest to the strongest.
pub const fn levels<J: Copy>(judge: J, settings: Settings, nodes: [u32; 4]) -> [Search<J>; 4] {
    let cadet = Recipe {
        name: "cadet",
        about: "looks at its first ideas and takes a likely one: quick, and open to surprise",
        settings,
        nodes: nodes[0],
        most: nodes[0],
    };
    let lieutenant = Recipe {
        name: "lieutenant",
        about: "weighs a few answers to each idea before it writes",
        nodes: nodes[1],
        most: nodes[1],
        ..cadet
    };
    let captain = Recipe {
        name: "captain",
        about: "plays its ideas out against likely answers, and is hard to guess",
        nodes: nodes[2],
        most: nodes[2],
        ..cadet
    };
    let admiral = Recipe {
        name: "admiral",
        about: "plays everything out at length, and is hard to beat",
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
