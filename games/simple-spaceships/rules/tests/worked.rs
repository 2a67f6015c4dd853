//! Worked values, and corner cases of the clauses that a page of the rulebook has no room for.

use engine::{Aids, Demand, Fact, Rules, Seat, Seats, Space};
use rules_simple_spaceships::aids::AttackDice;
use rules_simple_spaceships::{BeyondEdge, Front, Options, Setup, SimpleSpaceships};
use table::{Area, Point};

use crate::played::Played;
use crate::setups::{rules, setup};

fn duel() -> SimpleSpaceships {
    rules("duel", |_| {})
}

/// Three Movement dice give twelve inches and three turns; each die turns at another moment (SS-3.2).
#[test]
fn three_movement_dice_are_twelve_inches_and_three_turns() {
    let mut game = Played::at(duel(), "turn 1 active A flown 0; A 18,6 h0 M2 R4 done; B 18,30 h180 M1 D5");
    for order in
        ["turn right", "fly 4", "spend", "fly 2", "turn right", "fly 2", "spend", "fly 4", "turn left"]
    {
        game.play(&[(1, order)], &[]);
    }
    // Four inches on 60°, two on 60°, then two and four on 120°.
    assert!(game.position().contains("A 28.392,6 h60 D0 M0 A0 R6 done"), "{}", game.position());
}

/// Four Attack dice: one as a bonus leaves three that hit on 5 or 6; two leave two that hit on 4 to 6 (SS-4.4).
#[test]
fn a_bonus_counts_on_every_die_rolled() {
    let position = "turn 1 active A flown 1; A 18,6 h0 A4 M1 R1 done; B 18,10 h180 D0 M1 A2 R3";
    let mut game = Played::at(duel(), position);
    let told = game.play(&[(1, "attack B bonus 1 roll 3")], &[5, 4, 6]);
    assert_eq!(told[1], "[SS-4.4] rolled 5, 4, 6, needed 5+: 2 hits");
    let mut game = Played::at(duel(), position);
    let told = game.play(&[(1, "attack B bonus 2 roll 2")], &[3, 4]);
    assert_eq!(told[1], "[SS-4.4] rolled 3, 4, needed 4+: 1 hit");
    for (n, k, sixths) in [(4, 0, 4), (4, 1, 6), (4, 2, 6), (4, 3, 4), (5, 2, 9), (1, 0, 1)] {
        assert_eq!(
            AttackDice { roll: n - k, bonus: k }.expected_sixths(),
            sixths,
            "{n} dice, {k} as a bonus"
        );
    }
}

/// All dice used are spent to Reserve (SS-4.4).
#[test]
fn range_bonus_and_rolled_dice_are_all_spent() {
    let mut game =
        Played::at(duel(), "turn 1 active A flown 1; A 18,6 h0 A4 M1 R1 done; B 18,16 h180 D2 M1 R3");
    game.play(&[(1, "attack B range 1 bonus 1 roll 2")], &[1, 2]);
    assert!(game.position().contains("A 18,6 h0 D0 M1 A0 R5"), "{}", game.position());
}

/// The attacker names the first die, then the sides alternate; the next attack begins with its attacker again (SS-4.5).
#[test]
fn the_players_name_dice_in_turn_attacker_first() {
    let position = "turn 1 active A flown 1; A 18,6 h0 A6 M0 done; B 18,10 h180 D1 M2 A2 R1";
    let mut game = Played::at(duel(), position);
    game.play(&[(1, "attack B bonus 0 roll 4")], &[6, 6, 6, 1]);
    assert_eq!(game.asked(), "Loss of 1");
    assert!(game.legal(1, "lose Reserve"), "the die that met a hit lies there");
    game.play(&[(1, "lose M")], &[]);
    assert_eq!(game.asked(), "Loss of 2");
    game.play(&[(2, "lose Reserve")], &[]);
    assert_eq!(game.asked(), "Active of 1");
    game.play(&[(1, "attack B roll 2")], &[6, 1]);
    assert_eq!(game.asked(), "Loss of 1", "the attacker is first again");
}

/// A later hit of the same attack can remove a die that its first hit sent to Reserve (SS-4.6).
#[test]
fn a_shield_die_may_be_lost_after_it_met_a_hit() {
    let mut game = Played::at(duel(), "turn 1 active A flown 1; A 18,6 h0 A6 M0 done; B 18,10 h180 D2 M1");
    game.play(&[(1, "attack B roll 3")], &[6, 6, 6]);
    game.play(&[(1, "lose Reserve")], &[]);
    assert!(game.position().contains("B 18,10 h180 D0 M1 A0 R1"), "{}", game.position());
}

/// Hits beyond the last die are lost, and a side without a choice is not asked (SS-4.5, SS-4.7).
#[test]
fn more_hits_than_dice_destroy_without_asking() {
    let mut game = Played::at(duel(), "turn 1 active A flown 1; A 18,6 h0 A6 M0 done; B 18,10 h180 D1 M1 A1");
    let told = game.play(&[(1, "attack B bonus 1 roll 5")], &[6, 6, 6, 6, 6]);
    assert_eq!(told.last().map(String::as_str), Some("[SS-5.3] no enemy is left: side 1 wins"));
    assert_eq!(game.asked(), "over, Some(1)");
}

/// Dice are counted again before every pick: a ship hit in Movement comes later (SS-2.3), at 0 the last (SS-2.4).
#[test]
fn a_ship_hit_in_movement_comes_later() {
    let rules = rules("patrol", |_| {});
    let position = "turn 1 active Cruiser1 flown 1; Fighter1 22,36 h0 M2 A2; Fighter2 24,6 h0 M1 A2; Fighter3 left; Cruiser1 22,42 h180 M2 A4 done; Cruiser2 destroyed";
    let mut game = Played::at(rules, position);
    game.play(&[(2, "attack Fighter1 bonus 3 roll 1")], &[3]);
    game.play(&[(2, "lose Movement")], &[]);
    game.play(&[(2, "end")], &[]);
    assert_eq!(game.asked(), "Pick of 1", "both fighters are at 1 now");
    assert!(game.legal(1, "activate Fighter2"));
}

/// One coin for each number in a turn, flipped when both sides are first at it; then the sides alternate (SS-2.3).
#[test]
fn one_coin_a_number_and_then_in_turn() {
    let mut game = Played::new(rules("patrol", |_| {}));
    let first = "assign Fighter1 M2; Fighter2 M2; Fighter3 M1";
    let told = game.play(&[(1, first), (2, "assign Cruiser1 M2; Cruiser2 M1")], &[2]);
    assert!(told.contains(&"[SS-2.3] the coin falls for side 2, which goes first".to_owned()), "{told:?}");
    assert_eq!(game.asked(), "Active of 2", "side 2 has one ship at 2");
    game.play(&[(2, "fly 1")], &[]);
    game.play(&[(2, "end")], &[]);
    assert_eq!(game.asked(), "Pick of 1");
    game.play(&[(1, "activate fighter2")], &[]);
    game.play(&[(1, "fly 1")], &[]);
    // Side 2 is skipped at 2, and no second coin is flipped.
    game.play(&[(1, "end")], &[]);
    assert_eq!(game.rules.name(game.state.active().expect("a ship")).as_str(), "Fighter1");
    game.play(&[(1, "fly 1")], &[]);
    // Both sides are at 1: a new number, a new coin.
    game.play(&[(1, "end")], &[1]);
    assert_eq!(game.rules.name(game.state.active().expect("a ship")).as_str(), "Fighter3");
}

/// The coin of open assignment is a decision in the first turn; later coins are flipped as a turn begins (SS-2.2).
#[test]
fn a_coin_opens_every_turn_of_open_assignment() {
    let open = |o: &mut Options| o.assignment = rules_simple_spaceships::Assignment::OpenAlternating;
    let mut game = Played::new(rules("duel", open));
    assert_eq!(game.asked(), "Coin of 1");
    game.play(&[(1, "flip")], &[2]);
    assert_eq!(game.asked(), "Assign of 2");
    game.play(&[(2, "assign B M1 A2")], &[]);
    assert_eq!(game.asked(), "Assign of 1");
    game.play(&[(1, "assign A M2 A2")], &[]);
    game.play(&[(1, "fly 1")], &[]);
    game.play(&[(1, "end")], &[]);
    game.play(&[(2, "fly 1")], &[]);
    let told = game.play(&[(2, "end")], &[1]);
    assert_eq!(told.last().map(String::as_str), Some("[SS-2.2] the coin falls for side 1, which goes first"));
}

/// A side without dice in Reserve is skipped in secret assignment too (SS-2.2).
#[test]
fn who_has_nothing_to_assign_is_not_asked() {
    let game = Played::at(duel(), "turn 2 assign; A 18,6 h0 M2 A4; B 18,30 h180 M1 R5");
    assert_eq!(game.rules.demand(&game.state), Demand::Orders(Seats::only(Seat(1))));
}

/// A ship stops at the longest whole thousandth that stays on the table (SS-3.5).
#[test]
fn a_ship_stops_at_the_last_thousandth_on_the_table() {
    let rules = rules("duel", |o| o.edge = BeyondEdge::Stop);
    let mut game = Played::at(rules, "turn 1 active A flown 0; A 1,6 h300 M1 D5 done; B 18,30 h180 M1 D5");
    // 1.155 in along 300° is 1.000257 in to the left, which rounds to an inch; a longer leg does not.
    game.play(&[(1, "fly 4")], &[]);
    assert!(game.position().contains("; A 0,6.578 h300"), "{}", game.position());
}

/// A ship wraps modulo the table; a ship exactly on an edge is on the table (SS-3.5).
#[test]
fn a_ship_wraps_modulo_the_table() {
    let rules = rules("duel", |o| o.edge = BeyondEdge::Wrap);
    let mut game = Played::at(rules, "turn 1 active A flown 0; A 18,34 h0 M1 D5 done; B 18,30 h180 M1 D5");
    game.play(&[(1, "fly 2")], &[]);
    assert!(game.position().contains("; A 18,36 h0"), "{}", game.position());
    game.play(&[(1, "fly 0.5")], &[]);
    assert!(game.position().contains("; A 18,0.5 h0"), "{}", game.position());
}

/// The Sleigh wins once its centre is on the far edge; the corner belongs to that edge (SS-5.1).
#[test]
fn the_exact_corner_is_the_far_edge() {
    let position = |x: &str, y: &str| {
        format!(
            "turn 3 active Sleigh flown 0; Sleigh {x},{y} h60 M1 R5 done; UFO1 9,9 h0 R4; UFO2 left; UFO3 left; UFO4 left"
        )
    };
    let fly = |x: &str, y: &str, order: &str| {
        let mut game = Played::at(rules("santa", |_| {}), &position(x, y));
        game.play(&[(1, order)], &[]);
        game.asked()
    };
    // A leg of 4 in on 60° goes 3.464 in to the right and 2 in up. From 1.732 in left of the corner and 1 in below it,
    // the leg passes through the corner.
    assert_eq!(fly("46.268", "71", "fly 4"), "over, Some(1)");
    assert_eq!(fly("46.269", "71", "fly 4"), "over, Some(2)", "the long edge is crossed first");
    assert_eq!(fly("46.268", "71", "fly 2"), "over, Some(1)", "it ends on the corner");
    assert_eq!(fly("40", "70", "fly 4"), "over, Some(1)", "it ends on the edge");
    assert_eq!(fly("40", "69.999", "fly 4"), "Active of 1", "a thousandth short");
}

/// A ship that runs for the far edge begins on the table and below that edge (SS-5.1).
#[test]
fn a_run_begins_below_the_far_edge() {
    for (post, stands) in [
        (Some((Point { x: 24_000, y: 71_999 }, 0)), true),
        (Some((Point::inches(24, 72), 0)), false),
        (None, false),
    ] {
        let mut setup = setup("santa").expect("a set-up");
        setup.ships[0].post = post;
        let flaws: Vec<String> =
            SimpleSpaceships::new(&setup).err().iter().flatten().map(ToString::to_string).collect();
        let expected =
            "[SS-5.1] ship Sleigh, at: it runs for the upper edge, and begins on the table below it";
        assert_eq!(flaws, [expected][..usize::from(!stands)], "{post:?}");
    }
    let position = "turn 3 assign; Sleigh 24,72 h0 R6; UFO1 9,9 h0 R4; UFO2 left; UFO3 left; UFO4 left";
    let flaws = rules("santa", |_| {}).read_position(position).expect_err("it is decided");
    assert_eq!(flaws[0].to_string(), "[SS-5.1] position: the far edge is reached: the battle is decided");
}

/// A wrong value of an option is refused with the values it has.
#[test]
fn a_wrong_value_of_an_option_names_those_there_are() {
    let told = |key, value| Options::default().set(key, value).expect_err("no such value").to_string();
    assert!(told("edge", "bounce").ends_with("use leave, stop or wrap"), "{}", told("edge", "bounce"));
    assert!(told("recall", "yes").ends_with("use off or on"), "{}", told("recall", "yes"));
    assert!(told("turn-limit", "0").ends_with("1 to 1000"), "{}", told("turn-limit", "0"));
}

/// The other side wins at the turn limit; a UFO that has yet to enter is still in play (SS-5.1).
#[test]
fn santa_must_be_across_in_time() {
    let position = "turn 30 active UFO1 flown 1 turned; Sleigh 24,70 h0 M1 R5 done; UFO1 9,9 h0 R4 done; UFO2 left; UFO3 left; UFO4 left";
    let mut game = Played::at(rules("santa", |_| {}), position);
    let told = game.play(&[(2, "end")], &[]);
    assert_eq!(told.last().map(String::as_str), Some("[SS-5.1] the last turn is over: side 2 wins"));
    let game = Played::new(rules("santa", |_| {}));
    assert_eq!(game.asked(), "Assign of 1, 2");
}

/// Each of the two long edges of 72 inches has 72,001 places with two headings each (SS-5.1).
#[test]
fn a_ufo_may_enter_anywhere() {
    let position = "turn 1 enter UFO1; Sleigh 24,12 h0 M5 R1 done; UFO1 away M1 A3 done; UFO2 away M1 A3; UFO3 left; UFO4 left";
    let game = Played::at(rules("santa", |_| {}), position);
    assert_eq!(game.rules.space(&game.state, Seat(1)).size(), Some(72_001 * 4));
    assert!(game.refused(2, "enter left 30 heading 90").starts_with("[SS-5.1]"));
}

/// The wedge and the corridor at their exact borders, on several headings (SS-4.2).
#[test]
fn fronts_are_exact_to_the_thousandth() {
    let target = |front: Front, heading: i32, x: i32, y: i32| {
        let mut setup = setup("duel").expect("a set-up");
        setup.options.front = front;
        let rules = SimpleSpaceships::new(&setup).expect("a duel");
        let place = |n: i32| table::Length::thousandths(18_000 + n).to_string();
        let position = format!(
            "turn 1 active A flown 1; A 18,18 h{heading} A4 M1 R1 done; B {},{} h180 D2 M1 R3",
            place(x),
            place(y)
        );
        Played::at(rules, &position).legal(1, "attack B range 2 roll 1")
    };
    assert!(target(Front::Wedge, 0, 4041, 6000) && !target(Front::Wedge, 0, 4042, 6000));
    // On a heading of 300°, a ship straight up the table has half its distance as its component along 60°.
    assert!(target(Front::Wedge, 300, 0, 1000) && !target(Front::Wedge, 300, 0, 1001));
    assert!(target(Front::Wedge, 180, 0, 500) && !target(Front::Wedge, 180, 0, 501));
    assert!(target(Front::Corridor, 0, 866, 6000) && !target(Front::Corridor, 0, 867, 6000));
    assert!(target(Front::Corridor, 60, 8660, 5000) && !target(Front::Corridor, 60, 8660, 3000));
}

/// All flaws of a set-up are told at once.
#[test]
fn all_flaws_of_a_set_up_are_told_at_once() {
    let mut bad: Setup = setup("duel").expect("a set-up");
    bad.area = Area::inches(6, 36);
    bad.designs[3].dice = 25;
    bad.designs[3].caps = [Some(-1), Some(0), Some(99)];
    bad.ships[1].post = Some((Point::inches(5, 40), 90));
    bad.options.turn_limit = 0;
    bad.run = Some(0);
    bad.options.edge = BeyondEdge::Wrap;
    let flaws: Vec<String> =
        SimpleSpaceships::new(&bad).expect_err("it does not stand").iter().map(ToString::to_string).collect();
    for part in [
        "option turn-limit",
        "table.width",
        "option edge",
        "design cruiser, dice",
        "design cruiser, defence",
        "design cruiser, movement",
        "design cruiser, attack",
        "ship A, at",
        "ship B, at",
        "ship B, heading",
    ] {
        assert!(flaws.iter().any(|flaw| flaw.contains(part)), "{part}: {flaws:#?}");
    }
}

/// Returns the names under a key of each entry of a list.
fn named(facts: &Fact, list: &str, key: &str) -> Vec<String> {
    let Some(Fact::List(entries)) = facts.get(list) else { panic!("{list}: {facts:?}") };
    entries.iter().map(|entry| entry.get(key).map_or_else(String::new, |name| format!("{name:?}"))).collect()
}

/// A ship attacks only while it is active, and is active once a turn: one that has been is no threat any more (SS-4.1,
/// SS-2.3).
#[test]
fn a_ship_that_has_been_active_threatens_nobody_any_more_this_turn() {
    let aids = |b: &str| {
        let position = format!("turn 1 active A flown 1; A 18,18 h0 A2 M1 R3 done; B 18,24 h180 M1 A4 R1{b}");
        let game = Played::at(duel(), &position);
        let view = game.rules.view(&game.state, Some(Seat(0)));
        let reach = game.rules.reach(&view, Seat(0), "A").expect("its own ship");
        let other = game.rules.view(&game.state, Some(Seat(1)));
        let threats = [(&view, 0), (&other, 1)].map(|(view, seat)| game.rules.threats(view, Seat(seat)));
        let from = threats.each_ref().map(|threats| named(threats, "threats", "from").join(""));
        (named(&reach, "under", "piece"), from, named(&threats[1], "bearings", "piece"))
    };
    let (a, b) = (format!("{:?}", Fact::text("A")), format!("{:?}", Fact::text("B")));
    let list = |name: &str| format!("{:?}", Fact::texts([name]));
    let none = format!("{:?}", Fact::List(Vec::new()));
    assert_eq!(
        aids(""),
        (vec![b.clone()], [list("B"), list("A")], vec![b]),
        "{a} is active, B has yet to be"
    );
    assert_eq!(aids(" done"), (Vec::new(), [none, list("A")], Vec::new()), "B has been active");
}

/// Dice that are assigned in the open stay as they are until the next turn (SS-1.6, SS-2.2).
#[test]
fn a_ship_whose_dice_are_assigned_in_the_open_reaches_no_farther_than_its_attack_dice() {
    let rules = rules("duel", |options| {
        options.set("assignment", "open-alternating").expect("an option");
    });
    let bears = |b: &str| {
        let position = format!("turn 1 assign side 1; A 18,18 h0 M1 R5; B 18,24 h180 M1 R5{b}");
        let state = rules.read_position(&position).unwrap_or_else(|flaws| panic!("{flaws:?}"));
        named(&rules.threats(&rules.view(&state, Some(Seat(0))), Seat(0)), "threats", "from").join("")
    };
    assert_eq!(bears(""), format!("{:?}", Fact::texts(["B"])), "it may assign five dice to Attack");
    assert_eq!(bears(" done"), format!("{:?}", Fact::List(Vec::new())), "it left them in Reserve");
}
