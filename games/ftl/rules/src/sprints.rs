//! Sprints: the bases that each path crosses, and the effects, from near to far (FTL-6.3 to FTL-6.10).
//!
//! `collect` finds the marked bases that a path crosses, `meet` resolves the crossings of one instant, `strike` carries
//! one out. Pieces are marked in `turn`.

use arrayvec::ArrayVec;
use engine::dice::Dice;
use engine::{Audience, Log, Umpire};
use table::Run;

use crate::clauses;
use crate::events::Event;
use crate::options::Ram;
use crate::play::Table;
use crate::ships::HULL;
use crate::state::PIECES;

/// A piece ordered to sprint.
#[derive(Clone, Copy)]
pub(crate) struct Runner {
    /// Its place in the list.
    pub(crate) place: u8,
    /// Length in half inches.
    pub(crate) halves: u8,
}

/// Crossing of one path over one marked base.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Crossing {
    /// Distance to first contact, in hundredths of an inch (FTL-6.8).
    nearness: u32,
    mover: u8,
    target: u8,
}

/// Number of crossings that most turns do not exceed.
const FEW: usize = 32;
/// The most crossings of one turn: every sprinter over every marked piece.
const CROSSINGS: usize = PIECES / 2 * (PIECES / 2);

/// Resolves all sprints together: every crossing in one list from near to far, equal nearness simultaneously (FTL-6.9).
#[inline]
pub(crate) fn together<D: Dice, L: Log<Event>>(
    table: &mut Table<'_>,
    umpire: &mut Umpire<D, L>,
    runners: &[Runner],
) {
    for runner in runners {
        tell_sprint(table, umpire, *runner);
    }
    if !table.marked.is_empty() {
        let mut crossings: ArrayVec<Crossing, FEW> = ArrayVec::new();
        let mut fits = true;
        for runner in runners {
            collect(table, *runner, &mut |crossing| fits &= crossings.try_push(crossing).is_ok());
        }
        if fits { near_to_far(table, umpire, &mut crossings) } else { crowded(table, umpire, runners) }
    }
    for runner in runners {
        arrive(table, umpire, *runner);
    }
}

/// Resolves a turn with more crossings than [`FEW`]. It is a separate function, because its list needs much memory.
#[cold]
#[inline(never)]
fn crowded<D: Dice, L: Log<Event>>(table: &mut Table<'_>, umpire: &mut Umpire<D, L>, runners: &[Runner]) {
    let mut crossings: ArrayVec<Crossing, CROSSINGS> = ArrayVec::new();
    for runner in runners {
        collect(table, *runner, &mut |crossing| crossings.push(crossing));
    }
    near_to_far(table, umpire, &mut crossings);
}

fn near_to_far<D: Dice, L: Log<Event>>(
    table: &mut Table<'_>,
    umpire: &mut Umpire<D, L>,
    crossings: &mut [Crossing],
) {
    crossings.sort_unstable();
    for instant in crossings.chunk_by(|a, b| a.nearness == b.nearness) {
        meet(table, umpire, instant);
    }
}

/// Resolves sprints piece after piece: side 1 first on odd turns, side 2 first on even ones (option of FTL-6.9).
#[inline]
pub(crate) fn by_side<D: Dice, L: Log<Event>>(
    table: &mut Table<'_>,
    umpire: &mut Umpire<D, L>,
    runners: &[Runner],
) {
    let first = (table.state.turn & 1) as u8 ^ 1;
    for side in [first, first ^ 1] {
        for runner in runners {
            let place = usize::from(runner.place);
            if table.piece(place).side != side || table.removed.has(place) {
                continue;
            }
            tell_sprint(table, umpire, *runner);
            let mut crossings: ArrayVec<Crossing, PIECES> = ArrayVec::new();
            collect(table, *runner, &mut |crossing| crossings.push(crossing));
            crossings.sort_unstable();
            for crossing in &crossings {
                meet(table, umpire, std::slice::from_ref(crossing));
            }
            arrive(table, umpire, *runner);
        }
    }
}

#[inline]
fn run_of(table: &Table<'_>, runner: Runner) -> Run {
    let piece = table.piece(usize::from(runner.place));
    Run::new(piece.at, table.rules.legs[usize::from(piece.heading.steps())][usize::from(runner.halves)])
}

fn tell_sprint<D: Dice, L: Log<Event>>(table: &Table<'_>, umpire: &mut Umpire<D, L>, runner: Runner) {
    umpire.tell(Audience::All, clauses::SPRINT_PATH, || {
        let piece = table.piece(usize::from(runner.place));
        Event::Sprint {
            piece: piece.name(),
            halves: runner.halves,
            from: piece.at,
            to: run_of(table, runner).end(),
        }
    });
}

/// Finds every marked base that the path crosses while it is on the table (FTL-6.3, FTL-6.8, FTL-6.10).
#[inline]
fn collect(table: &Table<'_>, runner: Runner, found: &mut impl FnMut(Crossing)) {
    let run = run_of(table, runner);
    let stays = table.rules.area.holds(run.end());
    let near = run.bounding_box(table.rules.largest_base());
    table.marked.each(|target| {
        let piece = table.piece(target);
        if !near.holds(piece.at) {
            return;
        }
        let radius = table.rules.radius(piece);
        if let Some(nearness) = run.nearness(piece.at, radius)
            && (stays || run.meets_on(&table.rules.area, piece.at, radius))
        {
            found(Crossing { nearness, mover: runner.place, target: target as u8 });
        }
    });
}

/// Resolves the crossings of one instant: each counts if neither its mover nor its target was removed before.
fn meet<D: Dice, L: Log<Event>>(table: &mut Table<'_>, umpire: &mut Umpire<D, L>, instant: &[Crossing]) {
    let before = table.removed;
    for crossing in instant {
        let (mover, target) = (usize::from(crossing.mover), usize::from(crossing.target));
        let mover_stands = !before.has(mover);
        if mover_stands && !before.has(target) {
            umpire.tell(Audience::All, clauses::NEARNESS, || Event::Meet {
                piece: table.name(mover),
                target: table.name(target),
                nearness: crossing.nearness,
                at: meeting_point(table, crossing),
            });
            strike(table, umpire, mover, target);
        } else if mover_stands {
            let (piece, target) = (table.name(mover), table.name(target));
            umpire.tell(Audience::All, clauses::TOGETHER, || Event::Gone { piece, target });
        } else {
            let (piece, target) = (table.name(mover), table.name(target));
            umpire.tell(Audience::All, clauses::NEAR_TO_FAR, || Event::Stops { piece, target });
        }
    }
}

/// Returns the centre of a mover at first contact with a base, for drawing.
fn meeting_point(table: &Table<'_>, crossing: &Crossing) -> table::Point {
    let piece = table.piece(usize::from(crossing.mover));
    let longest = table.rules.legs[usize::from(piece.heading.steps())][usize::from(crate::ships::SPRINT)];
    Run::new(piece.at, longest).along(crossing.nearness)
}

/// Carries out a crossing: a missile is spent on a ship, which takes a hit; two pieces of one kind are both lost
/// (FTL-6.4 to FTL-6.6). With the option `ram` the ship that is run into takes a hit instead.
fn strike<D: Dice, L: Log<Event>>(
    table: &mut Table<'_>,
    umpire: &mut Umpire<D, L>,
    mover: usize,
    target: usize,
) {
    let names = [table.name(mover), table.name(target)];
    let rams_hit = table.rules.options.ram == Ram::Hit;
    let (ship, missile) = match (table.piece(mover).is_ship(), table.piece(target).is_ship()) {
        (true, true) if rams_hit => return ram(table, umpire, mover, target),
        (moving, standing) if moving == standing => {
            table.removed.add(mover);
            table.removed.add(target);
            let why = if moving { clauses::SHIP_SHIP } else { clauses::MISSILE_MISSILE };
            umpire.tell(Audience::All, why, || Event::Removed { pieces: names.to_vec(), third_hit: false });
            return;
        }
        (true, _) => (mover, target),
        (false, _) => (target, mover),
    };
    table.removed.add(missile);
    let hits = hurt(table, ship);
    let (hit, by) = (table.name(ship), table.name(missile));
    umpire.tell(Audience::All, clauses::MISSILE_SHIP, || Event::Hit {
        piece: hit,
        by,
        hits: hits.min(HULL),
        vain: hits > HULL,
    });
    destroy(table, umpire, ship);
}

/// Costs the ship that is run into a hit, with the option `ram` (FTL-6.6).
fn ram<D: Dice, L: Log<Event>>(
    table: &mut Table<'_>,
    umpire: &mut Umpire<D, L>,
    mover: usize,
    target: usize,
) {
    let hits = hurt(table, target);
    umpire.tell(Audience::All, clauses::SHIP_SHIP, || Event::Rammed {
        piece: table.name(mover),
        target: table.name(target),
        hits: hits.min(HULL),
        vain: hits > HULL,
    });
    destroy(table, umpire, target);
}

/// Adds a hit to a ship, and returns its hits.
fn hurt(table: &mut Table<'_>, ship: usize) -> u8 {
    let piece = &mut table.state.pieces[ship];
    piece.hits = piece.hits.saturating_add(1);
    piece.hits
}

/// Removes a ship that has its third hit (FTL-2.1).
fn destroy<D: Dice, L: Log<Event>>(table: &mut Table<'_>, umpire: &mut Umpire<D, L>, ship: usize) {
    let (hits, hit) = (table.piece(ship).hits, table.name(ship));
    if hits == HULL && !table.removed.has(ship) {
        umpire.tell(Audience::All, clauses::HITS, || Event::Removed { pieces: vec![hit], third_hit: true });
    }
    if hits >= HULL {
        table.removed.add(ship);
    }
}

/// Moves a sprinter that is still in play to its end, and removes it if that is off the table (FTL-6.10, FTL-2.2).
#[inline]
fn arrive<D: Dice, L: Log<Event>>(table: &mut Table<'_>, umpire: &mut Umpire<D, L>, runner: Runner) {
    let place = usize::from(runner.place);
    if table.removed.has(place) {
        return;
    }
    let end = run_of(table, runner).end();
    let piece = &mut table.state.pieces[place];
    piece.at = end;
    if table.rules.area.holds(end) {
        return;
    }
    let piece = *piece;
    table.removed.add(place);
    umpire.tell(Audience::All, clauses::OFF_TABLE, || Event::Leaves { piece: piece.name(), at: end });
    if piece.is_ship() {
        umpire.tell(Audience::All, clauses::OUT, || Event::Out { piece: piece.name() });
    }
}
