//! What a ship meets in the hex it enters: asteroids, missiles, ships of its race, a carrier to land on.

use table::Arc;

use super::{Proving, hex};
use crate::orders::Way;
use crate::ships::Terrain;
use crate::state::{Affair, Missile, Place, Question};

const FAR: (&str, i16, i16, i64) = ("T-CA", 20, -4, 4);

#[test]
fn the_mover_is_hit_in_front_or_on_the_side_it_slips_to_the_other_towards_where_it_came_from() {
    // The mover faces 0 from 8,4; the other, facing 0 too, stands where each way leads.
    for (way, to, mover, other) in [
        (Way::Straight, (8, 5), Arc::Front, Arc::Rear),
        (Way::Right, (9, 4), Arc::Front, Arc::Left),
        (Way::Left, (7, 5), Arc::Front, Arc::Right),
        (Way::SlipRight, (9, 4), Arc::Right, Arc::Left),
        (Way::SlipLeft, (7, 5), Arc::Left, Arc::Right),
    ] {
        let mut battle = Proving::of(&[("CA", 8, 4, 0), ("CA", to.0, to.1, 0), FAR], &[]);
        battle.moves(0, way, None);
        let less = |arc: Arc| {
            let mut shields = [6, 5, 4, 5];
            shields[arc as usize] -= 3;
            shields
        };
        assert_eq!((battle.ship(0).shields, battle.ship(1).shields), (less(mover), less(other)), "{way:?}");
        assert_eq!(battle.state.affair, Affair::None);
    }
}

#[test]
fn what_the_shield_cannot_take_goes_to_the_hull() {
    let mut battle = Proving::of(&[("CA", 8, 4, 0), ("CA", 8, 5, 0), FAR], &[]);
    (battle.ship_mut(0).shields[0], battle.ship_mut(1).shields[2]) = (1, 0);
    battle.moves(0, Way::Straight, None);
    assert_eq!((battle.ship(0).hull, battle.ship(1).hull), (2, 3));
}

#[test]
fn the_movers_owner_says_who_is_first_where_a_critical_box_or_the_last_would_be_marked() {
    for first in [0, 1] {
        let mut battle = Proving::of(&[("CA", 8, 4, 0), ("CA", 8, 5, 0), FAR], &[3, 4]);
        (battle.ship_mut(0).shields[0], battle.ship_mut(0).hull) = (1, 2);
        battle.moves(0, Way::Straight, None);
        battle.first(first);
        battle.is_spent();
        assert_eq!((battle.ship(0).hull, battle.ship(1).shields[2]), (4, 1));
        let taken = battle.told().into_iter().filter(|line| line.starts_with("[TAL-7.4.1]")).nth(1);
        assert!(taken.is_some_and(|line| line.contains(&format!("damaged: piece CA-{},", first + 1))));
    }
}

#[test]
fn all_that_comes_of_the_first_is_over_before_the_other_and_one_already_gone_takes_nothing() {
    let mut battle = Proving::of(&[("CA", 8, 4, 0), ("CA", 8, 5, 0), FAR], &[]);
    (battle.ship_mut(0).shields, battle.ship_mut(0).hull) = ([0; 4], 4);
    (battle.ship_mut(1).shields, battle.ship_mut(1).hull) = ([0, 0, 3, 0], 4);
    battle.moves(0, Way::Straight, None);
    battle.first(0);
    // The mover explodes for 3 in the hex of the other, whose owner could choose a shield.
    let Question::Shield { ship: 1, damage: 3, arcs } = battle.state.question else {
        panic!("{:#?}", battle.told())
    };
    assert_eq!(arcs.len(), 4);
    battle.chooses(Arc::Front);
    assert_eq!([0, 1].map(|ship| battle.ship(ship).place), [Place::Destroyed; 2]);
    let told = battle.told();
    assert!(!told.iter().any(|line| line.starts_with("[TAL-7.4.1] damaged: piece CA-2,")), "{told:#?}");
    battle.is_spent();
}

#[test]
fn race_decides_and_bases_never_collide_but_squadrons_do() {
    let mut battle = Proving::of(&[("CA", 8, 4, 0), ("T-CA", 8, 5, 3)], &[]);
    battle.moves(0, Way::Straight, None);
    assert_eq!((battle.ship(0).shields[0], battle.state.affair), (6, Affair::None));
    let mut battle = Proving::of(&[("CA", 8, 4, 0), ("BASE", 8, 5, 3), FAR], &[]);
    battle.moves(0, Way::Straight, None);
    assert_eq!((battle.ship(0).shields[0], battle.state.affair), (6, Affair::None));
    let mut battle = Proving::of(&[("SQ", 8, 4, 0), ("SQ", 8, 5, 3), FAR], &[]);
    battle.moves(0, Way::Straight, None);
    assert_eq!((battle.ship(0).hull, battle.ship(1).hull), (3, 3), "without shields");
}

#[test]
fn where_there_are_several_each_pair_meets_once_in_list_order() {
    let mut battle = Proving::of(&[("CA", 8, 6, 3), ("CA", 8, 4, 0), ("CA", 8, 7, 3), FAR], &[]);
    battle.ship_mut(0).at = hex(8, 5);
    battle.ship_mut(2).at = hex(8, 5);
    battle.moves(1, Way::Straight, None);
    let told: Vec<String> = battle.told().into_iter().filter(|line| line.contains("collide")).collect();
    assert_eq!(
        told,
        [
            "[TAL-7.4.1] collides: piece CA-2, other CA-1, at [8, 5]",
            "[TAL-7.4.1] collides: piece CA-2, other CA-3, at [8, 5]"
        ]
    );
    assert_eq!(battle.ship(1).shields[0], 0, "twice three");
    assert_eq!((battle.ship(0).shields[0], battle.ship(2).shields[0]), (3, 3));
}

/// A cruiser that goes to pieces on a transport, with a second cruiser in the same hex.
fn destroyed_on_the_way_in() -> Proving {
    let mut battle = Proving::of(&[("CA", 8, 4, 0), ("TR", 8, 5, 0), ("CA", 9, 5, 0), FAR], &[]);
    (battle.ship_mut(0).shields, battle.ship_mut(0).hull) = ([0; 4], 5);
    battle.ship_mut(2).at = hex(8, 5);
    battle.moves(0, Way::Straight, None);
    battle.first(0);
    // Of its explosion in their hex.
    battle.chooses(Arc::Front);
    battle.chooses(Arc::Front);
    battle
}

#[test]
fn a_mover_destroyed_by_an_earlier_pair_collides_with_nobody_more() {
    let battle = destroyed_on_the_way_in();
    assert_eq!(battle.ship(0).place, Place::Destroyed);
    let told = battle.told();
    let met: Vec<&str> = told.iter().map(String::as_str).filter(|line| line.contains("colli")).collect();
    assert_eq!(met, ["[TAL-7.4.1] collides: piece CA-1, other TR-1, at [8, 5]"]);
    assert!(!told.iter().any(|line| line.starts_with("[TAL-7.4.1] damaged: piece CA-2,")), "{told:#?}");
    assert_eq!(battle.ship(2).shields, [3, 5, 4, 5], "the explosion alone");
    assert_eq!(battle.state.affair, Affair::None);
}

#[test]
fn one_destroyed_by_an_earlier_pair_gives_the_mover_nothing() {
    // The transport explodes in the hex they share, and takes along the cruiser that the mover would meet next.
    let mut battle = Proving::of(&[("CA", 8, 4, 0), ("TR", 8, 5, 0), ("CA", 9, 5, 0), FAR], &[]);
    (battle.ship_mut(1).shields, battle.ship_mut(1).hull) = ([0; 4], 3);
    (battle.ship_mut(2).shields, battle.ship_mut(2).hull) = ([0; 4], 5);
    battle.ship_mut(2).at = hex(8, 5);
    battle.moves(0, Way::Straight, None);
    battle.first(1);
    while let Question::Shield { .. } = battle.state.question {
        battle.chooses(Arc::Rear);
    }
    assert_eq!(
        [0, 1, 2].map(|ship| battle.ship(ship).place),
        [Place::Map, Place::Destroyed, Place::Destroyed]
    );
    let told = battle.told();
    let met = told.iter().filter(|line| line.contains("collide")).count();
    assert_eq!((met, battle.ship(0).shields[0]), (1, 3), "{told:#?}");
    battle.is_spent();
}

#[test]
fn a_squadron_that_lands_does_not_collide_with_the_carrier() {
    for (land, shields) in [(Some(0), [4, 4, 4, 4]), (None, [4, 4, 1, 4])] {
        let mut battle = Proving::of(&[("CV", 8, 5, 0), ("SQ", 8, 4, 0), FAR], &[]);
        battle.moves(1, Way::Straight, land);
        assert_eq!(battle.ship(0).shields, shields);
        assert_eq!(battle.ship(1).place, if land.is_some() { Place::Aboard } else { Place::Map });
    }
}

#[test]
fn asteroids_do_a_die_of_damage_in_front_above_speed_two_by_any_kind_of_move() {
    let rocks = [(hex(8, 5), Terrain::Asteroids), (hex(9, 4), Terrain::Asteroids)];
    for (way, row, dice, left) in [
        (Way::Straight, 2, &[4][..], 2),
        (Way::SlipRight, 2, &[6], 0),
        (Way::Right, 2, &[1], 5),
        (Way::Straight, 3, &[], 6),
    ] {
        let mut battle = Proving::on(&rocks, &[("CA", 8, 4, 0), FAR], dice);
        battle.ship_mut(0).row = row;
        battle.moves(0, way, None);
        assert_eq!(
            battle.ship(0).shields,
            [left, 5, 4, 5],
            "{way:?} at {}",
            battle.rules.speed(&battle.state, 0)
        );
        battle.is_spent();
    }
}

#[test]
fn a_ship_meets_asteroids_then_missiles_then_ships() {
    let rocks = [(hex(8, 5), Terrain::Asteroids)];
    let mut battle = Proving::on(&rocks, &[("CA", 8, 4, 0), ("CA", 8, 5, 0), FAR], &[1]);
    battle.state.missiles.push(Missile {
        number: 1,
        at: hex(8, 5),
        side: 1,
        target: 0,
        hits: 3,
        moved: false,
    });
    battle.moves(0, Way::Straight, None);
    let kinds = ["asteroids", "missile-hits: missile M1", "collide"];
    let told = battle.told();
    let places = kinds.map(|kind| told.iter().position(|line| line.contains(kind)).expect(kind));
    assert!(places.is_sorted(), "{told:#?}");
    assert_eq!(battle.ship(0).shields[0], 0, "one, two and three of six");
    // What does not live to meet a ship does not collide with it.
    let mut battle = Proving::on(&rocks, &[("CA", 8, 4, 0), ("CA", 8, 5, 0), FAR], &[1]);
    (battle.ship_mut(0).shields, battle.ship_mut(0).hull) = ([0; 4], 5);
    battle.moves(0, Way::Straight, None);
    battle.chooses(Arc::Left);
    assert_eq!(battle.ship(1).shields, [6, 5, 4, 2], "the explosion alone");
    assert_eq!(battle.state.affair, Affair::None);
}
