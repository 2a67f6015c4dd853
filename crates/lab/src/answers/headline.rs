//! The first sentence of an answer: whether it depends on the captain.
//!
//! An effect depends on the captain if the joint interval of its difference between the first captain and another one does
//! not hold 0. The interval of a difference comes from the intervals of both effects (Newcombe 1998).

use super::questions::Questions;
use crate::experiment::{Question, Report};
use crate::interval::{Interval, difference, wilson};
use crate::page::percent;

/// A measured effect with its joint interval: a change of the share, an even value, or the value of a class.
pub(super) struct Effect {
    /// Name of the case or class.
    pub name: String,
    /// Its size; a change is in points.
    pub by: f64,
    /// Its interval; `None` if it is unbounded.
    pub interval: Option<Interval>,
}

impl Effect {
    /// Returns its size as text.
    pub fn text(&self, question: Question) -> String {
        number(self.by, question)
    }
}

/// Returns a size of an effect as text: signed points of a change, otherwise a plain number.
pub(super) fn number(by: f64, question: Question) -> String {
    match question {
        Question::Sweep | Question::Rules => format!("{by:+.1}").replace('-', "−"),
        Question::Fair { .. } => format!("{by:.2}"),
        Question::Points => format!("{by:.1}"),
    }
}

/// Returns the effects of a report.
pub(super) fn effects(report: &Report) -> Vec<Effect> {
    if let Some(values) = &report.values {
        let compared = values.classes.iter().filter(|value| value.chance.is_some());
        let effect = |value: &crate::experiment::values::Value| Effect {
            name: value.class.title().to_owned(),
            by: value.value,
            interval: value.interval,
        };
        return compared.map(effect).collect();
    }
    if let Some(even) = &report.even {
        let by = even.value.unwrap_or(f64::NAN);
        return vec![Effect { name: "the even value".to_owned(), by, interval: even.interval }];
    }
    let points = |interval: Interval| Interval { low: 100.0 * interval.low, high: 100.0 * interval.high };
    let changed = report.cases.iter().filter_map(|case| Some((case, case.change.as_ref()?)));
    let effect =
        |(case, change): (&crate::experiment::effects::CaseReport, &crate::experiment::effects::Change)| {
            Effect { name: case.name.clone(), by: 100.0 * change.by, interval: Some(points(change.interval)) }
        };
    changed.map(effect).collect()
}

/// The first sentence of an answer, and the ones behind it.
pub(super) struct Headline {
    pub sentence: String,
    pub details: String,
}

/// Most effects that the details list.
const LISTED: usize = 4;

/// Returns whether the answers depend on the captain, with the effects that do.
pub(super) fn headline(questions: &Questions, reports: &[Vec<Report>]) -> Headline {
    let names: Vec<&str> = questions.captains.iter().map(|(captain, _)| captain.as_str()).collect();
    let level = questions.together().level();
    let (mut of_effects, mut of_draws) = (Compared::default(), Compared::default());
    for under in reports {
        let (question, asked) = (under[0].question, under[0].title.trim_end_matches('?'));
        let all: Vec<Vec<Effect>> = under.iter().map(effects).collect();
        for at in 0..all[0].len() {
            let title = if reports.len() > 1 { asked } else { all[0][at].name.as_str() };
            let sizes: Vec<_> = all.iter().map(|effects| effects.get(at)).collect();
            let of: Vec<_> =
                sizes.iter().map(|effect| effect.and_then(|e| Some((e.by, e.interval?)))).collect();
            of_effects.add(title, &names, &of, |captain| {
                sizes[captain].map_or_else(String::new, |effect| effect.text(question))
            });
        }
        for at in 0..under[0].cases.len() {
            let of: Vec<_> = under.iter().map(|report| draws(report, at, level)).collect();
            let case = &under[0].cases[at].name;
            let title = if reports.len() > 1 { format!("{asked}, {case}") } else { case.clone() };
            of_draws.add(&title, &names, &of, |captain| percent(under[captain].cases[at].draws));
        }
    }
    told(&of_effects, &of_draws, reports[0][0].question)
}

/// Returns the part of a case's battles that nobody won, with its interval. A pair of battles counts as one.
fn draws(report: &Report, at: usize, level: f64) -> Option<(f64, Interval)> {
    let case = report.cases.get(at)?;
    let units = case.battles as f64 / report.captains.len() as f64;
    Some((case.draws, wilson(case.draws, units, level)))
}

/// Effects compared between the first captain and the others.
#[derive(Default)]
struct Compared {
    /// Those that differ, in words.
    differ: Vec<String>,
    /// Largest difference that an interval does not exclude; `None` if no difference has bounds.
    farthest: Option<f64>,
    /// Number of differences without bounds.
    unknown: usize,
}

impl Compared {
    /// Compares one effect, given under every captain; `text` says its size under one of them.
    fn add(
        &mut self,
        title: &str,
        captains: &[&str],
        of: &[Option<(f64, Interval)>],
        text: impl Fn(usize) -> String,
    ) {
        let apart: Vec<Interval> =
            of[1..].iter().filter_map(|other| Some(difference((*other)?, of[0]?))).collect();
        self.unknown += of.len() - 1 - apart.len();
        let farthest = apart.iter().map(|i| i.low.abs().max(i.high.abs())).reduce(f64::max);
        self.farthest = self.farthest.into_iter().chain(farthest).reduce(f64::max);
        if apart.iter().any(|interval| !interval.holds(0.0)) {
            let under = captains.iter().enumerate().map(|(at, name)| format!("{} under `{name}`", text(at)));
            self.differ.push(format!("{title}: {}", under.collect::<Vec<_>>().join(", ")));
        }
    }

    /// Returns the differing effects as a list, the first few of them.
    fn listed(&self) -> String {
        let more = self.differ.len().saturating_sub(LISTED);
        let rest = if more > 0 { format!("; and {more} more") } else { String::new() };
        format!("{}{rest}.", self.differ[..self.differ.len().min(LISTED)].join("; "))
    }
}

fn told(effects: &Compared, draws: &Compared, question: Question) -> Headline {
    let reach = |farthest: f64| match question {
        Question::Sweep | Question::Rules => format!("{farthest:.0} points"),
        Question::Fair { .. } => format!("{farthest:.2}"),
        Question::Points => format!("{farthest:.1}"),
    };
    let within = effects.farthest.map_or_else(String::new, |farthest| {
        format!("Differences of up to {} are not excluded.", reach(farthest))
    });
    let unbounded = match effects.unknown {
        0 => String::new(),
        1 => " One difference has no bounds in these battles.".to_owned(),
        many => format!(" {many} differences have no bounds in these battles."),
    };
    let of_draws = format!("Draws differ: {}", draws.listed());
    let (sentence, details) = match (effects.differ.is_empty(), draws.differ.is_empty()) {
        (true, true) => ("No dependence on the captain was found.", format!("{within}{unbounded}")),
        (true, false) => (
            "Draws depend on the captain; nothing else was found to depend on it.",
            format!("{of_draws} {within}{unbounded}"),
        ),
        (false, true) => ("The answer depends on the captain.", format!("{}{unbounded}", effects.listed())),
        (false, false) => {
            ("The answer depends on the captain.", format!("{}{unbounded} {of_draws}", effects.listed()))
        }
    };
    Headline { sentence: sentence.to_owned(), details }
}
