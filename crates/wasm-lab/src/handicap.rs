//! Handicaps: the question of a handicap, the answer so far, and the handicaps that were measured before.

use engine::{Flaw, Flaws, Side};
use lab::handicap::{Opponents, UnequalMatch};
use lab::run::Ended;
use lab::series::{Series, Thinking};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use shelf::{Opening, Shelf};

use crate::form::{Common, SetUp, whole};

/// Maximum number of battles of one question.
const MOST: u64 = 10_000;

/// A set-up and a side of it; side 1 is that of the first seat.
#[derive(Debug, Deserialize)]
pub struct Scene {
    #[serde(flatten)]
    set_up: SetUp,
    #[serde(default)]
    side: u8,
}

/// The question of a handicap, as it was typed: of the two captains the weak one comes first, and `side` is that of the
/// strong one.
#[derive(Debug, Deserialize)]
pub struct Ask {
    #[serde(flatten)]
    common: Common,
    side: u8,
}

/// The question of a handicap, checked.
pub struct Question {
    unequal: UnequalMatch,
    /// Base name of its files.
    pub name: String,
    /// The command that asks the same question in the terminal.
    pub command: String,
}

/// A handicap, and what the battles say about it.
#[derive(Debug, Serialize)]
pub struct Answer {
    /// Number of steps by which the side starts weaker.
    steps: u32,
    /// The largest number of steps; `None` for a handicap that was measured before.
    #[serde(skip_serializing_if = "Option::is_none")]
    most_steps: Option<u32>,
    /// The lack of the side in words that complete a sentence: "Amber starts without 7 of its 10 missiles".
    told: String,
    /// The start position.
    position: String,
    /// The side's expected share of the victory, 0 to 1, and the bounds of its 95 % interval.
    share: f64,
    low: f64,
    high: f64,
    /// Number of battles fought.
    battles: u64,
}

/// Returns the side of a number.
fn side_of(number: u8) -> Result<Side, Flaw> {
    match number {
        1 | 2 => Ok(Side(number - 1)),
        other => Err(Flaw::plain("side", format!("1 or 2, not {other}"))),
    }
}

impl Ask {
    /// Checks the question against the games of this bundle.
    ///
    /// # Errors
    /// Every flaw of the question.
    pub fn question(self, here: &Shelf) -> Result<Question, Flaws> {
        let (of, mut flaws) = (&self.common, Vec::new());
        let battles = whole(&mut flaws, "battles", &of.battles, 1, MOST);
        let seed = whole(&mut flaws, "seed", &of.seed, 0, u64::MAX);
        let thinking = Thinking { nodes: of.nodes(&mut flaws), millis: None };
        let side = side_of(self.side).map_err(|flaw| flaws.push(flaw)).ok();
        let unequal = of.game(here, &mut flaws).and_then(|game| {
            of.know_captains(game, &mut flaws);
            let [weak, strong] = of.captains.clone();
            let opponents = Opponents { weak, strong, side: side? };
            let unequal = UnequalMatch::new(game, &of.set_up.opening(), &opponents, seed, thinking, battles);
            unequal.map_err(|found| flaws.extend(found)).ok()
        });
        let Some(mut unequal) = unequal.filter(|_| flaws.is_empty()) else { return Err(flaws.into()) };
        // The first battles are asked for at once, so that there are some to hand out.
        let unfought = vec![Ended::default(); unequal.series().len()];
        unequal.goes_on(&unfought);
        let (SetUp { game, scenario, .. }, [weak, strong]) = (&of.set_up, &of.captains);
        let name = format!("handicap-{game}-{scenario}-{weak}-{strong}-{}", self.side);
        Ok(Question { unequal, name, command: self.command(battles, seed) })
    }

    fn command(&self, battles: u64, seed: u64) -> String {
        let (SetUp { game, scenario, .. }, [weak, strong]) = (&self.common.set_up, &self.common.captains);
        let mut text =
            format!("firing-arc lab handicap {game} --scenario {scenario} --captains {weak},{strong}");
        text += &format!(" --side {} --battles {battles} --seed {seed}", self.side);
        for (key, value) in self.common.set_up.options() {
            text += &format!(" --option {key}={value}");
        }
        text
    }
}

impl Question {
    /// Returns the battles at every number of steps as series.
    pub fn series(&self) -> Vec<Series<'_>> {
        self.unequal.series()
    }

    /// Asks for the next battles, after all that were asked for; returns `false` if the search is over.
    pub fn goes_on(&mut self, ended: &[Ended]) -> bool {
        self.unequal.goes_on(ended)
    }

    /// Returns the number of battles fought, and the most that will be.
    pub fn progress(&self, ended: &[Ended]) -> (u64, u64) {
        self.unequal.progress(ended)
    }

    /// Returns the handicap that the battles so far find; `None` before the first.
    pub fn told(&self, ended: &[Ended]) -> Option<Answer> {
        let found = self.unequal.found(ended)?;
        let start = self.unequal.start(found.steps);
        Some(Answer {
            steps: found.steps,
            most_steps: Some(self.unequal.most_steps()),
            told: start.told.clone(),
            position: start.position.clone(),
            share: found.share,
            low: found.interval.low,
            high: found.interval.high,
            battles: found.battles,
        })
    }
}

/// Lists the handicaps that were measured on a scenario without changed options, and the digest of its set-up.
///
/// # Errors
/// If there is no such game or scenario.
pub fn listed(here: &Shelf, Scene { set_up, .. }: &Scene) -> Result<Value, Flaws> {
    let game = set_up.game(here)?;
    let file = game.scenarios().iter().find(|file| file.id == set_up.scenario).ok_or_else(|| {
        Flaw::plain("scenario", format!("no scenario of {} is called \"{}\"", set_up.game, set_up.scenario))
    })?;
    let opening = Opening::scenario(file.id);
    let mut handicaps = Vec::new();
    for kept in game.handicaps(file.id) {
        // Rules that changed since may not know so many steps.
        let Some(start) = game.weakened(&opening, kept.side, kept.steps)? else { continue };
        let [share, low, high] = kept.share.map(|share| f64::from(share) / 100.0);
        let (steps, battles) = (kept.steps, u64::from(kept.battles));
        let (told, position) = (start.told, start.position);
        let found = Answer { steps, most_steps: None, told, position, share, low, high, battles };
        handicaps.push(json!({
            "weak": kept.weak, "strong": kept.strong, "side": kept.side.number(), "found": found,
        }));
    }
    let text = shelf::health::digest(file.text);
    Ok(json!({ "text": text, "version": game.version(), "handicaps": handicaps }))
}

/// Returns the start in which a side is weaker by a number of steps, and its lack in words; null if it cannot be.
///
/// # Errors
/// Every flaw of the set-up.
pub fn weakened(here: &Shelf, Scene { set_up, side }: &Scene, steps: u32) -> Result<Value, Flaws> {
    let start = set_up.game(here)?.weakened(&set_up.opening(), side_of(*side)?, steps)?;
    Ok(start.map_or(Value::Null, |start| json!({ "position": start.position, "told": start.told })))
}
