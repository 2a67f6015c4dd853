//! Aids for writing orders, from a view alone: what a ship can do now, what an order would come to, and who bears on whom.

use engine::{Fact, Seat, Space};
use table::{Heading, Point, Vector};

pub use crate::activity::range_dice;
use crate::edge::{Stands, stands};
use crate::events::boxes;
use crate::front::is_ahead;
use crate::movement::crosses;
use crate::notation::part;
use crate::odds::AttackDice;
use crate::orders::{Attack, Entry, Order, Way};
use crate::rules::SimpleSpaceships;
use crate::ships::{BONUS, RANGE};
use crate::space::OrderSpace;
use crate::state::{Die, Panel, PanelBox, Phase, Ship, State};
use crate::view::View;

fn named(rules: &SimpleSpaceships, place: usize) -> Fact {
    Fact::text(rules.name(place).as_str())
}

/// Where a leg of the active ship would end, and what becomes of the ship there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ends {
    /// Where its centre stands, or stood when it left.
    pub at: Point,
    /// Where it points.
    pub heading: Heading,
    /// Whether it has left the table.
    pub leaves: bool,
    /// Whether it has reached the far edge, and so won (SS-5.1).
    pub crosses: bool,
}

/// Whether a ship on a heading bears on one so far away (SS-4.2).
#[inline]
pub fn bears(rules: &SimpleSpaceships, heading: Heading, v: Vector) -> bool {
    is_ahead(rules, heading, v)
}

/// Where a side's ship stands after a leg of so many half inches, at most [`Die::MOST`], from a place of the table.
#[inline]
pub fn flown(rules: &SimpleSpaceships, side: u8, from: Point, heading: Heading, halves: u8) -> Ends {
    let step = rules.leg(heading, halves);
    let ends = |at, leaves, crosses| Ends { at, heading, leaves, crosses };
    if crosses(rules, side, from, step) {
        return ends(from + step, false, true);
    }
    match stands(rules, from, heading, halves) {
        Stands::Flown(at) | Stands::Stopped(at) | Stands::Wrapped(at) => ends(at, false, false),
        Stands::Left => ends(from + step, true, false),
    }
}

/// One way to use what is left of the die: the orders, one after the other, and where they end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drag {
    /// The orders.
    pub orders: Vec<Order>,
    /// Where they end.
    pub ends: Ends,
}

/// Every way to use what is left of the active ship's die: up to one turn, with legs before and after it.
pub fn drags(rules: &SimpleSpaceships, state: &State) -> Vec<Drag> {
    let (Some(active), Die { open: true, turned, flown: run }) = (state.active(), state.die) else {
        return Vec::new();
    };
    let (ship, side, left) = (&state.ships[active], rules.side_of(active), Die::MOST - run);
    let mut all = Vec::new();
    let start = Ends { at: ship.at, heading: ship.heading, leaves: false, crosses: false };
    for before in 0..=left {
        let mut orders = Vec::new();
        let mut ends = start;
        if before > 0 {
            orders.push(Order::Fly(before));
            ends = flown(rules, side, start.at, start.heading, before);
            all.push(Drag { orders: orders.clone(), ends });
        }
        if turned || ends.leaves || ends.crosses {
            continue;
        }
        for way in [Way::Left, Way::Right] {
            let heading = way.turned(ends.heading);
            let orders = [orders.as_slice(), &[Order::Turn(way)]].concat();
            all.push(Drag { orders: orders.clone(), ends: Ends { heading, ..ends } });
            for after in 1..=left - before {
                let orders = [orders.as_slice(), &[Order::Fly(after)]].concat();
                all.push(Drag { orders, ends: flown(rules, side, ends.at, heading, after) });
            }
        }
    }
    all
}

impl Ends {
    fn spoken(&self, name: crate::state::Name) -> String {
        match (self.crosses, self.leaves) {
            (true, _) => format!("{name} would reach the far edge, and win"),
            (_, true) => format!("{name} would leave the table, and be lost"),
            _ => format!("{name} would be at {}, heading {}°", self.at, self.heading),
        }
    }

    fn facts(&self) -> [(&'static str, Fact); 4] {
        [
            ("to", Fact::point(self.at)),
            ("heading", Fact::int(self.heading.degrees())),
            ("leaves", Fact::Bool(self.leaves)),
            ("crosses", Fact::Bool(self.crosses)),
        ]
    }
}

fn action(kind: &str, order: &Order) -> Fact {
    Fact::map([("kind", Fact::text(kind)), ("text", Fact::text(order.to_string()))])
}

/// Everything the ship of a place can be ordered to do now, as facts; none if it is not that seat's to order.
pub fn reach(rules: &SimpleSpaceships, view: &View, seat: Seat, place: usize) -> Option<Fact> {
    let state = &view.position;
    if place >= state.ships.len() {
        return None;
    }
    let own = rules.side_of(place) == seat.0;
    let losing = state.losing().is_some_and(|(target, _)| target == place);
    if !own && !losing {
        return None;
    }
    let space = OrderSpace::new(rules, state, seat);
    let mut facts = Fact::map([("piece", named(rules, place))]);
    let mut actions = Vec::new();
    let active = state.active() == Some(place);
    match state.phase {
        Phase::Assign => {
            if let Some((_, share)) = space.assigning().iter().find(|(p, _)| usize::from(*p) == place) {
                let _ = share.visit(&mut |dealt| {
                    let text = part(rules.name(place), dealt);
                    let mut panel = state.ships[place].panel;
                    add(&mut panel, dealt);
                    actions.push(Fact::map([
                        ("kind", Fact::text("assign")),
                        ("text", Fact::text(format!("assign {text}"))),
                        ("dealt", Fact::list(dealt, Fact::int)),
                        ("boxes", boxes(&panel)),
                    ]));
                    std::ops::ControlFlow::Continue(())
                });
            }
        }
        Phase::Enter if active => facts = facts.with([("entries", entries(rules))]),
        Phase::Active if active && space.activity().is_some() => {
            actions = active_actions(rules, state, &space);
            let drag = |drag: &Drag| {
                let orders = Fact::texts(drag.orders.iter().map(ToString::to_string));
                let ahead = ahead(rules, state, place, drag.ends.at, drag.ends.heading);
                Fact::map([("orders", orders)]).with(drag.ends.facts()).with([("ahead", ahead)])
            };
            let ship = &state.ships[place];
            facts = facts.with([
                ("drags", Fact::list(&drags(rules, state), drag)),
                ("ahead", ahead(rules, state, place, ship.at, ship.heading)),
                ("bands", bands(ship.panel[PanelBox::Attack])),
            ]);
        }
        Phase::Pick | Phase::Loss => {
            let name = rules.name(place);
            let _ = space.visit(&mut |order| {
                match order {
                    Order::Activate(other) if other == name => actions.push(action("activate", &order)),
                    Order::Lose(of) if losing => {
                        actions.push(action("lose", &order).with([("box", Fact::text(of.name()))]));
                    }
                    _ => {}
                }
                std::ops::ControlFlow::Continue(())
            });
        }
        _ => {}
    }
    Some(facts.with([("actions", Fact::List(actions))]))
}

/// The enemies ahead of a ship if it stood there and pointed so: how far away, and the range dice an attack would take.
fn ahead(rules: &SimpleSpaceships, state: &State, place: usize, at: Point, heading: Heading) -> Fact {
    let enemies = rules.fleet(1 - usize::from(rules.side_of(place))).filter(|enemy| {
        let enemy = &state.ships[*enemy];
        enemy.on_table() && is_ahead(rules, heading, enemy.at - at)
    });
    Fact::list(enemies, |enemy| {
        let to = state.ships[enemy].at;
        Fact::map([
            ("target", named(rules, enemy)),
            ("distance", Fact::int(at.distance(to).in_thousandths())),
            ("range", Fact::int(range_dice(at, to))),
        ])
    })
}

/// How far so many Attack dice reach, with none for range, one, two and so on while one is left to roll (SS-4.3).
fn bands(attack: u8) -> Fact {
    Fact::list(1..=i32::from(attack.max(1)), |times| Fact::int(RANGE.in_thousandths() * times))
}

/// The edges and headings by which a ship may enter; any lattice point of the edge will do.
fn entries(rules: &SimpleSpaceships) -> Fact {
    Fact::list([Way::Left, Way::Right], |by| {
        let end = |along| Entry { by, along, heading: Heading::UP }.point(&rules.area);
        Fact::map([
            ("edge", Fact::text(by.word())),
            ("from", Fact::point(end(table::Length::default()))),
            ("to", Fact::point(end(rules.area.height))),
            ("headings", Fact::list(Entry::headings(by), |h| Fact::int(h.degrees()))),
        ])
    })
}

fn active_actions(rules: &SimpleSpaceships, state: &State, space: &OrderSpace<'_>) -> Vec<Fact> {
    let mut actions = Vec::new();
    let Some(active) = state.active() else { return actions };
    let (ship, side) = (&state.ships[active], rules.side_of(active));
    let _ = space.visit(&mut |order| {
        actions.push(match order {
            Order::Fly(halves) => action("fly", &order)
                .with([("length", Fact::int(i32::from(halves) * 500))])
                .with(flown(rules, side, ship.at, ship.heading, halves).facts()),
            Order::Turn(way) => {
                action("turn", &order).with([("heading", Fact::int(way.turned(ship.heading).degrees()))])
            }
            Order::Attack(attack) => {
                action("attack", &order).with(attack_facts(rules, state, active, &attack))
            }
            Order::Spend => action("spend", &order),
            _ => action("end", &order),
        });
        std::ops::ControlFlow::Continue(())
    });
    actions
}

/// An attack's numbers and its exact odds.
fn attack_facts(
    rules: &SimpleSpaceships,
    state: &State,
    from: usize,
    attack: &Attack,
) -> [(&'static str, Fact); 6] {
    let target = rules.find(attack.target).unwrap_or(from);
    let dice = AttackDice { roll: attack.roll, bonus: attack.bonus.min(BONUS) };
    [
        ("target", Fact::text(attack.target.as_str())),
        ("range", Fact::int(attack.range)),
        ("bonus", Fact::int(attack.bonus)),
        ("roll", Fact::int(attack.roll)),
        ("distance", Fact::int(state.ships[from].at.distance(state.ships[target].at).in_thousandths())),
        ("odds", dice.describe()),
    ]
}

fn add(panel: &mut Panel, dealt: crate::orders::Dealt) {
    for (of, n) in PanelBox::FUNCTIONS.into_iter().zip(dealt) {
        panel[of] += n;
        panel[PanelBox::Reserve] -= n;
    }
}

/// What a legal order would come to, carried out alone; dice are not rolled but told as odds.
pub fn preview(rules: &SimpleSpaceships, view: &View, order: &Order) -> Fact {
    let state = &view.position;
    let mut facts = Fact::map([("text", Fact::text(order.to_string()))]);
    let (mut pieces, mut foreseen) = (Vec::new(), Vec::new());
    let mut dice_of = |place: usize, panel: &Panel| {
        foreseen.push(format!("{} would have {panel}", rules.name(place)));
        pieces.push(Fact::map([("name", named(rules, place)), ("boxes", boxes(panel))]));
    };
    match (order, state.active()) {
        (Order::Assign(all), _) => {
            for (name, dealt) in all.parts() {
                let Some(place) = rules.find(*name) else { continue };
                let mut panel = state.ships[place].panel;
                add(&mut panel, *dealt);
                dice_of(place, &panel);
            }
        }
        (Order::Lose(of), _) => {
            if let Some((target, _)) = state.losing() {
                let mut panel = state.ships[target].panel;
                panel[*of] = panel[*of].saturating_sub(1);
                dice_of(target, &panel);
            }
        }
        (Order::Attack(attack), Some(active)) => {
            facts = facts.with(attack_facts(rules, state, active, attack));
            foreseen.push(AttackDice { roll: attack.roll, bonus: attack.bonus.min(BONUS) }.spoken());
        }
        (order, Some(active)) => {
            if let Some(ends) = ends_of(rules, state, active, order) {
                foreseen.push(ends.spoken(rules.name(active)));
                pieces.push(Fact::map([("name", named(rules, active))]).with(ends.facts()));
            }
        }
        _ => {}
    }
    facts.with([("foreseen", Fact::texts(foreseen)), ("pieces", Fact::List(pieces))])
}

/// Where an order that moves the active ship would bring it.
fn ends_of(rules: &SimpleSpaceships, state: &State, active: usize, order: &Order) -> Option<Ends> {
    let ship = &state.ships[active];
    let stays = |at, heading| Some(Ends { at, heading, leaves: false, crosses: false });
    match order {
        Order::Enter(entry) => stays(entry.point(&rules.area), entry.heading),
        Order::Fly(halves) => Some(flown(rules, rules.side_of(active), ship.at, ship.heading, *halves)),
        Order::Turn(way) => stays(ship.at, way.turned(ship.heading)),
        _ => None,
    }
}

/// An enemy ahead of a ship's front as both stand now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bearing {
    /// Whose front.
    pub ship: usize,
    /// Who lies ahead of it.
    pub target: usize,
    /// The range dice an attack takes at least.
    pub range_dice: u8,
    /// The dice the ship could attack with: those in Attack, or while dice are assigned what it may have there.
    pub attack: u8,
}

/// Who bears on whom as the ships stand.
pub fn bearings(rules: &SimpleSpaceships, state: &State) -> Vec<Bearing> {
    let mut all = Vec::new();
    for side in 0..2 {
        for ship in rules.fleet(side).filter(|p| state.ships[*p].on_table()) {
            let own = &state.ships[ship];
            let mut attack = own.panel[PanelBox::Attack];
            if state.phase == Phase::Assign {
                let share = crate::shares::Share::of(rules, state, ship);
                attack += share.room[2].min(share.waiting - share.least);
            }
            for target in rules.fleet(1 - side).filter(|p| state.ships[*p].on_table()) {
                let enemy: &Ship = &state.ships[target];
                if is_ahead(rules, own.heading, enemy.at - own.at) {
                    all.push(Bearing { ship, target, range_dice: range_dice(own.at, enemy.at), attack });
                }
            }
        }
    }
    all
}

/// Which enemies bear on a seat's ships, and on whom its own bear, with the best attack each has dice for.
pub fn threats(rules: &SimpleSpaceships, view: &View, seat: Seat) -> Fact {
    let state = &view.position;
    let all = bearings(rules, state);
    let in_range = |b: &&Bearing| b.range_dice < b.attack;
    let threat = |place: usize| {
        let from = all.iter().filter(|b| b.target == place).filter(in_range);
        let from: Vec<String> = from.map(|b| rules.name(b.ship).to_string()).collect();
        // Before dice are assigned nobody has any in Attack: what is said then is what may be assigned.
        let reach = match (state.phase, from.len()) {
            (Phase::Assign, 1) => "which may assign dice enough to reach it",
            (Phase::Assign, _) => "each of which may assign dice enough to reach it",
            (_, 1) => "which has dice enough in Attack to reach it",
            _ => "each of which has dice enough in Attack to reach it",
        };
        let text = format!("{} lies ahead of {}, {reach}.", rules.name(place), from.join(", "));
        Fact::map([
            ("piece", named(rules, place)),
            ("text", Fact::text(if from.is_empty() { String::new() } else { text })),
            ("from", Fact::texts(from)),
        ])
    };
    let bearing = |b: &Bearing| {
        let best = best_split(b.attack - b.range_dice);
        Fact::map([
            ("piece", named(rules, b.ship)),
            ("target", named(rules, b.target)),
            ("range", Fact::int(b.range_dice)),
            ("bonus", Fact::int(best.bonus)),
            ("roll", Fact::int(best.roll)),
            ("odds", best.describe()),
        ])
    };
    let own: Vec<Fact> =
        rules.fleet(seat.index().min(1)).filter(|p| state.ships[*p].on_table()).map(threat).collect();
    let bear = all.iter().filter(in_range).filter(|b| rules.side_of(b.ship) == seat.0);
    Fact::map([("threats", Fact::List(own)), ("bearings", Fact::list(bear, bearing))])
}

/// The split of so many dice, at least one, over bonus and roll with the most expected hits; of equals the fewest bonus.
pub fn best_split(dice: u8) -> AttackDice {
    let split = |bonus: u8| AttackDice { roll: dice - bonus, bonus };
    let all = (0..=BONUS.min(dice.saturating_sub(1))).rev().map(split);
    all.max_by_key(AttackDice::expected_sixths).unwrap_or(AttackDice { roll: dice, bonus: 0 })
}
