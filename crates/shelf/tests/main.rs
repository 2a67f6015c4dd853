//! A game with the required items alone: the shelf plays it, and reports the items it lacks.

mod editions;
mod reads;

use captains::{Budget, LookBack};
use engine::record::{DiceSource, Record};
use engine::{Demand, Fact, Flaws, Seat, Side};
use shelf::{
    ANALYST, Analysis, Broken, Finding, Game, Nodes, NotAssessed, Opening, ScenarioCard, Shelf, Shelved,
};
use testkit::toys::alternating_fire::AlternatingFire;
use testkit::toys::bogeys::Bogeys;

/// A game with the required items alone.
struct Least;

impl Shelved for Least {
    type Rules = AlternatingFire;
    const TITLE: &'static str = "Alternating Fire";
    const LINE: &'static str = "One ship at a time.";

    fn set_up(_: &str, _: &[(String, String)]) -> Result<(AlternatingFire, ScenarioCard), Flaws> {
        Ok((AlternatingFire, ScenarioCard { seats: 2, ..ScenarioCard::default() }))
    }
}

/// The same rules under another title.
struct Again;

impl Shelved for Again {
    type Rules = AlternatingFire;
    const TITLE: &'static str = "Alternating Fire, again";
    const LINE: &'static str = Least::LINE;

    fn set_up(text: &str, over: &[(String, String)]) -> Result<(AlternatingFire, ScenarioCard), Flaws> {
        Least::set_up(text, over)
    }
}

/// Another game.
struct Other;

impl Shelved for Other {
    type Rules = Bogeys;
    const TITLE: &'static str = "Bogeys";
    const LINE: &'static str = "Ships and dummies.";

    fn set_up(_: &str, _: &[(String, String)]) -> Result<(Bogeys, ScenarioCard), Flaws> {
        Ok((Bogeys, ScenarioCard { seats: 2, ..ScenarioCard::default() }))
    }
}

const SHELF: Shelf = Shelf::of(&[shelf::game::<Least>()]);

fn least() -> &'static dyn Game {
    SHELF.game("toy-alternating-fire").expect("on the shelf")
}

fn opening(seed: u64) -> Opening {
    Opening { text: Some(String::new()), dice: DiceSource::Seed(seed), ..Opening::scenario("mine") }
}

#[test]
fn a_game_of_the_same_name_takes_the_place_of_the_other() {
    let more = SHELF.with(shelf::game::<Other>()).with(shelf::game::<Again>());
    assert_eq!(more.ids(), ["toy-alternating-fire", "toy-bogeys"]);
    assert_eq!(more.games()[0].title(), "Alternating Fire, again");
    assert!(more.game("ftl").is_none());
}

#[test]
fn a_battle_by_the_plain_captains_replays_and_is_looked_back_on() {
    let mut battle = least().open(&opening(3)).expect("it stands");
    while let Demand::Orders(seats) = battle.demand() {
        for seat in seats {
            let mut budget = Budget { nodes: 4, stop: &mut || false, crew: None };
            let captain = if seat.0 == 0 { "search" } else { "random" };
            let advice = battle.advise(seat, captain, 1, &mut budget).expect("it is asked");
            battle.seal(seat, &advice.expect("a captain").order).expect("legal");
        }
    }
    let again = SHELF.replay(&Record::parse(&battle.record()).expect("a record")).expect("it replays").battle;
    assert_eq!(again.position(), battle.position());
    assert_eq!(again.game().id(), least().id());
    let look = |captain: &str, index: usize| {
        let mut back = LookBack { seed: 1, decision: index as u64, nodes: 64, stop: &mut |_| false };
        battle.assess(captain, &mut back)
    };
    let mut analysis = Analysis::default();
    for index in (0..battle.revealed()).rev() {
        let (written, assessment) = (battle.written(index), look("search", index).expect("a search"));
        assert_eq!(assessment.orders.len(), written.len());
        analysis.add(Finding { written, nodes: 64, assessment });
    }
    let last = battle.revealed() - 1;
    let Demand::Over(outcome) = battle.demand() else { panic!("the battle goes on") };
    let swings = analysis.swings(last, Some(outcome));
    assert_eq!(swings.len(), battle.revealed(), "every decision changes the chances");
    for swing in &swings {
        for side in 0..2 {
            let orders: f64 = swing.orders.iter().map(|cause| cause.gains[side]).sum();
            let gains = orders + swing.guessing[side] + swing.dice[side] + swing.second_thoughts[side];
            assert!((gains - swing.change(side)).abs() < 1e-9, "{swing:?}");
        }
    }
    let end = swings.last().expect("a swing");
    assert!(end.end && end.second_thoughts.iter().all(|one| one.abs() < 1e-9), "the end is certain: {end:?}");
    let change: f64 = swings.iter().map(|swing| swing.change(0)).sum();
    assert!((swings[0].before[0] + change - end.after[0]).abs() < 1e-9, "the changes lead to the result");
    let sums = [0, 1].map(|seat| analysis.summary(Seat(seat), Side(seat), last, Some(outcome)));
    assert!((sums[0].dice.value + sums[1].dice.value).abs() < 1e-9 && sums[0].written > 0);
    let without = sums[0].without_luck.expect("the battle is over").value + sums[0].dice.value;
    assert!((without - end.after[0]).abs() < 1e-9, "luck and the rest are the result");
    let nobody = || NotAssessed::NoCaptain(ANALYST.to_owned());
    assert_eq!(look(ANALYST, 0), Err(nobody()));
    assert_eq!(look("random", 0), Err(NotAssessed::NoSearch("random".to_owned())));
    assert_eq!(look("search", last + 1), Err(NotAssessed::NotRevealed(last + 1)));
}

#[test]
fn what_a_game_does_not_bring_is_told_or_left_out() {
    let game = least();
    assert_eq!(game.captains().iter().map(|(name, _)| *name).collect::<Vec<_>>(), ["random", "search"]);
    assert!(game.features().is_empty() && game.experiments().is_empty() && game.scenarios().is_empty());
    assert!(game.lists().is_none() && game.shipyard().is_none() && game.options().is_empty());
    let flaws = game.open(&Opening::scenario("duel")).err().expect("no scenario is there");
    assert_eq!(flaws[0].what, "no scenario \"duel\"; the game has none, so a scenario file is needed");
    let battle = game.open(&opening(1)).expect("it stands");
    let Demand::Orders(seats) = battle.demand() else { panic!("nobody is asked") };
    let seat = seats.iter().next().expect("a seat");
    assert_eq!(battle.ask(Some(seat)), "Write an order, then seal it.");
    assert_eq!((battle.reach(seat, "A"), battle.threats(seat)), (None, Fact::Null));
    let drawn = battle.drawn(seat, 5);
    assert_eq!(battle.preview(seat, &drawn), Ok(Fact::Null));
    assert_eq!(battle.read(seat, &drawn).expect("it is asked").order, drawn);
    assert!(battle.read(seat, "idle").expect("it is asked").refused.is_empty());
    let arena = game.arena(&opening(1)).expect("it stands");
    assert!(arena.fight(&["search", "random"], 1, &mut Nodes(4)).is_ok());
    assert_eq!(arena.judged(&["random"; 2], 1, &mut Nodes(4)), Err(Broken::NoJudge));
    let rulebook = game.rulebook();
    assert_eq!(rulebook[0].pages.len(), game.clauses().len());
    assert!(rulebook[0].pages.iter().all(|page| page.text.contains("has no page")));
}
