//! Worked values: figures computed by hand from the rules, each played.

use engine::{Fact, Rules, Seat, Space};
use rules_black_skies::cards::{Card, Choice};
use rules_black_skies::ships::shielded;
use rules_black_skies::{BlackSkies, OrderSpace, Weapon, Weight, aids, passing};

use crate::setups::{self, At, Played, duel, fighters, rocky, rules, setup, small, weapons};

/// Writes a position of two elements: side 1, in play, at 30,12 and 32,12; side 2 far away at 30,44 and 32,44.
fn position(flips: u32, phase: &str, of: &str, hull: u8, card: &str, more: &str) -> String {
    format!(
        "flips {flips} phase {phase} side 1 choice Steady{more}; AE1 {of}; A1 30,12 hull {hull}; A2 32,12 hull {hull}; \
         BE1 speed 6 facing 180; B1 30,44 hull {hull}; B2 32,44 hull {hull}; deck 1 E1 {card} known; deck 2 E1 Straight"
    )
}

fn two(kind: &str, skills: &[u8]) -> BlackSkies {
    let all: &[At<'_>] = &[(0, kind, skills), (1, kind, skills)];
    rules(&setup(all, &[]))
}

/// Returns the lead's displacement, its heading in degrees and its speed, after it flew a card from heading 0.
fn flown(speed: u8, card: Card, choice: Choice) -> (i32, i32, i32, u8) {
    let rules = two("ace", &[2, 2]);
    let text = position(1, "next", &format!("speed {speed} facing 0"), 8, "Straight", "");
    let state = rules.read_position(&text).unwrap_or_else(|flaws| panic!("{flaws:?}"));
    let reach = aids::carry_out(&rules, &state, 0, card, choice);
    let end = reach.paths[0].1.last().expect("an end");
    (end.x - 30_000, end.y - 12_000, i32::from(reach.facing) * 60, reach.speed)
}

#[test]
fn eight_inches_end_where_the_rules_say() {
    use Card::{
        HardLeft, HardRight, Left, ReverseLeft, ReverseRight, Right, SideslipLeft, SideslipRight, Snake,
    };
    assert_eq!(flown(8, Left, Choice::Break), (-6928, 4000, 300, 6));
    assert_eq!(flown(8, Right, Choice::Break), (6928, 4000, 60, 6));
    assert_eq!(flown(8, Left, Choice::Smooth), (-3464, 6000, 300, 8));
    assert_eq!(flown(8, Right, Choice::Smooth), (3464, 6000, 60, 8));
    assert_eq!(flown(8, Left, Choice::Late), (0, 8000, 300, 7));
    assert_eq!(flown(8, SideslipLeft, Choice::Only), (-6928, 4000, 0, 8));
    assert_eq!(flown(8, SideslipRight, Choice::Only), (6928, 4000, 0, 8));
    assert_eq!(flown(8, Snake, Choice::LeftFirst), (0, 4000, 0, 8));
    assert_eq!(flown(8, Snake, Choice::RightFirst), (0, 4000, 0, 8));
    assert_eq!(flown(8, HardLeft, Choice::Only), (-3464, 6000, 240, 6));
    assert_eq!(flown(8, HardRight, Choice::Only), (3464, 6000, 120, 6));
    // Half of the move at 300°, half at 240°.
    assert_eq!(flown(8, ReverseLeft, Choice::Only), (-6928, 0, 180, 4));
    assert_eq!(flown(8, ReverseRight, Choice::Only), (6928, 0, 180, 4));
}

#[test]
fn left_is_the_mirror_image_of_right_at_every_speed_and_heading() {
    let mirrored = [
        (Card::Left, Card::Right, &[Choice::Break, Choice::Smooth, Choice::Late][..]),
        (Card::HardLeft, Card::HardRight, &[Choice::Only]),
        (Card::SideslipLeft, Card::SideslipRight, &[Choice::Only]),
        (Card::ReverseLeft, Card::ReverseRight, &[Choice::Only]),
    ];
    for speed in 0..=12 {
        for (left, right, choices) in mirrored {
            for choice in choices {
                let (x, y, facing, end) = flown(speed, left, *choice);
                assert_eq!(
                    flown(speed, right, *choice),
                    (-x, y, (360 - facing) % 360, end),
                    "{left} {speed}"
                );
            }
        }
        let (left, right) =
            (flown(speed, Card::Snake, Choice::LeftFirst), flown(speed, Card::Snake, Choice::RightFirst));
        assert_eq!((left.0, left.1), (-right.0, right.1));
    }
}

#[test]
fn an_afterburner_adds_one_and_a_half_times_the_rating() {
    for (kind, gain) in [("interceptor", 6), ("black-tiger", 4), ("ace", 3)] {
        let hull =
            [4, 6, 8][["interceptor", "black-tiger", "ace"].iter().position(|k| *k == kind).expect("one")];
        for (speed, end) in [(0, gain), (5, 5 + gain), (11, 12)] {
            let rules = two(kind, &[2, 2]);
            let text = position(1, "next", &format!("speed {speed} facing 0"), hull, "Straight", "");
            let state = rules.read_position(&text).unwrap_or_else(|flaws| panic!("{flaws:?}"));
            let reach = aids::carry_out(&rules, &state, 0, Card::Afterburner, Choice::Only);
            assert_eq!(reach.speed, end.min(12), "{kind} from {speed}");
        }
    }
}

#[test]
fn speed_stays_within_nought_and_twelve() {
    assert_eq!(flown(12, Card::Straight, Choice::Accelerate(2)), (0, 12_000, 0, 12));
    assert_eq!(flown(0, Card::Straight, Choice::Decelerate), (0, 0, 0, 0));
    assert_eq!(
        flown(1, Card::Left, Choice::Break),
        (-866, 500, 300, 0),
        "a penalty of 2 takes no more than there is"
    );
    assert_eq!(flown(3, Card::Right, Choice::Smooth), (1299, 2250, 60, 3), "halves are exact");
}

#[test]
fn light_armour_takes_one_off_each_hit() {
    // Hits of 2 and 3: 1 and 2, three points in all.
    let text = "flips 1 phase fire side 1 choice Steady; AE1 speed 6 facing 0; A1 30,12 hull 6; A2 32,12 hull 6; \
                BE1 speed 6 facing 180; B1 30,18 hull 6; B2 32,44 hull 6 left; deck 1 E1 Straight known; deck 2 E1 Straight";
    let mut played = Played::at(duel(), text);
    let told = played.play(&[(1, "fire A1 laser1+laser2 B1")], &[4, 12, 2, 3]);
    assert_eq!(
        told,
        [
            "[BS-5.1] A1 fires laser1 at B1: close range, 6 in",
            "[BS-5.2] rolled 4, needed 4+: 1 hit",
            "[BS-5.1] A1 fires laser2 at B1: close range, 6 in",
            "[BS-5.2] rolled 12, needed 4+: 1 hit",
            "[BS-5.3] rolled 2, 3 for damage, less 1 each for armour: 3 damage to B1",
            "[BS-5.3] B1 takes 3 damage: hull 3 of 6 left",
            "[BS-5.3] B1 is crippled",
        ]
    );
    // A miss rolls no damage die; a hit of 1 does nothing.
    assert_eq!(played.play(&[(1, "fire A2 laser1+laser2 B1")], &[6, 7, 1]).len(), 5);
}

#[test]
fn shields_lower_the_die_by_one_type_a_level() {
    assert_eq!([6, 4, 10, 12, 2, 1].map(|die| shielded(die, 1)), [4, 3, 8, 10, 1, 1]);
    assert_eq!((0..8).map(|n| shielded(12, n)).collect::<Vec<_>>(), [12, 10, 8, 6, 4, 3, 2, 1]);
}

#[test]
fn no_die_is_rolled_where_even_a_one_is_enough() {
    for (skill, difficulty) in (1..=4).flat_map(|s| (0..=12).map(move |d| (s, d))) {
        let faces = (1..=6).filter(|face| face + skill >= difficulty).count();
        assert_eq!(usize::from(passing(skill, difficulty)), faces, "skill {skill}, difficulty {difficulty}");
        assert_eq!(passing(skill, difficulty) == 6, difficulty <= skill + 1);
    }
}

#[test]
fn a_failed_check_flies_smooth_to_that_side_and_pays_for_what_was_tried() {
    let rules = || two("ace", &[1, 1]);
    for (card, instead, x, y, facing) in [
        ("Hard-Left", "Smooth Left", -3464, 6000, 300),
        ("Reverse-Right", "Smooth Right", 3464, 6000, 60),
        ("Sideslip-Left", "Smooth Left", -3464, 6000, 300),
        ("Bootlegger", "Steady", 0, 8000, 0),
        ("Afterburner", "Steady", 0, 8000, 0),
    ] {
        // Crippled: every difficulty is doubled, and a 1 is not enough.
        let text =
            position(1, "next", "speed 8 facing 0", 4, card, "").replace("side 1 ", "side 2 ").replace(
                &format!("deck 1 E1 {card} known; deck 2 E1 Straight"),
                &format!("deck 1 E1 {card}; deck 2 E1 Straight known"),
            );
        let mut played = Played::at(rules(), &text);
        let told = played.play(&[(2, "next Straight")], &[1]);
        assert!(
            told.iter().any(|line| line.contains(&format!("and flies {instead} instead"))),
            "{card}: {told:?}"
        );
        let at = played.state.pilots()[0][0].at;
        assert_eq!((at.x - 30_000, at.y - 12_000), (x, y), "{card}");
        assert_eq!(i32::from(played.state.elements()[0].facing) * 60, facing);
        let penalty = match card {
            "Hard-Left" | "Bootlegger" => 2,
            "Reverse-Right" => 4,
            _ => 0,
        };
        assert_eq!(played.state.elements()[0].speed, 8 - penalty, "{card}");
    }
}

#[test]
fn a_failure_doubles_what_the_same_pilot_must_pass_afterwards() {
    // A crippled green lead fails a Hard Left (3 doubled), then meets a rock: 3 times four. His wingman meets it at 3.
    let all: &[At<'_>] = &[(0, "ace", &[1, 1]), (1, "ace", &[1, 1])];
    let text = "flips 2 phase next side 2 choice Steady; AE1 speed 8 facing 0; A1 13,4 hull 4; A2 15,4 hull 8; \
                BE1 speed 6 facing 180; B1 3,25 hull 8; B2 5,25 hull 8; deck 1 E1 Hard-Left; deck 2 E1 Straight known";
    let mut played = Played::at(rocky(all, &[]), text);
    let told = played.play(&[(2, "next Straight")], &[3, 6, 2, 4]);
    assert_eq!(
        told[3..],
        [
            "[BS-3.7] A1 fails a piloting check: rolled 3 + 1 for skill, needed 6 (doubled)",
            "[BS-3.5] AE1 cannot fly Hard Left and flies Smooth Left instead",
            "[BS-4.2] AE1 flies Smooth Left at speed 8: now A1 at 9.5,10, A2 at 11.5,10, facing 300°",
            "[BS-3.6] AE1 loses 2 speed to the maneuver: now speed 6",
            "[BS-6.2] A1 flies into rock 1",
            "[BS-3.7] A1 fails a piloting check: rolled 6 + 1 for skill, needed 12 (doubled twice)",
            "[BS-6.2] A1 takes 2 damage: hull 2 of 8 left",
            "[BS-6.2] A2 flies into rock 1",
            "[BS-6.2] A2 passes a piloting check: rolled 4 + 1 for skill, needed 3",
        ]
    );
}

#[test]
fn the_wingman_may_check_for_himself_and_then_fire() {
    let all: &[At<'_>] = &[(0, "ace", &[1, 4]), (1, "ace", &[1, 1])];
    let text = "flips 2 phase next side 2 choice Steady; AE1 speed 2 facing 0; A1 30,12 hull 4; A2 32,12 hull 8; \
                BE1 speed 6 facing 180; B1 28,20 hull 8; B2 30,20 hull 8; deck 1 E1 Snake; deck 2 E1 Straight known";
    let mut played = Played::at(rules(&setup(all, &[])), text);
    played.play(&[(2, "next Straight")], &[]);
    // The lead fails his Snake. The hotshot wingman passes without a die, and only he may fire.
    let told = played.play(&[(1, "fly Left first")], &[1]);
    assert!(told.iter().any(|line| line.contains("flies Steady")), "{told:?}");
    assert!(played.legal(1, "check") && played.legal(1, "skip"));
    played.play(&[(1, "check")], &[]);
    assert!(played.refused(1, "fire A1 pulse1 B2").starts_with("[BS-5.5]"));
    assert!(played.legal(1, "fire A2 pulse1 B2"));
    assert!(played.legal(1, "hold"));
}

#[test]
fn range_nought_is_in_every_arc_and_a_border_in_two() {
    // A tail gun bears on a fighter on the same spot.
    let text = "flips 1 phase fire side 1 choice Steady; AE1 speed 6 facing 0; A1 30,12 hull 8; A2 32,12 hull 8; \
                BE1 speed 6 facing 180; B1 30,12 hull 8; B2 32,10 hull 8; deck 1 E1 Straight known; deck 2 E1 Straight";
    let played = Played::at(two("ace", &[2, 2]), text);
    assert!(played.legal(1, "fire A1 missile1+pulse1+tail1 B1"));
    assert!(played.legal(1, "fire A2 tail1 B2") && !played.legal(1, "fire A2 pulse1 B2"));
    // Facing 60°, the border of the forward arc lies at 90°: dead to the right.
    let text = text
        .replace("AE1 speed 6 facing 0", "AE1 speed 6 facing 60")
        .replace("B1 30,12", "B1 33,12")
        .replace("B2 32,10", "B2 33,15");
    let played = Played::at(two("ace", &[2, 2]), &text);
    assert!(played.legal(1, "fire A1 pulse1 B1"), "on the border");
    let played = Played::at(two("ace", &[2, 2]), &text.replace("B1 33,12", "B1 33,11.999"));
    assert!(!played.legal(1, "fire A1 pulse1 B1"), "a hair below it");
}

#[test]
fn missiles_are_fired_once_and_half_a_fighters_weapons_are_half_of_those_left() {
    let text = "flips 1 phase fire side 1 choice Steady; AE1 speed 6 facing 0; A1 30,12 hull 4 spent missile1; A2 32,12 hull 8; \
                BE1 speed 6 facing 180; B1 30,16 hull 8; B2 32,16 hull 8; deck 1 E1 Straight known; deck 2 E1 Straight";
    let played = Played::at(two("ace", &[2, 2]), text);
    // Missile, pulse laser and tail gun are left: half of three is one.
    assert!(played.refused(1, "fire A1 missile1 B1").starts_with("[BS-1.5]"));
    assert!(played.refused(1, "fire A1 missile2+pulse1 B1").starts_with("[BS-5.4]"));
    let mut played = played;
    let told = played.play(&[(1, "fire A1 missile2 B1")], &[4, 10]);
    assert!(
        told.contains(&"[BS-1.7] the shields of BE1 turn each d12 of damage into a d10".to_owned()),
        "{told:?}"
    );
    assert_eq!(played.state.pilots()[0][0].spent, 0b11);
    assert_eq!(played.state.pilots()[1][0].place, rules_black_skies::state::Place::Destroyed, "ten points");
}

#[test]
fn two_missiles_go_on_a_hardpoint_and_the_sum_is_rounded_up() {
    let kinds = weapons();
    let taken = |id: &str| fighters().iter().find(|f| f.id == id).expect("a kind").taken(&kinds);
    assert_eq!(taken("black-tiger"), 3, "two lasers and light armour");
    assert_eq!(taken("gunship"), 4);
    assert_eq!(taken("bomber"), 4, "cannon 2, missiles ½ and ½, tail 1");
    let mut odd = fighters()[5].clone();
    odd.weapons = vec!["missile".to_owned(); 3];
    assert_eq!(odd.taken(&kinds), 2, "one and a half, rounded up");
}

#[test]
fn a_small_space_draws_evenly() {
    let rules = small(&[(0, "ace", &[2, 2]), (1, "bomber", &[2, 2])], &[]);
    let text = "flips 1 phase fire side 1 choice Steady; AE1 speed 6 facing 0; A1 10,8 hull 8; A2 12,8 hull 8; \
                BE1 speed 6 facing 180; B1 10,12 hull 8; B2 12,12 hull 8; deck 1 E1 Straight known; deck 2 E1 Straight";
    let state = rules.read_position(text).unwrap_or_else(|flaws| panic!("{flaws:?}"));
    let space = OrderSpace::of(&rules, &state, Seat(0));
    // Each fighter bears with missile, missile and pulse on both enemies: 1 + 2 · 2 · (2³ − 1).
    assert_eq!(space.size(), Some(29));
    testkit::laws::sample_is_uniform(&space, 5).unwrap_or_else(|what| panic!("{what}"));
}

#[test]
fn no_number_of_hits_is_too_much_to_tell() {
    // Eight weapons of six d12 each: 48 hits of 12.
    let storm = Weapon {
        id: "storm".to_owned(),
        name: "Storm".to_owned(),
        rate: 6,
        damage: 12,
        halves: 1,
        ..weapons()[0].clone()
    };
    let mut setup = setup(&[(0, "cloud", &[2]), (1, "bomber", &[2])], &[]);
    setup.weapons.push(storm);
    setup.fighters.push(setups::fighter("cloud", Weight::Heavy, [false; 3], &["storm"; 8], 0, 0));
    let text = "flips 1 phase fire side 1 choice Steady; AE1 speed 6 facing 0; A1 30,12 hull 8; \
                BE1 speed 6 facing 180; B1 30,16 hull 8; deck 1 E1 Straight known; deck 2 E1 Straight";
    let mut played = Played::at(rules(&setup), text);
    let order = format!("fire A1 {} B1", (1..=8).map(|n| format!("storm{n}")).collect::<Vec<_>>().join("+"));
    let told = played.play(&[(1, &order)], &[12; 96]);
    assert!(told.contains(&"[BS-5.3] B1 takes 576 damage: hull 0 of 8 left".to_owned()), "{told:?}");
}

#[test]
fn elements_of_a_set_up_stand_side_after_side() {
    let mixed = setup(&[(0, "ace", &[2]), (1, "ace", &[2]), (0, "ace", &[2])], &[]);
    let flaws = BlackSkies::new(&mixed).expect_err("the sides are mixed");
    let told: Vec<String> = flaws.iter().map(ToString::to_string).collect();
    assert_eq!(told, ["[BS-6.1] elements: those of the first side come before those of the second"]);
}

#[test]
fn words_of_an_order_stand_apart_and_the_first_may_be_left_out() {
    let text = "flips 1 phase option side 1; AE1 speed 6 facing 0; A1 30,12 hull 6; A2 32,12 hull 6; \
                BE1 speed 6 facing 180; B1 30,44 hull 6; B2 32,44 hull 6; deck 1 E1 Straight known; deck 2 E1 Left";
    let Played { rules, state } = Played::at(duel(), text);
    let read = |text: &str| rules.read(&state, Seat(0), text);
    for typed in ["fly Accelerate 2", "accelerate 02.0", "  FLY   aCCelerate  2 "] {
        assert_eq!(read(typed).order.to_string(), "fly Accelerate 2", "{typed}");
    }
    for typed in ["flyAccelerate 2", "fly", "Accelerate2", "fly fly Steady", ""] {
        assert_eq!(read(typed).refused.len(), 1, "{typed}");
    }
}

#[test]
fn what_the_published_game_does_not_have_is_marked_as_ours() {
    let rules = rules(&setup(&[(0, "black-tiger", &[2]), (1, "ace", &[2])], &[]));
    let facts = rules.describe(&rules.view(&rules.start(), None));
    let list = |of: &Fact, name: &str| match of.get(name) {
        Some(Fact::List(items)) => items.clone(),
        other => panic!("{name}: {other:?}"),
    };
    let pieces = list(&facts, "pieces");
    let ours = |fact: &Fact| *fact.get("ours").expect("a mark") == Fact::Bool(true);
    assert_eq!(pieces.iter().map(ours).collect::<Vec<_>>(), [false, true]);
    let weapons = pieces.iter().map(|piece| list(piece, "weapons"));
    let marks: Vec<Vec<bool>> = weapons.map(|of| of.iter().map(ours).collect()).collect();
    assert_eq!(marks, [vec![false; 2], vec![true; 4]]);
}

#[test]
fn a_limit_of_rounds_beyond_what_the_option_allows_is_a_flaw_of_the_set_up() {
    for turn_limit in [0, 1001, u16::MAX] {
        let mut setup = setup(&[(0, "lancer", &[2]), (1, "lancer", &[2])], &[]);
        setup.options.turn_limit = turn_limit;
        let flaws = BlackSkies::new(&setup).expect_err("a flaw");
        let [flaw] = &*flaws else { panic!("{flaws:?}") };
        assert_eq!(flaw.clause.map(|clause| clause.0), Some("BS-6.3"));
        let told = flaw.to_string();
        assert!(told.contains("turn-limit") && told.contains(&turn_limit.to_string()), "{told}");
    }
    for turn_limit in [1, 1000] {
        let mut setup = setup(&[(0, "lancer", &[2]), (1, "lancer", &[2])], &[]);
        setup.options.turn_limit = turn_limit;
        assert!(BlackSkies::new(&setup).is_ok());
    }
}

#[test]
fn a_second_bootlegger_turns_the_nose_onto_the_line_of_flight() {
    let text = position(2, "next", "speed 6 facing 180 retrograde", 8, "Bootlegger", "")
        .replace("side 1 ", "side 2 ")
        .replace(
            "deck 1 E1 Bootlegger known; deck 2 E1 Straight",
            "deck 1 E1 Bootlegger; deck 2 E1 Straight known",
        );
    let mut played = Played::at(two("ace", &[4, 4]), &text);
    played.play(&[(2, "next Straight")], &[]);
    let element = played.state.elements()[0];
    assert_eq!((element.retrograde, element.speed, element.facing), (false, 4, 0));
    assert_eq!(played.state.pilots()[0][0].at.y, 18_000, "a full move along the line");
}

#[test]
fn a_rock_meets_whoever_flies_off_the_table() {
    // The rock of `rocky` is at 10,12; the path goes on through it and off the left edge.
    let all: &[At<'_>] = &[(0, "ace", &[1, 1]), (1, "ace", &[1, 1])];
    let text = "flips 2 phase option side 1; AE1 speed 12 facing 300; A1 10,9 hull 1; A2 12,5 hull 8; \
                BE1 speed 6 facing 180; B1 3,25 hull 8; B2 5,25 hull 8; deck 1 E1 Straight known; deck 2 E1 Straight";
    let mut played = Played::at(rocky(all, &[]), text);
    let told = played.play(&[(1, "fly Steady")], &[1, 6]);
    assert_eq!(told.iter().filter(|line| line.contains("A1 flies into rock")).count(), 1, "{told:?}");
    assert!(!told.iter().any(|line| line.contains("A1 leaves")), "{told:?}");
}
