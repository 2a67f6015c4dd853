//! The module and the shelf.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::battle::{PyBattle, replay};
use crate::bout::PyBout;
use crate::errors::{BattleOver, MaskedAction, RefusedOrder};
use crate::lab::{PyFought, PyRun, experiment_text, experiments};
use crate::many::PyVector;
use crate::mini::PyMini;
use crate::table::PyTable;

/// The part of Firing Arc that is written in Rust.
///
/// Every class locks what it changes, and lets other threads of Python run while it waits. The module still asks for the
/// interpreter's lock: its wheel is for the stable interface `abi3`, which free-threaded interpreters cannot load. So no
/// test runs without that lock, and an untested promise is none.
#[pymodule(gil_used = true)]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("VECTOR_VERSION", vector::VERSION)?;
    module.add("MOST_NODES", captains::Budget::MOST)?;
    module.add("MOST_BATTLES", ::lab::experiment::MOST_BATTLES)?;
    module.add("MOST_SHARDS", ::lab::shard::Shard::MOST)?;
    module.add("MOST_THREADS", ::lab::run::MOST_THREADS)?;
    module.add("MaskedAction", py.get_type::<MaskedAction>())?;
    module.add("BattleOver", py.get_type::<BattleOver>())?;
    module.add("RefusedOrder", py.get_type::<RefusedOrder>())?;
    module.add_class::<PyBattle>()?;
    module.add_class::<PyBout>()?;
    module.add_class::<PyVector>()?;
    module.add_class::<PyMini>()?;
    module.add_class::<PyRun>()?;
    module.add_class::<PyFought>()?;
    module.add_class::<PyTable>()?;
    module.add_function(wrap_pyfunction!(experiments, module)?)?;
    module.add_function(wrap_pyfunction!(experiment_text, module)?)?;
    module.add_function(wrap_pyfunction!(replay, module)?)?;
    module.add_function(wrap_pyfunction!(all_games, module)?)
}

/// Returns every game with its scenarios, options and captains.
#[pyfunction(name = "games")]
fn all_games(py: Python<'_>) -> PyResult<Bound<'_, PyList>> {
    let all = PyList::empty(py);
    for game in games::SHELF.games() {
        let card = PyDict::new(py);
        card.set_item("id", game.id())?;
        card.set_item("title", game.title())?;
        card.set_item("line", game.line())?;
        card.set_item("version", game.version())?;
        let scenarios = PyList::empty(py);
        for file in game.scenarios() {
            let of = PyDict::new(py);
            of.set_item("id", file.id)?;
            if let Some(card) = game.card(file.id) {
                of.set_item("title", card.title)?;
                of.set_item("brief", card.brief)?;
                of.set_item("sides", card.sides)?;
                of.set_item("seats", card.seats)?;
            }
            scenarios.append(of)?;
        }
        card.set_item("scenarios", scenarios)?;
        let options = PyList::empty(py);
        for option in game.options() {
            let of = PyDict::new(py);
            of.set_item("key", option.key)?;
            of.set_item("about", option.about)?;
            of.set_item("default", option.default)?;
            of.set_item("values", option.values.to_vec())?;
            options.append(of)?;
        }
        card.set_item("options", options)?;
        card.set_item("captains", game.captains().iter().map(|(name, _)| *name).collect::<Vec<_>>())?;
        all.append(card)?;
    }
    Ok(all)
}
