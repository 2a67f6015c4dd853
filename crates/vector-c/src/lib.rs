//! Thousands of battles stepped together, for programs in C. `include/firing_arc.h` describes every function.
//!
//! Every pointer and every size is checked before memory is touched, as far as a callee can: null, alignment, sizes,
//! overlap. What remains is the caller's promise: a pointer points to as many elements as it says.

mod arrays;
mod error;

use std::ffi::{CStr, c_char};
use std::panic::{AssertUnwindSafe, catch_unwind};

use vector::{Autoreset, Spec, Vector, Wish};

pub use arrays::FaBuffers;
use arrays::{lend, lend_mut, span};
use error::{Code, Failed, keep};

/// Battles that are stepped together.
pub struct FaVector(Box<dyn Vector>);

/// The shapes of the arrays.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default)]
pub struct FaShape {
    /// The version of the arrays' meaning.
    pub version: u32,
    /// The turn limit.
    pub limit: u32,
    /// The number of battles.
    pub battles: usize,
    /// The number of seats of a battle.
    pub seats: usize,
    /// The number of values that a seat observes.
    pub observed: usize,
    /// The number of them before the rows.
    pub globals: usize,
    /// The number of rows of a side.
    pub rows: usize,
    /// The number of values of a row.
    pub row: usize,
    /// The number of factors of an action.
    pub factors: usize,
    /// The largest number of values of a factor.
    pub choices: usize,
}

impl FaShape {
    fn of(spec: &Spec) -> Self {
        Self {
            version: vector::VERSION,
            limit: spec.limit,
            battles: spec.battles,
            seats: spec.seats,
            observed: spec.observed(),
            globals: spec.global_width(),
            rows: spec.rows,
            row: spec.row_width(),
            factors: spec.factors,
            choices: spec.choices,
        }
    }
}

/// Runs a call, and turns its failure into a code. No panic crosses into C.
fn call(body: impl FnOnce() -> Result<(), Failed>) -> i32 {
    let done = catch_unwind(AssertUnwindSafe(body));
    keep(
        done.unwrap_or_else(|_| {
            Err(Failed(Code::Panic, "a fault of the library: close the vector".to_owned()))
        }),
    )
}

/// Reads a text of the caller.
///
/// # Safety
/// If it is not null, it ends with a 0.
unsafe fn text<'a>(name: &str, text: *const c_char) -> Result<&'a str, Failed> {
    if text.is_null() {
        return Err(Failed::null(name));
    }
    // SAFETY: not null, and the caller promises the 0 at its end.
    let text = unsafe { CStr::from_ptr(text) };
    text.to_str().map_err(|_| Failed(Code::Text, format!("{name}: not UTF-8")))
}

/// Lends a vector.
///
/// # Safety
/// If it is not null, it is an open vector that no other call uses.
unsafe fn open_one<'a>(vector: *mut FaVector) -> Result<&'a mut (dyn Vector + 'static), Failed> {
    // SAFETY: the caller promises it.
    let vector = unsafe { vector.as_mut() };
    vector.map(|vector| vector.0.as_mut()).ok_or_else(|| Failed::null("vector"))
}

/// Returns the version of the arrays' meaning.
#[unsafe(no_mangle)]
pub extern "C" fn fa_version() -> u32 {
    vector::VERSION
}

/// Returns what was wrong with this thread's last call that failed.
#[unsafe(no_mangle)]
pub extern "C" fn fa_error() -> *const c_char {
    error::last()
}

/// Opens battles.
///
/// # Safety
/// As the header says: texts end with a 0, and `out` points to a pointer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fa_open(
    game: *const c_char,
    scenario: *const c_char,
    battles: usize,
    autoreset: i32,
    out: *mut *mut FaVector,
) -> i32 {
    call(|| {
        // SAFETY: the caller promises texts that end.
        let (game, scenario) = unsafe { (text("game", game)?, text("scenario", scenario)?) };
        let modes = [Autoreset::NextStep, Autoreset::SameStep, Autoreset::Disabled];
        let mode = usize::try_from(autoreset).ok().and_then(|mode| modes.get(mode));
        let mode =
            mode.ok_or_else(|| Failed(Code::NoSuch, format!("autoreset: {autoreset} is not 0, 1 or 2")))?;
        if out.is_null() {
            return Err(Failed::null("out"));
        }
        let opened = vector::open(&Wish::new(game, scenario, battles).autoreset(*mode))?;
        // SAFETY: not null, and the caller promises a place for a pointer.
        unsafe { out.write(Box::into_raw(Box::new(FaVector(opened)))) };
        Ok(())
    })
}

/// Closes battles.
///
/// # Safety
/// `vector` is null, or an open vector, which is not used again.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fa_close(vector: *mut FaVector) {
    if !vector.is_null() {
        let _ = call(|| {
            // SAFETY: the caller promises an open vector.
            drop(unsafe { Box::from_raw(vector) });
            Ok(())
        });
    }
}

/// Writes the shapes of the arrays.
///
/// # Safety
/// `vector` is an open vector, `out` a place for a shape.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fa_shape_of(vector: *const FaVector, out: *mut FaShape) -> i32 {
    call(|| {
        // SAFETY: the caller promises an open vector.
        let spec = unsafe { open_one(vector.cast_mut()) }?.spec();
        if out.is_null() {
            return Err(Failed::null("out"));
        }
        // SAFETY: not null, and the caller promises a place for a shape.
        unsafe { out.write(FaShape::of(spec)) };
        Ok(())
    })
}

/// Begins battles again.
///
/// # Safety
/// `vector` is an open vector; `seed` and `which` are null or point to what they say; so do the buffers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fa_reset(
    vector: *mut FaVector,
    seed: *const u64,
    which: *const u8,
    which_len: usize,
    buffers: *const FaBuffers,
) -> i32 {
    call(|| {
        // SAFETY: the caller promises an open vector and pointers that hold.
        let (vector, seed) = unsafe { (open_one(vector)?, arrays::number("seed", seed)?) };
        let read = (!which.is_null()).then(|| span("which", which, which_len));
        // SAFETY: the caller promises arrays of the sizes that the buffers name.
        let mut buffers = unsafe { arrays::buffers(buffers, read.as_ref(), vector.spec()) }?;
        let which = if which.is_null() {
            None
        } else {
            // SAFETY: not null, apart from the arrays, and the caller promises as many bytes.
            Some(unsafe { lend("which", which, which_len, vector.spec().battles) }?)
        };
        Ok(vector.reset(seed, which, &mut buffers)?)
    })
}

/// Plays one decision of every battle.
///
/// # Safety
/// `vector` is an open vector; `actions` and the buffers point to as many elements as they say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fa_step(
    vector: *mut FaVector,
    actions: *const i32,
    actions_len: usize,
    buffers: *const FaBuffers,
) -> i32 {
    call(|| {
        // SAFETY: the caller promises an open vector.
        let vector = unsafe { open_one(vector) }?;
        let read = Some(span("actions", actions, actions_len));
        // SAFETY: the caller promises arrays of the sizes that the buffers name.
        let mut buffers = unsafe { arrays::buffers(buffers, read.as_ref(), vector.spec()) }?;
        // SAFETY: apart from the arrays, and the caller promises as many actions.
        let actions = unsafe { lend("actions", actions, actions_len, vector.spec().actions()) }?;
        Ok(vector.step(actions, &mut buffers)?)
    })
}

/// Writes all arrays in full at the next step.
///
/// # Safety
/// `vector` is an open vector.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fa_rewrite(vector: *mut FaVector) -> i32 {
    call(|| {
        // SAFETY: the caller promises an open vector.
        unsafe { open_one(vector) }?.rewrite();
        Ok(())
    })
}

/// Draws open actions for every battle.
///
/// # Safety
/// `vector` is an open vector, `actions` points to `actions_len` numbers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fa_sample(
    vector: *mut FaVector,
    seed: u64,
    actions: *mut i32,
    actions_len: usize,
) -> i32 {
    call(|| {
        // SAFETY: the caller promises an open vector.
        let vector = unsafe { open_one(vector) }?;
        // SAFETY: the caller promises as many actions.
        let actions = unsafe { lend_mut("actions", actions, actions_len, vector.spec().actions()) }?;
        Ok(vector.sample(seed, actions)?)
    })
}

/// Counts the pieces that a view has shown but no row was free for, since the vector was opened.
///
/// # Safety
/// `vector` is an open vector, `out` a place for a number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fa_rowless(vector: *const FaVector, out: *mut u64) -> i32 {
    call(|| {
        // SAFETY: the caller promises an open vector.
        let count = unsafe { open_one(vector.cast_mut()) }?.rowless();
        if out.is_null() {
            return Err(Failed::null("out"));
        }
        // SAFETY: not null, and the caller promises a place for a number.
        unsafe { out.write_unaligned(count) };
        Ok(())
    })
}

/// Writes a battle's position as text.
///
/// # Safety
/// `vector` is an open vector, `out` points to `room` bytes, `needed` is null or a place for a number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fa_position(
    vector: *const FaVector,
    battle: usize,
    out: *mut c_char,
    room: usize,
    needed: *mut usize,
) -> i32 {
    call(|| {
        // SAFETY: the caller promises an open vector.
        let text = unsafe { open_one(vector.cast_mut()) }?.position(battle)?;
        if !needed.is_null() {
            // SAFETY: not null, and the caller promises a place for a number.
            unsafe { needed.write_unaligned(text.len() + 1) };
        }
        if room == 0 {
            return Ok(());
        }
        // SAFETY: the caller promises as many bytes.
        let out = unsafe { lend_mut("out", out.cast::<u8>(), room, room) }?;
        let cut = text.len().min(room - 1);
        out[..cut].copy_from_slice(&text.as_bytes()[..cut]);
        out[cut] = 0;
        Ok(())
    })
}
