//! Orders as text: `A3 P2,+4; launch 2`, `A1 scan B4`, `G1 12.5,24 c3`, `G1 > B2`, `A1 > G1, G2`, `A3 > B2: A1, B2`
//! (FT-2.3).

use std::fmt;
use std::str::FromStr;

use engine::Refusal;
use table::Length;

use crate::catalogue;
use crate::clauses;
use crate::order_text::{Read, What, Wing, Written, read_parts, refuse};
use crate::orders::{Order, Part, Plot};
use crate::ships::{Kind, System};
use crate::state::Name;

/// The text of an order without parts.
pub(crate) const IDLE: &str = "idle";

impl fmt::Display for Plot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.turn {
            0 => {}
            t if t > 0 => write!(f, "S{t}")?,
            t => write!(f, "P{}", t.unsigned_abs())?,
        }
        if self.thrust != 0 || self.turn == 0 {
            let comma = if self.turn == 0 { "" } else { "," };
            write!(f, "{comma}{:+}", self.thrust)?;
        }
        if self.enter > 0 {
            write!(f, "; enter {} c{}", Length::thousandths(self.along), self.enter)?;
        }
        if self.launch > 0 {
            write!(f, "; launch {}", self.launch)?;
        }
        if self.recover > 0 {
            write!(f, "; recover G{}", self.recover)?;
        }
        Ok(())
    }
}

/// Writes a ship's weapon in words: `A1's battery B2`.
pub(crate) fn weapon_in_words(ship: Name, (kind, number): (Kind, u8)) -> String {
    let what = match kind {
        Kind::A | Kind::B | Kind::C => "battery",
        Kind::Torpedo => catalogue::TORPEDO_TUBE,
        Kind::Needle => catalogue::NEEDLE_BEAM,
    };
    format!("{ship}'s {what} {}{number}", kind.letter())
}

/// Returns the name of the ship with a number, from 1, on the side opposite to `ship`'s.
const fn opposite(ship: Name, number: u8) -> Name {
    Name { side: 1 - (ship.side & 1), number: number.wrapping_sub(1) }
}

fn weapon(f: &mut fmt::Formatter<'_>, (kind, number): (Kind, u8), system: Option<System>) -> fmt::Result {
    write!(f, "{}{number}", kind.letter())?;
    match system {
        Some(system) => write!(f, " at {system}"),
        None => Ok(()),
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Plot(ship, plot) => {
                write!(f, "{ship} {plot}")?;
                if plot.ram > 0 {
                    write!(f, "; ram {}", opposite(*ship, plot.ram))?;
                }
                Ok(())
            }
            Self::Scan(ship, target) => write!(f, "{ship} scan {target}"),
            Self::Fly(group, at, course) => write!(f, "G{group} {at} c{course}"),
            Self::Attack(group, target) => write!(f, "G{group} > {target}"),
            Self::Guard(ship, group) => write!(f, "{ship} > G{group}"),
            Self::Shot(ship, named, target, system) => {
                write!(f, "{ship} > {target}: ")?;
                weapon(f, *named, *system)
            }
        }
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.parts.is_empty() {
            return f.write_str(IDLE);
        }
        let mut before: Option<&Part> = None;
        for part in &self.parts {
            match (before, part) {
                (None, _) => write!(f, "{part}")?,
                (Some(Part::Guard(ship, _)), Part::Guard(same, group)) if ship == same => {
                    write!(f, ", G{group}")?;
                }
                (Some(Part::Shot(ship, _, at, _)), Part::Shot(same, named, target, system))
                    if ship == same && at == target =>
                {
                    f.write_str(", ")?;
                    weapon(f, *named, *system)?;
                }
                _ => write!(f, "; {part}")?,
            }
            before = Some(part);
        }
        Ok(())
    }
}

impl FromStr for Order {
    type Err = Refusal;

    /// Reads an order in which every part names its ship or group; of two parts of a kind, the first counts.
    fn from_str(text: &str) -> Result<Self, Refusal> {
        let mut parts: Vec<Part> = Vec::new();
        let mut moved: Vec<Name> = Vec::new();
        for written in read_parts(text) {
            let written = written?;
            if let (What::Move(..), Some(ship)) = (written.what, written.ship) {
                // `+0` leaves no trace in a plot, but counts as a move.
                if moved.contains(&ship) {
                    continue;
                }
                moved.push(ship);
            }
            add(&mut parts, &written)?;
        }
        parts.retain(|part| !matches!(part, Part::Plot(_, plot) if *plot == Plot::default()));
        Ok(Self::new(parts))
    }
}

/// Adds one written part to an order that is read without a position.
fn add(parts: &mut Vec<Part>, written: &Written) -> Read<()> {
    let text = &written.text;
    let named =
        || written.ship.ok_or_else(|| Refusal::new(clauses::NOTATION, text, catalogue::NAME_THE_SHIP));
    let plain = |wing: Wing, side: Option<u8>| match wing.side {
        Some(letter) if Some(letter) != side => refuse(clauses::NOTATION, text, catalogue::GROUP_AND_NUMBER),
        _ => Ok(wing.number),
    };
    let part = match written.what {
        What::Scan(target) => Part::Scan(named()?, target),
        What::Fly(wing, at, course) => Part::Fly(plain(wing, None)?, at, course),
        What::Attack(wing, target) => Part::Attack(plain(wing, None)?, target),
        What::Guard(wing) => Part::Guard(named()?, plain(wing, Some(1 - named()?.side))?),
        What::Shot(weapon, target, system) => Part::Shot(named()?, weapon, target, system),
        What::Volley(_) => {
            return refuse(clauses::DECLARING, text, catalogue::NAME_THE_WEAPONS);
        }
        _ => {
            let ship = named()?;
            let at = parts.iter().position(|p| matches!(p, Part::Plot(name, _) if *name == ship));
            let at = at.unwrap_or_else(|| {
                parts.push(Part::Plot(ship, Plot::default()));
                parts.len() - 1
            });
            if let What::Recover(Wing { side: Some(letter), .. }) = written.what
                && letter != ship.side
            {
                return refuse(clauses::FIGHTERS, text, catalogue::OTHER_SIDES_GROUP);
            }
            if let Part::Plot(_, plot) = &mut parts[at] {
                further(plot, ship, &written.what, text)?;
            }
            return Ok(());
        }
    };
    let twice = |p: &Part| match (p, &part) {
        (Part::Scan(a, _), Part::Scan(b, _)) => a == b,
        (Part::Fly(a, ..), Part::Fly(b, ..)) | (Part::Attack(a, _), Part::Attack(b, _)) => a == b,
        _ => false,
    };
    if !parts.iter().any(twice) {
        parts.push(part);
    }
    Ok(())
}

/// Writes one part into a movement order if that field is still empty; returns `true` if it did.
pub(crate) fn further(plot: &mut Plot, ship: Name, what: &What, text: &str) -> Read<bool> {
    let free = match what {
        What::Move(turn, thrust) if turn.abs() > 99 || thrust.abs() > 99 => {
            return refuse(clauses::IMPOSSIBLE, text, catalogue::NO_SUCH_THRUST);
        }
        What::Move(turn, thrust) => {
            let free = plot.is_steady();
            if free {
                (plot.turn, plot.thrust) = (*turn as i8, *thrust as i8);
            }
            free
        }
        What::Enter(along, course) => {
            let free = plot.enter == 0;
            if free {
                (plot.along, plot.enter) = (*along, *course);
            }
            free
        }
        What::Launch(count) => first(&mut plot.launch, *count),
        What::Recover(wing) => first(&mut plot.recover, wing.number),
        What::Ram(target) if target.side == ship.side => {
            return refuse(clauses::RAMMING, text, catalogue::OWN_SIDE_NOT_RAMMED);
        }
        What::Ram(target) => first(&mut plot.ram, target.number + 1),
        _ => false,
    };
    Ok(free)
}

/// Fills a field that is still empty; returns `true` if it did.
const fn first(place: &mut u8, value: u8) -> bool {
    let free = *place == 0;
    if free {
        *place = value;
    }
    free
}
