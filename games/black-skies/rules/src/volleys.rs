//! The space of fire: some of the weapons that bear on an enemy, or no more fire (BS-5.4, BS-5.5).

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use engine::{Outline, Refusal, Seeded};
use table::Length;

use crate::catalogue;
use crate::clauses;
use crate::fire;
use crate::orders::{Order, Weapons};
use crate::rules::BlackSkies;
use crate::seat::{OrderSpace, Visit};
use crate::ships::{ARCS, WEAPONS};
use crate::state::{ELEMENTS, Name};

/// A fighter by its element and its place in it.
pub(crate) type Fighter = (usize, usize);

/// One fighter with one target: the weapons that bear, one bit each, and the greatest number of them it may fire.
#[derive(Clone, Copy, Debug)]
struct Aim {
    /// Element and fighter, as for the target. The numbers are small, because every draw moves a list of aims.
    firer: (u8, u8),
    target: (u8, u8),
    bearing: u8,
    most: u8,
}

/// Every pair of a fighter that may fire now and an enemy it bears on.
#[derive(Clone, Debug)]
pub(crate) struct Volleys<'a> {
    rules: &'a BlackSkies,
    aims: ArrayVec<Aim, { 4 * ELEMENTS }>,
}

/// `SUBSETS[n][k]`: number of ways to choose 1 to k of n weapons.
const SUBSETS: [[u32; WEAPONS + 1]; WEAPONS + 1] = {
    let mut table = [[0; WEAPONS + 1]; WEAPONS + 1];
    let mut n = 0;
    while n <= WEAPONS {
        let (mut k, mut ways, mut sum) = (1, 1, 0);
        while k <= WEAPONS {
            if k <= n {
                ways = ways * (n - k + 1) as u32 / k as u32;
                sum += ways;
            }
            table[n][k] = sum;
            k += 1;
        }
        n += 1;
    }
    table
};

const fn large((element, who): (u8, u8)) -> Fighter {
    (element as usize, who as usize)
}

const fn small((element, who): (usize, usize)) -> (u8, u8) {
    (element as u8, who as u8)
}

impl Aim {
    #[inline]
    const fn count(&self) -> u32 {
        let bearing = self.bearing.count_ones() as usize;
        SUBSETS[bearing][self.most as usize]
    }

    fn order(&self, rules: &BlackSkies, weapons: u8) -> Order {
        let all = &rules.frame(usize::from(self.firer.0)).weapons;
        let mut labels = Weapons::new();
        let mut left = weapons;
        while left != 0 {
            let _ = labels.push(all[left.trailing_zeros() as usize].label);
            left &= left - 1;
        }
        Order::Fire {
            fighter: rules.name(usize::from(self.firer.0), usize::from(self.firer.1)),
            weapons: labels,
            target: rules.name(usize::from(self.target.0), usize::from(self.target.1)),
        }
    }

    /// Lists the sets of weapons that may be fired, in rising order.
    fn sets(self) -> impl Iterator<Item = u8> {
        (1..=self.bearing)
            .filter(move |set| set & !self.bearing == 0 && set.count_ones() <= u32::from(self.most))
    }
}

impl<'a> Volleys<'a> {
    #[inline]
    pub(crate) fn of(space: &OrderSpace<'a>) -> Self {
        let (rules, state) = (space.rules, space.state);
        let mut aims = ArrayVec::new();
        if let Some(element) = state.flown() {
            for who in 0..2 {
                let pilot = state.pilots[element][who];
                let most = fire::most(rules, state, (element, who)) as u8;
                if pilot.done || !pilot.in_play() || most == 0 {
                    continue;
                }
                for target in fire::enemies(rules, state, element) {
                    let bearing = fire::bearing(rules, state, (element, who), target);
                    if bearing != 0 {
                        let (firer, target) = (small((element, who)), small(target));
                        aims.push(Aim { firer, target, bearing, most });
                    }
                }
            }
        }
        Self { rules, aims }
    }

    #[inline]
    pub(crate) fn count(&self) -> u32 {
        1 + self.aims.iter().map(Aim::count).sum::<u32>()
    }

    pub(crate) fn visit(&self, f: &mut Visit<'_>) -> ControlFlow<()> {
        f(Order::Hold)?;
        self.aims.iter().try_for_each(|aim| aim.sets().try_for_each(|set| f(aim.order(self.rules, set))))
    }

    #[inline]
    pub(crate) fn sample(&self, rng: &mut Seeded) -> Order {
        self.pick(rng).map_or(Order::Hold, |(aim, set)| aim.order(self.rules, set))
    }

    /// Draws a volley as [`Volleys::sample`] does: firer, weapons by their bits, and target; `None` for no more fire.
    #[inline]
    pub(crate) fn draw(&self, rng: &mut Seeded) -> Option<(Fighter, u8, Fighter)> {
        self.pick(rng).map(|(aim, set)| (large(aim.firer), set, large(aim.target)))
    }

    /// Draws a pair and the weapons that fire; `None` for no more fire.
    #[inline]
    fn pick(&self, rng: &mut Seeded) -> Option<(&Aim, u8)> {
        let mut left = rng.below(self.count()).checked_sub(1)?;
        for aim in &self.aims {
            if left < aim.count() {
                return Some((aim, aim.sets().nth(left as usize).unwrap_or(aim.bearing)));
            }
            left -= aim.count();
        }
        None
    }

    pub(crate) fn outline(&self) -> Outline {
        let aim = |aim: &Aim| {
            let weapons = &self.rules.frame(usize::from(aim.firer.0)).weapons;
            let bearing = (0..WEAPONS).filter(|i| aim.bearing >> i & 1 == 1);
            let labels: Vec<Outline> = bearing.map(|i| Outline::text(weapons[i].label.to_string())).collect();
            let fighter = self.rules.name(usize::from(aim.firer.0), usize::from(aim.firer.1)).to_string();
            let target = self.rules.name(usize::from(aim.target.0), usize::from(aim.target.1));
            let most = aim.bearing.count_ones().min(u32::from(aim.most));
            let fire = Outline::subset(1, most, labels).joined("+").prefixed(format!("fire {fighter} "));
            fire.suffixed(format!(" {target}")).about(fighter).role("fire", catalogue::weapons_at(target))
        };
        let hold = Outline::text("hold").role("hold", catalogue::NO_MORE_FIRE);
        Outline::any(std::iter::once(hold).chain(self.aims.iter().map(aim)))
            .role("volley", catalogue::LABEL_FIRE)
    }
}

/// Returns the element of a fighter that may fire, and its place in it; the error says why it may not.
fn firer(space: &OrderSpace<'_>, fighter: Name) -> Result<(usize, usize), &'static str> {
    let own = usize::from(fighter.side) == space.side;
    let firer = space.rules.find(fighter).filter(|_| own).ok_or(catalogue::NO_SUCH_FIGHTER_OF_YOURS)?;
    let pilot = space.state.pilots[firer.0][firer.1];
    if space.state.flown() != Some(firer.0) {
        return Err(catalogue::ONLY_THE_MOVED_FIRES);
    }
    if !pilot.in_play() {
        return Err(catalogue::OUT_OF_THE_BATTLE);
    }
    if pilot.done {
        return Err(catalogue::CANNOT_FIRE_NOW);
    }
    Ok(firer)
}

pub(crate) fn check(
    space: &OrderSpace<'_>,
    fighter: Name,
    weapons: &Weapons,
    target: Name,
) -> Result<(), Refusal> {
    let (rules, state) = (space.rules, space.state);
    let subject = Order::Fire { fighter, weapons: *weapons, target }.to_string();
    let refuse = |why, reason: String| Refusal::new(why, subject.clone(), reason);
    let firer = firer(space, fighter).map_err(|reason| refuse(clauses::FIRERS, reason.to_owned()))?;
    let enemy = usize::from(target.side) != space.side;
    let foe = rules.find(target).filter(|(e, who)| enemy && state.pilots[*e][*who].in_play());
    let foe = foe.ok_or_else(|| refuse(clauses::FIRERS, catalogue::not_an_enemy(target)))?;
    let all = &rules.frame(firer.0).weapons;
    let mut last = None;
    for label in weapons {
        let at = all.iter().position(|w| w.label == *label);
        let at = at.ok_or_else(|| refuse(clauses::WEAPONS, catalogue::has_no_weapon(label)))?;
        if fire::usable(rules, state, firer) >> at & 1 == 0 {
            return Err(refuse(clauses::WEAPONS, catalogue::fires_only_once(label)));
        }
        if last.is_some_and(|last| last >= at) {
            let reason = catalogue::WEAPONS_IN_ORDER.to_owned();
            return Err(refuse(clauses::FIRERS, reason));
        }
        last = Some(at);
        bears(space, firer, foe, at).map_err(|(why, reason)| refuse(why, reason))?;
    }
    let most = fire::most(rules, state, firer) as usize;
    if weapons.is_empty() || weapons.len() > most {
        let reason = catalogue::crippled_fires(weapons.len(), most);
        return Err(refuse(clauses::CRIPPLED, reason));
    }
    Ok(())
}

/// Checks that a weapon bears on a target, range first; the error says why it does not.
fn bears(
    space: &OrderSpace<'_>,
    firer: (usize, usize),
    target: (usize, usize),
    at: usize,
) -> Result<(), (engine::Clause, String)> {
    let weapon = &space.rules.frame(firer.0).weapons[at];
    let square = fire::square(space.state, firer, target);
    if square > weapon.squares[2] {
        let range = Length::thousandths(square.isqrt() as i32);
        return Err((clauses::FIRE, catalogue::weapon_out_of_range(weapon.label, range)));
    }
    let lies = fire::arcs(space.state, firer, target);
    if weapon.arcs & lies == 0 {
        let arcs: Vec<&str> = (0..6).filter(|i| lies >> i & 1 == 1).map(|i| ARCS[i]).collect();
        let reason = catalogue::does_not_bear(weapon.label, arcs.join(" and "));
        return Err((clauses::ARCS, reason));
    }
    Ok(())
}
