//! Matches and ladders, as a program asks them.

use engine::{Flaw, Flaws};
use lab::contest::{Match, header};
use lab::interval::LEVEL;
use lab::ladder::{Ladder, Pairings};
use lab::page::{Row, percent};
use lab::report::{Kind, LadderReport, MatchReport, Rung};
use lab::results::UNTIMED;
use lab::run::Ended;
use lab::series::{Series, Thinking};
use serde::Serialize;
use shelf::{Arena, Game, Opening};

/// A match or a ladder.
pub struct Contest {
    /// The game.
    pub game: &'static dyn Game,
    /// The set-up of its battles.
    pub opening: Opening,
    /// The captains: two of a match, or those of a ladder, weakest first.
    pub captains: Vec<String>,
    /// The rules of a match or a ladder.
    pub form: Form,
    /// Number of battles of each pairing.
    pub battles: u64,
    /// Seed of every pairing.
    pub seed: u64,
    /// Limits on the captains' thinking.
    pub thinking: Thinking,
    /// The kind of interval of a score.
    pub interval: Kind,
}

/// The part in which a match and a ladder differ.
#[derive(Clone, Copy)]
pub enum Form {
    /// A match, with `true` if the captains keep their seats.
    Match(bool),
    /// A ladder, with the place of its anchor.
    Ladder(usize, Pairings),
}

/// A ladder's report, as the terminal prints it with `--json`.
#[derive(Serialize)]
struct Told<'a> {
    game: &'a str,
    scenario: &'a str,
    seed: u64,
    thinking: String,
    paired: &'a str,
    #[serde(flatten)]
    report: &'a LadderReport,
}

/// The report of a contest, in three forms.
pub struct Report {
    pub json: serde_json::Result<String>,
    pub answer: String,
    pub effects: Vec<Row>,
}

impl Contest {
    /// Returns the contest if its captains exist and its set-up is sound.
    ///
    /// # Errors
    /// The flaws.
    pub fn checked(self) -> Result<Self, Flaws> {
        let known: Vec<&str> = self.game.captains().iter().map(|(name, _)| *name).collect();
        let mut flaws: Vec<Flaw> = Vec::new();
        for (at, name) in self.captains.iter().enumerate() {
            let ladder = matches!(self.form, Form::Ladder(..));
            if !known.contains(&name.as_str()) {
                let (game, known) = (self.game.id(), known.join(", "));
                let what = format!("no captain of {game} is called \"{name}\"; there are {known}");
                flaws.push(Flaw::plain("captains", what));
            } else if ladder && self.captains[..at].contains(name) {
                flaws.push(Flaw::plain("captains", format!("{name} is there twice")));
            }
        }
        if !flaws.is_empty() {
            return Err(flaws.into());
        }
        let seats = self.arena()?.seats();
        if seats != 2 {
            let what = format!("battles of the lab are for two seats; this scenario has {seats}");
            return Err(vec![Flaw::plain("scenario", what)].into());
        }
        Ok(self)
    }

    /// Returns the set-up of its battles.
    ///
    /// # Errors
    /// The flaws of the set-up.
    pub fn arena(&self) -> Result<Box<dyn Arena>, Flaws> {
        self.game.arena(&self.opening)
    }

    fn as_match(&self, fixed_sides: bool) -> Match {
        Match {
            captains: [0, 1].map(|at| self.captains[at].clone()),
            fixed_sides,
            battles: self.battles,
            seed: self.seed,
            thinking: self.thinking,
            stop: None,
        }
    }

    fn as_ladder<'a>(&self, arena: &'a dyn Arena, anchor: usize, pairings: Pairings) -> Ladder<'a> {
        Ladder {
            arena,
            captains: self.captains.clone(),
            anchor,
            pairings,
            battles: self.battles,
            seed: self.seed,
            thinking: self.thinking,
            stop: None,
            exploiters: None,
        }
    }

    /// Returns its series.
    pub fn series<'a>(&self, arena: &'a dyn Arena) -> Vec<Series<'a>> {
        match self.form {
            Form::Match(fixed) => vec![self.as_match(fixed).series(arena)],
            Form::Ladder(anchor, pairings) => self.as_ladder(arena, anchor, pairings).series(),
        }
    }

    /// Returns the name of its files.
    ///
    /// # Errors
    /// The flaws of the set-up.
    pub fn name(&self) -> Result<String, Flaws> {
        let (game, scenario, arena) = (self.game, &self.opening.scenario, self.arena()?);
        Ok(match self.form {
            Form::Match(fixed) => {
                self.as_match(fixed).name(game, scenario, [&self.captains[0], &self.captains[1]])
            }
            Form::Ladder(anchor, pairings) => self.as_ladder(&*arena, anchor, pairings).name(game, scenario),
        })
    }

    /// Returns the header of its results file, without times.
    ///
    /// # Errors
    /// The flaws of the set-up.
    pub fn header(&self) -> Result<Vec<String>, Flaws> {
        let arena = self.arena()?;
        let (kind, rest) = match self.form {
            Form::Match(fixed) => ("match", self.as_match(fixed).lines()),
            Form::Ladder(anchor, pairings) => ("ladder", self.as_ladder(&*arena, anchor, pairings).lines()),
        };
        let mut header = header(self.game, &self.opening, kind, self.seed, self.thinking, &rest);
        header.push(UNTIMED.to_owned());
        Ok(header)
    }

    /// Returns its report.
    ///
    /// # Errors
    /// The captains that no chain of battles connects to the anchor.
    pub fn report(&self, series: &[Series<'_>], ended: &[Ended]) -> Result<Report, Flaws> {
        let Form::Ladder(anchor, pairings) = self.form else {
            let report = MatchReport::of(&series[0], &ended[0], self.interval);
            return Ok(Report {
                json: serde_json::to_string(&report),
                answer: answer_of_match(&report),
                effects: vec![row_of_match(&report)],
            });
        };
        let report = self.as_ladder(series[0].arena, anchor, pairings).report(series, ended, self.interval);
        let report = report.map_err(|apart| {
            let names: Vec<&str> = apart.iter().map(|at| self.captains[*at].as_str()).collect();
            let what = format!("no battles connect these with the anchor: {}", names.join(", "));
            vec![Flaw::plain("captains", what)]
        })?;
        let told = Told {
            game: self.game.id(),
            scenario: &self.opening.scenario,
            seed: self.seed,
            thinking: self.thinking.text(),
            paired: pairings.text(),
            report: &report,
        };
        Ok(Report {
            json: serde_json::to_string(&told),
            answer: answer_of_ladder(&report),
            effects: report.ladder.iter().map(row_of_rung).collect(),
        })
    }
}

fn answer_of_match(report: &MatchReport) -> String {
    let [first, second] = &report.captains;
    let (low, high) = (percent(report.interval.low), percent(report.interval.high));
    format!("{first} scores {} against {second}, 95 % interval {low} to {high}.", percent(report.score))
}

/// Returns a whole number with its sign, as all answers write it.
fn signed(number: f64) -> String {
    format!("{number:+.0}").replace('-', "−")
}

fn answer_of_ladder(report: &LadderReport) -> String {
    let mut rungs: Vec<_> = report.ladder.iter().collect();
    rungs.sort_by(|a, b| b.strength.elo.total_cmp(&a.strength.elo));
    let rung = |rung: &&Rung| {
        let (elo, interval) = (rung.strength.elo, rung.strength.interval);
        if rung.captain == report.anchor {
            return format!("{} 0", rung.captain);
        }
        format!("{} {} ({} to {})", rung.captain, signed(elo), signed(interval.low), signed(interval.high))
    };
    let rungs: Vec<String> = rungs.iter().map(rung).collect();
    format!("Elo above {}, strongest first: {}.", report.anchor, rungs.join(", "))
}

fn row_of_match(report: &MatchReport) -> Row {
    let ([first, second], [wins, losses]) = (&report.captains, report.wins);
    vec![
        ("first", first.as_str().into()),
        ("second", second.as_str().into()),
        ("battles", report.battles.into()),
        ("wins", wins.into()),
        ("drawn", report.draws.into()),
        ("losses", losses.into()),
        ("score", report.score.into()),
        ("low", report.interval.low.into()),
        ("high", report.interval.high.into()),
        ("worth", report.worth.into()),
        ("level", LEVEL.into()),
    ]
}

fn row_of_rung(rung: &Rung) -> Row {
    vec![
        ("captain", rung.captain.as_str().into()),
        ("elo", rung.strength.elo.into()),
        ("low", rung.strength.interval.low.into()),
        ("high", rung.strength.interval.high.into()),
        ("score", rung.score.into()),
        ("battles", rung.battles.into()),
        ("level", LEVEL.into()),
    ]
}
