//! Aids for writing orders: the end of every legal move, bearings, and exact odds of damage; and the questions captains
//! ask of the rules. They read views and decide nothing.

mod bearings;
mod captains;
mod moves;
mod odds;
mod offers;
mod orders;
mod volleys;

use engine::{Aids, Describe, Fact, Seat};

use crate::orders::Order;
use crate::rules::FullThrust;
use crate::state::{Name, Phase};
use crate::view::View;

pub use crate::handicap::weakened;
pub use bearings::{Bearing, ahead, bearings, bearings_after};
pub use captains::*;
pub use moves::{Reach, carry_out};
pub use odds::beams;
pub use offers::{Offer, offer};
pub use volleys::{CombinedFire, volleys};

impl Aids for FullThrust {
    fn reach(&self, view: &View, seat: Seat, piece: &str) -> Option<Fact> {
        let offer = offers::offer(self, view, seat, piece)?;
        Some(offers::describe(self, seat, piece, &offer))
    }

    /// Tells the ends of ships with enemies going straight on, the bearings then, and the odds of fire.
    fn preview(&self, view: &View, seat: Seat, order: &Order) -> Fact {
        let (mut pieces, mut launches) = (Vec::new(), Vec::new());
        if view.position.phase == Phase::Orders {
            (pieces, launches) = orders::movements(self, view, seat, order);
        }
        let letter = char::from(b'A' + seat.0.min(1));
        let mut others = Vec::new();
        for part in order.parts() {
            others.extend(orders::written(part, letter));
        }
        let fire = volleys::volleys(self, &view.position, seat, order);
        Fact::map([
            ("pieces", Fact::List(pieces)),
            ("launches", Fact::List(launches)),
            ("parts", Fact::List(others)),
            ("volleys", Fact::list(&fire, CombinedFire::describe)),
        ])
    }

    /// Tells the enemies that bear on a seat's ships now, the bearings of its ships, the places of enemies that go
    /// straight on, and the dice of every ship in play by arc.
    fn threats(&self, view: &View, seat: Seat) -> Fact {
        let state = &view.position;
        let all = bearings::bearings(self, state);
        let own = |name: Name| usize::from(name.side) == seat.index();
        let mut threats = Vec::new();
        for place in self.fleet(seat.index().min(1)) {
            let name = self.name(place);
            let from = all.iter().filter(|b| b.target == name).map(|b| b.ship.to_string());
            threats.push(Fact::map([("piece", Fact::text(name.to_string())), ("from", Fact::texts(from))]));
        }
        let bearings = all
            .iter()
            .filter(|b| own(b.ship))
            .map(|b| Fact::map([("ship", Fact::text(b.ship.to_string()))]).and(b.describe(b.target)));
        let arms = (0..state.ships().len()).filter(|i| state.ships()[*i].in_play()).map(|place| {
            let dice = bearings::dice_by_arc(self, &state.ships()[place]);
            Fact::map([
                ("piece", Fact::text(self.name(place).to_string())),
                ("dice", Fact::list(dice, |bands| Fact::list(bands, Fact::int))),
            ])
        });
        Fact::map([
            ("threats", Fact::List(threats)),
            ("bearings", Fact::List(bearings.collect())),
            ("bands", Fact::list([12_000, 24_000, 36_000], Fact::int)),
            ("arms", Fact::List(arms.collect())),
            (
                "ahead",
                Fact::list(bearings::ahead(self, state, seat), |(name, reach)| {
                    Fact::map([("name", Fact::text(name.to_string()))]).and(reach.describe(self))
                }),
            ),
        ])
    }
}
