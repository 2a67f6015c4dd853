//! The typed contract of a game on the shelf: what it must bring, and what it may.

use std::sync::Arc;

use captains::judge::Fitted;
use captains::{Captain, plain};
use engine::{Catalogue, Fact, Flaws, OptionCard, Rules, Seat, Side};

use crate::fleet::Lists;
use crate::speech::Speech;
use crate::yard::Shipyard;

/// A data file of the shelf: a scenario, a class of ships, an experiment.
#[derive(Clone, Copy, Debug)]
pub struct DataFile {
    /// Its id, which is its file name.
    pub id: &'static str,
    /// The file, whole.
    pub text: &'static str,
}

/// What a scenario file says besides the set-up.
#[derive(Clone, Debug, Default)]
pub struct Card {
    /// Its title.
    pub title: String,
    /// What it is about, in a line or two.
    pub brief: String,
    /// What the sides are called.
    pub sides: Vec<String>,
    /// Number of seats that write; the shelf fills it in from the rules.
    pub seats: u8,
    /// The options that cannot be changed in it, each with the value it always has.
    pub fixed: Vec<(&'static str, &'static str)>,
}

impl Card {
    /// What a side is called, or its number.
    pub fn side_name(&self, side: Side) -> String {
        let named = self.sides.get(side.index()).filter(|name| !name.is_empty());
        named.cloned().unwrap_or_else(|| format!("Side {side}"))
    }
}

/// What a game brings to a shelf.
///
/// Needed are rules, a title, a line and the reading of scenario files; [`crate::game`] makes an entry of a shelf of it.
/// All else is optional, and without it the doors do with less:
///
/// * without captains of its own there are [`plain`] ones, `random` and `search`, which know the contract alone;
/// * without a judge nothing is said of luck, and `lab fit` and `lab calibrate` have nothing to fit. Analysis works: it asks
///   the search;
/// * without catalogues events are told as their bare facts;
/// * without [`Shelved::ask`], aids, pages, lists and a shipyard the doors say that there are none, or stay silent; orders are
///   then written from the outline, as everywhere.
///
/// The implementing type may be the rules or a separate type. A separate type suits rules in a crate of their own, which reads no
/// files.
pub trait Shelved: Send + Sync + 'static {
    /// Its rules.
    type Rules: Rules + Clone + Send + 'static;

    /// Its title.
    const TITLE: &'static str;
    /// What it is, in a line.
    const LINE: &'static str;
    /// Its scale and setting, in a sentence; empty where nothing is to be said.
    const FLAVOUR: &'static str = "";
    /// Its scenarios; the first is the one to start with. Without any, every battle needs a scenario file.
    const SCENARIOS: &'static [DataFile] = &[];
    /// Experiments of the lab about it, each with a name that no other game's has.
    const EXPERIMENTS: &'static [DataFile] = &[];
    /// Its rulebook, one page for each section, in the format of a [`crate::Section`]. Without pages its clauses have ids and titles
    /// alone.
    const PAGES: &'static [&'static str] = &[];

    /// Its options.
    const OPTIONS: &'static [OptionCard] = &[];

    /// Its captains, weakest first; [`plain`] ones unless it has its own.
    fn captains() -> &'static [&'static dyn Captain<Self::Rules>] {
        plain::captains()
    }

    /// Its sentences, a catalogue a language, English first; see [`crate::catalogues!`].
    fn catalogues() -> &'static [Arc<Catalogue>] {
        &[]
    }

    /// What its search thinks of positions; battles that are over are looked back on with it. None without a judge.
    fn judge() -> Option<&'static dyn Fitted<Self::Rules>> {
        None
    }

    /// About how many nodes the strongest captain searches in 20 seconds on two cores in a duel, both at work; the
    /// analysis of a whole battle is given so many where nothing else is said.
    const ANALYSIS: u32 = 100_000;

    /// Number of square roots taken of the odds that a search finds, to calibrate them against battles of admirals
    /// ([`captains::assess::Trial::doubted`], `lab chances`). Playouts worse than battles overrate the side that is ahead.
    const ROOTS: u32 = 0;

    /// The rules, in their present version, for a scenario file with options over its own; a record of an older version
    /// asks them for it ([`engine::Rules::in_version`]).
    ///
    /// Records hold scenario files and options as they were, and classes by name alone. So `set_up` goes on to accept what it
    /// ever accepted, and a class that is corrected keeps its old numbers for `in_version` to put back.
    ///
    /// # Errors
    /// Every flaw of the file and the options.
    fn set_up(text: &str, options: &[(String, String)]) -> Result<(Self::Rules, Card), Flaws>;

    /// What is asked of a seat now, in words, from what it may know.
    fn ask(_rules: &Self::Rules, _view: &View<Self>) -> String {
        "Write an order, then seal it.".to_owned()
    }

    /// Every legal action of one piece, for a form or a drag; none if the seat has no such piece, or the game no such aid.
    fn reach(_rules: &Self::Rules, _view: &View<Self>, _seat: Seat, _piece: &str) -> Option<Fact> {
        None
    }

    /// An order carried out alone; nothing without this aid.
    fn preview(_rules: &Self::Rules, _view: &View<Self>, _seat: Seat, _order: &Order<Self>) -> Fact {
        Fact::Null
    }

    /// Which enemies bear on a seat's pieces; nothing without this aid.
    fn threats(_rules: &Self::Rules, _view: &View<Self>, _seat: Seat) -> Fact {
        Fact::Null
    }

    /// How its scenario files list ships by class; none where ships have no classes.
    fn lists() -> Option<&'static Lists> {
        None
    }

    /// What a terminal says of its orders; without, their texts and facts alone.
    fn speech() -> Option<&'static dyn Speech> {
        None
    }

    /// Where its ships are designed; most games have no such place.
    fn shipyard() -> Option<&'static dyn Shipyard> {
        None
    }
}

/// What a seat of the game sees.
pub type View<G> = <<G as Shelved>::Rules as Rules>::View;

/// What a seat of the game writes.
pub type Order<G> = <<G as Shelved>::Rules as Rules>::Order;
