//! What an experiment came to, for people: a table in CSV, and a page in HTML with the chart in it.

mod values;

use std::fmt::Write;

use crate::chart::{escaped, svg};
use crate::experiment::effects::CaseReport;
use crate::experiment::{Question, Report};

/// The columns of the table, as CSV names them.
const COLUMNS: [&str; 17] = [
    "case",
    "value",
    "battles",
    "share",
    "low",
    "high",
    "worth",
    "draws",
    "turns",
    "change",
    "change_low",
    "change_high",
    "chance",
    "corrected",
    "otherwise",
    "level",
    "joint_level",
];

/// The table of cases, or of classes, as CSV (RFC 4180): a head, then a row for each; what a case does not have is empty.
pub fn csv(report: &Report) -> String {
    if let Some(found) = &report.values {
        return values::csv(found, report.level);
    }
    let mut text = COLUMNS.join(",") + "\r\n";
    for case in &report.cases {
        let maybe = |number: Option<f64>| number.map_or_else(String::new, |n| n.to_string());
        let change = |of: fn(&crate::experiment::effects::Change) -> f64| maybe(case.change.as_ref().map(of));
        let cells = [
            quoted(&case.name),
            maybe(case.value),
            case.battles.to_string(),
            case.share.to_string(),
            case.interval.low.to_string(),
            case.interval.high.to_string(),
            case.worth.to_string(),
            case.draws.to_string(),
            case.turns.to_string(),
            change(|c| c.by),
            change(|c| c.interval.low),
            change(|c| c.interval.high),
            change(|c| c.chance),
            change(|c| c.corrected),
            change(|c| c.otherwise),
            report.level.to_string(),
            report.joint_level.to_string(),
        ];
        text += &(cells.join(",") + "\r\n");
    }
    text
}

/// A cell of CSV.
fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

/// A share in percent.
fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

/// A difference of shares in points of percent.
fn points(by: f64) -> String {
    format!("{:+.1}", by * 100.0)
}

/// The answer in a sentence or two.
pub fn answer(report: &Report) -> String {
    if let Some(found) = &report.values {
        return values::answer(found);
    }
    if report.question == Question::Points {
        return "There are too few battles to say.".to_owned();
    }
    match (&report.question, &report.even) {
        (Question::Fair { width, .. }, Some(even)) => {
            let unit = if report.unit.is_empty() { "the value" } else { &report.unit };
            match (even.value, even.interval) {
                (Some(value), Some(interval)) => format!(
                    "The sides win alike at {value:.2} {unit}, 95 % interval {:.2} to {:.2}{}. The case farthest from the \
                     curve lies {:.1} standard errors from it.",
                    interval.low,
                    interval.high,
                    if even.reached { String::new() } else { format!(", wider than the {width} asked for") },
                    even.misfit
                ),
                (Some(value), None) => format!(
                    "The sides win alike at about {value:.2} {unit}, but the interval reaches beyond the values tried."
                ),
                _ => "The sides win alike at none of the values tried, nor between them.".to_owned(),
            }
        }
        _ => {
            let (sure, unsure): (Vec<&CaseReport>, Vec<&CaseReport>) = report
                .cases
                .iter()
                .filter(|case| case.change.is_some())
                .partition(|case| case.change.as_ref().is_some_and(|c| c.corrected < 0.05));
            let of = |case: &CaseReport| {
                let by = case.change.as_ref().map_or(0.0, |change| change.by);
                format!("{} {}", case.name, points(by))
            };
            let list =
                |cases: &[&CaseReport]| cases.iter().map(|c| of(c)).collect::<Vec<String>>().join(", ");
            let first = report.cases.first();
            let base = first.map_or_else(String::new, |c| format!("{}, {}", c.name, percent(c.share)));
            let changes = match (sure.is_empty(), unsure.is_empty()) {
                (true, _) => format!("no change is sure ({})", list(&unsure)),
                (false, true) => list(&sure),
                (false, false) => format!("{}; these may be chance: {}", list(&sure), list(&unsure)),
            };
            format!("Share of {} against the first case ({base}), in points: {changes}.", report.counted)
        }
    }
}

/// The table of cases.
fn cases(report: &Report) -> String {
    let mut rows = String::new();
    for case in &report.cases {
        let change = case.change.as_ref().map_or_else(
            || "<td colspan=\"4\">compared with</td>".to_owned(),
            |c| {
                format!(
                    "<td>{}</td><td>{} to {}</td><td>{}</td><td>{}</td>",
                    points(c.by),
                    points(c.interval.low),
                    points(c.interval.high),
                    chance(c.corrected),
                    percent(c.otherwise)
                )
            },
        );
        let _ = writeln!(
            rows,
            "<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td><td>{} to {}</td>{change}<td>{}</td><td>{:.1}</td></tr>",
            escaped(&case.name),
            case.battles,
            percent(case.share),
            percent(case.interval.low),
            percent(case.interval.high),
            percent(case.draws),
            case.turns
        );
    }
    format!(
        "<div class=\"wide\"><table>\n<thead><tr><th scope=\"col\">Case</th>\
         <th scope=\"col\">Battles</th><th scope=\"col\">Share</th><th scope=\"col\">95 % interval</th>\
         <th scope=\"col\">Change, points</th><th scope=\"col\">Interval, all together 95 %</th>\
         <th scope=\"col\">Chance, corrected</th><th scope=\"col\">Came out otherwise</th><th scope=\"col\">Draws</th>\
         <th scope=\"col\">Turns</th></tr></thead>\n<tbody>\n{rows}</tbody>\n</table></div>\n"
    )
}

/// A chance of error.
fn chance(chance: f64) -> String {
    if chance < 0.0001 { "below 0.0001".to_owned() } else { format!("{chance:.4}") }
}

const CASES: &str = "All cases are fought from the same seeds. Intervals of shares are Wilson's by pairs, each of 95 %; \
    those of changes hold all together (Bonferroni), and chances of error are corrected by Holm's method.";
const VALUES: &str = "Both fleets of a pair are drawn from its seed, and change sides for its second battle. Weights of \
    classes are fitted by logistic regression, their scatter over pairs; values are weights on the scale told, with \
    Fieller's intervals, each of 95 %. Chances of error are corrected by Holm's method.";

/// The page: question, answer, chart, table, and the command that makes it again.
pub fn html(report: &Report, command: &str) -> String {
    let (tables, notes) = match &report.values {
        Some(found) => (values::tables(found), VALUES),
        None => (cases(report), CASES),
    };
    let facts = [
        ("Game", report.game.clone()),
        ("Scenario", report.scenario.clone()),
        ("Captains", report.captains.join(" and ")),
        ("They think", report.thinking.clone()),
        ("Seed", report.seed.to_string()),
        ("Counted", format!("the share of victories of {}, a draw for half", report.counted)),
    ];
    let facts = facts.iter().fold(String::new(), |mut text, (name, fact)| {
        let _ = writeln!(text, "<dt>{name}</dt><dd>{}</dd>", escaped(fact));
        text
    });
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
         <style>{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n<p>{asks}</p>\n\
         <p class=\"answer\">{answer}</p>\n<figure>\n{chart}</figure>\n{tables}<dl>\n{facts}</dl>\n\
         <p>{notes}</p>\n\
         <p>To make this page again:</p>\n<pre><code>{command}</code></pre>\n</main>\n</body>\n</html>\n",
        title = escaped(&report.title),
        asks = escaped(&report.asks),
        answer = escaped(&answer(report)),
        chart = svg(report),
        command = escaped(command),
    )
}

const STYLE: &str = "\
:root{color-scheme:light dark}\
body{font:16px/1.5 system-ui,sans-serif;margin:0;padding:1rem}\
main{max-width:60rem;margin:0 auto}\
h1{font-size:1.5rem;line-height:1.2}h2{font-size:1.15rem;line-height:1.3;margin-top:2rem}\
.answer{font-weight:600}\
figure{margin:1rem 0;overflow-x:auto}svg{width:100%;height:auto;min-width:32rem;max-width:48rem}\
.wide{overflow-x:auto}\
table{border-collapse:collapse;font-variant-numeric:tabular-nums}\
th,td{padding:.3rem .6rem;border-bottom:1px solid color-mix(in srgb,currentColor 25%,transparent);text-align:right;white-space:nowrap}\
thead th{white-space:normal;vertical-align:bottom}\
th[scope=row],thead th:first-child{text-align:left}\
dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem}dd{margin:0}\
pre{overflow-x:auto;padding:.6rem;border:1px solid color-mix(in srgb,currentColor 25%,transparent)}";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_quoted_where_they_must_be() {
        assert_eq!(quoted("plain"), "plain");
        assert_eq!(quoted("a, \"b\""), "\"a, \"\"b\"\"\"");
    }
}
