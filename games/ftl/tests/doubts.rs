//! Findings on a past battle: the doubt of the game is applied to what a search finds.

use captains::{LookBack, Moment, Seen};
use engine::{Rules, Sealed, Seat};
use ftl::FtlGame;
use rules_ftl::Plot;
use shelf::{Opening, Shelved};

use crate::WING;

#[test]
fn what_the_search_finds_is_doubted_as_the_game_has_it() {
    let mut battle = WING.game.open(&Opening::scenario(FtlGame::SCENARIOS[0].id)).unwrap();
    battle.seal(Seat(0), "A L").unwrap();
    battle.seal(Seat(1), "B S8").unwrap();
    // This few nodes make a single search.
    let (seed, decision, nodes) = (1, 0, 40);
    let found =
        battle.assess("search", &mut LookBack { seed, decision, nodes, stop: &mut |_| false }).unwrap();
    let (rules, _) = FtlGame::set_up(FtlGame::SCENARIOS[0].text, &[]).unwrap();
    let (before, after) = (rules.start(), rules.read_position(&battle.position()).unwrap());
    let search = FtlGame::captains().iter().find(|one| one.name() == "search").unwrap();
    let views = [Seat(0), Seat(1)].map(|seat| rules.view(&before, Some(seat)));
    let sealed = [(Seat(0), "A L"), (Seat(1), "B S8")].map(|(seat, plot)| {
        Sealed::check(&rules.space(&before, seat), seat, plot.parse::<Plot>().unwrap()).unwrap()
    });
    let seats = sealed.iter().zip(&views).map(|(sealed, view)| (Seen::now(sealed.seat(), view), sealed));
    let moment = Moment { before: &before, after: &after, seats: seats.collect() };
    let mut back = LookBack { seed, decision, nodes, stop: &mut |_| false };
    let trials = search.look_back(&rules, &moment, &mut back).unwrap();
    let [trial] = &trials[..] else { panic!("{} searches", trials.len()) };
    assert!((trial.mixed[0] - 0.5).abs() > 1e-3, "an even chance would not tell");
    let doubted = trial.clone().doubted(FtlGame::ODDS_ROOTS);
    assert_eq!(found.chance[0].value.to_bits(), doubted.mixed[0].to_bits());
    assert_ne!(found.chance[0].value.to_bits(), trial.mixed[0].to_bits());
}
