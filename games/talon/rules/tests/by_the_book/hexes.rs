//! The map of the second implementation: hexes as cubes, their lines and their arcs: TAL-1.1, TAL-8.2, TAL-17.1.

/// A hex by three numbers that add up to 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Cube(pub i64, pub i64, pub i64);

/// The six steps, clockwise from up.
const STEPS: [Cube; 6] =
    [Cube(0, -1, 1), Cube(1, -1, 0), Cube(1, 0, -1), Cube(0, 1, -1), Cube(-1, 1, 0), Cube(-1, 0, 1)];

/// The arcs in the order in which shields are listed.
pub const ARCS: [&str; 4] = ["front", "right", "rear", "left"];
pub const FRONT: usize = 0;
pub const RIGHT: usize = 1;
pub const REAR: usize = 2;
pub const LEFT: usize = 3;

/// Returns the hex at a column and at a row along the slanting axis.
pub fn axial(q: i64, r: i64) -> Cube {
    Cube(q, -q - r, r)
}

impl Cube {
    pub fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0, self.1 + other.1, self.2 + other.2)
    }

    pub fn minus(self, other: Self) -> Self {
        Self(self.0 - other.0, self.1 - other.1, self.2 - other.2)
    }

    pub fn times(self, n: i64) -> Self {
        Self(self.0 * n, self.1 * n, self.2 * n)
    }

    /// Returns the neighbour in a direction, in sixths of a circle from up.
    pub fn step(self, way: i64) -> Self {
        self.ahead(way, 1)
    }

    pub fn ahead(self, way: i64, far: i64) -> Self {
        self.plus(STEPS[way.rem_euclid(6) as usize].times(far))
    }

    pub fn range(self, other: Self) -> i64 {
        let Self(a, b, c) = self.minus(other);
        (a.abs() + b.abs() + c.abs()) / 2
    }

    /// Returns twice the product of both lengths and the cosine between them; for a hex with itself, twice the squared
    /// length.
    fn dot(self, other: Self) -> i64 {
        self.0 * other.0 + self.1 * other.1 + self.2 * other.2
    }

    /// Returns its column and its row on a bounded map (TAL-1.1).
    pub fn spot(self) -> (i64, i64) {
        (self.0, self.2 + self.0.div_euclid(2))
    }

    /// Returns the arcs in which a hex lies, for a vessel here with this facing: two on a border, all in the same hex
    /// (TAL-8.2).
    pub fn arcs(self, face: i64, other: Self) -> Vec<usize> {
        let (bow, to) = (STEPS[face.rem_euclid(6) as usize], other.minus(self));
        // The square of the cosine to the bow is compared with three quarters: thirty degrees.
        let (along, steep) = (bow.dot(to), bow.dot(bow) * to.dot(to) * 3);
        let (narrow, wide) = (4 * along * along >= steep, 4 * along * along <= steep);
        // A hex to the right leans towards the two steps that follow the bow.
        let lean =
            STEPS[(face + 1).rem_euclid(6) as usize].plus(STEPS[(face + 2).rem_euclid(6) as usize]).dot(to);
        let of = [narrow && along >= 0, wide && lean >= 0, narrow && along <= 0, wide && lean <= 0];
        (0..4).filter(|arc| of[*arc]).collect()
    }

    /// Returns the hexes on the straight line to another, strictly between the ends: for each step the nearest one, or
    /// the nearest two (TAL-17.1).
    pub fn line(self, other: Self) -> Vec<Vec<Self>> {
        let far = self.range(other);
        let between = |k: i64| {
            // The point is in parts of the whole line; `all` are the hexes that could be nearest to it.
            let point = self.times(far - k).plus(other.times(k));
            let off = |hex: &Self| {
                let gap = hex.times(far).minus(point);
                gap.dot(gap)
            };
            let all: Vec<Self> = (-far..=far)
                .flat_map(|q| (-far..=far).map(move |r| self.plus(axial(q, r))))
                .filter(|hex| self.range(*hex) <= far)
                .collect();
            let least = all.iter().map(off).min().expect("a hex");
            all.into_iter().filter(|hex| off(hex) == least).collect()
        };
        (1..far).map(between).collect()
    }
}

#[test]
fn an_arc_is_what_the_three_numbers_say() {
    for (q, r) in (-9..=9).flat_map(|q| (-9..=9).map(move |r| (q, r))) {
        for face in 0..6 {
            let arcs = axial(4, -2).arcs(face, axial(4, -2).plus(axial(q, r)));
            // The offset is turned to the bow, one sixth at a time, backwards.
            let (a, b) = (0..face).fold((q, r), |(a, b), _| (-b, a + b));
            assert_eq!(arcs.contains(&FRONT), 2 * b + a >= 3 * a.abs(), "{q},{r} facing {face}");
            assert_eq!(arcs.contains(&REAR), -(2 * b + a) >= 3 * a.abs());
            assert_eq!(arcs.contains(&RIGHT), (2 * b + a).abs() <= 3 * a);
            assert_eq!(arcs.contains(&LEFT), (2 * b + a).abs() <= -3 * a);
            assert_eq!(arcs.len() == 4, (q, r) == (0, 0));
        }
    }
}
