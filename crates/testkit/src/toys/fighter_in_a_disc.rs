//! Fighters anywhere: a group moves to any lattice point within 18 inches, on any of twelve courses.
//!
//! Each side has two groups, on a table of 48 by 36 inches. The sides alternate and move one group each. Picking a
//! group and moving it are two decisions, because a sum of spaces too large to count cannot be sampled uniformly. A
//! group that has moved attacks the nearest enemy within 6 inches in its 90° fore arc: one die per fighter, hitting
//! on a 5 or 6.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use engine::dice::Dice;
use engine::outline::Outline;
use engine::space::Listed;
use engine::{
    Audience, Clause, Demand, Fact, Flaws, Log, Outcome, Refusal, Rules, Sealed, Seat, Seats, Seeded, Side,
    Space, Statement, Umpire,
};
use table::{Area, Heading, Length, Point, Vector};

use super::{Event, Row, number, row, row_of, unreadable};
use crate::pieces::{Either, Mapped, Noted, Pair, Spot, Steps};

const PICK: Clause = Clause("DISC-1");
const MOVE: Clause = Clause("DISC-2");
const ATTACK: Clause = Clause("DISC-3");
const WIN: Clause = Clause("DISC-4");
const LIMIT: u8 = 6;
const AREA: Area = Area::inches(48, 36);
const RANGE: Length = Length::inches(6);
const FIGHTERS: u8 = 6;

/// The rules, with the distance that a group can fly.
#[derive(Clone, Copy, Debug)]
pub struct FighterInADisc {
    reach: Length,
}

impl Default for FighterInADisc {
    fn default() -> Self {
        Self { reach: Length::inches(18) }
    }
}

impl FighterInADisc {
    /// Returns rules for groups that fly this far; with a few thousandths of an inch, the spaces are small enough
    /// to list.
    pub const fn with_reach(reach: Length) -> Self {
        Self { reach }
    }
}

/// A group of fighters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Group {
    at: Point,
    course: u8,
    fighters: u8,
    moved: bool,
}

impl Group {
    const fn waits(&self) -> bool {
        self.fighters > 0 && !self.moved
    }
}

/// The groups of both sides, fully visible, and the group that has been picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    turn: u8,
    side: u8,
    picked: Option<u8>,
    /// Groups 0 and 1 belong to side 1, groups 2 and 3 to side 2.
    groups: [Group; 4],
}

/// One small decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// Pick the group that moves now.
    Pick(u8),
    /// Move to a point and take a course, 0 to 11.
    Go(Point, u8),
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pick(group) => write!(f, "pick {group}"),
            Self::Go(p, course) => {
                write!(f, "to {},{} c{course}", Length::thousandths(p.x), Length::thousandths(p.y))
            }
        }
    }
}

impl FromStr for Order {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let words: Vec<&str> = text.split(' ').collect();
        let inches = |word: &str| Some(word.parse::<Length>().ok()?.in_thousandths());
        let order = match words.as_slice() {
            ["pick", group] => number(group).map(Self::Pick),
            ["to", place, course] => (|| {
                let (x, y) = place.split_once(',')?;
                let at = Point { x: inches(x)?, y: inches(y)? };
                Some(Self::Go(at, number(course.strip_prefix('c')?)?))
            })(),
            _ => None,
        };
        // A point beyond the range of exact geometry is not a place.
        let near = |at: &Point| at.x.abs() <= table::REACH && at.y.abs() <= table::REACH;
        let order = order.filter(|order| !matches!(order, Self::Go(at, _) if !near(at)));
        order.ok_or_else(|| unreadable(MOVE, text))
    }
}

impl State {
    fn waits(&self, side: u8) -> bool {
        (0..4).any(|g| g / 2 == side && self.groups[usize::from(g)].waits())
    }

    /// Returns the nearest enemy within range in the fore arc of a group; of several at equal distance, the first.
    fn target(&self, group: u8) -> Option<usize> {
        let own = self.groups[usize::from(group)];
        let bow = Heading::of_steps(i32::from(own.course) * 2);
        let bears = |at: Point| bow.bearing(own.at, at).is_none_or(|steps| steps.abs() <= 3);
        let enemies = (0..4u8).filter(|g| g / 2 != group / 2).map(usize::from);
        let near = |g: &usize| {
            let enemy = self.groups[*g];
            enemy.fighters > 0 && own.at.within(enemy.at, RANGE) && bears(enemy.at)
        };
        enemies.filter(near).min_by_key(|g| (self.groups[*g].at.distance(own.at), *g))
    }

    fn pass(&mut self) {
        self.picked = None;
        if self.waits(self.side ^ 1) {
            self.side ^= 1;
        } else if !self.waits(self.side) {
            self.turn += 1;
            self.groups.iter_mut().for_each(|group| group.moved = false);
            self.side = if self.waits(self.turn & 1 ^ 1) { self.turn & 1 ^ 1 } else { self.turn & 1 };
        }
    }
}

impl engine::Aids for FighterInADisc {}

impl Rules for FighterInADisc {
    type State = State;
    type Order = Order;
    type Event = Event;
    type View = State;

    const NAME: &'static str = "toy-fighter-in-a-disc";
    const VERSION: u32 = 1;
    const CLAUSES: &'static [Statement] = &[
        row(PICK, "Group by group"),
        row(MOVE, "Anywhere within reach, not off the table"),
        row(ATTACK, "The nearest in the fore arc"),
        row(WIN, "The last fighters"),
    ];
    const LARGEST_DIE: u8 = 6;

    fn limit(&self) -> u32 {
        u32::from(LIMIT)
    }

    fn start(&self) -> State {
        let group =
            |x, y, course| Group { at: Point::inches(x, y), course, fighters: FIGHTERS, moved: false };
        let groups = [group(1, 14, 3), group(1, 22, 3), group(30, 14, 9), group(30, 22, 9)];
        State { turn: 1, side: 0, picked: None, groups }
    }

    fn turn(&self, state: &State) -> u32 {
        u32::from(state.turn)
    }

    fn demand(&self, state: &State) -> Demand {
        let over = |winner| Demand::Over(Outcome { winner, why: WIN });
        let alive = |side: usize| state.groups[side * 2..side * 2 + 2].iter().any(|g| g.fighters > 0);
        match [alive(0), alive(1)] {
            [true, true] if state.turn <= LIMIT => Demand::Orders(Seats::only(Seat(state.side))),
            [true, false] => over(Some(Side(0))),
            [false, true] => over(Some(Side(1))),
            _ => over(None),
        }
    }

    fn space<'a>(&'a self, state: &'a State, _: Seat) -> impl Space<Order = Order> {
        let pick = state.picked.is_none().then(|| {
            let own = (0..4).filter(|g| g / 2 == state.side && state.groups[usize::from(*g)].waits());
            let picks = Listed::new(PICK, own.map(Order::Pick).collect::<ArrayVec<_, 2>>());
            Noted::new(picks, |picks| picks.role("pick", "group that moves"))
        });
        let go = state.picked.map(|group| {
            let group = state.groups[usize::from(group)];
            let disc = Spot::new(MOVE, group.at, self.reach).on(AREA);
            let course = Steps::new(MOVE, 0, 11, 1, i32::from(group.course));
            let disc = Noted::new(disc, |disc| disc.prefixed("to "));
            let course = Noted::new(course, |course| course.prefixed("c"));
            let note = |go: Outline| go.joined(" ").role("go", "place and course");
            Mapped::new(
                Noted::new(Pair(disc, course), note),
                MOVE,
                |(at, course)| Order::Go(at, course as u8),
                |order| {
                    if let Order::Go(at, course) = order { Some((*at, i32::from(*course))) } else { None }
                },
            )
        });
        Either::new(pick, go, |order| matches!(order, Order::Pick(_)))
    }

    fn resolve<D: Dice, L: Log<Event>>(
        &self,
        umpire: &mut Umpire<D, L>,
        state: &mut State,
        orders: &[Sealed<Order>],
    ) {
        for sealed in orders {
            match (*sealed.order(), state.picked) {
                (Order::Pick(group), _) => {
                    state.picked = Some(group);
                    umpire.tell(Audience::All, PICK, || Event::new("pick", format!("group {group} moves")));
                }
                (Order::Go(at, course), Some(group)) => {
                    umpire.phase(u32::from(state.turn), group);
                    let own = &mut state.groups[usize::from(group)];
                    (own.at, own.course, own.moved) = (at, course, true);
                    umpire.tell(Audience::All, MOVE, || {
                        Event::new("move", format!("group {group} flies {}", sealed.order()))
                    });
                    if let Some(target) = state.target(group) {
                        let dice = state.groups[usize::from(group)].fighters;
                        let hits = (0..dice).filter(|_| umpire.roll(ATTACK, 6) >= 5).count() as u8;
                        let enemy = &mut state.groups[target];
                        enemy.fighters = enemy.fighters.saturating_sub(hits);
                        let left = enemy.fighters;
                        umpire.tell(Audience::All, ATTACK, || {
                            Event::new("attack", format!("group {target} has {left} left"))
                        });
                    }
                    state.pass();
                }
                (Order::Go(..), None) => {}
            }
        }
    }

    fn reads(&self, _: &State, _: &Sealed<Order>, _: Option<Seat>) -> bool {
        true
    }

    fn view(&self, state: &State, _: Option<Seat>) -> State {
        *state
    }

    fn imagine(&self, view: &State, _: &mut Seeded) -> State {
        *view
    }

    fn describe(&self, view: &State) -> Fact {
        let point = |g: &Group| Fact::point(g.at + Vector::default());
        Fact::map([("turn", Fact::int(view.turn)), ("groups", Fact::list(&view.groups, point))])
    }

    fn write_position(&self, state: &State) -> String {
        let group = |g: &Group| [g.at.x, g.at.y, g.course.into(), g.fighters.into(), g.moved.into()];
        let picked = state.picked.map_or(-1, i32::from);
        let head = [i32::from(state.turn), i32::from(state.side), picked];
        row_of(head.into_iter().chain(state.groups.iter().flat_map(group)))
    }

    fn read_position(&self, text: &str) -> Result<State, Flaws> {
        let mut row = Row::new(text);
        let (turn, side, picked) = (row.next(1, i32::from(LIMIT)) as u8, row.small(1), row.next(-1, 3));
        let groups = std::array::from_fn(|_| Group {
            at: Point { x: row.next(0, 48_000), y: row.next(0, 36_000) },
            course: row.small(11),
            fighters: row.small(FIGHTERS),
            moved: row.small(1) == 1,
        });
        let state = State { turn, side, picked: u8::try_from(picked).ok(), groups };
        let waiting =
            state.picked.map_or(state.waits(side), |g| g / 2 == side && groups[usize::from(g)].waits());
        if matches!(self.demand(&state), Demand::Orders(_)) && !waiting {
            row.fault("nobody could move here");
        }
        row.whole(state)
    }
}
