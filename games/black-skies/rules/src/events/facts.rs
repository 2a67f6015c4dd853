//! Events as plain data.

use engine::{Describe, Fact, Side};
use table::Point;

use crate::events::{Event, band_name};
use crate::state::{ElementName, Name};

fn kind(name: &str, facts: impl IntoIterator<Item = (&'static str, Fact)>) -> Fact {
    Fact::map([("kind", Fact::text(name))]).with(facts)
}

fn faces(all: &[u8]) -> Fact {
    Fact::list(all, |face| Fact::int(*face))
}

fn side(side: Side) -> (&'static str, Fact) {
    ("side", Fact::int(side.number()))
}

impl Describe for Event {
    #[allow(clippy::too_many_lines, reason = "one entry a kind of event")]
    fn describe(&self) -> Fact {
        match self {
            Self::DeploysFirst { side: first } => kind("deploys-first", [side(*first)]),
            Self::Deploys { element, lead, wing } => kind(
                "deploys",
                [
                    ("element", Fact::shown(element)),
                    ("lead", Fact::point(*lead)),
                    ("wing", Fact::maybe(*wing, Fact::point)),
                ],
            ),
            Self::Laid { side: of, deck } => {
                kind("laid", [side(*of), ("deck", Fact::texts(deck.iter().cloned()))])
            }
            Self::Speeds { speeds } => {
                let one = |(element, speed): &(ElementName, u8)| {
                    Fact::map([("element", Fact::shown(element)), ("speed", Fact::int(*speed))])
                };
                kind("speeds", [("speeds", Fact::list(speeds, one))])
            }
            Self::Begins { side: first } => kind("begins", [side(*first)]),
            Self::Flips { element, card } => {
                let number = ("number", Fact::int(card.number()));
                kind("flips", [("element", Fact::shown(element)), ("card", Fact::shown(card)), number])
            }
            Self::Passes { side: of } => kind("passes", [side(*of)]),
            Self::Checks { fighter, face, skill, difficulty, times, passed } => kind(
                "checks",
                [
                    ("piece", Fact::shown(fighter)),
                    ("face", Fact::int(*face)),
                    ("skill", Fact::int(*skill)),
                    ("difficulty", Fact::int(*difficulty)),
                    ("times", Fact::int(*times)),
                    ("passed", Fact::Bool(*passed)),
                ],
            ),
            Self::Fails { element, tried, instead } => kind(
                "fails",
                [
                    ("element", Fact::shown(element)),
                    ("tried", Fact::shown(tried)),
                    ("instead", Fact::shown(instead)),
                ],
            ),
            Self::Moves { element, maneuver, paths, speed, facing } => {
                let path = |(name, path): &(Name, Vec<Point>)| {
                    Fact::map([("piece", Fact::shown(name)), ("path", Fact::list(path, |p| Fact::point(*p)))])
                };
                kind(
                    "moves",
                    [
                        ("element", Fact::shown(element)),
                        ("maneuver", Fact::shown(maneuver)),
                        ("paths", Fact::list(paths, path)),
                        ("speed", Fact::int(*speed)),
                        ("heading", Fact::int(i32::from(*facing) * 60)),
                    ],
                )
            }
            Self::Retrograde { element, on } => {
                kind("retrograde", [("element", Fact::shown(element)), ("on", Fact::Bool(*on))])
            }
            Self::Slows { element, penalty, speed } => kind(
                "slows",
                [
                    ("element", Fact::shown(element)),
                    ("penalty", Fact::int(*penalty)),
                    ("speed", Fact::int(*speed)),
                ],
            ),
            Self::Leaves { fighter } => kind("leaves", [("piece", Fact::shown(fighter))]),
            Self::Leads { fighter } => kind("leads", [("piece", Fact::shown(fighter))]),
            Self::Meets { fighter, rock } => {
                kind("meets", [("piece", Fact::shown(fighter)), ("rock", Fact::int(*rock))])
            }
            Self::Fires { fighter, weapon, target, range, band } => kind(
                "fires",
                [
                    ("piece", Fact::shown(fighter)),
                    ("weapon", Fact::shown(weapon)),
                    ("target", Fact::shown(target)),
                    ("range", Fact::int(*range)),
                    ("band", Fact::text(band_name(*band))),
                ],
            ),
            Self::Rolls { faces: rolled, number, modifiers, needs, hits } => kind(
                "rolls",
                [
                    ("faces", faces(rolled)),
                    ("number", Fact::int(*number)),
                    ("speed", Fact::int(modifiers.speed)),
                    ("penalty", Fact::int(modifiers.penalty)),
                    ("needs", Fact::int(*needs)),
                    ("hits", Fact::int(*hits)),
                ],
            ),
            Self::Shields { element, from, to } => kind(
                "shields",
                [("element", Fact::shown(element)), ("from", Fact::int(*from)), ("to", Fact::int(*to))],
            ),
            Self::Damages { target, faces: rolled, armour, points } => kind(
                "damages",
                [
                    ("target", Fact::shown(target)),
                    ("faces", faces(rolled)),
                    ("armour", Fact::int(*armour)),
                    ("points", Fact::int(*points)),
                ],
            ),
            Self::Hull { fighter, points, hull, of } => kind(
                "hull",
                [
                    ("piece", Fact::shown(fighter)),
                    ("points", Fact::int(*points)),
                    ("hull", Fact::int(*hull)),
                    ("of", Fact::int(*of)),
                ],
            ),
            Self::Crippled { fighter } => kind("crippled", [("piece", Fact::shown(fighter))]),
            Self::Destroyed { fighter } => kind("destroyed", [("piece", Fact::shown(fighter))]),
            Self::Lost { element } => kind("lost", [("element", Fact::shown(element))]),
            Self::Next { element, card } => {
                kind("next", [("element", Fact::shown(element)), ("card", Fact::shown(card))])
            }
            Self::Lays { element } => kind("lays", [("element", Fact::shown(element))]),
            Self::Over { winner, hull } => kind(
                "over",
                [
                    ("winner", Fact::maybe(*winner, |s| Fact::int(s.number()))),
                    ("hull", Fact::list(hull, |h| Fact::int(*h))),
                ],
            ),
        }
    }
}
