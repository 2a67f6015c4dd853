//! Properties of all games of the list together.

mod goals;
mod types;

use captains::Budget;
use engine::Seat;
use games::SHELF;
use shelf::{Form, Game, Opening};

#[test]
fn every_game_has_the_same_captains_from_the_weakest_up() {
    let names = |game: &dyn Game| game.captains().iter().map(|(name, _)| *name).collect::<Vec<_>>();
    let first = SHELF.iter().next().expect("a game");
    assert!(names(first).len() > 2, "{:?}", names(first));
    for game in &SHELF {
        assert_eq!(names(game), names(first), "{}", game.id());
    }
}

#[test]
fn no_two_games_have_a_name_or_an_experiment_in_common() {
    let mut names: Vec<&str> = SHELF.ids();
    names.extend(SHELF.iter().flat_map(Game::experiments).map(|file| file.id));
    let all = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), all, "{names:?}");
}

#[test]
fn every_scenario_for_players_makes_a_claim_and_every_game_has_a_starter_set() {
    for game in &SHELF {
        let plain = game.scenarios().iter().filter(|file| file.form == Form::Plain);
        assert_eq!(plain.map(|file| file.id).collect::<Vec<_>>(), [""; 0], "{}", game.id());
        assert_eq!(game.scenarios().iter().filter(|file| file.teaches.is_some()).count(), 3, "{}", game.id());
    }
}

#[test]
fn a_record_finds_its_game_by_its_header() {
    for game in &SHELF {
        let mut battle = game.open(&Opening::scenario(game.scenarios()[0].id)).expect("a sound scenario");
        let engine::Demand::Orders(seats) = battle.demand() else { panic!("over before it began") };
        for seat in seats {
            let mut budget = Budget { nodes: 1, stop: &mut || false, crew: None };
            let advice =
                battle.advise(seat, "random", 1, &mut budget).expect("it is asked").expect("a captain");
            battle.seal(seat, &advice.order).expect("legal");
        }
        let record = engine::record::Record::parse(&battle.record()).expect("a record");
        let again = games::replay(&record).expect("it replays").battle;
        assert_eq!((again.game().id(), again.position()), (game.id(), battle.position()));
        assert!(again.view(0, Some(Seat(0))).is_some());
    }
}
