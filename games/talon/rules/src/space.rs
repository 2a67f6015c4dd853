//! The space of orders: all orders that may be written at the present step.

mod ask;
mod outlines;
mod refusals;

use std::ops::ControlFlow;

use engine::{Outline, Refusal, Seat, Seeded, Space};

use crate::fire;
use crate::movement;
use crate::orders::{Action, Order, Plot, Plots, Purchases, Salvo};
use crate::power::Menu;
use crate::power_phase::Choices;
use crate::rules::Talon;
use crate::state::{Name, Piece, State};

use ask::Ask;
pub(crate) use ask::{Bearing, bearings};

/// The space of orders of a seat.
#[derive(Clone, Debug)]
pub struct OrderSpace<'a> {
    rules: &'a Talon,
    state: &'a State,
    seat: Seat,
    ask: Ask,
}

impl<'a> OrderSpace<'a> {
    /// Returns the orders of a seat; a seat that is not asked has only the idle order.
    #[inline]
    pub fn new(rules: &'a Talon, state: &'a State, seat: Seat) -> Self {
        if state.asks(seat.0) {
            Self::asked(rules, state, seat)
        } else {
            Self { rules, state, seat, ask: Ask::Nothing }
        }
    }

    /// Returns the orders of a seat as if it were asked.
    #[inline]
    pub(crate) fn asked(rules: &'a Talon, state: &'a State, seat: Seat) -> Self {
        Self { rules, state, seat, ask: Ask::of(rules, state, seat.0) }
    }

    pub(crate) const fn rules(&self) -> &'a Talon {
        self.rules
    }

    pub(crate) const fn state(&self) -> &'a State {
        self.state
    }

    pub(crate) const fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns `true` if an order is asked of the seat.
    pub const fn is_asked(&self) -> bool {
        !matches!(self.ask, Ask::Nothing)
    }

    /// Returns the purchases open to each ship with a point; empty in other steps.
    pub fn menus(&self) -> &[Menu] {
        match &self.ask {
            Ask::Buy(menus) => menus,
            _ => &[],
        }
    }

    /// Returns the ships with a choice of speed, by index in the list, each with its choices; empty in other steps.
    pub fn speeds(&self) -> &[(u8, Choices)] {
        match &self.ask {
            Ask::Speeds(ships) => ships,
            _ => &[],
        }
    }

    /// Returns the groups that can fire, each by ship and group; empty in other steps.
    pub fn firing(&self) -> impl Iterator<Item = (usize, usize)> {
        let all: &[Bearing] = match &self.ask {
            Ask::Fire(all) => all,
            _ => &[],
        };
        all.iter().map(|bearing| (usize::from(bearing.ship), usize::from(bearing.group)))
    }

    /// Returns every action of the move step except `done`; empty in other steps.
    pub fn actions(&self) -> Vec<(Name, Action)> {
        let mut all = Vec::new();
        if matches!(self.ask, Ask::Move(_)) {
            let _ = movement::each_action(self.rules, self.state, self.seat.0, &mut |piece, action| {
                all.push((self.rules.name_of(piece), action));
                ControlFlow::Continue(())
            });
        }
        all
    }

    /// Returns action `number`; `None`, which means `done`, after the last.
    fn nth_action(&self, number: u32) -> Option<(Name, Action)> {
        let found = movement::nth_action(self.rules, self.state, self.seat.0, number);
        found.map(|(piece, action)| (self.rules.name_of(piece), action))
    }

    /// Returns salvo `number` of a group.
    fn nth_salvo(&self, bearing: Bearing, number: u32) -> Salvo {
        let mut salvo = Salvo::new(self.rules.name(usize::from(bearing.ship)), bearing.group + 1);
        for target in bearing.nth_targets(self.rules, self.state, number) {
            salvo.push(self.rules.name_of(target));
        }
        salvo
    }

    /// Returns order `number`. Purchases and speeds are not numbered; they give the idle order.
    #[inline]
    fn nth(&self, number: u32) -> Order {
        match &self.ask {
            Ask::Move(_) => match self.nth_action(number) {
                Some((name, action)) => Order::Move(name, action),
                None => Order::Done,
            },
            Ask::Fire(all) => {
                let mut left = number;
                for bearing in all {
                    if left < bearing.count() {
                        return Order::Fire(self.nth_salvo(*bearing, left));
                    }
                    left -= bearing.count();
                }
                Order::Done
            }
            Ask::First(pair) => Order::First(pair[usize::from(number > 0)]),
            Ask::Shield(arcs) => {
                let arc = arcs.iter().nth(number as usize);
                Order::Shield(arc.unwrap_or(table::Arc::Front))
            }
            Ask::Nothing | Ask::Buy(_) | Ask::Speeds(_) => Order::Idle,
        }
    }

    /// Draws a purchase, or none, for each ship.
    fn sample_purchases(&self, menus: &[Menu], rng: &mut Seeded, order: &mut Order) {
        *order = Order::Done;
        for menu in menus {
            let number = rng.below(menu.count() + 1);
            if number == 0 {
                continue;
            }
            if matches!(order, Order::Done) {
                *order = Order::Buy(Purchases::default());
            }
            if let Order::Buy(all) = order {
                let purchase = menu.nth(self.rules, self.state, number - 1);
                all.push(self.rules.name(usize::from(menu.ship)), purchase);
            }
        }
    }

    /// Returns the number of orders; 0 for purchases and speeds, which are not numbered.
    fn count(&self) -> u32 {
        match &self.ask {
            Ask::Nothing => 1,
            Ask::Move(count) => *count,
            Ask::Fire(all) => all.iter().map(|bearing| bearing.count()).sum::<u32>() + 1,
            Ask::First(_) => 2,
            Ask::Shield(arcs) => arcs.len() as u32,
            Ask::Buy(_) | Ask::Speeds(_) => 0,
        }
    }

    fn walk_menus(
        &self,
        menus: &[Menu],
        chosen: &Purchases,
        f: &mut dyn FnMut(Order) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some((menu, rest)) = menus.split_first() else {
            return f(if chosen.parts().is_empty() { Order::Done } else { Order::Buy(*chosen) });
        };
        self.walk_menus(rest, chosen, f)?;
        for number in 0..menu.count() {
            let mut next = *chosen;
            next.push(self.rules.name(usize::from(menu.ship)), menu.nth(self.rules, self.state, number));
            self.walk_menus(rest, &next, f)?;
        }
        ControlFlow::Continue(())
    }

    fn walk_speeds(
        &self,
        ships: &[(u8, Choices)],
        chosen: &Plots,
        f: &mut dyn FnMut(Order) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(((ship, choices), rest)) = ships.split_first() else { return f(Order::Speeds(*chosen)) };
        for plot in choices {
            let mut next = *chosen;
            next.push(self.rules.name(usize::from(*ship)), *plot);
            self.walk_speeds(rest, &next, f)?;
        }
        ControlFlow::Continue(())
    }

    /// Returns the purchases with the purchase of one ship drawn anew.
    fn vary_purchases(&self, menus: &[Menu], all: &Purchases, rng: &mut Seeded) -> Order {
        let anew = rng.below(menus.len() as u32) as usize;
        let mut next = Purchases::default();
        for (place, menu) in menus.iter().enumerate() {
            let name = self.rules.name(usize::from(menu.ship));
            if place == anew {
                let number = rng.below(menu.count() + 1);
                if number > 0 {
                    next.push(name, menu.nth(self.rules, self.state, number - 1));
                }
            } else if let Some((_, purchase)) = all.parts().iter().find(|(own, _)| *own == name) {
                next.push(name, *purchase);
            }
        }
        if next.parts().is_empty() { Order::Done } else { Order::Buy(next) }
    }

    /// Returns the speeds with the plot of one ship drawn anew.
    fn vary_speeds(&self, ships: &[(u8, Choices)], all: &Plots, rng: &mut Seeded) -> Order {
        let anew = rng.below(ships.len() as u32) as usize;
        let mut next = Plots::default();
        for (place, ((ship, choices), (_, plot))) in ships.iter().zip(all.parts()).enumerate() {
            let plot: Plot = if place == anew { *rng.pick(choices) } else { *plot };
            next.push(self.rules.name(usize::from(*ship)), plot);
        }
        Order::Speeds(next)
    }

    /// Returns a salvo with the target of one weapon drawn anew.
    fn vary_salvo(&self, salvo: &Salvo, rng: &mut Seeded) -> Order {
        let ship = self.rules.find(salvo.ship);
        let targets =
            ship.map(|ship| fire::targets(self.rules, self.state, ship, usize::from(salvo.group) - 1));
        let Some(targets) = targets.filter(|targets| !targets.is_empty() && !salvo.targets().is_empty())
        else {
            return self.sample(rng);
        };
        let anew = rng.below(salvo.targets().len() as u32) as usize;
        let mut next = Salvo::new(salvo.ship, salvo.group);
        for (place, target) in salvo.targets().iter().enumerate() {
            next.push(if place == anew { self.rules.name_of(*rng.pick(&targets)) } else { *target });
        }
        Order::Fire(next)
    }
}

impl Space for OrderSpace<'_> {
    type Order = Order;

    #[inline]
    fn size(&self) -> Option<u128> {
        match &self.ask {
            Ask::Buy(menus) => {
                menus.iter().try_fold(1u128, |all, menu| all.checked_mul(u128::from(menu.count()) + 1))
            }
            Ask::Speeds(ships) => {
                ships.iter().try_fold(1u128, |all, (_, choices)| all.checked_mul(choices.len() as u128))
            }
            _ => Some(u128::from(self.count())),
        }
    }

    fn visit(&self, f: &mut dyn FnMut(Order) -> ControlFlow<()>) -> ControlFlow<()> {
        match &self.ask {
            Ask::Buy(menus) => self.walk_menus(menus, &Purchases::default(), f),
            Ask::Speeds(ships) => self.walk_speeds(ships, &Plots::default(), f),
            Ask::Move(_) => {
                movement::each_action(self.rules, self.state, self.seat.0, &mut |piece, action| {
                    f(Order::Move(self.rules.name_of(piece), action))
                })?;
                if movement::anything_must(self.rules, self.state, self.seat.0) {
                    return ControlFlow::Continue(());
                }
                f(Order::Done)
            }
            _ => (0..self.count()).try_for_each(|number| f(self.nth(number))),
        }
    }

    #[inline]
    fn sample(&self, rng: &mut Seeded) -> Order {
        let mut order = Order::Idle;
        self.sample_into(rng, &mut order);
        order
    }

    #[inline]
    fn sample_into(&self, rng: &mut Seeded, order: &mut Order) {
        match &self.ask {
            Ask::Nothing => *order = Order::Idle,
            Ask::Buy(menus) => self.sample_purchases(menus, rng, order),
            Ask::Speeds(ships) => {
                *order = Order::Speeds(Plots::default());
                let Order::Speeds(all) = order else { return };
                for (ship, choices) in ships {
                    all.push(self.rules.name(usize::from(*ship)), *rng.pick(choices));
                }
            }
            Ask::Move(count) => match self.nth_action(rng.below(*count)) {
                Some((name, action)) => *order = Order::Move(name, action),
                None => *order = Order::Done,
            },
            _ => *order = self.nth(rng.below(self.count())),
        }
    }

    fn check(&self, order: &Order) -> Result<(), Refusal> {
        self.judge(order)
    }

    fn vary(&self, order: &Order, rng: &mut Seeded) -> Order {
        match (&self.ask, order) {
            (Ask::Buy(menus), Order::Buy(all)) => self.vary_purchases(menus, all, rng),
            (Ask::Buy(menus), Order::Done) if !menus.is_empty() => {
                self.vary_purchases(menus, &Purchases::default(), rng)
            }
            (Ask::Speeds(ships), Order::Speeds(all)) if self.check(order).is_ok() => {
                self.vary_speeds(ships, all, rng)
            }
            (Ask::Fire(_), Order::Fire(salvo)) if rng.chance(1, 2) && self.check(order).is_ok() => {
                self.vary_salvo(salvo, rng)
            }
            _ => self.sample(rng),
        }
    }

    /// Returns an order that buys nothing and fires nothing. If a piece must move, the first such piece takes its first
    /// action. Speeds stay where they can, and a question gets its first answer.
    fn idle(&self) -> Order {
        match &self.ask {
            Ask::Nothing => Order::Idle,
            Ask::Buy(_) | Ask::Fire(_) => Order::Done,
            Ask::Move(_) if !movement::anything_must(self.rules, self.state, self.seat.0) => Order::Done,
            Ask::Move(_) => self.first_that_must(),
            Ask::Speeds(ships) => {
                let mut all = Plots::default();
                for (ship, choices) in ships {
                    all.push(self.rules.name(usize::from(*ship)), choices[0]);
                }
                Order::Speeds(all)
            }
            Ask::First(_) | Ask::Shield(_) => self.nth(0),
        }
    }

    fn outline(&self) -> Outline {
        self.outlined()
    }
}

impl OrderSpace<'_> {
    /// Returns the first action of the first piece that must move.
    fn first_that_must(&self) -> Order {
        let (rules, state) = (self.rules, self.state);
        let mut found = Order::Done;
        let _ = movement::each_action(rules, state, self.seat.0, &mut |piece, action| {
            let must = match piece {
                Piece::Ship(ship) => movement::must_move(rules, state, usize::from(ship)),
                Piece::Missile(_) => true,
            };
            if must && !matches!(action, Action::Launch(..)) {
                found = Order::Move(rules.name_of(piece), action);
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        found
    }
}
