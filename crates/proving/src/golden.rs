//! Golden records: battles of captains and at random, with real dice, conceded, or drawn by agreement.
//!
//! With `UPDATE_RECORDS=1` in the environment, records of a wing's list that do not exist yet are written, and no
//! others. From format 2 on a record replays for ever: never rewrite one.

use std::fs;

use captains::Budget;
use engine::record::{DiceSource, Record};
use engine::{Demand, Seat};
use shelf::{AnyBattle, Game, Opening};

use crate::tree;
use crate::wing::Wing;

/// The end of a battle of the list.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// By its rules.
    Rules,
    /// Seat 2 concedes after this number of decisions.
    Conceded(usize),
    /// Both agree to a draw after this number of decisions.
    Agreed(usize),
}

/// A battle whose record is kept.
#[derive(Clone, Copy)]
pub struct Golden {
    /// The name of its file in `records/`, without the ending.
    pub file: &'static str,
    /// The scenario.
    pub scenario: &'static str,
    /// The options that are set for it.
    pub options: &'static [(&'static str, &'static str)],
    /// The captain that writes for both seats.
    pub captain: &'static str,
    /// `true` if faces are typed in instead of drawn from a seed.
    pub typed: bool,
    /// The end of the battle.
    pub end: End,
}

impl Golden {
    /// Returns a battle between captains by doctrine, without options.
    pub const fn of(file: &'static str, scenario: &'static str, end: End) -> Self {
        Self { file, scenario, options: &[], captain: "doctrine", typed: false, end }
    }
}

impl Golden {
    fn opening(&self) -> Opening {
        Opening {
            options: self
                .options
                .iter()
                .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
                .collect(),
            dice: if self.typed { DiceSource::Typed } else { DiceSource::Seed(17) },
            names: vec![self.captain.to_owned(); 2],
            ..Opening::scenario(self.scenario)
        }
    }

    /// Plays the battle to its end.
    fn play(&self, game: &dyn Game) -> Box<dyn AnyBattle> {
        let mut battle =
            game.open(&self.opening()).unwrap_or_else(|flaws| panic!("{}: {flaws:?}", self.file));
        let mut face = 0;
        while let Demand::Orders(seats) = battle.demand() {
            match self.end {
                End::Conceded(after) if battle.revealed() >= after => {
                    battle.concede(Seat(1)).expect("it goes on");
                }
                End::Agreed(after) if battle.revealed() >= after => {
                    battle.agree(Seat(1)).expect("it goes on");
                    assert_eq!(battle.agreed().len(), 1, "one is not enough");
                    battle.agree(Seat(0)).expect("it goes on");
                }
                _ => self.decide(&mut *battle, &seats.iter().collect::<Vec<_>>(), &mut face),
            }
        }
        battle
    }

    /// Writes the orders of one decision, and rolls the dice for it.
    fn decide(&self, battle: &mut dyn AnyBattle, seats: &[Seat], face: &mut u32) {
        let seed = battle.revealed() as u64 + 1;
        for seat in seats {
            let mut budget = Budget { nodes: 1, stop: &mut || false, crew: None };
            let advice = battle.advise(*seat, self.captain, seed, &mut budget).expect("it is asked");
            let order = advice.expect("there is such a captain").order;
            battle.seal(*seat, &order).unwrap_or_else(|error| panic!("{}: {order}: {error}", self.file));
        }
        while let Some(wanted) = battle.wanted().cloned() {
            *face = (*face * 7 + 3) % 1009;
            let die = (*face % u32::from(wanted.faces)) as u8 + 1;
            battle.roll_in(&[die]).expect("a face of that die");
        }
    }
}

/// Demands that every battle of the list has its record.
pub fn every_battle_of_the_list_has_its_record(wing: &Wing) {
    for golden in wing.golden {
        let path = wing.record(golden.file);
        if tree::switch("UPDATE_RECORDS") && !path.exists() {
            fs::write(&path, golden.play(wing.game).record())
                .unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        }
        let text = fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        let header =
            Record::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display())).header;
        let opening = golden.opening();
        assert_eq!(
            (header.scenario.as_str(), &header.options, &header.dice, &header.names),
            (golden.scenario, &opening.options, &opening.dice, &opening.names),
            "{}",
            path.display()
        );
        let last = match golden.end {
            End::Rules => continue,
            End::Conceded(_) => "\nend\n> 2  concedes\n= ",
            End::Agreed(_) => "\nend\n> 1  agrees\n> 2  agrees\n= ",
        };
        assert!(text.contains(last), "{}", path.display());
    }
}
