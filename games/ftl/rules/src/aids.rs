//! Aids for plotting: the end of each action, the bases it crosses, the enemies that bear. They read views only.

use engine::{Aids, Describe, Fact, Seat};
use table::{Heading, Length, Point, Run};

use crate::catalogue;
use crate::clauses;
use crate::events::Event;
use crate::options::Sprints;
use crate::orders::{Action, Plot};
use crate::rules::Ftl;
use crate::ships::SPRINT;
use crate::state::{Name, Piece};
use crate::view::View;

pub use crate::handicap::weakened;

/// A missile that an action would launch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Launched {
    /// The missile, at its place after the launch.
    pub missile: Piece,
    /// The radius of its base.
    pub radius: Length,
    /// `true` if that place is off the table.
    pub leaves: bool,
}

/// Result of one action of one piece, while all others do nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reach {
    /// The action; `None` for doing nothing.
    pub action: Option<Action>,
    /// Point where the piece starts.
    pub from: Point,
    /// Point where it ends.
    pub at: Point,
    /// Heading at the end.
    pub heading: Heading,
    /// `true` if it is marked, and so can be hit.
    pub marked: bool,
    /// `true` if it ends off the table.
    pub leaves: bool,
    /// Every other piece whose base its path crosses, marked or not.
    pub crosses: Vec<Name>,
    /// The missile it launches.
    pub launches: Option<Launched>,
}

impl Aids for Ftl {
    /// Lists the actions in the order of the space.
    fn reach(&self, view: &View, seat: Seat, piece: &str) -> Option<Fact> {
        let name = Self::read_name(piece)?;
        let piece = view.position.find(name).filter(|p| p.side == seat.0)?;
        let actions = self.open_to(piece);
        let actions = actions.iter().map(|action| carry_out(self, view.position.pieces(), piece, *action));
        Some(Fact::map([
            ("piece", Fact::text(name.to_string())),
            ("actions", Fact::list(actions, |reach| reach.describe())),
        ]))
    }

    /// Returns one entry for each of the seat's pieces, against an enemy who does nothing. The seat's own sprints can
    /// cross the missiles that the plot launches.
    fn preview(&self, view: &View, seat: Seat, plot: &Plot) -> Fact {
        let all = carried_out(self, view, seat, plot);
        let launches = all.iter().filter_map(|(_, reach)| reach.launches.as_ref());
        Fact::map([
            (
                "pieces",
                Fact::list(&all, |(name, reach)| {
                    Fact::map([("name", Fact::text(name.to_string()))]).and(reach.describe())
                }),
            ),
            ("launches", Fact::list(launches, Launched::describe)),
        ])
    }

    /// Lists for each piece of the seat the enemies whose longest sprint, on their present headings, would cross its
    /// base.
    fn threats(&self, view: &View, seat: Seat) -> Fact {
        let pieces = view.position.pieces();
        let own = pieces.iter().filter(|p| p.side == seat.0);
        let bears_on = |target: &Piece, p: &Piece| {
            p.side != seat.0 && longest(self, p).meets_on(&self.area, target.at, self.radius(target))
        };
        let threat = |target: &Piece| {
            let from = pieces.iter().filter(|p| bears_on(target, p));
            Fact::map([
                ("piece", Fact::text(target.name().to_string())),
                ("from", Fact::texts(from.map(|p| p.name().to_string()))),
            ])
        };
        Fact::map([("threats", Fact::list(own, threat))])
    }

    /// Remarks on every base without a marker that a sprint crossed: it is passed through (FTL-6.3). Bases count where the
    /// turn found them; with sprints by side, pieces that sprinted too are left out, because some had gone before.
    fn remarks(&self, before: &View, told: &[&Event]) -> Vec<Fact> {
        let carries = |name: Name| {
            told.iter().any(|event| match event {
                Event::Marked(names) => names.contains(&name),
                Event::Idle { piece, marked } => *piece == name && *marked,
                _ => false,
            })
        };
        let sprints =
            |name: Name| told.iter().any(|e| matches!(e, Event::Sprint { piece, .. } if *piece == name));
        let unmarked = |piece: &&Piece| {
            !carries(piece.name()) && (self.options.sprints == Sprints::Together || !sprints(piece.name()))
        };
        let open: Vec<&Piece> = before.position.pieces().iter().filter(unmarked).collect();
        let mut all = Vec::new();
        for event in told {
            let Event::Sprint { piece, from, to, .. } = event else { continue };
            let (run, limit) = (Run::new(*from, *to - *from), run_until(told, *piece));
            for target in open.iter().filter(|target| target.name() != *piece) {
                let (at, radius) = (target.at, self.radius(target));
                let reached = run.nearness(at, radius).is_some_and(|nearness| nearness <= limit);
                if reached && run.meets_on(&self.area, at, radius) {
                    all.push(passes(*piece, target.name(), sprints(target.name())));
                }
            }
        }
        all
    }
}

/// Returns the distance that a sprint got to before its piece was removed, in hundredths of an inch; no limit if it was
/// not.
fn run_until(told: &[&Event], mover: Name) -> u32 {
    let removed = told.iter().any(|event| match event {
        Event::Removed { pieces, .. } => pieces.contains(&mover),
        Event::Hit { by, .. } => *by == mover,
        _ => false,
    });
    let met = |event: &&Event| match event {
        Event::Meet { piece, nearness, .. } if *piece == mover => Some(*nearness),
        _ => None,
    };
    if removed { told.iter().filter_map(met).max().unwrap_or(u32::MAX) } else { u32::MAX }
}

/// Describes a piece that was passed through.
fn passes(piece: Name, target: Name, sprints: bool) -> Fact {
    Fact::map([
        ("kind", Fact::text("passes")),
        ("clause", Fact::text(clauses::SPRINT_PATH.0)),
        ("text", Fact::text(catalogue::passes(piece, target, sprints))),
        ("piece", Fact::text(piece.to_string())),
        ("target", Fact::text(target.to_string())),
        ("sprints", Fact::Bool(sprints)),
    ])
}

/// Returns the result of a legal plot for each piece of a seat, against an enemy who does nothing.
///
/// The seat's own sprints can cross the missiles that the plot launches.
pub fn carried_out(rules: &Ftl, view: &View, seat: Seat, plot: &Plot) -> Vec<(Name, Reach)> {
    let standing = view.position.pieces();
    let own = || standing.iter().filter(|p| p.side == seat.0);
    let launched =
        own().filter(|p| plot.action(p.name()) == Some(Action::Launch)).map(|p| missile_of(rules, p));
    let met: Vec<Piece> =
        standing.iter().copied().chain(launched.filter(|m| rules.area.holds(m.at))).collect();
    own().map(|p| (p.name(), carry_out(rules, &met, p, plot.action(p.name())))).collect()
}

fn longest(rules: &Ftl, piece: &Piece) -> Run {
    Run::new(piece.at, rules.legs[usize::from(piece.heading.steps())][usize::from(SPRINT)])
}

/// Returns the missile that a ship would launch on its present heading.
fn missile_of(rules: &Ftl, ship: &Piece) -> Piece {
    let at = ship.at + rules.ahead[usize::from(ship.heading.steps())];
    Piece { at, number: ship.launched + 1, hits: 0, launched: 0, ..*ship }
}

fn carry_out(rules: &Ftl, standing: &[Piece], piece: &Piece, action: Option<Action>) -> Reach {
    let mut reach = Reach {
        action,
        from: piece.at,
        at: piece.at,
        heading: piece.heading,
        marked: matches!(action, Some(Action::Rotate(_) | Action::Launch)),
        leaves: false,
        crosses: Vec::new(),
        launches: None,
    };
    match action {
        None => reach.marked = rules.options.idle_is_marked,
        Some(Action::Rotate(steps)) => reach.heading = piece.heading.turned(i32::from(steps)),
        Some(Action::Sprint(halves)) => {
            let run = Run::new(piece.at, rules.legs[usize::from(piece.heading.steps())][usize::from(halves)]);
            reach.at = run.end();
            reach.leaves = !rules.area.holds(reach.at);
            let crossed =
                |p: &&Piece| p.name() != piece.name() && run.meets_on(&rules.area, p.at, rules.radius(p));
            reach.crosses = standing.iter().filter(crossed).map(Piece::name).collect();
        }
        Some(Action::Launch) => {
            let missile = missile_of(rules, piece);
            let leaves = !rules.area.holds(missile.at);
            reach.launches = Some(Launched { missile, radius: rules.radius(&missile), leaves });
        }
    }
    reach
}

impl Describe for Launched {
    fn describe(&self) -> Fact {
        let missile = &self.missile;
        Fact::map([
            ("name", Fact::text(missile.name().to_string())),
            ("x", Fact::int(missile.at.x)),
            ("y", Fact::int(missile.at.y)),
            ("heading", Fact::int(missile.heading.degrees())),
            ("radius", Fact::int(self.radius.in_thousandths())),
            ("leaves", Fact::Bool(self.leaves)),
        ])
    }
}

impl Describe for Reach {
    fn describe(&self) -> Fact {
        let (kind, amount) = match self.action {
            None => ("idle", 0),
            Some(Action::Rotate(steps)) => ("rotate", i32::from(steps) * 15),
            Some(Action::Sprint(halves)) => ("sprint", i32::from(halves) * 500),
            Some(Action::Launch) => ("launch", 0),
        };
        Fact::map([
            ("text", Fact::text(self.action.map_or(String::new(), |a| a.to_string()))),
            ("kind", Fact::text(kind)),
            ("amount", Fact::int(amount)),
            ("x", Fact::int(self.at.x)),
            ("y", Fact::int(self.at.y)),
            ("heading", Fact::int(self.heading.degrees())),
            ("marked", Fact::Bool(self.marked)),
            ("leaves", Fact::Bool(self.leaves)),
            ("path", Fact::List(vec![Fact::point(self.from), Fact::point(self.at)])),
            ("crosses", Fact::texts(self.crosses.iter().map(ToString::to_string))),
            ("launches", Fact::maybe(self.launches.as_ref(), Launched::describe)),
        ])
    }
}
