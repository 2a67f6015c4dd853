//! The data computed once for a position: the worth and powers of each ship, and its probable places after its move.

use rules_full_thrust::aids::{self, Way};
use rules_full_thrust::ships::Group;
use rules_full_thrust::state::{Place, Ship};
use rules_full_thrust::{FullThrust, State, points};
use table::{Edge, Point};

use super::guns::{Guns, best};
use super::helm;

/// The number of enemies a ship takes into account: the nearest.
pub(crate) const NEAR: usize = 10;
/// The same number in a playout.
pub(crate) const NEAREST: usize = 5;

/// A probable place of a ship after this turn's movement, and after the next if it goes straight on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Guess {
    pub at: Point,
    pub then: Point,
    pub course: u8,
    /// Its probability; the weights of a ship's guesses sum to 1.
    pub weight: f64,
}

/// A ship as its enemies value it.
#[derive(Clone, Debug)]
pub(crate) struct Craft {
    pub guns: Guns,
    /// `true` if it is on the table and no dummy.
    pub fights: bool,
    /// Damage points left.
    pub left: f64,
    /// The mean damage that a beam die does to it.
    pub die: f64,
    /// The worth of a point of damage on it.
    pub rate: f64,
    /// The worth of destroying it, beyond its damage.
    pub kill: f64,
    /// The share of its fire that one of its enemies must expect.
    pub attention: f64,
    /// Its probable places.
    pub guesses: Vec<Guess>,
    /// The nearest enemies that fight.
    pub near: Vec<u8>,
}

/// The data computed for a position.
#[derive(Clone, Debug)]
pub(crate) struct Picture {
    pub craft: Vec<Craft>,
    /// Weight that each side gives to fire taken; fire given has weight 1.
    pub care: [f64; 2],
}

/// Sizes in bytes that no machine exceeds.
const CRAFT: usize = 640;
const GUESS: usize = 40;
const _: () = assert!(size_of::<Craft>() + 32 <= CRAFT && size_of::<Guess>() <= GUESS);

impl Picture {
    /// Returns the bytes that it takes, at most, on any machine.
    pub fn bytes(&self) -> usize {
        // A list that has grown has capacity for up to twice its length, and for at least a few items.
        let craft =
            |craft: &Craft| CRAFT + 2 * (craft.guesses.len() + 2) * GUESS + 2 * (craft.near.len() + 4);
        64 + 2 * CRAFT + 2 * self.craft.iter().map(craft).sum::<usize>()
    }
}

/// The rules, the position, and the data computed for it.
#[derive(Clone, Copy)]
pub(crate) struct TacticalPicture<'a> {
    pub rules: &'a FullThrust,
    pub state: &'a State,
    pub picture: &'a Picture,
}

impl<'a> TacticalPicture<'a> {
    /// Returns a ship by its index in the ship list.
    pub fn ship(&self, place: usize) -> &'a Ship {
        &self.state.ships()[place]
    }

    /// Returns the data computed for a ship.
    pub fn craft(&self, place: usize) -> &'a Craft {
        &self.picture.craft[place]
    }

    /// Returns the enemies of a side that fight.
    pub fn foes(&self, side: usize) -> impl Iterator<Item = usize> + use<'a> {
        let picture = self.picture;
        self.rules.fleet(1 - side).filter(move |i| picture.craft[*i].fights)
    }

    /// Returns the scenario's exit edge for a ship, if its side has one.
    pub fn way_out(&self, place: usize) -> Option<Edge> {
        let side = self.rules.side_of(place);
        aids::exit(self.rules).filter(|exit| usize::from(exit.side) == side).map(|exit| exit.edge)
    }

    /// Returns `true` if a ship is a merchant.
    pub fn is_merchant(&self, place: usize) -> bool {
        self.rules.class(self.ship(place)).group == Group::Merchant
    }
}

impl Picture {
    /// Makes a picture in which every ship goes straight on and takes its `near` nearest enemies into account.
    pub fn plain(rules: &FullThrust, state: &State, near: usize) -> Self {
        let ships = state.ships();
        let mut craft: Vec<Craft> = (0..ships.len()).map(|place| look(rules, state, place)).collect();
        for place in 0..ships.len() {
            let side = rules.side_of(place);
            let range = |other: usize| {
                let v = ships[other].at - ships[place].at;
                v.dot(v)
            };
            let mut foes: Vec<(i64, u8)> = rules
                .fleet(1 - side)
                .filter(|i| craft[*i].fights)
                .map(|foe| (range(foe), foe as u8))
                .collect();
            let close = foes.iter().filter(|(square, _)| *square < 48 * 48 * 1_000_000).count();
            let shared = if close > 1 { 1.8 / close as f64 } else { 1.0 };
            craft[place].attention = if shared > 1.0 { 1.0 } else { shared };
            if foes.len() > near {
                foes.select_nth_unstable(near);
                foes.truncate(near);
                foes.sort_unstable();
            }
            craft[place].near = foes.into_iter().map(|(_, foe)| foe).collect();
        }
        Self { craft, care: care(rules, state) }
    }

    /// Makes a picture in which ships of the given sides may also follow their own best orders, chosen as if their
    /// enemies went straight on.
    pub fn deep(rules: &FullThrust, state: &State, sides: [bool; 2]) -> Self {
        let mut picture = Self::plain(rules, state, NEAR);
        let mut guesses: Vec<Vec<Guess>> = Vec::with_capacity(picture.craft.len());
        for place in 0..picture.craft.len() {
            let eye = TacticalPicture { rules, state, picture: &picture };
            let craft = eye.craft(place);
            guesses.push(if sides[rules.side_of(place)] && craft.fights {
                helm::guesses(eye, place)
            } else {
                craft.guesses.clone()
            });
        }
        for (craft, guesses) in picture.craft.iter_mut().zip(guesses) {
            craft.guesses = guesses;
        }
        picture
    }
}

/// Returns the end of a move as a guess.
pub(crate) fn guess(rules: &FullThrust, way: &Way, weight: f64) -> Guess {
    let then = way.at + aids::leg(rules, way.course, way.velocity);
    Guess { at: way.at, then, course: way.course, weight }
}

fn look(rules: &FullThrust, state: &State, place: usize) -> Craft {
    let ship = &state.ships()[place];
    let class = rules.class(ship);
    let guns = Guns::of(rules, ship);
    let fights = ship.place == Place::Table && !rules.is_dummy(ship);
    let left = f64::from(u16::from(class.damage).saturating_sub(ship.damage));
    let whole = f64::from(class.damage);
    let side = rules.side_of(place);
    let mut rate = 1.0 + 0.5 * guns.attack / whole;
    let mut kill = 0.1 * whole + 1.0 * guns.attack;
    let exits = aids::exit(rules).is_some_and(|exit| usize::from(exit.side) == side);
    if exits && class.group == Group::Merchant {
        // A merchant that is not destroyed leaves by the exit and scores all the damage points it was built with.
        (rate, kill) = (rate + 0.8, kill + 0.5 * whole);
    }
    if aids::flagship(rules, side) == Some(place) && rules.options().flagship {
        kill += 4.0;
    }
    let guesses = if fights && state.phase == rules_full_thrust::Phase::Orders {
        vec![guess(rules, &aids::way(rules, ship, (0, 0)), 1.0)]
    } else {
        let then = ship.at + aids::leg(rules, ship.course, ship.velocity);
        vec![Guess { at: ship.at, then, course: ship.course, weight: 1.0 }]
    };
    let die = f64::from(aids::six_faces(rules, class.group)) / 6.0;
    Craft { guns, fights, left, die, rate, kill, attention: 1.0, guesses, near: Vec::new() }
}

/// Returns the weight that each side gives to fire taken, relative to fire given: more when it is ahead late in the
/// battle, less when it is behind. With a target of points it is 1.1 for the side that must score and 0.9 for the
/// other.
fn care(rules: &FullThrust, state: &State) -> [f64; 2] {
    let points = points(rules, state).map(f64::from);
    let limit = f64::from(rules.options().turn_limit);
    let gone = f64::from(state.turn) / limit;
    let sum = best(points[0] + points[1], 10.0);
    [0, 1].map(|side: usize| {
        if let Some(target) = aids::target(rules) {
            return if usize::from(target.side) == side { 1.1 } else { 0.9 };
        }
        let lead = (points[side] - points[1 - side]) / sum;
        let late = if gone > 0.5 { 2.0 * (gone - 0.5) } else { 0.0 };
        (0.75 + 0.6 * lead * late).clamp(0.35, 1.1)
    })
}
