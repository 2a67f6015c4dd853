//! The place of a file: in a crate of the core, a game's rules, a game's wing, or the list of games.

/// The kind of crate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sort {
    /// In `crates/`: it knows no game by name, or is a door.
    Core,
    /// The rules of a game, `games/<game>/rules/`.
    Rules,
    /// A game: its captain, files, words and pages, `games/<game>/`.
    Wing,
    /// The list of games, `games/list/`.
    List,
}

/// The folder of the list, beside those of the games.
const LIST: &str = "list";

/// A crate, and a file in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place<'a> {
    /// The kind of the crate.
    pub sort: Sort,
    /// Its folder from the root, with a slash at the end.
    pub home: &'a str,
    /// The path of the file in it.
    pub below: &'a str,
    /// The folder's name, or the game's.
    folder: &'a str,
}

impl<'a> Place<'a> {
    /// Returns the crate of a path in the repository.
    pub fn of(path: &'a str) -> Option<Self> {
        let (top, rest) = path.split_once('/')?;
        let (folder, below) = rest.split_once('/')?;
        let (sort, below) = match (top, folder, below.strip_prefix("rules/")) {
            ("crates", ..) => (Sort::Core, below),
            ("games", LIST, _) => (Sort::List, below),
            ("games", _, Some(below)) => (Sort::Rules, below),
            ("games", ..) => (Sort::Wing, below),
            _ => return None,
        };
        Some(Self { sort, home: &path[..path.len() - below.len()], below, folder })
    }

    /// Returns the name of its package without `firing-arc-`.
    pub fn name(&self) -> String {
        match self.sort {
            Sort::Core | Sort::Wing => self.folder.to_owned(),
            Sort::Rules => format!("rules-{}", self.folder),
            Sort::List => "games".to_owned(),
        }
    }

    /// Returns the game that the crate belongs to, as rules or wing.
    pub fn game(&self) -> Option<&'a str> {
        matches!(self.sort, Sort::Rules | Sort::Wing).then_some(self.folder)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_of_the_core_of_a_game_of_its_rules_or_of_the_list() {
        let of = |path| Place::of(path).map(|place| (place.sort, place.name(), place.home, place.below));
        let place = |sort, name: &str, home, below| Some((sort, name.to_owned(), home, below));
        assert_eq!(
            of("crates/engine/src/rules.rs"),
            place(Sort::Core, "engine", "crates/engine/", "src/rules.rs")
        );
        assert_eq!(of("games/ftl/src/lib.rs"), place(Sort::Wing, "ftl", "games/ftl/", "src/lib.rs"));
        assert_eq!(
            of("games/ftl/rules/src/turn.rs"),
            place(Sort::Rules, "rules-ftl", "games/ftl/rules/", "src/turn.rs")
        );
        assert_eq!(of("games/list/Cargo.toml"), place(Sort::List, "games", "games/list/", "Cargo.toml"));
        assert_eq!(of("web/src/main.ts"), None);
        assert_eq!(of("README.md"), None);
    }
}
