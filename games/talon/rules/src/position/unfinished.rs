//! Reading of an unfinished position: the affair being carried out and the open question.

use engine::Flaw;
use table::{Arc, Arcs};

use super::words::Words;
use crate::catalogue;
use crate::clauses;
use crate::damage;
use crate::rules::Talon;
use crate::ships::arc_of_word;
use crate::state::{
    Affair, Blast, Entry, Meets, NONE, Name, Piece, Place, Question, State, Step, Volley, WEAPONS,
};
use crate::weapons::Weapon;

/// Reads one part after a `+`.
pub(super) fn read(rules: &Talon, part: &str, state: &mut State) -> Result<(), Flaw> {
    let mut words = Words::new(part);
    match words.word() {
        Some("volley") => state.affair = Affair::Volley(volley(rules, &mut words)?),
        Some("entry") => state.affair = Affair::Entry(entry(rules, &mut words)?),
        Some("end") => {
            words.must(clauses::NO_POWER, "spent")?;
            let spent = ships(rules, &mut words, "off")?;
            words.must(clauses::MAP, "off")?;
            let off = ships(rules, &mut words, "")?;
            state.affair = Affair::PowerPhase { spent, off };
        }
        Some("blast") => {
            let ship = words.ship(rules)?;
            let at = words.hex(rules)?;
            words.must(clauses::EXPLOSION, "next")?;
            let next =
                words.small(clauses::EXPLOSION, catalogue::NEXT_SHIP_TO_LOOK_AT, 0, rules.count() as u8)?;
            let rating = rules.cards[usize::from(ship)].explosion;
            let destroyed = state.ships[usize::from(ship)].place == Place::Destroyed;
            let again = state.blasts.iter().any(|blast| blast.ship == ship);
            if !destroyed || rating == 0 || again {
                return Err(words.flaw(clauses::EXPLOSION, catalogue::EXPLODES_ONCE));
            }
            state.blasts.push(Blast { ship, at, rating, next });
        }
        Some("asks") => state.question = question(rules, &mut words)?,
        _ => return Err(words.flaw(clauses::TURN, catalogue::BEHIND_A_PLUS)),
    }
    words.end()
}

/// Reads ships up to the word `end`, one bit each.
fn ships(rules: &Talon, words: &mut Words<'_>, end: &str) -> Result<u32, Flaw> {
    let mut all = 0;
    while words.rest.peek().is_some_and(|word| *word != end) {
        all |= 1 << words.ship(rules)?;
    }
    Ok(all)
}

fn volley(rules: &Talon, words: &mut Words<'_>) -> Result<Volley, Flaw> {
    let firer = words.ship(rules)?;
    let card = &rules.cards[usize::from(firer)];
    words.must(clauses::FIRE, "group")?;
    let group = words.small(clauses::FIRE, "a group", 1, card.groups.len() as u8)? - 1;
    let mount = card.groups[usize::from(group)];
    words.must(clauses::FIRE, "next")?;
    let fusion = mount.weapon == Weapon::FusionCannon;
    let most = if fusion { rules.count() as u8 } else { mount.count };
    let next = words.small(clauses::FIRE, catalogue::NEXT_SHOT, 0, most)?;
    words.must(clauses::FIRE, "weapons")?;
    let weapons = words.small(clauses::FIRE, catalogue::WEAPONS_THAT_FIRE, 0, mount.count)?;
    let mut volley = Volley { firer, group, next, weapons, targets: [Piece::Ship(0); WEAPONS], face: 0 };
    if fusion {
        words.must(clauses::WEAPONS, "face")?;
        volley.face = words.small(clauses::WEAPONS, "a face", 0, 6)?;
        let under_way = volley.face > 0;
        if weapons == 0 && under_way || next > 0 && !under_way {
            return Err(words.flaw(clauses::WEAPONS, catalogue::FUSION_CANNON_BURNS));
        }
        return Ok(volley);
    }
    if next > weapons {
        return Err(words.flaw(clauses::FIRE, catalogue::MORE_SHOTS_THAN_WEAPONS));
    }
    words.must(clauses::FIRE, "at")?;
    for target in volley.targets.iter_mut().take(usize::from(weapons)) {
        let number = words.rest.peek().and_then(|word| Name::new(word)).and_then(|name| name.number());
        *target = match number {
            Some(number) => {
                words.word();
                Piece::Missile(number)
            }
            None => Piece::Ship(words.ship(rules)?),
        };
    }
    Ok(volley)
}

fn entry(rules: &Talon, words: &mut Words<'_>) -> Result<Entry, Flaw> {
    let mover = words.ship(rules)?;
    words.must(clauses::COLLISION, "from")?;
    let from = words.hex(rules)?;
    words.must(clauses::COLLISION, "arc")?;
    let arc = words.word().and_then(arc_of_word).filter(|arc| *arc != Arc::Rear);
    let arc = arc.ok_or_else(|| words.flaw(clauses::COLLISION, catalogue::AN_ARC_IS))?;
    let land = if words.takes("land") { words.ship(rules)? } else { NONE };
    words.must(clauses::TERRAIN, "meets")?;
    let meets = match words.word() {
        Some("asteroids") => Meets::Asteroids,
        Some("missiles") => Meets::Missiles,
        Some("ships") => Meets::Ships,
        _ => return Err(words.flaw(clauses::TERRAIN, catalogue::A_SHIP_MEETS)),
    };
    let met = ships(rules, words, "pair")?;
    let mut pair = [NONE; 2];
    if words.takes("pair") {
        pair[0] = words.ship(rules)?;
        if words.rest.peek().is_some() {
            pair[1] = words.ship(rules)?;
        }
    }
    Ok(Entry { mover, from, arc, land, meets, met, pair })
}

fn question(rules: &Talon, words: &mut Words<'_>) -> Result<Question, Flaw> {
    match words.word() {
        Some("first") => Ok(Question::First),
        Some("shield") => {
            let ship = words.ship(rules)?;
            let damage = words.small(clauses::DAMAGE, "damage", 1, 100)?;
            let mut arcs = Arcs::NONE;
            while let Some(word) = words.word() {
                let arc =
                    arc_of_word(word).ok_or_else(|| words.flaw(clauses::ARCS, catalogue::A_SHIELD_IS))?;
                arcs = arcs.with(arc);
            }
            Ok(Question::Shield { ship, damage, arcs })
        }
        _ => Err(words.flaw(clauses::TURN, catalogue::WHAT_IS_ASKED)),
    }
}

/// Returns a flaw if the question cannot arise in the middle of the affair.
pub(super) fn impossible(rules: &Talon, state: &State) -> Option<Flaw> {
    let flaw = |clause, what: &str| Some(Flaw::against(clause, "position", what));
    match (state.affair, state.step) {
        (Affair::Volley(volley), Step::Fire) => {
            let firer = usize::from(volley.firer);
            if rules.side_of(firer) != state.active() || volley.face > 0 && !state.ships[firer].on_map() {
                return flaw(clauses::FIRE, catalogue::FIRER_OF_THE_TURN);
            }
        }
        (Affair::Entry(entry), Step::Move) => {
            let (mover, land) = (usize::from(entry.mover), usize::from(entry.land));
            let own = |ship: usize| rules.side_of(ship) == state.active();
            if !own(mover) || entry.land != NONE && (!own(land) || rules.cards[mover].each == 0) {
                return flaw(clauses::MUST_MOVE, catalogue::MOVER_OF_THE_TURN);
            }
            if entry.land != NONE && rules.cards[land].squadrons == 0 {
                return flaw(clauses::CARRIER, catalogue::SQUADRON_LANDS_ON_CARRIER);
            }
        }
        // A missile that has hit leaves only the explosion behind.
        (Affair::None, Step::Move) | (Affair::PowerPhase { .. }, Step::Speeds) => {}
        _ => return flaw(clauses::TURN, catalogue::NOT_OF_THE_STEP),
    }
    match state.question {
        Question::First => {
            let Affair::Entry(entry) = state.affair else {
                return flaw(clauses::COLLISION, catalogue::FIRST_ON_COLLISION);
            };
            let [a, b] = entry.pair;
            let there = |ship: u8| ship != NONE && state.ships[usize::from(ship)].on_map();
            if a != entry.mover || a == b || !there(a) || !there(b) {
                return flaw(clauses::COLLISION, catalogue::TWO_SHIPS_COLLIDE);
            }
        }
        Question::Shield { ship, arcs, .. } => {
            let place = usize::from(ship);
            let hidden = arcs.iter().all(|arc| damage::held_by(rules, state, place, arc) == 0);
            if arcs.len() < 2 || !state.ships[place].on_map() || hidden {
                return flaw(clauses::ARCS, catalogue::TWO_SHIELDS_TO_CHOOSE);
            }
        }
        Question::None => {}
    }
    None
}
