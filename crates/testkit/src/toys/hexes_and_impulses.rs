//! Hexes and impulses: a round is six impulses and a power phase, and most of their turns demand no order.
//!
//! Each side has two ships, on a map of radius eight. In each impulse, first side 1 and then side 2 must move the
//! ships that the chart names for their speed. A ship moves straight, turns (not while its turn-radius count runs),
//! or slips aside with a marker bought in the power phase. Then the side fires, one die per ship, at the nearest
//! enemy within two hexes. In the power phase both sides write in secret.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use engine::dice::Dice;
use engine::space::Listed;
use engine::{
    Audience, Clause, Demand, Fact, Flaws, Log, Outcome, Refusal, Rules, Sealed, Seat, Seats, Seeded, Side,
    Space, Statement, Umpire,
};
use table::{Facing, Hex};

use super::{Event, Row, number, row, row_of, unreadable};
use crate::pieces::{Each, Either, Mapped, Noted, Pair, Steps};

const MOVE: Clause = Clause("HEX-1");
const TURN: Clause = Clause("HEX-2");
const FIRE: Clause = Clause("HEX-3");
const POWER: Clause = Clause("HEX-4");
const EDGE: Clause = Clause("HEX-5");
const WIN: Clause = Clause("HEX-6");
const LIMIT: u8 = 8;
const EDGE_AT: u16 = 8;
const HULL: u8 = 4;
/// Index of the power phase, after the six impulses.
const POWER_PHASE: u8 = 6;
/// The speeds that move in each impulse, as bits.
const CHART: [u8; 6] = [0b0111_0000, 0b0110_1000, 0b0111_0100, 0b0111_1000, 0b0100_0000, 0b0111_1110];

/// The rules; they have no options.
#[derive(Clone, Copy, Debug, Default)]
pub struct HexesAndImpulses;

/// A ship on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ship {
    at: Hex,
    facing: Facing,
    speed: u8,
    /// Hexes to move before the next turn.
    count: u8,
    slip: bool,
    hull: u8,
}

/// The map, fully visible, and the point reached in the round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    round: u8,
    impulse: u8,
    side: u8,
    /// Ships 0 and 1 belong to side 1, ships 2 and 3 to side 2.
    ships: [Ship; 4],
}

/// The move of a ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// Move one hex ahead.
    Straight,
    /// Turn by one side, −1 (left) or 1 (right), then move one hex ahead.
    Turn(i8),
    /// Move one hex 60° to the left (−1) or right (1) of ahead, with the facing kept.
    Slip(i8),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Straight => "straight",
            Self::Turn(-1) => "left",
            Self::Turn(_) => "right",
            Self::Slip(-1) => "slip-left",
            Self::Slip(_) => "slip-right",
        })
    }
}

/// One decision of a side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// The move of each ship that must move, in the order of the list.
    Moves(ArrayVec<Move, 2>),
    /// For each ship left, a change of speed, and 1 if a slip marker is bought.
    Power(ArrayVec<(i32, i32), 2>),
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let gap = |i: usize| if i == 0 { "" } else { "; " };
        match self {
            Self::Moves(all) => all.iter().enumerate().try_for_each(|(i, m)| write!(f, "{}{m}", gap(i))),
            Self::Power(all) => all
                .iter()
                .enumerate()
                .try_for_each(|(i, (by, slip))| write!(f, "{}power {by} {slip}", gap(i))),
        }
    }
}

impl FromStr for Order {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let all = [Move::Straight, Move::Turn(-1), Move::Turn(1), Move::Slip(-1), Move::Slip(1)];
        let (mut moves, mut power) = (ArrayVec::new(), ArrayVec::new());
        for part in text.split("; ") {
            let words: Vec<&str> = part.split(' ').collect();
            let read = match words.as_slice() {
                ["power", by, slip] => {
                    number(by).zip(number(slip)).and_then(|change| power.try_push(change).ok())
                }
                [word] => {
                    all.into_iter().find(|m| m.to_string() == *word).and_then(|m| moves.try_push(m).ok())
                }
                _ => None,
            };
            read.ok_or_else(|| unreadable(MOVE, text))?;
        }
        match (moves.is_empty(), power.is_empty()) {
            (false, true) => Ok(Self::Moves(moves)),
            (true, false) => Ok(Self::Power(power)),
            _ => Err(unreadable(MOVE, text)),
        }
    }
}

impl Ship {
    const fn alive(&self) -> bool {
        self.hull > 0
    }

    const fn moves_in(&self, impulse: u8) -> bool {
        self.alive() && impulse < POWER_PHASE && CHART[impulse as usize] & 1 << self.speed != 0
    }

    fn open(&self) -> ArrayVec<Move, 5> {
        let mut all = ArrayVec::from_iter([Move::Straight]);
        if self.count == 0 {
            all.extend([Move::Turn(-1), Move::Turn(1)]);
        }
        if self.slip {
            all.extend([Move::Slip(-1), Move::Slip(1)]);
        }
        all
    }

    fn fly(&mut self, how: Move) {
        let along = match how {
            Move::Straight => self.facing,
            Move::Turn(by) | Move::Slip(by) => self.facing.turned(i32::from(by)),
        };
        self.at = self.at.neighbour(along);
        self.slip = false;
        if let Move::Turn(_) = how {
            (self.facing, self.count) = (along, self.speed / 2);
        } else {
            self.count = self.count.saturating_sub(1);
        }
    }

    const fn off_centre(&self) -> u16 {
        self.at.distance(Hex { q: 0, r: 0 })
    }
}

impl State {
    fn movers(&self, side: u8) -> impl Iterator<Item = usize> {
        (0..4).filter(move |s| s / 2 == usize::from(side) && self.ships[*s].moves_in(self.impulse))
    }

    fn left(&self, side: u8) -> impl Iterator<Item = usize> {
        (0..4).filter(move |s| s / 2 == usize::from(side) && self.ships[*s].alive())
    }

    fn decided(&self) -> bool {
        self.round > LIMIT || self.left(0).next().is_none() || self.left(1).next().is_none()
    }

    fn fire<D: Dice, L: Log<Event>>(&mut self, umpire: &mut Umpire<D, L>) {
        umpire.phase(u32::from(self.round), self.impulse * 2 + self.side);
        for firer in 0..4usize {
            let own = self.ships[firer];
            let range = |other: &usize| self.ships[*other].at.distance(own.at);
            let enemies = self.left(self.side ^ 1).filter(|other| (1..=2).contains(&range(other)));
            let target = enemies.min_by_key(range);
            let Some(target) = target.filter(|_| own.alive() && firer / 2 == usize::from(self.side)) else {
                continue;
            };
            let hit = umpire.roll(FIRE, 6) >= 4;
            let enemy = &mut self.ships[target];
            enemy.hull -= u8::from(hit);
            let left = enemy.hull;
            umpire.tell(Audience::All, FIRE, || {
                Event::new("fire", format!("ship {firer} fires: ship {target} has {left} left"))
            });
        }
    }

    /// Plays turns that demand no order, until one does.
    fn on_to_the_next_decision<D: Dice, L: Log<Event>>(&mut self, umpire: &mut Umpire<D, L>) {
        while !self.decided() {
            if self.impulse == POWER_PHASE {
                (self.round, self.impulse, self.side) = (self.round + 1, 0, 0);
            } else if self.side == 0 {
                self.side = 1;
            } else {
                (self.impulse, self.side) = (self.impulse + 1, 0);
            }
            if self.impulse == POWER_PHASE || self.movers(self.side).next().is_some() {
                return;
            }
            self.fire(umpire);
        }
    }
}

impl engine::Aids for HexesAndImpulses {}

impl Rules for HexesAndImpulses {
    type State = State;
    type Order = Order;
    type Event = Event;
    type View = State;

    const NAME: &'static str = "toy-hexes-and-impulses";
    const VERSION: u32 = 1;
    const CLAUSES: &'static [Statement] = &[
        row(MOVE, "Ships that can move must"),
        row(TURN, "Turn radius"),
        row(FIRE, "Fire after moving"),
        row(POWER, "The power phase"),
        row(EDGE, "Off the map"),
        row(WIN, "The last ships"),
    ];
    const LARGEST_DIE: u8 = 6;

    fn limit(&self) -> u32 {
        u32::from(LIMIT)
    }

    fn start(&self) -> State {
        let ship = |q, r, facing| Ship {
            at: Hex { q, r },
            facing: Facing::of_sides(facing),
            speed: 4,
            count: 0,
            slip: false,
            hull: HULL,
        };
        State {
            round: 1,
            impulse: 0,
            side: 0,
            ships: [ship(-4, 0, 1), ship(-4, 2, 1), ship(4, 0, 4), ship(4, -2, 4)],
        }
    }

    fn turn(&self, state: &State) -> u32 {
        u32::from(state.round)
    }

    fn demand(&self, state: &State) -> Demand {
        if state.decided() {
            let left = |side| state.left(side).next().is_some();
            let winner = match [left(0), left(1)] {
                [true, false] => Some(Side(0)),
                [false, true] => Some(Side(1)),
                _ => None,
            };
            return Demand::Over(Outcome { winner, why: WIN });
        }
        let all = state.impulse == POWER_PHASE;
        Demand::Orders(if all { Seats::first(2) } else { Seats::only(Seat(state.side)) })
    }

    fn space<'a>(&'a self, state: &'a State, seat: Seat) -> impl Space<Order = Order> {
        let flies = state.impulse < POWER_PHASE;
        let moves = flies.then(|| {
            let parts = state.movers(seat.0).map(|ship| Listed::new(TURN, state.ships[ship].open()));
            let each: Each<_, 2> = Each::new(MOVE, parts.collect());
            let each = Noted::new(each, |all| all.joined("; ").role("move", "how each ship moves"));
            Mapped::new(each, MOVE, Order::Moves, |o: &Order| {
                if let Order::Moves(m) = o { Some(m.clone()) } else { None }
            })
        });
        let power = (!flies).then(|| {
            let part = |ship: usize| {
                let speed = i32::from(state.ships[ship].speed);
                let pair = Pair(
                    Steps::new(POWER, (1 - speed).max(-1), (5 - speed).min(1), 1, 0),
                    Steps::new(POWER, 0, 1, 1, 0),
                );
                Noted::new(pair, |both| both.joined(" ").prefixed("power "))
            };
            let each: Each<_, 2> = Each::new(POWER, state.left(seat.0).map(part).collect());
            let each = Noted::new(each, |all| all.joined("; ").role("power", "change of speed, and a slip"));
            Mapped::new(each, POWER, Order::Power, |o: &Order| {
                if let Order::Power(p) = o { Some(p.clone()) } else { None }
            })
        });
        Either::new(moves, power, |order| matches!(order, Order::Moves(_)))
    }

    fn resolve<D: Dice, L: Log<Event>>(
        &self,
        umpire: &mut Umpire<D, L>,
        state: &mut State,
        orders: &[Sealed<Order>],
    ) {
        for sealed in orders {
            match sealed.order() {
                Order::Moves(moves) => {
                    let ships: ArrayVec<usize, 2> = state.movers(sealed.seat().0).collect();
                    for (ship, how) in ships.into_iter().zip(moves) {
                        let own = &mut state.ships[ship];
                        own.fly(*how);
                        umpire.tell(Audience::All, MOVE, || {
                            Event::new("move", format!("ship {ship} flies {how}"))
                        });
                        if own.off_centre() > EDGE_AT {
                            own.hull = 0;
                            umpire.tell(Audience::All, EDGE, || {
                                Event::new("left", format!("ship {ship} has left"))
                            });
                        }
                    }
                    state.fire(umpire);
                }
                Order::Power(changes) => {
                    let own: ArrayVec<usize, 2> = state.left(sealed.seat().0).collect();
                    for (ship, (by, slip)) in own.into_iter().zip(changes) {
                        let own = &mut state.ships[ship];
                        own.speed = (i32::from(own.speed) + by) as u8;
                        own.slip |= *slip == 1;
                        let speed = own.speed;
                        umpire.tell(Audience::All, POWER, || {
                            Event::new("power", format!("ship {ship} goes to speed {speed}"))
                        });
                    }
                }
            }
        }
        state.on_to_the_next_decision(umpire);
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
        Fact::map([("turn", Fact::int(view.round)), ("map", Fact::text(self.write_position(view)))])
    }

    fn write_position(&self, state: &State) -> String {
        let ship = |s: &Ship| {
            [
                s.at.q,
                s.at.r,
                s.facing.sides().into(),
                s.speed.into(),
                s.count.into(),
                s.slip.into(),
                s.hull.into(),
            ]
        };
        let head = [state.round, state.impulse, state.side].map(i32::from);
        row_of(head.into_iter().chain(state.ships.iter().flat_map(ship).map(i32::from)))
    }

    fn read_position(&self, text: &str) -> Result<State, Flaws> {
        let mut row = Row::new(text);
        let (round, impulse, side) =
            (row.next(1, i32::from(LIMIT)) as u8, row.small(POWER_PHASE), row.small(1));
        let ships = std::array::from_fn(|_| Ship {
            at: Hex { q: row.next(-9, 9) as i16, r: row.next(-9, 9) as i16 },
            facing: Facing::of_sides(row.small(5).into()),
            speed: row.next(1, 5) as u8,
            count: row.small(2),
            slip: row.small(1) == 1,
            hull: row.small(HULL),
        });
        let state = State { round, impulse, side, ships };
        if !state.decided() && impulse < POWER_PHASE && state.movers(side).next().is_none() {
            row.fault("nobody could move here");
        }
        if ships.iter().any(|s| s.alive() && s.off_centre() > EDGE_AT) {
            row.fault("a ship that is left stands on the map");
        }
        row.whole(state)
    }
}
