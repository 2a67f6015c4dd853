//! The space of orders as data, from which a form, a page or a captain is built.

use std::ops::ControlFlow;

use engine::{Outline, Space};

use super::{Ask, Bearing, Orders};
use crate::fire;
use crate::orders::Order;
use crate::power::Menu;
use crate::power_phase::Choices;
use crate::ships::arc_word;
use crate::state::{Name, Question};

impl Orders<'_> {
    /// The set as data.
    pub(super) fn outlined(&self) -> Outline {
        let name = |ship: u8| self.rules.name(usize::from(ship)).to_string();
        match &self.ask {
            Ask::Nothing => Outline::Idle,
            Ask::Buy(menus) => {
                let part = |menu: &Menu| {
                    let texts =
                        menu.all(self.rules, self.state).map(|purchase| purchase.to_string()).collect();
                    Outline::Of(name(menu.ship), Box::new(Outline::Listed(texts)))
                };
                // Each ship may also buy nothing.
                let parts = menus.iter().map(|menu| Outline::Any(vec![Outline::Idle, part(menu)]));
                Outline::All(parts.collect())
            }
            Ask::Speeds(ships) => {
                let part = |(ship, choices): &(u8, Choices)| {
                    let texts = choices.iter().map(ToString::to_string).collect();
                    Outline::Of(name(*ship), Box::new(Outline::Listed(texts)))
                };
                Outline::All(ships.iter().map(part).collect())
            }
            Ask::Fire(all) => {
                let group = |bearing: &Bearing| {
                    let (ship, group) = (usize::from(bearing.ship), usize::from(bearing.group));
                    let targets = fire::targets(self.rules, self.state, ship, group);
                    let names: Vec<String> =
                        targets.iter().map(|t| self.rules.name_of(*t).to_string()).collect();
                    let mut parts = vec![Outline::Steps {
                        prefix: "fires ",
                        from: i32::from(bearing.group) + 1,
                        to: i32::from(bearing.group) + 1,
                        step: 1,
                        per: 1,
                    }];
                    parts.extend((0..bearing.weapons).map(|_| Outline::Listed(names.clone())));
                    Outline::Of(name(bearing.ship), Box::new(Outline::All(parts)))
                };
                let mut any: Vec<Outline> = all.iter().map(group).collect();
                any.push(Outline::Word("done"));
                Outline::Any(any)
            }
            Ask::Shield(arcs) => {
                let texts = arcs.iter().map(|arc| format!("shield {}", arc_word(arc))).collect();
                match self.state.question {
                    Question::Shield { ship, .. } => {
                        Outline::Of(name(ship), Box::new(Outline::Listed(texts)))
                    }
                    _ => Outline::Listed(texts),
                }
            }
            Ask::First(pair) => {
                let part = |name: &Name| {
                    Outline::Of(name.to_string(), Box::new(Outline::Listed(vec![format!("first {name}")])))
                };
                Outline::Any(pair.iter().map(part).collect())
            }
            Ask::Move(_) => {
                let mut pieces: Vec<(Name, Vec<String>)> = Vec::new();
                let mut any = Vec::new();
                let _ = self.visit(&mut |order| {
                    match order {
                        Order::Move(name, action) => match pieces.last_mut() {
                            Some((last, texts)) if *last == name => texts.push(action.to_string()),
                            _ => pieces.push((name, vec![action.to_string()])),
                        },
                        _ => any.push(Outline::Word("done")),
                    }
                    ControlFlow::Continue(())
                });
                let part = |(name, texts): (Name, Vec<String>)| {
                    Outline::Of(name.to_string(), Box::new(Outline::Listed(texts)))
                };
                Outline::Any(pieces.into_iter().map(part).chain(any).collect())
            }
        }
    }
}
