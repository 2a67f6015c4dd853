//! Two simulated players of a battle by file.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use captains::Budget;
use engine::{Demand, Seat, Seeded};
use seals::Mail;
use shelf::Opening;

/// Two players, seat 1 first; seat 1 makes the battle.
pub struct Pair {
    pub mails: [Mail; 2],
    pub rng: Seeded,
    pub pen: Pen,
}

/// The orders of simulated players. They follow from the seed and the position, so that every run of a seed leads to one
/// battle.
#[derive(Clone, Copy)]
pub struct Pen {
    /// The captain that writes the orders; without one they are drawn at random.
    captain: Option<&'static str>,
    seed: u64,
    /// Differs for players of whom one has lost its copy: they seal with other random bytes.
    again: u8,
}

impl Pen {
    /// Writes an order for a player who must, and says whether there was one to write.
    pub fn write(self, mail: &mut Mail) -> bool {
        if !mail.must_write() {
            return false;
        }
        let (seat, revealed) = (mail.seat(), mail.battle().revealed() as u64);
        let mut rng = Seeded::new(self.seed ^ ((revealed * 2 + u64::from(seat.0) + 1) << 16));
        let seed = rng.bits();
        let advice = self.captain.map(|captain| {
            let advice = mail.battle().advise(seat, captain, seed, &mut Budget::new(50, &mut || false));
            advice.expect("it is asked").expect("a captain").order
        });
        let order = advice.unwrap_or_else(|| mail.battle().drawn(seat, seed));
        let bytes = fresh(&mut rng).map(|byte| byte ^ self.again);
        mail.order(&order, bytes).unwrap_or_else(|error| panic!("{order}: {error}"));
        true
    }
}

/// Returns orders, dice and events of a battle: everything that does not say who sealed and opened, with which keys.
pub fn result(mail: &Mail) -> Vec<String> {
    let battle = mail.battle();
    let blocks = (0..battle.revealed()).filter_map(|index| battle.block(index));
    let counts = |line: &&str| !line.starts_with("~ ") && !line.starts_with("= ");
    blocks.map(|block| block.lines().filter(counts).collect::<Vec<_>>().join("\n")).collect()
}

/// Returns a hash of texts, by which equal states are recognised.
pub fn fingerprint(texts: &[String]) -> u64 {
    let mut hasher = DefaultHasher::new();
    texts.hash(&mut hasher);
    hasher.finish()
}

/// Returns random bytes.
pub fn fresh(rng: &mut Seeded) -> [u8; 32] {
    std::array::from_fn(|_| rng.below(256) as u8)
}

impl Pair {
    /// Returns a battle in which both have their keys.
    pub fn new(game: &str, scenario: &str, seed: u64, captain: Option<&'static str>) -> Self {
        let mut rng = Seeded::new(seed);
        let opening = Opening::scenario(scenario);
        let ada = Mail::invite(&games::SHELF, game, &opening, (Seat(0), "Ada"), fresh(&mut rng))
            .expect("it goes by file");
        let ben =
            Mail::join(&games::SHELF, &ada.letter(), "Ben", fresh(&mut rng)).expect("it is an invitation");
        let mut pair = Self { mails: [ada, ben], rng, pen: Pen { captain, seed, again: 0 } };
        assert!(pair.deliver(1).expect("an answer"), "the answer says something new");
        pair
    }

    /// Takes the letter of one player to the other. Returns whether it said anything new.
    pub fn deliver(&mut self, from: usize) -> Result<bool, seals::mail::MailError> {
        let letter = self.mails[from].letter();
        self.mails[1 - from].take(&games::SHELF, &letter)
    }

    /// Writes an order for a player who must, and says whether there was one to write.
    pub fn write(&mut self, who: usize) -> bool {
        self.pen.write(&mut self.mails[who])
    }

    /// Returns another copy of the battle: each player opens what it keeps. A player who has lost that takes the battle up
    /// again with its recovery text and the other's copy.
    pub fn copy(&self, lost: Option<usize>) -> Self {
        let again = |who: usize| {
            let mail = &self.mails[who];
            if lost != Some(who) {
                return Mail::open(&games::SHELF, &mail.kept()).expect("it is kept");
            }
            let history = self.mails[1 - who].history().expect("it has begun");
            Mail::recover(&games::SHELF, &mail.recovery(), &history).expect("it is taken up again")
        };
        let pen = Pen { again: u8::from(lost.is_some()), ..self.pen };
        Self { mails: [again(0), again(1)], rng: Seeded::new(0), pen }
    }

    /// Plays with letters that arrive at once, until the battle is over or one player has sent so many letters.
    pub fn in_turn(&mut self, letters: usize, vanishes: usize) {
        let mut sent = 0;
        while sent < letters && !self.is_over() {
            for who in [0, 1] {
                self.write(who);
                if who == vanishes {
                    if sent == letters {
                        return;
                    }
                    sent += 1;
                }
                self.deliver(who).expect("an honest letter");
            }
        }
    }

    /// Lets the first player concede. Returns its record.
    pub fn concede(&mut self) -> String {
        self.mails[0].concede().expect("it has not opened");
        self.record()
    }

    /// Lets the first player claim the battle, because the other one has not sealed. Returns its record.
    pub fn claim_unsealed(&mut self) -> String {
        self.write(0);
        self.mails[0].claim().expect("the other has not sealed");
        self.record()
    }

    /// Lets the first player claim the battle, because the other one has sealed and not opened. Returns its record.
    pub fn claim_unopened(&mut self) -> String {
        for from in [1, 0] {
            self.deliver(from).expect("an honest letter");
        }
        assert!(self.write(0) && self.write(1));
        self.deliver(1).expect("an honest letter");
        self.mails[0].claim().expect("the other has not opened");
        self.record()
    }

    /// Plays to the end over a post that loses, repeats and delays letters.
    pub fn play(&mut self) {
        let mut underway: Vec<(usize, String)> = Vec::new();
        for _ in 0..20_000 {
            if self.is_over() {
                return;
            }
            for who in [0, 1] {
                self.write(who);
                underway.push((who, self.mails[who].letter()));
            }
            let at = self.rng.below(underway.len() as u32) as usize;
            let (from, letter) = match self.rng.below(3) {
                0 => underway.swap_remove(at),
                1 => underway[at].clone(),
                _ => continue,
            };
            let before = self.mails[1 - from].kept();
            let new = self.mails[1 - from].take(&games::SHELF, &letter).expect("an honest letter is taken");
            assert_eq!(new, self.mails[1 - from].kept() != before, "what is new is kept");
            let length = underway.len();
            underway.drain(..length.saturating_sub(6));
        }
        panic!("the battle does not end");
    }

    /// Returns `true` once both have signed the end.
    pub fn is_over(&self) -> bool {
        self.mails.iter().all(|mail| {
            let over = matches!(mail.battle().demand(), Demand::Over(_));
            over && mail.playing().is_some_and(|playing| playing.signed().len() == 2)
        })
    }

    /// Returns the record of the first player.
    pub fn record(&self) -> String {
        self.mails[0].playing().expect("it has begun").record()
    }
}
