//! The law of states: they are flat, without text or pointers (law 17).

use super::held::Held;

/// Checks law 17: copying a state allocates nothing, so it holds no text, no list on the heap and no other pointer.
///
/// # Errors
/// The breach.
pub fn flat<S: Clone>(state: &S) -> Held {
    let mut copy = None;
    let spent = allocation_counter::measure(|| copy = Some(state.clone()));
    if spent.count_total > 0 {
        return Err(format!("a copy of a state takes {} allocations; none is right", spent.count_total));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::flat;

    #[test]
    fn text_and_lists_on_the_heap_are_found() {
        assert!(flat(&[1u8; 4096]).is_ok() && flat(&"constant").is_ok());
        assert!(flat(&vec![1]).is_err() && flat(&"owned".to_owned()).is_err());
    }
}
