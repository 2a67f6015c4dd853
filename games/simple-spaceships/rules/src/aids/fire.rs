//! Fire: enemies that ships bear on, at what range, and with what odds.

use engine::{Fact, Seat};
use table::{Heading, Point, Vector};

use crate::activity::range_dice;
use crate::aids::named;
use crate::aids::odds::AttackDice;
use crate::catalogue;
use crate::front::is_ahead;
use crate::orders::Attack;
use crate::rules::SimpleSpaceships;
use crate::shares::Share;
use crate::ships::{BONUS, RANGE};
use crate::state::{PanelBox, Phase, Ship, State};
use crate::view::View;

/// Returns `true` if a ship on a heading bears on a ship displaced by `v` (SS-4.2).
#[inline]
pub fn bears(rules: &SimpleSpaceships, heading: Heading, v: Vector) -> bool {
    is_ahead(rules, heading, v)
}

/// Returns the enemies ahead of a ship, if it were at this point on this heading: their distances, the range dice, and
/// the odds of the ship's best attack on each. The odds are null if its Attack dice do not reach.
pub(super) fn ahead(
    rules: &SimpleSpaceships,
    state: &State,
    place: usize,
    at: Point,
    heading: Heading,
) -> Fact {
    let attack = state.ships[place].panel[PanelBox::Attack];
    let ahead = |enemy: &usize| is_ahead(rules, heading, state.ships[*enemy].at - at);
    Fact::list(foes(rules, state, place).filter(ahead), |enemy| {
        let to = state.ships[enemy].at;
        Fact::map([("target", named(rules, enemy))]).with(sight(at, to, attack))
    })
}

/// Returns the enemies that have a ship ahead in reach of their Attack dice, if it were at this point, each with the
/// odds of its best attack. Enemies that have been active cannot attack any more this turn, and are left out.
pub(super) fn under(rules: &SimpleSpaceships, state: &State, place: usize, at: Point) -> Fact {
    let bears = |place: &usize| {
        let enemy = &state.ships[*place];
        may_attack_yet(state, *place)
            && is_ahead(rules, enemy.heading, at - enemy.at)
            && range_dice(enemy.at, at) < enemy.panel[PanelBox::Attack]
    };
    Fact::list(foes(rules, state, place).filter(bears), |enemy| {
        let from = &state.ships[enemy];
        Fact::map([("piece", named(rules, enemy))]).with(sight(from.at, at, from.panel[PanelBox::Attack]))
    })
}

/// Returns the enemies of a ship that are on the table.
fn foes<'a>(rules: &'a SimpleSpaceships, state: &'a State, place: usize) -> impl Iterator<Item = usize> + 'a {
    rules.fleet(1 - usize::from(rules.side_of(place))).filter(|enemy| state.ships[*enemy].on_table())
}

/// Returns `true` if a ship may still attack this turn: it is the active one, or has yet to be active (SS-2.3, SS-4.1).
fn may_attack_yet(state: &State, place: usize) -> bool {
    // While dice are assigned, `done` says that a ship's dice are assigned, and all ships have yet to be active.
    let assigns = matches!(state.phase, Phase::Coin | Phase::Assign);
    assigns || !state.ships[place].done || state.active() == Some(place)
}

/// Returns the distance of an attack from one point on another, its range dice, and the odds of the best split of the
/// other dice.
fn sight(from: Point, to: Point, attack: u8) -> [(&'static str, Fact); 3] {
    let range = range_dice(from, to);
    let best = attack.checked_sub(range).filter(|rest| *rest > 0).map(best_split);
    [
        ("distance", Fact::int(from.distance(to).in_thousandths())),
        ("range", Fact::int(range)),
        ("odds", Fact::maybe(best.as_ref(), AttackDice::describe)),
    ]
}

/// Returns the reach of an attack with 0, 1, 2 … range dice, while one Attack die is left to roll (SS-4.3).
pub(super) fn bands(attack: u8) -> Fact {
    Fact::list(1..=i32::from(attack.max(1)), |times| Fact::int(RANGE.in_thousandths() * times))
}

/// Returns an attack's numbers and its exact odds.
pub(super) fn attack_facts(
    rules: &SimpleSpaceships,
    state: &State,
    from: usize,
    attack: &Attack,
) -> [(&'static str, Fact); 6] {
    let target = rules.find(attack.target).unwrap_or(from);
    let dice = AttackDice { roll: attack.roll, bonus: attack.bonus.min(BONUS) };
    [
        ("target", Fact::text(attack.target.as_str())),
        ("range", Fact::int(attack.range)),
        ("bonus", Fact::int(attack.bonus)),
        ("roll", Fact::int(attack.roll)),
        ("distance", Fact::int(state.ships[from].at.distance(state.ships[target].at).in_thousandths())),
        ("odds", dice.describe()),
    ]
}

/// An enemy ahead of a ship's front in the present position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Bearing {
    /// The ship that bears.
    ship: usize,
    /// The enemy ahead of its front.
    target: usize,
    /// The fewest range dice of an attack.
    range_dice: u8,
    /// The dice that the ship could attack with: those in Attack; while dice are assigned, the most it may have there.
    attack: u8,
}

/// Returns every pair of a ship that may still attack this turn and an enemy ahead of its front, in the present position.
fn bearings(rules: &SimpleSpaceships, state: &State) -> Vec<Bearing> {
    let mut all = Vec::new();
    for side in 0..2 {
        let yet = |p: &usize| state.ships[*p].on_table() && may_attack_yet(state, *p);
        for ship in rules.fleet(side).filter(yet) {
            let own = &state.ships[ship];
            let mut attack = own.panel[PanelBox::Attack];
            // A ship whose dice are assigned in the open gets no more this turn.
            if state.phase == Phase::Assign && !own.done {
                let share = Share::of(rules, state, ship);
                attack += share.room[2].min(share.waiting - share.least);
            }
            for target in rules.fleet(1 - side).filter(|p| state.ships[*p].on_table()) {
                let enemy: &Ship = &state.ships[target];
                if is_ahead(rules, own.heading, enemy.at - own.at) {
                    all.push(Bearing { ship, target, range_dice: range_dice(own.at, enemy.at), attack });
                }
            }
        }
    }
    all
}

/// Returns the enemies that could still attack each of a seat's ships this turn, and the best attack on each enemy in
/// range of those ships that may still attack.
pub(super) fn threats(rules: &SimpleSpaceships, view: &View, seat: Seat) -> Fact {
    let state = &view.position;
    let all = bearings(rules, state);
    let in_range = |b: &&Bearing| b.range_dice < b.attack;
    let threat = |place: usize| {
        let from = all.iter().filter(|b| b.target == place).filter(in_range);
        let from: Vec<String> = from.map(|b| rules.name(b.ship).to_string()).collect();
        // While dice are assigned, the text speaks of the dice that a ship may have in Attack, not of those it has.
        let reach = match (state.phase, from.len()) {
            (Phase::Assign, 1) => catalogue::ONE_MAY_ASSIGN,
            (Phase::Assign, _) => catalogue::EACH_MAY_ASSIGN,
            (_, 1) => catalogue::ONE_HAS_ENOUGH,
            _ => catalogue::EACH_HAS_ENOUGH,
        };
        let text = catalogue::is_ahead_of(rules.name(place), from.join(", "), reach);
        Fact::map([
            ("piece", named(rules, place)),
            ("text", Fact::text(if from.is_empty() { String::new() } else { text })),
            ("from", Fact::texts(from)),
        ])
    };
    let bearing = |b: &Bearing| {
        let best = best_split(b.attack - b.range_dice);
        Fact::map([
            ("piece", named(rules, b.ship)),
            ("target", named(rules, b.target)),
            ("range", Fact::int(b.range_dice)),
            ("bonus", Fact::int(best.bonus)),
            ("roll", Fact::int(best.roll)),
            ("odds", best.describe()),
        ])
    };
    let own: Vec<Fact> =
        rules.fleet(seat.index().min(1)).filter(|p| state.ships[*p].on_table()).map(threat).collect();
    let bear = all.iter().filter(in_range).filter(|b| rules.side_of(b.ship) == seat.0);
    Fact::map([("threats", Fact::List(own)), ("bearings", Fact::list(bear, bearing))])
}

/// Returns the split of `dice`, at least one, over bonus and roll with the most expected hits, then the fewest bonus.
fn best_split(dice: u8) -> AttackDice {
    let split = |bonus: u8| AttackDice { roll: dice - bonus, bonus };
    let all = (0..=BONUS.min(dice.saturating_sub(1))).rev().map(split);
    all.max_by_key(AttackDice::expected_sixths).unwrap_or(AttackDice { roll: dice, bonus: 0 })
}
