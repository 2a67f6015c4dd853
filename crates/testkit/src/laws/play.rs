//! Random play of whole battles (law 9).

use std::collections::BTreeMap;
use std::fmt::Display;

use engine::record::{DiceSource, Header};
use engine::{Battle, BattleError, Demand, Rules, Seeded, Space};

use super::events::kinds;

/// Maximum mean number of decisions per turn; a battle with more never ends.
const DECISIONS: u32 = 1_000;

/// The players of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Captains {
    /// Orders drawn at random; one in eight is the idle order.
    Random,
    /// The order with the rarest kinds so far, of eight drawn at random; it reaches rare rules.
    Curious,
    /// The idle order, always.
    Idle,
}

/// Checks law 9: plays a battle to its end, which must come within its turn limit. `at` is called before every
/// decision.
///
/// Typed dice get their faces when the battle asks for them.
///
/// # Errors
/// If the battle does not end in time, demands no seat or an unknown one, or refuses an order that it drew.
pub fn play<R: Rules + Clone>(
    rules: &R,
    captains: Captains,
    dice: DiceSource,
    seed: u64,
    mut at: impl FnMut(&Battle<R>),
) -> Result<Battle<R>, String> {
    let mut rng = Seeded::keyed(seed, 0, 0);
    let mut game =
        Battle::new(rules.clone(), header::<R>(dice)).map_err(|flaws| format!("no battle: {flaws:?}"))?;
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

/// Draws eight orders and returns the one whose kinds are rarest so far.
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

/// Returns the header of a random battle, with every kind of header line.
pub(super) fn header<R: Rules>(dice: DiceSource) -> Header {
    Header {
        game: R::NAME.to_owned(),
        version: R::VERSION,
        scenario: "law".to_owned(),
        options: vec![("some-option".to_owned(), "7".to_owned())],
        names: vec!["Captain One".to_owned(), "Captain Two".to_owned()],
        dice,
        position: None,
        handicap: Some("Captain Two starts with less".to_owned()),
        text: "title = \"Law\"\n\n[table]\nwidth = 48\n".to_owned(),
        ..Header::default()
    }
}

/// Types in random faces while a decision waits for them, as many at once as are certain to be rolled.
pub(super) fn roll_by_hand<R: Rules>(game: &mut Battle<R>, rng: &mut Seeded) -> Result<(), BattleError> {
    while let Some(wanted) = game.wanted() {
        let (faces, least) = (wanted.faces, wanted.least);
        let rolled: Vec<u8> = (0..least).map(|_| rng.below(u32::from(faces)) as u8 + 1).collect();
        game.roll_in(&rolled)?;
    }
    Ok(())
}
