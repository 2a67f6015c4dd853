//! Squadrons aboard, launched, landing and going down with their carrier.

use table::{Arc, Facing};

use super::{Proving, facing, hex};
use crate::ships::Terrain;
use crate::squadrons;
use crate::state::{Missile, NONE, Place};

const CARRIER: [(&str, i16, i16, i64); 4] =
    [("CV", 8, 4, 2), ("SQ", -1, 0, 0), ("SQ", -1, 0, 0), ("T-CA", 20, -4, 4)];

#[test]
fn a_carrier_launches_one_squadron_a_turn_that_faces_as_it_does_at_speed_five() {
    let mut battle = Proving::of(&CARRIER, &[]);
    assert_eq!(squadrons::launches(&battle.rules, &battle.state, 0).as_slice(), Facing::ALL);
    squadrons::launch(&battle.rules, &mut battle.umpire, &mut battle.state, 0, 1, facing(4));
    let squadron = battle.ship(1);
    assert_eq!((squadron.place, squadron.at, squadron.facing), (Place::Map, hex(7, 4), facing(2)));
    assert_eq!((battle.rules.speed(&battle.state, 1), squadron.moved, squadron.carrier), (5, true, NONE));
    assert!(squadrons::launches(&battle.rules, &battle.state, 0).is_empty(), "one a turn");
    battle.ship_mut(0).launched = false;
    let left = [0, 1, 2, 3, 5].map(facing);
    assert_eq!(
        squadrons::launches(&battle.rules, &battle.state, 0).as_slice(),
        left,
        "not where the first is"
    );
    battle.ship_mut(2).place = Place::Destroyed;
    assert!(squadrons::launches(&battle.rules, &battle.state, 0).is_empty(), "nobody is aboard");
}

#[test]
fn squadrons_are_not_launched_into_planets_ships_of_their_race_or_off_the_map() {
    let planet = [(hex(1, 0), Terrain::Planet)];
    let ships = [("CV", 0, 0, 2), ("SQ", -1, 0, 0), ("CA", 0, 1, 1), ("T-CA", 20, -4, 4)];
    let mut battle = Proving::on(&planet, &ships, &[]);
    assert!(squadrons::launches(&battle.rules, &battle.state, 0).is_empty(), "in the corner of the map");
    battle.ship_mut(3).at = hex(0, 1);
    battle.ship_mut(2).at = hex(0, 3);
    assert_eq!(
        squadrons::launches(&battle.rules, &battle.state, 0).as_slice(),
        [facing(0)],
        "enemies do not matter"
    );
}

#[test]
fn a_squadron_lands_on_a_carrier_of_its_side_with_room() {
    let mut battle = Proving::of(&CARRIER, &[]);
    squadrons::launch(&battle.rules, &mut battle.umpire, &mut battle.state, 0, 1, facing(4));
    battle.ship_mut(1).at = hex(8, 4);
    battle.ship_mut(1).count = 2;
    assert_eq!(squadrons::landings(&battle.rules, &battle.state, 1, hex(8, 4)).as_slice(), [0]);
    assert!(squadrons::landings(&battle.rules, &battle.state, 1, hex(7, 4)).is_empty());
    battle.rules.cards[0].squadrons = 1;
    assert!(
        squadrons::landings(&battle.rules, &battle.state, 1, hex(8, 4)).is_empty(),
        "the other is aboard"
    );
    battle.state.missiles.push(Missile {
        number: 1,
        at: hex(9, 9),
        side: 1,
        target: 1,
        hits: 3,
        moved: false,
    });
    squadrons::land(&battle.rules, &mut battle.umpire, &mut battle.state, 1, 0);
    let squadron = battle.ship(1);
    assert_eq!((squadron.place, squadron.carrier, squadron.count), (Place::Aboard, 0, 0));
    assert!(battle.state.missiles.is_empty(), "what flew at it is gone");
}

#[test]
fn a_squadron_that_has_moved_and_landed_is_launched_again_in_the_next_turn_at_the_soonest() {
    let mut battle = Proving::of(&CARRIER, &[]);
    battle.ship_mut(1).place = Place::Map;
    (battle.ship_mut(1).carrier, battle.ship_mut(1).moved) = (NONE, true);
    battle.ship_mut(1).at = hex(8, 4);
    squadrons::land(&battle.rules, &mut battle.umpire, &mut battle.state, 1, 0);
    let waiting = |battle: &Proving| squadrons::waiting(&battle.rules, &battle.state, 0).collect::<Vec<_>>();
    assert_eq!(waiting(&battle), [2], "the other squadron may be launched");
    battle.ship_mut(2).place = Place::Destroyed;
    assert!(squadrons::launches(&battle.rules, &battle.state, 0).is_empty());
    battle.ship_mut(1).moved = false;
    assert_eq!(waiting(&battle), [1], "in a new turn");
    assert_eq!(squadrons::launches(&battle.rules, &battle.state, 0).as_slice(), Facing::ALL);
}

#[test]
fn those_aboard_go_down_with_their_carrier() {
    let mut battle = Proving::of(&CARRIER, &[]);
    squadrons::launch(&battle.rules, &mut battle.umpire, &mut battle.state, 0, 1, facing(4));
    battle.ship_mut(0).hull = 5;
    battle.marks(0, Arc::Front, 5);
    assert_eq!([0, 2].map(|ship| battle.ship(ship).place), [Place::Destroyed; 2]);
    assert_eq!(
        (battle.ship(1).place, battle.ship(1).hull),
        (Place::Map, 4),
        "outside it is hit by the explosion"
    );
}

#[test]
fn hits_take_one_fighter_after_another() {
    let mut battle = Proving::of(&[("SQ", 8, 4, 2), ("CA", 3, 3, 1), ("T-CA", 20, -4, 4)], &[]);
    let mut left = Vec::new();
    while battle.ship(0).on_map() {
        left.push(battle.rules.fighters(&battle.state, 0));
        battle.marks(0, Arc::Front, 1);
    }
    assert_eq!(left, [3, 3, 2, 2, 1, 1]);
}
