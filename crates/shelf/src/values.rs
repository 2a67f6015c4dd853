//! A serde deserializer for the values of a TOML file. It compiles to less code for each type than `toml`'s own, which
//! every bundle of the browser would carry.

use std::fmt;
use std::ops::Range;

use serde::de::value::BorrowedStrDeserializer;
use serde::de::{
    self, Deserialize, DeserializeSeed, Deserializer, Error as _, MapAccess, SeqAccess, Unexpected, Visitor,
};
use serde::forward_to_deserialize_any;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A fault of a value: serde's message, and the place in the text.
#[derive(Debug)]
pub(crate) struct Fault(Box<(String, Option<Range<usize>>)>);

impl Fault {
    /// Returns serde's message.
    pub(crate) fn message(&self) -> &str {
        self.0.0.trim()
    }

    /// Returns the byte range in the text; `0..0` if the place is unknown.
    pub(crate) fn span(&self) -> Range<usize> {
        self.0.1.clone().unwrap_or(0..0)
    }

    /// Sets the place, unless a closer one is known.
    fn within(mut self, span: Range<usize>) -> Self {
        self.0.1.get_or_insert(span);
        self
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message())
    }
}

impl std::error::Error for Fault {}

impl de::Error for Fault {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self(Box::new((message.to_string(), None)))
    }
}

/// Deserializes a parsed file.
pub(crate) fn read<'de, T: Deserialize<'de>>(file: &'de Spanned<DeTable<'de>>) -> Result<T, Fault> {
    T::deserialize(File(file.get_ref())).map_err(|fault| fault.within(file.span()))
}

/// A whole file.
struct File<'de>(&'de DeTable<'de>);

impl<'de> Deserializer<'de> for File<'de> {
    type Error = Fault;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_map(Entries::of(self.0))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

/// A value of the file.
#[derive(Clone, Copy)]
struct Node<'de>(&'de Spanned<DeValue<'de>>);

/// A number as parsed.
enum Number {
    Signed(i64),
    Unsigned(u64),
    Decimal(f64),
}

impl<'de> Node<'de> {
    /// Returns the number in this value; `None` if it is no number or too large.
    fn number(self) -> Option<Number> {
        match self.0.get_ref() {
            DeValue::Integer(n) => match i64::from_str_radix(n.as_str(), n.radix()) {
                Ok(n) => Some(Number::Signed(n)),
                Err(_) => u64::from_str_radix(n.as_str(), n.radix()).ok().map(Number::Unsigned),
            },
            DeValue::Float(n) => {
                let number = n.as_str().parse::<f64>().ok();
                number
                    .filter(|of| of.is_finite() || !n.as_str().contains(|c: char| c.is_ascii_digit()))
                    .map(Number::Decimal)
            }
            _ => None,
        }
    }

    /// Returns this value in serde's terms, for a fault.
    fn standing(self) -> Unexpected<'de> {
        match (self.0.get_ref(), self.number()) {
            (_, Some(Number::Signed(n))) => Unexpected::Signed(n),
            (_, Some(Number::Unsigned(n))) => Unexpected::Unsigned(n),
            (_, Some(Number::Decimal(n))) => Unexpected::Float(n),
            (DeValue::Integer(n), None) => Unexpected::Other(n.as_str()),
            (DeValue::Float(n), None) => Unexpected::Other(n.as_str()),
            (DeValue::String(text), None) => Unexpected::Str(text),
            (DeValue::Boolean(yes), None) => Unexpected::Bool(*yes),
            (DeValue::Datetime(_), None) => Unexpected::Other("a date or a time"),
            (DeValue::Array(_), None) => Unexpected::Seq,
            (DeValue::Table(_), None) => Unexpected::Map,
        }
    }

    /// Returns the fault that this value has another type than `right`.
    fn wrong(self, right: &dyn de::Expected) -> Fault {
        Fault::invalid_type(self.standing(), right)
    }
}

/// Deserializes numbers: TOML has one notation for all of these types.
macro_rules! numbers {
    ($($name:ident)*) => {$(
        fn $name<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
            match self.number() {
                Some(Number::Signed(n)) => visitor.visit_i64(n),
                Some(Number::Unsigned(n)) => visitor.visit_u64(n),
                Some(Number::Decimal(n)) => visitor.visit_f64(n),
                None => Err(self.wrong(&visitor)),
            }
        }
    )*};
}

impl<'de> Deserializer<'de> for Node<'de> {
    type Error = Fault;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.0.get_ref() {
            DeValue::String(_) => self.deserialize_str(visitor),
            DeValue::Boolean(_) => self.deserialize_bool(visitor),
            DeValue::Array(_) => self.deserialize_seq(visitor),
            DeValue::Table(_) => self.deserialize_map(visitor),
            DeValue::Integer(_) | DeValue::Float(_) | DeValue::Datetime(_) => self.deserialize_f64(visitor),
        }
    }

    numbers! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_u8 deserialize_u16 deserialize_u32
        deserialize_u64 deserialize_f32 deserialize_f64
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        let DeValue::Boolean(yes) = self.0.get_ref() else { return Err(self.wrong(&visitor)) };
        visitor.visit_bool(*yes)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        let DeValue::String(text) = self.0.get_ref() else { return Err(self.wrong(&visitor)) };
        visitor.visit_borrowed_str(text)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        let DeValue::Array(list) = self.0.get_ref() else { return Err(self.wrong(&visitor)) };
        visitor.visit_seq(Elements(list.iter()))
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        let DeValue::Table(table) = self.0.get_ref() else { return Err(self.wrong(&visitor)) };
        visitor.visit_map(Entries::of(table))
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        let DeValue::String(text) = self.0.get_ref() else { return Err(self.wrong(&"a string")) };
        visitor.visit_enum(key(text))
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_str(visitor)
    }

    forward_to_deserialize_any! {
        i128 u128 char bytes byte_buf unit unit_struct tuple tuple_struct identifier ignored_any
    }
}

/// Returns a key as a deserializer.
fn key(name: &str) -> BorrowedStrDeserializer<'_, Fault> {
    BorrowedStrDeserializer::new(name)
}

/// The values of a list, in order.
struct Elements<'de>(std::slice::Iter<'de, Spanned<DeValue<'de>>>);

impl<'de> SeqAccess<'de> for Elements<'de> {
    type Error = Fault;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Fault> {
        let Some(value) = self.0.next() else { return Ok(None) };
        seed.deserialize(Node(value)).map(Some).map_err(|fault| fault.within(value.span()))
    }
}

/// The entries of a table.
struct Entries<'de> {
    rest: toml::map::Iter<'de, Spanned<std::borrow::Cow<'de, str>>, Spanned<DeValue<'de>>>,
    value: Option<&'de Spanned<DeValue<'de>>>,
}

impl<'de> Entries<'de> {
    fn of(table: &'de DeTable<'de>) -> Self {
        Self { rest: table.iter(), value: None }
    }
}

impl<'de> MapAccess<'de> for Entries<'de> {
    type Error = Fault;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Fault> {
        let Some((name, value)) = self.rest.next() else { return Ok(None) };
        self.value = Some(value);
        seed.deserialize(key(name.get_ref())).map(Some).map_err(|fault| fault.within(name.span()))
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Fault> {
        let value = self.value.take().ok_or_else(|| Fault::custom("a value without its key"))?;
        seed.deserialize(Node(value)).map_err(|fault| fault.within(value.span()))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Deserialize;
    use serde::de::DeserializeOwned;

    use super::*;

    #[derive(Debug, Deserialize)]
    struct Size {
        #[expect(dead_code, reason = "what is read is not looked at")]
        width: u8,
    }

    #[derive(Debug, Deserialize)]
    #[serde(untagged)]
    #[expect(dead_code, reason = "what is read is not looked at")]
    enum Either {
        Number(u8),
        Text(String),
    }

    /// Returns the message for a text that does not fit the type, and the part of the text at fault.
    fn fault<T: DeserializeOwned + fmt::Debug>(text: &str) -> String {
        let file = DeTable::parse(text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
        let fault = read::<T>(&file).expect_err("a fault");
        format!("{}, at {}", fault.message(), &text[fault.span()])
    }

    #[test]
    fn a_fault_says_what_stands_where_and_what_is_expected() {
        type Texts = BTreeMap<String, String>;
        type Numbers = BTreeMap<String, u8>;
        type Lists = BTreeMap<String, Vec<u8>>;
        for (found, said) in [
            (fault::<Texts>("a = 3"), "invalid type: integer `3`, expected a string, at 3"),
            (
                fault::<Texts>("a = 1979-05-27"),
                "invalid type: a date or a time, expected a string, at 1979-05-27",
            ),
            (fault::<Numbers>("a = 0x1ff"), "invalid value: integer `511`, expected u8, at 0x1ff"),
            (fault::<Numbers>("a = \"b\""), "invalid type: string \"b\", expected u8, at \"b\""),
            (fault::<Numbers>("a = 1e999"), "invalid type: 1e999, expected u8, at 1e999"),
            (fault::<Lists>("a = [1, -1]"), "invalid value: integer `-1`, expected u8, at -1"),
            (
                fault::<BTreeMap<String, Size>>("a = [6, 4]"),
                "invalid type: sequence, expected struct Size, at [6, 4]",
            ),
            (
                fault::<BTreeMap<String, Either>>("a = [6]"),
                "data did not match any variant of untagged enum Either, at [6]",
            ),
            (fault::<Lists>("a = {}"), "invalid type: map, expected a sequence, at {}"),
        ] {
            assert_eq!(found, said);
        }
        let large = "99999999999999999999";
        let said = format!("invalid type: {large}, expected u8, at {large}");
        assert_eq!(fault::<Numbers>(&format!("a = {large}")), said);
    }

    #[test]
    fn values_are_read_as_they_stand() {
        let text = "whole = 0xff\nlarge = 18446744073709551615\nparts = { list = [1, 2], half = 0.5, none = nan }\nyes = true\n";
        let file = DeTable::parse(text).unwrap_or_else(|fault| panic!("{fault}"));
        let table = read::<toml::Table>(&file);
        assert!(table.is_err(), "a number that TOML's own values cannot hold");
        let text = text.replace("large", "#");
        let file = DeTable::parse(&text).unwrap_or_else(|fault| panic!("{fault}"));
        let table = read::<toml::Table>(&file).unwrap_or_else(|fault| panic!("{fault}"));
        assert_eq!(table.to_string(), text.parse::<toml::Table>().unwrap_or_default().to_string());
        assert_eq!(table["parts"]["list"][1].as_integer(), Some(2));
    }
}
