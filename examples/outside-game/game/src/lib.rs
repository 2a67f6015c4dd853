//! *Close Pass*, a small starship game of its own, and what it brings to a shelf of Firing Arc.
//!
//! Two cruisers see each other in the dark. Each turn both captains share out power in secret: how far to close or to open,
//! how many guns to fire, how many screens to raise. Then both move, both fire, and the last hull wins.
//!
//! * [`rules`]: the game on the contract: state, turn, view, position; [`orders`]: what a captain writes.
//! * `words/close-pass/en.ftl`: its sentences, which the build script compiles.
//! * here: the scenario file and the entry for a shelf. There is no judge, no aid, no page and no picture: the doors do
//!   without.

pub mod orders;
pub mod rules;

use std::sync::Arc;

use engine::{Catalogue, Flaw, Flaws};
use serde::Deserialize;
use shelf::{ScenarioCard, ScenarioFile, Shelf, Shelved, scenario};

pub use orders::Order;
pub use rules::{ClosePass, Event, State};

/// The shelf that the doors of this game are handed.
pub const SHELF: Shelf = Shelf::of(&[shelf::game::<ClosePass>()]);

/// A scenario file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    title: String,
    #[serde(default)]
    brief: String,
    range: u8,
    hull: u8,
    side: [Named; 2],
}

/// A side of a scenario file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Named {
    name: String,
}

impl Shelved for ClosePass {
    type Rules = Self;

    const TITLE: &'static str = "Close Pass";
    const LINE: &'static str = "Two cruisers in the dark: power for guns, screens or the drive, in secret.";
    const SCENARIOS: &'static [ScenarioFile] =
        &[ScenarioFile::new("two-cruisers", include_str!("two-cruisers.toml"))];

    fn catalogues() -> &'static [Arc<Catalogue>] {
        shelf::catalogues!()
    }

    fn set_up(text: &str, options: &[(String, String)]) -> Result<(Self, ScenarioCard), Flaws> {
        let file: File = scenario::read(text)?;
        let card = scenario::card(&file.title, &file.brief, file.side.iter().map(|side| (&side.name, 1)));
        let mut flaws = scenario::titles(&card);
        flaws.extend(options.iter().map(|(key, _)| Flaw::plain(key, "the game has no options")));
        scenario::ready(Self::new(file.range, file.hull), flaws, card)
    }
}
