//! Vectors of every game play the same as the engine's ordinary battles.

use engine::record::DiceSource;
use engine::{Demand, Fact, Seat};
use games::SHELF;
use shelf::{AnyBattle, Opening};
use vector::{Autoreset, Memory, Spec, Vector, Wish, seed_of, value_of};

const SEED: u64 = 7;

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
    let mut ended = 0;
    for step in 0..steps {
        for (at, battle) in battles.iter().enumerate() {
            assert_eq!(many.position(at).unwrap(), battle.position(), "{wish:?} step {step} battle {at}");
            compare(&spec, many, &memory, at, battle.as_ref());
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
        }
    }
    ended
}

/// Compares the arrays of a battle with the views of its seats.
fn compare(spec: &Spec, many: &dyn Vector, memory: &Memory, at: usize, battle: &dyn AnyBattle) {
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
        let Some(Fact::List(pieces)) = view.get("pieces") else { panic!("a view without pieces") };
        let rows: Vec<&[f32]> = seen[place..].chunks_exact(spec.row_width()).collect();
        let shown = rows.iter().filter(|row| row[0] > 0.0).count();
        assert_eq!(
            shown,
            pieces.len(),
            "{} {}: every piece has a row",
            spec.game,
            many.position(at).unwrap()
        );
        for piece in pieces {
            let mine = piece.get("side") == Some(&Fact::int(own as i32 + 1));
            let expected: Vec<f32> = spec
                .row
                .iter()
                .flat_map(|field| (0..field.many).map(|i| value_of(field, i, piece, &view, own)))
                .collect();
            let block = if mine { &rows[..spec.rows] } else { &rows[spec.rows..] };
            let same = |row: &&&[f32]| row.iter().zip(&expected).all(|(a, b)| (a - b).abs() < 1e-4);
            assert!(block.iter().any(|row| same(&row)), "{}: {piece:?} is not in {block:?}", spec.game);
        }
    }
}

fn of(game: &str, steps: u64) -> u32 {
    let scenario = SHELF.game(game).unwrap().scenarios()[0].id;
    let wish = Wish::new(game, scenario, 2).autoreset(Autoreset::SameStep).general(true);
    beside(vector::open(&wish).unwrap().as_mut(), &[], steps)
}

#[test]
fn ftl_is_the_same_by_the_general_path() {
    assert!(of("ftl", 120) > 0, "a battle has ended and begun again");
}

#[test]
fn every_game_is_the_same() {
    for game in SHELF.games() {
        // Only *Faster Than Light* has another path.
        println!("{}", game.id());
        of(game.id(), 60);
    }
}

#[test]
fn all_games_have_fields_of_their_own() {
    for game in SHELF.games() {
        assert!(!game.fields().row.is_empty(), "{} has none", game.id());
    }
}
