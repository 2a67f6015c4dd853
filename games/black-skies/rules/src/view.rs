//! The view of a seat: everything except face-down cards and unflipped elements in other decks (BS-3.3).

use arrayvec::ArrayVec;
use engine::{Fact, Seat, Seeded};
use table::Length;

use crate::catalogue;
use crate::deployment::Strip;
use crate::fire::usable;
use crate::piloting::is_crippled;
use crate::rules::BlackSkies;
use crate::ships::ARCS;
use crate::state::{ELEMENTS, PASS, Phase, Place, Slot, State, UNKNOWN};
use crate::turn;

/// Knowledge of one seat, or of a spectator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Seat whose view it is; `None` for a spectator.
    pub seat: Option<Seat>,
    /// The position. In the decks of others, face-down cards are missing, and elements not yet flipped are [`UNKNOWN`].
    pub position: State,
}

pub(crate) fn view(state: &State, seat: Option<Seat>) -> View {
    let mut position = state.clone();
    let flying = state.flown().is_some();
    for side in 0..2 {
        if seat.is_some_and(|seat| seat.index() == side) {
            continue;
        }
        for (place, slot) in position.decks[side].iter_mut().enumerate() {
            if !slot.known {
                slot.element = UNKNOWN;
            }
            let open = flying && place == 0 && usize::from(state.side) == side;
            if !open {
                slot.card = None;
            }
        }
    }
    View { seat, position }
}

/// Fills in hidden cards at random: elements and placeholders not yet flipped in any order, each with any card it can
/// fly.
pub(crate) fn imagine(rules: &BlackSkies, view: &View, rng: &mut Seeded) -> State {
    let mut state = view.position.clone();
    for side in 0..2 {
        let mut deck = state.decks[side].clone();
        let lies = |deck: &[Slot], e: usize| deck.iter().any(|slot| usize::from(slot.element) == e);
        let unseen = rules.wing(side).filter(|e| state.is_in_play(*e) && !lies(&deck, *e));
        let mut hidden: ArrayVec<u8, ELEMENTS> = unseen.map(|e| e as u8).collect();
        let unknown = deck.iter().filter(|slot| slot.element == UNKNOWN).count();
        while hidden.len() < unknown {
            hidden.push(PASS);
        }
        rng.shuffle(&mut hidden);
        for slot in &mut deck {
            if slot.element == UNKNOWN {
                slot.element = hidden.pop().unwrap_or(PASS);
            }
            if slot.element != PASS && slot.card.is_none() {
                let element = usize::from(slot.element);
                let retrograde = state.elements[element].retrograde;
                slot.card = Some(*rng.pick(&rules.frame(element).cards[usize::from(retrograde)]));
            }
        }
        state.decks[side] = deck;
    }
    state
}

/// Returns the word for a phase.
pub(crate) const fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Toss => "toss",
        Phase::Deploy => "deploy",
        Phase::Decks => "decks",
        Phase::Option => "option",
        Phase::Check => "check",
        Phase::Fire => "fire",
        Phase::Next => "next",
        Phase::Over => "over",
    }
}

/// Returns the word for the place of a fighter.
pub(crate) const fn place_name(place: Place) -> &'static str {
    match place {
        Place::Absent => "absent",
        Place::Waiting => "waiting",
        Place::Table => "table",
        Place::Destroyed => "destroyed",
        Place::Left => "left",
    }
}

fn text(item: impl std::fmt::Display) -> Fact {
    Fact::text(item.to_string())
}

/// Describes the view as plain data, with the table in words for those who cannot see it.
pub(crate) fn describe(rules: &BlackSkies, view: &View) -> Fact {
    facts(rules, view).with([("spoken", Fact::texts(spoken(rules, &view.position)))])
}

/// Describes the view as plain data, without the table in words.
pub(crate) fn facts(rules: &BlackSkies, view: &View) -> Fact {
    let state = &view.position;
    let there = |(e, who): &(usize, usize)| state.pilots[*e][*who].place != Place::Absent;
    let fighters = (0..state.elements.len()).flat_map(|e| [(e, 0), (e, 1)]).filter(there);
    let hull = turn::hulls(rules, state);
    let length = |l: Length| Fact::int(l.in_thousandths());
    Fact::map([
        ("turn", Fact::int(turn::round(rules, state))),
        ("phase", Fact::text(phase_name(state.phase))),
        ("flips", Fact::int(state.flips)),
        ("writes", Fact::int(state.side + 1)),
        // The players take turns (BS-3.1): the other side flips after the card being flown.
        ("follows", Fact::maybe(state.flown(), |_| Fact::int(2 - state.side))),
        ("table", Fact::map([("width", length(rules.area.width)), ("height", length(rules.area.height))])),
        (
            "rocks",
            Fact::list(&rules.rocks, |rock| {
                Fact::map([
                    ("x", Fact::int(rock.at.x)),
                    ("y", Fact::int(rock.at.y)),
                    ("radius", length(rock.radius)),
                ])
            }),
        ),
        ("pieces", Fact::list(fighters, |(e, who)| describe_fighter(rules, state, e, who))),
        ("elements", Fact::list(0..state.elements.len(), |e| describe_element(rules, state, e))),
        (
            "flown",
            Fact::maybe(state.flown(), |e| {
                Fact::map([
                    ("element", text(rules.element_name(e))),
                    ("card", Fact::maybe(state.card(), text)),
                    ("maneuver", Fact::maybe(state.card(), |card| Fact::text(state.choice.of_card(card)))),
                ])
            }),
        ),
        (
            "sides",
            Fact::list([0, 1], |side: usize| {
                let strip = Strip::of(&rules.area, &rules.zones[side]);
                Fact::map([
                    ("hull", Fact::int(hull[side])),
                    ("zone", Fact::list([strip.low, strip.high], Fact::point)),
                    ("deck", Fact::list(&state.decks[side], |slot| describe_slot(rules, slot))),
                ])
            }),
        ),
    ])
}

fn describe_slot(rules: &BlackSkies, slot: &Slot) -> Fact {
    let named = usize::from(slot.element) < rules.squads.len();
    let kind = match slot.element {
        PASS => "placeholder",
        UNKNOWN => "hidden",
        _ => "card",
    };
    Fact::map([
        ("kind", Fact::text(kind)),
        ("element", Fact::maybe(named.then_some(slot.element), |e| text(rules.element_name(usize::from(e))))),
        ("card", Fact::maybe(slot.card, text)),
        ("known", Fact::Bool(slot.known)),
    ])
}

fn describe_fighter(rules: &BlackSkies, state: &State, element: usize, who: usize) -> Fact {
    let (pilot, of) = (&state.pilots[element][who], &state.elements[element]);
    let (kind, frame) = (rules.kind(element), rules.frame(element));
    let side = rules.side_of(element);
    let left = usable(rules, state, (element, who));
    let weapon = |i: usize| {
        let mounted = &frame.weapons[i];
        let named = rules.weapons.iter().find(|w| w.id == kind.weapons[i]);
        let arcs = (0..6).filter(|a| mounted.arcs >> a & 1 == 1).map(|a| ARCS[a]);
        Fact::map([
            ("name", text(mounted.label)),
            ("title", Fact::maybe(named, |w| Fact::text(&w.name))),
            ("arcs", Fact::texts(arcs)),
            ("rate", Fact::int(mounted.rate)),
            ("range", Fact::maybe(named, |w| Fact::list(w.range, |l| Fact::int(l.in_thousandths())))),
            ("damage", Fact::int(mounted.damage)),
            ("once", Fact::Bool(mounted.once)),
            ("spent", Fact::Bool(left >> i & 1 == 0)),
            ("ours", Fact::Bool(named.is_some_and(|w| w.ours))),
        ])
    };
    Fact::map([
        ("name", text(rules.name(element, who))),
        ("kind", Fact::text("fighter")),
        ("seat", Fact::int(side as u8 + 1)),
        ("side", Fact::int(side as u8 + 1)),
        ("x", Fact::int(pilot.at.x)),
        ("y", Fact::int(pilot.at.y)),
        ("heading", Fact::int(i32::from(of.facing) * 60)),
        ("radius", Fact::int(500)),
        ("where", Fact::text(place_name(pilot.place))),
        ("element", text(rules.element_name(element))),
        ("leads", Fact::Bool(pilot.in_play() && state.lead(element) == who)),
        ("title", Fact::text(rules.title(element))),
        ("class", Fact::text(&kind.name)),
        ("weight", Fact::text(kind.weight.name())),
        ("thrusters", Fact::texts(thrusters(kind))),
        ("ours", Fact::Bool(kind.ours)),
        ("skill", Fact::int(rules.skill(element, who))),
        ("speed", Fact::int(of.speed)),
        ("retrograde", Fact::Bool(of.retrograde)),
        ("hull", Fact::int(pilot.hull)),
        ("of", Fact::int(frame.hull)),
        ("cripples", Fact::int(frame.hull / 2)),
        ("crippled", Fact::Bool(is_crippled(rules, state, element, who))),
        ("armour", Fact::int(frame.armour)),
        ("shields", Fact::int(frame.shields)),
        ("failed", Fact::Bool(pilot.failed)),
        ("done", Fact::Bool(pilot.done)),
        ("weapons", Fact::list(0..frame.weapons.len(), weapon)),
    ])
}

/// Lists the thrusters of a kind of fighter besides the basic ones.
fn thrusters(kind: &crate::Fighter) -> impl Iterator<Item = &'static str> {
    let named = ["rear", "side", "forward"].into_iter().zip(kind.thrusters);
    named.filter_map(|(name, has)| has.then_some(name))
}

fn describe_element(rules: &BlackSkies, state: &State, element: usize) -> Fact {
    let (of, kind) = (&state.elements[element], rules.kind(element));
    let there = |who: &usize| state.pilots[element][*who].place != Place::Absent;
    let names = [0, 1].into_iter().filter(there).map(|who| rules.name(element, who).to_string());
    let cards = &rules.frame(element).cards[usize::from(of.retrograde)];
    Fact::map([
        ("name", text(rules.element_name(element))),
        ("side", Fact::int(rules.side_of(element) as u8 + 1)),
        ("title", Fact::text(rules.title(element))),
        ("class", Fact::text(&kind.name)),
        ("fighters", Fact::texts(names)),
        ("in-play", Fact::Bool(state.is_in_play(element))),
        ("speed", Fact::int(of.speed)),
        ("heading", Fact::int(i32::from(of.facing) * 60)),
        ("retrograde", Fact::Bool(of.retrograde)),
        ("penalty", Fact::int(of.penalty)),
        ("acceleration", Fact::int(rules.frame(element).rating)),
        ("last", Fact::maybe(of.last, text)),
        ("cards", Fact::texts(cards.iter().map(ToString::to_string))),
    ])
}

/// Rounds a length to a tenth of an inch, for speech.
fn tenths(thousandths: i32) -> String {
    Length::thousandths((thousandths + 50) / 100 * 100).to_string()
}

/// Describes the table in words.
fn spoken(rules: &BlackSkies, state: &State) -> Vec<String> {
    let mut lines = Vec::new();
    for element in 0..state.elements.len() {
        let of = &state.elements[element];
        for who in 0..2 {
            let pilot = &state.pilots[element][who];
            let (name, kind) = (rules.name(element, who), &rules.kind(element).name);
            if pilot.place == Place::Absent {
                continue;
            }
            if !pilot.in_play() {
                lines.push(format!(
                    "{name}, {kind}, is {}",
                    match pilot.place {
                        Place::Left => catalogue::OFF_THE_TABLE,
                        place => place_name(place),
                    }
                ));
                continue;
            }
            let at = [tenths(pilot.at.x), tenths(pilot.at.y)];
            let (facing, hull) = (i32::from(of.facing) * 60, [pilot.hull, rules.frame(element).hull]);
            let tail = if of.retrograde { catalogue::TAIL_FIRST } else { "" };
            lines.push(catalogue::fighter_at(name, kind, at, facing, of.speed, tail, hull));
        }
    }
    if let (Some(element), Some(card)) = (state.flown(), state.card()) {
        lines.push(format!("{} flips {card}", rules.element_name(element)));
    }
    lines
}
