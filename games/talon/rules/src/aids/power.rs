//! Aids for power: the purchases open to a ship, and the power of each row of its curve.

use engine::{Clause, Fact, Rules, Space};
use table::Arc;

use crate::aids::desk::Desk;
use crate::catalogue;
use crate::clauses;
use crate::orders::{Order, Plot, Plots, Purchase, Purchases};
use crate::ships::{Pace, arc_word};
use crate::state::Name;
use crate::view::letters;

impl Desk<'_> {
    pub(super) fn purchases(&self, ship: usize) -> Vec<Fact> {
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

    /// Returns a ship's curve in the power phase: the power of each row, and whether the row may be chosen.
    pub(super) fn speeds(&self, ship: usize) -> Vec<(&'static str, Fact)> {
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

    /// Returns the order of a silent seat, with one ship's plot put into it.
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

    fn refusal(&self, order: &Order) -> Option<(Clause, String)> {
        if !self.state.asks(self.seat.0) {
            return Some((clauses::SPEEDS, catalogue::NOTHING_TO_CHOOSE.to_owned()));
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
