//! Runs against bases: the integer answers compared with the definition in 128-bit integers.

use proptest::prelude::*;
use table::{Area, Heading, Length, Point, Run};

/// Returns the nearness straight from its definition, in 128 bits, with c = v·v − r².
fn by_definition(start: Point, step: table::Vector, centre: Point, radius: i32) -> Option<u32> {
    let v = centre - start;
    let (a, b) = (i128::from(step.dot(step)), i128::from(v.dot(step)));
    let c = i128::from(v.dot(v)) - i128::from(radius) * i128::from(radius);
    let q = b * b - a * c;
    if b <= 0 || q < 0 {
        return None;
    }
    if c <= 0 {
        return Some(0);
    }
    if b - a > 0 && (b - a) * (b - a) > q {
        return None;
    }
    let four = 4 * b * b * q;
    let floor = four.isqrt();
    let ceiling = if floor * floor == four { floor } else { floor + 1 };
    let n = ((b * b + q - ceiling) / a).isqrt();
    Some(((n + 5) / 10) as u32)
}

/// Returns `true` if the run's box holds a base that the run touches, for the base's own radius and for larger
/// ones.
fn boxed(run: &Run, centre: Point, radius: i32) -> bool {
    let inside = |more: i32| run.bounding_box(Length::thousandths(radius + more)).holds(centre);
    run.nearness(centre, Length::thousandths(radius)).is_none() || [0, 1, 400].into_iter().all(inside)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 20_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nearness_is_the_clause_word_for_word(
        x in 0..240_000i32, y in 0..240_000i32, dx in -9000..9000i32, dy in -9000..9000i32,
        h in 0..24i32, halves in 2..=16i32, radius in 1..3000i32,
    ) {
        let start = Point { x, y };
        let centre = Point { x: x + dx, y: y + dy };
        let step = Heading::of_steps(h).leg(Length::thousandths(halves * 500));
        let run = Run::new(start, step);
        prop_assert_eq!(run.nearness(centre, Length::thousandths(radius)), by_definition(start, step, centre, radius));
        prop_assert!(boxed(&run, centre, radius));
    }

    #[test]
    fn nearness_is_the_clause_where_bases_are_met_or_barely_missed(
        h in 0..24i32, halves in 2..=16i32, ahead in 0..20i32, aside in -1010..=1010i32, radius in 100..3000i32,
        nudge in (-2..=2i32, -2..=2i32),
    ) {
        // Bases beside the path, at most a radius off: the run meets most of them, and just misses the rest.
        let (start, heading) = (Point::inches(120, 120), Heading::of_steps(h));
        let beside = heading.turned(6).leg(Length::thousandths(radius * aside / 1000));
        let spot = start + heading.leg(Length::thousandths(ahead * 500)) + beside;
        let centre = Point { x: spot.x + nudge.0, y: spot.y + nudge.1 };
        let step = heading.leg(Length::thousandths(halves * 500));
        let run = Run::new(start, step);
        let nearness = run.nearness(centre, Length::thousandths(radius));
        prop_assert_eq!(nearness, by_definition(start, step, centre, radius));
        prop_assert!(boxed(&run, centre, radius));
    }

    #[test]
    fn a_contact_on_the_table_is_what_a_shorter_run_would_reach(
        y in 2000..46_000i32, halves in 2..=16i32, gap in 1..8000i32, off in -700..700i32,
    ) {
        // Running right along y towards the edge at x = 48 in: the contact is on the table exactly if a run that
        // stops at the edge still touches.
        let start = Point { x: 48_000 - gap, y };
        let step = Heading::of_steps(6).leg(Length::thousandths(halves * 500));
        let centre = Point { x: 48_000 + off, y: y + off / 2 };
        let (base, area) = (Length::thousandths(500), Area::inches(48, 48));
        let run = Run::new(start, step);
        let to_edge = Run::new(start, table::Vector { x: gap.min(step.x), y: 0 });
        let expected = to_edge.nearness(centre, base).is_some();
        prop_assert_eq!(run.meets_on(&area, centre, base), expected);
    }
}
