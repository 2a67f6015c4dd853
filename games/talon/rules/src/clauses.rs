//! The table of clauses; what each says stands in `rulebook/` of the game, which is rulebook and test at once.

use engine::clause::Origin::{Published, Ruling, Said};
use engine::clause::{Clause, Origin, Statement};

/// TAL-1.1: hexes, facings and the edge of the map.
pub const MAP: Clause = Clause("TAL-1.1");
/// TAL-1.2: rounds, impulses and turns.
pub const ROUND: Clause = Clause("TAL-1.2");
/// TAL-1.3: the steps of a turn.
pub const TURN: Clause = Clause("TAL-1.3");
/// TAL-1.4: the impulse chart.
pub const CHART: Clause = Clause("TAL-1.4");
/// TAL-1.5: initiative.
pub const INITIATIVE: Clause = Clause("TAL-1.5");
/// TAL-2.1: the power curve.
pub const CURVE: Clause = Clause("TAL-2.1");
/// TAL-2.2: action points.
pub const POINTS: Clause = Clause("TAL-2.2");
/// TAL-2.3: shields and hull.
pub const HULL: Clause = Clause("TAL-2.3");
/// TAL-2.4: no negative power.
pub const NO_POWER: Clause = Clause("TAL-2.4");
/// TAL-2.5: what a point buys.
pub const PURCHASES: Clause = Clause("TAL-2.5");
/// TAL-2.6: reinforcement, markers and charge.
pub const REINFORCEMENT: Clause = Clause("TAL-2.6");
/// TAL-7.1.1: a ship that can move must.
pub const MUST_MOVE: Clause = Clause("TAL-7.1.1");
/// TAL-7.1.2: three ways to move.
pub const WAYS: Clause = Clause("TAL-7.1.2");
/// TAL-7.1.3: straight.
pub const STRAIGHT: Clause = Clause("TAL-7.1.3");
/// TAL-7.2.1: turning.
pub const TURNING: Clause = Clause("TAL-7.2.1");
/// TAL-7.2.2: turn radius.
pub const RADIUS: Clause = Clause("TAL-7.2.2");
/// TAL-7.3.1: side slip.
pub const SIDE_SLIP: Clause = Clause("TAL-7.3.1");
/// TAL-7.3.2: side-slip markers.
pub const SLIP_MARKER: Clause = Clause("TAL-7.3.2");
/// TAL-7.4.1: collisions.
pub const COLLISION: Clause = Clause("TAL-7.4.1");
/// TAL-7.4.2: ships that move together.
pub const TOGETHER: Clause = Clause("TAL-7.4.2");
/// TAL-7.5: changes of speed.
pub const SPEED_CHANGE: Clause = Clause("TAL-7.5");
/// TAL-8.1: firing a weapon group.
pub const FIRE: Clause = Clause("TAL-8.1");
/// TAL-8.2: arcs.
pub const ARCS: Clause = Clause("TAL-8.2");
/// TAL-8.3: weapons.
pub const WEAPONS: Clause = Clause("TAL-8.3");
/// TAL-8.4: damage and critical hits.
pub const DAMAGE: Clause = Clause("TAL-8.4");
/// TAL-8.5: repairs.
pub const REPAIR: Clause = Clause("TAL-8.5");
/// TAL-8.6: explosions.
pub const EXPLOSION: Clause = Clause("TAL-8.6");
/// TAL-9.1: charging.
pub const CHARGING: Clause = Clause("TAL-9.1");
/// TAL-9.2: choosing speeds.
pub const SPEEDS: Clause = Clause("TAL-9.2");
/// TAL-9.3: how a battle starts.
pub const START: Clause = Clause("TAL-9.3");
/// TAL-10.1: batteries and afterburners.
pub const BATTERY: Clause = Clause("TAL-10.1");
/// TAL-11.1: retreat.
pub const RETREAT: Clause = Clause("TAL-11.1");
/// TAL-12.1: fighters.
pub const FIGHTERS: Clause = Clause("TAL-12.1");
/// TAL-12.2: squadrons.
pub const SQUADRON: Clause = Clause("TAL-12.2");
/// TAL-12.3: carriers.
pub const CARRIER: Clause = Clause("TAL-12.3");
/// TAL-13.1: missiles.
pub const MISSILE: Clause = Clause("TAL-13.1");
/// TAL-13.2: how missiles fly.
pub const MISSILE_FLIGHT: Clause = Clause("TAL-13.2");
/// TAL-14.1: bases.
pub const BASE: Clause = Clause("TAL-14.1");
/// TAL-14.2: how bases rotate.
pub const ROTATION: Clause = Clause("TAL-14.2");
/// TAL-15: the ships.
pub const SHIPS: Clause = Clause("TAL-15");
/// TAL-16: scenarios and victory.
pub const SCENARIOS: Clause = Clause("TAL-16");
/// TAL-17.1: terrain.
pub const TERRAIN: Clause = Clause("TAL-17.1");

const fn row(clause: Clause, origin: Origin, title: &'static str) -> Statement {
    Statement { clause, origin, title }
}

/// Every clause, in rulebook order.
pub const CLAUSES: &[Statement] = &[
    row(MAP, Said, "Hexes and the edge of the map"),
    row(ROUND, Published, "Rounds and impulses"),
    row(TURN, Published, "The steps of a turn"),
    row(CHART, Published, "The impulse chart"),
    row(INITIATIVE, Published, "Initiative"),
    row(CURVE, Published, "The power curve"),
    row(POINTS, Published, "Action points"),
    row(HULL, Published, "Shields and hull"),
    row(NO_POWER, Published, "No speed without power"),
    row(PURCHASES, Published, "What a point buys"),
    row(REINFORCEMENT, Ruling, "Reinforcement and markers"),
    row(MUST_MOVE, Said, "A ship that can move must"),
    row(WAYS, Said, "Three ways to move"),
    row(STRAIGHT, Said, "Straight"),
    row(TURNING, Said, "Turning"),
    row(RADIUS, Said, "Turn radius"),
    row(SIDE_SLIP, Said, "Side slip"),
    row(SLIP_MARKER, Said, "Side-slip markers"),
    row(COLLISION, Said, "Collisions"),
    row(TOGETHER, Ruling, "Ships that move together"),
    row(SPEED_CHANGE, Published, "Changes of speed"),
    row(FIRE, Published, "Firing a weapon group"),
    row(ARCS, Published, "Arcs"),
    row(WEAPONS, Published, "Weapons"),
    row(DAMAGE, Published, "Damage and critical hits"),
    row(REPAIR, Published, "Repairs"),
    row(EXPLOSION, Ruling, "Explosions"),
    row(CHARGING, Published, "Charging"),
    row(SPEEDS, Published, "Choosing speeds"),
    row(START, Published, "How a battle starts"),
    row(BATTERY, Published, "Batteries and afterburners"),
    row(RETREAT, Ruling, "Retreat"),
    row(FIGHTERS, Published, "Fighters"),
    row(SQUADRON, Ruling, "Squadrons"),
    row(CARRIER, Ruling, "Carriers"),
    row(MISSILE, Published, "Missiles"),
    row(MISSILE_FLIGHT, Ruling, "How missiles fly"),
    row(BASE, Published, "Bases"),
    row(ROTATION, Ruling, "How bases rotate"),
    row(SHIPS, Published, "The ships"),
    row(SCENARIOS, Ruling, "Scenarios and victory"),
    row(TERRAIN, Published, "Terrain"),
];
