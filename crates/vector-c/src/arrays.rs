//! Arrays of the caller, checked before they are lent.

use vector::{Buffers, Spec};

use crate::error::{Code, Failed};

/// The arrays with their numbers of elements.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct FaBuffers {
    /// The views of the seats as numbers.
    pub observations: *mut f32,
    /// Its number of elements.
    pub observations_len: usize,
    /// The open values.
    pub masks: *mut u8,
    /// Its number of elements.
    pub masks_len: usize,
    /// The results.
    pub rewards: *mut f32,
    /// Its number of elements.
    pub rewards_len: usize,
    /// The battles that are over.
    pub terminated: *mut u8,
    /// Its number of elements.
    pub terminated_len: usize,
    /// The seats that must write.
    pub acting: *mut u8,
    /// Its number of elements.
    pub acting_len: usize,
}

/// Refuses an array that is null, not aligned, or of another size.
fn check<T>(name: &str, array: *const T, given: usize, needed: usize) -> Result<(), Failed> {
    if array.is_null() {
        return Err(Failed::null(name));
    }
    if given != needed {
        return Err(Failed(Code::Size, format!("{name}: {given} elements instead of {needed}")));
    }
    if !array.is_aligned() {
        return Err(Failed(Code::Size, format!("{name}: not aligned")));
    }
    Ok(())
}

/// Lends an array to be read.
///
/// # Safety
/// If it is not null, it has `given` elements that nothing else writes.
pub(crate) unsafe fn lend<'a, T>(
    name: &str,
    array: *const T,
    given: usize,
    needed: usize,
) -> Result<&'a [T], Failed> {
    check(name, array, given, needed)?;
    // SAFETY: not null and aligned, and the caller promises the elements.
    Ok(unsafe { std::slice::from_raw_parts(array, given) })
}

/// Lends an array to be written.
///
/// # Safety
/// If it is not null, it has `given` elements that nothing else uses.
pub(crate) unsafe fn lend_mut<'a, T>(
    name: &str,
    array: *mut T,
    given: usize,
    needed: usize,
) -> Result<&'a mut [T], Failed> {
    check(name, array, given, needed)?;
    // SAFETY: not null and aligned, and the caller promises the elements.
    Ok(unsafe { std::slice::from_raw_parts_mut(array, given) })
}

/// Reads a number, or none.
///
/// # Safety
/// If it is not null, it points to a number.
pub(crate) unsafe fn number(name: &str, number: *const u64) -> Result<Option<u64>, Failed> {
    if number.is_null() {
        return Ok(None);
    }
    check(name, number, 1, 1)?;
    // SAFETY: not null and aligned, and the caller promises a number.
    Ok(Some(unsafe { number.read() }))
}

/// Lends all arrays. `read` is the array that the call reads beside them; no array that is written may overlap it.
///
/// # Safety
/// If `buffers` is not null, each array has as many elements as it says, and nothing else uses them.
pub(crate) unsafe fn buffers<'a>(
    buffers: *const FaBuffers,
    read: Option<&Span>,
    spec: &Spec,
) -> Result<Buffers<'a>, Failed> {
    check("buffers", buffers, 1, 1)?;
    // SAFETY: not null and aligned, and the caller promises it.
    let all = unsafe { buffers.read() };
    let spans = [
        span("observations", all.observations.cast_const(), all.observations_len),
        span("masks", all.masks.cast_const(), all.masks_len),
        span("rewards", all.rewards.cast_const(), all.rewards_len),
        span("terminated", all.terminated.cast_const(), all.terminated_len),
        span("acting", all.acting.cast_const(), all.acting_len),
    ];
    for (i, one) in spans.iter().enumerate() {
        let mut others = spans[..i].iter().chain(read);
        if let Some(other) = others.find(|other| one.from < other.to && other.from < one.to) {
            return Err(Failed(Code::Size, format!("{}: overlaps {}", one.name, other.name)));
        }
    }
    // SAFETY: the arrays do not overlap, and the caller promises their elements.
    unsafe {
        Ok(Buffers {
            observations: lend_mut(
                "observations",
                all.observations,
                all.observations_len,
                spec.observations(),
            )?,
            masks: lend_mut("masks", all.masks, all.masks_len, spec.masks())?,
            rewards: lend_mut("rewards", all.rewards, all.rewards_len, spec.each_seat())?,
            terminated: lend_mut("terminated", all.terminated, all.terminated_len, spec.battles)?,
            acting: lend_mut("acting", all.acting, all.acting_len, spec.each_seat())?,
        })
    }
}

/// The addresses of an array.
pub(crate) struct Span {
    name: &'static str,
    from: usize,
    to: usize,
}

/// Returns the addresses of an array, which may be null.
pub(crate) fn span<T>(name: &'static str, array: *const T, elements: usize) -> Span {
    let from = array.addr();
    Span { name, from, to: from.saturating_add(elements.saturating_mul(size_of::<T>())) }
}
