//! Exact odds of fire, counted by [`engine::odds`].

use engine::Odds;

use crate::fire;
use crate::orders::Order;
use crate::rules::BlackSkies;
use crate::ships::{DICE, Label, shielded};
use crate::state::State;

/// Returns the exact odds of the total damage of some weapons of a fighter (one bit each) against a target. Returns
/// `None` if no weapon is fired, if one is out of range, or if there are more dice than a fighter can have.
///
/// ```
/// # use rules_black_skies::{aids, *};
/// # use table::{Area, Edge, Length};
/// # let laser = Weapon { id: "laser".into(), name: "Laser Cannon".into(), arcs: 1, rate: 1, range: [6, 12, 18].map(Length::inches),
/// #     damage: 6, halves: 2, once: false, ours: false };
/// # let tiger = Fighter { id: "tiger".into(), name: "Tiger".into(), weight: Weight::Medium, thrusters: [true, false, false],
/// #     weapons: vec!["laser".into(), "laser".into()], armour: 1, shields: 0, ours: false };
/// # let at = |side| ElementAt { side, fighter: "tiger".into(), skills: vec![2, 2], name: String::new(), speed: 6 };
/// # let zone = |edge| Zone { edge, depth: Length::inches(6) };
/// # let rules = BlackSkies::new(&Setup { area: Area::inches(72, 48), weapons: vec![laser], fighters: vec![tiger],
/// #     elements: vec![at(0), at(1)], zones: [zone(Edge::Bottom), zone(Edge::Top)], rocks: vec![], options: Options::default() }).unwrap();
/// # let state = engine::Rules::read_position(&rules, "flips 1 phase fire side 1 choice Steady; AE1 speed 6 facing 0; A1 30,12 hull 6; A2 32,12 hull 6; \
/// #     BE1 speed 6 facing 180; B1 30,18 hull 6; B2 32,18 hull 6; deck 1 E1 Straight known; deck 2 E1 Straight").unwrap();
/// // One laser at close range: 4 or more on d12, then a d6 less one for armour.
/// let odds = aids::odds(&rules, &state, (0, 0), 0b01, (1, 0)).unwrap();
/// let counts: Vec<_> = odds.counts().iter().filter_map(engine::odds::Count::exact).collect();
/// assert_eq!((counts, odds.outcomes().exact()), (vec![18 + 9, 9, 9, 9, 9, 9], Some(72)));
/// ```
pub fn odds(
    rules: &BlackSkies,
    state: &State,
    firer: (usize, usize),
    weapons: u8,
    target: (usize, usize),
) -> Option<Odds> {
    let square = fire::square(state, firer, target);
    let modifiers = fire::modifiers(rules, &state.elements[firer.0], &state.elements[target.0]);
    let (frame, prey) = (rules.frame(firer.0), rules.frame(target.0));
    let (mut odds, mut dice) = (Odds::default(), 0);
    for (_, weapon) in frame.weapons.iter().enumerate().filter(|(i, _)| weapons >> i & 1 == 1) {
        let needs = fire::needed(fire::band(&weapon.squares, square)?, modifiers);
        let ways =
            attack_die(u32::from(fire::hitting(needs)), shielded(weapon.damage, prey.shields), prey.armour);
        dice += usize::from(weapon.rate);
        odds = (0..weapon.rate).fold(odds, |odds, _| odds.throw(&ways));
    }
    (dice > 0 && dice <= DICE).then_some(odds)
}

/// Counts the outcomes of a d12 that hits on `hits` faces and of its damage die, by damage through the armour.
fn attack_die(hits: u32, faces: u8, armour: u8) -> Vec<u32> {
    let mut ways = vec![0; usize::from(faces.saturating_sub(armour)) + 1];
    ways[0] = (12 - hits) * u32::from(faces);
    for face in 1..=faces {
        ways[usize::from(face.saturating_sub(armour))] += hits;
    }
    ways
}

/// Returns the odds of an order to fire; `None` for other orders and for unknown fighters.
pub fn odds_of(rules: &BlackSkies, state: &State, order: &Order) -> Option<Odds> {
    let Order::Fire { fighter, weapons, target } = order else { return None };
    let (firer, target) = (rules.find(*fighter)?, rules.find(*target)?);
    let all = &rules.frame(firer.0).weapons;
    let bit = |label: &Label| all.iter().position(|w| w.label == *label).map_or(0, |i| 1u8 << i);
    odds(rules, state, firer, weapons.iter().map(bit).fold(0, |a, b| a | b), target)
}
