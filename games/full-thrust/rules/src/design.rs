//! The class table and designs of one's own: the limits of a design, and the points of a ship (FT-1.3, FT-4.12).

use arrayvec::ArrayVec;
use engine::{Fact, Flaw};

use crate::catalogue;
use crate::clauses;
use crate::options::Options;
use crate::ships::{ALL_ROUND, Class, Group, Kind, Weapon, read_batteries, write_arcs};
use crate::thresholds;

/// A row of the class table.
struct Row {
    id: &'static str,
    name: &'static str,
    group: Group,
    thrust: u8,
    damage: u8,
    firecons: u8,
    batteries: &'static str,
    fighters: u8,
    /// The least and the greatest damage of a design of this class.
    range: (u8, u8),
}

const fn row(
    (id, name, group): (&'static str, &'static str, Group),
    (thrust, damage, firecons): (u8, u8, u8),
    batteries: &'static str,
    fighters: u8,
    range: (u8, u8),
) -> Row {
    Row { id, name, group, thrust, damage, firecons, batteries, fighters, range }
}

use Group::{Capital, Cruiser, Escort, Merchant};

/// The class table and the merchants.
const TABLE: [Row; 15] = [
    row(("S", "Scout/Courier", Escort), (8, 2, 1), "C FPSA", 0, (1, 3)),
    row(("L", "Lancer/Corvette", Escort), (8, 4, 1), "B FPSA", 0, (3, 5)),
    row(("FF", "Frigate", Escort), (6, 6, 1), "B FPS; C PSA", 0, (5, 7)),
    row(("DD", "Destroyer", Escort), (6, 8, 1), "2 B FPS; C PSA", 0, (7, 11)),
    row(("LC", catalogue::LIGHT_CRUISER, Cruiser), (6, 12, 2), "A FPS; B FPA; B FSA", 0, (9, 13)),
    row(("EC", catalogue::ESCORT_CRUISER, Cruiser), (6, 14, 2), "A FPS; 2 B FPA; 2 B FSA", 0, (13, 17)),
    row(("HC", catalogue::HEAVY_CRUISER, Cruiser), (4, 18, 2), "A FP; A FS; 2 B FPA; 2 B FSA", 0, (15, 21)),
    row(("BB", "Battleship", Capital), (4, 22, 3), "2 A FP; 2 A FS; 2 B FPA; 2 B FSA", 0, (19, 27)),
    row(("DN", "Dreadnought", Capital), (2, 28, 3), "3 A F; 2 A FP; 2 A FS; 4 B PSA", 6, (23, 255)),
    row(("CA", "Carrier", Capital), (2, 24, 3), "2 B FPS; B PA; B SA", 18, (23, 27)),
    row(("LF", catalogue::LIGHT_FREIGHTER, Merchant), (4, 10, 1), "C FPSA", 0, (10, 10)),
    row(("BK", catalogue::BULK_CARRIER, Merchant), (2, 26, 0), "", 0, (26, 26)),
    row(("BKA", catalogue::ARMED_BULK_CARRIER, Merchant), (2, 26, 1), "C FPSA", 0, (26, 26)),
    row(("LN", catalogue::COMMERCIAL_LINER, Merchant), (4, 18, 0), "", 0, (18, 18)),
    row(("FT", catalogue::FLEET_TENDER, Merchant), (2, 24, 1), "B FPS; C PSA", 0, (24, 24)),
];

fn find(id: &str) -> Option<&'static Row> {
    TABLE.iter().find(|row| row.id == id)
}

impl Row {
    fn class(&self) -> Class {
        Class {
            id: self.id.to_owned(),
            name: self.name.to_owned(),
            group: self.group,
            thrust: self.thrust,
            damage: self.damage,
            firecons: self.firecons,
            weapons: read_batteries(self.batteries).unwrap_or_default().into_iter().collect(),
            fighters: self.fighters,
            base: None,
        }
    }
}

/// Returns the classes of the table and the merchants, in the table's order.
pub fn table() -> Vec<Class> {
    TABLE.iter().map(Row::class).collect()
}

/// Returns the class of the table with an id.
pub fn class(id: &str) -> Option<Class> {
    find(id).map(Row::class)
}

/// Returns the class of dummy markers, which move as a scout (FT-4.5).
pub(crate) fn dummy() -> Class {
    Class {
        id: "dummy".to_owned(),
        name: "Dummy".to_owned(),
        group: Group::Escort,
        thrust: 8,
        damage: 1,
        firecons: 0,
        weapons: ArrayVec::new(),
        fighters: 0,
        base: None,
    }
}

/// Returns `true` for the table's one exception to three arcs: the all-round B battery of the lancer and of its designs
/// (FT-1.3).
pub(crate) fn all_round_secondary(class: &Class, weapon: Weapon) -> bool {
    let of = class.base.as_deref().unwrap_or(&class.id);
    of == "L" && weapon == Weapon { kind: Kind::B, arcs: ALL_ROUND }
}

/// Returns the points of a ship: its damage points and the factors of its weapons (FT-4.12).
pub fn points(class: &Class) -> u16 {
    u16::from(class.damage) + class.factors()
}

/// Writes the sum behind [`points`] in words.
pub fn working(class: &Class) -> String {
    let mut parts = vec![format!("{} damage", class.damage)];
    for kind in [Kind::A, Kind::B, Kind::C, Kind::Torpedo, Kind::Needle] {
        let count = class.weapons.iter().filter(|w| w.kind == kind).count();
        if count > 0 {
            parts.push(format!("{count} {} of {}", kind.letter(), kind.factors()));
        }
    }
    format!("{} = {}", parts.join(" + "), points(class))
}

/// Returns the smallest and the largest damage of a design of a class; the largest is `None` if there is no limit
/// (FT-4.12).
pub fn damages(base: &str) -> Option<(u8, Option<u8>)> {
    find(base).map(|row| (row.range.0, (row.range.1 < u8::MAX).then_some(row.range.1)))
}

/// Returns the most fighters a design of a class may carry; fewer are allowed (FT-4.7).
pub fn most_fighters(base: &str) -> Option<u8> {
    find(base).map(|row| row.fighters)
}

/// Returns every flaw of a class or a design under the options.
pub fn faults(class: &Class, options: &Options) -> Vec<Flaw> {
    class.flaws(options)
}

/// Returns the facts of a record chart for an undamaged ship of a class (FT-1.4).
pub fn chart(class: &Class) -> Fact {
    let system = |i: usize| {
        let arcs = class.weapons.get(i).map_or_else(String::new, |w| write_arcs(w.arcs));
        let name = class.system(i).map_or_else(String::new, |s| s.to_string());
        Fact::map([("name", Fact::text(name)), ("arcs", Fact::text(arcs)), ("lost", Fact::Bool(false))])
    };
    let point = |(at, needs)| Fact::map([("at", Fact::int(at)), ("needs", Fact::int(needs))]);
    Fact::map([
        ("title", Fact::text("")),
        ("class", Fact::text(&class.name)),
        ("code", Fact::text(&class.id)),
        ("group", Fact::text(class.group.name())),
        ("damage", Fact::int(0)),
        ("hull", Fact::int(class.damage)),
        ("thrust", Fact::int(class.thrust)),
        ("built", Fact::int(class.thrust)),
        ("firecons", Fact::int(class.firecons)),
        ("systems", Fact::list(0..class.systems(), system)),
        ("thresholds", Fact::List(thresholds::points(class).map(point).collect())),
        ("bays", Fact::list(class.bays(), Fact::int)),
        ("points", Fact::int(points(class))),
    ])
}

/// Returns the flaws of a class or a design against the class table.
pub(crate) fn flaws(class: &Class, options: &Options) -> Vec<Flaw> {
    let place = format!("class {}", class.id);
    let Some(base) = &class.base else {
        return match find(&class.id) {
            Some(row) if Class { name: class.name.clone(), ..row.class() } == *class => Vec::new(),
            Some(_) => vec![Flaw::against(clauses::CLASSES, place, catalogue::DIFFERS_FROM_TABLE)],
            None => {
                let what = catalogue::NAME_THE_BASE;
                vec![Flaw::against(clauses::CLASSES, place, what)]
            }
        };
    };
    let mut flaws = Vec::new();
    let mut flaw = |what: String| flaws.push(Flaw::against(clauses::DESIGNS, place.clone(), what));
    if !options.custom_ships {
        flaw(catalogue::OWN_DESIGNS_OFF.to_owned());
    }
    let Some(row) = find(base) else {
        flaw(catalogue::base_not_a_class(base));
        return flaws;
    };
    let built = row.class();
    if find(&class.id).is_some() || class.id == dummy().id {
        flaw(catalogue::OWN_ID.to_owned());
    }
    if (class.group, class.thrust, class.firecons) != (built.group, built.thrust, built.firecons) {
        flaw(catalogue::must_be_those_of(&built.name));
    }
    let (least, most) = row.range;
    if !(least..=most).contains(&class.damage) {
        let up_to = if most == u8::MAX { "up".to_owned() } else { format!("to {most}") };
        flaw(catalogue::damage_of_class(class.damage, &built.name, least, &up_to));
    }
    if points(class) > points(&built) {
        flaw(catalogue::systems_of_class(working(class), &built.name, points(&built), working(&built)));
    }
    if class.fighters > built.fighters {
        let most = match built.fighters {
            0 => "none".to_owned(),
            most => catalogue::at_most(most),
        };
        let what = catalogue::fighters_of_class(class.fighters, &built.name, &most);
        flaws.push(Flaw::against(clauses::FIGHTERS, place, what));
    }
    flaws
}

impl Class {
    /// Returns every flaw of the class.
    pub(crate) fn flaws(&self, options: &Options) -> Vec<Flaw> {
        let mut flaws = Vec::new();
        let place = |field: &str| format!("class {}, {field}", self.id);
        let mut flaw = |clause, field: &str, what: String| {
            flaws.push(Flaw::against(clause, place(field), what));
        };
        match self.group.firecons() {
            Some(built) if built != self.firecons => {
                let what = catalogue::firecons_of_group(self.firecons, self.group.name(), built);
                flaw(clauses::GROUPS, "firecons", what);
            }
            None if self.firecons > 1 => {
                flaw(clauses::MERCHANTS, "firecons", catalogue::MERCHANT_HAS_ONE.to_owned());
            }
            _ => {}
        }
        if self.thrust > 8 {
            flaw(clauses::THRUST, "thrust", catalogue::thrust_from_0_to_8(self.thrust));
        }
        if self.damage == 0 {
            flaw(clauses::GROUPS, "damage", catalogue::ONE_DAMAGE_POINT.to_owned());
        }
        for (i, weapon) in self.weapons.iter().enumerate() {
            let named = self.system(i).map_or_else(String::new, |s| s.to_string());
            if let Some((clause, what)) = weapon.fault(self, options) {
                flaw(clause, &named, what);
            }
        }
        flaws.extend(self::flaws(self, options));
        flaws
    }
}

impl Weapon {
    /// Returns the flaw of the weapon on a ship of a class, if it has one.
    fn fault(self, class: &Class, options: &Options) -> Option<(engine::Clause, String)> {
        let arcs = self.arcs.count_ones();
        let apart = self.arcs == 5 || self.arcs == 10;
        match self.kind {
            Kind::A | Kind::B | Kind::C if arcs == 0 || apart => {
                Some((clauses::BATTERIES, catalogue::ARCS_SIDE_BY_SIDE.to_owned()))
            }
            Kind::A | Kind::B if arcs > 3 && !all_round_secondary(class, self) => {
                Some((clauses::BATTERIES, catalogue::THREE_ARCS.to_owned()))
            }
            Kind::Torpedo if !options.torpedoes => {
                Some((clauses::TORPEDOES, catalogue::TORPEDOES_OFF.to_owned()))
            }
            Kind::Torpedo if !matches!(class.group, Group::Cruiser | Group::Capital) => {
                Some((clauses::TORPEDOES, catalogue::WHO_CARRIES_TORPEDOES.to_owned()))
            }
            Kind::Torpedo if self.arcs != 1 => {
                Some((clauses::TORPEDOES, catalogue::TUBE_FORE_ARC.to_owned()))
            }
            Kind::Needle if !options.needles => Some((clauses::NEEDLES, catalogue::NEEDLES_OFF.to_owned())),
            Kind::Needle if arcs != 1 => Some((clauses::NEEDLES, catalogue::NEEDLE_ONE_ARC.to_owned())),
            _ => None,
        }
    }
}
