//! Battles by file whose letters a server carries, from the terminal.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

use crate::table::{PROGRAM, fine, folder, run};

/// A server of one test alone, which ends with its input.
struct House {
    child: Child,
    url: String,
}

impl House {
    fn open(at: &std::path::Path) -> Self {
        let client = at.join("client");
        fs::create_dir_all(&client).expect("a folder for the test");
        fs::write(client.join("index.html"), "<title>A page</title>").expect("a page");
        let mut child = Command::new(PROGRAM)
            .args(["serve", "--address", "127.0.0.1:0", "--until-input-ends", "--log-level", "warn"])
            .arg("--client")
            .arg(client)
            .arg("--data")
            .arg(at.join("data"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let output = BufReader::new(child.stdout.take().expect("its output"));
        let url = output.lines().map_while(Result::ok).find(|line| line.starts_with("http://"));
        let url = url.expect("an address").trim_end_matches('/').to_owned();
        Self { child, url }
    }
}

impl Drop for House {
    fn drop(&mut self) {
        drop(self.child.stdin.take());
        self.child.wait().expect("the server ends");
    }
}

/// Returns the links that a command printed.
fn links(told: &str) -> Vec<String> {
    told.lines().filter(|line| line.starts_with("http")).map(str::to_owned).collect()
}

#[test]
fn two_terminals_play_over_a_server_that_carries_their_letters() {
    let two = Two::new("carry");
    assert!(two.joined.contains("Wanted: your order for decision 1"), "{}", two.joined);
    for (who, file) in [&two.ada, &two.ben].into_iter().enumerate() {
        fine(&format!("mail order {file} idle"));
        two.carry(who);
    }
    let opened = two.carry(0);
    assert!(opened.contains("Turn 1") && opened.contains("Wanted: your order for decision 2"), "{opened}");
    let cloe = folder("carry").join("cloe.mail").display().to_string();
    let used = run(&format!("mail carry {cloe} --link {}", two.invitation));
    assert!(used.code == 1 && used.err.contains("the invitation was used"), "{used:?}");
    let wrong = run(&format!("mail carry {} --link {}", two.ben, two.house.url));
    assert!(wrong.code == 1 && wrong.err.contains("no link into a room"), "{wrong:?}");
}

/// Two players whose battle a server carries: both have joined, and seat 1 has the answer.
struct Two {
    house: House,
    ada: String,
    ben: String,
    /// The link that seat 2 used.
    invitation: String,
    /// Words that the terminal said to seat 2 when it joined.
    joined: String,
    /// The links of the seats.
    links: [String; 2],
}

impl Two {
    fn new(name: &str) -> Self {
        let at = folder(name);
        let _ = fs::remove_dir_all(&at);
        fs::create_dir_all(&at).expect("a folder for the test");
        let house = House::open(&at);
        let [ada, ben] = ["ada.mail", "ben.mail"].map(|name| at.join(name).display().to_string());
        fine(&format!("mail new ftl {ada} --scenario close-quarters --name Ada"));
        let made = links(&fine(&format!("mail carry {ada} --server {}", house.url)));
        let [invitation, hers] = &made[..] else { panic!("two links: {made:?}") };
        let joined = fine(&format!("mail carry {ben} --link {invitation} --name Ben"));
        let his = links(&joined).pop().expect("the link of the seat");
        let two =
            Self { house, invitation: invitation.clone(), joined, links: [hers.clone(), his], ada, ben };
        two.carry(0);
        two
    }

    fn carry(&self, who: usize) -> String {
        fine(&format!("mail carry {} --link {}", [&self.ada, &self.ben][who], self.links[who]))
    }

    /// Plays a decision in which both idle, until each knows the other's opening.
    fn decision(&self) {
        for who in [0, 1] {
            fine(&format!("mail order {} idle", [&self.ada, &self.ben][who]));
            self.carry(who);
        }
        self.carry(0);
        self.carry(1);
    }

    /// Asks the room for a seat, as any program can.
    fn call(&self, who: usize, line: &str) -> String {
        let [token, room] = {
            let mut parts = self.links[who].rsplit('/').map(str::to_owned);
            [(); 2].map(|()| parts.next().expect("a link of a seat"))
        };
        asking(&self.house).ask(&format!("rooms/{room}/call"), Some(&token), line).expect("an answer")
    }
}

fn asking(house: &House) -> server::Asking {
    server::Asking::new(&house.url).expect("a way to the server")
}

fn letter_line(text: &str, key: u8) -> String {
    serde_json::json!({"call": "letter", "text": text, "awaits": [1], "key": format!("{key:032x}")})
        .to_string()
}

#[test]
fn a_false_letter_in_the_room_does_not_keep_an_honest_one_from_being_sent() {
    let two = Two::new("carry-false");
    let honest = seals::letter::read(&fine(&format!("mail letter {}", two.ben))).expect("a letter");
    let forged = format!("{honest}end 0 {}\n> 2  concedes\n", "0".repeat(128));
    let answer = two.call(1, &letter_line(&seals::letter::write("of a battle", &forged), 7));
    assert!(!answer.contains("error"), "{answer}");
    fine(&format!("mail order {} idle", two.ada));
    let refused = run(&format!("mail carry {} --link {}", two.ada, two.links[0]));
    assert!(refused.code == 1 && refused.err.contains("did not sign this end"), "{refused:?}");
    let letters = two.call(0, r#"{"call":"letters"}"#);
    let own = fine(&format!("mail letter {}", two.ada));
    assert!(letters.contains(&serde_json::json!(own).to_string()[1..200]), "{letters}\n{own}");
    two.carry(1);
    assert!(fine(&format!("mail history {}", two.ben)).contains("+ ~ seal 1 "), "the other player has it");
}

#[test]
fn an_old_copy_of_a_battle_sends_nothing_in_place_of_a_newer_letter() {
    let two = Two::new("carry-old");
    let (old, older) = (format!("{}.old", two.ada), format!("{}.older", two.ada));
    fs::copy(&two.ada, &older).expect("a copy");
    two.decision();
    two.decision();
    fs::copy(&two.ada, &old).expect("a copy");
    fine(&format!("mail order {} idle", two.ada));
    two.carry(0);
    let before = two.call(0, r#"{"call":"letters"}"#);
    // It lacks decisions: it stops.
    let stopped = run(&format!("mail carry {older} --link {}", two.links[0]));
    assert!(stopped.code == 1 && stopped.err.contains("this battle went on elsewhere"), "{stopped:?}");
    assert_eq!(two.call(0, r#"{"call":"letters"}"#)[..200], before[..200]);
    // It lacks its own seal alone: it takes it from the room.
    fine(&format!("mail carry {old} --link {}", two.links[0]));
    assert_eq!(fine(&format!("mail letter {old}")), fine(&format!("mail letter {}", two.ada)));
    let sealed = run(&format!("mail order {old} idle"));
    assert!(sealed.code == 1 && sealed.err.contains("cannot be taken back"), "{sealed:?}");
}

#[test]
fn an_invitation_is_not_lost_with_the_answer_to_its_join_and_is_to_what_the_room_says() {
    let at = folder("carry-joining");
    let _ = fs::remove_dir_all(&at);
    fs::create_dir_all(&at).expect("a folder for the test");
    let house = House::open(&at);
    let [ada, other, ben] =
        ["ada.mail", "other.mail", "ben.mail"].map(|name| at.join(name).display().to_string());
    fine(&format!("mail new ftl {ada} --scenario duel --name Ada"));
    fine(&format!("mail new ftl {other} --scenario close-quarters --name Ada"));
    let token = "a1".repeat(16);
    let made = asking(&house)
        .ask(
            "rooms",
            None,
            &serde_json::json!({
                "game": "ftl", "scenario": "duel", "seats": ["me", "open"], "name": "Ada", "token": token,
                "mode": "strict", "key": "b2".repeat(16),
            })
            .to_string(),
        )
        .expect("an answer");
    let made: serde_json::Value = serde_json::from_str(&made).expect("JSON");
    let room = made["ok"]["room"].as_str().expect("a room");
    let invitation = made["ok"]["invitations"][0]["token"].as_str().expect("an invitation");
    let join = format!("mail carry {ben} --link {}/#/join/{room}/{invitation} --name Ben", house.url);
    let post = |file: &str, key: u8| {
        let line = letter_line(&fine(&format!("mail letter {file}")), key);
        asking(&house).ask(&format!("rooms/{room}/call"), Some(&token), &line).expect("an answer")
    };
    // The join is done, and the battle is not there yet: whatever happens now, the same command goes on.
    for _ in 0..2 {
        let early = run(&join);
        assert!(early.code == 1 && early.err.contains("no invitation lies in this room yet"), "{early:?}");
    }
    assert!(fs::metadata(&ben).is_err() && fs::metadata(format!("{ben}.joining")).is_ok());
    post(&other, 1);
    let wrong = run(&join);
    assert!(
        wrong.code == 1 && wrong.err.contains("scenario duel") && wrong.err.contains("close-quarters"),
        "{wrong:?}"
    );
    assert!(fs::metadata(&ben).is_err());
    post(&ada, 2);
    let joined = fine(&join);
    assert!(joined.contains("Wanted: your order for decision 1"), "{joined}");
    assert!(joined.contains("Mode strict: nobody can read"), "{joined}");
    assert!(fs::metadata(format!("{ben}.joining")).is_err(), "the secret is in the battle's file now");
}

#[test]
fn a_player_who_vanishes_after_sealing_holds_up_nothing_in_a_shared_room() {
    let at = folder("carry-shared");
    let _ = fs::remove_dir_all(&at);
    fs::create_dir_all(&at).expect("a folder for the test");
    let house = House::open(&at);
    let [ada, ben] = ["ada.mail", "ben.mail"].map(|name| at.join(name).display().to_string());
    let url = &house.url;
    let made =
        links(&fine(&format!("mail new ftl {ada} --scenario close-quarters --name Ada --shared {url}")));
    let [invitation, hers] = &made[..] else { panic!("two links: {made:?}") };
    // By file nobody joins a battle in which a server takes part.
    let (letter, dora) = (at.join("letter.txt"), at.join("dora.mail").display().to_string());
    fs::write(&letter, fine(&format!("mail letter {ada}"))).expect("a letter");
    let by_file = run(&format!("mail join {dora} {} --name Dora", letter.display()));
    assert!(by_file.code == 1 && by_file.err.contains("a server takes part"), "{by_file:?}");
    assert!(fs::metadata(&dora).is_err());
    // A server that names this mode does not choose it for the player.
    let unsaid = run(&format!("mail carry {ben} --link {invitation} --name Ben"));
    assert!(
        unsaid.code == 1 && unsaid.err.contains("--shared") && unsaid.err.contains("could read"),
        "{unsaid:?}"
    );
    assert!(fs::metadata(&ben).is_err() && fs::metadata(format!("{ben}.joining")).is_err());
    let joined = fine(&format!("mail carry {ben} --link {invitation} --name Ben --shared"));
    assert!(joined.contains("Mode shared: the server and one player together can read"), "{joined}");
    let his = links(&joined).pop().expect("the link of the seat");
    let carry = |who: usize| fine(&format!("mail carry {} --link {}", [&ada, &ben][who], [hers, &his][who]));
    let order = |who: usize| fine(&format!("mail order {} idle", [&ada, &ben][who]));
    assert!(carry(0).contains("Wanted: your order for decision 1"));
    let sealed = order(0);
    assert!(sealed.contains("mail carry") && !sealed.contains("END OF LETTER"), "{sealed}");
    assert!(carry(0).contains("Wanted: a letter of seat 2"), "her seal lies there");
    // Ada is away. Ben looks in, and goes on.
    order(1);
    let told = carry(1);
    assert!(told.contains("Turn 1") && told.contains("Wanted: your order for decision 2"), "{told}");
    order(1);
    assert!(carry(1).contains("Wanted: a letter of seat 1"));
    // Now Ben is away. Ada comes back, and goes on alone.
    let told = carry(0);
    assert!(told.contains("Turn 1") && told.contains("Wanted: your order for decision 2"), "{told}");
    order(0);
    let told = carry(0);
    assert!(told.contains("Turn 2") && told.contains("Wanted: your order for decision 3"), "{told}");
    carry(1);
    let records = [&ada, &ben].map(|file| fine(&format!("mail record {file}")));
    assert_eq!(records[0], records[1]);
    let record = at.join("record.arc");
    fs::write(&record, &records[0]).expect("a record");
    let proved = fine(&format!("verify {} --unfinished", record.display()));
    assert!(
        proved.contains("2 decisions") && proved.contains("the server and one of the players"),
        "{proved}"
    );
    // Another room for this battle would have another server's keys.
    let moved = run(&format!("mail carry {ada} --server {url}"));
    assert!(moved.code == 1 && moved.err.contains("with which it was made"), "{moved:?}");
    // Games that keep secrets do not offer it.
    let cloe = at.join("cloe.mail").display().to_string();
    let refused = run(&format!("mail new black-skies {cloe} --scenario duel --shared {url}"));
    assert!(refused.code == 1 && refused.err.contains("hide something"), "{refused:?}");
    assert!(fs::metadata(&cloe).is_err());
}
