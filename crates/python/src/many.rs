//! Thousands of battles over arrays of numpy, without the interpreter's lock.

use std::sync::{Mutex, PoisonError};

use numpy::{PyReadonlyArrayDyn, PyReadwriteArrayDyn};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use vector::{Autoreset, Buffers, Field, Spec, Vector, Wish};

use crate::arrays;
use crate::battle::options_of;
use crate::errors::of_fault;

/// Battles that are stepped together; the package wraps it with arrays of its own.
#[pyclass(name = "Vector", module = "firing_arc._native", frozen)]
pub struct PyVector {
    spec: Spec,
    many: Mutex<Box<dyn Vector>>,
}

/// The arrays that a call writes.
struct Lent<'py> {
    observations: PyReadwriteArrayDyn<'py, f32>,
    masks: PyReadwriteArrayDyn<'py, u8>,
    rewards: PyReadwriteArrayDyn<'py, f32>,
    terminated: PyReadwriteArrayDyn<'py, u8>,
    acting: PyReadwriteArrayDyn<'py, u8>,
}

impl<'py> Lent<'py> {
    fn of(spec: &Spec, arrays: [&Bound<'py, PyAny>; 5]) -> PyResult<Self> {
        let Spec { battles, seats, factors, choices, .. } = *spec;
        let [observations, masks, rewards, terminated, acting] = arrays;
        Ok(Self {
            observations: arrays::write("observations", observations, &[battles, seats, spec.observed()])?,
            masks: arrays::write("masks", masks, &[battles, seats, factors, choices])?,
            rewards: arrays::write("rewards", rewards, &[battles, seats])?,
            terminated: arrays::write("terminated", terminated, &[battles])?,
            acting: arrays::write("acting", acting, &[battles, seats])?,
        })
    }

    fn buffers(&mut self) -> PyResult<Buffers<'_>> {
        Ok(Buffers {
            observations: self.observations.as_slice_mut()?,
            masks: self.masks.as_slice_mut()?,
            rewards: self.rewards.as_slice_mut()?,
            terminated: self.terminated.as_slice_mut()?,
            acting: self.acting.as_slice_mut()?,
        })
    }
}

impl PyVector {
    /// Runs a call without the interpreter's lock.
    fn with<T: Send>(
        &self,
        py: Python<'_>,
        call: impl FnOnce(&mut dyn Vector) -> Result<T, vector::Fault> + Send,
    ) -> PyResult<T> {
        py.detach(|| call(self.many.lock().unwrap_or_else(PoisonError::into_inner).as_mut()))
            .map_err(of_fault)
    }
}

#[pymethods]
impl PyVector {
    #[new]
    #[pyo3(signature = (game, scenario = "", battles = 1, *, autoreset = "next-step", options = None, position = None,
                        text = None, general = false))]
    #[allow(clippy::too_many_arguments, reason = "keywords of one call in Python")]
    fn new(
        game: &str,
        scenario: &str,
        battles: usize,
        autoreset: &str,
        options: Option<Bound<'_, PyDict>>,
        position: Option<String>,
        text: Option<String>,
        general: bool,
    ) -> PyResult<Self> {
        let mode = Autoreset::named(autoreset).ok_or_else(|| {
            let all: Vec<&str> = Autoreset::ALL.iter().map(|(name, _)| *name).collect();
            PyValueError::new_err(format!("autoreset: \"{autoreset}\" is none of {}", all.join(", ")))
        })?;
        let wish = Wish::new(game, scenario, battles).autoreset(mode).options(options_of(options)?);
        let wish = wish.position(position).text(text).general(general);
        let many = vector::open(&wish).map_err(of_fault)?;
        Ok(Self { spec: many.spec().clone(), many: Mutex::new(many) })
    }

    /// Returns shapes and fields as a dict.
    fn spec<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let (spec, all) = (&self.spec, PyDict::new(py));
        all.set_item("version", vector::VERSION)?;
        all.set_item("game", &spec.game)?;
        all.set_item("scenario", &spec.scenario)?;
        all.set_item("battles", spec.battles)?;
        all.set_item("seats", spec.seats)?;
        all.set_item("observed", spec.observed())?;
        all.set_item("rows", spec.rows)?;
        all.set_item("row_width", spec.row_width())?;
        all.set_item("global_width", spec.global_width())?;
        all.set_item("factors", spec.factors)?;
        all.set_item("choices", spec.choices)?;
        all.set_item("limit", spec.limit)?;
        all.set_item("autoreset", spec.autoreset.name())?;
        all.set_item("globals", fields(py, &spec.globals)?)?;
        all.set_item("row", fields(py, &spec.row)?)?;
        Ok(all)
    }

    /// Begins battles again.
    #[pyo3(signature = (seed, reset_mask, observations, masks, rewards, terminated, acting))]
    #[allow(clippy::too_many_arguments, reason = "arrays of one call")]
    fn reset(
        &self,
        py: Python<'_>,
        seed: Option<u64>,
        reset_mask: Option<Bound<'_, PyAny>>,
        observations: Bound<'_, PyAny>,
        masks: Bound<'_, PyAny>,
        rewards: Bound<'_, PyAny>,
        terminated: Bound<'_, PyAny>,
        acting: Bound<'_, PyAny>,
    ) -> PyResult<()> {
        let reset_mask: Option<PyReadonlyArrayDyn<'_, u8>> =
            reset_mask.map(|mask| arrays::read("reset_mask", &mask, &[self.spec.battles])).transpose()?;
        let mut lent = Lent::of(&self.spec, [&observations, &masks, &rewards, &terminated, &acting])?;
        let reset_mask = reset_mask.as_ref().map(|mask| mask.as_slice()).transpose()?;
        let mut buffers = lent.buffers()?;
        self.with(py, |many| many.reset(seed, reset_mask, &mut buffers))
    }

    /// Plays one decision of every battle.
    #[allow(clippy::too_many_arguments, reason = "arrays of one call")]
    fn step(
        &self,
        py: Python<'_>,
        actions: Bound<'_, PyAny>,
        observations: Bound<'_, PyAny>,
        masks: Bound<'_, PyAny>,
        rewards: Bound<'_, PyAny>,
        terminated: Bound<'_, PyAny>,
        acting: Bound<'_, PyAny>,
    ) -> PyResult<()> {
        let shape = [self.spec.battles, self.spec.seats, self.spec.factors];
        let actions: PyReadonlyArrayDyn<'_, i32> = arrays::read("actions", &actions, &shape)?;
        let mut lent = Lent::of(&self.spec, [&observations, &masks, &rewards, &terminated, &acting])?;
        let (actions, mut buffers) = (actions.as_slice()?, lent.buffers()?);
        self.with(py, |many| many.step(actions, &mut buffers))
    }

    /// Writes all arrays in full at the next step.
    fn rewrite(&self, py: Python<'_>) -> PyResult<()> {
        self.with(py, |many| {
            many.rewrite();
            Ok(())
        })
    }

    /// Draws open actions.
    fn sample(&self, py: Python<'_>, seed: u64, actions: Bound<'_, PyAny>) -> PyResult<()> {
        let shape = [self.spec.battles, self.spec.seats, self.spec.factors];
        let mut actions: PyReadwriteArrayDyn<'_, i32> = arrays::write("actions", &actions, &shape)?;
        let actions = actions.as_slice_mut()?;
        self.with(py, |many| many.sample(seed, actions))
    }

    /// Returns the order that a seat's actions make.
    fn order(&self, py: Python<'_>, battle: usize, seat: usize, actions: Vec<i32>) -> PyResult<String> {
        self.with(py, |many| many.order(battle, seat, &actions))
    }

    /// Returns the name of each factor of a seat now.
    fn names(&self, py: Python<'_>, battle: usize, seat: usize) -> PyResult<Vec<String>> {
        self.with(py, |many| many.names(battle, seat))
    }

    /// Returns the position of a battle as text.
    fn position(&self, py: Python<'_>, battle: usize) -> PyResult<String> {
        self.with(py, |many| many.position(battle))
    }

    /// Counts the pieces that no row was free for.
    fn rowless(&self, py: Python<'_>) -> PyResult<u64> {
        self.with(py, |many| Ok(many.rowless()))
    }

    /// Returns the seed of a battle's dice.
    fn dice_seed(&self, py: Python<'_>, battle: usize) -> PyResult<u64> {
        self.with(py, |many| many.dice_seed(battle))
    }
}

/// Describes fields, each with the place of its first value.
fn fields<'py>(py: Python<'py>, fields: &[Field]) -> PyResult<Bound<'py, PyList>> {
    let (all, mut at) = (PyList::empty(py), 0);
    for field in fields {
        let of = PyDict::new(py);
        of.set_item("name", field.name)?;
        of.set_item("unit", field.unit)?;
        of.set_item("at", at)?;
        of.set_item("many", field.many)?;
        all.append(of)?;
        at += field.many;
    }
    Ok(all)
}
