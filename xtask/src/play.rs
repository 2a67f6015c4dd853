//! `cargo xtask play`: builds everything out of date, serves the client locally and opens it. The page opens as
//! soon as battles can be played; the bundles of the Lab screen are built after that.

use crate::house::House;
use crate::run::{self, Progress};
use crate::{browser, needs, wasm, web};
use anyhow::{Context, Result, bail};
use std::io::ErrorKind;
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const PORT: u16 = 4173;
const PORTS_TRIED: u16 = 20;

const STARTING: Duration = Duration::from_secs(20);
const AN_ANSWER: Duration = Duration::from_millis(500);

/// The choices of the command line.
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

/// Builds, serves and opens the client; returns when the server has ended.
pub fn play(house: &House, wish: &Wish) -> Result<()> {
    // Reserving the port first reports a taken one before the long build.
    let listener = listen(wish.port)?;
    build(house, wish.rebuild)?;
    let address = listener.local_addr()?;
    drop(listener);
    let mut server = Served::start(house, address)?;
    server.wait_until_it_answers(address)?;
    if !wish.closed {
        browser::show(&format!("http://{address}/"));
    }
    if let Err(error) = labs(house, wish.rebuild) {
        eprintln!("The Lab could not be built; everything else can be played.\n{error:#}");
    }
    server.wait()
}

/// A running `firing-arc serve`. It ends when its standard input closes, so it does not outlive this program.
struct Served(Child);

impl Served {
    fn start(house: &House, address: SocketAddr) -> Result<Self> {
        let mut serve = Command::new(house.quick_program());
        serve.args(["serve", "--until-input-ends", "--log-level", "warn", "--address", &address.to_string()]);
        // Each port has its own rooms, so that two servers can run at once.
        let rooms = house.target.join(format!("rooms-{}", address.port()));
        serve.arg("--client").arg(house.dist()).arg("--data").arg(rooms).stdin(Stdio::piped());
        let child = serve.spawn().with_context(|| format!("cannot start `{}`", run::shown(&serve)))?;
        Ok(Self(child))
    }

    /// Waits until the server accepts connections.
    fn wait_until_it_answers(&mut self, address: SocketAddr) -> Result<()> {
        let began = Instant::now();
        while TcpStream::connect_timeout(&address, AN_ANSWER).is_err() {
            if let Some(status) = self.0.try_wait()? {
                bail!("the server ended at once, with {status}");
            }
            if began.elapsed() > STARTING {
                bail!("the server does not answer at {address}");
            }
            std::thread::sleep(AN_ANSWER / 10);
        }
        Ok(())
    }

    fn wait(mut self) -> Result<()> {
        // `wait` would close the server's standard input, which would end the server.
        let input = self.0.stdin.take();
        let status = self.0.wait()?;
        drop(input);
        if status.success() { Ok(()) } else { bail!("the server ended with {status}") }
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // The server may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Builds everything that play needs: the server, the tables' engines, npm's packages and the page.
fn build(house: &House, rebuild: bool) -> Result<()> {
    let mut server = Command::new("cargo");
    // An up-to-date build takes a moment; otherwise Cargo shows its progress.
    server.current_dir(&house.root).args(["build", "--quiet", "--locked", "--bin", "firing-arc"]);
    let wasm = rebuild || !wasm::is_fresh(house, &wasm::TABLE)?;
    let packages = rebuild || !web::packages(house)?.is_kept(&[]);
    let page = wasm || packages || !web::page(house)?.is_kept(&[house.dist().join("index.html")]);
    let mut progress = Progress::new(usize::from(wasm) + usize::from(packages) + 1 + usize::from(page));
    progress.step("the server: cargo build");
    run::open(&mut server)?;
    if !page {
        return Ok(());
    }
    needs::node()?;
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

/// Builds the labs and adds them to the page that is being served.
fn labs(house: &House, rebuild: bool) -> Result<()> {
    if !rebuild && wasm::is_fresh(house, &wasm::LAB)? {
        return Ok(());
    }
    println!("\nThe Lab is being built; until then its screen says so.");
    wasm::build_sort(house, &wasm::LAB, rebuild)?;
    web::add(house)?;
    println!("\nThe Lab is built. Load the page again to use it.");
    Ok(())
}

/// Listens on the requested port only, or else on the first free one.
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
