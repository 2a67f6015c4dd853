//! Vectors of every game play the same as the engine's ordinary battles.

use std::collections::{BTreeMap, BTreeSet};

use engine::record::DiceSource;
use engine::{Demand, Fact, Seat};
use games::SHELF;
use shelf::{AnyBattle, Bout, Opening};
use vector::{Autoreset, Memory, Spec, Vector, Wish, seed_of, value_of};

const SEED: u64 = 7;

/// The arrays of a seat: its observations, its masks, and 1 if it must write.
type Sight = (Vec<f32>, Vec<u8>, u8);

/// The rows in which a piece may have been so far, by seat, side and name.
type Rows = BTreeMap<(usize, bool, String), BTreeSet<usize>>;

/// Opens the ordinary battle that a battle of a vector must be equal to.
pub fn ordinary(wish: (&str, &str), options: &[(String, String)], dice: u64) -> Box<dyn AnyBattle> {
    let opening =
        Opening { dice: DiceSource::Seed(dice), options: options.to_vec(), ..Opening::scenario(wish.1) };
    SHELF.game(wish.0).expect("a game of the shelf").open(&opening).expect("a scenario of the shelf")
}

/// Steps a vector beside ordinary battles, and compares positions, rewards, ends and what the seats see.
pub fn beside(many: &mut dyn Vector, options: &[(String, String)], steps: u64) -> u32 {
    let spec = many.spec().clone();
    let wish = (spec.game.as_str(), spec.scenario.as_str());
    let (mut memory, mut actions) = (Memory::of(&spec), vec![0; spec.actions()]);
    many.reset(Some(SEED), None, &mut memory.buffers()).unwrap();
    let mut episodes = vec![0; spec.battles];
    let open = |battle: usize, episode| ordinary(wish, options, seed_of(SEED, battle, episode));
    let mut battles: Vec<_> = (0..spec.battles).map(|battle| open(battle, 0)).collect();
    let mut rows = vec![Rows::new(); spec.battles];
    let mut ended = 0;
    for step in 0..steps {
        for (at, battle) in battles.iter().enumerate() {
            assert_eq!(many.position(at).unwrap(), battle.position(), "{wish:?} step {step} battle {at}");
            compare(&spec, many, &memory, at, battle.as_ref(), &mut rows[at]);
        }
        many.sample(step, &mut actions).unwrap();
        for (at, battle) in battles.iter_mut().enumerate() {
            let Demand::Orders(seats) = battle.demand() else { unreachable!("it has begun again") };
            for seat in seats {
                let own = &actions[(at * spec.seats + seat.index()) * spec.factors..][..spec.factors];
                let text = many.order(at, seat.index(), own).unwrap();
                battle
                    .seal(seat, &text)
                    .unwrap_or_else(|error| panic!("{wish:?} step {step}: {text}: {error}"));
            }
        }
        many.step(&actions, &mut memory.buffers()).unwrap();
        for (at, battle) in battles.iter_mut().enumerate() {
            let rewards = &memory.rewards[at * spec.seats..][..spec.seats];
            let Demand::Over(outcome) = battle.demand() else {
                assert_eq!((memory.terminated[at], rewards.iter().all(|r| *r == 0.0)), (0, true));
                continue;
            };
            for (seat, reward) in rewards.iter().enumerate() {
                let halves = outcome.halves(battle.side(Seat(seat as u8)));
                assert!((reward - (halves as f32 - 1.0)).abs() < 1e-6, "{wish:?}: {outcome:?} {rewards:?}");
            }
            assert_eq!(memory.terminated[at], 1);
            (episodes[at], ended) = (episodes[at] + 1, ended + 1);
            *battle = open(at, episodes[at]);
            rows[at].clear();
        }
    }
    assert_eq!(many.rowless(), 0, "{wish:?}: every piece has a row");
    ended
}

/// Compares the arrays of a battle with the views of its seats.
fn compare(
    spec: &Spec,
    many: &dyn Vector,
    memory: &Memory,
    at: usize,
    battle: &dyn AnyBattle,
    before: &mut Rows,
) {
    let Demand::Orders(seats) = battle.demand() else { return };
    for seat in 0..spec.seats {
        let of = Seat(seat as u8);
        assert_eq!(memory.acting[at * spec.seats + seat] == 1, seats.has(of));
        let view = battle.view(battle.revealed(), Some(of)).unwrap();
        let own = battle.side(of).index();
        let seen = &memory.observations[(at * spec.seats + seat) * spec.observed()..][..spec.observed()];
        let mut place = 0;
        for field in &spec.globals {
            for i in 0..field.many {
                assert!(
                    (seen[place] - value_of(field, i, &view, &view, own)).abs() < 1e-4,
                    "{field:?} of {view:?}"
                );
                place += 1;
            }
        }
        let rows: Vec<&[f32]> = seen[place..].chunks_exact(spec.row_width()).collect();
        let position = many.position(at).unwrap();
        compare_rows(spec, &rows, (&view, seat, own), before, &position);
    }
}

/// Compares the rows of an observation with the pieces of the view of a seat of the side `own`.
fn compare_rows(
    spec: &Spec,
    rows: &[&[f32]],
    (view, seat, own): (&Fact, usize, usize),
    before: &mut Rows,
    position: &str,
) {
    let Some(Fact::List(pieces)) = view.get("pieces") else { panic!("a view without pieces") };
    let (shown, empty): (Vec<&[f32]>, Vec<&[f32]>) = rows.iter().partition(|row| row[0] > 0.0);
    assert_eq!(shown.len(), pieces.len(), "{} {position}: every piece has a row", spec.game);
    assert!(empty.iter().all(|row| row.iter().all(|value| *value == 0.0)), "{} {position}", spec.game);
    for piece in pieces {
        let mine = piece.get("side") == Some(&Fact::int(own as i32 + 1));
        let expected: Vec<f32> = spec
            .row
            .iter()
            .flat_map(|field| (0..field.many).map(|i| value_of(field, i, piece, view, own)))
            .collect();
        let block = if mine { &rows[..spec.rows] } else { &rows[spec.rows..] };
        let same = |row: &[f32]| row.iter().zip(&expected).all(|(a, b)| (a - b).abs() < 1e-4);
        let now: BTreeSet<usize> = (0..spec.rows).filter(|row| same(block[*row])).collect();
        assert!(!now.is_empty(), "{}: {piece:?} is not in {block:?}", spec.game);
        let Some(Fact::Text(name)) = piece.get("name") else { panic!("a piece without a name") };
        // Two pieces with the same values may be in either row.
        let both = before.entry((seat, mine, name.clone())).or_insert_with(|| now.clone());
        both.retain(|row| now.contains(row));
        assert!(!both.is_empty(), "{} {position}: {name} has changed its row", spec.game);
    }
}

fn of(game: &str, scenario: &str, steps: u64) -> u32 {
    let wish = Wish::new(game, scenario, 4).autoreset(Autoreset::SameStep).general(true);
    beside(vector::open(&wish).unwrap().as_mut(), &[], steps)
}

#[test]
fn ftl_is_the_same_by_the_general_path() {
    assert!(of("ftl", "duel", 120) > 0, "a battle has ended and begun again");
}

#[test]
fn every_scenario_of_every_game_is_the_same() {
    for game in SHELF.games() {
        for (place, file) in game.scenarios().iter().enumerate() {
            println!("{} {}", game.id(), file.id);
            of(game.id(), file.id, if place == 0 { 60 } else { 8 });
        }
    }
}

#[test]
fn masks_are_the_factors_of_the_outline() {
    for game in SHELF.games() {
        for file in game.scenarios() {
            let mut bout = game.bout(&Opening::scenario(file.id)).unwrap();
            let wish = Wish::new(game.id(), file.id, 1).general(true).autoreset(Autoreset::Disabled);
            let mut many = vector::open(&wish).unwrap();
            let (mut memory, mut actions) = (Memory::of(many.spec()), vec![0; many.spec().actions()]);
            many.reset(Some(SEED), None, &mut memory.buffers()).unwrap();
            bout.begin(many.dice_seed(0).unwrap());
            for step in 0..12 {
                let place = format!("{} {} {step}", game.id(), file.id);
                compare_masks(many.spec(), &memory, bout.as_ref(), &place);
                let Demand::Orders(seats) = bout.demand() else { break };
                many.sample(step, &mut actions).unwrap();
                let width = many.spec().factors;
                let order = |seat: Seat| {
                    let own = &actions[seat.index() * width..][..width];
                    (seat, many.order(0, seat.index(), own).unwrap())
                };
                let orders: Vec<(Seat, String)> = seats.iter().map(order).collect();
                let orders: Vec<_> = orders.iter().map(|(seat, text)| (*seat, text.as_str())).collect();
                bout.play(&orders).unwrap();
                many.step(&actions, &mut memory.buffers()).unwrap();
            }
        }
    }
}

/// Compares the masks of the only battle with the factors of its seats' outlines.
fn compare_masks(spec: &Spec, memory: &Memory, bout: &dyn Bout, place: &str) {
    for seat in 0..spec.seats {
        let of = Seat(seat as u8);
        let acts = matches!(bout.demand(), Demand::Orders(seats) if seats.has(of));
        assert_eq!(memory.acting[seat] == 1, acts, "{place}");
        let factors = acts.then(|| bout.outline(of).factors(64));
        let all = factors.as_ref().map_or(&[][..], |factors| factors.all());
        assert!(all.len() <= spec.factors, "{place}: {} factors", all.len());
        let masks = &memory.masks[seat * spec.factors * spec.choices..][..spec.factors * spec.choices];
        for (at, mask) in masks.chunks_exact(spec.choices).enumerate() {
            let open = all.get(at).map_or(1, |factor| factor.choices);
            let expected: Vec<u8> = (0..spec.choices).map(|value| u8::from(value < open)).collect();
            assert_eq!(mask, expected, "{place}: seat {seat}, factor {at}");
        }
    }
}

/// Missiles are named as they are launched, so a battle may show names that the measured ones did not.
#[test]
fn a_missile_keeps_its_row() {
    for scenario in ["the-belt", "chance-encounter", "base-assault"] {
        of("talon", scenario, 200);
    }
}

/// A flag hidden on one ship or another looks the same to the other side.
#[test]
fn a_hidden_flag_is_not_seen() {
    let file = SHELF.game("false-colours").unwrap().scenarios()[0].id;
    let wish = Wish::new("false-colours", file, 1);
    let [one, other] = ["flag B1", "flag B3"].map(|flag| flagged(&wish, flag));
    assert_eq!(one[0], other[0], "what the first seat observes, may choose and must write");
    assert_ne!(one[1], other[1], "the second seat knows its flag");
}

/// Plays a battle in which the second seat begins with this order, and all other orders are the same. Returns what each seat
/// has seen: the observations, the masks, and if it must write.
fn flagged(wish: &Wish, flag: &str) -> [Vec<Sight>; 2] {
    let mut many = vector::open(wish).unwrap();
    let (mut memory, mut actions) = (Memory::of(many.spec()), vec![0; many.spec().actions()]);
    many.reset(Some(SEED), None, &mut memory.buffers()).unwrap();
    let (factors, mut seen) = (many.spec().factors, [Vec::new(), Vec::new()]);
    for step in 0..6 {
        for (seat, seen) in seen.iter_mut().enumerate() {
            let part = |len: usize| seat * len / 2..(seat + 1) * len / 2;
            seen.push((
                memory.observations[part(memory.observations.len())].to_vec(),
                memory.masks[part(memory.masks.len())].to_vec(),
                memory.acting[seat],
            ));
        }
        actions.fill(0);
        if step == 0 {
            let second = &mut actions[factors..];
            let found = (0..many.spec().choices as i32).find(|value| {
                second[0] = *value;
                many.order(0, 1, second).is_ok_and(|text| text == flag)
            });
            assert!(found.is_some(), "no value writes {flag}");
        }
        many.step(&actions, &mut memory.buffers()).unwrap();
    }
    seen
}

#[test]
fn all_games_have_fields_of_their_own() {
    for game in SHELF.games() {
        assert!(!game.fields().row.is_empty(), "{} has none", game.id());
    }
}
