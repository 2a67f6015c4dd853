//! Findings as plain data: chances, shares and costs in thousandths.

use captains::assess::{Assessed, Estimate};
use engine::{Describe, Fact, Seat};

use super::{Cause, Finding, Summary, Swing, Written};

fn thousandths(share: f64) -> Fact {
    Fact::int((share * 1000.0).round() as i64)
}

fn estimate(of: &Estimate) -> Fact {
    Fact::map([
        ("value", thousandths(of.value)),
        ("low", thousandths(of.low)),
        ("high", thousandths(of.high)),
    ])
}

fn shares(of: &[f64]) -> Fact {
    Fact::list(of, |share| thousandths(*share))
}

fn decision(index: usize) -> Fact {
    Fact::int(index as i64 + 1)
}

impl Describe for Written {
    fn describe(&self) -> Fact {
        Fact::map([
            ("decision", decision(self.index)),
            ("turn", Fact::int(self.turn)),
            ("seat", Fact::int(self.seat.number())),
            ("order", Fact::text(&self.order)),
            ("legal", Fact::maybe(self.legal, |n| Fact::text(n.to_string()))),
            ("forced", Fact::Bool(self.forced())),
        ])
    }
}

impl Describe for Finding {
    fn describe(&self) -> Fact {
        self.facts(|_, _| Vec::new())
    }
}

impl Finding {
    /// Returns the finding with the reasons for each order and for each of the search's orders, under `reasons`.
    pub fn with_reasons(&self, of: impl Fn(&Written, &str) -> Vec<Fact>) -> Fact {
        self.facts(|written, order| vec![("reasons", Fact::List(of(written, order)))])
    }

    /// Returns the finding with more about each order.
    fn facts(&self, more: impl Fn(&Written, &str) -> Vec<(&'static str, Fact)>) -> Fact {
        let found = &self.assessment;
        let order = |(written, order): (&Written, &Assessed<String>)| {
            let idea = |idea: &captains::Thought<String>| {
                let share = thousandths(idea.share);
                Fact::map([
                    ("order", Fact::text(&idea.order)),
                    ("share", share),
                    ("value", thousandths(idea.value)),
                ])
                .with(more(written, &idea.order))
            };
            written
                .describe()
                .with([
                    ("side", Fact::int(order.side as i64 + 1)),
                    ("written", estimate(&order.written)),
                    ("cost", estimate(&order.cost)),
                    ("gains", shares(&order.gains)),
                    ("share", thousandths(order.share)),
                    ("mixture", Fact::list(&order.mixture, idea)),
                ])
                .with(more(written, &written.order))
        };
        let likely = |(seat, order): &(Seat, String)| {
            Fact::map([("seat", Fact::int(seat.number())), ("order", Fact::text(order))])
        };
        let orders: Vec<_> = self.written.iter().zip(&found.orders).collect();
        Fact::map([
            ("decision", decision(self.index())),
            ("turn", Fact::int(self.turn())),
            ("nodes", Fact::int(self.nodes)),
            ("searches", Fact::int(found.searches)),
            ("chance", Fact::list(&found.chance, estimate)),
            ("guessing", Fact::list(&found.guessing, estimate)),
            ("dice", Fact::list(&found.dice, estimate)),
            ("after", Fact::list(&found.after, estimate)),
            ("orders", Fact::list(&orders, |one| order(*one))),
            ("continuation", Fact::list(&found.continuation, |orders| Fact::list(orders, likely))),
        ])
    }
}

impl Describe for Swing {
    fn describe(&self) -> Fact {
        let cause = |cause: &Cause| {
            Fact::map([
                ("seat", Fact::int(cause.seat.number())),
                ("order", Fact::text(&cause.order)),
                ("gains", shares(&cause.gains)),
            ])
        };
        Fact::map([
            ("decision", decision(self.index)),
            ("turn", Fact::int(self.turn)),
            ("before", shares(&self.before)),
            ("after", shares(&self.after)),
            ("end", Fact::Bool(self.end)),
            ("by_players", Fact::Bool(self.by_players)),
            ("orders", Fact::list(&self.orders, cause)),
            ("guessing", shares(&self.guessing)),
            ("dice", shares(&self.dice)),
            ("second_thoughts", shares(&self.second_thoughts)),
        ])
    }
}

impl Describe for Summary {
    fn describe(&self) -> Fact {
        Fact::map([
            ("seat", Fact::int(self.seat.number())),
            ("side", Fact::int(self.side.index() as i64 + 1)),
            ("written", Fact::int(self.written as i64)),
            ("forced", Fact::int(self.forced as i64)),
            ("cost", Fact::maybe(self.cost.as_ref(), estimate)),
            ("accuracy", Fact::maybe(self.accuracy, thousandths)),
            ("worst", Fact::maybe(self.worst, decision)),
            ("best", Fact::maybe(self.best, decision)),
            ("dice", estimate(&self.dice)),
            ("without_luck", Fact::maybe(self.without_luck.as_ref(), estimate)),
        ])
    }
}
