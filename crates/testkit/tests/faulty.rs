//! Every law can be broken: a ruleset with one fault at a time, and the law that finds it.

use std::any::type_name;
use std::fmt;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::str::FromStr;
use std::sync::atomic::{AtomicU8, Ordering};

use engine::clause::Origin;
use engine::dice::Dice;
use engine::outline::Number;
use engine::{
    Audience, Clause, Demand, Describe, Fact, Flaw, Flaws, Log, Outcome, Outline, RandomOrders, Refusal,
    Rules, Sealed, Seat, Seats, Seeded, Silent, Space, Statement, Umpire,
};
use testkit::laws::{Held, hold_all, mirrors};
use testkit::pieces::{Mapped, Steps};

const WHY: Clause = Clause("FLT-1");
const NONE: Clause = Clause("FLT-404");

/// The deliberate mistake in the ruleset; [`Fault::Nothing`] is no mistake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    Nothing,
    KeepsItsSecretUnsaid,
    SizeLies,
    VisitsTwice,
    VisitsStrangers,
    WritesAmbiguously,
    IdleIsIllegal,
    DrawsInPlaceOtherwise,
    ViewForgets,
    SpaceTellsTheSecret,
    ImaginesAnotherTable,
    MindsWhoListens,
    PlaysAtRandomOtherwise,
    DrawsAtRandomOtherwise,
    RollsAtRandomOtherwise,
    GivesUpHalfWay,
    RollsUntold,
    RemembersOtherBattles,
    TellsOtherwise,
    PositionForgets,
    FinishedPositionIsAnother,
    NeverEnds,
    DemandsNobody,
    DemandsAStranger,
    LetsAnythingPass,
    RefusesUnderNoClause,
    PanicsOnRubbish,
    PanicsOnPositions,
    TellsUnderNoClause,
    TellsWithoutAKind,
    NamesTwice,
    ReadsOtherFacts,
    TellsTheSecret,
    RollsWithTheSecret,
    OutlinesTooMuch,
    OutlinesTooLittle,
    OutlinesWithoutARole,
    MindsWhoSealsLast,
    ForgetsItsVersion,
    PlaysItsVersionOtherwise,
    MindsItsDice,
    HasNoOrder,
    NeverTellsASix,
    KeepsAHeap,
    IsOverAtOnce,
    TellsTooFewFacts,
}

/// A game of two seats that write 0 to 3 and add the numbers for three turns. Seat 1 has a secret that nobody may know.
#[derive(Clone, Copy, Debug)]
struct Faulty(Fault);

static MEMORY: AtomicU8 = AtomicU8::new(0);
/// The seat whose orders were asked for last.
static LAST: AtomicU8 = AtomicU8::new(0);

#[derive(Clone, PartialEq, Eq, Debug)]
struct State {
    turn: u8,
    sum: u8,
    secret: u8,
    heap: Option<Box<u8>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct View(Option<Seat>, u8, u8, Option<u8>);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Order(i32);

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "add {}", if self.0 == 77 { 1 } else { self.0 })
    }
}

impl FromStr for Order {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let number =
            text.strip_prefix("add ").and_then(|n| n.parse().ok().filter(|i: &i32| i.to_string() == n));
        number.map(Self).ok_or_else(|| Refusal::new(WHY, text, "add and a number"))
    }
}

/// An event: its kind, the facts that it tells, and the facts that it hides.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Event(&'static str, String, u8);

impl Describe for Event {
    fn describe(&self) -> Fact {
        let facts = Fact::map([("sum", Fact::text(&self.1))]);
        match self.0 {
            "" => facts,
            "twice" => facts.with([("kind", Fact::text("sum")), ("text", Fact::Null)]),
            kind => facts.with([("kind", Fact::text(kind))]),
        }
    }
}

/// The numbers 0 to 3, with the deliberate mistake.
struct Numbers<S>(S, Fault);

impl<S: Space<Order = Order>> Space for Numbers<S> {
    type Order = Order;

    fn size(&self) -> Option<u128> {
        if self.1 == Fault::HasNoOrder {
            return Some(0);
        }
        let more = matches!(self.1, Fault::SizeLies | Fault::WritesAmbiguously);
        self.0.size().map(|n| n + u128::from(more))
    }

    fn visit(&self, f: &mut dyn FnMut(Order) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.1 == Fault::HasNoOrder {
            return ControlFlow::Continue(());
        }
        self.0.visit(f)?;
        match self.1 {
            Fault::VisitsTwice => f(Order(0)),
            Fault::VisitsStrangers => f(Order(9)),
            Fault::WritesAmbiguously => f(Order(77)),
            _ => ControlFlow::Continue(()),
        }
    }

    fn sample(&self, rng: &mut Seeded) -> Order {
        let drawn = self.0.sample(rng);
        if self.1 == Fault::WritesAmbiguously && drawn == Order(3) { Order(77) } else { drawn }
    }

    fn sample_into(&self, rng: &mut Seeded, order: &mut Order) {
        *order = self.sample(rng);
        if self.1 == Fault::DrawsInPlaceOtherwise {
            *order = Order((order.0 + 1) % 4);
        }
    }

    fn check(&self, order: &Order) -> Result<(), Refusal> {
        match self.1 {
            Fault::LetsAnythingPass => Ok(()),
            Fault::WritesAmbiguously if order.0 == 77 => Ok(()),
            Fault::RefusesUnderNoClause => self.0.check(order).map_err(|r| Refusal { clause: NONE, ..r }),
            _ => self.0.check(order),
        }
    }

    fn vary(&self, order: &Order, rng: &mut Seeded) -> Order {
        self.0.vary(order, rng)
    }

    fn idle(&self) -> Order {
        if self.1 == Fault::IdleIsIllegal { Order(4) } else { self.0.idle() }
    }

    fn outline(&self) -> Outline {
        let most = match self.1 {
            Fault::OutlinesTooMuch => 4,
            Fault::OutlinesTooLittle => 2,
            Fault::OutlinesWithoutARole => return self.0.outline().prefixed("add "),
            _ => return self.0.outline().prefixed("add ").role("add", "number to be added"),
        };
        Outline::number(Number::to(0, most)).prefixed("add ").role("add", "number to be added")
    }
}

impl Faulty {
    fn state(self, [turn, sum, secret]: [u8; 3]) -> State {
        State { turn, sum, secret, heap: (self.0 == Fault::KeepsAHeap).then(|| Box::new(1)) }
    }
}

impl Rules for Faulty {
    type State = State;
    type Order = Order;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "faulty";
    const VERSION: u32 = 1;
    const CLAUSES: &'static [Statement] =
        &[Statement { clause: WHY, origin: Origin::Ruling, title: "All of it" }];
    const LARGEST_DIE: u8 = 6;

    fn in_version(self, version: u32) -> Option<Self> {
        match self.0 {
            Fault::ForgetsItsVersion => None,
            Fault::PlaysItsVersionOtherwise => Some(Self(Fault::RemembersOtherBattles)),
            _ => (version == Self::VERSION).then_some(self),
        }
    }

    fn keeps_secrets(&self) -> bool {
        self.0 != Fault::KeepsItsSecretUnsaid
    }

    fn limit(&self) -> u32 {
        3
    }

    fn start(&self) -> State {
        self.state([1, 0, 2])
    }

    fn turn(&self, state: &State) -> u32 {
        u32::from(state.turn)
    }

    fn demand(&self, state: &State) -> Demand {
        match self.0 {
            Fault::NeverEnds => Demand::Orders(Seats::first(2)),
            Fault::DemandsNobody if state.turn == 2 => Demand::Orders(Seats::NONE),
            Fault::DemandsAStranger if state.turn == 2 => Demand::Orders(Seats::only(Seat(2))),
            Fault::IsOverAtOnce => Demand::Over(Outcome { winner: None, why: WHY }),
            _ if state.turn > 3 => Demand::Over(Outcome { winner: None, why: WHY }),
            _ => Demand::Orders(Seats::first(2)),
        }
    }

    fn space<'a>(&'a self, state: &'a State, seat: Seat) -> impl Space<Order = Order> {
        LAST.store(seat.0, Ordering::Relaxed);
        let most = match self.0 {
            Fault::SpaceTellsTheSecret if seat == Seat(1) => i32::from(state.secret) + 3,
            _ => 3,
        };
        Numbers(Mapped::new(Steps::new(WHY, 0, most, 1, 0), WHY, Order, |o: &Order| Some(o.0)), self.0)
    }

    fn resolve<D: Dice, L: Log<Event>>(
        &self,
        umpire: &mut Umpire<D, L>,
        state: &mut State,
        orders: &[Sealed<Order>],
    ) {
        umpire.phase(u32::from(state.turn), 0);
        for sealed in orders {
            state.sum = state.sum.wrapping_add(sealed.order().0 as u8) % 100;
        }
        if self.0 == Fault::RemembersOtherBattles {
            state.sum = state.sum.wrapping_add(MEMORY.fetch_add(1, Ordering::Relaxed)) % 100;
        }
        if self.0 == Fault::MindsWhoSealsLast && LAST.load(Ordering::Relaxed) == 0 {
            state.sum = (state.sum + 50) % 100;
        }
        if self.0 == Fault::MindsItsDice && type_name::<D>().starts_with('&') {
            state.sum = (state.sum + 50) % 100;
        }
        let rolls = if self.0 == Fault::RollsWithTheSecret { state.secret } else { 1 };
        let die = umpire.roll(WHY, 6);
        for _ in 1..rolls {
            umpire.roll::<Event>(WHY, 6);
        }
        let (why, kind) = match self.0 {
            Fault::TellsUnderNoClause => (NONE, "sum"),
            Fault::TellsWithoutAKind => (WHY, ""),
            Fault::NamesTwice => (WHY, "twice"),
            fault if die == 6 && fault != Fault::NeverTellsASix => (WHY, "six"),
            _ => (WHY, "sum"),
        };
        let mut heard = 0;
        umpire.tell(Audience::All, why, || {
            heard = 1;
            let words = match self.0 {
                Fault::TellsTheSecret => format!("the secret is {}", state.secret),
                Fault::TellsOtherwise => format!("told {} times", MEMORY.fetch_add(1, Ordering::Relaxed)),
                Fault::TellsTooFewFacts => "there is a sum".to_owned(),
                _ => format!("the sum is {}", state.sum),
            };
            Event(kind, words, if self.0 == Fault::TellsTooFewFacts { state.sum } else { 0 })
        });
        if self.0 == Fault::MindsWhoListens {
            state.sum += heard;
        }
        if self.0 == Fault::RollsUntold {
            umpire.roll::<Event>(WHY, 6);
        }
        state.sum = (state.sum + die) % 100;
        state.turn = state.turn.saturating_add(1);
    }

    fn play_in_one_step<D: Dice>(
        &self,
        umpire: &mut Umpire<D, Silent>,
        state: &mut State,
        rng: &mut Seeded,
    ) -> bool {
        if self.0 == Fault::GivesUpHalfWay {
            state.sum ^= 1;
            return false;
        }
        if let Demand::Orders(seats) = self.demand(state) {
            self.resolve(umpire, state, RandomOrders::default().draw(self, state, seats, rng));
        }
        match self.0 {
            Fault::PlaysAtRandomOtherwise => state.sum ^= 1,
            Fault::DrawsAtRandomOtherwise => drop(rng.bits()),
            Fault::RollsAtRandomOtherwise => drop(umpire.roll::<Event>(WHY, 6)),
            _ => {}
        }
        true
    }

    fn reads(&self, _: &State, _: &Sealed<Order>, _: Option<Seat>) -> bool {
        true
    }

    fn view(&self, state: &State, seat: Option<Seat>) -> View {
        let sees = seat == Some(Seat(0)) || (self.0 == Fault::ViewForgets && seat == Some(Seat(1)));
        View(seat, state.turn, state.sum, sees.then_some(state.secret))
    }

    fn imagine(&self, view: &View, rng: &mut Seeded) -> State {
        let known = view.3.filter(|_| view.0 == Some(Seat(0)));
        let secret = known.unwrap_or_else(|| rng.below(4) as u8);
        self.state([view.1, view.2 + u8::from(self.0 == Fault::ImaginesAnotherTable), secret])
    }

    fn describe(&self, view: &View) -> Fact {
        Fact::map([("turn", Fact::int(view.1)), ("sum", Fact::int(view.2))])
    }

    fn facts(&self, view: &View) -> Fact {
        let sum = view.2 + u8::from(self.0 == Fault::ReadsOtherFacts);
        Fact::map([("turn", Fact::int(view.1)), ("sum", Fact::int(sum))])
    }

    fn write_position(&self, state: &State) -> String {
        format!("{} {} {}", state.turn, state.sum, state.secret)
    }

    fn read_position(&self, text: &str) -> Result<State, Flaws> {
        let flaw = || Flaw::plain("position", "three numbers: turn, sum, secret");
        let numbers: Option<Vec<u8>> = text.split(' ').map(|word| word.parse().ok()).collect();
        match numbers.as_deref() {
            Some([turn, sum, secret]) => {
                let forgets = self.0 == Fault::PositionForgets
                    || (self.0 == Fault::FinishedPositionIsAnother && *turn > 3);
                Ok(self.state([*turn, *sum, if forgets { 0 } else { *secret }]))
            }
            _ if self.0 == Fault::PanicsOnPositions => panic!("what is that?"),
            _ => Err(flaw().into()),
        }
    }

    fn read(&self, state: &State, seat: Seat, text: &str) -> engine::Reading<Order> {
        assert!(self.0 != Fault::PanicsOnRubbish || text.len() < 12, "too much");
        let space = self.space(state, seat);
        match text.parse().and_then(|order| space.check(&order).map(|()| order)) {
            Ok(order) => engine::Reading { order, refused: Vec::new(), ignored: Vec::new() },
            Err(refusal) => {
                engine::Reading { order: space.idle(), refused: vec![refusal], ignored: Vec::new() }
            }
        }
    }
}

/// The law that a fault breaks, as it says itself.
fn broken(fault: Fault) -> Option<String> {
    let played = catch_unwind(AssertUnwindSafe(|| hold_all(&Faulty(fault), 6, 40)));
    played.err().map(|panic| panic.downcast_ref::<String>().expect("laws panic in words").clone())
}

#[test]
fn every_fault_breaks_its_law() {
    let faults = [
        (Fault::SizeLies, "law 1,"),
        (Fault::VisitsTwice, "law 1,"),
        (Fault::VisitsStrangers, "law 1,"),
        (Fault::WritesAmbiguously, "law 1,"),
        (Fault::IdleIsIllegal, "law 2,"),
        (Fault::DrawsInPlaceOtherwise, "law 2,"),
        (Fault::ViewForgets, "law 3,"),
        (Fault::SpaceTellsTheSecret, "law 3,"),
        (Fault::ImaginesAnotherTable, "law 3,"),
        (Fault::MindsWhoListens, "law 5,"),
        (Fault::PlaysAtRandomOtherwise, "law 5, a random decision"),
        (Fault::DrawsAtRandomOtherwise, "law 5, a random decision"),
        (Fault::RollsAtRandomOtherwise, "law 5, a random decision"),
        (Fault::GivesUpHalfWay, "law 5, a random decision"),
        (Fault::RollsUntold, "law 5,"),
        (Fault::RemembersOtherBattles, "law 5,"),
        (Fault::TellsOtherwise, "law 16,"),
        (Fault::PositionForgets, "law 8,"),
        (Fault::FinishedPositionIsAnother, "law 8,"),
        (Fault::NeverEnds, "law 9,"),
        (Fault::DemandsNobody, "law 9,"),
        (Fault::DemandsAStranger, "law 9,"),
        (Fault::LetsAnythingPass, "law 10,"),
        (Fault::RefusesUnderNoClause, "law 10,"),
        (Fault::PanicsOnRubbish, "law 10,"),
        (Fault::PanicsOnPositions, "law 10,"),
        (Fault::TellsUnderNoClause, "law 11,"),
        (Fault::TellsWithoutAKind, "law 11,"),
        (Fault::NamesTwice, "law 11,"),
        (Fault::ReadsOtherFacts, "law 21,"),
        (Fault::KeepsItsSecretUnsaid, "law 16, no secret is kept unsaid"),
        (Fault::TellsTheSecret, "law 16,"),
        (Fault::RollsWithTheSecret, "law 16,"),
        (Fault::OutlinesTooMuch, "law 18, orders drawn"),
        (Fault::OutlinesTooLittle, "law 18, legal orders"),
        (Fault::OutlinesWithoutARole, "law 18, orders drawn"),
        (Fault::MindsWhoSealsLast, "law 4,"),
        (Fault::ForgetsItsVersion, "law 6,"),
        (Fault::PlaysItsVersionOtherwise, "law 6,"),
        (Fault::MindsItsDice, "law 7,"),
        (Fault::HasNoOrder, "law 14,"),
        (Fault::KeepsAHeap, "law 17,"),
        (Fault::IsOverAtOnce, "law 19, facts"),
        (Fault::TellsTooFewFacts, "law 20,"),
    ];
    for (fault, law) in faults {
        let said = broken(fault).unwrap_or_else(|| panic!("{fault:?} breaks no law"));
        assert!(said.starts_with(law) && said.contains("seed "), "{fault:?} was to break {law} {said}");
    }
}

#[test]
fn without_a_fault_every_law_holds() {
    assert_eq!(broken(Fault::Nothing), None);
}

/// Law 15 names what random play has not reached.
#[test]
fn what_is_never_told_is_missing_from_what_was_reached() {
    let missing = |fault| hold_all(&Faulty(fault), 6, 40).missing(&["six", "sum"]);
    assert_eq!(missing(Fault::Nothing), [""; 0]);
    assert_eq!(missing(Fault::NeverTellsASix), ["six"]);
}

/// Law 13: a game without directions is its own image; an image with a fault is none.
#[test]
fn an_image_that_is_none_breaks_the_law_of_the_mirror() {
    let mirrored = |fault, order: fn(&Order) -> Order| -> Held {
        let alike = |here: &State, there: &State| here.sum == there.sum;
        mirrors(&Faulty(Fault::Nothing), &Faulty(fault), 7, alike, order)
    };
    let same = |order: &Order| *order;
    assert_eq!(mirrored(Fault::Nothing, same), Ok(()));
    for (fault, said) in [
        (Fault::RemembersOtherBattles, "the image parts from the battle"),
        (Fault::DemandsAStranger, "the image demands otherwise"),
        (Fault::SizeLies, "the image has other orders"),
    ] {
        let broken = mirrored(fault, same).expect_err("it is another game");
        assert!(broken.starts_with(said), "{fault:?}: {broken}");
    }
    let turned = mirrored(Fault::Nothing, |order| Order(3 - order.0)).expect_err("it adds something else");
    assert!(turned.starts_with("the image parts from the battle"), "{turned}");
    let refused = mirrored(Fault::Nothing, |_| Order(9)).expect_err("it is no order");
    assert!(refused.starts_with("the mirrored order is refused"), "{refused}");
}
