//! `cargo xtask play`: builds what is out of date, serves it here and opens it. The page opens as soon as battles can be played;
//! what the Lab screen needs besides is built behind it.

use crate::house::House;
use crate::run::Progress;
use crate::serve::{self, Site};
use crate::{browser, needs, wasm, web};
use anyhow::{Context, Result, bail};
use std::io::ErrorKind;
use std::net::{Ipv4Addr, TcpListener};

const PORT: u16 = 4173;
const PORTS_TRIED: u16 = 20;

/// What was asked for on the command line.
#[derive(Debug, Default, PartialEq)]
pub struct Wish {
    pub port: Option<u16>,
    pub closed: bool,
    pub rebuild: bool,
}

impl Wish {
    pub fn read(flags: &[String]) -> Result<Self> {
        let mut wish = Self::default();
        let mut flags = flags.iter();
        while let Some(flag) = flags.next() {
            let (name, inline) = match flag.split_once('=') {
                Some((name, value)) => (name, Some(value.to_owned())),
                None => (flag.as_str(), None),
            };
            match name {
                "--no-open" if inline.is_none() => wish.closed = true,
                "--rebuild" if inline.is_none() => wish.rebuild = true,
                "--port" => {
                    let value = inline.or_else(|| flags.next().cloned()).context("--port needs a number")?;
                    let port = value.parse().ok().filter(|port| *port != 0);
                    wish.port = Some(port.with_context(|| format!("--port {value}: a port is 1 to 65535"))?);
                }
                _ => bail!("`play` knows --port N, --no-open and --rebuild, not `{flag}`"),
            }
        }
        Ok(wish)
    }
}

/// Builds, serves and opens; comes back only with an error.
pub fn play(house: &House, wish: &Wish) -> Result<()> {
    // A port that cannot be had is said before the long part, and held through it.
    let listener = listen(wish.port)?;
    build(house, wish.rebuild)?;
    let port = listener.local_addr()?.port();
    let address = format!("http://127.0.0.1:{port}/");
    if !wish.closed {
        browser::show(&address);
    }
    println!("\nFiring Arc is served on this machine only. Ctrl+C ends it.\n{address}");
    let site = Site::new(house.dist());
    std::thread::scope(|scope| {
        scope.spawn(|| {
            if let Err(error) = labs(house, wish.rebuild) {
                eprintln!("The Lab could not be built; everything else can be played.\n{error:#}");
            }
        });
        serve::forever(&listener, &site);
    });
    Ok(())
}

/// Builds what the tables need: their engines, npm's packages and the page.
fn build(house: &House, rebuild: bool) -> Result<()> {
    let wasm = rebuild || !wasm::is_fresh(house, &wasm::TABLE)?;
    let packages = rebuild || !web::packages(house)?.is_kept(&[]);
    let page = wasm || packages || !web::page(house)?.is_kept(&[house.dist().join("index.html")]);
    if !page {
        return Ok(());
    }
    needs::node()?;
    let mut progress = Progress::new(usize::from(wasm) + usize::from(packages) + 1);
    if wasm {
        progress.step("the rules, as wasm");
        wasm::build_sort(house, &wasm::TABLE, rebuild)?;
    }
    if packages {
        progress.step("the client's packages: npm ci");
        web::install(house)?;
    }
    progress.step("the client: vite build");
    web::build(house)
}

/// Builds the labs and puts them into the page that is being served.
fn labs(house: &House, rebuild: bool) -> Result<()> {
    if !rebuild && wasm::is_fresh(house, &wasm::LAB)? {
        return Ok(());
    }
    println!("\nThe Lab is built meanwhile; its screen says when it is not there yet.");
    wasm::build_sort(house, &wasm::LAB, rebuild)?;
    web::add(house)?;
    println!("\nThe Lab is built. Load the page again to use it.");
    Ok(())
}

/// The port asked for and no other, or the first free one.
fn listen(wanted: Option<u16>) -> Result<TcpListener> {
    let tries = if wanted.is_some() { 1 } else { PORTS_TRIED };
    let first = wanted.unwrap_or(PORT);
    for port in (first..=u16::MAX).take(tries.into()) {
        match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
            Ok(listener) => return Ok(listener),
            Err(error) if error.kind() == ErrorKind::AddrInUse && wanted.is_none() => {
                println!("Port {port} is taken; trying the next.");
            }
            Err(error) if error.kind() == ErrorKind::AddrInUse => {
                bail!("port {port} is taken by another program. Name another, or leave --port out.")
            }
            Err(error) => return Err(error).with_context(|| format!("cannot listen on port {port}")),
        }
    }
    bail!("ports {first} to {} are all taken. Name a free one with --port.", first + tries - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wish(text: &str) -> Result<Wish> {
        Wish::read(&text.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn a_wish_is_read_and_an_unknown_one_is_refused() {
        assert_eq!(wish("").unwrap(), Wish::default());
        assert_eq!(
            wish("--port 80 --no-open").unwrap(),
            Wish { port: Some(80), closed: true, rebuild: false }
        );
        assert_eq!(
            wish("--port=4000 --rebuild").unwrap(),
            Wish { port: Some(4000), closed: false, rebuild: true }
        );
        for bad in ["--port", "--port 0", "--port 70000", "--port x", "--open", "--rebuild=1"] {
            assert!(wish(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_named_port_that_is_taken_is_not_replaced() {
        let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let port = taken.local_addr().unwrap().port();
        let refusal = listen(Some(port)).unwrap_err().to_string();
        assert!(refusal.contains(&format!("port {port} is taken")), "{refusal}");
    }
}
