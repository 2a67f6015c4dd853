//! Orders of the active ship: fly and turn with the die it has spent, spend the next, attack, end (SS-3.1 to SS-4.4).

use arrayvec::ArrayVec;
use engine::outline::{Number, Outline};
use engine::{Refusal, Seeded};
use table::{Length, Point};

use crate::catalogue;
use crate::clauses;
use crate::front::is_ahead;
use crate::orders::{Attack, Order, Way};
use crate::rules::SimpleSpaceships;
use crate::shares::dice;
use crate::ships::{BONUS, DICE, RANGE};
use crate::state::{Die, FLEET, PanelBox, State};

/// The name of the supply that an attack spends: the dice in the box Attack.
const ATTACK: &str = "Attack";

/// Number of splits of at most n dice over range, bonus and roll, by n; at least one die is rolled.
const SPLITS: [u32; DICE as usize + 1] = {
    let mut all = [0; DICE as usize + 1];
    let mut pool = 0;
    while pool <= DICE as usize {
        let (mut range, mut sum) = (0, 0);
        while range < pool {
            let mut bonus = 0;
            while bonus <= BONUS as usize && range + bonus < pool {
                sum += (pool - range - bonus) as u32;
                bonus += 1;
            }
            range += 1;
        }
        all[pool] = sum;
        pool += 1;
    }
    all
};

/// The orders open to the active ship.
#[derive(Clone, Debug)]
pub struct Activity {
    pub(crate) ship: u8,
    pub(crate) die: Die,
    pub(crate) movement: u8,
    pub(crate) attack: u8,
    /// Enemies ahead of its front and in range, with a die left to roll; each with the fewest range dice.
    pub(crate) targets: ArrayVec<(u8, u8), FLEET>,
}

/// One thing that the active ship does, as an order says it, with places of the list for names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    Fly(u8),
    Turn(Way),
    Spend,
    End,
    Attack(u8, Split),
}

/// Dice of an attack for range and for a bonus, and dice rolled (SS-4.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Split {
    pub(crate) range: u8,
    pub(crate) bonus: u8,
    pub(crate) roll: u8,
}

/// Returns the fewest range dice that reach from one point to another (SS-4.3).
#[inline]
pub fn range_dice(from: Point, to: Point) -> u8 {
    let reach = |dice: u8| Length::thousandths(RANGE.in_thousandths() * (1 + i32::from(dice)));
    (0..u8::MAX / 2).find(|dice| from.within(to, reach(*dice))).unwrap_or(u8::MAX)
}

impl Activity {
    /// Returns the orders open to the active ship of a position.
    ///
    /// # Panics
    /// If no ship is active.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "random play asks it for every decision")]
    pub(crate) fn of(rules: &SimpleSpaceships, state: &State) -> Self {
        let panel = &state.ships[usize::from(state.active)].panel;
        let attack = panel[PanelBox::Attack];
        let (die, movement) = (state.die, panel[PanelBox::Movement]);
        let mut all = Self { ship: state.active, die, movement, attack, targets: ArrayVec::new() };
        if attack > 0 {
            all.aim(rules, state);
        }
        all
    }

    /// Finds the targets of the active ship.
    fn aim(&mut self, rules: &SimpleSpaceships, state: &State) {
        let ship = &state.ships[usize::from(self.ship)];
        let side = usize::from(rules.side_of(usize::from(self.ship)));
        for place in rules.fleet(1 - side) {
            let enemy = &state.ships[place];
            if enemy.on_table() && is_ahead(rules, ship.heading, enemy.at - ship.at) {
                let least = range_dice(ship.at, enemy.at);
                if least < self.attack {
                    self.targets.push((place as u8, least));
                }
            }
        }
    }

    /// Returns the half inches left of the die.
    #[inline]
    pub(crate) const fn left(&self) -> u8 {
        if self.die.open { Die::MOST - self.die.flown } else { 0 }
    }

    #[inline]
    pub(crate) const fn may_turn(&self) -> bool {
        self.die.open && !self.die.turned
    }

    #[inline]
    pub(crate) const fn may_spend(&self) -> bool {
        self.die.open && self.die.is_flown() && self.movement > 0
    }

    #[inline]
    pub(crate) const fn may_end(&self) -> bool {
        self.die.is_flown()
    }

    #[inline]
    pub(crate) fn count(&self) -> u32 {
        let attacks = self.targets.iter().map(|(_, least)| SPLITS[usize::from(self.attack - least)]);
        u32::from(self.left())
            + 2 * u32::from(self.may_turn())
            + u32::from(self.may_spend())
            + u32::from(self.may_end())
            + if self.attack > 0 { attacks.sum::<u32>() } else { 0 }
    }

    /// Returns the order of that number.
    #[inline]
    pub(crate) fn nth(&self, rules: &SimpleSpaceships, number: u32) -> Order {
        match self.deed(number) {
            Deed::Fly(halves) => Order::Fly(halves),
            Deed::Turn(way) => Order::Turn(way),
            Deed::Spend => Order::Spend,
            Deed::End => Order::End,
            Deed::Attack(place, Split { range, bonus, roll }) => {
                Order::Attack(Attack { target: rules.name(usize::from(place)), range, bonus, roll })
            }
        }
    }

    /// Returns the deed of that number: legs from the shortest, turns, the next die, the end, then attacks.
    #[inline]
    pub(crate) fn deed(&self, number: u32) -> Deed {
        let mut left = number;
        let mut take = |count: u32| {
            let within = left < count;
            let at = left;
            left = left.wrapping_sub(if within { 0 } else { count });
            within.then_some(at)
        };
        if let Some(at) = take(u32::from(self.left())) {
            return Deed::Fly(at as u8 + 1);
        }
        if let Some(at) = take(2 * u32::from(self.may_turn())) {
            return Deed::Turn(if at == 0 { Way::Left } else { Way::Right });
        }
        if take(u32::from(self.may_spend())).is_some() {
            return Deed::Spend;
        }
        if take(u32::from(self.may_end())).is_some() {
            return Deed::End;
        }
        for (place, least) in &self.targets {
            if let Some(at) = take(SPLITS[usize::from(self.attack - least)]) {
                let beyond = split(self.attack - least, at);
                return Deed::Attack(*place, Split { range: beyond.range + least, ..beyond });
            }
        }
        Deed::End
    }

    /// Returns the order for a silent seat: the shortest flight after which the ship may end, then the end.
    pub(crate) const fn idle(&self) -> Order {
        if self.may_end() { Order::End } else { Order::Fly(Die::LEAST - self.die.flown) }
    }

    /// Returns an attack with one of its three numbers changed by one, or the same attack; the caller checks it.
    pub(crate) fn near(attack: Attack, rng: &mut Seeded) -> Attack {
        let mut next = attack;
        let number = match rng.below(3) {
            0 => &mut next.range,
            1 => &mut next.bonus,
            _ => &mut next.roll,
        };
        *number = if rng.chance(1, 2) { number.saturating_add(1) } else { number.saturating_sub(1) };
        next
    }

    /// Returns `true` if an order is of a kind that an active ship can be given.
    pub(crate) const fn concerns(order: &Order) -> bool {
        matches!(order, Order::Fly(_) | Order::Turn(_) | Order::Spend | Order::Attack(_) | Order::End)
    }

    /// Refuses an order that the active ship may not be given.
    ///
    /// # Errors
    /// The clause that is broken.
    pub(crate) fn check(
        &self,
        rules: &SimpleSpaceships,
        state: &State,
        order: &Order,
        text: &str,
    ) -> Result<(), Refusal> {
        let name = rules.name(usize::from(self.ship));
        let refuse = |clause, reason: String| Err(Refusal::new(clause, text, reason));
        match order {
            Order::Fly(_) | Order::Turn(_) | Order::Spend if !self.die.open => {
                refuse(clauses::ADRIFT, catalogue::no_movement_die(name))
            }
            Order::Fly(0) => refuse(clauses::STEPS, catalogue::LEAST_LEG.to_owned()),
            Order::Fly(halves) if *halves > self.left() => {
                let left = crate::notation::inches(self.left());
                refuse(clauses::MOVEMENT_DIE, catalogue::left_of_die(left))
            }
            Order::Turn(_) if self.die.turned => {
                refuse(clauses::MOVEMENT_DIE, catalogue::DIE_HAS_TURNED.to_owned())
            }
            Order::Spend if self.movement == 0 => {
                refuse(clauses::SPENDING, catalogue::NO_MOVEMENT_DIE_LEFT.to_owned())
            }
            Order::Spend | Order::End if !self.die.is_flown() => {
                refuse(clauses::MOVEMENT_DIE, catalogue::FLY_ONE_INCH_FIRST.to_owned())
            }
            Order::Attack(attack) => self.check_attack(rules, state, attack, text),
            _ => Ok(()),
        }
    }

    fn check_attack(
        &self,
        rules: &SimpleSpaceships,
        state: &State,
        attack: &Attack,
        text: &str,
    ) -> Result<(), Refusal> {
        let refuse = |clause, reason: String| Err(Refusal::new(clause, text, reason));
        let (name, target) = (rules.name(usize::from(self.ship)), attack.target);
        let side = rules.side_of(usize::from(self.ship));
        let Some(place) = rules.find(target) else {
            return refuse(clauses::ATTACKING, catalogue::no_ship_called(target));
        };
        let enemy = &state.ships[place];
        if rules.side_of(place) == side {
            return refuse(clauses::ATTACKING, catalogue::on_your_side(target));
        }
        if !enemy.on_table() {
            return refuse(clauses::ATTACKING, catalogue::off_the_table(target));
        }
        let ship = &state.ships[usize::from(self.ship)];
        if !is_ahead(rules, ship.heading, enemy.at - ship.at) {
            return refuse(clauses::FRONT, catalogue::not_ahead(target, name));
        }
        let (least, far) = (range_dice(ship.at, enemy.at), ship.at.distance(enemy.at));
        if attack.range < least {
            let reason = catalogue::too_far(target, far, dice(u32::from(least)));
            return refuse(clauses::RANGE, reason);
        }
        if attack.bonus > BONUS {
            return refuse(clauses::ROLLING, catalogue::most_bonus(BONUS));
        }
        if attack.roll == 0 {
            return refuse(clauses::ROLLING, catalogue::ROLL_ONE.to_owned());
        }
        let sum = u32::from(attack.range) + u32::from(attack.bonus) + u32::from(attack.roll);
        if sum > u32::from(self.attack) {
            return refuse(clauses::RANGE, catalogue::attack_holds(dice(sum), self.attack));
        }
        Ok(())
    }

    pub(crate) fn outline(&self, rules: &SimpleSpaceships) -> Outline {
        let word = |text: &'static str, key, label: &'static str| Outline::text(text).role(key, label);
        let mut any = Vec::new();
        if self.left() > 0 {
            let legs = Outline::number(Number::to(1, i32::from(self.left())).per(2)).prefixed("fly ");
            any.push(legs.role("fly", catalogue::LABEL_AHEAD));
        }
        if self.may_turn() {
            any.push(word(catalogue::LABEL_LEFT, "turn", catalogue::LABEL_TO_PORT));
            any.push(word(catalogue::LABEL_RIGHT, "turn", catalogue::LABEL_TO_STARBOARD));
        }
        if self.may_spend() {
            any.push(word("spend", "spend", catalogue::LABEL_SPEND));
        }
        if self.may_end() {
            any.push(word("end", "end", catalogue::LABEL_END));
        }
        any.extend(self.targets.iter().map(|target| self.outline_attack(rules, *target)));
        Outline::any(any).role("deed", catalogue::LABEL_ACTIVE)
    }

    /// Returns the outline of an attack: dice for range, bonus and roll, together at most those in Attack.
    fn outline_attack(&self, rules: &SimpleSpaceships, (place, least): (u8, u8)) -> Outline {
        let attack = i32::from(self.attack);
        let number = |prefix: &'static str, from: i32, to: i32| {
            Outline::number(Number::to(from, to).spending(ATTACK)).prefixed(prefix)
        };
        let numbers = Outline::all([
            number("range ", i32::from(least), attack - 1).role("range", catalogue::LABEL_RANGE),
            number("bonus ", 0, i32::from(BONUS)).role("bonus", catalogue::LABEL_BONUS),
            number("roll ", 1, attack).role("roll", catalogue::LABEL_ROLLED),
        ]);
        let target = rules.name(usize::from(place)).to_string();
        let attack = numbers.joined(" ").prefixed(format!("attack {target} "));
        attack.about(target).role("attack", "attack").limited(ATTACK, u32::from(self.attack))
    }
}

/// Returns the `number`th split of at most `pool` dice over range, bonus and roll.
#[inline]
fn split(pool: u8, number: u32) -> Split {
    let mut left = number;
    for range in 0..pool {
        for bonus in 0..=BONUS.min(pool - range - 1) {
            let rolls = u32::from(pool - range - bonus);
            if left < rolls {
                return Split { range, bonus, roll: left as u8 + 1 };
            }
            left -= rolls;
        }
    }
    Split { range: 0, bonus: 0, roll: 1 }
}
