//! All laws over all set-ups and options.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use engine::dice::OneStream;
use engine::{Demand, RandomOrders, Rules, Sealed, Seat, Seeded, Silent, Umpire};
use rules_ftl::{Action, Ftl, OPTIONS as CHOICES, Plot, Ram, State};
use table::{Heading, Length};
use testkit::laws::{self, Reached};

use crate::setups::{NAMES, OPTIONS, rules, setup};

/// Every kind of event; random play from the set-ups here reaches them all.
const KINDS: [&str; 18] = [
    "idle",
    "launch",
    "launch-lost",
    "rotate",
    "marked",
    "sprint",
    "meet",
    "hit",
    "rammed",
    "removed",
    "stops",
    "gone",
    "leaves",
    "out",
    "cleared",
    "offers",
    "over",
    "lasted",
];

/// Clauses that are never told in a battle: they refuse set-ups, positions and orders, or report ignored orders.
const NEVER_TOLD: [&str; 9] =
    ["FTL-1.1", "FTL-1.2", "FTL-1.3", "FTL-5.2", "FTL-5.3", "FTL-5.4", "FTL-5.5", "FTL-5.6", "FTL-5.8"];

#[test]
fn the_laws_hold_in_every_scenario_and_random_play_reaches_everything() {
    let mut reached = Reached::default();
    for (i, name) in NAMES.iter().enumerate() {
        reached.and(laws::hold_all(&rules(name, |_| {}), 6, 100 * i as u64));
    }
    // Rare events need a crowd in which pieces that do nothing can be hit too.
    reached.and(laws::hold_all(&rules("crowd", |o| o.idle_is_marked = true), 16, 7000));
    reached.and(laws::hold_all(&rules("crowd", |o| (o.idle_is_marked, o.ram) = (true, Ram::Hit)), 8, 7500));
    reached.and(laws::hold_all(&rules("brink", |_| {}), 8, 8000));
    assert_eq!(reached.missing(&KINDS), [""; 0], "{reached}");
    for kind in ["idle", "R", "S", "L", "draw"] {
        assert!(reached.orders.contains_key(kind), "no order {kind}:\n{reached}");
    }
    for row in Ftl::CLAUSES.iter().filter(|row| !NEVER_TOLD.contains(&row.clause.0)) {
        assert!(reached.clauses.contains_key(row.clause.0), "{} is never told:\n{reached}", row.clause);
    }
    assert!(reached.events.keys().all(|kind| KINDS.contains(&kind.as_str())), "a new kind:\n{reached}");
    assert!(!reached.clauses.keys().any(|clause| NEVER_TOLD.contains(clause)), "{reached}");
}

/// A random turn is played in one step with up to 64 pieces, and through written plots with more.
#[test]
fn a_random_turn_in_one_step_is_the_same_with_any_number_of_pieces() {
    let rules = rules("crowd", |_| {});
    let mut state = rules.start();
    let mut rng = Seeded::new(5);
    let mut sizes = BTreeSet::new();
    for battle in 0..40 {
        let mut drawn = RandomOrders::default();
        state.clone_from(&rules.start());
        while let Demand::Orders(seats) = rules.demand(&state) {
            sizes.insert(state.pieces().len());
            laws::at_random_is_drawn_and_resolved(&rules, &state, &rng)
                .unwrap_or_else(|what| panic!("{what}"));
            // Many launches make many pieces.
            let launch = |seat: Seat| {
                let ships = state.pieces().iter().filter(|p| p.is_ship() && p.side == seat.0);
                let ready = ships.filter(|ship| rules.magazine(ship) > 0);
                let plot = Plot::new(ready.map(|ship| (ship.name(), Action::Launch)));
                Sealed::check(&rules.space(&state, seat), seat, plot).expect("legal")
            };
            if state.turn < 12 && battle % 2 == 0 {
                let plots = [launch(Seat(0)), launch(Seat(1))];
                rules.resolve(&mut Umpire::new(OneStream::new(1), Silent), &mut state, &plots);
            } else {
                let mut umpire = Umpire::new(OneStream::new(1), Silent);
                drawn.play(&rules, &mut umpire, &mut state, seats, &mut rng);
            }
        }
    }
    assert!(sizes.iter().any(|n| *n > 64) && sizes.iter().any(|n| *n <= 64), "{sizes:?}");
}

#[test]
fn the_laws_hold_under_every_option() {
    for (i, (option, change)) in OPTIONS.iter().enumerate() {
        for name in ["close-quarters", "crowd", "crossing-courses"] {
            println!("{name}, {option}");
            laws::hold_all(&rules(name, change), 2, 1000 + 10 * i as u64);
        }
    }
}

/// Returns a position as a mirror shows it that is upright in the middle of the table.
fn mirrored(rules: &Ftl, state: &State) -> State {
    let written = rules.write_position(state);
    let mut text = written.split(';').next().unwrap_or_default().to_owned();
    for p in state.pieces() {
        let x = Length::thousandths(rules.area().width.in_thousandths() - p.at.x);
        let heading = Heading::of_steps(-i32::from(p.heading.steps()));
        let _ = write!(text, "; {} {x},{} h{heading}", p.name(), Length::thousandths(p.at.y));
        if p.is_ship() {
            let _ = write!(text, " hits {} launched {}", p.hits, p.launched);
        }
    }
    rules.read_position(&text).unwrap_or_else(|flaws| panic!("{text}: {flaws:?}"))
}

/// Returns a plot in the same mirror: half a turn to port is half a turn to starboard.
fn mirrored_plot(plot: &Plot) -> Plot {
    let action = |action: Action| match action {
        Action::Rotate(steps) if steps < 12 => Action::Rotate(-steps),
        other => other,
    };
    let parts = plot.parts().iter().map(|(name, a)| (*name, action(*a)));
    if plot.is_draw() { Plot::draw() } else { Plot::new(parts) }
}

#[test]
fn a_mirrored_set_up_with_mirrored_plots_gives_the_mirrored_result() {
    for (i, name) in NAMES.iter().enumerate() {
        for (option, change) in OPTIONS.iter().filter(|(option, _)| *option != "three turns") {
            let rules = rules(name, change);
            let mut image = setup(name).expect("a set-up");
            image.options = *rules.options();
            for ship in &mut image.ships {
                ship.at.x = image.area.width.in_thousandths() - ship.at.x;
                ship.degrees = (360 - ship.degrees) % 360;
            }
            let image = Ftl::new(&image).expect("the mirror image of a set-up");
            for seed in 0..4 {
                laws::mirrors(
                    &rules,
                    &image,
                    seed + 10 * i as u64,
                    |a, b| mirrored(&rules, a) == *b,
                    mirrored_plot,
                )
                .unwrap_or_else(|what| panic!("{name}, {option}, seed {seed}: {what}"));
            }
        }
    }
}

#[test]
fn every_option_is_held_to_the_laws_away_from_its_default() {
    let untouched = rules("duel", |_| {});
    let changed = |key: &str| {
        OPTIONS.iter().any(|(_, change)| {
            let (was, is) = (*untouched.options(), *rules("duel", change).options());
            match key {
                "missiles" => was.missiles != is.missiles,
                "ship-radius" => was.ship_radius != is.ship_radius,
                "missile-radius" => was.missile_radius != is.missile_radius,
                "sprints" => was.sprints != is.sprints,
                "idle-is-marked" => was.idle_is_marked != is.idle_is_marked,
                "ram" => was.ram != is.ram,
                "at-limit" => was.at_limit != is.at_limit,
                "turn-limit" => was.turn_limit != is.turn_limit,
                _ => false,
            }
        })
    };
    let forgotten: Vec<&str> = CHOICES.iter().map(|choice| choice.key).filter(|key| !changed(key)).collect();
    assert_eq!(forgotten, [""; 0]);
}
