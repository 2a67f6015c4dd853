//! Charts as SVG: shares with their intervals, and the fitted curve.
//!
//! All questions use one chart: each case has a mark and an error bar. Cases run from left to right: by value if
//! all have values, otherwise in order. If battles end in draws, a hollow mark shows their part. Values of ships
//! have their own chart, with a row for each class. A dashed line marks one half. Colours are those of the page
//! (`currentColor`), so the chart is legible on light and dark.

mod values;

use std::fmt::Write;

use crate::experiment::Report;
use crate::experiment::effects::CaseReport;
use crate::experiment::evenness::Even;
use crate::strength::expected;

/// Width of a chart, narrow enough that its text is legible across the window of a phone.
const WIDTH: f64 = 440.0;
/// Height of the plot, from a share of 0 to 1.
const HEIGHT: f64 = 240.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 14.0;
const TOP: f64 = 14.0;
/// Estimated width of a letter and height of a line, for an unknown font.
const LETTER: f64 = 6.8;
const LINE: f64 = 17.0;

/// The horizontal scale of a chart.
struct Axes {
    low: f64,
    high: f64,
    left: f64,
}

impl Axes {
    fn of(places: &[f64], left: f64) -> Self {
        let (low, high) = places.iter().fold((f64::MAX, f64::MIN), |(l, h), p| (l.min(*p), h.max(*p)));
        let margin = ((high - low) * 0.08).max(0.3);
        Self { low: low - margin, high: high + margin, left }
    }

    fn x(&self, place: f64) -> f64 {
        self.left + (place - self.low) / (self.high - self.low) * (WIDTH - self.left - RIGHT)
    }

    /// Returns the smallest distance between two neighbouring places.
    fn gap(&self, places: &[f64]) -> f64 {
        let apart = |pair: &[f64]| (self.x(pair[1]) - self.x(pair[0])).abs();
        places.windows(2).map(apart).fold(WIDTH - self.left - RIGHT, f64::min)
    }
}

fn y(share: f64) -> f64 {
    TOP + (1.0 - share) * HEIGHT
}

/// Returns the chart as a standalone file, black on light and white on dark.
pub fn svg_file(report: &Report) -> String {
    const STYLE: &str =
        "<style>svg{color:#111}@media(prefers-color-scheme:dark){svg{color:#eee}}</style>\n<title>";
    svg(report).replacen("<title>", STYLE, 1)
}

/// Returns the chart of an experiment, for embedding in a page.
pub fn svg(report: &Report) -> String {
    if let Some(values) = &report.values {
        return values::svg(report, values);
    }
    let values: Option<Vec<f64>> = report.cases.iter().map(|case| case.value).collect();
    let places = values.unwrap_or_else(|| (0..report.cases.len()).map(|at| at as f64).collect());
    let names: Vec<String> = report.cases.iter().map(|case| short(case, report)).collect();
    let names = Names::of(&names, &places);
    let axes = Axes::of(&places, names.left);
    let drawn = report.cases.iter().any(|case| case.draws > 0.005);
    let mut marks = String::new();
    if let Some(even) = &report.even {
        curve(&mut marks, even, &axes);
    }
    for (at, (case, place)) in report.cases.iter().zip(&places).enumerate() {
        let x = axes.x(*place);
        if drawn {
            let _ = writeln!(marks, "{}", hollow(x, y(case.draws)));
        }
        mark(&mut marks, case, x);
        names.write(&mut marks, at, x);
    }
    let foot = legend(&mut marks, report, drawn, y(0.0) + names.height);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {foot:.0}\" role=\"img\" \
         font-family=\"system-ui, sans-serif\" font-size=\"13\" fill=\"currentColor\">\n<title>{}</title>\n<desc>{}</desc>\n\
         {}{marks}</svg>\n",
        escaped(&report.title),
        escaped(&described(report)),
        grid(axes.left)
    )
}

/// Returns the grid lines of the shares, with labels.
fn grid(left: f64) -> String {
    let mut text = String::new();
    for percent in [0, 25, 50, 75, 100] {
        let at = y(f64::from(percent) / 100.0);
        let dash = if percent == 50 { " stroke-dasharray=\"6 4\"" } else { "" };
        let strength = if percent == 50 { 0.8 } else { 0.2 };
        let _ = writeln!(
            text,
            "<line x1=\"{left:.1}\" y1=\"{at:.1}\" x2=\"{:.1}\" y2=\"{at:.1}\" stroke=\"currentColor\" \
             stroke-opacity=\"{strength}\"{dash}/><text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{percent} %</text>",
            WIDTH - RIGHT,
            left - 8.0,
            at + 4.0
        );
    }
    text
}

/// Writes the unit of the values and the legend; returns the bottom of the chart.
fn legend(text: &mut String, report: &Report, drawn: bool, from: f64) -> f64 {
    let mut at = from;
    let values = report.cases.iter().all(|case| case.value.is_some()) && !report.unit.is_empty();
    if values {
        at += LINE;
        let middle = f64::midpoint(LEFT, WIDTH - RIGHT);
        let _ = writeln!(
            text,
            "<text x=\"{middle:.1}\" y=\"{at:.1}\" text-anchor=\"middle\">{}</text>",
            escaped(&report.unit)
        );
    }
    at += LINE + 6.0;
    let _ = writeln!(text, "<circle cx=\"14\" cy=\"{:.1}\" r=\"5\"/>", at - 4.0);
    let share = wrapped(&format!("share of {}, 95 % intervals", report.counted), (WIDTH - 26.0) / LETTER);
    for (number, line) in share.iter().enumerate() {
        at += if number > 0 { LINE } else { 0.0 };
        let _ = writeln!(text, "<text x=\"26\" y=\"{at:.1}\">{}</text>", escaped(line));
    }
    if drawn {
        at += LINE;
        let _ = writeln!(
            text,
            "{}<text x=\"26\" y=\"{at:.1}\">the part that nobody won</text>",
            hollow(14.0, at - 4.0)
        );
    }
    at + 8.0
}

fn hollow(x: f64, y: f64) -> String {
    format!(
        "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.5\"/>"
    )
}

/// Returns the label below a case: its value if all cases have one and there is a unit, otherwise its name.
fn short(case: &CaseReport, report: &Report) -> String {
    let all = report.cases.iter().all(|case| case.value.is_some());
    case.value
        .filter(|_| all && !report.unit.is_empty())
        .map_or_else(|| case.name.clone(), |value| value.to_string())
}

/// Draws a case: its share, with the interval as a bar.
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

/// The names below the cases: wrapped if there is room, otherwise slanted.
struct Names {
    lines: Vec<Vec<String>>,
    slanted: bool,
    /// Extent below the lowest grid line.
    height: f64,
    /// Left edge of the plot, with room for the first name.
    left: f64,
}

/// Sine and cosine of the slant, 30°.
const SLANT: (f64, f64) = (0.5, 0.866);

impl Names {
    fn of(names: &[String], places: &[f64]) -> Self {
        let room = Axes::of(places, LEFT).gap(places) / LETTER - 1.0;
        let lines: Vec<Vec<String>> = names.iter().map(|name| wrapped(name, room)).collect();
        let letters = |line: &String| line.chars().count() as f64;
        let fits = lines.iter().flatten().all(|line| letters(line) <= room);
        if fits {
            let most = lines.iter().map(Vec::len).max().unwrap_or(1) as f64;
            return Self { lines, slanted: false, height: most * LINE + 3.0, left: LEFT };
        }
        // A name longer than half the chart is cut short; the table has it whole.
        let most = (WIDTH / 2.0 + 10.0) / (LETTER * SLANT.1);
        let short = |name: &String| {
            let whole = letters(name) <= most;
            if whole { name.clone() } else { name.chars().take(most as usize - 1).chain(['…']).collect() }
        };
        let names: Vec<String> = names.iter().map(short).collect();
        let longest = names.iter().map(letters).fold(0.0, f64::max) * LETTER;
        Self {
            lines: names.iter().map(|name| vec![name.clone()]).collect(),
            slanted: true,
            height: longest * SLANT.0 + LINE,
            left: LEFT.max(longest * SLANT.1 - 10.0).min(WIDTH / 2.0),
        }
    }

    fn write(&self, text: &mut String, at: usize, x: f64) {
        for (number, line) in self.lines[at].iter().enumerate() {
            let y = y(0.0) + LINE * (number as f64 + 1.0);
            let how = if self.slanted {
                format!("text-anchor=\"end\" transform=\"rotate(-30 {x:.1} {y:.1})\"")
            } else {
                "text-anchor=\"middle\"".to_owned()
            };
            let _ = writeln!(text, "<text x=\"{x:.1}\" y=\"{y:.1}\" {how}>{}</text>", escaped(line));
        }
    }
}

/// Wraps a name into lines of at most `room` letters, as far as its words allow.
fn wrapped(name: &str, room: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in name.split_whitespace() {
        match lines.last_mut() {
            Some(line) if (line.chars().count() + 1 + word.chars().count()) as f64 <= room => {
                *line = format!("{line} {word}");
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// Draws the fitted curve, and the interval of the even value as a shaded band.
fn curve(text: &mut String, even: &Even, axes: &Axes) {
    let Some(value) = even.value else { return };
    // 400 Elo points are odds of ten to one.
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
            HEIGHT
        );
    }
}

/// Returns the chart in words, for readers who do not see it.
fn described(report: &Report) -> String {
    let case = |case: &CaseReport| {
        let [share, low, high] = [case.share, case.interval.low, case.interval.high].map(|s| s * 100.0);
        let draws = case.draws * 100.0;
        format!("{}: {share:.1} percent, {low:.1} to {high:.1}, {draws:.1} drawn", case.name)
    };
    report.cases.iter().map(case).collect::<Vec<String>>().join("; ")
}

/// Escapes a text for XML and HTML.
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
        let axes = Axes::of(&[2.0, 6.0], LEFT);
        assert!(LEFT < axes.x(2.0) && axes.x(2.0) < axes.x(6.0) && axes.x(6.0) < WIDTH - RIGHT);
        let one = Axes::of(&[3.0], LEFT);
        assert!(one.x(3.0).is_finite(), "one value alone has a place too");
    }

    #[test]
    fn names_are_wrapped_where_that_gives_them_room_and_else_slanted() {
        let own = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<String>>();
        let places = [0.0, 1.0, 2.0, 3.0];
        let short = Names::of(&own(&["the basic rules", "thresholds", "armour", "all"]), &places);
        assert!(
            !short.slanted && short.lines[0].len() == 2 && short.lines[1].len() == 1,
            "{:?}",
            short.lines
        );
        let long = Names::of(&own(&["incomprehensibilities", "a", "b", "c"]), &places);
        let left = Axes::of(&places, long.left).x(0.0) - 21.0 * LETTER * SLANT.1;
        assert!(long.slanted && left > 0.0 && long.height > 21.0 * LETTER * SLANT.0);
        let endless = Names::of(&own(&[&"x".repeat(90), "a", "b", "c"]), &places);
        let room = Axes::of(&places, endless.left).x(0.0);
        assert!(
            endless.lines[0][0].chars().count() as f64 * LETTER * SLANT.1 < room,
            "{:?}",
            endless.lines[0]
        );
        assert_eq!(wrapped("", 10.0), Vec::<String>::new());
    }
}
