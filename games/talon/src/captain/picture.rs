//! The captain's picture: every ship with its guns and shields, the poses it may have next, and the worth of a pose.

use arrayvec::ArrayVec;
use rules_talon::movement::{COLLISION, collisions, must_move, ways};
use rules_talon::state::{GROUPS, SHIPS, System};
use rules_talon::terrain::CAREFUL;
use rules_talon::{
    Edges, Goal, Kind, Mount, Pose, State, Talon, Terrain, Way, Weapon, aids::odds, chart, fire, terrain,
};
use table::{Arc, Arcs, Hex};

/// Damage counted for one missile. It is less than the missile's 2 points: some are shot down, some redirected.
const MISSILE: f64 = 1.5;
/// Worth of a shield box, as a share of a hull box's worth.
const SHIELD: f64 = 0.3;
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

/// Poses of one ship: at most one for each move.
pub(super) type Poses = ArrayVec<Pose, 5>;

/// A weapon group as the captain weighs it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gun {
    pub arcs: Arcs,
    /// Expected damage of the whole group, by range.
    pub damage: [f64; 5],
    /// 1 if it may fire, otherwise 0.
    pub ready: f64,
    /// Readiness for the coming turns, 0 to 1.
    pub soon: f64,
}

/// A ship as the captain weighs it.
#[derive(Clone, Debug)]
pub(super) struct Sight {
    pub side: u8,
    pub kind: Kind,
    pub on_map: bool,
    pub pose: Pose,
    pub guns: ArrayVec<Gun, GROUPS>,
    /// Points that each shield holds.
    pub held: [f64; 4],
    pub hull: f64,
    /// Worth of the ship: the loss if it is destroyed.
    pub worth: f64,
    /// Worth of a shield box.
    pub box_worth: f64,
    pub radius: u8,
    pub helm: bool,
    pub speed: u8,
    /// Mean readiness of its guns, weighted by their damage, 0 to 1; 0 without guns.
    pub readiness: f64,
}

impl Sight {
    /// Returns the worth of damage on a shield that holds `held`.
    pub fn harm(&self, damage: f64, held: f64) -> f64 {
        if damage <= held {
            return damage * self.box_worth;
        }
        let share = ((damage - held) / self.hull).min(1.0);
        held * self.box_worth + self.worth * share * (0.7 + 0.3 * share)
    }

    /// Returns `true` if it has any guns left.
    pub fn is_armed(&self) -> bool {
        !self.guns.is_empty()
    }
}

/// Returns the expected damage of one volley of a group at ranges 0 to 4.
pub(super) fn damage_by_range(mount: &Mount, count: u8) -> [f64; 5] {
    let mut all = [0.0; 5];
    for (range, damage) in (0u16..).zip(&mut all).skip(1) {
        *damage = match mount.weapon {
            Weapon::Missile if mount.weapon.reaches(range) => MISSILE,
            weapon => f64::from(odds::sixths(weapon, range, 0)) / 6.0,
        } * f64::from(count);
    }
    all
}

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

    /// Returns the hexes to the nearest enemy; 99 if there is none.
    pub fn nearest(&self, side: u8, at: Hex) -> u16 {
        self.enemies(side).map(|enemy| self.ships[enemy].pose.at.distance(at)).min().unwrap_or(99)
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
        if range > 4 {
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
                Some(off) => damage *= 1.0 - (0.2 * f64::from(off)).min(0.9),
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
        0.85 * best + 0.15 * all
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
            danger += 0.6 * worst + 0.4 * sum / count;
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
        let unit = NEARER * own.worth.max(20.0);
        if !own.is_armed() {
            return unit * 1.5 * (away.min(14.0) - 14.0);
        }
        let bearing = |from: Pose, off: table::Offset| {
            let arcs = from.facing.arcs(off);
            if arcs.has(Arc::Front) {
                0.0
            } else if arcs.has(Arc::Rear) {
                2.2
            } else {
                1.0
            }
        };
        let aside = bearing(pose, off);
        let tail = bearing(enemy.pose, pose.at - enemy.pose.at);
        let eager = own.readiness - EAGER;
        let far = (away - 3.0).max(0.0);
        unit * (-eager * far - aside + if away < 7.0 { TAIL * tail } else { 0.0 })
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
        let room = i16::from(own.radius) * 2 + i16::from(pose.count) + 4;
        let mut cost = if near < 3 { 0.01 * own.worth * f64::from(3 - near) } else { 0.0 };
        if near <= room && !self.may_turn_away(own, pose, 3) {
            cost += 0.7 * own.worth;
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
            Some(Terrain::Nebula) => 0.03 * own.worth,
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

/// Returns a ship as the captain weighs it.
fn sight(rules: &Talon, state: &State, ship: usize) -> Sight {
    let (own, card) = (&state.ships()[ship], rules.card(ship));
    let circle = rules.goal() == Goal::Circle;
    let mut guns = ArrayVec::new();
    let mut readiness = (0.0, 0.0);
    if own.in_play() && !circle {
        for (group, mount) in card.groups.iter().enumerate().filter(|(group, _)| !own.has_lost(*group)) {
            let charge = own.charges[group];
            let red = f64::from(mount.red.saturating_sub(charge.red));
            let yellow = f64::from(mount.yellow.saturating_sub(charge.yellow));
            let ready = if fire::is_ready(rules, state, ship, group) || (!own.on_map() && red + yellow <= 0.0)
            {
                1.0
            } else {
                0.0
            };
            let soon = 1.0 / (1.0 + 1.5 * red + 0.5 * yellow);
            let damage = damage_by_range(mount, fire::weapons(rules, state, ship, group));
            let most = damage.into_iter().fold(0.0, f64::max);
            readiness = (readiness.0 + most * soon, readiness.1 + most);
            guns.push(Gun { arcs: mount.arcs, damage, ready, soon });
        }
    }
    if circle {
        guns.push(Gun {
            arcs: Arcs::only(Arc::Front),
            damage: [1.0, 1.0, 1.0, 1.0, 0.0],
            ready: 1.0,
            soon: 1.0,
        });
        readiness = (1.0, 1.0);
    }
    let hull = (card.hull.len() as f64 - f64::from(own.hull)).max(1.0);
    let boxes = card.hull.len().max(1) as f64;
    let worth = f64::from(card.points) * (0.3 + 0.7 * hull / boxes);
    let held = |arc: usize| {
        if circle {
            100.0
        } else if own.works(System::Shields) {
            f64::from(own.shields[arc]) + f64::from(own.reinforced[arc].left)
        } else {
            0.0
        }
    };
    Sight {
        side: rules.side_of(ship),
        kind: card.kind,
        on_map: own.on_map(),
        pose: own.pose(),
        guns,
        held: [0, 1, 2, 3].map(held),
        hull,
        worth,
        box_worth: if circle { 10.0 } else { SHIELD * f64::from(card.points) / boxes },
        radius: rules.radius(state, ship),
        helm: own.works(System::Helm),
        speed: rules.speed(state, ship),
        readiness: if readiness.1 > 0.0 { readiness.0 / readiness.1 } else { 0.0 },
    }
}
