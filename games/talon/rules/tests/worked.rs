//! Worked values: figures known from the rules by hand, each played; and the rules of movement, paragraph by paragraph.

use engine::Odds;
use engine::odds::Count;
use rules_talon::{Pace, Setup, Step, Talon, Weapon, aids::odds, chart};
use table::Hex;

use crate::setups::{At, Played, rules, setup};

const B: u8 = 1;
const D: u8 = 3;
const F: u8 = 5;
/// The impulse number of the power phase in the state.
const PHASE: u8 = 6;

/// A Terran cruiser in the middle that flies up, and an enemy far away.
const LONE: &[At<'static>] = &[(0, "CA", (8, 4), 0), (1, "T-CA", (24, 0), 3)];

/// Returns a set-up in which the Terran side goes first, so that its ships can be moved by hand.
fn first(ships: &[At<'_>], set: &[(&str, &str)]) -> Setup {
    Setup { initiative: 0, ..setup(ships, set) }
}

fn lone() -> Played {
    let mut played = Played::new(rules(&first(LONE, &[("battery", "off"), ("afterburner", "off")])));
    played.until(B, Step::Power, 1);
    played
}

/// Returns a class of a set-up, to be changed.
fn class<'a>(setup: &'a mut Setup, id: &str) -> &'a mut rules_talon::Class {
    setup.classes.iter_mut().find(|class| class.id == id).expect("a class")
}

fn marker(played: &Played, ship: usize) -> Option<String> {
    played.state.ships()[ship].marker().map(|hex| hex.to_string())
}

fn count(played: &Played, ship: usize) -> u8 {
    played.state.ships()[ship].count
}

#[test]
fn each_number_stands_in_the_chart_as_often_as_it_is_large() {
    let marks = (0..6).map(|impulse| (1..=6).filter(|n| chart::lists(impulse, *n)).count());
    assert_eq!(marks.collect::<Vec<_>>(), [3, 3, 4, 4, 1, 6]);
    for n in 0..=6 {
        assert_eq!((0..6).filter(|impulse| chart::lists(*impulse, n)).count(), usize::from(n));
    }
}

/// Returns the letters of the impulses in which the chart lists a number.
fn letters(n: u8) -> String {
    (0..6u8).filter(|impulse| chart::lists(*impulse, n)).map(|impulse| char::from(b'A' + impulse)).collect()
}

#[test]
fn a_heavy_cruiser_going_from_three_to_four_has_two_power_and_radius_two() {
    let mut played = lone();
    played.until(PHASE, Step::Speeds, 1);
    played.play(&[(1, "CA-1: speed 4"), (2, "T-CA-1: speed 3")], &[]);
    let ship = played.state.ships()[0];
    let pace = played.rules.card(0).curve[usize::from(ship.row)];
    assert_eq!(pace, Pace { power: 2, speed: 4, radius: 2 });
    assert_eq!((letters(pace.speed), letters(ship.power)), ("ACDF".to_owned(), "CF".to_owned()));
    // The next round follows from it: one hex in each of A, C, D and F, power in C and F.
    let mut rows = Vec::new();
    for impulse in 0..6 {
        let (before, mut power) = (played.state.ships()[0].at, false);
        while played.state.impulse == impulse {
            power |= played.state.step == Step::Power && played.asks(1);
            played.idle();
        }
        rows.push((before.distance(played.state.ships()[0].at), power));
    }
    assert_eq!(rows, [(1, false), (0, false), (1, true), (1, false), (0, false), (1, true)]);
}

#[test]
fn three_disruptors_at_range_two_do_five_points_on_the_average() {
    let three = (0..3).fold(Odds::default(), |all, _| all.and(&odds::of_shot(Weapon::Disruptor, 2, 0)));
    assert_eq!(three.mean(1000), 5000);
    // Each disruptor hits on five faces of six.
    assert_eq!((three.of(6), three.outcomes()), (Count::from(125), &Count::from(216)));
}

#[test]
fn a_ship_that_can_move_must_and_does_one_of_what_it_can() {
    // Two cruisers fly at speed 3. Both must move in B, in either order; until then the side is not done.
    let ships = &[(0, "CA", (8, 4), 0), (0, "CA", (12, 2), 0), (1, "T-CA", (24, 0), 3)];
    let mut played = Played::new(rules(&first(ships, &[])));
    played.until(B, Step::Power, 1);
    played.play(&[(1, "done")], &[]);
    assert!(played.refused(1, "done").starts_with("[TAL-7.1.1]"), "{}", played.refused(1, "done"));
    assert!(played.legal(1, "CA-1: straight") && played.legal(1, "CA-2: straight"));
    played.play(&[(1, "CA-2: straight")], &[]);
    assert!(!played.legal(1, "CA-2: straight"), "once");
    assert!(played.refused(1, "done").starts_with("[TAL-7.1.1]"));
    played.play(&[(1, "CA-1: left")], &[]);
    assert_eq!((played.stands(0), played.stands(1)), (("7,5".to_owned(), 5), ("12,3".to_owned(), 0)));
}

#[test]
fn straight_is_one_hex_along_the_facing_whichever_it_is() {
    let ends = ["8,5", "9,4", "9,3", "8,3", "7,4", "7,5"];
    for (facing, end) in ends.into_iter().enumerate() {
        let ships = &[(0, "CA", (8, 4), facing as i64), (1, "T-CA", (24, 0), 3)];
        let mut played = Played::new(rules(&first(ships, &[])));
        played.until(B, Step::Move, 1);
        played.play(&[(1, "CA-1: straight")], &[]);
        assert_eq!(played.stands(0), (end.to_owned(), facing as u8));
        assert_eq!((count(&played, 0), marker(&played, 0)), (0, None));
    }
}

#[test]
fn a_turn_is_one_hex_side_and_then_one_hex_the_new_way() {
    for (facing, left, right) in [(0, "7,5", "9,4"), (1, "8,5", "9,3"), (2, "9,4", "8,3"), (4, "8,3", "7,5")]
    {
        for (order, end, side) in [("CA-1: left", left, 5), ("CA-1: right", right, 1)] {
            let ships = &[(0, "CA", (8, 4), facing), (1, "T-CA", (24, 0), 3)];
            let mut played = Played::new(rules(&first(ships, &[])));
            played.until(B, Step::Move, 1);
            played.play(&[(1, order)], &[]);
            assert_eq!(played.stands(0), (end.to_owned(), ((facing + side) % 6) as u8), "{facing}");
        }
    }
}

#[test]
fn after_a_turn_the_marker_lies_the_turn_radius_ahead_and_the_count_says_the_same() {
    // A Terran heavy cruiser at speed 3 has radius 2.
    let mut played = lone();
    played.play(&[(1, "done")], &[]);
    played.play(&[(1, "CA-1: right")], &[]);
    assert_eq!(played.stands(0), ("9,4".to_owned(), 1));
    assert_eq!((count(&played, 0), marker(&played, 0)), (2, Some("11,4".to_owned())));
    // In D it can only go straight: the marker stays where it is, and the count goes down.
    played.until(D, Step::Power, 1);
    played.play(&[(1, "done")], &[]);
    assert_eq!(played.stands(0), ("10,4".to_owned(), 1));
    assert_eq!((count(&played, 0), marker(&played, 0)), (1, Some("11,4".to_owned())));
    // In F it flies into the marker's hex, and the marker is gone.
    played.until(F, Step::Power, 1);
    played.play(&[(1, "done")], &[]);
    assert_eq!(played.stands(0), ("11,4".to_owned(), 1));
    assert_eq!((count(&played, 0), marker(&played, 0)), (0, None));
    // In B of the next round it may turn again.
    played.until(B, Step::Move, 1);
    assert!(played.legal(1, "CA-1: left") && played.legal(1, "CA-1: right"));
}

#[test]
fn with_a_marker_a_ship_may_not_turn() {
    let mut played = lone();
    played.play(&[(1, "done")], &[]);
    played.play(&[(1, "CA-1: right")], &[]);
    played.until(D, Step::Power, 1);
    played.play(&[(1, "CA-1: slip")], &[]);
    assert!(
        played.refused(1, "CA-1: left").starts_with("[TAL-7.2.2]"),
        "{}",
        played.refused(1, "CA-1: left")
    );
    assert!(played.legal(1, "CA-1: straight") && played.legal(1, "CA-1: slip-left"));
}

#[test]
fn a_ship_of_radius_nought_needs_no_marker_and_turns_with_every_move() {
    // A scout at speed 3 has radius 0.
    let ships = &[(0, "SC", (8, 4), 0), (1, "T-CA", (24, 0), 3)];
    let mut played = Played::new(rules(&first(ships, &[])));
    for (impulse, facing) in [(B, 1), (D, 2), (F, 3)] {
        played.until(impulse, Step::Move, 1);
        played.play(&[(1, "SC-1: right")], &[]);
        assert_eq!((played.stands(0).1, count(&played, 0), marker(&played, 0)), (facing, 0, None));
    }
}

#[test]
fn a_side_slip_shifts_the_ship_and_keeps_its_facing() {
    for (facing, left, right) in [(0, "7,5", "9,4"), (3, "9,3", "7,4")] {
        for (order, end) in [("CA-1: slip-left", left), ("CA-1: slip-right", right)] {
            let ships = &[(0, "CA", (8, 4), facing), (1, "T-CA", (24, 0), 3)];
            let mut played = Played::new(rules(&first(ships, &[])));
            played.until(B, Step::Power, 1);
            played.play(&[(1, "CA-1: slip")], &[]);
            played.play(&[(1, order)], &[]);
            assert_eq!(played.stands(0), (end.to_owned(), facing as u8));
            assert_eq!((count(&played, 0), marker(&played, 0)), (0, None), "no turn, no marker");
        }
    }
}

#[test]
fn only_a_ship_with_a_side_slip_marker_slips_and_its_next_move_takes_the_marker() {
    let mut played = lone();
    played.play(&[(1, "done")], &[]);
    assert!(played.refused(1, "CA-1: slip-left").starts_with("[TAL-7.3.2]"));
    let mut played = lone();
    played.play(&[(1, "CA-1: slip")], &[]);
    assert!(played.legal(1, "CA-1: slip-left"));
    played.play(&[(1, "CA-1: straight")], &[]);
    assert!(!played.state.ships()[0].slip, "gone, though not used");
    played.until(D, Step::Move, 1);
    assert!(played.refused(1, "CA-1: slip-left").starts_with("[TAL-7.3.2]"));
}

#[test]
fn a_side_slip_takes_the_turn_radius_marker_along_and_one_hex_nearer() {
    // This is the example of the rules. The marker two hexes ahead shifts sideways with the ship, and is then one hex
    // ahead.
    let mut played = lone();
    played.play(&[(1, "done")], &[]);
    played.play(&[(1, "CA-1: left")], &[]);
    assert_eq!(played.stands(0), ("7,5".to_owned(), 5));
    assert_eq!((count(&played, 0), marker(&played, 0)), (2, Some("5,7".to_owned())));
    played.until(D, Step::Power, 1);
    played.play(&[(1, "CA-1: slip")], &[]);
    played.play(&[(1, "CA-1: slip-right")], &[]);
    assert_eq!(played.stands(0), ("7,6".to_owned(), 5));
    // The marker shifts with the ship to 5,8, and then comes one hex nearer, to 6,7.
    assert_eq!((count(&played, 0), marker(&played, 0)), (1, Some("6,7".to_owned())));
}

#[test]
fn at_radius_one_a_turn_and_then_a_side_slip_leave_a_ship_free_to_turn() {
    // A Talon heavy cruiser at speed 3.
    let ships = &[(0, "CA", (0, 0), 0), (1, "T-CA", (12, 4), 0)];
    let mut played = Played::new(rules(&setup(ships, &[("afterburner", "off")])));
    played.until(B, Step::Move, 2);
    played.play(&[(2, "T-CA-1: right")], &[]);
    assert_eq!(count(&played, 1), 1);
    played.until(D, Step::Power, 2);
    played.play(&[(2, "T-CA-1: slip")], &[]);
    assert!(!played.legal(2, "T-CA-1: left"));
    played.play(&[(2, "T-CA-1: slip-left")], &[]);
    assert_eq!((count(&played, 1), marker(&played, 1)), (0, None));
    played.until(F, Step::Move, 2);
    assert!(played.legal(2, "T-CA-1: left") && played.legal(2, "T-CA-1: right"));
}

/// Returns the rules of a battle with a Terran heavy cruiser at 8,4, a ship of `class` ahead of it at 8,5, and an enemy
/// far away.
fn facing_somebody(class: &str, facing: i64) -> Talon {
    rules(&first(&[(0, "CA", (8, 4), 0), (0, class, (8, 5), facing), (1, "T-CA", (24, 0), 3)], &[]))
}

#[test]
fn ships_of_one_race_that_meet_take_three_points_each_on_the_shields_toward_each_other() {
    // The transport flies at speed 2 and stays. Its rear, front or right side is towards the cruiser.
    for (facing, arc, shields) in
        [(0, "rear", [4, 4, 1, 4]), (3, "front", [1, 4, 4, 4]), (2, "right", [4, 1, 4, 4])]
    {
        let mut played = Played::new(facing_somebody("TR", facing));
        played.until(B, Step::Power, 1);
        played.play(&[(1, "done")], &[]);
        let told = played.play(&[(1, "CA-1: straight")], &[]);
        assert_eq!(played.stands(0).0, played.stands(1).0);
        assert_eq!(played.state.ships()[0].shields, [3, 5, 4, 5], "{arc}: {told:?}");
        assert_eq!(played.state.ships()[1].shields, shields, "{arc}: {told:?}");
    }
}

#[test]
fn a_ship_that_slips_takes_a_collision_on_the_side_it_slips_to() {
    for (order, at, shields, other) in [
        ("CA-1: slip-left", (7, 5), [6, 5, 4, 2], [4, 1, 4, 4]),
        ("CA-1: slip-right", (9, 4), [6, 2, 4, 5], [4, 4, 4, 1]),
    ] {
        let ships = &[(0, "CA", (8, 4), 0), (0, "TR", at, 0), (1, "T-CA", (24, 0), 3)];
        let mut played = Played::new(rules(&first(ships, &[])));
        played.until(B, Step::Power, 1);
        played.play(&[(1, "CA-1: slip")], &[]);
        played.play(&[(1, order)], &[]);
        assert_eq!(played.state.ships()[0].shields, shields, "{order}");
        assert_eq!(played.state.ships()[1].shields, other, "{order}");
    }
}

#[test]
fn bases_missiles_and_ships_of_another_race_never_collide() {
    // The other is a base of its own race.
    let mut played = Played::new(facing_somebody("BASE", 0));
    played.until(B, Step::Move, 1);
    played.play(&[(1, "CA-1: straight")], &[]);
    assert_eq!([0, 1].map(|n| played.state.ships()[n].shields), [[6, 5, 4, 5], [7, 7, 7, 7]]);
    // The other is a ship of the other race, first of the same side, then of the enemy's.
    for side in [0, 1] {
        let ships: &[At<'_>] = &[(0, "CA", (8, 4), 0), (side, "T-TR", (8, 5), 0), (1, "T-CA", (24, 0), 3)];
        let mut played = Played::new(rules(&first(ships, &[])));
        played.until(B, Step::Move, 1);
        played.play(&[(1, "CA-1: straight")], &[]);
        assert_eq!([0, 1].map(|n| played.state.ships()[n].shields), [[6, 5, 4, 5], [5, 4, 3, 4]]);
    }
}

#[test]
fn enemies_of_one_race_collide() {
    let ships = &[(0, "CA", (8, 4), 0), (1, "TR", (8, 5), 0)];
    let mut played = Played::new(rules(&first(ships, &[])));
    played.until(B, Step::Move, 1);
    played.play(&[(1, "CA-1: straight")], &[]);
    assert_eq!([0, 1].map(|n| played.state.ships()[n].shields), [[3, 5, 4, 5], [4, 4, 1, 4]]);
}

#[test]
fn the_owner_says_whose_damage_of_a_collision_comes_first() {
    // Neither has a shield left. The scout is destroyed and explodes, whichever is first. The cruiser's fourth hull box
    // is the critical one.
    let mut set = first(&[(0, "CA", (8, 4), 0), (0, "SC", (8, 5), 0), (1, "T-CA", (24, 0), 3)], &[]);
    class(&mut set, "CA").shields = [0; 4];
    class(&mut set, "SC").shields = [0; 4];
    class(&mut set, "SC").start = 3;
    let rules = rules(&set);
    for (order, told_first) in [("first CA-1", "CA-1"), ("first SC-1", "SC-1")] {
        let mut played = Played::new(rules.clone());
        played.until(B, Step::Move, 1);
        played.play(&[(1, "CA-1: straight")], &[]);
        assert!(played.legal(1, "first CA-1") && played.legal(1, "first SC-1"));
        assert!(!played.legal(1, "first T-CA-1"));
        // The cruiser takes three points from the collision and one from the explosion, which marks the critical fourth
        // box.
        // The dice show 7: no effect.
        let told = played.play(&[(1, order)], &[3, 4]);
        let at = |name: &str| told.iter().position(|line| line.contains(name) && line.contains("[TAL-"));
        assert!(at(told_first) <= at(if told_first == "CA-1" { "SC-1" } else { "CA-1" }), "{told:?}");
        assert_eq!(played.state.ships()[0].hull, 4, "{told:?}");
        assert!(!played.state.ships()[1].on_map());
    }
}

#[test]
fn a_marker_lies_where_the_count_says_in_every_facing() {
    for facing in 0..6 {
        let ships = &[(0, "CA", (12, 4), facing), (1, "T-CA", (24, 0), 3)];
        let mut played = Played::new(rules(&first(ships, &[])));
        played.until(B, Step::Move, 1);
        played.play(&[(1, "CA-1: right")], &[]);
        let ship = played.state.ships()[0];
        let ahead = (0..2).fold(ship.at, |hex: Hex, _| hex.neighbour(ship.facing));
        assert_eq!(ship.marker(), Some(ahead));
    }
}

/// Returns a battle in a power phase with one cruiser a side, far apart; the Terran one is as `of_terran` says.
fn in_power_phase(of_terran: &str) -> Played {
    let text = format!(
        "round 2 power-phase initiative 2; CA-1 8,4 f0 {of_terran}; \
         T-CA-1 24,0 f3 speed 3 power 3 shields 7/4/3/4 hull 0 bars 1+4 1+4"
    );
    Played::at(rules(&setup(LONE, &[("retreat", "off")])), &text)
}

#[test]
fn a_heavy_cruiser_with_five_of_six_boxes_marked_must_slow_down_from_five_to_four() {
    let mut played = in_power_phase("speed 5 power 1 shields 6/5/4/5 hull 5 bars 1+1 2+2 1+1");
    // Hull damage takes two power: at 1-5-3 it would have negative power, at 2-4-2 none. It is not asked.
    assert!(!played.asks(1) && played.asks(2));
    played.play(&[(2, "T-CA-1: speed 3")], &[]);
    let ship = played.state.ships()[0];
    assert_eq!((played.rules.card(0).curve[usize::from(ship.row)].speed, ship.power), (4, 0));
    assert!(ship.on_map());
}

#[test]
fn a_ship_that_has_no_speed_left_explodes() {
    // A critical hit has drained one more power, so 2-4-2 is not legal either.
    let mut played = in_power_phase("speed 5 power 1 shields 6/5/4/5 hull 5 bars 1+1 2+2 1+1 drained 1");
    let told = played.play(&[(2, "T-CA-1: speed 3")], &[]);
    assert!(!played.state.ships()[0].on_map(), "{told:?}");
    assert!(told.iter().any(|line| line.starts_with("[TAL-2.4]") && line.contains("CA-1")), "{told:?}");
    assert!(!played.asks(1) && !played.asks(2), "nobody is left");
}

#[test]
fn two_boxes_of_hull_take_a_point_of_power_from_a_heavy_cruiser_at_speed_two() {
    // Its row is 4-2-1; the next unmarked box says −1.
    let mut played = in_power_phase("speed 2 power 4 shields 6/5/4/5 hull 2 bars 1+1 2+2 1+1");
    assert!(played.legal(1, "CA-1: speed 3") && played.legal(1, "CA-1: speed 1"));
    played.play(&[(1, "CA-1: speed 2"), (2, "T-CA-1: speed 3")], &[]);
    let ship = played.state.ships()[0];
    let pace = played.rules.card(0).curve[usize::from(ship.row)];
    assert_eq!((pace.speed, pace.radius, ship.power), (2, 1, 3));
    assert_eq!((letters(ship.power), letters(pace.speed)), ("BDF".to_owned(), "CF".to_owned()));
}

#[test]
fn speed_changes_by_one_step_and_in_the_power_phase_alone() {
    let played = in_power_phase("speed 3 power 3 shields 6/5/4/5 hull 0 bars 1+1 2+2 1+1");
    assert!([2, 3, 4].iter().all(|speed| played.legal(1, &format!("CA-1: speed {speed}"))));
    assert!(
        played.refused(1, "CA-1: speed 5").starts_with("[TAL-7.5]"),
        "{}",
        played.refused(1, "CA-1: speed 5")
    );
    assert!(
        played.refused(1, "CA-1: speed 6").starts_with("[TAL-2.1]"),
        "{}",
        played.refused(1, "CA-1: speed 6")
    );
    let played = lone();
    assert!(!played.legal(1, "CA-1: speed 4"));
}

#[test]
fn ships_that_share_a_hex_and_move_on_together_meet_again_once() {
    let ships = &[(0, "CA", (8, 4), 0), (0, "CA", (9, 4), 0), (1, "T-CA", (24, 0), 3)];
    let cruiser = "8,4 f0 speed 3 power 3 shields 6/5/4/5 hull 0 bars 1+1 2+2 1+1";
    let text = format!(
        "round 2 impulse B turn 1 move initiative 1; CA-1 {cruiser}; CA-2 {cruiser}; \
         T-CA-1 24,0 f3 speed 3 power 3 shields 7/4/3/4 hull 0 bars 1+4 1+4"
    );
    let mut played = Played::at(rules(&first(ships, &[])), &text);
    let told = played.play(&[(1, "CA-2: straight")], &[]);
    assert!(!told.iter().any(|line| line.contains("[TAL-7.4.1]")), "nobody is there yet: {told:?}");
    let told = played.play(&[(1, "CA-1: straight")], &[]);
    assert_eq!(told.iter().filter(|line| line.contains("collide")).count(), 1, "{told:?}");
    assert_eq!(played.state.ships()[0].shields, [3, 5, 4, 5], "came second");
    assert_eq!(played.state.ships()[1].shields, [6, 5, 1, 5], "was there first, and is met from behind");
}

#[test]
fn no_two_ships_are_set_up_in_one_hex() {
    let stacked = setup(&[(0, "CA", (8, 4), 0), (1, "T-CA", (8, 4), 3)], &[]);
    let flaws = Talon::new(&stacked).expect_err("they are stacked");
    assert!(flaws.iter().any(|flaw| flaw.clause.is_some_and(|clause| clause.0 == "TAL-7.4.2")), "{flaws:?}");
}

#[test]
fn a_shot_from_the_border_of_two_arcs_is_taken_on_the_shield_its_owner_names() {
    // The scout is two hexes away, 30° to the right of the Talon ship's bow: on the border of its front and right.
    // The target is on such a border of the scout too, and so in the phaser's front arc.
    let ships = &[(0, "SC", (10, 3), 1), (1, "T-CA", (12, 2), 4)];
    let mut played = Played::new(rules(&first(ships, &[("afterburner", "off")])));
    played.until(0, Step::Fire, 1);
    played.play(&[(1, "SC-1 fires 1 at T-CA-1")], &[4]);
    assert!(played.asks(2) && !played.asks(1));
    assert!(played.legal(2, "shield front") && played.legal(2, "shield right"));
    assert!(!played.legal(2, "shield left") && !played.legal(2, "shield rear"));
    played.play(&[(2, "shield right")], &[]);
    assert_eq!(played.state.ships()[1].shields, [7, 2, 3, 4]);
}
