//! A battle in words, once from each implementation, so that the two can be compared.

use rules_talon::state::{Bid, Repair};
use rules_talon::{Place as Where, State, Step, Talon};

use super::hexes::Cube;
use super::page::{Book, Place, Stage};
use super::throwing::cube;

fn at(hex: Cube) -> String {
    format!("{},{}", hex.0, hex.2)
}

/// Returns the battle of the second implementation in words.
pub fn of_book(book: &Book) -> String {
    let step = match book.stage {
        Stage::Buy => "power",
        Stage::Move => "move",
        Stage::Fire => "fire",
        Stage::Phase => "speeds",
        Stage::Begin => "begin",
        Stage::Over => return "over".to_owned(),
    };
    let mut text = format!("round {} initiative {} {step}", book.round, book.initiative);
    if book.stage != Stage::Phase {
        text += &format!(" impulse {} half {}", book.impulse, book.half);
    }
    if book.circling {
        text += &format!(" held {:?}", book.held.map(|held| held.min(3)));
    }
    for v in &book.vessels {
        text += &format!(
            "\n{} {}",
            v.id,
            match v.place {
                Place::Map => "map",
                Place::Aboard(_) => "aboard",
                Place::Destroyed => "destroyed",
                Place::Left => "left",
                Place::Retreated => "retreated",
            }
        );
        if let Place::Aboard(carrier) = v.place {
            text += &format!(" {carrier}");
        }
        if !matches!(v.place, Place::Map | Place::Aboard(_)) {
            continue;
        }
        let bars: Vec<String> = v
            .bars
            .iter()
            .map(|bar| if bar.lost { "lost".to_owned() } else { format!("{}+{}", bar.red, bar.yellow) })
            .collect();
        text += &format!(" hull {} bars {}", v.hull, bars.join(" "));
        if v.place != Place::Map {
            continue;
        }
        text += &format!(
            " at {} facing {} row {} power {} count {} slip {} shields {:?} battery {} burners {}",
            at(v.at),
            v.face,
            v.row,
            v.power,
            v.count,
            v.slip,
            v.shields,
            v.battery,
            v.burners
        );
        for (arc, (left, impulse)) in v.extra.iter().enumerate().filter(|(_, (left, _))| *left > 0) {
            text += &format!(" extra {arc}: {left} of {impulse}");
        }
        text += &format!(" down {:?} wider {} less {} offline {}", v.down, v.wider, v.less, v.no_ftl);
        text += &format!(" retreat {:?} bid {:?}", v.leaving.map(|round| round + 2), v.marker);
    }
    for m in &book.missiles {
        text += &format!(
            "\nM{} side {} target {} at {} points {}",
            m.number,
            m.side,
            m.target,
            at(m.at),
            m.points
        );
    }
    text
}

/// Returns the battle of the rules in words.
pub fn of_state(rules: &Talon, state: &State) -> String {
    let step = match state.step {
        Step::Power => "power",
        Step::Move => "move",
        Step::Fire => "fire",
        Step::Speeds => "speeds",
        Step::Over => return "over".to_owned(),
    };
    let mut text = format!("round {} initiative {} {step}", state.round, state.initiative);
    if state.step != Step::Speeds {
        text += &format!(" impulse {} half {}", state.impulse, i32::from(state.second));
    }
    if rules.goal() == rules_talon::Goal::Circle {
        text += &format!(" held {:?}", state.held.map(|held| i64::from(held).min(3)));
    }
    for (n, ship) in state.ships().iter().enumerate() {
        text += &format!(
            "\n{} {}",
            rules.name(n),
            match ship.place {
                Where::Map => "map",
                Where::Aboard => "aboard",
                Where::Destroyed => "destroyed",
                Where::Left => "left",
                Where::Retreated => "retreated",
            }
        );
        if ship.place == Where::Aboard {
            text += &format!(" {}", ship.carrier);
        }
        if !ship.in_play() {
            continue;
        }
        let groups = 0..rules.card(n).groups.len();
        let bars: Vec<String> = groups
            .map(|g| {
                let charge = ship.charges[g];
                if ship.has_lost(g) { "lost".to_owned() } else { format!("{}+{}", charge.red, charge.yellow) }
            })
            .collect();
        text += &format!(" hull {} bars {}", ship.hull, bars.join(" "));
        if !ship.on_map() {
            continue;
        }
        text += &format!(
            " at {} facing {} row {} power {} count {} slip {} shields {:?} battery {} burners {}",
            at(cube(ship.at)),
            ship.facing.sides(),
            ship.row,
            ship.power,
            ship.count,
            ship.slip,
            ship.shields,
            ship.stored,
            ship.burners
        );
        for (arc, extra) in ship.reinforced.iter().enumerate().filter(|(_, extra)| extra.left > 0) {
            text += &format!(" extra {arc}: {} of {}", extra.left, extra.impulse);
        }
        let down = ship.down.map(|down| match down {
            Repair::Works => None,
            Repair::Fresh => Some(true),
            Repair::Down => Some(false),
        });
        text +=
            &format!(" down {down:?} wider {} less {} offline {}", ship.wider, ship.drained, ship.offline);
        let retreat = (ship.retreat > 0).then(|| i64::from(state.round) + i64::from(ship.retreat) - 1);
        let bid = match ship.bid {
            Bid::None => None,
            Bid::Change => Some(true),
            Bid::Defend => Some(false),
        };
        text += &format!(" retreat {retreat:?} bid {bid:?}");
    }
    for m in state.missiles() {
        let (number, hits) = (m.number, m.hits);
        text +=
            &format!("\nM{number} side {} target {} at {} points {hits}", m.side, m.target, at(cube(m.at)));
    }
    text
}
