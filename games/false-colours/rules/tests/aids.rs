//! Tests of the aids: actions with their ends and odds, previews of orders, threats, handicaps.

use engine::{Aids, Fact, Odds, Rules, Seat, Side, Space};
use rules_false_colours::aids::{odds::of_shot, weakened};
use rules_false_colours::{FalseColours, Order, View};

use crate::setups::{Played, rules};

/// Two lines at close quarters. A2 flies the flag.
const TURN: &str = "turn 4 calls 0 0; flag A2; flag B3; A1 3,2 f1 hull 4; A2 1,5 f0 hull 4; A3 0,0 f3 hull 4; \
    B1 5,2 f4 hull 4; B2 9,0 f3 hull 4; B3 9,1 f3 hull 4";

fn seen(seat: u8) -> (FalseColours, View) {
    let Played { rules, state } = Played::at(rules("first-colours", |_| {}), TURN);
    let view = rules.view(&state, Some(Seat(seat)));
    (rules, view)
}

fn items<'a>(fact: &'a Fact, list: &str) -> &'a [Fact] {
    match fact.get(list) {
        Some(Fact::List(items)) => items,
        other => panic!("{list}: {other:?}"),
    }
}

fn text<'a>(fact: &'a Fact, name: &str) -> &'a str {
    match fact.get(name) {
        Some(Fact::Text(text)) => text,
        other => panic!("{name}: {other:?}"),
    }
}

#[test]
fn reach_lists_every_part_of_a_ship_with_its_end_and_its_odds() {
    let (rules, view) = seen(0);
    let reach = rules.reach(&view, Seat(0), "a1").expect("an own ship");
    let actions = items(&reach, "actions");
    // A1 has room for every course, and may hold, evade or fire at three enemies.
    assert_eq!(actions.len(), 12 * 5);
    let idle = "A2 0 hold; A3 0 hold";
    let position = view.position;
    let space = rules.space(&position, Seat(0));
    for action in actions {
        let order: Order = format!("{}; {idle}", text(action, "text")).parse().expect("an order");
        space.check(&order).expect("legal");
    }
    let of = |said: &str| actions.iter().find(|action| text(action, "text") == said).expect("an action");
    let straight = of("A1 1 fire B1");
    assert_eq!(straight.get("hex"), Some(&Fact::List(vec![Fact::Int(4), Fact::Int(2)])));
    assert_eq!(straight.get("heading"), Some(&Fact::Int(60)));
    assert_eq!(straight.get("odds"), Some(&engine::Describe::describe(&of_shot(2, 5))));
    let another = of("A1 0 fire B3");
    assert_eq!((text(another, "target"), another.get("dice")), ("B1", Some(&Fact::Int(1))));
    assert_eq!(of("A1 L0 hold").get("odds"), None);
    assert_eq!(rules.reach(&view, Seat(0), "B1"), None);
    let flagship = rules.reach(&view, Seat(0), "A2").expect("an own ship");
    // To the left it leaves the map after one hex.
    assert_eq!(items(&flagship, "actions").len(), (4 + 2 + 4) * (2 + 3 + 3), "broadsides too");
}

#[test]
fn a_preview_tells_ends_shots_enemy_fire_and_what_to_know() {
    let (rules, view) = seen(0);
    let order = "A1 0 evade; A2 L1 broadside B1; A3 0 fire B1".parse().expect("an order");
    let preview = rules.preview(&view, Seat(0), &order);
    let pieces = items(&preview, "pieces");
    let under = items(&pieces[0], "under");
    assert_eq!((under.len(), text(&under[0], "piece")), (1, "B1"));
    assert_eq!(under[0].get("odds"), Some(&engine::Describe::describe(&of_shot(2, 6))), "it evades");
    assert_eq!(pieces[1].get("hex"), Some(&Fact::List(vec![Fact::Int(0), Fact::Int(6)])));
    let foreseen: Vec<&Fact> = items(&preview, "foreseen").iter().collect();
    let said = [
        "A2 has no shot at the enemy as it stands now",
        "A2 fires a broadside, which shows your flag",
        "A3 has no shot at the enemy as it stands now",
    ];
    assert_eq!(foreseen, said.map(Fact::text).iter().collect::<Vec<_>>());
}

#[test]
fn threats_name_the_enemies_that_could_come_to_shoot() {
    let (rules, view) = seen(0);
    let threats = rules.threats(&view, Seat(0));
    let from = |nth: usize| items(&items(&threats, "threats")[nth], "from").to_vec();
    assert_eq!(from(0), ["B1", "B2", "B3"].map(Fact::text), "two of them after a turn to the right");
    assert_eq!(from(2), [Fact::text("B1")], "three hexes ahead, then a range of four");
    let alone = rules.threats(&rules.view(&view.position, Some(Seat(1))), Seat(1));
    assert_eq!(items(&items(&alone, "threats")[1], "from").len(), 1, "A1 can come near to B2");
}

#[test]
fn while_flags_are_chosen_reach_offers_each_ship() {
    let rules = rules("first-colours", |_| {});
    let state = rules.start();
    let view = rules.view(&state, Some(Seat(1)));
    let reach = rules.reach(&view, Seat(1), "B2").expect("an own ship");
    assert_eq!(text(&items(&reach, "actions")[0], "text"), "flag B2");
    assert_eq!(
        items(&rules.preview(&view, Seat(1), &"flag B2".parse().expect("an order")), "pieces").len(),
        0
    );
}

#[test]
fn odds_count_every_face() {
    let shares = |odds: Odds| [1, 2].map(|hits| odds.share(hits, 36));
    assert_eq!(shares(of_shot(2, 5)), [20, 4]);
    assert_eq!(shares(of_shot(2, 6)), [11, 1]);
    assert_eq!(of_shot(4, 5).mean(3), 4);
}

#[test]
fn a_handicap_takes_hull_points_from_ship_to_ship() {
    let rules = rules("first-colours", |_| {});
    let hulls = |steps| {
        let (state, told) = weakened(&rules, Side(1), steps)?;
        let again = rules.read_position(&rules.write_position(&state)).expect("a position");
        assert_eq!(again, state);
        Some((state.on_table(1).map(|(_, ship)| ship.hull).collect::<Vec<_>>(), told))
    };
    assert_eq!(hulls(0), Some((vec![4, 4, 4], String::new())));
    assert_eq!(hulls(1), Some((vec![3, 4, 4], "without 1 hull point".to_owned())));
    assert_eq!(hulls(9), Some((vec![1, 1, 1], "without 9 hull points".to_owned())));
    assert_eq!(hulls(10), None);
}
