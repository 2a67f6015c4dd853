//! The space of orders as data, from which a form, a page or a program writes orders.

use std::ops::ControlFlow;

use engine::{Outline, Space};

use super::OrderSpace;
use super::ask::{Ask, Bearing};
use crate::catalogue;
use crate::fire;
use crate::orders::Order;
use crate::ships::arc_word;
use crate::state::{Name, Question};

impl OrderSpace<'_> {
    /// Returns the space as data.
    pub(super) fn outlined(&self) -> Outline {
        let name = |ship: u8| self.rules.name(usize::from(ship));
        match &self.ask {
            Ask::Nothing => Outline::text("idle").role("idle", catalogue::LABEL_NOTHING),
            Ask::Buy(menus) => {
                let part = |menu: &crate::power::Menu| {
                    let texts = menu.all(self.rules, self.state).map(|purchase| purchase.to_string());
                    one_of(name(menu.ship), texts).role("buy", catalogue::LABEL_PURCHASE).optional()
                };
                let all = Outline::all(menus.iter().map(part)).joined("; ").or("done");
                all.role("power", catalogue::LABEL_PURCHASES)
            }
            Ask::Speeds(ships) => {
                let part = |(ship, choices): &(u8, crate::power_phase::Choices)| {
                    one_of(name(*ship), choices.iter().map(ToString::to_string)).role("speed", "speed")
                };
                Outline::all(ships.iter().map(part)).joined("; ").role("speeds", catalogue::LABEL_SPEEDS)
            }
            Ask::Fire(all) => {
                let groups = all.iter().map(|bearing| self.outlined_group(*bearing));
                Outline::any(groups.chain([done()])).role("fire", catalogue::LABEL_GROUP)
            }
            Ask::Shield(arcs) => {
                let texts = arcs.iter().map(arc_word);
                let shields =
                    Outline::listed(texts).prefixed("shield ").role("shield", catalogue::LABEL_SHIELD);
                match self.state.question {
                    Question::Shield { ship, .. } => shields.about(name(ship).to_string()),
                    _ => shields,
                }
            }
            Ask::First(pair) => {
                let part = |name: &Name| {
                    let one = Outline::text(name.to_string()).prefixed("first ").about(name.to_string());
                    one.role("first", catalogue::LABEL_FIRST)
                };
                Outline::any(pair.iter().map(part)).role("pair", catalogue::LABEL_FIRST_OF_PAIR)
            }
            Ask::Move(_) => self.outlined_moves(),
        }
    }

    /// Outlines a group that fires, with a target for each weapon; a fusion cannon names none.
    fn outlined_group(&self, bearing: Bearing) -> Outline {
        let (ship, group) = (usize::from(bearing.ship), usize::from(bearing.group));
        let piece = self.rules.name(ship).to_string();
        let fires = format!("{piece} fires {}", group + 1);
        let label = catalogue::label_fire_group(group + 1);
        if bearing.weapons == 0 {
            return Outline::text(fires).about(piece).role("group", label);
        }
        let targets = fire::targets(self.rules, self.state, ship, group);
        let names = Outline::listed(targets.iter().map(|target| self.rules.name_of(*target).to_string()));
        let each = names.role("target", catalogue::LABEL_TARGET);
        let all = Outline::all((0..bearing.weapons).map(|_| each.clone())).joined(", ");
        all.prefixed(format!("{fires} at ")).about(piece).role("group", label)
    }

    /// Outlines every action of every piece that may move now.
    fn outlined_moves(&self) -> Outline {
        let mut pieces: Vec<(Name, Vec<String>)> = Vec::new();
        let mut any = Vec::new();
        let _ = self.visit(&mut |order| {
            match order {
                Order::Move(name, action) => match pieces.last_mut() {
                    Some((last, texts)) if *last == name => texts.push(action.to_string()),
                    _ => pieces.push((name, vec![action.to_string()])),
                },
                _ => any.push(done()),
            }
            ControlFlow::Continue(())
        });
        let part = |(name, texts): (Name, Vec<String>)| {
            one_of(name, texts).role("action", catalogue::LABEL_WHAT_IT_DOES)
        };
        Outline::any(pieces.into_iter().map(part).chain(any)).role("move", catalogue::LABEL_MOVER)
    }
}

/// Outlines a choice between texts for a piece: `CA-1: charge 2`.
fn one_of(name: Name, texts: impl IntoIterator<Item = String>) -> Outline {
    Outline::listed(texts).prefixed(format!("{name}: ")).about(name.to_string())
}

fn done() -> Outline {
    Outline::text("done").role("done", catalogue::LABEL_NOTHING_MORE)
}
