//! Aids for writing orders: every legal action of a piece, the preview of an order, and threats. They read views and
//! decide nothing.

mod desk;
mod fire;
mod moves;
pub mod odds;
mod power;
mod questions;
mod threats;

use engine::{Aids, Fact, Seat};

use crate::orders::Order;
use crate::rules::Talon;
use crate::state::{Piece, Question, Step};
use crate::view::{View, phase_word};

use desk::Desk;
use fire::find;

pub use crate::handicap::weakened;
pub use fire::{Struck, struck};

impl Aids for Talon {
    fn reach(&self, view: &View, seat: Seat, piece: &str) -> Option<Fact> {
        let state = &view.position;
        let found = find(self, state, piece)?;
        let side = match found {
            Piece::Ship(ship) => self.side_of(usize::from(ship)),
            Piece::Missile(number) => state.missiles()[state.missile(number)?].side,
        };
        if side != seat.0 {
            return None;
        }
        let desk = Desk { rules: self, state, seat };
        let head = Fact::map([
            ("piece", Fact::text(self.name_of(found).to_string())),
            ("phase", Fact::text(phase_word(state))),
        ]);
        let asked = state.asks(seat.0);
        Some(match (found, state.question(), state.step) {
            (_, Question::First, _) if asked => head.with([("actions", Fact::List(desk.firsts()))]),
            (Piece::Ship(ship), Question::Shield { .. }, _) if asked => {
                head.with([("actions", Fact::List(desk.shields(usize::from(ship))))])
            }
            (Piece::Ship(ship), Question::None, Step::Power) => {
                head.with([("actions", Fact::List(desk.purchases(usize::from(ship))))])
            }
            (Piece::Ship(ship), Question::None, Step::Move) => head.with(desk.moves(usize::from(ship))),
            (Piece::Missile(number), Question::None, Step::Move) => {
                head.with([("actions", Fact::List(desk.flights(number)))])
            }
            (Piece::Ship(ship), Question::None, Step::Fire)
                if asked && state.ships()[usize::from(ship)].on_map() =>
            {
                head.with(fire::groups(self, state, usize::from(ship)))
            }
            (Piece::Ship(ship), Question::None, Step::Speeds) => head.with(desk.speeds(usize::from(ship))),
            _ => head.with([("actions", Fact::List(Vec::new()))]),
        })
    }

    fn preview(&self, view: &View, seat: Seat, order: &Order) -> Fact {
        let state = &view.position;
        let desk = Desk { rules: self, state, seat };
        let pieces = match order {
            Order::Move(name, action) => desk.foreseen(*name, *action),
            _ => None,
        };
        let fire = match order {
            Order::Fire(salvo) => fire::volley(self, state, salvo),
            _ => Fact::Null,
        };
        Fact::map([
            ("order", Fact::text(order.to_string())),
            ("pieces", Fact::list(pieces, |piece| piece)),
            ("fire", fire),
        ])
    }

    /// Returns threats: the fire that the enemy may bring in its next turn, and the seat's bearings now.
    fn threats(&self, view: &View, seat: Seat) -> Fact {
        threats::threats(self, &view.position, seat.0.min(1))
    }
}
