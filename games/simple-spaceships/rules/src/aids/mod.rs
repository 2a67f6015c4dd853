//! Aids for writing orders, from a view alone: the reach of a ship, the preview of an order, and threats.

mod fire;
mod legs;
mod odds;

use std::ops::ControlFlow;

use engine::{Aids, Fact, Seat, Space};
use table::Heading;

use crate::catalogue;
use crate::events::boxes;
use crate::notation::part;
use crate::orders::{Dealt, Entry, Order, Way};
use crate::rules::SimpleSpaceships;
use crate::ships::BONUS;
use crate::space::OrderSpace;
use crate::state::{Panel, PanelBox, Phase, State};
use crate::view::View;

use fire::{ahead, attack_facts, bands, under};
use legs::{Drag, drags, ends_of};

pub use crate::activity::range_dice;
pub use crate::handicap::weakened;
pub use fire::bears;
pub use legs::{Ends, flown};
pub use odds::AttackDice;

fn named(rules: &SimpleSpaceships, place: usize) -> Fact {
    Fact::text(rules.name(place).as_str())
}

fn action(kind: &str, order: &Order) -> Fact {
    Fact::map([("kind", Fact::text(kind)), ("text", Fact::text(order.to_string()))])
}

impl Aids for SimpleSpaceships {
    fn reach(&self, view: &View, seat: Seat, piece: &str) -> Option<Fact> {
        let (place, state) = (self.find_like(piece)?, &view.position);
        let losing = state.losing().is_some_and(|(target, _)| target == place);
        if self.side_of(place) != seat.0 && !losing {
            return None;
        }
        let space = OrderSpace::new(self, state, seat);
        let facts = Fact::map([("piece", named(self, place))]);
        let active = state.active() == Some(place);
        let (more, actions) = match state.phase {
            Phase::Assign => (Vec::new(), assignments(self, state, &space, place)),
            Phase::Enter if active => (vec![("entries", entries(self))], Vec::new()),
            Phase::Active if active && space.activity().is_some() => {
                (flights(self, state, place), active_actions(self, state, &space))
            }
            Phase::Pick | Phase::Loss => (Vec::new(), picks(self, &space, place, losing)),
            _ => (Vec::new(), Vec::new()),
        };
        Some(facts.with(more).with([("actions", Fact::List(actions))]))
    }

    /// Previews an order. Dice are not rolled; the preview has their odds.
    fn preview(&self, view: &View, _: Seat, order: &Order) -> Fact {
        let state = &view.position;
        let mut facts = Fact::map([("text", Fact::text(order.to_string()))]);
        let (mut pieces, mut foreseen) = (Vec::new(), Vec::new());
        let mut dice_of = |place: usize, panel: &Panel| {
            foreseen.push(catalogue::would_have(self.name(place), panel));
            pieces.push(Fact::map([("name", named(self, place)), ("boxes", boxes(panel))]));
        };
        match (order, state.active()) {
            (Order::Assign(all), _) => {
                for (name, dealt) in all.parts() {
                    let Some(place) = self.find(*name) else { continue };
                    let mut panel = state.ships[place].panel;
                    add(&mut panel, *dealt);
                    dice_of(place, &panel);
                }
            }
            (Order::Lose(of), _) => {
                if let Some((target, _)) = state.losing() {
                    let mut panel = state.ships[target].panel;
                    panel[*of] = panel[*of].saturating_sub(1);
                    dice_of(target, &panel);
                }
            }
            (Order::Attack(attack), Some(active)) => {
                facts = facts.with(attack_facts(self, state, active, attack));
                foreseen.push(AttackDice { roll: attack.roll, bonus: attack.bonus.min(BONUS) }.spoken());
            }
            (order, Some(active)) => {
                if let Some(ends) = ends_of(self, state, active, order) {
                    foreseen.push(ends.spoken(self.name(active)));
                    pieces.push(Fact::map([("name", named(self, active))]).with(ends.facts()));
                }
            }
            _ => {}
        }
        facts.with([("foreseen", Fact::texts(foreseen)), ("pieces", Fact::List(pieces))])
    }

    /// Returns the enemies that could still attack each of the seat's ships this turn, and the best attack on each enemy
    /// in range of its ships that may still attack.
    fn threats(&self, view: &View, seat: Seat) -> Fact {
        fire::threats(self, view, seat)
    }
}

/// Returns every assignment of a ship's dice to its boxes.
fn assignments(rules: &SimpleSpaceships, state: &State, space: &OrderSpace<'_>, place: usize) -> Vec<Fact> {
    let mut actions = Vec::new();
    let Some((_, share)) = space.assigning().iter().find(|(p, _)| usize::from(*p) == place) else {
        return actions;
    };
    let _ = share.visit(&mut |dealt| {
        let mut panel = state.ships[place].panel;
        add(&mut panel, dealt);
        actions.push(Fact::map([
            ("kind", Fact::text("assign")),
            ("text", Fact::text(format!("assign {}", part(rules.name(place), dealt)))),
            ("dealt", Fact::list(dealt, Fact::int)),
            ("boxes", boxes(&panel)),
        ]));
        ControlFlow::Continue(())
    });
    actions
}

/// Returns every use of the rest of the active ship's die, with the enemies ahead of its end and those that bear on it.
fn flights(rules: &SimpleSpaceships, state: &State, place: usize) -> Vec<(&'static str, Fact)> {
    let drag = |drag: &Drag| {
        let orders = Fact::texts(drag.orders.iter().map(ToString::to_string));
        let ahead = ahead(rules, state, place, drag.ends.at, drag.ends.heading);
        let under = under(rules, state, place, drag.ends.at);
        Fact::map([("orders", orders)]).with(drag.ends.facts()).with([("ahead", ahead), ("under", under)])
    };
    let ship = &state.ships[place];
    vec![
        ("drags", Fact::list(&drags(rules, state), drag)),
        ("ahead", ahead(rules, state, place, ship.at, ship.heading)),
        ("under", under(rules, state, place, ship.at)),
        ("bands", bands(ship.panel[PanelBox::Attack])),
    ]
}

/// Returns the order that picks a ship, or the orders that take a die from one of its boxes.
fn picks(rules: &SimpleSpaceships, space: &OrderSpace<'_>, place: usize, losing: bool) -> Vec<Fact> {
    let mut actions = Vec::new();
    let _ = space.visit(&mut |order| {
        match order {
            Order::Activate(other) if other == rules.name(place) => actions.push(action("activate", &order)),
            Order::Lose(of) if losing => {
                actions.push(action("lose", &order).with([("box", Fact::text(of.name()))]));
            }
            _ => {}
        }
        ControlFlow::Continue(())
    });
    actions
}

/// Returns the edges and headings by which a ship may enter; it may enter at any lattice point of either edge.
fn entries(rules: &SimpleSpaceships) -> Fact {
    Fact::list([Way::Left, Way::Right], |by| {
        let end = |along| Entry { by, along, heading: Heading::UP }.point(&rules.area);
        Fact::map([
            ("edge", Fact::text(by.word())),
            ("from", Fact::point(end(table::Length::default()))),
            ("to", Fact::point(end(rules.area.height))),
            ("headings", Fact::list(Entry::headings(by), |h| Fact::int(h.degrees()))),
        ])
    })
}

fn active_actions(rules: &SimpleSpaceships, state: &State, space: &OrderSpace<'_>) -> Vec<Fact> {
    let mut actions = Vec::new();
    let Some(active) = state.active() else { return actions };
    let (ship, side) = (&state.ships[active], rules.side_of(active));
    let _ = space.visit(&mut |order| {
        actions.push(match order {
            Order::Fly(halves) => action("fly", &order)
                .with([("length", Fact::int(i32::from(halves) * 500))])
                .with(flown(rules, side, ship.at, ship.heading, halves).facts()),
            Order::Turn(way) => {
                action("turn", &order).with([("heading", Fact::int(way.turned(ship.heading).degrees()))])
            }
            Order::Attack(attack) => {
                action("attack", &order).with(attack_facts(rules, state, active, &attack))
            }
            Order::Spend => action("spend", &order),
            _ => action("end", &order),
        });
        ControlFlow::Continue(())
    });
    actions
}

fn add(panel: &mut Panel, dealt: Dealt) {
    for (of, n) in PanelBox::FUNCTIONS.into_iter().zip(dealt) {
        panel[of] += n;
        panel[PanelBox::Reserve] -= n;
    }
}
