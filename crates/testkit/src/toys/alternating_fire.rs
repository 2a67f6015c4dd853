//! One seat at a time: ships are activated in turn, shoot during a move, and the victim's owner picks losses.
//!
//! Each side has two ships on a line of 24 inches. The sides alternate and activate one ship each, until all have
//! gone. An active ship has as many inches as Move dice, spent an inch or more at a time. Between two steps it may
//! fire: each Attack die spent hits on a 5 or 6, within 6 inches. Hits remove dice one by one; attacker and owner
//! alternate in picking them. Then the interrupted move continues. A side without dice has lost.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use engine::dice::Dice;
use engine::space::Listed;
use engine::{
    Audience, Clause, Demand, Fact, Flaws, Log, Outcome, Refusal, Rules, Sealed, Seat, Seats, Seeded, Side,
    Space, Statement, Umpire,
};

use super::{Event, Row, number, row, row_of, unreadable};
use crate::pieces::Noted;

const PICK: Clause = Clause("ALT-1");
const MOVE: Clause = Clause("ALT-2");
const FIRE: Clause = Clause("ALT-3");
const LOSS: Clause = Clause("ALT-4");
const WIN: Clause = Clause("ALT-5");
const LIMIT: u8 = 12;
const LENGTH: i8 = 24;
const RANGE: i8 = 6;

/// The rules; they have no options.
#[derive(Clone, Copy, Debug, Default)]
pub struct AlternatingFire;

/// A ship: its place on the line and the dice in its boxes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ship {
    at: i8,
    /// Number of dice for moving, and of dice for attacking.
    boxes: [u8; 2],
    gone: bool,
}

impl Ship {
    const fn alive(&self) -> bool {
        self.boxes[0] + self.boxes[1] > 0
    }
}

/// The phase within a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The side to move picks a ship.
    Pick,
    /// A ship is active, with inches and attack dice left.
    Active {
        /// Index of the active ship.
        ship: u8,
        /// Inches left to the ship that fired.
        inches: u8,
        /// Attack dice left to the ship that fired.
        dice: u8,
    },
    /// Hits are taken from a victim; afterwards the interrupted activation continues.
    Loss {
        /// Index of the ship that fired.
        ship: u8,
        /// Inches left to the ship that fired.
        inches: u8,
        /// Attack dice left to the ship that fired.
        dice: u8,
        /// Index of the ship that was hit.
        victim: u8,
        /// Hits left.
        hits: u8,
        /// `true` if the attacker picks next.
        attacker: bool,
    },
}

/// The whole table; everything is visible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    turn: u8,
    side: u8,
    /// Ships 0 and 1 belong to side 1, ships 2 and 3 to side 2.
    ships: [Ship; 4],
    phase: Phase,
}

/// One small decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// Activate a ship.
    Pick(u8),
    /// Move by a number of inches, in either direction.
    Go(i8),
    /// Fire at a ship, with a number of dice.
    Fire(u8, u8),
    /// Take a die from this box of the victim.
    Lose(u8),
    /// End the activation.
    End,
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pick(ship) => write!(f, "pick {ship}"),
            Self::Go(inches) => write!(f, "go {inches}"),
            Self::Fire(ship, dice) => write!(f, "fire {ship} {dice}"),
            Self::Lose(die) => write!(f, "lose {die}"),
            Self::End => f.write_str("end"),
        }
    }
}

impl FromStr for Order {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let words: Vec<&str> = text.split(' ').collect();
        let order = match words.as_slice() {
            ["pick", ship] => number(ship).map(Self::Pick),
            ["go", inches] => number(inches).map(Self::Go),
            ["fire", ship, dice] => number(ship).zip(number(dice)).map(|(ship, dice)| Self::Fire(ship, dice)),
            ["lose", die] => number(die).map(Self::Lose),
            ["end"] => Some(Self::End),
            _ => None,
        };
        order.ok_or_else(|| unreadable(MOVE, text))
    }
}

impl State {
    fn enemies(&self) -> impl Iterator<Item = u8> {
        let side = self.side;
        (0..4).filter(move |ship| ship / 2 != side && self.ships[usize::from(*ship)].alive())
    }

    /// Returns every order of the seat that must write, the idle one first.
    fn open(&self) -> ArrayVec<Order, 64> {
        match self.phase {
            Phase::Pick => (0..4).filter(|s| s / 2 == self.side && self.waits(*s)).map(Order::Pick).collect(),
            Phase::Loss { victim, .. } => {
                let boxes = self.ships[usize::from(victim)].boxes;
                (0..2).filter(|die| boxes[usize::from(*die)] > 0).map(Order::Lose).collect()
            }
            Phase::Active { ship, inches, dice } => {
                let at = self.ships[usize::from(ship)].at;
                let reach = inches as i8;
                let go =
                    (-reach..=reach).filter(|d| *d != 0 && (0..=LENGTH).contains(&(at + d))).map(Order::Go);
                let near = self.enemies().filter(|e| (self.ships[usize::from(*e)].at - at).abs() <= RANGE);
                let fire = near.flat_map(|enemy| (1..=dice).map(move |dice| Order::Fire(enemy, dice)));
                std::iter::once(Order::End).chain(go).chain(fire).collect()
            }
        }
    }

    fn waits(&self, ship: u8) -> bool {
        let ship = &self.ships[usize::from(ship)];
        ship.alive() && !ship.gone
    }

    /// Passes the next pick to the other side if it has a ship waiting, or begins the next turn.
    fn pass(&mut self) {
        let waits = |side: u8| (0..4).any(|s| s / 2 == side && self.waits(s));
        if waits(self.side ^ 1) {
            self.side ^= 1;
        } else if !waits(self.side) {
            self.turn += 1;
            self.side = self.turn & 1 ^ 1;
            self.ships.iter_mut().for_each(|ship| ship.gone = false);
            if !(0..4).any(|s| s / 2 == self.side && self.waits(s)) {
                self.side ^= 1;
            }
        }
        self.phase = Phase::Pick;
    }
}

impl AlternatingFire {
    fn resolve_one<D: Dice, L: Log<Event>>(umpire: &mut Umpire<D, L>, state: &mut State, order: Order) {
        match (order, state.phase) {
            (Order::Pick(ship), _) => {
                let own = &mut state.ships[usize::from(ship)];
                own.gone = true;
                state.phase = Phase::Active { ship, inches: own.boxes[0], dice: own.boxes[1] };
                umpire.tell(Audience::All, PICK, || Event::new("pick", format!("ship {ship} is active")));
            }
            (Order::Go(d), Phase::Active { ship, inches, dice }) => {
                state.ships[usize::from(ship)].at += d;
                state.phase = Phase::Active { ship, inches: inches - d.unsigned_abs(), dice };
                umpire.tell(Audience::All, MOVE, || Event::new("move", format!("ship {ship} moves {d} in")));
            }
            (Order::Fire(victim, spent), Phase::Active { ship, inches, dice }) => {
                let hits = (0..spent).filter(|_| umpire.roll(FIRE, 6) >= 5).count() as u8;
                umpire.tell(Audience::All, FIRE, || {
                    Event::new("fire", format!("ship {ship} hits ship {victim} {hits} times"))
                });
                let dice = dice - spent;
                state.phase = if hits == 0 {
                    Phase::Active { ship, inches, dice }
                } else {
                    Phase::Loss { ship, inches, dice, victim, hits, attacker: true }
                };
            }
            (Order::Lose(die), Phase::Loss { ship, inches, dice, victim, hits, attacker }) => {
                let hurt = &mut state.ships[usize::from(victim)];
                hurt.boxes[usize::from(die)] -= 1;
                umpire.tell(Audience::All, LOSS, || {
                    Event::new("loss", format!("ship {victim} loses a die of box {die}"))
                });
                state.phase = if hits == 1 || !hurt.alive() {
                    Phase::Active { ship, inches, dice }
                } else {
                    Phase::Loss { ship, inches, dice, victim, hits: hits - 1, attacker: !attacker }
                };
            }
            _ => {
                umpire.tell(Audience::All, PICK, || Event::new("end", "the ship is done"));
                state.pass();
            }
        }
    }
}

impl engine::Aids for AlternatingFire {}

impl Rules for AlternatingFire {
    type State = State;
    type Order = Order;
    type Event = Event;
    type View = State;

    const NAME: &'static str = "toy-alternating-fire";
    const VERSION: u32 = 1;
    const CLAUSES: &'static [Statement] = &[
        row(PICK, "The sides activate ships in turn"),
        row(MOVE, "An inch a Move die"),
        row(FIRE, "Fire in the middle of a move"),
        row(LOSS, "The players take dice in turn"),
        row(WIN, "The last side with dice"),
    ];
    const LARGEST_DIE: u8 = 6;

    fn limit(&self) -> u32 {
        u32::from(LIMIT)
    }

    fn start(&self) -> State {
        let ship = |at| Ship { at, boxes: [3, 3], gone: false };
        State { turn: 1, side: 0, ships: [ship(6), ship(8), ship(16), ship(18)], phase: Phase::Pick }
    }

    fn turn(&self, state: &State) -> u32 {
        u32::from(state.turn)
    }

    fn demand(&self, state: &State) -> Demand {
        let alive = |side: usize| state.ships[side * 2..side * 2 + 2].iter().any(Ship::alive);
        let over = |winner| Demand::Over(Outcome { winner, why: WIN });
        match [alive(0), alive(1)] {
            [true, false] => over(Some(Side(0))),
            [false, true] => over(Some(Side(1))),
            _ if state.turn > LIMIT => over(None),
            _ => {
                let victim_picks = matches!(state.phase, Phase::Loss { attacker: false, .. });
                Demand::Orders(Seats::only(Seat(state.side ^ u8::from(victim_picks))))
            }
        }
    }

    fn space<'a>(&'a self, state: &'a State, _: Seat) -> impl Space<Order = Order> {
        let why = match state.phase {
            Phase::Pick => PICK,
            Phase::Active { .. } => MOVE,
            Phase::Loss { .. } => LOSS,
        };
        Noted::new(Listed::new(why, state.open()), |all| all.role("deed", "what is done"))
    }

    fn resolve<D: Dice, L: Log<Event>>(
        &self,
        umpire: &mut Umpire<D, L>,
        state: &mut State,
        orders: &[Sealed<Order>],
    ) {
        umpire.phase(u32::from(state.turn), state.ships.iter().filter(|s| s.gone).count() as u8);
        for sealed in orders {
            Self::resolve_one(umpire, state, *sealed.order());
        }
        if let Demand::Over(outcome) = self.demand(state) {
            umpire.tell(Audience::All, WIN, || Event::new("over", format!("over: {:?}", outcome.winner)));
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
        Fact::map([("turn", Fact::int(view.turn)), ("table", Fact::text(self.write_position(view)))])
    }

    fn write_position(&self, state: &State) -> String {
        let ships = state.ships.iter().flat_map(|s| [s.at as u8, s.boxes[0], s.boxes[1], u8::from(s.gone)]);
        let phase = match state.phase {
            Phase::Pick => [0; 7],
            Phase::Active { ship, inches, dice } => [1, ship, inches, dice, 0, 0, 0],
            Phase::Loss { ship, inches, dice, victim, hits, attacker } => {
                [2, ship, inches, dice, victim, hits, u8::from(attacker)]
            }
        };
        row_of([state.turn, state.side].into_iter().chain(ships).chain(phase).map(i32::from))
    }

    fn read_position(&self, text: &str) -> Result<State, Flaws> {
        let mut row = Row::new(text);
        let (turn, side) = (row.next(1, i32::from(LIMIT)) as u8, row.small(1));
        let ships = std::array::from_fn(|_| {
            let at = row.small(LENGTH as u8) as i8;
            Ship { at, boxes: [row.small(3), row.small(3)], gone: row.small(1) == 1 }
        });
        let [kind, ship, inches, dice, victim, hits, attacker] =
            [2, 3, 3, 3, 3, 3, 1].map(|most| row.small(most));
        let phase = match kind {
            0 => Phase::Pick,
            1 => Phase::Active { ship, inches, dice },
            _ => Phase::Loss { ship, inches, dice, victim, hits, attacker: attacker == 1 },
        };
        let state = State { turn, side, ships, phase };
        let stands = match state.phase {
            Phase::Pick => !state.open().is_empty(),
            Phase::Active { ship, .. } => ship / 2 == side,
            Phase::Loss { ship, victim, hits, .. } => {
                ship / 2 == side && victim / 2 != side && hits > 0 && ships[usize::from(victim)].alive()
            }
        };
        if matches!(self.demand(&state), Demand::Orders(_)) && !stands {
            row.fault("nobody could come into this phase");
        }
        row.whole(state)
    }
}
