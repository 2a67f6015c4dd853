//! Facts of events and views: the damage of each die, the expected damage, the divisions of a chart.

use engine::{Describe, Fact, Rules};
use rules_full_thrust::events::Event;
use rules_full_thrust::ships::{Kind, System};
use rules_full_thrust::{Name, State};
use table::Length;

use crate::fleets::battle;

const TARGET: Name = Name { side: 1, number: 0 };

fn fact(of: &Fact, key: &str) -> Fact {
    let Fact::Map(facts) = of else { panic!("no map: {of:?}") };
    facts.iter().find(|(name, _)| *name == key).unwrap_or_else(|| panic!("no {key}: {of:?}")).1.clone()
}

fn ints(all: &[i64]) -> Fact {
    Fact::list(all, |one| Fact::Int(*one))
}

/// FT-3.2, FT-4.6: three dice make two points on average; with armour, half a point on a capital ship.
#[test]
fn a_volley_says_what_each_die_did_and_what_was_expected() {
    let volley = |table| Event::Hits { target: TARGET, faces: vec![3, 4, 6], points: 0, table }.describe();
    let plain = volley([0, 0, 0, 0, 1, 1, 2]);
    assert_eq!(fact(&plain, "each"), ints(&[0, 1, 2]));
    assert_eq!(fact(&plain, "expects"), Fact::Int(2000));
    let armoured = volley([0, 0, 0, 0, 0, 0, 1]);
    assert_eq!(fact(&armoured, "each"), ints(&[0, 0, 1]));
    assert_eq!(fact(&armoured, "expects"), Fact::Int(500));
}

/// FT-4.9: at six inches a torpedo does 1.75 points on average. FT-4.4: on a 5 or more a third of the systems go.
#[test]
fn torpedoes_and_thresholds_say_what_was_expected() {
    let torpedo = Event::Torpedo {
        ship: Name { side: 0, number: 0 },
        weapon: System::Weapon(Kind::Torpedo, 1),
        target: TARGET,
        range: Length::inches(6),
        face: 4,
        needs: 4,
        points: 3,
    };
    assert_eq!(fact(&torpedo.describe(), "expects"), Fact::Int(1750));
    let rolled =
        Event::Threshold { ship: TARGET, point: 2, system: System::Drive, face: 4, needs: 5, lost: false };
    assert_eq!(fact(&rolled.describe(), "needs"), Fact::Int(5));
    assert_eq!(fact(&rolled.describe(), "expects"), Fact::Int(333));
}

/// FT-4.4: the chart of a battleship is divided at 6, 11 and 17 if thresholds are played, and otherwise not.
#[test]
fn a_chart_is_divided_at_its_threshold_points() {
    let points = |set: &[(&str, &str)]| {
        let rules = battle(&[("BB", 24, 6, 12, 6)], &[("DD", 24, 30, 6, 6)], set);
        let state: State = rules.start();
        let Fact::List(pieces) = fact(&rules.describe(&rules.view(&state, None)), "pieces") else {
            panic!("pieces are a list")
        };
        let Fact::List(points) = fact(&pieces[0], "thresholds") else { panic!("a list") };
        points.iter().map(|p| (fact(p, "at"), fact(p, "needs"))).collect::<Vec<_>>()
    };
    let at = |at, needs| (Fact::Int(at), Fact::Int(needs));
    assert_eq!(points(&[("thresholds", "on")]), [at(6, 6), at(11, 5), at(17, 4)]);
    assert_eq!(points(&[]), []);
}
