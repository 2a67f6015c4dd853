//! A seat's view as numbers: the fields of the table, and a row of fields for each piece.

use engine::Fact;

use crate::spec::Spec;
use shelf::fields::{Field, Read};

/// The rows that pieces have at the start of every battle, by side: those of the pieces learned, then spare ones.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rows {
    sides: [Vec<String>; 2],
    /// Rows of each side without a name, for pieces that appear in other battles.
    spare: usize,
}

/// Number of spare rows of a side where pieces may appear during a battle.
const SPARE: usize = 4;

impl Rows {
    /// Gives every piece of a view a row, unless it has one.
    pub(crate) fn learn(&mut self, view: &Fact) {
        for (side, name, _) in pieces(view) {
            if !self.sides[side].iter().any(|of| of == name) {
                self.sides[side].push(name.to_owned());
            }
        }
    }

    /// Gives each side spare rows.
    pub(crate) fn spare(&mut self) {
        self.spare = SPARE;
    }

    /// Returns the number of rows that the larger side needs.
    pub(crate) fn most(&self) -> usize {
        self.sides[0].len().max(self.sides[1].len()) + self.spare
    }
}

/// The rows of one seat's observations in one battle. Each seat has its own: a row that another seat's view has given away
/// would tell of a piece that this seat does not see.
#[derive(Clone, Debug, Default)]
pub(crate) struct Places {
    sides: [Vec<Place>; 2],
    /// Number of views placed in this battle.
    views: u64,
}

/// A row, with the piece that it belongs to.
#[derive(Clone, Debug, Default)]
struct Place {
    name: Option<String>,
    /// The last view that showed the piece, from 1; 0 if none has yet.
    last: u64,
}

impl Places {
    /// Returns the rows at the start of a battle.
    pub(crate) fn of(rows: &Rows) -> Self {
        let most = rows.most();
        let side = |names: &Vec<String>| {
            let named = names.iter().map(|name| Place { name: Some(name.clone()), last: 0 });
            named.chain(std::iter::repeat_with(Place::default)).take(most).collect()
        };
        Self { sides: rows.sides.each_ref().map(side), views: 0 }
    }

    /// Gives every piece of a view its row, and returns the number of pieces for which none is free. A piece keeps its row
    /// to the end of the battle. A new piece gets a row that belongs to none. If there is none, it gets that of the piece
    /// that left the view first; and if none has left, that of a learned piece that has not appeared yet.
    fn place(&mut self, view: &Fact) -> u64 {
        self.views += 1;
        let now = self.views;
        for (side, name, _) in pieces(view) {
            if let Some(row) = self.row(side, name) {
                self.sides[side][row].last = now;
            }
        }
        let mut without = 0;
        for (side, name, _) in pieces(view) {
            if self.row(side, name).is_some() {
                continue;
            }
            let free = self.sides[side].iter_mut().filter(|place| place.last < now);
            let rank = |place: &&mut Place| (place.name.is_some(), place.last == 0, place.last);
            match free.min_by_key(rank) {
                Some(place) => *place = Place { name: Some(name.to_owned()), last: now },
                None => without += 1,
            }
        }
        without
    }

    /// Returns the row of a piece.
    fn row(&self, side: usize, name: &str) -> Option<usize> {
        self.sides[side].iter().position(|place| place.name.as_deref() == Some(name))
    }
}

/// Returns the pieces of a view that have a side, each with its side, from 0, and its name.
fn pieces(view: &Fact) -> impl Iterator<Item = (usize, &str, &Fact)> {
    let all = match view.get("pieces") {
        Some(Fact::List(all)) => all.as_slice(),
        _ => &[],
    };
    all.iter().filter_map(|piece| match (piece.get("side"), piece.get("name")) {
        (Some(Fact::Int(side @ 1..=2)), Some(Fact::Text(name))) => {
            Some((*side as usize - 1, name.as_str(), piece))
        }
        _ => None,
    })
}

/// Writes a view as numbers, for a seat of the side `own`. Returns the number of pieces for which no row is free.
pub(crate) fn observe(spec: &Spec, places: &mut Places, view: &Fact, own: usize, out: &mut [f32]) -> u64 {
    out.fill(0.0);
    let (globals, table) = out.split_at_mut(spec.global_width());
    write(&spec.globals, view, view, own, globals);
    let (width, without) = (spec.row_width(), places.place(view));
    for (side, name, piece) in pieces(view) {
        if let Some(row) = places.row(side, name) {
            let block = if side == own { 0 } else { spec.rows };
            write(&spec.row, piece, view, own, &mut table[(block + row) * width..][..width]);
        }
    }
    without
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

#[cfg(test)]
mod tests {
    use super::{Places, Rows};
    use engine::Fact;

    /// Returns a view that shows these pieces of the first side.
    fn view(names: &[&str]) -> Fact {
        let piece = |name: &&str| Fact::map([("side", Fact::int(1)), ("name", Fact::text(*name))]);
        Fact::map([("pieces", Fact::list(names, piece))])
    }

    /// Returns rows for a ship, a missile that was learned, and so many others.
    fn places(spare: usize) -> Places {
        let mut rows = Rows::default();
        rows.learn(&view(&["A", "M1"]));
        Places::of(&Rows { spare, ..rows })
    }

    #[test]
    fn a_piece_keeps_its_row_when_another_leaves() {
        let mut places = places(4);
        assert_eq!(places.place(&view(&["A", "M2", "M3", "M4"])), 0);
        let before: Vec<_> = ["A", "M2", "M3", "M4"].map(|name| places.row(0, name)).into();
        assert_eq!(before, [Some(0), Some(2), Some(3), Some(4)]);
        places.place(&view(&["M4", "A", "M3"]));
        places.place(&view(&["M4", "M1", "M5"]));
        assert_eq!([places.row(0, "M3"), places.row(0, "M4")], [Some(3), Some(4)]);
        assert_eq!([places.row(0, "M1"), places.row(0, "M5")], [Some(1), Some(5)]);
        places.place(&view(&["A", "M2"]));
        assert_eq!([places.row(0, "A"), places.row(0, "M2")], [Some(0), Some(2)], "both have come back");
    }

    #[test]
    fn a_new_piece_gets_the_row_of_the_one_that_left_first() {
        let mut places = places(2);
        places.place(&view(&["A", "M2", "M3"]));
        places.place(&view(&["A", "M3"]));
        places.place(&view(&["A"]));
        assert_eq!(places.place(&view(&["A", "M4"])), 0);
        assert_eq!([places.row(0, "M2"), places.row(0, "M4")], [None, Some(2)]);
        assert_eq!(places.place(&view(&["A", "M4", "M5", "M6"])), 0);
        assert_eq!([places.row(0, "M5"), places.row(0, "M6")], [Some(3), Some(1)], "M1 has not appeared");
    }

    #[test]
    fn pieces_without_a_row_are_counted() {
        let mut places = places(1);
        assert_eq!(places.place(&view(&["A", "M2", "M3", "M4", "M5"])), 2);
        assert_eq!([places.row(0, "M3"), places.row(0, "M4")], [Some(1), None]);
    }
}
