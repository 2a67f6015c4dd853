//! Aids for danger: the fire of a side as all ships stand, and the fire that the enemy may bring in its next turn.

use engine::Fact;

use crate::aids::fire::Aim;
use crate::chart::IMPULSES;
use crate::fire;
use crate::movement;
use crate::orders::{Purchase, Way};
use crate::power::Menu;
use crate::power_phase;
use crate::rules::Talon;
use crate::ships::Kind;
use crate::squadrons;
use crate::state::{NONE, Piece, Place, Ship, State, Step};

/// A group that bears on a target.
struct Bearing {
    ship: usize,
    group: usize,
    aim: Aim,
    /// The number of weapons that fire.
    weapons: u8,
    /// `true` if the ship moves before it fires, or is launched.
    moves: bool,
}

impl Bearing {
    fn describe(&self, rules: &Talon) -> Fact {
        Fact::map([
            ("piece", Fact::text(rules.name(self.ship).to_string())),
            ("group", Fact::int(self.group as i64 + 1)),
            ("weapon", Fact::text(rules.card(self.ship).groups[self.group].weapon.word())),
            ("target", Fact::text(rules.name_of(self.aim.target).to_string())),
            ("range", Fact::int(i32::from(self.aim.range))),
            ("moves", Fact::Bool(self.moves)),
            ("odds", self.aim.odds(self.weapons)),
        ])
    }
}

/// Returns the enemies that may fire at each ship of a side in their next turn, with their fire, and the bearings of the
/// side's own groups as all ships stand.
pub(super) fn threats(rules: &Talon, state: &State, side: u8) -> Fact {
    let own = rules.fleet(side).flat_map(|ship| bearings_of(rules, state, ship, false));
    let against = coming(rules, state, 1 - side);
    let ships = rules.fleet(side).filter(|ship| state.ships[*ship].on_map());
    let threats = ships.map(|ship| {
        let at = Piece::Ship(ship as u8);
        let mut from: Vec<String> = against
            .iter()
            .filter(|one| one.aim.target == at)
            .map(|one| rules.name(one.ship).to_string())
            .collect();
        from.dedup();
        Fact::map([("piece", Fact::text(rules.name(ship).to_string())), ("from", Fact::texts(from))])
    });
    Fact::map([
        ("threats", Fact::List(threats.collect())),
        ("bearings", Fact::list(own, |one| one.describe(rules))),
        ("against", Fact::list(against, |one| one.describe(rules))),
    ])
}

/// Returns every target that a ship's charged groups bear on in a position.
fn bearings_of(rules: &Talon, state: &State, ship: usize, moves: bool) -> Vec<Bearing> {
    let mut all = Vec::new();
    for group in 0..rules.card(ship).groups.len() {
        let targets = fire::targets(rules, state, ship, group);
        all.extend(targets.iter().filter_map(|target| {
            let aim = Aim::of(rules, state, (ship, group), *target)?;
            Some(Bearing { ship, group, aim, weapons: fire::weapons(rules, state, ship, group), moves })
        }));
    }
    all
}

/// Returns the fire that a side may bring in its next turn, or in what is left of its present one, while all other ships
/// stay where they are. A ship spends power, then makes its move, then fires (TAL-1.3, TAL-1.4). Each target is told with
/// the groups that bear on it after the purchase and the move that promise the most damage.
fn coming(rules: &Talon, state: &State, side: u8) -> Vec<Bearing> {
    let Some(turn) = NextTurn::of(rules, state, side) else { return Vec::new() };
    let mut all = Vec::new();
    for ship in rules.fleet(side).filter(|ship| state.ships[*ship].in_play()) {
        let (now, mut best) = (&state.ships[ship], Vec::<(u64, Vec<Bearing>)>::new());
        for then in turn.stands(rules, ship) {
            let moves = (then.place, then.at, then.facing) != (now.place, now.at, now.facing);
            let mut found = bearings_of(rules, &placed(&turn.at, ship, then), ship, moves);
            while let Some(target) = found.first().map(|one| one.aim.target) {
                let (one, rest) = found.into_iter().partition(|one| one.aim.target == target);
                found = rest;
                keep(&mut best, target, one);
            }
        }
        all.extend(best.into_iter().flat_map(|(_, fire)| fire));
    }
    all
}

/// Keeps the fire at a target if it promises more damage than what is kept for that target already.
fn keep(best: &mut Vec<(u64, Vec<Bearing>)>, target: Piece, fire: Vec<Bearing>) {
    let mean = fire.iter().map(|one| u64::from(one.weapons) * one.aim.mean()).sum();
    match best.iter_mut().find(|(_, kept)| kept[0].aim.target == target) {
        Some(kept) if kept.0 < mean => *kept = (mean, fire),
        Some(_) => {}
        None => best.push((mean, fire)),
    }
}

/// Returns a position with one ship changed.
fn placed(state: &State, ship: usize, then: Ship) -> State {
    let mut at = state.clone();
    at.ships[ship] = then;
    at
}

/// The next turn of a side, or what is left of its present one.
struct NextTurn {
    /// The position in which it begins or goes on.
    at: State,
    /// `true` if speeds are chosen before it.
    speeds: bool,
}

impl NextTurn {
    /// Returns the next turn of a side; `None` if the battle ends before it.
    fn of(rules: &Talon, state: &State, side: u8) -> Option<Self> {
        let mut at = state.clone();
        match state.step {
            Step::Over => return None,
            Step::Speeds => at.impulse = IMPULSES,
            _ if state.active() == side => return Some(Self { at, speeds: false }),
            // After the second turn of an impulse comes the next impulse.
            _ => at.impulse += u8::from(state.second),
        }
        let speeds = at.impulse >= IMPULSES;
        if speeds {
            if state.round >= rules.options.turn_limit {
                return None;
            }
            at.impulse = 0;
        }
        at.step = Step::Power;
        for ship in rules.fleet(side) {
            let own = &mut at.ships[ship];
            (own.moved, own.launched) = (false, false);
            // A retreat ends in its power phase (TAL-11.1).
            if speeds && own.on_map() && own.retreat == 1 {
                own.place = Place::Retreated;
            }
            // In the power phase itself groups have charged already.
            if speeds && state.step != Step::Speeds && own.in_play() {
                power_phase::charge(&rules.cards[ship], own);
            }
        }
        Some(Self { at, speeds })
    }

    /// Returns a ship as it may be when its side fires: with each speed, purchase and move.
    fn stands(&self, rules: &Talon, ship: usize) -> Vec<Ship> {
        let own = self.at.ships[ship];
        if own.place == Place::Aboard {
            return self.launched(rules, ship);
        }
        let speeds = if self.speeds { self.sped(rules, ship) } else { vec![own] };
        let bought = speeds.into_iter().flat_map(|own| self.bought(rules, ship, own));
        bought.flat_map(|own| self.moved(rules, ship, own)).collect()
    }

    /// Returns a ship at each speed that it may choose (TAL-2.1).
    fn sped(&self, rules: &Talon, ship: usize) -> Vec<Ship> {
        let rows = power_phase::rows(rules, &self.at, ship).into_iter();
        let at = |row: usize| {
            let mut then = self.at.ships[ship];
            (then.row, then.power) = (row as u8, rules.power_in(&self.at, ship, row).max(0) as u8);
            then
        };
        rows.map(at).collect()
    }

    /// Returns a ship without a purchase, and after each that fills a charge bar or opens a move (TAL-2.5).
    fn bought(&self, rules: &Talon, ship: usize, own: Ship) -> Vec<Ship> {
        let mut all = vec![own];
        if self.at.step != Step::Power {
            return all;
        }
        let at = placed(&self.at, ship, own);
        let menu = Menu::of(rules, &at, ship, 0);
        for purchase in menu.iter().flat_map(|menu| menu.all(rules, &at)) {
            let mut then = own;
            match purchase {
                Purchase::Charge(group) => then.charges[usize::from(group) - 1].yellow += 1,
                Purchase::Slip => then.slip = true,
                Purchase::Through => then.count -= 1,
                _ => continue,
            }
            all.push(then);
        }
        all.extend(self.fed(rules, ship, own));
        all
    }

    /// Returns a squadron charged by a carrier or base, if one has power for it (TAL-12.3).
    fn fed(&self, rules: &Talon, ship: usize, own: Ship) -> Option<Ship> {
        if self.at.step != Step::Power || rules.card(ship).kind != Kind::Squadron {
            return None;
        }
        let power = Purchase::Power(rules.name(ship));
        let feeds = |carrier: usize| {
            let menu = Menu::of(rules, &self.at, carrier, 0);
            menu.iter().flat_map(|menu| menu.all(rules, &self.at)).any(|purchase| purchase == power)
        };
        rules.fleet(rules.side_of(ship)).any(feeds).then(|| {
            let mut then = own;
            then.charges[0].yellow += 1;
            then
        })
    }

    /// Returns a ship in each pose in which it may fire: after its move if one is due, otherwise where it is, and after an
    /// afterburner's move or a base's rotation (TAL-7.1.1, TAL-10.1, TAL-14.2).
    fn moved(&self, rules: &Talon, ship: usize, own: Ship) -> Vec<Ship> {
        if self.at.step == Step::Fire {
            return vec![own];
        }
        let at = placed(&self.at, ship, own);
        let after = |way: &Way| {
            let (mut then, pose) = (own, own.pose().after(*way, rules.radius(&at, ship)));
            (then.at, then.facing) = (pose.at, pose.facing);
            then
        };
        let must = movement::must_move(rules, &at, ship);
        let mut all = Vec::new();
        if must || movement::may_burn(rules, &at, ship) {
            all.extend(movement::ways(rules, &at, ship).iter().map(after));
        }
        if movement::may_rotate(rules, &at, ship) {
            for way in [Way::Left, Way::Right] {
                let mut then = own;
                then.facing = way.facing(own.facing);
                all.push(then);
            }
        }
        // A ship that would have to enter a planet stays (TAL-17.1).
        if !must || all.is_empty() {
            all.insert(0, own);
        }
        all.retain(|then| rules.is_on_map(then.at));
        all
    }

    /// Returns a squadron aboard after each launch from where its carrier may be (TAL-12.3).
    fn launched(&self, rules: &Talon, squadron: usize) -> Vec<Ship> {
        let own = self.at.ships[squadron];
        if self.at.step == Step::Fire || own.moved {
            return Vec::new();
        }
        let carrier = usize::from(own.carrier);
        let mut all = Vec::new();
        for from in self.moved(rules, carrier, self.at.ships[carrier]) {
            let at = placed(&self.at, carrier, from);
            for to in squadrons::launches(rules, &at, carrier) {
                let mut out = own;
                (out.place, out.carrier, out.moved) = (Place::Map, NONE, true);
                (out.at, out.facing) = (from.at.neighbour(to), from.facing);
                all.push(out);
                all.extend(self.fed(rules, squadron, out));
            }
        }
        all
    }
}
