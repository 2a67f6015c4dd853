//! The writing of an observation into a caller's array.

use std::fmt::Display;

use engine::{Observation, Side};
use shelf::fields::{Field, Read};

use crate::facts::place_of;
use crate::seen::Places;
use crate::spec::Spec;

/// The words of each value of an observation that is written by words.
type Words = Vec<&'static [&'static str]>;

/// The shape of an observation.
#[derive(Clone, Debug)]
pub(crate) struct Shape {
    table: Words,
    row: Words,
    /// Number of rows of a side.
    rows: usize,
}

impl Shape {
    pub(crate) fn of(spec: &Spec) -> Self {
        Self { table: words(&spec.globals), row: words(&spec.row), rows: spec.rows }
    }
}

fn words(fields: &[Field]) -> Words {
    let of = |field: &Field| match field.read {
        Read::Word(words) => words,
        _ => &[],
    };
    fields.iter().flat_map(|field| std::iter::repeat_n(of(field), field.many)).collect()
}

/// An observation of one seat that is being written.
pub(crate) struct Writer<'a> {
    shape: &'a Shape,
    places: &'a mut Places,
    own: Side,
    out: &'a mut [f32],
    /// The words of the values of the table, or of a piece.
    words: &'a [&'static [&'static str]],
    /// The place of the first of these values, and the number written.
    first: usize,
    written: usize,
}

impl<'a> Writer<'a> {
    pub(crate) const fn new(shape: &'a Shape, places: &'a mut Places, own: Side, out: &'a mut [f32]) -> Self {
        Self { shape, places, own, out, words: &[], first: 0, written: 0 }
    }

    fn value(&mut self, value: f32) {
        if self.written < self.words.len() {
            self.out[self.first + self.written] = value;
        }
        self.written += 1;
    }

    /// Ends the numbers of the table or of a piece: there must be one for each value of its fields.
    fn end(&mut self) {
        debug_assert_eq!(self.written, self.words.len(), "the fields say how many numbers there are");
        (self.words, self.written) = (&[], 0);
    }
}

impl Observation for Writer<'_> {
    fn table(&mut self) {
        self.end();
        (self.words, self.first, self.written) = (&self.shape.table, 0, 0);
    }

    fn piece(&mut self, side: Side, name: &dyn Display) -> bool {
        self.end();
        let Some(row) = self.places.row(side, name) else { return false };
        let block = if side == self.own { 0 } else { self.shape.rows };
        self.first = self.shape.table.len() + (block + row) * self.shape.row.len();
        (self.words, self.written) = (&self.shape.row, 0);
        true
    }

    fn put(&mut self, number: i64, unit: u32) {
        self.value(number as f32 / unit as f32);
    }

    fn word(&mut self, word: &str) {
        let words = self.words.get(self.written).copied().unwrap_or_default();
        self.value(place_of(words, word) as f32);
    }
}

impl Drop for Writer<'_> {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            self.end();
        }
    }
}
