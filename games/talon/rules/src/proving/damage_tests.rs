//! Shields, hull, critical hits and repairs, result by result.

use engine::Clause;
use table::Arc;

use super::{Proving, hex};
use crate::clauses;
use crate::damage;
use crate::ships::Terrain;
use crate::state::{Place, Reinforcement, Repair, System};

/// A Talon cruiser without shields whose next hull box is critical, with dice laid ready.
fn wounded(dice: &[u8]) -> Proving {
    let mut battle = Proving::of(&[("CA", 3, 3, 1), ("T-CA", 12, 3, 4)], dice);
    battle.ship_mut(1).shields = [0; 4];
    battle.ship_mut(1).hull = 2;
    battle
}

/// The same after one hit on the critical box.
fn hit(dice: &[u8]) -> Proving {
    let mut battle = wounded(dice);
    battle.marks(1, Arc::Front, 1);
    battle.is_spent();
    battle
}

#[test]
fn damage_marks_the_shield_and_what_is_left_over_the_hull() {
    let mut battle = Proving::of(&[("CA", 3, 3, 1), ("T-CA", 12, 3, 4)], &[]);
    battle.marks(0, Arc::Right, 4);
    assert_eq!((battle.ship(0).shields, battle.ship(0).hull), ([6, 1, 4, 5], 0));
    battle.marks(0, Arc::Right, 3);
    assert_eq!((battle.ship(0).shields, battle.ship(0).hull), ([6, 0, 4, 5], 2));
    assert_eq!(
        battle.told()[1],
        "[TAL-8.4] damaged: piece CA-1, arc right, damage 3, reinforced 0, shield 1, hull 2"
    );
    battle.is_spent();
}

#[test]
fn reinforcement_absorbs_two_before_the_shield_and_is_then_gone() {
    let mut battle = Proving::of(&[("CA", 3, 3, 1), ("T-CA", 12, 3, 4)], &[]);
    battle.ship_mut(0).reinforced[0] = Reinforcement { left: 2, impulse: 3 };
    battle.marks(0, Arc::Rear, 1);
    assert_eq!(battle.ship(0).shields, [6, 5, 3, 5], "of that shield only");
    battle.marks(0, Arc::Front, 1);
    assert_eq!(battle.ship(0).reinforced[0], Reinforcement { left: 1, impulse: 3 });
    assert_eq!(battle.ship(0).shields[0], 6);
    battle.marks(0, Arc::Front, 3);
    assert_eq!(battle.ship(0).reinforced[0], Reinforcement::default());
    assert_eq!((battle.ship(0).shields[0], battle.ship(0).hull), (4, 0));
}

#[test]
fn in_a_nebula_and_while_they_are_down_no_shield_holds_anything() {
    let nebula = [(hex(3, 3), Terrain::Nebula)];
    let mut battle = Proving::on(&nebula, &[("CA", 3, 3, 1), ("T-CA", 12, 3, 4)], &[]);
    battle.ship_mut(0).reinforced[0] = Reinforcement { left: 2, impulse: 3 };
    battle.marks(0, Arc::Front, 2);
    assert_eq!((battle.ship(0).shields[0], battle.ship(0).hull), (6, 2));
    assert_eq!(battle.ship(0).reinforced[0].left, 2, "it works again outside");
    battle.ship_mut(1).down[System::Shields as usize] = Repair::Down;
    battle.marks(1, Arc::Front, 1);
    assert_eq!((battle.ship(1).shields[0], battle.ship(1).hull), (7, 1));
}

#[test]
fn the_last_box_destroys_and_rolls_nothing() {
    let mut battle = Proving::of(&[("TR", 3, 3, 1), ("T-CA", 12, 3, 4)], &[]);
    battle.marks(0, Arc::Front, 20);
    assert_eq!(battle.ship(0).place, Place::Destroyed);
    battle.is_spent();
    let told = battle.told();
    assert_eq!(
        told[1..],
        ["[TAL-8.4] destroyed: piece TR-1", "[TAL-8.6] explodes: piece TR-1, at [3, 3], rating 2"]
    );
}

#[test]
fn two_marks_three_more_boxes_before_the_rest_and_rolls_for_criticals_among_them() {
    // Boxes 3 and 5 are critical: 2 marks boxes 4, 5 and 6, with a roll at 5; the hit's second point comes last.
    let mut battle = wounded(&[1, 1, 3, 4]);
    battle.ship_mut(1).hull = 2;
    battle.marks(1, Arc::Front, 1);
    assert_eq!((battle.ship(1).hull, battle.ship(1).place), (6, Place::Map));
    battle.is_spent();
    let mut battle = wounded(&[1, 1, 3, 4]);
    battle.marks(1, Arc::Front, 2);
    assert_eq!(battle.ship(1).place, Place::Destroyed, "the seventh box is the last");
    battle.is_spent();
}

#[test]
fn three_four_and_eleven_put_a_system_out_until_repaired() {
    for (dice, system) in [([1, 2], System::Shields), ([1, 3], System::Helm), ([5, 6], System::Power)] {
        let mut battle = wounded(&dice);
        battle.ship_mut(1).reinforced = [Reinforcement { left: 2, impulse: 1 }; 4];
        battle.ship_mut(1).down = [Repair::Works; 3];
        battle.marks(1, Arc::Front, 3);
        let ship = battle.ship(1);
        for other in System::ALL {
            assert_eq!(ship.works(other), other != system);
        }
        assert_eq!(ship.down[system as usize], Repair::Fresh);
        let lost = ship.reinforced == [Reinforcement::default(); 4];
        assert_eq!(lost, system == System::Shields, "reinforcements go with the shields");
    }
}

#[test]
fn the_helm_of_a_base_cannot_go_down() {
    let mut battle = Proving::of(&[("BASE", 3, 3, 1), ("T-CA", 12, 3, 4)], &[2, 2]);
    battle.marks(0, Arc::Front, 9);
    assert_eq!((battle.ship(0).hull, battle.ship(0).works(System::Helm)), (2, true));
    battle.is_spent();
}

#[test]
fn a_repeat_renews_the_impulse_of_what_is_down() {
    let mut battle = wounded(&[1, 3]);
    battle.ship_mut(1).down[System::Helm as usize] = Repair::Down;
    battle.marks(1, Arc::Front, 1);
    assert_eq!(battle.ship(1).down[System::Helm as usize], Repair::Fresh);
}

#[test]
fn five_and_nine_lose_the_group_that_rolls_highest_and_the_tied_roll_again() {
    for dice in [[1, 4], [4, 5]] {
        let mut faces = dice.to_vec();
        faces.extend([3, 3, 6, 2]);
        let battle = hit(&faces);
        assert_eq!(battle.ship(1).lost, 0b01, "6 against 2 after a tie at 3");
        assert_eq!(
            battle.told().last().map(String::as_str),
            Some("[TAL-8.4] group-lost: piece T-CA-1, group 1")
        );
    }
    // Three groups: two tie at the top, and only they roll again.
    let mut battle = Proving::of(&[("CA", 3, 3, 1), ("T-CA", 12, 3, 4)], &[2, 3, 5, 2, 5, 1, 4]);
    (battle.ship_mut(0).shields, battle.ship_mut(0).hull) = ([0; 4], 3);
    battle.marks(0, Arc::Left, 1);
    assert_eq!(battle.ship(0).lost, 0b100);
    battle.is_spent();
}

#[test]
fn a_lone_group_is_lost_without_a_die_and_none_is_no_harm() {
    for (lost, after) in [(0b01, 0b11), (0b11, 0b11)] {
        let mut battle = wounded(&[4, 5]);
        battle.ship_mut(1).lost = lost;
        battle.marks(1, Arc::Front, 1);
        assert_eq!(battle.ship(1).lost, after);
        battle.is_spent();
    }
}

#[test]
fn six_widens_the_turn_radius_twice_and_then_no_more() {
    for (before, after) in [(0, 1), (1, 2), (2, 2)] {
        let mut battle = wounded(&[3, 3]);
        battle.ship_mut(1).wider = before;
        battle.marks(1, Arc::Front, 1);
        assert_eq!(battle.ship(1).wider, after);
    }
}

#[test]
fn seven_does_nothing() {
    let (battle, before) = (hit(&[3, 4]), wounded(&[]));
    let mut expected = *before.ship(1);
    expected.hull += 1;
    assert_eq!(*battle.ship(1), expected);
}

#[test]
fn eight_takes_one_power_each_time() {
    let mut battle = wounded(&[4, 4, 2, 6]);
    let before = battle.rules.modifier(&battle.state, 1);
    battle.marks(1, Arc::Front, 3);
    assert_eq!(battle.ship(1).drained, 2);
    let hull = [0, 0, -1, -1, -2, -2, -2];
    assert_eq!(before, hull[2]);
    assert_eq!(battle.rules.modifier(&battle.state, 1), hull[5] - 2);
    assert_eq!(battle.ship(1).power, battle.rules.start.ships[1].power, "written in the power phase only");
}

#[test]
fn ten_marks_a_box_and_ends_a_retreat() {
    let mut battle = wounded(&[4, 6]);
    battle.ship_mut(1).retreat = 2;
    battle.marks(1, Arc::Front, 1);
    let ship = battle.ship(1);
    assert_eq!((ship.hull, ship.offline, ship.retreat), (4, true, 0));
}

#[test]
fn twelve_breaches_the_core() {
    let battle = hit(&[6, 6]);
    assert_eq!(battle.ship(1).place, Place::Destroyed);
    assert_eq!(
        battle.told().last().map(String::as_str),
        Some("[TAL-8.6] explodes: piece T-CA-1, at [12, 3], rating 3")
    );
}

#[test]
fn a_six_repairs_what_did_not_go_down_in_this_impulse() {
    let mut battle = Proving::of(&[("CA", 3, 3, 1), ("CA", 3, 5, 1), ("T-CA", 12, 3, 4)], &[5, 6, 6]);
    battle.ship_mut(0).down = [Repair::Down, Repair::Fresh, Repair::Down];
    battle.ship_mut(1).down = [Repair::Works, Repair::Down, Repair::Works];
    battle.ship_mut(2).down = [Repair::Down; 3];
    damage::repair(&battle.rules, &mut battle.umpire, &mut battle.state, 0);
    battle.is_spent();
    assert_eq!(battle.ship(0).down, [Repair::Down, Repair::Fresh, Repair::Works]);
    assert_eq!(battle.ship(1).down, [Repair::Works; 3]);
    assert_eq!(battle.ship(2).down, [Repair::Down; 3], "each side in its own turn");
    let told: Vec<Clause> = battle.umpire.log.all().iter().map(|told| told.why).collect();
    assert_eq!(told, [clauses::REPAIR; 3]);
}
