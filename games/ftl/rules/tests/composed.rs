//! Plots composed of pieces, compared with the space written by hand: the same orders, and their cost.

use arrayvec::ArrayVec;
use engine::dice::SeededDice;
use engine::outline::{Number, Outline};
use engine::space::Listed;
use engine::{Demand, Rules, Sealed, Seat, Seeded, Silent, Space, Umpire};
use rules_ftl::state::PIECES;
use rules_ftl::{Action, Ftl, Piece, Plot, State, clauses};
use testkit::beside::{self, Refused};
use testkit::pieces::{Each, Either, Mapped, Noted};

use crate::setups::{NAMES, rules};

/// Action of one piece, or none, with the text that [`Listed`] asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Deed(Option<Action>);

impl std::fmt::Display for Deed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.map_or(Ok(()), |action| action.fmt(f))
    }
}

/// Nothing, 24 rotations, 15 sprints and a launch.
static DEEDS: [Deed; 41] = {
    let mut all = [Deed(None); 41];
    let mut i = 1;
    while i < 41 {
        all[i] = Deed(Some(match i {
            1..25 => Action::Rotate(i as i8 - 12),
            25..40 => Action::Sprint(i as u8 - 23),
            _ => Action::Launch,
        }));
        i += 1;
    }
    all
};

/// Returns the space of every plot that a seat may write.
fn composed<'a>(rules: &'a Ftl, state: &'a State, seat: Seat) -> impl Space<Order = Plot> + use<'a> {
    let own = move || state.pieces().iter().filter(move |piece| piece.side == seat.0);
    let deeds = move |piece| if rules.magazine(piece) > 0 { &DEEDS[..] } else { &DEEDS[..40] };
    let parts = own().map(|piece| Listed::new(clauses::ONE_ORDER, deeds(piece)));
    let there = move |deeds: ArrayVec<Deed, PIECES>| {
        Plot::new(own().zip(deeds).filter_map(|(piece, deed)| deed.0.map(|action| (piece.name(), action))))
    };
    let back = move |plot: &Plot| {
        let mut parts = plot.parts().iter().peekable();
        let mut deed = |piece: &Piece| Deed(parts.next_if(|part| part.0 == piece.name()).map(|part| part.1));
        let deeds = own().map(&mut deed).collect();
        (!plot.is_draw() && parts.next().is_none()).then_some(deeds)
    };
    let each: Each<_, PIECES> = Each::new(clauses::ONE_ORDER, parts.collect());
    let plots = Mapped::new(each, clauses::ONE_ORDER, there, back);
    let draw = state.may_draw().then(|| Listed::new(clauses::AGREEMENT, ArrayVec::from([Plot::draw()])));
    Noted::new(Either::new(Some(plots), draw, |plot| !plot.is_draw()), move |_| outline(rules, state, seat))
}

/// Returns the outline, with all that the pieces cannot say: prefixes, roles, numbers instead of lists.
fn outline(rules: &Ftl, state: &State, seat: Seat) -> Outline {
    let rotate = Outline::number(Number::to(-165, 180).by(15)).prefixed("R");
    let sprint = Outline::number(Number::to(2, 16).per(2)).prefixed("S").role("sprint", "inches ahead");
    let piece = |p: &Piece| {
        let mut any = vec![
            Outline::nothing(),
            rotate.clone().role("rotate", "degrees, positive to starboard"),
            sprint.clone(),
        ];
        if rules.magazine(p) > 0 {
            any.push(Outline::text("L").role("launch", "launch a missile"));
        }
        let any = Outline::any(any).prefixed(format!("{} ", p.name())).about(p.name().to_string());
        any.role("action", "one action, or none")
    };
    let own = state.pieces().iter().filter(|piece| piece.side == seat.0);
    let plots = Outline::all(own.map(piece)).joined("; ").or("idle").role("plot", "an action for each piece");
    if !state.may_draw() {
        return plots;
    }
    Outline::any([plots, Outline::text("draw").role("draw", "offer a draw")])
}

/// Returns positions of random battles.
fn positions(rules: &Ftl, count: usize, seed: u64) -> Vec<(State, Seat)> {
    let (mut all, mut rng, mut state) = (Vec::new(), Seeded::new(seed), rules.start());
    while all.len() < count {
        let Demand::Orders(_) = rules.demand(&state) else {
            state = rules.start();
            continue;
        };
        let sealed = [0, 1].map(|seat| {
            all.push((state.clone(), Seat(seat)));
            Sealed::sample(&rules.space(&state, Seat(seat)), Seat(seat), &mut rng)
        });
        rules.resolve(&mut Umpire::new(SeededDice::new(1), Silent), &mut state, &sealed);
    }
    all
}

#[test]
fn plots_composed_of_pieces_are_the_plots_written_by_hand() {
    let (mut refused, mut offers) = (Refused::default(), 0);
    for (seed, name) in NAMES.iter().enumerate() {
        let rules = rules(name, |_| {});
        let all = positions(&rules, 200, seed as u64);
        let mut rng = Seeded::new(9);
        for (state, seat) in &all {
            let strangers: Vec<Plot> = (0..8)
                .map(|_| {
                    let (other, seat) = rng.pick(&all);
                    rules.space(other, *seat).sample(&mut rng)
                })
                .chain([Plot::draw()])
                .collect();
            offers += u32::from(state.may_draw());
            let both = (&rules.space(state, *seat), &composed(&rules, state, *seat));
            beside::same_set(both, &strangers, (2_000, !state.may_draw()), &mut refused)
                .unwrap_or_else(|what| panic!("{name}: {}: {what}", rules.write_position(state)));
        }
    }
    println!("of {} refusals {} have the same clause", refused.orders, refused.same_clause);
    assert!(refused.orders > 5_000 && offers > 20, "{refused:?}, {offers} offers");
}

#[test]
#[ignore = "prints the table of decision 0026; in release"]
fn what_composed_plots_take() {
    let by_hand = [
        "own",
        "walk",
        "sample_with_draw",
        "size",
        "visit",
        "sample",
        "sample_into",
        "check",
        "vary",
        "idle",
    ];
    let (hand, own) = (include_str!("../src/orders.rs"), include_str!("composed.rs"));
    println!(
        "lines: {} by hand, {} composed",
        beside::lines_of(hand, &by_hand),
        beside::lines_of(own, &["composed"])
    );
    for name in ["duel", "fleet", "crowd"] {
        let rules = rules(name, |_| {});
        let all = positions(&rules, 400, 1);
        let both = beside::times(
            &all,
            9,
            |(state, seat)| rules.space(state, *seat),
            |(state, seat)| composed(&rules, state, *seat),
        );
        print!("{name}, by hand and composed\n{both}");
    }
}
