//! Words of reminders: fixed sentences with the name of the game, the number of the decision and the address of the room.
//!
//! No text of a player is in them, so that nobody can use a server to send messages of one's own. The address has no token.

use std::collections::BTreeMap;

use rooms::{Reminder, ReminderReason};
use serde_json::json;
use shelf::Shelf;

/// Words of reminders of one server.
pub struct Words {
    /// Titles of games by their names.
    games: BTreeMap<&'static str, &'static str>,
    /// URL of the server, without a slash at its end.
    root: String,
}

impl Words {
    /// Takes the titles of games from the shelf.
    pub fn new(shelf: &Shelf, root: &str) -> Self {
        Self { games: shelf.iter().map(|game| (game.id(), game.title())).collect(), root: root.to_owned() }
    }

    fn game(&self, reminder: &Reminder) -> &'static str {
        self.games.get(reminder.game.as_str()).copied().unwrap_or("Firing Arc")
    }

    /// Returns the address of the room.
    fn link(&self, reminder: &Reminder) -> String {
        format!("{}/#/room/{}", self.root, reminder.room())
    }

    /// Returns what is said in one sentence, without an address.
    pub fn subject(&self, reminder: &Reminder) -> String {
        match reminder.what {
            ReminderReason::Begins => format!("Your order is awaited: {}", self.game(reminder)),
            ReminderReason::Left => format!("A quarter of your time is left: {}", self.game(reminder)),
            ReminderReason::Code => "Your code for reminders".to_owned(),
        }
    }

    /// Returns the text for a chat.
    pub fn text(&self, reminder: &Reminder) -> String {
        format!("{}, decision {}. {}", self.subject(reminder), reminder.decision, self.link(reminder))
    }

    /// Returns the text of an e-mail.
    pub fn letter(&self, reminder: &Reminder) -> String {
        if let Some(code) = &reminder.code {
            return format!(
                "Somebody asked for reminders to this address, in a battle of Firing Arc.\n\n\
                 To have them, type this code in the room: {code}\n\n\
                 If it was not you, do nothing: nothing more is sent.\n"
            );
        }
        format!(
            "{}, decision {}.\n\n{}\n\nOpen the room in the browser in which you play. To end these reminders, \
             remove the address there.\n",
            self.subject(reminder),
            reminder.decision,
            self.link(reminder)
        )
    }

    /// Returns what a browser is pushed; its own page knows the words.
    pub fn payload(&self, reminder: &Reminder) -> String {
        let what = match reminder.what {
            ReminderReason::Left => "left",
            ReminderReason::Begins | ReminderReason::Code => "begins",
        };
        let (room, game) = (reminder.room(), self.game(reminder));
        json!({"room": room, "what": what, "game": game, "decision": reminder.decision}).to_string()
    }
}
