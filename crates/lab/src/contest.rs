//! Matches and ladders as asked: their series, and the names and headers of their results files.
//!
//! The terminal and Python ask a contest through this module, so the same contest has the same results file in both.

use shelf::{Arena, Game, Opening};

use crate::experiment::{program, recipes};
use crate::ladder::Ladder;
use crate::series::{Series, Stop, Thinking};

/// A match to be fought.
#[derive(Clone)]
pub struct Match {
    /// The two players.
    pub captains: [String; 2],
    /// `true` if the players keep their seats.
    pub fixed_sides: bool,
    /// Maximum number of battles.
    pub battles: u64,
    /// Seed from which the seeds of the battles are derived.
    pub seed: u64,
    /// Limits on the players' thinking.
    pub thinking: Thinking,
    /// The test that may end the match early.
    pub stop: Option<Stop>,
}

impl Match {
    /// Returns its battles. A captain against itself has no sides to swap: both battles of a pair would be the same.
    pub fn series<'a>(&self, arena: &'a dyn Arena) -> Series<'a> {
        let [first, second] = &self.captains;
        Series {
            name: format!("{first} against {second}"),
            arena,
            captains: self.captains.clone(),
            fixed_sides: self.fixed_sides || first == second,
            seed: self.seed,
            thinking: self.thinking,
            battles: self.battles,
            stop: self.stop,
            luck: false,
        }
    }

    /// Returns the lines of its header that are its own.
    pub fn lines(&self) -> Vec<String> {
        let [first, second] = &self.captains;
        let sides = if self.fixed_sides || first == second { "fixed" } else { "swapped" };
        vec![format!("captains {first}, {second}"), format!("sides {sides}")]
    }

    /// Returns the name of its files in a folder; `players` are the names of the players there.
    pub fn name(&self, game: &dyn Game, scenario: &str, players: [&str; 2]) -> String {
        format!("match-{}-{scenario}-{}-{}", game.id(), players.join("-"), self.seed)
    }
}

impl Ladder<'_> {
    /// Returns the lines of its header that are its own, without those of exploiters.
    pub fn lines(&self) -> Vec<String> {
        let pairings = self.series().into_iter().map(|series| format!("pairing {}", series.name));
        pairings.chain(["sides swapped".to_owned()]).collect()
    }

    /// Returns the name of its files in a folder.
    pub fn name(&self, game: &dyn Game, scenario: &str) -> String {
        format!("ladder-{}-{scenario}-{}", game.id(), self.seed)
    }
}

/// Returns the header of a results file: all that the battles depend on, except their number. `kind` names the kind of
/// run, `rest` are the lines of its own.
pub fn header(
    game: &dyn Game,
    opening: &Opening,
    kind: &str,
    seed: u64,
    thinking: Thinking,
    rest: &[String],
) -> Vec<String> {
    let mut lines = vec![
        program(),
        format!("experiment {kind}"),
        format!("game {}, rules {}", game.id(), game.version()),
        recipes(game),
        format!("scenario {}", opening.scenario),
    ];
    lines.extend(opening.options.iter().map(|(key, value)| format!("option {key}={value}")));
    lines.extend(opening.position.iter().map(|position| format!("position {position}")));
    lines.extend_from_slice(rest);
    lines.push(format!("seed {seed}"));
    lines.push(format!("thinking {}", thinking.text()));
    let shelved = game.scenarios().iter().find(|file| file.id == opening.scenario);
    let text = opening.text.as_deref().or(shelved.map(|file| file.text)).unwrap_or_default();
    lines.extend(text.lines().map(|line| format!("| {line}")));
    lines
}
