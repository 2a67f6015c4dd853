//! Places: how many connections or sockets there may be, in all and from one address.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use metrics::gauge;

use crate::asker::Asker;

/// Places that are taken and given back.
#[derive(Clone)]
pub struct Places {
    /// The measure that tells how many are taken.
    measure: &'static str,
    most: usize,
    most_each: usize,
    taken: Arc<Mutex<Taken>>,
}

#[derive(Default)]
struct Taken {
    all: usize,
    each: BTreeMap<IpAddr, usize>,
}

/// A place that is free again when it is dropped.
pub struct Place {
    from: IpAddr,
    of: Places,
}

impl Places {
    /// Makes `most` places, of which one address may take `most_each`.
    pub fn new(measure: &'static str, most: usize, most_each: usize) -> Self {
        Self { measure, most, most_each, taken: Arc::default() }
    }

    /// Takes a place, if there is one.
    pub fn take(&self, asker: Asker) -> Option<Place> {
        let from = asker.counted();
        let mut taken = self.taken();
        if taken.all >= self.most || taken.each.get(&from).is_some_and(|count| *count >= self.most_each) {
            return None;
        }
        taken.all += 1;
        *taken.each.entry(from).or_default() += 1;
        gauge!(self.measure).set(taken.all as f64);
        drop(taken);
        Some(Place { from, of: self.clone() })
    }

    fn taken(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.of.taken();
        taken.all -= 1;
        if let Some(count) = taken.each.get_mut(&self.from) {
            *count -= 1;
            if *count == 0 {
                taken.each.remove(&self.from);
            }
        }
        gauge!(self.of.measure).set(taken.all as f64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::SocketAddr;

    #[test]
    fn an_address_and_all_together_have_only_so_many_places() {
        let places = Places::new("test", 3, 2);
        let from = |text: &str| places.take(Asker::direct(text.parse::<SocketAddr>().unwrap()));
        let (first, second) = (from("10.0.0.1:1"), from("10.0.0.1:2"));
        assert!(first.is_some() && second.is_some());
        assert!(from("10.0.0.1:3").is_none(), "an address has two");
        let other = from("10.0.0.2:1");
        assert!(other.is_some());
        assert!(from("10.0.0.3:1").is_none(), "there are three in all");
        drop(first);
        assert!(from("10.0.0.1:4").is_some());
        drop((second, other));
        assert!(places.taken().each.is_empty(), "nothing is left behind");
    }
}
