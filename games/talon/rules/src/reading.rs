//! Orders as a person types them: names of pieces in upper or lower case, and each statement checked by itself.

use engine::{Reading, Refusal, Seat, Space};

use crate::catalogue;
use crate::clauses;
use crate::notation::{Statement, read_statement, statements};
use crate::orders::{Action, Order, Plot, Plots, Purchase, Purchases, Salvo};
use crate::power;
use crate::rules::Talon;
use crate::space::OrderSpace;
use crate::state::{Name, State};

/// Returns the name as the scenario writes it.
fn called(rules: &Talon, name: Name) -> Name {
    match name.number() {
        Some(number) => Name::missile(number),
        None => rules.find_like(name.as_str()).map_or(name, |ship| rules.name(ship)),
    }
}

/// Returns a statement with the names of its pieces as the scenario writes them.
fn as_called(rules: &Talon, statement: Statement) -> Statement {
    let called = |name| called(rules, name);
    match statement {
        Statement::Buy(name, purchase) => {
            let purchase = match purchase {
                Purchase::Redirect(missile, target) => Purchase::Redirect(missile, called(target)),
                Purchase::Power(squadron) => Purchase::Power(called(squadron)),
                other => other,
            };
            Statement::Buy(called(name), purchase)
        }
        Statement::Move(name, action) => {
            let action = match action {
                Action::Go { way, afterburner, land } => {
                    Action::Go { way, afterburner, land: land.map(called) }
                }
                Action::Launch(squadron, to) => Action::Launch(called(squadron), to),
                to @ Action::To(_) => to,
            };
            Statement::Move(called(name), action)
        }
        Statement::Fire(salvo) => {
            let mut own = Salvo::new(called(salvo.ship), salvo.group);
            salvo.targets().iter().for_each(|target| {
                own.push(called(*target));
            });
            Statement::Fire(own)
        }
        Statement::Speed(name, speed, retreat) => Statement::Speed(called(name), speed, retreat),
        Statement::Off(name) => Statement::Off(called(name)),
        Statement::First(name) => Statement::First(called(name)),
        other => other,
    }
}

/// Reads an order as a person types it. Every legal purchase or speed is accepted, in any order. A ship that is left
/// out buys nothing, and keeps its speed if it can.
pub(crate) fn read(rules: &Talon, state: &State, seat: Seat, text: &str) -> Reading<Order> {
    let space = OrderSpace::new(rules, state, seat);
    let mut reading = Reading { order: space.idle(), refused: Vec::new(), ignored: Vec::new() };
    let mut stand = Vec::new();
    for typed in statements(text) {
        match read_statement(&typed) {
            Ok(statement) => stand.push((typed, as_called(rules, statement))),
            Err((clause, reason)) => reading.refused.push(Refusal::new(clause, typed, reason)),
        }
    }
    // `idle` means the order of a silent seat, whatever is asked.
    if reading.refused.is_empty() && matches!(stand.as_slice(), [(_, Statement::Idle)]) {
        return reading;
    }
    if stand.is_empty() && reading.refused.is_empty() {
        reading.refused.push(Refusal::new(clauses::TURN, "", catalogue::NOTHING_WRITTEN));
    }
    if !space.menus().is_empty() && stand.iter().any(|(_, s)| matches!(s, Statement::Buy(..))) {
        read_purchases(rules, &space, &stand, &mut reading);
    } else if !space.speeds().is_empty() {
        read_speeds(rules, &space, &stand, &mut reading);
    } else {
        read_one(&space, &stand, &mut reading);
    }
    reading
}

/// Reads the first statement; any further statement is ignored.
fn read_one(space: &OrderSpace<'_>, stand: &[(String, Statement)], reading: &mut Reading<Order>) {
    let Some(((typed, statement), rest)) = stand.split_first() else { return };
    for (typed, _) in rest {
        let reason = catalogue::ONE_STATEMENT;
        reading.ignored.push(Refusal::new(clauses::TURN, typed, reason));
    }
    match space.check(&alone(*statement)) {
        Ok(()) => reading.order = alone(*statement),
        Err(refusal) => {
            reading.refused.push(Refusal { subject: typed.clone(), ..refusal });
        }
    }
}

/// Returns a statement as an order of its own.
fn alone(statement: Statement) -> Order {
    match statement {
        Statement::Buy(name, purchase) => {
            let mut all = Purchases::default();
            all.push(name, purchase);
            Order::Buy(all)
        }
        Statement::Speed(name, speed, retreat) => {
            let mut all = Plots::default();
            all.push(name, Plot::Speed(speed.unwrap_or(0), retreat));
            Order::Speeds(all)
        }
        Statement::Off(name) => {
            let mut all = Plots::default();
            all.push(name, Plot::Off);
            Order::Speeds(all)
        }
        Statement::Move(name, action) => Order::Move(name, action),
        Statement::Fire(salvo) => Order::Fire(salvo),
        Statement::First(name) => Order::First(name),
        Statement::Shield(arc) => Order::Shield(arc),
        Statement::Done => Order::Done,
        Statement::Idle => Order::Idle,
    }
}

fn read_purchases(
    rules: &Talon,
    space: &OrderSpace<'_>,
    stand: &[(String, Statement)],
    reading: &mut Reading<Order>,
) {
    let mut bought: Vec<(Name, Purchase)> = Vec::new();
    for (typed, statement) in stand {
        let Statement::Buy(name, purchase) = statement else {
            reading.refused.push(space.out_of_place(&alone(*statement), typed));
            continue;
        };
        let menu = space.menus().iter().find(|menu| rules.name(usize::from(menu.ship)) == *name);
        let judged = match menu {
            Some(menu) => space.judge_purchase(menu, purchase, typed),
            None => Err(space.no_point(name.as_str(), typed)),
        };
        match judged {
            Err(refusal) => reading.refused.push(refusal),
            Ok(()) if bought.iter().any(|(own, _)| own == name) => {
                let reason = catalogue::spends_before_that(name);
                reading.ignored.push(Refusal::new(clauses::POINTS, typed, reason));
            }
            Ok(()) => bought.push((*name, *purchase)),
        }
    }
    let mut all = Purchases::default();
    for menu in space.menus() {
        let name = rules.name(usize::from(menu.ship));
        if let Some((_, purchase)) = bought.iter().find(|(own, _)| *own == name) {
            all.push(name, *purchase);
        }
    }
    reading.order = if all.parts().is_empty() { Order::Done } else { Order::Buy(all) };
}

fn read_speeds(
    rules: &Talon,
    space: &OrderSpace<'_>,
    stand: &[(String, Statement)],
    reading: &mut Reading<Order>,
) {
    let mut plotted: Vec<(Name, Plot)> = Vec::new();
    for (typed, statement) in stand {
        let (name, plot) = match statement {
            Statement::Done | Statement::Idle => continue,
            Statement::Speed(name, Some(speed), retreat) => (*name, Plot::Speed(*speed, *retreat)),
            // A retreat without a speed keeps the speed that a silent seat keeps.
            Statement::Speed(name, None, retreat) => (*name, Plot::Speed(space.kept_speed(*name), *retreat)),
            Statement::Off(name) => (*name, Plot::Off),
            _ => {
                reading.refused.push(space.out_of_place(&alone(*statement), typed));
                continue;
            }
        };
        // A ship's only choice may be named; the order then leaves the ship out.
        let judged = match space.choices_of(name) {
            Some((ship, choices)) => space.judge_speed(ship, &choices, plot, typed),
            None => Err(space.no_choice(name.as_str(), typed)),
        };
        match judged {
            Err(refusal) => reading.refused.push(refusal),
            Ok(()) if plotted.iter().any(|(own, _)| *own == name) => {
                let reason = catalogue::has_speed_before_that(name);
                reading.ignored.push(Refusal::new(clauses::SPEEDS, typed, reason));
            }
            Ok(()) => plotted.push((name, plot)),
        }
    }
    let mut all = Plots::default();
    for (ship, choices) in space.speeds() {
        let name = rules.name(usize::from(*ship));
        let own = plotted.iter().find(|(own, _)| *own == name).map(|(_, plot)| *plot);
        all.push(name, own.unwrap_or(choices[0]));
    }
    reading.order = Order::Speeds(all);
}

impl OrderSpace<'_> {
    /// Accepts a purchase that is open to a ship with a point.
    fn judge_purchase(&self, menu: &power::Menu, purchase: &Purchase, typed: &str) -> Result<(), Refusal> {
        menu.check(self.rules(), self.state(), purchase, typed)
    }

    /// Returns the reason why a ship has no point.
    fn no_point(&self, name: &str, typed: &str) -> Refusal {
        power::refusal(self.rules(), self.state(), self.seat().0, name, typed)
    }

    /// Returns the speed a ship keeps if no order names it.
    fn kept_speed(&self, name: Name) -> u8 {
        match self.choices_of(name).map(|(_, choices)| choices[0]) {
            Some(Plot::Speed(speed, _)) => speed,
            _ => 0,
        }
    }
}
