//! A server process that the crowd starts, measures, kills, and starts again with the same files.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// Longest time in which a server must end: ten seconds for running requests, three for those it cuts off, and two to
/// spare.
const LONGEST_STOP: Duration = Duration::from_secs(15);

/// A `firing-arc serve` with rooms, in a folder that is deleted with this value.
pub struct Host {
    program: PathBuf,
    folder: tempfile::TempDir,
    /// Flags for every start.
    flags: Vec<String>,
    /// Its address, the same after every start.
    pub address: SocketAddr,
    child: Child,
}

impl Host {
    /// Starts a server with empty rooms at a free port of this machine, with more flags.
    ///
    /// It trusts `X-Forwarded-For`, so that each person of the crowd has another address, as behind a proxy.
    ///
    /// # Errors
    /// If the program cannot be started, or ends before it prints its address.
    pub async fn start(program: &Path, flags: &[String]) -> Result<Self> {
        let folder = tempfile::tempdir().context("a folder for the rooms")?;
        std::fs::create_dir(folder.path().join("client"))?;
        std::fs::write(folder.path().join("client/index.html"), "<!doctype html><title>Rooms</title>")?;
        let any = SocketAddr::from(([127, 0, 0, 1], 0));
        let (child, address) = begin(program, folder.path(), any, flags).await?;
        Ok(Self { program: program.to_owned(), folder, flags: flags.to_vec(), address, child })
    }

    /// Kills the server with SIGKILL at any moment, and starts it again with the same files.
    ///
    /// # Errors
    /// If it does not start.
    pub async fn kill_and_start(&mut self) -> Result<()> {
        self.child.kill().await?;
        self.start_again().await
    }

    /// Returns the folder of the server's rooms.
    #[must_use]
    pub fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// Copies the rooms with `firing-arc backup`, whether the server runs or not.
    ///
    /// # Errors
    /// If the program cannot be started, or refuses; then its message.
    pub async fn back_up(&self, to: &Path) -> Result<()> {
        let mut command = Command::new(&self.program);
        command.arg("backup").arg("--data").arg(self.data()).arg(to).stdin(Stdio::null());
        let done = command.output().await?;
        ensure!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        Ok(())
    }

    /// Ends the server with SIGTERM, and waits until it has ended.
    ///
    /// # Errors
    /// If it does not end, or reports a failure.
    pub async fn end(&mut self) -> Result<()> {
        let process = self.child.id().context("the server runs")?;
        let told = Command::new("kill").args(["-TERM", &process.to_string()]).status().await?;
        ensure!(told.success(), "the signal is not sent");
        let ended = tokio::time::timeout(LONGEST_STOP, self.child.wait()).await;
        let ended = ended.context("the server does not end")??;
        ensure!(ended.success(), "the server ended badly: {ended}");
        Ok(())
    }

    /// Replaces the rooms by a copy, as `docs/serve.md` describes. The server must have ended.
    ///
    /// # Errors
    /// If the files cannot be moved.
    pub fn restore(&self, copy: &Path) -> Result<()> {
        let away = self.folder.path().join("away");
        std::fs::create_dir(&away)?;
        for name in ["rooms.db", "rooms.db-wal", "rooms.db-shm"] {
            let file = self.data().join(name);
            if file.exists() {
                std::fs::rename(&file, away.join(name))?;
            }
        }
        std::fs::copy(copy, self.data().join("rooms.db"))?;
        Ok(())
    }

    /// Starts a server again that has ended, with the same files.
    ///
    /// # Errors
    /// If it does not start.
    pub async fn start_again(&mut self) -> Result<()> {
        let (child, address) = begin(&self.program, self.folder.path(), self.address, &self.flags).await?;
        (self.child, self.address) = (child, address);
        Ok(())
    }

    /// Tries to start a server with the same files and another key, and returns its message.
    ///
    /// # Errors
    /// If it starts.
    pub async fn refuses_another_key(&self) -> Result<String> {
        let mut command = Command::new(&self.program);
        command
            .args(["serve", "--address", "127.0.0.1:0", "--client"])
            .arg(self.folder.path().join("client"));
        command.arg("--data").arg(self.data()).arg("--key").arg(self.folder.path().join("other.key"));
        command.stdin(Stdio::null()).kill_on_drop(true);
        let done = tokio::time::timeout(LONGEST_STOP, command.output()).await;
        let done = done.context("the server starts with another key")??;
        ensure!(!done.status.success(), "the server starts with another key");
        Ok(String::from_utf8_lossy(&done.stderr).into_owned())
    }

    /// Returns the bytes of memory of the process, from the system; `None` on systems that do not report it.
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
        let data = std::fs::read_dir(self.data());
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
