//! A question of the lab, parsed and checked: a match, an experiment or a handicap.

use engine::Flaws;
use lab::chart::svg;
use lab::experiment::{Experiment, Question, Report};
use lab::luck::Units;
use lab::page::{csv, html};
use lab::report::{Kind, MatchReport};
use lab::results::line;
use lab::run::Ended;
use lab::series::{Came, Series, Stop, Thinking};
use serde::Serialize;
use shelf::Arena;

use crate::count::Count;
use crate::handicap::{Answer, Question as Uneven};

/// A match, checked.
pub struct Match {
    /// Base name of its files.
    pub name: String,
    /// The command that fights the same match in the terminal.
    pub command: String,
    /// Its set-up.
    pub arena: Box<dyn Arena>,
    /// The two captains.
    pub captains: [String; 2],
    /// `true` if the captains keep their seats.
    pub fixed_sides: bool,
    /// Maximum number of battles.
    pub battles: u64,
    /// Seed from which the seeds of the battles are derived.
    pub seed: u64,
    /// Limits on the captains' thinking.
    pub thinking: Thinking,
    /// The test that may end it early.
    pub stop: Option<Stop>,
    /// The kind of interval in its report.
    pub kind: Kind,
}

/// A question, parsed and checked.
pub enum Inquiry {
    /// A match between two captains.
    Match(Match),
    /// An experiment with its set-ups and its present number of battles per case.
    Experiment(Box<Experiment>, Vec<Box<dyn Arena>>, u64),
    /// The handicap of a strong captain against a weak one.
    Handicap(Box<Uneven>),
}

/// A text offered as a file.
#[derive(Debug, Serialize)]
pub struct Kept {
    /// Label of its button.
    pub what: &'static str,
    /// Name of the file.
    pub name: String,
    /// Content of the file.
    pub text: String,
}

impl Inquiry {
    /// Returns an experiment as an inquiry, with its set-ups.
    ///
    /// # Errors
    /// Never for an experiment that came from [`Experiment::read`].
    pub fn experiment(experiment: Experiment) -> Result<Self, Flaws> {
        let (arenas, battles) = (experiment.arenas()?, experiment.battles);
        Ok(Self::Experiment(Box::new(experiment), arenas, battles))
    }

    /// Returns its battles as series.
    pub fn series(&self) -> Vec<Series<'_>> {
        match self {
            Self::Experiment(experiment, arenas, battles) => experiment.series(arenas, *battles),
            Self::Handicap(of) => of.series(),
            Self::Match(of) => vec![Series {
                name: format!("{} against {}", of.captains[0], of.captains[1]),
                arena: &*of.arena,
                captains: of.captains.clone(),
                fixed_sides: of.fixed_sides,
                seed: of.seed,
                thinking: of.thinking,
                battles: of.battles,
                stop: of.stop,
                luck: false,
            }],
        }
    }

    /// Returns `true` if it is a match.
    pub const fn is_match(&self) -> bool {
        matches!(self, Self::Match(_))
    }

    /// Returns the kind of interval in its report.
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Match(of) => of.kind,
            Self::Experiment(..) | Self::Handicap(_) => Kind::Paired,
        }
    }

    /// Decides, after all battles, whether to fight more; then raises the number of battles and returns `true`.
    /// A question of fairness doubles the battles each time, up to its maximum; that of a handicap chooses the next
    /// number of steps.
    pub fn goes_on(&mut self, count: &Count) -> bool {
        if let Self::Handicap(of) = self {
            return of.goes_on(count.ended());
        }
        let even = match self {
            Self::Experiment(experiment, ..) if matches!(experiment.question, Question::Fair { .. }) => {
                self.reported(count).and_then(|report| report.even)
            }
            _ => None,
        };
        let Self::Experiment(experiment, _, battles) = self else { return false };
        match (experiment.question, even) {
            (Question::Fair { most, .. }, Some(even)) if even.may_be_found() && *battles < most => {
                *battles = (2 * *battles).min(most);
                true
            }
            _ => false,
        }
    }

    /// Returns the number of battles fought, and the maximum number needed.
    pub fn progress(&self, count: &Count) -> (u64, u64) {
        match self {
            Self::Handicap(of) => of.progress(count.ended()),
            _ => count.progress(&self.series()),
        }
    }

    /// Returns the handicap found so far; `None` for another question.
    pub fn handicap(&self, ended: &[Ended]) -> Option<Answer> {
        let Self::Handicap(of) = self else { return None };
        of.told(ended)
    }

    /// Returns the report of a match; `None` for another question.
    pub fn matched(&self, ended: &[Ended]) -> Option<MatchReport> {
        let Self::Match(of) = self else { return None };
        Some(MatchReport::of(&self.series()[0], &ended[0], of.kind))
    }

    /// Returns the report of an experiment; `None` for another question.
    pub fn reported(&self, count: &Count) -> Option<Report> {
        let Self::Experiment(experiment, ..) = self else { return None };
        let units = |(at, series): (usize, &Series<'_>)| experiment.units(series, at, count.results());
        let units: Vec<Units> = self.series().iter().enumerate().map(units).collect();
        Some(experiment.report(count.ended(), &units))
    }

    /// Returns the terminal's command for the same question.
    pub fn command(&self) -> String {
        match self {
            Self::Match(of) => of.command.clone(),
            Self::Handicap(of) => of.command.clone(),
            Self::Experiment(experiment, ..) => {
                let shelved = experiment
                    .game
                    .experiments()
                    .iter()
                    .any(|one| one.id == experiment.id && one.text == experiment.text);
                let file = if shelved { experiment.id.clone() } else { format!("./{}.toml", experiment.id) };
                format!("firing-arc lab run {file} --json")
            }
        }
    }

    /// Returns all results as files.
    pub fn files(&self, count: &Count) -> Vec<Kept> {
        let of = |what, ending: &str, text| Kept { what, name: format!("{}.{ending}", self.name()), text };
        match self {
            Self::Match(..) => {
                let json = self.matched(count.ended()).map(|report| json(&report)).unwrap_or_default();
                vec![of("Result (JSON)", "json", json), of("Battles (CSV)", "csv", self.battles(count))]
            }
            Self::Handicap(question) => {
                vec![of("Result (JSON)", "json", json(&question.told(count.ended())))]
            }
            Self::Experiment(experiment, ..) => {
                let mut files = vec![of("Experiment (TOML)", "toml", experiment.text.clone())];
                if let Some(report) = self.reported(count) {
                    files.push(of("Result (JSON)", "json", json(&report)));
                    files.push(of("Cases (CSV)", "csv", csv(&report)));
                    files.push(of("Chart (SVG)", "svg", svg(&report)));
                    files.push(of("Page (HTML)", "html", html(&report, &self.command())));
                }
                files
            }
        }
    }

    fn name(&self) -> &str {
        match self {
            Self::Match(of) => &of.name,
            Self::Handicap(of) => &of.name,
            Self::Experiment(experiment, ..) => &experiment.id,
        }
    }

    /// Returns every counted battle of a match as CSV (RFC 4180), one row each.
    fn battles(&self, count: &Count) -> String {
        let series = &self.series()[0];
        let mut text = "battle,seed,first_seat,second_seat,winner,turns,decisions\r\n".to_owned();
        for battle in 0..count.ended()[0].tally.battles {
            let Some(fight) = count.results().get(0, battle) else { break };
            let [first, second] = &series.captains;
            let seats = if series.is_swapped(battle) { [second, first] } else { [first, second] };
            // Where a captain fights itself, its seat names the winner.
            let itself = first == second;
            let winner = match fight.came {
                Came::Draw => String::new(),
                Came::Win if itself => format!("{first} 1"),
                Came::Loss if itself => format!("{first} 2"),
                Came::Win => first.clone(),
                Came::Loss => second.clone(),
            };
            let (seed, turns, decisions) = (series.seed_of(battle), fight.turns, fight.decisions);
            let row =
                format!("{},{seed},{},{},{winner},{turns},{decisions}\r\n", battle + 1, seats[0], seats[1]);
            text += &row;
        }
        text
    }

    /// Fights battles of a series and returns them as lines of a results file. Their thinking times are 0: there is
    /// no clock here, and no battle depends on one.
    ///
    /// # Errors
    /// The battle that could not be fought, with its seed and the cause.
    pub fn fight(&self, at: usize, from: u64, to: u64) -> Result<String, String> {
        let all = self.series();
        let series = all.get(at).ok_or_else(|| format!("there is no series {at}"))?;
        let mut lines = String::new();
        // The desk that hands out battles may have raised their number since this one opened the question.
        for battle in from..to {
            let fight = series.fight_by(battle, &|| std::time::Duration::ZERO).map_err(|broken| {
                let (name, seed) = (&series.name, series.seed_of(battle));
                format!("{name}, battle {} (seed {seed}): {broken}", battle + 1)
            })?;
            lines += &line(at, battle, &fight);
        }
        Ok(lines)
    }
}

/// Serialises a report as one line of JSON, as the terminal prints it.
fn json(report: &impl Serialize) -> String {
    serde_json::to_string(report).map(|text| text + "\n").unwrap_or_default()
}
