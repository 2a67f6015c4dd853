//! What a ship's working weapons may be expected to do, by arc and range.

use rules_full_thrust::FullThrust;
use rules_full_thrust::aids;
use rules_full_thrust::ships::Kind;
use rules_full_thrust::state::Ship;

/// The outer edges of the bands of range that matter to any weapon, in inches.
const BANDS: [i64; 5] = [6, 12, 18, 24, 36];
/// The middle of each arc's set of bits: fore, starboard, aft, port.
const ARCS: usize = 4;

/// The expected fire of one ship.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Guns {
    /// Beam dice by arc and band.
    dice: [[f64; 5]; ARCS],
    /// Points of torpedoes and needles, fit for any hull, by arc and band.
    sure: [[f64; 5]; ARCS],
    /// The share of the fire into a second arc that a first arc leaves over, by first and second.
    over: [[f64; ARCS]; ARCS],
    /// Firecons that work.
    pub firecons: u8,
    /// The most dice it brings to bear at 12 to 18 inches, torpedoes counted as the points they do.
    pub attack: f64,
}

/// The band of a squared range in thousandths; none beyond the last.
#[inline]
pub(crate) fn band(square: i64) -> Option<usize> {
    const SQUARES: [i64; 5] = {
        let mut all = [0; 5];
        let mut i = 0;
        while i < 5 {
            all[i] = BANDS[i] * BANDS[i] * 1_000_000;
            i += 1;
        }
        all
    };
    if square > SQUARES[4] {
        return None;
    }
    let past = |i: usize| usize::from(square > SQUARES[i]);
    Some(past(0) + past(1) + past(2) + past(3))
}

impl Guns {
    /// The guns of a ship as they are now.
    pub fn of(rules: &FullThrust, ship: &Ship) -> Self {
        let mut guns = Self { firecons: aids::firecons(rules, ship), ..Self::default() };
        if guns.firecons == 0 {
            return guns;
        }
        let weapons = &rules.class(ship).weapons;
        let mut close = [0.0; 16];
        for (i, weapon) in weapons.iter().enumerate().filter(|(i, _)| aids::works(ship, *i)) {
            for (b, edge) in BANDS.iter().enumerate() {
                let square = edge * edge * 1_000_000;
                let dice = f64::from(aids::beam_dice(weapon.kind, square));
                let sure = match weapon.kind {
                    Kind::Torpedo if aids::reaches(weapon.kind, square) => {
                        3.5 * (7.0 - f64::from(aids::torpedo_needs(square))) / 6.0
                    }
                    Kind::Needle if b == 0 => 0.8,
                    _ => 0.0,
                };
                for arc in (0..ARCS).filter(|arc| weapon.arcs & 1 << arc != 0) {
                    guns.dice[arc][b] += dice;
                    guns.sure[arc][b] += sure;
                }
                if b == 1 {
                    close[usize::from(weapons[i].arcs & 15)] += dice + sure;
                }
            }
        }
        for first in 0..ARCS {
            guns.attack = best(guns.attack, guns.dice[first][2] + 1.5 * guns.sure[first][2]);
            for second in 0..ARCS {
                let sum = |bears: &dyn Fn(usize) -> bool| {
                    (0..16).filter(|arcs| bears(*arcs)).map(|arcs| close[arcs]).sum::<f64>()
                };
                let all = sum(&|arcs| arcs & 1 << second != 0);
                let rest = sum(&|arcs| arcs & 1 << second != 0 && arcs & 1 << first == 0);
                guns.over[first][second] = if all > 0.0 { rest / all } else { 0.0 };
            }
        }
        guns
    }

    /// Points of damage to expect of all that bears, at so many points a beam die.
    #[inline]
    pub fn expect(&self, arc: usize, band: usize, die: f64) -> f64 {
        self.dice[arc & 3][band] * die + self.sure[arc & 3][band]
    }

    /// The share of the fire into the second arc that remains when all that bears into the first fires there.
    pub fn over(&self, first: usize, second: usize) -> f64 {
        self.over[first & 3][second & 3]
    }
}

/// The greater of two.
pub(crate) fn best(a: f64, b: f64) -> f64 {
    if b > a { b } else { a }
}

/// A number kept between 0 and 1.
pub(crate) fn unit(x: f64) -> f64 {
    x.clamp(0.0, 1.0)
}
