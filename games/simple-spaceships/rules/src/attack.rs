//! Attacks: dice for range, for a bonus and to be rolled, and their hits (SS-4.3, SS-4.4).

use arrayvec::ArrayVec;
use engine::dice::Dice;
use engine::{Audience, Log, Umpire};

use crate::activity::Split;
use crate::clauses;
use crate::damage;
use crate::events::Event;
use crate::orders::Attack;
use crate::rules::SimpleSpaceships;
use crate::ships::DICE;
use crate::state::{PanelBox, State};

/// Resolves an attack of the active ship on the ship at a place of the list: its dice are spent, and each rolled die hits
/// or misses.
pub(crate) fn attack<D: Dice, L: Log<Event>>(
    rules: &SimpleSpaceships,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    target: usize,
    split: Split,
) {
    let place = usize::from(state.active);
    let Split { range, bonus, roll } = split;
    let attack = Attack { target: rules.name(target), range, bonus, roll };
    let panel = &mut state.ships[place].panel;
    panel[PanelBox::Attack] -= attack.dice();
    panel[PanelBox::Reserve] += attack.dice();
    umpire.tell(Audience::All, clauses::ATTACKING, || Event::Attacks {
        ship: rules.name(place),
        attack,
        distance: state.ships[place].at.distance(state.ships[target].at),
    });
    let (mut faces, mut hits): (ArrayVec<u8, { DICE as usize }>, u8) = (ArrayVec::new(), 0);
    umpire.announce(roll);
    for _ in 0..roll {
        let face = umpire.roll(clauses::ROLLING, 6);
        hits += u8::from(face >= attack.needed());
        if L::HEARS {
            faces.push(face);
        }
    }
    umpire.tell(Audience::All, clauses::ROLLING, || Event::Rolled {
        ship: rules.name(place),
        target: attack.target,
        faces: faces.to_vec(),
        needed: attack.needed(),
        hits,
    });
    if hits > 0 {
        damage::hit(rules, umpire, state, target, hits);
    }
}
