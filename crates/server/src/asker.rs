//! Askers: from which address a request comes, what is counted by it, and how much of it is written down.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::http::HeaderMap;

/// The address of whoever sent a request.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Asker(IpAddr);

impl Asker {
    /// Reads the address that a connection comes from, or that the proxy before it names last.
    ///
    /// A proxy adds to the right of `X-Forwarded-For`; all that stands left of it a stranger may have written.
    pub fn of(peer: SocketAddr, headers: &HeaderMap, proxied: bool) -> Self {
        let last = headers.get_all("x-forwarded-for").iter().next_back().filter(|_| proxied);
        let named = last.and_then(|line| line.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        named.map_or_else(|| Self::direct(peer), |address: IpAddr| Self(address.to_canonical()))
    }

    /// Returns the address that a connection comes from.
    pub fn direct(peer: SocketAddr) -> Self {
        Self(peer.ip().to_canonical())
    }

    /// Returns what limits are counted by: an address of version 4, or the network of one of version 6, which has more
    /// addresses than can be counted.
    pub fn counted(self) -> IpAddr {
        match self.0 {
            IpAddr::V4(_) => self.0,
            IpAddr::V6(six) => IpAddr::V6(Ipv6Addr::from_bits(six.to_bits() >> 64 << 64)),
        }
    }
}

impl fmt::Display for Asker {
    /// Writes the network of the address, without the part that tells people apart.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            IpAddr::V4(four) => {
                write!(f, "{}/24", Ipv4Addr::from_bits(four.to_bits() >> 8 << 8))
            }
            IpAddr::V6(six) => write!(f, "{}/48", Ipv6Addr::from_bits(six.to_bits() >> 80 << 80)),
        }
    }
}

impl fmt::Debug for Asker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asker(peer: &str, forwarded: &[&str], proxied: bool) -> Asker {
        let mut headers = HeaderMap::new();
        for line in forwarded {
            headers.append("x-forwarded-for", line.parse().unwrap());
        }
        Asker::of(SocketAddr::new(peer.parse().unwrap(), 80), &headers, proxied)
    }

    #[test]
    fn only_the_last_word_of_a_proxy_is_believed() {
        assert_eq!(asker("10.0.0.1", &["9.9.9.9"], false).counted().to_string(), "10.0.0.1");
        assert_eq!(asker("127.0.0.1", &["1.1.1.1, 9.9.9.9"], true).counted().to_string(), "9.9.9.9");
        assert_eq!(asker("127.0.0.1", &["1.1.1.1", "2.2.2.2"], true).counted().to_string(), "2.2.2.2");
        for nonsense in ["", "unknown", "1.1.1.1,", "1.1.1.1, x"] {
            assert_eq!(
                asker("127.0.0.1", &[nonsense], true).counted().to_string(),
                "127.0.0.1",
                "{nonsense}"
            );
        }
    }

    #[test]
    fn an_address_is_never_written_in_full() {
        assert_eq!(asker("192.0.2.77", &[], false).to_string(), "192.0.2.0/24");
        assert_eq!(asker("::ffff:192.0.2.77", &[], false).to_string(), "192.0.2.0/24");
        assert_eq!(asker("2001:db8:1:2:3:4:5:6", &[], false).to_string(), "2001:db8:1::/48");
        assert_eq!(format!("{:?}", asker("192.0.2.77", &[], false)), "192.0.2.0/24");
    }

    #[test]
    fn a_network_of_version_6_counts_as_one() {
        let (one, other) = (asker("2001:db8:1:2:3::1", &[], false), asker("2001:db8:1:2:4::2", &[], false));
        assert_eq!(one.counted(), other.counted());
    }
}
