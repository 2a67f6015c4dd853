//! Counted positions: the file of counts, and independent counts.

use std::ops::ControlFlow;

use engine::{Rules, Seat, Space};
use rules_black_skies::{BlackSkies, OrderSpace, Setup, Zone};
use table::{Area, Edge, Length};

use crate::setups::{At, duel, rules, setup};

/// Rules that start at a position.
#[derive(Clone, Debug)]
struct From {
    rules: BlackSkies,
    position: &'static str,
}

const TIGERS: &[At<'static>] = &[(0, "black-tiger", &[2, 2]), (1, "black-tiger", &[2, 2])];
const LANCERS: &[At<'static>] = &[(0, "lancer", &[2, 2]), (1, "lancer", &[2, 2])];
const ACE: &[At<'static>] =
    &[(0, "black-tiger", &[4, 4]), (1, "black-tiger", &[1, 1]), (1, "black-tiger", &[1, 1])];
const GREEN: &[At<'static>] = &[(0, "black-tiger", &[1]), (1, "black-tiger", &[1])];

const DECKS: &str = "flips 0 phase decks side 1; AE1 speed 6 facing 0; A1 30,3 hull 6; A2 32,3 hull 6; \
     BE1 speed 6 facing 180; B1 30,45 hull 6; B2 32,45 hull 6";
const ACE_DECKS: &str = "flips 0 phase decks side 1; AE1 speed 6 facing 0; A1 30,3 hull 6; A2 32,3 hull 6; \
     BE1 speed 6 facing 180; B1 30,45 hull 6; B2 32,45 hull 6; BE2 speed 6 facing 180; B3 40,45 hull 6; B4 42,45 hull 6";
const STRAIGHT: &str = "flips 1 phase option side 1; AE1 speed 6 facing 0; A1 30,3 hull 6; A2 32,3 hull 6; \
     BE1 speed 6 facing 180; B1 30,45 hull 6; B2 32,45 hull 6; deck 1 E1 Straight known; deck 2 E1 Left";
const TAIL_FIRST: &str = "flips 1 phase option side 1; AE1 speed 6 facing 180 retrograde; A1 30,20 hull 6; \
     A2 32,20 hull 6; BE1 speed 6 facing 180; B1 30,45 hull 6; B2 32,45 hull 6; \
     deck 1 E1 Straight known; deck 2 E1 Left";
const FACE_TO_FACE: &str = "flips 1 phase fire side 1 choice Steady; AE1 speed 6 facing 0; A1 30,12 hull 6; \
     A2 32,12 hull 6; BE1 speed 6 facing 180; B1 30,18 hull 6; B2 32,18 hull 6; \
     deck 1 E1 Straight known; deck 2 E1 Straight";
const CHECKED: &str = "flips 2 phase next side 2 choice Steady; AE1 speed 6 facing 0; A1 30,12 hull 6; \
     BE1 speed 6 facing 180; B1 30,44 hull 6; deck 1 E1 Hard-Left; deck 2 E1 Straight known";

fn from(name: &str) -> Option<From> {
    let (elements, position) = match name {
        "decks" => (TIGERS, DECKS),
        "ace-decks" => (ACE, ACE_DECKS),
        "straight" => (TIGERS, STRAIGHT),
        "tail-first" => (LANCERS, TAIL_FIRST),
        "face-to-face" => (TIGERS, FACE_TO_FACE),
        "checked" => (GREEN, CHECKED),
        _ => return None,
    };
    Some(From { rules: rules(&setup(elements, &[])), position })
}

#[test]
fn counted_positions_are_counted_alike() {
    let mut counted = 0;
    for line in include_str!("perft.txt").lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [name, depth, count] = words[..] else { panic!("{line}: a line is set-up, depth, count") };
        let From { rules, position } = from(name).unwrap_or_else(|| panic!("{line}: no such set-up"));
        let state = rules.read_position(position).unwrap_or_else(|flaws| panic!("{line}: {flaws:?}"));
        let depth = depth.parse().unwrap_or_else(|_| panic!("{line}: no depth"));
        let count: u128 = count.replace('_', "").parse().unwrap_or_else(|_| panic!("{line}: no count"));
        assert_eq!(engine::perft::perft(&rules, &state, depth), Some(count), "{line}");
        counted += 1;
    }
    assert_eq!(counted, 12);
}

/// Counts the ways to deploy two fighters on a strip by trying each.
fn tried(width: i32, height: i32, apart: i32) -> u128 {
    let points = || (0..=height).flat_map(move |y| (0..=width).map(move |x| (x, y)));
    let near =
        |(x, y): (i32, i32)| points().filter(move |(a, b)| (a - x).pow(2) + (b - y).pow(2) <= apart.pow(2));
    points().map(|p| near(p).count() as u128).sum()
}

#[test]
fn ways_to_deploy_are_those_tried_one_by_one() {
    // A strip two thousandths deep on the smallest table: all pairs of points within 6,000 thousandths, by row sums.
    let zone = |edge| Zone { edge, depth: Length::thousandths(2) };
    let setup = Setup {
        area: Area::inches(12, 12),
        zones: [zone(Edge::Bottom), zone(Edge::Top)],
        ..setup(TIGERS, &[])
    };
    let rules = rules(&setup);
    let text = "flips 0 phase deploy side 1; AE1 speed 6 facing 0; A1 waiting; A2 waiting; \
                BE1 speed 6 facing 180; B1 waiting; B2 waiting";
    let state = rules.read_position(text).unwrap_or_else(|flaws| panic!("{flaws:?}"));
    let row = |up: i64| -> u128 {
        // Counts the horizontal offsets within six inches, each with its places in a row of 12,001 points.
        (-6000i64..=6000).filter(|a| a * a + up * up <= 36_000_000).map(|a| (12_001 - a.abs()) as u128).sum()
    };
    let expected = 3 * row(0) + 2 * 2 * row(1) + 2 * row(2);
    let space = OrderSpace::of(&rules, &state, Seat(0));
    assert_eq!(space.size(), Some(expected));
    // Where there are few pairs, the same sums must agree with a trial of all pairs.
    let sums = |width: i32, height: i32, apart: i32| -> u128 {
        let all = |up: i32, aside: i32| {
            (width + 1 - aside.abs()).max(0) as u128 * (height + 1 - up.abs()).max(0) as u128
        };
        (-height..=height)
            .flat_map(|up| (-width..=width).map(move |aside| (up, aside)))
            .filter(|(up, aside)| up * up + aside * aside <= apart * apart)
            .map(|(up, aside)| all(up, aside))
            .sum()
    };
    assert_eq!(sums(14, 6, 5), tried(14, 6, 5));
    let mut visited = 0;
    let _ = space.visit(&mut |order| {
        assert!(space.check(&order).is_ok(), "{order}");
        visited += 1;
        if visited < 40_000 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
}

#[test]
fn the_duel_begins_with_one_coin_and_then_every_place_of_the_zone() {
    let rules = duel();
    let start = rules.start();
    assert_eq!(OrderSpace::of(&rules, &start, Seat(0)).size(), Some(1));
    // The area of the disc times that of the zone, less the parts beyond its borders: about 2 · 10¹⁶.
    let text = "flips 0 phase deploy side 1; AE1 speed 6 facing 0; A1 waiting; A2 waiting; \
                BE1 speed 6 facing 180; B1 waiting; B2 waiting";
    let state = rules.read_position(text).unwrap_or_else(|flaws| panic!("{flaws:?}"));
    let size = OrderSpace::of(&rules, &state, Seat(0)).size().expect("it counts itself");
    // ∬ (72 − |x|)(6 − |y|) over the disc of radius 6, in inches to the fourth: 72·6·36π − 4·(6 + 72)·72 + 2·324.
    let whole = 72.0 * 6.0 * 36.0 * std::f64::consts::PI - 4.0 * 78.0 * 72.0 * 2.0 / 2.0 + 648.0;
    let near = size as f64 / 1e12;
    assert!((near / whole - 1.0).abs() < 0.002, "{near} against {whole}");
}

#[test]
fn rounds_are_counted_without_a_quotient_for_all_decks_and_flips() {
    for cards in 1..=8u64 {
        let per_flip = (1u64 << 32) / (2 * cards) + 1;
        assert!((0..=16_000u64).all(|flips| (flips * per_flip) >> 32 == flips / (2 * cards)), "{cards}");
    }
}
