//! Search settings.

/// The rule by which a part chooses the idea to try next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Selection {
    /// Upper confidence bounds with priors, each part by its own statistics (decoupled UCT). It quickly finds good
    /// replies to likely answers, but need not converge to an equilibrium.
    Uct,
    /// Regret matching: draws ideas in proportion to the estimated regret of not having chosen them before. Its average
    /// mixture approaches an equilibrium as nodes grow.
    Regret,
}

/// Search settings.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// The rule that selects ideas.
    pub selection: Selection,
    /// Exploration constant. Under regret matching, the initial probability of drawing from the priors instead of the
    /// regrets.
    pub explore: f64,
    /// Probability, in sixteenths, that another side plays from habit: by the weights of its ideas alone.
    pub habit: u32,
    /// Probability, within habit, of an idea picked uniformly at random.
    pub whim: f64,
    /// Depth limit of the tree, in decisions.
    pub depth: usize,
    /// Number of settled positions after which a playout stops and the judge is asked
    /// ([`Judge::settled`](crate::Judge::settled); every decision counts unless the game overrides it).
    pub playout: usize,
    /// Ideas whose weight is below this share of the favourite's are never written.
    pub floor: f64,
    /// Number of ideas beyond the judge's own that a part asks for, as a multiple of the square root of its visits.
    pub widen: f64,
    /// Memory budget in bytes for all trees of one search, counted alike on every machine. When it is spent the trees
    /// stop growing, and the search continues on the existing trees.
    pub memory: usize,
}

impl Settings {
    /// The usual settings. Games change those that their judges need otherwise.
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

    /// The usual memory budget of a search: 256 MiB.
    pub const MEMORY: usize = 256 << 20;
}
