//! The process of a program: lines in, lines out, with limits of time, memory and length, and killed with its children.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::catalogue;

/// Most bytes of an answer.
pub const LONGEST: usize = 64 * 1024;
/// Number of bytes of standard error that are kept, the last ones; the others are read and dropped.
const KEPT: usize = 4096;
/// Time for a program to end by itself after its battle, or to be seen as ended after it closed its output.
const TO_END: Duration = Duration::from_millis(500);
/// Variables of the environment that a program gets.
const ENVIRONMENT: [&str; 6] = ["PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "SYSTEMROOT"];

/// A reason why a program was stopped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stop {
    /// It did not answer in time.
    Late,
    /// It wrote a line that is too long.
    Long,
    /// It ended: its status, and the last line that it wrote to standard error.
    Ended(String, String),
}

/// Output of a program: a line, or too much of one.
#[derive(PartialEq, Eq)]
enum Answer {
    /// A line.
    Line(String),
    /// The beginning of a line that is too long.
    Long,
}

/// A running program. Dropping it kills the program and its children.
pub struct Process {
    child: Child,
    questions: Option<Sender<String>>,
    answers: Receiver<Answer>,
    said: Arc<Mutex<Vec<u8>>>,
    /// Tells that standard error is at its end.
    all_said: Receiver<()>,
    answered: bool,
    /// `true` once the child was waited for; its number may then be that of another process.
    over: bool,
}

impl Process {
    /// Starts a program in a process group of its own, with a short environment and a limit of memory.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn start(command: &[&str], mebibytes: u64) -> io::Result<Self> {
        let Some((program, arguments)) = command.split_first() else {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, catalogue::EMPTY_COMMAND));
        };
        let kept = ENVIRONMENT.iter().filter_map(|name| Some((name, std::env::var_os(name)?)));
        let mut command = Command::new(program);
        command.args(arguments).env_clear().envs(kept);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        limit(&child, mebibytes);
        let (questions, asked) = channel::<String>();
        let (answer, answers) = sync_channel(1);
        let said = Arc::new(Mutex::new(Vec::new()));
        let (silent, all_said) = channel();
        // The threads end with the program's pipes; nobody waits for them.
        if let Some(mut input) = child.stdin.take() {
            thread::spawn(move || {
                for line in asked {
                    if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
                        break;
                    }
                }
            });
        }
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || {
                let mut output = BufReader::new(output);
                while let Some(answered) = line(&mut output) {
                    let long = answered == Answer::Long;
                    if answer.send(answered).is_err() || long {
                        break;
                    }
                }
            });
        }
        if let Some(errors) = child.stderr.take() {
            let said = Arc::clone(&said);
            thread::spawn(move || {
                drained(errors, &said);
                // Nobody waits for this if the program did not fail.
                let _ = silent.send(());
            });
        }
        Ok(Self { child, questions: Some(questions), answers, said, all_said, answered: false, over: false })
    }

    /// Returns `true` if it has answered a question already.
    pub const fn has_answered(&self) -> bool {
        self.answered
    }

    /// Writes a line to the program, without waiting until it is read.
    pub fn tell(&mut self, line: &Value) {
        if let Some(questions) = &self.questions {
            // A program that has ended is found at its next answer.
            let _ = questions.send(format!("{line}\n"));
        }
    }

    /// Waits for the program's next line.
    ///
    /// # Errors
    /// If it does not come in time, is too long, or the program ended.
    pub fn answer(&mut self, limit: Duration) -> Result<String, Stop> {
        match self.answers.recv_timeout(limit) {
            Ok(Answer::Line(line)) => {
                self.answered = true;
                Ok(line)
            }
            Ok(Answer::Long) => Err(Stop::Long),
            Err(RecvTimeoutError::Timeout) => Err(Stop::Late),
            Err(RecvTimeoutError::Disconnected) => {
                let status = self.stopped();
                // A child that left the group may keep it open.
                let _ = self.all_said.recv_timeout(TO_END);
                let said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
                let text = String::from_utf8_lossy(&said);
                let last = text.lines().rev().map(str::trim).find(|line| !line.is_empty());
                Err(Stop::Ended(status, last.unwrap_or_default().to_owned()))
            }
        }
    }

    /// Ends the program: closes its input, gives it a moment, and kills what is left.
    pub fn end(mut self) {
        self.stopped();
    }

    /// Waits a moment for the program to end by itself, kills it and its children, and returns its status.
    fn stopped(&mut self) -> String {
        self.questions = None;
        let start = Instant::now();
        while !has_ended(&mut self.child) && start.elapsed() < TO_END {
            thread::sleep(Duration::from_millis(1));
        }
        self.kill()
    }

    fn kill(&mut self) -> String {
        // The group is named by the child's number, which stays taken until the child is waited for.
        kill_group(&mut self.child);
        self.over = true;
        self.child.wait().map_or_else(|error| error.to_string(), |status| status.to_string())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if !self.over {
            self.kill();
        }
    }
}

/// Reads a line; `None` at the end. Bytes that are no text become `�`.
fn line(output: &mut impl BufRead) -> Option<Answer> {
    let mut bytes = Vec::new();
    let read = output.take(LONGEST as u64 + 1).read_until(b'\n', &mut bytes).ok()?;
    if read == 0 {
        return None;
    }
    if bytes.last() != Some(&b'\n') && read > LONGEST {
        return Some(Answer::Long);
    }
    Some(Answer::Line(String::from_utf8_lossy(&bytes).trim().to_owned()))
}

/// Reads to the end, and keeps the last bytes.
fn drained(mut errors: impl Read, said: &Mutex<Vec<u8>>) {
    let mut bytes = [0; KEPT];
    while let Ok(read @ 1..) = errors.read(&mut bytes) {
        let mut said = said.lock().unwrap_or_else(PoisonError::into_inner);
        said.extend_from_slice(&bytes[..read]);
        let dropped = said.len().saturating_sub(KEPT);
        said.drain(..dropped);
    }
}

/// Limits the memory of a program and the size of the files that it writes, and forbids dumps of its memory.
#[cfg(target_os = "linux")]
fn limit(child: &Child, mebibytes: u64) {
    use rustix::process::{Pid, Resource, Rlimit, prlimit};
    let bytes = mebibytes.saturating_mul(1 << 20);
    for (resource, most) in [(Resource::As, bytes), (Resource::Fsize, 64 << 20), (Resource::Core, 0)] {
        let limit = Rlimit { current: Some(most), maximum: Some(most) };
        // A program that has ended already needs no limit, and is found at its first answer.
        let _ = prlimit(Pid::from_raw(child.id().cast_signed()), resource, limit);
    }
}

#[cfg(not(target_os = "linux"))]
const fn limit(_: &Child, _: u64) {}

/// Returns `true` if the program has ended; its number stays taken.
#[cfg(any(target_os = "linux", target_os = "macos"))]
fn has_ended(child: &mut Child) -> bool {
    use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    Pid::from_raw(child.id().cast_signed())
        .is_none_or(|pid| !matches!(waitid(WaitId::Pid(pid), options), Ok(None)))
}

#[cfg(not(any(target_os = "linux", target_os = "macos")))]
fn has_ended(child: &mut Child) -> bool {
    !matches!(child.try_wait(), Ok(None))
}

#[cfg(any(target_os = "linux", target_os = "macos"))]
fn kill_group(child: &mut Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    if let Some(pid) = Pid::from_raw(child.id().cast_signed()) {
        // There is nothing to kill if all of the group have ended.
        let _ = kill_process_group(pid, Signal::KILL);
    }
}

#[cfg(not(any(target_os = "linux", target_os = "macos")))]
fn kill_group(child: &mut Child) {
    // There is nothing to kill if it has ended.
    let _ = child.kill();
}
