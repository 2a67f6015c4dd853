//! Findings as plain data: chances, shares and costs in thousandths.

use captains::assess::Estimate;
use engine::{Describe, Fact};

use super::{Finding, Luck, Summary, Swing, Written};

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
        self.facts(|_| Vec::new())
    }
}

impl Finding {
    /// Returns the finding with the reasons for its order and for each of the search's orders, under `reasons`.
    pub fn with_reasons(&self, of: impl Fn(&str) -> Vec<Fact>) -> Fact {
        self.facts(|order| vec![("reasons", Fact::List(of(order)))])
    }

    /// Returns the finding with more about each order.
    fn facts(&self, more: impl Fn(&str) -> Vec<(&'static str, Fact)>) -> Fact {
        let found = self.assessment.as_ref();
        let of = |pick: fn(&captains::assess::Assessment<String>) -> &Estimate| {
            Fact::maybe(found, |assessment| estimate(pick(assessment)))
        };
        let mixture = found.map_or(&[][..], |assessment| &assessment.mixture);
        self.written
            .describe()
            .with([
                ("nodes", Fact::int(self.nodes)),
                ("trees", Fact::int(found.map_or(0, |assessment| assessment.trees))),
                ("chance", of(|assessment| &assessment.chance)),
                ("written", of(|assessment| &assessment.written)),
                ("cost", of(|assessment| &assessment.cost)),
                ("share", Fact::maybe(found, |assessment| thousandths(assessment.share))),
                (
                    "mixture",
                    Fact::list(mixture, |thought| {
                        Fact::map([
                            ("order", Fact::text(&thought.order)),
                            ("share", thousandths(thought.share)),
                            ("value", thousandths(thought.value)),
                        ])
                        .with(more(&thought.order))
                    }),
                ),
            ])
            .with(more(&self.written.order))
    }
}

impl Describe for Luck {
    fn describe(&self) -> Fact {
        Fact::map([
            ("decision", decision(self.index)),
            ("sides", Fact::list(&self.sides, |share| thousandths(*share))),
        ])
    }
}

impl Describe for Swing {
    fn describe(&self) -> Fact {
        Fact::map([
            ("decision", decision(self.index)),
            ("turn", Fact::int(self.turn)),
            ("seat", Fact::int(self.seat.number())),
            ("order", Fact::text(&self.order)),
            ("before", thousandths(self.before)),
            ("after", thousandths(self.after)),
            ("end", Fact::Bool(self.end)),
            ("own", thousandths(self.own)),
            ("others", thousandths(self.others)),
            ("dice", Fact::maybe(self.dice, thousandths)),
        ])
    }
}

impl Describe for Summary {
    fn describe(&self) -> Fact {
        Fact::map([
            ("seat", Fact::int(self.seat.number())),
            ("written", Fact::int(self.written as i64)),
            ("forced", Fact::int(self.forced as i64)),
            ("cost", Fact::maybe(self.cost.as_ref(), estimate)),
            ("worst", Fact::maybe(self.worst, decision)),
            ("best", Fact::maybe(self.best, decision)),
            ("dice", Fact::maybe(self.dice, thousandths)),
        ])
    }
}
