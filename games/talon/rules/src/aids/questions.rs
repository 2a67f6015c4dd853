//! Aids for questions on the way: which ship takes its damage first, and which shield takes a hit.

use engine::Fact;
use table::Arc;

use crate::aids::desk::Desk;
use crate::orders::Order;
use crate::ships::arc_word;
use crate::state::{Affair, Question};

impl Desk<'_> {
    pub(super) fn firsts(&self) -> Vec<Fact> {
        let Affair::Entry(entry) = self.state.affair() else { return Vec::new() };
        let pair = entry.pair.iter().map(|ship| usize::from(*ship)).filter(|ship| *ship < self.rules.count());
        let all = pair.map(|ship| self.rules.name(ship));
        all.map(|name| (name, Order::First(name)))
            .filter(|(_, order)| self.stands(order))
            .map(|(name, order)| {
                Fact::map([
                    ("kind", Fact::text("first")),
                    ("text", Fact::text(order.to_string())),
                    ("piece", Fact::text(name.to_string())),
                ])
            })
            .collect()
    }

    pub(super) fn shields(&self, ship: usize) -> Vec<Fact> {
        let Question::Shield { ship: hit, .. } = self.state.question() else { return Vec::new() };
        if usize::from(hit) != ship {
            return Vec::new();
        }
        let own = self.ship(ship);
        let all = Arc::ALL.map(|arc| (arc, Order::Shield(arc)));
        all.into_iter()
            .filter(|(_, order)| self.stands(order))
            .map(|(arc, order)| {
                Fact::map([
                    ("kind", Fact::text("arc")),
                    ("text", Fact::text(order.to_string())),
                    ("arc", Fact::text(arc_word(arc))),
                    ("shield", Fact::int(own.shields[arc as usize])),
                    ("reinforced", Fact::int(own.reinforced[arc as usize].left)),
                ])
            })
            .collect()
    }
}
