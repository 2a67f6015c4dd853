//! The rules: two hulls, a range between them, and what both captains wrote.

use engine::clause::Origin;
use engine::dice::Dice;
use engine::space::{Listed, Noted};
use engine::{
    Aids, Audience, Clause, Demand, Describe, Fact, Flaw, Flaws, Log, Outcome, Rules, Sealed, Seat, Seats, Seeded, Side,
    Space, Statement, Umpire,
};

use crate::orders::Order;

pub const POWER: Clause = Clause("CP-1");
pub const RANGE: Clause = Clause("CP-2");
pub const FIRE: Clause = Clause("CP-3");
pub const END: Clause = Clause("CP-4");

/// The turn limit.
const TURNS: u8 = 12;
/// The farthest that two ships still see each other.
const FAR: u8 = 12;
/// The most boxes of a hull.
const HULL: u8 = 20;

/// The rules of one battle.
#[derive(Clone, Debug)]
pub struct ClosePass {
    start: State,
    orders: Vec<Order>,
}

/// All that changes in a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// The turn, from 1.
    pub turn: u8,
    /// The hexes between the ships.
    pub range: u8,
    /// The boxes left of each hull.
    pub hulls: [u8; 2],
}

/// Something that happened; `words/close-pass/en.ftl` makes sentences of its facts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The ships are so many hexes apart.
    Range(u8),
    /// A side fired so many guns, of which so many hit, and so many hits the screens did not stop.
    Volley { side: Side, guns: u8, hits: u8, harm: u8 },
}

impl Describe for Event {
    fn describe(&self) -> Fact {
        match self {
            Self::Range(hexes) => Fact::map([("kind", Fact::text("range")), ("hexes", Fact::int(*hexes))]),
            Self::Volley { side, guns, hits, harm } => Fact::map([
                ("kind", Fact::text("volley")),
                ("side", Fact::int(side.number())),
                ("guns", Fact::int(*guns)),
                ("hits", Fact::int(*hits)),
                ("harm", Fact::int(*harm)),
            ]),
        }
    }
}

const fn row(clause: Clause, title: &'static str) -> Statement {
    Statement { clause, origin: Origin::Said, title }
}

impl ClosePass {
    /// The rules of a battle that begins at this range, with hulls of so many boxes.
    ///
    /// # Errors
    /// If a range or a hull is none that the game has.
    pub fn new(range: u8, hull: u8) -> Result<Self, Flaws> {
        let start = State { turn: 1, range, hulls: [hull; 2] };
        let flaws = start.flaws();
        if flaws.is_empty() { Ok(Self { start, orders: Order::all() }) } else { Err(flaws.into()) }
    }

    /// Returns the least face that hits at a range.
    const fn needed(range: u8) -> u8 {
        match range {
            0..=3 => 3,
            4..=6 => 4,
            7..=9 => 5,
            _ => 6,
        }
    }
}

impl State {
    fn flaws(&self) -> Vec<Flaw> {
        let mut flaws = Vec::new();
        let mut within = |place: &str, number: u8, least: u8, most: u8| {
            if !(least..=most).contains(&number) {
                flaws.push(Flaw::plain(place, format!("from {least} to {most}, not {number}")));
            }
        };
        within("turn", self.turn, 1, TURNS + 1);
        within("range", self.range, 1, FAR);
        self.hulls.iter().for_each(|hull| within("hull", *hull, 0, HULL));
        flaws
    }
}

/// No aids: orders are written from the outline.
impl Aids for ClosePass {}

impl Rules for ClosePass {
    type State = State;
    type Order = Order;
    type Event = Event;
    type View = State;

    const NAME: &'static str = "close-pass";
    const VERSION: u32 = 1;
    const CLAUSES: &'static [Statement] = &[
        row(POWER, "Power is shared out in secret"),
        row(RANGE, "Both drives change the range"),
        row(FIRE, "Guns hit by range, screens stop hits"),
        row(END, "The last hull, or the better one after twelve turns"),
    ];
    const LARGEST_DIE: u8 = 6;

    fn limit(&self) -> u32 {
        u32::from(TURNS)
    }

    fn start(&self) -> State {
        self.start
    }

    fn turn(&self, state: &State) -> u32 {
        u32::from(state.turn)
    }

    fn demand(&self, state: &State) -> Demand {
        let [a, b] = state.hulls;
        if a > 0 && b > 0 && state.turn <= TURNS {
            return Demand::Orders(Seats::first(2));
        }
        let winner = if a == b { None } else { Some(Side(u8::from(b > a))) };
        Demand::Over(Outcome { winner, why: END })
    }

    fn space<'a>(&'a self, _: &'a State, _: Seat) -> impl Space<Order = Order> {
        let orders = Listed::new(POWER, self.orders.as_slice());
        Noted::new(orders, |_| Order::outline())
    }

    fn resolve<D: Dice, L: Log<Event>>(
        &self,
        umpire: &mut Umpire<D, L>,
        state: &mut State,
        orders: &[Sealed<Order>],
    ) {
        let [a, b] = [0, 1].map(|at: usize| *orders[at].order());
        let range = i16::from(state.range) - i16::from(a.close) - i16::from(b.close);
        state.range = range.clamp(1, i16::from(FAR)) as u8;
        umpire.tell(Audience::All, RANGE, || Event::Range(state.range));
        umpire.phase(u32::from(state.turn), 0);
        let needed = Self::needed(state.range);
        for (side, own, other) in [(0, a, b), (1, b, a)] {
            let hits = (0..own.guns).filter(|_| umpire.roll(FIRE, 6) >= needed).count() as u8;
            let harm = hits.saturating_sub(other.screens);
            let hull = &mut state.hulls[1 - side];
            *hull = hull.saturating_sub(harm);
            if own.guns > 0 {
                let side = Side(side as u8);
                umpire.tell(Audience::All, FIRE, || Event::Volley { side, guns: own.guns, hits, harm });
            }
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
        let [a, b] = view.hulls;
        let spoken = format!("{} hexes apart; hulls {a} and {b}", view.range);
        Fact::map([
            ("turn", Fact::int(view.turn)),
            ("range", Fact::int(view.range)),
            ("hulls", Fact::list(view.hulls, Fact::int)),
            ("spoken", Fact::texts([spoken])),
        ])
    }

    fn write_position(&self, state: &State) -> String {
        let State { turn, range, hulls: [a, b] } = state;
        format!("turn {turn} range {range} hulls {a} {b}")
    }

    fn read_position(&self, text: &str) -> Result<State, Flaws> {
        let read = |text: &str| {
            let words: Vec<&str> = text.split(' ').collect();
            let ["turn", turn, "range", range, "hulls", a, b] = words[..] else { return None };
            let hulls = [a.parse().ok()?, b.parse().ok()?];
            Some(State { turn: turn.parse().ok()?, range: range.parse().ok()?, hulls })
        };
        let missing = || Flaw::plain("position", "written as: turn 1 range 8 hulls 6 6");
        let state = read(text).filter(|state| self.write_position(state) == text).ok_or_else(missing)?;
        let flaws = state.flaws();
        if flaws.is_empty() { Ok(state) } else { Err(flaws.into()) }
    }
}
