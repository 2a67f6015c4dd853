//! The chart of ship values: a row for each class, with its measured value and its worth.

use std::fmt::Write;

use super::{WIDTH, escaped};
use crate::experiment::Report;
use crate::experiment::values::{Value, Values};

/// The height of a row.
const ROW: f64 = 30.0;
const LEFT: f64 = 118.0;
const RIGHT: f64 = 16.0;
const TOP: f64 = 40.0;
const BOTTOM: f64 = 56.0;

/// Returns the chart of values.
pub(super) fn svg(report: &Report, values: &Values) -> String {
    let ends = |value: &Value| [Some(value.value), value.class.worth, value.interval.map(|i| i.high)];
    let most = values.classes.iter().flat_map(ends).flatten().fold(0.0, f64::max);
    let lows = values.classes.iter().filter_map(|value| value.interval).map(|i| i.low);
    let least = lows.fold(0.0, f64::min);
    let step = step(most - least);
    let x = |value: f64| LEFT + (value - least) / (most * 1.04 - least) * (WIDTH - LEFT - RIGHT);
    let height = TOP + ROW * values.classes.len() as f64 + BOTTOM;
    let foot = height - BOTTOM;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" \
         font-family=\"system-ui, sans-serif\" font-size=\"13\" fill=\"currentColor\">\n<title>{}</title>\n<desc>{}</desc>\n",
        escaped(&report.title),
        escaped(&described(values))
    );
    let mut tick = (least / step).ceil() * step;
    while tick <= most * 1.04 {
        let _ = writeln!(
            text,
            "<line x1=\"{at:.1}\" y1=\"{TOP}\" x2=\"{at:.1}\" y2=\"{foot:.1}\" stroke=\"currentColor\" stroke-opacity=\"0.2\"/>\
             <text x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{tick}</text>",
            foot + 18.0,
            at = x(tick)
        );
        tick += step;
    }
    for (at, value) in values.classes.iter().enumerate() {
        row(&mut text, value, TOP + ROW * (at as f64 + 0.5), &x);
    }
    legend(&mut text, values, height);
    text += "</svg>\n";
    text
}

/// Draws the row of one class: its name, a hollow mark for its worth, and a full mark with an interval for the
/// measured value.
fn row(text: &mut String, value: &Value, y: f64, x: &dyn Fn(f64) -> f64) {
    let _ = writeln!(
        text,
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
        LEFT - 10.0,
        y + 4.0,
        escaped(value.class.title())
    );
    if let Some(worth) = value.class.worth {
        let at = x(worth);
        let _ = writeln!(
            text,
            "<path d=\"M{at:.1} {:.1}l7 7l-7 7l-7 -7z\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.5\"/>",
            y - 7.0
        );
    }
    if let Some(interval) = value.interval {
        let (low, high) = (x(interval.low), x(interval.high));
        let _ = writeln!(
            text,
            "<path d=\"M{low:.1} {y:.1}H{high:.1}M{low:.1} {:.1}v10M{high:.1} {:.1}v10\" stroke=\"currentColor\" \
             stroke-width=\"2\" fill=\"none\"/>",
            y - 5.0,
            y - 5.0
        );
    }
    let _ = writeln!(text, "<circle cx=\"{:.1}\" cy=\"{y:.1}\" r=\"4\"/>", x(value.value));
}

fn legend(text: &mut String, values: &Values, height: f64) {
    text.push_str(
        "<circle cx=\"14\" cy=\"18\" r=\"4\"/><text x=\"26\" y=\"22\">measured, 95 % interval</text>\n",
    );
    if values.classes.iter().any(|value| value.class.worth.is_some()) {
        let at = 210.0;
        let _ = writeln!(
            text,
            "<path d=\"M{at:.1} 11l7 7l-7 7l-7 -7z\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.5\"/>\
             <text x=\"{:.1}\" y=\"22\">{}</text>",
            at + 14.0,
            escaped(&values.compared_with)
        );
    }
    let _ = writeln!(
        text,
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">value</text>",
        f64::midpoint(LEFT, WIDTH - RIGHT),
        height - 14.0
    );
}

/// Returns a round step size that divides `width` into about six.
fn step(width: f64) -> f64 {
    let rough = (width / 6.0).max(1e-9);
    let power = 10f64.powf(rough.log10().floor());
    let times = [1.0, 2.0, 5.0, 10.0].into_iter().find(|times| times * power >= rough).unwrap_or(10.0);
    times * power
}

/// Returns the chart in words, for readers who do not see it.
fn described(values: &Values) -> String {
    let one = |value: &Value| {
        let bounds = value.interval.map_or_else(String::new, |i| format!(", {:.1} to {:.1}", i.low, i.high));
        let worth = value.class.worth.map_or_else(String::new, |worth| format!("; said to be {worth}"));
        format!("{}: {:.1}{bounds}{worth}", value.class.title(), value.value)
    };
    values.classes.iter().map(one).collect::<Vec<String>>().join(". ")
}

#[cfg(test)]
mod tests {
    use super::step;

    #[test]
    fn steps_are_round() {
        for (width, expected) in [(57.0, 10.0), (8.0, 2.0), (16.1, 5.0), (1.5, 0.5), (400.0, 100.0)] {
            assert!((step(width) - expected).abs() < 1e-12, "{width}: {}", step(width));
        }
    }
}
