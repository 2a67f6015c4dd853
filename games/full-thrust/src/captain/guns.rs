//! The expected damage of a ship's working weapons, by arc and range.

use rules_full_thrust::FullThrust;
use rules_full_thrust::aids;
use rules_full_thrust::ships::Kind;
use rules_full_thrust::state::Ship;

/// The outer edges, in inches, of the range bands that matter to any weapon.
const BANDS: [i64; 5] = [6, 12, 18, 24, 36];
/// The number of arcs: fore, starboard, aft, port.
const ARCS: usize = 4;

/// The expected fire of one ship.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Guns {
    /// Beam dice by arc and band.
    dice: [[f64; 5]; ARCS],
    /// Expected points of torpedoes and needle beams, the same on any hull, by arc and band.
    sure: [[f64; 5]; ARCS],
    /// The share of the fire into a second arc that is left over by the fire into a first arc, by first and second.
    over: [[f64; ARCS]; ARCS],
    /// Firecons that work.
    pub firecons: u8,
    /// The greatest fire it brings to bear at 12 to 18 inches, in one arc: beam dice, and 1.5 times the points of
    /// torpedoes and needle beams.
    pub attack: f64,
}

/// Returns the range band of a squared range in square thousandths; `None` beyond the last.
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
    /// Returns the guns of a ship as they are now.
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

    /// Returns the expected points of damage of all weapons that bear, with `die` points for each beam die.
    #[inline]
    pub fn expect(&self, arc: usize, band: usize, die: f64) -> f64 {
        self.dice[arc & 3][band] * die + self.sure[arc & 3][band]
    }

    /// Returns the share of the fire into the second arc that remains when every weapon that bears into the first fires
    /// there.
    pub fn over(&self, first: usize, second: usize) -> f64 {
        self.over[first & 3][second & 3]
    }
}

/// Returns the greater of two numbers.
pub(crate) fn best(a: f64, b: f64) -> f64 {
    if b > a { b } else { a }
}

/// Clamps a number to the range from 0 to 1.
pub(crate) fn unit(x: f64) -> f64 {
    x.clamp(0.0, 1.0)
}
