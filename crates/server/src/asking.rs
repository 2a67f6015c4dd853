//! Asking: a terminal asks the doors of a server, one request at a time.

use axum::body::Body;
use axum::http::Request;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};

use crate::fault::Fault;
use crate::reminders::reach::Reach;

/// Most bytes of an answer: two letters, and what stands around them.
const MOST: usize = 256 * 1024;

/// Asks the doors of the server at one address.
pub struct Asking {
    /// The address of the doors, with a slash at its end.
    doors: String,
    reach: Reach,
    runtime: tokio::runtime::Runtime,
}

impl Asking {
    /// Makes ready to ask the server whose pages are at `root`, such as `https://arc.example/`.
    ///
    /// # Errors
    /// If the system has no certificates or no thread.
    pub fn new(root: &str) -> Result<Self, Fault> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| Fault::System("threads", error))?;
        // The address is the player's own choice, and may be that of a machine at home.
        Ok(Self { doors: format!("{}/api/", root.trim_end_matches('/')), reach: Reach::new(true)?, runtime })
    }

    /// Sends a line of JSON to a door, such as `rooms`, and returns the line of its answer.
    ///
    /// # Errors
    /// [`Fault::Silent`], if no server for rooms answers.
    pub fn ask(&self, door: &str, token: Option<&str>, line: &str) -> Result<String, Fault> {
        let silent = || Fault::Silent(self.doors.clone());
        let mut request =
            Request::post(format!("{}{door}", self.doors)).header(CONTENT_TYPE, "application/json");
        if let Some(token) = token {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        let request = request.body(Body::from(line.to_owned())).map_err(|_| silent())?;
        let (_, body) = self.runtime.block_on(self.reach.asked(request, MOST)).map_err(|_| silent())?;
        String::from_utf8(body).map_err(|_| silent())
    }
}
