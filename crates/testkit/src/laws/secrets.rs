//! Laws of secrets: an imagined state looks like the one seen, and nothing hidden shows (laws 3 and 16).

use std::fmt::Debug;

use engine::dice::SeededDice;
use engine::record::Header;
use engine::{Battle, Demand, Fact, Heard, Rules, Sealed, Seat, Seats, Seeded, Space, Umpire};

use super::held::{Held, LISTED};

/// Checks law 3: a state imagined from a view looks the same to that seat, or a spectator, and gives it the same
/// space.
///
/// # Errors
/// The breach.
pub fn imagined_looks_the_same<R: Rules>(
    rules: &R,
    state: &R::State,
    seat: Option<Seat>,
    rng: &mut Seeded,
) -> Held {
    let imagined = rules.imagine(&rules.view(state, seat), rng);
    looks_alike(rules, state, &imagined, seat).map_err(|what| format!("{what}\nimagined {imagined:?}"))
}

/// Checks law 16: rules that do not claim to keep secrets show the whole state to every seat and spectator. Battles
/// without a referee rest on that.
///
/// # Errors
/// The breach.
pub fn keeps_no_secret_unsaid<R: Rules>(
    rules: &R,
    state: &R::State,
    seat: Option<Seat>,
    rng: &mut Seeded,
) -> Held {
    if rules.keeps_secrets() || rules.imagine(&rules.view(state, seat), rng) == *state {
        return Ok(());
    }
    let who = seat.map_or("a spectator".to_owned(), |seat| format!("seat {seat}"));
    Err(format!("{who} cannot tell the whole state, but the rules do not say that they keep secrets"))
}

/// Checks law 16: two states that differ only in what a seat may not know look alike to it: view, facts, demand and
/// space.
///
/// # Errors
/// The breach.
pub fn looks_alike<R: Rules>(rules: &R, a: &R::State, b: &R::State, seat: Option<Seat>) -> Held {
    let who = seat.map_or("a spectator".to_owned(), |s| format!("seat {s}"));
    let (view, other) = (rules.view(a, seat), rules.view(b, seat));
    if view != other {
        return Err(format!("{who} sees {view:?}\nand {other:?}"));
    }
    let (facts, others) = (rules.describe(&view), rules.describe(&other));
    if facts != others {
        return Err(format!("{who} is shown {facts:?}\nand {others:?}"));
    }
    if rules.demand(a) != rules.demand(b) || rules.turn(a) != rules.turn(b) {
        return Err(format!(
            "{who} learns it from what is demanded: {:?} and {:?}",
            rules.demand(a),
            rules.demand(b)
        ));
    }
    match (rules.demand(a), seat) {
        (Demand::Orders(seats), Some(seat)) if seats.has(seat) => {
            same_space(&rules.space(a, seat), &rules.space(b, seat)).map_err(|what| format!("{who}: {what}"))
        }
        _ => Ok(()),
    }
}

/// Checks that two spaces are the same set: size, outline, idle order, draws, membership of draws, and the whole
/// list if it is short.
///
/// # Errors
/// The difference.
pub fn same_space<A: Space, B: Space<Order = A::Order>>(a: &A, b: &B) -> Held
where
    A::Order: Debug,
{
    if a.size() != b.size() || a.outline() != b.outline() || a.idle() != b.idle() {
        return Err(format!(
            "sizes {:?} and {:?}, {:?} and {:?}",
            a.size(),
            b.size(),
            a.outline(),
            b.outline()
        ));
    }
    let (mut one, mut two) = (Seeded::new(5), Seeded::new(5));
    for _ in 0..8 {
        let (drawn, other) = (a.sample(&mut one), b.sample(&mut two));
        if drawn != other || b.check(&drawn).is_err() {
            return Err(format!("drawn {drawn:?} and {other:?}"));
        }
    }
    let short = a.size().is_none_or(|size| size <= LISTED as u128);
    if short && a.listed(LISTED) != b.listed(LISTED) {
        Err("other orders are listed".to_owned())
    } else {
        Ok(())
    }
}

/// Returns the facts that a seat is told of a decision, with seeded dice, and the state after it.
fn hears<R: Rules>(
    rules: &R,
    state: &R::State,
    orders: &[Sealed<R::Order>],
    seat: Option<Seat>,
    seed: u64,
) -> (Vec<Fact>, R::State) {
    let mut after = state.clone();
    let mut umpire = Umpire::new(SeededDice::new(seed), Heard::default());
    rules.resolve(&mut umpire, &mut after, orders);
    (Heard::for_seat(umpire.log.all(), seat).map(|told| told.facts(None)).collect(), after)
}

/// Checks law 16: an event may depend on hidden state only if it reveals it. If a seat is told something different
/// in a state that it cannot distinguish, then its view afterwards must differ too.
///
/// The other states are imagined from each seat's view, and get the same orders where these are legal.
///
/// # Errors
/// The breach.
pub fn told_apart_is_seen_apart<R: Rules>(
    rules: &R,
    state: &R::State,
    orders: &[Sealed<R::Order>],
    rng: &mut Seeded,
) -> Held {
    for seat in (0..rules.seats()).map(|s| Some(Seat(s))).chain([None]) {
        let imagined = rules.imagine(&rules.view(state, seat), rng);
        let legal = orders.iter().all(|o| rules.space(&imagined, o.seat()).check(o.order()).is_ok());
        if !legal || rules.demand(&imagined) != rules.demand(state) {
            continue;
        }
        let seed = rng.bits();
        let (told, after) = hears(rules, state, orders, seat, seed);
        let (other, elsewhere) = hears(rules, &imagined, orders, seat, seed);
        if told != other && rules.view(&after, seat) == rules.view(&elsewhere, seat) {
            let first = told.iter().zip(&other).find(|(a, b)| a != b);
            return Err(format!(
                "seat {seat:?} is told what its view does not show: {first:?}\nimagined {imagined:?}"
            ));
        }
    }
    Ok(())
}

/// Checks law 16 for sealed orders: when one seat seals, nothing changes for any other seat: view, facts, outline,
/// turn, record and digest. An unsealed order comes back unchanged.
///
/// # Errors
/// The breach.
pub fn sealing_shows_nothing<R: Rules + Clone>(game: &Battle<R>, rng: &mut Seeded) -> Held {
    let Demand::Orders(seats) = game.demand() else { return Ok(()) };
    let position = Some(game.rules().write_position(game.state()));
    let header = Header { position, ..game.header().clone() };
    let mut game = Battle::new(game.rules().clone(), header).map_err(|flaws| format!("{flaws:?}"))?;
    let rules = game.rules().clone();
    if seats.len() < 2 {
        return Ok(());
    }
    for seat in seats {
        let others = (0..rules.seats()).map(Seat).filter(|other| *other != seat).map(Some).chain([None]);
        let order = rules.space(game.state(), seat).sample(rng);
        let sent = |game: &Battle<R>| -> Vec<_> {
            let shown = |other: Option<Seat>| {
                let writes = other.filter(|other| seats.has(*other));
                let outline = writes.map(|other| rules.space(game.state(), other).outline());
                (game.view(other), rules.describe(&game.view(other)), outline)
            };
            others.clone().map(shown).collect()
        };
        let before = (sent(&game), game.record(), game.digest(), game.turn());
        game.seal(seat, order.clone()).map_err(|error| error.to_string())?;
        if before != (sent(&game), game.record(), game.digest(), game.turn()) {
            return Err(format!("seat {seat} seals {order}, and it shows"));
        }
        if game.unseal(seat).as_ref() != Ok(&order) || game.sealed() != Seats::NONE {
            return Err(format!("seat {seat} does not get {order} back"));
        }
    }
    Ok(())
}
