//! The law of outlines: they suffice to write every order (law 18).

use engine::outline::Form;
use engine::{Describe, Fact, Outline, Rules, Seat, Seeded, Space};

use super::held::Held;

/// Maximum size of an outline as plain data, in bytes; the count is a lower bound.
const MOST: usize = 1 << 18;

/// Checks law 18, first half: an outline is well-formed and small, and orders drawn from it alone are parsed
/// strictly and accepted.
///
/// # Errors
/// The breach.
pub fn drawn_from_the_outline<R: Rules>(
    rules: &R,
    state: &R::State,
    seat: Seat,
    rng: &mut Seeded,
    times: u32,
) -> Held {
    let space = rules.space(state, seat);
    let outline = space.outline();
    is_whole(&outline, false)?;
    let size = size(&outline.describe());
    if size > MOST {
        return Err(format!("an outline of {size} bytes; {MOST} are the most"));
    }
    for _ in 0..times {
        let text = outline.draw(rng).ok_or_else(|| format!("no order is drawn from {outline:?}"))?;
        let order = text.parse::<R::Order>().map_err(|refusal| format!("drawn \"{text}\": {refusal}"))?;
        space.check(&order).map_err(|refusal| format!("drawn \"{text}\" and refused: {refusal}"))?;
        let read = rules.read(state, seat, &text);
        if let Some(why) = read.refused.first().or(read.ignored.first()) {
            return Err(format!("drawn \"{text}\" and not read whole: {why}"));
        }
        if read.order != order {
            return Err(format!("drawn \"{text}\", read as {} and as {order}", read.order));
        }
        if !outline.accepts(&text) {
            return Err(format!("drawn \"{text}\", which the outline does not accept"));
        }
    }
    Ok(())
}

/// Checks law 18, second half: the outline accepts an order of the space as `spell` writes it, and the text parses
/// as that order.
///
/// # Errors
/// The breach.
pub fn stands_in_the_outline<R: Rules>(
    outline: &Outline,
    order: &R::Order,
    spell: fn(&R::Order) -> String,
) -> Held {
    let text = spell(order);
    if text.parse::<R::Order>().ok().as_ref() != Some(order) {
        return Err(format!("{order} is spelled \"{text}\", which is another order"));
    }
    if outline.accepts(&text) { Ok(()) } else { Err(format!("\"{text}\" is legal, and not in {outline:?}")) }
}

/// Checks that every choice has a role, its own or an outer part's, that numbers, lists and bounds are valid, and
/// that all is one line.
fn is_whole(part: &Outline, roled: bool) -> Held {
    let wrong = |what: &str| Err(format!("{what}: {part:?}"));
    let roled = roled || part.role.is_some();
    if part.role.as_ref().is_some_and(|role| role.key.is_empty() || role.label.is_empty()) {
        return wrong("a role without words");
    }
    if !roled && part.parts().is_empty() && part.form != Form::Nothing {
        return wrong("a part without a role");
    }
    let line = |text: &str| !text.contains(['\n', '\r']);
    let sound = match &part.form {
        Form::Nothing => true,
        Form::Text(text) => !text.is_empty() && line(text),
        Form::Listed(texts) => !texts.is_empty() && texts.iter().all(|text| !text.is_empty() && line(text)),
        Form::Number(n) => {
            n.step > 0 && n.from <= n.to && (n.to - n.from) % n.step == 0 && n.per > 0 && 1000 % n.per == 0
        }
        Form::Spot(spot) => spot.low.x <= spot.high.x && spot.low.y <= spot.high.y,
        Form::All { parts, between, .. } => {
            line(between) && parts.iter().all(|part| part.form != Form::Nothing)
        }
        Form::Any(parts) => !parts.is_empty(),
        Form::Subset { parts, least, most, between } => {
            line(between)
                && least <= most
                && *most as usize <= parts.len()
                && parts.iter().all(|part| !part.may_be_nothing())
        }
    };
    if !sound || !line(&part.prefix) || !line(&part.suffix) {
        return wrong("a part that cannot be written");
    }
    part.parts().iter().try_for_each(|inner| is_whole(inner, roled))
}

/// Returns a lower bound on the size of plain data as text, in bytes.
fn size(fact: &Fact) -> usize {
    match fact {
        Fact::Null | Fact::Bool(_) => 4,
        Fact::Int(n) => n.to_string().len(),
        Fact::Text(text) => text.len() + 2,
        Fact::List(all) => all.iter().map(|one| size(one) + 1).sum::<usize>() + 2,
        Fact::Map(all) => all.iter().map(|(name, one)| name.len() + 4 + size(one)).sum::<usize>() + 2,
    }
}
