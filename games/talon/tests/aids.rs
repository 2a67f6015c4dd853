//! Tests of the aids of *Talon*: every action they offer is legal, and has the effect they foretell.

use engine::{Demand, Describe, Fact, Odds, Seat};

use shelf::{AnyBattle, Opening};
use talon::TalonGame;

const CA: &str = "speed 3 power 3 shields 6/5/4/5 hull 0 bars 1+1 2+2 1+1";
const T_CA: &str = "speed 3 power 3 shields 7/4/3/4 hull 0 bars 1+4 1+4";

fn open(opening: &Opening) -> Box<dyn AnyBattle> {
    let game = shelf::game::<TalonGame>();
    game.open(opening).unwrap_or_else(|flaws| panic!("{flaws:?}"))
}

fn at(scenario: &str, position: String) -> Box<dyn AnyBattle> {
    open(&Opening { position: Some(position), ..Opening::scenario(scenario) })
}

/// Returns a battle of a heavy cruiser with markers, and a Talon cruiser `apart` hexes ahead of it.
fn duel(head: &str, markers: &str, apart: i32) -> Box<dyn AnyBattle> {
    let enemy = format!("T-CA-1 {},2 f4 {T_CA} burners 2", 8 + apart);
    at("duel", format!("round 2 {head} initiative 2; CA-1 8,2 f1 {CA} {markers}; {enemy}"))
}

fn items<'a>(fact: &'a Fact, name: &str) -> &'a [Fact] {
    match fact.get(name) {
        Some(Fact::List(items)) => items,
        other => panic!("{name}: {other:?}"),
    }
}

fn text<'a>(fact: &'a Fact, name: &str) -> &'a str {
    match fact.get(name) {
        Some(Fact::Text(text)) => text,
        other => panic!("{name}: {other:?}"),
    }
}

fn texts<'a>(facts: &'a [Fact], name: &str) -> Vec<&'a str> {
    facts.iter().map(|fact| text(fact, name)).collect()
}

fn hex(q: i64, r: i64) -> Fact {
    Fact::List(vec![Fact::Int(q), Fact::Int(r)])
}

#[test]
fn a_ship_is_offered_its_moves_with_what_they_do_to_its_count() {
    let battle = duel("impulse B turn 2 move", "slip", 12);
    let reach = battle.reach(Seat(0), "ca-1").expect("it is its turn");
    let actions = items(&reach, "actions");
    assert_eq!(texts(actions, "kind"), ["straight", "left", "right", "slip-left", "slip-right"]);
    let left = &actions[1];
    assert_eq!((left.get("hex"), left.get("facing")), (Some(&hex(8, 3)), Some(&Fact::Int(0))));
    assert_eq!((left.get("count"), left.get("marker")), (Some(&Fact::Int(2)), Some(&hex(8, 5))));
    assert_eq!(items(&reach, "barred"), []);
    assert!(battle.reach(Seat(0), "T-CA-1").is_none(), "an enemy is nobody's to order");
    assert!(battle.reach(Seat(0), "CA-7").is_none(), "there is none");
}

#[test]
fn what_a_ship_may_not_do_is_named_with_its_clause() {
    let battle = duel("impulse B turn 2 move", "count 2", 12);
    let reach = battle.reach(Seat(0), "CA-1").expect("it is its turn");
    assert_eq!(texts(items(&reach, "actions"), "kind"), ["straight"]);
    let barred: Vec<_> =
        items(&reach, "barred").iter().map(|b| (text(b, "kind"), text(b, "clause"))).collect();
    let turns = [("left", "TAL-7.2.2"), ("right", "TAL-7.2.2")];
    let slips = [("slip-left", "TAL-7.3.2"), ("slip-right", "TAL-7.3.2")];
    assert_eq!(barred, [turns, slips].concat());
}

#[test]
fn every_action_offered_in_random_battles_stands_and_every_piece_of_the_outline_has_one() {
    for (scenario, seed) in [("fleet-action", 1), ("base-assault", 2), ("the-belt", 3), ("turning-circle", 4)]
    {
        let mut battle = open(&Opening::scenario(scenario));
        let mut left = 60;
        while let (Demand::Orders(seats), 1..) = (battle.demand(), left) {
            left -= 1;
            for seat in seats {
                let (_, outline) = battle.outline(seat);
                for piece in subjects(&outline) {
                    let reach = battle.reach(seat, &piece).unwrap_or_else(|| panic!("{piece} has no reach"));
                    let actions = items(&reach, "actions");
                    assert!(!actions.is_empty(), "{scenario}: {piece} may be ordered nothing: {reach:?}");
                    for action in actions {
                        let reading = battle.read(seat, text(action, "text")).expect("it is asked");
                        assert_eq!(reading.refused, [], "{scenario}: {}", text(action, "text"));
                        battle.preview(seat, text(action, "text")).expect("it is asked");
                    }
                }
                battle.threats(seat);
            }
            for seat in seats {
                let mut budget = captains::Budget { nodes: 1, stop: &mut || false, crew: None };
                let advice = battle.advise(seat, "random", seed * 1000 + left, &mut budget);
                let order = advice.expect("it is asked").expect("random is a captain").order;
                battle.seal(seat, &order).unwrap_or_else(|e| panic!("{order}: {e}"));
            }
        }
    }
}

/// Returns the pieces that an outline is about.
fn subjects(outline: &Fact) -> Vec<String> {
    let mut own: Vec<String> = match outline.get("subject") {
        Some(Fact::Text(name)) => vec![name.clone()],
        _ => Vec::new(),
    };
    if let (true, Some(Fact::List(parts))) = (own.is_empty(), outline.get("parts")) {
        own.extend(parts.iter().flat_map(subjects));
    }
    own.sort();
    own.dedup();
    own
}

#[test]
fn a_move_says_whom_it_meets() {
    let own = |n: i32, at: &str| format!("CA-{n} {at} f1 {CA}");
    let enemy = |n: i32, at: &str| format!("T-CA-{n} {at} f4 {T_CA}");
    let fleets = [own(1, "8,2"), own(2, "9,2"), enemy(1, "9,2"), enemy(2, "20,4")].join("; ");
    let battle = at("war-is-upon-us", format!("round 2 impulse B turn 2 move initiative 2; {fleets}"));
    let reach = battle.reach(Seat(0), "CA-1").expect("it is its turn");
    let collides = items(&items(&reach, "actions")[0], "collides");
    assert_eq!(collides, [Fact::text("CA-2")], "of its own race, and not the enemy");
}

#[test]
fn a_curve_says_what_every_speed_would_give() {
    let curve = CA.replace("hull 0", "hull 2");
    let enemy = format!("T-CA-1 20,2 f4 {T_CA}");
    let battle =
        at("duel", format!("round 2 power-phase initiative 2; CA-1 8,2 f1 {curve} wider 1; {enemy}"));
    let reach = battle.reach(Seat(0), "CA-1").expect("it has a choice");
    let speeds: Vec<_> = items(&reach, "speeds")
        .iter()
        .map(|row| {
            let number = |name| match row.get(name) {
                Some(Fact::Int(n)) => *n,
                other => panic!("{name}: {other:?}"),
            };
            let legal = row.get("legal") == Some(&Fact::Bool(true));
            (number("speed"), number("power"), number("written"), number("radius"), legal)
        })
        .collect();
    let rows = [
        (5, 1, 0, 4, false),
        (4, 2, 1, 3, true),
        (3, 3, 2, 3, true),
        (2, 4, 3, 2, true),
        (1, 5, 4, 2, false),
    ];
    assert_eq!(speeds, rows);
    assert_eq!(text(reach.get("retreat").expect("it may"), "text"), "CA-1: speed 3 retreat");
    assert_eq!(reach.get("off"), Some(&Fact::Null), "there is an edge to this map");
}

#[test]
fn fire_is_offered_with_its_odds_and_silence_with_its_reason() {
    let battle = duel("impulse B turn 2 fire", "", 4);
    let reach = battle.reach(Seat(0), "CA-1").expect("it may fire");
    let groups = items(&reach, "groups");
    assert_eq!(groups.len(), 1, "phasers do not reach so far");
    let odds = items(&groups[0], "targets")[0].get("odds").expect("odds");
    assert_eq!(
        *odds,
        Odds::default().throw(&[4, 0, 0, 0, 2]).describe(),
        "a torpedo at range 4 hits on 5 and 6"
    );
    let why = ["no enemy in its arcs and range"; 2];
    assert_eq!(texts(items(&reach, "silent"), "why"), why);
    let preview = battle.preview(Seat(0), "CA-1 fires 2 at T-CA-1").expect("it is asked");
    let struck = &items(&preview, "fire")[0];
    assert_eq!(
        (struck.get("shield"), items(struck, "arcs")),
        (Some(&Fact::Int(7)), &[Fact::text("front")][..])
    );
    let enemy = |markers: &str, shield: i64, reinforced: i64| {
        let ships = format!("CA-1 8,2 f1 {CA}; T-CA-1 12,2 f4 {T_CA} burners 2{markers}");
        let battle = at("duel", format!("round 2 impulse B turn 2 fire initiative 2; {ships}"));
        let preview = battle.preview(Seat(0), "CA-1 fires 2 at T-CA-1").expect("it is asked");
        let struck = &items(&preview, "fire")[0];
        let expected = (Some(&Fact::Int(shield)), Some(&Fact::Int(reinforced)));
        assert_eq!((struck.get("shield"), struck.get("reinforced")), expected, "{markers}");
    };
    enemy(" reinforced front 2 C", 7, 2);
    enemy(" down shields", 0, 0);
    let threats = battle.threats(Seat(0));
    let from: Vec<_> = items(&threats, "threats").iter().map(|t| items(t, "from").len()).collect();
    assert_eq!(from, [1], "its disruptors reach as far");
}

#[test]
fn a_fusion_cannon_says_whom_it_would_burn_friends_too() {
    let text_of = "title = \"Fusion\"\n[[side]]\nship = [{ class = \"CA\", at = [8, 2], facing = 1 }]\n[[side]]\n\
                   ship = [{ class = \"T-BB\", at = [17, 2], facing = 4 }, { class = \"T-FF\", at = [17, 4], facing = 4 }]\n";
    let ships = [
        format!("CA-1 8,2 f1 {CA}"),
        "T-BB-1 10,2 f4 speed 3 power 3 shields 9/7/6/7 hull 0 bars 1+4 3+3 1+4 burners 2".to_owned(),
        "T-FF-1 9,2 f4 speed 3 power 2 shields 3/2/2/2 hull 0 bars 1+2 1+2".to_owned(),
    ];
    let position = format!("round 1 impulse B turn 1 fire initiative 2; {}", ships.join("; "));
    let opening =
        Opening { text: Some(text_of.to_owned()), position: Some(position), ..Opening::scenario("example") };
    let battle = open(&opening);
    let reach = battle.reach(Seat(1), "T-BB-1").expect("it may fire");
    let blast =
        items(&reach, "actions").iter().find(|a| text(a, "kind") == "blast").expect("a fusion cannon");
    assert_eq!(text(blast, "text"), "T-BB-1 fires 2");
    assert_eq!(items(blast, "ships"), [Fact::text("CA-1"), Fact::text("T-FF-1")]);
}

/// Returns a battle of two ships of these classes at a position.
fn pair(classes: [&str; 2], options: &[(&str, &str)], position: String) -> Box<dyn AnyBattle> {
    let [one, other] = classes;
    let text_of = format!(
        "title = \"Pair\"\n[[side]]\nship = [{{ class = \"{one}\", at = [8, 2], facing = 1 }}]\n[[side]]\n\
         ship = [{{ class = \"{other}\", at = [17, 2], facing = 4 }}]\n"
    );
    let options = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    open(&Opening { text: Some(text_of), options, position: Some(position), ..Opening::scenario("example") })
}

#[test]
fn each_fusion_cannon_of_a_group_has_a_shot_at_every_ship_in_its_arc() {
    let dreadnought = "T-DN-1 10,2 f4 speed 3 power 3 shields 11/9/8/9 hull 0 bars 1+4 3+6 1+4 burners 2";
    let position = format!("round 1 impulse B turn 1 fire initiative 2; CA-1 8,2 f1 {CA}; {dreadnought}");
    let battle = pair(["CA", "T-DN"], &[], position);
    let preview = battle.preview(Seat(1), "T-DN-1 fires 2").expect("it is asked");
    let struck = &items(&preview, "fire")[0];
    assert_eq!((text(struck, "target"), struck.get("shots")), ("CA-1", Some(&Fact::Int(2))));
    let outcomes = struck.get("odds").and_then(|odds| odds.get("outcomes"));
    assert_eq!(outcomes, Some(&Fact::text("36")), "a die for each cannon");
}

#[test]
fn a_missile_has_no_odds_wherever_it_is_told_of() {
    let ships = ["CA", "T-DD"];
    let own = "T-DD-1 11,2 f4 speed 3 power 1 shields 4/2/2/2 hull 0 bars 2+0 2+0 burners 2";
    let position = format!("round 1 impulse B turn 1 fire initiative 2; CA-1 8,2 f1 {CA}; {own}");
    let battle = pair(ships, &[], position);
    let reach = battle.reach(Seat(1), "T-DD-1").expect("it may fire");
    let groups = items(&reach, "groups");
    assert_eq!(groups.len(), 2);
    let target = &items(&groups[0], "targets")[0];
    let action = &items(&reach, "actions")[0];
    let preview = battle.preview(Seat(1), "T-DD-1 fires 1 at CA-1").expect("it is asked");
    let struck = &items(&preview, "fire")[0];
    let (own, other) = (battle.threats(Seat(1)), battle.threats(Seat(0)));
    let told = [target, action, struck, &items(&own, "bearings")[0], &items(&other, "against")[0]];
    for fact in told {
        assert_eq!(fact.get("odds"), Some(&Fact::Null), "{fact:?}");
    }
    let held = Fact::map([("arc", Fact::text("front")), ("holds", Fact::Int(6))]);
    assert_eq!(items(struck, "held"), [held]);
}
