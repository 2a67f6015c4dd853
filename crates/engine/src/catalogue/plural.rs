//! Plural forms: the form of a language for each number.

/// The forms that languages have, and the letter of each in a table.
const FORMS: [(char, &str); 6] =
    [('z', "zero"), ('o', "one"), ('t', "two"), ('f', "few"), ('m', "many"), ('x', "other")];

/// The plural form of every number in one language, from a table made by the library of the Unicode rules.
///
/// Below a million the rules depend on a small number itself, and otherwise on its last two digits. So two tables of a
/// hundred are enough.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plurals(Vec<u8>);

impl Plurals {
    /// Length of a table: 0 to 99, and 100 to 199 for every larger number with the same last two digits.
    pub const NUMBERS: usize = 200;

    /// Parses a table with one letter for each number: `z`ero, `o`ne, `t`wo, `f`ew, `m`any or other (`x`). The last
    /// letter holds for all further numbers. `None` if the table is empty, too long, or has another letter.
    pub fn read(table: &str) -> Option<Self> {
        let form = |letter: char| FORMS.iter().position(|(of, _)| *of == letter).map(|form| form as u8);
        let forms: Vec<u8> = table.chars().map(form).collect::<Option<_>>()?;
        (1..=Self::NUMBERS).contains(&forms.len()).then_some(Self(forms))
    }

    /// Returns the name of a number's form, such as `one` or `other`.
    pub fn form(&self, number: i64) -> &'static str {
        let number = number.unsigned_abs();
        let place = if number < 100 { number } else { 100 + number % 100 } as usize;
        FORMS[usize::from(self.0[place.min(self.0.len() - 1)])].1
    }
}
