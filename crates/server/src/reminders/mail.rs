//! E-mail: one letter to one address, over the server that the operator names.

use std::path::PathBuf;
use std::time::Duration;

use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::transport::smtp::authentication::Credentials;
use lettre::transport::smtp::extension::ClientId;
use lettre::{AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use rooms::Outcome;
use tokio::time::timeout;

use crate::fault::Fault;

/// Time for each answer of the server, and for the whole letter.
const ANSWER_TIME: Duration = Duration::from_secs(15);
const TIME: Duration = Duration::from_mins(1);
/// Codes by which a server says that there is no such address.
const UNKNOWN: [u16; 3] = [550, 551, 553];

/// Encryption of the connection to the server of e-mail.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Secure {
    /// From the first byte on (port 465).
    #[default]
    Tls,
    /// After a greeting in plain text, and never without (port 587).
    StartTls,
    /// Not at all, for a server on this machine (port 25).
    Plain,
}

/// The server that takes e-mail.
#[derive(Clone, Debug)]
pub struct Mail {
    /// Name of the host.
    pub host: String,
    /// Port; absent, the usual one.
    pub port: Option<u16>,
    /// Encryption of the connection.
    pub secure: Secure,
    /// Address that letters come from, such as `arc@example.org`.
    pub from: String,
    /// Name to log in with, and the file that holds the password.
    pub login: Option<(String, PathBuf)>,
}

/// Sends letters.
pub struct Post {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

impl Post {
    /// Makes ready to send; no connection is opened yet.
    ///
    /// # Errors
    /// [`Fault::Mail`].
    pub fn new(mail: &Mail, root: &str) -> Result<Self, Fault> {
        type Transport = AsyncSmtpTransport<Tokio1Executor>;
        let fault = |why: String| Fault::Mail(why);
        let from = mail
            .from
            .parse()
            .map_err(|error| fault(format!("{:?} is not an address: {error}", mail.from)))?;
        let mut builder = match mail.secure {
            Secure::Tls => Transport::relay(&mail.host),
            Secure::StartTls => Transport::starttls_relay(&mail.host),
            Secure::Plain => Ok(Transport::builder_dangerous(&mail.host)),
        }
        .map_err(|error| fault(format!("{} cannot be used: {error}", mail.host)))?;
        if let Some(port) = mail.port {
            builder = builder.port(port);
        }
        if let Some((name, file)) = &mail.login {
            if mail.secure == Secure::Plain {
                return Err(fault("a password is not sent without TLS".to_owned()));
            }
            let password = std::fs::read_to_string(file);
            let password = password.map_err(|error| fault(format!("{}: {error}", file.display())))?;
            builder = builder.credentials(Credentials::new(name.clone(), password.trim_end().to_owned()));
        }
        let name = super::reach::host(root);
        if !name.is_empty() {
            builder = builder.hello_name(ClientId::Domain(name));
        }
        Ok(Self { transport: builder.timeout(Some(ANSWER_TIME)).build(), from })
    }

    /// Tries once to send a text to an address.
    pub async fn send(&self, address: &str, subject: String, text: String) -> Outcome {
        let Ok(to) = address.parse::<lettre::Address>() else { return Outcome::Gone("it is not an address") };
        // So that no answering machine answers.
        let automatic =
            HeaderValue::new(HeaderName::new_from_ascii_str("Auto-Submitted"), "auto-generated".to_owned());
        let letter = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(subject)
            .raw_header(automatic)
            .header(ContentType::TEXT_PLAIN)
            .body(text);
        let Ok(letter) = letter else { return Outcome::Gone("it is not an address") };
        match timeout(TIME, self.transport.send(letter)).await {
            Ok(Ok(_)) => Outcome::Sent,
            Ok(Err(error)) => {
                let code = error.status().map(u16::from).unwrap_or_default();
                if UNKNOWN.contains(&code) {
                    Outcome::Gone("there is no such address")
                } else {
                    Outcome::Failed
                }
            }
            Err(_) => Outcome::Failed,
        }
    }
}
