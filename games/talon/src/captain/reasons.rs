//! Reasons for an order: the use of a point of power, the aim of a move, the expected effect of fire, the choice of a
//! speed.

use engine::{Fact, Odds, Seat};
use rules_talon::ships::arc_word;
use rules_talon::state::Question;
use rules_talon::{
    Action, Kind, Name, Order, Plot, Pose, Purchase, Salvo, State, Step, Talon, View, Weapon, aids, chart,
    damage, fire, terrain,
};
use shelf::reasons::reason;
use table::{Arc, Hex};

/// Points that a purchase adds to a shield (TAL-2.5).
const REINFORCED: u8 = 2;

/// Returns the reasons for an order, part by part; none for a seat that is not asked.
pub(crate) fn of(rules: &Talon, view: &View, seat: Seat, order: &Order) -> Vec<Fact> {
    let desk = Desk { rules, state: &view.position, side: seat.0 };
    match order {
        Order::Buy(all) => all.parts().iter().filter_map(|(ship, what)| desk.buys(*ship, *what)).collect(),
        Order::Speeds(all) => {
            all.parts().iter().filter_map(|(ship, plot)| desk.speed(*ship, *plot)).collect()
        }
        Order::Move(name, action) => desk.moves(*name, *action),
        Order::Fire(salvo) => desk.fires(salvo),
        Order::First(name) => desk.first(*name).into_iter().collect(),
        Order::Shield(arc) => desk.shield(*arc).into_iter().collect(),
        Order::Done => vec![desk.done()],
        Order::Idle => Vec::new(),
    }
}

/// A side and the position it sees.
struct Desk<'a> {
    rules: &'a Talon,
    state: &'a State,
    side: u8,
}

fn about(kind: &'static str, name: Name) -> Fact {
    reason(kind, [("piece", Fact::text(name.to_string()))])
}

/// Returns the mean damage in thousandths of a point.
fn expected(odds: &Odds) -> Fact {
    Fact::Int(odds.mean(1000) as i64)
}

impl Desk<'_> {
    fn named(&self, ship: usize) -> Fact {
        Fact::text(self.rules.name(ship).to_string())
    }

    fn enemies(&self) -> impl Iterator<Item = usize> + use<'_> {
        self.rules.fleet(1 - self.side).filter(|enemy| self.state.ships()[*enemy].on_map())
    }

    /// Returns the number of a ship's charged groups that bear on a hex from a pose.
    fn bearing(&self, ship: usize, pose: Pose, at: Hex) -> usize {
        let (range, arcs) = (pose.at.distance(at), pose.facing.arcs(at - pose.at));
        if range == 0 || terrain::penalty(self.rules, pose.at, at).is_none() {
            return 0;
        }
        let groups = self.rules.card(ship).groups.iter().enumerate();
        let bears = groups.filter(|(group, mount)| {
            fire::is_ready(self.rules, self.state, ship, *group)
                && mount.weapon.reaches(range)
                && mount.arcs.meet(arcs)
        });
        bears.count()
    }

    /// Returns the enemies with a charged group that bears on a hex from where they are now.
    fn under(&self, at: Hex) -> Vec<usize> {
        let bears = |enemy: &usize| self.bearing(*enemy, self.state.ships()[*enemy].pose(), at) > 0;
        self.enemies().filter(bears).collect()
    }

    fn names(&self, ships: &[usize]) -> Fact {
        Fact::list(ships, |ship| self.named(*ship))
    }

    /// Returns the reason for a ship's purchase.
    fn buys(&self, name: Name, purchase: Purchase) -> Option<Fact> {
        let ship = self.rules.find(name)?;
        match purchase {
            Purchase::Charge(group) => {
                let at = usize::from(group).checked_sub(1)?;
                let mount = self.rules.card(ship).groups.get(at)?;
                Some(about("why-charges", name).with([
                    ("group", Fact::int(group)),
                    ("weapon", Fact::text(mount.weapon.word())),
                    ("left", Fact::int(self.missing(ship, at))),
                ]))
            }
            Purchase::Power(squadron) => {
                let left = self.missing(self.rules.find(squadron)?, 0);
                let facts = [("squadron", Fact::text(squadron.to_string())), ("left", Fact::int(left))];
                Some(about("why-powers", name).with(facts))
            }
            Purchase::Reinforce(arc) => {
                let (own, held) =
                    (&self.state.ships()[ship], damage::held_by(self.rules, self.state, ship, arc));
                let mut under = self.under(own.at);
                let lies = |enemy: &usize| {
                    damage::arcs_towards(self.state, ship, self.state.ships()[*enemy].at).has(arc)
                };
                under.retain(lies);
                Some(about("why-reinforces", name).with([
                    ("arc", Fact::text(arc_word(arc))),
                    ("before", Fact::int(held)),
                    ("holds", Fact::int(held.saturating_add(REINFORCED))),
                    ("from", self.names(&under)),
                ]))
            }
            _ => Some(about("why-buys", name).with([("purchase", Fact::text(purchase.to_string()))])),
        }
    }

    /// Returns the number of boxes that a group's bar lacks after one more is charged.
    fn missing(&self, ship: usize, group: usize) -> u8 {
        let charge = self.state.ships()[ship].charges[group];
        let mount = &self.rules.card(ship).groups[group];
        (mount.red + mount.yellow).saturating_sub(charge.red + charge.yellow + 1)
    }

    fn speed(&self, name: Name, plot: Plot) -> Option<Fact> {
        let ship = self.rules.find(name)?;
        let Plot::Speed(speed, retreats) = plot else { return Some(about("why-off", name)) };
        let row = self.rules.card(ship).curve.iter().position(|pace| pace.speed == speed)?;
        let power = self.rules.power_in(self.state, ship, row);
        let told = about(if retreats { "why-retreats" } else { "why-speed" }, name);
        Some(told.with([
            ("before", Fact::int(self.rules.speed(self.state, ship))),
            ("speed", Fact::int(speed)),
            ("power", Fact::int(power)),
            ("radius", Fact::int(self.rules.card(ship).curve[row].radius + self.state.ships()[ship].wider)),
        ]))
    }

    fn moves(&self, name: Name, action: Action) -> Vec<Fact> {
        match action {
            Action::Go { way, land, .. } => {
                let Some(ship) = self.rules.find(name) else { return Vec::new() };
                if let Some(carrier) = land {
                    return vec![
                        about("why-lands", name).with([("carrier", Fact::text(carrier.to_string()))]),
                    ];
                }
                let pose = self.state.ships()[ship].pose();
                let after = if self.rules.card(ship).kind == Kind::Base {
                    Pose { facing: way.facing(pose.facing), count: 0, ..pose }
                } else {
                    pose.after(way, self.rules.radius(self.state, ship))
                };
                self.goes(ship, after)
            }
            Action::Launch(squadron, to) => {
                let Some(ship) = self.rules.find(name) else { return Vec::new() };
                let at = self.state.ships()[ship].at.neighbour(to);
                let told = about("why-launches", name).with([("squadron", Fact::text(squadron.to_string()))]);
                vec![told.with(self.nearest(at).map_or_else(Vec::new, |(enemy, range)| {
                    vec![("target", self.named(enemy)), ("range", Fact::int(range))]
                }))]
            }
            Action::To(to) => self.flies(name, to).into_iter().collect(),
        }
    }

    /// Returns the enemy nearest to a hex, and its distance in hexes.
    fn nearest(&self, at: Hex) -> Option<(usize, u16)> {
        let all = self.enemies().map(|enemy| (enemy, self.state.ships()[enemy].at.distance(at)));
        all.min_by_key(|(_, range)| *range)
    }

    /// Returns the reasons for a pose: the enemy it brings to bear on or the range to the nearest, and the enemies
    /// whose fire it leaves.
    fn goes(&self, ship: usize, after: Pose) -> Vec<Fact> {
        let (name, own) = (self.rules.name(ship), &self.state.ships()[ship]);
        if !self.rules.is_on_map(after.at) {
            return vec![about("why-leaves", name)];
        }
        let place = |enemy: usize| self.state.ships()[enemy].at;
        let aims = self.enemies().map(|enemy| (self.bearing(ship, after, place(enemy)), enemy));
        let near = |enemy: usize| after.at.distance(place(enemy));
        let best = aims
            .filter(|(groups, _)| *groups > 0)
            .max_by_key(|(groups, enemy)| (*groups, u16::MAX - near(*enemy)));
        let mut all = Vec::new();
        if let Some((groups, enemy)) = best {
            all.push(about("why-bears", name).with([
                ("groups", Fact::int(groups as i64)),
                ("target", self.named(enemy)),
                ("range", Fact::int(near(enemy))),
            ]));
        } else if let Some((enemy, range)) = self.nearest(after.at) {
            let before = own.at.distance(place(enemy));
            let (kind, from) = match range.cmp(&before) {
                std::cmp::Ordering::Less => ("why-closes", Some(before)),
                std::cmp::Ordering::Equal => ("why-keeps", None),
                std::cmp::Ordering::Greater => ("why-moves", Some(before)),
            };
            let told = about(kind, name).with([("target", self.named(enemy)), ("range", Fact::int(range))]);
            all.push(told.with(from.map(|before| ("before", Fact::int(before)))));
        } else {
            all.push(about("why-moves", name).with([("target", Fact::Null)]));
        }
        let mut left = self.under(own.at);
        let still = self.under(after.at);
        left.retain(|enemy| !still.contains(enemy));
        if !left.is_empty() {
            all.push(about("why-clear", name).with([("from", self.names(&left))]));
        }
        all
    }

    /// Returns the reason for a missile's move: its range to the target, and the shield of the target that faces it.
    fn flies(&self, name: Name, to: table::Facing) -> Option<Fact> {
        let missile = &self.state.missiles()[self.state.missile(name.number()?)?];
        let (at, target) = (missile.at.neighbour(to), usize::from(missile.target));
        let arcs = damage::arcs_towards(self.state, target, at);
        Some(about("why-flies", name).with([
            ("target", self.named(target)),
            ("range", Fact::int(at.distance(self.state.ships()[target].at))),
            ("arc", Fact::maybe(arcs.single(), |arc| Fact::text(arc_word(arc)))),
        ]))
    }

    /// Returns the reasons for a group's fire, one for each target.
    fn fires(&self, salvo: &Salvo) -> Vec<Fact> {
        let Some(ship) = self.rules.find(salvo.ship) else { return Vec::new() };
        let Some(mount) = self.rules.card(ship).groups.get(usize::from(salvo.group.saturating_sub(1))) else {
            return Vec::new();
        };
        let told = |kind| {
            about(kind, salvo.ship)
                .with([("group", Fact::int(salvo.group)), ("weapon", Fact::text(mount.weapon.word()))])
        };
        let all = aids::struck(self.rules, self.state, salvo);
        if all.is_empty() && mount.weapon == Weapon::FusionCannon {
            return vec![told("why-fires").with([("target", Fact::Null)])];
        }
        let one = |hit: &aids::Struck| {
            let facts = [("target", Fact::text(hit.target.to_string())), ("range", Fact::int(hit.range))];
            match &hit.odds {
                None => told("why-sends").with(facts),
                Some(odds) => told("why-fires").with(facts).with([
                    ("expected", expected(odds)),
                    ("arc", Fact::maybe(hit.shield, |(arc, _)| Fact::text(arc_word(arc)))),
                    ("holds", Fact::int(hit.shield.map_or(0, |(_, holds)| holds))),
                ]),
            }
        };
        all.iter().map(one).collect()
    }

    fn first(&self, name: Name) -> Option<Fact> {
        let ship = self.rules.find(name)?;
        let holds = damage::held_by(self.rules, self.state, ship, Arc::Front);
        Some(about("why-first", name).with([("holds", Fact::int(holds))]))
    }

    fn shield(&self, arc: Arc) -> Option<Fact> {
        let Question::Shield { ship, damage, .. } = self.state.question() else { return None };
        let ship = usize::from(ship);
        Some(about("why-shield", self.rules.name(ship)).with([
            ("points", Fact::int(damage)),
            ("arc", Fact::text(arc_word(arc))),
            ("holds", Fact::int(damage::held_by(self.rules, self.state, ship, arc))),
        ]))
    }

    /// Returns the reason for doing nothing more in a step.
    fn done(&self) -> Fact {
        let step = match self.state.step {
            Step::Power => "power",
            Step::Move => "move",
            Step::Fire => {
                let own = self.rules.fleet(self.side).filter(|ship| self.state.ships()[*ship].on_map());
                let mut groups =
                    own.flat_map(|ship| (0..self.rules.card(ship).groups.len()).map(move |g| (ship, g)));
                let bears = groups.any(|(ship, group)| fire::may_fire(self.rules, self.state, ship, group));
                return reason("why-waits", [("bears", Fact::Bool(bears))]);
            }
            Step::Speeds | Step::Over => "speeds",
        };
        let impulse = chart::letter(self.state.impulse.min(chart::IMPULSES - 1));
        reason("why-done", [("step", Fact::text(step)), ("impulse", Fact::text(impulse))])
    }
}
