//! Codes of failed calls, and the text of each thread's last failure.

use std::cell::RefCell;
use std::ffi::{CString, c_char};

use vector::Fault;

/// The codes of the header.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Code {
    Null = 1,
    Text = 2,
    Opening = 3,
    Size = 4,
    Masked = 5,
    Over = 6,
    Unstarted = 7,
    NoSuch = 8,
    Refused = 9,
    Panic = 10,
}

/// A failed call: its code, and what was wrong.
pub(crate) struct Failed(pub(crate) Code, pub(crate) String);

impl Failed {
    pub(crate) fn null(name: &str) -> Self {
        Self(Code::Null, format!("{name}: null"))
    }
}

impl From<Fault> for Failed {
    fn from(fault: Fault) -> Self {
        let code = match fault {
            Fault::Game { .. } | Fault::Opening(_) | Fault::Battles(_) => Code::Opening,
            Fault::Size { .. } => Code::Size,
            Fault::Unstarted => Code::Unstarted,
            Fault::Over { .. } => Code::Over,
            Fault::Masked { .. } => Code::Masked,
            Fault::Refused { .. } => Code::Refused,
            Fault::NoSuch { .. } => Code::NoSuch,
        };
        Self(code, fault.to_string())
    }
}

thread_local! {
    static LAST: RefCell<CString> = RefCell::new(CString::default());
}

/// Keeps the text of a failure, and returns the code of a call.
pub(crate) fn keep(done: Result<(), Failed>) -> i32 {
    match done {
        Ok(()) => 0,
        Err(Failed(code, what)) => {
            LAST.with_borrow_mut(|last| *last = CString::new(what.replace('\0', " ")).unwrap_or_default());
            code as i32
        }
    }
}

/// Returns the text of this thread's last failure.
pub(crate) fn last() -> *const c_char {
    LAST.with_borrow(|last| last.as_ptr())
}
