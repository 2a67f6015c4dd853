//! Shares: the legal splits of a ship's Reserve over its boxes (SS-1.3, SS-1.4), counted, listed and drawn.

use std::ops::ControlFlow;

use engine::outline::{Number, Outline};
use engine::{Refusal, Seeded};

use crate::catalogue;
use crate::clauses;
use crate::notation::NOTHING;
use crate::orders::Dealt;
use crate::queue::waiting;
use crate::rules::SimpleSpaceships;
use crate::state::{Name, PanelBox, Ship, State};

/// The limits of one ship's assignment: its dice in Reserve, the room in each box, and the least for Movement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Share {
    pub(crate) waiting: u8,
    pub(crate) room: [u8; 3],
    pub(crate) least: u8,
}

impl Share {
    /// Returns the limits for the ship at a place of the list.
    #[inline]
    pub(crate) fn of(rules: &SimpleSpaceships, state: &State, place: usize) -> Self {
        let panel = state.ships[place].panel;
        let caps = rules.cards[place].caps;
        let waiting = panel[PanelBox::Reserve];
        let room = |i: usize| caps[i].saturating_sub(panel.0[i]).min(waiting);
        let least = u8::from(panel[PanelBox::Movement] == 0 && waiting > 0);
        Self { waiting, room: [room(0), room(1), room(2)], least }
    }

    /// Counts the splits with these dice in Defence and Attack: one for each number of dice that may go to Movement.
    #[inline]
    const fn ways(&self, defence: u8, attack: u8) -> u32 {
        let left = self.waiting - defence - attack;
        let most = if left < self.room[1] { left } else { self.room[1] };
        if most < self.least { 0 } else { (most - self.least) as u32 + 1 }
    }

    /// Returns `true` if there is more than one split.
    #[inline]
    pub(crate) fn is_free(&self) -> bool {
        // With nothing in Defence and Attack there is a choice in most positions, and no need to count further.
        self.ways(0, 0) > 1 || self.size() > 1
    }

    /// Counts the splits with these dice in Defence.
    #[inline]
    fn row(&self, defence: u8) -> u32 {
        let left = self.waiting - defence;
        if self.room[1] >= left && self.room[2] >= left {
            // Without caps, each further die in Attack leaves one die fewer for Movement.
            let most = u32::from((left + 1).saturating_sub(self.least));
            return most * (most + 1) / 2;
        }
        (0..=self.room[2].min(left)).map(|attack| self.ways(defence, attack)).sum()
    }

    /// Counts all splits.
    #[inline]
    pub(crate) fn size(&self) -> u32 {
        (0..=self.room[0]).map(|defence| self.row(defence)).sum()
    }

    /// Returns the split of that number, which is below the size.
    #[inline]
    pub(crate) fn nth(&self, number: u32) -> Dealt {
        let (mut left, mut defence) = (number, 0);
        while defence < self.room[0] && left >= self.row(defence) {
            left -= self.row(defence);
            defence += 1;
        }
        for attack in 0..=self.room[2].min(self.waiting - defence) {
            let ways = self.ways(defence, attack);
            if left < ways {
                return [defence, self.least + left as u8, attack];
            }
            left -= ways;
        }
        self.idle()
    }

    /// Returns a split, uniformly at random.
    #[inline]
    pub(crate) fn sample(&self, rng: &mut Seeded) -> Dealt {
        self.nth(rng.below(self.size()))
    }

    /// Visits every split.
    pub(crate) fn visit(&self, f: &mut dyn FnMut(Dealt) -> ControlFlow<()>) -> ControlFlow<()> {
        (0..self.size()).try_for_each(|number| f(self.nth(number)))
    }

    /// Returns the split for a silent seat: a die to Movement if there must be one, and nothing else.
    pub(crate) const fn idle(&self) -> Dealt {
        [0, self.least, 0]
    }

    /// Returns the outline of the ship's part of an assignment; together its boxes get at most the dice in Reserve.
    pub(crate) fn outline(&self, ship: Name) -> Outline {
        let boxes = [
            (PanelBox::Movement, "movement", catalogue::LABEL_MOVEMENT),
            (PanelBox::Attack, "attack", catalogue::LABEL_ATTACK),
            (PanelBox::Defence, "defence", catalogue::LABEL_DEFENCE),
        ];
        let dealt =
            boxes.into_iter().filter(|(of, ..)| self.room[*of as usize] > 0).map(|(of, key, label)| {
                let number = Number::to(1, i32::from(self.room[of as usize])).spending("Reserve");
                let number = Outline::number(number).prefixed(of.letter().to_string()).role(key, label);
                if of == PanelBox::Movement && self.least > 0 { number } else { number.optional() }
            });
        let dealt = Outline::all(dealt).joined(" ").or(NOTHING).prefixed(format!("{ship} "));
        dealt
            .about(ship.to_string())
            .role("share", catalogue::LABEL_RESERVE)
            .limited("Reserve", u32::from(self.waiting))
    }

    /// Refuses a split that the ship may not make.
    ///
    /// # Errors
    /// The clause that is broken.
    pub(crate) fn check(&self, ship: &Ship, subject: &str, dealt: Dealt) -> Result<(), Refusal> {
        let refuse = |clause, reason: String| Err(Refusal::new(clause, subject, reason));
        let sum: u32 = dealt.iter().map(|n| u32::from(*n)).sum();
        if sum > u32::from(self.waiting) {
            return refuse(clauses::PANEL, catalogue::reserve_holds(dice(sum), self.waiting));
        }
        for (of, (n, room)) in PanelBox::FUNCTIONS.into_iter().zip(dealt.into_iter().zip(self.room)) {
            if n > room {
                let what = match (ship.panel[of], room) {
                    (0, 0) => catalogue::design_uses_none(of),
                    (0, room) => catalogue::design_has_at_most(room, of),
                    (held, room) => catalogue::design_has_at_most_of(held + room, of, held),
                };
                return refuse(clauses::CAPS, what);
            }
        }
        if dealt[1] < self.least {
            return refuse(clauses::ONE_TO_MOVE, catalogue::MOVEMENT_NEEDS_ONE.to_owned());
        }
        Ok(())
    }
}

/// Returns the seats that assign when both sides write at once: those with a choice; if none has one, those with dice.
pub(crate) fn ask_both(rules: &SimpleSpaceships, state: &State) -> u8 {
    let with = |is: &dyn Fn(usize) -> bool| {
        (0..2).fold(0, |all, side| if waiting(rules, state, side).any(is) { all | 1 << side } else { all })
    };
    let choosing = with(&|place| Share::of(rules, state, place).size() > 1);
    if choosing == 0 { with(&|_| true) } else { choosing }
}

/// Writes a number of dice in words.
pub(crate) fn dice(n: u32) -> String {
    if n == 1 { "1 die".to_owned() } else { format!("{n} dice") }
}
