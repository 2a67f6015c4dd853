//! Events as plain data.

use engine::{Describe, Fact, described_as_shown, facts};
use table::Point;

use crate::cards::Card;
use crate::events::{Event, band_name};
use crate::state::{ElementName, Name};

described_as_shown!(Card, ElementName, Name);

impl Describe for Event {
    fn describe(&self) -> Fact {
        match self {
            Self::DeploysFirst { side } => facts!("deploys-first", side),
            Self::Deploys { element, lead, wing } => facts!("deploys", element, lead, wing),
            Self::Laid { side, deck } => facts!("laid", side, deck),
            Self::Speeds { speeds } => {
                let one = |(element, speed): &(ElementName, u8)| {
                    Fact::map([("element", element.describe()), ("speed", speed.describe())])
                };
                facts!("speeds", speeds: Fact::list(speeds, one))
            }
            Self::Begins { side } => facts!("begins", side),
            Self::Fires { fighter, weapon, target, range, band } => {
                let weapon = weapon.as_str();
                facts!("fires", piece: fighter, weapon, target, range, band: band_name(*band))
            }
            Self::Rolls { faces, number, modifiers, needs, hits } => {
                facts!(
                    "rolls", faces, number, speed: modifiers.speed, penalty: modifiers.penalty, needs, hits,
                )
            }
            Self::Shields { element, from, to } => facts!("shields", element, from, to),
            Self::Damages { target, faces, armour, points } => {
                facts!("damages", target, faces, armour, points)
            }
            Self::Hull { fighter, points, hull, of } => facts!("hull", piece: fighter, points, hull, of),
            Self::Crippled { fighter } => facts!("crippled", piece: fighter),
            Self::Destroyed { fighter } => facts!("destroyed", piece: fighter),
            Self::Lost { element } => facts!("lost", element),
            Self::Over { winner, hull } => facts!("over", winner, hull),
            Self::Flips { element, card } => facts!("flips", element, card, number: card.number()),
            Self::Passes { side } => facts!("passes", side),
            Self::Checks { fighter, face, skill, difficulty, times, passed } => {
                facts!("checks", piece: fighter, face, skill, difficulty, times, passed)
            }
            Self::Fails { element, tried, instead } => facts!("fails", element, tried, instead),
            Self::Moves { element, maneuver, paths, speed, facing } => {
                let path = |(name, path): &(Name, Vec<Point>)| {
                    Fact::map([("piece", name.describe()), ("path", path.describe())])
                };
                let (paths, heading) = (Fact::list(paths, path), i32::from(*facing) * 60);
                facts!("moves", element, maneuver, paths, speed, heading)
            }
            Self::Retrograde { element, on } => facts!("retrograde", element, on),
            Self::Slows { element, penalty, speed } => facts!("slows", element, penalty, speed),
            Self::Leaves { fighter } => facts!("leaves", piece: fighter),
            Self::Leads { fighter } => facts!("leads", piece: fighter),
            Self::Meets { fighter, rock } => facts!("meets", piece: fighter, rock),
            Self::Next { element, card } => facts!("next", element, card),
            Self::Lays { element } => facts!("lays", element),
        }
    }
}
