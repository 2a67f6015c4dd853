//! The fast path of *Faster Than Light*: no text, no allocation, and only what has changed is written.
//!
//! Its views hide nothing: each seat's view is the whole position. So the rows are written from the pieces on the table,
//! and a test compares every value with the view's facts.

use engine::{Flaw, Outcome, Rules, Seat, Seeded, Side, Space};
use ftl::FtlGame;
use rules_ftl::many::NUMBERED;
use rules_ftl::{Ftl, Many, Name, Options, Piece, Plot, State};
use shelf::{Opening, Shelved};

use crate::driver::{Bouts, Seen};
use crate::fault::Fault;
use crate::fields::EVERY_PIECE;
use crate::page::{OFFER, Page, Places, ROW, Shape, Signs, WORDS};
use crate::spec::{Autoreset, Spec};

/// Battles of *Faster Than Light*.
///
/// A side has a row and a factor for each ship, and after each ship for each of its missiles: those that may be launched
/// included. A row and a factor belong to the same piece in the whole battle.
pub(crate) struct FtlBouts {
    many: Many,
    shape: Shape,
    /// The places of each ship, by letter.
    places: Vec<Places>,
    names: [Vec<String>; 2],
    /// Number of open values of each factor, by battle and seat.
    open: Vec<u8>,
    /// The signs from which the masks in the arrays follow, by battle.
    signs: AllSigns,
    /// The radius of a missile and of a ship, in thousandths of an inch.
    radius: [i32; 2],
}

/// The signs of all battles. In most scenarios the rows of a battle fit in a word.
enum AllSigns {
    One(Vec<Signs<1>>),
    Many(Vec<Signs<WORDS>>),
}

impl FtlBouts {
    pub(crate) fn open(opening: &Opening, battles: usize) -> Result<(Spec, Self), Fault> {
        let (rules, start) = set_up(opening)?;
        let room = 1 + usize::from(rules.options().missiles);
        let ships: Vec<&Piece> = start.pieces().iter().filter(|piece| piece.is_ship()).collect();
        let letters = start.pieces().iter().map(|piece| usize::from(piece.ship) + 1).max().unwrap_or(0);
        // The side and the first row of each ship.
        let (mut first, mut names) = (vec![None; letters], [Vec::new(), Vec::new()]);
        // Missiles outlive their ships, so a ship that is gone has its rows as well.
        for piece in ships.iter().copied().chain(start.pieces()) {
            let letter = usize::from(piece.ship);
            let side = usize::from(piece.side & 1);
            let own: &mut Vec<String> = &mut names[side];
            if first[letter].is_none() {
                first[letter] = Some((side, own.len()));
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
        let own = FtlGame::fields();
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
        let shape = Shape { rows, factors: spec.factors };
        let open = vec![1; battles * 2 * spec.factors];
        let signs = if 2 * rows <= 64 {
            AllSigns::One(vec![Signs::NONE; battles])
        } else {
            AllSigns::Many(vec![Signs::NONE; battles])
        };
        let Options { missile_radius, ship_radius, .. } = *rules.options();
        let radius = [missile_radius.in_thousandths(), ship_radius.in_thousandths()];
        // A letter without a piece has places that are never used.
        let places =
            first.into_iter().map(Option::unwrap_or_default).map(|(side, row)| shape.places(side, row));
        let many = Many::new(rules, start, battles);
        Ok((spec, Self { many, shape, places: places.collect(), names, open, signs, radius }))
    }

    /// Returns the factor of a piece among those of both seats.
    fn factor(&self, piece: &Piece) -> usize {
        usize::from(self.places[usize::from(piece.ship)].factor) + usize::from(piece.number)
    }

    /// Returns the open values of a seat's factors.
    fn open_to(&self, battle: usize, seat: usize) -> &[u8] {
        &self.open[(2 * battle + seat) * self.shape.factors..][..self.shape.factors]
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

    /// Returns an error if an action of a seat is masked.
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
    let files = games::game("ftl").map_or(&[][..], |game| game.scenarios());
    let file = files.iter().find(|file| file.id == opening.scenario);
    let text = match (&opening.text, file) {
        (Some(text), _) => text.as_str(),
        (None, Some(file)) => file.text,
        (None, None) => {
            let ids: Vec<&str> = files.iter().map(|file| file.id).collect();
            let what = format!("no scenario \"{}\"; there are {}", opening.scenario, ids.join(", "));
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
    fn all_open(&self, actions: &[i32]) -> bool {
        // A value from 0 to below `open` has no sign bit, and neither has the rest up to `open`. Every factor is looked
        // at, so that the loop has no branch.
        let closed = |(value, open): (&i32, &u8)| value | (i32::from(*open) - 1).wrapping_sub(*value);
        let all = actions.iter().zip(&self.open).map(closed).fold(0, |all, one| all | one);
        actions.len() == self.open.len() && all >= 0
    }

    fn check(&mut self, battle: usize, actions: &[i32]) -> Result<(), Fault> {
        let (first, second) = actions.split_at(self.shape.factors);
        self.refused(battle, 0, first)?;
        self.refused(battle, 1, second)
    }

    #[inline]
    fn play(&mut self, battle: usize, actions: &[i32]) -> Option<Outcome> {
        let places = self.places.as_slice();
        let offers = [actions[0] == 1, actions[self.shape.factors] == 1];
        self.many.play(battle, offers, |piece, _| {
            let factor = usize::from(places[usize::from(piece.ship)].factor) + usize::from(piece.number);
            actions[factor] as usize
        })
    }

    #[inline]
    fn write(&mut self, battle: usize, over: bool, whole: bool, seen: Seen<'_>) {
        let Seen { observations, masks, acting } = seen;
        if let [first, second] = acting {
            (*first, *second) = (u8::from(!over), u8::from(!over));
        }
        let open = &mut self.open[2 * battle * self.shape.factors..][..2 * self.shape.factors];
        let page = Page { observations, masks, open, shape: self.shape };
        let sight = Sight { many: &self.many, places: &self.places, radius: self.radius, battle, over };
        match &mut self.signs {
            AllSigns::One(signs) => sight.write(page, &mut signs[battle], whole),
            AllSigns::Many(signs) => sight.write_many(page, &mut signs[battle], whole),
        }
    }

    fn draw(&mut self, battle: usize, rng: &mut Seeded, actions: &mut [i32]) {
        let open = &self.open[2 * battle * self.shape.factors..][..2 * self.shape.factors];
        let mut draw = |factor: usize| {
            if open[factor] > 1 {
                actions[factor] = rng.below(u32::from(open[factor])) as i32;
            }
        };
        match &self.signs {
            AllSigns::One(signs) if !signs[battle].may_draw => {
                // Only the factors of pieces on the table are open.
                let mut left = signs[battle].shown[0];
                while left != 0 {
                    let bit = left.trailing_zeros() as usize;
                    left &= left - 1;
                    // Before the rows of a seat stands its offer.
                    draw(bit + OFFER * (1 + usize::from(bit >= self.shape.rows)));
                }
            }
            _ => (0..2 * self.shape.factors).for_each(draw),
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
            let number = actions[self.factor(piece) - seat * self.shape.factors] as usize;
            rules_ftl::many::action(number).map(|action| (piece.name(), action))
        };
        let plot = Plot::new(own.filter_map(action));
        let refused = |refusal: engine::Refusal| Fault::Refused { battle, seat, what: refusal.to_string() };
        self.many.rules().space(&state, side).check(&plot).map_err(refused)?;
        Ok(plot.to_string())
    }

    fn names(&self, _: usize, seat: usize) -> Vec<String> {
        (0..self.shape.factors).map(|factor| self.name(seat, factor)).collect()
    }

    fn position(&self, battle: usize) -> String {
        self.many.rules().write_position(&self.many.state(battle))
    }

    #[inline]
    fn side(&self, seat: usize) -> Side {
        Side(seat as u8)
    }
}

/// The look of the seats at a battle.
struct Sight<'a> {
    many: &'a Many,
    places: &'a [Places],
    radius: [i32; 2],
    battle: usize,
    over: bool,
}

impl Sight<'_> {
    /// Writes what the seats see. It is a separate function, because its signs need more memory.
    #[inline(never)]
    fn write_many(&self, page: Page<'_>, signs: &mut Signs<WORDS>, whole: bool) {
        self.write(page, signs, whole);
    }

    #[inline]
    fn write<const W: usize>(&self, mut page: Page<'_>, signs: &mut Signs<W>, whole: bool) {
        let (many, battle, over) = (self.many, self.battle, self.over);
        if whole {
            page.blank();
            *signs = Signs::NONE;
        }
        page.write_table([f32::from(many.turn(battle)), f32::from(many.quiet(battle))]);
        let mut now = Signs { may_draw: many.may_draw(battle) && !over, over, ..Signs::NONE };
        for piece in many.pieces(battle) {
            let places = &self.places[usize::from(piece.ship)];
            let missiles = many.rules().magazine(piece);
            now.add(usize::from(places.bit) + usize::from(piece.number), missiles > 0);
            let values = values(piece, self.radius[usize::from(piece.is_ship())], missiles);
            page.write_row(places.sights, piece.number, &values);
        }
        if *signs != now {
            page.turn_over(signs, &now);
            *signs = now;
        }
    }
}

/// Returns the values of a piece, in the order of its fields.
#[inline]
fn values(piece: &Piece, radius: i32, missiles: u8) -> [f32; ROW] {
    let kind = 2 - i32::from(piece.is_ship());
    // Four by four: one division serves for four values, and a division by one changes nothing.
    let first = [1, piece.at.x, piece.at.y, piece.heading.degrees()];
    let second = [kind, radius, i32::from(piece.hits), i32::from(missiles)];
    let [a, b, c, d] = divided(first, [1.0, 1000.0, 1000.0, 1.0]);
    let [e, f, g, h] = divided(second, [1.0, 1000.0, 1.0, 1.0]);
    [a, b, c, d, e, f, g, h]
}

#[inline]
fn divided(values: [i32; 4], by: [f32; 4]) -> [f32; 4] {
    std::array::from_fn(|i| values[i] as f32 / by[i])
}
