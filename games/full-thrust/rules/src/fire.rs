//! Ship fire: arcs, ranges, line dice, beams (FT-3.1 to FT-3.7).

use arrayvec::ArrayVec;
use engine::dice::Dice;
use engine::{Log, Sealed};
use table::{Bearing, Quarter, Vector};

use crate::aim::{arc, square, weapon_of};
use crate::bands::{beam_dice, squared};
use crate::clauses;
use crate::events::Event;
use crate::orders::Order;
use crate::play::{NeedleHits, Play, parts_of, streams};
use crate::range_index::{Diagonals, SMALL, bits};
use crate::ships::{ARMS, Group, Kind, System};
use crate::state::{Flight, Place, Ship, Shot, Wing, arc_numbered, note_arc};
use crate::volleys;

/// Returns `true` if a displacement is at 45° to the table, or zero.
#[inline]
pub(crate) const fn is_slanting(v: Vector) -> bool {
    v.x as i64 * v.x as i64 == v.y as i64 * v.y as i64
}

/// Returns `true` if any ship is at 45° to the table from any enemy, or at the same point.
fn any_slanting(first: &[Ship], second: &[Ship]) -> bool {
    if first.len() * second.len() <= SMALL * SMALL {
        return first.iter().any(|ship| second.iter().any(|enemy| is_slanting(enemy.at - ship.at)));
    }
    let diagonals = Diagonals::of(second);
    first
        .iter()
        .any(|ship| bits(diagonals.through(ship.at)).any(|enemy| is_slanting(second[enemy].at - ship.at)))
}

impl<D: Dice, L: Log<Event>> Play<'_, D, L> {
    /// Rolls line dice for every group and every ship that could fire, at each enemy within reach exactly on a line
    /// between arcs.
    pub(crate) fn lines(&mut self) {
        self.stream(streams::LINES);
        if !self.state.groups.is_empty() {
            self.group_lines();
        }
        // Lines between arcs are at 45° to a heading, and headings are 30° apart. Only lines at 45° to the table hold
        // lattice points. If one ship sees another at 45° to the table, the other sees it so too.
        let ships = self.state.ships.as_slice();
        let (first, second) = ships.split_at(self.rules.first.min(ships.len()));
        if any_slanting(first, second) {
            self.ship_lines();
        }
    }

    /// Rolls the line dice of ships; firers and their targets both go in list order.
    #[cold]
    pub(crate) fn ship_lines(&mut self) {
        for side in 0..2 {
            let enemies = self.rules.fleet(1 - side);
            let diagonals = Diagonals::of(&self.state.ships[enemies.clone()]);
            for place in self.rules.fleet(side) {
                let at = self.state.ships[place].at;
                for enemy in bits(diagonals.through(at)) {
                    if is_slanting(self.state.ships[enemies.start + enemy].at - at) {
                        self.line(place, enemies.start + enemy);
                    }
                }
            }
        }
    }

    fn line(&mut self, place: usize, enemy: usize) {
        let rules = self.rules;
        let (ship, target) = (self.state.ships[place], self.state.ships[enemy]);
        let fires = ship.place == Place::Table && rules.class(&ship).firecons_left(ship.lost) > 0;
        if !fires || !target.in_sight() || square(&ship, &target) > squared(36) {
            return;
        }
        let bearing = rules.headings[usize::from(ship.course)].quarter(self.state.ships[enemy].at - ship.at);
        let (first, name) = (rules.fleet(1 - rules.side_of(place)).start, rules.name(place));
        if bearing == Bearing::Here && place < enemy {
            self.tell(clauses::CENTRES, || Event::Together { ship: name, other: rules.name(enemy) });
        }
        if let Some(arc) = self.line_die(bearing) {
            note_arc(&mut self.state.ships[place].lines, enemy - first, arc as u8);
            self.tell(clauses::ARCS, || Event::Line {
                firer: name.to_string(),
                target: rules.name(enemy),
                arc,
            });
        }
    }

    /// Rolls the arc of a target that is on a line; returns `None` if it is on none.
    fn line_die(&mut self, bearing: Bearing) -> Option<Quarter> {
        match bearing {
            Bearing::In(_) => None,
            Bearing::Between(bow_or_stern, side) => {
                Some(if self.roll(clauses::ARCS) <= 3 { bow_or_stern } else { side })
            }
            Bearing::Here => loop {
                let face = self.roll(clauses::ARCS);
                if face <= 4 {
                    return Some(arc_numbered(face - 1));
                }
            },
        }
    }

    #[inline(never)]
    fn group_lines(&mut self) {
        let rules = self.rules;
        for g in crate::fighters::in_order(self.state) {
            let group = self.state.groups[g];
            if group.flight != Flight::Flying || group.recall {
                continue;
            }
            let wing = rules.wings[g];
            let enemies = rules.fleet(1 - usize::from(wing.side));
            for enemy in enemies.clone() {
                let target = &self.state.ships[enemy];
                let v = target.at - group.at;
                if !target.in_sight() || v.dot(v) > squared(6) {
                    continue;
                }
                let bearing = rules.headings[usize::from(group.course)].quarter(v);
                if let Some(arc) = self.line_die(bearing) {
                    note_arc(&mut self.state.groups[g].lines, enemy - enemies.start, arc as u8);
                    let name = rules.name(enemy);
                    self.tell(clauses::ARCS, || Event::Line {
                        firer: Wing(wing).to_string(),
                        target: name,
                        arc,
                    });
                }
            }
        }
    }

    /// Plays fire that both sides declared secretly: all of it is declared, then resolved ship after ship (FT-3.7).
    pub(crate) fn volleys(&mut self, orders: &[Sealed<Order>], hits: &mut NeedleHits) {
        let mut shots: ArrayVec<Shot, { crate::state::WEAPONS }> = ArrayVec::new();
        for (_, part) in parts_of(orders) {
            shots.extend(volleys::shot(self.rules, self.state, part).ok());
        }
        shots.chunk_by(|a, b| a.ship == b.ship).for_each(|shots| self.tell_declared(shots));
        self.fire_all(&shots, hits);
    }

    /// Notes the fire that one ship declares openly.
    pub(crate) fn declare(&mut self, place: usize, orders: &[Sealed<Order>]) {
        let before = self.state.declared.len();
        for (_, part) in parts_of(orders) {
            let shot = volleys::shot(self.rules, self.state, part);
            self.state.declared.extend(shot.ok());
        }
        if self.state.declared.len() == before {
            let ship = self.rules.name(place);
            self.tell(clauses::DECLARING, || Event::Declares { ship, at: Vec::new() });
            return;
        }
        let shots: ArrayVec<Shot, ARMS> = self.state.declared[before..].iter().copied().collect();
        self.tell_declared(&shots);
    }

    pub(crate) fn tell_declared(&mut self, shots: &[Shot]) {
        self.tell_of(clauses::DECLARING, |rules, state| {
            let mut at: Vec<(crate::state::Name, Vec<(Kind, u8)>)> = Vec::new();
            for shot in shots {
                let target = rules.name(usize::from(shot.target));
                let System::Weapon(kind, number) = weapon_of(rules, state, *shot) else { continue };
                match at.iter_mut().find(|(t, _)| *t == target) {
                    Some((_, weapons)) => weapons.push((kind, number)),
                    None => at.push((target, vec![(kind, number)])),
                }
            }
            Event::Declares { ship: rules.name(usize::from(shots[0].ship)), at }
        });
    }

    /// Resolves shots in the order given, and notes the systems that needles hit.
    pub(crate) fn fire_all(&mut self, shots: &[Shot], hits: &mut NeedleHits) {
        if self.rules.options.fire != crate::options::Fire::Alternate {
            self.stream(streams::FIRE);
        }
        for shot in shots {
            let (ship, target) = (usize::from(shot.ship), usize::from(shot.target));
            let arc = arc(self.rules, self.state, ship, target);
            let range = square(&self.state.ships[ship], &self.state.ships[target]);
            self.shoot(*shot, arc, range, hits);
        }
    }

    /// Fires one weapon.
    #[inline]
    pub(crate) fn shoot(&mut self, shot: Shot, arc: Quarter, square: i64, hits: &mut NeedleHits) {
        let rules = self.rules;
        let place = usize::from(shot.ship);
        match rules.class(&self.state.ships[place]).weapons[usize::from(shot.weapon)].kind {
            Kind::Torpedo => self.torpedo(shot, square),
            Kind::Needle => self.needle(shot, hits),
            kind => self.beam(shot, arc, square, beam_dice(kind, square)),
        }
    }

    #[inline]
    fn beam(&mut self, shot: Shot, arc: Quarter, square: i64, dice: u8) {
        let rules = self.rules;
        let target = usize::from(shot.target);
        self.tell_beam(shot, arc, square, dice);
        let group = rules.hull(&self.state.ships[target]).group;
        let table = &rules.hits[group as usize];
        let (mut faces, mut points) = ([0; 3], 0);
        self.announce(dice.min(3));
        for face in &mut faces[..usize::from(dice.min(3))] {
            *face = self.roll(clauses::DAMAGE_DIE);
            points += u16::from(table[usize::from(*face).min(6)]);
        }
        self.mark(target, points);
        let why = self.hit_clause(group);
        self.tell(why, || Event::Hits {
            target: rules.name(target),
            faces: faces[..usize::from(dice.min(3))].to_vec(),
            points,
            table: *table,
        });
    }

    /// Returns the clause under which hits on a hull of a group do their damage.
    #[inline]
    pub(crate) fn hit_clause(&self, group: Group) -> engine::Clause {
        let armoured = self.rules.hits[group as usize][4] == 0;
        if armoured { clauses::ARMOUR } else { clauses::DAMAGE_DIE }
    }

    fn tell_beam(&mut self, shot: Shot, arc: Quarter, square: i64, dice: u8) {
        self.tell_of(clauses::BEAMS, |rules, state| Event::Fires {
            ship: rules.name(usize::from(shot.ship)),
            weapon: weapon_of(rules, state, shot),
            target: rules.name(usize::from(shot.target)),
            range: table::Length::thousandths(square.isqrt() as i32),
            arc,
            dice,
        });
    }

    /// Marks damage on a ship, which takes effect later (FT-3.5).
    #[inline]
    pub(crate) fn mark(&mut self, place: usize, points: u16) {
        let ship = &mut self.state.ships[place];
        ship.marked = ship.marked.saturating_add(points);
    }
}
