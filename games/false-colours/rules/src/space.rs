//! The space of a seat's orders: one of its ships for the flag; then a course and a stance for each ship, and perhaps a
//! call.

mod refusals;

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use engine::outline::{Number, Outline};
use engine::{Refusal, Seat, Seeded, Space};

use crate::catalogue;
use crate::orders::{Course, Order, Part, Plot, Stance, Turn};
use crate::rules::{FalseColours, SHIPS};
use crate::state::{Name, State};

/// The choices of one ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Choices {
    ship: Name,
    /// The most hexes ahead, by turn in the order of [`Turn::ALL`].
    rooms: [u8; 3],
    /// `true` if it may fire a broadside.
    flagship: bool,
}

/// The space of a seat's orders in a position.
#[derive(Clone, Debug)]
pub struct OrderSpace<'a> {
    rules: &'a FalseColours,
    state: &'a State,
    side: u8,
    /// The ships that are ordered, in order. While flags are chosen, those that may fly the flag.
    ships: ArrayVec<Choices, SHIPS>,
    /// Enemies that may be named as targets.
    targets: ArrayVec<Name, SHIPS>,
    /// Enemies that may be called.
    calls: ArrayVec<Name, SHIPS>,
}

impl Choices {
    /// Counts the courses.
    const fn courses(&self) -> u32 {
        let [none, left, right] = self.rooms;
        none as u32 + left as u32 + right as u32 + 3
    }

    /// Returns a course by its number: without a turn, to the left, to the right; the shortest first.
    fn course(&self, number: u32) -> Course {
        let mut ahead = number;
        for (turn, room) in Turn::ALL.into_iter().zip(self.rooms) {
            if ahead <= u32::from(room) {
                return Course { turn, ahead: ahead as u8 };
            }
            ahead -= u32::from(room) + 1;
        }
        Course::default()
    }
}

impl<'a> OrderSpace<'a> {
    /// Returns the space of a seat.
    pub(crate) fn new(rules: &'a FalseColours, state: &'a State, seat: Seat) -> Self {
        let side = rules.side_of(seat);
        let enemy = 1 - side;
        let ships = state.on_table(side).map(|(name, ship)| Choices {
            ship: name,
            rooms: Turn::ALL.map(|turn| rules.room(ship.at, ship.facing, turn)),
            flagship: state.flagship(side) == Some(name),
        });
        let may_call = rules.calls_left(state, side) > 0 && !state.is_known(enemy);
        let hit = |name: &Name| state.ship(*name).hull < rules.options.hull;
        Self {
            rules,
            state,
            side,
            ships: ships.collect(),
            targets: state.on_table(enemy).map(|(name, _)| name).collect(),
            calls: state.candidates(enemy).filter(|name| may_call && hit(name)).collect(),
        }
    }

    /// Counts the stances of a ship.
    fn stances(&self, choices: &Choices) -> u32 {
        2 + self.targets.len() as u32 * (1 + u32::from(choices.flagship))
    }

    /// Returns a stance by its number: hold, evade, fire at each enemy, a broadside at each enemy.
    fn stance(&self, number: u32) -> Stance {
        let targets = self.targets.len();
        match (number, (number as usize).wrapping_sub(2)) {
            (0, _) => Stance::Hold,
            (1, _) => Stance::Evade,
            (_, target) if target < targets => Stance::Fire(self.targets[target]),
            (_, target) => Stance::Broadside(self.targets[target - targets]),
        }
    }

    /// Counts the choices of a ship.
    fn count(&self, choices: &Choices) -> u32 {
        choices.courses() * self.stances(choices)
    }

    /// Returns a choice of a ship by its number. Number 0 is the one that silence means (FC-3.5).
    fn nth(&self, choices: &Choices, number: u32) -> Part {
        let courses = choices.courses();
        let (course, stance) = (choices.course(number % courses), self.stance(number / courses));
        Part { ship: choices.ship, course, stance }
    }

    /// Returns every legal part of a ship, the one that silence means first; empty if it may not be ordered.
    pub(crate) fn parts_of(&self, ship: Name) -> impl Iterator<Item = Part> {
        let choices = self.ships.iter().filter(move |own| own.ship == ship && !self.state.chooses_flags());
        choices.flat_map(|choices| (0..self.count(choices)).map(|number| self.nth(choices, number)))
    }

    fn draw(&self, choices: &Choices, rng: &mut Seeded) -> Part {
        self.nth(choices, rng.below(self.count(choices)))
    }

    fn draw_call(&self, rng: &mut Seeded) -> Option<Name> {
        if self.calls.is_empty() {
            return None;
        }
        self.calls.get(rng.below(self.calls.len() as u32 + 1) as usize).copied()
    }

    /// Calls `f` with every plot that begins with these parts.
    fn walk(
        &self,
        rest: &[Choices],
        plot: &mut Plot,
        f: &mut dyn FnMut(Order) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some((choices, rest)) = rest.split_first() else {
            let calls = self.calls.iter().copied().map(Some);
            return std::iter::once(None)
                .chain(calls)
                .try_for_each(|call| f(Order::Plot(Plot { call, ..plot.clone() })));
        };
        for number in 0..self.count(choices) {
            plot.parts.push(self.nth(choices, number));
            self.walk(rest, plot, f)?;
            plot.parts.pop();
        }
        ControlFlow::Continue(())
    }
}

impl Space for OrderSpace<'_> {
    type Order = Order;

    fn size(&self) -> Option<u128> {
        if self.state.chooses_flags() {
            return Some(self.ships.len() as u128);
        }
        let plots: u128 = self.ships.iter().map(|choices| u128::from(self.count(choices))).product();
        Some(plots * (self.calls.len() as u128 + 1))
    }

    fn visit(&self, f: &mut dyn FnMut(Order) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.state.chooses_flags() {
            return self.ships.iter().try_for_each(|choices| f(Order::Flag(choices.ship)));
        }
        self.walk(&self.ships, &mut Plot::default(), f)
    }

    #[inline]
    fn sample(&self, rng: &mut Seeded) -> Order {
        let mut order = Order::Plot(Plot::default());
        self.sample_into(rng, &mut order);
        order
    }

    fn sample_into(&self, rng: &mut Seeded, order: &mut Order) {
        if self.state.chooses_flags() {
            *order = Order::Flag(rng.pick(&self.ships).ship);
            return;
        }
        if !matches!(order, Order::Plot(_)) {
            *order = Order::Plot(Plot::default());
        }
        let Order::Plot(plot) = order else { return };
        plot.parts.clear();
        plot.parts.extend(self.ships.iter().map(|choices| self.draw(choices, rng)));
        plot.call = self.draw_call(rng);
    }

    fn check(&self, order: &Order) -> Result<(), Refusal> {
        match order {
            Order::Flag(ship) => self.refuse_flag(*ship),
            Order::Plot(plot) => self.refuse_plot(plot),
        }
        .map_or(Ok(()), Err)
    }

    fn vary(&self, order: &Order, rng: &mut Seeded) -> Order {
        let Order::Plot(plot) = order else { return self.sample(rng) };
        let mut plot = plot.clone();
        let places = self.ships.len() + usize::from(!self.calls.is_empty());
        let place = rng.below(places.max(1) as u32) as usize;
        match (plot.parts.get_mut(place), self.ships.get(place)) {
            (Some(part), Some(choices)) => *part = self.draw(choices, rng),
            _ => plot.call = self.draw_call(rng),
        }
        Order::Plot(plot)
    }

    fn idle(&self) -> Order {
        if self.state.chooses_flags() {
            return Order::Flag(self.ships[0].ship);
        }
        Order::Plot(Plot::new(self.ships.iter().map(|choices| self.nth(choices, 0)), None))
    }

    fn outline(&self) -> Outline {
        if self.state.chooses_flags() {
            let ships = self.ships.iter().map(|choices| choices.ship.to_string());
            return Outline::listed(ships).prefixed("flag ").role("flag", catalogue::LABEL_FLAG);
        }
        let ships = self.ships.iter().map(|choices| self.outline_of(choices));
        let calls = self.calls.iter().map(|target| {
            Outline::text(format!("call {target}")).role("call", catalogue::label_call(target))
        });
        let calls = (!self.calls.is_empty()).then(|| {
            Outline::any([Outline::nothing()].into_iter().chain(calls)).role("call", catalogue::LABEL_CALL)
        });
        Outline::all(ships.chain(calls)).joined("; ").role("plot", catalogue::LABEL_PLOT)
    }
}

impl OrderSpace<'_> {
    /// Returns the part of one ship as data.
    fn outline_of(&self, choices: &Choices) -> Outline {
        let turns = [
            ("", "ahead", catalogue::LABEL_AHEAD),
            ("L", "left", catalogue::LABEL_LEFT),
            ("R", "right", catalogue::LABEL_RIGHT),
        ];
        let courses = turns.into_iter().zip(choices.rooms).map(|((letter, key, label), room)| {
            Outline::number(Number::to(0, room.into())).prefixed(letter).role(key, label)
        });
        let stances = (0..self.stances(choices)).map(|number| {
            let stance = self.stance(number);
            let (key, label) = match stance {
                Stance::Hold => ("hold", catalogue::LABEL_HOLD.to_owned()),
                Stance::Evade => ("evade", catalogue::LABEL_EVADE.to_owned()),
                Stance::Fire(target) => ("fire", catalogue::label_fire(target)),
                Stance::Broadside(target) => ("broadside", catalogue::label_broadside(target)),
            };
            Outline::text(stance.to_string()).role(key, label)
        });
        let course = Outline::any(courses).role("course", catalogue::LABEL_COURSE);
        let stance = Outline::any(stances).role("stance", catalogue::LABEL_STANCE);
        Outline::all([course, stance])
            .joined(" ")
            .prefixed(format!("{} ", choices.ship))
            .about(choices.ship.to_string())
            .role("ship", catalogue::LABEL_SHIP)
    }
}
