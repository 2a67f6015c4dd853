//! The order of play (FT-4.1): the steps of a turn, where most optional modules are chosen. `turn_end` has the end of
//! the turn.

use engine::dice::Dice;
use engine::{Log, Sealed, Umpire};

use crate::clauses;
use crate::events::Event;
use crate::options::Fire;
use crate::orders::Order;
use crate::play::{NeedleHits, Play, streams};
use crate::ramming::Rams;
use crate::rules::FullThrust;
use crate::state::{Phase, Place, State};
use crate::{alternate, anti_fighter, bogeys, fighters, volleys};

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

/// Returns the seats that must write in a position, a bit each; zero if there is nothing to write in this phase.
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

impl<D: Dice, L: Log<Event>> Play<'_, D, L> {
    /// Moves both fleets, and plays on until somebody must write again.
    #[inline]
    fn orders(&mut self, orders: &[Sealed<Order>]) {
        let mut rams = Rams::new();
        self.movement(orders, &mut rams);
        let options = &self.rules.options;
        if options.ramming | options.bogeys | options.fighters {
            self.after_movement(&rams);
        } else if self.duel() {
            self.end_turn_here(&[]);
        } else {
            self.open();
        }
    }

    /// Plays the modules between movement and fire.
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
                    self.end_turn(&hits);
                }
                Fire::Open => self.open_fire(orders),
                _ => self.alternate_slot(orders),
            },
        }
    }

    /// Plays the 36-inch test and recovery, then asks for fighter moves.
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

    /// Asks for the next fighter group to be moved, or goes on when all have moved.
    fn next_group(&mut self) {
        if self.next_slot() {
            self.ask(Phase::Fighters);
        } else {
            self.open();
        }
    }

    /// Opens the fire phase: line dice, then attacks of fighters.
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

    /// Begins ship fire.
    #[inline(never)]
    fn ship_fire(&mut self) {
        if self.rules.options.fire == Fire::Automatic {
            let mut hits = NeedleHits::new();
            self.automatic(&mut hits);
            self.end_turn(&hits);
        } else {
            self.ask_for_fire();
        }
    }

    /// Asks the seats that bear on an enemy for fire; if there are none, the turn ends.
    fn ask_for_fire(&mut self) {
        let asked = match self.rules.options.fire {
            Fire::Open => self.next_declaration(0),
            Fire::Alternate => self.first_slot(),
            _ => self.ask(Phase::Fire),
        };
        if !asked {
            self.end_turn(&[]);
        }
    }

    /// Declares one ship's fire openly; after the last declaration, resolves all of it (FT-3.7).
    fn open_fire(&mut self, orders: &[Sealed<Order>]) {
        let place = usize::from(self.state.slot);
        self.declare(place, orders);
        if !self.next_declaration(place + 1) {
            let declared = std::mem::take(&mut self.state.declared);
            let mut hits = NeedleHits::new();
            self.fire_all(&declared, &mut hits);
            self.end_turn(&hits);
        }
    }

    /// Asks the first ship, from an index on, that bears on an enemy; returns `false` if there is none.
    fn next_declaration(&mut self, from: usize) -> bool {
        let (rules, state) = (self.rules, &*self.state);
        let Some(place) = (from..state.ships.len()).find(|i| volleys::may_fire(rules, state, *i)) else {
            return false;
        };
        self.state.slot = place as u8;
        self.ask(Phase::Fire)
    }

    /// Begins alternate fire: the side with more ships, or a die, has the first slot (FT-4.2). Returns `false` if no
    /// slot is given.
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

    /// Asks the side that has the slot, or else the other side, if it can fire; returns `false` if neither can.
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

    /// Plays one slot of alternate fire, which takes effect at once.
    fn alternate_slot(&mut self, orders: &[Sealed<Order>]) {
        self.state.used = self.state.used.saturating_add(1);
        self.stream(streams::slot(self.state.used));
        let mut hits = NeedleHits::new();
        self.slot_fire(orders, &mut hits);
        self.apply_marked(&hits);
        self.state.slot ^= 1;
        if !self.give_slot() {
            self.end_turn(&[]);
        }
    }

    /// Begins a phase if any seat has something to write in it; returns `false` otherwise.
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
}
