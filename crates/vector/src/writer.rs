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
pub(crate) struct Form {
    table: Words,
    row: Words,
    /// Number of rows of a side.
    rows: usize,
}

impl Form {
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
    form: &'a Form,
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
    pub(crate) const fn new(form: &'a Form, places: &'a mut Places, own: Side, out: &'a mut [f32]) -> Self {
        Self { form, places, own, out, words: &[], first: 0, written: 0 }
    }

    fn value(&mut self, value: f32) {
        debug_assert!(self.written < self.words.len(), "the fields say how many numbers there are");
        self.out[self.first + self.written] = value;
        self.written += 1;
    }
}

impl Observation for Writer<'_> {
    fn table(&mut self) {
        (self.words, self.first, self.written) = (&self.form.table, 0, 0);
    }

    fn piece(&mut self, side: Side, name: &dyn Display) -> bool {
        let Some(row) = self.places.row(side, name) else { return false };
        let block = if side == self.own { 0 } else { self.form.rows };
        self.first = self.form.table.len() + (block + row) * self.form.row.len();
        (self.words, self.written) = (&self.form.row, 0);
        true
    }

    fn put(&mut self, parts: i64, per: u32) {
        self.value(parts as f32 / per as f32);
    }

    fn word(&mut self, word: &str) {
        let words = self.words.get(self.written).copied().unwrap_or_default();
        self.value(place_of(words, word) as f32);
    }
}
