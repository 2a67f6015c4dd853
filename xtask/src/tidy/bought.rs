//! Checks that other people's crates are allowed: `deny.toml` accepts the licence, source and name of every package of
//! the lock file.
//!
//! `cargo deny` checks this and more, but takes minutes to build. This check takes a second.

use crate::house::House;
use crate::run;
use anyhow::{Context, Result};
use serde_json::Value;
use std::collections::BTreeSet;
use std::process::Command;
use toml::Table;

/// The only registry that packages may come from.
const REGISTRY: &str = "github.com/rust-lang/crates.io-index";

/// The rules of `deny.toml`.
struct Allowed {
    licences: BTreeSet<String>,
    denied: BTreeSet<String>,
}

impl Allowed {
    fn read(text: &str) -> Result<Self> {
        let file: Table = text.parse().context("deny.toml")?;
        let list =
            |section: &str, key: &str| file.get(section).and_then(|it| it.get(key)?.as_array().cloned());
        let licences = list("licenses", "allow").context("deny.toml allows no licences")?;
        let denied = list("bans", "deny").context("deny.toml denies no crates")?;
        Ok(Self {
            licences: licences.iter().filter_map(|one| Some(one.as_str()?.to_owned())).collect(),
            denied: denied.iter().filter_map(|one| Some(one.get("crate")?.as_str()?.to_owned())).collect(),
        })
    }
}

/// Asks cargo for every package of the lock file, on all platforms and with all features, and returns the faults.
pub fn check(house: &House) -> Result<Vec<String>> {
    let allowed = Allowed::read(&std::fs::read_to_string(house.root.join("deny.toml"))?)?;
    let mut metadata = Command::new("cargo");
    metadata.current_dir(&house.root);
    metadata.args(["metadata", "--format-version", "1", "--locked", "--all-features"]);
    let told: Value = serde_json::from_str(&run::read(&mut metadata)?).context("cargo metadata")?;
    let packages = told["packages"].as_array().context("cargo metadata tells no packages")?;
    Ok(packages.iter().flat_map(|package| faults(package, &allowed)).collect())
}

/// Returns the faults of a package.
fn faults(package: &Value, allowed: &Allowed) -> Vec<String> {
    let text = |field: &str| package[field].as_str().unwrap_or_default();
    let named = format!("{} {}", text("name"), text("version"));
    let mut faults = Vec::new();
    let Some(source) = package["source"].as_str() else {
        // One of the house: what it asks for is looked at.
        let asked = package["dependencies"].as_array().map_or(&[][..], Vec::as_slice);
        let wild = asked.iter().filter(|one| one["req"] == "*" && one["path"].is_null());
        let wild = wild.filter_map(|one| one["name"].as_str());
        return wild.map(|name| format!("{named}: {name} has a wildcard for its version")).collect();
    };
    if !source.contains(REGISTRY) {
        faults.push(format!("{named} comes from {source}"));
    }
    if allowed.denied.contains(text("name")) {
        faults.push(format!("{named} is denied"));
    }
    let licence = text("license");
    if !stands(licence, &allowed.licences) {
        faults.push(format!("{named}: the licence \"{licence}\" is not allowed"));
    }
    faults
}

/// Returns `true` if a licence expression can be satisfied by allowed licences alone. An exception adds rights, so it
/// changes nothing.
fn stands(expression: &str, allowed: &BTreeSet<String>) -> bool {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let mut words = spaced.split_whitespace().peekable();
    let stands = either(&mut words, allowed);
    stands && words.next().is_none()
}

type Words<'a> = std::iter::Peekable<std::str::SplitWhitespace<'a>>;

fn either(words: &mut Words<'_>, allowed: &BTreeSet<String>) -> bool {
    let mut stands = both(words, allowed);
    while words.next_if_eq(&"OR").is_some() {
        stands |= both(words, allowed);
    }
    stands
}

fn both(words: &mut Words<'_>, allowed: &BTreeSet<String>) -> bool {
    let mut stands = one(words, allowed);
    while words.next_if_eq(&"AND").is_some() {
        stands &= one(words, allowed);
    }
    stands
}

fn one(words: &mut Words<'_>, allowed: &BTreeSet<String>) -> bool {
    let stands = match words.next() {
        Some("(") => either(words, allowed) && words.next() == Some(")"),
        Some(name) => allowed.contains(name),
        None => false,
    };
    if words.next_if_eq(&"WITH").is_some() {
        words.next();
    }
    stands
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const DENY: &str =
        "[licenses]\nallow = [\"MIT\", \"ISC\"]\n[bans]\ndeny = [{ crate = \"openssl\", reason = \"x\" }]\n";

    #[test]
    fn an_expression_of_licences_stands_if_one_way_through_it_does() {
        let allowed = Allowed::read(DENY).unwrap().licences;
        for good in
            ["MIT", "MIT OR GPL-3.0", "GPL-3.0/MIT", "MIT AND ISC", "(GPL-3.0 OR ISC) AND MIT", "MIT WITH X"]
        {
            assert!(stands(good, &allowed), "{good}");
        }
        for bad in [
            "",
            "GPL-3.0",
            "MIT AND GPL-3.0",
            "MIT GPL-3.0",
            "(MIT",
            "MIT AND",
            "(GPL-3.0 OR ISC) AND GPL-3.0",
            ")",
        ] {
            assert!(!stands(bad, &allowed), "{bad}");
        }
    }

    #[test]
    fn a_package_is_refused_by_its_name_its_source_and_its_licence() {
        let allowed = Allowed::read(DENY).unwrap();
        let of = |name: &str, source: &str, licence: &str| {
            let package = json!({"name": name, "version": "1.0.0", "source": source, "license": licence});
            faults(&package, &allowed).len()
        };
        let registry = format!("registry+https://{REGISTRY}");
        assert_eq!(of("serde", &registry, "MIT"), 0);
        assert_eq!(of("openssl", &registry, "MIT"), 1);
        assert_eq!(of("serde", "git+https://example.org/x", "MIT"), 1);
        assert_eq!(of("serde", &registry, "AGPL-3.0"), 1);
        assert_eq!(of("openssl", "git+https://example.org/x", ""), 3);
        let own = json!({"name": "own", "version": "0.1.0", "source": null, "dependencies": [
            {"name": "wild", "req": "*"}, {"name": "near", "req": "*", "path": "/x"}, {"name": "tame", "req": "^1"}]});
        assert_eq!(faults(&own, &allowed), ["own 0.1.0: wild has a wildcard for its version"]);
    }
}
