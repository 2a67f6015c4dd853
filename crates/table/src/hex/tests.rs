//! Hexes compared with plain definitions: walks, squared distances in the plane, sums of directions.

use std::collections::{BTreeMap, BTreeSet};

use super::*;

const HERE: Hex = Hex { q: 4, r: -7 };

fn hex(q: i16, r: i16) -> Hex {
    Hex { q, r }
}

/// Returns the distance of each hex from `HERE`, found by walking from neighbour to neighbour.
fn walks(far: u16) -> BTreeMap<Hex, u16> {
    let mut all = BTreeMap::from([(HERE, 0)]);
    let mut rim = vec![HERE];
    for steps in 1..=far {
        let next: BTreeSet<Hex> = rim.iter().flat_map(|hex| hex.neighbours()).collect();
        rim = next.into_iter().filter(|hex| !all.contains_key(hex)).collect();
        all.extend(rim.iter().map(|hex| (*hex, steps)));
    }
    all
}

/// Returns four times the squared distance between two points. They are given in hex coordinates multiplied by
/// `parts`, where neighbouring hexes are `parts` apart.
fn apart(a: (i32, i32), b: (i32, i32)) -> i32 {
    let (q, r) = (b.0 - a.0, b.1 - a.1);
    4 * (q * q + q * r + r * r)
}

#[test]
fn neighbours_lie_clockwise_from_up_and_turn_into_each_other() {
    let around: Vec<Offset> = HERE.neighbours().map(|hex| hex - HERE).collect();
    let listed = [(0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1)];
    assert_eq!(around, listed.map(|(q, r)| Offset { q, r }));
    for facing in Facing::ALL {
        for by in -7..=7 {
            let turned = facing.turned(by);
            assert_eq!(facing.ahead().turned(by), turned.ahead(), "{facing} by {by}");
            assert_eq!(facing.turned(facing.to(turned)), turned);
            assert!((-2..=3).contains(&facing.to(turned)));
        }
        assert_eq!(-facing.ahead(), facing.turned(3).ahead());
    }
}

#[test]
fn the_distance_is_that_of_the_shortest_walk_and_rings_are_those_of_one_length() {
    let walks = walks(9);
    assert_eq!(walks.len(), 1 + 3 * 9 * 10);
    for (there, steps) in &walks {
        assert_eq!((HERE.distance(*there), there.distance(HERE)), (*steps, *steps), "{there}");
    }
    for radius in 0..=9 {
        let ring: Vec<Hex> = HERE.ring(radius).collect();
        assert_eq!(ring.len(), HERE.ring(radius).len());
        let of_walks: BTreeSet<Hex> =
            walks.iter().filter(|(_, steps)| **steps == radius).map(|(hex, _)| *hex).collect();
        assert_eq!(ring.iter().copied().collect::<BTreeSet<_>>(), of_walks);
        assert_eq!(ring.len(), of_walks.len(), "each once");
        assert_eq!(ring[0], hex(HERE.q, HERE.r + radius as i16), "straight up first");
        assert!(radius == 0 || ring.windows(2).all(|pair| pair[0].distance(pair[1]) == 1), "in one round");
    }
    let disc: Vec<Hex> = HERE.disc(9).collect();
    assert_eq!(disc.len(), walks.len());
    assert!(
        disc.windows(2).all(|pair| HERE.distance(pair[0]) <= HERE.distance(pair[1])),
        "the nearest first"
    );
}

#[test]
fn turning_keeps_lengths_and_six_sides_are_a_whole_turn() {
    for there in HERE.disc(6) {
        let off = there - HERE;
        assert_eq!((0..6).fold(off, |off, _| off.turned(1)), off);
        for sides in -6..=6 {
            assert_eq!(off.turned(sides).hexes(), off.hexes());
            let by_ones = (0..sides.rem_euclid(6)).fold(off, |off, _| off.turned(1));
            assert_eq!(off.turned(sides), by_ones);
        }
        let on_row = Facing::ALL
            .into_iter()
            .find(|f| (1..=6).any(|n| (0..n).fold(HERE, |hex, _| hex.neighbour(*f)) == there));
        assert_eq!(off.facing(), on_row, "{off:?}");
    }
}

/// Returns all offsets that are sums of the given directions, with each taken at most `far` times.
fn sums(directions: &[(i16, i16)], far: i16) -> BTreeSet<Offset> {
    directions.iter().fold(BTreeSet::from([Offset::default()]), |sums, (q, r)| {
        let more = |sum: Offset| (0..=far).map(move |n| Offset { q: sum.q + n * q, r: sum.r + n * r });
        sums.into_iter().flat_map(more).collect()
    })
}

#[test]
fn an_arc_is_every_sum_of_the_directions_in_it() {
    // The lines 30° off bow and stern run through (1, 1), (−1, 2) and their opposites.
    let arcs = [
        (Arc::Front, sums(&[(-1, 2), (0, 1), (1, 1)], 9)),
        (Arc::Right, sums(&[(1, 1), (1, 0), (1, -1), (1, -2)], 9)),
        (Arc::Rear, sums(&[(1, -2), (0, -1), (-1, -1)], 9)),
        (Arc::Left, sums(&[(-1, -1), (-1, 0), (-1, 1), (-1, 2)], 9)),
    ];
    for facing in Facing::ALL {
        for there in HERE.disc(9) {
            let off = there - HERE;
            for (arc, of_sums) in &arcs {
                let seen = facing.arcs(off.turned(i32::from(facing.sides())));
                assert_eq!(seen.has(*arc), of_sums.contains(&off), "{facing} {off:?} {arc:?}");
            }
        }
    }
}

#[test]
fn borders_belong_to_both_arcs_and_the_own_hex_to_all() {
    let mut count = [0; 5];
    for there in HERE.ring(6) {
        count[Facing::UP.arcs(there - HERE).len()] += 1;
    }
    assert_eq!(count, [0, 32, 4, 0, 0], "of 36 hexes at range 6 four lie on a border");
    assert_eq!(HERE.ring(5).filter(|there| Facing::UP.arcs(*there - HERE).len() > 1).count(), 0);
    assert_eq!(Facing::UP.arcs(Offset::default()).len(), 4);
    let both = Facing::of_sides(1).arcs(Offset { q: 2, r: -1 });
    assert_eq!(both, [Arc::Right, Arc::Front].into_iter().collect());
    assert_eq!((both.single(), Arcs::only(Arc::Left).single()), (None, Some(Arc::Left)));
    assert!(both.iter().eq([Arc::Front, Arc::Right]) && both.meet(Arcs::only(Arc::Right)));
    assert!(!both.meet(Arcs::only(Arc::Rear)) && Arcs::NONE.is_empty());
}

#[test]
fn a_line_passes_the_hexes_whose_centres_are_nearest() {
    for to in HERE.disc(9) {
        let length = i32::from(HERE.distance(to));
        let line: Vec<Between> = HERE.line(to).collect();
        assert_eq!(line.len() as i32, (length - 1).max(0));
        for (step, passed) in (1..).zip(&line) {
            let along = |a: i16, b: i16| i32::from(a) * (length - step) + i32::from(b) * step;
            let point = (along(HERE.q, to.q), along(HERE.r, to.r));
            let far = |hex: Hex| apart(point, (i32::from(hex.q) * length, i32::from(hex.r) * length));
            let least = HERE.disc(9).map(far).min().expect("a disc is never empty");
            let nearest: BTreeSet<Hex> = HERE.disc(9).filter(|hex| far(*hex) == least).collect();
            let own = match *passed {
                Between::One(hex) => BTreeSet::from([hex]),
                Between::Two(a, b) => BTreeSet::from([a, b]),
            };
            assert_eq!(own, nearest, "{HERE} to {to}, step {step}");
        }
        let same = |passed: Between| match passed {
            Between::One(hex) => (hex, hex),
            Between::Two(a, b) => (a.min(b), a.max(b)),
        };
        let mut back: Vec<Between> = to.line(HERE).collect();
        back.reverse();
        assert!(back.into_iter().map(same).eq(line.into_iter().map(same)), "the same way back from {to}");
    }
}

#[test]
fn a_line_along_a_hex_side_passes_only_what_both_hexes_are() {
    let along = HERE.line(hex(HERE.q + 1, HERE.r + 1)).next().expect("two hexes far");
    let upper = hex(HERE.q, HERE.r + 1);
    assert!(!along.all(|hex| hex == upper), "one of two is not enough");
    assert!(along.all(|hex| HERE.distance(hex) == 1));
    assert!(Between::One(upper).all(|hex| hex == upper));
}

#[test]
fn a_map_holds_whole_columns() {
    let map = HexMap { columns: 26, rows: 18 };
    let listed: BTreeSet<Hex> = map.hexes().collect();
    assert_eq!(listed.len(), 26 * 18);
    for there in hex(12, 3).disc(30) {
        assert_eq!(map.holds(there), listed.contains(&there), "{there}");
        assert_eq!(HexMap::hex(there.q, HexMap::row(there)), there);
    }
    assert!(map.holds(hex(0, 0)) && map.holds(hex(1, 0)) && map.holds(hex(2, -1)) && !map.holds(hex(2, -2)));
    assert_eq!(HexMap::row(hex(-1, 1)), 0, "columns to the left go on in the same way");
}

#[test]
fn a_hex_is_read_as_it_is_written() {
    for there in [hex(0, 0), hex(-12, 7), hex(Hex::REACH, -Hex::REACH)] {
        assert_eq!(there.to_string().parse(), Ok(there));
    }
    assert_eq!(" 3 , -2".parse(), Ok(hex(3, -2)));
    for text in ["", "3", "3,", "3;2", "3,2,1", "8001,0", "a,b"] {
        assert_eq!(text.parse::<Hex>(), Err(ParseHexError), "{text}");
    }
}

#[test]
fn everything_is_exact_at_the_far_reach() {
    let (far, near) = (hex(Hex::REACH, Hex::REACH), hex(-Hex::REACH, -Hex::REACH));
    assert_eq!(near.distance(far), 32_000);
    assert_eq!(Facing::UP.arcs(far - near), [Arc::Front, Arc::Right].into_iter().collect());
    let middle = near.line(far).nth(15_999);
    assert_eq!(middle, Some(Between::One(hex(0, 0))));
    assert!(matches!(near.line(far).next(), Some(Between::Two(..))));
}
