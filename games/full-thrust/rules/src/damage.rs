//! Damage taking effect: boxes crossed off, systems hit by needles, ships destroyed, victory (FT-3.5, FT-3.6, FT-5.1).

use engine::dice::Dice;
use engine::{Audience, Log, Outcome, Side};

use crate::clauses;
use crate::events::Event;
use crate::play::Play;
use crate::rules::FullThrust;
use crate::ships::System;
use crate::state::{Ending, NONE, Phase, Place, Ship, State};

impl<D: Dice, L: Log<Event>> Play<'_, D, L> {
    /// Applies marked damage, then needle hits, and removes ships that are destroyed. Returns `true` if any damage was
    /// marked.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "the way of every playout")]
    pub(crate) fn take_effect(&mut self, hits: &[(u8, u8)]) -> bool {
        let (rules, mut any, mut past) = (self.rules, false, false);
        for (place, ship) in self.state.ships.iter_mut().enumerate() {
            // Where nobody hears the events, ships without marks are not skipped: a mispredicted branch costs more.
            if (L::HEARS && ship.marked == 0) || ship.place != Place::Table {
                continue;
            }
            any |= ship.marked > 0;
            let of = rules.hull(ship).damage;
            ship.damage = ship.damage.saturating_add(ship.marked).min(u16::from(of));
            let damage = ship.damage;
            past |= damage == u16::from(of);
            let why = if rules.options.thresholds { clauses::CHART } else { clauses::UNREDUCED };
            self.umpire.tell(Audience::All, why, || Event::Damage { ship: rules.name(place), damage, of });
        }
        for (place, system) in hits {
            self.knock_out(usize::from(*place), usize::from(*system));
        }
        if past {
            self.remove();
        }
        any
    }

    /// Knocks out a system of a ship; the first hit on the drive halves its thrust, the second ends it (FT-4.4,
    /// FT-4.10).
    fn knock_out(&mut self, place: usize, system: usize) {
        let rules = self.rules;
        let ship = &mut self.state.ships[place];
        let class = rules.class(ship);
        if class.is_drive(system) {
            ship.drive = (ship.drive + 1).min(2);
        } else {
            ship.lost |= class.bit(system);
        }
        let system = class.system(system).unwrap_or(System::Drive);
        self.tell(clauses::NEEDLES, || Event::Knocked { ship: rules.name(place), system });
    }

    fn remove(&mut self) {
        let rules = self.rules;
        for place in 0..self.state.ships.len() {
            let ship = &mut self.state.ships[place];
            if ship.marked > 0
                && ship.place == Place::Table
                && ship.damage >= u16::from(rules.hull(ship).damage)
            {
                ship.place = Place::Destroyed;
                self.tell(clauses::SIMULTANEOUS, || Event::Destroyed { ship: rules.name(place) });
                self.lost(place);
            }
        }
    }

    /// Clears the marks of damage that has taken effect.
    #[inline]
    pub(crate) fn clear_marks(&mut self) {
        for ship in &mut self.state.ships {
            ship.marked = 0;
        }
    }

    /// Decides the battle if a side has no ship left or the turn limit has passed (FT-5.1).
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "the way of every playout")]
    pub(crate) fn victory(&mut self) {
        let plays = |ship: &Ship| ship.in_play() && !self.rules.is_dummy(ship);
        let left = match self.state.ships.as_slice() {
            [one, other] if self.rules.plain_duel => [one.in_play(), other.in_play()],
            ships => [0, 1].map(|side| ships[self.rules.fleet(side)].iter().any(plays)),
        };
        if left == [true, true] && self.state.turn <= self.rules.options.turn_limit {
            return;
        }
        self.decide(left);
    }

    /// Decides the battle; `left` is `true` for each side that has a ship left.
    #[inline(never)]
    fn decide(&mut self, left: [bool; 2]) {
        let points = points(self.rules, self.state);
        let by_points = || match points[0].cmp(&points[1]) {
            std::cmp::Ordering::Greater => 0,
            std::cmp::Ordering::Less => 1,
            std::cmp::Ordering::Equal => NONE,
        };
        let winner = match (self.rules.target, left) {
            (Some(target), _) if points[usize::from(target.side & 1)] >= target.points => target.side,
            (Some(target), left) if target.alone && left == [target.side == 0, target.side == 1] => {
                target.side
            }
            (Some(target), _) => 1 - (target.side & 1),
            (None, [true, false]) if self.rules.exit.is_none_or(|exit| exit.side == 0) => 0,
            (None, [false, true]) if self.rules.exit.is_none_or(|exit| exit.side == 1) => 1,
            (None, [false, false]) if self.rules.exit.is_none() => NONE,
            _ => by_points(),
        };
        self.state.ending = Ending { winner };
        self.state.phase = Phase::Over;
        self.state.asked = 0;
        let winner = (winner != NONE).then_some(Side(winner));
        self.tell(clauses::VICTORY, || Event::Over { winner, points });
    }
}

/// Returns each side's points: the damage on the other side's ships, at most what they have, and its exits (FT-5.1).
pub fn points(rules: &FullThrust, state: &State) -> [u16; 2] {
    let scored = |side: usize| {
        let enemies = &state.ships[rules.fleet(1 - side)];
        let damage: u16 = enemies.iter().map(|s| s.damage).fold(0, u16::saturating_add);
        damage.saturating_add(state.tallies[side].exits)
    };
    [scored(0), scored(1)]
}

/// Returns the outcome of a decided position.
pub(crate) fn outcome(state: &State) -> Outcome {
    let winner = state.ending.winner;
    Outcome { winner: (winner != NONE).then_some(Side(winner)), why: clauses::VICTORY }
}
