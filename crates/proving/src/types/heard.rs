//! Everything that a game tells, as shapes: views, events and aids of records, examples and battles.

use captains::Budget;
use engine::record::{DiceSource, Record};
use engine::{Demand, Fact, Seat};
use shelf::{AnyBattle, Game, Opening};

use super::shape::Shape;

/// Largest number of decisions of a battle that is played for its facts.
const DECISIONS: usize = 300;
/// Largest number of decisions of a battle that is played for an option.
const WITH_OPTION: usize = 60;
/// The captains that write its orders.
const CAPTAINS: [&str; 2] = ["random", "doctrine"];
/// Number of battles of each captain in each scenario.
const BATTLES: u64 = 2;
/// Number of orders drawn at a decision for previews.
const DRAWN: u64 = 2;

/// The shapes of everything that a game tells.
#[derive(Default)]
pub(super) struct Heard {
    /// The view of a seat or a spectator.
    pub view: Shape,
    /// An event.
    pub told: Shape,
    /// The answer about one piece.
    pub reach: Shape,
    /// The result of an order.
    pub preview: Shape,
    /// The enemies that threaten a seat.
    pub threats: Shape,
}

/// The name of the events among the shapes.
pub(super) const TOLD: &str = "told";

impl Heard {
    /// Returns all shapes by name, in the order in which they are written.
    pub fn all(&self) -> [(&'static str, &Shape); 5] {
        let Self { view, told, reach, preview, threats } = self;
        [("view", view), (TOLD, told), ("reach", reach), ("preview", preview), ("threats", threats)]
    }

    /// Hears a game: its records, the examples of its pages, battles of every scenario, and battles with every option.
    pub fn of(game: &dyn Game, records: &[String]) -> Self {
        let mut heard = Self::default();
        for text in records {
            let record = Record::parse(text).unwrap_or_else(|fault| panic!("{}: {fault}", game.id()));
            let replayed = game.replay(&record).unwrap_or_else(|fault| panic!("{}: {fault}", game.id()));
            heard.hear(&*replayed.battle);
        }
        let pages = game.rulebook().into_iter().flat_map(|section| section.pages);
        for battle in pages.flat_map(|page| page.examples).filter_map(|example| example.play(game).battle) {
            heard.hear(&*battle);
            heard.ask_again(&*battle);
        }
        for file in game.scenarios() {
            for captain in CAPTAINS {
                for seed in 1..=BATTLES {
                    heard.play(game, &Opening::scenario(file.id), captain, seed, DECISIONS);
                }
            }
            for (key, value) in settings(game) {
                let options = vec![(key.to_owned(), value.to_owned())];
                let opening = Opening { options, ..Opening::scenario(file.id) };
                heard.play(game, &opening, CAPTAINS[0], 1, WITH_OPTION);
            }
        }
        heard
    }

    /// Plays a battle by one captain and hears it. Skips a scenario that fixes the option at another value.
    fn play(&mut self, game: &dyn Game, opening: &Opening, captain: &str, seed: u64, most: usize) {
        let Ok(mut battle) = game.open(&Opening { dice: DiceSource::Seed(seed), ..opening.clone() }) else {
            assert!(!opening.options.is_empty(), "{} {} does not open", game.id(), opening.scenario);
            return;
        };
        for decision in 0..most {
            let Demand::Orders(seats) = battle.demand() else { break };
            self.ask_all(&*battle, decision as u64);
            for seat in seats {
                let mut budget = Budget { nodes: 1, stop: &mut || false, crew: None };
                let advice = battle.advise(seat, captain, seed, &mut budget).expect("the seat is asked");
                let order = advice.expect("a captain of every game").order;
                self.preview.see(&battle.preview(seat, &order).expect("the seat is asked"));
                battle.seal(seat, &order).expect("a legal order");
            }
        }
        self.hear(&*battle);
    }

    /// Hears every view and event of a battle, as each seat and a spectator know them.
    fn hear(&mut self, battle: &dyn AnyBattle) {
        for seat in (0..battle.seats()).map(|seat| Some(Seat(seat))).chain([None]) {
            for index in 0..battle.revealed() {
                let turn = battle.revealed_turn(index, seat).expect("a revealed decision");
                turn.get("before").into_iter().for_each(|view| self.view.see(view));
                let Some(Fact::List(told)) = turn.get("told") else { panic!("nothing is told in {turn:?}") };
                for event in told {
                    self.told.see(event);
                }
            }
            self.view.see(&battle.view(battle.revealed(), seat).expect("the present"));
        }
    }

    /// Asks every seat's aids at each decision of a battle, with previews of the orders written there.
    fn ask_again(&mut self, battle: &dyn AnyBattle) {
        for index in 0..=battle.revealed() {
            let then = battle.branch(index, None).expect("a decision of the battle");
            self.ask_all(&*then, index as u64);
            for written in battle.written(index) {
                self.preview.see(&then.preview(written.seat, &written.order).expect("the seat wrote"));
            }
        }
    }

    /// Asks every seat's aids.
    fn ask_all(&mut self, battle: &dyn AnyBattle, seed: u64) {
        if let Demand::Orders(seats) = battle.demand() {
            seats.iter().for_each(|seat| self.ask(battle, seat, seed));
        }
    }

    /// Asks a seat's aids: the threats, each of its pieces, and some of its orders.
    fn ask(&mut self, battle: &dyn AnyBattle, seat: Seat, seed: u64) {
        self.threats.see(&battle.threats(seat));
        let view = battle.view(battle.revealed(), Some(seat)).expect("the present");
        if let Some(Fact::List(pieces)) = view.get("pieces") {
            let names = pieces.iter().filter_map(|piece| match piece.get("name") {
                Some(Fact::Text(name)) => Some(name),
                _ => None,
            });
            for reach in names.filter_map(|name| battle.reach(seat, name)) {
                self.reach.see(&reach);
            }
        }
        let drawn = (0..DRAWN).map(|number| battle.drawn(seat, seed * DRAWN + number));
        for order in drawn.chain([battle.idle(seat)]) {
            self.preview.see(&battle.preview(seat, &order).expect("the seat is asked"));
        }
    }
}

/// Returns every value of every option that is not its default, if its values are words.
fn settings(game: &dyn Game) -> Vec<(&'static str, &'static str)> {
    let of = |option: &'static engine::OptionCard| {
        option.values.iter().filter(|value| **value != option.default).map(|value| (option.key, *value))
    };
    game.options().iter().flat_map(of).collect()
}
