//! Messages filled with facts.

use std::borrow::Cow;

use table::Length;

use super::{Catalogue, Expression, Function, Pattern, Piece, Unsaid, Variant};
use crate::fact::Fact;

/// Largest depth of messages within messages. No catalogue comes near it; a message that includes itself ends here.
const DEEPEST: u8 = 8;

/// A maker of messages from the facts of one event.
pub(super) struct Speaker<'a> {
    pub(super) catalogue: &'a Catalogue,
    pub(super) facts: &'a Fact,
    pub(super) depth: u8,
}

/// The value of a placeholder: a fact of the rules, or a text made of facts.
type Value<'a> = Cow<'a, Fact>;

impl<'a> Speaker<'a> {
    /// Returns the text of a message.
    pub(super) fn message(&self, id: &str) -> Result<String, Unsaid> {
        let pattern = self.catalogue.pattern(id).filter(|_| self.depth < DEEPEST);
        let pattern = pattern.ok_or_else(|| Unsaid::NoMessage(id.to_owned()))?;
        let mut text = String::new();
        Speaker { depth: self.depth + 1, ..*self }.pattern(id, pattern, &mut text)?;
        Ok(text)
    }

    fn pattern(&self, id: &str, pattern: &Pattern, text: &mut String) -> Result<(), Unsaid> {
        pattern.iter().try_for_each(|piece| match piece {
            Piece::Text(plain) => {
                *text += plain;
                Ok(())
            }
            Piece::Value(value) => {
                let value = self.value(id, value)?;
                *text += &plain(id, &value)?;
                Ok(())
            }
            Piece::Choice { on, variants, default } => {
                let on = self.value(id, on)?;
                let chosen = self.chosen(id, &on, variants).unwrap_or(&variants[*default]);
                self.pattern(id, &chosen.pattern, text)
            }
        })
    }

    /// Returns the first variant that matches a value: the same number or word, or the plural form of a number.
    fn chosen<'v>(&self, id: &str, on: &Fact, variants: &'v [Variant]) -> Option<&'v Variant> {
        // A list or a map is none of any variants: what is chosen is said where there is nothing of it, or else.
        let word = plain(id, on).unwrap_or_default();
        let form = if let Fact::Int(number) = on { self.catalogue.plurals.form(*number) } else { "" };
        variants.iter().find(|variant| variant.key == *word || variant.key == form)
    }

    fn value(&self, id: &str, expression: &Expression) -> Result<Value<'a>, Unsaid> {
        match expression {
            Expression::Fact(name) => {
                let fact = find(self.facts, name).map(Cow::Borrowed);
                fact.ok_or_else(|| Unsaid::NoFact(id.to_owned(), name.clone()))
            }
            Expression::Message(other) => self.message(other).map(|text| Cow::Owned(Fact::Text(text))),
            Expression::Text(text) => Ok(Cow::Owned(Fact::text(text))),
            Expression::Call { function, given, named } => self.call(id, *function, given, named),
        }
    }

    fn call(
        &self,
        id: &str,
        function: Function,
        given: &[Expression],
        named: &[(String, String)],
    ) -> Result<Value<'a>, Unsaid> {
        let given_as = |name: &str| named.iter().find(|(of, _)| of == name).map(|(_, text)| text.as_str());
        let option = |name: &str| given_as(name).unwrap_or("");
        if function == Function::Join {
            return self.joined(id, given, option("none")).map(said);
        }
        let wrong = |wanted| move || Unsaid::WrongFact(id.to_owned(), wanted);
        let first = given.first().ok_or_else(wrong("something given to a function"))?;
        let value = self.value(id, first)?;
        let whole = |wanted| number(&value).ok_or_else(wrong(wanted));
        Ok(match function {
            Function::Inches => said(inches(whole("a length")?)),
            Function::Tenths => said(tenths(whole("a number of thousandths")?)),
            Function::Place => {
                let point = match given.get(1) {
                    Some(y) => number(&value).zip(number(&*self.value(id, y)?)),
                    None => pair(&value),
                };
                let (x, y) = point.ok_or_else(wrong("a point"))?;
                said(format!("{},{}", tenths(x), tenths(y)))
            }
            Function::Pair => {
                let (q, r) = pair(&value).ok_or_else(wrong("a pair of numbers"))?;
                said(format!("{q},{r}"))
            }
            Function::Hundredths => {
                let n = whole("a number of hundredths")?;
                said(format!("{}.{:02}", n / 100, n % 100))
            }
            Function::Signed => {
                let n = whole("a number")?;
                let (sign, usual) = if n < 0 { ("minus", "−") } else { ("plus", "+") };
                said(format!("{}{}", given_as(sign).unwrap_or(usual), n.unsigned_abs()))
            }
            Function::Compare => {
                let other = self.value(id, given.get(1).ok_or_else(wrong("two facts"))?)?;
                let order = match (amount(&value), amount(&other)) {
                    (Some(a), Some(b)) => a.cmp(&b),
                    _ => plain(id, &value)?.cmp(&plain(id, &other)?),
                };
                said(["less", "same", "more"][(order as i8 + 1) as usize].to_owned())
            }
            Function::Sum => {
                let numbers = items(&value).and_then(|all| all.iter().map(number).sum::<Option<i64>>());
                Cow::Owned(Fact::Int(numbers.ok_or_else(wrong("a list of numbers"))?))
            }
            Function::Word => {
                let place = match given.get(1) {
                    Some(Expression::Text(place)) => place.parse::<usize>().ok(),
                    _ => None,
                };
                let place = place.and_then(|place| place.checked_sub(1)).ok_or_else(wrong("a place"))?;
                said(plain(id, &value)?.split(' ').nth(place).unwrap_or_default().to_owned())
            }
            Function::Initial => said(plain(id, &value)?.chars().take(1).collect()),
            Function::Count => Cow::Owned(Fact::Int(items(&value).ok_or_else(wrong("a list"))?.len() as i64)),
            Function::List | Function::Join => {
                let mut all = items(&value).ok_or_else(wrong("a list"))?.to_vec();
                if given.len() > 1 {
                    all = self.side_by_side(id, given)?;
                }
                let each: Result<Vec<String>, Unsaid> =
                    all.iter().map(|item| self.item(id, item, option("of"))).collect();
                said(each?.join(&self.separator()?))
            }
        })
    }

    /// Joins the texts that are not empty; `none` if all are empty.
    fn joined(&self, id: &str, given: &[Expression], none: &str) -> Result<String, Unsaid> {
        let mut texts = Vec::new();
        for one in given {
            let value = self.value(id, one)?;
            texts.push(plain(id, &value)?.into_owned());
        }
        texts.retain(|text| !text.is_empty());
        if texts.is_empty() { Ok(none.to_owned()) } else { Ok(texts.join(&self.separator()?)) }
    }

    /// Interleaves several lists: their first entries as one list, then their second ones, to the end of the shortest.
    fn side_by_side(&self, id: &str, given: &[Expression]) -> Result<Vec<Fact>, Unsaid> {
        let values: Vec<Value<'a>> = given.iter().map(|one| self.value(id, one)).collect::<Result<_, _>>()?;
        let lists: Option<Vec<&[Fact]>> = values.iter().map(|value| items(value)).collect();
        let lists = lists.ok_or_else(|| Unsaid::WrongFact(id.to_owned(), "lists"))?;
        let length = lists.iter().map(|list| list.len()).min().unwrap_or(0);
        Ok((0..length).map(|at| Fact::List(lists.iter().map(|list| list[at].clone()).collect())).collect())
    }

    /// Returns the text of one entry of a list, by its message or as it is.
    fn item(&self, id: &str, item: &Fact, message: &str) -> Result<String, Unsaid> {
        if message.is_empty() {
            return plain(id, item).map(Cow::into_owned);
        }
        let named;
        let facts = match item {
            Fact::Map(_) => item,
            _ => {
                named = Fact::map([("item", item.clone())]);
                &named
            }
        };
        Speaker { catalogue: self.catalogue, facts, depth: self.depth }.message(message)
    }

    /// Returns the text between the entries of a list.
    fn separator(&self) -> Result<String, Unsaid> {
        self.message("separator")
    }
}

fn said<'a>(text: String) -> Value<'a> {
    Cow::Owned(Fact::Text(text))
}

/// Returns the named fact. `boxes-attack` is the fact `attack` of the map `boxes`; `dice-1` is the first entry of the
/// list `dice`, and `dice-last` its last.
fn find<'a>(facts: &'a Fact, name: &str) -> Option<&'a Fact> {
    if let Fact::List(items) = facts {
        if name == "last" {
            return items.last();
        }
        return name.parse::<usize>().ok().and_then(|place| items.get(place.checked_sub(1)?));
    }
    facts.get(name).or_else(|| {
        let within = |(at, _)| find(facts.get(&name[..at])?, &name[at + 1..]);
        name.match_indices('-').find_map(within)
    })
}

/// Returns a single fact as text: a number in digits, null as `none`, a truth value as `true` or `false`.
fn plain<'f>(id: &str, fact: &'f Fact) -> Result<Cow<'f, str>, Unsaid> {
    match fact {
        Fact::Null => Ok(Cow::Borrowed("none")),
        Fact::Bool(true) => Ok(Cow::Borrowed("true")),
        Fact::Bool(false) => Ok(Cow::Borrowed("false")),
        Fact::Int(number) => Ok(Cow::Owned(number.to_string())),
        Fact::Text(text) => Ok(Cow::Borrowed(text)),
        Fact::List(_) | Fact::Map(_) => Err(Unsaid::WrongFact(id.to_owned(), "a single fact")),
    }
}

fn number(fact: &Fact) -> Option<i64> {
    if let Fact::Int(number) = fact { Some(*number) } else { None }
}

/// Returns a number, also one that a catalogue writes in digits.
fn amount(fact: &Fact) -> Option<i64> {
    if let Fact::Text(text) = fact { text.parse().ok() } else { number(fact) }
}

fn pair(fact: &Fact) -> Option<(i64, i64)> {
    match fact {
        Fact::List(items) => match items.as_slice() {
            [a, b] => Some((number(a)?, number(b)?)),
            _ => None,
        },
        _ => None,
    }
}

fn inches(thousandths: i64) -> String {
    Length::thousandths(thousandths as i32).to_string()
}

/// Formats thousandths of an inch as inches, rounded to a tenth.
fn tenths(thousandths: i64) -> String {
    inches((thousandths + 50).div_euclid(100) * 100)
}

fn items(fact: &Fact) -> Option<&[Fact]> {
    if let Fact::List(items) = fact { Some(items) } else { None }
}
