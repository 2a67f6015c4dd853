//! Facts: plain data for the doors, free of any wire format.

mod canonical;
mod plain;

use std::fmt;

/// A tree of plain data; a door turns it into its own format in one place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    /// Nothing.
    Null,
    /// Yes or no.
    Bool(bool),
    /// A whole number that every reader can hold (below 2⁵³ in size). Larger numbers are written as text.
    Int(i64),
    /// Text.
    Text(String),
    /// A list.
    List(Vec<Fact>),
    /// Named facts in a fixed order.
    Map(Vec<(&'static str, Fact)>),
}

impl Fact {
    /// Returns a text.
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    /// Returns the item's `Display` text.
    pub fn shown(item: impl fmt::Display) -> Self {
        Self::Text(item.to_string())
    }

    /// Returns a number.
    pub fn int(n: impl Into<i64>) -> Self {
        Self::Int(n.into())
    }

    /// Returns a list with one fact for each item.
    pub fn list<T>(items: impl IntoIterator<Item = T>, f: impl FnMut(T) -> Fact) -> Self {
        Self::List(items.into_iter().map(f).collect())
    }

    /// Returns a list of texts.
    pub fn texts<T: Into<String>>(items: impl IntoIterator<Item = T>) -> Self {
        Self::list(items, Self::text)
    }

    /// Returns a map of named facts.
    pub fn map(entries: impl IntoIterator<Item = (&'static str, Fact)>) -> Self {
        Self::Map(entries.into_iter().collect())
    }

    /// Returns a point as `[x, y]` in thousandths of an inch.
    pub fn point(p: table::Point) -> Self {
        Self::List(vec![Self::int(p.x), Self::int(p.y)])
    }

    /// Returns the fact of an item, or `Null` if there is no item.
    pub fn maybe<T>(item: Option<T>, f: impl FnOnce(T) -> Fact) -> Self {
        item.map_or(Self::Null, f)
    }

    /// Appends more named facts to a map. A fact that is no map stays as it is.
    #[must_use]
    pub fn with(mut self, more: impl IntoIterator<Item = (&'static str, Fact)>) -> Self {
        if let Self::Map(entries) = &mut self {
            entries.extend(more);
        }
        self
    }

    /// Appends the named facts of another map.
    #[must_use]
    pub fn and(self, more: Fact) -> Self {
        match more {
            Self::Map(entries) => self.with(entries),
            _ => self,
        }
    }

    /// Returns the named fact, if this is a map that has it.
    pub fn get(&self, name: &str) -> Option<&Fact> {
        match self {
            Self::Map(entries) => entries.iter().find(|(n, _)| *n == name).map(|(_, f)| f),
            _ => None,
        }
    }
}

/// A type that can be described as plain data.
pub trait Describe {
    /// Returns this value as a tree of facts.
    fn describe(&self) -> Fact;
}

/// Returns the facts of an event: its kind, then each named fact, in this order.
///
/// A fact is `name: value`, or `name` alone where a variable has that name. A value is anything that is
/// [`Describe`]; a name that is no identifier stands in quotes.
///
/// ```
/// let (hits, at) = (2_u8, table::Point { x: 500, y: 0 });
/// let fact = engine::facts!("hit", piece: "A", hits, at, "third-hit": false);
/// assert_eq!(fact.get("hits"), Some(&engine::Fact::int(2)));
/// assert_eq!(fact.get("at"), Some(&engine::Fact::point(at)));
/// ```
#[macro_export]
macro_rules! facts {
    (@name $name:ident) => { stringify!($name) };
    (@name $name:literal) => { $name };
    (@value $name:tt $value:expr) => { $crate::Describe::describe(&$value) };
    (@value $name:ident) => { $crate::Describe::describe(&$name) };
    ($kind:expr $(, $name:tt $(: $value:expr)?)* $(,)?) => {
        $crate::Fact::map([
            ("kind", $crate::Fact::text($kind))
            $(, ($crate::facts!(@name $name), $crate::facts!(@value $name $($value)?)))*
        ])
    };
}

/// Describes types by the text they display.
///
/// ```
/// struct Name(char);
/// impl std::fmt::Display for Name {
///     fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
///         write!(f, "{}", self.0)
///     }
/// }
/// engine::described_as_shown!(Name);
/// assert_eq!(engine::Describe::describe(&Name('A')), engine::Fact::text("A"));
/// ```
#[macro_export]
macro_rules! described_as_shown {
    ($($type:ty),+ $(,)?) => {
        $(impl $crate::Describe for $type {
            fn describe(&self) -> $crate::Fact {
                $crate::Fact::shown(self)
            }
        })+
    };
}
