//! The law of the mirror: a mirrored set-up with mirrored orders gives the mirrored result (law 13).

use engine::dice::SeededDice;
use engine::{Demand, Rules, Sealed, Seeded, Silent, Space, Umpire};

use super::held::Held;

/// Checks law 13: plays a random battle beside its mirror image, with the same dice.
///
/// `alike` says whether the second position is the image of the first, and `order` mirrors an order. `image` holds
/// the rules of the mirrored set-up.
///
/// # Errors
/// The breach.
pub fn mirrors<R: Rules>(
    rules: &R,
    image: &R,
    seed: u64,
    alike: impl Fn(&R::State, &R::State) -> bool,
    order: impl Fn(&R::Order) -> R::Order,
) -> Held {
    let mut rng = Seeded::new(seed);
    let mut umpires = [0, 1].map(|_| Umpire::new(SeededDice::new(seed), Silent));
    let (mut here, mut there) = (rules.start(), image.start());
    loop {
        let at = |what: &str| {
            let (here, there) = (rules.write_position(&here), image.write_position(&there));
            format!("{what}\n{here}\n{there}")
        };
        if !alike(&here, &there) {
            return Err(at("the image parts from the battle"));
        }
        let demand = rules.demand(&here);
        if demand != image.demand(&there) {
            return Err(at("the image demands otherwise"));
        }
        let Demand::Orders(seats) = demand else { return Ok(()) };
        let (mut orders, mut mirrored) = (Vec::new(), Vec::new());
        for seat in seats {
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
        rules.resolve(&mut umpires[0], &mut here, &orders);
        image.resolve(&mut umpires[1], &mut there, &mirrored);
    }
}
