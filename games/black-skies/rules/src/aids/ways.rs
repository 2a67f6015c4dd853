//! Results of each option of the flipped card and of each card in hand.

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

/// Result of one element flying a card with one choice, while all others stay where they are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reach {
    /// The card.
    pub card: Card,
    /// Option chosen for the card.
    pub choice: Choice,
    /// Difficulty for the lead now; doubled if his fighter is crippled.
    pub difficulty: u8,
    /// Number of faces, out of six, that pass the check.
    pub passing: u8,
    /// The speed penalty.
    pub penalty: u8,
    /// Speed afterwards, less the penalty.
    pub speed: u8,
    /// Heading of the nose afterwards, in steps of 60°.
    pub facing: u8,
    /// `true` if the element is then in retrograde motion.
    pub retrograde: bool,
    /// Path of each fighter on the table, its start first; `true` if the path ends off the table.
    pub paths: Vec<(Name, Vec<Point>, bool)>,
}

/// An element after a maneuver, and its displacement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flown {
    /// Legs of the maneuver, in order.
    pub legs: ArrayVec<Vector, 2>,
    /// Displacement from start to end.
    pub by: Vector,
    /// Element afterwards, with the penalty paid.
    pub after: Element,
}

impl Flown {
    /// Returns the vertices of the path of a fighter that starts at `from`; the start comes first.
    pub fn corners(&self, from: Point) -> impl Iterator<Item = Point> {
        corners(from, &self.legs)
    }
}

/// Returns the element after a maneuver that starts in the state `of`, if the check is passed.
#[inline]
pub fn fly(rules: &BlackSkies, element: usize, of: &Element, card: Card, choice: Choice) -> Flown {
    let flown = path(rules, of, rules.frame(element).rating, card, choice);
    let mut after = flown.after;
    after.pay(card.cost(choice).1);
    Flown { by: flown.whole(), legs: flown.legs().iter().copied().collect(), after }
}

/// Returns the skill of an element's lead, and the difficulty of a maneuver for him at his next flip.
#[inline]
pub fn check_ahead(
    rules: &BlackSkies,
    state: &State,
    element: usize,
    card: Card,
    choice: Choice,
) -> (u8, u8) {
    let lead = state.lead(element);
    // A check failed in this flip does not count at the next: only a crippled lead doubles the difficulty.
    let times = 1 + u8::from(is_crippled(rules, state, element, lead));
    (rules.skill(element, lead), card.cost(choice).0 * times)
}

/// Returns the skill of a fighter's pilot, and the difficulty of a rock on his path at his next flip (BS-6.2).
#[inline]
pub fn rock_ahead(rules: &BlackSkies, state: &State, element: usize, who: usize) -> (u8, u8) {
    let times = 1 + u8::from(is_crippled(rules, state, element, who));
    (rules.skill(element, who), DIFFICULTY * times)
}

/// Returns the result of one choice of a card.
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

/// Returns the choices of the card being flown.
pub fn choices(rules: &BlackSkies, state: &State, element: usize) -> Vec<Choice> {
    let retrograde = state.elements[element].retrograde;
    let of = |card: Card| card.choices(rules.frame(element).rating, retrograde).into_iter().collect();
    state.card().map_or_else(Vec::new, of)
}

/// Returns the result of every choice of a card.
pub fn ways(rules: &BlackSkies, state: &State, element: usize, card: Card) -> Vec<Reach> {
    let choices = card.choices(rules.frame(element).rating, state.elements[element].retrograde);
    choices.into_iter().map(|choice| carry_out(rules, state, element, card, choice)).collect()
}

/// Counts the faces, out of six, that pass the wingman's own check for the maneuver being flown.
pub fn wingman_passes(rules: &BlackSkies, state: &State, element: usize) -> u8 {
    let difficulty = state.card().map_or(0, |card| card.cost(state.choice).0);
    passing(rules.skill(element, 1), difficulty * times(rules, state, element, 1))
}

/// Returns the results of the flipped card's choices, or of all cards in hand if the element has no choice to make now.
/// Returns `None` if the seat has no such element in play.
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
    /// Returns the order for this result: the option of a flipped card, or the next card.
    pub fn text(&self, flipped: bool) -> String {
        if flipped { Order::Fly(self.choice).to_string() } else { Order::Next(self.card).to_string() }
    }

    /// Describes the result as plain data.
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
