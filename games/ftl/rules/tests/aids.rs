//! Tests of the aids: remarks on what a sprint passed through.

use engine::dice::Script;
use engine::{Aids, Fact, Heard, Rules, Sealed, Seat, Umpire};
use rules_ftl::{Ftl, Options, Setup, Ship, Sprints};
use table::{Area, Point};

use crate::setups::rules;

/// Returns the remarks on a turn with these plots: mover, target, and `true` if the target sprinted.
fn remarks(rules: &Ftl, plots: [&str; 2]) -> Vec<(String, String, bool)> {
    let mut state = rules.start();
    let view = rules.view(&state, None);
    let seal = |(seat, text): (u8, &str)| {
        let reading = rules.read(&state, Seat(seat), text);
        assert_eq!(reading.refused, [], "{text}");
        Sealed::check(&rules.space(&state, Seat(seat)), Seat(seat), reading.order)
            .expect("it was read as legal")
    };
    let sealed: Vec<_> = (0..).zip(plots).map(seal).collect();
    let mut umpire = Umpire::new(Script::new(&[]), Heard::default());
    rules.resolve(&mut umpire, &mut state, &sealed);
    let told: Vec<_> = umpire.log.all().iter().map(|told| &told.event).collect();
    let text = |fact: &Fact, name: &str| match fact.get(name) {
        Some(Fact::Text(text)) => text.clone(),
        other => panic!("{name}: {other:?}"),
    };
    let passed = |remark: &Fact| {
        assert_eq!(
            (text(remark, "kind"), text(remark, "clause")),
            ("passes".to_owned(), "FTL-6.3".to_owned())
        );
        assert!(text(remark, "text").contains("carries no marker"), "{remark:?}");
        (text(remark, "piece"), text(remark, "target"), remark.get("sprints") == Some(&Fact::Bool(true)))
    };
    rules.remarks(&view, &told).iter().map(passed).collect()
}

fn of(piece: &str, target: &str, sprints: bool) -> (String, String, bool) {
    (piece.to_owned(), target.to_owned(), sprints)
}

/// A sprint hits pieces with a marker alone: idle and sprinting ones are passed through (FTL-6.3).
#[test]
fn a_piece_without_a_marker_is_said_to_be_passed_through() {
    let duel = rules("four-apart", |_| {});
    assert_eq!(remarks(&duel, ["A S8", "idle"]), [of("A", "B", false)]);
    assert_eq!(remarks(&duel, ["A S8", "B S1"]), [of("A", "B", true)]);
    assert_eq!(remarks(&duel, ["A S3", "idle"]), [], "it does not get there");
    assert_eq!(remarks(&duel, ["A S8", "B R15"]), [], "it is marked, and hit");
    let marked = rules("four-apart", |o| o.idle_is_marked = true);
    assert_eq!(remarks(&marked, ["A S8", "idle"]), [], "marked by the option");
    let in_turn = rules("four-apart", |o| o.sprints = Sprints::BySide);
    assert_eq!(remarks(&in_turn, ["A S8", "B S1"]), [], "one may have left before the other came");
}

/// A mover that has been removed stops there, and passes through nothing farther on (FTL-6.7).
#[test]
fn a_piece_that_is_removed_passes_through_nothing_beyond() {
    let ship = |side, x, degrees| Ship { side, at: Point::inches(x, 24), degrees };
    let row = |hit| {
        let ships = vec![ship(0, 10, 90), ship(1, 12, 90), ship(1, hit, 90), ship(1, 16, 90)];
        let setup = Setup { area: Area::inches(48, 48), ships, options: Options::default() };
        let rules = Ftl::new(&setup).unwrap_or_else(|flaws| panic!("{flaws:?}"));
        remarks(&rules, ["A S8", "C R15"])
    };
    assert_eq!(row(14), [of("A", "B", false)], "not D, beyond the ship that it hits");
    assert_eq!(row(20), [of("A", "B", false), of("A", "D", false)]);
}
