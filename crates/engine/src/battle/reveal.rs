//! The reveal: once all orders are sealed and the dice suffice, a decision is resolved.

use super::{Battle, Wanted};
use crate::dice::DiceFault;
use crate::digest::Digest;
use crate::record::{self, Source};
use crate::rules::{Demand, Rules, Sealed};
use crate::seat::{Audience, Seats};
use crate::umpire::{Heard, Roll, Told, Umpire};

use super::decision::Decision;

/// A decision played on a copy of the state. It is discarded if the dice were at fault.
pub(super) struct Played<R: Rules> {
    orders: Vec<Sealed<R::Order>>,
    state: R::State,
    pub(super) fault: Option<DiceFault>,
    log: Heard<R::Event>,
    pub(super) dice: record::Source,
}

impl<R: Rules> Played<R> {
    /// Returns the last event that everybody was told before the roll with index `rolls` − 1. That roll belongs to the
    /// next event.
    pub(super) fn told_after(&self, rolls: usize) -> Option<&Told<R::Event>> {
        let mut rolled = 0;
        let before = self.log.all().iter().take_while(|told| {
            rolled += told.rolls.len();
            rolled <= rolls
        });
        before.filter(|told| told.to == Audience::All).last()
    }
}

impl<R: Rules> Battle<R> {
    /// Resolves the decision once all orders are in and the dice suffice.
    pub(super) fn reveal(&mut self) {
        let Demand::Orders(seats) = self.demand() else { return };
        if self.sealed() != seats {
            return;
        }
        let mut played = self.resolved(self.dice.clone());
        let mut dropped = Vec::new();
        if matches!(played.fault, Some(DiceFault::Impossible { .. })) {
            // Only faces laid ready can be wrong here: those that stand are kept, and people roll the rest.
            dropped = self.dice.cut(self.dice.left() - played.dice.left());
            played = self.resolved(self.dice.clone());
        }
        self.take(played);
        if let Some(wanted) = &mut self.wanted {
            wanted.dropped = dropped;
        }
    }

    /// Resolves the sealed orders on a copy of the state.
    pub(super) fn resolved(&self, dice: record::Source) -> Played<R> {
        let orders: Vec<_> = self.sealed.iter().flatten().map(|w| w.sealed.clone()).collect();
        let mut state = self.state.clone();
        let mut umpire = Umpire::new(dice, Heard::default());
        self.rules.resolve(&mut umpire, &mut state, &orders);
        let fault = umpire.fault();
        Played { orders, state, fault, log: umpire.log, dice: umpire.dice }
    }

    /// Makes the resolved decision the present, or waits for the missing die.
    pub(super) fn take(&mut self, played: Played<R>) {
        if let Some(DiceFault::Missing { why, faces, least }) = played.fault {
            let typed = self.dice.faces();
            let after = played.told_after(typed.len()).map(|told| told.sentence(self.words()));
            self.wanted = Some(Wanted { why, faces, least, after, typed, dropped: Vec::new() });
            return;
        }
        let Played { orders, state, log, dice, .. } = played;
        debug_assert!(log.untold().is_empty(), "every roll is carried into the record by an event");
        let written = self.sealed.iter_mut().filter_map(Option::take).map(|w| w.text).collect();
        self.wanted = None;
        let number = self.turn();
        let told = log.into_told();
        let faces = told.iter().flat_map(|t| &t.rolls).map(|roll: &Roll| roll.face).collect();
        self.dice = dice;
        let before = std::mem::replace(&mut self.state, state);
        let sealed_lines = std::mem::take(&mut self.sealed_lines);
        if let Source::Steps(steps) = &mut self.dice {
            steps.close();
        }
        let digest = Digest::default();
        let mut turn = Decision { number, before, orders, written, told, faces, sealed_lines, digest };
        let text = record::decision(&self.header, &turn, None);
        self.agreed = Seats::NONE;
        turn.digest = self.digest().then(&text).then(&self.rules.write_position(&self.state));
        self.past.push(turn);
    }
}
