//! A battle looked back on: what each order was worth when it was written, and where the battle turned.
//!
//! Every order of a record is put to a search that knows what its seat knew then ([`Battle::assess`]); an [`Analysis`] keeps
//! what was found and says what it comes to. Nothing here needs the orders to be assessed in any order, or all of them.
//!
//! [`Battle::assess`]: crate::Battle::assess

mod facts;
pub(crate) mod looking_back;
mod swings;

use captains::assess::{Assessment, Estimate};
use engine::Seat;

pub use swings::{Summary, Swing};

/// The captain whose search is asked where nothing else is said; the last on the list where there is none of that name.
pub const ANALYST: &str = "admiral";

/// An order of a revealed decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
    /// The decision, from 0.
    pub index: usize,
    /// Its turn, from 1.
    pub turn: u32,
    /// Who wrote it.
    pub seat: Seat,
    /// What stands of it.
    pub order: String,
    /// How many orders were legal; none if they cannot be counted.
    pub legal: Option<u128>,
}

impl Written {
    /// Whether nothing else could be written.
    pub fn forced(&self) -> bool {
        self.legal == Some(1)
    }
}

/// Why an order is not assessed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotAssessed {
    /// The seat wrote nothing in the decision of that index.
    NotWritten(Seat, usize),
    /// No captain of the game has this name.
    NoCaptain(String),
    /// That captain does not search: it has no values to compare.
    NoSearch(String),
}

impl std::fmt::Display for NotAssessed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NotWritten(seat, index) => write!(f, "seat {seat} wrote nothing in decision {}", index + 1),
            Self::NoCaptain(name) => write!(f, "no captain is called \"{name}\""),
            Self::NoSearch(name) => {
                write!(f, "the captain \"{name}\" does not search, so it cannot say what an order is worth")
            }
        }
    }
}

impl std::error::Error for NotAssessed {}

/// What was found about one order.
#[derive(Clone, PartialEq, Debug)]
pub struct Finding {
    /// The order.
    pub written: Written,
    /// The nodes that were to be spent on it; 0 where there was no choice.
    pub nodes: u32,
    /// What the search made of it; nothing where there was no choice.
    pub assessment: Option<Assessment<String>>,
}

/// What the dice of a decision did: the judge's value of what came about, less its mean over the same orders rolled anew.
#[derive(Clone, PartialEq, Debug)]
pub struct Luck {
    /// The decision, from 0.
    pub index: usize,
    /// The difference for each side, from −1 to 1.
    pub sides: Vec<f64>,
}

/// What has been found about a battle so far.
#[derive(Clone, Debug, Default)]
pub struct Analysis {
    findings: Vec<Finding>,
    lucks: Vec<Luck>,
}

impl Analysis {
    /// Adds a finding, in place of an earlier one about the same order.
    pub fn add(&mut self, finding: Finding) {
        let key = |f: &Finding| (f.written.index, f.written.seat.0);
        match self.findings.binary_search_by_key(&key(&finding), key) {
            Ok(at) => self.findings[at] = finding,
            Err(at) => self.findings.insert(at, finding),
        }
    }

    /// Adds what the dice of a decision did, in place of what was known of it.
    pub fn add_luck(&mut self, luck: Luck) {
        match self.lucks.binary_search_by_key(&luck.index, |l| l.index) {
            Ok(at) => self.lucks[at] = luck,
            Err(at) => self.lucks.insert(at, luck),
        }
    }

    /// What was found, in the order of play.
    pub fn findings(&self) -> &[Finding] {
        &self.findings
    }

    /// What the dice did, in the order of play; nothing of decisions without dice.
    pub fn lucks(&self) -> &[Luck] {
        &self.lucks
    }
}

/// How many nodes there are for each order, if `whole` are for all of these: none for forced ones.
///
/// At least `LEAST`, so that a battle of many decisions takes longer rather than be told nothing of, and at most `MOST`.
pub fn nodes_each(whole: u32, orders: &[Written]) -> u32 {
    /// Enough that most costs above a tenth of the victory show.
    const LEAST: u32 = 64;
    /// Beyond this, intervals hardly narrow.
    const MOST: u32 = 20_000;
    let free = orders.iter().filter(|order| !order.forced()).count().max(1);
    (whole / u32::try_from(free).unwrap_or(u32::MAX)).clamp(LEAST, MOST)
}

/// Half the width of an interval.
fn reach(estimate: &Estimate) -> f64 {
    (estimate.high - estimate.low) / 2.0
}
