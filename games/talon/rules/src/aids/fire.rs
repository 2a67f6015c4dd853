//! Aids for fire: which groups bear on which pieces with which odds, and why a group is silent.

use engine::{Describe, Fact, Odds};
use table::{Arc, Arcs, Between, Hex};

use crate::aids::odds;
use crate::catalogue;
use crate::damage;
use crate::events::hex;
use crate::fire::{self, Unready, Wide};
use crate::orders::Salvo;
use crate::rules::Talon;
use crate::ships::{Terrain, arc_word, arcs_described};
use crate::state::{Name, Piece, State};
use crate::terrain;
use crate::weapons::{MISSILE_DAMAGE, Weapon};

/// Returns the piece with this name, without regard to case: a missile in flight, or a ship.
pub(super) fn find(rules: &Talon, state: &State, text: &str) -> Option<Piece> {
    let number = Name::new(text).and_then(|name| name.number());
    if let Some(number) = number.filter(|number| state.missile(*number).is_some()) {
        return Some(Piece::Missile(number));
    }
    rules.find_like(text).map(|ship| Piece::Ship(ship as u8))
}

/// One target of a group: its position, the terrain in the way, and the odds of one weapon.
pub(super) struct Aim {
    pub(super) target: Piece,
    pub(super) range: u16,
    off: u8,
    arcs: Arcs,
    /// The odds of one shot; `None` for a missile launcher, which does not roll to hit.
    odds: Option<Odds>,
}

impl Aim {
    pub(super) fn of(
        rules: &Talon,
        state: &State,
        (ship, group): (usize, usize),
        target: Piece,
    ) -> Option<Self> {
        let (from, to) = (state.ships()[ship].at, state.place_of(target)?);
        let (range, off) = (from.distance(to), terrain::penalty(rules, from, to)?);
        let arcs = match target {
            Piece::Ship(target) if rules.card(usize::from(target)).shields != [0; 4] => {
                damage::arcs_towards(state, usize::from(target), from)
            }
            _ => Arcs::NONE,
        };
        let weapon = rules.card(ship).groups[group].weapon;
        let odds = (weapon != Weapon::Missile).then(|| odds::of_shot(weapon, range, off));
        Some(Self { target, range, off, arcs, odds })
    }

    fn describe(&self, rules: &Talon, state: &State, from: Hex) -> Fact {
        Fact::map([
            ("target", Fact::text(rules.name_of(self.target).to_string())),
            ("range", Fact::int(i32::from(self.range))),
            ("modifier", Fact::int(-i32::from(self.off))),
            ("through", Fact::list(thick(rules, from, state.place_of(self.target).unwrap_or(from)), hex)),
            ("arcs", arcs_described(self.arcs)),
            ("held", self.held(rules, state)),
            ("odds", self.odds(1)),
        ])
    }

    /// Returns the expected damage of one weapon, in thousandths of a point; of a missile, its damage if it arrives.
    pub(super) fn mean(&self) -> u64 {
        self.odds.as_ref().map_or(1000 * u64::from(MISSILE_DAMAGE), |odds| odds.mean(1000))
    }

    /// Returns the points that the shield of each arc that may be hit holds now, including reinforcement: none while
    /// shields are down, and none in a nebula (TAL-8.4, TAL-17.1).
    fn held(&self, rules: &Talon, state: &State) -> Fact {
        let Piece::Ship(target) = self.target else { return Fact::List(Vec::new()) };
        Fact::list(self.arcs.iter(), |arc| {
            let holds = damage::held_by(rules, state, usize::from(target), arc);
            Fact::map([("arc", Fact::text(arc_word(arc))), ("holds", Fact::int(holds))])
        })
    }

    /// Returns the odds of `shots` independent shots together.
    pub(super) fn odds(&self, shots: u8) -> Fact {
        Fact::maybe(self.odds.as_ref(), |one| {
            (0..shots).fold(Odds::default(), |all, _| all.and(one)).describe()
        })
    }
}

/// Returns the hexes between two hexes whose terrain takes something off the die.
fn thick(rules: &Talon, from: Hex, to: Hex) -> Vec<Hex> {
    let mut found = Vec::new();
    for step in from.line(to) {
        let is = |kind: Terrain| step.all(|hex| rules.terrain_at(hex) == Some(kind));
        if is(Terrain::Asteroids) || is(Terrain::Nebula) {
            match step {
                Between::One(hex) => found.push(hex),
                Between::Two(one, other) => found.extend([one, other]),
            }
        }
    }
    found
}

/// Returns the groups of a ship that may fire now, and the silent groups with the reason. Also returns an order for
/// each target that fires a whole group at it.
pub(super) fn groups(rules: &Talon, state: &State, ship: usize) -> [(&'static str, Fact); 3] {
    let (mut ready, mut silent, mut actions) = (Vec::new(), Vec::new(), Vec::new());
    for (group, mount) in rules.card(ship).groups.iter().enumerate() {
        let targets = fire::targets(rules, state, ship, group);
        if !fire::may_fire(rules, state, ship, group) {
            silent.push(Fact::map([
                ("number", Fact::int(group as i64 + 1)),
                ("why", Fact::text(why_silent(rules, state, ship, group))),
            ]));
            continue;
        }
        let count = fire::weapons(rules, state, ship, group);
        let from = state.ships()[ship].at;
        let aims: Vec<Aim> =
            targets.iter().filter_map(|target| Aim::of(rules, state, (ship, group), *target)).collect();
        let blast = (mount.weapon == Weapon::FusionCannon).then(|| swept(rules, state, (ship, group)));
        let salvo = |target: Option<&Aim>| {
            let mut salvo = Salvo::new(rules.name(ship), group as u8 + 1);
            if let Some(target) = target.map(|aim| rules.name_of(aim.target)) {
                (0..count).for_each(|_| {
                    salvo.push(target);
                });
            }
            salvo.to_string()
        };
        if let Some((hexes, ships)) = &blast {
            actions.push(Fact::map([
                ("kind", Fact::text("blast")),
                ("text", Fact::text(salvo(None))),
                ("group", Fact::int(group as i64 + 1)),
                ("ships", Fact::texts(ships.iter())),
                ("hexes", Fact::list(hexes, |at| hex(*at))),
            ]));
        } else {
            actions.extend(aims.iter().map(|aim| {
                Fact::map([
                    ("kind", Fact::text("fire")),
                    ("text", Fact::text(salvo(Some(aim)))),
                    ("group", Fact::int(group as i64 + 1)),
                    ("weapon", Fact::text(mount.weapon.to_string())),
                    ("target", Fact::text(rules.name_of(aim.target).to_string())),
                    ("range", Fact::int(i32::from(aim.range))),
                    ("odds", aim.odds(count)),
                ])
            }));
        }
        ready.push(Fact::map([
            ("number", Fact::int(group as i64 + 1)),
            ("weapon", Fact::text(mount.weapon.word())),
            ("weapons", Fact::int(count)),
            ("arcs", arcs_described(mount.arcs)),
            ("range-limit", Fact::int(i32::from(mount.weapon.longest()))),
            ("targets", Fact::list(&aims, |aim| aim.describe(rules, state, from))),
            (
                "blast",
                Fact::maybe(blast, |(hexes, ships)| {
                    Fact::map([
                        ("text", Fact::text(salvo(None))),
                        ("hexes", Fact::list(hexes, hex)),
                        ("ships", Fact::texts(ships)),
                    ])
                }),
            ),
        ]));
    }
    [("actions", Fact::List(actions)), ("groups", Fact::List(ready)), ("silent", Fact::List(silent))]
}

/// Returns the hexes a fusion cannon sweeps, and every ship in them, including ships of its own side.
fn swept(rules: &Talon, state: &State, (ship, group): (usize, usize)) -> (Vec<Hex>, Vec<String>) {
    let at = state.ships()[ship].at;
    let hexes = at.disc(rules.card(ship).groups[group].weapon.longest());
    let hexes: Vec<Hex> = hexes.filter(|hex| fire::aim(rules, state, ship, group, *hex).is_ok()).collect();
    let there = |other: &usize| state.ships()[*other].on_map() && hexes.contains(&state.ships()[*other].at);
    let ships = (0..rules.count()).filter(there).map(|other| rules.name(other).to_string()).collect();
    (hexes, ships)
}

/// Returns the reason why a group cannot fire now.
fn why_silent(rules: &Talon, state: &State, ship: usize, group: usize) -> String {
    let (own, mount) = (&state.ships()[ship], &rules.card(ship).groups[group]);
    match fire::readiness(rules, state, ship, group) {
        Ok(()) => {
            let enemies = rules.fleet(1 - rules.side_of(ship)).map(|enemy| &state.ships()[enemy]);
            let near = enemies.filter(|enemy| enemy.on_map());
            let wide: Vec<Wide> =
                near.filter_map(|enemy| fire::aim(rules, state, ship, group, enemy.at).err()).collect();
            let why = if wide.contains(&Wide::Here) {
                catalogue::OWN_HEX
            } else if wide.contains(&Wide::Planet) {
                catalogue::PLANET_IN_THE_WAY
            } else {
                catalogue::NO_ENEMY_IN_ARCS
            };
            why.to_owned()
        }
        Err(Unready::Charge { .. }) => {
            let charge = own.charges[group];
            let missing = [("red", mount.red - charge.red), ("yellow", mount.yellow - charge.yellow)];
            let words = missing.iter().filter(|(_, n)| *n > 0).map(|(colour, n)| format!("{n} {colour}"));
            catalogue::not_charged_yet(words.collect::<Vec<_>>().join(" and "))
        }
        Err(Unready::Scenario) => catalogue::NOTHING_FIRES.to_owned(),
        Err(Unready::Away) => catalogue::NOT_ON_THE_MAP.to_owned(),
        Err(Unready::Lost) => "lost".to_owned(),
        Err(Unready::NoMissiles) => catalogue::NO_MISSILES.to_owned(),
        Err(Unready::Crowded) => catalogue::AS_MANY_AS_CAN_FLY.to_owned(),
    }
}

/// A target that one order strikes.
pub struct Struck {
    /// The target.
    pub target: Name,
    /// Hexes to it.
    pub range: u16,
    /// The odds of all shots at it; `None` for missiles, which do not roll to hit.
    pub odds: Option<Odds>,
    /// The shield that is hit, unless there is a choice, and what that shield holds.
    pub shield: Option<(Arc, u8)>,
}

/// Returns the targets that one order strikes.
pub fn struck(rules: &Talon, state: &State, salvo: &Salvo) -> Vec<Struck> {
    let Some(from) = mounted(rules, salvo) else { return Vec::new() };
    let strike = |(piece, shots): (Piece, u8)| {
        let aim = Aim::of(rules, state, from, piece)?;
        let all = |one: &Odds| (0..shots).fold(Odds::default(), |all, _| all.and(one));
        let shield = match (piece, aim.arcs.single()) {
            (Piece::Ship(ship), Some(arc)) => {
                Some((arc, damage::held_by(rules, state, usize::from(ship), arc)))
            }
            _ => None,
        };
        Some(Struck {
            target: rules.name_of(piece),
            range: aim.range,
            odds: aim.odds.as_ref().map(all),
            shield,
        })
    };
    aimed(rules, state, salvo, from).into_iter().filter_map(strike).collect()
}

/// Returns the ship that fires and its group, by their indices in the lists.
fn mounted(rules: &Talon, salvo: &Salvo) -> Option<(usize, usize)> {
    let (ship, group) = (rules.find(salvo.ship)?, usize::from(salvo.group.saturating_sub(1)));
    (group < rules.card(ship).groups.len()).then_some((ship, group))
}

/// Returns the pieces that one order is fired at, with the shots at each.
fn aimed(rules: &Talon, state: &State, salvo: &Salvo, (ship, group): (usize, usize)) -> Vec<(Piece, u8)> {
    let mount = &rules.card(ship).groups[group];
    let mut struck: Vec<(Piece, u8)> = Vec::new();
    if mount.weapon == Weapon::FusionCannon {
        // Every weapon of the group rolls one die, which counts for every ship in the arc.
        let shots = fire::weapons(rules, state, ship, group);
        struck = swept(rules, state, (ship, group))
            .1
            .iter()
            .filter_map(|name| find(rules, state, name).map(|piece| (piece, shots)))
            .collect();
    }
    for target in salvo.targets() {
        let Some(piece) = find(rules, state, target.as_str()) else { continue };
        match struck.iter_mut().find(|(other, _)| *other == piece) {
            Some((_, shots)) => *shots += 1,
            None => struck.push((piece, 1)),
        }
    }
    struck
}

/// Returns what one order fires, target by target, as plain data.
pub(super) fn volley(rules: &Talon, state: &State, salvo: &Salvo) -> Fact {
    let Some(from) = mounted(rules, salvo) else { return Fact::Null };
    Fact::list(aimed(rules, state, salvo, from), |(piece, shots)| {
        let Some(aim) = Aim::of(rules, state, from, piece) else { return Fact::Null };
        let arc = aim.arcs.single();
        // What the shield holds now, and the part of it that is reinforcement.
        let (held, reinforced) = match (piece, arc) {
            (Piece::Ship(target), Some(arc)) => {
                let target = usize::from(target);
                let held = damage::held_by(rules, state, target, arc);
                (held, state.ships()[target].reinforced[arc as usize].left.min(held))
            }
            _ => (0, 0),
        };
        Fact::map([
            ("target", Fact::text(rules.name_of(piece).to_string())),
            ("shots", Fact::int(shots)),
            ("range", Fact::int(i32::from(aim.range))),
            ("arcs", arcs_described(aim.arcs)),
            ("shield", Fact::int(held - reinforced)),
            ("reinforced", Fact::int(reinforced)),
            ("held", aim.held(rules, state)),
            ("odds", aim.odds(shots)),
        ])
    })
}
