//! Two implementations of one space, checked for equality and timed in one run.

use std::fmt::{self, Debug};
use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::Instant;

use engine::{Seeded, Space};

use crate::laws::Held;

/// Counts of orders that both spaces refuse, and of equal clauses among the refusals.
#[derive(Clone, Copy, Debug, Default)]
pub struct Refused {
    /// Number of orders that both refuse.
    pub orders: u64,
    /// Number of them refused under the same clause.
    pub same_clause: u64,
}

/// Compares two spaces: size, members, samples, idle order and outline, and the verdict on every stranger. In a
/// larger space only the first `most` members are compared. If `alike` is `false`, the two may draw different
/// samples.
///
/// # Errors
/// The first difference.
pub fn same_set<A: Space, B: Space<Order = A::Order>>(
    (first, second): (&A, &B),
    strangers: &[A::Order],
    (most, alike): (usize, bool),
    refused: &mut Refused,
) -> Held
where
    A::Order: Debug,
{
    let differ = |what: &str, a: &dyn Debug, b: &dyn Debug| Err(format!("{what}: {a:?} and {b:?}"));
    if first.size() != second.size() {
        return differ("size", &first.size(), &second.size());
    }
    if first.idle() != second.idle() {
        return differ("idle", &first.idle(), &second.idle());
    }
    if first.outline() != second.outline() {
        return differ("outline", &first.outline(), &second.outline());
    }
    let (a, b) = (members(first, most), members(second, most));
    if let Some(at) = (0..a.len().max(b.len())).find(|at| a.get(*at) != b.get(*at)) {
        return differ("members", &a.get(at), &b.get(at));
    }
    let (mut one, mut two) = (Seeded::new(5), Seeded::new(5));
    for _ in 0..50 {
        let (a, b) = (first.sample(&mut one), second.sample(&mut two));
        if alike && (a != b || one != two) {
            return differ("samples", &a, &b);
        }
        let varied = second.vary(&a, &mut two);
        two = one.clone();
        for order in [a, b, varied] {
            if first.check(&order).is_err() || second.check(&order).is_err() {
                return differ("check", &first.check(&order), &second.check(&order));
            }
        }
    }
    for order in strangers {
        match (first.check(order), second.check(order)) {
            (Ok(()), Ok(())) => {}
            (Err(a), Err(b)) => {
                refused.orders += 1;
                refused.same_clause += u64::from(a.clause == b.clause);
            }
            (a, b) => return Err(format!("check of {order:?}: {a:?} and {b:?}")),
        }
    }
    Ok(())
}

/// Returns the first `most` orders of a space.
fn members<S: Space>(space: &S, most: usize) -> Vec<S::Order> {
    let mut all = Vec::new();
    let _ = space.visit(&mut |order| {
        all.push(order);
        if all.len() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    all
}

/// Nanoseconds per use of a space, including its construction, which happens anew for every decision.
#[derive(Clone, Copy, Debug)]
pub struct Times {
    /// Time to state the size.
    pub size: f64,
    /// Time to draw an order in place of another.
    pub sample: f64,
    /// Time to check a legal order.
    pub check: f64,
    /// Time to vary a legal order.
    pub vary: f64,
    /// Time to visit an order, over the first thousand of a space.
    pub visit: f64,
}

impl Times {
    const NAMES: [&str; 5] = ["size", "sample", "check", "vary", "visit"];

    const fn all(&self) -> [f64; 5] {
        [self.size, self.sample, self.check, self.vary, self.visit]
    }
}

/// Times of two implementations of the same spaces.
#[derive(Clone, Copy, Debug)]
pub struct Beside(pub Times, pub Times);

impl fmt::Display for Beside {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, (first, second)) in Times::NAMES.iter().zip(self.0.all().iter().zip(self.1.all())) {
            writeln!(f, "  {name:<7} {first:>8.0} ns {second:>8.0} ns  {:>6.2} times", second / first)?;
        }
        Ok(())
    }
}

/// Times two implementations of the spaces of these positions, alternately; returns the medians of `rounds`.
pub fn times<'a, P, A, B>(
    positions: &'a [P],
    rounds: usize,
    first: impl Fn(&'a P) -> A,
    second: impl Fn(&'a P) -> B,
) -> Beside
where
    A: Space,
    B: Space<Order = A::Order>,
{
    let mut rng = Seeded::new(3);
    let orders: Vec<A::Order> = positions.iter().map(|at| first(at).sample(&mut rng)).collect();
    let mut all: Vec<(Times, Times)> =
        (0..=rounds).map(|_| (once(positions, &orders, &first), once(positions, &orders, &second))).collect();
    all.remove(0); // Warms the caches.
    let median = |of: &dyn Fn(&(Times, Times)) -> f64| {
        let mut values: Vec<f64> = all.iter().map(of).collect();
        values.sort_by(f64::total_cmp);
        values[values.len() / 2]
    };
    let medians = |of: fn(&(Times, Times)) -> &Times| Times {
        size: median(&|round| of(round).size),
        sample: median(&|round| of(round).sample),
        check: median(&|round| of(round).check),
        vary: median(&|round| of(round).vary),
        visit: median(&|round| of(round).visit),
    };
    Beside(medians(|round| &round.0), medians(|round| &round.1))
}

fn once<'a, P, S: Space>(positions: &'a [P], orders: &[S::Order], make: &impl Fn(&'a P) -> S) -> Times {
    let mut rng = Seeded::new(7);
    let mut own = orders.to_vec();
    let clock = |op: &mut dyn FnMut(usize) -> u64| {
        let (start, mut count) = (Instant::now(), 0);
        while start.elapsed().as_millis() < 20 {
            for at in 0..positions.len() {
                count += op(at);
            }
        }
        start.elapsed().as_nanos() as f64 / count as f64
    };
    Times {
        size: clock(&mut |at| {
            black_box(make(&positions[at]).size());
            1
        }),
        sample: clock(&mut |at| {
            make(&positions[at]).sample_into(&mut rng, black_box(&mut own[at]));
            1
        }),
        check: clock(&mut |at| {
            let _ = black_box(make(&positions[at]).check(black_box(&orders[at])));
            1
        }),
        vary: clock(&mut |at| {
            black_box(make(&positions[at]).vary(black_box(&orders[at]), &mut rng));
            1
        }),
        visit: clock(&mut |at| {
            let mut left = 1_000;
            let _ = make(&positions[at]).visit(&mut |order| {
                black_box(&order);
                left -= 1;
                if left > 0 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            });
            1_000 - left
        }),
    }
}

/// Counts the lines of code in the named functions of a source text, without comments and blank lines.
///
/// # Panics
/// If the source has no function of that name.
pub fn lines_of(source: &str, functions: &[&str]) -> usize {
    let lines_of_one = |name: &&str| {
        let head = format!("fn {name}");
        let is_head = |line: &&str| {
            line.find(&head).is_some_and(|at| line[at + head.len()..].starts_with(['(', '<']))
                && !line.trim().starts_with("//")
        };
        let from = source.lines().position(|line| is_head(&line));
        let from = from.unwrap_or_else(|| panic!("no function {name}"));
        let indent = |line: &str| line.len() - line.trim_start().len();
        let depth = indent(source.lines().nth(from).unwrap_or_default());
        let mut count = 0;
        for line in source.lines().skip(from) {
            count += usize::from(!line.trim().is_empty() && !line.trim().starts_with("//"));
            if line.trim() == "}" && indent(line) == depth {
                break;
            }
        }
        count
    };
    functions.iter().map(lines_of_one).sum()
}
