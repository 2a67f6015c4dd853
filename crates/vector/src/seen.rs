//! A seat's view as numbers: the fields of the table, and a row of fields for each piece.

use engine::Fact;

use crate::spec::Spec;
use shelf::fields::{Field, Read};

/// The rows of the pieces, by side and name.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rows {
    sides: [Vec<String>; 2],
    /// Rows of each side without a name, for pieces that appear in other battles.
    spare: usize,
}

/// Number of spare rows of a side where pieces appear during a battle.
const SPARE: usize = 4;

impl Rows {
    /// Gives every piece of a view a row, unless it has one.
    pub(crate) fn learn(&mut self, view: &Fact) {
        for piece in pieces(view) {
            let (Some(side), Some(Fact::Text(name))) = (side(piece), piece.get("name")) else { continue };
            if !self.sides[side].contains(name) {
                self.sides[side].push(name.clone());
            }
        }
    }

    /// Gives each side spare rows if it has learned more pieces than there were at first.
    pub(crate) fn spare(&mut self, first: usize) {
        self.spare = if self.most() > first { SPARE } else { 0 };
    }

    /// Returns the number of rows that the larger side needs.
    pub(crate) fn most(&self) -> usize {
        self.sides[0].len().max(self.sides[1].len()) + self.spare
    }

    /// Returns the row of each piece of a view. A piece that was never learned gets a row that is free in this view;
    /// `None` if there is none.
    fn of<'a>(&self, view: &'a Fact) -> impl Iterator<Item = (usize, usize, &'a Fact)> {
        let mut taken = [vec![false; self.most()], vec![false; self.most()]];
        let known = |piece: &Fact| -> Option<(usize, Option<usize>)> {
            let (side, Fact::Text(name)) = (side(piece)?, piece.get("name")?) else { return None };
            Some((side, self.sides[side].iter().position(|of| of == name)))
        };
        let mut found: Vec<(usize, usize, &Fact)> = Vec::new();
        for piece in pieces(view) {
            if let Some((side, Some(row))) = known(piece) {
                taken[side][row] = true;
                found.push((side, row, piece));
            }
        }
        for piece in pieces(view) {
            if let Some((side, None)) = known(piece)
                && let Some(row) = taken[side].iter().position(|taken| !taken)
            {
                taken[side][row] = true;
                found.push((side, row, piece));
            }
        }
        found.into_iter()
    }
}

fn pieces(view: &Fact) -> impl Iterator<Item = &Fact> {
    match view.get("pieces") {
        Some(Fact::List(all)) => all.as_slice(),
        _ => &[],
    }
    .iter()
}

/// Returns the side of a piece, from 0; `None` for a piece of no side.
fn side(piece: &Fact) -> Option<usize> {
    match piece.get("side") {
        Some(Fact::Int(side @ 1..=2)) => Some(*side as usize - 1),
        _ => None,
    }
}

/// Writes a view as numbers, for a seat of the side `own`.
pub(crate) fn observe(spec: &Spec, rows: &Rows, view: &Fact, own: usize, out: &mut [f32]) {
    out.fill(0.0);
    let (globals, table) = out.split_at_mut(spec.global_width());
    write(&spec.globals, view, view, own, globals);
    let width = spec.row_width();
    for (side, row, piece) in rows.of(view) {
        let block = if side == own { 0 } else { spec.rows };
        write(&spec.row, piece, view, own, &mut table[(block + row) * width..][..width]);
    }
}

fn write(fields: &[Field], of: &Fact, view: &Fact, own: usize, out: &mut [f32]) {
    let mut at = 0;
    for field in fields {
        for (i, place) in out[at..][..field.many].iter_mut().enumerate() {
            *place = value(field, i, of, view, own);
        }
        at += field.many;
    }
}

/// Returns the `i`th value of a field of a piece, or of the table. `own` is the side of the seat, from 0.
pub fn value(field: &Field, i: usize, of: &Fact, view: &Fact, own: usize) -> f32 {
    if field.read == Read::Here {
        return 1.0;
    }
    let found = field.path.split('.').try_fold(of, |fact, step| match (fact, step) {
        (Fact::List(all), "own") => all.get(own),
        (Fact::List(all), "other") => all.get(1 - own.min(1)),
        (Fact::List(all), "*") => all.get(i),
        (Fact::List(all), step) => all.get(step.parse::<usize>().ok()?),
        (fact, step) => fact.get(step),
    });
    match (field.read, found) {
        (Read::Number(unit), Some(Fact::Int(n))) => *n as f32 / unit as f32,
        (Read::Number(_), Some(Fact::Bool(yes))) => f32::from(u8::from(*yes)),
        (Read::Side, Some(Fact::Int(side))) => {
            if *side == own as i64 + 1 {
                1.0
            } else {
                -1.0
            }
        }
        (Read::Word(words), Some(Fact::Text(word))) => {
            words.iter().position(|of| of == word).map_or(0.0, |at| at as f32 + 1.0)
        }
        (Read::Named(name), Some(own)) => {
            let named = name.split('.').try_fold(view, Fact::get);
            f32::from(u8::from(named == Some(own)))
        }
        _ => 0.0,
    }
}
