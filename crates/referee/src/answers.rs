//! Answers as plain data: status, games, readings and advice.

use captains::Advice;
use engine::replay::Sentences;
use engine::{Demand, Describe, Fact, Reading, Seat, Seats, Side, Wanted};
use shelf::{AnyBattle, Game};

fn numbers(seats: Seats) -> Fact {
    Fact::list(seats.iter(), |seat| Fact::int(seat.number()))
}

/// Returns the status of a battle.
pub(crate) fn status(number: u32, battle: &dyn AnyBattle) -> Fact {
    let header = battle.header();
    let demand = match battle.demand() {
        Demand::Orders(seats) => seats,
        Demand::Over(_) => Seats::NONE,
    };
    let over = battle.outcome();
    let ask = if over == Fact::Null { battle.ask(None) } else { "The battle is over.".to_owned() };
    Fact::map([
        ("battle", Fact::int(number)),
        ("game", Fact::text(&header.game)),
        ("scenario", Fact::text(&header.scenario)),
        ("title", Fact::text(&battle.card().title)),
        ("turn", Fact::int(battle.turn())),
        ("demand", numbers(demand)),
        ("sealed", numbers(battle.sealed())),
        ("wants", Fact::maybe(battle.wanted(), |wanted| wants(battle.game(), wanted))),
        ("ask", Fact::Text(ask)),
        ("decisions", Fact::int(battle.revealed() as i64)),
        ("over", over),
        ("agreed", numbers(battle.agreed())),
        ("names", Fact::texts(header.names.clone())),
        ("sides", Fact::texts(battle.card().sides.clone())),
        ("goals", Fact::texts(goals(battle))),
        ("options", Fact::list(&header.options, |(key, value)| Fact::texts([key.clone(), value.clone()]))),
        ("limit", Fact::int(battle.limit())),
    ])
}

/// Returns how each side wins, in the order of the sides; none if the game does not tell it.
fn goals(battle: &dyn AnyBattle) -> Vec<String> {
    let goals = (0..battle.card().sides.len()).map(|side| battle.goal(Side(side as u8)));
    goals.filter(|goal| !goal.is_empty()).collect()
}

/// Returns the next die that people must roll for the sealed orders, and its purpose.
fn wants(game: &dyn Game, wanted: &Wanted) -> Fact {
    let title = game.clauses().iter().find(|row| row.clause == wanted.why).map_or("", |row| row.title);
    Fact::map([
        ("faces", Fact::int(wanted.faces)),
        ("at_least", Fact::int(wanted.least)),
        ("clause", Fact::text(wanted.why.0)),
        ("for", Fact::text(title)),
        ("after", Fact::maybe(wanted.after.as_ref(), Fact::text)),
        ("typed", Fact::list(&wanted.typed, |face| Fact::int(*face))),
        ("dropped", Fact::list(&wanted.dropped, |face| Fact::int(*face))),
    ])
}

/// Returns a game's entry in the list of games.
pub(crate) fn game(game: &dyn Game) -> Fact {
    let scenarios = Fact::list(game.scenarios(), |file| {
        let card = game.card(file.id).unwrap_or_default();
        Fact::map([
            ("id", Fact::text(file.id)),
            ("title", Fact::text(card.title)),
            ("brief", Fact::text(card.brief)),
            ("seats", Fact::int(card.seats)),
            ("sides", Fact::texts(card.sides)),
            ("fixed", Fact::list(card.fixed, |(key, value)| Fact::texts([key, value]))),
            ("form", Fact::text(file.form.name())),
            ("even", Fact::maybe(file.form.beside(), Fact::text)),
            ("teaches", Fact::maybe(file.teaches, Fact::text)),
            ("measured", Fact::maybe(card.measured, Fact::text)),
        ])
    });
    let options = Fact::list(game.options(), |option| {
        let values = (!option.values.is_empty()).then_some(option.values);
        Fact::map([
            ("key", Fact::text(option.key)),
            ("clause", Fact::text(option.clause.0)),
            ("about", Fact::text(option.about)),
            ("default", Fact::text(option.default)),
            ("values", Fact::maybe(values, |v| Fact::texts(v.iter().copied()))),
        ])
    });
    let captains = Fact::list(game.captains(), |(name, about)| {
        Fact::map([
            ("id", Fact::text(name)),
            ("title", Fact::text(titled(name))),
            ("about", Fact::text(about)),
        ])
    });
    Fact::map([
        ("id", Fact::text(game.id())),
        ("title", Fact::text(game.title())),
        ("line", Fact::text(game.line())),
        ("scenarios", scenarios),
        ("options", options),
        ("captains", captains),
        ("flavour", Fact::text(game.flavour())),
    ])
}

fn titled(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// Returns the comparison of an opened record's sentences with those of this program.
pub(crate) fn sentences(sentences: &Sentences) -> Fact {
    match sentences {
        Sentences::Compared { number, reworded } => Fact::map([
            ("compared", Fact::int(*number as i64)),
            ("reworded", Fact::int(reworded.len() as i64)),
            ("first", Fact::maybe(reworded.first(), |first| Fact::text(first.to_string()))),
        ]),
        Sentences::NotCompared { found, own } => Fact::map([
            ("compared", Fact::Null),
            ("wording", Fact::text(found.to_string())),
            ("own", Fact::text(own.to_string())),
        ]),
    }
}

/// Returns a typed order as the battle understood it.
pub(crate) fn reading(reading: &Reading<String>) -> Fact {
    Fact::map([
        ("order", Fact::text(&reading.order)),
        ("refused", Fact::list(&reading.refused, Describe::describe)),
        ("ignored", Fact::list(&reading.ignored, Describe::describe)),
    ])
}

/// Returns a captain's advice with the reasons for each order; shares and values are in thousandths.
pub(crate) fn advice(battle: &dyn AnyBattle, seat: Seat, advice: &Advice<String>) -> Fact {
    let reasons = |order: &str| Fact::List(battle.reasons(battle.revealed(), seat, order));
    let thousandths = |share: f64| Fact::int((share.clamp(0.0, 1.0) * 1000.0) as i64);
    Fact::map([
        ("order", Fact::text(&advice.order)),
        ("reasons", reasons(&advice.order)),
        (
            "thought",
            Fact::list(&advice.thought, |t| {
                Fact::map([
                    ("order", Fact::text(&t.order)),
                    ("share", thousandths(t.share)),
                    ("value", thousandths(t.value)),
                    ("reasons", reasons(&t.order)),
                ])
            }),
        ),
    ])
}
