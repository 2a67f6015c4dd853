//! Volleys: who may fire at whom, shots that are lost, the defender's choice, the fusion cannon.

use engine::dice::Odometer;
use engine::odds::Count;
use engine::{Odds, Silent, Umpire};
use table::{Arc, Arcs};

use super::{Proving, hex};
use crate::aids::odds::of_shot;
use crate::fire::{self, Aim, Unready, Wide};
use crate::ships::{Goal, Terrain};
use crate::state::{Affair, Charge, Missile, Piece, Place, Question};

fn missile(number: u16, at: (i16, i16), side: u8, target: u8) -> Missile {
    Missile { number, at: hex(at.0, at.1), side, target, hits: 3, moved: false }
}

#[test]
fn a_group_fires_only_when_every_box_is_charged_and_its_bar_is_empty_afterwards() {
    let mut battle = Proving::of(&[("CA", 3, 3, 1), ("T-CA", 5, 3, 4)], &[6]);
    assert_eq!(fire::readiness(&battle.rules, &battle.state, 0, 0), Ok(()));
    battle.fires(0, 0, &Proving::at(&[1]));
    assert_eq!(battle.ship(0).charges[0], Charge::default());
    assert_eq!(fire::readiness(&battle.rules, &battle.state, 0, 0), Err(Unready::Charge { missing: 2 }));
    battle.ship_mut(0).charges[1].yellow = 1;
    assert_eq!(fire::readiness(&battle.rules, &battle.state, 0, 1), Err(Unready::Charge { missing: 1 }));
    assert!(fire::targets(&battle.rules, &battle.state, 0, 1).is_empty());
    assert_eq!(battle.state.affair, Affair::None);
    assert_eq!(battle.ship(1).shields[0], 5);
    battle.is_spent();
}

#[test]
fn lost_groups_and_ships_off_the_map_do_not_fire_and_nothing_does_in_the_turning_circle() {
    let mut battle = Proving::of(&[("CA", 3, 3, 1), ("T-CA", 5, 3, 4)], &[]);
    let ready = |battle: &Proving, ship, group| fire::readiness(&battle.rules, &battle.state, ship, group);
    // 5 and 9 cost the group with the highest die: the first group, then of the two that are left the last.
    for (dice, lost) in [(vec![2, 3, 6, 1, 2], vec![0]), (vec![4, 5, 1, 5], vec![0, 2])] {
        (battle.ship_mut(0).hull, battle.ship_mut(0).shields) = (3, [0; 4]);
        battle.umpire.dice.add(&dice);
        battle.marks(0, Arc::Rear, 1);
        battle.is_spent();
        for group in 0..3 {
            let expected = if lost.contains(&group) { Err(Unready::Lost) } else { Ok(()) };
            assert_eq!(ready(&battle, 0, group), expected, "group {group}");
        }
    }
    battle.rules.goal = Goal::Circle;
    battle.ship_mut(0).charges[1] = Charge::default();
    assert_eq!(ready(&battle, 0, 1), Err(Unready::Scenario), "also where the bar is empty");
    assert_eq!(ready(&battle, 0, 0), Err(Unready::Lost));
    battle.ship_mut(0).hull = 5;
    battle.marks(0, Arc::Rear, 1);
    assert_eq!(battle.ship(0).place, Place::Destroyed);
    assert_eq!(ready(&battle, 0, 0), Err(Unready::Away));
}

#[test]
fn a_group_bears_on_enemies_in_its_arcs_and_range_borders_included() {
    // Group 1 is a phaser in front and left, group 2 torpedoes in front; the bow points to direction 1.
    let enemies = [(4, 3), (5, 3), (5, 2), (6, 3), (7, 3), (8, 3), (3, 5), (3, 1)];
    let mut ships = vec![("CA", 3, 3, 1), ("CA", 4, 2, 1)];
    ships.extend(enemies.map(|(q, r)| ("T-CA", q, r, 4)));
    let battle = Proving::of(&ships, &[]);
    let (rules, state) = (&battle.rules, &battle.state);
    let bears = |group: usize| {
        let aim = |(q, r): (i16, i16)| fire::aim(rules, state, 0, group, hex(q, r)).map(|aim| aim.range);
        enemies.map(aim)
    };
    let (far, aside) = (|range| Err(Wide::Range(range)), Err(Wide::Arc));
    assert_eq!(bears(0), [Ok(1), Ok(2), Ok(2), Ok(3), far(4), far(5), Ok(2), aside]);
    assert_eq!(bears(1), [far(1), Ok(2), Ok(2), Ok(3), Ok(4), far(5), aside, aside]);
    let targets = fire::targets(rules, state, 0, 1);
    assert!(targets.into_iter().eq(Proving::at(&[3, 4, 5, 6])), "in list order, no friends");
    assert_eq!(fire::aim(rules, state, 0, 0, hex(3, 3)), Err(Wide::Here), "nothing is fired in the same hex");
}

#[test]
fn missiles_of_the_enemy_are_targets_but_not_for_missiles_and_fusion_cannons() {
    let mut battle = Proving::of(&[("CA", 3, 3, 1), ("T-DD", 5, 3, 4), ("T-DN", 5, 4, 4)], &[2]);
    battle.state.missiles.push(missile(1, (4, 3), 1, 0));
    battle.state.missiles.push(missile(2, (4, 3), 0, 1));
    let targets = |ship, group| fire::targets(&battle.rules, &battle.state, ship, group);
    assert_eq!(targets(0, 0).as_slice(), [Piece::Ship(1), Piece::Ship(2), Piece::Missile(1)]);
    assert_eq!(targets(1, 0).as_slice(), [Piece::Ship(0)]);
    assert_eq!(targets(2, 0).as_slice(), [Piece::Ship(0)]);
    // A phaser at range 1: 2 points of three.
    battle.fires(0, 0, &[Piece::Missile(1)]);
    assert_eq!((battle.state.missiles[0].hits, battle.state.missiles.len()), (1, 2));
    battle.ship_mut(0).charges[2] = Charge { red: 1, yellow: 1 };
    battle.umpire.dice.add(&[1]);
    battle.fires(0, 2, &[Piece::Missile(1)]);
    assert_eq!((battle.state.missiles[0].number, battle.state.missiles.len()), (2, 1));
    battle.is_spent();
    assert_eq!(
        battle.told().last().map(String::as_str),
        Some("[TAL-13.2] missile-gone: missile M1, why shot")
    );
}

#[test]
fn no_die_is_rolled_for_a_weapon_whose_target_the_weapon_before_it_destroyed() {
    let mut battle = Proving::of(&[("CA", 3, 3, 1), ("T-DD", 5, 3, 4), ("T-CA", 9, 3, 4)], &[6]);
    (battle.ship_mut(1).shields, battle.ship_mut(1).hull) = ([0; 4], 3);
    battle.fires(0, 1, &Proving::at(&[1, 1]));
    assert_eq!(battle.ship(1).place, Place::Destroyed);
    battle.is_spent();
    assert_eq!(
        battle.told().last().map(String::as_str),
        Some("[TAL-8.1] shot-lost: piece CA-1, target T-DD-1, gone T-DD-1")
    );
    assert_eq!(battle.state.affair, Affair::None);
}

#[test]
fn when_the_firer_is_destroyed_by_what_it_fired_at_the_rest_is_lost() {
    // The carrier blows up next to the cruiser that shot it, and takes it along.
    let ships = [("CV", 4, 3, 1), ("CA", 6, 3, 1), ("T-CA", 3, 3, 1)];
    let mut battle = Proving::of(&ships, &[5]);
    (battle.ship_mut(0).shields, battle.ship_mut(0).hull) = ([0; 4], 5);
    (battle.ship_mut(2).shields, battle.ship_mut(2).hull) = ([0; 4], 6);
    battle.fires(2, 0, &Proving::at(&[0, 1]));
    assert_eq!((battle.ship(0).place, battle.ship(2).place), (Place::Destroyed, Place::Destroyed));
    battle.is_spent();
    let told = battle.told();
    assert!(
        told.contains(&"[TAL-8.1] shot-lost: piece T-CA-1, target CA-1, gone T-CA-1".to_owned()),
        "{told:#?}"
    );
    assert_eq!((battle.ship(1).shields, battle.state.affair), ([6, 5, 4, 5], Affair::None));
}

#[test]
fn on_a_border_the_owner_of_the_target_chooses_the_shield_where_it_matters() {
    // From 6,5 the cruiser at 8,4 that faces 4 is seen exactly between its front and its right.
    let mut battle = Proving::of(&[("CA", 6, 5, 1), ("T-CA", 8, 4, 4)], &[2, 6]);
    battle.fires(0, 1, &Proving::at(&[1, 1]));
    let arcs = Arcs::only(Arc::Front).with(Arc::Right);
    assert_eq!(battle.state.question, Question::Shield { ship: 1, damage: 4, arcs });
    battle.chooses(Arc::Right);
    assert_eq!(battle.state.question, Question::Shield { ship: 1, damage: 4, arcs }, "of the second torpedo");
    battle.chooses(Arc::Front);
    assert_eq!(battle.ship(1).shields, [3, 0, 3, 4]);
    battle.is_spent();
    // Where no shield holds anything there is nothing to choose; one that does is enough.
    for (shields, asked) in [([0, 0, 3, 4], false), ([0, 1, 0, 0], true)] {
        let mut battle = Proving::of(&[("CA", 6, 5, 1), ("T-CA", 8, 4, 4)], &[6]);
        battle.ship_mut(1).shields = shields;
        battle.fires(0, 2, &Proving::at(&[1]));
        assert_eq!(battle.state.question != Question::None, asked);
        assert_eq!(battle.ship(1).hull, if asked { 0 } else { 2 });
    }
}

#[test]
fn a_squadron_rolls_a_die_for_each_fighter_still_there() {
    let mut battle = Proving::of(&[("SQ", 3, 3, 1), ("CA", 1, 3, 1), ("T-CA", 4, 3, 4)], &[1, 4]);
    for (hull, fighters) in [(0, 3), (1, 3), (2, 2), (3, 2), (4, 1), (5, 1)] {
        battle.ship_mut(0).hull = hull;
        assert_eq!(fire::weapons(&battle.rules, &battle.state, 0, 0), fighters);
    }
    battle.ship_mut(0).hull = 2;
    battle.fires(0, 0, &Proving::at(&[2, 2]));
    assert_eq!(battle.ship(2).shields[0], 4, "1 and 2 of 7");
    battle.is_spent();
}

#[test]
fn what_lies_between_lowers_the_die_and_a_planet_stops_the_shot() {
    let between = |kind| Proving::on(&[(hex(4, 3), kind)], &[("CA", 3, 3, 1), ("T-CA", 5, 3, 4)], &[4]);
    let mut battle = between(Terrain::Asteroids);
    battle.fires(0, 0, &Proving::at(&[1]));
    assert_eq!(battle.ship(1).shields[0], 6, "a 4 counts as a 3: one point and not two");
    assert_eq!(
        battle.told()[1],
        "[TAL-8.3] shot: piece CA-1, weapon phaser, target T-CA-1, range 2, face 4, penalty 1, damage 1, sixths 8"
    );
    let battle = between(Terrain::Planet);
    assert_eq!(fire::aim(&battle.rules, &battle.state, 0, 0, hex(5, 3)), Err(Wide::Planet));
    assert!(fire::targets(&battle.rules, &battle.state, 0, 0).is_empty());
}

#[test]
fn a_fusion_cannon_burns_all_in_its_arc_friends_too_and_explosions_come_after_all_of_them() {
    let ships = [("CA", 9, 3, 1), ("CA", 7, 3, 1), ("CA", 10, 5, 1), ("T-DN", 10, 3, 4), ("T-CA", 8, 3, 4)];
    let mut battle = Proving::of(&ships, &[5, 3, 4, 3, 4, 2]);
    (battle.ship_mut(0).shields, battle.ship_mut(0).hull) = ([0; 4], 5);
    battle.state.missiles.push(missile(1, (9, 3), 0, 3));
    assert_eq!(fire::targets(&battle.rules, &battle.state, 3, 0).as_slice(), Proving::at(&[0, 1]));
    battle.fires(3, 0, &[]);
    let told = battle.told();
    let expected = [
        "[TAL-8.1] fires: piece T-DN-1, group 1, weapon fusion-cannon, targets []",
        "[TAL-8.3] fusion: piece T-DN-1, face 5",
        "[TAL-8.3] shot: piece T-DN-1, weapon fusion-cannon, target CA-1, range 1, face 5, penalty 0, damage 11, sixths 54",
        "[TAL-8.4] damaged: piece CA-1, arc front, damage 11, reinforced 0, shield 0, hull 11",
        "[TAL-8.4] destroyed: piece CA-1",
        "[TAL-8.3] shot: piece T-DN-1, weapon fusion-cannon, target CA-2, range 3, face 5, penalty 0, damage 4, sixths 12",
        "[TAL-8.4] damaged: piece CA-2, arc front, damage 4, reinforced 0, shield 4, hull 0",
        "[TAL-8.3] shot: piece T-DN-1, weapon fusion-cannon, target T-CA-1, range 2, face 5, penalty 0, damage 8, sixths 36",
        "[TAL-8.4] damaged: piece T-CA-1, arc rear, damage 8, reinforced 0, shield 3, hull 5",
    ];
    assert_eq!(told[..expected.len()], expected, "{told:#?}");
    // Two critical boxes of T-CA-1, then CA-1 blows up and takes it along; the second cannon finds CA-2 alone.
    battle.is_spent();
    let order: Vec<&str> = told
        .iter()
        .filter(|line| line.contains("explodes") || line.contains("fusion:"))
        .map(|line| &line[10..])
        .collect();
    assert_eq!(
        order,
        [
            "fusion: piece T-DN-1, face 5",
            "explodes: piece CA-1, at [9, 3], rating 3",
            "explodes: piece T-CA-1, at [8, 3], rating 3",
            "fusion: piece T-DN-1, face 2"
        ]
    );
    assert_eq!((battle.ship(1).shields[0], battle.ship(1).hull), (0, 1));
}

#[test]
fn a_question_in_the_middle_of_a_fusion_shot_holds_back_the_explosions_too() {
    // CA-1 dies; CA-2 lies so that it is hit on the border of its front and left; CA-3 comes after the answer.
    let ships = [("CA", 9, 3, 1), ("CA", 8, 4, 1), ("CA", 7, 3, 1), ("T-DN", 10, 3, 4)];
    let mut battle = Proving::of(&ships, &[1, 1]);
    (battle.ship_mut(0).shields, battle.ship_mut(0).hull) = ([0; 4], 5);
    battle.rules.cards[3].groups[0].count = 1;
    battle.fires(3, 0, &[]);
    let Question::Shield { ship: 1, damage: 4, arcs } = battle.state.question else {
        panic!("{:?} {:#?}", battle.state.question, battle.told())
    };
    assert_eq!((arcs.len(), battle.state.blasts.len()), (2, 1));
    battle.chooses(Arc::Right);
    let told = battle.told();
    let at = |text: &str| told.iter().position(|line| line.contains(text)).expect(text);
    assert!(
        at("target CA-3, range 3, face 1, penalty 0, damage 0") < at("explodes: piece CA-1"),
        "{told:#?}"
    );
}

#[test]
fn the_odds_are_those_of_firing_with_every_outcome_of_the_dice() {
    for (class, group, behind, kind) in [
        ("CA", 0, 1, None),
        ("CA", 1, 2, Some(Terrain::Asteroids)),
        ("CA", 2, 3, Some(Terrain::Nebula)),
        ("BB", 0, 4, Some(Terrain::Asteroids)),
        ("SQ", 0, 2, None),
    ] {
        let terrain: Vec<_> = kind.map(|kind| (hex(4, 3), kind)).into_iter().collect();
        let ships = [(class, 3, 3, 1), ("CA", 1, 3, 1), ("T-CA", 3 + behind, 3, 4)];
        let mut battle = Proving::on(&terrain, &ships, &[]);
        battle.ship_mut(2).shields = [90; 4];
        let Ok(Aim { range, penalty }) =
            fire::aim(&battle.rules, &battle.state, 0, group, hex(3 + behind, 3))
        else {
            panic!("{class} does not bear")
        };
        let weapons = fire::weapons(&battle.rules, &battle.state, 0, group);
        let shot = of_shot(battle.rules.cards[0].groups[group].weapon, range, penalty);
        let odds = (0..weapons).fold(Odds::default(), |odds, _| odds.and(&shot));
        let mut counts = vec![0_u64; odds.most() + 1];
        let mut umpire = Umpire::new(Odometer::default(), Silent);
        let targets = Proving::at(&vec![2; usize::from(weapons)]);
        loop {
            let mut state = battle.state.clone();
            fire::open(&battle.rules, &mut umpire, &mut state, 0, group, &targets);
            while let Affair::Volley(volley) = state.affair {
                fire::run_on(&battle.rules, &mut umpire, &mut state, volley);
            }
            counts[90 - usize::from(state.ships[2].shields[0])] += 1;
            if !umpire.dice.advance() {
                break;
            }
        }
        let counts: Vec<Count> = counts.into_iter().map(Count::from).collect();
        assert_eq!(odds.counts(), counts, "{class}, group {group}");
    }
}

#[test]
fn a_fusion_cannon_fires_with_no_enemy_ahead() {
    let mut battle = Proving::of(&[("CA", 3, 3, 1), ("T-DN", 15, 3, 4), ("T-CA", 13, 3, 4)], &[1]);
    battle.rules.cards[1].groups[0].count = 1;
    assert!(fire::may_fire(&battle.rules, &battle.state, 1, 0));
    assert!(!fire::may_fire(&battle.rules, &battle.state, 2, 0), "a disruptor needs a target");
    battle.fires(1, 0, &[]);
    battle.is_spent();
    let own = battle.ship(2);
    assert_eq!(
        (own.shields, own.hull),
        ([7, 4, 0, 4], 1),
        "a 1 at range 2 does four, to its own cruiser's rear"
    );
    assert_eq!(battle.ship(1).charges[0], Charge::default(), "the bar is empty");
}
