//! Refusals of orders: the clause an order breaks and the reason in words.

use std::ops::ControlFlow;

use engine::{Clause, Refusal, Space};

use super::OrderSpace;
use super::ask::Ask;
use crate::catalogue;
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
                    return refuse(clauses::MUST_MOVE, catalogue::MUST_STILL_MOVE);
                }
                Ok(())
            }
            (Ask::Fire(_), Order::Fire(salvo)) => self.judge_salvo(salvo, &text),
            (Ask::First(pair), Order::First(name)) => {
                if pair.contains(name) {
                    return Ok(());
                }
                refuse(clauses::COLLISION, &catalogue::collide(pair[0], pair[1]))
            }
            (Ask::Shield(arcs), Order::Shield(arc)) => {
                if arcs.has(*arc) {
                    return Ok(());
                }
                let open: Vec<&str> = arcs.iter().map(arc_word).collect();
                refuse(clauses::ARCS, &catalogue::hit_comes_from(open.join(" or ")))
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
            Ask::Nothing => return Refusal::new(clauses::TURN, text, catalogue::NOTHING_ASKED_OF_SEAT),
            Ask::Buy(_) => (clauses::POINTS, catalogue::SPEND_NOW),
            Ask::Move(_) => (clauses::MUST_MOVE, catalogue::MOVE_NOW),
            Ask::Fire(_) => (clauses::FIRE, catalogue::FIRE_NOW),
            Ask::First(_) => (clauses::COLLISION, catalogue::COLLISION_NOW),
            Ask::Shield(_) => (clauses::ARCS, catalogue::SHIELD_NOW),
            Ask::Speeds(_) => (clauses::SPEEDS, catalogue::SPEEDS_NOW),
        };
        let such = self.example().map_or(String::new(), |order| catalogue::such_as(&order));
        let none = if matches!(self.ask, Ask::Buy(_) | Ask::Fire(_)) { catalogue::OR_DONE } else { "" };
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
            Some(number) => self.state.missile(number).is_none().then(|| catalogue::no_missile_flies(name)),
            None => self.rules.find_like(name.as_str()).is_none().then(|| catalogue::no_ship_called(name)),
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
            return Err(Refusal::new(clauses::POINTS, text, catalogue::DONE_TO_BUY_NOTHING));
        }
        let mut menus = self.menus().iter();
        for (name, purchase) in all.parts() {
            let subject = part(*name, purchase);
            let own = |menu: &&power::Menu| self.rules.name(usize::from(menu.ship)) == *name;
            let Some(menu) = menus.find(own) else {
                if self.menus().iter().any(|menu| own(&menu)) {
                    let reason = catalogue::point_out_of_order(name);
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
        let reason = catalogue::every_choice_has_speed(names.join(", "));
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
            None => catalogue::no_ship_called(name),
            Some(ship) if self.rules.side_of(ship) != self.seat.0 => catalogue::not_yours(name),
            Some(ship) if !self.state.ships[ship].on_map() => catalogue::not_on_the_map(name),
            Some(ship) if self.speeds().iter().any(|(own, _)| usize::from(*own) == ship) => {
                catalogue::out_of_order(name)
            }
            Some(_) => catalogue::has_no_choice(name),
        };
        Refusal::new(clauses::SPEEDS, subject, reason)
    }

    fn judge_action(&self, name: Name, action: Action, text: &str) -> Judged {
        let legal = movement::each_action(self.rules, self.state, self.seat.0, &mut |own, open| {
            if self.rules.name_of(own) == name && open == action {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
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
                None => (clauses::MISSILE, catalogue::no_such_missile(name)),
                Some(missile) if missile.side != side => (clauses::MISSILE, catalogue::not_yours(name)),
                Some(missile) if missile.moved => {
                    (clauses::MISSILE_FLIGHT, catalogue::missile_has_moved(name))
                }
                Some(_) => (clauses::MISSILE_FLIGHT, catalogue::MISSILE_MOVES_NEARER.into()),
            };
        }
        let Some(ship) = rules.find(name) else {
            return (clauses::MUST_MOVE, catalogue::no_piece_called(name));
        };
        if rules.side_of(ship) != side {
            return (clauses::MUST_MOVE, catalogue::not_yours(name));
        }
        if !state.ships[ship].on_map() {
            return (clauses::MUST_MOVE, catalogue::not_on_the_map(name));
        }
        match action {
            Action::To(_) => (clauses::MISSILE_FLIGHT, catalogue::ONLY_MISSILES_TO_DIRECTION.into()),
            Action::Launch(squadron, _) => self.no_launch(ship, squadron),
            Action::Go { way, afterburner, land } => self.no_move(ship, way, afterburner, land),
        }
    }

    fn no_launch(&self, ship: usize, squadron: Name) -> (Clause, String) {
        let name = self.rules.name(ship);
        let aboard = self.rules.aboard(self.state, ship).any(|own| self.rules.name(own) == squadron);
        let has_moved = |squadron| self.rules.find(squadron).is_some_and(|own| self.state.ships[own].moved);
        let reason = if !aboard {
            catalogue::not_aboard(squadron, name)
        } else if has_moved(squadron) {
            catalogue::squadron_has_landed(squadron)
        } else if self.state.ships[ship].launched {
            catalogue::has_launched(name)
        } else {
            catalogue::HEX_NOT_FREE.to_owned()
        };
        (clauses::CARRIER, reason)
    }

    fn no_move(&self, ship: usize, way: Way, afterburner: bool, land: Option<Name>) -> (Clause, String) {
        let (rules, state) = (self.rules, self.state);
        let (name, own) = (rules.name(ship), &state.ships[ship]);
        let letter = chart::letter(state.impulse.min(5));
        let base = rules.cards[ship].kind == Kind::Base;
        if own.moved {
            return (clauses::MUST_MOVE, catalogue::has_moved(name));
        }
        if base {
            let reason = if rules.is_scheduled(state, ship) {
                catalogue::BASE_ROTATES.to_owned()
            } else {
                catalogue::does_not_rotate(name, letter)
            };
            return (clauses::ROTATION, reason);
        }
        if rules.is_scheduled(state, ship) == afterburner || afterburner && own.burners == 0 {
            let speed = rules.speed(state, ship);
            return match (afterburner, own.burners) {
                (false, 0) => (clauses::CHART, catalogue::does_not_move(speed, letter)),
                (false, _) => {
                    let reason = catalogue::but_afterburner(speed, letter, name, way);
                    (clauses::CHART, reason)
                }
                (true, 0) => (clauses::BATTERY, catalogue::no_afterburner(name)),
                (true, _) => (clauses::BATTERY, catalogue::has_scheduled_move(name)),
            };
        }
        if way != Way::Straight && !own.works(System::Helm) {
            return (clauses::DAMAGE, catalogue::helm_is_down(name));
        }
        if way.is_turn() && own.count > 0 {
            return (clauses::RADIUS, catalogue::may_turn_after(name, hexes(u16::from(own.count))));
        }
        if way.is_slip() && !own.slip {
            return (clauses::SLIP_MARKER, catalogue::no_side_slip_marker(name));
        }
        let to = own.pose().led(way);
        if rules.is_planet(to) {
            return (clauses::TERRAIN, catalogue::is_a_planet(to));
        }
        let carrier = land.map_or_else(String::new, |carrier| carrier.to_string());
        (clauses::CARRIER, catalogue::cannot_land(name, &carrier, to))
    }

    fn judge_salvo(&self, salvo: &Salvo, text: &str) -> Judged {
        let (rules, state) = (self.rules, self.state);
        let refuse = |clause: Clause, reason: String| Err(Refusal::new(clause, text, reason));
        let name = salvo.ship;
        let Some(ship) = rules.find(name) else {
            return refuse(clauses::FIRE, catalogue::no_ship_called(name));
        };
        if rules.side_of(ship) != self.seat.0 {
            return refuse(clauses::FIRE, catalogue::not_yours(name));
        }
        let groups = &rules.cards[ship].groups;
        let group = usize::from(salvo.group).wrapping_sub(1);
        let Some(mount) = groups.get(group) else {
            return refuse(clauses::FIRE, catalogue::has_groups(name, groups.len()));
        };
        if let Err(why) = fire::readiness(rules, state, ship, group) {
            let (clause, reason) = unready(name, salvo.group, why);
            return refuse(clause, reason);
        }
        if mount.weapon == Weapon::FusionCannon {
            return match salvo.targets() {
                [] if fire::may_fire(rules, state, ship, group) => Ok(()),
                [] => refuse(clauses::WEAPONS, catalogue::NO_ENEMY_IN_ARC.into()),
                _ => refuse(clauses::WEAPONS, catalogue::FUSION_CANNON_NAMES_NONE.into()),
            };
        }
        let open = fire::targets(rules, state, ship, group);
        let weapons = fire::weapons(rules, state, ship, group);
        if salvo.targets().len() != usize::from(weapons) {
            let reason = catalogue::target_for_each_weapon(weapons, salvo.targets().len());
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
            None => return (clauses::FIRE, catalogue::no_piece_called(target)),
        };
        if own {
            return (clauses::FIRE, catalogue::on_your_side(target));
        }
        let Some(at) = piece.and_then(|piece| state.place_of(piece)) else {
            return (clauses::FIRE, catalogue::not_on_the_map(target));
        };
        match fire::aim(rules, state, ship, group, at) {
            Ok(_) => (clauses::MISSILE, catalogue::NOT_AT_MISSILES.into()),
            Err(Wide::Here) => (clauses::WEAPONS, catalogue::OWN_HEX.into()),
            Err(Wide::Range(range)) => (clauses::WEAPONS, catalogue::out_of_range_at(target, range)),
            Err(Wide::Arc) => (clauses::ARCS, catalogue::in_none_of_arcs(target)),
            Err(Wide::Planet) => (clauses::TERRAIN, catalogue::planet_blocks(target)),
        }
    }
}

/// Returns the clause and the reason why a group cannot fire at all.
fn unready(name: Name, group: u8, why: Unready) -> (Clause, String) {
    match why {
        Unready::Scenario => (clauses::SCENARIOS, catalogue::NOTHING_FIRES.into()),
        Unready::Away => (clauses::FIRE, catalogue::not_on_the_map(name)),
        Unready::Lost => (clauses::DAMAGE, catalogue::group_is_lost(group, name)),
        Unready::Charge { missing } => (clauses::FIRE, catalogue::group_not_charged(group, name, missing)),
        Unready::NoMissiles => (clauses::MISSILE, catalogue::NO_MISSILES.into()),
        Unready::Crowded => (clauses::MISSILE, catalogue::AS_MANY_AS_CAN_FLY.into()),
    }
}

/// Returns the time at which an order of this kind is written, as the beginning of a sentence.
const fn its_time(order: &Order) -> &'static str {
    match order {
        Order::Buy(_) => catalogue::WHEN_POINTS,
        Order::Move(..) => catalogue::WHEN_MOVES,
        Order::Fire(_) => catalogue::WHEN_FIRE,
        Order::First(_) => catalogue::WHEN_COLLISION,
        Order::Shield(_) => catalogue::WHEN_SHIELD,
        Order::Speeds(_) => catalogue::WHEN_SPEED,
        Order::Done | Order::Idle => "",
    }
}
