//! Bogeys: ships and dummies move as numbered markers that look alike until they are revealed.
//!
//! Each side has three markers on a line of 24 inches: a scout, a cruiser and a dummy, known only to their owner.
//! All move in secret, up to 3 inches. A marker may scan instead, which reveals it and an enemy marker within 12
//! inches. Opposing markers within 4 inches reveal each other; a revealed dummy is removed. Revealed ships fire at
//! the nearest revealed enemy within 6 inches. A marker that moves off the line rolls a die, even a dummy, so the
//! die reveals nothing.

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
use crate::pieces::{Each, Either, Mapped, Noted, Steps};

const MOVE: Clause = Clause("BOG-1");
const SCAN: Clause = Clause("BOG-2");
const SHOWN: Clause = Clause("BOG-3");
const FIRE: Clause = Clause("BOG-4");
const LEFT: Clause = Clause("BOG-5");
const WIN: Clause = Clause("BOG-6");
const LIMIT: u8 = 12;
const LENGTH: i8 = 24;
const MARKERS: usize = 3;

/// The rules; they have no options.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bogeys;

/// The kind of a marker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// No ship at all.
    Dummy,
    /// A ship of one hull point.
    Scout,
    /// A ship of two hull points.
    Cruiser,
}

/// A marker on the line, or off it; an enemy's view lacks its kind until it is revealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Marker {
    at: i8,
    kind: Option<Kind>,
    shown: bool,
    on: bool,
    damage: u8,
}

/// All markers, side by side: complete in a state, with unknown kinds in a view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    turn: u8,
    markers: [[Marker; MARKERS]; 2],
}

/// The knowledge of one seat, or of a spectator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// The seat, or `None` for a spectator.
    pub seat: Option<Seat>,
    /// The table, without the kinds of hidden enemies.
    pub seen: State,
}

/// The action of one marker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Move by a number of inches, up the line if positive.
    Go(i32),
    /// Scan an enemy marker, 0 to 2.
    Scan(u8),
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Go(inches) => write!(f, "go {inches}"),
            Self::Scan(marker) => write!(f, "scan {marker}"),
        }
    }
}

/// The actions of all markers still on the line, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order(ArrayVec<Step, MARKERS>);

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .iter()
            .enumerate()
            .try_for_each(|(i, step)| write!(f, "{}{step}", if i == 0 { "" } else { "; " }))
    }
}

impl FromStr for Order {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let step = |part: &str| match part.split_once(' ')? {
            ("go", inches) => number(inches).map(Step::Go),
            ("scan", marker) => number(marker).map(Step::Scan),
            _ => None,
        };
        let mut steps = ArrayVec::new();
        for part in text.split("; ") {
            let read = step(part).and_then(|step| steps.try_push(step).ok());
            read.ok_or_else(|| unreadable(MOVE, text))?;
        }
        Ok(Self(steps))
    }
}

impl State {
    fn on(&self, side: usize) -> impl Iterator<Item = usize> {
        (0..MARKERS).filter(move |m| self.markers[side][*m].on)
    }

    fn near(&self, side: usize, marker: usize, other: usize, range: i8) -> bool {
        let (own, enemy) = (self.markers[side][marker], self.markers[side ^ 1][other]);
        own.on && enemy.on && (own.at - enemy.at).abs() <= range
    }
}

fn show<D: Dice, L: Log<Event>>(
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    side: usize,
    marker: usize,
    why: Clause,
) {
    let found = &mut state.markers[side][marker];
    if found.shown || !found.on {
        return;
    }
    found.shown = true;
    found.on = found.kind != Some(Kind::Dummy);
    let kind = found.kind;
    umpire.tell(Audience::All, why, || {
        Event::new("shown", format!("marker {marker} of side {side} is {kind:?}"))
    });
}

fn move_all<D: Dice, L: Log<Event>>(umpire: &mut Umpire<D, L>, state: &mut State, orders: &[Sealed<Order>]) {
    let mut scans: ArrayVec<(usize, usize, usize), 6> = ArrayVec::new();
    for sealed in orders {
        let side = sealed.seat().index();
        let own: ArrayVec<usize, MARKERS> = state.on(side).collect();
        for (marker, step) in own.into_iter().zip(&sealed.order().0) {
            let piece = &mut state.markers[side][marker];
            match step {
                Step::Scan(other) => scans.push((side, marker, usize::from(*other))),
                Step::Go(inches) => {
                    piece.at += *inches as i8;
                    let at = piece.at;
                    umpire.tell(Audience::All, MOVE, || {
                        Event::new("move", format!("marker {marker} of side {side} is at {at}"))
                    });
                    if !(0..=LENGTH).contains(&at) {
                        piece.on = false;
                        let die = umpire.roll(LEFT, 6);
                        umpire.tell(Audience::All, LEFT, || {
                            Event::new("left", format!("it has left the line on a {die}"))
                        });
                    }
                }
            }
        }
    }
    for (side, marker, other) in scans {
        if state.near(side, marker, other, 12) {
            umpire.tell(Audience::All, SCAN, || {
                Event::new("scan", format!("marker {marker} of side {side} scans {other}"))
            });
            show(umpire, state, side, marker, SCAN);
            show(umpire, state, side ^ 1, other, SCAN);
        }
    }
    let before = *state;
    for (marker, other) in (0..MARKERS).flat_map(|m| (0..MARKERS).map(move |o| (m, o))) {
        if before.near(0, marker, other, 4) {
            show(umpire, state, 0, marker, SHOWN);
            show(umpire, state, 1, other, SHOWN);
        }
    }
}

fn fire<D: Dice, L: Log<Event>>(umpire: &mut Umpire<D, L>, state: &mut State) {
    let before = *state;
    for (side, marker) in (0..2).flat_map(|s| (0..MARKERS).map(move |m| (s, m))) {
        let own = before.markers[side][marker];
        let shown =
            |other: &usize| before.markers[side ^ 1][*other].shown && before.near(side, marker, *other, 6);
        let range = |other: &usize| (before.markers[side ^ 1][*other].at - own.at).abs();
        let target = (0..MARKERS).filter(shown).min_by_key(range).filter(|_| own.shown);
        let Some(target) = target else { continue };
        let hit = umpire.roll(FIRE, 6) >= 5;
        umpire.tell(Audience::All, FIRE, || Event::new("fire", format!("side {side} fires: hit {hit}")));
        let enemy = &mut state.markers[side ^ 1][target];
        enemy.damage += u8::from(hit);
        if enemy.damage >= if enemy.kind == Some(Kind::Cruiser) { 2 } else { 1 } && enemy.on {
            enemy.on = false;
            umpire.tell(Audience::All, FIRE, || {
                Event::new("destroyed", format!("marker {target} is destroyed"))
            });
        }
    }
}

impl engine::Aids for Bogeys {}

impl Rules for Bogeys {
    type State = State;
    type Order = Order;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "toy-bogeys";
    const VERSION: u32 = 1;
    const CLAUSES: &'static [Statement] = &[
        row(MOVE, "Markers move alike"),
        row(SCAN, "A scan shows both"),
        row(SHOWN, "Near markers show one another"),
        row(FIRE, "Shown ships fire"),
        row(LEFT, "Whatever leaves rolls"),
        row(WIN, "The last markers"),
    ];
    const LARGEST_DIE: u8 = 6;

    /// Markers hide what they stand for.
    fn keeps_secrets(&self) -> bool {
        true
    }

    fn limit(&self) -> u32 {
        u32::from(LIMIT)
    }

    fn start(&self) -> State {
        let marker = |at, kind| Marker { at, kind: Some(kind), shown: false, on: true, damage: 0 };
        let low = [marker(2, Kind::Scout), marker(4, Kind::Dummy), marker(6, Kind::Cruiser)];
        let high = [marker(18, Kind::Dummy), marker(20, Kind::Cruiser), marker(22, Kind::Scout)];
        State { turn: 1, markers: [low, high] }
    }

    fn turn(&self, state: &State) -> u32 {
        u32::from(state.turn)
    }

    /// Ends the battle when a side has no marker left. Counting ships instead would reveal the dummies.
    fn demand(&self, state: &State) -> Demand {
        let over = |winner| Demand::Over(Outcome { winner, why: WIN });
        match [0, 1].map(|side| state.on(side).next().is_some()) {
            [true, true] if state.turn <= LIMIT => Demand::Orders(Seats::first(2)),
            [true, false] => over(Some(Side(0))),
            [false, true] => over(Some(Side(1))),
            _ => over(None),
        }
    }

    fn space<'a>(&'a self, state: &'a State, seat: Seat) -> impl Space<Order = Order> {
        let side = seat.index();
        let step = |marker: usize| {
            let go = Steps::new(MOVE, -3, 3, 1, 0);
            let go = Noted::new(go, |outline| outline.prefixed("go ").role("go", "steps along the line"));
            let go =
                Mapped::new(go, MOVE, Step::Go, |s: &Step| if let Step::Go(n) = s { Some(*n) } else { None });
            let targets = state.on(side ^ 1).filter(|other| state.near(side, marker, *other, 12));
            let targets: ArrayVec<Step, MARKERS> = targets.map(|other| Step::Scan(other as u8)).collect();
            let scan = (!targets.is_empty()).then(|| Listed::new(SCAN, targets));
            Either::new(Some(go), scan, |step| matches!(step, Step::Go(_)))
        };
        let parts: ArrayVec<_, MARKERS> = state.on(side).map(step).collect();
        let each =
            Noted::new(Each::new(MOVE, parts), |all| all.joined("; ").role("step", "step of a marker"));
        Mapped::new(each, MOVE, Order, |order: &Order| Some(order.0.clone()))
    }

    fn resolve<D: Dice, L: Log<Event>>(
        &self,
        umpire: &mut Umpire<D, L>,
        state: &mut State,
        orders: &[Sealed<Order>],
    ) {
        umpire.phase(u32::from(state.turn), 0);
        move_all(umpire, state, orders);
        umpire.phase(u32::from(state.turn), 1);
        fire(umpire, state);
        state.turn += 1;
    }

    fn reads(&self, _: &State, _: &Sealed<Order>, _: Option<Seat>) -> bool {
        true
    }

    fn view(&self, state: &State, seat: Option<Seat>) -> View {
        let mut seen = *state;
        for (side, markers) in seen.markers.iter_mut().enumerate() {
            for marker in markers.iter_mut().filter(|m| !m.shown && seat != Some(Seat(side as u8))) {
                marker.kind = None;
            }
        }
        View { seat, seen }
    }

    /// Deals the unseen kinds at random to the markers whose kind is hidden.
    fn imagine(&self, view: &View, rng: &mut Seeded) -> State {
        let mut state = view.seen;
        for markers in &mut state.markers {
            let all = [Kind::Dummy, Kind::Scout, Kind::Cruiser];
            let mut unseen: ArrayVec<Kind, MARKERS> =
                all.into_iter().filter(|kind| markers.iter().all(|m| m.kind != Some(*kind))).collect();
            rng.shuffle(&mut unseen);
            markers.iter_mut().filter(|m| m.kind.is_none()).for_each(|m| m.kind = unseen.pop());
        }
        state
    }

    fn describe(&self, view: &View) -> Fact {
        let marker = |m: &Marker| {
            let kind = Fact::maybe(m.kind, |kind| Fact::text(format!("{kind:?}")));
            Fact::map([("at", Fact::int(m.at)), ("kind", kind), ("on", Fact::Bool(m.on))])
        };
        let side = |markers: &[Marker; MARKERS]| Fact::list(markers, marker);
        Fact::map([("turn", Fact::int(view.seen.turn)), ("sides", Fact::list(&view.seen.markers, side))])
    }

    fn write_position(&self, state: &State) -> String {
        let marker = |m: &Marker| {
            let kind = m.kind.map_or(0, |kind| kind as i32);
            [i32::from(m.at), kind, m.shown.into(), m.on.into(), m.damage.into()]
        };
        row_of(std::iter::once(i32::from(state.turn)).chain(state.markers.iter().flatten().flat_map(marker)))
    }

    fn read_position(&self, text: &str) -> Result<State, Flaws> {
        let mut row = Row::new(text);
        let turn = row.next(1, i32::from(LIMIT)) as u8;
        let markers: [[Marker; MARKERS]; 2] = std::array::from_fn(|_| {
            std::array::from_fn(|_| {
                let at = row.next(-3, i32::from(LENGTH) + 3) as i8;
                let kind = [Kind::Dummy, Kind::Scout, Kind::Cruiser][usize::from(row.small(2))];
                let (shown, on) = (row.small(1) == 1, row.small(1) == 1);
                Marker { at, kind: Some(kind), shown, on, damage: row.small(6) }
            })
        });
        for side in &markers {
            if [Kind::Dummy, Kind::Scout, Kind::Cruiser]
                .iter()
                .any(|k| side.iter().all(|m| m.kind != Some(*k)))
            {
                row.fault("a side has one marker of each kind");
            }
            if side.iter().any(|m| m.on && !(0..=LENGTH).contains(&m.at)) {
                row.fault("a marker on the line stands on it");
            }
        }
        row.whole(State { turn, markers })
    }
}
