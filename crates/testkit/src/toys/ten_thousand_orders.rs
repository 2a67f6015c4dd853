//! A hundred thousand orders for one ship: thrust, fire and repairs in one order.
//!
//! Each side has one ship on a line. It spends up to 8 thrust, at most half of it on turning. It splits up to six
//! dice between three targets of the enemy (drive, guns, hull), each hitting on a 5 or 6. It sends repair crews to
//! at most two of four places. There are 113 ways to thrust, 84 to fire and 11 to repair: 104,412 orders, and 10¹⁰
//! pairs of them.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use engine::dice::Dice;
use engine::outline::{Number, Outline};
use engine::{
    Audience, Clause, Demand, Fact, Flaws, Log, Outcome, Refusal, Rules, Sealed, Seat, Seats, Seeded, Side,
    Space, Statement, Umpire,
};

use super::{Event, Row, number, row, row_of, unreadable};
use crate::pieces::{Mapped, Noted, Pair, Split, Steps, Subset, Where};

const THRUST: Clause = Clause("TEN-1");
const FIRE: Clause = Clause("TEN-2");
const REPAIR: Clause = Clause("TEN-3");
const WIN: Clause = Clause("TEN-4");
const LIMIT: u8 = 8;
const RATING: i32 = 8;
const GUNS: u8 = 6;
const HULL: u8 = 9;

/// The rules; they have no options.
#[derive(Clone, Copy, Debug, Default)]
pub struct TenThousandOrders;

/// A ship: its motion and what remains of its systems.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ship {
    course: u8,
    speed: i16,
    drive: u8,
    guns: u8,
    hull: u8,
}

/// Both ships; everything is visible except the orders being written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    turn: u8,
    ships: [Ship; 2],
}

/// One ship's order for a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Order {
    turn: i32,
    accelerate: i32,
    dice: [u8; 3],
    crews: u64,
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [drive, guns, hull] = self.dice;
        write!(
            f,
            "turn {} by {}; dice {drive} {guns} {hull}; crews {}",
            self.turn, self.accelerate, self.crews
        )
    }
}

impl FromStr for Order {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let words: Vec<&str> = text.split(' ').collect();
        let order = match words.as_slice() {
            ["turn", turn, "by", by, "dice", drive, guns, hull, "crews", crews] => (|| {
                Some(Self {
                    turn: number(turn)?,
                    accelerate: number(by.strip_suffix(';')?)?,
                    dice: [number(drive)?, number(guns)?, number(hull.strip_suffix(';')?)?],
                    crews: number(crews)?,
                })
            })(),
            _ => None,
        };
        order.ok_or_else(|| unreadable(THRUST, text))
    }
}

/// Returns `true` if the parts of a thrust stay within the rating. It computes in 64 bits, because an order parsed
/// from text may hold any number.
fn within_rating(rating: i32, turn: i32, by: i32) -> bool {
    i64::from(turn).abs() + i64::from(by).abs() <= i64::from(rating)
}

/// Returns the outline of the orders: thrust and dice are spent from limits, and crews are the number of their set.
fn outline(rating: i32, guns: u8) -> Outline {
    let thrust = |most: i32| Outline::number(Number::to(-most, most).spending("thrust"));
    let turn = thrust(rating / 2).prefixed("turn ").role("turn", "points of turn");
    let by = thrust(rating).prefixed("by ").role("accelerate", "change of speed");
    let moves = Outline::all([turn, by]).joined(" ").limited("thrust", rating.unsigned_abs());
    let at_one = || Outline::number(Number::to(0, i32::from(guns)).spending("dice"));
    let dice = Outline::all([at_one(), at_one(), at_one()]).joined(" ").limited("dice", u32::from(guns));
    let sets = (0..16u32).filter(|set| set.count_ones() <= 2).map(|set| set.to_string());
    let crews = Outline::listed(sets).prefixed("crews ").role("crews", "places that crews go to");
    Outline::all([moves, dice.prefixed("dice ").role("dice", "dice at each target"), crews]).joined("; ")
}

/// Returns every order of a ship with this rating and number of guns.
fn orders(rating: i32, guns: u8) -> impl Space<Order = Order> {
    let thrust =
        Pair(Steps::new(THRUST, -(rating / 2), rating / 2, 1, 0), Steps::new(THRUST, -rating, rating, 1, 0));
    let thrust = Where::new(thrust, THRUST, "more thrust than the drive gives", move |(t, a)| {
        within_rating(rating, *t, *a)
    });
    let fire = Split::new(FIRE, u32::from(guns), &[guns; 3], false);
    let crews = Subset::new(REPAIR, 0, 2, 4);
    let space = Noted::new(Pair(thrust, Pair(fire, crews)), move |_| outline(rating, guns));
    Mapped::new(
        space,
        THRUST,
        |((turn, accelerate), (dice, crews))| Order {
            turn,
            accelerate,
            dice: [dice[0], dice[1], dice[2]],
            crews,
        },
        |o: &Order| Some(((o.turn, o.accelerate), (ArrayVec::from_iter(o.dice), o.crews))),
    )
}

impl engine::Aids for TenThousandOrders {}

impl Rules for TenThousandOrders {
    type State = State;
    type Order = Order;
    type Event = Event;
    type View = State;

    const NAME: &'static str = "toy-ten-thousand-orders";
    const VERSION: u32 = 1;
    const CLAUSES: &'static [Statement] = &[
        row(THRUST, "Thrust, half of it for turning"),
        row(FIRE, "Dice shared out over targets"),
        row(REPAIR, "Crews to at most two places"),
        row(WIN, "The last ship"),
    ];
    const LARGEST_DIE: u8 = 6;

    fn limit(&self) -> u32 {
        u32::from(LIMIT)
    }

    fn start(&self) -> State {
        State {
            turn: 1,
            ships: [Ship { course: 0, speed: 4, drive: RATING as u8, guns: GUNS, hull: HULL }; 2],
        }
    }

    fn turn(&self, state: &State) -> u32 {
        u32::from(state.turn)
    }

    fn demand(&self, state: &State) -> Demand {
        let over = |winner| Demand::Over(Outcome { winner, why: WIN });
        match state.ships.map(|ship| ship.hull > 0) {
            [true, false] => over(Some(Side(0))),
            [false, true] => over(Some(Side(1))),
            [true, true] if state.turn <= LIMIT => Demand::Orders(Seats::first(2)),
            _ => over(None),
        }
    }

    fn space<'a>(&'a self, state: &'a State, seat: Seat) -> impl Space<Order = Order> {
        let ship = state.ships[seat.index()];
        orders(i32::from(ship.drive), ship.guns)
    }

    fn resolve<D: Dice, L: Log<Event>>(
        &self,
        umpire: &mut Umpire<D, L>,
        state: &mut State,
        orders: &[Sealed<Order>],
    ) {
        let turn = u32::from(state.turn);
        for sealed in orders {
            let (ship, order) = (&mut state.ships[sealed.seat().index()], sealed.order());
            ship.course = (i32::from(ship.course) + order.turn).rem_euclid(12) as u8;
            ship.speed = (i32::from(ship.speed) + order.accelerate).max(0) as i16;
            let (course, speed) = (ship.course, ship.speed);
            let words =
                || Event::new("move", format!("ship {} flies {speed} in on course {course}", sealed.seat()));
            umpire.tell(Audience::All, THRUST, words);
        }
        umpire.phase(turn, 1);
        let mut hurt = [[0u8; 3]; 2];
        for sealed in orders {
            for (place, dice) in sealed.order().dice.iter().enumerate() {
                let hits = (0..*dice).filter(|_| umpire.roll(FIRE, 6) >= 5).count() as u8;
                hurt[sealed.seat().index() ^ 1][place] += hits;
                if *dice > 0 {
                    umpire.tell(Audience::All, FIRE, || {
                        Event::new("fire", format!("{hits} hits on place {place}"))
                    });
                }
            }
        }
        for sealed in orders {
            let (ship, hurt) = (&mut state.ships[sealed.seat().index()], &mut hurt[sealed.seat().index()]);
            for place in (0..3).filter(|place| sealed.order().crews & 1 << place != 0) {
                if hurt[place] > 0 {
                    hurt[place] -= 1;
                    umpire.tell(Audience::All, REPAIR, || {
                        Event::new("repair", format!("place {place} is mended"))
                    });
                }
            }
            ship.drive = ship.drive.saturating_sub(hurt[0]);
            ship.guns = ship.guns.saturating_sub(hurt[1]);
            ship.hull = ship.hull.saturating_sub(hurt[2]);
        }
        state.turn += 1;
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
        Fact::map([("turn", Fact::int(view.turn)), ("table", Fact::text(self.write_position(view)))])
    }

    fn write_position(&self, state: &State) -> String {
        let ship = |s: &Ship| {
            [i32::from(s.course), i32::from(s.speed), s.drive.into(), s.guns.into(), s.hull.into()]
        };
        row_of(std::iter::once(i32::from(state.turn)).chain(state.ships.iter().flat_map(ship)))
    }

    fn read_position(&self, text: &str) -> Result<State, Flaws> {
        let mut row = Row::new(text);
        let turn = row.next(1, i32::from(LIMIT)) as u8;
        let ships = std::array::from_fn(|_| Ship {
            course: row.small(11),
            speed: row.next(0, 999) as i16,
            drive: row.small(RATING as u8),
            guns: row.small(GUNS),
            hull: row.small(HULL),
        });
        row.whole(State { turn, ships })
    }
}
