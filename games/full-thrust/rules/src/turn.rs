//! The order of play (FT-4.1); with `closing`, its end, the only files that read the options of play.

use arrayvec::ArrayVec;
use engine::dice::Dice;
use engine::{Audience, Clause, Log, Sealed, Umpire};

use crate::clauses;
use crate::events::Event;
use crate::options::Fire;
use crate::orders::{Order, Part};
use crate::ramming::Rams;
use crate::setup::FullThrust;
use crate::state::{Phase, Place, SHIPS, State};
use crate::{alternate, anti_fighter, bogeys, fighters, volleys};

/// Streams of dice, one a phase of a turn.
pub(crate) mod streams {
    pub(crate) const LEAVING: u8 = 0;
    pub(crate) const RAMS: u8 = 1;
    pub(crate) const LINES: u8 = 2;
    pub(crate) const FIGHTERS: u8 = 3;
    pub(crate) const FIRST: u8 = 4;
    pub(crate) const FIRE: u8 = 5;
    pub(crate) const THRESHOLDS: u8 = 6;
    pub(crate) const MORALE: u8 = 7;
    /// The first slot of alternate fire.
    const FIRST_SLOT: u8 = 65;
    /// Where the slots go on that have no number left above: of 64 ships a side, some 200 slots can be used.
    const LAST_SLOTS: u8 = 8;

    /// The stream of a slot of alternate fire, counted from 1.
    pub(crate) const fn slot(number: u8) -> u8 {
        let above = u8::MAX - FIRST_SLOT;
        let after = number.saturating_sub(1);
        if after <= above { FIRST_SLOT + after } else { LAST_SLOTS + (after - above - 1) }
    }

    #[cfg(test)]
    mod tests {
        use std::collections::BTreeSet;

        #[test]
        fn slots_and_phases_have_a_stream_each() {
            // Of 64 ships a side: one side passes while the other's 64 fire, then fires its own.
            let slots: BTreeSet<u8> = (1..=195).map(super::slot).collect();
            assert_eq!(slots.len(), 195);
            assert!(slots.iter().all(|slot| *slot > super::MORALE));
        }
    }
}

/// A decision being played out: the rules, the state it changes and the umpire it asks.
pub(crate) struct Play<'a, D, L> {
    pub(crate) rules: &'a FullThrust,
    pub(crate) state: &'a mut State,
    pub(crate) umpire: &'a mut Umpire<D, L>,
    /// The stream to be opened before the next die.
    stream: Option<u8>,
}

/// Needle hits of a volley: the target and the system, by their places.
pub(crate) type NeedleHits = ArrayVec<(u8, u8), { 8 * 2 * SHIPS }>;

/// Plays out one decision.
#[inline(never)]
pub(crate) fn resolve<D: Dice, L: Log<Event>>(
    rules: &FullThrust,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    orders: &[Sealed<Order>],
) {
    let mut play = Play::new(rules, umpire, state);
    match play.state.phase {
        Phase::Orders => play.orders(orders),
        _ => play.rest(orders),
    }
}

/// Which seats must write in a position, a bit each; none if there is nothing to write in this phase.
pub(crate) fn asked(rules: &FullThrust, state: &State) -> u8 {
    let any = |side: usize, may: &dyn Fn(usize) -> bool| rules.fleet(side).any(may);
    let both =
        |of: &dyn Fn(usize) -> bool| (0..2).filter(|side| of(*side)).fold(0, |all, side| all | 1 << side);
    let group = |side: usize, may: &dyn Fn(usize) -> bool| {
        (0..state.groups.len()).any(|g| usize::from(rules.wings[g].side) == side && may(g))
    };
    match state.phase {
        Phase::Orders => 3,
        Phase::Scans => both(&|side| bogeys::could_scan(rules, state, side)),
        Phase::Fighters => 1 << state.slot,
        Phase::Attacks => both(&|side| group(side, &|g| fighters::may_attack(rules, state, g))),
        Phase::Defence => both(&|side| any(side, &|i| anti_fighter::may_defend(rules, state, i))),
        Phase::Fire => match rules.options.fire {
            Fire::Open => 1 << rules.side_of(usize::from(state.slot)),
            Fire::Alternate => 1 << state.slot,
            _ => both(&|side| any(side, &|i| volleys::may_fire(rules, state, i))),
        },
        Phase::Over => 0,
    }
}

impl<'a, D: Dice, L: Log<Event>> Play<'a, D, L> {
    /// A decision that begins to be played out.
    #[inline]
    pub(crate) fn new(rules: &'a FullThrust, umpire: &'a mut Umpire<D, L>, state: &'a mut State) -> Self {
        Self { rules, state, umpire, stream: None }
    }

    /// Movement of both fleets, and what follows until somebody must write again.
    #[inline]
    fn orders(&mut self, orders: &[Sealed<Order>]) {
        let mut rams = Rams::new();
        self.movement(orders, &mut rams);
        let options = &self.rules.options;
        if options.ramming | options.bogeys | options.fighters {
            self.after_movement(&rams);
        } else if self.duel() {
            self.close(&[]);
        } else {
            self.open();
        }
    }

    /// What the modules put between movement and fire.
    #[inline(never)]
    fn after_movement(&mut self, rams: &Rams) {
        if self.rules.options.ramming {
            self.rams(rams);
        }
        if self.rules.options.bogeys && self.ask(Phase::Scans) {
            return;
        }
        self.after_scans();
    }

    #[inline(never)]
    fn rest(&mut self, orders: &[Sealed<Order>]) {
        match self.state.phase {
            Phase::Scans => {
                self.scans(orders);
                self.after_scans();
            }
            Phase::Fighters => {
                self.fly(orders);
                self.next_group();
            }
            Phase::Attacks => {
                self.attack_orders(orders);
                self.after_attacks();
            }
            Phase::Defence => {
                self.stream(streams::FIGHTERS);
                self.anti_fighter(orders);
                self.fighter_attacks();
                self.ship_fire();
            }
            _ => match self.rules.options.fire {
                Fire::Secret => {
                    let mut hits = NeedleHits::new();
                    self.volleys(orders, &mut hits);
                    self.end(&hits);
                }
                Fire::Open => self.open_fire(orders),
                _ => self.alternate_slot(orders),
            },
        }
    }

    /// The 36-inch test and recovery; then fighters move.
    fn after_scans(&mut self) {
        if self.rules.options.bogeys {
            self.passive();
        }
        if self.rules.options.fighters {
            self.recovery();
            self.state.slot = self.more_groups();
            self.next_group();
        } else {
            self.open();
        }
    }

    /// Asks for the next fighter group to be moved, or goes on when all have been.
    fn next_group(&mut self) {
        if self.next_slot() {
            self.ask(Phase::Fighters);
        } else {
            self.open();
        }
    }

    /// The fire phase opens: line dice, then attacks of fighters.
    #[inline(never)]
    fn open(&mut self) {
        self.lines();
        if self.rules.options.fighters && self.ask(Phase::Attacks) {
            return;
        }
        self.ship_fire();
    }

    fn after_attacks(&mut self) {
        if self.rules.options.anti_fighter && self.ask(Phase::Defence) {
            return;
        }
        self.stream(streams::FIGHTERS);
        self.fighter_attacks();
        self.ship_fire();
    }

    /// Ship fire begins; if nobody bears on anything, the turn ends.
    #[inline(never)]
    fn ship_fire(&mut self) {
        if self.rules.options.fire == Fire::Automatic {
            let mut hits = NeedleHits::new();
            self.automatic(&mut hits);
            self.end(&hits);
        } else {
            self.ask_for_fire();
        }
    }

    /// Asks whoever bears on anything for fire; if there is nobody, the turn ends.
    fn ask_for_fire(&mut self) {
        let asked = match self.rules.options.fire {
            Fire::Open => self.next_declaration(0),
            Fire::Alternate => self.first_slot(),
            _ => self.ask(Phase::Fire),
        };
        if !asked {
            self.end(&[]);
        }
    }

    /// One ship's fire is declared openly; after the last all of it is resolved (FT-3.7).
    fn open_fire(&mut self, orders: &[Sealed<Order>]) {
        let place = usize::from(self.state.slot);
        self.declare(place, orders);
        if !self.next_declaration(place + 1) {
            let declared = std::mem::take(&mut self.state.declared);
            let mut hits = NeedleHits::new();
            self.fire_all(&declared, &mut hits);
            self.end(&hits);
        }
    }

    /// Asks the first ship from a place on that bears on anything; false if there is none.
    fn next_declaration(&mut self, from: usize) -> bool {
        let (rules, state) = (self.rules, &*self.state);
        let Some(place) = (from..state.ships.len()).find(|i| volleys::may_fire(rules, state, *i)) else {
            return false;
        };
        self.state.slot = place as u8;
        self.ask(Phase::Fire)
    }

    /// Begins alternate fire: the side with more ships, or a die, has the first slot (FT-4.2).
    fn first_slot(&mut self) -> bool {
        if !self.state.ships.iter().any(|ship| ship.place == Place::Table) {
            return false;
        }
        self.state.slot = match alternate::more_ships(self.rules, self.state) {
            Some(side) => side,
            None => self.first_by_die(),
        };
        self.state.passes = 0;
        self.state.used = 0;
        self.give_slot()
    }

    /// Gives the slot to the side whose it is, or to the next that can fire; false if nobody can.
    fn give_slot(&mut self) -> bool {
        for _ in 0..2 {
            if self.state.passes >= 2 {
                return false;
            }
            if alternate::can_fire(self.rules, self.state, self.state.slot) {
                return self.ask(Phase::Fire);
            }
            self.state.passes += 1;
            self.state.slot ^= 1;
        }
        false
    }

    /// One slot of alternate fire, taking effect at once.
    fn alternate_slot(&mut self, orders: &[Sealed<Order>]) {
        self.state.used = self.state.used.saturating_add(1);
        self.stream(streams::slot(self.state.used));
        let mut hits = NeedleHits::new();
        self.slot_fire(orders, &mut hits);
        self.settle(&hits);
        self.state.slot ^= 1;
        if !self.give_slot() {
            self.end(&[]);
        }
    }

    /// Begins a phase if anybody has anything to write in it.
    fn ask(&mut self, phase: Phase) -> bool {
        let before = self.state.phase;
        self.state.phase = phase;
        self.state.asked = asked(self.rules, self.state);
        if self.state.asked == 0 {
            self.state.phase = before;
            return false;
        }
        if before != phase {
            self.tell(clauses::SEQUENCE, || Event::Begins { phase });
        }
        true
    }

    /// Opens a stream of dice when the next die is rolled.
    #[inline]
    pub(crate) fn stream(&mut self, stream: u8) {
        self.stream = Some(stream);
    }

    /// Rolls a six-sided die under a clause.
    #[inline]
    pub(crate) fn roll(&mut self, why: Clause) -> u8 {
        if let Some(stream) = self.stream.take() {
            self.umpire.phase(u32::from(self.state.turn), stream);
        }
        self.umpire.roll(why, 6)
    }

    /// Announces that so many dice are rolled next, whatever their faces.
    #[inline]
    pub(crate) fn announce(&mut self, dice: u8) {
        self.umpire.announce(dice);
    }

    /// Rolls so many six-sided dice under a clause and adds up what a table gives for their faces.
    #[inline]
    pub(crate) fn roll_all(&mut self, why: Clause, dice: u8, table: &[u8; 7]) -> u16 {
        // Where nobody hears of it, no dice are not told from some: to guess costs more.
        if L::HEARS && dice == 0 {
            return 0;
        }
        if let Some(stream) = self.stream.take() {
            self.umpire.phase(u32::from(self.state.turn), stream);
        }
        self.umpire.roll_sum(why, dice, &table[1..]) as u16
    }

    /// Tells everybody.
    #[inline]
    pub(crate) fn tell(&mut self, why: Clause, event: impl FnOnce() -> Event) {
        self.umpire.tell(Audience::All, why, event);
    }

    /// Tells everybody of an event made from the position.
    #[inline]
    pub(crate) fn tell_of(&mut self, why: Clause, event: impl FnOnce(&FullThrust, &State) -> Event) {
        let (rules, state) = (self.rules, &*self.state);
        self.umpire.tell(Audience::All, why, || event(rules, state));
    }

    /// Tells one side's seat alone.
    pub(crate) fn tell_side(&mut self, side: usize, why: Clause, event: impl FnOnce() -> Event) {
        let seat = engine::Seats::only(engine::Seat(side as u8));
        self.umpire.tell(Audience::Only(seat), why, event);
    }
}

/// The plot parts of both seats, side after side.
pub(crate) fn parts_of(orders: &[Sealed<Order>]) -> impl Iterator<Item = (usize, &Part)> {
    orders.iter().flat_map(|o| o.order().parts().iter().map(|part| (o.seat().index(), part)))
}
