//! The edges of the rules: positions exactly on a line, orders given twice, and extreme numbers.

use engine::dice::Script;
use engine::{Audience, Heard, Rules, Sealed, Seat, Seeded, Space, Umpire};
use rules_full_thrust::ships::{Kind, Weapon};
use rules_full_thrust::{Class, FullThrust, SideOf, design};
use table::Area;

use crate::fleets::{At, Played, battle, duel, setup};

fn of(base: &str, change: impl FnOnce(&mut Class)) -> Class {
    let mut own = design::class(base).expect("in the table");
    own.base = Some(base.to_owned());
    "OWN".clone_into(&mut own.id);
    change(&mut own);
    own
}

/// FT-2.3: of two movement parts the first counts, even if it changes nothing.
#[test]
fn no_change_is_an_order_too_and_the_first_stands() {
    let game = Played::new(duel(&[]));
    let reading = game.rules.read(&game.state, Seat(0), "A1 +0; A1 S1");
    assert_eq!(reading.order.to_string(), "idle");
    assert_eq!(reading.ignored.len(), 1, "{reading:?}");
    let record: rules_full_thrust::Order = "A1 P0; A1 S1".parse().expect("readable");
    assert_eq!(record.to_string(), "idle");
}

/// FT-2.4: an order beyond any ship's thrust is void with its further parts, as is one beyond this ship's.
#[test]
fn an_impossible_order_takes_its_further_parts_along() {
    let fleet: &[At] = &[("CA", 36, 12, 12, 4)];
    let game = Played::new(battle(fleet, &[("HC", 36, 40, 6, 0)], &[("fighters", "on"), ("ramming", "on")]));
    for text in ["A1 +100; launch 1", "A1 +3; launch 1", "launch 1; A1 P2; ram B1"] {
        let reading = game.rules.read(&game.state, Seat(0), text);
        assert_eq!(reading.order.to_string(), "idle", "{text}");
        assert_eq!(reading.refused[0].clause.0, "FT-2.4", "{text}: {reading:?}");
    }
    let reading = game.rules.read(&game.state, Seat(0), "A1 +1; launch 1; ram B1");
    assert_eq!(reading.order.to_string(), "A1 +1; ram B1", "the launch is void alone");
    let reading = game.rules.read(&game.state, Seat(0), "A1 +0; launch 3; ram B2");
    assert_eq!(
        (reading.order.to_string().as_str(), reading.refused.len()),
        ("idle", 2),
        "each is void alone"
    );
}

/// FT-2.3, FT-2.7: an entry counts, whatever is written before it.
#[test]
fn an_entry_is_read_beside_two_movement_parts() {
    let fleet: &[At] = &[("DD", 36, 12, 12, 4), ("DD", 30, 12, 12, 4)];
    let position = "turn 7; A1 -2,12 c9 v6 back 7 edge 3 away; A2 30,12 c12 v4; B1 24,36 c6 v6";
    let game = Played::at(battle(fleet, &[("HC", 24, 36, 6, 6)], &[]), position);
    let reading = game.rules.read(&game.state, Seat(0), "A1 +2; A1 +3; A1 enter 12 c3");
    assert_eq!(reading.order.to_string(), "A1 +2; enter 12 c3");
    assert!(game.legal(1, "A1 +0; enter 48 c1") && game.legal(1, "A1 +0; enter 0 c5"));
    for beyond in
        ["A1 +0; enter 48.001 c3", "A1 +0; enter 12 c12", "A1 +0; enter 12 c6", "A1 +0; enter 12 c9"]
    {
        assert!(game.refused(1, beyond).starts_with("[FT-2.7]"), "{beyond}");
    }
    let early =
        Played::at(battle(fleet, &[("HC", 24, 36, 6, 6)], &[]), &position.replace("turn 7", "turn 6"));
    assert!(!early.legal(1, "A1 +0; enter 12 c3"), "a turn too early");
}

/// FT-2.7: any point of the path counts: a curve that comes back has left; a path that ends on the edge has not.
#[test]
fn a_curve_over_the_edge_has_left() {
    let ship: &[At] = &[("DD", 2, 20, 9, 8)];
    let mut game = Played::new(battle(ship, &[("HC", 70, 40, 9, 0)], &[("turning", "curved")]));
    let told = game.play(&[(1, "A1 S3,-2"), (2, "idle")], &[6]);
    assert!(
        told.contains(&"[FT-2.7] A1 leaves by the left edge and may return from turn 8 on".to_owned()),
        "{told:?}"
    );
    let mut game = Played::new(battle(&[("DD", 6, 20, 9, 6)], &[("HC", 70, 40, 9, 0)], &[]));
    let told = game.play(&[(1, "idle"), (2, "idle")], &[]);
    assert!(told.iter().all(|line| !line.starts_with("[FT-2.7]")), "the edge is on the table: {told:?}");
    let mut game = Played::new(battle(&[("DD", 70, 46, 12, 6)], &[("HC", 2, 4, 9, 0)], &[]));
    game.play(&[(1, "A1 S1"), (2, "idle")], &[4]);
    assert_eq!(game.state.ships()[0].at.y, 51_196);
}

/// FT-4.14: the flagship's number counts all listed ships, dummies that stay at home included, and may not name a
/// dummy.
#[test]
fn the_flagship_is_a_ship_as_listed() {
    let first: &[At] =
        &[("dummy", 9, 9, 12, 3), ("DD", 3, 20, 9, 6), ("DD", 30, 20, 12, 0), ("DD", 33, 20, 12, 0)];
    let flagship = |number: u8, bogeys: &str| {
        let set = [("morale", "on"), ("flagship", "on"), ("bogeys", bogeys)];
        let mut setup = setup(Area::inches(72, 48), [first, &[("HC", 70, 24, 9, 0)]], &set);
        setup.sides[0] = SideOf { edge: None, flagship: Some(number) };
        FullThrust::new(&setup)
    };
    assert!(flagship(1, "off").is_err() && flagship(5, "off").is_err() && flagship(0, "on").is_err());
    assert!(flagship(1, "on").is_err(), "a dummy is no flagship");
    let mut game = Played::new(flagship(2, "off").expect("stands"));
    let told = game.play(&[(1, "idle"), (2, "idle")], &[1, 5]);
    let held = "[FT-4.14] side 1 checks its morale: rolled 5, breaks off on 6+: it fights on";
    assert_eq!(told.last().map(String::as_str), Some(held), "one of three, and the flagship");
}

/// FT-4.12, FT-4.5: the id of a design may not be that of dummies.
#[test]
fn no_design_is_called_dummy() {
    let mut setup = setup(
        Area::inches(72, 48),
        [&[("DD", 9, 9, 12, 3)], &[("HC", 50, 9, 9, 3)]],
        &[("custom-ships", "on"), ("bogeys", "on")],
    );
    setup.classes.push(of("DD", |own| "dummy".clone_into(&mut own.id)));
    let flaws = FullThrust::new(&setup).expect_err("the name is taken");
    assert!(flaws[0].to_string().contains("a design needs an id of its own"), "{flaws:?}");
}

/// FT-4.10: with any number of needle beams and systems, orders can be drawn and checked; only counting has a limit.
#[test]
fn a_ship_full_of_needles_fires() {
    let needles = of("DN", |own| {
        own.damage = 27;
        own.weapons = std::iter::repeat_n(Weapon { kind: Kind::Needle, arcs: 1 }, 28).collect();
    });
    let many = |count: usize| {
        let mut own = needles.clone();
        own.weapons.truncate(count);
        let sides: [&[At]; 2] = [&[("OWN", 24, 12, 12, 0)], &[("MANY", 24, 16, 6, 0)]];
        let mut setup = setup(Area::inches(72, 48), sides, &[("custom-ships", "on"), ("needles", "on")]);
        let target = of("DN", |own| {
            "MANY".clone_into(&mut own.id);
            own.weapons = std::iter::repeat_n(Weapon { kind: Kind::C, arcs: 15 }, 28).collect();
        });
        setup.classes.extend([own, target]);
        Played::new(FullThrust::new(&setup).unwrap_or_else(|flaws| panic!("{flaws:?}")))
    };
    for (count, size) in [(2, Some(33 * 33)), (28, None)] {
        let mut game = many(count);
        game.play(&[(1, "idle"), (2, "idle")], &[]);
        let space = game.rules.space(&game.state, Seat(0));
        assert_eq!(space.size(), size, "each at one of 32 systems, or held");
        let mut rng = Seeded::new(1);
        for _ in 0..50 {
            assert!(space.check(&space.sample(&mut rng)).is_ok());
        }
    }
}

/// FT-4.7: a recovered group is lost with its ship.
#[test]
fn a_recovered_group_is_lost_with_its_carrier() {
    let rules = battle(
        &[("CA", 36, 12, 12, 0), ("DD", 60, 12, 12, 0)],
        &[("HC", 36, 20, 6, 0)],
        &[("fighters", "on")],
    );
    let position = "turn 3 phase fire; A1 36,12 c12 v0 damage 23; A2 60,12 c12 v0; B1 36,20 c6 v0; \
                    AG1 0,0 c12 recovered fighters 4 rank 1";
    let mut game = Played::at(rules, position);
    game.play(&[(1, "idle"), (2, "B1 > A1: A1")], &[6, 1, 1]);
    assert!(game.state.groups().iter().all(|g| g.flight == rules_full_thrust::state::Flight::Lost));
}

/// FT-4.5, FT-4.7: a void launch beyond the edge does not reveal which marker is a carrier.
#[test]
fn a_void_launch_of_a_marker_is_its_owners_secret() {
    let told = |bogeys: &str| {
        let set = [("fighters", "on"), ("bogeys", bogeys)];
        let sides: [&[At]; 2] = [&[("CA", 36, 46, 12, 8), ("DD", 20, 10, 12, 0)], &[("HC", 36, 2, 6, 0)]];
        let mut setup = setup(Area::inches(72, 48), sides, &set);
        setup.area = Area::inches(72, 49);
        let rules = crate::fleets::rules(&setup);
        let mut state = rules.start();
        let orders = [(Seat(0), "A1 +0; launch 2"), (Seat(1), "idle")].map(|(seat, text)| {
            let order = text.parse().expect("readable");
            Sealed::check(&rules.space(&state, seat), seat, order).expect("legal")
        });
        let mut umpire = Umpire::new(Script::new(&[1]), Heard::default());
        rules.resolve(&mut umpire, &mut state, &orders);
        let void = umpire.log.all().iter().find(|t| matches!(t.event, rules_full_thrust::Event::Void { .. }));
        void.map(|t| t.to).expect("the launch is void")
    };
    assert_eq!(told("off"), Audience::All);
    assert_eq!(told("on"), Audience::Only(engine::Seats::only(Seat(0))));
}

/// FT-5.1: if all raiders are gone and the convoy is not, the convoy wins, whatever the points. If the convoy is gone,
/// points decide.
#[test]
fn a_convoy_left_alone_has_won() {
    let sides: [&[At]; 2] = [&[("BK", 10, 20, 3, 5), ("LN", 69, 10, 3, 5)], &[("DD", 70, 40, 3, 5)]];
    let mut setup = setup(Area::inches(72, 48), sides, &[]);
    setup.exit = Some(rules_full_thrust::Exit { side: 0, edge: table::Edge::Right });
    let rules = crate::fleets::rules(&setup);
    let raiders = "turn 2; A1 10,20 c3 v5 damage 25; A2 40,10 c3 v5; B1 70,40 c3 v5 damage 3";
    let told = Played::at(rules.clone(), raiders).play(&[(1, "idle"), (2, "idle")], &[1]);
    assert_eq!(told.last().map(String::as_str), Some("[FT-5.1] side 1 wins; points 3 to 25"));
    let convoy = "turn 2; A1 10,20 c3 v5 damage 26 destroyed; A2 69,10 c3 v5; B1 40,40 c3 v5 damage 3";
    let told = Played::at(rules, convoy).play(&[(1, "idle"), (2, "idle")], &[]);
    assert_eq!(told.last().map(String::as_str), Some("[FT-5.1] side 2 wins; points 21 to 26"));
}

/// FT-3.5, FT-4.14: marked damage takes effect before the next orders, and fleets break only if morale is played.
#[test]
fn a_position_says_nothing_that_play_cannot_come_to() {
    let duel = |set: &[(&str, &str)], position: &str| {
        battle(&[("HC", 24, 12, 12, 6)], &[("HC", 24, 36, 6, 6)], set)
            .read_position(position)
            .map_err(|flaws| format!("{flaws:?}"))
    };
    let broken = "turn 1; side 1 broken; A1 24,12 c12 v6; B1 24,36 c6 v6";
    assert!(duel(&[("morale", "on")], broken).is_ok());
    assert!(duel(&[], broken).is_err_and(|flaws| flaws.contains("\\\"broken\\\" means nothing here")));
    let marked = duel(&[], "turn 2; A1 24,12 c12 v6 marked 5; B1 24,36 c6 v6");
    assert!(marked.is_err_and(|flaws| flaws.contains("damage that is marked takes effect before")));
}

/// FT-4.5: a position may give a ship another class than the scenario only if bogeys are played.
#[test]
fn a_position_changes_no_class_in_the_open() {
    let duel = |bogeys: &str| {
        battle(&[("HC", 24, 12, 12, 6)], &[("HC", 24, 36, 6, 6)], &[("bogeys", bogeys)])
            .read_position("turn 2; A1 24,12 c12 v6 class 3; B1 24,36 c6 v6")
    };
    assert!(duel("on").is_ok());
    let flaws = duel("off").expect_err("there is nothing to hide");
    assert!(flaws[0].to_string().contains("\"class\" means nothing here"), "{flaws:?}");
}
