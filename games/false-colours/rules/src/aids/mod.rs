//! Aids for writing orders: the legal actions of a ship, the effect of an order, and threats. They read views only and
//! take every ship that is not ordered as it stands.

pub mod odds;

use engine::{Aids, Describe, Fact, Seat};
use table::{Facing, Hex};

use crate::catalogue;
use crate::events::hex;
use crate::fire::{Shot, needs, range, shot};
use crate::orders::{Course, Order, Part, Stance, Turn};
use crate::rules::{DICE, FalseColours};
use crate::space::OrderSpace;
use crate::state::{Name, State};
use crate::view::{View, heading, middle};

pub use crate::handicap::weakened;

impl FalseColours {
    /// Reads a ship's name, such as `A1` or `b3`.
    pub fn read_name(text: &str) -> Option<Name> {
        crate::notation::read_name(text.trim())
    }
}

impl Aids for FalseColours {
    /// Lists the actions in the order of the space: each text is the whole part of the ship. Odds are those against
    /// enemies that stay where they are and do not evade.
    fn reach(&self, view: &View, seat: Seat, piece: &str) -> Option<Fact> {
        let (state, side) = (&view.position, self.side_of(seat));
        let over = self.outcome(state).is_some();
        let name = Self::read_name(piece).filter(|name| name.side == side && !over)?;
        let (_, ship) = state.on_table(side).find(|(own, _)| *own == name)?;
        let space = OrderSpace::new(self, state, seat);
        let actions = if state.chooses_flags() {
            let stays = (ship.at, ship.facing);
            vec![action("flag", Order::Flag(name).to_string(), ship.at, stays)]
        } else {
            space.parts_of(name).map(|part| describe_part(state, &part)).collect()
        };
        Some(Fact::map([("piece", Fact::shown(name)), ("actions", Fact::List(actions))]))
    }

    /// Returns one entry for each ship that the order names, with its shot and with the fire of enemies that stay where
    /// they are.
    fn preview(&self, view: &View, seat: Seat, order: &Order) -> Fact {
        let (before, side) = (&view.position, self.side_of(seat));
        let Order::Plot(plot) = order else { return Fact::map([("pieces", Fact::List(Vec::new()))]) };
        let mut after = *before;
        for part in plot.parts() {
            let (at, facing) = end(before, part);
            let ship = after.ship_mut(part.ship);
            (ship.at, ship.facing) = (at, facing);
        }
        let piece = |part: &Part| {
            let evades = part.stance == Stance::Evade;
            let under = after.on_table(1 - side).filter_map(|(enemy, other)| {
                let range = range(other.at, other.facing, after.ship(part.ship).at)?;
                Some(fire_of(enemy, range, DICE[usize::from(range)], needs(evades)))
            });
            let under = Fact::List(under.collect());
            Fact::map([("name", Fact::shown(part.ship))])
                .and(describe_part(before, part))
                .with([("under", under)])
        };
        Fact::map([
            ("pieces", Fact::list(plot.parts(), piece)),
            ("foreseen", Fact::texts(plot.parts().iter().flat_map(|part| foreseen(before, part)))),
        ])
    }

    /// Lists for each ship of the seat the enemies that could shoot at it after some course, if it stays where it is.
    fn threats(&self, view: &View, seat: Seat) -> Fact {
        let (state, side) = (&view.position, self.side_of(seat));
        let threat = |(own, ship): (Name, &crate::state::Ship)| {
            let from = state.on_table(1 - side).filter(|(_, enemy)| {
                let ends = self.ends(enemy.at, enemy.facing);
                ends.into_iter().any(|(at, facing)| range(at, facing, ship.at).is_some())
            });
            Fact::map([
                ("piece", Fact::shown(own)),
                ("from", Fact::list(from, |(enemy, _)| Fact::shown(enemy))),
            ])
        };
        Fact::map([("threats", Fact::list(state.on_table(side), threat))])
    }
}

impl FalseColours {
    /// Returns hex and facing after every course that is open (FC-3.2).
    pub fn ends(&self, at: Hex, facing: Facing) -> Vec<(Hex, Facing)> {
        let course = |turn: Turn| (0..=self.room(at, facing, turn)).map(move |ahead| Course { turn, ahead });
        Turn::ALL.into_iter().flat_map(course).map(|course| course.end(at, facing)).collect()
    }
}

/// Returns hex and facing of a ship after its part.
fn end(state: &State, part: &Part) -> (Hex, Facing) {
    let ship = state.ship(part.ship);
    part.course.end(ship.at, ship.facing)
}

/// Describes an action and the place where the ship is after it.
fn action(kind: &'static str, text: String, from: Hex, (at, facing): (Hex, Facing)) -> Fact {
    let point = |at: Hex| {
        let (x, y) = middle(at);
        Fact::List(vec![Fact::int(x), Fact::int(y)])
    };
    Fact::map([
        ("text", Fact::text(text)),
        ("kind", Fact::text(kind)),
        ("hex", hex(at)),
        ("heading", heading(facing)),
        ("path", Fact::List(vec![point(from), point(at)])),
    ])
}

/// Describes a ship's part: its move, its stance, and the shot that it has after the move.
fn describe_part(state: &State, part: &Part) -> Fact {
    let kind = match part.stance {
        Stance::Hold => "hold",
        Stance::Evade => "evade",
        Stance::Fire(_) => "fire",
        Stance::Broadside(_) => "broadside",
    };
    let moved = action(kind, part.to_string(), state.ship(part.ship).at, end(state, part));
    let moved = moved.with([("course", Fact::shown(part.course))]);
    match shot(state, part.ship.side, end(state, part), part.stance) {
        Ok(Shot { target, range, dice }) => moved.with([
            ("target", Fact::shown(target)),
            ("named", Fact::maybe(part.stance.target(), Fact::shown)),
            ("range", Fact::int(i32::from(range))),
            ("dice", Fact::int(dice)),
            ("odds", odds::of_shot(dice, needs(false)).describe()),
        ]),
        Err(_) => moved.with([("named", Fact::maybe(part.stance.target(), Fact::shown))]),
    }
}

/// Describes the fire of an enemy.
fn fire_of(enemy: Name, range: u16, dice: u8, needs: u8) -> Fact {
    Fact::map([
        ("piece", Fact::shown(enemy)),
        ("range", Fact::int(i32::from(range))),
        ("dice", Fact::int(dice)),
        ("odds", odds::of_shot(dice, needs).describe()),
    ])
}

/// Returns what a player should know of a part before sealing it, in sentences.
fn foreseen(state: &State, part: &Part) -> Vec<String> {
    let mut all = Vec::new();
    let Some(named) = part.stance.target() else { return all };
    match shot(state, part.ship.side, end(state, part), part.stance) {
        Err(_) => all.push(catalogue::no_shot(part.ship)),
        Ok(shot) if shot.target != named => {
            all.push(catalogue::another_target(part.ship, shot.target, named, shot.dice));
        }
        Ok(_) => {}
    }
    let hidden = !state.is_known(part.ship.side);
    if hidden && matches!(part.stance, Stance::Broadside(_)) {
        all.push(catalogue::shows_the_flag(part.ship));
    }
    all
}
