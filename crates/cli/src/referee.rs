//! `firing-arc referee`: the protocol over standard input and output, one answer for each line.
//!
//! A separate thread reads lines while the referee answers, so that a line can cancel the call before it. Lines wait in
//! a queue that is bounded by bytes. When it is full, the reader stops, and the client must wait.

use std::collections::VecDeque;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{self, BufRead, Write};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;

use ::referee::{Cancels, LINE, Referee, cancels};
use shelf::Shelf;

use crate::args::RefereeArgs;
use crate::lines;

/// Limit of the bytes of waiting lines, excluding the last one; each line counts [`PLACE`] bytes more.
const WAITING: usize = 8 << 20;
/// Overhead of a waiting line, in bytes.
const PLACE: usize = 64;
/// Stack size of the reading thread: it parses JSON, which nests at most 128 deep.
const STACK: usize = 512 << 10;

/// The next line of the input.
enum Line {
    Text(String),
    TooLong,
    NoText,
    End,
}

/// Lines that wait for their answer, and those among them that cancel a call.
#[derive(Default)]
struct Queue {
    lines: VecDeque<io::Result<Line>>,
    bytes: usize,
    /// Number of lines read (`read`), and number of lines taken from the queue (`taken`).
    read: u64,
    taken: u64,
    cancels: Vec<Cancel>,
}

/// A line that cancels a call: its number, the id of the call, and `true` if it stopped one.
struct Cancel {
    number: u64,
    of: String,
    stopped: bool,
}

/// The queue between the reading thread and the answering one.
#[derive(Default)]
struct LineQueue {
    queue: Mutex<Queue>,
    changed: Condvar,
}

impl LineQueue {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Appends a line to the queue, once there is room.
    fn put(&self, line: io::Result<Line>) {
        let bytes = PLACE + if let Ok(Line::Text(text)) = &line { text.len() } else { 0 };
        let of = if let Ok(Line::Text(text)) = &line { cancels(text) } else { None };
        let mut queue = self.queue();
        while queue.bytes > WAITING {
            queue = self.changed.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
        queue.read += 1;
        queue.bytes += bytes;
        queue.lines.push_back(line);
        if let Some(of) = of {
            let number = queue.read;
            queue.cancels.push(Cancel { number, of, stopped: false });
        }
        self.changed.notify_all();
    }

    /// Takes the next line, once there is one.
    fn take(&self) -> io::Result<Line> {
        let mut queue = self.queue();
        loop {
            if let Some(line) = queue.lines.pop_front() {
                queue.bytes -= PLACE + if let Ok(Line::Text(text)) = &line { text.len() } else { 0 };
                queue.taken += 1;
                let taken = queue.taken;
                queue.cancels.retain(|cancel| cancel.number >= taken);
                self.changed.notify_all();
                return line;
            }
            queue = self.changed.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// The queue as the referee's source of cancellations.
struct Listener(Arc<LineQueue>);

impl Cancels for Listener {
    fn cancelled(&self, id: &str) -> bool {
        let mut queue = self.0.queue();
        let taken = queue.taken;
        let found = queue.cancels.iter_mut().find(|cancel| cancel.number > taken && cancel.of == id);
        let Some(cancel) = found else { return false };
        cancel.stopped = true;
        true
    }

    fn stopped(&self) -> bool {
        let queue = self.0.queue();
        queue.cancels.iter().any(|cancel| cancel.number == queue.taken && cancel.stopped)
    }
}

/// Answers lines until standard input ends.
///
/// # Errors
/// If standard input or output fails.
pub fn run(shelf: &Shelf, args: &RefereeArgs) -> anyhow::Result<()> {
    let start = Instant::now();
    let referee = Referee::new(shelf.clone()).with_clock(move || start.elapsed().as_secs_f64() * 1000.0);
    let referee = referee.at_most_millis(args.most_millis).with_seeds(fresh_seed);
    answer(referee, io::BufReader::new(io::stdin()), &mut io::stdout().lock())
}

/// Returns a seed from the system: the random keys of the standard library's hash tables.
fn fresh_seed() -> u64 {
    RandomState::new().build_hasher().finish()
}

/// Answers the lines of an input, which another thread reads; at its end nothing waits for that thread.
fn answer(
    referee: Referee,
    mut from: impl BufRead + Send + 'static,
    to: &mut impl Write,
) -> anyhow::Result<()> {
    let desk = Arc::new(LineQueue::default());
    let mut referee = referee.cancelled_by(Listener(Arc::clone(&desk)));
    let reading = Arc::clone(&desk);
    thread::Builder::new().name("reader".to_owned()).stack_size(STACK).spawn(move || {
        loop {
            let line = next(&mut from);
            let last = matches!(line, Ok(Line::End) | Err(_));
            reading.put(line);
            if last {
                return;
            }
        }
    })?;
    loop {
        let answer = match desk.take()? {
            Line::End => return Ok(()),
            Line::Text(line) => referee.line(&line),
            Line::TooLong => Referee::too_long(),
            Line::NoText => Referee::no_text(),
        };
        // A single write, so that a reader never sees half an answer.
        to.write_all((answer + "\n").as_bytes())?;
        to.flush()?;
    }
}

/// Reads the next line as text.
fn next(from: &mut impl BufRead) -> io::Result<Line> {
    Ok(match lines::next(from, LINE)? {
        lines::Line::End => Line::End,
        lines::Line::TooLong => Line::TooLong,
        lines::Line::Bytes(bytes) => String::from_utf8(bytes).map_or(Line::NoText, Line::Text),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(input: Vec<u8>) -> Vec<String> {
        let mut output = Vec::new();
        let start = Instant::now();
        let referee = Referee::new(games::SHELF.clone()).with_seeds(|| 7);
        let referee = referee.with_clock(move || start.elapsed().as_secs_f64() * 1000.0);
        answer(referee, io::Cursor::new(input), &mut output).unwrap();
        String::from_utf8(output).unwrap().lines().map(str::to_owned).collect()
    }

    #[test]
    fn lines_that_are_no_text_are_answered_and_the_next_is_read() {
        let mut input = b"\xff\xfe\n{\"id\":1,\"call\":\"hello\"}\r\n".to_vec();
        input.extend(vec![b'x'; LINE + 7]);
        input.extend(b"\n{\"id\":2,\"call\":\"hello\"}");
        let lines = answers(input);
        assert_eq!(lines.len(), 4);
        assert_eq!(
            lines[0],
            r#"{"id":null,"error":{"what":"not UTF-8 text","where":"line","clause":null,"all":[{"what":"not UTF-8 text","where":"line","clause":null}]}}"#
        );
        assert!(lines[1].starts_with("{\"id\":1,\"ok\""), "{}", lines[1]);
        assert!(lines[2].contains("longer than 4 MiB"), "{}", lines[2]);
        assert!(lines[3].starts_with("{\"id\":2,\"ok\""), "{}", lines[3]);
    }

    #[test]
    fn a_line_cancels_the_call_before_it_and_no_other() {
        let ask = r#""call":"captain","battle":1,"seat":1,"captain":"search""#;
        let input = [
            r#"{"id":1,"call":"new","game":"ftl","scenario":"duel"}"#.to_owned(),
            r#"{"id":2,"call":"cancel","of":3}"#.to_owned(),
            format!(r#"{{"id":3,{ask},"nodes":20}}"#),
            format!(r#"{{"id":4,{ask},"nodes":100000000}}"#),
            r#"{"id":"c","call":"cancel","of":4}"#.to_owned(),
            r#"{"id":6,"call":"digests","game":"ftl","scenario":"duel","battles":1000000,"seed":1}"#
                .to_owned(),
            r#"{"id":7,"call":"cancel","of":6,"why":"no such field"}"#.to_owned(),
            r#"{"id":8,"call":"cancel","of":6}"#.to_owned(),
            format!(r#"{{"id":3,{ask},"nodes":20}}"#),
        ];
        let lines = answers(input.join("\n").into_bytes());
        assert_eq!(lines[1], r#"{"id":2,"ok":{"cancelled":false}}"#, "nothing with that id came before it");
        assert!(lines[2].starts_with(r#"{"id":3,"ok":{"order""#), "{}", lines[2]);
        assert!(lines[3].starts_with(r#"{"id":4,"error":{"what":"cancelled before"#), "{}", lines[3]);
        assert_eq!(lines[4], r#"{"id":"c","ok":{"cancelled":true}}"#);
        assert!(lines[5].starts_with(r#"{"id":6,"error":{"what":"cancelled before"#), "{}", lines[5]);
        assert!(lines[6].contains("why"), "a call that is refused cancels nothing: {}", lines[6]);
        assert_eq!(lines[7], r#"{"id":8,"ok":{"cancelled":true}}"#);
        assert_eq!(lines[8], lines[2], "an advice does not depend on what was cancelled before it");
    }

    #[test]
    fn the_reader_waits_where_too_much_is_unanswered() {
        let desk = Arc::new(LineQueue::default());
        let writer = Arc::clone(&desk);
        let line = "x".repeat(LINE);
        let reading = thread::spawn(move || {
            for _ in 0..12 {
                writer.put(Ok(Line::Text(line.clone())));
            }
        });
        for _ in 0..12 {
            thread::sleep(std::time::Duration::from_millis(2));
            assert!(desk.queue().bytes <= WAITING + LINE + PLACE, "{} bytes wait", desk.queue().bytes);
            assert!(matches!(desk.take(), Ok(Line::Text(_))));
        }
        reading.join().unwrap();
    }
}
