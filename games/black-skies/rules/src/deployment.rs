//! The set-up before the first flip: deployment in turn, speeds, first cards and decks (BS-2.1 to BS-2.4).

use arrayvec::ArrayVec;
use engine::dice::Dice;
use engine::{Log, Sealed, Seeded, Side};
use table::{Area, Edge, Point, Vector};

use crate::clauses;
use crate::events::Event;
use crate::orders::{Entry, Order};
use crate::play::Play;
use crate::rules::{APART, BlackSkies, Zone};
use crate::state::{Element, PASS, Phase, Pilot, Place, Slot, State};

/// A rectangle of the lattice, including its borders, in which a side deploys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Strip {
    pub(crate) low: Point,
    pub(crate) high: Point,
}

impl Strip {
    pub(crate) fn of(area: &Area, zone: &Zone) -> Self {
        let (width, height) = (area.width.in_thousandths(), area.height.in_thousandths());
        let depth = zone.depth.in_thousandths();
        let (from, to) = if zone.edge == Edge::Top { (height - depth, height) } else { (0, depth) };
        Self { low: Point { x: 0, y: from }, high: Point { x: width, y: to } }
    }

    pub(crate) const fn holds(&self, p: Point) -> bool {
        self.low.x <= p.x && p.x <= self.high.x && self.low.y <= p.y && p.y <= self.high.y
    }

    /// Draws a point of the rectangle uniformly at random.
    pub(crate) fn draw(&self, rng: &mut Seeded) -> Point {
        let mut within = |low: i32, high: i32| low + rng.below((high - low) as u32 + 1) as i32;
        Point { x: within(self.low.x, self.high.x), y: within(self.low.y, self.high.y) }
    }
}

/// Counts the ways to deploy an element of one fighter, and of two fighters, in a zone.
pub(crate) fn ways(area: &Area, zone: &Zone) -> [u128; 2] {
    let strip = Strip::of(area, zone);
    let (width, height) = ((strip.high.x - strip.low.x) as u128, (strip.high.y - strip.low.y) as u128);
    let apart = APART.in_thousandths() as u128;
    // For each vertical offset between lead and wingman, counts the horizontal offsets and the places for each of them.
    let row = |up: u128| {
        let aside = (apart * apart - up * up).isqrt().min(width);
        let places = (2 * aside + 1) * (width + 1) - aside * (aside + 1);
        places * (height + 1 - up) * if up == 0 { 1 } else { 2 }
    };
    [(width + 1) * (height + 1), (0..=apart.min(height)).map(row).sum()]
}

/// Draws an offset of the wingman from the lead uniformly at random.
pub(crate) fn draw_offset(rng: &mut Seeded) -> Vector {
    let apart = APART.in_thousandths();
    loop {
        let mut one = || rng.below(2 * apart as u32 + 1) as i32 - apart;
        let offset = Vector { x: one(), y: one() };
        if offset.dot(offset) <= i64::from(apart) * i64::from(apart) {
            return offset;
        }
    }
}

/// Returns the first element of a side that waits to be deployed.
pub(crate) fn waiting(rules: &BlackSkies, state: &State, side: usize) -> Option<usize> {
    rules.wing(side).find(|e| state.pilots[*e][0].place == Place::Waiting)
}

impl<D: Dice, L: Log<Event>> Play<'_, D, L> {
    /// Tosses the coin for deployment (BS-2.1).
    pub(crate) fn toss(&mut self) {
        self.stream(0, 0);
        let face = self.roll(clauses::DEPLOYMENT, 2);
        self.state.side = face - 1;
        self.state.phase = Phase::Deploy;
        self.tell(clauses::DEPLOYMENT, || Event::DeploysFirst { side: Side(face - 1) });
    }

    /// Deploys one element. The other side is next if it has an element left; after the last one, decks are laid.
    pub(crate) fn deploy(&mut self, order: &Order) {
        let Order::Deploy { element: number, lead, wing } = order else { return };
        let side = usize::from(self.state.side);
        let element = self.rules.wing(side).start + usize::from(*number);
        let pilots = &mut self.state.pilots[element];
        for (pilot, at) in pilots.iter_mut().zip([Some(*lead), *wing]) {
            if let Some(at) = at {
                *pilot = Pilot { at, place: Place::Table, ..*pilot };
            }
        }
        self.tell_of(clauses::DEPLOYMENT, |rules, _| Event::Deploys {
            element: rules.element_name(element),
            lead: *lead,
            wing: *wing,
        });
        if waiting(self.rules, self.state, 1 - side).is_some() {
            self.state.side ^= 1;
        } else if waiting(self.rules, self.state, side).is_none() {
            self.state.phase = Phase::Decks;
            self.state.side = 0;
        }
    }

    /// Lays both decks, and tosses the coin for the first flip (BS-2.2, BS-3.1).
    pub(crate) fn lay_decks(&mut self, orders: &[Sealed<Order>]) {
        for sealed in orders {
            let Order::Deck(entries) = sealed.order() else { continue };
            let side = sealed.seat().index() & 1;
            let start = self.rules.wing(side).start;
            let mut deck = ArrayVec::new();
            for entry in entries {
                deck.push(match *entry {
                    Entry::Pass => Slot { element: PASS, card: None, known: false },
                    Entry::Card { element, card, speed } => {
                        let element = start + usize::from(element);
                        self.state.elements[element] = Element { speed, ..self.state.elements[element] };
                        Slot { element: element as u8, card: Some(card), known: false }
                    }
                });
            }
            self.state.decks[side] = deck;
            self.tell_side(side, clauses::DECKS, || Event::Laid {
                side: Side(side as u8),
                deck: entries.iter().map(ToString::to_string).collect(),
            });
        }
        self.tell_of(clauses::DECKS, |rules, state| Event::Speeds {
            speeds: (0..state.elements.len())
                .map(|e| (rules.element_name(e), state.elements[e].speed))
                .collect(),
        });
        self.stream(0, 1);
        let face = self.roll(clauses::TURNS, 2);
        self.state.side = face - 1;
        self.tell(clauses::TURNS, || Event::Begins { side: Side(face - 1) });
        self.flip();
    }
}
