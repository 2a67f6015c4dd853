//! Arrays of numpy, checked before they are lent: each refusal names the array.

use numpy::{
    Element, PyArrayDescrMethods, PyArrayDyn, PyArrayMethods, PyReadonlyArrayDyn, PyReadwriteArrayDyn,
};
use numpy::{PyUntypedArray, PyUntypedArrayMethods};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

/// Returns an array of the right type, shape and layout.
fn checked<'py, T: Element>(
    name: &str,
    array: &Bound<'py, PyAny>,
    shape: &[usize],
) -> PyResult<Bound<'py, PyArrayDyn<T>>> {
    let wanted = numpy::dtype::<T>(array.py());
    let Ok(typed) = array.cast::<PyArrayDyn<T>>() else {
        let given = match array.cast::<PyUntypedArray>() {
            Ok(array) => format!("an array of {}", array.dtype()),
            Err(_) => format!("a {}", array.get_type().name()?),
        };
        return Err(PyTypeError::new_err(format!("{name}: {given} instead of an array of {wanted}")));
    };
    if typed.shape() != shape {
        let what = format!("{name}: shape {:?} instead of {shape:?}", typed.shape());
        return Err(PyValueError::new_err(what));
    }
    if !typed.is_c_contiguous() || !typed.dtype().is_equiv_to(&wanted) {
        return Err(PyValueError::new_err(format!("{name}: not contiguous, in the order of C")));
    }
    Ok(typed.clone())
}

/// Lends an array to be read.
pub fn read<'py, T: Element>(
    name: &str,
    array: &Bound<'py, PyAny>,
    shape: &[usize],
) -> PyResult<PyReadonlyArrayDyn<'py, T>> {
    let lent = checked(name, array, shape)?.try_readonly();
    lent.map_err(|error| PyValueError::new_err(format!("{name}: {error}")))
}

/// Lends an array to be written.
pub fn write<'py, T: Element>(
    name: &str,
    array: &Bound<'py, PyAny>,
    shape: &[usize],
) -> PyResult<PyReadwriteArrayDyn<'py, T>> {
    let lent = checked(name, array, shape)?.try_readwrite();
    lent.map_err(|error| PyValueError::new_err(format!("{name}: {error}")))
}
