//! Missiles: launched, flying, hitting, gone.

use table::{Arc, Facing};

use super::{Proving, facing, hex};
use crate::fire::{self, Unready};
use crate::missiles;
use crate::ships::Terrain;
use crate::state::{MISSILES, Missile};

fn flying(number: u16, q: i16, r: i16, target: u8) -> Missile {
    Missile { number, at: hex(q, r), side: 1, target, hits: 3, moved: false }
}

#[test]
fn each_launcher_of_a_group_puts_a_missile_into_the_hex_of_its_ship() {
    let mut battle = Proving::of(&[("CA", 8, 3, 1), ("CA", 9, 4, 1), ("T-DD", 12, 3, 4)], &[]);
    battle.fires(2, 1, &Proving::at(&[0, 1, 0]));
    battle.is_spent();
    let all: Vec<(u16, u8, u8)> =
        battle.state.missiles.iter().map(|m| (m.number, m.target, m.hits)).collect();
    assert_eq!(all, [(1, 0, 3), (2, 1, 3), (3, 0, 3)]);
    assert!(battle.state.missiles.iter().all(|m| m.at == hex(12, 3) && m.side == 1 && m.moved));
    assert_eq!(
        battle.told()[1],
        "[TAL-13.1] missile-launched: piece T-DD-1, missile M1, target CA-1, at [12, 3]"
    );
}

#[test]
fn no_missile_is_launched_where_they_are_off_or_the_sky_is_full() {
    let mut battle = Proving::of(&[("CA", 8, 3, 1), ("T-DD", 12, 3, 4)], &[]);
    battle.state.missiles.extend((0..MISSILES as u16 - 2).map(|n| flying(n + 1, 2, 3, 0)));
    assert_eq!(fire::readiness(&battle.rules, &battle.state, 1, 0), Ok(()));
    assert_eq!(
        fire::readiness(&battle.rules, &battle.state, 1, 1),
        Err(Unready::Crowded),
        "there are three of them"
    );
    battle.rules.options.missiles = false;
    assert_eq!(fire::readiness(&battle.rules, &battle.state, 1, 0), Err(Unready::NoMissiles));
}

#[test]
fn a_missile_moves_into_any_hex_nearer_its_target() {
    let mut battle = Proving::of(&[("CA", 8, 3, 1), ("T-DD", 12, 3, 4)], &[]);
    battle.state.missiles.push(flying(1, 11, 3, 0));
    assert_eq!(missiles::directions(&battle.state, 0).as_slice(), [facing(4)], "straight along the row");
    battle.state.missiles[0].at = hex(10, 4);
    let near = |to: &Facing| battle.state.missiles[0].at.neighbour(*to).distance(hex(8, 3));
    let ways = missiles::directions(&battle.state, 0);
    assert_eq!((ways.as_slice(), ways.iter().map(near).max()), ([facing(3), facing(4)].as_slice(), Some(2)));
    missiles::fly(&battle.rules, &mut battle.umpire, &mut battle.state, 0, facing(3));
    assert_eq!((battle.state.missiles[0].at, battle.state.missiles[0].moved), (hex(10, 3), true));
}

#[test]
fn a_missile_that_enters_the_targets_hex_hits_on_the_side_it_came_through() {
    for (from, shields) in [
        ((9, 3), [4, 5, 4, 5]),
        ((7, 3), [6, 5, 2, 5]),
        ((9, 2), [6, 3, 4, 5]),
        ((8, 2), [6, 3, 4, 5]),
        ((8, 4), [6, 5, 4, 3]),
        ((7, 4), [6, 5, 4, 3]),
    ] {
        let mut battle = Proving::of(&[("CA", 8, 3, 1), ("T-DD", 20, -3, 4)], &[]);
        battle.state.missiles.push(flying(4, from.0, from.1, 0));
        let to = missiles::directions(&battle.state, 0)[0];
        missiles::fly(&battle.rules, &mut battle.umpire, &mut battle.state, 0, to);
        assert_eq!(battle.ship(0).shields, shields, "from {from:?}");
        assert!(battle.state.missiles.is_empty());
    }
}

#[test]
fn a_ship_that_enters_the_hex_of_missiles_at_it_is_hit_by_one_after_another() {
    let mut battle = Proving::of(&[("CA", 8, 3, 1), ("CA", 3, 3, 1), ("T-DD", 20, -3, 4)], &[]);
    battle.state.missiles.extend([flying(1, 8, 3, 0), flying(2, 8, 3, 1), flying(3, 8, 3, 0)]);
    let mut met = || missiles::meet(&battle.rules, &mut battle.umpire, &mut battle.state, 0, Arc::Left);
    assert_eq!([met(), met(), met()], [true, true, false]);
    assert_eq!((battle.ship(0).shields[3], battle.state.missiles.len()), (1, 1));
    let hits: Vec<String> = battle.told().into_iter().filter(|line| line.contains("hits")).collect();
    assert_eq!(
        hits,
        [
            "[TAL-13.2] missile-hits: missile M1, target CA-1, arc left",
            "[TAL-13.2] missile-hits: missile M3, target CA-1, arc left"
        ]
    );
}

#[test]
fn planets_and_the_edge_of_the_map_end_a_missile() {
    let planet = [(hex(9, 3), Terrain::Planet)];
    let mut battle = Proving::on(&planet, &[("CA", 8, 3, 1), ("T-DD", 20, -3, 4)], &[]);
    battle.state.missiles.push(flying(1, 10, 3, 0));
    missiles::fly(&battle.rules, &mut battle.umpire, &mut battle.state, 0, facing(4));
    assert!(battle.state.missiles.is_empty());
    battle.state.missiles.push(flying(2, 1, 17, 0));
    missiles::fly(&battle.rules, &mut battle.umpire, &mut battle.state, 0, facing(0));
    assert!(battle.state.missiles.is_empty());
    let told: Vec<String> =
        battle.told().into_iter().filter(|line| !line.contains("missile-moved")).collect();
    assert_eq!(
        told,
        ["[TAL-13.2] missile-gone: missile M1, why planet", "[TAL-13.2] missile-gone: missile M2, why left"]
    );
}

#[test]
fn a_missile_is_gone_with_its_target() {
    let mut battle = Proving::of(&[("CA", 8, 3, 1), ("CA", 3, 3, 1), ("T-DD", 20, -3, 4)], &[]);
    battle.state.missiles.extend([flying(1, 12, 3, 0), flying(2, 12, 3, 1)]);
    (battle.ship_mut(0).shields, battle.ship_mut(0).hull) = ([0; 4], 5);
    battle.marks(0, Arc::Front, 1);
    assert_eq!(battle.state.missiles.iter().map(|m| m.number).collect::<Vec<_>>(), [2]);
}
