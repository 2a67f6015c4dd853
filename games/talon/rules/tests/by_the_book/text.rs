//! Orders of the second implementation as text, written and read; and random texts of any kind.

use engine::Seeded;

use super::hexes::ARCS;
use super::moving::WAYS;
use super::page::{Aim, Book, Buy, Plan, Say, Stage, Way};

const WORDS: [&str; 5] = ["straight", "left", "right", "slip-left", "slip-right"];

fn way_of(word: &str) -> Option<Way> {
    WORDS.iter().position(|w| *w == word).map(|n| WAYS[n])
}

fn word_of(way: Way) -> &'static str {
    WORDS[WAYS.iter().position(|w| *w == way).expect("a way")]
}

impl Book {
    fn name(&self, v: usize) -> &str {
        &self.vessels[v].id
    }

    fn aim_name(&self, aim: Aim) -> String {
        match aim {
            Aim::Vessel(v) => self.name(v).to_owned(),
            Aim::Missile(m) => format!("M{}", self.missiles[m].number),
        }
    }

    fn find(&self, name: &str) -> Option<usize> {
        self.vessels.iter().position(|v| v.id == name)
    }

    fn find_missile(&self, name: &str) -> Option<usize> {
        let number: usize = name.strip_prefix('M')?.parse().ok()?;
        self.missiles.iter().position(|m| m.number == number)
    }

    fn find_aim(&self, name: &str) -> Option<Aim> {
        self.find(name).map(Aim::Vessel).or_else(|| self.find_missile(name).map(Aim::Missile))
    }

    /// Writes an action as an order.
    pub fn write(&self, say: &Say) -> String {
        let listed = |all: Vec<String>| if all.is_empty() { "done".to_owned() } else { all.join("; ") };
        match say {
            Say::Buy(buys) => {
                listed(buys.iter().map(|(v, buy)| format!("{}: {}", self.name(*v), self.ware(buy))).collect())
            }
            Say::Move(v, way, burns, haven) => {
                let land = haven.map_or(String::new(), |haven| format!(" land {}", self.name(haven)));
                let burner = if *burns { "afterburner " } else { "" };
                format!("{}: {burner}{}{land}", self.name(*v), word_of(*way))
            }
            Say::Rotate(v, right) => format!("{}: {}", self.name(*v), if *right { "right" } else { "left" }),
            Say::Launch(v, squadron, way) => {
                format!("{}: launch {} {way}", self.name(*v), self.name(*squadron))
            }
            Say::Fly(m, way) => format!("M{}: to {way}", self.missiles[*m].number),
            Say::Fire(v, group, aims) => {
                let aims: Vec<String> = aims.iter().map(|aim| self.aim_name(*aim)).collect();
                let at = if aims.is_empty() { String::new() } else { format!(" at {}", aims.join(", ")) };
                format!("{} fires {}{at}", self.name(*v), group + 1)
            }
            Say::Done => "done".to_owned(),
            Say::First(v) => format!("first {}", self.name(*v)),
            Say::Arc(arc) => format!("shield {}", ARCS[*arc]),
            Say::Plan(plans) => listed(plans.iter().map(|(v, plan)| self.plan_text(*v, *plan)).collect()),
        }
    }

    fn plan_text(&self, v: usize, plan: Plan) -> String {
        match plan {
            Plan::Row(row, retreat) => {
                let speed = self.vessels[v].class.curve[row][1];
                format!("{}: speed {speed}{}", self.name(v), if retreat { " retreat" } else { "" })
            }
            Plan::Off => format!("{}: off", self.name(v)),
        }
    }

    fn ware(&self, buy: &Buy) -> String {
        match buy {
            Buy::Charge(group) => format!("charge {}", group + 1),
            Buy::Reinforce(arc) => format!("reinforce {}", ARCS[*arc]),
            Buy::Slip => "slip".to_owned(),
            Buy::Through => "through".to_owned(),
            Buy::Battery => "battery".to_owned(),
            Buy::Change => "change".to_owned(),
            Buy::Defend => "defend".to_owned(),
            Buy::Redirect(m, target) => {
                format!("redirect M{} to {}", self.missiles[*m].number, self.name(*target))
            }
            Buy::Squadron(squadron) => format!("power {}", self.name(*squadron)),
        }
    }

    /// Reads an order; `None` if it names a missing piece or has no meaning.
    pub fn read(&self, text: &str) -> Option<Say> {
        let arc = |word: &str| ARCS.iter().position(|arc| *arc == word);
        if text == "done" {
            return Some(if self.stage == Stage::Buy { Say::Buy(Vec::new()) } else { Say::Done });
        }
        if let Some(name) = text.strip_prefix("first ") {
            return self.find(name).map(Say::First);
        }
        if let Some(word) = text.strip_prefix("shield ") {
            return arc(word).map(Say::Arc);
        }
        if let Some((name, rest)) = text.split_once(" fires ") {
            let (group, aims) = rest.split_once(" at ").unwrap_or((rest, ""));
            let aims: Option<Vec<Aim>> =
                aims.split(", ").filter(|name| !name.is_empty()).map(|name| self.find_aim(name)).collect();
            return Some(Say::Fire(self.find(name)?, group.parse::<usize>().ok()? - 1, aims?));
        }
        let parts: Vec<(&str, Vec<&str>)> = text
            .split("; ")
            .filter_map(|part| part.split_once(": "))
            .map(|(name, rest)| (name, rest.split(' ').collect()))
            .collect();
        if let [(name, words)] = &parts[..]
            && let Some(say) = self.read_move(name, words)
        {
            return Some(say);
        }
        let (mut buys, mut plans) = (Vec::new(), Vec::new());
        for (name, words) in parts {
            let v = self.find(name)?;
            match words[..] {
                ["speed", speed, ..] => {
                    let speed: i64 = speed.parse().ok()?;
                    let row = self.vessels[v].class.curve.iter().position(|[_, s, _]| *s == speed)?;
                    plans.push((v, Plan::Row(row, words.len() > 2)));
                }
                ["off"] => plans.push((v, Plan::Off)),
                ["charge", group] => buys.push((v, Buy::Charge(group.parse::<usize>().ok()? - 1))),
                ["reinforce", word] => buys.push((v, Buy::Reinforce(arc(word)?))),
                ["slip"] => buys.push((v, Buy::Slip)),
                ["through"] => buys.push((v, Buy::Through)),
                ["battery"] => buys.push((v, Buy::Battery)),
                ["change"] => buys.push((v, Buy::Change)),
                ["defend"] => buys.push((v, Buy::Defend)),
                ["redirect", m, _, to] => {
                    buys.push((v, Buy::Redirect(self.find_missile(m)?, self.find(to)?)));
                }
                ["power", squadron] => buys.push((v, Buy::Squadron(self.find(squadron)?))),
                _ => return None,
            }
        }
        Some(if plans.is_empty() { Say::Buy(buys) } else { Say::Plan(plans) })
    }

    fn read_move(&self, name: &str, words: &[&str]) -> Option<Say> {
        match words {
            ["to", way] => Some(Say::Fly(self.find_missile(name)?, way.parse().ok()?)),
            ["launch", squadron, way] => {
                Some(Say::Launch(self.find(name)?, self.find(squadron)?, way.parse().ok()?))
            }
            _ => {
                let v = self.find(name)?;
                let burns = words[0] == "afterburner";
                let words = if burns { &words[1..] } else { words };
                let way = way_of(words[0])?;
                let haven = match words {
                    [_, "land", haven] => Some(self.find(haven)?),
                    _ => None,
                };
                match way {
                    Way::Left | Way::Right if self.vessels[v].class.base && !burns && haven.is_none() => {
                        Some(Say::Rotate(v, way == Way::Right))
                    }
                    _ => Some(Say::Move(v, way, burns, haven)),
                }
            }
        }
    }

    /// Returns a random order text, mostly of the kind that is asked for.
    pub fn anything(&self, side: usize, rng: &mut Seeded) -> String {
        let kind = match (&self.question, self.stage) {
            _ if rng.chance(1, 12) => rng.below(5),
            (Some(_), _) => 4,
            (None, Stage::Buy) => 0,
            (None, Stage::Move) => 1,
            (None, Stage::Fire) => 2,
            _ => 3,
        };
        match kind {
            0 => self.any_list(side, rng, |v, rng| {
                let wares = self.wares(v);
                let any = self.any_ware(rng);
                if wares.is_empty() || rng.chance(1, 4) { any } else { self.ware(rng.pick(&wares)) }
            }),
            1 => self.any_move(side, rng),
            2 => self.any_shot(side, rng),
            3 => self.any_list(side, rng, |v, rng| {
                let plans = self.plans(v);
                let any = [
                    format!("speed {}", rng.below(8)),
                    format!("speed {} retreat", rng.below(8)),
                    "off".to_owned(),
                ];
                if plans.is_empty() || rng.chance(1, 10) {
                    return rng.pick(&any).clone();
                }
                let text = self.plan_text(v, *rng.pick(&plans));
                text.split_once(": ").expect("a name").1.to_owned()
            }),
            _ => match rng.below(3) {
                0 => format!("first {}", self.any_name(rng)),
                1 => format!("shield {}", rng.pick(&ARCS)),
                _ => "done".to_owned(),
            },
        }
    }

    fn any_name(&self, rng: &mut Seeded) -> String {
        match rng.below(12) {
            0 => format!("M{}", 1 + rng.below(self.sent as u32 + 1)),
            1 => "XX-1".to_owned(),
            _ => rng.pick(&self.vessels).id.clone(),
        }
    }

    /// Returns a random vessel, mostly of the side's own.
    fn any_own(&self, side: usize, rng: &mut Seeded) -> usize {
        let own = self.fleet(side);
        if own.is_empty() || rng.chance(1, 12) {
            rng.below(self.vessels.len() as u32) as usize
        } else {
            *rng.pick(&own)
        }
    }

    fn any_list(&self, side: usize, rng: &mut Seeded, of: impl Fn(usize, &mut Seeded) -> String) -> String {
        let (most, all) = (rng.below(4), rng.chance(1, 3));
        let mut some: Vec<usize> =
            self.fleet(side).into_iter().filter(|_| all || rng.below(4) < most).collect();
        if rng.chance(1, 10) {
            some.push(self.any_own(side, rng));
        }
        if rng.chance(1, 20) && !some.is_empty() {
            rng.shuffle(&mut some);
        }
        let parts: Vec<String> =
            some.into_iter().map(|v| format!("{}: {}", self.name(v), of(v, rng))).collect();
        if parts.is_empty() { "done".to_owned() } else { parts.join("; ") }
    }

    fn any_ware(&self, rng: &mut Seeded) -> String {
        match rng.below(9) {
            0 => format!("charge {}", 1 + rng.below(4)),
            1 => format!("reinforce {}", rng.pick(&ARCS)),
            2 => {
                format!("redirect M{} to {}", 1 + rng.below(self.sent as u32 + 1), rng.pick(&self.vessels).id)
            }
            3 => format!("power {}", rng.pick(&self.vessels).id),
            n => ["slip", "through", "battery", "change", "defend"][n as usize - 4].to_owned(),
        }
    }

    fn any_move(&self, side: usize, rng: &mut Seeded) -> String {
        let name = if rng.chance(1, 20) {
            self.any_name(rng)
        } else {
            self.name(self.any_own(side, rng)).to_owned()
        };
        match rng.below(12) {
            0 => "done".to_owned(),
            1 => format!("M{}: to {}", 1 + rng.below(self.sent as u32 + 1), rng.below(6)),
            2 => {
                let squadrons: Vec<&str> =
                    self.vessels.iter().filter(|v| v.class.squadron).map(|v| &v.id[..]).collect();
                let squadron = if squadrons.is_empty() { "SQ-1" } else { *rng.pick(&squadrons) };
                format!("{name}: launch {squadron} {}", rng.below(6))
            }
            n => {
                let burner = if n == 3 { "afterburner " } else { "" };
                let land =
                    if n == 4 { format!(" land {}", rng.pick(&self.vessels).id) } else { String::new() };
                format!("{name}: {burner}{}{land}", rng.pick(&WORDS))
            }
        }
    }

    fn any_shot(&self, side: usize, rng: &mut Seeded) -> String {
        let able = self.could_fire();
        if rng.chance(1, 20) {
            return "done".to_owned();
        }
        if able.is_empty() || rng.chance(1, 8) {
            let v = self.any_own(side, rng);
            let aims: Vec<String> = (0..rng.below(4)).map(|_| self.any_name(rng)).collect();
            let at = if aims.is_empty() { String::new() } else { format!(" at {}", aims.join(", ")) };
            return format!("{} fires {}{at}", self.name(v), 1 + rng.below(4));
        }
        let (v, group) = *rng.pick(&able);
        let all = self.aims(v, group);
        let mut count = self.vessels[v].guns(group);
        if rng.chance(1, 12) {
            count = rng.below(5) as usize;
        }
        let aims: Vec<String> = (0..count)
            .map(|_| {
                let any = all.is_empty() || rng.chance(1, 15);
                if any { self.any_name(rng) } else { self.aim_name(*rng.pick(&all)) }
            })
            .collect();
        let none = self.vessels[v].class.groups[group].gun == "fusion" && !rng.chance(1, 8);
        let at = if aims.is_empty() || none { String::new() } else { format!(" at {}", aims.join(", ")) };
        format!("{} fires {}{at}", self.name(v), group + 1)
    }
}
