//! Explosions: whom they reach, in which order, on which shield.

use table::{Arc, Arcs};

use super::{Proving, hex};
use crate::state::{Missile, Place, Question};

#[test]
fn an_explosion_reaches_its_hex_and_the_six_round_it_ships_by_id_then_missiles() {
    let ships = [("CA", 8, 4, 1), ("TR", 7, 4, 1), ("CA", 6, 4, 1), ("T-DD", 8, 3, 3), ("T-CA", 8, 6, 4)];
    let mut battle = Proving::of(&ships, &[3, 4]);
    let missile =
        |number, q, r, hits| Missile { number, at: hex(q, r), side: 1, target: 1, hits, moved: false };
    battle.state.missiles.extend([missile(1, 8, 4, 3), missile(2, 9, 4, 2), missile(3, 10, 4, 3)]);
    (battle.ship_mut(0).shields, battle.ship_mut(0).hull) = ([0; 4], 5);
    battle.marks(0, Arc::Front, 1);
    let expected = [
        "[TAL-8.4] damaged: piece CA-1, arc front, damage 1, reinforced 0, shield 0, hull 1",
        "[TAL-8.4] destroyed: piece CA-1",
        "[TAL-8.6] explodes: piece CA-1, at [8, 4], rating 3",
        "[TAL-8.4] damaged: piece TR-1, arc front, damage 3, reinforced 0, shield 3, hull 0",
        "[TAL-8.4] damaged: piece T-DD-1, arc rear, damage 3, reinforced 0, shield 2, hull 1",
    ];
    // The destroyer's first box is critical: a 7.
    battle.is_spent();
    let told = battle.told();
    assert_eq!(told[..5], expected, "{told:#?}");
    assert_eq!(battle.ship(2).shields, [6, 5, 4, 5], "two hexes away");
    assert_eq!(battle.ship(4).shields, [7, 4, 3, 4], "two hexes away");
    let left: Vec<u16> = battle.state.missiles.iter().map(|missile| missile.number).collect();
    assert_eq!(left, [3]);
}

#[test]
fn explosions_wait_their_turn_first_come_first_served() {
    // Three wrecks in a row: the first blows up the second and third, which go off in the order of the list.
    let ships = [("CA", 8, 4, 1), ("CV", 9, 4, 1), ("TR", 7, 4, 1), ("T-CA", 20, -4, 4)];
    let mut battle = Proving::of(&ships, &[]);
    for ship in 0..3 {
        battle.ship_mut(ship).shields = [0; 4];
        battle.ship_mut(ship).hull = battle.rules.cards[ship].hull.len() as u8 - 1;
    }
    battle.marks(0, Arc::Front, 1);
    battle.is_spent();
    let order: Vec<String> = battle
        .told()
        .into_iter()
        .filter(|line| line.contains("destroyed") || line.contains("explodes"))
        .collect();
    assert_eq!(
        order,
        [
            "[TAL-8.4] destroyed: piece CA-1",
            "[TAL-8.6] explodes: piece CA-1, at [8, 4], rating 3",
            "[TAL-8.4] destroyed: piece CV-1",
            "[TAL-8.4] destroyed: piece TR-1",
            "[TAL-8.6] explodes: piece CV-1, at [9, 4], rating 4",
            "[TAL-8.6] explodes: piece TR-1, at [7, 4], rating 2",
        ]
    );
    assert!(battle.state.blasts.is_empty());
}

#[test]
fn in_the_hex_of_an_explosion_the_owner_chooses_any_of_the_four_shields() {
    let mut battle = Proving::of(&[("CA", 8, 4, 1), ("T-CA", 9, 4, 4)], &[]);
    battle.ship_mut(1).at = hex(8, 4);
    (battle.ship_mut(0).shields, battle.ship_mut(0).hull) = ([0; 4], 5);
    battle.marks(0, Arc::Front, 1);
    assert_eq!(battle.state.question, Question::Shield { ship: 1, damage: 3, arcs: Arcs::ALL });
    assert_eq!(battle.state.blasts.len(), 1, "it is not over before the answer");
    battle.chooses(Arc::Rear);
    assert_eq!(battle.ship(1).shields, [7, 4, 0, 4]);
    assert!(battle.state.blasts.is_empty());
}

#[test]
fn a_squadron_that_is_destroyed_does_not_explode() {
    let mut battle = Proving::of(&[("SQ", 8, 4, 1), ("CA", 9, 4, 1), ("T-CA", 20, -4, 4)], &[]);
    battle.marks(0, Arc::Front, 6);
    assert_eq!(battle.ship(0).place, Place::Destroyed);
    assert_eq!(battle.told().len(), 2, "{:#?}", battle.told());
}
