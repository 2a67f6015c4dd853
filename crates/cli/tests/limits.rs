//! The referee under a memory limit: it answers hostile lines one by one, and its battles stay unchanged.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::thread;

use engine::Seeded;
use serde_json::{Value, json};

use crate::table::PROGRAM;

/// Limit of virtual memory in KiB: less than 600 MB.
const MEMORY: u32 = 600_000;
/// Number of hostile lines.
const LINES: usize = 10_000;

/// A referee with that memory limit.
struct Bounded {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Bounded {
    fn new() -> Self {
        let mut child = Command::new("sh")
            .args(["-c", &format!("ulimit -v {MEMORY}; exec \"$0\" referee --most-millis 20000"), PROGRAM])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a shell");
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().expect("it answers"));
        Self { child, input, output }
    }

    /// Returns the next answer; `None` if the referee has ended.
    fn answer(&mut self) -> Option<Vec<u8>> {
        let mut line = Vec::new();
        let read = self.output.read_until(b'\n', &mut line).expect("it can be read from");
        (read > 0).then_some(line)
    }

    fn ask(&mut self, request: &Value) -> Value {
        let input = self.input.as_mut().expect("it is asked");
        writeln!(input, "{request}").expect("it listens");
        let answer = self.answer().expect("an answer");
        serde_json::from_slice(&answer).expect("answers are JSON")
    }

    /// Sends `count` lines while it reads the answers; returns the length of the longest answer and the number of
    /// answers.
    fn flood(
        &mut self,
        count: usize,
        mut line: impl FnMut(usize) -> Vec<u8> + Send + 'static,
    ) -> (usize, usize) {
        let mut input = self.input.take().expect("it is asked");
        let writing = thread::spawn(move || {
            for number in 0..count {
                input.write_all(&line(number)).and_then(|()| input.write_all(b"\n")).expect("it listens");
            }
            input
        });
        let (mut longest, mut answered) = (0, 0);
        while answered < count {
            let Some(answer) = self.answer() else { break };
            assert!(answer.starts_with(b"{\"id\":") && answer.ends_with(b"}\n"), "an answer");
            longest = longest.max(answer.len());
            answered += 1;
        }
        if let Ok(input) = writing.join() {
            self.input = Some(input);
        }
        (longest, answered)
    }
}

impl Drop for Bounded {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn pick<T: Copy>(rng: &mut Seeded, of: &[T]) -> T {
    of[rng.below(of.len() as u32) as usize]
}

/// Returns a text of about `bytes` bytes.
fn long(rng: &mut Seeded, bytes: usize) -> String {
    pick(rng, &["x", "A ", "A R15; ", "é", "\u{1}", "\"", "1 ", "\n", "> 1  A L\n", "[[side]]\n"])
        .repeat(bytes / 2)
}

/// Returns a valid or nearly valid request, with fields that are too large, too small, or of another type.
fn request(rng: &mut Seeded) -> Value {
    const CALLS: [&str; 24] = [
        "new",
        "open",
        "branch",
        "status",
        "view",
        "outline",
        "reach",
        "threats",
        "read",
        "preview",
        "seal",
        "unseal",
        "dice",
        "captain",
        "agenda",
        "verdict",
        "turn",
        "design",
        "commission",
        "example",
        "clauses",
        "fly",
        "cancel",
        "shipyard",
    ];
    let call = pick(rng, &CALLS);
    let numbers =
        [json!(0), json!(3), json!(99), json!(-1), json!(u64::MAX), json!(1e300), json!("1"), json!(null)];
    let number = |rng: &mut Seeded| numbers[rng.below(numbers.len() as u32) as usize].clone();
    let size = pick(rng, &[10, 10, 100, 1000, 1000, 40_000]);
    let games: Vec<&str> = games::SHELF.iter().map(shelf::Game::id).chain(["chess"]).collect();
    let game = pick(rng, &games);
    let mut of = json!({"id": rng.below(1000), "call": call, "battle": number(rng), "seat": number(rng)});
    let mut put = |field: &str, value: Value| of[field] = value;
    match call {
        "new" => {
            put("game", json!(game));
            put("text", json!(long(rng, size)));
            put("names", json!(vec![long(rng, 20); size / 10]));
            put("options", json!({long(rng, 10): long(rng, size)}));
        }
        "open" => put("record", json!(format!("firing-arc record 2\n{}", long(rng, size)))),
        "branch" | "view" | "turn" => put("decision", number(rng)),
        "read" | "preview" | "seal" => put("order", json!(long(rng, size))),
        "reach" => put("piece", json!(long(rng, size))),
        "dice" => put("faces", json!(vec![rng.below(300); size])),
        "captain" => {
            put("captain", json!("admiral"));
            put("nodes", number(rng));
            put("millis", number(rng));
        }
        "design" | "commission" => {
            put("game", json!(game));
            put("text", json!(long(rng, size)));
            put("ships", json!(vec!["A1"; size]));
        }
        "example" | "clauses" => {
            put("game", json!(game));
            put("clause", json!(long(rng, size)));
            put("number", number(rng));
        }
        "cancel" => put("of", json!([long(rng, size)])),
        _ => {}
    }
    let fields: Vec<String> = of.as_object().expect("an object").keys().cloned().collect();
    // Remove a field, or add one.
    match rng.below(4) {
        0 => {
            of.as_object_mut().expect("an object").remove(&fields[rng.below(fields.len() as u32) as usize]);
        }
        1 => of[long(rng, 10)] = number(rng),
        _ => {}
    }
    of
}

/// Returns one hostile line, without its line break.
fn hostile(rng: &mut Seeded) -> Vec<u8> {
    match rng.below(1000) {
        0 => vec![b'x'; 5 << 20],
        1 => "[".repeat(1 << 20).into_bytes(),
        2 => format!("{{\"call\":{}1{}}}", "[".repeat(200_000), "]".repeat(200_000)).into_bytes(),
        3 => format!("{{\"call\":\"dice\",\"battle\":1,\"faces\":[{}6]}}", "1,".repeat(1_000_000)).into_bytes(),
        4 => format!("{{\"call\":\"new\",\"names\":[{}1]}}", "{\"a\":1},".repeat(400_000)).into_bytes(),
        5 => format!("{{\"call\":\"hello\"{}}}", ",\"call\":\"hello\"".repeat(100_000)).into_bytes(),
        6 => json!({"call": "read", "battle": 1, "seat": 1, "order": "A R15; ".repeat(400_000)}).to_string().into_bytes(),
        7 => json!({"call": "new", "game": "full-thrust", "text": "[[side]]\nname = 3\n".repeat(80_000)})
            .to_string()
            .into_bytes(),
        8 => json!({"call": "open", "record": format!("firing-arc record 2\n{}", "\n".repeat(1_900_000))})
            .to_string()
            .into_bytes(),
        9 => json!({"call": "new", "game": "talon", "text": format!("a = {}", "[".repeat(100_000))}).to_string().into_bytes(),
        10 => vec![0xff; 1000],
        11 => format!("{{\"id\":{}, \"call\":\"hello\"}}", "9".repeat(100_000)).into_bytes(),
        12..=130 => {
            // One more battle, until the limit is reached.
            let game = pick(rng, &["ftl", "full-thrust"]);
            let scenario = if game == "ftl" { "fleet" } else { "fleet-action" };
            json!({"call": "new", "game": game, "scenario": scenario, "names": [long(rng, 900)]}).to_string().into_bytes()
        }
        131..=200 => json!({"call": "captain", "battle": 1, "seat": 1, "captain": "search", "nodes": 100_000_000, "millis": 1})
            .to_string()
            .into_bytes(),
        _ => request(rng).to_string().into_bytes(),
    }
}

#[test]
fn ten_thousand_hostile_lines_in_little_memory_leave_the_battles_as_they_were() {
    let mut referee = Bounded::new();
    let mut known = Vec::new();
    for (game, scenario, orders) in
        [("ftl", "fleet", ["A R15", "D S2"]), ("full-thrust", "skirmish", ["idle", "idle"])]
    {
        let opened =
            referee.ask(&json!({"call": "new", "game": game, "scenario": scenario, "names": ["Ada", "Ben"]}));
        let battle = opened["ok"]["battle"].clone();
        assert!(battle.is_number(), "{opened}");
        for (seat, order) in (1..).zip(orders) {
            let sealed =
                referee.ask(&json!({"call": "seal", "battle": battle, "seat": seat, "order": order}));
            assert_eq!(sealed["ok"]["sealed"], true, "{sealed}");
        }
        for call in ["status", "record"] {
            let request = json!({"call": call, "battle": battle});
            let answer = referee.ask(&request);
            assert!(answer["ok"].is_object(), "{answer}");
            known.push((request, answer));
        }
    }
    let seed = 20;
    let mut rng = Seeded::new(seed);
    let whole = json!({"id": "all", "call": "captain", "battle": 1, "seat": 1, "captain": "search", "nodes": 100_000_000});
    let line =
        move |number| if number == LINES / 2 { whole.to_string().into_bytes() } else { hostile(&mut rng) };
    let (longest, answered) = referee.flood(LINES, line);
    assert_eq!(answered, LINES, "seed {seed}: the referee is gone after {answered} answers");
    assert!(longest <= 16 << 20, "seed {seed}: an answer of {longest} bytes");
    for (request, answer) in known {
        assert_eq!(referee.ask(&request), answer, "seed {seed}");
    }
}
