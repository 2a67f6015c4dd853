//! Rates: how many requests an address may send.

use std::net::IpAddr;
use std::num::NonZeroU32;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::asker::Asker;

/// A bucket of requests for each address.
pub struct Rates {
    limiter: DefaultKeyedRateLimiter<IpAddr>,
    clock: DefaultClock,
}

impl Rates {
    /// Allows `burst` requests in a row and `rate` a second; at least one of each.
    pub fn new(rate: u32, burst: u32) -> Self {
        let quota = Quota::per_second(NonZeroU32::new(rate).unwrap_or(NonZeroU32::MIN));
        let quota = quota.allow_burst(NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN));
        Self { limiter: RateLimiter::keyed(quota), clock: DefaultClock::default() }
    }

    /// Counts a request; if it comes too soon, returns in how many milliseconds to try again.
    pub fn too_soon(&self, asker: Asker) -> Option<u64> {
        let refused = self.limiter.check_key(&asker.counted()).err()?;
        Some(refused.wait_time_from(self.clock.now()).as_millis() as u64 + 1)
    }

    /// Forgets addresses whose bucket is full again.
    pub fn sweep(&self) {
        self.limiter.retain_recent();
        self.limiter.shrink_to_fit();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::SocketAddr;

    #[test]
    fn an_address_that_floods_waits_and_others_do_not() {
        let rates = Rates::new(1, 3);
        let asker = |text: &str| Asker::direct(text.parse::<SocketAddr>().unwrap());
        let flood: Vec<bool> = (0..5).map(|_| rates.too_soon(asker("10.0.0.1:1")).is_some()).collect();
        assert_eq!(flood, [false, false, false, true, true]);
        let again = rates.too_soon(asker("10.0.0.1:2")).unwrap();
        assert!((1..=1001).contains(&again), "{again}");
        assert_eq!(rates.too_soon(asker("10.0.0.2:1")), None);
    }
}
