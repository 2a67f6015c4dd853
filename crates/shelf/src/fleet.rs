//! Fleets as lists: where a scenario file lists the ships of a side, and what they may be of.

use crate::shelved::DataFile;

/// How the scenario files of a game list a side's ships, and the classes of the shelf they name.
#[derive(Clone, Copy, Debug)]
pub struct Lists {
    /// The key of a side's list, such as `ship`.
    pub list: &'static str,
    /// The key of the class in an entry, such as `class`.
    pub class: &'static str,
    /// The classes of the shelf, one a file.
    pub classes: &'static [DataFile],
    /// The number in a class file that says what it is worth, and what that number is in words; none where the rules
    /// put no number on a class.
    pub worth: Option<(&'static str, &'static str)>,
}
