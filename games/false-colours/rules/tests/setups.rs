//! Set-ups that must keep the laws: two lines of four, a melee, two large fleets, and corners of the map and of the rules.

use engine::dice::Script;
use engine::{Heard, Rules, Sealed, Seat, Umpire};
use rules_false_colours::{FalseColours, Options, Setup, ShipAt, State};
use table::{Hex, HexMap};

/// Every set-up by name.
pub const NAMES: [&str; 11] = [
    "first-colours",
    "line-ahead",
    "crossing",
    "melee",
    "two-squadrons",
    "line",
    "squadrons",
    "pair",
    "stack",
    "cornered",
    "uneven",
];

/// A column, a row and a facing.
type At = (i16, i16, i64);

/// Columns and rows of a set-up's map, and the ships of its first side. The other side's are theirs turned by 180°.
fn half(name: &str) -> ((i16, i16), &'static [At]) {
    match name {
        "first-colours" => ((10, 9), &[(1, 2, 1), (1, 4, 1), (1, 6, 1)]),
        "line-ahead" => ((14, 11), &[(3, 0, 0), (3, 2, 0), (3, 4, 0), (3, 6, 0)]),
        "two-squadrons" => ((18, 13), &[(1, 1, 1), (1, 3, 1), (3, 3, 1), (1, 8, 1), (1, 10, 1), (3, 10, 1)]),
        "line" | "uneven" => ((14, 11), &[(2, 2, 1), (2, 4, 1), (2, 6, 1), (2, 8, 1)]),
        "crossing" => ((14, 11), &[(2, 2, 0), (4, 2, 0), (6, 2, 0), (8, 2, 0)]),
        "melee" => ((12, 11), &[(5, 6, 0), (5, 4, 5), (6, 7, 1), (7, 5, 4)]),
        "squadrons" => ((18, 13), &[(2, 2, 1), (2, 4, 1), (2, 6, 1), (2, 8, 1), (2, 10, 1), (1, 5, 1)]),
        "pair" => ((40, 12), &[(10, 4, 1), (10, 7, 1)]),
        "stack" => ((8, 7), &[(3, 3, 1), (3, 3, 2), (3, 3, 0)]),
        "cornered" => ((8, 7), &[(0, 0, 4), (7, 6, 1)]),
        _ => panic!("no set-up {name}"),
    }
}

/// Returns a hex of a map turned by 180° around the middle of the map.
pub fn turned(map: HexMap, at: Hex) -> Hex {
    HexMap::hex(map.columns - 1 - at.q, map.rows - 1 - HexMap::row(at))
}

/// Returns the set-up with this name.
pub fn setup(name: &str) -> Setup {
    let ((columns, rows), ships) = half(name);
    let map = HexMap { columns, rows };
    let own = ships.iter().map(|(column, row, facing)| ShipAt {
        side: 0,
        at: HexMap::hex(*column, *row),
        facing: *facing,
    });
    let other = |ship: ShipAt| ShipAt { side: 1, at: turned(map, ship.at), facing: (ship.facing + 3) % 6 };
    let mut ships: Vec<ShipAt> = own.clone().chain(own.map(other)).collect();
    let mut options = Options::default();
    match name {
        "first-colours" => options.turns = 8,
        "two-squadrons" => options.turns = 14,
        "stack" => options.hull = 2,
        "uneven" => ships.truncate(6),
        _ => {}
    }
    // In one hex the two sides stand together.
    if name == "stack" {
        for ship in &mut ships {
            ship.at = HexMap::hex(3, 3);
        }
    }
    Setup { map, ships, options }
}

/// Returns the rules of a set-up with its options changed.
pub fn rules(name: &str, change: impl Fn(&mut Options)) -> FalseColours {
    let mut setup = setup(name);
    change(&mut setup.options);
    FalseColours::new(&setup).unwrap_or_else(|flaws| panic!("{name}: {flaws:?}"))
}

/// A change of the options.
pub type Change = fn(&mut Options);

/// The options as they are, and changes that take every option away from its default.
pub const OPTIONS: [(&str, Change); 6] = [
    ("as they are", |_| {}),
    ("flags in sight", |o| o.open = true),
    ("no calls, two points", |o| (o.calls, o.hull) = (0, 2)),
    ("four calls, eight points", |o| (o.calls, o.hull) = (4, 8)),
    ("three turns", |o| o.turns = 3),
    ("twenty turns, flags in sight, two points", |o| (o.turns, o.open, o.hull) = (20, true, 2)),
];

/// A battle that is played by typed orders and dice.
pub struct Played {
    pub rules: FalseColours,
    pub state: State,
}

impl Played {
    /// Begins at a position of a set-up.
    pub fn at(rules: FalseColours, position: &str) -> Self {
        let state = rules.read_position(position).unwrap_or_else(|flaws| panic!("{position}: {flaws}"));
        Self { rules, state }
    }

    /// Plays one decision, which must use all these faces, and returns what was told: clause and bare facts.
    pub fn plays(&mut self, orders: [&str; 2], faces: &[u8]) -> Vec<String> {
        let seal = |(seat, text): (u8, &str)| {
            let reading = self.rules.read(&self.state, Seat(seat), text);
            assert_eq!((reading.refused, reading.ignored), (vec![], vec![]), "{text}");
            let space = self.rules.space(&self.state, Seat(seat));
            Sealed::check(&space, Seat(seat), reading.order).expect("it was read as legal")
        };
        let sealed: Vec<_> = (0..).zip(orders).map(seal).collect();
        let mut umpire = Umpire::new(Script::new(faces), Heard::default());
        self.rules.resolve(&mut umpire, &mut self.state, &sealed);
        assert_eq!((umpire.fault(), umpire.dice.left()), (None, 0), "{orders:?}");
        umpire.log.all().iter().map(|told| format!("[{}] {}", told.why, told.sentence(None))).collect()
    }
}
