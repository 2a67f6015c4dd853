//! Calls that are refused, and the ways in which battles begin again.

use vector::{Autoreset, Buffers, Fault, Memory, Vector, Wish, open, seed_of};

fn many(battles: usize, mode: Autoreset) -> (Box<dyn Vector>, Memory, Vec<i32>) {
    let many = open(&Wish::new("ftl", "duel", battles).autoreset(mode)).unwrap();
    let (memory, actions) = (Memory::of(many.spec()), vec![0; many.spec().actions()]);
    (many, memory, actions)
}

#[test]
fn a_wish_that_cannot_be_names_what_is_wrong() {
    let refused = |wish: &Wish| open(wish).err().expect("refused").to_string();
    let none = refused(&Wish::new("chess", "duel", 1));
    assert!(none.starts_with("game: no game \"chess\"; there are ftl"), "{none}");
    for (game, one) in [("ftl", "duel"), ("talon", "fleet-action")] {
        let none = refused(&Wish::new(game, "nowhere", 1));
        assert!(none.starts_with("scenario: no scenario \"nowhere\"; there are "), "{none}");
        assert!(none.contains(one), "{none}");
    }
    assert!(refused(&Wish::new("ftl", "duel", 0)).starts_with("battles: 0"));
    let option = vec![("missiles".to_owned(), "many".to_owned())];
    assert!(refused(&Wish::new("ftl", "duel", 1).options(option)).contains("missiles"));
    let over = Some("turn 900; A 6,6 h90; B 40,40 h180".to_owned());
    assert!(open(&Wish::new("ftl", "duel", 1).position(over)).is_err(), "no battle is over at its start");
}

#[test]
fn arrays_of_wrong_sizes_are_named() {
    let (mut many, mut memory, actions) = many(2, Autoreset::NextStep);
    let size = |fault: Fault| match fault {
        Fault::Size { field, .. } => field,
        other => panic!("{other}"),
    };
    let mut short = memory.clone();
    short.observations.pop();
    assert_eq!(size(many.reset(None, None, &mut short.buffers()).unwrap_err()), "observations");
    let Memory { observations, masks, rewards, terminated, acting } = &mut memory.clone();
    let buffers = Buffers { observations, masks: &mut masks[1..], rewards, terminated, acting };
    let mut buffers = buffers;
    assert_eq!(size(many.reset(None, None, &mut buffers).unwrap_err()), "masks");
    assert_eq!(size(many.reset(None, Some(&[1]), &mut memory.buffers()).unwrap_err()), "reset_mask");
    assert_eq!(many.step(&actions, &mut memory.buffers()), Err(Fault::Unstarted));
    many.reset(None, None, &mut memory.buffers()).unwrap();
    assert_eq!(size(many.step(&actions[1..], &mut memory.buffers()).unwrap_err()), "actions");
    assert_eq!(size(many.sample(1, &mut [0]).unwrap_err()), "actions");
    assert!(matches!(many.position(2), Err(Fault::NoSuch { field: "battle", .. })));
    assert!(matches!(many.order(0, 2, &[]), Err(Fault::NoSuch { field: "seat", .. })));
}

/// A refused step changes nothing, even if the masked action is in the last battle.
#[test]
fn a_masked_action_changes_nothing() {
    let (mut many, mut memory, mut actions) = many(3, Autoreset::NextStep);
    many.reset(Some(1), None, &mut memory.buffers()).unwrap();
    let factors = many.spec().factors;
    actions[1] = 30;
    let last = actions.len() - factors;
    for (value, told) in [
        (41, "actions[2, 1, 1] (B action): 41 is masked; open are 0 to 40"),
        (-1, "actions[2, 1, 1] (B action): -1 is masked; open are 0 to 40"),
    ] {
        actions[last + 1] = value;
        let before = (many.position(0).unwrap(), memory.clone());
        assert_eq!(many.step(&actions, &mut memory.buffers()).unwrap_err().to_string(), told);
        assert_eq!((many.position(0).unwrap(), &memory), (before.0, &before.1));
    }
    actions[last + 1] = 0;
    actions[last + 2] = 1;
    let told = many.step(&actions, &mut memory.buffers()).unwrap_err().to_string();
    assert_eq!(told, "actions[2, 1, 2] (B.1 action): 1 is masked; only 0 is open");
}

/// Steps random actions until a battle is over.
fn until_over(many: &mut dyn Vector, memory: &mut Memory, actions: &mut [i32]) -> usize {
    for step in 0..400 {
        many.sample(step, actions).unwrap();
        many.step(actions, &mut memory.buffers()).unwrap();
        if let Some(over) = memory.terminated.iter().position(|over| *over == 1) {
            return over;
        }
    }
    panic!("no battle has ended");
}

#[test]
fn a_battle_that_is_over_begins_again_at_the_next_step() {
    let (mut many, mut memory, mut actions) = many(4, Autoreset::NextStep);
    many.reset(Some(2), None, &mut memory.buffers()).unwrap();
    let start = many.position(0).unwrap();
    let over = until_over(many.as_mut(), &mut memory, &mut actions);
    assert_eq!(memory.acting[2 * over..2 * over + 2], [0, 0]);
    assert_ne!(many.position(over).unwrap(), start);
    many.sample(999, &mut actions).unwrap();
    let width = 2 * many.spec().factors;
    // Its actions are ignored, whatever they are.
    actions[width * over..][..width].fill(99);
    many.step(&actions, &mut memory.buffers()).unwrap();
    assert_eq!(many.position(over).unwrap(), start);
    assert_eq!((memory.terminated[over], &memory.acting[2 * over..2 * over + 2]), (0, [1, 1].as_slice()));
}

#[test]
fn without_autoreset_a_battle_that_is_over_waits_for_its_reset() {
    let (mut many, mut memory, mut actions) = many(4, Autoreset::Disabled);
    many.reset(Some(2), None, &mut memory.buffers()).unwrap();
    let start = many.position(0).unwrap();
    let over = until_over(many.as_mut(), &mut memory, &mut actions);
    many.sample(999, &mut actions).unwrap();
    let refused = many.step(&actions, &mut memory.buffers());
    assert_eq!(refused, Err(Fault::Over { battle: over }));
    let which = memory.terminated.clone();
    let others: Vec<String> = (0..4).map(|battle| many.position(battle).unwrap()).collect();
    many.reset(None, Some(&which), &mut memory.buffers()).unwrap();
    for (battle, before) in others.iter().enumerate() {
        let expected = if which[battle] == 1 { &start } else { before };
        assert_eq!(&many.position(battle).unwrap(), expected, "battle {battle}");
    }
    many.sample(999, &mut actions).unwrap();
    many.step(&actions, &mut memory.buffers()).unwrap();
}

/// A reset of some battles leaves the dice of the others alone, now and in their next episodes.
#[test]
fn a_seed_belongs_to_the_battles_that_are_reset_with_it() {
    let (mut many, mut memory, mut actions) = many(3, Autoreset::SameStep);
    many.reset(Some(2), None, &mut memory.buffers()).unwrap();
    many.reset(Some(9), Some(&[0, 1, 0]), &mut memory.buffers()).unwrap();
    let mut episodes = [0, 0, 0];
    for step in 0..300 {
        for (battle, seed) in [2, 9, 2].into_iter().enumerate() {
            let dice = seed_of(seed, battle, episodes[battle]);
            assert_eq!(many.dice_seed(battle), Ok(dice), "battle {battle}, episode {}", episodes[battle]);
        }
        many.sample(step, &mut actions).unwrap();
        many.step(&actions, &mut memory.buffers()).unwrap();
        for (episode, over) in episodes.iter_mut().zip(&memory.terminated) {
            *episode += u64::from(*over);
        }
    }
    assert!(episodes.iter().all(|episode| *episode > 0), "every battle has ended: {episodes:?}");
    many.reset(None, Some(&[1, 0, 0]), &mut memory.buffers()).unwrap();
    assert_eq!(many.dice_seed(0), Ok(seed_of(2, 0, episodes[0] + 1)), "without a seed its own goes on");
}

/// A battle does not depend on the number of battles beside it.
#[test]
fn the_same_seed_gives_the_same_battle_in_any_company() {
    let play = |battles: usize| {
        let wish = Wish::new("full-thrust", "", battles).autoreset(Autoreset::SameStep);
        let mut many = open(&wish).unwrap();
        let (mut memory, mut actions) = (Memory::of(many.spec()), vec![0; many.spec().actions()]);
        many.reset(Some(9), None, &mut memory.buffers()).unwrap();
        for _ in 0..20 {
            actions.fill(0);
            many.step(&actions, &mut memory.buffers()).unwrap();
        }
        (many.position(0).unwrap(), many.dice_seed(0).unwrap())
    };
    assert_eq!(play(1), play(3));
}
