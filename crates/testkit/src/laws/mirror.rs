//! The law of the mirror: a mirrored set-up with mirrored orders gives the mirrored result (law 13).

use engine::dice::Dice;
use engine::{Clause, Demand, Rules, Sealed, Seeded, Silent, Space, Umpire};

use super::Held;

/// Law 13: plays a battle at random and its mirror image beside it; for rules that roll no dice.
///
/// `state` and `order` mirror a position and an order; `image` are the rules of the mirrored set-up.
///
/// # Errors
/// How it is broken, or that dice were rolled.
pub fn mirrors<R: Rules>(
    rules: &R,
    image: &R,
    seed: u64,
    state: impl Fn(&R::State) -> R::State,
    order: impl Fn(&R::Order) -> R::Order,
) -> Held {
    let mut rng = Seeded::new(seed);
    let mut dice = Unrolled(false);
    let (mut here, mut there) = (rules.start(), image.start());
    loop {
        let at = |what: &str| format!("{what}, turn {}: {}", rules.turn(&here), rules.write_position(&here));
        if state(&here) != there {
            return Err(at("the image parts from the battle"));
        }
        let demand = rules.demand(&here);
        if demand != image.demand(&there) {
            return Err(at("the image demands otherwise"));
        }
        let Demand::Orders(seats) = demand else { return Ok(()) };
        let (mut orders, mut mirrored) = (Vec::new(), Vec::new());
        for seat in seats.iter() {
            let drawn = Sealed::sample(&rules.space(&here, seat), seat, &mut rng);
            let space = image.space(&there, seat);
            if rules.space(&here, seat).size() != space.size() {
                return Err(at("the image has other orders"));
            }
            let sealed = Sealed::check(&space, seat, order(drawn.order()));
            mirrored
                .push(sealed.map_err(|refusal| at(&format!("the mirrored order is refused: {refusal}")))?);
            orders.push(drawn);
        }
        rules.resolve(&mut Umpire::new(&mut dice, Silent), &mut here, &orders);
        image.resolve(&mut Umpire::new(&mut dice, Silent), &mut there, &mirrored);
        if dice.0 {
            return Err("dice were rolled: this law is for rules without them".to_owned());
        }
    }
}

/// Dice that remember whether anyone rolled them.
struct Unrolled(bool);

impl Dice for Unrolled {
    fn roll(&mut self, _: Clause, _: u8) -> u8 {
        self.0 = true;
        1
    }
}
