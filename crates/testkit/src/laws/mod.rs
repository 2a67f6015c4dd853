//! The laws, checked for any ruleset on random play.
//!
//! Each law is a function that returns the breach, if there is one. [`hold_all`] plays battles and checks all laws
//! at every decision. At the first breach it panics with the law, the seed, the turn and the position.
//!
//! 1 [`visited_once`], [`survives_text`] · 2 [`draws_are_legal`] · 3 [`imagined_looks_the_same`] · 4
//! [`any_order_of_sealing`] · 5 [`silence_changes_nothing`], [`at_random_is_drawn_and_resolved`] · 6 [`replays`], [`every_edit_shows`] · 7
//! [`chances_sum_to_one`] · 8 [`position_survives_text`] · 9 [`play`] · 10 [`only_members_pass`],
//! [`rubbish_is_refused`] · 11 [`told_clauses_stand_in_the_table`] · 13 [`mirrors`] · 14 [`someone_can_write`] · 15
//! [`Reached`] · 16 [`looks_alike`], [`keeps_no_secret_unsaid`], [`told_apart_is_seen_apart`], [`sealing_shows_nothing`] · 17 [`flat`] · 18
//! [`drawn_from_the_outline`], [`stands_in_the_outline`] · 19 [`replays_in_other_words`], [`changes_show`] · 20
//! [`ToldApart`] · 21 [`facts_are_the_description`]; and sentences are made of facts alone, by [`engine::Catalogue`].
//!
//! Law 12 (native and wasm agree) needs two builds, which `cargo xtask digests` compares. The clause pages hold the
//! other half of law 11: an example of every clause.

mod chances;
mod events;
mod flat;
mod held;
mod mirror;
mod outlines;
mod play;
mod records;
mod secrets;
mod spaces;
mod text;

use engine::dice::commitment;
use engine::record::DiceSource;
use engine::{Battle, Demand, Rules, Sealed, Seat, Seeded, Space};

pub use chances::{at_random_is_drawn_and_resolved, chances_sum_to_one, silence_changes_nothing};
pub use events::{Reached, ToldApart, facts_are_the_description, told_clauses_stand_in_the_table};
pub use flat::flat;
pub use held::Held;
use held::LISTED;
pub use mirror::mirrors;
pub use outlines::{drawn_from_the_outline, stands_in_the_outline};
pub use play::{Captains, play};
pub use records::{any_order_of_sealing, changes_show, every_edit_shows, replays, replays_in_other_words};
pub use secrets::{
    imagined_looks_the_same, keeps_no_secret_unsaid, looks_alike, same_space, sealing_shows_nothing,
    told_apart_is_seen_apart,
};
pub use spaces::{draws_are_legal, only_members_pass, sample_is_uniform, someone_can_write, visited_once};
pub(crate) use text::judge;
pub use text::{position_survives_text, rubbish_is_refused, survives_text};

/// Maximum number of outcomes of the dice that are enumerated.
const OUTCOMES: usize = 4_000;
/// The slow laws check the first two decisions, and one in this many of the others, drawn at random.
const CLOSELY: u32 = 6;
/// Number of edited lines per record.
const EDITS: u32 = 24;
/// Number of changed facts, faces and orders per record.
const CHANGES: u32 = 12;

/// Checks all laws over battles of random play, and returns what they reached (law 15).
///
/// The seeds are `seed`, `seed + 1` … for `battles` battles. Three more battles use `seed`: one with typed dice,
/// one with committed dice, and one in which nobody writes.
///
/// # Panics
/// At the first breach, with the law, the seed, the turn and the position.
pub fn hold_all<R: Rules + Clone>(rules: &R, battles: u32, seed: u64) -> Reached {
    hold_all_spelled(rules, battles, seed, ToString::to_string)
}

/// Does the same as [`hold_all`], for a ruleset whose outlines do not use the canonical text of orders. `spell`
/// writes an order as its outline does; the text must parse as the same order.
///
/// # Panics
/// As [`hold_all`].
pub fn hold_all_spelled<R: Rules + Clone>(
    rules: &R,
    battles: u32,
    seed: u64,
    spell: fn(&R::Order) -> String,
) -> Reached {
    let mut reached = Reached::default();
    let mut apart = ToldApart::default();
    let mut hold = |captains: Captains, dice: DiceSource, seed: u64| {
        let mut rng = Seeded::keyed(seed, 1, 0);
        let mut past: Vec<R::Order> = Vec::new();
        let game = play(rules, captains, dice, seed, |game| {
            at_decision(game, seed, &mut rng, &past, spell);
            past.extend(
                game.past().last().into_iter().flat_map(|turn| turn.orders.iter().map(|o| o.order().clone())),
            );
        });
        let game = game.unwrap_or_else(|what| panic!("law 9, every battle ends: {what}; seed {seed}"));
        after_battle(&game, seed, &mut rng);
        demand_that("20, different events have different facts", &game, seed, apart.add(&game));
        reached.add(&game);
    };
    for seed in (0..u64::from(battles)).map(|i| seed + i) {
        let captains = if seed % 2 == 0 { Captains::Random } else { Captains::Curious };
        hold(captains, DiceSource::Seed(seed), seed);
    }
    hold(Captains::Random, DiceSource::Typed, seed);
    hold(Captains::Random, committed(), seed);
    hold(Captains::Idle, DiceSource::Seed(seed), seed);
    reached
}

/// Returns dice keyed by the secrets of two sides, both opened.
fn committed() -> DiceSource {
    let secrets = vec![[3; 32], [5; 32]];
    DiceSource::Committed { commitments: secrets.iter().map(commitment).collect(), secrets }
}

/// Panics with the law and the place if the law is broken.
fn demand_that<R: Rules>(law: &str, game: &Battle<R>, seed: u64, held: Held) {
    if let Err(what) = held {
        let (turn, decision) = (game.turn(), game.past().len());
        let position = game.rules().write_position(game.state());
        panic!("law {law}: {what}\nseed {seed}, turn {turn}, decision {decision}\nposition {position}");
    }
}

/// Checks the laws of a single decision, before its orders are written.
fn at_decision<R: Rules + Clone>(
    game: &Battle<R>,
    seed: u64,
    rng: &mut Seeded,
    past: &[R::Order],
    spell: fn(&R::Order) -> String,
) {
    let (rules, state) = (game.rules(), game.state());
    let Demand::Orders(seats) = game.demand() else { return };
    let closely = game.past().len() < 2 || rng.chance(1, CLOSELY);
    let law = |law: &str, held: Held| demand_that(law, game, seed, held);
    law("8, position text there and back", position_survives_text(rules, state));
    law("17, a state is flat", flat(state));
    for seat in seats {
        let space = rules.space(state, seat);
        let draw = space.sample(rng);
        law("14, a demanded seat has an order", someone_can_write(&space));
        law("2, draws, variations and idle are legal", draws_are_legal(&space, rng, 4));
        law("1, order text there and back", survives_text(&draw).and_then(|()| survives_text(&space.idle())));
        let outlined = drawn_from_the_outline(rules, state, seat, rng, if closely { 8 } else { 1 });
        law("18, orders drawn from the outline are legal", outlined);
        let outline = space.outline();
        for order in [space.vary(&draw, rng), draw, space.idle()] {
            let stands = stands_in_the_outline::<R>(&outline, &order, spell);
            law("18, legal orders stand in the outline", stands);
        }
        if closely {
            law("1, as many as visited", visited_once(&space, LISTED));
            law("10, only members pass", only_members_pass::<R, _>(&space, past, LISTED));
            law("10, rubbish is refused", rubbish_is_refused(rules, state, seat, rng));
        }
    }
    for seat in (0..rules.seats()).map(|s| Some(Seat(s))).chain([None]) {
        law("3, what I imagine looks like what I saw", imagined_looks_the_same(rules, state, seat, rng));
        law("16, no secret is kept unsaid", keeps_no_secret_unsaid(rules, state, seat, rng));
    }
    let orders: Vec<_> =
        seats.iter().map(|seat| Sealed::sample(&rules.space(state, seat), seat, rng)).collect();
    law("5, silence changes nothing", silence_changes_nothing(rules, state, &orders, rng.bits()));
    law("5, a random decision in one step", at_random_is_drawn_and_resolved(rules, state, rng));
    law("16, told apart is seen apart", told_apart_is_seen_apart(rules, state, &orders, rng));
    if closely {
        law("7, chances sum to one", chances_sum_to_one(rules, state, &orders, OUTCOMES).map(drop));
        law("16, sealing shows nothing", sealing_shows_nothing(game, rng));
    }
}

/// Checks the laws of a whole battle.
fn after_battle<R: Rules + Clone>(game: &Battle<R>, seed: u64, rng: &mut Seeded) {
    let law = |law: &str, held: Held| demand_that(law, game, seed, held);
    law("11, told clauses stand in the table", told_clauses_stand_in_the_table(game));
    law("21, the facts of a view are its description", facts_are_the_description(game));
    law("4, the order of sealing changes nothing", any_order_of_sealing(game, rng));
    law("6, a record replays", replays(game));
    law("6, every edit of a record shows", every_edit_shows(game, rng, EDITS));
    law("8, position text there and back", position_survives_text(game.rules(), game.state()));
    law("19, a record replays in other words", replays_in_other_words(game, rng));
    law("19, facts, faces and orders cannot be changed", changes_show(game, rng, CHANGES));
}
