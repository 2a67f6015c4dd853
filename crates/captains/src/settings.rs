//! How a search thinks.

/// By which rule a part chooses the idea to try next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Selection {
    /// Upper confidence bounds with priors, each part by its own statistics (decoupled UCT): quick to find what is good
    /// against likely answers, but what it settles on need not be an equilibrium.
    Uct,
    /// In proportion to the regret of not having chosen an idea before, estimated from what came of the choices made
    /// (regret matching): its average mixture comes near an equilibrium as nodes grow.
    Regret,
}

/// How a search thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// By which rule ideas are tried.
    pub selection: Selection,
    /// How far it looks beyond what has done well so far; by regrets, how often it strays from their mixture at first.
    pub explore: f64,
    /// How often, in sixteenths, it takes other sides to play from habit: by the weights of their ideas alone.
    pub habit: u32,
    /// What share of that habit is any idea at all, all alike.
    pub whim: f64,
    /// How many decisions deep the tree may grow.
    pub depth: usize,
    /// After how many settled positions of a playout the judge is asked ([`Judge::settled`](crate::Judge::settled): every decision, unless the game
    /// knows better).
    pub playout: usize,
    /// Ideas that weigh less than this share of the favourite are not written.
    pub floor: f64,
    /// How many ideas beyond the judge's own a part asks for, as a multiple of the square root of its visits.
    pub widen: f64,
    /// Bytes that all trees of one search may keep together, by a count that is the same on every machine. When they are
    /// spent the trees stop growing, and the search goes on with what they have.
    pub memory: usize,
}

impl Settings {
    /// The usual settings, from which those of the games differ in what their judges need.
    pub const USUAL: Self = Self {
        selection: Selection::Uct,
        explore: 0.4,
        habit: 8,
        whim: 0.25,
        depth: 4,
        playout: 4,
        floor: 0.5,
        widen: 0.0,
        memory: Self::MEMORY,
    };

    /// The usual bytes of a search: 256 MiB.
    pub const MEMORY: usize = 256 << 20;
}
