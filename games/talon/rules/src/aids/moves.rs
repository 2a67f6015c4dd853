//! Aids for moves: every legal move of a ship or missile, the reason against each other move, and the consequences.

use engine::{Fact, Rules, Space};
use table::{Facing, Hex};

use crate::aids::desk::Desk;
use crate::events::hex;
use crate::missiles;
use crate::movement;
use crate::orders::{Action, Order, Way};
use crate::poses::Pose;
use crate::ships::Kind;
use crate::squadrons;
use crate::state::Name;
use crate::view::middle;

impl Desk<'_> {
    /// Returns every legal move of a ship, base or squadron, and the reasons why it may not make the others.
    pub(super) fn moves(&self, ship: usize) -> Vec<(&'static str, Fact)> {
        let (rules, name) = (self.rules, self.rules.name(ship));
        let (mut actions, mut barred) = (Vec::new(), Vec::new());
        for afterburner in [false, true] {
            for way in Way::ALL {
                let at = self.destination(ship, way);
                let landings = squadrons::landings(rules, self.state, ship, at);
                let lands = landings.iter().map(|carrier| Some(usize::from(*carrier)));
                for land in std::iter::once(None).chain(lands) {
                    let go = Action::Go { way, afterburner, land: land.map(|carrier| rules.name(carrier)) };
                    let order = Order::Move(name, go);
                    if self.stands(&order) {
                        actions.push(
                            self.moved(ship, way, afterburner, land)
                                .with([("text", Fact::text(order.to_string()))]),
                        );
                    } else if !afterburner && land.is_none() && self.state.asks(self.seat.0) {
                        barred.extend(self.barred(ship, way, &order));
                    }
                }
            }
        }
        if actions.is_empty() {
            barred.clear();
        }
        let aboard: Vec<usize> = rules.aboard(self.state, ship).collect();
        for (squadron, to) in aboard.into_iter().flat_map(|s| Facing::ALL.map(|to| (s, to))) {
            let order = Order::Move(name, Action::Launch(rules.name(squadron), to));
            if self.stands(&order) {
                let at = self.ship(ship).at.neighbour(to);
                actions.push(Fact::map([
                    ("kind", Fact::text("launch")),
                    ("text", Fact::text(order.to_string())),
                    ("squadron", Fact::text(rules.name(squadron).to_string())),
                    ("hex", hex(at)),
                    ("facing", Fact::int(self.ship(ship).facing.sides())),
                ]));
            }
        }
        vec![
            ("actions", Fact::List(actions)),
            ("barred", Fact::List(barred)),
            ("done", Fact::Bool(self.stands(&Order::Done))),
        ]
    }

    /// Returns the hex to which a move leads; a base stays.
    fn destination(&self, ship: usize, way: Way) -> Hex {
        let own = self.ship(ship);
        if self.rules.card(ship).kind == Kind::Base {
            return own.at;
        }
        own.pose().led(way)
    }

    /// Returns a move with its consequences, except those that dice decide.
    fn moved(&self, ship: usize, way: Way, afterburner: bool, land: Option<usize>) -> Fact {
        let (rules, state, own) = (self.rules, self.state, self.ship(ship));
        let base = rules.card(ship).kind == Kind::Base;
        let after = if base {
            Pose { facing: way.facing(own.facing), count: 0, ..own.pose() }
        } else {
            own.pose().after(way, rules.radius(state, ship))
        };
        let at = after.at;
        let kind = match (base, way) {
            (true, Way::Left) => "rotate-left",
            (true, _) => "rotate-right",
            _ => way.word(),
        };
        let met =
            movement::collisions(rules, state, ship, at, land).map(|other| rules.name(other).to_string());
        let strikes =
            state.missiles().iter().filter(|m| m.at == at && usize::from(m.target) == ship && !base);
        Fact::map([
            ("kind", Fact::text(kind)),
            ("hex", hex(at)),
            ("facing", Fact::int(after.facing.sides())),
            ("count", Fact::int(after.count)),
            ("marker", Fact::maybe(after.marker(), hex)),
            ("slip", Fact::Bool(base && own.slip)),
            ("leaves", Fact::Bool(!rules.is_on_map(at))),
            ("collides", Fact::texts(met)),
            ("enters", Fact::maybe(rules.terrain_at(at).filter(|_| !base), |t| Fact::text(t.word()))),
            ("strikes", Fact::texts(strikes.map(|m| Name::missile(m.number).to_string()))),
            ("lands", Fact::maybe(land, |carrier| Fact::text(rules.name(carrier).to_string()))),
            ("afterburner", Fact::Bool(afterburner)),
        ])
    }

    /// Returns the reason why a ship may not make this move.
    fn barred(&self, ship: usize, way: Way, order: &Order) -> Option<Fact> {
        if self.rules.card(ship).kind == Kind::Base {
            return None;
        }
        let refusal = self.rules.space(self.state, self.seat).check(order).err()?;
        Some(Fact::map([
            ("kind", Fact::text(way.word())),
            ("hex", hex(self.destination(ship, way))),
            ("clause", Fact::text(refusal.clause.to_string())),
            ("why", Fact::text(refusal.reason)),
        ]))
    }

    /// Returns every legal move of a missile.
    pub(super) fn flights(&self, number: u16) -> Vec<Fact> {
        let Some(place) = self.state.missile(number) else { return Vec::new() };
        let missile = &self.state.missiles()[place];
        let target = usize::from(missile.target);
        let all = missiles::directions(self.state, place);
        let all = all.into_iter().map(|to| (to, Order::Move(Name::missile(number), Action::To(to))));
        all.filter(|(_, order)| self.stands(order))
            .map(|(to, order)| {
                let at = missile.at.neighbour(to);
                let hits = self.ship(target).at == at;
                Fact::map([
                    ("kind", Fact::text("fly")),
                    ("text", Fact::text(order.to_string())),
                    ("hex", hex(at)),
                    ("facing", Fact::int(to.sides())),
                    ("enters", Fact::maybe(self.rules.terrain_at(at), |t| Fact::text(t.word()))),
                    ("strikes", Fact::texts(hits.then(|| self.rules.name(target).to_string()))),
                ])
            })
            .collect()
    }

    pub(super) fn foreseen(&self, name: Name, action: Action) -> Option<Fact> {
        let (rules, state) = (self.rules, self.state);
        let (from, facts) = match action {
            Action::Go { way, afterburner, land } => {
                let ship = rules.find(name)?;
                let land = land.and_then(|carrier| rules.find(carrier));
                (self.ship(ship).at, self.moved(ship, way, afterburner, land))
            }
            Action::Launch(squadron, to) => {
                let ship = rules.find(name)?;
                let (own, at) = (self.ship(ship), self.ship(ship).at.neighbour(to));
                let facts = Fact::map([
                    ("hex", hex(at)),
                    ("facing", Fact::int(own.facing.sides())),
                    ("squadron", Fact::text(squadron.to_string())),
                ]);
                (own.at, facts)
            }
            Action::To(to) => {
                let missile = &state.missiles()[state.missile(name.number()?)?];
                let at = missile.at.neighbour(to);
                (missile.at, Fact::map([("hex", hex(at)), ("facing", Fact::int(to.sides()))]))
            }
        };
        let at = match facts.get("hex") {
            Some(Fact::List(both)) => match both.as_slice() {
                [Fact::Int(q), Fact::Int(r)] => Hex { q: *q as i16, r: *r as i16 },
                _ => from,
            },
            _ => from,
        };
        let heading = facts.get("facing").map_or(Fact::Null, |facing| match facing {
            Fact::Int(sides) => Fact::int(60 * sides),
            _ => Fact::Null,
        });
        let piece = match action {
            Action::Launch(squadron, _) => squadron,
            _ => name,
        };
        let (x, y) = middle(at);
        Some(
            Fact::map([
                ("name", Fact::text(piece.to_string())),
                ("x", Fact::int(x)),
                ("y", Fact::int(y)),
                ("heading", heading),
                ("path", Fact::list([middle(from), (x, y)], |(x, y)| Fact::list([x, y], Fact::int))),
            ])
            .and(facts),
        )
    }
}
