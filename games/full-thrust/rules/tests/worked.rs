//! The worked values of the rulebook and its boundaries.

use engine::{Rules, Seat, Space};
use rules_full_thrust::aids::beams;
use rules_full_thrust::ships::{Group, Kind};
use rules_full_thrust::{Class, FullThrust, aids, design, thresholds};
use table::Area;

use crate::fleets::{At, Played, battle, duel, setup};

fn lines(told: &[String], clause: &str) -> Vec<String> {
    told.iter().filter_map(|line| line.strip_prefix(&format!("[{clause}] ")).map(str::to_owned)).collect()
}

/// FT-3.1, FT-3.2: at eighteen inches an A has two dice and a B one; 1, 6 and 5 are three points; a C does not reach.
#[test]
fn three_dice_at_eighteen_inches_do_three_points() {
    let mut game = Played::at(duel(&[]), "turn 1 phase fire; A1 24,12 c12 v6; B1 24,30 c6 v6");
    let told = game.play(&[(1, "A1 > B1: A1, B1"), (2, "idle")], &[1, 6, 5]);
    assert_eq!(lines(&told, "FT-3.2"), ["rolled 1, 6: 2 damage to B1", "rolled 5: 1 damage to B1"]);
    assert_eq!(game.state.ships()[1].damage, 3);
    let frigates = battle(&[("FF", 24, 6, 12, 6)], &[("FF", 24, 30, 6, 6)], &[]);
    let game = Played::at(frigates, "turn 1 phase fire; A1 24,12 c12 v6; B1 24,30 c3 v6");
    assert!(game.refused(2, "B1 > A1: C1").contains("[FT-3.1]"), "{}", game.refused(2, "B1 > A1: C1"));
}

/// FT-2.2: thrust 6, velocity 14, course 7, two to starboard and four faster.
#[test]
fn two_points_to_starboard_and_four_faster() {
    let mut game = Played::at(
        battle(&[("DD", 60, 40, 7, 14)], &[("HC", 10, 6, 3, 1)], &[]),
        "turn 1; A1 60,40 c7 v14; B1 10,6 c3 v1",
    );
    game.play(&[(1, "A1 S2,+4"), (2, "idle")], &[]);
    assert_eq!((game.state.ships()[0].velocity, game.state.ships()[0].course), (18, 9));
}

/// FT-2.2: a thrust of 4 turns a ship by at most two points.
#[test]
fn at_most_half_of_the_thrust_turns_the_ship() {
    let game = Played::new(duel(&[]));
    for legal in ["A1 P2,+2", "A1 +4", "A1 S1,-3", "A1 S2", "a1 p02 , +1.0"] {
        assert!(game.legal(1, legal), "{legal}");
    }
    assert!(game.refused(1, "A1 S3").starts_with("[FT-2.4]"));
    assert!(game.refused(1, "A1 S2,+3").starts_with("[FT-2.4]"));
    assert!(game.refused(1, "A1 -7").starts_with("[FT-2.4]"));
    assert!(game.refused(1, "B1 +1").starts_with("[FT-2.3]"));
    let size = game.rules.space(&game.state, Seat(0)).size();
    assert_eq!(size, Some(33), "nine of no turn, seven and seven of one point, five and five of two");
}

/// FT-2.3: velocity 8 and P2,+4 give 12; one point to starboard of course 12 is 1, one to port of 1 is 12.
#[test]
fn courses_run_round_the_clock() {
    let fleet: &[At] = &[("DD", 36, 24, 12, 8), ("DD", 36, 20, 1, 8)];
    let mut game = Played::new(battle(fleet, &[("HC", 5, 5, 3, 0)], &[]));
    game.play(&[(1, "A1 P2,+4; A2 P1"), (2, "B1 S2")], &[]);
    let ships = game.state.ships();
    assert_eq!((ships[0].velocity, ships[0].course, ships[1].course), (12, 10, 0));
    let mut game = Played::new(battle(&[("DD", 36, 24, 12, 8)], &[("HC", 5, 5, 3, 0)], &[]));
    game.play(&[(1, "A1 S1"), (2, "idle")], &[]);
    assert_eq!(game.state.ships()[0].course, 1);
}

/// FT-4.3: course 3, velocity 12, three points: one point and six inches, then two points and six inches.
#[test]
fn a_curved_turn_is_split() {
    let fleets = |set: &[(&str, &str)]| battle(&[("DD", 36, 24, 3, 12)], &[("HC", 5, 5, 3, 0)], set);
    let mut game = Played::new(fleets(&[("turning", "curved")]));
    game.play(&[(1, "A1 S3"), (2, "idle")], &[]);
    let at = game.state.ships()[0].at;
    assert_eq!((at.x, at.y), (36_000 + 5_196, 24_000 - 3_000 - 6_000));
    let mut game = Played::new(fleets(&[("turning", "curved")]));
    game.play(&[(1, "A1 S2"), (2, "idle")], &[]);
    assert_eq!(game.state.ships()[0].at.x, 42_000, "two points are made at the start");
    let mut game = Played::new(fleets(&[("turning", "printed-1991")]));
    game.play(&[(1, "A1 S1"), (2, "idle")], &[]);
    assert_eq!(game.state.ships()[0].at.x, 42_000 + 5_196, "one point is made half-way");
}

/// FT-4.4: the destroyer at four of eight keeps a B and the C, half its drive and its firecon.
#[test]
fn a_destroyer_at_half_its_damage() {
    let rules = battle(&[("LC", 24, 6, 12, 6)], &[("DD", 24, 30, 6, 6)], &[("thresholds", "on")]);
    let mut game = Played::at(rules, "turn 1 phase fire; A1 24,12 c12 v6; B1 24,30 c6 v6 damage 2");
    let told = game.play(&[(1, "A1 > B1: A1"), (2, "idle")], &[4, 5, 5, 2, 3, 6, 1]);
    let rolled = lines(&told, "FT-4.4");
    assert_eq!(
        rolled,
        [
            "B1 checks battery B1 at threshold point 1: rolled 5, lost on 4+: it is lost",
            "B1 checks battery B2 at threshold point 1: rolled 2, lost on 4+: it holds",
            "B1 checks battery C1 at threshold point 1: rolled 3, lost on 4+: it holds",
            "B1 checks the drive at threshold point 1: rolled 6, lost on 4+: it is lost",
            "B1 checks firecon F1 at threshold point 1: rolled 1, lost on 4+: it holds"
        ]
    );
    assert_eq!(game.rules.thrust(&game.state.ships()[1]), 3);
    assert!(game.legal(2, "B1 S1,+2") && !game.legal(2, "B1 S2"), "half of three, rounded down");
}

/// FT-4.4: threshold points that are not whole are rounded up.
#[test]
fn threshold_points_are_rounded_up() {
    let points = |id: &str| {
        let class: Class = design::class(id).expect("in the table");
        thresholds::points(&class).collect::<Vec<_>>()
    };
    assert_eq!(points("EC"), [(5, 6), (10, 4)]);
    assert_eq!(points("BB"), [(6, 6), (11, 5), (17, 4)]);
    assert_eq!(points("DD"), [(4, 4)]);
    assert_eq!(points("LF"), [(5, 4)], "a merchant counts as an escort");
}

/// Counts the outcomes, of six, in which a die on a hull does no damage, one point, or two.
fn die(rules: &FullThrust, hull: Group) -> Vec<u32> {
    let odds = beams(engine::Odds::default(), rules, 1, hull);
    assert_eq!(odds.outcomes().to_string(), "6");
    odds.counts().iter().map(|count| count.to_string().parse().expect("a count")).collect()
}

/// FT-3.2, FT-4.6: a die does two thirds of a point on average; with armour, a sixth to a capital ship.
#[test]
fn the_odds_of_damage_are_exact() {
    let one = die(&duel(&[]), Group::Cruiser);
    assert_eq!(one, [3, 2, 1]);
    let moment = |power: u32| (0..).zip(&one).map(|(n, count): (u32, _)| n.pow(power) * count).sum::<u32>();
    assert_eq!(moment(1), 4, "4/6");
    assert_eq!(moment(2) * 6 - moment(1) * moment(1), 20, "a variance of 20/36");
    let armoured = duel(&[("armour", "on")]);
    assert_eq!(die(&armoured, Group::Capital), [5, 1]);
    assert_eq!(die(&armoured, Group::Escort), [3, 2, 1]);
}

/// FT-3.1: a range on the edge of a band is in the nearer band.
#[test]
fn the_edge_of_a_band_is_the_nearer_band() {
    let dice = |range: i64| [Kind::A, Kind::B, Kind::C].map(|kind| aids::beam_dice(kind, range * range));
    assert_eq!([dice(12_000), dice(12_001)], [[3, 2, 1], [2, 1, 0]]);
    assert_eq!([dice(24_000), dice(24_001)], [[2, 1, 0], [1, 0, 0]]);
    assert_eq!([dice(36_000), dice(36_001)], [[1, 0, 0], [0, 0, 0]]);
}

/// FT-4.12: a destroyer may trade its C for a damage point, or a point and its C for a B.
#[test]
fn a_destroyer_may_be_traded_about() {
    let own = |damage: u8, batteries: &str| {
        let mut class = design::class("DD").expect("in the table");
        "OWN".clone_into(&mut class.id);
        class.base = Some("DD".to_owned());
        class.damage = damage;
        class.weapons =
            rules_full_thrust::ships::read_batteries(batteries).expect("readable").into_iter().collect();
        let mut setup = setup(
            Area::inches(72, 48),
            [&[("OWN", 9, 9, 3, 3)], &[("HC", 50, 9, 9, 3)]],
            &[("custom-ships", "on")],
        );
        setup.classes.push(class);
        rules_full_thrust::FullThrust::new(&setup).map(|_| ())
    };
    assert!(own(9, "2 B FPS").is_ok());
    assert!(own(7, "3 B FPS").is_ok());
    assert!(own(6, "3 B FPS").is_err(), "a frigate's damage");
    assert!(own(9, "3 B FPS").is_err(), "more than the class's sum");
}

/// FT-3.4: two firecons engage two targets, in different arcs.
#[test]
fn several_targets_lie_in_different_arcs() {
    let first: &[At] = &[("LC", 24, 24, 12, 0)];
    let second: &[At] =
        &[("HC", 24, 36, 6, 0), ("HC", 12, 24, 6, 0), ("HC", 27, 36, 6, 0), ("HC", 36, 24, 6, 0)];
    let mut game = Played::new(battle(first, second, &[]));
    game.play(&[(1, "idle"), (2, "idle")], &[]);
    assert!(game.legal(1, "A1 > B1: A1, B2; A1 > B2: B1"), "the example of the light cruiser");
    assert!(game.refused(1, "A1 > B1: A1; A1 > B3: B1").starts_with("[FT-3.4]"));
    assert!(game.refused(1, "A1 > B1: A1; A1 > B2: B1; A1 > B4: B2").starts_with("[FT-3.4]"));
    assert!(
        game.refused(1, "A1 > B2: B2").starts_with("[FT-3.3]"),
        "the starboard battery does not bear to port"
    );
}

/// FT-2.1: with course 12 to the top, 3 is to the right, 6 down, 9 to the left; the option turns them all.
#[test]
fn courses_are_a_clock_face_on_the_table() {
    for (twelve, ends) in
        [("0", [(36, 30), (42, 24), (36, 18), (30, 24)]), ("90", [(42, 24), (36, 18), (30, 24), (36, 30)])]
    {
        for (course, (x, y)) in [12, 3, 6, 9].into_iter().zip(ends) {
            let ship: &[At] = &[("DD", 36, 24, course, 6)];
            let mut game = Played::new(battle(ship, &[("DD", 2, 2, 12, 0)], &[("course-12", twelve)]));
            game.play(&[(1, "idle"), (2, "idle")], &[]);
            assert_eq!(game.state.ships()[0].at, table::Point::inches(x, y), "course {course} of {twelve}");
        }
    }
}

/// FT-4.9: a torpedo within six inches does 1.75 points on average: half of them hit, for three and a half.
#[test]
fn a_torpedo_does_a_point_and_three_quarters() {
    let own = |class: &mut Class| {
        "OWN".clone_into(&mut class.id);
        class.base = Some("HC".to_owned());
        class.weapons =
            std::iter::once(rules_full_thrust::ships::Weapon { kind: Kind::Torpedo, arcs: 1 }).collect();
    };
    let set = [("custom-ships", "on"), ("torpedoes", "on")];
    for (range, hundredths) in [(6_000, 175), (6_001, 117), (12_000, 117), (12_001, 58), (18_000, 58)] {
        let mut setup =
            setup(Area::inches(72, 48), [&[("OWN", 24, 12, 12, 0)], &[("HC", 24, 18, 12, 0)]], &set);
        setup
            .classes
            .push(design::class("HC").map(|mut class| (own(&mut class), class).1).expect("in the table"));
        setup.ships[1].at.y = 12_000 + range;
        let rules = crate::fleets::rules(&setup);
        let mut sum = 0;
        for (hit, damage) in (1..=6).flat_map(|hit| (1..=6).map(move |damage| (hit, damage))) {
            let at = setup.ships[1].at.y;
            let at =
                format!("turn 1 phase fire; A1 24,12 c12 v0; B1 24,{}.{:03} c12 v0", at / 1000, at % 1000);
            let mut game = Played::at(rules.clone(), &at);
            let needs = 4 + i32::from(range > 6_000) + i32::from(range > 12_000);
            let faces = if i32::from(hit) >= needs { vec![hit, damage] } else { vec![hit] };
            game.play(&[(1, "A1 > B1: T1"), (2, "idle")], &faces);
            sum += u32::from(game.state.ships()[1].damage);
        }
        assert_eq!((sum * 100 + 18) / 36, hundredths, "{range} thousandths");
    }
}

/// FT-4.14: the first test needs a 6, and after two more losses 4, 5 or 6 is enough.
#[test]
fn the_needed_face_falls_with_every_loss() {
    let fleet: &[At] = &[
        ("DD", 3, 10, 9, 6),
        ("DD", 3, 20, 9, 6),
        ("DD", 3, 30, 9, 6),
        ("DD", 3, 40, 9, 6),
        ("DD", 9, 30, 12, 0),
        ("DD", 9, 40, 12, 0),
    ];
    let mut game = Played::new(battle(fleet, &[("HC", 70, 24, 9, 0)], &[("morale", "on")]));
    let told = game.play(&[(1, "idle"), (2, "idle")], &[1, 1, 1, 1, 5, 4]);
    assert_eq!(
        lines(&told, "FT-4.14"),
        [
            "side 1 checks its morale: rolled 5, breaks off on 6+: it fights on",
            "side 1 checks its morale: rolled 4, breaks off on 5+: it fights on",
        ],
        "the third of six, and the fourth"
    );
    let set = "turn 2; side 1 lost 4 tested 4 flagship 0 needed 4 exits 0; A1 0,1 c9 v6 barred; A2 0,2 c9 v6 barred; \
               A3 0,3 c9 v6 barred; A4 0,4 c9 v6 barred; A5 1,30 c9 v6; A6 9,40 c12 v0; B1 70,24 c9 v0";
    let mut game = Played::at(game.rules, set);
    let told = game.play(&[(1, "idle"), (2, "idle")], &[3, 4]);
    assert_eq!(
        lines(&told, "FT-4.14"),
        ["side 1 checks its morale: rolled 4, breaks off on 4+: it breaks off"]
    );
}

/// FT-4.13: with armour, a merchant's hull is that of an escort.
#[test]
fn armour_spares_no_merchant() {
    let armoured = duel(&[("armour", "on")]);
    assert_eq!(die(&armoured, Group::Merchant), [3, 2, 1]);
    assert_eq!(die(&armoured, Group::Cruiser), [3, 2, 1]);
}
