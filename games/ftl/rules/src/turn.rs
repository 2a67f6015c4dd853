//! The order of play: all launches, then all rotations, then all sprints. Only this file chooses between optional
//! rules. Options that only limit or size are read where they are used; `aids` predict which pieces will be marked.

use std::cmp::Ordering;

use arrayvec::ArrayVec;
use engine::dice::Dice;
use engine::{Audience, Log, Outcome, Sealed, Side, Umpire};

use crate::clauses;
use crate::draws;
use crate::events::Event;
use crate::options::{AtLimit, Sprints};
use crate::orders::{Action, Plot};
use crate::play::{Places, Table};
use crate::rules::Ftl;
use crate::ships::HULL;
use crate::sprints::{Runner, by_side, together};
use crate::state::{Name, PIECES, Piece, State};

/// Orders of the plots, by phase, with pieces as places in the list.
#[derive(Default)]
struct Plotted {
    launches: ArrayVec<u8, PIECES>,
    rotations: ArrayVec<(u8, i8), PIECES>,
    sprints: ArrayVec<Runner, PIECES>,
}

/// Plays out one turn (FTL-6.1 to FTL-7.2).
pub(crate) fn resolve<D: Dice, L: Log<Event>>(
    rules: &Ftl,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    orders: &[Sealed<Plot>],
) {
    let mut table = Table::new(rules, state);
    if table.state.may_draw() {
        draws::offers(&mut table, umpire, orders);
    }
    let mut plotted = Plotted::default();
    sort_by_phase(&mut table, umpire, orders, &mut plotted);
    launch(&mut table, umpire, &plotted.launches);
    rotate(&mut table, umpire, &plotted.rotations);
    sprint(&mut table, umpire, &plotted.sprints);
}

/// Resolves the sprints and ends the turn, once all marked pieces are known.
#[inline]
pub(crate) fn sprint<D: Dice, L: Log<Event>>(
    table: &mut Table<'_>,
    umpire: &mut Umpire<D, L>,
    sprints: &[Runner],
) {
    if !table.marked.is_empty() {
        umpire.tell(Audience::All, clauses::MARKER, || {
            let mut marked = Vec::new();
            table.marked.each(|place| marked.push(table.name(place)));
            Event::Marked(marked)
        });
    }
    match table.rules.options.sprints {
        Sprints::Together => together(table, umpire, sprints),
        Sprints::BySide => by_side(table, umpire, sprints),
    }
    end(table, umpire);
}

/// Returns `true` if a piece that does nothing is marked (option of FTL-6.3).
#[inline]
pub(crate) const fn idle_is_marked(rules: &Ftl) -> bool {
    rules.options.idle_is_marked
}

/// Sorts the orders of all pieces by phase; a piece without an order does nothing (FTL-5.1).
#[inline]
fn sort_by_phase<D: Dice, L: Log<Event>>(
    table: &mut Table<'_>,
    umpire: &mut Umpire<D, L>,
    orders: &[Sealed<Plot>],
    plotted: &mut Plotted,
) {
    let mut parts: [&[(Name, Action)]; 2] = [&[], &[]];
    for sealed in orders {
        parts[sealed.seat().index() & 1] = sealed.order().parts();
    }
    let idle_is_marked = idle_is_marked(table.rules);
    for (place, piece) in table.state.pieces.iter_mut().enumerate() {
        let own = &mut parts[usize::from(piece.side & 1)];
        let ordered = match own.split_first() {
            Some(((name, action), rest)) if *name == piece.name() => {
                *own = rest;
                Some(*action)
            }
            _ => None,
        };
        match ordered {
            Some(Action::Launch) => plotted.launches.push(place as u8),
            Some(Action::Rotate(steps)) if L::HEARS => plotted.rotations.push((place as u8, steps)),
            // If nobody hears of a rotation, it is carried out at once.
            Some(Action::Rotate(steps)) => {
                piece.heading = piece.heading.turned(i32::from(steps));
                table.marked.add(place);
            }
            Some(Action::Sprint(halves)) => plotted.sprints.push(Runner { place: place as u8, halves }),
            None => {
                if idle_is_marked {
                    table.marked.add(place);
                }
                let why = if idle_is_marked { clauses::SPRINT_PATH } else { clauses::ONE_ORDER };
                umpire
                    .tell(Audience::All, why, || Event::Idle { piece: piece.name(), marked: idle_is_marked });
            }
        }
    }
}

/// Puts missiles ahead of their ships and marks both; a missile off the table is lost (FTL-6.1, FTL-6.12).
#[inline]
pub(crate) fn launch<D: Dice, L: Log<Event>>(
    table: &mut Table<'_>,
    umpire: &mut Umpire<D, L>,
    launches: &[u8],
) {
    for place in launches {
        let place = usize::from(*place);
        let ship = &mut table.state.pieces[place];
        ship.launched += 1;
        let ship = *ship;
        table.marked.add(place);
        let at = ship.at + table.rules.ahead[usize::from(ship.heading.steps())];
        let missile = Piece { at, number: ship.launched, hits: 0, launched: 0, ..ship };
        if table.rules.area.holds(at) {
            table.marked.add(table.state.pieces.len());
            table.state.pieces.push(missile);
            umpire.tell(Audience::All, clauses::LAUNCHES, || Event::Launch {
                ship: ship.name(),
                missile,
                radius: table.rules.options.missile_radius,
            });
        } else {
            umpire.tell(Audience::All, clauses::LOST_LAUNCH, || Event::LaunchLost {
                ship: ship.name(),
                missile,
            });
        }
    }
}

/// Turns pieces in place and marks them (FTL-6.2, FTL-5.7).
#[inline]
fn rotate<D: Dice, L: Log<Event>>(table: &mut Table<'_>, umpire: &mut Umpire<D, L>, rotations: &[(u8, i8)]) {
    for (place, steps) in rotations {
        let piece = &mut table.state.pieces[usize::from(*place)];
        piece.heading = piece.heading.turned(i32::from(*steps));
        table.marked.add(usize::from(*place));
        let why = if *steps == 0 { clauses::ROTATE_ZERO } else { clauses::ROTATIONS };
        umpire.tell(Audience::All, why, || Event::Rotate {
            piece: piece.name(),
            degrees: i32::from(*steps) * 15,
            heading: piece.heading,
        });
    }
}

/// Plays the end phase: drops removed pieces, clears the markers, counts quiet turns and decides the battle (FTL-6.11,
/// FTL-2.3, FTL-7.1, FTL-7.2).
#[inline]
fn end<D: Dice, L: Log<Event>>(table: &mut Table<'_>, umpire: &mut Umpire<D, L>) {
    if !table.marked.is_empty() {
        umpire.tell(Audience::All, clauses::CLEARED, || Event::Cleared);
    }
    pass(table.rules, table.state, table.removed, table.agreed);
    if L::HEARS
        && let Some(outcome) = table.rules.outcome(table.state)
    {
        umpire.tell(Audience::All, outcome.why, || Event::Over { winner: outcome.winner });
        let turns = table.state.turn - 1;
        umpire.tell(Audience::All, clauses::SCALE, || Event::Lasted { turns });
    }
}

/// Passes to the next turn: drops removed pieces and counts quiet turns (FTL-6.11, FTL-7.2). `agreed` is `true` if both
/// sides have agreed to a draw.
#[inline]
pub(crate) fn pass(rules: &Ftl, state: &mut State, removed: Places, agreed: bool) {
    if !removed.is_empty() {
        drop_pieces(state, removed);
    }
    state.turn += 1;
    draws::count(rules, state, agreed);
}

#[inline(never)]
fn drop_pieces(state: &mut State, removed: Places) {
    let mut place = 0;
    let mut left = [0; 2];
    state.pieces.retain(|piece| {
        let stays = !removed.has(place);
        place += 1;
        left[usize::from(piece.side & 1)] += u8::from(stays && piece.is_ship());
        stays
    });
    state.ships_left = left;
}

impl Ftl {
    /// Returns the outcome of a position, if it is decided (FTL-2.3, FTL-7.1, FTL-7.2).
    #[inline]
    pub(crate) fn outcome(&self, state: &State) -> Option<Outcome> {
        let [one, other] = state.ships_left;
        let agreed = state.quiet == draws::AGREED;
        if one > 0 && other > 0 && state.turn <= self.options.turn_limit && !agreed {
            return None;
        }
        Some(self.decided(state, agreed))
    }

    /// Returns the outcome of a decided position. It is a separate function, because a battle asks for it once.
    #[cold]
    #[inline(never)]
    fn decided(&self, state: &State, agreed: bool) -> Outcome {
        let winner = match state.ships_left {
            [0, 0] => None,
            [_, 0] => Some(Side(0)),
            [0, _] => Some(Side(1)),
            _ if agreed => return Outcome { winner: None, why: clauses::AGREEMENT },
            _ => return Outcome { winner: self.ahead_at_limit(state), why: clauses::LIMIT },
        };
        Outcome { winner, why: clauses::VICTORY }
    }

    /// Returns the side that wins at the turn limit, if the option `at-limit` gives it to one (FTL-7.1). A lost ship
    /// counts as three hits. After as many hits on both sides the ship nearest to the middle of the table decides.
    fn ahead_at_limit(&self, state: &State) -> Option<Side> {
        if self.options.at_limit == AtLimit::Draw {
            return None;
        }
        let taken = |side: u8| -> u32 {
            let began = self.ships.iter().filter(|ship| ship.side == side).count() as u32;
            let left = state.pieces.iter().filter(|piece| piece.is_ship() && piece.side == side);
            left.fold(u32::from(HULL) * began, |all, ship| all - u32::from(HULL - ship.hits.min(HULL)))
        };
        match taken(0).cmp(&taken(1)).then_with(|| self.to_middle(state, 0).cmp(&self.to_middle(state, 1))) {
            Ordering::Less => Some(Side(0)),
            Ordering::Equal => None,
            Ordering::Greater => Some(Side(1)),
        }
    }

    /// Returns the square of twice the distance of a side's nearest ship from the middle of the table.
    fn to_middle(&self, state: &State, side: u8) -> Option<i64> {
        let square = |piece: &Piece| {
            let x = i64::from(2 * piece.at.x - self.area.width.in_thousandths());
            let y = i64::from(2 * piece.at.y - self.area.height.in_thousandths());
            x * x + y * y
        };
        state.pieces.iter().filter(|piece| piece.is_ship() && piece.side == side).map(square).min()
    }
}
