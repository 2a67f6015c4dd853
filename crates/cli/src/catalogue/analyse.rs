//! The words of `analyse`.

use std::fmt::Display;

// Analyse: chances.
pub(crate) fn no_captain_called(level: impl Display, join: impl Display) -> String {
    format!("--level: no captain is called \"{level}\"; there are: {join}")
}

pub(crate) fn chances_of(
    game: impl Display,
    level: impl Display,
    nodes_per_order: impl Display,
    decisions: impl Display,
    battles: impl Display,
    nodes: impl Display,
    seed: impl Display,
) -> String {
    format!(
        "{game}, {level} against itself, {nodes_per_order} per order; {decisions} of {battles} analysed by {nodes} each, seed {seed}."
    )
}

pub(crate) const TOO_FEW_BATTLES: &str = "fewer than two battles had a decision with a choice";
pub(crate) const USUAL_NODES: &str = "the usual nodes";

/// Each list is a number and the bounds of its 95 % interval.
pub(crate) fn chances_bias([value, low, high]: &[String; 3]) -> String {
    format!(
        "bias                     {value} points [{low} to {high}] (result less chance, for the first side)"
    )
}

pub(crate) fn chances_slope([value, low, high]: &[String; 3]) -> String {
    format!("slope                    {value} [{low} to {high}] (1 is calibrated; less is too sure)")
}

pub(crate) fn chances_dice([value, low, high]: &[String; 3]) -> String {
    format!(
        "dice                     {value} points [{low} to {high}] (mean luck of the first side; 0 is right)"
    )
}

pub(crate) fn chances_unexplained([value, low, high]: &[String; 3], change: &str) -> String {
    format!("unexplained              {value} points [{low} to {high}] of a mean change of {change}")
}

pub(crate) fn brier_score(brier: impl Display) -> String {
    format!("Brier score {brier:.3} (0 is perfect; a constant ½ has 0.25)")
}

pub(crate) const BATTLES_BAR: &str = "{bar:40} {pos} of {len} battles, {eta} left";
pub(crate) const BATTLE_PANICKED: &str = "a battle ended in a panic";

// Analyse.
pub(crate) fn nothing_to_analyse(file: impl Display) -> String {
    format!("{file}: no turn has been played, so there is nothing to analyse")
}

pub(crate) fn analysed_above(damage: impl Display, played: impl Display) -> String {
    format!("{damage}\n{played} analysed above; the rest is lost")
}

pub(crate) fn no_such_seat(number: impl Display, seats: impl Display) -> String {
    format!("--seat {number}: seats are numbered 1 to {seats}")
}

pub(crate) fn no_such_turn(file: impl Display, turn: impl Display, played: impl Display) -> String {
    format!("{file}: there is no turn {turn}; the record has {played}")
}

pub(crate) fn level_names_no_captain(
    game: impl Display,
    level: impl Display,
    captains: impl Display,
) -> String {
    format!("--level: no captain of {game} is called \"{level}\"; there are: {captains}")
}

// Analyse: words.
pub(crate) const TURNING_POINTS: &str = "Turning points";
pub(crate) const NO_TURNING_POINT: &str = "  None: no change is larger than the error of the searches.";
pub(crate) fn analysed_by(
    level: impl Display,
    budget: impl Display,
    decisions: impl Display,
    searches: impl Display,
    seed: impl Display,
) -> String {
    format!("Analysed by {level}: {budget} for each of {decisions}, in {searches}; seed {seed}.")
}

pub(crate) const CHANCES_ARE: &str = "Chances are shares of the victory in percent; a draw counts half. Costs are in points (hundredths of the victory). \
         Brackets are 95 % intervals of the mean over many such searches.";
pub(crate) const CHANGES_ADD_UP: &str = "All sides are searched together, each with what it knew. A change of chance is the sum of what the orders, guessing \
         (what all orders gained together beyond the sum of each alone) and the dice gave, and of second thoughts: what the next search found \
         otherwise in the same position. Accuracy is 100 % for orders worth as much as the search's, and 0 for legal orders at random.";
pub(crate) const GUESSING: &str = "guessing";
pub(crate) const THE_DICE: &str = "the dice";
pub(crate) const SECOND_THOUGHTS: &str = "second thoughts";
pub(crate) const END_BY_PLAYERS: &str = "the end by the players";

pub(crate) fn gains_of(side: impl Display, gains: impl Display) -> String {
    format!("For {side}, in points: {gains}")
}

pub(crate) fn order_of(side: impl Display, order: impl Display) -> String {
    format!("{side}’s order {order}")
}

pub(crate) fn forced_order(name: impl Display, order: impl Display) -> String {
    format!("  {name}: {order} (forced: no other order was legal)")
}

pub(crate) fn most_frequent_order(cost: impl Display) -> String {
    format!("the order that the search would write most often; {cost}")
}

pub(crate) fn idea_with_share(order: impl Display, share: impl Display, worth: impl Display) -> String {
    format!("{order} ({share} % of the time, worth {worth})")
}

pub(crate) fn search_prefers(ideas: impl Display) -> String {
    format!("      the search: {ideas}")
}

pub(crate) fn likely_continuation(line: impl Display) -> String {
    format!("  likely from here: {line}")
}

pub(crate) fn cost_points(points: impl Display, interval: impl Display) -> String {
    format!("cost {points} points {interval}")
}

pub(crate) fn better_by(points: impl Display, interval: impl Display) -> String {
    format!("{points} points better than the search's orders {interval}")
}

pub(crate) fn no_significant_cost(interval: impl Display) -> String {
    format!("no significant cost {interval}")
}

pub(crate) const END_OF_BATTLE: &str = ", the end of the battle";
pub(crate) fn turning_point(
    turn: impl Display,
    name: impl Display,
    verb: impl Display,
    before: impl Display,
    after: impl Display,
    end: impl Display,
    why: impl Display,
) -> String {
    format!(
        "Turn {turn}: the chance of {name} {verb} from {before} % to {after} %{end}. In points for {name}: {why}."
    )
}

pub(crate) fn of_them_forced(forced: impl Display) -> String {
    format!(", {forced} of them forced")
}

pub(crate) fn average_cost(points: impl Display, interval: impl Display) -> String {
    format!("; average cost {points} points {interval}.")
}

pub(crate) fn accuracy_is(percent: impl Display) -> String {
    format!(" Accuracy {percent} %.")
}

pub(crate) fn without_luck(percent: impl Display) -> String {
    format!(" Its result without that luck: {percent} %.")
}

pub(crate) fn costly_order(turn: impl Display, order: impl Display, points: impl Display) -> String {
    format!("turn {turn}, {order}, by {points} points")
}

pub(crate) fn most_costly(orders: impl Display) -> String {
    format!(" Most costly: {orders}.")
}

pub(crate) fn better_than_search(orders: impl Display) -> String {
    format!(" Better than the search: {orders}.")
}

pub(crate) fn dice_gave_points(dice: impl Display) -> String {
    format!(" The dice gave it {dice} points.")
}

// Analyse: work.
pub(crate) const DECISIONS_BAR: &str = "{bar:40} {pos} of {len} decisions, {eta} left";
pub(crate) const SEARCH_PANICKED: &str = "a search ended in a panic";

pub(crate) const SEPARATE_SEARCH: &str = "separate search";
