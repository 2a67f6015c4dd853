//! Runs one input: catches panics, counts memory, measures time.

use std::cell::RefCell;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Once;
use std::time::{Duration, Instant};

use crate::targets::{Input, Target};

/// Maximum number of bytes in use at once, before the allowance per byte of input.
pub const MEMORY: u64 = 96 << 20;
/// Additional bytes allowed in use for each byte of input.
const PER_BYTE: u64 = 512;
/// Maximum time per input: far more than any needs, because other programs share the machine.
pub const TIME: Duration = Duration::from_secs(20);
/// Maximum number of smaller inputs tried while shrinking.
const SHRINKS: usize = 400;

/// The outcome of an input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Held {
    /// The reader accepted it.
    Accepted,
    /// The reader refused it, with an error in words.
    Refused,
    /// It broke a requirement: the description.
    Broke(String),
}

thread_local! {
    /// The message and place of the last panic.
    static SAID: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Installs a panic hook that stores the message instead of printing it.
fn listen() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        panic::set_hook(Box::new(|info| SAID.with(|said| *said.borrow_mut() = info.to_string())));
    });
}

/// Runs an input against a target.
pub fn hold(target: &mut dyn Target, input: &Input) -> Held {
    listen();
    let (began, mut held) = (Instant::now(), Held::Refused);
    let used = allocation_counter::measure(|| {
        let caught = panic::catch_unwind(AssertUnwindSafe(|| target.hold(input)));
        held = match caught {
            Ok(Ok(true)) => Held::Accepted,
            Ok(Ok(false)) => Held::Refused,
            Ok(Err(what)) => Held::Broke(what),
            Err(_) => Held::Broke(format!("panic: {}", SAID.with(RefCell::take))),
        };
    });
    let (most, took) = (MEMORY + PER_BYTE * input.bytes.len() as u64, began.elapsed());
    match held {
        Held::Broke(_) => {
            target.begin_again();
            held
        }
        _ if used.bytes_max > most => Held::Broke(format!("{} bytes in use; at most {most}", used.bytes_max)),
        _ if took > TIME => Held::Broke(format!("{:.1} s; at most {} s", took.as_secs_f64(), TIME.as_secs())),
        held => held,
    }
}

/// Returns the first words of a description, without digits; a smaller input must break with the same ones.
fn kind(what: &str) -> String {
    what.chars().filter(|c| !c.is_ascii_digit()).take(60).collect()
}

/// Shrinks an input: removes ever shorter stretches of bytes, as long as it breaks the same requirement.
pub fn shrunk(target: &mut dyn Target, input: &Input, what: &str) -> Input {
    let (mut least, mut left) = (input.clone(), SHRINKS);
    let mut size = least.bytes.len() / 2;
    while size > 0 && left > 0 {
        let (mut at, mut shorter) = (0, false);
        while at < least.bytes.len() && left > 0 {
            let mut bytes = least.bytes.clone();
            bytes.drain(at..(at + size).min(bytes.len()));
            let smaller = Input { bytes, ..least.clone() };
            left -= 1;
            match hold(target, &smaller) {
                Held::Broke(other) if kind(&other) == kind(what) => (least, shorter) = (smaller, true),
                _ => at += size,
            }
        }
        if !shorter || size > least.bytes.len() {
            size /= 2;
        }
    }
    least
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A target that breaks in every possible way.
    struct Glass;

    impl Target for Glass {
        fn name(&self) -> &'static str {
            "glass"
        }

        fn inputs(&self) -> u32 {
            1
        }

        fn texts(&self) -> &[Input] {
            &[]
        }

        fn hold(&mut self, input: &Input) -> Result<bool, String> {
            let text = String::from_utf8_lossy(&input.bytes);
            assert!(!text.contains("stone"), "broken by a stone");
            if text.contains("heap") {
                let heap = vec![1_u8; 700 << 20];
                return Ok(heap.len() == 3);
            }
            if text.contains("wrong") { Err("wrong".to_owned()) } else { Ok(text.contains("good")) }
        }
    }

    fn of(text: &str) -> Held {
        hold(&mut Glass, &Input { game: "any", bytes: text.as_bytes().to_vec() })
    }

    #[test]
    fn panics_memory_and_broken_promises_are_all_seen() {
        assert_eq!(of("good"), Held::Accepted);
        assert_eq!(of("bad"), Held::Refused);
        assert_eq!(of("wrong"), Held::Broke("wrong".to_owned()));
        let Held::Broke(what) = of("a stone") else { panic!("the panic is seen") };
        assert!(what.contains("broken by a stone") && what.contains("held.rs"), "{what}");
        let Held::Broke(what) = of("heap") else { panic!("the memory is seen") };
        assert!(what.contains("bytes in use"), "{what}");
    }

    #[test]
    fn a_broken_input_is_made_smaller() {
        let bytes = format!("{}stone{}", "x\n".repeat(300), "y".repeat(300)).into_bytes();
        let input = Input { game: "any", bytes };
        let Held::Broke(what) = hold(&mut Glass, &input) else { panic!("it breaks") };
        assert_eq!(shrunk(&mut Glass, &input, &what).bytes, b"stone");
    }
}
