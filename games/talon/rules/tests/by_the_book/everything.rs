//! Everything that may be said at a point of a battle, one by one, and counts of lines of play.

use super::page::{Book, Buy, Plan, Say, Stage};

impl Book {
    /// Returns everything a side may say now.
    pub fn everything(&self, side: usize) -> Vec<Say> {
        if let Some(ask) = &self.question {
            return ask.may.clone();
        }
        match self.stage {
            Stage::Buy => self.all_buys(side).into_iter().map(Say::Buy).collect(),
            Stage::Move => self.moves(),
            Stage::Fire => self.shots(),
            Stage::Phase => self.all_plans(side).into_iter().map(Say::Plan).collect(),
            Stage::Begin | Stage::Over => Vec::new(),
        }
    }

    /// Counts the orders a side may say now; `None` if there are too many to be listed one by one.
    pub fn few(&self, side: usize) -> Option<u128> {
        if self.question.is_some() {
            return Some(self.everything(side).len() as u128);
        }
        let many: u128 = match self.stage {
            Stage::Buy => self.fleet(side).iter().map(|v| 1 + self.wares(*v).len() as u128).product(),
            Stage::Phase => self.choosers(side).iter().map(|v| self.plans(*v).len() as u128).product(),
            Stage::Fire => {
                let of =
                    |(v, g): &(usize, usize)| self.aims(*v, *g).len().pow(self.vessels[*v].guns(*g) as u32);
                self.could_fire().iter().map(|group| of(group) as u128).sum()
            }
            _ => 1,
        };
        (many <= 3_000).then(|| self.everything(side).len() as u128)
    }

    fn all_buys(&self, side: usize) -> Vec<Vec<(usize, Buy)>> {
        let mut all: Vec<Vec<(usize, Buy)>> = vec![Vec::new()];
        for v in self.fleet(side) {
            let mut longer = all.clone();
            for ware in self.wares(v) {
                longer.extend(all.iter().map(|list| [&list[..], &[(v, ware.clone())]].concat()));
            }
            all = longer;
        }
        all.retain(|buys| self.legal_buys(side, buys));
        all
    }

    fn all_plans(&self, side: usize) -> Vec<Vec<(usize, Plan)>> {
        let mut all: Vec<Vec<(usize, Plan)>> = vec![Vec::new()];
        for v in self.choosers(side) {
            let mut longer = Vec::new();
            for plan in self.plans(v) {
                longer.extend(all.iter().map(|list| [&list[..], &[(v, plan)]].concat()));
            }
            all = longer;
        }
        all
    }

    /// Returns the plans that one vessel may choose in a power phase.
    pub fn plans(&self, v: usize) -> Vec<Plan> {
        let (retreat, off) = self.outs(v);
        let mut all = Vec::new();
        if self.rows(v).is_empty() {
            return all;
        }
        for row in self.rows(v) {
            all.push(Plan::Row(row, false));
            if retreat {
                all.push(Plan::Row(row, true));
            }
        }
        if off {
            all.push(Plan::Off);
        }
        all
    }

    /// Counts the lines of play without dice, to a depth.
    pub fn lines(&self, depth: u32) -> u128 {
        if depth == 0 {
            return 1;
        }
        let mut joint: Vec<Vec<Say>> = vec![Vec::new()];
        for side in &self.asked {
            let all = self.everything(*side);
            joint = joint
                .iter()
                .flat_map(|j| all.iter().map(|say| [&j[..], std::slice::from_ref(say)].concat()))
                .collect();
        }
        if self.asked.is_empty() {
            return 0;
        }
        let played = joint.into_iter().map(|said| {
            let mut page = self.clone();
            page.decide(said, Vec::new());
            page.lines(depth - 1)
        });
        played.sum()
    }
}

#[cfg(test)]
mod tests {
    use super::super::hexes::axial;
    use super::super::page::{Book, Stage, Vessel};
    use super::super::tables::classes;

    /// A vessel: class, side, row of its curve, hex and facing.
    type Stands<'a> = (&'a str, usize, usize, (i64, i64), i64);

    /// Returns a battle with these ships at the first question of an impulse, counted from 0.
    fn book(ships: &[Stands<'_>], impulse: usize) -> Book {
        let kinds = classes();
        let mut vessels = Vec::new();
        for (kind, side, row, (q, r), face) in ships {
            let class = kinds.iter().find(|c| c.id == **kind).expect("a class");
            let mut vessel = Vessel::new(&format!("{kind}-{}", vessels.len()), *side, class);
            (vessel.at, vessel.face, vessel.row) = (axial(*q, *r), *face, *row);
            vessel.power = class.curve[*row][0];
            vessels.push(vessel);
        }
        let mut book = Book::of(vessels);
        book.impulse = impulse;
        book.stage = Stage::Begin;
        book.begin();
        book
    }

    #[test]
    fn transports_are_counted_as_on_paper() {
        // Both fly at their highest speed, 3, at which they have no power; they move in B, D and F.
        let far = book(&[("TR", 0, 0, (8, 2), 1), ("T-TR", 1, 0, (17, 2), 4)], 0);
        assert_eq!([1, 2, 3, 4].map(|depth| far.lines(depth)), [3, 9, 31, 101]);
    }

    #[test]
    fn power_and_then_moves_are_counted_as_on_paper() {
        let last = book(&[("TR", 0, 1, (8, 2), 1), ("T-TR", 1, 1, (17, 2), 4)], 5);
        assert_eq!([1, 2, 3, 4, 5].map(|depth| last.lines(depth)), [7, 23, 161, 529, 4761]);
    }
}
