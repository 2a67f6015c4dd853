//! Plain data as Python's own.

use engine::Fact;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

/// Returns a fact as `None`, a bool, an int, a str, a list or a dict.
pub fn to_python<'py>(py: Python<'py>, fact: &Fact) -> PyResult<Bound<'py, PyAny>> {
    Ok(match fact {
        Fact::Null => py.None().into_bound(py),
        Fact::Bool(yes) => yes.into_pyobject(py)?.to_owned().into_any(),
        Fact::Int(n) => n.into_pyobject(py)?.into_any(),
        Fact::Text(text) => text.into_pyobject(py)?.into_any(),
        Fact::List(all) => {
            let list = PyList::empty(py);
            for fact in all {
                list.append(to_python(py, fact)?)?;
            }
            list.into_any()
        }
        Fact::Map(entries) => {
            let map = PyDict::new(py);
            for (name, fact) in entries {
                map.set_item(name, to_python(py, fact)?)?;
            }
            map.into_any()
        }
    })
}
