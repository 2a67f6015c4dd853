//! Tests that all flaws of a set-up or a position are told at once, each with its place and its clause.

use engine::{Flaw, Rules};
use rules_talon::{Class, Goal, HullBox, Kind, Post, Row, Setup, ShipAt, Talon, Terrain, Weapon};
use table::Hex;

use crate::setups::{At, rules, setup};

/// Returns a set-up of two heavy cruisers a side.
fn war() -> Setup {
    let ships: &[At<'_>] =
        &[(0, "CA", (8, 2), 1), (0, "CA", (8, 4), 1), (1, "T-CA", (17, 2), 4), (1, "T-CA", (17, 4), 4)];
    setup(ships, &[])
}

/// Returns the flaws of a set-up, each as its clause and place.
fn flaws(setup: &Setup) -> Vec<String> {
    let said = |flaw: &Flaw| format!("{} {}", flaw.clause.map_or("", |clause| clause.0), flaw.place);
    Talon::new(setup).err().iter().flatten().map(said).collect()
}

fn class<'a>(setup: &'a mut Setup, id: &str) -> &'a mut Class {
    setup.classes.iter_mut().find(|class| class.id == id).expect("a class")
}

#[test]
fn every_flaw_of_a_set_up_is_told_at_once() {
    let mut bad = war();
    bad.ships[0].class = "CX".into();
    bad.ships[1].name = "T-CA-1".into();
    bad.ships[2].post = Post::Map(Hex { q: 40, r: 2 }, 7);
    bad.ships[3].name = "M3".into();
    bad.initiative = 2;
    bad.map.columns = 3;
    let told = flaws(&bad);
    for flaw in [
        "TAL-15 ship CX-1, class",
        "TAL-16 ship T-CA-1, name",
        "TAL-1.1 ship T-CA-1, facing",
        "TAL-1.1 ship T-CA-1, at",
        "TAL-13.1 ship M3, name",
        "TAL-1.5 initiative",
        "TAL-1.1 map.columns",
    ] {
        assert!(told.iter().any(|own| own == flaw), "{flaw} is not among {told:#?}");
    }
}

/// A change to a set-up, and the flaw that it brings.
type Case = (fn(&mut Setup), &'static str);

#[test]
fn each_fault_of_ships_and_map_is_a_flaw_under_its_clause() {
    let cases: [Case; 12] = [
        (|s| s.ships[1].post = s.ships[0].post.clone(), "TAL-7.4.2 ship CA-2, at"),
        (|s| s.ships.truncate(2), "TAL-16 side 2"),
        (|s| s.ships[0].side = 1, "TAL-16 ship CA-2, side"),
        (|s| s.ships[1].post = Post::Aboard(0), "TAL-12.3 ship CA-2, aboard"),
        (
            |s| {
                let post = Post::Aboard(0);
                s.ships.insert(2, ShipAt { side: 0, class: "SQ".into(), name: String::new(), post });
            },
            "TAL-12.3 ship SQ-1, aboard",
        ),
        (|s| s.ships[0].name = "no name".into(), "TAL-16 ship no name, name"),
        (|s| s.ships[0].name = "done".into(), "TAL-16 ship done, name"),
        (|s| s.terrain.push((Hex { q: 8, r: 2 }, Terrain::Planet)), "TAL-17.1 ship CA-1, at"),
        (|s| s.terrain.push((Hex { q: 60, r: 2 }, Terrain::Nebula)), "TAL-17.1 terrain, nebula 60,2"),
        (|s| s.terrain.extend([(Hex { q: 5, r: 5 }, Terrain::Nebula); 2]), "TAL-17.1 terrain, nebula 5,5"),
        (|s| s.goal = Goal::Circle, "TAL-16 goal"),
        (|s| s.options.turn_limit = 0, "TAL-16 option turn-limit"),
    ];
    for (change, flaw) in cases {
        let mut bad = war();
        change(&mut bad);
        let told = flaws(&bad);
        assert!(told.iter().any(|own| own.starts_with(flaw)), "{flaw} is not among {told:?}");
    }
    assert_eq!(flaws(&war()), [""; 0], "as it is, nothing is wrong");
}

#[test]
fn each_fault_of_a_class_is_a_flaw_under_its_clause() {
    type Change = (&'static str, fn(&mut Class), &'static str);
    let cases: [Change; 15] = [
        ("CA", |c| c.points = -1, "TAL-15 class CA, points"),
        ("CA", |c| c.explosion = 99, "TAL-8.6 class CA, explosion"),
        ("CA", |c| c.curve.clear(), "TAL-2.1 class CA, curve"),
        ("CA", |c| c.start = 9, "TAL-2.1 class CA, curve"),
        ("CA", |c| c.curve[0] = Row { power: 1, speed: 4, radius: 3 }, "TAL-2.1 class CA, curve"),
        ("CA", |c| c.curve.swap(1, 4), "TAL-2.1 class CA, curve"),
        ("CA", |c| c.curve[0].speed = 7, "TAL-2.1 class CA, curve"),
        ("CA", |c| c.hull.clear(), "TAL-2.3 class CA, hull"),
        ("CA", |c| c.hull[0].modifier = -6, "TAL-2.4 class CA, curve"),
        ("CA", |c| c.shields[0] = -1, "TAL-2.3 class CA, shields.front"),
        ("CA", |c| c.groups[0].red = 0, "TAL-8.1 class CA, group 1, red"),
        ("CA", |c| c.groups[0].count = 5, "TAL-8.1 class CA, group 1, count"),
        ("CA", |c| c.each = 2, "TAL-12.1 class CA, boxes"),
        ("SQ", |c| c.groups[0].weapon = Weapon::Missile, "TAL-12.2 class SQ, group"),
        ("SQ", |c| c.hull[2] = HullBox { modifier: 0, critical: true }, "TAL-12.1 class SQ, hull"),
    ];
    for (id, change, flaw) in cases {
        let mut bad = war();
        change(class(&mut bad, id));
        let told = flaws(&bad);
        assert!(told.iter().any(|own| own == flaw), "{flaw} is not among {told:?}");
    }
    let mut slow = war();
    class(&mut slow, "SQ").curve.pop();
    class(&mut slow, "SQ").start = 0;
    assert_eq!(flaws(&slow), ["TAL-12.3 class SQ, curve"], "a squadron is launched at speed 5");
    assert!(war().classes.iter().any(|class| class.kind == Kind::Base));
}

#[test]
fn pieces_that_an_option_leaves_out_take_no_part() {
    let ships: &[At<'_>] =
        &[(0, "CV", (8, 2), 1), (0, "BASE", (8, 4), 1), (0, "SQ", (9, 6), 1), (1, "T-CA", (17, 2), 4)];
    let mut made = setup(ships, &[]);
    let squadron =
        |carrier| ShipAt { side: 0, class: "SQ".into(), name: String::new(), post: Post::Aboard(carrier) };
    made.ships.splice(3..3, [squadron(0), squadron(1)]);
    let names = |set: &[(&str, &str)]| {
        let mut made = made.clone();
        for (key, value) in set {
            made.options.set(key, value).expect("an option");
        }
        let rules = rules(&made);
        (0..rules.count()).map(|ship| rules.name(ship).to_string()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(names(&[]), "CV-1 BASE-1 SQ-1 SQ-2 SQ-3 T-CA-1");
    assert_eq!(names(&[("fighters", "off")]), "CV-1 BASE-1 T-CA-1");
    assert_eq!(names(&[("bases", "off")]), "CV-1 SQ-1 SQ-2 T-CA-1", "those aboard a base go with it");
    let start = rules(&made).start();
    assert_eq!(start.ships()[4].carrier, 1, "the base is the second ship of its side");
}

#[test]
fn a_position_says_what_could_not_come_about() {
    let rules = rules(&war());
    let right = rules.write_position(&rules.start());
    let read = |text: &str| rules.read_position(text);
    assert!(read(&right).is_ok(), "{right}");
    let cases = [
        ("round 1", "round 99", "TAL-16"),
        ("impulse A", "impulse G", "TAL-1.2"),
        ("initiative 2", "initiative 3", "TAL-1.5"),
        ("8,2 f1", "88,2 f1", "TAL-1.1"),
        ("8,2 f1", "8,2 f6", "TAL-1.1"),
        ("speed 3", "speed 6", "TAL-2.1"),
        ("power 3", "power 5", "TAL-2.2"),
        ("shields 6/5/4/5", "shields 7/5/4/5", "TAL-2.3"),
        ("hull 0", "hull 6", "TAL-2.3"),
        ("bars 1+1", "bars 2+1", "TAL-8.1"),
        ("; CA-2", " offline retreat 2; CA-2", "TAL-11.1"),
        ("; CA-2", " slip down shields reinforced front 2 C; CA-2", "TAL-2.6"),
        ("; CA-2", " burners 1; CA-2", "TAL-15"),
        ("; CA-2", " change; CA-2", ""),
    ];
    for (from, to, clause) in cases {
        let text = right.replacen(from, to, 1);
        assert_ne!(text, right, "{from} stands in {right}");
        match read(&text) {
            Ok(_) => assert_eq!(clause, "", "{text} is read"),
            Err(flaws) => assert_eq!(flaws[0].clause.map_or("", |clause| clause.0), clause, "{flaws:?}"),
        }
    }
    let (first, _) = right.split_once("; CA-2").expect("two ships");
    assert!(read(first).is_err(), "a position without a ship");
    let twice = format!("{right}; CA-1 destroyed 8,2");
    assert!(read(&twice).is_err(), "a ship that stands twice");
}
