//! Charts as SVG: shares with their intervals, and the curve on which they lie.
//!
//! One chart for all questions: a mark and a bar for every case, from left to right, over its value where cases have
//! values, else in their order; where battles end in draws, a hollow mark for their part. Values of ships have a chart of
//! their own, with a row for each class. A broken line stands at one half. Colours are those of the page (`currentColor`), so the
//! chart is legible on light and dark.

mod values;

use std::fmt::Write;

use crate::experiment::Report;
use crate::experiment::effects::CaseReport;
use crate::experiment::evenness::Even;
use crate::strength::expected;

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 380.0;
const LEFT: f64 = 64.0;
const RIGHT: f64 = 16.0;
const TOP: f64 = 16.0;
const BOTTOM: f64 = 84.0;

/// Where things stand on a chart.
struct Axes {
    low: f64,
    high: f64,
}

impl Axes {
    fn of(places: &[f64]) -> Self {
        let (low, high) = places.iter().fold((f64::MAX, f64::MIN), |(l, h), p| (l.min(*p), h.max(*p)));
        let margin = ((high - low) * 0.08).max(0.3);
        Self { low: low - margin, high: high + margin }
    }

    fn x(&self, place: f64) -> f64 {
        LEFT + (place - self.low) / (self.high - self.low) * (WIDTH - LEFT - RIGHT)
    }
}

fn y(share: f64) -> f64 {
    TOP + (1.0 - share) * (HEIGHT - TOP - BOTTOM)
}

/// The chart as a file of its own, black on light and white on dark.
pub fn svg_file(report: &Report) -> String {
    const STYLE: &str =
        "<style>svg{color:#111}@media(prefers-color-scheme:dark){svg{color:#eee}}</style>\n<title>";
    svg(report).replacen("<title>", STYLE, 1)
}

/// The chart of an experiment, to stand in a page.
pub fn svg(report: &Report) -> String {
    if let Some(values) = &report.values {
        return values::svg(report, values);
    }
    let values: Option<Vec<f64>> = report.cases.iter().map(|case| case.value).collect();
    let places = values.unwrap_or_else(|| (0..report.cases.len()).map(|at| at as f64).collect());
    let axes = Axes::of(&places);
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" \
         font-family=\"system-ui, sans-serif\" font-size=\"13\" fill=\"currentColor\">\n<title>{}</title>\n<desc>{}</desc>\n",
        escaped(&report.title),
        escaped(&described(report))
    );
    for percent in [0, 25, 50, 75, 100] {
        let at = y(f64::from(percent) / 100.0);
        let dash = if percent == 50 { " stroke-dasharray=\"6 4\"" } else { "" };
        let strength = if percent == 50 { 0.8 } else { 0.2 };
        let _ = writeln!(
            text,
            "<line x1=\"{LEFT}\" y1=\"{at:.1}\" x2=\"{:.1}\" y2=\"{at:.1}\" stroke=\"currentColor\" \
             stroke-opacity=\"{strength}\"{dash}/><text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{percent} %</text>",
            WIDTH - RIGHT,
            LEFT - 8.0,
            at + 4.0
        );
    }
    if let Some(even) = &report.even {
        curve(&mut text, even, &axes);
    }
    let names: Vec<String> = report.cases.iter().map(|case| short(case, report)).collect();
    // Names that would run into one another stand slanted.
    let gap = places.windows(2).map(|pair| (axes.x(pair[1]) - axes.x(pair[0])).abs()).fold(WIDTH, f64::min);
    let slanted = names.iter().any(|name| name.chars().count() as f64 * 7.0 > gap);
    let drawn = report.cases.iter().any(|case| case.draws > 0.005);
    for ((case, place), name) in report.cases.iter().zip(&places).zip(&names) {
        let x = axes.x(*place);
        if drawn {
            let _ = writeln!(
                text,
                "<circle cx=\"{x:.1}\" cy=\"{:.1}\" r=\"4\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.5\"/>",
                y(case.draws)
            );
        }
        mark(&mut text, case, x);
        label(&mut text, name, x, slanted);
    }
    let hollow = if drawn { "; hollow: the part that nobody won" } else { "" };
    let values = report.cases.iter().all(|case| case.value.is_some()) && !report.unit.is_empty();
    let under = if values { report.unit.as_str() } else { "" };
    let middle = f64::midpoint(LEFT, WIDTH - RIGHT);
    let _ = writeln!(
        text,
        "<text x=\"{middle:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>\n\
         <text x=\"{middle:.1}\" y=\"{:.1}\" text-anchor=\"middle\">full: share of {}, 95 % intervals{hollow}</text>\n</svg>",
        HEIGHT - 34.0,
        escaped(under),
        HEIGHT - 12.0,
        escaped(&report.counted)
    );
    text
}

/// What stands below a case: its value where all have one and a unit says what they count, else its name.
fn short(case: &CaseReport, report: &Report) -> String {
    let all = report.cases.iter().all(|case| case.value.is_some());
    case.value
        .filter(|_| all && !report.unit.is_empty())
        .map_or_else(|| case.name.clone(), |value| value.to_string())
}

/// A case: its share, and the interval of that.
fn mark(text: &mut String, case: &CaseReport, x: f64) {
    let (low, high) = (y(case.interval.low), y(case.interval.high));
    let (left, right) = (x - 5.0, x + 5.0);
    let _ = writeln!(
        text,
        "<path d=\"M{x:.1} {low:.1}V{high:.1}M{left:.1} {low:.1}H{right:.1}M{left:.1} {high:.1}H{right:.1}\" \
         stroke=\"currentColor\" stroke-width=\"2\"/><circle cx=\"{x:.1}\" cy=\"{:.1}\" r=\"5\"/>",
        y(case.share)
    );
}

fn label(text: &mut String, name: &str, x: f64, slanted: bool) {
    let at = HEIGHT - BOTTOM + 20.0;
    let how = if slanted {
        format!("text-anchor=\"end\" transform=\"rotate(-20 {x:.1} {at:.1})\"")
    } else {
        "text-anchor=\"middle\"".to_owned()
    };
    let _ = writeln!(text, "<text x=\"{x:.1}\" y=\"{at:.1}\" {how}>{}</text>", escaped(name));
}

/// The fitted curve, and where it crosses one half.
fn curve(text: &mut String, even: &Even, axes: &Axes) {
    let Some(value) = even.value else { return };
    // The odds of 400 points of Elo are ten to one.
    let points = 400.0 / std::f64::consts::LN_10;
    let mut path = String::new();
    for step in 0..=80 {
        let at = axes.low + (axes.high - axes.low) * f64::from(step) / 80.0;
        let share = expected(points * even.slope * (at - value));
        let _ = write!(path, "{}{:.1} {:.1}", if step == 0 { "M" } else { " L" }, axes.x(at), y(share));
    }
    let _ =
        writeln!(text, "<path d=\"{path}\" fill=\"none\" stroke=\"currentColor\" stroke-opacity=\"0.5\"/>");
    if let Some(interval) = even.interval {
        let (low, high) = (axes.x(interval.low), axes.x(interval.high));
        let _ = writeln!(
            text,
            "<rect x=\"{low:.1}\" y=\"{TOP}\" width=\"{:.1}\" height=\"{:.1}\" fill-opacity=\"0.12\"/>",
            high - low,
            HEIGHT - TOP - BOTTOM
        );
    }
}

/// The chart in words, for those who do not see it.
fn described(report: &Report) -> String {
    let case = |case: &CaseReport| {
        let [share, low, high] = [case.share, case.interval.low, case.interval.high].map(|s| s * 100.0);
        let draws = case.draws * 100.0;
        format!("{}: {share:.1} percent, {low:.1} to {high:.1}, {draws:.1} drawn", case.name)
    };
    report.cases.iter().map(case).collect::<Vec<String>>().join("; ")
}

/// A text as XML and HTML have it.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_xml_means_otherwise_is_escaped() {
        assert_eq!(escaped("a < b & \"c\""), "a &lt; b &amp; &quot;c&quot;");
    }

    #[test]
    fn shares_stand_from_below_to_above_and_places_from_left_to_right() {
        assert!(y(0.0) > y(0.5) && y(0.5) > y(1.0) && (y(1.0) - TOP).abs() < 1e-9);
        let axes = Axes::of(&[2.0, 6.0]);
        assert!(LEFT < axes.x(2.0) && axes.x(2.0) < axes.x(6.0) && axes.x(6.0) < WIDTH - RIGHT);
        let one = Axes::of(&[3.0]);
        assert!(one.x(3.0).is_finite(), "one value alone has a place too");
    }
}
