//! An order is parsed exactly once when it is sealed: parsing is the most expensive part, and a second parse could
//! differ.

use std::sync::atomic::{AtomicUsize, Ordering};

use engine::dice::Dice;
use engine::example::{Broadsides, Event, Order, State};
use engine::record::{DiceSource, Header};
use engine::{
    Aids, Battle, Demand, Fact, Flaws, Log, Reading, Rules, Sealed, Seat, Seeded, Space, Statement, Umpire,
};
use shelf::{Opening, ScenarioCard, Shelf, Shelved};

/// Number of times that these rules have parsed an order.
static READ: AtomicUsize = AtomicUsize::new(0);

/// The example's rules with a counter of parsed orders.
#[derive(Clone, Copy)]
struct Counting;

impl Rules for Counting {
    type State = State;
    type Order = Order;
    type Event = Event;
    type View = State;

    const NAME: &'static str = "counting";
    const VERSION: u32 = Broadsides::VERSION;
    const CLAUSES: &'static [Statement] = Broadsides::CLAUSES;
    const LARGEST_DIE: u8 = Broadsides::LARGEST_DIE;

    fn limit(&self) -> u32 {
        Broadsides.limit()
    }

    fn start(&self) -> State {
        Broadsides.start()
    }

    fn turn(&self, state: &State) -> u32 {
        Broadsides.turn(state)
    }

    fn demand(&self, state: &State) -> Demand {
        Broadsides.demand(state)
    }

    fn space<'a>(&'a self, state: &'a State, seat: Seat) -> impl Space<Order = Order> {
        Broadsides.space(state, seat)
    }

    fn resolve<D: Dice, L: Log<Event>>(
        &self,
        umpire: &mut Umpire<D, L>,
        state: &mut State,
        orders: &[Sealed<Order>],
    ) {
        Broadsides.resolve(umpire, state, orders);
    }

    fn reads(&self, before: &State, order: &Sealed<Order>, seat: Option<Seat>) -> bool {
        Broadsides.reads(before, order, seat)
    }

    fn view(&self, state: &State, seat: Option<Seat>) -> State {
        Broadsides.view(state, seat)
    }

    fn imagine(&self, view: &State, rng: &mut Seeded) -> State {
        Broadsides.imagine(view, rng)
    }

    fn describe(&self, view: &State) -> Fact {
        Broadsides.describe(view)
    }

    fn write_position(&self, state: &State) -> String {
        Broadsides.write_position(state)
    }

    fn read_position(&self, text: &str) -> Result<State, Flaws> {
        Broadsides.read_position(text)
    }

    fn read(&self, state: &State, seat: Seat, text: &str) -> Reading<Order> {
        READ.fetch_add(1, Ordering::Relaxed);
        Broadsides.read(state, seat, text)
    }
}

impl Aids for Counting {}

impl Shelved for Counting {
    type Rules = Self;
    const TITLE: &'static str = "Counting";
    const LINE: &'static str = "Counts how often an order is read.";

    fn set_up(_: &str, _: &[(String, String)]) -> Result<(Self, ScenarioCard), Flaws> {
        Ok((Self, ScenarioCard { seats: 2, ..ScenarioCard::default() }))
    }
}

const SHELF: Shelf = Shelf::of(&[shelf::game::<Counting>()]);

/// Counts the orders parsed while `done` runs.
fn read_by(done: impl FnOnce()) -> usize {
    let before = READ.load(Ordering::Relaxed);
    done();
    READ.load(Ordering::Relaxed) - before
}

/// A single test, because parallel tests would share the counter.
#[test]
fn an_order_is_read_once_a_seal_by_every_way_to_seal() {
    let header = Header::of::<Counting>(DiceSource::Seed(1));
    let mut battle = Battle::new(Counting, header).unwrap_or_else(|flaws| panic!("{flaws}"));
    let sealed = read_by(|| drop(battle.seal_if_all_stands(Seat(0), "fire 2").expect("it is asked")));
    assert_eq!((sealed, battle.sealed().len()), (1, 1));
    let refused = read_by(|| drop(battle.seal_if_all_stands(Seat(1), "fire 9").expect("it is asked")));
    assert_eq!((refused, battle.sealed().len()), (1, 1), "nothing of it stands");
    let revealed = read_by(|| drop(battle.seal_as_written(Seat(1), "fire 9").expect("it is asked")));
    assert_eq!((revealed, battle.past().len()), (1, 1), "and the reveal reads nothing");

    let opening = Opening { text: Some(String::new()), ..Opening::scenario("mine") };
    let game = SHELF.game("counting").expect("on the shelf");
    let mut battle = game.open(&opening).unwrap_or_else(|flaws| panic!("{flaws:?}"));
    assert_eq!(read_by(|| drop(battle.seal(Seat(0), "fire 1"))), 1);
    assert_eq!(read_by(|| drop(battle.seal(Seat(1), "fire 9"))), 1);
    assert_eq!((battle.sealed().len(), battle.revealed()), (1, 0));
    assert_eq!(read_by(|| drop(battle.seal_what_stands(Seat(1), "fire 9"))), 1);
    assert_eq!(battle.revealed(), 1);
    // An order from a record is parsed strictly; one with refused parts is parsed once and kept as written.
    let record = engine::record::Record::parse(&battle.record()).expect("a record");
    assert_eq!(read_by(|| drop(SHELF.replay(&record).unwrap_or_else(|error| panic!("{error}")))), 1);
}
