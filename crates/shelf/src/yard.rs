//! Shipyards: players' own designs, for the games that allow them.

use engine::{Fact, Flaw, Flaws};

/// A design from its file, with all its flaws.
#[derive(Clone, Debug)]
pub struct Design {
    /// The id; empty if the file has no readable id.
    pub id: String,
    /// The file in canonical form, ready to paste into a scenario; `None` if the design cannot be understood.
    pub text: Option<String>,
    /// All flaws of the design; a legal design has none.
    pub flaws: Vec<Flaw>,
    /// Data and points of the design, in the game's own facts.
    pub facts: Vec<(&'static str, Fact)>,
}

impl Design {
    /// Returns the design as plain data.
    pub fn fact(&self) -> Fact {
        let flaw = |flaw: &Flaw| {
            Fact::map([
                ("what", Fact::text(&flaw.what)),
                ("where", Fact::text(&flaw.place)),
                ("clause", Fact::maybe(flaw.clause, |clause| Fact::text(clause.to_string()))),
            ])
        };
        let facts = (!self.facts.is_empty()).then(|| Fact::Map(self.facts.clone()));
        Fact::map([
            ("id", Fact::text(&self.id)),
            ("legal", Fact::Bool(self.flaws.is_empty())),
            ("text", Fact::maybe(self.text.as_deref(), Fact::text)),
            ("flaws", Fact::list(&self.flaws, flaw)),
            ("facts", Fact::maybe(facts, |facts| facts)),
        ])
    }
}

/// The place where ships of a game are designed.
pub trait Shipyard: Sync {
    /// Returns the classes that a design may start from, each with its facts.
    fn classes(&self) -> Fact;

    /// Reads and validates a design's file.
    fn read(&self, text: &str) -> Design;

    /// Returns the scenario file with the design in place of the named ships.
    ///
    /// # Errors
    /// Every flaw of the design, and of the scenario with it.
    fn commission(&self, scenario: &str, design: &str, ships: &[String]) -> Result<String, Flaws>;
}
