//! The general path: battles of any game, by its outlines and its views.

use engine::outline::{FactorCache, FactorError, Factors};
use engine::{Demand, Outcome, Seat, Seeded, Side};
use shelf::{Bout, Game, Opening};

use crate::driver::{Bouts, Seen};
use crate::facts::observe;
use crate::fault::Fault;
use crate::fields::EVERY_PIECE;
use crate::seen::{Places, Rows};
use crate::spec::{Autoreset, Spec};
use crate::writer::{Shape, Writer};

/// The largest number of values of a factor.
const CHOICES: usize = 64;
/// The battles and decisions of each by which factors and rows are measured.
const MEASURED: (u64, usize) = (6, 200);

/// Battles of any game.
pub(crate) struct AnyBouts {
    spec: Spec,
    shape: Shape,
    rows: Rows,
    bouts: Vec<One>,
    /// Parts of orders that have come before, in any battle.
    cache: FactorCache,
    /// Number of pieces that no row was free for.
    rowless: u64,
}

/// A battle with the rows of each seat, the factors of the seats that write, and their checked orders.
struct One {
    bout: Box<dyn Bout>,
    places: Vec<Places>,
    factors: Vec<Option<Factors>>,
    orders: Vec<(Seat, String)>,
}

impl AnyBouts {
    /// Opens battles. Factors and rows are counted in a few battles of random orders, the same each time.
    pub(crate) fn open(game: &dyn Game, opening: &Opening, battles: usize) -> Result<(Spec, Self), Fault> {
        let first = game.bout(opening).map_err(Fault::Opening)?;
        if matches!(first.demand(), Demand::Over(_)) {
            let over = engine::Flaw::plain("position", "the battle is over before any seat writes");
            return Err(Fault::Opening(over.into()));
        }
        let fields = game.fields();
        // Where pieces are of several kinds, some of them appear during a battle, and perhaps not in the measured ones.
        let kinds = fields.row.iter().any(|field| field.name == "kind");
        let mut cache = FactorCache::new(CHOICES);
        let spec = Spec {
            game: game.id().to_owned(),
            scenario: opening.scenario.clone(),
            battles,
            seats: usize::from(first.seats()),
            globals: fields.globals.to_vec(),
            rows: 0,
            row: EVERY_PIECE.iter().chain(fields.row).copied().collect(),
            factors: 0,
            choices: 0,
            autoreset: Autoreset::default(),
            limit: first.limit(),
        };
        let (rows, factors, choices) = measure(first.as_ref(), kinds, &spec, &mut cache);
        let spec = Spec { rows: rows.most(), factors, choices, ..spec };
        let one = || {
            let (places, factors) = (vec![Places::default(); spec.seats], vec![None; spec.seats]);
            One { bout: first.copy(), places, factors, orders: Vec::new() }
        };
        let bouts = (0..battles).map(|_| one()).collect();
        Ok((spec.clone(), Self { shape: Shape::of(&spec), spec, rows, bouts, cache, rowless: 0 }))
    }
}

/// Returns the rows of all pieces seen in a few random battles, the most factors and the most values of a factor. There are
/// spare rows if a piece appeared, or if `kinds` tells that one may. Of the shape, only the fields are read.
fn measure(first: &dyn Bout, kinds: bool, spec: &Spec, cache: &mut FactorCache) -> (Rows, usize, usize) {
    let (mut rows, mut factors, mut choices) = (Rows::default(), 1, 2);
    let look = |bout: &dyn Bout, rows: &mut Rows| {
        (0..bout.seats()).for_each(|seat| observe(spec, bout, Seat(seat), rows));
    };
    look(first, &mut rows);
    let at_first = rows.most();
    for battle in 0..MEASURED.0 {
        let (mut bout, mut rng) = (first.copy(), Seeded::keyed(25, battle, 0));
        bout.begin(rng.bits());
        for _ in 0..MEASURED.1 {
            look(bout.as_ref(), &mut rows);
            let Demand::Orders(seats) = bout.demand() else { break };
            let mut orders = Vec::new();
            for seat in seats {
                let all = bout.outline(seat).factors_cached(cache);
                factors = factors.max(all.all().len());
                choices = all.all().iter().map(|factor| factor.choices).fold(choices, usize::max);
                orders.push((seat, bout.drawn(seat, &mut rng)));
            }
            let orders: Vec<(Seat, &str)> =
                orders.iter().map(|(seat, text)| (*seat, text.as_str())).collect();
            if bout.play(&orders).is_err() {
                break;
            }
        }
    }
    if kinds || rows.most() > at_first {
        rows.spare();
    }
    // A factor that has more values in another battle is as wide as any can be.
    (rows, factors, if choices > CHOICES / 2 { CHOICES } else { choices.max(CHOICES / 2) })
}

impl One {
    /// Writes the view of a seat. Returns the number of pieces for which no row is free.
    fn observe(&mut self, spec: &Spec, shape: &Shape, seat: usize, out: &mut [f32]) -> u64 {
        let (of, places) = (Seat(seat as u8), &mut self.places[seat]);
        let (bout, own) = (self.bout.as_ref(), self.bout.side(of));
        out.fill(0.0);
        places.next_view();
        observe(spec, bout, of, &mut Writer::new(shape, places, own, out));
        let (given, without) = places.give_rows();
        if given > 0 {
            out.fill(0.0);
            observe(spec, bout, of, &mut Writer::new(shape, places, own, out));
        }
        without
    }

    /// Finds the factors of the seats that write now.
    fn open_up(&mut self, cache: &mut FactorCache) {
        let Demand::Orders(seats) = self.bout.demand() else {
            self.factors.fill(None);
            return;
        };
        for (seat, factors) in self.factors.iter_mut().enumerate() {
            let seat = Seat(seat as u8);
            *factors = seats.has(seat).then(|| self.bout.outline(seat).factors_cached(cache));
        }
    }

    /// Writes a seat's order; `None` if it does not write now.
    fn written(&self, battle: usize, seat: usize, actions: &[i32]) -> Result<Option<String>, Fault> {
        let masked = |factor: usize, name: &str, open: usize| {
            let (name, value) = (name.to_owned(), actions[factor]);
            Fault::Masked { battle, seat, factor, name, value, open }
        };
        let Some(factors) = &self.factors[seat] else {
            return match actions.iter().position(|value| *value != 0) {
                Some(factor) => Err(masked(factor, "this seat does not write now", 1)),
                None => Ok(None),
            };
        };
        let values: Vec<usize> =
            actions.iter().map(|value| usize::try_from(*value).unwrap_or(usize::MAX)).collect();
        match factors.write(&values) {
            Ok(text) => Ok(Some(text)),
            Err(FactorError::Closed { factor, name, choices, .. }) => Err(masked(factor, &name, choices)),
            Err(error) => Err(Fault::Refused { battle, seat, what: error.to_string() }),
        }
    }
}

impl Bouts for AnyBouts {
    fn begin(&mut self, battle: usize, seed: u64) {
        let one = &mut self.bouts[battle];
        one.bout.begin(seed);
        one.places.iter_mut().for_each(|places| places.begin(&self.rows));
        one.open_up(&mut self.cache);
    }

    fn check(&mut self, battle: usize, actions: &[i32]) -> Result<(), Fault> {
        let one = &mut self.bouts[battle];
        one.orders.clear();
        for (seat, actions) in actions.chunks_exact(self.spec.factors).enumerate() {
            if let Some(text) = one.written(battle, seat, actions)? {
                let refused =
                    |refusal: engine::Refusal| Fault::Refused { battle, seat, what: refusal.to_string() };
                one.bout.check(Seat(seat as u8), &text).map_err(refused)?;
                one.orders.push((Seat(seat as u8), text));
            }
        }
        Ok(())
    }

    fn play(&mut self, battle: usize, _: &[i32]) -> Option<Outcome> {
        let one = &mut self.bouts[battle];
        let orders: Vec<(Seat, &str)> =
            one.orders.iter().map(|(seat, text)| (*seat, text.as_str())).collect();
        let played = one.bout.play(&orders);
        debug_assert!(played.is_ok(), "the orders are checked");
        one.open_up(&mut self.cache);
        match one.bout.demand() {
            Demand::Over(outcome) => Some(outcome),
            Demand::Orders(_) => None,
        }
    }

    fn write(&mut self, battle: usize, over: bool, _: bool, seen: Seen<'_>) {
        let (spec, one) = (&self.spec, &mut self.bouts[battle]);
        let (observed, masked) = (spec.observed(), spec.factors * spec.choices);
        for seat in 0..spec.seats {
            let observations = &mut seen.observations[seat * observed..][..observed];
            self.rowless += one.observe(spec, &self.shape, seat, observations);
            let factors = one.factors[seat].as_ref().filter(|_| !over);
            seen.acting[seat] = u8::from(factors.is_some());
            let masks = &mut seen.masks[seat * masked..][..masked];
            masks.fill(0);
            for (at, mask) in masks.chunks_exact_mut(spec.choices).enumerate() {
                let open = factors.and_then(|all| all.all().get(at)).map_or(1, |factor| factor.choices);
                mask[..open.clamp(1, spec.choices)].fill(1);
            }
        }
    }

    fn draw(&mut self, battle: usize, rng: &mut Seeded, actions: &mut [i32]) {
        let spec = &self.spec;
        for (seat, actions) in actions.chunks_exact_mut(spec.factors).enumerate() {
            let Some(factors) = &self.bouts[battle].factors[seat] else { continue };
            for (factor, action) in factors.all().iter().zip(actions) {
                *action = rng.below(factor.choices.clamp(1, spec.choices) as u32) as i32;
            }
        }
    }

    fn order(&mut self, battle: usize, seat: usize, actions: &[i32]) -> Result<String, Fault> {
        Ok(self.bouts[battle].written(battle, seat, actions)?.unwrap_or_default())
    }

    fn names(&self, battle: usize, seat: usize) -> Vec<String> {
        let factors = self.bouts[battle].factors[seat].as_ref();
        factors.map_or_else(Vec::new, |all| all.all().iter().map(|factor| factor.name.clone()).collect())
    }

    fn position(&self, battle: usize) -> String {
        self.bouts[battle].bout.position()
    }

    fn side(&self, seat: usize) -> Side {
        self.bouts[0].bout.side(Seat(seat as u8))
    }

    fn rowless(&self) -> u64 {
        self.rowless
    }
}
