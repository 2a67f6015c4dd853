//! Plural forms: which of a language's forms goes with a number.

/// The forms that languages have, and the letter of each in a table.
const FORMS: [(char, &str); 6] =
    [('z', "zero"), ('o', "one"), ('t', "two"), ('f', "few"), ('m', "many"), ('x', "other")];

/// The plural form of every number in one language, from a table that the library of the Unicode rules has filled in.
///
/// The rules for whole numbers below a million ask for a number itself where it is small, and else for its last two digits:
/// two tables of a hundred are all of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plurals(Vec<u8>);

impl Plurals {
    /// The numbers that a table has: 0 to 99, and 100 to 199 for every larger one with those last two digits.
    pub const NUMBERS: usize = 200;

    /// Reads a table of a letter a number: `z`ero, `o`ne, `t`wo, `f`ew, `m`any or other (`x`); the last one stands for all
    /// that follow. None if it has another letter, or none, or too many.
    pub fn read(table: &str) -> Option<Self> {
        let form = |letter: char| FORMS.iter().position(|(of, _)| *of == letter).map(|form| form as u8);
        let forms: Vec<u8> = table.chars().map(form).collect::<Option<_>>()?;
        (1..=Self::NUMBERS).contains(&forms.len()).then_some(Self(forms))
    }

    /// Returns the name of the form of a number, such as `one` or `other`.
    pub fn form(&self, number: i64) -> &'static str {
        let number = number.unsigned_abs();
        let place = if number < 100 { number } else { 100 + number % 100 } as usize;
        FORMS[usize::from(self.0[place.min(self.0.len() - 1)])].1
    }
}
