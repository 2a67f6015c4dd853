//! Ideas for every decision, each with its worth in points of the fleets.

use engine::{Seat, Space};
use rules_talon::state::{Affair, Question};
use rules_talon::{Order, OrderSpace, Plots, Purchases, State, Step, Talon};

use super::choices::{Choice, Worths, add};
use super::picture::TacticalPicture;
use super::{gunnery, helm, power};
use captains::judge::Part;

/// Number of ideas kept for one part.
const IDEAS: usize = 6;
/// Weight of the best idea beyond that of the worst, which is 1: fine enough to tell near ideas apart.
const FINE: f64 = 1000.0;

/// Calls `f` with each part of a seat's order: at least one choice, each with its worth, best first.
pub(super) fn each_part(rules: &Talon, state: &State, seat: Seat, mut f: impl FnMut(&Worths)) {
    let mut all = Worths::new();
    let mut give = |all: &mut Worths| {
        if all.is_empty() {
            add(all, Choice::Silent, 0.0);
        }
        all.sort_by(|a, b| b.1.total_cmp(&a.1));
        f(all);
        all.clear();
    };
    let space = OrderSpace::new(rules, state, seat);
    if !space.is_asked() {
        return give(&mut all);
    }
    let eye = TacticalPicture::new(rules, state);
    match (state.question(), state.affair(), state.step) {
        (Question::First, Affair::Entry(entry), _) => helm::first(&eye, entry.pair, &mut all),
        (Question::Shield { ship, damage, arcs }, ..) => gunnery::shields(&eye, ship, damage, arcs, &mut all),
        (Question::None, _, Step::Power) => {
            for menu in space.menus() {
                power::purchases(&eye, menu, &mut all);
                give(&mut all);
            }
            return;
        }
        (Question::None, _, Step::Speeds) => {
            for (ship, choices) in space.speeds() {
                power::speeds(&eye, usize::from(*ship), choices, &mut all);
                give(&mut all);
            }
            return;
        }
        (Question::None, _, Step::Move) => helm::ideas(&eye, seat.0, &mut all),
        (Question::None, _, Step::Fire) => gunnery::ideas(&eye, seat.0, &mut all),
        _ => {}
    }
    give(&mut all);
}

/// Returns the parts of a seat's order as a search weighs them. `daring` is the gap to the best idea at which an idea's
/// weight falls to its least.
pub(super) fn parts(rules: &Talon, state: &State, seat: Seat, daring: f64) -> Vec<Part<Choice>> {
    let mut parts = Vec::new();
    each_part(rules, state, seat, |all| {
        let best = all[0].1;
        let kept = all.iter().take(IDEAS);
        parts.push(Part {
            ideas: kept.map(|(choice, worth)| (*choice, weight(best - worth, daring))).collect(),
        });
    });
    parts
}

/// Returns the weight of an idea that is `behind` the best, from 1001 for the best down to 1 at a gap of `daring` or
/// more.
pub(super) fn weight(behind: f64, daring: f64) -> u32 {
    let near = (1.0 - behind / daring).max(0.0);
    1 + (FINE * near * near * near * near) as u32
}

/// Returns the order made of one choice for each part.
pub(super) fn order(rules: &Talon, state: &State, seat: Seat, choices: &[Choice]) -> Order {
    let space = OrderSpace::new(rules, state, seat);
    let (mut buys, mut plots) = (Purchases::default(), Plots::default());
    let mut menus = space.menus().iter();
    let mut speeds = space.speeds().iter();
    for choice in choices {
        match choice {
            Choice::Move(name, action) => return Order::Move(*name, *action),
            Choice::Fire(salvo) => return Order::Fire(*salvo),
            Choice::First(name) => return Order::First(*name),
            Choice::Shield(arc) => return Order::Shield(*arc),
            Choice::Done => return Order::Done,
            Choice::Silent => return space.idle(),
            Choice::Buy(purchase) => {
                if let (Some(menu), Some(purchase)) = (menus.next(), purchase) {
                    buys.push(rules.name(usize::from(menu.ship)), *purchase);
                }
            }
            Choice::Speed(plot) => {
                if let Some((ship, _)) = speeds.next() {
                    plots.push(rules.name(usize::from(*ship)), *plot);
                }
            }
        }
    }
    match choices.first() {
        Some(Choice::Buy(_)) if buys.parts().is_empty() => Order::Done,
        Some(Choice::Buy(_)) => Order::Buy(buys),
        Some(Choice::Speed(_)) => Order::Speeds(plots),
        _ => space.idle(),
    }
}
