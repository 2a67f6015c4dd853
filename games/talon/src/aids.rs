//! Aids for writing orders of *Talon*, as plain data: every legal action of a piece, and what an order comes to.

use engine::{Fact, Rules, Seat, Space};
use rules_talon::ships::arc_word;
use rules_talon::state::{Affair, Question};
use rules_talon::view::{letters, middle, phase_word};
use rules_talon::{
    Action, Kind, Name, Order, Pace, Piece, Plot, Plots, Pose, Purchase, Purchases, Ship, State, Step, Talon,
    View, Way, clauses, missiles, movement, squadrons,
};
use table::{Arc, Facing, Hex};

use super::gunnery::{self, find, hex};

/// A position as one seat meets it: what is legal is asked of its space of orders.
struct Desk<'a> {
    rules: &'a Talon,
    state: &'a State,
    seat: Seat,
}

/// Everything a piece may do now; none if the seat has no such piece.
pub(super) fn reach(rules: &Talon, view: &View, seat: Seat, piece: &str) -> Option<Fact> {
    let state = &view.position;
    let found = find(rules, state, piece)?;
    let side = match found {
        Piece::Ship(ship) => rules.side_of(usize::from(ship)),
        Piece::Missile(number) => state.missiles()[state.missile(number)?].side,
    };
    if side != seat.0 {
        return None;
    }
    let desk = Desk { rules, state, seat };
    let head = Fact::map([
        ("piece", Fact::text(rules.name_of(found).to_string())),
        ("phase", Fact::text(phase_word(state))),
    ]);
    let asked = state.asks(seat.0);
    Some(match (found, state.question(), state.step) {
        (_, Question::First, _) if asked => head.with([("actions", Fact::List(desk.firsts()))]),
        (Piece::Ship(ship), Question::Shield { .. }, _) if asked => {
            head.with([("actions", Fact::List(desk.shields(usize::from(ship))))])
        }
        (Piece::Ship(ship), Question::None, Step::Power) => {
            head.with([("actions", Fact::List(desk.purchases(usize::from(ship))))])
        }
        (Piece::Ship(ship), Question::None, Step::Move) => head.with(desk.moves(usize::from(ship))),
        (Piece::Missile(number), Question::None, Step::Move) => {
            head.with([("actions", Fact::List(desk.flights(number)))])
        }
        (Piece::Ship(ship), Question::None, Step::Fire)
            if asked && state.ships()[usize::from(ship)].on_map() =>
        {
            head.with(gunnery::groups(rules, state, usize::from(ship)))
        }
        (Piece::Ship(ship), Question::None, Step::Speeds) => head.with(desk.speeds(usize::from(ship))),
        _ => head.with([("actions", Fact::List(Vec::new()))]),
    })
}

impl Desk<'_> {
    fn ship(&self, ship: usize) -> &Ship {
        &self.state.ships()[ship]
    }

    fn stands(&self, order: &Order) -> bool {
        self.state.asks(self.seat.0) && self.rules.space(self.state, self.seat).check(order).is_ok()
    }

    fn purchases(&self, ship: usize) -> Vec<Fact> {
        let (rules, state) = (self.rules, self.state);
        let groups = rules.card(ship).groups.len() as u8;
        let mut all: Vec<Purchase> = (1..=groups).map(Purchase::Charge).collect();
        all.extend(Arc::ALL.map(Purchase::Reinforce));
        all.extend([
            Purchase::Slip,
            Purchase::Through,
            Purchase::Battery,
            Purchase::Change,
            Purchase::Defend,
        ]);
        let (own, enemy) = (rules.side_of(ship), 1 - rules.side_of(ship));
        for missile in state.missiles().iter().filter(|missile| missile.side == own) {
            all.extend(
                rules.fleet(enemy).map(|target| Purchase::Redirect(missile.number, rules.name(target))),
            );
        }
        all.extend(rules.fleet(own).map(|squadron| Purchase::Power(rules.name(squadron))));
        let source = if rules.has_point(state, self.ship(ship)) { "power" } else { "battery" };
        let order = |purchase: &Purchase| {
            let mut order = Purchases::default();
            order.push(rules.name(ship), *purchase);
            Order::Buy(order)
        };
        let legal =
            all.iter().map(|purchase| (purchase, order(purchase))).filter(|(_, order)| self.stands(order));
        legal.map(|(purchase, order)| bought(purchase, &order.to_string(), source)).collect()
    }

    /// Every move of a ship, base or squadron, and why it may not make the rest.
    fn moves(&self, ship: usize) -> Vec<(&'static str, Fact)> {
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

    /// Where a way leads; a base stays.
    fn destination(&self, ship: usize, way: Way) -> Hex {
        let own = self.ship(ship);
        if self.rules.card(ship).kind == Kind::Base {
            return own.at;
        }
        own.pose().led(way)
    }

    /// A move and what comes of it, but for dice.
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

    /// Why a ship may not move so.
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

    /// Where a missile may fly.
    fn flights(&self, number: u16) -> Vec<Fact> {
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

    fn firsts(&self) -> Vec<Fact> {
        let Affair::Entry(entry) = self.state.affair() else { return Vec::new() };
        let pair = entry.pair.iter().map(|ship| usize::from(*ship)).filter(|ship| *ship < self.rules.count());
        let all = pair.map(|ship| self.rules.name(ship));
        all.map(|name| (name, Order::First(name)))
            .filter(|(_, order)| self.stands(order))
            .map(|(name, order)| {
                Fact::map([
                    ("kind", Fact::text("first")),
                    ("text", Fact::text(order.to_string())),
                    ("piece", Fact::text(name.to_string())),
                ])
            })
            .collect()
    }

    fn shields(&self, ship: usize) -> Vec<Fact> {
        let Question::Shield { ship: hit, .. } = self.state.question() else { return Vec::new() };
        if usize::from(hit) != ship {
            return Vec::new();
        }
        let own = self.ship(ship);
        let all = Arc::ALL.map(|arc| (arc, Order::Shield(arc)));
        all.into_iter()
            .filter(|(_, order)| self.stands(order))
            .map(|(arc, order)| {
                Fact::map([
                    ("kind", Fact::text("arc")),
                    ("text", Fact::text(order.to_string())),
                    ("arc", Fact::text(arc_word(arc))),
                    ("shield", Fact::int(own.shields[arc as usize])),
                    ("reinforced", Fact::int(own.reinforced[arc as usize].left)),
                ])
            })
            .collect()
    }

    /// The curve of a ship in the power phase: what each row would give, and which may be chosen.
    fn speeds(&self, ship: usize) -> Vec<(&'static str, Fact)> {
        let (rules, state, name) = (self.rules, self.state, self.rules.name(ship));
        let rows = rules.card(ship).curve.iter().enumerate();
        let offered = |plot: Plot| {
            let stands = self.refusal(&self.plotted(name, plot)).is_none();
            Fact::maybe(stands.then_some(plot), |plot| {
                Fact::map([("text", Fact::text(format!("{name}: {plot}")))])
            })
        };
        let speed = |(row, pace): (usize, &Pace)| {
            let order = self.plotted(name, Plot::Speed(pace.speed, false));
            let refusal = self.refusal(&order);
            let written = rules.power_in(state, ship, row);
            let power = u8::try_from(written).unwrap_or(0);
            Fact::map([
                ("kind", Fact::text("speed")),
                ("text", Fact::text(format!("{name}: {}", Plot::Speed(pace.speed, false)))),
                ("row", Fact::int(row as i64)),
                ("power", Fact::int(pace.power)),
                ("written", Fact::int(written)),
                ("speed", Fact::int(pace.speed)),
                ("radius", Fact::int(pace.radius + self.ship(ship).wider)),
                ("moves", letters(pace.speed)),
                ("ap", letters(power)),
                ("current", Fact::Bool(usize::from(self.ship(ship).row) == row)),
                ("legal", Fact::Bool(refusal.is_none())),
                ("clause", Fact::maybe(refusal.as_ref(), |(clause, _)| Fact::text(clause.to_string()))),
                ("why", Fact::maybe(refusal.as_ref(), |(_, why)| Fact::text(why))),
                ("retreat", offered(Plot::Speed(pace.speed, true))),
            ])
        };
        let speeds: Vec<Fact> = rows.map(speed).collect();
        let own = rules.card(ship).curve[usize::from(self.ship(ship).row)].speed;
        let legal = speeds.iter().filter(|speed| speed.get("legal") == Some(&Fact::Bool(true))).cloned();
        let retreats = rules.card(ship).curve.iter().map(|pace| pace.speed);
        let retreat = std::iter::once(own)
            .chain(retreats)
            .map(|speed| Plot::Speed(speed, true))
            .find(|plot| self.refusal(&self.plotted(name, *plot)).is_none());
        vec![
            ("actions", Fact::List(legal.collect())),
            ("speeds", Fact::List(speeds)),
            (
                "retreat",
                Fact::maybe(retreat, |plot| Fact::map([("text", Fact::text(format!("{name}: {plot}")))])),
            ),
            ("off", offered(Plot::Off)),
        ]
    }

    /// The order a silent seat writes, with one ship's plot in it.
    fn plotted(&self, name: Name, plot: Plot) -> Order {
        let mut plots = Plots::default();
        let mut named = false;
        if let Order::Speeds(idle) = self.rules.space(self.state, self.seat).idle() {
            for (other, was) in idle.parts() {
                named |= *other == name;
                plots.push(*other, if *other == name { plot } else { *was });
            }
        }
        if !named {
            plots.push(name, plot);
        }
        Order::Speeds(plots)
    }

    fn refusal(&self, order: &Order) -> Option<(engine::Clause, String)> {
        if !self.state.asks(self.seat.0) {
            return Some((clauses::SPEEDS, "there is nothing to choose".to_owned()));
        }
        let refusal = self.rules.space(self.state, self.seat).check(order).err()?;
        Some((refusal.clause, refusal.reason))
    }
}

fn bought(purchase: &Purchase, text: &str, source: &str) -> Fact {
    let of = |what: &str, more: Vec<(&'static str, Fact)>| {
        Fact::map([
            ("kind", Fact::text("buy")),
            ("text", Fact::text(text)),
            ("what", Fact::text(what)),
            ("source", Fact::text(source)),
        ])
        .with(more)
    };
    match purchase {
        Purchase::Charge(group) => of("charge", vec![("group", Fact::int(*group))]),
        Purchase::Reinforce(arc) => of("reinforce", vec![("arc", Fact::text(arc_word(*arc)))]),
        Purchase::Slip => of("slip", Vec::new()),
        Purchase::Through => of("through", Vec::new()),
        Purchase::Battery => of("battery", Vec::new()),
        Purchase::Change => of("change", Vec::new()),
        Purchase::Defend => of("defend", Vec::new()),
        Purchase::Redirect(missile, target) => {
            let names = [("missile", Name::missile(*missile)), ("target", *target)];
            of("redirect", names.map(|(field, name)| (field, Fact::text(name.to_string()))).to_vec())
        }
        Purchase::Power(squadron) => of("squadron", vec![("squadron", Fact::text(squadron.to_string()))]),
    }
}

/// An order carried out alone: where a piece ends, and the chances of fire.
pub(super) fn preview(rules: &Talon, view: &View, seat: Seat, order: &Order) -> Fact {
    let state = &view.position;
    let desk = Desk { rules, state, seat };
    let pieces = match order {
        Order::Move(name, action) => desk.foreseen(*name, *action),
        _ => None,
    };
    let fire = match order {
        Order::Fire(salvo) => gunnery::volley(rules, state, salvo),
        _ => Fact::Null,
    };
    Fact::map([
        ("order", Fact::text(order.to_string())),
        ("pieces", Fact::list(pieces, |piece| piece)),
        ("fire", fire),
    ])
}

impl Desk<'_> {
    fn foreseen(&self, name: Name, action: Action) -> Option<Fact> {
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
            .with(entries(facts)),
        )
    }
}

fn entries(fact: Fact) -> Vec<(&'static str, Fact)> {
    match fact {
        Fact::Map(entries) => entries,
        _ => Vec::new(),
    }
}
