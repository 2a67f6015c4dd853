//! Analysis of a battle: the value of each order at the moment it was written, and the turning points.
//!
//! A search assesses every order of a record with the knowledge that its seat had then ([`AnyBattle::assess`]). An
//! [`Analysis`] collects the findings and summarises them. The orders may be assessed in any sequence, and some may be
//! left out.
//!
//! [`AnyBattle::assess`]: crate::AnyBattle::assess

mod facts;
pub(crate) mod looking_back;
mod swings;

use captains::assess::{Assessment, Estimate};
use engine::Seat;

pub use swings::{Summary, Swing};

/// Name of the captain whose search analyses by default; the last captain of the list if there is none of that name.
pub const ANALYST: &str = "admiral";

/// An order of a revealed decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
    /// Index of the decision, from 0.
    pub index: usize,
    /// Turn of the decision, from 1.
    pub turn: u32,
    /// The seat that wrote it.
    pub seat: Seat,
    /// The order as accepted, without refused parts.
    pub order: String,
    /// Number of legal orders; `None` if they cannot be counted.
    pub legal: Option<u128>,
}

impl Written {
    /// Returns `true` if no other order was legal.
    pub fn forced(&self) -> bool {
        self.legal == Some(1)
    }
}

/// The reason why an order is not assessed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotAssessed {
    /// The seat wrote nothing in the decision with that index.
    NotWritten(Seat, usize),
    /// No captain of the game has this name.
    NoCaptain(String),
    /// The captain of this name does not search, so it has no values to compare.
    NoSearch(String),
}

impl std::fmt::Display for NotAssessed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NotWritten(seat, index) => write!(f, "seat {seat} wrote nothing in decision {}", index + 1),
            Self::NoCaptain(name) => write!(f, "no captain is called \"{name}\""),
            Self::NoSearch(name) => {
                write!(f, "the captain \"{name}\" does not search, so it cannot value an order")
            }
        }
    }
}

impl std::error::Error for NotAssessed {}

/// The finding about one order.
#[derive(Clone, PartialEq, Debug)]
pub struct Finding {
    /// The order.
    pub written: Written,
    /// Number of nodes budgeted for it; 0 for a forced order.
    pub nodes: u32,
    /// The search's assessment; `None` for a forced order.
    pub assessment: Option<Assessment<String>>,
}

/// The luck of a decision: the judge's value of the actual result, less its mean over new rolls for the same orders.
#[derive(Clone, PartialEq, Debug)]
pub struct Luck {
    /// Index of the decision, from 0.
    pub index: usize,
    /// Difference for each side, from −1 to 1.
    pub sides: Vec<f64>,
}

/// The findings about a battle so far.
#[derive(Clone, Debug, Default)]
pub struct Analysis {
    findings: Vec<Finding>,
    lucks: Vec<Luck>,
}

impl Analysis {
    /// Adds a finding; replaces an earlier one about the same order.
    pub fn add(&mut self, finding: Finding) {
        let key = |f: &Finding| (f.written.index, f.written.seat.0);
        match self.findings.binary_search_by_key(&key(&finding), key) {
            Ok(at) => self.findings[at] = finding,
            Err(at) => self.findings.insert(at, finding),
        }
    }

    /// Adds the luck of a decision; replaces an earlier value.
    pub fn add_luck(&mut self, luck: Luck) {
        match self.lucks.binary_search_by_key(&luck.index, |l| l.index) {
            Ok(at) => self.lucks[at] = luck,
            Err(at) => self.lucks.insert(at, luck),
        }
    }

    /// Returns the findings, in the order of play.
    pub fn findings(&self) -> &[Finding] {
        &self.findings
    }

    /// Returns the luck of decisions with dice, in the order of play.
    pub fn lucks(&self) -> &[Luck] {
        &self.lucks
    }
}

/// Returns the number of nodes for each order that is not forced, if `whole` are for all of these orders.
///
/// The result is at least 64, so that a battle of many decisions takes longer instead of yielding nothing, and at most
/// 20,000.
pub fn nodes_each(whole: u32, orders: &[Written]) -> u32 {
    /// Enough nodes to detect most costs above a tenth of the victory.
    const LEAST: u32 = 64;
    /// Beyond this number intervals hardly narrow.
    const MOST: u32 = 20_000;
    let free = orders.iter().filter(|order| !order.forced()).count().max(1);
    (whole / u32::try_from(free).unwrap_or(u32::MAX)).clamp(LEAST, MOST)
}

/// Returns half the width of an interval.
fn reach(estimate: &Estimate) -> f64 {
    (estimate.high - estimate.low) / 2.0
}
