//! The order of play as the clauses say it, and the orders legal at each point: TAL-1.2, TAL-1.3, TAL-9.2, TAL-16.

use engine::Clause;

use super::hexes::FRONT;
use super::page::{Ask, Book, Say, Stage, Thread, Told};
use super::spending::said_of;

impl Book {
    /// Plays the orders said with the dice that fell: a decision, or one more answer inside one.
    pub fn decide(&mut self, said: Vec<Say>, rolled: Vec<(Clause, u8, u8)>) {
        let thread = match self.thread.take() {
            Some(mut thread) => {
                thread.answers.extend(said);
                thread.rolled.extend(rolled);
                thread
            }
            None => Thread { before: Box::new(self.clone()), said, answers: Vec::new(), rolled },
        };
        let mut page = (*thread.before).clone();
        page.rolled = thread.rolled.clone().into();
        page.answers = thread.answers.clone().into();
        page.question = None;
        match page.run(&thread.said) {
            Ok(asked) => page.asked = asked,
            Err(ask) => {
                page.asked = vec![ask.side];
                page.question = Some(ask);
                page.thread = Some(thread);
            }
        }
        assert!(page.answers.is_empty(), "an answer nobody asked for: {:?}", page.answers);
        *self = page;
    }

    /// Plays from the set-up to the first question.
    pub fn begin(&mut self) {
        self.stage = Stage::Begin;
        self.opening = true;
        self.asked = self.flow().unwrap_or_else(|ask| panic!("{ask:?}"));
        self.opening = false;
    }

    fn run(&mut self, said: &[Say]) -> Result<Vec<usize>, Ask> {
        match (self.stage, &said[0]) {
            (Stage::Buy, Say::Buy(buys)) => {
                for (v, buy) in buys {
                    self.buy(*v, buy);
                }
                self.stage = Stage::Move;
            }
            (Stage::Move, Say::Done) => self.stage = Stage::Fire,
            (Stage::Move, say) => self.carry_out(say)?,
            (Stage::Fire, Say::Done) => self.end_turn(),
            (Stage::Fire, Say::Fire(v, group, aims)) => self.shoot(*v, *group, aims)?,
            (Stage::Phase, Say::Plan(_)) => self.end_round(&said_of(said))?,
            (stage, say) => panic!("{say:?} in {stage:?}"),
        }
        self.flow()
    }

    fn flow(&mut self) -> Result<Vec<usize>, Ask> {
        loop {
            if self.decided() {
                return Ok(Vec::new());
            }
            let side = self.active();
            match self.stage {
                Stage::Begin => self.begin_turn(),
                Stage::Buy
                    if (0..self.vessels.len())
                        .any(|v| self.vessels[v].side == side && !self.wares(v).is_empty()) =>
                {
                    return Ok(vec![side]);
                }
                Stage::Buy => self.stage = Stage::Move,
                Stage::Move => {
                    self.hold_fast();
                    match &self.moves()[..] {
                        [Say::Done] => self.stage = Stage::Fire,
                        // Before the first order nothing is carried out that could need a die.
                        [_] if self.opening => return Ok(vec![side]),
                        [only] => self.carry_out(&only.clone())?,
                        _ => return Ok(vec![side]),
                    }
                }
                Stage::Fire if self.could_fire().is_empty() => self.end_turn(),
                Stage::Fire => return Ok(vec![side]),
                Stage::Phase => {
                    let asked: Vec<usize> = (0..2).filter(|side| self.chooses(*side)).collect();
                    if !asked.is_empty() {
                        return Ok(asked);
                    }
                    self.end_round(&[])?;
                }
                Stage::Over => return Ok(Vec::new()),
            }
        }
    }

    /// Expires the reinforcements that the side bought in this impulse (TAL-1.3).
    fn begin_turn(&mut self) {
        let (side, impulse) = (self.active(), self.impulse);
        for v in self.vessels.iter_mut().filter(|v| v.side == side) {
            (v.moved, v.launched) = (false, false);
            for extra in v.extra.iter_mut().filter(|(_, bought)| *bought == impulse) {
                *extra = (0, 0);
            }
        }
        self.missiles.iter_mut().filter(|m| m.side == side).for_each(|m| m.moved = false);
        self.stage = Stage::Buy;
    }

    fn end_turn(&mut self) {
        self.repair();
        self.stage = Stage::Begin;
        if self.half == 0 {
            self.half = 1;
            return;
        }
        self.settle_initiative();
        for v in &mut self.vessels {
            v.down.iter_mut().flatten().for_each(|new| *new = false);
        }
        self.half = 0;
        self.hold_ahead();
        if self.stage == Stage::Over {
            return;
        }
        if self.impulse == 5 {
            self.charge();
            self.stage = Stage::Phase;
        } else {
            self.impulse += 1;
        }
    }

    /// Counts the impulses in a row in which a side holds the enemy ahead, and decides the turning circle at three
    /// (TAL-16).
    fn hold_ahead(&mut self) {
        if !self.circling {
            return;
        }
        for side in 0..2 {
            let ahead = self.fleet(side).iter().any(|v| {
                self.fleet(1 - side).iter().any(|o| {
                    let (of, to) = (&self.vessels[*v], self.vessels[*o].at);
                    of.at.range(to) <= 3 && of.at.arcs(of.face, to).contains(&FRONT)
                })
            });
            self.held[side] = if ahead { self.held[side] + 1 } else { 0 };
        }
        let [one, other] = self.held.map(|held| held >= 3);
        if one != other {
            self.over(Some(usize::from(other)));
        }
    }

    fn end_round(&mut self, said: &[(usize, super::page::Plan)]) -> Told {
        let mut plans = said.to_vec();
        plans.extend(self.forced());
        self.phase(&plans)?;
        for v in &mut self.vessels {
            v.down.iter_mut().flatten().for_each(|new| *new = false);
        }
        if self.decided() {
            return Ok(());
        }
        if self.round == self.limit {
            let points = [0, 1].map(|side| self.points(side));
            self.over(if points[0] == points[1] { None } else { Some(usize::from(points[1] > points[0])) });
            return Ok(());
        }
        (self.round, self.impulse, self.half, self.stage) = (self.round + 1, 0, 0, Stage::Begin);
        Ok(())
    }

    fn over(&mut self, winner: Option<usize>) {
        (self.stage, self.winner) = (Stage::Over, winner);
    }

    /// Decides the battle if a side has no ship on the map; returns `true` if it is over (TAL-16).
    fn decided(&mut self) -> bool {
        if self.stage != Stage::Over {
            match [0, 1].map(|side| self.fleet(side).is_empty()) {
                [false, false] => return false,
                [true, true] => self.over(None),
                [one, _] => self.over(Some(usize::from(one))),
            }
        }
        true
    }

    /// Returns `true` if a side may say this now.
    pub fn legal(&self, side: usize, say: &Say) -> bool {
        if !self.asked.contains(&side) {
            return false;
        }
        if let Some(ask) = &self.question {
            return ask.may.contains(say);
        }
        match (self.stage, say) {
            (Stage::Buy, Say::Buy(buys)) => self.legal_buys(side, buys),
            (Stage::Move, say) => self.moves().contains(say),
            (Stage::Fire, Say::Done) => true,
            (Stage::Fire, Say::Fire(v, group, aims)) => {
                self.vessels[*v].side == side
                    && *group < self.vessels[*v].bars.len()
                    && self.legal_shot(*v, *group, aims)
            }
            (Stage::Phase, Say::Plan(plans)) => self.legal_plan(side, plans),
            _ => false,
        }
    }
}
