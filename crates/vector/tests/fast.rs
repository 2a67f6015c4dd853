//! The fast path of *Faster Than Light*: equal to ordinary battles, without allocations, and complete.

use vector::{Autoreset, Memory, Wish};

use crate::equal::beside;

fn options(list: &[(&str, &str)]) -> Vec<(String, String)> {
    list.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect()
}

#[test]
fn every_scenario_is_the_same() {
    for file in games::SHELF.game("ftl").unwrap().scenarios() {
        let wish = Wish::new("ftl", file.id, 3).autoreset(Autoreset::SameStep);
        beside(vector::open(&wish).unwrap().as_mut(), &[], 60);
    }
}

#[test]
fn it_is_the_same_with_options() {
    for list in [
        [("sprints", "by-side"), ("missiles", "2")],
        [("idle-is-marked", "on"), ("ram", "hit")],
        [("turn-limit", "9"), ("at-limit", "hits")],
    ] {
        let options = options(&list);
        let wish = Wish::new("ftl", "duel", 4).options(options.clone()).autoreset(Autoreset::SameStep);
        beside(vector::open(&wish).unwrap().as_mut(), &options, 120);
    }
}

/// Without missiles turns are quiet, and after ten of them both sides may offer a draw.
#[test]
fn a_draw_may_be_offered() {
    let options = options(&[("missiles", "0")]);
    let wish = Wish::new("ftl", "duel", 4).options(options.clone()).autoreset(Autoreset::SameStep);
    let mut many = vector::open(&wish).unwrap();
    beside(many.as_mut(), &options, 150);

    let position = "turn 20; A 6,6 h90 launched 0; B 40,40 h180 launched 0";
    let wish = Wish::new("ftl", "duel", 1).options(options).position(Some(position.to_owned()));
    let mut many = vector::open(&wish).unwrap();
    let (mut memory, spec) = (Memory::of(many.spec()), many.spec().clone());
    many.reset(Some(1), None, &mut memory.buffers()).unwrap();
    let idle = vec![0; spec.actions()];
    let mut offer = idle.clone();
    (offer[0], offer[spec.factors]) = (1, 1);
    let refused = many.step(&offer, &mut memory.buffers()).unwrap_err().to_string();
    assert_eq!(refused, "actions[0, 0, 0] (offer of a draw): 1 is masked; only 0 is open");
    for _ in 0..10 {
        assert_eq!(memory.masks[..2], [1, 0]);
        many.step(&idle, &mut memory.buffers()).unwrap();
    }
    assert_eq!(memory.masks[..2], [1, 1]);
    many.step(&offer, &mut memory.buffers()).unwrap();
    assert_eq!((memory.terminated[0], memory.rewards.as_slice()), (1, [0.0, 0.0].as_slice()));
}

#[test]
fn a_step_allocates_nothing() {
    let wish = Wish::new("ftl", "duel", 128).autoreset(Autoreset::SameStep);
    let mut many = vector::open(&wish).unwrap();
    let (mut memory, mut actions) = (Memory::of(many.spec()), vec![0; many.spec().actions()]);
    many.reset(Some(1), None, &mut memory.buffers()).unwrap();
    let mut ended = 0;
    let spent = allocation_counter::measure(|| {
        for step in 0..200 {
            many.sample(step, &mut actions).unwrap();
            many.step(&actions, &mut memory.buffers()).unwrap();
            ended += memory.terminated.iter().map(|over| u32::from(*over)).sum::<u32>();
        }
    });
    assert!(ended > 100, "{ended} battles have ended and begun again");
    assert_eq!(spent.count_total, 0);
}

/// Writing only what has changed gives the same arrays as writing everything.
#[test]
fn what_has_not_changed_is_still_right() {
    for (scenario, mode) in [("duel", Autoreset::SameStep), ("duel", Autoreset::NextStep)] {
        let wish = Wish::new("ftl", scenario, 32).autoreset(mode);
        let mut changed = vector::open(&wish).unwrap();
        let mut whole = vector::open(&wish).unwrap();
        let mut memories = [Memory::of(changed.spec()), Memory::of(changed.spec())];
        let [one, other] = &mut memories;
        changed.reset(Some(5), None, &mut one.buffers()).unwrap();
        whole.reset(Some(5), None, &mut other.buffers()).unwrap();
        let mut actions = vec![0; changed.spec().actions()];
        for step in 0..150 {
            changed.sample(step, &mut actions).unwrap();
            changed.step(&actions, &mut one.buffers()).unwrap();
            // Anything may be in other arrays.
            *other = Memory::of(whole.spec());
            other.masks.fill(9);
            other.observations.fill(-1.0);
            whole.rewrite();
            whole.step(&actions, &mut other.buffers()).unwrap();
            assert_eq!(one, other, "{scenario} {mode:?} step {step}");
        }
    }
}
