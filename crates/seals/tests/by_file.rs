//! Whole battles by file, over a post that loses and repeats letters.

use engine::{Seat, Seats, Seeded};
use seals::Mail;
use seals::verify::verify;
use shelf::Opening;

use crate::pair::{Pair, fresh};

/// A battle of every game that can go by file.
pub const BATTLES: [(&str, &str); 4] = [
    ("ftl", "close-quarters"),
    ("full-thrust", "line-duel"),
    ("simple-spaceships", "duel"),
    ("talon", "duel"),
];

#[test]
fn both_ends_have_the_same_battle_and_prove_it() {
    for (game, scenario) in BATTLES {
        let mut pair = Pair::new(game, scenario, 5, Some("doctrine"));
        pair.play();
        let [ada, ben] = pair.mails.each_ref().map(|mail| mail.playing().expect("it has begun").record());
        assert_eq!(ada, ben, "{game}");
        let proof = verify(&games::SHELF, &ada).unwrap_or_else(|fault| panic!("{game}: {fault}\n{ada}"));
        assert_eq!((proof.signed, proof.seats), (Seats::first(2), Seats::first(2)), "{game}");
        assert!(proof.decisions > 1 && proof.outcome.is_some() && proof.late.is_none(), "{game}: {proof:?}");
        assert_eq!(Some(proof.name), pair.mails[0].name());
        assert!(ada.contains("seat 1 Ada\nseat 2 Ben\n"));
    }
}

#[test]
fn another_battle_of_the_same_players_has_other_dice() {
    let faces = |seed: u64| {
        let mut pair = Pair::new("full-thrust", "line-duel", seed, Some("doctrine"));
        pair.play();
        let record = pair.record();
        record.lines().filter(|line| line.starts_with("  [")).map(str::to_owned).collect::<Vec<_>>()
    };
    let (first, second) = (faces(1), faces(2));
    assert!(first.len() > 5 && first != second);
}

#[test]
fn what_keeps_secrets_does_not_go_by_file() {
    for (game, scenario) in [("black-skies", "duel"), ("full-thrust", "hide-and-seek")] {
        let opening = Opening::scenario(scenario);
        let mail = Mail::invite(&games::SHELF, game, &opening, (Seat(0), "Ada"), [1; 32]);
        let why = mail.err().expect("it is refused").to_string();
        assert!(why.contains("the rules hide something from a seat"), "{game}: {why}");
    }
}

#[test]
fn a_battle_is_kept_and_lost_and_taken_up_again() {
    let mut pair = Pair::new("full-thrust", "line-duel", 3, Some("doctrine"));
    let mut lost = 0;
    while !pair.is_over() {
        for who in [0, 1] {
            pair.write(who);
            let kept = pair.mails[who].kept();
            let again = Mail::open(&games::SHELF, &kept).unwrap_or_else(|error| panic!("{error}\n{kept}"));
            assert_eq!(again.kept(), kept);
            assert_eq!(again.letter(), pair.mails[who].letter());
            pair.mails[who] = again;
            pair.deliver(who).expect("an honest letter");
            if lost < 2 * pair.mails[0].battle().revealed() {
                // A lost browser: the recovery text and the other's copy are enough, also for a seal not yet opened.
                lost += 1;
                let history = pair.mails[1 - who].history().expect("it has begun");
                assert!(!history.contains("secret"), "the other's copy tells no secret");
                let recovery = pair.mails[who].recovery();
                pair.mails[who] =
                    Mail::recover(&games::SHELF, &recovery, &history).expect("it is taken up again");
            }
        }
    }
    assert!(lost > 4 && verify(&games::SHELF, &pair.record()).is_ok());
}

#[test]
fn a_concession_is_signed_by_the_seat_that_it_costs() {
    let mut pair = Pair::new("ftl", "duel", 7, None);
    for _ in 0..3 {
        for who in [0, 1, 0] {
            pair.write(who);
            pair.deliver(who).expect("an honest letter");
        }
    }
    let who = usize::from(pair.mails[0].concede().is_err());
    assert!(who == 0 || pair.mails[1].concede().is_ok());
    for who in [0, 1, 0] {
        pair.deliver(who).expect("an honest letter");
    }
    assert!(pair.is_over());
    let record = pair.record();
    let proof = verify(&games::SHELF, &record).expect("it is true");
    let said = proof.outcome.expect("it is over");
    assert!(said.contains("concedes"), "{said}");
    let loser = format!("~ signed {} ", who + 1);
    let without: Vec<&str> = record.lines().filter(|line| !line.starts_with(&loser)).collect();
    let fault = verify(&games::SHELF, &(without.join("\n") + "\n")).expect_err("the loser has not signed");
    assert_eq!(fault.kind, "signature", "{fault}");
}

#[test]
fn a_recovery_text_copied_wrongly_or_of_another_battle_is_refused() {
    let pair = Pair::new("ftl", "duel", 1, None);
    let other = Pair::new("ftl", "duel", 2, None);
    let history = pair.mails[1].history().expect("it has begun");
    let recovery = pair.mails[0].recovery();
    assert!(Mail::recover(&games::SHELF, &recovery.to_lowercase(), &history).is_ok());
    for (text, history) in
        [(&recovery[1..], &history[..]), (&other.mails[0].recovery(), &history), (&recovery, "")]
    {
        assert!(Mail::recover(&games::SHELF, text, history).is_err());
    }
}

#[test]
fn the_same_bytes_make_the_same_battle() {
    let record = || {
        let mut rng = Seeded::new(4);
        let mail =
            Mail::invite(&games::SHELF, "ftl", &Opening::scenario("duel"), (Seat(1), "Ada"), fresh(&mut rng));
        mail.expect("it goes by file").kept()
    };
    assert_eq!(record(), record());
}
