//! Plain data of the numbers, texts, lengths and lists that events are made of.

use table::{Heading, Length, Point};

use super::{Describe, Fact};
use crate::Side;

macro_rules! numbers {
    ($($number:ty)+) => {
        $(impl Describe for $number {
            fn describe(&self) -> Fact {
                Fact::int(*self)
            }
        })+
    };
}

numbers!(u8 u16 u32 i8 i16 i32);

impl Describe for bool {
    fn describe(&self) -> Fact {
        Fact::Bool(*self)
    }
}

impl Describe for char {
    fn describe(&self) -> Fact {
        Fact::text(*self)
    }
}

impl Describe for str {
    fn describe(&self) -> Fact {
        Fact::text(self)
    }
}

impl Describe for String {
    fn describe(&self) -> Fact {
        Fact::text(self.as_str())
    }
}

impl Describe for Fact {
    fn describe(&self) -> Fact {
        self.clone()
    }
}

/// A point as `[x, y]` in thousandths of an inch.
impl Describe for Point {
    fn describe(&self) -> Fact {
        Fact::point(*self)
    }
}

/// A length in thousandths of an inch.
impl Describe for Length {
    fn describe(&self) -> Fact {
        Fact::int(self.in_thousandths())
    }
}

/// A heading in whole degrees.
impl Describe for Heading {
    fn describe(&self) -> Fact {
        Fact::int(self.degrees())
    }
}

/// A side by its number, from 1.
impl Describe for Side {
    fn describe(&self) -> Fact {
        Fact::int(self.number())
    }
}

impl<T: Describe + ?Sized> Describe for &T {
    fn describe(&self) -> Fact {
        (**self).describe()
    }
}

/// The item's fact, or `Null` without an item.
impl<T: Describe> Describe for Option<T> {
    fn describe(&self) -> Fact {
        self.as_ref().map_or(Fact::Null, Describe::describe)
    }
}

impl<T: Describe> Describe for [T] {
    fn describe(&self) -> Fact {
        Fact::list(self, Describe::describe)
    }
}

impl<T: Describe, const N: usize> Describe for [T; N] {
    fn describe(&self) -> Fact {
        self.as_slice().describe()
    }
}

impl<T: Describe> Describe for Vec<T> {
    fn describe(&self) -> Fact {
        self.as_slice().describe()
    }
}
