//! Scenarios of the shelf, and the claims about them.

/// A scenario of the shelf: its file, and the claim about its balance.
///
/// ```
/// use shelf::{Form, ScenarioFile};
///
/// const SCENARIOS: &[ScenarioFile] = &[
///     ScenarioFile::new("duel", "title = …").even().starter("Move and fire."),
///     ScenarioFile::new("convoy", "title = …").book("convoy-even"),
/// ];
/// assert_eq!(SCENARIOS[1].form, Form::Book { even: "convoy-even" });
/// ```
#[derive(Clone, Copy, Debug)]
pub struct ScenarioFile {
    /// The id, which is the file name.
    pub id: &'static str,
    /// The whole file.
    pub text: &'static str,
    /// The claim about its balance, and for whom it is.
    pub form: Form,
    /// The one idea that it teaches, in a line, if it belongs to the game's starter set; the set is in order of
    /// difficulty.
    pub teaches: Option<&'static str>,
}

/// The claim about a scenario's balance, and for whom it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Nothing is claimed about its balance.
    Plain,
    /// Both sides win about equally often, and few battles are drawn.
    Even,
    /// Kept as it was printed or first published, although one side wins, or nobody does, too often.
    Book {
        /// The id of the even form beside it.
        even: &'static str,
    },
    /// A set-up for counting and measuring; doors do not offer it to players.
    Measure,
}

impl Form {
    /// Returns the id of the even form beside a book form.
    pub const fn beside(self) -> Option<&'static str> {
        match self {
            Self::Book { even } => Some(even),
            _ => None,
        }
    }

    /// Returns the form's name, such as `book`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Even => "even",
            Self::Book { .. } => "book",
            Self::Measure => "measure",
        }
    }
}

impl ScenarioFile {
    /// Returns a scenario of which nothing is claimed.
    pub const fn new(id: &'static str, text: &'static str) -> Self {
        Self { id, text, form: Form::Plain, teaches: None }
    }

    /// Returns the scenario as an even one.
    #[must_use]
    pub const fn even(self) -> Self {
        Self { form: Form::Even, ..self }
    }

    /// Returns the scenario as a book form, with the id of the even form beside it.
    #[must_use]
    pub const fn book(self, even: &'static str) -> Self {
        Self { form: Form::Book { even }, ..self }
    }

    /// Returns the scenario as a set-up for measuring.
    #[must_use]
    pub const fn measure(self) -> Self {
        Self { form: Form::Measure, ..self }
    }

    /// Returns the scenario as one of the starter set, with the idea that it teaches.
    #[must_use]
    pub const fn starter(self, teaches: &'static str) -> Self {
        Self { teaches: Some(teaches), ..self }
    }
}
