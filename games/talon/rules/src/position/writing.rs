//! Positions written as text.

use crate::chart;
use crate::rules::Talon;
use crate::ships::{Goal, arc_word};
use crate::state::{
    Affair, Bid, Blast, Entry, Meets, Missile, NONE, Name, Piece, Place, Question, Repair, Ship, State, Step,
    System, Volley,
};
use crate::weapons::Weapon;

/// Returns the word of a step.
pub(crate) const fn step_word(step: Step) -> &'static str {
    match step {
        Step::Power => "power",
        Step::Move => "move",
        Step::Fire => "fire",
        Step::Speeds => "speeds",
        Step::Over => "over",
    }
}

/// Writes a position as text.
pub(crate) fn write(rules: &Talon, state: &State) -> String {
    let mut text = format!("round {}", state.round);
    match state.step {
        Step::Over => text += " over",
        Step::Speeds => text += " power-phase",
        step => {
            let turn = 1 + u8::from(state.second);
            text += &format!(" impulse {} turn {turn} {}", chart::letter(state.impulse), step_word(step));
        }
    }
    text += &format!(" initiative {}", state.initiative + 1);
    if rules.goal == Goal::Circle && state.held != [0; 2] {
        text += &format!(" held {} {}", state.held[0], state.held[1]);
    }
    if state.next_missile > 1 {
        text += &format!(" next {}", state.next_missile);
    }
    for (place, own) in state.ships.iter().enumerate() {
        text += &format!("; {}{}", rules.name(place), ship(rules, place, own));
    }
    for flying in &state.missiles {
        text += &format!("; {}", missile(rules, flying));
    }
    text + &unfinished(rules, state)
}

fn ship(rules: &Talon, place: usize, ship: &Ship) -> String {
    let mut text = match ship.place {
        Place::Map => format!(" {} f{}", ship.at, ship.facing),
        Place::Aboard => format!(" aboard {}", rules.name(usize::from(ship.carrier))),
        Place::Destroyed => return format!(" destroyed {}", ship.at),
        Place::Left => return format!(" left {}", ship.at),
        Place::Retreated => return format!(" retreated {}", ship.at),
    };
    let card = &rules.cards[place];
    let [front, right, rear, left] = ship.shields;
    text += &format!(
        " speed {} power {} shields {front}/{right}/{rear}/{left} hull {}",
        card.curve[usize::from(ship.row)].speed,
        ship.power,
        ship.hull
    );
    for (group, (charge, _)) in ship.charges.iter().zip(&card.groups).enumerate() {
        let gap = if group == 0 { " bars" } else { "" };
        if ship.has_lost(group) {
            text += &format!("{gap} lost");
        } else {
            text += &format!("{gap} {}+{}", charge.red, charge.yellow);
        }
    }
    text + &markers(ship)
}

/// Writes the markers on a ship and on its display.
fn markers(ship: &Ship) -> String {
    let mut text = String::new();
    let mut number = |word: &str, n: u8| {
        if n > 0 {
            text += &format!(" {word} {n}");
        }
    };
    number("count", ship.count);
    number("burners", ship.burners);
    number("wider", ship.wider);
    number("drained", ship.drained);
    number("retreat", ship.retreat);
    for (arc, extra) in table::Arc::ALL.into_iter().zip(ship.reinforced) {
        if extra.left > 0 {
            text += &format!(" reinforced {} {} {}", arc_word(arc), extra.left, chart::letter(extra.impulse));
        }
    }
    for system in System::ALL {
        match ship.down[system as usize] {
            Repair::Works => {}
            Repair::Fresh => text += &format!(" down {} now", system.word()),
            Repair::Down => text += &format!(" down {}", system.word()),
        }
    }
    for (is, word) in [
        (ship.slip, "slip"),
        (ship.stored, "stored"),
        (ship.offline, "offline"),
        (ship.bid == Bid::Change, "change"),
        (ship.bid == Bid::Defend, "defend"),
        (ship.moved, "moved"),
        (ship.launched, "launched"),
    ] {
        if is {
            text += &format!(" {word}");
        }
    }
    text
}

fn missile(rules: &Talon, missile: &Missile) -> String {
    let name = Name::missile(missile.number);
    let target = rules.name(usize::from(missile.target));
    let moved = if missile.moved { " moved" } else { "" };
    format!("{name} {} at {target} hits {}{moved}", missile.at, missile.hits)
}

/// Writes the affair being carried out and the open question.
fn unfinished(rules: &Talon, state: &State) -> String {
    let name = |ship: u8| rules.name(usize::from(ship)).to_string();
    let names = |bits: u32| {
        let all: Vec<String> = (0..rules.count() as u8).filter(|s| bits & 1 << s != 0).map(name).collect();
        all.join(" ")
    };
    let mut text = match state.affair {
        Affair::None => String::new(),
        Affair::Volley(volley) => format!("; +volley {}", firing(rules, &volley)),
        Affair::Entry(entry) => format!("; +entry {}", entering(rules, &entry)),
        Affair::PowerPhase { spent, off } => format!("; +end spent {} off {}", names(spent), names(off)),
    };
    // An empty list of spent or off ships leaves two spaces.
    text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if let Some(rest) = text.strip_prefix(';') {
        text = format!("; {}", rest.trim_start());
    }
    for Blast { ship, at, next, .. } in &state.blasts {
        text += &format!("; +blast {} {at} next {next}", name(*ship));
    }
    match state.question {
        Question::None => {}
        Question::First => text += "; +asks first",
        Question::Shield { ship, damage, arcs } => {
            let arcs: Vec<&str> = arcs.iter().map(arc_word).collect();
            text += &format!("; +asks shield {} {damage} {}", name(ship), arcs.join(" "));
        }
    }
    text
}

fn firing(rules: &Talon, volley: &Volley) -> String {
    let firer = usize::from(volley.firer);
    let mut text = format!(
        "{} group {} next {} weapons {}",
        rules.name(firer),
        volley.group + 1,
        volley.next,
        volley.weapons
    );
    if rules.cards[firer].groups[usize::from(volley.group)].weapon == Weapon::FusionCannon {
        return text + &format!(" face {}", volley.face);
    }
    text += " at";
    for target in &volley.targets[..usize::from(volley.weapons)] {
        text += &match target {
            Piece::Ship(ship) => format!(" {}", rules.name(usize::from(*ship))),
            Piece::Missile(number) => format!(" M{number}"),
        };
    }
    text
}

fn entering(rules: &Talon, entry: &Entry) -> String {
    let name = |ship: u8| rules.name(usize::from(ship));
    let meets = match entry.meets {
        Meets::Asteroids => "asteroids",
        Meets::Missiles => "missiles",
        Meets::Ships => "ships",
    };
    let mut text = format!("{} from {} arc {}", name(entry.mover), entry.from, arc_word(entry.arc));
    if entry.land != NONE {
        text += &format!(" land {}", name(entry.land));
    }
    text += &format!(" meets {meets}");
    for other in (0..rules.count() as u8).filter(|ship| entry.met & 1 << ship != 0) {
        text += &format!(" {}", name(other));
    }
    if entry.pair[0] != NONE {
        text += " pair";
        for ship in entry.pair.into_iter().filter(|ship| *ship != NONE) {
            text += &format!(" {}", name(ship));
        }
    }
    text
}
