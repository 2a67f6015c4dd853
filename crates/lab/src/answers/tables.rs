//! The tables of an answer in Markdown, and the notes behind them.

use std::fmt::Write;

use super::headline::{Effect, effects, number};
use super::questions::Questions;
use crate::experiment::effects::CaseReport;
use crate::experiment::{Question, Report, Seeds};
use crate::interval::Interval;
use crate::page::{chance, percent, points, thousands};

/// A Markdown table: the heads of its columns, then its rows.
struct Table {
    heads: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Table {
    fn text(&self) -> String {
        let line = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
        let ruler: Vec<&str> = (0..self.heads.len()).map(|at| if at == 0 { "---" } else { "--:" }).collect();
        let mut text = format!("{}|{}|\n", line(&self.heads), ruler.join("|"));
        self.rows.iter().for_each(|row| text += &line(row));
        text
    }
}

/// Returns the tables of an answer.
pub(super) fn tables(questions: &Questions, reports: &[Vec<Report>]) -> String {
    match reports[0][0].question {
        Question::Points => format!(
            "{}\n{}",
            effect_table(questions, &reports[0], "Class").text(),
            fits(questions, &reports[0]).text()
        ),
        Question::Fair { .. } => format!(
            "{}\n{}",
            effect_table(questions, &reports[0], "").text(),
            shares(questions, &reports[0]).text()
        ),
        Question::Rules => rules(questions, reports).text(),
        Question::Sweep => {
            let tables = |under: &Vec<Report>| {
                format!("{}\n{}", shares(questions, under).text(), lengths(questions, under).text())
            };
            reports.iter().map(tables).collect::<Vec<_>>().join("\n")
        }
    }
}

/// Returns the heads of a table: `first`, then `each` under every captain.
fn heads(questions: &Questions, first: &str, each: &[&str]) -> Vec<String> {
    let of = |(captain, _): &(String, u64)| {
        each.iter().map(move |what| format!("{what}, `{captain}`")).collect::<Vec<_>>()
    };
    std::iter::once(first.to_owned()).chain(questions.captains.iter().flat_map(of)).collect()
}

fn share(case: &CaseReport) -> String {
    let (low, high) = (percent(case.interval.low), percent(case.interval.high));
    format!("{} ({low} to {high})", percent(case.share))
}

/// Returns a size with its interval; in bold if the interval does not hold the assumed value.
fn sized(by: &str, interval: Option<(Interval, &str, &str)>, assumed: Option<f64>) -> String {
    let Some((interval, low, high)) = interval else { return format!("{by} (unbounded)") };
    let text = format!("{by} ({low} to {high})");
    if assumed.is_some_and(|assumed| !interval.holds(assumed)) { format!("**{text}**") } else { text }
}

fn change(case: &CaseReport) -> String {
    let Some(change) = &case.change else { return String::new() };
    let (low, high) = (points(change.interval.low), points(change.interval.high));
    sized(&points(change.by), Some((change.interval, &low, &high)), Some(0.0))
}

/// Returns the table of shares and changes: a row for each case.
fn shares(questions: &Questions, under: &[Report]) -> Table {
    let changes = matches!(under[0].question, Question::Sweep);
    let each: &[&str] = if changes { &["share", "change"] } else { &["share"] };
    let row = |at: usize| {
        let cells = under.iter().flat_map(|report| {
            let case = &report.cases[at];
            let mut cells = vec![share(case)];
            cells.extend(changes.then(|| change(case)));
            cells
        });
        std::iter::once(under[0].cases[at].name.clone()).chain(cells).collect()
    };
    Table { heads: heads(questions, "Case", each), rows: (0..under[0].cases.len()).map(row).collect() }
}

/// Returns the table of draws and lengths: a row for each case.
fn lengths(questions: &Questions, under: &[Report]) -> Table {
    let row = |at: usize| {
        let cells = under.iter().flat_map(|report| {
            let case = &report.cases[at];
            [percent(case.draws), format!("{:.1}", case.turns)]
        });
        std::iter::once(under[0].cases[at].name.clone()).chain(cells).collect()
    };
    Table {
        heads: heads(questions, "Case", &["draws", "turns"]),
        rows: (0..under[0].cases.len()).map(row).collect(),
    }
}

/// Returns the table of several experiments with two cases each: a row for each experiment under each captain.
fn rules(questions: &Questions, reports: &[Vec<Report>]) -> Table {
    let heads = ["Experiment", "Captain", "Share without it", "Share with it", "Change, points", "Draws"];
    let row = |(report, (captain, _)): (&Report, &(String, u64))| {
        let [without, with] = &report.cases[..] else { return Vec::new() };
        vec![
            report.title.clone(),
            format!("`{captain}`"),
            format!("{}: {}", without.name, share(without)),
            format!("{}: {}", with.name, share(with)),
            change(with),
            percent(f64::midpoint(without.draws, with.draws)),
        ]
    };
    let rows = reports.iter().flat_map(|under| under.iter().zip(&questions.captains).map(row));
    Table { heads: heads.map(str::to_owned).to_vec(), rows: rows.collect() }
}

/// Returns the table of effects: a row for each, with its worth if there is one.
fn effect_table(questions: &Questions, under: &[Report], first: &str) -> Table {
    let question = under[0].question;
    let all: Vec<Vec<Effect>> = under.iter().map(effects).collect();
    let worth = |at: usize| {
        let values = under[0].values.as_ref()?;
        values.classes.iter().filter(|value| value.chance.is_some()).nth(at)?.class.worth
    };
    let cell = |effects: &[Effect], at: usize| {
        let Some(effect) = effects.get(at).filter(|effect| effect.by.is_finite()) else {
            return "not within the values tried".to_owned();
        };
        let bounds = effect.interval.map(|i| (i, number(i.low, question), number(i.high, question)));
        let bounds = bounds.as_ref().map(|(i, low, high)| (*i, low.as_str(), high.as_str()));
        sized(&effect.text(question), bounds, worth(at))
    };
    let compared = under[0].values.as_ref().map(|values| values.compared_with.clone());
    let row = |at: usize| {
        let mut cells = vec![all[0][at].name.clone()];
        cells.extend(worth(at).map(|worth| worth.to_string()));
        cells.extend(all.iter().map(|effects| cell(effects, at)));
        cells
    };
    let captains = questions.captains.iter().map(|(captain, _)| format!("`{captain}`"));
    let heads = std::iter::once(first.to_owned()).chain(compared).chain(captains).collect();
    Table { heads, rows: (0..all[0].len()).map(row).collect() }
}

/// Returns the table of how well values predict results: a row for each measure.
fn fits(questions: &Questions, under: &[Report]) -> Table {
    type Told = fn(&crate::experiment::values::Values) -> String;
    let rows: [(&str, Told); 7] = [
        ("battles drawn", |values| percent(values.draws)),
        ("log loss on unseen pairs, by the measured values", |values| format!("{:.3}", values.log_loss)),
        ("the same by the printed sums", |values| {
            values.log_loss_of_worths.map_or_else(String::new, |loss| format!("{loss:.3}"))
        }),
        ("all printed sums right at once, p-value", |values| {
            values.all_worths.map_or_else(String::new, |all| chance(all.chance))
        }),
        ("deviations of any kind, p-value", |values| chance(values.fit)),
        ("large leads win more than expected (+) or less (−), p-value", |values| {
            let sign = |by: f64| if by > 0.0 { "+" } else { "−" };
            values.bend.map_or_else(String::new, |bend| format!("{}, {}", sign(bend.by), chance(bend.chance)))
        }),
        ("share of the first side between equal fleets", |values| {
            let (share, interval) = values.first_side;
            format!("{} ({} to {})", percent(share), percent(interval.low), percent(interval.high))
        }),
    ];
    let row = |(name, told): (&str, Told)| {
        let cells = under.iter().map(|report| report.values.as_ref().map_or_else(String::new, told));
        std::iter::once(name.to_owned()).chain(cells).collect()
    };
    let captains = questions.captains.iter().map(|(captain, _)| format!("`{captain}`"));
    Table {
        heads: std::iter::once("Measure".to_owned()).chain(captains).collect(),
        rows: rows.into_iter().map(row).collect(),
    }
}

/// Returns the notes: battles, tests, seeds and luck.
pub(super) fn notes(questions: &Questions, reports: &[Vec<Report>]) -> String {
    let battles = questions
        .captains
        .iter()
        .map(|(captain, battles)| format!("{} under `{captain}`", thousands(*battles)));
    let drawn = reports[0][0].question == Question::Points;
    let each = if drawn { "Battles" } else { "Battles of each case" };
    let mut text = format!("{each}: {}.", battles.collect::<Vec<_>>().join(", "));
    let _ = write!(
        text,
        " Shares have 95 % intervals each. Intervals of effects, and of the differences of effects and draws between captains, \
         hold jointly at 95 %: {} tests, by Bonferroni. Bold ones differ significantly from what they are compared with.",
        questions.together().tests
    );
    text += &seeds(questions, reports);
    text += &luck(reports);
    text + "\n"
}

/// Number of standard errors from which the effect of the same seeds counts as clear.
const CLEAR: f64 = 3.0;

/// Returns a sentence on what the same seeds did to the precision.
fn seeds(questions: &Questions, reports: &[Vec<Report>]) -> String {
    if reports[0][0].seeds == Seeds::Own {
        return " Every case has seeds of its own, because the same seeds would cost precision.".to_owned();
    }
    let (mut helped, mut cost) = (None, Vec::new());
    for (report, (captain, _)) in reports.iter().flat_map(|under| under.iter().zip(&questions.captains)) {
        for case in &report.cases {
            let Some(narrower) = case.change.and_then(|change| change.narrower) else { continue };
            let units = case.battles as f64 / report.captains.len() as f64;
            // The ratio of the two widths has a standard error of 1 / (2√units) if the seeds make no difference.
            let clear = CLEAR / (2.0 * units.sqrt());
            if narrower > clear {
                helped = Some(helped.map_or(narrower, |known: f64| known.max(narrower)));
            }
            if narrower < -clear {
                cost.push(format!("{} under `{captain}` ({:.0} % wider)", case.name, -100.0 * narrower));
            }
        }
    }
    let helped = helped.map_or_else(
        || " The same seeds in all cases narrowed no interval clearly.".to_owned(),
        |helped| {
            format!(
                " The same seeds in all cases narrowed intervals of changes by up to {:.0} %.",
                100.0 * helped
            )
        },
    );
    if cost.is_empty() { helped } else { format!("{helped} They cost precision in {}.", cost.join(", ")) }
}

/// Returns a sentence on what taking the luck out did.
fn luck(reports: &[Vec<Report>]) -> String {
    let cases = reports.iter().flatten().flat_map(|report| &report.cases);
    let parts: Vec<f64> = cases.filter_map(|case| Some(case.luck?.narrower)).collect();
    let (Some(least), Some(most)) =
        (parts.iter().copied().reduce(f64::min), parts.iter().copied().reduce(f64::max))
    else {
        return String::new();
    };
    format!(
        " The luck of the dice is taken out of the shares; this changed the width of their intervals by {:+.0} to {:+.0} %.",
        -100.0 * most,
        -100.0 * least
    )
}
