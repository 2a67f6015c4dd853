//! The picture of a position: which piece, as it points now, could sprint over which other.

use rules_ftl::ships::HULL;
use rules_ftl::{Action, Ftl, Piece, State};
use table::{Heading, Length, Point, Vector};

/// The longest sprint, in half inches (FTL-5.3).
pub(crate) const LONGEST: u8 = 16;
/// The longest sprint, in thousandths of an inch.
const RUN: f64 = 8000.0;
/// The shortest sprint, in half inches (FTL-5.3).
pub(crate) const SHORTEST: u8 = 2;

/// The displacement of a sprint by heading and length in half inches.
static LEGS: [[Vector; LONGEST as usize + 1]; Heading::STEPS as usize] = {
    let mut legs = [[Vector { x: 0, y: 0 }; LONGEST as usize + 1]; Heading::STEPS as usize];
    let mut steps = 0;
    while steps < Heading::STEPS {
        let mut halves = 0;
        while halves <= LONGEST as i32 {
            legs[steps as usize][halves as usize] =
                Heading::of_steps(steps).leg(Length::thousandths(halves * 500));
            halves += 1;
        }
        steps += 1;
    }
    legs
};

/// The displacement of a sprint of so many half inches.
#[inline]
pub(crate) fn leg(heading: Heading, halves: u8) -> Vector {
    LEGS[usize::from(heading.steps())][usize::from(halves)]
}

/// The heading that points nearest along a vector; up for none.
pub(crate) fn toward(v: Vector) -> Heading {
    let along = |h: i32| leg(Heading::of_steps(h), LONGEST).dot(v);
    // The quadrant first, then the seven headings that bound it.
    let first = match (v.x >= 0, v.y >= 0) {
        (true, true) => 0,
        (true, false) => 6,
        (false, false) => 12,
        (false, true) => 18,
    };
    let mut best = first;
    for h in first + 1..=first + 6 {
        if along(h) >= along(best) {
            best = h;
        }
    }
    Heading::of_steps(best)
}

/// The distance between two points, in thousandths of an inch.
#[inline]
pub(crate) fn gap(a: Point, b: Point) -> i32 {
    let v = b - a;
    (v.dot(v) as f64).sqrt() as i32
}

/// The distance from a point to the nearest edge, in thousandths of an inch; negative off the table.
#[inline]
pub(crate) fn room(rules: &Ftl, at: Point) -> i32 {
    let area = rules.area();
    at.x.min(at.y).min(area.width.in_thousandths() - at.x).min(area.height.in_thousandths() - at.y)
}

/// The thousandths of an inch to first contact of a longest sprint with a base; none if it does not reach it.
///
/// What [`table::Run`] says exactly, fast and to a thousandth: good enough to plan by, the rules decide.
#[inline]
pub(crate) fn contact(from: Point, heading: Heading, base: Point, radius: Length) -> Option<i32> {
    let (v, step) = (base - from, leg(heading, LONGEST));
    let b = v.dot(step);
    if b <= 0 {
        return None;
    }
    let (cross, r) = (v.cross(step) as f64, f64::from(radius.in_thousandths()));
    let q = RUN * RUN * r * r - cross * cross;
    if q < 0.0 {
        return None;
    }
    if (v.dot(v) as f64) <= r * r {
        return Some(0);
    }
    let near = (b as f64 - q.sqrt()) / RUN;
    (near <= RUN).then_some(near as i32)
}

/// One piece that could sprint over another.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Contact {
    /// The place of the other in the list.
    pub to: u8,
    /// Whether they are of one side.
    pub friend: bool,
    /// Hundredths of an inch to first contact (FTL-6.8).
    pub near: u16,
}

impl Contact {
    /// The shortest sprint that makes contact, in half inches.
    #[inline]
    pub fn halves(self) -> u8 {
        (self.near.div_ceil(50) as u8).clamp(SHORTEST, LONGEST)
    }

    /// Whether a sprint of so many half inches makes contact.
    #[inline]
    pub fn within(self, halves: u8) -> bool {
        self.near <= u16::from(halves) * 50 + 1
    }
}

/// How a piece stands.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Stance {
    /// Enemy missiles that bear on it.
    pub missiles: u8,
    /// Enemy ships that bear on it.
    pub ships: u8,
    /// How many enemy ships it bears on.
    pub bears: u8,
    first: u16,
    last: u16,
}

/// What a side has left.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Stock {
    /// Ships on the table.
    pub ships: u32,
    /// The hits they can still take (FTL-2.1).
    pub hull: u32,
    /// Missiles in magazines and on the table.
    pub missiles: u32,
}

/// Who bears on whom, and what each side has left.
#[derive(Clone, Debug)]
pub struct Picture {
    stances: Vec<Stance>,
    contacts: Vec<Contact>,
    stocks: [Stock; 2],
    late: bool,
}

impl Picture {
    /// The picture of a position.
    pub(crate) fn of(rules: &Ftl, state: &State) -> Self {
        let pieces = state.pieces();
        let radii = [rules.options().missile_radius, rules.options().ship_radius];
        let reach = 8000 + radii[0].max(radii[1]).in_thousandths();
        let mut stances = vec![Stance::default(); pieces.len()];
        let mut contacts = Vec::with_capacity(2 * pieces.len());
        for (from, mover) in pieces.iter().enumerate() {
            stances[from].first = contacts.len() as u16;
            for (to, target) in pieces.iter().enumerate() {
                let v = target.at - mover.at;
                if to == from || v.x.abs() > reach || v.y.abs() > reach {
                    continue;
                }
                let radius = radii[usize::from(target.is_ship())];
                let Some(near) = contact(mover.at, mover.heading, target.at, radius) else { continue };
                let friend = mover.side == target.side;
                contacts.push(Contact { to: to as u8, friend, near: ((near + 9) / 10) as u16 });
                if !friend {
                    let stance = &mut stances[to];
                    stance.ships += u8::from(mover.is_ship());
                    stance.missiles += u8::from(!mover.is_ship());
                    stances[from].bears += u8::from(target.is_ship());
                }
            }
            stances[from].last = contacts.len() as u16;
        }
        let late = u32::from(state.turn) * 4 > u32::from(rules.options().turn_limit);
        Self { stances, contacts, stocks: stocks(rules, state), late }
    }

    /// What a side has left.
    #[inline]
    pub(crate) fn stock(&self, side: u8) -> Stock {
        self.stocks[usize::from(side & 1)]
    }

    /// How many missiles a side has beyond those it needs to destroy every enemy ship; negative: it cannot.
    #[inline]
    pub(crate) fn spare(&self, side: u8) -> i32 {
        self.stock(side).missiles as i32 - self.stock(side ^ 1).hull as i32
    }

    /// Whether a quarter of the time allowed is up (FTL-7.1), and whoever would win must dare.
    pub(crate) fn late(&self) -> bool {
        self.late
    }

    /// Whether missiles decide nothing any more, a quarter of the time allowed is up, and this side loses nothing by
    /// ramming ship for ship (FTL-6.6, FTL-7.1).
    pub(crate) fn ramming(&self, side: u8) -> bool {
        self.late
            && self.spare(0) < 0
            && self.spare(1) < 0
            && self.stock(side).ships >= self.stock(side ^ 1).ships
    }

    /// How the piece at a place stands.
    #[inline]
    pub(crate) fn stance(&self, place: usize) -> Stance {
        self.stances[place]
    }

    /// What the piece at a place could sprint over.
    #[inline]
    pub(crate) fn contacts(&self, place: usize) -> &[Contact] {
        let stance = self.stances[place];
        &self.contacts[usize::from(stance.first)..usize::from(stance.last)]
    }
}

fn stocks(rules: &Ftl, state: &State) -> [Stock; 2] {
    let mut stocks = [Stock::default(); 2];
    for piece in state.pieces() {
        let stock = &mut stocks[usize::from(piece.side & 1)];
        if piece.is_ship() {
            stock.ships += 1;
            stock.hull += u32::from(HULL.saturating_sub(piece.hits));
            stock.missiles += u32::from(rules.magazine(piece));
        } else {
            stock.missiles += 1;
        }
    }
    stocks
}

/// What a captain looks at when it plots for one piece.
#[derive(Clone, Copy)]
pub(crate) struct Eye<'a> {
    pub rules: &'a Ftl,
    pub state: &'a State,
    pub picture: &'a Picture,
}

impl<'a> Eye<'a> {
    /// The piece at a place.
    #[inline]
    pub fn piece(&self, place: usize) -> &'a Piece {
        &self.state.pieces()[place]
    }

    /// Where a missile launched by a ship would stand (FTL-6.1).
    pub fn launch_spot(&self, ship: &Piece) -> Point {
        let options = self.rules.options();
        let ahead = options.ship_radius.in_thousandths() + options.missile_radius.in_thousandths();
        ship.at + ship.heading.leg(Length::thousandths(ahead.max(1000)))
    }

    /// Whether a missile that a ship may launch would stand in the way of one that bears on it (FTL-6.1, FTL-6.7).
    pub fn shields(&self, missile: &Piece, ship: &Piece) -> bool {
        let radius = self.rules.options().missile_radius;
        self.rules.magazine(ship) > 0
            && contact(missile.at, missile.heading, self.launch_spot(ship), radius).is_some()
    }

    /// The enemy ship nearest to a point.
    pub fn foe(&self, side: u8, at: Point) -> Option<&'a Piece> {
        let enemies = self.state.pieces().iter().filter(|p| p.is_ship() && p.side != side);
        enemies.min_by_key(|p| (p.at - at).dot(p.at - at))
    }

    /// How many enemy missiles, as they point now, could sprint over a base of this radius here.
    pub fn fire_on(&self, side: u8, at: Point, radius: Length) -> u32 {
        let reach = 8000 + radius.in_thousandths();
        let bears = |p: &&Piece| {
            let v = at - p.at;
            v.x.abs() <= reach && v.y.abs() <= reach && contact(p.at, p.heading, at, radius).is_some()
        };
        self.state.pieces().iter().filter(|p| p.side != side && !p.is_ship()).filter(bears).count() as u32
    }

    /// The heading from a point that bears on an enemy in one sprint, if there is one.
    pub fn aim(&self, from: Point, enemy: &Piece) -> Option<Heading> {
        let heading = toward(enemy.at - from);
        contact(from, heading, enemy.at, self.rules.radius(enemy)).map(|_| heading)
    }
}

/// The ideas for one piece: each action with its weight.
pub(crate) type Ideas = Vec<(Option<Action>, u32)>;

/// Adds an idea; one without weight is none.
#[inline]
pub(crate) fn propose(ideas: &mut Ideas, action: Option<Action>, weight: u32) {
    if weight == 0 {
        return;
    }
    match ideas.iter_mut().find(|(known, _)| *known == action) {
        Some((_, sum)) => *sum += weight,
        None => ideas.push((action, weight)),
    }
}

/// Adds the idea to turn from one heading to another.
#[inline]
pub(crate) fn propose_turn(ideas: &mut Ideas, from: Heading, to: Heading, weight: u32) {
    propose(ideas, Some(Action::Rotate(from.to(to) as i8)), weight);
}
