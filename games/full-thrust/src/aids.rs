//! Aids for plotting *Full Thrust*, as plain data: what a piece may be ordered, what an order comes to, who bears on whom.

use engine::{Describe, Fact, Odds, Seat};
use rules_full_thrust::plotting::{self, Aim, Bearing, Further, Offer, Volley};
use rules_full_thrust::ships::System;
use rules_full_thrust::state::Wing;
use rules_full_thrust::{FullThrust, Order, Part, Phase, Plot, View};

/// What a ship or group may be ordered in this phase; none if it has nothing to do or the seat no such piece.
pub(super) fn reach(rules: &FullThrust, view: &View, seat: Seat, piece: &str) -> Option<Fact> {
    let offer = plotting::offer(rules, view, seat, piece)?;
    let name = ("piece", Fact::text(piece.trim().to_uppercase()));
    let of = |kind: &str, actions: Vec<Fact>| {
        Fact::map([name.clone(), ("kind", Fact::text(kind)), ("actions", Fact::List(actions))])
    };
    let letter = char::from(b'A' + seat.0.min(1));
    Some(match offer {
        Offer::Moves(moves, further) => {
            let moves = moves.iter().map(|reach| reach.describe(rules)).collect();
            of("moves", moves).with(following(&further, letter))
        }
        Offer::Scans(markers) => {
            let scan = |target: &_| aimed(format!("scan {target}"), target);
            of("scans", markers.iter().map(scan).collect())
        }
        Offer::Flight(from, radius, attack) => of("flight", Vec::new()).with([
            ("at", Fact::point(from)),
            ("radius", Fact::int(radius.in_thousandths())),
            ("attack", Fact::int(attack.in_thousandths())),
            ("headings", Fact::list(1..=12, |course| Fact::int(heading(rules, course)))),
        ]),
        Offer::Attacks(targets) => {
            let attack = |(target, odds): &(_, Odds)| {
                aimed(format!("> {target}"), target).with([("odds", odds.describe())])
            };
            of("attacks", targets.iter().map(attack).collect())
        }
        Offer::Guards(groups, systems) => {
            let guard = |group: &Wing| aimed(format!("> G{}", group.0.number + 1), group);
            of("guards", groups.iter().map(guard).collect()).with([("systems", Fact::int(systems))])
        }
        Offer::Fire(aims, firecons) => {
            of("fire", aims.iter().map(aim).collect()).with([("firecons", Fact::int(firecons))])
        }
    })
}

/// The heading of a course, 1 to 12, in degrees.
fn heading(rules: &FullThrust, course: u8) -> i32 {
    rules_full_thrust::aids::heading(rules, course).degrees()
}

fn aimed(text: String, target: &impl ToString) -> Fact {
    Fact::map([("text", Fact::Text(text)), ("target", Fact::text(target.to_string()))])
}

/// What may follow a movement part.
fn following(further: &Further, letter: char) -> Vec<(&'static str, Fact)> {
    let enemy = if letter == 'A' { 'B' } else { 'A' };
    vec![
        ("launches", Fact::int(further.launches)),
        ("recoveries", Fact::texts(further.recoveries.iter().map(|g| format!("{letter}G{g}")))),
        ("rams", Fact::texts(further.rams.iter().map(|n| format!("{enemy}{n}")))),
        ("courses", Fact::list(&further.courses, |c| Fact::int(*c))),
        ("edge", Fact::int(further.edge)),
    ]
}

/// A target with every weapon that bears on it, and how strongly.
fn aim(aim: &Aim) -> Fact {
    let weapon = |(system, strength): &(System, u8)| {
        Fact::map([("name", Fact::text(system.to_string())), ("strength", Fact::int(*strength))])
    };
    aimed(format!("> {}", aim.target), &aim.target).with([
        ("arc", Fact::text(aim.arc)),
        ("range", Fact::int(aim.range)),
        ("weapons", Fact::list(&aim.weapons, weapon)),
    ])
}

/// An order carried out alone: where ships end with enemies going straight on, what bears then, and the odds of fire.
pub(super) fn preview(rules: &FullThrust, view: &View, seat: Seat, order: &Order) -> Fact {
    let (mut pieces, mut launches) = (Vec::new(), Vec::new());
    if view.position.phase == Phase::OrderSpace {
        (pieces, launches) = movements(rules, view, seat, order);
    }
    let letter = char::from(b'A' + seat.0.min(1));
    let mut others = Vec::new();
    for part in order.parts() {
        others.extend(written(part, letter));
    }
    let fire = plotting::volleys(rules, &view.position, seat, order);
    Fact::map([
        ("pieces", Fact::List(pieces)),
        ("launches", Fact::List(launches)),
        ("parts", Fact::List(others)),
        ("volleys", Fact::list(&fire, volley)),
    ])
}

/// The movement part of an order, ship by ship, and the groups it launches.
fn movements(rules: &FullThrust, view: &View, seat: Seat, order: &Order) -> (Vec<Fact>, Vec<Fact>) {
    let (mut pieces, mut launches) = (Vec::new(), Vec::new());
    let mut bearings = plotting::bearings_after(rules, &view.position, seat, order).into_iter().peekable();
    for place in rules.fleet(seat.index().min(1)) {
        if !view.position.ships()[place].in_play() {
            continue;
        }
        let name = rules.name(place);
        let plot = order.plot(name);
        let reach = plotting::carry_out(rules, &view.position, place, plot.unwrap_or_default());
        let (bears, under) = match bearings.next_if(|(ship, ..)| *ship == name) {
            Some((_, bears, under)) => (bears, under),
            None => (Vec::new(), Vec::new()),
        };
        let facts = [("name", Fact::text(name.to_string()))];
        let moved = Fact::map(facts).with(entries(reach.describe(rules)));
        pieces.push(moved.with(further(plot)).with([
            ("bears", Fact::list(&bears, |b| bearing(b, &b.target))),
            ("under", Fact::list(&under, |b| bearing(b, &b.ship))),
        ]));
        for launch in plotting::launches(rules, &view.position, place, &plot.unwrap_or_default()) {
            launches.push(Fact::map([
                ("name", Fact::text(launch.group.to_string())),
                ("x", Fact::int(launch.at.x)),
                ("y", Fact::int(launch.at.y)),
                ("heading", Fact::int(heading(rules, launch.course))),
                ("leaves", Fact::Bool(launch.leaves)),
            ]));
        }
    }
    (pieces, launches)
}

fn entries(fact: Fact) -> Vec<(&'static str, Fact)> {
    match fact {
        Fact::Map(entries) => entries,
        _ => Vec::new(),
    }
}

/// Whether a ship is ordered anything, and what follows its movement part.
fn further(plot: Option<Plot>) -> Vec<(&'static str, Fact)> {
    let ordered = plot.is_some();
    let plot = plot.unwrap_or_default();
    vec![
        ("ordered", Fact::Bool(ordered)),
        ("launch", Fact::int(plot.launch)),
        ("recover", Fact::int(plot.recover)),
        ("ram", Fact::int(plot.ram)),
        ("enter", Fact::int(plot.enter)),
        ("along", Fact::int(plot.along)),
    ]
}

/// A part of an order that is not a movement part, taken to pieces.
fn written(part: &Part, letter: char) -> Option<Fact> {
    let enemy = if letter == 'A' { 'B' } else { 'A' };
    let of = |kind: &str, piece: String, target: String| {
        Fact::map([
            ("kind", Fact::text(kind)),
            ("piece", Fact::Text(piece)),
            ("target", Fact::Text(target)),
            ("text", Fact::text(part.to_string())),
        ])
    };
    Some(match part {
        Part::Plot(..) => return None,
        Part::Scan(ship, target) => of("scan", ship.to_string(), target.to_string()),
        Part::Fly(group, at, course) => of("fly", format!("{letter}G{group}"), String::new()).with([
            ("x", Fact::int(at.x)),
            ("y", Fact::int(at.y)),
            ("course", Fact::int(*course)),
        ]),
        Part::Attack(group, target) => of("attack", format!("{letter}G{group}"), target.to_string()),
        Part::Guard(ship, group) => of("guard", ship.to_string(), format!("{enemy}G{group}")),
        Part::Shot(ship, (kind, number), target, system) => of("shot", ship.to_string(), target.to_string())
            .with([
                ("weapon", Fact::text(System::Weapon(*kind, *number).to_string())),
                ("system", Fact::maybe(*system, |s| Fact::text(s.to_string()))),
            ]),
    })
}

/// What an order fires at one ship, with the exact odds of what it does.
fn volley(volley: &Volley) -> Fact {
    let shot = |(ship, weapon, system): &(_, System, Option<System>)| {
        let ship: &rules_full_thrust::Name = ship;
        Fact::map([
            ("piece", Fact::text(ship.to_string())),
            ("weapon", Fact::text(weapon.to_string())),
            ("system", Fact::maybe(*system, |s| Fact::text(s.to_string()))),
        ])
    };
    let point = |(points, face): &(u16, u8)| {
        Fact::map([
            ("points", Fact::int(*points)),
            ("face", Fact::int(*face)),
            ("reached", Fact::text(volley.odds.at_least(usize::from(*points)).to_string())),
        ])
    };
    let left = volley.hull.saturating_sub(volley.damage);
    Fact::map([
        ("target", Fact::text(volley.target.to_string())),
        ("shots", Fact::list(&volley.shots, shot)),
        ("damage", Fact::int(volley.damage)),
        ("hull", Fact::int(volley.hull)),
        ("odds", volley.odds.describe()),
        ("destroys", Fact::text(volley.odds.at_least(usize::from(left)).to_string())),
        ("thresholds", Fact::list(&volley.thresholds, point)),
    ])
}

fn bearing(bearing: &Bearing, other: &impl ToString) -> Fact {
    Fact::map([
        ("piece", Fact::text(other.to_string())),
        ("arc", Fact::text(bearing.arc)),
        ("line", Fact::maybe(bearing.line, Fact::text)),
        ("range", Fact::int(bearing.range)),
        ("dice", Fact::int(bearing.dice)),
        ("weapons", Fact::texts(bearing.weapons.iter().map(ToString::to_string))),
        ("odds", Fact::maybe(bearing.odds.as_ref(), Odds::describe)),
    ])
}

/// Who bears on a seat's ships now and on whom they bear, where enemies will be if they go straight on, and the dice
/// that every ship in sight has in each of its arcs.
pub(super) fn threats(rules: &FullThrust, view: &View, seat: Seat) -> Fact {
    let state = &view.position;
    let all = plotting::bearings(rules, state);
    let own = |name: rules_full_thrust::Name| usize::from(name.side) == seat.index();
    let mut threats = Vec::new();
    for place in rules.fleet(seat.index().min(1)) {
        let name = rules.name(place);
        let from = all.iter().filter(|b| b.target == name).map(|b| b.ship.to_string());
        threats.push(Fact::map([("piece", Fact::text(name.to_string())), ("from", Fact::texts(from))]));
    }
    let bearings = all
        .iter()
        .filter(|b| own(b.ship))
        .map(|b| Fact::map([("ship", Fact::text(b.ship.to_string()))]).with(entries(bearing(b, &b.target))));
    let arms = (0..state.ships().len()).filter(|i| state.ships()[*i].in_play()).map(|place| {
        let dice = plotting::dice_by_arc(rules, &state.ships()[place]);
        Fact::map([
            ("piece", Fact::text(rules.name(place).to_string())),
            ("dice", Fact::list(dice, |bands| Fact::list(bands, Fact::int))),
        ])
    });
    Fact::map([
        ("threats", Fact::List(threats)),
        ("bearings", Fact::List(bearings.collect())),
        ("bands", Fact::list([12_000, 24_000, 36_000], Fact::int)),
        ("arms", Fact::List(arms.collect())),
        (
            "ahead",
            Fact::list(plotting::ahead(rules, state, seat), |(name, reach)| {
                Fact::map([("name", Fact::text(name.to_string()))]).with(entries(reach.describe(rules)))
            }),
        ),
    ])
}

#[cfg(test)]
mod tests {
    use engine::{Demand, Fact, Seat};

    use crate::FullThrustGame;
    use shelf::{AnyBattle, Opening};

    fn open(scenario: &str) -> Box<dyn AnyBattle> {
        let game = shelf::game::<FullThrustGame>();
        game.open(&Opening::scenario(scenario)).unwrap_or_else(|flaws| panic!("{flaws:?}"))
    }

    fn seal(battle: &mut dyn AnyBattle, order: &str) {
        let Demand::Orders(seats) = battle.demand() else { panic!("the battle is over") };
        for seat in seats {
            let order = if seat == Seat(0) { order } else { "idle" };
            battle.seal(seat, order).unwrap_or_else(|e| panic!("{order}: {e}"));
        }
    }

    fn items<'a>(fact: &'a Fact, name: &str) -> &'a [Fact] {
        match fact.get(name) {
            Some(Fact::List(items)) => items,
            other => panic!("{name}: {other:?}"),
        }
    }

    #[test]
    fn a_carrier_is_offered_two_launches_and_every_move_of_its_thrust() {
        let battle = open("carrier-strike");
        let reach = battle.reach(Seat(0), "a1").expect("the carrier writes orders");
        assert_eq!(reach.get("launches"), Some(&Fact::Int(2)));
        assert_eq!(items(&reach, "actions").len(), 5 + 2 * 3, "thrust 2: five speeds, a point and one speed");
        assert!(battle.reach(Seat(0), "B1").is_none(), "an enemy is nobody's to order");
    }

    #[test]
    fn groups_launched_are_offered_a_disc_one_at_a_time() {
        let mut battle = open("carrier-strike");
        let preview = battle.preview(Seat(0), "A1 +0; launch 2").expect("it can be read");
        assert_eq!(items(&preview, "launches").len(), 2);
        seal(&mut *battle, "A1 +0; launch 2");
        let flight = battle.reach(Seat(0), "AG2").expect("the second group may fly");
        assert_eq!(flight.get("kind"), Some(&Fact::text("flight")));
        assert_eq!(flight.get("radius"), Some(&Fact::Int(18_000)));
        assert!(battle.reach(Seat(0), "A1").is_none(), "ships have moved");
    }

    #[test]
    fn courses_turn_with_the_face_of_the_clock() {
        let options = vec![("course-12".to_owned(), "90".to_owned())];
        let game = shelf::game::<FullThrustGame>();
        let opening = Opening { options, ..Opening::scenario("carrier-strike") };
        let mut battle = game.open(&opening).unwrap_or_else(|flaws| panic!("{flaws:?}"));
        let preview = battle.preview(Seat(0), "A1 +0; launch 1").expect("it can be read");
        assert_eq!(items(&preview, "launches")[0].get("heading"), Some(&Fact::Int(90)));
        seal(&mut *battle, "A1 +0; launch 1");
        let flight = battle.reach(Seat(0), "G1").expect("the group may fly");
        assert_eq!(items(&flight, "headings")[..2], [Fact::Int(120), Fact::Int(150)]);
        assert_eq!(items(&flight, "headings")[11], Fact::Int(90));
    }

    #[test]
    fn a_volley_is_told_with_all_its_outcomes() {
        let mut battle = open("line-duel");
        let Demand::Orders(seats) = battle.demand() else { panic!("it begins with orders") };
        for seat in seats {
            battle.seal(seat, if seat == Seat(0) { "A1 S2,+2" } else { "B1 S2,+2" }).expect("both are legal");
        }
        let preview = battle.preview(Seat(0), "A1 > B1").expect("it can be read");
        let [volley] = items(&preview, "volleys") else { panic!("one target") };
        let odds = volley.get("odds").expect("odds");
        let counts = ["9", "12", "10", "4", "1"].map(Fact::text);
        assert_eq!(items(odds, "counts"), counts);
        assert_eq!(odds.get("outcomes"), Some(&Fact::text("36")));
        assert_eq!(odds.get("mean"), Some(&Fact::Int(1333)));
        assert_eq!(volley.get("destroys"), Some(&Fact::text("0")));
    }
}
