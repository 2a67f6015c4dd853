//! Power: purchases for points, and speeds for the next round.

use rules_talon::power::{Menu, REINFORCED};
use rules_talon::power_phase::Choices;
use rules_talon::state::{Bid, Name};
use rules_talon::weapons::MISSILE_DAMAGE;
use rules_talon::{Goal, Kind, Plot, Pose, Purchase};
use table::Arc;

use super::choices::{Choice, Worths, add};
use super::picture::TacticalPicture;
use super::sight::{Gun, damage_by_range};

/// Worth of a charged battery, as a share of the ship's worth.
const BATTERY: f64 = 0.012;
/// Worth of a bid for the initiative near the enemy, as a share of the ship's worth.
const BID: f64 = 0.008;
/// Discount on a yellow box for each empty red box.
const RED: f64 = 0.8;
/// Discount on a yellow box for each other empty yellow box.
const YELLOW: f64 = 0.3;
/// Extra share of a volley that its last empty box is worth.
const LAST: f64 = 0.15;
/// Probability that the enemy strikes at a shield.
const STRUCK: f64 = 0.8;
/// Worth of a point of power that can charge a box, in a round.
const USEFUL: f64 = 0.9;
/// Worth of any other point of power, in a round.
const SPARE: f64 = 0.35;
/// Cost of a hex of turn radius.
const WIDE: f64 = 0.3;
/// Cost of a speed other than the wanted one, times the square of the difference.
const OFF: f64 = 0.35;
/// The wanted speed far from the enemy.
const FAR_SPEED: f64 = 3.5;
/// The wanted speed near the enemy.
const NEAR_SPEED: f64 = 3.0;
/// The wanted speed of squadrons, which have no power to lose by it, and of ships without guns, which flee.
const FULL_SPEED: f64 = 6.0;
/// The greatest distance to an enemy that counts as near, in hexes: both are in range after a move or two.
const NEAR: u16 = 6;
/// The distance to an enemy beyond which a ship is alone, in hexes: its movement of this impulse hardly matters.
const ALONE: u16 = 9;
/// Weight of a purchase for a move that is not due in this turn.
const LATER: f64 = 0.35;
/// Worth of a purchase that is never made.
const NEVER: f64 = -1.0;
/// Shares of damage that fall on shields and on the hull, as a mean over battles.
const ON_SHIELDS: f64 = 0.6;
const ON_HULL: f64 = 0.4;
/// The fewest hull boxes among which a ship's worth is divided: a last box would outweigh all other ships.
const LEAST_HULL: f64 = 2.0;
/// Share of a gun's readiness for coming turns that counts as fire to come at a shield.
const LOADING: f64 = 0.4;
/// Worth of a reinforced front shield near the enemy that is not used at once, in boxes: it lasts for a round.
const LASTS: f64 = 0.25;
/// Weight of the gain from redirecting a missile: it is a gain only if the missile arrives.
const REDIRECTED: f64 = 0.8;
/// Share of a missile's harm that a hex of its way takes: it may be shot down on the way.
const PATH: f64 = 0.15;
/// Worth of the bid that keeps the initiative, as a share of the ship's worth: it makes up for the enemy's.
const KEPT: f64 = 0.015;
/// Weight of a group that lacks more than one red box: it will not be ready in the next round.
const SLOW: f64 = 0.5;
/// Worth of a retreat of a ship without weapons while armed friends fight on, and of any other.
const RETREATS: f64 = 0.5;
const FLEES: f64 = -9.0;
/// Worth of being taken off the map: worse than any speed.
const OFF_MAP: f64 = -2.0;
/// Points of a worth of 1 of a speed, as a share of the ship's worth, and the least worth of a ship there.
const SPEED_UNIT: f64 = 0.02;
const SPEED_LEAST: f64 = 30.0;

/// Adds each purchase of a ship with its worth, and the choice to buy nothing.
pub(super) fn purchases(eye: &TacticalPicture<'_>, menu: &Menu, all: &mut Worths) {
    let ship = usize::from(menu.ship);
    let own = &eye.ships[ship];
    let state = &eye.state.ships()[ship];
    let scheduled = eye.rules.has_point(eye.state, state);
    // A point in the battery could be spent later.
    let cost = if scheduled { 0.0 } else { BATTERY * own.worth };
    add(all, Choice::Buy(None), 0.0);
    let mut plain: Option<f64> = None;
    let nearest = eye.nearest(own.side, own.pose.at);
    // With no enemy, edge or terrain near, its movement hardly matters.
    let alone = nearest > ALONE
        && eye.rules.goal() != Goal::Circle
        && eye.rules.terrain().is_empty()
        && eye.edge(ship, own.pose) <= 0.0;
    for purchase in menu.all(eye.rules, eye.state) {
        let mut from = |pose: Pose| {
            if alone {
                return 0.0;
            }
            let plain = *plain.get_or_insert_with(|| eye.best(ship, own.pose));
            (eye.best(ship, pose) - plain).max(0.0) * if eye.must_move(ship) { 1.0 } else { LATER }
        };
        let worth = match purchase {
            Purchase::Charge(group) => charge(eye, ship, usize::from(group) - 1),
            Purchase::Reinforce(arc) => reinforcement(eye, ship, arc),
            Purchase::Slip => from(Pose { slip: true, ..own.pose }),
            Purchase::Through => from(Pose { count: own.pose.count.saturating_sub(1), ..own.pose }),
            Purchase::Battery => BATTERY * own.worth,
            Purchase::Change if nearest > NEAR || !own.is_armed() => NEVER,
            Purchase::Change => BID * own.worth,
            Purchase::Defend => defence(eye, ship),
            Purchase::Power(squadron) => match eye.rules.find(squadron) {
                Some(squadron) => charge(eye, squadron, 0),
                None => NEVER,
            },
            Purchase::Redirect(missile, target) => redirection(eye, missile, target),
        };
        if worth > 0.0 {
            add(all, Choice::Buy(Some(purchase)), worth - cost);
        }
    }
}

/// Returns the worth of a yellow box of a group: its share of a good volley. It falls with the number of boxes still
/// empty.
fn charge(eye: &TacticalPicture<'_>, ship: usize, group: usize) -> f64 {
    if eye.rules.goal() == Goal::Circle {
        return 0.0;
    }
    let (own, card) = (&eye.state.ships()[ship], eye.rules.card(ship));
    let mount = &card.groups[group];
    let count = rules_talon::fire::weapons(eye.rules, eye.state, ship, group);
    let most = damage_by_range(mount, count).into_iter().fold(0.0, f64::max);
    let (mut price, mut enemies) = (0.0, 0.0);
    for enemy in eye.enemies(eye.ships[ship].side) {
        let enemy = &eye.ships[enemy];
        // Some of the damage falls on shields, some on the hull.
        price += ON_SHIELDS * enemy.box_worth + ON_HULL * enemy.worth / enemy.hull.max(LEAST_HULL);
        enemies += 1.0;
    }
    if enemies < 1.0 {
        return 0.0;
    }
    let charge = own.charges[group];
    let red = f64::from(mount.red.saturating_sub(charge.red));
    let yellow = f64::from(mount.yellow.saturating_sub(charge.yellow));
    let boxes = f64::from(mount.red + mount.yellow);
    let volley = most * price / enemies;
    let urgent = 1.0 / (1.0 + RED * red + YELLOW * (yellow - 1.0));
    let finishes = if red + yellow <= 1.0 { LAST } else { 0.0 };
    volley * (urgent / boxes + finishes)
}

/// Returns the worth of reinforcing a shield: the harm it saves from the enemy's next volley on it.
fn reinforcement(eye: &TacticalPicture<'_>, ship: usize, arc: Arc) -> f64 {
    if eye.rules.goal() == Goal::Circle {
        return 0.0;
    }
    let own = &eye.ships[ship];
    let mut damage = 0.0;
    for enemy in eye.enemies(own.side) {
        let ghosts = &eye.next[enemy];
        let mut sum = 0.0;
        for ghost in ghosts {
            if own.pose.facing.arcs(ghost.at - own.pose.at).has(arc) {
                let ready = |gun: &Gun| gun.ready.max(LOADING * gun.soon);
                sum += eye.strike(enemy, *ghost, ship, own.pose, ready).0;
            }
        }
        damage += sum / ghosts.len() as f64;
    }
    let held = own.held[arc as usize];
    let saved = own.harm(damage, held) - own.harm(damage, held + f64::from(REINFORCED));
    let lasts = if arc == Arc::Front && eye.nearest(own.side, own.pose.at) <= NEAR { LASTS } else { 0.0 };
    STRUCK * saved + lasts * own.box_worth
}

/// Returns the worth of sending a missile at another ship: higher where the path is short and the shield weak.
fn redirection(eye: &TacticalPicture<'_>, number: u16, target: Name) -> f64 {
    let (Some(place), Some(target)) = (eye.state.missile(number), eye.rules.find(target)) else {
        return NEVER;
    };
    let missile = eye.state.missiles()[place];
    let hit = |ship: usize| {
        let sight = &eye.ships[ship];
        let off = missile.at - sight.pose.at;
        let held = sight.pose.facing.arcs(off).iter().map(|arc| sight.held[arc as usize]).fold(0.0, f64::max);
        sight.harm(f64::from(MISSILE_DAMAGE), held) / (1.0 + PATH * f64::from(off.hexes()))
    };
    REDIRECTED * (hit(target) - hit(usize::from(missile.target)))
}

/// Returns the worth of defending the initiative: above 0 only if one bid more makes up for the enemy's.
fn defence(eye: &TacticalPicture<'_>, ship: usize) -> f64 {
    let own = &eye.ships[ship];
    let bids = |side: u8, bid: Bid| {
        eye.rules.fleet(side).filter(|s| eye.ships[*s].on_map && eye.state.ships()[*s].bid == bid).count()
    };
    let asked = bids(1 - own.side, Bid::Change);
    if asked > 0 && asked == bids(own.side, Bid::Defend) + 1 { KEPT * own.worth } else { NEVER }
}

/// Adds each speed for the next round with its worth.
pub(super) fn speeds(eye: &TacticalPicture<'_>, ship: usize, choices: &Choices, all: &mut Worths) {
    let own = &eye.ships[ship];
    let (state, card) = (&eye.state.ships()[ship], eye.rules.card(ship));
    let nearest = eye.nearest(own.side, own.pose.at);
    // Yellow boxes left to fill, with half weight for a group that stays short of red boxes.
    let mut need = 0.0;
    for (group, mount) in card.groups.iter().enumerate().filter(|(group, _)| !state.has_lost(*group)) {
        let charge = state.charges[group];
        let share = if mount.red > charge.red + 1 { SLOW } else { 1.0 };
        need += share * f64::from(mount.yellow.saturating_sub(charge.yellow));
    }
    let gone = !own.is_armed() && card.kind == Kind::Ship && eye.rules.goal() != Goal::Circle;
    let friends = eye.rules.fleet(own.side).any(|s| eye.ships[s].on_map && eye.ships[s].is_armed());
    for plot in choices {
        let worth = match *plot {
            Plot::Off => OFF_MAP,
            Plot::Speed(speed, retreat) => {
                let Some(row) = card.curve.iter().position(|pace| pace.speed == speed) else { continue };
                let power = f64::from(eye.rules.power_in(eye.state, ship, row));
                let radius = f64::from(card.curve[row].radius);
                let useful = power.min(need);
                let spare = power - useful;
                let wants = wanted(eye, ship, nearest);
                let off = f64::from(speed) - wants;
                let retreats = if retreat { if gone && friends { RETREATS } else { FLEES } } else { 0.0 };
                USEFUL * useful + SPARE * spare - WIDE * radius - OFF * off * off + retreats
            }
        };
        add(all, Choice::Speed(*plot), SPEED_UNIT * own.worth.max(SPEED_LEAST) * worth);
    }
}

/// Returns the wanted speed of a ship.
fn wanted(eye: &TacticalPicture<'_>, ship: usize, nearest: u16) -> f64 {
    let own = &eye.ships[ship];
    if !own.is_armed() || own.kind == Kind::Squadron {
        return FULL_SPEED;
    }
    if nearest > NEAR {
        return FAR_SPEED;
    }
    NEAR_SPEED
}
