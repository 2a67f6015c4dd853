//! Dice into boxes: the worth of each split of a ship's dice.

use rules_simple_spaceships::orders::Dealt;
use rules_simple_spaceships::{PanelBox, Place};

use super::hits::Target;
use super::picture::{Pose, TacticalPicture, few, gap};

/// An enemy, from the view of a ship that assigns: its distance, its worth as a target, and its possible strikes.
struct Foe {
    away: f64,
    turns: u8,
    target: Target,
    prize: f64,
    /// The dice it may strike with: if it keeps none for Defence, and if it keeps one and a half.
    strikes: [u8; 2],
}

/// Returns every legal split of a ship's dice, with its worth in dice.
pub(crate) fn ideas(eye: TacticalPicture<'_>, me: usize, shares: &[Dealt]) -> Vec<(Dealt, f64)> {
    let foes = foes(eye, me);
    shares.iter().map(|dealt| (*dealt, worth(eye, me, &foes, *dealt))).collect()
}

fn foes(eye: TacticalPicture<'_>, me: usize) -> Vec<Foe> {
    let ship = eye.ship(me);
    let own = Pose { at: ship.at, heading: ship.heading };
    let foe = |(place, enemy): (usize, &rules_simple_spaceships::Ship)| {
        let there = eye.foreseen(place);
        let dice = enemy.panel.dice();
        let away = gap(own.at, there);
        let turns = eye.turns(Pose { at: enemy.at, heading: enemy.heading }, own.at);
        let loose = enemy.panel[PanelBox::Reserve] + enemy.panel[PanelBox::Attack];
        let strike = |kept: f64| {
            let moves = f64::from(turns).max(((away - 6.0) / 4.0).clamp(1.0, 2.0));
            few((f64::from(dice) - moves - kept).min(f64::from(loose)))
        };
        let prize = eye.prize(place);
        Foe {
            away,
            turns: eye.turns(own, there),
            target: Target {
                shield: usize::from(enemy.panel[PanelBox::Defence]),
                dice: usize::from(dice),
                prize,
            },
            prize,
            strikes: [strike(0.0), strike(1.5)],
        }
    };
    eye.enemies(eye.rules.side_of(me)).map(foe).collect()
}

fn worth(eye: TacticalPicture<'_>, me: usize, foes: &[Foe], dealt: Dealt) -> f64 {
    let ship = eye.ship(me);
    let panel = &ship.panel;
    let (defence, movement, attack) = (
        panel[PanelBox::Defence] + dealt[0],
        panel[PanelBox::Movement] + dealt[1],
        panel[PanelBox::Attack] + dealt[2],
    );
    // Dice left in Reserve can go to any box next turn; dice that stay in a box cannot.
    let mut sum = 0.05 * f64::from(panel.dice() - defence - movement - attack);
    if eye.runs(me) {
        let left = f64::from(eye.rules.area().height.in_thousandths() - ship.at.y) / 1000.0;
        let far = 4.0 * f64::from(movement);
        sum += 0.13 * far.min(left) + if far >= left { 12.0 } else { 0.0 };
    }
    if ship.place == Place::Away {
        // A ship that has yet to enter chooses its edge and is not shot at before. It needs Movement dice to come near,
        // and has the spent ones again by then.
        return sum + 0.2 * f64::from(movement) + 0.02 * f64::from(attack);
    }
    // A runner must not be stopped; a hunter has little to fear from a runner.
    let care = match (eye.rules.run(), eye.runs(me)) {
        (Some(_), true) => 0.7,
        (Some(_), false) => 0.15,
        (None, _) => 0.5,
    };
    let mut strike = 0.0_f64;
    let mut nearest = f64::MAX;
    for foe in foes {
        nearest = nearest.min(foe.away);
        strike = strike.max(striking(foe, movement, attack));
        sum -= suffering(eye, me, foe, defence, movement) * care;
    }
    sum += 1.5 * strike - if strike > 0.0 { 0.0 } else { 0.04 * f64::from(attack) };
    if nearest < f64::MAX && !eye.runs(me) {
        let far = 4.0 * f64::from(movement);
        sum += 0.05 * far.min((nearest - 7.0).max(0.0)) + 0.03 * f64::from(movement.min(3));
    }
    sum
}

/// Returns the worth of a strike at a foe with these dice in Movement and Attack.
fn striking(foe: &Foe, movement: u8, attack: u8) -> f64 {
    let mut best = 0.0_f64;
    for range in 0..attack.min(4) {
        let way = foe.away - 6.0 * f64::from(1 + range);
        let moves = few((way / 4.0).max(0.0) + 0.999).max(foe.turns);
        if moves > movement {
            continue;
        }
        // The foe's side may put some dice into its Defence, or none.
        let shielded = Target { shield: foe.target.shield + 1, ..foe.target };
        let heavily = Target { shield: foe.target.shield + 2, ..foe.target };
        let dice = attack - range;
        let (_, open) = foe.target.best(dice);
        let worth = 0.5 * open + 0.3 * shielded.best(dice).1 + 0.2 * heavily.best(dice).1;
        // A foe just in reach may have moved away when the ship is active; spare Movement dice make a strike likelier.
        let spare = f64::from((movement - moves).min(2));
        let sure = if foe.turns == 0 { 0.8 + 0.1 * spare } else { 0.55 + 0.15 * spare };
        best = best.max(worth * sure);
    }
    best * if foe.prize > 5.0 { 1.3 } else { 1.0 }
}

/// Returns the cost of a foe's strike to a ship with these dice in Defence and Movement.
fn suffering(eye: TacticalPicture<'_>, me: usize, foe: &Foe, defence: u8, movement: u8) -> f64 {
    let own = Target {
        shield: usize::from(defence),
        dice: usize::from(eye.ship(me).panel.dice()),
        prize: eye.prize(me),
    };
    // A ship with more Movement dice may be gone before it is shot at, or may shoot first.
    let exposed = if movement >= 3 { 0.75 } else { 0.9 };
    let near = if foe.away > 22.0 {
        0.0
    } else if foe.away > 14.0 {
        0.35
    } else {
        1.0
    };
    let strike = |dice: u8| own.best(dice).1;
    near * exposed * (0.4 * strike(foe.strikes[0]) + 0.6 * strike(foe.strikes[1]))
}
