//! `firing-arc serve`: the browser client and rooms for everybody who reaches this machine. `firing-arc backup` copies
//! the rooms.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use server::{Form, Keeping, Level, Mail, Reminders, Secure, Settings};
use shelf::Shelf;

use crate::catalogue;
use crate::screen::Screen;
use crate::visible::{visible_line, warn};

/// `firing-arc serve`
#[derive(Debug, Args)]
pub struct Serve {
    /// The address to listen on; 0.0.0.0:4173 accepts connections from other machines
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:4173")]
    address: SocketAddr,
    /// A host name of the server, in addition to localhost; may be repeated
    #[arg(long = "host", value_name = "NAME")]
    hosts: Vec<String>,
    /// The folder of the built client
    #[arg(long, value_name = "DIR", default_value = "web/dist")]
    client: PathBuf,
    /// Folder for the rooms of battles between people; without it the server has no rooms
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The key file that encrypts the rooms; created if missing [default: rooms.key in the folder of --data]
    #[arg(long, value_name = "FILE", requires = "data")]
    key: Option<PathBuf>,
    /// Memory for rooms in use, in MiB; the least recently used rooms are unloaded, and loaded again when needed
    #[arg(long, value_name = "MIB", default_value_t = 256, value_parser = clap::value_parser!(u32).range(1..=1_000_000), requires = "data")]
    rooms_memory: u32,
    /// Most rooms that one address may make in an hour; raise it for a club whose members share an address
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=1_000_000), requires = "data")]
    rooms_an_hour: u32,
    /// Days to keep a room after its battle has ended; "never" keeps it for ever
    #[arg(long, value_name = "DAYS", default_value = "365", value_parser = days, requires = "data")]
    keep_finished: Days,
    /// Days to keep a room whose battle has not begun; "never" keeps it for ever
    #[arg(long, value_name = "DAYS", default_value = "30", value_parser = days, requires = "data")]
    keep_waiting: Days,
    #[command(flatten)]
    remind: Remind,
    /// Serve metrics for Prometheus on this loopback address
    #[arg(long, value_name = "ADDRESS:PORT")]
    metrics: Option<SocketAddr>,
    /// The server's public URL, if it is behind a proxy
    #[arg(long, value_name = "URL")]
    public: Option<String>,
    /// Take the client's address from the proxy: the last one in X-Forwarded-For
    #[arg(long)]
    behind_proxy: bool,
    /// Most connections that are open at once
    #[arg(long, value_name = "N", default_value_t = 4096)]
    connections: usize,
    /// Format of the server log on standard error
    #[arg(long, default_value = "text")]
    log: Log,
    /// Least severe level in the server log
    #[arg(long, default_value = "info", value_name = "LEVEL")]
    log_level: Much,
    /// End when the standard input ends
    #[arg(long, hide = true)]
    until_input_ends: bool,
}

/// A number of days, or none for all time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Days(Option<u32>);

/// Reads a number of days, or `never`.
fn days(text: &str) -> Result<Days, String> {
    if text == "never" {
        return Ok(Days(None));
    }
    let days = text.parse().ok().filter(|days| (1..=36_500).contains(days));
    days.map(|days| Days(Some(days))).ok_or_else(|| catalogue::DAYS_OR_NEVER.to_owned())
}

/// Reminders to people who are away.
#[derive(Debug, Args)]
struct Remind {
    /// Send reminders to people who are away and must write an order, by these means; may be repeated
    #[arg(long = "remind", value_name = "MEANS", value_delimiter = ',', requires = "data")]
    means: Vec<Means>,
    /// The server for outgoing e-mail
    #[arg(long, value_name = "HOST[:PORT]", required_if_eq("means", "mail"))]
    mail_server: Option<String>,
    /// The sender's address of e-mail
    #[arg(long, value_name = "ADDRESS", required_if_eq("means", "mail"))]
    mail_from: Option<String>,
    /// The encryption of the connection to the mail server
    #[arg(long, value_name = "HOW", default_value = "tls")]
    mail_secure: How,
    /// The login name at the mail server
    #[arg(long, value_name = "NAME", requires = "mail_password")]
    mail_login: Option<String>,
    /// The file with the password of --mail-login
    #[arg(long, value_name = "FILE", requires = "mail_login")]
    mail_password: Option<PathBuf>,
    /// Also send reminders to private addresses and without TLS, for webhooks in your own network
    #[arg(long = "remind-private")]
    private: bool,
}

/// The means of a reminder.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Means {
    /// Messages to browsers, by their push services
    Push,
    /// Webhooks of chat servers
    Webhook,
    /// E-mail
    Mail,
}

/// The encryption of a connection.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum How {
    /// TLS from the first byte, port 465
    Tls,
    /// TLS after a greeting, port 587
    Starttls,
    /// No encryption, port 25
    None,
}

/// `firing-arc backup`
#[derive(Debug, Args)]
pub struct Backup {
    /// The folder in which the server keeps rooms
    #[arg(long, value_name = "DIR")]
    data: PathBuf,
    /// The file to write, which must not exist
    to: PathBuf,
}

/// The format of the server log.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Log {
    Text,
    Json,
}

/// Least severe level in the server log.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Much {
    Error,
    Warn,
    Info,
    Debug,
}

impl Much {
    const fn level(self) -> Level {
        match self {
            Self::Error => Level::ERROR,
            Self::Warn => Level::WARN,
            Self::Info => Level::INFO,
            Self::Debug => Level::DEBUG,
        }
    }
}

impl Serve {
    /// Returns how rooms are kept in a folder.
    fn keeping(&self, data: PathBuf) -> Keeping {
        let rooms = server::RoomSettings {
            awake_bytes: self.rooms_memory as usize * 1024 * 1024,
            rooms_an_hour: self.rooms_an_hour,
            retention: server::Retention::days(self.keep_finished.0, self.keep_waiting.0),
            ..server::RoomSettings::default()
        };
        Keeping { data, key: self.key.clone(), rooms }
    }
}

impl Remind {
    /// Returns the settings of reminders; the key of pushes lies beside the key of the rooms.
    fn settings(&self, keeping: Option<&Keeping>) -> anyhow::Result<Reminders> {
        let by = |means: Means| self.means.contains(&means);
        let push = keeping.map(Keeping::push_key).filter(|_| by(Means::Push));
        let mail = self.mail().transpose()?.filter(|_| by(Means::Mail));
        Ok(Reminders { push, webhooks: by(Means::Webhook), mail, private: self.private })
    }

    fn mail(&self) -> Option<anyhow::Result<Mail>> {
        let (server, from) = self.mail_server.as_ref().zip(self.mail_from.clone())?;
        let (host, port) = match server.rsplit_once(':') {
            Some((host, port)) => match port.parse() {
                Ok(port) => (host, Some(port)),
                Err(_) => return Some(Err(anyhow::anyhow!("{}", catalogue::not_a_port(port)))),
            },
            None => (server.as_str(), None),
        };
        let secure = match self.mail_secure {
            How::Tls => Secure::Tls,
            How::Starttls => Secure::StartTls,
            How::None => Secure::Plain,
        };
        let login = self.mail_login.clone().zip(self.mail_password.clone());
        Some(Ok(Mail { host: host.to_owned(), port, secure, from, login }))
    }
}

/// Serves until the program is asked to end.
pub fn run(shelf: &Shelf, args: &Serve, screen: &mut Screen) -> anyhow::Result<()> {
    let form = match args.log {
        Log::Text => Form::Text,
        Log::Json => Form::Json,
    };
    server::begin_log(form, args.log_level.level());
    let keeping = args.data.clone().map(|data| args.keeping(data));
    let settings = Settings {
        reminders: args.remind.settings(keeping.as_ref())?,
        hosts: args.hosts.clone(),
        keeping,
        metrics: args.metrics,
        public: args.public.clone(),
        proxied: args.behind_proxy,
        until_input_ends: args.until_input_ends,
        bounds: server::Bounds { connections: args.connections, ..server::Bounds::default() },
        ..Settings::local(args.address, args.client.clone())
    };
    if args.public.is_some() && !args.behind_proxy {
        warn(catalogue::PUBLIC_WITHOUT_PROXY);
    }
    if !args.remind.means.is_empty() && args.public.is_none() {
        warn(catalogue::REMIND_WITHOUT_PUBLIC);
    }
    server::run(settings, shelf, |address| {
        // The output fails only if nobody reads it, and then nobody needs the address.
        let _ = screen.line(&told(address)).and_then(|()| screen.flush());
    })?;
    Ok(())
}

/// Copies the rooms of a server to a new file.
pub fn backup(args: &Backup, screen: &mut Screen) -> anyhow::Result<()> {
    server::backup(&args.data, &args.to)?;
    let to = args.to.display().to_string();
    screen.line(&catalogue::rooms_copied(visible_line(&to)))
}

/// Returns the line with the server's address.
fn told(address: SocketAddr) -> String {
    let whom = if address.ip().is_loopback() { catalogue::ON_THIS_MACHINE } else { "" };
    catalogue::server_runs(whom, address)
}
