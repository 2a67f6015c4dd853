//! Fields of observations: their names, units, and places in a view's facts. Programs that learn see a battle by them.

/// A field of an observation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// Its unit or meaning.
    pub unit: &'static str,
    /// The number of values: 1, or that of a list.
    pub many: usize,
    /// The place of its fact in the view or in the piece: names with dots between them. In a list, `own` and `other` are
    /// the entries of the seat's side and of the other one, and `*` is every entry in turn.
    pub path: &'static str,
    /// The form of its fact.
    pub read: Read,
}

/// The form of a fact, and the number that is written for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Read {
    /// 1 for a piece that is in the view.
    Here,
    /// A number, divided by this; `true` is 1. An absent fact is 0.
    Number(u32),
    /// The side of a seat or a piece: 1 for the own one, −1 for the other.
    Side,
    /// The place of a word in a list, from 1; 0 for another word.
    Word(&'static [&'static str]),
    /// 1 if the fact of that name of the whole view is equal to this one.
    Named(&'static str),
}

impl Field {
    /// The turn, which every game has.
    pub const TURN: Self = Self::number("turn", "turns, from 1");

    /// Returns a field with one value.
    pub const fn one(name: &'static str, unit: &'static str, path: &'static str, read: Read) -> Self {
        Self { name, unit, many: 1, path, read }
    }

    /// Returns a field with a value for each of the first entries of a list.
    pub const fn list(name: &'static str, unit: &'static str, path: &'static str, many: usize) -> Self {
        Self { name, unit, many, path, read: Read::Number(1) }
    }

    /// Returns a count, or a flag.
    pub const fn number(name: &'static str, unit: &'static str) -> Self {
        Self::one(name, unit, name, Read::Number(1))
    }

    /// Returns the place of a word in a list, from 1.
    pub const fn word(name: &'static str, unit: &'static str, words: &'static [&'static str]) -> Self {
        Self::one(name, unit, name, Read::Word(words))
    }
}

/// The fields of a game's observations.
#[derive(Clone, Copy, Debug)]
pub struct Fields {
    /// Those of the whole table.
    pub globals: &'static [Field],
    /// Those of each piece, after the ones that all games have.
    pub row: &'static [Field],
}

impl Fields {
    /// The fields of a game without a table of its own.
    pub const PLAIN: Self = Self { globals: &[Field::TURN], row: &[] };
}
