//! Reasons for a plot, piece by piece: its targets, the lines of fire it leaves, its aim, its range.

use engine::{Fact, Seat};
use rules_ftl::ships::SPRINT;
use rules_ftl::{Action, Ftl, Name, Piece, Plot, Ram, View, aids};
use shelf::reasons::reason;
use table::{Heading, Point, Run};

/// Degrees in a step of heading.
const STEP: i32 = 15;

/// One piece of a seat with its action, as the seat sees the table.
struct Mover<'a> {
    rules: &'a Ftl,
    view: &'a View,
    piece: &'a Piece,
    reach: &'a aids::Reach,
}

/// Returns the reasons for a plot: one for each piece of the seat, or one for the offer of a draw.
pub(crate) fn of(rules: &Ftl, view: &View, seat: Seat, plot: &Plot) -> Vec<Fact> {
    if plot.is_draw() {
        return vec![reason("why-draw", [("quiet", Fact::int(view.position.quiet()))])];
    }
    let preview = aids::carried_out(rules, view, seat, plot);
    let one = |(name, reach): &(Name, aids::Reach)| {
        let piece = view.position.find(*name)?;
        Some(Mover { rules, view, piece, reach }.reason())
    };
    preview.iter().filter_map(one).collect()
}

fn names(pieces: &[&Piece]) -> Fact {
    Fact::texts(pieces.iter().map(|piece| piece.name().to_string()))
}

fn range(from: Point, to: &Piece) -> Fact {
    Fact::int(from.distance(to.at).in_thousandths())
}

impl<'a> Mover<'a> {
    fn reason(&self) -> Fact {
        match self.reach.action {
            None => self.waits(),
            Some(Action::Rotate(_)) => self.turns(),
            Some(Action::Launch) => self.launches(),
            Some(Action::Sprint(_)) => self.sprints(),
        }
    }

    fn tell(&self, kind: &'static str, facts: impl IntoIterator<Item = (&'static str, Fact)>) -> Fact {
        reason(kind, [("piece", Fact::text(self.piece.name().to_string()))]).with(facts)
    }

    fn enemies(&self) -> impl Iterator<Item = &'a Piece> + use<'a> {
        let side = self.piece.side;
        self.view.position.pieces().iter().filter(move |other| other.side != side)
    }

    /// Returns the enemy ship nearest to a point.
    fn foe(&self, at: Point) -> Option<&'a Piece> {
        self.enemies().filter(|enemy| enemy.is_ship()).min_by_key(|enemy| at.distance(enemy.at))
    }

    /// Returns `true` if the longest sprint from a place, on a heading, crosses the base of a piece at `at`.
    fn bears(&self, (from, heading): (Point, Heading), at: Point, other: &Piece) -> bool {
        let run = Run::new(from, self.rules.leg(heading, SPRINT));
        run.meets_on(self.rules.area(), at, self.rules.radius(other))
    }

    /// Returns the enemies that would bear on the piece at this place.
    fn under(&self, at: Point) -> Vec<&'a Piece> {
        self.enemies().filter(|enemy| self.bears((enemy.at, enemy.heading), at, self.piece)).collect()
    }

    /// Returns the nearest enemy ship that the piece bears on with this heading.
    fn aim(&self, heading: Heading) -> Option<&'a Piece> {
        let from = (self.piece.at, heading);
        let bears = |enemy: &&Piece| enemy.is_ship() && self.bears(from, enemy.at, enemy);
        self.enemies().filter(bears).min_by_key(|enemy| self.piece.at.distance(enemy.at))
    }

    fn aimed(&self, kind: &'static str, target: &Piece) -> Fact {
        let target =
            [("target", Fact::text(target.name().to_string())), ("range", range(self.piece.at, target))];
        self.tell(kind, target)
    }

    fn waits(&self) -> Fact {
        let under = self.under(self.piece.at);
        if !under.is_empty() && !self.reach.marked {
            return self.tell("why-still", [("from", names(&under))]);
        }
        match self.aim(self.piece.heading) {
            Some(target) => self.aimed("why-holds", target),
            None => self.tell("why-waits", [("marked", Fact::Bool(self.reach.marked))]),
        }
    }

    fn turns(&self) -> Fact {
        if let Some(target) = self.aim(self.reach.heading) {
            return self.aimed("why-aims", target);
        }
        let Some(foe) = self.foe(self.piece.at) else {
            return self.tell("why-waits", [("marked", Fact::Bool(true))]);
        };
        let off = |heading: Heading| heading.bearing(self.piece.at, foe.at).map_or(0, i32::abs) * STEP;
        self.tell(
            "why-turns",
            [
                ("target", Fact::text(foe.name().to_string())),
                ("before", Fact::int(off(self.piece.heading))),
                ("off", Fact::int(off(self.reach.heading))),
            ],
        )
    }

    fn launches(&self) -> Fact {
        let Some(launched) = self.reach.launches.as_ref().filter(|launched| !launched.leaves) else {
            return self.tell("why-wastes", []);
        };
        let Some(foe) = self.foe(launched.missile.at) else { return self.tell("why-wastes", []) };
        let missile = (launched.missile.at, launched.missile.heading);
        self.tell(
            "why-launches",
            [
                ("target", Fact::text(foe.name().to_string())),
                ("range", range(launched.missile.at, foe)),
                ("bears", Fact::Bool(self.bears(missile, foe.at, foe))),
                ("from", names(&self.under(self.piece.at))),
            ],
        )
    }

    fn sprints(&self) -> Fact {
        let crossed: Vec<&Piece> =
            self.enemies().filter(|e| self.reach.crosses.contains(&e.name())).collect();
        let (ships, missiles): (Vec<&Piece>, Vec<&Piece>) = crossed.iter().partition(|enemy| enemy.is_ship());
        if !self.piece.is_ship() && !crossed.is_empty() {
            return self.tell(
                "why-strikes",
                [("targets", names(if ships.is_empty() { &missiles } else { &ships }))],
            );
        }
        if !ships.is_empty() {
            let both = self.rules.options().ram == Ram::Lost;
            return self.tell("why-rams", [("targets", names(&ships)), ("both", Fact::Bool(both))]);
        }
        if self.reach.leaves {
            return self.tell("why-leaves", []);
        }
        let gone = |enemy: &&Piece| !self.bears((enemy.at, enemy.heading), self.reach.at, self.piece);
        let left: Vec<&Piece> = self.under(self.piece.at).into_iter().filter(gone).collect();
        if !left.is_empty() {
            return self.tell("why-slips", [("from", names(&left))]);
        }
        let Some(foe) = self.foe(self.reach.at) else {
            return self.tell("why-waits", [("marked", Fact::Bool(false))]);
        };
        let closer = self.reach.at.distance(foe.at) < self.piece.at.distance(foe.at);
        self.tell(
            if closer { "why-closes" } else { "why-opens" },
            [
                ("target", Fact::text(foe.name().to_string())),
                ("before", range(self.piece.at, foe)),
                ("range", range(self.reach.at, foe)),
            ],
        )
    }
}
