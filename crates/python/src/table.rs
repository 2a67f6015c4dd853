//! Battles as a table of Arrow, which other libraries read by the `PyCapsule` interface without a copy.

use std::sync::Arc;

use arrow_array::ffi::FFI_ArrowSchema;
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::{
    ArrayRef, BooleanArray, Float64Array, RecordBatch, RecordBatchIterator, StringArray, UInt32Array,
    UInt64Array,
};
use arrow_schema::ArrowError;
use lab::experiment::fleets::Fleets;
use lab::rows::Row;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::PyCapsule;

/// Every battle of a run as a row.
#[pyclass(name = "Table", module = "firing_arc._native", frozen)]
#[derive(Clone)]
pub struct PyTable(RecordBatch);

fn of_arrow(error: ArrowError) -> PyErr {
    PyRuntimeError::new_err(format!("table: {error}"))
}

impl PyTable {
    /// Returns the table of these battles, with both fleets if they were drawn. Its columns are those of the Parquet file.
    ///
    /// # Errors
    /// Never for rows of one run.
    pub fn of(rows: &[Row<'_>], fleets: Option<&Fleets>) -> Result<Self, ArrowError> {
        let text = |of: &dyn Fn(&Row<'_>) -> String| -> ArrayRef {
            Arc::new(StringArray::from_iter_values(rows.iter().map(of)))
        };
        let count = |of: fn(&Row<'_>) -> u32| -> ArrayRef {
            Arc::new(UInt32Array::from_iter_values(rows.iter().map(of)))
        };
        let battles = UInt64Array::from_iter_values(rows.iter().map(|row| row.battle));
        let seeds = UInt64Array::from_iter_values(rows.iter().map(Row::seed));
        let swapped: Vec<bool> = rows.iter().map(|row| row.series.is_swapped(row.battle)).collect();
        let share = Float64Array::from_iter_values(rows.iter().map(|row| row.fight.came.share()));
        let mut columns = vec![
            ("series", text(&|row| row.series.name.clone())),
            ("battle", Arc::new(battles) as ArrayRef),
            ("seed", Arc::new(seeds) as ArrayRef),
            ("swapped", Arc::new(BooleanArray::from(swapped)) as ArrayRef),
            ("first", text(&|row| row.series.captains[0].clone())),
            ("second", text(&|row| row.series.captains[1].clone())),
            ("came", text(&|row| row.came().to_owned())),
            ("share", Arc::new(share) as ArrayRef),
            ("turns", count(|row| row.fight.turns)),
            ("decisions", count(|row| row.fight.decisions)),
            ("first_orders", count(|row| row.fight.orders[0])),
            ("second_orders", count(|row| row.fight.orders[1])),
        ];
        if let Some(fleets) = fleets {
            let fleet = |at: usize| text(&|row| fleets.text(&fleets.draw(row.seed())[at]));
            columns.extend([("first_fleet", fleet(0)), ("second_fleet", fleet(1))]);
        }
        let columns = columns.into_iter().map(|(name, column)| (name, column, false));
        Ok(Self(RecordBatch::try_from_iter_with_nullable(columns)?))
    }
}

#[pymethods]
impl PyTable {
    /// Names of the columns.
    #[getter]
    fn columns(&self) -> Vec<String> {
        self.0.schema_ref().fields().iter().map(|field| field.name().clone()).collect()
    }

    fn __len__(&self) -> usize {
        self.0.num_rows()
    }

    /// Returns the types of the columns as a capsule of Arrow.
    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        let schema = FFI_ArrowSchema::try_from(self.0.schema_ref().as_ref()).map_err(of_arrow)?;
        PyCapsule::new_with_value(py, schema, c"arrow_schema")
    }

    /// Returns the rows as a capsule of Arrow: a stream of one batch. Another schema cannot be requested; a reader converts
    /// the columns itself.
    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        let _ = requested_schema;
        let batches = RecordBatchIterator::new([Ok(self.0.clone())], self.0.schema());
        let stream = FFI_ArrowArrayStream::new(Box::new(batches));
        PyCapsule::new_with_value(py, stream, c"arrow_array_stream")
    }

    fn __repr__(&self) -> String {
        format!("<Table of {} battles: {}>", self.0.num_rows(), self.columns().join(", "))
    }
}
