//! The captain's picture: every ship, the poses it may have next, and the worth of a pose.

use arrayvec::ArrayVec;
use rules_talon::movement::{COLLISION, collisions, must_move, ways};
use rules_talon::state::SHIPS;
use rules_talon::terrain::CAREFUL;
use rules_talon::weapons::RANGE;
use rules_talon::{Edges, Kind, Pose, State, Talon, Terrain, Way, chart, terrain};
use table::{Arc, Hex};

use super::sight::{Gun, Sight, sight};

/// Loss from a ship that leaves the map, in multiples of its worth.
const LEFT: f64 = 1.5;
/// The damage of asteroids: the mean of a die.
const ASTEROIDS: f64 = 3.5;
/// Weight of danger against attack.
const DANGER: f64 = 0.6;
/// Weight of the next attack against the present one.
const NEXT: f64 = 0.55;
/// Share of a gun's readiness for coming turns that counts as danger while it cannot fire.
const LOADING: f64 = 0.5;
/// Weight of the enemy's fire during the next attack.
const TRADE: f64 = 0.4;
/// Worth of a hex nearer the enemy, as a share of the ship's worth.
const NEARER: f64 = 0.02;
/// Readiness of its guns above which a ship closes in.
const EAGER: f64 = 0.2;
/// Worth of being at the enemy's side or rear while near it, in hexes.
const TAIL: f64 = 0.5;
/// The greatest distance to an enemy at which its side or rear is worth anything, in hexes: out of it, it turns first.
const TAIL_WITHIN: f64 = 7.0;
/// Ships are worth at least so much when they are near an enemy, in points: otherwise cheap ones would not close in.
const CHEAP: f64 = 20.0;
/// The distance at which a ship need not close in any more, in hexes: most weapons hit well from there.
const CLOSE: f64 = 3.0;
/// The distance at which a ship without guns is out of danger, in hexes: no enemy is in range within a round.
const CLEAR: f64 = 14.0;
/// Weight of distance to a ship without guns, against its weight to others: it has nothing else to care for.
const SHY: f64 = 1.5;
/// Cost of a bearing on a side, and of one on the rear, in hexes: about the moves that turn it to the front.
const ASIDE: f64 = 1.0;
const ASTERN: f64 = 2.2;
/// Weight of the best target of a ship's fire, and of all its targets: its groups may fire at several.
const BEST_TARGET: f64 = 0.85;
const ALL_TARGETS: f64 = 0.15;
/// Weight of an enemy's most dangerous pose, and of the mean over its poses: it chooses, but has other aims too.
const WORST_POSE: f64 = 0.6;
const MEAN_POSE: f64 = 0.4;
/// Share of the damage that a point off the die takes: about one face in five that hit.
const THICK: f64 = 0.2;
/// The most that such points take: some fire always gets through.
const THICKEST: f64 = 0.9;
/// Distance to an enemy where there is none, in hexes: farther than any map.
const NOWHERE: u16 = 99;
/// Rows and columns along an edge that cost something: a ship there has little room to turn.
const NEAR_EDGE: i16 = 3;
/// Cost of each row or column nearer the edge than that, as a share of the ship's worth.
const EDGE: f64 = 0.01;
/// Cost of heading for an edge without room to turn away, as a share of the ship's worth: it is as good as lost.
const STUCK: f64 = 0.7;
/// Turns of the helm within which a ship must be able to turn away from an edge: three of them turn it about.
const ABOUT: u8 = 3;
/// Hexes of room for such turns, beside two radii and the count: one for each turn, and one to be safe.
const ROOM: i16 = 4;
/// Cost of a nebula, as a share of the ship's worth. Fire at a ship there counts as unshielded besides.
const NEBULA: f64 = 0.03;

/// Poses of one ship: at most one for each move.
pub(super) type Poses = ArrayVec<Pose, 5>;

/// All ships as a captain sees them.
pub(super) struct TacticalPicture<'a> {
    pub rules: &'a Talon,
    pub state: &'a State,
    pub ships: ArrayVec<Sight, SHIPS>,
    /// Poses that each ship may have after the next turn of its side.
    pub next: ArrayVec<Poses, SHIPS>,
}

impl<'a> TacticalPicture<'a> {
    /// Returns the picture of a position.
    pub fn new(rules: &'a Talon, state: &'a State) -> Self {
        let ships: ArrayVec<Sight, SHIPS> =
            (0..rules.count()).map(|ship| sight(rules, state, ship)).collect();
        let mut eye = Self { rules, state, ships, next: ArrayVec::new() };
        let (own, active) = (state.impulse, state.active());
        for ship in 0..eye.ships.len() {
            // The active side has its next turn in the next impulse. The other side has it in this impulse, or in the
            // next one if this is the second turn.
            let sight = &eye.ships[ship];
            let later = sight.side == active || state.second;
            let impulse = if later { (own + 1) % chart::IMPULSES } else { own % chart::IMPULSES };
            let moves = sight.kind != Kind::Base && chart::lists(impulse, sight.speed);
            let poses = if moves { eye.poses(ship, sight.pose) } else { ArrayVec::from_iter([sight.pose]) };
            eye.next.push(poses);
        }
        eye
    }

    /// Returns the other side's ships on the map.
    pub fn enemies(&self, side: u8) -> impl Iterator<Item = usize> {
        self.rules.fleet(1 - side).filter(|ship| self.ships[*ship].on_map)
    }

    /// Returns the hexes to the nearest enemy; [`NOWHERE`] if there is none.
    pub fn nearest(&self, side: u8, at: Hex) -> u16 {
        self.enemies(side).map(|enemy| self.ships[enemy].pose.at.distance(at)).min().unwrap_or(NOWHERE)
    }

    /// Returns the poses a ship may move to from a pose, on the map and in no planet; if there are none, the pose
    /// itself.
    pub fn poses(&self, ship: usize, from: Pose) -> Poses {
        let own = &self.ships[ship];
        let mut all = Poses::new();
        for way in from.ways(own.helm) {
            let after = from.after(*way, own.radius);
            if !self.rules.is_planet(after.at) && self.rules.is_on_map(after.at) {
                all.push(after);
            }
        }
        if all.is_empty() {
            all.push(from);
        }
        all
    }

    /// Returns the moves of a ship that moves now, with the pose after each.
    pub fn ways(&self, ship: usize) -> ArrayVec<(Way, Pose), 5> {
        let own = &self.ships[ship];
        ways(self.rules, self.state, ship)
            .iter()
            .map(|way| (*way, own.pose.after(*way, own.radius)))
            .collect()
    }

    /// Returns the expected damage of one ship's fire at another, and the points that the strongest shield in its way
    /// holds.
    pub fn strike(
        &self,
        from: usize,
        a: Pose,
        to: usize,
        b: Pose,
        ready: impl Fn(&Gun) -> f64,
    ) -> (f64, f64) {
        self.strike_with(&self.ships[from].guns, a, to, b, ready)
    }

    /// Returns the expected damage of these guns, and the points that the strongest shield in their way holds.
    pub fn strike_with(
        &self,
        guns: &[Gun],
        a: Pose,
        to: usize,
        b: Pose,
        ready: impl Fn(&Gun) -> f64,
    ) -> (f64, f64) {
        let off = b.at - a.at;
        let range = usize::from(off.hexes());
        if range > usize::from(RANGE) {
            return (0.0, 0.0);
        }
        let arcs = a.facing.arcs(off);
        let bearing = guns.iter().filter(|gun| gun.arcs.meet(arcs));
        let mut damage: f64 = bearing.map(|gun| gun.damage[range] * ready(gun)).sum();
        if damage <= 0.0 {
            return (0.0, 0.0);
        }
        if !self.rules.terrain().is_empty() {
            match terrain::penalty(self.rules, a.at, b.at) {
                None => return (0.0, 0.0),
                Some(off) => damage *= 1.0 - (THICK * f64::from(off)).min(THICKEST),
            }
            if terrain::is_without_shields(self.rules, b.at) {
                return (damage, 0.0);
            }
        }
        let target = &self.ships[to];
        let held = b.facing.arcs(a.at - b.at).iter().map(|arc| target.held[arc as usize]);
        (damage, held.fold(0.0, f64::max))
    }

    /// Returns the worth of the same damage.
    fn harm(&self, from: usize, a: Pose, to: usize, b: Pose, ready: impl Fn(&Gun) -> f64) -> f64 {
        let (damage, held) = self.strike(from, a, to, b, ready);
        if damage > 0.0 { self.ships[to].harm(damage, held) } else { 0.0 }
    }

    /// Returns the worth of a ship's fire from a pose now: mostly at its best target, a little at others.
    pub fn attack(&self, ship: usize, pose: Pose) -> f64 {
        let (mut best, mut all) = (0.0_f64, 0.0);
        for enemy in self.enemies(self.ships[ship].side) {
            let harm = self.harm(ship, pose, enemy, self.ships[enemy].pose, |gun| gun.ready);
            best = best.max(harm);
            all += harm;
        }
        BEST_TARGET * best + ALL_TARGETS * all
    }

    /// Returns the worth of a pose to a ship that has it at the end of its side's moves.
    pub fn outlook(&self, ship: usize, pose: Pose) -> f64 {
        if !self.rules.is_on_map(pose.at) {
            return -LEFT * self.ships[ship].worth;
        }
        let own = &self.ships[ship];
        let moves =
            own.kind != Kind::Base && chart::lists((self.state.impulse + 1) % chart::IMPULSES, own.speed);
        let then = if moves { self.poses(ship, pose) } else { ArrayVec::from_iter([pose]) };
        let (mut danger, mut next, mut near) = (0.0, 0.0_f64, f64::NEG_INFINITY);
        for enemy in self.enemies(own.side) {
            let (mut worst, mut sum, mut ahead) = (0.0_f64, 0.0, 0.0);
            let ghosts = &self.next[enemy];
            for ghost in ghosts {
                let harm = self.harm(enemy, *ghost, ship, pose, |gun| gun.ready.max(LOADING * gun.soon));
                worst = worst.max(harm);
                sum += harm;
                let strike = |pose: &Pose| {
                    self.harm(ship, *pose, enemy, *ghost, |gun| gun.soon)
                        - TRADE * self.harm(enemy, *ghost, ship, *pose, |gun| gun.soon)
                };
                ahead += then.iter().map(strike).fold(f64::NEG_INFINITY, f64::max);
            }
            let count = ghosts.len() as f64;
            danger += WORST_POSE * worst + MEAN_POSE * sum / count;
            next = next.max(ahead / count);
            near = near.max(Self::closeness(own, pose, &self.ships[enemy]));
        }
        let near = if near > f64::NEG_INFINITY { near } else { 0.0 };
        self.attack(ship, pose) - DANGER * danger + NEXT * next + near
            - self.edge(ship, pose)
            - self.hazard(own, pose)
    }

    /// Returns the worth of a ship's distance and bearing to an enemy; for a ship without guns, the worth of keeping
    /// clear of it.
    fn closeness(own: &Sight, pose: Pose, enemy: &Sight) -> f64 {
        let off = enemy.pose.at - pose.at;
        let away = f64::from(off.hexes());
        let unit = NEARER * own.worth.max(CHEAP);
        if !own.is_armed() {
            return unit * SHY * (away.min(CLEAR) - CLEAR);
        }
        let bearing = |from: Pose, off: table::Offset| {
            let arcs = from.facing.arcs(off);
            if arcs.has(Arc::Front) {
                0.0
            } else if arcs.has(Arc::Rear) {
                ASTERN
            } else {
                ASIDE
            }
        };
        let aside = bearing(pose, off);
        let tail = bearing(enemy.pose, pose.at - enemy.pose.at);
        let eager = own.readiness - EAGER;
        let far = (away - CLOSE).max(0.0);
        unit * (-eager * far - aside + if away < TAIL_WITHIN { TAIL * tail } else { 0.0 })
    }

    /// Returns the cost of being near an edge or heading for it.
    pub fn edge(&self, ship: usize, pose: Pose) -> f64 {
        if self.rules.options().map == Edges::Floating || self.ships[ship].kind == Kind::Base {
            return 0.0;
        }
        let own = &self.ships[ship];
        let map = self.rules.map();
        let row = table::HexMap::row(pose.at);
        let near = pose.at.q.min(map.columns - 1 - pose.at.q).min(row).min(map.rows - 1 - row);
        let room = i16::from(own.radius) * 2 + i16::from(pose.count) + ROOM;
        let mut cost = if near < NEAR_EDGE { EDGE * own.worth * f64::from(NEAR_EDGE - near) } else { 0.0 };
        if near <= room && !self.may_turn_away(own, pose, ABOUT) {
            cost += STUCK * own.worth;
        }
        cost
    }

    /// Returns `true` if a ship can stay on the map for this number of turns of its helm.
    fn may_turn_away(&self, own: &Sight, pose: Pose, turns: u8) -> bool {
        let mut at = pose.at;
        for _ in 0..pose.count {
            at = at.neighbour(pose.facing);
            if !self.rules.is_on_map(at) {
                return false;
            }
        }
        if turns == 0 {
            return true;
        }
        let from = Pose { at, count: 0, ..pose };
        let ways = [Way::Left, Way::Right].into_iter().map(|way| from.after(way, own.radius));
        if !own.helm {
            return self.rules.is_on_map(at.neighbour(pose.facing));
        }
        ways.into_iter()
            .any(|after| self.rules.is_on_map(after.at) && self.may_turn_away(own, after, turns - 1))
    }

    /// Returns the cost of entering a hex: asteroids at speed, or a nebula, where shields do not work.
    fn hazard(&self, own: &Sight, pose: Pose) -> f64 {
        if self.rules.terrain().is_empty() || own.pose.at == pose.at {
            return 0.0;
        }
        match self.rules.terrain_at(pose.at) {
            Some(Terrain::Asteroids) if own.speed > CAREFUL => {
                own.harm(ASTEROIDS, own.held[Arc::Front as usize])
            }
            Some(Terrain::Nebula) => NEBULA * own.worth,
            _ => 0.0,
        }
    }

    /// Returns the cost of colliding with ships of its own race in the hex of a pose.
    pub fn collision(&self, ship: usize, pose: Pose) -> f64 {
        let own = &self.ships[ship];
        let damage = f64::from(COLLISION);
        let mut cost = 0.0;
        for there in collisions(self.rules, self.state, ship, pose.at, None).map(|other| &self.ships[other]) {
            let both = own.harm(damage, own.held[0]);
            let its = there.harm(damage, there.held.iter().copied().fold(0.0, f64::max));
            cost += both + if there.side == own.side { its } else { -its };
        }
        cost
    }

    /// Returns the value a ship may expect of its next move: the best of its moves from a pose.
    pub fn best(&self, ship: usize, from: Pose) -> f64 {
        let all = self.poses(ship, from);
        let worth = |pose: &Pose| self.outlook(ship, *pose) - self.collision(ship, *pose);
        all.iter().map(worth).fold(f64::NEG_INFINITY, f64::max)
    }

    /// Returns `true` if a ship has still to move in this turn.
    pub fn must_move(&self, ship: usize) -> bool {
        must_move(self.rules, self.state, ship)
    }
}
