//! Refusals of orders: the clause an order breaks and the reason in words.

use std::ops::ControlFlow;

use engine::{Clause, Refusal, Space};

use super::OrderSpace;
use super::ask::Ask;
use crate::chart;
use crate::clauses;
use crate::fire::{self, Unready, Wide};
use crate::movement;
use crate::notation::part;
use crate::orders::{Action, Order, Plot, Plots, Purchases, Salvo, Way};
use crate::power;
use crate::power_phase;
use crate::ships::{Kind, arc_word};
use crate::state::{Name, Piece, System};
use crate::view::hexes;
use crate::weapons::Weapon;

type Judged = Result<(), Refusal>;

impl OrderSpace<'_> {
    /// Accepts an order that may be written now.
    ///
    /// # Errors
    /// Returns the first clause that any other order breaks.
    pub(super) fn judge(&self, order: &Order) -> Judged {
        let text = order.to_string();
        let refuse = |clause: Clause, reason: &str| Err(Refusal::new(clause, text.as_str(), reason));
        match (&self.ask, order) {
            (Ask::Nothing, Order::Idle) | (Ask::Buy(_) | Ask::Fire(_), Order::Done) => Ok(()),
            (Ask::Buy(_), Order::Buy(all)) => self.judge_purchases(all, &text),
            (Ask::Move(_), Order::Move(name, action)) => self.judge_action(*name, *action, &text),
            (Ask::Move(_), Order::Done) => {
                if movement::anything_must(self.rules, self.state, self.seat.0) {
                    return refuse(clauses::MUST_MOVE, "a piece that can move must still move");
                }
                Ok(())
            }
            (Ask::Fire(_), Order::Fire(salvo)) => self.judge_salvo(salvo, &text),
            (Ask::First(pair), Order::First(name)) => {
                if pair.contains(name) {
                    return Ok(());
                }
                refuse(clauses::COLLISION, &format!("{} and {} collide: name one of them", pair[0], pair[1]))
            }
            (Ask::Shield(arcs), Order::Shield(arc)) => {
                if arcs.has(*arc) {
                    return Ok(());
                }
                let open: Vec<&str> = arcs.iter().map(arc_word).collect();
                refuse(clauses::ARCS, &format!("the hit comes from {}", open.join(" or ")))
            }
            (Ask::Speeds(_), Order::Speeds(all)) => self.judge_speeds(all, &text),
            _ => Err(self.out_of_place(order, &text)),
        }
    }

    /// Returns the refusal of an order of the wrong kind: its piece is not in the battle, or it belongs to another
    /// step. The reason says what is asked now and gives an example.
    pub(crate) fn out_of_place(&self, order: &Order, text: &str) -> Refusal {
        if let Some(unknown) = self.unknown(order) {
            return Refusal::new(clauses::TURN, text, unknown);
        }
        let (clause, asked) = match &self.ask {
            Ask::Nothing => return Refusal::new(clauses::TURN, text, "nothing is asked of this seat now"),
            Ask::Buy(_) => (clauses::POINTS, "spend points now"),
            Ask::Move(_) => (clauses::MUST_MOVE, "move one piece now"),
            Ask::Fire(_) => (clauses::FIRE, "fire one group now"),
            Ask::First(_) => (clauses::COLLISION, "two ships collide: choose who takes damage first"),
            Ask::Shield(_) => (clauses::ARCS, "name a shield now"),
            Ask::Speeds(_) => (clauses::SPEEDS, "choose speeds now"),
        };
        let such = self.example().map_or(String::new(), |order| format!(", such as {order}"));
        let none = if matches!(self.ask, Ask::Buy(_) | Ask::Fire(_)) { "; or done" } else { "" };
        Refusal::new(clause, text, format!("{}{asked}{such}{none}", its_time(order)))
    }

    /// Returns the reason if the piece that an order names is not in the battle.
    fn unknown(&self, order: &Order) -> Option<String> {
        let name = match order {
            Order::Buy(all) => all.parts().first()?.0,
            Order::Speeds(all) => all.parts().first()?.0,
            Order::Move(name, _) | Order::First(name) => *name,
            Order::Fire(salvo) => salvo.ship,
            Order::Shield(_) | Order::Done | Order::Idle => return None,
        };
        match name.number() {
            Some(number) => self.state.missile(number).is_none().then(|| format!("no missile {name} flies")),
            None => {
                self.rules.find_like(name.as_str()).is_none().then(|| format!("no ship is called {name}"))
            }
        }
    }

    /// Returns the first statement of the first order that does something.
    fn example(&self) -> Option<String> {
        let mut found = None;
        let _ = self.visit(&mut |order| match order {
            Order::Done | Order::Idle => ControlFlow::Continue(()),
            order => {
                found = order.to_string().split(';').next().map(str::to_owned);
                ControlFlow::Break(())
            }
        });
        found
    }

    fn judge_purchases(&self, all: &Purchases, text: &str) -> Judged {
        if all.parts().is_empty() {
            return Err(Refusal::new(clauses::POINTS, text, "write done to buy nothing"));
        }
        let mut menus = self.menus().iter();
        for (name, purchase) in all.parts() {
            let subject = part(*name, purchase);
            let own = |menu: &&power::Menu| self.rules.name(usize::from(menu.ship)) == *name;
            let Some(menu) = menus.find(own) else {
                if self.menus().iter().any(|menu| own(&menu)) {
                    let reason = format!(
                        "{name} is out of order, or there twice: one point for each ship, in list order"
                    );
                    return Err(Refusal::new(clauses::POINTS, subject, reason));
                }
                return Err(power::refusal(self.rules, self.state, self.seat.0, name.as_str(), &subject));
            };
            menu.check(self.rules, self.state, purchase, &subject)?;
        }
        Ok(())
    }

    fn judge_speeds(&self, all: &Plots, text: &str) -> Judged {
        let mut expected = self.speeds().iter();
        for (name, plot) in all.parts() {
            let subject = part(*name, plot);
            let found = expected.find(|(ship, _)| self.rules.name(usize::from(*ship)) == *name);
            let Some((ship, choices)) = found else { return Err(self.no_choice(name.as_str(), &subject)) };
            self.judge_speed(usize::from(*ship), choices, *plot, &subject)?;
        }
        if all.parts().len() == self.speeds().len() {
            return Ok(());
        }
        let names: Vec<&str> = self
            .speeds()
            .iter()
            .map(|(ship, _)| self.rules.cards[usize::from(*ship)].name.as_str())
            .collect();
        let reason = format!("every ship with a choice has a speed, in list order: {}", names.join(", "));
        Err(Refusal::new(clauses::SPEEDS, text, reason))
    }

    /// Accepts a plot that is among a ship's choices.
    pub(crate) fn judge_speed(
        &self,
        ship: usize,
        choices: &power_phase::Choices,
        plot: Plot,
        subject: &str,
    ) -> Judged {
        if choices.contains(&plot) {
            return Ok(());
        }
        Err(power_phase::refusal(self.rules, self.state, ship, plot, subject))
    }

    /// Returns the choices in the power phase of one of the seat's ships on the map, even if there is only one.
    pub(crate) fn choices_of(&self, name: Name) -> Option<(usize, power_phase::Choices)> {
        let ship = self.rules.find(name)?;
        let all = power_phase::choices(self.rules, self.state, ship);
        (self.rules.side_of(ship) == self.seat.0 && !all.is_empty()).then_some((ship, all))
    }

    /// Returns the reason why a ship has no choice in the power phase.
    pub(crate) fn no_choice(&self, name: &str, subject: &str) -> Refusal {
        let reason = match self.rules.find_like(name) {
            None => format!("no ship is called {name}"),
            Some(ship) if self.rules.side_of(ship) != self.seat.0 => format!("{name} is not yours"),
            Some(ship) if !self.state.ships[ship].on_map() => format!("{name} is not on the map"),
            Some(ship) if self.speeds().iter().any(|(own, _)| usize::from(*own) == ship) => {
                format!("{name} is out of order, or there twice")
            }
            Some(_) => format!("{name} has no choice: leave it out"),
        };
        Refusal::new(clauses::SPEEDS, subject, reason)
    }

    fn judge_action(&self, name: Name, action: Action, text: &str) -> Judged {
        let legal = movement::each_action(self.rules, self.state, self.seat.0, &mut |own, open| {
            if own == name && open == action { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        if legal.is_break() {
            return Ok(());
        }
        let (clause, reason) = self.no_action(name, action);
        Err(Refusal::new(clause, text, reason))
    }

    /// Returns the reason why a piece may not take this action in the move step.
    fn no_action(&self, name: Name, action: Action) -> (Clause, String) {
        let (rules, state, side) = (self.rules, self.state, self.seat.0);
        if let Some(number) = name.number() {
            let missile = state.missile(number).map(|place| state.missiles[place]);
            return match missile {
                None => (clauses::MISSILE, format!("there is no missile {name}")),
                Some(missile) if missile.side != side => (clauses::MISSILE, format!("{name} is not yours")),
                Some(missile) if missile.moved => {
                    (clauses::MISSILE_FLIGHT, format!("{name} has moved, or was launched, in this turn"))
                }
                Some(_) => (
                    clauses::MISSILE_FLIGHT,
                    "a missile must move nearer its target, such as M3: to 2".into(),
                ),
            };
        }
        let Some(ship) = rules.find(name) else {
            return (clauses::MUST_MOVE, format!("no piece is called {name}"));
        };
        if rules.side_of(ship) != side {
            return (clauses::MUST_MOVE, format!("{name} is not yours"));
        }
        if !state.ships[ship].on_map() {
            return (clauses::MUST_MOVE, format!("{name} is not on the map"));
        }
        match action {
            Action::To(_) => (clauses::MISSILE_FLIGHT, "only missiles move to a direction".into()),
            Action::Launch(squadron, _) => self.no_launch(ship, squadron),
            Action::Go { way, afterburner, land } => self.no_move(ship, way, afterburner, land),
        }
    }

    fn no_launch(&self, ship: usize, squadron: Name) -> (Clause, String) {
        let name = self.rules.name(ship);
        let aboard = self.rules.aboard(self.state, ship).any(|own| self.rules.name(own) == squadron);
        let has_moved = |squadron| self.rules.find(squadron).is_some_and(|own| self.state.ships[own].moved);
        let reason = if !aboard {
            format!("{squadron} is not aboard {name}")
        } else if has_moved(squadron) {
            format!("{squadron} has moved, and landed, in this turn")
        } else if self.state.ships[ship].launched {
            format!("{name} has launched a squadron in this turn")
        } else {
            "that hex is off the map, a planet, or taken by a ship of its race".to_owned()
        };
        (clauses::CARRIER, reason)
    }

    fn no_move(&self, ship: usize, way: Way, afterburner: bool, land: Option<Name>) -> (Clause, String) {
        let (rules, state) = (self.rules, self.state);
        let (name, own) = (rules.name(ship), &state.ships[ship]);
        let letter = chart::letter(state.impulse.min(5));
        let base = rules.cards[ship].kind == Kind::Base;
        if own.moved {
            return (clauses::MUST_MOVE, format!("{name} has moved in this turn"));
        }
        if base {
            let reason = if rules.is_scheduled(state, ship) {
                "a base rotates left or right and never moves".to_owned()
            } else {
                format!("{name} does not rotate in impulse {letter}")
            };
            return (clauses::ROTATION, reason);
        }
        if rules.is_scheduled(state, ship) == afterburner || afterburner && own.burners == 0 {
            let speed = rules.speed(state, ship);
            return match (afterburner, own.burners) {
                (false, 0) => (clauses::CHART, format!("speed {speed} does not move in impulse {letter}")),
                (false, _) => {
                    let reason = format!(
                        "speed {speed} does not move in impulse {letter}, but {name} has an afterburner: \
                         {name}: afterburner {way}"
                    );
                    (clauses::CHART, reason)
                }
                (true, 0) => (clauses::BATTERY, format!("{name} has no afterburner left")),
                (true, _) => (clauses::BATTERY, format!("{name} has a scheduled move in this impulse")),
            };
        }
        if way != Way::Straight && !own.works(System::Helm) {
            return (clauses::DAMAGE, format!("the helm of {name} is down: straight only"));
        }
        if way.is_turn() && own.count > 0 {
            return (
                clauses::RADIUS,
                format!("{name} may turn again after {} more", hexes(u16::from(own.count))),
            );
        }
        if way.is_slip() && !own.slip {
            return (clauses::SLIP_MARKER, format!("{name} has no side-slip marker"));
        }
        let to = own.pose().led(way);
        if rules.is_planet(to) {
            return (clauses::TERRAIN, format!("{to} is a planet"));
        }
        let carrier = land.map_or_else(String::new, |carrier| carrier.to_string());
        (
            clauses::CARRIER,
            format!("{name} cannot land on {carrier} at {to}: it lands on a carrier of its side with room"),
        )
    }

    fn judge_salvo(&self, salvo: &Salvo, text: &str) -> Judged {
        let (rules, state) = (self.rules, self.state);
        let refuse = |clause: Clause, reason: String| Err(Refusal::new(clause, text, reason));
        let name = salvo.ship;
        let Some(ship) = rules.find(name) else {
            return refuse(clauses::FIRE, format!("no ship is called {name}"));
        };
        if rules.side_of(ship) != self.seat.0 {
            return refuse(clauses::FIRE, format!("{name} is not yours"));
        }
        let groups = &rules.cards[ship].groups;
        let group = usize::from(salvo.group).wrapping_sub(1);
        let Some(mount) = groups.get(group) else {
            return refuse(clauses::FIRE, format!("{name} has {} groups", groups.len()));
        };
        if let Err(why) = fire::readiness(rules, state, ship, group) {
            let (clause, reason) = unready(name, salvo.group, why);
            return refuse(clause, reason);
        }
        if mount.weapon == Weapon::FusionCannon {
            return match salvo.targets() {
                [] if fire::may_fire(rules, state, ship, group) => Ok(()),
                [] => refuse(clauses::WEAPONS, "no enemy is in its arc within range".into()),
                _ => refuse(clauses::WEAPONS, "a fusion cannon names no target".into()),
            };
        }
        let open = fire::targets(rules, state, ship, group);
        let weapons = fire::weapons(rules, state, ship, group);
        if salvo.targets().len() != usize::from(weapons) {
            let reason =
                format!("name a target for each of its {weapons} weapons; {} named", salvo.targets().len());
            return refuse(clauses::FIRE, reason);
        }
        for target in salvo.targets() {
            if !open.iter().any(|piece| self.rules.name_of(*piece) == *target) {
                let (clause, reason) = self.no_target(ship, group, *target);
                return refuse(clause, reason);
            }
        }
        Ok(())
    }

    /// Returns the reason why a group may not fire at this target.
    fn no_target(&self, ship: usize, group: usize, target: Name) -> (Clause, String) {
        let (rules, state) = (self.rules, self.state);
        let side = rules.side_of(ship);
        let piece = rules.piece(target);
        let own = match piece {
            Some(Piece::Ship(target)) => rules.side_of(usize::from(target)) == side,
            Some(Piece::Missile(number)) => {
                state.missile(number).is_some_and(|place| state.missiles[place].side == side)
            }
            None => return (clauses::FIRE, format!("no piece is called {target}")),
        };
        if own {
            return (clauses::FIRE, format!("{target} is on your own side"));
        }
        let Some(at) = piece.and_then(|piece| state.place_of(piece)) else {
            return (clauses::FIRE, format!("{target} is not on the map"));
        };
        match fire::aim(rules, state, ship, group, at) {
            Ok(_) => (clauses::MISSILE, "missiles are not launched at missiles".into()),
            Err(Wide::Here) => (clauses::WEAPONS, "a weapon cannot fire into its own hex".into()),
            Err(Wide::Range(range)) => (clauses::WEAPONS, format!("{target} is out of range at {range}")),
            Err(Wide::Arc) => (clauses::ARCS, format!("{target} is in none of the group's arcs")),
            Err(Wide::Planet) => (clauses::TERRAIN, format!("a planet blocks the line to {target}")),
        }
    }
}

/// Returns the clause and the reason why a group cannot fire at all.
fn unready(name: Name, group: u8, why: Unready) -> (Clause, String) {
    match why {
        Unready::Scenario => (clauses::SCENARIOS, "nothing fires in this scenario".into()),
        Unready::Away => (clauses::FIRE, format!("{name} is not on the map")),
        Unready::Lost => (clauses::DAMAGE, format!("group {group} of {name} is lost")),
        Unready::Charge { missing } => {
            (clauses::FIRE, format!("group {group} of {name} is not charged: {missing} more to fill"))
        }
        Unready::NoMissiles => (clauses::MISSILE, "there are no missiles in this battle".into()),
        Unready::Crowded => (clauses::MISSILE, "there are as many missiles as can be in flight".into()),
    }
}

/// Returns the time at which an order of this kind is written, as the beginning of a sentence.
const fn its_time(order: &Order) -> &'static str {
    match order {
        Order::Buy(_) => "points are spent in the power step of an impulse; ",
        Order::Move(..) => "pieces move in the move step of an impulse; ",
        Order::Fire(_) => "groups fire in the fire step of an impulse; ",
        Order::First(_) => "no two ships collide now; ",
        Order::Shield(_) => "no shield is asked for now; ",
        Order::Speeds(_) => "a speed is chosen in the power phase, after the last impulse; ",
        Order::Done | Order::Idle => "",
    }
}
