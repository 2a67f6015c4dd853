//! The rows of pieces in a seat's observation.

use std::fmt::{Display, Write};
use std::sync::Arc;

use engine::{Observation, Side};

/// The rows that pieces have at the start of every battle, by side: those of the pieces learned, then spare ones.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rows {
    sides: [Vec<Arc<str>>; 2],
    /// Rows of each side without a name, for pieces that appear in other battles.
    spare: usize,
}

/// Number of spare rows of a side where pieces may appear during a battle.
const SPARE: usize = 4;

/// Rows learn the pieces of an observation that is written to them: each piece gets a row, unless it has one.
impl Observation for Rows {
    fn table(&mut self) {}

    fn piece(&mut self, side: Side, name: &dyn Display) -> bool {
        let name = name.to_string();
        if let Some(rows) = self.sides.get_mut(side.index())
            && !rows.iter().any(|of| **of == *name)
        {
            rows.push(name.into());
        }
        false
    }

    fn put(&mut self, _: i64, _: u32) {}

    fn word(&mut self, _: &str) {}
}

impl Rows {
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
    /// Pieces of the present view that have no row yet.
    new: Vec<(usize, Arc<str>)>,
    /// The name that is looked for.
    name: String,
}

/// A row, with the piece that it belongs to.
#[derive(Clone, Debug, Default)]
struct Place {
    name: Option<Arc<str>>,
    /// The last view that showed the piece, from 1; 0 if none has yet.
    last: u64,
}

impl Places {
    /// Takes the rows of the start of a battle.
    pub(crate) fn begin(&mut self, rows: &Rows) {
        let most = rows.most();
        for (side, names) in self.sides.iter_mut().zip(&rows.sides) {
            let named = names.iter().map(|name| Place { name: Some(name.clone()), last: 0 });
            side.clear();
            side.extend(named.chain(std::iter::repeat_with(Place::default)).take(most));
        }
        self.views = 0;
    }

    /// Turns to the next view.
    pub(crate) fn next_view(&mut self) {
        self.views += 1;
        self.new.clear();
    }

    /// Returns the row of a piece of the present view; `None` if it has none, and then it is noted. Only the first two sides have
    /// rows.
    pub(crate) fn row(&mut self, side: Side, name: &dyn Display) -> Option<usize> {
        self.name.clear();
        let _ = write!(self.name, "{name}");
        let places = self.sides.get_mut(side.index())?;
        let found = places.iter().position(|place| place.name.as_deref() == Some(self.name.as_str()));
        match found {
            Some(row) => places[row].last = self.views,
            None => self.new.push((side.index(), self.name.as_str().into())),
        }
        found
    }

    /// Gives rows to the noted pieces. A piece keeps its row to the end of the battle. A new piece gets a row that belongs to
    /// none. If there is none, it gets that of the piece that left the view first; and if none has left, that of a learned
    /// piece that has not appeared yet. Returns the number of pieces that got a row, and of those for which none is free.
    pub(crate) fn give_rows(&mut self) -> (u64, u64) {
        let (now, mut given, mut without) = (self.views, 0, 0);
        for (side, name) in self.new.drain(..) {
            let free = self.sides[side].iter_mut().filter(|place| place.last < now);
            let rank = |place: &&mut Place| (place.name.is_some(), place.last == 0, place.last);
            match free.min_by_key(rank) {
                Some(place) => (*place, given) = (Place { name: Some(name), last: now }, given + 1),
                None => without += 1,
            }
        }
        (given, without)
    }
}

#[cfg(test)]
mod tests {
    use super::{Places, Rows};
    use engine::{Observation, Side};

    /// Returns the row of a piece of the first side, if it has one.
    fn row(places: &Places, name: &str) -> Option<usize> {
        places.sides[0].iter().position(|place| place.name.as_deref() == Some(name))
    }
    /// Shows a view with these pieces of the first side; returns the number of pieces without a row.
    fn show(places: &mut Places, names: &[&str]) -> u64 {
        places.next_view();
        for name in names {
            places.row(Side(0), name);
        }
        places.give_rows().1
    }

    /// Returns rows for a ship, a missile that was learned, and so many others.
    fn places(spare: usize) -> Places {
        let mut rows = Rows::default();
        for name in ["A", "M1", "A"] {
            assert!(!rows.piece(Side(0), &name));
        }
        let mut places = Places::default();
        places.begin(&Rows { spare, ..rows });
        places
    }

    #[test]
    fn a_piece_keeps_its_row_when_another_leaves() {
        let mut places = places(4);
        assert_eq!(show(&mut places, &["A", "M2", "M3", "M4"]), 0);
        let before: Vec<_> = ["A", "M2", "M3", "M4"].map(|name| row(&places, name)).into();
        assert_eq!(before, [Some(0), Some(2), Some(3), Some(4)]);
        show(&mut places, &["M4", "A", "M3"]);
        show(&mut places, &["M4", "M1", "M5"]);
        assert_eq!([row(&places, "M3"), row(&places, "M4")], [Some(3), Some(4)]);
        assert_eq!([row(&places, "M1"), row(&places, "M5")], [Some(1), Some(5)]);
        show(&mut places, &["A", "M2"]);
        assert_eq!([row(&places, "A"), row(&places, "M2")], [Some(0), Some(2)], "both have come back");
    }

    #[test]
    fn a_new_piece_gets_the_row_of_the_one_that_left_first() {
        let mut places = places(2);
        show(&mut places, &["A", "M2", "M3"]);
        show(&mut places, &["A", "M3"]);
        show(&mut places, &["A"]);
        assert_eq!(show(&mut places, &["A", "M4"]), 0);
        assert_eq!([row(&places, "M2"), row(&places, "M4")], [None, Some(2)]);
        assert_eq!(show(&mut places, &["A", "M4", "M5", "M6"]), 0);
        assert_eq!([row(&places, "M5"), row(&places, "M6")], [Some(3), Some(1)], "M1 has not appeared");
    }

    #[test]
    fn a_third_side_has_no_rows() {
        let (mut rows, mut places) = (Rows::default(), places(1));
        assert!(!rows.piece(Side(2), &"C") && rows.most() == 0);
        places.next_view();
        assert_eq!((places.row(Side(2), &"C"), places.give_rows()), (None, (0, 0)));
    }

    #[test]
    fn pieces_without_a_row_are_counted() {
        let mut places = places(1);
        assert_eq!(show(&mut places, &["A", "M2", "M3", "M4", "M5"]), 2);
        assert_eq!([row(&places, "M3"), row(&places, "M4")], [Some(1), None]);
    }
}
