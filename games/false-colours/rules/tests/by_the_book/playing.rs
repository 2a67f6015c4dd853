//! The order of play: the flags, then calls, movement, fire and the end of each turn.

use std::collections::VecDeque;

use crate::by_the_book::legal::{Line, Say};
use crate::by_the_book::page::{Page, hexes, in_arc};

/// Things that happened, so that no rule goes untested.
pub type Happened = Vec<&'static str>;

impl Page {
    /// Plays one decision of both sides with these faces; returns the faces that it did not use.
    pub fn play(&mut self, says: &[Say; 2], faces: &[u8], happened: &mut Happened) -> VecDeque<u8> {
        let mut dice: VecDeque<u8> = faces.iter().copied().collect();
        if self.turn == 0 {
            self.choose(says);
            return dice;
        }
        let calls = [0, 1].map(|side| if let Say::Turn(_, call) = &says[side] { call.clone() } else { None });
        for (side, call) in calls.iter().enumerate() {
            if let Some(name) = call {
                self.call(side, name, happened);
            }
        }
        let lines: Vec<Line> = says
            .iter()
            .flat_map(|say| if let Say::Turn(lines, _) = say { lines.clone() } else { Vec::new() })
            .collect();
        self.sail(&lines);
        let harm = self.fire(&lines, &mut dice, happened);
        for (ship, hits) in self.ships.iter_mut().zip(harm) {
            let stood = ship.on_table();
            ship.hull = (ship.hull - hits).max(0);
            if stood && !ship.on_table() {
                happened.push(if ship.flag { "a flagship lost" } else { "a ship lost" });
            }
        }
        self.finish(happened);
        dice
    }

    /// Chooses the flagships (FC-2.1).
    fn choose(&mut self, says: &[Say; 2]) {
        for say in says {
            if let Say::Flag(name) = say {
                let place = self.find(name).expect("a ship");
                self.ships[place].flag = true;
            }
        }
        self.shown = [self.open; 2];
        self.turn = 1;
    }

    /// Makes a call (FC-4).
    fn call(&mut self, side: usize, name: &str, happened: &mut Happened) {
        self.made[side] += 1;
        let most = self.hull;
        let place = self.find(name).expect("a ship");
        let ship = &mut self.ships[place];
        if ship.flag {
            self.shown[1 - side] = true;
            return happened.push("a true call");
        }
        ship.called_falsely = true;
        happened.push("a false call repairs");
        ship.hull = (ship.hull + 1).min(most);
        if !self.shown[1 - side] && self.known(1 - side) {
            happened.push("the last suspect by a call");
        }
    }

    /// Moves all ships (FC-5).
    fn sail(&mut self, lines: &[Line]) {
        for line in lines {
            let place = self.find(&line.ship).expect("a ship");
            let ship = &mut self.ships[place];
            (ship.at, ship.facing) = ship.after(line.turn, line.ahead);
            ship.evades = line.stance == "evade";
        }
    }

    /// Returns the range at which one ship can shoot at another; `None` if it cannot (FC-6.1).
    fn range(&self, from: usize, to: usize) -> Option<i64> {
        let (firer, target) = (&self.ships[from], &self.ships[to]);
        let range = hexes(firer.at, target.at);
        let can = target.on_table() && range <= 4 && in_arc(firer.at, firer.facing, target.at);
        can.then_some(range)
    }

    /// Fires all shots, and returns the hits on each ship (FC-6).
    fn fire(&mut self, lines: &[Line], dice: &mut VecDeque<u8>, happened: &mut Happened) -> Vec<i64> {
        let mut harm = vec![0; self.ships.len()];
        for line in lines {
            let Some(named) = &line.target else { continue };
            let (from, named) = (self.find(&line.ship).expect("a ship"), self.find(named).expect("a ship"));
            let side = self.ships[from].side;
            let broadside = line.stance == "broadside";
            if broadside {
                happened.push(if self.known(side) { "a broadside" } else { "a broadside shows the flag" });
                self.shown[side] = true;
            }
            let Some((target, number)) = self.aim(from, named, broadside) else {
                happened.push(if broadside { "a broadside at nothing" } else { "no shot" });
                continue;
            };
            if target != named {
                happened.push("another target");
            }
            let least = if self.ships[target].evades { 6 } else { 5 };
            for _ in 0..number {
                let face = dice.pop_front().expect("a die for every shot");
                if face >= least {
                    harm[target] += 1;
                } else if face == 5 {
                    happened.push("evaded");
                }
            }
        }
        harm
    }

    /// Returns the target of a shot and its dice; `None` if there are none (FC-6.2, FC-6.3, FC-6.5).
    fn aim(&self, from: usize, named: usize, broadside: bool) -> Option<(usize, i64)> {
        let by_range = |range: i64| if range <= 2 { 2 } else { 1 };
        let more = if broadside { 2 } else { 0 };
        if let Some(range) = self.range(from, named) {
            return Some((named, by_range(range) + more));
        }
        let mut nearest: Option<(usize, i64)> = None;
        for place in 0..self.ships.len() {
            if self.ships[place].side == self.ships[from].side {
                continue;
            }
            if let Some(range) = self.range(from, place)
                && nearest.is_none_or(|(_, least)| range < least)
            {
                nearest = Some((place, range));
            }
        }
        let (target, range) = nearest?;
        let number = by_range(range) + more - 1;
        (number > 0).then_some((target, number))
    }

    /// Ends the battle, or begins the next turn (FC-7).
    fn finish(&mut self, happened: &mut Happened) {
        let lost = [0, 1].map(|side| self.flagship(side).is_some_and(|ship| !ship.on_table()));
        let over = self.turn == self.turns;
        self.turn += 1;
        if lost[0] != lost[1] {
            self.end = Some((Some(usize::from(lost[0])), "FC-7.1"));
            return happened.push("a flagship decides");
        }
        if !lost[0] && !over {
            return;
        }
        happened.push(if lost[0] { "both flagships" } else { "the last turn" });
        let points = [self.points(0), self.points(1)];
        let winner = if points[0] == points[1] { None } else { Some(usize::from(points[1] > points[0])) };
        if winner.is_none() {
            happened.push("a draw");
        }
        self.end = Some((winner, "FC-7.2"));
    }
}
