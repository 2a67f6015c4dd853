//! Events as plain data.

use engine::{Describe, Fact, described_as_shown, facts};
use table::Length;

use super::Event;
use crate::orders::Attack;
use crate::state::{How, Name, Panel, PanelBox};

described_as_shown!(Name);

/// Returns the four boxes as facts.
pub(crate) fn boxes(panel: &Panel) -> Fact {
    let of = |of: PanelBox| Fact::int(panel[of]);
    Fact::map([
        ("defence", of(PanelBox::Defence)),
        ("movement", of(PanelBox::Movement)),
        ("attack", of(PanelBox::Attack)),
        ("reserve", of(PanelBox::Reserve)),
    ])
}

fn attacks(ship: Name, attack: &Attack, distance: Length) -> Fact {
    let Attack { target, range, bonus, roll, .. } = attack;
    facts!("attacks", piece: ship, target, range, bonus, roll, distance)
}

const fn how_word(how: How) -> &'static str {
    match how {
        How::Fleet => "fleet",
        How::Crossed => "crossed",
        How::Limit => "limit",
    }
}

impl Describe for Event {
    fn describe(&self) -> Fact {
        match self {
            Self::Turn { turn } => facts!("turn", number: turn),
            Self::Recalled { ship, dice } => facts!("recalled", piece: ship, dice),
            Self::Coin { side } => facts!("coin", side: side + 1),
            Self::Assigned { ship, dealt, panel } => {
                facts!("assigned", piece: ship, dealt, boxes: boxes(panel))
            }
            Self::Activated { ship, number } => facts!("activated", piece: ship, number),
            Self::Entered { ship, at, heading } => facts!("entered", piece: ship, at, heading),
            Self::Spent { ship, left } => facts!("spent", piece: ship, left),
            Self::Turned { ship, way, heading } => facts!("turned", piece: ship, way: way.word(), heading),
            Self::Flown { ship, halves, from, to } => {
                facts!("flown", piece: ship, length: i32::from(*halves) * 500, from, to)
            }
            Self::Edge { ship, at, wrapped } => facts!("edge", piece: ship, at, wrapped),
            Self::Left { ship, at } => facts!("left", piece: ship, at),
            Self::Overlaps { ship, other } => facts!("overlaps", piece: ship, other),
            Self::Ended { ship } => facts!("ended", piece: ship),
            Self::Destroyed { ship } => facts!("destroyed", piece: ship),
            Self::Over { winner, how } => facts!("over", winner, how: how_word(*how)),
            Self::Attacks { ship, attack, distance } => attacks(*ship, attack, *distance),
            Self::Rolled { ship, target, faces, needed, hits } => {
                facts!("rolled", piece: ship, target, faces, needed, hits)
            }
            Self::Met { target, hits, left } => facts!("met", piece: target, hits, left),
            Self::Lost { target, of, by, left } => {
                facts!("lost", piece: target, box: of.name(), by: by + 1, left)
            }
        }
    }
}
