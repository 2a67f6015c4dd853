//! A ship as the captain weighs it: its guns, its shields, its worth, and the worth of damage to it.

use arrayvec::ArrayVec;
use rules_talon::state::{GROUPS, System};
use rules_talon::{Goal, Kind, Mount, Pose, State, Talon, Weapon, aids::odds, fire};
use table::{Arc, Arcs};

/// Damage counted for one missile. It is less than the missile's 2 points: some are shot down, some redirected.
const MISSILE: f64 = 1.5;
/// Worth of a shield box, as a share of a hull box's worth.
const SHIELD: f64 = 0.3;
/// Share of a ship's cost that it keeps until its last hull box is marked: it still fires, and destruction scores points.
const ALIVE: f64 = 0.3;
/// Share of a ship's cost that its unmarked hull boxes are worth.
const WHOLE: f64 = 0.7;
/// Weight of the share of the hull that damage takes: most of the worth goes in proportion to it.
const TAKEN: f64 = 0.7;
/// Weight of the square of that share: a blow that may destroy is worse than its boxes one by one.
const CRUSHED: f64 = 0.3;
/// Slowness that an empty red box adds to a gun: it fills by itself, one a round.
const RED: f64 = 1.5;
/// Slowness that an empty yellow box adds to a gun: power fills it, within a round.
const YELLOW: f64 = 0.5;
/// In the turning circle nothing is damaged. Shields that hold more than any fire make all poses equally safe.
const CIRCLE_SHIELD: f64 = 100.0;
/// Worth of a point of imagined fire in the turning circle: enough that holding an enemy outweighs the way there.
const CIRCLE_BOX: f64 = 10.0;

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
        held * self.box_worth + self.worth * share * (TAKEN + CRUSHED * share)
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

/// Returns a ship as the captain weighs it.
pub(super) fn sight(rules: &Talon, state: &State, ship: usize) -> Sight {
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
            let soon = 1.0 / (1.0 + RED * red + YELLOW * yellow);
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
    let worth = f64::from(card.points) * (ALIVE + WHOLE * hull / boxes);
    let held = |arc: usize| {
        if circle {
            CIRCLE_SHIELD
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
        box_worth: if circle { CIRCLE_BOX } else { SHIELD * f64::from(card.points) / boxes },
        radius: rules.radius(state, ship),
        helm: own.works(System::Helm),
        speed: rules.speed(state, ship),
        readiness: if readiness.1 > 0.0 { readiness.0 / readiness.1 } else { 0.0 },
    }
}
