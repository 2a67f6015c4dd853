//! The fire one ship may declare: each weapon at one target it bears on, targets in different arcs, one for each
//! firecon (FT-3.1, FT-3.3, FT-3.4).

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use engine::quoting::counted;
use engine::{Clause, Outline, Refusal, Seeded};
use table::Quarter;

use crate::aim;
use crate::bands;
use crate::catalogue;
use crate::clauses;
use crate::notation::weapon_in_words;
use crate::orders::Part;
use crate::rules::FullThrust;
use crate::seat::OrderSpace;
use crate::ships::{ARMS, Class, Kind, System, arc_name};
use crate::state::{Place, SHIPS, Shot, State, arc_bit};

/// The limit that each engaged target takes up: a firecon.
const FIRECON: &str = "firecon";

/// The number from which volleys are no longer counted exactly.
pub(crate) const MANY: u128 = 1 << 100;

/// A ship in sight that weapons bear on.
#[derive(Clone, Copy)]
struct Mark {
    /// Its index in the ship list.
    place: u8,
    arc: Quarter,
    /// The weapons that bear on it, a bit each.
    bearing: u32,
    /// The number of systems that a needle beam can name on it.
    systems: u8,
}

/// A callback for each set of marks, with the number of sets like it and the number of volleys of each.
type EachSet<'f> = &'f mut dyn FnMut(&[&Mark], u128, u128) -> ControlFlow<()>;

/// All fire that a ship may declare in a position.
pub(crate) struct Volley<'a> {
    orders: OrderSpace<'a>,
    place: usize,
    class: &'a Class,
    firecons: usize,
    marks: ArrayVec<Mark, SHIPS>,
}

/// Returns `true` if a ship has a working firecon and bears on an enemy.
pub(crate) fn may_fire(rules: &FullThrust, state: &State, place: usize) -> bool {
    let ship = &state.ships[place];
    if ship.place != Place::Table || rules.class(ship).firecons_left(ship.lost) == 0 {
        return false;
    }
    rules.fleet(1 - rules.side_of(place)).any(|enemy| mark(rules, state, place, enemy).is_some())
}

/// Returns the arc an enemy lies in and the weapons that bear on it, a bit each; `None` if none bears.
pub(crate) fn bearing(
    rules: &FullThrust,
    state: &State,
    place: usize,
    enemy: usize,
) -> Option<(Quarter, u32)> {
    mark(rules, state, place, enemy).map(|mark| (mark.arc, mark.bearing))
}

/// Returns an enemy as a mark; `None` if it is out of sight or no weapon bears.
fn mark(rules: &FullThrust, state: &State, place: usize, enemy: usize) -> Option<Mark> {
    let (ship, target) = (&state.ships[place], &state.ships[enemy]);
    if !target.in_sight() {
        return None;
    }
    let arc = aim::arc(rules, state, place, enemy);
    let square = aim::square(ship, target);
    let mut bearing = 0;
    for (i, weapon) in rules.class(ship).weapons.iter().enumerate() {
        let works = ship.lost & 1 << i == 0;
        if works && weapon.arcs & arc_bit(arc) != 0 && bands::reaches(weapon.kind, square) {
            bearing |= 1 << i;
        }
    }
    let systems = rules.class(target).systems() as u8;
    (bearing != 0).then_some(Mark { place: enemy as u8, arc, bearing, systems })
}

impl<'a> Volley<'a> {
    pub(crate) fn new(orders: &OrderSpace<'a>, place: usize) -> Self {
        let (rules, state) = (orders.rules, orders.state);
        let ship = &state.ships[place];
        let class = rules.class(ship);
        let mut marks = ArrayVec::new();
        if may_fire(rules, state, place) {
            let enemies = rules.fleet(1 - rules.side_of(place));
            marks.extend(enemies.filter_map(|enemy| mark(rules, state, place, enemy)));
        }
        Self { orders: *orders, place, class, firecons: usize::from(class.firecons_left(ship.lost)), marks }
    }

    /// Counts the ways to fire a weapon at a mark.
    fn ways(&self, weapon: usize, mark: &Mark) -> u128 {
        match mark.bearing & 1 << weapon {
            0 => 0,
            _ if self.class.weapons[weapon].kind == Kind::Needle => u128::from(mark.systems),
            _ => 1,
        }
    }

    /// Counts the volleys that fire at all of these marks and at no others, by inclusion and exclusion. Returns
    /// [`MANY`] if the count is too large, which needs a ship full of needle beams.
    fn at_all_of(&self, marks: &[&Mark]) -> u128 {
        let mut total = 0i128;
        for subset in 0..1u32 << marks.len() {
            let chosen = |i: &usize| subset & 1 << i != 0;
            let product = (0..self.class.weapons.len())
                .map(|w| 1 + (0..marks.len()).filter(chosen).map(|i| self.ways(w, marks[i])).sum::<u128>())
                .try_fold(1u128, u128::checked_mul);
            let Some(product) = product.filter(|product| *product < MANY) else { return MANY };
            let odd = (marks.len() - subset.count_ones() as usize) % 2 == 1;
            total += if odd { -(product as i128) } else { product as i128 };
        }
        total as u128
    }

    /// Calls `f` with every set of marks in different arcs for which the firecons suffice. Sets that are alike are
    /// passed once, as the first mark of each kind, with the number of sets like it and the number of volleys of each.
    fn each_set(&self, f: EachSet<'_>) -> ControlFlow<()> {
        let mut kinds: ArrayVec<(&Mark, u128), SHIPS> = ArrayVec::new();
        for mark in &self.marks {
            match kinds.iter_mut().find(|(kind, _)| alike(kind, mark)) {
                Some((_, count)) => *count += 1,
                None => kinds.push((mark, 1)),
            }
        }
        self.sets(0, &kinds, &mut ArrayVec::new(), 1, f)
    }

    fn sets<'m>(
        &self,
        arc: u8,
        kinds: &[(&'m Mark, u128)],
        chosen: &mut ArrayVec<&'m Mark, 4>,
        like: u128,
        f: EachSet<'_>,
    ) -> ControlFlow<()> {
        if arc == 4 || chosen.len() == self.firecons.min(4) {
            return f(chosen, like, self.at_all_of(chosen));
        }
        self.sets(arc + 1, kinds, chosen, like, f)?;
        for (mark, count) in kinds.iter().filter(|(mark, _)| mark.arc as u8 == arc) {
            chosen.push(mark);
            self.sets(arc + 1, kinds, chosen, like * count, f)?;
            chosen.pop();
        }
        ControlFlow::Continue(())
    }

    /// Counts the volleys; holding fire counts as one.
    pub(crate) fn count(&self) -> u128 {
        let mut total = 0;
        let _ = self.each_set(&mut |_, like, each| {
            total += like * each;
            ControlFlow::Continue(())
        });
        total
    }

    fn part(&self, weapon: usize, mark: &Mark, system: usize) -> Part {
        let rules = self.orders.rules;
        let target = usize::from(mark.place);
        let named = match self.class.system(weapon) {
            Some(System::Weapon(kind, number)) => (kind, number),
            _ => (Kind::C, 0),
        };
        let needle = named.0 == Kind::Needle;
        let system = if needle { rules.class(&self.orders.state.ships[target]).system(system) } else { None };
        Part::Shot(rules.name(self.place), named, rules.name(target), system)
    }

    pub(crate) fn visit(&self, f: &mut dyn FnMut(&[Part]) -> ControlFlow<()>) -> ControlFlow<()> {
        self.walk(0, &mut ArrayVec::new(), &mut Vec::new(), f)
    }

    fn walk(
        &self,
        weapon: usize,
        engaged: &mut ArrayVec<(u8, Quarter), 4>,
        parts: &mut Vec<Part>,
        f: &mut dyn FnMut(&[Part]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if weapon == self.class.weapons.len() {
            return f(parts);
        }
        self.walk(weapon + 1, engaged, parts, f)?;
        for mark in self.marks.iter().filter(|m| m.bearing & 1 << weapon != 0) {
            let known = engaged.iter().any(|(place, _)| *place == mark.place);
            let open = engaged.len() < self.firecons && engaged.iter().all(|(_, arc)| *arc != mark.arc);
            if !known && !open {
                continue;
            }
            if !known {
                engaged.push((mark.place, mark.arc));
            }
            for system in 0..self.ways(weapon, mark) {
                parts.push(self.part(weapon, mark, system as usize));
                self.walk(weapon + 1, engaged, parts, f)?;
                parts.pop();
            }
            if !known {
                engaged.pop();
            }
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn sample(&self, rng: &mut Seeded, parts: &mut Vec<Part>) {
        let mut draw = rng.below_huge(self.count());
        let mut set: ArrayVec<Mark, 4> = ArrayVec::new();
        let _ = self.each_set(&mut |marks, like, each| {
            if draw < like * each {
                set.extend(marks.iter().map(|m| **m));
                return ControlFlow::Break(());
            }
            draw -= like * each;
            ControlFlow::Continue(())
        });
        for kind in &mut set {
            let same: ArrayVec<Mark, SHIPS> = self.marks.iter().filter(|m| alike(m, kind)).copied().collect();
            *kind = *rng.pick(&same);
        }
        let base = parts.len();
        loop {
            parts.truncate(base);
            let mut fired = 0u32;
            for weapon in 0..self.class.weapons.len() {
                let all: u128 = set.iter().map(|m| self.ways(weapon, m)).sum();
                let mut way = u128::from(rng.below(all as u32 + 1));
                for (i, mark) in set.iter().enumerate() {
                    let ways = self.ways(weapon, mark);
                    if way < ways {
                        parts.push(self.part(weapon, mark, way as usize));
                        fired |= 1 << i;
                        break;
                    }
                    way -= ways;
                }
            }
            if fired.count_ones() as usize == set.len() {
                return;
            }
        }
    }

    pub(crate) fn check(&self, parts: &[Part]) -> Result<(), Refusal> {
        let mut engaged: ArrayVec<(u8, Quarter), 4> = ArrayVec::new();
        let mut fired = 0u32;
        for part in parts {
            let subject = || match part {
                Part::Shot(ship, weapon, ..) => weapon_in_words(*ship, *weapon),
                _ => part.to_string(),
            };
            let refuse = |clause: Clause, reason: String| Err(Refusal::new(clause, subject(), reason));
            let shot = match shot(self.orders.rules, self.orders.state, part) {
                Ok(shot) => shot,
                Err((clause, reason)) => return refuse(clause, reason.to_owned()),
            };
            if let Err((clause, reason)) = self.bears(&shot) {
                return refuse(clause, reason);
            }
            if fired & 1 << shot.weapon != 0 {
                return refuse(clauses::ARCS, catalogue::WEAPON_FIRES_ALREADY.to_owned());
            }
            fired |= 1 << shot.weapon;
            let arc = aim::arc(self.orders.rules, self.orders.state, self.place, usize::from(shot.target));
            if engaged.iter().any(|(place, _)| *place == shot.target) {
                continue;
            }
            if engaged.len() == self.firecons {
                let reason =
                    catalogue::one_target_each(counted(self.firecons as u32, catalogue::WORKING_FIRECON));
                return refuse(clauses::FIRECONS, reason);
            }
            if engaged.iter().any(|(_, other)| *other == arc) {
                let reason = catalogue::fires_elsewhere(arc_name(arc));
                return refuse(clauses::FIRECONS, reason);
            }
            engaged.push((shot.target, arc));
        }
        Ok(())
    }

    /// Checks one shot alone.
    ///
    /// # Errors
    /// Returns the clause and the reason why it cannot be fired.
    fn bears(&self, shot: &Shot) -> Result<(), (Clause, String)> {
        let (rules, state) = (self.orders.rules, self.orders.state);
        let (ship, target) = (&state.ships[self.place], &state.ships[usize::from(shot.target)]);
        let weapon = self.class.weapons[usize::from(shot.weapon)];
        if rules.side_of(usize::from(shot.target)) == self.orders.side {
            return Err((clauses::FIRECONS, catalogue::OWN_SIDE_NOT_FIRED_AT.to_owned()));
        }
        if !target.in_sight() {
            let what =
                if target.hidden { catalogue::MARKER_NOT_FIRED_AT } else { catalogue::NOT_ON_THE_TABLE };
            return Err((clauses::FIRECONS, what.to_owned()));
        }
        if self.firecons == 0 {
            return Err((clauses::FIRECONS, catalogue::NO_FIRECON_WORKS.to_owned()));
        }
        if ship.lost & 1 << shot.weapon != 0 {
            return Err((clauses::THRESHOLDS, catalogue::WEAPON_KNOCKED_OUT.to_owned()));
        }
        let arc = aim::arc(rules, state, self.place, usize::from(shot.target));
        if weapon.arcs & arc_bit(arc) == 0 {
            return Err((clauses::ARCS, catalogue::target_lies_in(arc_name(arc))));
        }
        if !bands::reaches(weapon.kind, aim::square(ship, target)) {
            let clause = match weapon.kind {
                Kind::Torpedo => clauses::TORPEDOES,
                Kind::Needle => clauses::NEEDLES,
                _ => clauses::BEAMS,
            };
            return Err((clause, catalogue::out_of_range(ship.at.distance(target.at))));
        }
        if weapon.kind == Kind::Needle && usize::from(shot.system) >= rules.class(target).systems() {
            return Err((clauses::NEEDLES, catalogue::TARGET_NEVER_HAD_IT.to_owned()));
        }
        Ok(())
    }

    /// Returns the outline of the volley: target by target, the weapons fired at it. Each weapon fires once, each
    /// target takes a firecon, and only one target in each arc is engaged.
    pub(crate) fn outline(&self) -> Outline {
        let own = self.orders.rules.name(self.place);
        let arc = |mark: &Mark| format!("{} arc", arc_name(mark.arc));
        let many = |in_arc: Quarter| self.marks.iter().filter(|m| m.arc == in_arc).count();
        let at = |mark: &Mark| {
            let bears = (0..self.class.weapons.len().min(ARMS)).filter(|w| mark.bearing & 1 << w != 0);
            let weapons: Vec<Outline> = bears.map(|w| self.outline_weapon(w, mark)).collect();
            let target = self.orders.rules.name(usize::from(mark.place));
            let fire = Outline::subset(1, weapons.len() as u32, weapons).joined(", ");
            let fire =
                fire.prefixed(format!("{own} > {target}: ")).role("fire", catalogue::weapons_at(target));
            let fire = if self.marks.len() > self.firecons { fire.taking(FIRECON) } else { fire };
            let fire = if many(mark.arc) > 1 { fire.taking(arc(mark)) } else { fire };
            fire.optional()
        };
        let mut volley =
            Outline::all(self.marks.iter().map(at)).joined("; ").role("volley", catalogue::LABEL_FIRE);
        if self.marks.len() > self.firecons {
            volley = volley.limited(FIRECON, self.firecons as u32);
        }
        for mark in self.marks.iter().filter(|m| many(m.arc) > 1) {
            if volley.limits.iter().all(|limit| limit.of != arc(mark)) {
                volley = volley.limited(arc(mark), 1);
            }
        }
        let weapons = (0..self.class.weapons.len()).filter(|w| self.bears_on(*w) > 1);
        weapons.fold(volley, |volley, w| volley.limited(self.weapon_name(w), 1))
    }

    /// Counts the marks a weapon bears on.
    fn bears_on(&self, weapon: usize) -> usize {
        self.marks.iter().filter(|m| m.bearing & 1 << weapon != 0).count()
    }

    fn weapon_name(&self, weapon: usize) -> String {
        self.class.system(weapon).map_or_else(String::new, |system| system.to_string())
    }

    /// Returns the outline of one weapon at one target; a needle beam also names a system of it.
    fn outline_weapon(&self, weapon: usize, mark: &Mark) -> Outline {
        let name = self.weapon_name(weapon);
        let one = if self.class.weapons[weapon].kind == Kind::Needle {
            let target = self.orders.rules.class(&self.orders.state.ships[usize::from(mark.place)]);
            let systems = (0..usize::from(mark.systems)).filter_map(|system| target.system(system));
            let systems = Outline::listed(systems.map(|system| system.to_string()));
            systems.prefixed(format!("{name} at ")).role("needle", catalogue::LABEL_KNOCKED_OUT)
        } else {
            Outline::text(name.clone())
        };
        if self.bears_on(weapon) > 1 { one.taking(name) } else { one }
    }
}

/// Returns `true` if two marks leave the same choices.
fn alike(a: &Mark, b: &Mark) -> bool {
    (a.arc, a.bearing, a.systems) == (b.arc, b.bearing, b.systems)
}

/// Reads a part as a shot, in which every name has become an index.
///
/// # Errors
/// Returns the clause and the reason, such as a name that does not exist.
pub(crate) fn shot(rules: &FullThrust, state: &State, part: &Part) -> Result<Shot, (Clause, &'static str)> {
    let Part::Shot(name, (kind, number), target, system) = part else {
        return Err((clauses::DECLARING, catalogue::DECLARE_NOW));
    };
    let place = rules.place_of(*name).ok_or((clauses::FIRECONS, catalogue::NO_SUCH_SHIP))?;
    let weapon = rules.class(&state.ships[place]).index_of(System::Weapon(*kind, *number));
    let weapon = weapon.ok_or((clauses::BATTERIES, catalogue::HAS_NO_SUCH_WEAPON))?;
    let at = rules.place_of(*target).ok_or((clauses::FIRECONS, catalogue::NO_SUCH_TARGET))?;
    let needle = *kind == Kind::Needle;
    if needle != system.is_some() {
        let what = catalogue::ONLY_NEEDLES_NAME_SYSTEMS;
        return Err((clauses::NEEDLES, what));
    }
    let aimed = system.map_or(Some(0), |s| rules.class(&state.ships[at]).index_of(s));
    let system = aimed.ok_or((clauses::NEEDLES, catalogue::TARGET_NEVER_HAD_IT))?;
    Ok(Shot { ship: place as u8, weapon: weapon as u8, target: at as u8, system: system as u8 })
}
