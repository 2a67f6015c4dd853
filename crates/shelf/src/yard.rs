//! Shipyards: designs of one's own, for the games that have them.

use engine::{Fact, Flaw, Flaws};

/// A design as its file says it, with everything that is wrong with it.
#[derive(Clone, Debug)]
pub struct Design {
    /// Its id; empty where none can be read.
    pub id: String,
    /// Its file as we would write it, ready to stand in a scenario; none where it cannot be understood.
    pub text: Option<String>,
    /// Everything wrong with it; a legal design has no flaw.
    pub flaws: Vec<Flaw>,
    /// What it is and what it is worth, in the game's own facts.
    pub facts: Vec<(&'static str, Fact)>,
}

impl Design {
    /// The design as plain data.
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

/// Where the ships of a game are designed.
pub trait Shipyard: Sync {
    /// What a design may begin from, each with its facts.
    fn classes(&self) -> Fact;

    /// Reads a design's file.
    fn read(&self, text: &str) -> Design;

    /// A scenario file with a design in the place of some of its ships.
    ///
    /// # Errors
    /// Every flaw of the design, and of the scenario with it.
    fn commission(&self, scenario: &str, design: &str, ships: &[String]) -> Result<String, Flaws>;
}
