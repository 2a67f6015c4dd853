//! Several flaws as one error, so that `?` returns them from any function.

use std::fmt;
use std::ops::Deref;

use crate::clause::Flaw;

/// All flaws of a set-up, a position or a header, reported at once. Read as a slice of [`Flaw`].
///
/// Functions that collect flaws keep a `Vec<Flaw>`; `?` turns one into the other in both directions.
///
/// ```
/// use engine::example::Broadsides;
/// use engine::{Flaw, Flaws, Rules};
///
/// fn hull_of(position: &str) -> Result<[u8; 2], Box<dyn std::error::Error>> {
///     Ok(Broadsides.read_position(position)?.hull)
/// }
/// assert_eq!(hull_of("turn 3 hull 6 2").unwrap(), [6, 2]);
/// assert!(hull_of("turn 3 hull 7 2").unwrap_err().to_string().starts_with("position: a position is written like"));
///
/// let both = Flaws::from(vec![Flaw::plain("table.width", "missing"), Flaw::plain("line 7", "not a number")]);
/// assert_eq!(both.len(), 2);
/// assert_eq!(both.to_string(), "table.width: missing; line 7: not a number");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaws(Vec<Flaw>);

impl Deref for Flaws {
    type Target = [Flaw];

    fn deref(&self) -> &[Flaw] {
        &self.0
    }
}

impl fmt::Display for Flaws {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, flaw) in self.0.iter().enumerate() {
            f.write_str(if place > 0 { "; " } else { "" })?;
            flaw.fmt(f)?;
        }
        Ok(())
    }
}

impl std::error::Error for Flaws {}

impl From<Vec<Flaw>> for Flaws {
    fn from(flaws: Vec<Flaw>) -> Self {
        Self(flaws)
    }
}

impl From<Flaw> for Flaws {
    fn from(flaw: Flaw) -> Self {
        Self(vec![flaw])
    }
}

impl FromIterator<Flaw> for Flaws {
    fn from_iter<I: IntoIterator<Item = Flaw>>(flaws: I) -> Self {
        Self(flaws.into_iter().collect())
    }
}

impl From<Flaws> for Vec<Flaw> {
    fn from(flaws: Flaws) -> Self {
        flaws.0
    }
}

impl IntoIterator for Flaws {
    type Item = Flaw;
    type IntoIter = std::vec::IntoIter<Flaw>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a Flaws {
    type Item = &'a Flaw;
    type IntoIter = std::slice::Iter<'a, Flaw>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}
