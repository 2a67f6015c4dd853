//! Laws of dice: neither a silent log nor play in one step changes the result, and probabilities sum to one (laws 5
//! and 7).

use engine::dice::{Dice, Kept, Odometer, OneStream, SeededDice};
use engine::{Clause, Demand, Heard, RandomOrders, Rules, Sealed, Seeded, Silent, Umpire};

use super::held::Held;

/// Checks law 5: a silent and a listening umpire reach the same state by the same rolls, and every roll is told
/// with an event that follows it.
///
/// # Errors
/// The breach.
pub fn silence_changes_nothing<R: Rules>(
    rules: &R,
    state: &R::State,
    orders: &[Sealed<R::Order>],
    seed: u64,
) -> Held {
    let (mut silent, mut heard) = (state.clone(), state.clone());
    let mut quiet = Umpire::new(Kept::new(SeededDice::new(seed)), Silent);
    rules.resolve(&mut quiet, &mut silent, orders);
    let mut loud = Umpire::new(Kept::new(SeededDice::new(seed)), Heard::default());
    rules.resolve(&mut loud, &mut heard, orders);
    if silent != heard {
        return Err(format!("in silence {silent:?}\nheard {heard:?}"));
    }
    if quiet.dice.faces() != loud.dice.faces() {
        return Err("other rolls in silence".to_owned());
    }
    let told: Vec<u8> = loud.log.all().iter().flat_map(|t| t.rolls.iter().map(|r| r.face)).collect();
    if told != loud.dice.faces() {
        return Err(format!(
            "rolled {:?}, but told {told:?}: an event must follow every roll",
            loud.dice.faces()
        ));
    }
    Ok(())
}

/// Checks law 5, second half: a random decision played in one step gives the same state as drawing and resolving
/// it, with the same draws and rolls.
///
/// # Errors
/// The breach.
pub fn at_random_is_drawn_and_resolved<R: Rules>(rules: &R, state: &R::State, rng: &Seeded) -> Held {
    let Demand::Orders(seats) = rules.demand(state) else { return Ok(()) };
    let (mut apart, mut at_once) = (state.clone(), state.clone());
    let (mut one, mut other) = (rng.clone(), rng.clone());
    let mut umpire = Umpire::new(OneStream::new(rng.clone().bits()), Silent);
    let mut same = umpire.clone();
    let mut drawn = RandomOrders::default();
    rules.resolve(&mut umpire, &mut apart, drawn.draw(rules, state, seats, &mut one));
    RandomOrders::default().play(rules, &mut same, &mut at_once, seats, &mut other);
    if apart != at_once {
        return Err(format!("in one step {at_once:?}\ndrawn and resolved {apart:?}"));
    }
    if one != other {
        return Err("other draws in one step".to_owned());
    }
    if umpire.dice != same.dice {
        return Err("other rolls in one step".to_owned());
    }
    Ok(())
}

/// Checks law 7: the probabilities of all outcomes of the dice sum to exactly one, and seeded dice give one of
/// these outcomes. Returns `false` if there are more than `most` outcomes, and nothing was checked.
///
/// # Errors
/// The breach.
pub fn chances_sum_to_one<R: Rules>(
    rules: &R,
    state: &R::State,
    orders: &[Sealed<R::Order>],
    most: usize,
) -> Result<bool, String> {
    let mut dice = Chance::default();
    let mut sum = (0u128, 1u128);
    let mut outcomes: Vec<R::State> = Vec::new();
    for count in 0.. {
        let mut next = state.clone();
        dice.one_in = Some(1);
        rules.resolve(&mut Umpire::new(&mut dice, Silent), &mut next, orders);
        let Some(one_in) = dice.one_in.filter(|_| count < most) else { return Ok(false) };
        let Some(more) = plus(sum, one_in) else { return Ok(false) };
        sum = more;
        if !outcomes.contains(&next) {
            outcomes.push(next);
        }
        if !dice.wheels.advance() {
            break;
        }
    }
    if sum.0 != sum.1 {
        return Err(format!("the chances sum to {}/{}", sum.0, sum.1));
    }
    for seed in 0..3 {
        let mut next = state.clone();
        rules.resolve(&mut Umpire::new(SeededDice::new(seed), Silent), &mut next, orders);
        if !outcomes.contains(&next) {
            return Err(format!("seed {seed} comes to none of the {} outcomes", outcomes.len()));
        }
    }
    Ok(true)
}

/// Adds 1/`n` to a fraction, in lowest terms; returns `None` if the numbers grow too large.
fn plus((part, whole): (u128, u128), n: u128) -> Option<(u128, u128)> {
    let common = whole.checked_mul(n / gcd(whole, n))?;
    let sum = part.checked_mul(common / whole)?.checked_add(common / n)?;
    let divisor = gcd(sum, common);
    Some((sum / divisor, common / divisor))
}

const fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// Dice that go through all outcomes, with the probability of each; `None` if it is too small to represent.
#[derive(Default)]
struct Chance {
    wheels: Odometer,
    one_in: Option<u128>,
}

impl Dice for Chance {
    fn roll(&mut self, why: Clause, faces: u8) -> u8 {
        self.one_in = self.one_in.and_then(|n| n.checked_mul(u128::from(faces)));
        self.wheels.roll(why, faces)
    }
}
