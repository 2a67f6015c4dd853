//! The printed text of an analysis.

use captains::assess::{Assessed, Assessment, Estimate};
use engine::Seat;
use shelf::{Analysis, AnyBattle, Cause, Finding, Summary, Swing, Written};

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
        if turn.replace(finding.turn()) != Some(finding.turn()) {
            lines.push(screen.ink(Ink::Strong, &format!("Turn {}", finding.turn())));
        }
        lines.extend(decision(battle, finding, screen));
    }
    if whole {
        lines.push(screen.ink(Ink::Strong, catalogue::TURNING_POINTS));
        let last = battle.revealed().saturating_sub(1);
        let points = analysis.turning_points(last, outcome(battle));
        if points.is_empty() {
            lines.push(catalogue::NO_TURNING_POINT.to_owned());
        }
        lines.extend(points.iter().map(|point| format!("  {}", turning(battle, point))));
        lines.push(screen.ink(Ink::Strong, "Summary"));
        for seat in (0..battle.seats()).map(Seat) {
            let summary = analysis.summary(seat, battle.side(seat), last, outcome(battle));
            lines.push(format!("  {}", summed(battle, analysis, &summary)));
        }
    }
    lines.push(telling::standing(battle));
    lines
}

fn introduction(analysis: &Analysis, effort: &Effort) -> Vec<String> {
    let decisions = analysis.findings().len();
    let searches = analysis.findings().iter().map(|finding| finding.assessment.searches).max();
    let budget = match (effort.nodes, effort.millis) {
        (Some(nodes), _) => counted(nodes as usize, "node"),
        (None, millis) => format!("{} ms", millis.unwrap_or(0)),
    };
    vec![
        catalogue::analysed_by(
            &effort.level,
            &budget,
            counted(decisions, "decision"),
            counted(searches.unwrap_or(0) as usize, catalogue::SEPARATE_SEARCH)
                .replace("searchs", "searches"),
            effort.seed,
        ),
        catalogue::CHANCES_ARE.to_owned(),
        catalogue::CHANGES_ADD_UP.to_owned(),
    ]
}

/// Returns the lines of a decision: its orders, then what guessing and dice gave the first side.
fn decision(battle: &dyn AnyBattle, finding: &Finding, screen: &Screen) -> Vec<String> {
    let found = &finding.assessment;
    let orders = finding.written.iter().zip(&found.orders);
    let mut lines: Vec<String> =
        orders.flat_map(|(written, order)| order_lines(battle, (written, order), found, screen)).collect();
    lines.extend(continuation(battle, found).map(|line| screen.ink(Ink::Dim, &line)));
    let parts = [(catalogue::GUESSING, found.guessing.first()), (catalogue::THE_DICE, found.dice.first())];
    let told = parts.into_iter().filter_map(|(what, gain)| part(what, gain.map_or(0.0, |gain| gain.value)));
    let told: Vec<String> = told.collect();
    if !told.is_empty() {
        lines.push(format!("  {}", catalogue::gains_of(side_name(battle, Seat(0)), told.join(", "))));
    }
    lines
}

/// Returns the likely continuation, if it goes beyond this decision.
fn continuation(battle: &dyn AnyBattle, found: &Assessment<String>) -> Option<String> {
    let order = |(seat, order): &(Seat, String)| format!("{} {order}", side_name(battle, *seat));
    let decision = |orders: &Vec<(Seat, String)>| orders.iter().map(order).collect::<Vec<_>>().join(", ");
    let line = found.continuation.iter().map(decision).collect::<Vec<_>>();
    (line.len() > 1).then(|| catalogue::likely_continuation(line.join(", then ")))
}

/// Returns the lines of one order: the chance before it, the order, its cost, and the search's own orders.
fn order_lines(
    battle: &dyn AnyBattle,
    (written, order): (&Written, &Assessed<String>),
    found: &Assessment<String>,
    screen: &Screen,
) -> Vec<String> {
    let name = screen.ink(Ink::Side(written.seat.number()), &side_name(battle, written.seat));
    let why = |order: &str| {
        let all = telling::reasons(battle, (written.index, written.seat), order, REASONS);
        let line = screen.ink(Ink::Dim, &format!("        {}", all.join("; ")));
        (!all.is_empty()).then_some(line)
    };
    if written.forced() {
        return vec![catalogue::forced_order(&name, &written.order)];
    }
    let chance = &found.chance[order.side];
    let chance = format!("{} % {}", percent(chance.value), bracket(chance));
    let mut lines = vec![format!("  {name}, {chance}: {}", written.order)];
    lines.extend(why(&written.order));
    let first = order.mixture.first();
    let own = first.is_some_and(|idea| idea.order == written.order);
    let cost = if own { catalogue::most_frequent_order(cost(order)) } else { cost(order) };
    lines.push(format!("      {cost}"));
    let ideas = order
        .mixture
        .iter()
        .take(IDEAS)
        .map(|idea| catalogue::idea_with_share(&idea.order, percent(idea.share), percent(idea.value)));
    lines.push(screen.ink(Ink::Dim, &catalogue::search_prefers(ideas.collect::<Vec<_>>().join("; "))));
    lines.extend(first.filter(|_| !own).and_then(|idea| why(&idea.order)));
    lines
}

/// Returns an order's cost in words that claim no more than the interval allows.
fn cost(order: &Assessed<String>) -> String {
    let points = tenth(order.cost.value.abs());
    if order.cost.low > 0.0 {
        catalogue::cost_points(&points, bracket(&order.cost))
    } else if order.cost.high < 0.0 {
        catalogue::better_by(&points, bracket(&order.cost))
    } else {
        catalogue::no_significant_cost(bracket(&order.cost))
    }
}

/// Returns a cause with its gain; `None` if that rounds to 0.
fn part(what: &str, gain: f64) -> Option<String> {
    (gain.abs() >= 0.0005).then(|| format!("{what} {}", signed(gain)))
}

/// Returns a turning point, as the first side has it: the causes sum to the change.
fn turning(battle: &dyn AnyBattle, point: &Swing) -> String {
    let verb = if point.change(0) < 0.0 { "falls" } else { "rises" };
    let end = if point.end { catalogue::END_OF_BATTLE } else { "" };
    let order = |cause: &Cause| {
        part(&catalogue::order_of(side_name(battle, cause.seat), &cause.order), cause.gains[0])
    };
    let last = if point.by_players { catalogue::END_BY_PLAYERS } else { catalogue::SECOND_THOUGHTS };
    let rest = [
        (catalogue::GUESSING, point.guessing[0]),
        (catalogue::THE_DICE, point.dice[0]),
        (last, point.second_thoughts[0]),
    ];
    let why = point.orders.iter().filter_map(order);
    let why = why.chain(rest.into_iter().filter_map(|(what, gain)| part(what, gain))).collect::<Vec<_>>();
    catalogue::turning_point(
        point.turn,
        side_name(battle, Seat(0)),
        verb,
        tenth(point.before[0]),
        tenth(point.after[0]),
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
    if let Some(accuracy) = summary.accuracy {
        said += &catalogue::accuracy_is(percent(accuracy));
    }
    let of = |index: usize| {
        let finding = analysis.findings().iter().find(|finding| finding.index() == index)?;
        let mut orders = finding.written.iter().zip(&finding.assessment.orders);
        orders.find(|(written, _)| written.seat == summary.seat)
    };
    let told = |(written, order): (&Written, &Assessed<String>)| {
        catalogue::costly_order(written.turn, &written.order, tenth(order.cost.value.abs()))
    };
    if let Some(worst) = summary.worst.and_then(of) {
        said += &catalogue::most_costly(told(worst));
    }
    if let Some(best) = summary.best.and_then(of) {
        said += &catalogue::better_than_search(told(best));
    }
    if summary.dice.value.abs() >= 0.0005 {
        said += &catalogue::dice_gave_points(signed(summary.dice.value));
        let without = summary.without_luck.map(|share| catalogue::without_luck(percent(share.value)));
        said += &without.unwrap_or_default();
    }
    said
}

fn counted(count: usize, word: &str) -> String {
    format!("{count} {word}{}", if count == 1 { "" } else { "s" })
}

/// Formats a share in whole percent.
fn percent(share: f64) -> String {
    format!("{:.0}", share * 100.0).replace('-', "−")
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
