//! The demand on a seat of *Talon* in words, with a legal order as an example.

use std::ops::ControlFlow;

use engine::{Rules, Seat, Space};
use rules_talon::state::Question;
use rules_talon::{Order, Step, Talon, View, chart, movement};

/// Returns the demand on the viewing seat; for a seat that is not asked, and for a spectator, the demand on the seat
/// that is.
pub(super) fn ask(rules: &Talon, view: &View) -> String {
    let state = &view.position;
    let round = rules.turn(state);
    let asked = |seat: &Seat| state.asks(seat.0);
    let seat = view.seat.filter(asked).or_else(|| [Seat(0), Seat(1)].into_iter().find(asked));
    let such = match seat.and_then(|seat| example(rules, view, seat)) {
        Some(order) => format!(", such as {order}"),
        None => String::new(),
    };
    let when = match state.step {
        Step::Speeds => format!("Round {round}, power phase"),
        _ => format!("Round {round}, impulse {}", chart::letter(state.impulse.min(5))),
    };
    match (state.question(), state.step) {
        (Question::First, _) => format!("{when}: two ships collide; choose who takes damage first{such}."),
        (Question::Shield { ship, damage, .. }, _) => {
            let name = rules.name(usize::from(ship));
            format!("{when}: {name} takes {damage} damage on a border; choose the shield{such}.")
        }
        (_, Step::Power) => format!("{when}: spend the power of your ships{such}; or done."),
        (_, Step::Move) => {
            let fleet = || rules.fleet(state.active());
            let must = fleet().any(|ship| movement::must_move(rules, state, ship))
                || state.missiles().iter().any(|missile| missile.side == state.active() && !missile.moved);
            if must {
                format!("{when}: move one of your pieces{such}.")
            } else {
                format!("{when}: you may still move{such}; or done.")
            }
        }
        (_, Step::Fire) => format!("{when}: fire one weapon group{such}; or done."),
        (_, Step::Speeds) => {
            format!("{when}: choose speeds in secret, at most one step up or down{such}.")
        }
        (_, Step::Over) => "The battle is over.".to_owned(),
    }
}

/// Returns the first statement of the first order that does something.
fn example(rules: &Talon, view: &View, seat: Seat) -> Option<String> {
    let mut found = None;
    let _ = rules.space(&view.position, seat).visit(&mut |order| match order {
        Order::Done | Order::Idle => ControlFlow::Continue(()),
        order => {
            found = order.to_string().split(';').next().map(str::to_owned);
            ControlFlow::Break(())
        }
    });
    found
}

#[cfg(test)]
mod tests {
    use engine::{Demand, Seat};

    use crate::TalonGame;
    use shelf::{AnyBattle, Opening};

    fn at(scenario: &str, position: &str) -> Box<dyn AnyBattle> {
        let game = shelf::game::<TalonGame>();
        let opening = Opening { position: Some(position.to_owned()), ..Opening::scenario(scenario) };
        game.open(&opening).unwrap_or_else(|flaws| panic!("{flaws:?}"))
    }

    /// Returns a battle of two heavy cruisers bow to bow, `apart` hexes apart.
    fn duel(head: &str, apart: i32) -> Box<dyn AnyBattle> {
        let own = "CA-1 8,2 f1 speed 3 power 3 shields 6/5/4/5 hull 0 bars 1+1 2+1 1+1";
        let enemy = "f4 speed 3 power 3 shields 7/4/3/4 hull 0 bars 1+4 1+4 burners 2";
        at("duel", &format!("round 2 {head} initiative 2; {own}; T-CA-1 {},2 {enemy}", 8 + apart))
    }

    #[test]
    fn a_shield_chosen_in_the_power_phase_is_asked_for_there() {
        // The cruiser has no legal speed and explodes in the hex of its enemy.
        let own = "CA-1 8,4 f0 speed 5 power 1 shields 6/5/4/5 hull 5 bars 1+1 2+2 1+1 drained 1";
        let left = "CA-2 2,2 f1 speed 3 power 3 shields 6/5/4/5 hull 0 bars 1+1 2+2 1+1";
        let enemy = "f3 speed 3 power 3 shields 7/4/3/4 hull 0 bars 1+4 1+4";
        let ships = format!("{own}; {left}; T-CA-1 8,4 {enemy}; T-CA-2 20,0 {enemy}");
        let mut battle = at("war-is-upon-us", &format!("round 2 power-phase initiative 2; {ships}"));
        for (seat, text) in [(0, "CA-2: speed 3"), (1, "T-CA-1: speed 3")] {
            battle.seal(Seat(seat), text).expect("it is asked");
        }
        let said = battle.ask(Some(Seat(1)));
        let asked =
            "Round 2, power phase: T-CA-1 takes 3 damage on a border; choose the shield, such as shield ";
        assert!(said.starts_with(asked), "{said}");
    }

    #[test]
    fn what_is_asked_names_an_order_that_stands() {
        for (head, seat, asks) in [
            (
                "impulse B turn 2 power",
                0,
                "Round 2, impulse B: spend the power of your ships, such as CA-1: ",
            ),
            (
                "impulse B turn 2 move",
                0,
                "Round 2, impulse B: move one of your pieces, such as CA-1: straight.",
            ),
            (
                "impulse C turn 1 move",
                1,
                "Round 2, impulse C: you may still move, such as T-CA-1: afterburner straight; or done.",
            ),
            (
                "impulse B turn 2 fire",
                0,
                "Round 2, impulse B: fire one weapon group, such as CA-1 fires 1 at T-CA-1; or done.",
            ),
            (
                "power-phase",
                0,
                "Round 2, power phase: choose speeds in secret, at most one step up or down, such as CA-1: speed 3.",
            ),
        ] {
            let battle = duel(head, 2);
            let said = battle.ask(Some(Seat(seat)));
            assert!(said.starts_with(asks), "{head}: {said}");
            let (_, order) = said.split_once("such as ").expect("an example");
            let order = order.trim_end_matches('.').trim_end_matches("; or done");
            let Demand::Orders(seats) = battle.demand() else { panic!("{head}: it is over") };
            assert!(seats.iter().any(|asked| asked == Seat(seat)), "{head}");
            let reading = battle.read(Seat(seat), order).expect("it is asked");
            assert!(reading.refused.is_empty(), "{head}: {order}: {:?}", reading.refused);
        }
    }
}
