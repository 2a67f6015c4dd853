//! Reasons for an order: the targets of its weapons, the fire a ship avoids, the range it seeks, the expected damage.

use engine::{Fact, Odds, Seat};
use rules_full_thrust::aids::{self, Bearing, CombinedFire, Offer};
use rules_full_thrust::ships::{Group, Kind, System};
use rules_full_thrust::state::{Place, UNKNOWN};
use rules_full_thrust::{FullThrust, Name, Order, Part, Phase, Plot, View};
use shelf::reasons::{chance, reason};
use table::{Edge, Point};

/// The distance from an enemy at which a group facing it can attack, in thousandths of an inch.
const ATTACK: i32 = 6_000;
/// The least change of a range that is reported, in thousandths of an inch.
const CHANGE: i32 = 500;

/// Returns the reasons for an order, part by part; at least one.
pub(crate) fn of(rules: &FullThrust, view: &View, seat: Seat, order: &Order) -> Vec<Fact> {
    let desk = Desk { rules, view, seat };
    let mut all = match view.position.phase {
        Phase::Orders => desk.moves(order),
        Phase::Fire => desk.fire(order),
        _ => order.parts().iter().filter_map(|part| desk.part(part)).collect(),
    };
    if all.is_empty() {
        all.push(desk.nothing());
    }
    all
}

/// A seat with its view.
struct Desk<'a> {
    rules: &'a FullThrust,
    view: &'a View,
    seat: Seat,
}

/// Returns the mean damage in thousandths of a point.
fn expected(odds: &Odds) -> Fact {
    Fact::Int(odds.mean(1000) as i64)
}

/// Returns the word for an edge.
pub(crate) const fn edge_word(edge: Edge) -> &'static str {
    match edge {
        Edge::Top => "top",
        Edge::Right => "right",
        Edge::Bottom => "bottom",
        Edge::Left => "left",
    }
}

impl Desk<'_> {
    fn side(&self) -> usize {
        self.seat.index().min(1)
    }

    /// Returns the name of a ship as words: its own name if it has one and is known, otherwise its name in orders.
    fn called(&self, name: Name) -> Fact {
        let known = |place: &usize| self.view.position.ships()[*place].class != UNKNOWN;
        let place = self.rules.place_of(name).filter(known);
        let title = place.map(|place| self.rules.title(place)).filter(|title| !title.is_empty());
        title.map_or_else(|| Fact::text(name.to_string()), Fact::text)
    }

    /// Returns a reason about one of the seat's ships.
    fn ship(
        &self,
        kind: &'static str,
        name: Name,
        facts: impl IntoIterator<Item = (&'static str, Fact)>,
    ) -> Fact {
        let ship = [("piece", Fact::text(name.to_string())), ("name", self.called(name))];
        reason(kind, ship).with(facts)
    }

    fn target(&self, name: Name) -> [(&'static str, Fact); 2] {
        [("target", Fact::text(name.to_string())), ("called", self.called(name))]
    }

    fn wing(&self, number: u8) -> Fact {
        Fact::Text(format!("{}G{number}", char::from(b'A' + self.side() as u8)))
    }

    /// Returns the reasons for the movement of each ship, at most two a ship.
    fn moves(&self, order: &Order) -> Vec<Fact> {
        let state = &self.view.position;
        let after = aids::bearings_after(self.rules, state, self.seat, order);
        let steady = aids::bearings_after(self.rules, state, self.seat, &Order::default());
        let of = |all: &[(Name, Vec<Bearing>, Vec<Bearing>)], name: Name| {
            all.iter()
                .find(|(ship, ..)| *ship == name)
                .map(|(_, bears, under)| (bears.clone(), under.clone()))
        };
        let mut all = Vec::new();
        for place in self.rules.fleet(self.side()).filter(|place| state.ships()[*place].in_play()) {
            let name = self.rules.name(place);
            let plot = order.plot(name).unwrap_or_default();
            if let Some(entry) = self.away(place, &plot) {
                all.extend(entry);
                continue;
            }
            let (bears, under) = of(&after, name).unwrap_or_default();
            all.push(self.aim(place, &plot, &bears));
            let before = of(&steady, name).map(|(_, under)| under).unwrap_or_default();
            all.extend(self.safety(place, &plot, &before, &under));
        }
        all
    }

    /// Returns the reason for a ship that is off the table or leaves it; `None` if it stays on the table.
    #[allow(
        clippy::option_option,
        reason = "a ship that stays on the table is another matter than one with no reason"
    )]
    fn away(&self, place: usize, plot: &Plot) -> Option<Option<Fact>> {
        let (rules, ship, name) = (self.rules, &self.view.position.ships()[place], self.rules.name(place));
        if ship.place == Place::Away {
            let edge = [("edge", Fact::text(edge_word(aids::left_by(ship))))];
            return Some(Some(self.ship(
                if plot.enter > 0 { "why-enters" } else { "why-stays-away" },
                name,
                edge,
            )));
        }
        let edge = aids::way(rules, ship, (plot.turn, plot.thrust)).leaves?;
        let counts = self.exit() == Some(edge);
        let facts = [("edge", Fact::text(edge_word(edge))), ("counts", Fact::Bool(counts))];
        Some(Some(self.ship("why-leaves", name, facts)))
    }

    /// Returns the edge by which the seat's ships may leave and score.
    fn exit(&self) -> Option<Edge> {
        aids::exit(self.rules).filter(|exit| usize::from(exit.side) == self.side()).map(|exit| exit.edge)
    }

    /// Returns the purpose of a ship's movement: its exit, a ram, a launch, fire, or a range.
    fn aim(&self, place: usize, plot: &Plot, bears: &[Bearing]) -> Fact {
        let (rules, ship, name) = (self.rules, &self.view.position.ships()[place], self.rules.name(place));
        let at = aids::carry_out(rules, &self.view.position, place, *plot).at;
        if let Some(edge) = self.exit().filter(|_| rules.class(ship).group == Group::Merchant) {
            let left = |at: Point| Fact::int(edge.distance(rules.area(), at).in_thousandths());
            let facts =
                [("edge", Fact::text(edge_word(edge))), ("before", left(ship.at)), ("range", left(at))];
            return self.ship("why-runs", name, facts);
        }
        if plot.ram > 0 {
            let target = Name { side: 1 - self.side() as u8, number: plot.ram - 1 };
            return self.ship("why-rams", name, self.target(target));
        }
        if plot.launch > 0 {
            return self.ship("why-launches", name, [("groups", Fact::int(plot.launch))]);
        }
        let mean = |bearing: &&Bearing| {
            let points = bearing.odds.as_ref().map_or(u64::from(bearing.dice) * 667, |odds| odds.mean(1000));
            (points, bearing.weapons.len(), -bearing.range)
        };
        match bears.iter().max_by_key(mean) {
            Some(bearing) => self.bears(name, bearing),
            None => self.range(place, at),
        }
    }

    /// Returns the reason that a ship brings weapons to bear.
    fn bears(&self, name: Name, bearing: &Bearing) -> Fact {
        let count = |is: fn(&Kind) -> bool| {
            let weapons = bearing.weapons.iter();
            let all = weapons.filter(|system| matches!(system, System::Weapon(kind, _) if is(kind)));
            Fact::Int(all.count() as i64)
        };
        self.ship("why-bears", name, self.target(bearing.target)).with([
            ("batteries", count(|kind| !matches!(kind, Kind::Torpedo | Kind::Needle))),
            ("torpedoes", count(|kind| *kind == Kind::Torpedo)),
            ("needles", count(|kind| *kind == Kind::Needle)),
            ("arc", Fact::text(bearing.arc)),
            ("range", Fact::int(bearing.range)),
            ("expected", Fact::maybe(bearing.odds.as_ref(), expected)),
        ])
    }

    /// Returns the change of range to the nearest enemy, if that enemy goes straight on.
    fn range(&self, place: usize, at: Point) -> Fact {
        let (rules, state, name) = (self.rules, &self.view.position, self.rules.name(place));
        let ahead = aids::ahead(rules, state, self.seat);
        let Some((foe, reach)) = ahead.iter().min_by_key(|(_, reach)| at.distance(reach.at)) else {
            return self.ship("why-alone", name, []);
        };
        let now = rules.place_of(*foe).map_or(reach.at, |enemy| state.ships()[enemy].at);
        let (before, range) = (state.ships()[place].at.distance(now), at.distance(reach.at));
        let change = range.in_thousandths() - before.in_thousandths();
        let kind = if change.abs() < CHANGE {
            "why-keeps"
        } else if change < 0 {
            "why-closes"
        } else {
            "why-opens"
        };
        let told =
            self.ship(kind, name, self.target(*foe)).with([("range", Fact::int(range.in_thousandths()))]);
        if kind == "why-keeps" { told } else { told.with([("before", Fact::int(before.in_thousandths()))]) }
    }

    /// Returns the danger that a ship avoids by not going straight on: an edge, or enemies' fire.
    fn safety(&self, place: usize, plot: &Plot, steady: &[Bearing], under: &[Bearing]) -> Option<Fact> {
        let (ship, name) = (&self.view.position.ships()[place], self.rules.name(place));
        if plot.is_steady() {
            return None;
        }
        if let Some(edge) = aids::way(self.rules, ship, (0, 0)).leaves {
            return Some(self.ship("why-edge", name, [("edge", Fact::text(edge_word(edge)))]));
        }
        let still = |bearing: &&Bearing| !under.iter().any(|other| other.ship == bearing.ship);
        let gone: Vec<Name> = steady.iter().filter(still).map(|bearing| bearing.ship).collect();
        (!gone.is_empty()).then(|| {
            self.ship(
                "why-clear",
                name,
                [
                    ("from", Fact::texts(gone.iter().map(ToString::to_string))),
                    ("foes", Fact::list(&gone, |foe| self.called(*foe))),
                ],
            )
        })
    }

    /// Returns the reasons for fire: one for each target, and one for each system that a needle beam aims at.
    fn fire(&self, order: &Order) -> Vec<Fact> {
        let mut all = Vec::new();
        for volley in aids::volleys(self.rules, &self.view.position, self.seat, order) {
            let fired = |part: &Part| matches!(part, Part::Shot(_, _, target, _) if *target == volley.target);
            if !order.parts().iter().any(fired) {
                continue;
            }
            all.extend(self.volley(&volley));
            for (ship, _, system) in &volley.shots {
                if let Some(system) = system {
                    let aimed = self.ship("why-needles", *ship, self.target(volley.target));
                    all.push(aimed.with([("system", Fact::text(system.to_string()))]));
                }
            }
        }
        all
    }

    fn volley(&self, volley: &CombinedFire) -> Option<Fact> {
        let shots: Vec<Name> =
            volley.shots.iter().filter(|(.., needle)| needle.is_none()).map(|(ship, ..)| *ship).collect();
        let mut ships = shots.clone();
        ships.dedup();
        let left = volley.hull.saturating_sub(volley.damage);
        (!shots.is_empty()).then(|| {
            reason(
                "why-fires",
                [
                    ("ships", Fact::texts(ships.iter().map(ToString::to_string))),
                    ("names", Fact::list(&ships, |ship| self.called(*ship))),
                    ("weapons", Fact::Int(shots.len() as i64)),
                ],
            )
            .with(self.target(volley.target))
            .with([
                ("expected", expected(&volley.odds)),
                ("left", Fact::int(left)),
                ("chance", chance(&volley.odds, usize::from(left))),
            ])
        })
    }

    /// Returns the reason for a part of an order about markers or fighters.
    fn part(&self, part: &Part) -> Option<Fact> {
        let state = &self.view.position;
        let at = |name: Name| self.rules.place_of(name).map(|place| state.ships()[place].at);
        match part {
            Part::Scan(ship, target) => {
                let range = at(*ship)?.distance(at(*target)?).in_thousandths();
                Some(self.ship("why-scans", *ship, self.target(*target)).with([("range", Fact::int(range))]))
            }
            Part::Fly(group, to, _) => {
                let enemies =
                    self.rules.fleet(1 - self.side()).filter(|enemy| state.ships()[*enemy].in_sight());
                let near = enemies.min_by_key(|enemy| to.distance(state.ships()[*enemy].at))?;
                let range = to.distance(state.ships()[near].at).in_thousandths();
                let told = reason("why-flies", [("group", self.wing(*group))]);
                let facts = [("range", Fact::int(range)), ("reaches", Fact::Bool(range <= ATTACK))];
                Some(told.with(self.target(self.rules.name(near))).with(facts))
            }
            Part::Attack(group, target) => self.attack(*group, *target),
            Part::Guard(ship, group) => {
                let letter = char::from(b'A' + 1 - self.side() as u8);
                Some(self.ship("why-guards", *ship, [("group", Fact::Text(format!("{letter}G{group}")))]))
            }
            Part::Plot(..) | Part::Shot(..) => None,
        }
    }

    fn attack(&self, group: u8, target: Name) -> Option<Fact> {
        let wing = self.wing(group);
        let Fact::Text(name) = &wing else { return None };
        let Offer::Attacks(all) = aids::offer(self.rules, self.view, self.seat, name)? else {
            return None;
        };
        let (_, odds) = all.iter().find(|(of, _)| *of == target)?;
        let told = reason("why-attacks", [("group", wing.clone())]).with(self.target(target));
        let boxes = odds.most();
        Some(told.with([("expected", expected(odds)), ("chance", chance(odds, boxes))]))
    }

    /// Returns the reason for an order without parts.
    fn nothing(&self) -> Fact {
        let state = &self.view.position;
        match state.phase {
            Phase::Fire => {
                let own = |bearing: &Bearing| usize::from(bearing.ship.side) == self.side();
                let bears = aids::bearings(self.rules, state).iter().any(own);
                reason("why-silent", [("bears", Fact::Bool(bears))])
            }
            phase => reason(
                "why-passes",
                [(
                    "phase",
                    Fact::text(match phase {
                        Phase::Scans => "scans",
                        Phase::Fighters => "fighters",
                        Phase::Attacks => "attacks",
                        Phase::Defence => "defence",
                        _ => "orders",
                    }),
                )],
            ),
        }
    }
}
