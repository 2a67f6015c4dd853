//! Random play of whole battles (law 9).

use std::collections::BTreeMap;
use std::fmt::Display;

use engine::record::{DiceSource, Header};
use engine::{Demand, Match, MatchError, Rules, Seeded, Space};

use super::events::kinds;

/// More decisions than this in one turn, and a battle does not end.
const DECISIONS: u32 = 1_000;

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Captains {
    /// Orders drawn at random; one in eight is what the rules assume of a silent seat.
    Random,
    /// Of eight orders drawn at random, the one whose kinds were written least so far: it reaches what is rare.
    Curious,
    /// Nobody ever writes.
    Idle,
}

/// Law 9: plays a battle to its end, which must come within its turn limit; `at` sees it before every decision.
///
/// Typed dice are given face by face as they are asked for.
///
/// # Errors
/// If it does not end in time, demands a seat that is not there or none, or refuses an order it drew.
pub fn play<R: Rules + Clone>(
    rules: &R,
    captains: Captains,
    dice: DiceSource,
    seed: u64,
    mut at: impl FnMut(&Match<R>),
) -> Result<Match<R>, String> {
    let mut rng = Seeded::keyed(seed, 0, 0);
    let mut game =
        Match::new(rules.clone(), header::<R>(dice)).map_err(|flaws| format!("no battle: {flaws:?}"))?;
    let (mut turn, mut written) = (1, BTreeMap::new());
    loop {
        let Demand::Orders(seats) = game.demand() else { return Ok(game) };
        let now = game.turn();
        if now < turn || now > rules.limit() || game.past().len() as u32 > rules.limit() * DECISIONS {
            return Err(format!(
                "turn {now} after turn {turn}, {} decisions, limit {}",
                game.past().len(),
                rules.limit()
            ));
        }
        turn = now;
        if seats.is_empty() || seats.iter().any(|seat| seat.0 >= rules.seats()) {
            return Err(format!("turn {now} demands {seats:?} of {} seats", rules.seats()));
        }
        at(&game);
        for seat in seats {
            let space = game.rules().space(game.state(), seat);
            let order = match captains {
                Captains::Idle => space.idle(),
                Captains::Random if rng.chance(1, 8) => space.idle(),
                Captains::Random => space.sample(&mut rng),
                Captains::Curious => curious(&space, &mut written, &mut rng),
            };
            drop(space);
            let sealed = game.seal(seat, order.clone());
            sealed
                .and_then(|()| roll_by_hand(&mut game, &mut rng))
                .map_err(|error| format!("turn {now}, seat {seat}, {order}: {error}"))?;
        }
    }
}

/// Draws eight orders and takes the one whose kinds have been written least.
fn curious<S: Space>(space: &S, written: &mut BTreeMap<String, u64>, rng: &mut Seeded) -> S::Order
where
    S::Order: Display,
{
    let drawn: [S::Order; 8] = std::array::from_fn(|_| space.sample(rng));
    let wear = |order: &&S::Order| {
        let kinds = kinds(&order.to_string());
        kinds.iter().map(|kind| written.get(kind).copied().unwrap_or(0)).sum::<u64>() / kinds.len() as u64
    };
    let order = drawn.iter().min_by_key(wear).unwrap_or(&drawn[0]).clone();
    for kind in kinds(&order.to_string()) {
        *written.entry(kind).or_default() += 1;
    }
    order
}

/// What a battle of random play is made from: every kind of header line.
pub(super) fn header<R: Rules>(dice: DiceSource) -> Header {
    Header {
        game: R::NAME.to_owned(),
        version: R::VERSION,
        scenario: "law".to_owned(),
        options: vec![("some-option".to_owned(), "7".to_owned())],
        names: vec!["Captain One".to_owned(), "Captain Two".to_owned()],
        dice,
        position: None,
        text: "title = \"Law\"\n\n[table]\nwidth = 48\n".to_owned(),
        ..Header::default()
    }
}

/// Types faces in for as long as a decision waits for them, as many at once as are certain to be rolled.
pub(super) fn roll_by_hand<R: Rules>(game: &mut Match<R>, rng: &mut Seeded) -> Result<(), MatchError> {
    while let Some(wanted) = game.wanted() {
        let (faces, least) = (wanted.faces, wanted.least);
        let rolled: Vec<u8> = (0..least).map(|_| rng.below(u32::from(faces)) as u8 + 1).collect();
        game.roll_in(&rolled)?;
    }
    Ok(())
}
