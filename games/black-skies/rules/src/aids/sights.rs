//! Sights: the weapons of a fighter that bear on each enemy, the numbers they need, and why others do not bear.

use std::cmp::Reverse;

use arrayvec::ArrayVec;
use engine::{Clause, Describe, Fact, Odds};

use crate::aids::odds::odds;
use crate::aids::ways::Reach;
use crate::catalogue;
use crate::clauses;
use crate::fire::{
    TARGETS, arcs, band, bearing as bearing_of, enemies, hitting, modifiers, most, needed, square, usable,
    whose_penalty,
};
use crate::options::Penalty;
use crate::piloting::is_crippled;
use crate::rules::BlackSkies;
use crate::ships::{ARCS, WEAPONS, shielded};
use crate::state::{Element, Name, Phase, Place, State};

/// Parts of a point in which weapons are compared by their mean damage: fine enough for every die.
const PARTS: u32 = 1_000_000;

/// A fighter's fire at one target: the weapons that bear, and their odds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bearing {
    /// Fighter that fires.
    pub fighter: Name,
    /// Target of the fire.
    pub target: Name,
    /// Labels of the weapons that bear. If the fighter may not fire all of them: those that do most damage.
    pub weapons: Vec<String>,
    /// The range in thousandths of an inch, rounded down.
    pub range: i32,
    /// Odds of these weapons fired together.
    pub odds: Option<Odds>,
    /// `true` if these odds lack a penalty: that of the maneuver which the fighter flies before it fires (BS-5.2).
    pub unpaid: bool,
}

/// Returns the fire of every fighter on the table at every enemy it bears on, from their present places. The penalty of a
/// maneuver that is still to be flown is left out.
pub fn bearings(rules: &BlackSkies, state: &State) -> Vec<Bearing> {
    let flew = firing(state);
    let then = before_maneuvers(rules, state, flew);
    let firers = (0..then.elements.len()).flat_map(|e| [(e, 0), (e, 1)]);
    firers.flat_map(|firer| bearings_of(rules, &then, firer, flew, |_| true)).collect()
}

/// Returns the element that fires before its next maneuver, by its place in the list: the one that has just flown.
fn firing(state: &State) -> Option<usize> {
    state.flown().filter(|_| matches!(state.phase, Phase::Check | Phase::Fire))
}

/// Returns the position without the penalties that will not count any more. An element fires right after a maneuver, with
/// that one's penalty; only the penalty of the element that `flew` is known (BS-5.2).
fn before_maneuvers(rules: &BlackSkies, state: &State, flew: Option<usize>) -> State {
    let mut then = state.clone();
    if rules.options.penalty == Penalty::Firer {
        let others = then.elements.iter_mut().enumerate().filter(|(element, _)| Some(*element) != flew);
        others.for_each(|(_, of)| of.penalty = 0);
    }
    then
}

/// Returns the fire of one element from its places after an option, and the fire at it there. All others are taken to
/// stay where they are. The fire at it is told without the penalty of the maneuver that comes before it, which is not
/// known.
pub fn bearings_after(
    rules: &BlackSkies,
    state: &State,
    element: usize,
    reach: &Reach,
) -> (Vec<Bearing>, Vec<Bearing>) {
    let mut after = state.clone();
    let Reach { speed, facing, retrograde, penalty, card, .. } = *reach;
    after.elements[element] = Element { speed, facing, retrograde, penalty, last: Some(card) };
    for (name, path, leaves) in &reach.paths {
        let (Some((_, who)), Some(end)) = (rules.find(*name), path.last()) else { continue };
        let pilot = &mut after.pilots[element][who];
        pilot.at = *end;
        if *leaves {
            pilot.place = Place::Left;
        }
    }
    let flew = Some(element);
    let after = before_maneuvers(rules, &after, flew);
    let own = [(element, 0), (element, 1)];
    let bears = own.into_iter().flat_map(|firer| bearings_of(rules, &after, firer, flew, |_| true));
    let under = enemies(rules, &after, element)
        .flat_map(|firer| bearings_of(rules, &after, firer, flew, |target| target.0 == element));
    (bears.collect(), under.collect())
}

/// Returns the fire of one fighter at each accepted enemy that it bears on; nothing if it is not on the table. `flew` is
/// the element that has flown its maneuver.
fn bearings_of(
    rules: &BlackSkies,
    state: &State,
    firer: (usize, usize),
    flew: Option<usize>,
    accepts: impl Fn((usize, usize)) -> bool,
) -> Vec<Bearing> {
    if !state.pilots[firer.0][firer.1].in_play() {
        return Vec::new();
    }
    let weapons = &rules.frame(firer.0).weapons;
    let at = |target: (usize, usize)| {
        let bearing = picked(rules, state, firer, target);
        let named = (0..weapons.len()).filter(|i| bearing >> i & 1 == 1);
        (bearing != 0).then(|| Bearing {
            fighter: rules.name(firer.0, firer.1),
            target: rules.name(target.0, target.1),
            weapons: named.map(|i| weapons[i].label.to_string()).collect(),
            range: square(state, firer, target).isqrt() as i32,
            odds: odds(rules, state, firer, bearing, target),
            unpaid: rules.options.penalty == Penalty::Firer && flew != Some(firer.0),
        })
    };
    enemies(rules, state, firer.0).filter(|target| accepts(*target)).filter_map(at).collect()
}

/// Returns the weapons that a fighter fires at a target, one bit each: all that bear. A crippled fighter's owner picks as
/// many as may fire (BS-5.4, BS-5.5): here those that do most damage on the average, of equals the first.
fn picked(rules: &BlackSkies, state: &State, firer: (usize, usize), target: (usize, usize)) -> u8 {
    let bearing = bearing_of(rules, state, firer, target);
    let most = most(rules, state, firer) as usize;
    let mut all: ArrayVec<usize, WEAPONS> = (0..WEAPONS).filter(|i| bearing >> i & 1 == 1).collect();
    if all.len() > most {
        all.sort_by_key(|i| {
            Reverse(odds(rules, state, firer, 1 << i, target).map_or(0, |odds| odds.mean(PARTS)))
        });
        all.truncate(most);
    }
    all.into_iter().fold(0, |set, i| set | 1 << i)
}

impl Bearing {
    /// Describes the fire as plain data.
    pub fn describe(&self) -> Fact {
        Fact::map([
            ("kind", Fact::text("fire")),
            ("piece", Fact::text(self.fighter.to_string())),
            ("target", Fact::text(self.target.to_string())),
            ("weapons", Fact::texts(self.weapons.iter().cloned())),
            ("range", Fact::int(self.range)),
            ("text", Fact::text(format!("fire {} {} {}", self.fighter, self.weapons.join("+"), self.target))),
            ("odds", Fact::maybe(self.odds.as_ref(), Odds::describe)),
            ("unpaid", Fact::Bool(self.unpaid)),
        ])
    }
}

/// Returns the weapons that a fighter can still fire, one bit each, and the number of them it may fire at once.
#[inline]
pub fn weapons_left(rules: &BlackSkies, state: &State, fighter: (usize, usize)) -> (u8, u32) {
    (usable(rules, state, fighter), most(rules, state, fighter))
}

/// Describes a refusal as plain data; `Fact::Null` if there is none.
pub fn why(refused: Option<(Clause, impl Into<String>)>) -> Fact {
    Fact::maybe(refused, |(clause, text)| {
        Fact::map([("clause", Fact::text(clause.0)), ("text", Fact::text(text))])
    })
}

/// Describes the fire of a fighter: the number of weapons it may fire, and each weapon against each enemy. For each
/// pair it gives band, number and modifiers, or why the weapon does not bear.
pub fn aims(rules: &BlackSkies, state: &State, firer: (usize, usize)) -> Fact {
    let state = &before_maneuvers(rules, state, firing(state));
    let pilot = &state.pilots[firer.0][firer.1];
    let frame = rules.frame(firer.0);
    let left = usable(rules, state, firer).count_ones();
    let may = state.flown() == Some(firer.0) && pilot.in_play() && !pilot.done;
    let foes: Vec<_> = enemies(rules, state, firer.0).collect();
    let target = |foe: (usize, usize)| {
        let bears = bearing_of(rules, state, firer, foe);
        let range = square(state, firer, foe).isqrt();
        let lies = arcs(state, firer, foe);
        let named = (0..ARCS.len()).filter(|arc| lies >> arc & 1 == 1);
        Fact::map([
            ("target", Fact::shown(rules.name(foe.0, foe.1))),
            ("range", Fact::int(range)),
            ("arcs", Fact::texts(named.map(|arc| ARCS[arc]))),
            ("bears", Fact::Bool(bears != 0)),
            ("modifiers", changes(rules, state, firer.0, foe.0)),
            ("hull", Fact::int(state.pilots[foe.0][foe.1].hull)),
            ("of", Fact::int(rules.frame(foe.0).hull)),
            ("shields", Fact::int(rules.frame(foe.0).shields)),
            ("armour", Fact::int(rules.frame(foe.0).armour)),
            ("weapons", Fact::list(0..frame.weapons.len(), |i| weapon(rules, state, firer, foe, i))),
        ])
    };
    Fact::map([
        ("piece", Fact::shown(rules.name(firer.0, firer.1))),
        ("may", Fact::Bool(may)),
        ("failed", Fact::Bool(pilot.failed)),
        ("most", Fact::int(most(rules, state, firer))),
        ("left", Fact::int(left)),
        ("crippled", Fact::Bool(is_crippled(rules, state, firer.0, firer.1))),
        ("targets", Fact::list(foes, target)),
    ])
}

/// Describes one weapon against one enemy.
fn weapon(rules: &BlackSkies, state: &State, firer: (usize, usize), foe: (usize, usize), at: usize) -> Fact {
    let mounted = &rules.frame(firer.0).weapons[at];
    let square = square(state, firer, foe);
    let band = band(&mounted.squares, square);
    let refused = if usable(rules, state, firer) >> at & 1 == 0 {
        Some((clauses::WEAPONS, catalogue::FIRED_ALREADY))
    } else if band.is_none() {
        Some((clauses::FIRE, catalogue::OUT_OF_RANGE))
    } else if bearing_of(rules, state, firer, foe) >> at & 1 == 0 {
        Some((clauses::ARCS, catalogue::OUT_OF_ARC))
    } else {
        None
    };
    let modifiers = modifiers(rules, &state.elements[firer.0], &state.elements[foe.0]);
    let needs = |band: usize| needed(band, modifiers);
    Fact::map([
        ("name", Fact::shown(mounted.label)),
        ("refused", why(refused)),
        ("band", Fact::maybe(band, |band| Fact::text(crate::events::band_name(band as u8)))),
        ("number", Fact::maybe(band, |band| Fact::int(TARGETS[band]))),
        ("needs", Fact::maybe(band, |band| Fact::int(needs(band)))),
        ("hits", Fact::maybe(band, |band| Fact::int(hitting(needs(band))))),
        ("rate", Fact::int(mounted.rate)),
        ("die", Fact::int(shielded(mounted.damage, rules.frame(foe.0).shields))),
        ("once", Fact::Bool(mounted.once)),
    ])
}

/// Describes each modifier of a roll to hit with its reason (BS-5.2).
fn changes(rules: &BlackSkies, state: &State, firer: usize, foe: usize) -> Fact {
    let change = modifiers(rules, &state.elements[firer], &state.elements[foe]);
    let speed = state.elements[foe].speed;
    let of = whose_penalty(rules, firer, foe);
    let flown = state.elements[of].last.map_or_else(String::new, |card| format!(", {card}"));
    let all = [
        (change.speed, catalogue::its_speed(speed)),
        (-change.penalty, catalogue::its_maneuver(rules.element_name(of), &flown)),
    ];
    Fact::list(all.into_iter().filter(|(by, _)| *by != 0), |(by, what)| {
        Fact::map([
            ("by", Fact::int(by)),
            ("text", Fact::text(what)),
            ("clause", Fact::text(clauses::MODIFIERS.0)),
        ])
    })
}
