//! Hosts that the server answers to, and the origins whose pages may write.
//!
//! A page of a stranger can make a browser ask for any address, and a stranger's name can be led to this machine. So a request
//! must name a host of the list, and a page that writes must be of the host that it asks.

use std::collections::BTreeSet;

use axum::http::header::{HOST, HeaderMap, ORIGIN};
use axum::http::uri::{Authority, Uri};

use crate::fault::Fault;

const LOOPBACK: [&str; 3] = ["localhost", "127.0.0.1", "[::1]"];

/// Names that the server answers to.
#[derive(Clone, Debug)]
pub struct Hosts {
    names: BTreeSet<String>,
    /// The origin of the public URL.
    public: Option<String>,
}

impl Hosts {
    /// Reads the names and the public URL; loopback names are always among them.
    ///
    /// # Errors
    /// [`Fault::Host`] and [`Fault::Public`].
    pub fn new(names: &[String], public: Option<&str>) -> Result<Self, Fault> {
        let mut known: BTreeSet<String> = LOOPBACK.iter().map(|name| (*name).to_owned()).collect();
        for name in names {
            let authority = name.parse::<Authority>().ok();
            let sound = authority.filter(|read| read.host() == name && sound(name));
            known.insert(sound.ok_or_else(|| Fault::Host(name.clone()))?.host().to_ascii_lowercase());
        }
        let public = public.map(origin).transpose()?;
        if let Some(name) = public.as_deref().and_then(authority_of).map(|(_, read)| read) {
            known.insert(name.host().to_owned());
        }
        Ok(Self { names: known, public })
    }

    /// Returns the host that a request names, with its port, if the server answers to it.
    pub fn named(&self, uri: &Uri, headers: &HeaderMap) -> Option<Authority> {
        let mut hosts = headers.get_all(HOST).iter();
        let (host, None) = (hosts.next()?, hosts.next()) else { return None };
        let host: Authority = host.to_str().ok()?.parse().ok()?;
        let agrees = uri.authority().is_none_or(|other| other == &host);
        let known = self.names.contains(&host.host().to_ascii_lowercase());
        (agrees && known && !host.as_str().contains('@')).then_some(host)
    }

    /// Returns `true` if a page of the request's origin may write: it comes from the host it asks, or from the public URL.
    /// Programs send no origin, and may.
    pub fn may_write(&self, host: &Authority, headers: &HeaderMap) -> bool {
        let mut origins = headers.get_all(ORIGIN).iter();
        let Some(origin) = origins.next() else { return true };
        if origins.next().is_some() {
            return false;
        }
        let Ok(origin) = origin.to_str() else { return false };
        let origin = origin.to_ascii_lowercase();
        if self.public.as_ref() == Some(&origin) {
            return true;
        }
        authority_of(&origin).is_some_and(|(scheme, from)| {
            let port = |of: &Authority| of.port_u16().unwrap_or(if scheme == "https" { 443 } else { 80 });
            from.host().eq_ignore_ascii_case(host.host()) && port(&from) == port(host)
        })
    }
}

fn sound(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-[]:".contains(&byte))
}

/// Splits an origin into its scheme and authority; none if it is more than an origin.
fn authority_of(origin: &str) -> Option<(&str, Authority)> {
    let (scheme, rest) = origin.split_once("://")?;
    let authority: Authority = rest.parse().ok()?;
    let plain = matches!(scheme, "http" | "https") && !rest.contains('@') && !authority.host().is_empty();
    plain.then_some((scheme, authority))
}

fn origin(public: &str) -> Result<String, Fault> {
    let bad = || Fault::Public(public.to_owned());
    let origin = public.strip_suffix('/').unwrap_or(public).to_ascii_lowercase();
    let (scheme, authority) = authority_of(&origin).ok_or_else(bad)?;
    if !sound(authority.host()) {
        return Err(bad());
    }
    // Browsers leave the usual port out of an origin.
    let usual = if scheme == "https" { 443 } else { 80 };
    if authority.port_u16() == Some(usual) {
        return Ok(format!("{scheme}://{}", authority.host()));
    }
    Ok(origin)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hosts() -> Hosts {
        Hosts::new(&["Arc.example".to_owned()], Some("https://play.example:443/")).unwrap()
    }

    fn headers(lines: &[(&'static str, &str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(*name, value.parse().unwrap());
        }
        headers
    }

    #[test]
    fn a_host_of_the_list_is_answered_at_any_port_and_no_other_is() {
        let named = |host: &str| hosts().named(&Uri::from_static("/"), &headers(&[("host", host)])).is_some();
        for good in
            ["localhost", "127.0.0.1:4173", "[::1]:80", "arc.example", "ARC.EXAMPLE:8080", "play.example"]
        {
            assert!(named(good), "{good}");
        }
        for bad in [
            "",
            "evil.example",
            "arc.example.evil.example",
            "arc.example@evil.example",
            "x@arc.example",
            "arc.example/",
            "127.0.0.2",
            "0.0.0.0",
        ] {
            assert!(!named(bad), "{bad}");
        }
    }

    #[test]
    fn two_hosts_or_none_are_refused_and_so_is_a_target_elsewhere() {
        let root = Uri::from_static("/");
        assert!(hosts().named(&root, &headers(&[])).is_none());
        let two = headers(&[("host", "localhost"), ("host", "localhost")]);
        assert!(hosts().named(&root, &two).is_none());
        let one = headers(&[("host", "localhost")]);
        assert!(hosts().named(&Uri::from_static("http://evil.example/"), &one).is_none());
        assert!(hosts().named(&Uri::from_static("http://localhost/"), &one).is_some());
    }

    #[test]
    fn a_page_of_another_origin_writes_nothing() {
        let may = |host: &str, origin: &str| {
            hosts().may_write(&host.parse().unwrap(), &headers(&[("origin", origin)]))
        };
        assert!(may("localhost:4173", "http://localhost:4173"));
        assert!(may("arc.example", "https://arc.example"));
        assert!(may("localhost:4173", "https://play.example"), "a proxy may ask by another name");
        for (host, origin) in [
            ("localhost:4173", "http://localhost:5000"),
            ("localhost:4173", "http://localhost"),
            ("localhost:4173", "null"),
            ("localhost:4173", "http://play.example"),
            ("arc.example", "http://arc.example.evil"),
            ("arc.example", "file://arc.example"),
            ("arc.example", "http://x@arc.example"),
            ("arc.example", ""),
        ] {
            assert!(!may(host, origin), "{origin} writes to {host}");
        }
        assert!(hosts().may_write(&"localhost".parse().unwrap(), &headers(&[])), "programs have no origin");
    }

    #[test]
    fn what_is_no_name_and_no_public_url_is_refused() {
        for bad in ["", "http://arc.example", "arc.example:80", "arc.example/", "a b", "x@y", "*"] {
            assert!(Hosts::new(&[bad.to_owned()], None).is_err(), "{bad}");
        }
        for bad in
            ["", "arc.example", "ftp://arc.example", "https://", "https://arc.example/path", "https://x@y"]
        {
            assert!(Hosts::new(&[], Some(bad)).is_err(), "{bad}");
        }
        assert_eq!(hosts().public.as_deref(), Some("https://play.example"), "the usual port is left out");
    }
}
