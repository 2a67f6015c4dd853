//! The events of a battle. Their facts are in `events/`.

mod facts;

pub(crate) use facts::hex;

use engine::Side;
use table::{Arc, Facing, Hex};

use crate::orders::{Purchase, Way};
use crate::state::{How, Name, System};
use crate::weapons::Weapon;

/// The effect of a critical hit, by its roll of two dice (TAL-8.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Critical {
    /// 2: three more hull boxes.
    HullThree,
    /// 3, 4 and 11: a system is down until repaired.
    Down(System),
    /// 5 and 9: a random weapon group is lost.
    Weapons,
    /// 6: the turn radius grows by one.
    Radius,
    /// 7: nothing.
    Nothing,
    /// 8: one less power.
    Drain,
    /// 10: one hull box, and the FTL drive is offline.
    Drive,
    /// 12: core breach.
    Breach,
}

/// The reason why a missile is gone (TAL-13.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MissileEnd {
    /// It hit.
    Hit,
    /// It was shot down.
    Shot,
    /// An explosion took it.
    Explosion,
    /// It flew into a planet.
    Planet,
    /// Its target is gone.
    TargetGone,
    /// It flew off the map.
    Left,
}

/// The turn-radius count and marker of a ship after its move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wake {
    /// The turn-radius count.
    pub count: u8,
    /// The hex of the turn-radius marker, if there is one.
    pub marker: Option<Hex>,
}

/// An event of a battle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A round begins.
    Round {
        /// Its number.
        round: u16,
    },
    /// A side's turn of an impulse begins.
    Turn {
        /// The impulse, from 0.
        impulse: u8,
        /// The side, 0 or 1.
        side: u8,
    },
    /// A reinforcement expired.
    Expired {
        /// The ship.
        ship: Name,
        /// The arc of the shield.
        arc: Arc,
    },
    /// A ship bought something.
    Bought {
        /// The ship.
        ship: Name,
        /// The purchase.
        purchase: Purchase,
        /// `true` if its battery paid.
        battery: bool,
        /// `true` if it had no effect: another ship had already charged that squadron.
        vain: bool,
    },
    /// A ship moved one hex.
    Moved {
        /// The ship.
        ship: Name,
        /// The move.
        way: Way,
        /// `true` if it used an afterburner.
        afterburner: bool,
        /// The hex it came from.
        from: Hex,
        /// The hex it entered, on the map or off it.
        to: Hex,
        /// Its facing afterwards.
        facing: Facing,
        /// Its turn-radius count and marker afterwards.
        wake: Wake,
    },
    /// A ship that must move stays where it is, because only planets are open to it.
    Blocked {
        /// The ship.
        ship: Name,
    },
    /// A ship moved off the map.
    Left {
        /// The ship.
        ship: Name,
        /// The hex it entered, off the map.
        at: Hex,
    },
    /// A base rotated.
    Rotated {
        /// The base.
        ship: Name,
        /// The direction: left or right.
        way: Way,
        /// Its facing afterwards.
        facing: Facing,
    },
    /// A ship entered the hex of another ship of its race.
    Collides {
        /// The ship that moved.
        ship: Name,
        /// The ship it collides with.
        other: Name,
        /// The hex.
        at: Hex,
    },
    /// A ship entered asteroids too fast.
    Asteroids {
        /// The ship.
        ship: Name,
        /// The hex.
        at: Hex,
        /// The damage: the face rolled.
        damage: u8,
    },
    /// A squadron was launched.
    Launched {
        /// The carrier or base.
        carrier: Name,
        /// The squadron.
        squadron: Name,
        /// The hex it is launched into.
        at: Hex,
        /// Its facing.
        facing: Facing,
    },
    /// A squadron landed.
    Landed {
        /// The squadron.
        squadron: Name,
        /// The carrier or base it landed on.
        carrier: Name,
    },
    /// A missile was launched.
    MissileLaunched {
        /// The ship that launched it.
        ship: Name,
        /// Its name.
        missile: Name,
        /// The ship it flies at.
        target: Name,
        /// The hex of the missile and of the ship that launched it.
        at: Hex,
    },
    /// A missile moved.
    MissileMoved {
        /// Its name.
        missile: Name,
        /// The hex it came from.
        from: Hex,
        /// The hex it entered.
        to: Hex,
    },
    /// A missile hits its target.
    MissileHits {
        /// Its name.
        missile: Name,
        /// The ship hit.
        target: Name,
        /// The arc that is hit.
        arc: Arc,
    },
    /// A missile was damaged.
    MissileDamaged {
        /// Its name.
        missile: Name,
        /// Hits it can still take.
        left: u8,
    },
    /// A missile is gone.
    MissileGone {
        /// Its name.
        missile: Name,
        /// The reason.
        why: MissileEnd,
    },
    /// A group fires.
    Fires {
        /// The ship that fires.
        ship: Name,
        /// The group that fires, from 1.
        group: u8,
        /// The kind of its weapons.
        weapon: Weapon,
        /// The target of each weapon; empty for a fusion cannon.
        targets: Vec<Name>,
    },
    /// A shot was fired.
    Shot {
        /// The ship that fires.
        ship: Name,
        /// The weapon.
        weapon: Weapon,
        /// The target.
        target: Name,
        /// The range in hexes.
        range: u8,
        /// The face rolled.
        face: u8,
        /// The number that terrain takes off the face.
        penalty: u8,
        /// The damage; 0 for a miss.
        damage: u8,
    },
    /// A shot is lost because the firer or the target is gone.
    ShotLost {
        /// The ship that would have fired.
        ship: Name,
        /// The target.
        target: Name,
        /// The one that is gone; the firer if both are.
        gone: Name,
    },
    /// A fusion cannon was fired.
    FusionFired {
        /// The ship that fires.
        ship: Name,
        /// The face rolled, which counts for every ship in the arc.
        face: u8,
    },
    /// A side chose the shield that takes damage.
    ShieldChosen {
        /// The ship.
        ship: Name,
        /// The arc chosen.
        arc: Arc,
    },
    /// A ship takes damage.
    Damaged {
        /// The ship.
        ship: Name,
        /// The arc that is hit.
        arc: Arc,
        /// The total damage.
        damage: u8,
        /// Damage absorbed by the reinforcement.
        reinforced: u8,
        /// Shield boxes marked.
        shield: u8,
        /// Damage to the hull.
        hull: u8,
    },
    /// A ship has a critical hit.
    CriticalHit {
        /// The ship.
        ship: Name,
        /// The two dice.
        dice: [u8; 2],
        /// The effect.
        effect: Critical,
    },
    /// A weapon group is lost.
    GroupLost {
        /// The ship.
        ship: Name,
        /// The group, from 1.
        group: u8,
    },
    /// A ship is destroyed.
    Destroyed {
        /// The ship.
        ship: Name,
    },
    /// A destroyed ship explodes.
    Explodes {
        /// The ship.
        ship: Name,
        /// The hex.
        at: Hex,
        /// The damage in that hex and next to it.
        rating: u8,
    },
    /// A repair was tried.
    Repaired {
        /// The ship.
        ship: Name,
        /// The system.
        system: System,
        /// The face rolled.
        face: u8,
        /// `true` if it works again.
        works: bool,
    },
    /// Bids for the initiative were counted.
    Initiative {
        /// The side that holds it now, 0 or 1.
        side: u8,
        /// Bids to take it.
        change: u8,
        /// Bids to keep it.
        defend: u8,
        /// `true` if it has changed hands.
        flipped: bool,
    },
    /// A side holds an enemy in its front arc at the end of an impulse.
    Holds {
        /// The side, 0 or 1.
        side: u8,
        /// Impulses in a row, up to 3.
        impulses: u8,
    },
    /// The power phase begins.
    PowerPhase,
    /// A ship's groups were charged.
    Charged {
        /// The ship.
        ship: Name,
        /// Each group charged, from 1, and `true` if the box is yellow.
        groups: Vec<(u8, bool)>,
    },
    /// A ship has a speed and power for the next round.
    SpeedSet {
        /// The ship.
        ship: Name,
        /// The speed; for a base, its rotation.
        speed: u8,
        /// The speed before.
        before: u8,
        /// The power in force.
        power: u8,
        /// The turn radius.
        radius: u8,
    },
    /// A ship has no legal speed left.
    NoSpeed {
        /// The ship.
        ship: Name,
    },
    /// A ship announces its retreat.
    Announces {
        /// The ship.
        ship: Name,
    },
    /// A ship retreated.
    Retreated {
        /// The ship.
        ship: Name,
    },
    /// The battle is decided.
    Over {
        /// The side that wins; none for a draw.
        winner: Option<Side>,
        /// The reason.
        how: How,
    },
}
