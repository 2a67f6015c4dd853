//! Aids for players: legal orders, previews of orders, and weapons that bear. They read views and decide nothing.

mod cards;
mod odds;
mod parts;
mod sights;
mod ways;

use engine::{Aids, Describe, Fact, Seat, Space};
use table::Vector;

use crate::cards::{Card, FASTEST};
use crate::catalogue;
use crate::orders::{Entry, Order};
use crate::rules::BlackSkies;
use crate::seat::OrderSpace;
use crate::setup::APART;
use crate::state::{Phase, State};
use crate::view::View;

pub use crate::handicap::weakened;
pub use odds::{odds, odds_of};
pub use sights::{Bearing, bearings, bearings_after, weapons_left};
pub use ways::{Flown, Reach, carry_out, check_ahead, choices, fly, open_ways, rock_ahead, wingman_passes};

impl Aids for BlackSkies {
    /// Accepts the name of a fighter, of an element, or of the coin.
    fn reach(&self, view: &View, seat: Seat, piece: &str) -> Option<Fact> {
        let state = &view.position;
        if state.phase == Phase::Toss && piece.trim().eq_ignore_ascii_case("coin") {
            let toss = said(&Order::Toss, "set-up", catalogue::WHO_DEPLOYS_FIRST);
            return Some(Fact::map([("piece", Fact::text("COIN")), ("actions", Fact::List(vec![toss]))]));
        }
        let element = element_of(self, seat, piece).filter(|e| self.side_of(*e) == seat.index())?;
        let all = open_ways(self, view, seat, element).unwrap_or_default();
        let flipped = state.flown() == Some(element) && state.phase == Phase::Option;
        let fighters = [0, 1].into_iter().filter(|who| state.pilots()[element][*who].in_play());
        let actions = set_actions(self, state, (seat, element), piece)
            .unwrap_or_else(|| all.iter().map(|reach| reach.describe(flipped)).collect());
        Some(Fact::map([
            ("piece", Fact::text(piece.trim().to_uppercase())),
            ("element", Fact::shown(self.element_name(element))),
            ("apart", Fact::int(APART.in_thousandths())),
            ("actions", Fact::List(actions)),
            ("ways", Fact::list(&all, |reach| cards::describe(self, state, element, reach, flipped))),
            ("cards", cards::cards(self, state, element)),
            ("fire", Fact::list(fighters, |who| sights::aims(self, state, (element, who)))),
        ]))
    }

    fn preview(&self, view: &View, seat: Seat, order: &Order) -> Fact {
        let state = &view.position;
        let flown = state.flown();
        let mut entries = vec![
            ("order", Fact::text(order.to_string())),
            ("part", parts::part(self, state, seat.index().min(1), order)),
        ];
        let ways = match (order, flown, state.card()) {
            (Order::Fly(choice), Some(element), Some(card)) => {
                vec![carry_out(self, state, element, card, *choice)]
            }
            (Order::Next(card), Some(element), _) => ways::ways(self, state, element, *card),
            _ => Vec::new(),
        };
        let flipped = matches!(order, Order::Fly(_));
        let way = |reach| cards::describe(self, state, flown.unwrap_or_default(), reach, flipped);
        entries.push(("ways", Fact::list(&ways, way)));
        let pieces = ways.first().filter(|_| flipped).map_or(&[][..], |reach| &reach.paths[..]);
        entries.push((
            "pieces",
            Fact::list(pieces, |(name, path, leaves)| {
                let end = path.last().copied().unwrap_or_default();
                Fact::map([
                    ("name", Fact::text(name.to_string())),
                    ("x", Fact::int(end.x)),
                    ("y", Fact::int(end.y)),
                    ("path", Fact::list(path, |p| Fact::point(*p))),
                    ("leaves", Fact::Bool(*leaves)),
                ])
            }),
        ));
        if let Some(odds) = odds_of(self, state, order) {
            entries.push(("odds", odds.describe()));
        }
        if let (Order::Check(true), Some(element)) = (order, flown) {
            entries.push(("passing", Fact::int(wingman_passes(self, state, element))));
        }
        Fact::Map(entries)
    }

    /// Lists, for each fighter of the seat, the enemies that bear on it, and all bearings of both sides with their
    /// odds.
    fn threats(&self, view: &View, seat: Seat) -> Fact {
        let all = bearings(self, &view.position);
        let own = |side: u8| usize::from(side) == seat.index();
        let mut threats = Vec::new();
        for (element, who) in self.wing(seat.index().min(1)).flat_map(|e| [(e, 0), (e, 1)]) {
            if !view.position.pilots()[element][who].in_play() {
                continue;
            }
            let name = self.name(element, who);
            let from = all.iter().filter(|b| b.target == name).map(|b| b.fighter.to_string());
            threats.push(Fact::map([("piece", Fact::text(name.to_string())), ("from", Fact::texts(from))]));
        }
        let bearings = all.iter().filter(|b| own(b.fighter.side));
        let against = all.iter().filter(|b| !own(b.fighter.side));
        Fact::map([
            ("threats", Fact::List(threats)),
            ("bearings", Fact::list(bearings, Bearing::describe)),
            ("against", Fact::list(against, Bearing::describe)),
        ])
    }
}

/// Describes a whole order as an action.
fn said(order: &Order, kind: &'static str, about: &str) -> Fact {
    Fact::map([
        ("text", Fact::text(order.to_string())),
        ("kind", Fact::text(kind)),
        ("about", Fact::text(about)),
    ])
}

/// Returns the element that a fighter's or an element's name means. Without a side's letter it is the seat's own
/// element.
fn element_of(rules: &BlackSkies, seat: Seat, name: &str) -> Option<usize> {
    if let Some(fighter) = BlackSkies::read_name(name) {
        return rules.find(fighter).map(|(element, _)| element);
    }
    let element = BlackSkies::read_element(name, seat.0)?;
    let wing = rules.wing(usize::from(element.side));
    let at = wing.start + usize::from(element.number);
    wing.contains(&at).then_some(at)
}

/// Returns the actions of an element in a phase that asks it for no card and no option; `None` otherwise.
fn set_actions(
    rules: &BlackSkies,
    state: &State,
    (seat, element): (Seat, usize),
    piece: &str,
) -> Option<Vec<Fact>> {
    let flown = state.flown() == Some(element);
    Some(match state.phase {
        Phase::Toss | Phase::Over => Vec::new(),
        Phase::Deploy | Phase::Decks => first_orders(rules, state, seat, element)
            .iter()
            .map(|(order, about)| said(order, "set-up", about))
            .collect(),
        Phase::Check if flown => {
            let about = match wingman_passes(rules, state, element) {
                1 => catalogue::ONE_FACE_PASSES.to_owned(),
                faces => catalogue::faces_pass(faces),
            };
            vec![
                said(&Order::Check(true), "check", &about),
                said(&Order::Check(false), "check", catalogue::NO_FIRE),
            ]
        }
        Phase::Fire if flown => {
            let named = BlackSkies::read_name(piece);
            let fires = |b: &&Bearing| {
                let of = rules.find(b.fighter).filter(|(e, _)| *e == element);
                let ready = of.is_some_and(|(e, who)| !state.pilots()[e][who].done);
                ready && named.is_none_or(|name| name == b.fighter)
            };
            let all = bearings(rules, state);
            let mut actions: Vec<Fact> = all.iter().filter(fires).map(Bearing::describe).collect();
            actions.push(said(&Order::Hold, "hold", catalogue::NO_MORE_FIRE));
            actions
        }
        _ => return None,
    })
}

/// Returns orders of the set-up that concern one element: one place to deploy it, or the deck with each of its cards.
pub fn first_orders(rules: &BlackSkies, state: &State, seat: Seat, element: usize) -> Vec<(Order, String)> {
    let space = OrderSpace::of(rules, state, seat);
    let number = rules.element_name(element).number;
    match (state.phase, space.idle()) {
        (Phase::Deploy, Order::Deploy { element: first, lead, wing }) => {
            let shift = i32::from(number) - i32::from(first);
            let by = Vector { x: shift * 4000, y: 0 };
            let order = Order::Deploy { element: number, lead: lead + by, wing: wing.map(|wing| wing + by) };
            let waits = space.check(&order).is_ok();
            let about = catalogue::OR_ANY_OTHER_PLACE.to_owned();
            if waits { vec![(order, about)] } else { Vec::new() }
        }
        (Phase::Decks, Order::Deck(plain)) => {
            let with = |card: &Card| {
                let mut entries = plain;
                for entry in &mut entries {
                    if let Entry::Card { element, card: of, .. } = entry
                        && *element == number
                    {
                        *of = *card;
                    }
                }
                (Order::Deck(entries), catalogue::or_any_other_order(FASTEST))
            };
            space.cards(element).iter().map(with).collect()
        }
        _ => Vec::new(),
    }
}
