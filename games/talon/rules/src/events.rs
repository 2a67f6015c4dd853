//! What is told of a battle; how each event is said stands in `events/`.

mod facts;

pub(crate) use facts::hex;

use engine::Side;
use table::{Arc, Facing, Hex};

use crate::orders::{Purchase, Way};
use crate::state::{How, Name, System};
use crate::weapons::Weapon;

/// What a critical hit does, by its roll of two dice (TAL-8.4).
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

/// Why a missile is gone (TAL-13.2).
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

/// A marker on the ship when its move is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wake {
    /// The turn-radius count.
    pub count: u8,
    /// The hex of the turn-radius marker, if there is one.
    pub marker: Option<Hex>,
}

/// Something that happened.
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
        /// Whose turn, 0 or 1.
        side: u8,
    },
    /// A reinforcement expired.
    Expired {
        /// Whose.
        ship: Name,
        /// Which.
        arc: Arc,
    },
    /// A ship bought something.
    Bought {
        /// Who.
        ship: Name,
        /// What.
        purchase: Purchase,
        /// Whether with its battery's point.
        battery: bool,
        /// Whether it came to nothing: another had charged that squadron already.
        vain: bool,
    },
    /// A ship moved one hex.
    Moved {
        /// Who.
        ship: Name,
        /// How.
        way: Way,
        /// Whether with an afterburner.
        afterburner: bool,
        /// From where.
        from: Hex,
        /// To where, on the map or off it.
        to: Hex,
        /// Where it faces.
        facing: Facing,
        /// Its turn-radius marker.
        wake: Wake,
    },
    /// A ship stays where it is, with planets before it.
    Blocked {
        /// Who.
        ship: Name,
    },
    /// A ship moved off the map.
    Left {
        /// Who.
        ship: Name,
        /// Where to.
        at: Hex,
    },
    /// A base rotated.
    Rotated {
        /// Who.
        ship: Name,
        /// Left or right.
        way: Way,
        /// Where it faces.
        facing: Facing,
    },
    /// A ship met another of its race.
    Collides {
        /// Who moved.
        ship: Name,
        /// Whom it met.
        other: Name,
        /// In which hex.
        at: Hex,
    },
    /// A ship came into asteroids too fast.
    Asteroids {
        /// Who.
        ship: Name,
        /// Where.
        at: Hex,
        /// The damage.
        damage: u8,
    },
    /// A squadron was launched.
    Launched {
        /// By whom.
        carrier: Name,
        /// Who.
        squadron: Name,
        /// Where to.
        at: Hex,
        /// Where it faces.
        facing: Facing,
    },
    /// A squadron landed.
    Landed {
        /// Who.
        squadron: Name,
        /// Where.
        carrier: Name,
    },
    /// A missile was launched.
    MissileLaunched {
        /// By whom.
        ship: Name,
        /// Its name.
        missile: Name,
        /// At whom.
        target: Name,
        /// Where it is.
        at: Hex,
    },
    /// A missile moved.
    MissileMoved {
        /// Its name.
        missile: Name,
        /// From where.
        from: Hex,
        /// To where.
        to: Hex,
    },
    /// A missile hits its target.
    MissileHits {
        /// Its name.
        missile: Name,
        /// Whom.
        target: Name,
        /// On which side.
        arc: Arc,
    },
    /// A missile was damaged.
    MissileDamaged {
        /// Its name.
        missile: Name,
        /// Hits it still takes.
        left: u8,
    },
    /// A missile is gone.
    MissileGone {
        /// Its name.
        missile: Name,
        /// Why.
        why: MissileEnd,
    },
    /// A group fires.
    Fires {
        /// Who.
        ship: Name,
        /// With which group, from 1.
        group: u8,
        /// What its weapons are.
        weapon: Weapon,
        /// At whom, weapon by weapon; a fusion cannon names nobody.
        targets: Vec<Name>,
    },
    /// A shot.
    Shot {
        /// Who fires.
        ship: Name,
        /// With what.
        weapon: Weapon,
        /// At whom.
        target: Name,
        /// Hexes away.
        range: u8,
        /// The face rolled.
        face: u8,
        /// What terrain takes off it.
        penalty: u8,
        /// The damage; 0 for a miss.
        damage: u8,
    },
    /// A shot is lost: who would have fired, or the target, is gone.
    ShotLost {
        /// Who would have fired.
        ship: Name,
        /// At whom.
        target: Name,
        /// Which of the two is gone; if both are, who would have fired.
        gone: Name,
    },
    /// A fusion cannon was fired.
    FusionFired {
        /// By whom.
        ship: Name,
        /// The face rolled for all.
        face: u8,
    },
    /// A side chose the shield that takes damage.
    ShieldChosen {
        /// Whose.
        ship: Name,
        /// Which.
        arc: Arc,
    },
    /// A ship takes damage.
    Damaged {
        /// Who.
        ship: Name,
        /// On which side.
        arc: Arc,
        /// Damage in all.
        damage: u8,
        /// What the reinforcement absorbed.
        reinforced: u8,
        /// Shield boxes marked.
        shield: u8,
        /// What goes to the hull.
        hull: u8,
    },
    /// A ship has a critical hit.
    CriticalHit {
        /// Who.
        ship: Name,
        /// The two dice.
        dice: [u8; 2],
        /// What it does.
        effect: Critical,
    },
    /// A weapon group is lost.
    GroupLost {
        /// Whose.
        ship: Name,
        /// Which, from 1.
        group: u8,
    },
    /// A ship is destroyed.
    Destroyed {
        /// Who.
        ship: Name,
    },
    /// A destroyed ship explodes.
    Explodes {
        /// Who.
        ship: Name,
        /// Where.
        at: Hex,
        /// The damage around it.
        rating: u8,
    },
    /// A repair was tried.
    Repaired {
        /// Whose.
        ship: Name,
        /// What.
        system: System,
        /// The face rolled.
        face: u8,
        /// Whether it works again.
        works: bool,
    },
    /// Bids for the initiative were counted.
    Initiative {
        /// Who holds it now, 0 or 1.
        side: u8,
        /// Bids to take it.
        change: u8,
        /// Bids to keep it.
        defend: u8,
        /// Whether it has changed hands.
        flipped: bool,
    },
    /// A side holds an enemy in its front arc at the end of an impulse.
    Holds {
        /// Which side, 0 or 1.
        side: u8,
        /// Impulses running.
        impulses: u8,
    },
    /// The power phase begins.
    PowerPhase,
    /// A ship's groups were charged.
    Charged {
        /// Whose.
        ship: Name,
        /// Each group charged, from 1, and whether a yellow box.
        groups: Vec<(u8, bool)>,
    },
    /// A ship has a speed and power for the next round.
    SpeedSet {
        /// Who.
        ship: Name,
        /// The speed; of a base its rotation.
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
        /// Who.
        ship: Name,
    },
    /// A ship announces its retreat.
    Announces {
        /// Who.
        ship: Name,
    },
    /// A ship retreated.
    Retreated {
        /// Who.
        ship: Name,
    },
    /// The battle is decided.
    Over {
        /// The side that wins; none for a draw.
        winner: Option<Side>,
        /// How.
        how: How,
    },
}
