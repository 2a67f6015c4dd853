//! Orders as people type them, and the reasons for refusals.

use engine::{Reading, Rules, Seat};
use rules_talon::{Order, Step};

use crate::setups::{At, Played, rules, setup};

const B: u8 = 1;
const C: u8 = 2;

fn war(ships: &[At<'_>]) -> Played {
    Played::new(rules(&setup(ships, &[])))
}

/// Two heavy cruisers of the first side, and one of the second side far away.
const SHIPS: &[At<'_>] = &[(0, "CA", (8, 2), 1), (0, "CA", (8, 5), 1), (1, "T-CA", (19, 2), 4)];

fn typed(played: &Played, seat: u8, text: &str) -> Reading<Order> {
    played.rules.read(&played.state, Seat(seat - 1), text)
}

#[test]
fn statements_stand_in_any_order_and_case_and_each_is_judged_by_itself() {
    let mut played = war(SHIPS);
    played.until(B, Step::Power, 1);
    let read = typed(
        &played,
        1,
        " ca-2 :  REINFORCE front ; CA-1:slip; CA-1: reinforce left; CA-9: slip; CA-2 walks",
    );
    assert_eq!(read.order.to_string(), "CA-1: slip; CA-2: reinforce front");
    let ignored: Vec<String> = read.ignored.iter().map(ToString::to_string).collect();
    assert_eq!(ignored, ["[TAL-2.2] CA-1: reinforce left: CA-1 spends its one point before that"]);
    assert_eq!(read.refused.len(), 2, "{:?}", read.refused);
    assert_eq!(typed(&played, 1, "done").order.to_string(), "done");
    assert_eq!(typed(&played, 1, "").refused.len(), 1, "nothing at all is said to be nothing");
}

#[test]
fn numbers_are_read_by_their_value_and_any_dash_is_a_hyphen() {
    let mut played = war(SHIPS);
    played.until(B, Step::Power, 1);
    // The yellow boxes are full at the start, so this refusal shows that the number was understood.
    let read = typed(&played, 1, "CA\u{2212}1: charge 03.0");
    assert_eq!(read.refused[0].to_string(), "[TAL-2.5] CA-1: charge 03.0: group 3 has no empty yellow box");
}

#[test]
fn a_ship_that_is_left_out_keeps_its_speed() {
    let mut played = war(SHIPS);
    played.until(6, Step::Speeds, 1);
    assert_eq!(typed(&played, 1, "done").order.to_string(), "CA-1: speed 3; CA-2: speed 3");
    let read = typed(&played, 1, "ca-2: speed 4; ca-1: retreat");
    assert_eq!(read.order.to_string(), "CA-1: speed 3 retreat; CA-2: speed 4");
    assert!(read.refused.is_empty() && read.ignored.is_empty(), "{read:?}");
    let read = typed(&played, 1, "CA-2: speed 5; T-CA-1: speed 4; CA-2: off");
    let refused: Vec<&str> = read.refused.iter().map(|refusal| refusal.clause.0).collect();
    assert_eq!(refused, ["TAL-7.5", "TAL-9.2", "TAL-1.1"]);
}

#[test]
fn one_move_at_a_time_is_read_and_the_rest_said_back() {
    let mut played = war(SHIPS);
    played.until(B, Step::Move, 1);
    let read = typed(&played, 1, "ca-2: Left; ca-1: straight");
    assert_eq!(read.order.to_string(), "CA-2: left");
    assert_eq!(read.ignored.len(), 1);
    for (text, clause) in [
        ("CA-1: slip-left", "TAL-7.3.2"),
        ("CA-1: afterburner left", "TAL-10.1"),
        ("CA-1: straight land CA-2", "TAL-12.3"),
        ("CA-1: launch SQ-1 2", "TAL-12.3"),
        ("M1: to 2", "TAL-13.1"),
        ("T-CA-1: left", "TAL-7.1.1"),
        ("CA-1 fires 1 at T-CA-1", "TAL-7.1.1"),
        ("CA-1: speed 4", "TAL-7.1.1"),
        ("first CA-1", "TAL-7.1.1"),
        ("done", "TAL-7.1.1"),
    ] {
        let refused = played.refused(1, text);
        assert!(refused.starts_with(&format!("[{clause}]")), "{text}: {refused}");
    }
}

#[test]
fn points_are_refused_with_the_reason() {
    let mut played = war(SHIPS);
    played.until(B, Step::Power, 1);
    for (text, clause) in [
        ("CA-1: charge 1", "TAL-2.5"),
        ("CA-1: charge 9", "TAL-2.5"),
        ("CA-1: through", "TAL-2.6"),
        ("CA-1: defend", "TAL-1.5"),
        ("CA-1: power SQ-1", "TAL-12.3"),
        ("CA-1: redirect M1 to T-CA-1", "TAL-13.2"),
        ("CA-2: slip; CA-1: slip", "TAL-2.2"),
        ("T-CA-1: slip", "TAL-2.2"),
        ("CA-7: slip", "TAL-1.3"),
    ] {
        let refused = played.refused(1, text);
        assert!(refused.starts_with(&format!("[{clause}]")), "{text}: {refused}");
    }
    played.play(&[(1, "CA-1: slip; CA-2: battery")], &[]);
    played.until(3, Step::Power, 1);
    let refused = played.refused(1, "CA-2: battery");
    assert!(refused.starts_with("[TAL-10.1]"), "{refused}");
}

#[test]
fn a_battery_gives_a_point_where_the_chart_gives_none() {
    let mut played = war(SHIPS);
    played.until(B, Step::Power, 1);
    played.play(&[(1, "CA-2: battery")], &[]);
    // At power 3 there is no point in impulse C.
    played.until(C, Step::Power, 1);
    let refused = played.refused(1, "CA-1: slip");
    assert!(refused.starts_with("[TAL-1.4]"), "{refused}");
    let told = played.play(&[(1, "CA-2: reinforce rear")], &[]);
    assert!(told[0].ends_with("with its battery"), "{told:?}");
    assert!(!played.state.ships()[1].stored);
}

#[test]
fn a_ship_that_announces_its_retreat_is_gone_in_the_second_power_phase_after() {
    let mut played = war(SHIPS);
    played.until(6, Step::Speeds, 1);
    played.play(&[(1, "CA-1: speed 3 retreat; CA-2: speed 3"), (2, "T-CA-1: speed 3")], &[]);
    for round in [2, 3] {
        assert_eq!(played.state.round, round);
        assert!(played.state.ships()[0].on_map(), "round {round}");
        played.until(6, Step::Speeds, 2);
        let left = if round == 2 { "CA-1: speed 3; CA-2: speed 3" } else { "CA-1: speed 2; CA-2: speed 3" };
        let told = played.play(&[(1, left), (2, "T-CA-1: speed 3")], &[]);
        assert_eq!(told.iter().any(|line| line == "[TAL-11.1] CA-1 has retreated"), round == 3, "{told:?}");
    }
    assert!(!played.state.ships()[0].in_play());
}

#[test]
fn more_bids_to_change_than_to_defend_take_the_initiative_from_the_next_impulse() {
    for (defends, holder) in [(true, 1), (false, 0)] {
        let mut played = war(&[(0, "CA", (8, 2), 1), (1, "T-CA", (19, 2), 4)]);
        // The second side holds the initiative and acts first.
        played.until(B, Step::Power, 2);
        played.play(&[(2, if defends { "T-CA-1: defend" } else { "done" })], &[]);
        played.until(B, Step::Power, 1);
        assert_eq!(played.state.initiative, 1);
        played.play(&[(1, "CA-1: change")], &[]);
        assert_eq!(played.state.initiative, 1, "not before the impulse ends");
        while played.state.impulse == B {
            played.idle();
        }
        assert_eq!(played.state.initiative, holder, "defended: {defends}");
    }
}

#[test]
fn idle_is_what_a_silent_seat_writes_whatever_is_asked() {
    let mut played = war(SHIPS);
    for (impulse, step, order) in [
        (B, Step::Power, "done"),
        (B, Step::Move, "CA-1: straight"),
        (6, Step::Speeds, "CA-1: speed 3; CA-2: speed 3"),
    ] {
        played.until(impulse, step, 1);
        let read = typed(&played, 1, "idle");
        assert_eq!((read.order.to_string().as_str(), read.refused.len()), (order, 0), "{:?}", read.refused);
    }
}

#[test]
fn an_order_out_of_its_time_is_told_when_its_time_is_and_one_that_stands_now() {
    let mut played = war(SHIPS);
    for (impulse, step, text, begins) in [
        (B, Step::Power, "CA-1: speed 99", "a speed is chosen in the power phase"),
        (B, Step::Power, "CA-1: left", "pieces move in the move step of an impulse"),
        (B, Step::Power, "CA-2: slip; CA-1 fires 1 at T-CA-1", "groups fire in the fire step of an impulse"),
        (B, Step::Move, "CA-1: slip", "points are spent in the power step of an impulse"),
        (6, Step::Speeds, "shield front", "no shield is asked for now"),
    ] {
        played.until(impulse, step, 1);
        let read = typed(&played, 1, text);
        let reason = &read.refused[0].reason;
        assert!(reason.starts_with(begins), "{text}: {reason}");
        let (_, example) = reason.split_once("such as ").expect("an example");
        let example = example.trim_end_matches("; or done");
        let stands = typed(&played, 1, example);
        assert!(stands.refused.is_empty() && stands.ignored.is_empty(), "{example}: {stands:?}");
    }
}

#[test]
fn a_ship_that_nobody_has_is_told_so_in_every_step() {
    let mut played = war(SHIPS);
    for (impulse, step) in [(B, Step::Power), (B, Step::Move), (6, Step::Speeds)] {
        played.until(impulse, step, 1);
        for text in ["CA-9: left", "CA-9: slip", "CA-9 fires 1 at T-CA-1", "CA-9: speed 3", "first CA-9"] {
            let read = typed(&played, 1, text);
            assert_eq!(read.refused.len(), 1, "{text}");
            let reason = &read.refused[0].reason;
            assert!(reason.starts_with("no ") && reason.ends_with(" is called CA-9"), "{text}: {reason}");
        }
    }
}

#[test]
fn in_the_fire_step_too_the_unknown_is_named_and_the_example_stands() {
    let mut played = war(&[(0, "CA", (8, 2), 1), (1, "T-CA", (11, 2), 4)]);
    played.until(B, Step::Fire, 1);
    assert_eq!(typed(&played, 1, "idle").order.to_string(), "done");
    for text in ["CA-9: left", "CA-9 fires 1 at T-CA-1", "CA-9: speed 3"] {
        let reason = &typed(&played, 1, text).refused[0].reason;
        assert!(reason.contains("CA-9") && reason.starts_with("no "), "{text}: {reason}");
    }
    let reason = &typed(&played, 1, "CA-1: speed 99").refused[0].reason;
    let (_, example) = reason.split_once("such as ").expect("an example");
    let stands = typed(&played, 1, example.trim_end_matches("; or done"));
    assert!(stands.refused.is_empty(), "{reason}: {stands:?}");
}

#[test]
fn the_only_choice_of_a_ship_may_be_named_beside_the_choices_of_others() {
    // Hull damage leaves the first cruiser, at speed 5 with power 1, only speed 4.
    let rules = rules(&setup(SHIPS, &[]));
    let text = "round 1 power-phase initiative 2; CA-1 8,2 f1 speed 5 power 1 shields 6/5/4/5 hull 5 bars 1+1 2+2 1+1 offline; \
                CA-2 8,5 f1 speed 3 power 3 shields 6/5/4/5 hull 0 bars 1+1 2+2 1+1; \
                T-CA-1 19,2 f4 speed 3 power 3 shields 7/4/3/4 hull 0 bars 1+4 1+4 burners 2";
    let state = rules.read_position(text).unwrap_or_else(|flaws| panic!("{flaws:?}"));
    let read = |text: &str| rules.read(&state, Seat(0), text);
    let both = read("ca-1: speed 4; CA-2: speed 4");
    assert!(both.refused.is_empty() && both.ignored.is_empty(), "{both:?}");
    assert_eq!(both.order.to_string(), "CA-2: speed 4");
    let twice = read("CA-1: speed 4; CA-1: speed 4");
    assert_eq!((twice.refused.len(), twice.ignored.len()), (0, 1), "{twice:?}");
    let other = read("CA-1: speed 5; CA-2: speed 4");
    assert_eq!(other.refused.iter().map(|refusal| refusal.clause.0).collect::<Vec<_>>(), ["TAL-2.4"]);
}
