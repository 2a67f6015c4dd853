//! Analysis of a battle: the chances before every decision, what each order did to them, and the turning points.
//!
//! A search assesses every decision of a record, from what each seat knew then ([`AnyBattle::assess`]). An [`Analysis`]
//! collects the findings and summarises them. The decisions may be assessed in any sequence, and some may be left out.
//!
//! [`AnyBattle::assess`]: crate::AnyBattle::assess

mod facts;
pub(crate) mod looking_back;
mod swings;

use captains::assess::Assessment;
use engine::Seat;

pub use swings::{Cause, Summary, Swing};

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

/// The reason why a decision is not assessed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotAssessed {
    /// There is no revealed decision with that index.
    NotRevealed(usize),
    /// No captain of the game has this name.
    NoCaptain(String),
    /// The captain of this name does not search, so it has no values to compare.
    NoSearch(String),
    /// The program was built without the feature `lab`.
    NoLab,
}

impl std::fmt::Display for NotAssessed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NotRevealed(index) => write!(f, "decision {} is not revealed", index.saturating_add(1)),
            Self::NoCaptain(name) => write!(f, "no captain is called \"{name}\""),
            Self::NoLab => f.write_str("this program has no lab, so it analyses nothing"),
            Self::NoSearch(name) => {
                write!(f, "the captain \"{name}\" does not search, so it cannot value an order")
            }
        }
    }
}

impl std::error::Error for NotAssessed {}

/// The finding about one decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Finding {
    /// Its orders, at least one.
    pub written: Vec<Written>,
    /// Number of nodes budgeted for it.
    pub nodes: u32,
    /// The search's assessment, with an entry for each of these orders.
    pub assessment: Assessment<String>,
}

impl Finding {
    /// Returns the index of the decision, from 0.
    pub fn index(&self) -> usize {
        self.written[0].index
    }

    /// Returns the turn of the decision, from 1.
    pub fn turn(&self) -> u32 {
        self.written[0].turn
    }
}

/// The findings about a battle so far.
#[derive(Clone, Debug, Default)]
pub struct Analysis {
    findings: Vec<Finding>,
}

impl Analysis {
    /// Adds a finding; replaces an earlier one about the same decision.
    pub fn add(&mut self, finding: Finding) {
        match self.findings.binary_search_by_key(&finding.index(), Finding::index) {
            Ok(at) => self.findings[at] = finding,
            Err(at) => self.findings.insert(at, finding),
        }
    }

    /// Returns the findings, in the order of play.
    pub fn findings(&self) -> &[Finding] {
        &self.findings
    }
}

/// Returns the number of nodes for a decision, if `whole` are for all decisions that these orders belong to. A decision
/// whose orders are all forced needs fewer.
///
/// The result is at least 64, so that a battle of many decisions takes longer instead of yielding nothing, and at most
/// 20,000.
pub fn nodes_each(whole: u32, orders: &[Written]) -> u32 {
    /// Enough nodes to detect most costs above a tenth of the victory.
    const LEAST: u32 = 64;
    /// Beyond this number intervals hardly narrow.
    const MOST: u32 = 20_000;
    let free = orders.chunk_by(|a, b| a.index == b.index).filter(|all| !forced(all)).count().max(1);
    (whole / u32::try_from(free).unwrap_or(u32::MAX)).clamp(LEAST, MOST)
}

/// Returns the number of nodes for a decision with these orders, out of `each` for one with a choice.
pub fn nodes_for(each: u32, orders: &[Written]) -> u32 {
    /// Enough to see what the dice did.
    const FORCED: u32 = 256;
    if forced(orders) { each.min(FORCED) } else { each }
}

fn forced(orders: &[Written]) -> bool {
    orders.iter().all(Written::forced)
}
