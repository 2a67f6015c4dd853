//! Reading of the ships and missiles of a position.

use engine::Flaw;
use table::{Arc, Facing};

use super::words::Words;
use crate::catalogue;
use crate::chart;
use crate::clauses;
use crate::power::REINFORCED;
use crate::rules::Talon;
use crate::ships::{Kind, arc_of_word};
use crate::state::{
    Bid, Charge, MISSILES, Missile, NONE, Name, Place, Reinforcement, Repair, Ship, State, System,
};
use crate::weapons::MISSILE_HITS;

/// Returns `true` if a part of a position is a missile's.
pub(super) fn is_missile(part: &str) -> bool {
    part.split_whitespace().next().and_then(Name::new).is_some_and(|name| name.number().is_some())
}

/// Reads one ship, with its index in the list.
pub(super) fn read_ship(rules: &Talon, part: &str) -> Result<(usize, Ship), Flaw> {
    let mut words = Words::new(part);
    let place = usize::from(words.ship(rules)?);
    let mut ship = Ship { carrier: NONE, ..Ship::default() };
    let gone = [("destroyed", Place::Destroyed), ("left", Place::Left), ("retreated", Place::Retreated)];
    for (word, place_of) in gone {
        if words.takes(word) {
            let at = words.word().and_then(|word| word.parse().ok());
            ship.at = at.ok_or_else(|| words.flaw(clauses::MAP, catalogue::THEN_LAST_HEX))?;
            ship.place = place_of;
            words.end()?;
            return Ok((place, ship));
        }
    }
    let card = &rules.cards[place];
    if words.takes("aboard") {
        if card.kind != Kind::Squadron {
            return Err(words.flaw(clauses::CARRIER, catalogue::ONLY_SQUADRONS_ABOARD));
        }
        ship.place = Place::Aboard;
        ship.carrier = words.ship(rules)?;
    } else {
        ship.at = words.hex(rules)?;
        if rules.is_planet(ship.at) {
            return Err(words.flaw(clauses::TERRAIN, catalogue::NO_SHIP_IN_PLANET));
        }
        let facing = words.word().and_then(|word| word.strip_prefix('f')).and_then(|f| f.parse().ok());
        let facing = facing.filter(|f| (0..6).contains(f));
        ship.facing =
            Facing::of_sides(facing.ok_or_else(|| words.flaw(clauses::MAP, catalogue::THEN_FACING))?);
    }
    read_display(rules, place, &mut words, &mut ship)?;
    while words.rest.peek().is_some() {
        read_marker(rules, place, &mut words, &mut ship)?;
    }
    if !ship.works(System::Shields) && ship.reinforced.iter().any(|extra| extra.left > 0) {
        return Err(words.flaw(clauses::REINFORCEMENT, catalogue::DOWN_NOT_REINFORCED));
    }
    if ship.offline && ship.retreat > 0 {
        return Err(words.flaw(clauses::RETREAT, catalogue::OFFLINE_NO_RETREAT));
    }
    if ship.place == Place::Aboard && (ship.count > 0 || ship.slip) {
        return Err(words.flaw(clauses::CARRIER, catalogue::NO_MARKERS_ABOARD));
    }
    Ok((place, ship))
}

/// Reads speed, power, shields, hull and charge bars.
fn read_display(rules: &Talon, place: usize, words: &mut Words<'_>, ship: &mut Ship) -> Result<(), Flaw> {
    let card = &rules.cards[place];
    words.must(clauses::CURVE, "speed")?;
    let speed = words.small(clauses::CURVE, "a speed", 0, 6)?;
    let row = card.curve.iter().position(|pace| pace.speed == speed);
    let row = row.ok_or_else(|| words.flaw(clauses::CURVE, catalogue::speed_not_on_curve(speed)))?;
    ship.row = row as u8;
    words.must(clauses::POINTS, "power")?;
    ship.power = words.small(clauses::POINTS, "a power", 0, card.curve[row].power.max(0) as u8)?;
    words.must(clauses::HULL, "shields")?;
    let shields: Vec<Option<u8>> = words.word().unwrap_or("").split('/').map(|n| n.parse().ok()).collect();
    for (side, most) in card.shields.into_iter().enumerate() {
        let left = shields.get(side).copied().flatten().filter(|left| *left <= most && shields.len() == 4);
        ship.shields[side] = left.ok_or_else(|| words.flaw(clauses::HULL, catalogue::SHIELDS_ARE))?;
    }
    words.must(clauses::HULL, "hull")?;
    ship.hull = words.small(clauses::HULL, catalogue::HULL_BOXES, 0, card.hull.len() as u8 - 1)?;
    if !card.groups.is_empty() {
        words.must(clauses::FIRE, "bars")?;
    }
    for (group, mount) in card.groups.iter().enumerate() {
        if words.takes("lost") {
            ship.lost |= 1 << group;
            continue;
        }
        let bar = words.word().and_then(|bar| bar.split_once('+'));
        let bar = bar.and_then(|(red, yellow)| Some((red.parse().ok()?, yellow.parse().ok()?)));
        let bar = bar.filter(|(red, yellow): &(u8, u8)| *red <= mount.red && *yellow <= mount.yellow);
        let what = catalogue::CHARGE_BAR_IS;
        let (red, yellow) = bar.ok_or_else(|| words.flaw(clauses::FIRE, what))?;
        ship.charges[group] = Charge { red, yellow };
    }
    Ok(())
}

/// Reads one marker of a ship.
fn read_marker(rules: &Talon, place: usize, words: &mut Words<'_>, ship: &mut Ship) -> Result<(), Flaw> {
    let card = &rules.cards[place];
    let moves = card.kind != Kind::Base;
    let word = words.word().unwrap_or("");
    match word {
        "count" if moves => ship.count = words.small(clauses::RADIUS, "a count", 1, 8)?,
        "burners" if card.afterburners > 0 => {
            ship.burners =
                words.small(clauses::BATTERY, catalogue::AFTERBURNER_BOXES, 1, card.afterburners)?;
        }
        "wider" => ship.wider = words.small(clauses::DAMAGE, catalogue::ADDED_TO_RADIUS, 1, 2)?,
        "drained" => ship.drained = words.small(clauses::DAMAGE, catalogue::POWER_DRAINED, 1, 30)?,
        "retreat" if rules.options.retreat && card.kind == Kind::Ship => {
            ship.retreat = words.small(clauses::RETREAT, catalogue::PHASES_TO_RETREAT, 1, 3)?;
        }
        "reinforced" => {
            let arc = words.word().and_then(arc_of_word);
            let arc: Arc = arc.ok_or_else(|| words.flaw(clauses::REINFORCEMENT, catalogue::A_SHIELD_IS))?;
            let left = words.small(clauses::REINFORCEMENT, "a reinforcement", 1, REINFORCED)?;
            let impulse = words.word().and_then(chart::of_letter);
            let impulse =
                impulse.ok_or_else(|| words.flaw(clauses::REINFORCEMENT, catalogue::THEN_IMPULSE))?;
            ship.reinforced[arc as usize] = Reinforcement { left, impulse };
        }
        "down" => {
            let system = words.word().and_then(|word| System::ALL.into_iter().find(|s| s.word() == word));
            let what = catalogue::WHAT_IS_DOWN;
            let system = system.ok_or_else(|| words.flaw(clauses::DAMAGE, what))?;
            ship.down[system as usize] = if words.takes("now") { Repair::Fresh } else { Repair::Down };
        }
        "slip" if moves => ship.slip = true,
        "stored" if card.battery => ship.stored = true,
        "offline" => ship.offline = true,
        "change" => ship.bid = Bid::Change,
        "defend" => ship.bid = Bid::Defend,
        "moved" => ship.moved = true,
        "launched" if card.squadrons > 0 => ship.launched = true,
        _ => {
            let what = catalogue::no_marker(word);
            return Err(words.flaw(clauses::SHIPS, what));
        }
    }
    Ok(())
}

/// Reads one missile; missiles come in the order of their launch.
pub(super) fn read_missile(rules: &Talon, part: &str, state: &mut State) -> Result<(), Flaw> {
    let mut words = Words::new(part);
    let number = words.word().and_then(Name::new).and_then(|name| name.number()).unwrap_or(0);
    let last = state.missiles.last().map_or(0, |missile| missile.number);
    if number <= last || number >= state.next_missile {
        let what = catalogue::MISSILES_IN_ORDER;
        return Err(words.flaw(clauses::MISSILE, what));
    }
    let at = words.hex(rules)?;
    words.must(clauses::MISSILE_FLIGHT, "at")?;
    let target = words.ship(rules)?;
    words.must(clauses::MISSILE, "hits")?;
    let hits = words.small(clauses::MISSILE, catalogue::HITS_LEFT, 1, MISSILE_HITS)?;
    let moved = words.takes("moved");
    words.end()?;
    if state.missiles.len() == MISSILES {
        return Err(words.flaw(clauses::MISSILE, catalogue::missiles_at_most(MISSILES)));
    }
    // It flies at an enemy of the side that launched it.
    let side = 1 - rules.side_of(usize::from(target));
    state.missiles.push(Missile { number, at, side, target, hits, moved });
    Ok(())
}
