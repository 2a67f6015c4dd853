//! Lists of ships in scenario files, and the classes that they may name.

use crate::shelved::DataFile;

/// The keys by which a game's scenario files list a side's ships, and the classes of the shelf.
#[derive(Clone, Copy, Debug)]
pub struct FleetLists {
    /// Key of a side's list, such as `ship`.
    pub list: &'static str,
    /// Key of the class in an entry, such as `class`.
    pub class: &'static str,
    /// The classes of the shelf, one file each.
    pub classes: &'static [DataFile],
    /// Key of the points value in a class file, and its name in words; `None` if the rules give a class no points.
    pub worth: Option<(&'static str, &'static str)>,
}
