//! Matrix games with known values, small games against brute force, and responses that can be computed by hand.

mod exploiter;

use std::ops::ControlFlow;

use engine::dice::SeededDice;
use engine::{Demand, Rules, Sealed, Seat, Seats, Seeded, Side, Silent, Space, Umpire};
use rules_ftl::{Action, Options, Plot};

use crate::matrix::ONE;
use crate::*;

/// Returns a matrix game; each payoff is given in units of 1/`of`.
fn game(of: i64, rows: &[&[i64]]) -> Payoffs {
    let share = |x: &i64| Bounds { low: x * ONE / of, high: (x * ONE + of - 1) / of };
    Payoffs::new(rows[0].len(), rows.iter().flat_map(|row| row.iter().map(share)).collect())
}

/// Returns the value by brute force: tries every square submatrix as the support of both mixtures (Shapley and Snow
/// 1950).
fn by_kernels(cells: &[Vec<f64>]) -> f64 {
    let (m, n) = (cells.len(), cells[0].len());
    let subsets = |of: usize, size: u32| (1u32..1 << of).filter(move |s| s.count_ones() == size);
    let members = |set: u32| (0..32).filter(move |i| set >> i & 1 == 1).collect::<Vec<usize>>();
    for size in 1..=m.min(n) as u32 {
        for (rows, columns) in
            subsets(m, size).flat_map(|rows| subsets(n, size).map(move |columns| (rows, columns)))
        {
            let (rows, columns) = (members(rows), members(columns));
            let at = |i: usize, j: usize| cells[rows[i]][columns[j]];
            let Some(x) = indifferent(size as usize, at) else { continue };
            let Some(y) = indifferent(size as usize, |i, j| at(j, i)) else { continue };
            let low = (0..n).map(|j| rows.iter().zip(&x).map(|(i, x)| x * cells[*i][j]).sum::<f64>());
            let high = (0..m).map(|i| columns.iter().zip(&y).map(|(j, y)| y * cells[i][*j]).sum::<f64>());
            let (low, high) = (low.fold(f64::INFINITY, f64::min), high.fold(f64::NEG_INFINITY, f64::max));
            if high - low < 1e-9 {
                return f64::midpoint(low, high);
            }
        }
    }
    panic!("every matrix game has a kernel: {cells:?}")
}

/// Returns the mixture of rows that gives all columns the same value, if there is one.
fn indifferent(size: usize, at: impl Fn(usize, usize) -> f64) -> Option<Vec<f64>> {
    // For each column j: Σ x[i] a[i][j] − v = 0, and Σ x[i] = 1.
    let mut lines: Vec<Vec<f64>> = (0..size)
        .map(|j| (0..size).map(|i| at(i, j)).chain([-1.0, 0.0]).collect())
        .chain([(0..size).map(|_| 1.0).chain([0.0, 1.0]).collect()])
        .collect();
    let all = size + 1;
    for k in 0..all {
        let pivot = (k..all).max_by(|a, b| lines[*a][k].abs().total_cmp(&lines[*b][k].abs()))?;
        if lines[pivot][k].abs() < 1e-12 {
            return None;
        }
        lines.swap(k, pivot);
        for i in (0..all).filter(|i| *i != k) {
            let times = lines[i][k] / lines[k][k];
            let pivot = lines[k].clone();
            lines[i].iter_mut().zip(pivot).for_each(|(x, p)| *x -= times * p);
        }
    }
    let x: Vec<f64> = (0..size).map(|i| lines[i][all] / lines[i][i]).collect();
    x.iter().all(|x| *x > -1e-12).then_some(x)
}

#[test]
fn matrix_games_with_known_values() {
    let table: &[(&str, i64, &[&[i64]], f64)] = &[
        ("rock, paper, scissors", 2, &[&[1, 0, 2], &[2, 1, 0], &[0, 2, 1]], 0.5),
        ("matching pennies", 1, &[&[1, 0], &[0, 1]], 0.5),
        ("pennies, heads counting double", 3, &[&[3, 0], &[0, 1]], 0.25),
        ("pennies of three sides", 1, &[&[1, 0, 0], &[0, 1, 0], &[0, 0, 1]], 1.0 / 3.0),
        ("a dominated row and column", 4, &[&[2, 3], &[1, 0]], 0.5),
        ("a column dominated by a mixture", 4, &[&[4, 0, 3], &[0, 4, 3]], 0.5),
        ("all the same", 2, &[&[1, 1, 1], &[1, 1, 1]], 0.5),
        ("nothing to win", 1, &[&[0, 0], &[0, 0]], 0.0),
        ("everything won", 1, &[&[1], &[1]], 1.0),
        ("twin rows and columns", 1, &[&[1, 0, 0], &[1, 0, 0], &[0, 1, 1]], 0.5),
        ("one row", 4, &[&[3, 1, 2]], 0.25),
        ("one column", 4, &[&[3], &[1], &[2]], 0.75),
        ("two by three", 10, &[&[1, 3, 10], &[8, 5, 2]], 0.44),
        ("three by two", 10, &[&[1, 8], &[3, 5], &[10, 2]], 0.52),
    ];
    for (name, of, rows, value) in table {
        let payoffs = game(*of, rows);
        let solved = payoffs.solve();
        assert!(solved.value.gap() < 1e-12, "{name}: {solved:?}");
        assert!((solved.value.middle() - value).abs() < 1e-12, "{name}: {} for {value}", solved.value);
        for mixed in [&solved.row, &solved.column] {
            assert!(
                (mixed.iter().sum::<f64>() - 1.0).abs() < 1e-12 && mixed.iter().all(|p| *p >= 0.0),
                "{name}"
            );
        }
    }
}

#[test]
fn random_matrix_games_agree_with_brute_force() {
    let mut rng = Seeded::new(5);
    for round in 0..600 {
        let (m, n) = (1 + rng.below(5) as usize, 1 + rng.below(5) as usize);
        // A small range of payoffs makes many ties, a large one few.
        let of = [1, 2, 7, 1000][round % 4];
        let rows: Vec<Vec<i64>> =
            (0..m).map(|_| (0..n).map(|_| i64::from(rng.below(of + 1))).collect()).collect();
        let lines: Vec<&[i64]> = rows.iter().map(Vec::as_slice).collect();
        let solved = game(i64::from(of), &lines).solve();
        let cells: Vec<Vec<f64>> =
            rows.iter().map(|row| row.iter().map(|x| *x as f64 / f64::from(of)).collect()).collect();
        let value = by_kernels(&cells);
        assert!(solved.value.gap() < 1e-9, "{rows:?} of {of}: {solved:?}");
        assert!((solved.value.middle() - value).abs() < 1e-9, "{rows:?} of {of}: {solved:?} for {value}");
    }
}

#[test]
fn saddle_points_are_found_and_only_they() {
    assert!(!game(1, &[&[1, 0], &[0, 1]]).has_saddle_point(EXACT));
    assert!(game(4, &[&[2, 3], &[1, 0]]).has_saddle_point(EXACT));
    assert!(game(1, &[&[1, 0], &[1, 1]]).has_saddle_point(EXACT), "a saddle point may lie among equals");
}

/// Returns the value of a position by brute force: without memory and without the simplex method.
fn by_brute_force(rules: &Mini, state: &<Mini as Rules>::State) -> f64 {
    if let Demand::Over(outcome) = rules.demand(state) {
        return f64::from(outcome.halves(Side(0))) / 2.0;
    }
    let all = |seat: Seat| {
        let mut all = Vec::new();
        Sealed::all(&rules.space(state, seat), seat, |sealed| all.push(sealed));
        all
    };
    let value = |a: &Sealed<Plot>, b: &Sealed<Plot>| {
        let mut after = state.clone();
        let mut umpire = Umpire::new(SeededDice::new(1), Silent);
        rules.resolve(&mut umpire, &mut after, &[a.clone(), b.clone()]);
        by_brute_force(rules, &after)
    };
    let (first, second) = (all(Seat(0)), all(Seat(1)));
    let cells: Vec<Vec<f64>> = first.iter().map(|a| second.iter().map(|b| value(a, b)).collect()).collect();
    by_kernels(&cells)
}

/// Returns `ftl-mini` from another position, with these orders of a ship in addition to doing nothing and sprinting.
fn shorter(position: &str, ship: &[Action]) -> Mini {
    let options = Options { missiles: 2, idle_is_marked: true, turn_limit: 4, ..Options::default() };
    let ship = [&[Action::Sprint(4)], ship].concat();
    Mini::cut(&Cut { options, position, ship, missile: vec![Action::Sprint(16)] }).expect("stands")
}

#[test]
fn backward_induction_agrees_with_brute_force() {
    let tries: [(&str, &[Action]); 4] = [
        (
            "turn 4; A 2,6 h90 hits 2 launched 2; B 2,2 h180 hits 2 launched 1; A.1 2,4 h180; B.1 6,6 h270",
            &[Action::Rotate(6), Action::Launch],
        ),
        (
            "turn 3; A 2,6 h90 hits 2 launched 2; B 2,2 h180 hits 2 launched 1; A.1 2,4 h180; B.1 6,6 h270",
            &[Action::Rotate(6)],
        ),
        (
            "turn 3; A 2,6 h90 hits 2 launched 1; B 2,0 h180 hits 1 launched 2; A.1 2,4 h180; B.1 6,6 h270",
            &[Action::Rotate(12)],
        ),
        ("turn 2; A 0,6 h0 hits 2 launched 2; B 6,0 h90 hits 2 launched 2; A.1 4,0 h90; B.1 0,4 h0", &[]),
    ];
    for (position, ship) in tries {
        let rules = shorter(position, ship);
        let solution = Solution::of(&rules, &mut |_| ()).expect("solved");
        let value = by_brute_force(&rules, &rules.start());
        assert!(solution.value().gap() < EXACT);
        assert!(
            (solution.value().middle() - value).abs() < 1e-8,
            "{position}: {} for {value}",
            solution.value()
        );
    }
}

#[test]
fn ftl_mini_is_a_game_and_not_a_puzzle() {
    let rules = Mini::ftl_mini();
    let (solution, account) = account(&rules, &mut |_| ()).expect("solved");
    assert!(account.gap < EXACT && !account.saddle_at_the_start);
    assert!(
        account.mixed * 10 > account.positions,
        "{} of {} must be mixed",
        account.mixed,
        account.positions
    );
    assert!(
        account.value > 0.2 && account.value < 0.8 && (account.value - 0.5).abs() > 0.05,
        "{}",
        account.value
    );
    for seat in 0..2 {
        assert!(account.first[seat].len() >= 3, "seat {} begins with {:?}", seat + 1, account.first[seat]);
    }
    // Optimal play uses every kind of action somewhere, and reaches every kind of end.
    let played = |letter: &str| {
        solution.positions.iter().any(|p| {
            (0..2).any(|s| {
                p.orders[s].iter().zip(&p.strategy[s]).any(|(o, share)| {
                    *share > 0.01 && o.parts().iter().any(|(_, a)| a.to_string().starts_with(letter))
                })
            })
        })
    };
    assert!(["R", "S", "L"].iter().all(|letter| played(letter)));
    let ends = |halves| solution.positions.iter().any(|p| p.next.contains(&Next::Over(halves)));
    assert!((0..3).all(ends));
}

#[test]
fn the_small_game_has_no_order_that_the_whole_one_has_not() {
    let rules = Mini::ftl_mini();
    let solution = Solution::of(&rules, &mut |_| ()).expect("solved");
    let mut rng = Seeded::new(2);
    for position in solution.positions.iter().step_by(7) {
        for seat in [Seat(0), Seat(1)] {
            let (few, all) = (rules.space(&position.state, seat), rules.whole().space(&position.state, seat));
            let mut visited = Vec::new();
            let _ = few.visit(&mut |order| {
                visited.push(order);
                ControlFlow::Continue(())
            });
            assert_eq!(few.size(), Some(visited.len() as u128));
            assert!(visited.iter().all(|order| few.check(order).is_ok() && all.check(order).is_ok()));
            assert_eq!(visited, position.orders[seat.index()]);
            for _ in 0..20 {
                let drawn = all.sample(&mut rng);
                assert_eq!(few.check(&drawn).is_ok(), visited.contains(&drawn), "{drawn}");
                assert!(
                    visited.contains(&few.sample(&mut rng))
                        && visited.contains(&few.vary(&few.idle(), &mut rng))
                );
            }
        }
    }
}

/// Returns a game of one decision with these results, in half victories of the first seat.
fn one_decision(rows: usize, halves: &[u32]) -> Solution<Mini> {
    let rules = Mini::ftl_mini();
    // The orders' names do not matter here, only their number.
    let orders = |count: usize| vec![Plot::default(); count];
    let next = halves.iter().map(|halves| Next::Over(*halves)).collect();
    let orders = [orders(rows), orders(halves.len() / rows)];
    Solution::of_positions(vec![Position::unsolved(rules.start(), Seats::first(2), orders, next)])
}

#[test]
fn a_pure_strategy_in_matching_pennies_loses_everything_to_its_best_response() {
    let pennies = one_decision(2, &[2, 0, 0, 2]);
    let heads = exploitability(&pennies, &mut |_, _| vec![1.0, 0.0]);
    assert!((heads.mean - 0.5).abs() < 1e-12 && (heads.seats[0] - 0.5).abs() < 1e-12, "{heads:?}");
    let three_in_four = exploitability(&pennies, &mut |_, _| vec![0.75, 0.25]);
    assert!((three_in_four.mean - 0.25).abs() < 1e-12, "{three_in_four:?}");
    let even = exploitability(&pennies, &mut |_, _| vec![0.5, 0.5]);
    assert!(even.mean.abs() < 1e-12, "{even:?}");
    // Always rock: paper beats it. Half rock, half paper: paper wins every other time, and draws otherwise.
    let hands = one_decision(3, &[1, 0, 2, 2, 1, 0, 0, 2, 1]);
    let rock = exploitability(&hands, &mut |_, _| vec![1.0, 0.0, 0.0]);
    let two = exploitability(&hands, &mut |_, _| vec![0.5, 0.5, 0.0]);
    assert!((rock.mean - 0.5).abs() < 1e-12 && (two.mean - 0.25).abs() < 1e-12, "{rock:?} {two:?}");
}

#[test]
fn the_solution_cannot_be_exploited_and_nobody_gains_against_it() {
    let rules = Mini::ftl_mini();
    let solution = Solution::of(&rules, &mut |_| ()).expect("solved");
    let own =
        exploitability(&solution, &mut |at, seat| solution.positions[at].strategy[seat.index()].clone());
    assert!(own.mean.abs() < EXACT && own.seats.iter().all(|seat| seat.abs() < EXACT), "{own:?}");
    // Mixing with the optimum reduces exploitability at least in proportion; every other player is exploitable a
    // little.
    for player in [Player::Random, Player::Doctrine] {
        let found = exploitability(&solution, &mut |at, seat| player.mixture(&rules, &solution, at, seat));
        assert!(found.mean > 0.05 && found.seats.iter().all(|seat| *seat > 0.0), "{player:?}: {found:?}");
        let half = exploitability(&solution, &mut |at, seat| {
            let best = &solution.positions[at].strategy[seat.index()];
            let own = player.mixture(&rules, &solution, at, seat);
            own.iter().zip(best).map(|(a, b)| f64::midpoint(*a, *b)).collect()
        });
        assert!(half.mean > 0.0 && half.mean < found.mean, "{player:?}: {half:?}");
    }
}

#[test]
fn a_search_is_measured_the_same_each_time_and_better_with_more_nodes() {
    let rules = Mini::ftl_mini();
    let solution = Solution::of(&rules, &mut |_| ()).expect("solved");
    for recipe in RECIPES {
        let measured = |nodes| {
            let player = move |seed| Player::Search { settings: recipe.settings, nodes, seed };
            measure(&rules, &solution, recipe.name, 1, &player, &mut || ())
        };
        let (few, more) = (measured(30), measured(600));
        assert_eq!(few, measured(30), "{}", recipe.name);
        assert!(more.exploitability < few.exploitability, "{}: {few:?}, {more:?}", recipe.name);
    }
}

#[test]
fn mixtures_sum_to_one_and_the_advice_is_drawn_from_them() {
    let rules = Mini::ftl_mini();
    let solution = Solution::of(&rules, &mut |_| ()).expect("solved");
    let settings = RECIPES[0].settings;
    let view = rules.view(&solution.positions[0].state, Some(Seat(0)));
    let search = captains::Search::with(MiniJudge, settings);
    for at in [0, 3, solution.positions.len() / 2] {
        for player in [Player::Random, Player::Doctrine, Player::Search { settings, nodes: 200, seed: 1 }] {
            let sum: f64 = player.mixture(&rules, &solution, at, Seat(1)).iter().sum();
            assert!((sum - 1.0).abs() < 1e-9, "{player:?} at {at}: {sum}");
        }
    }
    for seed in 0..20 {
        let (seen, mut stop) = (captains::Seen::now(Seat(0), &view), || false);
        let advice = captains::Captain::advise(
            &search,
            &rules,
            &seen,
            &mut Seeded::new(seed),
            &mut captains::Budget::new(200, &mut stop),
        );
        let budget = &mut captains::Budget::new(200, &mut stop);
        let mixed = search.mixture(&rules, &seen, &mut Seeded::new(seed), budget, 64).expect("few orders");
        assert!(mixed.iter().any(|(order, share)| *order == advice.order && *share > 0.0));
        for thought in &advice.thought {
            let share =
                mixed.iter().find(|(order, _)| *order == thought.order).map_or(0.0, |(_, share)| *share);
            assert!((share - thought.share).abs() < 1e-12, "{}: {share}", thought.order);
        }
    }
}

#[test]
fn what_cannot_be_solved_is_refused() {
    let over = "turn 5; A 2,6 h90; B 2,2 h180";
    let rules = shorter(over, &[]);
    assert_eq!(Solution::of(&rules, &mut |_| ()).err(), Some(Unsolved::Over));
    let options = Options { missiles: 9, turn_limit: 30, idle_is_marked: true, ..Options::default() };
    let ship = (1..=12).map(Action::Rotate).chain([Action::Launch]).collect();
    let large = Cut {
        options,
        position: "turn 1; A 12,24 h90; B 36,24 h270",
        ship,
        missile: vec![Action::Sprint(16)],
    };
    let large = Mini::cut(&large).expect("stands");
    assert_eq!(Solution::of(&large, &mut |_| ()).err(), Some(Unsolved::Positions));
    assert!(Mini::cut(&Cut { position: "turn 9; A 1,1", ..Cut::ftl_mini() }).is_err());
}

#[test]
fn orders_drawn_from_the_outline_of_the_small_game_are_its_own() {
    let rules = Mini::ftl_mini();
    let state = rules.start();
    let mut rng = Seeded::new(5);
    for seat in [Seat(0), Seat(1)] {
        let space = rules.space(&state, seat);
        let outline = space.outline();
        for _ in 0..200 {
            let text = outline.draw(&mut rng).expect("it has an order");
            let order = text.parse().expect("it is written as it is read");
            assert!(space.check(&order).is_ok() && outline.accepts(&text), "{text}");
            assert!(outline.accepts(&space.sample(&mut rng).to_string()));
        }
    }
}
