//! The fast path of *Faster Than Light*: no text, no allocation, and only what has changed is written.
//!
//! Its views hide nothing: each seat's view is the whole position. So the rows are written from the pieces on the table,
//! and a test compares every value with the view's facts.

use engine::{Flaw, Outcome, Rules, Seat, Seeded, Side, Space};
use ftl::FtlGame;
use rules_ftl::many::NUMBERED;
use rules_ftl::{Ftl, Many, Name, Piece, Plot, State};
use shelf::{Opening, Shelved};

use crate::driver::{Bouts, Seen};
use crate::fault::Fault;
use crate::fields::{self, EVERY_PIECE};
use crate::page::{OFFER, Page, ROW, WORDS};
use crate::spec::{Autoreset, Spec};

/// Battles of *Faster Than Light*.
///
/// A side has a row and a factor for each ship, and after each ship for each of its missiles: those that may be launched
/// included. A row and a factor belong to the same piece in the whole battle.
pub(crate) struct FtlBouts {
    many: Many,
    /// Number of rows of a side.
    rows: usize,
    factors: usize,
    /// The first row of each ship in the rows of its side, by letter.
    first: Vec<usize>,
    names: [Vec<String>; 2],
    /// Number of open values of each factor, by battle and seat.
    open: Vec<u8>,
    /// Rows that are not 0, by battle: those of the first side, then those of the second, as bits of words.
    shown: Vec<u64>,
    /// Words of a battle.
    words: usize,
    /// The radius of a missile and of a ship.
    radius: [f32; 2],
}

impl FtlBouts {
    pub(crate) fn open(opening: &Opening, battles: usize) -> Result<(Spec, Self), Fault> {
        let (rules, start) = set_up(opening)?;
        let room = 1 + usize::from(rules.options().missiles);
        let ships: Vec<&Piece> = start.pieces().iter().filter(|piece| piece.is_ship()).collect();
        let letters = start.pieces().iter().map(|piece| usize::from(piece.ship) + 1).max().unwrap_or(0);
        let (mut first, mut names) = (vec![usize::MAX; letters], [Vec::new(), Vec::new()]);
        // Missiles outlive their ships, so a ship that is gone has its rows as well.
        for piece in ships.iter().copied().chain(start.pieces()) {
            let letter = usize::from(piece.ship);
            let own: &mut Vec<String> = &mut names[usize::from(piece.side & 1)];
            if first[letter] == usize::MAX {
                first[letter] = own.len();
                own.extend(
                    (0..room).map(|number| Name { ship: piece.ship, number: number as u8 }.to_string()),
                );
            }
        }
        let rows = names[0].len().max(names[1].len());
        if 2 * rows > WORDS * 64 {
            let what = format!("{rows} pieces on a side; at most {} have rows", WORDS * 32);
            return Err(Fault::Opening(Flaw::plain("option missiles", what).into()));
        }
        let own = fields::of("ftl");
        let spec = Spec {
            game: "ftl".to_owned(),
            scenario: opening.scenario.clone(),
            battles,
            seats: 2,
            globals: own.globals.to_vec(),
            rows,
            row: EVERY_PIECE.iter().chain(own.row).copied().collect(),
            factors: OFFER + rows,
            choices: NUMBERED,
            autoreset: Autoreset::default(),
            limit: rules.limit(),
        };
        let factors = spec.factors;
        let open = vec![1; battles * 2 * factors];
        let words = (2 * rows).div_ceil(64);
        let radius = [rules.options().missile_radius, rules.options().ship_radius];
        let radius = radius.map(|radius| inches(radius.in_thousandths()));
        let (many, shown) = (Many::new(rules, start, battles), vec![0; battles * words]);
        Ok((spec, Self { many, rows, factors, first, names, open, shown, words, radius }))
    }

    /// Returns the row of a piece in the rows of its side.
    fn row(&self, piece: &Piece) -> usize {
        self.first[usize::from(piece.ship)] + usize::from(piece.number)
    }

    /// Returns the open values of a seat's factors.
    fn open_to(&self, battle: usize, seat: usize) -> &[u8] {
        &self.open[(2 * battle + seat) * self.factors..][..self.factors]
    }

    fn name(&self, seat: usize, factor: usize) -> String {
        match factor.checked_sub(OFFER) {
            None => "offer of a draw".to_owned(),
            Some(row) => {
                self.names[seat].get(row).map_or_else(|| "none".to_owned(), |name| format!("{name} action"))
            }
        }
    }

    #[cold]
    #[inline(never)]
    fn masked(&self, battle: usize, seat: usize, actions: &[i32]) -> Fault {
        let open = self.open_to(battle, seat);
        let closed = |(value, open): (&i32, &u8)| *value as u32 >= u32::from(*open);
        let factor = actions.iter().zip(open).position(closed).unwrap_or(0);
        let (name, value, open) = (self.name(seat, factor), actions[factor], usize::from(open[factor]));
        Fault::Masked { battle, seat, factor, name, value, open }
    }

    fn refused(&self, battle: usize, seat: usize, actions: &[i32]) -> Result<(), Fault> {
        let open = self.open_to(battle, seat);
        // Every factor is looked at, so that the loop has no branch.
        let closed = actions
            .iter()
            .zip(open)
            .fold(false, |any, (value, open)| any | (*value as u32 >= u32::from(*open)));
        if closed { Err(self.masked(battle, seat, actions)) } else { Ok(()) }
    }
}

fn set_up(opening: &Opening) -> Result<(Ftl, State), Fault> {
    let file =
        games::game("ftl").and_then(|game| game.scenarios().iter().find(|file| file.id == opening.scenario));
    let text = match (&opening.text, file) {
        (Some(text), _) => text.as_str(),
        (None, Some(file)) => file.text,
        (None, None) => {
            let what = format!("no scenario \"{}\"", opening.scenario);
            return Err(Fault::Opening(Flaw::plain("scenario", what).into()));
        }
    };
    let (rules, _) = FtlGame::set_up(text, &opening.options).map_err(Fault::Opening)?;
    let start = match &opening.position {
        Some(position) => rules.read_position(position).map_err(Fault::Opening)?,
        None => rules.start(),
    };
    if let engine::Demand::Over(_) = rules.demand(&start) {
        let over = Flaw::plain("position", "the battle is over before any seat writes");
        return Err(Fault::Opening(over.into()));
    }
    Ok((rules, start))
}

impl Bouts for FtlBouts {
    #[inline]
    fn begin(&mut self, battle: usize, _: u64) {
        self.many.begin(battle);
    }

    #[inline]
    fn check(&mut self, battle: usize, actions: &[i32]) -> Result<(), Fault> {
        let (first, second) = actions.split_at(self.factors);
        self.refused(battle, 0, first)?;
        self.refused(battle, 1, second)
    }

    #[inline]
    fn play(&mut self, battle: usize, actions: &[i32]) -> Option<Outcome> {
        let (first, factors) = (&self.first, self.factors);
        let offers = [actions[0] == 1, actions[factors] == 1];
        self.many.play(battle, offers, |piece, _| {
            let row = first[usize::from(piece.ship)] + usize::from(piece.number);
            actions[usize::from(piece.side & 1) * factors + OFFER + row] as usize
        })
    }

    #[inline]
    fn write(&mut self, battle: usize, over: bool, whole: bool, seen: Seen<'_>) {
        let may_draw = self.many.may_draw(battle) && !over;
        let Seen { observations, masks, acting } = seen;
        let open = &mut self.open[2 * battle * self.factors..][..2 * self.factors];
        let shown = &mut self.shown[battle * self.words..][..self.words];
        let mut page = Page { observations, masks, open, rows: self.rows, factors: self.factors };
        if whole {
            page.blank(shown);
        }
        page.write_table([f32::from(self.many.turn(battle)), f32::from(self.many.quiet(battle))], may_draw);
        acting.fill(u8::from(!over));
        let mut now = [0; WORDS];
        for piece in self.many.pieces(battle) {
            let side = usize::from(piece.side & 1);
            let row = self.first[usize::from(piece.ship)] + usize::from(piece.number);
            let bit = side * self.rows + row;
            now[bit / 64] |= 1 << (bit % 64);
            let missiles = self.many.rules().magazine(piece);
            let values = values(piece, self.radius[usize::from(piece.is_ship())], missiles);
            let all = NUMBERED as u8 - u8::from(missiles == 0);
            page.write_row(side, row, &values, if over { 1 } else { all });
        }
        page.clear(shown, &now);
    }

    fn draw(&mut self, battle: usize, rng: &mut Seeded, actions: &mut [i32]) {
        for seat in 0..2 {
            let own = &mut actions[seat * self.factors..][..self.factors];
            for (action, open) in own.iter_mut().zip(self.open_to(battle, seat)) {
                if *open > 1 {
                    *action = rng.below(u32::from(*open)) as i32;
                }
            }
        }
    }

    fn order(&mut self, battle: usize, seat: usize, actions: &[i32]) -> Result<String, Fault> {
        self.refused(battle, seat, actions)?;
        if actions[0] == 1 {
            return Ok(Plot::draw().to_string());
        }
        let (state, side) = (self.many.state(battle), Seat(seat as u8));
        let own = state.pieces().iter().filter(|piece| usize::from(piece.side) == seat);
        let action = |piece: &Piece| {
            let number = actions[OFFER + self.row(piece)] as usize;
            rules_ftl::many::action(number).map(|action| (piece.name(), action))
        };
        let plot = Plot::new(own.filter_map(action));
        let refused = |refusal: engine::Refusal| Fault::Refused { battle, seat, what: refusal.to_string() };
        self.many.rules().space(&state, side).check(&plot).map_err(refused)?;
        Ok(plot.to_string())
    }

    fn names(&self, _: usize, seat: usize) -> Vec<String> {
        (0..self.factors).map(|factor| self.name(seat, factor)).collect()
    }

    fn position(&self, battle: usize) -> String {
        self.many.rules().write_position(&self.many.state(battle))
    }

    #[inline]
    fn side(&self, seat: usize) -> Side {
        Side(seat as u8)
    }
}

/// Returns the values of a piece, in the order of its fields.
#[inline]
fn values(piece: &Piece, radius: f32, missiles: u8) -> [f32; ROW] {
    [
        1.0,
        inches(piece.at.x),
        inches(piece.at.y),
        f32::from(piece.heading.degrees() as u16),
        if piece.is_ship() { 1.0 } else { 2.0 },
        radius,
        f32::from(piece.hits),
        f32::from(missiles),
    ]
}

#[inline]
fn inches(thousandths: i32) -> f32 {
    thousandths as f32 / 1000.0
}
