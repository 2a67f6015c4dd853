//! Every piece that spaces are composed of: counted, drawn evenly, and exact about who belongs.

use std::fmt::Debug;

use arrayvec::ArrayVec;
use engine::space::Listed;
use engine::{Clause, Seeded, Space};
use table::{Area, Length, Point, Vector};
use testkit::laws::{draws_are_legal, same_space, sample_is_uniform, someone_can_write, visited_once};
use testkit::pieces::{Each, Either, Mapped, Pair, Split, Spot, Steps, Subset, Where};

const WHY: Clause = Clause("T-1");

/// A sound piece of exactly these many orders, none of which is among the strangers, each refused under the clause.
fn sound<S: Space>(space: &S, size: u128, strangers: &[S::Order])
where
    S::Order: Debug,
{
    let listed = space.listed(4_000).expect("a small space");
    assert_eq!(listed.len() as u128, size);
    assert_eq!(space.listed(listed.len() - 1), None, "one too many");
    assert!(space.size().is_none_or(|own| own == size), "{:?}", space.size());
    let mut rng = Seeded::new(11);
    let held = visited_once(space, 4_000)
        .and_then(|()| someone_can_write(space))
        .and_then(|()| draws_are_legal(space, &mut rng, 200))
        .and_then(|()| sample_is_uniform(space, 17))
        .and_then(|()| same_space(space, space));
    assert_eq!(held, Ok(()));
    for stranger in strangers {
        let refusal = space.check(stranger).expect_err(&format!("{stranger:?} is no order"));
        assert_eq!((refusal.clause, refusal.reason.is_empty()), (WHY, false), "{refusal}");
    }
    varies_everywhere(space, &listed);
}

/// Small changes lead from the idle order to every other.
fn varies_everywhere<S: Space>(space: &S, listed: &[S::Order])
where
    S::Order: Debug,
{
    let mut seen = vec![false; listed.len()];
    let (mut order, mut rng) = (space.idle(), Seeded::new(23));
    for _ in 0..400 * listed.len() {
        let at = listed.iter().position(|other| *other == order).expect("a varied order is a member");
        seen[at] = true;
        order = space.vary(&order, &mut rng);
    }
    let missed: Vec<_> = listed.iter().zip(&seen).filter(|(_, seen)| !**seen).collect();
    assert!(missed.is_empty(), "never varied into: {missed:?}");
}

#[test]
fn steps_lead_from_the_least_to_the_greatest() {
    sound(&Steps::new(WHY, -165, 180, 15, 0), 24, &[-180, 181, 7, 195, i32::MAX, i32::MIN]);
    sound(&Steps::new(WHY, 5, 5, 3, 5), 1, &[4, 6, 8]);
    sound(&Steps::new(WHY, 2, 16, 1, 2), 15, &[1, 17]);
}

#[test]
fn a_listed_order_is_one_of_the_list() {
    sound(&Listed::new(WHY, ["a", "b", "c"].as_slice()), 3, &["d", "", "A"]);
    let owned: ArrayVec<u8, 2> = [9, 3].into();
    assert_eq!(Listed::new(WHY, owned.clone()).idle(), 9, "the first is what a silent seat writes");
    sound(&Listed::new(WHY, owned), 2, &[0, 4]);
}

#[test]
fn a_pool_is_shared_out_over_its_uses() {
    let dice = |all: &[u8]| -> ArrayVec<u8, 16> { all.iter().copied().collect() };
    sound(
        &Split::new(WHY, 6, &[6, 6, 6], false),
        84,
        &[dice(&[7, 0, 0]), dice(&[3, 3, 1]), dice(&[1, 1]), dice(&[])],
    );
    sound(&Split::new(WHY, 6, &[6, 6, 6], true), 28, &[dice(&[6, 0, 1]), dice(&[1, 1, 1]), dice(&[0; 4])]);
    sound(&Split::new(WHY, 5, &[2, 0, 4], true), 2, &[dice(&[5, 0, 0]), dice(&[2, 1, 2])]);
    sound(&Split::new(WHY, 0, &[3, 3], false), 1, &[dice(&[1, 0]), dice(&[255, 255])]);
    sound(&Split::new(WHY, 9, &[], false), 1, &[dice(&[0])]);
    assert_eq!(Split::new(WHY, 5, &[2, 0, 4], true).idle(), dice(&[2, 0, 3]), "filled from the first on");
}

#[test]
fn a_subset_takes_so_many_of_so_many() {
    sound(&Subset::new(WHY, 1, 3, 6), 41, &[0, 0b1111, 1 << 6, u64::MAX]);
    sound(&Subset::new(WHY, 0, 2, 4), 11, &[0b111, 1 << 63]);
    sound(&Subset::new(WHY, 4, 4, 4), 1, &[0b111, 0b1_1111]);
    sound(&Subset::new(WHY, 0, 0, 0), 1, &[1]);
    let whole = Subset::new(WHY, 64, 64, 64);
    assert_eq!((whole.idle(), whole.size(), whole.check(&u64::MAX)), (u64::MAX, Some(1), Ok(())));
    assert_eq!(Subset::new(WHY, 0, 64, 64).size(), Some(1 << 64), "2⁶⁴ subsets");
}

#[test]
fn a_wide_subset_is_drawn_evenly_over_its_things() {
    let (space, mut rng) = (Subset::new(WHY, 0, 64, 64), Seeded::new(3));
    let mut taken = [0u32; 64];
    for _ in 0..2_000 {
        let set = space.sample(&mut rng);
        taken.iter_mut().enumerate().for_each(|(i, n)| *n += u32::from(set >> i & 1 == 1));
    }
    assert!(taken.iter().all(|n| (850..1150).contains(n)), "{taken:?}");
}

#[test]
fn a_spot_is_any_lattice_point_of_the_disc() {
    let centre = Point::inches(3, 4);
    let off = |x, y| centre + Vector { x, y };
    let space = Spot::new(WHY, centre, Length::thousandths(5));
    sound(&space, 81, &[off(6, 0), off(4, 4), off(-5, 1)]);
    assert_eq!(space.check(&off(3, -4)), Ok(()), "at exactly the radius counts as within");
    sound(&Spot::new(WHY, centre, Length::thousandths(0)), 1, &[off(1, 0)]);
}

#[test]
fn a_spot_on_the_table_ends_at_the_edge() {
    let corner = Spot::new(WHY, Point::inches(48, 0), Length::thousandths(5)).on(Area::inches(48, 48));
    sound(&corner, 26, &[Point { x: 48_001, y: 0 }, Point { x: 48_000, y: -1 }, Point { x: 47_994, y: 0 }]);
    let (edge, inside) =
        (Spot::new(WHY, Point { x: 3, y: 24_000 }, Length::thousandths(5)), Area::inches(48, 48));
    let rows: u128 = [0, 3, 4, 4, 4, 5].iter().map(|half: &u128| half.min(&3) + half + 1).sum();
    sound(&edge.on(inside), 2 * rows - (3 + 5 + 1), &[Point { x: -1, y: 24_000 }]);
}

#[test]
fn a_fighter_has_a_billion_places_to_go() {
    let space = Spot::new(WHY, Point::inches(24, 24), Length::inches(18));
    let size = space.size().expect("a disc can be counted");
    // π · 18,000² = 1,017,876,019.7…: Gauss's circle differs from its area by less than its circumference.
    assert!(size.abs_diff(1_017_876_020) < 113_098, "{size}");
    assert_eq!(draws_are_legal(&space, &mut Seeded::new(1), 500), Ok(()));
    let on = space.on(Area::inches(48, 48));
    assert_eq!(on.size(), Some(size), "all of it on the table");
}

#[test]
fn a_pair_writes_both_parts() {
    let space = Pair(Steps::new(WHY, 0, 4, 2, 2), Listed::new(WHY, ["x", "y"].as_slice()));
    sound(&space, 6, &[(1, "x"), (2, "z"), (6, "y")]);
    let huge =
        Pair(Subset::new(WHY, 0, 64, 64), Pair(Subset::new(WHY, 0, 64, 64), Steps::new(WHY, 0, 1, 1, 0)));
    assert_eq!(huge.size(), None, "more than 2¹²⁸ are not counted");
}

#[test]
fn each_part_of_a_kind_is_written() {
    let parts: ArrayVec<_, 4> =
        [Steps::new(WHY, 0, 2, 1, 1), Steps::new(WHY, 5, 6, 1, 5), Steps::new(WHY, 0, 1, 1, 0)]
            .into_iter()
            .collect();
    let of = |all: &[i32]| -> ArrayVec<i32, 4> { all.iter().copied().collect() };
    sound(&Each::new(WHY, parts), 12, &[of(&[0, 5]), of(&[0, 5, 0, 0]), of(&[0, 4, 0]), of(&[])]);
    let none: Each<Steps, 4> = Each::new(WHY, ArrayVec::new());
    sound(&none, 1, &[of(&[0])]);
}

#[test]
fn a_crossed_space_keeps_its_rule() {
    let turn_and_speed = Pair(Steps::new(WHY, -4, 4, 1, 0), Steps::new(WHY, -8, 8, 1, 0));
    let space =
        Where::new(turn_and_speed, WHY, "more thrust than the drive gives", |(t, a)| t.abs() + a.abs() <= 8);
    sound(&space, 113, &[(4, 5), (5, 0), (-4, -5)]);
    assert_eq!(space.size(), None, "crossed spaces are not counted");
}

#[test]
fn either_is_the_sum_of_what_is_open() {
    let low = || Steps::new(WHY, 0, 4, 1, 3);
    let high = || Where::new(Steps::new(WHY, 10, 21, 1, 12), WHY, "odd", |n| n % 2 == 0);
    let is_low = |n: &i32| *n < 10;
    sound(&Either::new(Some(low()), Some(high()), is_low), 11, &[5, 11, 22, -1]);
    sound(&Either::new(Some(low()), None::<Steps>, is_low), 5, &[5, 10, 12]);
    sound(&Either::new(None::<Steps>, Some(high()), is_low), 6, &[0, 4, 13]);
    assert_eq!(
        Either::new(Some(low()), Some(high()), is_low).idle(),
        3,
        "the first space speaks for a silent seat"
    );
}

#[test]
fn a_mapped_space_speaks_another_language() {
    let space = Mapped::new(
        Steps::new(WHY, 1, 9, 1, 4),
        WHY,
        |n| format!("speed {n}"),
        |text: &String| text.strip_prefix("speed ")?.parse().ok(),
    );
    sound(&space, 9, &["speed 0".to_owned(), "speed 10".to_owned(), "course 3".to_owned(), String::new()]);
    assert_eq!(space.idle(), "speed 4");
}

#[test]
#[should_panic(expected = "at least one order")]
fn a_list_without_items_is_no_space() {
    let _ = Listed::new(WHY, [""; 0].as_slice());
}

#[test]
#[should_panic(expected = "whole steps")]
fn steps_that_miss_their_end_are_no_space() {
    let _ = Steps::new(WHY, 0, 10, 4, 0);
}

#[test]
#[should_panic(expected = "the whole pool")]
fn a_pool_that_fits_nowhere_is_no_space() {
    let _ = Split::new(WHY, 5, &[2, 2], true);
}

#[test]
#[should_panic(expected = "fewer than 2^64 ways")]
fn a_pool_with_more_ways_than_can_be_drawn_from_is_refused() {
    let _ = Split::new(WHY, 4080, &[255; 16], false);
}

#[test]
fn a_pool_with_very_many_ways_is_drawn_from() {
    // C(79, 15): some 5 · 10¹⁵ ways.
    let split = Split::new(WHY, 64, &[64; 16], true);
    let mut rng = Seeded::new(1);
    assert!((0..20).all(|_| split.check(&split.sample(&mut rng)).is_ok()));
}
