//! The printed text of an analysis.

use captains::assess::{Assessment, Estimate};
use engine::Seat;
use shelf::{Analysis, AnyBattle, Finding, Summary, Swing};

use super::effort::{Effort, outcome};
use crate::catalogue;
use crate::players::{side_name, title};
use crate::screen::{Ink, Screen};
use crate::telling;

/// Number of the search's own orders that are printed.
const IDEAS: usize = 3;
/// Number of the reasons for an order that are printed.
const REASONS: usize = 3;

/// Returns the whole text; turning points and summaries only if the whole battle was analysed.
pub fn tell(
    battle: &dyn AnyBattle,
    analysis: &Analysis,
    effort: &Effort,
    whole: bool,
    screen: &Screen,
) -> Vec<String> {
    let mut lines = vec![telling::heading(battle, screen)];
    lines.extend(introduction(analysis, effort));
    let mut turn = None;
    for finding in analysis.findings() {
        if turn.replace(finding.written.turn) != Some(finding.written.turn) {
            lines.push(screen.ink(Ink::Strong, &format!("Turn {}", finding.written.turn)));
        }
        lines.extend(order(battle, finding, screen));
    }
    if whole {
        lines.push(screen.ink(Ink::Strong, catalogue::TURNING_POINTS));
        let points = analysis.turning_points(|seat| battle.side(seat), outcome(battle));
        if points.is_empty() {
            lines.push(catalogue::NO_TURNING_POINT.to_owned());
        }
        lines.extend(points.iter().map(|point| format!("  {}", turning(battle, point))));
        lines.push(screen.ink(Ink::Strong, "Summary"));
        for seat in (0..battle.seats()).map(Seat) {
            let summary = analysis.summary(seat, battle.side(seat));
            lines.push(format!("  {}", summed(battle, analysis, &summary)));
        }
    }
    lines.push(telling::standing(battle));
    lines
}

fn introduction(analysis: &Analysis, effort: &Effort) -> Vec<String> {
    let orders = analysis.findings().iter().filter(|f| f.assessment.is_some()).count();
    let trees = analysis.findings().iter().filter_map(|f| f.assessment.as_ref()).map(|a| a.trees).max();
    let budget = match (effort.nodes, effort.millis) {
        (Some(nodes), _) => counted(nodes as usize, "node"),
        (None, millis) => format!("{} ms", millis.unwrap_or(0)),
    };
    vec![
        catalogue::analysed_by(
            &effort.level,
            &budget,
            counted(orders, "order"),
            counted(trees.unwrap_or(0) as usize, catalogue::SEPARATE_SEARCH).replace("searchs", "searches"),
            effort.seed,
        ),
        catalogue::CHANCES_ARE.to_owned(),
        catalogue::CHANCES_MAY_ADD_UP.to_owned(),
    ]
}

/// Returns the lines of one order: the chance before it, the order, its cost, and the search's own orders.
fn order(battle: &dyn AnyBattle, finding: &Finding, screen: &Screen) -> Vec<String> {
    let written = &finding.written;
    let name = screen.ink(Ink::Side(written.seat.number()), &side_name(battle, written.seat));
    let why = |order: &str| {
        let all = telling::reasons(battle, (written.index, written.seat), order, REASONS);
        let line = screen.ink(Ink::Dim, &format!("        {}", all.join("; ")));
        (!all.is_empty()).then_some(line)
    };
    let Some(found) = &finding.assessment else {
        return vec![catalogue::forced_order(&name, &written.order)];
    };
    let chance = format!("{} % {}", percent(found.chance.value), bracket(&found.chance));
    let mut lines = vec![format!("  {name}, {chance}: {}", written.order)];
    lines.extend(why(&written.order));
    let first = found.mixture.first();
    let own = first.is_some_and(|idea| idea.order == written.order);
    let cost = if own { catalogue::MOST_FREQUENT_ORDER.to_owned() } else { cost(found) };
    lines.push(format!("      {cost}"));
    let ideas = found
        .mixture
        .iter()
        .take(IDEAS)
        .map(|idea| catalogue::idea_with_share(&idea.order, percent(idea.share), percent(idea.value)));
    lines.push(screen.ink(Ink::Dim, &catalogue::search_prefers(ideas.collect::<Vec<_>>().join("; "))));
    lines.extend(first.filter(|_| !own).and_then(|idea| why(&idea.order)));
    lines
}

/// Returns an order's cost in words that claim no more than the interval allows.
fn cost(found: &Assessment<String>) -> String {
    let points = tenth(found.cost.value.abs());
    if found.cost.low > 0.0 {
        catalogue::cost_points(&points, bracket(&found.cost))
    } else if found.cost.high < 0.0 {
        catalogue::better_by(&points, bracket(&found.cost))
    } else {
        catalogue::no_significant_cost(bracket(&found.cost))
    }
}

fn turning(battle: &dyn AnyBattle, point: &Swing) -> String {
    let (name, change) = (side_name(battle, point.seat), point.change());
    let verb = if change < 0.0 { "falls" } else { "rises" };
    let end = if point.end { catalogue::END_OF_BATTLE } else { "" };
    let spent =
        |points: f64| format!("{} {}", if points < -0.0005 { "gained" } else { "cost" }, tenth(points.abs()));
    let mut why = vec![catalogue::its_order_changed(&point.order, spent(point.own))];
    why.push(catalogue::orders_against_it(spent(point.others)));
    why.extend(point.dice.map(|dice| catalogue::dice_gave_it(signed(dice))));
    catalogue::turning_point(
        point.turn,
        &name,
        verb,
        percent(point.before),
        percent(point.after),
        end,
        why.join(", "),
    )
}

fn summed(battle: &dyn AnyBattle, analysis: &Analysis, summary: &Summary) -> String {
    let mut said = format!("{}: {}", title(battle, summary.seat), counted(summary.written, "order"));
    if summary.forced > 0 {
        said += &catalogue::of_them_forced(summary.forced);
    }
    let Some(mean) = &summary.cost else { return said + "." };
    said += &catalogue::average_cost(tenth(mean.value), bracket(mean));
    let of = |index: usize| {
        let mut all = analysis.findings().iter();
        all.find(|f| f.written.index == index && f.written.seat == summary.seat)
    };
    let told = |finding: &Finding| {
        let cost = finding.assessment.as_ref().map_or(0.0, |found| found.cost.value.abs());
        catalogue::costly_order(finding.written.turn, &finding.written.order, tenth(cost))
    };
    if let Some(worst) = summary.worst.and_then(of) {
        said += &catalogue::most_costly(told(worst));
    }
    if let Some(best) = summary.best.and_then(of) {
        said += &catalogue::better_than_search(told(best));
    }
    if let Some(dice) = summary.dice {
        said += &catalogue::dice_gave_points(signed(dice));
    }
    said
}

fn counted(count: usize, word: &str) -> String {
    format!("{count} {word}{}", if count == 1 { "" } else { "s" })
}

/// Formats a share in whole percent.
fn percent(share: f64) -> String {
    format!("{:.0}", share * 100.0)
}

/// Formats a difference of shares in points, to a tenth.
fn tenth(share: f64) -> String {
    let points = (share * 1000.0).round() / 10.0;
    format!("{}{:.1}", if points < 0.0 { "−" } else { "" }, points.abs())
}

fn signed(share: f64) -> String {
    let text = tenth(share);
    if text.starts_with('−') || text == "0.0" { text } else { format!("+{text}") }
}

fn bracket(of: &Estimate) -> String {
    format!("[{} to {}]", tenth(of.low), tenth(of.high))
}
