//! Ways: where every option of the flipped card and every card in hand leads.

use arrayvec::ArrayVec;
use engine::{Fact, Seat};
use table::{Point, Vector};

use crate::asteroids::DIFFICULTY;
use crate::cards::{Card, Choice};
use crate::movement::{corners, path};
use crate::orders::Order;
use crate::piloting::{is_crippled, passing, times};
use crate::rules::BlackSkies;
use crate::state::{Element, Name, Phase, State};
use crate::view::View;

/// A card flown one way by one element, carried out alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reach {
    /// The card.
    pub card: Card,
    /// How it is flown.
    pub choice: Choice,
    /// Its difficulty for the lead now, doubled where it is.
    pub difficulty: u8,
    /// Of six faces of the die, how many pass the check.
    pub passing: u8,
    /// The speed penalty.
    pub penalty: u8,
    /// The speed afterwards, penalty taken.
    pub speed: u8,
    /// Where the nose points afterwards, in steps of 60°.
    pub facing: u8,
    /// Whether the element then is in retrograde motion.
    pub retrograde: bool,
    /// The way of each fighter on the table, its start first, and whether it leaves.
    pub paths: Vec<(Name, Vec<Point>, bool)>,
}

/// An element after a maneuver, and how far it has gone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flown {
    /// The legs it has flown, one after the other.
    pub legs: ArrayVec<Vector, 2>,
    /// From where it was to where it is.
    pub by: Vector,
    /// The element, penalty taken.
    pub after: Element,
}

impl Flown {
    /// The corners of the way of a fighter that stood there, its start first.
    pub fn corners(&self, from: Point) -> impl Iterator<Item = Point> {
        corners(from, &self.legs)
    }
}

/// What an element of the battle would be like after a maneuver from any state, check passed.
#[inline]
pub fn fly(rules: &BlackSkies, element: usize, of: &Element, card: Card, choice: Choice) -> Flown {
    let flown = path(rules, of, rules.frame(element).rating, card, choice);
    let mut after = flown.after;
    after.pay(card.cost(choice).1);
    Flown { by: flown.whole(), legs: flown.legs().iter().copied().collect(), after }
}

/// The skill of an element's lead and the difficulty of a maneuver for him at his next flip.
#[inline]
pub fn check_ahead(
    rules: &BlackSkies,
    state: &State,
    element: usize,
    card: Card,
    choice: Choice,
) -> (u8, u8) {
    let lead = state.lead(element);
    // A check that failed in this flip is forgotten at the next: only a crippled lead doubles.
    let times = 1 + u8::from(is_crippled(rules, state, element, lead));
    (rules.skill(element, lead), card.cost(choice).0 * times)
}

/// The skill of a fighter's pilot and the difficulty of a rock on its way at its next flip (BS-6.2).
#[inline]
pub fn rock_ahead(rules: &BlackSkies, state: &State, element: usize, who: usize) -> (u8, u8) {
    let times = 1 + u8::from(is_crippled(rules, state, element, who));
    (rules.skill(element, who), DIFFICULTY * times)
}

/// A card flown one way.
pub fn carry_out(rules: &BlackSkies, state: &State, element: usize, card: Card, choice: Choice) -> Reach {
    let flown = fly(rules, element, &state.elements[element], card, choice);
    let Element { penalty, speed, facing, retrograde, .. } = flown.after;
    let (skill, difficulty) = check_ahead(rules, state, element, card, choice);
    let one = |who: usize| {
        let corners: Vec<Point> = flown.corners(state.pilots[element][who].at).collect();
        let leaves = corners.last().is_some_and(|end| !rules.area.holds(*end));
        (rules.name(element, who), corners, leaves)
    };
    let there = |who: &usize| state.pilots[element][*who].in_play();
    Reach {
        card,
        choice,
        difficulty,
        passing: passing(skill, difficulty),
        penalty,
        speed,
        facing,
        retrograde,
        paths: [0, 1].into_iter().filter(there).map(one).collect(),
    }
}

/// What the card being flown may be flown as.
pub fn choices(rules: &BlackSkies, state: &State, element: usize) -> Vec<Choice> {
    let retrograde = state.elements[element].retrograde;
    let of = |card: Card| card.choices(rules.frame(element).rating, retrograde).into_iter().collect();
    state.card().map_or_else(Vec::new, of)
}

/// Every way to fly one card.
pub fn ways(rules: &BlackSkies, state: &State, element: usize, card: Card) -> Vec<Reach> {
    let choices = card.choices(rules.frame(element).rating, state.elements[element].retrograde);
    choices.into_iter().map(|choice| carry_out(rules, state, element, card, choice)).collect()
}

/// Of six faces of the die, how many let the wingman of the element being flown pass his own check.
pub fn wingman_passes(rules: &BlackSkies, state: &State, element: usize) -> u8 {
    let difficulty = state.card().map_or(0, |card| card.cost(state.choice).0);
    passing(rules.skill(element, 1), difficulty * times(rules, state, element, 1))
}

/// Every option of the flipped card, or of each card in hand where none of the element is to be chosen now; none if the
/// seat has no such element.
pub fn open_ways(rules: &BlackSkies, view: &View, seat: Seat, element: usize) -> Option<Vec<Reach>> {
    let state = &view.position;
    if element >= state.elements.len() || rules.side_of(element) != seat.index() || !state.is_in_play(element)
    {
        return None;
    }
    let retrograde = state.elements[element].retrograde;
    if state.phase == Phase::Option && state.flown() == Some(element) {
        return state.card().map(|card| ways(rules, state, element, card));
    }
    Some(
        rules.frame(element).cards[usize::from(retrograde)]
            .iter()
            .flat_map(|card| ways(rules, state, element, *card))
            .collect(),
    )
}

impl Reach {
    /// The order that chooses this: the option of a flipped card, or the next card.
    pub fn text(&self, flipped: bool) -> String {
        if flipped { Order::Fly(self.choice).to_string() } else { Order::Next(self.card).to_string() }
    }

    /// It as plain data.
    pub fn describe(&self, flipped: bool) -> Fact {
        let end = self.paths.first().and_then(|(_, path, _)| path.last().copied()).unwrap_or_default();
        let path = |(name, path, leaves): &(Name, Vec<Point>, bool)| {
            Fact::map([
                ("piece", Fact::text(name.to_string())),
                ("path", Fact::list(path, |p| Fact::point(*p))),
                ("leaves", Fact::Bool(*leaves)),
            ])
        };
        Fact::map([
            ("text", Fact::text(self.text(flipped))),
            ("kind", Fact::text(if flipped { "option" } else { "card" })),
            ("card", Fact::text(self.card.name())),
            ("maneuver", Fact::text(self.choice.of_card(self.card))),
            ("clause", Fact::text(self.card.clause().0)),
            ("difficulty", Fact::int(self.difficulty)),
            ("passing", Fact::int(self.passing)),
            ("penalty", Fact::int(self.penalty)),
            ("speed", Fact::int(self.speed)),
            ("heading", Fact::int(i32::from(self.facing) * 60)),
            ("retrograde", Fact::Bool(self.retrograde)),
            ("x", Fact::int(end.x)),
            ("y", Fact::int(end.y)),
            ("leaves", Fact::Bool(self.paths.iter().all(|(_, _, leaves)| *leaves))),
            ("paths", Fact::list(&self.paths, path)),
        ])
    }
}
