//! Aids for players of *Black Skies*, as plain data: what may be ordered, what an order comes to, who bears on whom.

use engine::{Describe, Fact, Seat};
use rules_black_skies::setup::APART;
use rules_black_skies::{BlackSkies, Order, Phase, View, plotting, sights};

/// An order that stands for itself, as an action.
fn said(order: &Order, kind: &'static str, about: &str) -> Fact {
    Fact::map([
        ("text", Fact::text(order.to_string())),
        ("kind", Fact::text(kind)),
        ("about", Fact::text(about)),
    ])
}

/// The element that a name of a fighter or an element means; without a letter it is the seat's own.
fn element_of(rules: &BlackSkies, seat: Seat, name: &str) -> Option<usize> {
    if let Some(fighter) = BlackSkies::read_name(name) {
        return rules.find(fighter).map(|(element, _)| element);
    }
    let element = BlackSkies::read_element(name, seat.0)?;
    let wing = rules.wing(usize::from(element.side));
    let at = wing.start + usize::from(element.number);
    wing.contains(&at).then_some(at)
}

/// What a fighter, an element or the coin may be ordered now; none if the seat has no such piece.
pub(super) fn reach(rules: &BlackSkies, view: &View, seat: Seat, piece: &str) -> Option<Fact> {
    let state = &view.position;
    if state.phase == Phase::Toss && piece.trim().eq_ignore_ascii_case("coin") {
        let toss = said(&Order::Toss, "set-up", "who deploys first");
        return Some(Fact::map([("piece", Fact::text("COIN")), ("actions", Fact::List(vec![toss]))]));
    }
    let element = element_of(rules, seat, piece).filter(|e| rules.side_of(*e) == seat.index())?;
    let flown = state.flown() == Some(element);
    let ways = |flipped: bool| {
        let all = plotting::reach(rules, view, seat, element).unwrap_or_default();
        all.iter().map(|reach| reach.describe(flipped)).collect::<Vec<_>>()
    };
    let actions = match state.phase {
        Phase::Toss | Phase::Over => Vec::new(),
        Phase::Deploy | Phase::Decks => plotting::first_orders(rules, state, seat, element)
            .iter()
            .map(|(order, about)| said(order, "set-up", about))
            .collect(),
        Phase::Check if flown => {
            let about = match plotting::wingman_passes(rules, state, element) {
                1 => "1 face of 6 passes".to_owned(),
                faces => format!("{faces} faces of 6 pass"),
            };
            vec![said(&Order::Check(true), "check", &about), said(&Order::Check(false), "check", "no fire")]
        }
        Phase::Fire if flown => {
            let named = BlackSkies::read_name(piece);
            let fires = |b: &&plotting::Bearing| {
                let of = rules.find(b.fighter).filter(|(e, _)| *e == element);
                let ready = of.is_some_and(|(e, who)| !state.pilots()[e][who].done);
                ready && named.is_none_or(|name| name == b.fighter)
            };
            let all = plotting::bearings(rules, state);
            let mut actions: Vec<Fact> = all.iter().filter(fires).map(plotting::Bearing::describe).collect();
            actions.push(said(&Order::Hold, "hold", "no more fire in this flip"));
            actions
        }
        Phase::Option if flown => ways(true),
        _ => ways(false),
    };
    let all = plotting::reach(rules, view, seat, element).unwrap_or_default();
    let flipped = flown && state.phase == Phase::Option;
    let fighters = [0, 1].into_iter().filter(|who| state.pilots()[element][*who].in_play());
    Some(Fact::map([
        ("piece", Fact::text(piece.trim().to_uppercase())),
        ("element", Fact::text(rules.element_name(element).to_string())),
        ("apart", Fact::int(APART.in_thousandths())),
        ("actions", Fact::List(actions)),
        ("ways", Fact::list(&all, |reach| sights::describe(rules, state, element, reach, flipped))),
        ("cards", sights::cards(rules, state, element)),
        ("fire", Fact::list(fighters, |who| sights::aims(rules, state, (element, who)))),
    ]))
}

/// An order carried out alone.
pub(super) fn preview(rules: &BlackSkies, view: &View, seat: Seat, order: &Order) -> Fact {
    let state = &view.position;
    let flown = state.flown();
    let mut entries = vec![
        ("order", Fact::text(order.to_string())),
        ("part", sights::part(rules, state, seat.index().min(1), order)),
    ];
    let ways = match (order, flown, state.card()) {
        (Order::Fly(choice), Some(element), Some(card)) => {
            vec![plotting::carry_out(rules, state, element, card, *choice)]
        }
        (Order::Next(card), Some(element), _) => plotting::ways(rules, state, element, *card),
        _ => Vec::new(),
    };
    let flipped = matches!(order, Order::Fly(_));
    let way = |reach| sights::describe(rules, state, flown.unwrap_or_default(), reach, flipped);
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
    if let Some(odds) = plotting::odds_of(rules, state, order) {
        entries.push(("odds", odds.describe()));
    }
    if let (Order::Check(true), Some(element)) = (order, flown) {
        entries.push(("passing", Fact::int(plotting::wingman_passes(rules, state, element))));
    }
    Fact::Map(entries)
}

/// Which enemies bear on the fighters of a seat, and who bears on whom with what odds.
pub(super) fn threats(rules: &BlackSkies, view: &View, seat: Seat) -> Fact {
    let all = plotting::bearings(rules, &view.position);
    let own = |side: u8| usize::from(side) == seat.index();
    let mut threats = Vec::new();
    for (element, who) in rules.wing(seat.index().min(1)).flat_map(|e| [(e, 0), (e, 1)]) {
        if !view.position.pilots()[element][who].in_play() {
            continue;
        }
        let name = rules.name(element, who);
        let from = all.iter().filter(|b| b.target == name).map(|b| b.fighter.to_string());
        threats.push(Fact::map([("piece", Fact::text(name.to_string())), ("from", Fact::texts(from))]));
    }
    let bearings = all.iter().filter(|b| own(b.fighter.side));
    let against = all.iter().filter(|b| !own(b.fighter.side));
    Fact::map([
        ("threats", Fact::List(threats)),
        ("bearings", Fact::list(bearings, plotting::Bearing::describe)),
        ("against", Fact::list(against, plotting::Bearing::describe)),
    ])
}
