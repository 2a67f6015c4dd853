//! A cut-down game of Faster Than Light: the original rules and positions, with a short list of orders.

use std::ops::ControlFlow;

use engine::dice::Dice;
use engine::{
    Demand, Fact, Flaws, Log, Outline, Refusal, Rules, Sealed, Seat, Seeded, Space, Statement, Umpire,
};
use rules_ftl::{Action, Ftl, Options, Piece, Plot, Setup, Ship, State, View, clauses};
use table::{Area, Point};

/// A small game of *Faster Than Light*: the original ruleset, from a position late in a battle, with fewer orders.
///
/// Every order of the small game is legal in the full game, and resolves by the same rules.
#[derive(Clone, Debug)]
pub struct Mini {
    ftl: Ftl,
    start: State,
    ship: Vec<Action>,
    missile: Vec<Action>,
}

/// The definition of a small game.
#[derive(Clone, Debug)]
pub struct Cut<'a> {
    /// The options in force.
    pub options: Options,
    /// The start position, as text.
    pub position: &'a str,
    /// Actions of a ship in addition to doing nothing.
    pub ship: Vec<Action>,
    /// Actions of a missile in addition to doing nothing.
    pub missile: Vec<Action>,
}

impl Cut<'_> {
    /// Returns the small game `ftl-mini`: two ships one hit from their end, each with a missile on the table. One of
    /// them has one more missile in its magazine.
    ///
    /// An idle piece is marked (FTL-6.3): if it were safe, no player would ever have to lose. Sprints away from a
    /// missile soon end at the edge. So a ship must guess the one turn in which being marked is safe.
    pub fn ftl_mini() -> Self {
        let options = Options { missiles: 2, idle_is_marked: true, turn_limit: 4, ..Options::default() };
        Self {
            options,
            position: "turn 1; A 2,6 h90 hits 2 launched 2; B 2,2 h180 hits 2 launched 1; A.1 2,4 h180; B.1 6,6 h270",
            ship: vec![Action::Rotate(6), Action::Sprint(4), Action::Launch],
            missile: vec![Action::Sprint(16)],
        }
    }
}

impl Mini {
    /// Returns the small game `ftl-mini`.
    ///
    /// # Panics
    /// Never: a test checks its set-up.
    pub fn ftl_mini() -> Self {
        Self::cut(&Cut::ftl_mini()).expect("ftl-mini stands")
    }

    /// Returns a small game by its definition, on the smallest table that the rules allow.
    ///
    /// # Errors
    /// Every flaw of its options and its position.
    pub fn cut(cut: &Cut<'_>) -> Result<Self, Flaws> {
        let ship = |side: u8, x, degrees| Ship { side, at: Point::inches(x, 24), degrees };
        // The position overrides these places; the set-up only says that each side has one ship.
        let ships = vec![ship(0, 12, 90), ship(1, 36, 270)];
        let ftl = Ftl::new(&Setup { area: Area::inches(48, 48), ships, options: cut.options })?;
        let start = ftl.read_position(cut.position)?;
        Ok(Self { ftl, start, ship: cut.ship.clone(), missile: cut.missile.clone() })
    }

    /// Returns the full game.
    pub const fn whole(&self) -> &Ftl {
        &self.ftl
    }

    /// Returns the actions of a ship and of a missile, without doing nothing.
    pub fn orders(&self) -> [&[Action]; 2] {
        [&self.ship, &self.missile]
    }

    /// Returns the actions open to a piece, without doing nothing.
    pub fn open_to(&self, piece: &Piece) -> impl Iterator<Item = Action> + '_ {
        let all = if piece.is_ship() { &self.ship } else { &self.missile };
        let empty = self.ftl.magazine(piece) == 0;
        all.iter().copied().filter(move |action| !(empty && *action == Action::Launch))
    }
}

impl Rules for Mini {
    type State = State;
    type Order = Plot;
    type Event = rules_ftl::Event;
    type View = View;

    const NAME: &'static str = "ftl-mini";
    const VERSION: u32 = Ftl::VERSION;
    const CLAUSES: &'static [Statement] = Ftl::CLAUSES;
    const LARGEST_DIE: u8 = 0;

    fn limit(&self) -> u32 {
        self.ftl.limit()
    }

    fn start(&self) -> State {
        self.start.clone()
    }

    fn turn(&self, state: &State) -> u32 {
        self.ftl.turn(state)
    }

    fn demand(&self, state: &State) -> Demand {
        self.ftl.demand(state)
    }

    fn space<'a>(&'a self, state: &'a State, seat: Seat) -> impl Space<Order = Plot> {
        Few { mini: self, state, seat }
    }

    fn resolve<D: Dice, L: Log<rules_ftl::Event>>(
        &self,
        umpire: &mut Umpire<D, L>,
        state: &mut State,
        orders: &[Sealed<Plot>],
    ) {
        self.ftl.resolve(umpire, state, orders);
    }

    fn reads(&self, before: &State, order: &Sealed<Plot>, seat: Option<Seat>) -> bool {
        self.ftl.reads(before, order, seat)
    }

    fn view(&self, state: &State, seat: Option<Seat>) -> View {
        self.ftl.view(state, seat)
    }

    fn imagine(&self, view: &View, rng: &mut Seeded) -> State {
        self.ftl.imagine(view, rng)
    }

    fn describe(&self, view: &View) -> Fact {
        self.ftl.describe(view)
    }

    fn write_position(&self, state: &State) -> String {
        self.ftl.write_position(state)
    }

    fn read_position(&self, text: &str) -> Result<State, Flaws> {
        self.ftl.read_position(text)
    }
}

/// The plots that a seat may write in a small game.
#[derive(Clone, Copy, Debug)]
struct Few<'a> {
    mini: &'a Mini,
    state: &'a State,
    seat: Seat,
}

impl<'a> Few<'a> {
    /// Iterates over the seat's own pieces, in list order.
    fn own(&self) -> impl Iterator<Item = &'a Piece> {
        let side = self.seat.0;
        self.state.pieces().iter().filter(move |piece| piece.side == side)
    }

    fn actions(&self, piece: &Piece) -> Vec<Option<Action>> {
        std::iter::once(None).chain(self.mini.open_to(piece).map(Some)).collect()
    }

    fn walk(
        &self,
        pieces: &[&Piece],
        plot: &Plot,
        f: &mut dyn FnMut(Plot) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some((piece, rest)) = pieces.split_first() else { return f(plot.clone()) };
        self.actions(piece)
            .into_iter()
            .try_for_each(|action| self.walk(rest, &plot.with(self.state, piece.name(), action), f))
    }
}

impl Space for Few<'_> {
    type Order = Plot;

    fn size(&self) -> Option<u128> {
        Some(self.own().map(|piece| self.actions(piece).len() as u128).product())
    }

    fn visit(&self, f: &mut dyn FnMut(Plot) -> ControlFlow<()>) -> ControlFlow<()> {
        let own: Vec<&Piece> = self.own().collect();
        self.walk(&own, &Plot::default(), f)
    }

    fn sample(&self, rng: &mut Seeded) -> Plot {
        Plot::new(self.own().filter_map(|piece| {
            let actions = self.actions(piece);
            let action = *rng.pick(&actions);
            action.map(|action| (piece.name(), action))
        }))
    }

    /// Refuses orders that the full game refuses, in its words, and then any order outside the small game's list.
    fn check(&self, order: &Plot) -> Result<(), Refusal> {
        self.mini.ftl.space(self.state, self.seat).check(order)?;
        if order.is_draw() {
            let what = "the small game has no draw by agreement";
            return Err(Refusal::new(clauses::AGREEMENT, order.to_string(), what));
        }
        let left_out = order.parts().iter().find(|(name, action)| {
            self.state.find(*name).is_none_or(|piece| self.mini.open_to(piece).all(|open| open != *action))
        });
        left_out.map_or(Ok(()), |(name, action)| {
            let what = format!("{name} {action}");
            Err(Refusal::new(clauses::ONE_ORDER, what, "not in the short list of orders of the small game"))
        })
    }

    fn vary(&self, order: &Plot, rng: &mut Seeded) -> Plot {
        let own: Vec<&Piece> = self.own().collect();
        if own.is_empty() {
            return order.clone();
        }
        let piece = *rng.pick(&own);
        order.with(self.state, piece.name(), *rng.pick(&self.actions(piece)))
    }

    fn idle(&self) -> Plot {
        Plot::default()
    }

    fn outline(&self) -> Outline {
        let piece = |piece: &Piece| {
            let words = self.actions(piece).into_iter().map(|action| match action {
                None => Outline::nothing(),
                Some(action) => Outline::text(action.to_string()),
            });
            let own = Outline::any(words).role("action", "one action, or none");
            own.prefixed(format!("{} ", piece.name())).about(piece.name().to_string())
        };
        Outline::all(self.own().map(piece)).joined("; ").or("idle")
    }
}
