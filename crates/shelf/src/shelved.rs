//! The typed contract of a game on the shelf: required and optional items.

use std::sync::Arc;

use captains::judge::Fitted;
use captains::{Captain, plain};
use engine::{Aids, Catalogue, Fact, Flaws, OptionCard, Rules, Seat, Side};

use crate::fields::Fields;
use crate::fleet::FleetLists;
use crate::form::ScenarioFile;
use crate::speech::Speech;
use crate::yard::Shipyard;

/// A data file of the shelf: a class of ships, an experiment.
#[derive(Clone, Copy, Debug)]
pub struct DataFile {
    /// The id, which is the file name.
    pub id: &'static str,
    /// The whole file.
    pub text: &'static str,
}

/// The data of a scenario file that are not part of the set-up.
#[derive(Clone, Debug, Default)]
pub struct ScenarioCard {
    /// The title.
    pub title: String,
    /// A description in one or two lines.
    pub brief: String,
    /// The names of the sides.
    pub sides: Vec<String>,
    /// Number of pieces that each side starts with.
    pub pieces: Vec<u16>,
    /// Number of seats that write; the shelf copies it from the rules.
    pub seats: u8,
    /// Balance and length in a line, such as `even; about 6 minutes and 19 orders a side`; the shelf takes them from the
    /// game's figures.
    pub measured: Option<String>,
    /// Options that this scenario fixes, each with its value.
    pub fixed: Vec<(&'static str, &'static str)>,
}

impl ScenarioCard {
    /// Returns the number of pieces of all sides.
    pub fn all_pieces(&self) -> usize {
        self.pieces.iter().map(|pieces| usize::from(*pieces)).sum()
    }

    /// Returns the name of a side, or `Side` with its number.
    pub fn side_name(&self, side: Side) -> String {
        let named = self.sides.get(side.index()).filter(|name| !name.is_empty());
        named.cloned().unwrap_or_else(|| format!("Side {side}"))
    }
}

/// A game as the shelf needs it.
///
/// Rules, a title, a line and a parser of scenario files are required; [`crate::game`] makes a shelf entry of the type.
/// All other items are optional:
///
/// * without captains of its own, a game has the [`plain`] ones: `random` and `search`, which know the contract alone;
/// * without a judge there is no luck in analyses, and `lab fit` and `lab calibrate` have nothing to fit. Analysis
///   itself works, because it uses the search;
/// * without catalogues, events are told as bare facts;
/// * without [`Shelved::ask`], [`Aids`], pages, lists, handicaps or a shipyard, the doors omit that feature or report that
///   the game has none. Players then write orders from the outline.
///
/// The implementing type may be the rules or a separate type. A separate type suits rules that live in a crate of their
/// own, which parses no files.
pub trait Shelved: Send + Sync + 'static {
    /// The rules, with their aids.
    type Rules: Aids + Clone + Send + 'static;

    /// The title.
    const TITLE: &'static str;
    /// One-line description.
    const LINE: &'static str;
    /// Scale and setting, in one sentence; may be empty.
    const FLAVOUR: &'static str = "";
    /// The scenarios; the first is the one to start with. Without any, every battle needs a scenario file.
    const SCENARIOS: &'static [ScenarioFile] = &[];
    /// The id of the scenario whose battles rate the captains; if empty, the first scenario.
    const LADDER: &'static str = "";
    /// Figures of the scenarios, in the format of [`crate::health`].
    const HEALTH: &'static str = "";
    /// Handicaps of the scenarios, in the format of [`crate::handicap`].
    const HANDICAPS: &'static str = "";
    /// Seconds that a person takes for an order: for one piece, and for each piece more. An estimate, which turns orders
    /// into minutes.
    const ORDER_SECONDS: [f64; 2] = [20.0, 10.0];
    /// Experiments of the lab, each with a name that no other game uses.
    const EXPERIMENTS: &'static [DataFile] = &[];
    /// The rulebook, one page for each section, in the format of [`crate::Section`]. Without pages, clauses have ids
    /// and titles alone.
    const PAGES: &'static [&'static str] = &[];

    /// The options.
    const OPTIONS: &'static [OptionCard] = &[];

    /// Returns the captains, weakest first; by default the [`plain`] ones.
    fn captains() -> &'static [&'static dyn Captain<Self::Rules>] {
        plain::captains()
    }

    /// Returns the catalogues of sentences, one a language, English first; see [`crate::catalogues!`].
    fn catalogues() -> &'static [Arc<Catalogue>] {
        &[]
    }

    /// Returns the judge that values positions in searches and in analyses; `None` if the game has none.
    fn judge() -> Option<&'static dyn Fitted<Self::Rules>> {
        None
    }

    /// Default number of nodes for the analysis of a whole battle.
    ///
    /// Each decision gets its part, at most 20,000 ([`crate::nodes_each`]): enough that more hardly narrow the intervals.
    const ANALYSIS_NODES: u32 = 100_000;

    /// Number of square roots taken of the odds that a search finds, to calibrate them against battles of admirals
    /// ([`captains::assess::Sample::doubted`], `lab chances`). Playouts are weaker play than battles, and so overrate
    /// the side that is ahead.
    const ODDS_ROOTS: u32 = 0;

    /// Builds the rules, in their present version, from a scenario file and options that override the file's. A record
    /// of an older version then calls [`engine::Rules::in_version`] on them.
    ///
    /// Records hold scenario files and options as text, and classes by name alone. So `set_up` must keep accepting
    /// every input that an earlier version accepted. A corrected class must keep its old numbers, so that `in_version`
    /// can restore them.
    ///
    /// # Errors
    /// Every flaw of the file and the options.
    fn set_up(text: &str, options: &[(String, String)]) -> Result<(Self::Rules, ScenarioCard), Flaws>;

    /// Returns the request to a seat now, in words, from the seat's view.
    fn ask(_rules: &Self::Rules, _view: &View<Self>) -> String {
        "Write an order, then seal it.".to_owned()
    }

    /// Returns how a side wins, in one sentence of at most some twenty words; empty if the game does not tell it.
    fn goal(_rules: &Self::Rules, _side: Side) -> String {
        String::new()
    }

    /// Returns the reasons for an order that a seat could write: facts of a `kind` that begins with
    /// [`WHY`](crate::reasons::WHY), in the order of its parts; empty if the game has none.
    ///
    /// Every catalogue has a message for each kind. The arguments are all that the seat knows, so no reason can tell
    /// more. A door asks for them only to show them: advice and analysis do not depend on them.
    fn reasons(_rules: &Self::Rules, _view: &View<Self>, _seat: Seat, _order: &Order<Self>) -> Vec<Fact> {
        Vec::new()
    }

    /// Returns the start of a battle in which a side is weaker by a number of steps, and what it lacks in words; `None`
    /// if the side cannot be weaker by so many steps, or the game has no handicaps.
    ///
    /// A step is the smallest loss that the rules have, such as a missile or a hull box. More steps never give back
    /// anything, and 0 steps are the start itself. The words complete a sentence that begins "Amber starts".
    fn weakened(_rules: &Self::Rules, _side: Side, _steps: u32) -> Option<(State<Self>, String)> {
        None
    }

    /// Returns the format of ship lists in scenario files; `None` if ships have no classes.
    fn lists() -> Option<&'static FleetLists> {
        None
    }

    /// Returns what programs that learn observe, beside what every game has; only the turn by default.
    fn fields() -> Fields {
        Fields::PLAIN
    }

    /// Returns the game's words for the terminal; without them, orders are shown as bare texts and facts.
    fn speech() -> Option<&'static dyn Speech> {
        None
    }

    /// Returns the shipyard; `None` if the game has no designs.
    fn shipyard() -> Option<&'static dyn Shipyard> {
        None
    }
}

/// The state type of a game.
pub type State<G> = <<G as Shelved>::Rules as Rules>::State;

/// The view type of a game.
pub type View<G> = <<G as Shelved>::Rules as Rules>::View;

/// The order type of a game.
pub type Order<G> = <<G as Shelved>::Rules as Rules>::Order;
