//! The space of orders: the legal orders for every kind of decision.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use engine::outline::{Number, Outline};
use engine::{Refusal, Seat, Seeded, Space};

use crate::activity::Activity;
use crate::catalogue;
use crate::clauses;
use crate::notation::NOTHING;
use crate::orders::{Assignments, Dealt, Entry, Order, Way};
use crate::rules::SimpleSpaceships;
use crate::shares::Share;
use crate::state::{FLEET, PanelBox, Phase, State};

/// The legal orders of a seat.
#[derive(Clone, Debug)]
pub struct OrderSpace<'a> {
    rules: &'a SimpleSpaceships,
    state: &'a State,
    seat: Seat,
    ask: Ask,
}

/// The decision asked of the seat.
#[derive(Clone, Debug)]
enum Ask {
    Nothing,
    Flip,
    /// The shares of all these ships at once, or of one of them.
    Assign {
        fleet: ArrayVec<(u8, Share), FLEET>,
        one: bool,
    },
    Pick(ArrayVec<u8, FLEET>),
    Enter,
    Active(Activity),
    Loss(ArrayVec<PanelBox, 3>),
}

impl<'a> OrderSpace<'a> {
    /// Returns the orders of a seat; a seat that is not asked has only the idle one.
    #[inline]
    pub fn new(rules: &'a SimpleSpaceships, state: &'a State, seat: Seat) -> Self {
        let asked = seat.0 < 2 && state.asked & (1 << seat.0) != 0;
        let ask = if asked { Ask::of(rules, state, seat) } else { Ask::Nothing };
        Self { rules, state, seat, ask }
    }

    /// Returns the only order, if there is just one.
    #[inline]
    pub(crate) fn only(&self) -> Option<Order> {
        (self.size() == Some(1)).then(|| self.idle())
    }

    fn name(&self, place: u8) -> crate::state::Name {
        self.rules.name(usize::from(place))
    }

    /// Returns the order of that number, if orders are numbered.
    #[inline]
    fn nth(&self, number: u32) -> Order {
        match &self.ask {
            Ask::Nothing | Ask::Assign { one: false, .. } => Order::Idle,
            Ask::Flip => Order::Flip,
            Ask::Assign { fleet, one: true } => {
                let mut left = number;
                for (place, share) in fleet {
                    if left < share.size() {
                        let mut all = Assignments::default();
                        all.push(self.name(*place), share.nth(left));
                        return Order::Assign(all);
                    }
                    left -= share.size();
                }
                Order::Idle
            }
            Ask::Pick(ships) => Order::Activate(self.name(ships[number as usize])),
            Ask::Enter => {
                let (along, way) = (number / 4, number % 4);
                let by = if way / 2 == 0 { Way::Left } else { Way::Right };
                let heading = Entry::headings(by)[way as usize % 2];
                Order::Enter(Entry { by, along: table::Length::thousandths(along as i32), heading })
            }
            Ask::Active(activity) => activity.nth(self.rules, number),
            Ask::Loss(boxes) => Order::Lose(boxes[number as usize]),
        }
    }

    /// Counts the orders, if they are numbered: all are, except assignments of several ships.
    #[inline]
    fn count(&self) -> u32 {
        match &self.ask {
            Ask::Nothing | Ask::Flip => 1,
            Ask::Assign { fleet, one: true } => fleet.iter().map(|(_, share)| share.size()).sum(),
            Ask::Assign { one: false, .. } => 0,
            Ask::Pick(ships) => ships.len() as u32,
            Ask::Enter => (self.rules.area.height.in_thousandths() as u32 + 1) * 4,
            Ask::Active(activity) => activity.count(),
            Ask::Loss(boxes) => boxes.len() as u32,
        }
    }

    fn walk(
        &self,
        fleet: &[(u8, Share)],
        chosen: &Assignments,
        f: &mut dyn FnMut(Order) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(((place, share), rest)) = fleet.split_first() else { return f(Order::Assign(*chosen)) };
        share.visit(&mut |dealt| {
            let mut next = *chosen;
            next.push(self.name(*place), dealt);
            self.walk(rest, &next, f)
        })
    }

    fn check_assignments(&self, order: &Assignments, text: &str) -> Result<(), Refusal> {
        let Ask::Assign { fleet, one } = &self.ask else {
            let reason = catalogue::DICE_STAY;
            return Err(Refusal::new(clauses::NO_SHIFTING, text, reason));
        };
        let mut expected = fleet.iter();
        for (name, dealt) in order.parts() {
            let subject = crate::notation::part(*name, *dealt);
            let found = expected.find(|(place, _)| self.name(*place) == *name);
            let Some((place, share)) = found else { return Err(self.stranger(name.as_str(), &subject)) };
            share.check(&self.state.ships[usize::from(*place)], &subject, *dealt)?;
        }
        let parts = order.parts().len();
        let full = if *one { 1 } else { fleet.len() };
        if parts == full {
            return Ok(());
        }
        let reason = if *one { catalogue::ONE_SHIP_AT_A_TIME } else { catalogue::EVERY_SHIP_ASSIGNS };
        Err(Refusal::new(clauses::ASSIGNING, text, reason))
    }

    /// Returns the refusal of a ship that has nothing to assign.
    pub(crate) fn stranger(&self, name: &str, subject: &str) -> Refusal {
        let reason = match self.rules.find_like(name) {
            None => catalogue::no_ship_called(name),
            Some(place) if self.rules.side_of(place) != self.seat.0 => catalogue::not_yours(name),
            Some(place) if !self.state.ships[place].in_play() => catalogue::is_lost(name),
            Some(place) if self.state.ships[place].done => catalogue::has_assigned(name),
            Some(place) if self.state.ships[place].panel[PanelBox::Reserve] == 0 => {
                catalogue::nothing_in_reserve(name)
            }
            Some(_) => catalogue::out_of_order(name),
        };
        Refusal::new(clauses::ASSIGNING, subject, reason)
    }

    /// Returns the ships that may assign now, each with its share.
    pub(crate) fn assigning(&self) -> &[(u8, Share)] {
        match &self.ask {
            Ask::Assign { fleet, .. } => fleet,
            _ => &[],
        }
    }

    /// Returns `true` if the seat is asked for an order.
    pub const fn is_asked(&self) -> bool {
        !matches!(self.ask, Ask::Nothing)
    }

    /// Returns `true` if only one ship assigns now (SS-2.2).
    pub const fn is_one_at_a_time(&self) -> bool {
        matches!(self.ask, Ask::Assign { one: true, .. })
    }

    /// Returns the places in the list of the ships that may assign now.
    pub fn ships(&self) -> impl Iterator<Item = usize> {
        self.assigning().iter().map(|(place, _)| usize::from(*place))
    }

    /// Returns every split of the dice of the ship with an index; empty if it may not assign now.
    pub fn shares(&self, place: usize) -> Vec<Dealt> {
        let found = self.assigning().iter().find(|(p, _)| usize::from(*p) == place);
        found.map_or_else(Vec::new, |(_, share)| (0..share.size()).map(|n| share.nth(n)).collect())
    }

    /// Returns the orders open to the active ship, if it is asked for one.
    pub(crate) const fn activity(&self) -> Option<&Activity> {
        match &self.ask {
            Ask::Active(activity) => Some(activity),
            _ => None,
        }
    }

    /// Returns the first words of the orders that are asked for now.
    pub(crate) const fn verbs(&self) -> &'static [&'static str] {
        match self.state.phase {
            Phase::Coin => &["flip"],
            Phase::Assign => &["assign"],
            Phase::Pick => &["activate"],
            Phase::Enter => &["enter"],
            Phase::Active => &["fly", "turn", "spend", "attack", "end"],
            Phase::Loss => &["lose"],
            Phase::Over => &[],
        }
    }

    /// Returns the refusal of an order of the wrong kind: the decision asked for now, and an example.
    pub(crate) fn out_of_place(&self, order: &Order, text: &str) -> Refusal {
        let (clause, reason) = match (self.state.phase, order) {
            _ if matches!(self.ask, Ask::Nothing) => (clauses::TURN, catalogue::NOTHING_ASKED_OF_SEAT),
            (Phase::Loss, _) => (clauses::HITS, catalogue::RESOLVE_HITS_FIRST),
            (Phase::Assign, _) => (clauses::TURN, catalogue::ASSIGN_FIRST),
            (Phase::Coin, _) => (clauses::ASSIGNING, catalogue::FLIP_FIRST),
            (Phase::Enter, _) => (clauses::RUN, catalogue::ENTER_FIRST),
            (Phase::Pick, Order::Attack(_)) => (clauses::ATTACKING, catalogue::ONLY_ACTIVE_ATTACKS),
            (Phase::Pick, _) => (clauses::ACTIVATION, catalogue::ACTIVATE_FIRST),
            (_, Order::Activate(_)) => (clauses::ACTIVATION, catalogue::END_ACTIVATION_FIRST),
            (_, Order::Lose(_)) => (clauses::HITS, catalogue::NO_HITS),
            (_, Order::Enter(_)) => (clauses::RUN, catalogue::ALREADY_ON_TABLE),
            (Phase::Active, _) => (clauses::ACTIVATION, catalogue::ACTIVE_ACTS_NOW),
            _ => (clauses::TURN, catalogue::NOT_ASKED_NOW),
        };
        Refusal::new(clause, text, reason)
    }
}

impl Ask {
    #[inline]
    fn of(rules: &SimpleSpaceships, state: &State, seat: Seat) -> Self {
        let side = seat.index();
        match state.phase {
            Phase::Coin => Self::Flip,
            Phase::Assign => Self::Assign {
                fleet: crate::queue::waiting(rules, state, side)
                    .map(|place| (place as u8, Share::of(rules, state, place)))
                    .collect(),
                one: rules.options.one_at_a_time(),
            },
            Phase::Pick => {
                let number = crate::queue::number(state);
                Self::Pick(crate::queue::at_number(rules, state, side, number).map(|p| p as u8).collect())
            }
            Phase::Enter => Self::Enter,
            Phase::Active => Self::Active(Activity::of(rules, state)),
            Phase::Loss => Self::Loss(crate::damage::losses(state)),
            Phase::Over => Self::Nothing,
        }
    }
}

impl Space for OrderSpace<'_> {
    type Order = Order;

    #[inline]
    fn size(&self) -> Option<u128> {
        if let Ask::Assign { fleet, one: false } = &self.ask {
            return fleet.iter().try_fold(1u128, |all, (_, share)| all.checked_mul(u128::from(share.size())));
        }
        Some(u128::from(self.count()))
    }

    fn visit(&self, f: &mut dyn FnMut(Order) -> ControlFlow<()>) -> ControlFlow<()> {
        if let Ask::Assign { fleet, one: false } = &self.ask {
            return self.walk(fleet, &Assignments::default(), f);
        }
        (0..self.count()).try_for_each(|number| f(self.nth(number)))
    }

    #[inline]
    fn sample(&self, rng: &mut Seeded) -> Order {
        let mut order = Order::Idle;
        self.sample_into(rng, &mut order);
        order
    }

    #[inline]
    fn sample_into(&self, rng: &mut Seeded, order: &mut Order) {
        let Ask::Assign { fleet, one: false } = &self.ask else {
            *order = self.nth(rng.below(self.count()));
            return;
        };
        if !matches!(order, Order::Assign(_)) {
            *order = Order::Assign(Assignments::default());
        }
        if let Order::Assign(all) = order {
            all.clear();
            for (place, share) in fleet {
                all.push(self.name(*place), share.sample(rng));
            }
        }
    }

    fn check(&self, order: &Order) -> Result<(), Refusal> {
        let text = order.to_string();
        let refuse = |clause, reason: &str| Err(Refusal::new(clause, text.as_str(), reason));
        match (&self.ask, order) {
            (Ask::Nothing, Order::Idle) | (Ask::Flip, Order::Flip) => Ok(()),
            (Ask::Active(activity), order) if Activity::concerns(order) => {
                activity.check(self.rules, self.state, order, &text)
            }
            (Ask::Assign { .. } | Ask::Pick(_) | Ask::Active(_), Order::Assign(all)) => {
                self.check_assignments(all, &text)
            }
            (Ask::Pick(ships), Order::Activate(name)) => {
                if ships.iter().any(|place| self.name(*place) == *name) {
                    return Ok(());
                }
                let number = crate::queue::number(self.state);
                refuse(clauses::ACTIVATION, &catalogue::choose_with_number(number))
            }
            (Ask::Enter, Order::Enter(entry)) => {
                if !Entry::headings(entry.by).contains(&entry.heading) {
                    return refuse(clauses::RUN, catalogue::FACE_INWARDS);
                }
                let along = entry.along.in_thousandths();
                if !(0..=self.rules.area.height.in_thousandths()).contains(&along) {
                    let reason = catalogue::edge_is_long(self.rules.area.height);
                    return refuse(clauses::RUN, &reason);
                }
                Ok(())
            }
            (Ask::Loss(boxes), Order::Lose(of)) => match of {
                of if boxes.contains(of) => Ok(()),
                PanelBox::Defence => refuse(clauses::HITS, catalogue::HIT_TAKES_FROM),
                of => refuse(clauses::HITS, &catalogue::is_empty(of)),
            },
            (_, order) => Err(self.out_of_place(order, &text)),
        }
    }

    fn vary(&self, order: &Order, rng: &mut Seeded) -> Order {
        match (&self.ask, order) {
            (Ask::Assign { fleet, one: false }, Order::Assign(all)) if self.check(order).is_ok() => {
                let mut next = *all;
                let at = rng.below(fleet.len() as u32) as usize;
                *next.dealt_mut(at) = fleet[at].1.sample(rng);
                Order::Assign(next)
            }
            (Ask::Active(_), Order::Attack(attack)) if rng.chance(3, 4) => {
                let next = Activity::near(*attack, rng);
                if self.check(&Order::Attack(next)).is_ok() { Order::Attack(next) } else { *order }
            }
            _ => self.sample(rng),
        }
    }

    fn idle(&self) -> Order {
        match &self.ask {
            Ask::Assign { fleet, one } => {
                let mut all = Assignments::default();
                for (place, share) in fleet.iter().take(if *one { 1 } else { FLEET }) {
                    all.push(self.name(*place), share.idle());
                }
                Order::Assign(all)
            }
            Ask::Active(activity) => activity.idle(),
            Ask::Enter => self.nth(self.rules.area.height.in_thousandths() as u32 / 2 * 4),
            _ => self.nth(0),
        }
    }

    fn outline(&self) -> Outline {
        match &self.ask {
            Ask::Nothing => Outline::text("idle").role("idle", catalogue::LABEL_NOTHING),
            Ask::Flip => Outline::text("flip").role("flip", catalogue::LABEL_FLIP),
            Ask::Assign { fleet, one } => {
                let ships = fleet.iter().map(|(place, share)| share.outline(self.name(*place)));
                let shares = if *one { Outline::any(ships) } else { Outline::all(ships).joined("; ") };
                let shares = if fleet.is_empty() { Outline::text(NOTHING) } else { shares };
                shares.prefixed("assign ").role("assign", catalogue::LABEL_BOXES)
            }
            Ask::Pick(ships) => {
                let names = ships.iter().map(|place| self.name(*place).to_string());
                Outline::listed(names).prefixed("activate ").role("activate", catalogue::LABEL_ACTIVATE)
            }
            Ask::Enter => {
                let edges = [self.outline_edge(Way::Left), self.outline_edge(Way::Right)];
                Outline::any(edges).role("enter", catalogue::LABEL_ENTER)
            }
            Ask::Active(activity) => activity.outline(self.rules),
            Ask::Loss(boxes) => {
                let boxes = Outline::listed(boxes.iter().map(ToString::to_string));
                boxes.prefixed("lose ").role("lose", catalogue::LABEL_LOSS)
            }
        }
    }
}

impl OrderSpace<'_> {
    /// Returns the outline of every place of an edge, with the headings inwards.
    fn outline_edge(&self, by: Way) -> Outline {
        let along = Number::to(0, self.rules.area.height.in_thousandths()).per(1000);
        let along = Outline::number(along).role("along", catalogue::LABEL_UP_THE_EDGE);
        let headings = Outline::listed(Entry::headings(by).map(|heading| heading.to_string()));
        let headings = headings.prefixed("heading ").role("heading", catalogue::LABEL_DEGREES);
        Outline::all([along, headings]).joined(" ").prefixed(format!("enter {} ", by.word()))
    }
}
