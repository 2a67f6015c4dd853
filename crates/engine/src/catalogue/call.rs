//! The functions that messages may call: they write numbers, places and lists. The documentation of the crate `words`
//! is their reference.

/// A function of messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Function {
    /// A length in thousandths of an inch, as inches: `2.5`.
    Inches,
    /// A number of thousandths, rounded to a tenth: `11.3`.
    Tenths,
    /// A point in thousandths of an inch, or its two numbers, as inches rounded to a tenth: `12,24.5`.
    Place,
    /// Two numbers, as they are: `3,-2`.
    Pair,
    /// A number of hundredths, with two decimals: `4.07`.
    Hundredths,
    /// A number with its sign, `+4` or `−2`; the minus is no hyphen. `plus` and `minus` are other texts for the sign.
    Signed,
    /// Compares two numbers or words: `less`, `same` or `more`.
    Compare,
    /// Adds up the numbers of a list.
    Sum,
    /// The word of a text with this number, from 1; empty after the last.
    Word,
    /// The first letter of a text.
    Initial,
    /// Counts the entries of a list.
    Count,
    /// The entries of a list, with the message `separator` between them. `of` names the message of an entry; it gets
    /// the facts of the entry, or the entry itself as `$item`. Of several lists of one length, the first entries of
    /// each are `$item-1`, `$item-2`, and so on.
    List,
    /// Joins its arguments except empty ones, with the message `separator` between them; the text `none` if all are
    /// empty.
    Join,
}

/// The functions by their names in catalogues.
const FUNCTIONS: [(&str, Function); 13] = [
    ("INCHES", Function::Inches),
    ("TENTHS", Function::Tenths),
    ("PLACE", Function::Place),
    ("PAIR", Function::Pair),
    ("HUNDREDTHS", Function::Hundredths),
    ("SIGNED", Function::Signed),
    ("COMPARE", Function::Compare),
    ("SUM", Function::Sum),
    ("WORD", Function::Word),
    ("INITIAL", Function::Initial),
    ("COUNT", Function::Count),
    ("LIST", Function::List),
    ("JOIN", Function::Join),
];

impl Function {
    /// Returns the function of that name.
    pub(super) fn named(name: &str) -> Option<Self> {
        FUNCTIONS.iter().find(|(of, _)| *of == name).map(|(_, function)| *function)
    }
}

/// Returns the names of the functions that messages may call.
///
/// The crate `words`, which compiles catalogues, has the same list and does not depend on this crate. A test of `games`
/// compares the two.
pub fn functions() -> impl Iterator<Item = &'static str> {
    FUNCTIONS.iter().map(|(name, _)| *name)
}
