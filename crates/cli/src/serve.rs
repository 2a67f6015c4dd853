//! `firing-arc serve`: the browser client and rooms for everybody who reaches this machine. `firing-arc backup` copies
//! the rooms.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use server::{Form, Keeping, Level, Mail, Reminders, Secure, Settings};
use shelf::Shelf;

use crate::screen::Screen;
use crate::visible::{visible_line, warn};

/// `firing-arc serve`
#[derive(Debug, Args)]
pub struct Serve {
    /// The address to listen on; 0.0.0.0:4173 answers other machines too
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:4173")]
    address: SocketAddr,
    /// A name by which browsers reach the server, besides those of this machine; may be repeated
    #[arg(long = "host", value_name = "NAME")]
    hosts: Vec<String>,
    /// The folder of the built client
    #[arg(long, value_name = "DIR", default_value = "web/dist")]
    client: PathBuf,
    /// Keep rooms for battles between people in this folder; without it there are no rooms
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The file of the key that encrypts the rooms; made when it is missing [default: rooms.key in that folder]
    #[arg(long, value_name = "FILE", requires = "data")]
    key: Option<PathBuf>,
    #[command(flatten)]
    remind: Remind,
    /// Serve metrics for Prometheus on this loopback address
    #[arg(long, value_name = "ADDRESS:PORT")]
    metrics: Option<SocketAddr>,
    /// The URL by which people reach the server, if it is behind a proxy
    #[arg(long, value_name = "URL")]
    public: Option<String>,
    /// Trust the proxy's address of the client (the last one of X-Forwarded-For)
    #[arg(long)]
    behind_proxy: bool,
    /// Connections that may be open at once
    #[arg(long, value_name = "N", default_value_t = 4096)]
    connections: usize,
    /// The form of the journal on standard error
    #[arg(long, default_value = "text")]
    log: Log,
    /// The lowest level that the journal writes
    #[arg(long, default_value = "info", value_name = "LEVEL")]
    log_level: Much,
    /// End when the standard input ends
    #[arg(long, hide = true)]
    until_input_ends: bool,
}

/// Reminders to people who are away.
#[derive(Debug, Args)]
struct Remind {
    /// Remind people who are away that their order is awaited, by these means; may be repeated
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
    /// The file with the password for that name
    #[arg(long, value_name = "FILE", requires = "mail_login")]
    mail_password: Option<PathBuf>,
    /// Send reminders also to private addresses and without TLS, for webhooks in your own network
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
    /// From the first byte on, at port 465
    Tls,
    /// After a greeting, at port 587
    Starttls,
    /// None, at port 25
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

/// The form of the journal.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Log {
    Text,
    Json,
}

/// The lowest level that the journal writes.
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
                Err(_) => return Some(Err(anyhow::anyhow!("--mail-server: {port:?} is not a port"))),
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
    server::begin_journal(form, args.log_level.level());
    let keeping = args.data.clone().map(|data| Keeping { data, key: args.key.clone() });
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
        warn("--public without --behind-proxy: all clients of a proxy count as one address");
    }
    if !args.remind.means.is_empty() && args.public.is_none() {
        warn("--remind without --public: the links in reminders point to the listening address");
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
    screen.line(&format!(
        "The rooms are copied to {}. Keep the key file too, in another place.",
        visible_line(&to)
    ))
}

/// Returns the line with the server's address.
fn told(address: SocketAddr) -> String {
    let whom = if address.ip().is_loopback() { " on this machine only" } else { "" };
    format!("Firing Arc is served{whom}. Ctrl+C ends it.\nhttp://{address}/")
}
