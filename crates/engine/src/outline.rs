//! A set of legal orders as data: a form, a captain or a page is built from it.

use crate::clause::Clause;
use crate::fact::{Describe, Fact};

/// The shape of a space of orders.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outline {
    /// Nothing is written.
    Idle,
    /// One fixed word.
    Word(&'static str),
    /// A number from `from` to `to` in whole steps, each divided by `per`, written after a prefix.
    Steps {
        /// What is written before the number.
        prefix: &'static str,
        /// The least value.
        from: i32,
        /// The greatest value.
        to: i32,
        /// The step between values.
        step: i32,
        /// What every value is divided by when written.
        per: i32,
    },
    /// One of these texts.
    Listed(Vec<String>),
    /// A pool shared out over uses, at most so many each; all of it must be used or may be left.
    Split {
        /// How many there are to share.
        pool: u32,
        /// The most each use takes.
        most: Vec<u32>,
        /// Whether all must be used.
        all: bool,
    },
    /// So many of so many things.
    Subset {
        /// The fewest taken.
        least: u32,
        /// The most taken.
        most: u32,
        /// How many there are.
        of: u32,
    },
    /// A lattice point within a distance of a place.
    Spot {
        /// The middle of the disc.
        centre: table::Point,
        /// Its radius.
        radius: table::Length,
        /// The table whose edge bounds it, if one does.
        within: Option<table::Area>,
    },
    /// All parts, each written.
    All(Vec<Outline>),
    /// One of the parts.
    Any(Vec<Outline>),
    /// A part that belongs to a named piece.
    Of(String, Box<Outline>),
    /// A set crossed by a rule that its parts do not show.
    Where(Clause, Box<Outline>),
}

impl Describe for Outline {
    fn describe(&self) -> Fact {
        let form = |name: &str| ("form", Fact::text(name));
        let parts = |all: &[Self]| ("parts", Fact::list(all, Self::describe));
        match self {
            Self::Idle => Fact::map([form("idle")]),
            Self::Word(word) => Fact::map([form("word"), ("word", Fact::text(*word))]),
            Self::Steps { prefix, from, to, step, per } => Fact::map([
                form("steps"),
                ("prefix", Fact::text(*prefix)),
                ("from", Fact::int(*from)),
                ("to", Fact::int(*to)),
                ("step", Fact::int(*step)),
                ("per", Fact::int(*per)),
            ]),
            Self::Listed(texts) => Fact::map([form("listed"), ("texts", Fact::texts(texts.clone()))]),
            Self::Split { pool, most, all } => Fact::map([
                form("split"),
                ("pool", Fact::int(*pool)),
                ("most", Fact::list(most, |m| Fact::int(*m))),
                ("all", Fact::Bool(*all)),
            ]),
            Self::Subset { least, most, of } => Fact::map([
                form("subset"),
                ("least", Fact::int(*least)),
                ("most", Fact::int(*most)),
                ("of", Fact::int(*of)),
            ]),
            Self::Spot { centre, radius, within } => Fact::map([
                form("spot"),
                ("centre", Fact::point(*centre)),
                ("radius", Fact::int(radius.in_thousandths())),
                (
                    "within",
                    Fact::maybe(*within, |area| {
                        Fact::map([
                            ("width", Fact::int(area.width.in_thousandths())),
                            ("height", Fact::int(area.height.in_thousandths())),
                        ])
                    }),
                ),
            ]),
            Self::All(all) => Fact::map([form("all"), parts(all)]),
            Self::Any(any) => Fact::map([form("any"), parts(any)]),
            Self::Of(subject, part) => {
                Fact::map([form("of"), ("subject", Fact::text(subject)), ("part", part.describe())])
            }
            Self::Where(clause, part) => {
                Fact::map([form("where"), ("clause", Fact::text(clause.0)), ("part", part.describe())])
            }
        }
    }
}
