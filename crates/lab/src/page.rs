//! Reports on experiments for people: a table of effects, which CSV has too, and an HTML page with the chart.

mod effects;
mod values;

use std::fmt::Write;

pub use effects::{Cell, Row};

use crate::chart::{escaped, svg};
use crate::experiment::effects::CaseReport;
use crate::experiment::{Question, Report};

/// Returns the rows of cases, or of classes. All rows of a report have the same columns.
pub fn effects(report: &Report) -> Vec<Row> {
    match &report.values {
        Some(found) => {
            found.classes.iter().map(|value| values::row(value, found.pairs, report.level)).collect()
        }
        None => report.cases.iter().map(|case| effects::row(case, report)).collect(),
    }
}

/// Returns the effects as CSV (RFC 4180): a header row, then one row each. A value that a row lacks is an empty cell.
pub fn csv(report: &Report) -> String {
    let columns: &[&str] = if report.values.is_some() { &values::COLUMNS } else { &effects::COLUMNS };
    let mut text = columns.join(",") + "\r\n";
    for row in effects(report) {
        let cells: Vec<String> = row.iter().map(|(_, cell)| cell.to_string()).collect();
        text += &(cells.join(",") + "\r\n");
    }
    text
}

/// Formats a share as a percentage.
pub fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

/// Formats a whole number with a comma before every three digits.
pub(crate) fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let comma = |at: usize| at > 0 && (digits.len() - at).is_multiple_of(3);
    let with =
        digits.char_indices().flat_map(|(at, digit)| comma(at).then_some(',').into_iter().chain([digit]));
    with.collect()
}

/// Formats a difference of shares in percentage points.
pub(crate) fn points(by: f64) -> String {
    format!("{:+.1}", by * 100.0).replace('-', "−")
}

/// Returns `true` if the case's interval holds one half.
fn holds_half(case: &CaseReport) -> bool {
    case.interval.low <= 0.5 && case.interval.high >= 0.5
}

/// Returns the answer to the experiment's question, in a sentence or two.
pub fn answer(report: &Report) -> String {
    if let Some(found) = &report.values {
        return values::answer(found);
    }
    if report.question == Question::Points {
        return "There are too few battles for an answer.".to_owned();
    }
    match (&report.question, &report.even) {
        (Question::Fair { .. }, even)
            if even.as_ref().is_none_or(|even| even.interval.is_none())
                && report.cases.iter().all(holds_half) =>
        {
            "Every value tried may be even: these battles cannot tell which one is.".to_owned()
        }
        (Question::Fair { width, .. }, Some(even)) => {
            let unit = if report.unit.is_empty() { "the value" } else { &report.unit };
            match (even.value, even.interval) {
                (Some(value), Some(interval)) => format!(
                    "Both sides win equally often at {value:.2} {unit}, 95 % interval {:.2} to {:.2}{}. The case farthest \
                     from the curve is {:.1} standard errors away from it.",
                    interval.low,
                    interval.high,
                    if even.reached { String::new() } else { format!(", wider than the {width} asked for") },
                    even.misfit
                ),
                (Some(value), None) => format!(
                    "Both sides win equally often at about {value:.2} {unit}, but the interval exceeds the values tried."
                ),
                _ if report.cases.iter().all(|case| case.interval.low > 0.5) => {
                    format!("At every value tried {} wins more than half.", report.counted)
                }
                _ if report.cases.iter().all(|case| case.interval.high < 0.5) => {
                    format!("At every value tried {} wins less than half.", report.counted)
                }
                _ => "Both sides win equally often at no value tried, and at none between them.".to_owned(),
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
                (true, _) => format!("no change is significant ({})", list(&unsure)),
                (false, true) => list(&sure),
                (false, false) => format!("{}; these may be chance: {}", list(&sure), list(&unsure)),
            };
            format!("Share of {} against the first case ({base}), in points: {changes}.", report.counted)
        }
    }
}

/// Column heads of the table of cases on the page.
const HEADS: [&str; 7] = [
    "Battles",
    "Share, 95 % interval",
    "Change in points, joint 95 % interval",
    "p-value, corrected",
    "Different result",
    "Draws",
    "Turns",
];

/// Returns the HTML table of cases.
fn cases(report: &Report) -> String {
    let row = |case: &CaseReport| {
        let (low, high) = (percent(case.interval.low), percent(case.interval.high));
        let mut cells = vec![case.battles.to_string(), format!("{} ({low} to {high})", percent(case.share))];
        cells.extend(case.change.as_ref().map_or_else(
            || ["base of comparison", "", ""].map(str::to_owned),
            |c| {
                let (low, high) = (points(c.interval.low), points(c.interval.high));
                [
                    format!("{} ({low} to {high})", points(c.by)),
                    chance(c.corrected),
                    c.otherwise.map_or_else(String::new, percent),
                ]
            },
        ));
        cells.extend([percent(case.draws), format!("{:.1}", case.turns)]);
        (case.name.clone(), cells)
    };
    table("Case", &HEADS, &report.cases.iter().map(row).collect::<Vec<_>>())
}

/// Returns an HTML table with one named row per entry; `rows_are` heads the first column. In a narrow window each
/// row becomes a block that labels its cells by column and omits empty ones.
fn table(rows_are: &str, heads: &[&str], rows: &[(String, Vec<String>)]) -> String {
    let mut text =
        format!("<table class=\"cases\">\n<thead><tr><th scope=\"col\">{}</th>", escaped(rows_are));
    for head in heads {
        let _ = write!(text, "<th scope=\"col\">{}</th>", escaped(head));
    }
    text += "</tr></thead>\n<tbody>\n";
    for (name, cells) in rows {
        let _ = write!(text, "<tr><th scope=\"row\">{}</th>", escaped(name));
        for (head, cell) in heads.iter().zip(cells) {
            let _ = write!(text, "<td data-is=\"{}\">{}</td>", escaped(head), escaped(cell));
        }
        text += "</tr>\n";
    }
    text + "</tbody>\n</table>\n"
}

/// Formats a p-value.
pub(crate) fn chance(chance: f64) -> String {
    if chance < 0.0001 { "below 0.0001".to_owned() } else { format!("{chance:.4}") }
}

const CASES: &str = "Intervals of shares are Wilson's by pairs, at 95 % each; those of changes hold jointly at 95 % \
    (Bonferroni). p-values are taken from these intervals: one below 5 % belongs to an interval without 0.";
const VALUES: &str = "Both fleets of a pair are drawn from its seed, and swap sides for its second battle. Weights of \
    classes are fitted by logistic regression, with errors clustered by pair. Values are weights on the scale of worths, \
    with Fieller's intervals, which hold jointly at 95 % (Bonferroni). p-values are taken from them: one below 5 % belongs to \
    an interval without the worth.";

/// Returns the page: question, answer, chart, table, and the command that reproduces it.
pub fn html(report: &Report, command: &str) -> String {
    let (tables, notes) = match &report.values {
        Some(found) => (values::tables(found), VALUES),
        None => (cases(report), CASES),
    };
    let facts = [
        ("Game", report.game.clone()),
        ("Scenario", report.scenario.clone()),
        ("Captains", report.captains.join(" and ")),
        ("Thinking", report.thinking.clone()),
        ("Seed", report.seed.to_string()),
        ("Counted", format!("the share of victories of {}; a draw counts half", report.counted)),
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
         <p>To reproduce this page:</p>\n<pre><code>{command}</code></pre>\n</main>\n</body>\n</html>\n",
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
main{max-width:66rem;margin:0 auto}\
h1{font-size:1.5rem;line-height:1.2}h2{font-size:1.15rem;line-height:1.3;margin-top:2rem}\
.answer{font-weight:600}\
figure{margin:1rem 0}svg{display:block;width:100%;height:auto;max-width:36rem}\
table{border-collapse:collapse;font-variant-numeric:tabular-nums}\
th,td{padding:.3rem .6rem;border-bottom:1px solid color-mix(in srgb,currentColor 25%,transparent);text-align:right}\
tbody td{white-space:nowrap}\
thead th{vertical-align:bottom}\
th[scope=row],thead th:first-child{text-align:left}\
dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem}dd{margin:0}\
pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:.6rem;border:1px solid color-mix(in srgb,currentColor 25%,transparent)}\
@media(max-width:64rem){.cases,.cases tbody{display:block}.cases thead{display:none}\
.cases tr{display:grid;grid-template-columns:repeat(auto-fit,minmax(17rem,1fr));gap:.1rem 1.5rem;padding:.6rem 0;\
border-bottom:1px solid color-mix(in srgb,currentColor 25%,transparent)}\
.cases th{grid-column:1/-1;padding:0;border:0}\
.cases td{display:flex;justify-content:space-between;gap:.6rem;padding:0;border:0}\
.cases td::before{content:attr(data-is);text-align:left;white-space:normal;opacity:.75}\
.cases td:empty{display:none}}";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_numbers_have_commas() {
        assert_eq!([12, 400, 4_000, 1_234_567].map(thousands), ["12", "400", "4,000", "1,234,567"]);
    }
}
