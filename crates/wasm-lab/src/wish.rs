//! The content of a form or a file, parsed and checked: all flaws are reported at once, in words.

use engine::{Flaw, Flaws};
use lab::experiment::Experiment;
use lab::report::Kind;
use lab::sequential::Test;
use lab::series::{Stop, Thinking};
use serde::Deserialize;
use shelf::Shelf;
use toml::{Table, Value};

use crate::form::{Common, whole};
use crate::handicap::Ask;
use crate::inquiry::{Inquiry, Match};

/// Maximum number of battles that a page keeps; each takes about a hundred bytes until the page is left.
pub const MOST: u64 = 1_000_000;

/// Minimum number of battles before a test may end a match, as in the terminal.
const LEAST: u64 = 20;

/// A question as it was typed.
#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Wish {
    /// A match between two captains.
    Match(Fight),
    /// A comparison of values of one option or one scenario setting.
    Sweep(Sweep),
    /// The handicap with which a weak captain has a fair battle against a strong one.
    Handicap(Ask),
    /// An experiment's file; `games` are all games of the project, of which this bundle may hold only one.
    Experiment {
        /// Id of the experiment.
        id: String,
        /// Content of the file.
        text: String,
        /// Ids of all games.
        games: Vec<String>,
    },
}

/// A match.
#[derive(Debug, Deserialize)]
pub struct Fight {
    #[serde(flatten)]
    common: Common,
    #[serde(default)]
    fixed_sides: bool,
    /// `true` if a sequential test may end it early.
    #[serde(default)]
    early: bool,
    /// Kind of interval: `paired` (or empty), `wilson` or `exact`.
    #[serde(default)]
    interval: String,
}

/// A sweep.
#[derive(Debug, Deserialize)]
pub struct Sweep {
    #[serde(flatten)]
    common: Common,
    /// The option to vary, or the path of a scenario setting.
    vary: String,
    /// `true` if `vary` is such a path.
    #[serde(default)]
    path: bool,
    /// The values, separated by commas.
    values: String,
}

impl Wish {
    /// Checks the question against the games of this bundle.
    ///
    /// # Errors
    /// Every flaw of the question.
    pub fn inquiry(self, here: &Shelf) -> Result<Inquiry, Flaws> {
        match self {
            Self::Match(of) => of.inquiry(here),
            Self::Sweep(of) => of.inquiry(here),
            Self::Handicap(of) => Ok(Inquiry::Handicap(Box::new(of.question(here)?))),
            Self::Experiment { id, text, games } => {
                known_game(&text, &games)?;
                within(Experiment::read(here, &id, &text)?)
            }
        }
    }
}

impl Fight {
    fn inquiry(self, here: &Shelf) -> Result<Inquiry, Flaws> {
        let (of, mut flaws) = (&self.common, Vec::new());
        let battles = whole(&mut flaws, "battles", &of.battles, 1, MOST);
        let seed = whole(&mut flaws, "seed", &of.seed, 0, u64::MAX);
        let nodes = of.nodes(&mut flaws);
        let kind = match self.interval.as_str() {
            "" | "paired" => Kind::Paired,
            "wilson" => Kind::Wilson,
            "exact" => Kind::Exact,
            other => {
                flaws.push(Flaw::plain("interval", format!("paired, wilson or exact, not \"{other}\"")));
                Kind::Paired
            }
        };
        let arena = of.game(here, &mut flaws).and_then(|game| {
            of.know_captains(game, &mut flaws);
            of.arena(game).map_err(|found| flaws.extend(found)).ok()
        });
        let Some(arena) = arena.filter(|_| flaws.is_empty()) else { return Err(flaws.into()) };
        let [first, second] = &of.captains;
        Ok(Inquiry::Match(Match {
            name: format!("match-{}-{}-{first}-{second}-{seed}", of.set_up.game, of.set_up.scenario),
            command: self.command(seed, battles),
            arena,
            captains: of.captains.clone(),
            // A captain against itself has no sides to swap: both battles of a pair would be identical.
            fixed_sides: self.fixed_sides || first == second,
            battles,
            seed,
            thinking: Thinking { nodes, millis: None },
            stop: self.early.then_some(Stop { test: Test::BETTER, least: LEAST }),
            kind,
        }))
    }

    fn command(&self, seed: u64, battles: u64) -> String {
        let of = &self.common;
        let [first, second] = &of.captains;
        let mut text = format!(
            "firing-arc lab match {} --scenario {} --seats {first},{second}",
            of.set_up.game, of.set_up.scenario
        );
        text += &format!(" --battles {battles} --seed {seed}");
        for (key, value) in of.set_up.options() {
            text += &format!(" --option {key}={value}");
        }
        if !of.nodes.trim().is_empty() {
            text += &format!(" --nodes {}", of.nodes.trim());
        }
        for (said, word) in [(self.fixed_sides, " --fixed-sides"), (self.early, " --stop")] {
            text += if said { word } else { "" };
        }
        if !matches!(self.interval.as_str(), "" | "paired") {
            text += &format!(" --interval {}", self.interval);
        }
        text + " --json"
    }
}

impl Sweep {
    /// Checks the sweep as an experiment file that it writes itself; the terminal fights the same battles from that
    /// file.
    fn inquiry(self, here: &Shelf) -> Result<Inquiry, Flaws> {
        let (of, mut flaws) = (&self.common, Vec::new());
        let battles = whole(&mut flaws, "battles", &of.battles, 2, MOST);
        let seed = whole(&mut flaws, "seed", &of.seed, 0, i64::MAX as u64);
        let nodes = of.nodes(&mut flaws);
        if let Some(game) = of.game(here, &mut flaws) {
            of.know_captains(game, &mut flaws);
        }
        let values: Vec<Value> =
            self.values.split(',').map(str::trim).filter(|word| !word.is_empty()).map(value).collect();
        if self.vary.trim().is_empty() {
            flaws.push(Flaw::plain("vary", "an option or a scenario setting to vary"));
        }
        if values.len() < 2 {
            flaws.push(Flaw::plain(
                "values",
                "two values or more, separated by commas; the first is the base of comparison",
            ));
        }
        if !flaws.is_empty() {
            return Err(flaws.into());
        }
        let text =
            self.file(battles, seed, nodes, values).map_err(|error| vec![Flaw::plain("vary", error)])?;
        let last = self.vary.rsplit('.').next().unwrap_or_default();
        within(Experiment::read(
            here,
            &format!("sweep-{}-{}-{last}", of.set_up.game, of.set_up.scenario),
            &text,
        )?)
    }

    fn file(
        &self,
        battles: u64,
        seed: u64,
        nodes: Option<u32>,
        values: Vec<Value>,
    ) -> Result<String, String> {
        let of = &self.common;
        let text = |text: &str| Value::String(text.to_owned());
        let whole =
            |number: u64| i64::try_from(number).map(Value::Integer).map_err(|error| error.to_string());
        let key = self.vary.trim();
        let mut table = Table::new();
        table.insert(
            "title".to_owned(),
            text(&format!("What {key} changes in {} of {}", of.set_up.scenario, of.set_up.game)),
        );
        table.insert(
            "asks".to_owned(),
            text(&format!("How does each value of {key} change the share of victories?")),
        );
        for (key, said) in [("kind", "sweep"), ("game", &of.set_up.game), ("scenario", &of.set_up.scenario)] {
            table.insert(key.to_owned(), text(said));
        }
        let [first, second] = &of.captains;
        if first == second {
            table.insert("captain".to_owned(), text(first));
        } else {
            table.insert("captains".to_owned(), Value::Array(vec![text(first), text(second)]));
        }
        table.insert("battles".to_owned(), whole(battles)?);
        table.insert("seed".to_owned(), whole(seed)?);
        if let Some(nodes) = nodes {
            table.insert("nodes".to_owned(), whole(u64::from(nodes))?);
        }
        let options: Table =
            of.set_up.options().into_iter().map(|(key, value)| (key, Value::String(value))).collect();
        if !options.is_empty() {
            table.insert("options".to_owned(), Value::Table(options));
        }
        let mut vary = Table::new();
        vary.insert(if self.path { "set" } else { "option" }.to_owned(), text(key));
        vary.insert("values".to_owned(), Value::Array(values));
        table.insert("vary".to_owned(), Value::Table(vary));
        toml::to_string(&table).map_err(|error| error.to_string())
    }
}

/// Parses a value as typed: an integer, a number, or else a word.
fn value(typed: &str) -> Value {
    let number = typed.parse::<f64>().ok().filter(|number| number.is_finite()).map(Value::Float);
    typed.parse().map(Value::Integer).ok().or(number).unwrap_or_else(|| Value::String(typed.to_owned()))
}

/// Checks that an experiment's game is one of the project's.
fn known_game(text: &str, games: &[String]) -> Result<(), Flaws> {
    let table = text.parse::<Table>().unwrap_or_default();
    match table.get("game").and_then(Value::as_str) {
        Some(game) if !games.iter().any(|known| known == game) => {
            let what = format!("no game is called \"{game}\"; there are {}", games.join(", "));
            Err(Flaw::plain("game", what).into())
        }
        _ => Ok(()),
    }
}

/// Checks that a page can hold an experiment's battles.
fn within(experiment: Experiment) -> Result<Inquiry, Flaws> {
    let (battles, inquiry) = (experiment.battles, Inquiry::experiment(experiment)?);
    let series = inquiry.series().len() as u64;
    if series.saturating_mul(battles) > MOST {
        let what = format!(
            "{series} cases of {battles} battles are more than the {MOST} that a page keeps; give each fewer, or fight \
             them with the program in the terminal"
        );
        return Err(Flaw::plain("battles", what).into());
    }
    Ok(inquiry)
}
