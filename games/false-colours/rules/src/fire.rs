//! Fire: arc and range, dice, and all shots of a turn at once (FC-6.1 to FC-6.5).

use arrayvec::ArrayVec;
use engine::dice::Dice;
use engine::{Audience, Clause, Log, Sealed, Umpire};
use table::{Facing, Hex, Offset};

use crate::calls;
use crate::clauses;
use crate::events::{Event, Why};
use crate::orders::{Order, Stance};
use crate::rules::{BROADSIDE_DICE, DICE, ELSEWHERE, FACES, HITS_EVADING_ON, HITS_ON, RANGE, SHIPS};
use crate::state::{Name, State};

/// Hits on each ship in a turn, side by side.
pub(crate) type Hits = [[u8; SHIPS]; 2];

/// A shot that a ship has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shot {
    /// The enemy shot at: the named one, or another (FC-6.3).
    pub target: Name,
    /// Its range in hexes.
    pub range: u16,
    /// The number of dice, at least 1.
    pub dice: u8,
}

/// Returns `true` if a hex at this offset is in the front arc of 120° of a ship; its edges and the ship's own hex are in
/// it (FC-6.1).
///
/// ```
/// use rules_false_colours::bears;
/// use table::{Facing, Offset};
/// assert!(bears(Facing::UP, Offset { q: 2, r: 0 }), "60° to the right is on the edge");
/// assert!(!bears(Facing::UP, Offset { q: 2, r: -1 }), "90° to the right is not");
/// assert!(bears(Facing::UP, Offset::default()), "the same hex is");
/// ```
#[inline]
pub const fn bears(facing: Facing, to: Offset) -> bool {
    let to = to.seen_from(facing);
    to.r >= 0 && to.q + to.r >= 0
}

/// Returns the least face that hits (FC-6.4).
#[inline]
pub const fn needs(evades: bool) -> u8 {
    if evades { HITS_EVADING_ON } else { HITS_ON }
}

/// Returns the range of a target that can be shot at; `None` if it is out of arc or range (FC-6.1).
#[inline]
pub fn range(at: Hex, facing: Facing, target: Hex) -> Option<u16> {
    let range = at.distance(target);
    (range <= RANGE && bears(facing, target - at)).then_some(range)
}

/// Returns the shot of a ship at a hex with a facing, while the enemy's ships are as in `state` (FC-6.1 to FC-6.3,
/// FC-6.5).
///
/// # Errors
/// The clause by which a ship does not fire: its stance, no enemy in arc and range, or no dice left.
pub fn shot(state: &State, side: u8, (at, facing): (Hex, Facing), stance: Stance) -> Result<Shot, Clause> {
    let (named, more) = match stance {
        Stance::Fire(target) => (target, 0),
        Stance::Broadside(target) => (target, BROADSIDE_DICE),
        Stance::Hold | Stance::Evade => return Err(clauses::STANCE),
    };
    let dice = |range: u16| DICE[usize::from(range)] + more;
    if let Some(range) = range(at, facing, state.ship(named).at) {
        return Ok(Shot { target: named, range, dice: dice(range) });
    }
    let open = state.on_table(1 - (side & 1));
    let open = open.filter_map(|(name, ship)| Some((range(at, facing, ship.at)?, name)));
    // Of equally near ones the first has the lowest number.
    let (range, target) = open.min_by_key(|(range, _)| *range).ok_or(clauses::SHOT)?;
    match dice(range).checked_sub(ELSEWHERE) {
        Some(dice @ 1..) => Ok(Shot { target, range, dice }),
        _ => Err(clauses::ANOTHER),
    }
}

/// A ship that fires, or means to.
struct Volley {
    piece: Name,
    stance: Stance,
    named: Name,
    shot: Result<Shot, Clause>,
}

/// Fires all shots of the turn and returns the hits. No ship is damaged before all have fired (FC-6.4).
pub(crate) fn fire<D: Dice, L: Log<Event>>(
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    orders: &[Sealed<Order>],
) -> Hits {
    let (mut volleys, mut evades) = (ArrayVec::<Volley, { 2 * SHIPS }>::new(), [[false; SHIPS]; 2]);
    for sealed in orders {
        let Order::Plot(plot) = sealed.order() else { continue };
        for part in plot.parts() {
            let (piece, stance) = (part.ship, part.stance);
            evades[usize::from(piece.side & 1)][usize::from(piece.ship)] = stance == Stance::Evade;
            let own = state.ship(piece);
            if let Some(named) = stance.target() {
                let shot = shot(state, piece.side, (own.at, own.facing), stance);
                volleys.push(Volley { piece, stance, named, shot });
            }
        }
    }
    umpire.phase(u32::from(state.turn), 1);
    umpire.announce(volleys.iter().flat_map(|volley| volley.shot).map(|shot| shot.dice).sum());
    let mut hits = Hits::default();
    for volley in &volleys {
        if let Ok(Shot { target, .. }) = volley.shot {
            let (side, ship) = (usize::from(target.side & 1), usize::from(target.ship));
            hits[side][ship] += roll(umpire, volley, needs(evades[side][ship]));
        } else {
            tell_no_shot(umpire, volley);
        }
        if matches!(volley.stance, Stance::Broadside(_)) {
            calls::show(umpire, state, volley.piece, Why::Broadside);
        }
    }
    hits
}

/// Rolls the dice of a shot, tells it and returns its hits (FC-6.2, FC-6.4).
#[inline]
fn roll<D: Dice, L: Log<Event>>(umpire: &mut Umpire<D, L>, volley: &Volley, needs: u8) -> u8 {
    let Ok(Shot { target, range, dice }) = volley.shot else { return 0 };
    let hits = (0..dice).map(|_| u8::from(umpire.roll(clauses::HITS, FACES) >= needs)).sum();
    let broadside = matches!(volley.stance, Stance::Broadside(_));
    let why = match volley.stance {
        Stance::Broadside(_) => clauses::BROADSIDE,
        _ if target != volley.named => clauses::ANOTHER,
        _ => clauses::DICE,
    };
    let (piece, named) = (volley.piece, volley.named);
    umpire.tell(Audience::All, why, || Event::Fires {
        piece,
        target,
        named,
        broadside,
        range,
        dice,
        needs,
        hits,
    });
    hits
}

/// Tells that a ship has no shot, and by which clause.
fn tell_no_shot<D: Dice, L: Log<Event>>(umpire: &mut Umpire<D, L>, volley: &Volley) {
    let (piece, named) = (volley.piece, volley.named);
    if let Err(why) = volley.shot {
        umpire.tell(Audience::All, why, || Event::NoShot { piece, named });
    }
}
