//! A server of its own: a process that is begun, measured, killed, and begun again over the same files.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context, Result, bail};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// A `firing-arc serve` with rooms, in a folder that goes when this value goes.
pub struct Host {
    program: PathBuf,
    folder: tempfile::TempDir,
    /// Flags of every start.
    flags: Vec<String>,
    /// The address it answers at, the same after every start.
    pub address: SocketAddr,
    child: Child,
}

impl Host {
    /// Starts a server with empty rooms at a free port of this machine, with further flags.
    ///
    /// It believes `X-Forwarded-For`, so that each person of the crowd comes from an address of their own, as through a proxy.
    ///
    /// # Errors
    /// If the program cannot be started, or ends before it says its address.
    pub async fn start(program: &Path, flags: &[String]) -> Result<Self> {
        let folder = tempfile::tempdir().context("a folder for the rooms")?;
        std::fs::create_dir(folder.path().join("client"))?;
        std::fs::write(folder.path().join("client/index.html"), "<!doctype html><title>Rooms</title>")?;
        let any = SocketAddr::from(([127, 0, 0, 1], 0));
        let (child, address) = begin(program, folder.path(), any, flags).await?;
        Ok(Self { program: program.to_owned(), folder, flags: flags.to_vec(), address, child })
    }

    /// Kills the server with SIGKILL in whatever it is doing, and starts it again over the same files.
    ///
    /// # Errors
    /// If it does not come up again.
    pub async fn kill_and_start(&mut self) -> Result<()> {
        self.child.kill().await?;
        let (child, address) = begin(&self.program, self.folder.path(), self.address, &self.flags).await?;
        (self.child, self.address) = (child, address);
        Ok(())
    }

    /// Returns the bytes of memory that the process holds, from the system; none on systems without it.
    #[must_use]
    pub fn memory(&self) -> Option<u64> {
        let process = Path::new("/proc").join(self.child.id()?.to_string());
        let status = std::fs::read_to_string(process.join("status")).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? * 1024)
    }

    /// Returns the bytes of the rooms on the disk.
    #[must_use]
    pub fn disk(&self) -> u64 {
        let data = std::fs::read_dir(self.folder.path().join("data"));
        data.into_iter().flatten().flatten().filter_map(|file| Some(file.metadata().ok()?.len())).sum()
    }
}

async fn begin(
    program: &Path,
    folder: &Path,
    address: SocketAddr,
    flags: &[String],
) -> Result<(Child, SocketAddr)> {
    let mut command = Command::new(program);
    command.args(["serve", "--behind-proxy", "--connections", "20000", "--log-level", "warn"]);
    command.arg("--address").arg(address.to_string());
    command.arg("--client").arg(folder.join("client")).arg("--data").arg(folder.join("data"));
    command.args(flags);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).kill_on_drop(true);
    let mut child = command.spawn().with_context(|| format!("{} is not started", program.display()))?;
    let out = child.stdout.take().context("the server's output")?;
    let mut lines = BufReader::new(out).lines();
    while let Some(line) = lines.next_line().await? {
        let address = line.strip_prefix("http://").and_then(|rest| rest.trim_end_matches('/').parse().ok());
        if let Some(address) = address {
            return Ok((child, address));
        }
    }
    bail!("the server ended before it said its address: {:?}", child.wait().await?)
}
