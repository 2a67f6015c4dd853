//! Ramming: a declared ram that ends within two inches, a die and thrust against the other's, and damage to both
//! (FT-4.11).

use arrayvec::ArrayVec;
use engine::Log;
use engine::dice::Dice;
use table::Length;

use crate::catalogue;
use crate::clauses;
use crate::events::{Event, Void};
use crate::play::{Play, streams};
use crate::rules::FullThrust;
use crate::state::{Name, Place, SHIPS, State};

/// Declared rams: the rammer by its index in the ship list, the target by its number in the other side from 1.
pub(crate) type Rams = ArrayVec<(u8, u8), { 2 * SHIPS }>;

/// The distance within which a ram must end.
const REACH: Length = Length::inches(2);

/// Returns the enemies a ship may ram, by their numbers from 1: those in sight. Dummies ram nobody.
pub(crate) fn targets(rules: &FullThrust, state: &State, place: usize) -> ArrayVec<u8, SHIPS> {
    if !rules.options.ramming || rules.is_dummy(&state.ships[place]) {
        return ArrayVec::new();
    }
    let fleet = rules.fleet(1 - rules.side_of(place));
    let first = fleet.start;
    fleet.filter(|i| state.ships[*i].in_sight()).map(|i| (i - first) as u8 + 1).collect()
}

/// Returns the reason why a ship may not ram the enemy with a number.
pub(crate) fn refusal(rules: &FullThrust, state: &State, place: usize, number: u8) -> String {
    let name = Name { side: 1 - rules.side_of(place) as u8, number: number.wrapping_sub(1) };
    let what = match rules.place_of(name) {
        _ if !rules.options.ramming => catalogue::RAMMING_OFF,
        None => catalogue::NO_SUCH_SHIP,
        Some(_) if rules.is_dummy(&state.ships[place]) => catalogue::DUMMY_CANNOT_RAM,
        Some(target) if state.ships[target].place != Place::Table => catalogue::NOT_ON_THE_TABLE,
        Some(_) => catalogue::MARKER_NOT_NAMED,
    };
    what.to_owned()
}

impl<D: Dice, L: Log<Event>> Play<'_, D, L> {
    /// Resolves the declared rams in list order.
    pub(crate) fn rams(&mut self, rams: &[(u8, u8)]) {
        self.stream(streams::RAMS);
        for (place, number) in rams {
            let place = usize::from(*place);
            let target = Name { side: 1 - self.rules.side_of(place) as u8, number: number - 1 };
            if let Some(other) = self.rules.place_of(target) {
                self.ram(place, other);
            }
        }
    }

    fn ram(&mut self, place: usize, other: usize) {
        let rules = self.rules;
        let (rammer, target) = (self.state.ships[place], self.state.ships[other]);
        let near = rammer.at.within(target.at, REACH);
        let both = rammer.place == Place::Table && target.place == Place::Table;
        let name = rules.name(place);
        if !near || !both {
            if rammer.hidden {
                let side = rules.side_of(place);
                self.tell_side(side, clauses::RAMMING, || Event::Void { ship: name, what: Void::Ram });
            } else {
                self.tell(clauses::RAMMING, || Event::Void { ship: name, what: Void::Ram });
            }
            return;
        }
        if rammer.hidden {
            self.reveal(place, clauses::RAMMING);
        }
        self.announce(2);
        let own = (self.roll(clauses::RAMMING), rules.thrust(&rammer));
        let others = (self.roll(clauses::RAMMING), rules.thrust(&target));
        self.tell(clauses::RAMMING, || Event::Rams {
            ship: name,
            target: rules.name(other),
            own,
            other: others,
        });
        if own.0 + own.1 <= others.0 + others.1 {
            return;
        }
        self.announce(2);
        let sum = self.roll(clauses::RAMMING) + self.roll(clauses::RAMMING);
        let points = u16::from(sum) * u16::from(rules.class(&rammer).firecons.max(1));
        self.tell(clauses::RAMMING, || Event::Rammed { ship: name, target: rules.name(other), sum, points });
        self.mark(place, points);
        self.mark(other, points);
        self.damage_at_once();
    }
}
