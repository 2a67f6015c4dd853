//! Positions of the second implementation as a record writes them, and battles some rounds old.

use engine::Seeded;

use super::hexes::{ARCS, Cube, axial};
use super::page::{Book, Ground, Missile, Place, Stage, Vessel};
use super::tables::LETTERS;

fn at(hex: Cube) -> String {
    format!("{},{}", hex.0, hex.2)
}

impl Book {
    /// Returns the position as a record writes it, without the affair being carried out.
    pub fn position(&self) -> String {
        let mut text = format!("round {}", self.round);
        let step = match self.stage {
            Stage::Move => "move",
            Stage::Fire => "fire",
            _ => "power",
        };
        text += &match self.stage {
            Stage::Over => " over".to_owned(),
            Stage::Phase => " power-phase".to_owned(),
            _ => format!(" impulse {} turn {} {step}", LETTERS[self.impulse], self.half + 1),
        };
        text += &format!(" initiative {}", self.initiative + 1);
        if self.circling && self.held != [0, 0] {
            let [one, other] = self.held.map(|held| held.min(3));
            text += &format!(" held {one} {other}");
        }
        if self.sent > 0 {
            text += &format!(" next {}", self.sent + 1);
        }
        for v in &self.vessels {
            text += &format!("; {}", self.vessel(v));
        }
        for m in &self.missiles {
            let moved = if m.moved { " moved" } else { "" };
            let target = &self.vessels[m.target].id;
            text += &format!("; M{} {} at {target} hits {}{moved}", m.number, at(m.at), m.points);
        }
        text
    }

    fn vessel(&self, v: &Vessel) -> String {
        let gone = |how: &str| format!("{} {how} {}", v.id, at(v.at));
        let mut text = match v.place {
            Place::Map => format!("{} {} f{}", v.id, at(v.at), v.face),
            Place::Aboard(carrier) => format!("{} aboard {}", v.id, self.vessels[carrier].id),
            Place::Destroyed => return gone("destroyed"),
            Place::Left => return gone("left"),
            Place::Retreated => return gone("retreated"),
        };
        let [front, right, rear, left] = v.shields;
        text += &format!(
            " speed {} power {} shields {front}/{right}/{rear}/{left} hull {}",
            v.speed(),
            v.power,
            v.hull
        );
        for (n, bar) in v.bars.iter().enumerate() {
            text += if n == 0 { " bars" } else { "" };
            text += &if bar.lost { " lost".to_owned() } else { format!(" {}+{}", bar.red, bar.yellow) };
        }
        let retreat = v.leaving.map_or(0, |round| round + 3 - self.round);
        for (word, n) in [
            ("count", v.count),
            ("burners", v.burners),
            ("wider", v.wider),
            ("drained", v.less),
            ("retreat", retreat),
        ] {
            if n > 0 {
                text += &format!(" {word} {n}");
            }
        }
        for (arc, (left, impulse)) in v.extra.iter().enumerate().filter(|(_, (left, _))| *left > 0) {
            text += &format!(" reinforced {} {left} {}", ARCS[arc], LETTERS[*impulse]);
        }
        for (word, down) in ["shields", "helm", "power"].iter().zip(v.down) {
            if let Some(new) = down {
                text += &format!(" down {word}{}", if new { " now" } else { "" });
            }
        }
        for (is, word) in [
            (v.slip, "slip"),
            (v.battery, "stored"),
            (v.no_ftl, "offline"),
            (v.marker == Some(true), "change"),
            (v.marker == Some(false), "defend"),
            (v.moved, "moved"),
            (v.launched, "launched"),
        ] {
            if is {
                text += &format!(" {word}");
            }
        }
        text
    }

    /// Returns the same battle some rounds later: ships elsewhere, damaged, turning and charging, missiles in flight,
    /// squadrons out.
    pub fn worn(&self, rng: &mut Seeded) -> Self {
        let mut worn = self.clone();
        worn.round = 1 + i64::from(rng.below(worn.limit as u32));
        (worn.impulse, worn.half) = (rng.below(6) as usize, rng.below(2) as usize);
        worn.initiative = rng.below(2) as usize;
        for v in 0..worn.vessels.len() {
            worn.wear(v, rng);
        }
        for v in 0..worn.vessels.len() {
            if let Place::Aboard(carrier) = worn.vessels[v].place
                && !worn.vessels[carrier].on_map()
            {
                worn.vessels[v].place = worn.vessels[carrier].place;
            }
        }
        if worn.missiles_fly {
            worn.loose(rng);
        }
        if worn.circling {
            worn.held = [0; 2].map(|_| i64::from(rng.below(3)));
        }
        worn.stage =
            *rng.pick(&[Stage::Buy, Stage::Buy, Stage::Fire, Stage::Fire, Stage::Fire, Stage::Phase]);
        worn.asked = vec![worn.active()];
        if worn.stage == Stage::Phase {
            (worn.impulse, worn.half) = (5, 0);
            worn.vessels.iter_mut().for_each(|v| v.marker = None);
            worn.asked = (0..2).filter(|side| worn.chooses(*side)).collect();
        }
        worn
    }

    /// Returns a hex near a random vessel; its own hex if the one drawn is off the map or a planet.
    fn near(&self, rng: &mut Seeded) -> Cube {
        let base = rng.pick(&self.vessels).at;
        let any = |rng: &mut Seeded| i64::from(rng.below(5)) - 2;
        let there = base.plus(axial(any(rng), any(rng)));
        if self.holds(there) && !self.is(there, Ground::Planet) { there } else { base }
    }

    fn wear(&mut self, v: usize, rng: &mut Seeded) {
        let near = self.near(rng);
        let (free, active) =
            (!matches!(self.vessels[v].place, Place::Aboard(_)) || rng.chance(1, 2), self.active());
        let (half, initiative, round, retreats) = (self.half, self.initiative, self.round, self.retreats);
        let of = &mut self.vessels[v];
        let few = |rng: &mut Seeded, most: i64| i64::from(rng.below(most as u32 + 1));
        if free {
            (of.place, of.at) = (Place::Map, near);
            of.face = few(rng, 5);
        }
        of.row = rng.below(of.class.curve.len() as u32) as usize;
        let fair = rng.chance(2, 3);
        of.shields = of.class.shields.map(|most| if fair { most } else { few(rng, most) });
        of.hull = if rng.chance(1, 3) { 0 } else { rng.below(of.class.hull.len() as u32) as usize };
        if of.class.squadron {
            of.row = rng.below(2) as usize;
        } else {
            of.wider = if rng.chance(1, 6) { few(rng, 2) } else { 0 };
            of.less = if rng.chance(1, 6) { few(rng, 2) } else { 0 };
            of.down = [0; 3].map(|_| rng.chance(1, 8).then(|| rng.chance(1, 3)));
            of.no_ftl = rng.chance(1, 8);
        }
        if of.class.base {
            of.down[1] = None;
        }
        of.power = of.power_at(of.row).clamp(0, of.class.curve[of.row][0]);
        for (bar, group) in of.bars.iter_mut().zip(&of.class.groups) {
            bar.lost = !of.class.squadron && rng.chance(1, 10);
            if rng.chance(1, 3) {
                (bar.red, bar.yellow) = (few(rng, group.red), few(rng, group.yellow));
            }
            if bar.lost {
                (bar.red, bar.yellow) = (0, 0);
            }
        }
        if !matches!(of.place, Place::Map) {
            return;
        }
        if !of.class.base {
            of.count = if rng.chance(1, 3) { few(rng, 3) } else { 0 };
            of.slip = rng.chance(1, 4);
        }
        of.battery = of.class.battery && rng.chance(1, 2);
        of.burners = few(rng, of.class.burners);
        for arc in 0..4 {
            if of.down[0].is_none() && !of.class.squadron && rng.chance(1, 5) {
                of.extra[arc] = (1 + few(rng, 1), rng.below(6) as usize);
            }
        }
        // Only the side that has had its turn of this impulse can have spent.
        if !of.class.squadron && of.side != active && half == 1 && rng.chance(1, 5) {
            of.marker = Some(of.side != initiative);
        }
        let ship = !of.class.squadron && !of.class.base;
        if ship && retreats && !of.no_ftl && round > 1 && rng.chance(1, 8) {
            of.leaving = Some(round - 1 - few(rng, 1));
        }
    }

    /// Adds missiles in flight, some of them near their target.
    fn loose(&mut self, rng: &mut Seeded) {
        for _ in 0..rng.below(4) * rng.below(2) {
            let target = rng.below(self.vessels.len() as u32) as usize;
            let at = self.near(rng);
            if self.vessels[target].on_map() && self.vessels[target].at != at {
                self.sent += 1 + rng.below(2) as usize;
                let (side, points) = (1 - self.vessels[target].side, 1 + i64::from(rng.below(3)));
                self.missiles.push(Missile { number: self.sent, side, target, at, points, moved: false });
            }
        }
    }
}

/// Returns a position without the last hexes of pieces that are gone, which mean nothing.
pub fn without_graves(text: &str) -> String {
    let part = |part: &str| {
        let words: Vec<&str> = part.split(' ').collect();
        match words[..] {
            [name, how @ ("destroyed" | "left" | "retreated"), _] => format!("{name} {how}"),
            _ => part.to_owned(),
        }
    };
    text.split("; ").map(part).collect::<Vec<_>>().join("; ")
}
