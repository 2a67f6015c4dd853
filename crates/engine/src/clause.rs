//! Clauses, and the faults that cite them: refusals of orders and flaws of data.

use std::fmt;

use crate::fact::{Describe, Fact};

/// The id of a clause of a rulebook, such as `FTL-6.3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Clause(pub &'static str);

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// The origin of a clause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// A statement of the game's rules text.
    Said,
    /// Our own ruling where that text is silent or ambiguous.
    Ruling,
    /// A published fact of the game that the text does not contain.
    Published,
}

impl Origin {
    /// Returns the letter used in rulebook pages: S, R or P.
    pub const fn letter(self) -> &'static str {
        match self {
            Self::Said => "S",
            Self::Ruling => "R",
            Self::Published => "P",
        }
    }
}

/// One line of a ruleset's table of clauses.
#[derive(Clone, Copy, Debug)]
pub struct Statement {
    /// Its id.
    pub clause: Clause,
    /// Its origin.
    pub origin: Origin,
    /// A few words for headings and lists.
    pub title: &'static str,
}

/// Declares the clauses of a rulebook, in its order: a constant for each, and `CLAUSES`, the table of all.
///
/// # Examples
/// ```
/// mod clauses {
///     engine::clauses! {
///         TABLE = "FTL-1.1", Said, "The table";
///         BASES = "FTL-1.2", Ruling, "Bases";
///     }
/// }
/// assert_eq!(clauses::BASES, engine::Clause("FTL-1.2"));
/// assert_eq!(clauses::CLAUSES.iter().map(|row| row.origin.letter()).collect::<String>(), "SR");
/// ```
#[macro_export]
macro_rules! clauses {
    ($($name:ident = $id:literal, $origin:ident, $title:literal;)+) => {
        $(
            #[doc = concat!($id, ": ", $title, ".")]
            pub const $name: $crate::Clause = $crate::Clause($id);
        )+

        /// Every clause, in rulebook order.
        pub const CLAUSES: &[$crate::Statement] = &[
            $($crate::Statement { clause: $name, origin: $crate::Origin::$origin, title: $title },)+
        ];
    };
}

/// The reason why an order, or a part of one, does not count.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The clause it breaks.
    pub clause: Clause,
    /// The piece or part of the order that is refused, as written.
    pub subject: String,
    /// The problem, in words.
    pub reason: String,
}

impl Refusal {
    /// Returns a refusal of `subject` under a clause.
    pub fn new(clause: Clause, subject: impl Into<String>, reason: impl Into<String>) -> Self {
        Self { clause, subject: subject.into(), reason: reason.into() }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.subject.is_empty() {
            return write!(f, "[{}] {}", self.clause, self.reason);
        }
        write!(f, "[{}] {}: {}", self.clause, self.subject, self.reason)
    }
}

impl std::error::Error for Refusal {}

impl Describe for Refusal {
    fn describe(&self) -> Fact {
        Fact::map([
            ("clause", Fact::text(self.clause.0)),
            ("subject", Fact::text(&self.subject)),
            ("text", Fact::text(&self.reason)),
        ])
    }
}

/// One fault of a scenario, ship, option or position. All faults are reported at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// The field or line at fault, such as `table.width` or `line 7`.
    pub place: String,
    /// The fault, and the correct form.
    pub what: String,
    /// The clause that it cites, if any.
    pub clause: Option<Clause>,
}

impl Flaw {
    /// Returns a flaw that concerns no clause, such as a text that cannot be parsed or an unknown name.
    pub fn plain(place: impl Into<String>, what: impl Into<String>) -> Self {
        Self { place: place.into(), what: what.into(), clause: None }
    }

    /// Returns a flaw under a clause.
    pub fn against(clause: Clause, place: impl Into<String>, what: impl Into<String>) -> Self {
        Self { place: place.into(), what: what.into(), clause: Some(clause) }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(clause) = self.clause {
            write!(f, "[{clause}] ")?;
        }
        write!(f, "{}: {}", self.place, self.what)
    }
}

impl std::error::Error for Flaw {}
