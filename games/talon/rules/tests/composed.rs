//! Purchases composed of `testkit::pieces`, compared with the space written by hand: the same orders, and the cost of
//! each.

use arrayvec::ArrayVec;
use engine::dice::SeededDice;
use engine::outline::Outline;
use engine::{Demand, Rules, Sealed, Seat, Seeded, Silent, Space, Umpire};
use rules_talon::power::Menu;
use rules_talon::state::FLEET;
use rules_talon::{Order, OrderSpace, Purchases, State, Step, Talon, clauses};
use testkit::beside::{self, Refused};
use testkit::pieces::{Each, Mapped, Noted, Steps};

use crate::laws::{NAMES, changed};

/// Returns the space of purchases of a seat's ships that have a point; each purchase is numbered, and 0 is none.
fn composed<'a>(rules: &'a Talon, state: &'a State, seat: Seat) -> impl Space<Order = Order> + use<'a> {
    let menus: ArrayVec<Menu, FLEET> = OrderSpace::new(rules, state, seat).menus().iter().copied().collect();
    let parts = menus.iter().map(|menu| Steps::new(clauses::POINTS, 0, menu.count() as i32, 1, 0));
    let each: Each<_, FLEET> = Each::new(clauses::POINTS, parts.collect());
    let name = |menu: &Menu| rules.name(usize::from(menu.ship));
    let own = menus.clone();
    let there = move |numbers: ArrayVec<i32, FLEET>| {
        let mut all = Purchases::default();
        for (menu, number) in own.iter().zip(numbers).filter(|(_, number)| *number > 0) {
            all.push(name(menu), menu.nth(rules, state, number as u32 - 1));
        }
        if all.parts().is_empty() { Order::Done } else { Order::Buy(all) }
    };
    let own = menus.clone();
    let back = move |order: &Order| {
        let parts = match order {
            Order::Done => &[],
            Order::Buy(all) if !all.parts().is_empty() => all.parts(),
            _ => return None,
        };
        let mut parts = parts.iter().peekable();
        let mut number = |menu: &Menu| match parts.next_if(|part| part.0 == name(menu)) {
            Some((_, purchase)) => {
                menu.all(rules, state).position(|open| open == *purchase).map(|at| at as i32 + 1)
            }
            None => Some(0),
        };
        let numbers: Option<ArrayVec<i32, FLEET>> = own.iter().map(&mut number).collect();
        numbers.filter(|_| parts.next().is_none())
    };
    let purchases = Mapped::new(each, clauses::POINTS, there, back);
    Noted::new(purchases, move |_| outline(rules, state, &menus))
}

/// Returns the outline, which the pieces cannot give: text, name, separators and roles of the purchases.
fn outline(rules: &Talon, state: &State, menus: &[Menu]) -> Outline {
    let part = |menu: &Menu| {
        let name = rules.name(usize::from(menu.ship)).to_string();
        let texts = menu.all(rules, state).map(|purchase| purchase.to_string());
        let texts = Outline::listed(texts).prefixed(format!("{name}: ")).about(name);
        texts.role("buy", "purchase for one point").optional()
    };
    let all = Outline::all(menus.iter().map(part)).joined("; ").or("done");
    all.role("power", "a purchase for each ship, or none")
}

/// Returns positions of random battles in which a seat buys, and every order written on the way.
fn positions(rules: &Talon, count: usize, seed: u64) -> (Vec<(State, Seat)>, Vec<Order>) {
    let (mut all, mut written, mut rng, mut state) =
        (Vec::new(), Vec::new(), Seeded::new(seed), rules.start());
    while all.len() < count {
        let Demand::Orders(seats) = rules.demand(&state) else {
            state = rules.start();
            continue;
        };
        let mut orders = Vec::new();
        for seat in seats {
            if state.step == Step::Power && OrderSpace::new(rules, &state, seat).is_asked() {
                all.push((state.clone(), seat));
            }
            orders.push(Sealed::sample(&rules.space(&state, seat), seat, &mut rng));
            written.push(*orders[orders.len() - 1].order());
        }
        rules.resolve(&mut Umpire::new(SeededDice::new(rng.bits()), Silent), &mut state, &orders);
    }
    (all, written)
}

#[test]
fn purchases_composed_of_pieces_are_the_purchases_written_by_hand() {
    let mut refused = Refused::default();
    for (seed, name) in NAMES.iter().enumerate() {
        let rules = changed(name, |_| {});
        let (all, written) = positions(&rules, 100, seed as u64);
        let mut rng = Seeded::new(9);
        for (state, seat) in &all {
            let strangers: Vec<Order> = (0..12).map(|_| *rng.pick(&written)).collect();
            let both = (&rules.space(state, *seat), &composed(&rules, state, *seat));
            beside::same_set(both, &strangers, (2_000, true), &mut refused)
                .unwrap_or_else(|what| panic!("{name}: {}: {what}", rules.write_position(state)));
        }
    }
    println!("of {} refusals {} have the same clause", refused.orders, refused.same_clause);
    assert!(refused.orders > 5_000, "{refused:?}");
}

#[test]
#[ignore = "prints the table of decision 0026; in release"]
fn what_composed_purchases_take() {
    let (hand, own) = (include_str!("../src/space.rs"), include_str!("composed.rs"));
    let judged = include_str!("../src/space/refusals.rs");
    let by_hand = beside::lines_of(hand, &["sample_purchases", "walk_menus", "vary_purchases"])
        + beside::lines_of(judged, &["judge_purchases"]);
    println!("lines: {by_hand} by hand, {} composed", beside::lines_of(own, &["composed"]));
    for name in ["circle", "chance", "fleet"] {
        let rules = changed(name, |_| {});
        let (all, _) = positions(&rules, 400, 1);
        let both = beside::times(
            &all,
            9,
            |(state, seat)| rules.space(state, *seat),
            |(state, seat)| composed(&rules, state, *seat),
        );
        print!("{name}, by hand and composed\n{both}");
    }
}
