//! The order of play: rounds, impulses, turns and their steps (TAL-1.2, TAL-1.3), and the end of a battle (TAL-16).

use engine::dice::{Dice, NoDice};
use engine::{Audience, Log, Sealed, Side, Silent, Umpire};
use table::Arc;

use crate::chart::IMPULSES;
use crate::clauses;
use crate::events::Event;
use crate::movement::Freedom;
use crate::orders::Order;
use crate::rules::Talon;
use crate::ships::Goal;
use crate::state::{Affair, Bid, How, NONE, Place, Question, Reinforcement, Repair, State, Step};
use crate::{damage, explosions, fire, movement, power, power_phase};

/// Consecutive impulses for which an enemy must be held in front (TAL-16).
pub const HELD: u8 = 3;
/// The greatest distance at which an enemy counts as held, in hexes.
pub const HELD_WITHIN: u16 = 3;

/// Advances to the first decision of a battle. In the turns before it no ship can act. A side with only one
/// action is asked for it, because there are no dice yet to carry it out with.
pub(crate) fn open_first(rules: &Talon, state: &mut State) {
    let mut nobody = Umpire::new(NoDice, Silent);
    begin_turn(rules, &mut nobody, state);
    run_on(rules, &mut nobody, state, true);
}

/// Resolves one decision and advances to the next.
pub(crate) fn resolve<D: Dice, L: Log<Event>>(
    rules: &Talon,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    orders: &[Sealed<Order>],
) {
    if state.question == Question::None && state.step == Step::Speeds {
        power_phase::set_written_speeds(rules, umpire, state, orders);
    } else if let Some(sealed) = orders.first() {
        carry_out(rules, umpire, state, sealed.order());
    }
    run_on(rules, umpire, state, false);
}

/// Carries out the order of the one side that was asked.
fn carry_out<D: Dice, L: Log<Event>>(
    rules: &Talon,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    order: &Order,
) {
    match order {
        Order::Buy(all) => {
            for (name, purchase) in all.parts() {
                if let Some(ship) = rules.find(*name) {
                    power::buy(rules, umpire, state, ship, *purchase);
                }
            }
            state.step = Step::Move;
        }
        Order::Move(name, action) => {
            if let Some(piece) = rules.piece(*name) {
                movement::act(rules, umpire, state, piece, *action);
            }
        }
        Order::Fire(salvo) => {
            if let Some(ship) = rules.find(salvo.ship) {
                let pieces = salvo.targets().iter().filter_map(|name| rules.piece(*name));
                let targets: arrayvec::ArrayVec<_, { crate::state::WEAPONS }> = pieces.collect();
                fire::open(rules, umpire, state, ship, usize::from(salvo.group) - 1, &targets);
            }
        }
        Order::First(name) => {
            if let Some(ship) = rules.find(*name) {
                movement::first(state, ship);
            }
        }
        Order::Shield(arc) => shield(rules, umpire, state, *arc),
        Order::Done => done(rules, umpire, state),
        Order::Speeds(_) | Order::Idle => {}
    }
}

/// Ends the active side's step.
#[inline]
pub(crate) fn done<D: Dice, L: Log<Event>>(rules: &Talon, umpire: &mut Umpire<D, L>, state: &mut State) {
    match state.step {
        Step::Power => state.step = Step::Move,
        Step::Move => state.step = Step::Fire,
        _ => end_turn(rules, umpire, state),
    }
}

/// Marks the damage on the shield that the owner of a ship hit on a border, or from its own hex, has named (TAL-8.2).
pub(crate) fn shield<D: Dice, L: Log<Event>>(
    rules: &Talon,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    arc: Arc,
) {
    let Question::Shield { ship, damage, .. } = state.question else { return };
    state.question = Question::None;
    let ship = usize::from(ship);
    umpire.tell(Audience::All, clauses::ARCS, || Event::ShieldChosen { ship: rules.name(ship), arc });
    damage::mark(rules, umpire, state, ship, arc, damage, clauses::DAMAGE);
}

/// Advances until a side has a choice or the battle is decided. At the start of a battle (`at_start`) a side's only
/// action is not carried out.
pub(crate) fn run_on<D: Dice, L: Log<Event>>(
    rules: &Talon,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    at_start: bool,
) {
    while state.question == Question::None {
        if !state.blasts.is_empty() {
            explosions::run_on(rules, umpire, state);
            continue;
        }
        match state.affair {
            Affair::Volley(volley) => fire::run_on(rules, umpire, state, volley),
            Affair::Entry(entry) => movement::run_on(rules, umpire, state, entry),
            Affair::PowerPhase { spent, off } => power_phase::run_on(rules, umpire, state, (spent, off)),
            Affair::None => {
                if is_decided(rules, umpire, state) || asks(rules, umpire, state, at_start) {
                    break;
                }
            }
        }
    }
    state.asked = asked(rules, state);
}

/// Advances one step, or returns `true` if a seat has to be asked instead.
fn asks<D: Dice, L: Log<Event>>(
    rules: &Talon,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    at_start: bool,
) -> bool {
    let side = state.active();
    match state.step {
        Step::Over => return true,
        Step::Power => {
            if rules.fleet(side).any(|ship| power::has_point(rules, state, ship)) {
                return true;
            }
            state.step = Step::Move;
        }
        Step::Move => {
            movement::hold_fast(rules, umpire, state, side);
            match movement::freedom(rules, state, side) {
                Freedom::Choice => return true,
                Freedom::Nothing => state.step = Step::Fire,
                Freedom::Only(..) if at_start => return true,
                Freedom::Only(piece, action) => movement::act(rules, umpire, state, piece, action),
            }
        }
        Step::Fire => {
            if rules.goal != Goal::Circle && rules.fleet(side).any(|ship| fire::any_may(rules, state, ship)) {
                return true;
            }
            end_turn(rules, umpire, state);
        }
        Step::Speeds => {
            let choosing = |side| power_phase::has_chooser(rules, state, side);
            if choosing(0) || choosing(1) {
                return true;
            }
            power_phase::set_written_speeds(rules, umpire, state, &[]);
        }
    }
    false
}

/// Returns the seats that are asked in the present position, one bit each.
pub(crate) fn asked(rules: &Talon, state: &State) -> u8 {
    match (state.question, state.step) {
        (Question::First, _) => match state.affair {
            Affair::Entry(entry) => 1 << rules.side_of(usize::from(entry.mover)),
            _ => 0,
        },
        (Question::Shield { ship, .. }, _) => 1 << rules.side_of(usize::from(ship)),
        (Question::None, Step::Over) => 0,
        (Question::None, Step::Speeds) => {
            let choosing = |side| u8::from(power_phase::has_chooser(rules, state, side));
            choosing(0) | choosing(1) << 1
        }
        (Question::None, _) => 1 << state.active(),
    }
}

/// Begins a side's turn of an impulse: its reinforcements bought in this impulse a round ago expire (TAL-1.3).
fn begin_turn<D: Dice, L: Log<Event>>(rules: &Talon, umpire: &mut Umpire<D, L>, state: &mut State) {
    let (impulse, side) = (state.impulse, state.active());
    umpire.phase(u32::from(state.round), 2 * impulse + u8::from(state.second));
    umpire.tell(Audience::All, clauses::TURN, || Event::Turn { impulse, side });
    state.step = Step::Power;
    for ship in rules.fleet(side) {
        let own = &mut state.ships[ship];
        (own.moved, own.launched) = (false, false);
        if own.reinforced == [Reinforcement::default(); 4] {
            continue;
        }
        for arc in Arc::ALL {
            let reinforced = &mut own.reinforced[arc as usize];
            if reinforced.left > 0 && reinforced.impulse == impulse {
                *reinforced = Reinforcement::default();
                let name = rules.name(ship);
                umpire.tell(Audience::All, clauses::REINFORCEMENT, || Event::Expired { ship: name, arc });
            }
        }
    }
    state.missiles.iter_mut().filter(|missile| missile.side == side).for_each(|m| m.moved = false);
}

/// Ends a turn: repairs, then the other side's turn or the end of the impulse.
fn end_turn<D: Dice, L: Log<Event>>(rules: &Talon, umpire: &mut Umpire<D, L>, state: &mut State) {
    damage::repair(rules, umpire, state, state.active());
    if state.second {
        end_impulse(rules, umpire, state);
    } else {
        state.second = true;
        begin_turn(rules, umpire, state);
    }
}

fn end_impulse<D: Dice, L: Log<Event>>(rules: &Talon, umpire: &mut Umpire<D, L>, state: &mut State) {
    settle_initiative(rules, umpire, state);
    state.second = false;
    may_be_repaired(state);
    if rules.goal == Goal::Circle && hold(rules, umpire, state) {
        return;
    }
    state.impulse += 1;
    if state.impulse < IMPULSES {
        return begin_turn(rules, umpire, state);
    }
    state.step = Step::Speeds;
    umpire.phase(u32::from(state.round), 2 * IMPULSES);
    power_phase::begin(rules, umpire, state);
}

/// Counts and clears the bids. The initiative changes hands if there are more bids to take it than to keep it
/// (TAL-1.5).
fn settle_initiative<D: Dice, L: Log<Event>>(rules: &Talon, umpire: &mut Umpire<D, L>, state: &mut State) {
    let bids = |bid: Bid| state.ships.iter().filter(|ship| ship.on_map() && ship.bid == bid).count() as u8;
    let (change, defend) = (bids(Bid::Change), bids(Bid::Defend));
    if change == 0 && defend == 0 {
        return;
    }
    let flipped = change > defend;
    if flipped {
        state.initiative = 1 - state.initiative;
    }
    for ship in 0..rules.count() {
        state.ships[ship].bid = Bid::None;
    }
    let side = state.initiative;
    umpire.tell(Audience::All, clauses::INITIATIVE, || Event::Initiative { side, change, defend, flipped });
}

/// Makes systems that went down in the impulse just ended open to repair (TAL-8.5).
fn may_be_repaired(state: &mut State) {
    for ship in state.ships.iter_mut().filter(|ship| ship.down != [Repair::Works; 3]) {
        for down in ship.down.iter_mut().filter(|down| **down == Repair::Fresh) {
            *down = Repair::Down;
        }
    }
}

/// Counts for each side the impulses in a row in which it holds an enemy in front. Returns `true` if that decides the
/// battle (TAL-16).
fn hold<D: Dice, L: Log<Event>>(rules: &Talon, umpire: &mut Umpire<D, L>, state: &mut State) -> bool {
    for side in 0..2 {
        let in_front = |ship: usize| {
            let own = &state.ships[ship];
            own.on_map()
                && rules.fleet(1 - side).any(|enemy| {
                    let off = state.ships[enemy].at - own.at;
                    state.ships[enemy].on_map()
                        && off.hexes() <= HELD_WITHIN
                        && own.facing.arcs(off).has(Arc::Front)
                })
        };
        let holds = rules.fleet(side).any(in_front);
        let held = &mut state.held[usize::from(side)];
        // A count above three makes no difference.
        *held = if holds { (*held + 1).min(HELD) } else { 0 };
        let impulses = *held;
        if holds {
            umpire.tell(Audience::All, clauses::SCENARIOS, || Event::Holds { side, impulses });
        }
    }
    let [first, second] = state.held.map(|held| held >= HELD);
    if first != second {
        decide(umpire, state, u8::from(second), How::Circle);
    }
    first != second
}

/// Ends the round after the power phase: begins the next one or, after the last, decides by points (TAL-16).
pub(crate) fn end_round<D: Dice, L: Log<Event>>(rules: &Talon, umpire: &mut Umpire<D, L>, state: &mut State) {
    may_be_repaired(state);
    if is_decided(rules, umpire, state) {
        return;
    }
    if state.round >= rules.options.turn_limit {
        let [first, second] = [0, 1].map(|side| points(rules, state, side));
        let winner = if first == second { NONE } else { u8::from(second > first) };
        return decide(umpire, state, winner, How::Limit);
    }
    (state.round, state.impulse, state.second) = (state.round + 1, 0, false);
    state.ships.iter_mut().for_each(|ship| ship.retreat = ship.retreat.saturating_sub(1));
    let round = state.round;
    umpire.tell(Audience::All, clauses::ROUND, || Event::Round { round });
    begin_turn(rules, umpire, state);
}

/// Returns a side's points: the cost of every enemy ship destroyed, by whichever side (TAL-16).
pub fn points(rules: &Talon, state: &State, side: u8) -> u32 {
    let lost = rules.fleet(1 - side).filter(|ship| state.ships[*ship].place == Place::Destroyed);
    lost.map(|ship| u32::from(rules.cards[ship].points)).sum()
}

/// Returns `true` if the battle is over; decides it if a side has no ship on the map and so has lost (TAL-16).
fn is_decided<D: Dice, L: Log<Event>>(rules: &Talon, umpire: &mut Umpire<D, L>, state: &mut State) -> bool {
    if state.step == Step::Over {
        return true;
    }
    let [first, second] = [0, 1].map(|side| rules.fleet(side).any(|ship| state.ships[ship].on_map()));
    if first && second {
        return false;
    }
    let winner = if first == second { NONE } else { u8::from(second) };
    decide(umpire, state, winner, How::Fleet);
    true
}

fn decide<D: Dice, L: Log<Event>>(umpire: &mut Umpire<D, L>, state: &mut State, winner: u8, how: How) {
    (state.step, state.winner, state.how) = (Step::Over, winner, how);
    let winner = (winner != NONE).then_some(Side(winner));
    umpire.tell(Audience::All, clauses::SCENARIOS, || Event::Over { winner, how });
}
