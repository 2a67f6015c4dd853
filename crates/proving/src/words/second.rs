//! Sentences made a second time, by Mozilla's own library from the catalogue's file.

use std::cell::RefCell;
use std::cmp::Ordering;

use engine::Fact;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

thread_local! {
    /// The lists of the present event. Functions get their indices.
    static LISTS: RefCell<Vec<Vec<Fact>>> = const { RefCell::new(Vec::new()) };
}

/// Beginning of a text that stands for a list, before its index.
const LIST: &str = "list of place ";

/// A function that catalogues may call.
type Function = fn(&[FluentValue<'_>], &FluentArgs<'_>) -> String;

/// A catalogue in Mozilla's library, with the functions that catalogues call.
pub struct Second<'t> {
    text: &'t str,
    bundle: FluentBundle<FluentResource>,
}

fn number(value: &FluentValue<'_>) -> i64 {
    match value {
        FluentValue::Number(number) => number.value as i64,
        other => panic!("no number: {other:?}"),
    }
}

fn items(value: &FluentValue<'_>) -> Vec<Fact> {
    let FluentValue::String(text) = value else { panic!("no list: {value:?}") };
    let place: usize = text.strip_prefix(LIST).and_then(|place| place.parse().ok()).expect("a list");
    LISTS.with_borrow(|lists| lists[place].clone())
}

fn plain(fact: &Fact) -> String {
    match fact {
        Fact::Int(number) => number.to_string(),
        Fact::Text(text) => text.clone(),
        other => panic!("not said as it is: {other:?}"),
    }
}

fn two(given: &[FluentValue<'_>]) -> [i64; 2] {
    if let [x, y] = given {
        return [number(x), number(y)];
    }
    match &items(&given[0])[..] {
        [Fact::Int(x), Fact::Int(y)] => [*x, *y],
        other => panic!("no point: {other:?}"),
    }
}

/// Thousandths as a decimal number without zeros at its end.
fn inches(thousandths: i64) -> String {
    let text = format!("{:.3}", thousandths as f64 / 1000.0);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// Formats thousandths as a decimal number rounded to a tenth.
fn tenths(thousandths: i64) -> String {
    inches((thousandths + 50).div_euclid(100) * 100)
}

fn word(value: &FluentValue<'_>) -> String {
    match value {
        FluentValue::String(text) => text.to_string(),
        FluentValue::Number(number) => number.value.to_string(),
        other => panic!("no text: {other:?}"),
    }
}

fn signed(given: &[FluentValue<'_>], named: &FluentArgs<'_>) -> String {
    let sign = |name: &str, usual: &str| named.get(name).map_or_else(|| usual.to_owned(), word);
    let n = number(&given[0]);
    if n < 0 { sign("minus", "−") + &(-n).to_string() } else { sign("plus", "+") + &n.to_string() }
}

/// Compares two values, as numbers if both are numbers.
fn compared(first: &FluentValue<'_>, second: &FluentValue<'_>) -> &'static str {
    let (first, second) = (word(first), word(second));
    let order = match (first.parse::<i64>(), second.parse::<i64>()) {
        (Ok(first), Ok(second)) => first.cmp(&second),
        _ => first.cmp(&second),
    };
    match order {
        Ordering::Less => "less",
        Ordering::Equal => "same",
        Ordering::Greater => "more",
    }
}

fn joined(given: &[FluentValue<'_>], named: &FluentArgs<'_>, separator: &str) -> String {
    let texts = given.iter().map(|one| match one {
        FluentValue::String(text) => text.to_string(),
        other => panic!("no text: {other:?}"),
    });
    let texts: Vec<String> = texts.filter(|text| !text.is_empty()).collect();
    match named.get("none") {
        Some(FluentValue::String(none)) if texts.is_empty() => none.to_string(),
        _ => texts.join(separator),
    }
}

/// Adds the functions that write the message `separator` between texts.
fn add_lists(bundle: &mut FluentBundle<FluentResource>) {
    let pattern = bundle.get_message("separator").and_then(|message| message.value());
    let separator = pattern
        .map_or_else(String::new, |text| bundle.format_pattern(text, None, &mut Vec::new()).into_owned());
    let other = separator.clone();
    bundle
        .add_function("LIST", move |given, _| {
            items(&given[0]).iter().map(plain).collect::<Vec<_>>().join(&other).into()
        })
        .expect("no function stands twice");
    bundle
        .add_function("JOIN", move |given, named| joined(given, named, &separator).into())
        .expect("no function stands twice");
}

impl<'t> Second<'t> {
    pub fn of(language: &str, text: &'t str) -> Self {
        let resource = FluentResource::try_new(text.to_owned()).expect("a catalogue");
        let mut bundle = FluentBundle::new(vec![language.parse().expect("a language")]);
        bundle.set_use_isolating(false);
        bundle.add_resource(resource).expect("no message stands twice");
        let functions: [(&str, Function); 10] = [
            ("INCHES", |given, _| inches(number(&given[0]))),
            ("TENTHS", |given, _| tenths(number(&given[0]))),
            ("PLACE", |given, _| two(given).map(tenths).join(",")),
            ("PAIR", |given, _| two(given).map(|n| n.to_string()).join(",")),
            ("HUNDREDTHS", |given, _| format!("{:.2}", number(&given[0]) as f64 / 100.0)),
            ("SIGNED", signed),
            ("COMPARE", |given, _| compared(&given[0], &given[1]).to_owned()),
            ("SUM", |given, _| {
                items(&given[0])
                    .iter()
                    .map(|one| plain(one).parse::<i64>().expect("a number"))
                    .sum::<i64>()
                    .to_string()
            }),
            ("WORD", |given, _| {
                let words = word(&given[0]);
                words.split_whitespace().nth(number(&given[1]) as usize - 1).unwrap_or_default().to_owned()
            }),
            ("INITIAL", |given, _| word(&given[0])[..1].to_owned()),
        ];
        for (name, function) in functions {
            let added = bundle
                .add_function(name, move |given, named| FluentValue::String(function(given, named).into()));
            added.expect("no function stands twice");
        }
        bundle
            .add_function("COUNT", |given, _| items(&given[0]).len().into())
            .expect("no function stands twice");
        add_lists(&mut bundle);
        Self { text, bundle }
    }

    pub fn tell(&self, event: &Fact) -> String {
        LISTS.take();
        let Some(Fact::Text(kind)) = event.get("kind") else { panic!("no kind: {event:?}") };
        self.message(kind, event)
    }

    fn message(&self, id: &str, facts: &Fact) -> String {
        let mut args = FluentArgs::new();
        self.add(facts, facts, "", &mut args);
        let pattern = self.bundle.get_message(id).and_then(|message| message.value());
        let mut errors = Vec::new();
        let said =
            self.bundle.format_pattern(pattern.expect("a message"), Some(&args), &mut errors).into_owned();
        assert_eq!(errors, [], "{facts:?}");
        said
    }

    /// Adds facts by name. Facts within a fact have its name and a hyphen before theirs.
    fn add(&self, all: &Fact, facts: &Fact, before: &str, args: &mut FluentArgs<'static>) {
        let entries: Vec<(String, &Fact)> = match facts {
            Fact::Map(entries) => entries.iter().map(|(name, fact)| ((*name).to_owned(), fact)).collect(),
            Fact::List(items) => {
                let last = items.last().map(|fact| ("last".to_owned(), fact));
                items.iter().enumerate().map(|(at, fact)| ((at + 1).to_string(), fact)).chain(last).collect()
            }
            _ => Vec::new(),
        };
        for (name, fact) in entries {
            let name = format!("{before}{name}");
            self.add(all, fact, &format!("{name}-"), args);
            let value: FluentValue<'static> = match fact {
                Fact::Null => "none".into(),
                Fact::Bool(truth) => truth.to_string().into(),
                Fact::Int(number) => (*number).into(),
                Fact::Text(text) => text.clone().into(),
                Fact::List(items) => self.list(all, &name, items).into(),
                Fact::Map(_) => continue,
            };
            args.set(name, value);
        }
    }

    /// Stores a list, with each entry formatted by its message if the call has one, and returns its placeholder.
    /// Entries of further lists in the call are paired with its entries.
    fn list(&self, all: &Fact, name: &str, items: &[Fact]) -> String {
        let call = self.text.split(&format!("LIST(${name}, ")).nth(1).and_then(|rest| rest.split(')').next());
        let mut items = items.to_vec();
        for word in call.into_iter().flat_map(|call| call.split(", ")) {
            if let Some(message) = word.strip_prefix("of: \"").and_then(|rest| rest.strip_suffix('"')) {
                items = items.iter().map(|item| Fact::Text(self.message(message, item))).collect();
            } else {
                let Some(Fact::List(more)) = all.get(word.trim_start_matches('$')) else { panic!("{word}") };
                let beside = |(one, other): (&Fact, &Fact)| {
                    let both = Fact::List(vec![one.clone(), other.clone()]);
                    Fact::map([("item", both)])
                };
                items = items.iter().zip(more).map(beside).collect();
            }
        }
        LISTS.with_borrow_mut(|lists| {
            lists.push(items);
            format!("{LIST}{}", lists.len() - 1)
        })
    }
}
