//! The numbers of a view of any game, found in its facts.

use engine::{Fact, Observation, Side};
use shelf::Bout;
use shelf::fields::{Field, Read};

use crate::spec::Spec;

/// Writes the view of a seat of a battle: by its ruleset, or by its facts if the ruleset cannot.
pub(crate) fn observe(spec: &Spec, bout: &dyn Bout, seat: engine::Seat, out: &mut dyn Observation) {
    if !bout.observe(seat, out) {
        write(spec, &bout.facts(seat), bout.side(seat), out);
    }
}

/// Writes the numbers that the fields find in a view of a seat of the side `own`.
fn write(spec: &Spec, view: &Fact, own: Side, out: &mut dyn Observation) {
    out.table();
    write_fields(&spec.globals, view, view, own, out);
    for (side, name, piece) in pieces(view) {
        if out.piece(side, &name) {
            write_fields(&spec.row, piece, view, own, out);
        }
    }
}

fn write_fields(fields: &[Field], of: &Fact, view: &Fact, own: Side, out: &mut dyn Observation) {
    for field in fields {
        for i in 0..field.many {
            let (number, unit) = number(field, i, of, view, own.index());
            out.put(number, unit);
        }
    }
}

/// Returns the pieces of a view that have a side, each with its side and its name.
fn pieces(view: &Fact) -> impl Iterator<Item = (Side, &str, &Fact)> {
    let all = match view.get("pieces") {
        Some(Fact::List(all)) => all.as_slice(),
        _ => &[],
    };
    all.iter().filter_map(|piece| match (piece.get("side"), piece.get("name")) {
        (Some(Fact::Int(side @ 1..=2)), Some(Fact::Text(name))) => {
            Some((Side(*side as u8 - 1), name.as_str(), piece))
        }
        _ => None,
    })
}

/// Returns the `i`th value of a field of a piece, or of the table. `own` is the side of the seat, from 0.
pub fn value(field: &Field, i: usize, of: &Fact, view: &Fact, own: usize) -> f32 {
    let (number, unit) = number(field, i, of, view, own);
    number as f32 / unit as f32
}

/// Returns the same value as a number and its unit.
fn number(field: &Field, i: usize, of: &Fact, view: &Fact, own: usize) -> (i64, u32) {
    if field.read == Read::Here {
        return (1, 1);
    }
    let found = field.path.split('.').try_fold(of, |fact, step| match (fact, step) {
        (Fact::List(all), "own") => all.get(own),
        (Fact::List(all), "other") => all.get(1 - own.min(1)),
        (Fact::List(all), "*") => all.get(i),
        (Fact::List(all), step) => all.get(step.parse::<usize>().ok()?),
        (fact, step) => fact.get(step),
    });
    match (field.read, found) {
        (Read::Number(unit), Some(Fact::Int(n))) => (*n, unit),
        (Read::Number(_), Some(Fact::Bool(yes))) => (i64::from(*yes), 1),
        (Read::Side, Some(Fact::Int(side))) => (if *side == own as i64 + 1 { 1 } else { -1 }, 1),
        (Read::Word(words), Some(Fact::Text(word))) => (place_of(words, word), 1),
        (Read::Named(name), Some(own)) => {
            let named = name.split('.').try_fold(view, Fact::get);
            (i64::from(named == Some(own)), 1)
        }
        _ => (0, 1),
    }
}

/// Returns the place of a word among others, from 1; 0 if it is none of them.
pub(crate) fn place_of(words: &[&str], word: &str) -> i64 {
    words.iter().position(|of| *of == word).map_or(0, |at| at as i64 + 1)
}
