//! The first sentence of an answer: whether it depends on the captain.
//!
//! An effect depends on the captain if the joint interval of its difference between the first captain and another one does
//! not hold 0. The interval of a difference comes from the intervals of both effects (Newcombe 1998).

use super::questions::Questions;
use crate::experiment::{Question, Report};
use crate::interval::{Interval, difference};

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
    let (mut depend, mut widest, mut unknown) = (Vec::new(), 0f64, 0);
    for under in reports {
        let question = under[0].question;
        let all: Vec<Vec<Effect>> = under.iter().map(effects).collect();
        for at in 0..all[0].len() {
            let of =
                |captain: usize| all[captain].get(at).and_then(|effect| Some((effect.by, effect.interval?)));
            let others = 1..all.len();
            let apart = others.filter_map(|captain| Some(difference(of(captain)?, of(0)?)));
            let apart: Vec<Interval> = apart.collect();
            unknown += all.len() - 1 - apart.len();
            widest = apart.iter().map(|i| i.width() / 2.0).fold(widest, f64::max);
            if apart.iter().any(|interval| !interval.holds(0.0)) {
                let sizes = all.iter().zip(&questions.captains).filter_map(|(effects, (captain, _))| {
                    Some(format!("{} under `{captain}`", effects.get(at)?.text(question)))
                });
                let title =
                    if reports.len() > 1 { under[0].title.as_str() } else { all[0][at].name.as_str() };
                depend.push(format!("{title}: {}", sizes.collect::<Vec<_>>().join(", ")));
            }
        }
    }
    told(&depend, widest, unknown, reports[0][0].question)
}

fn told(depend: &[String], widest: f64, unknown: usize, question: Question) -> Headline {
    let unbounded = match unknown {
        0 => String::new(),
        1 => " One difference has no bounds in these battles.".to_owned(),
        many => format!(" {many} differences have no bounds in these battles."),
    };
    if depend.is_empty() {
        let reach = match question {
            Question::Sweep | Question::Rules => format!("±{widest:.0} points"),
            Question::Fair { .. } => format!("±{widest:.2}"),
            Question::Points => format!("±{widest:.1}"),
        };
        return Headline {
            sentence: "No dependence on the captain was found.".to_owned(),
            details: format!(
                "The joint intervals of the differences between captains reach {reach}; smaller differences may exist.\
                 {unbounded}"
            ),
        };
    }
    let more = depend.len().saturating_sub(LISTED);
    let rest = if more > 0 { format!("; and {more} more") } else { String::new() };
    let listed = &depend[..depend.len().min(LISTED)];
    Headline {
        sentence: "The answer depends on the captain.".to_owned(),
        details: format!("{}{rest}.{unbounded}", listed.join("; ")),
    }
}
