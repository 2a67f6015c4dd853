//! The picture of a position: the pieces that could sprint over others on their present headings.

use rules_ftl::ships::{HULL, SHORTEST, SPRINT};
use rules_ftl::{Action, Ftl, Piece, Ram, State};
use table::{Heading, Length, Point, Vector};

/// The longest sprint, in thousandths of an inch.
const RUN: i32 = SPRINT as i32 * 500;

/// Returns the heading nearest to the direction of a vector; 90° for the zero vector.
pub(crate) fn toward(rules: &Ftl, v: Vector) -> Heading {
    let along = |h: i32| rules.leg(Heading::of_steps(h), SPRINT).dot(v);
    // Finds the quadrant, then the best of the seven headings in it and on its borders.
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

/// Returns the distance between two points, in thousandths of an inch.
#[inline]
pub(crate) fn gap(a: Point, b: Point) -> i32 {
    let v = b - a;
    (v.dot(v) as f64).sqrt() as i32
}

/// Returns the distance from a point to the nearest edge, in thousandths of an inch; negative off the table.
#[inline]
pub(crate) fn room(rules: &Ftl, at: Point) -> i32 {
    let area = rules.area();
    at.x.min(at.y).min(area.width.in_thousandths() - at.x).min(area.height.in_thousandths() - at.y)
}

/// Returns the distance to first contact of a longest sprint with a base, in thousandths of an inch; `None` if it
/// misses.
///
/// This is [`table::Run::nearness`] made fast, and exact to about a thousandth. That is enough for plans; the rules
/// decide.
#[inline]
pub(crate) fn contact(
    rules: &Ftl,
    from: Point,
    heading: Heading,
    base: Point,
    radius: Length,
) -> Option<i32> {
    const FAR: f64 = RUN as f64;
    let (v, step) = (base - from, rules.leg(heading, SPRINT));
    let b = v.dot(step);
    if b <= 0 {
        return None;
    }
    let (cross, r) = (v.cross(step) as f64, f64::from(radius.in_thousandths()));
    let q = FAR * FAR * r * r - cross * cross;
    if q < 0.0 {
        return None;
    }
    if (v.dot(v) as f64) <= r * r {
        return Some(0);
    }
    let near = (b as f64 - q.sqrt()) / FAR;
    (near <= FAR).then_some(near as i32)
}

/// Contact of one piece that could sprint over another.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Contact {
    /// Place of the other piece in the list.
    pub to: u8,
    /// `true` if both pieces are of one side.
    pub friend: bool,
    /// Distance to first contact, in hundredths of an inch, rounded up (FTL-6.8).
    pub near: u16,
}

impl Contact {
    /// Returns the shortest sprint that makes contact, in half inches.
    #[inline]
    pub fn halves(self) -> u8 {
        (self.near.div_ceil(50) as u8).clamp(SHORTEST, SPRINT)
    }

    /// Returns `true` if a sprint of this number of half inches makes contact.
    #[inline]
    pub fn within(self, halves: u8) -> bool {
        self.near <= u16::from(halves) * 50 + 1
    }
}

/// Lines of fire at one piece and from it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Stance {
    /// Number of enemy missiles that bear on it.
    pub missiles: u8,
    /// Number of enemy ships that bear on it.
    pub ships: u8,
    /// Number of enemy ships that it bears on.
    pub bears: u8,
    first: u16,
    last: u16,
}

/// Ships, hits and missiles that a side has left.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Stock {
    /// Ships on the table.
    pub ships: u32,
    /// Hits that they can still take (FTL-2.1).
    pub hull: u32,
    /// Missiles in magazines and on the table.
    pub missiles: u32,
}

/// Contacts between all pieces, and what each side has left.
#[derive(Clone, Debug)]
pub struct Picture {
    stances: Vec<Stance>,
    contacts: Vec<Contact>,
    stocks: [Stock; 2],
    late: bool,
    /// `true` if a ram costs both ships (FTL-6.6).
    rams_both: bool,
}

/// Sizes in bytes, upper bounds on every machine.
const PICTURE: usize = 160;
const STANCE: usize = 8;
const CONTACT: usize = 4;
const _: () = assert!(size_of::<Picture>() + 32 <= PICTURE);
const _: () = assert!(size_of::<Stance>() <= STANCE && size_of::<Contact>() <= CONTACT);

impl Picture {
    /// Returns the picture of a position.
    pub(crate) fn of(rules: &Ftl, state: &State) -> Self {
        let pieces = state.pieces();
        let radii = [rules.options().missile_radius, rules.options().ship_radius];
        let reach = RUN + radii[0].max(radii[1]).in_thousandths();
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
                let Some(near) = contact(rules, mover.at, mover.heading, target.at, radius) else { continue };
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
        let rams_both = rules.options().ram == Ram::Lost;
        Self { stances, contacts, stocks: stocks(rules, state), late, rams_both }
    }

    /// Returns an upper bound of the bytes that it keeps, valid on every machine.
    pub(crate) fn bytes(&self) -> usize {
        // A list that has grown has capacity for up to twice as many items.
        let contacts = 2 * self.contacts.len().max(self.stances.len());
        PICTURE + self.stances.len() * STANCE + contacts * CONTACT
    }

    /// Returns the ships, hits and missiles that a side has left.
    #[inline]
    pub(crate) fn stock(&self, side: u8) -> Stock {
        self.stocks[usize::from(side & 1)]
    }

    /// Returns the missiles a side has beyond those it needs to destroy every enemy ship; negative if it has too few.
    #[inline]
    pub(crate) fn spare(&self, side: u8) -> i32 {
        self.stock(side).missiles as i32 - self.stock(side ^ 1).hull as i32
    }

    /// Returns `true` if a quarter of the allowed turns is over (FTL-7.1), so a side that wants to win must take risks.
    pub(crate) fn late(&self) -> bool {
        self.late
    }

    /// Returns `true` if a side should ram (FTL-6.6, FTL-7.1): neither side has the missiles to win, a quarter of the
    /// allowed turns is over, and this side has no fewer ships than the enemy. Where a ram is only a
    /// hit (option `ram`), the usual ideas include it.
    pub(crate) fn ramming(&self, side: u8) -> bool {
        self.late
            && self.rams_both
            && self.spare(0) < 0
            && self.spare(1) < 0
            && self.stock(side).ships >= self.stock(side ^ 1).ships
    }

    /// Returns the lines of fire at the piece at a place and from it.
    #[inline]
    pub(crate) fn stance(&self, place: usize) -> Stance {
        self.stances[place]
    }

    /// Returns the contacts of the piece at a place: the pieces that it could sprint over.
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

/// Everything that a captain looks at when it plots for one piece.
#[derive(Clone, Copy)]
pub(crate) struct TacticalPicture<'a> {
    pub rules: &'a Ftl,
    pub state: &'a State,
    pub picture: &'a Picture,
}

impl<'a> TacticalPicture<'a> {
    /// Returns the middle of the table.
    pub(crate) fn middle(self) -> Point {
        let area = self.rules.area();
        Point { x: area.width.in_thousandths() / 2, y: area.height.in_thousandths() / 2 }
    }

    /// Returns the piece at a place.
    #[inline]
    pub fn piece(&self, place: usize) -> &'a Piece {
        &self.state.pieces()[place]
    }

    /// Returns `true` if a missile that a ship may launch would block one that bears on the ship (FTL-6.1, FTL-6.7).
    pub fn shields(&self, missile: &Piece, ship: &Piece) -> bool {
        let radius = self.rules.options().missile_radius;
        self.rules.magazine(ship) > 0
            && contact(self.rules, missile.at, missile.heading, self.rules.launch_spot(ship), radius)
                .is_some()
    }

    /// Returns the enemy ship nearest to a point.
    pub fn foe(&self, side: u8, at: Point) -> Option<&'a Piece> {
        let enemies = self.state.pieces().iter().filter(|p| p.is_ship() && p.side != side);
        enemies.min_by_key(|p| (p.at - at).dot(p.at - at))
    }

    /// Counts the enemy missiles that could sprint over a base of this radius here, on their present headings.
    pub fn fire_on(&self, side: u8, at: Point, radius: Length) -> u32 {
        let reach = RUN + radius.in_thousandths();
        let bears = |p: &&Piece| {
            let v = at - p.at;
            v.x.abs() <= reach
                && v.y.abs() <= reach
                && contact(self.rules, p.at, p.heading, at, radius).is_some()
        };
        self.state.pieces().iter().filter(|p| p.side != side && !p.is_ship()).filter(bears).count() as u32
    }

    /// Returns the heading from a point that bears on an enemy in one sprint, if there is one.
    pub fn aim(&self, from: Point, enemy: &Piece) -> Option<Heading> {
        let heading = toward(self.rules, enemy.at - from);
        contact(self.rules, from, heading, enemy.at, self.rules.radius(enemy)).map(|_| heading)
    }
}

/// The ideas for one piece: each action with its weight.
pub(crate) type Ideas = Vec<(Option<Action>, u32)>;

/// Adds the weight of an idea; a weight of 0 adds nothing.
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

/// Adds the idea of a turn from one heading to another.
#[inline]
pub(crate) fn propose_turn(ideas: &mut Ideas, from: Heading, to: Heading, weight: u32) {
    propose(ideas, Some(Action::Rotate(from.to(to) as i8)), weight);
}

#[cfg(test)]
mod tests {
    use engine::Seeded;
    use rules_ftl::{Options, Setup, Ship};
    use table::{Area, Run};

    use super::*;

    fn rules() -> Ftl {
        let ship = |side, x, degrees| Ship { side, at: Point::inches(x, 24), degrees };
        let ships = vec![ship(0, 12, 90), ship(1, 36, 270)];
        Ftl::new(&Setup { area: Area::inches(48, 48), ships, options: Options::default() }).expect("sound")
    }

    #[test]
    fn the_fast_test_of_contact_agrees_with_the_exact_one() {
        let (rules, mut rng) = (rules(), Seeded::new(3));
        let from = Point::inches(24, 24);
        let mut met = 0;
        for _ in 0..50_000 {
            let heading = Heading::of_steps(rng.below(24) as i32);
            let radius = Length::thousandths(100 + rng.below(2_900) as i32);
            let aside = |n: u32| n as i32 - 11_500;
            let base = Point { x: from.x + aside(rng.below(23_001)), y: from.y + aside(rng.below(23_001)) };
            let run = Run::new(from, rules.leg(heading, SPRINT));
            let (fast, exact) = (contact(&rules, from, heading, base, radius), run.nearness(base, radius));
            match (fast, exact) {
                (Some(near), Some(exact)) => {
                    // The fast one is in thousandths, the exact one in hundredths, rounded to the nearest.
                    let apart = (near - exact as i32 * 10).abs();
                    assert!(apart <= 11, "{from:?} {heading} {base:?} {radius}: {near} for {exact}");
                    met += 1;
                }
                (None, None) => {}
                // They may differ in the last thousandth of the radius or of the run.
                _ => {
                    let less = run.nearness(base, Length::thousandths(radius.in_thousandths() - 2));
                    let more = run.nearness(base, Length::thousandths(radius.in_thousandths() + 2));
                    assert!(
                        less.is_none() && more.is_some(),
                        "{from:?} {heading} {base:?} {radius}: {fast:?} for {exact:?}"
                    );
                }
            }
        }
        assert!(met > 1_000, "{met} contacts are too few to say so");
    }

    #[test]
    fn toward_points_along_the_heading_nearest_to_a_vector() {
        let (rules, mut rng) = (rules(), Seeded::new(4));
        for _ in 0..20_000 {
            let v = Vector { x: rng.below(40_001) as i32 - 20_000, y: rng.below(40_001) as i32 - 20_000 };
            let along = |h: Heading| rules.leg(h, SPRINT).dot(v);
            let best = (0..24).map(Heading::of_steps).map(along).max();
            assert_eq!(Some(along(toward(&rules, v))), best, "{v:?}");
        }
    }
}
