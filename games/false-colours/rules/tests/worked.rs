//! Turns worked by hand: orders and dice, and everything that is told.

use engine::{Audience, Demand, Heard, Rules, Sealed, Seat, Seats, Side, Umpire};
use rules_false_colours::clauses::{FLAGSHIP_LOST, POINTS};
use rules_false_colours::events::Event;

use crate::setups::{Played, rules};

/// Returns turn 2 of a battle of three against three: the ships as given, the others whole in far corners. A1 and B1 fly
/// the flags.
fn turn(head: &str, ships: &[&str]) -> Played {
    let far = ["A1 0,2 f5 hull 4", "A2 0,0 f3 hull 4", "A3 0,1 f3 hull 4"];
    let away = ["B1 9,2 f2 hull 4", "B2 9,4 f0 hull 4", "B3 9,3 f0 hull 4"];
    let given =
        |far: &str| ships.iter().find(|ship| ship[..2] == far[..2]).copied().unwrap_or(far).to_owned();
    let all: Vec<String> = far.into_iter().chain(away).map(given).collect();
    Played::at(rules("first-colours", |_| {}), &format!("{head}; flag A1; flag B1; {}", all.join("; ")))
}

const HEAD: &str = "turn 2 calls 0 0";

/// Returns what is told of fire in a turn in which the others hold.
fn fires(ships: &[&str], orders: [&str; 2], faces: &[u8]) -> Vec<String> {
    let mut told = turn(HEAD, ships).plays(orders, faces);
    told.retain(|line| !line.contains("silent") && !line.contains("moved") && !line.contains("evades"));
    told
}

#[test]
fn two_dice_up_to_two_hexes_and_one_die_up_to_four() {
    let at = |b2: &str, faces: &[u8]| fires(&["A2 3,2 f1 hull 4", b2], ["A2 0 fire B2", "idle"], faces);
    let shot = |range: u8, dice: u8, hits: u8| {
        format!(
            "[FC-6.2] fires: piece A2, target B2, named B2, weapon guns, range {range}, dice {dice}, needs 5, hits {hits}"
        )
    };
    assert_eq!(at("B2 3,2 f0 hull 4", &[1, 4]), [shot(0, 2, 0)], "the same hex");
    assert_eq!(
        at("B2 5,2 f0 hull 4", &[5, 6]),
        [shot(2, 2, 2), "[FC-6.4] damaged: piece B2, lost 2, left 2".into()]
    );
    assert_eq!(at("B2 6,2 f0 hull 4", &[4]), [shot(3, 1, 0)]);
    assert_eq!(
        at("B2 7,2 f0 hull 4", &[5]),
        [shot(4, 1, 1), "[FC-6.4] damaged: piece B2, lost 1, left 3".into()]
    );
    assert_eq!(at("B2 8,2 f0 hull 4", &[]), ["[FC-6.1] no-shot: piece A2, named B2"], "five hexes");
}

#[test]
fn the_front_arc_ends_60_degrees_off_the_bow() {
    let at = |b2: &str, faces: &[u8]| fires(&["A2 3,2 f1 hull 4", b2], ["A2 0 fire B2", "idle"], faces);
    assert!(at("B2 3,4 f0 hull 4", &[1, 1])[0].contains("range 2"), "60° to the left");
    assert!(at("B2 5,0 f0 hull 4", &[1, 1])[0].contains("range 2"), "60° to the right");
    assert!(at("B2 2,4 f0 hull 4", &[])[0].contains("no-shot"), "90° to the left");
    assert!(at("B2 3,0 f0 hull 4", &[])[0].contains("no-shot"), "120° to the right");
    assert!(at("B2 1,2 f0 hull 4", &[])[0].contains("no-shot"), "astern");
}

#[test]
fn a_ship_that_evades_is_hit_by_sixes_alone() {
    let ships = ["A2 3,2 f1 hull 4", "B2 4,2 f0 hull 4"];
    let told = fires(&ships, ["A2 0 fire B2", "B2 0 evade"], &[5, 6]);
    assert_eq!(
        told[0],
        "[FC-6.2] fires: piece A2, target B2, named B2, weapon guns, range 1, dice 2, needs 6, hits 1"
    );
}

#[test]
fn without_a_shot_at_the_named_ship_the_nearest_is_fired_at_with_one_die_fewer() {
    let shot = |target: &str, range: u8| {
        let facts = format!("target {target}, named B1, weapon guns, range {range}, dice 1, needs 5, hits 0");
        [format!("[FC-6.3] fires: piece A2, {facts}")]
    };
    let own = "A2 3,2 f1 hull 4";
    let order = ["A2 0 fire B1", "idle"];
    assert_eq!(fires(&[own, "B2 5,2 f0 hull 4", "B3 6,2 f0 hull 4"], order, &[1]), shot("B2", 2));
    assert_eq!(fires(&[own, "B2 5,2 f0 hull 4", "B3 4,2 f0 hull 4"], order, &[1]), shot("B3", 1));
    assert_eq!(
        fires(&[own, "B2 5,1 f0 hull 4", "B3 4,3 f0 hull 4"], order, &[1]),
        shot("B2", 2),
        "equally near"
    );
    let none = ["[FC-6.3] no-shot: piece A2, named B1"];
    assert_eq!(fires(&[own, "B2 6,2 f0 hull 4"], order, &[]), none, "one die less one");
}

#[test]
fn a_broadside_has_two_dice_more_and_shows_the_flag() {
    let broadside = |target: &str, range: u8, dice: u8| {
        let facts = format!("target {target}, named B2, weapon broadside, range {range}, dice {dice}");
        format!("[FC-6.5] fires: piece A1, {facts}, needs 5, hits 0")
    };
    let shown = "[FC-6.5] shown: piece A1, why broadside";
    let at = |b: &str, faces: &[u8]| fires(&["A1 3,2 f1 hull 4", b], ["A1 0 broadside B2", "idle"], faces);
    assert_eq!(at("B2 4,2 f0 hull 4", &[1, 2, 3, 4]), [broadside("B2", 1, 4), shown.into()]);
    assert_eq!(at("B2 7,2 f0 hull 4", &[1, 2, 3]), [broadside("B2", 4, 3), shown.into()]);
    assert_eq!(at("B3 6,2 f0 hull 4", &[1, 2]), [broadside("B3", 3, 2), shown.into()], "another target");
    assert_eq!(at("B2 8,2 f0 hull 4", &[]), ["[FC-6.1] no-shot: piece A1, named B2", shown], "no target");
    let mut known = turn("turn 2 calls 0 0", &["A1 3,2 f1 hull 4"]);
    known.plays(["A1 0 broadside B1", "idle"], &[]);
    assert!(known.state.shown[0] && known.state.is_known(0) && !known.state.is_known(1));
    assert_eq!(known.plays(["A1 0 broadside B1", "idle"], &[]).len(), 2, "known already");
}

#[test]
fn all_ships_turn_and_then_go_ahead_and_fire_from_where_they_end() {
    let ships = ["A2 3,2 f0 hull 4", "B2 6,2 f3 hull 4"];
    let told = turn(HEAD, &ships).plays(["A2 R1 fire B2", "B2 L3 hold"], &[]);
    assert_eq!(
        told,
        [
            "[FC-5.1] moved: piece A2, course R1, from [3, 2], to [4, 2], facing 1",
            "[FC-5.1] moved: piece B2, course L3, from [6, 2], to [9, -1], facing 2",
            "[FC-6.1] no-shot: piece A2, named B2",
        ]
    );
}

#[test]
fn a_false_call_clears_the_ship_and_repairs_a_point_and_a_true_one_shows_the_flag() {
    let mut played = turn(HEAD, &["A1 0,2 f5 hull 3", "B2 9,4 f0 hull 2", "B3 9,3 f0 hull 3"]);
    let told = played.plays(["call B2", "call A1"], &[]);
    assert_eq!(
        told,
        [
            "[FC-4.1] calls: side 1, target B2, left 1",
            "[FC-4.3] cleared: piece B2, repaired 1, hull 3",
            "[FC-4.1] calls: side 2, target A1, left 1",
            "[FC-4.2] shown: piece A1, why call",
        ]
    );
    let told = played.plays(["call B3", "idle"], &[]);
    assert_eq!(
        told[1..],
        [
            "[FC-4.1] calls: side 1, target B3, left 0",
            "[FC-4.3] cleared: piece B3, repaired 1, hull 4",
            "[FC-2.4] shown: piece B1, why last",
        ],
        "nobody else is left"
    );
    assert!(played.state.is_known(0) && played.state.is_known(1));
}

#[test]
fn a_lost_ship_did_not_fly_the_flag_while_the_battle_goes_on() {
    let mut played =
        turn("turn 4 calls 1 0", &["A2 3,2 f1 hull 4", "B2 4,2 f0 hull 1", "B3 9,3 f0 hull 4 cleared"]);
    let told = played.plays(["A2 0 fire B2", "idle"], &[6, 6]);
    assert_eq!(
        told[2..],
        [
            "[FC-6.4] damaged: piece B2, lost 1, left 0",
            "[FC-6.6] destroyed: piece B2",
            "[FC-2.4] shown: piece B1, why last",
        ]
    );
    assert!(matches!(played.rules.demand(&played.state), Demand::Orders(_)));
}

/// Returns the last events of a turn in which A2 fires at B1 and B2 at A1, each with this many hits, and the outcome.
fn exchange(own: u8, enemy: u8, hulls: [u8; 2]) -> (Vec<String>, Demand) {
    let ships = [
        &format!("A1 4,1 f1 hull {}", hulls[0]),
        "A2 3,2 f1 hull 4",
        &format!("B1 5,2 f0 hull {}", hulls[1]),
        "B2 5,1 f4 hull 3",
    ];
    let face = |hits: u8, die: u8| if die < hits { 5 } else { 1 };
    let faces = [face(own, 0), face(own, 1), face(enemy, 0), face(enemy, 1)];
    let mut played = turn(HEAD, &ships);
    let told = played.plays(["A2 0 fire B1", "B2 0 fire A1"], &faces);
    (told, played.rules.demand(&played.state))
}

fn over(winner: Option<u8>, why: engine::Clause) -> Demand {
    Demand::Over(engine::Outcome { winner: winner.map(Side), why })
}

#[test]
fn who_loses_the_flagship_loses_the_battle() {
    let (told, demand) = exchange(2, 1, [3, 2]);
    assert_eq!(
        told[told.len() - 5..],
        [
            "[FC-6.6] destroyed: piece B1",
            "[FC-7.4] shown: piece A1, why end",
            "[FC-7.4] shown: piece B1, why end",
            "[FC-7.1] over: winner 1, how flagship",
            "[FC-7.3] margin: left [10, 7]",
        ]
    );
    assert_eq!(demand, over(Some(0), FLAGSHIP_LOST));
    assert_eq!(exchange(1, 2, [2, 3]).1, over(Some(1), FLAGSHIP_LOST));
}

#[test]
fn if_both_flagships_are_lost_in_one_turn_hull_points_decide() {
    let (told, demand) = exchange(2, 2, [2, 2]);
    assert!(told.contains(&"[FC-7.2] over: winner 1, how both".to_owned()), "8 points against 7: {told:?}");
    assert_eq!(demand, over(Some(0), POINTS));
}

#[test]
fn after_the_last_turn_hull_points_decide() {
    let last = |b1: &str| {
        let mut played = turn("turn 8 calls 0 0", &[b1]);
        let told = played.plays(["idle", "idle"], &[]);
        (told[4].clone(), played.rules.demand(&played.state))
    };
    assert_eq!(
        last("B1 9,2 f2 hull 3"),
        ("[FC-7.2] over: winner 1, how limit".into(), over(Some(0), POINTS))
    );
    assert_eq!(
        last("B1 9,2 f2 hull 4"),
        ("[FC-7.2] over: winner none, how limit".into(), over(None, POINTS))
    );
}

/// Returns what is told of the choice of A2 and B1, each event with its audience.
fn flags(open: bool) -> Vec<(Audience, Event)> {
    let rules = rules("first-colours", |o| o.open = open);
    let mut state = rules.start();
    let sealed = [(0, "flag A2"), (1, "flag B1")].map(|(seat, text)| {
        let space = rules.space(&state, Seat(seat));
        Sealed::check(&space, Seat(seat), text.parse().expect("an order")).expect("legal")
    });
    let reads = |seat| sealed.iter().map(|order| rules.reads(&state, order, seat)).collect::<Vec<_>>();
    assert_eq!(reads(Some(Seat(0))), [true, open]);
    assert_eq!(reads(None), [open, open]);
    let mut umpire = Umpire::new(engine::dice::NoDice, Heard::default());
    rules.resolve(&mut umpire, &mut state, &sealed);
    assert_eq!(rules.view(&state, Some(Seat(0))).position.flags, [Some(1), open.then_some(0)]);
    assert_eq!(rules.view(&state, None).position.flags, [open.then_some(1), open.then_some(0)]);
    assert_eq!(rules.keeps_secrets(), !open);
    umpire.log.into_told().into_iter().map(|told| (told.to, told.event)).collect()
}

#[test]
fn a_flag_is_told_to_its_owner_alone_and_to_all_if_flags_are_in_sight() {
    let hidden = flags(false);
    assert_eq!(hidden.len(), 3);
    for (seat, (to, event)) in (0..2).zip(&hidden) {
        assert_eq!(*to, Audience::Only(Seats::only(Seat(seat))));
        assert!(matches!(event, Event::Flag { piece } if piece.side == seat));
    }
    assert_eq!(hidden[2], (Audience::All, Event::Flags));
    assert!(
        flags(true).iter().all(|(to, event)| *to == Audience::All && matches!(event, Event::Shown { .. }))
    );
}
