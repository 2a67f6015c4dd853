//! Movement orders of one ship: thrust on course and velocity, at most half of it on course, and the further parts
//! (FT-2.2 to FT-2.7, FT-4.7, FT-4.11).

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use engine::outline::{Number, Outline};
use engine::quoting::counted;
use engine::{Refusal, Seeded};

use crate::catalogue;
use crate::clauses;
use crate::fighters;
use crate::morale;
use crate::orders::{Part, Plot};
use crate::ramming;
use crate::rules::FullThrust;
use crate::seat::OrderSpace;
use crate::state::{GROUPS, Name, Place, SHIPS, State};

/// The choices of one ship's movement order, divided so that each is independent of the others.
struct Choices<'a> {
    moves: &'a [(i8, i8)],
    /// `true` if a broken fleet allows only some of the moves.
    binding: bool,
    /// The most groups it may launch, if it keeps steady.
    launches: u8,
    /// The groups it may recover, if it keeps steady.
    recoveries: ArrayVec<u8, GROUPS>,
    /// The ships it may ram.
    rams: ArrayVec<u8, SHIPS>,
    /// The courses it may come back on, if it is away.
    courses: ArrayVec<u8, 12>,
    /// The number of points of its edge where it may come back, if it is away.
    points: i32,
}

impl Choices<'_> {
    /// Counts the options for moving and, keeping steady, for launching or recovering.
    fn ways(&self, orders: &OrderSpace<'_>, place: usize) -> u32 {
        let moves = if self.binding {
            self.moves.iter().filter(|m| morale::allows(orders.rules, orders.state, place, **m)).count()
        } else {
            self.moves.len()
        };
        moves as u32 + u32::from(self.launches) + self.recoveries.len() as u32
    }

    /// Returns the option with a number, as far as it concerns moving, launching and recovering.
    fn way(&self, orders: &OrderSpace<'_>, place: usize, number: u32) -> Plot {
        let rest = self.ways(orders, place) - u32::from(self.launches) - self.recoveries.len() as u32;
        if number < rest {
            let mut allowed = self
                .moves
                .iter()
                .filter(|m| !self.binding || morale::allows(orders.rules, orders.state, place, **m));
            let (turn, thrust) = allowed.nth(number as usize).copied().unwrap_or((0, 0));
            return Plot { turn, thrust, ..Plot::default() };
        }
        let number = number - rest;
        if number < u32::from(self.launches) {
            return Plot { launch: number as u8 + 1, ..Plot::default() };
        }
        Plot { recover: self.recoveries[(number - u32::from(self.launches)) as usize], ..Plot::default() }
    }
}

fn choices<'a>(orders: &OrderSpace<'a>, place: usize) -> Choices<'a> {
    let (rules, state) = (orders.rules, orders.state);
    let ship = &state.ships[place];
    let mut all = Choices {
        moves: rules.moves(rules.thrust(ship), ship.velocity),
        binding: morale::binds(state, orders.side, place) && morale::any_nearer(rules, state, place),
        launches: fighters::launches(rules, state, place),
        recoveries: fighters::recoverable(rules, state, place),
        rams: ramming::targets(rules, state, place),
        courses: ArrayVec::new(),
        points: 0,
    };
    if ship.place == Place::Away {
        all.courses.clone_from(&rules.inward[usize::from(ship.edge & 3)]);
        all.points = ship.left_by().length(&rules.area).in_thousandths() + 1;
    }
    all
}

/// The further parts that may go with a movement part.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Further {
    /// The most groups it may launch, if it keeps steady.
    pub launches: u8,
    /// The groups it may recover, if it keeps steady, by their numbers from 1.
    pub recoveries: Vec<u8>,
    /// The ships it may ram, by their numbers from 1.
    pub rams: Vec<u8>,
    /// The courses it may come back on, if it is away.
    pub courses: Vec<u8>,
    /// The length of the edge it comes back by, in thousandths of an inch; 0 if it is on the table.
    pub edge: i32,
}

/// Returns the changes of course and velocity a ship may be ordered.
pub(crate) fn moves(orders: &OrderSpace<'_>, place: usize) -> Vec<(i8, i8)> {
    let all = choices(orders, place);
    let allowed = |m: &&(i8, i8)| !all.binding || morale::allows(orders.rules, orders.state, place, **m);
    all.moves.iter().filter(allowed).copied().collect()
}

/// Returns the further parts that may go with a ship's movement part.
pub(crate) fn further(orders: &OrderSpace<'_>, place: usize) -> Further {
    let all = choices(orders, place);
    Further {
        launches: all.launches,
        recoveries: all.recoveries.to_vec(),
        rams: all.rams.to_vec(),
        courses: all.courses.to_vec(),
        edge: (all.points - 1).max(0),
    }
}

pub(crate) fn count(orders: &OrderSpace<'_>, place: usize) -> u128 {
    let all = choices(orders, place);
    let ways = u128::from(all.ways(orders, place)) * (1 + all.rams.len() as u128);
    if orders.state.ships[place].place == Place::Away {
        return 1 + ways * all.courses.len() as u128 * all.points as u128;
    }
    ways
}

pub(crate) fn visit(
    orders: &OrderSpace<'_>,
    place: usize,
    f: &mut dyn FnMut(&[Part]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let all = choices(orders, place);
    let name = orders.rules.name(place);
    let away = orders.state.ships[place].place == Place::Away;
    if away {
        f(&[])?;
    }
    let mut with = |entry: (u8, i32)| {
        (0..all.ways(orders, place)).try_for_each(|number| {
            let way = Plot { enter: entry.0, along: entry.1, ..all.way(orders, place, number) };
            std::iter::once(0).chain(all.rams.iter().copied()).try_for_each(|ram| {
                let plot = Plot { ram, ..way };
                if plot == Plot::default() { f(&[]) } else { f(&[Part::Plot(name, plot)]) }
            })
        })
    };
    if away {
        return (0..all.points)
            .try_for_each(|along| all.courses.iter().try_for_each(|course| with((*course, along))));
    }
    with((0, 0))
}

/// Draws an order uniformly at random for one ship. `place` is its index in the ship list, `number` its number in the
/// fleet.
#[inline(always)]
#[allow(clippy::inline_always, reason = "the way of every playout")]
pub(crate) fn sample(
    orders: OrderSpace<'_>,
    (place, number): (usize, usize),
    rng: &mut Seeded,
    parts: &mut Vec<Part>,
) {
    let (rules, state, side) = (orders.rules, orders.state, orders.side);
    let ship = &state.ships[place];
    // `true` where there is more to choose than a move, or less: every game but the basic one.
    let more = rules.options.fighters | rules.options.ramming | state.tallies[side & 1].broken;
    if more || ship.place != Place::Table {
        if orders.gets_orders(place) {
            sample_full((rules, state, side), place, rng, parts);
        }
        return;
    }
    let (turn, thrust) = rules.draw_move(rules.thrust(ship), ship.velocity, rng);
    if turn != 0 || thrust != 0 {
        let name = Name { side: side as u8, number: number as u8 };
        parts.push(Part::Plot(name, Plot { turn, thrust, ..Plot::default() }));
    }
}

/// Draws an order for each ship of a seat that gets one.
#[inline(never)]
pub(crate) fn sample_fleet(orders: OrderSpace<'_>, rng: &mut Seeded, parts: &mut Vec<Part>) {
    for (number, place) in orders.rules.fleet(orders.side).enumerate() {
        sample(orders, (place, number), rng, parts);
    }
}

#[inline(never)]
fn sample_full(
    (rules, state, side): (&FullThrust, &State, usize),
    place: usize,
    rng: &mut Seeded,
    parts: &mut Vec<Part>,
) {
    let plot = draw(&OrderSpace { rules, state, side }, place, rng);
    if plot != Plot::default() {
        parts.push(Part::Plot(rules.name(place), plot));
    }
}

/// Draws the whole movement order of a ship that gets one; the default order if it gets none.
pub(crate) fn draw(orders: &OrderSpace<'_>, place: usize, rng: &mut Seeded) -> Plot {
    let all = choices(orders, place);
    let ways = all.ways(orders, place);
    let mut entry = (0, 0);
    if orders.state.ships[place].place == Place::Away {
        let each = u64::from(ways) * (1 + all.rams.len() as u64);
        let entries = each * all.courses.len() as u64 * all.points as u64;
        if rng.below_wide(entries + 1) == 0 {
            return Plot::default();
        }
        entry = (*rng.pick(&all.courses), rng.below(all.points as u32) as i32);
    }
    let mut plot = all.way(orders, place, rng.below(ways));
    (plot.enter, plot.along) = entry;
    let ram = rng.below(all.rams.len() as u32 + 1) as usize;
    plot.ram = if ram == 0 { 0 } else { all.rams[ram - 1] };
    plot
}

pub(crate) fn check(orders: &OrderSpace<'_>, place: usize, parts: &[Part]) -> Result<(), Refusal> {
    let [Part::Plot(name, plot)] = parts else {
        return Err(Refusal::new(clauses::NOTATION, "", catalogue::ONE_MOVE_EACH));
    };
    let refuse = |clause, reason: String| Err(Refusal::new(clause, format!("{name} {plot}"), reason));
    let all = choices(orders, place);
    check_move(orders, place, plot, &all)?;
    if (plot.launch > 0 || plot.recover > 0) && !plot.is_steady() {
        return refuse(clauses::FIGHTERS, catalogue::KEEPS_COURSE.to_owned());
    }
    if plot.launch > 0 && plot.recover > 0 {
        return refuse(clauses::FIGHTERS, catalogue::LAUNCH_OR_RECOVER.to_owned());
    }
    if plot.launch > all.launches {
        let most =
            if all.launches == 0 { catalogue::NO_GROUP.to_owned() } else { counted(all.launches, "group") };
        return refuse(clauses::FIGHTERS, catalogue::can_launch(&most));
    }
    if plot.recover > 0 && !all.recoveries.contains(&plot.recover) {
        return refuse(clauses::FIGHTERS, catalogue::not_its_group(plot.recover));
    }
    if plot.ram > 0 && !all.rams.contains(&plot.ram) {
        return refuse(clauses::RAMMING, ramming::refusal(orders.rules, orders.state, place, plot.ram));
    }
    if *plot == Plot::default() {
        return refuse(clauses::NOTATION, catalogue::LEAVE_OUT_IDLE.to_owned());
    }
    Ok(())
}

/// Checks the move and the way a ship comes back, without launch, recovery and ram.
fn check_move(orders: &OrderSpace<'_>, place: usize, plot: &Plot, all: &Choices<'_>) -> Result<(), Refusal> {
    let (rules, ship) = (orders.rules, &orders.state.ships[place]);
    let name = rules.name(place);
    let refuse = |clause, reason: String| Err(Refusal::new(clause, format!("{name} {plot}"), reason));
    let thrust = rules.thrust(ship);
    let (turn, change) = (plot.turn.unsigned_abs(), plot.thrust.unsigned_abs());
    if turn > rules.half(thrust) {
        return refuse(clauses::IMPOSSIBLE, catalogue::cannot_turn(turn, thrust, rules.half(thrust)));
    }
    if turn.saturating_add(change) > thrust {
        return refuse(
            clauses::IMPOSSIBLE,
            catalogue::needs_thrust(u16::from(turn) + u16::from(change), thrust),
        );
    }
    if i32::from(ship.velocity) + i32::from(plot.thrust) < 0 {
        return refuse(clauses::REST, catalogue::cannot_slow(ship.velocity));
    }
    if all.binding && !morale::allows(rules, orders.state, place, (plot.turn, plot.thrust)) {
        return refuse(clauses::MORALE, catalogue::MUST_END_NEARER.to_owned());
    }
    let away = ship.place == Place::Away;
    if away != (plot.enter > 0) {
        let what = if away { catalogue::OFF_THE_TABLE } else { catalogue::ON_THE_TABLE };
        return refuse(clauses::LEAVING, what.to_owned());
    }
    if away && !all.courses.contains(&plot.enter) {
        return refuse(clauses::LEAVING, catalogue::ENTER_ONTO_TABLE.to_owned());
    }
    if plot.along < 0 || plot.along >= all.points.max(1) {
        return refuse(clauses::LEAVING, catalogue::BEYOND_THE_EDGE.to_owned());
    }
    Ok(())
}

/// Returns the outline of movement, entry, launch or recovery, and ram, in the order in which they are written.
pub(crate) fn outline(orders: &OrderSpace<'_>, place: usize) -> Outline {
    let all = choices(orders, place);
    let (rules, ship) = (orders.rules, &orders.state.ships[place]);
    let name = rules.name(place);
    let mut parts = vec![outline_helm(orders, place, &all)];
    if ship.place == Place::Away {
        let along = Outline::number(Number::to(0, all.points - 1).per(1000))
            .role("along", catalogue::LABEL_EDGE_INCHES);
        let courses = Outline::listed(all.courses.iter().map(|c| format!("c{c}")))
            .role("course", catalogue::LABEL_COURSE_INWARDS);
        parts.push(
            Outline::all([along, courses])
                .joined(" ")
                .prefixed("enter ")
                .role("enter", catalogue::LABEL_COME_BACK),
        );
    }
    if all.launches > 0 || !all.recoveries.is_empty() {
        let launch = Outline::number(Number::to(1, i32::from(all.launches))).prefixed("launch ");
        let recover = Outline::listed(all.recoveries.iter().map(u8::to_string)).prefixed("recover G");
        let mut any = vec![Outline::nothing()];
        any.extend((all.launches > 0).then(|| launch.role("launch", catalogue::LABEL_LAUNCHED).taking(HELM)));
        let some = !all.recoveries.is_empty();
        any.extend(some.then(|| recover.role("recover", catalogue::LABEL_CALLED_BACK).taking(HELM)));
        parts.push(Outline::any(any));
    }
    if !all.rams.is_empty() {
        let enemy = char::from(b'B' - orders.side as u8);
        let rams = Outline::listed(all.rams.iter().map(u8::to_string)).prefixed(format!("ram {enemy}"));
        parts.push(rams.role("ram", catalogue::LABEL_RAMMED).optional());
    }
    // On the table, a part that writes nothing means no order. Off the table, the whole entry is optional.
    let plot = Outline::all(parts).joined("; ").prefixed(format!("{name} ")).limited(HELM, 1);
    let plot = plot.limited(THRUST, u32::from(rules.thrust(ship))).role("plot", catalogue::LABEL_MOVE);
    if ship.place == Place::Away { plot.optional() } else { plot }
}

/// The limit that one action takes up: to turn or change velocity, to launch, or to recover.
const HELM: &str = "helm";
/// The limit of thrust that the drive gives.
const THRUST: &str = "thrust";

/// Returns the outline of a turn, a change of velocity, or both with a comma between them; `+0` for a ship that keeps
/// steady.
fn outline_helm(orders: &OrderSpace<'_>, place: usize, all: &Choices<'_>) -> Outline {
    let (rules, ship) = (orders.rules, &orders.state.ships[place]);
    let steady = || Outline::text("+0").role("steady", catalogue::LABEL_KEEP);
    if all.binding {
        let moves = moves(orders, place).into_iter().filter(|way| *way != (0, 0));
        let texts = moves.map(|(turn, thrust)| Plot { turn, thrust, ..Plot::default() }.to_string());
        let listed = Outline::listed(texts).role("move", catalogue::LABEL_HOMEWARD).taking(HELM);
        return Outline::any([Outline::nothing(), steady(), listed]);
    }
    let thrust = rules.thrust(ship);
    let number = |sign: &'static str, most: i32, key, label: &'static str| {
        let number = Number::to(1, most).spending(THRUST);
        (most > 0).then(|| Outline::number(number).prefixed(sign).role(key, label))
    };
    let any = |some: [Option<Outline>; 2]| {
        Outline::any(std::iter::once(Outline::nothing()).chain(some.into_iter().flatten()))
    };
    let half = i32::from(rules.half(thrust));
    let course = any([
        number("P", half, "port", catalogue::LABEL_PORT),
        number("S", half, "starboard", catalogue::LABEL_STARBOARD),
    ]);
    let slower = i32::from(thrust).min(i32::from(ship.velocity));
    let velocity = any([
        number("+", i32::from(thrust), "accelerate", catalogue::LABEL_FASTER),
        number("-", slower, "decelerate", catalogue::LABEL_SLOWER),
    ]);
    let change = Outline::all([course, velocity]).joined(",").role("move", catalogue::LABEL_TURN_AND_CHANGE);
    Outline::any([steady(), change.taking(HELM)])
}
