//! The order of the dice, tested with scripts of which every face must be used.

use rules_full_thrust::ships::{Kind, Weapon};
use rules_full_thrust::{Class, FullThrust, design};
use table::Area;

use crate::fleets::{At, Played, battle, duel, setup};

/// Leaving: one die a ship, after all movement, in list order (FT-2.7).
#[test]
fn leaving_dice_come_after_all_movement() {
    let fleet: &[At] = &[("DD", 3, 20, 9, 6), ("DD", 30, 20, 9, 6), ("DD", 3, 30, 9, 6)];
    let mut game = Played::new(battle(fleet, &[("HC", 70, 24, 3, 6)], &[]));
    let told = game.play(&[(1, "idle"), (2, "idle")], &[4, 6, 5]);
    let left: Vec<&String> = told.iter().filter(|line| line.starts_with("[FT-2.7]")).collect();
    assert_eq!(left[0], "[FT-2.7] A1 leaves by the left edge and may return from turn 6 on");
    assert_eq!(left[1], "[FT-2.7] A3 leaves by the left edge and may return from turn 8 on");
    assert_eq!(left[2], "[FT-2.7] B1 leaves by the right edge and may return from turn 7 on");
}

/// Rams: the rammer's die, the target's die, and two dice of damage on success; mutual rams are separate (FT-4.11).
#[test]
fn a_ram_rolls_for_both_and_then_its_damage() {
    let rules = battle(&[("HC", 24, 12, 12, 6)], &[("DD", 24, 25, 6, 6)], &[("ramming", "on")]);
    let mut game = Played::new(rules);
    // A1: 4 + 4 against 1 + 6, so it rams by one; 2D6 of 1 and 2, times two firecons. B1: 1 + 6 against 6 + 4, evaded.
    let told = game.play(&[(1, "A1 +0; ram B1"), (2, "B1 +0; ram A1")], &[4, 1, 1, 2, 1, 6]);
    assert!(
        told.contains(&"[FT-4.11] two dice add up to 3: 6 damage to each of A1 and B1".to_owned()),
        "{told:?}"
    );
    game.play(&[(1, "idle"), (2, "idle")], &[]);
    assert_eq!((game.state.ships()[0].damage, game.state.ships()[1].damage), (6, 6));
}

/// Line dice: when the fire phase opens, firers in list order; at the same point, 5 and 6 are rolled again (FT-3.3).
#[test]
fn line_dice_open_the_fire_phase() {
    let mut game = Played::new(battle(&[("HC", 24, 6, 12, 6)], &[("HC", 34, 28, 6, 6)], &[]));
    let told = game.play(&[(1, "idle"), (2, "idle")], &[3, 4]);
    assert!(
        told.contains(&"[FT-3.3] B1 lies on the line between two arcs of A1, and counts as fore".to_owned())
    );
    assert!(told.contains(
        &"[FT-3.3] A1 lies on the line between two arcs of B1, and counts as starboard".to_owned()
    ));
    let mut game = Played::new(battle(&[("HC", 24, 18, 12, 6)], &[("HC", 24, 30, 6, 6)], &[]));
    let told = game.play(&[(1, "idle"), (2, "idle")], &[5, 6, 3, 2]);
    assert!(
        told.contains(&"[FT-3.3] B1 lies on the line between two arcs of A1, and counts as aft".to_owned())
    );
}

/// Alternate fire: one die if numbers are equal, then each ship's fire and thresholds at once (FT-4.2).
#[test]
fn alternate_fire_begins_with_a_die_and_counts_at_once() {
    let set = [("fire", "alternate"), ("thresholds", "on")];
    let mut game = Played::new(battle(&[("FF", 24, 12, 12, 0)], &[("L", 24, 20, 6, 0)], &set));
    game.play(&[(1, "idle"), (2, "idle")], &[2]);
    assert_eq!(game.asked(), "Fire Orders(Seats(1))");
    // Two points of damage reach the lancer's threshold point: its battery is lost, and it cannot fire back.
    let told = game.play(&[(1, "A1 > B1: B1")], &[6, 1, 4, 1, 1]);
    assert!(
        told.contains(
            &"[FT-4.4] B1 checks battery B1 at threshold point 1: rolled 4, lost on 4+: it is lost"
                .to_owned()
        ),
        "{told:?}"
    );
    assert_eq!(game.asked(), "Orders Orders(Seats(3))", "nobody is left to fire");
}

fn armed(torpedo: bool) -> FullThrust {
    let mut own: Class = design::class("HC").expect("in the table");
    "OWN".clone_into(&mut own.id);
    own.base = Some("HC".to_owned());
    own.weapons.retain(|w| w.kind == Kind::A);
    let kind = if torpedo { Kind::Torpedo } else { Kind::Needle };
    own.weapons.push(Weapon { kind, arcs: 1 });
    own.weapons.push(Weapon { kind, arcs: 1 });
    let set = [("custom-ships", "on"), ("torpedoes", "on"), ("needles", "on"), ("thresholds", "on")];
    let mut setup = setup(Area::inches(72, 48), [&[("OWN", 24, 12, 12, 0)], &[("HC", 24, 20, 6, 0)]], &set);
    setup.classes.push(own);
    FullThrust::new(&setup).unwrap_or_else(|flaws| panic!("{flaws:?}"))
}

/// A torpedo rolls its hit die, and at once its damage die if it hits (FT-4.9); 8 inches need a 5.
#[test]
fn a_torpedo_that_hits_rolls_its_damage_at_once() {
    let mut game = Played::new(armed(true));
    game.play(&[(1, "idle"), (2, "idle")], &[]);
    let told = game.play(&[(1, "A1 > B1: T2, T1"), (2, "idle")], &[4, 5, 3]);
    assert_eq!(
        told[1],
        "[FT-4.9] A1 fires torpedo T2 at B1: range 8 in, rolled 4, needed 5+: no damage to B1"
    );
    assert_eq!(
        told[2],
        "[FT-4.9] A1 fires torpedo T1 at B1: range 8 in, rolled 5, needed 5+: 3 damage to B1"
    );
}

/// A needle beam rolls one die. Each hit on a drive halves it, and a dead system may be named and is rolled for
/// (FT-4.10).
#[test]
fn a_needle_rolls_one_die_at_the_system_it_names() {
    let mut game = Played::new(armed(false));
    game.play(&[(1, "idle"), (2, "idle")], &[]);
    assert!(game.refused(1, "A1 > B1: N1 at C1").starts_with("[FT-4.10]"), "the cruiser never had a C");
    assert!(game.refused(1, "A1 > B1: N1").starts_with("[FT-4.10]"), "a needle names a system");
    game.play(&[(1, "A1 > B1: N1 at drive, N2 at drive"), (2, "idle")], &[5, 6]);
    assert_eq!(game.rules.thrust(&game.state.ships()[1]), 0);
    game.play(&[(1, "idle"), (2, "idle")], &[]);
    game.play(&[(1, "A1 > B1: N1 at F1, N2 at drive"), (2, "idle")], &[5, 6]);
    assert_eq!(game.state.ships()[1].drive, 2);
}

/// Fighters: anti-fighter dice come before attack dice; fighters that are shot down do not attack (FT-4.7, FT-4.8).
#[test]
fn turrets_fire_before_the_fighters_attack() {
    let set = [("fighters", "on"), ("anti-fighter", "on")];
    let rules = battle(&[("CA", 36, 6, 12, 0)], &[("DD", 36, 12, 6, 0)], &set);
    let mut game = Played::new(rules);
    game.play(&[(1, "A1 +0; launch 2"), (2, "idle")], &[]);
    assert_eq!(game.asked(), "Fighters Orders(Seats(1))");
    game.play(&[(1, "G1 36,9 c12")], &[]);
    game.play(&[(1, "G2 33,12 c3")], &[]);
    assert_eq!(game.asked(), "Attacks Orders(Seats(1))");
    game.play(&[(1, "G1 > B1; G2 > B1")], &[]);
    assert_eq!(game.asked(), "Defence Orders(Seats(2))");
    assert!(game.refused(2, "B1 > G1, G2").starts_with("[FT-4.8]"), "one firecon, one system");
    let told = game.play(&[(2, "B1 > G1")], &[6, 1, 1, 1, 4, 1, 1, 1, 1, 1, 5]);
    assert_eq!(told[0], "[FT-4.8] B1 fires at AG1 and rolls 6: 4 fighters left");
    assert_eq!(told[1], "[FT-4.7] AG1 attacks B1 and rolls 1, 1, 1, 4: 1 damage to B1");
    assert_eq!(told[2], "[FT-4.7] AG2 attacks B1 and rolls 1, 1, 1, 1, 1, 5: 1 damage to B1");
}

/// Recovery: by the group's own carrier, keeping steady, and only once; the group neither moves nor attacks (FT-4.7).
#[test]
fn a_group_is_recovered_once() {
    let set = [("fighters", "on")];
    let mut game = Played::new(battle(&[("CA", 36, 6, 12, 0)], &[("DD", 36, 40, 6, 0)], &set));
    game.play(&[(1, "A1 +0; launch 1"), (2, "idle")], &[]);
    game.play(&[(1, "G1 36,20 c12")], &[]);
    game.play(&[(1, "A1 +0; recover G1"), (2, "idle")], &[]);
    assert_eq!(game.asked(), "Orders Orders(Seats(3))", "nothing is left to fly or to fire");
    assert!(game.refused(1, "A1 +0; recover G1").starts_with("[FT-4.7]"));
    assert!(!game.legal(1, "A1 +0; launch 3") && game.legal(1, "A1 +0; launch 2"));
    assert!(game.refused(1, "A1 +1; launch 1").starts_with("[FT-4.7]"));
}

/// Thresholds: points passed at the same time are rolled in order, lowest first, for the systems left (FT-4.4).
#[test]
fn points_passed_at_once_are_rolled_in_order() {
    let rules = battle(&[("LC", 24, 12, 12, 0)], &[("BB", 24, 20, 6, 0)], &[("thresholds", "on")]);
    let mut game = Played::at(rules, "turn 1 phase fire; A1 24,12 c12 v0; B1 24,20 c6 v0 damage 5 marked 5");
    // One more point, with those marked by a ram: 11 passes the points 6 and 11. First only the first A is lost, then
    // none.
    let faces = [&[4, 1, 1][..], &[6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], &[1; 11]].concat();
    let told = game.play(&[(1, "A1 > B1: A1"), (2, "idle")], &faces);
    let rolls = told.iter().filter(|line| line.starts_with("[FT-4.4]")).count();
    assert_eq!(rolls, 12 + 11, "eight batteries, drive, three firecons; then one less");
}

/// Morale: one die for each ship lost, from the loss that reaches half on; the needed face falls (FT-4.14).
#[test]
fn morale_rolls_a_die_for_each_loss_from_half_on() {
    let fleet: &[At] = &[("DD", 3, 10, 9, 6), ("DD", 3, 20, 9, 6), ("DD", 3, 30, 9, 6), ("DD", 36, 30, 9, 6)];
    let mut game = Played::new(battle(fleet, &[("HC", 70, 24, 9, 6)], &[("morale", "on")]));
    // Three ships leave and are barred: the second loss reaches half and needs a 6, the third a 5. All hold their fire
    // meanwhile.
    let told = game.play(&[(1, "idle"), (2, "idle")], &[1, 2, 3]);
    assert!(told.iter().any(|line| line.contains("next: fire")));
    let told = game.play(&[(1, "idle"), (2, "idle")], &[5, 5]);
    assert_eq!(told[0], "[FT-4.14] side 1 checks its morale: rolled 5, breaks off on 6+: it fights on");
    assert_eq!(told[1], "[FT-4.14] side 1 checks its morale: rolled 5, breaks off on 5+: it breaks off");
    assert!(game.legal(1, "A4 +2") && game.legal(1, "idle"), "to the left is nearer to its edge");
    assert!(game.refused(1, "A4 S3").starts_with("[FT-4.14]"), "course 12 is not");
}

/// A destroyed ship has still fired this turn, and the dice fired at it are rolled all the same (FT-3.5).
#[test]
fn shots_at_a_ship_past_its_damage_are_rolled() {
    let rules = duel(&[]);
    let position = "turn 1 phase fire; A1 24,12 c12 v6; B1 24,22 c6 v6 damage 17";
    let mut game = Played::at(rules, position);
    let told = game.play(&[(1, "A1 > B1: B1, B2"), (2, "B1 > A1: B1")], &[6, 6, 1, 1, 4, 4]);
    assert!(told.contains(&"[FT-3.2] rolled 4, 4: 2 damage to A1".to_owned()), "{told:?}");
    assert!(told.contains(&"[FT-3.5] B1 is destroyed".to_owned()));
    assert!(told.contains(&"[FT-5.1] side 1 wins; points 18 to 2".to_owned()));
}
