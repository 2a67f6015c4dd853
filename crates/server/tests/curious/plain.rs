//! A battle that the server itself plays, as a spy in it follows it by its rows.

use std::collections::BTreeMap;

use engine::record::Record;
use engine::{Demand, Seat};
use serde_json::Value;
use shelf::AnyBattle;

use super::spy::{Found, faces};

/// A battle whose opening has the secret of the dice, and the orders that are sealed for the decision in hand.
pub struct Plain {
    battle: Box<dyn AnyBattle>,
    sealed: BTreeMap<Seat, String>,
}

impl Plain {
    /// Opens the battle of an opening as the server keeps it.
    pub fn new(opening: &str) -> Option<Self> {
        let battle = games::SHELF.replay(&Record::parse(opening).ok()?).ok()?.battle;
        Some(Self { battle, sealed: BTreeMap::new() })
    }

    /// Takes a sealed order, or plays a decision that is revealed.
    pub fn event(&mut self, event: &Value) {
        if event["kind"] == "sealed" {
            let (seat, order) = (event["seat"].as_u64(), event["order"].as_str());
            if let (Some(seat), Some(order)) = (seat, order) {
                self.sealed.insert(Seat(seat as u8), order.to_owned());
            }
            return;
        }
        for (seat, order) in std::mem::take(&mut self.sealed) {
            self.battle.seal(seat, &order).expect("the server sealed it");
        }
    }

    /// Returns the orders that are sealed, and the dice as they would fall if the others wrote nothing.
    pub fn look(&self) -> Vec<(usize, Found)> {
        let decision = self.battle.revealed() + 1;
        let orders = self.sealed.iter().map(|(seat, order)| Found::Order(*seat, order.clone()));
        let dice = (!self.sealed.is_empty()).then(|| self.ahead()).flatten().map(Found::Faces);
        orders.chain(dice).map(|found| (decision, found)).collect()
    }

    fn ahead(&self) -> Option<Vec<u8>> {
        let mut twin = self.battle.branch(self.battle.revealed(), None)?;
        let Demand::Orders(seats) = twin.demand() else { return None };
        for seat in seats {
            let order = self.sealed.get(&seat).cloned().unwrap_or_else(|| twin.idle(seat));
            twin.seal(seat, &order).ok()?;
        }
        Some(faces(&twin.block(self.battle.revealed())?))
    }
}
